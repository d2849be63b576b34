// Pointers on the board, and the actions of fingers when they lift.
import { isAcross, say } from "./page.say.js";

const FINGER = 22; // tolerance of a finger on each side, in pixels
let held = null; // the pointer that is down on the board
let released = -Infinity; // time of its release

// After a tap the browser clicks on whatever is there by then: a dialog opened by the move, or another part of a turned
// page. The player did not press that.
export function isEcho(event) {
  return event.detail > 0 && event.timeStamp - released < ECHO && !event.target.closest("#board");
}

const ECHO = 500; // milliseconds

export function onPointer(event) {
  if (event.type === "pointerdown") released = -Infinity;
  if (held === null && event.target.closest?.("#board [data-do]")) return; // an arrow: its click is enough
  const board = event.target.closest?.("#board") ?? (held === null ? null : document.getElementById("board"));
  if (!board || (event.type !== "pointerdown" && held !== event.pointerId && event.pointerType !== "mouse")) return;
  if (event.type === "pointerdown") {
    if (event.button !== 0 || held !== null) return;
    held = event.pointerId;
  }
  pointAt(board, event.type.slice(7), event);
  if (event.type !== "pointermove" && event.type !== "pointerdown") held = null;
  if (event.type === "pointerup") released = event.timeStamp;
}

export function pointAt(board, kind, { clientX, clientY, pointerType, timeStamp }) {
  const box = board.getBoundingClientRect();
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  const finger = pointerType === "touch" ? FINGER / box.width : 0;
  say("pointer", { kind, x: isAcross() ? 1 - x : x, y: isAcross() ? 1 - y : y, finger, at: timeStamp / 1000 });
}

export const SLOP = 6; // pixels that a pointer may move before a press on a card becomes a drag

let tapped = null; // the element with `data-tap` under a finger, and the start of the touch

// This works after any time and on a busy page: browsers make no click of a long press.
export function onTap(event) {
  if (event.type === "pointerdown") {
    const thing = event.pointerType === "touch" && event.isPrimary ? event.target.closest?.("[data-tap]") : null;
    tapped = thing && { thing, id: event.pointerId, x: event.clientX, y: event.clientY };
  } else if (tapped?.id === event.pointerId && event.type !== "pointermove") {
    const { thing, x, y } = tapped;
    const stays = Math.hypot(event.clientX - x, event.clientY - y) <= SLOP && !thing.classList.contains("carried");
    tapped = null;
    if (event.type !== "pointerup" || !stays) return;
    released = event.timeStamp;
    say("do", { name: thing.dataset.do, value: thing.dataset.value ?? "" });
  }
}

// Elements under the mouse or focus may be drawn on the board meanwhile (`data-point`).
let lit = "";

export function onOver({ target, type, pointerType }) {
  const point = pointerType === "touch" || type === "focusout" ? "" : target.closest?.("[data-point]")?.dataset.point ?? "";
  if (point === lit) return;
  lit = point;
  say("do", { name: "highlight-line", value: point || "0" });
}

