raiders-title = Рейдери підземель
raiders-blurb = П’ять рівнів, одна карта на кімнату: хапайте скарби, та не стечіть кров’ю.

## Table options

raiders-setting-quick = Швидка гра
raiders-setting-quick-help = Усі обирають карту потай і відкривають одночасно. Першого гравця немає.
raiders-setting-strength_count = Сила монстрів
raiders-setting-strength_count-help = За кількістю яких героїв обирати щит монстра. За правилами рахують усіх, хто спустився.
raiders-setting-strength_count-start = За всіма, хто спустився
raiders-setting-strength_count-living = За живими героями
raiders-setting-last_survivor = Останній живий герой
raiders-setting-last_survivor-help = Що буде, якщо до кінця п’ятого рівня живим лишився один герой.
raiders-setting-last_survivor-play_on = Має дійти до кінця
raiders-setting-last_survivor-wins_now = Одразу перемагає
raiders-setting-solo_character = Ваш герой
raiders-setting-solo_character-help = У грі наодинці вибір не впливає на сили: у всіх 2 скарби й жодних предметів.
raiders-setting-solo_character-explorer = { raiders-card-explorer }
raiders-setting-solo_character-knight = { raiders-card-knight }
raiders-setting-solo_character-thief = { raiders-card-thief }
raiders-setting-solo_character-warrior = { raiders-card-warrior }
raiders-setting-solo_character-mage = { raiders-card-mage }
raiders-setting-solo_wounds = Рани на початку
raiders-setting-solo_wounds-help = Складність: 2 — легко, 5 — майже неможливо.
raiders-setting-solo_chests = Скрині у скарбницях
raiders-setting-solo_chests-help = Які скрині дістаються вам із тих, чиє число менше за вашу карту.
raiders-setting-solo_chests-all = Усі такі скрині
raiders-setting-solo_chests-one = Лише найбільша
raiders-setting-odds = Показувати шанси
raiders-setting-odds-help = Видно, що може ховатися в темних кімнатах і хто які предмети має. Уважний гравець знав би це й сам.

## Questions and buttons

raiders-ask-lay = Оберіть, яку карту викласти.
raiders-ask-torch = Смолоскип можна запалити будь-якої миті.
raiders-part-card =
    { $card-id ->
        [torch] смолоскип
        [crystal] кристал
        [key] ключ
        [sword] меч
       *[other] { $card }
    }
raiders-part-item =
    { $item-id ->
        [torch] смолоскип
        [crystal] кристал
        [key] ключ
       *[sword] меч
    }
raiders-part-treasure =
    { $count ->
        [one] { $count } скарб
        [few] { $count } скарби
        [many] { $count } скарбів
       *[other] { $count } скарбу
    }
raiders-part-hurt =
    { $count ->
        [one] { $count } рану
        [few] { $count } рани
        [many] { $count } ран
       *[other] { $count } рани
    }
raiders-part-hit =
    { $full ->
        [0] { raiders-part-hurt }
       *[other] { $count ->
            [one] { $count } рану
            [few] { $count } рани
           *[many] { $count } ран
        } із { $full }
    }
raiders-part-coins =
    { $full ->
        [0] { raiders-part-treasure }
       *[other] { $count ->
            [one] { $count } скарб
            [few] { $count } скарби
           *[many] { $count } скарбів
        } із { $full }
    }
raiders-part-deadly = Десять ран смертельні, зайві не рахуються.
raiders-part-capped = Більше ніж 20 скарбів мати не можна.
raiders-part-spent = Більше їх не було.
raiders-part-cause =
    { $why ->
        [lowest] : найменша карта.
        [lower] : менша карта.
        [solo] : карта не більша за карту монстра.
        [highest] { $seats-count ->
            [0] : найбільша карта.
           *[other] : найбільша карта є і в інших ({ $names }), скриню ділять.
        }
        [second] { $seats-count ->
            [0] : друга за величиною карта.
           *[other] : друга за величиною карта є і в інших ({ $names }), скриню ділять.
        }
        [richest] { $seats-count ->
            [0] : до цього скарбів було найбільше.
           *[other] : до цього скарбів було найбільше, і стільки ж в інших ({ $names }).
        }
        [fewest] { $seats-count ->
            [0] : до цього ран було найменше.
           *[other] : до цього ран було найменше, і стільки ж в інших ({ $names }).
        }
       *[other] { raiders-part-half }
    }
raiders-part-half =
    { $why ->
        [half] : половина від { $half }.
        [half-down] : половина від { $half } із заокругленням униз.
        [half-life] : половина з { $half }, що лишилися до десятої.
        [half-life-down] : половина з { $half }, що лишилися до десятої, із заокругленням униз.
       *[other] .
    }
raiders-part-why =
    { $why ->
        [lowest] , у них найменша карта.
        [lower] , у них менша карта.
        [richest] , у них найбільше скарбів, порівну.
        [fewest] , у них найменше ран, порівну.
       *[other] { raiders-part-half }
    }
raiders-part-after =
    { $after_you ->
        [true] ви
       *[other] { $after_name }
    }
raiders-do-lay = Викласти { raiders-part-card }
raiders-do-torch = Запалити смолоскип
raiders-undo-lay = Забрати карту назад
raiders-undo-torch = Забрати смолоскип

raiders-warn-torch-nothing-dark = На цьому рівні немає темних для вас кімнат: смолоскип не покаже нічого нового.
raiders-warn-crystal-useless = Решта вже виклала карти: кристал пропаде марно.

## Why not

raiders-part-here =
    { $kind-id ->
        [monster] Тут монстр.
        [vault] Тут скарбниця.
        [trap] Тут пастка.
       *[storeroom] Тут комора.
    }
raiders-why-torch-is-never-laid = Смолоскип запалюють будь-коли, а карту викладають усе одно.
raiders-why-key-only-in-vault = Ключ придатний лише у скарбниці. { raiders-part-here }
raiders-why-sword-only-against-monster = Меч придатний лише проти монстра. { raiders-part-here }
raiders-why-game-over = Гру завершено.
raiders-why-you-are-dead = Ваш герой загинув і більше не викладає карт.
raiders-why-power-spent = Карту { $card } вже викладено; вона повернеться наприкінці рівня.
raiders-why-already-laid = Ви вже виклали карту в цій кімнаті.
raiders-why-sealed = Ви вже обрали; заберіть карту назад, щоб обрати іншу.
raiders-why-after-the-others = Ви виклали кристал: ваша карта — після всіх. Зараз ходить { $name }.
raiders-why-not-your-turn = Зараз карту викладає { $name }.
raiders-why-room-done = Ця кімната вже позаду.
raiders-why-room-now = Ви в цій кімнаті: оберіть карту з руки.
raiders-why-room-dark = Ви не знаєте, що там у пітьмі. Покаже смолоскип.
raiders-why-room-ahead = Ця кімната ще попереду: кімнати проходять зліва направо.

## What happened

raiders-log-solo =
    { $wounds ->
        [one] Самотужки спускається { $name } ({ $character }): { $wounds } рана.
        [few] Самотужки спускається { $name } ({ $character }): { $wounds } рани.
        [many] Самотужки спускається { $name } ({ $character }): { $wounds } ран.
       *[other] Самотужки спускається { $name } ({ $character }): { $wounds } рани.
    }
raiders-log-dealt =
    { $you ->
        [true] Ваш герой —
       *[other] { $name } —
    } { $character }.
raiders-log-first-player =
    { $you ->
        [true] За жеребом перший гравець — ви.
       *[other] За жеребом перший гравець — { $name }.
    }
raiders-log-level = Рівень { $level }: { $rooms }.
raiders-log-reveals = Темна кімната відчиняється.
raiders-log-enters = Рівень { $level }, кімната { $place }: { $room }.
raiders-log-monster-card = Карта монстра: { $card }.
raiders-log-lays =
    { $you ->
        [true] Ви викладаєте
       *[other] { $name } викладає
    } { $card }.
