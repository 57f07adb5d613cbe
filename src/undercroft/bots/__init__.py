"""Bots: players that are given what a seat may know, and choose. They reach games through the registry alone."""

from .eyes import Eyes
from .levels import LEVELS, player
from .player import Player

__all__ = ["LEVELS", "Eyes", "Player", "player"]
