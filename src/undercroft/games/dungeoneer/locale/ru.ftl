dungeoneer-level-easy-help = многого не замечает
dungeoneer-level-normal-help = кое-что упускает
dungeoneer-level-hard-help = ничего не упускает

## Table options

dungeoneer-setting-no_blank_spots = Без белых пятен
dungeoneer-setting-no_blank_spots-help = Все карты локаций раздают и выкладывают до начала игры; первым ходит тот, кому достался вход. Потом карт локаций не берут и местность не исследуют.
dungeoneer-setting-resurrection = Воскрешение
dungeoneer-setting-resurrection-help = Потеряв героя, игрок берёт нового, 1-го уровня; сосед слева ставит его на вход. Рука и карты в игре пропадают, задания остаются.
dungeoneer-setting-hero_choice = Выбор героев
dungeoneer-setting-hero_choice-help = Игроки выбирают героев в порядке хода. Выключено: героев раздают случайно.
dungeoneer-setting-optional_discard = Сброс по желанию
dungeoneer-setting-optional_discard-help = Сброс в конце хода можно пропустить. Выключено: у кого на руке есть карты, тот сбрасывает ровно одну.
dungeoneer-setting-unbiased_placement = Беспристрастное размещение
dungeoneer-setting-unbiased_placement-help = Локацию, нужную вашему личному заданию, кладёт сосед слева; если и ему она нужна, он передаёт её дальше. Не сочетается с вариантом «Без белых пятен».
dungeoneer-setting-nothing_personal = Ничего личного
dungeoneer-setting-nothing_personal-help = Личных заданий нет, всегда открыты два общих. Личным становится только начатое сопровождение.
dungeoneer-setting-limited_movement = Ограниченное движение
dungeoneer-setting-limited_movement-help = Каждый герой получает 3 очка действия за ход, сохранять их нельзя. В любой момент можно упасть ради ещё одного, но не на движение. Не сочетается с очком за падение.
dungeoneer-setting-ap_for_falling = Очко действия за падение
dungeoneer-setting-ap_for_falling-help = Кто не сохранил очко действия, может раз в ход упасть и бросить вызов напавшему на героя. Не сочетается с ограниченным движением.
dungeoneer-setting-dodge_spikes = Уклонение от шипов
dungeoneer-setting-dodge_spikes-help = За 1 очко действия можно избежать шипов без проверки.
dungeoneer-setting-lair_in_solo = Монстры собираются в логове
dungeoneer-setting-lair_in_solo-help = Сложная одиночная игра по правилам: самый дорогой из выживших монстров уходит в логово, и всё логово атакует, когда появляется монстр.
dungeoneer-setting-counter_strikes = Эффекты ударов контратаки
dungeoneer-setting-counter_strikes-help = Написанное об ударе действует и тогда, когда удар нанёс победивший в контратаке. Выключено: только у атакующего, а удар контратаки просто ранит. Правила оставляют это открытым.
dungeoneer-setting-saved_ap = Сохранённое очко действия
dungeoneer-setting-saved_ap-help = Всё: вызов, подъём, способности, атака на героя в той же локации — так мы читаем правила. Только вызов: по ответу к английским правилам.
dungeoneer-setting-saved_ap-all = На всё
dungeoneer-setting-saved_ap-challenge = Только на вызов
dungeoneer-setting-search_distance = Что прибавляет поиск
dungeoneer-setting-search_distance-help = К поиску прибавляют расстояние до ближайшего входа: число локаций между, по букве правил, или число перемещений, на одно больше.
dungeoneer-setting-search_distance-between = Локации между
dungeoneer-setting-search_distance-moves = Число перемещений
dungeoneer-setting-entrance_peace = Мир на входах
dungeoneer-setting-entrance_peace-help = На входе нельзя бросать вызов героям. Любые атаки: герои там не атакуют друг друга. Только вызовы: атака в свой ход разрешена.
dungeoneer-setting-entrance_peace-all = Любые атаки героев
dungeoneer-setting-entrance_peace-challenge = Только вызовы
dungeoneer-setting-trap_exits = Выходы-ловушки
dungeoneer-setting-trap_exits-help = Выход-ловушка срабатывает раз в ход, на первом прошедшем, или каждый раз. Правила говорят лишь, что в фазу восстановления она снова готова.
dungeoneer-setting-trap_exits-once = Раз в ход
dungeoneer-setting-trap_exits-always = Каждый раз
dungeoneer-setting-ice_where = Что замерзает
dungeoneer-setting-ice_where-help = Лёд может лечь на любую карту локации без символа пустыни или только на места и помещения. Известные нам правила об этом молчат.
dungeoneer-setting-ice_where-all = Все карты локаций
dungeoneer-setting-ice_where-sites = Места и помещения
dungeoneer-setting-ice_tokens = Жетоны на локации
dungeoneer-setting-ice_tokens-help = На локации лежит один жетон оледенения или сколько угодно. Каждый считается ещё одним символом арктики.
dungeoneer-setting-ice_tokens-one = Один
dungeoneer-setting-ice_tokens-many = Сколько угодно
dungeoneer-setting-ice_after = Лёд после зимы
dungeoneer-setting-ice_after-help = Когда карта зимы уходит из игры, жетоны оледенения остаются или все возвращаются в запас.
dungeoneer-setting-ice_after-stay = Остаётся
dungeoneer-setting-ice_after-go = Уходит
dungeoneer-setting-danger_for_all = Опасность для всех
dungeoneer-setting-danger_for_all-help = Опасность локации действует и на героя, которого перенесли туда в чужой ход. Выключено: на него не действует.
dungeoneer-setting-reward_wounds = За какие раны награда
dungeoneer-setting-reward_wounds-help = За что хозяин монстра раздаёт риск: за всё здоровье, потерянное от его карты, или только за потерянное от ударов.
dungeoneer-setting-reward_wounds-all = Все его раны
dungeoneer-setting-reward_wounds-strikes = Только удары
dungeoneer-setting-deliver_free = Сопровождение без попытки
dungeoneer-setting-deliver_free-help = Доставка жетона при сопровождении — не попытка и ничего не стоит. Выключено: это попытка, и бесплатна только первая за ход.
dungeoneer-setting-packs = Наборы карт
dungeoneer-setting-packs-help = Карты, которые добавил хозяин этого сервера: вместо карт игры или вдобавок к ним. Партию можно продолжать, только пока они не изменились.
dungeoneer-setting-turn_limit = Предел ходов (всех игроков вместе)
dungeoneer-setting-turn_limit-help = Ходы всех игроков считаются вместе: 12 на троих — по четыре каждому. Когда они кончатся, побеждает живой герой, у которого больше заданий; при равенстве решает уровень, затем здоровье, затем слава. Кто играет один, тогда проигрывает. 0: без предела. Домашнее правило.

## Questions

dungeoneer-ask-lord = Нашлите монстров и ловушки, сыграйте проклятия или закончите фазу.
dungeoneer-ask-declare = Выберите, кто кого атакует; откроется всё вместе.
dungeoneer-ask-hero = Идите, играйте карты, выполняйте задание.
dungeoneer-ask-window = Можно применить карту. Или пропустите.
dungeoneer-ask-respond = Можно ответить, пока не брошены кубики. Или пропустите.
dungeoneer-ask-challenge = Бросьте вызов нападавшему или пропустите.
dungeoneer-ask-form = Чем атаковать?
dungeoneer-ask-stat = Чем встретить угрозу?
dungeoneer-ask-keep = Битва окончена, куда уходит монстр?
dungeoneer-ask-reward = Ваш монстр нанёс рану: кому дать 1 риск?
dungeoneer-ask-take = Удар достиг цели: рана или жетон?
dungeoneer-ask-prevent = Вашему герою грозит рана. Предотвратить её?
dungeoneer-ask-payer = Чьим риском оплатить карту?
dungeoneer-ask-give-up = Выберите, какую свою карту сбросить.
dungeoneer-ask-lair-surplus = В логове место для троих: сбросьте монстра.
dungeoneer-ask-discard = Конец хода: сбросьте карту.
dungeoneer-ask-save = Сохранить 1 очко действия на чужие ходы?
dungeoneer-ask-lay = Положите карту локации туда, где она подходит.
dungeoneer-ask-swap = Выберите карту локации для обмена.
dungeoneer-ask-swap-with = Выберите вторую карту локации.
dungeoneer-ask-steal = Какое сокровище вы забираете?
dungeoneer-ask-dodge = Шипы: отдать 1 очко действия или бросить кубик?
dungeoneer-ask-buy = Сколько славы вложить в эту проверку?
dungeoneer-ask-extra-die = Заплатить славу за второй кубик?
dungeoneer-ask-reroll = Заплатить славу и перебросить один кубик?
dungeoneer-ask-scry = Положить карту на верх или под низ колоды?
dungeoneer-ask-rust = Ржа точит сокровище: отдать 1 славу или сбросить его?
dungeoneer-ask-entrance = Ближайших входов несколько: какой?
dungeoneer-ask-portal = К какому порталу перенести героя?
dungeoneer-ask-freeze = Зима: какая локация замерзает?
dungeoneer-ask-burn = Сбросить карту с руки за +1 к этому броску?
dungeoneer-ask-thaw = С какой локации убрать жетон оледенения?
dungeoneer-ask-spread = До какой соседней с целью локации ещё дойдёт ловушка?
dungeoneer-ask-saga = Слава за раны монстра: ещё 1 очко славы или 1 риск сопернику?
dungeoneer-ask-rise-at = На какой вход встанет новый герой соседа?
dungeoneer-ask-pick-hero = Выберите героя.
dungeoneer-ask-new-hero = Ваш герой пал. Выберите нового.
dungeoneer-ask-draw = Взять карту славы?
dungeoneer-ask-reward-treasure = После битвы: сыграйте постоянное сокровище или пропустите.
dungeoneer-ask-host = Какое из самых дорогих сокровищ проклято?
dungeoneer-ask-clad = Кто из монстров получает карту, которая его ждала?
dungeoneer-ask-dearest = Какой из самых дорогих монстров уйдёт в логово?

## Buttons (22 characters; names of cards and players come on top)

dungeoneer-do-declare = Выбрать, кого наслать
dungeoneer-do-end-lord = Закончить злодеяния
dungeoneer-do-add = В план: { $card } → { $target_name }
dungeoneer-do-add-x = В план: { $card }, X = { $x } → { $target_name }
dungeoneer-do-add-on = { $card } → { $on } ({ $target_name })
dungeoneer-do-done = В атаку
dungeoneer-do-move = Идти: { $space }
dungeoneer-do-travel = В путь: { $space }
dungeoneer-do-move-blocked = Прорваться: { $space }
dungeoneer-do-move-trap = Рискнуть: { $space }
dungeoneer-do-explore = Исследовать, 1 ОД
dungeoneer-do-attempt = Выполнить задание
dungeoneer-do-attempt-hunt = Начать охоту
dungeoneer-do-search = Искать
dungeoneer-do-escort = Взять жетон, 0 ОД
dungeoneer-do-deliver = Доставить, конец фазы
dungeoneer-do-pick-up = Подобрать, 0 ОД
dungeoneer-do-end-hero = Закончить подвиги
dungeoneer-do-play = Сыграть: { $card }
dungeoneer-do-play-on = { $card } → { $on }
dungeoneer-do-play-at = { $card } → { $target_name }
dungeoneer-do-play-at-on = { $card } → { $target_name }: { $on }
dungeoneer-do-play-two =
    { $target_you ->
       [true] Вы атакуете
      *[false] { $target_name } атакует
    }, цель — { $other_you ->
       [true] вы
      *[false] { $other_name }
    }
dungeoneer-do-play-at-once = Истратить: { $card }
dungeoneer-do-use =
    { $doing ->
       [quest] Сменить задание
       [card] Обменять карту
       [rid] Избавиться: { $card }
       [deck] Взглянуть на колоду
      *[other] { $own ->
           [true] Применить: { $ability }
          *[false] Применить: { $card }
        }
    }
