// The chosen appearance and language, before the first paint, as stored by ui/session/settings.py. The language is chosen
// among the page's, by the settings or else by the browser's list; a page without a list, such as a rules page, has its
// own language.
(() => {
  'use strict';
  const root = document.documentElement;
  const known = (root.dataset.languages ?? root.lang).split(' '); // the page's own first
  const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

  function chooseLanguage(wanted) {
    const asked = [wanted, ...(navigator.languages ?? []).map((each) => each.toLowerCase().split('-')[0])];
    root.lang = asked.find((each) => known.includes(each)) ?? known[0];
    root.dir = RIGHT_TO_LEFT.includes(root.lang) ? 'rtl' : 'ltr';
    return root.lang;
  }

  function hasServiceWorker() {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false; // some browsers forbid even naming it
    }
  }

  const FOLDER = 'oddcheckers/game/';
  const SHOWN = 3;

  // Number of saved games that the home screen will show: boot.css keeps their place free, so that no cover moves.
  function savedGames() {
    const isSaved = (key) => key.startsWith(FOLDER) && !localStorage.getItem(key).startsWith('oddcheckers-deleted');
    let found = 0;
    for (let at = 0; at < localStorage.length && found < SHOWN; at += 1) found += isSaved(localStorage.key(at));
    return found;
  }

  let stored = {};
  try {
    root.dataset.saved = savedGames();
    stored = JSON.parse(localStorage.getItem('oddcheckers/settings')) ?? {};
  } catch {
    // Nothing is stored or readable: use the device's defaults.
  }
  if (['light', 'dark', 'contrast'].includes(stored.theme)) root.dataset.theme = stored.theme;
  if (['wood', 'green', 'blue', 'grey'].includes(stored.board)) root.dataset.board = stored.board;
  if (['cut', 'bold'].includes(stored.pieces)) root.dataset.pieces = stored.pieces;
  if (chooseLanguage(stored.language) !== known[0]) root.dataset.foreign = ''; // until assets/boot.js has put in the texts
  // On later visits fonts are there at once: then nothing needs to be laid out and painted twice.
  if (hasServiceWorker()) document.querySelectorAll('link[rel=kept]').forEach((each) => { each.rel = 'preload'; });
  // Notation of numbers and dates: the device's, if its language is this one.
  const locale = () => navigator.languages?.find((each) => each.startsWith(root.lang)) ?? root.lang;
  globalThis.oddLook = { chooseLanguage, locale };
})();
