pig-title = Свиня
pig-blurb = Один кубик: кидайте, поки не страшно, але одиниця забере все.
pig-setting-goal = Очок до перемоги
pig-setting-goal-help = Перемагає той, хто зупиниться, набравши стільки очок або більше.

pig-ask-dare = Кидати далі чи зупинитися?
pig-do-roll = Кинути
pig-do-hold = Зупинитися й забрати { $count }
pig-undo-dare = Узяти назад

pig-why-nothing-to-hold = Забирати поки нічого: спершу киньте кубик.
pig-why-not-your-turn = Зараз ходить { $name }.

pig-log-rolls =
    { $pips ->
        [1] { $name }: випала одиниця, усе за цей хід пропало.
       *[other] { $name }: випало { $pips }.
    }
pig-log-holds = { $name } зупиняється: +{ $count }, разом { $score }.

pig-ui-scores = Очки
pig-ui-goal = Для перемоги треба
pig-ui-turn = Ходить
pig-ui-pot = За цей хід

pig-cli-score = { $name }: { $score } з { $goal } очок.
pig-cli-pot = Ходить { $name }, за цей хід: { $count }.
pig-cli-odds = Один кидок із шести — одиниця: здобуте за хід ({ $count }) згорить.
