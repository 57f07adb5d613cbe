"""A server without rate limits and without waiting for bots, for measuring: ``python -m benchmarks.open_server PORT FILE``."""

from __future__ import annotations

import sys

import uvicorn

from undercroft.server.app import collect_seldom, create_app
from undercroft.server.config import Config


def main() -> None:
    """Serve on loopback until killed."""
    port, database = int(sys.argv[1]), sys.argv[2]
    free = (1e6, 1e6)
    config = Config(
        database=f"sqlite:///{database}", pace=0.0, workers=0, requests=free, messages=free, creations=free, sockets=(10**6, 10**6)
    )
    app = create_app(config)
    collect_seldom()
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False, ws_per_message_deflate=False)


if __name__ == "__main__":
    main()
