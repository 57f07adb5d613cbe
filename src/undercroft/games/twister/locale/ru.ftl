twister-title = Приключения в подземелье
twister-blurb = Два отряда, восемь вращающихся комнат: выберитесь первыми или не выпустите соперника.

## Table options

twister-setting-setup = Расстановка
twister-setting-setup-help = Свободная, по правилам: оба втайне выбирают стартовых персонажей и прячут жетоны. Готовая: одинаковая для обоих, удобна для первой игры. Готовая расстановка — домашнее правило.
twister-setting-setup-free = Свободная
twister-setting-setup-fixed = Готовая
twister-setting-dungeon = Комнаты
twister-setting-dungeon-help = Закрыты, по правилам, пока их кто-нибудь не откроет. Открыты: комнаты и жетоны видны с первого хода — домашнее правило для новичков.
twister-setting-dungeon-dark = Закрыты
twister-setting-dungeon-open = Открыты
twister-setting-first_cycle = Первые карты действий
twister-setting-first_cycle-help = По правилам: ваша первая карта — 2, дальше любая. Растущий предел, по приложению и пересказу правил: общий для обоих предел начинается с 2 и растёт на 1, когда сыграна равная ему карта.
twister-setting-first_cycle-rulebook = Сначала 2
twister-setting-first_cycle-rising = Растущий предел
twister-setting-reveal_placement = Жетоны новой комнаты
twister-setting-reveal_placement-help = Открывший комнату размещает всё, кроме своих предметов, а их — соперник: так во всех официальных источниках, кроме одного. Как напечатано: по фразе наших правил, видимо испорченной, — сперва свои предметы, остальное — соперник.
twister-setting-reveal_placement-others = Всё, кроме своих предметов
twister-setting-reveal_placement-printed = Как напечатано
twister-setting-line_reveals = Открытие с линии
twister-setting-line_reveals-help = По правилам: со стартовой линии доступны обе комнаты вдоль неё. По глоссарию и приложению: только комната прямо перед персонажем.
twister-setting-line_reveals-both = Обе комнаты
twister-setting-line_reveals-adjacent = Только ближняя
twister-setting-attack_just_wounded = Добивать в тот же ход
twister-setting-attack_just_wounded-help = Раненого в этот ход можно атаковать ещё раз в тот же ход. Правила молчат; глоссарий и приложение — против.
twister-setting-target_unwounded = Цель — здоровый
twister-setting-target_unwounded-help = Если на клетке и здоровый, и раненый враг, атаковать можно только здорового, как в приложении. По правилам: любого врага на клетке.
twister-setting-sweep_wounded = Проигравший губит раненых
twister-setting-sweep_wounded-help = Свой раненый на клетке проигравшего гибнет, даже если его никто не несёт, как в приложении. По правилам: только тот, кого несут.
twister-setting-troll_acts = Тролль действует встав
twister-setting-troll_acts-help = По правилам: в ход, когда Тролль восстановился, он может действовать. По глоссарию и приложению: не может и в бой не втягивается.
twister-setting-treasure_to = Очко за сокровище
twister-setting-treasure_to-help = По правилам: тому, чей персонаж вынес сокровище. По приложению: игроку цвета сокровища.
twister-setting-treasure_to-carrier = Кто вынес
twister-setting-treasure_to-owner = Чей цвет
twister-setting-fireball_own = Огненный шар бьёт любого
twister-setting-fireball_own-help = По правилам и глоссарию: он убивает первого на пути, и своего тоже. Выключено, как в приложении: выбрать можно только врага.
twister-setting-rope_needs = Крепление верёвки
twister-setting-rope_needs-help = По правилам: рядом с ямой нужны две свободные клетки, где можно встать. По глоссарию: годится и яма, которую держит своя Воровка. По приложению: не нужно ничего.
twister-setting-rope_needs-free = Две свободные клетки
twister-setting-rope_needs-thief = Своя Воровка годится
twister-setting-rope_needs-nothing = Ничего
twister-setting-stand_by_rope = Стоять при верёвке
twister-setting-stand_by_rope-help = С пустыми руками можно остановиться на яме, где лежит верёвка, не беря её, как в приложении. По правилам: на яме стоят только Воровка и тот, кто держит верёвку.
twister-setting-loose_on_roped_pit = Предметы на яме с верёвкой
twister-setting-loose_on_roped_pit-help = На яму с верёвкой можно положить любой предмет, как в приложении. По правилам: на яму кладут только верёвку.
twister-setting-take_in_place = Брать на месте бесплатно
twister-setting-take_in_place-help = Раз в ход персонаж берёт и кладёт вещи на своей клетке бесплатно, как в приложении. Выключено: это часть перемещения, а оно стоит очко.
twister-setting-handle_while_jumping = Брать и класть при прыжке
twister-setting-handle_while_jumping-help = Брать и класть можно и там, где начинается и кончается прыжок или проход сквозь стену. По правилам: только при перемещении.
twister-setting-wizard_on_wounded = Волшебник у своих раненых
twister-setting-wizard_on_wounded-help = Волшебник останавливается на клетке своего раненого, как все: таковы общие пределы правил. Выключено, по фразе правил о Волшебнике: только с тем, кого несёт.
twister-setting-jump_out_over_wounded = Выход прыжком через раненого
twister-setting-jump_out_over_wounded-help = Прыжком можно выйти из подземелья через клетку с раненым врагом, как в приложении. Глоссарий запрещает, правила молчат.
twister-setting-break_raised = Воин ломает открытые решётки
twister-setting-break_raised-help = Можно сломать и открытую решётку, чтобы её больше не закрыли, как в приложении. По правилам: только закрытую.
twister-setting-skip_helpless = Пропускать беспомощных
twister-setting-skip_helpless-help = Если ни один персонаж игрока не может действовать, его ход пропускают, как в приложении. Выключено: он играет карту и заканчивает ход. Правила молчат.
twister-setting-draws = Ничья по согласию
twister-setting-draws-help = Перед картой действий можно предложить ничью, а соперник вправе согласиться. Домашнее правило: в правилах нет конца для игры, которую никто не может выиграть.
twister-setting-turn_limit = Предел ходов
twister-setting-turn_limit-help = Предел ходов на обоих игроков: побеждает тот, у кого больше очков, при равенстве — ничья. 0: без предела. Домашнее правило.

## Parts of sentences

twister-part-whose =
    { $you ->
        [true] { $character-id ->
            [wall-walker] Ваша
            [thief] Ваша
           *[other] Ваш
        }
       *[other] { $name }:
    }
twister-part-who-plays-out =
    { $you ->
        [true] вы победили, с этим ходом игра закончится
       *[other] победа за { $name }, с этим ходом игра закончится
    }
twister-part-who-wins =
    { $you ->
        [true] вы побеждаете
       *[other] побеждает { $name }
    }
twister-part-item-whose =
    { $item_you ->
        [true] { twister-part-item } (ваш жетон)
       *[other] { twister-part-item } ({ $item_name })
    }
twister-part-item-theirs =
    { $item_you ->
        [true] { $item-id ->
            [wall-walker] вашу
            [thief] вашу
            [rope] вашу
            [armor] ваши
            [sword] ваш
            [fireball-wand] ваш
            [speed-potion] ваше
            [treasure] ваше
           *[other] вашего
        } { twister-part-item }
       *[other] { twister-part-item } ({ $item_name })
    }
twister-part-item-own =
    { $item-id ->
        [wall-walker] свою
        [thief] свою
        [armor] свои
        [sword] свой
        [rope] свою
        [speed-potion] своё
        [fireball-wand] свой
        [treasure] своё
       *[other] своего
    }
twister-part-item-placed =
    { $seat ->
        [A] { $item_seat ->
            [A] { twister-part-item-own } { twister-part-item }
           *[other] { twister-part-item-theirs }
        }
       *[other] { $item_seat ->
            [A] { twister-part-item-theirs }
           *[other] { twister-part-item-own } { twister-part-item }
        }
    }
twister-part-puts =
    { $you ->
        [true] { $item-id ->
            [armor] Вы кладёте
            [sword] Вы кладёте
            [rope] Вы кладёте
            [speed-potion] Вы кладёте
            [fireball-wand] Вы кладёте
            [treasure] Вы кладёте
           *[other] Вы ставите
        }
       *[other] { $item-id ->
            [armor] { $name } кладёт
            [sword] { $name } кладёт
            [rope] { $name } кладёт
            [speed-potion] { $name } кладёт
            [fireball-wand] { $name } кладёт
            [treasure] { $name } кладёт
           *[other] { $name } ставит
        }
    }
twister-part-lies =
    { $out ->
        [object] {""}
        [no] До выхода ({ $item_you ->
            [true] линия соперника
           *[other] ваша линия
        }) оттуда пешком не дойти: мешают стены, решётки или ямы.{" "}
        [held] Выход ({ $item_you ->
            [true] линия соперника
           *[other] ваша линия
        }) пока закрыт: на { $held_at } стоит { $item_you ->
            [true] враг, { $held }
           *[other] ваш персонаж, { $held }
        }.{" "}
        [crowd] Выход ({ $item_you ->
            [true] линия соперника) пока закрыт: мешают враги
           *[other] ваша линия) пока закрыт: мешают ваши персонажи
        }.{" "}
        [dark] До выхода ({ $item_you ->
            [true] линия соперника
           *[other] ваша линия
        }) путь есть только через неоткрытые комнаты.{" "}
       *[yes] До выхода{ $item_you ->
            [true] {""}
           *[other] {" "}(ваша линия)
        }: { $exit ->
            [one] { $exit } клетка
            [few] { $exit } клетки
           *[many] { $exit } клеток
        }{ $acts ->
            [1] , 1 действие
           *[other] , от { $acts } действий
        }{ $walls ->
            [0] .
            [1] , сквозь стену.
           *[other] , сквозь стены ({ $walls }).
        }{" "}
    }{ $count ->
        [0] {""}
        [1] Оттуда может открыть комнату { $opens }.{" "}
       *[other] Оттуда может открыть комнаты { $opens }.{" "}
    }{ $walks ->
        [0] {""}
        [1] За один ход дойдёт, чтобы открыть комнату { $later }.{" "}
       *[other] За один ход дойдёт, чтобы открыть комнаты { $later }.{" "}
    }{ $near_steps ->
        [0] { $foe_steps ->
            [0] Пешком туда не дойдёт ни один персонаж.
           *[other] Ближайший враг — { $foe } ({ $foe_steps ->
                [one] { $foe_steps } клетка
                [few] { $foe_steps } клетки
               *[many] { $foe_steps } клеток
            }){ $out ->
                [object] ; ваши персонажи сюда не дойдут.
               *[other] { $item_you ->
                    [true] .
                   *[other] ; ваши персонажи сюда не дойдут.
                }
            }
        }
       *[other] Ближе всех: у вас { $near } ({ $near_steps ->
            [one] { $near_steps } клетка
            [few] { $near_steps } клетки
           *[many] { $near_steps } клеток
        }){ $foe_steps ->
            [0] ; враги не дойдут.
           *[other] , у соперника { $foe } ({ $foe_steps ->
                [one] { $foe_steps } клетка
                [few] { $foe_steps } клетки
               *[many] { $foe_steps } клеток
            }).
        }
    }
twister-part-over =
    { $by ->
        [flies] , { twister-part-pits }: Волшебник летает
        [over-enemies] , над { $count ->
            [1] врагом
           *[other] врагами
        } ({ $over }): Волшебник летает
        [wounded] , мимо { $count ->
            [1] раненого врага ({ $over }): он пути не преграждает
           *[other] раненых врагов ({ $over }): они пути не преграждают
        }
        [over-both] , над ямами и врагами ({ $over }): Волшебник летает
        [thief] , { twister-part-pits }: Воровка это умеет
        [rope] , { twister-part-pits }: с верёвкой
        [rope-there] , { twister-part-pits }: там верёвка
        [ropes] , { twister-part-pits }: с верёвками
        [thief-there] , { twister-part-pits }: там своя Воровка
       *[helped] , { twister-part-pits }: верёвка и своя Воровка
    }
