lichlord-title = Tomb of the Lich Lord
lichlord-blurb = Guide your hero, and be the dungeon’s lord to all the others: first to three quests wins.

lichlord-level-easy-help = overlooks a lot
lichlord-level-normal-help = overlooks some things
lichlord-level-hard-help = overlooks nothing

## Table options

lichlord-setting-no_blank_spots = No blank spots
lichlord-setting-no_blank_spots-help = All map cards are dealt and laid before the game; whoever gets the entrance begins. No map card is drawn later and nobody explores.
lichlord-setting-resurrection = Resurrection
lichlord-setting-resurrection-help = Whose hero is defeated picks a new one of level 1, put on an entrance by the player to the left. Hand and cards in play are lost, quests are kept.
lichlord-setting-hero_choice = Choice of heroes
lichlord-setting-hero_choice-help = Players pick their heroes in turn order. Off: heroes are dealt.
lichlord-setting-optional_discard = Optional discard
lichlord-setting-optional_discard-help = The discard at the end of the turn may be skipped. Off: whoever has cards in hand discards exactly one.
lichlord-setting-unbiased_placement = Unbiased placement
lichlord-setting-unbiased_placement-help = A drawn space that your personal quest needs is laid by your left neighbour, who passes it on if it concerns them too. Not together with No blank spots.
lichlord-setting-nothing_personal = Nothing personal
lichlord-setting-nothing_personal-help = Nobody has personal quests, two global ones are always open. Only an escort becomes personal once it has begun.
lichlord-setting-limited_movement = Limited movement
lichlord-setting-limited_movement-help = Every hero gets 3 action points a turn, and none can be saved. At any time you may let your hero fall for 1 more, not for moving. Not together with the point for falling.
lichlord-setting-ap_for_falling = Action point for falling
lichlord-setting-ap_for_falling-help = If you saved no action point, you may let your hero fall to challenge, once a turn, whoever attacked it. Not together with Limited movement.
lichlord-setting-dodge_spikes = Dodging spikes
lichlord-setting-dodge_spikes-help = 1 action point avoids spikes without a roll.
lichlord-setting-lair_in_solo = Monsters gather in a lair
lichlord-setting-lair_in_solo-help = The harder solo game of the rulebook: the most expensive surviving monster goes to a lair, and all of the lair attack whenever a monster appears.
lichlord-setting-counter_strikes = Effects of counter strikes
lichlord-setting-counter_strikes-help = What a card says of a strike also works for whoever wins by the counter roll. Off: only for the attacker; a counter strike just wounds. The rulebook leaves it open.
lichlord-setting-saved_ap = The saved action point
lichlord-setting-saved_ap-help = Everything: the challenge, standing up, abilities, an attack on a hero in the same space, as we read the rulebook. Challenge only: an answer of the English rules.
lichlord-setting-saved_ap-all = For everything
lichlord-setting-saved_ap-challenge = For the challenge only
lichlord-setting-search_distance = What a search adds
lichlord-setting-search_distance-help = A search adds the distance to the nearest entrance: the spaces in between, by the letter of the rulebook, or the number of moves, one more.
lichlord-setting-search_distance-between = Spaces in between
lichlord-setting-search_distance-moves = Number of moves
lichlord-setting-entrance_peace = Peace on entrances
lichlord-setting-entrance_peace-help = The entrance bars challenges against heroes. All attacks: no hero attacks a hero there. Challenges only: an attack in one’s own turn is allowed.
lichlord-setting-entrance_peace-all = All attacks by heroes
lichlord-setting-entrance_peace-challenge = Challenges only
lichlord-setting-trap_exits = Trap exits
lichlord-setting-trap_exits-help = A trap exit works once a turn, whoever passes first, or every time somebody passes. The rulebook says only that they are ready again at each Reset.
lichlord-setting-trap_exits-once = Once a turn
lichlord-setting-trap_exits-always = Every time
lichlord-setting-danger_for_all = Danger counts for everybody
lichlord-setting-danger_for_all-help = The danger of a space also counts for a hero brought there in another player’s turn. Off: not for that hero.
lichlord-setting-reward_wounds = Wounds that are rewarded
lichlord-setting-reward_wounds-help = For what a monster’s owner gives peril: all life really lost to its card, or only that lost to its strikes.
lichlord-setting-reward_wounds-all = All its wounds
lichlord-setting-reward_wounds-strikes = Strikes only
lichlord-setting-deliver_free = Escorts are delivered freely
lichlord-setting-deliver_free-help = Delivering an escorted token is no attempt and costs nothing. Off: it counts as an attempt, of which the first in a turn is free.
lichlord-setting-packs = Packs of cards
lichlord-setting-packs-help = Cards that whoever runs this server has added, in place of cards of the set or beside them. The game can be played on only while they stay as they are.
lichlord-setting-turn_limit = Turn limit
lichlord-setting-turn_limit-help = After so many turns, of all players together, most quests win, then level, life, glory; alone the game is lost. 0 is no limit. A house rule of ours.

## Questions

lichlord-ask-lord = Dungeonlord phase. Play banes, declare encounters, or end it.
lichlord-ask-declare = Choose what attacks whom; all of it is shown together.
lichlord-ask-hero = Hero phase. Move, play, attempt a quest, or end it.
lichlord-ask-window = A moment for your cards: use one, or pass.
lichlord-ask-respond = You can respond before the dice fall, or pass.
lichlord-ask-challenge = Challenge an attacker, use a card, or pass.
lichlord-ask-form = In which form is the attack?
lichlord-ask-stat = Which stat faces the threat?
lichlord-ask-keep = The battle is over: where does the monster go?
lichlord-ask-reward = Your monster dealt a wound: who gets 1 peril?
lichlord-ask-take = Your strike hits: a wound, or the escorted token?
lichlord-ask-prevent = Your hero is about to be wounded: prevent it?
lichlord-ask-payer = Whose peril pays for the card?
lichlord-ask-give-up = Choose a card of yours to discard.
lichlord-ask-lair-surplus = The lair holds three: discard a monster.
lichlord-ask-discard = End of your turn: discard a card.
lichlord-ask-save = Save 1 action point for the turns of the others?
lichlord-ask-lay = Lay the map card where it fits.
lichlord-ask-swap = Which map card is swapped?
lichlord-ask-swap-with = Swapped with which, and how do both lie?
lichlord-ask-steal = Which treasure do you take?
lichlord-ask-dodge = Spikes: pay 1 action point, or roll?
lichlord-ask-buy = How much glory goes into this roll?
lichlord-ask-extra-die = Pay glory for a second die?
lichlord-ask-reroll = Pay glory to roll one die again?
lichlord-ask-scry = Put the card on top of the deck or at its bottom?
lichlord-ask-rust = The rust bites: 1 glory, or the treasure?
lichlord-ask-entrance = Two entrances are equally near: which one?
lichlord-ask-rise-at = On which entrance does your neighbour’s new hero rise?
lichlord-ask-pick-hero = Choose your hero.
lichlord-ask-new-hero = Your hero has fallen. Choose a new one.
lichlord-ask-draw = Draw a glory card?
lichlord-ask-reward-treasure = After the battle: play a permanent treasure, or pass.
lichlord-ask-host = Which of your dearest treasures takes the curse?
lichlord-ask-dearest = Which of the dearest monsters goes to the lair?

