doggies-title = Dungeons & Doggies
doggies-blurb = Build the dungeon together, then find your own way out with the most gold.

## Table options

doggies-setting-helper = Route helper
doggies-setting-helper-help = Shows your best way out and how many coins it brings. After the round, shows the best way each dog had; a rival’s counts without its secret quest.
doggies-setting-hard_start = Harder start
doggies-setting-hard_start-help = Three or four dogs use the start room for two: fewer exits.
doggies-setting-no_potions = No potions
doggies-setting-no_potions-help = Nobody starts with a potion, and potion rooms give nothing.
doggies-setting-dog_choice = Choice of dogs
doggies-setting-dog_choice-help = Who decides which dog you play.
doggies-setting-dog_choice-choose = One after another
doggies-setting-dog_choice-random = At random
doggies-setting-first_player = First player
doggies-setting-first_player-help = By the rulebook, whoever petted a dog last. Pick that seat, or let chance decide.
doggies-setting-first_player-random = At random
doggies-setting-first_player-A = Seat A
doggies-setting-first_player-B = Seat B
doggies-setting-first_player-C = Seat C
doggies-setting-first_player-D = Seat D
doggies-setting-damage_check = Counting damage
doggies-setting-damage_check-help = When damage is compared with your shields. Does a shield won later help with earlier damage?
doggies-setting-damage_check-running = In every room
doggies-setting-damage_check-whole_path = Only at the exit
doggies-setting-damage_profile = Golem and Eye-Cat
doggies-setting-damage_profile-help = How much damage the Chocolate Golem and the Eye-Cat do.
doggies-setting-damage_profile-cards = 2 damage
doggies-setting-damage_profile-mild = 1 damage
doggies-setting-countdown_trigger = Start of the countdown
doggies-setting-countdown_trigger-help = What starts the countdown: the first dog to leave, or also the first one to fall asleep.
doggies-setting-countdown_trigger-leave = Leaving only
doggies-setting-countdown_trigger-leave_or_sleep = Leaving or sleeping
doggies-setting-bonk_timing = Bonk’s ability
doggies-setting-bonk_timing-help = When Bonk may break a wall or a door.
doggies-setting-bonk_timing-leave = On his way out
doggies-setting-bonk_timing-turn = Also before his action
doggies-setting-sharik_timing = Sharik’s ability
doggies-setting-sharik_timing-help = When Sharik may turn the rooms beside the start.
doggies-setting-sharik_timing-leave = As he sets out
doggies-setting-sharik_timing-turn = Also before his action
doggies-setting-joan_potions = Joan and potions
doggies-setting-joan_potions-help = If only potions would win the fight, may Joan use her ability and keep them?
doggies-setting-joan_potions-count = No, potions count
doggies-setting-joan_potions-ignore = Yes, she may
doggies-setting-robin_potions = Robin and potions
doggies-setting-robin_potions-help = May Robin disarm a trap with a potion instead of jumping over it?
doggies-setting-robin_potions-no = No, she jumps
doggies-setting-robin_potions-yes = Yes
doggies-setting-quest_tiebreak = Ties by quests
doggies-setting-quest_tiebreak-help = With equal coins more quests win. Does a hunt that succeeds twice count twice?
doggies-setting-quest_tiebreak-completions = Every time counts
doggies-setting-quest_tiebreak-quests = Each quest once

## Questions and buttons

doggies-ask-dog = Choose your dog.
doggies-ask-quest = Keep one quest in secret; the other is for everyone.
doggies-ask-turn = Explore, leave or sleep?
doggies-ask-place = Lay the room so that an exit meets an exit.
doggies-ask-walk = Where does your dog go?
doggies-ask-room = What does your dog do in this room?
doggies-do-dog = { $dog }
doggies-do-quest = { $quest }
doggies-option-quest = Keep { $quest }: { doggies-part-goal }
doggies-part-goal =
    { $goal ->
        [hunt] 2 coins for each: { doggies-part-prey }
       *[most] 5 coins for the most { doggies-part-most }
    }
doggies-do-place = Lay it here
doggies-option-place =
    Lay { $space } at { $cell }, turned { $turned ->
        [0] 0°
        [1] 90°
        [2] 180°
       *[3] 270°
    }
doggies-do-explore = Explore
doggies-option-explore = Explore: draw a room and lay it
doggies-do-leave = Leave
doggies-option-leave = Leave the dungeon: choose your way out
doggies-do-sleep = Go to sleep
doggies-option-sleep =
    Go to sleep: the round is over for you; { $paw ->
        [won] one more paw for the whole game
        [none] no paw is left to win
       *[last] no use, it is the last round
    }
doggies-do-go =
    Go { $side ->
        [n] north ↑
        [e] east →
        [s] south ↓
       *[w] west ←
    }
doggies-option-go =
    Go { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-out =
    Out, { $side ->
        [n] north ↑
        [e] east →
        [s] south ↓
       *[w] west ←
    }
doggies-option-out =
    Leave the dungeon { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }: the round is over for you
doggies-do-portal = Through the portal
doggies-option-portal =
    Through the portal to the one { doggies-ui-cell }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-break =
    Break through { $side ->
        [n] N ↑
        [e] E →
        [s] S ↓
       *[w] W ←
    }
doggies-option-break =
    { $space }: break through { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }, 1 paw
doggies-do-break-through =
    Break through { $side ->
        [n] N ↑
        [e] E →
        [s] S ↓
       *[w] W ←
    }
doggies-option-break-through =
    Break through { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } for 1 paw: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-break-out =
    Break out { $side ->
        [n] north ↑
        [e] east →
        [s] south ↓
       *[w] west ←
    }
doggies-option-break-out =
    Break out of the dungeon { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } for 1 paw: the round is over for you
doggies-do-rotate = Turn the room
doggies-option-rotate =
    Turn { $space } clockwise by { $by ->
        [1] 90°
        [2] 180°
       *[3] 270°
    }
doggies-do-fight =
    Fight{ $count ->
        [0] {""}
        [1] : { $weapons } potion
       *[other] : { $weapons } potions
    }
doggies-option-fight =
    Fight for 1 paw: { $room }{ $count ->
        [0] {""}
       *[other] , using potions: { $weapons }
    }
doggies-do-force = Joan’s ability
doggies-option-force = Beat { $room } by Joan’s ability: 2 paws
doggies-do-pass-monster = Walk past
doggies-option-pass-monster = Walk past { $room } and take { $damage } damage
doggies-do-pass = Walk through
doggies-do-claim =
    { $empty ->
        [true] Take nothing
       *[false] Take it
    }
doggies-option-claim =
    { $empty ->
        [true] { $room }: put a paw there, though no potion is left
       *[false] Take for 1 paw: { $room }
    }
doggies-do-claim-potion =
    Take: { $weapon-id ->
        [sword] sword potion
        [bow] bow potion
       *[fireball] fireball potion
    }
doggies-option-claim-potion =
    Put a paw here and take the { $weapon-id ->
        [sword] sword potion
        [bow] bow potion
       *[fireball] fireball potion
    }
doggies-do-hire =
    Hire: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] sword
            [vagabond-bow] bow
           *[vagabond-fireball] fireball
        }{ $paw ->
            [true] {" "}+ paw
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] bow/fireball
            [vagabond-bow] sword/fireball
           *[vagabond-fireball] sword/bow
        }
    }
doggies-option-hire =
    Hire the vagabond: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] sword
            [vagabond-bow] bow
           *[vagabond-fireball] fireball
        }{ $paw ->
            [true] {" "}and a paw
           *[false] {" "}(no paw left to win)
        }
       *[other] { $room-id ->
            [vagabond-sword] bow or fireball
            [vagabond-bow] sword or fireball
           *[vagabond-fireball] sword or bow
        }
    }
