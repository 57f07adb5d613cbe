"""A table set up in the middle of a game, for tests that tell a story.

::

    t = table("dragon", seats=4).lays("A 5", "B 4", "C 3", "D 3")
    assert t.wounds == (0, 0, 3, 3)
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from undercroft.games.raiders.cards import CHARACTERS, ITEM_COPIES, ITEMS, POWER
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.rooms import DECK, MONSTER_DECK, SOLO_DECK
from undercroft.kernel.ask import LETTERS, seat_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import DictatedNature, SampledNature
from undercroft.kernel.view import view_of

QUIET = ("vault-1", "vault-2", "vault-3", "vault-4", "zombie", "snake")
"""Rooms that stand where a story does not say what does; open, so that no card is drawn."""


class Table:
    """A match with short names for what a story asks of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- what happens ----------------------------------------------------------------------------------------------------------

    def lays(self, *cards: str) -> Table:
        """Each of ``"A 5"``: that seat lays that card; an error if it may not."""
        for card in cards:
            seat, option = card.split()
            self.match.answer(seat_of(seat), option, "lay")
        return self

    def lights(self, *seats: str) -> Table:
        """Each seat lights a torch."""
        for seat in seats:
            self.match.answer(seat_of(seat), "torch", "torch")
        return self

    def undoes(self, seat: str) -> Table:
        """The seat takes its last answer back."""
        self.match.undo(seat_of(seat))
        return self

    # -- how it stands ---------------------------------------------------------------------------------------------------------

    @property
    def g(self) -> Any:
        """The state itself."""
        return self.match.state

    @property
    def treasure(self) -> tuple[int, ...]:
        return tuple(hero.treasure for hero in self.g.heroes)

    @property
    def wounds(self) -> tuple[int, ...]:
        return tuple(hero.wounds for hero in self.g.heroes)

    @property
    def alive(self) -> str:
        """The letters of the living."""
        return "".join(LETTERS[seat] for seat in self.g.living())

    @property
    def leader(self) -> str:
        return LETTERS[self.g.leader]

    @property
    def turn(self) -> str:
        """The letters of those whose answer the table waits for."""
        return "".join(LETTERS[ask.seat] for ask in self.match.asks() if not ask.may)

    @property
    def over(self) -> bool:
        return bool(self.g.over)

    @property
    def room(self) -> str:
        """The room being played."""
        return str(self.g.rooms[self.g.room]) if self.g.rooms else ""

    def hand(self, seat: str) -> str:
        """All cards in a hand: ``"1 2 5 key"``."""
        hero = self.g.heroes[seat_of(seat)]
        return " ".join((*hero.power, *hero.items))

    def items(self, seat: str) -> str:
        return " ".join(self.g.heroes[seat_of(seat)].items)

    def supply(self, item: str) -> int:
        return int(self.g.supply[item])

    def may(self, seat: str, what: str = "lay") -> str:
        """The options a seat has: ``"1 2 3 key"``; empty if it is not asked."""
        asks = [ask for ask in self.match.asks() if ask.seat == seat_of(seat) and ask.what == what]
        return " ".join(str(option) for ask in asks for option in ask.options)

    # -- what is seen ----------------------------------------------------------------------------------------------------------

    def view(self, seat: str = "") -> dict[str, Any]:
        """The view of a seat, or of a spectator."""
        return view_of(self.match, seat_of(seat) if seat else None)

    def option(self, seat: str, id: str, what: str = "lay") -> dict[str, Any]:
        """One option of a seat as its view shows it."""
        asks = [ask for ask in self.view(seat)["asks"] if ask["what"] == what]
        found: dict[str, Any] = next(option for ask in asks for option in ask["options"] if option["id"] == id)
        return found

    def why(self, seat: str, thing: str) -> tuple[str, str]:
        """Key and paragraph of the refusal for a thing on the screen (``hand:key``)."""
        refusal = self.view(seat)["why"].get(thing, {"key": "", "rule": ""})
        return refusal["key"], refusal["rule"]

    def happened(self, key: str, seat: str = "", **args: Any) -> bool:
        """Whether the log of a spectator has such an entry; ``seat`` and other parameters narrow it."""
        wanted = {**args, **({"seat": seat} if seat else {})}
        return any(
            event["key"] == key and all(event["args"].get(name) == value for name, value in wanted.items())
            for event in self.view()["journal"]
        )

    @property
    def fates(self) -> dict[str, str]:
        """When over: what became of each seat."""
        return {row["seat"]: row["fate"] for row in self.view()["result"]["rows"]}

    @property
    def winners(self) -> str:
        return "".join(sorted(self.view()["result"]["winners"]))


