"""Dungeon Twister: two adventuring parties, eight turning rooms, one way out."""
