twister-title = Dungeon Twister
twister-blurb = Two parties, eight turning rooms: race through the dungeon, or bar the other’s way.

## Table options

twister-setting-setup = Set-up
twister-setting-setup-help = Free, by the rulebook: both choose starters and hide tokens in secret. Fixed: the same for both, good for a first game. The fixed set-up is a house rule.
twister-setting-setup-free = Free
twister-setting-setup-fixed = Fixed
twister-setting-dungeon = Rooms
twister-setting-dungeon-help = Face down, by the rulebook, until someone reveals them. Open: all rooms and tokens are face up from the first turn; a house rule for beginners.
twister-setting-dungeon-dark = Face down
twister-setting-dungeon-open = Open
twister-setting-first_cycle = First action cards
twister-setting-first_cycle-help = The rulebook: your first card is the 2, after it any. Rising limit, by the app and a rules summary: one limit for both begins at 2 and rises by 1 whenever a card equal to it is played.
twister-setting-first_cycle-rulebook = The 2 first
twister-setting-first_cycle-rising = Rising limit
twister-setting-reveal_placement = Tokens of a new room
twister-setting-reveal_placement-help = Whoever reveals a room places all but their own objects, and the opponent those, by all official sources but one. As printed: our rulebook’s sentence, which seems garbled: your own objects first, the opponent the rest.
twister-setting-reveal_placement-others = All but own objects
twister-setting-reveal_placement-printed = As printed
twister-setting-line_reveals = Revealing from the line
twister-setting-line_reveals-help = The rulebook: from the starting line you reach both rooms along it. The glossary and the app: only the room right in front of the character.
twister-setting-line_reveals-both = Both rooms
twister-setting-line_reveals-adjacent = Only the one ahead
twister-setting-attack_just_wounded = Attack the just wounded
twister-setting-attack_just_wounded-help = A character wounded in this turn may be attacked again in it. The rulebook does not say; the app and the glossary speak against it.
twister-setting-target_unwounded = The unwounded is the target
twister-setting-target_unwounded-help = Where an unwounded and a wounded enemy share a square, only the unwounded can be attacked, as in the app. The rulebook: any enemy on the square.
twister-setting-sweep_wounded = Losers take the wounded along
twister-setting-sweep_wounded-help = A wounded character of the losing side on a loser’s square dies even if nobody carries it, as in the app. The rulebook: only whoever is carried.
twister-setting-troll_acts = Troll acts when recovered
twister-setting-troll_acts-help = The rulebook: in the turn of its recovery the Troll may act. The glossary and the app: it may not, nor does it join a combat.
twister-setting-treasure_to = Points for a treasure
twister-setting-treasure_to-help = The rulebook: they go to the player whose character carries it out. The app: to the player of the treasure’s colour.
twister-setting-treasure_to-carrier = Who carries it out
twister-setting-treasure_to-owner = Its colour
twister-setting-fireball_own = Fireball hits anyone
twister-setting-fireball_own-help = The rulebook and the glossary: it kills the first character in line, your own too. Off, as in the app: only enemies can be chosen.
twister-setting-rope_needs = Fastening a rope
twister-setting-rope_needs-help = The rulebook: two squares beside the pit must be free to stand on. The glossary: a pit that your own Thief holds counts, too. The app: nothing is needed.
twister-setting-rope_needs-free = Two free squares
twister-setting-rope_needs-thief = Own Thief counts
twister-setting-rope_needs-nothing = Nothing
twister-setting-stand_by_rope = Standing by a rope
twister-setting-stand_by_rope-help = With empty hands you may stop on a pit where a rope lies and leave the rope there, as in the app. The rulebook: only the Thief and a holder of the rope stop on pits.
twister-setting-loose_on_roped_pit = Objects on a roped pit
twister-setting-loose_on_roped_pit-help = Any object may be put down on a pit that holds a rope, as in the app. The rulebook: only the rope.
twister-setting-take_in_place = Free handling on the spot
twister-setting-take_in_place-help = Once a turn a character handles things on its square without paying, as in the app. Off: picking up and putting down is part of a move, which costs a point.
twister-setting-handle_while_jumping = Handling at a jump
twister-setting-handle_while_jumping-help = You may also pick up and put down where a jump or a walk through a wall begins and ends. The rulebook: only in a move.
twister-setting-wizard_on_wounded = Wizard stops by own wounded
twister-setting-wizard_on_wounded-help = Like everyone else, as the general limits of the rulebook say. Off, as its sentence on the Wizard reads: only by the wounded that it carries.
twister-setting-jump_out_over_wounded = Jump out over a wounded
twister-setting-jump_out_over_wounded-help = A jump may leave the dungeon through a square where a wounded enemy lies, as in the app. The glossary forbids it; the rulebook does not say.
twister-setting-break_raised = Breaking an open portcullis
twister-setting-break_raised-help = An open portcullis can be broken, too, so that nobody closes it again, as in the app. The rulebook: only a closed one.
twister-setting-skip_helpless = Skip the helpless
twister-setting-skip_helpless-help = A player whose characters can all do nothing is skipped, as in the app. Off: that player plays a card and ends the turn. The rulebook does not say.
twister-setting-draws = Draw by agreement
twister-setting-draws-help = Before playing a card you may offer a draw, and the opponent may accept it. House rule: the rulebook knows no end for a game that nobody can win.
twister-setting-turn_limit = Turn limit
twister-setting-turn_limit-help = Turn limit for both players together: more points win, equal points are a draw. 0: no limit. House rule.

## Parts of sentences

twister-part-who-scores =
    { $you ->
        [true] You score
       *[other] { $name } scores
    }
twister-part-who-plays-out =
    { $you ->
        [true] you have won, and the game ends with your turn
       *[other] { $name } has won, and the game ends with this turn
    }
twister-part-who-wins =
    { $you ->
        [true] you win
       *[other] { $name } wins
    }
twister-part-whose =
    { $you ->
        [true] { $character-id ->
           *[other] Your
        }
       *[other] { $name }’s
    }
twister-part-target-whose =
    { $target_you ->
        [true] your { twister-part-target-short }
       *[other] { $target_name }’s { twister-part-target-short }
    }
twister-part-target-from = { twister-part-target-whose }
twister-part-item-whose =
    { $item_you ->
        [true] your { twister-part-item-short }
       *[other] { $item_name }’s { twister-part-item-short }
    }
twister-part-item-theirs = { twister-part-item-whose }
twister-part-item-own = their own { twister-part-item-short }
twister-part-item-placed =
    { $you ->
        [true] { twister-part-item-theirs }
       *[other] { $seat ->
            [A] { $item_seat ->
                [A] { twister-part-item-own }
               *[other] { twister-part-item-theirs }
            }
           *[other] { $item_seat ->
                [A] { twister-part-item-theirs }
               *[other] { twister-part-item-own }
            }
        }
    }
twister-part-puts =
    { $item-id ->
       *[other] { $you ->
            [true] You place
           *[other] { $name } places
        }
    }
twister-part-lies =
    { $out ->
        [object] {""}
        [no] Its exit, { $item_you ->
            [true] the opponent’s line
           *[other] your line
        }, can’t be reached from there on foot: walls, portcullises or pits bar the way.{" "}
        [held] Its exit, { $item_you ->
            [true] the opponent’s line, is barred for now: the enemy
           *[other] your line, is barred for now: your
        } { $held } stands in the way on { $held_at }.{" "}
        [crowd] Its exit, { $item_you ->
            [true] the opponent’s line, is barred for now: enemies
           *[other] your line, is barred for now: your characters
        } stand in the way.{" "}
        [dark] To its exit, { $item_you ->
            [true] the opponent’s line
           *[other] your line
        }, there is a way only through rooms still face down.{" "}
       *[yes] To its exit{ $item_you ->
            [true] {""}
           *[other] , your line
        }: { $exit ->
            [one] 1 square
           *[other] { $exit } squares
        }{ $acts ->
            [1] , 1 action
           *[other] , { $acts } actions or more
        }{ $walls ->
            [0] .
            [1] , through a wall.
           *[other] , through { $walls } walls.
        }{" "}
    }{ $count ->
        [0] {""}
        [1] From there it could reveal room { $opens }.{" "}
       *[other] From there it could reveal rooms { $opens }.{" "}
    }{ $walks ->
        [0] {""}
        [1] After one move it could reveal room { $later }.{" "}
       *[other] After one move it could reveal rooms { $later }.{" "}
    }{ $near_steps ->
        [0] { $foe_steps ->
            [0] No character can walk there.
           *[other] Nearest enemy: { $foe } ({ $foe_steps ->
                [one] 1 square
               *[other] { $foe_steps } squares
            }){ $out ->
                [object] ; none of yours can get there.
               *[other] { $item_you ->
                    [true] .
                   *[other] ; none of yours can get there.
                }
            }
        }
       *[other] Nearest: your { $near } ({ $near_steps ->
            [one] 1 square
           *[other] { $near_steps } squares
        }){ $foe_steps ->
            [0] ; no enemy can get there.
           *[other] , the enemy { $foe } ({ $foe_steps ->
                [one] 1 square
               *[other] { $foe_steps } squares
            }).
        }
    }
twister-part-over =
    { $by ->
        [flies] , { twister-part-pits }: the Wizard flies
        [over-enemies] , over { $count ->
            [1] the enemy
           *[other] enemies
        } on { $over }: the Wizard flies
        [wounded] , past { $count ->
            [1] a wounded enemy ({ $over }): it bars nobody
           *[other] wounded enemies ({ $over }): they bar nobody
        }
        [over-both] , over pits and enemies ({ $over }): the Wizard flies
        [thief] , { twister-part-pits }, as the Thief can
        [rope] , { twister-part-pits }: with its rope
        [rope-there] , { twister-part-pits }: a rope is there
        [ropes] , { twister-part-pits }: ropes help
        [thief-there] , { twister-part-pits }: its own Thief stands there
       *[helped] , { twister-part-pits }: rope and own Thief help
    }
