"""What follows from the cards in play: stats, limits, costs, what is added to rolls. Never stored (rules §4, §8, §9)."""

from __future__ import annotations

from typing import Any

from ..cards.fields import (
    ATTACK,
    LEVEL,
    LIFE,
    MONSTER,
    OF_HERO,
    TRAP,
    TREASURE,
    Adventure,
    Body,
    Command,
    Hero,
    RollChange,
    Terrain,
    Work,
    X,
)
from ..state.attacks import Part
from ..state.state import HAND, State, hero_key
from .because import ESCORTED, because, commanded
from .terrain import times, why_so


def hero_of(g: State, seat: int) -> Hero:
    """The hero's card."""
    return g.cards.heroes[g.players[seat].hero]


def works(g: State, seat: int, anywhere: bool = False) -> list[tuple[str, Work]]:
    """Everything that works for or on a seat's hero, in the order in which disputes are settled (§11): ability, boons and treasures
    with what hangs under them, attachments to the hero, quests that influence it, tokens it escorts.

    :param anywhere: also what would work in another terrain only.
    """
    player = g.players[seat]
    adventures, quests, under = g.cards.adventures, g.cards.quests, g.under
    found = [(player.hero, g.cards.heroes[player.hero].work)]
    switches = g.cards.disables and not anywhere
    for card in player.inventory:
        if switches and is_off(g, seat, card):
            continue
        found.append((card, adventures[card].work))
        for hung in under.get(card, ()):
            found.append((hung, adventures[hung].work))
    for hung in under.get(hero_key(seat), ()):
        found.append((hung, adventures[hung].work))
    for name in player.escorts:
        found.append((name, quests[name].work))
    for names in (player.quests, g.global_quests):
        for name in names:
            if quests[name].influences:
                found.append((name, quests[name].work))
    if g.cards.placed and not anywhere:
        return [(name, work) for name, work in found if not work.where or times(g, player.space, work.where) > 0]
    return found


def counts(g: State, seat: int, work: Work) -> bool:
    """Whether what something does counts where a seat's hero is."""
    return not work.where or times(g, g.players[seat].space, work.where) > 0


def is_off(g: State, seat: int, card: str) -> bool:
    """Whether a readied card, or the card that an attachment hangs under, does nothing now; it stays where it is (5)."""
    host = card if card in g.players[seat].inventory else next((each for each, hung in g.under.items() if card in hung), "")
    hung = [g.cards.adventures[each].work for each in g.under.get(host, ())]
    return any(work.disables and counts(g, seat, work) for work in hung) and not is_protected(g, host)


def is_protected(g: State, card: str) -> bool:
    """Whether others' cards and monsters can do nothing to a readied card, nor to what protects it."""
    return any(g.cards.adventures[hung].work.protects for hung in g.under.get(card, ()))


def place_of_use(work: Work) -> tuple[Terrain, ...]:
    """The terrains in one of which something can be used: its own, or where all that it does counts."""
    return work.where if work.use is None else work.use.where or work.where


def can_use_here(g: State, seat: int, work: Work) -> bool:
    """Whether something can be used where a seat's hero is."""
    return times(g, g.players[seat].space, place_of_use(work)) > 0


def why_there(g: State, seat: int, work: Work) -> str:
    """Why something counts that works in some terrain only; "" for all else."""
    return why_so(g, g.players[seat].space, work.where) if work.where else ""


def level_value(g: State, seat: int, form: str) -> int:
    """A hero's melee, magic or speed as printed for its level."""
    player = g.players[seat]
    return g.cards.heroes[player.hero].levels[player.level - 1][form]


def stat_bonuses(g: State, seat: int, form: str) -> list[Part]:
    """What cards in play add to a hero's stat."""
    escorts = g.players[seat].escorts
    return [
        (card, work.stats[form], ESCORTED if card in escorts else why_there(g, seat, work))
        for card, work in works(g, seat) if form in work.stats
    ]  # fmt: skip


def stat(g: State, seat: int, form: str) -> int:
    """A hero's melee, magic or speed: its level, and cards (§2)."""
    return level_value(g, seat, form) + total(stat_bonuses(g, seat, form))


