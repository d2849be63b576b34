// Interactive examples of a rules page. The build computes the results of each click with the engine (tools/examples);
// this script only shows them.
const SVG = "http://www.w3.org/2000/svg";
const ARROWS = { ArrowRight: 3, ArrowDown: 4, ArrowLeft: 5, ArrowUp: 6 };
const HOP = 260;
const PAUSE = 900;
const { words, texts, blast, boards, sets } = JSON.parse(document.getElementById("examples").textContent);
const dressed = sets[document.documentElement.dataset.pieces] ?? {}; // drawings of the chosen set that replace others
const drawing = (number) => dressed[texts[number]] ?? texts[number];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

const made = (tag, attributes = {}, ...inside) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
};

const drawn = (tag, attributes, ...inside) => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
};

// A sentence; quoted clauses become links to their places on the page, or are left out.
const sentence = (text) => {
  const parts = text.split(/ \(([A-Z]\d+(?:, [A-Z]\d+)*)\)/);
  return parts.flatMap((part, index) => (index % 2 ? cited(part.split(", ").filter((id) => document.getElementById(id))) : [part]));
};

const cited = (clauses) => {
  const links = clauses.map((clause) => made("a", { href: `#${clause}`, "aria-label": words.rule.replace("{}", clause) }, clause));
  return links.length ? [" (", ...links.flatMap((link, index) => (index ? [", ", link] : [link])), ")"] : [];
};

class Board {
  constructor(room, data) {
    Object.assign(this, data);
    [this.left, this.top, this.width, this.height] = this.box;
    this.room = room;
    this.layer = room.querySelector("svg > g:last-of-type");
    this.round = room.querySelector(".try-frame") ? 0 : 0.48;
    this.marks = drawn("g", {});
    this.layer.before(this.marks);
    room.querySelector("svg").setAttribute("aria-hidden", "true");
    this.lay(room.querySelector(".try-board"));
    this.choices = made("div", { class: "try-choices", role: "group", "aria-label": words.choices });
    this.said = made("div", { class: "try-said", role: "status" });
    this.button = made("button", { type: "button", hidden: "" }, words.again);
    this.button.addEventListener("click", () => this.again());
    room.append(this.choices, this.said, this.button);
    this.begin();
  }

  // The cells lie over the drawing in rows; one of them is a tab stop, and arrows lead to the others.
  lay(place) {
    const grid = made("div", { class: "try-cells", role: "grid", "aria-labelledby": this.room.getAttribute("aria-labelledby") });
    let row, last;
    this.cells = this.spots.map(([, x, y], index) => {
      if (last === undefined || Math.abs(y - last) > 0.25) grid.append((row = made("div", { role: "row" })));
      last = y;
      const cell = made("button", { type: "button", role: "gridcell", tabindex: index ? -1 : 0 });
      this.put(cell, x - 0.5, y - 0.5);
      cell.style.width = `${100 / this.width}%`;
      cell.style.height = `${100 / this.height}%`;
      cell.addEventListener("click", () => this.choose(index));
      row.append(cell);
      return cell;
    });
    grid.addEventListener("keydown", (event) => this.walk(event));
    place.append(grid);
  }

  put(element, x, y) {
    element.style.left = `${(100 * (x - this.left)) / this.width}%`;
    element.style.top = `${(100 * (y - this.top)) / this.height}%`;
  }

  walk(event) {
    const from = this.cells.indexOf(event.target);
    if (from < 0 || !(event.key in ARROWS)) return;
    event.preventDefault();
    this.stop(this.spots[from][ARROWS[event.key]]);
    this.cells[this.at].focus();
  }

  // The cell that Tab leads to.
  stop(index) {
    this.at = index;
    this.cells.forEach((cell, each) => (cell.tabIndex = each === index ? 0 : -1));
  }

  begin() {
    this.run = (this.run ?? 0) + 1;
    this.over = false;
    this.stop(this.at ?? this.pictures[0].names[0]?.[0] ?? 0);
    this.say();
    this.show(this.pictures[0]);
    this.go(0);
  }

  again() {
    this.begin();
    this.button.hidden = true;
    this.cells[this.at].focus();
  }

  choose(place) {
    if (place < this.cells.length) this.stop(place);
    if (this.over) return;
    const lead = this.stages[this.stage].to[place];
    if (lead >= 0) {
      this.say();
      this.go(lead);
      return;
    }
    const answer = this.answers[-1 - lead];
    if (answer.steps) void this.happen(answer.steps);
    else this.refuse(place, answer);
  }

  refuse(at, { why, way = [], marks = [] }) {
    this.go(this.stage);
    if (way.length > 1) this.marks.append(drawn("path", { d: this.line(way), class: "try-way casing" }), drawn("path", { d: this.line(way), class: "try-way" }));
    for (const place of way.slice(-1)) this.mark(place, "circle", { r: 0.4, class: "try-ring" });
    for (const [art, place] of marks) this.mark(place, "image", { href: drawing(art), x: -0.5, y: -0.5, width: 1, height: 1 });
    this.say([texts[why].replaceAll("{}", this.spots[at]?.[0] ?? "")], "why");
  }

  line(way) {
    return `M${way.map((place) => this.spots[place].slice(1, 3).join(" ")).join("L")}`;
  }