dungeoneer-do-use-on =
    { $doing ->
       [quest] Сбросить: { $on }
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
dungeoneer-do-stand-up = Подняться (1 ОД)
dungeoneer-do-stand-up-roll = Подняться: ОД и бросок
dungeoneer-do-drop = Положить жетон здесь
dungeoneer-do-fall = Упасть за 1 ОД
dungeoneer-do-attack-hero = Атака: { $target_name }, 1 ОД
dungeoneer-do-pass = Пропустить
dungeoneer-do-challenge = Вызов: { $card }, 1 ОД
dungeoneer-do-challenge-hero = Вызов: { $target_name }, 1 ОД
dungeoneer-do-challenge-falling = Упасть и бросить вызов
dungeoneer-do-challenge-hero-falling = Упасть и бросить вызов
dungeoneer-do-form =
    { $form ->
       [magic] Магия
       [speed] Скорость
      *[other] Ближний бой
    }
dungeoneer-do-stat =
    { $stat ->
       [magic] Магия
       [speed] Скорость
       [level] Уровень
       [life] Здоровье
      *[other] Ближний бой
    }: { $percent } %
dungeoneer-do-keep-hand = В руку
dungeoneer-do-keep-lair = В логово
dungeoneer-do-keep-discard = В сброс
dungeoneer-do-reward = { $target_name }: риск { $now } → { $peril }
dungeoneer-do-reward-nobody = Никому
dungeoneer-do-take-wound = Рана
dungeoneer-do-take = Забрать: { $quest }
dungeoneer-do-prevent =
    { $spends ->
       [token] { $card }: снять жетон
       [card] { $card }: сбросить
      *[nothing] Применить: { $card }
    }{ $percent ->
       [100] {""}
      *[other] , { $percent } %
    }
dungeoneer-do-prevent-not = Принять рану
dungeoneer-do-payer = Платит { $target_name } (есть { $peril })
dungeoneer-do-give-up = Сбросить: { $card }
dungeoneer-do-give-up-for = { $card }: { $value }
dungeoneer-do-discard =
    Сбросить: { $card }{ $where ->
       [lair] {" "}(логово)
       [treasure] {" "}(на столе)
      *[hand] {""}
    }
dungeoneer-do-discard-nothing = Ничего не сбрасывать
dungeoneer-do-save = Сохранить
dungeoneer-do-save-not = Не сохранять
dungeoneer-do-lay = Положить сюда
dungeoneer-do-swap = Менять: { $space }
dungeoneer-do-swap-with = На: { $space }
dungeoneer-do-steal = Забрать: { $card }
dungeoneer-do-dodge = Отдать 1 ОД
dungeoneer-do-dodge-not = Бросить: { $percent } %
dungeoneer-do-buy =
    { $count ->
       [0] Ничего
      *[other] Заплатить { $count }
    }
dungeoneer-do-extra-die = Два кубика, слава −{ $cost }
dungeoneer-do-extra-die-not = Один кубик
dungeoneer-do-reroll = Перебросить { $die }: { $percent } %
dungeoneer-do-reroll-not = Оставить как есть
dungeoneer-do-scry-top = На верх
dungeoneer-do-scry-bottom = Под низ
dungeoneer-do-rust-pay = Отдать 1 славу
dungeoneer-do-rust-discard = Сбросить
dungeoneer-do-entrance = Сюда: { $space }
dungeoneer-do-portal = Сюда: { $space }
dungeoneer-do-freeze = Сюда: { $space }
dungeoneer-do-burn = { $card }: +1
dungeoneer-do-burn-not = Больше не надо
dungeoneer-do-thaw = Отсюда: { $space }
dungeoneer-do-spread = Сюда: { $space }
dungeoneer-do-saga-glory = 1 слава вам
dungeoneer-do-rise-at = Сюда: { $space }
dungeoneer-do-pick-hero = { $hero }
dungeoneer-do-draw = Взять
dungeoneer-do-draw-not = Не брать
dungeoneer-do-choose-card = { $card }

## Options in full, for lists and text mode

dungeoneer-option-declare = Наслать монстров и ловушки: сначала наметьте всех, потом они нападут вместе
dungeoneer-option-end-lord = Закончить фазу злодеяний
dungeoneer-option-add =
    Наслать карту «{ $card }» за { $cost } { $cost ->
       [one] риск
       [few] риска
      *[many] рисков
    }, платит { $target_name }
dungeoneer-option-add-x =
    Наслать карту «{ $card }» (X = { $x }) за { $cost } { $cost ->
       [one] риск
       [few] риска
      *[many] рисков
    }, платит { $target_name }
dungeoneer-option-add-on =
    Прикрепить карту «{ $card }» к монстру «{ $on }» за { $cost } { $cost ->
       [one] риск
       [few] риска
      *[many] рисков
    }, платит { $target_name }
dungeoneer-option-done =
    { $count ->
       [one] Открыть и атаковать: { $count } карта
       [few] Открыть и атаковать: { $count } карты
      *[many] Открыть и атаковать: { $count } карт
    }
dungeoneer-option-move = Перейти в локацию: { $space }
dungeoneer-option-travel = Отправиться в локацию: { $space } ({ $symbol }), { dungeoneer-part-cost }
dungeoneer-option-freeze = Положить жетон оледенения: { $space }
dungeoneer-option-burn = Сбросить за +1 к броску: { $card }
dungeoneer-option-burn-not = Больше карт не сбрасывать
dungeoneer-option-thaw = Убрать жетон оледенения: { $space }
dungeoneer-option-spread = Ловушка бьёт и здесь: { $space }
dungeoneer-option-saga-glory = Получить ещё 1 очко славы
dungeoneer-part-stat =
    { $stat ->
       [magic] магия
       [speed] скорость
       [level] уровень
       [life] здоровье
      *[other] ближний бой
    }
dungeoneer-part-form =
    { $form ->
       [magic] магия
       [speed] скорость
       [level] уровень
       [life] здоровье
      *[other] ближний бой
    }
dungeoneer-part-in-form =
    { $form ->
       [magic] (магия)
       [speed] (скорость)
      *[other] (ближний бой)
    }
dungeoneer-option-move-blocked = Прорваться сквозь блокированный выход: { $space }, { dungeoneer-part-stat } { $value }+, успех { $percent } %
dungeoneer-option-move-trap = Пройти через ловушку: { $space }, { dungeoneer-part-stat } { $value }+, { $percent } % — без раны
dungeoneer-option-explore = Исследовать: взять и положить карту локации за 1 очко действия; отменить нельзя
dungeoneer-option-attempt = Выполнить задание «{ $quest }», успех { $percent } %
dungeoneer-option-attempt-hunt = Выполнить задание «{ $quest }»
dungeoneer-option-search = Искать по заданию «{ $quest }» (1 ОД, кубик + { $plus }, нужно { $value }, успех { $percent } %)
dungeoneer-option-escort = Бесплатно взять жетон задания «{ $quest }», чтобы отнести к цели
dungeoneer-option-deliver =
    Доставить: { $quest }. Награда: уровень +{ $level }{ $life ->
       [0] {""}
      *[other] , здоровье +{ $life }
    }{ $glory ->
       [0] {""}
      *[other] , слава +{ $glory }
    }. Фаза подвигов закончится
dungeoneer-option-pick-up = Подобрать здесь жетон задания «{ $quest }»
dungeoneer-option-end-hero = Закончить фазу подвигов
dungeoneer-part-price =
    { $cost ->
       [0] бесплатно
      *[other] цена: { $paid ->
           [peril] риск
          *[glory] слава
        } { $cost }
    }
dungeoneer-option-play = Сыграть: { $card }, { dungeoneer-part-price }
dungeoneer-option-play-on = Сыграть: { $card }, цель: { $on }, { dungeoneer-part-price }
dungeoneer-option-play-at = Сыграть: { $card }, цель: { $target_name }, { dungeoneer-part-price }
dungeoneer-option-play-at-on = Сыграть: { $card }, цель: { $target_name }, { $on }, { dungeoneer-part-price }
dungeoneer-option-play-two =
    { $card }: { $target_you ->
       [true] вы атакуете
      *[false] { $target_name } атакует
    }; цель — { $other_you ->
       [true] вы
      *[false] { $other_name }
    }
dungeoneer-option-play-at-once = Сыграть и сразу истратить: { $card }, { dungeoneer-part-price }
dungeoneer-part-gives =
    { $gives ->
       [heal] (здоровье { $now } → { $after })
      *[ap] (+{ $after } ОД)
    }
dungeoneer-part-cost =
    { $glory ->
       [0] { $ap ->
           [0] бесплатно
          *[other] { $ap } ОД
       }
      *[other] { $ap ->
           [0] слава −{ $glory }
          *[other] слава −{ $glory }, ОД −{ $ap }
       }
    }
dungeoneer-part-thing =
    { $own ->
       [true] способность «{ $ability }», герой { $card }
      *[false] { $card }
    }
dungeoneer-part-used =
    { $doing ->
       [attack] { dungeoneer-part-thing } — ответная атака, +1
       [challenge] { dungeoneer-part-thing } — вызов без ОД
       [ward] { dungeoneer-part-thing } — ослабление атаки
       [ward-off] { dungeoneer-part-thing } — демон возвращается
       [counter] { dungeoneer-part-thing } — +2 к одной контратаке
       [rid] { dungeoneer-part-thing } — снять карту
       [below] { dungeoneer-part-thing } — другое задание
       [thaw] { dungeoneer-part-thing } — убрать жетон оледенения
       [quest] { dungeoneer-part-thing } — обмен задания
       [card] { dungeoneer-part-thing } — обмен карты
       [deck] { dungeoneer-part-thing } — взгляд на колоду
       [heal] { dungeoneer-part-thing } — лечение
       [ap] { dungeoneer-part-thing } — очко действия
       [dice] { dungeoneer-part-thing } — два кубика, в счёт больший
       [roll] { dungeoneer-part-thing } — прибавка к проверке
       [battle] { dungeoneer-part-thing } — на всю битву
      *[other] { dungeoneer-part-thing }
    }
dungeoneer-option-use =
    { $doing ->
       [rid] Избавиться: { $card } ({ dungeoneer-part-cost })
      *[other] Применить: { dungeoneer-part-used } ({ dungeoneer-part-cost })
    }
dungeoneer-option-use-on =
    { $doing ->
       [below] Положить задание «{ $on }» под колоду и взять другое: { dungeoneer-part-cost }
       [quest] Сбросить задание «{ $on }» и взять другое ({ dungeoneer-part-cost })
      *[other] Применить: { dungeoneer-part-used }, цель: { $on } ({ dungeoneer-part-cost })
    }
dungeoneer-option-use-at = Применить: { dungeoneer-part-used }, цель: { $target_name } ({ dungeoneer-part-cost })
dungeoneer-option-stand-up = Подняться за 1 очко действия
dungeoneer-option-stand-up-roll = Подняться за 1 очко действия: ближний бой { $value }+, успех { $percent } %
dungeoneer-option-drop = Положить жетон задания «{ $quest }» здесь, не доставив. Кто подберёт его, того и задание
dungeoneer-option-fall = Упасть и получить 1 очко действия, но не на движение
dungeoneer-option-pass = Пропустить: ничего не применять и не платить
dungeoneer-option-attack-hero = Атаковать героя за 1 очко действия: { $target_name }, { $percent } %
dungeoneer-option-challenge = Бросить вызов за 1 очко действия: { $card } ({ $percent } %)
dungeoneer-option-challenge-hero = Бросить вызов за 1 очко действия: { $target_name }, { $percent } %
dungeoneer-option-challenge-falling = Упасть и бросить вызов: { $card } ({ $percent } %)
dungeoneer-option-challenge-hero-falling = Упасть и бросить вызов: { $target_name }, { $percent } %
dungeoneer-option-form = Атака: { dungeoneer-part-form }
dungeoneer-option-stat = Проверка: { dungeoneer-part-stat }, кубик + { $value }
dungeoneer-option-keep-hand = { $card }, ран нет: вернуть в руку
dungeoneer-option-keep-lair = { $card }: отправить в логово, оттуда нападёт снова за полную цену
dungeoneer-option-keep-discard = { $card }, есть раны: отправить в сброс
dungeoneer-option-reward = { $target_name }: ещё 1 риск ({ $now } → { $peril })
dungeoneer-option-reward-nobody = Не давать риск никому
dungeoneer-option-take-wound = Нанести рану
dungeoneer-option-take = Вместо раны забрать жетон: { $quest }
dungeoneer-option-prevent =
    Предотвратить 1 рану: { $card } ({ $spends ->
       [token] жетон снимается
       [card] карта сбрасывается
      *[nothing] { dungeoneer-part-cost }
    }){ $percent ->
       [100] {""}
      *[other] : { $percent } %
    }
dungeoneer-option-prevent-not = Не предотвращать
dungeoneer-option-payer = Платит { $target_name } (риск там: { $peril })
dungeoneer-option-give-up-for = Сбросить: { $card } ({ $value }), задание: { $quest }; не хватает { $left }
dungeoneer-option-lay =
    { $turned ->
       [1] { $space }: положить на { $x }:{ $y }, развернув
      *[0] { $space }: положить на { $x }:{ $y }
    }
dungeoneer-option-swap-with =
    { $turned ->
       [1] { $other_turned ->
           [1] Поменять местами: { $other } и { $space }, развернув обе карты
          *[0] Поменять местами: { $other } (развернув) и { $space }
        }
      *[0] { $other_turned ->
           [1] Поменять местами: { $other } и { $space } (развернув)
          *[0] Поменять местами: { $other } и { $space }
        }
    }
dungeoneer-option-dodge = Избежать шипов за 1 очко действия
dungeoneer-option-dodge-not = Не тратить очко действия и бросить кубик
dungeoneer-option-buy = +{ $count } к проверке, слава: −{ $count }; успех { $percent } %
dungeoneer-option-extra-die = Заплатить славу ({ $cost }), бросить два кубика и оставить больший: { $percent } %
dungeoneer-option-extra-die-not = Не платить и бросить один кубик
dungeoneer-option-reroll = Перебросить кубик с { $die } за славу ({ $cost }): { $percent } %
dungeoneer-option-scry-top = { $card }: на верх колоды
dungeoneer-option-scry-bottom = { $card }: под низ колоды
dungeoneer-option-rust-pay = Отдать 1 славу и сберечь: { $card }
dungeoneer-option-rust-discard = Сбросить: { $card }
dungeoneer-option-pick-hero = Играть за героя: { $hero }

## What an undo takes back

dungeoneer-undo-declare = Убрать из плана
dungeoneer-undo-give-up = Вернуть карту
dungeoneer-undo-discard = Вернуть карту
dungeoneer-undo-lair-surplus = Вернуть карту
dungeoneer-undo-keep = Вернуть карту
dungeoneer-undo-scry = Вернуть карту
dungeoneer-undo-reward-treasure = Вернуть карту
dungeoneer-undo-lay = Положить иначе
dungeoneer-undo-swap = Положить иначе
dungeoneer-undo-swap-with = Положить иначе
dungeoneer-undo-save = Выбрать иначе
dungeoneer-undo-window = Выбрать иначе
dungeoneer-undo-respond = Выбрать иначе
dungeoneer-undo-challenge = Выбрать иначе
dungeoneer-undo-draw = Выбрать иначе
dungeoneer-undo-pick-hero = Выбрать другого
dungeoneer-undo-new-hero = Выбрать другого
dungeoneer-warn-ap-left = Осталось очков действия: { $left }. Одно сохранится до чужих ходов, прочие пропадут.
dungeoneer-warn-ap-lost =
    { $left ->
       [one] Осталось { $left } очко действия, оно пропадёт.
       [few] Осталось { $left } очка действия, они пропадут.
      *[many] Осталось { $left } очков действия, они пропадут.
    }
dungeoneer-warn-token = Ещё можно бесплатно взять то, что нужно для задания: { $quest }.
dungeoneer-warn-lying = Герой лежит: бросить вызов нельзя. Подняться стоит 1 ОД. Осталось очков: { $left }.
dungeoneer-sure-ap-left = Закончить подвиги?
dungeoneer-sure-do-ap-left = Закончить
dungeoneer-sure-not-ap-left = Продолжить ход
dungeoneer-sure-ap-lost = Закончить подвиги?
dungeoneer-sure-do-ap-lost = Закончить
dungeoneer-sure-not-ap-lost = Продолжить ход
dungeoneer-sure-token = Закончить подвиги?
dungeoneer-sure-do-token = Закончить
dungeoneer-sure-not-token = Продолжить ход
dungeoneer-sure-lying = Закончить подвиги?
dungeoneer-sure-do-lying = Закончить
dungeoneer-sure-not-lying = Продолжить ход

## Why not

dungeoneer-why-only-in-hero-phase = Это для фазы подвигов вашего хода.
dungeoneer-why-only-in-lord-phase = Это для фазы злодеяний вашего хода.
dungeoneer-why-only-as-response = Только ответ: когда атакуют вашего героя, до броска кубиков.
dungeoneer-why-response-is-over = Только ответ, а этап ответа в этой битве уже позади.
dungeoneer-why-only-in-own-turn = Действует только в ваш ход.
dungeoneer-why-only-when-wounded = Её предложат, когда вашего героя будут ранить.
dungeoneer-why-only-in-challenge = Только на этапе вызова, после атаки на вашего героя.
dungeoneer-why-asked-first = Сначала решается другое; потом это можно будет сделать.
dungeoneer-why-moment = Вы ответили; теперь могут ответить другие.
dungeoneer-why-too-little-glory =
    { $how ->
       [use] { $card }, применение
      *[play] { $card }
    }: нужно славы { $cost }, а у вас { $glory }. Её дают новые локации и монстры.
dungeoneer-why-too-few-ap = Не хватает очков действия; новые будут в ваш следующий ход.
dungeoneer-why-used-already = Уже применена; вернётся в следующий ход или в вашей фазе восстановления.
dungeoneer-why-boon-limit = Предел преимуществ героя — { $limit }, а добровольно от них не отказываются.
dungeoneer-why-treasure-limit = Предел сокровищ героя — { $limit }; одно можно сбросить в конце хода.
dungeoneer-why-one-of-a-type = По одному сокровищу каждого типа ({ $kind }): у вас уже есть { $card }.
dungeoneer-why-solo-treasure-in-reward = В одиночку постоянные сокровища играют после битвы, на этапе награды.
dungeoneer-why-solo-boon-on-entrance = В одиночку постоянные преимущества играют только на входе.
dungeoneer-why-wrong-space = { $quest }: не в этой локации. См. список заданий.
dungeoneer-why-not-found-yet = Сначала найдите цель: поиск здесь за 1 очко действия.
dungeoneer-why-second-attempt-costs = Бесплатна одна попытка за ход; новая стоит 1 очко действия.
dungeoneer-why-cannot-give-that =
    Заданию нужно: { dungeoneer-part-asked }.{ $what ->
       [life] {" "}Последнее здоровье не отдают.
      *[other] {""}
    }
dungeoneer-why-escort-is-no-attempt = Сопровождению не нужна попытка: возьмите жетон и доставьте.
dungeoneer-why-nobody-can-pay = { $card }: ни у кого из соперников нет столько риска ({ $cost }).
dungeoneer-why-no-target-can-pay = { $card }: ни у кого из тех, на кого она подействовала бы, нет столько риска ({ $cost }).
dungeoneer-why-nothing-to-aim-at =
    { $lacks ->
       [level] Уровень у всех соперников и так 1: отнять нечего.
       [ap] Ни у одного соперника нет очков действия: отнять нечего.
      *[other] Сейчас карте не на что подействовать.
    }
dungeoneer-why-declared-already = Монстров и ловушки насылают раз в ход, всех вместе.
dungeoneer-why-is-whole = Герой цел: лечить нечего.
dungeoneer-why-knocked-down = Герой лежит; подняться стоит 1 очко действия.
dungeoneer-why-no-ap = Очков действия не осталось.
dungeoneer-why-wall = Мешает стена; ищите обходной путь.
dungeoneer-why-not-next-to-you = Эта локация не рядом с героем: за одно движение он проходит в соседнюю.
dungeoneer-why-you-are-here = Ваш герой уже здесь. Карту локации прочтёте, если задержать на ней палец или курсор.
dungeoneer-why-no-map-cards = Карты локаций кончились.
dungeoneer-why-no-map-fits = Ни одна из оставшихся карт локаций не подходит.
dungeoneer-why-entrance-peace = На входе герои не атакуют героев.
dungeoneer-why-one-battle = В этот ход вы уже начинали свою битву, она одна за ход.
dungeoneer-why-not-in-your-space = Этот герой в другой локации; сначала дойдите туда.
dungeoneer-why-in-another-space = Этот герой в другой локации; атаковать можно только героев в своей.
dungeoneer-why-not-yours = Это задание другого игрока.
dungeoneer-why-defeated = Ваш герой повержен; можно следить за остальными.
dungeoneer-why-only-at-moments = Вас спросят, когда это возможно: до броска, после действия.
dungeoneer-why-works-by-itself = Действует сама, пока лежит на столе.
dungeoneer-why-in-battle = Не во время битвы; после неё ваша фаза продолжится.
dungeoneer-why-before-dice = Сначала бросок кубиков; потом ваша фаза продолжится.
dungeoneer-why-phase-begins = Ваша фаза вот-вот начнётся: пропустите здесь, и тогда можно.
dungeoneer-why-encounters-first = Сначала нападут те, кого уже наслали.
dungeoneer-why-turn-ends = Героев атакуют раньше, не позже фазы подвигов; этот ход заканчивается.
dungeoneer-why-points-are-over = Очки действия этого хода позади; сохранённое пригодится в следующий ход.
dungeoneer-why-banes-follow = Проклятия сразу после этого: пропустите, и о них спросят.
dungeoneer-why-banes-now = Здесь играют только проклятия; преимущества, сокровища и свойства были до них.
dungeoneer-why-challenge-made = Вызов уже брошен; остались только бесплатные атаки.
dungeoneer-why-only-treasures-now = На этом этапе играют только постоянные сокровища.
dungeoneer-why-cannot-pay = «{ $card }» стоит { $cost } риска, есть { $peril }.
dungeoneer-why-no-such-roll = Сейчас вы не бросаете кубик, на который она влияет.
dungeoneer-why-no-such-attack = Нет атаки на вашего героя в такой форме.
dungeoneer-why-not-your-fight = Только в битве, где участвует ваш герой.
dungeoneer-why-nothing-to-hang-on = На столе у вас нет карты, к которой её можно прикрепить.
dungeoneer-why-no-host-there = { $target_name }: карту «{ $card }» не к чему прикрепить.
dungeoneer-why-no-host-anywhere = Ни у кого из соперников нет карты, к которой её можно прикрепить.
dungeoneer-why-no-use-there = На этого игрока ({ $target_name }) «{ $card }» сейчас не подействует.
dungeoneer-why-other-wound = От этой раны она не помогает.
dungeoneer-why-nothing-to-declare = Нет монстра или ловушки, на которых соперникам хватило бы риска.
dungeoneer-why-not-an-encounter = Это не монстр и не ловушка; насылают только их.
dungeoneer-why-in-declaration = Эта карта уже в плане.
dungeoneer-why-too-little-peril-left = { $card }: нужно риска { $cost }; после оплаты плана ни у кого не останется больше чем { $left }.
dungeoneer-why-card-first = Сначала выберите монстра или ловушку, потом цель.
dungeoneer-why-monster-first = Её прикрепляют к монстру в логове или в плане: сначала добавьте монстра.
dungeoneer-why-only-revealed = Её получает только один из монстров, которые пришли сейчас.
dungeoneer-why-own-hero-later = Монстров и ловушки насылают на соперников. Ваш герой будет действовать потом.
dungeoneer-why-heroes-not-spaces = Монстров и ловушки насылают на героев, не на локации. Ваш герой ходит в фазе подвигов.
dungeoneer-why-declare-something = Сначала добавьте хотя бы одного монстра или ловушку.
dungeoneer-why-entrance-stays = Вход всегда остаётся на месте.
dungeoneer-why-no-swap = После обмена появились бы выходы или локации без пути.
dungeoneer-why-place-is-taken = Здесь уже лежит карта локации; выберите свободное место.
dungeoneer-why-chosen-already = Эту карту локации вы уже выбрали; выберите другую.
dungeoneer-why-not-nearest = Подходят только ближайшие входы.
dungeoneer-why-no-winter = Карты зимы в игре нет.
dungeoneer-why-only-portals = Только другая локация с порталом.
dungeoneer-why-no-healing-here = Здесь здоровье не восстановить.
dungeoneer-why-no-cards-left = Карт приключений, чтобы взять, не осталось.
dungeoneer-why-other-terrain = Только в локации с таким символом: { $kind }.
dungeoneer-why-never-freezes = Здесь никогда не замерзает.
dungeoneer-why-only-sites-freeze = По настройкам стола замерзают только места и помещения.
dungeoneer-why-frozen = Здесь уже лежит лёд.
dungeoneer-why-switched-off = Здесь эта карта отключена.
dungeoneer-why-protected = Эта карта защищена от чужих карт.
dungeoneer-why-not-beside-target = Эта локация не соседняя с локацией цели.
dungeoneer-why-keeps-ice = Лёд с этой локации не убрать ничем.
dungeoneer-why-no-ice-there = Жетона оледенения там нет.
dungeoneer-why-only-entrances = Новый герой начинает на входе.
dungeoneer-why-saved-for-challenge = По настройкам стола сохранённое очко действия — только для вызова.
dungeoneer-why-not-in-this-fight = В этой битве она больше не участвует.
dungeoneer-why-trap-is-no-target = Ловушку не атакуют; против неё бросают все, кто в этой локации.
dungeoneer-why-stays-in-play = Остаётся в игре: сбросьте карту с руки, сокровище или монстра из логова.
dungeoneer-why-only-readied = Сейчас сбрасывают только карту со стола.
dungeoneer-why-only-from-hand = Сейчас сбрасывают только карту с руки.
dungeoneer-why-only-from-lair = Логово переполнено: уйти может только монстр оттуда.
dungeoneer-why-other-kind = Это не из тех карт, которых у вас слишком много.
dungeoneer-why-rest-too-cheap = Без неё остального не хватит на то, чего требует задание.
dungeoneer-why-not-asked-for = Отдать нужно не это.
dungeoneer-why-not-dearest = Нужна самая дорогая, за { $cost }.

## What happened

dungeoneer-part-target =
    { $target_you ->
       [true] вы
      *[other] { $target_name }
    }
dungeoneer-part-aim =
    { $target_you ->
       [true] ваш герой
      *[other] { $target_name }
    }
dungeoneer-part-plays =
    { $you ->
       [true] Вы играете
      *[other] { $name } играет
    } карту «{ $card }»
dungeoneer-part-plays-bane =
    { $own ->
       [true] { dungeoneer-part-plays }
      *[false] { $you ->
           [true] Вы как повелитель в чужой ход играете
          *[other] { $name } как повелитель в { $turn_you ->
               [true] ваш
              *[other] чужой
            } ход играет
        } карту «{ $card }»
    }
dungeoneer-part-buys =
    { dungeoneer-part-plays }{ $cost ->
       [0] {""}
       [one] {" "}за { $cost } славу
       [few] {" "}за { $cost } славы
      *[many] {" "}за { $cost } славы
    }
dungeoneer-part-pays =
    за { $cost } { $payer_you ->
       [true] { $cost ->
           [one] ваш риск
           [few] из вашего риска
          *[many] из вашего риска
        }
      *[other] { $cost ->
           [one] риск
           [few] риска
          *[many] рисков
        }, платит { $payer_name }
    }
dungeoneer-part-uses =
    { $you ->
       [true] Вы применяете
      *[other] { $name } применяет
    } { $own ->
       [true] способность «{ $ability }»
      *[false] «{ $card }»
    }
dungeoneer-part-pays-use =
    { dungeoneer-part-uses }{ $glory ->
       [0] { $ap ->
           [0] {""}
          *[other] {" "}за { $ap } ОД
       }
      *[other] {" "}за { $glory } { $glory ->
           [one] славу
           [few] славы
          *[many] славы
        }{ $ap ->
           [0] {""}
          *[other] {" "}и { $ap } ОД
        }
    }
dungeoneer-part-spends =
    { $doing ->
       [attack] { dungeoneer-part-pays-use }: ответная атака, +1
       [challenge] { dungeoneer-part-pays-use }: вызов без ОД
       [ward] { dungeoneer-part-pays-use }: ослабление атаки
       [card] { dungeoneer-part-pays-use }: обмен карты
       [deck] { dungeoneer-part-pays-use }: взгляд на колоду
       [heal] { dungeoneer-part-pays-use }: лечение
       [ap] { dungeoneer-part-pays-use }: очко действия
       [dice] { dungeoneer-part-pays-use }: два кубика, в счёт больший
       [roll] { dungeoneer-part-pays-use }: прибавка к проверке
       [battle] { dungeoneer-part-pays-use }: на всю битву
      *[other] { dungeoneer-part-pays-use }
    }
dungeoneer-part-buys-off =
    { $cost ->
       [0] { $ap ->
           [0] { $you ->
               [true] сбрасываете
              *[other] сбрасывает
            }
          *[other] { $you ->
               [true] платите
              *[other] платит
            } { $ap } ОД и { $you ->
               [true] сбрасываете
              *[other] сбрасывает
            }
        }
      *[other] { $you ->
           [true] платите
          *[other] платит
        } { $cost } { $cost ->
           [one] славу
           [few] славы
          *[many] славы
        }{ $ap ->
           [0] {""}
          *[other] , { $ap } ОД
        } и { $you ->
           [true] сбрасываете
          *[other] сбрасывает
        }
    }
dungeoneer-part-by =
    { $by_you ->
       [true] вы
      *[other] { $by_name }
    }
dungeoneer-part-points =
    { $count ->
       [one] { $count } очко действия
       [few] { $count } очка действия
      *[many] { $count } очков действия
    }
dungeoneer-part-way =
    { $how ->
       [moves] за шаги от входа
      *[between] за локации до входа
    }
dungeoneer-part-asked =
    { $what ->
       [life] здоровье от { $count } (у вас { $have })
       [glory] слава { $count } (у вас { $have })
       [cards] постоянные карты в игре: { $count } (у вас { $have })
       [boon] преимущества в игре: { $count } (у вас { $have })
       [rest] преимущества и сокровища на сумму { $count } сверх отданных (у вас на { $have })
      *[worth] преимущества и сокровища в игре на сумму { $count } (у вас на { $have })
    }
dungeoneer-part-two =
    { $target_you ->
       [true] Атакуете вы
      *[other] Атакует { $target_name }
    }, цель: { $other_you ->
       [true] вы
      *[other] { $other_name }
    }
dungeoneer-part-onto =
    { $onto ->
       [space] { $target_you ->
           [true] . Вас переносит в локацию
          *[other] . { $target_name } попадает в локацию
        }: { $on }
      *[card] {" "}(цель: { $on }, { $target_you ->
           [true] против вас
          *[other] { $target_name }
        })
    }
dungeoneer-part-effect =
    { $card }{ $how ->
       [hit] , удар: { dungeoneer-part-form }
       [fail] , провал: { dungeoneer-part-form }
      *[other] {""}
    }
dungeoneer-part-points-from =
    { $level ->
       [0] на ход дано { $speed }
      *[other] скорость { $speed } на уровне { $level }
    }{ $more ->
       [0] {""}
      *[other] , { $more_each ->
           [0] +{ $more }:
          *[other] по +{ $more_each }:
        } { $raised }
    }{ $less ->
       [0] {""}
      *[other] , { $less_each ->
           [0] −{ $less }:
          *[other] по −{ $less_each }:
        } { $lowered }
    }{ $least ->
       [true] , мин. { $ap }
      *[false] {""}
    }
dungeoneer-log-turn =
    Ход { $turn }. { $you ->
       [true] У вас
      *[other] { $name }:
    } { $ap ->
       [one] { $ap } очко действия
       [few] { $ap } очка действия
      *[many] { $ap } очков действия
    } ({ dungeoneer-part-points-from }).{ $lapses ->
       [true] {" "}Сохранённое ОД сгорело.
      *[false] {""}
    }
dungeoneer-log-last-turn =
    { $you ->
       [true] Ваш
      *[other] { $name }:
    } последний ход{ $sure ->
       [true] {""}
      *[false] , если никто не падёт, уступив свой ход
    }. { $sure ->
       [true] После хода { $turn }
      *[false] В конце
    } { $last ->
       [true] решают задания, уровень, здоровье, слава.
      *[false] игра проиграна.
    }
dungeoneer-log-turn-ends =
    { $you ->
       [true] Ваш ход окончен
      *[other] { $name }: ход окончен
    }{ $glory_change ->
       [0] {""}
      *[other] ; слава { $glory_before } → { $glory }
    }{ $peril_change ->
       [0] {""}
      *[other] ; риск { $peril_before } → { $peril }
    }{ $change ->
       [0] {""}
      *[other] ; здоровье { $life_before } → { $life }
    }{ $count ->
       [0] {""}
      *[other] ; { $saved ->
           [true] из остатка 1 ОД сохранено, пропало: { $count }
          *[false] остаток не сохранён и пропал: { dungeoneer-part-points }
        }
    }.
dungeoneer-log-lord-ends =
    { $you ->
       [true] Вы заканчиваете
      *[other] { $name } заканчивает
    } фазу злодеяний.
dungeoneer-log-lord-passes =
    { $you ->
       [true] Вы не насылаете
      *[other] { $name } не насылает
    } ни монстров, ни ловушек{ $peril ->
       [0] : у соперников нет риска, платить нечем.
      *[other] .
    }
dungeoneer-log-hero-ends =
    { $you ->
       [true] Вы заканчиваете
      *[other] { $name } заканчивает
    } фазу подвигов{ $ap ->
       [0] : очков действия не осталось.
      *[other] .
    }{ $untried ->
       [true] {" "}Бесплатная попытка задания «{ $quest }» не сделана.
      *[false] {""}
    }
dungeoneer-log-rolls-two =
    { $you ->
       [true] Вы бросаете
      *[other] { $name } бросает
    } два кубика ({ $ability }), считается больший: { $dice }.
dungeoneer-log-rolls-first =
    { $you ->
       [true] Вы бросаете кубик за первый ход
      *[other] { $name } бросает кубик за первый ход
    }: { $die }.
dungeoneer-log-rolls-tie = Ничья, бросают ещё раз: { $names }.
dungeoneer-log-first-player =
    { $you ->
       [true] Первый игрок — вы.
      *[other] Первый игрок — { $name }.
    }
dungeoneer-log-goal =
    { $limit ->
       [0] { $last ->
           [true] Побеждает первый, кто выполнит { $count } задания. Поверженный герой выбывает, и последний живой тоже побеждает.
          *[false] Побеждает первый, кто выполнит { $count } задания.
        }
      *[other] Победа — за { $count } задания{ $last ->
           [true] {" "}или последнему живому
          *[false] {""}
        }; после хода { $limit } — по заданиям, уровню, здоровью, славе.
    }
dungeoneer-log-hero =
    { $you ->
       [true] Ваш герой — { $hero }.
      *[other] { $name } — { $hero }.
    }
dungeoneer-log-quest =
    { $you ->
       [true] Вы получаете
      *[other] { $name } получает
    } задание: { $quest }.
dungeoneer-log-new-quest =
    { $you ->
       [true] Вы берёте
      *[other] { $name } берёт
    } новое задание: { $quest }. Сброшенное вернулось в стопку заданий.
dungeoneer-log-global-quest = Новое общее задание: { $quest }.
dungeoneer-log-next-quest =
    { $taken ->
       [true] { $other }: теперь это задание выполняет только { $you ->
           [true] ваш герой
          *[other] { $name }
        }. Вместо него для всех: { $quest }.
      *[false] Задание «{ $other }» выполнено, вместо него новое общее: { $quest }.
    }
dungeoneer-log-draws =
    { $you ->
       [true] Вы берёте
      *[other] { $name } берёт
    } { $count ->
       [one] { $count } карту
       [few] { $count } карты
      *[many] { $count } карт
    }{ $fills ->
       [true] : в руке было { $held }, добор до пяти.
      *[false] .
    }
dungeoneer-log-draws-what = Вы берёте: { $cards }.
dungeoneer-log-discards =
    { $why ->
       [rid] { $you ->
           [true] Вы
          *[other] { $name }
        } { dungeoneer-part-buys-off } «{ $card }»
      *[other] { $you ->
           [true] Вы сбрасываете
          *[other] { $name } сбрасывает
        }{ $why ->
           [turn] {" "}карту с руки, как все в конце хода: { $card }
           [turn-lair] {" "}монстра из логова, а не карту с руки (одна за ход уходит обязательно): { $card }
           [turn-treasure] {" "}сокровище со стола, а не карту с руки (одна за ход уходит обязательно): { $card }
           [may-turn] {" "}в конце хода по желанию карту с руки: { $card }
           [may-turn-lair] {" "}в конце хода по желанию монстра из логова: { $card }
           [may-turn-treasure] {" "}в конце хода по желанию сокровище со стола: { $card }
           [quest] {" "}ради задания «{ $on }»: { $card }
           [limit] {" "}лишнее сверх предела: { $card }
           [lair] {" "}лишнего монстра, в логове место троим: { $card }
           [host] : монстр «{ $on }» возвращается на руку
           [used] : { $card } (использовано)
           [hit] : { $card } ({ $on }, удар: { dungeoneer-part-form })
           [fail] : { $card } ({ $on }, провал: { dungeoneer-part-form })
           [unpaid] {" "}{ $card }, не заплатив 1 славу за его сохранение ({ $on })
           [unable] {" "}{ $card }: нет славы, чтобы его сохранить ({ $on })
          *[effect] : { $card } ({ $on })
        }
    }.
dungeoneer-log-encounter =
    { $cost ->
       [0] { $target_you ->
           [true] { $name } насылает на вас
          *[other] { $you ->
               [true] Цель — { $target_name }: вы насылаете
              *[other] Цель — { $target_name }: { $name } насылает
            }
        }
      *[other] { $target_you ->
           [true] { $name } тратит { $cost } { $cost ->
               [one] ваш риск
               [few] из вашего риска
              *[many] из вашего риска
            } и насылает на вас
          *[other] { $target_name } платит { $cost } { $cost ->
               [one] риск
               [few] риска
              *[many] рисков
            }: { $you ->
               [true] вы насылаете
              *[other] { $name } насылает
            }
        }
    }{ $where ->
       [lair] {" "}из логова
      *[hand] {""}
    }{" "}карту «{ $card }»{ $x ->
       [0] {""}
      *[other] {" "}(X = { $x })
    }.
dungeoneer-log-plays = { dungeoneer-part-buys }.
dungeoneer-log-plays-on = { dungeoneer-part-buys }, цель: { $on }.
dungeoneer-log-plays-at = { dungeoneer-part-buys }, цель: { dungeoneer-part-aim }.
dungeoneer-log-plays-at-on = { dungeoneer-part-buys }{ dungeoneer-part-onto }.
dungeoneer-log-plays-two = { dungeoneer-part-buys }. { dungeoneer-part-two }.
dungeoneer-log-plays-bane = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }: платить мог любой соперник.
dungeoneer-log-plays-bane-on = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }, цель: { $on }. Платить мог любой соперник.
dungeoneer-log-plays-bane-at = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }, цель: { dungeoneer-part-aim }.
dungeoneer-log-plays-bane-at-on = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }{ dungeoneer-part-onto }.
dungeoneer-log-plays-bane-two = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }. { dungeoneer-part-two }.
dungeoneer-log-uses = { dungeoneer-part-spends }.
dungeoneer-log-uses-on =
    { $doing ->
       [below] { $you ->
           [true] Вы кладёте
          *[other] { $name } кладёт
        } «{ $on }» под колоду заданий и { $you ->
           [true] берёте
          *[other] берёт
        } другое ({ $card }, слава: { $glory }).
       [quest] { $you ->
           [true] Вы меняете
          *[other] { $name } меняет
        } задание за славу ({ $glory }), без ОД: { $card } это позволяет. Сброшено: { $on }.
       [ward] { dungeoneer-part-pays-use }: { $on }, атака −{ $less }.
      *[other] { dungeoneer-part-spends }, цель: { $on }.
    }
