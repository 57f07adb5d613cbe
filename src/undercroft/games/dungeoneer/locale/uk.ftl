lichlord-title = Гробниця Лорда-ліча
lichlord-blurb = Ведіть героя і насилайте монстрів на чужих: переможе перший із трьома завданнями.

lichlord-level-easy-help = багато чого не помічає
lichlord-level-normal-help = дещо пропускає
lichlord-level-hard-help = нічого не пропускає

## Table options

lichlord-setting-no_blank_spots = Без білих плям
lichlord-setting-no_blank_spots-help = Усі карти локацій роздають і викладають до початку гри; першим ходить той, кому дістався вхід. Потім карт локацій не беруть і місцевість не досліджують.
lichlord-setting-resurrection = Воскресіння
lichlord-setting-resurrection-help = Утративши героя, гравець бере нового, 1-го рівня; сусід ліворуч ставить його на вхід. Рука й карти в грі пропадають, завдання лишаються.
lichlord-setting-hero_choice = Вибір героїв
lichlord-setting-hero_choice-help = Гравці вибирають героїв у порядку ходу. Вимкнено: героїв роздають навмання.
lichlord-setting-optional_discard = Скид за бажанням
lichlord-setting-optional_discard-help = Скид наприкінці ходу можна пропустити. Вимкнено: хто має карти в руці, скидає рівно одну.
lichlord-setting-unbiased_placement = Неупереджене розміщення
lichlord-setting-unbiased_placement-help = Локацію, потрібну вашому особистому завданню, кладе сусід ліворуч; якщо й йому вона потрібна, він передає її далі. Не поєднується з варіантом «Без білих плям».
lichlord-setting-nothing_personal = Нічого особистого
lichlord-setting-nothing_personal-help = Особистих завдань немає, завжди відкриті два спільні. Особистим стає лише розпочатий супровід.
lichlord-setting-limited_movement = Обмежений рух
lichlord-setting-limited_movement-help = Кожен герой отримує 3 очки дії за хід, зберігати їх не можна. Будь-коли можна впасти заради ще одного, але не на рух. Не поєднується з очком за падіння.
lichlord-setting-ap_for_falling = Очко дії за падіння
lichlord-setting-ap_for_falling-help = Хто не зберіг очка дії, може раз за хід упасти й кинути виклик тому, хто напав на героя. Не поєднується з обмеженим рухом.
lichlord-setting-dodge_spikes = Ухилення від шипів
lichlord-setting-dodge_spikes-help = За 1 очко дії можна уникнути шипів без перевірки.
lichlord-setting-lair_in_solo = Монстри збираються в лігві
lichlord-setting-lair_in_solo-help = Складна одиночна гра за правилами: найдорожчий із живих монстрів іде в лігво, і все лігво атакує, коли з’являється монстр.
lichlord-setting-counter_strikes = Ефекти ударів контратаки
lichlord-setting-counter_strikes-help = Написане про удар діє і тоді, коли удару завдав переможець у контратаці. Вимкнено: лише для нападника, а удар контратаки просто ранить. Правила лишають це відкритим.
lichlord-setting-saved_ap = Збережене очко дії
lichlord-setting-saved_ap-help = Усе: виклик, підведення, здібності, атака на героя в тій самій локації — так ми читаємо правила. Лише виклик: за відповіддю до англійських правил.
lichlord-setting-saved_ap-all = На все
lichlord-setting-saved_ap-challenge = Лише на виклик
lichlord-setting-search_distance = Що додає пошук
lichlord-setting-search_distance-help = До пошуку додають відстань до найближчого входу: кількість локацій між ними, за буквою правил, або кількість переміщень, на одне більше.
lichlord-setting-search_distance-between = Локації між
lichlord-setting-search_distance-moves = Кількість переміщень
lichlord-setting-entrance_peace = Мир на входах
lichlord-setting-entrance_peace-help = На вході не можна кидати виклик героям. Будь-які атаки: герої там не атакують одне одного. Лише виклики: атака у свій хід дозволена.
lichlord-setting-entrance_peace-all = Будь-які атаки героїв
lichlord-setting-entrance_peace-challenge = Лише виклики
lichlord-setting-trap_exits = Виходи-пастки
lichlord-setting-trap_exits-help = Вихід-пастка спрацьовує раз за хід, на першому, хто пройшов, або щоразу. Правила кажуть лише, що у фазі відновлення вона знову готова.
lichlord-setting-trap_exits-once = Раз за хід
lichlord-setting-trap_exits-always = Щоразу
lichlord-setting-danger_for_all = Небезпека для всіх
lichlord-setting-danger_for_all-help = Небезпека локації діє і на героя, якого перенесли туди в чужий хід. Вимкнено: на нього не діє.
lichlord-setting-reward_wounds = За які рани нагорода
lichlord-setting-reward_wounds-help = За що господар монстра роздає ризик: за все здоров’я, втрачене через його карту, або лише за втрачене від ударів.
lichlord-setting-reward_wounds-all = Усі його рани
lichlord-setting-reward_wounds-strikes = Лише удари
lichlord-setting-deliver_free = Супровід без спроби
lichlord-setting-deliver_free-help = Доставлення підопічного — не спроба й нічого не коштує. Вимкнено: це спроба, і безплатна лише перша за хід.
lichlord-setting-packs = Набори карт
lichlord-setting-packs-help = Карти, які додав господар цього сервера: замість карт гри або на додачу до них. Партію можна продовжити, лише доки вони не змінилися.
lichlord-setting-turn_limit = Межа ходів
lichlord-setting-turn_limit-help = Після стількох ходів усіх гравців разом перемагає той, у кого більше завдань, далі рівень, здоров’я, слава; наодинці це поразка. 0 — без межі. Наше домашнє правило.

## Questions

lichlord-ask-lord = Фаза злодіянь. Прокляття, сутички або її кінець.
lichlord-ask-declare = Виберіть, хто кого атакує; відкриється все разом.
lichlord-ask-hero = Фаза звитяг. Ідіть, грайте карти, виконуйте завдання.
lichlord-ask-window = Мить для ваших карт: застосуйте або пропустіть.
lichlord-ask-respond = Можна відповісти, поки не кинуто кубиків. Або пропустіть.
lichlord-ask-challenge = Киньте виклик, застосуйте карту або пропустіть.
lichlord-ask-form = У якій формі атакувати?
lichlord-ask-stat = Чим зустріти загрозу?
lichlord-ask-keep = Битву скінчено: куди йде монстр?
lichlord-ask-reward = Ваш монстр завдав рани: кому дати 1 ризик?
lichlord-ask-take = Удар влучив: рана чи підопічний?
lichlord-ask-prevent = Вашого героя зараз поранять. Відвернути?
lichlord-ask-payer = Чиїм ризиком оплатити карту?
lichlord-ask-give-up = Виберіть, яку свою карту скинути.
lichlord-ask-lair-surplus = У лігві місце для трьох: скиньте монстра.
lichlord-ask-discard = Кінець ходу: скиньте карту.
lichlord-ask-save = Зберегти 1 очко дії на чужі ходи?
lichlord-ask-lay = Покладіть карту локації туди, де вона підходить.
lichlord-ask-swap = Яку карту локації поміняти?
lichlord-ask-swap-with = З якою поміняти і як ляжуть обидві?
lichlord-ask-steal = Який скарб ви забираєте?
lichlord-ask-dodge = Шипи: віддати 1 очко дії чи кинути кубик?
lichlord-ask-buy = Скільки слави вкласти в цю перевірку?
lichlord-ask-extra-die = Заплатити славу за другий кубик?
lichlord-ask-reroll = Заплатити славу й перекинути один кубик?
lichlord-ask-scry = Покласти карту нагору чи під низ колоди?
lichlord-ask-rust = Іржа точить скарб: віддати 1 славу чи скинути його?
lichlord-ask-entrance = Найближчих входів кілька: який?
lichlord-ask-rise-at = На який вхід стане новий герой сусіда?
lichlord-ask-pick-hero = Виберіть героя.
lichlord-ask-new-hero = Ваш герой поліг. Виберіть нового.
lichlord-ask-draw = Взяти карту слави?
lichlord-ask-reward-treasure = Після битви: зіграйте постійний скарб або пропустіть.
lichlord-ask-host = Який із найдорожчих скарбів проклято?
lichlord-ask-dearest = Який із найдорожчих монстрів піде в лігво?

