"""What is printed on cards: maps, heroes, quests, adventures, as the files of a set describe them (rules §2, §4)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

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

Roll: TypeAlias = Literal["attack", "counter", "threat", "luck"]
ROLLS: tuple[str, ...] = get_args(Roll)
ATTACK: Final = "attack"
COUNTER: Final = "counter"
THREAT: Final = "threat"
LUCK: Final = "luck"
"""The dice of a search, or of a quest of chance."""
Source: TypeAlias = Literal["bane", "blocked", "exit", "hazard", "monster", "place", "quest", "standup", "trap"]
"""What a threat is of."""
SOURCES: tuple[str, ...] = get_args(Source)

Kind: TypeAlias = Literal["boon", "treasure", "bane", "monster", "trap"]
KINDS: tuple[str, ...] = get_args(Kind)
Section: TypeAlias = Literal["map", "hero", "quest", Kind, "winter"]
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

Space: TypeAlias = Literal["room", "tunnel", "grim-tunnel", "place", "road", "gloomy-road"]
SITES: Final = ("room", "place")
"""The types of map cards where something is; all others are ways."""
SURFACE: Final = ("place", "road", "gloomy-road")
"""The types whose frame is light: they lie on the surface, all others in the dungeon."""
Terrain: TypeAlias = Literal["arctic", "desert", "forest", "mountains", "plains", "settlement", "swamp", "water"]
TERRAINS: tuple[str, ...] = get_args(Terrain)
ARCTIC: Final = "arctic"
Symbol: TypeAlias = Literal["portal", "underground", "to-dungeon", "letter-a", "letter-b", "letter-c", "letter-d"]
PORTAL: Final = "portal"
SYMBOLS: tuple[str, ...] = get_args(Symbol)
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
OF_KIND: Final = (*get_args(Space), *TERRAINS)
"""Among the places of a quest: every space of this type, or with this terrain printed on it. No map card has this for an id."""
OF_QUEST: Final = "-monster"
"""Stands behind a quest's name where its monster is meant."""
OF_HERO: Final = "-ability"
"""Stands behind a hero's name where its ability is meant."""
X: Final = -1
"""The cost of a card whose player chooses it."""

# What the fields of cards hold. Files and clients have some of it in another form (:mod:`.entries`, :mod:`.printed`).

Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Cost: TypeAlias = Natural
"""Or :data:`X`."""
Bonus: TypeAlias = int
"""What is added to a roll; :data:`X` stands for the X of the card."""
Texts: TypeAlias = dict[str, str]
"""A text by language."""
Stats: TypeAlias = dict[str, int]
Levels: TypeAlias = tuple[Stats, ...]
"""Those of a hero, on each of the four."""
Given: TypeAlias = dict[str, Positive]
"""What a quest of sacrifice asks for: ``boon`` (count), ``life`` (count), ``cost`` (printed cost of boons and treasures), ``cards``
(how many permanent boons and treasures), ``glory``."""
Effect: TypeAlias = tuple[str, int, str]
"""Something that happens to one hero: its name (:data:`..effects.EFFECTS`), a number, and another word where one is needed."""
Effects: TypeAlias = tuple[Effect, ...]
Strikes: TypeAlias = dict[str, Effects]
"""What a strike does, by form."""


# Each field of a card is declared here and nowhere else.


@dataclass(eq=False, slots=True)
class RollChange:
    """Something added to rolls.

    :param of: which rolls.
    :param forms: of which forms; all when empty.
    :param enemy: whether it concerns rolls of those who fight the hero, not the hero's own.
    :param types: only against (or, of an enemy, only by) monsters of one of these types; ``monster`` is any monster.
    :param sources: threats only: what they are of; all when empty.
    :param twice: two dice are rolled, and the higher counts.
    :param where: only in a space with one of these terrains, ice counted: where the hero is, or of an enemy's or a monster's roll
        where it attacks.
    :param per: so much for each icon of this terrain there.
    """

    of: tuple[Roll, ...]
    add: Bonus
    forms: tuple[Stat, ...] = ()
    enemy: bool = False
    types: tuple[str, ...] = ()
    sources: tuple[Source, ...] = ()
    twice: bool = False
    where: tuple[Terrain, ...] = ()
    per: Literal["", "arctic"] = ""


