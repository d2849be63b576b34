// The memory snapshot, a heap with everything imported, as it is shipped: four bytes that say how long its list is, the
// list as JSON, what Pyodide wants to see of a snapshot, its head, and then what is in the memory. Left out are runs of
// zeros, and what the runtime has in its memory anyway; the list tells where the rest goes. Behind it all stand its sums.
const HEAD = 4; // where a snapshot says how long what comes before the heap is
const BLOCK = 4096;
const GAP = 64; // so many zeros are dearer than another run

function* runs(bytes) {
  let begin = -1;
  let end = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0) continue;
    if (begin >= 0 && at - end > GAP) {
      yield [begin, end];
      begin = at;
    } else if (begin < 0) begin = at;
    end = at + 1;
  }
  if (begin >= 0) yield [begin, end];
}

// Blank the blocks of the heap that are as they were at first; returns where in `regions` there are other blocks.
function changed(heap, first, regions) {
  const other = [];
  for (const [begin, end] of regions) {
    for (let at = begin; at < end; at += BLOCK) {
      const [to, last] = [Math.min(at + BLOCK, end), other.at(-1)];
      const block = heap.subarray(at, to);
      const empty = block.every((byte) => byte === 0);
      if (!empty && !Buffer.compare(block, first.subarray(at, to))) block.fill(0);
      else if (last?.[1] === at) last[1] = to;
      else other.push([at, to]);
    }
  }
  return other;
}

const SMALLEST = 16; // Python takes memory in steps of so many bytes
const SMALL = 512; // and up to this size from pools of its own
const ALL = 0xffffffff;

// What Python and the runtime have freed holds what it held before: take all of it, and give it back as zeros.
export function clear(module) {
  const taken = (take, size) => {
    const places = [];
    for (let place = take(size); place; place = take(size)) {
      module.HEAPU8.fill(0, place, place + size);
      places.push(place);
    }
    return places;
  };
  const pools = [];
  const rest = [];
  module._malloc_trim(0);
  module._malloc_set_footprint_limit(module._malloc_footprint()); // or there would always be more
  for (let size = SMALL; size > 0; size -= SMALLEST) pools.push(...taken(module._PyObject_Malloc, size));
  for (let size = 1 << 23; size >= 8; size = size > 128 ? (size * 0.75) & ~7 : size - 8) rest.push(...taken(module._malloc, size));
  rest.forEach(module._free);
  pools.forEach(module._PyObject_Free);
  module._malloc_set_footprint_limit(ALL);
}

// What a function has left behind on the stack when it was over is no use to anybody.
export function clearStack(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

// What the runtime has in its memory before anything runs: that memory, how far it is used, and where the stack is.
export function memoryOf(module) {
  const stack = [module._emscripten_stack_get_end(), module._emscripten_stack_get_base()];
  return { memory: module.HEAPU8.slice(), used: module._sbrk(0), stack };
}

const LANES = 4; // sums, each of every fourth word (FNV-1a, by words): they show whatever a disk can do to a file
const PRIME = 0x01000193;

// Fill up `bytes` to whole rows of words, and put their sums behind them. boot.runtime.mjs compares these before it restores
// anything: what a browser needs for SHA-256 is a tenth of a start.
function summed(bytes) {
  const row = 4 * LANES;
  const whole = Buffer.concat([bytes, Buffer.alloc(-bytes.length & (row - 1))]);
  const sums = new Int32Array(LANES);
  for (let at = 0; at < whole.length; at += 4) {
    const lane = (at / 4) % LANES;
    sums[lane] = Math.imul(sums[lane] ^ whole.readInt32LE(at), PRIME);
  }
  return Buffer.concat([whole, Buffer.from(sums.buffer)]);
}

export const headOf = (bytes) => bytes.subarray(0, new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEAD, true));

// Pack the snapshot `bytes` of a runtime that begins as `first` tells. The list: how much of its
// memory the runtime may have `used` when it is restored, as all behind that is blank; where before that it must be made
// `blank`; and then the `parts` that are filled, each from a place up to another.
export function packed(bytes, { memory, used, stack: [low, high] }) {
  const head = headOf(bytes);
  const heap = bytes.subarray(head.length);
  const blank = changed(heap, memory, [[0, low], [high, used]]);
  const parts = [...runs(heap)];
  const list = Buffer.from(JSON.stringify({ used, blank, parts }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return summed(Buffer.concat([length, list, head, ...parts.map(([from, to]) => heap.subarray(from, to))]));
}