dungeoneer-log-uses-at = { dungeoneer-part-spends }, цель: { dungeoneer-part-aim }.
dungeoneer-log-uses-at-on = { dungeoneer-part-spends }, цель: { dungeoneer-part-aim }: { $on }.
dungeoneer-log-gains-glory =
    { $you ->
       [true] Вы получаете
      *[other] { $name } получает
    } { $count ->
       [one] { $count } славу
       [few] { $count } славы
      *[many] { $count } славы
    } ({ dungeoneer-part-effect }).
dungeoneer-log-gains-peril =
    { $you ->
       [true] Вы получаете
      *[other] { $name } получает
    } { $count } риска ({ dungeoneer-part-effect }).
dungeoneer-log-loses-glory =
    { $you ->
       [true] Вы теряете
      *[other] { $name } теряет
    } { $count ->
       [one] { $count } славу
       [few] { $count } славы
      *[many] { $count } славы
    } ({ dungeoneer-part-effect }).
dungeoneer-log-pays =
    { $you ->
       [true] Вы платите
      *[other] { $name } платит
    } { $count ->
       [one] { $count } славу
       [few] { $count } славы
      *[many] { $count } славы
    } { $what ->
       [die] за второй кубик
       [reroll] за переброс кубика
       [bonus] за +{ $count } к проверке
       [quest] за задание
      *[wound] за предотвращение раны
    } ({ $card }).
dungeoneer-log-pays-glory =
    { $you ->
       [true] Вы отдаёте
      *[other] { $name } отдаёт
    } { $count ->
       [one] { $count } славу
       [few] { $count } славы
      *[many] { $count } славы
    }, чтобы сберечь сокровище «{ $card }».
dungeoneer-log-pays-ap =
    { $you ->
       [true] Вы тратите
      *[other] { $name } тратит
    } { dungeoneer-part-points }, { $what ->
       [spikes] чтобы обойти шипы
       [deliver] чтобы доставить жетон
      *[wound] чтобы предотвратить рану
    } ({ $card }).
dungeoneer-log-gains-ap =
    { $you ->
       [true] Вы получаете
      *[other] { $name } получает
    } { $count ->
       [one] { $count } очко действия
       [few] { $count } очка действия
      *[many] { $count } очков действия
    } ({ dungeoneer-part-effect }).
dungeoneer-log-loses-ap =
    { $you ->
       [true] Вы теряете
      *[other] { $name } теряет
    } { $count ->
       [one] { $count } очко действия
       [few] { $count } очка действия
      *[many] { $count } очков действия
    } ({ dungeoneer-part-effect }).
dungeoneer-log-level-changes =
    { $you ->
       [true] Ваш уровень теперь { $level } ({ dungeoneer-part-effect }).
      *[other] { $name }: уровень теперь { $level } ({ dungeoneer-part-effect }).
    }
dungeoneer-log-less-ap =
    { $you ->
       [true] Вы в следующий свой ход получите на
      *[other] { $name } в следующий свой ход получит на
    } { $count ->
       [one] { $count } очко действия
       [few] { $count } очка действия
      *[many] { $count } очков действия
    } меньше ({ dungeoneer-part-effect }).
dungeoneer-log-leaves =
    { $kind-id ->
       [blocked] { $open ->
           [true] { $you ->
               [true] Вы проходите
              *[other] { $name } проходит
            } без броска, выход уже { $by_you ->
               [true] открыли вы
              *[other] открыл игрок { $by_name }
            }: { $space } → { $beyond }.
          *[false] { $you ->
               [true] Вы пробиваетесь
              *[other] { $name } пробивается
            } через блокированный выход: { $space } → { $beyond }.
        }
       [trap] { $you ->
           [true] Вы идёте
          *[other] { $name } идёт
        } через выход-ловушку: { $space } → { $beyond }.
      *[other] { $you ->
           [true] Вы идёте
          *[other] { $name } идёт
        }: { $space } → { $beyond }.
    }
dungeoneer-log-on-threshold =
    { $down ->
       [true] { $you ->
           [true] Вы лежите
          *[other] { $name } лежит
        } у открытого выхода
      *[false] { $you ->
           [true] Вы остаётесь здесь
          *[other] { $name } остаётся здесь
        }: выход открыт, но на шаг нет ОД
    } ({ $space }). { $down ->
       [true] Поднявшись
      *[false] В следующий ход
    }, { $you ->
       [true] вы пройдёте
      *[other] герой пройдёт
    } без броска: { $beyond }.
dungeoneer-part-walk =
    { $ap ->
       [0] {" "}без ОД
      *[other] {" "}за { $ap } ОД
    }
dungeoneer-log-enters =
    { $walks ->
       [false] { $card } переносит { $you ->
           [true] вас
          *[other] героя ({ $name })
        } в локацию «{ $space }», очки действия не тратятся
      *[true] { $you ->
           [true] Вы входите
          *[other] { $name } входит
        } в локацию «{ $space }»{ dungeoneer-part-walk }
    }.
dungeoneer-log-travels =
    { $you ->
       [true] Вы отправляетесь
      *[other] { $name } отправляется
    } в локацию «{ $space }» ({ $symbol }){ dungeoneer-part-walk }.
dungeoneer-log-glides = { $card }: { $you ->
       [true] ваше движение
      *[other] { $name } — движение
    } не стоит очка действия.
dungeoneer-log-no-healing =
    { $card }: в локации «{ $space }» { $you ->
       [true] вы не восстанавливаете
      *[other] { $name } не восстанавливает
    } здоровье.
dungeoneer-log-untested =
    { $kind-id ->
       [blocked] Вход без броска: блокирован только путь наружу.
      *[trap] Вход без броска: ловушка ждёт лишь тех, кто выходит.
    }
dungeoneer-log-no-reward =
    { $kind-id ->
       [trap] Риска за эту рану никто не получит: его дают за раны от монстров, не от ловушек.
       [driven] Славы за прогнанного монстра нет: её дают только за раны монстров.
      *[hero] Славы за этот удар нет: её дают за раны монстров, а не героев.
    }
dungeoneer-log-no-gain =
    { $known ->
       [true] Славы и риска нет: { $you ->
           [true] ваш герой
          *[other] герой ({ $name })
        } уже был здесь в этот ход ({ $space }).
      *[false] { $you ->
           [true] Вы не получаете славы и риска
          *[other] { $name } не получает славы и риска
        }: локация даёт их только в свой ход ({ $space }).
    }
dungeoneer-part-hazard =
    { $what ->
       [pit] яма
       [danger] опасность
      *[spikes] шипы
    }
dungeoneer-log-spared =
    { $how ->
       [brought] Проверки нет ({ dungeoneer-part-hazard }, { $space }): { $you ->
           [true] ваш герой
          *[other] герой ({ $name })
        } попал сюда в чужой ход.
      *[card] { $ability }: { dungeoneer-part-hazard } ({ $space }) не { $what ->
           [spikes] действуют
          *[other] действует
        } на { $you ->
           [true] вашего героя
          *[other] героя ({ $name })
        }.
    }
dungeoneer-log-no-reset-glory =
    { $card }: { $you ->
       [true] славы нет, ведь в вашей локации есть другой герой.
      *[other] { $name } не получает славы, ведь в локации есть другой герой.
    }
dungeoneer-log-gains =
    { $stays ->
       [true] { $you ->
           [true] Вы весь ход на месте
          *[other] { $name } весь ход на месте
        }, и локация «{ $space }» даёт
      *[false] { $you ->
           [true] Вы получаете
          *[other] { $name } получает
        }
    } { $glory ->
       [one] { $glory } славу
       [few] { $glory } славы
      *[many] { $glory } славы
    }{ $peril ->
       [0] {""}
       [one] {" "}и { $peril } риск
       [few] {" "}и { $peril } риска
      *[many] {" "}и { $peril } рисков
    }{ $stays ->
       [true] .
      *[false] {" "}в локации «{ $space }».
    }
dungeoneer-log-falls =
    { $cause ->
       [pit] { $you ->
           [true] Вы падаете
          *[other] { $name } падает
        } в яму ({ dungeoneer-part-effect }).
       [own] { $you ->
           [true] Вы падаете
          *[other] { $name } падает
        } ради ещё одного ОД.
      *[other] { $you ->
           [true] Вы падаете
          *[other] { $name } падает
        } ({ dungeoneer-part-effect }).
    } Лёжа не ходят, ОД — лишь чтобы подняться: { $value ->
       [0] 1 ОД.
      *[other] 1 ОД, ближний бой { $value }+.
    }
dungeoneer-log-stands-up =
    { $you ->
       [true] Вы поднимаетесь
      *[other] { $name } поднимается
    } за { $saved ->
       [true] сохранённое
      *[other] 1
    } очко действия{ $apart ->
       [true] , к этой битве это не относится.
      *[other] .
    }
dungeoneer-log-gets-up =
    { $you ->
       [true] Вы поднимаетесь
      *[other] { $name } поднимается
    } без траты очка действия ({ $card }).
dungeoneer-log-stays-down =
    Подняться не вышло, ОД потрачено: { $you ->
       [true] ваш герой лежит
      *[other] { $name } лежит
    } дальше.
dungeoneer-log-draws-map =
    { $ap ->
       [0] { $you ->
           [true] Вы находите
          *[other] { $name } находит
        } локацию «{ $space }». Первое исследование за ход бесплатно.
      *[other] { $you ->
           [true] Вы исследуете подземелье за 1 очко действия и находите
          *[other] { $name } исследует подземелье за 1 очко действия и находит
        } локацию «{ $space }».
    }
dungeoneer-log-map-does-not-fit =
    { $you ->
       [true] Вы исследуете и находите
      *[other] { $name } исследует и находит
    } локацию «{ $space }». Места ей нет, она уходит под колоду.
dungeoneer-log-map-ends =
    { $count ->
       [0] Карты локаций кончились
      *[other] Ни одна из оставшихся карт локаций не подходит
    }: исследовать больше нечего.
dungeoneer-log-winter =
    Кубик зимы, { $you ->
       [true] ваш ход
      *[other] ходит { $name }
    }: { $die }. { $what ->
       [holds] Нужно { $value }+, ничего не замерзает.
       [freezes] Нужно { $value }+: одна локация замерзает.
       [used-up] Но жетоны оледенения кончились.
      *[nowhere] Но замёрзнуть нечему.
    }
dungeoneer-log-freezes =
    { $you ->
       [true] Вы кладёте
      *[other] { $name } кладёт
    } жетон оледенения на локацию «{ $space }» ({ $card }). Осталось: { $count }.
