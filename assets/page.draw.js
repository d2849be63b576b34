// Draws the element tree that Python sends.
import { h, render } from "../runtime/preact/preact.js";
import { focusAfter, focusBefore } from "./page.focus.js";
import { fadeSoon, followLog, inLog, showAnswer, showCards, steady } from "./page.sight.js";
import { afterDrawing, beforeDrawing } from "./page.translated.js";

let kept = new Map(); // elements by their numbers: Python sends them once, and then names them by number alone

// Preact would set these as properties, for which any text counts as true, even "off" and "no". No property has these
// spellings, so they are set as attributes, whose names ignore case.
const WRITTEN = { autocorrect: "autoCorrect", spellcheck: "spellCheck", translate: "Translate" };

const build = (node) => (typeof node === "string" ? node : node[0] === "=" ? keep(node) : h(node[0], written(node[1]), ...node[2].map(build)));

function written(attributes) {
  for (const name in WRITTEN) {
    if (!(name in attributes)) continue;
    attributes[WRITTEN[name]] = attributes[name];
    delete attributes[name];
  }
  return attributes;
}

function keep([, number, node]) {
  if (node) kept.set(number, build(node));
  return kept.get(number);
}

let cards = null; // assets/cards.js, once there may be any

async function bringCards() {
  cards = { places: () => {}, move: () => {} };
  cards = await import("./cards.js");
}

export function draw(json, forgets) {
  if (forgets) kept = new Map();
  const had = focusBefore();
  const clicked = inLog(had.place.element);
  const height = clicked?.getBoundingClientRect().top;
  const lay = cards?.places();
  const app = document.getElementById("app");
  beforeDrawing();
  render(JSON.parse(json).map(build), app);
  afterDrawing(app);
  focusAfter(had);
  if (clicked?.isConnected) steady(clicked, height);
  showCards();
  showAnswer();
  cards?.move(lay);
  if (!cards && !document.querySelector(".home-screen")) bringCards();
  followLog();
  fadeSoon();
}