  // A stage of the choice: the picked cells, and the next choices.
  go(stage) {
    this.stage = stage;
    const { picked, open } = this.stages[stage];
    this.marks.replaceChildren();
    for (const place of picked) this.mark(place, "rect", { x: -0.48, y: -0.48, width: 0.96, height: 0.96, rx: this.round, class: "try-picked" });
    if (picked.length) for (const place of open) this.target(place);
    this.name(picked, picked.length ? open : []);
    this.offer(open.filter((place) => place >= this.cells.length));
  }

  // Mark a target: a dot, or a ring on a piece.
  target(place) {
    if (!this.names.has(place)) this.mark(place, "circle", { r: 0.17, class: "try-open" });
    else for (const kind of ["try-taken casing", "try-taken"]) this.mark(place, "circle", { r: 0.44, class: kind });
  }

  mark(place, tag, attributes) {
    const [, x, y] = this.spots[place] ?? [];
    if (x !== undefined) this.marks.append(drawn("g", { transform: `translate(${x} ${y})` }, drawn(tag, attributes)));
  }

  name(picked, open) {
    this.cells.forEach((cell, index) => {
      const states = [...(picked.includes(index) ? [words.picked] : []), ...(open.includes(index) ? [words.open] : [])];
      cell.setAttribute("aria-label", [this.spots[index][0], this.names.get(index) ?? words.empty, ...states].join(", "));
    });
  }

  // Choices other than spots: cards and buttons below the board, places between spots on it.
  offer(places) {
    const focused = this.choices.contains(document.activeElement) || document.activeElement?.classList.contains("try-between");
    this.room.querySelectorAll(".try-between").forEach((button) => button.remove());
    this.choices.replaceChildren();
    for (const place of places) this.offered(place).addEventListener("click", () => this.choose(place));
    if (focused) (this.room.querySelector(".try-choices button, .try-between") ?? (this.over ? this.button : this.cells[this.at])).focus();
  }

  offered(place) {
    const { label, at, words, card } = this.more[place - this.cells.length];
    const button = made("button", { type: "button" });
    if (at) {
      button.className = "try-between";
      button.setAttribute("aria-label", texts[label]);
      this.put(button, ...at);
    } else if (card) {
      button.className = "try-card";
      button.append(made("img", { src: texts[card], alt: "" }), made("b", {}, texts[label]), made("span", {}, texts[words]));
    } else button.append(texts[label]);
    (at ? this.room.querySelector(".try-board") : this.choices).append(button);
    return button;
  }

  // The action is complete: show its results one after the other.
  async happen(steps) {
    const run = this.run;
    this.over = true;
    this.button.hidden = false;
    this.marks.replaceChildren();
    this.offer([]);
    this.say([], "done");
    for (const [index, step] of steps.entries()) {
      if (index) await wait(calm.matches ? 0 : PAUSE);
      if (run !== this.run) return;
      this.tell([texts[step.told]]);
      if (!calm.matches) await this.move(step);
      if (run !== this.run) return;
      this.show(this.pictures[step.picture]);
      this.name([], []);
    }
    this.tell([texts[this.told]], "b");
  }

  async move({ moves, blasts }) {
    const along = moves.flatMap((path) => this.glide(path));
    await Promise.all(along.map((animation) => animation.finished));
    const flames = blasts.map((place) => {
      const [, x, y] = this.spots[place];
      const flame = drawn("image", { href: drawing(blast), x: x - 1.5, y: y - 1.5, width: 3, height: 3 });
      this.layer.append(flame);
      return flame.animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0.9 }], 450);
    });
    await Promise.all(flames.map((animation) => animation.finished));
  }

  glide(path) {
    const [from, ...on] = path.map((place) => this.spots[place]);
    const frames = [[0, 0], ...on.map(([, x, y]) => [x - from[1], y - from[2]])].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    const images = [...this.layer.querySelectorAll("image")].filter((image) => image.dataset.spot === String(path[0]));
    return images.map((image) => {
      this.layer.append(image);
      image.dataset.key = `${image.dataset.art} ${path.at(-1)}`;
      return image.animate(frames, { duration: HOP * on.length, easing: "ease-in-out", fill: "forwards" });
    });
  }

  show({ things, rods, names }) {
    const before = new Set([...this.layer.querySelectorAll("image")].map((image) => image.dataset.key));
    this.names = new Map(names.map(([place, name]) => [place, texts[name]]));
    this.layer.replaceChildren(...things.map((thing) => this.thing(thing)), ...rods.map((rod) => this.rod(rod)));
    if (!this.over || calm.matches) return;
    for (const image of this.layer.querySelectorAll("image")) {
      if (!before.has(image.dataset.key)) image.animate([{ opacity: 0.2 }, { opacity: 1 }], 300);
    }
  }

  thing([art, x, y, size, spot]) {
    const image = drawn("image", { href: drawing(art), x: x - size / 2, y: y - size / 2, width: size, height: size });
    Object.assign(image.dataset, { spot, art, key: `${art} ${spot < 0 ? [x, y] : spot}` });
    return image;
  }

  rod([x1, y1, x2, y2, owner]) {
    const d = `M${x1} ${y1}L${x2} ${y2}`;
    return drawn("g", { class: `wall-${owner}` }, ...[0, 1, 2].map(() => drawn("path", { d })));
  }

  say(lines = [], kind = "") {
    this.said.className = `try-said ${kind}`;
    this.said.replaceChildren();
    this.tell(lines);
  }

  tell(lines, tag = "span") {
    for (const text of lines) if (text) this.said.append(made("p", {}, made(tag, {}, ...sentence(text))));
  }
}

document.querySelectorAll(".try").forEach((room, number) => new Board(room, boards[number]));
