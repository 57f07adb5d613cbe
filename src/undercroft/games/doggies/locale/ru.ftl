doggies-title = Подземелья и пёсики
doggies-blurb = Стройте подземелье вместе, а потом найдите свой выход: побольше золота и целый хвост.

## Table options

doggies-setting-helper = Подсказка пути
doggies-setting-helper-help = Показывает лучший выход и сколько монет он принесёт. После раунда — лучший путь каждого пёсика; у соперников — без личного квеста.
doggies-setting-hard_start = Сложный старт
doggies-setting-hard_start-help = Втроём и вчетвером — стартовая комната для двоих: меньше выходов.
doggies-setting-no_potions = Без зелий
doggies-setting-no_potions-help = Зелий в игре нет, и комнаты зелий ничего не дают.
doggies-setting-dog_choice = Выбор пёсиков
doggies-setting-dog_choice-help = Как игроки получают пёсиков.
doggies-setting-dog_choice-choose = По очереди
doggies-setting-dog_choice-random = Случайно
doggies-setting-first_player = Первый игрок
doggies-setting-first_player-help = По правилам — кто недавно гладил пёсика. Выберите место или положитесь на случай.
doggies-setting-first_player-random = Случайно
doggies-setting-first_player-A = Место A
doggies-setting-first_player-B = Место B
doggies-setting-first_player-C = Место C
doggies-setting-first_player-D = Место D
doggies-setting-damage_check = Проверка урона
doggies-setting-damage_check-help = Когда урон сравнивают с защитой. Поможет ли щит, добытый позже, против прежнего урона?
doggies-setting-damage_check-running = В каждой комнате
doggies-setting-damage_check-whole_path = Только на выходе
doggies-setting-damage_profile = Голем и Котоглазка
doggies-setting-damage_profile-help = Сколько урона наносят Шоколадный голем и Котоглазка.
doggies-setting-damage_profile-cards = Урон 2
doggies-setting-damage_profile-mild = Урон 1
doggies-setting-countdown_trigger = Начало отсчёта
doggies-setting-countdown_trigger-help = Что запускает обратный отсчёт: первый выход или также первый сон.
doggies-setting-countdown_trigger-leave = Только выход
doggies-setting-countdown_trigger-leave_or_sleep = Выход или сон
doggies-setting-bonk_timing = Способность Бонька
doggies-setting-bonk_timing-help = Когда Боньк может пробить стену или дверь.
doggies-setting-bonk_timing-leave = На пути к выходу
doggies-setting-bonk_timing-turn = И перед действием
doggies-setting-sharik_timing = Способность Шарика
doggies-setting-sharik_timing-help = Когда Шарик может поворачивать комнаты рядом со стартовой.
doggies-setting-sharik_timing-leave = Выходя в путь
doggies-setting-sharik_timing-turn = И перед действием
doggies-setting-joan_potions = Жанна и зелья
doggies-setting-joan_potions-help = Победить можно только с зельем: вправе ли Жанна применить способность, а зелье сберечь?
doggies-setting-joan_potions-count = Нет, зелья считаются
doggies-setting-joan_potions-ignore = Да
doggies-setting-robin_potions = Робин и зелья
doggies-setting-robin_potions-help = Может ли Робин обезвредить ловушку зельем, а не перепрыгнуть её?
doggies-setting-robin_potions-no = Нет, только прыжок
doggies-setting-robin_potions-yes = Да
doggies-setting-quest_tiebreak = Ничья по квестам
doggies-setting-quest_tiebreak-help = При равенстве монет важны квесты. Считать ли охоту, удавшуюся дважды, за два?
doggies-setting-quest_tiebreak-completions = Считать каждый раз
doggies-setting-quest_tiebreak-quests = Квест — один раз

## Questions and buttons

doggies-ask-dog = Выберите пёсика.
doggies-ask-quest = Один квест оставьте себе тайно, другой станет общим.
doggies-ask-turn = Исследовать, выйти или лечь спать?
doggies-ask-place = Выложите комнату: выход должен совпасть с выходом.
doggies-ask-walk = Куда бежит ваш пёсик?
doggies-ask-room = Что делает пёсик в этой комнате?
doggies-do-dog = { $dog }
doggies-do-quest = { $quest }
doggies-option-quest = Оставить «{ $quest }»: { doggies-part-goal }
doggies-part-goal =
    { $goal ->
        [hunt] 2 монеты за каждую карту: { doggies-part-prey }
       *[most] 5 монет, если { doggies-part-most } больше всех
    }
doggies-do-place = Выложить сюда
doggies-option-place =
    Выложить: { $space }, место { $cell }, поворот { $turned ->
        [0] 0°
        [1] 90°
        [2] 180°
       *[3] 270°
    }
doggies-do-explore = Исследовать
doggies-option-explore = Исследовать: взять комнату и выложить её
doggies-do-leave = Выйти
doggies-option-leave = Выйти из подземелья: выбрать путь
doggies-do-sleep = Лечь спать
doggies-option-sleep =
    Лечь спать: раунд для вас закончится; { $paw ->
        [won] плюс лапка до конца игры
        [none] лапок больше не прибавится
       *[last] раунд последний, лапка не пригодится
    }
doggies-do-go =
    Идти { $side ->
        [n] на север ↑
        [e] на восток →
        [s] на юг ↓
       *[w] на запад ←
    }
doggies-option-go =
    Идти { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    }: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-out =
    Выход { $side ->
        [n] на север ↑
        [e] на восток →
        [s] на юг ↓
       *[w] на запад ←
    }
doggies-option-out =
    Выйти из подземелья { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    }: раунд для вас закончится
doggies-do-portal = Через портал
doggies-option-portal =
    Через портал в другой: { doggies-ui-cell }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-break =
    Пробить { $side ->
        [n] на север ↑
        [e] на восток →
        [s] на юг ↓
       *[w] на запад ←
    }
doggies-option-break =
    { $space }: пробить проход { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    }, 1 лапка
doggies-do-break-through =
    Пробить { $side ->
        [n] на север ↑
        [e] на восток →
        [s] на юг ↓
       *[w] на запад ←
    }
doggies-option-break-through =
    Пробить проход { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    } за лапку: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-break-out =
    Наружу { $side ->
        [n] на север ↑
        [e] на восток →
        [s] на юг ↓
       *[w] на запад ←
    }
doggies-option-break-out =
    Пробить выход из подземелья { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    } за лапку: раунд для вас закончится
doggies-do-rotate = Повернуть комнату
doggies-option-rotate =
    { $space }: повернуть по часовой стрелке на { $by ->
        [1] 90°
        [2] 180°
       *[3] 270°
    }
doggies-do-fight =
    Бой{ $count ->
        [0] {""}
        [1] {" "}(зелье: { $weapons })
       *[other] {" "}(зелья: { $weapons })
    }
doggies-option-fight =
    Бой за лапку: { $room }{ $count ->
        [0] {""}
       *[other] , потратив зелья: { $weapons }
    }
doggies-do-force = Способность Жанны
doggies-option-force = Победить способностью Жанны, 2 лапки: { $room }
doggies-do-pass-monster = Пройти мимо
doggies-option-pass-monster = Пройти мимо: { $room }, урон { $damage }
doggies-do-pass = Пройти дальше
doggies-do-claim =
    { $empty ->
        [true] Впустую
       *[false] Забрать
    }
doggies-option-claim =
    { $empty ->
        [true] { $room }: положить лапку впустую, зелий в запасе нет
       *[false] Забрать за лапку: { $room }
    }
doggies-do-claim-potion =
    Взять { $weapon-id ->
        [sword] зелье меча
        [bow] зелье ловкости
       *[fireball] зелье шара
    }
doggies-option-claim-potion =
    Положить лапку и взять { $weapon-id ->
        [sword] зелье меча
        [bow] зелье ловкости (лук)
       *[fireball] зелье шара
    }
doggies-do-hire =
    Нанять: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] шар
        }{ $paw ->
            [true] {" "}и лапка
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] лук или шар
            [vagabond-bow] меч или шар
           *[vagabond-fireball] меч или лук
        }
    }
doggies-option-hire =
    Нанять бродягу: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] шар
        }{ $paw ->
            [true] {" "}и лапка
           *[false] {" "}(лапок больше нет)
        }
       *[other] { $room-id ->
            [vagabond-sword] лук или шар
            [vagabond-bow] меч или шар
           *[vagabond-fireball] меч или лук
        }
    }
