"""Studying games: many at once, and how strong the bots are."""
