pig-title = Pig
pig-blurb = One die: roll as often as you dare, but a 1 takes it all.
pig-setting-goal = Points to win
pig-setting-goal-help = Whoever holds with so many points or more has won.

pig-ask-dare = Roll on, or hold what you have?
pig-do-roll = Roll
pig-do-hold = Hold { $count }
pig-undo-dare = Take it back

pig-why-nothing-to-hold = There is nothing to hold yet: roll first.
pig-why-not-your-turn = It is { $name }’s turn.

pig-log-rolls =
    { $pips ->
        [1] { $name } rolls a 1 and loses what the turn has brought.
       *[other] { $name } rolls { $pips }.
    }
pig-log-holds = { $name } holds { $count } and has { $score }.

pig-ui-scores = Points
pig-ui-goal = To win
pig-ui-turn = Turn
pig-ui-pot = This turn so far

pig-cli-score = { $name }: { $score } of { $goal } points.
pig-cli-pot = It is { $name }’s turn, so far with { $count }.
pig-cli-odds = One roll in six is a 1 and loses the { $count } of this turn.
