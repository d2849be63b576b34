"""The trimmed runtime: used exports and functions in its table still work."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.site.sources import build_site, make_sources
from tests.site.wasm import listed, section, sized
from tools.precompile import trim_runtime
from tools.problem import Problem
from tools.runtimes import STEPS as ALL_STEPS
from tools.runtimes import WITHOUT

FUNCTIONS = {
    "used": bytes([0x10, 1]),  # calls the next one
    "helper": bytes([0x02, 0x7F, 0x41, 7, 0x0B]),  # 7, in a block
    "unused": bytes([0x10, 3]),
    "its_helper": bytes([0x41, 9]),
    "in_table": bytes([0x10, 5]),
    "of_table": bytes([0x41, 3]),
    "asked_for": bytes([0x41, 4]),
}
"""Functions from nothing to a number, with their instructions."""
OFFERED = ["used", "unused", "asked_for"]
SCRIPT = """var _used,_unused,_asked_for,{others},wasmMemory;
export function assignWasmExports(wasmExports){{{bound}wasmMemory=1}}
const Module = {{}}; const call = () => _used();
export function prepare(GOT, origExports) {{
  let functionsInTableMap; const names = []; const updateGOT = () => names.push('exports');
  const wasmTable = []; const updateTableMap = () => names.push('table');
  const addFunction = (symName) => names.push(symName);
  const getWasmImports = () => names; var info=getWasmImports();
  updateGOT(origExports);
  for(var[symName,entry]of Object.entries(GOT)){{if(entry.value==-1){{addFunction(symName)}}}}
  functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length);
  return names;
}}
async function _createPyodideModule(moduleArg={{}}){{var moduleRtn;moduleRtn=moduleArg.made
;return moduleRtn}}export default _createPyodideModule;
"""
STARTS = """export const asks = (module) => module._asked_for();
export const loadPyodide = async () => ({ runPython() {} });
"""
RUN = """
const { readFileSync } = require('node:fs');
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
const { exports } = new WebAssembly.Instance(module);
const [used, table, asked] = [exports.used(), exports.table.get(0)(), exports.asked_for()];
console.log(JSON.stringify({ names: Object.keys(exports), used, table, asked }));
"""


def runtime(instructions: dict[str, bytes]) -> bytes:
    names = list(instructions)
    offered = [sized(name.encode()) + bytes([0, names.index(name)]) for name in OFFERED]
    bodies = [sized(bytes([1, 1, 0x7F]) + code + b"\x0b") for code in instructions.values()]
    return b"\0asm\x01\0\0\0" + b"".join(
        [
            section(1, listed(bytes([0x60, 0, 1, 0x7F]))),
            section(3, listed(*[b"\0" for _ in names])),
            section(4, listed(bytes([0x70, 0, 1]))),
            section(7, listed(*offered, sized(b"table") + bytes([1, 0]))),
            section(9, listed(bytes([0, 0x41, 0, 0x0B, 1, names.index("in_table")]))),
            section(10, listed(*bodies)),
        ]
    )


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    others = [f"_other{number}" for number in range(1_000)]
    bound = "".join(f'_{name}=Module["_{name}"]=wasmExports["{name}"];' for name in OFFERED)
    (tmp_path / "pyodide.asm.mjs").write_text(SCRIPT.format(others=",".join(others), bound=bound))
    (tmp_path / "pyodide.mjs").write_text(STARTS)
    (tmp_path / "pyodide.asm.wasm").write_bytes(runtime(FUNCTIONS))
    return tmp_path


def test_used_functions_and_table_entries_work_and_the_rest_is_gone(pyodide: Path) -> None:
    wasm = pyodide / "pyodide.asm.wasm"
    before = wasm.stat().st_size
    trim_runtime(pyodide)
    done = subprocess.run(["node", "-e", RUN, wasm], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {
        "names": ["used", "asked_for", "table"],
        "used": 7,
        "table": 3,
        "asked": 4,
    }
    data = wasm.read_bytes()
    assert FUNCTIONS["its_helper"] + b"\x0b" not in data
    assert data.count(b"\x03\x00\x00\x0b") == 2  # the trap
    assert len(data) < before


def test_the_script_names_only_existing_exports(pyodide: Path) -> None:
    trim_runtime(pyodide)
    text = (pyodide / "pyodide.asm.mjs").read_text()
    assert "_unused" not in text
    assert '_used=Module["_used"]=wasmExports["used"];_asked_for=Module' in text
    assert "_other999,wasmMemory;" in text


def test_a_start_prepares_nothing_for_libraries_that_are_linked_later(pyodide: Path) -> None:
    prepared = """
        const { prepare } = await import(process.argv[1]);
        const GOT = { other: { value: 7 }, emscripten_glClear: { value: -1 }, emscripten_out: { value: -1 } };
        console.log(JSON.stringify([prepare(GOT, {}), GOT.emscripten_glClear.value]));
    """

    def prepared_table() -> list[object]:
        run = ["node", "--input-type=module", "-e", prepared, str(pyodide / "pyodide.asm.mjs")]
        done = subprocess.run(run, capture_output=True, text=True, check=True)
        return list(json.loads(done.stdout))

    assert prepared_table() == [["exports", "emscripten_glClear", "emscripten_out", "table"], -1]
    trim_runtime(pyodide)
    assert prepared_table() == [["emscripten_out"], 0]


def test_the_factory_of_the_runtime_is_in_brackets_and_works(pyodide: Path) -> None:
    """V8 then compiles it with the script, off the main thread."""
    trim_runtime(pyodide)
    script = pyodide / "pyodide.asm.mjs"
    assert "export default (async function _createPyodideModule(" in script.read_text()
    makes = "const { default: make } = await import(process.argv[1]); console.log(await make({ made: 7 }));"
    run = ["node", "--input-type=module", "-e", makes, str(script)]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "7\n"


LEFT_OUT = "Left out of the runtime: "
STEPS = {
    "exports": "dropping unused exports",
    "libraries": "skipping the preparations for dynamic libraries",
    "brackets": "compiling the runtime's maker off the main thread",
    "split": "splitting off the cold functions",
    "warm": "warming functions in a worker",
}
"""The steps as the printed lines name them."""
PROFILES = {STEPS["split"], STEPS["warm"]}
"""Steps that no stand-in has a profile for."""


def left_out(lines: str) -> set[str]:
    """Return the steps that the printed lines name; each line must be such a line."""
    assert all(line.startswith(LEFT_OUT) for line in lines.splitlines())
    return {line.removeprefix(LEFT_OUT).split(":")[0] for line in lines.splitlines()}


@pytest.mark.parametrize(
    ("step", "old", "new"),
    [
        ("exports", "function assignWasmExports(wasmExports)", "function assignWasmExports(them)"),
        ("libraries", "updateGOT(origExports);", "updateGOT( origExports);"),
        ("brackets", "export default _create", "export default  _create"),
    ],
)
def test_a_step_whose_pattern_does_not_match_is_left_out_with_a_line(
    pyodide: Path, capsys: pytest.CaptureFixture[str], step: str, old: str, new: str
) -> None:
    script = pyodide / "pyodide.asm.mjs"
    script.write_text(script.read_text().replace(old, new))
    trim_runtime(pyodide)
    assert left_out(capsys.readouterr().out) == {STEPS[step], *PROFILES}
    assert new in script.read_text()


@pytest.mark.parametrize("step", STEPS.values())
def test_a_step_can_be_left_out_to_measure_it(
    pyodide: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setenv(WITHOUT, step)
    trim_runtime(pyodide)
    lines = capsys.readouterr().out
    assert left_out(lines) == {step, *PROFILES}
    assert f"{step}: so it was asked" in lines
    assert step in ALL_STEPS


def test_a_runtime_without_any_known_pattern_stays_as_it_came(
    pyodide: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script, wasm = pyodide / "pyodide.asm.mjs", pyodide / "pyodide.asm.wasm"
    script.write_text("export default 1;")
    trim_runtime(pyodide)
    assert left_out(capsys.readouterr().out) == set(STEPS.values())
    assert script.read_text() == "export default 1;"
    assert wasm.read_bytes() == runtime(FUNCTIONS)


def test_an_unknown_instruction_leaves_out_the_steps_that_read_the_module(
    pyodide: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = runtime({**FUNCTIONS, "used": b"\xfb\x01"})
    (pyodide / "pyodide.asm.wasm").write_bytes(other)
    trim_runtime(pyodide)
    assert left_out(capsys.readouterr().out) == {STEPS["exports"], *PROFILES}
    assert (pyodide / "pyodide.asm.wasm").read_bytes() == other


def test_a_step_after_which_python_does_not_start_is_undone(
    pyodide: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    needs = "(await import('node:fs')).readFileSync(new URL('pyodide.asm.mjs', import.meta.url), 'utf8')"
    fails = f"if (!{needs}.includes('updateGOT(origExports)')) throw new Error('no table');"
    starts = STARTS.replace("=> ({ runPython() {} })", f"=> {{ {fails} return {{ runPython() {{}} }}; }}")
    (pyodide / "pyodide.mjs").write_text(starts)
    trim_runtime(pyodide)
    lines = capsys.readouterr().out
    assert left_out(lines) == {STEPS["libraries"], *PROFILES}
    assert "Python does not start then (Error: no table" in lines


def test_a_missing_runtime_is_a_problem(pyodide: Path) -> None:
    (pyodide / "pyodide.asm.wasm").unlink()
    with pytest.raises(Problem, match="could not be trimmed"):
        trim_runtime(pyodide)


def test_with_plugins_the_runtime_stays_unchanged(tmp_path: Path) -> None:
    sources = make_sources(tmp_path / "sources")
    config = sources / "pyscript.toml"
    asked: list[Path] = []
    build_site(sources, tmp_path / "dist", asked.append)
    assert len(asked) == 1
    config.write_text('packages = ["./wheels/gone-1.0-py3-none-any.whl"]\n' + config.read_text())
    build_site(sources, tmp_path / "dist", asked.append)
    assert len(asked) == 1
