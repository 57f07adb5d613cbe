## Command line and errors

cli-games-game = { $id }: { $title }. Місць: { $seats }. Хвилин: близько { $minutes }.
cli-name-you = Гравець
cli-name-bot = Бот { $seat }
cli-welcome = { $title }. Ваше місце — { $seat }, у журналі ви — { $name }.
cli-commitment = Карти й кубики запечатано заздалегідь; печатка починається з { $hash }.
cli-hint = Введіть номер дії; ? — підказка, q — вийти.
cli-help =
    Номер виконує дію поруч із ним; можна ввести і її слово.
    ? карта: чому її не можна використати. u: взяти хід назад. l: журнал (l all — увесь).
    b: стіл ще раз. w: чи питати вас у чужий хід. r ФАЙЛ: зберегти запис. q: вийти.
cli-prompt = Ваш вибір:
cli-your-turn = Ваш хід.
cli-their-turn = Зараз ходить: { $names }. Ви теж можете діяти.
cli-may-pass = Натисніть Enter, щоб нічого не робити.
cli-window-hint = Ви можете діяти й у чужий хід. Введіть w у свій хід, і вас питатимуть щоразу.
cli-windows-on = Тепер вас питатимуть і в чужий хід.
cli-windows-off = Тепер вас питатимуть лише у ваш хід.
cli-not-understood = { $typed }: такого вибору немає. Введіть номер зі списку або ? для підказки.
cli-again = Введіть { $typed } ще раз, якщо все ж хочете цього.
cli-why-may = { $name }: це зараз можна.
cli-why-unknown = { $name }: тут такого немає.
cli-undone = Хід узято назад.
cli-undo-nothing = Поки нічого брати назад.
cli-undo-nature = Узяти назад не можна: відтоді щось відкрилося.
cli-undo-other = Узяти назад не можна: відтоді відповів хтось інший.
cli-record-where = Куди? Введіть r та ім’я файлу, наприклад: r game.txt
cli-recorded = Запис збережено: { $file }.
cli-left = Ви вийшли з-за столу.
cli-over = Гру закінчено.
cli-winners = Перемога: { $names }.
cli-no-winner = Ніхто не переміг.
cli-step = Крок { NUMBER($number, useGrouping: 0) } із { NUMBER($steps, useGrouping: 0) }.
cli-start = Початок
cli-answers = { $name }: { $option }
cli-open = Відкриті питання:
cli-open-none = Відкритих питань немає.
cli-open-one = { $seat }, { $what }: { $options }
cli-open-may = { $seat } може, { $what }: { $options }
cli-settled = Позиція в останній точці спокою:
cli-since = Відповіді відтоді:
cli-verified =
    { $count ->
        [one] Доведено: { $count } відповідь Природи випливає із секрету, закріпленого до початку.
        [few] Доведено: усі { $count } відповіді Природи випливають із секрету, закріпленого до початку.
        [many] Доведено: усі { $count } відповідей Природи випливають із секрету, закріпленого до початку.
       *[other] Доведено: усі { $count } відповіді Природи випливають із секрету, закріпленого до початку.
    }

cli-raiders-room = Рівень { $level } із { $levels }, кімната { $place }: { $card }.
cli-raiders-monster = { $card } (сила { $strength }, рани: { $wounds })
cli-raiders-monster-lone = { $card } (рани: { $wounds })
cli-raiders-trap-magnet = { $card } (старша карта { $harm }; втрачають скарби)
cli-raiders-trap-boulder = { $card } (старша карта { $harm }; рани)
cli-raiders-trap-lava = { $card } (молодша карта { $harm }; втрачають скарби)
cli-raiders-trap-spikes = { $card } (молодша карта { $harm }; рани)
cli-raiders-half = половина
cli-raiders-slot-treasure = скарби: { $count }
cli-raiders-slot-heal = загоєння: { $count }
cli-raiders-sum =
    { $missing ->
        [0] На столі { $laid } із { $need }: цього досить.
       *[other] На столі { $laid } із { $need }; бракує { $missing }.
    }
cli-raiders-monster-card = Його карта: { $card }.
cli-raiders-claim = Скриня { $chest }: { $names } (кожному { $each }).
cli-raiders-trap-quiet = Вирішує карта { $value }. Поки нічого не стається.
cli-raiders-trap-now = Вирішує карта { $value }. Поки { $harm }: { $names }.
cli-raiders-ahead = Попереду: { $rooms }.
cli-raiders-place = { $place } { $card }
cli-raiders-known = { $place } { $card } (знаєте ви)
cli-raiders-last-room = Це остання кімната рівня.
cli-raiders-hero =
    { $seat }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }{ $you ->
        [true] {" "}(ви)
       *[other] {""}
    }, { $character }: скарби { $treasure }, рани { $wounds }, предмети { $items }, карти { $power }{ $laid ->
        [none] {""}
       *[other] , на столі { $laid }
    }
cli-raiders-hero-dead = { $seat }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }, { $character }: герой загинув, скарби { $treasure }
cli-raiders-order = Порядок у цій кімнаті: { $names }.
cli-raiders-hand = Ваша рука: { $cards }.
cli-raiders-hand-of = Рука, { $name }: { $cards }.
cli-raiders-monster-deck = Колода монстрів: лишилося { $left }; вийшли: { $shown }.
cli-raiders-score = { $name } ({ $character }): скарби { $treasure }, рани { $wounds } — { $fate }
cli-raiders-object-room = кімната { $id }