raiders-log-lays-item =
    { $you ->
        [true] Ви викладаєте
       *[other] { $name } викладає
    } { raiders-part-item }: він рахується як 5 і йде до запасу.
raiders-log-crystal =
    { $you ->
        [true] Ви витрачаєте кристал: карту викладете після решти.
       *[other] { $name } витрачає кристал: карту викладе після решти.
    }
raiders-log-torch =
    { $you ->
        [true] Ви витрачаєте смолоскип і оглядаєте темні кімнати; решта не бачить, що там.
       *[other] { $name } витрачає смолоскип і оглядає темні кімнати; решта не бачить, що там.
    }
raiders-log-sees = Ваш смолоскип освітлює кімнату { $place }: { $room }.
raiders-log-earns =
    { $you ->
        [true] Ви здобуваєте
       *[other] { $name } здобуває
    } { raiders-part-coins }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-capped }
    }
raiders-log-loses =
    { $you ->
        [true] Ви втрачаєте
       *[other] { $name } втрачає
    } { raiders-part-coins }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-spent }
    }
raiders-log-wounded =
    { $you ->
        [true] Ви дістаєте
       *[other] { $name } дістає
    } { raiders-part-hit }{ raiders-part-cause }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-deadly }
    }
raiders-log-healed =
    { $you ->
        [true] Ви загоюєте
       *[other] { $name } загоює
    } { raiders-part-hurt }.
raiders-log-takes-item =
    { $you ->
        [true] Ви берете
       *[other] { $name } бере
    } { raiders-part-item }.
raiders-log-shortage =
    { $left ->
        [0] Таких предметів у запасі немає ({ $item }). Без здобичі: { $names }.
       *[other] На всіх не вистачило ({ $item }, у запасі: { $left }). Без здобичі: { $names }.
    }
raiders-log-monster-beaten =
    { $against ->
        [0] { $room }: монстра подолано, { $total } проти { $need }.
       *[other] { $room }: монстра подолано, { $total } проти { $against }.
    }
raiders-log-monster-missed =
    { $against ->
        [0] { $room }: монстра не подолано, { $total } із { $need }.
       *[other] { $room }: монстра не подолано, { $total } проти { $against }.
    }
raiders-log-monster-confused = { $room }: карти рівні, монстр розгубився, ніхто не поранений.
raiders-log-trap-goes =
    { $room-id ->
        [magnet] { $room }: найбільша карта — { $value }.
        [boulder] { $room }: найбільша карта — { $value }.
       *[other] { $room }: найменша карта — { $value }.
    }
raiders-log-trap-still =
    { $room-id ->
        [magnet] { $room }: найбільша карта — { $value }, пастка не спрацювала.
        [boulder] { $room }: найбільша карта — { $value }, пастка не спрацювала.
       *[other] { $room }: найменша карта — { $value }, пастка не спрацювала.
    }
raiders-log-vault-nothing = { $room }: ніхто нічого не взяв.
raiders-log-too-few-coins = { raiders-part-treasure } не поділити порівну ({ $names }): не дістане ніхто.
raiders-log-coins-stay = У скрині { $count ->
        [one] лишається
        [few] лишаються
       *[many] лишається
    } { raiders-part-treasure }: { $total } не поділити порівну ({ $names }).
raiders-log-dies =
    { $you ->
        [true] Десята рана: ваш герой гине.
       *[other] Десята рана: { $name } гине.
    }
raiders-log-level-ends = Рівень { $level } пройдено: усі повертають карти на руку.
raiders-log-leads =
    { $seats-count ->
        [0] { $you ->
            [true] Тепер перший гравець — ви: найбільша карта, { $card }.
           *[other] Тепер перший гравець — { $name }: найбільша карта, { $card }.
        }
       *[other] { $led ->
            [yes] { $you ->
                [true] Тепер першими ходите ви: карта { $card } є і в попереднього першого ({ raiders-part-after }), і хід переходить далі.
               *[other] Тепер першим ходить { $name }: карта { $card } є і в попереднього першого ({ raiders-part-after }), і хід переходить далі.
            }
           *[no] { $you ->
                [true] Тепер першими ходите ви: карта { $card } є і в інших ({ $names }), але ви сидите раніше по колу.
               *[other] Тепер першим ходить { $name }: карта { $card } є і в інших ({ $names }), але { $name } сидить раніше по колу.
            }
        }
    }
raiders-log-leads-on =
    { $you ->
        [true] Перший гравець і далі ви: найбільша карта, { $card }.
       *[other] Перший гравець і далі { $name }: найбільша карта, { $card }.
    }
raiders-log-bleeds =
    { $you ->
        [true] Ваш герой стікає кров’ю: ран найбільше, { $count }.
       *[other] { $name } стікає кров’ю: ран найбільше, { $count }.
    }
raiders-log-nobody-bleeds = У всіх, хто вийшов, ран порівну, { $count }: кров’ю не стікає ніхто.
raiders-log-wins =
    { $seats-you ->
        [true] Ви перемогли!
       *[other] Перемога: { $names }!
    }
raiders-log-share = Спільна перемога: { $names }.
raiders-log-nobody-wins = Ніхто не вийшов живим. Переможців немає.
raiders-log-solo-survived =
    { $count ->
        [one] Герой вийшов живим і виніс { $count } скарб!
        [few] Герой вийшов живим і виніс { $count } скарби!
        [many] Герой вийшов живим і виніс { $count } скарбів!
       *[other] Герой вийшов живим і виніс { $count } скарбу!
    }
raiders-log-solo-died =
    { $count ->
        [one] Герой загинув: { $count } скарб лишився в підземеллі.
        [few] Герой загинув: { $count } скарби лишилися в підземеллі.
        [many] Герой загинув: { $count } скарбів лишилося в підземеллі.
       *[other] Герой загинув: { $count } скарбу лишилося в підземеллі.
    }

raiders-fate-won = перемога
raiders-fate-shared = спільна перемога
raiders-fate-out = герой вибрався живим
raiders-fate-more-wounds = стільки ж скарбів, більше ран
raiders-fate-less = менше скарбів
raiders-fate-bled = герой стік кров’ю
raiders-fate-dead = загибель у підземеллі

## Cards

raiders-kind-monster = Монстр
raiders-kind-vault = Скарбниця
raiders-kind-trap = Пастка
raiders-kind-storeroom = Комора

raiders-card-dark = темна кімната
raiders-card-1 = 1
raiders-card-2 = 2
raiders-card-3 = 3
raiders-card-4 = 4
raiders-card-5 = 5
raiders-card-torch = Смолоскип
raiders-card-crystal = Кристал
raiders-card-key = Ключ
raiders-card-sword = Меч
raiders-card-explorer = Розвідник
raiders-card-knight = Лицар
raiders-card-thief = Злодій
raiders-card-warrior = Воїн
raiders-card-mage = Маг
raiders-card-snake = Змія
raiders-card-zombie = Зомбі
raiders-card-skeleton = Скелет
raiders-card-goblin = Гоблін
raiders-card-cube = Желатиновий куб
raiders-card-troll = Троль
raiders-card-dragon = Дракон
raiders-card-vault-1 = Скарбниця 1
raiders-card-vault-2 = Скарбниця 2
raiders-card-vault-3 = Скарбниця 3
raiders-card-vault-4 = Скарбниця 4
raiders-card-vault-2-1 = Скарбниця 2 + 1
raiders-card-vault-3-2 = Скарбниця 3 + 2
raiders-card-vault-4-2 = Скарбниця 4 + 2
raiders-card-magnet = Магніт
raiders-card-boulder = Валун
raiders-card-lava = Лава
raiders-card-spikes = Шипи
raiders-card-storeroom-items = Комора (предмети)
raiders-card-storeroom-coins = Комора (скарби)

## What the cards do

raiders-part-wounds =
    { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }
raiders-part-wounds-each =
    { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }
raiders-part-monster =
    { $mode ->
        [solo] Викладіть карту, більшу за карту монстра, інакше дістанете { raiders-part-wounds }.
        [duel] Менша карта дістає { raiders-part-wounds }; якщо карти рівні — ніхто.
       *[base] Наберіть разом { $strength }, інакше кожен, хто виклав найменшу карту, дістане { raiders-part-wounds }.
    }
raiders-part-vault =
    { $mode ->
        [solo] Скриня ваша, якщо її число менше за вашу карту.
       *[base] Скриню бере найбільша карта; за рівних карт — порівну, а що не ділиться, лишається.
    }
raiders-part-vault-two =
    { $mode ->
        [solo] { $takes ->
            [largest] Ваша найбільша скриня з тих, чиє число менше за вашу карту.
           *[all] Ваші ті скрині, чиє число менше за вашу карту.
        }
       *[base] Велику скриню бере найбільша карта, малу — друга за величиною.
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
raiders-text-magnet = Один череп — вирішує найбільша карта: найбагатші втрачають скарби.
raiders-text-boulder = Один череп — вирішує найбільша карта: поранено буде тих, у кого ран найменше.
raiders-text-lava = Два черепи — вирішує найменша карта: кожен втрачає скарби.
raiders-text-spikes = Два черепи — вирішує найменша карта: кожен дістає рани.
raiders-text-storeroom-items = Беріть те, що стоїть біля вашого числа. Чого на всіх не вистачає, не бере ніхто.
raiders-text-storeroom-coins = Кожен сповна дістає те, що стоїть біля його числа.

## Screen

raiders-ui-tale-room = { $level }.{ $place } · { $room }
raiders-ui-name = { $name }
raiders-ui-names = { $names }
raiders-ui-name-value = { $name } { $value }
raiders-part-for =
    { $kind ->
        [monster] Монстр: { $room }
        [trap] Пастка: { $room }
       *[other] { $room }
    }
raiders-ui-lay-for = викладіть карту. { raiders-part-for }.
raiders-ui-lay-real = кристал викладено, тепер викладіть свою карту. { raiders-part-for }.
raiders-ui-final =
    { $lock ->
        [no] Взяти назад не можна:
       *[yes] Замок на кнопці — взяти назад не можна:
    } { $what ->
        [torch] ви побачите темні кімнати.
        [cards] карти всіх відкриються.
        [end] гра закінчиться.
        [level] рівень закінчиться й почнеться наступний.
        [card] наступний монстр покаже свою карту.
       *[room] відчиниться наступна кімната.
    }
raiders-ui-used-up =
    { $item-id ->
        [torch] Смолоскип
        [crystal] Кристал
        [key] Ключ
       *[sword] Меч
    } піде до запасу й до вас не повернеться.
raiders-ui-lay-again = Щоб підтвердити, натисніть карту ще раз або кнопку.
raiders-ui-your-turn = Ваш хід.
raiders-ui-seal-for = потай оберіть карту. { raiders-part-for }.
raiders-ui-you-are-dead = Ваш герой загинув. Можна додивитися до кінця.
raiders-ui-torch-may = Свій смолоскип можна запалити будь-коли.
raiders-ui-torch-text =
    { $count ->
        [0] Смолоскип не покаже нічого нового на цьому рівні.
        [one] Смолоскип покаже { $count } темну кімнату рівня лише вам і ходу не забере.
        [few] Смолоскип покаже { $count } темні кімнати рівня лише вам і ходу не забере.
       *[many] Смолоскип покаже { $count } темних кімнат рівня лише вам і ходу не забере.
    }
raiders-ui-wins = Перемога: { $name }, скарбів: { $count }.
raiders-ui-you-win = Ви перемогли, скарбів: { $count }.
raiders-ui-share = Перемогу ділять { $names }, скарбів у кожного: { $count }.
raiders-ui-nobody-wins = Живим не вийшов ніхто.
raiders-ui-solo-out = Ви вибралися, скарбів: { $count }.
raiders-ui-solo-dead = Ви загинули в підземеллі, лишилося скарбів: { $count }.

raiders-ui-crystal-more =
    { $others ->
        [0] Решта вже виклала карти: кристал пропаде марно.
        [1] Спершу свою карту викладе { $names }, потім ви: { $left ->
            [1] лишиться тільки { $cards }
           *[other] на вибір { $cards }
        }.
       *[other] Спершу свої карти викладуть { $names }, потім ви: { $left ->
            [1] лишиться тільки { $cards }
           *[other] на вибір { $cards }
        }.
    }
raiders-ui-monster-others =
    { $others ->
        [1] Треба ще { $missing }. Ще викладе карту { $names }.
       *[other] Треба ще { $missing }. Ще викладуть карти { $names }.
    }
raiders-ui-monster-you = Треба ще { $missing }, і лишилася тільки ваша карта.
raiders-ui-monster-beaten-already = Монстра вже подолано, хоч би що ви виклали.
raiders-ui-monster-beaten = З вашою картою { $card } монстра подолано.
raiders-ui-monster-needs =
    { $others ->
        [1] З вашою картою { $card } треба ще { $missing }. Карту викладе { $names }, не більше { $most }.
       *[other] З вашою картою { $card } треба ще { $missing }. Карти викладуть { $names }, разом не більше { $most }.
    }
raiders-ui-monster-needs-most = З вашою картою { $card } вистачить, лише якщо решта викладе найбільше: { $each }.
raiders-ui-monster-swords =
    { $said } { $known ->
        [yes] Меч уже враховано ({ $names }).
       *[no] Стільки вийде, лише якщо невідомий предмет — меч ({ $names }).
    }
raiders-ui-monster-sure = З вашою картою { $card } монстра буде здолано: треба ще { $missing }, а вистачить навіть найменших карт решти ({ $names }).
raiders-ui-monster-hopeless =
    { $any ->
        [yes] Монстра вже не здолати, хоч яку карту виклади.
       *[no] З вашою картою { $card } монстра вже не здолати.
    }
raiders-ui-monster-risk =
    { $said } { $lost ->
        [yes] Кожному
       *[no] Не вийде — кожному
    } з найменшою картою { raiders-part-wounds-each }, { $safe ->
        [yes] але не вам
       *[no] { $open ->
            [sure] і точно вам
            [other] але не вам; поки найменша: { $names }
            [yes] поки що це { $names }
           *[no] це { $names }
        }
    }.
raiders-ui-monster-hits-you =
    { $wounds ->
        [one] Забракне { $missing }, ваша карта { $card } найменша: вам { $wounds } рана.
        [few] Забракне { $missing }, ваша карта { $card } найменша: вам { $wounds } рани.
       *[many] Забракне { $missing }, ваша карта { $card } найменша: вам { $wounds } ран.
    }
raiders-ui-monster-hits-both =
    { $wounds ->
        [one] Забракне { $missing }. Найменша карта, { $card }, не тільки у вас ({ $names }): кожному { $wounds } рана.
        [few] Забракне { $missing }. Найменша карта, { $card }, не тільки у вас ({ $names }): кожному { $wounds } рани.
       *[many] Забракне { $missing }. Найменша карта, { $card }, не тільки у вас ({ $names }): кожному { $wounds } ран.
    }
raiders-ui-deadly =
    { $others ->
        [1] { $said } Загине { $names }.
       *[other] { $said } Загинуть: { $names }.
    }
raiders-ui-deadly-you =
    { $others ->
        [0] { $said } Ви загинете: { $most } з { $most }. Мертві не перемагають.
       *[other] { $said } Загинете ви та { $names }.
    }
raiders-ui-deadly-may =
    { $said } { $sure ->
        [yes] Ви загинете й уже не переможете
       *[no] Якщо поранять вас, ви загинете й уже не переможете
    }: ран у вас { $mine }, ще { $wounds }, а { $most } смертельні.
raiders-ui-for-you = вам
raiders-ui-and-you =
    { $effect } { $count ->
        [0] (вам нічого втрачати)
       *[other] (у вас лише { $count })
    }
raiders-ui-monster-hits =
    { $wounds ->
        [one] З вашою картою { $card } забракне { $missing }. Кожному з найменшою картою { $wounds } рана: { $names }.
        [few] З вашою картою { $card } забракне { $missing }. Кожному з найменшою картою { $wounds } рани: { $names }.
       *[many] З вашою картою { $card } забракне { $missing }. Кожному з найменшою картою { $wounds } ран: { $names }.
    }
raiders-ui-duel-monster =
    { $wounds ->
        [one] За меншу карту { $wounds } рана; за рівних карт — нікому.
        [few] За меншу карту { $wounds } рани; за рівних карт — нікому.
       *[many] За меншу карту { $wounds } ран; за рівних карт — нікому.
    }
raiders-ui-duel-even = Карти рівні: нікого не поранено.
raiders-ui-duel-you =
    { $wounds ->
        [one] Ваша карта { $card } менша: вам { $wounds } рана.
        [few] Ваша карта { $card } менша: вам { $wounds } рани.
       *[many] Ваша карта { $card } менша: вам { $wounds } ран.
    }
raiders-ui-duel-other =
    { $wounds ->
        [one] Ваша карта { $card } більша: супернику { $wounds } рана.
        [few] Ваша карта { $card } більша: супернику { $wounds } рани.
       *[many] Ваша карта { $card } більша: супернику { $wounds } ран.
    }
raiders-ui-solo-monster =
    { $wounds ->
        [one] Викладіть більше, ніж { $value }, або дістанете { $wounds } рану.
        [few] Викладіть більше, ніж { $value }, або дістанете { $wounds } рани.
       *[many] Викладіть більше, ніж { $value }, або дістанете { $wounds } ран.
    }
raiders-ui-solo-beats = Ваша карта { $card } більша, ніж { $value }: монстра подолано.
raiders-ui-solo-hit =
    { $wounds ->
        [one] Ваша карта { $card } не більша, ніж { $value }: вам { $wounds } рана.
        [few] Ваша карта { $card } не більша, ніж { $value }: вам { $wounds } рани.
       *[many] Ваша карта { $card } не більша, ніж { $value }: вам { $wounds } ран.
    }
raiders-ui-vault-one = Скриню бере найбільша карта; за рівних карт — порівну, а що не ділиться, лишається в скрині.
raiders-ui-vault-two = Велика скриня — найбільшій карті, мала — наступній.
raiders-ui-vault-solo =
    { $takes ->
        [largest] Ви берете найбільшу скриню з тих, чиє число менше за вашу карту.
       *[all] Ви берете скрині, чиє число менше за вашу карту.
    }
raiders-ui-vault-takes =
    { $open ->
        [yes] Поки що ваша карта { $card } приносить { $count ->
            [one] { $count } скарб
            [few] { $count } скарби
           *[many] { $count } скарбів
        }.
       *[no] Ваша карта { $card } приносить { $count ->
            [one] { $count } скарб
            [few] { $count } скарби
           *[many] { $count } скарбів
        }.
    }
raiders-part-chest =
    { $chest ->
        [first] велику скриню
        [second] малу скриню
       *[only] скриню
    }
raiders-ui-vault-shared =
    { $open ->
        [yes] Поки що з картою { $card } ви ділите { raiders-part-chest }, вам { $count }. Разом із вами: { $names }.
       *[no] З картою { $card } ви ділите { raiders-part-chest }, вам { $count }. Разом із вами: { $names }.
    }
raiders-ui-vault-no-share =
    { $open ->
        [yes] Поки що карта { $card } не лише у вас ({ $names }): { raiders-part-treasure } не поділити, ніхто нічого не дістане.
       *[no] Карта { $card } не лише у вас ({ $names }): { raiders-part-treasure } не поділити, ніхто нічого не дістане.
    }
raiders-ui-vault-most = Карта { $card } візьме хіба що малу скриню, скарбів не більше { $count }: лишилися тільки більші карти ({ $names }).
raiders-ui-vault-topped = Ваша карта { $card } нічого не візьме: лишилися тільки більші карти ({ $names }).
raiders-part-can =
    { $others ->
        [1] може
       *[other] можуть
    }
raiders-ui-vault-in-vain = Ваша карта { $card } нічого не візьме: в інших лишилася тільки така сама, а на всіх скриню не поділити.
raiders-part-share =
    { $splits ->
        [yes] тоді порівну
       *[no] тоді нікому
    }
raiders-ui-vault-reach =
    { $said } { $how ->
        [higher] Більшу карту ще { raiders-part-can } викласти { $names }.
        [level] Таку саму карту ({ raiders-part-share }) ще { raiders-part-can } викласти { $names }.
        [either] Більшу або таку саму карту ({ raiders-part-share }) ще { raiders-part-can } викласти { $names }.
       *[both] Більшу карту ще { raiders-part-can } викласти { $names }, таку саму ({ raiders-part-share }) — { $level }.
    }{ $key ->
        [yes] {" "}Ключ рахується як 5.
        [may] {" "}Предмет може бути ключем, а він рахується як 5.
       *[no] {""}
    }{ $best ->
        [0] {""}
       *[other] {" "}Зрештою вам дістанеться не більше { $best }.
    }
raiders-ui-vault-nothing = Ваша карта { $card } нічого не приносить.
raiders-ui-trap-now = { $said } Зараз це { $names }.
raiders-ui-trap-still = { raiders-part-decides }: пастка не спрацює.
raiders-ui-last-room = { $said } Ця кімната остання. { $how ->
        [bleeds] Ви спливете кров’ю: найбільше ран у вас.
        [may-bleed] Ви можете стекти кров’ю: найбільше ран може виявитися у вас.
       *[bleeding] Найбільше ран у вас: поки що виходить, що ви спливете кров’ю.
    }
raiders-part-cost =
    { $high ->
        [0] нічого
       *[other] { $costs ->
            [treasure] { raiders-part-coins-lost }
           *[wounds] { raiders-part-hurts }
        }
    }
raiders-part-coins-lost =
    { $high ->
        [one] −{ $high } скарб
        [few] −{ $high } скарби
       *[many] −{ $high } скарбів
    }
raiders-part-hurts =
    { $high ->
        [one] { $high } рана
        [few] { $high } рани
       *[many] { $high } ран
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
        [yes] , ви загинете
        [may] , можете загинути
       *[no] {""}
    }.
raiders-ui-trap-may =
    { $said } { $skulls ->
        [1] Більшу
       *[other] Меншу
    } { raiders-part-can } викласти { $names }: { raiders-part-span }
raiders-ui-trap-sure =
    { raiders-part-decides }, але { $names } точно { $others ->
        [1] викладе
       *[other] викладуть
    } { $by ->
        [highest] більшу
       *[lowest] меншу
    }: { raiders-part-span }
raiders-part-others =
    { $costs ->
        [treasure] Інші втратять
       *[wounds] Інші дістануть
    }: { $each }.
raiders-ui-trap-goes =
    { $all ->
        [alone] Вирішує ваша карта { $card }: { $effect }.
        [yes] { raiders-part-decides }. Кожному: { $effect }.
       *[no] { raiders-part-decides }: { $effect }. Кому: { $names }.
    }{ $rest ->
        [0] {""}
       *[other] {" "}{ raiders-part-others }
    }
raiders-part-which =
    { $by ->
        [highest] найбільша
       *[lowest] найменша
    }
raiders-part-decides =
    { $open ->
        [yes] { $own ->
            [yes] Ваша { $card } поки що { raiders-part-which }
           *[no] З вашою { $card } { raiders-part-which } поки що { $value }
        }
        [same] Після вашої { $card } нічого не зміниться
       *[no] { $own ->
            [yes] Ваша { $card } — { raiders-part-which }
           *[no] З вашою { $card } { raiders-part-which } — { $value }
        }
    }
raiders-ui-trap-half =
    { $all ->
        [alone] Вирішує ваша карта { $card }. Вам:
       *[other] { raiders-part-decides }. Кожному:
    } { $costs ->
        [treasure] мінус половина скарбів, із заокругленням униз: у вас { $half }, утратите { $count }.
       *[wounds] половина ран, що лишилися до десятої, із заокругленням униз: вам лишилося { $half }, дістанете { $count }.
    }{ $rest ->
        [0] {""}
       *[other] {" "}{ raiders-part-others }
    }
raiders-ui-store-take = Ви берете те, що стоїть біля викладеного числа.
raiders-ui-store-takes =
    { $open ->
        [yes] Поки що за карту { $card } ви дістаєте: { $gain }.
       *[no] За карту { $card } ви дістаєте: { $gain }.
    }
raiders-ui-store-short =
    { $open ->
        [yes] Поки що з картою { $card } на всіх не вистачає ({ $item }): не дістане ніхто.
       *[no] З картою { $card } на всіх не вистачить ({ $item }): не дістане ніхто.
    }
raiders-ui-up-to = { $said } Більше ніж { $most } скарбів мати не можна.
raiders-ui-trap-half-life = півшляху до 10
raiders-ui-your-item = «{ $card }» (рахується як 5)
raiders-ui-half-treasure = мінус половина скарбів, із заокругленням униз
raiders-ui-half-life = половина ран, що лишилися до десятої, із заокругленням униз
raiders-ui-lose-coins =
    { $count ->
        [one] −{ $count } скарб
        [few] −{ $count } скарби
       *[many] −{ $count } скарбів
    }
raiders-ui-take-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }
raiders-ui-gain-coins =
    { $count ->
        [one] { $count } скарб
        [few] { $count } скарби
       *[many] { $count } скарбів
    }
