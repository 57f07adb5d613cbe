### Дом по-русски: сначала экран, ниже терминал, командная строка и ошибки.

ui-name-guest =
    { $name ->
        [gone] Бывший гость
       *[other] Гость { $name }
    }
ui-name-bot =
    { $name ->
        [Bram] Брам
        [Ilka] Илка
        [Odo] Одо
        [Runa] Руна
        [Tarn] Тарн
        [Vesna] Весна
        [Wick] Вик
        [Yaro] Яро
       *[other] { $name }
    }
ui-app = Undercroft
ui-home = Undercroft: в зал
ui-lobby = В зал
ui-about = О программе
ui-rules = Правила
ui-rules-tab = Правила в новой вкладке
ui-hint = Подсказка для первой игры
ui-hint-ok = Понятно
ui-hint-none = Без подсказок
ui-hint-sound = Включить звуки
ui-contents = Содержание
ui-all-cards = Все карты
ui-loading = Минутку…
ui-close = Закрыть
ui-menu = Меню
ui-language = Язык
ui-theme = Тема
ui-theme-switch = Светлая или тёмная
ui-theme-system = Как в системе
ui-theme-night = Ночь
ui-theme-day = День
ui-on = да
ui-off = нет
ui-went-wrong = Что-то сломалось на этой странице. Обновите её: партия цела.
ui-offline = Сервер не отвечает. Пробуем снова…

## Настройки этого браузера

ui-pace = Как быстро показывать
ui-pace-calm = Спокойно
ui-pace-usual = Обычно
ui-pace-brisk = Живо
ui-pace-instant = Сразу
ui-sound = Звуки
ui-sound-off = Нет
ui-sound-soft = Тихо
ui-sound-usual = Обычно
ui-sound-loud = Громко
ui-data-download = Скачать мои данные
ui-data-delete = Удалить мои данные…
ui-data-title = Удалить мои данные?
ui-data-goes = Исчезнут: ваше имя, память этого браузера о вас, партии, где с вами больше никто не сидел, и ваши столы, за которыми ещё не начали.
ui-data-stays = Останутся настройки этого браузера (язык, тема и подобное) и партии с другими людьми — для них. Ваше место там называется «Бывший гость». Из партий, которые идут, вы выходите: дальше играет бот, а если играют двое, побеждает другой.
ui-data-final = Отменить это нельзя. Если данные ещё нужны, сначала скачайте их.
ui-data-do = Удалить мои данные
ui-data-gone = Ваши данные удалены
ui-data-gone-new = Если продолжите, вы будете здесь новым гостем.
ui-story-begin = Начать
ui-story-next = Дальше
ui-key-space-short = Пробел
ui-story-again = Что было с вашего хода
ui-story-skip = Пропустить
ui-story-to-round = К концу раунда
ui-story-to-end = К концу игры
ui-story-left = ещё { $count }
ui-story-goes-on = игра идёт дальше
ui-story-lately = Что было недавно
ui-away-head = Пока вас не было
ui-away-waits = Стол такой, каким вы его оставили.
ui-away-late = Событий было так много, что показаны только последние.
ui-away-choose = Событий: { $count }. Посмотрите их или вернитесь к игре.
ui-away-time = Прошло { $minutes } мин.
ui-away-asks = Сейчас ждут вашего ответа.
ui-away-more = и ещё { $count }
ui-away-over = Игра окончена. Чем она кончилась, видно, если смотреть дальше.
ui-away-watch = Смотреть, { $count } с
ui-away-skip = Пропустить
ui-defeat-watch = Смотреть дальше
ui-defeat-new = Новая игра
ui-defeat-leave = Выйти
ui-defeat-on = Дальше
ui-defeat-note = Игра продолжается без вас. Вам видно всё, что показывает стол; если вы уйдёте, это никому не помешает.
ui-out = Вы выбыли и смотрите; если вы уйдёте, это никому не помешает.
ui-set-motion = Анимация
ui-set-motion-help = Карты переворачиваются и движутся. Без неё изменения отмечаются значками.
ui-set-motion-device = Движения меньше: так настроено устройство.
ui-set-keys = Однобуквенные клавиши
ui-set-keys-help = U отменяет ход, L ведёт в журнал и так далее. Список за столом: клавиша «?».
ui-set-one-tap = Ход одним касанием
ui-set-one-tap-help = Касание карты сразу выкладывает её, без второго нажатия на кнопку.
ui-set-speech = Текстовый режим
ui-set-speech-help = Стол словами, простыми предложениями.
ui-speech-twice = Нажмите раз, чтобы узнать, что это даст; ещё раз, чтобы сделать. Цифры 1–9 нажимают первые девять, 0 ведёт к списку. Кнопка строки хода может сработать с первого нажатия.
ui-speech-new = Новое:
ui-speech-off = Показать стол

## Зал

