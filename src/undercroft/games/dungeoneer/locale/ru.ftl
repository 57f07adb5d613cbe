lichlord-title = Гробница Лорда-лича
lichlord-blurb = Ведите героя и насылайте монстров на чужих: победит первый с тремя заданиями.

lichlord-level-easy-help = многого не замечает
lichlord-level-normal-help = кое-что упускает
lichlord-level-hard-help = ничего не упускает

## Table options

lichlord-setting-no_blank_spots = Без белых пятен
lichlord-setting-no_blank_spots-help = Все карты локаций раздают и выкладывают до начала игры; первым ходит тот, кому достался вход. Потом карт локаций не берут и местность не исследуют.
lichlord-setting-resurrection = Воскрешение
lichlord-setting-resurrection-help = Потеряв героя, игрок берёт нового, 1-го уровня; сосед слева ставит его на вход. Рука и карты в игре пропадают, задания остаются.
lichlord-setting-hero_choice = Выбор героев
lichlord-setting-hero_choice-help = Игроки выбирают героев в порядке хода. Выключено: героев раздают случайно.
lichlord-setting-optional_discard = Сброс по желанию
lichlord-setting-optional_discard-help = Сброс в конце хода можно пропустить. Выключено: у кого на руке есть карты, тот сбрасывает ровно одну.
lichlord-setting-unbiased_placement = Беспристрастное размещение
lichlord-setting-unbiased_placement-help = Локацию, нужную вашему личному заданию, кладёт сосед слева; если и ему она нужна, он передаёт её дальше. Не сочетается с вариантом «Без белых пятен».
lichlord-setting-nothing_personal = Ничего личного
lichlord-setting-nothing_personal-help = Личных заданий нет, всегда открыты два общих. Личным становится только начатое сопровождение.
lichlord-setting-limited_movement = Ограниченное движение
lichlord-setting-limited_movement-help = Каждый герой получает 3 очка действия за ход, сохранять их нельзя. В любой момент можно упасть ради ещё одного, но не на движение. Не сочетается с очком за падение.
lichlord-setting-ap_for_falling = Очко действия за падение
lichlord-setting-ap_for_falling-help = Кто не сохранил очко действия, может раз в ход упасть и бросить вызов напавшему на героя. Не сочетается с ограниченным движением.
lichlord-setting-dodge_spikes = Уклонение от шипов
lichlord-setting-dodge_spikes-help = За 1 очко действия можно избежать шипов без проверки.
lichlord-setting-lair_in_solo = Монстры собираются в логове
lichlord-setting-lair_in_solo-help = Сложная одиночная игра по правилам: самый дорогой из выживших монстров уходит в логово, и всё логово атакует, когда появляется монстр.
lichlord-setting-counter_strikes = Эффекты ударов контратаки
lichlord-setting-counter_strikes-help = Написанное о ударе действует и тогда, когда удар нанёс победивший в контратаке. Выключено: только у атакующего, а удар контратаки просто ранит. Правила оставляют это открытым.
lichlord-setting-saved_ap = Сохранённое очко действия
lichlord-setting-saved_ap-help = Всё: вызов, подъём, способности, атака на героя в той же локации — так мы читаем правила. Только вызов: по ответу к английским правилам.
lichlord-setting-saved_ap-all = На всё
lichlord-setting-saved_ap-challenge = Только на вызов
lichlord-setting-search_distance = Что прибавляет поиск
lichlord-setting-search_distance-help = К поиску прибавляют расстояние до ближайшего входа: число локаций между, по букве правил, или число перемещений, на одно больше.
lichlord-setting-search_distance-between = Локации между
lichlord-setting-search_distance-moves = Число перемещений
lichlord-setting-entrance_peace = Мир на входах
lichlord-setting-entrance_peace-help = На входе нельзя бросать вызов героям. Любые атаки: герои там не атакуют друг друга. Только вызовы: атака в свой ход разрешена.
lichlord-setting-entrance_peace-all = Любые атаки героев
lichlord-setting-entrance_peace-challenge = Только вызовы
lichlord-setting-trap_exits = Выходы-ловушки
lichlord-setting-trap_exits-help = Выход-ловушка срабатывает раз в ход, на первом прошедшем, или каждый раз. Правила говорят лишь, что в фазу восстановления она снова готова.
lichlord-setting-trap_exits-once = Раз в ход
lichlord-setting-trap_exits-always = Каждый раз
lichlord-setting-danger_for_all = Опасность для всех
lichlord-setting-danger_for_all-help = Опасность локации действует и на героя, которого перенесли туда в чужой ход. Выключено: на него не действует.
lichlord-setting-reward_wounds = За какие раны награда
lichlord-setting-reward_wounds-help = За что хозяин монстра раздаёт риск: за всё здоровье, потерянное от его карты, или только за потерянное от ударов.
lichlord-setting-reward_wounds-all = Все его раны
lichlord-setting-reward_wounds-strikes = Только удары
lichlord-setting-deliver_free = Сопровождение без попытки
lichlord-setting-deliver_free-help = Доставка подопечного — не попытка и ничего не стоит. Выключено: это попытка, и бесплатна только первая за ход.
lichlord-setting-packs = Наборы карт
lichlord-setting-packs-help = Карты, которые добавил хозяин этого сервера: вместо карт игры или вдобавок к ним. Партию можно продолжать, только пока они не изменились.
lichlord-setting-turn_limit = Предел ходов
lichlord-setting-turn_limit-help = После стольких ходов всех игроков вместе побеждает тот, у кого больше заданий, затем уровень, здоровье, слава; в одиночку это поражение. 0 — без предела. Наше домашнее правило.

## Questions

lichlord-ask-lord = Фаза злодеяний. Проклятья, столкновения или её конец.
lichlord-ask-declare = Выберите, кто кого атакует; откроется всё вместе.
lichlord-ask-hero = Фаза подвигов. Идите, играйте карты, выполняйте задание.
lichlord-ask-window = Время для ваших карт: примените или пропустите.
lichlord-ask-respond = Можно ответить, пока не брошены кубики. Или пропустите.
lichlord-ask-challenge = Бросьте вызов, примените карту или пропустите.
lichlord-ask-form = В какой форме атаковать?
lichlord-ask-stat = Чем встретить угрозу?
lichlord-ask-keep = Битва окончена: куда уходит монстр?
lichlord-ask-reward = Ваш монстр нанёс рану: кому дать 1 риск?
lichlord-ask-take = Удар достиг цели: рана или подопечный?
lichlord-ask-prevent = Вашего героя сейчас ранят. Предотвратить?
lichlord-ask-payer = Чьим риском оплатить карту?
lichlord-ask-give-up = Выберите, какую свою карту сбросить.
lichlord-ask-lair-surplus = В логове место для троих: сбросьте монстра.
lichlord-ask-discard = Конец хода: сбросьте карту.
lichlord-ask-save = Сохранить 1 очко действия на чужие ходы?
lichlord-ask-lay = Положите карту локации туда, где она подходит.
lichlord-ask-swap = Какую карту локации поменять?
lichlord-ask-swap-with = С какой поменять и как лягут обе?
lichlord-ask-steal = Какое сокровище вы забираете?
lichlord-ask-dodge = Шипы: отдать 1 очко действия или бросить кубик?
lichlord-ask-buy = Сколько славы вложить в эту проверку?
lichlord-ask-extra-die = Заплатить славу за второй кубик?
lichlord-ask-reroll = Заплатить славу и перебросить один кубик?
lichlord-ask-scry = Положить карту на верх или под низ колоды?
lichlord-ask-rust = Ржа точит сокровище: отдать 1 славу или сбросить его?
lichlord-ask-entrance = Ближайших входов несколько: какой?
lichlord-ask-rise-at = На какой вход встанет новый герой соседа?
lichlord-ask-pick-hero = Выберите героя.
lichlord-ask-new-hero = Ваш герой пал. Выберите нового.
lichlord-ask-draw = Взять карту славы?
lichlord-ask-reward-treasure = После битвы: сыграйте постоянное сокровище или пропустите.
lichlord-ask-host = Какое из самых дорогих сокровищ проклято?
lichlord-ask-dearest = Какой из самых дорогих монстров уйдёт в логово?

