"""Somebody with a browser of their own at a table."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, Page, expect

__all__ = ["ARROWS", "PATIENCE", "Visitor", "moves_in_reach", "walk_to_a_target"]

PATIENCE = 30_000  # milliseconds; this machine may be busy with other tests
TARGETS = "#board [data-move], #own [data-move], #choices [data-move], #foot [data-move]"
MOST_STEPS = 600  # of a game
ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
LINES = 14  # more than any board has lines of pieces, or pieces in a line


class Visitor:
    """Somebody with a browser of their own. Errors on the console are errors."""

    def __init__(self, browser: Browser, address: str, width: int = 1440, height: int = 900, **context: str) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale=context.get("locale", "en-GB"),
            color_scheme="dark",
            reduced_motion="no-preference" if context.get("motion") == "yes" else "reduce",
            has_touch=context.get("touch") == "yes",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        if getattr(message, "type", "") in ("error", "warning"):
            self.complaints.append(getattr(message, "text", ""))

    def leave(self) -> None:
        self.context.close()
        assert self.complaints == []

    def play_now(
        self, name: str, *, level: str = "cadet", game: str = "reworld", alone: bool = False, **options: str
    ) -> str:
        """From the lobby to a table against one computer, or alone; the address of the table."""
        page = self.page
        page.goto(self.address)
        page.check(f"input[name=game][value={game}]", force=True)
        page.fill("#name", name)
        page.check(f"input[name=seat-2-level][value={level}]", force=True)
        if alone:
            page.check("input[name=seat-2-kind][value=none]", force=True)
        for key, value in options.items():
            page.select_option(f"#o-{game}-{key}", value, force=True)
        page.click("button.play")
        self.sit_down()
        return page.url

    def sit_down(self) -> None:
        """Until the table can be played at: whoever clicks before its scripts have come clicks in vain."""
        self.page.wait_for_selector("#table.table")
        self.page.wait_for_load_state()

    # -- playing -------------------------------------------------------------------------------------------------------

    def wait_for_turn(self) -> bool:
        """Until something has to be done here; False when the game is over."""
        self.page.wait_for_selector("#table[data-turn]:not([data-busy]), #table[data-over]:not([data-busy])")
        return self.page.locator("#table[data-over]").count() == 0

    def change(self, act: str) -> None:
        """Press or click, then wait until the page shows what came of it."""
        version = self.page.get_attribute("#table", "data-version")
        if act.startswith("key "):
            self.page.keyboard.press(act.removeprefix("key "))
        else:
            self.page.locator(act).first.dispatch_event("click")
        self.page.wait_for_function("was => document.querySelector('#table').dataset.version !== was", arg=version)

    def can_confirm(self) -> bool:
        return self.page.locator("#confirm:not([aria-disabled])").count() > 0

    def picture(self) -> list[str]:
        """What lies on the board and what can be chosen there."""
        script = "all => all.map(one => `${one.dataset.piece} ${one.dataset.move} ${one.getAttribute('transform')}`)"
        return list(self.page.eval_on_selector_all("#board [data-piece], #board [data-move]", script))

    def first_target(self) -> str:
        moves = moves_in_reach(self.page)
        assert moves, f"nothing can be chosen: {self.page.inner_text('#sentence')}"
        return next(filter(_is_progress, moves), moves[0])

    def take_a_step(self) -> None:
        if self.can_confirm():
            self.change("#confirm")
        else:
            self.change(f'[data-move="{self.first_target()}"]')

    def take_a_step_by_keys(self) -> None:
        if self.can_confirm():
            self.change("key c")
        else:
            walk_to_a_target(self.page)
            self.change(f"key {_choosing_key(self.page)}")

    def play_to_the_end(self, step: Callable[[], None]) -> int:
        """Step by step; returns how many there were."""
        steps = 0
        while self.wait_for_turn():
            step()
            steps += 1
            assert steps < MOST_STEPS, "the game does not end"
        expect(self.page.locator(".places li")).to_have_count(2)
        return steps

    def has_reached(self, number: int) -> bool:
        """Whether the round or year that the page names is this one or a later one."""
        found = re.search(r"\d+", self.page.inner_text("#stage"))
        return found is not None and int(found[0]) >= number

    def play_until(self, number: int, step: Callable[[], None], most: int) -> None:
        """Step by step to the round or year of this number."""
        for _ in range(most):
            assert self.wait_for_turn()
            if self.has_reached(number):
                return
            step()
        raise AssertionError(f"after {most} steps: {self.page.inner_text('#stage')}")


def walk_to_a_target(page: Page) -> None:
    """Tab until something that can be chosen has the focus; inside a group of pieces by arrow keys."""
    wanted = _is_progress if any(map(_is_progress, moves_in_reach(page))) else bool
    inside = "() => !!document.activeElement.closest('[data-roving]')?.querySelector('[data-move]')"
    for _ in range(80):
        if wanted(_focused_move(page)) or _choosing_key(page) != "Enter":
            return
        if page.evaluate(inside) and _walk_inside(page, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no target can be reached by keyboard")


def _walk_inside(page: Page, wanted: Callable[[str], bool]) -> bool:
    """From piece to piece by arrow keys until one can be chosen: around the edge, which is quick, then line by line."""
    around = [key for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") for _ in range(LINES)]
    lines = [["ArrowDown"] * line + ["ArrowRight"] * LINES for line in range(LINES)]
    for keys in (around, *lines):
        page.keyboard.press("Home")
        for key in keys:
            if wanted(_focused_move(page)):
                return True
            page.keyboard.press(key)
    return False


def _choosing_key(page: Page) -> str:
    """What makes the move that has the focus: Enter, or on a rover the arrow of a way that is open to it."""
    ways = page.evaluate("""() => {
        const number = document.activeElement.dataset.rover;
        return [...document.querySelectorAll(`.step.legal[data-of="${number}"]`)].map((step) => step.dataset.way);
    }""")
    return next((ARROWS[way] for way in ways if way in ARROWS), "Enter")


def _focused_move(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement.dataset.move || ''"))


def moves_in_reach(page: Page) -> list[str]:
    return list(page.eval_on_selector_all(TARGETS, "all => all.map(target => target.dataset.move)"))


def _is_progress(move: str) -> bool:
    """Not one of the moves that are always possible and seldom wanted."""
    return bool(move) and not move.startswith(("drop", "sacrifice", "marker"))