twister-part-pits =
    { $ends ->
        [onto] which is a pit
        [both] over and onto the pits { $over }
       *[over] { $count ->
            [one] over the pit { $over }
           *[other] over the pits { $over }
        }
    }
twister-part-of-walk =
    { $part ->
        [on] ({ $steps } of { $speed } squares, the same action)
       *[first] ({ $steps } of { $speed } squares)
    }
twister-part-for-what =
    { $cause ->
        [goblin] : a Goblin is worth 2
        [goblin-treasure] : a Goblin is worth 2, the Treasure 1
        [exit-treasure] : 1 for the exit, 1 for the Treasure, whoever owns it
        [treasure] {" "}for a Treasure carried out, whoever owns it
        [exit] {" "}for the exit
       *[other] { $count ->
            [1] {" "}for a kill
           *[other] {" "}for kills
        }
    }

twister-part-character =
    { $character-id ->
       *[other] the { $character }
    }
twister-part-target =
    { $target-id ->
       *[other] the { $target }
    }
twister-part-target-short =
    { $target-id ->
       *[other] { $target }
    }
twister-part-target-to =
    { $target-id ->
       *[other] the { $target }
    }
twister-part-target-with =
    { $target-id ->
       *[other] the { $target }
    }
twister-part-item =
    { $item-id ->
       *[other] the { $item }
    }
twister-part-item-short =
    { $item-id ->
       *[other] { $item }
    }
twister-part-way =
    { $way ->
        [left] left
       *[right] right
    }

## Questions and buttons

twister-ask-starter = Choose four starters and a dot of your line for each.
twister-ask-hide = Hide one of your tokens in a room.
twister-ask-card = Play an action card.
twister-ask-act = Choose a character and an action, or end the turn.
twister-ask-step = Walk on, pick up or put down, or stop.
twister-ask-place = Place a token on a free square of the new room.
twister-ask-combat = Choose a combat card.
twister-ask-draw = A draw can be agreed on.

twister-do-card = Play the { $card }
twister-do-combat = Play +{ $card }
twister-do-draw-offer = Offer a draw
twister-do-draw-accept = Accept the draw
twister-do-end = End the turn
twister-do-stop = Stop here
twister-do-drop = Put it down
twister-do-move = Move
twister-do-attack = Attack { twister-part-target }
twister-do-turn = Turn { $place } { twister-part-way }
twister-do-jump = Jump to { $square }
twister-do-reveal = Reveal { $place }
twister-do-break = Break the portcullis
twister-do-open = Open the portcullis
twister-do-close = Close the portcullis
twister-do-through = Through the wall: { $square }
twister-do-heal = Heal { twister-part-target }
twister-do-fire = Fireball: { twister-part-target-short }
twister-do-recover = Recover
twister-do-drink = Drink the potion
twister-do-go = To { $square }
twister-do-take = Take { twister-part-item }
twister-do-give = Give to { twister-part-target-short }
twister-do-swap = Swap with { twister-part-target-short }
twister-do-stand = { twister-part-item-short } → { $square }
twister-do-hide = { twister-part-item-short } → { $place }
twister-do-place = { twister-part-item-short } → { $square }

## Options in full, for lists and text mode

twister-option-card = Play the action card { $card }
twister-option-combat = Play the combat card +{ $card }
twister-option-move = { $character }: move
twister-option-attack = { $character }: attack { twister-part-target }, { $attack } against { $defence }{ $down ->
        [true] {" "}(wounded: strength 0)
       *[false] {""}
    }
twister-option-turn = { $character }: turn room { $place } to the { twister-part-way }
twister-option-jump = { $character }: jump over the pit { $pit } to { $square }, for 1 action point and a jump card
twister-option-reveal = { $character }: reveal room { $place }
twister-option-break = { $character }: break the portcullis towards { $square }
twister-option-open = { $character }: open the portcullis towards { $square }
twister-option-close = { $character }: close the portcullis towards { $square }
twister-option-through = { $character }: walk through the wall to { $square }
twister-option-heal = { $character }: heal { twister-part-target }
twister-option-fire = { $character }: throw the fireball at { twister-part-target-whose }
twister-option-recover = { $character }: recover
twister-option-drink = { $character }: drink the speed potion
twister-option-take = Take { twister-part-item } ({ $item_name })
twister-option-drop = Put down { twister-part-item }
twister-option-give = Give { twister-part-item } to { twister-part-target-to }
twister-option-swap = Swap with { twister-part-target-with } and get { twister-part-item }
twister-option-stand = { $item }: stand on { $square }
twister-option-hide = { $item }: hide in room { $place }
twister-option-place =
    { $item } ({ $item_name }): { $square }{ $out ->
        [object] {""}
        [no] ; no way to its exit on foot
        [held] ; exit barred by { $held } ({ $held_at })
        [crowd] ; exit barred by characters
        [dark] ; exit beyond dark rooms
       *[yes] ; to its exit { $exit ->
            [one] 1 square
           *[other] { $exit } squares
        }{ $walls ->
            [0] {""}
           *[other] , walls { $walls }
        }
    }{ $near_steps ->
        [0] {""}
       *[other] ; the nearest of yours: { $near } ({ $near_steps ->
            [one] 1 square
           *[other] { $near_steps } squares
        })
    }{ $foe_steps ->
        [0] {""}
       *[other] ; of the enemies: { $foe } ({ $foe_steps ->
            [one] 1 square
           *[other] { $foe_steps } squares
        })
    }

twister-undo-starter = Take the token back
twister-undo-hide = Take the token back
twister-undo-card = Take the card back
twister-undo-act = Take the action back
twister-undo-step = Take the step back
twister-undo-place = Take the token back
twister-undo-combat = Take the card back
twister-undo-draw = Withdraw the offer

twister-warn-last-starter = Your four: { $tokens }. Once your opponent has chosen too, they can’t be changed.
twister-sure-last-starter = Start with these four?
twister-sure-do-last-starter = Start with them
twister-warn-last-hidden = Everything is hidden then: the starters are shown, and nothing can be taken back.
twister-sure-last-hidden = Hide the last token here?
twister-sure-do-last-hidden = Hide it
twister-warn-takes-rope =
    { $count ->
        [1] { $tokens }: without this rope it falls into the pit and is killed. A point for you.
       *[other] { $tokens }: without this rope they fall into the pit and are killed. Points for you: { $count }.
    }
twister-sure-takes-rope = Take the rope?
twister-sure-do-takes-rope = Take the rope
twister-warn-points-left =
    { $left ->
        [one] { $left } action point will be lost.
       *[other] { $left } action points will be lost.
    }{ $last ->
        [true] {" "}This is your last turn of the game.
       *[false] {""}
    }
twister-sure-points-left = End your turn?
twister-sure-do-points-left = End the turn
twister-warn-fires-at-own =
    { $count ->
        [1] This is your own character: it dies, and your opponent scores a point.
       *[other] This is your own character: it dies with the one it carries. Points for your opponent: { $count }.
    }

## Why not

twister-why-enemy-in-the-way = { $target_name }’s { $target } on { $square } blocks the way; only the Wizard passes over enemies.
twister-why-pit = { $square } is a pit. The Thief, the Wizard, a rope or a jump card get you over it.
twister-why-rope-serves-one-pit = One rope does not serve two pits in a row: step onto something firm first.
twister-why-ends-on-pit = { $square } is a pit: only the Thief, or someone with a rope, may stop there.
twister-why-somebody-stands-there =
    { $target_you ->
        [true] Your { $target } stands on { $square }; nobody else may stop there.
       *[other] { $target_name }’s { $target } stands on { $square }; nobody else may stop there.
    }
twister-why-enemy-lies-there = { $target_name }’s wounded { $target } lies on { $square }: you may pass, but not stop.
twister-why-two-tokens-at-most = There would be more than two tokens on { $square } when the action ends.
twister-why-wizard-beside-wounded = Here the Wizard may stop only by the wounded that it carries.
twister-why-wall = A wall stands between { $start } and { $square }.
twister-why-bars-closed = The portcullis between { $start } and { $square } is down. The Thief opens it, the Warrior breaks it.
twister-why-room-is-dark = Room { $place } is still face down; it must be revealed first.
twister-why-dead-end = After that the move could not end as the rules demand.
twister-why-card-used = The { $card } has been played; cards come back when all four are used.
twister-why-one-card-a-turn = You have played your card for this turn: one card a turn.
twister-why-card-above-cap = The { $card } is above the limit, which rises when a card equal to it is played.
twister-why-first-card-is-2 = Your first card of the game is the 2; the { $card } can follow later.
twister-why-wounded = Wounded: it can do nothing until it is healed.
twister-why-just-healed = It got up in this very turn and can do nothing until the turn ends.
twister-why-no-points-left = No action points are left for it.
twister-why-nothing-to-do = It can do nothing now: it cannot move, and nothing is in its reach.
twister-why-enemy-piece = Your opponent’s piece: all you can do is attack it from a square beside it.
twister-why-not-a-character = Only characters act; they pick objects up while they move.
twister-why-not-your-turn = It is { $name }’s turn.
twister-why-no-points-yet = It has no action points yet: play an action card first.
twister-why-play-a-card-first = Play an action card first: it gives you the action points for this turn.
twister-why-already-out = It has left the dungeon.
twister-why-already-dead = It has been killed.
twister-why-lies-hidden = It lies face down on a room that nobody has revealed yet.
twister-why-no-enemy-beside = No enemy is on a square connected with { $square }.
twister-why-wounded-this-turn =
    { $target_you ->
        [true] Your { $target } was wounded in this very turn: it can stand up on your next turn at the earliest.
       *[other] { $target_name }’s { $target } was wounded in this very turn: attack it again on your next turn at the earliest.
    }
