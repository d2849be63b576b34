"""Chess, all its rules: the ground on which Nuclear Chess stands."""
