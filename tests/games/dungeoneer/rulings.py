"""Rulings and options, each with the place in the rules that is passed when it decides something (for :mod:`.coverage`).

A place is a function, words of one of its lines, and a condition on what the function knows at that line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from undercroft.games.dungeoneer.cards.fields import COUNTER
from undercroft.games.dungeoneer.rules import moving
from undercroft.games.dungeoneer.rules.wounds import MONSTER_TEXT

Known = Mapping[str, Any]


class Place(NamedTuple):
    """Where in the rules: ``function`` as ``module.name``, the first line that holds ``words``, and when a passing counts."""

    function: str
    words: str
    when: Callable[[Known], bool] | None = None


class Ruling(NamedTuple):
    """A number of the rules page, what it says, and where. Its tests name it."""

    number: int
    says: str
    places: tuple[Place, ...]


def option(id: str, value: Any) -> Callable[[Known], bool]:
    return lambda v: bool(getattr(v["g"].options, id) == value)


def both(*conditions: Callable[[Known], bool]) -> Callable[[Known], bool]:
    return lambda v: all(condition(v) for condition in conditions)


def foreign(v: Known) -> bool:
    """Somebody else's turn."""
    return bool(v["seat"] != v["g"].active)


def alone(v: Known) -> bool:
    return len(v["g"].players) == 1


def meets_on_entrance(v: Known) -> bool:
    g, space = v["g"], v["player"].space
    return bool(g.cards.maps[space].entrance and len(g.heroes_in(space)) > 1)


def dead_with_peril(v: Known) -> bool:
    return any(not player.alive and player.peril for player in v["g"].players)


def held_by(own: bool) -> Callable[[Known], bool]:
    """A blocked exit is held open, by the hero itself or by another."""

    def holds(v: Known) -> bool:
        if v["leaving"].kind != "blocked" or not moving.is_held_open(v["g"], v["here"], v["side"]):
            return False
        return (v["side"] in v["player"].thresholds) == own

    return holds


def passed_trap(v: Known) -> bool:
    return v["leaving"].kind == "trap" and (v["here"], v["side"]) in v["g"].sprung


def others_in_danger(v: Known) -> bool:
    return bool(v["g"].cards.maps[v["battle"].space].danger and any(seat != v["g"].active for seat in v["seats"]))


