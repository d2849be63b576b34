// The memory snapshot, a heap with everything imported, as it is shipped: four bytes that say how long its head is, the
// head as JSON, and then what is in the memory. Left out are runs of zeros, and what the runtime has in its memory anyway;
// the head tells where they are. The file is named like a WebAssembly module: hosts compress those on their way.
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
