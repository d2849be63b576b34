// Who has the focus, before and after something new is drawn.
let opener = null; // what had the focus before the dialog came

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
    first.select?.(); // what is typed takes its place
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
// What one begins with in a dialog: nothing that only leads to the rules; none as long as something is being made there.
const firstOf = (dialog) => dialog.querySelector(".dialog-body :is(input:not([readonly]), select, button:not(.clause))");
// What Tab leads to in a dialog. If what had the focus there is gone, it goes to what took its place.
const stopsOf = (dialog) => [...(dialog?.querySelectorAll("a[href], button:not(:disabled), input, select, summary, iframe") ?? [])];
const canHaveFocus = (element) => element?.isConnected && element !== document.body && !element.disabled;

// What has the focus, and where it stands: in a group of buttons, or in a card of a list of cards.
function placeOf(element) {
  const card = element.closest(".card");
  const group = card?.parentElement ?? element.closest("[role=group]");
  const rows = group ? [...group.children] : [];
  return { element, group, card, row: rows.indexOf(card ?? element) };
}

// The focus stays where it was. If that is gone, it goes to what took its place in the group, to the button that does
// what was chosen, and otherwise to the board; on a new screen it goes to the heading.
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
