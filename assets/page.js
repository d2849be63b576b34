// The page's side of ui/platform/page.py: draws the tree that Python sends, and tells Python what people do.
// Everything goes over as JSON text, so no JavaScript object is ever held by Python.
import { h, render } from "../runtime/preact/preact.js";

let tell = () => false;

let kept = new Map(); // elements by their numbers: Python sends them once, and then names them by number alone

const build = (node) => (typeof node === "string" ? node : node[0] === "=" ? keep(node) : h(node[0], node[1], ...node[2].map(build)));

function keep([, number, node]) {
  if (node) kept.set(number, build(node));
  return kept.get(number);
}

const say = (kind, data) => tell(kind, JSON.stringify(data));
const spotOf = (target) => target.closest?.("[data-spot]")?.dataset.spot ?? "";

let middle = [0.5, 0.5]; // which part of an enlarged board is in the middle of its frame

function keepMiddle() {
  const room = document.querySelector(".board-room.zoomed");
  if (!room) return void (middle = [0.5, 0.5]);
  const [x, y] = middle;
  room.scrollTo(x * room.scrollWidth - room.clientWidth / 2, y * room.scrollHeight - room.clientHeight / 2);
}

function noteMiddle({ target }) {
  if (!target.classList?.contains("zoomed")) return;
  middle = [(target.scrollLeft + target.clientWidth / 2) / target.scrollWidth, (target.scrollTop + target.clientHeight / 2) / target.scrollHeight];
}

// What goes on below the edge of its list fades out there.
function fade(list) {
  list.toggleAttribute("data-more", list.scrollHeight - list.scrollTop - list.clientHeight > 4);
}

const fadeAll = () => document.querySelectorAll(".extras, .log").forEach(fade);

let fading = 0; // to ask for sizes at once would have the page laid out for each of several drawings

function fadeSoon() {
  cancelAnimationFrame(fading);
  fading = requestAnimationFrame(fadeAll);
}

let opener = null; // what had the focus before the dialog came
let cards = null; // assets/cards.js, once there may be any

async function bringCards() {
  cards = { places: () => {}, move: () => {} };
  cards = await import("./cards.js");
}

function draw(json, forgets) {
  if (forgets) kept = new Map();
  const [before, screen] = [document.querySelector("[role=dialog]"), screenShown()];
  const focused = placeOf(document.activeElement);
  const stop = stopsOf(before).indexOf(document.activeElement);
  const waited = before && !firstOf(before);
  const clicked = inLog(focused.element);
  const height = clicked?.getBoundingClientRect().top;
  const lay = cards?.places();
  render(JSON.parse(json).map(build), document.getElementById("app"));
  const dialog = document.querySelector("[role=dialog]");
  if (dialog && dialog !== before) {
    if (!before) opener = focused;
    const first = firstOf(dialog) ?? dialog.querySelector("button");
    first.focus();
    first.select?.(); // what is typed takes its place
  } else if (dialog && waited && firstOf(dialog)) {
    firstOf(dialog).focus();
  } else if (before && !dialog) {
    refocus(opener, screen);
  } else if (dialog && !canHaveFocus(focused.element)) {
    (stopsOf(dialog)[stop] ?? stopsOf(dialog).at(-1))?.focus();
  } else if (!dialog && focused.element !== document.body) {
    refocus(focused, screen);
  }
  if (clicked?.isConnected) steady(clicked, height);
  showCards();
  showAnswer();
  cards?.move(lay);
  if (!cards && !document.querySelector(".home-screen")) bringCards();
  const [current, start] = [document.querySelector(".log [aria-current]"), document.querySelector(".part")];
  if (current !== draw.current || start !== draw.start) showInLog(current);
  const list = current?.closest(".log");
  if (list && list !== draw.list) {
    logSize.disconnect();
    logSize.observe(list);
  }
  Object.assign(draw, { current, start, list });
  fadeSoon();
}

const screenShown = () => document.querySelector(".screen")?.className;
// What one begins with in a dialog; none as long as something is being made there.
const firstOf = (dialog) => dialog.querySelector(".dialog-body :is(input:not([readonly]), select, button)");
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

// Where the side of a table scrolls, what stands above the list grows and shrinks from one position to the next: an entry
// that was clicked stays under the pointer.
const inLog = (element) => element.closest(".side .log .entry");

function steady(entry, height) {
  const moved = entry.getBoundingClientRect().top - height;
  entry.closest(".side").scrollTop += isAcross() ? -moved : moved;
}

// Cards that appear beside the list make it shorter.
const logSize = new ResizeObserver(() => showInLog(document.querySelector(".log [aria-current]")));

