// Files, pictures and texts that leave the page, and files that are fetched at first use.

export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// An SVG picture with its referenced drawings embedded.
export async function svg(name, text) {
  const paths = [...new Set(text.match(/assets\/pieces\/[\w./-]+\.svg/g))];
  const drawings = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
  const inside = new Map(paths.map((path, at) => [path, `data:image/svg+xml,${encodeURIComponent(drawings[at])}`]));
  download(name, text.replace(/assets\/pieces\/[\w./-]+\.svg/g, (path) => inside.get(path)));
}

export function png(name, canvas, copies, done) {
  canvas.toBlob(async (blob) => {
    if (!copies) return download(name, blob);
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
      done(true);
    } catch {
      done(false);
    }
  });
}

export async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    done(true);
  } catch {
    done(false);
  }
}

// The device's share sheet; without one the words and the link are copied.
export async function send(url, words, copied, sent) {
  try {
    await navigator.share(words ? { text: words, url } : { url });
    sent();
  } catch ({ name }) {
    if (name !== "AbortError") copy(words ? `${words}\n${url}` : url, copied);
  }
}

// A script fetched at first use.
export const bring = (path) => import(new URL(path, document.baseURI));

// A file fetched at first use.
export async function bytes(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  return response.arrayBuffer();
}