## Buttons (22 characters; names of cards and players come on top)

lichlord-do-declare = Оголосити сутички
lichlord-do-end-lord = Скінчити злодіяння
lichlord-do-add = { $card } → { $target_name }
lichlord-do-add-x = { $target_name }, X = { $x }
lichlord-do-done = В атаку
lichlord-do-move = Іти: { $space }
lichlord-do-move-blocked = Прорватися: { $space }
lichlord-do-move-trap = Ризикнути: { $space }
lichlord-do-explore = Дослідити
lichlord-do-attempt = Виконувати завдання
lichlord-do-attempt-hunt = Почати полювання
lichlord-do-search = Шукати
lichlord-do-escort = Узяти з собою
lichlord-do-deliver = Доставити
lichlord-do-pick-up = Підібрати
lichlord-do-end-hero = Скінчити звитяги
lichlord-do-play = Зіграти: { $card }
lichlord-do-play-on = { $card } → { $on }
lichlord-do-play-at = { $card } → { $target_name }
lichlord-do-play-at-on = { $card } → { $target_name }: { $on }
lichlord-do-play-two = { $target_name } → { $other_name }
lichlord-do-play-at-once = Спожити: { $card }
lichlord-do-use = Ужити: { $card }
lichlord-do-use-on = { $card } → { $on }
lichlord-do-use-at = { $card } → { $target_name }
lichlord-do-stand-up = Підвестися
lichlord-do-stand-up-roll = Спробувати встати
lichlord-do-drop = Лишити тут
lichlord-do-fall = Упасти за 1 ОД
lichlord-do-attack-hero = Атака: { $target_name }
lichlord-do-pass = Пропустити
lichlord-do-challenge = Виклик: { $card }
lichlord-do-challenge-hero = Виклик: { $target_name }
lichlord-do-challenge-falling = Упасти й відповісти
lichlord-do-challenge-hero-falling = Упасти й відповісти
lichlord-do-form =
    { $form ->
       [magic] Магія
       [speed] Швидкість
      *[other] Ближній бій
    }
lichlord-do-stat =
    { $stat ->
       [magic] Магія
       [speed] Швидкість
       [level] Рівень
       [life] Здоров’я
      *[other] Ближній бій
    }
lichlord-do-keep-hand = У руку
lichlord-do-keep-lair = У лігво
lichlord-do-keep-discard = У скид
lichlord-do-reward = Ризик: { $target_name }
lichlord-do-reward-nobody = Нікому
lichlord-do-take-wound = Рана
lichlord-do-take = Забрати: { $quest }
lichlord-do-prevent = Ужити: { $card }
lichlord-do-prevent-not = Прийняти рану
lichlord-do-payer = Платить { $target_name }
lichlord-do-give-up = Скинути: { $card }
lichlord-do-discard = Скинути: { $card }
lichlord-do-discard-nothing = Нічого не скидати
lichlord-do-save = Зберегти
lichlord-do-save-not = Не зберігати
lichlord-do-lay = Покласти сюди
lichlord-do-swap = Міняти: { $space }
lichlord-do-swap-with = На: { $space }
lichlord-do-steal = Забрати: { $card }
lichlord-do-dodge = Віддати 1 ОД
lichlord-do-dodge-not = Кинути кубик
lichlord-do-buy =
    { $count ->
       [0] Нічого
      *[other] Вкласти { $count }
    }
lichlord-do-extra-die = Два кубики
lichlord-do-extra-die-not = Один кубик
lichlord-do-reroll = Кубик { $die } ще раз
lichlord-do-reroll-not = Лишити як є
lichlord-do-scry-top = Нагору
lichlord-do-scry-bottom = Під низ
lichlord-do-rust-pay = Віддати 1 славу
lichlord-do-rust-discard = Скинути
lichlord-do-entrance = Сюди: { $space }
lichlord-do-rise-at = Сюди: { $space }
lichlord-do-pick-hero = { $hero }
lichlord-do-draw = Взяти
lichlord-do-draw-not = Не брати
lichlord-do-choose-card = { $card }

## Options in full, for lists and text mode

lichlord-option-declare = Оголосити сутички, усі зразу
lichlord-option-end-lord = Скінчити фазу злодіянь
lichlord-option-add = { $card } → { $target_name }, ціна в ризику цього гравця: { $cost }
lichlord-option-add-x = { $card } (X = { $x }) → { $target_name }, ціна в ризику цього гравця: { $cost }
lichlord-option-done =
    { $count ->
       [one] Відкрити й атакувати: { $count } карта
       [few] Відкрити й атакувати: { $count } карти
      *[many] Відкрити й атакувати: { $count } карт
    }
lichlord-option-move = Перейти в локацію: { $space }
lichlord-part-stat =
    { $stat ->
       [magic] магія
       [speed] швидкість
       [level] рівень
       [life] здоров’я
      *[other] ближній бій
    }
lichlord-part-form =
    { $form ->
       [magic] магія
       [speed] швидкість
       [level] рівень
       [life] здоров’я
      *[other] ближній бій
    }
lichlord-part-in-form =
    { $form ->
       [magic] магією
       [speed] швидкістю
      *[other] у ближньому бою
    }
lichlord-option-move-blocked = Прорватися крізь заблокований вихід: { $space } ({ lichlord-part-stat } { $value }+, { $percent } %)
lichlord-option-move-trap = Пройти крізь вихід-пастку: { $space } ({ lichlord-part-stat } { $value }+, { $percent } %)
lichlord-option-explore = Дослідити: взяти й покласти карту локації за 1 очко дії
lichlord-option-attempt = Виконувати завдання: { $quest }, { $percent } %
lichlord-option-attempt-hunt = Виконувати завдання: { $quest }; монстр атакує першим
lichlord-option-search = Шукати: { $quest } ({ $value }+, { $percent } %)
lichlord-option-escort = Узяти підопічного з собою: { $quest }
lichlord-option-deliver = Доставити, завдання виконано: { $quest }
lichlord-option-pick-up = Підібрати жетон, що лежить тут: { $quest }
lichlord-option-end-hero = Скінчити фазу звитяг
lichlord-option-play = Зіграти: { $card }, ціна { $cost }
lichlord-option-play-on = Зіграти: { $card } → { $on }, ціна { $cost }
lichlord-option-play-at = Зіграти: { $card } → { $target_name }, ціна { $cost }
lichlord-option-play-at-on = Зіграти: { $card } → { $target_name }: { $on }, ціна { $cost }
lichlord-option-play-two = { $card }: { $target_name } атакує; ціль — { $other_name }
lichlord-option-play-at-once = Зіграти й одразу спожити: { $card }, ціна { $cost }
lichlord-part-cost =
    { $glory ->
       [0] { $ap ->
           [0] безплатно
          *[other] ОД: { $ap }
       }
      *[other] { $ap ->
           [0] слава: { $glory }
          *[other] слава: { $glory }, ОД: { $ap }
       }
    }
