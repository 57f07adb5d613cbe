raiders-title = Рейдеры подземелий
raiders-blurb = Пять уровней, одна карта на комнату: хватайте сокровища, но не истеките кровью.

## Table options

raiders-setting-quick = Быстрая игра
raiders-setting-quick-help = Все выбирают карту втайне и открывают одновременно. Первого игрока нет.
raiders-setting-strength_count = Сила монстров
raiders-setting-strength_count-help = По числу каких героев выбирать щит монстра. По правилам считают всех, кто спустился.
raiders-setting-strength_count-start = По всем спустившимся
raiders-setting-strength_count-living = По живым героям
raiders-setting-last_survivor = Последний живой герой
raiders-setting-last_survivor-help = Что будет, если до конца пятого уровня в живых остался один герой.
raiders-setting-last_survivor-play_on = Должен дойти до конца
raiders-setting-last_survivor-wins_now = Сразу побеждает
raiders-setting-solo_character = Ваш герой
raiders-setting-solo_character-help = В одиночной игре выбор не влияет на силы: у всех 2 сокровища и нет предметов.
raiders-setting-solo_character-explorer = { raiders-card-explorer }
raiders-setting-solo_character-knight = { raiders-card-knight }
raiders-setting-solo_character-thief = { raiders-card-thief }
raiders-setting-solo_character-warrior = { raiders-card-warrior }
raiders-setting-solo_character-mage = { raiders-card-mage }
raiders-setting-solo_wounds = Ранения в начале
raiders-setting-solo_wounds-help = Сложность: 2 — легко, 5 — почти невозможно.
raiders-setting-solo_chests = Сундуки сокровищниц
raiders-setting-solo_chests-help = Какие сундуки достаются вам из тех, чьё число меньше вашей карты.
raiders-setting-solo_chests-all = Все такие сундуки
raiders-setting-solo_chests-one = Только самый большой
raiders-setting-odds = Показывать шансы
raiders-setting-odds-help = Видно, что может скрываться в тёмных комнатах и у кого какие предметы. Внимательный игрок знал бы это и сам.

## Questions and buttons

raiders-ask-lay = Выберите, какую карту выложить.
raiders-ask-torch = Факел можно зажечь в любой момент.
raiders-part-card =
    { $card-id ->
        [torch] факел
        [crystal] кристалл
        [key] ключ
        [sword] меч
       *[other] { $card }
    }
raiders-part-item =
    { $item-id ->
        [torch] факел
        [crystal] кристалл
        [key] ключ
       *[sword] меч
    }
raiders-part-treasure =
    { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
        [many] { $count } сокровищ
       *[other] { $count } сокровища
    }
raiders-part-hurt =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
        [many] { $count } ранений
       *[other] { $count } ранения
    }
raiders-part-hit =
    { $full ->
        [0] { raiders-part-hurt }
       *[other] { $count ->
            [one] { $count } ранение
            [few] { $count } ранения
           *[many] { $count } ранений
        } из { $full }
    }
raiders-part-coins =
    { $full ->
        [0] { raiders-part-treasure }
       *[other] { $count ->
            [one] { $count } сокровище
            [few] { $count } сокровища
           *[many] { $count } сокровищ
        } из { $full }
    }
raiders-part-deadly = Десять ранений смертельны, лишние не в счёт.
raiders-part-capped = Больше 20 сокровищ иметь нельзя.
raiders-part-spent = Больше их не было.
raiders-part-cause =
    { $why ->
        [lowest] : наименьшая карта.
        [lower] : меньшая карта.
        [solo] : карта не больше карты монстра.
        [highest] { $seats-count ->
            [0] : наибольшая карта.
           *[other] : наибольшая карта есть и у других ({ $names }), сундук делят.
        }
        [second] { $seats-count ->
            [0] : вторая по величине карта.
           *[other] : вторая по величине карта есть и у других ({ $names }), сундук делят.
        }
        [richest] { $seats-count ->
            [0] : до этого сокровищ было больше всех.
           *[other] : до этого сокровищ было больше всех, и столько же у других ({ $names }).
        }
        [fewest] { $seats-count ->
            [0] : до этого ранений было меньше всех.
           *[other] : до этого ранений было меньше всех, и столько же у других ({ $names }).
        }
       *[other] { raiders-part-half }
    }
raiders-part-half =
    { $why ->
        [half] : половина от { $half }.
        [half-down] : половина от { $half } с округлением вниз.
        [half-life] : половина из { $half }, оставшихся до десятого.
        [half-life-down] : половина из { $half }, оставшихся до десятого, с округлением вниз.
       *[other] .
    }
raiders-part-why =
    { $why ->
        [lowest] , у них наименьшая карта.
        [lower] , у них меньшая карта.
        [richest] , у них больше всех сокровищ, поровну.
        [fewest] , у них меньше всех ранений, поровну.
       *[other] { raiders-part-half }
    }
raiders-part-after =
    { $after_you ->
        [true] вы
       *[other] { $after_name }
    }
raiders-do-lay = Выложить { raiders-part-card }
raiders-do-torch = Зажечь факел
raiders-undo-lay = Вернуть карту
raiders-undo-torch = Вернуть факел

raiders-warn-torch-nothing-dark = На этом уровне нет тёмных для вас комнат: факел не покажет ничего нового.
raiders-warn-crystal-useless = Остальные уже выложили карты: кристалл пропадёт зря.

## Why not

raiders-part-here =
    { $kind-id ->
        [monster] Здесь монстр.
        [vault] Здесь сокровищница.
        [trap] Здесь ловушка.
       *[storeroom] Здесь кладовая.
    }
raiders-why-torch-is-never-laid = Факел зажигают в любой момент, а карту выкладывают всё равно.
raiders-why-key-only-in-vault = Ключ годится только в сокровищнице. { raiders-part-here }
raiders-why-sword-only-against-monster = Меч годится только против монстра. { raiders-part-here }
raiders-why-game-over = Игра окончена.
raiders-why-you-are-dead = Ваш герой погиб и больше не выкладывает карт.
raiders-why-power-spent = Карта { $card } уже выложена; она вернётся в конце уровня.
raiders-why-already-laid = Вы уже выложили карту в этой комнате.
raiders-why-sealed = Вы уже выбрали; верните карту, чтобы выбрать другую.
raiders-why-after-the-others = Вы выложили кристалл: ваша карта — после всех. Сейчас ходит { $name }.
raiders-why-not-your-turn = Сейчас карту выкладывает { $name }.
raiders-why-room-done = Эта комната уже позади.
raiders-why-room-now = Вы в этой комнате: выберите карту из руки.
raiders-why-room-dark = Вы не знаете, что там, в темноте. Покажет факел.
raiders-why-room-ahead = Эта комната ещё впереди: комнаты проходят слева направо.

## What happened

raiders-log-solo =
    { $wounds ->
        [one] В одиночку спускается { $name } ({ $character }): { $wounds } ранение.
        [few] В одиночку спускается { $name } ({ $character }): { $wounds } ранения.
        [many] В одиночку спускается { $name } ({ $character }): { $wounds } ранений.
       *[other] В одиночку спускается { $name } ({ $character }): { $wounds } ранения.
    }
raiders-log-dealt =
    { $you ->
        [true] Ваш герой —
       *[other] { $name } —
    } { $character }.
raiders-log-first-player =
    { $you ->
        [true] По жребию первый игрок — вы.
       *[other] По жребию первый игрок — { $name }.
    }
raiders-log-level = Уровень { $level }: { $rooms }.
raiders-log-reveals = Тёмная комната открывается.
raiders-log-enters = Уровень { $level }, комната { $place }: { $room }.
raiders-log-monster-card = Карта монстра: { $card }.
raiders-log-lays =
    { $you ->
        [true] Вы выкладываете
       *[other] { $name } выкладывает
    } { $card }.
raiders-log-lays-item =
    { $you ->
        [true] Вы выкладываете
       *[other] { $name } выкладывает
    } { raiders-part-item }: он считается за 5 и уходит в запас.
