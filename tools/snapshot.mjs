// The memory snapshot, a heap with everything imported, as it is shipped: four bytes that say how long its head is, the
// head as JSON, and then what is in the memory. Left out are runs of zeros, and what the runtime has in its memory anyway;
// the head tells where they are.
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

// Blank the blocks of the heap that are as they were at first; returns where such blocks begin and end in the heap.
function blanked(bytes, first) {
  const heap = bytes.subarray(new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEAD, true));
  const same = [];
  for (let at = 0; at + BLOCK <= Math.min(heap.length, first.length); at += BLOCK) {
    const block = heap.subarray(at, at + BLOCK);
    if (Buffer.compare(block, first.subarray(at, at + BLOCK)) || block.every((byte) => byte === 0)) continue;
    block.fill(0);
    if (same.at(-1)?.[1] === at) same.at(-1)[1] = at + BLOCK;
    else same.push([at, at + BLOCK]);
  }
  return same;
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

// Pack the snapshot `bytes` of a runtime that has `first` in its memory before anything runs. The head: the
// `parts` that are filled, and where in the heap it is the `same` as at first; each from a place up to another.
export function packed(bytes, first) {
  const same = blanked(bytes, first);
  const parts = [...runs(bytes)];
  const head = Buffer.from(JSON.stringify({ parts, same }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts.map(([begin, end]) => bytes.subarray(begin, end))]);
}
