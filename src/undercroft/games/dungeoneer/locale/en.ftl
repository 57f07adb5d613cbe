dungeoneer-level-easy-help = overlooks a lot
dungeoneer-level-normal-help = overlooks some things
dungeoneer-level-hard-help = overlooks nothing

## Table options

dungeoneer-setting-no_blank_spots = No blank spots
dungeoneer-setting-no_blank_spots-help = All map cards are dealt and laid before the game; whoever gets the entrance begins. No map card is drawn later and nobody explores.
dungeoneer-setting-resurrection = Resurrection
dungeoneer-setting-resurrection-help = A player whose hero is defeated picks a new one of level 1; the player to the left puts it on an entrance. Hand and cards in play are lost, quests are kept.
dungeoneer-setting-hero_choice = Choice of heroes
dungeoneer-setting-hero_choice-help = Players pick their heroes in turn order. Off: heroes are dealt.
dungeoneer-setting-optional_discard = Optional discard
dungeoneer-setting-optional_discard-help = The discard at the end of the turn may be skipped. Off: whoever has cards in hand discards exactly one.
dungeoneer-setting-unbiased_placement = Unbiased placement
dungeoneer-setting-unbiased_placement-help = A drawn space that your personal quest needs is laid by your left neighbour, who passes it on if it concerns them too. Not together with No blank spots.
dungeoneer-setting-nothing_personal = Nothing personal
dungeoneer-setting-nothing_personal-help = Nobody has personal quests, two global ones are always open. Only an escort becomes personal once it has begun.
dungeoneer-setting-limited_movement = Limited movement
dungeoneer-setting-limited_movement-help = Every hero gets 3 action points a turn, and none can be saved. At any time you may have your hero fall down to gain 1 more, which can’t be spent on moving. Not together with the point for falling.
dungeoneer-setting-ap_for_falling = Action point for falling
dungeoneer-setting-ap_for_falling-help = If you saved no action point, once a turn your hero may fall down to challenge an attacker. Not together with Limited movement.
dungeoneer-setting-dodge_spikes = Dodging spikes
dungeoneer-setting-dodge_spikes-help = 1 action point avoids spikes without a roll.
dungeoneer-setting-lair_in_solo = Monsters gather in a lair
dungeoneer-setting-lair_in_solo-help = The harder solo game of the rulebook: the most expensive surviving monster goes to a lair, and all of the lair attack whenever a monster appears.
dungeoneer-setting-counter_strikes = Effects of counter strikes
dungeoneer-setting-counter_strikes-help = What a card says of a strike also works for whoever wins by the counter roll. Off: only for the attacker; a counter strike just wounds. The rulebook leaves it open.
dungeoneer-setting-saved_ap = The saved action point
dungeoneer-setting-saved_ap-help = Everything: the challenge, standing up, abilities, an attack on a hero in the same space, as we read the rulebook. Challenge only: an answer of the English rules.
dungeoneer-setting-saved_ap-all = For everything
dungeoneer-setting-saved_ap-challenge = For the challenge only
dungeoneer-setting-search_distance = What a search adds
dungeoneer-setting-search_distance-help = A search adds the distance to the nearest entrance: the spaces in between, by the letter of the rulebook, or the number of moves, one more.
dungeoneer-setting-search_distance-between = Spaces in between
dungeoneer-setting-search_distance-moves = Number of moves
dungeoneer-setting-entrance_peace = Peace on entrances
dungeoneer-setting-entrance_peace-help = The entrance bars challenges against heroes. All attacks: no hero attacks a hero there. Challenges only: an attack on your own turn is allowed.
dungeoneer-setting-entrance_peace-all = All attacks by heroes
dungeoneer-setting-entrance_peace-challenge = Challenges only
dungeoneer-setting-trap_exits = Trap exits
dungeoneer-setting-trap_exits-help = A trap exit works once a turn, whoever passes first, or every time someone passes. The rulebook says only that they are ready again at each Reset.
dungeoneer-setting-trap_exits-once = Once a turn
dungeoneer-setting-trap_exits-always = Every time
dungeoneer-setting-ice_where = What freezes
dungeoneer-setting-ice_where-help = Ice can lie on every map card without a desert, or only on places and rooms. The rules that we know leave it open.
dungeoneer-setting-ice_where-all = All map cards
dungeoneer-setting-ice_where-sites = Places and rooms only
dungeoneer-setting-ice_tokens = Ice tokens on a space
dungeoneer-setting-ice_tokens-help = A space can have one ice token, or any number. Each counts as one more arctic icon.
dungeoneer-setting-ice_tokens-one = One
dungeoneer-setting-ice_tokens-many = Any number
dungeoneer-setting-ice_after = Ice when the winter ends
dungeoneer-setting-ice_after-help = When the winter card leaves the game, the ice tokens stay, or all of them go back to the supply.
dungeoneer-setting-ice_after-stay = It stays
dungeoneer-setting-ice_after-go = It goes
dungeoneer-setting-danger_for_all = Danger counts for everyone
dungeoneer-setting-danger_for_all-help = The danger of a space also counts for a hero brought there on another player’s turn. Off: not for that hero.
dungeoneer-setting-reward_wounds = Wounds that are rewarded
dungeoneer-setting-reward_wounds-help = What a monster’s owner gives peril for: all life lost to its card, or only life lost to its strikes.
dungeoneer-setting-reward_wounds-all = All its wounds
dungeoneer-setting-reward_wounds-strikes = Strikes only
dungeoneer-setting-deliver_free = Escorts are delivered freely
dungeoneer-setting-deliver_free-help = Delivering an escorted token is no attempt and costs nothing. Off: it counts as an attempt, of which the first each turn is free.
dungeoneer-setting-packs = Packs of cards
dungeoneer-setting-packs-help = Cards that whoever runs this server has added, in place of cards of the set or beside them. The game can be played on only while they stay as they are.
dungeoneer-setting-turn_limit = Turn limit (turns of all players)
dungeoneer-setting-turn_limit-help = Turns of all players count together: with three players, 12 is four each. When they run out, the living hero with the most quests wins; ties go to level, then life, then glory. Playing alone, you lose then. 0: no limit. House rule.

## Questions

dungeoneer-ask-lord = Send monsters and traps, play banes (harm cards), or end this phase.
dungeoneer-ask-declare = Choose what attacks whom. You reveal all your attacks at once.
dungeoneer-ask-hero = Move, play, attempt a quest, or end the Hero phase.
dungeoneer-ask-window = You can use a card, or pass.
dungeoneer-ask-respond = You can respond before the dice fall, or pass.
dungeoneer-ask-challenge = Challenge an attacker, or pass.
dungeoneer-ask-form = How do you attack?
dungeoneer-ask-stat = Which stat faces the threat?
dungeoneer-ask-keep = The battle is over. Where does the monster go?
dungeoneer-ask-reward = Your monster dealt a wound. Which rival gets 1 peril?
dungeoneer-ask-take = Your strike hits: a wound, or the escorted token?
dungeoneer-ask-prevent = Your hero is about to be wounded: prevent it?
dungeoneer-ask-payer = Whose peril pays for the card?
dungeoneer-ask-give-up = Choose a card of yours to discard.
dungeoneer-ask-lair-surplus = The lair holds three: discard a monster.
dungeoneer-ask-discard = End of turn: discard a card.
dungeoneer-ask-save = Save 1 action point for the turns of the others?
dungeoneer-ask-lay = Lay the map card where it fits.
dungeoneer-ask-swap = Choose a map card to swap.
dungeoneer-ask-swap-with = Choose the second map card.
dungeoneer-ask-steal = Which treasure do you take?
dungeoneer-ask-dodge = Spikes: pay 1 action point, or roll?
dungeoneer-ask-buy = How much glory goes into this roll?
dungeoneer-ask-extra-die = Pay glory for a second die?
dungeoneer-ask-reroll = Pay glory to roll one die again?
dungeoneer-ask-scry = Put the card on top of the deck or at its bottom?
dungeoneer-ask-rust = The rust bites: 1 glory, or the treasure?
dungeoneer-ask-entrance = Two entrances are equally near: which one?
dungeoneer-ask-portal = Which portal is the hero moved to?
dungeoneer-ask-freeze = Winter: which space freezes?
dungeoneer-ask-burn = Discard a card from your hand for +1 to this roll?
dungeoneer-ask-thaw = From which space does an ice token go?
dungeoneer-ask-spread = Which space beside the target does the trap reach, too?
dungeoneer-ask-saga = Glory for a monster’s wounds: 1 more, or 1 peril for a rival?
dungeoneer-ask-rise-at = On which entrance does your neighbour’s new hero rise?
dungeoneer-ask-pick-hero = Choose your hero.
dungeoneer-ask-new-hero = Your hero has fallen. Choose a new one.
dungeoneer-ask-draw = Draw a glory card?
dungeoneer-ask-reward-treasure = After the battle: play a permanent treasure, or pass.
dungeoneer-ask-host = Which of your most expensive treasures is cursed?
dungeoneer-ask-clad = Which of the monsters gets the card that has waited for one?
dungeoneer-ask-dearest = Which of the most expensive monsters goes to the lair?

## Buttons (22 characters; names of cards and players come on top)

dungeoneer-do-declare = Plan an attack
dungeoneer-do-end-lord = End this phase
dungeoneer-do-add = Plan: { $card } → { $target_name }
dungeoneer-do-add-x = Plan: { $card }, X = { $x } → { $target_name }
dungeoneer-do-add-on = { $card } → { $on } ({ $target_name })
dungeoneer-do-done = Attack
dungeoneer-do-move = Go: { $space }
dungeoneer-do-travel = Travel: { $space }
dungeoneer-do-move-blocked = Force: { $space }
dungeoneer-do-move-trap = Risk: { $space }
dungeoneer-do-explore = Explore, 1 AP
dungeoneer-do-attempt = Attempt the quest
dungeoneer-do-attempt-hunt = Hunt it
dungeoneer-do-search = Search
dungeoneer-do-escort = Pick up, 0 AP
dungeoneer-do-deliver = Deliver, end phase
dungeoneer-do-pick-up = Pick up, 0 AP
dungeoneer-do-end-hero = End Hero phase
dungeoneer-do-play = Play { $card }
dungeoneer-do-play-on = { $card } → { $on }
dungeoneer-do-play-at = { $card } → { $target_name }
dungeoneer-do-play-at-on = { $card } → { $target_name }: { $on }
dungeoneer-do-play-two =
    { $target_you ->
       [true] You attack
      *[false] { $target_name } attacks
    } { $other_you ->
       [true] you
      *[false] { $other_name }
    }
dungeoneer-do-play-at-once = Use up { $card }
dungeoneer-do-use =
    { $doing ->
       [quest] Swap a quest
       [card] Swap a card
       [rid] Be rid of { $card }
       [deck] Look at the deck
      *[other] { $own ->
           [true] Use { $ability }
          *[false] Use { $card }
        }
    }
dungeoneer-do-use-on =
    { $doing ->
       [quest] Discard { $on }
      *[other] { $own ->
           [true] { $ability }
          *[false] { $card }
        } → { $on }
    }
dungeoneer-do-use-at =
    { $own ->
       [true] { $ability }
      *[false] { $card }
    } → { $target_name }
dungeoneer-do-stand-up = Stand up (1 AP)
dungeoneer-do-stand-up-roll = Try to stand up (1 AP)
dungeoneer-do-drop = Put it down here
dungeoneer-do-fall = Fall for 1 AP
dungeoneer-do-attack-hero = Attack { $target_name }, 1 AP
dungeoneer-do-pass = Pass
dungeoneer-do-challenge = Challenge { $card }, 1 AP
dungeoneer-do-challenge-hero = Challenge { $target_name }, 1 AP
dungeoneer-do-challenge-falling = Fall and challenge
dungeoneer-do-challenge-hero-falling = Fall and challenge
dungeoneer-do-form =
    { $form ->
       [magic] Magic
       [speed] Speed
      *[other] Melee
    }
dungeoneer-do-stat =
    { $stat ->
       [magic] Magic
       [speed] Speed
       [level] Level
       [life] Life
      *[other] Melee
    }: { $percent }%
dungeoneer-do-keep-hand = To your hand
dungeoneer-do-keep-lair = To the lair
dungeoneer-do-keep-discard = Discard
dungeoneer-do-reward = { $target_name }: peril { $now } → { $peril }
dungeoneer-do-reward-nobody = Nobody
dungeoneer-do-take-wound = A wound
dungeoneer-do-take = Take: { $quest }
dungeoneer-do-prevent =
    { $spends ->
       [card] Discard { $card }
      *[other] Use { $card }
    }{ $spends ->
       [token] , its token
      *[other] {""}
    }{ $percent ->
       [100] {""}
      *[other] : { $percent }%
    }
dungeoneer-do-prevent-not = Take the wound
dungeoneer-do-payer = { $target_name } pays (has { $peril })
dungeoneer-do-give-up = Discard { $card }
dungeoneer-do-give-up-for = Discard { $card }: { $value }
dungeoneer-do-discard =
    Discard { $card }{ $where ->
       [lair] {" "}(lair)
       [treasure] {" "}(in play)
      *[hand] {""}
    }
dungeoneer-do-discard-nothing = Discard nothing
dungeoneer-do-save = Save it
dungeoneer-do-save-not = Do not save
dungeoneer-do-lay = Lay it here
dungeoneer-do-swap = Swap { $space }
dungeoneer-do-swap-with = With { $space }
dungeoneer-do-steal = Take { $card }
dungeoneer-do-dodge = Pay 1 AP
dungeoneer-do-dodge-not = Roll: { $percent }%
dungeoneer-do-buy =
    { $count ->
       [0] Pay nothing
      *[other] Pay { $count }
    }
dungeoneer-do-extra-die = Two dice, { $cost } glory
dungeoneer-do-extra-die-not = One die
dungeoneer-do-reroll = Reroll { $die }: { $percent }%
dungeoneer-do-reroll-not = Leave them
dungeoneer-do-scry-top = On top
dungeoneer-do-scry-bottom = To the bottom
dungeoneer-do-rust-pay = Pay 1 glory
dungeoneer-do-rust-discard = Discard it
dungeoneer-do-entrance = Here: { $space }
dungeoneer-do-portal = Here: { $space }
dungeoneer-do-freeze = Here: { $space }
dungeoneer-do-burn = { $card }: +1
dungeoneer-do-burn-not = No more
dungeoneer-do-thaw = From here: { $space }
dungeoneer-do-spread = Here: { $space }
dungeoneer-do-saga-glory = 1 glory for you
dungeoneer-do-rise-at = Here: { $space }
dungeoneer-do-pick-hero = { $hero }
dungeoneer-do-draw = Draw
dungeoneer-do-draw-not = Do not draw
dungeoneer-do-choose-card = { $card }

## Options in full, for lists and text mode

dungeoneer-option-declare = Plan an attack: choose monsters and traps first, then they all attack together
dungeoneer-option-end-lord = End the Dungeonlord phase
dungeoneer-option-add = Send the { $card } against { $target_name } for { $cost } of { $target_name }’s peril
dungeoneer-option-add-x = Send the { $card } with X = { $x } against { $target_name } for { $cost } of { $target_name }’s peril
dungeoneer-option-add-on = Attach { $card } to the { $on } for { $cost } of { $target_name }’s peril
dungeoneer-option-done =
    { $count ->
       [one] Attack with { $count } card, shown to everyone
      *[other] Attack with { $count } cards, shown to everyone at once
    }
dungeoneer-option-move = Go to the { $space }
dungeoneer-option-travel = Travel to the { $space } ({ $symbol }): { dungeoneer-part-cost }
dungeoneer-option-freeze = Put the ice token on the { $space }
dungeoneer-option-burn = Discard { $card } for +1 to the roll
dungeoneer-option-burn-not = Discard no more cards
dungeoneer-option-thaw = Take the ice token off the { $space }
dungeoneer-option-spread = It also hits heroes in the { $space }
dungeoneer-option-saga-glory = Gain 1 glory more
dungeoneer-part-stat =
    { $stat ->
       [magic] magic
       [speed] speed
       [level] level
       [life] life
      *[other] melee
    }
dungeoneer-part-form =
    { $form ->
       [magic] magic
       [speed] speed
       [level] level
       [life] life
      *[other] melee
    }
dungeoneer-part-in-form =
    { $form ->
       [magic] with magic
       [speed] with speed
      *[other] in melee
    }
dungeoneer-option-move-blocked = Force the blocked exit to the { $space } ({ dungeoneer-part-stat } { $value }+): { $percent }% to open it at once
dungeoneer-option-move-trap = Go to the { $space } through the trap ({ dungeoneer-part-stat } { $value }+): { $percent }% unhurt
dungeoneer-option-explore = Explore: draw and lay a map card, for 1 action point; it cannot be undone
dungeoneer-option-attempt = Attempt “{ $quest }”: success { $percent }%
dungeoneer-option-attempt-hunt = Attempt “{ $quest }”
dungeoneer-option-search = Search for “{ $quest }”: 1 AP, die + { $plus }, { $value } needed, success { $percent }%
dungeoneer-option-escort = Pick up the token of “{ $quest }” for free, to carry it to its goal
dungeoneer-option-deliver =
    Deliver: { $quest }. Reward: level +{ $level }{ $life ->
       [0] {""}
      *[other] , life +{ $life }
    }{ $glory ->
       [0] {""}
      *[other] , glory +{ $glory }
    }. That ends your Hero phase
dungeoneer-option-pick-up = Pick up the token of “{ $quest }” that lies here
dungeoneer-option-end-hero = End the Hero phase
dungeoneer-part-price =
    { $cost ->
       [0] for free
      *[other] for { $cost } { $paid ->
           [peril] peril
          *[glory] glory
        }
    }
dungeoneer-option-play = Play { $card } { dungeoneer-part-price }
dungeoneer-option-play-on = Play { $card } on { $on } { dungeoneer-part-price }
dungeoneer-option-play-at = Play { $card } on { $target_name } { dungeoneer-part-price }
dungeoneer-option-play-at-on = Play { $card } on { $target_name }: { $on } { dungeoneer-part-price }
dungeoneer-option-play-two =
    { $card }: { $target_you ->
       [true] you attack
      *[false] { $target_name } attacks
    } { $other_you ->
       [true] you
      *[false] { $other_name }
    }
dungeoneer-option-play-at-once = Play { $card } and use it up at once { dungeoneer-part-price }
dungeoneer-part-gives =
    { $gives ->
       [heal] (life { $now } → { $after })
      *[ap] (+{ $after } AP)
    }
dungeoneer-part-cost =
    { $glory ->
       [0] { $ap ->
           [0] free
          *[other] { $ap } AP
       }
      *[other] { $ap ->
           [0] { $glory } glory
          *[other] { $glory } glory, { $ap } AP
       }
    }
dungeoneer-part-thing =
    { $own ->
       [true] { $card }’s { $ability }
      *[false] { $card }
    }
