### Дім українською: спершу екран, нижче термінал, командний рядок і помилки.

ui-name-guest =
    { $name ->
        [gone] Колишній гість
       *[other] Гість { $name }
    }
ui-name-bot =
    { $name ->
        [Bram] Брам
        [Ilka] Ілка
        [Odo] Одо
        [Runa] Руна
        [Tarn] Тарн
        [Vesna] Весна
        [Wick] Вік
        [Yaro] Яро
       *[other] { $name }
    }
ui-app = Undercroft
ui-home = Undercroft: до зали
ui-lobby = До зали
ui-about = Про програму
ui-rules = Правила
ui-rules-tab = Правила в новій вкладці
ui-hint = Підказка для першої гри
ui-hint-ok = Зрозуміло
ui-hint-none = Без підказок
ui-hint-sound = Увімкнути звуки
ui-contents = Зміст
ui-all-cards = Усі карти
ui-loading = Хвилинку…
ui-close = Закрити
ui-menu = Меню
ui-language = Мова
ui-theme = Тема
ui-theme-switch = Світла чи темна
ui-theme-system = Як у системі
ui-theme-night = Ніч
ui-theme-day = День
ui-on = так
ui-off = ні
ui-went-wrong = На цій сторінці щось зламалося. Оновіть її: партія ціла.
ui-offline = Сервер не відповідає. Пробуємо знову…

## Налаштування цього браузера

ui-pace = Як швидко показувати
ui-pace-calm = Спокійно
ui-pace-usual = Звичайно
ui-pace-brisk = Жваво
ui-pace-instant = Одразу
ui-sound = Звуки
ui-sound-off = Немає
ui-sound-soft = Тихо
ui-sound-usual = Звичайно
ui-sound-loud = Гучно
ui-data-download = Завантажити мої дані
ui-data-delete = Видалити мої дані…
ui-data-title = Видалити мої дані?
ui-data-goes = Зникнуть: ваше ім’я, пам’ять цього браузера про вас, партії, де з вами більше ніхто не сидів, і ваші столи, за якими ще не почали.
ui-data-stays = Залишаться налаштування цього браузера (мова, тема тощо) і партії з іншими людьми — для них. Ваше місце там зветься «Колишній гість». З партій, які тривають, ви виходите: далі грає бот, а якщо грають двоє, перемагає інший.
ui-data-final = Скасувати це не можна. Якщо дані ще потрібні, спершу завантажте їх.
ui-data-do = Видалити мої дані
ui-data-gone = Ваші дані видалено
ui-data-gone-new = Якщо продовжите, ви будете тут новим гостем.
ui-story-begin = Почати
ui-story-next = Далі
ui-key-space-short = Пробіл
ui-story-again = Що було від вашого ходу
ui-story-skip = Пропустити
ui-story-to-round = До кінця раунду
ui-story-to-end = До кінця гри
ui-story-left = ще { $count }
ui-story-goes-on = гра триває
ui-story-lately = Що сталося нещодавно
ui-away-head = Поки вас не було
ui-away-waits = Стіл такий, яким ви його лишили.
ui-away-late = Подій було так багато, що показано лише останні.
ui-away-choose = Подій: { $count }. Подивіться їх або поверніться до гри.
ui-away-time = Минуло { $minutes } хв.
ui-away-asks = Зараз чекають на вашу відповідь.
ui-away-more = і ще { $count }
ui-away-over = Гру завершено. Чим усе закінчилося, видно, якщо дивитися далі.
ui-away-watch = Дивитися, { $count } с
ui-away-skip = Пропустити
ui-defeat-watch = Дивитися далі
ui-defeat-new = Нова гра
ui-defeat-leave = Вийти
ui-defeat-on = Далі
ui-defeat-note = Гра триває без вас. Ви бачите все, що показує стіл; якщо підете, це нікому не завадить.
ui-out = Ви вибули й дивитеся; якщо підете, це нікому не завадить.
ui-set-motion = Анімація
ui-set-motion-help = Карти перевертаються й рухаються. Без неї зміни позначено значками.
ui-set-motion-device = Руху менше: так налаштовано пристрій.
ui-set-keys = Однолітерні клавіші
ui-set-keys-help = U скасовує хід, L веде до журналу тощо. Перелік за столом: клавіша «?».
ui-set-one-tap = Хід одним дотиком
ui-set-one-tap-help = Дотик до карти одразу викладає її, без другого натискання на кнопку.
ui-set-speech = Текстовий режим
ui-set-speech-help = Стіл словами, простими реченнями.
ui-speech-twice = Натисніть раз, щоб дізнатися, що це дасть; ще раз, щоб зробити. Цифри 1–9 натискають перші дев’ять, 0 веде до списку. Кнопка рядка ходу може спрацювати з першого натискання.
ui-speech-new = Нове:
ui-speech-off = Показати стіл

## Зала