ui-what-to-play = Во что сыграем?
ui-what-to-play-help = Без регистрации. Пошлите ссылку, друзья сядут за стол, остальные места займут боты.
ui-games = Игры
ui-players = Игроки
ui-lasts = Партия длится
ui-minutes = { $count } мин
ui-your-games = Ваши партии
ui-with = за столом: { $names }
ui-with-nobody-yet = пока больше никого
ui-solo = в одиночку
ui-last-games = Ваши последние партии
ui-last-games-days =
    { $days ->
        [one] Партии удаляются через { $days } день после окончания.
        [few] Партии удаляются через { $days } дня после окончания.
        [many] Партии удаляются через { $days } дней после окончания.
       *[other] Партии удаляются через { $days } дня после окончания.
    }
ui-result-won = Вы победили
ui-result-shared = Вы победили вместе с другими
ui-result-lost = Победа: { $names }
ui-company = Сколько игроков
ui-company-others = С другими
ui-company-solo = В одиночку
ui-company-solo-help = Партия для одного по одиночным правилам книги: ни других игроков, ни ботов.
ui-hot-seat = Вы играете за несколько мест на этом экране. Видно всегда то место, которое сейчас выбирает, и его карты: остальные отворачиваются.
ui-open-tables = Открытые столы
ui-open-tables-empty = Открытых столов нет. Сделайте свой открытым или пошлите друзьям ссылку.
ui-have-code = Есть код или ссылка?
ui-code = Код стола или ссылка
ui-code-example = amber-fox-4k7m-2x9d-3t6f
ui-enter = Войти
ui-play = Играть
ui-sit = Сесть
ui-seats-open =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
ui-word-your-turn = ждут вас
ui-thinking = ход: { $names }
ui-playing = идёт игра
ui-new-table = Новый стол
ui-table-of = { $game }: стол
ui-public = Открытый стол
ui-public-help = Любой найдёт этот стол здесь и сможет сесть.
ui-by-link = по ссылке
ui-watch = Зрители
ui-watch-help = Зрители не видят скрытых карт.
ui-group-variants = Варианты
ui-group-variants-help = Другие способы играть из книги правил.
ui-group-rulings = Спорные правила
ui-group-rulings-help = Где книга правил молчит или где играют по-разному.
ui-group-changed = изменено: { $count } из { $of }
ui-your-name = Ваше имя
ui-you = вы
ui-bot = Бот
ui-bot-level = бот, { $level }
ui-level-random = наугад
ui-level-greedy = жадный
ui-level-easy = слабый
ui-level-normal = средний
ui-level-hard = сильный
ui-level-random-help = любая карта
ui-level-greedy-help = хватает, что ближе
ui-level-easy-help = думает миг
ui-level-normal-help = думает недолго
ui-level-hard-help = думает секунду
ui-open-seat = Свободное место
ui-open-seat-help = для всех, у кого есть ссылка
ui-seat = Место { $seat }
ui-seat-name = Имя на месте { $seat }
ui-seat-who = Кто на месте { $seat }
ui-seat-me = Я
ui-seat-me-too = Тоже я, на этом экране
ui-seat-open = Свободно
ui-seat-close = Убрать место
ui-seat-add = Добавить место
ui-closed = Закрыто
ui-closed-help =
    { $count ->
        [one] игра для одного
        [few] за столом { $count }
       *[many] за столом { $count }
    }
ui-create-invite = Создать и пригласить
ui-play-alone = Играть в одиночку
ui-start = Начать
ui-play-bots =
    { $bots ->
        [one] Играть с { $bots } ботом
        [few] Играть с { $bots } ботами
       *[many] Играть с { $bots } ботами
    }
ui-start-with =
    Начать: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }

## Ожидание

ui-begins-full = Игра начнётся, как только все места будут заняты.
ui-waiting-room = Стол готов
ui-invite = Пошлите эту ссылку друзьям
ui-link = Ссылка-приглашение
ui-copy-link = Скопировать
ui-copied = Скопировано
ui-code-is = Код стола:
ui-sit-here = Сесть сюда
ui-leave = Встать
ui-away = не в сети
ui-away-since = не в сети с { $time }
ui-away-now = не в сети
ui-away-one-since = { $names } не в сети с { $time }. Игра ждёт: за других никто не ходит.
ui-away-waited = { $names } не в сети. Игра ждёт: за других никто не ходит.
ui-start-fills =
    { $count ->
        [one] Свободное место займёт бот.
        [few] Свободные места ({ $count }) займут боты.
       *[many] Свободные места ({ $count }) займут боты.
    }
ui-host-starts = Партию начнёт хозяин стола.
ui-take-a-seat = Займите свободное место или подождите и смотрите.
ui-commitment = Сервер уже вытянул свой секрет. Вот его отпечаток:

## Стол

