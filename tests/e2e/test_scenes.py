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
    const met = document.elementFromPoint(box.x + box.width / 2, box.bottom - 1)
    return box.top >= top && box.bottom <= bottom && large.contains(met) && !(each.matches('li') && met.closest('.do'))
  })
}"""
"""Whether all lines and buttons of what stands large are in sight."""


COVERED = """() => [...document.querySelectorAll('[data-chip]')].flatMap((chip) => {
  const own = document.querySelector(`[data-region="seats"] [data-object="seat:${chip.dataset.chip}"]`)
  const box = chip.getBoundingClientRect()
  const meets = (each, by = 1) => {
    const it = each.getBoundingClientRect()
    return it.width && it.left < box.right - by && it.right > box.left + by && it.top < box.bottom - by && it.bottom > box.top + by
  }
  const others = [...document.querySelectorAll('[data-chip]')].filter((each) => each !== chip && meets(each, 0))
  const names = [...document.querySelectorAll('[data-region="seats"] .nm')].filter((each) => {
    const words = document.createRange()
    words.selectNodeContents(each)
    return meets(words)
  })
  const changes = [...own.querySelectorAll('.sub .cut, .changed, .hearts, .t, .lim span')].filter((each) => meets(each))
  return [...others, ...names, ...changes].map((each) => `${chip.innerText} over ${each.className} ${each.innerText}`)
    .concat(box.height > 34 ? [`${chip.innerText} in two lines`] : [])
})"""
"""What chips cover that must be seen, and which of them breaks."""


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that scenes are taken from."""
    yield from serving(tmp_path_factory.mktemp("scenes"), "scripts.scenes.serve")


@pytest.fixture(scope="module")
def house(browser: Browser, stages: Server) -> Iterator[House]:
    """The house of that server, whose guests play at one table after another."""
    house = House(browser, stages.url)
    yield house
    for guest in house.guests.values():
        guest.context.close()


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
def test_what_stands_large_is_whole(house: House, name: str, large: str, size: str) -> None:
    visit = Visit(house, size, LANGS[1])
    SCENES[name].reach(visit)
    visit.page.evaluate("() => document.fonts.ready.then(() => true)")
    visit.page.wait_for_function(INSIDE, arg=large, timeout=5000)
    visit.context.close()


CHIPS = ("raiders-verdict", "raiders-tie", "battle", "lich-declaration", "lich-quest", "twister-exit", "doggies-told")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", CHIPS)
def test_a_chip_in_one_line_covers_no_name_and_nothing_that_changes(house: House, name: str, size: str) -> None:
    visit = Visit(house, size, "ru")
    SCENES[name].reach(visit)
    visit.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert visit.page.locator("[data-chip]").count()
    assert visit.page.evaluate(COVERED) == []
    visit.context.close()


@pytest.mark.parametrize("lang", LANGS)
def test_a_battle_ends_above_the_seam_however_long_its_sentence_is(house: House, lang: str) -> None:
    visit = Visit(house, "desktop", lang)
    SCENES["battle"].reach(visit)
    fight, seam = (visit.page.locator(each).bounding_box() for each in (".scene.fight", ".seam"))
    assert fight is not None
    assert seam is not None
    assert fight["y"] + fight["height"] <= seam["y"]
    visit.context.close()


def test_the_cards_that_come_back_when_a_level_ends_are_shown_on_a_phone_too(house: House) -> None:
    visit = Visit(house, "phone", "ru")
    SCENES["raiders-level"].reach(visit)
    rows = visit.page.locator(".tally li")
    assert rows.locator(".cards").all_inner_texts() == ["1\n2\n3\n4\n5"] * 4
    assert visit.page.locator(".over:has(.tally)").evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    visit.context.close()


@pytest.mark.parametrize("lang", LANGS)
def test_no_word_runs_over_the_edge_of_a_small_room_card(house: House, lang: str) -> None:
    visit = Visit(house, "desktop", lang)
    SCENES["guide"].reach(visit)
    visit.page.evaluate("() => document.fonts.ready.then(() => true)")
    over = visit.page.locator(".level .room-card").evaluate_all(
        """cards => cards.flatMap((card) => [...card.querySelectorAll('.by, .band, .table, h3')].filter((each) => {
            const words = document.createRange()
            words.selectNodeContents(each)
            const [inner, box] = [words.getBoundingClientRect(), card.getBoundingClientRect()]
            return inner.right > box.right - 3 || inner.bottom > box.bottom
        }).map((each) => each.innerText))"""
    )
    assert over == []
    visit.context.close()