ui-what-to-play = У що зіграємо?
ui-what-to-play-help = Без реєстрації. Надішліть посилання, друзі сядуть за стіл, решту місць займуть боти.
ui-games = Ігри
ui-players = Гравці
ui-lasts = Партія триває
ui-minutes = { $count } хв
ui-your-games = Ваші партії
ui-with = за столом: { $names }
ui-with-nobody-yet = поки більше нікого
ui-solo = наодинці
ui-last-games = Ваші останні партії
ui-last-games-days =
    { $days ->
        [one] Партії видаляються через { $days } день після завершення.
        [few] Партії видаляються через { $days } дні після завершення.
        [many] Партії видаляються через { $days } днів після завершення.
       *[other] Партії видаляються через { $days } дня після завершення.
    }
ui-result-won = Ви перемогли
ui-result-shared = Ви перемогли разом з іншими
ui-result-lost = Перемога: { $names }
ui-company = Скільки гравців
ui-company-others = З іншими
ui-company-solo = Наодинці
ui-company-solo-help = Партія для одного за одиночними правилами книги: ні інших гравців, ні ботів.
ui-hot-seat = Ви граєте за кілька місць на цьому екрані. Видно завжди те місце, що зараз обирає, і його карти: решта відвертається.
ui-open-tables = Відкриті столи
ui-open-tables-empty = Відкритих столів немає. Зробіть свій відкритим або надішліть друзям посилання.
ui-have-code = Маєте код чи посилання?
ui-code = Код столу або посилання
ui-code-example = amber-fox-4k7m-2x9d-3t6f
ui-enter = Увійти
ui-play = Грати
ui-sit = Сісти
ui-seats-open =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
ui-word-your-turn = чекають на вас
ui-thinking = хід: { $names }
ui-playing = триває гра
ui-new-table = Новий стіл
ui-table-of = { $game }: стіл
ui-public = Відкритий стіл
ui-public-help = Будь-хто знайде цей стіл тут і зможе сісти.
ui-by-link = за посиланням
ui-watch = Глядачі
ui-watch-help = Глядачі не бачать прихованих карт.
ui-group-variants = Варіанти
ui-group-variants-help = Інші способи грати з книги правил.
ui-group-rulings = Спірні правила
ui-group-rulings-help = Де книга правил мовчить або де грають по-різному.
ui-group-changed = змінено: { $count } з { $of }
ui-your-name = Ваше ім’я
ui-you = ви
ui-bot = Бот
ui-bot-level = бот, { $level }
ui-level-random = навмання
ui-level-greedy = жадібний
ui-level-easy = слабкий
ui-level-normal = середній
ui-level-hard = сильний
ui-level-random-help = перша-ліпша карта
ui-level-greedy-help = хапає, що ближче
ui-level-easy-help = думає мить
ui-level-normal-help = думає недовго
ui-level-hard-help = думає секунду
ui-open-seat = Вільне місце
ui-open-seat-help = для всіх, хто має посилання
ui-seat = Місце { $seat }
ui-seat-name = Ім’я на місці { $seat }
ui-seat-who = Хто на місці { $seat }
ui-seat-me = Я
ui-seat-me-too = Теж я, на цьому екрані
ui-seat-open = Вільно
ui-seat-close = Прибрати місце
ui-seat-add = Додати місце
ui-closed = Закрито
ui-closed-help =
    { $count ->
        [one] гра для одного
        [few] за столом { $count }
       *[many] за столом { $count }
    }
ui-create-invite = Створити й запросити
ui-play-alone = Грати наодинці
ui-start = Почати
ui-play-bots =
    { $bots ->
        [one] Грати з { $bots } ботом
        [few] Грати з { $bots } ботами
       *[many] Грати з { $bots } ботами
    }
ui-start-with =
    Почати: { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
       *[many] { $bots } ботів
    }

## Очікування

ui-begins-full = Гра почнеться, щойно займуть усі місця.
ui-waiting-room = Стіл готовий
ui-invite = Надішліть це посилання друзям
ui-link = Посилання-запрошення
ui-copy-link = Скопіювати
ui-copied = Скопійовано
ui-code-is = Код столу:
ui-sit-here = Сісти сюди
ui-leave = Встати
ui-away = не в мережі
ui-away-since = не в мережі з { $time }
ui-away-now = не в мережі
ui-away-one-since = { $names } не в мережі з { $time }. Гра чекає: за інших ніхто не ходить.
ui-away-waited = { $names } не в мережі. Гра чекає: за інших ніхто не ходить.
ui-start-fills =
    { $count ->
        [one] Вільне місце займе бот.
        [few] Вільні місця ({ $count }) займуть боти.
       *[many] Вільні місця ({ $count }) займуть боти.
    }
ui-host-starts = Партію почне господар столу.
ui-take-a-seat = Сядьте на вільне місце або зачекайте й дивіться.
ui-commitment = Сервер уже витягнув свій секрет. Ось його відбиток:

## Стіл

