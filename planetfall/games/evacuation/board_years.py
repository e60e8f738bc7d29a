"""Years: what each income and the end will ask for, what I would lack at the next one, and the progress track."""

from planetfall.core.marks import icon
from planetfall.games.evacuation.board_progress import progress
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view_forecast import Outlook
from planetfall.games.evacuation.view_layout import Year

__all__ = ["outlook", "times"]


def times(scene: Scene) -> str:
    return (
        f'<section class="panel times" id="times" aria-label="{scene.say("years-label")}"><div class="yr">'
        f"{_table(scene)}{_own_forecast(scene)}</div>{progress(scene)}</section>"
    )


def _table(scene: Scene) -> str:
    years = scene.view.years
    heads = "".join(f'<th scope="col"{_now(scene, year.year)}>{year.year}</th>' for year in years)
    rows = (
        _row(scene, "food", "world-old", [year.old_food for year in years], "–"),
        _row(scene, "food", "world-new", [year.new_food for year in years], "–"),
        _row(
            scene, "stadium", "years-stadiums", [year.stadiums for year in years], str(scene.view.forecast.end.stadiums)
        ),
    )
    return (
        f'<table class="years"><caption class="sr">{scene.say("years-caption")}</caption><thead><tr>'
        f'<th scope="col">{scene.say("years-head")}</th>{heads}<th scope="col">{scene.say("years-end")}</th>'
        "</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _row(scene: Scene, picture: str, name: str, asked: list[int], end: str) -> str:
    years: tuple[Year, ...] = scene.view.years
    cells = "".join(f"<td{_now(scene, year.year)}>{number}</td>" for year, number in zip(years, asked, strict=True))
    return f'<tr><th scope="row">{icon(picture)}{scene.say(name)}</th>{cells}<td>{end}</td></tr>'


def _now(scene: Scene, year: int) -> str:
    if year == scene.view.forecast.year:
        return ' class="nxt"'
    return ' class="cur"' if year == scene.view.year else ""


# -- what will be missing --------------------------------------------------------------------------------------------


def outlook(scene: Scene, seat: int) -> Outlook:
    return scene.view.forecast.seats[seat]


def _own_forecast(scene: Scene) -> str:
    view = scene.view
    mine = outlook(scene, scene.own.seat)
    year = view.forecast.year
    if year == 0:
        said = _end_words(scene, mine)
        lacks = mine.stadiums_built < view.forecast.end.stadiums
    else:
        lacks = bool(mine.food or mine.stadiums)
        key = "years-lack" if lacks else "years-covered"
        said = scene.say(key, year=year, food=mine.food, stadiums=mine.stadiums, tokens=mine.food + mine.stadiums)
    return f'<p class="forecast{" bad" if lacks else ""}">{icon("warn" if lacks else "confirm")}<span>{said}</span></p>'


def _end_words(scene: Scene, mine: Outlook) -> str:
    end = scene.view.forecast.end
    return scene.say("years-at-end", stadiums=mine.stadiums_built, asked=end.stadiums)
