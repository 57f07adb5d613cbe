"""What a choice may bring before it is made: what has to be rolled with it and what a failure does, the odds with and without a
card. All of it is reckoned from what the seat that is asked may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from ....kernel.ask import letter_of, seat_of
from ..cards.fields import (
    ATTACK,
    BOON,
    COUNTER,
    DANGER,
    MONSTER,
    PERMANENT,
    PIT,
    SPIKES,
    THREAT,
    Adventure,
    MapCard,
    Quest,
    Tested,
    Threat,
    Work,
)
from ..rules.battle import forms_of
from ..rules.challenge import open_answers
from ..rules.entrances import nearest_entrances
from ..rules.moving import ONE_WOUND, danger_for
from ..rules.rolls import Facing, threat_parts
from ..rules.sums import trap_value
from ..rules.twist import TWISTS
from ..rules.uses import own_uses, work_of
from ..rules.values import ability_of, boon_limit, ignored_by, ignores, readied, treasure_limit
from ..rules.way import way_of
from ..rules.wounds import LAST_CRY, QUEST, STRIKE, Cause, ferry_of, free_heroes, preventers
from ..state.aims import Aim, read_aim
from ..state.attacks import Attack, Battle, attack_of, hero_against, rolling, standing
from ..state.moments import CHALLENGE, RESPONDS, RESPONSES, USUAL, Coming, Moment
from ..state.state import State
from . import odds
from .then import DEFEAT, GLORY, KNOCKDOWN, STANDUP, TO_ENTRANCE, Back, Change, Enters, Guard, Harm, Part, Risk, Spared, Then

WOUND: Final = odds.harms(ONE_WOUND)
"""What a trapped exit and spikes do."""

BESIDE_DICE: Final = ("heal", "ap")
"""Effects that change no roll."""


def risk(g: State, seat: int, what: str, card: str, threat: Threat, fails: list[Harm], needed: int = 0, danger: int = 0) -> Risk:
    """A threat that a seat's hero would face, by its better stat.

    :param needed: what must be reached, if other than printed; ``danger``: how much of that is the danger of the space.
    """
    rolls = [Coming(seat, THREAT, form, None, what, None, needed or threat.value) for form in threat.stats]
    best = max(rolls, key=lambda roll: odds.of_threat(g, roll))
    return Risk(
        seat=letter_of(seat), what=what, card=card, stat=best.form, needs=best.needed, danger=danger,
        parts=parts(g, best), percent=odds.percent(odds.of_threat(g, best)), fails=befalls(g, seat, fails, what),
    )  # fmt: skip


def befalls(g: State, seat: int, harms: list[Harm], what: str) -> list[Harm]:
    """What of a failure really befalls a hero: one that lies does not fall again, nobody loses more glory than there is or is moved
    from an entrance to the nearest one, and once defeated it suffers nothing more."""
    player = g.players[seat]
    dies = deadly(g, seat, harms, what)
    found: list[Harm] = []
    for harm in harms:
        if harm.what == KNOCKDOWN and player.down:
            if harm.n > player.standup:
                found.append(Harm(what=STANDUP, n=harm.n))
        elif harm.what == GLORY and harm.n < 0:
            if player.glory:
                found.append(Harm(what=GLORY, n=max(harm.n, -player.glory)))
        elif harm.what != TO_ENTRANCE or not g.cards.maps[player.space].entrance:
            found.append(harm)
        if dies and harm.what == "wound":
            break
    return [*found, *dies]


def deadly(g: State, seat: int, harms: list[Harm], what: str) -> list[Harm]:
    """The defeat that comes with the wounds of a failure where a hero has no more life than that, and nothing that saves it.

    :param what: where they come from: a card that lies open may prevent some of them, each of its tokens one, and itself one.
    """
    uses: list[Any] = preventers(g, seat, Cause(what))
    prevented = sum([1 + g.tokens.get(card, 0) for _, card in uses])
    return [Harm(what=DEFEAT, n=1)] if last_life(g, seat, wounds_in(harms) - prevented) else []


def wounds_in(harms: Sequence[Harm]) -> int:
    """How many wounds are in what befalls a hero."""
    return sum([harm.n for harm in harms if harm.what == "wound"])


def parts(g: State, roll: Coming) -> list[Part]:
    """What is added to a hero's die against a threat, as it is shown."""
    return [odds.shown_part(part) for part in threat_parts(g, roll)]