twister-why-attack-the-carrier = It is being carried; attack the one who carries it.
twister-why-attack-the-standing = Here the unwounded enemy on that square must be the target.
twister-why-no-jump-cards = You have no jump cards left.
twister-why-no-pit-beside = There is no pit to jump over on a square connected with { $square }.
twister-why-pit-is-held = Someone is on the pit { $square }; only a pit without characters can be jumped over.
twister-why-nowhere-to-land = No square behind the pit { $square } is connected with it.
twister-why-not-on-a-gear = Only a character that stands on a gear turns rooms.
twister-why-no-dark-room-beside = No face-down room lies right before { $square } behind an open edge.
twister-why-all-rooms-open = All rooms are face up.
twister-why-no-bars-beside = There is no portcullis beside { $square } that this would change.
twister-why-no-wall-beside = There is no wall beside { $square } that she could walk through.
twister-why-nobody-to-heal = No wounded character is on a square connected with { $square }.
twister-why-patient-is-carried = It is being carried; it must be put down first.
twister-why-patient-not-alone = The { $character } can’t stand up on { $square }: { twister-part-target-whose } is there too.
twister-why-nobody-in-line = No character is in the straight line of a shot.
twister-why-only-own-in-line = Only your own are in line; at this table the fireball is for enemies.
twister-why-wizard-only = Others may carry the wand, but only the Wizard fires it.
twister-why-closed-in = It can neither step anywhere nor pick up or put down anything.
twister-why-hands-full = It already carries something; put that down or exchange it first.
twister-why-hands-are-empty = It carries nothing.
twister-why-nothing-to-take = There is nothing on this square to pick up.
twister-why-nobody-here = No unwounded character of yours is on this square.
twister-why-hands-full-there = That character already carries something; exchange the loads instead.
twister-why-nothing-to-swap = That character carries nothing; you can give the load instead.
twister-why-as-it-was = This is how the square was just before; take the last step back instead.
twister-why-not-to-be-carried = Only the wounded are carried, and this character is on its feet.
twister-why-enemy-wounded-not-carried = A wounded enemy is not carried; only your own wounded are.
twister-why-enemy-stands-over-it = { $target_name }’s { $target } stands on { $square }: nothing can be taken from there.
twister-why-rope-holds-your-own = Without this rope your own character would fall into the pit.
twister-why-only-rope-on-pit = Over a pit only a rope can be put down.
twister-why-only-on-roped-pit = Over a pit other things can be put down only where a rope lies.
twister-why-rope-needs-two-sides = A rope needs two squares beside the pit where someone could stand now.
twister-why-left-untidy = The move has left more on { $square } than may lie there; it cannot end yet.
twister-why-move-not-begun = Nothing has been done yet; take a step, or take the move back.
twister-why-choose-your-own = First both players choose their four starters.
twister-why-stand-on-a-dot = A starter stands on a free one of the four dots of your own line.
twister-why-hide-in-turn = { $name } hides a token now; you take turns.
twister-why-hide-where-space = Hide it in a room with space: two tokens by the lines, three in the middle.
twister-why-place-first = First the tokens of room { $place } must be placed.
twister-why-place-on-free = It goes on a free square of room { $place }, floor or gear; never on a pit.
twister-why-finish-the-move = { $character } is moving: end that move first, or take it back.
twister-why-game-over = The game is over.
twister-why-not-through-bars = She walks through walls, but not through a portcullis.
twister-why-double-pit = A jump cannot land on { $square }, another pit, unless a rope lies there.
twister-why-too-far =
    { $steps ->
        [0] It can go no farther in this move.
        [one] Too far, or no way leads there: { $steps } square is left.
       *[other] Too far, or no way leads there within { $steps } squares.
    }
twister-why-already-there = It already stands on { $square }.
twister-why-walk-there-first = It is on { $square }: walk there first.
twister-why-on-the-spot = At a jump or a walk through a wall you handle only what is on your own square.
twister-why-empty-square = Choose one of your characters first; then its way there is shown.
twister-why-cannot-do-that = This character cannot do that.
twister-why-nobody-can =
    None of your characters can { $deed ->
        [move] move
        [attack] attack
        [jump] jump
        [turn] turn a room
        [reveal] reveal a room
        [break] break a portcullis
        [open] open a portcullis
        [close] close a portcullis
        [through] walk through a wall
        [heal] heal
        [fire] throw a fireball
        [recover] recover
       *[drink] drink a potion
    } now.
twister-why-handle-in-move = Things are picked up, put down and handed over in a move: begin one first.
twister-why-nobody-before-it = None of your characters that can act stands before this room at an open edge.
twister-why-rooms-between-moves = Rooms are revealed and turned between moves: end this move first.
twister-why-nobody-on-its-gear = None of your characters that can act is on the gear of either room of this number.
twister-why-combat-card-used = You have no +{ $card } left; only the +0 comes back.
twister-why-combat-first = First the combat: both choose a combat card.
twister-why-it-fights = It takes part in this combat; now both choose a combat card.
twister-why-not-in-the-combat = It takes no part in this combat.
twister-why-stop-first = End this move first; then it can do that.
twister-why-dot-taken = One of your characters already stands on { $square }.
twister-why-already-placed = This character already stands on { $square }.
twister-why-objects-later = Objects are hidden in rooms once both have chosen their starters.
twister-why-room-full = Room { $place } is full: it takes { $count } tokens.
twister-why-hidden-already = It already lies hidden on room { $place }.
twister-why-square-taken = Something already lies on { $square }: one token a square.
twister-why-none-on-a-pit = { $square } is a pit: no token is placed there.
twister-why-not-of-this-room = Now the tokens of room { $place } are placed; this is not one of them.
twister-why-opponent-places = Your opponent places this one.
twister-why-sealed = You have chosen your card; take it back to choose another.

## What happened

twister-log-stands =
    { $you ->
        [true] You place { twister-part-character } on { $square }.
       *[other] { $name } places { twister-part-character } on { $square }.
    }
twister-log-first-to-hide =
    { $you ->
        [true] By lot, you hide the first token.
       *[other] By lot, { $name } hides the first token.
    }
twister-log-hides =
    { $you ->
        [true] You hide a token in room { $place }.
       *[other] { $name } hides a token in room { $place }.
    }
twister-log-hides-what = You hid { twister-part-character } in room { $place }.
twister-log-starters =
    { $you ->
        [true] You start with: { $tokens }.
       *[other] { $name } starts with: { $tokens }.
    }
twister-log-first-player =
    { $you ->
        [true] By lot, you play first.
       *[other] By lot, { $name } plays first.
    }
twister-log-opens-room =
    { $you ->
        [true] You are first to place tokens in room { $place }.
       *[other] { $name } is first to place tokens in room { $place }.
    }
twister-log-plays-card =
    { $you ->
        [true] Turn { $turn }: you play the { $card }, for { $card } action points.
       *[other] Turn { $turn }: { $name } plays the { $card }, for { $card } action points.
    }{ $rule ->
        [first] {" "}Everyone’s first card is the 2.
        [cap] {" "}Now no card above { $most } may be played.
       *[free] {""}
    }{ $last ->
        [true] {" "}It is the last turn: now victory points decide.
       *[false] {""}
    }
twister-log-takes-cards-back =
    { $you ->
        [true] You take all four action cards back.
       *[other] { $name } takes all four action cards back.
    }
twister-log-leaves-unused =
    { $count ->
        [one] { $you ->
            [true] You leave { $count } action point unused: it is lost.
           *[other] { $name } leaves { $count } action point unused: it is lost.
        }
       *[other] { $you ->
            [true] You leave { $count } action points unused: they are lost.
           *[other] { $name } leaves { $count } action points unused: they are lost.
        }
    }
twister-log-reveals = { twister-part-whose } { $character } reveals room { $place } { $by ->
        [line] (a line gives access to both its rooms)
       *[usual] (it stands right before it)
    }: it has number { $number } and turns { twister-part-way }.
twister-log-shut =
    { $by ->
        [bars-closed] A closed portcullis
       *[wall] A wall
    } on the new room’s side bars the way from { $start } to { $square }.
twister-log-to-place =
    { $you ->
        [true] You place
       *[other] { $name } places
    } in room { $place }: { $tokens }{ $what ->
        [objects] {" "}(objects of whoever reveals are placed by the other side)
        [own] {" "}(whoever reveals places their own objects first)
       *[rest] {""}
    }.
twister-log-places = { twister-part-puts } { twister-part-item-placed } on { $square }.
twister-log-turns = { twister-part-whose } { $character } turns room { $place } to the { twister-part-way }{ $by ->
        [twin] , on the gear of the room with the same number.
        [either] , on its gear: a Mekanork turns it either way.
        [twin-either] , on the gear of the same number: a Mekanork turns it either way.
       *[usual] , on its gear, the way the arrow points.
    }
twister-log-goes-along =
    { $count ->
        [1] { $you ->
            [true] Your
           *[other] { $name }’s
        } { $tokens } turns along with the room, now on { $squares }.
       *[other] { $you ->
            [true] Your
           *[other] { $name }’s
        } { $tokens } turn along with the room, now on { $squares }.
    }
twister-log-ways-open = Open now at the edges of room { $place }: { $ways }.
twister-log-ways-close = Walled off now at the edges of room { $place }: { $ways }.
twister-log-moves = { twister-part-whose } { $character } { $part ->
        [on] walks on
       *[whole] moves
    } from { $start } to { $square }{ $part ->
        [whole] {""}
       *[other] {" "}{ twister-part-of-walk }
    }{ $by ->
        [usual] {""}
       *[other] { twister-part-over }
    }.
twister-log-returns = { twister-part-whose } { $character } goes a few steps and comes back to { $square }{ $part ->
        [whole] {""}
       *[other] {" "}{ twister-part-of-walk }
    }{ $by ->
        [usual] {""}
       *[other] { twister-part-over }
    }.
twister-log-takes = { twister-part-whose } { $character } takes { twister-part-item-whose }{ $by ->
        [carrier] {" "}from { twister-part-target-from }.
       *[free] .
    }
