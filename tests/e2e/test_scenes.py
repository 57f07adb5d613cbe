"""The photographs of the screen's scenes: each can be asked for, and where most is said nothing lies under something else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from scripts.scenes import LANGS, SIZES, House, Visit
from scripts.scenes.__main__ import SCENES, read
from tests.e2e.conftest import Server, serving

INSIDE = """all => {
  const large = document.querySelector(all)
  const { top, bottom } = large.getBoundingClientRect()
  return [...large.querySelectorAll('li, button, p')].every((each) => {
    const box = each.getBoundingClientRect()
    const met = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3)
    return box.top >= top && box.bottom <= bottom && large.contains(met) && !(each.matches('li') && met.closest('.do'))
  })
}"""
"""Whether all lines and buttons of what stands large are in sight."""


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that scenes are taken from."""
    yield from serving(tmp_path_factory.mktemp("scenes"), "scripts.scenes.serve")


def test_every_scene_says_what_it_shows_and_can_be_asked_for() -> None:
    assert read([]).scene == list(SCENES)
    for name, scene in SCENES.items():
        assert scene.name == name
        assert (scene.reach.__doc__ or "").endswith(".")
        assert read(["--scene", name, "--size", "phone", "--lang", "uk"]).scene == [name]


def test_what_is_not_there_cannot_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(["--scene", "raiders-verdict,nowhere"])
    assert "there is no nowhere" in capsys.readouterr().err


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "large"), [("raiders-defeat", ".over:has(.defeat)"), ("away", ".veil")])
def test_what_stands_large_is_whole(browser: Browser, stages: Server, name: str, large: str, size: str) -> None:
    visit = Visit(House(browser, stages.url), size, LANGS[1])
    SCENES[name].reach(visit)
    visit.page.evaluate("() => document.fonts.ready.then(() => true)")
    visit.page.wait_for_function(INSIDE, arg=large, timeout=5000)
    visit.context.close()
