"""The command line: what each command prints, its exit codes, and one clear sentence for every wrong input."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.cli import main
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, commitment_of, stream_key
from undercroft.kernel.record import NATURE, Record
from undercroft.kernel.registry import game_of
from undercroft.terminal.play import play


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of the record of a whole game of four."""
    file = tmp_path_factory.mktemp("played") / "game.txt"
    typed = iter(["?", *["1", "2", "3", "4", "5"] * 200])
    play("raiders", 4, level="random", seed=11, record=str(file), read=lambda prompt: next(typed), write=lambda line: None)
    return file.read_text(encoding="utf-8")


@pytest.fixture
def record(tmp_path: Path, played: str) -> Path:
    """A file with that record."""
    file = tmp_path / "game.txt"
    file.write_text(played, encoding="utf-8")
    return file


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of ``undercroft <words>``."""
    try:
        code = main(words)
    except SystemExit as usage:
        code = int(usage.code or 0)
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence with which wrong input is refused."""
    code, out, err = run(capsys, *words)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.strip()


def process(*words: str, **more: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "undercroft", *words], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}, **more,  # type: ignore[call-overload]
    )  # fmt: skip


# -- help and usage --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["games", "play", "serve", "simulate", "replay", "verify", "position", "ladder"])
def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert f"Example:\n  undercroft {command}" in out


