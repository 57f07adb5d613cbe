"""Every command of the terminal has an example that is true, its words in three languages, and one sentence for nonsense."""

from __future__ import annotations

import doctest

import pytest

from undercroft.kernel.registry import HOUSE
from undercroft.terminal import commands
from undercroft.terminal.commands import COMMANDS, Command
from undercroft.terminal.play import play
from undercroft.text import LANGUAGES, Texts

EVERY = pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda command: command.word)
NONSENSE = "nowhere/at all"
"""No card, number, or file that could be written."""


def answer(*lines: str, game: str = "raiders", seats: int = 1, lang: str = "en", seed: int = 3) -> list[str]:
    """What is written after the last line that somebody types at a table that is always the same."""
    typed, written, ends = list(lines), list[str](), list[int]()

    def read(prompt: str) -> str:
        if not typed:
            ends.append(len(written))
            raise EOFError
        written.clear()
        return typed.pop(0)

    play(game, seats, level="random", seed=seed, lang=lang, read=read, write=written.append)
    return written[: ends[0] if ends else None]


def typed(*lines: str, game: str = "raiders", seats: int = 1) -> None:
    """Print that answer, without the screen that follows it."""
    print("\n".join(answer(*lines, game=game, seats=seats)).strip("\n").partition("\n\n")[0])


@EVERY
def test_examples_are_true(command: Command) -> None:
    example = doctest.DocTestParser().get_doctest(
        command.do.__doc__ or "", {"typed": typed}, command.word, commands.__file__, command.do.__code__.co_firstlineno
    )
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
    assert said == []
    assert any(f'"{command.letter}' in each.source for each in example.examples), "no example types the letter"


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_and_help_in_every_language(command: Command, lang: str) -> None:
    texts = Texts(lang)
    assert [key for key in (f"cli-word-{command.word}", f"cli-help-{command.word}") if not texts.has(key)] == []
    assert command.help(texts).startswith(f"{command.letter} {command.said(texts)}")
    assert commands.command_of(command.said(texts).upper(), texts) is command
    if lang != "en":
        assert command.help(texts) != command.help(Texts("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_answer_to_one_word(lang: str) -> None:
    called = [name for each in COMMANDS.values() for name in {each.letter, each.word, each.said(Texts(lang))}]
    assert len(called) == len(set(called))


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nonsense_behind_the_letter_is_refused_in_one_sentence(command: Command, lang: str) -> None:
    sentence = " ".join(line.strip() for line in answer(f"{command.letter} {NONSENSE}", lang=lang))
    assert NONSENSE in sentence
    assert sentence.endswith(".")
    assert ". " not in sentence


GAMES = tuple(HOUSE)


@pytest.mark.parametrize("game", GAMES)
def test_help_lists_every_command(game: str) -> None:
    helped = " ".join(line.strip() for line in answer("?", game=game, seats=2))
    for command in COMMANDS.values():
        assert command.help(Texts("en")) in helped


def test_a_number_asks_after_the_card_and_not_after_the_room_of_that_number() -> None:
    """``? 3`` in room 3 with the 3 spent is one answer, and none that says the contrary."""
    spent = " ".join(line.strip() for line in answer("3", "1", "? 3", seats=1))
    assert spent.startswith("3: You have played your 3; it comes back when the level ends.")
    assert "room 3" not in spent
    assert "may do" not in spent


def test_an_item_that_can_be_used_says_what_for() -> None:
    said = " ".join(line.strip() for line in answer("? torch", seats=3, seed=1))
    assert said.startswith(
        "torch: you may do this now. Torch: At any time, also on another’s turn: look at every dark room of this level."
    )
