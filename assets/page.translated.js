// Translations by the browser: it puts elements of its own in the place of texts. Preact knows nothing of that, and would
// go on to change texts that are on the page no more. So the texts are back in their places while it draws; afterwards
// those that are still the same are translated again.

let translations = []; // pairs of a text of ours and what stands in its place
const foreign = new MutationObserver(noteForeign);

function noteForeign(records) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    const instead = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
    if (text?.nodeType === Node.TEXT_NODE && instead) translations.push({ text, instead });
  }
}

// Take all translations off.
export function beforeDrawing() {
  noteForeign(foreign.takeRecords());
  translations = translations.filter(({ instead }) => instead.isConnected);
  for (const each of translations) {
    each.words = each.text.data;
    each.within = each.instead.contains(each.text) ? each.text.parentNode : null; // some keep our text inside of theirs
    each.instead.replaceWith(each.text);
  }
}

// Put those back whose texts are still there, and the same.
export function afterDrawing(app) {
  translations = translations.filter(({ text, words }) => text.isConnected && text.data === words);
  for (const { text, instead, within } of translations) {
    text.replaceWith(instead);
    within?.append(text);
  }
  foreign.takeRecords();
  foreign.observe(app, { childList: true, subtree: true });
}
