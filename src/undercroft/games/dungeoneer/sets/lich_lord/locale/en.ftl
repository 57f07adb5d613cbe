lichlord-title = Tomb of the Lich Lord
lichlord-blurb = Guide your hero, and be the dungeon’s lord to all the others: first to three quests wins.
