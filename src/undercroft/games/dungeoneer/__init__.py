"""Dungeoneer: one engine for its sets (Tomb of the Lich Lord) and for packs of one's own."""
