// Keyboard focus before and after drawing.
let opener = null; // the element with the focus before the dialog

export function focusBefore() {
  const dialog = document.querySelector("[role=dialog]");
  const stop = stopsOf(dialog).indexOf(document.activeElement);
  return { dialog, stop, screen: screenShown(), place: placeOf(document.activeElement), waited: dialog && !firstOf(dialog) };
}

export function focusAfter({ dialog: before, stop, screen, place, waited }) {
  const dialog = document.querySelector("[role=dialog]");
  if (dialog && dialog !== before) {
    if (!before) opener = place;
    const first = firstOf(dialog) ?? dialog.querySelector("button");
    first.focus();
    first.select?.(); // input replaces it
  } else if (dialog && waited && firstOf(dialog)) {
    firstOf(dialog).focus();
  } else if (before && !dialog) {
    refocus(before.contains(place.element) ? opener : place, screen);
  } else if (dialog && !canHaveFocus(place.element)) {
    (stopsOf(dialog)[stop] ?? stopsOf(dialog).at(-1))?.focus();
  } else if (!dialog && place.element !== document.body) {
    refocus(place, screen);
  }
}

const screenShown = () => document.querySelector(".screen")?.className;
// The first focus in a dialog: not a link to the rules, and nothing while something is being made there.
const firstOf = (dialog) => dialog.querySelector(".dialog-body :is(input:not([readonly]), select, button:not(.clause))");
// The tab stops of a dialog. If the focused element is gone, the focus moves to its replacement.
const stopsOf = (dialog) => [...(dialog?.querySelectorAll("a[href], button:not(:disabled), input, select, summary, iframe") ?? [])];
const canHaveFocus = (element) => element?.isConnected && element !== document.body && !element.disabled;

// The focused element and its place: in a group of buttons, or in a card of a list.
function placeOf(element) {
  const card = element.closest(".card");
  const group = card?.parentElement ?? element.closest("[role=group]");
  const rows = group ? [...group.children] : [];
  return { element, group, card, row: rows.indexOf(card ?? element) };
}

// Keep the focus. If its element is gone, it moves to the replacement in the group, to the button of the same command, or
// else to the board; on a new screen it moves to the heading.
function refocus(place, screen) {
  const stays = screenShown() === screen;
  if (stays && canHaveFocus(place.element)) {
    if (document.activeElement !== place.element) place.element.focus({ preventScroll: true });
    return;
  }
  const next = stays ? nextInGroup(place) ?? document.querySelector(".proposed .primary") ?? document.querySelector('.grid [tabindex="0"]') : null;
  (next ?? document.querySelector(".screen h1"))?.focus({ preventScroll: !next?.closest(".card") });
}

function nextInGroup({ group, card, row }) {
  if (!group?.isConnected) return null;
  const rows = [...group.children].map((child) => (card ? child.querySelector("button:not(:disabled)") : child));
  return [...rows.slice(row), ...rows.slice(0, row).reverse()].find((each) => each?.matches("button:not(:disabled)"));
}