ui-board = Стол
ui-hand = Ваша рука
ui-rail = Журнал и правила
ui-tab-log = Журнал
ui-tab-odds = Шансы
ui-tab-rules = Правила
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-taken-back = Взято назад:
ui-only-you = Знаете только вы
ui-prompt = Строка хода
ui-what-you-may-do = Что можно сделать
ui-your-turn = Ваш ход:
ui-is-choosing = выбирает.
ui-waiting-for = Ждём:
ui-the-table = стол готовится.
ui-sealed-more = Ваш выбор скрыт, пока не выберут все.
ui-beyond = { $edge ->
    [left] Слева
    [right] Справа
    [top] Выше
   *[bottom] Ниже
 } можно выбрать ещё: { $count }. Нажмите, чтобы взглянуть туда
ui-beyond-shown = Теперь видно ещё, что можно выбрать: { $count }
ui-moment = Время для ответов…
ui-moment-more = кто может ответить, успеет.
ui-moment-back = свой последний выбор ещё можно взять назад.
ui-scene-size = { $name }: выше или ниже
ui-standing = Когда вас спрашивать
ui-standing-ask = Всякий раз, когда я могу действовать
ui-standing-attacked = Только если атакуют меня
ui-standing-turn = Не раньше моего хода
ui-standing-me = Только если нападут на меня и в мой ход
ui-standing-meantime = Только если нападут на меня, до моего хода
ui-standing-help = Когда можно что-то сыграть вне своего хода. Видите это только вы; пауза за столом в любом случае одна и та же.
ui-stops = В каких случаях
ui-log-leaves-game =
    { $how ->
       [lost] { $you ->
           [true] Вы сдаётесь: партия проиграна.
          *[other] { $name } сдаётся: партия проиграна.
        }
       [ended] { $you ->
           [true] Вы прекращаете партию раньше срока: победителя нет.
          *[other] { $name } прекращает партию раньше срока: победителя нет.
        }
       [bot] { $you ->
           [true] Вы покидаете стол; дальше за вас играет бот.
          *[other] { $name } покидает стол; дальше играет бот.
        }
      *[back] { $you ->
           [true] Вы снова за столом и играете сами.
          *[other] { $name } снова за столом и играет.
        }
    }
ui-leave-game = Выйти из игры…
ui-leave-title = Выйти из игры?
ui-leave-follows =
    { $how ->
       [lost] Это поражение, победит { $name }. Отменить нельзя. Сыгранное сохранится в записи партии.
       [ended] Игра закончится сейчас, без победителя. Отменить нельзя. Сыгранное сохранится в записи партии.
      *[bot] За вас продолжит бот, остальные об этом узнают. Пока игра идёт, вы можете вернуться на своё место.
    }
ui-leave-do =
    { $how ->
       [lost] Сдаться
       [ended] Закончить игру
      *[bot] Выйти
    }
ui-leave-not = Играть дальше
ui-left = Вы вышли из игры.
ui-left-more = За вас играет бот, пока вы не вернётесь.
ui-left-back = Вернуться на своё место
ui-fate-left = выход из игры
ui-fate-given = победа: соперник сдался
ui-fate-stopped = игра не доиграна
ui-left-bots = Боты за тех, кто вышел…
ui-left-bot = Вместо ушедшего ({ $name }) играет бот
ui-end-left =
    { $how ->
       [ended] { $you ->
           [true] Вы закончили игру досрочно
          *[other] Игра закончена досрочно: так решает { $name }
        }
      *[lost] { $you ->
           [true] Вы сдались; побеждает { $winner }
          *[other] { $name } сдаётся; { $youwin ->
               [true] вы победили
              *[other] побеждает { $winner }
            }
        }
    }
ui-end-left-said = Игра не доиграна: достигнутое ничего не решает.
ui-end-left-by = { $you ->
    [true] вы сдались
   *[other] сдаётся
}
ui-you-watch = Вы зритель: скрытые карты не видны.
ui-over = Игра окончена.
ui-figure-turns = Ходов
ui-wins =
    { $count ->
        [one] { $you ->
            [yes] Вы победили.
           *[no] Победа: { $names }.
        }
        [few] Общая победа: { $names }.
       *[many] Общая победа: { $names }.
    }
ui-nobody-wins = Не победил никто.
ui-end = Чем кончилось
ui-crumb-over = Конец игры
ui-end-places = Места и почему так
ui-end-moments = Что решило игру
ui-end-lead = С этой минуты впереди до конца: { $names }.
ui-end-you = вы
ui-end-board = Посмотреть на стол
ui-end-back = Показать итог
ui-end-look = Просмотр партии
ui-end-share = Поделиться