dungeoneer-log-thaws =
    { $you ->
       [true] Вы убираете
      *[other] { $name } убирает
    } жетон оледенения с локации «{ $space }» ({ $card }).
dungeoneer-log-winter-ends =
    Задание «{ $quest }» выполнено, карта «{ $card }» уходит из игры. { $count ->
       [0] Лёд остаётся.
      *[other] Лёд уходит (жетонов: { $count }).
    }
dungeoneer-log-serves =
    В локации «{ $space }» можно { $what ->
       [search] вести поиск по заданию
       [escort] взять жетон задания
       [deliver] доставить жетон задания
      *[quest] взяться за задание
    } «{ $quest }».
dungeoneer-log-lays =
    { $you ->
       [true] Вы кладёте
      *[other] { $name } кладёт
    } карту «{ $space }» туда, где она подходит: { $side ->
       [north] севернее
       [east] восточнее
       [south] южнее
      *[west] западнее
    } карты «{ $beyond }».
dungeoneer-part-foe =
    { $foe ->
       [monster] { $card }
      *[hero] { dungeoneer-part-target }
    }
dungeoneer-part-whom =
    { $foe ->
       [monster] {" "}монстра ({ $card })
      *[hero] { $target_you ->
           [true] {" "}вас
          *[other] , цель — { $target_name }
        }
    }
dungeoneer-log-shifts =
    Подземелье сдвигается, { $you ->
       [true] вы переносите
      *[other] { $name } переносит
    } карту: { $space }.
dungeoneer-log-turns-round =
    Земля сдвигается, { $you ->
       [true] вы разворачиваете
      *[other] { $name } разворачивает
    } карту: { $space }.
dungeoneer-log-swaps =
    Камни сдвигаются, { $you ->
       [true] вы меняете
      *[other] { $name } меняет
    } местами: { $space } и { $other }.
dungeoneer-log-rolls =
    { $you ->
       [true] { $of ->
           [attack] Ваша атака ({ dungeoneer-part-foe })
           [counter] Ваша контратака ({ dungeoneer-part-foe })
          *[threat] Ваша проверка
        }
      *[other] { $name }{ $of ->
           [attack] {" "}атакует{ dungeoneer-part-whom }
           [counter] {" "}контратакует{ dungeoneer-part-whom }
          *[threat] , проверка
        }
    }: { dungeoneer-part-sum }.
dungeoneer-log-monster-rolls =
    { $card }, { $of ->
       [counter] контратака
      *[attack] атака
    }: кубик { $die } + { dungeoneer-part-form } { $stat }{ $more ->
       [0] {""}
      *[other] {" "}{ $raised }
    }{ $less ->
       [0] {""}
      *[other] {" "}{ $lowered }
    } = { $total }.{ $influence ->
       [own] {" "}Врага усиливает { $you ->
           [true] ваше задание
          *[other] задание ({ $name })
        }.
       [global] {" "}Врага усиливает общее задание.
       [place] {" "}Врага усиливает эта локация.
      *[none] {""}
    }
dungeoneer-part-source =
    { $source ->
       [exit] выход-ловушка
       [spikes] шипы
       [pit] яма
       [trap] ловушка
       [bane] проклятие
       [place] эффект локации
       [monster] угроза монстра
       [quest] задание
      *[other] угроза
    }, { $card }
dungeoneer-part-sum =
    кубик { $die } + { dungeoneer-part-form } { $stat }{ $more ->
       [0] {""}
      *[other] {" "}{ $raised }
    }{ $less ->
       [0] {""}
      *[other] {" "}{ $lowered }
    }{ $glory ->
       [0] {""}
      *[other] {" "}+ { $glory } за славу
    } = { $total }
dungeoneer-part-rolled =
    { $you ->
       [true] Ваш бросок
      *[other] { $name }, бросок
    }: { dungeoneer-part-sum }, нужно { $value }{ $danger ->
       [0] {""}
      *[other] , из них { $danger } за опасность этой локации
    }
dungeoneer-part-foes = { $of }
dungeoneer-because-against = противник — { dungeoneer-part-foes }
dungeoneer-because-attacker = атакует { dungeoneer-part-foes }
dungeoneer-because-here =
    { $of-id ->
       [any] здесь атакуют
       [melee] здесь атакуют в ближнем бою
       [magic] здесь атакуют магией
       [speed] здесь атакуют скоростью
      *[other] здесь атакует { dungeoneer-part-foes }
    }
dungeoneer-because-commands = { dungeoneer-part-foes } его владельца
dungeoneer-because-beside = рядом атакует { dungeoneer-part-foes }
dungeoneer-because-source =
    { $of-id ->
       [blocked] блокированный выход
       [exit] выход-ловушка
       [hazard] преграда
       [trap] ловушка
       [monster] угроза монстра
       [standup] чтобы подняться
       [bane] против проклятия
       [place] против эффекта локации
      *[quest] угроза задания
    }
dungeoneer-because-attack =
    { $of-id ->
       [any] броски атаки
       [melee] атаки в ближнем бою
       [magic] атаки магией
      *[speed] атаки скоростью
    }
dungeoneer-because-counter =
    { $of-id ->
       [any] броски контратаки
       [melee] контратаки в ближнем бою
       [magic] контратаки магией
      *[speed] контратаки скоростью
    }
dungeoneer-because-threat =
    { $of-id ->
       [any] броски против угроз
      *[other] угрозы: { $of }
    }
dungeoneer-because-rolls = { $of }
dungeoneer-because-battle = в этой битве
dungeoneer-because-escorted = герой сопровождает
dungeoneer-because-return = ответ на атаку
dungeoneer-because-terrain = { $of } здесь
dungeoneer-because-icons = счёт символов
dungeoneer-log-threat =
    { dungeoneer-part-rolled } — { $source ->
       [blocked] { $overcome ->
           [true] блокированный выход открыт.
          *[false] блокированный выход не поддался, открыть его стоит ещё 1 ОД.
        }
       [standup] { $overcome ->
           [true] герой поднимается за 1 ОД.
          *[false] подняться не удалось, ОД потрачено.
        }
      *[other] { $overcome ->
           [true] проверка пройдена
          *[false] { $source ->
               [exit] проверка не пройдена, но путь открыт
              *[other] проверка не пройдена
            }
        } ({ dungeoneer-part-source }).
    }
dungeoneer-log-attacks =
    Монстр «{ $card }» атакует{ $target_you ->
       [true] {" "}вас
      *[other] , цель — { $target_name }
    } { dungeoneer-part-in-form }.
dungeoneer-part-attack-paid =
    { dungeoneer-part-in-form }{ $paid ->
       [ap] {" "}за 1 очко действия
       [saved] {" "}за сохранённое очко действия
       [challenge] {" "}— вызов за 1 очко действия
       [fall] {" "}— вызов ценой падения
      *[free] {""}
    }
dungeoneer-log-hero-attacks =
    { $you ->
       [true] Вы атакуете
      *[other] { $name } атакует
    } монстра «{ $card }» { dungeoneer-part-attack-paid }.
dungeoneer-log-hero-attacks-hero =
    { $target_you ->
       [true] { $name } атакует вас
      *[other] { $you ->
           [true] Вы атакуете
          *[other] { $name } атакует
        }, цель — { $target_name }
    } { dungeoneer-part-attack-paid }.
dungeoneer-log-driven-off =
    { $you ->
       [true] Вы прогоняете
      *[other] { $name } прогоняет
    } нападающего в сброс: { $card }.
dungeoneer-log-misses =
    { $cause ->
       [hero] Атака
      *[strike] { $card }: атака
    } впустую, { $you ->
       [true] вы
      *[other] { $name }
    } уже не здесь.
dungeoneer-log-attack-ends =
    { $cause ->
       [hero] Атака
      *[strike] { $card }: атака
    } кончается без бросков{ $count ->
       [0] {""}
       [one] , монстр теряет { $count } здоровье (осталось { $life })
       [few] , монстр теряет { $count } здоровья (осталось { $life })
      *[many] , монстр теряет { $count } здоровья (осталось { $life })
    }.
dungeoneer-log-raises-dice = +{ $count } к броску («{ $card }» сыграна до него).
dungeoneer-log-rolls-against =
    { $you ->
       [true] Вы бросаете
      *[other] { $name } бросает
    } за другую сторону ({ $card }): { $dice }.
dungeoneer-log-spreads = { $card }: под удар попадает ещё одна локация, { $space }.
dungeoneer-log-no-strike =
    Ничья { $total }:{ $total }, не попали ни { $cause ->
       [hero] { $you ->
           [true] вы
          *[other] { $name }
        }, ни { $target_you ->
           [true] вы
          *[other] { $target_name }
        }
      *[strike] «{ $card }», ни { $you ->
           [true] вы
          *[other] { $name }
        }
    }.
dungeoneer-log-struck =
    { $you ->
       [true] Монстр «{ $card }» наносит удар вам.
      *[other] { $name } пропускает удар монстра «{ $card }».
    }
dungeoneer-part-cause =
    { $cause ->
       [strike] { $card }, { dungeoneer-part-form }: { $against } против { $total }
       [hero] { dungeoneer-part-by }, { dungeoneer-part-form }: { $against } против { $total }
       [exit] выход-ловушка, { $card }
       [hazard] шипы, { $card }
       [last] { $card }: погибая, ранит всех в своей локации
       [failed] { dungeoneer-part-by }: не удалось задание «{ $card }»
      *[other] { $card }
    }
dungeoneer-log-wounded =
    { $you ->
       [true] Вы теряете
      *[other] { $name } теряет
    } { $count ->
       [one] { $count } здоровье
       [few] { $count } здоровья
      *[many] { $count } здоровья
    }, остаётся { $life } ({ dungeoneer-part-cause }).
dungeoneer-log-prevents =
    { $you ->
       [true] Вы предотвращаете
      *[other] { $name } предотвращает
    } рану{ $spends ->
       [token] {" "}и { $you ->
           [true] снимаете
          *[other] снимает
        } жетон: { $card }. Карта остаётся.
       [card] {" "}и { $you ->
           [true] сбрасываете
          *[other] сбрасывает
        } за это карту: { $card }.
      *[other] : { $card }.
    }
dungeoneer-log-saved-by =
    { $cause ->
       [hero] { $by_you ->
           [true] Ваш удар был бы смертельным
          *[other] { $by_name } наносит смертельный удар
        }
      *[other] { $on }: рана была бы смертельной
    }, но карта «{ $card }» оставляет { $you ->
       [true] вам
      *[other] герою ({ $name })
    } 1 здоровье.{ $unpaid ->
       [true] {" "}Раны нет — нет и риска.
      *[other] {""}
    }
dungeoneer-log-heals =
    { $you ->
       [true] Вы восстанавливаете
      *[other] { $name } восстанавливает
    } { $count ->
       [one] { $count } здоровье
       [few] { $count } здоровья
      *[many] { $count } здоровья
    } { $cause ->
       [quest] за выполненное задание
      *[card] ({ $ability })
    }, теперь { $life }.
dungeoneer-log-stays-whole =
    Здоровье +{ $count } в награду пропадает{ $you ->
       [true] : у вас
      *[other] {" "}({ $name }):
    } оно и так полное.
dungeoneer-log-gives-life =
    { $you ->
       [true] Вы приносите в жертву
      *[other] { $name } приносит в жертву
    } { $count ->
       [one] { $count } здоровье
       [few] { $count } здоровья
      *[many] { $count } здоровья
    }, остаётся { $life }.
dungeoneer-log-strikes-monster =
    { $you ->
       [true] Вы наносите
      *[other] { $name } наносит
    } удар монстру «{ $card }»: он теряет { $count ->
       [one] { $count } здоровье
       [few] { $count } здоровья
      *[many] { $count } здоровья
    }, остаётся { $life }.
dungeoneer-log-monster-defeated =
    { $you ->
       [true] Вы побеждаете
      *[other] { $name } побеждает
    } монстра «{ $card }»{ $of_quest ->
       [true] . Монстр задания сам славы не даёт
      *[false] {""}
    }.
dungeoneer-log-hero-strikes =
    { $target_you ->
       [true] { $name } наносит вам удар.
      *[other] { $target_name } пропускает { $you ->
           [true] ваш удар.
          *[other] удар, его наносит { $name }.
        }
    }
dungeoneer-log-takes-token =
    { $target_you ->
       [true] { $name } забирает ваш жетон вместо раны: { $quest }.
      *[other] { $you ->
           [true] Вы забираете
          *[other] { $name } забирает
        } жетон вместо раны: { $quest } ({ $target_name }).
    }
dungeoneer-log-keeps =
    { $where ->
       [hand] { $you ->
           [true] Вы возвращаете
          *[other] { $name } возвращает
        } в руку невредимого монстра «{ $card }».
       [lair] { $you ->
           [true] Вы отправляете
          *[other] { $name } отправляет
        } монстра «{ $card }» в логово{ $hurt ->
           [true] : раны заживают, напасть снова он сможет за полную цену.
          *[false] , откуда он сможет напасть снова за полную цену.
        }
       [dearest] Самый дорогой монстр уходит в логово{ $hurt ->
           [true] , раны заживают
          *[false] {""}
        } и нападёт снова вместе со следующим: { $card }.
      *[discard] { $you ->
           [true] Вы сбрасываете
          *[other] { $name } сбрасывает
        } раненого монстра «{ $card }».
    }
dungeoneer-log-reward-glory =
    { $you ->
       [true] Вы получаете
      *[other] { $name } получает
    } { $count ->
       [one] { $count } славу
       [few] { $count } славы
      *[many] { $count } славы
    } за здоровье, отнятое у монстров ({ $life }){ $more ->
       [0] {""}
      *[other] , а ещё { $more } даёт карта «{ $cards }»
    }.
dungeoneer-log-reward-peril =
    { $count ->
       [1] За рану от
      *[other] За раны от
    } { $sole ->
       [true] { $you ->
           [true] ваших монстров вы даёте сопернику
          *[other] своих монстров { $name } даёт сопернику
        }
      *[false] { $you ->
           [true] ваших монстров вы выбираете соперника и даёте
          *[other] своих монстров { $name } выбирает соперника и даёт
        }
    } { $count } { $count ->
       [one] риск
       [few] риска
      *[many] рисков
    } (плату за нападения): { $target_you ->
       [true] вам
      *[other] { $target_name }
    }.
dungeoneer-log-defeated =
    { $you ->
       [true] Ваш герой
      *[other] { $name }: герой
    } повержен ({ dungeoneer-part-cause }).
dungeoneer-log-loses-cards =
    { $you ->
       [true] Вы сбрасываете
      *[other] { $name } сбрасывает
    } все карты ({ $count }): рука, логово, преимущества, сокровища, проклятия.
dungeoneer-log-token-lies = Жетон остаётся в локации «{ $space }». Кто подберёт его, получит и задание «{ $quest }».
dungeoneer-log-quest-gone =
    { $you ->
       [true] Ваше задание выбывает из игры: { $quest }.
      *[other] Задание выбывает из игры: { $quest } ({ $name }).
    }
dungeoneer-log-rises =
    { $you ->
       [true] Вы возвращаетесь
      *[other] { $name } возвращается
    }: { $hero }, { $space }.
dungeoneer-log-attempts =
    { $you ->
       [true] Вы берётесь за задание
      *[other] { $name } берётся за задание
    }{ $ap ->
       [0] {" "}«{ $quest }». Первая попытка за ход бесплатна.
      *[other] {" "}«{ $quest }» ещё раз, за { $ap } очко действия.
    }
dungeoneer-log-attempt-fails =
    { $you ->
       [true] Вам не удаётся выполнить
      *[other] { $name } не выполняет
    } задание: { $quest }. Оно остаётся{ $count ->
       [0] {""}
      *[other] {" "}(попаданий: { $count } из { $value })
    }{ $ends ->
       [true] .
      *[false] , фаза подвигов продолжается.
    }
dungeoneer-log-search-lapses =
    { $you ->
        [true] Вас
       *[other] { $name }: героя
    } уже нет там, где начался поиск: он сорван, очко действия потрачено ({ $quest }).
dungeoneer-log-searches =
    { $you ->
       [true] Вы ищете
      *[other] { $name } ищет
    }{ $count ->
       [1] {""}
      *[other] {" "}ещё раз
    } цель задания «{ $quest }» за 1 ОД: кубик { $die } + { $plus } { dungeoneer-part-way } = { $total }, нужно { $value }. { $overcome ->
       [true] Цель найдена.
      *[false] Ничего не найдено.
    }
dungeoneer-log-tries-luck =
    { $what ->
       [wound] { $overcome ->
           [true] { $card }: рана предотвращена, на кубике { $dice } при нужных { $value }.
          *[false] { $card }: рана не предотвращена, на кубике { $dice } при нужных { $value }.
        }
      *[other] { $was ->
           [0] { $you ->
               [true] Вы испытываете удачу
              *[other] { $name } испытывает удачу
            } ({ $card }): { $dice }
          *[other] { $you ->
               [true] Вы перебрасываете кубик
              *[other] { $name } перебрасывает кубик
            } ({ $card }): { $was } → { $die }, теперь { $dice }
        }. Нужно: { $what ->
           [ice] { $value ->
               [1] 1
              *[other] { $value } или меньше
            }
           [least] { $value } или больше
           [either] дубль или сумма от { $value }
           [total] сумма от { $value }
          *[double] дубль
        }.
    }
dungeoneer-log-completes =
    { $you ->
       [true] Вы
      *[other] { $name }
    } { $delivers ->
       [true] { $you ->
           [true] доставляете
          *[other] доставляет
        } жетон в локацию «{ $space }» и { $you ->
           [true] выполняете
          *[other] выполняет
        }
      *[false] { $you ->
           [true] выполняете
          *[other] выполняет
        }
    } задание «{ $quest }». Уровень { $level }, слава +{ $glory }.{ $ends ->
       [true] {" "}Фаза подвигов окончена.
      *[false] {""}
    }
dungeoneer-log-escorts =
    { $you ->
       [true] Вы бесплатно берёте
      *[other] { $name } бесплатно берёт
    } жетон задания «{ $quest }»{ $taken ->
       [true] {" "}(теперь оно личное)
      *[false] {""}
    }: отнести его надо { $beyond-id ->
       [entrance] на любой вход
      *[other] в локацию «{ $beyond }»
    }.
dungeoneer-log-drops =
    { $you ->
       [true] Вы кладёте
      *[other] { $name } кладёт
    } жетон задания «{ $quest }» в локации «{ $space }».
dungeoneer-log-picks-up =
    { $you ->
       [true] Вы подбираете
      *[other] { $name } подбирает
    } жетон задания «{ $quest }».
dungeoneer-log-contest =
    { $you ->
       [true] Вы и { $target_name } состязаетесь
      *[other] { $target_you ->
           [true] { $name } и вы состязаетесь
          *[other] { $name } и { $target_name } состязаются
        }
    }: { $total } против { $against }{ $how ->
       [lost] , не вышло
       [vain] , но забрать нечего
      *[won] {""}
    }.
dungeoneer-log-steals =
    { $target_you ->
       [true] { $name } забирает у вас карту «{ $card }».
      *[other] { $you ->
           [true] Вы забираете
          *[other] { $name } забирает
        } карту «{ $card }», её теряет { $target_name }.
    }
dungeoneer-log-no-lord-phase =
    Фазы злодеяний нет: { $cost ->
       [0] у вас нет ни монстров, ни ловушек, и проклятие сыграть нельзя.
      *[other] ваш самый дешёвый монстр или ловушка стоит { $cost }, { $peril ->
           [0] а риска у соперников нет.
          *[other] а риска у соперников не больше { $peril }.
        }
    }
dungeoneer-log-looks = Вы видите сверху колоды, верхняя первая: { $cards }.
dungeoneer-log-saves =
    { $you ->
       [true] Вы сохраняете
      *[other] { $name } сохраняет
    } 1 очко действия: за него в чужой ход можно { $uses ->
       [challenge] бросить вызов.
      *[all] атаковать, бросить вызов или подняться.
    }
dungeoneer-log-peril-dice = Риск { $count }: кубики { $dice }. Карту открывает каждый, на котором не больше { $count }.
dungeoneer-log-revealed = Из темноты является: { $card }.
dungeoneer-log-hangs = Карта «{ $card }» прикреплена к монстру «{ $on }».
dungeoneer-log-wins =
    { $you ->
       [true] Вы побеждаете
      *[other] Побеждает { $name }
    }: { $how ->
       [last-standing] последний живой герой.
       [quests] ходы кончились, заданий больше всех ({ $count } против { $against }).
       [level] ходы кончились, заданий поровну, но уровень выше ({ $count } против { $against }).
       [life] ходы кончились, задания и уровень равны, но здоровья больше ({ $count } против { $against }).
       [glory] ходы кончились, остальное равно, но славы больше ({ $count } против { $against }).
      *[third-quest] выполнено третье задание.
    }