doggies-do-take = Take the trap along
doggies-option-take = Take the trap along: 1 paw now, −1 coin in the end
doggies-do-disarm = Disarm with a card
doggies-part-used =
    { $card-id ->
        [vagabond-sword-two] Vagabond (bow or fireball)
        [vagabond-bow-two] Vagabond (sword or fireball)
        [vagabond-fireball-two] Vagabond (sword or bow)
       *[other] { $card }
    }
doggies-part-by =
    { $card-id ->
        [potion-sword] a sword potion
        [potion-bow] a bow potion
        [potion-fireball] a fireball potion
       *[other] { doggies-part-used }
    }
doggies-option-disarm =
    Disarm the trap with { doggies-part-by }: the card is gone{ $hole ->
        [true] {" "}and leaves a hole
       *[false] {""}
    }
doggies-do-disarm-potion = Disarm with a potion
doggies-option-disarm-potion =
    Disarm the trap with a { $weapon-id ->
        [sword] sword potion
        [bow] bow potion
       *[fireball] fireball potion
    }
doggies-do-leap = Jump over
doggies-option-leap = Jump over the trap, for free
doggies-undo-walk = One step back
doggies-undo-room = One step back

doggies-warn-sleep =
    { $paw ->
        [won] No loot this round, but one more paw for the whole game.
        [none] No loot this round, and no paw is left to win.
       *[last] The last round: no loot, and one more paw is of no use.
    }{ $count ->
        [0] {""}
       *[other] {" "}The countdown starts: { $count } { $count ->
            [one] card
           *[other] cards
        }.
    }
doggies-sure-sleep = Sleep?
doggies-sure-do-sleep = Sleep
doggies-sure-not-sleep = Stay awake

## Why not

doggies-why-dog-taken = { $name } plays this dog.
doggies-why-dog-chosen = You have chosen your dog.
doggies-why-dog-not-yet = It is { $name }’s turn to choose a dog.
doggies-why-quest-kept = You have chosen your secret quest.
doggies-why-quest-not-dealt = You were not dealt this quest.
doggies-why-sealed = You have chosen. Take it back to choose again.
doggies-why-nothing-to-draw =
    No room cards are left. { $leave ->
        [true] Leave or go
       *[false] Go
    } to sleep.
doggies-why-countdown-over =
    The countdown is over: { $leave ->
        [true] leave or go
       *[false] go
    } to sleep.
doggies-why-closed = No exit leads to a free place, so no room can be laid.
doggies-why-no-way-out =
    { $lacks ->
        [key] Your dog needs a key to get out.
        [paw] Your dog has too few paws to get out.
        [shield] Every way out does too much damage to your dog.
       *[none] There is no way out for your dog now.
    } { $explore ->
        [true] Explore or go
       *[false] Go
    } to sleep.
doggies-why-no-exit-meets = Turned like this, no exit meets an exit here.
doggies-why-walked = Your dog has been here. Each room only once.
doggies-why-rivals-paw = Another dog’s paw lies here: nobody else may enter this round.
doggies-why-disarmed = This trap is disarmed. Nobody can pass here now.
doggies-why-hole = There is a hole here until the round ends: nobody enters or fills it.
doggies-why-exit-covered = The used card covers this trap’s exits to the table.
doggies-why-wall = There is a wall.
doggies-why-door = The door needs a key.
doggies-why-no-way-on = Your dog would not get out from there.
doggies-why-monster-there =
    { $fight ->
        [too-weak] Missing: { doggies-part-symbols }.
        [no-paw] No free paw to fight.
       *[either] You can’t beat it.
    } Walking past: { $damage } damage; your dog can take { $spare }.
doggies-why-trap-there = You have no free paw for that trap, and no card or potion of its weapon.
doggies-why-hurt-at-the-exit = Damage of your way: { $damage }, shields: { $shields }. It must be less.
doggies-why-no-paw = You have no free paw left.
doggies-why-break-no-paw = Bonk has no free paw to break through here.
doggies-why-passage-open = There is a way through here already.
doggies-why-turned-already = You have turned this room already: once a turn.
doggies-why-too-weak = Too weak. Missing: { doggies-part-lacking }.
doggies-part-symbols =
    { $sword ->
        [0] {""}
       *[other] { $sword } { $sword ->
            [one] sword
           *[other] swords
        }
    }{ $bow ->
        [0] {""}
       *[other] { $sword ->
            [0] {""}
           *[other] {", "}
        }{ $bow } { $bow ->
            [one] bow
           *[other] bows
        }
    }{ $fireball ->
        [0] { $sword ->
            [0] { $bow ->
                [0] nothing
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] { $sword ->
            [0] { $bow ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $fireball } { $fireball ->
            [one] fireball
           *[other] fireballs
        }
    }
doggies-part-lacking =
    { doggies-part-symbols }{ $either ->
        [true] ; a vagabond gives just one
       *[false] {""}
    }
doggies-part-not-done =
    { $why ->
        [too-weak] too weak by { doggies-part-lacking }
        [no-paw] no free paw left
        [no-trophy] nothing to disarm it with
        [no-potion] no potion to disarm it with
        [robin-leaps] Robin only jumps over traps
        [too-much-damage] walking past does { $damage } damage, it can take { $spare }
        [two-paws] Joan’s ability takes 2 free paws
        [not-the-dragon] Joan’s ability does not work on it
       *[no-way-on] { $deed ->
            [fight] fighting
            [force] Joan’s ability
            [claim] taking it
            [hire] hiring it
            [disarm] a disarmed trap is closed, which
            [take] taking it along
            [pass] walking past
           *[other] anything else
        } would close your way out
    }
doggies-part-must =
    { $does ->
        [fight] you must fight
        [force] you must use Joan’s ability, 2 paws
        [claim] you must take it
        [hire] you must hire it
        [take] you must take it along
        [disarm] you must disarm it with { doggies-part-by }
       *[pass] you must walk past
    }: { doggies-part-not-done }
doggies-why-not-the-dragon = Joan’s ability does not work on the Dragon.
doggies-why-could-beat-it = Joan can win this fight without her ability.
doggies-why-two-paws = Joan’s ability takes 2 free paws.
doggies-why-too-much-damage = Damage here: { $damage }. Your dog can take only { $spare } more.
doggies-why-robin-leaps = Robin only jumps over traps.
doggies-why-robin-takes-none = Robin never takes a trap along: she jumps over it.
doggies-why-no-trophy =
    You need { $weapon-id ->
        [sword] a sword
        [bow] a bow
       *[fireball] a fireball
    }: a trophy or a potion. Your board does not count.
doggies-why-no-such-card = You have no such card with the trap’s weapon.
doggies-why-no-such-potion = You have no such potion.
doggies-why-not-in-supply = The supply has no such potion.
doggies-why-other-potions = The fight does not take these potions, or you have none of them.
doggies-why-no-potion =
    Robin disarms it with a potion only: { $weapon-id ->
        [sword] sword
        [bow] bow
       *[fireball] fireball
    }.
doggies-why-game-over = The game is over.
doggies-why-you-are-out = Your dog is outside and waits for the others.
doggies-why-you-sleep = Your dog sleeps until the round ends.
doggies-why-not-your-turn = It is { $name }’s turn.
doggies-why-one-action = You have chosen your action: one each turn.
doggies-why-lay-first = First lay the room you drew: { $room }.
doggies-why-leave-first = To walk, choose Leave first.
doggies-why-explore-first = To lay a room, choose Explore first.
doggies-why-you-are-here = Your dog is in this room.
doggies-why-not-beside = Your dog can’t get there in one step.
doggies-why-decide-first = First decide what your dog does in this room.

## What happened

doggies-log-dog =
    { $you ->
        [true] Your dog
       *[other] { $name } takes a dog
    }: { $dog }.
doggies-log-quests-dealt = Your two quests: { $cards }.
doggies-log-keeps = Your secret quest: { $quest }.
doggies-log-shared = Quests for everyone: { $cards }.
doggies-log-potion =
    { $you ->
        [true] You get
       *[other] { $name } gets
    } a { $weapon-id ->
        [sword] sword potion
        [bow] bow potion
       *[fireball] fireball potion
    }.
doggies-log-first-player =
    { $you ->
        [true] You go first
       *[other] { $name } goes first
    }, { $lot ->
        [true] chosen by lot
       *[false] as the table was set up
    }.
doggies-log-round =
    Round { $round }{ $round ->
        [1] {""}
       *[other] : the rooms are shuffled back into the deck
    }. { $you ->
        [true] You start
       *[other] { $name } starts
    }.
doggies-log-draws =
    { $you ->
        [true] You draw
       *[other] { $name } draws
    } a card: { $room }. Cards left: { $left }.
doggies-log-lays =
    { $you ->
        [true] You lay
       *[other] { $name } lays
    } a room: { $room }.
doggies-log-sets-out =
    { $you ->
        [true] You set out
       *[other] { $name } sets out
    } for the exit.
doggies-log-goes-through =
    { $you ->
        [true] You walk
       *[other] { $name } walks
    } through: { $room }{ $opened ->
        [true] , opened with a key
       *[false] {""}
    }.
doggies-log-jumps =
    { $you ->
        [true] You jump
       *[other] { $name } jumps
    } to the portal { doggies-ui-cell } of the start.
doggies-log-passes =
    { $you ->
        [true] You walk
       *[other] { $name } walks
    } past the { $room }. Damage so far: { $damage }.
doggies-log-beats =
    { $you ->
        [true] You beat
       *[other] { $name } beats
    } the { $room }{ $forced ->
        [true] {" "}by Joan’s ability
       *[false] { $count ->
            [0] {""}
           *[other] , using a potion: { $weapons }
        }
    }.{ $chest ->
        [0] {""}
       *[other] {" "}The key opens the chest: +{ $chest }.
    }
doggies-log-claims =
    { $you ->
        [true] You put
       *[other] { $name } puts
    } down a paw: { $room }{ $weapon-id ->
        [sword] , a sword potion
        [bow] , a bow potion
        [fireball] , a fireball potion
       *[other] {""}
    }{ $lacks ->
        [key] , without a key to it yet
       *[other] {""}
    }.
doggies-log-hires =
    { $you ->
        [true] You hire
       *[other] { $name } hires
    } the vagabond: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] sword
            [vagabond-bow] bow
           *[vagabond-fireball] fireball
        }{ $paw ->
            [true] {" "}and one more paw for the whole game
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] bow or fireball
            [vagabond-bow] sword or fireball
           *[vagabond-fireball] sword or bow
        }
    }.
