"""Code, screens and tests cite paragraphs and rulings of the rules pages, and sections of the visual language: each is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft.kernel.registry import HOUSE

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "undercroft" / "games"
TESTS = ROOT / "tests"
WEB = ROOT / "web" / "src"
FOLDERS = sorted({place.split(".")[2] for place in HOUSE.values()})
PARAGRAPH = re.compile(r"§ ?(\d+(?:\.\d+)*)")
RULING = re.compile(r"\b(?:ruling (\d+)|([AB]\d{1,2}))\b")
SECTION = re.compile(r"docs/language\.md sections? (\d+(?:\.\d+)?)")


WRITTEN = (".py", ".ts", ".svelte", ".css")
"""What the files of code are called."""


def of_game(pattern: re.Pattern[str], folder: str) -> list[tuple[str, str]]:
    """What the rules of a game, its tests and its screen cite."""
    found = {whose: list(cited(pattern, whose / folder, *WRITTEN)) for whose in (GAMES, TESTS / "games", WEB / "games")}
    assert found[GAMES]
    assert found[TESTS / "games"]
    return [each for places in found.values() for each in places]


def page_of(folder: str) -> str:
    """The English rules page of a game's folder, wherever in it the page lies."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((GAMES / folder).rglob("rules.en.md")))


def paragraphs_of(page: str) -> set[str]:
    """The numbers of a page's sections, and of the items of their numbered lists: item 3 of section 4.4 is 4.4.3."""
    known: set[str] = set()
    section = ""
    for line in page.splitlines():
        if head := re.match(r"#+ (\d+(?:\.\d+)*)", line):
            section = head[1]
            known.add(section)
        elif item := re.match(r"(\d+)\. ", line):
            known.add(f"{section}.{item[1]}")
    return known


def cited(pattern: re.Pattern[str], folder: Path, *suffixes: str) -> Iterator[tuple[str, str]]:
    """Each citation below a folder: where it stands, and what it cites."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in suffixes:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for found in pattern.finditer(line):
                    yield f"{path.relative_to(ROOT)}, line {number}", next(filter(None, found.groups()))


@pytest.mark.parametrize("folder", FOLDERS)
def test_cited_paragraphs_stand_on_the_rules_page(folder: str) -> None:
    known = paragraphs_of(page_of(folder))
    assert [(place, number) for place, number in of_game(PARAGRAPH, folder) if number not in known] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_cited_rulings_stand_on_the_rules_page(folder: str) -> None:
    known = set(re.findall(r"^\| ?(\w+) ?\|", page_of(folder), re.MULTILINE))
    assert [(place, id) for place, id in of_game(RULING, folder) if id not in known] == []


def test_cited_sections_stand_in_the_visual_language() -> None:
    page = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^(?:## |\*\*)(\d+(?:\.\d+)?)\.? ", page, re.MULTILINE))
    found = [*cited(SECTION, WEB, *WRITTEN), *cited(SECTION, TESTS, *WRITTEN)]
    assert found
    assert [(place, section) for place, section in found if section not in known] == []


def test_no_other_document_is_cited() -> None:
    """A comment that sends its reader to a document names one of this repository."""
    named = re.compile(r"(?<![\w.}])((?:[\w-]+/)*[\w.-]+\.md)\b|\bthe (specification)\b")
    known = {path.name for path in ROOT.rglob("*.md") if "node_modules" not in path.parts}
    found = [each for folder in (ROOT / "src" / "undercroft", WEB, TESTS) for each in cited(named, folder, *WRITTEN)]
    assert [(place, name) for place, name in found if name.rpartition("/")[2] not in known] == []
