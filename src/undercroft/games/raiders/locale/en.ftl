raiders-title = Dungeon Raiders
raiders-blurb = Five levels, one card a room: grab the treasure, just don’t be the one who bleeds most.

## Table options

raiders-setting-quick = Quick game
raiders-setting-quick-help = Everyone chooses face down and all cards turn over together. There is no first player.
raiders-setting-strength_count = Monster strength
raiders-setting-strength_count-help = Which heroes count when a monster’s shield is read. The rulebook counts those who went down.
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

raiders-ask-lay = Choose a card to play.
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
raiders-part-treasure = { $count } treasure
raiders-part-hurt =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
raiders-part-hit =
    { $full ->
        [0] { raiders-part-hurt }
       *[other] { $count } of { $full } wounds
    }
raiders-part-coins =
    { $full ->
        [0] { raiders-part-treasure }
       *[other] { $count } of { $full } treasure
    }
raiders-part-deadly = Ten are deadly, more don’t count.
raiders-part-capped = Nobody can hold more than 20.
raiders-part-spent = There was no more.
raiders-part-cause =
    { $why ->
        [lowest] : lowest card.
        [lower] : the lower card.
        [solo] : not more than the monster’s card.
        [highest] { $seats-count ->
            [0] : highest card.
           *[other] : highest card, shared with { $names }.
        }
        [second] { $seats-count ->
            [0] : second highest card.
           *[other] : second highest card, shared with { $names }.
        }
        [richest] { $seats-count ->
            [0] : the richest.
           *[other] : the richest, level with { $names }.
        }
        [fewest] { $seats-count ->
            [0] : fewest wounds.
           *[other] : fewest wounds, level with { $names }.
        }
       *[other] { raiders-part-half }
    }
raiders-part-half =
    { $why ->
        [half] : half of { $half }.
        [half-down] : half of { $half }, rounded down.
        [half-life] : half of the { $half } left until the tenth.
        [half-life-down] : half of the { $half } left until the tenth, rounded down.
       *[other] .
    }
raiders-part-why =
    { $why ->
        [lowest] : lowest card.
        [lower] : the lower card.
        [richest] : tied as the richest.
        [fewest] : tied for the fewest wounds.
       *[other] { raiders-part-half }
    }
raiders-part-after =
    { $after_you ->
        [true] you
       *[other] { $after_name }
    }
raiders-do-lay = Play { raiders-part-card }
raiders-do-torch = Light the torch
raiders-undo-lay = Take the card back
raiders-undo-torch = Take the torch back

raiders-warn-torch-nothing-dark = No room of this level is dark to you: the torch would show you nothing new.
raiders-warn-crystal-useless = Everyone else has played: the crystal would be wasted.

## Why not

raiders-part-here =
    { $kind-id ->
        [monster] Here waits a monster.
        [vault] This is a vault.
        [trap] This is a trap.
       *[storeroom] This is a storeroom.
    }
raiders-why-torch-is-never-laid = A torch is lit at any time. You still play a card.
raiders-why-key-only-in-vault = A key opens only vaults. { raiders-part-here }
raiders-why-sword-only-against-monster = A sword is for monsters only. { raiders-part-here }
raiders-why-game-over = The game is over.
raiders-why-you-are-dead = Your hero is dead and plays no more cards.
raiders-why-power-spent = You have played your { $card }; it comes back when the level ends.
raiders-why-already-laid = You have played your card for this room.
raiders-why-sealed = You have chosen; take your card back to choose another.
raiders-why-after-the-others = You used a crystal: you play after the others. It is { $name }’s turn.
raiders-why-not-your-turn = It is { $name }’s turn.
raiders-why-room-done = This room is behind you.
raiders-why-room-now = You are in this room: choose a card from your hand.
raiders-why-room-dark = You do not know what waits there. A torch would show you.
raiders-why-room-ahead = This room is still ahead; rooms are entered from left to right.

## What happened

raiders-log-solo =
    { $wounds ->
        [one] { $name } goes down alone as { $character }, with { $wounds } wound.
       *[other] { $name } goes down alone as { $character }, with { $wounds } wounds.
    }
raiders-log-dealt =
    { $you ->
        [true] You are the
       *[other] { $name } is the
    } { $character }.
raiders-log-first-player =
    { $you ->
        [true] You are drawn to play first.
       *[other] { $name } is drawn to play first.
    }
raiders-log-level = Level { $level }: { $rooms }.
raiders-log-reveals = The dark room opens.
raiders-log-enters = Level { $level }, room { $place }: { $room }.
raiders-log-monster-card = The monster’s card is { $card }.
raiders-log-lays =
    { $you ->
        [true] You play
       *[other] { $name } plays
    } { $card }.
raiders-log-lays-item =
    { $you ->
        [true] You play
       *[other] { $name } plays
    } { raiders-part-item }: it counts as 5 and is used up.
raiders-log-crystal =
    { $you ->
        [true] You use up a crystal and will play after the others.
       *[other] { $name } uses up a crystal and will play after the others.
    }
raiders-log-torch =
    { $you ->
        [true] You use up a torch to see the dark rooms; the others don’t see what it shows.
       *[other] { $name } uses up a torch to see the dark rooms; nobody else sees what it shows.
    }
raiders-log-sees = Your torch shows room { $place }: { $room }.
raiders-log-earns =
    { $you ->
        [true] You gain
       *[other] { $name } gains
    } { raiders-part-coins }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-capped }
    }
raiders-log-loses =
    { $you ->
        [true] You lose
       *[other] { $name } loses
    } { raiders-part-coins }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-spent }
    }
raiders-log-wounded =
    { $you ->
        [true] You take
       *[other] { $name } takes
    } { raiders-part-hit }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-deadly }
    }
raiders-log-healed =
    { $you ->
        [true] You heal
       *[other] { $name } heals
    } { raiders-part-hurt }.
raiders-log-takes-item =
    { $you ->
        [true] You take
       *[other] { $name } takes
    } { raiders-part-item }.
raiders-log-shortage =
    { $left ->
        [0] The supply has no such item left ({ $item }): { $names } get nothing.
       *[other] Too few for all ({ $item }, left: { $left }): { $names } get nothing.
    }
