"""The scenes of the house, which every game shares: lobby, waiting room, rules, who has gone, what one has missed, the guide."""

from __future__ import annotations

from tests.e2e.hands import until_still
from tests.e2e.lichlord_story import SIEGE

from . import COME, Missed, Scene, Visit
from .serve import VERDICT

LONG_AGO = """() => [sessionStorage, localStorage].forEach((store) => {
  const told = JSON.parse(store.getItem('undercroft-told') ?? '{}')
  for (const each of Object.values(told)) each.at -= 3600000
  store.setItem('undercroft-told', JSON.stringify(told))
})"""
"""As if what was told last had been told an hour ago."""


def lobby(visit: Visit) -> None:
    """The lobby, with one's own tables: one that waits for players, and one at which it is one's turn."""
    visit.join("raiders", seats=4, full=False)
    visit.join("lichlord")
    visit.join("twister", seats=2)
    visit.open("/")
    visit.wait("main")


def waiting(visit: Visit) -> None:
    """The waiting room: two sit, two are awaited."""
    visit.join("raiders", seats=4, full=False)
    visit.open(f"/t/{visit.table}")
    visit.wait("main")


def rules(visit: Visit) -> None:
    """A page of rules."""
    visit.open("/rules/lichlord")
    visit.wait(".md h2")


def away(visit: Visit) -> None:
    """While you were away: the others have played a while, and the page is opened anew."""
    visit.begin("raiders", "calm", seats=4, position=VERDICT)
    visit.hold()
    for _ in range(40):
        visit.one("ABCD")
    visit.page.evaluate(LONG_AGO)
    visit.page.reload()
    for _ in range(100):
        if visit.page.locator(".away .pri").count():
            return
        visit.page.clock.run_for(150)
        visit.page.wait_for_timeout(30)
    visit.wait(".away .pri", 1)


def gone(visit: Visit) -> None:
    """Somebody on whom the game waits has gone."""
    visit.begin("lichlord", seat="B", turn_limit=SIEGE)
    visit.house.guest("A").evaluate(COME, "")
    visit.wait('[data-object="seat:A"] .gone', 20)


GUIDE = '[data-region="guide"][data-said]'
"""The guide, saying something."""


def lesson(visit: Visit, game: str, said: str) -> None:
    """A lesson, followed until the guide says this."""
    visit.learn(game)
    for _ in range(60):
        visit.wait(GUIDE)
        guide = visit.page.locator(GUIDE)
        heard = guide.get_attribute("data-said")
        if heard == said:
            return until_still(visit.page)
        onward = visit.page.locator("[data-guide-next]")
        if onward.count():
            onward.click()
        else:
            visit.page.locator(f'[data-object="{(guide.get_attribute("data-of") or "").split()[0]}"]').click(force=True)
            visit.page.locator(".seam .pri").click()
        visit.wait(f'[data-region="guide"]:not([data-said="{heard}"])')
    raise Missed(f"never said: {said}")


def guide(visit: Visit) -> None:
    """A lesson: Raiders with a monster, on the phone Twister with the first character."""
    if visit.size == "phone":
        lesson(visit, "twister", "thief")
    else:
        lesson(visit, "raiders", "monster")


def guide_raiders(visit: Visit) -> None:
    """Raiders' lesson, with something to do."""
    lesson(visit, "raiders", "low")


def guide_twister(visit: Visit) -> None:
    """Twister's lesson, with a note about the board."""
    lesson(visit, "twister", "goal")


def guide_lich(visit: Visit) -> None:
    """The Lich Lord's lesson, with a note about three things."""
    lesson(visit, "lichlord", "quests")


SCENES = (
    Scene("lobby", lobby, "lobby"), Scene("waiting", waiting), Scene("rules", rules), Scene("away", away), Scene("gone", gone),
    Scene("guide", guide), Scene("guide-raiders", guide_raiders), Scene("guide-twister", guide_twister),
    Scene("guide-lich", guide_lich),
)  # fmt: skip
