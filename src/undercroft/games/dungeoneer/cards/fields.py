"""What is printed on cards: maps, heroes, quests, adventures, as the files of a set describe them (rules §2, §4)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# The words that stand in files and go over the wire; shapes and checks take them from here.

Stat: TypeAlias = Literal["melee", "magic", "speed"]
Tested: TypeAlias = Literal[Stat, "level", "life"]
"""What a threat may be on."""
FORMS: tuple[str, ...] = get_args(Stat)
TESTS: tuple[str, ...] = get_args(Tested)
MELEE: Final = "melee"
MAGIC: Final = "magic"
SPEED: Final = "speed"
LEVEL: Final = "level"
LIFE: Final = "life"

Roll: TypeAlias = Literal["attack", "counter", "threat"]
ROLLS: tuple[str, ...] = get_args(Roll)
ATTACK: Final = "attack"
COUNTER: Final = "counter"
THREAT: Final = "threat"
Source: TypeAlias = Literal["blocked", "exit", "hazard", "monster", "quest", "standup", "trap"]
"""What a threat is of."""
SOURCES: tuple[str, ...] = get_args(Source)

Kind: TypeAlias = Literal["boon", "treasure", "bane", "monster", "trap"]
KINDS: tuple[str, ...] = get_args(Kind)
Section: TypeAlias = Literal["map", "hero", "quest", Kind]
"""What the cards of one file are."""
BOON: Final = "boon"
TREASURE: Final = "treasure"
BANE: Final = "bane"
MONSTER: Final = "monster"
TRAP: Final = "trap"
GLORY_KINDS = (BOON, TREASURE)
"""Paid with one's own glory; the other kinds are paid with an opponent's peril."""
Category: TypeAlias = Literal["influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"]

Timing: TypeAlias = Literal["hero", "dungeonlord", "any", "response"]
TIMINGS: tuple[str, ...] = get_args(Timing)
HERO_PHASE: Final = "hero"
LORD_PHASE: Final = "dungeonlord"
ANY: Final = "any"
RESPONSE: Final = "response"
Duration: TypeAlias = Literal["instant", "permanent", "attachment"]
DURATIONS: tuple[str, ...] = get_args(Duration)
INSTANT: Final = "instant"
PERMANENT: Final = "permanent"
ATTACHMENT: Final = "attachment"

Space: TypeAlias = Literal["room", "tunnel", "grim-tunnel"]
Side: TypeAlias = Literal["north", "east", "south", "west"]
SIDES: tuple[str, ...] = get_args(Side)
"""Of a map card, in the order of their numbers (:data:`..state.dungeon.NORTH`)."""
Untested: TypeAlias = Literal["open", "wall"]
Barrier: TypeAlias = Literal["blocked", "trap"]
EXITS: tuple[str, ...] = (*get_args(Untested), *get_args(Barrier))
OPEN: Final = "open"
BLOCKED: Final = "blocked"
TRAPPED: Final = "trap"
WALL: Final = "wall"
Hazard: TypeAlias = Literal["danger", "spikes", "pit"]
DANGER: Final = "danger"
SPIKES: Final = "spikes"
PIT: Final = "pit"

ENTRANCE: Final = "entrance"
"""Among the places of a quest: any entrance. No card has this for an id."""
OF_QUEST: Final = "-monster"
"""Stands behind a quest's name where its monster is meant."""
X: Final = -1
"""The cost of a card whose player chooses it."""

Effect: TypeAlias = tuple[str, int, str]
"""Something that happens to one hero: its name (:data:`..effects.EFFECTS`), a number, and another word where one is needed."""


class RollChange:
    """Something added to rolls.

    :param of: which rolls: attack, counter, threat.
    :param forms: of which forms; all when empty.
    :param add: how much; :data:`X` stands for the X of the card.
    :param enemy: whether it concerns rolls of those who fight the hero, not the hero's own.
    :param types: only against (or, of an enemy, only by) monsters of one of these types; ``monster`` is any monster.
    :param sources: threats only: of exits, hazards, traps, quests, ``blocked`` exits; all when empty.
    :param twice: two dice are rolled, and the higher counts.
    """

    __slots__ = ("add", "enemy", "forms", "of", "sources", "twice", "types")

    def __init__(
        self, of: tuple[str, ...], add: int, forms: tuple[str, ...] = (), enemy: bool = False,
        types: tuple[str, ...] = (), sources: tuple[str, ...] = (), twice: bool = False,
    ) -> None:  # fmt: skip
        self.of = of
        self.add = add
        self.forms = forms
        self.enemy = enemy
        self.types = types
        self.sources = sources
        self.twice = twice


