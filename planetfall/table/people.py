"""Who somebody is: no accounts, only a signed cookie, and the tokens derived from it.

A person is a random number. Whoever holds the cookie with that number holds its seats; the number itself is never
shown, seats keep only its hash.
"""

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

__all__ = [
    "COOKIE",
    "COOKIE_SECONDS",
    "LINK_SECONDS",
    "NAME_LENGTH",
    "Person",
    "Registry",
    "clean_name",
    "new_link",
    "seed_hash",
]

COOKIE = "planetfall"
COOKIE_SECONDS = 400 * 24 * 3600
LINK_SECONDS = 15 * 60  # a link that moves a seat to another device lives this long
NAME_LENGTH = 24
KEY_BYTES = 32


class Person(Struct, frozen=True):
    number: str  # secret
    name: str = ""

    @property
    def holder(self) -> str:
        """What a seat remembers of its holder."""
        return hashlib.sha256(f"holder {self.number}".encode()).hexdigest()[:40]


class Registry:
    """Signs and reads what browsers bring back."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="person")

    @classmethod
    def in_folder(cls, folder: Path) -> "Registry":
        """The key is made once and stays with the data, or every seat would be lost with a restart."""
        file = folder / "secret.key"
        if not file.exists():
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as opened:
                opened.write(secrets.token_bytes(KEY_BYTES))
        key = file.read_bytes()
        if len(key) < KEY_BYTES:  # a full disk leaves an empty file behind, and anybody could sign with that
            raise ValueError(
                f"{file} has {len(key)} bytes, expected {KEY_BYTES}; put your copy of it back,"
                " or delete it and everybody loses their seat"
            )
        return cls(key)

    def new_person(self) -> Person:
        return Person(secrets.token_hex(16))

    def sign(self, person: Person) -> str:
        return str(self._cookies.dumps([person.number, person.name]))

    def read(self, signed: str | None) -> Person | None:
        """The person of a cookie; None for none, or for one that we did not sign."""
        try:
            number, name = self._cookies.loads(signed or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(number), str(name))

    def csrf(self, person: Person) -> str:
        """What every form of this person carries; another site cannot know it."""
        return hmac.new(self._key, f"csrf {person.number}".encode(), hashlib.sha256).hexdigest()

    def csrf_holds(self, person: Person, token: str) -> bool:
        return hmac.compare_digest(self.csrf(person).encode(), token.encode())


def clean_name(name: str, instead: str) -> str:
    """A name as it is shown: one line, of printable characters, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LENGTH].strip()
    return shown or instead


def seed_hash(seed: int, salt: str) -> str:
    """Shown before the game; with seed and salt, shown after it, anybody can check that nothing was changed."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()


def new_link() -> tuple[str, str, float]:
    """A one-time token, the hash that is kept of it, and when it expires."""
    token = secrets.token_urlsafe(24)
    return token, hashlib.sha256(token.encode()).hexdigest(), time.time() + LINK_SECONDS