raiders-log-monster-beaten =
    { $against ->
        [0] The { $room } is beaten: { $total } against { $need }.
       *[other] The { $room } is beaten: { $total } against its { $against }.
    }
raiders-log-monster-missed =
    { $against ->
        [0] The { $room } isn’t beaten: { $total } of { $need }.
       *[other] The { $room } isn’t beaten: { $total } against its { $against }.
    }
raiders-log-monster-confused = Equal cards confuse the { $room }: nobody is hurt.
raiders-log-trap-goes =
    { $room-id ->
        [magnet] { $room }: the highest card is { $value }.
        [boulder] { $room }: the highest card is { $value }.
       *[other] { $room }: the lowest card is { $value }.
    }
raiders-log-trap-still =
    { $room-id ->
        [magnet] { $room }: the highest card is { $value }, so it stays still.
        [boulder] { $room }: the highest card is { $value }, so it stays still.
       *[other] { $room }: the lowest card is { $value }, so it stays still.
    }
raiders-log-vault-nothing = { $room }: nobody takes anything.
raiders-log-too-few-coins = { raiders-part-treasure } can’t be split between { $names }: nobody gets it.
raiders-log-coins-stay = { raiders-part-treasure } stays in the chest: { $total } can’t be split evenly between { $names }.
raiders-log-dies =
    { $you ->
        [true] Your tenth wound kills you.
       *[other] The tenth wound kills { $name }.
    }
raiders-log-level-ends = Level { $level } is over: everyone takes all cards back.
raiders-log-leads =
    { $seats-count ->
        [0] { $you ->
            [true] You play first now: highest card, { $card }.
           *[other] { $name } plays first now: highest card, { $card }.
        }
       *[other] { $led ->
            [yes] { $you ->
                [true] You play first now: tied at { $card } with { raiders-part-after }, who led, so the lead moves on.
               *[other] { $name } plays first now: tied at { $card } with { raiders-part-after }, who led, so the lead moves on.
            }
           *[no] { $you ->
                [true] You play first now: tied at { $card } with { $names }, but next in turn after { raiders-part-after }.
               *[other] { $name } plays first now: tied at { $card } with { $names }, but next in turn after { raiders-part-after }.
            }
        }
    }
raiders-log-leads-on =
    { $you ->
        [true] You still play first: highest card, { $card }.
       *[other] { $name } still plays first: highest card, { $card }.
    }
raiders-log-bleeds =
    { $you ->
        [true] You have the most wounds, { $count }, and bleed to death.
       *[other] { $name } has the most wounds, { $count }, and bleeds to death.
    }
raiders-log-nobody-bleeds = All who came out have { $count } wounds: nobody has the most, so nobody bleeds to death.
raiders-log-wins =
    { $seats-you ->
        [true] You win!
       *[other] { $names } wins!
    }
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
raiders-card-storeroom-items = Storeroom (items)
raiders-card-storeroom-coins = Storeroom (treasure)

## What the cards do

raiders-part-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
raiders-part-wounds-each = { raiders-part-wounds }
raiders-part-monster =
    { $mode ->
        [solo] Play more than its card, or take { raiders-part-wounds }.
        [duel] The lower card takes { raiders-part-wounds }; equal cards, nobody.
       *[base] Reach { $strength } together, or every lowest card takes { raiders-part-wounds }.
    }
raiders-part-vault =
    { $mode ->
        [solo] Take the treasure if your card is higher than the chest.
       *[base] The highest card takes the chest; ties split it evenly, the rest stays.
    }
