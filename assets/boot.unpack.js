// Unpacks Zstandard (RFC 8878) piece by piece, as it comes in, with the decoder of zstddec.
// `oddUnpacker` takes the answer that brings the decoder, and promises a function from a packed stream to what is in it.
// A classic script that can be imported as a module, and that the build puts into the service worker too.
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
          if (wanted < 0) throw new Error('what was packed is damaged');
          out.enqueue(output.taken(output.done()));
        } while (input.done() < bytes.length || (wanted && output.done() === ROOM));
      };
      const transform = (piece, out) => {
        for (let at = 0; at < piece.length; at += ROOM) unpack(piece.subarray(at, at + ROOM), out);
      };
      const flush = () => {
        zstd.ZSTD_freeDCtx(context);
        [input, output].forEach((each) => each.free());
        if (wanted) throw new Error('what was packed is cut off');
      };
      return packed.pipeThrough(new TransformStream({ transform, flush }));
    };
  };
})();