dungeoneer-part-used =
    { $doing ->
       [attack] { dungeoneer-part-thing } (an attack back, +1)
       [challenge] { dungeoneer-part-thing } (a challenge for no AP)
       [ward] { dungeoneer-part-thing } (a weaker attack roll)
       [ward-off] { dungeoneer-part-thing } (the demon goes back)
       [counter] { dungeoneer-part-thing } (+2 to one counter roll)
       [rid] { dungeoneer-part-thing } (getting rid of it)
       [below] { dungeoneer-part-thing } (another quest)
       [thaw] { dungeoneer-part-thing } (an ice token goes)
       [quest] { dungeoneer-part-thing } (another quest)
       [card] { dungeoneer-part-thing } (another card)
       [deck] { dungeoneer-part-thing } (a look at the deck)
       [heal] { dungeoneer-part-thing } (healing)
       [ap] { dungeoneer-part-thing } (an action point)
       [dice] { dungeoneer-part-thing } (two dice, the higher counts)
       [roll] { dungeoneer-part-thing } (more on this roll)
       [battle] { dungeoneer-part-thing } (for the whole battle)
      *[other] { dungeoneer-part-thing }
    }
dungeoneer-option-use =
    { $doing ->
       [rid] Get rid of { $card }: { dungeoneer-part-cost }
      *[other] Use { dungeoneer-part-used }: { dungeoneer-part-cost }
    }
dungeoneer-option-use-on =
    { $doing ->
       [below] Put the quest { $on } under the deck and draw another: { dungeoneer-part-cost }
       [quest] Discard the quest { $on } and draw another: { dungeoneer-part-cost }
      *[other] Use { dungeoneer-part-used } on { $on }: { dungeoneer-part-cost }
    }
dungeoneer-option-use-at = Use { dungeoneer-part-used } against { $target_name }: { dungeoneer-part-cost }
dungeoneer-option-stand-up = Stand up for 1 action point
dungeoneer-option-stand-up-roll = Stand up for 1 action point: melee { $value }+, success { $percent }%
dungeoneer-option-drop = Put the token of “{ $quest }” down here, undelivered; whoever picks it up has the quest
dungeoneer-option-fall = Let your hero fall and gain 1 action point, not for moving
dungeoneer-option-pass = Pass: use nothing and pay nothing
dungeoneer-option-attack-hero = Attack { $target_name } for 1 action point, { $percent }%
dungeoneer-option-challenge = Challenge the { $card } for 1 action point, { $percent }%
dungeoneer-option-challenge-hero = Challenge { $target_name } for 1 action point, { $percent }%
dungeoneer-option-challenge-falling = Let your hero fall and challenge the { $card }, { $percent }%
dungeoneer-option-challenge-hero-falling = Let your hero fall and challenge { $target_name }, { $percent }%
dungeoneer-option-form = Attack { dungeoneer-part-in-form }
dungeoneer-option-stat = Face it with { dungeoneer-part-stat }: die + { $value }
dungeoneer-option-keep-hand = { $card }, unhurt: back to your hand
dungeoneer-option-keep-lair = { $card }: to your lair, to attack again at full cost
dungeoneer-option-keep-discard = { $card }, wounded: to the discard pile
dungeoneer-option-reward = 1 peril to { $target_name } ({ $now } → { $peril })
dungeoneer-option-reward-nobody = Give the peril to nobody
dungeoneer-option-take-wound = Deal the wound
dungeoneer-option-take = Instead of the wound take the token: { $quest }
dungeoneer-option-prevent =
    Prevent 1 wound with { $card } ({ $spends ->
       [token] its token goes
       [card] it is discarded
      *[nothing] { dungeoneer-part-cost }
    }){ $percent ->
       [100] {""}
      *[other] : { $percent }%
    }
dungeoneer-option-prevent-not = Prevent nothing
dungeoneer-option-payer = { $target_name } pays, of { $peril } peril
dungeoneer-option-give-up-for = Discard { $card }, worth { $value }, for { $quest }; { $left } more needed
dungeoneer-option-lay =
    { $turned ->
       [1] Lay the { $space } at { $x }:{ $y }, turned round
      *[0] Lay the { $space } at { $x }:{ $y }
    }
dungeoneer-option-swap-with =
    { $turned ->
       [1] { $other_turned ->
           [1] Swap the { $other } and the { $space }, both turned round
          *[0] Swap the { $other } and the { $space }, turning the { $other } round
        }
      *[0] { $other_turned ->
           [1] Swap the { $other } and the { $space }, turning the { $space } round
          *[0] Swap the { $other } and the { $space }
        }
    }
dungeoneer-option-dodge = Avoid the spikes for 1 action point
dungeoneer-option-dodge-not = Keep the action point and roll
dungeoneer-option-buy = +{ $count } to the roll for { $count } glory: success { $percent }%
dungeoneer-option-extra-die = Pay { $cost } glory, roll two dice and keep the higher: { $percent }%
dungeoneer-option-extra-die-not = Pay nothing and roll one die
dungeoneer-option-reroll = Pay { $cost } glory and roll the { $die } again: { $percent }%
dungeoneer-option-scry-top = { $card }: on top of the deck
dungeoneer-option-scry-bottom = { $card }: to the bottom of the deck
dungeoneer-option-rust-pay = Pay 1 glory and keep { $card }
dungeoneer-option-rust-discard = Discard { $card }
dungeoneer-option-pick-hero = Play as { $hero }

## What an undo takes back

dungeoneer-undo-declare = Take out of the plan
dungeoneer-undo-give-up = Take the card back
dungeoneer-undo-discard = Take the card back
dungeoneer-undo-lair-surplus = Take the card back
dungeoneer-undo-keep = Take the card back
dungeoneer-undo-scry = Take the card back
dungeoneer-undo-reward-treasure = Take the card back
dungeoneer-undo-lay = Place it again
dungeoneer-undo-swap = Place it again
dungeoneer-undo-swap-with = Place it again
dungeoneer-undo-save = Choose again
dungeoneer-undo-window = Choose again
dungeoneer-undo-respond = Choose again
dungeoneer-undo-challenge = Choose again
dungeoneer-undo-draw = Choose again
dungeoneer-undo-pick-hero = Choose another hero
dungeoneer-undo-new-hero = Choose another hero
dungeoneer-warn-ap-left = { $left } action points left. 1 is saved for the others’ turns; the rest is lost.
dungeoneer-warn-ap-lost =
    { $left ->
       [one] { $left } action point is still unspent; it would be lost.
      *[other] { $left } action points are still unspent; they would be lost.
    }
dungeoneer-warn-token = You can still pick up what “{ $quest }” asks for; that is free.
dungeoneer-warn-lying = Your hero is down and cannot challenge attackers. Standing up costs 1 AP. Points left: { $left }.
dungeoneer-sure-ap-left = End your Hero phase?
dungeoneer-sure-do-ap-left = End the phase
dungeoneer-sure-not-ap-left = Go on with my turn
dungeoneer-sure-ap-lost = End your Hero phase?
dungeoneer-sure-do-ap-lost = End the phase
dungeoneer-sure-not-ap-lost = Go on with my turn
dungeoneer-sure-token = End your Hero phase?
dungeoneer-sure-do-token = End the phase
dungeoneer-sure-not-token = Go on with my turn
dungeoneer-sure-lying = End your Hero phase?
dungeoneer-sure-do-lying = End the phase
dungeoneer-sure-not-lying = Go on with my turn

## Why not

dungeoneer-why-only-in-hero-phase = This is for the Hero phase of your own turn.
dungeoneer-why-only-in-lord-phase = This is for the Dungeonlord phase of your own turn.
dungeoneer-why-only-as-response = Only a response: when your hero is attacked, before the dice fall.
dungeoneer-why-response-is-over = Only a response, and the response step of this battle is over.
dungeoneer-why-only-in-own-turn = This works on your own turn only.
dungeoneer-why-only-when-wounded = It is offered when your hero is about to be wounded.
dungeoneer-why-only-in-challenge = Only in the Challenge step, after your hero was attacked.
dungeoneer-why-asked-first = Something else is decided first; then it can be done.
dungeoneer-why-moment = You have answered; others may respond now.
dungeoneer-why-too-little-glory =
    { $how ->
       [use] Using { $card } costs
      *[play] { $card } costs
    } { $cost } glory, and you have { $glory }. New spaces and monsters bring more.
dungeoneer-why-too-few-ap = It takes action points that you do not have; your next turn brings new ones.
dungeoneer-why-used-already = Used already; it comes back with the next turn or your next Reset.
dungeoneer-why-boon-limit = Your hero can hold { $limit ->
        [one] 1 boon
       *[other] { $limit } boons
    }, and boons are not given up freely.
dungeoneer-why-treasure-limit = Your hero can hold { $limit ->
        [one] 1 treasure
       *[other] { $limit } treasures
    }; discard one at the end of a turn.
dungeoneer-why-one-of-a-type = One treasure of each type ({ $kind }): you already have { $card }.
dungeoneer-why-solo-treasure-in-reward = Alone, permanent treasures are played after a battle, in its Reward step.
dungeoneer-why-solo-boon-on-entrance = Alone, permanent boons are played on the entrance only.
dungeoneer-why-wrong-space = { $quest }: not in this space. See the list of quests.
dungeoneer-why-not-found-yet = The goal must be found first: search here for 1 action point.
dungeoneer-why-second-attempt-costs = One attempt a turn is free; another takes 1 action point.
dungeoneer-why-cannot-give-that =
    The quest needs { dungeoneer-part-asked }.{ $what ->
       [life] {" "}Your last life is never taken.
      *[other] {""}
    }
dungeoneer-why-escort-is-no-attempt = An escort needs no attempt: pick the token up and deliver it.
dungeoneer-why-nobody-can-pay = { $card } costs { $cost } peril, and no opponent has that much.
dungeoneer-why-no-target-can-pay = { $card } costs { $cost } peril, and nobody on whom it would work has that much.
dungeoneer-why-nothing-to-aim-at =
    { $lacks ->
       [level] Every opponent is at level 1 already: there is nothing to take.
       [ap] No opponent has an action point: there is nothing to take.
      *[other] Nothing on the table fits its text now.
    }
dungeoneer-why-declared-already = Monsters and traps are sent once a turn, all together.
dungeoneer-why-is-whole = Your hero has all its life; there is nothing to heal.
dungeoneer-why-knocked-down = Your hero is down; standing up takes 1 action point.
dungeoneer-why-no-ap = No action points are left.
dungeoneer-why-wall = A wall is in the way; look for a way round.
dungeoneer-why-not-next-to-you = That space is not next to your hero; go space by space.
dungeoneer-why-you-are-here = Your hero is here already. Press and hold the space, or point at it, to read its card.
dungeoneer-why-no-map-cards = The map cards are used up.
dungeoneer-why-no-map-fits = None of the map cards that are left fits.
dungeoneer-why-entrance-peace = Heroes do not attack heroes on an entrance.
dungeoneer-why-one-battle = You have already started your one attack this turn.
dungeoneer-why-not-in-your-space = That hero is in another space; go there first.
dungeoneer-why-in-another-space = That hero is in another space; only heroes in your space can be attacked.
dungeoneer-why-not-yours = This is another player’s quest.
dungeoneer-why-defeated = Your hero is defeated; you can watch the others.
dungeoneer-why-only-at-moments = You are asked when it is possible: before dice, after an action.
dungeoneer-why-works-by-itself = It works by itself as long as it lies there.
dungeoneer-why-in-battle = Not during a battle; when it is over, your phase goes on.
dungeoneer-why-before-dice = The dice are rolled first; then your phase goes on.
dungeoneer-why-phase-begins = Your phase is about to begin: pass here, and then you can do it.
dungeoneer-why-encounters-first = The monsters and traps that were sent attack first.
dungeoneer-why-turn-ends = This turn is ending; heroes are attacked in the Hero phase or before it.
dungeoneer-why-points-are-over = This turn’s action points are gone; a saved one counts from the next turn on.
dungeoneer-why-banes-follow = Banes come right after this: pass, and you are asked for them.
dungeoneer-why-banes-now = Only banes are played here; boons, treasures and effects came before them.
dungeoneer-why-challenge-made = You have made your challenge; only free attacks are left.
dungeoneer-why-only-treasures-now = In this step only permanent treasures are played.
dungeoneer-why-cannot-pay = { $card } costs { $cost } peril, and that player has { $peril } left.
dungeoneer-why-no-such-roll = You are not about to make a roll that it changes.
dungeoneer-why-no-such-attack = No attack on your hero is of a form that it ends.
dungeoneer-why-not-your-fight = Only in a battle that your hero takes part in.
dungeoneer-why-nothing-to-hang-on = You have no card on the table that it can be attached to.
dungeoneer-why-no-host-there = { $target_name } has nothing that { $card } can be attached to.
dungeoneer-why-no-host-anywhere = No opponent has a card that it can be attached to.
dungeoneer-why-no-use-there = { $card } would do nothing to { $target_name }’s hero now.
dungeoneer-why-other-wound = It does not help against this wound.
dungeoneer-why-nothing-to-declare = You have no monster or trap that an opponent’s peril can pay for.
dungeoneer-why-not-an-encounter = It is neither a monster nor a trap; only those are sent.
dungeoneer-why-in-declaration = It is in your plan already.
dungeoneer-why-too-little-peril-left = { $card } costs { $cost } peril; after your plan is paid for, nobody has more than { $left }.
dungeoneer-why-card-first = First pick a monster or trap, then whom it attacks.
dungeoneer-why-monster-first = It goes on a monster in your lair, or on one in your plan: add the monster first.
dungeoneer-why-only-revealed = It goes only on one of the monsters that have just come.
dungeoneer-why-own-hero-later = Monsters and traps attack opponents. Your own hero can act after that.
dungeoneer-why-heroes-not-spaces = Monsters and traps attack heroes, not spaces. Your own hero moves in your Hero phase.
dungeoneer-why-declare-something = Add at least one monster or trap first.
dungeoneer-why-entrance-stays = An entrance always stays where it is.
dungeoneer-why-no-swap = Swapped, it would leave exits or spaces without a way.
dungeoneer-why-place-is-taken = There is already a map card here; choose a free place.
dungeoneer-why-chosen-already = This is the map card you chose first; choose another one.
dungeoneer-why-not-nearest = Only the nearest entrances count.
dungeoneer-why-no-winter = There is no winter card in play.
dungeoneer-why-only-portals = Only another space with a portal.
dungeoneer-why-no-healing-here = No life is regained here.
dungeoneer-why-no-cards-left = No adventure card is left to draw.
dungeoneer-why-other-terrain = Only in a space with this terrain: { $kind }.
dungeoneer-why-never-freezes = It never freezes here.
dungeoneer-why-only-sites-freeze = Only places and rooms freeze at this table.
dungeoneer-why-frozen = Ice lies here already.
dungeoneer-why-switched-off = It is switched off here.
dungeoneer-why-protected = It is protected from others.
dungeoneer-why-not-beside-target = It is not beside the target’s space.
dungeoneer-why-keeps-ice = Nothing takes the ice off this space.
dungeoneer-why-no-ice-there = No ice token lies there.
dungeoneer-why-only-entrances = A new hero begins on an entrance.
dungeoneer-why-saved-for-challenge = At this table a saved action point is for the challenge only.
dungeoneer-why-not-in-this-fight = It takes no part in this battle any more.
dungeoneer-why-trap-is-no-target = A trap is not attacked; whoever is in the space rolls against it.
dungeoneer-why-stays-in-play = It stays in play: discard a card from your hand, a treasure, or a monster from your lair.
dungeoneer-why-only-readied = Only a card on the table can be discarded now.
dungeoneer-why-only-from-hand = Only a card from your hand can be discarded now.
dungeoneer-why-only-from-lair = The lair is too full: only one of its monsters can go.
dungeoneer-why-other-kind = It is not one of the cards that you have too many of.
dungeoneer-why-rest-too-cheap = Without it the rest would not be worth what the quest asks.
dungeoneer-why-not-asked-for = This is not what has to be given up.
dungeoneer-why-not-dearest = It must be the most expensive, at { $cost }.

## What happened

dungeoneer-part-target =
    { $target_you ->
       [true] you
      *[other] { $target_name }
    }
dungeoneer-part-aim =
    { $target_you ->
       [true] { $you ->
           [true] yourself
          *[other] you
        }
      *[other] { $target_name }
    }
dungeoneer-part-plays =
    { $you ->
       [true] You play
      *[other] { $name } plays
    } { $card }
dungeoneer-part-plays-bane =
    { $own ->
       [true] { dungeoneer-part-plays }
      *[false] { $you ->
           [true] As Dungeonlord, on a rival’s turn, you play
          *[other] As Dungeonlord, on { $turn_you ->
               [true] your
              *[other] a rival’s
            } turn, { $name } plays
        } { $card }
    }
dungeoneer-part-buys =
    { dungeoneer-part-plays }{ $cost ->
       [0] {""}
      *[other] {" "}for { $cost } glory
    }
dungeoneer-part-pays =
    { $cost } of { $payer_you ->
       [true] your
      *[other] { $payer_name }’s
    } peril
dungeoneer-part-uses =
    { $you ->
       [true] You use
      *[other] { $name } uses
    } { dungeoneer-part-thing }
dungeoneer-part-pays-use =
    { dungeoneer-part-uses }{ $glory ->
       [0] { $ap ->
           [0] {""}
          *[other] {" "}for { $ap } AP
       }
      *[other] { $ap ->
           [0] {" "}for { $glory } glory
          *[other] {" "}for { $glory } glory and { $ap } AP
       }
    }
dungeoneer-part-spends =
    { $doing ->
       [attack] { dungeoneer-part-pays-use } (an attack back, +1)
       [challenge] { dungeoneer-part-pays-use } (a challenge for no AP)
       [ward] { dungeoneer-part-pays-use } (a weaker attack roll)
       [card] { dungeoneer-part-pays-use } (another card)
       [deck] { dungeoneer-part-pays-use } (a look at the deck)
       [heal] { dungeoneer-part-pays-use } (healing)
       [ap] { dungeoneer-part-pays-use } (an action point)
       [dice] { dungeoneer-part-pays-use } (two dice, the higher counts)
       [roll] { dungeoneer-part-pays-use } (more on this roll)
       [battle] { dungeoneer-part-pays-use } (for the whole battle)
      *[other] { dungeoneer-part-pays-use }
    }
dungeoneer-part-buys-off =
    { $cost ->
       [0] { $ap ->
           [0] { $you ->
               [true] discard
              *[other] discards
            }
          *[other] { $you ->
               [true] pay
              *[other] pays
            } { $ap } AP and { $you ->
               [true] discard
              *[other] discards
            }
        }
      *[other] { $you ->
           [true] pay
          *[other] pays
        } { $cost } glory{ $ap ->
           [0] {""}
          *[other] , { $ap } AP
        } and { $you ->
           [true] discard
          *[other] discards
        }
    }