raiders-ui-gain-item = { $item } ({ $does })
raiders-ui-gain-heal =
    { $count ->
        [0] лікування, але ран у вас немає
        [one] мінус { $count } рана
        [few] мінус { $count } рани
       *[many] мінус { $count } ран
    }

raiders-ui-board = Рівень { $level } з { $levels }, п’ять кімнат
raiders-ui-level = Рівень { $level }
raiders-ui-of = з { $count }
raiders-ui-room = Кімната { $room }
raiders-ui-in-play = зараз
raiders-ui-you-saw = ви бачили:
raiders-ui-open = відкрита:
raiders-ui-all = усі
raiders-ui-needs = { $room }, сила { $need }
raiders-ui-fight-duel = { $room }: б’є по меншій карті
raiders-ui-fight-solo = { $room } викладає { $card }
raiders-ui-fight-solo-dark = { $room }
raiders-ui-if-wins =
    { $wounds ->
        [one] Карти всіх разом мають дати { $need }, інакше кожен, хто виклав найменшу, дістане { $wounds } рану.
        [few] Карти всіх разом мають дати { $need }, інакше кожен, хто виклав найменшу, дістане { $wounds } рани.
       *[many] Карти всіх разом мають дати { $need }, інакше кожен, хто виклав найменшу, дістане { $wounds } ран.
    }