## Buttons (22 characters; names of cards and players come on top)

lichlord-do-declare = Declare encounters
lichlord-do-end-lord = End this phase
lichlord-do-add = { $card } → { $target_name }
lichlord-do-add-x = { $target_name }, X = { $x }
lichlord-do-done = Attack
lichlord-do-move = Go: { $space }
lichlord-do-move-blocked = Force: { $space }
lichlord-do-move-trap = Risk: { $space }
lichlord-do-explore = Explore
lichlord-do-attempt = Attempt the quest
lichlord-do-attempt-hunt = Hunt it
lichlord-do-search = Search
lichlord-do-escort = Take along
lichlord-do-deliver = Deliver
lichlord-do-pick-up = Pick up
lichlord-do-end-hero = End this phase
lichlord-do-play = Play { $card }
lichlord-do-play-on = { $card } → { $on }
lichlord-do-play-at = { $card } → { $target_name }
lichlord-do-play-at-on = { $card } → { $target_name }: { $on }
lichlord-do-play-two = { $target_name } → { $other_name }
lichlord-do-play-at-once = Use up { $card }
lichlord-do-use = Use { $card }
lichlord-do-use-on = { $card } → { $on }
lichlord-do-use-at = { $card } → { $target_name }
lichlord-do-stand-up = Stand up
lichlord-do-stand-up-roll = Try to stand up
lichlord-do-drop = Leave here
lichlord-do-fall = Fall for 1 AP
lichlord-do-attack-hero = Attack { $target_name }
lichlord-do-pass = Pass
lichlord-do-challenge = Challenge { $card }
lichlord-do-challenge-hero = Challenge { $target_name }
lichlord-do-challenge-falling = Fall and challenge
lichlord-do-challenge-hero-falling = Fall and challenge
lichlord-do-form =
    { $form ->
       [magic] Magic
       [speed] Speed
      *[other] Melee
    }
lichlord-do-stat =
    { $stat ->
       [magic] Magic
       [speed] Speed
       [level] Level
       [life] Life
      *[other] Melee
    }
lichlord-do-keep-hand = To your hand
lichlord-do-keep-lair = To the lair
lichlord-do-keep-discard = Discard
lichlord-do-reward = Peril: { $target_name }
lichlord-do-reward-nobody = Nobody
lichlord-do-take-wound = A wound
lichlord-do-take = Take: { $quest }
lichlord-do-prevent = Use { $card }
lichlord-do-prevent-not = Take the wound
lichlord-do-payer = { $target_name } pays
lichlord-do-give-up = Discard { $card }
lichlord-do-discard = Discard { $card }
lichlord-do-discard-nothing = Discard nothing
lichlord-do-save = Save it
lichlord-do-save-not = Do not save
lichlord-do-lay = Lay it here
lichlord-do-swap = Swap { $space }
lichlord-do-swap-with = With { $space }
lichlord-do-steal = Take { $card }
lichlord-do-dodge = Pay 1 AP
lichlord-do-dodge-not = Roll
lichlord-do-buy =
    { $count ->
       [0] Pay nothing
      *[other] Pay { $count }
    }
lichlord-do-extra-die = Two dice
lichlord-do-extra-die-not = One die
lichlord-do-reroll = Reroll die { $die }
lichlord-do-reroll-not = Leave them
lichlord-do-scry-top = On top
lichlord-do-scry-bottom = To the bottom
lichlord-do-rust-pay = Pay 1 glory
lichlord-do-rust-discard = Discard it
lichlord-do-entrance = Here: { $space }
lichlord-do-rise-at = Here: { $space }
lichlord-do-pick-hero = { $hero }
lichlord-do-draw = Draw
lichlord-do-draw-not = Do not draw
lichlord-do-choose-card = { $card }

## Options in full, for lists and text mode

lichlord-option-declare = Declare encounters, all at once
lichlord-option-end-lord = End the Dungeonlord phase
lichlord-option-add = { $card } attacks { $target_name }, for { $cost } of that player’s peril
lichlord-option-add-x = { $card } with X = { $x } attacks { $target_name }, for { $cost } of that player’s peril
lichlord-option-done =
    { $count ->
       [one] Show the declaration: { $count } card attacks
      *[other] Show the declaration: { $count } cards attack
    }
lichlord-option-move = Move to { $space }
lichlord-part-stat =
    { $stat ->
       [magic] magic
       [speed] speed
       [level] level
       [life] life
      *[other] melee
    }
lichlord-part-form =
    { $form ->
       [magic] magic
       [speed] speed
       [level] level
       [life] life
      *[other] melee
    }
lichlord-part-in-form =
    { $form ->
       [magic] by magic
       [speed] by speed
      *[other] in melee
    }
lichlord-option-move-blocked = Force the blocked exit to { $space }: { lichlord-part-stat } { $value }+, { $percent } %
lichlord-option-move-trap = Take the trap exit to { $space }: { lichlord-part-stat } { $value }+, { $percent } %
lichlord-option-explore = Explore: draw and lay a map card, for 1 action point
lichlord-option-attempt = Attempt the quest: { $quest }, { $percent } %
lichlord-option-attempt-hunt = Attempt the quest: { $quest }; its monster attacks first
lichlord-option-search = Search for { $quest }: { $value }+, { $percent } %
lichlord-option-escort = Take the token along: { $quest }
lichlord-option-deliver = Deliver, the quest is completed: { $quest }
lichlord-option-pick-up = Pick up the token that lies here: { $quest }
lichlord-option-end-hero = End the Hero phase
lichlord-option-play = Play { $card }, cost { $cost }
lichlord-option-play-on = Play { $card } on { $on }, cost { $cost }
lichlord-option-play-at = Play { $card } at { $target_name }, cost { $cost }
lichlord-option-play-at-on = Play { $card } at { $target_name }: { $on }, cost { $cost }
lichlord-option-play-two = { $card }: { $target_name } attacks { $other_name }
lichlord-option-play-at-once = Play { $card } and use it up at once, cost { $cost }
lichlord-part-cost =
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
lichlord-part-used =
    { $doing ->
       [attack] { $card } (an attack back, +1)
       [challenge] { $card } (a challenge for no AP)
       [ward] { $card } (a weaker attack roll)
       [rid] { $card } (getting rid of it)
       [quest] { $card } (another quest)
       [card] { $card } (another card)
       [deck] { $card } (a look at the deck)
       [heal] { $card } (healing)
       [ap] { $card } (an action point)
       [dice] { $card } (two dice, the higher counts)
       [roll] { $card } (more on this roll)
       [battle] { $card } (for the whole battle)
      *[other] { $card }
    }