RULINGS = (
    Ruling(1, "Blocked and trap exits test speed unless the card says otherwise.",
           (Place("moving.move", 'leaving.threat, "blocked"'), Place("moving.move", 'leaving.threat, "exit"'))),
    Ruling(2, "What a strike does besides the wound works for the winner of a counter roll, too.",
           (Place("strikes.monster_strikes", "yield from happen", lambda v: v["of"] == COUNTER),)),
    Ruling(3, "A saved action point does all that may be done in anybody's turn.",
           (Place("playing._pay_and_attack", "g.players[seat].pay()", foreign), Place("moving.stand_up", "player.pay()", foreign))),
    Ruling(4, "In a hunt any unspent action point pays for the challenge.",
           (Place("battle.challenge", "g.players[seat].pay()", lambda v: v["seat"] == v["g"].active),)),
    Ruling(5, "One attempt in a turn is free, whatever the quest; each further one costs a point.",
           (Place("quests.pay_attempt", "g.players[seat].pay()"),)),
    Ruling(6, "A search adds the spaces strictly between hero and entrance.",
           (Place("quests.do", "total = die + distance", option("search_distance", "between")),)),
    Ruling(7, "One joint declaration; battles follow in the declared order.",
           (Place("turn.resolve", "LORD_BANES"),)),
    Ruling(8, "A hero that falls to one attacker is spared by the others, who return unwounded.",
           (Place("battle.counter_rolls", "continue", lambda v: not v["attack"].gone),)),
    Ruling(9, "Wounds on monsters are forgotten in the lair.",
           (Place("turn.declare", ".remove(name)", lambda v: v["name"] in v["player"].lair),)),
    Ruling(10, "What a response has discarded cannot be challenged.",
           (Place("challenge.challenge_targets", "found: list", lambda v: any(attack.removed for attack in v["battle"].attacks)),)),
    Ruling(11, "The peril of a reward goes to any living opponent, or to nobody.",
           (Place("way.Together.reward", "Choose(owner, REWARD"),)),
    Ruling(12, "No hero attacks a hero on an entrance.",
           (Place("acts.refuse_attacks", "entrance_peace", both(meets_on_entrance, option("entrance_peace", "all"))),)),
    Ruling(13, "A map card that fits nowhere goes under the deck, and another is drawn.",
           (Place("moving.lay_map_card", "misfits.append"),)),
    Ruling(14, "A tunnel of the beginning that does not fit goes back, and another is tried.",
           (Place("setup.lay_beginning", "if turns:", lambda v: not v["turns"]),)),
    Ruling(15, "The space where the turn began, and one entered before, give nothing again.",
           (Place("moving.enter", "if is_new", lambda v: not v["is_new"]),)),
    Ruling(16, "A hero has not moved if it did not leave its space in its own turn, wherever others put it.",
           (Place("moving.arrive", 'g.tell("enters"', foreign),)),
    Ruling(17, "A lying hero has its free attempt; its points are for standing up.",
           (Place("quests.pay_attempt", "g.used.add", lambda v: v["g"].players[v["seat"]].down),)),
    Ruling(18, "A lying hero loses no life at its turn.", (Place("turn.reset", "player.less_ap = 0", lambda v: v["player"].down),)),
    Ruling(19, "An exit opened from the threshold stays open for its opener.",
           (Place("moving.move", "BLOCKED and holder", held_by(True)),)),
    Ruling(20, "An exit held open from the threshold is open for everybody who leaves through it.",
           (Place("moving.move", "BLOCKED and holder", held_by(False)),)),
    Ruling(21, "A hand above five is kept, and nothing is drawn.",
           (Place("piles.draw_cards", "drawn = []", lambda v: len(v["player"].hand) > v["up_to"]),)),
    Ruling(22, "What an eliminated player leaves: cards are discarded, quests leave the game, a token drops.",
           (Place("wounds.defeat", "player.quests = []"),)),
    Ruling(23, "The maiden withholds one action point at Reset.",
           (Place("values.ap_at_reset", "less = ", lambda v: "maiden-in-distress" in v["player"].escorts),)),
    Ruling(24, "What the entrance, Kron, Roderik and the fish cost.",
           (Place("playing.use_effect", "pay_use",
                  lambda v: v["name"] in ("kron", "roderik", "tomb-antechamber")),
            Place("luck.try_luck", "player.glory -= quest.extra"))),
    Ruling(25, "Undead Awakening gives melee and magic.",
           (Place("values.commanding", "found.append", lambda v: v["bane"].startswith("undead-awakening")),)),
    Ruling(26, "The struck player picks the readied card that goes.", (Place("effects._discard_readied", "Choose(seat, GIVE_UP"),)),
    Ruling(27, "Wounds stay on a quest's monster until the quest is completed.",
           (Place("quests.hunt", "attack = Attack(", lambda v: bool(v["g"].tokens.get(v["name"]))),)),
    Ruling(28, "Without quests left no global one follows.",
           (Place("piles.next_quest", "if not g.quest_below", lambda v: not v["g"].quest_below),)),
    Ruling(29, "Of two legal turns of a map card its player picks.",
           (Place("moving.lay_map_card", "layer = ", lambda v: len({place for place, _ in v["places"]}) < len(v["places"])),)),
    Ruling(30, "Alone: five cards of the glory deck.",
           (Place("setup.set_up", "draw_cards(g, seat, HAND)", alone),)),
    Ruling(31, "Alone: no dice at the start, but for not moving.", (Place("turn.close", "way.income", alone),)),
    Ruling(32, "Alone: banes, then the hazard, then all encounters in one battle.",
           (Place("solo.meet", "yield from encounter", lambda v: len(v["cards"]) > 1),)),
    Ruling(33, "Alone: a monster attacks in its best form.", (Place("solo.Alone.forms_of", "return (max("),)),
    Ruling(34, "An encounter whose target has got away: the peril stays spent, the monster is unwounded.",
           (Place("battle.encounter", "yield from clear", lambda v: v["g"].players[v["target"]].space != v["space"]),)),
    Ruling(35, "The first limit of a hero is of boons, the second of treasures.",
           (Place("uses.refuse_room", "if card.kind == BOON"),)),
    Ruling(36, "Legion is a demon.", (Place("sums.monster_parts", "card = ", lambda v: v["attack"].monster == "legion"),)),
    Ruling(37, "What changes a roll is played before the dice.", (Place("playing.count_in", "g.next_rolls.append"),)),
    Ruling(38, "Heroes attack in melee or magic only.", (Place("battle.forms_of", "return attack_forms"),)),
    Ruling(39, "Draky has one life and speed 3.", (Place("quests.hunt", "attack = Attack(", lambda v: v["name"] == "slay-draky"),)),
    Ruling(40, "Traps work before the monsters roll, on every hero in the space.", (Place("battle.spring_traps", "failed = "),)),
    Ruling(41, "A trap exit is spent for everybody until the next Reset.",
           (Place("moving.move", "leaving.kind == TRAPPED", both(passed_trap, option("trap_exits", "once"))),)),
    Ruling(42, "Danger counts for a hero brought there in another's turn.",
           (Place("battle.spring_traps", "danger = ", both(others_in_danger, option("danger_for_all", True))),)),
    Ruling(43, "Rewards are for every life point really lost to the monster's card.",
           (Place("wounds.note_wound", "battle.dealt[cause.owner]", lambda v: v["cause"].kind == MONSTER_TEXT),)),
    Ruling(44, "Escorts begin, are picked up and delivered freely.",
           (Place("quests.take_token", "player.escorts.append"), Place("quests.do", "del g.dropped"),
            Place("quests.do", "if not g.options.deliver_free", option("deliver_free", True)))),
    Ruling(45, "A dropped escort is nobody's until somebody picks it up.", (Place("quests.drop", "g.dropped[name]"),)),
    Ruling(46, "A token taken replaces the wounds of the strike, nothing else.",
           (Place("strikes.strike_hero", "taken = answer[1]"),)),
    Ruling(47, "The last life is no sacrifice.",
           (Place("sacrifice.asks_for", "player.life))", lambda v: 0 < v["player"].life <= v["given"]["life"]),)),
    Ruling(48, "If all fall at once, the owner of the deed wins, else whose action it was.",
           (Place("way.Together.survivor", "return living[0]", lambda v: not v["living"]),)),
    Ruling(49, "With the active hero's defeat the turn ends, without phase V.", (Place("turn.beat", "pass_turn(g)"),)),
    Ruling(50, "Peril of the eliminated pays for nothing.",
           (Place("declaring.peril_left", "for other in g.others", dead_with_peril),
            Place("uses.payers", "return", dead_with_peril))),
    Ruling(51, "What exceeds a limit later is discarded by choice, at once.", (Place("piles._give_up", "drop_readied"),)),
    Ruling(52, "Treasures are thrown away in phase V only.", (Place("piles.discard_one", "leave_play"),)),
    Ruling(53, "Exploring costs nothing where no card finds a place.",
           (Place("moving.lay_map_card", 'return ""', lambda v: v["g"].phase == "hero"),)),
    Ruling(54, "The roll of a search is no attempt.", (Place("quests.do", "total = die + distance"),)),
    Ruling(55, "The player to the left is the next one living.",
           (Place("battle.player_of", "return (g.others", lambda v: len(v["g"].living()) < len(v["g"].players) > 1),)),
    Ruling(56, "The point of a fall is for anything but moving, and lapses with the turn.",
           (Place("playing._fall", "fall_ap += 1"),)),
    Ruling(57, "After a trap alone, heroes in the space may be challenged.",
           (Place("challenge.challenge_targets", "found: list", lambda v: bool(v["battle"].traps and not v["battle"].attacks)),)),
    Ruling(58, "Whoever rises again keeps peril, glory and quests, and goes on with phase V.",
           (Place("wounds.rise_again", "player.hero = "),)),
    Ruling(59, "Alone: the dearest treasure, the dearest monster, a card for a quest's monster.",
           (Place("solo.hang_on_treasure", "= dearest("), Place("solo.fill_lair", "= dearest("))),
    Ruling(60, "What a space allows is for the own Hero phase, as often as paid for.",
           (Place("twists.map.TombAntechamber.use", "new = "),)),
    Ruling(61, "Grim tunnels may be among the four of the beginning.",
           (Place("setup.lay_beginning", "g.map_bag.remove(card)", lambda v: v["g"].cards.maps[v["card"]].type == "grim-tunnel"),)),
)  # fmt: skip


