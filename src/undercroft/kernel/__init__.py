"""The kernel: scripts that ask, matches that remember. It knows no game."""