@dataclass(eq=False, slots=True)
class StrikeChange:
    """What a hero's strikes do in addition.

    :param wounds: extra wounds.
    :param forms, of: in which forms and with which rolls; all when empty.
    :param effects: what befalls a struck hero besides.
    """

    wounds: int = 0
    forms: tuple[Stat, ...] = ()
    of: tuple[Roll, ...] = ()
    effects: Effects = ()


@dataclass(eq=False, slots=True)
class Command:
    """What an enhancer does to its player's encounters of some types (``monster`` is any monster, ``trap`` any trap): cost, stats,
    threat.

    :param icons: so many icons more count for a monster with a bonus for each.
    """

    types: tuple[str, ...]
    stats: Stats
    cost: int = 0
    threat: int = 0
    icons: int = 0


@dataclass(unsafe_hash=True, slots=True)
class Threat:
    """Die and stat must reach the value; of several stats the hero picks one (rules §8)."""

    stats: tuple[Tested, ...]
    value: Positive


@dataclass(eq=False, slots=True)
class Use:
    """An effect of a readied card, a hero or a space that its player may use.

    :param when: the phase, any time, or response.
    :param glory, ap: what it costs; also the card itself where ``discard`` is set.
    :param once: ``turn``: once in every player's turn; ``round``: once until the own Reset; ``""``: as often as paid for.
    :param where: only while the hero is in a space with one of these terrains, ice counted.
    """

    when: Literal["hero", "turn", "any", "response", "challenge", "wounded"]
    glory: Natural = 0
    ap: Natural = 0
    discard: bool = False
    once: Literal["", "turn", "round"] = ""
    where: tuple[Terrain, ...] = ()


@dataclass(eq=False, slots=True)
class Work:
    """What something does: changes that last while it is there, and things that happen when it is played or used.

    :param where: what lasts counts only while the hero is in a space with one of these terrains, ice counted; an instant card can
        be played only there (of a bane: at a hero there).

    :param boons, treasures: changes of the limits.
    :param reset_glory: glory at the end of Reset where no other hero stands in the space.
    :param glory_against: Reward: one glory more for a defeated monster of these types.
    :param glory_in: Reward: one glory more for a monster defeated in these forms.
    :param effects: what playing (or using) it does to its player's hero, or to the hero it is aimed at.
    :param attack_forms: in which the hero may attack besides those of its card.
    :param steady: strikes do not knock the hero down.
    :param ends: one attack on the hero in one of these forms ends without dice, before what else playing it does.
    :param wounds_back: so many wounds its attacker takes, as if the hero had dealt them.
    :param upright: it is played only while the hero stands.
    :param disables: what it hangs under does nothing, nor what else hangs there.
    :param protects: others' cards and monsters cannot discard, take or switch off what it hangs under, nor hang under it.
    :param glides: once a turn a move from a space with one of these terrains, ice counted, to another costs no action point.
    :param cheaper: so much less peril monsters of a type cost that are sent against the hero, 1 at least, by type.
    :param hand: so many cards more (or fewer) are drawn up to at the end of a turn.
    :param trophies: Reward: one glory more if the hero has defeated a monster that is no quest's, once a battle.
    :param most_cost: of the twist that drives a monster off: only one that costs no more, as printed; 0: any.
    :param host_life: so much more life has the monster under which it hangs, each time it is played.
    :param fewer_icons: monsters that attack the hero count so many icons fewer for their bonus, down to none.
    :param winter_least: what the winter die must show in turns of its player, instead of what the winter card says.
    :param winter_picks: its player picks the space that freezes, in every turn.
    :param twist: names a method for what no other field can say (:data:`..twists.TWISTS`).
    """

    where: tuple[Terrain, ...] = ()
    rolls: tuple[RollChange, ...] = ()
    stats: Stats = field(default_factory=dict)
    boons: int = 0
    treasures: int = 0
    strikes_more: tuple[StrikeChange, ...] = ()
    commands: tuple[Command, ...] = ()
    ignores: tuple[Hazard, ...] = ()
    reset_ap: int = 0
    reset_glory: int = 0
    glory_against: tuple[str, ...] = ()
    glory_in: tuple[Stat, ...] = ()
    use: Use | None = None
    effects: Effects = ()
    next_roll: RollChange | None = None
    battle_rolls: tuple[RollChange, ...] = ()
    battle_strikes: tuple[StrikeChange, ...] = ()
    ends: tuple[Stat, ...] = ()
    wounds_back: Natural = 0
    upright: bool = False
    disables: bool = False
    protects: bool = False
    glides: tuple[Terrain, ...] = ()
    attack_forms: tuple[Stat, ...] = ()
    steady: bool = False
    hand: int = 0
    cheaper: dict[str, Positive] = field(default_factory=dict)
    trophies: bool = False
    most_cost: Natural = 0
    host_life: Natural = 0
    fewer_icons: Natural = 0
    winter_least: Natural = 0
    winter_picks: bool = False
    twist: str = ""