raiders-part-vault-two =
    { $mode ->
        [solo] { $takes ->
            [largest] Take the largest chest with a number below your card.
           *[all] Take every chest with a number below your card.
        }
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
raiders-text-magnet = One skull: the highest card decides; the richest lose treasure.
raiders-text-boulder = One skull: the highest card decides; the least wounded are hurt.
raiders-text-lava = Two skulls: the lowest card decides; everyone loses treasure.
raiders-text-spikes = Two skulls: the lowest card decides; everyone is hurt.
raiders-text-storeroom-items = Take what stands at your number. Where there are too few, nobody does.
raiders-text-storeroom-coins = Everyone takes in full what stands at their number.

## Screen

raiders-ui-tale-room = { $level }.{ $place } · { $room }
raiders-ui-name = { $name }
raiders-ui-names = { $names }
raiders-ui-name-value = { $name } { $value }
raiders-part-for =
    { $kind ->
        [monster] against the { $room }
        [vault] for the vault ({ $chests })
        [storeroom] for the storeroom
       *[other] for the { $room }
    }
raiders-ui-lay-for = play a card { raiders-part-for }.
raiders-ui-lay-real = now play your real card, after the crystal, { raiders-part-for }.
raiders-ui-final =
    { $lock ->
        [no] No taking back:
       *[yes] The lock on the button: no taking back,
    } { $what ->
        [torch] you look into the dark rooms.
        [cards] it turns everyone’s cards over.
        [end] it ends the game.
        [level] it ends the level, and the next one begins.
        [card] the next monster shows its card.
       *[room] it opens the next room.
    }
raiders-ui-used-up =
    { $item-id ->
        [torch] The torch
        [crystal] The crystal
        [key] The key
       *[sword] The sword
    } is used up: it goes back to the supply, not to you.
raiders-ui-lay-again = To confirm, press the card again or the button.
raiders-ui-your-turn = Your turn.
raiders-ui-seal-for = choose a card in secret { raiders-part-for }.
raiders-ui-you-are-dead = Your hero is dead. You can watch to the end.
raiders-ui-torch-may = You may light your torch at any time.
raiders-ui-torch-text =
    { $count ->
        [0] The torch would show you nothing new on this level.
        [one] The torch shows { $count } dark room of this level, to you alone, and costs no turn.
       *[other] The torch shows { $count } dark rooms of this level, to you alone, and costs no turn.
    }
raiders-ui-wins = { $name } wins with { $count } treasure.
raiders-ui-you-win = You win with { $count } treasure.
raiders-ui-share = { $names } share the win with { $count } treasure each.
raiders-ui-nobody-wins = Nobody came out alive.
raiders-ui-solo-out = You came out alive, treasure: { $count }.
raiders-ui-solo-dead = You died in the dungeon, treasure left behind: { $count }.

raiders-ui-crystal-more =
    { $others ->
        [0] Everyone else has played: the crystal would be wasted.
       *[other] You choose after { $names }{ $left ->
            [1] , and only your { $cards } is left
           *[other] , from { $cards }
        }.
    }
raiders-ui-monster-others =
    { $others ->
        [one] { $missing } short; { $names } still plays.
       *[other] { $missing } short; { $names } still play.
    }
raiders-ui-monster-you = { $missing } short, and only you still play.
raiders-ui-monster-beaten-already = The monster is beaten already, whatever you play.
raiders-ui-monster-beaten = With your { $card } the monster is beaten.
raiders-ui-monster-needs =
    { $others ->
        [one] With your { $card } it still needs { $missing } from { $names }, who has { $most } at most.
       *[other] With your { $card } it still needs { $missing } from { $names }, who have { $most } at most.
    }
raiders-ui-monster-needs-most = With your { $card } it can still be beaten, but only if everyone plays their highest: { $each }.
raiders-ui-monster-swords =
    { $said } { $known ->
        [yes] That counts a sword ({ $names }).
       *[no] That takes an unknown item for a sword ({ $names }).
    }
raiders-ui-monster-sure = With your { $card } it will be beaten: it needs { $missing } more, and even the lowest cards give that ({ $names }).
raiders-ui-monster-hopeless =
    { $any ->
        [yes] The monster can’t be beaten any more, whatever you play.
       *[no] With your { $card } it can’t be beaten any more.
    }
raiders-ui-monster-risk =
    { $said } { $lost ->
        [yes] Every
       *[no] If it fails, every
    } lowest card takes { raiders-part-wounds-each }, { $safe ->
        [yes] but not yours
       *[no] { $open ->
            [sure] you for certain
            [other] but not yours; lowest so far: { $names }
            [yes] as it stands: { $names }
           *[no] that is { $names }
        }
    }.
raiders-ui-monster-hits-you =
    { $wounds ->
        [one] { $missing } short, and your { $card } is the lowest: you take { $wounds } wound.
       *[other] { $missing } short, and your { $card } is the lowest: you take { $wounds } wounds.
    }
raiders-ui-monster-hits-both =
    { $wounds ->
        [one] { $missing } short, and your { $card } is the lowest with { $names }: { $wounds } wound each.
       *[other] { $missing } short, and your { $card } is the lowest with { $names }: { $wounds } wounds each.
    }
raiders-ui-deadly =
    { $others ->
        [1] { $said } { $names } dies of it.
       *[other] { $said } { $names } die of it.
    }
raiders-ui-deadly-you =
    { $others ->
        [0] { $said } That kills you: { $most } of { $most }. The dead cannot win.
       *[other] { $said } That kills you and { $names }.
    }
raiders-ui-deadly-may =
    { $said } { $sure ->
        [yes] You die and cannot win
       *[no] If it hits you, you die and cannot win
    }: you have { $mine } wounds, it adds { $wounds }, and { $most } kill.
raiders-ui-for-you = you
raiders-ui-and-you =
    { $effect } { $count ->
        [0] (you have none to lose)
       *[other] (you have only { $count })
    }
raiders-ui-monster-hits =
    { $wounds ->
        [one] With your { $card } it is { $missing } short. Every lowest card takes { $wounds } wound: { $names }.
       *[other] With your { $card } it is { $missing } short. Every lowest card takes { $wounds } wounds: { $names }.
    }
raiders-ui-duel-monster =
    { $wounds ->
        [one] The lower card takes { $wounds } wound; equal cards hurt nobody.
       *[other] The lower card takes { $wounds } wounds; equal cards hurt nobody.
    }
raiders-ui-duel-even = Equal cards: nobody is hurt.
raiders-ui-duel-you =
    { $wounds ->
        [one] Your { $card } is the lower card: you take { $wounds } wound.
       *[other] Your { $card } is the lower card: you take { $wounds } wounds.
    }
raiders-ui-duel-other =
    { $wounds ->
        [one] Your { $card } is the higher card: your rival takes { $wounds } wound.
       *[other] Your { $card } is the higher card: your rival takes { $wounds } wounds.
    }
raiders-ui-solo-monster =
    { $wounds ->
        [one] Play more than its { $value }, or take { $wounds } wound.
       *[other] Play more than its { $value }, or take { $wounds } wounds.
    }
raiders-ui-solo-beats = Your { $card } beats its { $value }.
raiders-ui-solo-hit =
    { $wounds ->
        [one] Your { $card } is not more than its { $value }: you take { $wounds } wound.
       *[other] Your { $card } is not more than its { $value }: you take { $wounds } wounds.
    }
raiders-ui-vault-one = The highest card takes the chest; ties split it evenly, what can’t be split stays in the chest.
raiders-ui-vault-two = The highest card takes the big chest, the next highest the small one.
raiders-ui-vault-solo =
    { $takes ->
        [largest] You take the largest chest with a number below your card.
       *[all] You take the chests with a number below your card.
    }
raiders-ui-vault-takes =
    { $open ->
        [yes] As it stands, your { $card } takes { $count } treasure.
       *[no] Your { $card } takes { $count } treasure.
    }
raiders-part-chest =
    { $chest ->
        [first] the big chest
        [second] the small chest
       *[only] the chest
    }
raiders-ui-vault-shared =
    { $open ->
        [yes] As it stands, your { $card } shares { raiders-part-chest } with { $names }: { $count } for you.
       *[no] Your { $card } shares { raiders-part-chest } with { $names }: { $count } for you.
    }
raiders-ui-vault-no-share =
    { $open ->
        [yes] As it stands, your { $card } ties with { $names }: { raiders-part-treasure } can’t be split, and nobody gets it.
       *[no] Your { $card } ties with { $names }: { raiders-part-treasure } can’t be split, and nobody gets it.
    }
raiders-ui-vault-most = Your { $card } can get the small chest at best, { $count } treasure at most: only higher cards are left ({ $names }).
raiders-ui-vault-topped = Your { $card } will take nothing: only higher cards are left ({ $names }).
raiders-part-can =
    { $others ->
        [1] can
       *[other] can each
    }
raiders-ui-vault-in-vain = Your { $card } will take nothing: others have only the same card left, and the chest can’t be split among you.
raiders-part-share =
    { $splits ->
        [yes] and share
       *[no] and then nobody gets it
    }
raiders-ui-vault-reach =
    { $said } { $how ->
        [higher] { $names } { raiders-part-can } still play higher.
        [level] { $names } { raiders-part-can } still play the same, { raiders-part-share }.
        [either] { $names } { raiders-part-can } still play higher, or the same { raiders-part-share }.
       *[both] { $names } { raiders-part-can } still play higher, { $level } the same { raiders-part-share }.
    }{ $key ->
        [yes] {" "}A key counts as 5.
        [may] {" "}An item may be a key, which counts as 5.
       *[no] {""}
    }{ $best ->
        [0] {""}
       *[other] {" "}In the end you get at most { $best }.
    }
raiders-ui-vault-nothing = Your { $card } takes nothing.
raiders-ui-trap-now = { $said } Now that is { $names }.
raiders-ui-trap-still = { raiders-part-decides }: the trap stays still.
raiders-ui-last-room = { $said } This room ends the game. { $how ->
        [bleeds] You will bleed to death: the most wounds are yours.
        [may-bleed] You can bleed to death: the most wounds may be yours.
       *[bleeding] The most wounds are yours: as it stands, you bleed to death.
    }
raiders-part-cost =
    { $high ->
        [0] nothing
       *[other] { $costs ->
            [treasure] { raiders-part-coins-lost }
           *[wounds] { raiders-part-hurts }
        }
    }
raiders-part-coins-lost = −{ $high } treasure
raiders-part-hurts =
    { $high ->
        [one] { $high } wound
       *[other] { $high } wounds
    }
raiders-part-span =
    { $range ->
        [from] { $costs ->
            [treasure] −{ $low }
           *[wounds] { $low }
        } to{" "}
        [upto] up to{" "}
       *[exact] {""}
    }{ raiders-part-cost }{ $whom ->
        [mine] {" "}for you
        [names] {" "}for { $hit }
       *[none] {""}
    }{ $kills ->
        [yes] , and you die
        [may] , which can kill you
       *[no] {""}
    }.
raiders-ui-trap-may =
    { $said } { $names } { raiders-part-can } still play { $skulls ->
        [1] higher
       *[other] lower
    }: { raiders-part-span }
raiders-ui-trap-sure =
    { raiders-part-decides }, but { $names } { raiders-part-can } only play { $by ->
        [highest] higher
       *[lowest] lower
    }: { raiders-part-span }
raiders-part-others =
    The others { $costs ->
        [treasure] lose
       *[wounds] take
    }: { $each }.
raiders-ui-trap-goes =
    { $all ->
        [alone] Your { $card } counts: { $effect }.
        [yes] { raiders-part-decides }. For everyone: { $effect }.
       *[no] { raiders-part-decides }. For { $names }: { $effect }.
    }{ $rest ->
        [0] {""}
       *[other] {" "}{ raiders-part-others }
    }
raiders-part-which =
    { $by ->
        [highest] highest
       *[lowest] lowest
    }
raiders-part-decides =
    { $open ->
        [yes] { $own ->
            [yes] Your { $card } is the { raiders-part-which } so far
           *[no] With your { $card } the { raiders-part-which } so far is { $value }
        }
        [same] After your { $card } nothing can change
       *[no] { $own ->
            [yes] Your { $card } is the { raiders-part-which }
           *[no] With your { $card } the { raiders-part-which } is { $value }
        }
    }
raiders-ui-trap-half =
    { $all ->
        [alone] Your { $card } counts. You
       *[other] { raiders-part-decides }. Each of you
    } { $costs ->
        [treasure] { $all ->
            [alone] lose
           *[other] loses
        } half the treasure, rounded down: you have { $half } and lose { $count }.
       *[wounds] { $all ->
            [alone] take
           *[other] takes
        } half of the wounds left until the tenth, rounded down: you have { $half } left and take { $count }.
    }{ $rest ->
        [0] {""}
       *[other] {" "}{ raiders-part-others }
    }
raiders-ui-store-take = You take what stands at the number you play.
raiders-ui-store-takes =
    { $open ->
        [yes] As it stands, your { $card } gets you: { $gain }.
       *[no] Your { $card } gets you: { $gain }.
    }
raiders-ui-store-short =
    { $open ->
        [yes] As it stands, with your { $card } there are too few for all ({ $item }): nobody gets one.
       *[no] With your { $card } there are too few for all ({ $item }): nobody gets one.
    }
raiders-ui-up-to = { $said } Nobody can hold more than { $most }.
raiders-ui-trap-half-life = half the way to 10
raiders-ui-your-item = { $card } (counts as 5)
raiders-ui-half-treasure = lose half the treasure, rounded down
raiders-ui-half-life = half of the wounds left until the tenth, rounded down
raiders-ui-lose-coins = −{ $count } treasure
raiders-ui-take-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
raiders-ui-gain-coins = { $count } treasure
raiders-ui-gain-item = { $item } ({ $does })
raiders-ui-gain-heal =
    { $count ->
        [0] healing, but you have no wounds
        [one] { $count } wound healed
       *[other] { $count } wounds healed
    }

raiders-ui-board = Level { $level } of { $levels }, five rooms
raiders-ui-level = Level { $level }
raiders-ui-of = of { $count }
raiders-ui-room = Room { $room }
raiders-ui-in-play = in play
raiders-ui-you-saw = you saw:
raiders-ui-open = revealed:
raiders-ui-all = all
raiders-ui-needs = { $room }, strength { $need }
raiders-ui-fight-duel = { $room }: the lower card is hit
raiders-ui-fight-solo = { $room } plays { $card }
raiders-ui-fight-solo-dark = { $room }
raiders-ui-if-wins =
    { $wounds ->
        [one] Your cards together must make { $need }, or every lowest card takes { $wounds } wound.
       *[other] Your cards together must make { $need }, or every lowest card takes { $wounds } wounds.
    }
raiders-ui-equal-safe =
    { $wounds ->
        [one] It takes { $wounds } wound. Equal cards hurt nobody.
       *[other] It takes { $wounds } wounds. Equal cards hurt nobody.
    }
raiders-ui-solo-safe =
    { $wounds ->
        [one] Play more than that, or take { $wounds } wound.
       *[other] Play more than that, or take { $wounds } wounds.
    }
raiders-ui-more-needed = { $count } more needed
raiders-ui-beaten = beaten
raiders-ui-deck-left =
    { $count ->
        [one] { $count } card left in its deck
       *[other] { $count } cards left in its deck
    }
raiders-ui-highest-card = highest card
raiders-ui-lowest-card = lowest card
raiders-ui-skulls =
    { $skulls ->
        [1] one skull: the highest card decides
       *[2] two skulls: the lowest card decides
    }
raiders-ui-counts = counts now
raiders-ui-hits = hits
raiders-ui-hits-all = hits everyone
raiders-ui-still = nothing
raiders-ui-first-chest = big chest
raiders-ui-second-chest = small chest
raiders-ui-chest = chest
raiders-ui-nobody-yet = nobody yet
raiders-ui-nobody = nobody
raiders-ui-each = { $count } each
raiders-ui-each-stays = { $count } each; { $stays } stays in the chest
raiders-ui-no-split = can’t be split
raiders-ui-chest-cap = max { $most }
raiders-ui-left = left: { $count }
raiders-ui-too-few = too few for all
raiders-ui-lay-laid = played
raiders-ui-lay-first = played first
raiders-ui-lay-crystal = crystal: plays last
raiders-ui-lay-choice = your choice
raiders-ui-lay-sealed = ready
raiders-ui-lay-sealed-you = your hidden card
raiders-ui-lay-next = choosing
raiders-ui-lay-left = cards left
raiders-ui-hidden-card = face-down card

raiders-ui-power = Power cards
raiders-ui-items = Items
raiders-ui-rivals = rivals see only how many
raiders-ui-spent = spent
raiders-ui-text-torch = any time: see dark rooms
raiders-ui-text-crystal = you play after the others
raiders-ui-text-key = plays as 5 in a vault
raiders-ui-text-sword = plays as 5 on a monster
raiders-ui-idle = no use now
raiders-ui-rule-power = Play it in a room for its number. It comes back when the level ends.
raiders-ui-rule-torch = At any time, also on another’s turn: look at every dark room of this level. Others learn only that you looked.
raiders-ui-rule-crystal = Play it instead of a card: you play your real card after the others. Several crystals keep their order.
raiders-ui-rule-key = Play it in a vault instead of a power card. It counts as 5 and is used up.
raiders-ui-rule-sword = Play it against a monster instead of a power card. It counts as 5 and is used up.

raiders-ui-status-turn = to play
raiders-ui-status-choosing = choosing
raiders-ui-status-next = next
raiders-ui-status-played = played { $card }
raiders-ui-status-played-item = played { $card } (5)
raiders-ui-status-crystal = crystal: last
raiders-ui-status-crystal-seat = crystal
raiders-ui-status-ready = has chosen a card
raiders-ui-status-dead = dead
raiders-ui-status-won = won
raiders-ui-leads = first
raiders-ui-torch-lit = torch lit: this player knows the dark rooms of this level
raiders-ui-torch-seen = Seen by torchlight: { $names }.
raiders-ui-items-held = items
raiders-ui-cap = max
raiders-ui-seat-treasure = Treasure { $count }; nobody can hold more than { $most }.
raiders-ui-seat-treasure-free = Treasure { $count }.
raiders-ui-seat-wounds = Wounds { $count }; { $most } are deadly.
raiders-ui-seat-worst = Most wounds: after level 5 all who have the most bleed to death. As it stands: { $names }.
raiders-ui-bleeding = Would bleed to death now: { $names }
raiders-ui-bleeds = Will bleed to death: { $names }
raiders-ui-may-bleed = Can bleed to death: { $names }
raiders-ui-end-lead = From here on ahead of all who came out alive: { $names }.
raiders-ui-supply = Supply

raiders-ui-odds = Odds
raiders-ui-odds-off = This table plays without odds.
raiders-ui-odds-unseen =
    { $count ->
        [one] { $count } room card unseen
       *[other] { $count } room cards unseen
    }
raiders-ui-odds-dark =
    { $count ->
        [0] { $seen ->
            [0] No dark room left on this level.
           *[other] You have looked into every dark room of this level.
        }
        [one] { $count } dark room on this level. Chance of each kind for it:
       *[other] { $count } dark rooms on this level. Chance of each kind, for each:
    }
raiders-ui-dark-odds = It may be:
raiders-ui-odds-held = In hand
raiders-ui-odds-held-none = no items
raiders-ui-odds-monsters = Monster’s deck
raiders-ui-percent = { $count }%

raiders-ui-chip-treasure = { $sign }{ $count } treasure
raiders-ui-chip-wounds =
    { $count ->
        [one] { $sign }{ $count } wound
       *[other] { $sign }{ $count } wounds
    }
raiders-ui-chip-leads = plays first
raiders-ui-chip-leads-on = still plays first
raiders-ui-verdict-vault =
    { $count ->
        [1] The chest is opened
       *[other] The chests are opened
    }
raiders-ui-verdict-nothing = Nobody takes anything
raiders-ui-verdict-storeroom = The stores are handed out
raiders-ui-verdict-confused = Equal cards confuse it
raiders-ui-verdict-beaten-sum =
    { $against ->
        [0] Beaten: { $laid } against { $need }
       *[other] Beaten: { $laid } against { $against }
    }
raiders-ui-verdict-missed-sum =
    { $against ->
        [0] Not beaten: { $laid } of { $need }
       *[other] Not beaten: { $laid } against { $against }
    }
raiders-ui-verdict-beaten = Beaten
raiders-ui-verdict-missed = It strikes the lower card
raiders-ui-verdict-none = no effect
raiders-ui-verdict-no-share = too little to share
raiders-ui-half-none =
    { $you ->
        [yes] You lose
       *[no] { $name } loses
    } nothing: { $half ->
        [0] there is nothing to lose
       *[other] half of { $half }, rounded down, is 0
    }.
raiders-ui-verdict-half = half of { $half }, rounded down: nothing
raiders-ui-defeat-dies = Your hero is dead
raiders-ui-defeat-bleeds = Your hero bleeds to death
raiders-ui-cut =
    { $what ->
        [earns] treasure: +{ $count } of { $full }, 20 is the most
        [loses] treasure: −{ $count } of { $full }, there was no more
        [deadly] +{ $count }, the tenth wound kills
       *[wounded] { $count } of { $full } wounds, the tenth kills
    }
raiders-ui-defeat-dies-why = Ten wounds are deadly.
raiders-ui-defeat-bleeds-why =
    { $others ->
        [0] You came out with the most wounds, { $wounds }: whoever has the most bleeds to death.
       *[other] You and { $names } came out with the most wounds, { $wounds } each: if tied, all of them bleed to death.
    }
raiders-ui-defeat-wounds = wounds
raiders-ui-defeat-treasure = Treasure
raiders-ui-defeat-level = Level
raiders-ui-defeat-of = { $level } of { $levels }
raiders-ui-cause =
    { $why ->
        [lowest] lowest: { $change }
        [lower] lower card: { $change }
        [level] { $change } (tied)
        [highest] { $shared ->
            [no] highest: { $change }
           *[other] highest, shared: { $change }
        }
        [second] { $shared ->
            [no] second: { $change }
           *[other] second, shared: { $change }
        }
        [richest] richest: { $change }
        [fewest] fewest wounds: { $change }
        [half] half of { $half }: { $change }
        [half-down] half of { $half }, rounded down: { $change }
        [half-life] half of { $half }: { $change }
        [half-life-down] half of { $half }, rounded down: { $change }
       *[other] { $change }
    }
raiders-ui-verdict-trap =
    { $by ->
        [highest] The trap goes off: highest card { $value }
       *[other] The trap goes off: lowest card { $value }
    }
raiders-ui-verdict-still =
    { $by ->
        [highest] The trap stays still: highest card { $value }
       *[other] The trap stays still: lowest card { $value }
    }
raiders-ui-verdict-dead =
    { $several ->
        [no] { $names } dies
       *[other] They die: { $names }
    }
raiders-ui-verdict-dead-you = Your hero dies
raiders-ui-came-monster =
    { $beaten ->
        [yes] Together the cards are strong enough: nobody is hurt.
       *[no] Together the cards fall short: every lowest card takes { raiders-part-wounds }.
    }
raiders-ui-came-solo =
    { $beaten ->
        [yes] Your card is higher than the monster’s: you are not hurt.
       *[no] Your card is not higher than the monster’s: you take { raiders-part-wounds }.
    }
raiders-ui-came-items = Everyone takes what stands at their number; where there are too few, nobody does.
raiders-ui-came-unsplit = { raiders-part-treasure } can’t be split evenly: whoever ties for the chest gets nothing, and no other card takes it.
raiders-ui-each-wounded =
    { $names }: { raiders-part-hit } each{ raiders-part-why }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-deadly }
    }
