pig-title = Свинья
pig-blurb = Один кубик: бросайте, пока не страшно, но единица отнимет всё.
pig-setting-goal = Очков до победы
pig-setting-goal-help = Побеждает тот, кто остановится, набрав столько очков или больше.

pig-ask-dare = Бросать дальше или остановиться?
pig-do-roll = Бросить
pig-do-hold = Остановиться и забрать { $count }
pig-undo-dare = Взять назад

pig-why-nothing-to-hold = Забирать пока нечего: сначала бросьте кубик.
pig-why-not-your-turn = Сейчас ходит { $name }.

pig-log-rolls =
    { $pips ->
        [1] { $name }: выпала единица, всё за этот ход пропало.
       *[other] { $name }: выпало { $pips }.
    }
pig-log-holds = { $name } останавливается: +{ $count }, всего { $score }.

pig-ui-scores = Очки
pig-ui-goal = До победы нужно
pig-ui-turn = Ходит
pig-ui-pot = За этот ход

pig-cli-score = { $name }: { $score } из { $goal } очков.
pig-cli-pot = Ходит { $name }, за этот ход: { $count }.
pig-cli-odds = Один бросок из шести — единица: набранное за ход ({ $count }) сгорит.