def of_encounter(g: State, owner: int, name: str, target: int, x: int) -> list[Risk]:
    """What a monster or trap would make heroes roll for: every hero in the target's space, the owner's own too."""
    card = g.cards.adventures[name]
    if card.threat is None:
        return []
    space = g.players[target].space
    what = "monster" if card.kind == MONSTER else "trap"
    found = []
    for seat in g.heroes_in(space):
        danger = 0 if card.kind == MONSTER else danger_for(g, seat, space)
        needed = 0 if card.kind == MONSTER else trap_value(g, owner, card, x, space) + danger
        found.append(risk(g, seat, what, name, card.threat, odds.harms(card.fail), needed, danger))
    return found


def of_entering(g: State, seat: int, space: str) -> list[Risk]:
    """The hazards that a hero meets in a space."""
    card: MapCard = g.cards.maps[space]
    found = []
    if card.spikes is not None and not ignores(g, seat, SPIKES):
        found.append(risk(g, seat, "hazard", space, card.spikes, WOUND))
    if card.pit is not None and not ignores(g, seat, PIT):
        found.append(risk(g, seat, "hazard", space, card.pit, [Harm(what="knockdown", n=0)]))
    if card.threat is not None:
        found.append(risk(g, seat, "place", space, card.threat, odds.harms(card.fail)))
    return found


def enters(g: State, seat: int, space: str, then: Then) -> None:
    """A hero comes into a space: in its own turn that gives peril and glory where it is new, and there are the hazards. What counts
    in some terrain only counts, or not, as it will be there."""
    player = g.players[seat]
    here, player.space = player.space, space
    try:
        _enters(g, seat, space, then)
    finally:
        player.space = here


def _enters(g: State, seat: int, space: str, then: Then) -> None:
    """The same of a hero that has come there."""
    then.enters = Enters(letter_of(seat), space)
    if seat != g.active:
        return
    then.enters.danger = danger_for(g, seat, space) or UNSET
    there = g.cards.maps[space]
    printed = ((SPIKES, there.spikes), (PIT, there.pit), (DANGER, there.danger))
    found = [(hazard, ignored_by(g, seat, hazard)) for hazard, has in printed if has]
    then.spared = [Spared(letter_of(seat), space, hazard, ability_of(g, by)) for hazard, by in found if by] or UNSET
    if space not in g.visited:
        way = way_of(g)
        peril, then.enters.glory = way.gains(there)
        if way.alone:
            then.enters.dice = there.peril
        else:
            then.enters.peril = peril
    note_risks(g, of_entering(g, seat, space), then)


def moves(g: State, seat: int, work: Work, aim: Aim, then: Then) -> None:
    """Where a card, hero or space puts a hero, if it does and that is settled already."""
    if aim.on in g.cards.maps and work.twist and TWISTS[work.twist].fits.type == "warp":
        enters(g, seat, aim.on, then)
    here = g.players[seat].space
    if any(effect == TO_ENTRANCE for effect, _, _ in work.effects) and not g.cards.maps[here].entrance:
        nearest = nearest_entrances(g, seat, here)
        if len(nearest) == 1:
            enters(g, seat, nearest[0], then)


def of_quest(g: State, seat: int, name: str, quest: Quest) -> list[Risk]:
    """The threat of a quest; its failure befalls every hero in the space, and is told as printed where there are several."""
    if quest.threat is None:
        return []
    return [of_facing(g, seat, Facing(name, QUEST, quest.threat.value, 0, quest.fail), quest.threat.stats)]


