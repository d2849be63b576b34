// Goes into the runtime's script, where it is about to make the runtime: makes the second module, the cold functions, from what
// has been compiled, or at once from its file. `split_runtime.mjs` tells more.
function oddWarm(module) {
  const reached = {};
  for (let at = 0; at < wasmExports.odd_reached.length; at += 1) reached[at] = wasmExports.odd_reached.get(at);
  if (!oddWarm.done) new WebAssembly.Instance(module, { first: wasmExports, reached });
  oddWarm.done = true;
  delete Module.oddKept;
}

function oddCold() {
  const url = new URL('pyodide.cold.wasm', import.meta.url).href;
  if (ENVIRONMENT_IS_NODE) return readBinary(url);
  const kept = Module.oddKept && URL.createObjectURL(Module.oddKept); // no service worker answers those who cannot wait
  const request = new XMLHttpRequest();
  request.open('GET', kept || url, false); // whoever called cannot wait
  request.overrideMimeType('text/plain; charset=x-user-defined'); // bytes as letters: a page gets no others this way
  request.send();
  if (kept) URL.revokeObjectURL(kept);
  if (request.status !== 200) throw new Error(`${url}: the server answered ${request.status}`);
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
}

wasmImports.odd_bring = () => oddWarm(new WebAssembly.Module(oddCold()));
Module.oddWarm = oddWarm;
