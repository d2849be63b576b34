// Scrolling into view: the enlarged part of a board, the end of a list, the shown log entry, cards to choose from.
import { isAcross } from "./page.say.js";

let middle = [0.5, 0.5]; // point of an enlarged board in the middle of its frame

export function keepMiddle() {
  const room = document.querySelector(".board-room.zoomed");
  if (!room) return void (middle = [0.5, 0.5]);
  const [x, y] = middle;
  room.scrollTo(x * room.scrollWidth - room.clientWidth / 2, y * room.scrollHeight - room.clientHeight / 2);
}

export function noteMiddle({ target }) {
  if (!target.classList?.contains("zoomed")) return;
  middle = [(target.scrollLeft + target.clientWidth / 2) / target.scrollWidth, (target.scrollTop + target.clientHeight / 2) / target.scrollHeight];
}

// Mark the edges beyond which a list continues.
export function fade(list) {
  list.toggleAttribute("data-before", list.scrollTop > 4);
  list.toggleAttribute("data-more", list.scrollHeight - list.scrollTop - list.clientHeight > 4);
}

const fadeAll = () => document.querySelectorAll(".side, .middle, .prompt-box, .extras, .log").forEach(fade);

let fading = 0; // deferred: reading sizes at once would lay the page out for each of several drawings

export function fadeSoon() {
  cancelAnimationFrame(fading);
  fading = requestAnimationFrame(fadeAll);
}

// The content above the list changes its height from position to position: keep a clicked entry under the pointer.
export const inLog = (element) => element.closest(".side .log .entry");

export function steady(entry, height) {
  const moved = entry.getBoundingClientRect().top - height;
  entry.closest(".middle").scrollTop += isAcross() ? -moved : moved;
}

// Cards beside the list make it shorter.
const logSize = new ResizeObserver(() => showInLog(document.querySelector(".log [aria-current]")));

// Scroll cards to choose from into view, even if the area beside the board was scrolled.
export function showCards() {
  const cards = document.querySelector(".extras .cards:has(button.play-card)");
  if (cards && cards !== showCards.last) cards.closest(".middle").scrollTop = 0;
  showCards.last = cards;
}

// Scroll the answer to a button below the board into view and keep it there while it grows, until the player does
// something else.
const ANSWERS = { analysis: ".analysis", review: ".review", variation: ".trying" };
let pressed = "";

export const press = (name) => void (pressed = name);

export function showAnswer() {
  const box = pressed in ANSWERS && document.querySelector(ANSWERS[pressed]);
  if (!box) return;
  const calm = Number(getComputedStyle(document.documentElement).getPropertyValue("--slower")) === 0;
  const tall = box.offsetHeight > Math.min(innerHeight, box.closest(".middle").clientHeight);
  box.scrollIntoView({ block: tall ? "start" : "nearest", behavior: calm ? "instant" : "smooth" });
  if (tall) pressed = "";
}

// Scroll the list alone, never the page, which would hide the board on a phone. The entry ends up above the list's faded
// edge, unless there is no room for both.
function showInLog(entry) {
  if (!entry) return;
  const list = entry.closest(".log");
  const [box, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  const ends = [box.top - frame.top, box.bottom - frame.bottom];
  const [before, after] = isAcross() ? ends.reverse().map((far) => -far) : ends;
  const faded = parseFloat(getComputedStyle(list).scrollPaddingBottom);
  list.scrollTop += Math.min(before - faded, Math.max(0, after + faded));
}

const shown = {};

// Scroll the shown entry into view whenever it changes, and when its list changes size.
export function followLog() {
  const [current, start] = [document.querySelector(".log [aria-current]"), document.querySelector(".part")];
  if (current !== shown.current || start !== shown.start) showInLog(current);
  const list = current?.closest(".log");
  if (list && list !== shown.list) {
    logSize.disconnect();
    logSize.observe(list);
  }
  Object.assign(shown, { current, start, list });
}