twister-part-pits =
    { $ends ->
        [onto] это яма
        [both] по ямам { $over }
       *[over] { $count ->
            [one] через яму { $over }
            [few] через ямы { $over }
            [many] через ямы { $over }
           *[other] через ямы { $over }
        }
    }
twister-part-of-walk =
    { $part ->
        [on] (клеток: { $steps } из { $speed }, то же действие)
       *[first] (клеток: { $steps } из { $speed })
    }
twister-part-for-what =
    { $cause ->
        [goblin] : за Гоблина дают 2
        [goblin-treasure] : 2 за Гоблина и 1 за сокровище
        [exit-treasure] : 1 за выход и 1 за сокровище, чьё бы оно ни было
        [treasure] {" "}за вынесенное сокровище, чьё бы оно ни было
        [exit] {" "}за выход
       *[other] { $count ->
            [1] {" "}за гибель врага
           *[other] {" "}за гибель врагов
        }
    }
twister-part-who-scores =
    { $you ->
        [true] Вы получаете
       *[other] { $name } получает
    }
twister-part-target-whose =
    { $target_you ->
        [true] { $target-id ->
            [wall-walker] вашу
            [thief] вашу
           *[other] вашего
        } { twister-part-target }
       *[other] { twister-part-target } ({ $target_name })
    }
twister-part-target-from =
    { $target_you ->
        [true] { $target-id ->
            [wall-walker] вашей Верхолазки
            [thief] вашей Воровки
           *[other] вашего { twister-part-target }
        }
       *[other] { $target-id ->
            [wall-walker] Верхолазки
            [thief] Воровки
           *[other] { twister-part-target }
        } ({ $target_name })
    }

twister-part-character =
    { $character-id ->
        [warrior] Воина
        [wall-walker] Верхолазку
        [cleric] Жреца
        [mekanork] Механорка
        [thief] Воровку
        [wizard] Волшебника
        [troll] Тролля
        [goblin] Гоблина
        [armor] доспехи
        [sword] меч
        [rope] верёвку
        [speed-potion] зелье скорости
        [fireball-wand] жезл
        [treasure] сокровище
       *[other] { $character }
    }
twister-part-target =
    { $target-id ->
        [warrior] Воина
        [wall-walker] Верхолазку
        [cleric] Жреца
        [mekanork] Механорка
        [thief] Воровку
        [wizard] Волшебника
        [troll] Тролля
        [goblin] Гоблина
       *[other] { $target }
    }
twister-part-target-short =
    { $target-id ->
       *[other] { $target }
    }
twister-part-target-to =
    { $target-id ->
        [warrior] Воину
        [wall-walker] Верхолазке
        [cleric] Жрецу
        [mekanork] Механорку
        [thief] Воровке
        [wizard] Волшебнику
        [troll] Троллю
        [goblin] Гоблину
       *[other] { $target }
    }
twister-part-target-with =
    { $target-id ->
        [warrior] Воином
        [wall-walker] Верхолазкой
        [cleric] Жрецом
        [mekanork] Механорком
        [thief] Воровкой
        [wizard] Волшебником
        [troll] Троллем
        [goblin] Гоблином
       *[other] { $target }
    }
twister-part-item =
    { $item-id ->
        [warrior] Воина
        [wall-walker] Верхолазку
        [cleric] Жреца
        [mekanork] Механорка
        [thief] Воровку
        [wizard] Волшебника
        [troll] Тролля
        [goblin] Гоблина
        [armor] доспехи
        [sword] меч
        [rope] верёвку
        [speed-potion] зелье скорости
        [fireball-wand] жезл
        [treasure] сокровище
       *[other] { $item }
    }
twister-part-item-short =
    { $item-id ->
        [fireball-wand] Жезл
       *[other] { $item }
    }
twister-part-way =
    { $way ->
        [left] влево
       *[right] вправо
    }

## Questions and buttons

twister-ask-starter = Выберите четырёх стартовых персонажей и точку на линии для каждого.
twister-ask-hide = Спрячьте свой жетон в одной из комнат.
twister-ask-card = Сыграйте карту действий.
twister-ask-act = Выберите персонажа и действие или закончите ход.
twister-ask-step = Идите дальше, берите и кладите по пути или остановитесь.
twister-ask-place = Разместите жетон на свободной клетке новой комнаты.
twister-ask-combat = Выберите карту боя.
twister-ask-draw = Можно договориться о ничьей.

twister-do-card = Сыграть карту { $card }
twister-do-combat = Сыграть +{ $card }
twister-do-draw-offer = Предложить ничью
twister-do-draw-accept = Принять ничью
twister-do-end = Закончить ход
twister-do-stop = Остановиться
twister-do-drop = Положить
twister-do-move = Идти
twister-do-attack = Атаковать { twister-part-target }
twister-do-turn = Повернуть { $place } { twister-part-way }
twister-do-jump = Прыгнуть на { $square }
twister-do-reveal = Открыть { $place }
twister-do-break = Сломать решётку
twister-do-open = Открыть решётку
twister-do-close = Закрыть решётку
twister-do-through = Сквозь стену: { $square }
twister-do-heal = Лечить { twister-part-target }
twister-do-fire = Шар в { twister-part-target }
twister-do-recover = Восстановиться
twister-do-drink = Выпить зелье
twister-do-go = На { $square }
twister-do-take = Взять { twister-part-item }
twister-do-give = Отдать { twister-part-target-to }
twister-do-swap = Обмен: { twister-part-target-short }
twister-do-stand = { twister-part-item-short } → { $square }
twister-do-hide = { twister-part-item-short } → { $place }
twister-do-place = { twister-part-item-short } → { $square }

## Options in full, for lists and text mode

twister-option-card = Сыграть карту действий { $card }
twister-option-combat = Сыграть карту боя +{ $card }
twister-option-move = { $character }: идти
twister-option-attack = { $character }: атаковать { twister-part-target }, { $attack } против { $defence }{ $down ->
        [true] ; цель ранена, сила 0
       *[false] {""}
    }
twister-option-turn = { $character }: повернуть комнату { $place } { twister-part-way }
twister-option-jump = { $character }: прыгнуть через яму { $pit } на { $square } за 1 ОД и карту прыжка
twister-option-reveal = { $character }: открыть комнату { $place }
twister-option-break = { $character }: сломать решётку в сторону { $square }
twister-option-open = { $character }: открыть решётку в сторону { $square }
twister-option-close = { $character }: закрыть решётку в сторону { $square }
twister-option-through = { $character }: пройти сквозь стену на { $square }
twister-option-heal = { $character }: лечить { twister-part-target }
twister-option-fire = { $character }: пустить огненный шар в { twister-part-target-whose }
twister-option-recover = { $character }: восстановиться
twister-option-drink = { $character }: выпить зелье скорости
twister-option-take = Взять { twister-part-item } ({ $item_name })
twister-option-drop = Положить { twister-part-item }
twister-option-give = Отдать { twister-part-target-to } { twister-part-item }
twister-option-swap = Обменяться с { twister-part-target-with } и получить { twister-part-item }
twister-option-stand = { $item }: поставить на { $square }
twister-option-hide = { $item }: спрятать в комнате { $place }
twister-option-place =
    { $item } ({ $item_name }): { $square }{ $out ->
        [object] {""}
        [no] ; до выхода пешком не дойти
        [held] ; выход закрывает { $held } ({ $held_at })
        [crowd] ; выход закрывают персонажи
        [dark] ; выход за неоткрытыми комнатами
       *[yes] ; до выхода { $exit ->
            [one] { $exit } клетка
            [few] { $exit } клетки
           *[many] { $exit } клеток
        }{ $walls ->
            [0] {""}
           *[other] , стен { $walls }
        }
    }{ $near_steps ->
        [0] {""}
       *[other] ; из своих ближе всех { $near } ({ $near_steps ->
            [one] { $near_steps } клетка
            [few] { $near_steps } клетки
           *[many] { $near_steps } клеток
        })
    }{ $foe_steps ->
        [0] {""}
       *[other] ; из врагов { $foe } ({ $foe_steps ->
            [one] { $foe_steps } клетка
            [few] { $foe_steps } клетки
           *[many] { $foe_steps } клеток
        })
    }

twister-undo-starter = Забрать жетон
twister-undo-hide = Забрать жетон
twister-undo-card = Вернуть карту
twister-undo-act = Вернуть действие
twister-undo-step = Вернуть шаг
twister-undo-place = Забрать жетон
twister-undo-combat = Вернуть карту
twister-undo-draw = Отозвать ничью

twister-warn-last-starter = Ваша четвёрка: { $tokens }. Когда выберет и соперник, поменять её будет нельзя.
twister-sure-last-starter = Начать с этими четырьмя?
twister-sure-do-last-starter = Начать с ними
twister-warn-last-hidden = Тогда спрятано всё: стартовые персонажи откроются, и отменить уже ничего нельзя.
twister-sure-last-hidden = Спрятать последний жетон здесь?
twister-sure-do-last-hidden = Спрятать
twister-warn-takes-rope =
    { $count ->
        [1] { $tokens } без этой верёвки падает в яму и погибает. Очко вам.
       *[other] { $tokens } без этой верёвки падают в яму и погибают. Ваши очки: { $count }.
    }
twister-sure-takes-rope = Взять верёвку?
twister-sure-do-takes-rope = Взять верёвку
twister-warn-points-left =
    { $left ->
        [one] Пропадёт { $left } очко действия.
        [few] Пропадут { $left } очка действия.
        [many] Пропадут { $left } очков действия.
       *[other] Пропадёт { $left } очка действия.
    }{ $last ->
        [true] {" "}Это ваш последний ход в игре.
       *[false] {""}
    }
twister-sure-points-left = Закончить ход?
twister-sure-do-points-left = Закончить ход
twister-warn-fires-at-own =
    { $count ->
        [1] Это ваш персонаж: он погибнет, а очко получит соперник.
       *[other] Это ваш персонаж: он погибнет вместе с тем, кого несёт. Очки соперника: { $count }.
    }

## Why not

twister-why-enemy-in-the-way = { $target } ({ $target_name }) на { $square } закрывает путь; над врагами пролетает только Волшебник.
twister-why-pit = { $square } — яма. Через неё помогут Воровка, полёт Волшебника, верёвка или карта прыжка.
twister-why-rope-serves-one-pit = Одной верёвки не хватает на две ямы подряд: сначала ступите на твёрдое.
twister-why-ends-on-pit = { $square } — яма: на ней останавливаются только Воровка и тот, у кого верёвка.
twister-why-somebody-stands-there =
    { $target_you ->
        [true] На { $square } стоит ваш персонаж ({ $target }); другим там не остановиться.
       *[other] На { $square } стоит { $target } ({ $target_name }); другим там не остановиться.
    }