## Buttons (22 characters; names of cards and players come on top)

lichlord-do-declare = Объявить столкновения
lichlord-do-end-lord = Закончить злодеяния
lichlord-do-add = { $card } → { $target_name }
lichlord-do-add-x = { $target_name }, X = { $x }
lichlord-do-done = В атаку
lichlord-do-move = Идти: { $space }
lichlord-do-move-blocked = Прорваться: { $space }
lichlord-do-move-trap = Рискнуть: { $space }
lichlord-do-explore = Исследовать
lichlord-do-attempt = Выполнять задание
lichlord-do-attempt-hunt = Начать охоту
lichlord-do-search = Искать
lichlord-do-escort = Взять с собой
lichlord-do-deliver = Доставить
lichlord-do-pick-up = Подобрать
lichlord-do-end-hero = Закончить подвиги
lichlord-do-play = Сыграть: { $card }
lichlord-do-play-on = { $card } → { $on }
lichlord-do-play-at = { $card } → { $target_name }
lichlord-do-play-at-on = { $card } → { $target_name }: { $on }
lichlord-do-play-two = { $target_name } → { $other_name }
lichlord-do-play-at-once = Истратить: { $card }
lichlord-do-use = Применить: { $card }
lichlord-do-use-on = { $card } → { $on }
lichlord-do-use-at = { $card } → { $target_name }
lichlord-do-stand-up = Подняться
lichlord-do-stand-up-roll = Попробовать встать
lichlord-do-drop = Оставить здесь
lichlord-do-fall = Упасть за 1 ОД
lichlord-do-attack-hero = Атака: { $target_name }
lichlord-do-pass = Пропустить
lichlord-do-challenge = Вызов: { $card }
lichlord-do-challenge-hero = Вызов: { $target_name }
lichlord-do-challenge-falling = Упасть и ответить
lichlord-do-challenge-hero-falling = Упасть и ответить
lichlord-do-form =
    { $form ->
       [magic] Магия
       [speed] Скорость
      *[other] Ближний бой
    }
lichlord-do-stat =
    { $stat ->
       [magic] Магия
       [speed] Скорость
       [level] Уровень
       [life] Здоровье
      *[other] Ближний бой
    }
lichlord-do-keep-hand = В руку
lichlord-do-keep-lair = В логово
lichlord-do-keep-discard = В сброс
lichlord-do-reward = Риск: { $target_name }
lichlord-do-reward-nobody = Никому
lichlord-do-take-wound = Рана
lichlord-do-take = Забрать: { $quest }
lichlord-do-prevent = Применить: { $card }
lichlord-do-prevent-not = Принять рану
lichlord-do-payer = Платит { $target_name }
lichlord-do-give-up = Сбросить: { $card }
lichlord-do-discard = Сбросить: { $card }
lichlord-do-discard-nothing = Ничего не сбрасывать
lichlord-do-save = Сохранить
lichlord-do-save-not = Не сохранять
lichlord-do-lay = Положить сюда
lichlord-do-swap = Менять: { $space }
lichlord-do-swap-with = На: { $space }
lichlord-do-steal = Забрать: { $card }
lichlord-do-dodge = Отдать 1 ОД
lichlord-do-dodge-not = Бросить кубик
lichlord-do-buy =
    { $count ->
       [0] Ничего
      *[other] Вложить { $count }
    }
lichlord-do-extra-die = Два кубика
lichlord-do-extra-die-not = Один кубик
lichlord-do-reroll = Кубик { $die } заново
lichlord-do-reroll-not = Оставить как есть
lichlord-do-scry-top = На верх
lichlord-do-scry-bottom = Под низ
lichlord-do-rust-pay = Отдать 1 славу
lichlord-do-rust-discard = Сбросить
lichlord-do-entrance = Сюда: { $space }
lichlord-do-rise-at = Сюда: { $space }
lichlord-do-pick-hero = { $hero }
lichlord-do-draw = Взять
lichlord-do-draw-not = Не брать
lichlord-do-choose-card = { $card }

## Options in full, for lists and text mode

lichlord-option-declare = Объявить столкновения, все сразу
lichlord-option-end-lord = Закончить фазу злодеяний
lichlord-option-add = { $card } → { $target_name }, цена в риске этого игрока: { $cost }
lichlord-option-add-x = { $card } (X = { $x }) → { $target_name }, цена в риске этого игрока: { $cost }
lichlord-option-done =
    { $count ->
       [one] Открыть и атаковать: { $count } карта
       [few] Открыть и атаковать: { $count } карты
      *[many] Открыть и атаковать: { $count } карт
    }
lichlord-option-move = Перейти в локацию: { $space }
lichlord-part-stat =
    { $stat ->
       [magic] магия
       [speed] скорость
       [level] уровень
       [life] здоровье
      *[other] ближний бой
    }
lichlord-part-form =
    { $form ->
       [magic] магия
       [speed] скорость
       [level] уровень
       [life] здоровье
      *[other] ближний бой
    }
lichlord-part-in-form =
    { $form ->
       [magic] магией
       [speed] скоростью
      *[other] в ближнем бою
    }
lichlord-option-move-blocked = Прорваться сквозь заблокированный выход: { $space } ({ lichlord-part-stat } { $value }+, { $percent } %)
lichlord-option-move-trap = Пройти через выход-ловушку: { $space } ({ lichlord-part-stat } { $value }+, { $percent } %)
lichlord-option-explore = Исследовать: взять и положить карту локации за 1 очко действия
lichlord-option-attempt = Выполнять задание: { $quest }, { $percent } %
lichlord-option-attempt-hunt = Выполнять задание: { $quest }; монстр атакует первым
lichlord-option-search = Искать: { $quest } ({ $value }+, { $percent } %)
lichlord-option-escort = Взять подопечного с собой: { $quest }
lichlord-option-deliver = Доставить, задание выполнено: { $quest }
lichlord-option-pick-up = Подобрать жетон, что лежит здесь: { $quest }
lichlord-option-end-hero = Закончить фазу подвигов
lichlord-option-play = Сыграть: { $card }, цена { $cost }
lichlord-option-play-on = Сыграть: { $card } → { $on }, цена { $cost }
lichlord-option-play-at = Сыграть: { $card } → { $target_name }, цена { $cost }
lichlord-option-play-at-on = Сыграть: { $card } → { $target_name }: { $on }, цена { $cost }
lichlord-option-play-two = { $card }: { $target_name } атакует; цель — { $other_name }
lichlord-option-play-at-once = Сыграть и сразу истратить: { $card }, цена { $cost }
lichlord-part-cost =
    { $glory ->
       [0] { $ap ->
           [0] бесплатно
          *[other] ОД: { $ap }
       }
      *[other] { $ap ->
           [0] слава: { $glory }
          *[other] слава: { $glory }, ОД: { $ap }
       }
    }
