// The page's side of ui/platform/page.py: sends events to Python and carries out its requests. The build merges the other
// page modules into this one.
import { onCard } from "./page.drag.js";
import { draw } from "./page.draw.js";
import { markFull, onChange, onClick, onKey, onSubmit } from "./page.fields.js";
import { bring, bytes, copy, download, png, send, svg } from "./page.files.js";
import { leave, onPopState, place } from "./page.place.js";
import { onOver, onPointer, onTap } from "./page.pointer.js";
import { say, spotOf, tellTo } from "./page.say.js";
import { fade, fadeSoon, keepMiddle, noteMiddle, press } from "./page.scroll.js";

function listen(callback) {
  tellTo(callback);
  document.addEventListener("click", onClick);
  document.addEventListener("change", onChange);
  document.addEventListener("input", (event) => {
    markFull(event.target);
    if (event.target.dataset?.live) onChange(event);
  });
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
  window.addEventListener("popstate", onPopState);
  for (const kind of ["pointerdown", "keydown", "wheel"]) document.addEventListener(kind, () => press(""), { capture: true, passive: true });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", () => say("resize", {}));
  }
  for (const click of globalThis.oddBoot?.clicks() ?? []) queueMicrotask(() => say("do", click));
  document.addEventListener("scroll", noteMiddle, true);
  document.addEventListener("scroll", ({ target }) => target.matches?.(".side, .middle, .prompt-box, .extras, .log") && fade(target), true);
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

// A path that Python has recorded in SVG notation is passed whole: each single step would cost as much as the whole path.
CanvasRenderingContext2D.prototype.trace = function (path) {
  this.stroke(new Path2D(path));
};

const date = (time) => new Date(time).toLocaleString(oddLook.locale(), { dateStyle: "medium", timeStyle: "short" });

globalThis.oddPage = { draw, say, listen, bring, bytes, download, copy, send, sends: () => Boolean(navigator.share), leave, place, png, svg, top: () => scrollTo(0, 0), date };
