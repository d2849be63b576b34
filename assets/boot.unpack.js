// Unpacks Zstandard (RFC 8878) piece by piece, as it comes in, with the decoder of zstddec.
// `oddUnpacker` takes the answer that brings the decoder, and promises a function from a packed stream to what is in it.
// A classic script that can be imported as a module, that the build puts into the service worker too, and that is a worker of
// its own for the page (`boot.hands.js`), which `oddHelp` makes of it.
(() => {
  'use strict';
  const ROOM = 1 << 17; // bytes at a time, in and out
  const PLACE = 0; // a buffer is told as three numbers: where it is, how long, and how much of it is done
  const LENGTH = 4;
  const DONE = 8;

  globalThis.oddUnpacker = async (answer) => {
    const decoder = await (await answer).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(decoder, { env: { emscripten_notify_memory_growth() {} } });
    const { memory, malloc, free, ...zstd } = instance.exports;

    const buffer = () => {
      const [told, place] = [malloc(12), malloc(ROOM)];
      const numbers = () => new DataView(memory.buffer, told, 12); // anew each time: the memory may have grown
      return {
        told,
        done: () => numbers().getUint32(DONE, true),
        begin: (length) => [[PLACE, place], [LENGTH, length], [DONE, 0]].forEach(([at, value]) => numbers().setUint32(at, value, true)),
        fill: (bytes) => new Uint8Array(memory.buffer).set(bytes, place),
        taken: (length) => new Uint8Array(memory.buffer).slice(place, place + length),
        free: () => [told, place].forEach(free),
      };
    };

    return (packed) => {
      const [input, output] = [buffer(), buffer()];
      const context = zstd.ZSTD_createDCtx();
      let wanted = 1; // what the decoder still wants: nothing, at the end; less than that, if it cannot go on

      const unpack = (bytes, out) => {
        input.fill(bytes);
        input.begin(bytes.length);
        do {
          output.begin(ROOM);
          wanted = zstd.ZSTD_decompressStream(context, output.told, input.told);
          if (wanted < 0) throw new Error('packed');
          out.enqueue(output.taken(output.done()));
        } while (input.done() < bytes.length || (wanted && output.done() === ROOM));
      };
      const transform = (piece, out) => {
        for (let at = 0; at < piece.length; at += ROOM) unpack(piece.subarray(at, at + ROOM), out);
      };
      const flush = () => {
        zstd.ZSTD_freeDCtx(context);
        [input, output].forEach((each) => each.free());
        if (wanted) throw new Error('cut');
      };
      return packed.pipeThrough(new TransformStream({ transform, flush }));
    };
  };

  const together = (pieces) => {
    const all = new Uint8Array(pieces.reduce((bytes, { length }) => bytes + length, 0));
    pieces.reduce((at, piece) => (all.set(piece, at), at + piece.length), 0);
    return all;
  };
  const AS_WASM = { headers: { 'Content-Type': 'application/wasm' } };
  const MADE = {
    data: async (stream) => { const data = await new Response(stream).arrayBuffer(); return [{ data }, [data]]; },
    module: async (stream) => [{ module: await WebAssembly.compileStreaming(new Response(stream, AS_WASM)) }, []],
  };

  // Does what a port asks for. A job takes pieces, or fetches them itself and tells how much `came`, and ends with the SHA-256
  // of them all (none on a host without encryption) and with what is in them, if it `makes` something: unpacked `data`, or a
  // `module`.
  globalThis.oddHelp = (port) => {
    const jobs = [];
    let bring;
    const unpacker = globalThis.oddUnpacker(new Promise((done) => { bring = done; }));

    const begun = (makes) => {
      const { readable, writable } = new TransformStream();
      const making = makes ? unpacker.then((unpack) => MADE[makes](unpack(readable))) : Promise.resolve([{}, []]);
      making.catch(() => {}); // told at the end
      return { pieces: [], packed: makes ? writable.getWriter() : null, making };
    };
    const take = ({ pieces, packed }, piece) => {
      pieces.push(piece);
      packed?.write(piece).catch(() => {}); // told at the end
    };
    const ended = async ({ pieces, packed, making }) => {
      await packed?.close();
      const hash = globalThis.crypto.subtle && new Uint8Array(await crypto.subtle.digest('SHA-256', together(pieces)));
      const [made, given] = await making;
      return [{ hash, ...made }, given];
    };

    const finish = async (job) => {
      try {
        const [made, given] = await ended(jobs[job]);
        port.postMessage({ job, ...made }, given);
      } catch ({ message }) {
        port.postMessage({ job, error: message });
      }
      delete jobs[job];
    };
    const fetchAll = async (job, url) => {
      try {
        const { ok, status, body } = await fetch(url);
        if (!ok) return port.postMessage({ job, status });
        const reader = body.getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          take(jobs[job], part.value);
          port.postMessage({ job, came: part.value.length });
        }
        await finish(job);
      } catch ({ message }) {
        port.postMessage({ job, error: message });
      }
    };

    port.onmessage = ({ data: { decoder, job, makes, url, piece } }) => {
      if (decoder) bring(new Response(decoder));
      else if (piece) take(jobs[job], piece);
      else if (makes === undefined) finish(job);
      else {
        jobs[job] = begun(makes);
        if (url) fetchAll(job, url);
      }
    };
  };

  if (!globalThis.document && globalThis.name === 'odd-hands') globalThis.oddHelp(globalThis);
})();