dungeoneer-log-lost = Победило подземелье.
dungeoneer-log-nobody-wins = Последний ход сделан, впереди нет никого: победителя нет.

## How it ended

dungeoneer-fate-won = победа
dungeoneer-fate-defeated = герой повержен
dungeoneer-fate-beaten = поражение
dungeoneer-fate-third-quest = третье задание выполнено
dungeoneer-fate-last-standing = последний живой герой
dungeoneer-fate-ahead = лучший результат к концу ходов

## Kinds: exits, cards, durations, timings, forms, phases

dungeoneer-kind-open = открытый
dungeoneer-kind-blocked = блокированный
dungeoneer-kind-trap = ловушка
dungeoneer-kind-wall = стена
dungeoneer-kind-map = локация
dungeoneer-kind-hero-card = герой
dungeoneer-kind-quest = задание
dungeoneer-kind-boon = преимущество
dungeoneer-kind-treasure = сокровище
dungeoneer-kind-bane = проклятие
dungeoneer-kind-monster = монстр
dungeoneer-kind-encounter = столкновение
dungeoneer-kind-instant = мгновенно
dungeoneer-kind-permanent = постоянно
dungeoneer-kind-attachment = прикрепление
dungeoneer-kind-any = в любой момент
dungeoneer-kind-response = ответ
dungeoneer-kind-melee = ближний бой
dungeoneer-kind-magic = магия
dungeoneer-kind-speed = скорость
dungeoneer-kind-level = уровень
dungeoneer-kind-life = здоровье
dungeoneer-kind-setup = подготовка
dungeoneer-kind-reset = восстановление
dungeoneer-kind-dungeonlord = фаза злодеяний
dungeoneer-kind-hero = фаза подвигов
dungeoneer-kind-close = сброс и добор
dungeoneer-kind-room = помещение
dungeoneer-kind-tunnel = тоннель
dungeoneer-kind-grim-tunnel = мрачный тоннель
dungeoneer-kind-place = место
dungeoneer-kind-road = дорога
dungeoneer-kind-gloomy-road = мрачная дорога
dungeoneer-kind-arctic = арктика
dungeoneer-kind-desert = пустыня
dungeoneer-kind-forest = лес
dungeoneer-kind-mountains = горы
dungeoneer-kind-plains = равнина
dungeoneer-kind-settlement = поселение
dungeoneer-kind-swamp = болото
dungeoneer-kind-water = вода
dungeoneer-kind-portal = портал
dungeoneer-kind-underground = подземный ход
dungeoneer-kind-to-dungeon = спуск в подземелье
dungeoneer-kind-letter-a = буква А
dungeoneer-kind-letter-b = буква Б
dungeoneer-kind-letter-c = буква В
dungeoneer-kind-letter-d = буква Г
dungeoneer-kind-ice = лёд
dungeoneer-kind-winter = карта зимы
dungeoneer-kind-entrance = вход
dungeoneer-kind-danger = опасность
dungeoneer-kind-spikes = шипы
dungeoneer-kind-pit = яма
dungeoneer-kind-attack = атака
dungeoneer-kind-counter = контратака
dungeoneer-kind-threat = угроза
dungeoneer-kind-luck = поиск или удача
dungeoneer-kind-sacrifice = жертва
dungeoneer-kind-hunt = охота
dungeoneer-kind-search = поиск
dungeoneer-kind-escort = сопровождение
dungeoneer-kind-chance = удача
dungeoneer-kind-influence = влияние
dungeoneer-kind-type-armor = доспех
dungeoneer-kind-type-blessing = благословение
dungeoneer-kind-type-boots = обувь
dungeoneer-kind-type-cloak = плащ
dungeoneer-kind-type-curse = проклятие
dungeoneer-kind-type-demon = демон
dungeoneer-kind-type-dragon = дракон
dungeoneer-kind-type-enhancer = усиление
dungeoneer-kind-type-fiend = исчадие
dungeoneer-kind-type-helmet = шлем
dungeoneer-kind-type-humanoid = гуманоид
dungeoneer-kind-type-jewel = самоцвет
dungeoneer-kind-type-magic = чары
dungeoneer-kind-type-maneuver = приём
dungeoneer-kind-type-mechanism = механизм
dungeoneer-kind-type-monster = монстр
dungeoneer-kind-type-pack = рюкзак
dungeoneer-kind-type-potion = зелье
dungeoneer-kind-type-ring = кольцо
dungeoneer-kind-type-shield = щит
dungeoneer-kind-type-shift = сдвиг
dungeoneer-kind-type-spell = заклинание
dungeoneer-kind-type-tool = инструмент
dungeoneer-kind-type-trap = ловушка
dungeoneer-kind-type-undead = нежить
dungeoneer-kind-type-vermin = паразит
dungeoneer-kind-type-warp = перенос
dungeoneer-kind-type-weapon = оружие
dungeoneer-kind-type-beast = зверь
dungeoneer-kind-type-charm = амулет
dungeoneer-kind-type-effort = усилие
dungeoneer-kind-type-endurance = стойкость
dungeoneer-kind-type-fire = огонь
dungeoneer-kind-type-focus = сосредоточенность
dungeoneer-kind-type-hazard = опасность
dungeoneer-kind-type-intrigue = интрига
dungeoneer-kind-type-lantern = фонарь
dungeoneer-kind-type-mirror = зеркало
dungeoneer-kind-type-nature = стихия
dungeoneer-kind-type-oil = масло
dungeoneer-kind-type-omen = примета
dungeoneer-kind-type-rune = руна
dungeoneer-kind-type-skill = навык
dungeoneer-kind-type-weather = погода
dungeoneer-kind-type-witch = ведьма
dungeoneer-kind-people-dwarf = дворф
dungeoneer-kind-people-human = человек
dungeoneer-kind-people-elf = эльфийка
dungeoneer-kind-people-half-celestial = полунебожительница
dungeoneer-kind-people-wolfkin = волколюд
dungeoneer-kind-people-necro = из рода некромантов
dungeoneer-kind-people-halfling = полурослик
dungeoneer-kind-calling-avenger = мститель
dungeoneer-kind-calling-paladin = паладин
dungeoneer-kind-calling-valkyrie = валькирия
dungeoneer-kind-calling-frostblade = клинок мороза
dungeoneer-kind-calling-boreal-scout = северный следопыт
dungeoneer-kind-calling-forge-warden = хранитель горна
dungeoneer-kind-calling-frost-seer = ледяная провидица
dungeoneer-kind-calling-skald = скальд
dungeoneer-kind-calling-sorceress = чародейка
dungeoneer-kind-calling-warrior = воин
dungeoneer-kind-calling-necromancer = некромантка
dungeoneer-kind-calling-rogue = плут

## Moments, each a stop of the standing passes

dungeoneer-moment-turn = Между двумя действиями хода
dungeoneer-moment-enter = При входе в локацию
dungeoneer-moment-roll = Перед проверкой угрозы или поиска
dungeoneer-moment-rolls = Перед броском в битве
dungeoneer-moment-response = Ответы в битве
dungeoneer-moment-challenge = Вызов после атаки
dungeoneer-moment-last = В конце хода

## Words of every screen

dungeoneer-ui-peril = риск
dungeoneer-ui-glory = слава
dungeoneer-ui-life = здоровье
dungeoneer-ui-level = уровень
dungeoneer-ui-action-points = очки действия
dungeoneer-ui-ap = ОД
dungeoneer-ui-saved =
    1 ОД сохранено { $uses ->
       [challenge] на вызов
      *[all] на вызов, атаку или чтобы подняться
    }
dungeoneer-ui-hand = рука
dungeoneer-ui-map-hand = карты локаций на руке
dungeoneer-ui-lair = логово
dungeoneer-ui-inventory = в игре
dungeoneer-ui-escorts = с героем идёт
dungeoneer-ui-banes = проклятия
dungeoneer-ui-boons = преимущества
dungeoneer-ui-treasures = сокровища
dungeoneer-ui-quests = задания
dungeoneer-ui-spot-needed = нужно { $value }
dungeoneer-ui-spot-needed-danger = нужно { $value }: { $own } + { $danger } опасность
dungeoneer-ui-needs = { $needs }+
dungeoneer-ui-needs-danger =
    { $needs }+ = { $own }{ $x ->
       [0] {""}
      *[other] {" "}+ { $x } (X)
    }{ $danger ->
       [0] {""}
      *[other] {" "}+ { $danger } за опасность
    }
dungeoneer-ui-about-ability = { $you ->
    [true] Ваш герой.
   *[other] Герой ({ $name }).
  } { $text }
dungeoneer-ui-added-way = + { $plus } { dungeoneer-part-way }
dungeoneer-ui-card-reads = На карте: «{ $text }»
dungeoneer-ui-added-glory = + { $n } за славу
dungeoneer-ui-about-sprung = Выход-ловушка срабатывает раз за ход: в этот ход он больше никого не проверит.
dungeoneer-ui-spot-threat =
    { $source ->
       [blocked] Блокированный выход
       [exit] Выход-ловушка
       [spikes] Шипы
       [pit] Яма
       [monster] Свойство монстра
       [bane] Проклятие
       [place] Эффект локации
       [quest] Задание
       [standup] Подняться
      *[trap] Ловушка
    }: { $form }
dungeoneer-ui-luck-least =
    { $value ->
       [5] 5 или 6
       [6] 6
      *[other] { $value } и больше
    }
dungeoneer-ui-luck-total = сумма от { $value }
dungeoneer-ui-luck-double = дубль
dungeoneer-ui-luck-most =
    { $value ->
       [1] 1
      *[other] { $value } или меньше
    }
dungeoneer-ui-luck-needed = Нужно: { $each }
dungeoneer-ui-check-passed = успех
dungeoneer-ui-check-failed = провал
dungeoneer-ui-check-later = откроется ещё за 1 ОД
dungeoneer-ui-chip-life = здоровье { $sign }{ $count }
dungeoneer-ui-chip-saved = спасение
dungeoneer-ui-chip-glory = слава { $sign }{ $count }
dungeoneer-ui-chip-peril = риск { $sign }{ $count }
dungeoneer-ui-chip-ap = ОД { $sign }{ $count }
dungeoneer-figure-quests = Задания
dungeoneer-figure-level = Уровень
dungeoneer-figure-life = Здоровье
dungeoneer-figure-glory = Слава
dungeoneer-ui-global-quest = общее задание
dungeoneer-ui-deck = колода
dungeoneer-ui-discards = сброс
dungeoneer-ui-peril-deck = колода риска
dungeoneer-ui-maps = карты локаций
dungeoneer-ui-fallen = Монстр побеждён.
dungeoneer-ui-roaming = бродячие проклятия
dungeoneer-ui-down = лежит
dungeoneer-ui-out = выбыл
dungeoneer-ui-step-1 = Атака
dungeoneer-ui-step-2 = Ответ
dungeoneer-ui-step-3 = Проверка атаки
dungeoneer-ui-step-4 = Контратака
dungeoneer-ui-step-5 = Сравнение
dungeoneer-ui-step-6 = Вызов
dungeoneer-ui-step-7 = Логово
dungeoneer-ui-step-8 = Награда
dungeoneer-ui-designed = карта Undercroft
dungeoneer-ui-designed-more = Числа или текст этой карты придуманы в Undercroft, а не взяты из печатной игры.
dungeoneer-ui-map-left =
    { $count ->
       [one] осталась { $count } карта локаций
       [few] осталось { $count } карты локаций
      *[many] осталось { $count } карт локаций
    }
dungeoneer-ui-ice-left =
    жетонов оледенения в запасе: { $count }, { $value ->
       [0] зима кончилась
      *[other] зима на { $value }+
    }
dungeoneer-ui-way-inert = пока никуда не ведёт
dungeoneer-ui-ice-icons = символов арктики здесь: { $count }
dungeoneer-ui-winter = Зима
dungeoneer-ui-winter-on = В силе
dungeoneer-ui-winter-off = Кончилась
dungeoneer-ui-winter-over = Больше ничего не замерзает.
dungeoneer-ui-winter-least = На { $value }+ локация замерзает
dungeoneer-ui-winter-turn = Какая, выбирает тот, чей ход.
dungeoneer-ui-winter-picks =
    Какая, { $you ->
       [true] выбираете вы
      *[other] выбирает { $name }
    }.
dungeoneer-ui-winter-ice = Лёд на карте
dungeoneer-ui-winter-of = { $count } из { $most }
dungeoneer-ui-winter-last =
    { $you ->
       [true] Вы
      *[other] { $name }
    }: { $die }. { dungeoneer-ui-winter-what }
dungeoneer-ui-winter-what =
    { $what ->
       [lies] Лёд: «{ $space }».
       [freezes] Локация замерзает.
       [used-up] Жетонов больше нет.
       [nowhere] Замёрзнуть нечему.
      *[holds] Ничего не замерзает.
    }
dungeoneer-ui-winter-needs = нужно { $value }+
dungeoneer-ui-ice-change = Символов арктики: { $before } → { $count }
dungeoneer-ui-ice-means =
    { $count ->
       [0] Ледяные монстры атакуют здесь без прибавки.
      *[other] Ледяные монстры атакуют здесь с +{ $count }.
    }
dungeoneer-ui-ice-still-before = до
dungeoneer-ui-ice-still-closes = подступает лёд
dungeoneer-ui-ice-still-lies = лежит жетон
dungeoneer-ui-ice-still-gone = лёд ушёл
dungeoneer-ui-winter-until =
    Кончится, когда кто-нибудь выполнит задание «{ $quest }». { $after ->
       [go] Лёд уйдёт тоже.
      *[stay] Лёд останется.
    }
dungeoneer-ui-deck-left =
    { $count ->
       [one] { $count } карта в колоде
       [few] { $count } карты в колоде
      *[many] { $count } карт в колоде
    }
dungeoneer-ui-trap-in = Ловушка: { $space }
dungeoneer-ui-battle-in = Битва: { $space }
dungeoneer-ui-turn-of = ходит { $name }
dungeoneer-ui-moment-others = Время для ответов…

## Where a quest stands

dungeoneer-ui-goal-go =
    { $steps ->
       [one] идти { $steps } шаг
       [few] идти { $steps } шага
      *[many] идти { $steps } шагов
    }
dungeoneer-ui-goal-here = вы на месте
dungeoneer-ui-goal-deliver = вы здесь: доставка — в вашу фазу подвигов
dungeoneer-ui-goal-search = вы на месте
dungeoneer-ui-goal-chance = поиск за 1 ОД: { $percent } % (кубик + { $plus }, нужно { $value }; чем дальше от входа, тем вероятнее)
dungeoneer-ui-goal-found = цель найдена, выполняйте
dungeoneer-ui-goal-carry =
    { $steps ->
       [one] жетон с вами, идти { $steps } шаг
       [few] жетон с вами, идти { $steps } шага
      *[many] жетон с вами, идти { $steps } шагов
    }
dungeoneer-ui-goal-ready = можно выполнять
dungeoneer-ui-goal-home =
    { $steps ->
       [one] домой, ко входу: { $steps } шаг
       [few] домой, ко входу: { $steps } шага
      *[many] домой, ко входу: { $steps } шагов
    }
dungeoneer-ui-goal-asks = нужно: { $each }
dungeoneer-ui-goal-nowhere = его локация ещё не найдена
dungeoneer-ui-goal-too-near = все его локации на карте слишком близко ко входу

## Words of the screens that own them: each adds its section below

## Map

dungeoneer-ui-map-label = Карта подземелья
dungeoneer-ui-map-mini = Вся карта
dungeoneer-ui-map-fit = Показать всю карту
dungeoneer-ui-map-near = Вернуться к месту действия
dungeoneer-ui-map-turns =
    Ход { $turn }{ $limit ->
       [0] {""}
      *[other] {" "}из { $limit }
    }
dungeoneer-ui-map-turns-brief =
    Ход { $turn }{ $limit ->
       [0] {""}
      *[other] /{ $limit }
    }
dungeoneer-ui-map-turn = ход: { $name }
dungeoneer-ui-map-turn-you = ваш ход
dungeoneer-ui-map-phase-map = исследование
dungeoneer-ui-phase-hero = подвиги
dungeoneer-ui-phase-dungeonlord = злодеяния
dungeoneer-ui-phase-close = добор
dungeoneer-ui-quests-shared = Пунктирная рамка и глобус: общее задание, для всех.
dungeoneer-ui-quests-pins = Метки на карте — места ваших заданий. Если мест много, метка крупнее у ближайшего.
dungeoneer-ui-map-word-defends = защита
dungeoneer-ui-map-word-turn = ходит
dungeoneer-ui-map-word-out = повержен
dungeoneer-ui-defeat-head = Ваш герой повержен
dungeoneer-ui-defeat-where =
    { $hero } погибает в локации «{ $space }».{ $blow ->
       [true] {" "}Последняя рана:
      *[false] {""}
    }
dungeoneer-ui-defeat-fight = { $card }, { $form }, { $total } против { $against }.
dungeoneer-ui-defeat-threat = { $card }, бросок { $total }, а нужно { $value }.
dungeoneer-ui-defeat-no-life = Здоровья не осталось.
dungeoneer-ui-defeat-level = уровень { $level }
dungeoneer-ui-defeat-quests = Задания
dungeoneer-ui-defeat-quests-of = { $count } из 3
dungeoneer-ui-defeat-reached = Уровень
dungeoneer-ui-defeat-turns = Ход
dungeoneer-ui-defeat-needs = нужно
dungeoneer-ui-defeat-rises = Вы теряете карты и возвращаетесь с новым героем 1-го уровня. Выполненные задания остаются у вас.
dungeoneer-ui-map-place = «{ $space }» сюда: { $where }. { $turned ->
    [yes] С поворотом.
   *[no] Без поворота.
  }{ $turns ->
    [1] { "" }
   *[other] { " " }Может лежать и так, и так.
  }
dungeoneer-ui-map-hero = { $name }, { $space }
dungeoneer-ui-map-hero-lying = { $name }, { $space }, лежит
dungeoneer-ui-map-foe = Нападение: { $card }
dungeoneer-ui-map-foe-gone = { $card }: уже не в битве
dungeoneer-ui-map-or = или
dungeoneer-ui-map-threat = { $stat } { $value }+
dungeoneer-ui-map-north = север
dungeoneer-ui-map-east = восток
dungeoneer-ui-map-south = юг
dungeoneer-ui-map-west = запад
dungeoneer-ui-map-held = герой на пороге держит его открытым: без броска
dungeoneer-ui-map-sprung = в этот ход уже сработала: без броска
dungeoneer-ui-map-exits = Выходы: { $exits }
dungeoneer-ui-map-danger = Опасность +{ $count }: насланные сюда ловушки сложнее на { $count }
dungeoneer-ui-map-spikes = Шипы: { $threat }
dungeoneer-ui-map-pit = Яма: { $threat }
dungeoneer-ui-map-middle = начало карты
dungeoneer-ui-map-eastwards = { $count } на восток
dungeoneer-ui-map-westwards = { $count } на запад
dungeoneer-ui-map-southwards = { $count } на юг
dungeoneer-ui-map-northwards = { $count } на север
dungeoneer-ui-map-from =
    { $where } от { $you ->
       [true] вас
      *[false] героя
    }
dungeoneer-ui-map-lying = { $name } (лежит)
dungeoneer-ui-map-gives =
    { $dice ->
       [true] Если войти сейчас: слава { $glory }; кубики риска: { $peril }
      *[false] Если войти сейчас: слава { $glory } и риск { $peril }
    }, раз за ход (знак — кольцо)
dungeoneer-ui-map-here = Здесь: { $names }
dungeoneer-ui-map-token = Здесь лежит жетон: { $quest }
dungeoneer-ui-map-goal =
    Место вашего задания: { $quest }{ $role ->
       [fetch] {" "}(забрать здесь)
       [deliver] {" "}(доставить сюда)
      *[other] {""}
    }
dungeoneer-ui-lay-far =
    { $steps ->
        [one] От вашего героя { $steps } шаг.
        [few] От вашего героя { $steps } шага.
        [many] От вашего героя { $steps } шагов.
       *[other] От вашего героя { $steps } шага.
    }
dungeoneer-ui-lay-near = В шаге оттуда: { $names }.
dungeoneer-ui-lay-no-goal = Ваших заданий здесь нет
dungeoneer-ui-lay-fits = Выходы к выходам, стены к стенам.
dungeoneer-ui-map-goal-other =
    { $name }: здесь место для задания «{ $quest }»{ $role ->
       [fetch] {" "}(забрать здесь)
       [deliver] {" "}(доставить сюда)
      *[other] {""}
    }
dungeoneer-ui-map-home = Ваш путь домой
dungeoneer-ui-map-lay = положить карту «{ $space }», { $where } от входа
dungeoneer-ui-map-turn-card = Развернуть карту
dungeoneer-ui-tale-way =
    { $count ->
        [1] { $space } → { $beyond }, { $ap } ОД
        [one] { $space } → { $beyond }, { $count } локация, { $ap } ОД
        [few] { $space } → { $beyond }, { $count } локации, { $ap } ОД
        [many] { $space } → { $beyond }, { $count } локаций, { $ap } ОД
       *[other] { $space } → { $beyond }, { $count } локаций, { $ap } ОД
    }