twister-log-drops = { twister-part-whose } { $character } puts { twister-part-item-whose } down.
twister-log-gives = { twister-part-whose } { $character } gives { twister-part-item } to { twister-part-target-to }.
twister-log-swaps = { twister-part-whose } { $character } hands { twister-part-item } over to { twister-part-target-to } and takes its load.
twister-log-jumps = { twister-part-whose } { $character } jumps from { $start } over the pit { $pit } to { $square } for a jump card ({ $left } left).
twister-log-passes-wall = { twister-part-whose } { $character } walks through the wall to { $square }, as only the Wall-Walker can.
twister-log-breaks = { twister-part-whose } { $character } breaks the portcullis between { $start } and { $square } for good, as only the Warrior can.
twister-log-opens = { twister-part-whose } { $character } opens the portcullis between { $start } and { $square }, as only the Thief can.
twister-log-closes = { twister-part-whose } { $character } closes the portcullis between { $start } and { $square }, as only the Thief can.
twister-log-heals = { twister-part-whose } { $character } heals { twister-part-target }, who rests until the turn ends.
twister-log-recovers = { twister-part-whose } { $character } heals itself and stands up.
twister-log-drinks = { twister-part-whose } { $character } drinks the speed potion (it is used up): 4 action points of its own this turn.
twister-log-fires = { twister-part-whose } { $character } throws the fireball at { twister-part-target-whose }. The wand is used up.
twister-log-attacks = { twister-part-whose } { $character } attacks { twister-part-target-whose }{ $down ->
        [true] {" "}(wounded: strength 0)
       *[false] {""}
    }{ $count ->
        [2] {""}
       *[other] : { $attackers } against { $defenders }
    }{ $sword ->
       *[0] {""}
        [1] , with the Sword (+1)
        [2] , with both Swords (+2)
    }{ $armor ->
       *[0] .
        [1] , against the Armor (+1).
        [2] , against both Armors (+2).
    }
twister-log-combat =
    { $you ->
        [true] You attack with { $attack } + card { $attack_card } = { $attack_total }; the defence has { $defence } + card { $defence_card } = { $defence_total }.
       *[other] { $name } attacks with { $attack } + card { $attack_card } = { $attack_total }; the defence has { $defence } + card { $defence_card } = { $defence_total }.
    }
twister-log-tie = The combat is a tie: nothing happens.
twister-log-combat-won =
    { $you ->
        [true] You win the combat.
       *[other] { $name } wins the combat.
    }
twister-log-wounded = { twister-part-whose } { $character } is wounded: it can’t act and has strength 0.
twister-log-killed = { $cause ->
        [combat] { twister-part-whose } { $character } was wounded already and is killed.
        [carried] { twister-part-whose } { $character } was carried and is killed with its carrier.
        [pit] { twister-part-whose } { $character } is wounded over a pit, falls and is killed.
        [rope] { twister-part-whose } { $character } loses its rope, falls into the pit and is killed.
        [swept] { twister-part-whose } wounded { $character } lies on a loser’s square and is killed too.
       *[fireball] { twister-part-whose } { $character } is killed.
    }
twister-log-leaves =
    { twister-part-whose } { $character } leaves the dungeon{ $points ->
       *[0] {""}
        [one] , and { $points } point of its potion lapses
        [other] , and { $points } points of its potion lapse
    }.
twister-log-saved = { twister-part-whose } wounded { $character } is carried out and saved.
twister-log-carries-out = { twister-part-whose } { $character } brings { twister-part-item } out.
twister-log-loses =
    { $fate ->
        [out] { twister-part-whose } { $character } carries { twister-part-item } out: no points for it, and it is out of the game.
        [pit] { twister-part-whose } { $character } drops { twister-part-item } into the pit: it is lost.
       *[stays] { twister-part-whose } { $character } drops { twister-part-item }: it stays on { $square }.
    }
twister-log-scores =
    { $count ->
        [one] { twister-part-who-scores } { $count } victory point{ twister-part-for-what }.
       *[other] { twister-part-who-scores } { $count } victory points{ twister-part-for-what }.
    }
twister-log-reaches =
    { $count ->
        [one] { $count } victory point: { twister-part-who-plays-out }.
       *[other] { $count } victory points: { twister-part-who-plays-out }.
    }
twister-log-reaches-at-once =
    { $count ->
        [one] { $count } victory point: { twister-part-who-wins }. The game ends with this action.
       *[other] { $count } victory points: { twister-part-who-wins }. The game ends with this action.
    }
twister-log-skips =
    { $you ->
        [true] None of your characters can do anything: your turn is skipped.
       *[other] None of { $name }’s characters can do anything: the turn is skipped.
    }
twister-log-limit =
    { $count ->
        [one] The limit of { $count } turn is reached: the points decide.
       *[other] The limit of { $count } turns is reached: the points decide.
    }
twister-log-draw-offered =
    { $you ->
        [true] You offer a draw.
       *[other] { $name } offers a draw.
    }
twister-log-draw-agreed =
    { $you ->
        [true] You accept: the game is a draw.
       *[other] { $name } accepts: the game is a draw.
    }
twister-log-draw-declined =
    { $you ->
        [true] You decline the draw.
       *[other] { $name } declines the draw.
    }
twister-log-limit-draw = The limit of { $count } turns is reached with equal points: a draw.
twister-log-wins =
    { $count ->
        [one] { $count } victory point: { twister-part-who-wins }!
       *[other] { $count } victory points: { twister-part-who-wins }!
    }

twister-fate-won = wins
twister-fate-beaten = loses
twister-fate-drawn = a draw

## Pieces, rooms, squares

twister-card-warrior = Warrior
twister-card-wall-walker = Wall-Walker
twister-card-cleric = Cleric
twister-card-mekanork = Mekanork
twister-card-thief = Thief
twister-card-wizard = Wizard
twister-card-troll = Troll
twister-card-goblin = Goblin
twister-card-armor = Armor
twister-card-sword = Sword
twister-card-rope = Rope
twister-card-speed-potion = Speed Potion
twister-card-fireball-wand = Fireball Wand
twister-card-treasure = Treasure
twister-card-1R = 1 ↻
twister-card-1L = 1 ↺
twister-card-2R = 2 ↻
twister-card-2L = 2 ↺
twister-card-3R = 3 ↻
twister-card-3L = 3 ↺
twister-card-4R = 4 ↻
twister-card-4L = 4 ↺

## What the pieces do

twister-text-warrior = Speed 3, strength 3. For 1 action point breaks a portcullis beside it, for good.
twister-text-wall-walker = Speed 4, strength 1. For 1 action point passes a wall, single or double, to the next square.
twister-text-cleric = Speed 4, strength 2. For 1 action point heals a wounded character on a connected square; the healed one rests until the turn ends.
twister-text-mekanork = Speed 3, strength 2. On a gear turns its room, or the room of the same number, either way.
twister-text-thief = Speed 5, strength 2. Walks over pits and stops on them; wounded there, she dies. Her side may cross a pit she is on. For 1 action point opens or closes a portcullis.
twister-text-wizard = Speed 4, strength 1. Flies over pits and over anyone, but stops only where others may. Only the Wizard fires the wand.
twister-text-troll = Speed 2, strength 4. When wounded, it recovers for 1 action point, from the next turn on. A fireball kills it.
twister-text-goblin = Speed 4, strength 1. No power. Worth 2 victory points when it leaves the dungeon.
twister-text-armor = Any character of either side that carries it defends with 1 more, even when wounded.
twister-text-sword = Any character of either side that carries it attacks with 1 more.
twister-text-rope = Its bearer crosses pits and stops on them. Put down on a pit, where it can be fastened, it lets everyone cross.
twister-text-speed-potion = Drunk for 1 action point: its bearer gets 4 of its own for this turn. Used once.
twister-text-fireball-wand = In the Wizard’s hand, for 1 action point: kills the first character in a straight line. Used once.
twister-text-treasure = Carried out of the dungeon, it brings 1 victory point to the side that carries it out, whoever owns it.
twister-text-treasure-owner = Carried out of the dungeon, it brings 1 victory point to the side of its colour, whoever carries it out.

## Hints in the first game

twister-hint-goal = To win, be first to 5 points: 1 for each of yours that leaves by the opponent’s line (the Goblin 2, with a treasure 1 more), 1 for each enemy killed.
twister-hint-starter = Four of your eight characters begin on the dots of your line; the rest is hidden in rooms. Fast runners and a character who opens the way make a good start.
twister-hint-hide = Rooms by the lines take two tokens, the others three, both sides together. Even the far rooms are yours to use: whoever waits there has a short way out.
twister-hint-card = The card gives the action points of this turn. A used card comes back only when all four are used.
twister-hint-act = Press a character to see all it can do. Every action costs an action point. It walks past your own characters, but not past enemies.
twister-hint-step = Press a highlighted square, or walk square by square: on the way you may pick up, put down and swap for free.
twister-hint-place = Choose a square to read how far it is from an exit: enemies are best far from your line. Your own characters may act at once.
twister-hint-place-object = An object serves whoever picks it up. Choose a square to read who is nearest to it: your opponent’s objects are best far from their characters.
twister-hint-place-printed = Here whoever reveals a room places their own objects first, the opponent the rest. Choose a square to read who is nearest to it.
twister-hint-combat = Each side adds one card in secret. Every card but the +0 is gone afterwards, so save the high ones for when it matters.
twister-hint-end = Action points you do not spend are lost. Look once more: is one of yours next to an enemy, or alone on the way out?
twister-hint-turn = A character on a gear turns its room or the room of the same number by a quarter; everything in it turns along.
twister-hint-wounded = The wounded lie still. Carry them to safety, have the Cleric heal them, or lose a point when they are attacked again.

### Screen

twister-ui-grid = The dungeon, 10 by 20 squares, with both starting lines
twister-ui-pieces = Pieces
twister-ui-minimap = The whole dungeon; press to go there
twister-ui-actions = Actions
twister-ui-close = Close
twister-ui-piece-of = { $piece } ({ $seat })
twister-ui-turn =
    Turn { $turn }{ $limit ->
       [0] {""}
      *[other] {" "}of { $limit }
    }