lichlord-option-use = Use { lichlord-part-used }: { lichlord-part-cost }
lichlord-option-use-on = Use { lichlord-part-used } on { $on }: { lichlord-part-cost }
lichlord-option-use-at = Use { lichlord-part-used } against { $target_name }: { lichlord-part-cost }
lichlord-option-stand-up = Stand up for 1 action point
lichlord-option-stand-up-roll = Stand up for 1 action point: melee { $value }+, { $percent } %
lichlord-option-drop = Leave the token in this space: { $quest }
lichlord-option-fall = Let your hero fall and gain 1 action point, not for moving
lichlord-option-attack-hero = Attack { $target_name } for 1 action point
lichlord-option-challenge = Challenge { $card } for 1 action point, { $percent } %
lichlord-option-challenge-hero = Challenge { $target_name } for 1 action point
lichlord-option-challenge-falling = Let your hero fall and challenge { $card }, { $percent } %
lichlord-option-challenge-hero-falling = Let your hero fall and challenge { $target_name }
lichlord-option-form = Attack { lichlord-part-in-form }
lichlord-option-stat = Face it with { lichlord-part-stat }: die + { $value }
lichlord-option-keep-hand = { $card }: back to your hand
lichlord-option-keep-lair = { $card }: to your lair
lichlord-option-keep-discard = { $card }: to the discard pile
lichlord-option-reward = Give 1 peril to { $target_name }
lichlord-option-reward-nobody = Give the peril to nobody
lichlord-option-take-wound = Deal the wound
lichlord-option-take = Instead of the wound take the token: { $quest }
lichlord-option-prevent = Prevent 1 wound with { $card }
lichlord-option-prevent-not = Prevent nothing
lichlord-option-payer = { $target_name } pays, of { $peril } peril
lichlord-option-lay =
    { $turned ->
       [1] Lay { $space } at { $x }:{ $y }, turned round
      *[0] Lay { $space } at { $x }:{ $y }
    }
lichlord-option-swap-with =
    { $turned ->
       [1] { $other_turned ->
           [1] Swap with { $space }, both turned round
          *[0] Swap with { $space }, the first turned round
        }
      *[0] { $other_turned ->
           [1] Swap with { $space }, this one turned round
          *[0] Swap with { $space }
        }
    }
lichlord-option-dodge = Avoid the spikes for 1 action point
lichlord-option-dodge-not = Save the action point and roll
lichlord-option-buy = +{ $count } to the roll for { $count } glory
lichlord-option-extra-die = Pay glory, roll two dice and keep the higher
lichlord-option-extra-die-not = Pay nothing and roll one die
lichlord-option-reroll = Pay glory and roll die { $die } again
lichlord-option-scry-top = { $card }: on top of the deck
lichlord-option-scry-bottom = { $card }: to the bottom of the deck
lichlord-option-rust-pay = Pay 1 glory and keep { $card }
lichlord-option-rust-discard = Discard { $card }
lichlord-option-pick-hero = Play as { $hero }

## What an undo takes back

lichlord-undo-declare = Take out of the plan
lichlord-undo-give-up = Take the card back
lichlord-undo-discard = Take the card back
lichlord-undo-lair-surplus = Take the card back
lichlord-undo-keep = Take the card back
lichlord-undo-scry = Take the card back
lichlord-undo-reward-treasure = Take the card back
lichlord-undo-lay = Pick the map card up
lichlord-undo-swap = Pick the map card up
lichlord-undo-swap-with = Pick the map card up
lichlord-undo-save = Choose again
lichlord-undo-draw = Choose again
lichlord-undo-pick-hero = Choose another hero
lichlord-undo-new-hero = Choose another hero
lichlord-warn-ap-left =
    { $left ->
       [one] { $left } action point is still unspent; you can save one.
      *[other] { $left } action points are still unspent; you can save one.
    }
lichlord-warn-ap-lost =
    { $left ->
       [one] { $left } action point is still unspent; it cannot be saved.
      *[other] { $left } action points are still unspent; they cannot be saved.
    }

## Why not

