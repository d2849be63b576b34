"""The policy of every page: no foreign scripts, no other host, no referrer."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, start_game
from e2e.started import Started, started, watched_start
from e2e.test_start import way_of_start, worker_start
from e2e.watch import Watch


def test_the_policy_allows_no_inline_script_no_eval_and_no_other_host(
    new_page: NewPage, open_app: OpenApp, watch: Watch
) -> None:
    watch.expect("Content Security Policy|TrustedScript|127.0.0.1:1/")
    page = new_page(bypass_csp=False)
    page.add_init_script(ATTEMPTS)
    open_app(page)
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert not re.search(r"https?:|\*", policy)
    expect(page.locator("html")).to_have_attribute("data-refused", "connect-src eval inline")


ATTEMPTS = """
    addEventListener('DOMContentLoaded', async () => {
      const refused = [];
      const note = ({ effectiveDirective }) => refused.push(effectiveDirective);
      addEventListener('securitypolicyviolation', note);
      const button = document.createElement('button');
      const attempts = [
        () => setTimeout("window.evaluated = true"),
        () => button.setAttribute('onclick', 'window.inline = true'),
        () => button.click(),
      ];
      for (const attempt of attempts) try { attempt(); } catch {}
      await fetch('http://127.0.0.1:1/').catch(() => {});
      await new Promise((go) => setTimeout(go));
      if (!window.evaluated) refused.push('eval');
      if (!window.inline) refused.push('inline');
      const told = refused.filter((each) => /eval|inline|connect/.test(each));
      document.documentElement.dataset.refused = told.sort().join(' ');
    });
"""


INJECTIONS = {
    "a picture that runs a script": "document.body.innerHTML = '<img src=x onerror=alert(1)>'",
    "an attribute that runs a script": "document.body.setAttribute('onclick', 'alert(1)')",
    "a script of another host": "document.createElement('script').src = 'https://example.com/x.js'",
    "a script of this host": "document.createElement('script').src = 'assets/page.js'",
    "a script in words": "document.createElement('script').text = 'alert(1)'",
    "a worker of another host": "new Worker('https://example.com/x.js')",
    "a worker of this host": "new Worker('assets/page.js')",
    "a worker in words": "new Worker('data:text/javascript,1')",
    "another service worker": "navigator.serviceWorker.register('assets/page.js')",
    "a policy of its own": "trustedTypes.createPolicy('x', { createHTML: (text) => text })",
    "the policy anew": "trustedTypes.createPolicy('default', { createHTML: (text) => text })",
}


@pytest.fixture(scope="module")
def guarded_start(browser: Browser, site: str) -> Iterator[Started]:
    """A first start with the page's policy in force."""
    with started(browser, site, lambda _: None, bypass_csp=False) as start:
        yield start


@pytest.fixture
def guarded(guarded_start: Started, watch: Watch) -> Iterator[Page]:
    """The page of that start."""
    with watched_start(guarded_start, watch) as page:
        yield page


def test_no_text_becomes_a_script_on_the_page(guarded: Page, watch: Watch) -> None:
    watch.expect("TrustedHTML|TrustedScript|TrustedTypePolicy")
    caught = "async () => { try { await (%s); } catch (error) { return error.name; } }"
    assert {name: guarded.evaluate(caught % words) for name, words in INJECTIONS.items()} == dict.fromkeys(
        INJECTIONS, "TypeError"
    )


@pytest.mark.parametrize("place", ["", "rules/alien.html"])
def test_every_page_has_the_policy_and_sends_no_referrer(new_page: NewPage, site: str, place: str) -> None:
    page = new_page()
    page.goto(site + place, wait_until="domcontentloaded")
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'; trusted-types " in policy
    expect(page.locator("meta[name=referrer]")).to_have_attribute("content", "no-referrer")


def test_a_game_and_its_rules_work_under_the_policy(guarded: Page) -> None:
    page = guarded
    start_game(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)
    assert worker_start(page) == way_of_start(page) != "plain"
    page.get_by_role("button", name="Rules").first.click()
    inside = page.frame_locator("iframe.rules-page")
    expect(inside.get_by_role("heading").first).to_be_visible()
