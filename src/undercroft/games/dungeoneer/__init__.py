"""Dungeoneer: one engine for its sets and for packs of one's own."""