// When cards are to be chosen they are in sight, however far what lies beside the board was scrolled before.
function showCards() {
  const cards = document.querySelector(".extras .cards:has(button.play-card)");
  if (cards && cards !== showCards.last) cards.closest(".extras").scrollTop = cards.closest(".side").scrollTop = 0;
  showCards.last = cards;
}

// What a button below the board answers comes into sight, and stays there while it grows, until somebody does something else.
const ANSWERS = { eye: ".eye", review: ".review", try: ".trying" };
let pressed = "";

function showAnswer() {
  const box = pressed in ANSWERS && document.querySelector(ANSWERS[pressed]);
  if (!box) return;
  const calm = Number(getComputedStyle(document.documentElement).getPropertyValue("--slower")) === 0;
  const tall = box.offsetHeight > Math.min(innerHeight, box.closest(".side").clientHeight);
  box.scrollIntoView({ block: tall ? "start" : "nearest", behavior: calm ? "instant" : "smooth" });
  if (tall) pressed = "";
}

// Only the list itself scrolls, never the page: on a phone the board would go out of sight.
function showInLog(entry) {
  if (!entry) return;
  const list = entry.closest(".log");
  const [box, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  const ends = [box.top - frame.top, box.bottom - frame.bottom];
  const [before, after] = isAcross() ? ends.reverse().map((far) => -far) : ends;
  list.scrollTop += Math.min(0, before) + Math.max(0, after);
}

function onClick(event) {
  if (isEcho(event)) return event.preventDefault();
  const spot = spotOf(event.target);
  if (spot) {
    if (event.detail === 0) say("spot", { spot }); // a screen reader's click: no pointer was involved
    return;
  }
  const button = event.target.closest("[data-do]");
  if (!button || ["FORM", "INPUT", "SELECT"].includes(button.tagName)) return;
  if (button.tagName !== "A") event.preventDefault();
  const { do: name, value = "", why } = button.dataset;
  pressed = name;
  say("do", why ? { name: "why-not", value: why } : { name, value });
}

const LARGEST = 8e6; // bytes of a file that is opened

async function onChange(event) {
  const field = event.target;
  const name = field.dataset?.do;
  if (!name) return;
  if (field.type !== "file") {
    say("do", { name, value: field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value });
    return;
  }
  const file = field.files[0];
  if (!file) return;
  const text = file.size > LARGEST ? "" : await file.text().catch(() => "");
  field.value = "";
  if (text || !file.size) say("do", { name, value: text });
  else say("do", { name: "unread", value: file.size > LARGEST ? "large" : "" });
}

function onSubmit(event) {
  event.preventDefault();
  const form = event.target.closest("[data-do]");
  if (!form) return;
  const [field, { moves }] = [form.querySelector("input"), { ...form.dataset }];
  say("do", { name: form.dataset.do, value: field.value });
  if (form.dataset.moves !== moves) field.value = "";
  else if (field.matches("[aria-invalid=true]")) field.select(); // what is typed next takes its place
}

function onKey(event) {
  if (event.altKey || event.metaKey || event.ctrlKey) return;
  const typing = event.target.matches?.("input:not([type=checkbox]), select, textarea");
  const data = { key: event.key, spot: spotOf(event.target), typing: Boolean(typing) };
  if (say("key", data)) event.preventDefault();
}

const FINGER = 22; // how many pixels to each side a finger may mean
const isAcross = () => document.querySelector("[data-across]") !== null; // the page lies upside down

let held = null; // the pointer that is down on the board
let released = -Infinity; // when it was let go

// After a tap the browser clicks on what is at its place by then: a dialog that a move has brought up, or another part of
// a page that has turned. Nobody has pressed that.
function isEcho(event) {
  return event.detail > 0 && event.timeStamp - released < ECHO && !event.target.closest("#board");
}

const ECHO = 500; // milliseconds

function onPointer(event) {
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

function pointAt(board, kind, { clientX, clientY, pointerType, timeStamp }) {
  const box = board.getBoundingClientRect();
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  const finger = pointerType === "touch" ? FINGER / box.width : 0;
  say("pointer", { kind, x: isAcross() ? 1 - x : x, y: isAcross() ? 1 - y : y, finger, at: timeStamp / 1000 });
}

let tapped = null; // what a finger is on that does something when it is let go (`data-tap`), and where it came down

// However long it lay there, and however busy the page was: browsers make no click of what they take for a long press.
function onTap(event) {
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

function onOver({ target, type, pointerType }) {
  const point = pointerType === "touch" || type === "focusout" ? "" : target.closest?.("[data-point]")?.dataset.point ?? "";
  if (point === lit) return;
  lit = point;
  say("do", { name: "point-line", value: point || "0" });
}

const SLOP = 6; // how many pixels a pointer may wander before a press on a card becomes a drag

let carried = null; // the card under the pointer that is down: where it was taken, and how far it was carried

// A card with `data-drag` does when it is dropped on `data-drop` what a click on it does. A finger takes it by
// its grip, so that the page can still be scrolled. One with `data-drag="board"` is dropped on the board.
function onCard(event) {
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
  card.style.translate = carried.by.map((far) => `${isAcross() ? -far : far}px`).join(" ");
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

function listen(callback) {
  tell = callback;
  document.addEventListener("click", onClick);
  document.addEventListener("change", onChange);
  document.addEventListener("input", (event) => event.target.dataset?.live && onChange(event));
  document.addEventListener("submit", onSubmit);
  document.addEventListener("keydown", onKey);
  for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
    document.addEventListener(kind, onPointer);
    document.addEventListener(kind, onTap);
    document.addEventListener(kind, onCard);
  }
  document.addEventListener("contextmenu", (event) => event.pointerType === "touch" && event.target.closest?.("[data-tap]") && event.preventDefault());
  for (const kind of ["pointerover", "focusin", "focusout"]) document.addEventListener(kind, onOver);
  document.addEventListener("focusin", (event) => {
    const spot = spotOf(event.target);
    if (spot) say("focus", { spot });
  });
  document.addEventListener("visibilitychange", () => document.hidden && say("do", { name: "hidden", value: "" }));
  window.addEventListener("storage", (event) => say("storage", { key: event.key ?? "" }));
  window.addEventListener("hashchange", () => say("hash", { text: location.hash.slice(1) }));
  window.addEventListener("popstate", () => {
    if (!location.hash) say("back", { place: place() });
  });
  for (const kind of ["pointerdown", "keydown", "wheel"]) document.addEventListener(kind, () => (pressed = ""), { capture: true, passive: true });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", () => say("resize", {}));
  }
  for (const click of globalThis.oddBoot?.clicks() ?? []) queueMicrotask(() => say("do", click));
  document.addEventListener("scroll", noteMiddle, true);
  document.addEventListener("scroll", ({ target }) => target.matches?.(".extras, .log") && fade(target), true);
  const seen = new ResizeObserver(() => {
    keepMiddle();
    fadeSoon();
    say("resize", {});
  });
  new MutationObserver(() => {
    const board = document.getElementById("board");
    if (board && board !== seen.last) seen.observe((seen.last = board));
  }).observe(document.getElementById("app"), { childList: true, subtree: true });
}

// A path that Python has written down, as in SVG, goes over whole: each step of its own would cost as much as all of them.
CanvasRenderingContext2D.prototype.trace = function (path) {
  this.stroke(new Path2D(path));
};

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// A picture with the drawings in it that it names, so that it can stand alone.
async function svg(name, text) {
  const paths = [...new Set(text.match(/assets\/pieces\/[\w./-]+\.svg/g))];
  const drawings = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
  const inside = new Map(paths.map((path, at) => [path, `data:image/svg+xml,${encodeURIComponent(drawings[at])}`]));
  download(name, text.replace(/assets\/pieces\/[\w./-]+\.svg/g, (path) => inside.get(path)));
}

function png(name, canvas, copies, done) {
  canvas.toBlob(async (blob) => {
    if (!copies) return download(name, blob);
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
      done(true);
    } catch {
      done(false);
    }
  });
}

async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    done(true);
  } catch {
    done(false);
  }
}

