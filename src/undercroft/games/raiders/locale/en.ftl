raiders-title = Dungeon Raiders
raiders-blurb = Five levels, one card a room: grab the treasure, but do not be the one who bleeds most.

## Table options

raiders-setting-quick = Quick game
raiders-setting-quick-help = Everyone chooses face down and all cards turn over together. There is no first player.
raiders-setting-strength_count = Monster strength
raiders-setting-strength_count-help = Which heroes count when a monster's shield is read. The rulebook counts those who went down.
raiders-setting-strength_count-start = By all who went down
raiders-setting-strength_count-living = By those still alive
raiders-setting-last_survivor = Last hero alive
raiders-setting-last_survivor-help = What happens when only one hero is left before level 5 is over.
raiders-setting-last_survivor-play_on = Must reach the end
raiders-setting-last_survivor-wins_now = Wins at once
raiders-setting-solo_character = Your hero
raiders-setting-solo_character-help = Alone, the choice is for looks: everyone starts with 2 treasure and no items.
raiders-setting-solo_character-explorer = { raiders-card-explorer }
raiders-setting-solo_character-knight = { raiders-card-knight }
raiders-setting-solo_character-thief = { raiders-card-thief }
raiders-setting-solo_character-warrior = { raiders-card-warrior }
raiders-setting-solo_character-mage = { raiders-card-mage }
raiders-setting-solo_wounds = Wounds at the start
raiders-setting-solo_wounds-help = The difficulty: 2 is easy, 5 is all but impossible.
raiders-setting-solo_chests = Chests in a vault
raiders-setting-solo_chests-help = Which chests you take among those with a number below your card.
raiders-setting-solo_chests-all = Every such chest
raiders-setting-solo_chests-one = Only the largest
raiders-setting-odds = Show odds
raiders-setting-odds-help = Shows what may still lie in the dark rooms and what everyone holds. A careful player could work it out.

## Questions and buttons

raiders-ask-lay = Choose a card to lay.
raiders-ask-torch = You may light a torch at any moment.
raiders-part-card =
    { $card-id ->
        [torch] the torch
        [crystal] the crystal
        [key] the key
        [sword] the sword
       *[other] { $card }
    }
raiders-part-item =
    { $item-id ->
        [torch] a torch
        [crystal] a crystal
        [key] a key
       *[sword] a sword
    }
raiders-do-lay = Lay { raiders-part-card }
raiders-do-torch = Light the torch
raiders-undo-lay = Take the card back
raiders-undo-torch = Take the torch back

raiders-warn-torch-nothing-dark = No room of this level is dark: the torch would show you nothing.
raiders-warn-crystal-useless = Everyone else has laid a card: the crystal would be spent for nothing.

## Why not

raiders-part-here =
    { $kind-id ->
        [monster] Here waits a monster.
        [vault] This is a vault.
        [trap] This is a trap.
       *[storeroom] This is a storeroom.
    }
raiders-why-torch-is-never-laid = A torch is lit, not laid: it takes no card's place.
raiders-why-key-only-in-vault = A key opens only vaults. { raiders-part-here }
raiders-why-sword-only-against-monster = A sword is for monsters only. { raiders-part-here }
raiders-why-game-over = The game is over.
raiders-why-you-are-dead = Your hero is dead and lays no more cards.
raiders-why-power-spent = Card { $card } is played; it comes back when the level ends.
raiders-why-already-laid = You have laid your card for this room.
raiders-why-after-the-others = You used a crystal: you lay after the others. { $name } is to lay now.
raiders-why-not-your-turn = It is { $name }’s turn to lay.
raiders-why-room-done = This room is behind you.
raiders-why-room-now = You are in this room: choose a card from your hand.
raiders-why-room-dark = Nobody knows what waits there. A torch would show you.
raiders-why-room-ahead = This room is still ahead; rooms are entered from left to right.

## What happened

raiders-log-solo =
    { $wounds ->
        [one] { $name } goes down alone as { $character }, with { $wounds } wound.
       *[other] { $name } goes down alone as { $character }, with { $wounds } wounds.
    }
raiders-log-dealt = { $name } is the { $character }.
raiders-log-first-player = { $name } lays first.
raiders-log-level = Level { $level }: { $rooms }.
raiders-log-reveals = Room { $place } comes to light: { $room }.
raiders-log-enters = Level { $level }, room { $place }: { $room }.
raiders-log-monster-card = The monster’s card is { $card }.
raiders-log-lays = { $name } lays { $card }.
raiders-log-lays-item = { $name } lays { raiders-part-item }, which counts as 5.
raiders-log-crystal = { $name } lays a crystal and will choose later.
raiders-log-torch = { $name } lights a torch.
raiders-log-sees = Your torch shows room { $place }: { $room }.
raiders-log-earns = { $name } gains { $count } treasure.
raiders-log-loses = { $name } loses { $count } treasure.
raiders-log-wounded =
    { $count ->
        [one] { $name } takes { $count } wound.
       *[other] { $name } takes { $count } wounds.
    }