def tested(g: State, seat: int, what: str) -> int:
    """What a hero's roll begins with: the stat that is tested; of threats also its level, or the life that it has left (§8)."""
    if what == LEVEL:
        return g.players[seat].level
    return g.players[seat].life if what == LIFE else stat(g, seat, what)


def stats_of(g: State, seat: int) -> dict[str, int]:
    """A hero's current stats."""
    return {form: stat(g, seat, form) for form in ("melee", "magic", "speed")}


def total(parts: list[Part]) -> int:
    """The sum of some parts."""
    found = 0
    for _, count, _ in parts:  # for the compiler this is a loop, a sum is a call
        found += count
    return found


def ability_of(g: State, name: str) -> str:
    """What the journal calls what works: a hero by its ability, all else by its own name."""
    return name + OF_HERO if name in g.cards.heroes else name


def added_and_taken(g: State, parts: list[Part]) -> dict[str, Any]:
    """Some parts as the journal tells them: how much cards add and how much they take away, and which, each once; a card that is
    not known any more is not named. And why each of them counts now."""
    gives, takes = [part for part in parts if part[1] > 0], [part for part in parts if part[1] < 0]
    raised, lowered = names_of(g, gives), names_of(g, takes)
    return {
        "more": total(gives), "raised": raised, "raised_why": each_reason(g, raised, gives),
        "less": -total(takes), "lowered": lowered, "lowered_why": each_reason(g, lowered, takes),
    }  # fmt: skip


def each_reason(g: State, cards: list[str], parts: list[Part]) -> list[str]:
    """Why each of these cards gives or takes in some parts, in their order; "" where it always does."""
    return [next((why for name, _, why in parts if why and ability_of(g, name) == card), "") for card in cards]


def each_number(g: State, cards: list[str], parts: list[Part]) -> list[int]:
    """How much each of these cards gives or takes in some parts, in their order."""
    return [total([part for part in parts if part[0] and ability_of(g, part[0]) == card]) for card in cards]


def each_of(g: State, parts: list[Part]) -> int:
    """How much every card of some parts gives or takes, where they are several and all the same; else 0."""
    names = names_of(g, parts)
    sums = {abs(total([part for part in parts if part[0] and ability_of(g, part[0]) == name])) for name in names}
    return sums.pop() if len(names) > 1 and len(sums) == 1 and all(name for name, _, _ in parts) else 0


def names_of(g: State, parts: list[Part]) -> list[str]:
    """The cards of some parts, each once."""
    return list(dict.fromkeys([ability_of(g, name) for name, _, _ in parts if name]))


def most_life(g: State, seat: int) -> int:
    """The printed life."""
    return hero_of(g, seat).life


def limits(g: State, seat: int, anywhere: bool = False) -> tuple[int, int]:
    """How many permanent boons and how many permanent treasures a hero may have readied.

    :param anywhere: as if all that it has counted where it is: what does not count for a while makes nobody discard anything.
    """
    hero = hero_of(g, seat)
    boons, treasures = hero.boons, hero.treasures
    for _, work in works(g, seat, anywhere):
        boons += work.boons
        treasures += work.treasures
    return max(0, boons), max(0, treasures)


def boon_limit(g: State, seat: int) -> int:
    """How many permanent boons a hero may have readied."""
    return limits(g, seat)[0]


def treasure_limit(g: State, seat: int) -> int:
    """How many permanent treasures a hero may have readied."""
    return limits(g, seat)[1]


def attack_forms(g: State, seat: int) -> tuple[str, ...]:
    """The forms in which a hero may attack: those of its card, and what cards add."""
    found = hero_of(g, seat).forms
    for _, work in works(g, seat):
        if work.attack_forms:
            found = (*found, *[form for form in work.attack_forms if form not in found])
    return found


def hand_size(g: State, seat: int) -> int:
    """How many cards a seat draws up to at the end of its turn: five, and what cards change (§5.5; A6)."""
    return max(0, HAND + sum([work.hand for _, work in works(g, seat)]))


def readied(g: State, seat: int, kind: str) -> list[str]:
    """A seat's readied boons or treasures."""
    adventures = g.cards.adventures
    return [card for card in g.players[seat].inventory if adventures[card].kind == kind]


