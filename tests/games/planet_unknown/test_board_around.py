"""The board of Planet Unknown around the planet: what may be done can be chosen, what may not says why."""

import gzip
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import planetfall
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.core.view import Look, Move
from planetfall.games.planet_unknown.board_effects import choices, effects, goals
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.events import ADVANCED, REGRESSED
from planetfall.games.planet_unknown.parts import TRACK_NAMES
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scene import scene
from planetfall.games.planet_unknown.view import once
from planetfall.games.planet_unknown.view_tracks import leads, sheets, trackers
from planetfall.games.planet_unknown.words import words
from tests.builders import rule
from tests.games.pages import check_form
from tests.games.planet_unknown.builders import Player, a_table, placing, play, player
from tests.games.planet_unknown.pages import PAGES, TITLE, Elements, drawn, elements, html, pages, positions, seen

HEAVIEST = 9 * 1024  # bytes of all that changes, compressed; an update has to stay under 10 kB with the log
ON_THE_PLANET = ("place", "move", "patch", "land", "pick", "jump", "lift", "clear")
SEATS = (1, 2, 4)


# -- what can be chosen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_move_that_is_not_made_on_the_planet_can_be_chosen_around_it(seats: int, language: str) -> None:
    for page in pages(seats, language):
        offered = set(page.elements.values("data-move"))
        moves = {move.notation for move in page.view.moves}
        assert {move for move in moves - offered if move.split()[0] not in ON_THE_PLANET} == set()
        assert offered <= moves


@pytest.mark.parametrize("seats", SEATS)
def test_what_may_not_be_done_says_why(seats: int) -> None:
    for page in pages(seats):
        told = page.elements.values("data-why")
        about = ("take", "use", "resolve", "done", "advance", "regress")
        missing = [
            one.notation for one in page.view.refused if one.notation.split()[0] in about and one.text not in told
        ]
        levels = len(page.view.seats[page.seat or 0].technologies)
        assert [name for name in missing if name.split()[0] != "use" or int(name.split()[1]) <= levels] == []


def test_who_looks_on_or_back_can_choose_nothing() -> None:
    for page in pages(4):
        if page.seat is None:
            assert page.elements.values("data-move") == []
        else:
            board = TITLE.board(page.view, Look("en", len(page.game.history), live=False))
            back = Elements(html(board))
            assert back.values("data-move") + back.values("data-why") + back.values("data-instead") == []


@pytest.mark.parametrize(("language", "warning"), [("en", "cannot be undone"), ("de", "nicht zurücknehmen")])
@pytest.mark.parametrize("reveals", [True, False])
def test_every_button_of_a_step_that_cannot_be_taken_back_says_so(language: str, warning: str, reveals: bool) -> None:
    kinds = set()
    chooses = planetfall.new("planet_unknown", seats=2, seed=2, options={"private": "on"})
    views = [page.view for seats in SEATS for page in pages(seats, language)]
    for view in (*views, seen(chooses, chooses.actors()[0], language)):
        moves = tuple(replace(move, reveals=reveals) for move in view.moves)
        then = scene(replace(view, moves=moves), Look(language, len(view.log)))
        for attributes, content in re.findall(r"<button([^>]*)>(.*?)</button>", choices(then) + effects(then)):
            if move := re.search('data-move="([^"]+)"', attributes):
                assert (warning in content) == ("data-reveals" in attributes) == reveals
                kinds.add(move[1].split()[0])
    assert {"done", "resolve", "advance", "keep"} <= kinds


@pytest.mark.parametrize(("language", "warning"), [("en", "cannot be undone"), ("de", "nicht zurücknehmen")])
def test_the_line_below_the_question_warns_of_steps_on_the_planet(language: str, warning: str) -> None:
    for page in (page for seats in SEATS for page in pages(seats, language)):
        there = [move.reveals for move in page.view.moves if move.notation.split()[0] in ON_THE_PLANET]
        assert (warning in page.view.detail.lower()) == any(there)


def test_steps_on_the_planet_that_cannot_be_taken_back_are_named_below_the_question() -> None:
    game = a_table(player(rovers=["F1"], laid=["patch F1"], movement=2, turn_left=False), player())
    told = words(game, "en")
    first, *others = (Move(0, f"move 1 {way}", f"Move rover 1 {way}", 0, True) for way in ("east", "south", "west"))
    free = Move(0, "move 1 north", "Move rover 1 north", 0, False)
    assert once(told, (free,)) == ""
    assert once(told, (first, *others)) == "What you do on the planet now cannot be undone."
    assert once(told, (first, free)) == "Cannot be undone: Move rover 1 east."
    assert once(told, (first, *others, free)).endswith("east, Move rover 1 south and Move rover 1 west.")
    assert once(told, (first, *others, first, free)).startswith("Some of what you can do")


