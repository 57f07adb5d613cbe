icewitch-title = Realm of the Ice Witch
icewitch-blurb = Lead a hero through a land that freezes, send monsters after your rivals: first to three quests, or last alive, wins.
