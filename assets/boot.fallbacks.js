// Stand-ins for APIs that a browser lacks, or forbids by throwing on use: then the page and PyScript find them missing or
// inert, and start without them. A classic script that can be imported as a module too, since workers run it as well.
(() => {
  if (globalThis.oddStorage) return;

  function named(owner, name) {
    try {
      return owner[name] ?? null;
    } catch {
      Object.defineProperty(owner, name, { configurable: true, value: undefined });
      return null;
    }
  }
  named(navigator, 'serviceWorker');
  named(globalThis, 'caches');

  // PyScript makes a channel between tabs and a class of workers before it starts, used or not.
  try {
    new BroadcastChannel('oddcheckers').close();
  } catch {
    globalThis.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    };
  }
  globalThis.Worker ??= class {
    constructor() {
      throw new Error('this browser has no workers');
    }
  };

  // A host may send WebAssembly with another type, and a browser may be unable to compile a stream.
  function forgiving(name, whole) {
    const streaming = WebAssembly[name];
    WebAssembly[name] = async (source, imports) => {
      const answer = await source;
      const streams = streaming && answer.headers.get('Content-Type')?.toLowerCase() === 'application/wasm';
      return streams ? streaming.call(WebAssembly, answer, imports) : whole(await answer.arrayBuffer(), imports);
    };
  }
  if (globalThis.WebAssembly) {
    forgiving('compileStreaming', WebAssembly.compile);
    forgiving('instantiateStreaming', WebAssembly.instantiate);
  }

  // PyScript opens an IndexedDB before it starts, and never starts if that is blocked or hangs. It stores nothing there
  // that we need, so it gets this stand-in in memory from the first script until it has opened it; then `release` restores
  // the real one for others. `real` is always the real one, null if even naming it is forbidden.

  const answer = (result, event = 'onsuccess') => {
    const request = { result };
    queueMicrotask(() => request[event]?.({ target: request }));
    return request;
  };

  const store = (values) => ({
    clear: () => answer(values.clear()),
    count: () => answer(values.size),
    delete: (key) => answer(void values.delete(key)),
    get: (key) => answer(values.get(key)),
    getAllKeys: () => answer([...values.keys()]),
    getKey: (key) => answer(values.has(key) ? key : undefined),
    put: (value, key) => answer(values.set(key, value) && key),
  });

  const open = () => {
    const values = new Map();
    return answer({ transaction: () => ({ objectStore: () => store(values) }), close() {} });
  };

  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  const real = named(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });

  globalThis.oddStorage = {
    real,
    release() {
      delete globalThis.indexedDB;
      if (own) Object.defineProperty(globalThis, 'indexedDB', own);
    },
  };
})();