dungeoneer-part-by =
    { $by_you ->
       [true] your
      *[other] { $by_name }’s
    }
dungeoneer-part-points =
    { $count ->
       [one] { $count } action point
      *[other] { $count } action points
    }
dungeoneer-part-way =
    { $how ->
       [moves] for moves from the entrance
      *[between] for spaces before the entrance
    }
dungeoneer-part-asked =
    { $what ->
       [life] { $count } life (you have { $have })
       [glory] { $count } glory (you have { $have })
       [cards] { $count } permanent cards in play (you have { $have })
       [boon] { $count ->
           [one] 1 boon
          *[other] { $count } boons
        } in play (you have { $have })
       [rest] boons and treasures worth { $count } besides the boons given up (yours: { $have })
      *[worth] boons and treasures in play worth { $count } (yours: { $have })
    }
dungeoneer-part-two =
    { dungeoneer-part-target } against { $other_you ->
       [true] you
      *[other] { $other_name }
    }
dungeoneer-part-onto =
    { $onto ->
       [space] { $target_you ->
           [true] , which moves you to
          *[other] , which moves { $target_name } to
        } the { $on }
      *[card] {" "}on { $on }, against { dungeoneer-part-aim }
    }
dungeoneer-part-effect =
    { $how ->
       [hit] { $card }’s { dungeoneer-part-form } strike
       [fail] { $card }, { dungeoneer-part-form } roll failed
      *[other] { $card }
    }
dungeoneer-part-points-from =
    { $level ->
       [0] { $speed } a turn
      *[other] speed { $speed } at level { $level }
    }{ $more ->
       [0] {""}
      *[other] , { $more_each ->
           [0] +{ $more }
          *[other] +{ $more_each } each:
        } { $raised }
    }{ $less ->
       [0] {""}
      *[other] , { $less_each ->
           [0] −{ $less }
          *[other] −{ $less_each } each:
        } { $lowered }
    }{ $least ->
       [true] , min. { $ap }
      *[false] {""}
    }
dungeoneer-log-turn =
    Turn { $turn }. { $you ->
       [true] You have
      *[other] { $name } has
    } { $ap ->
       [one] { $ap } action point
      *[other] { $ap } action points
    } ({ dungeoneer-part-points-from }).{ $lapses ->
       [true] {" "}The saved AP lapsed.
      *[false] {""}
    }
dungeoneer-log-last-turn =
    { $you ->
       [true] Your
      *[other] { $name }’s
    } last turn{ $sure ->
       [true] {""}
      *[false] , unless a hero falls: its turns pass on
    }. { $sure ->
       [true] After turn { $turn }
      *[false] At the end
    } { $last ->
       [true] most quests win, then level, life, glory.
      *[false] the game is lost.
    }
dungeoneer-log-turn-ends =
    { $you ->
       [true] Your
      *[other] { $name }’s
    } turn is over{ $glory_change ->
       [0] {""}
      *[other] ; glory { $glory_before } → { $glory }
    }{ $peril_change ->
       [0] {""}
      *[other] ; peril { $peril_before } → { $peril }
    }{ $change ->
       [0] {""}
      *[other] ; life { $life_before } → { $life }
    }{ $count ->
       [0] {""}
      *[other] ; { $saved ->
           [true] of the action points left 1 is saved, { $count } lost
          *[false] { dungeoneer-part-points } left, not saved, so lost
        }
    }.
dungeoneer-log-lord-ends =
    { $you ->
       [true] Your
      *[other] { $name }’s
    } Dungeonlord phase is over.
dungeoneer-log-lord-passes =
    { $you ->
       [true] You send
      *[other] { $name } sends
    } no monster and no trap{ $peril ->
       [0] : no opponent has any peril to pay with.
      *[other] .
    }
dungeoneer-log-hero-ends =
    { $you ->
       [true] You end your
      *[other] { $name } ends the
    } Hero phase{ $ap ->
       [0] : no action points are left.
      *[other] .
    }{ $untried ->
       [true] {" "}The free attempt at “{ $quest }” stays unused.
      *[false] {""}
    }
dungeoneer-log-rolls-two =
    { $you ->
       [true] You roll
      *[other] { $name } rolls
    } two dice ({ $ability }), the higher counts: { $dice }.
dungeoneer-log-rolls-first =
    { $you ->
       [true] You roll
      *[other] { $name } rolls
    } a { $die } for the first turn.
dungeoneer-log-rolls-tie = A tie. Roll again: { $names }.
dungeoneer-log-first-player =
    { $you ->
       [true] You go
      *[other] { $name } goes
    } first.
dungeoneer-log-goal =
    { $limit ->
       [0] { $last ->
           [true] First to complete { $count } quests wins. A defeated hero is out; the last hero alive also wins.
          *[false] First to complete { $count } quests wins.
        }
      *[other] First to complete { $count } quests wins{ $last ->
           [true] , or the last hero alive
          *[false] {""}
        }; after turn { $limit } most quests, then level, life, glory.
    }
dungeoneer-log-hero =
    { $you ->
       [true] Your hero is { $hero }.
      *[other] { $name } plays { $hero }.
    }
dungeoneer-log-quest =
    { $you ->
       [true] You receive
      *[other] { $name } receives
    } a quest: { $quest }.
dungeoneer-log-new-quest =
    { $you ->
       [true] You draw
      *[other] { $name } draws
    } a new quest: { $quest }. The discarded one is back in the pile of quests.
dungeoneer-log-global-quest = A new quest for everyone: { $quest }.
dungeoneer-log-next-quest =
    { $taken ->
       [true] { $other } is now { $you ->
           [true] yours
          *[other] { $name }’s
        } alone. In its place, for everyone: { $quest }.
      *[false] A new quest for everyone, in place of “{ $other }”, now completed: { $quest }.
    }
dungeoneer-log-draws =
    { $you ->
       [true] You draw
      *[other] { $name } draws
    } { $count ->
       [one] { $count } card
      *[other] { $count } cards
    }{ $fills ->
       [true] : { $held } in hand before, filled up to five.
      *[false] .
    }
dungeoneer-log-draws-what = You draw: { $cards }.
dungeoneer-log-discards =
    { $why ->
       [rid] { $you ->
           [true] You
          *[other] { $name }
        } { dungeoneer-part-buys-off } { $card }
      *[other] { $you ->
           [true] You discard
          *[other] { $name } discards
        } { $card }{ $why ->
           [turn] {" "}from hand, as everyone does at a turn’s end
           [turn-lair] {" "}from the lair, in place of the card from hand that must go each turn
           [turn-treasure] {" "}from play, in place of the card from hand that must go each turn
           [may-turn] {" "}from hand, by choice, at the end of the turn
           [may-turn-lair] {" "}from the lair, by choice, at the end of the turn
           [may-turn-treasure] {" "}from play, by choice, at the end of the turn
           [quest] {" "}for the quest { $on }
           [limit] : more than the hero may have
           [lair] : a lair holds three monsters
           [host] : the { $on } goes back to hand
           [used] : used up
           [hit] {" "}({ $on }’s { dungeoneer-part-form } strike)
           [fail] {" "}({ $on }, { dungeoneer-part-form } roll failed)
           [unpaid] {" "}instead of paying 1 glory to keep it ({ $on })
           [unable] : no glory to pay for keeping it ({ $on })
          *[effect] {" "}({ $on })
        }
    }.
dungeoneer-log-encounter =
    { $you ->
       [true] You send
      *[other] { $name } sends
    } the { $card }{ $x ->
       [0] {""}
      *[other] {" "}(X = { $x })
    } from { $where ->
       [lair] the lair
      *[hand] hand
    } against { dungeoneer-part-target }{ $cost ->
       [0] {""}
      *[other] {" "}for { $cost } of { $target_you ->
           [true] your
          *[other] { $target_name }’s
        } peril
    }.
dungeoneer-log-plays = { dungeoneer-part-buys }.
dungeoneer-log-plays-on = { dungeoneer-part-buys } on { $on }.
dungeoneer-log-plays-at = { dungeoneer-part-buys } on { dungeoneer-part-aim }.
dungeoneer-log-plays-at-on = { dungeoneer-part-buys }{ dungeoneer-part-onto }.
dungeoneer-log-plays-two = { dungeoneer-part-buys }: { dungeoneer-part-two }.
dungeoneer-log-plays-bane = { dungeoneer-part-plays-bane } for { dungeoneer-part-pays }: any opponent can be made to pay.
dungeoneer-log-plays-bane-on = { dungeoneer-part-plays-bane } on { $on } for { dungeoneer-part-pays }: any opponent can be made to pay.
dungeoneer-log-plays-bane-at = { dungeoneer-part-plays-bane } on { dungeoneer-part-aim } for { dungeoneer-part-pays }.
dungeoneer-log-plays-bane-at-on = { dungeoneer-part-plays-bane }{ dungeoneer-part-onto }, for { dungeoneer-part-pays }.
dungeoneer-log-plays-bane-two = { dungeoneer-part-plays-bane } for { dungeoneer-part-pays }: { dungeoneer-part-two }.
dungeoneer-log-uses = { dungeoneer-part-spends }.
dungeoneer-log-uses-on =
    { $doing ->
       [below] { $you ->
           [true] You put
          *[other] { $name } puts
        } “{ $on }” under the quest deck for { $glory } glory ({ $card }) and { $you ->
           [true] draw
          *[other] draws
        } another.
       [quest] { $you ->
           [true] You swap
          *[other] { $name } swaps
        } a quest for { $glory } glory, as { $card } allows, without an action point: { $on } goes.
       [ward] { dungeoneer-part-pays-use }: −{ $less } to { $on }’s attack.
      *[other] { dungeoneer-part-spends } on { $on }.
    }
dungeoneer-log-uses-at = { dungeoneer-part-spends } against { dungeoneer-part-aim }.
dungeoneer-log-uses-at-on = { dungeoneer-part-spends } against { dungeoneer-part-aim }: { $on }.
dungeoneer-log-gains-glory =
    { $you ->
       [true] You gain
      *[other] { $name } gains
    } { $count } glory ({ dungeoneer-part-effect }).
dungeoneer-log-gains-peril =
    { $you ->
       [true] You gain
      *[other] { $name } gains
    } { $count } peril ({ dungeoneer-part-effect }).
dungeoneer-log-loses-glory =
    { $you ->
       [true] You lose
      *[other] { $name } loses
    } { $count } glory ({ dungeoneer-part-effect }).
dungeoneer-log-pays =
    { $you ->
       [true] You pay
      *[other] { $name } pays
    } { $count } glory { $what ->
       [die] for a second die
       [reroll] to roll a die again
       [bonus] for +{ $count } to the roll
       [quest] for the quest
      *[wound] to prevent a wound
    } ({ $card }).
dungeoneer-log-pays-glory =
    { $you ->
       [true] You pay
      *[other] { $name } pays
    } { $count } glory to keep a treasure ({ $card }).
dungeoneer-log-pays-ap =
    { $you ->
       [true] You pay
      *[other] { $name } pays
    } { dungeoneer-part-points } { $what ->
       [spikes] to avoid the spikes
       [deliver] to deliver the token
      *[wound] to prevent a wound
    } ({ $card }).
dungeoneer-log-gains-ap =
    { $you ->
       [true] You gain
      *[other] { $name } gains
    } { $count ->
       [one] { $count } action point
      *[other] { $count } action points
    } ({ dungeoneer-part-effect }).
dungeoneer-log-loses-ap =
    { $you ->
       [true] You lose
      *[other] { $name } loses
    } { $count ->
       [one] { $count } action point
      *[other] { $count } action points
    } ({ dungeoneer-part-effect }).
dungeoneer-log-level-changes =
    { $you ->
       [true] You are
      *[other] { $name } is
    } now level { $level } ({ dungeoneer-part-effect }).
dungeoneer-log-less-ap =
    { $you ->
       [true] You will have { $count ->
           [one] { $count } action point
          *[other] { $count } action points
        } less on your next turn ({ dungeoneer-part-effect }).
      *[other] { $name } will have { $count ->
           [one] { $count } action point
          *[other] { $count } action points
        } less on the next turn ({ dungeoneer-part-effect }).
    }
dungeoneer-log-leaves =
    { $kind-id ->
       [blocked] { $open ->
           [true] { $you ->
               [true] You leave
              *[other] { $name } leaves
            } without a roll, the exit was opened by { $by_you ->
               [true] you
              *[other] { $by_name }
            }: from the { $space } to the { $beyond }.
          *[false] { $you ->
               [true] You force
              *[other] { $name } forces
            } the blocked exit from the { $space } to the { $beyond }.
        }
       [trap] { $you ->
           [true] You take
          *[other] { $name } takes
        } the trap exit from the { $space } to the { $beyond }.
      *[other] { $you ->
           [true] You leave
          *[other] { $name } leaves
        }: { $space } → { $beyond }.
    }
dungeoneer-log-on-threshold =
    { $down ->
       [true] { $you ->
           [true] You are down
          *[other] { $name } is down
        } at the open exit
      *[false] { $you ->
           [true] You stay
          *[other] { $name } stays
        } in the { $space }: the exit is open, but no AP is left
    }. { $down ->
       [true] Once up
      *[false] Next turn
    }, { $you ->
       [true] you go
      *[other] the hero goes
    } on to the { $beyond } without a roll.
dungeoneer-part-walk =
    { $ap ->
       [0] {" "}without an action point
      *[other] {" "}for { $ap } AP
    }
dungeoneer-log-enters =
    { $walks ->
       [false] { $card } moves { $you ->
           [true] you
          *[other] { $name }
        } to the { $space }, which costs no action point
      *[true] { $you ->
           [true] You go
          *[other] { $name } goes
        } to the { $space }{ dungeoneer-part-walk }
    }.
dungeoneer-log-travels =
    { $you ->
       [true] You travel
      *[other] { $name } travels
    } to the { $space } ({ $symbol }){ dungeoneer-part-walk }.
dungeoneer-log-glides = { $card }: this move costs { $you ->
       [true] you
      *[other] { $name }
    } no action point.
dungeoneer-log-no-healing =
    { $you ->
       [true] You regain
      *[other] { $name } regains
    } no life in the { $space } ({ $card }).
dungeoneer-log-untested =
    { $kind-id ->
       [blocked] No roll on the way in: only the way out is blocked here.
      *[trap] No roll on the way in: the trap here is only on the way out.
    }
dungeoneer-log-no-reward =
    { $kind-id ->
       [trap] No peril comes of this wound: only wounds dealt by monsters give it, not those of traps.
       [driven] No glory comes of driving a monster off: only hits on monsters give it.
      *[hero] No glory comes of this hit: only hits on monsters give it, not hits on heroes.
    }
dungeoneer-log-no-gain =
    { $known ->
       [true] No glory and no peril: { $you ->
           [true] you have been in
          *[other] { $name } has been in
        } the { $space } this turn already.
      *[false] { $you ->
           [true] You gain no glory or peril in the { $space }: it is not your turn.
          *[other] { $name } gains no glory or peril in the { $space }: it is not { $name }’s turn.
        }
    }
dungeoneer-part-hazard =
    { $what ->
       [pit] pit
       [danger] danger
      *[spikes] spikes
    }
dungeoneer-log-spared =
    { $how ->
       [brought] The { dungeoneer-part-hazard } of the { $space } { $what ->
           [danger] does not count
           [pit] tests nobody
          *[spikes] test nobody
        }: { $you ->
           [true] your hero
          *[other] { $name }’s hero
        } was brought there on another’s turn.
      *[card] { $ability }: the { dungeoneer-part-hazard } of the { $space } { $what ->
           [danger] does not count
           [pit] does nothing
          *[spikes] do nothing
        } against { $you ->
           [true] your hero
          *[other] { $name }’s hero
        }.
    }
dungeoneer-log-no-reset-glory =
    { $card }: { $you ->
       [true] no glory, as another hero is in your space.
      *[other] no glory for { $name }, as another hero is in the same space.
    }
dungeoneer-log-gains =
    { $stays ->
       [true] { $you ->
           [true] You have
          *[other] { $name } has
        } not moved this turn: the { $space } gives { $glory } glory{ $peril ->
           [0] {""}
          *[other] {" "}and { $peril } peril
        }.
      *[false] { $you ->
           [true] You gain
          *[other] { $name } gains
        } { $glory } glory{ $peril ->
           [0] {""}
          *[other] {" "}and { $peril } peril
        } in the { $space }.
    }
dungeoneer-log-falls =
    { $cause ->
       [pit] { $you ->
           [true] You fall
          *[other] { $name } falls
        } into the pit ({ dungeoneer-part-effect }).
       [own] { $you ->
           [true] You let your hero fall
          *[other] { $name } lets the hero fall
        } to act once more.
      *[other] { $how ->
           [hit] The { dungeoneer-part-effect }
          *[other] { $card }
        } knocks { $you ->
           [true] your
          *[other] { $name }’s
        } hero down{ $how ->
           [fail] {" "}({ dungeoneer-part-form } roll failed)
          *[other] {""}
        }.
    } No moving; AP pay only for standing up ({ $value ->
       [0] 1 AP
      *[other] 1 AP, melee { $value }+
    }).
dungeoneer-log-stands-up =
    { $you ->
       [true] Your
      *[other] { $name }’s
    } hero stands up { $saved ->
       [true] for the saved AP
      *[other] (1 AP)
    }{ $apart ->
       [true] , which is no part of this battle.
      *[other] .
    }
dungeoneer-log-gets-up =
    { $you ->
       [true] Your
      *[other] { $name }’s
    } hero stands up without an action point ({ $card }).
dungeoneer-log-stays-down =
    { $you ->
       [true] Your
      *[other] { $name }’s
    } hero cannot get up; the action point is spent.
dungeoneer-log-draws-map =
    { $ap ->
       [0] { $you ->
           [true] You find
          *[other] { $name } finds
        } the { $space }: the turn’s first exploration is free.
      *[other] { $you ->
           [true] You explore for 1 action point and find
          *[other] { $name } explores for 1 action point and finds
        } the { $space }.
    }
dungeoneer-log-map-does-not-fit =
    { $you ->
       [true] You explore and find
      *[other] { $name } explores and finds
    } the { $space }, which fits nowhere; it goes under the deck.
dungeoneer-log-map-ends =
    { $count ->
       [0] The map cards are used up
      *[other] None of the map cards that are left fits
    }: nobody explores any more.
dungeoneer-log-winter =
    Winter die on { $you ->
       [true] your
      *[other] { $name }’s
    } turn: { $die }, { $what ->
       [holds] less than { $value }. Nothing freezes.
       [freezes] { $value }+ was needed: a space freezes.
       [used-up] but no ice token is left.
      *[nowhere] but no space can freeze.
    }
