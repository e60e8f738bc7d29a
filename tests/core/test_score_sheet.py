"""The parts of a score sheet that all games share, with the words of Galileo Project."""

from xml.etree import ElementTree

from planetfall.catalogue import find_title
from planetfall.core.scene import Scene, staged
from planetfall.core.score_sheet import bars, ranking, sources, tied, ties
from planetfall.core.view import Look, Seat, View

ICONS = {"io": "moon-io", "europa": "moon-europa", "goals": "medal"}


def sheet(*earned: tuple[int, int, int], ranking: tuple[int, ...] = (), names: str = "ABCDEF") -> Scene[View, Seat]:
    """The end of a game in which the seats earned so much from each source."""
    seats = tuple(
        Seat(seat, names[seat], sum(points), dict(zip(ICONS, points, strict=True)))
        for seat, points in enumerate(earned)
    )
    view = View(
        game="galileo_project",
        viewer=None,
        stage="",
        over=True,
        actors=(),
        names=tuple(seat.name for seat in seats),
        scores=tuple(seat.score for seat in seats),
        ranking=ranking,
        question="",
        status="",
        detail="",
        moves=(),
        refused=(),
        log=(),
    )
    return Scene(seats=seats, **staged(view, Look(), find_title("galileo_project").folder))


def words(element: ElementTree.Element) -> list[str]:
    return [text.strip() for text in element.itertext() if text.strip()]


def test_a_source_that_brings_nobody_anything_is_left_out_unless_it_is_there_always() -> None:
    scene = sheet((3, 0, 0), (0, 0, -2))
    rows = ElementTree.fromstring(sources(scene, ICONS, always=())).findall("tbody/tr")
    assert [words(row) for row in rows] == [["Io", "3", "0"], ["Goals", "0", "-2"]]
    rows = ElementTree.fromstring(sources(scene, ICONS, always=("europa",))).findall("tbody/tr")
    assert [words(row)[0] for row in rows] == ["Io", "Europa", "Goals"]


def test_a_source_has_the_same_tint_in_the_table_and_in_the_bars() -> None:
    scene = sheet((0, 0, 4))
    page = sources(scene, ICONS, always=()) + bars(scene, ICONS, lambda seat: str(seat.score))
    tints = [
        element.get("class") for element in ElementTree.fromstring(f"<p>{page}</p>").iter() if element.tag != "use"
    ]
    assert "key s2" in tints
    assert "s2" in tints
    assert "s0" not in tints


def test_what_is_lost_lies_to_the_left_of_the_line_and_what_is_won_to_the_right() -> None:
    chart = ElementTree.fromstring(bars(sheet((10, 0, -30), (20, 5, 0)), ICONS, lambda seat: str(seat.score)))
    line = chart.find("svg/path")
    assert line is not None
    zero = float(line.attrib["d"][1:].split()[0])
    pieces = [(float(piece.attrib["x"]), float(piece.attrib["width"])) for piece in chart.findall("svg/rect")]
    won, lost, *others = pieces
    assert lost[0] + lost[1] < zero == won[0]
    assert [x >= zero for x, _ in others] == [True, True]
    assert others[1][0] > others[0][0] + others[0][1]


def test_bars_have_no_line_if_nobody_lost_anything() -> None:
    chart = bars(sheet((10, 0, 0)), ICONS, lambda seat: f"{seat.score} VP")
    assert ElementTree.fromstring(chart).find("svg/path") is None
    assert "A: 10 VP" in chart


def test_places_are_told_from_first_to_last_and_names_are_only_text() -> None:
    scene = sheet((1, 0, 0), (7, 0, 0), (3, 0, 0), ranking=(3, 1, 2), names="A<C")
    lines = ElementTree.fromstring(ranking(scene, lambda seat: f"{seat.seat} influence"))
    assert [words(line)[-3:] for line in lines] == [
        ["<", "1 influence", "7"],
        ["C", "2 influence", "3"],
        ["A", "0 influence", "1"],
    ]


def test_equal_scores_are_told_apart_or_share_their_place() -> None:
    scene = sheet((5, 0, 0), (0, 9, 0), (0, 5, 0), (9, 0, 0), (1, 0, 0), ranking=(4, 1, 3, 1, 5))
    assert [[seat.name for seat in group] for group in tied(scene)] == [["B", "D"], ["C", "A"]]
    said = ElementTree.fromstring(f"<p>{ties(scene)}</p>")
    assert words(said) == [
        "B, D have the same VP and influence and share the place.",
        "C, A have the same VP; more influence decides.",
    ]