twister-ui-card-actions =
    { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
twister-ui-turn-you = Your turn
twister-ui-plays = plays the { $card }, { $left } left
twister-ui-plays-potion = potion: { $count } left
twister-ui-plays-none = chooses an action card
twister-ui-plays-you = Your turn: card { $card }, { $left } left
twister-ui-plays-none-you = Your turn: choose an action card
twister-ui-to-hide =
    { $count ->
        [one] { $count } to hide
       *[other] { $count } to hide
    }
twister-ui-phase-starters = Choosing the starters
twister-ui-phase-hide = Hiding tokens
twister-ui-phase-opening = Opening the rooms
twister-ui-phase-turns = First turn
twister-ui-of-five = of 5 to win
twister-ui-lb-action = Action
twister-ui-lb-combat = Combat
twister-ui-chip-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
twister-figure-jumps = Jumps
twister-figure-points = Victory points
twister-ui-in-play = { $count } on board
twister-ui-dark = { $count } hidden
twister-ui-to-place = { $count } to place
twister-ui-out = { $count } out
twister-ui-lost = { $count } lost
twister-ui-speed = Speed
twister-ui-strength = Strength
twister-ui-carries = Carries
twister-ui-beneath = On the floor here, not carried: { $names }.
twister-ui-chosen = chosen
twister-ui-of-seat = seat { $seat }
twister-ui-at-square = square { $square }
twister-ui-points-left = { $left } of { $of } action points left
twister-ui-deed = action { $number } of { $of }
twister-ui-deed-free = free, part of action { $number } of { $of }
twister-ui-deed-potion = potion action { $number } of { $of }
twister-ui-deed-potion-free = free, part of potion action { $number } of { $of }
twister-ui-deed-none = costs no action
twister-ui-boost =
    { $count ->
        [one] { $count } point of the speed potion
       *[other] { $count } points of the speed potion
    }
twister-ui-costs-one = costs 1 action point
twister-ui-action-cards = Action cards
twister-ui-combat-cards = Combat cards
twister-ui-sr-action-card = Action card { $card }
twister-ui-sr-combat-card = Combat card +{ $card }
twister-ui-returns = returns
twister-ui-spent = Played
twister-ui-tray-starter = Your characters
twister-ui-tray-hide = To be hidden
twister-ui-tray-place = To be placed
twister-ui-do-move = Move
twister-ui-do-attack = Attack
twister-ui-do-jump = Jump
twister-ui-do-turn = Turn room
twister-ui-do-reveal = Reveal room
twister-ui-do-break = Break portcullis
twister-ui-do-open = Open portcullis
twister-ui-do-close = Close portcullis
twister-ui-do-through = Through wall
twister-ui-do-heal = Heal
twister-ui-do-fire = Fireball
twister-ui-do-recover = Recover
twister-ui-do-drink = Drink
twister-ui-do-take = Take
twister-ui-do-drop = Put down
twister-ui-do-give = Give
twister-ui-do-swap = Swap
twister-ui-do-stop = Stop here
twister-ui-do-end = End turn
twister-ui-bar-hint = Greyed actions still answer: press one to read why not
twister-ui-choose-piece = choose a character.
twister-ui-no-points = no action points are left; you can only end your turn.
twister-ui-end-more = Until then the last action can still be taken back.
twister-ui-end-more-token = Until then the token placed last can still be taken back, the reveal cannot.
twister-ui-choose-square = the { $piece } moves up to { $steps } squares. Choose a square.
twister-ui-power =
    { $character ->
        [warrior] Strength { $strength }. Breaks portcullises.
        [wall-walker] Strength { $strength }. Walks through walls.
        [cleric] Strength { $strength }. Heals the wounded beside it.
        [mekanork] Strength { $strength }. On a gear, turns rooms either way.
        [thief] Strength { $strength }. Walks over pits, opens and closes portcullises.
        [wizard] Strength { $strength }. Flies over pits and enemies.
        [troll] Strength { $strength }, the strongest of all; when wounded, heals itself.
       *[goblin] Strength { $strength }. No power, but its exit brings 2 points.
    }
twister-ui-walk-more = A move costs 1 action point. Highlighted enemies can be attacked.
twister-ui-choose-deed = { $piece }: choose an action.
twister-ui-choose-target =
    { $verb ->
        [turn] { $piece }: choose the room to turn.
        [reveal] { $piece }: choose the room to reveal.
        [jump] { $piece }: choose the square to jump to, straight on or round a corner.
        [attack] { $piece }: choose whom to attack.
        [heal] { $piece }: choose whom to heal.
        [fire] { $piece }: choose whom the fireball kills.
        [through] { $piece }: choose the square behind the wall.
       *[bars] { $piece }: choose the portcullis.
    }
twister-ui-line-reveals = From a starting line either room beside it can be revealed, one at a time.
twister-ui-choose-first = Choose one of your characters first.
twister-ui-aim = { $piece }: { $deed }.
twister-ui-aim-attack = attack { twister-part-target }
twister-ui-aim-turn =
    { $way ->
        [left] turn room { $place } left
       *[right] turn room { $place } right
    }
twister-ui-aim-jump = jump to { $square }
twister-ui-aim-reveal = reveal room { $place }
twister-ui-aim-break = break the portcullis towards { $square }
twister-ui-aim-open = open the portcullis towards { $square }
twister-ui-aim-close = close the portcullis towards { $square }
twister-ui-aim-through = through the wall to { $square }
twister-ui-aim-heal = heal { twister-part-target }
twister-ui-aim-fire = fireball at { twister-part-target-whose }
twister-ui-aim-recover = recover
twister-ui-aim-drink = drink the speed potion
twister-ui-cost =
    { $left ->
        [one] Costs 1 action point; { $left } is left after it.
       *[other] Costs 1 action point; { $left } are left after it.
    }
twister-ui-cost-final =
    { $left ->
        [one] Costs 1 action point; { $left } is left after it.
       *[other] Costs 1 action point; { $left } are left after it.
    } It can’t be taken back: a hidden room is revealed.
twister-ui-fire-more =
    Killed outright, without a combat: { $names }. { $own ->
        [yes] Victory points for your opponent: { $points }.
       *[no] Victory points for you: { $points }.
    } The wand is used up.
twister-ui-exit-loses = What it carries scores nothing and is out of the game ({ $item }).
twister-ui-then-heal = Stands up at full strength, but rests until the turn ends.
twister-ui-then-recover =
    { $acts ->
        [true] It stands up and may act at once.
       *[false] It stands up, but rests until the turn ends.
    }
twister-ui-then-drink = It gets 4 action points of its own for this turn. The potion is used up.
twister-ui-then-break = It stays open for good, for both sides.
twister-ui-then-open = Both sides can pass, until a Thief closes it.
twister-ui-then-close = Nobody can pass, until a Thief opens it or a Warrior breaks it.
twister-ui-then-turn = Turning along with the room: { $names }.
twister-ui-turn-brings =
    { "." }{ $opened ->
        [none] {""}
       *[other] {" "}Opens { $opened }.
    }{ $closed ->
        [none] {""}
       *[other] {" "}Walls off { $closed }.
    }{ $along ->
        [none] {""}
       *[other] {" "}Turn along: { $along }.
    }
twister-ui-then-reveal =
    { $by ->
        [printed] You place your own objects there, { $name } everything else.
       *[others] You place everything in it except your own objects; { $name } places those.
    }
twister-ui-danger = Enemies who could attack there next turn: { $names }.
twister-ui-strong = { $piece } (strength { $count })
twister-ui-prey =
    { $where ->
        [walk] After its walk it could attack, for 1 action point more: { $names }.
       *[there] From there it could attack: { $names }.
    }
twister-ui-flies = The enemy Wizard can fly over.
twister-ui-burns = The enemy Wizard could throw its fireball there next turn.
twister-ui-walk-onto = This is a walk onto the square ({ $piece }), no attack.
twister-ui-walk-to =
    { $count ->
        [one] { $piece } to { $square }: { $count } square.
       *[other] { $piece } to { $square }: { $count } squares.
    }
twister-ui-walking = { $piece } is on the way …
twister-ui-backing = the move is being taken back …
twister-ui-stepping =
    { $steps ->
        [0] { $piece }: it can go no farther.
        [one] { $piece }: { $steps } more square.
       *[other] { $piece }: up to { $steps } more squares.
    }
twister-ui-say-walk-title = { $piece }: walk, { $steps } at most
twister-ui-say-walk = To { $square }: { $how }
twister-ui-say-idle = { $piece } can do nothing now. { $why }
twister-ui-begun-more = The move has begun and its point is spent: pick up or put down something here, or choose a square.
twister-ui-stepping-more = Walk on, or stop here.
twister-ui-handling-more = Here you can pick up, put down or hand over for free.
twister-ui-press-walk =
    { $count ->
        [one] Move { $count } square
       *[other] Move { $count } squares
    }
twister-ui-press-begin = Square by square
twister-ui-press-go = Go to { $square }
twister-ui-press-stop = Stop here
twister-ui-stop-then = stop here, then { $deed }
twister-ui-after-more = The move ends here; that action costs an action point of its own.
twister-ui-press-then-attack = Stop here, then attack
twister-ui-press-then-heal = Stop here, then heal
twister-ui-press-then-fire = Stop here, then fire
twister-ui-press-attack = Attack
twister-ui-press-turn =
    Turn { $place } { $way ->
        [left] left
       *[right] right
    }
twister-ui-other-turn =
    { $place } { $way ->
        [left] left
       *[right] right
    }
twister-ui-press-jump = Jump to { $square }
twister-ui-press-reveal = Reveal room { $place }
twister-ui-press-break = Break the portcullis
twister-ui-press-open = Open the portcullis
twister-ui-press-close = Close the portcullis
twister-ui-press-through = Walk through to { $square }
twister-ui-press-heal = Heal
twister-ui-press-fire = Throw the fireball
twister-ui-press-recover = Recover
twister-ui-press-drink = Drink
twister-ui-press-take = Take it
twister-ui-press-drop = Put it down
twister-ui-press-give = Give it
twister-ui-press-swap = Swap
twister-ui-press-stand = Put it here
twister-ui-press-hide = Hide it here
twister-ui-press-place = Place it here
twister-ui-other-jump = Over { $square }
twister-ui-cancel = Cancel
twister-ui-undo-walk =
    { $steps ->
        [one] Take back the { $piece }’s walk ({ $steps } square)
       *[other] Take back the { $piece }’s walk ({ $steps } squares)
    }
twister-ui-take-back = Take the move back
twister-ui-draw-offer = Offer a draw
twister-ui-draw-accept = Accept the draw
twister-ui-draw-offered = { $name } offers a draw: accept it, or play a card and play on.
twister-ui-draw-waits = { $name } answers your offer of a draw at the next turn: by accepting it or by playing a card.
twister-ui-no-drag = Characters aren’t dragged: click one, then where it goes.
twister-ui-card-first = Everyone’s first card is the 2: press it. It gives 2 action points for this turn, and comes back when all four are played.
twister-ui-card-more = Press one of your cards: its number is your action points for this turn. It comes back when all four are played.
twister-ui-card-chosen =
    It gives { $card } action points for this turn. { $count ->
        [0] It is the last of your four: all come back at the end of the turn.
       *[other] Until all four are played you have { $rest } left.
    }
twister-ui-last-turn = Your last turn: after turn { $limit } the game ends, and whoever has more points wins.
twister-ui-combat-more = You choose in secret; both cards are shown together. Every card but the +0 is gone afterwards.
twister-ui-sealed-more = Your card lies face down: +{ $card }.
twister-ui-watch-fight = Both choose a combat card in secret.
twister-ui-watch-place = Still to be placed in room { $place }: { $names }.
twister-ui-place-then = { $name } places the rest: { $names }.
twister-ui-place-then-you = You place the rest after that: { $names }.
twister-ui-place-what =
    { $what ->
        [others] You revealed it: place all but your own objects.
        [objects] Whoever reveals a room does not place their own objects: you place { $name }’s.
        [own] You revealed it: place your own objects first.
       *[rest] { $name } has placed { $name }’s own objects: you place the rest.
    }
twister-ui-aim-stand = { $piece } starts on { $square }? Press the button, or press again.
twister-ui-aim-hide = { $piece } in room { $place }? Press the button, or press again.
twister-ui-aim-place = { $piece } on { $square }? Press the button, or press again.
twister-ui-put-dropped = { $piece } was not placed: that takes the button, or a second press.
twister-ui-put-starter = { $piece }: choose a dot of your starting line.
twister-ui-put-hide = { $piece }: choose a room that has space.
twister-ui-put-place = { $piece }: choose a square of room { $place }.
twister-ui-place-in = choose a token of room { $place }, then a free square.
twister-ui-put-first-starter = Choose a character first, then the dot on which it starts.
twister-ui-put-first-hide = Choose a token first, then the room in which it is hidden.
twister-ui-put-first-place = Choose a token first, then the square for it.
twister-ui-starter-more =
    { $count ->
        [4] To win, be first to 5 points: 1 for each of yours that leaves by the opponent’s line (the Goblin 2, with a treasure 1 more), 1 for each enemy killed.
        [one] { $count } dot is still free. Your opponent sees nothing of it yet.
       *[other] { $count } dots are still free. Your opponent sees nothing of it yet.
    }
twister-ui-hide-room =
    { $where ->
        [near] By your line: you soon get there to open it, but the way out is long.
        [far] By your opponent’s line: the way out is short, but your opponent soon gets there.
       *[middle] In the middle: either side may get there first.
    }
twister-ui-room-left = free: { $left } of { $limit }
twister-ui-hide-more =
    { $count ->
        [1] This is your last one; once all are hidden, the starters are shown. Your opponent sees only that a token lies there.
       *[other] Your opponent sees only that a token lies there. { $by ->
            [printed] Whoever opens the room places their own objects, the other side the rest.
           *[other] Whoever opens the room places all in it but their own objects.
        }
    }
twister-ui-place-last = This is the last one you place here.
twister-ui-place-more = One token a square, and none on a pit.
twister-ui-ended-won =
    { $you ->
        [yes] You win, { $a } to { $b }.
       *[no] { $name } wins, { $a } to { $b }.
    }
twister-ui-ended-draw = A draw, { $a } to { $b }.
twister-ui-won-play-on = the game is won; play on, or end it.
twister-ui-won-end = the game is won; end it.
twister-ui-won-you =
    { $count ->
        [one] You have { $count } point and have won. The turn may be played out.
       *[other] You have { $count } points and have won. The turn may be played out.
    }
twister-ui-won-you-end =
    { $count ->
        [one] You have { $count } point and have won. No action points are left.
       *[other] You have { $count } points and have won. No action points are left.
    }
twister-ui-won-other =
    { $count ->
        [one] { $name } has { $count } point and has won; only this turn is played out.
       *[other] { $name } has { $count } points and has won; only this turn is played out.
    }
twister-ui-press-finish = End the game
twister-ui-end-won =
    { $you ->
        [yes] You win { $a }:{ $b }
       *[no] { $name } wins { $a }:{ $b }
    }
twister-ui-end-draw = A draw, { $a }:{ $b }
twister-ui-end-why-first =
    { $count ->
        [one] first to { $count } point
       *[other] first to { $count } points
    }
twister-ui-end-why-more = more points when the turns were over
twister-ui-end-why-less =
    { $count ->
        [one] { $count } point less
       *[other] { $count } points less
    }
twister-ui-end-why-even = as many points
twister-ui-end-points = Points

twister-ui-result-table = Victory points by what they came from
twister-ui-result-none = No points
twister-ui-source-before = Before this game began
twister-ui-source-exit = Out of the dungeon
twister-ui-source-treasure = Treasure carried out
twister-ui-source-combat = Enemies killed in combat
twister-ui-source-carried = Wounded killed with their carrier
twister-ui-source-pit = Enemies lost in a pit
twister-ui-source-fireball = Enemies killed by the fireball
twister-ui-source-own-fireball = Killed by their own side’s fireball
twister-ui-source-swept = Wounded killed beside a loser
twister-ui-not-now = Not now: wait until it is your move.
twister-ui-you-watch = You are watching this game.
twister-ui-fight-fold = Fold the combat, or show all of it
twister-ui-fight-plan = The combat would be
twister-ui-fight-now = Combat
twister-ui-fight-attacks = attacking
twister-ui-fight-defends = defending
twister-ui-fight-beside = beside { $piece }
twister-ui-wounded-panel =
    { $character ->
        [troll] Wounded: strength 0, can’t act. Stands up for 1 action from the next turn on, or a Cleric beside it heals it.
       *[other] Wounded: strength 0, can’t act until a Cleric beside it heals it (1 action).
    }
twister-ui-wounded-none = wounded: strength 0
twister-ui-fight-holds = Combat cards left: { $cards }
twister-ui-fight-plan-more = Whoever stands beside an enemy that fights is drawn in. Then each side adds one card in secret.
twister-fight-title = { twister-part-whose } { $character } attacks { twister-part-target-whose }
twister-told-wounded =
    { $several ->
        [true] { $you ->
            [true] Your
           *[other] { $name }’s
        } { $names } are wounded: they can’t act and have strength 0 until healed.
       *[other] { $you ->
            [true] Your
           *[other] { $name }’s
        } { $names } is wounded: it can’t act and has strength 0 until healed.
    }
twister-told-leaves-with = { twister-part-whose } { $character } leaves the dungeon with { twister-part-item }.
twister-ui-told-sums = { $attack } against { $defence }.
twister-told-lost = { twister-part-whose } { $character } { $cause ->
        [pit] stands on a pit: if it loses, it falls and is killed
        [combat] is wounded (strength 0): if it loses, it is killed
        [carried] is carried: it is killed if its carrier loses
       *[swept] lies wounded beside a fighter: it is killed if that one loses
    }, 1 point for { $target_you ->
        [true] you
       *[other] { $target_name }
    }.
twister-ui-told-stakes = Whoever loses is wounded.
twister-ui-told-tie = A tie changes nothing.
twister-ui-fight-risk =
    { $cause ->
        [pit] on a pit: killed if it loses
        [combat] wounded (strength 0): killed if it loses
        [carried] carried: killed if its carrier loses
       *[swept] wounded beside a fighter: killed if that one loses
    }
twister-ui-fight-fate =
    { $cause ->
        [wounded] { twister-ui-wounded-none }
        [pit] killed: it stood on a pit
        [combat] killed: it was wounded already
        [carried] carried: killed with its carrier
        [swept] killed: it lay wounded beside a loser
       *[killed] killed
    }
twister-ui-place-theirs = You place ({ $name } reveals room { $place }):
twister-ui-walk-cost = A move costs 1 action point. “{ twister-ui-press-begin }” lets you handle things on the way.
twister-ui-exit = leaves: +{ $points }
twister-ui-exit-more =
    { $points ->
        [one] There it leaves the dungeon: +{ $points } victory point.
       *[other] There it leaves the dungeon: +{ $points } victory points.
    }
twister-ui-cost-jump =
    { $count ->
        [1] It uses up your last jump card.
       *[other] It uses up one of your { $count } jump cards.
    }
twister-ui-fight-who = who fights
twister-ui-fight-cards = cards face down
twister-ui-fight-turned = cards turned
twister-ui-fight-result = result
twister-ui-fight-wins = wins
twister-ui-fight-left = cards left
twister-ui-stamp-tie = A tie
twister-ui-stamp-wounded =
    { $count ->
        [one] Wounded
        [2] Both wounded
       *[other] { $count } wounded
    }
twister-ui-stamp-killed =
    { $count ->
        [one] Killed
        [2] Both killed
       *[other] { $count } killed
    }
twister-ui-stamp-both = { $wounded } wounded, { $killed } killed
twister-ui-combat-say = your strength is { $sum }, your opponent’s { $other }; add a card.
twister-ui-combat-makes = +{ $card } makes { $total }.
twister-ui-combat-wins = Wins against { $cards }.
twister-ui-combat-ties = A tie against { $cards }.
twister-ui-combat-loses = Loses to { $cards }.
twister-ui-sr-yours = yours
twister-ui-sr-of = belongs to { $name }
twister-ui-sr-carries = carries: { $item }
twister-ui-sr-wounded = wounded
twister-ui-sr-idle = rests until the turn ends
twister-ui-sr-line = starting line { $seat }
twister-ui-sr-dot = starting line { $seat }, dot
twister-ui-sr-dark =
    room { $place }, face down, tokens: { $me ->
        [A] yours { $a }, { $b_name }’s { $b }
        [B] yours { $b }, { $a_name }’s { $a }
       *[none] { $a_name }’s { $a }, { $b_name }’s { $b }
    }
twister-ui-sr-yours-here = yours: { $names }
twister-ui-sr-your-hidden = Yours: { $names }.
twister-ui-never-revealed = never revealed
twister-ui-sr-were-hidden = Never revealed: { $names }.
twister-ui-sr-pit = pit
twister-ui-sr-gear = gear
twister-ui-sr-wall = wall { $side ->
        [north] above
        [east] on the right
        [south] below
       *[west] on the left
    }
twister-ui-sr-bars-closed = closed portcullis { $side ->
        [north] above
        [east] on the right
        [south] below
       *[west] on the left
    }
twister-ui-sr-bars-open = open portcullis { $side ->
        [north] above
        [east] on the right
        [south] below
       *[west] on the left
    }
twister-ui-sr-bars-broken = broken portcullis { $side ->
        [north] above
        [east] on the right
        [south] below
       *[west] on the left
    }
twister-ui-sr-empty = { $square }: empty
twister-ui-sr-steps =
    { $count ->
        [one] { $count } square away
       *[other] { $count } squares away
    }
twister-ui-sr-over =
    { $count ->
        [one] { $count } square away; the move cannot end there
       *[other] { $count } squares away; the move cannot end there
    }
twister-ui-sr-target = Can be chosen
twister-ui-sr-player =
    Seat { $seat }, { $name }. Victory points: { $points } of 5. Action cards left: { $actions ->
        [none] none
       *[other] { $actions }
    }. Combat cards left: { $combat }. Characters in the dungeon: { $open }{ $placed ->
        [0] {""}
       *[other] , to be placed: { $placed }
    }, not revealed yet: { $dark }, out: { $out }, lost: { $lost }.
twister-ui-sr-turn =
    { $you ->
        [true] You have
       *[false] { $name } has
    } played the { $card }; action points left: { $left }.
twister-ui-say-room =
    Room { $place }: number { $number }, arrow to the { $way ->
        [left] left
       *[right] right
    } (that way gears turn it). { $twin ->
        [none] The other room with this number is not revealed yet.
       *[other] The other room with this number is { $twin }.
    }
twister-ui-say-in = Room { $place }
twister-ui-say-line = Starting line { $seat }
twister-ui-say-ground = Gear: { $gear }. Pits: { $pits }.
twister-ui-say-walls-rows = Walls between rows: { $walls }.
twister-ui-say-walls-columns = Walls between columns: { $walls }.
twister-ui-say-wall = { $start } and { $end } at { $at }
twister-ui-say-between = between { $start } and { $end }
twister-ui-say-bars =
    { $state ->
        [open] Open portcullis: { $where }.
        [broken] Broken portcullis: { $where }.
       *[closed] Closed portcullis: { $where }.
    }
twister-ui-say-ways = Ways out: { $ways }.
twister-ui-say-no-way = There is no way out.
twister-ui-say-way = to room { $place } from { $squares }
twister-ui-say-way-dark = to room { $place }, face down, from { $squares }
twister-ui-say-way-line = to starting line { $seat } from { $squares }
twister-ui-say-dark =
    Room { $place }: face down. Tokens on it: { $me ->
        [A] yours { $a }, { $b_name }’s { $b }
        [B] yours { $b }, { $a_name }’s { $a }
       *[none] { $a_name }’s { $a }, { $b_name }’s { $b }
    }.
twister-ui-say-yours = Yours here: { $pieces }.
twister-ui-say-theirs = { $name }’s here: { $pieces }.
twister-ui-say-nobody = Nobody is here.
twister-ui-say-at = { $piece } { $square }
twister-ui-say-on-pit = over the pit
twister-ui-say-on-gear = on the gear
twister-ui-say-potion = { $count } potion points
twister-ui-say-layout = Eight rooms lie between starting line A and starting line B, in four pairs: { $p1 } and { $p2 }, { $p3 } and { $p4 }, { $p5 } and { $p6 }, { $p7 } and { $p8 }. Columns have letters, from a beside line A to t beside line B; rows have numbers, 1 to 10. Columns a to e are rooms { $p1 } and { $p2 }, f to j { $p3 } and { $p4 }, k to o { $p5 } and { $p6 }, p to t { $p7 } and { $p8 }; rows 1 to 5 are the first room of a pair, rows 6 to 10 the second. Before A-4 lies a4, before B-4 lies t4.
twister-ui-say-square =
    { $ground ->
        [line] { $square }: on the starting line.
        [pit] { $square }: pit.
        [gear] { $square }: gear.
       *[floor] { $square }: floor.
    }
twister-ui-say-side-open = Open towards { $squares }.
twister-ui-say-side-dark = Towards { $squares } the room is still face down.
twister-ui-say-side-wall = Wall towards { $squares }.
twister-ui-say-side-closed = Closed portcullis towards { $squares }.
twister-ui-say-side-broken = Broken portcullis towards { $squares }.
twister-ui-say-walled = Walled off by the new room: { $ways }.
twister-ui-say-shut = Now shut in, with no way on foot to their exit: { $pieces }.
twister-ui-say-freed = No longer shut in: { $pieces }.
twister-ui-say-unshown = { $name }’s starters stand here, not shown yet.
twister-ui-say-exits = How far each character is from its exit
twister-ui-say-exit =
    { $way ->
        [no] Shut in: walls, portcullises or pits bar every way to its exit.
        [held] Its exit is barred for now by { $by }.
        [crowd] Its exit is barred for now by enemies.
        [dark] Its exit lies beyond rooms still face down.
       *[yes] To its exit: { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        }{ $walls ->
            [0] {""}
            [1] {" "}(through a wall)
           *[other] {" "}(through { $walls } walls)
        }, { $acts ->
            [1] 1 action.
           *[other] { $acts } actions or more.
        }
    }
twister-ui-key-fit = Show the whole dungeon
twister-ui-key-centre = Centre on the action
twister-ui-key-zoom = Zoom
twister-ui-key-next = Choose the next of your characters
twister-ui-key-far = Jump to the next square with something on it
twister-ui-word-draw = draw
twister-ui-tale-walk =
    { $count ->
        [one] { $character } { $start } → { $square }, { $count } square
       *[other] { $character } { $start } → { $square }, { $count } squares
    }
twister-ui-tale-turns =
    { $way ->
        [left] { $character } turns room { $place } left
       *[right] { $character } turns room { $place } right
    }
twister-ui-tale-goes-along =
    { $you ->
        [true] your
       *[other] { $name }’s
    } { $tokens } → { $squares }
twister-ui-tale-end = The turn ends.
twister-ui-tale-held = Not placed yet
twister-ui-tale-takes = takes: { $item }
twister-ui-tale-drops = puts down: { $item }
twister-ui-tale-gives = gives: { $item }
twister-ui-tale-swaps = exchanges: { $item }
twister-ui-tale-combat = { $character } attacks { $target }: { $attack_total } against { $defence_total }
twister-ui-tale-wounded = { $character } wounded
twister-ui-tale-killed = { $character } killed
twister-ui-tale-starter =
    { $count ->
        [one] { $count } starter is chosen
       *[other] { $count } starters are chosen
    }
twister-ui-tale-hide =
    { $count ->
        [one] { $count } token is hidden
       *[other] { $count } tokens are hidden
    }
twister-ui-step-move = { $piece } sets out.
twister-ui-step-go = a step to { $square }.
twister-ui-step-starter = a starter is chosen.
twister-ui-step-hide = a token is hidden.

## Notes: the rule behind what is told for the first time

twister-note-plays-card = The number on the card is how many action points this turn has. Used cards come back when all four are used.
twister-note-moves = One action moves a character by up to its speed, past its own side but not past enemies. Taking up and putting down on the way costs nothing.
twister-note-reveals =
    Whoever stands before a dark room reveals it for 1 action{ $line_reveals ->
        [adjacent] {""}
       *[both] ; from a line, either of its two
    }. They place { $reveal_placement ->
        [printed] their own objects, the opponent the rest
       *[others] all in it but their own objects, the opponent those
    }. New characters may act at once.
twister-note-turns = On a gear a character turns its own room or the one with the same number by a quarter, with all that is in it, the way the arrow of that room points.
twister-note-attacks = All who stand next to an enemy in the fight join in. Each side adds one secret card; the higher total wins. Those who lose are wounded; whoever was wounded already is killed.
twister-note-breaks = Only the Warrior breaks portcullises; a broken one stays open for everyone.
twister-note-opens = Only the Thief opens and closes portcullises; an open one serves everyone.
twister-note-jumps = A jump over one pit, straight on or round a corner, takes an action and one of three jump cards.
twister-note-passes-wall = Only the Wall-Walker goes through a wall, one square for an action.
twister-note-leaves = A character is out once it steps on the opponent’s line. Each gives 1 point, the Goblin 2, a treasure carried out 1 more.
twister-note-wounded =
    The wounded lie still until the Cleric heals them (the Troll gets up by itself). { $attack_just_wounded ->
        [true] They can be attacked again at once
       *[false] From the next turn on they can be attacked again
    }; whoever loses once more is killed: 1 point for the opponent.

## In the terminal

twister-cli-prices = The number on an action card is your action points (AP) for the turn; each action costs 1. For 1 AP a character walks up to its speed in squares. A jump also takes a jump card. To walk, type a character and a square, such as Thief c4.
twister-cli-hide-more = When a room is revealed, its tokens come onto its squares: characters may act at once, each for its own side; an object serves whoever takes it. { $by ->
    [printed] Whoever reveals places their own objects, the opponent the rest.
   *[others] Whoever reveals places all but their own objects; the opponent places those.
}
twister-cli-before-turn =
    { $you ->
        [true] Play an action card.
       *[false] { $name } is to play an action card.
    }{ $last ->
        [you] {" "}This is your last turn.
        [other] {" "}This is your opponent’s last turn.
       *[no] {""}
    }
twister-cli-turn =
    Turn { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}of { $limit }
    }: { $you ->
        [true] you have
       *[false] { $name } has
    } played the { $card }. Action points left: { $left }{ $potion ->
        [0] .
       *[other] , and { $potion } of a potion.
    }{" "}Each action costs 1.{ $last ->
        [you] {" "}This is your last turn.
        [other] {" "}This is your opponent’s last turn.
       *[no] {""}
    }