lichlord-why-only-in-hero-phase = This is for the Hero phase of your own turn.
lichlord-why-only-in-lord-phase = This is for the Dungeonlord phase of your own turn.
lichlord-why-only-as-response = Only a response: when your hero is attacked, before the dice fall.
lichlord-why-only-in-own-turn = This works in your own turn only.
lichlord-why-only-when-wounded = It is offered when your hero is about to be wounded.
lichlord-why-only-in-challenge = Only in the Challenge step, after your hero was attacked.
lichlord-why-asked-first = Something else is decided first; then it can be done.
lichlord-why-too-little-glory = It costs { $cost } glory, and you have { $glory }. New spaces and monsters bring more.
lichlord-why-too-few-ap = It takes action points that you do not have; your next turn brings new ones.
lichlord-why-used-already = Used already; it comes back with the next turn or your next Reset.
lichlord-why-boon-limit = Your hero holds no more boons than { $limit }, and boons are not given up freely.
lichlord-why-treasure-limit = Your hero holds no more treasures than { $limit }; discard one at the end of a turn.
lichlord-why-one-of-a-type = One treasure of each type: you already have such a one.
lichlord-why-solo-treasure-in-reward = Alone, permanent treasures are played after a battle, in its Reward step.
lichlord-why-solo-boon-on-entrance = Alone, permanent boons are played on the entrance only.
lichlord-why-wrong-space = { $quest }: not in this space. The quest list shows the way.
lichlord-why-not-found-yet = The goal must be found first: search here for 1 action point.
lichlord-why-second-attempt-costs = One attempt a turn is free; another takes 1 action point.
lichlord-why-cannot-give-that = You lack what the quest asks you to give; your last life is never taken.
lichlord-why-escort-is-no-attempt = An escort needs no attempt: take the token along and deliver it.
lichlord-why-nobody-can-pay = No opponent has { $cost } peril to pay for it.
lichlord-why-nothing-to-aim-at = There is nothing that it could be used on now.
lichlord-why-declared-already = Encounters are declared once a turn, all together.
lichlord-why-is-whole = Your hero has all its life; there is nothing to heal.
lichlord-why-knocked-down = Your hero lies on the ground; standing up takes 1 action point.
lichlord-why-no-ap = No action points are left.
lichlord-why-wall = A wall is in the way; look for a way round.
lichlord-why-not-next-to-you = That space is not next to your hero; go space by space.
lichlord-why-you-are-here = Your hero is here already.
lichlord-why-no-map-cards = No map card is left that would fit.
lichlord-why-entrance-peace = Heroes do not attack heroes on an entrance.
lichlord-why-one-battle = One battle of your own a turn; you have had yours.
lichlord-why-not-in-your-space = That hero is in another space; go there first.
lichlord-why-not-yours = This belongs to another player.
lichlord-why-defeated = Your hero is defeated; you can watch the others.
lichlord-why-only-at-moments = It is used at a moment when you are asked for it: before dice, after an action.
lichlord-why-works-by-itself = It works by itself as long as it lies there.
lichlord-why-in-battle = Not during a battle; when it is over, your phase goes on.
lichlord-why-before-dice = The dice are rolled first; then your phase goes on.
lichlord-why-phase-begins = Your phase is about to begin: pass here, and then you can do it.
lichlord-why-encounters-first = The declared encounters are fought first.
lichlord-why-turn-ends = The turn is ending; this is for an earlier phase.
lichlord-why-banes-follow = Banes come right after this: pass, and you are asked for them.
lichlord-why-banes-now = Only banes are played here; boons, treasures and effects came before them.
lichlord-why-challenge-made = You have made your challenge; only free attacks are left.
lichlord-why-only-treasures-now = In this step only permanent treasures are played.
lichlord-why-cannot-pay = It costs { $cost } peril, and that player has { $peril }.
lichlord-why-no-such-roll = You are not about to make a roll that it changes.
lichlord-why-not-your-fight = Only in a battle that your hero takes part in.
lichlord-why-nothing-to-hang-on = There is no card in play that it can be attached to.
lichlord-why-other-wound = It does not help against this wound.
lichlord-why-declare-first = Choose to declare encounters first; then add this one.
lichlord-why-nothing-to-declare = You have no monster or trap that an opponent’s peril can pay for.
lichlord-why-not-an-encounter = It is neither a monster nor a trap; only those are declared.
lichlord-why-in-declaration = It is in the declaration already.
lichlord-why-too-little-peril-left = It costs { $cost } peril; after what is declared, nobody has more than { $left } left.
lichlord-why-card-first = First pick a monster or trap, then whom it attacks.
lichlord-why-declare-something = Add at least one monster or trap first.
lichlord-why-entrance-stays = An entrance always stays where it is.
lichlord-why-no-swap = Swapped, it would leave exits or spaces without a way.
lichlord-why-place-is-taken = A map card lies here already; choose a free place.
lichlord-why-chosen-already = This is the map card you chose first; choose another one.
lichlord-why-not-nearest = Only the nearest entrances count.
lichlord-why-only-entrances = A new hero begins on an entrance.
lichlord-why-saved-for-challenge = By the options of this table a saved action point is for the challenge only.
lichlord-why-not-in-this-fight = It takes no part in this battle any more.
lichlord-why-stays-in-play = It stays in play: discard a card from your hand, a treasure, or a monster from your lair.
lichlord-why-only-readied = Only a card on the table can be discarded now.
lichlord-why-only-from-hand = Only a card from your hand can be discarded now.
lichlord-why-only-from-lair = The lair is too full: only one of its monsters can go.
lichlord-why-other-kind = It is not one of the cards that you have too many of.
lichlord-why-rest-too-cheap = Without it the rest would not be worth what the quest asks.
lichlord-why-not-asked-for = This is not what has to be given up.
lichlord-why-not-dearest = It must be the most expensive, at { $cost }.

## What happened

lichlord-log-turn =
    { $ap ->
       [one] Turn { $turn }: { $name } has { $ap } action point.
      *[other] Turn { $turn }: { $name } has { $ap } action points.
    }
lichlord-log-rolls-first = { $name } rolls a { $die } for the first turn.
lichlord-log-first-player = { $name } goes first.
lichlord-log-hero = { $name } plays { $hero }.
lichlord-log-quest = { $name } receives a quest: { $quest }.
lichlord-log-global-quest = A quest for everybody: { $quest }.
lichlord-log-draws =
    { $count ->
       [one] { $name } draws { $count } card.
      *[other] { $name } draws { $count } cards.
    }
lichlord-log-draws-what = You draw { $cards }.
lichlord-log-discards = { $name } discards { $card }.
lichlord-log-encounter =
    { $x ->
       [0] { $name } sends { $card } against { $target_name }.
      *[other] { $name } sends { $card } (X = { $x }) against { $target_name }.
    }
lichlord-log-plays = { $name } plays { $card }.
lichlord-log-plays-on = { $name } plays { $card } on { $on }.
lichlord-log-plays-at = { $name } plays { $card } at { $target_name }.
lichlord-log-plays-at-on = { $name } plays { $card } at { $target_name }: { $on }.
lichlord-log-plays-two = { $name } plays { $card }: { $target_name } against { $other_name }.
lichlord-log-plays-bane = { $name } plays { $card }; { $payer_name } pays { $cost } peril.
lichlord-log-plays-bane-on = { $name } plays { $card } on { $on }; { $payer_name } pays { $cost } peril.
lichlord-log-plays-bane-at = { $name } plays { $card } at { $target_name }; { $payer_name } pays { $cost } peril.
lichlord-log-plays-bane-at-on = { $name } plays { $card } at { $target_name }: { $on }; { $payer_name } pays { $cost } peril.
lichlord-log-plays-bane-two = { $name } plays { $card }: { $target_name } against { $other_name }; { $payer_name } pays { $cost } peril.
lichlord-log-uses = { $name } uses { lichlord-part-used }.
lichlord-log-uses-on = { $name } uses { lichlord-part-used } on { $on }.
lichlord-log-uses-at = { $name } uses { lichlord-part-used } at { $target_name }.
lichlord-log-uses-at-on = { $name } uses { lichlord-part-used } at { $target_name }: { $on }.
lichlord-log-gains-glory = { $name } gains { $count } glory ({ $card }).
lichlord-log-loses-glory = { $name } loses { $count } glory.
lichlord-log-pays-glory = { $name } pays { $count } glory ({ $card }).
lichlord-log-gains-ap =
    { $count ->
       [one] { $name } gains { $count } action point.
      *[other] { $name } gains { $count } action points.
    }
lichlord-log-loses-ap =
    { $count ->
       [one] { $name } loses { $count } action point.
      *[other] { $name } loses { $count } action points.
    }
lichlord-log-level-changes = { $name } is now of level { $level } ({ $card }).
lichlord-log-less-ap =
    { $count ->
       [one] { $name } will have { $count } action point less in the next turn ({ $card }).
      *[other] { $name } will have { $count } action points less in the next turn ({ $card }).
    }