raiders-ui-equal-safe =
    { $wounds ->
        [one] { $wounds } рана. За рівних карт — нікому.
        [few] { $wounds } рани. За рівних карт — нікому.
       *[many] { $wounds } ран. За рівних карт — нікому.
    }
raiders-ui-solo-safe =
    { $wounds ->
        [one] Викладіть більше, інакше { $wounds } рана.
        [few] Викладіть більше, інакше { $wounds } рани.
       *[many] Викладіть більше, інакше { $wounds } ран.
    }
raiders-ui-more-needed = треба ще { $count }
raiders-ui-beaten = подолано
raiders-ui-deck-left =
    { $count ->
        [one] У його колоді { $count } карта
        [few] У його колоді { $count } карти
       *[many] У його колоді { $count } карт
    }
raiders-ui-highest-card = найбільша карта
raiders-ui-lowest-card = найменша карта
raiders-ui-skulls =
    { $skulls ->
        [1] один череп: вирішує найбільша карта
       *[2] два черепи: вирішує найменша карта
    }
raiders-ui-counts = вирішує зараз
raiders-ui-hits = кому
raiders-ui-hits-all = усім
raiders-ui-still = нічого
raiders-ui-first-chest = велика скриня
raiders-ui-second-chest = мала скриня
raiders-ui-chest = скриня
raiders-ui-nobody-yet = поки нікому
raiders-ui-nobody = ніхто
raiders-ui-each = по { $count }
raiders-ui-each-stays = по { $count }, у скрині лишається { $stays }
raiders-ui-no-split = не поділити
raiders-ui-chest-cap = більше { $most } не можна
raiders-ui-left = ще { $count }
raiders-ui-too-few = на всіх не вистачить
raiders-ui-lay-laid = викладено
raiders-ui-lay-first = перший хід
raiders-ui-lay-crystal = кристал: наприкінці
raiders-ui-lay-choice = ваш вибір
raiders-ui-lay-sealed = готово
raiders-ui-lay-sealed-you = ваша закрита
raiders-ui-lay-next = обирає
raiders-ui-lay-left = на руці
raiders-ui-hidden-card = закрита карта

raiders-ui-power = Карти сили
raiders-ui-items = Предмети
raiders-ui-rivals = суперники бачать лише кількість
raiders-ui-spent = викладена
raiders-ui-text-torch = покаже темні кімнати
raiders-ui-text-crystal = ходити після всіх
raiders-ui-text-key = 5 у скарбниці
raiders-ui-text-sword = 5 проти монстра
raiders-ui-idle = зараз без користі
raiders-ui-rule-power = Викладіть її в кімнаті: важить число. Повернеться наприкінці рівня.
raiders-ui-rule-torch = Будь-коли, і в чужий хід: подивіться всі темні кімнати рівня. Решта дізнається лише, що ви дивилися.
raiders-ui-rule-crystal = Викладіть замість карти: справжню карту викладете після решти. Кілька кристалів зберігають порядок.
raiders-ui-rule-key = Викладіть у скарбниці замість карти сили. Рахується за 5 і йде до запасу.
raiders-ui-rule-sword = Викладіть проти монстра замість карти сили. Рахується за 5 і йде до запасу.

raiders-ui-status-turn = ваш хід
raiders-ui-status-choosing = обирає
raiders-ui-status-next = наступний
raiders-ui-status-played = викладено: { $card }
raiders-ui-status-played-item = { $card } як 5
raiders-ui-status-crystal = кристал: наприкінці
raiders-ui-status-crystal-seat = кристал
raiders-ui-status-ready = карту обрано
raiders-ui-status-dead = герой загинув
raiders-ui-status-won = перемога
raiders-ui-leads = перший
raiders-ui-torch-lit = смолоскип запалено: цей гравець знає темні кімнати рівня
raiders-ui-torch-seen = При світлі смолоскипа її бачили: { $names }.
raiders-ui-items-held = предмети
raiders-ui-cap = макс.
raiders-ui-seat-treasure = Скарбів: { $count }; більше ніж { $most } мати не можна.
raiders-ui-seat-treasure-free = Скарбів: { $count }.
raiders-ui-seat-wounds = Ран: { $count }; { $most } смертельні.
raiders-ui-seat-worst = Найбільше ран: після 5-го рівня стечуть кров’ю всі, у кого їх найбільше. Поки що це { $names }.
raiders-ui-bleeding = Найбільше ран, наприкінці це смерть: { $names }
raiders-ui-bleeds = Смерть від втрати крові неминуча: { $names }
raiders-ui-may-bleed = Смерть від втрати крові можлива: { $names }
raiders-ui-end-lead = Відтоді серед тих, хто вийшов живим, попереду { $names }.
raiders-ui-supply = Запас

raiders-ui-odds = Шанси
raiders-ui-odds-off = За цим столом шансів не показують.
raiders-ui-odds-unseen = Ще не відкрито карт кімнат: { $count }.
raiders-ui-odds-dark =
    { $count ->
        [0] { $seen ->
            [0] На цьому рівні темних кімнат більше немає.
           *[other] Ви вже бачили всі темні кімнати цього рівня.
        }
        [one] { $count } темна кімната на рівні. Шанси для неї:
        [few] { $count } темні кімнати на рівні. Шанси для кожної:
       *[many] { $count } темних кімнат на рівні. Шанси для кожної:
    }
