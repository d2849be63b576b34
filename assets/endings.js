// Plays the ending of a game: the page's `.ending` elements name a drawing and a style sheet of the same name, whose rules
// move the drawing's groups. A shadow root keeps the names of both apart from the page and from each other.
const show = (host) => {
  host.dataset.shown = "";
  const base = new URL(`./endings/${host.dataset.ending}`, import.meta.url).href;
  const request = new XMLHttpRequest(); // reads a drawing as a document, which text would not be without a trusted type
  request.open("GET", `${base}.svg`);
  request.responseType = "document";
  request.overrideMimeType("image/svg+xml");
  request.onload = () => {
    const drawing = request.responseXML?.documentElement;
    if (drawing?.localName !== "svg" || !host.isConnected) return;
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = `${base}.css`;
    sheet.onload = sheet.onerror = () => sheet.after(drawing); // all motion starts with the drawing
    drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
    drawing.setAttribute("aria-hidden", "true");
    host.attachShadow({ mode: "open" }).append(sheet);
  };
  request.send();
};

export const showEndings = () => document.querySelectorAll(".ending[data-ending]:not([data-shown])").forEach(show);