lichlord-part-used =
    { $doing ->
       [attack] { $card } — атака у відповідь, +1
       [challenge] { $card } — виклик без ОД
       [ward] { $card } — ослаблення атаки
       [rid] { $card } — звільнення
       [quest] { $card } — обмін завдання
       [card] { $card } — обмін карти
       [deck] { $card } — погляд на колоду
       [heal] { $card } — лікування
       [ap] { $card } — очко дії
       [dice] { $card } — два кубики, рахується більший
       [roll] { $card } — додаток до перевірки
       [battle] { $card } — на всю битву
      *[other] { $card }
    }
lichlord-option-use = Застосувати: { lichlord-part-used } ({ lichlord-part-cost })
lichlord-option-use-on = Застосувати: { lichlord-part-used } → { $on } ({ lichlord-part-cost })
lichlord-option-use-at = Застосувати: { lichlord-part-used } → { $target_name } ({ lichlord-part-cost })
lichlord-option-stand-up = Підвестися за 1 очко дії
lichlord-option-stand-up-roll = Підвестися за 1 очко дії: ближній бій { $value }+, { $percent } %
lichlord-option-drop = Лишити підопічного в цій локації: { $quest }
lichlord-option-fall = Упасти й отримати 1 очко дії, але не на рух
lichlord-option-attack-hero = Атакувати героя за 1 очко дії: { $target_name }
lichlord-option-challenge = Кинути виклик за 1 очко дії: { $card } ({ $percent } %)
lichlord-option-challenge-hero = Кинути виклик за 1 очко дії: { $target_name }
lichlord-option-challenge-falling = Упасти й кинути виклик: { $card } ({ $percent } %)
lichlord-option-challenge-hero-falling = Упасти й кинути виклик: { $target_name }
lichlord-option-form = Атакувати { lichlord-part-in-form }
lichlord-option-stat = Перевірка: { lichlord-part-stat }, кубик + { $value }
lichlord-option-keep-hand = { $card }: повернути в руку
lichlord-option-keep-lair = { $card }: відправити в лігво
lichlord-option-keep-discard = { $card }: відправити у скид
lichlord-option-reward = Дати 1 ризик: { $target_name }
lichlord-option-reward-nobody = Не давати ризику нікому
lichlord-option-take-wound = Завдати рани
lichlord-option-take = Замість рани забрати підопічного: { $quest }
lichlord-option-prevent = Відвернути 1 рану: { $card }
lichlord-option-prevent-not = Не відвертати
lichlord-option-payer = Платить { $target_name } (ризик там: { $peril })
lichlord-option-lay =
    { $turned ->
       [1] { $space }: покласти на { $x }:{ $y }, розвернувши
      *[0] { $space }: покласти на { $x }:{ $y }
    }
lichlord-option-swap-with =
    { $turned ->
       [1] { $other_turned ->
           [1] Поміняти на: { $space }, розвернувши обидві
          *[0] Поміняти на: { $space }, розвернувши першу
        }
      *[0] { $other_turned ->
           [1] Поміняти на: { $space }, розвернувши цю
          *[0] Поміняти на: { $space }
        }
    }
lichlord-option-dodge = Уникнути шипів за 1 очко дії
lichlord-option-dodge-not = Заощадити очко дії й кинути кубик
lichlord-option-buy = +{ $count } до перевірки, слава: −{ $count }
lichlord-option-extra-die = Заплатити славу, кинути два кубики й лишити більший
lichlord-option-extra-die-not = Не платити й кинути один кубик
lichlord-option-reroll = Заплатити славу й перекинути кубик { $die }
lichlord-option-scry-top = { $card }: нагору колоди
lichlord-option-scry-bottom = { $card }: під низ колоди
lichlord-option-rust-pay = Віддати 1 славу й зберегти: { $card }
lichlord-option-rust-discard = Скинути: { $card }
lichlord-option-pick-hero = Грати за героя: { $hero }

## What an undo takes back

lichlord-undo-declare = Забрати із заявки
lichlord-undo-give-up = Повернути карту
lichlord-undo-discard = Повернути карту
lichlord-undo-lair-surplus = Повернути карту
lichlord-undo-keep = Повернути карту
lichlord-undo-scry = Повернути карту
lichlord-undo-reward-treasure = Повернути карту
lichlord-undo-lay = Взяти карту назад
lichlord-undo-swap = Взяти карту назад
lichlord-undo-swap-with = Взяти карту назад
lichlord-undo-save = Вибрати інакше
lichlord-undo-draw = Вибрати інакше
lichlord-undo-pick-hero = Вибрати іншого
lichlord-undo-new-hero = Вибрати іншого
lichlord-warn-ap-left =
    { $left ->
       [one] Лишилося { $left } очко дії; зберегти можна одне.
       [few] Лишилося { $left } очки дії; зберегти можна одне.
      *[many] Лишилося { $left } очок дії; зберегти можна одне.
    }
lichlord-warn-ap-lost =
    { $left ->
       [one] Лишилося { $left } очко дії; зберегти його не можна.
       [few] Лишилося { $left } очки дії; зберегти їх не можна.
      *[many] Лишилося { $left } очок дії; зберегти їх не можна.
    }

## Why not