twister-cli-player =
    { $you ->
        [true] You
       *[false] { $name }
    }: points { $points } of 5; action cards { $actions }; combat cards { $combat }; { $figures }; out { $out }, lost { $lost }.
twister-cli-characters =
    { $you ->
        [true] Your
       *[false] { $name }’s
    } characters: { $pieces }.
twister-cli-objects = Objects on the floor: { $pieces }.
twister-cli-wounded = wounded
twister-cli-lies = wounded: can’t act until healed
twister-cli-idle = healed, rests this turn
twister-cli-boost = { $count } potion points
twister-cli-dark = Dark rooms, with the tokens in them: { $rooms }.
twister-cli-dark-room =
    { $me ->
        [A] { $place }{"\u00A0"}(yours{"\u00A0"}{ $a },{"\u00A0"}theirs{"\u00A0"}{ $b })
        [B] { $place }{"\u00A0"}(yours{"\u00A0"}{ $b },{"\u00A0"}theirs{"\u00A0"}{ $a })
       *[none] { $place }{"\u00A0"}(A{"\u00A0"}{ $a },{"\u00A0"}B{"\u00A0"}{ $b })
    }
twister-cli-hidden =
    { $you ->
        [true] Your
       *[false] { $name }’s
    } hidden tokens: { $pieces }.
