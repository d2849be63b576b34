"""The first screen in each language, as the HTML that `index.html` starts with."""

import html
import json
from typing import Any

from tools.problem import Problem

_EMPTY = {"br", "hr", "img", "input"}
_MARK = '<div id="app"></div>'
_WORDS = '<script type="application/json" id="boot-words">{}</script>'
_ENGLISH = "en"


def with_first_paint(page: str, first: str) -> str:
    """Put the first screen (`tools.precompile.Precompiled.first`) into the page.

    The English one stands where the app will draw; `assets/boot.js` replaces it for other languages. Raises
    `Problem`.
    """
    for mark in (_MARK, _WORDS):
        if mark not in page:
            raise Problem(f"index.html has no {mark} for the first paint")
    pages = json.loads(first)
    words = json.dumps({language: each["words"] for language, each in pages.items()}, ensure_ascii=False)
    drawn = {language: "".join(map(to_html, json.loads(each["screen"]))) for language, each in pages.items()}
    placed = _MARK.replace("></", f">{drawn.pop(_ENGLISH)}</")
    placed += "".join(f'<template data-first="{each}">{text}</template>' for each, text in drawn.items())
    return page.replace(_MARK, placed).replace(_WORDS, _WORDS.replace("{}", words.replace("<", "\\u003c")))


def to_html(tree: Any) -> str:
    """Return a tree of the app as HTML, without blanks between elements or attributes that are off.

    Raises `Problem`.
    """
    if isinstance(tree, str):
        return html.escape(tree, quote=False)
    tag, attributes, children = tree
    if "style" in attributes:
        raise Problem("the first paint must do without style attributes: the page's policy refuses them")
    words = "".join(_attribute(name, value) for name, value in attributes.items() if name != "key")
    if tag in _EMPTY:
        return f"<{tag}{words}>"
    return f"<{tag}{words}>{''.join(to_html(child) for child in children)}</{tag}>"


def _attribute(name: str, value: Any) -> str:
    if value is False or value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        value = int(value)  # as JavaScript writes it
    return f" {name}" if value is True else f' {name}="{html.escape(str(value))}"'
