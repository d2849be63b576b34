// Clicks, fields and keys.
import { isEcho } from "./page.pointer.js";
import { say, spotOf } from "./page.say.js";
import { press } from "./page.scroll.js";
import { decoded } from "./page.text.js";

export function onClick(event) {
  if (isEcho(event)) return event.preventDefault();
  const spot = spotOf(event.target);
  if (spot) {
    if (event.detail === 0) say("spot", { spot }); // a screen reader's click: no pointer was involved
    return;
  }
  const button = event.target.closest("[data-do]");
  if (!button || ["FORM", "INPUT", "SELECT"].includes(button.tagName)) return;
  if (button.tagName !== "A") event.preventDefault();
  const { do: name, value = "", why } = button.dataset;
  press(name);
  say("do", why ? { name: "why-not", value: why } : { name, value });
}

// A full field drops further input silently: the note beside it shows its limit.
export function markFull(field) {
  field.toggleAttribute("data-full", field.maxLength > 0 && field.value.length >= field.maxLength);
}

const LARGEST = 8e6; // maximum size of an opened file, in bytes

export async function onChange(event) {
  const field = event.target;
  const name = field.dataset?.do;
  if (!name) return;
  if (field.type !== "file") {
    say("do", { name, value: field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value });
    return;
  }
  const file = field.files[0];
  if (!file) return;
  const text = file.size > LARGEST ? "" : await file.arrayBuffer().then((data) => decoded(new Uint8Array(data)), () => "");
  const [suffix = ""] = /\.[a-z0-9]{1,8}$/.exec(file.name.toLowerCase()) ?? [];
  field.value = "";
  if (text || !file.size) say("do", { name: suffix ? `${name}:${suffix}` : name, value: text });
  else say("do", { name: "unread", value: file.size > LARGEST ? "large" : "" });
}

export function onSubmit(event) {
  event.preventDefault();
  const form = event.target.closest("[data-do]");
  if (!form) return;
  const [field, { moves }] = [form.querySelector("input"), { ...form.dataset }];
  say("do", { name: form.dataset.do, value: field.value });
  if (form.dataset.moves !== moves) field.value = "";
  else if (field.matches("[aria-invalid=true]")) field.select(); // the next input replaces it
}

export function onKey(event) {
  if (event.altKey || event.metaKey || event.ctrlKey) return;
  const typing = event.target.matches?.("input:not([type=checkbox]), select, textarea");
  const data = { key: event.key, spot: spotOf(event.target), typing: Boolean(typing) };
  if (say("key", data)) event.preventDefault();
}