@dataclass(eq=False, kw_only=True, slots=True)
class Named:
    """Whatever has a name and a printed text.

    :param name: in all languages.
    :param text: in all languages; empty where it needs none.
    :param brief: what playing or using it does, in as few words as stand beside a price; in all languages, or empty.
    """

    id: str
    name: Texts
    text: Texts = field(default_factory=dict)
    brief: Texts = field(default_factory=dict)
    origin: Literal["rulebook", "public", "printed", "designed"] = "designed"
    work: Work = field(default_factory=Work)

    @property
    def designed(self) -> bool:
        """Whether this project made it itself."""
        return self.origin == "designed"


@dataclass(unsafe_hash=True, slots=True)
class Exit:
    """One side of a map card; a threat is on blocked exits and traps."""

    kind: Literal[Untested, Barrier]
    threat: Threat | None = None


@dataclass(eq=False, kw_only=True, slots=True)
class MapCard(Named):
    """A map card.

    :param exits: north, east, south, west as it lies unturned.
    :param danger: 0: none.
    :param terrain: its terrain icons, which other cards look at.
    :param symbols: what a hero may travel by; ``free``: by which of them once a turn without an action point.
    :param threat: what a hero must overcome that enters in its own turn; a failure does ``fail`` to it.
    :param no_healing: no hero regains life here but by a quest's reward.
    :param keeps_ice: no card or ability takes ice tokens off it.
    """

    type: Space
    peril: Natural
    glory: Natural
    copies: Copies = 1
    entrance: bool = False
    danger: Natural = 0
    spikes: Threat | None = None
    pit: Threat | None = None
    terrain: tuple[Terrain, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    free: tuple[Symbol, ...] = ()
    threat: Threat | None = None
    fail: Effects = ()
    no_healing: bool = False
    keeps_ice: bool = False
    exits: tuple[Exit, ...]
    openings: tuple[int, ...] = field(init=False)
    """A bit for each side that is no wall, unturned and turned by 180 degrees."""
    turns: tuple[int, ...] = field(init=False)
    """The positions that differ."""
    is_site: bool = field(init=False)
    """Whether something is here; else it is a way."""
    frame: str = field(init=False)
    """Where it lies: ``dungeon`` or ``surface``."""

    def __post_init__(self) -> None:
        self.is_site = self.type in SITES
        self.frame = "surface" if self.type in SURFACE else "dungeon"
        self.openings = tuple(
            [sum([(self.exits[(side + 2 * turned) % 4].kind != WALL) << side for side in range(4)]) for turned in (0, 1)]
        )
        self.turns = (0,) if self.exits[:2] == self.exits[2:] else (0, 1)


@dataclass(eq=False, kw_only=True, slots=True)
class Hero(Named):
    """A hero.

    :param boons, treasures: how many it may have readied.
    :param levels: its stats on each of the four.
    :param forms: in which it may attack (ruling 38).
    """

    people: str
    calling: str
    life: Positive
    boons: Natural
    treasures: Natural
    levels: Levels
    forms: tuple[Stat, ...] = (MELEE, MAGIC)

    @property
    def ability(self) -> Texts:
        """What its ability is called: its text begins with that, before a colon; where it does not, by the hero's name."""
        begun = {lang: text.partition(":") for lang, text in self.text.items()}
        return {lang: begun[lang][0] if begun.get(lang, ("", "", ""))[1] else name for lang, name in self.name.items()}


@dataclass(eq=False, kw_only=True, slots=True)
class Body:
    """A monster.

    :param forms: in which it attacks.
    :param strikes: what a strike does, by form.
    :param rolls: what it adds to its own rolls.
    """

    name: Texts
    life: Positive
    stats: Stats
    forms: tuple[Stat, ...]
    strikes: Strikes
    types: tuple[str, ...] = ()
    rolls: tuple[RollChange, ...] = ()


@dataclass(eq=False, kw_only=True, slots=True)
class Adventure(Named):
    """An adventure card.

    :param cost: glory or peril.
    :param x: least and most of an X.
    :param attach: what an attachment goes under: ``hero``, ``treasure``, a treasure's type, or ``monster``: one in the lair of
        whoever plays it, or one that is declared with it; "" for other cards.
    :param target: whom a bane is aimed at; "" where any one opponent may pay.
    :param body: monsters only.
    :param threat: of a trap, or of a monster that attacks: each hero in the space rolls; a failure does ``fail`` to it.
    :param last: what a defeated monster does to every hero in its space.
    :param ice: ice tokens that a monster puts on the space when it attacks, and a trap once a hero has failed; -1: one goes.
    :param spreads: heroes in X - 1 spaces touching that of its target roll, too; X is not added to the threat.
    :param harder: in a space with one of these terrains, ice counted, the trap takes 1 more to overcome.
    :param leads: other monsters of these types with the same owner get +1 to their attack rolls in the same battle.
    :param several: whether it needs several heroes (the solo game does without it).
    """

    kind: Kind
    copies: Copies = 1
    types: tuple[str, ...] = ()
    cost: Cost
    x: tuple[int, int] = (1, 99)
    several: bool = False
    timing: Timing = LORD_PHASE
    duration: Literal[Duration, "monster"] = INSTANT
    attach: str = ""
    target: Literal["", "hero"] = ""
    body: Body | None = None
    threat: Threat | None = None
    fail: Effects = ()
    last: Effects = ()
    ice: int = 0
    spreads: bool = False
    harder: tuple[Terrain, ...] = ()
    leads: tuple[str, ...] = ()
    is_glory: bool = field(init=False)

    def __post_init__(self) -> None:
        self.is_glory = self.kind in GLORY_KINDS


@dataclass(eq=False, slots=True)
class Reward:
    """What a completed quest gives."""

    level: Natural = 1
    life: Natural = 1
    glory: Natural = 0


@dataclass(eq=False, kw_only=True, slots=True)
class Quest(Named):
    """A quest (rules §10). Its work is the influence, or what an escorted token does to its hero.

    :param places: kinds of map cards, ``entrance``, or words for many (:data:`OF_KIND`), in whose stead a library has the kinds of
        its table. Escort: first and second space; else any of them.
    :param sacrifice: what is given up (:data:`Given`); empty where nothing is.
    :param search: what die and distance must reach; 0: no search.
    :param bonus: glory that may be paid for +1 each against the threat.
    :param cards: so many cards of the hand may be discarded for +1 each against the threat.
    :param against: so many dice are rolled for the other side, and must be less than the sum; of more dice than are printed the
        best count.
    :param dice, least, total, double: how many dice are rolled, and what they must show.
    :param under_ice: one die completes it that shows 1, or no more than there are ice tokens on the map.
    :param extra, reroll: glory for one die more, and for rolling one again; 0: it cannot be bought.
    :param ends_winter: whoever completes it ends the winter.
    """

    categories: tuple[Category, ...]
    places: tuple[str, ...]
    reward: Reward
    monster: Body | None = None
    sacrifice: Given = field(default_factory=dict)
    search: Natural = 0
    threat: Threat | None = None
    fail: Effects = ()
    bonus: Natural = 0
    cards: Natural = 0
    against: Annotated[int, Meta(ge=0, le=3)] = 0
    dice: Annotated[int, Meta(ge=0, le=5)] = 0
    least: Annotated[int, Meta(ge=0, le=6)] = 0
    total: Natural = 0
    double: bool = False
    under_ice: bool = False
    extra: Natural = 0
    reroll: Natural = 0
    ends_winter: bool = False
    influences: bool = field(init=False)
    """Whether its work concerns heroes from the beginning on."""

    def __post_init__(self) -> None:
        self.influences = "influence" in self.categories and "escort" not in self.categories

    def is_mere_hunt(self) -> bool:
        """Whether the quest asks for nothing but the defeat of its monster, once that is found."""
        return "hunt" in self.categories and set(self.categories) <= {"hunt", "influence", "search"}

    def named(self) -> tuple[str, ...]:
        """The spaces that the quest names. A search names none: nobody knows where its goal is before it is found (§13.5)."""
        return () if "search" in self.categories else self.places


@dataclass(eq=False, kw_only=True, slots=True)
class Winter(Named):
    """The winter card: it lies beside the map from the beginning, and the land freezes, space by space.

    :param least: what the die of each Reset must show.
    :param tokens: how many ice tokens there are.
    :param spares: terrain that never freezes.
    """

    least: Annotated[int, Meta(ge=1, le=6)] = 4
    tokens: Positive = 32
    spares: tuple[Terrain, ...] = ()


class Library:
    """All cards of a table: its set, and whatever packs it plays with. Copies of a card are ``zombie``, ``zombie-2`` …

    :ivar tested: what exits and hazards test, each once.
    :ivar cheapens: whether anything makes monsters cheaper that are sent against some hero.
    :ivar glides: whether anything makes moves cost nothing.
    :ivar disables: whether anything switches off what it hangs under.
    :ivar placed: whether anything works only in some terrain.
    :ivar travels: whether there are symbols to travel by.
    """

    __slots__ = (
        "adventures",
        "bag",
        "cheapens",
        "disables",
        "glides",
        "heroes",
        "map_bag",
        "maps",
        "placed",
        "quests",
        "tested",
        "travels",
        "winter",
    )

    def __init__(
        self, maps: tuple[MapCard, ...], heroes: tuple[Hero, ...], quests: tuple[Quest, ...], adventures: tuple[Adventure, ...],
        winter: Winter | None = None,
    ) -> None:  # fmt: skip
        self.winter = winter
        self.maps: dict[str, MapCard] = {name: card for card in maps for name in copies_of(card.id, card.copies)}
        self.adventures: dict[str, Adventure] = {name: card for card in adventures for name in copies_of(card.id, card.copies)}
        self.heroes = {hero.id: hero for hero in heroes}
        self.quests = {quest.id: placed_on(maps, quest) for quest in quests}
        self.placed = bool([card for cards in (heroes, quests, adventures) for card in cards if card.work.where])
        self.cheapens = bool([card for cards in (heroes, quests, adventures) for card in cards if card.work.cheaper])
        self.disables = bool([card for card in adventures if card.work.disables])
        self.glides = bool([card for cards in (heroes, quests, adventures) for card in cards if card.work.glides])
        self.travels = bool([card for card in maps if card.symbols])
        self.map_bag = tuple(sorted(self.maps))
        self.bag = tuple(sorted(self.adventures))
        threats = [threat for card in maps for threat in (card.spikes, card.pit, card.threat, *[way.threat for way in card.exits])]
        self.tested = tuple(sorted({stat for threat in threats if threat is not None for stat in threat.stats}))


def placed_on(maps: tuple[MapCard, ...], quest: Quest) -> Quest:
    """A quest with the map cards of a table for types and terrain among its places."""
    if not any(place in OF_KIND for place in quest.places):
        return quest
    found: list[str] = []
    for place in quest.places:
        found += [card.id for card in maps if place == card.type or place in card.terrain] if place in OF_KIND else [place]
    return replace(quest, places=tuple(dict.fromkeys(found)))


def copies_of(id: str, copies: int) -> list[str]:
    """The names of the physical cards of one kind."""
    return [id, *[f"{id}-{number}" for number in range(2, copies + 1)]]
