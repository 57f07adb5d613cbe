"""Before the first turn (rules §3)."""

from __future__ import annotations

from ...kernel.ask import Choose, Script
from .dungeon import CENTRE, STEPS
from .effects import draw_cards
from .quests import reveal_quest
from .solo import split_deck
from .state import HAND, State


def set_up(g: State) -> Script:
    """Dungeon, heroes, quests, hands, and who begins."""
    lay_beginning(g)
    first_player(g)
    yield from deal_heroes(g)
    entrance = g.dungeon.entrances()[0]
    for player in g.players:
        player.life = g.library.heroes[player.hero].life
        player.space = entrance
        player.glory = player.peril = 1
    deal_quests(g)
    if len(g.players) == 1:
        split_deck(g)
    for seat in range(len(g.players)):
        draw_cards(g, seat, HAND)


def lay_beginning(g: State) -> None:
    """The entrance, and a tunnel on each of its sides; one that fits in no way goes back (ruling 14)."""
    entrance = sorted(name for name in g.map_bag if g.library.maps[name].entrance)[0]
    g.map_bag.remove(entrance)
    g.dungeon = g.dungeon.laid(entrance, CENTRE, 0)
    for step in STEPS:
        tunnels = [name for name in g.map_bag if g.library.maps[name].type != "room"]
        while tunnels:
            card = g.nature.draw("tunnel", tunnels)
            turns = [turned for position, turned in g.dungeon.places(card, False) if position == CENTRE + step]
            if turns:
                turned = turns[0] if len(turns) == 1 else int(g.nature.pick("turned", [str(each) for each in turns]))
                g.dungeon = g.dungeon.laid(card, CENTRE + step, turned)
                g.map_bag.remove(card)
                break


def first_player(g: State) -> None:
    """Everybody rolls; the highest begins, ties roll again."""
    seats = list(range(len(g.players)))
    while len(seats) > 1:
        dice = {seat: g.nature.die("first") for seat in seats}
        for seat, die in dice.items():
            g.tell("rolls-first", seat=seat, die=die)
        seats = [seat for seat in seats if dice[seat] == max(dice.values())]
    g.active = seats[0]
    g.tell("first-player", seat=g.active)


def deal_heroes(g: State) -> Script:
    """A random hero each; variant 3: everybody picks in turn order."""
    heroes = sorted(g.library.heroes)
    for seat in g.living():
        if g.options.hero_choice:
            hero = str((yield Choose(seat, "pick-hero", heroes)))
            heroes.remove(hero)
        else:
            hero = g.nature.draw("hero", heroes)
        g.players[seat].hero = hero
        g.tell("hero", seat=seat, hero=hero)


def deal_quests(g: State) -> None:
    """Two personal quests each and one global (variant 6: two global and none personal; alone: three personal)."""
    personal = 3 if len(g.players) == 1 else 0 if g.options.nothing_personal else 2
    for seat in g.living():
        for _ in range(personal):
            quest = g.nature.draw("quest", g.quest_bag)
            g.players[seat].quests.append(quest)
            g.tell("quest", seat=seat, quest=quest)
    if len(g.players) > 1:
        for _ in range(2 if g.options.nothing_personal else 1):
            reveal_quest(g)
