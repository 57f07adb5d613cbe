"""What the rules tell is declared: every call of ``tell`` has a key and arguments that stand in its game's table of entries."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from tests.texts.reading import FAMILIES, PACKAGES, calls, every_message, strings
from undercroft.games.twister.state import named
from undercroft.kernel.registry import HOUSE, game_of

LISTS = ("path", "over", "squares", "tokens", "attackers", "defenders")


def as_sent(names: Iterable[str]) -> set[str]:
    """The arguments of Dungeon Twister as they reach a client: tokens become words."""
    return set(named({name: [] if name in LISTS else 0 for name in names}))


SENT: dict[str, Callable[[Iterable[str]], set[str]]] = {"twister": as_sent}
"""Games whose ``tell`` makes other arguments of those it is given."""

IN_PASSING = {"raiders": {"earns", "loses", "wounded"}}
"""Keys that are chosen by what was done (``State.tell_change``)."""


@pytest.mark.parametrize("game", HOUSE)
def test_every_call_of_tell_is_declared(game: str) -> None:
    module = game_of(game).part("shapes")
    assert module is not None
    told = set(IN_PASSING.get(game, ()))
    for path, name, node in calls():
        if name != "tell" or PACKAGES[game] not in path.parents or not node.args:
            continue
        given = [word.arg for word in node.keywords if word.arg != "to"]
        sent = SENT.get(game, set)([word for word in given if word is not None])
        for key in strings(node.args[0]):
            told.add(key)
            declared = set(module.ENTRIES.get(key, ("nothing",)))
            assert sent <= declared if None in given else sent == declared, f"{path.name}: {key} is told with {sorted(sent)}"
    assert told == set(module.ENTRIES), "declared, but never told"


@pytest.mark.parametrize("game", HOUSE)
def test_every_declared_argument_comes_up(game: str) -> None:
    module = game_of(game).part("shapes")
    assert module is not None
    assert set(module.ARGUMENTS) <= {name for names in module.ENTRIES.values() for name in names}


def test_every_note_belongs_to_an_entry() -> None:
    """A note stands beside the entry whose key it has (`table/story/notes.ts`): with another name it would never be shown."""
    found = 0
    for game in HOUSE:
        module = game_of(game).part("shapes")
        assert module is not None
        begin = f"{FAMILIES[game]}-note-"
        notes = {id.removeprefix(begin) for id in every_message("en") if id.startswith(begin)}
        assert notes - set(module.ENTRIES) == set()
        found += len(notes)
    assert found > 20