ui-board = Стіл
ui-hand = Ваша рука
ui-rail = Журнал і правила
ui-tab-log = Журнал
ui-tab-odds = Шанси
ui-tab-rules = Правила
ui-log = Журнал
ui-log-empty = Поки що нічого не сталося.
ui-taken-back = Взято назад:
ui-only-you = Знаєте лише ви
ui-prompt = Рядок ходу
ui-what-you-may-do = Що можна зробити
ui-your-turn = Ваш хід:
ui-is-choosing = обирає.
ui-waiting-for = Чекаємо:
ui-the-table = стіл готується.
ui-sealed-more = Ваш вибір приховано, доки не оберуть усі.
ui-beyond = { $edge ->
    [left] Ліворуч
    [right] Праворуч
    [top] Вище
   *[bottom] Нижче
 } можна вибрати ще: { $count }. Натисніть, щоб глянути туди
ui-beyond-shown = Тепер видно ще, що можна вибрати: { $count }
ui-moment = Час для відповідей…
ui-moment-more = хто може відповісти, встигне.
ui-moment-back = свій останній вибір ще можна взяти назад.
ui-scene-size = { $name }: вище чи нижче
ui-standing = Коли вас питати
ui-standing-ask = Щоразу, коли я можу діяти
ui-standing-attacked = Лише коли атакують мене
ui-standing-turn = Не раніше мого ходу
ui-standing-me = Лише коли нападуть на мене та в мій хід
ui-standing-meantime = Лише коли нападуть на мене, до мого ходу
ui-standing-help = Коли можна щось зіграти поза своїм ходом. Бачите це лише ви; пауза за столом у будь-якому разі однакова.
ui-stops = У яких випадках
ui-log-leaves-game =
    { $how ->
       [lost] { $you ->
           [true] Ви здаєтеся: партію програно.
          *[other] { $name } здається: партію програно.
        }
       [ended] { $you ->
           [true] Ви припиняєте партію завчасно: переможця немає.
          *[other] { $name } припиняє партію завчасно: переможця немає.
        }
       [bot] { $you ->
           [true] Ви полишаєте стіл; далі за вас грає бот.
          *[other] { $name } полишає стіл; далі грає бот.
        }
      *[back] { $you ->
           [true] Ви знову за столом і граєте самі.
          *[other] { $name } знову за столом і грає.
        }
    }
ui-leave-game = Вийти з гри…
ui-leave-title = Вийти з гри?
ui-leave-follows =
    { $how ->
       [lost] Це поразка, переможе { $name }. Скасувати не можна. Зігране збережеться в записі партії.
       [ended] Гра закінчиться зараз, без переможця. Скасувати не можна. Зігране збережеться в записі партії.
      *[bot] За вас продовжить бот, решта про це дізнається. Доки гра триває, ви можете повернутися на своє місце.
    }
ui-leave-do =
    { $how ->
       [lost] Здатися
       [ended] Завершити гру
      *[bot] Вийти
    }
ui-leave-not = Грати далі
ui-left = Ви вийшли з гри.
ui-left-more = За вас грає бот, доки ви не повернетеся.
ui-left-back = Повернутися на своє місце
ui-fate-left = вихід з гри
ui-fate-given = перемога: суперник здався
ui-fate-stopped = гру не дограно
ui-left-bots = Боти за тих, хто вийшов…
ui-left-bot = Замість того, хто вийшов ({ $name }), грає бот
ui-end-left =
    { $how ->
       [ended] { $you ->
           [true] Ви завершили гру достроково
          *[other] Гру завершено достроково: так вирішує { $name }
        }
      *[lost] { $you ->
           [true] Ви здалися; перемагає { $winner }
          *[other] { $name } здається; { $youwin ->
               [true] ви перемогли
              *[other] перемагає { $winner }
            }
        }
    }
ui-end-left-said = Гру не дограно: досягнуте нічого не вирішує.
ui-end-left-by = { $you ->
    [true] ви здалися
   *[other] здається
}
ui-you-watch = Ви глядач: прихованих карт не видно.
ui-over = Гру завершено.
ui-figure-turns = Ходів
ui-wins =
    { $count ->
        [one] { $you ->
            [yes] Ви перемогли.
           *[no] Перемога: { $names }.
        }
        [few] Спільна перемога: { $names }.
       *[many] Спільна перемога: { $names }.
    }
ui-nobody-wins = Не переміг ніхто.
ui-end = Чим закінчилося
ui-crumb-over = Кінець гри
ui-end-places = Місця та чому так
ui-end-moments = Що вирішило гру
ui-end-lead = Відтоді й до кінця попереду: { $names }.
ui-end-you = ви
ui-end-board = Подивитися на стіл
ui-end-back = Показати підсумок
ui-end-look = Перегляд партії
ui-end-share = Поділитися