lichlord-why-only-in-hero-phase = Це для фази звитяг вашого ходу.
lichlord-why-only-in-lord-phase = Це для фази злодіянь вашого ходу.
lichlord-why-only-as-response = Лише відповідь: коли атакують вашого героя, до кидка кубиків.
lichlord-why-only-in-own-turn = Діє лише у ваш хід.
lichlord-why-only-when-wounded = Її запропонують, коли вашого героя будуть ранити.
lichlord-why-only-in-challenge = Лише на етапі виклику, після атаки на вашого героя.
lichlord-why-asked-first = Спершу вирішується інше; потім це можна буде зробити.
lichlord-why-too-little-glory = Потрібно слави: { $cost }, у вас { $glory }. Її дають нові локації та монстри.
lichlord-why-too-few-ap = Бракує очок дії; нові будуть у ваш наступний хід.
lichlord-why-used-already = Уже застосована; повернеться наступного ходу або у вашій фазі відновлення.
lichlord-why-boon-limit = Ліміт переваг героя — { $limit }, а добровільно від них не відмовляються.
lichlord-why-treasure-limit = Ліміт скарбів героя — { $limit }; один можна скинути наприкінці ходу.
lichlord-why-one-of-a-type = По одному скарбу кожного типу: такий у вас уже є.
lichlord-why-solo-treasure-in-reward = Наодинці постійні скарби грають після битви, на етапі нагороди.
lichlord-why-solo-boon-on-entrance = Наодинці постійні переваги грають лише на вході.
lichlord-why-wrong-space = { $quest }: не в цій локації. Шлях — у списку завдань.
lichlord-why-not-found-yet = Спершу знайдіть ціль: пошук тут за 1 очко дії.
lichlord-why-second-attempt-costs = Безплатна одна спроба за хід; нова коштує 1 очко дії.
lichlord-why-cannot-give-that = Вам нема чого віддати з потрібного; останнє здоров’я не віддають.
lichlord-why-escort-is-no-attempt = Супроводу не потрібна спроба: візьміть підопічного й доставте.
lichlord-why-nobody-can-pay = Ні в кого із суперників немає стільки ризику: { $cost }.
lichlord-why-nothing-to-aim-at = Зараз її нема на чому застосувати.
lichlord-why-declared-already = Сутички оголошують раз за хід, усі разом.
lichlord-why-is-whole = Герой цілий: лікувати нічого.
lichlord-why-knocked-down = Герой лежить; підвестися коштує 1 очко дії.
lichlord-why-no-ap = Очок дії не лишилося.
lichlord-why-wall = Заважає стіна; шукайте обхідний шлях.
lichlord-why-not-next-to-you = Ця локація не поруч із героєм; ідіть по одній.
lichlord-why-you-are-here = Ваш герой уже тут.
lichlord-why-no-map-cards = Відповідних карт локацій не лишилося.
lichlord-why-entrance-peace = На вході герої не атакують героїв.
lichlord-why-one-battle = Одна своя битва за хід; ваша вже була.
lichlord-why-not-in-your-space = Цей герой в іншій локації; спершу дійдіть туди.
lichlord-why-not-yours = Це належить іншому гравцеві.
lichlord-why-defeated = Вашого героя переможено; можна стежити за іншими.
lichlord-why-only-at-moments = Її застосовують, коли вас про це запитають: до кубиків, після дії.
lichlord-why-works-by-itself = Діє сама, поки лежить на столі.
lichlord-why-in-battle = Не під час битви; після неї ваша фаза триватиме.
lichlord-why-before-dice = Спершу кидок кубиків; потім ваша фаза триватиме.
lichlord-why-phase-begins = Ваша фаза от-от почнеться: пропустіть тут, і тоді можна.
lichlord-why-encounters-first = Спершу розігруються оголошені сутички.
lichlord-why-turn-ends = Хід закінчується; це для раніших фаз.
lichlord-why-banes-follow = Прокляття одразу після цього: пропустіть, і про них запитають.
lichlord-why-banes-now = Тут грають лише прокляття; переваги, скарби та властивості були до них.
lichlord-why-challenge-made = Виклик уже кинуто; лишилися тільки безплатні атаки.
lichlord-why-only-treasures-now = На цьому етапі грають лише постійні скарби.
lichlord-why-cannot-pay = Потрібно ризику: { $cost }, а в цього гравця { $peril }.
lichlord-why-no-such-roll = Зараз ви не кидаєте кубик, на який вона впливає.
lichlord-why-not-your-fight = Лише в битві, де бере участь ваш герой.
lichlord-why-nothing-to-hang-on = У грі немає карти, до якої її можна прикріпити.
lichlord-why-other-wound = Від цієї рани вона не допомагає.
lichlord-why-declare-first = Спершу оголосіть сутички; потім додайте цю карту.
lichlord-why-nothing-to-declare = Немає монстра чи пастки, на яких суперникам стало б ризику.
lichlord-why-not-an-encounter = Це не монстр і не пастка; оголошують лише їх.
lichlord-why-in-declaration = Її вже оголошено разом з іншими.
lichlord-why-too-little-peril-left = Потрібно ризику: { $cost }; після оголошеного ні в кого не лишається більше ніж { $left }.
lichlord-why-card-first = Спершу виберіть монстра чи пастку, потім ціль.
lichlord-why-declare-something = Спершу додайте хоча б одного монстра чи пастку.
lichlord-why-entrance-stays = Вхід завжди лишається на місці.
lichlord-why-no-swap = Після обміну з’явилися б виходи чи локації без шляху.
lichlord-why-place-is-taken = Тут уже лежить карта локації; виберіть вільне місце.
lichlord-why-chosen-already = Цю карту ви вже вибрали; виберіть іншу.
lichlord-why-not-nearest = Підходять лише найближчі входи.
lichlord-why-only-entrances = Новий герой починає на вході.
lichlord-why-saved-for-challenge = За налаштуваннями столу збережене очко дії — лише для виклику.
lichlord-why-not-in-this-fight = У цій битві вона більше не бере участі.
lichlord-why-stays-in-play = Лишається в грі: скиньте карту з руки, скарб або монстра з лігва.
lichlord-why-only-readied = Зараз скидають лише карту зі столу.
lichlord-why-only-from-hand = Зараз скидають лише карту з руки.
lichlord-why-only-from-lair = Лігво переповнене: піти може лише монстр звідти.
lichlord-why-other-kind = Це не з тих карт, яких у вас забагато.
lichlord-why-rest-too-cheap = Без неї решти не вистачить на те, чого вимагає завдання.
lichlord-why-not-asked-for = Віддати треба не це.
lichlord-why-not-dearest = Потрібна найдорожча, за { $cost }.

## What happened

lichlord-log-turn =
    { $ap ->
       [one] Хід { $turn }: { $name }, { $ap } очко дії.
       [few] Хід { $turn }: { $name }, { $ap } очки дії.
      *[many] Хід { $turn }: { $name }, { $ap } очок дії.
    }
lichlord-log-rolls-first = { $name } кидає кубик за перший хід: { $die }.
lichlord-log-first-player = Перший гравець: { $name }.
lichlord-log-hero = { $name } — { $hero }.
lichlord-log-quest = { $name } отримує завдання: { $quest }.
lichlord-log-global-quest = Спільне завдання: { $quest }.
lichlord-log-draws =
    { $count ->
       [one] { $name } бере { $count } карту.
       [few] { $name } бере { $count } карти.
      *[many] { $name } бере { $count } карт.
    }
lichlord-log-draws-what = Ви взяли: { $cards }.
lichlord-log-discards = { $name } скидає: { $card }.
lichlord-log-encounter =
    { $x ->
       [0] { $name } насилає: { $card }. Ціль: { $target_name }.
      *[other] { $name } насилає: { $card } (X = { $x }). Ціль: { $target_name }.
    }
lichlord-log-plays = { $name } грає: { $card }.
lichlord-log-plays-on = { $name } грає: { $card } → { $on }.
lichlord-log-plays-at = { $name } грає: { $card } → { $target_name }.
lichlord-log-plays-at-on = { $name } грає: { $card } → { $target_name }: { $on }.
lichlord-log-plays-two = { $name } грає: { $card }. Атакує { $target_name }, ціль: { $other_name }.
lichlord-log-plays-bane = { $name } грає: { $card }; ризик платить { $payer_name } ({ $cost }).
lichlord-log-plays-bane-on = { $name } грає: { $card } → { $on }; ризик платить { $payer_name } ({ $cost }).
lichlord-log-plays-bane-at = { $name } грає: { $card } → { $target_name }; ризик платить { $payer_name } ({ $cost }).
lichlord-log-plays-bane-at-on = { $name } грає: { $card } → { $target_name }: { $on }; ризик платить { $payer_name } ({ $cost }).
lichlord-log-plays-bane-two = { $name } грає: { $card }. Атакує { $target_name }, ціль: { $other_name }; ризик платить { $payer_name } ({ $cost }).
lichlord-log-uses = { $name } застосовує: { lichlord-part-used }.
lichlord-log-uses-on = { $name } застосовує: { lichlord-part-used } → { $on }.
lichlord-log-uses-at = { $name } застосовує: { lichlord-part-used } → { $target_name }.
lichlord-log-uses-at-on = { $name } застосовує: { lichlord-part-used } → { $target_name }: { $on }.
lichlord-log-gains-glory = { $name } отримує славу: { $count } ({ $card }).
lichlord-log-loses-glory = { $name } втрачає славу: { $count }.
lichlord-log-pays-glory = { $name } віддає славу: { $count } ({ $card }).
lichlord-log-gains-ap =
    { $count ->
       [one] { $name } отримує { $count } очко дії.
       [few] { $name } отримує { $count } очки дії.
      *[many] { $name } отримує { $count } очок дії.
    }
