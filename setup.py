"""Compiles the rules with mypyc when the package is built; without a C compiler the same files run interpreted.

COMPILED is the whole of what is compiled: what is not hot stays interpreted and easy to debug. The hash of every source
goes into planetfall/_built.json, where planetfall/_guard.py looks for modules that no longer match.
"""

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
COMPILED = [
    "planetfall/bots/play_on.py",
    "planetfall/bots/search.py",
    "planetfall/bots/turns.py",
    "planetfall/core/batch.py",
    "planetfall/core/game.py",
    "planetfall/core/observation.py",
    "planetfall/core/playouts.py",
    "planetfall/core/rng.py",
    "planetfall/core/weights.py",
    "planetfall/games/evacuation/actions.py",
    "planetfall/games/evacuation/advanced.py",
    "planetfall/games/evacuation/audit.py",
    "planetfall/games/evacuation/bonus.py",
    "planetfall/games/evacuation/box.py",
    "planetfall/games/evacuation/building.py",
    "planetfall/games/evacuation/codes.py",
    "planetfall/games/evacuation/counts.py",
    "planetfall/games/evacuation/deeds.py",
    "planetfall/games/evacuation/displays.py",
    "planetfall/games/evacuation/dominance.py",
    "planetfall/games/evacuation/evaluation.py",
    "planetfall/games/evacuation/events.py",
    "planetfall/games/evacuation/goals.py",
    "planetfall/games/evacuation/income.py",
    "planetfall/games/evacuation/infrastructure.py",
    "planetfall/games/evacuation/lasting.py",
    "planetfall/games/evacuation/markers.py",
    "planetfall/games/evacuation/observation.py",
    "planetfall/games/evacuation/orders.py",
    "planetfall/games/evacuation/payment.py",
    "planetfall/games/evacuation/play.py",
    "planetfall/games/evacuation/points.py",
    "planetfall/games/evacuation/power.py",
    "planetfall/games/evacuation/progress.py",
    "planetfall/games/evacuation/race.py",
    "planetfall/games/evacuation/reasons.py",
    "planetfall/games/evacuation/scoring.py",
    "planetfall/games/evacuation/secrets.py",
    "planetfall/games/evacuation/settling.py",
    "planetfall/games/evacuation/setup.py",
    "planetfall/games/evacuation/solo.py",
    "planetfall/games/evacuation/state.py",
    "planetfall/games/evacuation/sub_actions.py",
    "planetfall/games/evacuation/technologies.py",
    "planetfall/games/evacuation/transport.py",
    "planetfall/games/evacuation/turn_order.py",
    "planetfall/games/evacuation/worlds.py",
    "planetfall/games/evacuation/year_end.py",
    "planetfall/games/evacuation/years.py",
    "planetfall/games/galileo_project/audit.py",
    "planetfall/games/galileo_project/bonuses.py",
    "planetfall/games/galileo_project/box.py",
    "planetfall/games/galileo_project/chain.py",
    "planetfall/games/galileo_project/characters.py",
    "planetfall/games/galileo_project/codes.py",
    "planetfall/games/galileo_project/effects.py",
    "planetfall/games/galileo_project/evaluation.py",
    "planetfall/games/galileo_project/events.py",
    "planetfall/games/galileo_project/goals.py",
    "planetfall/games/galileo_project/influence.py",
    "planetfall/games/galileo_project/levels.py",
    "planetfall/games/galileo_project/modifiers.py",
    "planetfall/games/galileo_project/moons.py",
    "planetfall/games/galileo_project/observation.py",
    "planetfall/games/galileo_project/play.py",
    "planetfall/games/galileo_project/quantities.py",
    "planetfall/games/galileo_project/reasons.py",
    "planetfall/games/galileo_project/robots.py",
    "planetfall/games/galileo_project/rows.py",
    "planetfall/games/galileo_project/scoring.py",
    "planetfall/games/galileo_project/secrets.py",
    "planetfall/games/galileo_project/setup.py",
    "planetfall/games/galileo_project/solo.py",
    "planetfall/games/galileo_project/state.py",
    "planetfall/games/galileo_project/technologies.py",
    "planetfall/games/galileo_project/turn.py",
    "planetfall/games/planet_unknown/ahead.py",
    "planetfall/games/planet_unknown/audit.py",
    "planetfall/games/planet_unknown/box.py",
    "planetfall/games/planet_unknown/civ_cards.py",
    "planetfall/games/planet_unknown/codes.py",
    "planetfall/games/planet_unknown/effects.py",
    "planetfall/games/planet_unknown/energy.py",
    "planetfall/games/planet_unknown/evaluation.py",
    "planetfall/games/planet_unknown/event_cards.py",
    "planetfall/games/planet_unknown/events.py",
    "planetfall/games/planet_unknown/grid.py",
    "planetfall/games/planet_unknown/levels.py",
    "planetfall/games/planet_unknown/lifepods.py",
    "planetfall/games/planet_unknown/objectives.py",
    "planetfall/games/planet_unknown/observation.py",
    "planetfall/games/planet_unknown/patches.py",
    "planetfall/games/planet_unknown/placement.py",
    "planetfall/games/planet_unknown/play.py",
    "planetfall/games/planet_unknown/reasons.py",
    "planetfall/games/planet_unknown/rounds.py",
    "planetfall/games/planet_unknown/rovers.py",
    "planetfall/games/planet_unknown/scoring.py",
    "planetfall/games/planet_unknown/secrets.py",
    "planetfall/games/planet_unknown/setup.py",
    "planetfall/games/planet_unknown/state.py",
    "planetfall/games/planet_unknown/station.py",
    "planetfall/games/planet_unknown/targets.py",
    "planetfall/games/planet_unknown/technologies.py",
    "planetfall/games/planet_unknown/tracks.py",
    "planetfall/games/planet_unknown/turn.py",
    "planetfall/games/reworld/audit.py",
    "planetfall/games/reworld/box.py",
    "planetfall/games/reworld/codes.py",
    "planetfall/games/reworld/evaluation.py",
    "planetfall/games/reworld/events.py",
    "planetfall/games/reworld/observation.py",
    "planetfall/games/reworld/payment.py",
    "planetfall/games/reworld/play.py",
    "planetfall/games/reworld/reasons.py",
    "planetfall/games/reworld/satellites.py",
    "planetfall/games/reworld/scoring.py",
    "planetfall/games/reworld/secrets.py",
    "planetfall/games/reworld/settlement.py",
    "planetfall/games/reworld/setup.py",
    "planetfall/games/reworld/ships.py",
    "planetfall/games/reworld/state.py",
    "planetfall/games/reworld/station.py",
    "planetfall/games/reworld/transport.py",
    "planetfall/games/reworld/undocking.py",
]


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler_found() -> bool:
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return os.name == "nt" or (shutil.which(compiler()[0]) is not None and header.is_file())