twister-cli-hand = Still to be placed: { $pieces }.
twister-cli-hand-of = Still to be placed by { $name }: { $pieces }.
twister-cli-moving =
    { $character } on { $square }, squares left: { $steps }. Way so far: { $path }.{ $reach ->
        [none] {""}
       *[other] {" "}In reach: { $reach }. Type a square to walk there.
    }
twister-cli-battle = Combat. Attack { $attack }: { $attackers }. Defence { $defence }: { $defenders }.
twister-cli-covered = Covered on the map: { $pieces }.
twister-cli-signs = On the map: { $signs }; capital letters are A’s, small ones B’s; + carries something, ! is wounded; of two characters on a square, the second is wounded; · floor, O pit, @ gear (behind a piece too), H (upright) and == (level) closed portcullis, : open, x broken, # dark; above and below each room its number and arrow.
twister-cli-object-square = { $id }
twister-cli-object-pieces = any other piece
twister-cli-object-squares = any other square
twister-cli-object-dos = any other action
twister-cli-object-places = any other room
twister-cli-object-actions = any other card
twister-cli-object-place = room { $id }
twister-cli-object-combat = combat card { $id }
twister-cli-object-action = card { $id }
twister-ui-progress = Turn { $turn }
twister-cli-card-action = Card { $card }: { $card } action points for a turn. It comes back when all four are played. { $where }
twister-cli-card-combat =
    Combat card +{ $card }: adds { $card } in a combat. { $card ->
        [0] It always comes back.
       *[other] Used once.
    } { $where }
