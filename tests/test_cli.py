"""The `planetfall` command as its user meets it: results, JSON, and errors that are sentences."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import planetfall
from planetfall.cli import main
from planetfall.games.reworld.components import STANDARD

pytestmark = pytest.mark.interpreted


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def refused(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code != 0
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


COMMANDS = ("", "play", "simulate", "arena", "tune", "replay", "hint", "analyse", "review", "rules", "bench")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert f"planetfall {command}".rstrip() in result.output.split("Options:")[0].split("\n\n", 1)[1]


@pytest.mark.parametrize("module", ["planetfall", "planetfall.cli"])
def test_the_package_runs_as_the_command(module: str) -> None:
    result = subprocess.run([sys.executable, "-m", module, "--help"], capture_output=True, text=True, check=True)
    assert "planetfall play reworld" in result.stdout


def test_simulate_prints_a_table_or_json() -> None:
    table = run("simulate", "reworld", "--games", "40", "--seats", "4")
    assert "40 games" in table.stdout
    assert table.stdout.count("random") == 4
    result = json.loads(run("simulate", "reworld", "--games", "40", "--json").stdout)
    assert result["games"] == 40
    assert len(result["seats"]) == 2


def test_whoever_plays_alone_wins_nothing() -> None:
    table = run("simulate", "planet_unknown", "--seats", "1", "--games", "40").stdout
    assert "wins" not in table and "first place" not in table
    with_ranks = run("simulate", "galileo_project", "--seats", "1", "--games", "40").stdout
    assert "wins" not in with_ranks
    with_ranks = " ".join(with_ranks.split())
    assert "first place, as the rules define it alone, was reached in 0.0 ± 7.5 % of the games" in with_ranks


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "chess"], "'chess' is not one of 'reworld'"),
        (["simulate", "reworld", "--seats", "9"], "seats is 9, expected one of 2, 3, 4 for reworld"),
        (
            ["simulate", "reworld", "--bots", "oracle"],
            "no bot 'oracle', expected one of random, greedy, search, or search:100ms, or a level: cadet, pilot,",
        ),
        (["simulate", "reworld", "--report", "nowhere/x.html"], "--report is nowhere/x.html, but there is no folder"),
        (["simulate", "reworld", "--against", "nowhere"], "'nowhere' does not exist"),
        (["simulate", "reworld", "--bots", "random,random,random"], "--bots names 3 bots for 2 seats"),
        (["simulate", "reworld", "--games", "0"], "0 is not in the range x>=1"),
        (["play", "reworld", "--seats", "1"], "seats is 1, expected one of 2, 3, 4"),
        (
            ["play", "reworld", "--seats", "3", "--bots", "random,random,random"],
            "--bots names 3 bots for 2 computer seats",
        ),
        (["rules", "reworld", "--untested", "--tests", "nowhere"], "there is no folder nowhere"),
        (["rules", "reworld", "--language", "fr"], "'fr' is not one of 'en', 'de'"),
        (["replay", "nowhere.txt"], "'nowhere.txt' does not exist"),
        (["hint", "nowhere.txt"], "'nowhere.txt' does not exist"),
        (["review", "nowhere.txt", "--trials", "0"], "0 is not in the range x>=1"),
    ],
)
def test_bad_input_ends_in_a_sentence(arguments: list[str], words: str) -> None:
    assert words in refused(*arguments)


def test_arena_prints_a_table_or_json_and_writes_a_report(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    arguments = ("arena", "reworld", "--bots", "greedy,random", "--games", "4", "--report", str(page))
    table = run(*arguments)
    assert "4 games" in table.stdout
    assert page.read_text().startswith("<!doctype html>")
    result = json.loads(run(*arguments, "--json").stdout)
    assert {bot["bot"] for bot in result["bots"]} == {"greedy", "random"}
    assert "there is no folder" in refused(*arguments[:-1], str(tmp_path / "nowhere" / "arena.html"))
    two = json.loads(run("arena", "galileo_project", "--bots", "greedy,random", "--games", "2", "--json").stdout)
    assert two["contest"]["seats"] == 2  # the fewest that can be compared


@pytest.mark.parametrize("command", ["tune", "climb"])
@pytest.mark.parametrize("option", ["--keep", "--out"])
def test_where_a_run_goes_is_checked_before_games_are_played(command: str, option: str, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere" / "run.json")
    assert f"{option} is {nowhere}, but there is no folder" in refused(command, "reworld", option, nowhere)


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (("arena", "reworld", "--bots", "greedy,random"), "--report"),
        (("tune", "reworld"), "--out"),
        (("climb", "galileo_project"), "--out"),
    ],
)
def test_what_is_kept_is_never_written_over(arguments: tuple[str, ...], option: str, tmp_path: Path) -> None:
    kept, link = tmp_path / "kept.json", tmp_path / "link.json"
    link.symlink_to(kept)
    words = f"--keep and {option} are the same file"
    assert words in refused(*arguments, "--keep", str(kept), option, str(kept))
    kept.write_text("many hours")
    for one, other in ((kept, kept), (kept, link), (link, kept), (kept, tmp_path / "." / "kept.json")):
        assert words in refused(*arguments, "--keep", str(one), option, str(other))
    assert kept.read_text() == "many hours"


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "reworld", "--report"),
        ("arena", "reworld", "--bots", "greedy,random", "--report"),
        ("arena", "reworld", "--bots", "greedy,random", "--keep"),
        *((command, "reworld", option) for command in ("tune", "climb") for option in ("--keep", "--out")),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_games_are_played(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "cannot be written (File name too long)" in refused(*arguments, "x" * 300)
    assert not list(tmp_path.iterdir())


def test_replay_shows_the_log_and_the_table_from_a_seat(tmp_path: Path) -> None:
    game = planetfall.new("reworld", seats=2, seed=3)
    seat = game.actors()[0]
    planetfall.act(game, seat, "acquire U7")
    planetfall.act(game, seat, planetfall.notation(game, game.legal(seat)[0]))
    file = tmp_path / "game.txt"
    file.write_text(planetfall.record(game))
    spectator = run("replay", str(file)).stdout
    assert "docks the" in spectator
    assert "Your hand" not in spectator
    assert "Your hand" in run("replay", str(file), "--seat", "1").stdout
    assert "docks the" not in run("replay", str(file), "--to", "1").stdout
    assert json.loads(run("replay", str(file), "--json", "--seat", "0").stdout)["viewer"] == 0
    assert "--seat is 5, expected a number from 0 to 1" in refused("replay", str(file), "--seat", "5")
    file.write_text(planetfall.record(game).replace("U7", "U8"))
    assert "game.txt, line 11: check is" in refused("replay", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a record" in refused("replay", str(file))


def test_a_record_gets_hints_an_analysis_and_a_review(tmp_path: Path) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    for move in ("acquire U7", planetfall.notation(game, 20)):
        planetfall.act(game, 0, move)
    file = tmp_path / "game.txt"
    file.write_text(planetfall.record(game))
    hinted = run("hint", str(file), "--to", "0", "--trials", "20").stdout
    assert hinted.startswith("Acquire the ")
    assert "(acquire " in hinted
    assert " erwerben " in run("hint", str(file), "--language", "de", "--trials", "20").stdout
    table = run("analyse", str(file), "--trials", "20").stdout
    assert "seat 1: expected final points" in table
    german = [
        " ".join(run(command, str(file), "--trials", "9", "--language", "de").stdout.split())
        for command in ("analyse", "review")
    ]
    assert "Platz 1: erwartete Endpunkte und Vorsprung" in german[0]
    assert "2 Entscheidungen, je 9 Versuche" in german[1]
    heads = {"Zug", "Punkte", "Vorsprung", "Verlust", "versucht", "Platz", "nach", "Ende", "besser", "warum"}
    assert heads <= set(" ".join(german).split())
    found = json.loads(run("analyse", str(file), "--trials", "20", "--moves", "2", "--json").stdout)
    assert len(found) == 2
    assert found[0]["loss"] == 0.0
    assert "2 decisions, 9 trials each" in run("review", str(file), "--trials", "9").stdout
    decisions = json.loads(run("review", str(file), "--trials", "9", "--json").stdout)["decisions"]
    assert [decision["move"] for decision in decisions] == ["acquire U7", planetfall.notation(game, 20)]
    assert "expected one that has to move now: 1" in refused("hint", str(file), "--seat", "0")


def test_rules_prints_the_rulebook_in_both_languages() -> None:
    assert "**2.3.4**" in run("rules", "reworld").stdout
    assert "Frachter" in run("rules", "reworld", "--language", "de").stdout
    assert run("rules", "reworld", "--untested").stdout == ""
    assert run("rules", "reworld", "--box").stdout == STANDARD.read_text()


def test_components_of_ones_own_change_the_game(tmp_path: Path) -> None:
    (tmp_path / "reworld.toml").write_text(STANDARD.read_text().replace("marker_points = 1", "marker_points = 50"))
    arguments = ["simulate", "reworld", "--games", "100", "--json"]
    means = [
        json.loads(run(*arguments, *more).stdout)["seats"][0]["mean"] for more in ([], ["--components", str(tmp_path)])
    ]
    assert means[1] > means[0] + 50
    (tmp_path / "reworld.toml").write_text(STANDARD.read_text().replace("marker_points = 1", "marker_points = 'one'"))
    message = refused(*arguments, "--components", str(tmp_path))
    assert "reworld.toml:14: station.marker_points" in message
    assert "correct it or drop --components" in message


def test_simulate_plays_levels_and_writes_a_report(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    result = run("simulate", "reworld", "--games", "2", "--bots", "cadet,greedy", "--report", str(file))
    assert result.exit_code == 0
    assert "cadet" in result.stdout
    assert f"The report stands in {file}." in result.stderr
    assert "<title>Reworld: balance</title>" in file.read_text(encoding="utf-8")


def test_simulate_compares_two_boxes_as_a_table_as_json_and_as_a_page(tmp_path: Path) -> None:
    box, file = tmp_path / "reworld.toml", tmp_path / "boxes.html"
    box.write_text(STANDARD.read_text().replace("card_points = 1", "card_points = 3"))
    arguments = ["simulate", "reworld", "--games", "60", "--against", str(tmp_path), "--report", str(file)]
    assert "two boxes, the same 60 deals" in run(*arguments).stdout
    assert "<title>Reworld: two boxes</title>" in file.read_text(encoding="utf-8")
    found = json.loads(run(*arguments, "--json").stdout)
    cards = next(source for source in found["sources"] if source["name"] == "cards kept")
    assert cards["second"] == pytest.approx(3 * cards["first"])
    assert cards["difference"]["value"] == pytest.approx(2 * cards["first"])
    box.write_text(STANDARD.read_text().replace("card_points = 1", "card_points = 'three'"))
    assert "reworld.toml:15: station.card_points" in refused(*arguments)


# -- playing in the terminal --------------------------------------------------------------------------------------


def test_a_whole_game_can_be_played_by_numbers_and_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    result = run("play", "reworld", "--bots", "random", "--seed", "5", "--save", str(file), typed="1\n" * 400)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert planetfall.replay(file.read_text()).actors() == []


def test_leaving_and_coming_back_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    options = ("--bots", "random", "--seed", "5", "--save", str(file))
    run("play", "reworld", *options, typed="1\n1\nquit\n")
    kept = planetfall.replay(file.read_text())
    assert len(kept.history) >= 2
    result = run("play", "reworld", *options, typed="quit\n")
    assert "The game is kept" in result.stdout
    assert "holds another game (reworld, 2 seats)" in refused("play", "reworld", "--seats", "3", "--save", str(file))
    assert "cannot be kept" in refused("play", "reworld", "--save", str(tmp_path / "nowhere" / "x.txt"))
    assert planetfall.describe(planetfall.replay(file.read_text())) == planetfall.describe(kept)
    assert "your move" in result.stdout


def test_the_prompt_answers_questions_and_refuses_with_the_clause() -> None:
    typed = "?\nwhy defend\nwhy drop\nrule 2.3.4\nrule 9.9\nboard\n999\nnonsense\ndefend\nundo\n"
    text = run("play", "reworld", "--bots", "random", "--seed", "5", typed=typed).stdout
    for words in (
        "Type the number of a move",
        "“defend” does not answer the present question",
        "(rule 1.11)",
        "That is possible.",
        "lay one card of the officer on top, or any two cards",
        "There is no clause 9.9.",
        "999 is not in the list",
        "'nonsense' is no move; moves begin with acquire",
        "There is nothing to undo",
    ):
        assert words in text
    assert text.count("Station (one ring") == 2


def test_a_choice_can_be_taken_back_until_something_is_revealed() -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    assert game.actors() == [0]
    text = run("play", "reworld", "--bots", "random", "--seed", "5", typed="acquire U1\nundo\nacquire U2\n").stdout
    assert "satellite “2 per terrabot E” (2 shields) docks in row 1" in " ".join(text.split())
    assert "satellite “2 per terrabot A” (2 shields) docks in row 1" in " ".join(text.split())


def test_the_german_terminal_speaks_german() -> None:
    text = run("play", "reworld", "--language", "de", "--seed", "5", typed="?\nwhy defend\n").stdout
    assert "dein Zug (? für Hilfe)" in text
    assert "(Regel 1.11)" in text