twister-why-enemy-lies-there = На { $square } лежит раненый враг ({ $target }): пройти можно, остановиться нельзя.
twister-why-two-tokens-at-most = К концу действия на { $square } было бы больше двух жетонов.
twister-why-wizard-beside-wounded = За этим столом Волшебник останавливается только с раненым, которого несёт.
twister-why-wall = Между { $start } и { $square } стена.
twister-why-bars-closed = Решётка между { $start } и { $square } опущена. Воровка её откроет, Воин сломает.
twister-why-room-is-dark = Комната { $place } ещё закрыта; сначала её надо открыть.
twister-why-dead-end = Тогда ход персонажа нельзя было бы закончить по правилам.
twister-why-card-used = Карта { $card } сыграна; карты вернутся, когда сыграны все четыре.
twister-why-one-card-a-turn = Карта на этот ход уже сыграна: одна карта за ход.
twister-why-card-above-cap = Карта { $card } выше предела; он растёт, когда сыграна равная ему карта.
twister-why-first-card-is-2 = Ваша первая карта в игре — 2; карта { $card } — позже.
twister-why-wounded = С раной ничего нельзя сделать, пока не вылечат.
twister-why-just-healed = Этот персонаж встал только что и до конца хода ничего не может.
twister-why-no-points-left = Очков действия для этого персонажа не осталось.
twister-why-nothing-to-do = Сейчас этому персонажу нечего делать: идти некуда, и рядом ничего нет.
twister-why-enemy-piece = Это жетон соперника; его можно только атаковать с соседней клетки.
twister-why-not-a-character = Действуют только персонажи; предметы они берут при перемещении.
twister-why-not-your-turn = Сейчас ходит { $name }.
twister-why-no-points-yet = У него ещё нет очков действия: сначала сыграйте карту действий.
twister-why-play-a-card-first = Сначала сыграйте карту действий: она даёт очки на этот ход.
twister-why-already-out = Этот персонаж уже вышел из подземелья.
twister-why-already-dead = Этот персонаж погиб.
twister-why-lies-hidden = Жетон лежит рубашкой вверх на ещё не открытой комнате.
twister-why-no-enemy-beside = На клетках, куда есть проход с { $square }, врагов нет.
twister-why-wounded-this-turn =
    { $target_you ->
        [true] Рана нанесена в этот же ход ({ $target }): встать можно лишь в ваш следующий ход.
       *[other] Рана нанесена в этот же ход ({ $target }, { $target_name }): снова атаковать можно лишь в ваш следующий ход.
    }
twister-why-attack-the-carrier = Этого раненого несут; атакуйте того, кто несёт.
twister-why-attack-the-standing = За этим столом целью должен быть здоровый враг на той клетке.
twister-why-no-jump-cards = Карт прыжка у вас не осталось.
twister-why-no-pit-beside = На клетках, куда есть проход с { $square }, нет ямы, через которую прыгать.
twister-why-pit-is-held = На яме { $square } кто-то есть; перепрыгнуть можно только яму без персонажей.
twister-why-nowhere-to-land = За ямой { $square } нет связанной с ней клетки.
twister-why-not-on-a-gear = Комнаты поворачивает только персонаж на механизме.
twister-why-no-dark-room-beside = Прямо перед { $square }, за открытым краем клетки, закрытой комнаты нет.
twister-why-all-rooms-open = Все комнаты уже открыты.
twister-why-no-bars-beside = Рядом с { $square } нет решётки, с которой это можно сделать.
twister-why-no-wall-beside = Рядом с { $square } нет стены, сквозь которую она прошла бы.
twister-why-nobody-to-heal = На клетках, куда есть проход с { $square }, раненых нет.
twister-why-patient-is-carried = Этого раненого несут; сначала его надо положить.
twister-why-patient-not-alone = { $character }: подняться на { $square } нельзя, там же { $target } ({ $target_name }).
twister-why-nobody-in-line = На прямой линии выстрела никого нет.
twister-why-only-own-in-line = На линии только свои, а за этим столом огненный шар лишь для врагов.
twister-why-wizard-only = Жезл могут носить и другие, но стреляет из него только Волшебник.
twister-why-closed-in = Ни шагнуть, ни взять, ни положить ничего нельзя.
twister-why-hands-full = Руки уже заняты: сначала положите или обменяйте ношу.
twister-why-hands-are-empty = Этот персонаж ничего не несёт.
twister-why-nothing-to-take = На этой клетке нечего взять.
twister-why-nobody-here = На этой клетке нет вашего здорового персонажа.
twister-why-hands-full-there = У того персонажа руки заняты; ношей можно обменяться.
twister-why-nothing-to-swap = Тот персонаж ничего не несёт; ношу можно отдать.
twister-why-as-it-was = Так на этой клетке только что и было; лучше отмените последний ответ.
twister-why-not-to-be-carried = Носят только раненых, а этот персонаж на ногах.
twister-why-enemy-wounded-not-carried = Раненого врага не носят, только своих раненых.
twister-why-enemy-stands-over-it = На { $square } стоит { $target } ({ $target_name }): оттуда ничего не взять.
twister-why-rope-holds-your-own = Без этой верёвки ваш персонаж упал бы в яму.
twister-why-only-rope-on-pit = Над ямой можно положить только верёвку.
twister-why-only-on-roped-pit = Над ямой прочие вещи можно положить, только если там лежит верёвка.
twister-why-rope-needs-two-sides = Верёвке нужны две клетки возле ямы, на которых сейчас можно встать.
twister-why-left-untidy = На { $square } осталось то, чему там лежать нельзя; заканчивать рано.
twister-why-move-not-begun = Ещё ничего не сделано: шагните или отмените ход персонажа.
twister-why-choose-your-own = Сначала оба игрока выбирают четырёх стартовых персонажей.
twister-why-stand-on-a-dot = Стартовые персонажи встают на свободные точки своей линии.
twister-why-hide-in-turn = Сейчас жетон прячет { $name }; вы прячете по очереди.
twister-why-hide-where-space = Прячут в комнате, где есть место: у линий два жетона, в прочих три.
twister-why-place-first = Сначала надо разместить жетоны комнаты { $place }.
twister-why-place-on-free = Место жетона — свободная клетка комнаты { $place }, пол или механизм, не яма.
twister-why-finish-the-move = { $character } ещё в пути: сначала закончите этот ход или отмените его.
twister-why-game-over = Игра окончена.
twister-why-not-through-bars = Верхолазка проходит сквозь стены, но не сквозь решётки.
twister-why-double-pit = На { $square } тоже яма: приземлиться там нельзя, если на ней нет верёвки.
twister-why-too-far =
    { $steps ->
        [0] Дальше этот персонаж уже не пройдёт.
        [one] Слишком далеко, или туда нет пути: осталась { $steps } клетка.
        [few] Слишком далеко, или туда нет пути: осталось { $steps } клетки.
       *[many] Слишком далеко, или туда нет пути: осталось { $steps } клеток.
    }
twister-why-already-there = Персонаж уже стоит на { $square }.
twister-why-walk-there-first = Это на { $square }: сначала дойдите туда.
twister-why-on-the-spot = При прыжке или проходе сквозь стену берут и кладут только на своей клетке.
twister-why-empty-square = Сначала выберите своего персонажа, и будет видно, куда он дойдёт.
twister-why-cannot-do-that = Этот персонаж так не может.
twister-why-nobody-can =
    Сейчас никто из ваших не может { $deed ->
        [move] идти
        [attack] атаковать
        [jump] прыгнуть
        [turn] повернуть комнату
        [reveal] открыть комнату
        [break] сломать решётку
        [open] открыть решётку
        [close] закрыть решётку
        [through] пройти сквозь стену
        [heal] лечить
        [fire] пустить огненный шар
        [recover] восстановиться
       *[drink] выпить зелье
    }.
twister-why-handle-in-move = Вещи берут, кладут и передают во время перемещения: сначала начните его.
twister-why-nobody-before-it = Перед этой комнатой, у открытого края, нет вашего персонажа, готового действовать.
twister-why-rooms-between-moves = Комнаты открывают и поворачивают между ходами персонажей: сначала закончите этот.
twister-why-nobody-on-its-gear = На механизмах комнат этого номера нет вашего персонажа, готового действовать.
twister-why-combat-card-used = Карт +{ $card } у вас не осталось; возвращается только +0.
twister-why-combat-first = Сначала бой: оба выбирают карту боя.
twister-why-it-fights = Этот персонаж сражается; теперь оба выбирают карту боя.
twister-why-not-in-the-combat = В этом бою не участвует.
twister-why-stop-first = Сначала закончите этот ход; потом это можно сделать.
twister-why-dot-taken = На { $square } уже стоит ваш персонаж.
twister-why-already-placed = Этот персонаж уже стоит на { $square }.
twister-why-objects-later = Предметы прячут в комнатах, когда оба выберут стартовых персонажей.
twister-why-room-full = В комнате { $place } места нет: в неё прячут { $count } жетона.
twister-why-hidden-already = Этот жетон уже спрятан в комнате { $place }.
twister-why-square-taken = Клетка { $square } занята: на клетку кладут по одному жетону.
twister-why-none-on-a-pit = { $square } — яма: туда жетоны не кладут.
twister-why-not-of-this-room = Сейчас размещают жетоны комнаты { $place }; этот не из них.
twister-why-opponent-places = Этот жетон разместит соперник.
twister-why-sealed = Вы уже выбрали карту; верните её, чтобы выбрать другую.

## What happened

twister-log-stands =
    { $you ->
        [true] Вы ставите { twister-part-character } на { $square }.
       *[other] { $name } ставит { twister-part-character } на { $square }.
    }
twister-log-first-to-hide =
    { $you ->
        [true] По жребию первый жетон прячете вы.
       *[other] По жребию первый жетон прячет { $name }.
    }
twister-log-hides =
    { $you ->
        [true] Вы прячете жетон в комнате { $place }.
       *[other] { $name } прячет жетон в комнате { $place }.
    }
twister-log-hides-what = В комнате { $place } вы спрятали { twister-part-character }.
twister-log-starters =
    { $you ->
        [true] Вы начинаете с такими персонажами: { $tokens }.
       *[other] { $name } начинает с такими персонажами: { $tokens }.
    }
twister-log-first-player =
    { $you ->
        [true] По жребию первый ход ваш.
       *[other] По жребию первый ход: { $name }.
    }
twister-log-opens-room =
    { $you ->
        [true] Жетоны комнаты { $place } первым размещаете вы.
       *[other] Жетоны комнаты { $place } первым размещает игрок { $name }.
    }
twister-log-plays-card =
    { $you ->
        [true] Ход { $turn }: вы играете карту { $card } (очков действия: { $card }).
       *[other] Ход { $turn }: { $name } играет карту { $card } (очков действия: { $card }).
    }{ $rule ->
        [first] {" "}С неё начинают все.
        [cap] {" "}Карты больше { $most } пока играть нельзя.
       *[free] {""}
    }{ $last ->
        [true] {" "}Это последний ход: потом решают победные очки.
       *[false] {""}
    }
twister-log-takes-cards-back =
    { $you ->
        [true] Вы берёте назад все четыре карты действий.
       *[other] { $name } берёт назад все четыре карты действий.
    }
twister-log-leaves-unused =
    { $you ->
        [true] У вас
       *[other] { $name }:
    } { $count ->
        [one] пропадает { $count } очко действия.
        [few] пропадают { $count } очка действия.
        [many] пропадают { $count } очков действия.
       *[other] пропадает { $count } очка действия.
    }
twister-log-reveals = { twister-part-whose } { $character } открывает комнату { $place } { $by ->
        [line] (с линии доступны обе её комнаты)
       *[usual] (стоит прямо перед ней)
    }: её номер { $number }, она поворачивается { twister-part-way }.
twister-log-shut =
    { $by ->
        [bars-closed] Опущенная решётка
       *[wall] Стена
    } с края новой комнаты закрывает путь с { $start } на { $square }.
twister-log-to-place =
    Жетоны комнаты { $place } { $you ->
        [true] размещаете вы
       *[other] размещает { $name }
    }: { $tokens }{ $what ->
        [objects] {" "}(предметы открывшего размещает другая сторона)
        [own] {" "}(открывший сперва размещает свои предметы)
       *[rest] {""}
    }.
twister-log-places = { twister-part-puts } { twister-part-item-placed } на { $square }.
twister-log-turns = { twister-part-whose } { $character } поворачивает { twister-part-way } комнату { $place }{ $by ->
        [twin] , стоя на механизме комнаты с тем же номером.
        [either] , стоя на её механизме: он может в обе стороны.
        [twin-either] {" "}с механизма комнаты с тем же номером: он может в обе стороны.
       *[usual] , стоя на её механизме, как указывает стрелка.
    }
twister-log-goes-along =
    { $count ->
        [1] { $you ->
            [true] У вас с комнатой поворачивается { $tokens }
           *[other] С комнатой поворачивается { $tokens } ({ $name })
        }, теперь на { $squares }.
       *[other] { $you ->
            [true] У вас с комнатой поворачиваются { $tokens }
           *[other] С комнатой поворачиваются { $tokens } ({ $name })
        }, теперь на { $squares }.
    }
