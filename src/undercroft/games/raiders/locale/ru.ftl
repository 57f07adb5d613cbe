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
        [crystal] магический кристалл
        [key] ключ
       *[sword] меч
    }
raiders-do-lay = Выложить { raiders-part-card }
raiders-do-torch = Зажечь факел
raiders-undo-lay = Вернуть карту
raiders-undo-torch = Вернуть факел

raiders-warn-torch-nothing-dark = На этом уровне нет тёмных комнат: факел ничего не покажет.
raiders-warn-crystal-useless = Остальные уже выложили карты: кристалл пропадёт зря.

## Why not

raiders-part-here =
    { $kind-id ->
        [monster] Здесь монстр.
        [vault] Здесь сокровищница.
        [trap] Здесь ловушка.
       *[storeroom] Здесь кладовая.
    }
raiders-why-torch-is-never-laid = Факел зажигают, а не выкладывают: карту он не заменяет.
raiders-why-key-only-in-vault = Ключ годится только в сокровищнице. { raiders-part-here }
raiders-why-sword-only-against-monster = Меч годится только против монстра. { raiders-part-here }
raiders-why-game-over = Игра окончена.
raiders-why-you-are-dead = Ваш герой погиб и больше не выкладывает карт.
raiders-why-power-spent = Карта { $card } уже сыграна; она вернётся в конце уровня.
raiders-why-already-laid = Ваша карта для этой комнаты уже лежит.
raiders-why-after-the-others = После кристалла вы выкладываете карту последним. Сейчас ходит { $name }.
raiders-why-not-your-turn = Сейчас карту выкладывает { $name }.
raiders-why-room-done = Эта комната уже позади.
raiders-why-room-now = Вы в этой комнате: выберите карту из руки.
raiders-why-room-dark = Никто не знает, что там, в темноте. Покажет факел.
raiders-why-room-ahead = Эта комната ещё впереди: комнаты проходят слева направо.

## What happened

raiders-log-solo =
    { $wounds ->
        [one] В одиночку спускается { $name } ({ $character }): { $wounds } ранение.
        [few] В одиночку спускается { $name } ({ $character }): { $wounds } ранения.
        [many] В одиночку спускается { $name } ({ $character }): { $wounds } ранений.
       *[other] В одиночку спускается { $name } ({ $character }): { $wounds } ранения.
    }
raiders-log-dealt = { $name } — { $character }.
raiders-log-first-player = Первый игрок: { $name }.
raiders-log-level = Уровень { $level }: { $rooms }.
raiders-log-reveals = Комната { $place } больше не тёмная: { $room }.
raiders-log-enters = Уровень { $level }, комната { $place }: { $room }.
raiders-log-monster-card = Карта монстра: { $card }.
raiders-log-lays = { $name } кладёт { $card }.
raiders-log-lays-item = { $name } кладёт { raiders-part-item }, то есть 5.
raiders-log-crystal = { $name } кладёт магический кристалл и выберет карту позже.
raiders-log-torch = { $name } зажигает факел.
raiders-log-sees = Ваш факел освещает комнату { $place }: { $room }.
raiders-log-earns =
    { $count ->
        [one] { $name } получает { $count } сокровище.
        [few] { $name } получает { $count } сокровища.
        [many] { $name } получает { $count } сокровищ.
       *[other] { $name } получает { $count } сокровища.
    }
raiders-log-loses =
    { $count ->
        [one] { $name } теряет { $count } сокровище.
        [few] { $name } теряет { $count } сокровища.
        [many] { $name } теряет { $count } сокровищ.
       *[other] { $name } теряет { $count } сокровища.
    }
raiders-log-wounded =
    { $count ->
        [one] { $name } получает { $count } ранение.
        [few] { $name } получает { $count } ранения.
        [many] { $name } получает { $count } ранений.
       *[other] { $name } получает { $count } ранения.
    }
raiders-log-healed =
    { $count ->
        [one] { $name } залечивает { $count } ранение.
        [few] { $name } залечивает { $count } ранения.
        [many] { $name } залечивает { $count } ранений.
       *[other] { $name } залечивает { $count } ранения.
    }
raiders-log-takes-item = { $name } берёт { raiders-part-item }.
raiders-log-shortage =
    { $left ->
        [0] Таких предметов в запасе нет ({ $item }). Без добычи: { $names }.
       *[other] На всех не хватило ({ $item }, в запасе: { $left }). Без добычи: { $names }.
    }
raiders-log-monster-beaten = { $room }: атака отбита, никто не ранен.
raiders-log-monster-confused = { $room }: карты равны, монстр в замешательстве, никто не ранен.
raiders-log-trap-still = { $room }: ловушка не сработала.
raiders-log-dies = { $name } погибает от ран.
raiders-log-leads = Теперь первый игрок — { $name }.
raiders-log-bleeds = { $name } умирает от кровопотери: ранений больше всех.
raiders-log-wins = Победитель: { $names }!
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
raiders-fate-out = выбрался живым
raiders-fate-more-wounds = столько же сокровищ, больше ран
raiders-fate-less = меньше сокровищ
raiders-fate-bled = смерть от кровопотери
raiders-fate-dead = гибель в подземелье
raiders-fate-lost = поражение

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
raiders-card-storeroom-items = Кладовая: предметы
raiders-card-storeroom-coins = Кладовая: монеты

## What the cards do

raiders-part-wounds =
    { $wounds ->
        [one] { $wounds } ранение
        [few] { $wounds } ранения
        [many] { $wounds } ранений
       *[other] { $wounds } ранения
    }
raiders-part-monster =
    { $mode ->
        [solo] Сыграйте карту больше карты монстра, иначе получите { raiders-part-wounds }.
        [duel] Меньшая карта получает { raiders-part-wounds }; если карты равны — никто.
       *[base] Наберите вместе { $strength }, иначе меньшая карта получит { raiders-part-wounds }.
    }
raiders-part-vault =
    { $mode ->
        [solo] Сундук ваш, если его число меньше вашей карты.
       *[base] Сундук — за старшую карту; при равных картах его делят.
    }
raiders-part-vault-two =
    { $mode ->
        [solo] Ваши те сундуки, чьё число меньше вашей карты.
       *[base] Большой сундук — за старшую карту, малый — за вторую по старшинству.
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
raiders-text-magnet = По старшей карте: самые богатые теряют сокровища.
raiders-text-boulder = По старшей карте: достаётся тем, у кого меньше всех ранений.
raiders-text-lava = По младшей карте: каждый теряет сокровища.
raiders-text-spikes = По младшей карте: каждый получает ранения.
raiders-text-storeroom-items = Берите то, что стоит у вашего числа. Не хватает на всех — никому.
raiders-text-storeroom-coins = Каждый сполна получает то, что стоит у его числа.
