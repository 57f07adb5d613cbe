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


OURS = [ROOT / place for place in ("src/undercroft", "web", "tests", "scripts", "benchmarks", "examples", "docs")]
"""The folders in which files are looked for, and may cite others."""
ELSEWHERE = {"client.css"}
"""Files that docs/language.md names in the repositories of others."""
CITED = re.compile(r"(?<![\w.}\"'*-])((?:[\w-]+/)*\w[\w.-]*\.(?:md|py|ts|svelte|css|mjs|sh))\b(?!\.\w|\()|\bthe (specification)\b")
"""A file named in a text; one that stands by itself in quotes is data."""


def files_of_ours() -> Iterator[Path]:
    """Every file that somebody wrote."""
    built = {"node_modules", "static", "__pycache__"}
    yield from ROOT.glob("*.*")
    yield from (path for folder in OURS for path in folder.rglob("*") if not built & set(path.parts))


def named_in(text: str) -> list[str]:
    """The files that a text names, without their folders."""
    return ["".join(found).rpartition("/")[2] for found in CITED.findall(text)]


def test_no_other_file_is_cited() -> None:
    """A comment or document that sends its reader to a file names one of this repository. A ``.svelte.ts`` is imported
    without its last suffix."""
    files = {path for path in files_of_ours() if path.is_file()}
    known = ELSEWHERE | {path.name for path in files} | {path.stem for path in files if path.name.endswith(".svelte.ts")}
    found = [
        (path, name) for path in files if path.suffix in (*WRITTEN, ".md") for name in named_in(path.read_text(encoding="utf-8"))
    ]
    assert len(found) > 100
    assert [(str(path.relative_to(ROOT)), name) for path, name in found if name not in known] == []


def test_a_file_that_is_not_there_is_seen() -> None:
    gone = "contra" + "st.py"  # in two parts, lest this file cite it
    assert named_in(f"/* figures: see design/{gone}. */ import {{ t }} from './lib/i18n.svelte'") == [gone, "i18n.svelte"]
