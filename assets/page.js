// The page's side of ui/platform/page.py: draws the tree that Python sends, and tells Python what people do.
// Everything goes over as JSON text, so no JavaScript object is ever held by Python.
import { h, render } from "../runtime/preact/preact.js";

let tell = () => false;

const build = (node) => (typeof node === "string" ? node : h(node[0], node[1], ...node[2].map(build)));
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

let opener = null; // what had the focus before the dialog came

function draw(json) {
  const before = document.querySelector("[role=dialog]");
  const focused = document.activeElement;
  render(JSON.parse(json).map(build), document.getElementById("app"));
  const dialog = document.querySelector("[role=dialog]");
  if (dialog && dialog !== before) {
    if (!before) opener = focused;
    (dialog.querySelector("input:not([readonly]), .dialog-body button") ?? dialog.querySelector("button")).focus();
  } else if (before && !dialog && opener?.isConnected) {
    opener.focus();
  }
  const current = document.querySelector(".log [aria-current]");
  if (current !== draw.current && (draw.current = current)) showEntry(current);
}

// Scrolls the log, and not the page with it: on a phone the board would be lost from view.
function showEntry(entry) {
  const log = entry.closest(".log");
  const [inner, outer] = [entry.getBoundingClientRect(), log.getBoundingClientRect()];
  log.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
}

function onClick(event) {
  const spot = spotOf(event.target);
  if (spot) {
    if (event.detail === 0) say("spot", { spot }); // a screen reader's click: no pointer was involved
    return;
  }
  const button = event.target.closest("[data-do]");
  if (!button || ["FORM", "INPUT", "SELECT"].includes(button.tagName)) return;
  if (button.tagName !== "A") event.preventDefault();
  say("do", { name: button.dataset.do, value: button.dataset.value ?? "" });
}

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
  const text = file.size > 4e6 ? "" : await file.text().catch(() => "");
  field.value = "";
  say("do", { name, value: text });
}

function onSubmit(event) {
  event.preventDefault();
  const form = event.target.closest("[data-do]");
  if (form) say("do", { name: form.dataset.do, value: new FormData(form).get("text") ?? "" });
}

function onKey(event) {
  if (event.altKey || event.metaKey || event.ctrlKey) return;
  const typing = event.target.matches?.("input:not([type=checkbox]), select, textarea");
  const data = { key: event.key, spot: spotOf(event.target), typing: Boolean(typing) };
  if (say("key", data)) event.preventDefault();
}

let held = null; // the pointer that is down on the board

function onPointer(event) {
  const board = event.target.closest?.("#board") ?? (held === null ? null : document.getElementById("board"));
  if (!board || (event.type !== "pointerdown" && held !== event.pointerId && event.pointerType !== "mouse")) return;
  if (event.type === "pointerdown") {
    if (event.button !== 0 || held !== null) return;
    held = event.pointerId;
  }
  const box = board.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width;
  const y = (event.clientY - box.top) / box.height;
  say("pointer", { kind: event.type.slice(7), x, y, down: held !== null });
  if (event.type !== "pointermove" && event.type !== "pointerdown") held = null;
}

function listen(callback) {
  tell = callback;
  document.addEventListener("click", onClick);
  document.addEventListener("change", onChange);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("keydown", onKey);
  for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
    document.addEventListener(kind, onPointer);
  }
  document.addEventListener("focusin", (event) => {
    const spot = spotOf(event.target);
    if (spot) say("focus", { spot });
  });
  window.addEventListener("storage", (event) => say("storage", { key: event.key ?? "" }));
  window.addEventListener("hashchange", () => say("hash", { text: location.hash.slice(1) }));
  window.addEventListener("popstate", () => {
    if (!location.hash) say("back", {});
  });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", () => say("resize", {}));
  }
  for (const click of globalThis.oddBoot?.clicks() ?? []) queueMicrotask(() => say("do", click));
  document.addEventListener("scroll", noteMiddle, true);
  const seen = new ResizeObserver(() => {
    keepMiddle();
    say("resize", {});
  });
  new MutationObserver(() => {
    const board = document.getElementById("board");
    if (board && board !== seen.last) seen.observe((seen.last = board));
  }).observe(document.getElementById("app"), { childList: true, subtree: true });
}

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    done(true);
  } catch {
    done(false);
  }
}

function leave(screen) {
  scrollTo(0, 0);
  const here = location.pathname + location.search;
  if (screen === "home") history.replaceState(null, "", here);
  else if (history.state?.screen) history.replaceState({ screen }, "", here);
  else {
    history.replaceState(null, "", here);
    history.pushState({ screen }, "", here);
  }
}

const date = (time) => new Date(time).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });

globalThis.oddPage = { draw, say, listen, download, copy, leave, date };