doggies-do-take = Забрать ловушку
doggies-option-take = Забрать ловушку: лапка сейчас, −1 монета в конце
doggies-do-disarm = Обезвредить картой
doggies-part-used =
    { $card-id ->
        [vagabond-sword-two] Бродяга (лук или шар)
        [vagabond-bow-two] Бродяга (меч или шар)
        [vagabond-fireball-two] Бродяга (меч или лук)
       *[other] { $card }
    }
doggies-part-by =
    { $card-id ->
        [potion-sword] зельем меча
        [potion-bow] зельем ловкости (лук)
        [potion-fireball] зельем шара
       *[other] картой «{ doggies-part-used }»
    }
doggies-option-disarm =
    Обезвредить ловушку { doggies-part-by }: карта уйдёт из игры{ $hole ->
        [true] , на её месте будет дыра
       *[false] {""}
    }
doggies-do-disarm-potion = Обезвредить зельем
doggies-option-disarm-potion =
    Обезвредить ловушку { $weapon-id ->
        [sword] зельем меча
        [bow] зельем ловкости (лук)
       *[fireball] зельем шара
    }
doggies-do-leap = Перепрыгнуть
doggies-option-leap = Перепрыгнуть ловушку бесплатно
doggies-undo-walk = Шаг назад
doggies-undo-room = Шаг назад

doggies-warn-sleep =
    { $paw ->
        [won] Раунд для вас окончится без добычи. Плюс лапка до конца игры.
        [none] Раунд для вас окончится без добычи, лишних лапок больше нет.
       *[last] Раунд последний: добычи не будет, лишняя лапка не пригодится.
    }{ $count ->
        [0] {""}
       *[other] {" "}Начнётся отсчёт: { $count } { $count ->
            [one] карта
            [few] карты
            [many] карт
           *[other] карты
        }.
    }
doggies-sure-sleep = Лечь спать?
doggies-sure-do-sleep = Спать
doggies-sure-not-sleep = Не спать

## Why not

doggies-why-dog-taken = Этого пёсика уже выбрали. Игрок: { $name }.
doggies-why-dog-chosen = Вы уже выбрали пёсика.
doggies-why-dog-not-yet = Сейчас пёсика выбирает { $name }.
doggies-why-quest-kept = Вы уже выбрали личный квест.
doggies-why-quest-not-dealt = Этого квеста вам не сдавали.
doggies-why-sealed = Вы уже выбрали. Чтобы передумать, возьмите выбор назад.
doggies-why-nothing-to-draw =
    Карты комнат кончились. { $leave ->
        [true] Выходите или ложитесь
       *[false] Ложитесь
    } спать.
doggies-why-countdown-over =
    Отсчёт окончен: { $leave ->
        [true] выходите или ложитесь
       *[false] ложитесь
    } спать.
doggies-why-closed = Нет выхода к свободному месту: комнату не выложить.
doggies-why-no-way-out =
    { $lacks ->
        [key] Чтобы выйти, пёсику нужен ключ.
        [paw] Чтобы выйти, пёсику не хватает лапок.
        [shield] На любом пути наружу слишком много урона.
       *[none] Вашему пёсику сейчас не выйти.
    } { $explore ->
        [true] Исследуйте или ложитесь
       *[false] Ложитесь
    } спать.
doggies-why-no-exit-meets = В таком положении выходы здесь не совпадают.
doggies-why-walked = Здесь пёсик уже был. В каждую комнату — один раз.
doggies-why-rivals-paw = Здесь лапка соперника: до конца раунда сюда не войти.
doggies-why-disarmed = Эта ловушка обезврежена. Пройти здесь нельзя.
doggies-why-hole = Здесь дыра до конца раунда: в неё не войти и ничего на неё не выложить.
doggies-why-exit-covered = Карта на ловушке закрыла её выходы наружу.
doggies-why-wall = Здесь стена.
doggies-why-door = Дверь без ключа не открыть.
doggies-why-no-way-on = Оттуда пёсику уже не выйти.
doggies-why-monster-there =
    { $fight ->
        [too-weak] Нужно ещё: { doggies-part-symbols }.
        [no-paw] Для боя нет свободной лапки.
       *[either] Победить его не выйдет.
    } Пройти мимо — урон { $damage }, а пёсик выдержит { $spare }.
doggies-why-trap-there = На эту ловушку нет ни свободной лапки, ни карты или зелья её оружия.
doggies-why-hurt-at-the-exit = Урон на пути: { $damage }, защита: { $shields }. Урон должен быть меньше.
doggies-why-no-paw = Свободных лапок не осталось.
doggies-why-break-no-paw = У Бонька нет свободной лапки, чтобы пробить здесь проход.
doggies-why-passage-open = Проход здесь уже есть.
doggies-why-turned-already = Эту комнату вы уже поворачивали: один раз за ход.
doggies-why-too-weak = Не хватает сил. Нужно ещё: { doggies-part-lacking }.
doggies-part-symbols =
    { $sword ->
        [0] {""}
       *[other] { $sword } { $sword ->
            [one] меч
            [few] меча
            [many] мечей
           *[other] меча
        }
    }{ $bow ->
        [0] {""}
       *[other] { $sword ->
            [0] {""}
           *[other] {", "}
        }{ $bow } { $bow ->
            [one] лук
            [few] лука
            [many] луков
           *[other] лука
        }
    }{ $fireball ->
        [0] { $sword ->
            [0] { $bow ->
                [0] ничего
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
            [one] шар
            [few] шара
            [many] шаров
           *[other] шара
        }
    }
doggies-part-lacking =
    { doggies-part-symbols }{ $either ->
        [true] ; бродяга даёт что-то одно
       *[false] {""}
    }
doggies-part-not-done =
    { $why ->
        [too-weak] для победы нужно ещё { doggies-part-lacking }
        [no-paw] свободных лапок нет
        [no-trophy] обезвредить нечем
        [no-potion] нет зелья, чтобы обезвредить
        [robin-leaps] Робин ловушки только перепрыгивает
        [too-much-damage] мимо — урон { $damage }, а пёсик выдержит { $spare }
        [two-paws] для способности Жанны нужны 2 свободные лапки
        [not-the-dragon] способность Жанны на него не действует
       *[no-way-on] { $deed ->
            [fight] после боя пёсику
            [force] со способностью Жанны пёсику
            [claim] если забрать, пёсику
            [hire] если нанять, пёсику
            [disarm] если обезвредить, ловушка закроется, и пёсику
            [take] если взять с собой, пёсику
            [pass] если идти мимо, пёсику
           *[other] иначе пёсику
        } уже не выйти
    }
doggies-part-must =
    { $does ->
        [fight] придётся драться
        [force] понадобится способность Жанны, 2 лапки
        [claim] придётся забрать
        [hire] придётся нанять
        [take] придётся взять её с собой
        [disarm] придётся обезвредить { doggies-part-by }
       *[pass] придётся пройти мимо
    }: { doggies-part-not-done }
doggies-why-not-the-dragon = Способность Жанны не действует на дракона.
doggies-why-could-beat-it = Жанна победит и без своей способности.
doggies-why-two-paws = Для способности Жанны нужны 2 свободные лапки.
doggies-why-too-much-damage = Урон здесь: { $damage }, а пёсик выдержит ещё { $spare }.
doggies-why-robin-leaps = Робин ловушки только перепрыгивает.
doggies-why-robin-takes-none = Робин не берёт ловушки с собой: она их перепрыгивает.
doggies-why-no-trophy =
    Нужен { $weapon-id ->
        [sword] меч
        [bow] лук
       *[fireball] огненный шар
    }: трофей или зелье. Символы планшета не в счёт.
doggies-why-no-such-card = Такой карты с оружием ловушки у вас нет.
doggies-why-no-such-potion = Такого зелья у вас нет.
doggies-why-not-in-supply = Такого зелья в запасе нет.
doggies-why-other-potions = Для этого боя такие зелья не нужны, или их у вас нет.
doggies-why-no-potion =
    Робин может обезвредить её только зельем: { $weapon-id ->
        [sword] меч
        [bow] лук
       *[fireball] огненный шар
    }.
doggies-why-game-over = Игра окончена.
doggies-why-you-are-out = Ваш пёсик уже снаружи и ждёт остальных.
doggies-why-you-sleep = Ваш пёсик спит до конца раунда.
doggies-why-not-your-turn = Сейчас ходит { $name }.
doggies-why-one-action = Вы уже выбрали действие: в ход — только одно.
doggies-why-lay-first = Сначала выложите взятую комнату: { $room }.
doggies-why-leave-first = Чтобы идти, сначала выберите «Выйти».
doggies-why-explore-first = Чтобы выложить комнату, сначала выберите «Исследовать».
doggies-why-you-are-here = Ваш пёсик в этой комнате.
doggies-why-not-beside = За один шаг пёсику туда не попасть.
doggies-why-decide-first = Сначала решите, что пёсик делает в этой комнате.

## What happened

doggies-log-dog =
    { $you ->
        [true] Ваш пёсик
       *[other] { $name } берёт пёсика
    }: { $dog }.
doggies-log-quests-dealt = Ваши два квеста: { $cards }.
doggies-log-keeps = Ваш личный квест: «{ $quest }».
doggies-log-shared = Общие квесты: { $cards }.
doggies-log-potion =
    { $you ->
        [true] Вы получаете
       *[other] { $name } получает
    } { $weapon-id ->
        [sword] зелье меча
        [bow] зелье ловкости (лук)
       *[fireball] зелье шара
    }.
doggies-log-first-player =
    { $lot ->
        [true] По жребию
       *[false] По настройке стола
    } первый игрок — { $you ->
        [true] вы
       *[other] { $name }
    }.
doggies-log-round =
    Раунд { $round }{ $round ->
        [1] {""}
       *[other] : комнаты вернулись в стопку
    }. { $you ->
        [true] Начинаете вы
       *[other] Начинает { $name }
    }.
doggies-log-draws =
    { $you ->
        [true] Вы берёте карту
       *[other] { $name } берёт карту
    }: { $room }. Осталось карт: { $left }.
doggies-log-lays =
    { $you ->
        [true] Вы выкладываете комнату
       *[other] { $name } выкладывает комнату
    }: { $room }.
doggies-log-sets-out =
    { $you ->
        [true] Вы отправляетесь
       *[other] { $name } отправляется
    } к выходу.
doggies-log-goes-through =
    { $you ->
        [true] Вы проходите комнату
       *[other] { $name } проходит комнату
    }: { $room }{ $opened ->
        [true] {" "}(дверь открыта ключом)
       *[false] {""}
    }.
doggies-log-jumps =
    { $you ->
        [true] Вы прыгаете
       *[other] { $name } прыгает
    } в другой портал: { doggies-ui-cell } от старта.
doggies-log-passes =
    { $you ->
        [true] Вы проходите
       *[other] { $name } проходит
    } мимо: { $room }. Урон на пути: { $damage }.
doggies-log-beats =
    { $you ->
        [true] Вы побеждаете
       *[other] { $name } побеждает
    }: { $room }{ $forced ->
        [true] , способность Жанны
       *[false] { $count ->
            [0] {""}
           *[other] . Потрачены зелья: { $weapons }
        }
    }.{ $chest ->
        [0] {""}
       *[other] {" "}Ключ открывает сундук: +{ $chest }.
    }
doggies-log-claims =
    { $you ->
        [true] Вы кладёте
       *[other] { $name } кладёт
    } лапку: { $room }{ $weapon-id ->
        [sword] , зелье меча
        [bow] , зелье ловкости (лук)
        [fireball] , зелье шара
       *[other] {""}
    }{ $lacks ->
        [key] . Ключа к нему пока нет
       *[other] {""}
    }.
doggies-log-hires =
    { $you ->
        [true] Вы нанимаете
       *[other] { $name } нанимает
    } бродягу: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] шар
        }{ $paw ->
            [true] {" "}и ещё одна лапка до конца игры
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] лук или шар
            [vagabond-bow] меч или шар
           *[vagabond-fireball] меч или лук
        }
    }.
