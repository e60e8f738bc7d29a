"""Small marks that the boards of all games share: pictures of the sprite, and players' tokens."""

from html import escape

__all__ = ["icon", "symbol", "token", "token_svg"]

SPRITE = "/static/icons.svg#"


def icon(name: str) -> str:
    """HTML: a symbol in a line of text; its words stand beside it."""
    return f'<svg class="icon" aria-hidden="true"><use href="{SPRITE}{name}"/></svg>'


def symbol(name: str, x: float, y: float, size: float, kind: str = "sym") -> str:
    return f'<use href="{SPRITE}{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" class="{kind}"/>'


def token(seat: int, name: str, small: bool = False) -> str:
    """HTML: a player's token, a shape of its own with the first letter of the name."""
    more = " small" if small else ""
    shape = f'<svg aria-hidden="true"><use href="{SPRITE}token-{seat + 1}"/></svg>'
    return f'<span class="token p{seat + 1}{more}">{shape}<b aria-hidden="true">{_initial(name)}</b></span>'


def token_svg(seat: int, name: str, x: float, y: float, size: float = 22) -> str:
    """The same inside a drawing, x and y its upper left corner."""
    half = size / 2
    letter = f'<text class="tkl" x="{x + half:g}" y="{y + size * 0.68:g}" font-size="{half:g}">{_initial(name)}</text>'
    return f'<g class="p{seat + 1}">{symbol(f"token-{seat + 1}", x, y, size, "tk")}{letter}</g>'


def _initial(name: str) -> str:
    return escape(name.strip()[:1].upper() or "?")