raiders-ui-each-loses =
    { $names }: −{ raiders-part-coins } each{ raiders-part-why }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-spent }
    }
raiders-ui-each-earns =
    { $shared ->
        [no] { $names }: { raiders-part-coins } each.{ $full ->
            [0] {""}
           *[other] {" "}{ raiders-part-capped }
        }
       *[other] { $names }: { raiders-part-coins } each: { $why ->
            [second] second highest card
           *[other] highest card
        }, shared.{ $full ->
            [0] {""}
           *[other] {" "}{ raiders-part-capped }
        }
    }
raiders-ui-each-healed = { $names } heal { raiders-part-hurt } each.
raiders-ui-each-takes-item = { $names }: { raiders-part-item } each.
raiders-ui-short = { $count } short
raiders-ui-resolving = resolving
raiders-ui-hidden = hidden
raiders-ui-driven-off = beaten
raiders-ui-confused = equal cards
raiders-ui-stood-still = stayed still
raiders-ui-nothing-lost = nothing lost
raiders-ui-nothing-taken = nothing taken
raiders-ui-room-head = Room{"\u00A0"}{ $room }: { $name }
raiders-ui-level-over = Level { $level } is over
raiders-part-tied =
    { $count ->
        [0] if tied, all of them; if all are equal, nobody.
       *[other] if tied, all of them; if all are equal, nobody. As it stands: { $names }.
    }