doggies-log-takes-trap =
    { $you ->
        [true] Вы забираете
       *[other] { $name } забирает
    } ловушку: −1 монета в конце игры.
doggies-log-disarms =
    { $you ->
        [true] Вы обезвреживаете
       *[other] { $name } обезвреживает
    } ловушку { doggies-part-by }.{ $hole ->
        [true] {" "}На месте карты — дыра.
       *[false] {""}
    }
doggies-log-leaps =
    { $you ->
        [true] Вы перепрыгиваете
       *[other] { $name } перепрыгивает
    } ловушку.
doggies-log-breaks =
    { $you ->
        [true] Вы пробиваете
       *[other] { $name } пробивает
    } проход { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    } за лапку.
doggies-log-rotates =
    { $you ->
        [true] Вы поворачиваете комнату
       *[other] { $name } поворачивает комнату
    }: { $room }.
doggies-log-leaves =
    { $you ->
        [true] Вы выходите из подземелья
       *[other] { $name } выходит из подземелья
    }! { $count ->
        [0] Без добычи. {""}
       *[other] {""}
    }Урон: { $damage }, осталось лапок: { $paws }.
doggies-log-sleeps =
    { $you ->
        [true] Вы ложитесь
       *[other] { $name } ложится
    } спать.{ $paw ->
        [true] {" "}Ещё одна лапка до конца игры, теперь их { $count }.
       *[false] {" "}Дополнительных лапок нет.
    }
doggies-log-countdown =
    Начинается отсчёт: исследовать можно ещё { $count } { $count ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    }, в подземелье { $dogs } { $dogs ->
        [one] пёсик
        [few] пёсика
        [many] пёсиков
       *[other] пёсика
    }.
doggies-log-best-way =
    { $how ->
        [shut] { $you ->
            [true] Вы спали
           *[other] { $name } спит
        }: пути наружу тогда не было.
        [slept] { $you ->
            [true] Вы спали
           *[other] { $name } спит
        }. Лучший { $exact ->
            [true] путь
           *[false] найденный путь
        } дал бы монет: { $best }{ $secret ->
            [in] {" "}(личный квест в счёт)
            [out] {" "}(личный квест не в счёт, общие на монстров — в счёт)
           *[none] {""}
        }.
        [stayed] { $you ->
            [true] Вы спали, и не зря
           *[other] { $name } спит, и не зря
        }: { $exact ->
            [true] любой путь наружу стоил бы монет
           *[false] все найденные пути стоили бы монет
        }{ $secret ->
            [in] {" "}(личный квест в счёт)
            [out] {" "}(личный квест не в счёт, общие на монстров — в счёт)
           *[none] {""}
        }.
       *[left] { $you ->
            [true] Ваш путь
           *[other] { $name }: путь
        } на { $coins } { $coins ->
            [one] монету
            [few] монеты
            [many] монет
           *[other] монеты
        }{ $secret ->
            [in] {" "}(личный квест в счёт)
            [out] {" "}(личный квест не в счёт, общие на монстров — в счёт)
           *[none] {""}
        }. { $how ->
            [best] { $exact ->
                [true] Лучшего пути тогда не было.
               *[false] Лучшего пути тогда не нашлось.
            }
           *[left] { $exact ->
                [true] Лучший
               *[false] Лучший из найденных
            } тогда принёс бы { $best }.
        }
    }
doggies-log-round-ends =
    Раунд { $round } окончен.{ $round ->
        [3] {""}
       *[other] {" "}За последний ход жетон первого игрока { $you ->
            [true] получаете вы
           *[other] получает { $name }
        }.
    }
doggies-log-paw-goes =
    Лапка бродяги уходит. Лапок теперь: { $you ->
        [true] у вас
       *[other] { $name } —
    } { $count }.
doggies-log-collects =
    { $count ->
        [0] { $slept ->
            [true] { $you ->
                [true] Вы спали
               *[other] { $name } спит
            }: забирать нечего.
           *[false] { $you ->
                [true] Вы ничего не забираете
               *[other] { $name } ничего не забирает
            }.
        }
       *[other] { $you ->
            [true] Вы забираете
           *[other] { $name } забирает
        }: { $called }.
    }
doggies-log-hunted =
    { $own ->
        [true] Личный квест{" "}
       *[false] {""}
    }«{ $quest }» ({ doggies-part-hunted }): { $you ->
        [true] у вас
       *[other] { $name } —
    } { $count } { $count ->
        [one] победа
        [few] победы
        [many] побед
       *[other] победы
    }, +{ $coins } { $coins ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }.
doggies-log-most =
    { $own ->
        [true] Личный квест{" "}
       *[false] {""}
    }«{ $quest }»: { $you ->
        [true] у вас
       *[other] { $name } набирает
    } больше всех { doggies-part-most } ({ $count }{ $seats-count ->
        [0] {""}
       *[other] ; столько же: { $names }, на планшете меньше
    }), +{ $coins } { $coins ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }.