def of_facing(g: State, seat: int, facing: Facing, stats: tuple[Tested, ...]) -> Risk:
    """A threat that a hero faces with one of these stats."""
    fails = odds.harms(facing.fails)
    found = risk(g, seat, facing.source, facing.card, Threat(stats, facing.needed), fails, facing.needed, facing.danger)
    there = failing(g, seat, facing.source)
    if len(there) > 1:
        found.all = True
        found.defeats = [letter_of(each) for each in there if can_fail(found) and deadly(g, each, fails, QUEST)]
        found.fails = fails
    return found


def failing(g: State, seat: int, what: str) -> list[int]:
    """Whom it befalls when a seat's hero fails: of a quest every hero in the space."""
    return g.heroes_in(g.players[seat].space) if what == QUEST else [seat]


def can_fail(risk: Risk) -> bool:
    """Whether a die can show too little: else nothing of a failure is foretold."""
    return risk.percent < 100


def note_risks(g: State, risks: list[Risk], then: Then) -> None:
    """Note what has to be rolled with a choice, and the open cards that may still prevent the wounds of a failure."""
    if risks:
        then.risks = risks
    for each in filter(can_fail, risks):
        guards(g, dict.fromkeys(failing(g, seat_of(each.seat), each.what), wounds_in(each.fails)), each.what, then)


def last_life(g: State, seat: int, wounds: int = 1) -> bool:
    """Whether so many wounds defeat a seat's hero: it has no more life, and nothing that saves it."""
    return g.players[seat].life <= wounds and not ferry_of(g, seat)


def fells(g: State, me: int, hits: Mapping[int, int], then: Then) -> None:
    """Note which heroes an attack may defeat, and whether ``me`` has won with that. By variant 2 others come back.

    :param hits: how many wounds by seat, the most that one hit, or the death of a monster, deals.
    """
    come_back = g.options.resurrection and free_heroes(g)
    fallen = [seat for seat, wounds in hits.items() if last_life(g, seat, wounds) and (seat == me or not come_back)]
    if fallen:
        then.fells = list(map(letter_of, fallen))
    if any(seat != me for seat in fallen) and len(g.living()) == way_of(g).fewest:
        then.wins = True


def guards(g: State, hits: Mapping[int, int], kind: str, then: Then) -> None:
    """Note the open cards that may still prevent wounds of this kind, or a defeat by them.

    :param hits: how many wounds by seat.
    """
    found = then.guards or []
    for seat, wounds in hits.items():
        if not wounds:
            continue
        uses: list[Any] = preventers(g, seat, Cause(kind))
        saves = ferry_of(g, seat) if g.players[seat].life <= wounds else ""
        for card in [*[card for _, card in uses], *filter(None, [saves])]:
            guard = Guard(letter_of(seat), card)
            if guard not in found:
                found.append(guard)
    if found:
        then.guards = found


def guards_at(g: State, m: Moment, changed: Sequence[Change], then: Then) -> None:
    """Note the same of the attacks and threats at a moment whose chances a card would change."""
    for each in changed:
        seat = seat_of(each.seat)
        if each.what == "unhurt":
            battle = m.fought()
            same = [attack for attack in standing(battle) if attack.monster == each.card]
            attack = next(attack for attack in same if attack.monster or seat in (attack.owner, attack.hero))
            of = COUNTER if attack.by_hero and seat == attack.owner else ATTACK
            if not attack.monster or seat == hero_against(attack):
                guards(g, {seat: most_wounds(g, battle, attack, of)}, STRIKE, then)
            guards(g, {seat: wounds_in(odds.harms(odds.last_of(g, battle, attack)))}, LAST_CRY, then)
        elif each.what == "overcome":
            for roll in m.rolls:
                if roll.attack is None and roll.seat == seat:
                    guards(g, dict.fromkeys(failing(g, seat, roll.source), wounds_in(odds.harms(roll.fails))), roll.source, then)


def wards(g: State, battle: Battle, attack: Attack, then: Then) -> None:
    """Note what lies open of the attacked hero that would weaken the attack in the response step: everybody can read it."""
    seat = attack.hero
    outer, g.battle = g.battle, battle
    try:
        found: list[Any] = own_uses(g, seat, Moment(RESPONDS, USUAL | RESPONSES, battle, (), seat))
    finally:
        g.battle = outer
    for _, name, *aim in found:
        twist = work_of(g, name).twist
        if twist and attack.monster in aim and TWISTS[twist].attack_change(g, attack.monster) < 0:
            then.guards = [*(then.guards or []), Guard(letter_of(seat), name)]