raiders-ui-level-over-more =
    { $mode ->
        [base] After level 5 whoever has the most wounds bleeds to death, however rich; { raiders-part-tied }
       *[other] Everyone takes all power cards back.
    }
raiders-ui-first-level = Down into the dungeon
raiders-ui-first-level-you = You are the { $character }
raiders-ui-first-level-more = { $levels } levels of five rooms. The most treasure wins, but whoever comes out with the most wounds bleeds to death.
raiders-ui-last-level = The last level
raiders-ui-last-level-more = When it is over, of those who come out the richest wins, but whoever has the most wounds bleeds to death; { raiders-part-tied }
raiders-ui-bleed-head = The most wounded bleed to death
raiders-ui-bleed-more = Most wounds of those who came out: { $names }, with { $count }.
raiders-ui-tag-treasure = most treasure
raiders-ui-tag-wounds = most wounds
raiders-ui-tag-bleeds = bleeds to death
raiders-ui-tally = Treasure and wounds
raiders-ui-just-now = Just now
raiders-ui-again = Show it again
raiders-figure-turns = Rooms played
raiders-figure-treasure = Treasure
raiders-figure-wounds = Wounds

raiders-ui-sr-seat = Seat { $seat }, { $name }, { $character }. Treasure { $treasure }, wounds { $wounds } of { $most }. Power cards left: { $power }. Items: { $items }.
raiders-ui-sr-leads = First player.
raiders-ui-sr-none = none
raiders-ui-sr-room = Room { $place } of 5: { $room }. { $figures } { $state }
raiders-ui-sr-done-room = Room { $place } of 5: { $room }. { $state }
raiders-ui-sr-named = { $room }, { $kind }
raiders-ui-sr-dark = Room { $place } of 5: dark room, you do not know what waits there.
raiders-ui-sr-saw = Room { $place } of 5: dark room. You have looked: { $room }. { $figures }
raiders-ui-sr-now = In play.
raiders-ui-sr-done = Done: { $outcome }.
raiders-ui-sr-ahead = Still ahead.
raiders-ui-sr-chests =
    { $count ->
        [1] Chest: { $chests }.
       *[other] Chests: { $chests }.
    }