doggies-log-most-nobody =
    «{ $quest }»: { $count ->
        [0] { doggies-part-most } нет ни у кого, монет не получит никто
       *[other] { doggies-part-most } поровну, по { $count } ({ $names }). Монет не получит никто
    }.
doggies-log-hunted-nobody = «{ $quest }» ({ doggies-part-hunted }): побед нет ни у кого.
doggies-log-own-quest-failed =
    { $you ->
        [true] Ваш личный квест «{ $quest }»
       *[other] Личный квест «{ $quest }» ({ $name })
    } не выполнен: { $why ->
        [hunt] побед нет ({ doggies-part-hunted })
        [none] { doggies-part-most } нет ни у кого
        [fewer] впереди { $names } (без планшета: { doggies-part-most } { $most } против { $count })
        [board] { doggies-part-most } поровну, по { $most } (ещё { $names }), на планшете меньше
       *[tied] { doggies-part-most } поровну, по { $most } (ещё { $names })
    }.
doggies-log-scores =
    { $you ->
        [true] Вы
       *[other] { $name }
    }: монеты { $coins }, монстры { $monsters }, сундуки { $chests }, ловушки и бродяги { $costs }, квесты { $quest_coins }. Итого { $total }.
doggies-log-wins =
    { $seats-you ->
        [true] Вы победили! Гав-гав!
       *[other] Победитель: { $names }! Гав-гав!
    }
doggies-log-share = Общая победа, все виляют хвостиками: { $names }.

## The result

doggies-fate-won = победа
doggies-fate-shared = общая победа
doggies-fate-less = меньше монет
doggies-fate-fewer-quests = столько же монет, выполнений квестов меньше
doggies-figure-paws = Лапки
doggies-figure-purse = Монеты
doggies-figure-coins = Монеты
doggies-figure-monsters = Монстры
doggies-figure-chests = Сундуки
doggies-figure-costs = Ловушки, бродяги
doggies-figure-quest_coins = Квесты
doggies-figure-total = Итого
doggies-ui-progress = Раунд { $round }

## Dogs

doggies-card-joan = Жанна Гавк
doggies-card-bonk = Боньк Могучий
doggies-card-pluto = Плохиш Плуто
doggies-card-robin = Робин Гудгёрл
doggies-card-ruta = Рута Снежная
doggies-card-sharik = Шарик Огненный

## Quests

doggies-card-hunt-ifrit = Последнее желание
doggies-card-hunt-tick = Клещами тянуть
doggies-card-hunt-squirrel = Крепкий орешек
doggies-card-hunt-skeledog = Перемыть косточки
doggies-card-hunt-cat = Кот наплакал
doggies-card-hunt-mimic = Сундук с зубами
doggies-card-hunt-cerberus = Три хороших мальчика
doggies-card-hunt-golem = Пёсикам нельзя
doggies-card-hunt-eyecat = Кто первый моргнёт
doggies-card-most-sword = Стальная хватка
doggies-card-most-bow = В яблочко
doggies-card-most-fireball = Огонь в сердце

## Rooms

doggies-card-sword = меч
doggies-card-bow = лук
doggies-card-fireball = шар
doggies-card-potion-sword = Зелье меча
doggies-card-potion-bow = Зелье ловкости (лук)
doggies-card-potion-fireball = Зелье шара
doggies-card-start = Стартовая комната
doggies-card-start-2 = { doggies-card-start }
doggies-card-ifrit = Ифрит
doggies-card-ifrit-sword = Ифрит (меч)
doggies-card-ifrit-bow = Ифрит (лук)
doggies-card-ifrit-fireball = Ифрит (шар)
doggies-card-tick = Гигаклещ
doggies-card-tick-sword = Гигаклещ (меч)
doggies-card-tick-bow = Гигаклещ (лук)
doggies-card-tick-fireball = Гигаклещ (шар)
doggies-card-squirrel = Зомби-белка
doggies-card-squirrel-sword = Зомби-белка (меч)
doggies-card-squirrel-bow = Зомби-белка (лук)
doggies-card-squirrel-fireball = Зомби-белка (шар)
doggies-card-skeledog = Скеледог
doggies-card-skeledog-sword = Скеледог (меч)
doggies-card-skeledog-bow = Скеледог (лук)
doggies-card-skeledog-fireball = Скеледог (шар)
doggies-card-cat = Желатиновый кот
doggies-card-cat-sword = Желатиновый кот (меч)
doggies-card-cat-bow = Желатиновый кот (лук)
doggies-card-cat-fireball = Желатиновый кот (шар)
doggies-card-mimic = Мимик
doggies-card-mimic-sword = Мимик (меч)
doggies-card-mimic-bow = Мимик (лук)
doggies-card-mimic-fireball = Мимик (шар)
doggies-card-cerberus = Цербер
doggies-card-cerberus-1 = { doggies-card-cerberus }
doggies-card-cerberus-2 = { doggies-card-cerberus }
doggies-card-cerberus-3 = { doggies-card-cerberus }
doggies-card-golem = Шоколадный голем
doggies-card-golem-1 = { doggies-card-golem }
doggies-card-golem-2 = { doggies-card-golem }
doggies-card-golem-3 = { doggies-card-golem }
doggies-card-eyecat = Котоглазка
doggies-card-eyecat-1 = { doggies-card-eyecat }
doggies-card-eyecat-2 = { doggies-card-eyecat }
doggies-card-eyecat-3 = { doggies-card-eyecat }
doggies-card-dragon = Дракон
doggies-card-dragon-1 = { doggies-card-dragon }
doggies-card-dragon-2 = { doggies-card-dragon }
doggies-card-dragon-3 = { doggies-card-dragon }
doggies-card-dragon-4 = { doggies-card-dragon }
doggies-card-dragon-5 = { doggies-card-dragon }
doggies-card-keyfly = Стрекоключ
doggies-card-keyfly-1 = { doggies-card-keyfly }
doggies-card-keyfly-2 = { doggies-card-keyfly }
doggies-card-keyfly-3 = { doggies-card-keyfly }
doggies-card-keyfly-4 = { doggies-card-keyfly }
doggies-card-coin = Монета
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
doggies-card-coins = Две монеты
doggies-card-coins-1 = { doggies-card-coins }
doggies-card-coins-2 = { doggies-card-coins }
doggies-card-coins-3 = { doggies-card-coins }
doggies-card-coins-4 = { doggies-card-coins }
doggies-card-coins-5 = { doggies-card-coins }
doggies-card-coins-6 = { doggies-card-coins }
doggies-card-coins-7 = { doggies-card-coins }
doggies-card-coins-8 = { doggies-card-coins }
doggies-card-chest = Сундук
doggies-card-chest-1 = { doggies-card-chest }
doggies-card-chest-2 = { doggies-card-chest }
doggies-card-chest-3 = { doggies-card-chest }
doggies-card-chest-4 = { doggies-card-chest }
doggies-card-potions = Комната зелий
doggies-card-potions-1 = { doggies-card-potions }
doggies-card-potions-2 = { doggies-card-potions }
doggies-card-potions-3 = { doggies-card-potions }
doggies-card-potions-4 = { doggies-card-potions }
doggies-card-door = Дверь
doggies-card-door-1 = { doggies-card-door }
doggies-card-door-2 = { doggies-card-door }
doggies-card-door-3 = { doggies-card-door }
doggies-card-portal = Портал
doggies-card-portal-1 = { doggies-card-portal }
doggies-card-portal-2 = { doggies-card-portal }
doggies-card-portal-3 = { doggies-card-portal }
doggies-card-portal-4 = { doggies-card-portal }
doggies-card-bitecalibur = Куськалибур
doggies-card-frisbow = Фрисбострел
doggies-card-collar = Волшейник
doggies-card-trap-sword = Ловушка (меч)
doggies-card-trap-sword-1 = { doggies-card-trap-sword }
doggies-card-trap-sword-2 = { doggies-card-trap-sword }
doggies-card-trap-sword-3 = { doggies-card-trap-sword }
doggies-card-trap-bow = Ловушка (лук)
doggies-card-trap-bow-1 = { doggies-card-trap-bow }
doggies-card-trap-bow-2 = { doggies-card-trap-bow }
doggies-card-trap-bow-3 = { doggies-card-trap-bow }
doggies-card-trap-fireball = Ловушка (шар)
doggies-card-trap-fireball-1 = { doggies-card-trap-fireball }
doggies-card-trap-fireball-2 = { doggies-card-trap-fireball }
doggies-card-trap-fireball-3 = { doggies-card-trap-fireball }
doggies-card-vagabond = Бродяга
doggies-card-vagabond-sword = Бродяга (меч)
doggies-card-vagabond-bow = Бродяга (лук)
doggies-card-vagabond-fireball = Бродяга (шар)
doggies-card-vagabond-sword-two = Бродяга
doggies-card-vagabond-bow-two = Бродяга
doggies-card-vagabond-fireball-two = Бродяга
doggies-kind-start = Старт
doggies-kind-monster = Монстр
doggies-kind-coins = Монеты
doggies-kind-artifact = Артефакт
doggies-kind-trap = Ловушка
doggies-kind-vagabond = Бродяга
doggies-kind-chest = Сундук
doggies-kind-potions = Зелья
doggies-kind-door = Дверь
doggies-kind-portal = Портал