dungeoneer-log-freezes =
    { $you ->
       [true] You put
      *[other] { $name } puts
    } an ice token on the { $space } ({ $card }). { $count ->
       [0] None is left.
       [one] { $count } is left.
      *[other] { $count } are left.
    }
dungeoneer-log-thaws =
    { $you ->
       [true] You take
      *[other] { $name } takes
    } the ice token off the { $space } ({ $card }).
dungeoneer-log-winter-ends =
    “{ $quest }” is done, and { $card } leaves the game. { $count ->
       [0] The ice that lies stays.
       [one] The ice token goes, too.
      *[other] All { $count } ice tokens go, too.
    }
dungeoneer-log-serves =
    In the { $space } you can { $what ->
       [search] search for
       [escort] pick up the token of
       [deliver] deliver
      *[quest] attempt
    } “{ $quest }”.
dungeoneer-log-lays =
    { $you ->
       [true] You lay
      *[other] { $name } lays
    } the { $space } where it fits on the map: { $side ->
       [north] north
       [east] east
       [south] south
      *[west] west
    } of the { $beyond }.
dungeoneer-part-foe =
    { $foe ->
       [monster] the { $card }
      *[hero] { dungeoneer-part-target }
    }
dungeoneer-part-whom = { dungeoneer-part-foe }
dungeoneer-log-shifts =
    The dungeon shifts: { $you ->
       [true] you move
      *[other] { $name } moves
    } the { $space }.
dungeoneer-log-turns-round =
    The land shifts: { $you ->
       [true] you turn
      *[other] { $name } turns
    } the { $space } round.
dungeoneer-log-swaps =
    The stones shift: { $you ->
       [true] you swap
      *[other] { $name } swaps
    } the { $space } and the { $other }.
dungeoneer-log-rolls =
    { $you ->
       [true] You roll
      *[other] { $name } rolls
    }{ $of ->
       [attack] {" "}to hit { dungeoneer-part-whom }
       [counter] {" "}to counter { dungeoneer-part-whom }
      *[threat] {""}
    }: { dungeoneer-part-sum }.
dungeoneer-log-monster-rolls =
    { $card }, { $of ->
       [counter] counter roll
      *[attack] attack roll
    }: { $die } + { dungeoneer-part-form } { $stat }{ $more ->
       [0] {""}
      *[other] {" "}{ $raised }
    }{ $less ->
       [0] {""}
      *[other] {" "}{ $lowered }
    } = { $total }.{ $influence ->
       [own] { $you ->
           [true] {" "}Your
          *[other] {" "}{ $name }’s
        } quest strengthens it.
       [global] {" "}The global quest strengthens it.
       [place] {" "}This place strengthens it.
      *[none] {""}
    }
dungeoneer-part-source =
    { $source ->
       [exit] the trap exit of the { $card }
       [spikes] the spikes of the { $card }
       [pit] the pit of the { $card }
       [trap] the { $card }
       [bane] the bane { $card }
       [place] the effect of the { $card }
       [monster] the threat of the { $card }
      *[other] the threat of { $card }
    }
dungeoneer-part-sum =
    { $die } + { dungeoneer-part-form } { $stat }{ $more ->
       [0] {""}
      *[other] {" "}{ $raised }
    }{ $less ->
       [0] {""}
      *[other] {" "}{ $lowered }
    }{ $glory ->
       [0] {""}
      *[other] {" "}+ { $glory } for glory
    } = { $total }
dungeoneer-part-rolled =
    { $you ->
       [true] You
      *[other] { $name }
    } rolled { dungeoneer-part-sum } and needed { $value }{ $danger ->
       [0] {""}
      *[other] {" "}({ $danger } of it for the danger here)
    }
dungeoneer-part-foes =
    { $of-id ->
       [type-undead] undead
       [type-vermin] vermin
       [type-monster] monsters
       [type-demon] demons
       [type-dragon] dragons
       [type-fiend] fiends
       [type-humanoid] humanoids
      *[other] { $of }
    }
dungeoneer-because-against = against { dungeoneer-part-foes }
dungeoneer-because-attacker = attack by { dungeoneer-part-foes }
dungeoneer-because-here =
    { $of-id ->
       [any] attack here
       [melee] melee attack here
       [magic] magic attack here
       [speed] speed attack here
      *[other] attack by { dungeoneer-part-foes } here
    }
dungeoneer-because-commands = for its owner’s { dungeoneer-part-foes }
dungeoneer-because-beside = beside other { dungeoneer-part-foes }
dungeoneer-because-source =
    { $of-id ->
       [blocked] at a blocked exit
       [exit] at a trap exit
       [hazard] against a hazard
       [trap] against a trap
       [monster] against a monster’s threat
       [standup] to stand up
       [bane] against a bane
       [place] against what the space does
      *[quest] against a quest’s threat
    }
dungeoneer-because-attack =
    { $of-id ->
       [any] attack rolls
      *[other] { $of } attacks
    }
dungeoneer-because-counter =
    { $of-id ->
       [any] counter rolls
      *[other] { $of } counters
    }
dungeoneer-because-threat =
    { $of-id ->
       [any] threat rolls
      *[other] { $of } threats
    }
dungeoneer-because-rolls = { $of } rolls
dungeoneer-because-battle = in this battle
dungeoneer-because-escorted = escorted
dungeoneer-because-return = returned attack
dungeoneer-because-terrain = { $of } here
dungeoneer-because-icons = icons counted
dungeoneer-log-threat =
    { dungeoneer-part-rolled }: { $source ->
       [blocked] { $overcome ->
           [true] { $you ->
               [true] you force the blocked exit.
              *[other] the blocked exit is forced.
            }
          *[false] the blocked exit holds and costs 1 AP more.
        }
       [standup] { $you ->
           [true] your
          *[other] the
        } hero { $overcome ->
           [true] gets up for 1 AP.
          *[false] stays down; the AP is spent.
        }
       [quest] { $overcome ->
           [true] enough for “{ $card }”.
          *[false] not enough for “{ $card }”.
        }
       [exit] { $overcome ->
           [true] unhurt through { dungeoneer-part-source }.
          *[false] { dungeoneer-part-source } hurts but stops nobody.
        }
      *[other] { $overcome ->
           [true] safely past { dungeoneer-part-source }.
          *[false] caught by { dungeoneer-part-source }.
        }
    }
dungeoneer-log-attacks =
    { $target_you ->
       [true] You are
      *[other] { $target_name } is
    } attacked { dungeoneer-part-in-form } by the { $card }.
dungeoneer-part-attack-paid =
    { dungeoneer-part-in-form }{ $paid ->
       [ap] {" "}for 1 action point
       [saved] {" "}with the saved action point
       [challenge] {" "}for 1 action point, as a challenge
       [fall] {" "}with a fall, as a challenge
      *[free] {""}
    }
dungeoneer-log-hero-attacks =
    { $you ->
       [true] You attack
      *[other] { $name } attacks
    } the { $card } { dungeoneer-part-attack-paid }.
dungeoneer-log-hero-attacks-hero =
    { $you ->
       [true] You attack
      *[other] { $name } attacks
    } { dungeoneer-part-target } { dungeoneer-part-attack-paid }.
dungeoneer-log-driven-off =
    { $you ->
       [true] You drive
      *[other] { $name } drives
    } the { $card } off; it is discarded.
dungeoneer-log-misses =
    { $cause ->
       [hero] The attack
      *[strike] { $card }
    } finds nobody: { $you ->
       [true] you are
      *[other] { $name } is
    } no longer here.
dungeoneer-log-attack-ends =
    { $cause ->
       [hero] The attack
      *[strike] The attack of the { $card }
    } ends without dice{ $count ->
       [0] {""}
      *[other] : { $count } life lost, { $life } left
    }.
dungeoneer-log-raises-dice = +{ $count } to the roll (“{ $card }”, played before it).
dungeoneer-log-rolls-against =
    { $you ->
       [true] You roll
      *[other] { $name } rolls
    } for the other side ({ $card }): { $dice }.
dungeoneer-log-spreads = The { $card } also reaches heroes in the { $space }.
dungeoneer-log-no-strike =
    { $cause ->
       [hero] { $you ->
           [true] You
          *[other] { $name }
        } and { dungeoneer-part-target }
      *[strike] { $you ->
           [true] You
          *[other] { $name }
        } and the { $card }
    } tie at { $total }: neither hits.
dungeoneer-log-struck =
    { $you ->
       [true] You are
      *[other] { $name } is
    } struck by the { $card }.
dungeoneer-part-cause =
    { $cause ->
       [strike] the { $card }, { dungeoneer-part-form } { $against } against { $total }
       [hero] { dungeoneer-part-by } { dungeoneer-part-form } { $against } against { $total }
       [exit] the trap exit of the { $card }
       [hazard] the spikes of the { $card }
       [last] the death of the { $card } hurts everyone in the space
       [failed] { $by_you ->
           [true] you
          *[other] { $by_name }
        } failed at { $card }
      *[other] { $card }
    }
dungeoneer-log-wounded =
    { $you ->
       [true] You lose
      *[other] { $name } loses
    } { $count } life, { $life } left: { dungeoneer-part-cause }.
dungeoneer-log-prevents =
    { $you ->
       [true] You prevent
      *[other] { $name } prevents
    } the wound{ $spends ->
       [token] , taking the token off: { $card }. The card stays.
       [card] {" "}and { $you ->
           [true] discard
          *[other] discards
        } the card for it: { $card }.
      *[other] : { $card }.
    }
dungeoneer-log-saved-by =
    { $cause ->
       [hero] { $by_you ->
           [true] Your
          *[other] { $by_name }’s
        } strike
       [strike] The { $on }
      *[other] { $on }
    } would have killed { $you ->
       [true] your hero: { $card } leaves you
      *[other] { $name }’s hero: { $card } leaves it
    } 1 life.{ $unpaid ->
       [true] {" "}No wound, so no peril.
      *[other] {""}
    }
dungeoneer-log-heals =
    { $you ->
       [true] You regain
      *[other] { $name } regains
    } { $count } life{ $cause ->
       [quest] {" "}for the completed quest
      *[card] {""}
    } and { $you ->
       [true] have
      *[other] has
    } { $life }{ $cause ->
       [quest] .
      *[card] {" "}({ $ability }).
    }
dungeoneer-log-stays-whole =
    The +{ $count } life is wasted: { $you ->
       [true] you are
      *[other] { $name } is
    } at full life.
dungeoneer-log-gives-life =
    { $you ->
       [true] You sacrifice
      *[other] { $name } sacrifices
    } { $count } life, { $life } left.
dungeoneer-log-strikes-monster =
    { $you ->
       [true] You strike
      *[other] { $name } strikes
    } the { $card }: { $count } life lost, { $life } left.
dungeoneer-log-monster-defeated =
    { $you ->
       [true] You defeat
      *[other] { $name } defeats
    } the { $card }{ $of_quest ->
       [true] . A quest’s monster gives no glory by itself
      *[false] {""}
    }.
dungeoneer-log-hero-strikes =
    { $you ->
       [true] You strike
      *[other] { $name } strikes
    } { dungeoneer-part-target }.
dungeoneer-log-takes-token =
    { $you ->
       [true] You take
      *[other] { $name } takes
    } the token of { $quest } from { dungeoneer-part-target }, instead of dealing the wound.
dungeoneer-log-keeps =
    { $where ->
       [hand] { $you ->
           [true] You take
          *[other] { $name } takes
        } the { $card } back to hand, unhurt.
       [lair] { $you ->
           [true] You put
          *[other] { $name } puts
        } the { $card }{ $hurt ->
           [true] , healed,
          *[false] {""}
        } in the lair, to attack again on a later turn at full cost.
       [dearest] The most expensive monster, the { $card }, { $hurt ->
           [true] heals in
          *[false] goes to
        } the lair and attacks again with the next one.
      *[discard] { $you ->
           [true] You discard
          *[other] { $name } discards
        } the { $card }, which is wounded.
    }
dungeoneer-log-reward-glory =
    { $you ->
       [true] You gain
      *[other] { $name } gains
    } { $count } glory: { $life } life taken from { $life ->
       [1] the monster
      *[other] monsters
    }{ $more ->
       [0] {""}
      *[other] , +{ $more } by { $cards }
    }.
dungeoneer-log-reward-peril =
    { $sole ->
       [true] { $you ->
           [true] You give
          *[other] { $name } gives
        }
      *[false] { $you ->
           [true] You choose a rival and give
          *[other] { $name } chooses a rival and gives
        }
    } { $target_you ->
       [true] you
      *[other] { $target_name }
    } { $count } peril for { $count ->
       [one] a wound
      *[other] { $count } wounds
    } by { $you ->
       [true] your
      *[other] { $name }’s
    } monsters (it pays for attacks).
dungeoneer-log-defeated =
    { $you ->
       [true] Your
      *[other] { $name }’s
    } hero is defeated: { dungeoneer-part-cause }.
dungeoneer-log-loses-cards =
    { $you ->
       [true] You discard all your cards
      *[other] { $name } discards all cards
    } ({ $count }): hand, lair, boons, treasures, banes.
dungeoneer-log-token-lies = A token lies in the { $space }. Whoever picks it up has the quest “{ $quest }”.
dungeoneer-log-quest-gone =
    { $you ->
       [true] Your quest
      *[other] { $name }’s quest
    } is out of the game: { $quest }.
dungeoneer-log-rises =
    { $you ->
       [true] You return
      *[other] { $name } returns
    } as { $hero } in the { $space }.
dungeoneer-log-attempts =
    { $you ->
       [true] You attempt
      *[other] { $name } attempts
    } { $ap ->
       [0] a quest: { $quest }. The turn’s first attempt is free.
      *[other] a quest once more, for { $ap } action point: { $quest }.
    }
dungeoneer-log-attempt-fails =
    { $you ->
       [true] You fail
      *[other] { $name } fails
    } at “{ $quest }”. The quest stays open{ $count ->
       [0] {""}
      *[other] {" "}({ $count } of { $value } hits done)
    }{ $ends ->
       [true] .
      *[false] {" "}and the Hero phase goes on.
    }
dungeoneer-log-search-lapses =
    { $you ->
        [true] You are
       *[other] { $name } is
    } no longer where the search was begun: it lapses, and its action point is spent ({ $quest }).
dungeoneer-log-searches =
    { $you ->
       [true] You search
      *[other] { $name } searches
    }{ $count ->
       [1] {""}
      *[other] {" "}once more
    } for 1 AP ({ $quest }) and { $overcome ->
       [true] { $you ->
           [true] find
          *[other] finds
        } the goal
      *[false] { $you ->
           [true] find
          *[other] finds
        } nothing
    }: die { $die } + { $plus } { dungeoneer-part-way } = { $total }, { $value } needed.
dungeoneer-log-tries-luck =
    { $what ->
       [wound] { $overcome ->
           [true] { $card } prevents the wound: { $dice } rolled, { $value }+ needed.
          *[false] { $card } does not prevent the wound: { $dice } rolled, { $value }+ needed.
        }
      *[other] { $was ->
           [0] { $you ->
               [true] You try your
              *[other] { $name } tries their
            } luck ({ $card }): { $dice }
          *[other] { $you ->
               [true] You reroll
              *[other] { $name } rerolls
            } the { $was } ({ $card }): now { $die }, so { $dice }
        }; needed: { $what ->
           [ice] { $value ->
               [1] a 1
              *[other] { $value } or lower
            }
           [least] a { $value } or higher
           [either] a double, or a total of { $value } or more
           [total] a total of { $value } or more
          *[double] a double
        }.
    }
dungeoneer-log-completes =
    { $you ->
       [true] You
      *[other] { $name }
    } { $delivers ->
       [true] { $you ->
           [true] deliver
          *[other] delivers
        } the token to the { $space } and { $you ->
           [true] complete
          *[other] completes
        }
      *[false] { $you ->
           [true] complete
          *[other] completes
        }
    } “{ $quest }”: level { $level }, glory +{ $glory }.{ $ends ->
       [true] {" "}That ends the Hero phase.
      *[false] {""}
    }
dungeoneer-log-escorts =
    { $you ->
       [true] You pick
      *[other] { $name } picks
    } up the token of “{ $quest }” for free{ $taken ->
       [true] {" "}(now a personal quest)
      *[false] {""}
    }: carry it to { $beyond-id ->
       [entrance] any entrance
      *[other] the { $beyond }
    }.
dungeoneer-log-drops =
    { $you ->
       [true] You put
      *[other] { $name } puts
    } the token of “{ $quest }” down in the { $space }.
dungeoneer-log-picks-up =
    { $you ->
       [true] You pick
      *[other] { $name } picks
    } up the token of “{ $quest }”.
dungeoneer-log-contest =
    { $you ->
       [true] You
      *[other] { $name }
    } against { dungeoneer-part-target }: { $total } to { $against }{ $how ->
       [lost] : nothing is taken
       [vain] : there is nothing to take
      *[won] {""}
    }.
dungeoneer-log-steals =
    { $you ->
       [true] You take
      *[other] { $name } takes
    } { $card } from { dungeoneer-part-target }.
dungeoneer-log-no-lord-phase =
    No Dungeonlord phase: { $cost ->
       [0] you have no monster or trap, and can play no bane.
      *[other] your cheapest monster or trap costs { $cost }, and { $peril ->
           [0] no opponent has any peril.
          *[other] no opponent has more than { $peril } peril.
        }
    }
dungeoneer-log-looks = You see on top of the deck, the uppermost first: { $cards }.
dungeoneer-log-saves =
    { $you ->
       [true] You save
      *[other] { $name } saves
    } 1 action point: on others’ turns it pays for { $uses ->
       [challenge] challenging an attacker.
      *[all] an attack, a challenge or standing up.
    }
dungeoneer-log-peril-dice = Peril { $count }: dice { $dice }. Each that shows { $count } or less reveals a card.
dungeoneer-log-revealed = { $card } comes out of the dark.
dungeoneer-log-hangs = { $card } is now attached to the { $on }.
dungeoneer-log-wins =
    { $you ->
       [true] You win
      *[other] { $name } wins
    }{ $how ->
       [last-standing] : the last hero standing.
       [quests] {" "}with the most quests, { $count } to { $against }: the turns ran out.
       [level] {" "}with the highest level, { $count } to { $against }: the turns ran out, and quests are equal.
       [life] {" "}with the most life, { $count } to { $against }: the turns ran out, and quests and level are equal.
       [glory] {" "}with the most glory, { $count } to { $against }: the turns ran out, and all else is equal.
      *[third-quest] : the third quest is done.
    }
dungeoneer-log-lost = The dungeon wins.
dungeoneer-log-nobody-wins = Nobody wins: the turns ran out, and nobody leads.

## How it ended

dungeoneer-fate-won = won
dungeoneer-fate-defeated = hero defeated
dungeoneer-fate-beaten = beaten
dungeoneer-fate-third-quest = third quest completed
dungeoneer-fate-last-standing = last hero standing
dungeoneer-fate-ahead = led when the turns ran out