raiders-ui-sr-harm = { $row }: { $effect }
raiders-ui-sr-harm-none = any other number: nothing
raiders-ui-sr-card = { $card }. { $state } { $at } of { $count }.
raiders-ui-sr-power = Power card { $card }
raiders-ui-sr-can = Can be played.
raiders-ui-sr-can-torch = Can be lit.
raiders-ui-sr-cannot = Cannot be played: { $why } Press question mark for the rule.
raiders-ui-sr-selected = Selected.
raiders-ui-sr-spent = Spent.
raiders-ui-sr-sealed = Chosen, face down.
raiders-ui-sr-bar =
    { $missing ->
        [0] Strength needed { $need }, played { $laid }: it is beaten.
       *[other] Strength needed { $need }, played { $laid }: { $missing } short.
    }
raiders-ui-sr-claim =
    { $each ->
        [0] Chest { $chest }: { $names } (can’t be split, nobody gets it).
       *[other] { $several ->
            [yes] Chest { $chest }: { $names } ({ $each } each{ $stays ->
                [0] {""}
               *[other] , { $stays } stays
            }).
           *[no] Chest { $chest }: { $names }.
        }
    }
raiders-ui-sr-claim-none = Chest { $chest }: nobody yet.
raiders-ui-sr-trap-quiet = Card that counts: { $value }. Nothing happens so far.
raiders-ui-sr-trap-now = Card that counts: { $value }. As it stands, { $harm } for { $names }.
raiders-ui-sr-supply = Left in the supply: { $items }.
raiders-ui-sr-takes =
    { $short ->
        [yes] { $what }: { $names } (too few for all, nobody gets it).
       *[no] { $what }: { $names }.
    }
