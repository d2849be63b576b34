// Places in the browser's history. Each entry has its place and its number.
import { say } from "./page.say.js";

export const place = () => history.state?.place ?? "";

const BEYOND = { game: ["setup", "editor"], library: ["game"], setup: ["editor"], editor: ["setup"] };
const kindOf = (where) => where.split("=")[0];
let numberShown = history.state?.at ?? 0; // number of the history entry shown on the page
let goesBack = false; // true while the browser returns there

// A browser may refuse, for instance after too many calls: then its buttons lead elsewhere, and the page goes on.
function notePlace(how, state) {
  try {
    history[how](state, "", location.pathname + location.search);
  } catch {
    // The history stays unchanged.
  }
}

// Back leads home from a game or a set-up; from a set-up or an editor to the screen before it; and from a game to the
// library in which it was chosen.
export function leave(where) {
  const at = history.state?.at ?? numberShown + 1;
  const pushes = where && (!place() || BEYOND[kindOf(place())]?.includes(kindOf(where)));
  if (location.hash) notePlace("replaceState", history.state);
  if (pushes) {
    if (history.state?.at !== at) notePlace("replaceState", { place: place(), at });
    notePlace("pushState", { place: where, at: at + 1 });
  } else if (where !== place() || history.state?.at !== at) notePlace("replaceState", { place: where, at });
  numberShown = history.state?.at ?? at;
}

// Back and Forward close a dialog before they leave the screen under it.
export function onPopState() {
  if (goesBack || location.hash) goesBack = false;
  else if (closesDialog()) stay();
  else say("back", { place: place() });
}

function closesDialog() {
  const dialog = document.querySelector("[role=dialog]");
  if (dialog) say("key", { key: "Escape", spot: "", typing: false });
  return dialog && !dialog.isConnected;
}

function stay() {
  const steps = numberShown - (history.state?.at ?? numberShown - 1);
  goesBack = steps !== 0;
  if (goesBack) history.go(steps); // 0 would reload the page
}