// The device's own sheet for sharing; a text for which it cannot be had is copied.
async function send(text, copied, sent) {
  try {
    await navigator.share({ url: text });
    sent();
  } catch ({ name }) {
    if (name !== "AbortError") copy(text, copied);
  }
}

const place = () => history.state?.place ?? "";

const BEYOND = { game: ["setup", "editor"], setup: ["editor"], editor: ["setup"] };
const kindOf = (where) => where.split("=")[0];

// Back leads home from a game or a set-up, and from a set-up or an editor to what was left for it.
function leave(where) {
  const here = location.pathname + location.search;
  const pushes = where && (!place() || BEYOND[kindOf(place())]?.includes(kindOf(where)));
  if (location.hash) history.replaceState(history.state, "", here);
  if (pushes) history.pushState({ place: where }, "", here);
  else if (where !== place()) history.replaceState(where ? { place: where } : null, "", here);
}

const date = (time) => new Date(time).toLocaleString(oddLook.locale(), { dateStyle: "medium", timeStyle: "short" });

// A script that most never need.
const bring = (path) => import(new URL(path, document.baseURI));

// A file that most never need.
async function bytes(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  return response.arrayBuffer();
}

globalThis.oddPage = { draw, say, listen, bring, bytes, download, copy, send, sends: () => Boolean(navigator.share), leave, place, png, svg, top: () => scrollTo(0, 0), date };