raiders-log-crystal =
    { $you ->
        [true] Вы тратите кристалл: карту выложите после остальных.
       *[other] { $name } тратит кристалл: карту выложит после остальных.
    }
raiders-log-torch =
    { $you ->
        [true] Вы тратите факел и осматриваете тёмные комнаты; остальные не видят, что там.
       *[other] { $name } тратит факел и осматривает тёмные комнаты; остальные не видят, что там.
    }
raiders-log-sees = Ваш факел освещает комнату { $place }: { $room }.
raiders-log-earns =
    { $you ->
        [true] Вы получаете
       *[other] { $name } получает
    } { raiders-part-coins }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-capped }
    }
raiders-log-loses =
    { $you ->
        [true] Вы теряете
       *[other] { $name } теряет
    } { raiders-part-coins }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-spent }
    }
raiders-log-wounded =
    { $you ->
        [true] Вы получаете
       *[other] { $name } получает
    } { raiders-part-hit }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-deadly }
    }
raiders-log-healed =
    { $you ->
        [true] Вы залечиваете
       *[other] { $name } залечивает
    } { raiders-part-hurt }.
raiders-log-takes-item =
    { $you ->
        [true] Вы берёте
       *[other] { $name } берёт
    } { raiders-part-item }.
raiders-log-shortage =
    { $left ->
        [0] Таких предметов в запасе нет ({ $item }). Без добычи: { $names }.
       *[other] На всех не хватило ({ $item }, в запасе: { $left }). Без добычи: { $names }.
    }
raiders-log-monster-beaten =
    { $against ->
        [0] { $room }: монстр побеждён, { $total } против { $need }.
       *[other] { $room }: монстр побеждён, { $total } против { $against }.
    }
raiders-log-monster-missed =
    { $against ->
        [0] { $room }: монстр не побеждён, { $total } из { $need }.
       *[other] { $room }: монстр не побеждён, { $total } против { $against }.
    }
raiders-log-monster-confused = { $room }: карты равны, монстр в замешательстве, никто не ранен.
raiders-log-trap-goes =
    { $room-id ->
        [magnet] { $room }: наибольшая карта — { $value }.
        [boulder] { $room }: наибольшая карта — { $value }.
       *[other] { $room }: наименьшая карта — { $value }.
    }
raiders-log-trap-still =
    { $room-id ->
        [magnet] { $room }: наибольшая карта — { $value }, ловушка не сработала.
        [boulder] { $room }: наибольшая карта — { $value }, ловушка не сработала.
       *[other] { $room }: наименьшая карта — { $value }, ловушка не сработала.
    }
raiders-log-vault-nothing = { $room }: никто ничего не взял.
raiders-log-too-few-coins = { raiders-part-treasure } не разделить поровну ({ $names }): не получит никто.
raiders-log-coins-stay = В сундуке { $count ->
        [one] остаётся
        [few] остаются
       *[many] остаётся
    } { raiders-part-treasure }: { $total } не разделить поровну ({ $names }).
raiders-log-dies =
    { $you ->
        [true] Десятое ранение: ваш герой погибает.
       *[other] Десятое ранение: { $name } погибает.
    }
raiders-log-level-ends = Уровень { $level } пройден: все возвращают карты на руку.
raiders-log-leads =
    { $seats-count ->
        [0] { $you ->
            [true] Теперь первый игрок — вы: наибольшая карта, { $card }.
           *[other] Теперь первый игрок — { $name }: наибольшая карта, { $card }.
        }
       *[other] { $led ->
            [yes] { $you ->
                [true] Теперь первыми ходите вы: карта { $card } есть и у прежнего первого ({ raiders-part-after }), и ход переходит дальше.
               *[other] Теперь первым ходит { $name }: карта { $card } есть и у прежнего первого ({ raiders-part-after }), и ход переходит дальше.
            }
           *[no] { $you ->
                [true] Теперь первыми ходите вы: карта { $card } есть и у других ({ $names }), но вы сидите раньше по кругу.
               *[other] Теперь первым ходит { $name }: карта { $card } есть и у других ({ $names }), но { $name } сидит раньше по кругу.
            }
        }
    }
raiders-log-leads-on =
    { $you ->
        [true] Первый игрок по-прежнему вы: наибольшая карта, { $card }.
       *[other] Первый игрок по-прежнему { $name }: наибольшая карта, { $card }.
    }
raiders-log-bleeds =
    { $you ->
        [true] Ваш герой истекает кровью: ранений больше всех, { $count }.
       *[other] { $name } истекает кровью: ранений больше всех, { $count }.
    }
raiders-log-nobody-bleeds = У всех вышедших ранений поровну, { $count }: кровью не истекает никто.
raiders-log-wins =
    { $seats-you ->
        [true] Вы победили!
       *[other] Победитель: { $names }!
    }
raiders-log-share = Общая победа: { $names }.
raiders-log-nobody-wins = Никто не вышел живым. Победителей нет.
raiders-log-solo-survived =
    { $count ->
        [one] Герой вышел живым и вынес { $count } сокровище!
        [few] Герой вышел живым и вынес { $count } сокровища!
        [many] Герой вышел живым и вынес { $count } сокровищ!
       *[other] Герой вышел живым и вынес { $count } сокровища!
    }
raiders-log-solo-died =
    { $count ->
        [one] Герой погиб: { $count } сокровище осталось в подземелье.
        [few] Герой погиб: { $count } сокровища остались в подземелье.
        [many] Герой погиб: { $count } сокровищ осталось в подземелье.
       *[other] Герой погиб: { $count } сокровища осталось в подземелье.
    }

raiders-fate-won = победа
raiders-fate-shared = общая победа
raiders-fate-out = герой выбрался живым
raiders-fate-more-wounds = столько же сокровищ, больше ранений
raiders-fate-less = меньше сокровищ
raiders-fate-bled = герой истёк кровью
raiders-fate-dead = гибель в подземелье

## Cards

raiders-kind-monster = Монстр
raiders-kind-vault = Сокровищница
raiders-kind-trap = Ловушка
raiders-kind-storeroom = Кладовая

raiders-card-dark = тёмная комната
raiders-card-1 = 1
raiders-card-2 = 2
raiders-card-3 = 3
raiders-card-4 = 4
raiders-card-5 = 5
raiders-card-torch = Факел
raiders-card-crystal = Кристалл
raiders-card-key = Ключ
raiders-card-sword = Меч
raiders-card-explorer = Разведчик
raiders-card-knight = Рыцарь
raiders-card-thief = Вор
raiders-card-warrior = Воин
raiders-card-mage = Маг
raiders-card-snake = Змея
raiders-card-zombie = Зомби
raiders-card-skeleton = Скелет
raiders-card-goblin = Гоблин
raiders-card-cube = Желатиновый куб
raiders-card-troll = Тролль
raiders-card-dragon = Дракон
raiders-card-vault-1 = Сокровищница 1
raiders-card-vault-2 = Сокровищница 2
raiders-card-vault-3 = Сокровищница 3
raiders-card-vault-4 = Сокровищница 4
raiders-card-vault-2-1 = Сокровищница 2 + 1
raiders-card-vault-3-2 = Сокровищница 3 + 2
raiders-card-vault-4-2 = Сокровищница 4 + 2
raiders-card-magnet = Магнит
raiders-card-boulder = Валун
raiders-card-lava = Лава
raiders-card-spikes = Шипы
raiders-card-storeroom-items = Кладовая (предметы)
raiders-card-storeroom-coins = Кладовая (сокровища)

## What the cards do

raiders-part-wounds =
    { $wounds ->
        [one] { $wounds } ранение
        [few] { $wounds } ранения
        [many] { $wounds } ранений
       *[other] { $wounds } ранения
    }
raiders-part-wounds-each = { raiders-part-wounds }
raiders-part-monster =
    { $mode ->
        [solo] Выложите карту больше карты монстра, иначе получите { raiders-part-wounds }.
        [duel] Меньшая карта получает { raiders-part-wounds }; если карты равны — никто.
       *[base] Наберите вместе { $strength }, иначе каждый, кто выложил наименьшую карту, получит { raiders-part-wounds }.
    }
