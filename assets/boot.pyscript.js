// Starts PyScript, and runs the page's Python as soon as PyScript has an interpreter.
import { config, hooks } from '../runtime/pyscript/core.js';

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
