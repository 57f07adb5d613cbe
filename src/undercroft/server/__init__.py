"""The server: tables one can sit at, over HTTP and WebSocket."""