raiders-part-vault =
    { $mode ->
        [solo] Сундук ваш, если его число меньше вашей карты.
       *[base] Сундук берёт наибольшая карта; при равных картах — поровну, а что не делится, остаётся.
    }
raiders-part-vault-two =
    { $mode ->
        [solo] { $takes ->
            [largest] Ваш самый большой сундук из тех, чьё число меньше вашей карты.
           *[all] Ваши те сундуки, чьё число меньше вашей карты.
        }
       *[base] Большой сундук берёт наибольшая карта, малый — вторая по величине.
    }
raiders-text-snake = { raiders-part-monster }
raiders-text-zombie = { raiders-part-monster }
raiders-text-skeleton = { raiders-part-monster }
raiders-text-goblin = { raiders-part-monster }
raiders-text-cube = { raiders-part-monster }
raiders-text-troll = { raiders-part-monster }
raiders-text-dragon = { raiders-part-monster }
raiders-text-vault-1 = { raiders-part-vault }
raiders-text-vault-2 = { raiders-part-vault }
raiders-text-vault-3 = { raiders-part-vault }
raiders-text-vault-4 = { raiders-part-vault }
raiders-text-vault-2-1 = { raiders-part-vault-two }
raiders-text-vault-3-2 = { raiders-part-vault-two }
raiders-text-vault-4-2 = { raiders-part-vault-two }
raiders-text-magnet = Один череп — решает наибольшая карта: самые богатые теряют сокровища.
raiders-text-boulder = Один череп — решает наибольшая карта: ранения получают те, у кого ранений меньше всех.
raiders-text-lava = Два черепа — решает наименьшая карта: каждый теряет сокровища.
raiders-text-spikes = Два черепа — решает наименьшая карта: каждый получает ранения.
raiders-text-storeroom-items = Берите то, что стоит у вашего числа. Чего на всех не хватает, не берёт никто.
raiders-text-storeroom-coins = Каждый сполна получает то, что стоит у его числа.

## Screen

raiders-ui-tale-room = { $level }.{ $place } · { $room }
raiders-ui-name = { $name }
raiders-ui-names = { $names }
raiders-ui-name-value = { $name } { $value }
raiders-part-for =
    { $kind ->
        [monster] Монстр: { $room }
        [trap] Ловушка: { $room }
       *[other] { $room }
    }
raiders-ui-lay-for = выложите карту. { raiders-part-for }.
raiders-ui-lay-real = кристалл выложен, теперь выложите свою карту. { raiders-part-for }.
raiders-ui-final =
    { $lock ->
        [no] Взять назад нельзя:
       *[yes] Замок на кнопке — взять назад нельзя:
    } { $what ->
        [torch] вы увидите тёмные комнаты.
        [cards] карты всех откроются.
        [end] игра закончится.
        [level] уровень закончится и начнётся следующий.
        [card] следующий монстр покажет свою карту.
       *[room] откроется следующая комната.
    }
raiders-ui-used-up =
    { $item-id ->
        [torch] Факел
        [crystal] Кристалл
        [key] Ключ
       *[sword] Меч
    } уйдёт в запас и к вам не вернётся.
raiders-ui-lay-again = Чтобы подтвердить, нажмите карту ещё раз или кнопку.
raiders-ui-your-turn = Ваш ход.
raiders-ui-seal-for = втайне выберите карту. { raiders-part-for }.
raiders-ui-you-are-dead = Ваш герой погиб. Можно досмотреть до конца.
raiders-ui-torch-may = Свой факел можно зажечь в любой момент.
raiders-ui-torch-text =
    { $count ->
        [0] Факел не покажет ничего нового на этом уровне.
        [one] Факел покажет { $count } тёмную комнату уровня только вам и хода не отнимет.
        [few] Факел покажет { $count } тёмные комнаты уровня только вам и хода не отнимет.
       *[many] Факел покажет { $count } тёмных комнат уровня только вам и хода не отнимет.
    }
raiders-ui-wins = Победа: { $name }, сокровищ: { $count }.
raiders-ui-you-win = Вы победили, сокровищ: { $count }.
raiders-ui-share = Победу делят { $names }, сокровищ у каждого: { $count }.
raiders-ui-nobody-wins = Живым не вышел никто.
raiders-ui-solo-out = Вы выбрались, сокровищ: { $count }.
raiders-ui-solo-dead = Вы погибли в подземелье, осталось сокровищ: { $count }.

raiders-ui-crystal-more =
    { $others ->
        [0] Остальные уже выложили карты: кристалл пропадёт зря.
        [1] Сначала свою карту выложит { $names }, потом вы: { $left ->
            [1] останется только { $cards }
           *[other] на выбор { $cards }
        }.
       *[other] Сначала свои карты выложат { $names }, потом вы: { $left ->
            [1] останется только { $cards }
           *[other] на выбор { $cards }
        }.
    }
raiders-ui-monster-others =
    { $others ->
        [1] Нужно ещё { $missing }. Ещё выложит карту { $names }.
       *[other] Нужно ещё { $missing }. Ещё выложат карты { $names }.
    }
raiders-ui-monster-you = Нужно ещё { $missing }, и осталась только ваша карта.
raiders-ui-monster-beaten-already = Монстр уже побеждён, что бы вы ни выложили.
raiders-ui-monster-beaten = С вашей картой { $card } монстр побеждён.
raiders-ui-monster-needs =
    { $others ->
        [1] С вашей картой { $card } нужно ещё { $missing }. Карту выложит { $names }, не больше { $most }.
       *[other] С вашей картой { $card } нужно ещё { $missing }. Карты выложат { $names }, вместе не больше { $most }.
    }
raiders-ui-monster-needs-most = С вашей картой { $card } хватит, только если все выложат наибольшее: { $each }.
raiders-ui-monster-swords =
    { $said } { $known ->
        [yes] Меч уже учтён ({ $names }).
       *[no] Столько выйдет, только если неизвестный предмет — меч ({ $names }).
    }
raiders-ui-monster-sure = С вашей картой { $card } монстр будет побеждён: нужно ещё { $missing }, а хватит даже наименьших карт остальных ({ $names }).
raiders-ui-monster-hopeless =
    { $any ->
        [yes] Монстра уже не победить, какую карту ни выложи.
       *[no] С вашей картой { $card } монстра уже не победить.
    }
raiders-ui-monster-risk =
    { $said } { $lost ->
        [yes] Каждому
       *[no] Не выйдет — каждому
    } с наименьшей картой { raiders-part-wounds-each }, { $safe ->
        [yes] но не вам
       *[no] { $open ->
            [sure] и точно вам
            [other] но не вам; пока наименьшая: { $names }
            [yes] пока это { $names }
           *[no] это { $names }
        }
    }.
raiders-ui-monster-hits-you =
    { $wounds ->
        [one] Не хватит { $missing }, ваша карта { $card } наименьшая: вам { $wounds } ранение.
        [few] Не хватит { $missing }, ваша карта { $card } наименьшая: вам { $wounds } ранения.
       *[many] Не хватит { $missing }, ваша карта { $card } наименьшая: вам { $wounds } ранений.
    }
raiders-ui-monster-hits-both =
    { $wounds ->
        [one] Не хватит { $missing }. Наименьшая карта, { $card }, не только у вас ({ $names }): каждому { $wounds } ранение.
        [few] Не хватит { $missing }. Наименьшая карта, { $card }, не только у вас ({ $names }): каждому { $wounds } ранения.
       *[many] Не хватит { $missing }. Наименьшая карта, { $card }, не только у вас ({ $names }): каждому { $wounds } ранений.
    }
raiders-ui-deadly =
    { $others ->
        [1] { $said } Погибнет { $names }.
       *[other] { $said } Погибнут: { $names }.
    }
raiders-ui-deadly-you =
    { $others ->
        [0] { $said } Вы погибнете: { $most } из { $most }. Мёртвые не побеждают.
       *[other] { $said } Погибнете вы и { $names }.
    }