twister-log-ways-open = На краях комнаты { $place } теперь открыто: { $ways }.
twister-log-ways-close = На краях комнаты { $place } теперь закрыто стеной: { $ways }.
twister-log-moves = { twister-part-whose } { $character } { $part ->
        [on] идёт дальше
       *[whole] идёт
    } с { $start } на { $square }{ $part ->
        [whole] {""}
       *[other] {" "}{ twister-part-of-walk }
    }{ $by ->
        [usual] {""}
       *[other] { twister-part-over }
    }.
twister-log-returns = { twister-part-whose } { $character } делает круг и возвращается на { $square }{ $part ->
        [whole] {""}
       *[other] {" "}{ twister-part-of-walk }
    }{ $by ->
        [usual] {""}
       *[other] { twister-part-over }
    }.
twister-log-takes = { twister-part-whose } { $character } берёт { twister-part-item-whose }{ $by ->
        [carrier] {" "}у { twister-part-target-from }.
       *[free] .
    }
twister-log-drops = { twister-part-whose } { $character } кладёт { twister-part-item-whose }.
twister-log-gives = { twister-part-whose } { $character } отдаёт { twister-part-item } { twister-part-target-to }.
twister-log-swaps = { twister-part-whose } { $character } отдаёт { twister-part-item } { twister-part-target-to } и забирает другую ношу.
twister-log-jumps = { twister-part-whose } { $character } прыгает с { $start } через яму { $pit } на { $square } по карте прыжка (осталось: { $left }).
twister-log-passes-wall = { twister-part-whose } { $character } проходит сквозь стену на { $square }: это умеет только Верхолазка.
twister-log-breaks = { twister-part-whose } { $character } ломает решётку между { $start } и { $square } навсегда: это умеет только Воин.
twister-log-opens = { twister-part-whose } { $character } открывает решётку между { $start } и { $square }: это умеет только Воровка.
twister-log-closes = { twister-part-whose } { $character } закрывает решётку между { $start } и { $square }: это умеет только Воровка.
twister-log-heals = { twister-part-whose } { $character } лечит { twister-part-target }: до конца хода действовать ещё нельзя.
twister-log-recovers = { twister-part-whose } { $character } восстанавливается сам и встаёт.
twister-log-drinks = { twister-part-whose } { $character } выпивает зелье скорости, оно истрачено: 4 своих ОД на этот ход.
twister-log-fires = { twister-part-whose } { $character } пускает огненный шар в { twister-part-target-whose }. Жезл истрачен.
twister-log-attacks = { twister-part-whose } { $character } атакует { twister-part-target-whose }{ $down ->
        [true] ; цель ранена, сила 0
       *[false] {""}
    }{ $count ->
        [2] {""}
       *[other] . Атака: { $attackers }; защита: { $defenders }
    }{ $sword ->
       *[0] {""}
        [1] ; меч в атаке: +1
        [2] ; два меча в атаке: +2
    }{ $armor ->
       *[0] .
        [1] ; доспехи в защите: +1.
        [2] ; двое доспехов в защите: +2.
    }
twister-log-combat =
    { $you ->
        [true] Ваша атака:
       *[other] Атака ({ $name }):
    } { $attack } + карта { $attack_card } = { $attack_total }; защита: { $defence } + карта { $defence_card } = { $defence_total }.
twister-log-tie = Бой вничью: ничего не происходит.
twister-log-combat-won =
    { $you ->
        [true] В бою побеждаете вы.
       *[other] В бою побеждает { $name }.
    }
twister-log-wounded = { twister-part-whose } { $character } получает ранение и пока не действует, сила в бою — 0.
twister-log-killed = { $cause ->
        [combat] { twister-part-whose } { $character } получает вторую рану и погибает.
        [carried] { twister-part-whose } { $character } погибает на руках у проигравшего.
        [pit] { twister-part-whose } { $character } с раной над ямой падает и погибает.
        [rope] { twister-part-whose } { $character } без верёвки падает в яму и погибает.
        [swept] { twister-part-whose } { $character } с раной на клетке проигравшего тоже погибает.
       *[fireball] { twister-part-whose } { $character } погибает.
    }
twister-log-leaves =
    { twister-part-whose } { $character } выходит из подземелья{ $points ->
       *[0] {""}
        [one] , { $points } очко зелья пропадает
        [few] , { $points } очка зелья пропадают
        [many] , { $points } очков зелья пропадают
    }.
twister-log-saved =
    Раненого вынесли из подземелья, он спасён: { $character } ({ $you ->
        [true] ваш
       *[other] { $name }
    }).
twister-log-carries-out = { twister-part-whose } { $character } выносит { twister-part-item }.
twister-log-loses =
    { $fate ->
        [out] { twister-part-whose } { $character } выносит { twister-part-item }: очков это не даёт, предмет вне игры.
        [pit] { twister-part-whose } { $character } роняет { twister-part-item } в яму: предмет потерян.
       *[stays] { twister-part-whose } { $character } роняет { twister-part-item }: предмет остаётся на { $square }.
    }
twister-log-scores =
    { $count ->
        [one] { twister-part-who-scores } { $count } победное очко{ twister-part-for-what }.
        [few] { twister-part-who-scores } { $count } победных очка{ twister-part-for-what }.
        [many] { twister-part-who-scores } { $count } победных очков{ twister-part-for-what }.
       *[other] { twister-part-who-scores } { $count } победного очка{ twister-part-for-what }.
    }
twister-log-reaches =
    { $count ->
        [one] { $count } победное очко: { twister-part-who-plays-out }.
        [few] { $count } победных очка: { twister-part-who-plays-out }.
        [many] { $count } победных очков: { twister-part-who-plays-out }.
       *[other] { $count } победного очка: { twister-part-who-plays-out }.
    }
twister-log-reaches-at-once =
    { $count ->
        [one] { $count } победное очко: { twister-part-who-wins }, на этом действии игра заканчивается.
        [few] { $count } победных очка: { twister-part-who-wins }, на этом действии игра заканчивается.
        [many] { $count } победных очков: { twister-part-who-wins }, на этом действии игра заканчивается.
       *[other] { $count } победного очка: { twister-part-who-wins }, на этом действии игра заканчивается.
    }
twister-log-skips =
    { $you ->
        [true] Ваши персонажи ничего не могут сделать, ход пропускается.
       *[other] { $name }: персонажи ничего не могут сделать, ход пропускается.
    }
twister-log-limit =
    { $count ->
        [one] Предел в { $count } ход достигнут: решают победные очки.
        [few] Предел в { $count } хода достигнут: решают победные очки.
        [many] Предел в { $count } ходов достигнут: решают победные очки.
       *[other] Предел в { $count } хода достигнут: решают победные очки.
    }
twister-log-draw-offered =
    { $you ->
        [true] Вы предлагаете ничью.
       *[other] { $name } предлагает ничью.
    }
twister-log-draw-agreed =
    { $you ->
        [true] Вы соглашаетесь: ничья.
       *[other] { $name } соглашается: ничья.
    }
twister-log-draw-declined =
    { $you ->
        [true] Вы отказываетесь от ничьей.
       *[other] { $name } отказывается от ничьей.
    }
twister-log-limit-draw = Предел ходов ({ $count }) достигнут при равных очках: ничья.
twister-log-wins =
    { $count ->
        [one] { $count } победное очко: { twister-part-who-wins }!
        [few] { $count } победных очка: { twister-part-who-wins }!
        [many] { $count } победных очков: { twister-part-who-wins }!
       *[other] { $count } победного очка: { twister-part-who-wins }!
    }

twister-fate-won = победа
twister-fate-beaten = поражение
twister-fate-drawn = ничья

## Pieces, rooms, squares

twister-card-warrior = Воин
twister-card-wall-walker = Верхолазка
twister-card-cleric = Жрец
twister-card-mekanork = Механорк
twister-card-thief = Воровка
twister-card-wizard = Волшебник
twister-card-troll = Тролль
twister-card-goblin = Гоблин
twister-card-armor = Доспехи
twister-card-sword = Меч
twister-card-rope = Верёвка
twister-card-speed-potion = Зелье скорости
twister-card-fireball-wand = Жезл огненного шара
twister-card-treasure = Сокровище
twister-card-1R = 1 ↻
twister-card-1L = 1 ↺
twister-card-2R = 2 ↻
twister-card-2L = 2 ↺
twister-card-3R = 3 ↻
twister-card-3L = 3 ↺
twister-card-4R = 4 ↻
twister-card-4L = 4 ↺

## What the pieces do

twister-text-warrior = Скорость 3, сила 3. За 1 ОД навсегда ломает решётку рядом.
twister-text-wall-walker = Скорость 4, сила 1. За 1 ОД проходит сквозь стену, одинарную или двойную, на соседнюю клетку.
twister-text-cleric = Скорость 4, сила 2. За 1 ОД лечит раненого на соседней клетке, куда есть проход; вылеченный отдыхает до конца хода.
twister-text-mekanork = Скорость 3, сила 2. С механизма поворачивает свою комнату или комнату с тем же номером в любую сторону.
twister-text-thief = Скорость 5, сила 2. Ходит по ямам и стоит на них; раненная на яме, гибнет. Пока она стоит на яме, через неё проходят и свои. За 1 ОД открывает или закрывает решётку.
twister-text-wizard = Скорость 4, сила 1. Пролетает над ямами и над кем угодно, но останавливается лишь там, где могут и другие. Только он пускает огненный шар.
twister-text-troll = Скорость 2, сила 4. Если ранен, сам восстанавливается за 1 ОД, но не в ход ранения. Огненный шар его убивает.
twister-text-goblin = Скорость 4, сила 1. Ничего не умеет, но за выход приносит 2 победных очка.
twister-text-armor = Любой персонаж, свой или чужой, который их несёт, защищается на 1 сильнее, даже раненый.
twister-text-sword = Любой персонаж, свой или чужой, который его несёт, атакует на 1 сильнее.
twister-text-rope = С ней проходят по ямам и останавливаются на них. На яме, где её удалось закрепить, она пропускает всех.
twister-text-speed-potion = Выпить: 1 ОД. Выпивший получает на этот ход 4 собственных ОД. Одноразовое.
twister-text-fireball-wand = У Волшебника, за 1 ОД: убивает первого персонажа на прямой. Одноразовый.
twister-text-treasure = Если вынести его из подземелья, принесёт 1 победное очко тому, кто вынес, чьё бы оно ни было.
twister-text-treasure-owner = Если вынести его из подземелья, принесёт 1 победное очко тому, чьего оно цвета, кто бы его ни вынес.

## Hints in the first game

twister-hint-goal = Победит тот, кто первым наберёт 5 очков: по 1 за каждого своего, кто выйдет через линию соперника (за Гоблина 2, с сокровищем на 1 больше), и за каждого убитого врага.
twister-hint-starter = Четверо из восьми персонажей начинают на точках вашей линии, остальных вы спрячете в комнатах. Для начала хороши быстрые и те, кто открывает путь.
twister-hint-hide = В комнатах у линий по два жетона, в остальных по три, обе стороны вместе. Дальние комнаты тоже ваши: оттуда до выхода недалеко.
twister-hint-card = Карта даёт очки действия на этот ход. Сыгранная вернётся, только когда сыграны все четыре.
twister-hint-act = Нажмите на персонажа, и увидите всё, что он может. Каждое действие стоит 1 очко действия. Мимо своих он пройдёт, мимо врагов нет.
twister-hint-step = Нажмите на подсвеченную клетку или идите по одной: брать, класть и менять вещи по пути можно бесплатно.
twister-hint-place = Выберите клетку и прочтёте, далеко ли до выхода: врагов лучше ставить подальше от вашей линии. Ваши персонажи смогут действовать сразу.
twister-hint-place-object = Предмет служит тому, кто его возьмёт. Выберите клетку и прочтёте, кто к ней ближе: предметы соперника лучше класть подальше от его персонажей.
twister-hint-place-printed = За этим столом открывший комнату сперва размещает свои предметы, остальное — соперник. Выберите клетку и прочтёте, кто к ней ближе.
twister-hint-combat = Каждая сторона втайне добавляет одну карту. Все карты, кроме +0, после боя уходят из игры: берегите высокие.
twister-hint-end = Неистраченные очки пропадут. Взгляните ещё раз: нет ли врага рядом с вашими, не открыт ли кому-нибудь путь к выходу?
twister-hint-turn = Персонаж на механизме поворачивает на четверть свою комнату или вторую с тем же номером, вместе со всеми, кто внутри.
twister-hint-wounded = Раненые лежат. Унесите их, пусть Жрец лечит, иначе при новой атаке за них получат очко.