ui-word-won = перемога
ui-word-ready = готово
ui-word-to-play = хід
ui-seat-more = Докладніше: { $name }
ui-watching =
    { $count ->
        [0] глядачів немає
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
ui-public-table = відкритий стіл
ui-private-table = стіл за посиланням
ui-clear = Скасувати вибір
ui-final = взяти назад буде не можна
ui-sure = Точно?
ui-sure-keys = Enter — так, Esc — ні.
ui-do-it = Усе одно зробити
ui-better-not = Ні
ui-replay = Запис партії
ui-again = Ще партію
ui-again-set = Наступна партія вже готова: «Ще партію» веде туди.
ui-undo = Взяти назад
ui-undo-nature = Взяти назад не можна: після цього відкрилося приховане.
ui-undo-other = Взяти назад не можна: після вас уже обрав інший гравець.
ui-undo-nothing = Брати назад поки нічого.
ui-undo-watching = Брати ходи назад можуть лише гравці.
ui-why-not = Чому не можна?
ui-rules-at = Правила, { $rule }
ui-lost =
    { $seconds ->
        [0] Зв’язок втрачено. Пробуємо знову…
       *[other] Зв’язок втрачено. Нова спроба за { $seconds } с.
    }
ui-lost-kept =
    { $seconds ->
        [0] Зв’язок втрачено. Ваш хід збережено. Пробуємо знову…
       *[other] Зв’язок втрачено. Ваш хід збережено. Нова спроба за { $seconds } с.
    }
ui-lost-short = Зв’язок втрачено. Пробуємо знову…
ui-still-chosen = { $why } Вибір не змінився: «{ $choice }».
ui-offline-why = Зараз немає зв’язку.
ui-stale = Становище на столі змінилося. Ось воно.
ui-stale-by = Раніше встиг інший гравець: { $name }. Ось стіл зараз.

## Клавіші

ui-keys = Клавіші
ui-key-tab = рядок ходу, рука, стіл, гравці, журнал
ui-key-tab-text = рядок ходу, що можна зробити, стіл, рука, гравці, журнал
ui-key-digits = обрати цю карту чи жетон руки (у текстовому режимі без руки — рядок списку); ще раз — зіграти
ui-key-choices = до списку того, що можна зробити
ui-key-arrows = переходити між картами руки чи столу
ui-key-space = обрати; поки йде показ: далі
ui-key-enter = підтвердити
ui-key-esc = скасувати, закрити; поки йде показ: пропустити
ui-key-why = на чомусь: чому не можна; на порожньому місці: цей перелік
ui-key-zoom = роздивитися карту
ui-key-undo = взяти назад
ui-key-hand = до своєї руки
ui-key-seats = до гравців
ui-key-watch = ще раз, що було від вашого ходу
ui-key-log = до журналу

## Хибні посилання

ui-wrong-link = Посилання нікуди не веде
ui-link-never = Такого столу немає
ui-link-never-help = Можливо, загубилася літера. Перевірте код або попросіть посилання ще раз.
ui-link-gone = Цього столу більше немає
ui-link-gone-help = Його видалили: той, хто його створив, видалив свої дані, або тут давно нічого не відбувалося.
ui-link-not-yours = Це закритий стіл
ui-link-not-yours-help = Його бачать лише гравці, глядачів сюди не пускають.
ui-link-finished = Партію завершено
ui-link-finished-help = Стіл був закритий, і дивитися його можуть лише ті, хто грав.

## Автори

ui-about-text = Стіл для настільних ігор про підземелля: з друзями, незнайомцями чи ботами, у браузері або в терміналі.
ui-about-unofficial = Неофіційний проєкт гравців: тут немає малюнків і текстів видавництв. Назви ігор належать їхнім власникам.
ui-about-icons = Значки
ui-about-icons-text = Намальовано художниками game-icons.net, кольори наші. Ліцензія та джерело:
ui-about-fonts = Шрифти

## Replay

ui-replay-eyes = Чиїми очима
ui-replay-all = Усе відкрито
ui-replay-watcher = Глядач
ui-replay-spoiler-free = Без спойлерів: майбутнє сховано
ui-replay-hidden = Майбутнє сховано
ui-replay-start = Початок
ui-replay-sealed = { $name }: карту обрано таємно.
ui-replay-step = Крок { $step }
ui-replay-step-of = Крок { $step } з { $count }
ui-replay-scrub = Місце в грі
ui-replay-link = Посилання на цей крок
ui-replay-onward = Грати звідси
ui-replay-onward-title = Грати з кроку { $step }
ui-replay-onward-help = Новий закритий стіл почнеться з цього місця партії. Усе, що далі, випаде заново.
ui-replay-onward-over = Тут партію завершено: продовжувати нічого.
ui-replay-this-step = Цей крок: посилання, грати звідси
ui-branched = З кроку { $step } іншої партії
ui-replay-record = Завантажити запис
ui-replay-table = До столу
ui-replay-first = Перший крок
ui-replay-back = Крок назад
ui-replay-play = Грати
ui-replay-pause = Пауза
ui-replay-forward = Крок уперед
ui-replay-last = Останній крок
ui-replay-speed = Швидкість { $speed }
ui-replay-key-step = крок
ui-look-back = Переглянути партію
ui-replay-hands = Карти на руках
ui-replay-turns = Ходи
ui-replay-turn = Хід { $turn } · { $name }
ui-replay-folded = пропуски й підтвердження: { $count }
ui-replay-size = Крок
ui-replay-size-event = подія
ui-replay-size-action = дія
ui-replay-size-card = карта
ui-replay-size-turn = хід
ui-replay-size-room = кімната
ui-replay-size-round = раунд
ui-replay-size-level = рівень
ui-replay-count-action =
    { $count ->
        [one] { $count } дія
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дій
    }
ui-replay-count-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    }
ui-replay-nth-action =
    { $count ->
        [0] дія { $number }
       *[other] дія { $number } з { $count }
    }