error-level-unknown = Немає бота рівня { $level }; є { $known } та ismcts:N для N ітерацій.
error-level = Немає бота { $level }; є { $known }.
error-answers-line = Рядок { NUMBER($line, useGrouping: 0) } відповідей ({ $text }): { $why }
error-answers-shape = Відповідь має вигляд «A lay 5», а відповідь Природи — «* room goblin».
error-answers-stale = Це відповідь не на те питання, яке зараз відкрите.
error-answers-unused = Природу про це не питають.
error-answers-nature = Перед цим Природа має відповісти на «{ $what }»: додайте рядок «* { $what } …» або задайте --seed.
error-answers-end = Після останнього рядка Природа має відповісти на «{ $what }»: додайте рядок «* { $what } …» або задайте --seed.
error-json-broken = { $file }: помилка в JSON, рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }.
error-json-object = { $file }: це не позиція; потрібен об’єкт JSON.
error-position-broken = { $file }: це не позиція гри { $game }: { $why }.
error-step-range = У записі кроки від 0 до { NUMBER($steps, useGrouping: 0) }, а не { $value }.
error-position-game = Це позиція гри { $theirs }, а не { $ours }.
error-position-seats = У цій позиції інша кількість місць: { $theirs }, а не { $ours }.
error-position-options = Позиція має власні налаштування; приберіть --option.
error-setting-living-play-on = За strength_count=living останній уцілілий перемагає одразу: оберіть last_survivor=wins_now.
error-position-field = Позиція хибна в { $where }: { $why }.
error-position-shape = Позиція хибна: { $error }.
error-setting-bool = Налаштування { $id } — це true або false, а не { $value }.
error-setting-choice = Налаштування { $id } може бути { $choices }, але не { $value }.
error-seats = У грі { $game } місць може бути { $seats }, але не { $given }.
error-setting-range = Налаштування { $id } — число від { $low } до { $high }, а не { $value }.
error-setting-unknown = У грі { $game } немає налаштування { $id }; є { $known }.
error-setting-seats = Налаштування { $id } — для кількості місць { $applies }, а не { $given }.
error-divergence = Відповідь { NUMBER($number, useGrouping: 0) } запису ({ $line }) не відповідає цим правилам.
error-divergence-line = Рядок { NUMBER($line, useGrouping: 0) } запису ({ $text }) не відповідає правилам цієї програми.
error-illegal = { $option }: зараз так зробити не можна.
error-stale = За столом усе вже змінилося; подивіться й оберіть знову.
error-not-asked = Зараз обирати не вам.
error-undo = Брати назад нічого: відтоді щось відкрилося або хтось відповів.
error-record-rules = Цей запис зіграно за правилами версії { $theirs }, програма знає версію { $ours }. Оновіть Undercroft.
error-over = Гру закінчено.
error-answered = Ви вже відповіли; заберіть відповідь назад, щоб обрати інакше.
error-record-truncated = Запис уривається в рядку { NUMBER($line, useGrouping: 0) }.
error-no-nature = Тут потрібен випадок ({ $what }), а відповідати за нього нікому.
error-dictation-impossible = Природа не може відповісти { $answer } на «{ $what }» зараз.
error-dictation-short = Немає відповіді Природи для { $what }.
error-proof-differs = Рядок { NUMBER($line, useGrouping: 0) } запису ({ $text }) не випливає із закріпленого секрету та правил.
error-proof-truncated = Запис уривається посеред відповідей Природи.
error-proof-nothing = У цьому записі немає печатки й секрету, доводити нічого.
error-proof-commitment = Секрет не той, що був закріплений до гри.
error-record-long = Цей запис задовгий для однієї гри.
error-record-none = Це не запис Undercroft: першим рядком має бути «undercroft record { $format }».
error-record-newer = Запис формату { $version }; програма читає до { $format }. Оновіть Undercroft.
error-record-head = Рядок { NUMBER($line, useGrouping: 0) } на початку запису пошкоджено: { $text }
error-record-missing = На початку запису немає { $name }.
error-record-line = Рядок { NUMBER($line, useGrouping: 0) } запису — не відповідь: { $text }
error-game-unknown = Немає гри { $id }; є { $known }.
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
error-port = Не вдається зайняти { $host }, порт { NUMBER($port, useGrouping: 0) }: { $why }.
error-port-taken = Порт { NUMBER($port, useGrouping: 0) } зайнятий іншою програмою; оберіть інший: --port.
error-broken = Щось пішло не так; ми це записали.
error-too-large = Повідомлення завелике; найбільше — 64 кБ.
error-too-fast = Забагато запитів; зачекайте трохи.
error-unstored = Зараз це не можна зберегти, тож нічого не змінилося; спробуйте трохи згодом.
error-name = В імені від 1 до { $most } знаків.
error-no-session = Цього браузера тут ще не знають; оновіть сторінку.
error-message = Повідомлення не зрозуміле: { $why }
error-no-page = За цією адресою нічого немає.
error-table-unknown = Немає столу { $id }.
error-not-your-seat = Місце { $seat } не ваше.
error-not-host = Це може лише господар столу.
error-started = Гра вже почалася.
error-not-started = Гра ще не почалася.
error-not-over = Гру ще не закінчено.
error-no-watching = Дивитися можуть лише ті, хто сидить за цим столом.
error-rules-changed = Цю гру почато за попередніми правилами, і її не можна продовжити: { $why }
error-busy = За цим столом забагато змін водночас; спробуйте ще раз.
error-form = У запиті бракує знака його сторінки; оновіть сторінку.
error-method = Ця адреса не розуміє { $method }.
error-bad-request = Запит не зрозумілий: { $why }
error-record-unfinished = Запис закінчується в рядку { NUMBER($line, useGrouping: 0) }, де Природа ще має відповісти на «{ $what }».
