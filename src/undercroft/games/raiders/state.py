"""The state of a game of Dungeon Raiders, and what can be said of it."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import state as kernel
from .cards import DEADLY, FACE_DOWN, FACE_UP, FACE_UP_ROOMS, LEVELS, ROOMS, VALUE, Card
from .party import Change, Options, Party
from .rooms import DECK, MONSTER_DECK, ROOM_CARDS, SOLO_DECK, Room

NOBODY = -1
"""In place of a seat."""


class State(Party):
    """A game of Dungeon Raiders.

    ``bag`` holds every dungeon card that nobody has seen, the removed ones among them; ``sides`` how many of the rooms to come
    lie face up and face down. A level is five places: ``rooms`` (the card, or "" while nobody has looked), ``faces``, and
    ``seen_by`` (a mask of the seats who looked by torch).
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        seats = options.seats
        self.leader = NOBODY if options.quick else 0
        """Who lays first; :data:`NOBODY` in the quick variant."""
        self.bag: list[str] = list(SOLO_DECK if seats == 1 else DECK)
        self.sides: list[str] = [FACE_DOWN] * (LEVELS * ROOMS - FACE_UP_ROOMS) + [FACE_UP] * FACE_UP_ROOMS
        self.monster_bag: list[str] = list(MONSTER_DECK) if seats == 1 else []

        self.level = 0
        self.room = 0
        """The place of the room being played, from 0."""
        self.rooms: list[str] = []
        self.faces: list[str] = []
        self.seen_by: list[int] = []
        self.torches_lit = 0
        """Mask of the seats who used a torch on this level."""
        self.entered: list[str] = []
        """All rooms entered on earlier levels."""
        self.outcomes: list[tuple[Change, ...]] = []
        """What each room of this level did."""
        self.last_laid: tuple[tuple[Card, ...], ...] = ()
        """What each seat laid in the room before this one."""
        self.items_seen = True
        """Whether everyone has seen which items the heroes took. In a game loaded from a position, only if that says so."""
        self.last_room = ""
        self.last_changes: tuple[Change, ...] = ()

    def copy(self) -> State:
        twin = State.__new__(State, self.options)  # type: ignore[call-arg]  # without __init__, save where compiled: there it needs them
        kernel.State.__init__(twin, self.options)
        twin.over = self.over
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.leader = self.leader
        twin.supply = self.supply.copy()
        twin.bag = self.bag.copy()
        twin.sides = self.sides.copy()
        twin.monster_bag = self.monster_bag.copy()
        twin.monster_shown = self.monster_shown.copy()
        twin.level = self.level
        twin.room = self.room
        twin.rooms = self.rooms.copy()
        twin.faces = self.faces.copy()
        twin.seen_by = self.seen_by.copy()
        twin.torches_lit = self.torches_lit
        twin.entered = self.entered.copy()
        twin.changes = self.changes.copy()
        twin.outcomes = self.outcomes.copy()
        twin.items_seen = self.items_seen
        twin.last_laid = self.last_laid
        twin.last_room = self.last_room
        twin.last_changes = self.last_changes
        return twin

    # -- what can be said of it ------------------------------------------------------------------------------------------------

    @property
    def chamber(self) -> Room:
        """The room being played."""
        return ROOM_CARDS[self.rooms[self.room]]

    def is_last_room(self) -> bool:
        """Whether no room follows the one being played."""
        return self.level == LEVELS and self.room + 1 == ROOMS

    def items_counted(self) -> bool:
        """Whether the table may know which items everyone holds: the odds count them, and all were taken in the open (A15)."""
        return self.options.odds and self.items_seen

    def changed(self) -> list[int] | None:
        """Whom the room being played did something to or for; None as long as it has done nothing."""
        if self.changes:
            return [change[0] for change in self.changes]
        return [change[0] for change in self.outcomes[self.room]] if self.room < len(self.outcomes) else None

    def values(self) -> dict[int, int]:
        """The values laid so far; a crystal has none."""
        laid: dict[int, int] = {}
        for seat, hero in enumerate(self.heroes):
            if hero.laid:
                card = hero.laid[-1]
                if card in VALUE:
                    laid[seat] = VALUE[card]
        return laid

    # -- what a room does (collected, applied together) ------------------------------------------------------------------------

    def apply_changes(self) -> None:
        """All that the room does happens at once (A22); counters stay within 0 to 20 and 0 to 10."""
        applied: list[Change] = []
        most = self.most_treasure()
        for seat, what, amount, why, together in self.changes:
            hero = self.heroes[seat]
            done: str | int = amount
            left = 0
            if isinstance(amount, str):
                self.supply[amount] -= 1
                hero.items = tuple(sorted((*hero.items, amount)))
            elif what == "treasure":
                left = hero.treasure
                hero.treasure = within(left + amount, most)
                done = hero.treasure - left
            else:
                left = DEADLY - hero.wounds
                hero.wounds = within(hero.wounds + amount, DEADLY)
                done = hero.wounds - DEADLY + left
            applied.append((seat, what, done))
            if self.journal is not None:
                self.tell_change(seat, what, done, why, together, left, 0 if done == amount else abs(int(amount)))
        self.last_changes = tuple(applied)
        self.outcomes.append(self.last_changes)
        self.changes = []

    def tell_change(self, seat: int, what: str, done: str | int, why: str, together: Sequence[int], left: int, full: int) -> None:
        """One line of the log for one change, with its cause; none for a change that came to nothing.

        :param left: the treasure or the life before it, of which half may be gone.
        :param full: how much it would have been, where the counter stopped before; else 0.
        """
        if isinstance(done, str):
            self.tell("takes-item", seat=seat, item=done)
        elif what == "wounds" and done < 0:
            self.tell("healed", seat=seat, count=-done)
        elif done:
            key = "wounded" if what == "wounds" else "earns" if done > 0 else "loses"
            half = left if why.startswith("half") else 0
            others = [other for other in together if other != seat]
            self.tell(key, seat=seat, count=abs(done), why=why, seats=others, half=half, full=full)


def within(counter: int, most: int) -> int:
    """The counter, held between 0 and ``most``."""
    if counter < 0:
        return 0
    return counter if counter < most else most
