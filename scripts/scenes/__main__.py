"""Photograph the scenes of the screen, each at two sizes, in both themes and three languages.

python -m scripts.scenes [--scene a,b] [--size phone] [--theme night] [--lang ru] [--design FOLDER] [--sheets]

writes build/scenes/<scene>-<size>-<theme>-<lang>.png, and build/scenes/<scene>.png with all of them beside each other, the design's
pictures first. build/scenes/index.html has all sheets; a press on a picture there shows it as large as it is.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

from tests.conftest import system_chromium
from tests.e2e.conftest import ROOT, Server

from . import LANGS, SIZES, THEMES, House, Missed, Scene, Visit, doggies, house, icewitch, lichlord, raiders, twister

SCENES = {scene.name: scene for module in (house, raiders, twister, lichlord, icewitch, doggies) for scene in module.SCENES}
PICTURES = ROOT / "build" / "scenes"
STYLE = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 12px; background: #555; color: #fff; font: 15px sans-serif }
div { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; margin-bottom: 8px }
figure { margin: 0 } img { display: block } a { color: #fff }
</style>"""
HEIGHTS = {"desktop": 400, "phone": 560}
"""How high the pictures of a sheet are."""
WALL: ViewportSize = {"width": 2000, "height": 800}
"""How wide a sheet is."""


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


def pictures(scene: Scene, size: str, design: Path | None) -> list[Path]:
    """All pictures of a scene at a size, the design's first."""
    drawn = [f"stage-{scene.name}-{size}.png", *(f"{scene.drawn}-{size}-{theme}.png" for theme in THEMES if scene.drawn)]
    taken = [PICTURES / f"{scene.name}-{size}-{theme}-{lang}.png" for theme in THEMES for lang in LANGS]
    return [file for file in [*(design / name for name in drawn if design), *taken] if file.exists()]


def rows(scene: Scene, design: Path | None) -> str:
    """A scene on a sheet: its pictures at one size below those at the other."""
    shown = f'<h1 id="{escape(scene.name)}">{escape(scene.name)}</h1><p>{escape(scene.reach.__doc__ or "")}</p>'
    for size in SIZES:
        figures = (
            f'<figure>{escape(file.stem)}<a href="{file.as_uri()}"><img src="{file.as_uri()}" loading="lazy" '
            f'style="height:{HEIGHTS[size]}px"></a></figure>'
            for file in pictures(scene, size, design)
        )
        shown += f"<div>{''.join(figures)}</div>"
    return shown


def sheet(page: Page, scene: Scene, design: Path | None) -> None:
    """All pictures of a scene on one."""
    place = PICTURES / f"{scene.name}.html"
    place.write_text(STYLE + rows(scene, design).replace('loading="lazy"', ""), encoding="utf-8")
    page.goto(place.as_uri())
    page.screenshot(path=PICTURES / f"{scene.name}.png", full_page=True)
    place.unlink()


def index(design: Path | None) -> None:
    """A page with all sheets of which there are pictures."""
    shown = [scene for scene in SCENES.values() if (PICTURES / f"{scene.name}.png").exists()]
    links = " · ".join(f'<a href="#{escape(scene.name)}">{escape(scene.name)}</a>' for scene in shown)
    page = f"{STYLE}<p>{links}</p>{''.join(rows(scene, design) for scene in shown)}"
    (PICTURES / "index.html").write_text(page, encoding="utf-8")


def photograph(browser: Browser, servers: Mapping[str, Server], wanted: argparse.Namespace) -> list[str]:
    """Take all that is wanted; the lines about what did not come up."""
    missed: list[str] = []
    places = {module: House(browser, server.url) for module, server in servers.items()}
    sheets = browser.new_page(viewport=WALL)
    for name in wanted.scene:
        place = places[SCENES[name].served]
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
        sheet(sheets, SCENES[name], wanted.design)
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
        help="a folder with stage-<scene>-<size>.png and <page>-<size>-<theme>.png, which go first on the sheets",
    )
    parser.add_argument("--sheets", action="store_true", help="make the sheets of the pictures that there are, and take none")
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
    missed: list[str] = []
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=["--no-sandbox", "--disable-gpu"])
        if wanted.sheets:
            page = browser.new_page(viewport=WALL)
            for name in wanted.scene:
                sheet(page, SCENES[name], wanted.design)
        else:
            with ExitStack() as open_houses:
                servers: dict[str, Server] = {}
                for module in sorted({SCENES[name].served for name in wanted.scene}):
                    (Path(folder) / module).mkdir()
                    servers[module] = Server(Path(folder) / module, module)
                    open_houses.callback(servers[module].kill)
                missed = photograph(browser, servers, wanted)
        browser.close()
    index(wanted.design)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