def strikes_back(g: State, seat: int, other: int, then: Then) -> None:
    """Note what an attacked hero may attack back with: what the Challenge step would offer it of what lies open, by the rules of
    that step, as if it had come."""
    battle = Battle(other, other, g.players[seat].space, [Attack(seat, "", other, by_hero=True)], False)
    outer, g.battle = g.battle, battle
    g.attackers.append((other, letter_of(seat)))
    try:
        found: list[Any] = open_answers(g, other, Moment(CHALLENGE, USUAL, battle), letter_of(seat))
    finally:
        g.attackers.pop()
        g.battle = outer
    back = []
    for what, name, *rest in found:
        use = work_of(g, name).use if what == "use" else None
        back.append(Back("", 0, int(not rest)) if use is None else Back(name, use.glory, use.ap))
    if back:
        then.back = back


def dying(g: State, battle: Battle, attack: Attack) -> dict[int, int]:
    """Whom the death of an attack's monster wounds, where one strike may defeat it: every hero in the space, by seat how much."""
    effects = next((last for form in forms_of(g, attack) if (last := odds.last_of(g, battle, attack, form))), ())
    wounds = wounds_in(odds.harms(effects))
    return dict.fromkeys(g.heroes_in(battle.space), wounds) if wounds else {}


def most_wounds(g: State, battle: Battle, attack: Attack, of: str) -> int:
    """The most that a strike of this side of an attack deals, in any form that the attack could have."""
    return max([odds.wounds(g, battle, attack, form, of) for form in forms_of(g, attack)])


def leaves_battle(g: State, card: Adventure, seat: int) -> str:
    """The seat whose hero a card would move out of a battle before its rolls, or "": then the attack finds nobody (§9)."""
    battle = g.battle
    heroes: list[int] = []
    if battle is not None and battle.step in ("attack", "response"):
        heroes = [battle.target, *[attack.owner for attack in standing(battle) if attack.by_hero]]
    elif battle is None and g.declared:
        fought = [target for target, _ in g.attackers]
        heroes = [target for name, target, _ in g.plan if g.cards.adventures[name].kind == MONSTER and target not in fought]
    return letter_of(seat) if "warp" in card.types and seat in heroes else ""


# -- a card with which a battle or a roll would go otherwise -----------------------------------------------------------------------


def changes(g: State, m: Moment, seat: int, option: Any) -> list[Change]:
    """The chances that a card or effect would change, as they are and as they would be; empty where it changes none, or what it
    does is no matter of dice."""
    name, aim = option[1], read_aim(option[2:])
    work = work_of(g, name)
    if work.ends or (work.twist and TWISTS[work.twist].drives_off):
        return [
            Change(what=what, seat=letter_of(who), card=card, before=odds.percent(old), after=100)
            for what, who, card, old in _chances(g, m, seat) if what == "unhurt" and card == aim.on and odds.percent(old) < 100
        ]  # fmt: skip
    take_back = _played(g, m, seat, name, aim)
    if take_back is None:
        return []
    try:
        after = [*_chances(g, m, seat)]
    finally:
        take_back()
    before = [*_chances(g, m, seat)]
    both = [(*of, odds.percent(new)) for of, (*_, new) in zip(before, after, strict=True)]
    changed = {(who, card) for _, who, card, old, new in both if odds.percent(old) != new}
    return [
        Change(what=what, seat=letter_of(who), card=card, before=odds.percent(old), after=new)
        for what, who, card, old, new in both if (who, card) in changed  # what stays as it is tells what the card is not for
    ]  # fmt: skip


