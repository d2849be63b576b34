// PyScript opens an IndexedDB before it starts, and never starts where that is blocked or hangs. It keeps nothing in it
// that we need, so it is given this stand-in in memory, from the first script until it has opened what it wants; then
// `release` puts the real one back for everybody else. `real` is that one at any time, null if even naming it is forbidden.
// A classic script that can be imported as a module too.
(() => {
  if (globalThis.oddStorage) return;

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

  const named = () => {
    try {
      return globalThis.indexedDB;
    } catch {
      return null;
    }
  };

  const real = named();
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });

  globalThis.oddStorage = {
    real,
    release() {
      delete globalThis.indexedDB;
      if (own) Object.defineProperty(globalThis, 'indexedDB', own);
    },
  };
})();
