// The looks and the language that the person has chosen, before anything is painted: what ui/session/settings.py has
// stored. A language is chosen among those of the page, by the settings or else by the browser's own list; a page that
// names none, such as one of rules, is in its own.
(() => {
  'use strict';
  const root = document.documentElement;
  const known = (root.dataset.languages ?? root.lang).split(' '); // the page's own first
  const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

  function speak(wanted) {
    const asked = [wanted, ...(navigator.languages ?? []).map((each) => each.toLowerCase().split('-')[0])];
    root.lang = asked.find((each) => known.includes(each)) ?? known[0];
    root.dir = RIGHT_TO_LEFT.includes(root.lang) ? 'rtl' : 'ltr';
    return root.lang;
  }

  function isKept() {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false; // it may be forbidden to be named
    }
  }

  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('oddcheckers/settings')) ?? {};
  } catch {
    // Nothing stored, nothing to be had: then all is as on the device.
  }
  if (['light', 'dark', 'contrast'].includes(stored.theme)) root.dataset.theme = stored.theme;
  if (['wood', 'green', 'blue', 'grey'].includes(stored.board)) root.dataset.board = stored.board;
  if (['cut', 'bold'].includes(stored.pieces)) root.dataset.pieces = stored.pieces;
  if (speak(stored.language) !== known[0]) root.dataset.foreign = ''; // until assets/boot.js has put in what it says
  // On a later visit letters are here as soon as they are asked for: then nothing need be laid out and painted twice.
  if (isKept()) document.querySelectorAll('link[rel=kept]').forEach((each) => { each.rel = 'preload'; });
  // How numbers and dates are written: as the device does, if it speaks this language.
  const locale = () => navigator.languages?.find((each) => each.startsWith(root.lang)) ?? root.lang;
  globalThis.oddLook = { speak, locale };
})();