## Notes: the rule behind what is told for the first time

doggies-note-round = В свой ход — одно действие: исследовать, выйти или лечь спать. Раунд идёт, пока в подземелье есть пёсики.
doggies-note-countdown = Пошёл обратный отсчёт: 4 карты на каждого, кто внутри. Кончатся — исследовать нельзя.
doggies-note-sleeps = Спящий пёсик в этом раунде ничего не заберёт, зато новая лапка останется до конца игры.
doggies-note-passes = Пройти мимо монстра — получить урон. Весь урон на пути должен быть меньше защиты.
doggies-note-beats = Трофей побеждённого монстра действует сразу и во всех следующих боях.
doggies-note-disarms = Ловушка и карта на ней уходят из игры. Зелье вернётся в запас.
doggies-note-takes-trap = Забранная ловушка стоит 1 монету в конце игры.
doggies-note-leaves = До конца раунда в комнаты с лапками другим пёсикам не войти.
doggies-note-hires = Бродяга стоит 1 монету в конце, если не потратить его на ловушку.
doggies-note-collects = Каждый забирает карты под своими лапками. Лапки возвращаются.
doggies-note-most-nobody = Трофеев поровну — решают символы на планшете. И их поровну — монет не получит никто.

## The terminal

doggies-cli-letters = с в ю з
doggies-cli-start = старт
doggies-cli-at =
    { $start ->
        [yes] { $room }
       *[no] { $room } { $cell }
    }
doggies-cli-symbol = { doggies-ui-symbol }
doggies-cli-a-shield = защита
doggies-cli-a-key = ключ
doggies-cli-coins =
    { $count } { $count ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }
doggies-cli-paws =
    { $count } { $count ->
        [one] лапка
        [few] лапки
        [many] лапок
       *[other] лапки
    }
doggies-cli-shields =
    { $count } { $count ->
        [one] символ
        [few] символа
        [many] символов
       *[other] символа
    } защиты
doggies-cli-keys =
    { $count } { $count ->
        [one] ключ
        [few] ключа
        [many] ключей
       *[other] ключа
    }
doggies-cli-either = { doggies-ui-either }
doggies-cli-signs = Просвет в стене — выход; = дверь, ~ пролом. Буква — лапка этого игрока. { "#" } обезвреженная ловушка, o дыра, @ ваш пёсик.
doggies-cli-layout = Комната названа по пути от старта: с2в1 — это 2 комнаты на север и 1 на восток. Названы только выходы; остальные стороны — стены.
doggies-cli-room = { $cell }: { $room }.
doggies-cli-what =
    { $kind ->
        [monster] Нужно: { $needs }. Пройти мимо — урон { $damage }. Даёт: { $trophy }.
        [coins] За лапку — { $coins } { $coins ->
            [one] монета
            [few] монеты
            [many] монет
           *[other] монеты
        }.
        [artifact] За лапку: { $trophy }, до конца игры.
        [trap] Обезвредит { $weapon ->
            [sword] меч
            [bow] лук
           *[fireball] шар
        } — трофей или зелье. Или забрать её за лапку: −1 монета в конце.
        [vagabond] За лапку — одно из двух: { $weapon ->
            [sword] меч и ещё одна лапка; или в каждом бою лук либо шар
            [bow] лук и ещё одна лапка; или в каждом бою меч либо шар
           *[fireball] шар и ещё одна лапка; или в каждом бою меч либо лук
        }. −1 монета в конце.
        [chest] За лапку; 4 монеты в конце, если есть ключ.
        [potions] { $potions ->
            [none] Зелий в запасе нет: лапка здесь ничего не даст.
           *[other] За лапку — одно зелье на выбор: { $potions }.
        }
        [door] { $doors ->
            [one] На { $doors } выходе дверь
            [few] На { $doors } выходах двери
            [many] На { $doors } выходах двери
           *[other] На { $doors } выходах двери
        }: чтобы там пройти, нужен ключ.
        [portal] { $portals ->
            [none] Пока никуда не ведёт: других порталов нет.
           *[other] Отсюда — к другому порталу: { $portals }.
        }
       *[start] Отсюда начинается путь.
    }
doggies-cli-exits = Выходы: { $ways }.
doggies-cli-way =
    { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    }{ $how ->
        [door-table] {" "}— дверь наружу
        [door] {" "}— дверь, за ней { $room }
        [broken] {" "}— пролом, за ним { $room }
        [wall] {" "}— тупик, стена соседа ({ $room })
        [hole] {" "}— тупик, дыра
        [covered] {" "}— тупик, обезвреженная ловушка
       *[room] {" "}— { $room }
    }
doggies-cli-out = { doggies-ui-aloud-free }
doggies-cli-to =
    { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    }
doggies-cli-covered = Обезврежена картой: { $card }. Пройти нельзя.
doggies-cli-paw-on =
    { $several ->
        [no] Здесь { $you ->
            [true] ваша лапка
           *[other] лапка игрока { $name }
        }.
       *[yes] Здесь { $you ->
            [true] ваши лапки
           *[other] лапки игрока { $name }
        }.
    }
doggies-cli-hole-name = дыра
doggies-cli-hole-at = дыра { $cell }
doggies-cli-hole =
    { $cell }: дыра до конца раунда, в ней { $you ->
        [true] ваша лапка
       *[other] лапка игрока { $name }
    }.
doggies-cli-free = { $cell }: свободное место, сюда можно выложить комнату.
doggies-cli-free-name = свободное место
doggies-cli-dog-card = { $dog }: { $weapons }, { doggies-cli-part-shields }. { $ability }
doggies-cli-part-shields = защита { $shields }
doggies-cli-quest-card = { $quest }: { $goal }.
doggies-cli-round =
    Раунд { $round } из { $rounds }. { $countdown ->
        [yes] Обратный отсчёт, осталось карт: { $count }.
        [alone] Карт в стопке: { $count }. В подземелье вы одни: исследуйте, пока есть карты.
       *[no] Карт в стопке: { $count }.
    }
doggies-cli-dog =
    { $name }{ $you ->
        [true] {" "}(вы)
       *[other] {""}
    }, { $dog }: { $weapons }; { doggies-cli-part-shields }{ $keys ->
        [0] {""}
       *[other] , ключей { $keys }
    }; { $figures }. Зелья: { $potions }.{ $where ->
        [out] {" "}Снаружи.
        [asleep] {" "}Спит.
       *[in] {""}
    }
doggies-cli-cards = Карты: { $cards }.
doggies-cli-under = Под лапками: { $cards }.
doggies-cli-hired =
    бродяга ({ $weapons }{ $side ->
        [paw] {" "}и лапка
       *[other] {""}
    })
doggies-cli-quest =
    Общий квест «{ $quest }»: { $goal }. Пока: { $counts }.{ $kind ->
        [hunt] {""}
       *[most] { $holder ->
            [none] {" "}Никто не впереди{ $tie ->
                [yes] : поровну, и на планшетах тоже
               *[no] {""}
            }.
           *[other] {" "}Впереди { $holder }{ $tie ->
                [yes] : на планшете больше
               *[no] {""}
            }.
        }
    }
doggies-cli-own-quest = Ваш личный квест «{ $quest }»: { $goal }. Пока у вас: { $count }.
doggies-cli-supply = Зелья в запасе: { $potions }.
doggies-cli-best =
    Лучший путь отсюда: { $exact ->
        [yes] {""}
       *[no] не меньше чем{" "}
    }{ $sign ->
        [none] {""}
       *[other] { $sign }
    }{ $coins } { $coins ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    } ({ $rooms }).{ $sign ->
        [none] {""}
       *[other] {" "}Он стоит больше, чем приносит.
    }
doggies-cli-best-rooms = Путь: { $rooms }.
doggies-cli-way-out =
    выход { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    }
