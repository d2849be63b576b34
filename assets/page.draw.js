// Draws the element tree that Python sends.
import { h, render } from "../runtime/preact/preact.js";
import { focusAfter, focusBefore } from "./page.focus.js";
import { whileDrawing } from "./page.say.js";
import { fadeSoon, followLog, inLog, showAnswer, showCards, steady } from "./page.scroll.js";
import { afterDrawing, beforeDrawing } from "./page.translated.js";

const TITLE = document.title;
let kept = new Map(); // elements by number: Python sends each once, and later only the number

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

let cards = null; // assets/cards.js, once cards may appear
let bringing = false; // it has been requested, with the style sheets of the table that can wait

// Motion is decoration: if its script does not arrive, offline or while the page is being left, play goes on without.
const decoration = (importing) => importing.catch(() => null);

// Begins after the next frame: nothing can fly or end before, and the first table is drawn sooner.
function bringCards() {
  bringing = true;
  requestAnimationFrame(() => setTimeout(async () => {
    ["result.css", "events.css"].forEach(bringSheet);
    cards = await decoration(import("./cards.js"));
  }));
}

// Load a style sheet that the first screen does not need.
function bringSheet(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`./${name}`, import.meta.url).href;
  document.head.append(link);
}

let climbs = false; // the style sheet of the ladder has been requested

function bringLadder() {
  climbs = true;
  bringSheet("ladder.css");
}

async function playEndings() {
  if (document.querySelector(".ending[data-ending]:not([data-shown])")) (await decoration(import("./endings.js")))?.showEndings();
}

export const draw = (json, forgets) => whileDrawing(() => drawTree(json, forgets));

function drawTree(json, forgets) {
  if (forgets) kept = new Map();
  const had = focusBefore();
  const clicked = inLog(had.place.element);
  const height = clicked?.getBoundingClientRect().top;
  const lay = cards?.places();
  const app = document.getElementById("app");
  beforeDrawing();
  render(JSON.parse(json).map(build), app);
  afterDrawing(app);
  document.title = app.querySelector("main")?.dataset.title ?? TITLE;
  focusAfter(had);
  if (clicked?.isConnected) steady(clicked, height);
  showCards();
  showAnswer();
  cards?.move(lay);
  if (!bringing && !document.querySelector(".home-screen")) bringCards();
  if (!climbs && document.querySelector(".ladder")) bringLadder();
  playEndings();
  followLog();
  fadeSoon();
}