## Kinds: exits, cards, durations, timings, forms, phases

dungeoneer-kind-open = open
dungeoneer-kind-blocked = blocked
dungeoneer-kind-trap = trap
dungeoneer-kind-wall = wall
dungeoneer-kind-map = space
dungeoneer-kind-hero-card = hero
dungeoneer-kind-quest = quest
dungeoneer-kind-boon = boon
dungeoneer-kind-treasure = treasure
dungeoneer-kind-bane = bane
dungeoneer-kind-monster = monster
dungeoneer-kind-encounter = encounter
dungeoneer-kind-instant = instant
dungeoneer-kind-permanent = permanent
dungeoneer-kind-attachment = attachment
dungeoneer-kind-any = any time
dungeoneer-kind-response = response
dungeoneer-kind-melee = melee
dungeoneer-kind-magic = magic
dungeoneer-kind-speed = speed
dungeoneer-kind-level = level
dungeoneer-kind-life = life
dungeoneer-kind-setup = set-up
dungeoneer-kind-reset = Reset
dungeoneer-kind-dungeonlord = Dungeonlord phase
dungeoneer-kind-hero = Hero phase
dungeoneer-kind-close = discard and draw
dungeoneer-kind-room = room
dungeoneer-kind-tunnel = tunnel
dungeoneer-kind-grim-tunnel = grim tunnel
dungeoneer-kind-place = place
dungeoneer-kind-road = road
dungeoneer-kind-gloomy-road = gloomy road
dungeoneer-kind-arctic = arctic
dungeoneer-kind-desert = desert
dungeoneer-kind-forest = forest
dungeoneer-kind-mountains = mountains
dungeoneer-kind-plains = plains
dungeoneer-kind-settlement = settlement
dungeoneer-kind-swamp = swamp
dungeoneer-kind-water = water
dungeoneer-kind-portal = portal
dungeoneer-kind-underground = underground passage
dungeoneer-kind-to-dungeon = way to the dungeon
dungeoneer-kind-letter-a = letter A
dungeoneer-kind-letter-b = letter B
dungeoneer-kind-letter-c = letter C
dungeoneer-kind-letter-d = letter D
dungeoneer-kind-ice = ice
dungeoneer-kind-winter = winter card
dungeoneer-kind-entrance = entrance
dungeoneer-kind-danger = danger
dungeoneer-kind-spikes = spikes
dungeoneer-kind-pit = pit
dungeoneer-kind-attack = attack
dungeoneer-kind-counter = counter
dungeoneer-kind-threat = threat
dungeoneer-kind-luck = search or chance
dungeoneer-kind-sacrifice = sacrifice
dungeoneer-kind-hunt = hunt
dungeoneer-kind-search = search
dungeoneer-kind-escort = escort
dungeoneer-kind-chance = chance
dungeoneer-kind-influence = influence
dungeoneer-kind-type-armor = armour
dungeoneer-kind-type-blessing = blessing
dungeoneer-kind-type-boots = boots
dungeoneer-kind-type-cloak = cloak
dungeoneer-kind-type-curse = curse
dungeoneer-kind-type-demon = demon
dungeoneer-kind-type-dragon = dragon
dungeoneer-kind-type-enhancer = enhancer
dungeoneer-kind-type-fiend = fiend
dungeoneer-kind-type-helmet = helmet
dungeoneer-kind-type-humanoid = humanoid
dungeoneer-kind-type-jewel = jewel
dungeoneer-kind-type-magic = magic
dungeoneer-kind-type-maneuver = manoeuvre
dungeoneer-kind-type-mechanism = mechanism
dungeoneer-kind-type-monster = monster
dungeoneer-kind-type-pack = pack
dungeoneer-kind-type-potion = potion
dungeoneer-kind-type-ring = ring
dungeoneer-kind-type-shield = shield
dungeoneer-kind-type-shift = shift
dungeoneer-kind-type-spell = spell
dungeoneer-kind-type-tool = tool
dungeoneer-kind-type-trap = trap
dungeoneer-kind-type-undead = undead
dungeoneer-kind-type-vermin = vermin
dungeoneer-kind-type-warp = warp
dungeoneer-kind-type-weapon = weapon
dungeoneer-kind-type-beast = beast
dungeoneer-kind-type-charm = charm
dungeoneer-kind-type-effort = effort
dungeoneer-kind-type-endurance = endurance
dungeoneer-kind-type-fire = fire
dungeoneer-kind-type-focus = focus
dungeoneer-kind-type-hazard = hazard
dungeoneer-kind-type-intrigue = intrigue
dungeoneer-kind-type-lantern = lantern
dungeoneer-kind-type-mirror = mirror
dungeoneer-kind-type-nature = wild
dungeoneer-kind-type-oil = oil
dungeoneer-kind-type-omen = omen
dungeoneer-kind-type-rune = rune
dungeoneer-kind-type-skill = skill
dungeoneer-kind-type-weather = weather
dungeoneer-kind-type-witch = witch
dungeoneer-kind-people-dwarf = dwarf
dungeoneer-kind-people-human = human
dungeoneer-kind-people-elf = elf
dungeoneer-kind-people-half-celestial = half-celestial
dungeoneer-kind-people-wolfkin = wolfkin
dungeoneer-kind-people-necro = necro
dungeoneer-kind-people-halfling = halfling
dungeoneer-kind-calling-avenger = avenger
dungeoneer-kind-calling-paladin = paladin
dungeoneer-kind-calling-valkyrie = valkyrie
dungeoneer-kind-calling-frostblade = frostblade
dungeoneer-kind-calling-boreal-scout = boreal Scout
dungeoneer-kind-calling-forge-warden = forge Warden
dungeoneer-kind-calling-frost-seer = frost Seer
dungeoneer-kind-calling-skald = Skald
dungeoneer-kind-calling-sorceress = sorceress
dungeoneer-kind-calling-warrior = warrior
dungeoneer-kind-calling-necromancer = necromancer
dungeoneer-kind-calling-rogue = rogue

## Moments, each a stop of the standing passes

dungeoneer-moment-turn = Between two actions of a turn
dungeoneer-moment-enter = On entering a space
dungeoneer-moment-roll = Before a threat or search is rolled
dungeoneer-moment-rolls = Before the dice of a battle
dungeoneer-moment-response = Responses in a battle
dungeoneer-moment-challenge = A challenge after an attack
dungeoneer-moment-last = At the end of a turn

## Words of every screen

dungeoneer-ui-peril = peril
dungeoneer-ui-glory = glory
dungeoneer-ui-life = life
dungeoneer-ui-level = level
dungeoneer-ui-action-points = action points
dungeoneer-ui-ap = AP
dungeoneer-ui-saved =
    1 AP saved for { $uses ->
       [challenge] a challenge
      *[all] a challenge, an attack or standing up
    }
dungeoneer-ui-hand = hand
dungeoneer-ui-map-hand = map cards in hand
dungeoneer-ui-lair = lair
dungeoneer-ui-inventory = in play
dungeoneer-ui-escorts = goes with the hero
dungeoneer-ui-banes = banes
dungeoneer-ui-boons = boons
dungeoneer-ui-treasures = treasures
dungeoneer-ui-quests = quests
dungeoneer-ui-spot-needed = { $value } needed
dungeoneer-ui-spot-needed-danger = { $value } needed: { $own } + { $danger } danger
dungeoneer-ui-needs = { $needs }+
dungeoneer-ui-needs-danger =
    { $needs }+ = { $own }{ $x ->
       [0] {""}
      *[other] {" "}+ { $x } (X)
    }{ $danger ->
       [0] {""}
      *[other] {" "}+ { $danger } for danger
    }
dungeoneer-ui-about-ability = { $you ->
    [true] Your hero.
   *[other] { $name }’s hero.
  } { $text }
dungeoneer-ui-added-way = + { $plus } { dungeoneer-part-way }
dungeoneer-ui-card-reads = The card says: “{ $text }”
dungeoneer-ui-added-glory = + { $n } for glory
dungeoneer-ui-about-sprung = A trap exit works once a turn: it tests no one else this turn.
dungeoneer-ui-spot-threat =
    { $source ->
       [blocked] Blocked exit
       [exit] Trap exit
       [spikes] Spikes
       [pit] Pit
       [monster] Monster’s effect
       [bane] Bane
       [place] Effect of the space
       [quest] Quest
       [standup] Standing up
      *[trap] Trap
    }: { $form }
dungeoneer-ui-luck-least =
    { $value ->
       [5] a 5 or 6
       [6] a 6
      *[other] a { $value } or more
    }
dungeoneer-ui-luck-total = a total of { $value } or more
dungeoneer-ui-luck-double = a double
dungeoneer-ui-luck-most =
    { $value ->
       [1] 1
      *[other] { $value } or lower
    }
dungeoneer-ui-luck-needed = Needed: { $each }
dungeoneer-ui-check-passed = passed
dungeoneer-ui-check-failed = failed
dungeoneer-ui-check-later = opens for 1 AP more
dungeoneer-ui-chip-life = { $sign }{ $count } life
dungeoneer-ui-chip-saved = saved
dungeoneer-ui-chip-glory = { $sign }{ $count } glory
dungeoneer-ui-chip-peril = { $sign }{ $count } peril
dungeoneer-ui-chip-ap = { $sign }{ $count } AP
dungeoneer-figure-quests = Quests
dungeoneer-figure-level = Level
dungeoneer-figure-life = Life
dungeoneer-figure-glory = Glory
dungeoneer-ui-global-quest = global quest
dungeoneer-ui-deck = deck
dungeoneer-ui-discards = discard pile
dungeoneer-ui-peril-deck = peril deck
dungeoneer-ui-maps = map cards
dungeoneer-ui-fallen = The monster is defeated.
dungeoneer-ui-roaming = banes at large
dungeoneer-ui-down = knocked down
dungeoneer-ui-out = out
dungeoneer-ui-step-1 = Attack
dungeoneer-ui-step-2 = Response
dungeoneer-ui-step-3 = Attack roll
dungeoneer-ui-step-4 = Counter roll
dungeoneer-ui-step-5 = Compare
dungeoneer-ui-step-6 = Challenge
dungeoneer-ui-step-7 = Lair
dungeoneer-ui-step-8 = Reward
dungeoneer-ui-designed = Undercroft’s own card
dungeoneer-ui-designed-more = This card’s figures or text are Undercroft’s, not those of the printed game.
dungeoneer-ui-map-left =
    { $count ->
       [one] { $count } map card left
      *[other] { $count } map cards left
    }
dungeoneer-ui-ice-left =
    { $count ->
       [one] { $count } ice token
      *[other] { $count } ice tokens
    } left, { $value ->
       [0] no more winter
      *[other] winter on { $value }+
    }
dungeoneer-ui-way-inert = leads nowhere yet
dungeoneer-ui-ice-icons = arctic icons here: { $count }
dungeoneer-ui-winter = Winter
dungeoneer-ui-winter-on = In force
dungeoneer-ui-winter-off = Over
dungeoneer-ui-winter-over = Nothing freezes any more.
dungeoneer-ui-winter-least = A space freezes on { $value }+
dungeoneer-ui-winter-turn = Whoever’s turn it is chooses which.
dungeoneer-ui-winter-picks =
    { $you ->
       [true] You choose
      *[other] { $name } chooses
    } which.
dungeoneer-ui-winter-ice = Ice on the map
dungeoneer-ui-winter-of = { $count } of { $most }
dungeoneer-ui-winter-last =
    { $you ->
       [true] You
      *[other] { $name }
    }: { $die }. { dungeoneer-ui-winter-what }
dungeoneer-ui-winter-what =
    { $what ->
       [lies] Ice on the { $space }.
       [freezes] A space freezes.
       [used-up] No ice token is left.
       [nowhere] No space can freeze.
      *[holds] Nothing freezes.
    }
dungeoneer-ui-winter-needs = { $value }+ needed
dungeoneer-ui-ice-change = Arctic icons: { $before } → { $count }
dungeoneer-ui-ice-means =
    { $count ->
       [0] Monsters of the ice attack without bonus here.
      *[other] Monsters of the ice attack with +{ $count } here.
    }
dungeoneer-ui-ice-still-before = before
dungeoneer-ui-ice-still-closes = ice closes in
dungeoneer-ui-ice-still-lies = the token lies
dungeoneer-ui-ice-still-gone = the ice is gone
dungeoneer-ui-winter-until =
    Ends when someone completes { $quest }. { $after ->
       [go] The ice goes, too.
      *[stay] The ice stays.
    }
dungeoneer-ui-deck-left =
    { $count ->
       [one] { $count } card in the deck
      *[other] { $count } cards in the deck
    }
dungeoneer-ui-trap-in = Trap: { $space }
dungeoneer-ui-battle-in = Battle: { $space }
dungeoneer-ui-turn-of = { $name }’s turn
dungeoneer-ui-moment-others = Time for responses…

## Where a quest stands

dungeoneer-ui-goal-go =
    { $steps ->
       [one] { $steps } move away
      *[other] { $steps } moves away
    }
dungeoneer-ui-goal-here = you are here
dungeoneer-ui-goal-deliver = you are here: deliver it in your Hero phase
dungeoneer-ui-goal-search = you are there
dungeoneer-ui-goal-chance = search for 1 AP: { $percent }% (die + { $plus }, { $value } needed; the farther from an entrance, the likelier)
dungeoneer-ui-goal-found = found, now complete it
dungeoneer-ui-goal-carry =
    { $steps ->
       [one] with you, { $steps } move to go
      *[other] with you, { $steps } moves to go
    }
dungeoneer-ui-goal-ready = ready to be attempted
dungeoneer-ui-goal-home =
    { $steps ->
       [one] back to the entrance, { $steps } move
      *[other] back to the entrance, { $steps } moves
    }
dungeoneer-ui-goal-asks = needs { $each }
dungeoneer-ui-goal-nowhere = its space is not on the map yet
dungeoneer-ui-goal-too-near = its spaces on the map are all too near the entrance

## Words of the screens that own them: each adds its section below

## Map

dungeoneer-ui-map-label = Map of the dungeon
dungeoneer-ui-map-mini = The whole map
dungeoneer-ui-map-fit = Show the whole map
dungeoneer-ui-map-near = Back to the action
dungeoneer-ui-map-turns =
    Turn { $turn }{ $limit ->
       [0] {""}
      *[other] {" "}of { $limit }
    }
dungeoneer-ui-map-turns-brief =
    Turn { $turn }{ $limit ->
       [0] {""}
      *[other] /{ $limit }
    }
dungeoneer-ui-map-turn = { $name }’s turn
dungeoneer-ui-map-turn-you = Your turn
dungeoneer-ui-map-phase-map = exploring
dungeoneer-ui-phase-hero = Hero
dungeoneer-ui-phase-dungeonlord = Dungeonlord
dungeoneer-ui-phase-close = draw
dungeoneer-ui-quests-shared = Dashed frame and globe: a global quest, open to all.
dungeoneer-ui-quests-pins = Pins on the map are where your quests go on. Of many places, the nearest has the large pin.
dungeoneer-ui-map-word-defends = defends
dungeoneer-ui-map-word-turn = their turn
dungeoneer-ui-map-word-out = defeated
dungeoneer-ui-defeat-head = Your hero is defeated
dungeoneer-ui-defeat-where =
    { $hero } falls in the { $space }{ $blow ->
       [true] :
      *[false] .
    }
dungeoneer-ui-defeat-fight = { $card }, { $form } { $total } against { $against }.
dungeoneer-ui-defeat-threat = { $card }, a roll of { $total } where { $value } was needed.
dungeoneer-ui-defeat-no-life = No life is left.
dungeoneer-ui-defeat-level = level { $level }
dungeoneer-ui-defeat-quests = Quests
dungeoneer-ui-defeat-quests-of = { $count } of 3
dungeoneer-ui-defeat-reached = Level
dungeoneer-ui-defeat-turns = Turn
dungeoneer-ui-defeat-needs = needed
dungeoneer-ui-defeat-rises = You lose your cards and come back with a new hero of level 1. The quests you have done stay yours.
dungeoneer-ui-map-place = The { $space } here: { $where }. { $turned ->
    [yes] Turned round.
   *[no] As it is drawn.
  }{ $turns ->
    [1] { "" }
   *[other] { " " }It can lie both ways.
  }
dungeoneer-ui-map-hero = { $name }, { $space }
dungeoneer-ui-map-hero-lying = { $name }, { $space }, knocked down
dungeoneer-ui-map-foe = Attack: { $card }
dungeoneer-ui-map-foe-gone = { $card }, out of the battle
dungeoneer-ui-map-or = or
dungeoneer-ui-map-threat = { $stat } { $value }+
dungeoneer-ui-map-north = north
dungeoneer-ui-map-east = east
dungeoneer-ui-map-south = south
dungeoneer-ui-map-west = west
dungeoneer-ui-map-held = held open: no roll
dungeoneer-ui-map-sprung = sprung already this turn: no roll
dungeoneer-ui-map-exits = Exits: { $exits }
dungeoneer-ui-map-danger = Danger +{ $count }: traps sent here take { $count } more to get past
dungeoneer-ui-map-spikes = Spikes: { $threat }
dungeoneer-ui-map-pit = Pit: { $threat }
dungeoneer-ui-map-middle = where the map begins
dungeoneer-ui-map-eastwards = { $count } east
dungeoneer-ui-map-westwards = { $count } west
dungeoneer-ui-map-southwards = { $count } south
dungeoneer-ui-map-northwards = { $count } north
dungeoneer-ui-map-from =
    { $where } of { $you ->
       [true] you
      *[false] the hero
    }
dungeoneer-ui-map-lying = { $name } (knocked down)
dungeoneer-ui-map-gives =
    { $dice ->
       [true] Entering now gives { $glory } glory; peril dice: { $peril }
      *[false] Entering now gives { $glory } glory and { $peril } peril
    }, once a turn (the ring)
dungeoneer-ui-map-here = Here: { $names }
dungeoneer-ui-map-token = A token lies here: { $quest }
dungeoneer-ui-map-goal =
    For your quest: { $quest }{ $role ->
       [fetch] {" "}(fetch it here)
       [deliver] {" "}(deliver it here)
      *[other] {""}
    }
dungeoneer-ui-lay-far =
    { $steps ->
        [one] { $steps } step from your hero.
       *[other] { $steps } steps from your hero.
    }
dungeoneer-ui-lay-near = One step from there: { $names }.
dungeoneer-ui-lay-no-goal = None of your quests needs it
dungeoneer-ui-lay-fits = Exits meet exits, walls meet walls.
dungeoneer-ui-map-goal-other =
    { $name }: place of the quest { $quest }{ $role ->
       [fetch] {" "}(fetch it here)
       [deliver] {" "}(deliver it here)
      *[other] {""}
    }
