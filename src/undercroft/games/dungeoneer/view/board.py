"""What a seat may know of a game of Dungeoneer: the board.

Hidden are the hands, map cards still to be laid in variant 1, the order of the decks but for whoever looked, a joint declaration
until it is made, and who may use something at a moment.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from ....kernel.ask import letter_of
from ....kernel.figures import counted
from ....kernel.shapes import Figure, Overall
from ..cards.fields import ATTACK, COUNTER, X
from ..rules import quests
from ..rules.ice import winter_least, winter_picker
from ..rules.moving import danger_for, is_sprung
from ..rules.rolls import next_rolls, played_for
from ..rules.sacrifice import asks_for
from ..rules.sums import coming, parts_of, reached_by
from ..rules.terrain import ice_left
from ..rules.values import boon_limit, price, readied, stats_of, total, treasure_limit
from ..rules.way import way_of
from ..state.attacks import Attack, Battle
from ..state.dungeon import place_of
from ..state.fighters import name_in
from ..state.moments import MENU_HERO, MENU_LORD, Coming, Moment
from ..state.state import SETUP, TO_WIN, State, hero_key
from . import odds, shapes
from .figures import COLUMNS
from .shapes import (
    Asked,
    Board,
    Goal,
    Help,
    InHand,
    Known,
    LaidCard,
    Owned,
    Planned,
    Player,
    QuestTable,
    Result,
    Roll,
    Row,
    Trap,
)
from .then import Part


def view(g: State, seat: int | None) -> Board:
    """The board as ``seat`` (or a spectator, None) may see it."""
    m = g.moment
    asked = m is not None and seat is not None and m.asked == seat and m.name not in (MENU_HERO, MENU_LORD)
    return Board(
        phase=g.phase,
        turn=g.turn,
        active=None if g.phase == SETUP and not g.turn else letter_of(g.active),
        solo=way_of(g).alone,
        winner=None if g.winner < 0 else letter_of(g.winner),
        declared=g.declared,
        map=[_space(g, name) for name in g.dungeon.lies],
        players=[_player(g, each) for each in range(len(g.players))],
        hand=[] if seat is None else [_in_hand(g, seat, card) for card in g.players[seat].hand],
        map_hand=[] if seat is None else [*g.players[seat].map_hand],
        map_hands={letter_of(each): len(player.map_hand) for each, player in enumerate(g.players)},
        quests=_quests(g, seat),
        deck=len(g.deck.top) + len(g.deck.bag) + len(g.deck.bottom),
        discards=[*g.deck.discards],
        maps_left=len(g.map_bag),
        maps_below=[*g.map_below],
        known=Known(_known(g, seat, g.deck.top), _known(g, seat, g.deck.bottom)),
        peril_deck=None if g.peril_deck is None else len(g.peril_deck.bag),
        peril_discards=[] if g.peril_deck is None else [*g.peril_deck.discards],
        roaming=[*g.roaming],
        fallen=[*g.fallen],
        declared_now=[Planned(card, letter_of(target), x, price(g, g.active, card, x, target)) for card, target, x in g.plan]
        if g.declared or seat == g.active
        else [],
        moment=_moment(g, m) if m is not None and asked else None,
        battle=None if g.battle is None else _battle(g, g.battle),
        winter=_winter(g),
    )


def _space(g: State, name: str) -> LaidCard:
    """A laid map card."""
    position, turned = g.dungeon.lies[name]
    x, y = place_of(position)
    held = sorted({side for seat in g.heroes_in(name) for side in g.players[seat].thresholds})
    sprung = sorted([side for space, side in g.sprung if space == name and is_sprung(g, space, side)])
    new = name not in g.visited
    taken = UNSET if new or not g.start_space else "began" if name == g.start_space else "came"
    return LaidCard(name, x, y, turned, new, sprung=sprung, held=held, ice=g.ice.get(name, UNSET), taken=taken)


def _winter(g: State) -> shapes.Winter | UnsetType:
    """The winter card and the ice tokens."""
    if g.cards.winter is None:
        return UNSET
    least = winter_least(g, g.active) if g.players[g.active].hero else g.cards.winter.least
    quest = next((name for name, quest in g.cards.quests.items() if quest.ends_winter), "")
    picker = letter_of(winter_picker(g, g.active))
    return shapes.Winter(g.cards.winter.id, g.winter, least, picker, quest, ice_left(g), sum(g.ice.values()))


def _player(g: State, seat: int) -> Player:
    """What everybody sees of a seat."""
    player = g.players[seat]
    dealt = bool(player.hero)
    return Player(
        seat=letter_of(seat), hero=player.hero or None, level=player.level, life=player.life,
        most=g.cards.heroes[player.hero].life if dealt else 0, stats=dict(stats_of(g, seat)) if dealt else {},
        boons=(len(readied(g, seat, "boon")), boon_limit(g, seat)) if dealt else (0, 0),
        treasures=(len(readied(g, seat, "treasure")), treasure_limit(g, seat)) if dealt else (0, 0),
        glory=player.glory, peril=player.peril, ap=player.ap, fall_ap=player.fall_ap,
        saved=player.alive and seat != g.active and player.ap > player.wind, less_ap=player.less_ap, hand=len(player.hand),
        inventory=[
            Owned(card, g.tokens.get(card, 0), [*g.under.get(card, ())], card in g.spent or (seat, card) in g.used)
            for card in player.inventory
        ],
        on_hero=[*g.under.get(hero_key(seat), ())], banes=[*player.banes], lair=[*player.lair],
        quests=[*player.quests], completed=[*player.completed], escorts=[*player.escorts],
        space=player.space or None, down=player.down, standup=player.standup, thresholds=[*player.thresholds],
        alive=player.alive, clad={card: [*g.under[card]] for card in player.lair if card in g.under} or UNSET,
    )  # fmt: skip


def _in_hand(g: State, seat: int, name: str) -> InHand:
    """A card of one's own hand and what it costs now."""
    return InHand(name, "X" if g.cards.adventures[name].cost == X else price(g, seat, name))