ui-word-won = победа
ui-word-ready = готово
ui-word-to-play = ход
ui-seat-more = Подробнее: { $name }
ui-watching =
    { $count ->
        [0] зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
ui-public-table = открытый стол
ui-private-table = стол по ссылке
ui-clear = Отменить выбор
ui-final = взять назад будет нельзя
ui-sure = Точно?
ui-sure-keys = Enter — да, Esc — нет.
ui-do-it = Всё равно сделать
ui-better-not = Нет
ui-replay = Запись партии
ui-again = Ещё партию
ui-again-set = Следующая партия уже готова: «Ещё партию» ведёт туда.
ui-undo = Взять назад
ui-undo-nature = Взять назад нельзя: после этого открылось скрытое.
ui-undo-other = Взять назад нельзя: после вас уже выбрал другой игрок.
ui-undo-nothing = Брать назад пока нечего.
ui-undo-watching = Брать ходы назад могут только игроки.
ui-why-not = Почему нельзя?
ui-rules-at = Правила, { $rule }
ui-lost =
    { $seconds ->
        [0] Связь потеряна. Пробуем снова…
       *[other] Связь потеряна. Новая попытка через { $seconds } с.
    }
ui-lost-kept =
    { $seconds ->
        [0] Связь потеряна. Ваш ход сохранён. Пробуем снова…
       *[other] Связь потеряна. Ваш ход сохранён. Новая попытка через { $seconds } с.
    }
ui-lost-short = Связь потеряна. Пробуем снова…
ui-still-chosen = { $why } Выбор прежний: «{ $choice }».
ui-offline-why = Сейчас нет связи.
ui-stale = Положение на столе изменилось. Вот оно.
ui-stale-by = Раньше успел другой игрок: { $name }. Вот стол сейчас.

## Клавиши

ui-keys = Клавиши
ui-key-tab = строка хода, рука, стол, игроки, журнал
ui-key-tab-text = строка хода, что можно сделать, стол, рука, игроки, журнал
ui-key-digits = выбрать эту карту или жетон руки (в текстовом режиме без руки — строку списка); ещё раз — сыграть
ui-key-choices = к списку того, что можно сделать
ui-key-arrows = переходить по картам руки или стола
ui-key-space = выбрать; пока идёт показ: дальше
ui-key-enter = подтвердить
ui-key-esc = отменить, закрыть; пока идёт показ: пропустить
ui-key-why = на чём-либо: почему нельзя; на пустом месте: этот список
ui-key-zoom = рассмотреть карту
ui-key-undo = взять назад
ui-key-hand = к своей руке
ui-key-seats = к игрокам
ui-key-watch = ещё раз, что было с вашего хода
ui-key-log = к журналу

## Неверные ссылки

ui-wrong-link = Ссылка никуда не ведёт
ui-link-never = Такого стола нет
ui-link-never-help = Может быть, потерялась буква. Проверьте код или попросите ссылку ещё раз.
ui-link-gone = Этого стола больше нет
ui-link-gone-help = Его удалили: тот, кто его создал, удалил свои данные, или здесь давно ничего не происходило.
ui-link-not-yours = Это закрытый стол
ui-link-not-yours-help = Его видят только игроки, зрителей сюда не пускают.
ui-link-finished = Партия окончена
ui-link-finished-help = Стол был закрытым, и смотреть его могут только те, кто играл.

## Авторы

ui-about-text = Стол для настольных игр о подземельях: с друзьями, незнакомцами или ботами, в браузере или в терминале.
ui-about-unofficial = Неофициальный проект игроков: здесь нет рисунков и текстов издательств. Названия игр принадлежат их владельцам.
ui-about-icons = Значки
ui-about-icons-text = Нарисованы художниками game-icons.net, цвета наши. Лицензия и источник:
ui-about-fonts = Шрифты

## Replay

ui-replay-eyes = Чьими глазами
ui-replay-all = Всё открыто
ui-replay-watcher = Зритель
ui-replay-spoiler-free = Без спойлеров: будущее скрыто
ui-replay-hidden = Будущее скрыто
ui-replay-start = Начало
ui-replay-sealed = { $name }: карта выбрана втайне.
ui-replay-step = Шаг { $step }
ui-replay-step-of = Шаг { $step } из { $count }
ui-replay-scrub = Место в игре
ui-replay-link = Ссылка на этот шаг
ui-replay-onward = Играть отсюда
ui-replay-onward-title = Играть с шага { $step }
ui-replay-onward-help = Новый закрытый стол начнётся с этого места партии. Всё, что дальше, выпадет заново.
ui-replay-onward-over = Здесь партия окончена: продолжать нечего.
ui-replay-this-step = Этот шаг: ссылка, играть отсюда
ui-branched = С шага { $step } другой партии
ui-replay-record = Скачать запись
ui-replay-table = К столу
ui-replay-first = Первый шаг
ui-replay-back = Шаг назад
ui-replay-play = Играть
ui-replay-pause = Пауза
ui-replay-forward = Шаг вперёд
ui-replay-last = Последний шаг
ui-replay-speed = Скорость { $speed }
ui-replay-key-step = шаг
ui-look-back = Пересмотреть партию
ui-replay-hands = Карты на руках
ui-replay-turns = Ходы
ui-replay-turn = Ход { $turn } · { $name }
ui-replay-folded = пропуски и подтверждения: { $count }
ui-replay-size = Шаг
ui-replay-size-event = событие
ui-replay-size-action = действие
ui-replay-size-card = карта
ui-replay-size-turn = ход
ui-replay-size-room = комната
ui-replay-size-round = раунд
ui-replay-size-level = уровень
ui-replay-count-action =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действий
    }
