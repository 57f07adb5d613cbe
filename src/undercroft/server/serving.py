"""How the house is served: by one process or several, and bots by processes of their own."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import structlog
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from ..kernel.errors import BadInput
from .app import create_app, create_figures
from .config import LARGEST, Config, config_for, unknown_variables
from .database import alone, need_postgres, need_postgres_for_bots, shown, unopened
from .errors import Unstored
from .house import House
from .names import unnamed
from .store import Store

LISTEN, SILENCE = 2.5, 4.0
"""Seconds between two signs of life that every tab is asked for, and until one that gives none is given up. A browser gives them by
itself, also for a tab that nobody looks at. With :attr:`.Config.grace` all see within ten seconds who has gone."""

QUIET: dict[str, Any] = {"log_level": "warning", "access_log": False, "server_header": False}
"""Of servers: they say nothing but what is wrong."""

log = structlog.get_logger("undercroft.serving")

MOST = 64
"""Processes that one command starts, at most."""


def serve(
    host: str, port: int, database: str | None, open_browser: bool = False, processes: int = 1, bots: int | None = None
) -> None:
    """Serve until interrupted; prints the address.

    :param database: SQLAlchemy URL, or None for ``$UNDERCROFT_DATABASE``, else the file in the user's data folder.
    :param processes: how many processes answer; several need PostgreSQL.
    :param bots: how many processes think for bots, all together; None: as many as usual.
    :raises BadInput: the port is taken, or the database cannot be opened or is served already.
    """
    need_processes("processes", processes, 1)
    need_processes("bots", 1 if bots is None else bots, 0)
    config = config_for(database)
    _warn()
    if processes > 1:
        need_postgres(config.database)
    listener = _listen(host, port)
    try:
        with alone(config.database):
            _serve(listener, host, config, open_browser, processes, config.workers if bots is None else bots)
    except Unstored as unstored:
        raise unopened(config.database, unstored) from None
    finally:
        listener.close()


def _serve(listener: socket.socket, host: str, config: Config, open_browser: bool, processes: int, bots: int) -> None:
    settings: dict[str, Any] = {
        **QUIET, "ws_max_size": 16 * LARGEST, "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 3, "ws_ping_interval": LISTEN, "ws_ping_timeout": SILENCE,
    }  # fmt: skip
    if processes == 1:
        app = create_app(replace(config, workers=bots, host=host))
    else:
        Store(config.database, config.busy).close()  # brought up to date once, by this process
        os.environ |= {
            "UNDERCROFT_DATABASE": config.database,
            "UNDERCROFT_BOTS": str(-(-bots // processes)),
            "UNDERCROFT_HOST": host,
            "UNDERCROFT_PROCESSES": str(processes),
        }
    _log_plainly()
    address = _address(listener, host)
    print(f"Undercroft is open at {address}", flush=True)
    if open_browser:
        webbrowser.open(address)
    if processes == 1:
        server = uvicorn.Server(uvicorn.Config(app, **settings))
        collect_seldom()
        server.run(sockets=[listener])
    else:
        several = uvicorn.Config(
            "undercroft.server.serving:one_of_several", factory=True, workers=processes, timeout_worker_healthcheck=30, **settings
        )
        with tempfile.TemporaryDirectory(prefix="undercroft-metrics-") as counted:  # what each counts is told as one
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = counted
            _Several(several, sockets=[listener]).run()


class _Several(Multiprocess):
    """Processes of which one that has died is started again, and the log says so."""

    def keep_subprocess_alive(self) -> None:
        """Start again whoever has died, or answers no more."""
        before = [*self.processes]
        super().keep_subprocess_alive()
        for dead, new in zip(before, self.processes, strict=True):
            if new is not dead:
                log.warning("restarted", process=new.pid, instead_of=dead.pid, code=dead.exitcode)


def one_of_several() -> Litestar:
    """The application of one process among several; what it is told comes by the environment."""
    _log_plainly()
    app = create_app(Config().shared_by(int(os.environ["UNDERCROFT_PROCESSES"])))
    collect_seldom()
    return app


def serve_bots(database: str | None, processes: int, metrics: int | None = None, host: str = "127.0.0.1") -> None:
    """Think for the bots of a house that others serve, until interrupted.

    :param metrics: the port at which ``/metrics`` tells of it, at the address ``host``; None: nothing does.
    :raises BadInput: the database is a file, or cannot be opened; or the port is taken.
    :raises SystemExit: it cannot go on, and whoever has started it should start it again.
    """
    need_processes("processes", processes, 1)
    config = replace(config_for(database), workers=processes, host=host)
    need_postgres_for_bots(config.database)
    _warn()
    listener = None if metrics is None else _listen(host, metrics)
    try:
        house = House(config)
    except Unstored as unstored:
        raise unopened(config.database, unstored) from None
    _log_plainly()
    print(f"Bots play at {shown(config.database)}", flush=True)
    if listener is not None:
        print(f"Figures are told at {_address(listener, host)}/metrics", flush=True)
    if not asyncio.run(_think(house, listener)):
        sys.exit(1)


async def _think(house: House, listener: socket.socket | None) -> bool:
    """Go on until told to end; False if it ended by itself."""
    told = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, told.set)
    async with house.channels, house.open():
        ends = {asyncio.create_task(told.wait()), asyncio.create_task(house.health.ended("bots"))}
        telling: asyncio.Task[None] | None = None
        if listener is not None:
            figures = _Figures(uvicorn.Config(create_figures(house), **QUIET, lifespan="off", timeout_graceful_shutdown=1))
            telling = asyncio.create_task(figures.serve(sockets=[listener]))
            ends.add(telling)
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if telling is not None:
            figures.should_exit = True
            await telling
        return told.is_set()


class _Figures(uvicorn.Server):
    """A server beside other work: the end of the process is not its to hear of."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield


