"""The main screens, and the ways from the home screen to each of them and back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.play import click, pick, position_link
from e2e.stranger import INVITATION
from e2e.test_analysis import LOOKING_MS, open_fools_mate
from e2e.test_ctheckers import link as ctheckers_link
from engine.registry import INFOS
from engine.session.link import write_link

READY = "html[data-state=ready]"
OPENERS = {
    "settings": "[data-do=dialog][data-value=settings]",
    "record": "header [data-do=history]",
    "set-up": "[data-do=setup][data-value=alien]",
    "challenges": "[data-do=puzzles]",
    "first-game": "[data-do=tutorial][data-value=satan]",
    "elsewhere": "[data-do=setup][data-value=draughts]",
    "post": "[data-do=setup][data-value=draughts]",
}
"""Button on the home screen, or in the set-up, that leads to a screen."""
TABLES = {
    **{id_: position_link(id_, info.sample) if info.sample else f"#new={id_}" for id_, info in INFOS.items()},
    "clock": position_link("chess", "3r2k1/pp3ppp/2p5/8/3QP3/2N2P2/PPP3PP/1K1R4 w - - 0 1"),
    "eye": position_link("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"),
    "end": position_link("draughts", "B:W15:B11"),
    "end-of-the-world": ctheckers_link("c3:M a1:M d4:m h8:m", "d4=t2"),
    "secret": ctheckers_link("c7:M a1:M e5:m h6:m", "e5=b1"),
    "glimpse": ctheckers_link("c7:M a1:M e5:m h6:m", "c7=R2,e5=b1"),
    "share": position_link("draughts", "W:WK1,21,22:BK32,8"),
}
"""Position in which friends sit down, for screens at the table."""
ON = {
    "end": ("c3", "e5"),
    "end-of-the-world": ("c3", "e5"),
    "glimpse": ("c7", "d8", "e5"),
    "post": ("c3", "d4"),
}
"""Moves that they play then."""


def go(page: Page, site: str, screen: str) -> None:
    """Go from the home screen to a screen."""
    if screen in TABLES:
        page.goto(site + TABLES[screen])
        _sit_down(page, screen)
    elif screen in WAYS:
        WAYS[screen](page, site)
    elif screen != "home":
        page.locator(OPENERS[screen]).click()
    if screen in ("elsewhere", "post"):
        _set_table(page, screen)
    for spot in ON.get(screen, ()):
        click(page, spot)
    if screen in THEN:
        THEN[screen](page)


def leave(page: Page, screen: str) -> None:
    """Return to the home screen."""
    if screen == "rules":
        page.go_back()
        page.wait_for_selector(READY, state="attached")
    elif screen == "editor":
        page.locator(".top button").first.click()
    if screen in DIALOGS:
        page.keyboard.press("Escape")
    if screen not in ("home", "settings", "answer", "rules"):
        page.locator("button[data-do=home]").first.click()


DIALOGS = ("settings", "answer", "invitation", "end", "end-of-the-world", "glimpse", "share")
"""Screens that are a dialog over another one."""


def _sit_down(page: Page, screen: str) -> None:
    if screen == "clock":
        pick(page, "clock:kind", "move")
    page.locator("button[data-do=seating][data-value=friends]").click()
    page.locator("button[data-do=start]").click()
    page.wait_for_selector("#board")
    answer = "uncover" if screen == "secret" else "stay-covered"
    if (cover := page.locator(f"button[data-do={answer}]")).count():
        cover.last.click()


def _set_table(page: Page, screen: str) -> None:
    page.locator("button[data-do=seating][data-value=elsewhere]").click()
    if screen == "post":
        pick(page, "way", "post")
    page.locator("button[data-do=start]").click()
    page.wait_for_selector("#board")


def _open_rules(page: Page, site: str) -> None:
    page.goto(f"{site}rules/nuclear.html")


def _open_editor(page: Page, site: str) -> None:
    page.goto(site + TABLES["alien"])
    page.locator("button[data-do=edit]").first.click()
    page.wait_for_selector("textarea")


def _invite(page: Page, _site: str) -> None:
    for what in ("setup][data-value=draughts", "seating][data-value=elsewhere", "start", "invite", "code"):
        page.locator(f"button[data-do={what}]").first.click()
    page.wait_for_selector(".code")


def _answer(page: Page, site: str) -> None:
    page.goto(site + INVITATION)
    page.locator("#own-name").press("Enter")
    page.wait_for_selector(".copied")


def _open_puzzle(page: Page, site: str) -> None:
    page.goto(f"{site}#challenge=chess/7")
    page.wait_for_selector(".guide")


def _review(page: Page, site: str) -> None:
    page.goto(f"{site}#{write_link(open_fools_mate())}")
    page.locator("[data-do=review]").first.click()
    page.wait_for_selector(".points li")
    expect(page.locator(".review progress")).to_have_count(0, timeout=LOOKING_MS)


WAYS = {
    "rules": _open_rules,
    "editor": _open_editor,
    "invitation": _invite,
    "answer": _answer,
    "challenge": _open_puzzle,
    "review": _review,
}
"""Screens that are farther away."""


def _open_analysis(page: Page) -> None:
    page.locator("[data-do=analysis]").click()
    expect(page.locator(".best button").first).to_contain_text("Ra8#", timeout=LOOKING_MS)


def _look(page: Page) -> None:
    page.locator("[data-do=show-secret]").click()


def _share(page: Page) -> None:
    page.locator("[data-do=dialog][data-value=share]").click()


def _see_result(page: Page) -> None:
    page.wait_for_selector(".shade:not(.opening) [role=dialog]")


def _see_what_to_send(page: Page) -> None:
    page.wait_for_selector("[data-do=link-copy]")


THEN = {
    "eye": _open_analysis,
    "glimpse": _look,
    "share": _share,
    "end": _see_result,
    "end-of-the-world": _see_result,
    "post": _see_what_to_send,
}
"""Last element to press or wait for."""
