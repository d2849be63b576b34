"""What somebody needs is in sight when it is needed: Start, and the cards that are to be chosen from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, play_on, position_link, sit_down
from engine.contract.language import LANGUAGES
from engine.registry import GAMES

CALM = {"reduced_motion": "reduce"}
THINKING_MS = 60_000
SMALL_PHONE, PHONE, LAPTOP, ZOOMED = (360, 640), (390, 844), (1280, 800), (640, 400)
"""The last is a laptop at 200 %."""
CARDS = (
    "1m1m1m1m/m1m1m1m1/1m3m1m/4m3/3M4/M3M1M1/1M1M1M1M/M1M1M1M1 1 N -;- 0/0 0/0 0/0 {};- ? - neptune/mars 5"
)
"""A turn that begins with one card face up."""
PILES = (".pile.deck", ".pile.none")
"""The draw pile, and where the used cards will lie."""
IN_SIGHT = """(names) => names.map((name) => document.querySelector(name).getBoundingClientRect())
  .every((box) => box.top >= 0 && box.bottom <= innerHeight)"""
SCROLLED = "it => it.scrollTop"
ANSWERS = {
    "[data-value=why]": "",
    "[data-do=review]": ".review",
    "[data-do=eye]": ".eye:has(.best)",
    "[data-do=try]": ".trying",
}
"""The buttons below the log, with what they answer; one that is off (the first, among people) tells why."""
WHOLE = """(name) => {
  const it = document.querySelector(name);
  const side = it?.closest('.side')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const [top, bottom] = [Math.max(0, side.top), Math.min(innerHeight, side.bottom)];
  const box = it?.getBoundingClientRect();
  const begins = box?.height > bottom - top && box.top < (top + bottom) / 2;
  return box?.top >= top && (box.bottom <= bottom || begins); }"""
"""Whether something is in sight, or begins in the upper half, if it is taller than there is room."""
IN_FRAME = """(names) => {
  const frame = document.querySelector('.extras').getBoundingClientRect();
  const boxes = names.map((name) => document.querySelector(`.extras ${name}`).getBoundingClientRect());
  return boxes.every((box) => box.top >= frame.top && box.bottom <= Math.min(frame.bottom, innerHeight)); }"""
COVERED = """() => {
  const news = document.querySelector('.flash')?.getBoundingClientRect();
  if (!news) return null;
  const under = ({ left, right, top, bottom }) =>
    left < news.right && right > news.left && top < news.bottom && bottom > news.top;
  const all = [...document.querySelectorAll('.top, #board, #prompt, .hand, .buttons, .log-box')];
  const names = all.filter((it) => under(it.getBoundingClientRect())).map((it) => it.className);
  return [...names, ...(news.top < 0 || news.bottom > innerHeight ? ['out of sight'] : [])]; }"""
"""What news lies on."""


TOUCHED = """(words) => {
  const news = document.querySelector('.flash');
  const before = document.createRange();
  before.selectNodeContents(document.querySelector('.top h1'));
  news.lastElementChild.textContent = words;
  const it = news.getBoundingClientRect();
  const boxes = [before, ...document.querySelectorAll('.top button, #board')];
  return boxes.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < it.right && box.right > it.left && box.top < it.bottom && box.bottom > it.top;
  }).length; }"""
"""How many of the name, the buttons at the head and the board news would lie on, if it said some words."""
LONGEST = (
    "Dunkel, dein Planet heißt Pluto. Damit gewinnst du: eigene Steine in zwei gegenüberliegenden "
    "Ecken des Bretts. Hell zieht einen Planeten."
)
GAPS = """() => {
  const frame = document.querySelector('.games').getBoundingClientRect();
  const ends = new Map();
  for (const box of document.querySelectorAll('.games > *')) {
    const { top, right } = box.getBoundingClientRect();
    ends.set(top, Math.max(ends.get(top) ?? 0, right));
  }
  return [...ends.values()].map((right) => Math.round(frame.right - right)).filter(Boolean); }"""
"""What is left free at the end of the rows of boxes."""


def seat(page: Page, open_app: OpenApp, size: tuple[int, int], card: str) -> None:
    """Sit down where a checker has been moved, and a card is to be chosen."""
    resize(page, size)
    open_app(page, position_link("alien", CARDS.format(card)))
    sit_down(page, "Against the computer")
    click(page, "g3")
    click(page, "h4")
    expect(page.locator("button.play-card").first).to_be_visible()


def seen_in(page: Page, sizes: Sequence[tuple[int, int]], names: Sequence[str]) -> None:
    """Check in windows of several sizes, one after the other, that parts of the page are in sight."""
    for size in sizes:
        resize(page, size)
        page.wait_for_function(IN_SIGHT, arg=names)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window as large as `size`."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def look_away(page: Page) -> None:
    """Answer, where friends sit around one screen, that nobody wants to see secrets now."""
    if page.get_by_role("dialog").count():
        page.locator("[data-do=stay-covered]").last.click()


def test_where_there_is_little_room_board_prompt_and_cards_are_seen_together(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    for card in ("fortify", "emperor", "antimatter"):
        seat(page, open_app, ZOOMED, card)
        chosen = f"button.play-card[data-value='card:{card}']"
        seen_in(page, [ZOOMED, SMALL_PHONE], ["#board", "#prompt", chosen, *PILES])
        page.locator(chosen).click()
        assert page.evaluate("scrollY") == 0, card
        seen_in(page, [SMALL_PHONE, ZOOMED], ["#board", "#prompt"])


@pytest.mark.parametrize("way", ["Against the computer", "Friends at this screen"])
def test_the_way_to_all_cards_and_the_piles_are_in_sight_beside_a_lesson(
    way: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, position_link("alien", CARDS.format("fortify")))
    sit_down(page, way)
    look_away(page)
    shown = ["[data-do=about].icon-button", *PILES]
    assert page.evaluate(IN_FRAME, shown)
    click(page, "g3")
    click(page, "h4")
    expect(page.locator("button.play-card").first).to_be_visible()
    expect(page.locator(".lesson")).to_be_visible()
    assert page.evaluate(IN_FRAME, shown)


def test_on_a_phone_news_covers_nothing_but_the_players_and_moves_nothing(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    news, prompt = page.locator(".flash", has_text="is turned over"), page.locator("#prompt")
    for size in (SMALL_PHONE, PHONE, ZOOMED):
        resize(page, size)
        open_app(page, position_link("alien", CARDS.format("antimatter")))
        sit_down(page, "Against the computer")
        assert page.wait_for_function(COVERED).json_value() == [], size
        click(page, "g3")
        click(page, "h4")
        expect(news).to_be_visible()
        place, covered = prompt.bounding_box(), page.evaluate(COVERED)
        assert covered == [], size
        expect(news).to_have_count(0)
        assert prompt.bounding_box() == place, size


def test_cards_that_are_put_in_order_come_before_those_on_the_table(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    for size in (SMALL_PHONE, LAPTOP):
        seat(page, open_app, size, "cheater")
        page.locator("button.play-card[data-value='card:cheater']").click()
        first = page.locator(".cards.small button").first
        expect(first).to_be_visible()
        assert page.evaluate(IN_SIGHT, ["#prompt", ".slot", ".cards.small button"]), size


def test_cards_are_shown_however_far_what_lies_beside_was_scrolled(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    for size, scrolled in (((1280, 640), ".extras"), (ZOOMED, ".side")):
        resize(page, size)
        open_app(page, position_link("alien", CARDS.format("fortify")))
        sit_down(page, "Against the computer")
        box = page.locator(scrolled)
        box.evaluate("it => it.scrollTo(0, it.scrollHeight)")
        click(page, "g3")
        assert box.evaluate(SCROLLED) > 0
        click(page, "h4")
        expect(page.locator("button.play-card").first).to_be_visible()
        assert box.evaluate(SCROLLED) == 0


def test_start_is_in_sight_before_and_after_one_has_chosen_more(new_tab: NewPage, open_app: OpenApp) -> None:
    page, start = new_tab(**CALM), ["[data-do=start]"]
    for game, size in product(("alien", "satan"), (SMALL_PHONE, LAPTOP, ZOOMED)):
        open_app(page, f"#new={game}")
        page.wait_for_selector(start[0])
        page.evaluate("scrollTo(0, 0)")
        seen_in(page, [size], start)
        page.locator(".form select").last.scroll_into_view_if_needed()
        assert page.evaluate("scrollY") > 0 and page.evaluate(IN_SIGHT, start), (game, size)


def test_in_a_first_game_on_a_small_phone_the_own_card_is_in_sight(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]}, **CALM)
    open_app(page)
    page.locator("[data-do=guide][data-value=alien]").click()
    page.locator(".guide").wait_for()
    assert page.evaluate(IN_SIGHT, ["#board", "#prompt", ".hand .own"])


def lines_of_the_log(page: Page) -> int:
    """Return how many lines of the log are in sight as a whole."""
    found = page.locator(".log .entry").evaluate_all(
        """all => { const frame = all[0].closest('.log').getBoundingClientRect();
        return all.map((one) => one.getBoundingClientRect())
          .filter((box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1).length; }"""
    )
    return int(found)


def test_the_log_of_alien_checkers_shows_two_lines(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    seat(page, open_app, LAPTOP, "cheater")
    assert lines_of_the_log(page) >= 2


def test_beside_the_open_eye_cards_are_whole_and_two_lines_of_the_log(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, position_link("alien", CARDS.format("fortify")))
    page.locator("button[data-do=edit]").first.click()
    page.locator("[data-do=study-draft]").click()
    page.locator(".best button").first.wait_for(timeout=THINKING_MS)
    assert page.evaluate(IN_FRAME, [*PILES, ".play-card"]) and lines_of_the_log(page) >= 2
    assert page.evaluate(IN_SIGHT, [".typing"])


def test_on_a_phone_the_words_below_the_log_are_in_sight_beside_a_lesson(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": PHONE[0], "height": PHONE[1]}, **CALM)
    for game in ("chess", "draughts", "nuclear", "chesskers"):
        open_app(page, f"#new={game}")
        sit_down(page, "Against the computer")
        expect(page.locator(".lesson")).to_be_visible()
        assert page.evaluate(IN_SIGHT, ["#board", ".lesson", ".steps .labelled small"]), game


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, ZOOMED])
def test_what_the_buttons_below_the_log_answer_comes_into_sight(
    size: tuple[int, int], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    resize(page, size)
    for game in GAMES:
        open_app(page, f"#new={game}")
        sit_down(page)
        look_away(page)
        play_on(page, click, Random(1), 1)
        for name, answer in ANSWERS.items():
            ask_below_the_log(page, name, answer)


def ask_below_the_log(page: Page, name: str, answer: str) -> None:
    """Press a button below the log by the keyboard, scrolled down, and wait until its answer is in sight."""
    button = page.locator(f".steps {name}")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    button.focus()
    page.keyboard.press("Enter")
    off = button.get_attribute("aria-disabled")
    page.wait_for_function(WHOLE, arg=".message" if off else answer)
    expect(button).to_be_focused()


def test_boxes_of_games_fill_their_rows_however_many_there_are(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    for _ in range(4):
        for width in (700, 800, 1024, 1280, 1600):
            resize(page, (width, 800))
            assert page.evaluate(GAPS) == [], (width, page.locator(".games > *").count())
        page.locator(".games > *").last.evaluate("it => it.remove()")


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings, from the first screen."""
    page.locator("[data-do=dialog][data-value=settings]").click()
    page.locator("select[data-do='set:language']").select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)


