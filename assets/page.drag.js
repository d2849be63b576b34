// Dragging cards to the place where they are played.
import { SLOP, pointAt } from "./page.pointer.js";
import { isAcross, say } from "./page.say.js";

let carried = null; // the dragged card: its pointer, the grip within it, and the distance

// Dropping a card with `data-drag` on `data-drop` does the same as clicking the card. A finger drags it by its grip, so
// that the page can still be scrolled. A card with `data-drag="board"` is dropped on the board.
export function onCard(event) {
  if (event.type === "pointerdown") {
    const card = event.target.closest?.("[data-drag]");
    const takes = card && event.button === 0 && (event.pointerType !== "touch" || event.target.closest('.grip, [data-drag="board"]'));
    const box = card?.getBoundingClientRect();
    carried = takes ? { card, id: event.pointerId, x: event.clientX - box.x, y: event.clientY - box.y, by: [0, 0] } : null;
  } else if (carried?.id === event.pointerId) {
    if (event.type === "pointermove") carry(event);
    else drop(event);
  }
}

function carry({ clientX, clientY }) {
  const { card, x, y, by } = carried;
  const box = card.getBoundingClientRect();
  carried.by = [clientX - x - box.x + by[0], clientY - y - box.y + by[1]];
  if (Math.hypot(...carried.by) > SLOP) card.classList.add("carried");
  card.style.translate = carried.by.map((distance) => `${isAcross() ? -distance : distance}px`).join(" ");
}

function drop(event) {
  const { card } = carried;
  const there = document.elementFromPoint(event.clientX, event.clientY)?.closest(card.dataset.drag === "board" ? "#board" : "[data-drop]");
  if (event.type === "pointerup" && card.classList.contains("carried") && there) {
    say("do", { name: card.dataset.do, value: card.dataset.value });
    if (there.id === "board") pointAt(there, "drop", event);
  }
  card.classList.remove("carried");
  card.style.translate = "";
  carried = null;
}