lichlord-part-used =
    { $doing ->
       [attack] { $card } — ответная атака, +1
       [challenge] { $card } — вызов без ОД
       [ward] { $card } — ослабление атаки
       [rid] { $card } — избавление
       [quest] { $card } — обмен задания
       [card] { $card } — обмен карты
       [deck] { $card } — взгляд на колоду
       [heal] { $card } — лечение
       [ap] { $card } — очко действия
       [dice] { $card } — два кубика, в счёт больший
       [roll] { $card } — прибавка к проверке
       [battle] { $card } — на всю битву
      *[other] { $card }
    }
lichlord-option-use = Применить: { lichlord-part-used } ({ lichlord-part-cost })
lichlord-option-use-on = Применить: { lichlord-part-used } → { $on } ({ lichlord-part-cost })
lichlord-option-use-at = Применить: { lichlord-part-used } → { $target_name } ({ lichlord-part-cost })
lichlord-option-stand-up = Подняться за 1 очко действия
lichlord-option-stand-up-roll = Подняться за 1 очко действия: ближний бой { $value }+, { $percent } %
lichlord-option-drop = Оставить подопечного в этой локации: { $quest }
lichlord-option-fall = Упасть и получить 1 очко действия, но не на движение
lichlord-option-attack-hero = Атаковать героя за 1 очко действия: { $target_name }
lichlord-option-challenge = Бросить вызов за 1 очко действия: { $card } ({ $percent } %)
lichlord-option-challenge-hero = Бросить вызов за 1 очко действия: { $target_name }
lichlord-option-challenge-falling = Упасть и бросить вызов: { $card } ({ $percent } %)
lichlord-option-challenge-hero-falling = Упасть и бросить вызов: { $target_name }
lichlord-option-form = Атаковать { lichlord-part-in-form }
lichlord-option-stat = Проверка: { lichlord-part-stat }, кубик + { $value }
lichlord-option-keep-hand = { $card }: вернуть в руку
lichlord-option-keep-lair = { $card }: отправить в логово
lichlord-option-keep-discard = { $card }: отправить в сброс
lichlord-option-reward = Дать 1 риск: { $target_name }
lichlord-option-reward-nobody = Не давать риск никому
lichlord-option-take-wound = Нанести рану
lichlord-option-take = Вместо раны забрать подопечного: { $quest }
lichlord-option-prevent = Предотвратить 1 рану: { $card }
lichlord-option-prevent-not = Не предотвращать
lichlord-option-payer = Платит { $target_name } (риск там: { $peril })
lichlord-option-lay =
    { $turned ->
       [1] { $space }: положить на { $x }:{ $y }, развернув
      *[0] { $space }: положить на { $x }:{ $y }
    }
lichlord-option-swap-with =
    { $turned ->
       [1] { $other_turned ->
           [1] Поменять на: { $space }, развернув обе
          *[0] Поменять на: { $space }, развернув первую
        }
      *[0] { $other_turned ->
           [1] Поменять на: { $space }, развернув эту
          *[0] Поменять на: { $space }
        }
    }
lichlord-option-dodge = Избежать шипов за 1 очко действия
lichlord-option-dodge-not = Сберечь очко действия и бросить кубик
lichlord-option-buy = +{ $count } к проверке, слава: −{ $count }
lichlord-option-extra-die = Заплатить славу, бросить два кубика и оставить больший
lichlord-option-extra-die-not = Не платить и бросить один кубик
lichlord-option-reroll = Заплатить славу и перебросить кубик { $die }
lichlord-option-scry-top = { $card }: на верх колоды
lichlord-option-scry-bottom = { $card }: под низ колоды
lichlord-option-rust-pay = Отдать 1 славу и сберечь: { $card }
lichlord-option-rust-discard = Сбросить: { $card }
lichlord-option-pick-hero = Играть за героя: { $hero }

## What an undo takes back

lichlord-undo-declare = Убрать из заявки
lichlord-undo-give-up = Вернуть карту
lichlord-undo-discard = Вернуть карту
lichlord-undo-lair-surplus = Вернуть карту
lichlord-undo-keep = Вернуть карту
lichlord-undo-scry = Вернуть карту
lichlord-undo-reward-treasure = Вернуть карту
lichlord-undo-lay = Взять карту обратно
lichlord-undo-swap = Взять карту обратно
lichlord-undo-swap-with = Взять карту обратно
lichlord-undo-save = Выбрать иначе
lichlord-undo-draw = Выбрать иначе
lichlord-undo-pick-hero = Выбрать другого
lichlord-undo-new-hero = Выбрать другого
lichlord-warn-ap-left =
    { $left ->
       [one] Осталось { $left } очко действия; сохранить можно одно.
       [few] Осталось { $left } очка действия; сохранить можно одно.
      *[many] Осталось { $left } очков действия; сохранить можно одно.
    }
lichlord-warn-ap-lost =
    { $left ->
       [one] Осталось { $left } очко действия; сохранить его нельзя.
       [few] Осталось { $left } очка действия; сохранить их нельзя.
      *[many] Осталось { $left } очков действия; сохранить их нельзя.
    }

## Why not