def in_play(g: State, seat: int) -> list[str]:
    """A seat's readied boons and treasures, each with what hangs under it."""
    found = []
    for host in g.players[seat].inventory:
        found.append(host)
        found += g.under.get(host, ())
    return found


def on_table(g: State, seat: int) -> list[str]:
    """All cards that lie before a seat: readied, hung under others or on its hero, banes."""
    return [*in_play(g, seat), *g.under.get(hero_key(seat), ()), *g.players[seat].banes]


def hosts(g: State, seat: int, attach: str) -> list[str]:
    """What something can be hung under: readied treasures, any (``treasure``) or those of a type, or a ``monster`` of the lair."""
    if attach == MONSTER:
        return sorted(g.players[seat].lair)
    return [each for each in readied(g, seat, TREASURE) if attach == TREASURE or attach in g.cards.adventures[each].types]


def treasure_types(g: State, seat: int) -> set[str]:
    """Types of which the hero has a treasure, so that no second one fits (§5.4)."""
    return {type for card in readied(g, seat, TREASURE) for type in g.cards.adventures[card].types}


def concerns(types: tuple[str, ...], monster: tuple[str, ...] | None) -> bool:
    """Whether a change that names ``types`` concerns this enemy; ``None`` is a hero."""
    if not types:
        return True
    if monster is None:
        return False
    return MONSTER in types or any(type in types for type in monster)


def adds(change: RollChange, of: str, form: str, enemy: bool, monster: tuple[str, ...] | None, source: str) -> bool:
    """Whether a change is added to this roll."""
    return (
        change.enemy == enemy
        and of in change.of
        and (not change.forms or form in change.forms)
        and concerns(change.types, monster)
        and (not change.sources or source in change.sources or (source == "blocked" and "exit" in change.sources))
    )


def hero_bonuses(
    g: State, seat: int, of: str, form: str, monster: tuple[str, ...] | None = None, source: str = ""
) -> list[Part]:  # fmt: skip
    """What cards in play add to a hero's roll; ``monster`` are the types of the monster it fights, None against a hero."""
    found = []
    for card, work in works(g, seat):
        for change in work.rolls:
            if adds(change, of, form, False, monster, source):
                why = because(change, of, form, monster, source)
                if work.where or change.where or change.per:
                    found += placed(g, card, change, g.players[seat].space, why_there(g, seat, work) or why)
                else:
                    found.append((card, change.add, why))
    return found


def placed(g: State, card: str, change: RollChange, space: str, why: str) -> list[Part]:
    """What a change adds to a roll in a space: nothing where it does not count there.

    :param why: why it counts, where the space does not say.
    """
    count = times(g, space, change.where, change.per)
    return [(card, change.add * count, why_so(g, space, change.where, change.per) or why)] if count > 0 else []


def hero_bonus(g: State, seat: int, of: str, form: str, monster: tuple[str, ...] | None = None, source: str = "") -> int:
    """The sum of :func:`hero_bonuses`."""
    return total(hero_bonuses(g, seat, of, form, monster, source))


def enemy_bonuses(g: State, seat: int, space: str, form: str, monster: tuple[str, ...] | None) -> list[Part]:
    """What cards in play and the space of the battle add to an attack roll against a hero."""
    found = []
    for card, work in [*works(g, seat), (space, g.cards.maps[space].work)]:
        for change in work.rolls:
            if adds(change, ATTACK, form, True, monster, ""):
                why = because(change, ATTACK, form, monster, "", here=card == space)
                if work.where or change.where or change.per:
                    found += placed(g, card, change, space, why_there(g, seat, work) or why)
                else:
                    found.append((card, change.add, why))
    return found


def enemy_bonus(g: State, seat: int, space: str, form: str, monster: tuple[str, ...] | None) -> int:
    """The sum of :func:`enemy_bonuses`."""
    return total(enemy_bonuses(g, seat, space, form, monster))


def commanding(g: State, seat: int, card: Adventure) -> list[tuple[str, Command]]:
    """A seat's enhancers that concern its encounter; alone (seat -1) those that roam the dungeon."""
    found = []
    for bane in g.players[seat].banes if seat >= 0 else g.roaming:
        for command in g.cards.adventures[bane].work.commands:
            if any(type in command.types for type in card.types) or card.kind in command.types:
                found.append((bane, command))
    return found


