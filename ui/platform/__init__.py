"""One thin module a browser facility: the only place that imports `js` or `pyscript`."""
