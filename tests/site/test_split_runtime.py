"""The runtime in two modules: cold functions behave the same for every caller, at any time."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.site.wasm import listed, section, sized
from tools.runtimes import fetch

TOOLS = Path(__file__).parents[2] / "tools" / "runtime"
NOTHING, NUMBER, ADDED, TAKEN = range(4)
"""Function types: from nothing to nothing or a number, from two numbers or one to a number."""
TYPES = [b"\x60\0\0", b"\x60\0\1\x7f", b"\x60\2\x7f\x7f\1\x7f", b"\x60\1\x7f\1\x7f"]
LONG = bytes([1] * 30)  # no-ops: shorter functions do not go into the second module
FUNCTIONS = {
    "asks": (TAKEN, bytes([0x20, 0, 0x41, 30, 0x10, 3])),
    "cold": (
        ADDED,
        LONG + bytes([0x20, 0, 0x20, 1, 0x6A, 0x24, 0, 0x23, 0, 0x10, 4, 0x6A]),
    ),  # stores the sum, and adds the result of the next one
    "inner": (NUMBER, LONG + bytes([0x10, 5, 0x23, 1, 0x6A, 0x10, 1, 0x6A])),
    "helper": (NUMBER, bytes([0x41, 50])),
    "tabled": (NUMBER, LONG + bytes([0x23, 0])),  # the stored value
    "throws": (NOTHING, LONG + bytes([0x08, 0])),
    "memory_size": (NUMBER, LONG + bytes([0x3F, 0])),
}
"""Type and instructions by name, in the order of their numbers from 2. 0 and 1 are imported."""
HOT = [2, 5]
RUN = """
import { readFileSync, writeFileSync } from 'node:fs';
import { parsed } from '%(tools)s/wasm.mjs';
import { split } from '%(tools)s/split_runtime.mjs';
const folder = process.argv[1];
const module = parsed(readFileSync(`${folder}/whole.wasm`));
const used = new Set([0, 1, ...module.functions.map((_, at) => at + module.first)]);
const [one, two] = split(module, module.exported, used, new Set(%(hot)s), 'odd_bring');
writeFileSync(`${folder}/pyodide.cold.wasm`, two);
const cold = readFileSync('%(tools)s/cold.js', 'utf8');
writeFileSync(`${folder}/script.mjs`, `import { readFileSync } from 'node:fs';
  const ENVIRONMENT_IS_NODE = true; export let read = 0;
  const readBinary = (url) => { read += 1; return readFileSync(new URL(url)); };
  export const make = (module, before = () => {}) => {
    const Module = {}, wasmImports = { spare() {}, given: () => 5 };
    ${cold}
    const wasmExports = new WebAssembly.Instance(module, { env: wasmImports }).exports;
    before(Module);
    return wasmExports;
  };`);
const script = await import(`${folder}/script.mjs`);
const tried = (exports) => {
  const [tabled, helper] = [0, 1].map((at) => exports.table.get(at));
  const found = { asks: exports.asks(2), tabled: tabled(), helper: helper(), inner: exports.inner() };
  try { exports.throws(); } catch (error) { found.thrown = error.is(exports.tag); }
  return { ...found, size: exports.memory_size(), read: script.read };
};
const first = new WebAssembly.Module(one);
const second = new WebAssembly.Module(two);
const twice = ({ oddWarm }) => [1, 2].forEach(() => oddWarm(second));
const [late, early] = [tried(script.make(first)), tried(script.make(first, twice))];
const bodies = parsed(one).functions.map(({ bytes }) => bytes.length);
const imports = WebAssembly.Module.imports(first).map(({ name }) => name);
console.log(JSON.stringify({ late, early, bodies, imports }));
"""


def whole() -> bytes:
    names = list(FUNCTIONS)
    exported = [
        sized(name.encode()) + bytes([0, 2 + names.index(name)]) for name in ("asks", "inner", "throws")
    ]
    exported += [sized(b"memory_size") + bytes([0, 2 + names.index("memory_size")])]
    others = [sized(name) + bytes([kind, 0]) for name, kind in ((b"table", 1), (b"memory", 2), (b"tag", 4))]
    imported = [
        sized(b"env") + sized(name) + bytes([0, kind]) for name, kind in ((b"spare", 0), (b"given", 1))
    ]
    variables = [bytes([0x7F, 1, 0x41, 0, 0x0B]), bytes([0x7F, 0, 0x41, 7, 0x0B])]
    tabled = bytes([0, 0x41, 0, 0x0B, 2, 2 + names.index("tabled"), 2 + names.index("helper")])
    return b"\0asm\x01\0\0\0" + b"".join(
        [
            section(1, listed(*TYPES)),
            section(2, listed(*imported)),
            section(3, listed(*[bytes([kind]) for kind, _ in FUNCTIONS.values()])),
            section(4, listed(bytes([0x70, 0, 2]))),
            section(5, listed(bytes([0, 3]))),
            section(13, listed(bytes([0, NOTHING]))),
            section(6, listed(*variables)),
            section(7, listed(*exported, *others)),
            section(9, listed(tabled)),
            section(10, listed(*[sized(b"\0" + code + b"\x0b") for _, code in FUNCTIONS.values()])),
        ]
    )


@pytest.fixture(scope="module")
def divided(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return the results of the two modules, and the shape of the first."""
    folder = tmp_path_factory.mktemp("divided")
    (folder / "whole.wasm").write_bytes(whole())
    script = RUN % {"tools": TOOLS, "hot": HOT}
    command = ["node", "--input-type=module", "--eval", script, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("when", ["late", "early"])
def test_the_split_runtime_behaves_the_same(divided: dict[str, Any], when: str) -> None:
    """Late: the first call loads the second module, once. Early: it was loaded before the first call."""
    sums = {"asks": 2 + 30 + 50 + 7 + 5, "tabled": 2 + 30, "inner": 50 + 7 + 5, "size": 3, "helper": 50}
    assert divided[when] == {**sums, "thrown": True, "read": 1}


def test_the_first_module_has_the_hot_functions_alone(divided: dict[str, Any]) -> None:
    lengths = dict(zip(FUNCTIONS, divided["bodies"], strict=False))
    for name, (_, code) in FUNCTIONS.items():
        assert (lengths[name] == len(code) + 2) == (name in ("asks", "helper")), name
    assert divided["imports"] == ["odd_bring", "given"]


@pytest.mark.parametrize("name", ["hot.txt", "warm.txt"])
def test_the_profile_is_of_the_runtime_that_is_shipped(name: str) -> None:
    """With another Pyodide every function is hot and none is warm: then run `python3 -m e2e.heat` again."""
    root = TOOLS.parents[1]
    fetch(root)
    runtime = (root / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    told = (TOOLS / name).read_text("utf-8").split()[0]
    assert told == hashlib.sha256(runtime).hexdigest()