ui-replay-nth-card =
    { $count ->
        [0] карта { $number }
       *[other] карта { $number } з { $count }
    }
ui-replay-mark = Закладка
ui-replay-marked = У закладках
ui-replay-marks = Закладки
ui-replay-mark-word = Власне слово
ui-replay-unmark = Прибрати закладку: { $word }
ui-replay-show-all = Показати все
ui-replay-proof = Чи чесна випадковість
ui-replay-proven =
    { $count ->
        [0] У цій партії нічого не вирішував випадок
       *[other] Усе чесно: кожну випадковість перевірено ({ $count })
    }
ui-replay-unproven = Випадковості не збігаються з обіцяним
ui-replay-commitment = Обіцяно до першої карти (SHA-256 секрету)
ui-replay-secret = Секрет
ui-replay-entropy = Додали гравці
ui-replay-early = Господар столу надіслав свою частину секрету раніше, ніж побачив обіцянку, тож вона нічого не гарантує.
ui-replay-kept = До партії цей браузер бачив той самий відбиток.
ui-replay-kept-other = До партії цей браузер бачив інший відбиток:
ui-replay-verify = Перевірте самі: завантажте запис і запустіть

## End of the screen’s messages

## Command line and errors

cli-games-game = { $id }: { $title }. Місць: { $seats }. Хвилин: близько { $minutes }.
cli-games-seats = Місць: { $seats }.
cli-name-you = Гравець
cli-name-bot = Бот { $seat }
cli-welcome = { $title }. Ви — { $name }, місце { $seat }.
cli-commitment = Карти й кубики визначено заздалегідь; їхній відбиток починається з { $hash }.
cli-hint = Введіть номер дії; ? — підказка, u — назад, l — журнал, q — вихід.
cli-brief = Далі тут пишеться лише те, що змінилося. Увесь стіл покаже b.
cli-word-help = підказка
cli-word-all = усі
cli-word-undo = назад
cli-word-log = журнал
cli-word-ask = чужі
cli-word-table = стіл
cli-word-map = карта
cli-word-odds = шанси
cli-word-record = запис
cli-word-quit = вихід
cli-word-card = текст
cli-word-room = кімната
cli-help = Номер виконує дію поруч із ним; можна ввести і слово, клітинку чи кімнату з неї. Команди, літерою чи словом:
cli-help-help = { $command } НАЗВА: чому зараз цього не можна.
cli-help-more = Правила й усі команди ще раз: ? { $word }
cli-help-undo = { $command }: узяти хід назад.
cli-help-log = { $command }: останні рядки ({ $word } усі — увесь).
cli-help-table = { $command }: стіл ще раз.
cli-help-map = { $command }: малювати план чи ні.
cli-help-odds = { $command }: що ще може вийти.
cli-help-ask = { $command }: чи питати вас у чужий хід.
cli-help-record = { $command } ФАЙЛ: зберегти запис.
cli-help-quit = { $command }: піти.
cli-help-card = { $command } НАЗВА: що сказано на карті чи про фігуру і де вона.
cli-help-room = { $command } НАЗВА: кімната словами; без назви — усі.
cli-takes-nothing = { $typed }: після { $letter } нічого вводити не треба.
cli-log-how = { $typed }: введіть l, l усі або l і кількість рядків.
cli-prompt = Ваш вибір:
cli-your-turn = Ваш хід.
cli-you-choose = Обираєте ви.
cli-their-turn = Зараз ходить: { $names }. Ви теж можете діяти.
cli-may-pass = Натисніть Enter, щоб нічого не робити.
cli-window-hint = Ви можете діяти й у чужий хід. Введіть w у свій хід, і вас питатимуть щоразу.
cli-windows-on = Тепер вас питатимуть і в чужий хід.
cli-windows-off = Тепер вас питатимуть лише у ваш хід.
cli-not-understood = { $typed }: такого вибору немає. Введіть номер зі списку або ? для підказки.
cli-which = Що з цього? Введіть номер:
cli-again = Введіть «{ $typed }» ще раз, якщо все ж хочете цього.
cli-why-may = { $name }: це зараз можна.
cli-why-unknown = { $name }: тут такого немає.
cli-undone = Хід узято назад.
cli-undo-nothing = Поки нічого брати назад.
cli-undo-nature = Узяти назад не можна: відтоді щось відкрилося.
cli-undo-other = Узяти назад не можна: відтоді відповів хтось інший.
cli-map-on = План знову малюється.
cli-map-off = План більше не малюється; усе сказано й словами.
cli-map-off-rooms = План більше не малюється; кімнати описано словами. Щоб почути кімнату ще раз, введіть { $word } та її назву.
cli-room-unknown = Кімнати «{ $name }» немає; введіть { $word } без назви, щоб почути всі.
cli-map-none = У цієї гри тут немає плану.
cli-odds-none = Тут шанси не показують.
cli-record-where = Куди? Введіть r та ім’я файлу, наприклад: r game.txt
cli-recorded = Запис збережено: { $file }.
cli-quit-sure = Зігране пропаде. Введіть r та ім’я файлу, щоб зберегти запис, або q ще раз, щоб вийти.
cli-left = Ви вийшли з-за столу.
cli-over = Гру завершено.
cli-winners = Перемога: { $names }.
cli-no-winner = Ніхто не переміг.
cli-step = Крок { NUMBER($number, useGrouping: 0) } із { NUMBER($steps, useGrouping: 0) }.
cli-start = Початок
cli-answers = { $name }: { $option }
cli-open = Відкриті питання:
cli-open-none = Відкритих питань немає.
cli-open-one = { $seat }, { $what }: { $options }
cli-open-may = { $seat } може, { $what }: { $options }
cli-settled = Позиція перед цими відповідями:
cli-since = Відповіді відтоді:
cli-verified =
    { $count ->
        [0] У цій партії нічого не витягували, доводити нічого; секрет той, що був закріплений до початку.
        [one] Доведено: { $count } витягування випливає із секрету, закріпленого до початку.
        [few] Доведено: усі { $count } витягування випливають із секрету, закріпленого до початку.
        [many] Доведено: усі { $count } витягувань випливають із секрету, закріпленого до початку.
       *[other] Доведено: усі { $count } витягування випливають із секрету, закріпленого до початку.
    }