raiders-ui-deadly-may =
    { $said } { $sure ->
        [yes] Вы погибнете и уже не победите
       *[no] Если ранят вас, вы погибнете и уже не победите
    }: ранений у вас { $mine }, ещё { $wounds }, а { $most } смертельны.
raiders-ui-for-you = вам
raiders-ui-and-you =
    { $effect } { $count ->
        [0] (вам терять нечего)
       *[other] (у вас только { $count })
    }
raiders-ui-monster-hits =
    { $wounds ->
        [one] С вашей картой { $card } не хватит { $missing }. Каждому с наименьшей картой { $wounds } ранение: { $names }.
        [few] С вашей картой { $card } не хватит { $missing }. Каждому с наименьшей картой { $wounds } ранения: { $names }.
       *[many] С вашей картой { $card } не хватит { $missing }. Каждому с наименьшей картой { $wounds } ранений: { $names }.
    }
raiders-ui-duel-monster =
    { $wounds ->
        [one] За меньшую карту { $wounds } ранение; при равных картах — никому.
        [few] За меньшую карту { $wounds } ранения; при равных картах — никому.
       *[many] За меньшую карту { $wounds } ранений; при равных картах — никому.
    }
raiders-ui-duel-even = Карты равны: никто не ранен.
raiders-ui-duel-you =
    { $wounds ->
        [one] Ваша карта { $card } меньше: вам { $wounds } ранение.
        [few] Ваша карта { $card } меньше: вам { $wounds } ранения.
       *[many] Ваша карта { $card } меньше: вам { $wounds } ранений.
    }
raiders-ui-duel-other =
    { $wounds ->
        [one] Ваша карта { $card } больше: сопернику { $wounds } ранение.
        [few] Ваша карта { $card } больше: сопернику { $wounds } ранения.
       *[many] Ваша карта { $card } больше: сопернику { $wounds } ранений.
    }
raiders-ui-solo-monster =
    { $wounds ->
        [one] Выложите больше, чем { $value }, или получите { $wounds } ранение.
        [few] Выложите больше, чем { $value }, или получите { $wounds } ранения.
       *[many] Выложите больше, чем { $value }, или получите { $wounds } ранений.
    }
raiders-ui-solo-beats = Ваша карта { $card } больше, чем { $value }: монстр побеждён.
raiders-ui-solo-hit =
    { $wounds ->
        [one] Ваша карта { $card } не больше, чем { $value }: вам { $wounds } ранение.
        [few] Ваша карта { $card } не больше, чем { $value }: вам { $wounds } ранения.
       *[many] Ваша карта { $card } не больше, чем { $value }: вам { $wounds } ранений.
    }
raiders-ui-vault-one = Сундук берёт наибольшая карта; при равенстве — поровну, а что не делится, остаётся в сундуке.
raiders-ui-vault-two = Большой сундук — наибольшей карте, малый — следующей.
raiders-ui-vault-solo =
    { $takes ->
        [largest] Вы берёте самый большой сундук из тех, чьё число меньше вашей карты.
       *[all] Вы берёте сундуки, чьё число меньше вашей карты.
    }
raiders-ui-vault-takes =
    { $open ->
        [yes] Пока ваша карта { $card } приносит { $count ->
            [one] { $count } сокровище
            [few] { $count } сокровища
           *[many] { $count } сокровищ
        }.
       *[no] Ваша карта { $card } приносит { $count ->
            [one] { $count } сокровище
            [few] { $count } сокровища
           *[many] { $count } сокровищ
        }.
    }
raiders-part-chest =
    { $chest ->
        [first] большой сундук
        [second] малый сундук
       *[only] сундук
    }
raiders-ui-vault-shared =
    { $open ->
        [yes] Пока вы с картой { $card } делите { raiders-part-chest }, вам { $count }. Вместе с вами: { $names }.
       *[no] С картой { $card } вы делите { raiders-part-chest }, вам { $count }. Вместе с вами: { $names }.
    }
raiders-ui-vault-no-share =
    { $open ->
        [yes] Пока карта { $card } не только у вас ({ $names }): { raiders-part-treasure } не разделить, никто ничего не получит.
       *[no] Карта { $card } не только у вас ({ $names }): { raiders-part-treasure } не разделить, никто ничего не получит.
    }
raiders-ui-vault-most = Карта { $card } возьмёт разве что малый сундук, сокровищ не больше { $count }: остались только карты больше ({ $names }).
raiders-ui-vault-topped = Ваша карта { $card } ничего не возьмёт: остались только карты больше ({ $names }).
raiders-part-can =
    { $others ->
        [1] может
       *[other] могут
    }
raiders-ui-vault-in-vain = Ваша карта { $card } ничего не возьмёт: у других осталась только такая же, а на всех сундук не разделить.
raiders-part-share =
    { $splits ->
        [yes] тогда поровну
       *[no] тогда никому
    }
raiders-ui-vault-reach =
    { $said } { $how ->
        [higher] Карту больше ещё { raiders-part-can } выложить { $names }.
        [level] Такую же карту ({ raiders-part-share }) ещё { raiders-part-can } выложить { $names }.
        [either] Карту больше или такую же ({ raiders-part-share }) ещё { raiders-part-can } выложить { $names }.
       *[both] Карту больше ещё { raiders-part-can } выложить { $names }, такую же ({ raiders-part-share }) — { $level }.
    }{ $key ->
        [yes] {" "}Ключ считается за 5.
        [may] {" "}Предмет может быть ключом, а он — за 5.
       *[no] {""}
    }{ $best ->
        [0] {""}
       *[other] {" "}В итоге вам достанется не больше { $best }.
    }
raiders-ui-vault-nothing = Ваша карта { $card } ничего не приносит.
raiders-ui-trap-now = { $said } Сейчас это { $names }.
raiders-ui-trap-still = { raiders-part-decides }: ловушка не сработает.
raiders-ui-last-room = { $said } Эта комната последняя. { $how ->
        [bleeds] Вы истечёте кровью: больше всего ранений у вас.
        [may-bleed] Вы можете истечь кровью: больше всего ранений может оказаться у вас.
       *[bleeding] Больше всего ранений у вас: пока выходит, что вы истечёте кровью.
    }
raiders-part-cost =
    { $high ->
        [0] ничего
       *[other] { $costs ->
            [treasure] { raiders-part-coins-lost }
           *[wounds] { raiders-part-hurts }
        }
    }
raiders-part-coins-lost =
    { $high ->
        [one] −{ $high } сокровище
        [few] −{ $high } сокровища
       *[many] −{ $high } сокровищ
    }
raiders-part-hurts =
    { $high ->
        [one] { $high } ранение
        [few] { $high } ранения
       *[many] { $high } ранений
    }
raiders-part-span =
    { $whom ->
        [mine] вам{" "}
       *[other] {""}
    }{ $range ->
        [from] { $costs ->
            [treasure] −{ $low }…
           *[wounds] { $low }–
        }
        [upto] максимум{" "}
       *[exact] {""}
    }{ raiders-part-cost }{ $whom ->
        [names] {" "}({ $hit })
       *[other] {""}
    }{ $kills ->
        [yes] , вы погибнете
        [may] , можете погибнуть
       *[no] {""}
    }.
raiders-ui-trap-may =
    { $said } { $skulls ->
        [1] Больше
       *[other] Меньше
    } { raiders-part-can } выложить { $names }: { raiders-part-span }
raiders-ui-trap-sure =
    { raiders-part-decides }, но { $names } точно { $others ->
        [1] выложит
       *[other] выложат
    } { $by ->
        [highest] больше
       *[lowest] меньше
    }: { raiders-part-span }
raiders-part-others =
    { $costs ->
        [treasure] Другие потеряют
       *[wounds] Другие получат
    }: { $each }.
raiders-ui-trap-goes =
    { $all ->
        [alone] Решает ваша карта { $card }: { $effect }.
        [yes] { raiders-part-decides }. Каждому: { $effect }.
       *[no] { raiders-part-decides }: { $effect }. Кому: { $names }.
    }{ $rest ->
        [0] {""}
       *[other] {" "}{ raiders-part-others }
    }