dungeoneer-ui-map-home = Your way home
dungeoneer-ui-map-lay = lay the { $space } { $where } of the entrance
dungeoneer-ui-map-turn-card = Turn the card
dungeoneer-ui-tale-way =
    { $count ->
        [one] { $space } → { $beyond }, { $ap } AP
       *[other] { $space } → { $beyond }, { $count } spaces, { $ap } AP
    }
dungeoneer-ui-map-step-form = chooses { $form }
dungeoneer-ui-map-step-pass = passes
dungeoneer-ui-map-step-end = ends the phase
dungeoneer-ui-map-step-declare = plans an attack
dungeoneer-ui-map-step-add = adds to the plan
dungeoneer-ui-map-step-done = attacks
dungeoneer-ui-map-step-no = declines
dungeoneer-ui-map-step-nobody = gives it to nobody
dungeoneer-ui-map-step-other = makes a choice
dungeoneer-ui-map-hand-lay = Your map cards: choose one to lay
dungeoneer-ui-map-key-turn = turn the map card
dungeoneer-ui-map-key-fit = show the whole map
dungeoneer-ui-map-key-centre = to where it happens
dungeoneer-ui-map-key-zoom = nearer, farther
dungeoneer-ui-map-key-arrows = from space to space

## Battle, responses, deeds: what the prompt, the panel and the odds say

dungeoneer-ui-bold-attacked =
    { $count ->
       [one] You face an attack.
      *[other] You face { $count } attackers.
    }
dungeoneer-ui-bold-trap = A trap is about to spring: { $card }.
dungeoneer-ui-bold-attacked-other = { $name } is attacked.
dungeoneer-ui-bold-hero-attacks =
    { $you ->
       [yes] You attack { $card }.
      *[no] { $name } attacks { $card }.
    }
dungeoneer-ui-bold-trap-all = The { $card } meets every hero here.
dungeoneer-ui-bold-challenge = You were attacked:
dungeoneer-ui-bold-hunted = Your hunt goes on:
dungeoneer-ui-bold-turn =
    { $you ->
        [true]
            { $at ->
                [declared] Before the attack:
                [close] Your Hero phase is over:
               *[other] Before your next step:
            }
       *[false]
            { $at ->
                [dungeonlord] { $name }’s Dungeonlord phase:
                [declared] Before { $name }’s monsters and traps attack:
                [map] { $name }’s Dungeonlord phase is over:
                [hero] { $name }’s Hero phase:
                [close] { $name }’s Hero phase is over:
               *[other] { $name }’s turn:
            }
    }
dungeoneer-ui-bold-enter = On entering a space:
dungeoneer-ui-bold-roll =
    { $you ->
        [yes] Before you roll
       *[no] Before { $name } rolls
    }{ $of ->
        [quest] {" "}for { $quest }:
        [threat] {" "}against { $form } { $needs }+:
       *[other] :
    }
dungeoneer-ui-bold-rolls =
    { $of ->
        [counter] Before the counter is rolled:
       *[attack] Before the attack is rolled:
    }
dungeoneer-ui-bold-last =
    { $you ->
        [true] Before your turn ends:
       *[false] Before { $name }’s turn ends:
    }
dungeoneer-ui-bold-hero = Your Hero phase:
dungeoneer-ui-ap-offer = { $card } can give { $after } AP{ $glory ->
    [0] .
   *[other] {" "}for { $glory } glory.
}
dungeoneer-ui-ap-challenge = With the AP you can challenge: you hit { $challenge }%.
dungeoneer-ui-say-hero = { $count ->
    [0] no action points left.
    [one] { $count } action point left.
   *[other] { $count } action points left.
}
dungeoneer-ui-stays =
    { $note ->
       [keeps] {""}
      *[other] If you stay here all turn: { $dice ->
           [0] +{ $glory } glory, +{ $peril } peril
          *[other] +{ $glory } glory; peril dice: { $dice }
        }.
    }{ $note ->
       [both] {" "}
      *[other] {""}
    }{ $note ->
       [stays] {""}
      *[other] If you end now, you may save 1 AP: on others’ turns it pays for { $uses ->
           [challenge] challenging an attacker.
          *[all] an attack, a challenge or standing up.
        }
    }
dungeoneer-ui-bold-window = You can act:
dungeoneer-ui-bold-choice = Your choice:
dungeoneer-ui-bold-discard = End of your turn:
dungeoneer-ui-say-discard =
    { $may ->
       [true] you may discard one card.
      *[false] discard one card.
    }
dungeoneer-ui-say-give-up =
    { $where ->
       [hand] discard a card from hand.
      *[card] discard one of your cards in play.
    }
dungeoneer-ui-say-form =
    { $quest ->
       [true] you play the monsters of { $name }’s quests. Choose how the { $card } will attack { $name }.
      *[false] choose how the { $card } will attack { $name }.
    }
dungeoneer-ui-form-odds =
    { $you ->
        [true] You hit { $attack }%{ $dealt }, you are hit { $counter }%{ $back }.
       *[false] The monster hits { $attack }%{ $dealt }, is hit { $counter }%{ $back }.
    }
dungeoneer-ui-bold-wound =
    { $cause ->
       [last] The dying { $by_card } wounds you:
       [hero] { $by_name } hits you:
       [strike] { $by_card } hits you:
       [exit] The trap exit of the { $by_card }:
       [hazard] The spikes of the { $by_card }:
      *[other] { $by_card }:
    }
dungeoneer-ui-say-wound =
    { $count ->
       [1] 1 wound. Prevent it?
      *[other] wound { $number } of { $count }. Prevent it?
    }
dungeoneer-ui-say-respond =
    { $hand ->
       [true] Choose a card to respond.
      *[false] Respond before the dice fall?
    }
dungeoneer-ui-say-help =
    { $hand ->
       [true] Help or hinder: press a card, or pass.
      *[false] Help, hinder, or pass.
    }
dungeoneer-ui-say-pay-quest = { $quest }: discard cards in play that cost { $left } in all.
dungeoneer-ui-say-reroll = not enough. Reroll one die for { $cost } glory?
dungeoneer-ui-free-trap = This trap exit has sprung already this turn: no roll.
dungeoneer-ui-free-blocked = This exit is held open: no roll.
dungeoneer-ui-fails-move-blocked = { $last ->
    [true] If the roll fails, your last AP opens the exit and your hero waits on its threshold. Next turn it passes this exit without a roll, for 1 AP.
   *[false] If the roll fails, it costs 1 AP more.
  }
dungeoneer-ui-fails-move-trap = If the roll fails: { $fells ->
    [true] 1 wound, the last life: your hero is defeated.
   *[false] 1 wound, and you go through anyway.
  }
dungeoneer-ui-roll-parts = Your roll: die + { $parts }.
dungeoneer-ui-own-rule = Its own rule: { $text }
dungeoneer-ui-far-blocked = The way back out of it is blocked: leaving there takes a roll.
dungeoneer-ui-far-trap = A trap waits on the way back out of it, not on the way in.
dungeoneer-ui-misses =
    { $you ->
       [true] The attack then finds nobody: you are no longer here.
      *[false] The attack then finds nobody: { $name } is no longer here.
    }
dungeoneer-ui-fells =
    { $you ->
       [true] This can defeat your hero, unless a card helps.
      *[false] This can defeat { $name }, unless a card helps{ $wins ->
           [true] , and end the game: you win.
          *[other] .
        }
    }
dungeoneer-ui-fells-own = On a failure your hero is defeated: it has no more life than that costs.
dungeoneer-ui-prevents-rest = Only the wound is prevented. This stays: { $harm }.
dungeoneer-ui-prevents-wound = Only the wound is prevented, nothing else.
dungeoneer-ui-fells-unprevented = If nothing is prevented, your hero is defeated.
dungeoneer-ui-hunt = { $several ->
    [false] The monster strikes first: { $each }.
   *[true] The monster strikes first; { $chooser_you ->
        [true] you choose
       *[other] { $chooser_name } chooses
      } how: { $each }.
  } { $hits ->
    [0] {""}
    [one] One hit of yours slays it.
   *[other] It takes { $hits } of your hits to slay it; they carry over to your next attempt.
  } If it lives, { $down ->
   [true] your hero can challenge it only after standing up: 1 AP for each
  *[false] you may challenge it once, for 1 AP
  }; then the attempt is over.
dungeoneer-ui-hunt-form = { $form } (it hits you { $attack }%{ $dealt }, you hit it { $counter }%)
dungeoneer-ui-hunt-brief =
    { $cost ->
       [0] { $label }: free, it hits you { $attack }%, you hit it { $counter }%
      *[other] { $label }: { $cost } AP, it hits you { $attack }%, you hit it { $counter }%
    }
dungeoneer-ui-challenge-brief = { $label }: you hit it { $percent }%{ $dealt }
dungeoneer-ui-attack-brief = { $label }: you hit { $percent }%{ $dealt }
dungeoneer-ui-attempt-brief =
    { $cost ->
       [0] { $label }: free, { $percent }%
      *[other] { $label }: { $cost } AP, { $percent }%
    }
dungeoneer-ui-attempt-raised = up to { $best }% with { $glory } glory
dungeoneer-ui-attempt-raise =
    { $raise ->
       [die] Before the roll you may pay { $glory } glory for a second die: { $best }%.
       [reroll] If it fails, you may pay { $glory } glory and roll one die again: { $best }% in all.
      *[bonus] Before the roll you may pay up to { $glory } glory, +1 each: up to { $best }%.
    }
dungeoneer-ui-search-brief = { $label }: 1 AP, { $percent }%
dungeoneer-ui-attempt-free = Free: it is this turn’s first attempt.
dungeoneer-ui-take-along-more = It costs nothing. { $text } A hero who hits you may take it. Arriving is not enough: you must choose “Deliver”, which ends your Hero phase.
dungeoneer-ui-attempt-costs = Costs { $each }.
dungeoneer-ui-attempt-cost = { $n } AP
dungeoneer-ui-attempt-boon = { $n } of your boons
dungeoneer-ui-attempt-cards = { $n } of your permanent cards in play
dungeoneer-ui-attempt-gives = { $n } glory
dungeoneer-ui-attempt-worth = cards in play worth { $n }
dungeoneer-ui-attempt-life = { $n } life
dungeoneer-ui-say-drop = put the token of “{ $quest }” down here, or pass.
dungeoneer-ui-say-lord-declared = play banes, or end this phase.
dungeoneer-ui-say-challenge = { $heroes ->
    [true] challenge an attacker or another hero here
   *[false] challenge an attacker
}{ $cards ->
    [true] , use a card, or pass.
   *[false] , or pass.
}
dungeoneer-ui-swap-turned =
    { $turned ->
       [1] { $other_turned ->
           [1] both turned
          *[0] { $other } turned
        }
      *[0] { $other_turned ->
           [1] { $space } turned
          *[0] as they lie
        }
    }
dungeoneer-ui-say-window =
    { $hand ->
       [true] press a card of yours to use it, or pass.
      *[false] use a card, or pass.
    }
dungeoneer-ui-say-window-act = choose what to do, or pass.
dungeoneer-ui-until-me =
    { $short ->
        [true] Pass till it’s about me
       *[false] Pass until something happens to me
    }
dungeoneer-ui-until-more =
    “{ dungeoneer-ui-until-me }”: until { $last ->
       [true] the game ends
      *[false] your next turn
    } you are asked only when you are attacked or must roll.
dungeoneer-ui-ask-me = Ask me again
dungeoneer-ui-passing =
    { $until ->
        [turn] You pass until your turn begins, unless you are attacked or must roll.
        [end] You pass until your next turn, unless you are attacked or must roll. Your own phases go on.
       *[ever] You pass on all the others’ turns, unless you are attacked or must roll.
    }
dungeoneer-ui-take-aim = choose the target of { $card }.
dungeoneer-ui-take-x = choose X for { $card }.
dungeoneer-ui-take-way = choose what to do with { $card }.
dungeoneer-ui-take-chances = The percentages: the chance that { $what }.
dungeoneer-ui-take-aim-map = Touch a highlighted place on the map.
dungeoneer-ui-take-aim-more = Touch the target, or press its button.
dungeoneer-ui-keep-more =
    { $hurt ->
       [true] Wounded, the { $card } cannot return to your hand: lair or discard pile. It cannot attack again this turn. Later it can, from the lair, at full cost.
      *[false] Unhurt, the { $card } goes to your hand or lair. It cannot attack again this turn. Later it can, from either, at full cost.
    } In the lair it takes no room in your hand; a lair holds 3.
dungeoneer-ui-reward-more = Your monsters dealt { $count } wounds: 1 peril for each.
dungeoneer-ui-reward-what = Rivals of that player pay for attacks with this peril: the more there is, the more can be sent against that hero.
dungeoneer-ui-rise-more = Standing up takes 1 AP and a roll: melee { $value }+, { $percent }%. If it fails, the AP is lost. A hero who is down cannot challenge.
dungeoneer-ui-rise-to-challenge =
    { $left ->
        [true] On its feet your hero can challenge an attacker, for 1 AP more.
       *[false] A hero who is down cannot challenge, and after standing up no AP is left for it.
    }
dungeoneer-ui-hunt-pass = Passing ends this attempt.
dungeoneer-ui-has = { $card }’s { $parts }
dungeoneer-ui-try =
    { $key ->
       [search] search for “{ $quest }”
      *[attempt] attempt “{ $quest }”
    }
dungeoneer-ui-percent = { $n }%
dungeoneer-ui-perils = Peril: { $each }
dungeoneer-ui-last-ap = After your last AP the Hero phase ends by itself, unless something free is left to do.
dungeoneer-ui-declare-more = You attack once a turn, with everything at the same time. Each target’s own peril pays.
dungeoneer-ui-done-more = “Attack” begins them all: nothing more can be sent this turn.
dungeoneer-ui-planned = Planned: { $each }.
dungeoneer-ui-takes-token = A hit may take a token instead of the wound: { $quests }.
dungeoneer-ui-odds-percent =
    { $vain ->
        [true] Chance 0%: { $target_name } has no treasure that you can take.
       *[false] Chance { $percent }%.
    }
dungeoneer-ui-choose-how = You then choose how.
dungeoneer-ui-odds-fight = You hit { $attack }%{ $dealt }, tie { $tie }%, are hit { $counter }%.
dungeoneer-ui-odds-between =
    { $target_you ->
       [true] You hit { $other_name }
      *[false] { $target_name } hits { $other_you ->
           [true] you
          *[false] { $other_name }
        }
    } { $attack }%{ $dealt }, tie { $tie }%, { $other_you ->
       [true] you hit
      *[false] { $other_name } hits
    } back { $counter }%.
dungeoneer-ui-no-change = It does not change the chance.
dungeoneer-ui-guards =
    { $you ->
       [true] If you are wounded, your { $each } may prevent it.
      *[false] If { $name } is wounded, { $each } may prevent it.
    }
dungeoneer-ui-may-strike = { $name } may answer: { $each }.
dungeoneer-ui-answer-with =
    { $of ->
        [glory] { $card } ({ $n } glory)
        [ap] { $card } ({ $n } AP)
        [challenge] challenge (1 AP)
        [fall] challenge (by falling)
       *[free] { $card } (free)
    }
dungeoneer-ui-hero-gives = Wounding a hero earns you nothing.
dungeoneer-ui-odds-last = Its death hits every hero in its space: { $harm }.
dungeoneer-ui-counted = This includes { $each }.
dungeoneer-ui-stands-there =
    { $you ->
       [true] You stand there, too.
      *[false] { $name } stands there, too.
    }
dungeoneer-ui-chances = Chances: { $each }
dungeoneer-ui-gains = Gives { $glory } glory and { $peril } peril.{ $danger ->
    [0] {""}
   *[other] {" "}Danger +{ $danger }: traps sent against you there are { $danger } harder.
  }
dungeoneer-ui-gains-nothing = Gives nothing more this turn{ $taken ->
    [began] : the turn began there
    [came] : all has been gained there
   *[other] {""}
  }.{ $danger ->
    [0] {""}
   *[other] {" "}Danger +{ $danger }: traps sent against you there are { $danger } harder.
  }
dungeoneer-ui-rest = Left: { $each }.
dungeoneer-ui-rest-ap = { $count } AP
dungeoneer-ui-rest-glory = { $count } glory
dungeoneer-ui-left-to-payer = That leaves { $name } { $count } peril.
dungeoneer-ui-level-of = level { $level }
dungeoneer-ui-also = also you
dungeoneer-ui-do-use-it =
    { $doing ->
       [quest] Swap a quest
       [card] Swap a card
       [deck] Look at the deck
      *[other] Use { $card }
    }{ $gives ->
       [heal] {" "}{ dungeoneer-part-gives }
       [ap] {" "}{ dungeoneer-part-gives }
      *[nothing] {""}
    }{ $glory ->
       [0] { $ap ->
           [0] {""}
          *[other] , { dungeoneer-part-cost }
        }
      *[other] , { dungeoneer-part-cost }
    }
dungeoneer-ui-do-play-it =
    Play { $card }{ $gives ->
       [heal] {" "}{ dungeoneer-part-gives }
       [ap] {" "}{ dungeoneer-part-gives }
      *[nothing] {""}
    }
dungeoneer-ui-step-short = { $name }, { $step } of 8
dungeoneer-ui-last-roll = Your last roll:
dungeoneer-ui-of-name = { $name }’s
dungeoneer-ui-of-you = yours
dungeoneer-ui-part-quest =
    { $global ->
       [true] { $quest } (global quest{ $why })
      *[false] { $quest } (the hero’s quest{ $why })
    }
dungeoneer-ui-sum-dice = Die
dungeoneer-ui-sum-counter = Counter
dungeoneer-ui-sum-attack = Attack
dungeoneer-ui-life-name = { $name } has { $life } life left.
dungeoneer-ui-life-you = You have { $life } life left.
dungeoneer-ui-life-saved =
    { $you ->
       [true] { $card } saves you: 1 life left.
      *[false] { $card } saves { $name }: 1 life left.
    }
dungeoneer-ui-hits-tie = { $high } against { $low }: a tie, no hit.
dungeoneer-ui-hits = { $high } against { $low }: { $who } hit { $whom }.
dungeoneer-ui-the = the { $card }
dungeoneer-ui-you-hit = { $high } against { $low }: you hit { $whom }.
dungeoneer-ui-hit-prevented = { $high } against { $low }: the wound is prevented.
dungeoneer-ui-hit-does = A { $form } hit: { $each }.
dungeoneer-ui-hits-you = { $high } against { $low }: { $who } hit you.
dungeoneer-ui-next-foe = Next: { $card }.
dungeoneer-ui-told-foe = { $owner }’s { $card }
dungeoneer-ui-told-foe-bare = the { $card }
dungeoneer-ui-told-foe-you = your { $card }
dungeoneer-ui-told-hits =
    { $you ->
       [true] { $who } hit you:
      *[false] { $who } hit { $whom }:
    }
