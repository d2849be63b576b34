// PyScript's `interpreter`: a module that exports `loadPyodide` and `version`. The page and the workers load Pyodide
// through it, from the files beside this one. A faster way to start belongs in `loadPyodide` below.
import { loadPyodide as load, version } from '../runtime/pyodide/pyodide.mjs';

const indexURL = new URL('../runtime/pyodide/', import.meta.url).href;

// The page has run this as its first script; a worker has not.
if (!globalThis.oddStorage) await import('./boot.storage.js');

export { version };

export function loadPyodide(options) {
  globalThis.oddStorage.release();
  return load({ ...options, indexURL });
}