dungeoneer-ui-map-step-form = выбирает: { $form }
dungeoneer-ui-map-step-pass = пропускает
dungeoneer-ui-map-step-end = заканчивает фазу
dungeoneer-ui-map-step-declare = выбирает, кого наслать
dungeoneer-ui-map-step-add = намечает, кого наслать
dungeoneer-ui-map-step-done = начинает нападение
dungeoneer-ui-map-step-no = отказывается
dungeoneer-ui-map-step-nobody = не отдаёт никому
dungeoneer-ui-map-step-other = делает выбор
dungeoneer-ui-map-hand-lay = Ваши карты локаций: выберите, какую положить
dungeoneer-ui-map-key-turn = развернуть карту локации
dungeoneer-ui-map-key-fit = показать всю карту
dungeoneer-ui-map-key-centre = туда, где всё происходит
dungeoneer-ui-map-key-zoom = ближе, дальше
dungeoneer-ui-map-key-arrows = от локации к локации

## Battle, responses, deeds: what the prompt, the panel and the odds say

dungeoneer-ui-bold-attacked =
    { $count ->
       [one] Вас атакует { $count } противник.
       [few] Вас атакуют { $count } противника.
      *[many] Вас атакуют { $count } противников.
    }
dungeoneer-ui-bold-trap = Сейчас сработает ловушка: { $card }.
dungeoneer-ui-bold-attacked-other = Цель атаки: { $name }.
dungeoneer-ui-bold-hero-attacks =
    { $you ->
       [yes] Вы атакуете: { $card }.
      *[no] { $name } атакует: { $card }.
    }
dungeoneer-ui-bold-trap-all = «{ $card }»: это ловушка для всех героев здесь.
dungeoneer-ui-bold-challenge = На вас напали:
dungeoneer-ui-bold-hunted = Охота продолжается:
dungeoneer-ui-bold-turn =
    { $you ->
        [true]
            { $at ->
                [declared] Перед нападением:
                [close] Ваша фаза подвигов окончена:
               *[other] Перед вашим следующим шагом:
            }
       *[false]
            { $at ->
                [dungeonlord] { $name }, фаза злодеяний:
                [declared] { $name }, перед нападением:
                [map] { $name }, фаза злодеяний окончена:
                [hero] { $name }, фаза подвигов:
                [close] { $name }, фаза подвигов окончена:
               *[other] Ходит { $name }:
            }
    }
dungeoneer-ui-bold-enter = При входе в локацию:
dungeoneer-ui-bold-roll =
    { $you ->
        [yes] Перед вашим броском
       *[no] { $name } сейчас бросает кубик
    }{ $of ->
        [quest] {" "}({ $quest }):
        [threat] {" "}({ $form } { $needs }+):
       *[other] :
    }
dungeoneer-ui-bold-rolls =
    { $of ->
        [counter] Перед броском контратаки:
       *[attack] Перед броском атаки:
    }
dungeoneer-ui-bold-last =
    { $you ->
        [true] Перед концом вашего хода:
       *[false] { $name } заканчивает ход:
    }
dungeoneer-ui-bold-hero = Ваша фаза подвигов:
dungeoneer-ui-ap-offer = { $card }: { $after } ОД{ $glory ->
    [0] .
   *[other] {" "}за { $glory } славы.
}
dungeoneer-ui-ap-challenge = С этим ОД можно бросить вызов: вы попадёте с шансом { $challenge } %.
dungeoneer-ui-say-hero = { $count ->
    [0] очков действия не осталось.
    [one] { $count } очко действия.
    [few] { $count } очка действия.
    [many] { $count } очков действия.
   *[other] { $count } очков действия.
}
dungeoneer-ui-stays =
    { $note ->
       [keeps] {""}
      *[other] Если весь ход никуда не идти: { $dice ->
           [0] слава +{ $glory }, риск +{ $peril }
          *[other] слава +{ $glory }; кубики риска: { $dice }
        }.
    }{ $note ->
       [both] {" "}
      *[other] {""}
    }{ $note ->
       [stays] {""}
      *[other] Если закончить сейчас, 1 ОД можно сохранить: в чужой ход на него можно { $uses ->
           [challenge] бросить вызов атакующему.
          *[all] атаковать, бросить вызов или подняться.
        }
    }
dungeoneer-ui-bold-window = Вы можете действовать:
dungeoneer-ui-bold-choice = Вам решать:
dungeoneer-ui-bold-discard = Конец вашего хода:
dungeoneer-ui-say-discard =
    { $may ->
       [true] можно сбросить одну карту.
      *[false] сбросьте одну карту.
    }
dungeoneer-ui-say-give-up =
    { $where ->
       [hand] сбросьте карту с руки.
      *[card] сбросьте одну свою карту со стола.
    }
dungeoneer-ui-say-form =
    { $quest ->
       [true] монстрами чужих заданий управляете вы. Чем атаковать? { $card }, цель: { $name }.
      *[false] чем атаковать? { $card }, цель: { $name }.
    }
dungeoneer-ui-form-odds =
    { $you ->
        [true] Попадёте { $attack } %{ $dealt }, получите рану { $counter } %{ $back }.
       *[false] Монстр попадёт { $attack } %{ $dealt }, сам получит рану { $counter } %{ $back }.
    }
dungeoneer-ui-bold-wound =
    { $cause ->
       [last] { $by_card }, погибая, ранит вас:
       [hero] { $by_name } попадает по вам:
       [strike] Удар попал в вас ({ $by_card }):
       [exit] Выход-ловушка, { $by_card }:
       [hazard] Шипы, { $by_card }:
      *[other] { $by_card }:
    }
dungeoneer-ui-say-wound =
    { $count ->
       [1] 1 рана. Предотвратить её?
      *[other] рана { $number } из { $count }. Предотвратить её?
    }
dungeoneer-ui-say-respond =
    { $hand ->
       [true] Нажмите на карту.
      *[false] Ответите до броска?
    }
dungeoneer-ui-say-help =
    { $hand ->
       [true] Чтобы помочь или помешать, нажмите на карту. Или пропустите.
      *[false] Помогите, помешайте или пропустите.
    }
dungeoneer-ui-say-pay-quest = { $quest }: сбросьте карты в игре, не хватает ещё { $left }.
dungeoneer-ui-say-reroll = не вышло. Перебросить один кубик? Слава −{ $cost }.
dungeoneer-ui-free-trap = Эта ловушка в этот ход уже сработала: броска не будет.
dungeoneer-ui-free-blocked = Выход удерживают открытым: броска не будет.
dungeoneer-ui-fails-move-blocked = { $last ->
    [true] При провале последнее ОД откроет выход, и герой останется на пороге. В следующий ход он пройдёт здесь без броска, за 1 ОД.
   *[false] При провале — ещё 1 ОД.
  }
dungeoneer-ui-fails-move-trap = При провале: { $fells ->
    [true] 1 рана, здоровье последнее — ваш герой повержен.
   *[false] 1 рана, но герой всё равно проходит.
  }
dungeoneer-ui-roll-parts = Ваш бросок: кубик + { $parts }.
dungeoneer-ui-own-rule = Правило локации: { $text }
dungeoneer-ui-far-blocked = Обратный путь блокирован: чтобы выйти, понадобится бросок.
dungeoneer-ui-far-trap = Ловушка ждёт на обратном пути, а не на входе.
dungeoneer-ui-misses =
    { $you ->
       [true] Атака тогда впустую: вас здесь уже не будет.
      *[false] Атака тогда впустую: здесь уже не будет её цели ({ $name }).
    }
dungeoneer-ui-fells =
    { $you ->
       [true] Это может повергнуть вашего героя, если не поможет карта.
      *[false] Это может повергнуть героя ({ $name }), если не поможет карта{ $wins ->
           [true] , и закончить игру: вы победите.
          *[other] .
        }
    }
dungeoneer-ui-fells-own = При провале ваш герой повержен: столько ран он не переживёт.
dungeoneer-ui-prevents-rest = Предотвращается только рана. Останется: { $harm }.
dungeoneer-ui-prevents-wound = Предотвращается только рана, остальное останется.
dungeoneer-ui-fells-unprevented = Если ничего не предотвратить, ваш герой будет повержен.
dungeoneer-ui-hunt = { $several ->
    [false] Монстр задания атакует первым: { $each }.
   *[true] Монстр задания атакует первым, а чем, { $chooser_you ->
        [true] выбираете вы
       *[other] выбирает { $chooser_name }
      }: { $each }.
  } { $hits ->
    [0] {""}
    [1] Хватит одного вашего удара.
   *[other] Нужно ваших ударов: { $hits }, они зачтутся и в следующей попытке.
  } Если монстр выживет, { $down ->
   [true] бросить ему вызов герой сможет, только поднявшись: по 1 ОД за то и другое
  *[false] можно один раз бросить ему вызов (1 ОД)
  }, потом попытка окончена.
dungeoneer-ui-hunt-form = { $form } (ранит вас { $attack } %{ $dealt }, вы его { $counter } %)
dungeoneer-ui-hunt-brief =
    { $cost ->
       [0] { $label }: бесплатно, риск раны { $attack } %, ваш удар { $counter } %
      *[other] { $label }: { $cost } ОД, риск раны { $attack } %, ваш удар { $counter } %
    }
dungeoneer-ui-challenge-brief = { $label }: ваш удар попадёт { $percent } %{ $dealt }
dungeoneer-ui-attack-brief = { $label }: вы попадёте { $percent } %{ $dealt }
dungeoneer-ui-attempt-brief =
    { $cost ->
       [0] { $label }: бесплатно, { $percent } %
      *[other] { $label }: { $cost } ОД, { $percent } %
    }
dungeoneer-ui-attempt-raised = со славой ({ $glory }) до { $best } %
dungeoneer-ui-attempt-raise =
    { $raise ->
       [die] До броска можно добавить ещё один кубик за славу ({ $glory }): { $best } %.
       [reroll] При провале можно за славу ({ $glory }) перебросить один кубик: всего { $best } %.
      *[bonus] До броска можно потратить славу (до { $glory }), по +1 за каждую: до { $best } %.
    }
dungeoneer-ui-search-brief = { $label }: 1 ОД, { $percent } %
dungeoneer-ui-attempt-free = Бесплатно: это первая попытка за ход.
dungeoneer-ui-take-along-more = Бесплатно. { $text } Герой, который попадёт по вам, может его забрать. Просто прийти недостаточно: там нажмите «Доставить», и фаза подвигов закончится.
dungeoneer-ui-attempt-costs = Цена: { $each }.
dungeoneer-ui-attempt-cost = { $n } ОД
dungeoneer-ui-attempt-boon = ваши преимущества: { $n }
dungeoneer-ui-attempt-cards = ваши постоянные карты на столе: { $n }
dungeoneer-ui-attempt-gives = слава: { $n }
dungeoneer-ui-attempt-worth = карты на столе общей стоимостью { $n }
dungeoneer-ui-attempt-life = здоровье: { $n }
dungeoneer-ui-say-drop = положите здесь жетон задания «{ $quest }» или пропустите.
dungeoneer-ui-say-lord-declared = сыграйте проклятия или закончите фазу.
dungeoneer-ui-say-challenge = { $heroes ->
    [true] бросьте вызов нападающему или другому герою здесь
   *[false] бросьте вызов нападающему
}{ $cards ->
    [true] , примените карту
   *[false] {""}
} или пропустите.
dungeoneer-ui-swap-turned =
    { $turned ->
       [1] { $other_turned ->
           [1] развернуть обе
          *[0] развернуть { $other }
        }
      *[0] { $other_turned ->
           [1] развернуть { $space }
          *[0] как лежат
        }
    }
dungeoneer-ui-say-window =
    { $hand ->
       [true] нажмите на карту, чтобы применить её, или пропустите.
      *[false] примените карту или пропустите.
    }
dungeoneer-ui-say-window-act = решите, что сделать, или пропустите.
dungeoneer-ui-until-me =
    { $short ->
        [true] Пропускать чужое
       *[false] Пропускать, пока со мной ничего не случится
    }
dungeoneer-ui-until-more =
    «{ dungeoneer-ui-until-me }»: до { $last ->
       [true] конца игры
      *[false] вашего следующего хода
    } спросим, только если на вас нападут или вам предстоит бросок.
dungeoneer-ui-ask-me = Снова спрашивать
dungeoneer-ui-passing =
    { $until ->
        [turn] До своего хода вы всё пропускаете. Спросим, только если на вас нападут или вам предстоит бросок.
        [end] До следующего своего хода вы всё пропускаете. Спросим, только если на вас нападут или вам предстоит бросок. Ваши фазы идут своим чередом.
       *[ever] В чужие ходы вы всё пропускаете. Спросим, только если на вас нападут или вам предстоит бросок.
    }
dungeoneer-ui-take-aim = выберите цель для «{ $card }».
dungeoneer-ui-take-x = выберите X для «{ $card }».
dungeoneer-ui-take-way = выберите, что делать с «{ $card }».
dungeoneer-ui-take-chances = На кнопках — шанс, что { $what }.
dungeoneer-ui-take-aim-map = Нажмите на подсвеченное место в подземелье.
dungeoneer-ui-take-aim-more = Нажмите на цель или на её кнопку.
dungeoneer-ui-keep-more =
    { $hurt ->
       [true] Раненого ({ $card }) в руку не возвращают: логово или сброс. В этот ход он больше не нападёт; потом — из логова за полную цену.
      *[false] Кто не ранен ({ $card }), уходит в руку или в логово. В этот ход монстр больше не нападёт ни из руки, ни из логова; потом — из обоих мест за полную цену.
    } В логове он не занимает места в руке; там умещаются трое.
dungeoneer-ui-reward-more = Ран от ваших монстров, у всех героев: { $count }. За каждую — 1 риск.
dungeoneer-ui-reward-what = Этим риском соперники игрока платят за нападения: чем его больше, тем больше можно наслать на его героя.
dungeoneer-ui-rise-more = Подняться — 1 ОД и бросок: ближний бой { $value }+, { $percent } %. При провале очко потеряно. Лёжа нельзя бросить вызов.
dungeoneer-ui-rise-to-challenge =
    { $left ->
        [true] Поднявшись, герой сможет ответить вызовом: ещё 1 ОД.
       *[false] Лёжа вызов не бросить, а когда герой поднимется, ОД на вызов не останется.
    }
dungeoneer-ui-hunt-pass = Пропуск завершит эту попытку.
dungeoneer-ui-has = { $card }, { $parts }
dungeoneer-ui-try =
    { $key ->
       [search] вести поиск по заданию «{ $quest }»
      *[attempt] взяться за задание «{ $quest }»
    }
dungeoneer-ui-percent = { $n } %
dungeoneer-ui-perils = Риск: { $each }
dungeoneer-ui-last-ap = После последнего ОД фаза подвигов кончается сама, если бесплатных дел не осталось.
dungeoneer-ui-declare-more = Нападают раз за ход, всем сразу. Платит риск того, на кого нападают.
dungeoneer-ui-done-more = «В атаку» начнёт всё, что в плане: больше в этот ход ничего не наслать.
dungeoneer-ui-planned = В плане: { $each }.
dungeoneer-ui-takes-token = Попадание может вместо раны забрать жетон: { $quests }.
dungeoneer-ui-odds-percent =
    { $vain ->
        [true] Шанс 0 %: у { $target_name } нет сокровища, которое вы можете забрать.
       *[false] Шанс { $percent } %.
    }
dungeoneer-ui-choose-how = Чем бить, вы выберете затем.
dungeoneer-ui-odds-fight = Вы попадёте { $attack } %{ $dealt }, ничья { $tie } %, попадут по вам { $counter } %.
dungeoneer-ui-odds-between =
    Кто попадёт: { $target_you ->
       [true] вы
      *[false] { $target_name }
    } — { $attack } %{ $dealt }, ничья — { $tie } %, { $other_you ->
       [true] вы
      *[false] { $other_name }
    } — { $counter } %.
dungeoneer-ui-no-change = Шанс от этого не изменится.
dungeoneer-ui-guards =
    { $you ->
       [true] Если ранят вас, рану может предотвратить { $each }.
      *[false] { $name }: рану может предотвратить { $each }.
    }
dungeoneer-ui-may-strike = В ответ может действовать { $name }: { $each }.
dungeoneer-ui-answer-with =
    { $of ->
        [glory] «{ $card }» (слава: { $n })
        [ap] «{ $card }» ({ $n } ОД)
        [challenge] вызов (1 ОД)
        [fall] вызов (ценой падения)
       *[free] «{ $card }» (бесплатно)
    }
dungeoneer-ui-hero-gives = За рану героя вам ничего не дают.
dungeoneer-ui-odds-last = Погибнув, монстр заденет каждого героя в своей локации: { $harm }.
dungeoneer-ui-counted = Уже учтено: { $each }.
dungeoneer-ui-stands-there =
    { $you ->
       [true] Там и ваш герой.
      *[false] Там и { $name }.
    }
dungeoneer-ui-chances = Шансы: { $each }
dungeoneer-ui-gains = Даст славу ({ $glory }) и риск ({ $peril }).{ $danger ->
    [0] {""}
   *[other] {" "}Опасность +{ $danger }: ловушки против вас там сложнее на { $danger }.
  }
dungeoneer-ui-gains-nothing = В этот ход больше ничего не даст{ $taken ->
    [began] : там он начался
    [came] : там уже всё получено
   *[other] {""}
  }.{ $danger ->
    [0] {""}
   *[other] {" "}Опасность +{ $danger }: ловушки против вас там сложнее на { $danger }.
  }
