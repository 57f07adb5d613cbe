"""Compile kernel and games with mypyc into a folder that holds the whole package otherwise unchanged.

    python scripts/compile.py build/compiled
    PYTHONPATH=build/compiled undercroft simulate GAME

The source in src/ stays as it is; what does not compile (see INTERPRETED) runs as plain Python beside the compiled modules.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "undercroft"
PARTS = ("kernel", "games")
"""What is compiled; all else only calls it."""
INTERPRETED = ("msgspec.Struct", "(Struct")
"""A module with one of these in it stays plain Python: the metaclass makes the class, and mypyc cannot."""

PLAIN = ("__init__.py", "game.py")
"""So do these: a game is described by class attributes that subclasses elsewhere override, which compiled code would not see."""
THINKING = ("bots", "terminal", "report")
"""And these parts of a game, which only call it."""
FLAGS = ("-fvisibility=hidden",)
"""For gcc and clang: no other library calls the compiled functions, so that they can call each other directly."""


def to_compile(package: Path) -> list[Path]:
    """The modules of kernel and games that mypyc can compile."""
    modules = [path for part in PARTS for path in sorted((package / part).rglob("*.py"))]
    return [
        path for path in modules
        if path.name not in PLAIN
        and not {path.stem, *path.relative_to(package).parts} & set(THINKING)
        and not any(word in path.read_text(encoding="utf-8") for word in INTERPRETED)
    ]  # fmt: skip


def copy_package(folder: Path) -> Path:
    """A fresh copy of the package's Python and data files; what was compiled before goes."""
    package = folder / "undercroft"
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return package


def compiler_missing() -> str:
    """What the machine lacks to compile C, as a sentence; empty if nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if shutil.which(os.environ.get("CC", compiler)) is None:
        return f"There is no C compiler ({compiler}): install the package gcc and try again."
    if not header.exists():
        return f"Python's C headers are missing ({header}): install the package python3-dev and try again."
    return ""


def main(arguments: list[str]) -> int:
    """Copy, compile in place there; the exit code."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    if missing := compiler_missing():
        print(missing, file=sys.stderr)
        return 1
    folder = Path(arguments[0]).resolve()
    package = copy_package(folder)
    modules = [str(path.relative_to(folder)) for path in to_compile(package)]
    setup = folder / "setup.py"
    setup.write_text(
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"modules = mypycify({['--strict', *modules]!r}, opt_level='3')\n"
        "for module in modules:\n"
        f"    module.extra_compile_args += {FLAGS!r}\n"
        "setup(name='undercroft-compiled', packages=[], ext_modules=modules)\n",
        encoding="utf-8",
    )
    failed = subprocess.run([sys.executable, setup.name, "-q", "build_ext", "--inplace"], cwd=folder, check=False).returncode
    setup.unlink()
    shutil.rmtree(folder / "build", ignore_errors=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
