lichlord-title = Tomb of the Lich Lord
lichlord-blurb = Lead a hero, send monsters after your rivals: first to three quests, or last alive, wins.
