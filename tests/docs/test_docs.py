"""What the documents say is so: links lead somewhere, commands are understood, examples run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.docs import calls
from undercroft.bots import Eyes
from undercroft.cli import parser
from undercroft.kernel.ask import LETTERS
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> Iterator[tuple[str, str]]:
    """The language and text of each block of code."""
    yield from FENCE.findall(page.read_text(encoding="utf-8"))


def commands() -> list[str]:
    """Every command line that a block of code shows."""
    lines = [line.removeprefix("$ ") for page in PAGES for _, block in blocks(page) for line in block.splitlines()]
    return [line for line in lines if line.startswith("undercroft ")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith("http") and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_commands_are_understood(line: str) -> None:
    parser().parse_args(shlex.split(line, comments=True)[1:])


def test_commands_are_found() -> None:
    assert {line.split()[1] for line in commands()} >= {
        "games", "play", "serve", "simulate", "replay", "verify", "position", "ladder",
    }  # fmt: skip


def test_the_table_of_calls_is_that_of_the_api() -> None:
    page = calls.PAGE.read_text(encoding="utf-8")
    assert page == calls.written(page), "python -m tests.docs.calls"


def test_the_documents_name_the_seats_there_are() -> None:
    told = {page.name: re.findall(r"`A` (?:to|…) `(\w)`", page.read_text(encoding="utf-8")) for page in PAGES}
    assert {name: last for name, last in told.items() if last} == {"glossary.md": [LETTERS[-1]], "wire.md": [LETTERS[-1]]}


def at_a_table() -> dict[str, Any]:
    game = game_of("raiders")
    match = Match(game, game.read_settings({}, 4), 4, SampledNature(Random(1)))
    return {"match": match, "seat": match.asks()[0].seat}


def example(page: str) -> str:
    """The one Python example of a page."""
    (found,) = [text for language, text in blocks(ROOT / page) if language == "python"]
    return found


def test_the_bot_of_the_readme_plays() -> None:
    known = at_a_table()
    exec(example("README.md"), known)
    assert known["Boaster"](seed=1).choose(Eyes(known["match"], known["seat"])) == ("lay", "5")


def test_the_bot_of_the_bots_page_answers() -> None:
    known = at_a_table()
    before = len(known["match"].tape)
    exec(example("docs/bots.md"), known)
    assert len(known["match"].tape) > before
