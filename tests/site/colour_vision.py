"""Colour vision deficiencies: simulated colours, and their differences.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model
for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6),
2009, for a severity of 1.0; they work on linear light. Grey keeps the relative luminance of WCAG 2.2.
"""

from __future__ import annotations

from math import dist

Three = tuple[float, float, float]
LUMINANCE: Three = (0.2126, 0.7152, 0.0722)
EYES: dict[str, tuple[Three, Three, Three]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (LUMINANCE, LUMINANCE, LUMINANCE),
}
_XYZ: tuple[Three, Three, Three] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Three = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Three:
    """Return the linear light of a colour such as "#dc3b2a"."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _light(red), _light(green), _light(blue)


def difference(one: str, other: str, eye: str) -> float:
    """Return the difference of two colours for an eye: the distance in CIELAB (1976).

    A difference of 2.3 is just noticeable where two fields touch. A ratio of luminances would miss the
    remaining hues.
    """
    return dist(_lab(one, eye), _lab(other, eye))


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: tuple[Three, Three, Three], vector: Three) -> Three:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _lab(colour: str, eye: str) -> Three:
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(EYES[eye], linear(colour)))
    parts = zip(_times(_XYZ, (red, green, blue)), _WHITE, strict=True)
    x, y, z = (_root(part / white) for part, white in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