doggies-cli-did =
    { $what ->
        [fight] победа
        [force] победа за 2 лапки
        [pass] мимо
        [claim] ваша лапка
        [hire] бродяга с вами
        [take] ловушка с вами
        [disarm] обезврежена
       *[leap] прыжок
    }
doggies-cli-unasked = { $did } — { $reasons }
doggies-cli-walk = Ваш путь: { $steps }. { doggies-cli-burden }
doggies-cli-burden = { doggies-ui-burden }
doggies-cli-outside =
    Монеты на этом пути: { $coins }{ $quests ->
        [0] {""}
       *[other] {" "}(квесты { $bonus })
    }, неиспользованных лапок: { $paws }.
doggies-cli-drawn = Вы взяли карту: { $room }.
doggies-cli-portal =
    Через портал: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-cli-here = Пёсик здесь: { $room }.
doggies-cli-barred = Не пройти: { $room }. { $why }
doggies-cli-changes = { $said }: { $changes }.
doggies-cli-do-fight =
    Победить{ $count ->
        [0] {""}
       *[other] {" "}с зельем ({ $weapons })
    }
doggies-cli-do-force = Победить способностью Жанны
doggies-cli-do-pass = Пройти дальше
doggies-cli-do-pass-monster = Пройти мимо
doggies-cli-do-claim =
    { $empty ->
        [true] Положить лапку впустую
       *[false] Забрать
    }
doggies-cli-do-claim-potion = Взять зелье
doggies-cli-do-hire =
    Нанять ({ $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] шар
        }{ $paw ->
            [true] {" "}и лапка
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] лук или шар
            [vagabond-bow] меч или шар
           *[vagabond-fireball] меч или лук
        }
    })
doggies-cli-do-disarm =
    Обезвредить и отдать карту { $card }{ $hole ->
        [true] , на её месте будет дыра
       *[false] {""}
    }
doggies-cli-do-disarm-potion = Обезвредить зельем
doggies-cli-deed-fight = бой
doggies-cli-deed-force = способность Жанны
doggies-cli-deed-pass = пройти мимо
doggies-cli-deed-claim = забрать
doggies-cli-deed-hire = нанять
doggies-cli-deed-take = забрать ловушку
doggies-cli-deed-disarm = обезвредить
doggies-cli-deed-leap = перепрыгнуть
doggies-cli-turned = Выходы: { $ways }
doggies-cli-turns = Повернуть: { $room }. Выходы: { $ways }
doggies-cli-spot = { $cell }, рядом { $rooms }.
doggies-cli-joined =
    { $room } ({ $side ->
        [n] на севере
        [e] на востоке
        [s] на юге
       *[w] на западе
    })
doggies-cli-only = { $cell }, только так. Выходы: { $ways }.
doggies-cli-how = Место { $cell }. Как повернуть карту?
doggies-cli-elsewhere = 0. Другое место
doggies-cli-lays =
    { $you ->
        [true] Вы выкладываете
       *[other] { $name } выкладывает
    } комнату: { $room }, место { $cell }.
doggies-cli-jumps =
    { $you ->
        [true] Вы прыгаете
       *[other] { $name } прыгает
    } в портал { $cell }.
doggies-cli-paws-left = Осталось лапок: { $count }.
doggies-cli-column = { $column }: { $counts }.
doggies-cli-about = Три раунда: стройте подземелье, потом выходите со всем, на что хватит лапок. Больше монет — победа. В ход одно действие: исследовать, выйти или лечь спать.
doggies-cli-topics = Что значит слово — спросите: ? и { $words }.
doggies-cli-words-explore = исследовать, выложить, повернуть, поворот
doggies-cli-about-explore = Исследовать: взять комнату и выложить рядом с другой, повернув как угодно, чтобы выход совпал с выходом. Остальные стороны могут не совпадать.
doggies-cli-words-leave = выйти, выход, путь, выходы
doggies-cli-about-leave = Выйти: один путь от старта наружу, каждая комната один раз. Выбирайте его по комнате; u — шаг назад. После этого в раунде вы больше не ходите.
doggies-cli-words-sleep = спать, сон, лечь спать
doggies-cli-about-sleep = Лечь спать: в этом раунде вы ничего не заберёте, зато получите лапку до конца игры. Всего их бывает 7.
doggies-cli-words-countdown = отсчёт, обратный отсчёт
doggies-cli-about-countdown = Его запускает первый, кто вышел (по опции — и кто лёг спать): 4 карты на каждого, кто ещё внутри. Кончатся — исследовать нельзя.
doggies-cli-words-paw = лапка, лапки, лапа
doggies-cli-about-paw = Лапка забирает карту комнаты, по одной на карту. Чужим туда уже не войти. В конце раунда карты ваши, а лапки возвращаются.
doggies-cli-words-monster = монстр, монстры, бой
doggies-cli-about-monster = Чтобы победить монстра, нужны его символы и свободная лапка. Символы не тратятся. А можно пройти мимо и получить урон.
doggies-cli-words-trophy = трофей, трофеи, символ, символы, меч, лук, шар
doggies-cli-about-trophy = Трофей — символ на карте, которую вы забрали. Он помогает сразу и до конца игры.
doggies-cli-words-shield = защита, щит, урон
doggies-cli-about-shield = Весь урон на пути должен быть меньше защиты. После выхода он забыт.
doggies-cli-words-potion = зелье, зелья
doggies-cli-about-potion = Зелье — один символ на один бой или на одну ловушку. Потом оно вернётся в запас.
doggies-cli-words-trap = ловушка, ловушки, обезвредить
doggies-cli-about-trap = Чтобы пройти ловушку, обезвредьте её трофеем или зельем с её оружием: карты больше нет. Или заберите ловушку за лапку: −1 монета.
doggies-cli-words-vagabond = бродяга, бродяги
doggies-cli-about-vagabond = Бродяга помогает одной стороной карты, её выбирают раз и навсегда. В конце за него отнимут 1 монету, если не потратить его на ловушку.
doggies-cli-words-key = ключ, ключи, сундук, дверь, стрекоключ
doggies-cli-about-key = Ключ открывает любую дверь, а в конце один сундук: 4 монеты. Ключи приносит Стрекоключ. Они не тратятся.
doggies-cli-words-portal = портал, порталы
doggies-cli-about-portal = Из портала можно попасть в любой другой. В каждый — один раз за путь.
doggies-cli-words-hole = дыра, дыры
doggies-cli-about-hole = Если карту забрали в этом раунде и потратили на ловушку, на её месте дыра. До конца раунда туда нельзя ни войти, ни выложить комнату.
doggies-cli-words-quest = квест, квесты, охота
doggies-cli-about-quest = Охота: 2 монеты за каждого такого монстра. Больше всех трофеев одного оружия: 5 монет одному игроку. Общие квесты — для всех.
doggies-cli-words-coin = монета, монеты, счёт, очки
doggies-cli-about-coin = В конце считают: монеты на картах, 4 за сундук с ключом, квесты, −1 за каждую ловушку и каждого бродягу. Поровну — решают квесты.

## The lesson

