"""Dungeons & Doggies."""