raiders-part-which =
    { $by ->
        [highest] наибольшая
       *[lowest] наименьшая
    }
raiders-part-decides =
    { $open ->
        [yes] { $own ->
            [yes] Ваша { $card } пока { raiders-part-which }
           *[no] С вашей { $card } { raiders-part-which } пока { $value }
        }
        [same] После вашей { $card } ничего не изменится
       *[no] { $own ->
            [yes] Ваша { $card } — { raiders-part-which }
           *[no] С вашей { $card } { raiders-part-which } — { $value }
        }
    }
raiders-ui-trap-half =
    { $all ->
        [alone] Решает ваша карта { $card }. Вам:
       *[other] { raiders-part-decides }. Каждому:
    } { $costs ->
        [treasure] минус половина сокровищ с округлением вниз: у вас { $half }, потеряете { $count }.
       *[wounds] половина ранений, оставшихся до десятого, с округлением вниз: вам осталось { $half }, получите { $count }.
    }{ $rest ->
        [0] {""}
       *[other] {" "}{ raiders-part-others }
    }
raiders-ui-store-take = Вы берёте то, что стоит у выложенного числа.
raiders-ui-store-takes =
    { $open ->
        [yes] Пока за карту { $card } вы получаете: { $gain }.
       *[no] За карту { $card } вы получаете: { $gain }.
    }
raiders-ui-store-short =
    { $open ->
        [yes] Пока с картой { $card } на всех не хватает ({ $item }): не получит никто.
       *[no] С картой { $card } на всех не хватит ({ $item }): не получит никто.
    }
raiders-ui-up-to = { $said } Больше { $most } сокровищ иметь нельзя.
raiders-ui-trap-half-life = полпути до 10
raiders-ui-your-item = «{ $card }» (считается за 5)
raiders-ui-half-treasure = минус половина сокровищ с округлением вниз
raiders-ui-half-life = половина ранений, оставшихся до десятого, с округлением вниз
raiders-ui-lose-coins =
    { $count ->
        [one] −{ $count } сокровище
        [few] −{ $count } сокровища
       *[many] −{ $count } сокровищ
    }
raiders-ui-take-wounds =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[many] { $count } ранений
    }
raiders-ui-gain-coins =
    { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[many] { $count } сокровищ
    }
raiders-ui-gain-item = { $item } ({ $does })
raiders-ui-gain-heal =
    { $count ->
        [0] лечение, но ранений у вас нет
        [one] минус { $count } ранение
        [few] минус { $count } ранения
       *[many] минус { $count } ранений
    }

raiders-ui-board = Уровень { $level } из { $levels }, пять комнат
raiders-ui-level = Уровень { $level }
raiders-ui-of = из { $count }
raiders-ui-room = Комната { $room }
raiders-ui-in-play = сейчас
raiders-ui-you-saw = вы видели:
raiders-ui-open = открыта:
raiders-ui-all = все
raiders-ui-needs = { $room }, сила { $need }
raiders-ui-fight-duel = { $room }: бьёт по меньшей карте
raiders-ui-fight-solo = { $room } выкладывает { $card }
raiders-ui-fight-solo-dark = { $room }
raiders-ui-if-wins =
    { $wounds ->
        [one] Карты всех вместе должны дать { $need }, иначе каждый, кто выложил наименьшую, получит { $wounds } ранение.
        [few] Карты всех вместе должны дать { $need }, иначе каждый, кто выложил наименьшую, получит { $wounds } ранения.
       *[many] Карты всех вместе должны дать { $need }, иначе каждый, кто выложил наименьшую, получит { $wounds } ранений.
    }
raiders-ui-equal-safe =
    { $wounds ->
        [one] { $wounds } ранение. При равных картах — никому.
        [few] { $wounds } ранения. При равных картах — никому.
       *[many] { $wounds } ранений. При равных картах — никому.
    }
raiders-ui-solo-safe =
    { $wounds ->
        [one] Выложите больше, иначе { $wounds } ранение.
        [few] Выложите больше, иначе { $wounds } ранения.
       *[many] Выложите больше, иначе { $wounds } ранений.
    }
raiders-ui-more-needed = нужно ещё { $count }
raiders-ui-beaten = побеждён
raiders-ui-deck-left =
    { $count ->
        [one] В его колоде { $count } карта
        [few] В его колоде { $count } карты
       *[many] В его колоде { $count } карт
    }
raiders-ui-highest-card = наибольшая карта
raiders-ui-lowest-card = наименьшая карта
raiders-ui-skulls =
    { $skulls ->
        [1] один череп: решает наибольшая карта
       *[2] два черепа: решает наименьшая карта
    }
raiders-ui-counts = решает сейчас
raiders-ui-hits = кому
raiders-ui-hits-all = всем
raiders-ui-still = ничего
raiders-ui-first-chest = большой сундук
raiders-ui-second-chest = малый сундук
raiders-ui-chest = сундук
raiders-ui-nobody-yet = пока ничей
raiders-ui-nobody = никто
raiders-ui-each = по { $count }
raiders-ui-each-stays = по { $count }, в сундуке остаётся { $stays }
raiders-ui-no-split = не разделить
raiders-ui-chest-cap = больше { $most } нельзя
raiders-ui-left = ещё { $count }
raiders-ui-too-few = на всех не хватит
raiders-ui-lay-laid = выложена
raiders-ui-lay-first = первый ход
raiders-ui-lay-crystal = кристалл: в конце
raiders-ui-lay-choice = ваш выбор
raiders-ui-lay-sealed = готово
raiders-ui-lay-sealed-you = ваша закрытая
raiders-ui-lay-next = выбирает
raiders-ui-lay-left = на руке
raiders-ui-hidden-card = закрытая карта

raiders-ui-power = Карты силы
raiders-ui-items = Предметы
raiders-ui-rivals = соперники видят только число
raiders-ui-spent = выложена
raiders-ui-text-torch = покажет тёмные комнаты
raiders-ui-text-crystal = ходить после всех
raiders-ui-text-key = 5 в сокровищнице
raiders-ui-text-sword = 5 против монстра
raiders-ui-idle = сейчас без пользы
raiders-ui-rule-power = Выложите её в комнате: важно число. Вернётся в конце уровня.
raiders-ui-rule-torch = В любой момент, и в чужой ход: посмотрите все тёмные комнаты уровня. Остальные узнают лишь, что вы смотрели.
raiders-ui-rule-crystal = Выложите вместо карты: настоящую карту выложите после остальных. Несколько кристаллов сохраняют порядок.
raiders-ui-rule-key = Выложите в сокровищнице вместо карты силы. Считается за 5 и уходит в запас.
raiders-ui-rule-sword = Выложите против монстра вместо карты силы. Считается за 5 и уходит в запас.

raiders-ui-status-turn = ваш ход
raiders-ui-status-choosing = выбирает
raiders-ui-status-next = следующий
raiders-ui-status-played = выложено: { $card }
raiders-ui-status-played-item = { $card }, за 5
raiders-ui-status-crystal = кристалл: в конце
raiders-ui-status-crystal-seat = кристалл
raiders-ui-status-ready = карта выбрана
raiders-ui-status-dead = герой погиб
raiders-ui-status-won = победа
raiders-ui-leads = первый
raiders-ui-torch-lit = факел зажжён: этот игрок знает тёмные комнаты уровня
raiders-ui-torch-seen = При свете факела её видели: { $names }.
raiders-ui-items-held = предметы
raiders-ui-cap = макс.
raiders-ui-seat-treasure = Сокровищ: { $count }; больше { $most } иметь нельзя.
raiders-ui-seat-treasure-free = Сокровищ: { $count }.
raiders-ui-seat-wounds = Ранений: { $count }; { $most } смертельны.
raiders-ui-seat-worst = Больше всех ранений: после 5-го уровня истекут кровью все, у кого их больше всего. Пока это { $names }.
raiders-ui-bleeding = Больше всех ранений, в конце это смерть: { $names }
raiders-ui-bleeds = Смерть от потери крови неизбежна: { $names }
raiders-ui-may-bleed = Смерть от потери крови возможна: { $names }
raiders-ui-end-lead = С этой минуты впереди всех, кто вышел живым: { $names }.
raiders-ui-supply = Запас

