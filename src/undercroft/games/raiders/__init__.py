"""Dungeon Raiders, first edition: five levels of five rooms, one card each."""