lichlord-why-only-in-hero-phase = Это для фазы подвигов вашего хода.
lichlord-why-only-in-lord-phase = Это для фазы злодеяний вашего хода.
lichlord-why-only-as-response = Только ответ: когда атакуют вашего героя, до броска кубиков.
lichlord-why-only-in-own-turn = Действует только в ваш ход.
lichlord-why-only-when-wounded = Её предложат, когда вашего героя будут ранить.
lichlord-why-only-in-challenge = Только на этапе вызова, после атаки на вашего героя.
lichlord-why-asked-first = Сначала решается другое; потом это можно будет сделать.
lichlord-why-too-little-glory = Нужно славы: { $cost }, у вас { $glory }. Её дают новые локации и монстры.
lichlord-why-too-few-ap = Не хватает очков действия; новые будут в ваш следующий ход.
lichlord-why-used-already = Уже применена; вернётся в следующий ход или в вашей фазе восстановления.
lichlord-why-boon-limit = Предел преимуществ героя — { $limit }, а добровольно от них не отказываются.
lichlord-why-treasure-limit = Предел сокровищ героя — { $limit }; одно можно сбросить в конце хода.
lichlord-why-one-of-a-type = По одному сокровищу каждого типа: такое у вас уже есть.
lichlord-why-solo-treasure-in-reward = В одиночку постоянные сокровища играют после битвы, на этапе награды.
lichlord-why-solo-boon-on-entrance = В одиночку постоянные преимущества играют только на входе.
lichlord-why-wrong-space = { $quest }: не в этой локации. Путь — в списке заданий.
lichlord-why-not-found-yet = Сначала найдите цель: поиск здесь за 1 очко действия.
lichlord-why-second-attempt-costs = Бесплатна одна попытка за ход; новая стоит 1 очко действия.
lichlord-why-cannot-give-that = Вам нечего отдать из того, что нужно; последнее здоровье не отдают.
lichlord-why-escort-is-no-attempt = Сопровождению не нужна попытка: возьмите подопечного и доставьте.
lichlord-why-nobody-can-pay = Ни у кого из соперников нет столько риска: { $cost }.
lichlord-why-nothing-to-aim-at = Сейчас её не на чем применить.
lichlord-why-declared-already = Столкновения объявляют раз в ход, все вместе.
lichlord-why-is-whole = Герой цел: лечить нечего.
lichlord-why-knocked-down = Герой лежит; подняться стоит 1 очко действия.
lichlord-why-no-ap = Очков действия не осталось.
lichlord-why-wall = Мешает стена; ищите обходной путь.
lichlord-why-not-next-to-you = Эта локация не рядом с героем; идите по одной.
lichlord-why-you-are-here = Ваш герой уже здесь.
lichlord-why-no-map-cards = Подходящих карт локаций не осталось.
lichlord-why-entrance-peace = На входе герои не атакуют героев.
lichlord-why-one-battle = Одна своя битва за ход; ваша уже была.
lichlord-why-not-in-your-space = Этот герой в другой локации; сначала дойдите туда.
lichlord-why-not-yours = Это принадлежит другому игроку.
lichlord-why-defeated = Ваш герой повержен; можно следить за остальными.
lichlord-why-only-at-moments = Её применяют, когда вас об этом спросят: до кубиков, после действия.
lichlord-why-works-by-itself = Действует сама, пока лежит на столе.
lichlord-why-in-battle = Не во время битвы; после неё ваша фаза продолжится.
lichlord-why-before-dice = Сначала бросок кубиков; потом ваша фаза продолжится.
lichlord-why-phase-begins = Ваша фаза вот-вот начнётся: пропустите здесь, и тогда можно.
lichlord-why-encounters-first = Сначала разыгрываются объявленные столкновения.
lichlord-why-turn-ends = Ход заканчивается; это для более ранних фаз.
lichlord-why-banes-follow = Проклятья сразу после этого: пропустите, и о них спросят.
lichlord-why-banes-now = Здесь играют только проклятья; преимущества, сокровища и свойства были до них.
lichlord-why-challenge-made = Вызов уже брошен; остались только бесплатные атаки.
lichlord-why-only-treasures-now = На этом этапе играют только постоянные сокровища.
lichlord-why-cannot-pay = Нужно риска: { $cost }, а у этого игрока { $peril }.
lichlord-why-no-such-roll = Сейчас вы не бросаете кубик, на который она влияет.
lichlord-why-not-your-fight = Только в битве, где участвует ваш герой.
lichlord-why-nothing-to-hang-on = В игре нет карты, к которой её можно прикрепить.
lichlord-why-other-wound = От этой раны она не помогает.
lichlord-why-declare-first = Сначала объявите столкновения; потом добавьте эту карту.
lichlord-why-nothing-to-declare = Нет монстра или ловушки, на которых соперникам хватило бы риска.
lichlord-why-not-an-encounter = Это не монстр и не ловушка; объявляют только их.
lichlord-why-in-declaration = Она уже объявлена вместе с остальными.
lichlord-why-too-little-peril-left = Нужно риска: { $cost }; после объявленного ни у кого не остаётся больше чем { $left }.
lichlord-why-card-first = Сначала выберите монстра или ловушку, потом цель.
lichlord-why-declare-something = Сначала добавьте хотя бы одного монстра или ловушку.
lichlord-why-entrance-stays = Вход всегда остаётся на месте.
lichlord-why-no-swap = После обмена появились бы выходы или локации без пути.
lichlord-why-place-is-taken = Здесь уже лежит карта локации; выберите свободное место.
lichlord-why-chosen-already = Эту карту вы уже выбрали; выберите другую.
lichlord-why-not-nearest = Подходят только ближайшие входы.
lichlord-why-only-entrances = Новый герой начинает на входе.
lichlord-why-saved-for-challenge = По настройкам стола сохранённое очко действия — только для вызова.
lichlord-why-not-in-this-fight = В этой битве она больше не участвует.
lichlord-why-stays-in-play = Остаётся в игре: сбросьте карту с руки, сокровище или монстра из логова.
lichlord-why-only-readied = Сейчас сбрасывают только карту со стола.
lichlord-why-only-from-hand = Сейчас сбрасывают только карту с руки.
lichlord-why-only-from-lair = Логово переполнено: уйти может только монстр оттуда.
lichlord-why-other-kind = Это не из тех карт, которых у вас слишком много.
lichlord-why-rest-too-cheap = Без неё остального не хватит на то, чего требует задание.
lichlord-why-not-asked-for = Отдать нужно не это.
lichlord-why-not-dearest = Нужна самая дорогая, за { $cost }.

## What happened

lichlord-log-turn =
    { $ap ->
       [one] Ход { $turn }: { $name }, { $ap } очко действия.
       [few] Ход { $turn }: { $name }, { $ap } очка действия.
      *[many] Ход { $turn }: { $name }, { $ap } очков действия.
    }
lichlord-log-rolls-first = { $name } бросает кубик за первый ход: { $die }.
lichlord-log-first-player = Первый игрок: { $name }.
lichlord-log-hero = { $name } — { $hero }.
lichlord-log-quest = { $name } получает задание: { $quest }.
lichlord-log-global-quest = Общее задание: { $quest }.
lichlord-log-draws =
    { $count ->
       [one] { $name } берёт { $count } карту.
       [few] { $name } берёт { $count } карты.
      *[many] { $name } берёт { $count } карт.
    }
lichlord-log-draws-what = Вы взяли: { $cards }.
lichlord-log-discards = { $name } сбрасывает: { $card }.
lichlord-log-encounter =
    { $x ->
       [0] { $name } насылает: { $card }. Цель: { $target_name }.
      *[other] { $name } насылает: { $card } (X = { $x }). Цель: { $target_name }.
    }
lichlord-log-plays = { $name } играет: { $card }.
lichlord-log-plays-on = { $name } играет: { $card } → { $on }.
lichlord-log-plays-at = { $name } играет: { $card } → { $target_name }.
lichlord-log-plays-at-on = { $name } играет: { $card } → { $target_name }: { $on }.
lichlord-log-plays-two = { $name } играет: { $card }. Атакует { $target_name }, цель: { $other_name }.
lichlord-log-plays-bane = { $name } играет: { $card }; риск платит { $payer_name } ({ $cost }).
lichlord-log-plays-bane-on = { $name } играет: { $card } → { $on }; риск платит { $payer_name } ({ $cost }).
lichlord-log-plays-bane-at = { $name } играет: { $card } → { $target_name }; риск платит { $payer_name } ({ $cost }).
lichlord-log-plays-bane-at-on = { $name } играет: { $card } → { $target_name }: { $on }; риск платит { $payer_name } ({ $cost }).
lichlord-log-plays-bane-two = { $name } играет: { $card }. Атакует { $target_name }, цель: { $other_name }; риск платит { $payer_name } ({ $cost }).
lichlord-log-uses = { $name } применяет: { lichlord-part-used }.
lichlord-log-uses-on = { $name } применяет: { lichlord-part-used } → { $on }.
lichlord-log-uses-at = { $name } применяет: { lichlord-part-used } → { $target_name }.
lichlord-log-uses-at-on = { $name } применяет: { lichlord-part-used } → { $target_name }: { $on }.
lichlord-log-gains-glory = { $name } получает славу: { $count } ({ $card }).
lichlord-log-loses-glory = { $name } теряет славу: { $count }.
lichlord-log-pays-glory = { $name } отдаёт славу: { $count } ({ $card }).
lichlord-log-gains-ap =
    { $count ->
       [one] { $name } получает { $count } очко действия.
       [few] { $name } получает { $count } очка действия.
      *[many] { $name } получает { $count } очков действия.
    }
