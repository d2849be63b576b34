"""The warming function of the runtime calls its functions, and has no other effect."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.site.wasm import listed, section, sized

ROOT = Path(__file__).parents[2]
I32, I64, F32, F64, ANY = 0x7F, 0x7E, 0x7D, 0x7C, 0x6F
NOTHING, NUMBER, MANY = range(3)
"""Function types: from nothing to nothing or a number, and from one of each kind to a long number."""
TYPES = [b"\x60\0\0", b"\x60\0\1\x7f", bytes([0x60, 5, I32, I64, F32, F64, ANY, 1, I64])]
COUNT = bytes([0x23, 1, 0x41, 1, 0x6A, 0x24, 1])
"""One more call, counted in the variable behind the imported one."""
FUNCTIONS = {
    "number": (NUMBER, COUNT + bytes([0x23, 0])),
    "many": (MANY, COUNT + bytes([0x42, 9])),
    "asks": (NOTHING, COUNT + bytes([0x10, 0])),
    "throws": (NOTHING, COUNT + bytes([0x00])),
    "other": (NUMBER, COUNT + bytes([0x10, 1])),
}
"""Type and instructions by name, in the order of their numbers from 1. 0 is imported."""
WARM = """
import { readFileSync } from 'node:fs';
import { parsed } from '%(root)s/tools/runtime/wasm.mjs';
import { warmed } from '%(root)s/tools/runtime/warm.mjs';
const bytes = warmed(parsed(readFileSync(process.argv[1])), [1, 2, 3, 4]);
const module = new WebAssembly.Module(bytes);
const calls = parsed(bytes).functions.at(-1).names;
let asked = 0;
const given = new WebAssembly.Global({ value: 'i32', mutable: true }, 5);
const { exports } = new WebAssembly.Instance(module, { env: { ask() { asked += 1; }, given } });
const told = (more) => ({ calls: exports.calls.value, asked, ...more });
exports.odd_warm();
const before = told();
exports.asks();
const [number, many, other] = [exports.number(), Number(exports.many(1, 2n, 3, 4, null)), exports.other()];
let thrown = false;
try { exports.throws(); } catch { thrown = true; }
console.log(JSON.stringify({ calls, before, after: told({ number, many, other, thrown }) }));
"""
HELPER = """
import { readFileSync } from 'node:fs';
import '%(root)s/assets/boot.unpack.js';
const made = [];
const native = WebAssembly.instantiate;
WebAssembly.instantiate = (...all) => made.push(native(...all)) && made.at(-1);
const port = { postMessage() {} };
oddHelp(port, JSON.stringify({ decoder: null, first: [] }));
port.onmessage({ data: { runtime: new WebAssembly.Module(readFileSync(process.argv[1])) } });
const { exports } = await made[0];
await null;
console.log(JSON.stringify({ calls: exports.calls.value }));
"""


def runtime(*offered: tuple[str, str]) -> bytes:
    """Return a module with exports, given as pairs of exported and own name."""
    numbers = {name: 1 + at for at, name in enumerate(FUNCTIONS)}
    exported = [sized(name.encode()) + bytes([0, numbers[own]]) for name, own in offered]
    return b"\0asm\x01\0\0\0" + b"".join(
        [
            section(1, listed(*TYPES)),
            section(
                2,
                listed(
                    sized(b"env") + sized(b"ask") + bytes([0, NOTHING]),
                    sized(b"env") + sized(b"given") + bytes([3, I32, 1]),
                ),
            ),
            section(3, listed(*[bytes([kind]) for kind, _ in FUNCTIONS.values()])),
            section(6, listed(bytes([I32, 1, 0x41, 0, 0x0B]))),
            section(7, listed(*exported, sized(b"calls") + bytes([3, 1]))),
            section(10, listed(*[sized(b"\0" + code + b"\x0b") for _, code in FUNCTIONS.values()])),
        ]
    )


def result_of(folder: Path, module: bytes, script: str) -> Any:
    path = folder / "runtime.wasm"
    path.write_bytes(module)
    command = ["node", "--input-type=module", "--eval", script % {"root": ROOT}, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_warmed_functions_do_nothing_during_warming_and_work_afterwards(tmp_path: Path) -> None:
    told = result_of(tmp_path, runtime(*zip(FUNCTIONS, FUNCTIONS, strict=True)), WARM)
    assert told["calls"] == [1, 2, 3, 4]
    assert told["before"] == {"calls": 0, "asked": 0}
    made = {"number": 5, "many": 9, "other": 5, "thrown": True}
    assert told["after"] == {"calls": 6, "asked": 1, **made}


def test_helper_workers_can_warm_without_imports(tmp_path: Path) -> None:
    assert result_of(tmp_path, runtime(("odd_warm", "asks")), HELPER) == {"calls": 1}
