"""Refuses compiled modules that do not match their sources, before any of them is imported.

A compiled module always wins over the source beside it, so a stale one would run old rules without a word. The build
writes the hash of every source it compiled into `_built.json`; here they are compared. With PLANETFALL_INTERPRETED=1
in the environment the sources run instead, for debugging, profiling and the tests that compare both builds.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

__all__ = ["BUILD", "StaleBuild"]

PACKAGE = Path(__file__).resolve().parent
MANIFEST = PACKAGE / "_built.json"


class StaleBuild(ImportError):
    """The compiled rules are not those of the sources."""


class SourcesOnly(MetaPathFinder):
    """Finds the .py of our modules where the ordinary finder would take the compiled module beside it."""

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        source = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
        return spec_from_file_location(name, source) if name.startswith("planetfall.") and source.is_file() else None


def check() -> str:
    """'compiled' or 'interpreted'; raises StaleBuild if neither can be trusted."""
    if os.environ.get("PLANETFALL_INTERPRETED") == "1":
        sys.meta_path.insert(0, SourcesOnly())
        return "interpreted"
    compiled = [file for suffix in EXTENSION_SUFFIXES for file in PACKAGE.rglob(f"*{suffix}")]
    if not compiled:
        return "interpreted"  # or compiled for another Python, which comes to the same
    if not any((PACKAGE.parent / f"planetfall__mypyc{suffix}").is_file() for suffix in EXTENSION_SUFFIXES):
        raise StaleBuild(f"The library with the compiled rules is missing. {REMEDY}")
    hashes = _manifest()
    built = {source.removesuffix(".py") for source in hashes}
    for file in compiled:
        module = file.relative_to(PACKAGE.parent).with_name(file.name.split(".")[0]).as_posix()
        if module not in built:
            raise StaleBuild(f"{module} is compiled, but not by the last build. {REMEDY}")
    for source, digest in hashes.items():
        file = PACKAGE.parent / source
        if not file.is_file() or hashlib.sha256(file.read_bytes()).hexdigest() != digest:
            raise StaleBuild(f"{source} has changed since it was compiled. {REMEDY}")
    return "compiled"


def _manifest() -> dict[str, str]:
    try:
        hashes: dict[str, str] = json.loads(MANIFEST.read_text())
    except (OSError, ValueError) as error:
        raise StaleBuild(f"{MANIFEST.name}, the list of what was compiled, cannot be read. {REMEDY}") from error
    return hashes


REMEDY = "Run `make build`, or set PLANETFALL_INTERPRETED=1 to run the sources."
BUILD = check()
