"""Photograph the scenes of the screen, each at two sizes, in both themes and three languages.

python -m scripts.scenes [--scene a,b] [--size phone] [--theme night] [--lang ru] [--design FOLDER]

writes build/scenes/<scene>-<size>-<theme>-<lang>.png, and build/scenes/<scene>.png with all of them beside each other.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from html import escape
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.e2e.conftest import ROOT, Server

from . import LANGS, SIZES, THEMES, House, Missed, Scene, Visit, house, lichlord, raiders, twister

SCENES = {scene.name: scene for module in (house, raiders, twister, lichlord) for scene in module.SCENES}
PICTURES = ROOT / "build" / "scenes"
SHEET = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; padding: 12px; background: #555; color: #fff; font: 15px sans-serif }}
div {{ display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; margin-bottom: 8px }}
figure {{ margin: 0 }} img {{ display: block }}
</style><h1>{name}</h1>{rows}"""
HEIGHTS = {"desktop": 400, "phone": 560}
"""How high the pictures of a sheet are."""


def take(visit: Visit, scene: Scene, themes: Iterable[str]) -> None:
    """Photograph the page as it stands, in these themes."""
    page = visit.page
    for theme in themes:
        page.emulate_media(color_scheme="light" if theme == "day" else "dark", reduced_motion="reduce")
        visit.wait(f'html[data-theme="{theme}"]')
        page.mouse.move(1, 1)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(150)
        page.screenshot(path=PICTURES / f"{scene.name}-{visit.size}-{theme}-{visit.lang}.png", animations="disabled")


def sheet(page: Page, name: str, design: Path | None) -> None:
    """All pictures of a scene on one, the design's first: a row for each size and theme, a picture for each language."""
    rows = ""
    for size in SIZES:
        drawn = [design / f"stage-{name}-{size}.png"] if design else []
        files = [PICTURES / f"{name}-{size}-{theme}-{lang}.png" for theme in THEMES for lang in LANGS]
        shown = "".join(
            f'<figure>{escape(file.stem)}<img src="{file.as_uri()}" style="height:{HEIGHTS[size]}px"></figure>'
            for file in [*drawn, *files] if file.exists()
        )  # fmt: skip
        rows += f"<div>{shown}</div>"
    place = PICTURES / f"{name}.html"
    place.write_text(SHEET.format(name=escape(name), rows=rows), encoding="utf-8")
    page.goto(place.as_uri())
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
    place.unlink()


def photograph(browser: Browser, url: str, wanted: argparse.Namespace) -> list[str]:
    """Take all that is wanted; the lines about what did not come up."""
    missed: list[str] = []
    place = House(browser, url)
    sheets = browser.new_page(viewport={"width": 2000, "height": 800})
    for name in wanted.scene:
        began = time.monotonic()
        for size in wanted.size:
            for lang in wanted.lang:
                visit = Visit(place, size, lang)
                try:
                    SCENES[name].reach(visit)
                    take(visit, SCENES[name], wanted.theme)
                except (Missed, Error, AssertionError) as why:
                    missed.append(f"{name}-{size}-{lang} did not come up: {str(why).splitlines()[0] if str(why) else why!r}")
                    print(missed[-1], file=sys.stderr)
                finally:
                    visit.context.close()
        sheet(sheets, name, wanted.design)
        print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
    return missed


def read(arguments: list[str]) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.scenes", description="Photograph the scenes of the screen.")
    for what, all_of in (("scene", SCENES), ("size", SIZES), ("theme", THEMES), ("lang", LANGS)):
        parser.add_argument(f"--{what}", default=",".join(all_of), help=", ".join(all_of))
    parser.add_argument(
        "--design",
        type=lambda folder: Path(folder).resolve(),
        help="a folder with stage-<scene>-<size>.png, which go first on the sheets",
    )
    wanted = parser.parse_args(arguments)
    for what, all_of in (("scene", SCENES), ("size", SIZES), ("theme", THEMES), ("lang", LANGS)):
        chosen = getattr(wanted, what).split(",")
        if unknown := [each for each in chosen if each not in all_of]:
            parser.error(f"--{what}: there is no {', '.join(unknown)}; there are {', '.join(all_of)}")
        setattr(wanted, what, chosen)
    return wanted


def main(arguments: list[str]) -> int:
    """The exit code: 1 where a scene did not come up."""
    wanted = read(arguments)
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = next((path for path in map(which, ("chromium", "chromium-browser", "google-chrome")) if path), None)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        server = Server(Path(folder), "scripts.scenes.serve")
        try:
            missed = photograph(browser, server.url, wanted)
        finally:
            server.kill()
        browser.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
