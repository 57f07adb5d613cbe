"""What holds for every position of Dungeoneer; :class:`BadInput` names the first thing that does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ...kernel.ask import LETTERS, letter_of
from ...kernel.errors import BadInput
from .cards.fields import ATTACHMENT, BANE, GLORY_KINDS, MONSTER, PERMANENT, TREASURE
from .rules import terrain
from .rules.piles import surplus
from .rules.values import readied
from .rules.way import way_of
from .state.dungeon import CENTRE
from .state.state import CLOSE, HERO, LAIR, LORD, MAP, RESET, SETUP, TO_WIN, TOP_LEVEL, State, hero_key

PHASES = (SETUP, RESET, LORD, MAP, HERO, CLOSE)
MOST = 100_000


def wrong(where: str, why: str) -> BadInput:
    """The error for one field."""
    return BadInput("position-field", "The position is not right at {where}: {why}.", where=where[:60], why=why[:200])


def seat(g: State, where: str, letter: str) -> int:
    """The seat of a letter."""
    letters = LETTERS[: len(g.players)]
    if len(letter) != 1 or letter not in letters:
        raise wrong(where, f"a seat is {', '.join(letters)}")
    return letters.index(letter)


def adventures_elsewhere(g: State) -> list[str]:
    """Every adventure card that lies in no deck, in any pile or with any player."""
    found = [*g.roaming, *g.deck.top, *g.deck.bottom, *g.deck.discards]
    if g.peril_deck is not None:
        found += [*g.peril_deck.top, *g.peril_deck.bottom, *g.peril_deck.discards]
    for player in g.players:
        found += [*player.hand, *player.inventory, *player.banes, *player.lair]
    for cards in g.under.values():
        found += cards
    return found


def quests_elsewhere(g: State) -> list[str]:
    """Every quest that does not lie in the deck."""
    found = [*g.quest_below, *g.global_quests, *g.dropped]
    for player in g.players:
        found += [*player.quests, *player.completed]
    return found


def check(g: State) -> None:
    """Check the whole position."""
    if g.phase not in PHASES:
        raise wrong("phase", f"it can be {', '.join(PHASES)}")
    _number("turn", g.turn, 0, MOST)
    if g.began and (len(g.began) != 3 or not all(0 <= number <= MOST for number in g.began)):
        raise wrong("began", f"it is glory, peril and life, each 0 to {MOST}")
    _check_map(g)
    _each_once("the adventure cards", adventures_elsewhere(g), g.cards.adventures)
    _each_once("the quests", [*quests_elsewhere(g), *g.quest_bag], g.cards.quests)
    heroes = [*[player.hero for player in g.players if player.hero], *g.fallen]
    living = [player.hero for player in g.players if player.hero and player.alive]
    _each_once("the heroes", living, g.cards.heroes)
    _known("fallen", heroes, g.cards.heroes)
    if g.phase == SETUP:
        _check_fresh(g)
    if (way_of(g).peril_deck and g.phase != SETUP) != (g.peril_deck is not None):
        raise wrong("peril_deck", "one player alone has one once set up, nobody else")
    for at in range(len(g.players)):
        _check_player(g, at)
    _check_hung(g)
    _check_ice(g)
    _check_turn(g)
    _check_end(g)


def _check_fresh(g: State) -> None:
    """Before the game everything lies in its box."""
    taken = {
        "map": g.dungeon.lies, "maps_below": g.map_below, "fallen": g.fallen, "the quests": quests_elsewhere(g),
        "the adventure cards": adventures_elsewhere(g),
    }  # fmt: skip
    for where, there in taken.items():
        if there:
            raise wrong(where, "before the game nothing is dealt")
    if len(g.map_bag) < len(g.cards.maps) or len(g.quest_bag) < len(g.cards.quests):
        raise wrong("maps_left" if len(g.map_bag) < len(g.cards.maps) else "quests_left", "before the game all of them are there")


# -- the map ----------------------------------------------------------------------------------------------------------------------


def _check_map(g: State) -> None:
    laid = [*g.dungeon.lies]
    held = [card for player in g.players for card in player.map_hand]
    _each_once("the map cards", [*laid, *g.map_below, *g.map_bag, *held], g.cards.maps)
    if len(g.dungeon.at) != len(laid):
        raise wrong("map", "two cards lie in the same place")
    if not laid:
        if g.phase != SETUP:
            raise wrong("map", "the entrance lies at 0, 0")
        return
    first = g.dungeon.at.get(CENTRE, "")
    if not first or not g.dungeon.entrances():
        raise wrong("map", "a card lies at 0, 0, and an entrance somewhere")
    if not g.dungeon.is_whole(True):
        raise wrong("map", "exits meet exits, walls meet walls, and from everywhere there is a way to an entrance")


# -- the players ------------------------------------------------------------------------------------------------------------------


def _check_player(g: State, at: int) -> None:
    player, where = g.players[at], f"players.{letter_of(at)}"
    if g.phase == SETUP:
        return  # nothing is dealt; that is checked where the position is read
    if player.hero not in g.cards.heroes:
        raise wrong(f"{where}.hero", f"it can be {', '.join(g.cards.heroes)}")
    _number(f"{where}.level", player.level, 1, TOP_LEVEL)
    _number(f"{where}.life", player.life, 0, g.cards.heroes[player.hero].life)
    if player.alive != (player.life > 0):
        raise wrong(f"{where}.life", "a hero lives as long as it has life")
    for field in ("glory", "peril", "ap", "fall_ap", "less_ap", "standup", "turns"):
        _number(f"{where}.{field}", getattr(player, field), 0, MOST)
    _number(f"{where}.wind", player.wind, 0, player.ap)
    if not set(player.less_by) <= {*g.cards.adventures, *g.cards.quests}:
        raise wrong(f"{where}.less_by", "it names cards and quests")
    if player.space not in g.dungeon.lies:
        raise wrong(f"{where}.space", "it is a map card that is laid")
    if not set(player.thresholds) <= {0, 1, 2, 3}:
        raise wrong(f"{where}.thresholds", "a side is 0 north, 1 east, 2 south, 3 west")
    if player.standup and not player.down:
        raise wrong(f"{where}.standup", "only a hero that lies stands up")
    if not player.alive and (player.hand or player.inventory or player.banes or player.lair or player.quests or player.escorts):
        raise wrong(where, "a defeated hero's player has no cards but completed quests")
    if not set(player.escorts) <= set(player.quests):
        raise wrong(f"{where}.escorts", "a token is of one of the seat's quests")
    for quest in player.escorts:
        if "escort" not in g.cards.quests[quest].categories:
            raise wrong(f"{where}.escorts", f"{quest} has no token")
    _check_belongings(g, at)


def _check_belongings(g: State, at: int) -> None:
    """Cards of the right kind in each place, and no more than fit."""
    player, where = g.players[at], f"players.{letter_of(at)}"
    for field, cards, kinds in (
        ("inventory", player.inventory, GLORY_KINDS),
        ("banes", player.banes, (BANE,)),
        ("lair", player.lair, (MONSTER,)),
    ):
        for card in cards:
            printed = g.cards.adventures[card]
            if printed.kind not in kinds or (field != "lair" and printed.duration != PERMANENT):
                raise wrong(f"{where}.{field}", f"{card} does not belong there")
    if len(player.lair) > LAIR:
        raise wrong(f"{where}.lair", f"it holds {LAIR}")
    if surplus(g, at):
        raise wrong(f"{where}.inventory", "it is more than the hero's limits allow")
    types = [type for card in readied(g, at, TREASURE) for type in g.cards.adventures[card].types]
    if len(types) > len(set(types)):
        raise wrong(f"{where}.inventory", "of each type there is one treasure at most")


def _check_hung(g: State) -> None:
    """Attachments hang under something that is there; tokens lie on something that is there."""
    heroes = {hero_key(at): at for at, player in enumerate(g.players) if player.alive and player.hero}
    readied_cards = {card for player in g.players for card in player.inventory}
    monsters = {card for player in g.players for card in player.lair}
    for host, cards in g.under.items():
        if host not in heroes and host not in readied_cards and host not in monsters:
            raise wrong(f"under.{host}", "a hero is written hero:0, a card by its name; it must be readied, or in a lair")
        for card in cards:
            if g.cards.adventures[card].duration != ATTACHMENT:
                raise wrong(f"under.{host}", f"{card} is no attachment")
            if (g.cards.adventures[card].attach == MONSTER) != (host in monsters):
                raise wrong(f"under.{host}", f"{card} is attached to something else")
    for name, count in g.tokens.items():
        if name not in g.cards.quests and name not in readied_cards:
            raise wrong(f"tokens.{name}", "tokens lie on a quest or a readied card")
        _number(f"tokens.{name}", count, 1, 99)
    for quest, space in g.dropped.items():
        if "escort" not in g.cards.quests[quest].categories or space not in g.dungeon.lies:
            raise wrong(f"dropped.{quest}", "an escort's token lies on a map card that is laid")


def _check_ice(g: State) -> None:
    """Ice tokens lie where they can be, no more than there are."""
    if g.winter and g.cards.winter is None:
        raise wrong("winter", "these cards have no winter")
    for space, count in g.ice.items():
        if space not in g.dungeon.lies or not terrain.can_bear_ice(g, space):
            raise wrong(f"ice.{space}", "it lies on a map card that is laid and can freeze")
        _number(f"ice.{space}", count, 1, terrain.most_ice(g))
    _number("ice", sum(g.ice.values()), 0, terrain.supply(g))


# -- the turn and the end ---------------------------------------------------------------------------------------------------------


def _check_turn(g: State) -> None:
    _known("visited", g.visited, g.dungeon.lies)
    if g.start_space and g.start_space not in g.visited:
        raise wrong("start_space", "it is one of the spaces visited in this turn")
    _known("sprung", [space for space, _ in g.sprung], g.dungeon.lies)
    _known("spent", g.spent, [*g.cards.adventures, *g.cards.heroes])
    _known("knows_order", g.knows_order, [*g.deck.top, *g.deck.bottom])
    if g.next_rolls:
        raise wrong("next_rolls", "it is empty: what is played for a roll is used up with it, and no roll waits in a position")
    if not g.players[g.active].alive and not g.over and g.phase != SETUP:
        raise wrong("active", "it is a living player's turn")


def _check_end(g: State) -> None:
    if g.phase == SETUP:
        if g.over or g.winner >= 0:
            raise wrong("over", "nothing has begun")
        return
    alive = [at for at, player in enumerate(g.players) if player.alive]
    done = [at for at, player in enumerate(g.players) if len(player.completed) >= TO_WIN]
    if g.winner >= 0 and not g.over:
        raise wrong("winner", "a game that is won is over")
    if g.over:
        return
    if len(alive) < way_of(g).fewest:
        raise wrong("over", "the last living hero has won")
    if done and not way_of(g).goes_home:
        raise wrong("over", f"{letter_of(done[0])} has completed {TO_WIN} quests")


# -- small checks -----------------------------------------------------------------------------------------------------------------


def _each_once(what: str, names: Sequence[str], all: Iterable[str]) -> None:
    _known(what, names, all)
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise wrong(what, f"{twice[0]} is in two places")


def _known(where: str, names: Iterable[str], all: Iterable[str]) -> None:
    unknown = sorted(set(names) - set(all))
    if unknown:
        raise wrong(where, f"there is no {unknown[0][:40]}")


def _number(where: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise wrong(where, f"it is {low} to {high}")
