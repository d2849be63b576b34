// Decoding of text files, like `engine/formats/detection.py` for the command line: UTF-8, UTF-16, or, line by line, the
// Windows code page of old programs.
const LOOKED_AT = 1000; // bytes to search for the zero halves of letters, in UTF-16 without a mark

function read(bytes, name, fatal = false) {
  return new TextDecoder(name, { fatal }).decode(bytes);
}

function line(bytes) {
  try {
    return read(bytes, "utf-8", true);
  } catch {
    return read(bytes, "windows-1252");
  }
}

function* lines(bytes) {
  let begin = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, begin)) {
    yield bytes.subarray(begin, end);
    begin = end + 1;
  }
  yield bytes.subarray(begin);
}

export function decoded(bytes) {
  const begins = bytes.subarray(0, LOOKED_AT);
  const empty = (first) => begins.filter((byte, at) => at % 2 === first && !byte).length > begins.length / 4;
  const [one, two] = bytes;
  if ((one === 0xff && two === 0xfe) || (bytes.length && empty(1))) return read(bytes, "utf-16le");
  if ((one === 0xfe && two === 0xff) || (bytes.length && empty(0))) return read(bytes, "utf-16be");
  try {
    return read(bytes, "utf-8", true);
  } catch {
    return [...lines(bytes)].map(line).join("\n");
  }
}