raiders-ui-odds = Шансы
raiders-ui-odds-off = За этим столом шансы не показывают.
raiders-ui-odds-unseen = Ещё не открыто карт комнат: { $count }.
raiders-ui-odds-dark =
    { $count ->
        [0] { $seen ->
            [0] На этом уровне тёмных комнат больше нет.
           *[other] Вы уже видели все тёмные комнаты этого уровня.
        }
        [one] { $count } тёмная комната на уровне. Шансы для неё:
        [few] { $count } тёмные комнаты на уровне. Шансы для каждой:
       *[many] { $count } тёмных комнат на уровне. Шансы для каждой:
    }
raiders-ui-dark-odds = Здесь может быть:
raiders-ui-odds-held = На руках
raiders-ui-odds-held-none = нет предметов
raiders-ui-odds-monsters = Колода монстров
raiders-ui-percent = { $count } %

raiders-ui-chip-treasure =
    { $count ->
        [one] { $sign }{ $count } сокровище
        [few] { $sign }{ $count } сокровища
       *[many] { $sign }{ $count } сокровищ
    }
raiders-ui-chip-wounds =
    { $count ->
        [one] { $sign }{ $count } ранение
        [few] { $sign }{ $count } ранения
       *[many] { $sign }{ $count } ранений
    }
raiders-ui-chip-leads = первый ход
raiders-ui-chip-leads-on = остаётся первым
raiders-ui-verdict-vault =
    { $count ->
        [1] Сундук открыт
       *[other] Сундуки открыты
    }
raiders-ui-verdict-nothing = Никто ничего не взял
raiders-ui-verdict-storeroom = Запасы розданы
raiders-ui-verdict-confused = Равные карты: промах
raiders-ui-verdict-beaten-sum =
    { $against ->
        [0] Побеждён: { $laid } против { $need }
       *[other] Побеждён: { $laid } против { $against }
    }
raiders-ui-verdict-missed-sum =
    { $against ->
        [0] Не побеждён: { $laid } из { $need }
       *[other] Не побеждён: { $laid } против { $against }
    }
raiders-ui-verdict-beaten = Побеждён
raiders-ui-verdict-missed = Удар по меньшей карте
raiders-ui-verdict-none = без последствий
raiders-ui-verdict-no-share = не делится поровну
raiders-ui-half-none =
    { $you ->
        [yes] Вы ничего не теряете
       *[no] { $name } ничего не теряет
    }: { $half ->
        [0] терять нечего
       *[other] половина от { $half } с округлением вниз — 0
    }.
raiders-ui-verdict-half = половина от { $half }, округлено вниз: ничего
raiders-ui-defeat-dies = Ваш герой погиб
raiders-ui-defeat-bleeds = Ваш герой истёк кровью
raiders-ui-cut =
    { $what ->
        [earns] сокровищ: +{ $count } из { $full }, больше 20 не бывает
        [loses] сокровищ: −{ $count } из { $full }, больше не было
        [deadly] +{ $count }, десятое ранение смертельно
       *[wounded] ранений: { $count } из { $full }, десятое смертельно
    }
raiders-ui-defeat-dies-why = Десять ранений смертельны.
raiders-ui-defeat-bleeds-why =
    { $others ->
        [0] Самый израненный из вышедших истекает кровью. Это вы, ранений: { $wounds }.
       *[other] Самые израненные из вышедших истекают кровью, при равенстве — все такие. Это вы и { $names }, ранений: { $wounds }.
    }
raiders-ui-defeat-wounds = ранения
raiders-ui-defeat-treasure = Сокровища
raiders-ui-defeat-level = Уровень
raiders-ui-defeat-of = { $level } из { $levels }
raiders-ui-cause =
    { $why ->
        [lowest] наименьшая: { $change }
        [lower] меньшая карта: { $change }
        [level] { $change } (поровну)
        [highest] { $shared ->
            [no] наибольшая: { $change }
           *[other] наибольшая, поровну: { $change }
        }
        [second] { $shared ->
            [no] вторая: { $change }
           *[other] вторая, поровну: { $change }
        }
        [richest] больше всех сокровищ: { $change }
        [fewest] меньше всех ранений: { $change }
        [half] половина от { $half }: { $change }
        [half-down] половина от { $half }, округлено вниз: { $change }
        [half-life] половина от { $half }: { $change }
        [half-life-down] половина от { $half }, округлено вниз: { $change }
       *[other] { $change }
    }
raiders-ui-verdict-trap =
    { $by ->
        [highest] Ловушка сработала: наибольшая карта { $value }
       *[other] Ловушка сработала: наименьшая карта { $value }
    }
raiders-ui-verdict-still =
    { $by ->
        [highest] Ловушка не сработала: наибольшая карта { $value }
       *[other] Ловушка не сработала: наименьшая карта { $value }
    }
raiders-ui-verdict-dead =
    { $several ->
        [no] Погибает { $names }
       *[other] Погибают: { $names }
    }
raiders-ui-verdict-dead-you = Ваш герой погибает
raiders-ui-came-monster =
    { $beaten ->
        [yes] Силы карт хватает: никто не ранен.
       *[no] Силы карт не хватает: каждый, кто выложил наименьшую, получает { raiders-part-wounds }.
    }
raiders-ui-came-solo =
    { $beaten ->
        [yes] Ваша карта больше карты монстра: вы не ранены.
       *[no] Ваша карта не больше карты монстра: вы получаете { raiders-part-wounds }.
    }
raiders-ui-came-items = Каждый берёт то, что стоит у его числа; если на всех не хватает, не берёт никто.
raiders-ui-came-unsplit = { raiders-part-treasure } на всех не разделить: при равных картах сундук не берёт никто.
raiders-ui-each-wounded =
    { $names }: по { $count ->
        [one] { $count } ранению
        [few] { $count } ранения
       *[many] { $count } ранений
    }{ $full ->
        [0] {""}
       *[other] {" "}из { $full }
    }{ raiders-part-why }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-deadly }
    }
raiders-ui-each-loses =
    { $names }: −{ raiders-part-coins } каждому{ raiders-part-why }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-spent }
    }
raiders-ui-each-earns =
    { $names }: по { $count ->
        [one] { $count } сокровищу
        [few] { $count } сокровища
       *[many] { $count } сокровищ
    }{ $full ->
        [0] {""}
       *[other] {" "}из { $full }
    }{ $shared ->
        [no] .
       *[other] , { $why ->
            [second] у них вторая по величине карта, сундук делят.
           *[other] у них наибольшая карта, сундук делят.
        }
    }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-capped }
    }
raiders-ui-each-healed =
    { $count ->
        [one] { $names }: залечено по { $count } ранению.
        [few] { $names }: залечено по { $count } ранения.
       *[many] { $names }: залечено по { $count } ранений.
    }
raiders-ui-each-takes-item = { $names }: { raiders-part-item } каждому.
raiders-ui-short = не хватило: { $count }
raiders-ui-resolving = итог
raiders-ui-hidden = скрыта
raiders-ui-driven-off = монстр побеждён
raiders-ui-confused = карты равны
raiders-ui-stood-still = не сработала
raiders-ui-nothing-lost = без потерь
raiders-ui-nothing-taken = ничего не взято
raiders-ui-room-head = Комната{"\u00A0"}{ $room }: { $name }
raiders-ui-level-over = Уровень { $level } пройден
raiders-part-tied =
    { $count ->
        [0] если таких несколько, то все они; если ранений у всех поровну, то никто.
       *[other] если таких несколько, то все они; если ранений у всех поровну, то никто. Сейчас в опасности { $names }.
    }
raiders-ui-level-over-more =
    { $mode ->
        [base] После 5-го уровня истечёт кровью самый израненный, как бы богат он ни был; { raiders-part-tied }
       *[other] Все возвращают карты силы на руку.
    }
