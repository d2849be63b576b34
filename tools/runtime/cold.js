// Inserted into the runtime's script just before it instantiates the runtime: instantiates the second module, with the cold
// functions, from the compiled module, or synchronously from its file. See `split_runtime.mjs`.
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
  const kept = Module.oddKept && URL.createObjectURL(Module.oddKept); // service workers do not answer synchronous requests
  const request = new XMLHttpRequest();
  request.open('GET', kept || url, false); // the caller needs the result synchronously
  request.overrideMimeType('text/plain; charset=x-user-defined'); // bytes as characters: synchronous requests of a page cannot return a buffer
  request.send();
  if (kept) URL.revokeObjectURL(kept);
  if (request.status !== 200) throw new Error(`${url}: the server answered ${request.status}`);
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
}

wasmImports.odd_bring = () => oddWarm(new WebAssembly.Module(oddCold()));
Module.oddWarm = oddWarm;
