// Starts PyScript, and runs the page's Python as soon as PyScript has an interpreter.
import { config, hooks } from '../runtime/pyscript/core.js';

const OFFLINE = new URL('../sw.js', import.meta.url).href;

// The page's policy lets no text become a script's address or a piece of the page. This alone may: the service worker,
// and what PyScript has put into a blob here to start its worker with.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === OFFLINE || url.startsWith(`blob:${location.origin}/`) ? url : null),
});

// PyScript's one hook for workers would be sent to them as source text, and made from text again by `Function`, which the
// page's policy does not allow. Nothing here needs what the hook brings (`pyscript.fs` in workers).
hooks.worker.onBeforeRunAsync.clear();

// PyScript would now write its own Python package into the file system, compile that, and import it: a tenth of a start,
// for nothing, since the page's Python uses the browser directly. So PyScript is told that this hook never ends.
hooks.main.onReady.add(({ interpreter, XWorker }, element) => {
  globalThis.oddPyScript = { interpreter, XWorker, config: config.py };
  try {
    interpreter.runPython(element.textContent);
  } catch (error) {
    oddBoot.failed('program', error);
  }
  return new Promise(() => {});
});