raiders-ui-dark-odds = Тут може бути:
raiders-ui-odds-held = На руках
raiders-ui-odds-held-none = немає предметів
raiders-ui-odds-monsters = Колода монстрів
raiders-ui-percent = { $count } %

raiders-ui-chip-treasure =
    { $count ->
        [one] { $sign }{ $count } скарб
        [few] { $sign }{ $count } скарби
       *[many] { $sign }{ $count } скарбів
    }
raiders-ui-chip-wounds =
    { $count ->
        [one] { $sign }{ $count } рана
        [few] { $sign }{ $count } рани
       *[many] { $sign }{ $count } ран
    }
raiders-ui-chip-leads = перший хід
raiders-ui-chip-leads-on = і далі перший
raiders-ui-verdict-vault =
    { $count ->
        [1] Скриню відчинено
       *[other] Скрині відчинено
    }
raiders-ui-verdict-nothing = Ніхто нічого не взяв
raiders-ui-verdict-storeroom = Запаси роздано
raiders-ui-verdict-confused = Рівні карти: промах
raiders-ui-verdict-beaten-sum =
    { $against ->
        [0] Подолано: { $laid } проти { $need }
       *[other] Подолано: { $laid } проти { $against }
    }
raiders-ui-verdict-missed-sum =
    { $against ->
        [0] Не подолано: { $laid } із { $need }
       *[other] Не подолано: { $laid } проти { $against }
    }
raiders-ui-verdict-beaten = Подолано
raiders-ui-verdict-missed = Удар по меншій карті
raiders-ui-verdict-none = без наслідків
raiders-ui-verdict-no-share = порівну не ділиться
raiders-ui-half-none =
    { $you ->
        [yes] Ви нічого не втрачаєте
       *[no] { $name } нічого не втрачає
    }: { $half ->
        [0] втрачати нічого
       *[other] половина від { $half } із заокругленням униз — 0
    }.
raiders-ui-verdict-half = половина від { $half }, заокруглено вниз: нічого
raiders-ui-defeat-dies = Ваш герой загинув
raiders-ui-defeat-bleeds = Ваш герой стік кров’ю
raiders-ui-cut =
    { $what ->
        [earns] скарбів: +{ $count } із { $full }, більше ніж 20 не буває
        [loses] скарбів: −{ $count } із { $full }, більше не було
        [deadly] +{ $count }, десята рана смертельна
       *[wounded] ран: { $count } із { $full }, десята смертельна
    }
raiders-ui-defeat-dies-why = Десять ран смертельні.
raiders-ui-defeat-bleeds-why =
    { $others ->
        [0] Найбільш поранений із тих, хто вийшов, стікає кров’ю. Це ви, ран: { $wounds }.
       *[other] Найбільш поранені з тих, хто вийшов, стікають кров’ю; якщо таких кілька — усі вони. Це ви та { $names }, ран: { $wounds }.
    }
raiders-ui-defeat-wounds = рани
raiders-ui-defeat-treasure = Скарби
raiders-ui-defeat-level = Рівень
raiders-ui-defeat-of = { $level } з { $levels }
raiders-ui-cause =
    { $why ->
        [lowest] найменша: { $change }
        [lower] менша карта: { $change }
        [level] { $change } (порівну)
        [highest] { $shared ->
            [no] найбільша: { $change }
           *[other] найбільша, порівну: { $change }
        }
        [second] { $shared ->
            [no] друга: { $change }
           *[other] друга, порівну: { $change }
        }
        [richest] найбільше скарбів: { $change }
        [fewest] найменше ран: { $change }
        [half] половина від { $half }: { $change }
        [half-down] половина від { $half }, заокруглено вниз: { $change }
        [half-life] половина від { $half }: { $change }
        [half-life-down] половина від { $half }, заокруглено вниз: { $change }
       *[other] { $change }
    }
raiders-ui-verdict-trap =
    { $by ->
        [highest] Пастка спрацювала: найбільша карта { $value }
       *[other] Пастка спрацювала: найменша карта { $value }
    }
raiders-ui-verdict-still =
    { $by ->
        [highest] Пастка не спрацювала: найбільша карта { $value }
       *[other] Пастка не спрацювала: найменша карта { $value }
    }
raiders-ui-verdict-dead =
    { $several ->
        [no] Гине { $names }
       *[other] Гинуть: { $names }
    }
raiders-ui-verdict-dead-you = Ваш герой гине
raiders-ui-came-monster =
    { $beaten ->
        [yes] Сили карт досить: нікого не поранено.
       *[no] Сили карт бракує: кожен, хто виклав найменшу, дістає { raiders-part-wounds }.
    }
raiders-ui-came-solo =
    { $beaten ->
        [yes] Ваша карта більша за карту монстра: вас не поранено.
       *[no] Ваша карта не більша за карту монстра: ви дістаєте { raiders-part-wounds }.
    }
raiders-ui-came-items = Кожен бере те, що стоїть біля його числа; якщо на всіх не вистачає, не бере ніхто.
raiders-ui-came-unsplit = { raiders-part-treasure } на всіх не поділити: за рівних карт скриню не бере ніхто.
raiders-ui-each-wounded =
    { $names }: по { $count ->
        [one] { $count } рані
        [few] { $count } рани
       *[many] { $count } ран
    }{ $full ->
        [0] {""}
       *[other] {" "}із { $full }
    }{ raiders-part-why }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-deadly }
    }
raiders-ui-each-loses =
    { $names }: −{ raiders-part-coins } кожному{ raiders-part-why }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-spent }
    }
raiders-ui-each-earns =
    { $names }: по { $count ->
        [one] { $count } скарбу
        [few] { $count } скарби
       *[many] { $count } скарбів
    }{ $full ->
        [0] {""}
       *[other] {" "}із { $full }
    }{ $shared ->
        [no] .
       *[other] , { $why ->
            [second] у них друга за величиною карта, скриню ділять.
           *[other] у них найбільша карта, скриню ділять.
        }
    }{ $full ->
        [0] {""}
       *[other] {" "}{ raiders-part-capped }
    }
raiders-ui-each-healed =
    { $count ->
        [one] { $names }: загоєно по { $count } рані.
        [few] { $names }: загоєно по { $count } рани.
       *[many] { $names }: загоєно по { $count } ран.
    }
raiders-ui-each-takes-item = { $names }: { raiders-part-item } кожному.
raiders-ui-short = бракує: { $count }
raiders-ui-resolving = підсумок
raiders-ui-hidden = прихована
raiders-ui-driven-off = монстра подолано
raiders-ui-confused = карти рівні
raiders-ui-stood-still = не спрацювала
raiders-ui-nothing-lost = без утрат
raiders-ui-nothing-taken = нічого не взято
raiders-ui-room-head = Кімната{"\u00A0"}{ $room }: { $name }
raiders-ui-level-over = Рівень { $level } пройдено
raiders-part-tied =
    { $count ->
        [0] якщо таких кілька, то всі вони; якщо ран порівну в усіх, то ніхто.
       *[other] якщо таких кілька, то всі вони; якщо ран порівну в усіх, то ніхто. Зараз у небезпеці { $names }.
    }
raiders-ui-level-over-more =
    { $mode ->
        [base] Після 5-го рівня стече кров’ю найбільш поранений, хоч який багатий; { raiders-part-tied }
       *[other] Усі повертають карти сили на руку.
    }
