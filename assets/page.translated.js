// Compatibility with the browser's page translation, which replaces texts by its own elements. Preact does not know of
// them and would change texts that are no longer on the page. So the original texts are restored while it draws; then
// unchanged ones are translated again.

let translations = []; // pairs of our text and the element that replaces it
const foreign = new MutationObserver(noteForeign);

function noteForeign(records) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    const instead = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
    if (text?.nodeType === Node.TEXT_NODE && instead) translations.push({ text, instead });
  }
}

// Remove all translations.
export function beforeDrawing() {
  noteForeign(foreign.takeRecords());
  translations = translations.filter(({ instead }) => instead.isConnected);
  for (const each of translations) {
    each.words = each.text.data;
    each.within = each.instead.contains(each.text) ? each.text.parentNode : null; // some keep our text inside of theirs
    each.instead.replaceWith(each.text);
  }
}

// Restore the translations of unchanged texts.
export function afterDrawing(app) {
  translations = translations.filter(({ text, words }) => text.isConnected && text.data === words);
  for (const { text, instead, within } of translations) {
    text.replaceWith(instead);
    within?.append(text);
  }
  foreign.takeRecords();
  foreign.observe(app, { childList: true, subtree: true });
}
