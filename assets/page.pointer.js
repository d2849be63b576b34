// Pointers on the board, and fingers on what is done when they let go.
import { isAcross, say } from "./page.say.js";

const FINGER = 22; // how many pixels to each side a finger may mean
let held = null; // the pointer that is down on the board
let released = -Infinity; // when it was let go

// After a tap the browser clicks on what is at its place by then: a dialog that a move has brought up, or another part of
// a page that has turned. Nobody has pressed that.
export function isEcho(event) {
  return event.detail > 0 && event.timeStamp - released < ECHO && !event.target.closest("#board");
}

const ECHO = 500; // milliseconds

export function onPointer(event) {
  if (event.type === "pointerdown") released = -Infinity;
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

export const SLOP = 6; // how many pixels a pointer may wander before a press on a card becomes a drag

let tapped = null; // what a finger is on that does something when it is let go (`data-tap`), and where it came down

// However long it lay there, and however busy the page was: browsers make no click of what they take for a long press.
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

// What is pointed at, by a mouse or by the focus, may be drawn on the board as long as that is so (`data-point`).
let lit = "";

export function onOver({ target, type, pointerType }) {
  const point = pointerType === "touch" || type === "focusout" ? "" : target.closest?.("[data-point]")?.dataset.point ?? "";
  if (point === lit) return;
  lit = point;
  say("do", { name: "point-line", value: point || "0" });
}