def test_every_target_is_named_and_can_be_reached() -> None:
    for page in pages(2):
        for element in page.elements.found:
            if "data-move" in element or "data-why" in element:
                assert element[""] == "button" or element["role"] == "button"
                assert element[""] == "button" or element["aria-label"]
                assert element[""] == "button" or "tabindex" in element
                assert "data-why" not in element or element["aria-disabled"] == "true"


# -- well-made pages -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_drawings_are_well_formed_ids_are_unique_and_nothing_is_styled_inline(seats: int, language: str) -> None:
    for page in pages(seats, language):
        check_form(page.html)


def test_names_of_players_are_escaped() -> None:
    for game in positions(4):
        PAGES.check_names(game, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_update_stays_light(seats: int) -> None:
    for page in pages(seats):
        sent = "".join(page.board.areas.values()) + page.board.choices
        for element in page.board.scenery:
            assert sent.count(element) == 1, "what need not be sent again stands once on the page"
            sent = sent.replace(element, "")
        assert len(gzip.compress(sent.encode())) < HEAVIEST


def test_a_panel_of_another_player_is_named_by_what_it_shows() -> None:
    from_aside = [page.board.scenery[-3:] for page in pages(4) if page.seat is None]
    for earlier, later in pairwise(from_aside):
        for before, after in zip(earlier, later, strict=True):
            hashes = [re.findall('data-hash="([^"]*)"', panel)[0] for panel in (before, after)]
            assert (before == after) == (hashes[0] == hashes[1])


@pytest.mark.parametrize("seats", [2, 4])
def test_dealing_again_what_a_seat_cannot_know_changes_no_byte_of_its_board(seats: int) -> None:
    for page in pages(seats):
        twin = planetfall.replay(planetfall.record(page.game))
        twin.imagine(-1 if page.seat is None else page.seat, seeded(5))
        assert html(drawn(twin, page.seat)) == page.html


# -- the station -----------------------------------------------------------------------------------------------------


def commanding(seats: int) -> tuple[planetfall.Game, int]:
    """A new table, whose commander turns the station first, and that seat."""
    game = planetfall.new("planet_unknown", seats=seats, seed=4)
    seat = game.actors()[0]
    assert seen(game, seat).question == "turn"
    return game, seat


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_sector_that_is_chosen_comes_to_rest_in_front_of_the_commander(seats: int) -> None:
    for steps in range(6):
        game, seat = commanding(seats)
        promised = elements(game, seat).named(f"sector-{steps}")["aria-label"]
        planetfall.act(game, seat, f"turn {steps}")
        view = seen(game, seat)
        mine = next(sector for sector in view.sectors if sector.seat == seat)
        tops = [view.stacks[stack].top for stack in (mine.outer, mine.inner)]
        assert all(top is not None and top.text in promised for top in tops)


def test_every_stack_tells_what_lies_on_it_how_many_are_left_and_whom_it_faces() -> None:
    page = elements(*commanding(3))
    labels = [element["aria-label"] for element in page.of_class("stack")]
    assert len(labels) == 12
    assert all("12 left." in label for label in labels)
    assert sum("In front of Juno." in label for label in labels) == 2


def test_a_tile_in_hand_stays_lit_and_the_other_can_be_taken_in_its_place() -> None:
    game = planetfall.new("planet_unknown", seats=2, seed=3)
    assert [element["data-move"] for element in elements(game).of_class("offer")] == ["take outer", "take inner"]
    planetfall.act(game, 0, "take outer")
    offers = {element["id"]: element["class"].split() for element in elements(game).of_class("offer")}
    assert "chosen" in offers["offer-outer"]
    assert "instead" in offers["offer-inner"]
    assert elements(game).named("offer-inner")["data-instead"] == "take inner"


def test_a_line_of_the_log_about_somebody_else_finds_its_place_on_their_small_planet() -> None:
    """A rover that left the planet, or a cell under a later tile, is found where it lies, if it still lies anywhere."""
    found: Counter[str] = Counter()
    for page in pages(2):
        rings = page.elements.values("data-ring")
        assert len(rings) == len(set(rings))
        others = {seat.seat for seat in page.view.seats} - {page.view.viewer or 0}
        lines = [line for line in page.view.log if line.seat in others]
        named = {piece for line in lines for piece in line.pieces}
        lying = {piece.name for seat in others for piece in page.view.seats[seat].planet.pieces}
        assert set(rings) <= named
        assert {piece for piece in named if not piece.startswith("rover")} <= set(rings)
        assert lying <= set(rings)
        found.update(ring.split("-")[0] for ring in rings)
        assert lines == [] or 'class="found lastmove"' in page.html or not named
    assert set(found) == {"tile", "patch", "cell", "rover"}


# -- the tracks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_tracker_goes_where_the_board_says_it_would(seats: int) -> None:
    for game in positions(seats, every=11):
        assert isinstance(game, PlanetUnknown)
        told = words(game, "en")
        for seat in game.actors():
            for notation, lead in leads(told, seat, sheets(told)).items():
                if notation.split()[0] in ("advance", "regress", "climb"):
                    tried = game.copy()
                    tried.apply(seat, planetfall.code(game, notation))
                    stands = {one.track: (one.column, one.row) for one in trackers(words(tried, "en"), seat)}
                    assert stands[lead.track] == (lead.column, lead.row)


@pytest.mark.parametrize("seats", SEATS)
def test_a_button_announces_every_step_that_its_click_brings(seats: int) -> None:
    long_ways = 0
    for game in positions(seats, every=11):
        assert isinstance(game, PlanetUnknown)
        told = words(game, "en")
        for seat in game.actors():
            for notation, lead in leads(told, seat, sheets(told)).items():
                tried = planetfall.replay(planetfall.record(game))
                before = len(tried.events)
                tried.apply(seat, planetfall.code(game, notation))
                came = [(event.a, event.seat) for event in tried.events[before:] if event.kind in (ADVANCED, REGRESSED)]
                mine = [TRACK_NAMES[track] for track, moved in came if moved == seat]
                assert [step.track for step in lead.way or (lead,)] == mine[: max(1, len(lead.way))]
                long_ways += len(lead.way) > 1
    assert long_ways


@rule("planet_unknown", "3.6", "5.2")
@pytest.mark.parametrize(
    ("language", "steps", "then"), [("en", "water to space {}", "then"), ("de", "Wasser auf Feld {}", "dann")]
)
def test_of_two_effects_that_one_click_resolves_the_second_is_told_as_what_follows(
    language: str, steps: str, then: str
) -> None:
    game = placing("I2 energy water")
    play(game, "place D2 0")
    told = effects(scene(seen(game, 0, language), Look(language, len(game.history))))
    buttons = re.findall(r'data-move="(resolve \w+)".*?</button>', told)
    assert buttons == ["resolve water", "resolve energy"]
    medal = {"en": "1 medal", "de": "1 Medaille"}[language]
    for button in told.split("</button>")[:2]:
        assert re.findall("<small>(.*?)</small>", button) == [steps.format(1), f"{then} {steps.format(2)}: {medal}"]


@rule("planet_unknown", "4.2", "4.14")
def test_a_tracker_that_goes_back_tells_what_it_loses_and_promises_nothing() -> None:
    """Technology leaves the space of its first level, water one with a medal."""
    trackers = {"tech": 3, "water": 2, "biomass": 2}
    game = acting("republic", trackers=trackers, open={"setback": 1})  # which is asked for at once
    told = words(game, "en")
    lost = {notation: lead.text for notation, lead in leads(told, 0, sheets(told)).items()}
    assert lost["regress tech"] == "technology 1 no longer works"
    assert lost["regress water"] == "1 medal fewer"
    assert lost["regress biomass"] == ""
    board = effects(scene(seen(game, 0), Look("en", len(game.history))))
    assert "<small>technology to space 2: technology 1 no longer works</small>" in board


def acting(corporation: str, **fields: Any) -> PlanetUnknown:
    return a_table(player(corporation=corporation, turn_left=False, questions=[("act", 0)], **fields), player())


def test_spaces_to_which_the_tile_in_hand_leads_are_drawn_on_the_tracks() -> None:
    held = [page for seats in (2, 4) for page in pages(seats) if page.view.placing is not None]
    told = [set(page.elements.values("data-leads")) for page in held]
    assert any(told)
    assert [set(page.elements.values("data-ahead")) for page in held] == told


def test_a_tracker_can_be_chosen_on_its_track_and_beside_the_planet() -> None:
    chosen: Counter[str] = Counter()
    for page in (page for seats in SEATS for page in pages(seats)):
        for move in page.elements.values("data-move"):
            if move in page.view.leads:
                chosen[move.split()[0]] += 1
                assert page.elements.values("data-move").count(move) == 2, move
    assert chosen["resolve"] and chosen["advance"]


def at_a_tracker(corporation: str, **fields: Any) -> dict[str, dict[str, str]]:
    """The trackers on the page of a seat with this corporation, by track."""
    page = elements(a_table(player(corporation=corporation, **fields), player()))
    return {element["id"].split("-")[2]: element for element in page.of_class("tracker")}


def test_trackers_of_makeshift_stand_on_the_tracks_they_have_moved_to() -> None:
    standing = at_a_tracker("makeshift", trackers={"tech": 3}, columns={"tech": "rover"})
    home = at_a_tracker("makeshift", trackers={"rover": 3})
    assert standing["tech"]["transform"] == home["rover"]["transform"]


def test_water_of_oasis_goes_its_own_way() -> None:
    step = next(number for number, at in enumerate(seen_path()) if at == ("rover", 3))
    on_the_way = at_a_tracker("oasis_ultd", trackers={"water": step})["water"]["transform"]
    assert on_the_way == at_a_tracker("oasis_ultd", trackers={"rover": 3})["rover"]["transform"]


def seen_path() -> tuple[tuple[str, int], ...]:
    return seen(a_table(player(corporation="oasis_ultd"), player()), 0).sheets["oasis_ultd"].path


def test_an_improved_track_shows_what_it_gives_now() -> None:
    table: Player = player(corporation="flux_industries", flux="biomass", trackers={"tech": 7})
    view = seen(a_table(table, player()), 0)
    assert [one.track for one in view.seats[0].tracks if one.sheet == "improved"] == ["biomass"]
    assert view.sheets["improved"].columns["biomass"][3].patches == 2
    plain = seen(a_table(player(corporation="flux_industries", flux="biomass"), player()), 0)
    assert "improved" not in plain.sheets


def test_lifepods_lie_on_the_spaces_and_technologies_they_were_put_on() -> None:
    left = ["H3", "B5", "K5", "C8", "I9"]
    cosmos = player(corporation="cosmos_inc", lifepods=left, lifepods_on_tracks={"civ": [4]})
    assert seen(a_table(cosmos, player()), 0).seats[0].pods == ("civ 4",)
    jump_drive = player(corporation="jump_drive", lifepods=left, lifepods_on_slots=[2])
    assert seen(a_table(jump_drive, player()), 0).seats[0].pods == ("slot 2",)
    bare = elements(a_table(player(corporation="cosmos_inc", lifepods=left, lifepods_collected=1), player()))
    assert len(elements(a_table(cosmos, player())).of_class("pod")) == len(bare.of_class("pod")) + 1


def test_double_spaces_of_wormhole_tell_both_benefits() -> None:
    column = seen(a_table(player(corporation="wormhole_corp"), player()), 0).sheets["wormhole_corp"].columns["biomass"]
    assert [space.rows for space in column] == [1, 2, 2, 2, 2, 2]
    assert column[1].text == "synergy boost or patch"


# -- objectives and keys ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "each"), [("en", "+5 each, +2 if level"), ("de", "je +5, bei Gleichstand +2")])
def test_objectives_say_what_they_are_worth(language: str, each: str) -> None:
    medals = standard().objective_medals
    assert f"+{medals.best}" in each and f"+{medals.tied}" in each
    rivals = next(positions(2))
    assert each in goals(scene(seen(rivals, 0, language), Look(language, len(rivals.history))))
    alone = next(game for game in positions(1) if seen(game, 0).seats[0].objectives)
    worth = {"en": f"+{medals.private} each", "de": f"je +{medals.private}"}[language]
    assert f"<small>{worth}</small>" in goals(scene(seen(alone, 0, language), Look(language, len(alone.history))))


def test_an_objective_to_choose_says_what_it_is_worth() -> None:
    game = planetfall.new("planet_unknown", seats=2, seed=2, options={"private": "on"})
    offers = seen(game, game.actors()[0]).offers
    assert [offer.worth for offer in offers] == ["+5 medals", "+5 medals"]
    told = effects(scene(seen(game, game.actors()[0]), Look("en", len(game.history))))
    assert told.count("<small>+5 medals</small>") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_is_told_the_keys_of_this_game(language: str) -> None:
    for page in pages(2, language):
        keys = re.findall("<kbd>(.)</kbd>", html(page.board).partition('id="own-keys"')[2].partition("</dl>")[0])
        assert keys == (["R", "F", "←", "↑", "↓", "→"] if page.seat is not None else [])


# -- the others and the score ----------------------------------------------------------------------------------------


def test_planets_of_others_can_be_enlarged_from_their_small_picture() -> None:
    game = next(positions(4))
    page = elements(game)
    sheets = {element["id"] for element in page.found if "popover" in element}
    assert (
        {element["popovertarget"] for element in page.of_class("enlarge")}
        == sheets
        == {"large-1", "large-2", "large-3"}
    )
    assert {f"#world-{seat}" for seat in (1, 2, 3)} <= set(page.values("href"))


def test_the_score_sheet_adds_up_and_tells_the_places_at_the_end() -> None:
    *_, game = positions(4)
    view = seen(game, 0)
    assert view.over
    for seat in view.seats:
        assert sum(seat.earned.values()) == seat.score
    page = Elements(drawn(game, 0).score)
    assert len(page.of_class("ranks")) == 1
    assert len(page.of_class("chart")) == 1
    assert not Elements(drawn(next(positions(4)), 0).score).of_class("ranks")