twister-cli-card-held = Still held by: { $names }.
twister-cli-card-spent = Nobody holds it now.
twister-cli-card-at = { $name }: { $where }.
twister-cli-fate-killed = killed
twister-cli-fate-escaped = out of the dungeon
twister-cli-fate-gone = out of the game
twister-cli-card-hidden = face down on room { $place }
twister-cli-card-in-hand = still to be placed
twister-cli-card-unknown = not revealed yet
twister-cli-which-token = Which one? Type its number; or its name and where it goes, such as: { $example }.
twister-cli-token-figures = { $piece } (speed { $speed }, strength { $strength })
twister-cli-hold-stand = { $piece }: on which dot?
twister-cli-hold-hide = { $piece }: in which room?
twister-cli-hold-place = { $piece }: on which square? Type it, or its number.
twister-cli-hold-other = 0. Another one
twister-cli-room-free =
    { $count ->
        [one] { $place } (1 place left)
       *[other] { $place } ({ $count } places left)
    }
twister-cli-spot-every = Everywhere: { $what }.
twister-cli-spot-exit =
    { $way ->
        [no] shut in, no way on foot to its exit
        [held] its exit barred by the { $held } on { $at }
        [crowd] its exit barred by characters
        [dark] its exit beyond rooms still face down
       *[yes] { $acts ->
            [one] 1 action to its exit
           *[other] { $acts } actions to its exit
        }
    }
twister-cli-spot-near =
    { $count ->
        [0] none of yours can walk there
        [one] your { $piece } is 1 action away
       *[other] your { $piece } is { $count } actions away
    }
twister-cli-spot-foe =
    { $count ->
        [0] no enemy can walk there
        [one] the enemy { $piece } is 1 action away
       *[other] the enemy { $piece } is { $count } actions away
    }
twister-cli-spot-nobody = nobody can walk there
twister-cli-fight-sum = { $attackers } against { $defenders }
twister-cli-lost-carried =
    If the { $carrier } loses, the { $character } it carries is killed too (1 point for { $target_you ->
        [true] you
       *[other] { $target_name }
    }).
twister-cli-passing = Only on the way, without stopping: { $squares }.
twister-cli-danger = { $piece } (strength { $count }) could attack you next turn on: { $squares }.
twister-cli-burns = The enemy Wizard could throw its fireball next turn at: { $squares }.
twister-cli-along =
    { $you ->
        [true] Yours turned
       *[other] { $name }’s turned
    } along with the room: { $pieces }.
twister-cli-no-way-round = { $why } No way round is short enough for this action.
twister-cli-numbers = An action keeps its number until the turn ends, so numbers may be missing in between.
twister-cli-combat-card =
    Play +{ $card }: { $total } in all{ $wins ->
        [all] , wins against every card they have
        [never] , loses to every card they have
        [none] {""}
        [least] , wins only over their +0
       *[other] , wins up to their +{ $wins }
    }{ $ties ->
        [none] {""}
       *[other] , a tie with their +{ $ties }
    }
twister-cli-about-carry = A character carries one thing: an object of either side, or a wounded character of its own side. Taking it up, putting it down and giving it to another of its side is free in the middle of a move. If the carrier loses a combat, the wounded one is killed. Carried out of the dungeon, a Treasure brings 1 point; a wounded character is safe, without a point.
twister-cli-words-carry = carry, carrying, take, take up, pick up, drop, put down, give, swap
twister-cli-words-leaves = exit, exits, leave, leaving, leaves, out, points, win
twister-cli-words-turns = turn, turns, turning, gear, gears, rotate
twister-cli-words-attacks = attack, attacks, combat, fight, strength
twister-cli-words-jumps = jump, jumps, jumping
twister-cli-words-reveals = reveal, reveals, revealing, dark
twister-cli-words-wounded = wound, wounded, wounds, heal, healing, killed
twister-cli-words-moves = move, moves, moving, walk, walking

## Lesson

twister-lesson-welcome = Eight rooms that turn. Two parties race through them: the round blue pieces are yours, the square red ones { $b }’s.
twister-lesson-goal = 5 victory points win: 1 for each of your characters that leaves over the far line, 1 for each enemy killed. You both have 1.
twister-lesson-card = A turn begins with an action card. The 3 gives 3 action points, one per action. Used cards come back after the fourth. Play the 3.
twister-lesson-gate = A closed portcullis stops everyone, but your Thief opens it for 1 action. Press the Thief, then “{ twister-ui-do-open }”, and confirm.
twister-lesson-walk = Speed 5: for 1 action she walks up to 5 squares. Her own side never blocks her, enemies do. Press the Treasure.
twister-lesson-take = Taking things on the way is free: press “{ twister-ui-do-take }”. Carried out of the dungeon, the Treasure brings 1 point.
twister-lesson-dark = The room ahead is still face down. Press “{ twister-ui-do-reveal }”.
twister-lesson-goblin = Whoever opens a room places what is in it; only their own objects are placed by the opponent. Your Goblin is worth 2 points outside: put it right before the far line.
twister-lesson-over = Your 3 actions are used. End your turn.
twister-lesson-used = An enemy Cleric has come up to your Thief. Strike first: play the 4.
twister-lesson-attack = Attack: press the Thief, then the Cleric.
twister-lesson-combat = Each adds a combat card to strength 2, face down: the lower total is wounded. Played cards are gone, except +0. { $b } has 0, 2, 3, 5: your +6 always wins, your +4 unless it meets a 5.
twister-lesson-won = You win. If the wounded Cleric loses again, it is killed. Now to the exit: an enemy Warrior is in the way.
twister-lesson-gear = Rooms V and VIII share the number 2: on the gear of one, a character can turn that room or the other. Your Warrior is on a gear: press it, then “{ twister-ui-do-turn }”.
twister-lesson-rode = Everyone inside turned with the room. Your Thief now stands before the far line: press her, then the exit.
twister-lesson-more = Black squares are pits: a Thief walks over them, others jump for an action and a jump card. In a combat everyone beside a fighting enemy joins in.
twister-lesson-end = The guide ends here; now it is up to you: 3 points, 1 action left, and a Goblin by the exit. Press a character to see its strength and power.