doggies-lesson-welcome = Пёсики в подземелье! { $b } и вы строите его комната за комнатой, а потом бежите наружу с добычей. Больше монет за три раунда — победа.
doggies-lesson-dog = Ваш пёсик — Жанна: 2 меча и 1 лук. 3 символа защиты спасают от урона, а 5 лапок забирают карты.
doggies-lesson-explore = В ход — одно действие: исследовать, выйти или лечь спать. Сначала достройте подземелье: нажмите «{ doggies-do-explore }».
doggies-lesson-lay = Две монеты! Положите комнату справа от сундука, к востоку. Выход должен совпасть с выходом: нажмите на место ещё раз, и карта повернётся. Потом выложите её.
doggies-lesson-leave = { $b } тоже строит. А вам пора бежать: путь ведёт на север, вверх. Нажмите «{ doggies-do-leave }».
doggies-lesson-north = Путь идёт из комнаты в комнату, в каждую — один раз. Если шаг чего-то стоит, это видно сразу, и его можно взять назад. Идите на север, вверх.
doggies-lesson-fight = Ифрита победят 2 меча, и у Жанны они есть: в бой! Его карта — под вашей лапкой, и шар с неё уже ваш. А пройти мимо — урон 1: не страшно, пока весь урон пути меньше защиты.
doggies-lesson-trap = Дальше ловушка. Её обезвредит огненный шар, и он у вас теперь есть. Идите на север.
doggies-lesson-disarm = Потратьте карту Ифрита: символы планшета на ловушки не действуют. Карта уйдёт, на её месте будет дыра, а ловушка закроется. Забрать ловушку — лапка и монета.
doggies-lesson-keyfly = Зелье пока цело, оно для Стрекоключа. Идите на восток, вправо.
doggies-lesson-potion = Против него нужны меч, лук и шар. Шар даст зелье — на один бой. Сражайтесь!
doggies-lesson-door = На карте Стрекоключа — ключ. Он открывает любую дверь, а в конце игры — один сундук. Идите на юг, вниз, через дверь.
doggies-lesson-behind = Дверь открыта! За ней, дальше на юг, сундук.
doggies-lesson-chest = Сундук! С ключом он принесёт 4 монеты. Положите на него лапку: теперь туда не войдёт никто другой.
doggies-lesson-east = Осталось 2 лапки. Справа, к востоку, ваши две монеты, а за ними выход.
doggies-lesson-coins = И ещё две монеты. Забирайте!
doggies-lesson-out = Осталась одна лапка, а вот и выход. Бегите! Первый, кто вышел, запускает отсчёт: исследовать можно ещё по 4 раза на каждого, кто внутри.
doggies-lesson-collected = Раунд окончен: { $b } спит, без добычи, зато плюс лапка. Ваши карты теперь с вами: ключ, сундук, две монеты. Лапки вернулись.
doggies-lesson-scoring = После третьего раунда считают монеты: на картах, 4 за сундук с ключом, за квесты. Забранная ловушка отнимает 1, нанятый бродяга — тоже. Ваш личный квест — мимики, по 2 монеты.
doggies-lesson-end = Главное вы знаете. Идёт раунд 2: играйте дальше здесь или соберите свой стол.

## The screen

doggies-ui-map = Подземелье
doggies-ui-map-mini = Всё подземелье
doggies-ui-map-fit = Показать целиком
doggies-ui-map-near = К пёсику
doggies-ui-map-turns =
    { $turns ->
        [1] Подходит только так.
       *[other] Подходит положений: { $turns }.
    }
doggies-ui-map-dog = { $name }: пёсик { $dog }, комната: { $room }
doggies-ui-map-turn = Повернуть: { $room }
doggies-ui-map-out = Выход из подземелья: { doggies-ui-side }
doggies-ui-side =
    { $side ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    }
doggies-ui-symbol =
    { $weapon ->
        [sword] { $count } { $count ->
            [one] меч
            [few] меча
            [many] мечей
           *[other] меча
        }
        [bow] { $count } { $count ->
            [one] лук
            [few] лука
            [many] луков
           *[other] лука
        }
       *[fireball] { $count } { $count ->
            [one] шар
            [few] шара
            [many] шаров
           *[other] шара
        }
    }
doggies-ui-either = { $one } или { $other }
doggies-ui-gains =
    { $what ->
        [shield] защита { $count }
        [key] { $count } { $count ->
            [one] ключ
            [few] ключа
            [many] ключей
           *[other] ключа
        }
       *[coins] { $count } { $count ->
            [one] монета
            [few] монеты
            [many] монет
           *[other] монеты
        }
    }
doggies-ui-cell =
    { $across ->
        [e] { $x } к востоку
        [w] { $x } к западу
       *[none] { $down ->
            [none] старт
           *[other] {""}
        }
    }{ $down ->
        [none] {""}
       *[other] { $across ->
            [none] {""}
           *[other] {", "}
        }{ $y } { $down ->
            [n] к северу
           *[s] к югу
        }
    }
doggies-ui-aloud-needs = Нужно: { $needs }, иначе урон { $damage }.
doggies-ui-aloud-brings = Даёт: { $trophy }.
doggies-ui-aloud-hired = Нанять — лапка сейчас и монета в конце игры. Взамен { $one } и новая лапка до конца игры или { $other } (что-то одно в каждом бою).
doggies-ui-aloud-exit =
    { doggies-ui-side }{ $kind ->
        [door] {" "}(дверь)
        [broken] {" "}(пролом)
       *[open] {""}
    }
doggies-ui-aloud-lay = Выложить: { $room }, место: { doggies-ui-cell }
doggies-ui-aloud-way =
    { doggies-ui-side }{ $how ->
        [hole] {" "}(тупик: дыра)
        [covered] {" "}(тупик: обезвреженная ловушка)
        [wall] {" "}(тупик: стена соседа, { $room })
        [door] {" "}— дверь, за ней { $room }
        [broken] {" "}— пролом, за ним { $room }
       *[open] {" "}— { $room }
    }
doggies-ui-aloud-free = { $sides } (комнаты там нет)
doggies-ui-shape =
    Выходов: { $shape ->
        [straight] 2, друг напротив друга
        [corner] 2, углом
        [all] 4, на все стороны
       *[other] { $shape }
    }.
doggies-ui-aloud-placed =
    { $once ->
        [true] Сюда она подходит только так.
       *[false] R — повернуть.
    }
doggies-ui-aloud-shuts = Закроется проход: { $rooms }.
doggies-ui-aloud-here = Пёсик здесь: { $room }{ $did }.
doggies-ui-aloud-potions = Зелья: { $potions }.
doggies-ui-hole = Дыра. { doggies-ui-aloud-paw }
doggies-ui-supply = Зелья в запасе
doggies-ui-aloud-exits = Выходы: { $sides }.
doggies-ui-aloud-covered = Её закрывает карта.
doggies-ui-aloud-paw =
    { $count ->
        [1] Забрано лапкой: { $name }.
       *[other] Забрано лапками ({ $count }): { $name }.
    }
doggies-ui-aloud-dogs = Здесь стоит: { $names }.
doggies-ui-aloud-dog =
    { $name }, { $dog }: { $weapons }; защита { $shields }, ключей { $keys }, лапок { $paws } из { $board }. { $where ->
        [in] В подземелье.
        [out] Снаружи.
       *[asleep] Спит.
    }
doggies-ui-ability-joan = Рыцарь. Лишняя лапка — и побеждён монстр, который ей не по силам. Кроме дракона.
doggies-ui-ability-bonk = Варвар. За лапку пробивает стену или дверь.
doggies-ui-ability-pluto = Плут. Ключ у него с самого начала.
doggies-ui-ability-robin = Следопыт. Перепрыгивает ловушки бесплатно.
doggies-ui-ability-ruta = Жрица. У неё пять символов защиты.
doggies-ui-ability-sharik = Волшебник. Бесплатно поворачивает комнаты вокруг стартовой, каждую один раз.
doggies-ui-quest-hunt = 2 монеты за каждую карту: { doggies-part-prey }
doggies-part-prey =
    { doggies-part-hunted } (чтобы победить: { $what ->
        [ifrit] 2 меча
        [tick] 2 лука
        [squirrel] 2 шара
        [skeledog] 1 меч и 1 шар
        [cat] 1 меч и 1 лук
        [mimic] 1 лук и 1 шар
        [cerberus] 3 меча
        [golem] 3 шара
       *[eyecat] 3 лука
    }; таких карт 3)
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
doggies-ui-quest-most = 5 монет, если { doggies-part-most } на трофеях и зельях больше всех
doggies-part-most =
    { $what ->
        [sword] мечей
        [bow] луков
       *[fireball] огненных шаров
    }
doggies-ui-secret = Личный квест:
doggies-ui-boards = Выберите пёсика
doggies-ui-my-dog = Мой пёсик
doggies-ui-paws = Лапки
doggies-ui-paws-aloud = Свободных лапок: { $free } из { $board }, рядом с планшетом: { $extras }
doggies-ui-potions = Зелья
doggies-ui-quests = Квесты
doggies-ui-none = нет
doggies-ui-coins = Монеты
doggies-ui-shields-left = Ещё урона
doggies-ui-shields-why = Урона должно быть меньше, чем щитов.
doggies-ui-damage = урон
doggies-ui-cards-of = Карты:
doggies-ui-north = С
doggies-ui-base = На планшете
doggies-ui-trophies = Трофеи
doggies-ui-plan = Путь к выходу
doggies-ui-tab-plan = Путь
doggies-ui-best =
    { $worth ->
        [none] { $exact ->
            [true] Ни один путь сейчас не принесёт монет
           *[false] Пути, который принёс бы монеты, пока не нашлось
        }
       *[some] { $exact ->
            [true] Лучший путь
           *[false] Лучший найденный путь
        } принесёт в сумме { $sign } { $count ->
            [one] монету
            [few] монеты
           *[many] монет
        }
    }{ $quests ->
        [most] {" "}(без квестов «больше всех»)
       *[none] {""}
    }.