def begin(page: Page) -> None:
    """Sit down in the first way that the set-up offers, in any language."""
    page.locator("[data-do=quick]").first.click()
    page.locator("[data-do=start]").click()
    page.wait_for_selector("#board")


def test_in_alien_checkers_the_longest_news_and_the_own_card_have_room_in_every_language(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    for language in LANGUAGES:
        speak(page, language)
        resize(page, LAPTOP)
        open_app(page, position_link("alien", CARDS.format("antimatter")))
        begin(page)
        page.wait_for_selector(".flash")
        assert page.evaluate(TOUCHED, LONGEST) == 0, language
        expect(page.locator(".lesson")).to_be_visible()
        seen_in(page, [SMALL_PHONE, PHONE, ZOOMED], ["#board", "#prompt", ".lesson", ".hand .own"])
        page.locator("[data-do=home]").click()


def test_with_five_players_and_a_lesson_lines_of_the_log_are_in_sight(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, "#new=satan")
    sit_down(page)
    play_on(page, click, Random(3), 4)
    expect(page.locator(".lesson")).to_be_visible()
    assert page.locator(".players li").count() == 5 and lines_of_the_log(page) >= 4
    assert page.evaluate(IN_SIGHT, [".steps", ".typing"])


def test_with_five_players_the_field_for_typing_is_in_sight_in_every_language(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page)
    for language in LANGUAGES:
        speak(page, language)
        open_app(page, "#new=satan")
        page.locator("[data-do=quick][data-value=friends]").click()
        page.locator("[data-do=start]").click()
        expect(page.locator(".lesson")).to_be_visible()
        assert page.evaluate(IN_SIGHT, [".typing"]), language
        page.locator(".steps [data-do=eye]").click()
        page.locator(".best button").first.wait_for(timeout=THINKING_MS)
        assert page.evaluate(IN_SIGHT, [".players", "#prompt", ".eye", ".steps", ".typing"]), language
        page.locator(".steps [data-do=eye]").click()
        expect(page.locator(".lesson")).to_be_visible()
        page.locator("[data-do=home]").click()


def test_on_a_laptop_at_200_percent_a_line_of_the_log_is_whole(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": ZOOMED[0], "height": ZOOMED[1]}, **CALM)
    for game in ("chess", "draughts", "chesskers"):
        open_app(page, f"#new={game}")
        sit_down(page)
        frame, line = (page.locator(name).bounding_box() for name in (".log", ".log > .by"))
        assert frame and line and line["height"] <= frame["height"], game
        play_on(page, click, Random(1), 1)
        assert lines_of_the_log(page) == 1, game


def test_on_a_phone_two_players_share_a_row_while_a_lesson_is_told(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": PHONE[0], "height": PHONE[1]}, **CALM)
    open_app(page, "#new=chess")
    sit_down(page, "Against the computer")
    rows = "() => new Set([...document.querySelectorAll('.players li')].map((it) => it.offsetTop)).size"
    assert page.evaluate(rows) == 1
    page.locator(".lesson button").click()
    assert page.evaluate(rows) == 2


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_field_for_typing_waits_until_a_lesson_was_read(
    game: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": PHONE[0], "height": PHONE[1]}, **CALM)
    open_app(page, f"#new={game}")
    sit_down(page, "Against the computer")
    expect(page.locator(".lesson")).to_be_visible()
    while page.locator(".lesson").count():
        expect(page.locator(".typing")).to_be_hidden()
        page.locator(".lesson button").click()
    expect(page.locator(".typing")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_field_for_typing_stays_while_somebody_is_in_it(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, "#new=chess")
    sit_down(page, "Against the computer")
    page.locator("#typed").fill("e")
    resize(page, PHONE)
    expect(page.locator(".lesson")).to_be_visible()
    expect(page.locator("#typed")).to_be_focused()
    expect(page.locator(".typing")).to_be_visible()
    page.locator(".lesson button").focus()
    expect(page.locator(".typing")).to_be_hidden()


def test_what_only_screen_readers_hear_makes_the_page_no_longer(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": ZOOMED[0], "height": ZOOMED[1]}, **CALM)
    open_app(page, "#new=chess")
    sit_down(page)
    play_on(page, click, Random(1), 2)
    assert page.locator(".side .visually-hidden").count()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