def _known(g: State, seat: int | None, pile: Sequence[str]) -> list[str]:
    """What ``seat`` has seen of the order of a pile."""
    return [card for card in pile if seat is not None and g.knows_order.get(card) == seat]


# -- quests ---------------------------------------------------------------------------------------------------


def _quests(g: State, seat: int | None) -> QuestTable:
    """The quests that concern all, and the seat's way to each that it may complete."""
    return QuestTable(
        globals=[*g.global_quests],
        below=[*g.quest_below] or UNSET,
        dropped=dict(g.dropped),
        wounds={quest: g.tokens[quest] for quest in g.cards.quests if quest in g.tokens},
        goals=[] if seat is None or not g.players[seat].alive or not g.players[seat].space else _goals(g, seat),
    )


def _goals(g: State, seat: int) -> list[Goal]:
    """For every quest that the seat may complete: how far it is, and where it goes on; then the way home, if it must go there."""
    far = g.dungeon.reach([g.players[seat].space])
    found = []
    for name in [*quests.open_to(g, seat), *g.dropped]:
        goal = _goal(g, seat, name, far)
        goal.asks = [Asked(*each) for each in asks_for(g, seat, g.cards.quests[name])] or UNSET
        found.append(goal)
    if way_of(g).goes_home and len(g.players[seat].completed) >= TO_WIN:
        ways_out = [space for space in g.dungeon.entrances() if space in far]
        home = min(ways_out, key=lambda space: far[space])
        found.append(Goal(None, home, [*ways_out], far[home], "home", percent=None, plus=None, needs=None, missing=None))
    return found


def _goal(g: State, seat: int, name: str, far: dict[str, int]) -> Goal:
    """One quest: the nearest space where it goes on, in moves, and what is to be done."""
    quest = g.cards.quests[name]
    carried = name in g.players[seat].escorts
    if name in g.dropped:
        spaces = [space for space in (g.dropped[name],) if space in far]
    else:
        place = -1 if "escort" not in quest.categories else 1 if carried else 0
        spaces = [space for space in far if quests.is_at(g, quest, space, place)]
    able = [
        space for space in spaces if not quest.search or quests.in_reach(g, name, space) or quests.is_found(g, seat, name, space)
    ]
    if not spaces:
        return Goal(name, None, [], None, "nowhere", percent=None, plus=None, needs=None, missing=None)
    if not able:  # all of them are too near to an entrance
        return Goal(name, None, [], None, "too-near", percent=None, plus=None, needs=None, missing=None)
    space = min(able, key=lambda each: far[each] + searches(g, seat, name, each))
    here = far[space] == 0
    why = quests.refuse_attempt(g, seat, name) if here and "escort" not in quest.categories else ""
    if not here:
        stage = "carry" if carried else "go"
    elif "escort" in quest.categories:
        stage = "deliver" if carried else "here"
    else:
        stage = "search" if why == "not-found-yet" else "found" if quest.search and not why else "here" if why else "ready"
    if not quest.search or stage not in ("go", "search") or quests.is_found(g, seat, name, space):
        return Goal(name, space, able, far[space], stage, percent=None, plus=None, needs=None, missing=why or None)
    chance, plus = odds.percent(odds.of_search(g, quest, space)), quests.distance(g, space)
    return Goal(name, space, able, far[space], stage, chance, plus, quest.search, missing=why or None)


def searches(g: State, seat: int, name: str, space: str) -> float:
    """How many searches a quest takes in a space on average, each an action point like a move; 0 where there is nothing to find."""
    quest = g.cards.quests[name]
    if not quest.search or quests.is_found(g, seat, name, space):
        return 0
    chance = odds.of_search(g, quest, space)
    return 1 / chance if chance else 0


# -- moments and battles ----------------------------------------------------------------------------------


def _moment(g: State, m: Moment) -> shapes.Moment:
    """What the seat is asked about, with the rolls about to be made."""
    return shapes.Moment(m.name, [_roll(g, m, roll) for roll in m.rolls], m.quest or UNSET)