dungeoneer-ui-rest = Останется: { $each }.
dungeoneer-ui-rest-ap = { $count } ОД
dungeoneer-ui-rest-glory = слава { $count }
dungeoneer-ui-left-to-payer = { $name }: риска останется { $count }.
dungeoneer-ui-level-of = уровень { $level }
dungeoneer-ui-also = и вас
dungeoneer-ui-do-use-it =
    { $doing ->
       [quest] Сменить задание
       [card] Обменять карту
       [deck] Взглянуть на колоду
      *[other] Применить: { $card }
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
    Сыграть: { $card }{ $gives ->
       [heal] {" "}{ dungeoneer-part-gives }
       [ap] {" "}{ dungeoneer-part-gives }
      *[nothing] {""}
    }
dungeoneer-ui-step-short = { $name }, { $step } из 8
dungeoneer-ui-last-roll = Ваш последний бросок:
dungeoneer-ui-of-name = { $name }
dungeoneer-ui-of-you = ваш
dungeoneer-ui-part-quest =
    { $global ->
       [true] { $quest } (общее задание{ $why })
      *[false] { $quest } (задание героя{ $why })
    }
dungeoneer-ui-sum-dice = Кубик
dungeoneer-ui-sum-counter = Контратака
dungeoneer-ui-sum-attack = Атака
dungeoneer-ui-life-name = { $name }: осталось здоровья { $life }.
dungeoneer-ui-life-you = У вас осталось здоровья: { $life }.
dungeoneer-ui-life-saved =
    { $you ->
       [true] { $card } спасает вас от гибели: осталось здоровья 1.
      *[false] { $name } избегает гибели ({ $card }): осталось здоровья 1.
    }
dungeoneer-ui-hits-tie = { $high } против { $low }: ничья, никто не попал.
dungeoneer-ui-hits = { $high } против { $low }. { $who }: удар попал в цель ({ $whom }).
dungeoneer-ui-the = { $card }
dungeoneer-ui-you-hit = { $high } против { $low }: ваш удар попал в цель ({ $whom }).
dungeoneer-ui-hit-prevented = { $high } против { $low }: рана предотвращена.
dungeoneer-ui-hit-does = Удар ({ $form }): { $each }.
dungeoneer-ui-hits-you = { $high } против { $low }. { $who }: удар попал в вас.
dungeoneer-ui-next-foe = Дальше: { $card }.
dungeoneer-ui-told-foe = { $card } ({ $owner })
dungeoneer-ui-told-foe-bare = { $card }
dungeoneer-ui-told-foe-you = ваш монстр { $card }
dungeoneer-ui-told-hits =
    { $you ->
       [true] { $who }: удар попал в вас,
      *[false] { $who }: удар попал в цель ({ $whom }),
    }
dungeoneer-ui-told-you-hit = Ваш удар попал: { $whom },
dungeoneer-ui-told-sums = { $high } против { $low }.
dungeoneer-ui-told-third =
    { $you ->
       [true] Вы выполняете
      *[other] { $name } выполняет
    } третье задание: { $quest }.
dungeoneer-ui-told-third-wins =
    { $you ->
       [true] Это победа: вы выигрываете
      *[other] Это победа: { $name } выигрывает
    } партию.
dungeoneer-ui-told-third-gives = Уровень { $level }, слава +{ $glory }.
dungeoneer-ui-told-lose =
    { $you ->
       [true] Вы теряете здоровье: { $count }, остаётся { $life }.
      *[false] { $name } теряет здоровье: { $count }, остаётся { $life }.
    }
dungeoneer-ui-no-help = Карта от неё не помогает.
dungeoneer-ui-trap-fails = Провал: { $harm }.
dungeoneer-ui-trap-you = Ваш успех: { $percent } %.
dungeoneer-ui-trap-other = { $name }, успех: { $percent } %.
dungeoneer-ui-trap-first = Сначала ловушка: { $card }, { $threat } для всех героев здесь.
dungeoneer-ui-trap-rolls = { $card }: { $threat } для всех героев здесь.
dungeoneer-ui-say-enter = Применить карту?
dungeoneer-ui-bold-enter-name = { $name } входит: { $space }.
dungeoneer-ui-bold-enter-you = Вы входите: { $space }.
dungeoneer-ui-no-card = Без карты
dungeoneer-ui-no-challenge = Без вызова
dungeoneer-ui-no-response = Не отвечать
dungeoneer-ui-discard-more =
    { $places ->
       [lair] С руки или монстра из логова
       [treasure] С руки или сокровище со стола
       [both] С руки, сокровище со стола или монстра из логова
      *[hand] С руки
    }; потом доберёте до пяти.
dungeoneer-ui-save-more = На сохранённое очко до вашего следующего хода можно бросить вызов тому, кто вас атакует, а если настройки стола не запрещают — и атаковать героя в той же локации или подняться. Остальные очки пропадут.
dungeoneer-ui-discard-star = Звёздочка: числа или текст карты не из печатной игры.
dungeoneer-ui-say-use =
    применить «{ $card }»{ $aim ->
       [no] {""}
      *[other] , цель — { $aim }
    }?{ $later ->
       [true] {" "}Это можно сделать и позже в свой ход.
      *[false] {""}
    }
dungeoneer-ui-say-play =
    сыграть «{ $card }»{ $aim ->
       [no] {""}
      *[other] , цель — { $aim }
    }?
dungeoneer-ui-foe-attacks-you = Нападение на вас: { $card }.
dungeoneer-ui-attacks-you = Нападение на вас: { $card } ({ $name }).
dungeoneer-ui-out-hits = ваш монстр попадёт
dungeoneer-ui-out-overcome =
    { $you ->
       [true] у вас получится
      *[false] { $name } справится
    }
dungeoneer-ui-out-strike =
    { $you ->
       [true] вы попадёте
      *[false] { $name } попадёт
    }
dungeoneer-ui-out-unhurt =
    { $you ->
       [true] вас не ранят
      *[false] { $name } избежит раны
    }
dungeoneer-ui-without = Если нет, { $what }:
dungeoneer-ui-with = Если применить «{ $card }», { $what }:
dungeoneer-ui-change-overcome = Шанс успеха: { $after } % (сейчас { $before } %).
dungeoneer-ui-change-strike =
    Шанс, что { $you ->
       [true] вы попадёте
      *[other] { $name } попадёт
    }: { $after } % (сейчас { $before } %).
dungeoneer-ui-change-unhurt =
    Шанс, что { $you ->
       [true] вас не ранят
      *[other] { $name } избежит раны
    }: { $after } % (сейчас { $before } %).
dungeoneer-ui-change-strike-each =
    Шанс, что { $you ->
       [true] вы попадёте по цели
      *[other] { $name } попадёт по цели
    }: { $each }.
dungeoneer-ui-change-hits = Шанс, что ваш монстр попадёт: { $after } % (сейчас { $before } %).
dungeoneer-ui-change-each = { $card } { $after } % (сейчас { $before } %)
dungeoneer-ui-change-hits-each = Шанс, что попадёт монстр: { $each }.
dungeoneer-ui-change-unhurt-each =
    Шанс, что { $you ->
       [true] вас не ранит
      *[other] { $name } избежит раны
    }: { $each }.
dungeoneer-ui-costs-glory = Цена: слава −{ $cost } (у вас { $glory }).
dungeoneer-ui-costs-peril =
    { $you ->
       [true] Цена: { $cost } из { $peril } вашего риска, останется { $left }.
      *[false] Цена: риск −{ $cost }, платит { $name } (из { $peril }, останется { $left }).
    }
dungeoneer-ui-shifts =
    { $count ->
       [one] Поменять можно { $count } карту локации, она обведена на карте.
       [few] Поменять можно { $count } карты локаций, они обведены на карте.
       [many] Поменять можно { $count } карт локаций, они обведены на карте.
      *[other] Поменять можно { $count } карт локаций, они обведены на карте.
    }
dungeoneer-ui-costs-peril-any = Цена: риск −{ $cost }. Платит один соперник, кто — выберете следом: { $each }.
dungeoneer-ui-costs-peril-either = Риском платит цель: { $each }.
dungeoneer-ui-costs-peril-one = { $name } { $cost } (из { $peril }, останется { $left })
dungeoneer-ui-loses-ap = { $name }: останется { $left } ОД из { $ap }.
dungeoneer-ui-harm-to-entrance = герой у ближайшего входа
dungeoneer-ui-harm-discard-hand =
    { $n ->
       [one] сброс { $n } карты с руки
       [few] сброс { $n } карт с руки
      *[many] сброс { $n } карт с руки
    }
dungeoneer-ui-harm-discard-readied =
    { $n ->
       [one] сброс { $n } карты со стола
       [few] сброс { $n } карт со стола
      *[many] сброс { $n } карт со стола
    }
dungeoneer-ui-harm-less-ap = −{ $n } ОД в следующий ход
dungeoneer-ui-harm-knockdown =
    { $n ->
       [0] герой падает и не ходит, пока не поднимется (1 ОД)
      *[other] герой падает, подняться — 1 ОД и бросок ближнего боя { $n }+
    }
dungeoneer-ui-harm-falls = герой падает
dungeoneer-ui-harm-standup = подняться можно будет лишь с броском ближнего боя { $n }+
dungeoneer-ui-harm-nothing = ничего: герой уже у входа, лежит или без славы
dungeoneer-ui-harm-level = уровень −{ $n }
dungeoneer-ui-harm-ap = −{ $n } ОД
dungeoneer-ui-harm-glory = слава −{ $n }
dungeoneer-ui-harm-peril = риск +{ $n }
dungeoneer-ui-harm-to-portal = герой у другого портала
dungeoneer-ui-harm-stand-up = герой поднимается
dungeoneer-ui-harm-draw = добор карт: { $n }
dungeoneer-ui-harm-heal = +{ $n } здоровья
dungeoneer-ui-harm-wound =
    { $n ->
       [one] { $n } рана
       [few] { $n } раны
      *[many] { $n } ран
    }
dungeoneer-ui-harm-defeat = герой повержен
dungeoneer-ui-counters-forms = Шанс, что ранят нападающего: { $each }.
dungeoneer-ui-fails-name = { $name }, провал ({ $form } { $needs }, кубик + { $parts }): { $percent } %. Тогда: { $harm }.
dungeoneer-ui-hurts-forms =
    Шанс, что { $name } получит рану: { $each }{ $count ->
       [1] {""}
      *[other] , выбираете вы
    }.
dungeoneer-ui-moved =
    { $you ->
       [true] Вы окажетесь
      *[false] { $name } окажется
    } здесь: { $space }.
dungeoneer-ui-fails = сработает: { $percent } %
dungeoneer-ui-hurts = ранит { $percent } %
dungeoneer-ui-also-hit =
    { $you ->
       [true] Грозит и вам
      *[false] Под угрозой и { $name }
    }: провал { $percent } %, тогда { $harm }.
dungeoneer-ui-risk =
    { $quest ->
       [true] Нужно:
      *[false] { $what }:
    } { $form } { $needs }, успех { $percent } % (кубик + { $parts }); провал: { $harm }.
dungeoneer-ui-risk-sure =
    { $quest ->
       [true] Нужно:
      *[false] { $what }:
    } { $form } { $needs }, успех наверняка (кубик + { $parts }).
dungeoneer-ui-risk-all =
    { $quest ->
       [true] Нужно:
      *[false] { $what }:
    } { $form } { $needs }, успех { $percent } % (кубик + { $parts }); провал бьёт по всем героям здесь: { $harm }.
dungeoneer-ui-risk-fells =
    При провале { $you ->
       [true] ваш герой будет повержен
      *[false] герой будет повержен ({ $name })
    }.
dungeoneer-ui-gains-dice = Даст славу ({ $glory }). Риск: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  }; карту открывает каждый, на котором не больше { $most }.
dungeoneer-ui-attempt-more = Успех закончит вашу фазу подвигов, даже если остались ОД.{ $percent ->
    [100] {""}
   *[other] {" "}При провале задание остаётся, ещё одна попытка в этот ход стоит 1 ОД{ $down ->
       [yes] , и сперва 1 ОД, чтобы подняться
      *[no] {""}
    }.
  }
dungeoneer-ui-search-more = Поиск стоит 1 ОД: кубик + { $plus } { dungeoneer-part-way }, нужно { $value }, { $percent } %. { $done ->
    [true] Успех выполнит задание и закончит вашу фазу подвигов.
   *[false] После успеха здесь можно выполнять задание в этот ход.
  }
dungeoneer-ui-take-quest = Выберите задание для сброса: цена { $glory } славы, взамен возьмёте другое.
dungeoneer-ui-x = X = { $x }
dungeoneer-ui-x-range = Шанс, что { $what }: { $each }; сейчас { $before } %. Каждый X стоит 1 славу.
dungeoneer-ui-cancel = Отмена
dungeoneer-ui-back = Назад
dungeoneer-ui-back-last = Отменить последнее
dungeoneer-ui-word-asked = ваш ответ?
dungeoneer-ui-just-now = Что произошло
dungeoneer-just-completes = { $you ->
    [true] Вы выполняете
   *[other] { $name } выполняет
  } задание «{ $quest }»: уровень { $level }, слава +{ $glory }.
dungeoneer-ui-just-all = Показать все { $count }
dungeoneer-ui-just-less = меньше
dungeoneer-just-hit =
    { $you ->
       [true] У вас
      *[other] { $name }:
    } −{ $count } здоровья, осталось { $life } ({ $card }{ $against ->
       [0] {""}
      *[other] {" "}— { $against } против { $total }
    })
dungeoneer-ui-watch-battle =
    { $you ->
       [true] Вы в битве
      *[other] В битве { $name }
    }: { $space }.
dungeoneer-ui-watch-setup = Готовим игру.
dungeoneer-ui-watch-reset =
    { $you ->
        [true] Вы начинаете ход.
       *[false] { $name } начинает ход.
    }
dungeoneer-ui-watch-dungeonlord =
    { $you ->
        [true] Ваша фаза злодеяний.
       *[false] { $name }: фаза злодеяний.
    }
dungeoneer-ui-watch-map =
    { $you ->
        [true] Вы кладёте карту локации.
       *[false] { $name } кладёт карту локации.
    }
dungeoneer-ui-watch-hero =
    { $you ->
        [true] Ваша фаза подвигов.
       *[false] { $name }: фаза подвигов.
    }
dungeoneer-ui-watch-close =
    { $you ->
        [true] Вы заканчиваете ход.
       *[false] { $name } заканчивает ход.
    }
dungeoneer-ui-ended-lost = Победило подземелье.
dungeoneer-ui-ended-nobody = Никто не победил.
dungeoneer-ui-roll-mine = Ваш герой
dungeoneer-ui-roll-threat = { $who }: { $form } { $needs }, успех { $percent } %
dungeoneer-ui-roll-threat-open = { $who }: { $form } { $needs }
dungeoneer-ui-roll-attack = { $who }: атака, { $form }; удар { $percent } %
dungeoneer-ui-roll-attack-open = { $who }: атака, { $form }
dungeoneer-ui-roll-counter = { $who }: контратака, { $form }; удар { $percent } %
dungeoneer-ui-roll-counter-open = { $who }: контратака, { $form }
dungeoneer-ui-rolls-more = и ещё { $count }
dungeoneer-ui-step-of = Шаг { $step } из 8: { $name }
dungeoneer-ui-fights-quest =
    { $you ->
        [true] Вы бьётесь ради задания: { $quest }
       *[false] { $name } бьётся ради задания: { $quest }
    }
dungeoneer-ui-is-attacked =
    { $you ->
        [true] Вы под ударом
       *[false] { $name } под ударом
    }
dungeoneer-ui-strikes-back =
    { $you ->
        [true] Ваш вызов
       *[false] { $name } бросает вызов
    }
dungeoneer-ui-plus-die = + к6
dungeoneer-ui-plus-dice = + к6, больший из двух
dungeoneer-ui-sum-die = кубик { $die }
dungeoneer-ui-life-left = Осталось здоровья: { $count }
dungeoneer-ui-aim-at = Цель: { $card }
dungeoneer-ui-look-at = Рассмотреть: { $card }
dungeoneer-ui-res-gone = Уже не в битве.
dungeoneer-ui-key-you = рана вам
dungeoneer-ui-key-hero = рана герою
dungeoneer-ui-key-tie = ничья
dungeoneer-ui-key-monster = рана монстру
dungeoneer-ui-key-name = рана: { $name }
dungeoneer-ui-helps = Ещё сыграно:
dungeoneer-ui-die = На кубике { $pips }
dungeoneer-ui-odds-aloud =
    { $who }: удар атаки { $attack ->
       [one] { $attack } процент
       [few] { $attack } процента
      *[many] { $attack } процентов
    }, ничья { $tie }, удар контратаки { $counter }
dungeoneer-ui-may-respond = Вы можете ответить
dungeoneer-ui-may-challenge = Вы можете бросить вызов
dungeoneer-ui-may-act = Вы можете вмешаться
dungeoneer-ui-lord = Злодеяния
dungeoneer-ui-lord-you = Оплачивается риском соперников: выберите, кто кого атакует.
dungeoneer-ui-lord-done = В этот ход монстров и ловушки уже насылали.
dungeoneer-ui-lord-other = { $name } может наслать монстров и ловушки.
dungeoneer-ui-declaration = План
dungeoneer-ui-in-plan = в плане
dungeoneer-ui-too-dear = риска мало
dungeoneer-ui-nothing-to-send = Монстров и ловушек у вас нет.
dungeoneer-ui-peril-left = Осталось риска: { $count }
dungeoneer-ui-calm = Тихо. Здесь будут видны битвы и ответы.
dungeoneer-ui-calm-over = Игра закончена.
dungeoneer-ui-tab-moment = Ответ
dungeoneer-ui-tab-lord = Злодеяния
dungeoneer-ui-tab-now = Сейчас
dungeoneer-ui-odds-battle = Эта битва
dungeoneer-ui-odds-coming = Сейчас бросят
dungeoneer-ui-odds-mine = Что можно попробовать
dungeoneer-ui-odds-none = Бросать сейчас не за что.
dungeoneer-ui-piles = Стопки
dungeoneer-ui-known-top = Сверху, как вы знаете: { $cards }
dungeoneer-ui-known-bottom = Снизу, как вы знаете: { $cards }
dungeoneer-ui-key-pass = пропустить, отказаться
dungeoneer-ui-key-until-me = пропускать чужое или снова спрашивать
dungeoneer-ui-key-end = закончить фазу
dungeoneer-ui-key-explore = исследовать
dungeoneer-ui-key-declare = выбрать, кого наслать; в атаку
dungeoneer-ui-sr-player = { $hero }, уровень { $level }. Здоровье { $life } из { $most }, слава { $glory }, риск { $peril }, очки действия { $ap }. Ближний бой { $melee }, магия { $magic }, скорость { $speed }. Задания: { $quests } из 3, рука: { $hand }.
dungeoneer-ui-sr-in = Локация: { $space }.
dungeoneer-ui-sr-list = { $what }: { $cards }.
dungeoneer-ui-sr-cost = { $card }, цена { $cost }
dungeoneer-ui-sr-goal =
    { $quest }{ $shared ->
       [true] {" "}(общее)
      *[false] {""}
    }: { $where }.
dungeoneer-ui-sr-nearest = { $where }, { $space }
dungeoneer-ui-sr-plan = { $card }, цель { $name }, риск { $cost }
dungeoneer-ui-sr-attack = { $card }, { $form }: { $attack } против { $counter }. Здоровье { $life }.
dungeoneer-ui-sr-trap = { $card }: { $form } { $needs }.
dungeoneer-ui-sr-defeated = Герой повержен.
dungeoneer-ui-sr-moment = Время для ответов.

## Локации и карты словами: текстовый режим и терминал

dungeoneer-ui-told-of-spot = { $space } ({ $x }:{ $y })
dungeoneer-ui-told-apart = { $space } ({ $where } от входа)
dungeoneer-ui-told-of-space = { $spot }, { $type }
dungeoneer-ui-told-of-to = за ним { $space }
dungeoneer-ui-told-of-back = обратно: { $exit }
dungeoneer-ui-told-of-unexplored = не исследовано ({ $x }:{ $y })
dungeoneer-ui-told-of-gives =
    { $dice ->
       [true] За вход: слава { $glory }; кубики риска: { $peril }
      *[false] За вход: риск { $peril }, слава { $glory }
    }{ $taken ->
       [stays] {" "}(за весь ход на месте; за возвращение — нет)
       [began] {" "}(не в этот ход: там он начался)
       [true] {" "}(в этот ход уже взято)
      *[false] {""}
    }
dungeoneer-ui-told-of-foes = В битве здесь: { $cards }
dungeoneer-ui-told-of-threshold = На пороге: { $sides }.
dungeoneer-ui-told-of-limits = Преимущества: { $boons } из { $most_boons }, сокровища: { $treasures } из { $most_treasures }.
dungeoneer-ui-told-of-hero = Здоровье { $life }, преимуществ до { $boons }, сокровищ до { $treasures }
dungeoneer-ui-told-of-level = Уровень { $level }: ближний бой { $melee }, магия { $magic }, скорость { $speed }
dungeoneer-ui-told-of-reward = Награда
dungeoneer-ui-told-of-kill = За каждое отнятое у него здоровье: 1 слава

## Карты

dungeoneer-ui-card-plus-level =
    { $count ->
       [one] +{ $count } уровень
       [few] +{ $count } уровня
      *[many] +{ $count } уровней
    }
dungeoneer-ui-card-plus-life = +{ $count } здоровье
dungeoneer-ui-card-plus-glory = +{ $count } { $count ->
       [one] слава
       [few] славы
      *[many] славы
    }
dungeoneer-ui-card-costs-glory = Слава за карту: { $cost }
dungeoneer-ui-card-costs-peril = Риск за карту: { $cost }
dungeoneer-ui-card-body = Здоровье { $life }, ближний бой { $melee }, магия { $magic }, скорость { $speed }; атакует: { $forms }
dungeoneer-ui-card-attacks = атакует и контратакует
dungeoneer-ui-card-counters = только контратакует
dungeoneer-ui-card-tokens =
    { $count ->
       [one] { $count } жетон
       [few] { $count } жетона
      *[many] { $count } жетонов
    }
dungeoneer-ui-card-spent = Использовано.
dungeoneer-ui-card-life-of = здоровье { $life } из { $most }
dungeoneer-ui-card-sr-can =
    { $how ->
       [discard] Можно сбросить.
       [pick] Можно выбрать.
      *[play] Можно сыграть.
    }
dungeoneer-ui-card-sr-use = Можно применить или выбрать.
dungeoneer-ui-card-sr-taken = Карта выбрана.
dungeoneer-ui-card-sr-cannot = Нельзя сыграть: { $why }
dungeoneer-ui-card-sr-at = { $at } из { $count }.
dungeoneer-ui-card-sr-aim = Цель: { $name }.
dungeoneer-ui-card-sr-seat = { $name }: риск { $peril }, слава { $glory }, здоровье { $life } из { $most }, уровень { $level }, задания { $done } из 3, логово { $lair }, рука { $hand }.{ $down ->
       [true] {" "}Герой лежит.
      *[false] {""}
    }{ $saved ->
       [true] {" "}Есть сохранённое очко действия.
      *[false] {""}
    }
dungeoneer-ui-card-open-board = Показать всё, что перед игроком
dungeoneer-ui-card-hero-use = Мой герой
dungeoneer-ui-card-level-short = ур.
dungeoneer-ui-card-on-hero = на герое
dungeoneer-ui-card-quests-done = Задания: выполнено { $count } из 3
dungeoneer-ui-card-quest-complete = выполнено
dungeoneer-ui-card-quest-unseen = место ещё не найдено
dungeoneer-ui-card-quest-wounds =
    { $count ->
       [one] нанесена { $count } рана
       [few] нанесены { $count } раны
      *[many] нанесено { $count } ран
    }
