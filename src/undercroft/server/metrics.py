"""What an operator watches, in Prometheus' format at ``/metrics``: how much is done, how fast, what waits and what is refused.

Nothing here names a table, a guest or a card. Only addresses that the configuration allows may read it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.connection import ASGIConnection, Request
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from prometheus_client import Counter, Gauge, Histogram, multiprocess

from .errors import HouseError, Missing
from .health import PATIENCE
from .jobs import count_jobs

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ANSWERS = Counter("undercroft_answers", "Answers given at tables, by game and by who gave them", ["game", "who"])
ANSWER_SECONDS = Histogram("undercroft_answer_seconds", "From an answer's coming in to its being stored", ["who"], buckets=FAST)
REFUSED = Counter("undercroft_refused", "What was refused, by the key of its sentence", ["reason"])
SOCKETS = Gauge("undercroft_sockets", "Live connections", multiprocess_mode="livesum")
TABLES = Gauge("undercroft_tables_in_memory", "Tables whose matches are in memory", multiprocess_mode="livesum")
BOT_JOBS = Gauge("undercroft_bot_jobs", "Bots of the whole house that must answer", multiprocess_mode="livemostrecent")
BOT_WAIT = Histogram("undercroft_bot_wait_seconds", "From a bot's turn to think until it thinks", ["rank"], buckets=FAST)
BOT_THINKS = Histogram("undercroft_bot_thinking_seconds", "How long bots think", ["level"], buckets=FAST)
MAKING = Gauge("undercroft_replays_waiting", "Pages of replays that are made or wait for it", multiprocess_mode="livesum")

REQUESTS = PrometheusConfig(
    app_name="undercroft", prefix="undercroft", group_path=True, scopes={ScopeType.HTTP}, exclude=["^/metrics", "^/healthz"],
    buckets=[*FAST],
)  # fmt: skip


def allowed(address: str, by: tuple[str, ...]) -> bool:
    """Whether an address lies in one of these networks.

    >>> allowed("127.0.0.1", ("127.0.0.0/8", "::1")), allowed("10.0.0.7", ("127.0.0.0/8", "::1"))
    (True, False)
    """
    try:
        client = ipaddress.ip_address(address)
    except ValueError:
        return False
    networks = [ipaddress.ip_network(each, strict=False) for each in by]
    return any(client.version == network.version and client in network for network in networks)


def _only_for_operators(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    networks: tuple[str, ...] = connection.app.state.house.config.metrics
    if connection.client is None or not allowed(connection.client.host, networks):
        raise Missing("no-page", "There is nothing at this address.")


async def _count(request: Request[Any, Any, Any]) -> None:
    """How many must answer is what the database says, whoever is asked; where it does not, there is no number."""
    _forget_the_dead()
    house = request.app.state.house
    BOT_JOBS.set(float("nan"))
    with suppress(HouseError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            BOT_JOBS.set(await house.store.read(lambda db: count_jobs(db, house.clock())))


def _forget_the_dead() -> None:
    """Of processes that were killed only what they have counted is told, not what they held."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is None:
        return
    for pid in {int(file.stem.rpartition("_")[2]) for file in Path(folder).glob("gauge_live*_*.db")}:
        if not Path(f"/proc/{pid}").exists():
            multiprocess.mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]


class Metrics(PrometheusController):
    """The page that Prometheus reads."""

    guards = [_only_for_operators]  # noqa: RUF012
    include_in_schema = False
    response_headers = {"cache-control": "no-store"}  # noqa: RUF012

    @get()
    async def get(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """All figures, with how many bots must answer now."""
        await _count(request)
        page: Response[bytes] = await PrometheusController.get.fn(self)
        return page