lichlord-log-loses-ap =
    { $count ->
       [one] { $name } теряет { $count } очко действия.
       [few] { $name } теряет { $count } очка действия.
      *[many] { $name } теряет { $count } очков действия.
    }
lichlord-log-level-changes = { $name }: уровень теперь { $level } ({ $card }).
lichlord-log-less-ap =
    { $count ->
       [one] { $name } в следующий свой ход получит на { $count } очко действия меньше ({ $card }).
       [few] { $name } в следующий свой ход получит на { $count } очка действия меньше ({ $card }).
      *[many] { $name } в следующий свой ход получит на { $count } очков действия меньше ({ $card }).
    }
lichlord-log-leaves =
    { $kind-id ->
       [blocked] { $name } ломится в заблокированный выход: { $space } → { $beyond }.
       [trap] { $name } идёт через выход-ловушку: { $space } → { $beyond }.
      *[other] { $name } идёт: { $space } → { $beyond }.
    }
lichlord-log-on-threshold = { $name } отпирает выход, но пройти нет сил: ждёт на пороге ({ $space } → { $beyond }).
lichlord-log-enters = { $name } входит: { $space }.
lichlord-log-gains =
    { $peril ->
       [0] { $name } получает: слава +{ $glory } ({ $space }).
      *[other] { $name } получает: слава +{ $glory }, риск +{ $peril } ({ $space }).
    }
lichlord-log-falls = { $name }: герой падает.
lichlord-log-stands-up = { $name }: герой поднимается.
lichlord-log-stays-down = { $name }: герой не может подняться.
lichlord-log-draws-map = { $name } находит локацию: { $space }.
lichlord-log-map-does-not-fit = { $name } находит локацию: { $space }. Места ей нет, она уходит под колоду.
lichlord-log-lays = { $name } кладёт карту: { $space }.
lichlord-log-shifts = Подземелье сдвигается, { $name } переносит карту: { $space }.
lichlord-log-swaps = Камни дрожат, { $name } меняет местами: { $space } и { $other }.
lichlord-log-rolls =
    { $of ->
       [attack] { $name } атакует { lichlord-part-in-form }: на кубике { $die }, итого { $total }.
       [counter] { $name } отбивается { lichlord-part-in-form }: на кубике { $die }, итого { $total }.
      *[threat] { $name }, { lichlord-part-form }: на кубике { $die }, итого { $total }.
    }
lichlord-log-monster-rolls =
    { $of ->
       [counter] { $card }, контратака: на кубике { $die }, итого { $total }.
      *[attack] { $card }, атака: на кубике { $die }, итого { $total }.
    }
lichlord-part-source =
    { $source ->
       [exit] выход-ловушка
       [blocked] заблокированный выход
       [hazard] преграда
       [trap] ловушка
       [monster] монстр
       [quest] задание
       [standup] подъём
      *[other] угроза
    }
lichlord-log-threat =
    { $overcome ->
       [true] { $name } преодолевает угрозу: { lichlord-part-source }, { $total } при нужных { $value }.
      *[false] { $name } не справляется: { lichlord-part-source }, { $total } при нужных { $value }.
    }
lichlord-log-attacks = { $card }: атака { lichlord-part-in-form }. Цель: { $target_name }.
lichlord-log-hero-attacks = { $name } атакует { lichlord-part-in-form }. Цель: { $card }.
lichlord-log-hero-attacks-hero = { $name } атакует { lichlord-part-in-form }. Цель: { $target_name }.
lichlord-log-driven-off = { $name } прогоняет нападающего: { $card }.
lichlord-log-no-strike = Поровну: никто не ранен.
lichlord-log-struck = { $card }: удар попадает в цель ({ $name }).
lichlord-log-wounded =
    { $cause ->
       [trap] { $name } теряет здоровье: { $count }, остаётся { $life }. Ловушка: { $card }.
       [exit] { $name } теряет здоровье: { $count }, остаётся { $life }. Выход-ловушка: { $card }.
       [hazard] { $name } теряет здоровье: { $count }, остаётся { $life }. Шипы: { $card }.
       [quest] { $name } теряет здоровье: { $count }, остаётся { $life }. Задание: { $card }.
       [monster] { $name } теряет здоровье: { $count }, остаётся { $life }. Монстр: { $card }.
      *[other] { $name } теряет здоровье: { $count }, остаётся { $life }.
    }
lichlord-log-prevents = { $name } предотвращает рану: { $card }.
lichlord-log-saved-by = { $name } обманывает смерть: { $card }.
lichlord-log-heals = { $name } лечит раны: +{ $count }, здоровья теперь { $life }.
lichlord-log-gives-life = { $name } приносит в жертву здоровье: { $count }, остаётся { $life }.
lichlord-log-strikes-monster = { $name } наносит удар: { $card }, здоровье −{ $count }, осталось { $life }.
lichlord-log-monster-defeated = { $name } побеждает монстра: { $card }.
lichlord-log-hero-strikes = { $name } наносит удар: { $target_name }.
lichlord-log-takes-token = { $name } забирает подопечного: { $quest } ({ $target_name }).
lichlord-log-keeps =
    { $where ->
       [hand] { $name } возвращает монстра в руку: { $card }.
       [lair] { $name } отправляет монстра в логово: { $card }.
      *[discard] { $name } сбрасывает монстра: { $card }.
    }
lichlord-log-reward-glory = { $name } получает славу за нанесённые раны: { $count }.
lichlord-log-reward-peril = { $name } даёт за рану 1 риск: { $target_name }.
lichlord-log-defeated = { $name }: герой повержен.
lichlord-log-rises = { $name } возвращается: { $hero }, { $space }.
lichlord-log-attempts = { $name } берётся за задание: { $quest }.
lichlord-log-attempt-fails = { $name } терпит неудачу: { $quest }.
lichlord-log-searches = { $name } ищет ({ $quest }): на кубике { $die }, итого { $total }, нужно { $value }.
lichlord-log-tries-luck = { $name } испытывает удачу: { $dice }.
lichlord-log-completes = { $name } выполняет задание: { $quest }. Уровень { $level }, слава +{ $glory }.
lichlord-log-escorts = { $name } ведёт подопечного: { $quest }.
lichlord-log-drops = { $name } оставляет подопечного: { $quest } ({ $space }).
lichlord-log-picks-up = { $name } подбирает подопечного: { $quest }.
lichlord-log-contest = { $name } и { $target_name } состязаются: { $total } против { $against }.
lichlord-log-steals = { $name } забирает: { $card } ({ $target_name }).
lichlord-log-looks = Вы видите сверху колоды: { $cards }.
lichlord-log-saves = { $name } сохраняет очко действия.
lichlord-log-peril-dice = Риск { $count }, кубики: { $dice }.
lichlord-log-revealed = Из темноты является: { $card }.
lichlord-log-wins = Побеждает { $name }.
lichlord-log-lost = Победило подземелье.
lichlord-log-nobody-wins = Последний ход сделан, впереди нет никого: победителя нет.

## How it ended

lichlord-fate-won = победа
lichlord-fate-defeated = герой повержен
lichlord-fate-beaten = поражение
lichlord-fate-third-quest = третье задание выполнено
lichlord-fate-last-standing = последний живой герой
lichlord-fate-ahead = впереди, когда ходы кончились

## Kinds: exits, cards, durations, timings, forms, phases