raiders-ui-first-level = Спуск в подземелье
raiders-ui-first-level-you = Ваш герой — { $character }
raiders-ui-first-level-more = Уровней { $levels }, на каждом по 5 комнат. Побеждает самый богатый из тех, кто вышел живым, но самый израненный из них истечёт кровью.
raiders-ui-last-level = Последний уровень
raiders-ui-last-level-more = После него из оставшихся победит самый богатый, а самый израненный истечёт кровью; { raiders-part-tied }
raiders-ui-bleed-head = Самые израненные истекают кровью
raiders-ui-bleed-more = Больше всех ранений среди вышедших ({ $count }): { $names }.
raiders-ui-tag-treasure = больше всех сокровищ
raiders-ui-tag-wounds = больше всех ранений
raiders-ui-tag-bleeds = истекает кровью
raiders-ui-tally = Сокровища и ранения
raiders-ui-just-now = Только что
raiders-ui-again = Показать ещё раз
raiders-figure-turns = Пройдено комнат
raiders-figure-treasure = Сокровища
raiders-figure-wounds = Ранения

raiders-ui-sr-seat = Место { $seat }, { $name }, { $character }. Сокровищ: { $treasure }, ранений: { $wounds } из { $most }. Карты силы: { $power }. Предметы: { $items }.
raiders-ui-sr-leads = Первый игрок.
raiders-ui-sr-none = нет
raiders-ui-sr-room = Комната { $place } из 5: { $room }. { $figures } { $state }
raiders-ui-sr-done-room = Комната { $place } из 5: { $room }. { $state }
raiders-ui-sr-named = { $room }, { $kind }
raiders-ui-sr-dark = Комната { $place } из 5: тёмная, вы не знаете, что там.
raiders-ui-sr-saw = Комната { $place } из 5: тёмная. Вам известно: { $room }. { $figures }
raiders-ui-sr-now = Вы в этой комнате.
raiders-ui-sr-done = Пройдена: { $outcome }.
raiders-ui-sr-ahead = Ещё впереди.
raiders-ui-sr-chests =
    { $count ->
        [1] Сундук: { $chests }.
       *[other] Сундуки: { $chests }.
    }
raiders-ui-sr-harm = { $row }: { $effect }
raiders-ui-sr-harm-none = любое другое число: ничего
raiders-ui-sr-card = { $card }. { $state } { $at } из { $count }.
raiders-ui-sr-power = Карта силы { $card }
raiders-ui-sr-can = Можно выложить.
raiders-ui-sr-can-torch = Можно зажечь.
raiders-ui-sr-cannot = Нельзя выложить: { $why } Вопросительный знак — правило.
raiders-ui-sr-selected = Выбрана.
raiders-ui-sr-spent = Выложена.
raiders-ui-sr-sealed = Выбрана, закрыта.
raiders-ui-sr-bar =
    { $missing ->
        [0] Нужна сила { $need }, выложено { $laid }: монстр побеждён.
       *[other] Нужна сила { $need }, выложено { $laid }: не хватает { $missing }.
    }
raiders-ui-sr-claim =
    { $each ->
        [0] Сундук { $chest }: { $names } (не разделить, не получит никто).
       *[other] { $several ->
            [yes] Сундук { $chest }: { $names } (каждому { $each }{ $stays ->
                [0] {""}
               *[other] , остаётся { $stays }
            }).
           *[no] Сундук { $chest }: { $names }.
        }
    }
raiders-ui-sr-claim-none = Сундук { $chest }: пока ничей.
raiders-ui-sr-trap-quiet = Решает карта { $value }. Пока ничего не происходит.
raiders-ui-sr-trap-now = Решает карта { $value }, эффект: { $harm }. Пока что пострадают: { $names }.
raiders-ui-sr-supply = Осталось в запасе: { $items }.
raiders-ui-sr-takes =
    { $short ->
        [yes] { $what }: { $names } (на всех не хватит, не получит никто).
       *[no] { $what }: { $names }.
    }
raiders-ui-sr-change = { $name } { $change }
raiders-ui-sr-coins =
    { $count ->
        [one] { $sign }{ $count } сокровище
        [few] { $sign }{ $count } сокровища
       *[many] { $sign }{ $count } сокровищ
    }
raiders-ui-sr-wounds =
    { $count ->
        [one] { $sign }{ $count } ранение
        [few] { $sign }{ $count } ранения
       *[many] { $sign }{ $count } ранений
    }
raiders-ui-sr-heal =
    { $count ->
        [one] залечено { $count } ранение
        [few] залечено { $count } ранения
       *[many] залечено { $count } ранений
    }
raiders-ui-sealed-more = Ваш выбор: { $card }. Откроется, когда выберут все.

## In the terminal

raiders-cli-room = Уровень { $level } из { $levels }, комната { $place }: { $card }.
raiders-cli-monster = { $card } (сила { $strength }, ранения: { $wounds })
raiders-cli-monster-lone = { $card } (ранения: { $wounds })
raiders-cli-trap-magnet = { $card } (наибольшая карта { $harm }; теряют сокровища)
raiders-cli-trap-boulder = { $card } (наибольшая карта { $harm }; ранения)
raiders-cli-trap-lava = { $card } (наименьшая карта { $harm }; теряют сокровища)
raiders-cli-trap-spikes = { $card } (наименьшая карта { $harm }; ранения)
raiders-cli-half = половина
raiders-cli-sum =
    { $missing ->
        [0] На столе { $laid } из { $need }: этого хватает.
       *[other] На столе { $laid } из { $need }; не хватает { $missing }.
    }
raiders-cli-sure = Его точно одолеют: хватит и самых низких карт.
raiders-cli-lost = Его уже не одолеть.
raiders-cli-low = Наименьшая карта: { $names }.
raiders-cli-hit =
    { $count ->
        [one] { $count } ранение: { $names }.
        [few] { $count } ранения: { $names }.
       *[many] { $count } ранений: { $names }.
    }
raiders-cli-higher = Выше может выложить: { $names }.
raiders-cli-level = Столько же может выложить: { $names }.
raiders-cli-monster-card = Его карта: { $card }.
raiders-cli-ahead = Впереди: { $rooms }.
raiders-cli-place = { $place }{"\u00A0"}{ $card }
raiders-cli-known = { $place }{"\u00A0"}{ $card } (вам известно)
raiders-cli-last-room = Это последняя комната уровня.
raiders-cli-hero =
    { $name }{ $you ->
        [true] {" "}(вы)
       *[other] {""}
    }, { $character }: сокровища { $treasure }, ранения { $wounds }, предметы { $items }, карты { $power }{ $laid ->
        [none] {""}
       *[other] , на столе { $laid }
    }.
raiders-cli-hero-dead = { $name }, { $character }: герой погиб, сокровища { $treasure }.
raiders-cli-order = Порядок в этой комнате: { $names }.
raiders-cli-hand = Ваша рука: { $cards }.
raiders-cli-hand-of = Рука, { $name }: { $cards }.
raiders-cli-character =
    { $card }. В начале: сокровища { $treasure }, ранения { $wounds }, предметы: { $items }.{ $names ->
        [none] {""}
       *[other] {" "}Здесь за этого героя играет: { $names }.
    }
raiders-cli-monster-deck = Колода монстров: осталось { $left }; вышли: { $shown }.
raiders-cli-object-room = комната { $id }

## What is wrong with a table

error-raiders-living-play-on = При strength_count=living последний выживший побеждает сразу: выберите last_survivor=wins_now.

## How it ended

raiders-ui-end-coins =
    { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
        [many] { $count } сокровищ
       *[other] { $count } сокровища
    }
raiders-ui-end-wounds =
    { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
        [many] { $count } ранений
       *[other] { $count } ранения
    }
raiders-ui-end-wins =
    { $you ->
        [yes] Вы победили: { $coins }
       *[no] Побеждает { $name }: { $coins }
    }
raiders-ui-end-shared = Общая победа: { $names }, у каждого { $coins }
raiders-ui-end-nobody = Победителей нет: живым не вышел никто
raiders-ui-end-solo-out =
    { $you ->
        [yes] Вы вышли из подземелья: { $coins }
       *[no] { $name }: подземелье пройдено, { $coins }
    }