cli-verified-branch =
    { $chance ->
        [one] { $chance } витягування перед ними до цього доведення не входить: його взято з { cli-verified-origin } до кроку { $step }.
        [few] { $chance } витягування перед ними до цього доведення не входять: їх узято з { cli-verified-origin } до кроку { $step }.
        [many] { $chance } витягувань перед ними до цього доведення не входять: їх узято з { cli-verified-origin } до кроку { $step }.
       *[other] { $chance } витягування перед ними до цього доведення не входять: їх узято з { cli-verified-origin } до кроку { $step }.
    }
cli-verified-origin =
    { $table ->
        [unnamed] іншої партії
       *[other] партії { $table }
    }

error-level-unknown = Немає бота рівня { $level }; є { $known } та search:N для N ітерацій.
error-level = Немає бота { $level }; є { $known }.
error-branch-step = Продовжити ту партію можна з кроків від 0 до { $last }, а не з { $step }.
error-branch-other = Продовжують ту саму гру, з тими самими налаштуваннями й кількістю місць, що за столом { $id }.
error-answers-line = Рядок { NUMBER($line, useGrouping: 0) } відповідей ({ $text }): { $why }
error-answers-shape = Відповідь має вигляд «A lay 5», а витягування — «* room goblin».
error-answers-stale = Це відповідь не на те питання, яке зараз відкрите.
error-answers-unused = Нічого такого тут не витягують.
error-answers-nature = Перед цим треба витягнути «{ $what }»: додайте рядок «* { $what } …» або задайте --seed.
error-answers-end = Після останнього рядка треба витягнути «{ $what }»: додайте рядок «* { $what } …» або задайте --seed.
error-json-broken = { $file }: помилка в JSON, рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }.
error-json-object = { $file }: це не позиція; потрібен об’єкт JSON.
error-position-broken = { $file }: це не позиція гри { $game }: { $why }.
error-step-range = У записі кроки від 0 до { NUMBER($steps, useGrouping: 0) }, а не { $value }.
error-position-game = Це позиція гри { $theirs }, а не { $ours }.
error-position-seats = У цій позиції інша кількість місць: { $theirs }, а не { $ours }.
error-position-options = Позиція має власні налаштування; приберіть --option.
error-position-field = Позиція хибна в { $where }: { $why }.
error-position-shape = Позиція хибна: { $error }.
error-setting-bool = Налаштування { $id } — це true або false, а не { $value }.
error-setting-choice = Налаштування { $id } може бути { $choices }, але не { $value }.
error-seats = У грі { $game } місць може бути { $seats }, але не { $given }.
error-setting-range = Налаштування { $id } — число від { $low } до { $high }, а не { $value }.
error-setting-unknown = У грі { $game } немає налаштування { $id }; є { $known }.
error-option-twice = Налаштування { $id } вказано двічі.
error-setting-seats = Налаштування { $id } — для кількості місць { $applies }, а не { $given }.
error-divergence = Відповідь { NUMBER($number, useGrouping: 0) } запису ({ $line }) не відповідає цим правилам.
error-divergence-line = Рядок { NUMBER($line, useGrouping: 0) } запису ({ $text }) не відповідає правилам цієї програми.
error-illegal = { $option }: зараз так зробити не можна.
error-stale = За столом усе вже змінилося; подивіться й оберіть знову.
error-not-asked = Зараз обирати не вам.
error-undo = Брати назад нічого: відтоді щось відкрилося або хтось відповів.
error-record-rules = Цей запис зіграно за правилами версії { $theirs }, програма знає версію { $ours }. Оновіть Undercroft.
error-over = Гру завершено.
error-standing-none = У цій грі нікого не питають таємно, тож пропускати нічого.
error-stop-unknown = Немає такого моменту: { $kind }; є { $known }.
error-answered = Ви вже відповіли; заберіть відповідь назад, щоб обрати інакше.
error-record-start = У позиції цього запису значення { $id } не таке, як у його заголовку.
error-record-truncated = Запис уривається в рядку { NUMBER($line, useGrouping: 0) }.
error-no-nature = Тут потрібен випадок ({ $what }), а взяти його нема звідки.
error-dictation-impossible = Зараз для «{ $what }» не можна витягнути { $answer }.
error-dictation-short = Не сказано, що витягнуто для { $what }.
error-proof-differs = Рядок { NUMBER($line, useGrouping: 0) } запису ({ $text }) не випливає із закріпленого секрету та правил.
error-proof-truncated = Запис уривається посеред витягувань.
error-proof-nothing = У цьому записі немає відбитка й секрету, доводити нічого.
error-proof-commitment = Секрет не той, що був закріплений до гри.
error-record-long = Цей запис задовгий для однієї гри.
error-record-none = Це не запис Undercroft: першим рядком має бути «undercroft record { $format }».
error-record-newer = Запис формату { $version }; програма читає до { $format }. Оновіть Undercroft.
error-record-head = Рядок { NUMBER($line, useGrouping: 0) } на початку запису пошкоджено: { $text }
error-record-missing = На початку запису немає { $name }.
error-record-line = Рядок { NUMBER($line, useGrouping: 0) } запису — не відповідь: { $text }
error-game-unknown = Немає гри { $id }; є { $known }.
error-game-broken = Гру { $id } ({ $place }) не вдається завантажити: { $why }. Виправте або вилучіть її пакет.
error-bots-count = Назвіть не більше ботів, ніж місць ({ $seats }), а не { $given }.
error-number-range = { $name } — число від { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, а не { $value }.
error-seat-unknown = За цим столом немає місця { $seat }.
error-seat-none = Немає місця { $seat }; є { $known }.
error-seat-taken = Місце { $seat } зайняте.
error-file-text = { $file }: це не текстовий файл.
error-file-read = Не вдається прочитати { $file }: { $why }.
error-file-write = Не вдається записати { $file }: { $why }.
error-rules-missing = Гра { $game } не має сторінки правил.
error-language = Немає мови { $lang }; є { $known }.
error-origin = Це з’єднання відкрив інший сайт.
error-host = Цей сервер не відповідає за іменем { $host }; його власник може додати ім’я до UNDERCROFT_HOSTS.
error-database = База даних { $database } не відкривається: { $why }.
error-database-newer = База даних { $database } — від новішої версії Undercroft: оновіть програму або оберіть іншу базу.
error-port = Не вдається зайняти { $host }, порт { NUMBER($port, useGrouping: 0) }: { $why }.
error-one-process = З файлом SQLite працює один процес; для кількох вкажіть базу PostgreSQL: --database.
error-bots-postgres = Окремим процесам ботів потрібна PostgreSQL; з файлом SQLite за ботів думає сам сервер.
error-served-already = { $database } уже обслуговує інший процес; з файлом SQLite працює лише один.
error-file-exists = Файл { $file } вже є; оберіть іншу назву.
error-file-unwritten = Не вдається записати { $file }: { $why }.
error-file-missing = Файлу { $file } немає.
error-guest-several = Так звуть кількох гостей ({ $name }); вкажіть id одного з них (уперше тут – востаннє за столом): { $guests }.
error-guest-unknown = Гостя { $name } тут немає.
error-delete-unasked = Нічого не видалено: спитати тут нікого. Вкажіть --yes та id гостя, { $guest }.
error-guest-by-id = З --yes вкажіть id гостя; { $name } — це { $guest }.
error-guest-none = Вкажіть гостя: id або ім’я, якого більше ні в кого немає.
error-no-backup = { $file } — не резервна копія.
error-not-empty = У { $database } вже є дані; відновлювати можна лише в порожню базу.
error-database-other = База { $database } — від іншої версії Undercroft; один раз запустіть сервер цієї версії.
error-backup-empty = Файл { $file } порожній: це не резервна копія.
error-backup-damaged = Резервна копія { $file } пошкоджена або неповна: візьміть іншу.
error-database-unnamed = { $setting }: значення порожнє. Вкажіть базу або приберіть це налаштування — тоді це буде файл у теці ваших даних.
error-database-strange = { $database } — база іншої програми: від Undercroft у ній нічого немає. Оберіть іншу.
error-port-taken = Порт { NUMBER($port, useGrouping: 0) } зайнятий іншою програмою; оберіть інший: --port.
error-broken = Щось пішло не так; ми це записали.
error-too-large = Повідомлення завелике; найбільше — 64 кБ.
error-too-fast = Забагато запитів; зачекайте трохи.
error-too-busy = Зараз багато охочих; спробуйте трохи згодом.
error-unstored = Зараз це не можна зберегти, тож нічого не змінилося; спробуйте трохи згодом.
error-promise-unknown = Такої обіцянки немає; запросіть нову.
error-promise-foreign = Цю обіцянку дано комусь іншому; запросіть власну.
error-promise-used = За цією обіцянкою вже створено стіл; запросіть нову.
error-promise-old = Ця обіцянка застаріла; запросіть нову.
error-promise-broken = Відбиток цього столу — не той, який було обіцяно. Не довіряйте його кубикам.
error-bots-enough = Боти вже грають між собою за вашими столами ({ $most }); дочекайтеся кінця однієї з ігор або залиште її сторінку.
error-full-house = За цим столом уже забагато глядачів; зазирніть пізніше.
error-too-many-sockets = Звідси відкрито забагато столів одразу; закрийте зайві й оновіть сторінку.
error-variable-network = { $variable }: потрібні адреси або мережі, наприклад 10.0.0.0/8, а не { $value }.
error-variable-name = { $variable }: потрібні імена через кому, наприклад games.example.org, а не { $value }.
error-variable = { $variable } має бути числом від 0, а не { $value }.
error-name = В імені від 1 до { $most } видимих знаків.
error-name-taken = Ім’я { $name } тут отримують боти та гості; оберіть інше.
error-no-session = Цей браузер тут ще або вже не знають; оновіть сторінку.
error-guest-gone = Ваші дані видалено, на цій сторінці теж: тепер ви лише глядач.
error-message = Повідомлення не зрозуміле: { $why }
error-no-page = За цією адресою нічого немає.
error-table-unknown = Немає столу { $id }.
error-not-your-seat = Місце { $seat } не ваше.
error-not-seated = Ви не сидите за цим столом.
error-moment-lasts = Зараз інші можуть відповісти; спробуйте за мить.
error-answer-first = Вас зараз питають: спершу дайте відповідь або пропустіть, потім можна вийти.
error-handed-over = За вас тут грає бот; спершу поверніться на своє місце.
error-left-already = Ви вже вийшли з цієї гри.
error-not-left = Ви не виходили: за вас тут ніхто не грає.
error-lesson = Спершу провідник покаже інше. Без провідника можна грати як завгодно.
error-lesson-none = До цієї гри провідника немає.
error-no-guide = За цим столом у вас немає провідника.
error-not-handed = На місці { $seat } бот ні за кого не грає.
error-not-host = Це може лише господар столу.
error-started = Гра вже почалася.
error-not-started = Гра ще не почалася.
error-not-over = Гру ще не завершено.
error-no-watching = Дивитися можуть лише ті, хто сидить за цим столом.
error-rules-changed = Цю гру почато за попередніми правилами, і її не можна продовжити: { $why }
error-busy = За цим столом забагато змін водночас; спробуйте ще раз.
error-form = У запиті бракує знака його сторінки; оновіть сторінку.
error-method = Ця адреса не розуміє { $method }.
error-bad-request = Запит не зрозумілий: { $why }
error-no-body = Цьому запиту потрібен об’єкт JSON у тілі, а його немає.

cli-card-which = Яка карта? Введіть c та її назву.
cli-moments-on = Тепер вас питатимуть щоразу, коли ви можете щось зробити.
cli-moments-off = Тепер вас питатимуть лише у ваш хід і коли атакують вашого героя.

# Звіти й набори карт
error-report-game = Звіту про рівновагу для { $game } немає.
error-pack-place = Теки { $folder } немає ({ $name }).
cli-packs-none = Наборів карт не встановлено. Теку з ними називає UNDERCROFT_PACKS або --packs.
cli-packs-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  }
cli-packs-right = Набір { $pack } у порядку: { $cards }.

## Навчання

ui-learn = Навчитися
ui-learn-help = Коротка перша партія з провідником
ui-learn-which = Навчитися гри
ui-learn-which-help = Коротка перша партія з провідником: близько восьми хвилин.
ui-guide = Провідник
ui-guide-place = { $place } з { $of }
ui-guide-pointed = Вказано: { $things }.
ui-guide-skip = Без провідника
ui-guide-play-on = Грати далі тут
ui-why-lesson = Спершу провідник покаже інше. Без провідника можна грати як завгодно.