def leaves_dice(g: State, m: Moment, seat: int, name: str) -> bool:
    """Whether a card or effect that changes no chance surely leaves the dice to come as they are: it is for a roll that is sure
    already, or does nothing but what no roll counts. What a twist does is not known."""
    work = work_of(g, name)
    if work.twist or not any(True for _ in _chances(g, m, seat)):
        return False
    if work.next_roll is not None:
        return True
    counts = work.stats or work.rolls or work.battle_rolls or work.battle_strikes or work.strikes_more or work.ignores
    return not counts and bool(work.effects) and all(effect in BESIDE_DICE for effect, _, _ in work.effects)


def _chances(g: State, m: Moment, seat: int) -> Iterator[tuple[str, int, str, float]]:
    """What is about to be rolled: of an attack the chance of a hero to stay unhurt and to strike, of a threat to overcome it."""
    if m.battle is not None:
        for attack in rolling(m.battle):
            if attack.form:
                yield from _sides(g, m.battle, attack, seat)
    for roll in m.rolls:
        if roll.attack is None and roll.needed:
            hazard = "" if roll.source != "hazard" else SPIKES if roll.fails else PIT
            spared = hazard != "" and ignores(g, roll.seat, hazard)  # by a card that is only played
            yield "overcome", roll.seat, "", 1.0 if spared else odds.of_threat(g, roll)


def stays(g: State, seat: int, name: str) -> bool:
    """Whether a card from hand would lie before its player from now on, with room for it: then it works at once."""
    card = g.cards.adventures.get(name)
    if card is None or name not in g.players[seat].hand or card.duration != PERMANENT or not card.is_glory or card.attach:
        return False
    most = boon_limit(g, seat) if card.kind == BOON else treasure_limit(g, seat)
    return len(readied(g, seat, card.kind)) < most


def _sides(g: State, battle: Battle, attack: Attack, me: int) -> Iterator[tuple[str, int, str, float]]:
    """Both sides of an attack, as far as a hero stands there; of my own monster, that it hits.

    Whoever defeats a monster that wounds by its death is hurt, too, and with it whoever stands there.
    """
    strike, _, counter = odds.of_attack(g, battle, attack)
    if not attack.monster:
        yield "strike", attack.owner, "", strike
        yield "unhurt", attack.owner, "", 1 - counter
        yield "unhurt", attack.hero, "", 1 - strike
        return
    hero = hero_against(attack)
    if not attack.by_hero and attack.owner == me != hero:
        yield "hits", hero, attack.monster, strike
        return
    hurt, wins = (counter, strike) if attack.by_hero else (strike, counter)
    hurts_all = any(effect == "wound" for effect, _, _ in odds.dying(g, attack))
    dies = wins if hurts_all and odds.last_of(g, battle, attack) else 0.0
    yield "unhurt", hero, attack.monster, 1 - hurt - dies
    yield "strike", hero, attack.monster, wins
    if hurts_all:
        for other in g.heroes_in(battle.space):
            if other != hero:
                yield "unhurt", other, attack.monster, 1 - dies


def _played(g: State, m: Moment, seat: int, name: str, aim: Aim) -> Callable[[], object] | None:
    """Note a card for what it changes in the coming rolls, as if it was played; return what takes that back. None: no change."""
    work = work_of(g, name)
    met = attack_of(m.battle, aim.on, aim.seats) if work.twist and m.battle is not None else None
    if met is not None and TWISTS[work.twist].counter_change:
        met.counters.append((name, TWISTS[work.twist].counter_change, ""))
        return met.counters.pop
    part = TWISTS[work.twist].attack_part(g, name, aim.on) if work.twist else None
    if part is not None and part[1]:
        attack = next(each for each in m.fought().attacks if each.monster == aim.on)
        attack.bonuses.append(part)
        return attack.bonuses.pop
    if stays(g, seat, name):
        g.players[seat].inventory.append(name)
        return g.players[seat].inventory.pop
    if work.next_roll is not None:
        g.next_rolls.append((seat, name, aim.x, aim.on))
        return g.next_rolls.pop
    if m.battle is not None and (work.battle_rolls or work.battle_strikes) and not aim.seats:
        m.battle.helps.append((seat, name))
        return m.battle.helps.pop
    return None