lichlord-kind-open = открытый
lichlord-kind-blocked = заблокированный
lichlord-kind-trap = ловушка
lichlord-kind-wall = стена
lichlord-kind-map = локация
lichlord-kind-hero-card = герой
lichlord-kind-quest = задание
lichlord-kind-boon = преимущество
lichlord-kind-treasure = сокровище
lichlord-kind-bane = проклятье
lichlord-kind-monster = монстр
lichlord-kind-encounter = столкновение
lichlord-kind-instant = мгновенная
lichlord-kind-permanent = постоянная
lichlord-kind-attachment = прикрепление
lichlord-kind-any = в любой момент
lichlord-kind-response = ответ
lichlord-kind-melee = ближний бой
lichlord-kind-magic = магия
lichlord-kind-speed = скорость
lichlord-kind-level = уровень
lichlord-kind-life = здоровье
lichlord-kind-setup = подготовка
lichlord-kind-reset = восстановление
lichlord-kind-dungeonlord = фаза злодеяний
lichlord-kind-hero = фаза подвигов
lichlord-kind-close = сброс и добор
lichlord-kind-room = помещение
lichlord-kind-tunnel = тоннель
lichlord-kind-grim-tunnel = мрачный тоннель
lichlord-kind-entrance = вход
lichlord-kind-danger = опасность
lichlord-kind-spikes = шипы
lichlord-kind-pit = яма
lichlord-kind-attack = атака
lichlord-kind-counter = контратака
lichlord-kind-threat = угроза
lichlord-kind-sacrifice = жертва
lichlord-kind-hunt = охота
lichlord-kind-search = поиск
lichlord-kind-escort = сопровождение
lichlord-kind-chance = удача
lichlord-kind-influence = влияние
lichlord-kind-type-armor = доспех
lichlord-kind-type-blessing = благословение
lichlord-kind-type-boots = обувь
lichlord-kind-type-cloak = плащ
lichlord-kind-type-curse = проклятие
lichlord-kind-type-demon = демон
lichlord-kind-type-dragon = дракон
lichlord-kind-type-enhancer = усиление
lichlord-kind-type-fiend = исчадие
lichlord-kind-type-helmet = шлем
lichlord-kind-type-humanoid = гуманоид
lichlord-kind-type-jewel = самоцвет
lichlord-kind-type-magic = чары
lichlord-kind-type-maneuver = приём
lichlord-kind-type-mechanism = механизм
lichlord-kind-type-monster = монстр
lichlord-kind-type-pack = рюкзак
lichlord-kind-type-potion = зелье
lichlord-kind-type-ring = кольцо
lichlord-kind-type-shield = щит
lichlord-kind-type-shift = сдвиг
lichlord-kind-type-spell = заклинание
lichlord-kind-type-tool = инструмент
lichlord-kind-type-trap = ловушка
lichlord-kind-type-undead = нежить
lichlord-kind-type-vermin = паразит
lichlord-kind-type-warp = перенос
lichlord-kind-type-weapon = оружие
lichlord-kind-people-dwarf = дворф
lichlord-kind-people-human = человек
lichlord-kind-people-elf = эльфийка
lichlord-kind-people-necro = некро
lichlord-kind-people-halfling = полурослик
lichlord-kind-calling-avenger = мститель
lichlord-kind-calling-paladin = паладин
lichlord-kind-calling-sorceress = чародейка
lichlord-kind-calling-warrior = воин
lichlord-kind-calling-necromancer = некромантка
lichlord-kind-calling-rogue = плут

## Moments, each a stop of the standing passes

lichlord-moment-turn = Между двумя действиями хода
lichlord-moment-enter = При входе в локацию
lichlord-moment-roll = Перед проверкой угрозы или поиска
lichlord-moment-rolls = Перед кубиками битвы
lichlord-moment-response = Ответы в битве
lichlord-moment-challenge = Вызов после атаки
lichlord-moment-last = В конце хода

## Words of every screen

lichlord-ui-peril = риск
lichlord-ui-glory = слава
lichlord-ui-life = здоровье
lichlord-ui-level = уровень
lichlord-ui-action-points = очки действия
lichlord-ui-ap = ОД
lichlord-ui-saved = сохранённое ОД
lichlord-ui-hand = рука
lichlord-ui-map-hand = карты локаций на руке
lichlord-ui-lair = логово
lichlord-ui-inventory = в игре
lichlord-ui-banes = проклятья
lichlord-ui-boons = преимущества
lichlord-ui-treasures = сокровища
lichlord-ui-quests = задания
lichlord-ui-global-quest = общее задание
lichlord-ui-deck = колода
lichlord-ui-discards = сброс
lichlord-ui-peril-deck = колода риска
lichlord-ui-maps = карты локаций
lichlord-ui-fallen = павшие герои
lichlord-ui-roaming = бродячие проклятья
lichlord-ui-down = лежит
lichlord-ui-out = выбыл
lichlord-ui-step-1 = Атака
lichlord-ui-step-2 = Ответ
lichlord-ui-step-3 = Проверка атаки
lichlord-ui-step-4 = Контратака
lichlord-ui-step-5 = Сравнение
lichlord-ui-step-6 = Вызов
lichlord-ui-step-7 = Логово
lichlord-ui-step-8 = Награда
lichlord-ui-designed = наша карта
lichlord-ui-designed-more = Числа или текст этой карты наши, а не из печатной игры.
lichlord-ui-map-left =
    { $count ->
       [one] осталась { $count } карта локаций
       [few] осталось { $count } карты локаций
      *[many] осталось { $count } карт локаций
    }
lichlord-ui-deck-left =
    { $count ->
       [one] { $count } карта в колоде
       [few] { $count } карты в колоде
      *[many] { $count } карт в колоде
    }
lichlord-ui-battle-in = Битва: { $space }
lichlord-ui-round = Раунд { $count }
lichlord-ui-turn-of = ходит { $name }
lichlord-ui-moment-others = Время для ответов…

## Where a quest stands

lichlord-ui-goal-go =
    { $steps ->
       [one] идти { $steps } ход
       [few] идти { $steps } хода
      *[many] идти { $steps } ходов
    }
lichlord-ui-goal-here = вы на месте
lichlord-ui-goal-search = здесь, нужен поиск
lichlord-ui-goal-found = цель найдена, выполняйте
lichlord-ui-goal-carry =
    { $steps ->
       [one] подопечный с вами, идти { $steps } ход
       [few] подопечный с вами, идти { $steps } хода
      *[many] подопечный с вами, идти { $steps } ходов
    }
lichlord-ui-goal-ready = можно выполнять
lichlord-ui-goal-home =
    { $steps ->
       [one] домой, ко входу: { $steps } ход
       [few] домой, ко входу: { $steps } хода
      *[many] домой, ко входу: { $steps } ходов
    }
lichlord-ui-goal-nowhere = локации ещё нет на карте

## Words of the screens that own them: each adds its section below

## Map

lichlord-ui-map-label = Карта подземелья
lichlord-ui-map-mini = Вся карта
lichlord-ui-map-round = Раунд { $round }
lichlord-ui-map-turn = ход: { $name }
lichlord-ui-map-phase-map = разведка
lichlord-ui-map-word-defends = защита
lichlord-ui-map-word-turn = ходит
lichlord-ui-map-word-out = повержен
lichlord-ui-map-place = «{ $space }» сюда: { $where }. { $turned ->
    [yes] С поворотом.
   *[no] Без поворота.
  }{ $turns ->
    [1] { "" }
   *[other] { " " }Может лежать и так, и так.
  }
