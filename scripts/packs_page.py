"""Write the table of twists in docs/packs.md anew, from the classes of the twists: ``python scripts/packs_page.py``."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from undercroft.games.dungeoneer.rules.twist import Fits, Twist  # noqa: E402
from undercroft.games.dungeoneer.rules.twists.every import TWISTS  # noqa: E402

PAGE = ROOT / "docs" / "packs.md"
TABLE = re.compile(r"(?<=\| twist \| for \| what it does \|\n\|---\|---\|---\|\n)(\|.*\n)+")


def needs(fits: Fits) -> list[str]:
    """What the entry of a card must say besides the twist."""
    said = {
        "instant": bool(fits.timing), fits.duration: bool(fits.duration),
        **{f'`timing = "{each}"`': True for each in fits.timing if len(fits.timing) == 1},
        f"type `{fits.type}`": bool(fits.type), "`several = true`": fits.several,
        "no `target`": fits.target == "", f'`target = "{fits.target}"`': bool(fits.target),
        f'`attach = "{fits.attach}"`': bool(fits.attach), f'`use.when = "{fits.when}"`': bool(fits.when),
    }  # fmt: skip
    return [words for words, is_said in said.items() if is_said]


def told(twist: Twist) -> str:
    """The first line of its class, read from the source: what is compiled keeps no docstrings."""
    made = type(twist)
    source = ROOT / "src" / (made.__module__.replace(".", "/") + ".py")
    (node,) = [
        each for each in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(each, ast.ClassDef) and each.name == made.__name__
    ]  # fmt: skip
    return (ast.get_docstring(node) or "").partition("\n")[0]


def row(name: str, twist: Twist) -> str:
    """A line of the table."""
    needed = ", ".join(needs(twist.fits))
    return f"| `{name}` | {', '.join(twist.fits.on)}{f' ({needed})' if needed else ''} | {told(twist)} |\n"


def written(page: str) -> str:
    """The page with the table as it should be."""
    table = "".join(row(name, twist) for name, twist in TWISTS.items())
    return TABLE.sub(lambda _: table, page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
