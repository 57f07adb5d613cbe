"""Undercroft: a table for dungeon board games."""

__version__ = "0.1.0"
