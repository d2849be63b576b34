// The colours that the person has chosen, before anything is painted: what ui/session/settings.py has stored.
(() => {
  'use strict';
  try {
    const { theme, board } = JSON.parse(localStorage.getItem('oddcheckers/settings')) ?? {};
    if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
    if (['wood', 'green', 'blue', 'grey'].includes(board)) document.documentElement.dataset.board = board;
  } catch {
    // Nothing stored, nothing to be had: then the device's colours.
  }
})();
