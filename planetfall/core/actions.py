"""The action space of a game: named blocks of codes, and the notation of every code.

A move is written `block label`, such as `acquire U7` or `pay 2 2 4^`, or just `drop` where a block holds one move.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

__all__ = ["ActionSpace", "Block"]


@dataclass(frozen=True)
class Block:
    """Codes that answer the same question in the same way, one for each label."""

    name: str
    labels: Sequence[str] = ("",)
    about: str = ""  # what a label stands for
    tidy: Callable[[str], str] = str  # another way to write a label, turned into the label
    secret: bool = False  # whoever makes such a move does not show the others its label

    def __len__(self) -> int:
        return len(self.labels)


class ActionSpace:
    """All blocks in order; codes run from 0 to len(space) - 1."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self._notation = [f"{block.name} {label}".rstrip() for block in blocks for label in block.labels]
        self._code = {notation.casefold(): code for code, notation in enumerate(self._notation)}
        assert len(self._code) == len(self._notation), "two codes share a notation"
        self._named = {block.name: block for block in blocks}

    def __len__(self) -> int:
        return len(self._notation)

    def start(self, name: str) -> int:
        """The first code of a block."""
        return self._code[f"{name} {self._named[name].labels[0]}".rstrip().casefold()]

    def codes(self, *names: str) -> list[int]:
        """All codes of some blocks."""
        return [code for name in names for code in range(self.start(name), self.start(name) + len(self._named[name]))]

    def block(self, code: int) -> Block:
        return self._named[self.notation(code).split(" ")[0]]

    def shown(self, code: int) -> int:
        """What the others see of a move: its code, or if it is secret only its block, as ~start of that block."""
        block = self.block(code)
        return ~self.start(block.name) if block.secret else code

    def notation(self, code: int) -> str:
        if not 0 <= code < len(self):
            raise ValueError(f"code is {code}, expected a number from 0 to {len(self) - 1}")
        return self._notation[code]

    def code(self, text: str) -> int:
        """The code of a notation; spaces and capitals are forgiven, anything else is a ValueError that helps."""
        name, _, rest = " ".join(text.split()).partition(" ")
        block = self._named.get(name.lower())
        if block is None:
            raise ValueError(f"{text!r} is no move; moves begin with {', '.join(self._named)}")
        label = block.tidy(rest)
        notation = f"{block.name} {label}".rstrip().casefold()
        if notation in self._code:
            return self._code[notation]
        near = get_close_matches(label.upper(), block.labels, 3, 0.3) or list(block.labels[:3])
        examples = " or ".join(repr(f"{block.name} {label}".rstrip()) for label in near)
        hint = f" ({block.about})" if block.about else ""
        raise ValueError(f"{text!r} is no move; expected something like {examples}{hint}")