ui-replay-count-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
ui-replay-nth-action =
    { $count ->
        [0] действие { $number }
       *[other] действие { $number } из { $count }
    }
ui-replay-nth-card =
    { $count ->
        [0] карта { $number }
       *[other] карта { $number } из { $count }
    }
ui-replay-mark = Закладка
ui-replay-marked = В закладках
ui-replay-marks = Закладки
ui-replay-mark-word = Своё слово
ui-replay-unmark = Убрать закладку: { $word }
ui-replay-show-all = Показать всё
ui-replay-proof = Честна ли случайность
ui-replay-proven =
    { $count ->
        [0] В этой партии ничего не решал случай
       *[other] Всё честно: каждая случайность проверена ({ $count })
    }
ui-replay-unproven = Случайности не сходятся с обещанным
ui-replay-commitment = Обещано до первой карты (SHA-256 секрета)
ui-replay-secret = Секрет
ui-replay-entropy = Добавили игроки
ui-replay-early = Хозяин стола прислал свою часть секрета раньше, чем увидел обещание, поэтому она ничего не гарантирует.
ui-replay-kept = До игры этот браузер видел тот же отпечаток.
ui-replay-kept-other = До игры этот браузер видел другой отпечаток:
ui-replay-verify = Проверьте сами: скачайте запись и запустите

## End of the screen’s messages

## Command line and errors

cli-games-game = { $id }: { $title }. Мест: { $seats }. Минут: около { $minutes }.
cli-games-seats = Мест: { $seats }.
cli-name-you = Игрок
cli-name-bot = Бот { $seat }
cli-welcome = { $title }. Вы — { $name }, место { $seat }.
cli-commitment = Карты и кубики определены заранее; их отпечаток начинается с { $hash }.
cli-hint = Введите номер действия; ? — подсказка, u — назад, l — журнал, q — выход.
cli-brief = Дальше здесь пишется лишь то, что изменилось. Весь стол покажет b.
cli-word-help = подсказка
cli-word-all = все
cli-word-undo = назад
cli-word-log = журнал
cli-word-ask = чужие
cli-word-table = стол
cli-word-map = карта
cli-word-odds = шансы
cli-word-record = запись
cli-word-quit = выход
cli-word-card = текст
cli-word-room = комната
cli-help = Номер выполняет действие рядом с ним; можно ввести и слово, клетку или комнату из него. Команды, буквой или словом:
cli-help-help = { $command } НАЗВАНИЕ: почему сейчас этого нельзя.
cli-help-more = Правила и все команды ещё раз: ? { $word }
cli-help-undo = { $command }: взять ход назад.
cli-help-log = { $command }: последние строки ({ $word } все — весь).
cli-help-table = { $command }: стол ещё раз.
cli-help-map = { $command }: рисовать план или нет.
cli-help-odds = { $command }: что ещё может выйти.
cli-help-ask = { $command }: спрашивать ли вас в чужой ход.
cli-help-record = { $command } ФАЙЛ: сохранить запись.
cli-help-quit = { $command }: уйти.
cli-help-card = { $command } НАЗВАНИЕ: что сказано на карте или о фигуре и где она.
cli-help-room = { $command } НАЗВАНИЕ: комната словами; без названия — все.
cli-takes-nothing = { $typed }: после { $letter } ничего вводить не нужно.
cli-log-how = { $typed }: введите l, l все или l и число строк.
cli-prompt = Ваш выбор:
cli-your-turn = Ваш ход.
cli-you-choose = Выбираете вы.
cli-their-turn = Сейчас ходит: { $names }. Вы тоже можете действовать.
cli-may-pass = Нажмите Enter, чтобы ничего не делать.
cli-window-hint = Вы можете действовать и в чужой ход. Введите w в свой ход, и вас будут спрашивать каждый раз.
cli-windows-on = Теперь вас будут спрашивать и в чужой ход.
cli-windows-off = Теперь вас будут спрашивать только в ваш ход.
cli-not-understood = { $typed }: такого выбора нет. Введите номер из списка или ? для подсказки.
cli-which = Что из этого? Введите номер:
cli-again = Введите «{ $typed }» ещё раз, если всё же хотите этого.
cli-why-may = { $name }: это сейчас можно.
cli-why-unknown = { $name }: здесь такого нет.
cli-undone = Ход взят назад.
cli-undo-nothing = Пока нечего брать назад.
cli-undo-nature = Взять назад нельзя: с тех пор что-то открылось.
cli-undo-other = Взять назад нельзя: с тех пор ответил кто-то другой.
cli-map-on = План снова рисуется.
cli-map-off = План больше не рисуется; всё сказано и словами.
cli-map-off-rooms = План больше не рисуется; комнаты описаны словами. Чтобы услышать комнату ещё раз, введите { $word } и её название.
cli-room-unknown = Комнаты «{ $name }» нет; введите { $word } без названия, чтобы услышать все.
cli-map-none = У этой игры здесь нет плана.
cli-odds-none = Здесь шансы не показывают.
cli-record-where = Куда? Введите r и имя файла, например: r game.txt
cli-recorded = Запись сохранена: { $file }.
cli-quit-sure = Сыгранное пропадёт. Введите r и имя файла, чтобы сохранить запись, или q ещё раз, чтобы выйти.
cli-left = Вы вышли из-за стола.
cli-over = Игра окончена.
cli-winners = Победа: { $names }.
cli-no-winner = Никто не победил.
cli-step = Шаг { NUMBER($number, useGrouping: 0) } из { NUMBER($steps, useGrouping: 0) }.
cli-start = Начало
cli-answers = { $name }: { $option }
cli-open = Открытые вопросы:
cli-open-none = Открытых вопросов нет.
cli-open-one = { $seat }, { $what }: { $options }
cli-open-may = { $seat } может, { $what }: { $options }
cli-settled = Позиция перед этими ответами:
cli-since = Ответы с тех пор:
cli-verified =
    { $count ->
        [0] В этой партии ничего не вытягивали, доказывать нечего; секрет тот, что был закреплён до начала.
        [one] Доказано: { $count } вытягивание следует из секрета, закреплённого до начала.
        [few] Доказано: все { $count } вытягивания следуют из секрета, закреплённого до начала.
        [many] Доказано: все { $count } вытягиваний следуют из секрета, закреплённого до начала.
       *[other] Доказано: все { $count } вытягивания следуют из секрета, закреплённого до начала.
    }