def _warn() -> None:
    """Say which variables nothing reads, in one line."""
    if unknown := unknown_variables():
        print(f"Undercroft does not know {', '.join(unknown)}: nothing reads that. Misspelt?", file=sys.stderr, flush=True)


def need_processes(name: str, count: int, least: int) -> None:
    """:class:`BadInput` if that is no number of processes."""
    if not least <= count <= MOST:
        sentence = "{name} is a number from {low} to {high}, not {value}."
        raise BadInput("number-range", sentence, name=name, low=least, high=MOST, value=str(count)[:40])


def collect_seldom() -> None:
    """Make the garbage collector skip what is loaded for good, walk what is new in small pieces, and the rest hardly ever.

    A walk stops every table: over a million new objects for half a second, over a few thousand for a hundredth. What is held for
    long has few cycles; the daily sweep looks for them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 3, 25_000)


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port < 1 << 16:
        sentence = "{name} is a number from {low} to {high}, not {value}."
        raise BadInput("number-range", sentence, name="port", low=0, high=65535, value=str(port)[:40])
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)  # whoever comes before the server is ready waits
    except (OSError, OverflowError) as problem:
        listener.close()
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            sentence = "Port {port} is taken by another program; choose another with --port."
            raise BadInput("port-taken", sentence, port=port) from None
        raise BadInput("port", "Cannot listen on {host}, port {port}: {why}.", host=host, port=port, why=str(problem)) from None
    return listener


def _address(listener: socket.socket, host: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}"


def _log_plainly() -> None:
    """One line an event: for people on a terminal, JSON elsewhere."""
    plain = structlog.dev.plain_traceback  # others show the values of variables: hidden cards, secrets
    to_read, to_parse = structlog.dev.ConsoleRenderer(exception_formatter=plain), structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            _without_ids,
            to_read if sys.stderr.isatty() else to_parse,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _without_ids(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whoever knows a table's id may look at it, and tracebacks tell what was looked for."""
    for name, value in event.items():
        event[name] = unnamed(value) if isinstance(value, str) else value
    return event