def _roll(g: State, m: Moment, roll: Coming) -> Roll:
    """A roll to come: of a threat what is needed, and the chance to overcome it or to strike."""
    chance: int | None = None
    if roll.attack is not None and m.battle is not None:
        shares = odds.shares(g, m.battle, roll.attack)
        chance = shares.attack if roll.of == ATTACK else shares.counter
    elif roll.needed:
        chance = odds.percent(odds.of_threat(g, roll))
    return Roll(
        seat=None if roll.seat < 0 else letter_of(roll.seat), of=roll.of, form=roll.form, source=roll.source,
        needs=roll.needed or None, danger=danger_for(g, roll.seat, g.players[roll.seat].space) if roll.source == "trap" else 0,
        percent=chance, monster=None if roll.attack is None else name_in(g, roll.attack) or None,
    )  # fmt: skip


def _battle(g: State, battle: Battle) -> shapes.Battle:
    """A battle as everybody sees it."""
    return shapes.Battle(
        step=battle.step, target=letter_of(battle.target),
        defender=None if battle.defender < 0 else letter_of(battle.defender),
        heroes={letter_of(seat): hero for seat, hero in battle.heroes.items()}, space=battle.space,
        quest=battle.quest or None, helps=[Help(letter_of(seat), card) for seat, card in battle.helps],
        attacks=[_attack(g, battle, attack) for attack in battle.shown()],
        rewards={letter_of(owner): left for owner, left in battle.dealt.items() if left} if battle.step == "reward" else {},
        traps=[_trap(g, battle, *trap) for trap in battle.traps],
    )  # fmt: skip


def _attack(g: State, battle: Battle, attack: Attack) -> shapes.Attack:
    """One attack: who, whom, in which form, what both sides add to their dice, and the odds while something is open."""
    known = bool(attack.form) and not attack.gone and not attack.ended
    value, parts, die, rolled, dice = _sum(g, battle, attack, ATTACK, known)
    counter, counter_parts, counter_die, counter_rolled, counter_dice = _sum(g, battle, attack, COUNTER, known)
    return shapes.Attack(
        monster=name_in(g, attack), owner=None if attack.owner < 0 else letter_of(attack.owner),
        hero=None if attack.hero < 0 else letter_of(attack.hero), by_hero=attack.by_hero, form=attack.form,
        life=attack.life, hurt=attack.hurt, gone=attack.gone,
        attack=value, parts=parts, dice=dice, die=die, total=rolled,
        counter=counter, counter_parts=counter_parts, counter_dice=counter_dice, counter_die=counter_die,
        counter_total=counter_rolled,
        odds=odds.shares(g, battle, attack) if known and battle.step in ("attack", "response", "rolls") else None,
    )  # fmt: skip


def _sum(
    g: State, battle: Battle, attack: Attack, of: str, known: bool
) -> tuple[int | None, list[Part], int | None, int | None, int]:  # fmt: skip
    """A roll of an attack: what is added to the die and by what, the die and the total once it was rolled, and of how many dice
    the higher counts before."""
    rolled, dice = None, 1
    if of in attack.rolled:
        parts, rolled = attack.rolled[of]
    elif known:
        roll = coming(g, attack, of)
        parts = parts_of(g, battle, attack, of)
        if roll.seat >= 0:
            parts = [*parts, *played_for(g, roll)]
            dice = 2 if next_rolls(g, roll)[1] else 1
    else:
        return None, [], None, None, 1
    value = total(parts)
    shown = odds.shown_parts(parts)
    return value, shown, None if rolled is None else rolled - value, rolled, dice


def _trap(g: State, battle: Battle, owner: int, name: str, x: int) -> Trap:
    """A trap in a battle, with every hero's chance that stands in the space."""
    card = g.cards.adventures[name]
    assert card.threat is not None
    reached = [seat for space in reached_by(g, battle.space, name) for seat in g.heroes_in(space)]
    each = {seat: odds.of_trap(g, battle, seat, owner, name, x) for seat in reached}
    return Trap(
        owner=None if owner < 0 else letter_of(owner), card=name, x=x, stats=list(card.threat.stats),
        needs=max([needed for needed, _ in each.values()], default=card.threat.value),
        danger=max([danger_for(g, seat, g.players[seat].space) for seat in each], default=0),
        odds={letter_of(seat): odds.percent(chance) for seat, (_, chance) in each.items()},
        fails=odds.harms(card.fail), sprung=name in battle.sprung,
    )  # fmt: skip


# -- the end ---------------------------------------------------------------------------------------------------


def result(g: State) -> Result:
    """Who has won and how, and what became of everybody (rules §1)."""
    rows = []
    for seat, player in enumerate(g.players):
        done = len(player.completed) >= TO_WIN
        fate = "third-quest" if done else "ahead" if g.others(seat) else "last-standing"
        if seat != g.winner:
            fate = "defeated" if not player.alive else "beaten"
        completed = [*player.completed]
        rows.append(
            Row(letter_of(seat), fate, counted(COLUMNS, g, seat), player.hero, player.level, player.life, len(completed), completed)
        )
    return Result([] if g.winner < 0 else [letter_of(g.winner)], rows, Overall(turns=Figure(g.turn)))