lichlord-log-leaves =
    { $kind-id ->
       [blocked] { $name } tries the blocked exit: { $space } → { $beyond }.
       [trap] { $name } takes the trap exit: { $space } → { $beyond }.
      *[other] { $name } goes on: { $space } → { $beyond }.
    }
lichlord-log-on-threshold = { $name } has forced the exit but has no strength left to pass, and waits on the threshold ({ $space } → { $beyond }).
lichlord-log-enters = { $name } enters: { $space }.
lichlord-log-gains =
    { $peril ->
       [0] { $name } gains { $glory } glory ({ $space }).
      *[other] { $name } gains { $glory } glory and { $peril } peril ({ $space }).
    }
lichlord-log-falls = { $name }’s hero falls to the ground.
lichlord-log-stands-up = { $name }’s hero stands up.
lichlord-log-stays-down = { $name }’s hero cannot get up.
lichlord-log-draws-map = { $name } finds { $space }.
lichlord-log-map-does-not-fit = { $name } finds { $space }, which fits nowhere; it goes under the deck.
lichlord-log-lays = { $name } lays { $space }.
lichlord-log-shifts = The dungeon shifts: { $name } moves { $space }.
lichlord-log-swaps = Stones shudder: { $name } swaps { $space } and { $other }.
lichlord-log-rolls =
    { $of ->
       [attack] { $name } attacks { lichlord-part-in-form }: rolls a { $die }, total { $total }.
       [counter] { $name } counters { lichlord-part-in-form }: rolls a { $die }, total { $total }.
      *[threat] { $name }, { lichlord-part-form }: rolls a { $die }, total { $total }.
    }
lichlord-log-monster-rolls =
    { $of ->
       [counter] { $card }, counter: rolls a { $die }, total { $total }.
      *[attack] { $card }, attack: rolls a { $die }, total { $total }.
    }
lichlord-part-source =
    { $source ->
       [exit] the trap exit
       [blocked] the blocked exit
       [hazard] the hazard
       [trap] the trap
       [monster] the monster’s threat
       [quest] the quest’s threat
       [standup] the weight that holds it down
      *[other] the threat
    }
lichlord-log-threat =
    { $overcome ->
       [true] { $name } masters { lichlord-part-source }: { $total }, needed { $value }.
      *[false] { $name } fails against { lichlord-part-source }: { $total }, needed { $value }.
    }
lichlord-log-attacks = { $target_name } is attacked { lichlord-part-in-form } by { $card }.
lichlord-log-hero-attacks = { $name } attacks { $card } { lichlord-part-in-form }.
lichlord-log-hero-attacks-hero = { $name } attacks { $target_name } { lichlord-part-in-form }.
lichlord-log-driven-off = { $name } drives off an attacker: { $card }.
lichlord-log-no-strike = A tie: nobody is hurt.
lichlord-log-struck = { $name } is struck by { $card }.
lichlord-log-wounded =
    { $cause ->
       [trap] { $name } loses { $count } life to { $card }, { $life } left.
       [exit] { $name } loses { $count } life in the trap exit of { $card }, { $life } left.
       [hazard] { $name } loses { $count } life on the spikes of { $card }, { $life } left.
       [quest] { $name } loses { $count } life to the quest { $card }, { $life } left.
       [monster] { $name } loses { $count } life to { $card }, { $life } left.
      *[other] { $count ->
       [one] { $name } loses { $count } life, { $life } left.
      *[other] { $name } loses { $count } life, { $life } left.
    }
    }
lichlord-log-prevents = { $name } wards the wound off: { $card }.
lichlord-log-saved-by = { $name } cheats death: { $card }.
lichlord-log-heals = { $name } regains { $count } life and has { $life }.
lichlord-log-gives-life = { $name } sacrifices { $count } life, { $life } left.
lichlord-log-strikes-monster = { $name } strikes { $card }: { $count } life lost, { $life } left.
lichlord-log-monster-defeated = { $name } defeats a monster: { $card }.
lichlord-log-hero-strikes = { $name } strikes { $target_name }.
lichlord-log-takes-token = { $name } takes the token of { $quest } from { $target_name }.
lichlord-log-keeps =
    { $where ->
       [hand] { $name } takes the monster back: { $card }.
       [lair] { $name } sends the monster to the lair: { $card }.
      *[discard] { $name } discards the monster: { $card }.
    }
lichlord-log-reward-glory = { $name } gains { $count } glory for the wounds dealt.
lichlord-log-reward-peril = { $name } gives { $target_name } 1 peril for a wound.
lichlord-log-defeated = { $name }’s hero is defeated.
lichlord-log-rises = { $name } returns as { $hero }: { $space }.
lichlord-log-attempts = { $name } attempts a quest: { $quest }.
lichlord-log-attempt-fails = { $name } does not succeed: { $quest }.
lichlord-log-searches = { $name } searches ({ $quest }): rolls a { $die }, total { $total }, needed { $value }.
lichlord-log-tries-luck = { $name } tries the dice: { $dice }.
lichlord-log-completes = { $name } completes a quest: { $quest }. Level { $level }, glory +{ $glory }.
lichlord-log-escorts = { $name } sets out with a charge: { $quest }.
lichlord-log-drops = { $name } leaves the charge behind: { $quest } ({ $space }).
lichlord-log-picks-up = { $name } picks up the charge: { $quest }.
lichlord-log-contest = { $name } against { $target_name }: { $total } to { $against }.
lichlord-log-steals = { $name } takes { $card } from { $target_name }.
lichlord-log-looks = You look into the pool: { $cards }.
lichlord-log-saves = { $name } saves an action point.
lichlord-log-peril-dice = Peril { $count }, dice: { $dice }.
lichlord-log-revealed = Out of the dark comes { $card }.
lichlord-log-wins = { $name } wins the game.
lichlord-log-lost = The dungeon wins.
lichlord-log-nobody-wins = The last turn is over, and nobody is ahead: nobody wins.

## How it ended

lichlord-fate-won = won
lichlord-fate-defeated = hero defeated
lichlord-fate-beaten = beaten
lichlord-fate-third-quest = third quest completed
lichlord-fate-last-standing = last hero standing
lichlord-fate-ahead = ahead when the turns were over

## Kinds: exits, cards, durations, timings, forms, phases