@pytest.mark.parametrize(
    "words",
    [[], ["dance"], ["play"], ["simulate", "raiders", "--games", "many"], ["play", "raiders", "--option", "quick"], ["replay"]],
)
def test_usage_is_exit_code_2(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert err.startswith("usage: undercroft")


def test_help_of_the_whole_as_a_process() -> None:
    out, err = (done := process("--help")).communicate(timeout=30)
    assert (done.returncode, err) == (0, "")
    assert "undercroft play raiders" in out


# -- games -----------------------------------------------------------------------------------------------------------------------


def test_games_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")
    raiders = json.loads(out)[0]
    assert code == 0
    assert (raiders["id"], raiders["seats"], raiders["usual_seats"]) == ("raiders", [1, 2, 3, 4, 5], 4)
    assert {"id": "quick", "type": "bool", "default": False, "seats": [2, 3, 4, 5]} in raiders["settings"]


@pytest.mark.parametrize(("lang", "title"), [("en", "Dungeon Raiders"), ("ru", "Рейдеры подземелий"), ("uk", "Рейдери підземель")])
def test_games_for_people(capsys: pytest.CaptureFixture[str], lang: str, title: str) -> None:
    code, out, _ = run(capsys, "games", "--lang", lang)
    assert code == 0
    assert title in out
    assert "--option strength_count=start|living" in out


@pytest.mark.parametrize(
    ("lang", "duel", "solo"),
    [("en", "Quick game. Seats: 2, 3, 4, 5.", "Your hero. Seats: 1."), ("ru", "Мест: 2, 3, 4, 5.", "Мест: 1."),
     ("uk", "Місць: 2, 3, 4, 5.", "Місць: 1.")],
)  # fmt: skip
def test_games_says_for_how_many_an_option_is(capsys: pytest.CaptureFixture[str], lang: str, duel: str, solo: str) -> None:
    lines = run(capsys, "games", "--lang", lang)[1].splitlines()
    after = {line.split()[1].partition("=")[0]: lines[at + 1] for at, line in enumerate(lines) if "--option" in line}
    assert duel in after["quick"]
    assert solo in after["solo_character"]
    assert ":" not in after["odds"], "an option for any number of seats says none"


# -- simulate --------------------------------------------------------------------------------------------------------------------


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    code, out, err = run(capsys, "simulate", "raiders", "--json", *words)
    assert (code, err) == (0, "")
    found: dict[str, object] = json.loads(out)
    return found


def test_simulate_counts(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--games", "20", "--seats", "3", "--option", "quick=true")
    assert {"game", "seats", "games", "decisions", "seconds", "games_per_s", "decisions_per_s", "results"} <= set(found)
    assert (found["game"], found["seats"], found["games"]) == ("raiders", 3, 20)
    assert [row["seat"] for row in found["results"]] == ["A", "B", "C"]  # type: ignore[attr-defined]


def test_simulate_is_the_same_however_many_processes(capsys: pytest.CaptureFixture[str]) -> None:
    alone = simulated(capsys, "--games", "40", "--seed", "7")
    together = simulated(capsys, "--games", "40", "--seed", "7", "--jobs", "2")
    other = simulated(capsys, "--games", "40", "--seed", "8")
    assert (alone["results"], alone["decisions"]) == (together["results"], together["decisions"])
    assert (alone["results"], alone["decisions"]) != (other["results"], other["decisions"])


def test_simulate_seats_the_bots_in_turn_and_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "--games", "3", "--bots", "ismcts:3,random", "--seed", "2")
    again = simulated(capsys, "--games", "3", "--bots", "ismcts:3,random", "--seed", "2", "--jobs", "2")
    assert first["bots"] == ["ismcts:3", "random"] * 2
    assert (first["results"], first["decisions"]) == (again["results"], again["decisions"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game chess"),
        (["raiders", "--seats", "99"], "not 99"),
        (["raiders", "--seats", "0"], "not 0"),
        (["raiders", "--seats", "-3"], "not −3"),
        (["raiders", "--games", "-1"], "games is a number from 1"),
        (["raiders", "--games", "0"], "not 0"),
        (["raiders", "--games", "99999999999"], "not 99999999999"),
        (["raiders", "--jobs", "0"], "jobs is a number from 1"),
        (["raiders", "--bots", "random,frog"], "There is no bot level frog"),
        (["raiders", "--bots", "random," * 5 + "random"], "not 6"),
        (["raiders", "--option", "wings=2"], "has no option wings"),
        (["raiders", "--option", "odds=perhaps"], "true or false, not perhaps"),
        (["raiders", "--seats", "1", "--option", "solo_wounds=77"], "from 2 to 5, not 77"),
        (["raiders", "--seats", "3", "--option", "solo_wounds=4"], "is for 1 seats, not 3"),
        (["raiders", "--option", "strength_count=living"], "last survivor wins at once"),
    ],
)
def test_simulate_refuses(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert sentence in refused(capsys, "simulate", *words)


def test_errors_speak_the_language_of_the_system(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert refused(capsys, "simulate", "chess").startswith("Немає гри chess")
    assert refused(capsys, "play", "chess", "--lang", "ru").startswith("Нет игры chess")


# -- replay and verify -----------------------------------------------------------------------------------------------------------


def test_replay_tells_the_whole_game(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "replay", str(record), "--lang", "ru")
    assert code == 0
    assert "Шаг 0 из" in out
    assert "Игра окончена." in out


def test_replay_of_a_step_from_different_eyes(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    def step(number: int, seat: str) -> dict[str, object]:
        code, out, _ = run(capsys, "replay", str(record), "--step", str(number), "--seat", seat, "--json")
        assert code == 0
        found: dict[str, object] = json.loads(out)
        return found

    mine, spectator, everything = step(3, "B"), step(3, "none"), step(3, "all")
    assert mine["view"]["seat"] == "B"  # type: ignore[index]
    assert mine["view"]["board"]["hand"]  # type: ignore[index]
    assert spectator["view"]["board"]["hand"] is None  # type: ignore[index]
    assert "hands" not in spectator["view"]  # type: ignore[operator]
    assert set(everything["view"]["hands"]) == set("ABCD")  # type: ignore[index]
    last = everything["last"]
    assert step(int(str(last)), "all")["view"]["over"]  # type: ignore[index]


@pytest.mark.parametrize("step", ["1000000000", "-1"])
def test_replay_refuses_steps_there_are_not(capsys: pytest.CaptureFixture[str], record: Path, step: str) -> None:
    assert f"not {step}" in refused(capsys, "replay", str(record), "--step", step)


def test_replay_refuses_a_seat_there_is_not(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "There is no seat E; there are A, B, C, D." in refused(capsys, "replay", str(record), "--seat", "E")


def test_verify_proves_a_game(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0
    assert out.startswith("Proven: all ")


@pytest.mark.parametrize(("lang", "table"), [("en", "the game old-fox-1"), ("ru", "партии old-fox-1"), ("uk", "партії old-fox-1")])
def test_verify_says_which_part_of_a_branch_it_proves(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, lang: str, table: str
) -> None:
    old = Record.loads(record.read_text(encoding="utf-8"))
    taken = next(at for at, answer in enumerate(old.answers) if answer.seat != NATURE)
    secret = bytes(32)
    match = Match(game_of("raiders"), old.options, 4, CommittedNature(stream_key(secret)), tape=old.answers[:taken])
    branch = {"table": "old-fox-1", "step": 0, "chance": taken}
    while match.asks():
        ask = match.asks()[0]
        match.answer(ask.seat, text_of(ask.options[-1]), ask.what)
    file = tmp_path / "branch.txt"
    new = match.record(commitment=commitment_of(secret), secret=secret.hex(), branch=branch)
    file.write_text(new.dumps(), encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(file), "--lang", lang)
    assert code == 0
    assert str(sum(answer.seat == NATURE for answer in new.answers) - taken) in out.splitlines()[0]
    assert str(taken) in out.splitlines()[1]
    assert table in out.splitlines()[1]
    new.branch = {**branch, "table": "fox\x1b[2J\nProven"}
    file.write_text(new.dumps(), encoding="utf-8")
    _, out, _ = run(capsys, "verify", str(file), "--lang", lang)
    assert "\x1b" not in out
    assert len(out.splitlines()) == 2
    new.branch = None
    file.write_text(new.dumps(), encoding="utf-8")
    assert "is not what the committed stream" in refused(capsys, "verify", str(file))


def spoil(record: Path, before: str, after: str) -> int:
    """Replace the first line that begins with ``before``; returns its number."""
    lines = record.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(before))
    lines[at] = after
    record.write_text("\n".join(lines), encoding="utf-8")
    return at + 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("undercroft record", "undercroft record 2", "of format 2; this program reads up to 1"),
        ("undercroft record", "Dear diary", "is not an Undercroft record"),
        ("rules:", "rules: 99", "rules version 99"),
        ("game:", 'game: "chess"', "There is no game chess"),
        ("game:", "game: {", "Line {line} of the record’s head is damaged"),
        ("seats:", "seats: 99", "not 99"),
        ("options:", 'options: {"wings": 1}', "has no option wings"),
        ("A lay", "A lay 9 0000", "Line {line} of the record"),
        ("A lay", "A lay", "Line {line} of the record is not an answer: A lay"),
        ("A lay", "Z lay 5 0000", "Line {line} of the record is not an answer: Z lay"),
        ("* first-player", "* first-player E 0000", "Line {line} of the record"),
    ],
)
def test_a_damaged_record_is_named_by_its_line(
    capsys: pytest.CaptureFixture[str], record: Path, command: str, before: str, after: str, sentence: str
) -> None:
    line = spoil(record, before, after)
    assert sentence.replace("{line}", str(line)) in refused(capsys, command, str(record))


@pytest.mark.parametrize(
    ("keep", "sentence"),
    [(0, "is not an Undercroft record"), (60, "breaks off in line"), (-3, "breaks off in line")],
)
def test_a_truncated_record(capsys: pytest.CaptureFixture[str], record: Path, keep: int, sentence: str) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text[:keep], encoding="utf-8")
    told = refused(capsys, "verify", str(record))
    assert sentence in told or "is damaged" in told


def test_a_record_that_ends_while_nature_is_asked(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("* side"))
    record.write_text("\n".join(lines[:first]) + "\n", encoding="utf-8")
    assert refused(capsys, "replay", str(record)) == f"The record breaks off in line {first + 1}."


def test_verify_refuses_a_game_whose_chance_was_not_as_committed(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    spoil(record, "secret:", 'secret: "00ff"')
    assert refused(capsys, "verify", str(record)) == "The secret is not the one that was committed to before the game."
    spoil(record, "secret:", "secret: 5")
    assert "is damaged" in refused(capsys, "verify", str(record))


def test_a_terminal_obeys_nothing_that_a_record_says(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    spoil(record, "names:", r'names: ["\u001b[2JEve", "B", "\u009b31mC", "D"]')
    code, out, _ = run(capsys, "replay", str(record))
    assert (code, "\x1b" in out, "\x9b" in out) == (0, False, False)
    assert "�[2JEve" in out
    spoil(record, "names:", "names: \x1b[2J")
    assert "\x1b" not in refused(capsys, "replay", str(record))


@pytest.mark.parametrize("file", ["nowhere.txt", ".", "pictures.bin"])
def test_files_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str) -> None:
    (tmp_path / "pictures.bin").write_bytes(b"\xff\xfe\x00\x80" * 9)
    for words in (["replay"], ["verify"], ["position", "raiders"], ["position", "raiders", "--answers"]):
        assert file in refused(capsys, *words, str(tmp_path / file)) or file == "."


def test_a_record_that_could_not_be_kept_is_refused_before_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.txt"
    assert refused(capsys, "play", "raiders", "--bot", "random", "--record", str(file)).startswith(f"Cannot write {file}")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "99"], "not 99"),
        (["--bot", "frog"], "There is no bot level frog"),
        (["--seat", "Q"], "There is no seat Q; there are A, B, C, D."),
        (["--lang", "xx"], "There is no language xx"),
        (["--option", "wings=1"], "has no option wings"),
    ],
)
def test_play_refuses(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert sentence in refused(capsys, "play", "raiders", *words)


# -- closed pipes and Ctrl-C -----------------------------------------------------------------------------------------------------


def test_a_reader_that_goes_away_is_no_error(record: Path) -> None:
    shell = f"'{sys.executable}' -m undercroft replay '{record}' --json | head -c 10"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", shell], capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_ctrl_c_in_play_leaves_the_table_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    running = process("play", "raiders", "--bot", "random", "--seed", "1", "--record", str(file), stdin=subprocess.PIPE)
    assert running.stdout is not None
    for line in running.stdout:
        if line.startswith("Your turn"):
            break
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (0, "")
    assert "You have left the table." in out
    assert file.read_text(encoding="utf-8").startswith("undercroft record 1\n")


def test_end_of_input_in_play_leaves_the_table() -> None:
    running = process("play", "raiders", "--bot", "random", "--lang", "uk", stdin=subprocess.DEVNULL)
    out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (0, "")
    assert "Ви вийшли з-за столу." in out


# -- what others do behind a command -----------------------------------------------------------------------------------------------


def test_serve_hands_on_what_was_asked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("undercroft.server.serving.serve", lambda *given, **more: asked.append((*given, more)))
    assert run(capsys, "serve")[0] == 0
    assert run(capsys, "serve", "--host", "0.0.0.0", "--port", "8123", "--database", "sqlite:///x.db")[0] == 0
    assert run(capsys, "serve", "--processes", "3", "--bots", "0")[0] == 0
    usual = {"processes": 1, "bots": None}
    assert asked == [
        ("127.0.0.1", 8000, None, usual),
        ("0.0.0.0", 8123, "sqlite:///x.db", usual),
        ("127.0.0.1", 8000, None, {"processes": 3, "bots": 0}),
    ]


def test_bots_hands_on_what_was_asked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("undercroft.server.serving.serve_bots", lambda *given: asked.append(given))
    assert run(capsys, "bots", "--database", "postgresql://x/y", "--processes", "3")[0] == 0
    assert run(capsys, "bots", "--metrics", "9101", "--host", "10.0.0.7")[0] == 0
    assert asked == [("postgresql://x/y", 3, None, "127.0.0.1"), (None, 2, 9101, "10.0.0.7")]


@pytest.mark.parametrize("command", [("serve", "--processes", "2"), ("bots",)], ids=" ".join)
def test_a_file_serves_one_process(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: tuple[str, ...]) -> None:
    said = refused(capsys, *command, "--database", str(tmp_path / "x.db"))
    assert "PostgreSQL" in said
    assert ("give several" in said) == (command[0] == "serve")  # of bots one process is too many, too


def test_serve_refuses_what_is_no_name_of_a_house(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("UNDERCROFT_HOSTS", "games.example.org, https://other.example.org/")
    assert "https://other.example.org/" in refused(capsys, "serve", "--port", "0", "--database", str(tmp_path / "x.db"))


@pytest.mark.parametrize("command", ["serve", "bots"])
def test_variables_that_nothing_reads_are_named_at_the_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    monkeypatch.setenv("UNDERCROFT_FINISHED_DAY", "3")
    monkeypatch.setenv("UNDERCROFT_FINISHED_DAYS", "3")
    monkeypatch.setattr("undercroft.server.serving._serve", lambda *_: None)
    monkeypatch.setattr("undercroft.server.serving.House", lambda *_: None)
    monkeypatch.setattr("undercroft.server.serving._think", lambda *_: None)
    monkeypatch.setattr("undercroft.server.serving.asyncio.run", lambda *_: True)
    monkeypatch.setattr("undercroft.server.serving._log_plainly", lambda: None)
    place = "postgresql://x/y" if command == "bots" else str(tmp_path / "x.db")
    code, _, said = run(capsys, command, "--database", place, *(["--port", "0"] if command == "serve" else []))
    assert code == 0
    assert said.count("\n") == 1
    assert "UNDERCROFT_FINISHED_DAY:" in said


def test_all_variables_that_are_read_are_known() -> None:
    from undercroft.server.config import KNOWN

    sources = (Path(__file__).parents[2] / "src" / "undercroft").rglob("*.py")
    read = {name for file in sources for name in re.findall(r"UNDERCROFT_[A-Z_]*[A-Z]", file.read_text(encoding="utf-8"))}
    assert read - {"UNDERCROFT_FINISHED_DAY"} == KNOWN  # of a doctest


@pytest.mark.parametrize("command", [
    ("serve", "--port", "0"), ("bots",), ("backup", "new.db"), ("restore", "old.db"), ("export", "--guest", "Ilka"),
    ("delete", "--guest", "Ilka"),
], ids=" ".join)  # fmt: skip
def test_a_database_without_a_name_is_not_the_one_of_the_house(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """``--database "$MINE"`` served, filled and emptied the usual file where ``MINE`` was not set."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("undercroft.server.serving._serve", lambda *_: None)
    (tmp_path / "old.db").touch()
    for empty in ("", " "):
        assert "--database" in refused(capsys, *command, "--database", empty)
    monkeypatch.setenv("UNDERCROFT_DATABASE", "")
    assert "UNDERCROFT_DATABASE" in refused(capsys, *command)
    assert [file.name for file in tmp_path.iterdir()] == ["old.db"]


def test_a_database_that_is_named_needs_no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.server.config import config_for

    monkeypatch.setenv("UNDERCROFT_DATABASE", "")
    assert config_for("x.db").database == "sqlite:///x.db"


@pytest.mark.parametrize("count", ["0", "-1", "1000"])
def test_serve_refuses_a_number_of_processes_there_is_not(capsys: pytest.CaptureFixture[str], count: str) -> None:
    assert count in refused(capsys, "serve", "--processes", count)
    assert count in refused(capsys, "bots", "--processes", count)


def test_serve_refuses_a_file_that_is_served_already(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from undercroft.server.database import alone

    file = tmp_path / "x.db"
    with alone(f"sqlite:///{file}"):
        assert "x.db" in refused(capsys, "serve", "--port", "0", "--database", str(file))


@pytest.mark.parametrize("port", ["99999999", "-5"])
def test_serve_refuses_a_port_there_is_not(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert port in refused(capsys, "serve", "--port", port)


def test_ladder_hands_on_what_was_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr("undercroft.lab.ladder.run_ladder", lambda game, **more: asked.append((game, more)))
    assert run(capsys, "ladder", "raiders", "--games", "6", "--jobs", "1", "--out", str(tmp_path / "l"))[0] == 0
    assert run(capsys, "ladder", "raiders", "--seats", "3", "--out", str(tmp_path / "l"))[0] == 0
    assert asked == [
        ("raiders", {"games": 6, "jobs": 1, "out": tmp_path / "l", "seats": 0}),
        ("raiders", {"games": 200, "jobs": 0, "out": tmp_path / "l", "seats": 3}),
    ]
    assert "seats is a number from 2 to 5, not 1" in refused(capsys, "ladder", "raiders", "--seats", "1")
    assert "There is no game chess" in refused(capsys, "ladder", "chess")
    assert "Cannot write" in refused(capsys, "ladder", "raiders", "--out", str(tmp_path))
    assert "not -6" in refused(capsys, "ladder", "raiders", "--games", "-6")
    assert "not 999" in refused(capsys, "ladder", "raiders", "--jobs", "999")


# -- absurd options ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "sentence"), [
    ("simulate twister --games 0", "games is a number from 1 to 10000000, not 0."),
    ("simulate twister --games -5", "games is a number from 1 to 10000000, not -5."),
    ("simulate twister --seats 3", "twister is played by 2 seats, not 3."),
    ("simulate twister --bots genius", "There is no bot level genius; there are random, greedy"),
    ("simulate twister --bots ''", 'There is no bot level ""; there are random, greedy'),
    ("simulate twister --bots random,random,random", "Name one bot for each of the 2 seats at most, not 3."),
    ("simulate twister --jobs 100000", "jobs is a number from 1 to 256, not 100000."),
    ("simulate twister --option draws=maybe", "Option draws is true or false, not maybe."),
    ("simulate twister --option draws=", 'Option draws is true or false, not "".'),
    ("simulate twister --option turn_limit=-1", "Option turn_limit is a number from 0 to 1,000, not -1."),
    ("simulate twister --option nothing=1", "twister has no option nothing; it has "),
    ("simulate twister --option setup=fixed --option setup=free", "Option setup is given twice."),
    ("play twister --option draws=true --option draws=true", "Option draws is given twice."),
    ("position twister --option draws=true --option draws=no", "Option draws is given twice."),
    ("ladder twister --games 0", "games is a number from 1 to 10000000, not 0."),
    ("ladder twister --jobs -3", "jobs is a number from 0 to 256, not -3."),
    ("ladder twister --out /nonexistent/x", "Cannot write /nonexistent/x: No such file or directory."),
    ("ladder chess", "There is no game chess; there are raiders, twister, lichlord, doggies."),
    ("verify ''", 'Cannot read "": Is a directory.'),
    ("position twister --seat ''", 'There is no seat ""; there are A, B.'),
    ("play twister --seat C", "There is no seat C; there are A, B."),
    ("play twister --option setup=weird", "Option setup can be free, fixed, not weird."),
    ("serve --port 99999", "port is a number from 0 to 65535, not 99999."),
    ("serve --port -1", "port is a number from 0 to 65535, not -1."),
    ("serve --port 0 --database foo://x", "The database foo://x cannot be opened: "),
    ("serve --port 0 --database foo://", "The database foo:// cannot be opened: "),
    ("serve --port 0 --database sqlite:////dev/null/x", "The database sqlite:////dev/null/x cannot be opened: "),
])  # fmt: skip
def test_absurd_options_are_answered_in_one_sentence(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    said = refused(capsys, *shlex.split(words))
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert not said.endswith("..")


def test_a_database_that_does_not_answer_is_named_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "serve", "--port", "0", "--database", "postgresql+psycopg://anna:secret@127.0.0.1:1/tables")
    assert said.startswith("The database postgresql+psycopg://anna:***@127.0.0.1:1/tables cannot be opened: ")
    assert "secret" not in said
