// Unpacks Zstandard (RFC 8878) piece by piece, with the decoder of zstddec. `oddUnpacker` takes the response with the
// decoder and promises a function from a packed stream to its content. A classic script that can be imported as a module;
// the build puts it into the service worker too, and `oddHelp` runs it as the page's helper worker (`boot.helper.js`).
(() => {
  'use strict';
  const ROOM = 1 << 17; // bytes at a time, in and out
  const PLACE = 0; // a buffer is described by three numbers: its address, its length, and the part that is done
  const LENGTH = 4;
  const DONE = 8;
  const SELDOM_MS = 40;

  globalThis.oddUnpacker = async (answer) => {
    const decoder = await (await answer).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(decoder, { env: { emscripten_notify_memory_growth() {} } });
    const { memory, malloc, free, ...zstd } = instance.exports;

    const buffer = () => {
      const [descriptor, place] = [malloc(12), malloc(ROOM)];
      const numbers = () => new DataView(memory.buffer, descriptor, 12); // anew each time: the memory may have grown
      return {
        descriptor,
        done: () => numbers().getUint32(DONE, true),
        begin: (length) => [[PLACE, place], [LENGTH, length], [DONE, 0]].forEach(([at, value]) => numbers().setUint32(at, value, true)),
        fill: (bytes) => new Uint8Array(memory.buffer).set(bytes, place),
        taken: (length) => new Uint8Array(memory.buffer).slice(place, place + length),
        free: () => [descriptor, place].forEach(free),
      };
    };

    // Unpack piece by piece: `take` passes the content on, and `end` throws if the last piece is missing.
    const begin = (pass) => {
      const [input, output] = [buffer(), buffer()];
      const context = zstd.ZSTD_createDCtx();
      let wanted = 1; // bytes that the decoder still wants: 0 at the end, negative on an error

      const unpack = (bytes) => {
        input.fill(bytes);
        input.begin(bytes.length);
        do {
          output.begin(ROOM);
          wanted = zstd.ZSTD_decompressStream(context, output.descriptor, input.descriptor);
          if (wanted < 0) throw new Error('packed');
          pass(output.taken(output.done()));
        } while (input.done() < bytes.length || (wanted && output.done() === ROOM));
      };
      return {
        take: (piece) => {
          for (let at = 0; at < piece.length; at += ROOM) unpack(piece.subarray(at, at + ROOM));
        },
        end: () => {
          zstd.ZSTD_freeDCtx(context);
          [input, output].forEach((each) => each.free());
          if (wanted) throw new Error('cut');
        },
      };
    };

    const unpackStream = (packed) => {
      let job;
      const start = (out) => { job = begin((bytes) => out.enqueue(bytes)); };
      return packed.pipeThrough(new TransformStream({ start, transform: (piece) => job.take(piece), flush: () => job.end() }));
    };
    return Object.assign(unpackStream, { begin });
  };

  // The imports of a module that never calls them.
  const stub = (kind) => (kind === 'global' ? new WebAssembly.Global({ value: 'i32', mutable: true }) : () => 0);

  // Compile the functions that a start calls first (`tools/runtime/warm.mjs`), so that the page need not.
  const warmUp = async (compiled) => {
    if (globalThis.document) return; // this is the page
    const imports = {};
    WebAssembly.Module.imports(compiled).forEach(({ module, name, kind }) => { (imports[module] ??= {})[name] = stub(kind); });
    const { exports } = await WebAssembly.instantiate(compiled, imports);
    exports.odd_warm?.();
  };

  const together = (pieces) => {
    const all = new Uint8Array(pieces.reduce((bytes, { length }) => bytes + length, 0));
    pieces.reduce((at, piece) => (all.set(piece, at), at + piece.length), 0);
    return all;
  };
  const compiled = async (answer) =>
    WebAssembly.compileStreaming ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  const AS_WASM = { headers: { 'Content-Type': 'application/wasm' } };
  // What is made of a job's pieces: a product, and the buffers that are passed on with it. Streams would double the time of `data`.
  const MAKERS = {
    data: (unpacker) => {
      const unpacked = [];
      let job;
      const next = (promise) => {
        job = promise;
        job.catch(() => {}); // reported at the end
      };
      next(unpacker.then(({ begin }) => begin((bytes) => unpacked.push(bytes))));
      return {
        take: (piece) => next(job.then((each) => { each.take(piece); return each; })),
        end: async () => {
          (await job).end();
          const data = together(unpacked).buffer;
          return [{ data }, [data]];
        },
      };
    },
    module: (unpacker) => {
      const { readable, writable } = new TransformStream();
      const packed = writable.getWriter();
      const making = unpacker.then((unpack) => compiled(new Response(unpack(readable), AS_WASM)));
      making.catch(() => {}); // reported at the end
      return {
        take: (piece) => packed.write(piece).catch(() => {}), // likewise
        end: async () => {
          await packed.close();
          return [{ module: await making }, []];
        },
      };
    },
    '': () => ({ take: () => {}, end: () => [{}, []] }),
  };

  async function brought(url, integrity) {
    const answer = await fetch(url, { integrity });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer;
  }

  // Carries out the jobs of a port. A job takes pieces, or fetches them itself and reports the bytes (`came`). It ends
  // with their SHA-256 (none on a host without encryption) and with their product, if it `makes` one: unpacked `data`, or
  // a `module`.
  globalThis.oddHelp = (port, settings) => {
    const { decoder, first } = JSON.parse(settings);
    const jobs = [];
    const unpacker = decoder && globalThis.oddUnpacker(brought(...decoder));
    unpacker?.catch(() => {}); // reported at the end

    const begun = (makes) => ({ giveUp: new AbortController(), pieces: [], making: MAKERS[makes](unpacker) });
    const take = ({ pieces, making }, piece) => {
      pieces.push(piece);
      making.take(piece);
    };
    const ended = async ({ pieces, making }) => {
      const hashing = globalThis.crypto.subtle?.digest('SHA-256', together(pieces)); // beside the rest
      const [made, given] = await making.end();
      const hash = hashing && new Uint8Array(await hashing);
      return [{ hash, ...made }, given];
    };

    const finish = async (job) => {
      try {
        const [made, given] = await ended(jobs[job]);
        port.postMessage({ job, ...made }, given);
        if (made.module) await warmUp(made.module);
      } catch ({ message }) {
        port.postMessage({ job, error: message });
      }
      delete jobs[job];
    };
    // Report bytes, but not for every piece, to spare the busy page.
    const reporter = (job) => {
      const news = { job, came: 0 };
      const report = () => port.postMessage({ ...news, at: performance.timeOrigin + performance.now() });
      let reported = 0;
      return (more, last = false) => {
        news.came += more;
        if (!news.came || (!last && performance.now() - reported < SELDOM_MS)) return;
        report();
        [reported, news.came] = [performance.now(), 0];
      };
    };
    const fetchAll = async (job, url) => {
      try {
        const { ok, status, body } = await fetch(url, { signal: jobs[job].giveUp.signal });
        if (!ok) return port.postMessage({ job, status });
        const reader = body.getReader();
        const report = reporter(job);
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          take(jobs[job], part.value);
          report(part.value.length);
        }
        report(0, true);
        await finish(job);
      } catch ({ message }) {
        port.postMessage({ job, error: message });
      }
    };

    const help = ({ runtime, job, makes, url, piece, stop }) => {
      if (runtime) warmUp(runtime).catch(() => {}); // optional
      else if (stop) jobs[job]?.giveUp.abort();
      else if (piece) take(jobs[job], piece);
      else if (makes === undefined) finish(job);
      else {
        jobs[job] = begun(makes);
        if (url) fetchAll(job, url);
      }
    };
    port.onmessage = ({ data }) => help(data);
    first.forEach(help);
    port.postMessage({ here: true });
  };

  const [, settings] = /^odd-helper (.*)/.exec(globalThis.document ? '' : globalThis.name) ?? [];
  if (settings) globalThis.oddHelp(globalThis, settings);
})();