def price(g: State, seat: int, name: str, x: int = 0, target: int = -1) -> int:
    """What a card costs its player (or whoever pays its peril); never less than 1 by cards that lower it (§4).

    :param target: against whom it is sent, if that is known.
    """
    card = g.cards.adventures[name]
    printed = x if card.cost == X else card.cost
    if card.kind in (MONSTER, TRAP):
        lower = 0
        for _, command in commanding(g, seat, card):
            lower += command.cost
        if g.cards.cheapens and target >= 0:
            lower -= sum([less for _, work in works(g, target) for type, less in work.cheaper.items() if type in card.types])
        if lower:
            return max(1, printed + lower) if printed > 0 else printed
    return printed


def printed_cost(card: Adventure) -> int:
    """The printed cost; a card whose player chooses it counts nothing."""
    return 0 if card.cost == X else card.cost


def monster_bonuses(g: State, owner: int, card: Adventure, form: str) -> list[Part]:
    """What its owner's enhancers add to a monster's stat."""
    return [
        (bane, command.stats[form], commanded(command, card.types))
        for bane, command in commanding(g, owner, card) if form in command.stats
    ]  # fmt: skip


def monster_stat(g: State, owner: int, card: Adventure, form: str) -> int:
    """A monster's stat under its owner's enhancers."""
    assert card.body is not None
    return card.body.stats[form] + total(monster_bonuses(g, owner, card, form))


def ignores(g: State, seat: int, hazard: str) -> bool:
    """Whether a hero ignores a hazard."""
    return ignored_by(g, seat, hazard) != ""


def ignored_by(g: State, seat: int, hazard: str) -> str:
    """The card, hero or space by which a hero ignores a hazard; "" where it does not."""
    return next((name for name, work in works(g, seat) if hazard in work.ignores), "")


def body_of(g: State, name: str) -> Body:
    """The body of a monster card or of a quest's monster."""
    card = g.cards.adventures.get(name)
    body = g.cards.quests[name].monster if card is None else card.body
    assert body is not None
    return body


def monster_life(g: State, name: str) -> int:
    """The life with which a monster card is played: as printed, and what hangs under it, or is declared with it, gives."""
    hung = [*g.under.get(name, ()), *[card for card, aims in g.spread.items() if name in aims]]
    return body_of(g, name).life + sum([g.cards.adventures[card].work.host_life for card in hung])


def spendable(g: State, seat: int) -> int:
    """Action points for anything but moving and the challenge; by the option of ruling 3 a saved one is for the challenge only."""
    player = g.players[seat]
    if seat != g.active and g.options.saved_ap == "challenge":
        return player.points() - max(0, player.ap - player.wind) * (not player.down and not player.waits)
    return player.points()


POINTS = 3
"""Action points of a turn by variant 7, whatever the speed."""


def usual_ap(g: State, seat: int) -> int:
    """Action points of a turn without what cards give and withhold: current speed; variant 7: three."""
    return POINTS if g.options.limited_movement else stat(g, seat, "speed")


def ap_at_reset(g: State, seat: int) -> int:
    """Action points of the coming turn: current speed, less what cards withhold, but at least 1 (§5.1, rulings 23, 11)."""
    player = g.players[seat]
    usual = usual_ap(g, seat)
    less = -player.less_ap + sum([work.reset_ap for _, work in works(g, seat)])
    return max(1, usual + less) if less < 0 else max(0, usual + less)


def ap_parts(g: State, seat: int) -> list[Part]:
    """What cards give and what they withhold of the action points of the coming turn, each with its number. A part without a card
    is withheld by one that is not known any more."""
    found = [] if g.options.limited_movement else stat_bonuses(g, seat, "speed")
    player = g.players[seat]
    found = found + [
        (name, work.reset_ap, ESCORTED if name in player.escorts else why_there(g, seat, work))
        for name, work in works(g, seat) if work.reset_ap
    ]  # fmt: skip
    found += [(name, -1, "") for name in player.less_by]
    if rest := player.less_ap - len(player.less_by):
        found.append(("", -rest, ""))
    return found