doggies-ui-best-show = Показать путь
doggies-ui-best-hide = Скрыть путь
doggies-ui-step-way = выбирает путь наружу.
doggies-ui-turns = Комнаты со знаком поворота можно повернуть бесплатно, каждую один раз.
doggies-ui-step-on-way = на пути: { $room }, { $did }.
doggies-ui-way-walked = Пройденный путь
doggies-ui-way-walked-best = Пройденный путь — лучший
doggies-ui-way-best = Лучший путь
doggies-ui-past = Лучшие пути прошлых раундов
doggies-ui-past-way =
    Раунд { $round }. { $name } { $how ->
        [best] идёт лучшим путём
        [slept] спит, а можно было пройти так
       *[left] идёт иначе, а лучше было так
    }: { $way }
doggies-ui-told-round = Кто что вынес
doggies-ui-told-quests = Квесты
doggies-ui-told-scores = Считаем монеты
doggies-ui-plan-quests = Из них за квесты: { $quests }. В монеты игрока они войдут только в конце игры.
doggies-ui-by-key = дверь открыта ключом
doggies-ui-opens = ключ открывает сундук
doggies-ui-no-key =
    { $keys ->
        [0] +0 монет без ключа
       *[other] +0 монет без ещё одного ключа
    }
doggies-ui-change-won = лапку кладёте, новая ваша до конца игры
doggies-ui-not-done = { doggies-part-not-done }
doggies-ui-must = { doggies-part-must }
doggies-ui-did =
    { $what ->
        [fight] победа
        [force] победа, способность Жанны
        [pass] мимо
        [claim] забрано
        [hire] нанято
        [take] ловушка взята с собой
        [disarm] обезврежено
        [leap] прыжок
        [jump] прыжок к другому порталу
        [used] потрачено на ловушку, здесь дыра
        [turned] комната повёрнута
        [broken] через пролом
        [broken-out] выход через пролом
       *[walk] пройдено
    }
doggies-ui-burden =
    Пёсик выдержит ещё урона: { $left }. Осталось лапок: { $paws }. Монеты на этом пути: { $coins }{ $quests ->
        [0] {""}
       *[other] {" "}(квесты { $bonus })
    }.
doggies-ui-used-up =
    карта { doggies-part-used } уйдёт{ $hole ->
        [true] , будет дыра
       *[false] {""}
    }
doggies-ui-trap-shut = Обезвреженная ловушка закрыта до конца раунда: наружу из неё не выйти, другим в неё не войти.
doggies-ui-change-paws =
    { $sign } { $count ->
        [one] лапка
        [few] лапки
        [many] лапок
       *[other] лапки
    }
doggies-ui-change-coins =
    { $sign } { $count ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }
doggies-ui-change-damage =
    урон { $count }{ $left ->
        [told] {""}
       *[other] {" "}(можно ещё { $left })
    }
doggies-ui-change-shields = защита +{ $count }
doggies-ui-say-dog = выберите пёсика.
doggies-ui-more-dog = У каждого пёсика своё оружие и свой трюк.
doggies-ui-say-quest = оставьте себе один квест.
doggies-ui-more-quest = Он останется тайной. Второй станет общим.
doggies-ui-say-turn = исследовать, выйти или лечь спать?
doggies-ui-more-turn =
    Исследовать — добавить комнату. Выйти — пройти путь с добычей. Лечь спать — без добычи{ $paw ->
        [won] , зато +1 лапка до конца игры
       *[other] {""}
    }.{ $lock ->
        [true] {" "}Замок на кнопке: вернуть нельзя.
       *[false] {""}
    }
doggies-ui-more-countdown = Идёт отсчёт. Осталось карт: { $count }, потом никто не исследует.
doggies-ui-say-place = выложите комнату: { $room }.
doggies-ui-more-place = Нажмите на место. Ещё раз — повернуть карту.
doggies-ui-more-place-only = Нажмите на место. Карта подходит только так.
doggies-ui-more-placed = Нажмите ещё раз — повернуть. Enter — выложить.
doggies-ui-more-placed-only = Сюда она подходит только так. Enter — выложить.
doggies-ui-more-placed-touch = Нажмите на карту ещё раз, и она повернётся.
doggies-ui-no-place = Сюда не ведёт ни один выход.
doggies-ui-trap-ahead = Там ловушка: обезвредьте её, или −1 лапка и −1 монета.
doggies-ui-room =
    { $kind ->
        [monster] Победа стоит лапки и приносит карту.
        [trap] Обезвредить — трофеем или зельем с тем же оружием. Иначе −1 лапка и −1 монета в конце.
        [vagabond] Потратите его на ловушку — монету не платите.
        [portal] Отсюда можно прыгнуть в любой другой портал.
        [door] Дверь открывает ключ, он не тратится.
        [chest] Забирают за лапку. В конце один ключ открывает один сундук: 4 монеты.
        [potions] За лапку — одно зелье из запаса, если оно там есть.
       *[other] Забирают за лапку.
    }
doggies-ui-say-walk = куда бежит пёсик?
doggies-ui-say-room = { $room } — что делать?
doggies-ui-back = Шаг назад
doggies-ui-key-explore = исследовать
doggies-ui-key-leave = выйти
doggies-ui-key-sleep = лечь спать
doggies-ui-key-turn = повернуть карту
doggies-ui-key-room = кнопки в комнате
doggies-ui-round = Раунд { $round }
doggies-ui-of = из { $count }
doggies-ui-deck = Карт в стопке: { $count }
doggies-ui-countdown = отсчёт: { $count }
doggies-ui-where-out = снаружи
doggies-ui-where-asleep = спит
doggies-ui-chip-paw = лапка
doggies-ui-chip-trap = ловушка: −1
doggies-ui-chip-damage = урон: { $damage }
doggies-ui-chip-slept = +1 лапка
doggies-ui-end-wins =
    { $you ->
        [yes] Вы победили: { $count } { $count ->
            [one] монета
            [few] монеты
            [many] монет
           *[other] монеты
        }
       *[no] Победитель — { $name }: { $count } { $count ->
            [one] монета
            [few] монеты
            [many] монет
           *[other] монеты
        }
    }
doggies-ui-end-shared =
    Общая победа: { $names }, у каждого { $count } { $count ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }
doggies-ui-end-second =
    { $you ->
        [yes] Вы вторые: { $count }.
       *[no] Второе место — { $name }: { $count }.
    }
doggies-ui-end-brought =
    { $what ->
        [way] Весь путь принёс
       *[quest] Квест принёс
    } { $coins } { $coins ->
        [one] монету
        [few] монеты
        [many] монет
       *[other] монеты
    }{ $hunted ->
        [0] {""}
       *[other] , из них { $hunted } — квесты ({ $quests })
    }{ $lead ->
        [0] .
       *[other] , а отрыв — { $lead }: это и решило игру.
    }
doggies-ui-end-quest =
    { $you ->
        [yes] Ваш квест
       *[no] Квест ({ $name })
    }
doggies-ui-end-by-quests =
    { $you ->
        [yes] У вас столько же монет, но выполнений квестов меньше.
       *[no] { $name }: столько же монет, но выполнений квестов меньше.
    }
doggies-ui-end-why =
    { $fate ->
        [won] больше всех монет
        [shared] монет и квестов поровну
        [fewer-quests] монет столько же, выполнений квестов меньше
        [more-quests] монет столько же, выполнений квестов больше
       *[less] на { $count } меньше
    }
doggies-ui-end-way =
    { $you ->
        [yes] Ваш путь
       *[no] Путь: { $name }
    }
doggies-ui-speech-round =
    Раунд { $round } из { $rounds }. { $countdown ->
        [yes] Обратный отсчёт: осталось карт { $count }.
       *[no] Карт в стопке: { $count }.
    }
doggies-ui-speech-boards = Свободные пёсики
doggies-ui-speech-dealt = Ваши два квеста
doggies-ui-speech-places = Свободные места
doggies-ui-token = Жетон первого игрока: начинает раунд. Кто сделает последний ход, заберёт жетон.
doggies-ui-speech-first = Жетон первого игрока: { $name }.
doggies-ui-speech-ahead = Впереди { $name }.
doggies-ui-tied =
    { $by ->
        [mine] Поровну, но на вашем планшете больше.
        [board] Поровну, но на планшете больше: { $name }.
       *[nobody] Поровну, и на планшете тоже: ничья.
    }
