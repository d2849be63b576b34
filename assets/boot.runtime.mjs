// PyScript's `interpreter`: a module that exports `loadPyodide` and `version`. The page and the workers start Python
// through it, from the site's own files. Python begins to start when this module is evaluated, and PyScript is handed
// the promise when it comes to ask. The ways to start, each for when the one before it does not work: from the library
// that the build has compiled ahead; or plainly, from Python's own library and the app's wheel, with micropip.
import { loadPyodide as load, version } from '../runtime/pyodide/pyodide.mjs';

const plan = {};
const here = (path) => new URL(path, import.meta.url).href;
const streams = {}; // PyScript's stdout and stderr, once it has asked
const common = {
  indexURL: here(plan.runtime),
  stdout: (text) => (streams.stdout ?? console.log)(text),
  stderr: (text) => (streams.stderr ?? console.error)(text),
};

// Fetched by its hash; it then goes to Pyodide, which fetches by itself, as a blob.
async function fetched({ path, integrity }) {
  const response = await fetch(here(path), { integrity });
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

async function precompiled() {
  if (!plan.library) throw new Error('wheels of others need the plain start');
  const stdLibURL = await fetched(plan.library);
  const python = await load({ ...common, stdLibURL, lockFileContents: plan.lock });
  URL.revokeObjectURL(stdLibURL);
  python.runPython('import ui.brain');
  return python;
}

async function stock() {
  const python = await load(common);
  await python.loadPackage('micropip', { messageCallback: () => {} });
  const micropip = python.pyimport('micropip');
  await micropip.install(here(plan.wheel));
  micropip.destroy();
  globalThis.oddStart = 'stock';
  return python;
}

async function start() {
  for (const way of [precompiled]) {
    try {
      const python = await way();
      globalThis.oddStart = way.name;
      return python;
    } catch (error) {
      console.warn(`Not the fast start (${way.name}): ${String(error.message ?? error).trim().split('\n').at(-1)}`);
    }
  }
  return stock();
}

// The page has run this as its first script; a worker has not.
if (!globalThis.oddStorage) await import(plan.storage);

const starting = start();

export { version };

export function loadPyodide({ stdout, stderr }) {
  globalThis.oddStorage.release();
  Object.assign(streams, { stdout, stderr });
  return starting;
}
