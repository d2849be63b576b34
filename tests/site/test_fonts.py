"""The typefaces of the site: reduced, and under a name that their licence allows."""

import json
import subprocess
from pathlib import Path

from tests.site.sources import ROOT
from tools.fonts import make_fonts

NAMES = """
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const { convert } = createRequire(process.argv[1] + "/node_modules/subset-font/index.js")("fontverter");
const font = await convert(readFileSync(process.argv[2]), "truetype");
const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
const table = tables.find((at) => font.toString("latin1", at, at + 4) === "name");
const at = font.readUInt32BE(table + 8);
const names = {};
for (let record = at + 6; record < at + 6 + 12 * font.readUInt16BE(at + 2); record += 12) {
  const start = at + font.readUInt16BE(at + 4) + font.readUInt16BE(record + 10);
  const text = Buffer.from(font.subarray(start, start + font.readUInt16BE(record + 8)));
  names[font.readUInt16BE(record + 6)] = text.swap16().toString("utf16le");
}
console.log(JSON.stringify(names));
"""


def test_a_font_that_is_cut_down_does_not_bear_a_reserved_name(tmp_path: Path) -> None:
    make_fonts(ROOT / "node_modules", tmp_path)
    command = ["node", "--input-type=module", "-e", NAMES, str(ROOT), str(tmp_path / "almendra-700.woff2")]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    names = json.loads(output)
    copyright = names.pop("0")
    assert "Ana Sanfelippo" in copyright and "Reserved Font Name 'Almendra'" in copyright
    assert names["1"] == "OddTitle"
    assert [name for name in names.values() if "Almendra" in name] == []
