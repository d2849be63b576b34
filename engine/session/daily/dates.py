"""Dates as ISO texts such as "2026-11-23", in the Gregorian calendar."""

from __future__ import annotations

import re

_DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_LONG = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def parts(day: str) -> tuple[int, int, int]:
    """Return year, month and day. Raises `ValueError` if there is no such date."""
    read = _DAY.fullmatch(day)
    if not read:
        raise ValueError(f"{day!r} is no day")
    year, month, number = map(int, read.groups())
    if not 1 <= month <= 12 or not 1 <= number <= length(year, month):
        raise ValueError(f"{day!r} is no day")
    return year, month, number


def text(year: int, month: int, number: int) -> str:
    """Return a date as text."""
    return f"{year:04}-{month:02}-{number:02}"


def length(year: int, month: int) -> int:
    """Return the number of days of a month."""
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _LONG[month - 1] + (month == 2 and leap)


def number_of(day: str) -> int:
    """Return the number of days since 0001-01-01, a Monday, in the proleptic Gregorian calendar."""
    year, month, number = parts(day)
    before = year - 1
    days = before * 365 + before // 4 - before // 100 + before // 400
    return days + sum(length(year, earlier) for earlier in range(1, month)) + number - 1


def weekday(day: str) -> int:
    """Return the day of the week: 0 is Monday."""
    return number_of(day) % 7


def month_beside(year: int, month: int, by: int) -> tuple[int, int]:
    """Return the year and month that come `by` months later."""
    whole = year * 12 + month - 1 + by
    return whole // 12, whole % 12 + 1
