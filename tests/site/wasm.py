"""Parts of WebAssembly modules, written by hand."""


def numbered(value: int) -> bytes:
    low, rest = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + numbered(rest) if rest else bytes([low])


def sized(part: bytes) -> bytes:
    return numbered(len(part)) + part


def listed(*parts: bytes) -> bytes:
    return numbered(len(parts)) + b"".join(parts)


def section(number: int, *parts: bytes) -> bytes:
    return bytes([number]) + sized(b"".join(parts))