lichlord-ui-map-hero = { $name }, { $space }
lichlord-ui-map-hero-lying = { $name }, { $space }, лежит
lichlord-ui-map-foe = Атакует { $card }
lichlord-ui-map-foe-gone = { $card }: уже не в бою
lichlord-ui-map-or = или
lichlord-ui-map-threat = { $stat } { $value }+
lichlord-ui-map-north = север
lichlord-ui-map-east = восток
lichlord-ui-map-south = юг
lichlord-ui-map-west = запад
lichlord-ui-map-held = удерживается открытым
lichlord-ui-map-sprung = сработала в этом ходу
lichlord-ui-map-exits = Выходы: { $exits }
lichlord-ui-map-danger = Опасность: у ловушек +{ $count }
lichlord-ui-map-spikes = Шипы: { $threat }
lichlord-ui-map-pit = Яма: { $threat }
lichlord-ui-map-middle = начало карты
lichlord-ui-map-eastwards = { $count } к востоку
lichlord-ui-map-westwards = { $count } к западу
lichlord-ui-map-southwards = { $count } к югу
lichlord-ui-map-northwards = { $count } к северу
lichlord-ui-map-lying = { $name } (лежит)
lichlord-ui-map-gives = Новая в этом ходу: риск { $peril }, слава { $glory }
lichlord-ui-map-here = Здесь: { $names }
lichlord-ui-map-token = Здесь лежит жетон: { $quest }
lichlord-ui-map-goal = Здесь продолжается ваше задание: { $quest }
lichlord-ui-map-home = Ваш путь домой
lichlord-ui-map-lay = { $space }: положить сюда, { $where } от входа
lichlord-ui-map-turn-card = Повернуть карту
lichlord-ui-map-step-form = выбирает: { $form }
lichlord-ui-map-step-pass = пропускает
lichlord-ui-map-step-end = заканчивает фазу
lichlord-ui-map-step-declare = начинает объявлять столкновения
lichlord-ui-map-step-add = задумывает столкновение
lichlord-ui-map-step-done = объявляет столкновения
lichlord-ui-map-step-no = отказывается
lichlord-ui-map-step-nobody = не отдаёт никому
lichlord-ui-map-step-other = делает выбор
lichlord-ui-map-hand-lay = Ваши карты локаций: выберите, какую положить
lichlord-ui-map-key-turn = повернуть карту локации
lichlord-ui-map-key-fit = показать всю карту
lichlord-ui-map-key-centre = туда, где всё происходит
lichlord-ui-map-key-zoom = ближе, дальше
lichlord-ui-map-key-arrows = от локации к локации

## Battle, responses, deeds: what the prompt, the panel and the odds say

lichlord-ui-bold-attacked =
    { $count ->
       [one] Вас атакует { $count } противник.
       [few] Вас атакуют { $count } противника.
      *[many] Вас атакуют { $count } противников.
    }
lichlord-ui-bold-attacked-other = Цель атаки: { $name }.
lichlord-ui-bold-challenge = На вас напали:
lichlord-ui-bold-turn = Ходит { $name }:
lichlord-ui-bold-enter = Герой входит в локацию:
lichlord-ui-bold-roll = До броска:
lichlord-ui-bold-rolls = До кубиков битвы:
lichlord-ui-bold-last = Ход заканчивает { $name }:
lichlord-ui-bold-window = Ваша минута:
lichlord-ui-bold-choice = Вам решать:
lichlord-ui-say-respond = Ответьте до броска или пропустите.
lichlord-ui-say-help = Помогите, помешайте или пропустите.
lichlord-ui-say-window = примените карту или пропустите.
lichlord-ui-say-window-act = решите, что сделать, или пропустите.
lichlord-ui-take-aim = { $card }: выберите цель.
lichlord-ui-take-way = { $card }: выберите, что делать.
lichlord-ui-take-aim-more = Коснитесь цели или нажмите её кнопку.
lichlord-ui-keep-more = { $card }. Из логова монстр сможет напасть снова в другой ход и не занимает места в руке; в логове умещаются трое.
lichlord-ui-reward-more = Осталось ран: { $count }.
lichlord-ui-rise-more = Встать — 1 ОД и бросок: ближний бой { $value }+, { $percent } %.
lichlord-ui-left = ОД: { $ap }, слава: { $glory }, риск: { $peril }
lichlord-ui-perils = Риск: { $each }
lichlord-ui-planned = В плане: { $each }.
lichlord-ui-odds-percent = Шанс { $percent } %.
lichlord-ui-odds-fight = Удар ваш { $attack } %, поровну { $tie } %, по вам { $counter } %.
lichlord-ui-chances = Шансы: { $each }
lichlord-ui-gains = Даст славу ({ $glory }) и риск ({ $peril }).
lichlord-ui-gains-nothing = В этот ход больше ничего не даст.
lichlord-ui-rest = Останется: { $each }.
lichlord-ui-rest-ap = { $count } ОД
lichlord-ui-rest-glory = слава { $count }
lichlord-ui-rest-peril = риск { $count }
lichlord-ui-left-to-payer = Риска у этого игрока останется: { $count }.
lichlord-ui-x = X = { $x }
lichlord-ui-cancel = Отмена
lichlord-ui-back = Назад
lichlord-ui-back-last = Отменить последнее
lichlord-ui-word-asked = ваш ответ?
lichlord-ui-just-now = Что произошло
lichlord-ui-just-all = все: { $count }
lichlord-ui-just-less = меньше
lichlord-just-hit = { $name }: −{ $count } здоровья, осталось { $life } ({ $card })
lichlord-ui-watch-battle = Бьётся { $name }: { $space }.
lichlord-ui-watch-setup = Готовим игру.
lichlord-ui-watch-reset = { $name } начинает ход.
lichlord-ui-watch-dungeonlord = { $name } замышляет злодеяния.
lichlord-ui-watch-map = { $name } кладёт карту локации.
lichlord-ui-watch-hero = { $name }: фаза подвигов.
lichlord-ui-watch-close = { $name } заканчивает ход.
lichlord-ui-ended-lost = Победило подземелье.
lichlord-ui-ended-nobody = Никто не победил.
lichlord-ui-ended-you = Вы победили! Заданий: { $count }.
lichlord-ui-ended-won = Побеждает { $name }. Заданий: { $count }.
lichlord-ui-ended-you-last = Вы победили! Ваш герой остался последним.
lichlord-ui-ended-won-last = Побеждает { $name }: остался последний герой.
lichlord-ui-roll-threat = { $who }: { $form } { $needs }+, { $percent } %
lichlord-ui-roll-threat-open = { $who }: { $form } { $needs }+
lichlord-ui-roll-attack = { $who }: атака, { $form }; удар { $percent } %
lichlord-ui-roll-attack-open = { $who }: атака, { $form }
lichlord-ui-roll-counter = { $who }: контратака, { $form }; удар { $percent } %
lichlord-ui-roll-counter-open = { $who }: контратака, { $form }
lichlord-ui-rolls-more = и ещё { $count }
lichlord-ui-step-of = Шаг { $step } из 8: { $name }
lichlord-ui-fights-quest = бьётся ради задания: { $quest }
lichlord-ui-is-attacked = под ударом
lichlord-ui-strikes-back = наносит ответный удар
lichlord-ui-plus-die = + к6
lichlord-ui-plus-dice = + к6, больший из двух
lichlord-ui-sum-die = кубик { $die }
lichlord-ui-threat-all = каждому герою здесь
lichlord-ui-life-left = Осталось здоровья: { $count }
lichlord-ui-aim-at = Цель: { $card }
lichlord-ui-look-at = Рассмотреть: { $card }
lichlord-ui-res-attack = Атака достигла цели.
lichlord-ui-res-counter = Контратака достигла цели.
lichlord-ui-res-tie = Поровну: никто не ранен.
lichlord-ui-res-defeated = Монстр повержен.
lichlord-ui-res-gone = Выбыл из битвы.
lichlord-ui-key-you = рана вам
lichlord-ui-key-hero = рана герою
lichlord-ui-key-tie = поровну
lichlord-ui-key-monster = рана монстру
lichlord-ui-key-name = рана: { $name }
lichlord-ui-helps = Сыграно:
lichlord-ui-die = На кубике { $pips }
lichlord-ui-odds-aloud = { $who }: удар атаки { $attack } процентов, поровну { $tie }, удар контратаки { $counter }
lichlord-ui-may-respond = Вы можете ответить
lichlord-ui-may-challenge = Вы можете бросить вызов
lichlord-ui-may-act = Вы можете вмешаться
lichlord-ui-lord = Злодеяния
lichlord-ui-lord-you = Платит риск соперников: выберите, кто кого атакует.
lichlord-ui-lord-done = В этот ход столкновения уже объявлены.
lichlord-ui-lord-other = { $name } может наслать монстров и ловушки.
lichlord-ui-declaration = Заявка
lichlord-ui-too-dear = риска мало
lichlord-ui-nothing-to-send = Монстров и ловушек у вас нет.
lichlord-ui-peril-left = Осталось риска: { $count }
lichlord-ui-calm = Тихо. Здесь будут видны битвы и ответы.
lichlord-ui-calm-over = Игра закончена.
lichlord-ui-tab-battle = Битва
lichlord-ui-tab-moment = Ответ
lichlord-ui-tab-lord = Злодеяния
lichlord-ui-tab-now = Сейчас
lichlord-ui-odds-battle = Эта битва
lichlord-ui-odds-coming = Сейчас бросят
lichlord-ui-odds-mine = Что можно попробовать
lichlord-ui-odds-none = Бросать сейчас не за что.
lichlord-ui-piles = Стопки
lichlord-ui-known-top = Сверху, как вы знаете: { $cards }
lichlord-ui-known-bottom = Снизу, как вы знаете: { $cards }
lichlord-ui-ap-left = Очки действия: { $count }
lichlord-ui-key-pass = пропустить, отказаться
lichlord-ui-key-end = закончить фазу
lichlord-ui-key-explore = исследовать
lichlord-ui-key-declare = объявить столкновения, в атаку
lichlord-ui-sr-turn = Раунд { $round }, ход { $turn }.
lichlord-ui-sr-player = { $hero }, уровень { $level }. Здоровье { $life } из { $most }, слава { $glory }, риск { $peril }, очки действия { $ap }. Ближний бой { $melee }, магия { $magic }, скорость { $speed }. Задания: { $quests } из 3, рука: { $hand }.
lichlord-ui-sr-in = Локация: { $space }.
lichlord-ui-sr-list = { $what }: { $cards }.
lichlord-ui-sr-cost = { $card }, цена { $cost }
lichlord-ui-sr-goal = { $quest }: { $where }.
lichlord-ui-sr-nearest = { $where }, { $space }
lichlord-ui-sr-plan = { $card }, цель { $name }, риск { $cost }
lichlord-ui-sr-attack = { $card }, { $form }: { $attack } против { $counter }. Здоровье { $life }.
lichlord-ui-sr-trap = { $card }: { $form } { $needs }+.
lichlord-ui-sr-defeated = Герой повержен.
lichlord-ui-sr-moment = Время для ответов.