class StrikeChange:
    """What a hero's strikes do in addition.

    :param wounds: extra wounds.
    :param forms, of: in which forms and with which rolls; all when empty.
    :param effects: what befalls a struck hero besides.
    """

    __slots__ = ("effects", "forms", "of", "wounds")

    def __init__(self, wounds: int, forms: tuple[str, ...], of: tuple[str, ...], effects: tuple[Effect, ...]) -> None:
        self.wounds = wounds
        self.forms = forms
        self.of = of
        self.effects = effects


class Command:
    """What an enhancer does to its player's encounters of some types (``trap`` is any trap): cost, stats, threat."""

    __slots__ = ("cost", "stats", "threat", "types")

    def __init__(self, types: tuple[str, ...], cost: int, stats: dict[str, int], threat: int) -> None:
        self.types = types
        self.cost = cost
        self.stats = stats
        self.threat = threat


class Threat:
    """Die and stat must reach ``value``; of several ``stats`` the hero picks one. Besides the forms there are :data:`LEVEL` and
    :data:`LIFE` (rules §8)."""

    __slots__ = ("stats", "value")

    def __init__(self, stats: tuple[str, ...], value: int) -> None:
        self.stats = stats
        self.value = value


class Use:
    """An effect of a readied card, a hero or a space that its player may use.

    :param timing: the phase, any time, or response.
    :param glory, ap: what it costs; also the card itself where ``discard`` is set.
    :param once: ``turn``: once in every player's turn; ``round``: once until the own Reset; ``""``: as often as paid for.
    """

    __slots__ = ("ap", "discard", "glory", "once", "timing")

    def __init__(self, timing: str, glory: int = 0, ap: int = 0, discard: bool = False, once: str = "") -> None:
        self.timing = timing
        self.glory = glory
        self.ap = ap
        self.discard = discard
        self.once = once


class Work:
    """What something does: changes that last while it is there, and things that happen when it is played or used.

    All members are empty unless the file of the set says otherwise. ``twist`` names a method for what no member can say
    (:data:`..twists.TWISTS`).
    """

    __slots__ = (
        "battle_rolls", "battle_strikes", "boons", "commands", "effects", "glory_against", "glory_in", "ignores", "next_roll",
        "reset_ap", "reset_glory", "rolls", "stats", "strikes", "treasures", "twist", "use",
    )  # fmt: skip

    def __init__(self) -> None:
        self.rolls: tuple[RollChange, ...] = ()
        self.stats: dict[str, int] = {}
        self.boons = 0
        self.treasures = 0
        self.strikes: tuple[StrikeChange, ...] = ()
        self.commands: tuple[Command, ...] = ()
        self.ignores: tuple[str, ...] = ()
        self.reset_ap = 0
        self.reset_glory = 0
        """Glory at the end of Reset where no other hero stands in the space."""
        self.glory_against: tuple[str, ...] = ()
        """Reward: one glory more for a defeated monster of these types."""
        self.glory_in: tuple[str, ...] = ()
        """Reward: one glory more for a monster defeated in these forms."""
        self.use: Use | None = None
        self.effects: tuple[Effect, ...] = ()
        """What playing (or using) it does to its player's hero, or to the hero it is aimed at."""
        self.next_roll: RollChange | None = None
        self.battle_rolls: tuple[RollChange, ...] = ()
        self.battle_strikes: tuple[StrikeChange, ...] = ()
        self.twist = ""


class Named:
    """Whatever has a name in three languages and a printed text. ``designed`` marks what this project made itself."""

    __slots__ = ("designed", "id", "names", "texts", "work")

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str], designed: bool, work: Work) -> None:
        self.id = id
        self.names = names
        self.texts = texts
        self.designed = designed
        self.work = work


