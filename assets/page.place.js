// The places that the browser's back button leads to.

export const place = () => history.state?.place ?? "";

const BEYOND = { game: ["setup", "editor"], setup: ["editor"], editor: ["setup"] };
const kindOf = (where) => where.split("=")[0];

// Back leads home from a game or a set-up, and from a set-up or an editor to what was left for it.
export function leave(where) {
  const here = location.pathname + location.search;
  const pushes = where && (!place() || BEYOND[kindOf(place())]?.includes(kindOf(where)));
  if (location.hash) history.replaceState(history.state, "", here);
  if (pushes) history.pushState({ place: where }, "", here);
  else if (where !== place()) history.replaceState(where ? { place: where } : null, "", here);
}
