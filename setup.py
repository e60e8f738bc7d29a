"""Compiles the rules with mypyc when the package is installed; without a C compiler the same files run interpreted.

The list below is the whole of what is compiled. Everything else is not hot and stays easy to debug.
"""

import hashlib
import json
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).resolve().parent
COMPILED = [
    "planetfall/core/game.py",
    "planetfall/core/playouts.py",
    "planetfall/core/rng.py",
    "planetfall/games/reworld/audit.py",
    "planetfall/games/reworld/box.py",
    "planetfall/games/reworld/codes.py",
    "planetfall/games/reworld/events.py",
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

if __name__ == "__main__":
    from mypyc.build import mypycify
    modules = mypycify(COMPILED, group_name="planetfall", opt_level="3")
    for module in modules:
        module.extra_compile_args += ["-fno-semantic-interposition"]
    setup(ext_modules=modules)