dungeoneer-ui-told-you-hit = You hit { $whom }:
dungeoneer-ui-told-sums = { $high } against { $low }.
dungeoneer-ui-told-third =
    { $you ->
       [true] You complete
      *[other] { $name } completes
    } the third quest: { $quest }.
dungeoneer-ui-told-third-wins =
    { $you ->
       [true] You win
      *[other] { $name } wins
    } the game.
dungeoneer-ui-told-third-gives = Level { $level }, glory +{ $glory }.
dungeoneer-ui-told-lose =
    { $you ->
       [true] You lose { $count } life, { $life } left.
      *[false] { $name } loses { $count } life, { $life } left.
    }
dungeoneer-ui-no-help = The card doesn’t help against it.
dungeoneer-ui-trap-fails = A failure: { $harm }.
dungeoneer-ui-trap-you = You pass: { $percent }%.
dungeoneer-ui-trap-other = { $name } passes: { $percent }%.
dungeoneer-ui-trap-first = First the trap: { $card }, { $threat } for every hero here.
dungeoneer-ui-trap-rolls = { $card }: { $threat } for every hero here.
dungeoneer-ui-say-enter = use a card?
dungeoneer-ui-bold-enter-name = { $name } enters the { $space }:
dungeoneer-ui-bold-enter-you = You enter the { $space }:
dungeoneer-ui-no-card = No card
dungeoneer-ui-no-challenge = Don’t challenge
dungeoneer-ui-no-response = Don’t respond
dungeoneer-ui-discard-more =
    { $places ->
       [lair] From your hand, or a monster of your lair
       [treasure] From your hand, or a treasure in play
       [both] From your hand, a treasure in play or a monster of your lair
      *[hand] From your hand
    }; then you draw up to five.
dungeoneer-ui-save-more = Until your next turn a saved point pays for challenging an attacker and, unless the table’s settings forbid it, for attacking a hero in your space or standing up. Points not saved are lost.
dungeoneer-ui-discard-star = A star: its numbers or text are not from the printed game.
dungeoneer-ui-say-use =
    use { $card }{ $aim ->
       [no] {""}
      *[other] {" "}on { $aim }
    }?{ $later ->
       [true] {" "}You may still do it later on your turn.
      *[false] {""}
    }
dungeoneer-ui-say-play =
    play { $card }{ $aim ->
       [no] {""}
      *[other] {" "}on { $aim }
    }?
dungeoneer-ui-foe-attacks-you = You are attacked by the { $card }.
dungeoneer-ui-attacks-you = { $name } attacks you with the { $card }.
dungeoneer-ui-out-hits = your monster hits
dungeoneer-ui-out-overcome =
    { $you ->
       [true] you succeed
      *[false] { $name } succeeds
    }
dungeoneer-ui-out-strike =
    { $you ->
       [true] you hit
      *[false] { $name } hits
    }
dungeoneer-ui-out-unhurt =
    { $you ->
       [true] you stay unhurt
      *[false] { $name } stays unhurt
    }
dungeoneer-ui-without = Without it, { $what }:
dungeoneer-ui-with = With { $card }, { $what }:
dungeoneer-ui-change-overcome = Success { $after }% of the time, { $before }% without it.
dungeoneer-ui-change-strike =
    { $you ->
       [true] You hit
      *[other] { $name } hits
    } { $after }% of the time, { $before }% without it.
dungeoneer-ui-change-unhurt =
    { $you ->
       [true] You stay
      *[other] { $name } stays
    } unhurt { $after }% of the time, { $before }% without it.
dungeoneer-ui-change-strike-each =
    With it, { $you ->
       [true] you hit
      *[other] { $name } hits
    } { $each }.
dungeoneer-ui-change-hits = Your monster hits { $after }% of the time, { $before }% without it.
dungeoneer-ui-change-each = { $card } { $after }% (without it { $before }%)
dungeoneer-ui-change-hits-each = With it, these hit: { $each }.
dungeoneer-ui-change-unhurt-each =
    With it, { $you ->
       [true] you stay
      *[other] { $name } stays
    } unhurt: { $each }.
dungeoneer-ui-costs-glory = Costs { $cost } of your { $glory } glory.
dungeoneer-ui-costs-peril =
    { $you ->
       [true] Costs { $cost } of your { $peril } peril, { $left } left.
      *[false] Costs { $cost } of { $name }’s { $peril } peril, { $left } left.
    }
dungeoneer-ui-shifts =
    { $count ->
       [one] { $count } map card can be swapped: it is outlined on the map.
      *[other] { $count } map cards can be swapped: they are outlined on the map.
    }
dungeoneer-ui-costs-peril-any = Costs { $cost } peril. One opponent pays, you choose next: { $each }.
dungeoneer-ui-costs-peril-either = Whoever you choose pays in peril: { $each }.
dungeoneer-ui-costs-peril-one = { $name } { $cost } (of { $peril }, { $left } left)
dungeoneer-ui-loses-ap = That leaves { $name } { $left } of { $ap } AP.
dungeoneer-ui-harm-to-entrance = moved to the nearest entrance
dungeoneer-ui-harm-discard-hand =
    { $n ->
       [one] loses { $n } card from hand
      *[other] loses { $n } cards from hand
    }
dungeoneer-ui-harm-discard-readied =
    { $n ->
       [one] discards { $n } card in play
      *[other] discards { $n } cards in play
    }
dungeoneer-ui-harm-less-ap = −{ $n } AP next turn
dungeoneer-ui-harm-knockdown =
    { $n ->
       [0] knocked down, no moving until it stands up (1 AP)
      *[other] knocked down, 1 AP and melee { $n }+ to stand up
    }
dungeoneer-ui-harm-falls = knocked down
dungeoneer-ui-harm-standup = melee { $n }+ to stand up
dungeoneer-ui-harm-nothing = nothing: already at an entrance, down or without glory
dungeoneer-ui-harm-level = −{ $n } level
dungeoneer-ui-harm-ap = −{ $n } AP
dungeoneer-ui-harm-glory = −{ $n } glory
dungeoneer-ui-harm-peril = +{ $n } peril
dungeoneer-ui-harm-to-portal = moved to another portal
dungeoneer-ui-harm-stand-up = stands up
dungeoneer-ui-harm-draw =
    { $n ->
       [one] draws { $n } card
      *[other] draws { $n } cards
    }
dungeoneer-ui-harm-heal = +{ $n } life
dungeoneer-ui-harm-wound =
    { $n ->
       [one] { $n } wound
      *[other] { $n } wounds
    }
dungeoneer-ui-harm-defeat = the hero is defeated
dungeoneer-ui-counters-forms = It is hit back: { $each }.
dungeoneer-ui-fails-name = { $name } fails ({ $form } { $needs }, die + { $parts }): { $percent }%. Then: { $harm }.
dungeoneer-ui-hurts-forms =
    It hits { $name }: { $each }{ $count ->
       [1] {""}
      *[other] , as you choose
    }.
dungeoneer-ui-moved =
    { $you ->
       [true] You are moved to the { $space }.
      *[false] { $name } is moved to the { $space }.
    }
dungeoneer-ui-fails = catches { $percent }%
dungeoneer-ui-hurts = hurts { $percent }%
dungeoneer-ui-also-hit =
    { $you ->
       [true] You are tested
      *[false] { $name } is tested
    }, too: { $percent }% to fail, then { $harm }.
dungeoneer-ui-risk =
    { $quest ->
       [true] It takes
      *[false] { $what }:
    } { $form } { $needs }, { $percent }% to pass (die + { $parts }); on a failure: { $harm }.
dungeoneer-ui-risk-sure =
    { $quest ->
       [true] It takes
      *[false] { $what }:
    } { $form } { $needs }, sure to pass (die + { $parts }).
dungeoneer-ui-risk-all =
    { $quest ->
       [true] It takes
      *[false] { $what }:
    } { $form } { $needs }, { $percent }% to pass (die + { $parts }); a failure hits every hero here: { $harm }.
dungeoneer-ui-risk-fells =
    A failure defeats { $you ->
       [true] your hero
      *[false] { $name }
    }.
dungeoneer-ui-gains-dice = Gives { $glory } glory. Peril: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, and each that shows { $most } or less reveals a card.
dungeoneer-ui-attempt-more = Success ends your Hero phase, even with AP left.{ $percent ->
    [100] {""}
   *[other] {" "}After a failure another attempt this turn costs 1 AP{ $down ->
       [yes] , and first 1 AP to stand up
      *[no] {""}
    }.
  }
dungeoneer-ui-search-more = Searching costs 1 AP: die + { $plus } { dungeoneer-part-way }, { $value } needed, { $percent }%. { $done ->
    [true] Success ends your Hero phase.
   *[false] Success lets you attempt the quest here this turn.
  }
dungeoneer-ui-take-quest = Choose the quest to discard: { $glory } glory, and you draw another.
dungeoneer-ui-x = X = { $x }
dungeoneer-ui-x-range = Chance that { $what }: { $each }; { $before }% without it. X costs 1 glory each.
dungeoneer-ui-cancel = Cancel
dungeoneer-ui-back = Back
dungeoneer-ui-back-last = Undo last pick
dungeoneer-ui-word-asked = your answer?
dungeoneer-ui-just-now = What just happened
dungeoneer-just-completes = { $you ->
    [true] You complete
   *[other] { $name } completes
  } { $quest }: level { $level }, glory +{ $glory }.
dungeoneer-ui-just-all = Show all { $count }
dungeoneer-ui-just-less = fewer
dungeoneer-just-hit =
    The { $card } hit { $you ->
       [true] you
      *[other] { $name }
    }{ $against ->
       [0] {""}
      *[other] , { $against } against { $total }
    }: −{ $count } life, { $life } left
dungeoneer-ui-watch-battle =
    { $you ->
       [true] You are in battle
      *[other] { $name } is in battle
    } in the { $space }.
dungeoneer-ui-watch-setup = The table is being set.
dungeoneer-ui-watch-reset =
    { $you ->
        [true] You begin the turn.
       *[false] { $name } begins the turn.
    }
dungeoneer-ui-watch-dungeonlord =
    { $you ->
        [true] Your Dungeonlord phase.
       *[false] { $name }: Dungeonlord phase.
    }
dungeoneer-ui-watch-map =
    { $you ->
        [true] You lay a map card.
       *[false] { $name } lays a map card.
    }
dungeoneer-ui-watch-hero =
    { $you ->
        [true] Your Hero phase.
       *[false] { $name }: Hero phase.
    }
dungeoneer-ui-watch-close =
    { $you ->
        [true] You end the turn.
       *[false] { $name } ends the turn.
    }
dungeoneer-ui-ended-lost = The dungeon wins.
dungeoneer-ui-ended-nobody = Nobody wins.
dungeoneer-ui-roll-mine = Your hero
dungeoneer-ui-roll-threat = { $who }: { $form } { $needs }, success { $percent }%
dungeoneer-ui-roll-threat-open = { $who }: { $form } { $needs }
dungeoneer-ui-roll-attack = { $who }: { $form } attack, hits { $percent }%
dungeoneer-ui-roll-attack-open = { $who }: { $form } attack
dungeoneer-ui-roll-counter = { $who }: { $form } counter, hits { $percent }%
dungeoneer-ui-roll-counter-open = { $who }: { $form } counter
dungeoneer-ui-rolls-more = and { $count } more
dungeoneer-ui-step-of = Step { $step } of 8: { $name }
dungeoneer-ui-fights-quest =
    { $you ->
        [true] You fight for a quest: { $quest }
       *[false] { $name } fights for a quest: { $quest }
    }
dungeoneer-ui-is-attacked =
    { $you ->
        [true] You are attacked
       *[false] { $name } is attacked
    }
dungeoneer-ui-strikes-back =
    { $you ->
        [true] You challenge
       *[false] { $name } challenges
    }
dungeoneer-ui-plus-die = + d6
dungeoneer-ui-plus-dice = + d6, the higher of two
dungeoneer-ui-sum-die = die { $die }
dungeoneer-ui-life-left = Life left: { $count }
dungeoneer-ui-aim-at = Aim at { $card }
dungeoneer-ui-look-at = Look at { $card }
dungeoneer-ui-res-gone = Gone.
dungeoneer-ui-key-you = wound to you
dungeoneer-ui-key-hero = wound to the hero
dungeoneer-ui-key-tie = tie
dungeoneer-ui-key-monster = wound to the monster
dungeoneer-ui-key-name = wound: { $name }
dungeoneer-ui-helps = Also played:
dungeoneer-ui-die = Die: { $pips }
dungeoneer-ui-odds-aloud = { $who }: the attack strikes { $attack } percent, tie { $tie }, the counter strikes { $counter }
dungeoneer-ui-may-respond = You may respond
dungeoneer-ui-may-challenge = You may challenge
dungeoneer-ui-may-act = You may act
dungeoneer-ui-lord = Dungeonlord phase
dungeoneer-ui-lord-you = The others’ peril pays: choose what attacks whom.
dungeoneer-ui-lord-done = Monsters and traps have been sent this turn.
dungeoneer-ui-lord-other = { $name } may send monsters and traps.
dungeoneer-ui-declaration = Plan
dungeoneer-ui-in-plan = in the plan
dungeoneer-ui-too-dear = too expensive
dungeoneer-ui-nothing-to-send = You hold no monsters and traps.
dungeoneer-ui-peril-left = Peril left: { $count }
dungeoneer-ui-calm = All is quiet. Battles and responses show here.
dungeoneer-ui-calm-over = The game is over.
dungeoneer-ui-tab-moment = Respond
dungeoneer-ui-tab-lord = Lord
dungeoneer-ui-tab-now = Now
dungeoneer-ui-odds-battle = This battle
dungeoneer-ui-odds-coming = About to be rolled
dungeoneer-ui-odds-mine = What I may try now
dungeoneer-ui-odds-none = There is nothing to roll for now.
dungeoneer-ui-piles = Piles
dungeoneer-ui-known-top = On top, as you know: { $cards }
dungeoneer-ui-known-bottom = At the bottom, as you know: { $cards }
dungeoneer-ui-key-pass = pass, decline
dungeoneer-ui-key-until-me = pass until something happens to me, or ask me again
dungeoneer-ui-key-end = end the phase
dungeoneer-ui-key-explore = explore
dungeoneer-ui-key-declare = plan an attack, attack
dungeoneer-ui-sr-player = { $hero }, level { $level }. Life { $life } of { $most }, glory { $glory }, peril { $peril }, action points { $ap }. Melee { $melee }, magic { $magic }, speed { $speed }. Quests { $quests } of 3, hand { $hand }.
dungeoneer-ui-sr-in = In the { $space }.
dungeoneer-ui-sr-list = { $what }: { $cards }.
dungeoneer-ui-sr-cost = { $card }, cost { $cost }
dungeoneer-ui-sr-goal =
    { $quest }{ $shared ->
       [true] {" "}(open to all)
      *[false] {""}
    }: { $where }.
dungeoneer-ui-sr-nearest = { $where }, { $space }
dungeoneer-ui-sr-plan = { $card } against { $name }, { $cost } peril
dungeoneer-ui-sr-attack = { $card }, { $form }: { $attack }, against { $counter }. Life { $life }.
dungeoneer-ui-sr-trap = { $card }: { $form } { $needs }.
dungeoneer-ui-sr-defeated = Hero defeated.
dungeoneer-ui-sr-moment = Someone may be choosing a response.

## Spaces and cards in words: text mode and terminal

dungeoneer-ui-told-of-spot = { $space } ({ $x }:{ $y })
dungeoneer-ui-told-apart = { $space } ({ $where } of the entrance)
dungeoneer-ui-told-of-space = { $spot }, { $type }
dungeoneer-ui-told-of-to = to the { $space }
dungeoneer-ui-told-of-back = the way back: { $exit }
dungeoneer-ui-told-of-unexplored = unexplored ({ $x }:{ $y })
dungeoneer-ui-told-of-gives =
    { $dice ->
       [true] Entering gives { $glory } glory; peril dice: { $peril }
      *[false] Entering gives { $peril } peril, { $glory } glory
    }{ $taken ->
       [stays] {" "}(for staying the whole turn, not for coming back)
       [began] {" "}(nothing this turn: it began there)
       [true] {" "}(already taken this turn)
      *[false] {""}
    }
dungeoneer-ui-told-of-foes = In battle here: { $cards }
dungeoneer-ui-told-of-threshold = On the threshold: { $sides }.
dungeoneer-ui-told-of-limits = Boons { $boons } of { $most_boons }, treasures { $treasures } of { $most_treasures }.
dungeoneer-ui-told-of-hero = Life { $life }, boons up to { $boons }, treasures up to { $treasures }
dungeoneer-ui-told-of-level = Level { $level }: melee { $melee }, magic { $magic }, speed { $speed }
dungeoneer-ui-told-of-reward = Reward
dungeoneer-ui-told-of-kill = Each life taken from it brings 1 glory

## Cards

dungeoneer-ui-card-plus-level =
    { $count ->
       [one] +1 level
      *[other] +{ $count } levels
    }
dungeoneer-ui-card-plus-life = +{ $count } life
dungeoneer-ui-card-plus-glory = +{ $count } glory
dungeoneer-ui-card-costs-glory = Costs { $cost } glory
dungeoneer-ui-card-costs-peril = Costs { $cost } peril
dungeoneer-ui-card-body = Life { $life }, melee { $melee }, magic { $magic }, speed { $speed }; attacks in { $forms }
dungeoneer-ui-card-attacks = attacks and counters
dungeoneer-ui-card-counters = only counters
dungeoneer-ui-card-tokens =
    { $count ->
       [one] 1 token
      *[other] { $count } tokens
    }
dungeoneer-ui-card-spent = Used.
dungeoneer-ui-card-life-of = life { $life } of { $most }
dungeoneer-ui-card-sr-can =
    { $how ->
       [discard] Can be discarded.
       [pick] Can be chosen.
      *[play] Can be played.
    }
dungeoneer-ui-card-sr-use = Can be used or chosen.
dungeoneer-ui-card-sr-taken = Chosen.
dungeoneer-ui-card-sr-cannot = Cannot be played: { $why }
dungeoneer-ui-card-sr-at = { $at } of { $count }.
dungeoneer-ui-card-sr-aim = Aim at { $name }.
dungeoneer-ui-card-sr-seat = { $name }: { $peril } peril, { $glory } glory, life { $life } of { $most }, level { $level }, quests { $done } of 3, { $lair } in the lair, { $hand } in hand.{ $down ->
       [true] {" "}Knocked down.
      *[false] {""}
    }{ $saved ->
       [true] {" "}Has saved an action point.
      *[false] {""}
    }
dungeoneer-ui-card-open-board = Show the whole board
dungeoneer-ui-card-hero-use = My hero
dungeoneer-ui-card-level-short = lvl
dungeoneer-ui-card-on-hero = on the hero
dungeoneer-ui-card-quests-done = Quests: { $count } of 3 completed
dungeoneer-ui-card-quest-complete = completed
dungeoneer-ui-card-quest-unseen = not on the map yet
dungeoneer-ui-card-quest-wounds =
    { $count ->
       [one] 1 wound dealt
      *[other] { $count } wounds dealt
    }