lichlord-kind-open = open
lichlord-kind-blocked = blocked
lichlord-kind-trap = trap
lichlord-kind-wall = wall
lichlord-kind-map = space
lichlord-kind-hero-card = hero
lichlord-kind-quest = quest
lichlord-kind-boon = boon
lichlord-kind-treasure = treasure
lichlord-kind-bane = bane
lichlord-kind-monster = monster
lichlord-kind-encounter = encounter
lichlord-kind-instant = instant
lichlord-kind-permanent = permanent
lichlord-kind-attachment = attachment
lichlord-kind-any = any time
lichlord-kind-response = response
lichlord-kind-melee = melee
lichlord-kind-magic = magic
lichlord-kind-speed = speed
lichlord-kind-level = level
lichlord-kind-life = life
lichlord-kind-setup = set-up
lichlord-kind-reset = Reset
lichlord-kind-dungeonlord = Dungeonlord phase
lichlord-kind-hero = Hero phase
lichlord-kind-close = discard and draw
lichlord-kind-room = room
lichlord-kind-tunnel = tunnel
lichlord-kind-grim-tunnel = grim tunnel
lichlord-kind-entrance = entrance
lichlord-kind-danger = danger
lichlord-kind-spikes = spikes
lichlord-kind-pit = pit
lichlord-kind-attack = attack
lichlord-kind-counter = counter
lichlord-kind-threat = threat
lichlord-kind-sacrifice = sacrifice
lichlord-kind-hunt = hunt
lichlord-kind-search = search
lichlord-kind-escort = escort
lichlord-kind-chance = chance
lichlord-kind-influence = influence
lichlord-kind-type-armor = armour
lichlord-kind-type-blessing = blessing
lichlord-kind-type-boots = boots
lichlord-kind-type-cloak = cloak
lichlord-kind-type-curse = curse
lichlord-kind-type-demon = demon
lichlord-kind-type-dragon = dragon
lichlord-kind-type-enhancer = enhancer
lichlord-kind-type-fiend = fiend
lichlord-kind-type-helmet = helmet
lichlord-kind-type-humanoid = humanoid
lichlord-kind-type-jewel = jewel
lichlord-kind-type-magic = magic
lichlord-kind-type-maneuver = manoeuvre
lichlord-kind-type-mechanism = mechanism
lichlord-kind-type-monster = monster
lichlord-kind-type-pack = pack
lichlord-kind-type-potion = potion
lichlord-kind-type-ring = ring
lichlord-kind-type-shield = shield
lichlord-kind-type-shift = shift
lichlord-kind-type-spell = spell
lichlord-kind-type-tool = tool
lichlord-kind-type-trap = trap
lichlord-kind-type-undead = undead
lichlord-kind-type-vermin = vermin
lichlord-kind-type-warp = warp
lichlord-kind-type-weapon = weapon
lichlord-kind-people-dwarf = dwarf
lichlord-kind-people-human = human
lichlord-kind-people-elf = elf
lichlord-kind-people-necro = necro
lichlord-kind-people-halfling = halfling
lichlord-kind-calling-avenger = avenger
lichlord-kind-calling-paladin = paladin
lichlord-kind-calling-sorceress = sorceress
lichlord-kind-calling-warrior = warrior
lichlord-kind-calling-necromancer = necromancer
lichlord-kind-calling-rogue = rogue

## Moments, each a stop of the standing passes

lichlord-moment-turn = Between two actions of a turn
lichlord-moment-enter = On entering a space
lichlord-moment-roll = Before a threat or search is rolled
lichlord-moment-rolls = Before the dice of a battle
lichlord-moment-response = Responses in a battle
lichlord-moment-challenge = A challenge after an attack
lichlord-moment-last = At the end of a turn

## Words of every screen

lichlord-ui-peril = peril
lichlord-ui-glory = glory
lichlord-ui-life = life
lichlord-ui-level = level
lichlord-ui-action-points = action points
lichlord-ui-ap = AP
lichlord-ui-saved = saved AP
lichlord-ui-hand = hand
lichlord-ui-map-hand = map cards in hand
lichlord-ui-lair = lair
lichlord-ui-inventory = in play
lichlord-ui-banes = banes
lichlord-ui-boons = boons
lichlord-ui-treasures = treasures
lichlord-ui-quests = quests
lichlord-ui-global-quest = global quest
lichlord-ui-deck = deck
lichlord-ui-discards = discard pile
lichlord-ui-peril-deck = peril deck
lichlord-ui-maps = map cards
lichlord-ui-fallen = fallen heroes
lichlord-ui-roaming = banes at large
lichlord-ui-down = knocked down
lichlord-ui-out = out
lichlord-ui-step-1 = Attack
lichlord-ui-step-2 = Response
lichlord-ui-step-3 = Attack roll
lichlord-ui-step-4 = Counter roll
lichlord-ui-step-5 = Compare
lichlord-ui-step-6 = Challenge
lichlord-ui-step-7 = Lair
lichlord-ui-step-8 = Reward
lichlord-ui-designed = our own design
lichlord-ui-designed-more = This card’s figures or text are ours, not those of the printed game.
lichlord-ui-map-left =
    { $count ->
       [one] { $count } map card left
      *[other] { $count } map cards left
    }
lichlord-ui-deck-left =
    { $count ->
       [one] { $count } card in the deck
      *[other] { $count } cards in the deck
    }
lichlord-ui-battle-in = Battle: { $space }
lichlord-ui-round = Round { $count }
lichlord-ui-turn-of = { $name }’s turn
lichlord-ui-moment-others = A moment for responses…

## Where a quest stands

lichlord-ui-goal-go =
    { $steps ->
       [one] { $steps } move away
      *[other] { $steps } moves away
    }
lichlord-ui-goal-here = you are here
lichlord-ui-goal-search = here, to be searched for
lichlord-ui-goal-found = found, now complete it
lichlord-ui-goal-carry =
    { $steps ->
       [one] with you, { $steps } move to go
      *[other] with you, { $steps } moves to go
    }
lichlord-ui-goal-ready = ready to be attempted
lichlord-ui-goal-home =
    { $steps ->
       [one] home to the entrance, { $steps } move
      *[other] home to the entrance, { $steps } moves
    }
lichlord-ui-goal-nowhere = its space is not on the map yet

## Words of the screens that own them: each adds its section below

## Map

lichlord-ui-map-label = Map of the dungeon
lichlord-ui-map-mini = The whole map
lichlord-ui-map-round = Round { $round }
lichlord-ui-map-turn = { $name } to play
lichlord-ui-map-phase-map = exploring
lichlord-ui-map-word-defends = defends
lichlord-ui-map-word-turn = their turn
lichlord-ui-map-word-out = defeated
lichlord-ui-map-place = { $space } here: { $where }. { $turned ->
    [yes] Turned round.
   *[no] As it is drawn.
  }{ $turns ->
    [1] { "" }
   *[other] { " " }It can lie both ways.
  }