### Screen

twister-ui-grid = Подземелье, 10 на 20 клеток, с обеими стартовыми линиями
twister-ui-pieces = Фигуры
twister-ui-minimap = Всё подземелье; нажмите, чтобы перейти
twister-ui-actions = Действия
twister-ui-close = Закрыть
twister-ui-piece-of = { $piece } ({ $seat })
twister-ui-turn =
    Ход { $turn }{ $limit ->
       [0] {""}
      *[other] {" "}из { $limit }
    }
twister-ui-card-actions =
    { $count ->
        [one] { $count } очко действия
        [few] { $count } очка действия
       *[many] { $count } очков действия
    }
twister-ui-turn-you = ваш ход
twister-ui-plays = карта { $card }, осталось { $left }
twister-ui-plays-potion = зелье: { $count }
twister-ui-plays-none = выбирает карту действий
twister-ui-plays-you = ваш ход: карта { $card }, осталось { $left }
twister-ui-plays-none-you = ваш ход: выберите карту действий
twister-ui-to-hide =
    { $count ->
        [one] спрятать: { $count }
        [few] спрятать: { $count }
       *[many] спрятать: { $count }
    }
twister-ui-phase-starters = Выбор стартовой четвёрки
twister-ui-phase-hide = Игроки прячут жетоны
twister-ui-phase-opening = Открытие комнат
twister-ui-phase-turns = Первый ход
twister-ui-of-five = из 5 для победы
twister-ui-lb-action = Карты
twister-ui-lb-combat = Бой
twister-ui-chip-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очка
       *[many] +{ $count } очков
    }
twister-figure-jumps = Прыжки
twister-figure-points = Победные очки
twister-ui-in-play = на поле { $count }
twister-ui-dark = скрыты { $count }
twister-ui-to-place = разместить { $count }
twister-ui-out = вышли { $count }
twister-ui-lost = погибли { $count }
twister-ui-speed = Шаги
twister-ui-strength = Сила
twister-ui-carries = Несёт
twister-ui-beneath = Здесь на полу, не в руках: { $names }.
twister-ui-chosen = выбрана фигура
twister-ui-of-seat = место { $seat }
twister-ui-at-square = клетка { $square }
twister-ui-points-left = Осталось очков действия: { $left } из { $of }
twister-ui-deed = действие { $number } из { $of }
twister-ui-deed-free = бесплатно, в составе действия { $number } из { $of }
twister-ui-deed-potion = действие зелья { $number } из { $of }
twister-ui-deed-potion-free = бесплатно, в составе действия зелья { $number } из { $of }
twister-ui-deed-none = действия не стоит
twister-ui-boost =
    { $count ->
        [one] { $count } очко от зелья скорости
        [few] { $count } очка от зелья скорости
       *[many] { $count } очков от зелья скорости
    }
twister-ui-costs-one = стоит 1 ОД
twister-ui-action-cards = Карты действий
twister-ui-combat-cards = Карты боя
twister-ui-sr-action-card = Карта действий { $card }
twister-ui-sr-combat-card = Карта боя +{ $card }
twister-ui-returns = вернётся
twister-ui-spent = Сыграна
twister-ui-tray-starter = Ваши персонажи
twister-ui-tray-hide = Спрятать
twister-ui-tray-place = Разместить
twister-ui-do-move = Идти
twister-ui-do-attack = Атака
twister-ui-do-jump = Прыжок
twister-ui-do-turn = Поворот
twister-ui-do-reveal = Открыть комнату
twister-ui-do-break = Сломать решётку
twister-ui-do-open = Открыть решётку
twister-ui-do-close = Закрыть решётку
twister-ui-do-through = Сквозь стену
twister-ui-do-heal = Лечить
twister-ui-do-fire = Огненный шар
twister-ui-do-recover = Восстановиться
twister-ui-do-drink = Выпить
twister-ui-do-take = Взять
twister-ui-do-drop = Положить
twister-ui-do-give = Отдать
twister-ui-do-swap = Обмен
twister-ui-do-stop = Остановиться
twister-ui-do-end = Конец хода
twister-ui-bar-hint = Серые действия тоже отвечают: нажмите и узнайте, почему нельзя
twister-ui-choose-piece = выберите персонажа.
twister-ui-no-points = очков действия нет, осталось завершить ход.
twister-ui-end-more = До этого последнее действие ещё можно вернуть.
twister-ui-end-more-token = До этого можно вернуть последний размещённый жетон; комната останется открытой.
twister-ui-choose-square = { $piece } пройдёт до { $steps } клеток. Выберите клетку.
twister-ui-power =
    { $character ->
        [warrior] Сила { $strength }. Умеет ломать решётки.
        [wall-walker] Сила { $strength }. Умеет проходить сквозь стены.
        [cleric] Сила { $strength }. Умеет лечить раненых рядом.
        [mekanork] Сила { $strength }. С механизма поворачивает комнаты в обе стороны.
        [thief] Сила { $strength }. Умеет ходить по ямам, открывать и закрывать решётки.
        [wizard] Сила { $strength }. Умеет летать над ямами и врагами.
        [troll] Сила { $strength }, самый сильный; если ранен, восстанавливается сам.
       *[goblin] Сила { $strength }. Ничего не умеет, но выход даёт 2 очка.
    }
twister-ui-walk-more = Переход стоит 1 ОД. Подсвеченных врагов можно атаковать.
twister-ui-choose-deed = { $piece }: выберите действие.
twister-ui-choose-target =
    { $verb ->
        [turn] { $piece }: выберите, какую комнату повернуть.
        [reveal] { $piece }: выберите, какую комнату открыть.
        [jump] { $piece }: выберите, куда прыгнуть: прямо или за угол.
        [attack] { $piece }: выберите, кого атаковать.
        [heal] { $piece }: выберите, кого вылечить.
        [fire] { $piece }: выберите, в кого пустить шар.
        [through] { $piece }: выберите клетку за стеной.
       *[bars] { $piece }: выберите решётку.
    }
twister-ui-line-reveals = Со стартовой линии можно открыть любую из двух её комнат, по одной.
twister-ui-choose-first = Сначала выберите своего персонажа.
twister-ui-aim = { $piece } { $deed }.
twister-ui-aim-attack = атакует { twister-part-target } соперника
twister-ui-aim-turn =
    { $way ->
        [left] поворачивает комнату { $place } влево
       *[right] поворачивает комнату { $place } вправо
    }
twister-ui-aim-jump = прыгает на { $square }
twister-ui-aim-reveal = открывает комнату { $place }
twister-ui-aim-break = ломает решётку в сторону { $square }
twister-ui-aim-open = открывает решётку в сторону { $square }
twister-ui-aim-close = закрывает решётку в сторону { $square }
twister-ui-aim-through = проходит сквозь стену на { $square }
twister-ui-aim-heal = лечит { twister-part-target }
twister-ui-aim-fire = пускает огненный шар в { twister-part-target-whose }
twister-ui-aim-recover = восстанавливается
twister-ui-aim-drink = выпивает зелье скорости
twister-ui-cost =
    { $left ->
        [one] Стоит 1 ОД, останется { $left }.
        [few] Стоит 1 ОД, останется { $left }.
       *[many] Стоит 1 ОД, останется { $left }.
    }
twister-ui-cost-final = Стоит 1 ОД, останется { $left }. Отменить будет нельзя: откроется закрытая комната.
twister-ui-fire-more =
    Гибель сразу, без боя: { $names }. { $own ->
        [yes] Победные очки сопернику: { $points }.
       *[no] Победные очки вам: { $points }.
    } Жезл будет потрачен.
twister-ui-exit-loses = Ноша очков не даст и выйдет из игры ({ $item }).
twister-ui-then-heal = Цель встанет с полной силой, но до конца хода будет отдыхать.
twister-ui-then-recover =
    { $acts ->
        [true] Встанет и сможет сразу действовать.
       *[false] Встанет, но до конца хода будет отдыхать.
    }
twister-ui-then-drink = Даст 4 своих ОД на этот ход. Зелье будет потрачено.
twister-ui-then-break = Проход останется открытым навсегда, для обоих отрядов.
twister-ui-then-open = Ходить через неё смогут оба отряда, пока какая-нибудь Воровка её не закроет.
twister-ui-then-close = Не пройдёт никто, пока Воровка не откроет решётку или Воин её не сломает.
twister-ui-then-turn = Повернутся вместе с комнатой: { $names }.
twister-ui-turn-brings =
    { "." }{ $opened ->
        [none] {""}
       *[other] {" "}Откроется { $opened }.
    }{ $closed ->
        [none] {""}
       *[other] {" "}Закроется стеной { $closed }.
    }{ $along ->
        [none] {""}
       *[other] {" "}Куда переедут: { $along }.
    }
twister-ui-then-reveal =
    { $by ->
        [printed] Свои предметы там разместите вы, остальное — { $name }.
       *[others] Всё, что там лежит, кроме ваших предметов, разместите вы. Ваши предметы разместит { $name }.
    }
twister-ui-danger = В следующий ход там могут атаковать враги: { $names }.
twister-ui-strong = { $piece } (сила { $count })
twister-ui-prey =
    { $where ->
        [walk] Дойдёт и ещё за 1 ОД сможет атаковать: { $names }.
       *[there] Оттуда можно атаковать: { $names }.
    }
twister-ui-flies = Вражеский Волшебник может перелететь.
twister-ui-burns = В следующий ход вражеский Волшебник может пустить туда огненный шар.
twister-ui-walk-onto = Это переход на клетку ({ $piece }), а не атака.
twister-ui-walk-to =
    { $count ->
        [one] { $piece } идёт на { $square }: { $count } клетка.
        [few] { $piece } идёт на { $square }: { $count } клетки.
       *[many] { $piece } идёт на { $square }: { $count } клеток.
    }
twister-ui-walking = { $piece } в пути …
twister-ui-backing = перемещение отменяется …
twister-ui-stepping =
    { $steps ->
        [0] { $piece } дальше не пройдёт.
        [one] { $piece } пройдёт ещё { $steps } клетку.
        [few] { $piece } пройдёт ещё { $steps } клетки.
       *[many] { $piece } пройдёт ещё { $steps } клеток.
    }
twister-ui-say-walk-title = { $piece }: идти, не дальше { $steps }
twister-ui-say-walk = На { $square }: { $how }
twister-ui-say-idle = { $piece } сейчас ничего не может. { $why }
twister-ui-begun-more = Переход начат, очко потрачено: возьмите или положите что-нибудь здесь или выберите клетку.
twister-ui-stepping-more = Идите дальше или остановитесь здесь.
twister-ui-handling-more = Здесь можно бесплатно взять, положить или передать.
twister-ui-press-walk =
    { $count ->
        [one] Пройти { $count } клетку
        [few] Пройти { $count } клетки
       *[many] Пройти { $count } клеток
    }
twister-ui-press-begin = По одной клетке
twister-ui-press-go = Идти на { $square }
twister-ui-press-stop = Остановиться
twister-ui-stop-then = останавливается, потом { $deed }
twister-ui-after-more = Перемещение кончится здесь; действие стоит ещё 1 ОД.
twister-ui-press-then-attack = Встать, затем атака
twister-ui-press-then-heal = Встать, затем лечение
twister-ui-press-then-fire = Встать, затем шар
twister-ui-press-attack = Атаковать
twister-ui-press-turn =
    Повернуть { $place } { $way ->
        [left] влево
       *[right] вправо
    }
