"""What a service can be told when it is started."""

from pathlib import Path

from msgspec import Struct

__all__ = ["Settings"]


class Settings(Struct, frozen=True):
    data: Path  # the folder of the database and of the key that signs cookies
    database: str = ""  # another database than the file in that folder, as an SQLAlchemy URL
    pause: float = 0.7  # seconds a computer's move is held back, so that people can follow
    workers: int = 1  # processes that think for computers
    patience: float = 10.0  # seconds after which a thinking computer is given up
    moves_per_minute: int = 240  # commands of one seat
    requests_per_minute: int = 1200  # of one address
    streams_per_address: int = 200  # live pages; each keeps a connection open, of which a machine has not many
    tables_per_minute: int = 20  # new ones from one address
    messages_per_minute: int = 12  # chat of one person
    hints_per_minute: int = 20  # of one person

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'planetfall.db'}"