doggies-log-takes-trap =
    { $you ->
        [true] You take
       *[other] { $name } takes
    } the trap along: −1 coin in the end.
doggies-log-disarms =
    { $you ->
        [true] You disarm
       *[other] { $name } disarms
    } the trap with { doggies-part-by }.{ $hole ->
        [true] {" "}The card leaves a hole.
       *[false] {""}
    }
doggies-log-leaps =
    { $you ->
        [true] You jump
       *[other] { $name } jumps
    } over the trap.
doggies-log-breaks =
    { $you ->
        [true] You break
       *[other] { $name } breaks
    } a way { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } for 1 paw.
doggies-log-rotates =
    { $you ->
        [true] You turn
       *[other] { $name } turns
    } a room: { $room }.
doggies-log-leaves =
    { $you ->
        [true] You are out
       *[other] { $name } is out
    }! { $count ->
        [0] Nothing taken. {""}
       *[other] {""}
    }Damage: { $damage }, paws left: { $paws }.
doggies-log-sleeps =
    { $you ->
        [true] You fall
       *[other] { $name } falls
    } asleep.{ $paw ->
        [true] {" "}One more paw for the whole game: now { $count }.
       *[false] {" "}No paw is left to win.
    }
doggies-log-countdown =
    The countdown starts: { $count } { $count ->
        [one] card
       *[other] cards
    } left to explore for { $dogs } { $dogs ->
        [one] dog
       *[other] dogs
    } in the dungeon.
doggies-log-best-way =
    { $how ->
        [shut] { $you ->
            [true] You slept
           *[other] { $name } slept
        }: there was no way out then.
        [slept] { $you ->
            [true] You slept; your best way out
           *[other] { $name } slept; best way out
        }{ $secret ->
            [in] , secret quest counted
            [out] , with shared monster quests, without the secret quest
           *[none] {""}
        }{ $exact ->
            [true] {""}
           *[false] {" "}found
        }: { $best } { $best ->
            [one] coin
           *[other] coins
        }.
        [stayed] { $you ->
            [true] You slept well
           *[other] { $name } slept well
        }: { $exact ->
            [true] any way out would have cost coins
           *[false] every way out found would have cost coins
        }{ $secret ->
            [in] {" "}(secret quest counted)
            [out] {" "}(with shared monster quests, without the secret quest)
           *[none] {""}
        }.
       *[left] { $you ->
            [true] Your way
           *[other] { $name }’s way
        } out: { $coins } { $coins ->
            [one] coin
           *[other] coins
        }{ $secret ->
            [in] , secret quest counted
            [out] , with shared monster quests, without the secret quest
           *[none] {""}
        }. { $how ->
            [best] { $exact ->
                [true] The best there was then.
               *[false] No better one was found then.
            }
           *[left] { $exact ->
                [true] Best possible then
               *[false] Best found then
            }: { $best }.
        }
    }
doggies-log-round-ends =
    Round { $round } is over.{ $round ->
        [3] {""}
       *[other] {" "}{ $you ->
            [true] You took the last turn, so you get
           *[other] { $name } took the last turn and gets
        } the first player’s token.
    }
doggies-log-paw-goes =
    The vagabond’s paw goes: { $you ->
        [true] you have
       *[other] { $name } has
    } { $count } now.
doggies-log-collects =
    { $count ->
        [0] { $slept ->
            [true] { $you ->
                [true] You slept and collect
               *[other] { $name } slept and collects
            }
           *[false] { $you ->
                [true] You collect
               *[other] { $name } collects
            }
        } nothing.
       *[other] { $you ->
            [true] You collect
           *[other] { $name } collects
        }: { $called }.
    }