twister-ui-other-turn =
    { $place } { $way ->
        [left] влево
       *[right] вправо
    }
twister-ui-press-jump = Прыгнуть на { $square }
twister-ui-press-reveal = Открыть комнату { $place }
twister-ui-press-break = Сломать решётку
twister-ui-press-open = Открыть решётку
twister-ui-press-close = Закрыть решётку
twister-ui-press-through = Пройти на { $square }
twister-ui-press-heal = Вылечить
twister-ui-press-fire = Пустить шар
twister-ui-press-recover = Восстановиться
twister-ui-press-drink = Выпить
twister-ui-press-take = Взять
twister-ui-press-drop = Положить
twister-ui-press-give = Отдать
twister-ui-press-swap = Обменяться
twister-ui-press-stand = Поставить сюда
twister-ui-press-hide = Спрятать здесь
twister-ui-press-place = Поставить сюда
twister-ui-other-jump = Через { $square }
twister-ui-cancel = Отмена
twister-ui-undo-walk =
    { $steps ->
        [one] Отменить путь: { $piece }, { $steps } клетка
        [few] Отменить путь: { $piece }, { $steps } клетки
        [many] Отменить путь: { $piece }, { $steps } клеток
       *[other] Отменить путь: { $piece }, { $steps } клетки
    }
twister-ui-take-back = Отменить перемещение
twister-ui-draw-offer = Предложить ничью
twister-ui-draw-accept = Принять ничью
twister-ui-draw-offered = { $name } предлагает ничью: примите её или сыграйте карту, и игра продолжится.
twister-ui-draw-waits = { $name } ответит на предложение ничьей в свой ход: примет её или сыграет карту.
twister-ui-no-drag = Персонажей не перетаскивают: нажмите на персонажа, затем на клетку.
twister-ui-card-first = Первая карта у всех — 2: нажмите её. Она даёт 2 очка действия на этот ход и вернётся, когда будут сыграны все четыре.
twister-ui-card-more = Нажмите одну из своих карт: её число — ваши очки действия на этот ход. Карта вернётся, когда будут сыграны все четыре.
twister-ui-card-chosen =
    Она даёт { $card ->
        [5] 5 очков
       *[other] { $card } очка
    } действия на этот ход. { $count ->
        [0] Это последняя из четырёх: в конце хода все вернутся.
        [1] До возвращения всех четырёх останется { $rest }.
       *[other] До возвращения всех четырёх останутся { $rest }.
    }
twister-ui-last-turn = Ваш последний ход: после хода { $limit } игра кончится, победит тот, у кого больше очков.
twister-ui-combat-more = Выбирайте тайно: обе карты откроются вместе. Любая карта, кроме +0, уйдёт из игры.
twister-ui-sealed-more = Ваша карта лежит лицом вниз: +{ $card }.
twister-ui-watch-fight = Оба тайно выбирают карту боя.
twister-ui-watch-place = Осталось разместить в комнате { $place }: { $names }.
twister-ui-place-then = Остальное размещает { $name }: { $names }.
twister-ui-place-then-you = Остальное потом разместите вы: { $names }.
twister-ui-place-what =
    { $what ->
        [others] Комнату открыли вы: разместите всё, кроме своих предметов.
        [objects] Открывший комнату не размещает свои предметы: их размещаете вы.
        [own] Комнату открыли вы: сперва разместите свои предметы.
       *[rest] Свои предметы соперник уже разместил: остальное размещаете вы.
    }
twister-ui-aim-stand = { $piece } начнёт на { $square }? Подтвердите кнопкой или вторым нажатием.
twister-ui-aim-hide = { $piece } — в комнату { $place }? Подтвердите кнопкой или вторым нажатием.
twister-ui-aim-place = { $piece } — на { $square }? Подтвердите кнопкой или вторым нажатием.
twister-ui-put-dropped = { $piece } ещё не на поле: место подтверждает кнопка или второе нажатие.
twister-ui-put-starter = { $piece }: выберите точку на своей линии.
twister-ui-put-hide = { $piece }: выберите комнату, где есть место.
twister-ui-put-place = { $piece }: выберите клетку комнаты { $place }.
twister-ui-place-in = выберите жетон комнаты { $place } и клетку для него.
twister-ui-put-first-starter = Сначала выберите персонажа, затем точку, на которой он начнёт.
twister-ui-put-first-hide = Сначала выберите жетон, затем комнату, где он будет спрятан.
twister-ui-put-first-place = Сначала выберите жетон, затем клетку для него.
twister-ui-starter-more =
    { $count ->
        [4] Победит тот, кто первым наберёт 5 очков: по 1 за каждого своего, кто выйдет через линию соперника (за Гоблина 2, с сокровищем на 1 больше), и за каждого убитого врага.
        [one] Свободна { $count } точка. Соперник пока ничего не видит.
        [few] Свободны { $count } точки. Соперник пока ничего не видит.
       *[many] Свободно { $count } точек. Соперник пока ничего не видит.
    }
twister-ui-hide-room =
    { $where ->
        [near] У вашей линии: вам близко, чтобы её открыть, но до выхода далеко.
        [far] У линии соперника: до выхода близко, но и сопернику до неё недалеко.
       *[middle] В середине: первым сюда может дойти и соперник, и вы.
    }
twister-ui-room-left = свободно: { $left } из { $limit }
twister-ui-hide-more =
    { $count ->
        [1] Это ваш последний жетон; когда спрятаны все, открываются стартовые персонажи. Соперник видит только, что там лежит жетон.
       *[other] Соперник видит только, что там лежит жетон. { $by ->
            [printed] Кто откроет комнату, разместит свои предметы, остальное — другая сторона.
           *[other] Кто откроет комнату, разместит в ней всё, кроме своих предметов.
        }
    }
twister-ui-place-last = Это последний жетон, который здесь размещаете вы.
twister-ui-place-more = По одному жетону на клетку, но не на ямы.
twister-ui-ended-won =
    { $you ->
        [yes] Вы победили, счёт { $a } : { $b }.
       *[no] Победа: { $name }, счёт { $a } : { $b }.
    }
twister-ui-ended-draw = Ничья, счёт { $a } : { $b }.
twister-ui-won-play-on = победа уже ваша: доиграйте ход или закончите.
twister-ui-won-end = победа уже ваша: закончите игру.
twister-ui-won-you =
    { $count ->
        [one] У вас { $count } очко: это победа. Ход можно доиграть.
        [few] У вас { $count } очка: это победа. Ход можно доиграть.
        [many] У вас { $count } очков: это победа. Ход можно доиграть.
       *[other] У вас { $count } очка: это победа. Ход можно доиграть.
    }
twister-ui-won-you-end =
    { $count ->
        [one] У вас { $count } очко: это победа. Очков действия больше нет.
        [few] У вас { $count } очка: это победа. Очков действия больше нет.
        [many] У вас { $count } очков: это победа. Очков действия больше нет.
       *[other] У вас { $count } очка: это победа. Очков действия больше нет.
    }
twister-ui-won-other =
    { $count ->
        [one] { $name }: { $count } очко и победа; доигрывается последний ход.
        [few] { $name }: { $count } очка и победа; доигрывается последний ход.
        [many] { $name }: { $count } очков и победа; доигрывается последний ход.
       *[other] { $name }: { $count } очка и победа; доигрывается последний ход.
    }
twister-ui-press-finish = Закончить игру
twister-ui-end-won =
    { $you ->
        [yes] Вы победили { $a }:{ $b }
       *[no] Побеждает { $name }, { $a }:{ $b }
    }
twister-ui-end-draw = Ничья, { $a }:{ $b }
twister-ui-end-why-first =
    { $count ->
        [one] первым набирает { $count } очко
        [few] первым набирает { $count } очка
        [many] первым набирает { $count } очков
       *[other] первым набирает { $count } очка
    }
twister-ui-end-why-more = больше очков, когда кончились ходы
twister-ui-end-why-less =
    { $count ->
        [one] на { $count } очко меньше
        [few] на { $count } очка меньше
        [many] на { $count } очков меньше
       *[other] на { $count } очка меньше
    }
twister-ui-end-why-even = очков поровну
twister-ui-end-points = Очки

twister-ui-result-table = За что получены победные очки
twister-ui-result-none = Очков нет
twister-ui-source-before = До начала этой партии
twister-ui-source-exit = Выход из подземелья
twister-ui-source-treasure = Вынесенное сокровище
twister-ui-source-combat = Враги, убитые в бою
twister-ui-source-carried = Раненые, погибшие с носильщиком
twister-ui-source-pit = Враги, погибшие в яме
twister-ui-source-fireball = Враги, убитые огненным шаром
twister-ui-source-own-fireball = Убитые огненным шаром своих
twister-ui-source-swept = Раненые, погибшие рядом с побеждённым
twister-ui-not-now = Сейчас нельзя: дождитесь, пока спросят вас.
twister-ui-you-watch = Вы смотрите эту игру.
twister-ui-fight-fold = Свернуть бой или показать весь
twister-ui-fight-plan = Таким будет бой
twister-ui-fight-now = Бой
twister-ui-fight-attacks = атака
twister-ui-fight-defends = защита
twister-ui-fight-beside = рядом: { $piece }
twister-ui-wounded-panel =
    { $character ->
        [troll] Рана: в бою сила 0, не действует. Со следующего хода восстановится сам за 1 ОД, или вылечит Жрец рядом.
       *[other] Рана: в бою сила 0, не действует, пока не вылечит Жрец рядом (1 ОД).
    }
twister-ui-wounded-none = рана: сила 0
twister-ui-fight-holds = Остались карты боя: { $cards }
twister-ui-fight-plan-more = В бой втянуты все, кто стоит рядом с дерущимся врагом. Затем каждый тайно добавит одну карту.
twister-fight-title = { twister-part-whose } { $character } атакует { twister-part-target-whose }
twister-told-wounded =
    { $several ->
        [true] Ранены { $names }{ $you ->
            [true] {" "}(ваши)
           *[other] {" "}({ $name })
        }: до лечения не действуют, сила в бою 0.
       *[other] Ранение получает { $names }{ $you ->
            [true] {" "}(ваш жетон)
           *[other] {" "}({ $name })
        }: до лечения не действует, сила в бою 0.
    }
twister-told-leaves-with = { twister-part-whose } { $character } выходит из подземелья и выносит { twister-part-item }.
twister-ui-told-sums = { $attack } против { $defence }.
twister-told-lost = { twister-part-whose } { $character } { $cause ->
        [pit] на яме, при поражении падает и погибает
        [combat] с раной (сила 0), при поражении погибает
        [carried] на руках, погибает, если проиграет тот, кто несёт
       *[swept] с раной рядом с бойцом, погибает при его поражении
    } (1 очко: { $target_you ->
        [true] вам
       *[other] { $target_name }
    }).
twister-ui-told-stakes = Проигравшие получают ранение.
twister-ui-told-tie = Ничья ничего не меняет.
twister-ui-fight-risk =
    { $cause ->
        [pit] на яме: поражение — гибель
        [combat] рана (сила 0): поражение — гибель
        [carried] на руках: гибнет, если проиграет тот, кто несёт
       *[swept] рана, рядом боец: гибнет, если тот проиграет
    }
twister-ui-fight-fate =
    { $cause ->
        [wounded] { twister-ui-wounded-none }
        [pit] гибель: падение в яму
        [combat] гибель: рана уже была
        [carried] гибель с тем, кто несёт
        [swept] гибель: рана, рядом проигравший
       *[killed] гибель
    }
twister-ui-place-theirs = Размещаете вы ({ $name } открывает комнату { $place }):
twister-ui-walk-cost = Переход стоит 1 ОД. «{ twister-ui-press-begin }» — чтобы брать и класть вещи в пути.
twister-ui-exit = выход: +{ $points }
twister-ui-exit-more =
    { $points ->
        [one] Там выход из подземелья: +{ $points } победное очко.
        [few] Там выход из подземелья: +{ $points } победных очка.
       *[many] Там выход из подземелья: +{ $points } победных очков.
    }