class Exit:
    """One side of a map card. ``threat`` is None for open exits and walls."""

    __slots__ = ("kind", "threat")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exit) and self.kind == other.kind and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.kind, self.key()))

    def key(self) -> tuple[int, tuple[str, ...]]:
        """The threat as plain values."""
        return (self.threat.value, self.threat.stats) if self.threat else (0, ())

    def __init__(self, kind: str, threat: Threat | None = None) -> None:
        self.kind = kind
        self.threat = threat


class MapCard(Named):
    """A space of the dungeon: its exits north, east, south, west as it lies unturned, what it gives, its hazards.

    ``openings`` has a bit for each side that is no wall, unturned and turned by 180 degrees; ``turns`` are the positions that
    differ.
    """

    __slots__ = ("copies", "danger", "entrance", "exits", "glory", "openings", "peril", "pit", "spikes", "turns", "type")

    def __init__(
        self, id: str, names: dict[str, str], texts: dict[str, str], designed: bool, work: Work, *,
        type: str, exits: tuple[Exit, ...], peril: int, glory: int, copies: int, entrance: bool,
        danger: int, spikes: Threat | None, pit: Threat | None,
    ) -> None:  # fmt: skip
        super().__init__(id, names, texts, designed, work)
        self.type = type
        self.exits = exits
        self.peril = peril
        self.glory = glory
        self.copies = copies
        self.entrance = entrance
        self.danger = danger
        self.spikes = spikes
        self.pit = pit
        self.openings = tuple(
            [sum([(exits[(side + 2 * turned) % 4].kind != WALL) << side for side in range(4)]) for turned in (0, 1)]
        )
        self.turns = (0,) if exits[:2] == exits[2:] else (0, 1)


class Hero(Named):
    """A hero: life, limits, stats of the four levels, forms it may attack in (ruling 38)."""

    __slots__ = ("boons", "calling", "forms", "levels", "life", "people", "treasures")

    def __init__(
        self, id: str, names: dict[str, str], texts: dict[str, str], designed: bool, work: Work, *,
        people: str, calling: str, life: int, boons: int, treasures: int,
        levels: tuple[dict[str, int], ...], forms: tuple[str, ...],
    ) -> None:  # fmt: skip
        super().__init__(id, names, texts, designed, work)
        self.people = people
        self.calling = calling
        self.life = life
        self.boons = boons
        self.treasures = treasures
        self.levels = levels
        self.forms = forms