raiders-ui-end-solo-dead =
    { $you ->
        [yes] Вы погибли в подземелье
       *[no] { $name }: гибель в подземелье
    }
raiders-ui-end-solo-out-more = { $wounds }; десять — это смерть.
raiders-ui-end-solo-dead-more = { $wounds }. Осталось внизу: { $coins }.
raiders-ui-end-shared-more = И ранений поровну, у каждого { $wounds }.
raiders-ui-end-tied =
    { $you ->
        [yes] У вас столько же сокровищ, но больше ранений: { $theirs } против { $wounds }.
       *[no]
            { $alone ->
                [yes] { $names }: столько же сокровищ, но больше ранений, { $theirs } против { $wounds }.
               *[no] Столько же сокровищ, но больше ранений: { $names }.
            }
    }
raiders-ui-end-richer =
    { $you ->
        [yes]
            { $fate ->
                [bled] У вас было больше, { $coins }, но вы истекли кровью.
               *[dead] У вас было больше, { $coins }, но вы погибли в подземелье.
            }
       *[no]
            { $fate ->
                [bled] { $name }: было больше, { $coins }, но герой истёк кровью.
               *[dead] { $name }: было больше, { $coins }, но гибель в подземелье.
            }
    }
raiders-ui-end-as-rich =
    { $you ->
        [yes]
            { $fate ->
                [bled] У вас было столько же сокровищ, но вы истекли кровью.
               *[dead] У вас было столько же сокровищ, но вы погибли в подземелье.
            }
       *[no]
            { $fate ->
                [bled] { $name }: сокровищ столько же, но герой истёк кровью.
               *[dead] { $name }: сокровищ столько же, но герой погиб в подземелье.
            }
    }
raiders-ui-end-alone = Больше никто не вышел живым.
raiders-ui-end-second =
    { $you ->
        [yes] Второе место у вас: { $coins }.
       *[no] Второе место: { $name }, { $coins }.
    }
raiders-ui-end-why-richest = больше всех сокровищ
raiders-ui-end-why-fewest = у самых богатых меньше всего ранений
raiders-ui-end-why-alone = больше никто не вышел живым
raiders-ui-end-why-shared = сокровищ и ранений поровну
raiders-ui-end-why-out = подземелье пройдено
raiders-ui-end-why-wounds =
    { $count ->
        [one] столько же сокровищ, на { $count } ранение больше
        [few] столько же сокровищ, на { $count } ранения больше
        [many] столько же сокровищ, на { $count } ранений больше
       *[other] столько же сокровищ, на { $count } ранения больше
    }
raiders-ui-end-why-less =
    { $count ->
        [one] на { $count } сокровище меньше
        [few] на { $count } сокровища меньше
        [many] на { $count } сокровищ меньше
       *[other] на { $count } сокровища меньше
    }
raiders-ui-end-why-bled = больше всех ранений: смерть от потери крови
raiders-ui-end-why-dead =
    { $level ->
        [0] гибель от ранений
       *[other] гибель от ранений на уровне { $level }
    }
raiders-ui-end-doomed =
    { $you ->
        [yes] С этой минуты у вас больше ранений, чем у любого из выживших.
       *[no] С этой минуты { $name }: больше ранений, чем у любого из выживших.
    }
raiders-part-without =
    { $undone ->
        [room] Без этой комнаты, будь остальное так же,
       *[gain] Без этого
    }
raiders-ui-end-without =
    { $count ->
        [1] { $you ->
            [yes] { raiders-part-without } победили бы вы.
           *[no] { raiders-part-without } побеждает { $names }.
        }
       *[other] { raiders-part-without } победу делят { $names }.
    }
raiders-ui-end-out =
    { $you ->
        [yes] Ваши сокровища больше не считались: мёртвые не побеждают.
       *[no] Сокровища игрока { $name } больше не считались: мёртвые не побеждают.
    }
raiders-ui-end-most =
    { $what ->
        [earns] Самая большая добыча за игру.
        [loses] Самая большая потеря за игру.
       *[wounded] Больше всего ранений за один раз.
    }
raiders-ui-end-total =
    { $you ->
        [yes] В конце у вас { $coins }, { $wounds }.
       *[no] { $name } в конце: { $coins }, { $wounds }.
    }
raiders-ui-end-bleeding = Кровотечение
raiders-ui-end-where = Уровень { $level }, комната { $room }
raiders-ui-end-where-last = После последней комнаты

## Notes: the rule behind what is told for the first time

raiders-note-level = В каждой комнате все выкладывают по одной карте. Выложенные карты вернутся, когда уровень кончится.
raiders-note-wounded = Десятое ранение смертельно. Если играют трое и больше, в конце истечёт кровью тот из живых, у кого ранений больше всех.
raiders-ui-progress = Уровень { $level }, комната { $room }

## Обучение

raiders-lesson-welcome = Четыре героя, одно подземелье. Все проходят одни и те же комнаты, а побеждает тот, кто вынесет больше сокровищ. Вы — Маг.
raiders-lesson-hand = Это ваши карты. В каждой комнате вы выкладываете одну, а после пяти комнат все вернутся к вам.
raiders-lesson-vault = Сокровищница с двумя сундуками. Наибольшая карта берёт 3 сокровища, вторая по величине — 2. Выложившие одинаковые карты делят сундук.
raiders-lesson-highest = Вы ходите первым, а карты больше 5 нет ни у кого: выложите 5.
raiders-lesson-took = Вы берёте 3 сокровища, а { $d } за карту 4 — два. Наибольшая карта начинает и следующую комнату: снова ходите вы.
raiders-lesson-trap = Это ловушка «Валун». Один череп: решает наибольшая карта. Если это 3, 4 или 5, Валун ранит того, у кого ранений меньше всех. Сейчас это { $d }.
raiders-lesson-low = Значит, вам Валун не грозит. Отдайте самую слабую карту: выложите 1.
raiders-lesson-hit = В прошлой комнате Валун сработал от карты 3 ({ $c }), и { $d } теперь с ранением. Другие ловушки отнимают сокровища. Если черепа два, решает наименьшая карта, а удар — по всем героям.
raiders-lesson-storeroom = Кладовая: вы берёте то, что стоит у вашего числа. Внизу написано, сколько этого осталось в запасе. Зелёное сердце у числа 5 лечит ранение.
raiders-lesson-items = Ключ считается за 5 в сокровищнице, меч — за 5 против монстра. Факел показывает тёмные комнаты. С кристаллом вы ходите последним.
raiders-lesson-sword = В следующей комнате ждёт монстр, так что вам пригодится меч. Выложите 4.
raiders-lesson-monster = Монстр. Числа на четырёх картах складываются: если вышло 14 или больше, Гоблин побеждён. Если меньше, тот, чья карта наименьшая, получит 2 ранения.
raiders-lesson-strong = На столе уже 4 ({ $c }) и 1 ({ $d }), так что нужно ещё 9. Выложите меч: он уйдёт в запас, зато ваши 2 и 3 останутся.
raiders-lesson-beaten = Вместе вышло ровно 14: Гоблин побеждён, и никто не ранен. Последняя комната уровня — снова сокровищница.
raiders-lesson-crystal = Вы ходите первым, а остались только 2 и 3. Выложите кристалл: сначала увидите карты остальных, потом выберете свою.
raiders-lesson-second = { $b } с картой 5 и { $d } с ключом (он считается за 5) делят большой сундук. Малый берёт следующая по величине карта. Пока это 2 ({ $c }), так что выложите 3.
raiders-lesson-level = Уровень 1 пройден. В его последней комнате по 5 было у двоих: { $b } и { $d }. Теперь начинает тот, кто по кругу раньше после вас: { $b }. Ко всем вернулись все пять карт.
raiders-lesson-wounds = Следите за ранениями. Десятое смертельно. А после последней комнаты выбывает тот, у кого их больше всех, каким бы богатым он ни был. Если таких несколько, выбывают все.
raiders-lesson-end = Главное вы знаете. Играйте дальше здесь или соберите свой стол.