lichlord-log-loses-ap =
    { $count ->
       [one] { $name } втрачає { $count } очко дії.
       [few] { $name } втрачає { $count } очки дії.
      *[many] { $name } втрачає { $count } очок дії.
    }
lichlord-log-level-changes = { $name }: рівень тепер { $level } ({ $card }).
lichlord-log-less-ap =
    { $count ->
       [one] { $name } наступного свого ходу отримає на { $count } очко дії менше ({ $card }).
       [few] { $name } наступного свого ходу отримає на { $count } очки дії менше ({ $card }).
      *[many] { $name } наступного свого ходу отримає на { $count } очок дії менше ({ $card }).
    }
lichlord-log-leaves =
    { $kind-id ->
       [blocked] { $name } ломиться в заблокований вихід: { $space } → { $beyond }.
       [trap] { $name } іде крізь вихід-пастку: { $space } → { $beyond }.
      *[other] { $name } іде: { $space } → { $beyond }.
    }
lichlord-log-on-threshold = { $name } відмикає вихід, але пройти немає сил: чекає на порозі ({ $space } → { $beyond }).
lichlord-log-enters = { $name } входить: { $space }.
lichlord-log-gains =
    { $peril ->
       [0] { $name } отримує: слава +{ $glory } ({ $space }).
      *[other] { $name } отримує: слава +{ $glory }, ризик +{ $peril } ({ $space }).
    }
lichlord-log-falls = { $name }: герой падає.
lichlord-log-stands-up = { $name }: герой підводиться.
lichlord-log-stays-down = { $name }: герой не може підвестися.
lichlord-log-draws-map = { $name } знаходить локацію: { $space }.
lichlord-log-map-does-not-fit = { $name } знаходить локацію: { $space }. Місця їй немає, вона йде під колоду.
lichlord-log-lays = { $name } кладе карту: { $space }.
lichlord-log-shifts = Підземелля зсувається, { $name } переносить карту: { $space }.
lichlord-log-swaps = Каміння здригається, { $name } міняє місцями: { $space } і { $other }.
lichlord-log-rolls =
    { $of ->
       [attack] { $name } атакує { lichlord-part-in-form }: на кубику { $die }, разом { $total }.
       [counter] { $name } відбивається { lichlord-part-in-form }: на кубику { $die }, разом { $total }.
      *[threat] { $name }, { lichlord-part-form }: на кубику { $die }, разом { $total }.
    }
lichlord-log-monster-rolls =
    { $of ->
       [counter] { $card }, контратака: на кубику { $die }, разом { $total }.
      *[attack] { $card }, атака: на кубику { $die }, разом { $total }.
    }
lichlord-part-source =
    { $source ->
       [exit] вихід-пастка
       [blocked] заблокований вихід
       [hazard] перешкода
       [trap] пастка
       [monster] монстр
       [quest] завдання
       [standup] підведення
      *[other] загроза
    }
lichlord-log-threat =
    { $overcome ->
       [true] { $name } долає загрозу: { lichlord-part-source }, { $total } за потрібних { $value }.
      *[false] { $name } не дає ради: { lichlord-part-source }, { $total } за потрібних { $value }.
    }
lichlord-log-attacks = { $card }: атака { lichlord-part-in-form }. Ціль: { $target_name }.
lichlord-log-hero-attacks = { $name } атакує { lichlord-part-in-form }. Ціль: { $card }.
lichlord-log-hero-attacks-hero = { $name } атакує { lichlord-part-in-form }. Ціль: { $target_name }.
lichlord-log-driven-off = { $name } проганяє нападника: { $card }.
lichlord-log-no-strike = Порівну: нікого не поранено.
lichlord-log-struck = { $card }: удар влучає в ціль ({ $name }).
lichlord-log-wounded =
    { $cause ->
       [trap] { $name } втрачає здоров’я: { $count }, лишається { $life }. Пастка: { $card }.
       [exit] { $name } втрачає здоров’я: { $count }, лишається { $life }. Вихід-пастка: { $card }.
       [hazard] { $name } втрачає здоров’я: { $count }, лишається { $life }. Шипи: { $card }.
       [quest] { $name } втрачає здоров’я: { $count }, лишається { $life }. Завдання: { $card }.
       [monster] { $name } втрачає здоров’я: { $count }, лишається { $life }. Монстр: { $card }.
      *[other] { $name } втрачає здоров’я: { $count }, лишається { $life }.
    }
lichlord-log-prevents = { $name } відвертає рану: { $card }.
lichlord-log-saved-by = { $name } обдурює смерть: { $card }.
lichlord-log-heals = { $name } лікує рани: +{ $count }, здоров’я тепер { $life }.
lichlord-log-gives-life = { $name } приносить у жертву здоров’я: { $count }, лишається { $life }.
lichlord-log-strikes-monster = { $name } завдає удару: { $card }, здоров’я −{ $count }, лишилося { $life }.
lichlord-log-monster-defeated = { $name } перемагає монстра: { $card }.
lichlord-log-hero-strikes = { $name } завдає удару: { $target_name }.
lichlord-log-takes-token = { $name } забирає підопічного: { $quest } ({ $target_name }).
lichlord-log-keeps =
    { $where ->
       [hand] { $name } повертає монстра в руку: { $card }.
       [lair] { $name } відправляє монстра в лігво: { $card }.
      *[discard] { $name } скидає монстра: { $card }.
    }
lichlord-log-reward-glory = { $name } отримує славу за завдані рани: { $count }.
lichlord-log-reward-peril = { $name } дає за рану 1 ризик: { $target_name }.
lichlord-log-defeated = { $name }: героя переможено.
lichlord-log-rises = { $name } повертається: { $hero }, { $space }.
lichlord-log-attempts = { $name } береться за завдання: { $quest }.
lichlord-log-attempt-fails = { $name } зазнає невдачі: { $quest }.
lichlord-log-searches = { $name } шукає ({ $quest }): на кубику { $die }, разом { $total }, треба { $value }.
lichlord-log-tries-luck = { $name } випробовує вдачу: { $dice }.
lichlord-log-completes = { $name } виконує завдання: { $quest }. Рівень { $level }, слава +{ $glory }.
lichlord-log-escorts = { $name } веде підопічного: { $quest }.
lichlord-log-drops = { $name } лишає підопічного: { $quest } ({ $space }).
lichlord-log-picks-up = { $name } підбирає підопічного: { $quest }.
lichlord-log-contest = { $name } і { $target_name } змагаються: { $total } проти { $against }.
lichlord-log-steals = { $name } забирає: { $card } ({ $target_name }).
lichlord-log-looks = Ви бачите зверху колоди: { $cards }.
lichlord-log-saves = { $name } зберігає очко дії.
lichlord-log-peril-dice = Ризик { $count }, кубики: { $dice }.
lichlord-log-revealed = З темряви з’являється: { $card }.
lichlord-log-wins = Перемагає { $name }.
lichlord-log-lost = Перемогло підземелля.
lichlord-log-nobody-wins = Останній хід зроблено, попереду нікого: переможця немає.

## How it ended

lichlord-fate-won = перемога
lichlord-fate-defeated = героя переможено
lichlord-fate-beaten = поразка
lichlord-fate-third-quest = третє завдання виконано
lichlord-fate-last-standing = останній живий герой
lichlord-fate-ahead = попереду, коли ходи скінчилися

## Kinds: exits, cards, durations, timings, forms, phases