dungeoneer-ui-card-boards = Players and piles
dungeoneer-ui-card-piles = Piles
dungeoneer-ui-card-known-top = top of the deck, known to you
dungeoneer-ui-card-known-bottom = bottom of the deck, known to you
dungeoneer-ui-card-peril-discards = discards of the peril deck
dungeoneer-ui-card-maps-below = map cards under their deck
dungeoneer-ui-card-nothing-there = Nothing lies here yet.
dungeoneer-ui-card-gallery = All cards
dungeoneer-ui-card-gallery-more =
    { $count ->
       [one] A star marks one card
      *[other] A star marks { $count } cards
    } whose figures or text are ours, because the printed ones could not be verified.
dungeoneer-ui-card-key-board = board of a player
dungeoneer-ui-card-all-hero = Heroes
dungeoneer-ui-card-all-quest = Quests
dungeoneer-ui-card-all-boon = Boons
dungeoneer-ui-card-all-treasure = Treasures
dungeoneer-ui-card-all-bane = Banes
dungeoneer-ui-card-all-monster = Monsters
dungeoneer-ui-card-all-trap = Traps
dungeoneer-ui-card-all-map = Map cards

## In the terminal

dungeoneer-cli-unlaid = Not on the map yet. Exits as printed: { $exits }.
dungeoneer-cli-hand = Your hand (★ Undercroft’s own card):
dungeoneer-cli-hand-of = { $name }’s hand: { $cards }.
dungeoneer-cli-quests = Quests open to you:
dungeoneer-cli-piles = Piles: { $piles }.
dungeoneer-cli-used = used
dungeoneer-cli-attack = { $who } against { $whom }
dungeoneer-cli-dice = { $attack } + die against { $counter } + die
dungeoneer-cli-total = total { $total } against { $counter } + die
dungeoneer-cli-odds =
    { $whose ->
       [mine] you strike { $attack }%{ $dealt }
       [me] strikes you { $attack }%{ $dealt }
      *[other] strikes { $attack }%{ $dealt }
    }{ $tie ->
       [0] {""}
      *[other] , tie { $tie }%
    }{ $counter ->
       [0] {""}
      *[other] , { $whose ->
           [mine] are struck
           [me] you strike
          *[other] is struck
        } { $counter }%{ $back }
    }
dungeoneer-cli-ends = then the game ends, and { $name } wins
dungeoneer-cli-sure = { $name }: { $form } { $needs }, sure to succeed
dungeoneer-cli-wounded =
    { $you ->
       [true] You lose
      *[other] { $name } loses
    } { $count } life, { $life } left.
dungeoneer-cli-chance-there = { $where }, search for 1 AP: { $percent }%
dungeoneer-cli-succeed = to succeed: { $each }
dungeoneer-cli-pays-one = one opponent pays in peril: { $names }
dungeoneer-cli-pays = { $name } pays, { $count } peril left
dungeoneer-cli-hunt =
    { $count ->
       [one] { $count } wound defeats it
      *[other] { $count } wounds defeat it, they stay on it
    }
dungeoneer-cli-done = success ends the Hero phase
dungeoneer-cli-attempt =
    { $cost ->
       [0] free
      *[other] { $cost } AP
    }, success ends the Hero phase
dungeoneer-cli-fails = { $name }: { $form } { $needs }, fails { $percent }%: { $harm }
dungeoneer-cli-fails-all = { $name }: { $form } { $needs }, fails { $percent }%, every hero here: { $harm }
dungeoneer-cli-hazard = { $what }, on a failure: { $harm }.
dungeoneer-cli-once-found = once found, a second roll: { $risk }
dungeoneer-cli-die = die + { $parts }
dungeoneer-cli-gives =
    { $you ->
       [true] gives { $peril } peril, { $glory } glory
      *[false] gives { $name } { $peril } peril, { $glory } glory
    }
dungeoneer-cli-gives-dice = gives { $glory } glory; peril dice: { $dice }
dungeoneer-cli-signs =
    On the map: letters are the players’ heroes, _ is down; a gap is an open exit, ### a blocked one, !!! a trap exit; ^ spikes, o pit, * danger, $ a token{ $ice ->
       [true] , = ice
      *[false] {""}
    }, + gives peril and glory when entered.
dungeoneer-cli-object-hero = hero of { $id }
dungeoneer-cli-object-seat = player { $id }
dungeoneer-cli-object-place = place { $id }
dungeoneer-cli-object-die = die { $id }
dungeoneer-cli-object-act = answer { $id }
dungeoneer-cli-why-you-are-here = Your hero is here already. Type c and its name to read its card.
dungeoneer-cli-why-wrong-space = { $quest }: not in this space. Type b for your quests and where they go on.
dungeoneer-cli-words-peril = peril
dungeoneer-cli-topic-peril =
    { $solo ->
       [true] Alone you gain no peril, you roll for it: where a space gives 2, roll two dice; each that shows 2 or less reveals a monster, a trap or a bane.
      *[false] Peril pays for what is sent against you: opponents spend yours on monsters, traps and banes, you spend theirs.
    }
dungeoneer-cli-words-glory = glory
dungeoneer-cli-topic-glory = Glory pays for your own boons, treasures and abilities. Spaces you enter for the first time on your turn and life taken from monsters bring it.
dungeoneer-cli-words-ap = ap, action point, action points
dungeoneer-cli-topic-ap =
    AP are action points: { $limited ->
       [true] 3 a turn
      *[false] as many a turn as your speed
    }. A step, exploring more, searching, attacking and standing up cost 1 each{ $saves ->
       [true] ; 1 may be saved for the others’ turns
      *[false] {""}
    }.
dungeoneer-cli-words-blocked = blocked, blocked exit
dungeoneer-cli-topic-blocked = A blocked exit tests whoever leaves by it, never whoever comes in: if the roll fails, the step costs 1 AP more.
dungeoneer-cli-words-trap = trap, trap exit, traps
dungeoneer-cli-topic-trap = A trap exit tests whoever leaves by it: failing costs 1 life, and the hero still goes through. Trap cards are sent against heroes, and everyone in the space rolls.
dungeoneer-cli-words-danger = danger
dungeoneer-cli-topic-danger = Danger makes traps sent against a hero in that space that much harder to get past.
dungeoneer-cli-words-hazard = spikes, pit
dungeoneer-cli-topic-hazard = Spikes and pits test a hero who enters on its own turn: failing at spikes costs 1 life, failing at a pit knocks it down.
dungeoneer-cli-words-lair = lair
dungeoneer-cli-topic-lair = { dungeoneer-note-keeps }
dungeoneer-cli-words-challenge = challenge
dungeoneer-cli-topic-challenge =
    A challenge is your attack on whoever has just attacked you. It costs 1 AP{ $saves ->
       [true] , which you can save on your own turn
      *[false] {""}
    }.
dungeoneer-cli-words-response = response, responses
dungeoneer-cli-topic-response = A response is a card played when your hero is attacked, before the dice are rolled.
dungeoneer-cli-words-threshold = threshold
dungeoneer-cli-topic-threshold = A hero whose last AP opened a blocked exit waits on its threshold: next turn it passes without a roll, and meanwhile the exit is open to all.
dungeoneer-cli-words-level = level
dungeoneer-cli-topic-level = Each quest you complete raises your level, which changes your hero’s melee, magic and speed.
dungeoneer-cli-words-quest = quest, quests
dungeoneer-cli-topic-quest = Three quests win. One attempt a turn is free, another costs 1 AP; success ends your Hero phase. Type b for yours.

## What is wrong with a table

error-dungeoneer-both-falls = “Limited movement” and “Action point for falling” do not go together: choose one of them.
error-dungeoneer-nothing-drawn = With “No blank spots” no map card is drawn, so “Unbiased placement” would do nothing: choose one of them.

## What is wrong with a pack

error-dungeoneer-pack-card = Card { $id } in { $file }, line { $line }: { $problem }.
error-dungeoneer-pack-empty = There are no card files in { $folder }.
error-dungeoneer-pack-file = { $file } is no file of a pack; there may be { $files }.
error-dungeoneer-pack-toml = { $file } is not TOML: { $problem }.
error-dungeoneer-pack-tables = In { $file } only tables [[{ $section }]] may stand.
error-dungeoneer-pack-about = { $file }, line { $line }: { $problem }.
error-dungeoneer-pack-untold = { $folder } is no pack: it has no { $file }.
error-dungeoneer-pack-name = The folder { $pack } is no pack: its name may have small letters, figures and hyphens.
error-dungeoneer-pack-unread = { $file } cannot be read.
error-dungeoneer-pack-missing = The pack { $pack } is not installed here.
error-dungeoneer-pack-other = The pack { $pack } is for another game.
error-dungeoneer-pack-changed = The pack { $pack } was changed: this game was begun with its version { $wanted }, here is { $found }.
error-dungeoneer-pack-no-entrance = With { $packs } no map card is an entrance.
error-dungeoneer-pack-few-tunnels = With { $packs } the map deck has { $count ->
    [one] { $count } tunnel
   *[other] { $count } tunnels
  }; at least { $least } are needed around the entrance.
error-dungeoneer-pack-few-heroes = With { $packs } there are too few heroes ({ $count }); { $seats ->
    [one] { $seats } seat needs
   *[other] { $seats } seats need
  } { $needed }.
error-dungeoneer-pack-few-quests = With { $packs } there are too few quests ({ $count }); { $seats ->
    [one] { $seats } seat needs
   *[other] { $seats } seats need
  } { $needed }.

## A card of the hand in three words

dungeoneer-ui-gist-has = { $of } { $n }
dungeoneer-ui-gist-melee = { $n } melee
dungeoneer-ui-gist-magic = { $n } magic
dungeoneer-ui-gist-speed = { $n } speed
dungeoneer-ui-gist-attack = { $n } attack
dungeoneer-ui-gist-counter = { $n } counter
dungeoneer-ui-gist-threat = { $n } against threats
dungeoneer-ui-gist-roll = { $n } to a roll
dungeoneer-ui-gist-against = { $of }: { $n }
dungeoneer-ui-gist-attackers = attackers { $n }
dungeoneer-ui-gist-boons = { $n } boon limit
dungeoneer-ui-gist-treasures = { $n } treasure limit
dungeoneer-ui-gist-ap = { $n } AP
dungeoneer-ui-gist-life = { $n } life
dungeoneer-ui-gist-glory = { $n } glory
dungeoneer-ui-gist-level = { $n } level
dungeoneer-ui-gist-wounds = { $n } wound
dungeoneer-ui-gist-commands = { $of }: { $n }
dungeoneer-ui-gist-safe = no hazards

## The end

dungeoneer-ui-end-third =
    { $you ->
        [yes] You win: your third quest is done
       *[no] { $name } wins: the third quest is done
    }
dungeoneer-ui-end-last =
    { $you ->
        [yes] You win: your hero is the last one standing
       *[no] { $name } wins: the last hero standing
    }
dungeoneer-ui-end-ahead =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }: { $by ->
        [glory] more glory ({ $count } to { $against }), all else equal
        [life] more life ({ $count } to { $against }), same quests and level
        [level] higher level ({ $count } to { $against }), same quests
       *[quests] more quests ({ $count } to { $against }) when the turns ran out
    }
dungeoneer-ui-end-nobody = Nobody wins: the turns ran out, and nobody leads
dungeoneer-ui-end-lost = The dungeon wins: the hero is defeated
dungeoneer-ui-end-lost-turns = The dungeon wins: the turns ran out
dungeoneer-ui-end-missing =
    { $you ->
        [yes]
            { $count ->
                [one] You needed { $count } more quest.
               *[other] You needed { $count } more quests.
            }
       *[no]
            { $count ->
                [one] { $name } needed { $count } more quest.
               *[other] { $name } needed { $count } more quests.
            }
    }
dungeoneer-ui-end-why-third = third quest, turn { $turn }
dungeoneer-ui-end-why-quests =
    { $count ->
        [0] no quest done
        [one] { $count } quest done
       *[other] { $count } quests done
    }
dungeoneer-ui-end-why-less =
    { $by ->
        [glory] less glory
        [life] less life
        [level] a lower level
       *[quests] fewer quests
    } than { $you ->
        [yes] you
       *[no] { $name }
    } ({ $count } against { $above })
dungeoneer-ui-end-why-even = all is equal
dungeoneer-ui-end-why-defeated = defeated in turn { $turn }
dungeoneer-ui-end-falls =
    { $you ->
        [yes] You fall
       *[no] { $name } falls
    }
dungeoneer-ui-end-wound =
    { $you ->
        [yes] You are hit hard
       *[no] { $name } is hit hard
    }
dungeoneer-ui-end-turn = Turn { $turn }
dungeoneer-ui-end-where = Turn { $turn }, { $space }

## The map card that was drawn

dungeoneer-ui-tab-map = Map card
dungeoneer-ui-mapcard-laid = You found and placed this card
dungeoneer-ui-mapcard-laid-other = This card was placed this turn
dungeoneer-ui-mapcard-found = This card has just been found
dungeoneer-ui-mapcard-lay = Place this card on the map
dungeoneer-ui-mapcard-first = First visit each turn
dungeoneer-ui-mapcard-gives =
    { $dice ->
       [true] { $glory } glory; peril dice: { $peril }
      *[false] { $peril } peril, { $glory } glory
    }
dungeoneer-ui-map-quests = Quests: { $done } of 3

## Notes: the rule behind what is told for the first time

dungeoneer-note-goal = Everyone begins on the entrance with 1 glory, which pays for own cards, and 1 peril, which rivals spend on attacks. On your turn you first send monsters and traps; then your hero acts.
dungeoneer-note-turn = A turn begins with the Reset: used cards are ready and spaces pay again. Action points pay for moves, more exploring, more tries at a quest, attacks and standing up.
dungeoneer-note-encounter = Monsters and traps sent against heroes are called encounters. The target’s peril pays for them, never the sender’s.
dungeoneer-note-gains = On your turn your hero gains the glory and peril of each new space it enters, or of its own if it stays put. Glory buys boons and treasures; peril brings attacks.
dungeoneer-note-draws-map = A new map card goes anywhere at the edge of the dungeon where exits meet exits; no hero need be near. Where it fits only turned round, it is turned for you.
dungeoneer-note-attacks = Both sides roll a die and add their melee, magic or speed, as the attacker chose. The higher total wounds the other for 1 life; a tie hurts nobody.
dungeoneer-note-hero-attacks = Once in each turn, anyone’s, a hero may attack for 1 action point: a hero in its space or, as a challenge, whoever has just attacked it.
dungeoneer-note-hero-attacks-hero = { dungeoneer-note-hero-attacks }
dungeoneer-note-lays = An exit with a number tests whoever leaves by it, not whoever comes in. Failing costs 1 action point more at a blocked exit, 1 life at a trap exit.
dungeoneer-note-attempts = A quest is tried in the space it names. Whoever completes it gains a level, and the Hero phase ends at once.
dungeoneer-note-escorts = Arriving with the token is not enough: you must choose “Deliver” there. That completes the quest and ends the Hero phase.
dungeoneer-note-takes-token = A hero who hits another hero may take a token that this hero escorts instead of dealing the wound; the quest goes with it.
dungeoneer-note-completes = A higher level changes a hero’s melee, magic and speed; speed is also its action points a turn.
dungeoneer-note-falls = A hero who is down cannot move, attack, or explore for an action point (the free map card of each turn is still laid) until it pays 1 action point to stand up, in any phase of its turn.
dungeoneer-note-stands-up = A hero can stand up in any phase of its player’s turn; on others’ turns a saved action point pays for it, unless the table’s settings forbid it.
dungeoneer-note-keeps = A lair holds up to three of your monsters: they take no place in your hand, and can be sent again for the same peril.
dungeoneer-note-saves = One action point may be saved until your next turn: for challenging an attacker and, where the table’s settings allow it, for attacking or standing up.
dungeoneer-note-reward-glory = After a battle you gain 1 glory for each life you took from monsters. For each wound your own monster dealt, you may give a rival 1 peril. Monsters of quests give neither.
dungeoneer-note-plays = Whoever plays a boon or a treasure pays for it with glory.
dungeoneer-note-plays-on = { dungeoneer-note-plays }
dungeoneer-note-plays-at = { dungeoneer-note-plays }
dungeoneer-note-plays-bane = A bane is paid for with an opponent’s peril, never with the player’s own.
dungeoneer-note-plays-bane-on = { dungeoneer-note-plays-bane }
dungeoneer-note-plays-bane-at = { dungeoneer-note-plays-bane }
dungeoneer-ui-progress = Turn { $turn }

## Lesson

dungeoneer-lesson-welcome = Complete three quests first, or be the last hero alive. You and { $b } have one each.
dungeoneer-lesson-hero = Your hero is Raka. Laurel cards help you and cost your glory; skull cards hurt rivals and cost their peril.
dungeoneer-lesson-quests = “Close the Black Ledger”, in the Library, is your quest; “Catch the Magic Fish” goes to whoever gets there first.
dungeoneer-lesson-zombie = A turn begins with the Dungeonlord phase. Press the Zombie: { $b } pays 1 peril for it.
dungeoneer-lesson-plan = Now put the Zombie into your plan of attack.
dungeoneer-lesson-attack = Everything in your plan attacks together, once a turn. Attack!
dungeoneer-lesson-lair = Die plus melee: 7 against 5. The higher wounds, so Pim, { $b }’s hero, loses 1 life. Send the Zombie to your lair (the cave sign): from there it can attack again.
dungeoneer-lesson-map = Each turn adds a map card. Lay the Troll Bridge in the frame: the fish is caught there.
dungeoneer-lesson-step = Now your hero acts: speed 3 gives 3 action points (AP), and a step costs 1. Entering a space with a ring brings its glory and peril, once a turn. Press the Corridor.
dungeoneer-lesson-exit = The way to the Library is a trap: if a die plus speed 3 is below 5, you lose 1 life, but still get through. Go there.
dungeoneer-lesson-attempt = Here is your quest. The first attempt each turn is free.
dungeoneer-lesson-pay = You need magic 6 and have 1 plus a die. Each glory adds 1: pay 2, and a 3 is enough.
dungeoneer-lesson-discard = The quest is done: level 3, melee and speed now 4, and the Hero phase is over. Your turn ends with a discard. Third Eye costs 4 glory and you have 3: let it go.
dungeoneer-lesson-respond = { $b }’s Imp attacks with magic. Respond: Create Darkness gives it −2.
dungeoneer-lesson-end = The guide ends here. 5 to 5: nobody is hurt. Your saved AP (the hourglass) pays for a challenge: you attack the Imp, and a hit earns 1 glory.