raiders-ui-first-level = Униз, у підземелля
raiders-ui-first-level-you = Ваш герой — { $character }
raiders-ui-first-level-more = Рівнів { $levels }, на кожному п’ять кімнат. Перемагає найбагатший, але найбільш поранений із тих, хто вийшов, стече кров’ю.
raiders-ui-last-level = Останній рівень
raiders-ui-last-level-more = Коли він закінчиться, переможе найбагатший із решти, а найбільш поранений стече кров’ю; { raiders-part-tied }
raiders-ui-bleed-head = Найбільш поранені стікають кров’ю
raiders-ui-bleed-more = Найбільше ран серед тих, хто вийшов ({ $count }): { $names }.
raiders-ui-tag-treasure = найбільше скарбів
raiders-ui-tag-wounds = найбільше ран
raiders-ui-tag-bleeds = стікає кров’ю
raiders-ui-tally = Скарби й рани
raiders-ui-just-now = Щойно
raiders-ui-again = Показати ще раз
raiders-figure-turns = Пройдено кімнат
raiders-figure-treasure = Скарби
raiders-figure-wounds = Рани

raiders-ui-sr-seat = Місце { $seat }, { $name }, { $character }. Скарбів: { $treasure }, ран: { $wounds } з { $most }. Карти сили: { $power }. Предмети: { $items }.
raiders-ui-sr-leads = Перший гравець.
raiders-ui-sr-none = немає
raiders-ui-sr-room = Кімната { $place } з 5: { $room }. { $figures } { $state }
raiders-ui-sr-done-room = Кімната { $place } з 5: { $room }. { $state }
raiders-ui-sr-named = { $room }, { $kind }
raiders-ui-sr-dark = Кімната { $place } з 5: темна, ви не знаєте, що там.
raiders-ui-sr-saw = Кімната { $place } з 5: темна. Вам відомо: { $room }. { $figures }
raiders-ui-sr-now = Ви в цій кімнаті.
raiders-ui-sr-done = Пройдено: { $outcome }.
raiders-ui-sr-ahead = Ще попереду.
raiders-ui-sr-chests =
    { $count ->
        [1] Скриня: { $chests }.
       *[other] Скрині: { $chests }.
    }
raiders-ui-sr-harm = { $row }: { $effect }
raiders-ui-sr-harm-none = будь-яке інше число: нічого
raiders-ui-sr-card = { $card }. { $state } { $at } з { $count }.
raiders-ui-sr-power = Карта сили { $card }
raiders-ui-sr-can = Можна викласти.
raiders-ui-sr-can-torch = Можна запалити.
raiders-ui-sr-cannot = Не можна викласти: { $why } Знак питання — правило.
raiders-ui-sr-selected = Обрано.
raiders-ui-sr-spent = Викладена.
raiders-ui-sr-sealed = Обрано, закрита.
raiders-ui-sr-bar =
    { $missing ->
        [0] Потрібна сила { $need }, викладено { $laid }: монстра подолано.
       *[other] Потрібна сила { $need }, викладено { $laid }: бракує { $missing }.
    }
raiders-ui-sr-claim =
    { $each ->
        [0] Скриня { $chest }: { $names } (не поділити, не дістане ніхто).
       *[other] { $several ->
            [yes] Скриня { $chest }: { $names } (кожному { $each }{ $stays ->
                [0] {""}
               *[other] , лишається { $stays }
            }).
           *[no] Скриня { $chest }: { $names }.
        }
    }
raiders-ui-sr-claim-none = Скриня { $chest }: поки нікому.
raiders-ui-sr-trap-quiet = Вирішує карта { $value }. Поки нічого не стається.
raiders-ui-sr-trap-now = Вирішує карта { $value }, ефект: { $harm }. Поки що постраждають: { $names }.
raiders-ui-sr-supply = Лишилося в запасі: { $items }.
raiders-ui-sr-takes =
    { $short ->
        [yes] { $what }: { $names } (на всіх не вистачить, не дістане ніхто).
       *[no] { $what }: { $names }.
    }
raiders-ui-sr-change = { $name } { $change }
raiders-ui-sr-coins =
    { $count ->
        [one] { $sign }{ $count } скарб
        [few] { $sign }{ $count } скарби
       *[many] { $sign }{ $count } скарбів
    }
raiders-ui-sr-wounds =
    { $count ->
        [one] { $sign }{ $count } рана
        [few] { $sign }{ $count } рани
       *[many] { $sign }{ $count } ран
    }
raiders-ui-sr-heal =
    { $count ->
        [one] загоєно { $count } рану
        [few] загоєно { $count } рани
       *[many] загоєно { $count } ран
    }
raiders-ui-sealed-more = Ваш вибір: { $card }. Відкриється, коли оберуть усі.

## In the terminal

raiders-cli-room = Рівень { $level } із { $levels }, кімната { $place }: { $card }.
raiders-cli-monster = { $card } (сила { $strength }, рани: { $wounds })
raiders-cli-monster-lone = { $card } (рани: { $wounds })
raiders-cli-trap-magnet = { $card } (найбільша карта { $harm }; втрачають скарби)
raiders-cli-trap-boulder = { $card } (найбільша карта { $harm }; рани)
raiders-cli-trap-lava = { $card } (найменша карта { $harm }; втрачають скарби)
raiders-cli-trap-spikes = { $card } (найменша карта { $harm }; рани)
raiders-cli-half = половина
raiders-cli-sum =
    { $missing ->
        [0] На столі { $laid } із { $need }: цього досить.
       *[other] На столі { $laid } із { $need }; бракує { $missing }.
    }
raiders-cli-sure = Його точно подолають: досить і найменших карт.
raiders-cli-lost = Його вже не подолати.
raiders-cli-low = Найменша карта: { $names }.
raiders-cli-hit =
    { $count ->
        [one] { $count } рана: { $names }.
        [few] { $count } рани: { $names }.
       *[many] { $count } ран: { $names }.
    }
raiders-cli-higher = Більшу може викласти: { $names }.
raiders-cli-level = Таку саму може викласти: { $names }.
raiders-cli-monster-card = Його карта: { $card }.
raiders-cli-ahead = Попереду: { $rooms }.
raiders-cli-place = { $place }{"\u00A0"}{ $card }
raiders-cli-known = { $place }{"\u00A0"}{ $card } (вам відомо)
raiders-cli-last-room = Це остання кімната рівня.
raiders-cli-hero =
    { $name }{ $you ->
        [true] {" "}(ви)
       *[other] {""}
    }, { $character }: скарби { $treasure }, рани { $wounds }, предмети { $items }, карти { $power }{ $laid ->
        [none] {""}
       *[other] , на столі { $laid }
    }.
raiders-cli-hero-dead = { $name }, { $character }: герой загинув, скарби { $treasure }.
raiders-cli-order = Порядок у цій кімнаті: { $names }.
raiders-cli-hand = Ваша рука: { $cards }.
raiders-cli-hand-of = Рука, { $name }: { $cards }.
raiders-cli-character =
    { $card }. На початку: скарби { $treasure }, рани { $wounds }, предмети: { $items }.{ $names ->
        [none] {""}
       *[other] {" "}Тут за цього героя грає: { $names }.
    }
raiders-cli-monster-deck = Колода монстрів: лишилося { $left }; вийшли: { $shown }.
raiders-cli-object-room = кімната { $id }

## What is wrong with a table

error-raiders-living-play-on = За strength_count=living останній уцілілий перемагає одразу: оберіть last_survivor=wins_now.

## How it ended

raiders-ui-end-coins =
    { $count ->
        [one] { $count } скарб
        [few] { $count } скарби
        [many] { $count } скарбів
       *[other] { $count } скарбу
    }
raiders-ui-end-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } рани
        [many] { $count } ран
       *[other] { $count } рани
    }
raiders-ui-end-wins =
    { $you ->
        [yes] Ви перемогли: { $coins }
       *[no] Перемагає { $name }: { $coins }
    }
raiders-ui-end-shared = Спільна перемога: { $names }, у кожного { $coins }
raiders-ui-end-nobody = Переможців немає: живим не вийшов ніхто
raiders-ui-end-solo-out =
    { $you ->
        [yes] Ви вийшли з підземелля: { $coins }
       *[no] { $name }: підземелля пройдено, { $coins }
    }
raiders-ui-end-solo-dead =
    { $you ->
        [yes] Ви загинули в підземеллі
       *[no] { $name }: загибель у підземеллі
    }