raiders-log-healed =
    { $count ->
        [one] { $name } heals { $count } wound.
       *[other] { $name } heals { $count } wounds.
    }
raiders-log-takes-item = { $name } takes { raiders-part-item }.
raiders-log-shortage =
    { $left ->
        [0] The supply has no such item left ({ $item }): { $names } get nothing.
       *[other] Too few for all ({ $item }, left: { $left }): { $names } get nothing.
    }
raiders-log-monster-beaten = { $room }: driven off, nobody is hurt.
raiders-log-monster-confused = { $room }: equal cards confuse it, nobody is hurt.
raiders-log-trap-still = { $room }: the trap stays still.
raiders-log-dies = { $name } dies of wounds.
raiders-log-leads = { $name } lays first from now on.
raiders-log-bleeds = { $name } has the most wounds and bleeds to death.
raiders-log-wins = { $names } wins!
raiders-log-share = Shared victory: { $names }.
raiders-log-nobody-wins = Nobody came out alive. Nobody wins.
raiders-log-solo-survived = Out alive with { $count } treasure!
raiders-log-solo-died = The dungeon keeps { $count } treasure, and the hero.

raiders-fate-won = wins
raiders-fate-shared = shares the win
raiders-fate-out = got out alive
raiders-fate-more-wounds = as rich, more wounds
raiders-fate-less = less treasure
raiders-fate-bled = bled to death
raiders-fate-dead = died in the dungeon
raiders-fate-lost = lost

## Cards

raiders-kind-monster = Monster
raiders-kind-vault = Vault
raiders-kind-trap = Trap
raiders-kind-storeroom = Storeroom

raiders-card-dark = dark room
raiders-card-1 = 1
raiders-card-2 = 2
raiders-card-3 = 3
raiders-card-4 = 4
raiders-card-5 = 5
raiders-card-torch = Torch
raiders-card-crystal = Crystal
raiders-card-key = Key
raiders-card-sword = Sword
raiders-card-explorer = Explorer
raiders-card-knight = Knight
raiders-card-thief = Thief
raiders-card-warrior = Warrior
raiders-card-mage = Mage
raiders-card-snake = Snake
raiders-card-zombie = Zombie
raiders-card-skeleton = Skeleton
raiders-card-goblin = Goblin
raiders-card-cube = Gelatinous Cube
raiders-card-troll = Troll
raiders-card-dragon = Dragon
raiders-card-vault-1 = Vault 1
raiders-card-vault-2 = Vault 2
raiders-card-vault-3 = Vault 3
raiders-card-vault-4 = Vault 4
raiders-card-vault-2-1 = Vault 2 + 1
raiders-card-vault-3-2 = Vault 3 + 2
raiders-card-vault-4-2 = Vault 4 + 2
raiders-card-magnet = Magnet
raiders-card-boulder = Boulder
raiders-card-lava = Lava
raiders-card-spikes = Spikes
raiders-card-storeroom-items = Storeroom: items
raiders-card-storeroom-coins = Storeroom: coins

## What the cards do

raiders-part-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
raiders-part-monster =
    { $mode ->
        [solo] Lay more than its card, or take { raiders-part-wounds }.
        [duel] The lower card takes { raiders-part-wounds }; equal cards, nobody.
       *[base] Together reach { $strength }, or every lowest card takes { raiders-part-wounds }.
    }
raiders-part-vault =
    { $mode ->
        [solo] Take the treasure if your card is higher than the chest.
       *[base] The highest card takes the chest; those who tie share it.
    }
raiders-part-vault-two =
    { $mode ->
        [solo] Take chests with a number below your card.
       *[base] The highest card takes the big chest, the second highest the small one.
    }
raiders-text-snake = { raiders-part-monster }
raiders-text-zombie = { raiders-part-monster }
raiders-text-skeleton = { raiders-part-monster }
raiders-text-goblin = { raiders-part-monster }
raiders-text-cube = { raiders-part-monster }
raiders-text-troll = { raiders-part-monster }
raiders-text-dragon = { raiders-part-monster }
raiders-text-vault-1 = { raiders-part-vault }
raiders-text-vault-2 = { raiders-part-vault }
raiders-text-vault-3 = { raiders-part-vault }
raiders-text-vault-4 = { raiders-part-vault }
raiders-text-vault-2-1 = { raiders-part-vault-two }
raiders-text-vault-3-2 = { raiders-part-vault-two }
raiders-text-vault-4-2 = { raiders-part-vault-two }
raiders-text-magnet = By the highest card, the richest lose treasure.
raiders-text-boulder = By the highest card, the least wounded are hurt.
raiders-text-lava = By the lowest card, everyone loses treasure.
raiders-text-spikes = By the lowest card, everyone is hurt.
raiders-text-storeroom-items = Take what stands at your number. Too few items: nobody gets any.
raiders-text-storeroom-coins = Everyone takes in full what stands at their number.