raiders-ui-sr-change = { $name } { $change }
raiders-ui-sr-coins =
    { $count ->
       *[other] { $sign }{ $count } treasure
    }
raiders-ui-sr-wounds =
    { $count ->
        [one] { $sign }{ $count } wound
       *[other] { $sign }{ $count } wounds
    }
raiders-ui-sr-heal =
    { $count ->
        [one] { $count } wound healed
       *[other] { $count } wounds healed
    }
raiders-ui-sealed-more = You chose { $card }. It turns over when all are ready.

## In the terminal

raiders-cli-room = Level { $level } of { $levels }, room { $place }: { $card }.
raiders-cli-monster = { $card } (strength { $strength }, wounds { $wounds })
raiders-cli-monster-lone = { $card } (wounds { $wounds })
raiders-cli-trap-magnet = { $card } (highest card { $harm } treasure)
raiders-cli-trap-boulder = { $card } (highest card { $harm } wounds)
raiders-cli-trap-lava = { $card } (lowest card { $harm } treasure)
raiders-cli-trap-spikes = { $card } (lowest card { $harm } wounds)
raiders-cli-half = half
raiders-cli-sum =
    { $missing ->
        [0] On the table: { $laid } of { $need }. It is beaten.
       *[other] On the table: { $laid } of { $need }; { $missing } missing.
    }
raiders-cli-sure = It will be beaten: even the lowest cards are enough.
raiders-cli-lost = It can’t be beaten any more.
raiders-cli-low = Lowest card: { $names }.
raiders-cli-hit =
    { $count ->
        [one] { $count } wound: { $names }.
       *[other] { $count } wounds: { $names }.
    }
raiders-cli-higher = Can play higher: { $names }.
raiders-cli-level = Can play the same: { $names }.
raiders-cli-monster-card = Its card: { $card }.
raiders-cli-ahead = Ahead: { $rooms }.
raiders-cli-place = { $place }{"\u00A0"}{ $card }
raiders-cli-known = { $place }{"\u00A0"}{ $card } (you have looked)
raiders-cli-last-room = This is the level’s last room.
raiders-cli-hero =
    { $name }{ $you ->
        [true] {" "}(you)
       *[other] {""}
    }, { $character }: treasure { $treasure }, wounds { $wounds }, items { $items }, cards { $power }{ $laid ->
        [none] {""}
       *[other] , played { $laid }
    }.
raiders-cli-hero-dead = { $name }, { $character }: dead, with { $treasure } treasure.
raiders-cli-order = Order in this room: { $names }.
raiders-cli-hand = Your hand: { $cards }.
raiders-cli-hand-of = { $name }’s hand: { $cards }.
raiders-cli-character =
    { $card }. Begins with treasure { $treasure }, wounds { $wounds }, items: { $items }.{ $names ->
        [none] {""}
       *[other] {" "}Played here by: { $names }.
    }
raiders-cli-monster-deck = Monster deck: { $left } left; shown: { $shown }.
raiders-cli-object-room = room { $id }

## What is wrong with a table

error-raiders-living-play-on = With strength_count=living the last survivor wins at once: choose last_survivor=wins_now.

## How it ended

raiders-ui-end-coins = { $count } treasure
raiders-ui-end-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
raiders-ui-end-wins =
    { $you ->
        [yes] You win with { $coins }
       *[no] { $name } wins with { $coins }
    }
raiders-ui-end-shared = A shared win: { $names }, { $coins } each
raiders-ui-end-nobody = Nobody wins: nobody came out alive
raiders-ui-end-solo-out =
    { $you ->
        [yes] You came out alive with { $coins }
       *[no] { $name } came out alive with { $coins }
    }
raiders-ui-end-solo-dead =
    { $you ->
        [yes] You died in the dungeon
       *[no] { $name } died in the dungeon
    }
