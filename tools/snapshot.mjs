// The shipped memory snapshot, a heap with everything imported: four bytes with the length of the list, the list as JSON, the
// head that Pyodide expects of a snapshot, and then the memory. Runs of zeros are left out, and so are contents that the
// runtime's memory has anyway; the list says where the rest goes. Checksums follow at the end.
const HEAD = 4; // offset of the length of everything before the heap
const BLOCK = 4096;
const GAP = 64; // from this number of zeros on, a new run is cheaper

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

// Zero the blocks of the heap that are unchanged; return the ranges in `regions` that hold other blocks.
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

const SMALLEST = 16; // step of Python's memory sizes, in bytes
const SMALL = 512; // largest size that Python takes from its own pools
const ALL = 0xffffffff;

// Freed memory keeps its old contents: allocate all of it, and give it back as zeros.
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
  module._malloc_set_footprint_limit(module._malloc_footprint()); // else the heap would grow without end
  for (let size = SMALL; size > 0; size -= SMALLEST) pools.push(...taken(module._PyObject_Malloc, size));
  for (let size = 1 << 23; size >= 8; size = size > 128 ? (size * 0.75) & ~7 : size - 8) rest.push(...taken(module._malloc, size));
  rest.forEach(module._free);
  pools.forEach(module._PyObject_Free);
  module._malloc_set_footprint_limit(ALL);
}

// Zero the remains of finished functions on the stack.
export function clearStack(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

// The runtime's memory before anything runs: its contents, the used length, and the bounds of the stack.
export function memoryOf(module) {
  const stack = [module._emscripten_stack_get_end(), module._emscripten_stack_get_base()];
  return { memory: module.HEAPU8.slice(), used: module._sbrk(0), stack };
}

const LANES = 4; // checksums, each of every fourth word (FNV-1a, by words): enough to detect damage by a disk
const PRIME = 0x01000193;

// Pad `bytes` to whole rows of words, and append their checksums. boot.runtime.mjs compares these before it restores anything:
// SHA-256 would take a browser a tenth of a start.
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

// Pack the snapshot `bytes` of a runtime with this initial memory. The list: the maximum length of memory that the runtime may have
// `used` when it is restored, since everything behind must be blank; the ranges before that to `blank`; and the ranges of the
// `parts` to fill.
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