## Карты

lichlord-ui-card-plus-level =
    { $count ->
       [one] +{ $count } уровень
       [few] +{ $count } уровня
      *[many] +{ $count } уровней
    }
lichlord-ui-card-plus-life = +{ $count } здоровье
lichlord-ui-card-plus-glory = +{ $count } { $count ->
       [one] слава
       [few] славы
      *[many] славы
    }
lichlord-ui-card-costs-glory = Слава за карту: { $cost }
lichlord-ui-card-costs-peril = Риск за карту: { $cost }
lichlord-ui-card-body = Здоровье { $life }, ближний бой { $melee }, магия { $magic }, скорость { $speed }; атакует: { $forms }
lichlord-ui-card-attacks = атакует и контратакует
lichlord-ui-card-counters = только контратакует
lichlord-ui-card-tokens =
    { $count ->
       [one] { $count } жетон
       [few] { $count } жетона
      *[many] { $count } жетонов
    }
lichlord-ui-card-spent = Использовано.
lichlord-ui-card-life-of = здоровье { $life } из { $most }
lichlord-ui-card-sr-can = Можно сыграть.
lichlord-ui-card-sr-use = Можно применить или выбрать.
lichlord-ui-card-sr-taken = Карта выбрана.
lichlord-ui-card-sr-cannot = Нельзя сыграть: { $why }
lichlord-ui-card-sr-at = { $at } из { $count }.
lichlord-ui-card-sr-aim = Цель: { $name }.
lichlord-ui-card-sr-seat = Риск { $peril }, слава { $glory }, здоровье { $life } из { $most }, уровень { $level }, задания { $done } из 3, логово { $lair }, рука { $hand }.{ $down ->
       [true] {" "}Герой лежит.
      *[false] {""}
    }{ $saved ->
       [true] {" "}Есть сохранённое очко действия.
      *[false] {""}
    }
lichlord-ui-card-open-board = Показать всё, что перед игроком
lichlord-ui-card-hero-use = Мой герой
lichlord-ui-card-level-short = ур.
lichlord-ui-card-on-hero = на герое
lichlord-ui-card-quests-done = Задания: выполнено { $count } из 3
lichlord-ui-card-quest-complete = выполнено
lichlord-ui-card-quest-unseen = ещё не на карте
lichlord-ui-card-quest-wounds =
    { $count ->
       [one] нанесена { $count } рана
       [few] нанесены { $count } раны
      *[many] нанесено { $count } ран
    }
lichlord-ui-card-boards = Игроки и колоды
lichlord-ui-card-piles = Колоды
lichlord-ui-card-known-top = верх колоды, известно вам
lichlord-ui-card-known-bottom = низ колоды, известно вам
lichlord-ui-card-peril-discards = сброс колоды риска
lichlord-ui-card-maps-below = карты локаций под колодой
lichlord-ui-card-nothing-there = Здесь пока ничего нет.
lichlord-ui-card-result = Конец игры
lichlord-ui-card-result-won = Победа: { $name }
lichlord-ui-card-gallery = Все карты
lichlord-ui-card-gallery-more = Звёздочкой { $count ->
       [one] отмечена { $count } карта
       [few] отмечены { $count } карты
      *[many] отмечено { $count } карт
    } с нашими числами или текстом: печатные проверить не удалось.
lichlord-ui-card-key-board = всё, что перед игроком
lichlord-ui-card-all-hero = Герои
lichlord-ui-card-all-quest = Задания
lichlord-ui-card-all-boon = Преимущества
lichlord-ui-card-all-treasure = Сокровища
lichlord-ui-card-all-bane = Проклятья
lichlord-ui-card-all-monster = Монстры
lichlord-ui-card-all-trap = Ловушки
lichlord-ui-card-all-map = Карты локаций