lichlord-kind-open = відкритий
lichlord-kind-blocked = заблокований
lichlord-kind-trap = пастка
lichlord-kind-wall = стіна
lichlord-kind-map = локація
lichlord-kind-hero-card = герой
lichlord-kind-quest = завдання
lichlord-kind-boon = перевага
lichlord-kind-treasure = скарб
lichlord-kind-bane = прокляття
lichlord-kind-monster = монстр
lichlord-kind-encounter = сутичка
lichlord-kind-instant = миттєва
lichlord-kind-permanent = постійна
lichlord-kind-attachment = прикріплення
lichlord-kind-any = будь-коли
lichlord-kind-response = відповідь
lichlord-kind-melee = ближній бій
lichlord-kind-magic = магія
lichlord-kind-speed = швидкість
lichlord-kind-level = рівень
lichlord-kind-life = здоров’я
lichlord-kind-setup = підготовка
lichlord-kind-reset = відновлення
lichlord-kind-dungeonlord = фаза злодіянь
lichlord-kind-hero = фаза звитяг
lichlord-kind-close = скид і добір
lichlord-kind-room = приміщення
lichlord-kind-tunnel = тунель
lichlord-kind-grim-tunnel = похмурий тунель
lichlord-kind-entrance = вхід
lichlord-kind-danger = небезпека
lichlord-kind-spikes = шипи
lichlord-kind-pit = яма
lichlord-kind-attack = атака
lichlord-kind-counter = контратака
lichlord-kind-threat = загроза
lichlord-kind-sacrifice = жертва
lichlord-kind-hunt = полювання
lichlord-kind-search = пошук
lichlord-kind-escort = супровід
lichlord-kind-chance = удача
lichlord-kind-influence = вплив
lichlord-kind-type-armor = обладунок
lichlord-kind-type-blessing = благословення
lichlord-kind-type-boots = взуття
lichlord-kind-type-cloak = плащ
lichlord-kind-type-curse = прокльон
lichlord-kind-type-demon = демон
lichlord-kind-type-dragon = дракон
lichlord-kind-type-enhancer = посилення
lichlord-kind-type-fiend = поріддя
lichlord-kind-type-helmet = шолом
lichlord-kind-type-humanoid = гуманоїд
lichlord-kind-type-jewel = самоцвіт
lichlord-kind-type-magic = чари
lichlord-kind-type-maneuver = прийом
lichlord-kind-type-mechanism = механізм
lichlord-kind-type-monster = монстр
lichlord-kind-type-pack = наплічник
lichlord-kind-type-potion = зілля
lichlord-kind-type-ring = кільце
lichlord-kind-type-shield = щит
lichlord-kind-type-shift = зсув
lichlord-kind-type-spell = закляття
lichlord-kind-type-tool = знаряддя
lichlord-kind-type-trap = пастка
lichlord-kind-type-undead = нежить
lichlord-kind-type-vermin = паразит
lichlord-kind-type-warp = перенесення
lichlord-kind-type-weapon = зброя
lichlord-kind-people-dwarf = дворф
lichlord-kind-people-human = людина
lichlord-kind-people-elf = ельфійка
lichlord-kind-people-necro = некро
lichlord-kind-people-halfling = напіврослик
lichlord-kind-calling-avenger = месник
lichlord-kind-calling-paladin = паладин
lichlord-kind-calling-sorceress = чародійка
lichlord-kind-calling-warrior = воїн
lichlord-kind-calling-necromancer = некромантка
lichlord-kind-calling-rogue = пройдисвіт

## Moments, each a stop of the standing passes

lichlord-moment-turn = Між двома діями ходу
lichlord-moment-enter = На вході в локацію
lichlord-moment-roll = Перед перевіркою загрози чи пошуку
lichlord-moment-rolls = Перед кубиками битви
lichlord-moment-response = Відповіді в битві
lichlord-moment-challenge = Виклик після атаки
lichlord-moment-last = Наприкінці ходу

## Words of every screen

lichlord-ui-peril = ризик
lichlord-ui-glory = слава
lichlord-ui-life = здоров’я
lichlord-ui-level = рівень
lichlord-ui-action-points = очки дії
lichlord-ui-ap = ОД
lichlord-ui-saved = збережене ОД
lichlord-ui-hand = рука
lichlord-ui-map-hand = карти локацій на руці
lichlord-ui-lair = лігво
lichlord-ui-inventory = у грі
lichlord-ui-banes = прокляття
lichlord-ui-boons = переваги
lichlord-ui-treasures = скарби
lichlord-ui-quests = завдання
lichlord-ui-global-quest = спільне завдання
lichlord-ui-deck = колода
lichlord-ui-discards = скид
lichlord-ui-peril-deck = колода ризику
lichlord-ui-maps = карти локацій
lichlord-ui-fallen = полеглі герої
lichlord-ui-roaming = блукаючі прокляття
lichlord-ui-down = лежить
lichlord-ui-out = вибув
lichlord-ui-step-1 = Атака
lichlord-ui-step-2 = Відповідь
lichlord-ui-step-3 = Перевірка атаки
lichlord-ui-step-4 = Контратака
lichlord-ui-step-5 = Порівняння
lichlord-ui-step-6 = Виклик
lichlord-ui-step-7 = Лігво
lichlord-ui-step-8 = Нагорода
lichlord-ui-designed = наша карта
lichlord-ui-designed-more = Числа або текст цієї карти наші, а не з друкованої гри.
lichlord-ui-map-left =
    { $count ->
       [one] лишилася { $count } карта локацій
       [few] лишилося { $count } карти локацій
      *[many] лишилося { $count } карт локацій
    }
lichlord-ui-deck-left =
    { $count ->
       [one] { $count } карта в колоді
       [few] { $count } карти в колоді
      *[many] { $count } карт у колоді
    }
lichlord-ui-battle-in = Битва: { $space }
lichlord-ui-round = Раунд { $count }
lichlord-ui-turn-of = ходить { $name }
lichlord-ui-moment-others = Мить для відповідей…

## Where a quest stands

lichlord-ui-goal-go =
    { $steps ->
       [one] іти { $steps } хід
       [few] іти { $steps } ходи
      *[many] іти { $steps } ходів
    }
lichlord-ui-goal-here = ви на місці
lichlord-ui-goal-search = тут, потрібен пошук
lichlord-ui-goal-found = ціль знайдено, виконуйте
lichlord-ui-goal-carry =
    { $steps ->
       [one] підопічний із вами, іти { $steps } хід
       [few] підопічний із вами, іти { $steps } ходи
      *[many] підопічний із вами, іти { $steps } ходів
    }
lichlord-ui-goal-ready = можна виконувати
lichlord-ui-goal-home =
    { $steps ->
       [one] додому, до входу: { $steps } хід
       [few] додому, до входу: { $steps } ходи
      *[many] додому, до входу: { $steps } ходів
    }
lichlord-ui-goal-nowhere = локації ще немає на карті

## Words of the screens that own them: each adds its section below

## Map

lichlord-ui-map-label = Мапа підземелля
lichlord-ui-map-mini = Уся мапа
lichlord-ui-map-round = Раунд { $round }
lichlord-ui-map-turn = хід: { $name }
lichlord-ui-map-phase-map = розвідка
lichlord-ui-map-word-defends = захист
lichlord-ui-map-word-turn = ходить
lichlord-ui-map-word-out = переможено
lichlord-ui-map-place = «{ $space }» сюди: { $where }. { $turned ->
    [yes] З поворотом.
   *[no] Без повороту.
  }{ $turns ->
    [1] { "" }
   *[other] { " " }Може лежати і так, і так.
  }