twister-ui-cost-jump =
    { $count ->
        [1] Уйдёт последняя карта прыжка.
       *[other] Уйдёт карта прыжка (их у вас { $count }).
    }
twister-ui-fight-who = кто дерётся
twister-ui-fight-cards = карты закрыты
twister-ui-fight-turned = карты открыты
twister-ui-fight-result = итог
twister-ui-fight-wins = победа
twister-ui-fight-left = остались
twister-ui-stamp-tie = Ничья
twister-ui-stamp-wounded =
    { $count ->
        [one] { $count } ранен
        [few] Ранены: { $count }
        [many] Ранены: { $count }
       *[other] Ранены: { $count }
    }
twister-ui-stamp-killed =
    { $count ->
        [one] { $count } убит
        [few] Убиты: { $count }
        [many] Убиты: { $count }
       *[other] Убиты: { $count }
    }
twister-ui-stamp-both = Ранено: { $wounded }, убито: { $killed }
twister-ui-combat-say = ваша сила { $sum }, у соперника { $other }; добавьте карту.
twister-ui-combat-makes = +{ $card } даёт { $total }.
twister-ui-combat-wins = Победа против { $cards }.
twister-ui-combat-ties = Ничья против { $cards }.
twister-ui-combat-loses = Поражение против { $cards }.
twister-ui-sr-yours = принадлежит вам
twister-ui-sr-of = хозяин: { $name }
twister-ui-sr-carries = несёт: { $item }
twister-ui-sr-wounded = рана
twister-ui-sr-idle = отдых до конца хода
twister-ui-sr-line = стартовая линия { $seat }
twister-ui-sr-dot = стартовая линия { $seat }, точка
twister-ui-sr-dark =
    комната { $place } лежит лицом вниз, жетонов: { $me ->
        [A] ваших { $a }, { $b_name } { $b }
        [B] ваших { $b }, { $a_name } { $a }
       *[none] { $a_name } { $a }, { $b_name } { $b }
    }
twister-ui-sr-yours-here = ваши: { $names }
twister-ui-sr-your-hidden = Ваши: { $names }.
twister-ui-never-revealed = так и не открыта
twister-ui-sr-were-hidden = Так и не открыты: { $names }.
twister-ui-sr-pit = яма
twister-ui-sr-gear = механизм
twister-ui-sr-wall = стена { $side ->
        [north] сверху
        [east] справа
        [south] снизу
       *[west] слева
    }
twister-ui-sr-bars-closed = закрытая решётка { $side ->
        [north] сверху
        [east] справа
        [south] снизу
       *[west] слева
    }
twister-ui-sr-bars-open = открытая решётка { $side ->
        [north] сверху
        [east] справа
        [south] снизу
       *[west] слева
    }
twister-ui-sr-bars-broken = сломанная решётка { $side ->
        [north] сверху
        [east] справа
        [south] снизу
       *[west] слева
    }
twister-ui-sr-empty = { $square }: пусто
twister-ui-sr-steps =
    { $count ->
        [one] { $count } клетка пути
        [few] { $count } клетки пути
       *[many] { $count } клеток пути
    }
twister-ui-sr-over =
    { $count ->
        [one] { $count } клетка пути; закончить там нельзя
        [few] { $count } клетки пути; закончить там нельзя
       *[many] { $count } клеток пути; закончить там нельзя
    }
twister-ui-sr-target = Можно выбрать
twister-ui-sr-player =
    Место { $seat }, { $name }. Победные очки: { $points } из 5. Карты действий: { $actions ->
        [none] нет
       *[other] { $actions }
    }. Карты боя: { $combat }. Персонажей на поле: { $open }{ $placed ->
        [0] {""}
       *[other] , предстоит разместить: { $placed }
    }, ещё не открыты: { $dark }, вышли: { $out }, погибли: { $lost }.
twister-ui-sr-turn =
    { $you ->
        [true] Ваш ход
       *[false] { $name }
    }: карта { $card }, осталось очков действия: { $left }.
twister-ui-say-room =
    Комната { $place }: номер { $number }, стрелка { $way ->
        [left] влево
       *[right] вправо
    } (туда её поворачивает механизм). { $twin ->
        [none] Вторая с этим номером ещё не открыта.
       *[other] Вторая с этим номером: { $twin }.
    }
twister-ui-say-in = Комната { $place }
twister-ui-say-line = Стартовая линия { $seat }
twister-ui-say-ground = Механизм: { $gear }. Ямы: { $pits }.
twister-ui-say-walls-rows = Стены между рядами: { $walls }.
twister-ui-say-walls-columns = Стены между столбцами: { $walls }.
twister-ui-say-wall = { $start } и { $end } — { $at }
twister-ui-say-between = между { $start } и { $end }
twister-ui-say-bars =
    { $state ->
        [open] Решётка открыта: { $where }.
        [broken] Решётка сломана: { $where }.
       *[closed] Решётка закрыта: { $where }.
    }
twister-ui-say-ways = Выходы: { $ways }.
twister-ui-say-no-way = Выходов нет.
twister-ui-say-way = в комнату { $place } с { $squares }
twister-ui-say-way-dark = в неоткрытую комнату { $place } с { $squares }
twister-ui-say-way-line = на стартовую линию { $seat } с { $squares }
twister-ui-say-dark =
    Комната { $place } лежит лицом вниз. Жетоны на ней: { $me ->
        [A] ваши — { $a }, { $b_name } — { $b }
        [B] ваши — { $b }, { $a_name } — { $a }
       *[none] { $a_name } — { $a }, { $b_name } — { $b }
    }.
twister-ui-say-yours = Ваши здесь: { $pieces }.
twister-ui-say-theirs = Здесь фигуры, { $name }: { $pieces }.
twister-ui-say-nobody = Здесь никого нет.
twister-ui-say-at = { $piece } { $square }
twister-ui-say-on-pit = над ямой
twister-ui-say-on-gear = на механизме
twister-ui-say-potion = очки зелья: { $count }
twister-ui-say-layout = Между стартовыми линиями A и B лежат восемь комнат, по две: { $p1 } и { $p2 }, { $p3 } и { $p4 }, { $p5 } и { $p6 }, { $p7 } и { $p8 }. Столбцы — буквы, от a у линии A до t у линии B; ряды — числа, от 1 до 10. Столбцы a–e: комнаты { $p1 } и { $p2 }, f–j: { $p3 } и { $p4 }, k–o: { $p5 } и { $p6 }, p–t: { $p7 } и { $p8 }; ряды 1–5 — первая комната пары, ряды 6–10 — вторая. Перед A-4 лежит a4, перед B-4 — t4.
twister-ui-say-square =
    { $ground ->
        [line] { $square }: стартовая линия.
        [pit] { $square }: яма.
        [gear] { $square }: механизм.
       *[floor] { $square }: пол.
    }
twister-ui-say-side-open = Открыто к { $squares }.
twister-ui-say-side-dark = К { $squares } комната ещё не открыта.
twister-ui-say-side-wall = Стена к { $squares }.
twister-ui-say-side-closed = Опущенная решётка к { $squares }.
twister-ui-say-side-broken = Сломанная решётка к { $squares }.
twister-ui-say-walled = Новая комната закрыла стеной: { $ways }.
twister-ui-say-shut = Теперь пешком не дойти до выхода (стены, решётки или ямы): { $pieces }.
twister-ui-say-freed = Путь к выходу снова есть: { $pieces }.
twister-ui-say-unshown = Здесь стоят стартовые персонажи, { $name }; они ещё не показаны.
twister-ui-say-exits = Кому сколько до выхода
twister-ui-say-exit =
    { $way ->
        [no] До выхода пешком не дойти: мешают стены, решётки или ямы.
        [held] Выход пока закрывает { $by }.
        [crowd] Выход пока закрывают враги.
        [dark] Выход за неоткрытыми комнатами.
       *[yes] До выхода: { $squares ->
            [one] { $squares } клетка
            [few] { $squares } клетки
           *[many] { $squares } клеток
        }{ $walls ->
            [0] {""}
           *[other] {" "}(сквозь стены: { $walls })
        }, { $acts ->
            [1] 1 действие.
           *[other] от { $acts } действий.
        }
    }
twister-ui-key-fit = Показать всё подземелье
twister-ui-key-centre = Показать место действия
twister-ui-key-zoom = Масштаб
twister-ui-key-next = Выбрать следующего своего персонажа
twister-ui-key-far = К следующей клетке, где что-то есть
twister-ui-word-draw = ничья
twister-ui-tale-walk =
    { $count ->
        [one] { $character } { $start } → { $square }, { $count } клетка
        [few] { $character } { $start } → { $square }, { $count } клетки
        [many] { $character } { $start } → { $square }, { $count } клеток
       *[other] { $character } { $start } → { $square }, { $count } клеток
    }
twister-ui-tale-turns =
    { $way ->
        [left] { $character } поворачивает комнату { $place } влево
       *[right] { $character } поворачивает комнату { $place } вправо
    }
twister-ui-tale-goes-along =
    { $tokens } ({ $you ->
        [true] ваши
       *[other] { $name }
    }) → { $squares }
twister-ui-tale-end = Ход окончен.
twister-ui-tale-held = Ещё не размещено
twister-ui-tale-takes = берёт: { $item }
twister-ui-tale-drops = кладёт: { $item }
twister-ui-tale-gives = отдаёт: { $item }
twister-ui-tale-swaps = обменивает: { $item }
twister-ui-tale-combat = { $character } → { $target }: атака { $attack_total } против { $defence_total }
twister-ui-tale-wounded = ранение: { $character }
twister-ui-tale-killed = гибель: { $character }
twister-ui-tale-starter =
    { $count ->
        [one] выбран { $count } стартовый персонаж
        [few] выбраны { $count } стартовых персонажа
        [many] выбрано { $count } стартовых персонажей
       *[other] выбрано { $count } стартовых персонажей
    }
twister-ui-tale-hide =
    { $count ->
        [one] спрятан { $count } жетон
        [few] спрятаны { $count } жетона
        [many] спрятано { $count } жетонов
       *[other] спрятано { $count } жетонов
    }
twister-ui-step-move = { $piece } начинает движение.
twister-ui-step-go = шаг на { $square }.
twister-ui-step-starter = выбран стартовый персонаж.
twister-ui-step-hide = спрятан жетон.

## Notes: the rule behind what is told for the first time

twister-note-plays-card = Число на карте — сколько очков действия в этом ходу. Сыгранные карты вернутся, когда сыграны все четыре.
twister-note-moves = За одно действие персонаж идёт не дальше своей скорости: мимо своих, но не мимо врагов. Брать и класть вещи по пути можно бесплатно.
twister-note-reveals =
    Закрытую комнату открывает за 1 ОД тот, кто стоит перед ней{ $line_reveals ->
        [adjacent] {""}
       *[both] , а с линии — любую из двух
    }. Он размещает в ней { $reveal_placement ->
        [printed] свои предметы, остальное — соперник
       *[others] всё, кроме своих предметов: их — соперник
    }. Новые сразу могут действовать.
twister-note-turns = На механизме персонаж поворачивает на четверть свою комнату или вторую с тем же номером, со всеми, кто внутри, — туда, куда показывает её стрелка.
twister-note-attacks = В бой вступают все, кто стоит рядом с дерущимся врагом. Каждая сторона втайне добавляет карту; у кого сумма больше, тот победил. Проигравшие ранены, а кто был ранен — убит.
twister-note-breaks = Ломать решётки умеет только Воин; сломанная открыта для всех.
twister-note-opens = Открывать и закрывать решётки умеет только Воровка; открытая открыта для всех.
twister-note-jumps = Прыжок через одну яму, прямо или за угол, стоит действия и одной из трёх карт прыжка.
twister-note-passes-wall = Сквозь стену проходит только Верхолазка, на одну клетку за действие.
twister-note-leaves = Ступив на линию соперника, персонаж вышел. За каждого 1 очко, за Гоблина 2, за вынесенное сокровище ещё 1.
twister-note-wounded =
    Раненые лежат, пока их не вылечит Жрец (Тролль восстанавливается сам). { $attack_just_wounded ->
        [true] Их сразу можно снова атаковать
       *[false] Со следующего хода их снова можно атаковать
    }; кто проиграет ещё раз, убит: 1 очко сопернику.