doggies-log-hunted =
    { $own ->
        [true] Secret quest{" "}
       *[false] {""}
    }{ $quest } ({ doggies-part-hunted }): { $you ->
        [true] you have beaten
       *[other] { $name } has beaten
    } { $count }: +{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
doggies-log-most =
    { $own ->
        [true] Secret quest{" "}
       *[false] {""}
    }{ $quest }: { $you ->
        [true] you have
       *[other] { $name } has
    } the most { doggies-part-most }, { $count }{ $seats-count ->
        [0] {""}
       *[other] {" "}(as many as { $names }, but more on the board)
    }: +{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
doggies-log-most-nobody =
    { $quest }: { $count ->
        [0] nobody has { doggies-part-most }, so nobody gets the coins
       *[other] a tie, { $count } { doggies-part-most } each ({ $names }). Nobody gets the coins
    }.
doggies-log-hunted-nobody = { $quest } ({ doggies-part-hunted }): nobody has beaten one.
doggies-log-own-quest-failed =
    Secret quest { $quest }: { $you ->
        [true] you get
       *[other] { $name } gets
    } nothing, { $why ->
        [hunt] none beaten ({ doggies-part-hunted })
        [none] nobody has { doggies-part-most }
        [fewer] for { $names } { $seats-count ->
            [one] { $seats-you ->
                [true] have
               *[false] has
            }
           *[other] have
        } more { doggies-part-most } ({ $most } to { $count }, boards not counted)
        [board] as many { doggies-part-most } as { $names } ({ $most }), fewer on the board
       *[tied] as many { doggies-part-most } as { $names } ({ $most })
    }.
doggies-log-scores =
    { $you ->
        [true] You
       *[other] { $name }
    }: coins { $coins }, monsters { $monsters }, chests { $chests }, traps and vagabonds { $costs }, quests { $quest_coins }. Total: { $total }.
doggies-log-wins =
    { $seats-you ->
        [true] You win! Good dog!
       *[other] { $names } wins! Good dog!
    }
doggies-log-share = Shared victory, and tails wag: { $names }.

## The result

doggies-fate-won = wins
doggies-fate-shared = shares the win
doggies-fate-less = fewer coins
doggies-fate-fewer-quests = as many coins, quests completed less often
doggies-figure-paws = Paws
doggies-figure-purse = Coins
doggies-figure-coins = Coins
doggies-figure-monsters = Monsters
doggies-figure-chests = Chests
doggies-figure-costs = Traps, vagabonds
doggies-figure-quest_coins = Quests
doggies-figure-total = Total
doggies-ui-progress = Round { $round }

## Dogs

doggies-card-joan = Joan of Bark
doggies-card-bonk = Bonk the Mighty
doggies-card-pluto = Bad Boy Pluto
doggies-card-robin = Robin Goodgirl
doggies-card-ruta = Snowy Ruta
doggies-card-sharik = Fiery Sharik

## Quests

doggies-card-hunt-ifrit = Last Wish
doggies-card-hunt-tick = Ticked Off
doggies-card-hunt-squirrel = A Tough Nut
doggies-card-hunt-skeledog = A Bone to Pick
doggies-card-hunt-cat = Jelly Time
doggies-card-hunt-mimic = Don’t Open That
doggies-card-hunt-cerberus = Three Good Boys
doggies-card-hunt-golem = Bad for Dogs
doggies-card-hunt-eyecat = Staring Contest
doggies-card-most-sword = Grip of Steel
doggies-card-most-bow = Bull’s-Eye
doggies-card-most-fireball = Fire in the Heart

## Rooms

doggies-card-sword = sword
doggies-card-bow = bow
doggies-card-fireball = fireball
doggies-card-potion-sword = Sword potion
doggies-card-potion-bow = Bow potion
doggies-card-potion-fireball = Fireball potion
doggies-card-start = Start room
doggies-card-start-2 = { doggies-card-start }
doggies-card-ifrit = Ifrit
doggies-card-ifrit-sword = Ifrit (sword)
doggies-card-ifrit-bow = Ifrit (bow)
doggies-card-ifrit-fireball = Ifrit (fireball)
doggies-card-tick = Giant Tick
doggies-card-tick-sword = Giant Tick (sword)
doggies-card-tick-bow = Giant Tick (bow)
doggies-card-tick-fireball = Giant Tick (fireball)
doggies-card-squirrel = Squirrel
doggies-card-squirrel-sword = Squirrel (sword)
doggies-card-squirrel-bow = Squirrel (bow)
doggies-card-squirrel-fireball = Squirrel (fireball)
doggies-card-skeledog = Skeledog
doggies-card-skeledog-sword = Skeledog (sword)
doggies-card-skeledog-bow = Skeledog (bow)
doggies-card-skeledog-fireball = Skeledog (fireball)
doggies-card-cat = Gelatin Cat
doggies-card-cat-sword = Gelatin Cat (sword)
doggies-card-cat-bow = Gelatin Cat (bow)
doggies-card-cat-fireball = Gelatin Cat (fireball)
doggies-card-mimic = Mimic
doggies-card-mimic-sword = Mimic (sword)
doggies-card-mimic-bow = Mimic (bow)
doggies-card-mimic-fireball = Mimic (fireball)
doggies-card-cerberus = Cerberus
doggies-card-cerberus-1 = { doggies-card-cerberus }
doggies-card-cerberus-2 = { doggies-card-cerberus }
doggies-card-cerberus-3 = { doggies-card-cerberus }
doggies-card-golem = Chocolate Golem
doggies-card-golem-1 = { doggies-card-golem }
doggies-card-golem-2 = { doggies-card-golem }
doggies-card-golem-3 = { doggies-card-golem }
doggies-card-eyecat = Eye-Cat
doggies-card-eyecat-1 = { doggies-card-eyecat }
doggies-card-eyecat-2 = { doggies-card-eyecat }
doggies-card-eyecat-3 = { doggies-card-eyecat }
doggies-card-dragon = Dragon
doggies-card-dragon-1 = { doggies-card-dragon }
doggies-card-dragon-2 = { doggies-card-dragon }
doggies-card-dragon-3 = { doggies-card-dragon }
doggies-card-dragon-4 = { doggies-card-dragon }
doggies-card-dragon-5 = { doggies-card-dragon }
doggies-card-keyfly = Keyfly
doggies-card-keyfly-1 = { doggies-card-keyfly }
doggies-card-keyfly-2 = { doggies-card-keyfly }
doggies-card-keyfly-3 = { doggies-card-keyfly }
doggies-card-keyfly-4 = { doggies-card-keyfly }
doggies-card-coin = Coin
doggies-card-coin-1 = { doggies-card-coin }
doggies-card-coin-2 = { doggies-card-coin }
doggies-card-coin-3 = { doggies-card-coin }
doggies-card-coin-4 = { doggies-card-coin }
doggies-card-coin-5 = { doggies-card-coin }
doggies-card-coin-6 = { doggies-card-coin }
doggies-card-coin-7 = { doggies-card-coin }
doggies-card-coin-8 = { doggies-card-coin }
doggies-card-coin-9 = { doggies-card-coin }
doggies-card-coin-10 = { doggies-card-coin }
doggies-card-coin-11 = { doggies-card-coin }
doggies-card-coin-12 = { doggies-card-coin }
doggies-card-coin-13 = { doggies-card-coin }
doggies-card-coin-14 = { doggies-card-coin }
doggies-card-coin-15 = { doggies-card-coin }
doggies-card-coins = Two Coins
doggies-card-coins-1 = { doggies-card-coins }
doggies-card-coins-2 = { doggies-card-coins }
doggies-card-coins-3 = { doggies-card-coins }
doggies-card-coins-4 = { doggies-card-coins }
doggies-card-coins-5 = { doggies-card-coins }
doggies-card-coins-6 = { doggies-card-coins }
doggies-card-coins-7 = { doggies-card-coins }
doggies-card-coins-8 = { doggies-card-coins }
doggies-card-chest = Chest
doggies-card-chest-1 = { doggies-card-chest }
doggies-card-chest-2 = { doggies-card-chest }
doggies-card-chest-3 = { doggies-card-chest }
doggies-card-chest-4 = { doggies-card-chest }
doggies-card-potions = Potion room
doggies-card-potions-1 = { doggies-card-potions }
doggies-card-potions-2 = { doggies-card-potions }
doggies-card-potions-3 = { doggies-card-potions }
doggies-card-potions-4 = { doggies-card-potions }
doggies-card-door = Door
doggies-card-door-1 = { doggies-card-door }
doggies-card-door-2 = { doggies-card-door }
doggies-card-door-3 = { doggies-card-door }
doggies-card-portal = Portal
doggies-card-portal-1 = { doggies-card-portal }
doggies-card-portal-2 = { doggies-card-portal }
doggies-card-portal-3 = { doggies-card-portal }
doggies-card-portal-4 = { doggies-card-portal }
doggies-card-bitecalibur = Bitecalibur
doggies-card-frisbow = Frisbow
doggies-card-collar = Magicollar
doggies-card-trap-sword = Trap (sword)
doggies-card-trap-sword-1 = { doggies-card-trap-sword }
doggies-card-trap-sword-2 = { doggies-card-trap-sword }
doggies-card-trap-sword-3 = { doggies-card-trap-sword }
doggies-card-trap-bow = Trap (bow)
doggies-card-trap-bow-1 = { doggies-card-trap-bow }
doggies-card-trap-bow-2 = { doggies-card-trap-bow }
doggies-card-trap-bow-3 = { doggies-card-trap-bow }
doggies-card-trap-fireball = Trap (fireball)
doggies-card-trap-fireball-1 = { doggies-card-trap-fireball }
doggies-card-trap-fireball-2 = { doggies-card-trap-fireball }
doggies-card-trap-fireball-3 = { doggies-card-trap-fireball }
doggies-card-vagabond = Vagabond
doggies-card-vagabond-sword = Vagabond (sword)
doggies-card-vagabond-bow = Vagabond (bow)
doggies-card-vagabond-fireball = Vagabond (fireball)
doggies-card-vagabond-sword-two = Vagabond
doggies-card-vagabond-bow-two = Vagabond
doggies-card-vagabond-fireball-two = Vagabond
doggies-kind-start = Start
doggies-kind-monster = Monster
doggies-kind-coins = Coins
doggies-kind-artifact = Artifact
doggies-kind-trap = Trap
doggies-kind-vagabond = Vagabond
doggies-kind-chest = Chest
doggies-kind-potions = Potions
doggies-kind-door = Door
doggies-kind-portal = Portal

## Notes: the rule behind what is told for the first time

doggies-note-round = One action each turn: explore, leave or sleep. The round ends when no dog is left in the dungeon.
doggies-note-countdown = The countdown has begun: 4 cards for each dog still inside. After those nobody explores.
doggies-note-sleeps = A sleeping dog takes nothing in this round, but keeps its new paw for the whole game.
doggies-note-passes = Passing a monster hurts. In one way out, take less damage than you have shields.
doggies-note-beats = A beaten monster’s trophy works at once, in every fight to come.
doggies-note-disarms = The trap and the card on it leave the game. A potion goes back to the supply.
doggies-note-takes-trap = A trap you take along costs 1 coin in the end.
doggies-note-leaves = Until the round ends, no other dog can enter a room with a paw.
doggies-note-hires = A vagabond costs 1 coin in the end, unless you spend it on a trap.
doggies-note-collects = Everyone takes the cards under their own paws. The paws come back.
doggies-note-most-nobody = With equal trophies, more of the symbol on the dog’s board decides. Still equal: nobody gets the coins.

## The terminal

doggies-cli-letters = n e s w
doggies-cli-start = start
doggies-cli-at =
    { $start ->
        [yes] { $room }
       *[no] { $room } { $cell }
    }
doggies-cli-symbol = { doggies-ui-symbol }
doggies-cli-a-shield = 1 shield
doggies-cli-a-key = 1 key
doggies-cli-coins =
    { $count } { $count ->
        [one] coin
       *[other] coins
    }
doggies-cli-paws =
    { $count } { $count ->
        [one] paw
       *[other] paws
    }
doggies-cli-shields =
    { $count } { $count ->
        [one] shield
       *[other] shields
    }
doggies-cli-keys =
    { $count } { $count ->
        [one] key
       *[other] keys
    }
doggies-cli-either = { doggies-ui-either }
doggies-cli-signs = Gaps are exits; = a door, ~ broken open. A letter: that player’s paw. { "#" } a disarmed trap, o a hole, @ your dog.
doggies-cli-layout = A room is named by its way from the start: n2e1 is 2 rooms north and 1 east. Only exits are told; all other sides are walls.
doggies-cli-room = { $cell }: { $room }.
doggies-cli-what =
    { $kind ->
        [monster] Needs { $needs }, or costs { $damage } damage. Brings { $trophy }.
        [coins] { $coins } { $coins ->
            [one] coin
           *[other] coins
        } for a paw.
        [artifact] For a paw: { $trophy } for the rest of the game.
        [trap] { $weapon ->
            [sword] A sword
            [bow] A bow
           *[fireball] A fireball
        } trophy or potion disarms it; or a paw, and −1 coin in the end.
        [vagabond] For a paw, one of two: { $weapon ->
            [sword] a sword and one more paw; or in each fight a bow or a fireball
            [bow] a bow and one more paw; or in each fight a sword or a fireball
           *[fireball] a fireball and one more paw; or in each fight a sword or a bow
        }. −1 coin in the end.
        [chest] For a paw; 4 coins in the end, if you have a key for it.
        [potions] { $potions ->
            [none] No potion is left: a paw brings nothing here.
           *[other] For a paw, one potion: { $potions }.
        }
        [door] { $doors } { $doors ->
            [one] exit has a door
           *[other] exits have doors
        }: to pass there you need a key.
        [portal] { $portals ->
            [none] Leads nowhere: it is the only portal.
           *[other] Leads to the portal at { $portals }.
        }
       *[start] Here your way out begins.
    }
doggies-cli-exits = Exits: { $ways }.
doggies-cli-way =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }{ $how ->
        [door-table] {" "}by a door to the table
        [door] {" "}by a door to { $room }
        [broken] {" "}(broken open) to { $room }
        [wall] {" "}(blocked by { $room })
        [hole] {" "}(blocked by a hole)
        [covered] {" "}(blocked by a disarmed trap)
       *[room] {" "}to { $room }
    }
doggies-cli-out = { doggies-ui-aloud-free }
doggies-cli-to =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
doggies-cli-covered = Disarmed with: { $card }. Nobody can pass.
doggies-cli-paw-on =
    { $you ->
        [true] Your
       *[other] { $name }’s
    } { $several ->
        [no] paw is on it
       *[yes] paws are on it
    }.
doggies-cli-hole-name = hole
doggies-cli-hole-at = hole { $cell }
doggies-cli-hole =
    { $cell }: a hole until the round ends, with { $you ->
        [true] your
       *[other] { $name }’s
    } paw.
doggies-cli-free = { $cell }: a free place on the table; a room can be laid here.
doggies-cli-free-name = a free place
doggies-cli-dog-card = { $dog }: { $weapons }, { doggies-cli-part-shields }. { $ability }
doggies-cli-part-shields =
    { $shields } { $shields ->
        [one] shield
       *[other] shields
    }
doggies-cli-quest-card = { $quest }: { $goal }.
doggies-cli-round =
    Round { $round } of { $rounds }. { $countdown ->
        [yes] Countdown: { $count } { $count ->
            [one] card
           *[other] cards
        } left.
        [alone] { $count } { $count ->
            [one] card
           *[other] cards
        } in the deck. You are alone in the dungeon: explore as long as there are cards.
       *[no] { $count } { $count ->
            [one] card
           *[other] cards
        } in the deck.
    }
doggies-cli-dog =
    { $name }{ $you ->
        [true] {" "}(you)
       *[other] {""}
    }, { $dog }: { $weapons }; { doggies-cli-part-shields }{ $keys ->
        [0] {""}
        [one] , 1 key
       *[other] , { $keys } keys
    }; { $figures }. Potions: { $potions }.{ $where ->
        [out] {" "}Outside.
        [asleep] {" "}Asleep.
       *[in] {""}
    }
doggies-cli-cards = Cards: { $cards }.
doggies-cli-under = Under its paws: { $cards }.
doggies-cli-hired =
    vagabond ({ $weapons }{ $side ->
        [paw] {" "}and a paw
       *[other] {""}
    })
doggies-cli-quest =
    Quest for everyone, { $quest }: { $goal }. So far: { $counts }.{ $kind ->
        [hunt] {""}
       *[most] { $holder ->
            [none] {" "}Nobody is ahead{ $tie ->
                [yes] : a tie, on the board, too
               *[no] {""}
            }.
           *[other] {" "}Ahead: { $holder }{ $tie ->
                [yes] , with more on the board
               *[no] {""}
            }.
        }
    }
doggies-cli-own-quest = Your secret quest, { $quest }: { $goal }. So far you have { $count }.
doggies-cli-supply = Potions in the supply: { $potions }.
doggies-cli-best =
    Best way out from here: { $exact ->
        [yes] {""}
       *[no] at least{" "}
    }{ $sign ->
        [none] {""}
       *[other] { $sign }
    }{ $coins } { $coins ->
        [one] coin
       *[other] coins
    } ({ $rooms }).{ $sign ->
        [none] {""}
       *[other] {" "}It costs more than it brings.
    }
doggies-cli-best-rooms = The way: { $rooms }.
doggies-cli-way-out =
    out { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
doggies-cli-did =
    { $what ->
        [fight] beaten
        [force] beaten, 2 paws
        [pass] passed
        [claim] taken
        [hire] hired
        [take] trap taken along
        [disarm] disarmed
       *[leap] jumped over
    }
doggies-cli-unasked = { $did }: { $reasons }
doggies-cli-walk = Your way: { $steps }. { doggies-cli-burden }
doggies-cli-burden = { doggies-ui-burden }
doggies-cli-outside =
    This way: { $coins } { $count ->
        [one] coin
       *[other] coins
    }{ $quests ->
        [0] {""}
       *[other] {" "}(quests { $bonus })
    }, unused paws: { $paws }.
doggies-cli-drawn = You drew: { $room }.
doggies-cli-portal =
    Through the portal: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-cli-here = Your dog is here: { $room }.
doggies-cli-barred = No way to { $room }. { $why }
doggies-cli-changes = { $said }: { $changes }.
doggies-cli-do-fight =
    Fight and win{ $count ->
        [0] {""}
       *[other] {" "}with a potion ({ $weapons })
    }
doggies-cli-do-force = Win by Joan’s ability
doggies-cli-do-pass = Walk through
doggies-cli-do-pass-monster = Walk past
doggies-cli-do-claim =
    { $empty ->
        [true] Put a paw here and get nothing
       *[false] Take it
    }
doggies-cli-do-claim-potion = Take a potion
doggies-cli-do-hire =
    Hire it ({ $side ->
        [paw] { $room-id ->
            [vagabond-sword] sword
            [vagabond-bow] bow
           *[vagabond-fireball] fireball
        }{ $paw ->
            [true] {" "}and a paw
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] bow or fireball
            [vagabond-bow] sword or fireball
           *[vagabond-fireball] sword or bow
        }
    })
doggies-cli-do-disarm =
    Disarm it with { $card }, which is gone then{ $hole ->
        [true] {" "}and leaves a hole
       *[false] {""}
    }
doggies-cli-do-disarm-potion = Disarm it with a potion
doggies-cli-deed-fight = fight
doggies-cli-deed-force = Joan’s ability
doggies-cli-deed-pass = walk past
doggies-cli-deed-claim = take it
doggies-cli-deed-hire = hire
doggies-cli-deed-take = take the trap along
doggies-cli-deed-disarm = disarm
doggies-cli-deed-leap = jump over
doggies-cli-turned = Exits { $ways }
doggies-cli-turns = Turn { $room }: exits { $ways }
doggies-cli-spot = { $cell }, beside { $rooms }.
doggies-cli-joined =
    { $room } ({ $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    })
doggies-cli-only = { $cell }, one way only: exits { $ways }.
doggies-cli-how = At { $cell }, how is it turned?
doggies-cli-elsewhere = 0. Another place
doggies-cli-lays =
    { $you ->
        [true] You lay
       *[other] { $name } lays
    } a room at { $cell }: { $room }.
doggies-cli-jumps =
    { $you ->
        [true] You jump
       *[other] { $name } jumps
    } to the portal at { $cell }.
doggies-cli-paws-left = Paws left: { $count }.
doggies-cli-column = { $column }: { $counts }.
doggies-cli-about = Three rounds: build the dungeon, then walk out with what your paws can hold. Most coins win. A turn is one action: explore, leave or sleep.
doggies-cli-topics = More about a word: ? and { $words }.
doggies-cli-words-explore = explore, lay, turn, rotate
doggies-cli-about-explore = Explore: draw a room and lay it beside another, turned as you like, so that an exit meets an exit. Other sides need not fit.
doggies-cli-words-leave = leave, way, way out, exit, walk
doggies-cli-about-leave = Leave: one way from the start to the table, each room once. Choose it room by room; u takes a step back. Then you are out of the round.
doggies-cli-words-sleep = sleep, asleep
doggies-cli-about-sleep = Sleep: you are out of this round and take nothing, but win a paw for the whole game, up to 7.
doggies-cli-words-countdown = countdown
doggies-cli-about-countdown = The first dog to leave (by an option, to go to sleep, too) starts it: 4 cards for each dog still inside. When they are gone, nobody explores.
doggies-cli-words-paw = paw, paws
doggies-cli-about-paw = A paw takes the card of a room; one paw each. Others can’t enter it then. At the round’s end the cards are yours and the paws come back.
doggies-cli-words-monster = monster, monsters, fight
doggies-cli-about-monster = To beat a monster, have its symbols and a free paw. Symbols are not used up. Or walk past and take its damage.
doggies-cli-words-trophy = trophy, trophies, symbol, sword, bow, fireball
doggies-cli-about-trophy = A trophy is a symbol on a card you took. It helps at once and stays for the whole game.
doggies-cli-words-shield = shield, shields, damage
doggies-cli-about-shield = All damage of one way must be less than your shields. After the way it is forgotten.
doggies-cli-words-potion = potion, potions
doggies-cli-about-potion = A potion is one symbol for one fight or one trap. Then it goes back to the supply.
doggies-cli-words-trap = trap, traps, disarm
doggies-cli-about-trap = To pass a trap, disarm it with a trophy card or a potion of its weapon: the card is gone. Or take it along for a paw: −1 coin.
doggies-cli-words-vagabond = vagabond, vagabonds
doggies-cli-about-vagabond = A vagabond helps with one side of its card, chosen for good, and costs 1 coin in the end, unless you use it on a trap.
doggies-cli-words-key = key, keys, chest, door, keyfly
doggies-cli-about-key = A key opens every door, and in the end one chest: 4 coins. Keyflies bring keys. Keys are not used up.
doggies-cli-words-portal = portal, portals
doggies-cli-about-portal = From a portal you may go to any other portal. Each only once on a way.
doggies-cli-words-hole = hole, holes
doggies-cli-about-hole = A card taken in this round and used on a trap leaves a hole. Nobody enters it or lays a room there before the round ends.
doggies-cli-words-quest = quest, quests, hunt
doggies-cli-about-quest = A hunt pays 2 coins for each monster of its kind. Most trophies of a weapon: 5 coins for one player. Everyone can score the shared quests.
doggies-cli-words-coin = coin, coins, score
doggies-cli-about-coin = In the end: coins on cards, 4 for each chest with a key, quests, −1 for each trap and vagabond. Most coins win; on a tie, more quests.

## The lesson

doggies-lesson-welcome = Dogs in a dungeon! { $b } and you build it room by room, then run out with the loot. Most coins after three rounds win.
doggies-lesson-dog = Your dog is Joan: 2 swords and 1 bow. Her 3 shields stop damage, her 5 paws take cards.
doggies-lesson-explore = One action a turn: explore, leave or sleep. First make the dungeon bigger. Press “{ doggies-do-explore }”.
doggies-lesson-lay = Two Coins! Put the room right of the chest, to the east. An exit must meet an exit: press the place again to turn the card. Then lay it.
doggies-lesson-leave = { $b } builds, too. But now you can run: the way leads north, up. Press “{ doggies-do-leave }”.
doggies-lesson-north = A way goes from room to room, each only once. If a step costs something, you see it at once, and you may take it back. Go north, up.
doggies-lesson-fight = The Ifrit takes 2 swords, and Joan has them: fight! Its card goes under your paw, and its fireball is yours at once. Walking past is 1 damage: harmless below your 3 shields.
doggies-lesson-trap = A trap comes next. A fireball disarms it, and you have just won one. Go north.
doggies-lesson-disarm = Use the Ifrit’s card: symbols on your board don’t work on traps. It is gone then and leaves a hole, and the trap is closed. Taking a trap along costs a paw and a coin.
doggies-lesson-keyfly = You still have your potion, for the Keyfly. Go east, to the right.
doggies-lesson-potion = It takes a sword, a bow and a fireball. The potion is your fireball, for one fight. Fight!
doggies-lesson-door = The Keyfly’s card is a key. It opens every door and, in the end, one chest. Go south, down through the door.
doggies-lesson-behind = The door is open! Behind it, further south, is a chest.
doggies-lesson-chest = A chest! With your key it brings 4 coins. Put a paw on it: now no other dog can go in there.
doggies-lesson-east = Two paws are left. To the right, east of here, lie your two coins, and the exit is behind them.
doggies-lesson-coins = And two more coins. Take them!
doggies-lesson-out = One paw is left, and here is the exit. Off you go! The first dog to leave starts the countdown: 4 more cards to explore for each dog inside.
doggies-lesson-collected = The round is over: { $b } sleeps, with no loot but one more paw. Your cards are yours now: a key, a chest, two coins. Your paws are back.
doggies-lesson-scoring = After round 3 you count coins: on cards, 4 for a chest with a key, and for quests. A trap you took costs 1, so does a vagabond hired for symbols. Your secret quest: Mimics, 2 coins each.
doggies-lesson-end = Now you know enough. Round 2 is on: play here, or set up a table of your own.

## The screen

doggies-ui-map = The dungeon
doggies-ui-map-mini = The whole dungeon
doggies-ui-map-fit = Show all of it
doggies-ui-map-near = Back to the dog
doggies-ui-map-turns =
    { $turns ->
        [1] It fits only this way.
       *[other] It fits in { $turns } ways.
    }
doggies-ui-map-dog = { $name }’s dog { $dog } in { $room }
doggies-ui-map-turn = Turn { $room }
doggies-ui-map-out = Leave the dungeon to the { doggies-ui-side }
doggies-ui-side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
doggies-ui-symbol =
    { $weapon ->
        [sword] { $count } { $count ->
            [one] sword
           *[other] swords
        }
        [bow] { $count } { $count ->
            [one] bow
           *[other] bows
        }
       *[fireball] { $count } { $count ->
            [one] fireball
           *[other] fireballs
        }
    }
doggies-ui-either = { $one } or { $other }
doggies-ui-gains =
    { $what ->
        [shield] { $count } { $count ->
            [one] shield
           *[other] shields
        }
        [key] { $count } { $count ->
            [one] key
           *[other] keys
        }
       *[coins] { $count } { $count ->
            [one] coin
           *[other] coins
        }
    }
doggies-ui-cell =
    { $across ->
        [e] { $x } east
        [w] { $x } west
       *[none] { $down ->
            [none] start
           *[other] {""}
        }
    }{ $down ->
        [none] {""}
       *[other] { $across ->
            [none] {""}
           *[other] {", "}
        }{ $y } { $down ->
            [n] north
           *[s] south
        }
    }
doggies-ui-aloud-needs = Needs { $needs }, else { $damage } damage.
doggies-ui-aloud-brings = Brings { $trophy }.
doggies-ui-aloud-hired = Hire it for 1 paw now and 1 coin in the end: for { $one } and a new paw for the whole game, or for { $other } (one of them in each fight).
doggies-ui-aloud-exit =
    { doggies-ui-side }{ $kind ->
        [door] {" "}(door)
        [broken] {" "}(broken through)
       *[open] {""}
    }
doggies-ui-aloud-lay = Lay { $room }: { doggies-ui-cell }
doggies-ui-aloud-way =
    { doggies-ui-side }{ $how ->
        [hole] {" "}(dead end: a hole)
        [covered] {" "}(dead end: a disarmed trap)
        [wall] {" "}(dead end: a wall of { $room })
        [door] {" "}by a door to { $room }
        [broken] {" "}(broken through) to { $room }
       *[open] {" "}to { $room }
    }
doggies-ui-aloud-free = { $sides } (no room there)
doggies-ui-shape =
    Exits: { $shape ->
        [straight] 2, opposite each other
        [corner] 2, at a corner
        [all] 4, on all sides
       *[other] { $shape }
    }.
doggies-ui-aloud-placed =
    { $once ->
        [true] It fits here only this way.
       *[false] R turns it.
    }
doggies-ui-aloud-shuts = Closes the way to { $rooms }.
doggies-ui-aloud-here = Your dog is here: { $room }{ $did }.
doggies-ui-aloud-potions = Potions: { $potions }.
doggies-ui-hole = Hole. { doggies-ui-aloud-paw }
doggies-ui-supply = Potions in the supply
doggies-ui-aloud-exits = Exits: { $sides }.
doggies-ui-aloud-covered = A used card covers it.
doggies-ui-aloud-paw =
    { $count ->
        [one] { $name }’s paw is on it.
       *[other] { $name } has { $count } paws on it.
    }
doggies-ui-aloud-dogs = Standing here: { $names }.
doggies-ui-aloud-dog =
    { $name }, { $dog }: { $weapons }; { $shields } { $shields ->
        [one] shield
       *[other] shields
    }, { $keys } { $keys ->
        [one] key
       *[other] keys
    }, { $paws } of { $board } paws. { $where ->
        [in] In the dungeon.
        [out] Out.
       *[asleep] Asleep.
    }
doggies-ui-ability-joan = Knight. Spends one more paw to beat a monster too strong for her. Not the Dragon.
doggies-ui-ability-bonk = Barbarian. Spends a paw to break a wall or a door.
doggies-ui-ability-pluto = Rogue. Always has a key.
doggies-ui-ability-robin = Ranger. Jumps over traps for free.
doggies-ui-ability-ruta = Priestess. Has five shields.
doggies-ui-ability-sharik = Wizard. Turns the rooms beside the start for free, each once.
doggies-ui-quest-hunt = 2 coins for each you beat: { doggies-part-prey }
doggies-part-prey =
    { doggies-part-hunted } (beaten by { $what ->
        [ifrit] 2 swords
        [tick] 2 bows
        [squirrel] 2 fireballs
        [skeledog] 1 sword and 1 fireball
        [cat] 1 sword and 1 bow
        [mimic] 1 bow and 1 fireball
        [cerberus] 3 swords
        [golem] 3 fireballs
       *[eyecat] 3 bows
    }; 3 such cards)
doggies-part-hunted =
    { $what ->
        [ifrit] { doggies-card-ifrit }
        [tick] { doggies-card-tick }
        [squirrel] { doggies-card-squirrel }
        [skeledog] { doggies-card-skeledog }
        [cat] { doggies-card-cat }
        [mimic] { doggies-card-mimic }
        [cerberus] { doggies-card-cerberus }
        [golem] { doggies-card-golem }
       *[eyecat] { doggies-card-eyecat }
    }
doggies-ui-quest-most = 5 coins for the most { doggies-part-most } on trophies and potions
doggies-part-most =
    { $what ->
        [sword] swords
        [bow] bows
       *[fireball] fireballs
    }
doggies-ui-secret = Secret:
doggies-ui-boards = Choose your dog
doggies-ui-my-dog = My dog
doggies-ui-paws = Paws
doggies-ui-paws-aloud = { $free } of { $board } paws free, { $extras } beside the board
doggies-ui-potions = Potions
doggies-ui-quests = Quests
doggies-ui-none = none
doggies-ui-coins = Coins
doggies-ui-shields-left = Damage to spare
doggies-ui-shields-why = Damage must stay below the number of shields.
doggies-ui-damage = damage
doggies-ui-cards-of = Cards:
doggies-ui-north = N
doggies-ui-base = Base
doggies-ui-trophies = Trophies
doggies-ui-plan = The way out
doggies-ui-tab-plan = Plan
doggies-ui-best =
    { $worth ->
        [none] { $exact ->
            [true] No way out brings coins now
           *[false] No way out that brings coins was found
        }
       *[some] { $exact ->
            [true] The best way out
           *[false] The best way found
        } brings { $sign } { $count ->
            [one] coin
           *[other] coins
        } in total
    }{ $quests ->
        [most] {" "}(without quests for the most)
       *[none] {""}
    }.
doggies-ui-best-show = Show the way
doggies-ui-best-hide = Hide the way
doggies-ui-step-way = choosing a way out.
doggies-ui-turns = Rooms with a turn sign: turn them for free, each once.
doggies-ui-step-on-way = on the way out: { $room }, { $did }.
doggies-ui-way-walked = The way taken
doggies-ui-way-walked-best = The way taken: the best
doggies-ui-way-best = The best way
doggies-ui-past = Best ways of past rounds
doggies-ui-past-way =
    Round { $round }. { $name } { $how ->
        [best] took the best way
        [slept] slept, but could have gone this way
       *[left] went another way; this one was better
    }: { $way }
doggies-ui-told-round = What everyone carries out
doggies-ui-told-quests = The quests
doggies-ui-told-scores = Counting the coins
doggies-ui-plan-quests = Of these, { $quests } from quests. They count only when the game ends.
doggies-ui-by-key = opened with a key
doggies-ui-opens = the key opens the chest
doggies-ui-no-key =
    { $keys ->
        [0] +0 coins without a key
       *[other] +0 coins without one more key
    }
doggies-ui-change-won = put a paw down, a new one is yours for the whole game
doggies-ui-not-done = { doggies-part-not-done }
doggies-ui-must = { doggies-part-must }
doggies-ui-did =
    { $what ->
        [fight] beaten
        [force] beaten by Joan’s ability
        [pass] passed
        [claim] taken
        [hire] hired
        [take] trap taken along
        [disarm] disarmed
        [leap] jumped over
        [jump] jumped to another portal
        [used] used up on a trap, leaves a hole
        [turned] turned
        [broken] smashed through
        [broken-out] smashed through to get out
       *[walk] walked through
    }
doggies-ui-burden =
    Can take { $left } more damage. { $paws } { $paws ->
        [one] paw
       *[other] paws
    } left. This way: { $coins } { $count ->
        [one] coin
       *[other] coins
    }{ $quests ->
        [0] {""}
       *[other] {" "}(quests { $bonus })
    }.
doggies-ui-used-up =
    { doggies-part-used } is used up{ $hole ->
        [true] {" "}and leaves a hole
       *[false] {""}
    }
doggies-ui-trap-shut = Once disarmed, the trap is closed until the round ends: no way out to the table, and nobody else enters.
doggies-ui-change-paws =
    { $sign } { $count ->
        [one] paw
       *[other] paws
    }
doggies-ui-change-coins =
    { $sign } { $count ->
        [one] coin
       *[other] coins
    }
doggies-ui-change-damage =
    { $count } damage{ $left ->
        [told] {""}
       *[other] {" "}(can take { $left } more)
    }
doggies-ui-change-shields =
    +{ $count } { $count ->
        [one] shield
       *[other] shields
    }
doggies-ui-say-dog = choose your dog.
doggies-ui-more-dog = Each dog has its own weapons and its own trick.
doggies-ui-say-quest = keep one quest.
doggies-ui-more-quest = You keep it secret. The other one is for everyone.
doggies-ui-say-turn = explore, leave or sleep?
doggies-ui-more-turn =
    Explore: lay one more room. Leave: walk out with what you take on the way. Sleep: no loot{ $paw ->
        [won] , but one more paw for the whole game
       *[other] {""}
    }.{ $lock ->
        [true] {" "}The lock: no taking back.
       *[false] {""}
    }
doggies-ui-more-countdown = The countdown is on: { $count } more { $count ->
        [one] card
       *[other] cards
    }, then nobody explores.
doggies-ui-say-place = lay the room: { $room }.
doggies-ui-more-place = Press a place. Press again to turn the card.
doggies-ui-more-place-only = Press a place. The card fits in one way only.
doggies-ui-more-placed = Press again to turn it. Enter lays it.
doggies-ui-more-placed-only = It fits here only this way. Enter lays it.
doggies-ui-more-placed-touch = Press the card again to turn it.
doggies-ui-no-place = No exit leads here.
doggies-ui-trap-ahead = A trap is there: disarm it, or it costs 1 paw and 1 coin.
doggies-ui-room =
    { $kind ->
        [monster] Beating it takes a paw and brings its card.
        [trap] Disarm it with a trophy or a potion of its weapon. Else it costs 1 paw, and 1 coin in the end.
        [vagabond] Used up on a trap, it costs no coin.
        [portal] From here you can jump to any other portal.
        [door] A key opens the door and is not used up.
        [chest] Taking it costs a paw. In the end each key opens one chest: 4 coins.
        [potions] For a paw, one potion from the supply, if any is left.
       *[other] Taking it costs a paw.
    }
doggies-ui-say-walk = where does your dog go?
doggies-ui-say-room = { $room }: what do you do?
doggies-ui-back = One step back
doggies-ui-key-explore = explore
doggies-ui-key-leave = leave
doggies-ui-key-sleep = sleep
doggies-ui-key-turn = turn the card
doggies-ui-key-room = buttons in a room
doggies-ui-round = Round { $round }
doggies-ui-of = of { $count }
doggies-ui-deck =
    { $count } { $count ->
        [one] card
       *[other] cards
    } in the deck
doggies-ui-countdown = countdown: { $count }
doggies-ui-where-out = out
doggies-ui-where-asleep = asleep
doggies-ui-chip-paw = taken
doggies-ui-chip-trap = trap: −1
doggies-ui-chip-damage = damage: { $damage }
doggies-ui-chip-slept = +1 paw
doggies-ui-end-wins =
    { $you ->
        [yes] You win with { $count } { $count ->
            [one] coin
           *[other] coins
        }
       *[no] { $name } wins with { $count } { $count ->
            [one] coin
           *[other] coins
        }
    }
doggies-ui-end-shared =
    { $names } share the win with { $count } { $count ->
        [one] coin
       *[other] coins
    } each
doggies-ui-end-second =
    { $you ->
        [yes] You come second with { $count }.
       *[no] { $name } comes second with { $count }.
    }
doggies-ui-end-brought =
    { $what ->
        [way] The whole way
       *[quest] The quest
    } brought { $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ $hunted ->
        [0] {""}
       *[other] , { $hunted } of them by quests ({ $quests })
    }{ $lead ->
        [0] .
       *[other] , and the lead was { $lead }: this decided the game.
    }
doggies-ui-end-quest =
    { $you ->
        [yes] Your quest
       *[no] { $name }’s quest
    }
doggies-ui-end-by-quests =
    { $you ->
        [yes] You have as many coins, but completed quests less often.
       *[no] { $name } has as many coins, but completed quests less often.
    }
doggies-ui-end-why =
    { $fate ->
        [won] most coins
        [shared] as many coins and quests
        [fewer-quests] as many coins, quests completed less often
        [more-quests] as many coins, quests completed more often
       *[less] { $count } fewer
    }
doggies-ui-end-way =
    { $you ->
        [yes] Your way out
       *[no] { $name }’s way out
    }
doggies-ui-speech-round =
    Round { $round } of { $rounds }. { $countdown ->
        [yes] Countdown: { $count } { $count ->
            [one] card
           *[other] cards
        } left.
       *[no] { $count } { $count ->
            [one] card
           *[other] cards
        } in the deck.
    }
doggies-ui-speech-boards = Dogs nobody has
doggies-ui-speech-dealt = Your two quests
doggies-ui-speech-places = Free places
doggies-ui-token = First player’s token: starts the round. Whoever acts last in it takes the token.
doggies-ui-speech-first = { $name } has the first player’s token.
doggies-ui-speech-ahead = Ahead: { $name }.
doggies-ui-tied =
    { $by ->
        [mine] Equal, but your dog’s board has more.
        [board] Equal, but { $name } has more on the dog’s board.
       *[nobody] Equal, on the board too: a tie.
    }