lichlord-ui-map-hero = { $name }, { $space }
lichlord-ui-map-hero-lying = { $name }, { $space }, knocked down
lichlord-ui-map-foe = { $card } attacks
lichlord-ui-map-foe-gone = { $card }, out of the battle
lichlord-ui-map-or = or
lichlord-ui-map-threat = { $stat } { $value }+
lichlord-ui-map-north = north
lichlord-ui-map-east = east
lichlord-ui-map-south = south
lichlord-ui-map-west = west
lichlord-ui-map-held = held open
lichlord-ui-map-sprung = sprung in this turn
lichlord-ui-map-exits = Exits: { $exits }
lichlord-ui-map-danger = Danger: traps have +{ $count }
lichlord-ui-map-spikes = Spikes: { $threat }
lichlord-ui-map-pit = Pit: { $threat }
lichlord-ui-map-middle = where the map begins
lichlord-ui-map-eastwards = { $count } east
lichlord-ui-map-westwards = { $count } west
lichlord-ui-map-southwards = { $count } south
lichlord-ui-map-northwards = { $count } north
lichlord-ui-map-lying = { $name } (knocked down)
lichlord-ui-map-gives = New in this turn: peril { $peril }, glory { $glory }
lichlord-ui-map-here = Here: { $names }
lichlord-ui-map-token = A token lies here: { $quest }
lichlord-ui-map-goal = Your quest goes on here: { $quest }
lichlord-ui-map-home = Your way home
lichlord-ui-map-lay = Lay { $space }, { $where } of the entrance
lichlord-ui-map-turn-card = Turn the card
lichlord-ui-map-step-form = chooses { $form }
lichlord-ui-map-step-pass = passes
lichlord-ui-map-step-end = ends the phase
lichlord-ui-map-step-declare = begins to declare encounters
lichlord-ui-map-step-add = plans an encounter
lichlord-ui-map-step-done = declares
lichlord-ui-map-step-no = declines
lichlord-ui-map-step-nobody = gives it to nobody
lichlord-ui-map-step-other = makes a choice
lichlord-ui-map-hand-lay = Your map cards: choose one to lay
lichlord-ui-map-key-turn = turn the map card
lichlord-ui-map-key-fit = show the whole map
lichlord-ui-map-key-centre = to where it happens
lichlord-ui-map-key-zoom = nearer, farther
lichlord-ui-map-key-arrows = from space to space

## Battle, responses, deeds: what the prompt, the panel and the odds say

lichlord-ui-bold-attacked =
    { $count ->
       [one] You face an attack.
      *[other] You face { $count } attackers.
    }
lichlord-ui-bold-attacked-other = { $name } is attacked.
lichlord-ui-bold-challenge = You were attacked:
lichlord-ui-bold-turn = A moment in { $name }’s turn:
lichlord-ui-bold-enter = A hero enters:
lichlord-ui-bold-roll = Before the roll:
lichlord-ui-bold-rolls = Before the battle’s dice:
lichlord-ui-bold-last = End of { $name }’s turn:
lichlord-ui-bold-window = A moment to act:
lichlord-ui-bold-choice = Your choice:
lichlord-ui-say-respond = Respond before the dice fall, or pass.
lichlord-ui-say-help = Help, hinder, or pass.
lichlord-ui-say-window = use a card, or pass.
lichlord-ui-say-window-act = choose what to do, or pass.
lichlord-ui-take-aim = { $card }: choose the target.
lichlord-ui-take-way = { $card }: choose what to do.
lichlord-ui-take-aim-more = Touch the target, or press its button.
lichlord-ui-keep-more = { $card }. From your lair it can attack again on a later turn, and takes no room in your hand; a lair holds 3.
lichlord-ui-reward-more = Wounds to pay for: { $count }.
lichlord-ui-rise-more = Standing up takes 1 AP and a roll: melee { $value }+, { $percent } %.
lichlord-ui-left = { $ap } AP, { $glory } glory, { $peril } peril
lichlord-ui-perils = Peril: { $each }
lichlord-ui-planned = Planned: { $each }.
lichlord-ui-odds-percent = Chance { $percent } %.
lichlord-ui-odds-fight = You strike { $attack } %, tie { $tie } %, struck { $counter } %.
lichlord-ui-chances = Chances: { $each }
lichlord-ui-gains = Gives { $glory } glory and { $peril } peril.
lichlord-ui-gains-nothing = Gives nothing more this turn.
lichlord-ui-rest = Left: { $each }.
lichlord-ui-rest-ap = { $count } AP
lichlord-ui-rest-glory = { $count } glory
lichlord-ui-rest-peril = { $count } peril
lichlord-ui-left-to-payer = That player keeps { $count } peril.
lichlord-ui-x = X = { $x }
lichlord-ui-cancel = Cancel
lichlord-ui-back = Back
lichlord-ui-back-last = Take the last back
lichlord-ui-word-asked = your answer?
lichlord-ui-just-now = What just happened
lichlord-ui-just-all = all { $count }
lichlord-ui-just-less = fewer
lichlord-just-hit = { $card } hits { $name }: −{ $count } life, { $life } left
lichlord-ui-watch-battle = { $name } is in battle: { $space }.
lichlord-ui-watch-setup = The table is being set.
lichlord-ui-watch-reset = { $name } begins the turn.
lichlord-ui-watch-dungeonlord = { $name } plans dark deeds.
lichlord-ui-watch-map = { $name } lays a map card.
lichlord-ui-watch-hero = { $name }: Hero phase.
lichlord-ui-watch-close = { $name } ends the turn.
lichlord-ui-ended-lost = The dungeon wins.
lichlord-ui-ended-nobody = Nobody wins.
lichlord-ui-ended-you = You win! Quests: { $count }.
lichlord-ui-ended-won = { $name } wins. Quests: { $count }.
lichlord-ui-ended-you-last = You win! Your hero is the last one standing.
lichlord-ui-ended-won-last = { $name } wins: the last hero standing.
lichlord-ui-roll-threat = { $who }: { $form } { $needs }+, { $percent } %
lichlord-ui-roll-threat-open = { $who }: { $form } { $needs }+
lichlord-ui-roll-attack = { $who }: attack, { $form }; strikes { $percent } %
lichlord-ui-roll-attack-open = { $who }: attack, { $form }
lichlord-ui-roll-counter = { $who }: counter, { $form }; strikes { $percent } %
lichlord-ui-roll-counter-open = { $who }: counter, { $form }
lichlord-ui-rolls-more = and { $count } more
lichlord-ui-step-of = Step { $step } of 8: { $name }
lichlord-ui-fights-quest = fights for a quest: { $quest }
lichlord-ui-is-attacked = is attacked
lichlord-ui-strikes-back = strikes back
lichlord-ui-plus-die = + d6
lichlord-ui-plus-dice = + d6, the higher of two
lichlord-ui-sum-die = die { $die }
lichlord-ui-threat-all = for every hero here
lichlord-ui-life-left = Life left: { $count }
lichlord-ui-aim-at = Aim at { $card }
lichlord-ui-look-at = Look at { $card }
lichlord-ui-res-attack = The attack hits.
lichlord-ui-res-counter = The counter hits.
lichlord-ui-res-tie = A tie: nobody is hurt.
lichlord-ui-res-defeated = Defeated.
lichlord-ui-res-gone = Gone.
lichlord-ui-key-you = wound to you
lichlord-ui-key-hero = wound to the hero
lichlord-ui-key-tie = tie
lichlord-ui-key-monster = wound to the monster
lichlord-ui-key-name = wound: { $name }
lichlord-ui-helps = Played:
lichlord-ui-die = Die: { $pips }
lichlord-ui-odds-aloud = { $who }: the attack strikes { $attack } percent, tie { $tie }, the counter strikes { $counter }
lichlord-ui-may-respond = You may respond
lichlord-ui-may-challenge = You may strike back
lichlord-ui-may-act = You may act
lichlord-ui-lord = Dark deeds
lichlord-ui-lord-you = The others’ peril pays: choose what attacks whom.
lichlord-ui-lord-done = Encounters are declared for this turn.
lichlord-ui-lord-other = { $name } may send monsters and traps.
lichlord-ui-declaration = Declaration
lichlord-ui-too-dear = not affordable
lichlord-ui-nothing-to-send = You hold no monsters and traps.
lichlord-ui-peril-left = Peril left: { $count }
lichlord-ui-calm = All is quiet. Battles and responses show here.
lichlord-ui-calm-over = The game is over.
lichlord-ui-tab-battle = Battle
lichlord-ui-tab-moment = Respond
lichlord-ui-tab-lord = Deeds
lichlord-ui-tab-now = Now
lichlord-ui-odds-battle = This battle
lichlord-ui-odds-coming = About to be rolled
lichlord-ui-odds-mine = What I may try now
lichlord-ui-odds-none = There is nothing to roll for now.
lichlord-ui-piles = Piles
lichlord-ui-known-top = On top, as you know: { $cards }
lichlord-ui-known-bottom = At the bottom, as you know: { $cards }
lichlord-ui-ap-left = Action points: { $count }
lichlord-ui-key-pass = pass, decline
lichlord-ui-key-end = end the phase
lichlord-ui-key-explore = explore
lichlord-ui-key-declare = declare, attack
lichlord-ui-sr-turn = Round { $round }, turn { $turn }.
lichlord-ui-sr-player = { $hero }, level { $level }. Life { $life } of { $most }, glory { $glory }, peril { $peril }, action points { $ap }. Melee { $melee }, magic { $magic }, speed { $speed }. Quests { $quests } of 3, hand { $hand }.
lichlord-ui-sr-in = In { $space }.
lichlord-ui-sr-list = { $what }: { $cards }.
lichlord-ui-sr-cost = { $card }, cost { $cost }
lichlord-ui-sr-goal = { $quest }: { $where }.
lichlord-ui-sr-nearest = { $where }, { $space }
lichlord-ui-sr-plan = { $card } against { $name }, { $cost } peril
lichlord-ui-sr-attack = { $card }, { $form }: { $attack }, against { $counter }. Life { $life }.
lichlord-ui-sr-trap = { $card }: { $form } { $needs }+.
lichlord-ui-sr-defeated = Hero defeated.
lichlord-ui-sr-moment = Somebody may be using a moment to respond.

