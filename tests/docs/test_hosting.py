"""The example of a whole server: its files are whole, what they start is understood, and what the page says of them is so."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY

from undercroft.cli import parser
from undercroft.server import metrics

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = ROOT / "examples" / "hosting"
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src" / "undercroft").rglob("*.py")))
UNITS = sorted([*FILES.glob("*.service"), *FILES.glob("*.timer")])
PROGRAM = "/opt/undercroft/bin/undercroft"
BLOCKS = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LINES = [line for block in BLOCKS for line in block.splitlines()]
EVENT = re.compile(r"\blog\.(?:debug|info|warning|error|exception|critical)\(\s*(?:\"([\w-]+)\"|(?=[^\"\s]))")


def unit(path: Path) -> ConfigParser:
    """A unit, read as the INI file that it is."""
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(path.read_text(encoding="utf-8"))
    return read


def called(text: str) -> list[str]:
    """What stands behind the program in a line."""
    rest = re.sub(r"\$\([^)]*\)", "x", text.partition(PROGRAM)[2])
    return shlex.split(rest.rstrip("'") if "sh -c '" in text else rest)


STARTED = {path.name: unit(path)["Service"]["ExecStart"] for path in UNITS if path.suffix == ".service"}
TYPED = [line for line in LINES if f"{PROGRAM} " in line]


@pytest.mark.parametrize("line", [*STARTED.values(), *TYPED])
def test_what_is_started_is_understood(line: str) -> None:
    parser().parse_args(called(line))


def test_there_is_something_to_start() -> None:
    assert {called(line)[0] for line in [*STARTED.values(), *TYPED]} == {"serve", "bots", "backup", "restore"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="of systemd")
def test_units_are_whole(tmp_path: Path) -> None:
    for path in UNITS:
        whole = path.read_text(encoding="utf-8").replace(PROGRAM, sys.executable)
        (tmp_path / path.name).write_text(whole, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *map(str, sorted(tmp_path.iterdir()))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "undercroft" in line]
    assert (done.returncode, said) == (0, [])


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_run_as_a_user_without_rights(path: Path) -> None:
    read = unit(path)
    if path.suffix == ".timer":
        assert path.with_suffix(".service").exists()
        assert "OnCalendar" in read["Timer"]
        return
    service = read["Service"]
    assert service["User"] == "undercroft"
    assert service["UMask"] == "0077", "what is kept holds secrets"
    assert {service[each] for each in ("NoNewPrivileges", "ProtectHome", "PrivateTmp")} == {"yes"}
    assert f" {Path(service['EnvironmentFile'])}" in "\n".join(LINES)


def test_files_and_services_on_the_page_are_there() -> None:
    files = {name for line in LINES if line.startswith("install -m") for name in re.findall(r"examples/hosting/([\w.-]+)", line)}
    assert files == {path.name for path in FILES.iterdir()} - {"alerts.yml"}
    named = {
        word for line in LINES if line.startswith("systemctl ")
        for word in line.partition("#")[0].split() if word.startswith("undercroft")
    }  # fmt: skip
    known = {path.name for path in UNITS} | {path.stem for path in UNITS if path.suffix == ".service"}
    assert named <= known


@pytest.mark.parametrize("file", ["undercroft.env", "bots-elsewhere.env"])
def test_what_services_are_told_is_something_they_listen_to(file: str) -> None:
    lines = [line for line in (FILES / file).read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    for line in lines:
        assert f'"{line.partition("=")[0]}"' in SOURCES


def test_caddy_leads_to_the_port_that_is_served() -> None:
    text = (FILES / "Caddyfile").read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    port = parser().parse_args(called(STARTED["undercroft.service"])).port
    assert re.findall(r"reverse_proxy 127\.0\.0\.1:(\d+)", text) == [str(port)]
    hosts = re.findall(r"UNDERCROFT_HOSTS=(\S+)", (FILES / "undercroft.env").read_text(encoding="utf-8"))
    assert [f"\n{host} {{" in text for host in hosts] == [True]


def test_caddy_closes_connections_that_say_nothing() -> None:
    text = (FILES / "Caddyfile").read_text(encoding="utf-8")
    timeouts = re.findall(r"timeouts \{(.*?)\}", text, re.DOTALL)
    assert [re.findall(r"^\s*(\w+) \d+[sm]$", each, re.MULTILINE) for each in timeouts] == [["read_header", "read_body", "idle"]]


def figures() -> set[str]:
    """Every figure that there is, as Prometheus calls it."""
    assert metrics.REQUESTS.prefix == metrics.REQUESTS.app_name == "undercroft"
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
    known = {family.name + end for family in REGISTRY.collect() for end in ends.get(family.type, ())}
    return known | {"up", "undercroft_requests_total", "undercroft_request_duration_seconds_bucket"}


RULES: list[dict[str, Any]] = yaml.safe_load((FILES / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_alerts_ask_for_figures_that_there_are(rule: dict[str, Any]) -> None:
    plain = re.sub(r"\{[^}]*\}|\[\w+\]", "", rule["expr"])
    asked = set(re.findall(r"\b(?:undercroft_\w+|up)\b", plain))
    assert asked
    assert asked <= figures()
    for reason in re.findall(r'reason="([\w-]+)"', rule["expr"]):
        assert f'"{reason}"' in SOURCES
    for who in re.findall(r'(?:who|rank)="([\w-]+)"', rule["expr"]):
        assert f'"{who}"' in SOURCES
    assert {*re.findall(r'"([\w-]+)"', rule["annotations"]["summary"])} <= events()


def test_what_every_process_tells_alike_is_not_added_up() -> None:
    alike = {figure._name for figure in vars(metrics).values() if getattr(figure, "_multiprocess_mode", "").endswith("mostrecent")}
    used = [rule["expr"] for rule in RULES for figure in alike if figure in rule["expr"]]
    assert used
    for expr in used:
        assert all(before == "max(" for before in re.findall(rf"(\w*\W?)(?:{'|'.join(alike)})", expr))


def test_figures_on_the_page_are_there() -> None:
    told = re.findall(r"`(undercroft_\w+)(?:\{\w+(?:,\w+)*\})?`", PAGE)
    known = figures() | {name.removesuffix("_bucket") for name in figures()}
    assert [name for name in told if name not in known] == []


def events() -> set[str]:
    """Every event that the sources log. One whose name is not written there could not be listed."""
    found = EVENT.findall(SOURCES)
    assert "" not in found
    return {*found}


def test_all_events_of_the_log_are_told_of() -> None:
    table = PAGE.partition("## What the log says")[2]
    assert {*re.findall(r"^\| `([\w-]+)` \|", table, re.MULTILINE)} == events()