class Switch(NamedTuple):
    """An option of the table at a value that is not the usual one, and where it makes the difference."""

    id: str
    value: str
    places: tuple[Place, ...]


SWITCHES = (
    Switch("no_blank_spots", "on", (Place("setup.lay_everything", "map_hand.remove(card)"),)),
    Switch("resurrection", "on", (Place("wounds.rise_again", "player.hero = "),)),
    Switch("hero_choice", "on", (Place("setup.deal_heroes", "pick-hero"),)),
    Switch("optional_discard", "on", (
        Place("piles.discard_one", "if answer == PASS", lambda v: v["answer"] == "pass" and v["player"].hand),)),
    Switch("unbiased_placement", "on", (Place("moving.who_lays", "return other", lambda v: v["other"] != v["seat"]),)),
    Switch("nothing_personal", "on", (Place("setup.deal_quests", "reveal_quest(g)", option("nothing_personal", True)),)),
    Switch("limited_movement", "on", (Place("values.ap_at_reset", "usual = ", option("limited_movement", True)),)),
    Switch("ap_for_falling", "on", (Place("battle.challenge", '"falling"'),)),
    Switch("dodge_spikes", "on", (Place("moving.dodges", "player.pay()"),)),
    Switch("lair_in_solo", "on", (Place("solo.Alone.clear", "fill_lair"),)),
    Switch("counter_strikes", "off", (
        Place("strikes.monster_strikes", "yield from happen",
              both(lambda v: v["of"] == COUNTER, option("counter_strikes", False))),)),
    Switch("saved_ap", "challenge", (
        Place("acts.refuse_attacks", 'spendable(g, seat)', both(foreign, option("saved_ap", "challenge"))),)),
    Switch("search_distance", "moves", (Place("quests.do", "total = die + distance", option("search_distance", "moves")),)),
    Switch("entrance_peace", "challenge", (
        Place("acts.refuse_attacks", "entrance_peace", both(meets_on_entrance, option("entrance_peace", "challenge"))),)),
    Switch("trap_exits", "always", (
        Place("moving.move", "leaving.kind == TRAPPED", both(passed_trap, option("trap_exits", "always"))),)),
    Switch("danger_for_all", "off", (
        Place("battle.spring_traps", "danger = ", both(others_in_danger, option("danger_for_all", False))),)),
    Switch("reward_wounds", "strikes", (
        Place("wounds.is_rewarded", "return cause.kind == STRIKE",
              both(lambda v: v["cause"].kind == MONSTER_TEXT, option("reward_wounds", "strikes"))),)),
    Switch("deliver_free", "off", (Place("quests.do", "pay_attempt"),)),
    Switch("turn_limit", "set", (Place("turn.reset", "end(g"),)),
)  # fmt: skip
