raiders-title = Рейдери підземель
raiders-blurb = П’ять рівнів, одна карта на кімнату: хапайте скарби, але не спливіть кров’ю.

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
        [crystal] магічний кристал
        [key] ключ
       *[sword] меч
    }
raiders-do-lay = Викласти { raiders-part-card }
raiders-do-torch = Запалити смолоскип
raiders-undo-lay = Забрати карту назад
raiders-undo-torch = Забрати смолоскип

raiders-warn-torch-nothing-dark = На цьому рівні немає темних кімнат: смолоскип нічого не покаже.
raiders-warn-crystal-useless = Решта вже виклала карти: кристал пропаде марно.

## Why not

raiders-part-here =
    { $kind-id ->
        [monster] Тут монстр.
        [vault] Тут скарбниця.
        [trap] Тут пастка.
       *[storeroom] Тут комора.
    }
raiders-why-torch-is-never-laid = Смолоскип запалюють, а не викладають: карти він не замінює.
raiders-why-key-only-in-vault = Ключ придатний лише у скарбниці. { raiders-part-here }
raiders-why-sword-only-against-monster = Меч придатний лише проти монстра. { raiders-part-here }
raiders-why-game-over = Гру закінчено.
raiders-why-you-are-dead = Ваш герой загинув і більше не викладає карт.
raiders-why-power-spent = Карту { $card } вже зіграно; вона повернеться наприкінці рівня.
raiders-why-already-laid = Ваша карта для цієї кімнати вже лежить.
raiders-why-after-the-others = Після кристала ви викладаєте карту останнім. Зараз ходить { $name }.
raiders-why-not-your-turn = Зараз карту викладає { $name }.
raiders-why-room-done = Ця кімната вже позаду.
raiders-why-room-now = Ви в цій кімнаті: оберіть карту з руки.
raiders-why-room-dark = Ніхто не знає, що там у пітьмі. Покаже смолоскип.
raiders-why-room-ahead = Ця кімната ще попереду: кімнати проходять зліва направо.

## What happened

raiders-log-solo =
    { $wounds ->
        [one] Наодинці спускається { $name } ({ $character }): { $wounds } рана.
        [few] Наодинці спускається { $name } ({ $character }): { $wounds } рани.
        [many] Наодинці спускається { $name } ({ $character }): { $wounds } ран.
       *[other] Наодинці спускається { $name } ({ $character }): { $wounds } рани.
    }
raiders-log-dealt = { $name } — { $character }.
raiders-log-first-player = Перший гравець: { $name }.
raiders-log-level = Рівень { $level }: { $rooms }.
raiders-log-reveals = Кімната { $place } вийшла з пітьми: { $room }.
raiders-log-enters = Рівень { $level }, кімната { $place }: { $room }.
raiders-log-monster-card = Карта монстра: { $card }.
raiders-log-lays = { $name } кладе { $card }.
raiders-log-lays-item = { $name } кладе { raiders-part-item }, тобто 5.
raiders-log-crystal = { $name } кладе магічний кристал і обере карту згодом.
raiders-log-torch = { $name } запалює смолоскип.
raiders-log-sees = Ваш смолоскип освітлює кімнату { $place }: { $room }.
raiders-log-earns =
    { $count ->
        [one] { $name } здобуває { $count } скарб.
        [few] { $name } здобуває { $count } скарби.
        [many] { $name } здобуває { $count } скарбів.
       *[other] { $name } здобуває { $count } скарбу.
    }
raiders-log-loses =
    { $count ->
        [one] { $name } втрачає { $count } скарб.
        [few] { $name } втрачає { $count } скарби.
        [many] { $name } втрачає { $count } скарбів.
       *[other] { $name } втрачає { $count } скарбу.
    }
raiders-log-wounded =
    { $count ->
        [one] { $name } дістає { $count } рану.
        [few] { $name } дістає { $count } рани.
        [many] { $name } дістає { $count } ран.
       *[other] { $name } дістає { $count } рани.
    }
raiders-log-healed =
    { $count ->
        [one] { $name } загоює { $count } рану.
        [few] { $name } загоює { $count } рани.
        [many] { $name } загоює { $count } ран.
       *[other] { $name } загоює { $count } рани.
    }
raiders-log-takes-item = { $name } бере { raiders-part-item }.
raiders-log-shortage =
    { $left ->
        [0] Таких предметів у запасі немає ({ $item }). Без здобичі: { $names }.
       *[other] На всіх не вистачило ({ $item }, у запасі: { $left }). Без здобичі: { $names }.
    }
raiders-log-monster-beaten = { $room }: напад відбито, ніхто не поранений.
raiders-log-monster-confused = { $room }: карти рівні, монстр розгубився, ніхто не поранений.
raiders-log-trap-still = { $room }: пастка не спрацювала.
raiders-log-dies = { $name } гине від ран.
raiders-log-leads = Тепер перший гравець — { $name }.
raiders-log-bleeds = { $name } помирає від утрати крові: ран найбільше.
raiders-log-wins = Перемога: { $names }!
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
raiders-fate-out = вибрався живим
raiders-fate-more-wounds = стільки ж скарбів, більше ран
raiders-fate-less = менше скарбів
raiders-fate-bled = смерть від утрати крові
raiders-fate-dead = загибель у підземеллі
raiders-fate-lost = поразка

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
raiders-card-storeroom-items = Комора: предмети
raiders-card-storeroom-coins = Комора: монети

## What the cards do

raiders-part-wounds =
    { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }
raiders-part-monster =
    { $mode ->
        [solo] Зіграйте карту, більшу за карту монстра, інакше дістанете { raiders-part-wounds }.
        [duel] Менша карта дістає { raiders-part-wounds }; якщо карти рівні — ніхто.
       *[base] Наберіть разом { $strength }, інакше найменша карта дістане { raiders-part-wounds }.
    }
raiders-part-vault =
    { $mode ->
        [solo] Скриня ваша, якщо її число менше за вашу карту.
       *[base] Скриню бере найбільша карта; якщо таких кілька — ділять порівну.
    }
raiders-part-vault-two =
    { $mode ->
        [solo] Ваші ті скрині, чиє число менше за вашу карту.
       *[base] Більшу скриню бере найбільша карта, меншу — друга за величиною.
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
raiders-text-magnet = За найбільшою картою: найбагатші втрачають скарби.
raiders-text-boulder = За найбільшою картою: дістається тим, у кого найменше ран.
raiders-text-lava = За найменшою картою: кожен втрачає скарби.
raiders-text-spikes = За найменшою картою: кожен дістає рани.
raiders-text-storeroom-items = Беріть те, що стоїть біля вашого числа. Не вистачає на всіх — нікому.
raiders-text-storeroom-coins = Кожен сповна дістає те, що стоїть біля його числа.