## Cards

lichlord-ui-card-plus-level =
    { $count ->
       [one] +1 level
      *[other] +{ $count } levels
    }
lichlord-ui-card-plus-life = +{ $count } life
lichlord-ui-card-plus-glory = +{ $count } glory
lichlord-ui-card-costs-glory = Costs { $cost } glory
lichlord-ui-card-costs-peril = Costs { $cost } peril
lichlord-ui-card-body = Life { $life }, melee { $melee }, magic { $magic }, speed { $speed }; attacks in { $forms }
lichlord-ui-card-attacks = attacks and counters
lichlord-ui-card-counters = only counters
lichlord-ui-card-tokens =
    { $count ->
       [one] 1 token
      *[other] { $count } tokens
    }
lichlord-ui-card-spent = Used.
lichlord-ui-card-life-of = life { $life } of { $most }
lichlord-ui-card-sr-can = Can be played.
lichlord-ui-card-sr-use = Can be used or chosen.
lichlord-ui-card-sr-taken = Chosen.
lichlord-ui-card-sr-cannot = Cannot be played: { $why }
lichlord-ui-card-sr-at = { $at } of { $count }.
lichlord-ui-card-sr-aim = Aim at { $name }.
lichlord-ui-card-sr-seat = { $peril } peril, { $glory } glory, life { $life } of { $most }, level { $level }, quests { $done } of 3, { $lair } in the lair, { $hand } in hand.{ $down ->
       [true] {" "}Knocked down.
      *[false] {""}
    }{ $saved ->
       [true] {" "}Has saved an action point.
      *[false] {""}
    }
lichlord-ui-card-open-board = Show the whole board
lichlord-ui-card-hero-use = My hero
lichlord-ui-card-level-short = lvl
lichlord-ui-card-on-hero = on the hero
lichlord-ui-card-quests-done = Quests: { $count } of 3 completed
lichlord-ui-card-quest-complete = completed
lichlord-ui-card-quest-unseen = not on the map yet
lichlord-ui-card-quest-wounds =
    { $count ->
       [one] 1 wound dealt
      *[other] { $count } wounds dealt
    }
lichlord-ui-card-boards = Players and piles
lichlord-ui-card-piles = Piles
lichlord-ui-card-known-top = top of the deck, known to you
lichlord-ui-card-known-bottom = bottom of the deck, known to you
lichlord-ui-card-peril-discards = discards of the peril deck
lichlord-ui-card-maps-below = map cards under their deck
lichlord-ui-card-nothing-there = Nothing lies here yet.
lichlord-ui-card-result = The end
lichlord-ui-card-result-won = { $name } wins
lichlord-ui-card-gallery = All cards
lichlord-ui-card-gallery-more =
    { $count ->
       [one] A star marks one card
      *[other] A star marks { $count } cards
    } whose figures or text are ours, because the printed ones could not be verified.
lichlord-ui-card-key-board = board of a player
lichlord-ui-card-all-hero = Heroes
lichlord-ui-card-all-quest = Quests
lichlord-ui-card-all-boon = Boons
lichlord-ui-card-all-treasure = Treasures
lichlord-ui-card-all-bane = Banes
lichlord-ui-card-all-monster = Monsters
lichlord-ui-card-all-trap = Traps
lichlord-ui-card-all-map = Map cards