def inlining(command: list[str]) -> list[str]:
    """The flags with which this compiler and its linker inline across our modules; none if they cannot.

    GCC wants to be told how many cores to use and takes one otherwise, clang does not take a number, and a linker may
    know neither: whoever answers with a library is believed.
    """
    for linking in (f"-flto={os.cpu_count()}", "-flto"):
        flags = ["-fno-semantic-interposition", linking]
        with TemporaryDirectory() as folder:
            source = Path(folder, "planet.c")
            source.write_text("int planet(void) { return 4; }\n")
            tried = [*command, *flags, "-O3", "-Werror", "-fPIC", "-shared", str(source), "-o", f"{folder}/planet.so"]
            if subprocess.run(tried, capture_output=True, check=False).returncode == 0:
                return flags
    return []


def hash_sources() -> dict[str, str]:
    return {source: hashlib.sha256((HERE / source).read_bytes()).hexdigest() for source in COMPILED}


HASHES = hash_sources()  # before anything is compiled: whatever is edited meanwhile counts as changed


def extensions() -> list[Extension]:
    if os.environ.get("PLANETFALL_COMPILE") == "0":
        return []
    if not compiler_found():
        print("No C compiler found: Planetfall runs interpreted, many times slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # Inlining across our modules, a third faster, is left to the linker, which uses all cores; where it cannot, one
    # large file for all modules is as fast and takes longer to compile.
    flags = inlining(compiler()) if os.name != "nt" else []
    found = mypycify(COMPILED, group_name="planetfall", opt_level="3", multi_file=bool(flags))
    if flags:
        rules = next(extension for extension in found if extension.name.endswith("__mypyc"))
        rules.extra_compile_args += flags
        rules.extra_link_args += [*flags, "-O3"]
    return found


class BuildRules(build_ext):
    """Builds all or nothing, and leaves no compiled module that does not belong to these sources."""

    def run(self) -> None:
        target = HERE if self.inplace else Path(self.build_lib)
        if self.inplace:
            self._sweep()
        super().run()
        if self.extensions:
            manifest = target / "planetfall" / "_built.json"
            manifest.parent.mkdir(parents=True, exist_ok=True)
            manifest.write_text(json.dumps(HASHES, indent=1))

    def build_extensions(self) -> None:
        """Modules are compiled side by side; the linker waits for all of them."""
        if os.name == "nt":
            super().build_extensions()
            return
        compile_one, link = self.compiler._compile, self.compiler.link
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            running: list[Future[None]] = []

            def link_when_compiled(*arguments: Any, **named: Any) -> None:
                for module in running:
                    module.result()
                link(*arguments, **named)

            self.compiler._compile = lambda *arguments: running.append(cores.submit(compile_one, *arguments))
            self.compiler.link = link_when_compiled
            super().build_extensions()

    def _sweep(self) -> None:
        stale = [HERE / "planetfall" / "_built.json", *HERE.glob("planetfall__mypyc.*")]
        stale += [file for kind in ("*.so", "*.pyd") for file in (HERE / "planetfall").rglob(kind)]
        for file in stale:
            file.unlink(missing_ok=True)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
