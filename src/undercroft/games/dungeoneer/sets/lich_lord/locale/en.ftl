lichlord-title = Tomb of the Lich Lord
lichlord-blurb = Lead a hero and send monsters at the rest: first to three quests, or last alive, wins.