raiders-ui-end-solo-out-more = { $wounds }; ten would have been deadly.
raiders-ui-end-solo-dead-more = { $wounds }. Left behind: { $coins }.
raiders-ui-end-shared-more = They have as many wounds, too: { $wounds } each.
raiders-ui-end-tied =
    { $you ->
        [yes] You are just as rich, but have more wounds: { $theirs } against { $wounds }.
       *[no]
            { $alone ->
                [yes] { $names } is just as rich, but has more wounds: { $theirs } against { $wounds }.
               *[no] Just as rich, but with more wounds: { $names }.
            }
    }
raiders-ui-end-richer =
    { $you ->
        [yes]
            { $fate ->
                [bled] You had { $coins }, but bled to death.
               *[dead] You had { $coins }, but died in the dungeon.
            }
       *[no]
            { $fate ->
                [bled] { $name } had { $coins }, but bled to death.
               *[dead] { $name } had { $coins }, but died in the dungeon.
            }
    }
raiders-ui-end-as-rich =
    { $you ->
        [yes]
            { $fate ->
                [bled] You were just as rich, but bled to death.
               *[dead] You were just as rich, but died in the dungeon.
            }
       *[no]
            { $fate ->
                [bled] { $name } was just as rich, but bled to death.
               *[dead] { $name } was just as rich, but died in the dungeon.
            }
    }
raiders-ui-end-alone = Nobody else came out alive.
raiders-ui-end-second =
    { $you ->
        [yes] You come second with { $coins }.
       *[no] { $name } comes second with { $coins }.
    }
raiders-ui-end-why-richest = most treasure
raiders-ui-end-why-fewest = fewest wounds of the richest
raiders-ui-end-why-alone = nobody else came out alive
raiders-ui-end-why-shared = same treasure, same wounds
raiders-ui-end-why-out = came out alive
raiders-ui-end-why-wounds =
    { $count ->
        [one] just as rich, { $count } wound more
       *[other] just as rich, { $count } wounds more
    }
raiders-ui-end-why-less = { $count } treasure less
raiders-ui-end-why-bled = most wounds: bled to death
raiders-ui-end-why-dead =
    { $level ->
        [0] died of wounds
       *[other] died of wounds on level { $level }
    }
raiders-ui-end-doomed =
    { $you ->
        [yes] From then on you had more wounds than anyone who survived.
       *[no] From then on { $name } had more wounds than anyone who survived.
    }
raiders-part-without =
    { $undone ->
        [room] Without this room, all else the same,
       *[gain] Without that
    }
raiders-ui-end-without =
    { $count ->
        [1] { $you ->
            [yes] { raiders-part-without } you would have won.
           *[no] { raiders-part-without } { $names } would have won.
        }
       *[other] { raiders-part-without } { $names } would have shared the win.
    }
raiders-ui-end-out =
    { $you ->
        [yes] Your treasure no longer counted: the dead cannot win.
       *[no] { $name }’s treasure no longer counted: the dead cannot win.
    }
raiders-ui-end-most =
    { $what ->
        [earns] The largest gain of the game.
        [loses] The largest loss of the game.
       *[wounded] The most wounds at one blow.
    }
raiders-ui-end-total =
    { $you ->
        [yes] In the end you had { $coins } and { $wounds }.
       *[no] In the end { $name } had { $coins } and { $wounds }.
    }
raiders-ui-end-bleeding = The bleeding
raiders-ui-end-where = Level { $level }, room { $room }
raiders-ui-end-where-last = After the last room

## Notes: the rule behind what is told for the first time

raiders-note-level = In every room each raider plays one card. Cards played come back when the level is over.
raiders-note-wounded = The tenth wound kills. Among three or more, whoever comes out with the most wounds bleeds to death.
raiders-ui-progress = Level { $level }, room { $room }

## Lesson

raiders-lesson-welcome = Four heroes, one dungeon. Everyone walks through the same rooms, and whoever comes out with the most treasure wins. You are the Mage.
raiders-lesson-hand = Your cards. You play one in each room, and get them all back after five rooms.
raiders-lesson-vault = A vault with two chests. The highest card takes 3 treasure, the second highest 2. Whoever ties shares a chest.
raiders-lesson-highest = You start, and nobody can top a 5. Play your 5.
raiders-lesson-took = You take 3 treasure, and { $d } with a 4 takes 2. The highest card also starts the next room: you again.
raiders-lesson-trap = A trap, the Boulder. One skull: the highest card decides. A 3, 4 or 5 sets it off, and it hits whoever has the fewest wounds: now { $d }.
raiders-lesson-low = So it can’t hit you. Spend your weakest card here: play your 1.
raiders-lesson-hit = { $c }’s 3 set off the Boulder in the last room: 1 wound for { $d }. Other traps take treasure. Traps with two skulls look at the lowest card and hit every hero.
raiders-lesson-storeroom = A storeroom: you take what stands at your number. Below stands how many are left. The green heart at 5 heals a wound.
raiders-lesson-items = A key counts as 5 in a vault, a sword as 5 against a monster. A torch shows the dark rooms. With a crystal you play last.
raiders-lesson-sword = A monster waits in the next room, so a sword is what you need. Play your 4.
raiders-lesson-monster = A monster. All four cards are added up: 14 or more beats the Goblin. With less, whoever played lowest takes 2 wounds.
raiders-lesson-strong = { $c }’s 4 and { $d }’s 1 are on the table: 9 more are needed. Play the sword: it is used up, but you keep your 2 and 3.
raiders-lesson-beaten = The Goblin is beaten with exactly 14: nobody is hurt. The last room of this level is a vault again.
raiders-lesson-crystal = You start, with only 2 and 3 left. Play the crystal: you see the other cards before you choose yours.
raiders-lesson-second = { $b }’s 5 and { $d }’s key, which counts as 5, share the chest of 4. The next highest card takes the 2. { $c } played a 2, so play your 3.
raiders-lesson-level = Level 1 is over. In its last room { $b } and { $d } tied for highest, so whoever sits next after you starts now: { $b }. Everyone got all five cards back.
raiders-lesson-wounds = Watch the wounds. The tenth kills. And after the last room whoever has the most is out, however rich; if several do, all of them.
raiders-lesson-end = Now you know enough. Play on here, or set up a table of your own.
