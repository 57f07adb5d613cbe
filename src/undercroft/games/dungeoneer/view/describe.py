"""Options in words, by the question that offers them; the words of each are in :mod:`.deeds` and :mod:`.answers`."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Choose, Option
from ....kernel.game import Label
from ..rules.declaring import DECLARE, affordable
from ..rules.piles import DISCARD, held_at
from ..rules.playing import PAYER
from ..rules.sparing import SAVE
from ..rules.strikes import TAKE
from ..rules.turn import HERO_MENU, LORD_MENU
from ..rules.wounds import PREVENT
from ..state.state import State
from . import answers, deeds
from .answers import Words


def describe(g: State, ask: Choose, option: Option) -> Label:
    """How an option is shown. The first thing it touches is what one clicks."""
    words = QUESTIONS.get(ask.what)
    if words is not None:
        return words(g, ask, option)
    if isinstance(option, str):
        return Label(option, [f"act:{option}"])
    assert isinstance(option, tuple)
    return VERBS[option[0]](g, ask, option)


def _hero_menu(g: State, ask: Choose, option: Any) -> Label:
    return deeds.of_end_hero(g, ask, option) if isinstance(option, str) else VERBS[option[0]](g, ask, option)


def _lord_menu(g: State, ask: Choose, option: Any) -> Label:
    if option == "end":
        return Label("end-lord", ["act:end"])
    if option == DECLARE:
        return Label("declare", ["act:declare", *[held_at(g, ask.seat, name) for name in affordable(g, ask.seat)]])
    return VERBS[option[0]](g, ask, option)


VERBS: dict[str, Words] = {
    "play": deeds.of_play, "use": deeds.of_use, "stand-up": deeds.of_stand_up, "drop": deeds.of_drop, "fall": deeds.of_fall,
    "attack": deeds.of_attack_hero, "challenge": deeds.of_challenge, "move": deeds.of_move, "explore": deeds.of_explore,
    "attempt": deeds.of_quest, "search": deeds.of_quest, "escort": deeds.of_quest, "deliver": deeds.of_quest,
    "pick-up": deeds.of_quest, "travel": deeds.of_travel,
}  # fmt: skip
QUESTIONS: dict[str, Words] = {
    HERO_MENU: _hero_menu, LORD_MENU: _lord_menu, DECLARE: deeds.of_add, DISCARD: answers.of_discard,
    SAVE: answers.yes_or_no("save"), PAYER: answers.of_payer, PREVENT: answers.of_prevent, TAKE: answers.of_take,
    "form": answers.of_form, "stat": answers.of_stat, "keep": answers.with_card("keep"), "reward": answers.of_reward,
    "give-up": answers.of_card, "lair-surplus": answers.of_card, "steal": answers.of_card, "host": answers.of_card,
    "clad": answers.of_card,
    "dearest": answers.of_card, "lay": answers.of_lay, "swap": answers.a_space("swap"), "swap-with": answers.of_swap_with,
    "dodge": answers.of_dodge, "buy": answers.of_buy, "extra-die": answers.of_extra_die, "reroll": answers.of_reroll,
    "scry": answers.with_card("scry"), "rust": answers.with_card("rust"), "entrance": answers.a_space("entrance"),
    "burn": answers.of_burn, "thaw": answers.a_space("thaw"), "spread": answers.a_space("spread"), "saga": answers.of_saga,
    "freeze": answers.a_space("freeze"), "portal": answers.a_space("portal"),
    "rise-at": answers.a_space("rise-at"), "pick-hero": answers.of_hero, "new-hero": answers.of_hero,
    "draw": answers.yes_or_no("draw"),
}  # fmt: skip
"""Questions with words of their own; at all others cards are played and things are used."""
