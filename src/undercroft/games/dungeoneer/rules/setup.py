"""Before the first turn (rules §3)."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Choose, Option, Script, asking
from ..state.dungeon import CENTRE, STEPS
from ..state.moments import PASS
from ..state.state import HAND, TO_WIN, State
from .moving import tell_laid
from .piles import draw_cards
from .rewards import reveal_quest
from .way import way_of


def set_up(g: State) -> Script:
    """Dungeon, heroes, quests, hands, and who begins."""
    if g.options.no_blank_spots:
        deal_quests(g)
        yield from lay_everything(g)
    else:
        lay_beginning(g)
        first_player(g)
    yield from deal_heroes(g)
    entrance = g.dungeon.entrances()[0]
    for player in g.players:
        player.space = entrance
        player.glory = player.peril = 1
    if not g.options.no_blank_spots:
        deal_quests(g)
    if not way_of(g).alone:
        g.tell("goal", count=TO_WIN, last=not g.options.resurrection, limit=g.options.turn_limit)
    way_of(g).prepare(g)
    for seat in range(len(g.players)):
        draw_cards(g, seat, HAND)


def lay_beginning(g: State) -> None:
    """The entrance, and a tunnel or road on each of its sides; one that fits in no way goes back (ruling 14)."""
    entrance = sorted(name for name in g.map_bag if g.cards.maps[name].entrance)[0]
    g.map_bag.remove(entrance)
    g.dungeon = g.dungeon.laid(entrance, CENTRE, 0)
    for step in STEPS:
        ways = [name for name in g.map_bag if not g.cards.maps[name].is_site]
        while ways:
            card = g.nature.draw("tunnel", ways)
            turns = [turned for position, turned in g.dungeon.places(card, False) if position == CENTRE + step]
            if turns:
                turned = turns[0] if len(turns) == 1 else int(g.nature.pick("turned", [str(each) for each in turns]))
                g.dungeon = g.dungeon.laid(card, CENTRE + step, turned)
                g.map_bag.remove(card)
                break


def lay_everything(g: State) -> Script:
    """Variant 1: the map cards are dealt; whoever has the entrance begins and lays it; clockwise everybody lays one after another,
    those that a global quest names last."""
    count = len(g.players)
    for number in range(len(g.map_bag)):
        g.players[number % count].map_hand.append(g.nature.draw("map", g.map_bag))
    for player in g.players:
        player.map_hand.sort()
    entrances = [(seat, card) for seat, player in enumerate(g.players) for card in player.map_hand if g.cards.maps[card].entrance]
    g.active, entrance = entrances[0]
    g.players[g.active].map_hand.remove(entrance)
    g.dungeon = g.dungeon.laid(entrance, CENTRE, 0)
    g.tell("first-player", seat=g.active)
    seat, idle = g.others(g.active)[0], 0
    while idle < count:
        if layable(g, seat):
            answer: Any = yield from asking(lambda seat=seat: Choose(seat, "lay", layable(g, seat) or [PASS]))  # type: ignore[misc]
            if answer == PASS:  # only a hand dealt anew in a search can have nothing to lay here
                seat = g.others(seat)[0]
                continue
            _, card, position, turned = answer
            g.players[seat].map_hand.remove(card)
            g.dungeon = g.dungeon.laid(card, position, turned)
            tell_laid(g, seat, card)
            idle = 0
        else:
            idle += 1
        seat = g.others(seat)[0]
    for player in g.players:
        player.map_hand = []


def layable(g: State, seat: int) -> list[Option]:
    """The map cards of a seat with their places; spaces of global quests only when no other is left."""
    hand = g.players[seat].map_hand
    last = sum([len(player.map_hand) for player in g.players]) == 1
    named = {place for quest in g.global_quests for place in g.cards.quests[quest].named()}
    first = [card for card in hand if g.cards.maps[card].id not in named]
    for cards in (first, [card for card in hand if card not in first]):
        options: list[Option] = [("lay", card, *place) for card in cards for place in g.dungeon.places(card, last)]
        if options:
            return options
    return []


def first_player(g: State) -> None:
    """Find the first player: everybody rolls, the highest begins, and ties roll again."""
    first = list(range(len(g.players)))
    while len(first) > 1:
        dice = {seat: g.nature.die("first") for seat in first}
        for seat, die in dice.items():
            g.tell("rolls-first", seat=seat, die=die)
        first = [seat for seat in first if dice[seat] == max(dice.values())]
        if len(first) > 1:
            g.tell("rolls-tie", seats=first)
    g.active = first[0]
    g.tell("first-player", seat=g.active)


def deal_heroes(g: State) -> Script:
    """A random hero each; variant 3: everybody picks in turn order."""
    heroes = sorted(g.cards.heroes)
    for seat in g.living():
        if g.options.hero_choice:
            hero = str((yield Choose(seat, "pick-hero", heroes)))
            heroes.remove(hero)
        else:
            hero = g.nature.draw("hero", heroes)
        g.players[seat].hero, g.players[seat].life = hero, g.cards.heroes[hero].life
        g.tell("hero", seat=seat, hero=hero)


def deal_quests(g: State) -> None:
    """The personal quests of each, and the global ones; where none are, no other quest will come."""
    personal, common = way_of(g).quests(g)
    for seat in g.living():
        for _ in range(personal):
            quest = g.nature.draw("quest", g.quest_bag)
            g.players[seat].quests.append(quest)
            g.tell("quest", seat=seat, quest=quest)
    for _ in range(common):
        reveal_quest(g)
    if not common:
        g.quest_bag = []