cli-verified-branch =
    { $chance ->
        [one] { $chance } вытягивание до них в это доказательство не входит: оно взято из { cli-verified-origin } до шага { $step }.
        [few] { $chance } вытягивания до них в это доказательство не входят: они взяты из { cli-verified-origin } до шага { $step }.
        [many] { $chance } вытягиваний до них в это доказательство не входят: они взяты из { cli-verified-origin } до шага { $step }.
       *[other] { $chance } вытягивания до них в это доказательство не входят: они взяты из { cli-verified-origin } до шага { $step }.
    }
cli-verified-origin =
    { $table ->
        [unnamed] другой партии
       *[other] партии { $table }
    }

error-level-unknown = Нет бота уровня { $level }; есть { $known } и search:N для N итераций.
error-level = Нет бота { $level }; есть { $known }.
error-branch-step = Продолжить ту партию можно с шагов от 0 до { $last }, а не с { $step }.
error-branch-other = Продолжают ту же игру, с теми же настройками и числом мест, что за столом { $id }.
error-answers-line = Строка { NUMBER($line, useGrouping: 0) } ответов ({ $text }): { $why }
error-answers-shape = Ответ выглядит как «A lay 5», а вытягивание — как «* room goblin».
error-answers-stale = Это ответ не на тот вопрос, который сейчас открыт.
error-answers-unused = Ничего такого здесь не вытягивают.
error-answers-nature = До этого надо вытянуть «{ $what }»: добавьте строку «* { $what } …» или задайте --seed.
error-answers-end = После последней строки надо вытянуть «{ $what }»: добавьте строку «* { $what } …» или задайте --seed.
error-json-broken = { $file }: ошибка в JSON, строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }.
error-json-object = { $file }: это не позиция; нужен объект JSON.
error-position-broken = { $file }: это не позиция игры { $game }: { $why }.
error-step-range = В записи шаги от 0 до { NUMBER($steps, useGrouping: 0) }, а не { $value }.
error-position-game = Это позиция игры { $theirs }, а не { $ours }.
error-position-seats = В этой позиции другое число мест: { $theirs }, а не { $ours }.
error-position-options = У позиции свои настройки; уберите --option.
error-position-field = Позиция неверна в { $where }: { $why }.
error-position-shape = Позиция неверна: { $error }.
error-setting-bool = Настройка { $id } — это true или false, а не { $value }.
error-setting-choice = Настройка { $id } может быть { $choices }, но не { $value }.
error-seats = В игре { $game } мест может быть { $seats }, но не { $given }.
error-setting-range = Настройка { $id } — число от { $low } до { $high }, а не { $value }.
error-setting-unknown = В игре { $game } нет настройки { $id }; есть { $known }.
error-option-twice = Настройка { $id } указана дважды.
error-setting-seats = Настройка { $id } — для числа мест { $applies }, а не { $given }.
error-divergence = Ответ { NUMBER($number, useGrouping: 0) } записи ({ $line }) не соответствует этим правилам.
error-divergence-line = Строка { NUMBER($line, useGrouping: 0) } записи ({ $text }) не соответствует правилам этой программы.
error-illegal = { $option }: сейчас так сделать нельзя.
error-stale = За столом уже всё изменилось; посмотрите и выберите снова.
error-not-asked = Сейчас выбирать не вам.
error-undo = Взять назад нечего: с тех пор что-то открылось или кто-то ответил.
error-record-rules = Эта запись сыграна по правилам версии { $theirs }, программа знает версию { $ours }. Обновите Undercroft.
error-over = Игра окончена.
error-standing-none = В этой игре никого не спрашивают тайно, поэтому пропускать нечего.
error-stop-unknown = Нет такого момента: { $kind }; есть { $known }.
error-answered = Вы уже ответили; возьмите ответ назад, чтобы выбрать иначе.
error-record-start = В позиции этой записи значение { $id } не то, что в её заголовке.
error-record-truncated = Запись обрывается в строке { NUMBER($line, useGrouping: 0) }.
error-no-nature = Здесь нужен случай ({ $what }), а взять его неоткуда.
error-dictation-impossible = Сейчас для «{ $what }» нельзя вытянуть { $answer }.
error-dictation-short = Не сказано, что вытянуто для { $what }.
error-proof-differs = Строка { NUMBER($line, useGrouping: 0) } записи ({ $text }) не следует из закреплённого секрета и правил.
error-proof-truncated = Запись обрывается посреди вытягиваний.
error-proof-nothing = В этой записи нет отпечатка и секрета, доказывать нечего.
error-proof-commitment = Секрет не тот, что был закреплён до игры.
error-record-long = Эта запись слишком длинна для одной игры.
error-record-none = Это не запись Undercroft: первой строкой должно быть «undercroft record { $format }».
error-record-newer = Запись формата { $version }; программа читает до { $format }. Обновите Undercroft.
error-record-head = Строка { NUMBER($line, useGrouping: 0) } в начале записи повреждена: { $text }
error-record-missing = В начале записи нет { $name }.
error-record-line = Строка { NUMBER($line, useGrouping: 0) } записи — не ответ: { $text }
error-game-unknown = Нет игры { $id }; есть { $known }.
error-game-broken = Игру { $id } ({ $place }) не удаётся загрузить: { $why }. Исправьте или удалите её пакет.
error-bots-count = Назовите не больше ботов, чем мест ({ $seats }), а не { $given }.
error-number-range = { $name } — число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, а не { $value }.
error-seat-unknown = За этим столом нет места { $seat }.
error-seat-none = Нет места { $seat }; есть { $known }.
error-seat-taken = Место { $seat } занято.
error-file-text = { $file }: это не текстовый файл.
error-file-read = Не удаётся прочитать { $file }: { $why }.
error-file-write = Не удаётся записать { $file }: { $why }.
error-rules-missing = У игры { $game } нет страницы правил.
error-language = Нет языка { $lang }; есть { $known }.
error-origin = Это соединение открыл другой сайт.
error-host = Этот сервер не отвечает по имени { $host }; его владелец может добавить имя в UNDERCROFT_HOSTS.
error-database = База данных { $database } не открывается: { $why }.
error-database-newer = База данных { $database } — от более новой версии Undercroft: обновите программу или выберите другую базу.
error-port = Не удаётся занять { $host }, порт { NUMBER($port, useGrouping: 0) }: { $why }.
error-one-process = С файлом SQLite работает один процесс; для нескольких укажите базу PostgreSQL: --database.
error-bots-postgres = Отдельным процессам ботов нужна PostgreSQL; с файлом SQLite за ботов думает сам сервер.
error-served-already = { $database } уже обслуживает другой процесс; с файлом SQLite работает только один.
error-file-exists = Файл { $file } уже есть; выберите другое имя.
error-file-unwritten = Не удаётся записать { $file }: { $why }.
error-file-missing = Файла { $file } нет.
error-guest-several = Так зовут нескольких гостей ({ $name }); укажите id одного из них (впервые здесь – последний раз за столом): { $guests }.
error-guest-unknown = Гостя { $name } здесь нет.
error-delete-unasked = Ничего не удалено: спросить здесь некого. Укажите --yes и id гостя, { $guest }.
error-guest-by-id = С --yes укажите id гостя; { $name } — это { $guest }.
error-guest-none = Укажите гостя: id или имя, которого больше ни у кого нет.
error-no-backup = { $file } — не резервная копия.
error-not-empty = В { $database } уже есть данные; восстанавливать можно только в пустую базу.
error-database-other = База { $database } — от другой версии Undercroft; один раз запустите сервер этой версии.
error-backup-empty = Файл { $file } пуст: это не резервная копия.
error-backup-damaged = Резервная копия { $file } повреждена или неполная: возьмите другую.
error-database-unnamed = { $setting }: значение пустое. Укажите базу или уберите эту настройку — тогда это будет файл в папке ваших данных.
error-database-strange = { $database } — база другой программы: от Undercroft в ней ничего нет. Выберите другую.
error-port-taken = Порт { NUMBER($port, useGrouping: 0) } занят другой программой; выберите другой: --port.
error-broken = Что-то пошло не так; мы это записали.
error-too-large = Сообщение слишком большое; наибольшее — 64 кБ.
error-too-fast = Слишком много запросов; подождите немного.
error-too-busy = Сейчас много желающих; попробуйте чуть позже.
error-unstored = Сейчас это нельзя сохранить, поэтому ничего не изменилось; попробуйте чуть позже.
error-promise-unknown = Такого обещания нет; запросите новое.
error-promise-foreign = Это обещание дано другому; запросите своё.
error-promise-used = По этому обещанию уже создан стол; запросите новое.
error-promise-old = Это обещание устарело; запросите новое.
error-promise-broken = Отпечаток этого стола — не тот, что был обещан. Не доверяйте его кубикам.
error-bots-enough = Боты уже играют между собой за вашими столами ({ $most }); дождитесь конца одной из игр или уйдите с её страницы.
error-full-house = За этим столом уже слишком много зрителей; загляните позже.
error-too-many-sockets = Отсюда открыто слишком много столов сразу; закройте лишние и обновите страницу.
error-variable-network = { $variable }: нужны адреса или сети, например 10.0.0.0/8, а не { $value }.
error-variable-name = { $variable }: нужны имена через запятую, например games.example.org, а не { $value }.
error-variable = { $variable } должно быть числом от 0, а не { $value }.
error-name = В имени от 1 до { $most } видимых знаков.
error-name-taken = Имя { $name } здесь получают боты и гости; выберите другое.
error-no-session = Этот браузер здесь ещё или уже не знают; обновите страницу.
error-guest-gone = Ваши данные удалены, и на этой странице тоже: теперь вы только зритель.
error-message = Сообщение не понято: { $why }
error-no-page = По этому адресу ничего нет.
error-table-unknown = Нет стола { $id }.
error-not-your-seat = Место { $seat } не ваше.
error-not-seated = Вы не сидите за этим столом.
error-moment-lasts = Сейчас другие могут ответить; попробуйте через мгновение.
error-answer-first = Вас сейчас спрашивают: сначала ответьте или пропустите, потом можно выйти.
error-handed-over = За вас здесь играет бот; сначала вернитесь на своё место.
error-left-already = Вы уже вышли из этой игры.
error-not-left = Вы не выходили: за вас здесь никто не играет.
error-lesson = Сначала проводник покажет другое. Без проводника можно играть как угодно.
error-lesson-none = К этой игре проводника нет.
error-no-guide = За этим столом у вас нет проводника.
error-not-handed = На месте { $seat } бот ни за кого не играет.
error-not-host = Это может только хозяин стола.
error-started = Игра уже началась.
error-not-started = Игра ещё не началась.
error-not-over = Игра ещё не окончена.
error-no-watching = Смотреть могут только сидящие за этим столом.
error-rules-changed = Эта игра начата по прежним правилам, и её нельзя продолжить: { $why }
error-busy = За этим столом слишком много изменений сразу; попробуйте ещё раз.
error-form = В запросе нет знака его страницы; обновите страницу.
error-method = Этот адрес не понимает { $method }.
error-bad-request = Запрос не понят: { $why }
error-no-body = Этому запросу нужен объект JSON в теле, а его нет.

cli-card-which = Какая карта? Введите c и её название.
cli-moments-on = Теперь вас будут спрашивать всякий раз, когда вы можете что-то сделать.
cli-moments-off = Теперь вас будут спрашивать только в ваш ход и когда атакуют вашего героя.

# Отчёты и наборы карт
error-report-game = Отчёта о равновесии для { $game } нет.
error-pack-place = Папки { $folder } нет ({ $name }).
cli-packs-none = Наборов карт не установлено. Папку с ними называет UNDERCROFT_PACKS или --packs.
cli-packs-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
cli-packs-right = Набор { $pack } в порядке: { $cards }.

## Обучение

ui-learn = Научиться
ui-learn-help = Короткая первая партия с проводником
ui-learn-which = Научиться игре
ui-learn-which-help = Короткая первая партия с проводником: около восьми минут.
ui-guide = Проводник
ui-guide-place = { $place } из { $of }
ui-guide-pointed = Указано: { $things }.
ui-guide-skip = Без проводника
ui-guide-play-on = Играть дальше здесь
ui-why-lesson = Сначала проводник покажет другое. Без проводника можно играть как угодно.