lichlord-ui-map-hero = { $name }, { $space }
lichlord-ui-map-hero-lying = { $name }, { $space }, лежить
lichlord-ui-map-foe = Атакує { $card }
lichlord-ui-map-foe-gone = { $card }: уже не в бою
lichlord-ui-map-or = або
lichlord-ui-map-threat = { $stat } { $value }+
lichlord-ui-map-north = північ
lichlord-ui-map-east = схід
lichlord-ui-map-south = південь
lichlord-ui-map-west = захід
lichlord-ui-map-held = тримають відчиненим
lichlord-ui-map-sprung = спрацювала цього ходу
lichlord-ui-map-exits = Виходи: { $exits }
lichlord-ui-map-danger = Небезпека: пастки мають +{ $count }
lichlord-ui-map-spikes = Шипи: { $threat }
lichlord-ui-map-pit = Яма: { $threat }
lichlord-ui-map-middle = початок мапи
lichlord-ui-map-eastwards = { $count } на схід
lichlord-ui-map-westwards = { $count } на захід
lichlord-ui-map-southwards = { $count } на південь
lichlord-ui-map-northwards = { $count } на північ
lichlord-ui-map-lying = { $name } (лежить)
lichlord-ui-map-gives = Нова цього ходу: ризик { $peril }, слава { $glory }
lichlord-ui-map-here = Тут: { $names }
lichlord-ui-map-token = Тут лежить жетон: { $quest }
lichlord-ui-map-goal = Тут триває ваше завдання: { $quest }
lichlord-ui-map-home = Ваш шлях додому
lichlord-ui-map-lay = { $space }: покласти сюди, { $where } від входу
lichlord-ui-map-turn-card = Повернути карту
lichlord-ui-map-step-form = обирає: { $form }
lichlord-ui-map-step-pass = пропускає
lichlord-ui-map-step-end = закінчує фазу
lichlord-ui-map-step-declare = починає оголошувати сутички
lichlord-ui-map-step-add = задумує сутичку
lichlord-ui-map-step-done = оголошує сутички
lichlord-ui-map-step-no = відмовляється
lichlord-ui-map-step-nobody = не віддає нікому
lichlord-ui-map-step-other = робить вибір
lichlord-ui-map-hand-lay = Ваші карти локацій: виберіть, яку покласти
lichlord-ui-map-key-turn = повернути карту локації
lichlord-ui-map-key-fit = показати всю мапу
lichlord-ui-map-key-centre = туди, де все відбувається
lichlord-ui-map-key-zoom = ближче, далі
lichlord-ui-map-key-arrows = від локації до локації

## Battle, responses, deeds: what the prompt, the panel and the odds say

lichlord-ui-bold-attacked =
    { $count ->
       [one] Вас атакує { $count } супротивник.
       [few] Вас атакують { $count } супротивники.
      *[many] Вас атакують { $count } супротивників.
    }
lichlord-ui-bold-attacked-other = Ціль атаки: { $name }.
lichlord-ui-bold-challenge = На вас напали:
lichlord-ui-bold-turn = Ходить { $name }:
lichlord-ui-bold-enter = Герой входить у локацію:
lichlord-ui-bold-roll = До кидка:
lichlord-ui-bold-rolls = До кубиків битви:
lichlord-ui-bold-last = Хід закінчує { $name }:
lichlord-ui-bold-window = Ваша мить:
lichlord-ui-bold-choice = Вам вирішувати:
lichlord-ui-say-respond = Дайте відповідь до кидка або пропустіть.
lichlord-ui-say-help = Допоможіть, завадьте або пропустіть.
lichlord-ui-say-window = застосуйте карту або пропустіть.
lichlord-ui-say-window-act = вирішіть, що зробити, або пропустіть.
lichlord-ui-take-aim = { $card }: виберіть ціль.
lichlord-ui-take-way = { $card }: виберіть, що робити.
lichlord-ui-take-aim-more = Торкніться цілі або натисніть її кнопку.
lichlord-ui-keep-more = { $card }. З лігва монстр зможе напасти знову в інший хід і не займає місця в руці; у лігві вміщуються троє.
lichlord-ui-reward-more = Лишилося ран: { $count }.
lichlord-ui-rise-more = Підвестися — 1 ОД і кидок: ближній бій { $value }+, { $percent } %.
lichlord-ui-left = ОД: { $ap }, слава: { $glory }, ризик: { $peril }
lichlord-ui-perils = Ризик: { $each }
lichlord-ui-planned = У плані: { $each }.
lichlord-ui-odds-percent = Шанс { $percent } %.
lichlord-ui-odds-fight = Удар ваш { $attack } %, порівну { $tie } %, по вас { $counter } %.
lichlord-ui-chances = Шанси: { $each }
lichlord-ui-gains = Дасть славу ({ $glory }) і ризик ({ $peril }).
lichlord-ui-gains-nothing = Цього ходу більше нічого не дасть.
lichlord-ui-rest = Лишиться: { $each }.
lichlord-ui-rest-ap = { $count } ОД
lichlord-ui-rest-glory = слава { $count }
lichlord-ui-rest-peril = ризик { $count }
lichlord-ui-left-to-payer = Ризику в цього гравця лишиться: { $count }.
lichlord-ui-x = X = { $x }
lichlord-ui-cancel = Скасувати
lichlord-ui-back = Назад
lichlord-ui-back-last = Скасувати останнє
lichlord-ui-word-asked = ваша відповідь?
lichlord-ui-just-now = Що сталося
lichlord-ui-just-all = усі: { $count }
lichlord-ui-just-less = менше
lichlord-just-hit = { $name }: −{ $count } здоров’я, лишилося { $life } ({ $card })
lichlord-ui-watch-battle = Б’ється { $name }: { $space }.
lichlord-ui-watch-setup = Готуємо гру.
lichlord-ui-watch-reset = { $name } починає хід.
lichlord-ui-watch-dungeonlord = { $name } замислює злодіяння.
lichlord-ui-watch-map = { $name } кладе карту локації.
lichlord-ui-watch-hero = { $name }: фаза звитяг.
lichlord-ui-watch-close = { $name } закінчує хід.
lichlord-ui-ended-lost = Перемогло підземелля.
lichlord-ui-ended-nobody = Ніхто не переміг.
lichlord-ui-ended-you = Ви перемогли! Завдань: { $count }.
lichlord-ui-ended-won = Перемагає { $name }. Завдань: { $count }.
lichlord-ui-ended-you-last = Ви перемогли! Ваш герой лишився останнім.
lichlord-ui-ended-won-last = Перемагає { $name }: лишився останній герой.
lichlord-ui-roll-threat = { $who }: { $form } { $needs }+, { $percent } %
lichlord-ui-roll-threat-open = { $who }: { $form } { $needs }+
lichlord-ui-roll-attack = { $who }: атака, { $form }; удар { $percent } %
lichlord-ui-roll-attack-open = { $who }: атака, { $form }
lichlord-ui-roll-counter = { $who }: контратака, { $form }; удар { $percent } %
lichlord-ui-roll-counter-open = { $who }: контратака, { $form }
lichlord-ui-rolls-more = і ще { $count }
lichlord-ui-step-of = Крок { $step } з 8: { $name }
lichlord-ui-fights-quest = б’ється заради завдання: { $quest }
lichlord-ui-is-attacked = під ударом
lichlord-ui-strikes-back = завдає удару у відповідь
lichlord-ui-plus-die = + к6
lichlord-ui-plus-dice = + к6, більший із двох
lichlord-ui-sum-die = кубик { $die }
lichlord-ui-threat-all = кожному герою тут
lichlord-ui-life-left = Лишилося здоров’я: { $count }
lichlord-ui-aim-at = Ціль: { $card }
lichlord-ui-look-at = Роздивитися: { $card }
lichlord-ui-res-attack = Атака влучила.
lichlord-ui-res-counter = Контратака влучила.
lichlord-ui-res-tie = Порівну: ніхто не зазнав рани.
lichlord-ui-res-defeated = Монстра переможено.
lichlord-ui-res-gone = Вибув із битви.
lichlord-ui-key-you = рана вам
lichlord-ui-key-hero = рана герою
lichlord-ui-key-tie = порівну
lichlord-ui-key-monster = рана монстрові
lichlord-ui-key-name = рана: { $name }
lichlord-ui-helps = Зіграно:
lichlord-ui-die = На кубику { $pips }
lichlord-ui-odds-aloud = { $who }: удар атаки { $attack } відсотків, порівну { $tie }, удар контратаки { $counter }
lichlord-ui-may-respond = Ви можете відповісти
lichlord-ui-may-challenge = Ви можете кинути виклик
lichlord-ui-may-act = Ви можете втрутитися
lichlord-ui-lord = Злодіяння
lichlord-ui-lord-you = Платить ризик суперників: виберіть, хто кого атакує.
lichlord-ui-lord-done = Цього ходу сутички вже оголошено.
lichlord-ui-lord-other = { $name } може наслати монстрів і пастки.
lichlord-ui-declaration = Заявка
lichlord-ui-too-dear = ризику бракує
lichlord-ui-nothing-to-send = Монстрів і пасток у вас немає.
lichlord-ui-peril-left = Лишилося ризику: { $count }
lichlord-ui-calm = Тихо. Тут буде видно битви й відповіді.
lichlord-ui-calm-over = Гру завершено.
lichlord-ui-tab-battle = Битва
lichlord-ui-tab-moment = Відповідь
lichlord-ui-tab-lord = Злодіяння
lichlord-ui-tab-now = Зараз
lichlord-ui-odds-battle = Ця битва
lichlord-ui-odds-coming = Зараз кинуть
lichlord-ui-odds-mine = Що можна спробувати
lichlord-ui-odds-none = Кидати зараз немає за що.
lichlord-ui-piles = Стоси
lichlord-ui-known-top = Згори, як ви знаєте: { $cards }
lichlord-ui-known-bottom = Знизу, як ви знаєте: { $cards }
lichlord-ui-ap-left = Очки дії: { $count }
lichlord-ui-key-pass = пропустити, відмовитися
lichlord-ui-key-end = скінчити фазу
lichlord-ui-key-explore = досліджувати
lichlord-ui-key-declare = оголосити сутички, в атаку
lichlord-ui-sr-turn = Раунд { $round }, хід { $turn }.
lichlord-ui-sr-player = { $hero }, рівень { $level }. Здоров’я { $life } з { $most }, слава { $glory }, ризик { $peril }, очки дії { $ap }. Ближній бій { $melee }, магія { $magic }, швидкість { $speed }. Завдання: { $quests } з 3, рука: { $hand }.
lichlord-ui-sr-in = Локація: { $space }.
lichlord-ui-sr-list = { $what }: { $cards }.
lichlord-ui-sr-cost = { $card }, ціна { $cost }
lichlord-ui-sr-goal = { $quest }: { $where }.
lichlord-ui-sr-nearest = { $where }, { $space }
lichlord-ui-sr-plan = { $card }, ціль { $name }, ризик { $cost }
lichlord-ui-sr-attack = { $card }, { $form }: { $attack } проти { $counter }. Здоров’я { $life }.
lichlord-ui-sr-trap = { $card }: { $form } { $needs }+.
lichlord-ui-sr-defeated = Героя переможено.
lichlord-ui-sr-moment = Час для відповідей.

