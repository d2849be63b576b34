// The colours that the person has chosen, before anything is painted: what ui/session/settings.py has stored.
(() => {
  'use strict';
  try {
    const { theme } = JSON.parse(localStorage.getItem('oddcheckers/settings')) ?? {};
    if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
  } catch {
    // Nothing stored, nothing to be had: then the device's colours.
  }
})();
