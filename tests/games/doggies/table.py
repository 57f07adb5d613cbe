"""A dungeon set up in the middle of a round, for tests that tell a story.

A dungeon is drawn with the start in it, north above; ``.`` is a free place, and letters behind ``@`` are the sides that are no
walls (a small letter is a door)::

    t = table('''
        coin-1@ESW   cerberus-1@NEW
        start        mimic-sword@SW
    ''', "robin")
    t.leaves("A", "n claim e pass out:n")
    assert t.cards("A") == ["coin-1"]

More of a place: ``coin-1/B`` bears a paw of B's dog, ``squirrel-sword/AA`` two of Joan's, ``vagabond-bow:two/B`` is hired by the
side with two trophies (``:paw`` by the other, ``:paw!`` and it brought a paw); ``trap-bow-1+potion-bow`` is disarmed; where
``hole/B`` is, a card was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from undercroft.games.doggies.burden import HERE
from undercroft.games.doggies.cards import (
    BASE_PAWS,
    DECK,
    DOGS,
    DOORWAY,
    OPEN,
    POTIONS_EACH,
    QUESTS,
    ROOMS,
    START_FOR_TWO,
    START_ROOM,
    WEAPONS,
    Room,
)
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.grid import HOME, SIDES, STEP, WIDTH, name_of
from undercroft.games.doggies.rules import EXPLORE, LEAVE, WALK
from undercroft.games.doggies.scoring import Score
from undercroft.games.doggies.state import Dog
from undercroft.kernel.ask import LETTERS, letter_of, seat_of, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import DictatedNature, Nature, SampledNature
from undercroft.kernel.view import view_of

QUIET_QUESTS = ("hunt-eyecat", "hunt-skeledog", "hunt-squirrel", "hunt-tick", "hunt-golem", "hunt-mimic", "hunt-ifrit", "hunt-cat")
"""Quests of dogs and of the shared row where a story does not say which."""

_PLACE = re.compile(
    r"(?P<card>[a-z]+(?:-[a-z0-9]+)*)(?::(?P<side>two|paw)(?P<brought>!?))?(?:@(?P<sides>[NESWnesw]+))?"
    r"(?:\+(?P<covered>[a-z0-9-]+))?(?:/(?P<paws>[A-D]{1,2}))?"
)


class Chance(Nature):
    """Answers as it was told, then by lot. A way out that ends is no chance: nothing was dictated for it."""

    def __init__(self, answers: Sequence[str], then: Nature | None = None) -> None:
        self.dictated = DictatedNature(answers, then)

    def index(self, what: str, options: Sequence[str]) -> int:
        return 0 if what == "outside" else self.dictated.index(what, options)


class Table:
    """A match with short names for what a story asks of it."""

    def __init__(self, match: Match, chance: Chance) -> None:
        self.match = match
        self.chance = chance

    # -- what happens ----------------------------------------------------------------------------------------------------------

    def does(self, seat: str, *answers: str) -> Table:
        """The seat gives these answers one after another; an error if it may not."""
        for answer in answers:
            self.match.answer(seat_of(seat), answer)
        return self

    def draws(self, seat: str, card: str) -> Table:
        """The seat explores and draws this card."""
        self.chance.dictated.answers.insert(0, card)
        return self.does(seat, "explore")

    def lays(self, seat: str, cell: str, place: str) -> Table:
        """The seat explores, and lays a card: ``lays("A", "n1", "coin-1@ESW")``."""
        card, _, sides = place.partition("@")
        return self.draws(seat, card).does(seat, f"{cell}:{quarters_of(ROOMS[card], sides)}")

    def walks(self, seat: str, way: str) -> Table:
        """The seat leaves by this way, or goes so far: steps (``n`` is ``go:n``) and decisions in order. A decision that was the
        only one, so that nobody was asked, is named as well as any."""
        if self.g.walk is None:
            self.does(seat, LEAVE)
        for word in way.split():
            if self.asked == WALK and text_of(self.w.did[-1]) == word:
                continue
            self.does(seat, f"go:{word}" if word in SIDES else word)
        return self

    def leaves(self, seat: str, way: str) -> Table:
        """The seat walks a whole way out."""
        self.walks(seat, way)
        assert self.g.walk is None, "the way does not end outside"
        return self

    def sleeps(self, *seats: str) -> Table:
        """Each of them goes to sleep."""
        for seat in seats:
            self.does(seat, "sleep")
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
    def w(self) -> Any:
        """The way out that is being walked."""
        assert self.g.walk is not None
        return self.g.walk

    @property
    def turn(self) -> str:
        """The letters of those whose answer the table waits for."""
        return "".join(letter_of(ask.seat) for ask in self.match.asks())

    @property
    def asked(self) -> str:
        """What the table asks."""
        return self.match.asks()[0].what

    @property
    def rooms(self) -> dict[str, str]:
        """The card at each cell, without the start."""
        return {name_of(cell): room.id for cell, room in self.g.rooms.items() if cell != HOME}

    @property
    def sites(self) -> set[str]:
        """Where a card might be laid."""
        return {name_of(cell) for cell in self.g.sites()}

    @property
    def paws(self) -> dict[str, str]:
        """By cell: whose paw lies there, in holes, too."""
        return {name_of(cell): letter_of(seat) for cell, seat in [*self.g.paws.items(), *self.g.holes.items()]}

    def dog(self, seat: str) -> Dog:
        found: Dog = self.g.dogs[seat_of(seat)]
        return found

    def cards(self, seat: str) -> list[str]:
        """The cards a dog has, and those under its paws; a vagabond with its side."""
        return [f"{each.room.id}:{each.side}" if each.side else each.room.id for each in self.dog(seat).taken]

    def collected(self, seat: str) -> list[str]:
        """The cards a dog has without those that still lie in the dungeon."""
        return [each.room.id for each in self.dog(seat).taken if each.cell == HERE]

    def potions(self, seat: str) -> str:
        """The potions a dog holds: ``"bow bow sword"``, in alphabetical order."""
        return _words(self.dog(seat).potions)

    @property
    def supply(self) -> str:
        return _words(self.g.supply)

    def score(self, seat: str) -> Score:
        return Score(self.g, seat_of(seat))

    def may(self, seat: str, start: str = "") -> list[str]:
        """The options a seat has, as texts; those that begin so."""
        asks = [ask for ask in self.match.asks() if ask.seat == seat_of(seat)]
        return [text for ask in asks for option in ask.options if (text := text_of(option)).startswith(start)]

    def ways(self, seat: str) -> set[str]:
        """Every complete way out as its answers, with blanks between."""
        return set(_finished(self.match, seat_of(seat), LEAVE, ()))

    def routes(self, seat: str) -> set[str]:
        """Every complete way out as the rooms it leads through, with blanks between."""
        found = set()
        for way in self.ways(seat):
            cell, rooms = HOME, []
            for answer in way.split():
                if answer.startswith("go:"):
                    cell += STEP[SIDES.index(answer[3:])]
                    rooms.append(self.g.rooms[cell].id)
            found.add(" ".join(rooms))
        return found

    # -- what is seen ----------------------------------------------------------------------------------------------------------

    def view(self, seat: str = "") -> dict[str, Any]:
        """The view of a seat, or of a spectator."""
        return view_of(self.match, seat_of(seat) if seat else None)

    def offers(self, seat: str, thing: str) -> bool:
        """Whether a seat has an option that one clicks at this thing of the screen."""
        return any(option["touches"][:1] == [thing] for ask in self.view(seat)["asks"] for option in ask["options"])

    def refusal(self, seat: str, thing: str) -> dict[str, Any] | None:
        """Why a thing of the screen may not be used; its kind speaks for it where it is not named."""
        why = self.view(seat)["why"]
        found: dict[str, Any] | None = why.get(thing) or why.get(thing.partition(":")[0])
        return None if self.offers(seat, thing) else found

    def why(self, seat: str, thing: str) -> tuple[str, str]:
        """Key and paragraph of the refusal; empty where the thing is offered."""
        refusal = self.refusal(seat, thing) or {"key": "", "rule": ""}
        return refusal["key"], refusal["rule"]

    def told(self, key: str, seat: str = "") -> list[dict[str, Any]]:
        """What the journal of a seat, or of a spectator, says of this, entry by entry."""
        return [entry["args"] for entry in self.view(seat)["journal"] if entry["key"] == key]


def _words(symbols: Sequence[int]) -> str:
    return " ".join(sorted(weapon for weapon, count in zip(WEAPONS, symbols, strict=True) for _ in range(count)))


def _finished(match: Match, seat: int, answer: str, done: tuple[str, ...]) -> list[str]:
    twin = match.copy()
    twin.answer(seat, answer)
    state: Any = twin.state
    if state.walk is None:
        return [" ".join((*done, answer))]
    done = done if answer == LEAVE else (*done, answer)
    (ask,) = twin.asks()
    return [way for option in ask.options for way in _finished(twin, seat, text_of(option), done)]


# -- how it is set up --------------------------------------------------------------------------------------------------------------


def quarters_of(room: Room, sides: str) -> int:
    """How often a card is turned clockwise to have its exits at these sides; a small letter is a door.

    >>> quarters_of(ROOMS["cat-bow"], "SW"), quarters_of(ROOMS["door-1"], "NeSw"), quarters_of(ROOMS["door-1"], "")
    (1, 1, 0)
    """
    if not sides:
        return 0
    wanted = tuple(OPEN if side in sides else DOORWAY if side.lower() in sides else 0 for side in "NESW")
    if wanted not in room.sides:
        raise ValueError(f"{room.id} cannot be turned to {sides}")
    return room.sides.index(wanted)


def drawn(dungeon: str) -> dict[str, str]:
    """The places of a drawn dungeon by cell.

    >>> drawn("coin-1@ESW . \\n start hole/A")
    {'n1': 'coin-1@ESW', 'start': 'start', 'e1': 'hole/A'}
    """
    rows = [row.split() for row in dungeon.strip().splitlines()] if dungeon.strip() else [["start"]]
    (home,) = [(y, x) for y, row in enumerate(rows) for x, place in enumerate(row) if place == "start"]
    return {
        name_of(HOME + (y - home[0]) * WIDTH + x - home[1]): place
        for y, row in enumerate(rows) for x, place in enumerate(row) if place != "."
    }  # fmt: skip


def column(*rooms: str) -> str:
    """A dungeon of rooms in one line north of the start, the nearest first.

    >>> column("chest-1", "coin-1").split()
    ['coin-1', 'chest-1', 'start']
    """
    return "\n".join([*reversed(rooms), "start"])


class _Position:
    """A position that grows from what a story says."""

    def __init__(self) -> None:
        self.rooms: list[dict[str, Any]] = []
        self.holes: list[dict[str, Any]] = []
        self.under: dict[str, list[dict[str, Any]]] = {letter: [] for letter in LETTERS}
        """By seat: the cards that lie under its paws."""
        self.spent = dict.fromkeys(LETTERS, 0)
        self.used: list[str] = []
        """Room cards that lie somewhere."""
        self.potions = [0, 0, 0]
        """Potions that lie somewhere else than in the supply."""

    def lay(self, cell: str, text: str, start: Room) -> None:
        place = _PLACE.fullmatch(text)
        if place is None:
            raise ValueError(text)
        card, paws = place["card"], place["paws"] or ""
        for letter in paws:
            self.spent[letter] += 1
        if card == "hole":
            self.holes.append({"cell": cell, "seat": paws[0], "two_paws": len(paws) > 1})
            return
        room = start if card == "start" else ROOMS[card]
        self.rooms.append({
            "cell": cell, "card": room.id, "quarters": quarters_of(room, place["sides"] or ""), "covered": place["covered"] or "",
            "two_paws": len(paws) > 1,
        })  # fmt: skip
        if card != "start":
            self.used.append(card)
        if place["covered"]:
            self.spend(place["covered"])
        if paws:
            side = {"side": place["side"], "brought_paw": bool(place["brought"])} if place["side"] else {}
            self.under[paws[0]].append({"card": card, "cell": cell, **side})

    def spend(self, what: str) -> None:
        """A card or a potion lies somewhere."""
        if what.startswith("potion-"):
            self.potions[WEAPONS.index(what.removeprefix("potion-"))] += 1
        else:
            self.used.append(what)

    def dog(self, letter: str, text: str) -> dict[str, Any]:
        """A dog from words: its name, cards (``vagabond-bow:two``), ``potion-bow``, ``quest=hunt-cat``, ``board=7``, ``spent=2``,
        ``out``, ``asleep``. With a paw in a room or a hole it is out, unless it is said to be ``in``."""
        name, *words = text.split()
        dog: dict[str, Any] = {"dog": name, "quest": "", "taken": [*self.under[letter]], "spent": self.spent[letter]}
        held = [0, 0, 0]
        dog["where"] = "out" if self.under[letter] or letter in [hole["seat"] for hole in self.holes] else "in"
        for word in words:
            key, _, value = word.partition("=")
            if value:
                dog[key] = value if key == "quest" else int(value)
            elif word in ("in", "out", "asleep"):
                dog["where"] = word
            else:
                if word.startswith("potion-") and word.removeprefix("potion-") in WEAPONS:
                    held[WEAPONS.index(word.removeprefix("potion-"))] += 1
                else:
                    dog["taken"].append(_taken(word))
                self.spend(word.partition(":")[0])
        dog["potions"] = {weapon: count for weapon, count in zip(WEAPONS, held, strict=True) if count}
        brought = len([each for each in dog["taken"] if each.get("brought_paw")])
        dog.setdefault("board", BASE_PAWS + brought)
        return dog


def _taken(word: str) -> dict[str, Any]:
    card, _, side = word.partition(":")
    return {"card": card, "side": side.rstrip("!"), "brought_paw": side.endswith("!")} if side else {"card": card}


def table(
    dungeon: str = "", *dogs: str, seats: int = 2, active: str = "A", round: int = 1, shared: str = "", deck: str | None = None,
    countdown: int | None = None, broken: str = "", removed: str = "", **settings: Any,
) -> Table:  # fmt: skip
    """A game before a turn.

    :param dungeon: drawn as above; nothing but the start by default.
    :param dogs: by seat, in words (:meth:`_Position.dog`). Seats that are not named have dogs with nothing.
    :param deck: the cards left to draw; the others have left the game. All that lie nowhere by default.
    :param countdown: cards left of it; by default as many as there are where a dog is out already.
    :param broken: what Bonk broke open: ``"A n1 e, A start w"``.
    :param shared: quests of the shared row.
    """
    seats = max(seats, len(dogs))
    names = [text.split()[0] for text in dogs]
    dogs = (*dogs, *[name for name in sorted(DOGS) if name not in names][: seats - len(dogs)])
    start = START_FOR_TWO if seats == 2 or settings.get("hard_start") else START_ROOM
    at = _Position()
    for cell, place in drawn(dungeon).items():
        at.lay(cell, place, start)
    edges = [each.split() for each in broken.split(",") if each]
    for letter, _, _ in edges:
        at.spent[letter] += 1
    standing = [at.dog(letter_of(seat), text) for seat, text in enumerate(dogs)]
    named = [*shared.split(), *[dog["quest"] for dog in standing if dog["quest"]]]
    spare = [quest for quest in [*QUIET_QUESTS, *sorted(QUESTS)] if quest not in named]
    for dog in standing:
        dog["quest"] = dog["quest"] or _next(spare)
    row = [*shared.split(), *[_next(spare) for _ in range(seats - len(shared.split()))]]
    free = [card for card in DECK if card not in at.used and card not in removed.split()]
    left = free if deck is None else deck.split()
    out = len([dog for dog in standing if dog["where"] == "out"])
    counted = min(4 * len([dog for dog in standing if dog["where"] == "in"]), len(left)) if countdown is None else countdown
    position = {
        "dogs": standing, "rooms": at.rooms, "holes": at.holes, "shared": row, "round": round, "turn": 1, "active": active,
        "first": "A", "deck": left, "removed": [*removed.split(), *[card for card in free if card not in left]],
        "broken": [{"seat": letter, "cell": cell, "side": side} for letter, cell, side in edges],
        "supply": {
            weapon: 0 if settings.get("no_potions") else POTIONS_EACH - count
            for weapon, count in zip(WEAPONS, at.potions, strict=True)
        },
        "settings": {"seats": seats, **settings},
    }  # fmt: skip
    if out or countdown is not None:
        position["countdown"] = counted
    chance = Chance([], SampledNature(Random(1)))
    return Table(Match(GAME, GAME.read_settings(settings, seats), seats, chance, position), chance)


def _next(quests: list[str]) -> str:
    """The first of the quests that nobody has yet, each once."""
    found = quests[0]
    quests[:] = [quest for quest in quests if quest != found]
    return found


def new_game(*chance: str, seats: int = 2, **settings: Any) -> Table:
    """A game from its beginning.

    :param chance: what Nature answers, in order; by lot afterwards.
    """
    nature = Chance(chance, SampledNature(Random(1)))
    return Table(Match(GAME, GAME.read_settings(settings, seats), seats, nature), nature)


def at_random(seed: int, seats: int, explore: float = 0.5, **settings: Any) -> Iterator[Match]:
    """A game at random, as it stands before each answer and in the end.

    :param explore: how often at least a dog explores where it may, so that the dungeon grows.
    """
    rng = Random(seed)
    match = Match(GAME, GAME.read_settings(settings, seats), seats, SampledNature(Random(seed)))
    while asks := match.asks():
        yield match
        ask = asks[0]
        options = [text_of(option) for option in ask.options]
        match.answer(ask.seat, EXPLORE if EXPLORE in options and rng.random() < explore else rng.choice(options), ask.what)
    yield match