## Карти

lichlord-ui-card-plus-level =
    { $count ->
       [one] +{ $count } рівень
       [few] +{ $count } рівні
      *[many] +{ $count } рівнів
    }
lichlord-ui-card-plus-life = +{ $count } здоров’я
lichlord-ui-card-plus-glory = +{ $count } { $count ->
       [one] слава
       [few] слави
      *[many] слави
    }
lichlord-ui-card-costs-glory = Слава за карту: { $cost }
lichlord-ui-card-costs-peril = Ризик за карту: { $cost }
lichlord-ui-card-body = Здоров’я { $life }, ближній бій { $melee }, магія { $magic }, швидкість { $speed }; атакує: { $forms }
lichlord-ui-card-attacks = атакує й контратакує
lichlord-ui-card-counters = лише контратакує
lichlord-ui-card-tokens =
    { $count ->
       [one] { $count } жетон
       [few] { $count } жетони
      *[many] { $count } жетонів
    }
lichlord-ui-card-spent = Використано.
lichlord-ui-card-life-of = здоров’я { $life } з { $most }
lichlord-ui-card-sr-can = Можна зіграти.
lichlord-ui-card-sr-use = Можна застосувати або вибрати.
lichlord-ui-card-sr-taken = Карту вибрано.
lichlord-ui-card-sr-cannot = Не можна зіграти: { $why }
lichlord-ui-card-sr-at = { $at } з { $count }.
lichlord-ui-card-sr-aim = Ціль: { $name }.
lichlord-ui-card-sr-seat = Ризик { $peril }, слава { $glory }, здоров’я { $life } з { $most }, рівень { $level }, завдання { $done } з 3, лігво { $lair }, рука { $hand }.{ $down ->
       [true] {" "}Герой лежить.
      *[false] {""}
    }{ $saved ->
       [true] {" "}Є збережене очко дії.
      *[false] {""}
    }
lichlord-ui-card-open-board = Показати все, що перед гравцем
lichlord-ui-card-hero-use = Мій герой
lichlord-ui-card-level-short = рів.
lichlord-ui-card-on-hero = на герої
lichlord-ui-card-quests-done = Завдання: виконано { $count } з 3
lichlord-ui-card-quest-complete = виконано
lichlord-ui-card-quest-unseen = ще не на карті
lichlord-ui-card-quest-wounds =
    { $count ->
       [one] завдано { $count } рану
       [few] завдано { $count } рани
      *[many] завдано { $count } ран
    }
lichlord-ui-card-boards = Гравці та колоди
lichlord-ui-card-piles = Колоди
lichlord-ui-card-known-top = верх колоди, відомо вам
lichlord-ui-card-known-bottom = низ колоди, відомо вам
lichlord-ui-card-peril-discards = скид колоди ризику
lichlord-ui-card-maps-below = карти локацій під колодою
lichlord-ui-card-nothing-there = Тут ще нічого немає.
lichlord-ui-card-result = Кінець гри
lichlord-ui-card-result-won = Перемога: { $name }
lichlord-ui-card-gallery = Усі карти
lichlord-ui-card-gallery-more = Зірочкою { $count ->
       [one] позначено { $count } карту
       [few] позначено { $count } карти
      *[many] позначено { $count } карт
    } з нашими числами чи текстом: друковані перевірити не вдалося.
lichlord-ui-card-key-board = усе, що перед гравцем
lichlord-ui-card-all-hero = Герої
lichlord-ui-card-all-quest = Завдання
lichlord-ui-card-all-boon = Переваги
lichlord-ui-card-all-treasure = Скарби
lichlord-ui-card-all-bane = Прокляття
lichlord-ui-card-all-monster = Монстри
lichlord-ui-card-all-trap = Пастки
lichlord-ui-card-all-map = Карти локацій