raiders-ui-end-solo-out-more = { $wounds }; десять — це смерть.
raiders-ui-end-solo-dead-more = { $wounds }. Лишилося внизу: { $coins }.
raiders-ui-end-shared-more = І ран порівну, у кожного { $wounds }.
raiders-ui-end-tied =
    { $you ->
        [yes] У вас стільки ж скарбів, але більше ран: { $theirs } проти { $wounds }.
       *[no]
            { $alone ->
                [yes] { $names }: стільки ж скарбів, але більше ран, { $theirs } проти { $wounds }.
               *[no] Стільки ж скарбів, але більше ран: { $names }.
            }
    }
raiders-ui-end-richer =
    { $you ->
        [yes]
            { $fate ->
                [bled] У вас було більше, { $coins }, але ви стекли кров’ю.
               *[dead] У вас було більше, { $coins }, але ви загинули в підземеллі.
            }
       *[no]
            { $fate ->
                [bled] { $name }: скарбів було більше ({ $coins }), але герой стік кров’ю.
               *[dead] { $name }: скарбів було більше ({ $coins }), але герой загинув у підземеллі.
            }
    }
raiders-ui-end-as-rich =
    { $you ->
        [yes]
            { $fate ->
                [bled] У вас було стільки ж скарбів, але ви стекли кров’ю.
               *[dead] У вас було стільки ж скарбів, але ви загинули в підземеллі.
            }
       *[no]
            { $fate ->
                [bled] { $name }: скарбів стільки ж, але герой стік кров’ю.
               *[dead] { $name }: скарбів стільки ж, але герой загинув у підземеллі.
            }
    }
raiders-ui-end-alone = Більше ніхто не вийшов живим.
raiders-ui-end-second =
    { $you ->
        [yes] Друге місце у вас: { $coins }.
       *[no] Друге місце: { $name }, { $coins }.
    }
raiders-ui-end-why-richest = найбільше скарбів
raiders-ui-end-why-fewest = у найбагатших найменше ран
raiders-ui-end-why-alone = більше ніхто не вийшов живим
raiders-ui-end-why-shared = скарбів і ран порівну
raiders-ui-end-why-out = підземелля пройдено
raiders-ui-end-why-wounds =
    { $count ->
        [one] стільки ж скарбів, на { $count } рану більше
        [few] стільки ж скарбів, на { $count } рани більше
        [many] стільки ж скарбів, на { $count } ран більше
       *[other] стільки ж скарбів, на { $count } рани більше
    }
raiders-ui-end-why-less =
    { $count ->
        [one] на { $count } скарб менше
        [few] на { $count } скарби менше
        [many] на { $count } скарбів менше
       *[other] на { $count } скарбу менше
    }
raiders-ui-end-why-bled = найбільше ран: смерть від утрати крові
raiders-ui-end-why-dead =
    { $level ->
        [0] загибель від ран
       *[other] загибель від ран на рівні { $level }
    }
raiders-ui-end-doomed =
    { $you ->
        [yes] Відтоді у вас більше ран, ніж у будь-кого з тих, хто вижив.
       *[no] Відтоді { $name } має більше ран, ніж будь-хто з тих, хто вижив.
    }
raiders-part-without =
    { $undone ->
        [room] Без цієї кімнати, якби решта була така сама,
       *[gain] Без цього
    }
raiders-ui-end-without =
    { $count ->
        [1] { $you ->
            [yes] { raiders-part-without } перемогли б ви.
           *[no] { raiders-part-without } перемагає { $names }.
        }
       *[other] { raiders-part-without } перемогу ділять { $names }.
    }
raiders-ui-end-out =
    { $you ->
        [yes] Ваші скарби більше не рахувалися: мертві не перемагають.
       *[no] Скарби гравця { $name } більше не рахувалися: мертві не перемагають.
    }
raiders-ui-end-most =
    { $what ->
        [earns] Найбільша здобич за гру.
        [loses] Найбільша втрата за гру.
       *[wounded] Найбільше ран за один раз.
    }
raiders-ui-end-total =
    { $you ->
        [yes] Наприкінці у вас { $coins }, { $wounds }.
       *[no] { $name } наприкінці: { $coins }, { $wounds }.
    }
raiders-ui-end-bleeding = Кровотеча
raiders-ui-end-where = Рівень { $level }, кімната { $room }
raiders-ui-end-where-last = Після останньої кімнати

## Notes: the rule behind what is told for the first time

raiders-note-level = У кожній кімнаті всі викладають по одній карті. Викладені карти повернуться, коли рівень закінчиться.
raiders-note-wounded = Десята рана смертельна. Якщо грають троє й більше, наприкінці стече кров’ю той із живих, у кого ран найбільше.
raiders-ui-progress = Рівень { $level }, кімната { $room }

## Навчання

raiders-lesson-welcome = Четверо героїв, одне підземелля. Усі проходять ті самі кімнати, а перемагає той, хто винесе найбільше скарбів. Ви — Маг.
raiders-lesson-hand = Це ваші карти. У кожній кімнаті ви викладаєте одну, а після п’яти кімнат усі повернуться до вас.
raiders-lesson-vault = Скарбниця з двома скринями. Найбільша карта бере 3 скарби, друга за величиною — 2. Хто виклав однакові карти, ділять скриню.
raiders-lesson-highest = Ви ходите першим, а карти, більшої за 5, немає ні в кого: викладіть 5.
raiders-lesson-took = Ви берете 3 скарби, а { $d } за карту 4 — два. Найбільша карта починає й наступну кімнату: знову ходите ви.
raiders-lesson-trap = Це пастка «Валун». Один череп: вирішує найбільша карта. Якщо це 3, 4 або 5, Валун поранить того, у кого ран найменше. Зараз це { $d }.
raiders-lesson-low = Отже, вам Валун не загрожує. Віддайте найслабшу карту: викладіть 1.
raiders-lesson-hit = У минулій кімнаті Валун спрацював від карти 3 ({ $c }), і рану тепер має { $d }. Інші пастки забирають скарби. Якщо черепів два, вирішує найменша карта, а удар — по всіх героях.
raiders-lesson-storeroom = Комора: ви берете те, що стоїть біля вашого числа. Унизу написано, скільки цього лишилося в запасі. Зелене серце біля числа 5 загоює рану.
raiders-lesson-items = Ключ рахується як 5 у скарбниці, меч — як 5 проти монстра. Смолоскип показує темні кімнати. З кристалом ви ходите останнім.
raiders-lesson-sword = У наступній кімнаті чекає монстр, тож вам згодиться меч. Викладіть 4.
raiders-lesson-monster = Монстр. Числа на чотирьох картах додаються: якщо вийшло 14 або більше, Гобліна подолано. Якщо менше, той, чия карта найменша, дістане 2 рани.
raiders-lesson-strong = На столі вже 4 ({ $c }) і 1 ({ $d }), тож треба ще 9. Викладіть меч: він піде до запасу, зате ваші 2 і 3 лишаться.
raiders-lesson-beaten = Разом вийшло рівно 14: Гобліна подолано, і нікого не поранено. Остання кімната рівня — знову скарбниця.
raiders-lesson-crystal = Ви ходите першим, а лишилися тільки 2 і 3. Викладіть кристал: спершу побачите карти решти, потім оберете свою.
raiders-lesson-second = { $b } з картою 5 і { $d } з ключем (він рахується як 5) ділять велику скриню. Малу бере наступна за величиною карта. Поки що це 2 ({ $c }), тож викладіть 3.
raiders-lesson-level = Рівень 1 пройдено. В останній його кімнаті по 5 було у двох: { $b } і { $d }. Тепер починає той, хто по колу раніше після вас: { $b }. До всіх повернулися всі п’ять карт.
raiders-lesson-wounds = Стежте за ранами. Десята смертельна. А після останньої кімнати вибуває той, у кого їх найбільше, хоч би який був багатий. Якщо таких кілька, вибувають усі.
raiders-lesson-end = Головне ви знаєте. Грайте далі тут або зберіть свій стіл.