## In the terminal

twister-cli-prices = Число на карте действий — очки действия (ОД) на ход, каждое действие стоит 1. За 1 ОД персонаж проходит столько клеток, какова его скорость, или меньше. Прыжок требует ещё и карты прыжка. Чтобы идти, введите персонажа и клетку: Воровка c4.
twister-cli-hide-more = Когда комнату откроют, жетоны из неё встанут на её клетки: персонажи могут сразу действовать за своих, предмет служит тому, кто его возьмёт. { $by ->
    [printed] Открывший размещает свои предметы, остальное — соперник.
   *[others] Открывший размещает всё, кроме своих предметов; их размещает соперник.
}
twister-cli-before-turn =
    { $you ->
        [true] Сыграйте карту действий.
       *[false] { $name } выбирает карту действий.
    }{ $last ->
        [you] {" "}Это ваш последний ход.
        [other] {" "}Это последний ход соперника.
       *[no] {""}
    }
twister-cli-turn =
    Ход { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}из { $limit }
    }: { $you ->
        [true] вы играете
       *[false] { $name } играет
    } карту { $card }. Осталось очков действия: { $left }{ $potion ->
        [0] .
       *[other] , и { $potion } от зелья.
    }{" "}Каждое действие стоит 1.{ $last ->
        [you] {" "}Это ваш последний ход.
        [other] {" "}Это последний ход соперника.
       *[no] {""}
    }
twister-cli-player =
    { $you ->
        [true] Вы
       *[false] { $name }
    }: победные очки { $points } из 5; карты действий { $actions }; карты боя { $combat }; { $figures }; вышли { $out }, погибли { $lost }.
twister-cli-characters =
    { $you ->
        [true] Ваши персонажи
       *[false] Персонажи, { $name }
    }: { $pieces }.
twister-cli-objects = Предметы на полу: { $pieces }.
twister-cli-wounded = ранение
twister-cli-lies = рана: не действует, пока не вылечат
twister-cli-idle = вылечен, отдыхает до конца хода
twister-cli-boost = очки зелья: { $count }
twister-cli-dark = Неоткрытые комнаты и спрятанные в них жетоны: { $rooms }.
twister-cli-dark-room =
    { $me ->
        [A] { $place }{"\u00A0"}(ваших{"\u00A0"}{ $a },{"\u00A0"}чужих{"\u00A0"}{ $b })
        [B] { $place }{"\u00A0"}(ваших{"\u00A0"}{ $b },{"\u00A0"}чужих{"\u00A0"}{ $a })
       *[none] { $place }{"\u00A0"}(A{"\u00A0"}{ $a },{"\u00A0"}B{"\u00A0"}{ $b })
    }
twister-cli-hidden =
    { $you ->
        [true] Ваши скрытые жетоны
       *[false] Скрытые жетоны, { $name }
    }: { $pieces }.
twister-cli-hand = Ещё не размещены: { $pieces }.
twister-cli-hand-of = Ещё не размещены, { $name }: { $pieces }.
twister-cli-moving =
    { $character } на { $square }, осталось клеток: { $steps }. Пройденный путь: { $path }.{ $reach ->
        [none] {""}
       *[other] {" "}Досягаемо: { $reach }. Введите клетку, чтобы дойти до неё.
    }
twister-cli-battle = Бой. Атака { $attack }: { $attackers }. Защита { $defence }: { $defenders }.
twister-cli-covered = Не видно на карте: { $pieces }.
twister-cli-signs = На карте: { $signs }; прописные буквы — A, строчные — B; + несёт что-то, ! ранение; из двух персонажей на клетке второй ранен; · пол, O яма, @ механизм (и рядом с фигурой на них), H (стоймя) и == (поперёк) закрытая решётка, : открытая, x сломанная, # неоткрытая комната; над и под комнатами — номер и стрелка.
twister-cli-object-square = { $id }
twister-cli-object-pieces = любая другая фигура
twister-cli-object-squares = любая другая клетка
twister-cli-object-dos = любое другое действие
twister-cli-object-places = любая другая комната
twister-cli-object-actions = любая другая карта
twister-cli-object-place = комната { $id }
twister-cli-object-combat = карта боя { $id }
twister-cli-object-action = карта { $id }
twister-ui-progress = Ход { $turn }
twister-cli-card-action = Карта { $card }: столько очков действия на ход. Возвращается, когда сыграны все четыре. { $where }
twister-cli-card-combat =
    Карта боя +{ $card }: столько прибавляет в бою. { $card ->
        [0] Всегда возвращается.
       *[other] Используется один раз.
    } { $where }
twister-cli-card-held = Есть у игроков: { $names }.
twister-cli-card-spent = Сейчас её нет ни у кого.
twister-cli-card-at = { $name }: { $where }.
twister-cli-fate-killed = убит
twister-cli-fate-escaped = за пределами подземелья
twister-cli-fate-gone = вне игры
twister-cli-card-hidden = лицом вниз на комнате { $place }
twister-cli-card-in-hand = ещё в руке
twister-cli-card-unknown = ещё не открыто
twister-cli-which-token = Кого или что? Введите номер либо название и место, например: { $example }.
twister-cli-token-figures = { $piece } (скорость { $speed }, сила { $strength })
twister-cli-hold-stand = { $piece }: на какую точку?
twister-cli-hold-hide = { $piece }: в какую комнату?
twister-cli-hold-place = { $piece }: на какую клетку? Введите её или номер.
twister-cli-hold-other = 0. Другой жетон
twister-cli-room-free = { $place } (свободно: { $count })
twister-cli-spot-every = Везде: { $what }.
twister-cli-spot-exit =
    { $way ->
        [no] до своего выхода пешком не дойти
        [held] выход закрывает { $held } ({ $at })
        [crowd] выход закрывают персонажи
        [dark] выход за неоткрытыми комнатами
       *[yes] до своего выхода { $acts ->
            [one] { $acts } действие
            [few] { $acts } действия
           *[many] { $acts } действий
        }
    }
twister-cli-spot-near =
    { $count ->
        [0] из ваших никто не дойдёт
        [one] ваш персонаж ({ $piece }) дойдёт за { $count } действие
        [few] ваш персонаж ({ $piece }) дойдёт за { $count } действия
       *[many] ваш персонаж ({ $piece }) дойдёт за { $count } действий
    }
twister-cli-spot-foe =
    { $count ->
        [0] враги не дойдут
        [one] враг ({ $piece }) дойдёт за { $count } действие
        [few] враг ({ $piece }) дойдёт за { $count } действия
       *[many] враг ({ $piece }) дойдёт за { $count } действий
    }
twister-cli-spot-nobody = никто не дойдёт
twister-cli-fight-sum = { $attackers } против { $defenders }
twister-cli-lost-carried =
    Если проиграет { $carrier }, погибнет и { $character } на руках (1 очко: { $target_you ->
        [true] вам
       *[other] { $target_name }
    }).
twister-cli-passing = Только пройти, не останавливаясь: { $squares }.
twister-cli-danger = В следующий ход вас может атаковать { $piece } (сила { $count }) на клетках: { $squares }.
twister-cli-burns = В следующий ход вражеский Волшебник может пустить огненный шар на клетки: { $squares }.
twister-cli-along =
    { $you ->
        [true] Вместе с комнатой переехали ваши: { $pieces }.
       *[other] Вместе с комнатой переехали фигуры ({ $name }): { $pieces }.
    }
twister-cli-no-way-round = { $why } И в обход за это действие не дойти.
twister-cli-numbers = Номер закреплён за действием до конца хода, поэтому номера могут идти не подряд.
twister-cli-combat-card =
    Сыграть +{ $card }: всего { $total }{ $wins ->
        [all] , победа, что бы ни сыграл соперник
        [never] , поражение, что бы ни сыграл соперник
        [none] {""}
        [least] , победа только над +0
       *[other] , победа над картами до +{ $wins }
    }{ $ties ->
        [none] {""}
       *[other] , ничья против +{ $ties }
    }
twister-cli-about-carry = Персонаж несёт одну вещь: любой предмет или раненого своей стороны. Взять, положить и передать своему можно бесплатно, посреди хода персонажа. Если тот, кто несёт, проиграет бой, раненый погибает. Вынесенное сокровище даёт 1 очко; вынесенный раненый спасён, но очков не даёт.
twister-cli-words-carry = нести, носить, взять, брать, поднять, положить, отдать, передать, обменять
twister-cli-words-leaves = выход, выйти, уйти, покинуть, очки, победа
twister-cli-words-turns = поворот, повернуть, механизм, вращать
twister-cli-words-attacks = атака, атаковать, бой, сила
twister-cli-words-jumps = прыжок, прыгнуть, прыгать
twister-cli-words-reveals = открыть, открыть комнату, вскрыть
twister-cli-words-wounded = рана, ранение, раненый, лечить, вылечить, лечение
twister-cli-words-moves = идти, ходить, движение

## Обучение

twister-lesson-welcome = В подземелье восемь комнат, и они вращаются. Через него наперегонки идут два отряда: круглые синие фигуры — ваши, квадратные красные — соперника ({ $b }).
twister-lesson-goal = Побеждает тот, кто первым наберёт 5 победных очков. Очко даёт каждый ваш персонаж, вышедший через дальнюю линию, и каждый убитый враг. Пока у обоих по 1.
twister-lesson-card = Ход начинается с карты действий. Карта 3 даёт 3 очка действия (ОД), по одному на действие. Карты вернутся, когда сыграете все четыре. Сыграйте 3.
twister-lesson-gate = Закрытая решётка никого не пускает, но Воровка откроет её за 1 действие. Нажмите на Воровку, потом «{ twister-ui-do-open }» и подтвердите.
twister-lesson-walk = Скорость у неё 5: за 1 действие она проходит до 5 клеток. Свои ей не мешают, а враги не пускают. Нажмите на Сокровище.
twister-lesson-take = Брать вещи по пути можно бесплатно: нажмите «{ twister-ui-do-take }». Вынесенное Сокровище принесёт 1 очко.
twister-lesson-dark = Перед Воровкой закрытая комната. Нажмите «{ twister-ui-do-reveal }».
twister-lesson-goblin = Кто открыл комнату, расставляет всё, что в ней было; только его предметы ставит соперник. Ваш Гоблин за выход приносит 2 очка: поставьте его перед дальней линией.
twister-lesson-over = Все 3 действия сделаны. Закончите ход.
twister-lesson-used = К Воровке подошёл вражеский Жрец. Нападите первыми: сыграйте 4.
twister-lesson-attack = Атакуйте: нажмите на Воровку, потом на Жреца.
twister-lesson-combat = К силе 2 каждый втайне добавляет карту боя: у кого сумма меньше, тот ранен. Сыгранная уходит из игры, кроме +0. У соперника 0, 2, 3 и 5: +6 победит точно, +4 — если у него не +5.
twister-lesson-won = Вы победили. Если раненый Жрец проиграет ещё раз, он погибнет. Теперь к выходу: путь закрыл вражеский Воин.
twister-lesson-gear = На комнатах V и VIII одно число — 2: с механизма одной можно повернуть и её, и другую. Ваш Воин стоит на механизме: нажмите на него, потом «{ twister-ui-do-turn }».
twister-lesson-rode = Вместе с комнатой повернулись все, кто внутри. Воровка теперь перед самой линией: нажмите на неё, потом на выход.
twister-lesson-more = Чёрные клетки — ямы. Воровка по ним ходит, остальные прыгают за действие и карту прыжка. В бою участвуют все, кто стоит рядом со сражающимся врагом.
twister-lesson-end = Обучение окончено, дальше вы сами: 3 очка, 1 действие, Гоблин у выхода. Нажмите на персонажа — увидите его силу и умения.
