"""A server without rate limits and without waiting for bots, for measuring.

``python -m benchmarks.open_server PORT FILE [WORKERS]``, with so many processes for bots.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import structlog
import uvicorn

from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.serving import collect_seldom


def main() -> None:
    """Serve on loopback until killed."""
    port, database, workers = int(sys.argv[1]), Path(sys.argv[2]), int((*sys.argv[3:], "0")[0])
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    free = (1e6, 1e6)
    config = Config(
        database=f"sqlite:///{database}", pace=0.0, workers=workers, requests=free, messages=free, creations=free, stories=free,
        replays=free, bot_tables=free, bots_alone=10**6, sockets=(10**6, 10**6), shelf=database.parent / "replays",
    )  # fmt: skip
    app = create_app(config)
    collect_seldom()
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False, ws_per_message_deflate=False)


if __name__ == "__main__":
    main()
