// Starts PyScript, and runs the page's Python as soon as PyScript has an interpreter.
import { config, hooks } from '../runtime/pyscript/core.js';

// PyScript would send its worker hook as source text and rebuild it with `Function`, which the page's policy forbids.
// Nothing here needs that hook (`pyscript.fs` in workers).
hooks.worker.onBeforeRunAsync.clear();

// PyScript would now write its Python package into the file system, compile and import it: a tenth of a start, for
// nothing, since the page's Python uses the browser directly. So this hook never ends.
hooks.main.onReady.add(({ interpreter, XWorker }, element) => {
  globalThis.oddPyScript = { interpreter, XWorker, config: config.py };
  try {
    interpreter.runPython(element.textContent);
  } catch (error) {
    oddBoot.failed('program', error);
  }
  return new Promise(() => {});
});
