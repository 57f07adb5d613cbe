"""The container file cannot be built where the tests run; what it names is there, and what it starts is understood."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from undercroft.cli import parser
from undercroft.server.api import healthz

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@cache
def instructions() -> list[tuple[str, str]]:
    """Every instruction of the file, with its arguments on one line."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line.strip()]


def given(word: str) -> list[str]:
    """What stands behind each instruction of a kind."""
    return [rest for each, rest in instructions() if each == word]


def last(word: str) -> str:
    """The same of the last one, which holds for the container."""
    return given(word)[-1]


def copied() -> list[str]:
    """What is copied from the project, file or folder."""
    return [source for rest in given("COPY") if not rest.startswith("--from") for source in rest.split()[:-1]]


@cache
def ignored() -> list[tuple[re.Pattern[str], bool]]:
    """Each pattern of what stays outside, and whether it does."""
    lines = [line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    patterns = []
    for line in lines:
        parts = [re.escape(part).replace(r"\*", "[^/]*") for part in line.removeprefix("!").split("**/")]
        patterns.append((re.compile("(.*/)?".join(parts) + "(/.*)?"), not line.startswith("!")))
    return patterns


def outside(path: str) -> bool:
    """Whether a path stays outside: the last pattern that fits decides."""
    return [out for pattern, out in ignored() if pattern.fullmatch(path)][-1]


def test_what_is_copied_is_there() -> None:
    assert copied()
    assert [source for source in copied() if not (ROOT / source).exists()] == []


def test_what_is_copied_is_all_that_goes_in() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    tops = {source.rstrip("/") for source in copied()}
    assert [file for file in files if (file.split("/")[0] in tops) is outside(file)] == []


MADE_HERE = [
    ".git/config",
    ".venv/bin/python",
    "web/node_modules/vite/package.json",
    "undercroft.db-wal",
    "src/undercroft/server/static/index.html",
    "src/undercroft/__pycache__/text.pyc",
    "build/compiled/undercroft/text.so",
]


@pytest.mark.parametrize("path", MADE_HERE)
def test_what_was_made_here_stays_outside(path: str) -> None:
    assert outside(path)


@pytest.mark.parametrize("line", given("RUN"))
def test_shell_lines_are_whole(line: str) -> None:
    subprocess.run(["sh", "-n", "-c", line], check=True)


def test_the_wheel_is_built_in_one_stage_and_installed_in_the_other() -> None:
    (build,) = [line for line in given("RUN") if "pip wheel" in line]
    words = shlex.split(build)
    folder = words[words.index("--wheel-dir") + 1]
    (stage, source) = re.findall(r"--from=(\w+) (\S+)/ ", last("COPY"))[0]
    assert source == folder
    assert given("FROM")[0].endswith(f" AS {stage}")
    (install,) = [line for line in given("RUN") if "--no-cache-dir -c /wheels" in line]
    name, extra = re.findall(rf"{folder}/(\w+)-\*\.whl\)\[(\w+)\]", install)[0]
    assert name == PROJECT["project"]["name"]
    assert extra in PROJECT["project"]["optional-dependencies"]


def test_what_builds_the_wheel_is_what_the_project_says() -> None:
    (tools,) = [line for line in given("RUN") if "/tools " in line]
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    installed = tools.split("constraints.txt ")[1].split()
    needed = [re.split(r"[<>=]", each)[0] for each in PROJECT["build-system"]["requires"]]
    assert {*needed} < {*installed}
    assert [tool for tool in installed if f"\n{tool}==" not in pinned] == []


def test_the_command_is_understood() -> None:
    program, *words = json.loads(last("ENTRYPOINT")) + json.loads(last("CMD"))
    assert program in PROJECT["project"]["scripts"]
    assert parser().parse_args(words).host == "0.0.0.0"


def test_it_is_asked_whether_it_lives() -> None:
    code = json.loads(last("HEALTHCHECK").partition("CMD ")[2])[-1]
    compile(code, "healthcheck", "exec")
    port, path = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", code)[0]
    assert port == last("EXPOSE") == str(parser().parse_args(json.loads(last("CMD"))).port)
    assert path in healthz.paths


def test_it_is_nobody_who_keeps_the_games_on_a_volume() -> None:
    (user,) = [line for line in given("RUN") if "useradd" in line]
    uid, gid = last("USER").split(":")
    assert f"--uid {uid} --gid {gid}" in user
    assert int(uid) > 0
    assert f"XDG_DATA_HOME={last('VOLUME')} " in f"{last('ENV')} "
    assert last("STOPSIGNAL") == "SIGTERM"


def test_no_registry_is_named() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert re.findall(r"\w+://(?!127\.0\.0\.1)\S+", text) == []  # an option that names a place to fetch from needs an address
    assert all(re.fullmatch(r"[\w.-]+:[\w.-]+( AS \w+)?", base) for base in given("FROM"))