def table(
    room: str = "vault-1", *, seats: int = 4, ahead: str = "", leader: str = "A", level: int = 1, place: int = 1,
    treasure: tuple[int, ...] = (), wounds: tuple[int, ...] = (), items: dict[str, str] | None = None,
    power: dict[str, str] | None = None, supply: dict[str, int] | None = None, nature: str = "", shown: str = "",
    items_seen: bool = True, **settings: Any,
) -> Table:  # fmt: skip
    """A table at the door of a room.

    :param room: the room to be played; with ``?`` before it, it is dark and somebody knows it (``?lava=BC``: seats B and C); a
        bare ``?`` is dark and unknown.
    :param ahead: the rooms after it, in the same way; quiet open ones follow.
    :param place: which room of the level it is, 1 to 5.
    :param items, power: hands by seat, ``{"A": "key torch"}``; nothing and all five by default.
    :param nature: what chance answers, in order; after that it is random.
    :param items_seen: whether everyone has seen which items were taken.
    :param shown: solo: the monster cards that lie open already.
    """
    items, power = items or {}, power or {}
    start = position(room, seats, ahead, level, place)
    if not settings.get("quick"):
        start["leader"] = leader
    if items_seen:
        start["items_seen"] = True
    for seat in range(seats):
        letter = LETTERS[seat]
        start["heroes"].append({
            "character": list(CHARACTERS)[seat],
            "treasure": treasure[seat] if treasure else 0,
            "wounds": wounds[seat] if wounds else 0,
            "items": items.get(letter, "").split(),
            "power": power[letter].split() if letter in power else list(POWER),
        })  # fmt: skip
    held = Counter(item for hero in start["heroes"] for item in hero["items"])
    start["supply"] = {item: 0 if seats == 1 else ITEM_COPIES - held[item] for item in ITEMS} | (supply or {})
    start["settings"] = {"seats": seats, **settings}
    if seats == 1:
        start["monster_shown"] = shown.split()
        start["monster_deck"] = list((Counter(MONSTER_DECK) - Counter(shown.split())).elements())
    chance = DictatedNature(nature.split(), SampledNature(Random(7)))
    return Table(Match(GAME, GAME.read_settings(settings, seats), seats, chance, start))


def position(room: str, seats: int, ahead: str, level: int, place: int) -> dict[str, Any]:
    """A position without heroes: the level laid out, everything else unseen."""
    names = [room, *ahead.split()]
    quiet = [each for each in QUIET if each not in names]
    behind, after = quiet[: place - 1], quiet[place - 1 :][: 6 - place - len(names)]
    rooms = [_place(each) for each in (*behind, *names, *after)]
    to_come = (5 - level) * 5
    unseen = Counter(SOLO_DECK if seats == 1 else DECK) - Counter(each["card"] for each in rooms)
    return {
        "heroes": [], "level": level, "room": place, "rooms": rooms, "unseen": sorted(unseen.elements()),
        "sides": {"down": to_come}, "supply": {},
    }  # fmt: skip


def _place(name: str) -> dict[str, str]:
    if not name.startswith("?"):
        return {"face": "up", "card": name}
    card, _, seen_by = name[1:].partition("=")
    return {"face": "down", "card": card, "seen_by": seen_by}