class Body:
    """A monster in battle: its names, life, stats, forms it attacks in, what a strike in each form does."""

    __slots__ = ("forms", "life", "names", "stats", "strikes", "types")

    def __init__(
        self, names: dict[str, str], life: int, stats: dict[str, int], forms: tuple[str, ...],
        strikes: dict[str, tuple[Effect, ...]], types: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.names = names
        self.life = life
        self.stats = stats
        self.forms = forms
        self.strikes = strikes
        self.types = types


class Adventure(Named):
    """An adventure card.

    :param cost: glory or peril, or :data:`X` between ``x_low`` and ``x_high``.
    :param attach: what an attachment goes under: ``hero``, ``treasure``, or a treasure's type; ``""`` for other cards.
    :param target: whom a bane is aimed at: ``hero``, or nobody (``""``), so that any one opponent may pay.
    :param body: monsters only.
    :param threat, fail: of a trap, or of a monster that attacks: each hero in the space rolls; a failure does ``fail`` to it.
    :param last: what a defeated monster does to every hero in its space.
    :param several: whether it needs several heroes (the solo game does without it).
    """

    __slots__ = (
        "attach", "body", "copies", "cost", "duration", "fail", "is_glory", "kind", "last", "several", "target", "threat", "timing",
        "types",
        "x_high", "x_low",
    )  # fmt: skip

    def __init__(
        self, id: str, names: dict[str, str], texts: dict[str, str], designed: bool, work: Work, *,
        kind: str, types: tuple[str, ...], cost: int, x_low: int, x_high: int, duration: str, copies: int, several: bool,
        timing: str = LORD_PHASE, attach: str = "", target: str = "",
        body: Body | None = None, threat: Threat | None = None, fail: tuple[Effect, ...] = (), last: tuple[Effect, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(id, names, texts, designed, work)
        self.kind = kind
        self.is_glory = kind in GLORY_KINDS
        self.types = types
        self.cost = cost
        self.x_low = x_low
        self.x_high = x_high
        self.timing = timing
        self.duration = duration
        self.copies = copies
        self.attach = attach
        self.target = target
        self.body = body
        self.threat = threat
        self.fail = fail
        self.last = last
        self.several = several


class Quest(Named):
    """A quest card (rules §10).

    :param categories: of influence, sacrifice, hunt, search, escort, threat, chance.
    :param places: ids of map cards; :data:`ENTRANCE` is any entrance. Escort: first and second space; else any of them.
    :param work: the influence, or what an escorted token does to its hero.
    :param level, life, glory: the reward.
    :param sacrifice: what is given up: ``boon`` (count), ``life`` (count), ``cost`` (printed cost of boons and treasures).
    :param search: what die and distance must reach; 0: no search.
    :param dice: chance: how many dice are rolled; one of ``least``, a sum of ``total``, or a ``double`` completes it.
    :param bonus: threat: glory that may be paid for +1 each, at most.
    :param extra: chance: glory for one die more of which the best counts. ``reroll``: glory for rolling one die again.
    :ivar influences: whether its work concerns heroes from the beginning on.
    """

    __slots__ = (
        "bonus", "categories", "dice", "double", "extra", "fail", "glory", "influences", "least", "level", "life",
        "monster", "places", "reroll", "sacrifice", "search", "threat", "total",
    )  # fmt: skip

    def __init__(
        self, id: str, names: dict[str, str], texts: dict[str, str], designed: bool, work: Work, *,
        categories: tuple[str, ...], places: tuple[str, ...], level: int, life: int, glory: int,
        monster: Body | None, sacrifice: dict[str, int], search: int, threat: Threat | None, fail: tuple[Effect, ...], bonus: int,
        dice: int, least: int, total: int, double: bool, extra: int, reroll: int,
    ) -> None:  # fmt: skip
        super().__init__(id, names, texts, designed, work)
        self.categories = categories
        self.influences = "influence" in categories and "escort" not in categories
        self.places = places
        self.level = level
        self.life = life
        self.glory = glory
        self.monster = monster
        self.sacrifice = sacrifice
        self.search = search
        self.threat = threat
        self.fail = fail
        self.bonus = bonus
        self.dice = dice
        self.least = least
        self.total = total
        self.double = double
        self.extra = extra
        self.reroll = reroll

    def is_mere_hunt(self) -> bool:
        """Whether the quest asks for nothing but the defeat of its monster."""
        return "hunt" in self.categories and set(self.categories) <= {"hunt", "influence"}

    def named(self) -> tuple[str, ...]:
        """The spaces that the quest names. A search names none: nobody knows where its goal is before it is found (§13.5)."""
        return () if "search" in self.categories else self.places


class Library:
    """All cards of a table: its set, and whatever packs it plays with. Copies of a card are ``zombie``, ``zombie-2`` …

    :ivar tested: what exits and hazards test, each once.
    """

    __slots__ = ("adventures", "bag", "heroes", "map_bag", "maps", "quests", "tested")

    def __init__(
        self, maps: tuple[MapCard, ...], heroes: tuple[Hero, ...], quests: tuple[Quest, ...], adventures: tuple[Adventure, ...]
    ) -> None:
        self.maps: dict[str, MapCard] = {name: card for card in maps for name in copies_of(card.id, card.copies)}
        self.adventures: dict[str, Adventure] = {name: card for card in adventures for name in copies_of(card.id, card.copies)}
        self.heroes = {hero.id: hero for hero in heroes}
        self.quests = {quest.id: quest for quest in quests}
        self.map_bag = tuple(sorted(self.maps))
        self.bag = tuple(sorted(self.adventures))
        threats = [threat for card in maps for threat in (card.spikes, card.pit, *[way.threat for way in card.exits])]
        self.tested = tuple(sorted({stat for threat in threats if threat is not None for stat in threat.stats}))


def copies_of(id: str, copies: int) -> list[str]:
    """The names of the physical cards of one kind."""
    return [id, *[f"{id}-{number}" for number in range(2, copies + 1)]]