dungeoneer-ui-card-boards = Игроки и колоды
dungeoneer-ui-card-piles = Колоды
dungeoneer-ui-card-known-top = верх колоды, известно вам
dungeoneer-ui-card-known-bottom = низ колоды, известно вам
dungeoneer-ui-card-peril-discards = сброс колоды риска
dungeoneer-ui-card-maps-below = карты локаций под колодой
dungeoneer-ui-card-nothing-there = Здесь пока ничего нет.
dungeoneer-ui-card-gallery = Все карты
dungeoneer-ui-card-gallery-more = Звёздочкой { $count ->
       [one] отмечена { $count } карта
       [few] отмечены { $count } карты
      *[many] отмечено { $count } карт
    } с нашими числами или текстом: печатные проверить не удалось.
dungeoneer-ui-card-key-board = всё, что перед игроком
dungeoneer-ui-card-all-hero = Герои
dungeoneer-ui-card-all-quest = Задания
dungeoneer-ui-card-all-boon = Преимущества
dungeoneer-ui-card-all-treasure = Сокровища
dungeoneer-ui-card-all-bane = Проклятия
dungeoneer-ui-card-all-monster = Монстры
dungeoneer-ui-card-all-trap = Ловушки
dungeoneer-ui-card-all-map = Карты локаций

## In the terminal

dungeoneer-cli-unlaid = Этой локации на карте ещё нет. Выходы, как напечатано: { $exits }.
dungeoneer-cli-hand = Ваша рука (★ карта Undercroft):
dungeoneer-cli-hand-of = Рука, { $name }: { $cards }.
dungeoneer-cli-quests = Ваши и общие задания:
dungeoneer-cli-piles = Стопки: { $piles }.
dungeoneer-cli-used = использовано
dungeoneer-cli-attack = { $who } против: { $whom }
dungeoneer-cli-dice = { $attack } + кубик против { $counter } + кубик
dungeoneer-cli-total = итог { $total } против { $counter } + кубик
dungeoneer-cli-odds =
    { $whose ->
       [mine] ваш удар { $attack } %{ $dealt }
       [me] удар по вам { $attack } %{ $dealt }
      *[other] удар { $attack } %{ $dealt }
    }{ $tie ->
       [0] {""}
      *[other] , ничья { $tie } %
    }{ $counter ->
       [0] {""}
      *[other] , { $whose ->
           [mine] удар по вам
           [me] ваш удар
          *[other] ответный удар
        } { $counter } %{ $back }
    }
dungeoneer-cli-ends = тогда игра окончена, побеждает { $name }
dungeoneer-cli-sure = { $name }: { $form } { $needs }, успех наверняка
dungeoneer-cli-wounded =
    { $you ->
       [true] Вы теряете
      *[other] { $name } теряет
    } здоровье: { $count }, остаётся { $life }.
dungeoneer-cli-chance-there = { $where }, поиск за 1 ОД: { $percent } %
dungeoneer-cli-succeed = успех: { $each }
dungeoneer-cli-pays-one = риском платит соперник: { $names }
dungeoneer-cli-pays = платит { $name }, риска останется { $count }
dungeoneer-cli-hunt =
    { $count ->
       [one] нужна { $count } рана
       [few] нужно { $count } раны, они остаются
      *[many] нужно { $count } ран, они остаются
    }
dungeoneer-cli-done = успех закончит фазу подвигов
dungeoneer-cli-attempt =
    { $cost ->
       [0] бесплатно
      *[other] { $cost } ОД
    }, успех закончит фазу подвигов
dungeoneer-cli-fails = { $name }: { $form } { $needs }, провал { $percent } %: { $harm }
dungeoneer-cli-fails-all = { $name }: { $form } { $needs }, провал { $percent } %, каждому герою здесь: { $harm }
dungeoneer-cli-hazard = { $what }, при провале: { $harm }.
dungeoneer-cli-once-found = если найдено, второй бросок: { $risk }
dungeoneer-cli-die = кубик + { $parts }
dungeoneer-cli-gives =
    { $you ->
       [true] даёт риск { $peril }, славу { $glory }
      *[false] { $name } получит: риск { $peril }, слава { $glory }
    }
dungeoneer-cli-gives-dice = даёт славу { $glory }; кубики риска: { $dice }
dungeoneer-cli-signs =
    На карте: буквы — герои игроков, _ герой лежит; разрыв стены — открытый выход, ### блокированный, !!! выход-ловушка; ^ шипы, o яма, * опасность, $ жетон{ $ice ->
       [true] , = лёд
      *[false] {""}
    }, + даст риск и славу, если войти.
dungeoneer-cli-object-hero = герой ({ $id })
dungeoneer-cli-object-seat = игрок { $id }
dungeoneer-cli-object-place = место { $id }
dungeoneer-cli-object-die = кубик { $id }
dungeoneer-cli-object-act = ответ { $id }
dungeoneer-cli-why-you-are-here = Ваш герой уже здесь. Чтобы прочесть карту локации, введите c и её название.
dungeoneer-cli-why-wrong-space = { $quest }: не в этой локации. Введите b: там ваши задания и их места.
dungeoneer-cli-words-peril = риск
dungeoneer-cli-topic-peril =
    { $solo ->
       [true] В одиночку риск не копят, его бросают: где локация даёт 2, бросают два кубика, и каждый, на котором 2 или меньше, открывает монстра, ловушку или проклятие.
      *[false] Риск платит за то, что насылают на вас: соперники тратят ваш на монстров, ловушки и проклятия, вы тратите их риск.
    }
dungeoneer-cli-words-glory = слава
dungeoneer-cli-topic-glory = Слава платит за ваши преимущества, сокровища и способности. Её дают локации, куда вы впервые за свой ход входите, и здоровье, отнятое у монстров.
dungeoneer-cli-words-ap = од, очко действия, очки действия
dungeoneer-cli-topic-ap =
    ОД — очки действия: { $limited ->
       [true] 3 на ход
      *[false] на ход столько, какова скорость
    }. Шаг, ещё одно исследование, поиск, атака и попытка подняться стоят по 1{ $saves ->
       [true] ; одно можно сохранить на чужие ходы
      *[false] {""}
    }.
dungeoneer-cli-words-blocked = блокированный, блокированный выход
dungeoneer-cli-topic-blocked = Блокированный выход испытывает того, кто через него выходит, но не того, кто входит: при провале шаг стоит на 1 ОД больше.
dungeoneer-cli-words-trap = ловушка, выход-ловушка, ловушки
dungeoneer-cli-topic-trap = Выход-ловушка испытывает того, кто через него выходит: провал стоит 1 здоровья, но герой проходит. Карты ловушек насылают на героев, и бросает каждый в локации.
dungeoneer-cli-words-danger = опасность
dungeoneer-cli-topic-danger = Опасность делает ловушки, насланные на героя в этой локации, настолько же труднее.
dungeoneer-cli-words-hazard = шипы, яма
dungeoneer-cli-topic-hazard = Шипы и яма испытывают героя, вошедшего в свой ход: провал на шипах стоит 1 здоровья, в яму герой падает.
dungeoneer-cli-words-lair = логово
dungeoneer-cli-topic-lair = { dungeoneer-note-keeps }
dungeoneer-cli-words-challenge = вызов
dungeoneer-cli-topic-challenge =
    Вызов — ваша атака на того, кто только что атаковал вас. Он стоит 1 ОД{ $saves ->
       [true] , которое можно сохранить в свой ход
      *[false] {""}
    }.
dungeoneer-cli-words-response = ответ, ответы
dungeoneer-cli-topic-response = Ответ — карта, которую играют, когда вашего героя атакуют, до броска.
dungeoneer-cli-words-threshold = порог
dungeoneer-cli-topic-threshold = Герой, чьё последнее ОД открыло блокированный выход, ждёт на пороге: в следующий ход он проходит без броска, а пока выход открыт для всех.
dungeoneer-cli-words-level = уровень
dungeoneer-cli-topic-level = Каждое выполненное задание повышает уровень: меняются ближний бой, магия и скорость героя.
dungeoneer-cli-words-quest = задание, задания
dungeoneer-cli-topic-quest = Три задания — победа. Одна попытка за ход бесплатна, ещё одна стоит 1 ОД; успех закончит фазу подвигов. Ваши задания покажет b.

## What is wrong with a table

error-dungeoneer-both-falls = «Ограниченное движение» и «Очко действия за падение» не сочетаются: выберите что-то одно.
error-dungeoneer-nothing-drawn = При «Без белых пятен» карты локаций не добирают, так что «Беспристрастное размещение» ничего не даст: выберите что-то одно.

## What is wrong with a pack

error-dungeoneer-pack-card = Карта { $id } в файле { $file }, строка { $line }: { $problem }.
error-dungeoneer-pack-empty = В папке { $folder } нет файлов с картами.
error-dungeoneer-pack-file = Файла { $file } в наборе быть не может; могут быть { $files }.
error-dungeoneer-pack-toml = Файл { $file } не читается: { $problem }.
error-dungeoneer-pack-tables = В файле { $file } могут стоять только таблицы [[{ $section }]].
error-dungeoneer-pack-about = { $file }, строка { $line }: { $problem }.
error-dungeoneer-pack-untold = { $folder } — не набор карт: в нём нет файла { $file }.
error-dungeoneer-pack-name = Папка { $pack } — не набор карт: в её имени могут быть строчные латинские буквы, цифры и дефисы.
error-dungeoneer-pack-unread = Файл { $file } не читается.
error-dungeoneer-pack-missing = Набор карт { $pack } здесь не установлен.
error-dungeoneer-pack-other = Набор карт { $pack } — для другой игры.
error-dungeoneer-pack-changed = Набор карт { $pack } изменился: эта партия начата с его версией { $wanted }, а здесь { $found }.
error-dungeoneer-pack-no-entrance = С { $packs } среди карт локаций нет входа.
error-dungeoneer-pack-few-tunnels = С { $packs } среди карт подземелья { $count ->
    [one] { $count } тоннель
    [few] { $count } тоннеля
   *[many] { $count } тоннелей
  }; вокруг входа нужно не меньше { $least }.
error-dungeoneer-pack-few-heroes = С { $packs } слишком мало героев ({ $count }); на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  } нужно { $needed }.
error-dungeoneer-pack-few-quests = С { $packs } слишком мало заданий ({ $count }); на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  } нужно { $needed }.

## Карта руки тремя словами

dungeoneer-ui-gist-has = { $of } { $n }
dungeoneer-ui-gist-melee = { $n } в ближнем бою
dungeoneer-ui-gist-magic = { $n } к магии
dungeoneer-ui-gist-speed = { $n } к скорости
dungeoneer-ui-gist-attack = { $n } к атаке
dungeoneer-ui-gist-counter = { $n } к контратаке
dungeoneer-ui-gist-threat = { $n } против угрозы
dungeoneer-ui-gist-roll = { $n } к проверке
dungeoneer-ui-gist-against = { $of }: { $n }
dungeoneer-ui-gist-attackers = атакующим { $n }
dungeoneer-ui-gist-boons = предел преимуществ { $n }
dungeoneer-ui-gist-treasures = предел сокровищ { $n }
dungeoneer-ui-gist-ap = { $n } ОД
dungeoneer-ui-gist-life = { $n } здоровье
dungeoneer-ui-gist-glory = { $n } слава
dungeoneer-ui-gist-level = { $n } уровень
dungeoneer-ui-gist-wounds = { $n } рана
dungeoneer-ui-gist-commands = { $of }: { $n }
dungeoneer-ui-gist-safe = преграды не страшны

## The end

dungeoneer-ui-end-third =
    { $you ->
        [yes] Вы победили: третье задание выполнено
       *[no] Побеждает { $name }: третье задание выполнено
    }
dungeoneer-ui-end-last =
    { $you ->
        [yes] Вы победили: ваш герой остался последним
       *[no] Побеждает { $name }: остался последний герой
    }
dungeoneer-ui-end-ahead =
    { $you ->
        [yes] Вы победили
       *[no] Побеждает { $name }
    }: { $by ->
        [glory] больше славы ({ $count } против { $against }), остальное равно
        [life] больше здоровья ({ $count } против { $against }), задания и уровень равны
        [level] выше уровень ({ $count } против { $against }), заданий поровну
       *[quests] больше заданий ({ $count } против { $against }), ходы кончились
    }
dungeoneer-ui-end-nobody = Победителя нет: ходы кончились, и никто не впереди
dungeoneer-ui-end-lost = Победило подземелье: герой повержен
dungeoneer-ui-end-lost-turns = Победило подземелье: ходы кончились
dungeoneer-ui-end-missing =
    { $you ->
        [yes]
            { $count ->
                [one] Вам не хватило { $count } задания.
                [few] Вам не хватило { $count } заданий.
                [many] Вам не хватило { $count } заданий.
               *[other] Вам не хватило { $count } задания.
            }
       *[no]
            { $count ->
                [one] { $name }: не хватило { $count } задания.
                [few] { $name }: не хватило { $count } заданий.
                [many] { $name }: не хватило { $count } заданий.
               *[other] { $name }: не хватило { $count } задания.
            }
    }
dungeoneer-ui-end-why-third = третье задание, ход { $turn }
dungeoneer-ui-end-why-quests =
    { $count ->
        [0] ни одного задания
        [one] выполнено { $count } задание
        [few] выполнено { $count } задания
        [many] выполнено { $count } заданий
       *[other] выполнено { $count } задания
    }
dungeoneer-ui-end-why-less =
    { $by ->
        [glory] меньше славы
        [life] меньше здоровья
        [level] уровень ниже
       *[quests] меньше заданий
    }, чем { $you ->
        [yes] у вас
       *[no] имеет { $name }
    } ({ $count } против { $above })
dungeoneer-ui-end-why-even = все показатели равны
dungeoneer-ui-end-why-defeated = герой повержен, ход { $turn }
dungeoneer-ui-end-falls =
    { $you ->
        [yes] Ваш герой повержен
       *[no] { $name }: герой повержен
    }
dungeoneer-ui-end-wound =
    { $you ->
        [yes] Тяжёлый удар по вам
       *[no] { $name }: тяжёлый удар
    }
dungeoneer-ui-end-turn = Ход { $turn }
dungeoneer-ui-end-where = Ход { $turn }, { $space }

## Вытянутая карта локации

dungeoneer-ui-tab-map = Карта локации
dungeoneer-ui-mapcard-laid = Вы нашли и положили эту карту
dungeoneer-ui-mapcard-laid-other = Эту карту положили в этот ход
dungeoneer-ui-mapcard-found = Эту карту только что нашли
dungeoneer-ui-mapcard-lay = Положите эту карту на стол
dungeoneer-ui-mapcard-first = Кто войдёт впервые за ход
dungeoneer-ui-mapcard-gives =
    { $dice ->
       [true] слава { $glory }; кубики риска: { $peril }
      *[false] риск { $peril }, слава { $glory }
    }
dungeoneer-ui-map-quests = Задания: { $done } из 3

## Notes: the rule behind what is told for the first time

dungeoneer-note-goal = Все начинают на входе: 1 слава (плата за свои карты) и 1 риск (им соперники платят за нападения на вас). В свой ход сначала насылают монстров и ловушки, потом действует герой.
dungeoneer-note-turn = Ход начинается с восстановления: карты снова готовы, локации снова дают славу и риск. Очки действия идут на ходьбу, дальнейшее исследование, повторные попытки заданий, атаки и на то, чтобы подняться.
dungeoneer-note-encounter = Монстры и ловушки, насланные на героя, называются столкновениями. Платят за них риском того, на кого насылают, а не своим.
dungeoneer-note-gains = В свой ход герой получает славу и риск каждой новой локации, а если остался на месте — своей. За славу берут преимущества и сокровища, риск навлекает нападения.
dungeoneer-note-draws-map = Найденную карту локации кладут к любому краю подземелья, где выход сходится с выходом; герою быть рядом не нужно. Если она подходит только перевёрнутой, её перевернут за вас.
dungeoneer-note-attacks = Обе стороны бросают кубик и прибавляют ближний бой, магию или скорость — что выбрал нападающий. Кто набрал больше, ранит другого на 1 здоровье; при ничьей ран нет.
dungeoneer-note-hero-attacks = В каждый ход герой может один раз напасть за 1 очко действия: на героя в той же локации или, бросив вызов, на того, кто только что его атаковал.
dungeoneer-note-hero-attacks-hero = { dungeoneer-note-hero-attacks }
dungeoneer-note-lays = Число на выходе проверяет того, кто выходит, а не того, кто входит. Провал у блокированного выхода стоит ещё 1 очко действия, у выхода-ловушки — 1 здоровье.
dungeoneer-note-attempts = Задание выполняют в той локации, которую оно называет. Кто выполнил, получает уровень, и фаза подвигов сразу кончается.
dungeoneer-note-escorts = Чтобы выполнить задание, мало дойти с жетоном до места: там нужно выбрать «Доставить». После этого фаза подвигов заканчивается.
dungeoneer-note-takes-token = Герой, попавший по другому герою, может вместо раны забрать жетон, который тот сопровождает; вместе с ним переходит и задание.
dungeoneer-note-completes = Новый уровень меняет ближний бой, магию и скорость героя; скорость — это и его очки действия за ход.
dungeoneer-note-falls = Сбитый с ног герой не ходит, не атакует и не исследует за очко действия, пока не поднимется за 1 очко действия в любой фазе своего хода. Бесплатную карту локации всё равно кладут.
dungeoneer-note-stands-up = Подняться можно в любой фазе своего хода, а в чужой ход — за сохранённое очко действия, если это позволяют настройки стола.
dungeoneer-note-keeps = Логово — место для трёх ваших монстров: их не нужно держать в руке, и насылать их можно снова за тот же риск.
dungeoneer-note-saves = Одно очко действия можно сохранить до следующего хода: чтобы бросить вызов тому, кто атакует, а если позволяют настройки стола — атаковать или подняться.
dungeoneer-note-reward-glory = После битвы за каждое здоровье, отнятое у монстров, герой получает 1 славу, а за каждую рану от своего монстра можно дать сопернику 1 риск. Монстры заданий не дают ни того, ни другого.
dungeoneer-note-plays = За преимущества и сокровища платят своей славой.
dungeoneer-note-plays-on = { dungeoneer-note-plays }
dungeoneer-note-plays-at = { dungeoneer-note-plays }
dungeoneer-note-plays-bane = За проклятие платят риском соперника, своим — никогда.
dungeoneer-note-plays-bane-on = { dungeoneer-note-plays-bane }
dungeoneer-note-plays-bane-at = { dungeoneer-note-plays-bane }
dungeoneer-ui-progress = Ход { $turn }

## Обучение

dungeoneer-lesson-welcome = Побеждает тот, кто первым выполнит три задания или один останется в живых. Одно вы уже выполнили, и { $b } тоже.
dungeoneer-lesson-hero = Ваш герой — Рака. Карты с лавром помогают вам за вашу славу, карты с черепом вредят соперникам за их риск.
dungeoneer-lesson-quests = «Закрыть чёрную книгу долгов» в библиотеке — ваше задание. «Ловля волшебной рыбки» достанется тому, кто успеет первым.
dungeoneer-lesson-zombie = Ход начинается с фазы злодеяний. Нажмите на зомби: { $b } заплатит за него 1 риск.
dungeoneer-lesson-plan = Теперь добавьте зомби в план нападения.
dungeoneer-lesson-attack = Все, кто в плане, нападают вместе и только раз за ход. В атаку!
dungeoneer-lesson-lair = Кубик плюс ближний бой: 7 против 5. Ранит тот, у кого больше: Пим ({ $b }) теряет 1 здоровье. Отправьте зомби в логово (знак пещеры): оттуда он нападёт снова.
dungeoneer-lesson-map = Каждый ход появляется новая карта локации. Положите мост троллей в рамку: там ловят рыбку.
dungeoneer-lesson-step = Теперь действует герой: скорость 3 даёт 3 очка действия (ОД), шаг стоит 1. Вошли в локацию с кольцом — получаете её славу и риск, раз за ход. Нажмите на коридор.
dungeoneer-lesson-exit = Выход в библиотеку — ловушка: если кубик и скорость 3 дадут меньше 5, вы потеряете 1 здоровье, но всё равно пройдёте. Идите туда.
dungeoneer-lesson-attempt = Вы на месте своего задания. Первая попытка за ход бесплатна: попробуйте.
dungeoneer-lesson-pay = Нужно 6, а у вас магия 1 и кубик. Каждая слава прибавит ещё 1: заплатите 2, и хватит тройки.
dungeoneer-lesson-discard = Задание выполнено: уровень 3, ближний бой и скорость по 4, фаза подвигов окончена. В конце хода сбрасывают карту. «Третий глаз» стоит 4 славы, а у вас 3: сбросьте его.
dungeoneer-lesson-respond = Бес нападает магией ({ $b }). Ответьте до броска: «Сотворение тьмы» даст ему −2.
dungeoneer-lesson-end = Обучение окончено. 5 на 5: никто не ранен. За сохранённое ОД (песочные часы) можно бросить вызов: вы атакуете беса, рана даст 1 славу.
