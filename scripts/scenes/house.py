"""The scenes of the house, which every game shares: lobby, waiting room, rules page, who has gone, what one has missed."""

from __future__ import annotations

from tests.e2e.lichlord_story import SIEGE

from . import COME, Scene, Visit
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
    visit.begin("raiders", "calm", seats=VERDICT)
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


SCENES = (
    Scene("lobby", lobby), Scene("waiting", waiting), Scene("rules", rules), Scene("away", away), Scene("gone", gone),
)  # fmt: skip
