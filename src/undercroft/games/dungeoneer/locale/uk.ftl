dungeoneer-level-easy-help = багато чого не помічає
dungeoneer-level-normal-help = дещо пропускає
dungeoneer-level-hard-help = нічого не пропускає

## Table options

dungeoneer-setting-no_blank_spots = Без білих плям
dungeoneer-setting-no_blank_spots-help = Усі карти локацій роздають і викладають до початку гри; першим ходить той, кому дістався вхід. Потім карт локацій не беруть і місцевість не досліджують.
dungeoneer-setting-resurrection = Воскресіння
dungeoneer-setting-resurrection-help = Утративши героя, гравець бере нового, 1-го рівня; сусід ліворуч ставить його на вхід. Рука й карти в грі пропадають, завдання лишаються.
dungeoneer-setting-hero_choice = Вибір героїв
dungeoneer-setting-hero_choice-help = Гравці обирають героїв у порядку ходу. Вимкнено: героїв роздають навмання.
dungeoneer-setting-optional_discard = Скид за бажанням
dungeoneer-setting-optional_discard-help = Скид наприкінці ходу можна пропустити. Вимкнено: хто має карти в руці, скидає рівно одну.
dungeoneer-setting-unbiased_placement = Неупереджене розміщення
dungeoneer-setting-unbiased_placement-help = Локацію, потрібну вашому особистому завданню, кладе сусід ліворуч; якщо й йому вона потрібна, він передає її далі. Не поєднується з варіантом «Без білих плям».
dungeoneer-setting-nothing_personal = Нічого особистого
dungeoneer-setting-nothing_personal-help = Особистих завдань немає, завжди відкриті два спільні. Особистим стає лише розпочатий супровід.
dungeoneer-setting-limited_movement = Обмежений рух
dungeoneer-setting-limited_movement-help = Кожен герой отримує 3 очки дії за хід, зберігати їх не можна. Будь-коли можна впасти заради ще одного, але не на рух. Не поєднується з очком за падіння.
dungeoneer-setting-ap_for_falling = Очко дії за падіння
dungeoneer-setting-ap_for_falling-help = Хто не зберіг очка дії, може раз за хід упасти й кинути виклик тому, хто напав на героя. Не поєднується з обмеженим рухом.
dungeoneer-setting-dodge_spikes = Ухилення від шипів
dungeoneer-setting-dodge_spikes-help = За 1 очко дії можна уникнути шипів без перевірки.
dungeoneer-setting-lair_in_solo = Монстри збираються в лігві
dungeoneer-setting-lair_in_solo-help = Складна одиночна гра за правилами: найдорожчий із живих монстрів іде в лігво, і все лігво атакує, коли з’являється монстр.
dungeoneer-setting-counter_strikes = Ефекти ударів контратаки
dungeoneer-setting-counter_strikes-help = Написане про удар діє і тоді, коли удару завдав переможець у контратаці. Вимкнено: лише для нападника, а удар контратаки просто ранить. Правила лишають це відкритим.
dungeoneer-setting-saved_ap = Збережене очко дії
dungeoneer-setting-saved_ap-help = Усе: виклик, підведення, здібності, атака на героя в тій самій локації — так ми читаємо правила. Лише виклик: за відповіддю до англійських правил.
dungeoneer-setting-saved_ap-all = На все
dungeoneer-setting-saved_ap-challenge = Лише на виклик
dungeoneer-setting-search_distance = Що додає пошук
dungeoneer-setting-search_distance-help = До пошуку додають відстань до найближчого входу: кількість локацій між ними, за буквою правил, або кількість переміщень, на одне більше.
dungeoneer-setting-search_distance-between = Локації між
dungeoneer-setting-search_distance-moves = Кількість переміщень
dungeoneer-setting-entrance_peace = Мир на входах
dungeoneer-setting-entrance_peace-help = На вході не можна кидати виклик героям. Будь-які атаки: герої там не атакують одне одного. Лише виклики: атака у свій хід дозволена.
dungeoneer-setting-entrance_peace-all = Будь-які атаки героїв
dungeoneer-setting-entrance_peace-challenge = Лише виклики
dungeoneer-setting-trap_exits = Виходи-пастки
dungeoneer-setting-trap_exits-help = Вихід-пастка спрацьовує раз за хід, на першому, хто пройшов, або щоразу. Правила кажуть лише, що у фазі відновлення вона знову готова.
dungeoneer-setting-trap_exits-once = Раз за хід
dungeoneer-setting-trap_exits-always = Щоразу
dungeoneer-setting-ice_where = Що замерзає
dungeoneer-setting-ice_where-help = Лід може лягти на будь-яку карту локації без символу пустелі або лише на місця й приміщення. Відомі нам правила про це мовчать.
dungeoneer-setting-ice_where-all = Усі карти локацій
dungeoneer-setting-ice_where-sites = Місця та приміщення
dungeoneer-setting-ice_tokens = Жетони на локації
dungeoneer-setting-ice_tokens-help = На локації лежить один жетон зледеніння або скільки завгодно. Кожен вважається ще одним символом арктики.
dungeoneer-setting-ice_tokens-one = Один
dungeoneer-setting-ice_tokens-many = Скільки завгодно
dungeoneer-setting-ice_after = Лід після зими
dungeoneer-setting-ice_after-help = Коли карта зими йде з гри, жетони зледеніння лишаються або всі повертаються до запасу.
dungeoneer-setting-ice_after-stay = Лишається
dungeoneer-setting-ice_after-go = Зникає
dungeoneer-setting-danger_for_all = Небезпека для всіх
dungeoneer-setting-danger_for_all-help = Небезпека локації діє і на героя, якого перенесли туди в чужий хід. Вимкнено: на нього не діє.
dungeoneer-setting-reward_wounds = За які рани нагорода
dungeoneer-setting-reward_wounds-help = За що господар монстра роздає ризик: за все здоров’я, втрачене через його карту, або лише за втрачене від ударів.
dungeoneer-setting-reward_wounds-all = Усі його рани
dungeoneer-setting-reward_wounds-strikes = Лише удари
dungeoneer-setting-deliver_free = Супровід без спроби
dungeoneer-setting-deliver_free-help = Доставлення жетона в супроводі — не спроба й нічого не коштує. Вимкнено: це спроба, і безплатна лише перша за хід.
dungeoneer-setting-packs = Набори карт
dungeoneer-setting-packs-help = Карти, які додав господар цього сервера: замість карт гри або на додачу до них. Партію можна продовжити, лише доки вони не змінилися.
dungeoneer-setting-turn_limit = Межа ходів (усіх гравців разом)
dungeoneer-setting-turn_limit-help = Ходи всіх гравців рахують разом: 12 на трьох — по чотири кожному. Коли вони скінчаться, перемагає живий герой, у якого більше завдань; за рівності вирішує рівень, далі здоров’я, далі слава. Хто грає наодинці, тоді програє. 0: без межі. Домашнє правило.

## Questions

dungeoneer-ask-lord = Нашліть монстрів і пастки, зіграйте прокляття або завершіть фазу.
dungeoneer-ask-declare = Оберіть, хто кого атакує; відкриється все разом.
dungeoneer-ask-hero = Ідіть, грайте карти, виконуйте завдання.
dungeoneer-ask-window = Можна застосувати карту. Або пропустіть.
dungeoneer-ask-respond = Можна відповісти, поки не кинуто кубиків. Або пропустіть.
dungeoneer-ask-challenge = Киньте виклик нападникові або пропустіть.
dungeoneer-ask-form = Чим атакувати?
dungeoneer-ask-stat = Чим зустріти загрозу?
dungeoneer-ask-keep = Битву завершено, куди йде монстр?
dungeoneer-ask-reward = Ваш монстр завдав рани: кому дати 1 ризик?
dungeoneer-ask-take = Удар влучив: рана чи жетон?
dungeoneer-ask-prevent = Вашому героєві загрожує рана. Відвернути її?
dungeoneer-ask-payer = Чиїм ризиком оплатити карту?
dungeoneer-ask-give-up = Оберіть, яку свою карту скинути.
dungeoneer-ask-lair-surplus = У лігві місце для трьох: скиньте монстра.
dungeoneer-ask-discard = Кінець ходу: скиньте карту.
dungeoneer-ask-save = Зберегти 1 очко дії на чужі ходи?
dungeoneer-ask-lay = Покладіть карту локації туди, де вона підходить.
dungeoneer-ask-swap = Оберіть карту локації для обміну.
dungeoneer-ask-swap-with = Оберіть другу карту локації.
dungeoneer-ask-steal = Який скарб ви забираєте?
dungeoneer-ask-dodge = Шипи: віддати 1 очко дії чи кинути кубик?
dungeoneer-ask-buy = Скільки слави вкласти в цю перевірку?
dungeoneer-ask-extra-die = Заплатити славу за другий кубик?
dungeoneer-ask-reroll = Заплатити славу й перекинути один кубик?
dungeoneer-ask-scry = Покласти карту нагору чи під низ колоди?
dungeoneer-ask-rust = Іржа точить скарб: віддати 1 славу чи скинути його?
dungeoneer-ask-entrance = Найближчих входів кілька: який?
dungeoneer-ask-portal = До якого порталу перенести героя?
dungeoneer-ask-freeze = Зима: яка локація замерзає?
dungeoneer-ask-burn = Скинути карту з руки за +1 до цього кидка?
dungeoneer-ask-thaw = З якої локації прибрати жетон зледеніння?
dungeoneer-ask-spread = До якої сусідньої з ціллю локації ще дійде пастка?
dungeoneer-ask-saga = Слава за рани монстра: ще 1 очко слави чи 1 ризик супернику?
dungeoneer-ask-rise-at = На який вхід стане новий герой сусіда?
dungeoneer-ask-pick-hero = Оберіть героя.
dungeoneer-ask-new-hero = Ваш герой поліг. Оберіть нового.
dungeoneer-ask-draw = Взяти карту слави?
dungeoneer-ask-reward-treasure = Після битви: зіграйте постійний скарб або пропустіть.
dungeoneer-ask-host = Який із найдорожчих скарбів проклято?
dungeoneer-ask-clad = Хто з монстрів отримує карту, що на нього чекала?
dungeoneer-ask-dearest = Який із найдорожчих монстрів піде в лігво?

## Buttons (22 characters; names of cards and players come on top)

dungeoneer-do-declare = Обрати, кого наслати
dungeoneer-do-end-lord = Завершити лиходійства
dungeoneer-do-add = У план: { $card } → { $target_name }
dungeoneer-do-add-x = У план: { $card }, X = { $x } → { $target_name }
dungeoneer-do-add-on = { $card } → { $on } ({ $target_name })
dungeoneer-do-done = В атаку
dungeoneer-do-move = Іти: { $space }
dungeoneer-do-travel = У путь: { $space }
dungeoneer-do-move-blocked = Прорватися: { $space }
dungeoneer-do-move-trap = Ризикнути: { $space }
dungeoneer-do-explore = Дослідити, 1 ОД
dungeoneer-do-attempt = Виконати завдання
dungeoneer-do-attempt-hunt = Почати полювання
dungeoneer-do-search = Шукати
dungeoneer-do-escort = Узяти жетон, 0 ОД
dungeoneer-do-deliver = Доставити, кінець фази
dungeoneer-do-pick-up = Підібрати, 0 ОД
dungeoneer-do-end-hero = Завершити звитяги
dungeoneer-do-play = Зіграти: { $card }
dungeoneer-do-play-on = { $card } → { $on }
dungeoneer-do-play-at = { $card } → { $target_name }
dungeoneer-do-play-at-on = { $card } → { $target_name }: { $on }
dungeoneer-do-play-two =
    { $target_you ->
       [true] Ви атакуєте
      *[false] { $target_name } атакує
    }, ціль — { $other_you ->
       [true] ви
      *[false] { $other_name }
    }
dungeoneer-do-play-at-once = Витратити: { $card }
dungeoneer-do-use =
    { $doing ->
       [quest] Змінити завдання
       [card] Обміняти карту
       [rid] Позбутися: { $card }
       [deck] Глянути на колоду
      *[other] { $own ->
           [true] Застосувати: { $ability }
          *[false] Застосувати: { $card }
        }
    }
dungeoneer-do-use-on =
    { $doing ->
       [quest] Скинути: { $on }
      *[other] { $own ->
           [true] { $ability }
          *[false] { $card }
        } → { $on }
    }
dungeoneer-do-use-at =
    { $own ->
       [true] { $ability }
      *[false] { $card }
    } → { $target_name }
dungeoneer-do-stand-up = Підвестися (1 ОД)
dungeoneer-do-stand-up-roll = Підвестися: ОД і кидок
dungeoneer-do-drop = Покласти жетон тут
dungeoneer-do-fall = Упасти за 1 ОД
dungeoneer-do-attack-hero = Атака: { $target_name }, 1 ОД
dungeoneer-do-pass = Пропустити
dungeoneer-do-challenge = Виклик: { $card }, 1 ОД
dungeoneer-do-challenge-hero = Виклик: { $target_name }, 1 ОД
dungeoneer-do-challenge-falling = Упасти й кинути виклик
dungeoneer-do-challenge-hero-falling = Упасти й кинути виклик
dungeoneer-do-form =
    { $form ->
       [magic] Магія
       [speed] Швидкість
      *[other] Ближній бій
    }
dungeoneer-do-stat =
    { $stat ->
       [magic] Магія
       [speed] Швидкість
       [level] Рівень
       [life] Здоров’я
      *[other] Ближній бій
    }: { $percent } %
dungeoneer-do-keep-hand = У руку
dungeoneer-do-keep-lair = У лігво
dungeoneer-do-keep-discard = У скид
dungeoneer-do-reward = { $target_name }: ризик { $now } → { $peril }
dungeoneer-do-reward-nobody = Нікому
dungeoneer-do-take-wound = Рана
dungeoneer-do-take = Забрати: { $quest }
dungeoneer-do-prevent =
    { $spends ->
       [token] { $card }: зняти жетон
       [card] { $card }: скинути
      *[nothing] Застосувати: { $card }
    }{ $percent ->
       [100] {""}
      *[other] , { $percent } %
    }
dungeoneer-do-prevent-not = Прийняти рану
dungeoneer-do-payer = Платить { $target_name } (має { $peril })
dungeoneer-do-give-up = Скинути: { $card }
dungeoneer-do-give-up-for = { $card }: { $value }
dungeoneer-do-discard =
    Скинути: { $card }{ $where ->
       [lair] {" "}(лігво)
       [treasure] {" "}(на столі)
      *[hand] {""}
    }
dungeoneer-do-discard-nothing = Нічого не скидати
dungeoneer-do-save = Зберегти
dungeoneer-do-save-not = Не зберігати
dungeoneer-do-lay = Покласти сюди
dungeoneer-do-swap = Міняти: { $space }
dungeoneer-do-swap-with = На: { $space }
dungeoneer-do-steal = Забрати: { $card }
dungeoneer-do-dodge = Віддати 1 ОД
dungeoneer-do-dodge-not = Кинути: { $percent } %
dungeoneer-do-buy =
    { $count ->
       [0] Нічого
      *[other] Заплатити { $count }
    }
dungeoneer-do-extra-die = Два кубики, слава −{ $cost }
dungeoneer-do-extra-die-not = Один кубик
dungeoneer-do-reroll = Ще раз { $die }: { $percent } %
dungeoneer-do-reroll-not = Лишити як є
dungeoneer-do-scry-top = Нагору
dungeoneer-do-scry-bottom = Під низ
dungeoneer-do-rust-pay = Віддати 1 славу
dungeoneer-do-rust-discard = Скинути
dungeoneer-do-entrance = Сюди: { $space }
dungeoneer-do-portal = Сюди: { $space }
dungeoneer-do-freeze = Сюди: { $space }
dungeoneer-do-burn = { $card }: +1
dungeoneer-do-burn-not = Більше не треба
dungeoneer-do-thaw = Звідси: { $space }
dungeoneer-do-spread = Сюди: { $space }
dungeoneer-do-saga-glory = 1 слава вам
dungeoneer-do-rise-at = Сюди: { $space }
dungeoneer-do-pick-hero = { $hero }
dungeoneer-do-draw = Взяти
dungeoneer-do-draw-not = Не брати
dungeoneer-do-choose-card = { $card }

## Options in full, for lists and text mode

dungeoneer-option-declare = Наслати монстрів і пастки: спершу намітьте всіх, потім вони нападуть разом
dungeoneer-option-end-lord = Завершити фазу лиходійств
dungeoneer-option-add =
    Наслати карту «{ $card }» за { $cost } { $cost ->
       [one] ризик
       [few] ризики
      *[many] ризиків
    }, платить { $target_name }
dungeoneer-option-add-x =
    Наслати карту «{ $card }» (X = { $x }) за { $cost } { $cost ->
       [one] ризик
       [few] ризики
      *[many] ризиків
    }, платить { $target_name }
dungeoneer-option-add-on =
    Прикріпити карту «{ $card }» до монстра «{ $on }» за { $cost } { $cost ->
       [one] ризик
       [few] ризики
      *[many] ризиків
    }, платить { $target_name }
dungeoneer-option-done =
    { $count ->
       [one] Відкрити й атакувати: { $count } карта
       [few] Відкрити й атакувати: { $count } карти
      *[many] Відкрити й атакувати: { $count } карт
    }
dungeoneer-option-move = Перейти в локацію: { $space }
dungeoneer-option-travel = Вирушити в локацію: { $space } ({ $symbol }), { dungeoneer-part-cost }
dungeoneer-option-freeze = Покласти жетон зледеніння: { $space }
dungeoneer-option-burn = Скинути за +1 до кидка: { $card }
dungeoneer-option-burn-not = Більше карт не скидати
dungeoneer-option-thaw = Прибрати жетон зледеніння: { $space }
dungeoneer-option-spread = Пастка б’є й тут: { $space }
dungeoneer-option-saga-glory = Отримати ще 1 очко слави
dungeoneer-part-stat =
    { $stat ->
       [magic] магія
       [speed] швидкість
       [level] рівень
       [life] здоров’я
      *[other] ближній бій
    }
dungeoneer-part-form =
    { $form ->
       [magic] магія
       [speed] швидкість
       [level] рівень
       [life] здоров’я
      *[other] ближній бій
    }
dungeoneer-part-in-form =
    { $form ->
       [magic] (магія)
       [speed] (швидкість)
      *[other] (ближній бій)
    }
dungeoneer-option-move-blocked = Прорватися крізь заблокований вихід: { $space }, { dungeoneer-part-stat } { $value }+, успіх { $percent } %
dungeoneer-option-move-trap = Пройти через пастку: { $space }, { dungeoneer-part-stat } { $value }+, { $percent } % — без рани
dungeoneer-option-explore = Дослідити: взяти й покласти карту локації за 1 очко дії; скасувати не можна
dungeoneer-option-attempt = Виконати завдання «{ $quest }», успіх { $percent } %
dungeoneer-option-attempt-hunt = Виконати завдання «{ $quest }»
dungeoneer-option-search = Шукати за завданням «{ $quest }» (1 ОД, кубик + { $plus }, треба { $value }, успіх { $percent } %)
dungeoneer-option-escort = Безплатно взяти жетон завдання «{ $quest }», щоб віднести до цілі
dungeoneer-option-deliver =
    Доставити: { $quest }. Нагорода: рівень +{ $level }{ $life ->
       [0] {""}
      *[other] , здоров’я +{ $life }
    }{ $glory ->
       [0] {""}
      *[other] , слава +{ $glory }
    }. Фаза звитяг закінчиться
dungeoneer-option-pick-up = Підібрати тут жетон завдання «{ $quest }»
dungeoneer-option-end-hero = Завершити фазу звитяг
dungeoneer-part-price =
    { $cost ->
       [0] безплатно
      *[other] ціна: { $paid ->
           [peril] ризик
          *[glory] слава
        } { $cost }
    }
dungeoneer-option-play = Зіграти: { $card }, { dungeoneer-part-price }
dungeoneer-option-play-on = Зіграти: { $card }, ціль: { $on }, { dungeoneer-part-price }
dungeoneer-option-play-at = Зіграти: { $card }, ціль: { $target_name }, { dungeoneer-part-price }
dungeoneer-option-play-at-on = Зіграти: { $card }, ціль: { $target_name }, { $on }, { dungeoneer-part-price }
dungeoneer-option-play-two =
    { $card }: { $target_you ->
       [true] ви атакуєте
      *[false] { $target_name } атакує
    }; ціль — { $other_you ->
       [true] ви
      *[false] { $other_name }
    }
dungeoneer-option-play-at-once = Зіграти й одразу витратити: { $card }, { dungeoneer-part-price }
dungeoneer-part-gives =
    { $gives ->
       [heal] (здоров’я { $now } → { $after })
      *[ap] (+{ $after } ОД)
    }
dungeoneer-part-cost =
    { $glory ->
       [0] { $ap ->
           [0] безплатно
          *[other] { $ap } ОД
       }
      *[other] { $ap ->
           [0] слава −{ $glory }
          *[other] слава −{ $glory }, ОД −{ $ap }
       }
    }
dungeoneer-part-thing =
    { $own ->
       [true] здібність «{ $ability }», герой { $card }
      *[false] { $card }
    }
dungeoneer-part-used =
    { $doing ->
       [attack] { dungeoneer-part-thing } — атака у відповідь, +1
       [challenge] { dungeoneer-part-thing } — виклик без ОД
       [ward] { dungeoneer-part-thing } — ослаблення атаки
       [ward-off] { dungeoneer-part-thing } — демон повертається
       [counter] { dungeoneer-part-thing } — +2 до однієї контратаки
       [rid] { dungeoneer-part-thing } — зняти карту
       [below] { dungeoneer-part-thing } — інше завдання
       [thaw] { dungeoneer-part-thing } — прибрати жетон зледеніння
       [quest] { dungeoneer-part-thing } — обмін завдання
       [card] { dungeoneer-part-thing } — обмін карти
       [deck] { dungeoneer-part-thing } — погляд на колоду
       [heal] { dungeoneer-part-thing } — лікування
       [ap] { dungeoneer-part-thing } — очко дії
       [dice] { dungeoneer-part-thing } — два кубики, рахується більший
       [roll] { dungeoneer-part-thing } — додаток до перевірки
       [battle] { dungeoneer-part-thing } — на всю битву
      *[other] { dungeoneer-part-thing }
    }
dungeoneer-option-use =
    { $doing ->
       [rid] Позбутися: { $card } ({ dungeoneer-part-cost })
      *[other] Застосувати: { dungeoneer-part-used } ({ dungeoneer-part-cost })
    }
dungeoneer-option-use-on =
    { $doing ->
       [below] Покласти завдання «{ $on }» під колоду й узяти інше: { dungeoneer-part-cost }
       [quest] Скинути завдання «{ $on }» і взяти інше ({ dungeoneer-part-cost })
      *[other] Застосувати: { dungeoneer-part-used }, ціль: { $on } ({ dungeoneer-part-cost })
    }
dungeoneer-option-use-at = Застосувати: { dungeoneer-part-used }, ціль: { $target_name } ({ dungeoneer-part-cost })
dungeoneer-option-stand-up = Підвестися за 1 очко дії
dungeoneer-option-stand-up-roll = Підвестися за 1 очко дії: ближній бій { $value }+, успіх { $percent } %
dungeoneer-option-drop = Покласти жетон завдання «{ $quest }» тут, не доставивши. Хто підбере його, того й завдання
dungeoneer-option-fall = Упасти й отримати 1 очко дії, але не на рух
dungeoneer-option-pass = Пропустити: нічого не застосовувати й не платити
dungeoneer-option-attack-hero = Атакувати героя за 1 очко дії: { $target_name }, { $percent } %
dungeoneer-option-challenge = Кинути виклик за 1 очко дії: { $card } ({ $percent } %)
dungeoneer-option-challenge-hero = Кинути виклик за 1 очко дії: { $target_name }, { $percent } %
dungeoneer-option-challenge-falling = Упасти й кинути виклик: { $card } ({ $percent } %)
dungeoneer-option-challenge-hero-falling = Упасти й кинути виклик: { $target_name }, { $percent } %
dungeoneer-option-form = Атака: { dungeoneer-part-form }
dungeoneer-option-stat = Перевірка: { dungeoneer-part-stat }, кубик + { $value }
dungeoneer-option-keep-hand = { $card }, ран немає: повернути в руку
dungeoneer-option-keep-lair = { $card }: відправити в лігво, звідти нападе знову за повну ціну
dungeoneer-option-keep-discard = { $card }, є рани: відправити у скид
dungeoneer-option-reward = { $target_name }: ще 1 ризик ({ $now } → { $peril })
dungeoneer-option-reward-nobody = Не давати ризику нікому
dungeoneer-option-take-wound = Завдати рани
dungeoneer-option-take = Замість рани забрати жетон: { $quest }
dungeoneer-option-prevent =
    Відвернути 1 рану: { $card } ({ $spends ->
       [token] жетон знімається
       [card] карта скидається
      *[nothing] { dungeoneer-part-cost }
    }){ $percent ->
       [100] {""}
      *[other] : { $percent } %
    }
dungeoneer-option-prevent-not = Не відвертати
dungeoneer-option-payer = Платить { $target_name } (ризик там: { $peril })
dungeoneer-option-give-up-for = Скинути: { $card } ({ $value }), завдання: { $quest }; бракує { $left }
dungeoneer-option-lay =
    { $turned ->
       [1] { $space }: покласти на { $x }:{ $y }, розвернувши
      *[0] { $space }: покласти на { $x }:{ $y }
    }
dungeoneer-option-swap-with =
    { $turned ->
       [1] { $other_turned ->
           [1] Поміняти місцями: { $other } і { $space }, розвернувши обидві карти
          *[0] Поміняти місцями: { $other } (розвернувши) і { $space }
        }
      *[0] { $other_turned ->
           [1] Поміняти місцями: { $other } і { $space } (розвернувши)
          *[0] Поміняти місцями: { $other } і { $space }
        }
    }
dungeoneer-option-dodge = Уникнути шипів за 1 очко дії
dungeoneer-option-dodge-not = Не витрачати очка дії й кинути кубик
dungeoneer-option-buy = +{ $count } до перевірки, слава: −{ $count }; успіх { $percent } %
dungeoneer-option-extra-die = Заплатити славу ({ $cost }), кинути два кубики й лишити більший: { $percent } %
dungeoneer-option-extra-die-not = Не платити й кинути один кубик
dungeoneer-option-reroll = Перекинути кубик із { $die } за славу ({ $cost }): { $percent } %
dungeoneer-option-scry-top = { $card }: нагору колоди
dungeoneer-option-scry-bottom = { $card }: під низ колоди
dungeoneer-option-rust-pay = Віддати 1 славу й зберегти: { $card }
dungeoneer-option-rust-discard = Скинути: { $card }
dungeoneer-option-pick-hero = Грати за героя: { $hero }

## What an undo takes back

dungeoneer-undo-declare = Забрати з плану
dungeoneer-undo-give-up = Повернути карту
dungeoneer-undo-discard = Повернути карту
dungeoneer-undo-lair-surplus = Повернути карту
dungeoneer-undo-keep = Повернути карту
dungeoneer-undo-scry = Повернути карту
dungeoneer-undo-reward-treasure = Повернути карту
dungeoneer-undo-lay = Покласти інакше
dungeoneer-undo-swap = Покласти інакше
dungeoneer-undo-swap-with = Покласти інакше
dungeoneer-undo-save = Вибрати інакше
dungeoneer-undo-window = Вибрати інакше
dungeoneer-undo-respond = Вибрати інакше
dungeoneer-undo-challenge = Вибрати інакше
dungeoneer-undo-draw = Вибрати інакше
dungeoneer-undo-pick-hero = Вибрати іншого
dungeoneer-undo-new-hero = Вибрати іншого
dungeoneer-warn-ap-left = Лишилося очок дії: { $left }. Одне збережеться до чужих ходів, решта зникне.
dungeoneer-warn-ap-lost =
    { $left ->
       [one] Лишилося { $left } очко дії, воно пропаде.
       [few] Лишилося { $left } очки дії, вони пропадуть.
      *[many] Лишилося { $left } очок дії, вони пропадуть.
    }
dungeoneer-warn-token = Ще можна безплатно взяти те, що треба для завдання: { $quest }.
dungeoneer-warn-lying = Герой лежить: виклику не кинути. Підвестися коштує 1 ОД. Лишилося очок: { $left }.
dungeoneer-sure-ap-left = Завершити звитяги?
dungeoneer-sure-do-ap-left = Завершити
dungeoneer-sure-not-ap-left = Продовжити хід
dungeoneer-sure-ap-lost = Завершити звитяги?
dungeoneer-sure-do-ap-lost = Завершити
dungeoneer-sure-not-ap-lost = Продовжити хід
dungeoneer-sure-token = Завершити звитяги?
dungeoneer-sure-do-token = Завершити
dungeoneer-sure-not-token = Продовжити хід
dungeoneer-sure-lying = Завершити звитяги?
dungeoneer-sure-do-lying = Завершити
dungeoneer-sure-not-lying = Продовжити хід

## Why not

dungeoneer-why-only-in-hero-phase = Це для фази звитяг вашого ходу.
dungeoneer-why-only-in-lord-phase = Це для фази лиходійств вашого ходу.
dungeoneer-why-only-as-response = Лише відповідь: коли атакують вашого героя, до кидка кубиків.
dungeoneer-why-response-is-over = Лише відповідь, а етап відповіді в цій битві вже минув.
dungeoneer-why-only-in-own-turn = Діє лише у ваш хід.
dungeoneer-why-only-when-wounded = Її запропонують, коли вашого героя будуть ранити.
dungeoneer-why-only-in-challenge = Лише на етапі виклику, після атаки на вашого героя.
dungeoneer-why-asked-first = Спершу вирішується інше; потім це можна буде зробити.
dungeoneer-why-moment = Ви відповіли; тепер можуть відповісти інші.
dungeoneer-why-too-little-glory =
    { $how ->
       [use] { $card }, застосування
      *[play] { $card }
    }: потрібно слави { $cost }, а у вас { $glory }. Її дають нові локації та монстри.
dungeoneer-why-too-few-ap = Бракує очок дії; нові будуть у ваш наступний хід.
dungeoneer-why-used-already = Уже застосована; повернеться наступного ходу або у вашій фазі відновлення.
dungeoneer-why-boon-limit = Ліміт переваг героя — { $limit }, а добровільно від них не відмовляються.
dungeoneer-why-treasure-limit = Ліміт скарбів героя — { $limit }; один можна скинути наприкінці ходу.
dungeoneer-why-one-of-a-type = По одному скарбу кожного типу ({ $kind }): у вас уже є { $card }.
dungeoneer-why-solo-treasure-in-reward = Наодинці постійні скарби грають після битви, на етапі нагороди.
dungeoneer-why-solo-boon-on-entrance = Наодинці постійні переваги грають лише на вході.
dungeoneer-why-wrong-space = { $quest }: не в цій локації. Див. список завдань.
dungeoneer-why-not-found-yet = Спершу знайдіть ціль: пошук тут за 1 очко дії.
dungeoneer-why-second-attempt-costs = Безплатна одна спроба за хід; нова коштує 1 очко дії.
dungeoneer-why-cannot-give-that =
    Завданню потрібно: { dungeoneer-part-asked }.{ $what ->
       [life] {" "}Останнє здоров’я не віддають.
      *[other] {""}
    }
dungeoneer-why-escort-is-no-attempt = Супроводу не потрібна спроба: візьміть жетон і доставте.
dungeoneer-why-nobody-can-pay = { $card }: ні в кого із суперників немає стільки ризику ({ $cost }).
dungeoneer-why-no-target-can-pay = { $card }: ні в кого з тих, на кого вона подіяла б, немає стільки ризику ({ $cost }).
dungeoneer-why-nothing-to-aim-at =
    { $lacks ->
       [level] Рівень у всіх суперників і так 1: відібрати нічого.
       [ap] В жодного суперника немає очок дії: відібрати нічого.
      *[other] Зараз карті нема на що подіяти.
    }
dungeoneer-why-declared-already = Монстрів і пастки насилають раз за хід, усіх разом.
dungeoneer-why-is-whole = Герой цілий: лікувати нічого.
dungeoneer-why-knocked-down = Герой лежить; підвестися коштує 1 очко дії.
dungeoneer-why-no-ap = Очок дії не лишилося.
dungeoneer-why-wall = Заважає стіна; шукайте обхідний шлях.
dungeoneer-why-not-next-to-you = Ця локація не поруч із героєм: за один рух він проходить до сусідньої.
dungeoneer-why-you-are-here = Ваш герой уже тут. Карту локації прочитаєте, якщо затримати на ній палець чи курсор.
dungeoneer-why-no-map-cards = Карти локацій скінчилися.
dungeoneer-why-no-map-fits = Жодна з карт локацій, що лишилися, не підходить.
dungeoneer-why-entrance-peace = На вході герої не атакують героїв.
dungeoneer-why-one-battle = Цього ходу ви вже починали свою битву, вона одна за хід.
dungeoneer-why-not-in-your-space = Цей герой в іншій локації; спершу дійдіть туди.
dungeoneer-why-in-another-space = Цей герой в іншій локації; атакувати можна лише героїв у своїй.
dungeoneer-why-not-yours = Це завдання іншого гравця.
dungeoneer-why-defeated = Вашого героя переможено; можна стежити за іншими.
dungeoneer-why-only-at-moments = Вас запитають, коли це можливо: до кидка, після дії.
dungeoneer-why-works-by-itself = Діє сама, поки лежить на столі.
dungeoneer-why-in-battle = Не під час битви; після неї ваша фаза триватиме.
dungeoneer-why-before-dice = Спершу кидок кубиків; потім ваша фаза триватиме.
dungeoneer-why-phase-begins = Ваша фаза от-от почнеться: пропустіть тут, і тоді можна.
dungeoneer-why-encounters-first = Спершу нападуть ті, кого вже наслали.
dungeoneer-why-turn-ends = Героїв атакують раніше, не пізніше фази звитяг; цей хід завершується.
dungeoneer-why-points-are-over = Очки дії цього ходу позаду; збережене знадобиться наступного ходу.
dungeoneer-why-banes-follow = Прокляття одразу після цього: пропустіть, і про них запитають.
dungeoneer-why-banes-now = Тут грають лише прокляття; переваги, скарби та властивості були до них.
dungeoneer-why-challenge-made = Виклик уже кинуто; лишилися тільки безплатні атаки.
dungeoneer-why-only-treasures-now = На цьому етапі грають лише постійні скарби.
dungeoneer-why-cannot-pay = «{ $card }» коштує { $cost } ризику, є { $peril }.
dungeoneer-why-no-such-roll = Зараз ви не кидаєте кубик, на який вона впливає.
dungeoneer-why-no-such-attack = Немає атаки на вашого героя в такій формі.
dungeoneer-why-not-your-fight = Лише в битві, де бере участь ваш герой.
dungeoneer-why-nothing-to-hang-on = На столі у вас немає карти, до якої її можна прикріпити.
dungeoneer-why-no-host-there = { $target_name }: карту «{ $card }» нема до чого прикріпити.
dungeoneer-why-no-host-anywhere = Ні в кого із суперників немає карти, до якої її можна прикріпити.
dungeoneer-why-no-use-there = На цього гравця ({ $target_name }) «{ $card }» зараз не подіє.
dungeoneer-why-other-wound = Від цієї рани вона не допомагає.
dungeoneer-why-nothing-to-declare = Немає монстра чи пастки, на яких суперникам стало б ризику.
dungeoneer-why-not-an-encounter = Це не монстр і не пастка; насилають лише їх.
dungeoneer-why-in-declaration = Ця карта вже в плані.
dungeoneer-why-too-little-peril-left = { $card }: потрібно ризику { $cost }; після оплати плану ні в кого не лишиться більше ніж { $left }.
dungeoneer-why-card-first = Спершу оберіть монстра чи пастку, потім ціль.
dungeoneer-why-monster-first = Її прикріплюють до монстра в лігві або в плані: спершу додайте монстра.
dungeoneer-why-only-revealed = Її отримує лише один із монстрів, які прийшли щойно.
dungeoneer-why-own-hero-later = Монстрів і пастки насилають на суперників. Ваш герой діятиме потім.
dungeoneer-why-heroes-not-spaces = Монстрів і пастки насилають на героїв, не на локації. Ваш герой ходить у фазі звитяг.
dungeoneer-why-declare-something = Спершу додайте хоча б одного монстра чи пастку.
dungeoneer-why-entrance-stays = Вхід завжди лишається на місці.
dungeoneer-why-no-swap = Після обміну з’явилися б виходи чи локації без шляху.
dungeoneer-why-place-is-taken = Тут уже лежить карта локації; оберіть вільне місце.
dungeoneer-why-chosen-already = Цю карту локації ви вже вибрали; оберіть іншу.
dungeoneer-why-not-nearest = Підходять лише найближчі входи.
dungeoneer-why-no-winter = Карти зими в грі немає.
dungeoneer-why-only-portals = Лише інша локація з порталом.
dungeoneer-why-no-healing-here = Тут здоров’я не відновити.
dungeoneer-why-no-cards-left = Карт пригод, щоб узяти, не лишилося.
dungeoneer-why-other-terrain = Лише в локації з таким символом: { $kind }.
dungeoneer-why-never-freezes = Тут ніколи не замерзає.
dungeoneer-why-only-sites-freeze = За налаштуваннями столу замерзають лише місця й приміщення.
dungeoneer-why-frozen = Тут уже лежить лід.
dungeoneer-why-switched-off = Тут ця карта вимкнена.
dungeoneer-why-protected = Ця карта захищена від чужих карт.
dungeoneer-why-not-beside-target = Ця локація не сусідня з локацією цілі.
dungeoneer-why-keeps-ice = Лід із цієї локації нічим не прибрати.
dungeoneer-why-no-ice-there = Жетона зледеніння там немає.
dungeoneer-why-only-entrances = Новий герой починає на вході.
dungeoneer-why-saved-for-challenge = За налаштуваннями столу збережене очко дії — лише для виклику.
dungeoneer-why-not-in-this-fight = У цій битві вона більше не бере участі.
dungeoneer-why-trap-is-no-target = Пастку не атакують; проти неї кидають усі, хто в цій локації.
dungeoneer-why-stays-in-play = Лишається в грі: скиньте карту з руки, скарб або монстра з лігва.
dungeoneer-why-only-readied = Зараз скидають лише карту зі столу.
dungeoneer-why-only-from-hand = Зараз скидають лише карту з руки.
dungeoneer-why-only-from-lair = Лігво переповнене: піти може лише монстр звідти.
dungeoneer-why-other-kind = Це не з тих карт, яких у вас забагато.
dungeoneer-why-rest-too-cheap = Без неї решти не вистачить на те, чого вимагає завдання.
dungeoneer-why-not-asked-for = Віддати треба не це.
dungeoneer-why-not-dearest = Потрібна найдорожча, за { $cost }.

## What happened

dungeoneer-part-target =
    { $target_you ->
       [true] ви
      *[other] { $target_name }
    }
dungeoneer-part-aim =
    { $target_you ->
       [true] ваш герой
      *[other] { $target_name }
    }
dungeoneer-part-plays =
    { $you ->
       [true] Ви граєте
      *[other] { $name } грає
    } карту «{ $card }»
dungeoneer-part-plays-bane =
    { $own ->
       [true] { dungeoneer-part-plays }
      *[false] { $you ->
           [true] Ви як повелитель у чужий хід граєте
          *[other] { $name } як повелитель у { $turn_you ->
               [true] ваш
              *[other] чужий
            } хід грає
        } карту «{ $card }»
    }
dungeoneer-part-buys =
    { dungeoneer-part-plays }{ $cost ->
       [0] {""}
       [one] {" "}за { $cost } славу
       [few] {" "}за { $cost } слави
      *[many] {" "}за { $cost } слави
    }
dungeoneer-part-pays =
    за { $cost } { $payer_you ->
       [true] { $cost ->
           [one] ваш ризик
           [few] з вашого ризику
          *[many] з вашого ризику
        }
      *[other] { $cost ->
           [one] ризик
           [few] ризики
          *[many] ризиків
        }, платить { $payer_name }
    }
dungeoneer-part-uses =
    { $you ->
       [true] Ви застосовуєте
      *[other] { $name } застосовує
    } { $own ->
       [true] здібність «{ $ability }»
      *[false] «{ $card }»
    }
dungeoneer-part-pays-use =
    { dungeoneer-part-uses }{ $glory ->
       [0] { $ap ->
           [0] {""}
          *[other] {" "}за { $ap } ОД
       }
      *[other] {" "}за { $glory } { $glory ->
           [one] славу
           [few] слави
          *[many] слави
        }{ $ap ->
           [0] {""}
          *[other] {" "}і { $ap } ОД
        }
    }
dungeoneer-part-spends =
    { $doing ->
       [attack] { dungeoneer-part-pays-use }: атака у відповідь, +1
       [challenge] { dungeoneer-part-pays-use }: виклик без ОД
       [ward] { dungeoneer-part-pays-use }: ослаблення атаки
       [card] { dungeoneer-part-pays-use }: обмін карти
       [deck] { dungeoneer-part-pays-use }: погляд на колоду
       [heal] { dungeoneer-part-pays-use }: лікування
       [ap] { dungeoneer-part-pays-use }: очко дії
       [dice] { dungeoneer-part-pays-use }: два кубики, рахується більший
       [roll] { dungeoneer-part-pays-use }: додаток до перевірки
       [battle] { dungeoneer-part-pays-use }: на всю битву
      *[other] { dungeoneer-part-pays-use }
    }
dungeoneer-part-buys-off =
    { $cost ->
       [0] { $ap ->
           [0] { $you ->
               [true] скидаєте
              *[other] скидає
            }
          *[other] { $you ->
               [true] платите
              *[other] платить
            } { $ap } ОД і { $you ->
               [true] скидаєте
              *[other] скидає
            }
        }
      *[other] { $you ->
           [true] платите
          *[other] платить
        } { $cost } { $cost ->
           [one] славу
           [few] слави
          *[many] слави
        }{ $ap ->
           [0] {""}
          *[other] , { $ap } ОД
        } і { $you ->
           [true] скидаєте
          *[other] скидає
        }
    }
dungeoneer-part-by =
    { $by_you ->
       [true] ви
      *[other] { $by_name }
    }
dungeoneer-part-points =
    { $count ->
       [one] { $count } очко дії
       [few] { $count } очки дії
      *[many] { $count } очок дії
    }
dungeoneer-part-way =
    { $how ->
       [moves] за кроки від входу
      *[between] за локації до входу
    }
dungeoneer-part-asked =
    { $what ->
       [life] здоров’я від { $count } (у вас { $have })
       [glory] слава { $count } (у вас { $have })
       [cards] постійні карти у грі: { $count } (у вас { $have })
       [boon] переваги у грі: { $count } (у вас { $have })
       [rest] переваги й скарби на суму { $count } понад віддані (у вас на { $have })
      *[worth] переваги й скарби у грі на суму { $count } (у вас на { $have })
    }
dungeoneer-part-two =
    { $target_you ->
       [true] Атакуєте ви
      *[other] Атакує { $target_name }
    }, ціль: { $other_you ->
       [true] ви
      *[other] { $other_name }
    }
dungeoneer-part-onto =
    { $onto ->
       [space] { $target_you ->
           [true] . Вас переносить у локацію
          *[other] . { $target_name } потрапляє в локацію
        }: { $on }
      *[card] {" "}(ціль: { $on }, { $target_you ->
           [true] проти вас
          *[other] { $target_name }
        })
    }
dungeoneer-part-effect =
    { $card }{ $how ->
       [hit] , удар: { dungeoneer-part-form }
       [fail] , провал: { dungeoneer-part-form }
      *[other] {""}
    }
dungeoneer-part-points-from =
    { $level ->
       [0] на хід дано { $speed }
      *[other] швидкість { $speed } на рівні { $level }
    }{ $more ->
       [0] {""}
      *[other] , { $more_each ->
           [0] +{ $more }:
          *[other] по +{ $more_each }:
        } { $raised }
    }{ $less ->
       [0] {""}
      *[other] , { $less_each ->
           [0] −{ $less }:
          *[other] по −{ $less_each }:
        } { $lowered }
    }{ $least ->
       [true] , але не менше { $ap }
      *[false] {""}
    }
dungeoneer-log-turn =
    Хід { $turn }. { $you ->
       [true] У вас
      *[other] { $name }:
    } { $ap ->
       [one] { $ap } очко дії
       [few] { $ap } очки дії
      *[many] { $ap } очок дії
    } ({ dungeoneer-part-points-from }).{ $lapses ->
       [true] {" "}Збережене ОД згоріло.
      *[false] {""}
    }
dungeoneer-log-last-turn =
    { $you ->
       [true] Ваш
      *[other] { $name }:
    } останній хід{ $sure ->
       [true] {""}
      *[false] , якщо ніхто не поляже, віддавши хід
    }. { $sure ->
       [true] Після ходу { $turn }
      *[false] Наприкінці
    } { $last ->
       [true] вирішують завдання, рівень, здоров’я, слава.
      *[false] гру програно.
    }
dungeoneer-log-turn-ends =
    { $you ->
       [true] Ваш хід закінчився
      *[other] { $name }: хід закінчився
    }{ $glory_change ->
       [0] {""}
      *[other] ; слава { $glory_before } → { $glory }
    }{ $peril_change ->
       [0] {""}
      *[other] ; ризик { $peril_before } → { $peril }
    }{ $change ->
       [0] {""}
      *[other] ; здоров’я { $life_before } → { $life }
    }{ $count ->
       [0] {""}
      *[other] ; { $saved ->
           [true] із залишку 1 ОД збережено, пропало: { $count }
          *[false] залишок не збережено, він пропав: { dungeoneer-part-points }
        }
    }.
dungeoneer-log-lord-ends =
    { $you ->
       [true] Ви завершуєте
      *[other] { $name } завершує
    } фазу лиходійств.
dungeoneer-log-lord-passes =
    { $you ->
       [true] Ви не насилаєте
      *[other] { $name } не насилає
    } ні монстрів, ні пасток{ $peril ->
       [0] : у суперників немає ризику, платити нічим.
      *[other] .
    }
dungeoneer-log-hero-ends =
    { $you ->
       [true] Ви завершуєте
      *[other] { $name } завершує
    } фазу звитяг{ $ap ->
       [0] : очок дії не лишилося.
      *[other] .
    }{ $untried ->
       [true] {" "}Безплатну спробу завдання «{ $quest }» не використано.
      *[false] {""}
    }
dungeoneer-log-rolls-two =
    { $you ->
       [true] Ви кидаєте
      *[other] { $name } кидає
    } два кубики ({ $ability }), рахується більший: { $dice }.
dungeoneer-log-rolls-first =
    { $you ->
       [true] Ви кидаєте кубик за перший хід
      *[other] { $name } кидає кубик за перший хід
    }: { $die }.
dungeoneer-log-rolls-tie = Нічия, кидають ще раз: { $names }.
dungeoneer-log-first-player =
    { $you ->
       [true] Перший гравець — ви.
      *[other] Перший гравець — { $name }.
    }
dungeoneer-log-goal =
    { $limit ->
       [0] { $last ->
           [true] Перемагає перший, хто виконає { $count } завдання. Переможений герой вибуває, і останній живий теж перемагає.
          *[false] Перемагає перший, хто виконає { $count } завдання.
        }
      *[other] Перемога — за { $count } завдання{ $last ->
           [true] {" "}або останньому живому
          *[false] {""}
        }; після ходу { $limit } — за завданнями, рівнем, здоров’ям, славою.
    }
dungeoneer-log-hero =
    { $you ->
       [true] Ваш герой — { $hero }.
      *[other] { $name } — { $hero }.
    }
dungeoneer-log-quest =
    { $you ->
       [true] Ви отримуєте
      *[other] { $name } отримує
    } завдання: { $quest }.
dungeoneer-log-new-quest =
    { $you ->
       [true] Ви берете
      *[other] { $name } бере
    } нове завдання: { $quest }. Скинуте повернулося до стосу завдань.
dungeoneer-log-global-quest = Нове спільне завдання: { $quest }.
dungeoneer-log-next-quest =
    { $taken ->
       [true] { $other }: тепер це завдання виконує тільки { $you ->
           [true] ваш герой
          *[other] { $name }
        }. Замість нього для всіх: { $quest }.
      *[false] Завдання «{ $other }» виконано, замість нього нове спільне: { $quest }.
    }
dungeoneer-log-draws =
    { $you ->
       [true] Ви берете
      *[other] { $name } бере
    } { $count ->
       [one] { $count } карту
       [few] { $count } карти
      *[many] { $count } карт
    }{ $fills ->
       [true] : у руці було { $held }, добір до п’яти.
      *[false] .
    }
dungeoneer-log-draws-what = Ви берете: { $cards }.
dungeoneer-log-discards =
    { $why ->
       [rid] { $you ->
           [true] Ви
          *[other] { $name }
        } { dungeoneer-part-buys-off } «{ $card }»
      *[other] { $you ->
           [true] Ви скидаєте
          *[other] { $name } скидає
        }{ $why ->
           [turn] {" "}карту з руки, як усі в кінці ходу: { $card }
           [turn-lair] {" "}монстра з лігва, а не карту з руки (одна за хід іде обов’язково): { $card }
           [turn-treasure] {" "}скарб зі столу, а не карту з руки (одна за хід іде обов’язково): { $card }
           [may-turn] {" "}у кінці ходу за бажанням карту з руки: { $card }
           [may-turn-lair] {" "}у кінці ходу за бажанням монстра з лігва: { $card }
           [may-turn-treasure] {" "}у кінці ходу за бажанням скарб зі столу: { $card }
           [quest] {" "}заради завдання «{ $on }»: { $card }
           [limit] {" "}зайве понад межу: { $card }
           [lair] {" "}зайвого монстра, у лігві місце трьом: { $card }
           [host] : монстр «{ $on }» повертається на руку
           [used] : { $card } (використано)
           [hit] : { $card } ({ $on }, удар: { dungeoneer-part-form })
           [fail] : { $card } ({ $on }, провал: { dungeoneer-part-form })
           [unpaid] {" "}{ $card }, не заплативши 1 славу за його збереження ({ $on })
           [unable] {" "}{ $card }: немає слави, щоб його зберегти ({ $on })
          *[effect] : { $card } ({ $on })
        }
    }.
dungeoneer-log-encounter =
    { $cost ->
       [0] { $target_you ->
           [true] { $name } насилає на вас
          *[other] { $you ->
               [true] Ціль — { $target_name }: ви насилаєте
              *[other] Ціль — { $target_name }: { $name } насилає
            }
        }
      *[other] { $target_you ->
           [true] { $name } витрачає { $cost } { $cost ->
               [one] ваш ризик
               [few] з вашого ризику
              *[many] з вашого ризику
            } і насилає на вас
          *[other] { $target_name } платить { $cost } { $cost ->
               [one] ризик
               [few] ризики
              *[many] ризиків
            }: { $you ->
               [true] ви насилаєте
              *[other] { $name } насилає
            }
        }
    }{ $where ->
       [lair] {" "}з лігва
      *[hand] {""}
    }{" "}карту «{ $card }»{ $x ->
       [0] {""}
      *[other] {" "}(X = { $x })
    }.
dungeoneer-log-plays = { dungeoneer-part-buys }.
dungeoneer-log-plays-on = { dungeoneer-part-buys }, ціль: { $on }.
dungeoneer-log-plays-at = { dungeoneer-part-buys }, ціль: { dungeoneer-part-aim }.
dungeoneer-log-plays-at-on = { dungeoneer-part-buys }{ dungeoneer-part-onto }.
dungeoneer-log-plays-two = { dungeoneer-part-buys }. { dungeoneer-part-two }.
dungeoneer-log-plays-bane = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }: платити міг кожен суперник.
dungeoneer-log-plays-bane-on = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }, ціль: { $on }. Платити міг кожен суперник.
dungeoneer-log-plays-bane-at = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }, ціль: { dungeoneer-part-aim }.
dungeoneer-log-plays-bane-at-on = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }{ dungeoneer-part-onto }.
dungeoneer-log-plays-bane-two = { dungeoneer-part-plays-bane } { dungeoneer-part-pays }. { dungeoneer-part-two }.
dungeoneer-log-uses = { dungeoneer-part-spends }.
dungeoneer-log-uses-on =
    { $doing ->
       [below] { $you ->
           [true] Ви кладете
          *[other] { $name } кладе
        } «{ $on }» під колоду завдань і { $you ->
           [true] берете
          *[other] бере
        } інше ({ $card }, слава: { $glory }).
       [quest] { $you ->
           [true] Ви міняєте
          *[other] { $name } міняє
        } завдання за славу ({ $glory }), без ОД: { $card } це дозволяє. Скинуто: { $on }.
       [ward] { dungeoneer-part-pays-use }: { $on }, атака −{ $less }.
      *[other] { dungeoneer-part-spends }, ціль: { $on }.
    }
dungeoneer-log-uses-at = { dungeoneer-part-spends }, ціль: { dungeoneer-part-aim }.
dungeoneer-log-uses-at-on = { dungeoneer-part-spends }, ціль: { dungeoneer-part-aim }: { $on }.
dungeoneer-log-gains-glory =
    { $you ->
       [true] Ви отримуєте
      *[other] { $name } отримує
    } { $count ->
       [one] { $count } славу
       [few] { $count } слави
      *[many] { $count } слави
    } ({ dungeoneer-part-effect }).
dungeoneer-log-gains-peril =
    { $you ->
       [true] Ви отримуєте
      *[other] { $name } отримує
    } { $count } ризику ({ dungeoneer-part-effect }).
dungeoneer-log-loses-glory =
    { $you ->
       [true] Ви втрачаєте
      *[other] { $name } втрачає
    } { $count ->
       [one] { $count } славу
       [few] { $count } слави
      *[many] { $count } слави
    } ({ dungeoneer-part-effect }).
dungeoneer-log-pays =
    { $you ->
       [true] Ви платите
      *[other] { $name } платить
    } { $count ->
       [one] { $count } славу
       [few] { $count } слави
      *[many] { $count } слави
    } { $what ->
       [die] за другий кубик
       [reroll] за перекидання кубика
       [bonus] за +{ $count } до перевірки
       [quest] за завдання
      *[wound] за відвернення рани
    } ({ $card }).
dungeoneer-log-pays-glory =
    { $you ->
       [true] Ви віддаєте
      *[other] { $name } віддає
    } { $count ->
       [one] { $count } славу
       [few] { $count } слави
      *[many] { $count } слави
    }, щоб зберегти скарб «{ $card }».
dungeoneer-log-pays-ap =
    { $you ->
       [true] Ви витрачаєте
      *[other] { $name } витрачає
    } { dungeoneer-part-points }, { $what ->
       [spikes] щоб обійти шипи
       [deliver] щоб доставити жетон
      *[wound] щоб відвернути рану
    } ({ $card }).
dungeoneer-log-gains-ap =
    { $you ->
       [true] Ви отримуєте
      *[other] { $name } отримує
    } { $count ->
       [one] { $count } очко дії
       [few] { $count } очки дії
      *[many] { $count } очок дії
    } ({ dungeoneer-part-effect }).
dungeoneer-log-loses-ap =
    { $you ->
       [true] Ви втрачаєте
      *[other] { $name } втрачає
    } { $count ->
       [one] { $count } очко дії
       [few] { $count } очки дії
      *[many] { $count } очок дії
    } ({ dungeoneer-part-effect }).
dungeoneer-log-level-changes =
    { $you ->
       [true] Ваш рівень тепер { $level } ({ dungeoneer-part-effect }).
      *[other] { $name }: рівень тепер { $level } ({ dungeoneer-part-effect }).
    }
dungeoneer-log-less-ap =
    { $you ->
       [true] Ви наступного свого ходу отримаєте на
      *[other] { $name } наступного свого ходу отримає на
    } { $count ->
       [one] { $count } очко дії
       [few] { $count } очки дії
      *[many] { $count } очок дії
    } менше ({ dungeoneer-part-effect }).
dungeoneer-log-leaves =
    { $kind-id ->
       [blocked] { $open ->
           [true] { $you ->
               [true] Ви проходите
              *[other] { $name } проходить
            } без кидка, вихід уже { $by_you ->
               [true] відчинили ви
              *[other] відчинив гравець { $by_name }
            }: { $space } → { $beyond }.
          *[false] { $you ->
               [true] Ви пробиваєтеся
              *[other] { $name } пробивається
            } через заблокований вихід: { $space } → { $beyond }.
        }
       [trap] { $you ->
           [true] Ви йдете
          *[other] { $name } йде
        } крізь вихід-пастку: { $space } → { $beyond }.
      *[other] { $you ->
           [true] Ви йдете
          *[other] { $name } йде
        }: { $space } → { $beyond }.
    }
dungeoneer-log-on-threshold =
    { $down ->
       [true] { $you ->
           [true] Ви лежите
          *[other] { $name } лежить
        } біля відчиненого виходу
      *[false] { $you ->
           [true] Ви лишаєтеся тут
          *[other] { $name } лишається тут
        }: вихід відчинено, але на крок немає ОД
    } ({ $space }). { $down ->
       [true] Підвівшись
      *[false] Наступного ходу
    }, { $you ->
       [true] ви пройдете
      *[other] герой пройде
    } без кидка: { $beyond }.
dungeoneer-part-walk =
    { $ap ->
       [0] {" "}без ОД
      *[other] {" "}за { $ap } ОД
    }
dungeoneer-log-enters =
    { $walks ->
       [false] { $card } переносить { $you ->
           [true] вас
          *[other] героя ({ $name })
        } до локації «{ $space }», очки дії не витрачаються
      *[true] { $you ->
           [true] Ви входите
          *[other] { $name } входить
        } до локації «{ $space }»{ dungeoneer-part-walk }
    }.
dungeoneer-log-travels =
    { $you ->
       [true] Ви вирушаєте
      *[other] { $name } вирушає
    } в локацію «{ $space }» ({ $symbol }){ dungeoneer-part-walk }.
dungeoneer-log-glides = { $card }: { $you ->
       [true] ваш рух
      *[other] { $name } — рух
    } не коштує очка дії.
dungeoneer-log-no-healing =
    { $card }: у локації «{ $space }» { $you ->
       [true] ви не відновлюєте
      *[other] { $name } не відновлює
    } здоров’я.
dungeoneer-log-untested =
    { $kind-id ->
       [blocked] Вхід без кидка: заблоковано лише шлях назовні.
      *[trap] Вхід без кидка: пастка чекає лише на тих, хто виходить.
    }
dungeoneer-log-no-reward =
    { $kind-id ->
       [trap] Ризику за цю рану ніхто не отримає: його дають за рани від монстрів, не від пасток.
       [driven] Слави за прогнаного монстра немає: її дають лише за рани монстрів.
      *[hero] Слави за цей удар немає: її дають за рани монстрів, а не героїв.
    }
dungeoneer-log-no-gain =
    { $known ->
       [true] Ні слави, ні ризику: { $you ->
           [true] ваш герой
          *[other] герой ({ $name })
        } уже був тут цього ходу ({ $space }).
      *[false] { $you ->
           [true] Ви не отримуєте слави й ризику
          *[other] { $name } не отримує слави й ризику
        }: локація дає їх лише у свій хід ({ $space }).
    }
dungeoneer-part-hazard =
    { $what ->
       [pit] яма
       [danger] небезпека
      *[spikes] шипи
    }
dungeoneer-log-spared =
    { $how ->
       [brought] Перевірки немає ({ dungeoneer-part-hazard }, { $space }): { $you ->
           [true] ваш герой
          *[other] герой ({ $name })
        } потрапив сюди в чужий хід.
      *[card] { $ability }: { dungeoneer-part-hazard } ({ $space }) не { $what ->
           [spikes] діють
          *[other] діє
        } на { $you ->
           [true] вашого героя
          *[other] героя ({ $name })
        }.
    }
dungeoneer-log-no-reset-glory =
    { $card }: { $you ->
       [true] слави немає, бо у вашій локації є інший герой.
      *[other] слави немає ({ $name }), бо в локації є інший герой.
    }
dungeoneer-log-gains =
    { $stays ->
       [true] { $you ->
           [true] Ви весь хід на місці
          *[other] { $name } весь хід на місці
        }, і локація «{ $space }» дає
      *[false] { $you ->
           [true] Ви отримуєте
          *[other] { $name } отримує
        }
    } { $glory ->
       [one] { $glory } славу
       [few] { $glory } слави
      *[many] { $glory } слави
    }{ $peril ->
       [0] {""}
       [one] {" "}й { $peril } ризик
       [few] {" "}й { $peril } ризики
      *[many] {" "}й { $peril } ризиків
    }{ $stays ->
       [true] .
      *[false] {" "}в локації «{ $space }».
    }
dungeoneer-log-falls =
    { $cause ->
       [pit] { $you ->
           [true] Ви падаєте
          *[other] { $name } падає
        } в яму ({ dungeoneer-part-effect }).
       [own] { $you ->
           [true] Ви падаєте
          *[other] { $name } падає
        } заради ще однієї дії.
      *[other] { $you ->
           [true] Ви падаєте
          *[other] { $name } падає
        } ({ dungeoneer-part-effect }).
    } Лежачи не ходять, ОД — лише щоб підвестися: { $value ->
       [0] 1 ОД.
      *[other] 1 ОД, ближній бій { $value }+.
    }
dungeoneer-log-stands-up =
    { $you ->
       [true] Ви підводитеся
      *[other] { $name } підводиться
    } за { $saved ->
       [true] збережене
      *[other] 1
    } очко дії{ $apart ->
       [true] , до цієї битви це не стосується.
      *[other] .
    }
dungeoneer-log-gets-up =
    { $you ->
       [true] Ви підводитеся
      *[other] { $name } підводиться
    } без витрати очка дії ({ $card }).
dungeoneer-log-stays-down =
    Підвестися не вийшло, ОД витрачено: { $you ->
       [true] ваш герой лежить
      *[other] { $name } лежить
    } далі.
dungeoneer-log-draws-map =
    { $ap ->
       [0] { $you ->
           [true] Ви знаходите
          *[other] { $name } знаходить
        } локацію «{ $space }». Перше дослідження за хід безплатне.
      *[other] { $you ->
           [true] Ви досліджуєте підземелля за 1 очко дії й знаходите
          *[other] { $name } досліджує підземелля за 1 очко дії й знаходить
        } локацію «{ $space }».
    }
dungeoneer-log-map-does-not-fit =
    { $you ->
       [true] Ви досліджуєте й знаходите
      *[other] { $name } досліджує й знаходить
    } локацію «{ $space }». Місця їй немає, вона йде під колоду.
dungeoneer-log-map-ends =
    { $count ->
       [0] Карти локацій скінчилися
      *[other] Жодна з карт локацій, що лишилися, не підходить
    }: досліджувати більше нічого.
dungeoneer-log-winter =
    Кубик зими, { $you ->
       [true] ваш хід
      *[other] ходить { $name }
    }: { $die }. { $what ->
       [holds] Треба { $value }+, ніщо не замерзає.
       [freezes] Треба { $value }+: одна локація замерзає.
       [used-up] Але жетони зледеніння скінчилися.
      *[nowhere] Але замерзнути нічому.
    }
dungeoneer-log-freezes =
    { $you ->
       [true] Ви кладете
      *[other] { $name } кладе
    } жетон зледеніння на локацію «{ $space }» ({ $card }). Лишилося: { $count }.
dungeoneer-log-thaws =
    { $you ->
       [true] Ви прибираєте
      *[other] { $name } прибирає
    } жетон зледеніння з локації «{ $space }» ({ $card }).
dungeoneer-log-winter-ends =
    Завдання «{ $quest }» виконано, карта «{ $card }» йде з гри. { $count ->
       [0] Лід лишається.
      *[other] Лід зникає (жетонів: { $count }).
    }
dungeoneer-log-serves =
    У локації «{ $space }» можна { $what ->
       [search] вести пошук за завданням
       [escort] узяти жетон завдання
       [deliver] доставити жетон завдання
      *[quest] взятися за завдання
    } «{ $quest }».
dungeoneer-log-lays =
    { $you ->
       [true] Ви кладете
      *[other] { $name } кладе
    } карту «{ $space }» туди, де вона пасує: { $side ->
       [north] північніше
       [east] східніше
       [south] південніше
      *[west] західніше
    } карти «{ $beyond }».
dungeoneer-part-foe =
    { $foe ->
       [monster] { $card }
      *[hero] { dungeoneer-part-target }
    }
dungeoneer-part-whom =
    { $foe ->
       [monster] {" "}монстра ({ $card })
      *[hero] { $target_you ->
           [true] {" "}вас
          *[other] , ціль — { $target_name }
        }
    }
dungeoneer-log-shifts =
    Підземелля зсувається, { $you ->
       [true] ви переносите
      *[other] { $name } переносить
    } карту: { $space }.
dungeoneer-log-turns-round =
    Земля зсувається, { $you ->
       [true] ви розвертаєте
      *[other] { $name } розвертає
    } карту: { $space }.
dungeoneer-log-swaps =
    Каміння зсувається, { $you ->
       [true] ви міняєте
      *[other] { $name } міняє
    } місцями: { $space } і { $other }.
dungeoneer-log-rolls =
    { $you ->
       [true] { $of ->
           [attack] Ваша атака ({ dungeoneer-part-foe })
           [counter] Ваша контратака ({ dungeoneer-part-foe })
          *[threat] Ваша перевірка
        }
      *[other] { $name }{ $of ->
           [attack] {" "}атакує{ dungeoneer-part-whom }
           [counter] {" "}контратакує{ dungeoneer-part-whom }
          *[threat] , перевірка
        }
    }: { dungeoneer-part-sum }.
dungeoneer-log-monster-rolls =
    { $card }, { $of ->
       [counter] контратака
      *[attack] атака
    }: кубик { $die } + { dungeoneer-part-form } { $stat }{ $more ->
       [0] {""}
      *[other] {" "}{ $raised }
    }{ $less ->
       [0] {""}
      *[other] {" "}{ $lowered }
    } = { $total }.{ $influence ->
       [own] {" "}Ворога посилює { $you ->
           [true] ваше завдання
          *[other] завдання ({ $name })
        }.
       [global] {" "}Ворога посилює спільне завдання.
       [place] {" "}Ворога посилює ця локація.
      *[none] {""}
    }
dungeoneer-part-source =
    { $source ->
       [exit] вихід-пастка
       [spikes] шипи
       [pit] яма
       [trap] пастка
       [bane] прокляття
       [place] ефект локації
       [monster] загроза монстра
       [quest] завдання
      *[other] загроза
    }, { $card }
dungeoneer-part-sum =
    кубик { $die } + { dungeoneer-part-form } { $stat }{ $more ->
       [0] {""}
      *[other] {" "}{ $raised }
    }{ $less ->
       [0] {""}
      *[other] {" "}{ $lowered }
    }{ $glory ->
       [0] {""}
      *[other] {" "}+ { $glory } за славу
    } = { $total }
dungeoneer-part-rolled =
    { $you ->
       [true] Ваш кидок
      *[other] { $name }, кидок
    }: { dungeoneer-part-sum }, треба { $value }{ $danger ->
       [0] {""}
      *[other] , з них { $danger } за небезпеку цієї локації
    }
dungeoneer-part-foes = { $of }
dungeoneer-because-against = противник — { dungeoneer-part-foes }
dungeoneer-because-attacker = атакує { dungeoneer-part-foes }
dungeoneer-because-here =
    { $of-id ->
       [any] тут атакують
       [melee] тут атакують у ближньому бою
       [magic] тут атакують магією
       [speed] тут атакують швидкістю
      *[other] тут атакує { dungeoneer-part-foes }
    }
dungeoneer-because-commands = { dungeoneer-part-foes } його власника
dungeoneer-because-beside = поруч атакує { dungeoneer-part-foes }
dungeoneer-because-source =
    { $of-id ->
       [blocked] заблокований вихід
       [exit] вихід-пастка
       [hazard] перешкода
       [trap] пастка
       [monster] загроза монстра
       [standup] щоб підвестися
       [bane] проти прокляття
       [place] проти ефекту локації
      *[quest] загроза завдання
    }
dungeoneer-because-attack =
    { $of-id ->
       [any] кидки атаки
       [melee] атаки в ближньому бою
       [magic] атаки магією
      *[speed] атаки швидкістю
    }
dungeoneer-because-counter =
    { $of-id ->
       [any] кидки контратаки
       [melee] контратаки в ближньому бою
       [magic] контратаки магією
      *[speed] контратаки швидкістю
    }
dungeoneer-because-threat =
    { $of-id ->
       [any] кидки проти загроз
      *[other] загрози: { $of }
    }
dungeoneer-because-rolls = { $of }
dungeoneer-because-battle = у цій битві
dungeoneer-because-escorted = герой супроводжує
dungeoneer-because-return = відповідь на атаку
dungeoneer-because-terrain = { $of } тут
dungeoneer-because-icons = лік символів
dungeoneer-log-threat =
    { dungeoneer-part-rolled } — { $source ->
       [blocked] { $overcome ->
           [true] заблокований вихід відчинено.
          *[false] заблокований вихід не піддався, відчинити його — ще 1 ОД.
        }
       [standup] { $overcome ->
           [true] герой підводиться за 1 ОД.
          *[false] підвестися не вдалося, ОД витрачено.
        }
      *[other] { $overcome ->
           [true] перевірку пройдено
          *[false] { $source ->
               [exit] перевірку не пройдено, але шлях відкрито
              *[other] перевірку не пройдено
            }
        } ({ dungeoneer-part-source }).
    }
dungeoneer-log-attacks =
    Монстр «{ $card }» атакує{ $target_you ->
       [true] {" "}вас
      *[other] , ціль — { $target_name }
    } { dungeoneer-part-in-form }.
dungeoneer-part-attack-paid =
    { dungeoneer-part-in-form }{ $paid ->
       [ap] {" "}за 1 очко дії
       [saved] {" "}за збережене очко дії
       [challenge] {" "}— виклик за 1 очко дії
       [fall] {" "}— виклик ціною падіння
      *[free] {""}
    }
dungeoneer-log-hero-attacks =
    { $you ->
       [true] Ви атакуєте
      *[other] { $name } атакує
    } монстра «{ $card }» { dungeoneer-part-attack-paid }.
dungeoneer-log-hero-attacks-hero =
    { $target_you ->
       [true] { $name } атакує вас
      *[other] { $you ->
           [true] Ви атакуєте
          *[other] { $name } атакує
        }, ціль — { $target_name }
    } { dungeoneer-part-attack-paid }.
dungeoneer-log-driven-off =
    { $you ->
       [true] Ви проганяєте
      *[other] { $name } проганяє
    } нападника у скид: { $card }.
dungeoneer-log-misses =
    { $cause ->
       [hero] Атака
      *[strike] { $card }: атака
    } даремна, { $you ->
       [true] ви
      *[other] { $name }
    } вже не тут.
dungeoneer-log-attack-ends =
    { $cause ->
       [hero] Атака
      *[strike] { $card }: атака
    } закінчується без кидків{ $count ->
       [0] {""}
       [one] , монстр втрачає { $count } здоров’я (лишилося { $life })
       [few] , монстр втрачає { $count } здоров’я (лишилося { $life })
      *[many] , монстр втрачає { $count } здоров’я (лишилося { $life })
    }.
dungeoneer-log-raises-dice = +{ $count } до кидка («{ $card }» зіграно перед ним).
dungeoneer-log-rolls-against =
    { $you ->
       [true] Ви кидаєте
      *[other] { $name } кидає
    } за іншу сторону ({ $card }): { $dice }.
dungeoneer-log-spreads = { $card }: під удар потрапляє ще одна локація, { $space }.
dungeoneer-log-no-strike =
    Нічия { $total }:{ $total }, не влучили ні { $cause ->
       [hero] { $you ->
           [true] ви
          *[other] { $name }
        }, ні { $target_you ->
           [true] ви
          *[other] { $target_name }
        }
      *[strike] «{ $card }», ні { $you ->
           [true] ви
          *[other] { $name }
        }
    }.
dungeoneer-log-struck =
    { $you ->
       [true] Монстр «{ $card }» завдає удару вам.
      *[other] { $name } пропускає удар монстра «{ $card }».
    }
dungeoneer-part-cause =
    { $cause ->
       [strike] { $card }, { dungeoneer-part-form }: { $against } проти { $total }
       [hero] { dungeoneer-part-by }, { dungeoneer-part-form }: { $against } проти { $total }
       [exit] вихід-пастка, { $card }
       [hazard] шипи, { $card }
       [last] { $card }: гинучи, ранить усіх у своїй локації
       [failed] { dungeoneer-part-by }: не вдалося завдання «{ $card }»
      *[other] { $card }
    }
dungeoneer-log-wounded =
    { $you ->
       [true] Ви втрачаєте
      *[other] { $name } втрачає
    } { $count ->
       [one] { $count } здоров’я
       [few] { $count } здоров’я
      *[many] { $count } здоров’я
    }, лишається { $life } ({ dungeoneer-part-cause }).
dungeoneer-log-prevents =
    { $you ->
       [true] Ви відвертаєте
      *[other] { $name } відвертає
    } рану{ $spends ->
       [token] {" "}й { $you ->
           [true] знімаєте
          *[other] знімає
        } жетон: { $card }. Карта лишається.
       [card] {" "}й { $you ->
           [true] скидаєте
          *[other] скидає
        } за це карту: { $card }.
      *[other] : { $card }.
    }
dungeoneer-log-saved-by =
    { $cause ->
       [hero] { $by_you ->
           [true] Ваш удар був би смертельним
          *[other] { $by_name } завдає смертельного удару
        }
      *[other] { $on }: рана була б смертельною
    }, але карта «{ $card }» лишає { $you ->
       [true] вам
      *[other] героєві ({ $name })
    } 1 здоров’я.{ $unpaid ->
       [true] {" "}Рани немає — немає й ризику.
      *[other] {""}
    }
dungeoneer-log-heals =
    { $you ->
       [true] Ви відновлюєте
      *[other] { $name } відновлює
    } { $count } здоров’я { $cause ->
       [quest] за виконане завдання
      *[card] ({ $ability })
    }, тепер { $life }.
dungeoneer-log-stays-whole =
    Здоров’я +{ $count } у нагороду пропадає{ $you ->
       [true] : у вас
      *[other] {" "}({ $name }):
    } воно й так повне.
dungeoneer-log-gives-life =
    { $you ->
       [true] Ви приносите в жертву
      *[other] { $name } приносить у жертву
    } { $count ->
       [one] { $count } здоров’я
       [few] { $count } здоров’я
      *[many] { $count } здоров’я
    }, лишається { $life }.
dungeoneer-log-strikes-monster =
    { $you ->
       [true] Ви завдаєте
      *[other] { $name } завдає
    } удару монстрові «{ $card }»: він втрачає { $count ->
       [one] { $count } здоров’я
       [few] { $count } здоров’я
      *[many] { $count } здоров’я
    }, лишається { $life }.
dungeoneer-log-monster-defeated =
    { $you ->
       [true] Ви перемагаєте
      *[other] { $name } перемагає
    } монстра «{ $card }»{ $of_quest ->
       [true] . Монстр завдання сам слави не дає
      *[false] {""}
    }.
dungeoneer-log-hero-strikes =
    { $target_you ->
       [true] { $name } завдає вам удару.
      *[other] { $target_name } пропускає { $you ->
           [true] ваш удар.
          *[other] удар, його завдає { $name }.
        }
    }
dungeoneer-log-takes-token =
    { $target_you ->
       [true] { $name } забирає ваш жетон замість рани: { $quest }.
      *[other] { $you ->
           [true] Ви забираєте
          *[other] { $name } забирає
        } жетон замість рани: { $quest } ({ $target_name }).
    }
dungeoneer-log-keeps =
    { $where ->
       [hand] { $you ->
           [true] Ви повертаєте
          *[other] { $name } повертає
        } у руку неушкодженого монстра «{ $card }».
       [lair] { $you ->
           [true] Ви відправляєте
          *[other] { $name } відправляє
        } монстра «{ $card }» в лігво{ $hurt ->
           [true] : рани гояться, знову напасти він зможе за повну ціну.
          *[false] , звідки він зможе напасти знову за повну ціну.
        }
       [dearest] Найдорожчий монстр іде в лігво{ $hurt ->
           [true] , рани гояться,
          *[false] {""}
        } й нападе знову разом із наступним: { $card }.
      *[discard] { $you ->
           [true] Ви скидаєте
          *[other] { $name } скидає
        } пораненого монстра «{ $card }».
    }
dungeoneer-log-reward-glory =
    { $you ->
       [true] Ви отримуєте
      *[other] { $name } отримує
    } { $count ->
       [one] { $count } славу
       [few] { $count } слави
      *[many] { $count } слави
    } за здоров’я, відібране в монстрів ({ $life }){ $more ->
       [0] {""}
      *[other] , а ще { $more } дає карта «{ $cards }»
    }.
dungeoneer-log-reward-peril =
    { $count ->
       [1] За рану від
      *[other] За рани від
    } { $sole ->
       [true] { $you ->
           [true] ваших монстрів ви даєте суперникові
          *[other] своїх монстрів { $name } дає суперникові
        }
      *[false] { $you ->
           [true] ваших монстрів ви обираєте суперника й даєте
          *[other] своїх монстрів { $name } обирає суперника й дає
        }
    } { $count } { $count ->
       [one] ризик
       [few] ризики
      *[many] ризиків
    } (плату за напади): { $target_you ->
       [true] вам
      *[other] { $target_name }
    }.
dungeoneer-log-defeated =
    { $you ->
       [true] Вашого героя переможено ({ dungeoneer-part-cause }).
      *[other] { $name }: героя переможено ({ dungeoneer-part-cause }).
    }
dungeoneer-log-loses-cards =
    { $you ->
       [true] Ви скидаєте
      *[other] { $name } скидає
    } всі карти ({ $count }): рука, лігво, переваги, скарби, прокляття.
dungeoneer-log-token-lies = Жетон лишається в локації «{ $space }». Хто підбере його, матиме й завдання «{ $quest }».
dungeoneer-log-quest-gone =
    { $you ->
       [true] Ваше завдання вибуває з гри: { $quest }.
      *[other] Завдання вибуває з гри: { $quest } ({ $name }).
    }
dungeoneer-log-rises =
    { $you ->
       [true] Ви повертаєтеся
      *[other] { $name } повертається
    }: { $hero }, { $space }.
dungeoneer-log-attempts =
    { $you ->
       [true] Ви беретеся за завдання
      *[other] { $name } береться за завдання
    }{ $ap ->
       [0] {" "}«{ $quest }». Перша спроба за хід безплатна.
      *[other] {" "}«{ $quest }» ще раз, за { $ap } очко дії.
    }
dungeoneer-log-attempt-fails =
    { $you ->
       [true] Вам не вдається виконати
      *[other] { $name } не виконує
    } завдання: { $quest }. Воно лишається{ $count ->
       [0] {""}
      *[other] {" "}(влучань: { $count } з { $value })
    }{ $ends ->
       [true] .
      *[false] , фаза звитяг триває.
    }
dungeoneer-log-search-lapses =
    { $you ->
        [true] Вас
       *[other] { $name }: героя
    } вже немає там, де почався пошук: його зірвано, очко дії витрачено ({ $quest }).
dungeoneer-log-searches =
    { $you ->
       [true] Ви шукаєте
      *[other] { $name } шукає
    }{ $count ->
       [1] {""}
      *[other] {" "}ще раз
    } ціль завдання «{ $quest }» за 1 ОД: кубик { $die } + { $plus } { dungeoneer-part-way } = { $total }, треба { $value }. { $overcome ->
       [true] Ціль знайдено.
      *[false] Нічого не знайдено.
    }
dungeoneer-log-tries-luck =
    { $what ->
       [wound] { $overcome ->
           [true] { $card }: рану відвернено, на кубику { $dice } за потрібних { $value }.
          *[false] { $card }: рану не відвернено, на кубику { $dice } за потрібних { $value }.
        }
      *[other] { $was ->
           [0] { $you ->
               [true] Ви випробовуєте вдачу
              *[other] { $name } випробовує вдачу
            } ({ $card }): { $dice }
          *[other] { $you ->
               [true] Ви перекидаєте кубик
              *[other] { $name } перекидає кубик
            } ({ $card }): { $was } → { $die }, тепер { $dice }
        }. Треба: { $what ->
           [ice] { $value ->
               [1] 1
              *[other] { $value } або менше
            }
           [least] { $value } або більше
           [either] дубль або сума від { $value }
           [total] сума від { $value }
          *[double] дубль
        }.
    }
dungeoneer-log-completes =
    { $you ->
       [true] Ви
      *[other] { $name }
    } { $delivers ->
       [true] { $you ->
           [true] доставляєте
          *[other] доставляє
        } жетон до локації «{ $space }» й { $you ->
           [true] виконуєте
          *[other] виконує
        }
      *[false] { $you ->
           [true] виконуєте
          *[other] виконує
        }
    } завдання «{ $quest }». Рівень { $level }, слава +{ $glory }.{ $ends ->
       [true] {" "}Фазу звитяг завершено.
      *[false] {""}
    }
dungeoneer-log-escorts =
    { $you ->
       [true] Ви безплатно берете
      *[other] { $name } безплатно бере
    } жетон завдання «{ $quest }»{ $taken ->
       [true] {" "}(тепер воно особисте)
      *[false] {""}
    }: віднести його треба { $beyond-id ->
       [entrance] на будь-який вхід
      *[other] до локації «{ $beyond }»
    }.
dungeoneer-log-drops =
    { $you ->
       [true] Ви кладете
      *[other] { $name } кладе
    } жетон завдання «{ $quest }» в локації «{ $space }».
dungeoneer-log-picks-up =
    { $you ->
       [true] Ви підбираєте
      *[other] { $name } підбирає
    } жетон завдання «{ $quest }».
dungeoneer-log-contest =
    { $you ->
       [true] Ви і { $target_name } змагаєтеся
      *[other] { $target_you ->
           [true] { $name } і ви змагаєтеся
          *[other] { $name } і { $target_name } змагаються
        }
    }: { $total } проти { $against }{ $how ->
       [lost] , не вийшло
       [vain] , але забрати нічого
      *[won] {""}
    }.
dungeoneer-log-steals =
    { $target_you ->
       [true] { $name } забирає у вас карту «{ $card }».
      *[other] { $you ->
           [true] Ви забираєте
          *[other] { $name } забирає
        } карту «{ $card }», її втрачає { $target_name }.
    }
dungeoneer-log-no-lord-phase =
    Фази лиходійств немає: { $cost ->
       [0] у вас немає ні монстрів, ні пасток, і прокляття зіграти не можна.
      *[other] ваш найдешевший монстр чи пастка коштує { $cost }, { $peril ->
           [0] а ризику в суперників немає.
          *[other] а ризику в суперників не більше { $peril }.
        }
    }
dungeoneer-log-looks = Ви бачите зверху колоди, верхня перша: { $cards }.
dungeoneer-log-saves =
    { $you ->
       [true] Ви зберігаєте
      *[other] { $name } зберігає
    } 1 очко дії: ним у чужий хід можна { $uses ->
       [challenge] кинути виклик.
      *[all] атакувати, кинути виклик або підвестися.
    }
dungeoneer-log-peril-dice = Ризик { $count }: кубики { $dice }. Карту відкриває кожен, на якому не більше { $count }.
dungeoneer-log-revealed = З темряви з’являється: { $card }.
dungeoneer-log-hangs = Карту «{ $card }» прикріплено до монстра «{ $on }».
dungeoneer-log-wins =
    { $you ->
       [true] Ви перемагаєте
      *[other] Перемагає { $name }
    }: { $how ->
       [last-standing] останній живий герой.
       [quests] ходи закінчилися, завдань найбільше ({ $count } проти { $against }).
       [level] ходи закінчилися, завдань порівну, але рівень вищий ({ $count } проти { $against }).
       [life] ходи закінчилися, завдання й рівень рівні, але здоров’я більше ({ $count } проти { $against }).
       [glory] ходи закінчилися, решта рівна, але слави більше ({ $count } проти { $against }).
      *[third-quest] виконано третє завдання.
    }
dungeoneer-log-lost = Перемогло підземелля.
dungeoneer-log-nobody-wins = Останній хід зроблено, попереду нікого: переможця немає.

## How it ended

dungeoneer-fate-won = перемога
dungeoneer-fate-defeated = героя переможено
dungeoneer-fate-beaten = поразка
dungeoneer-fate-third-quest = третє завдання виконано
dungeoneer-fate-last-standing = останній живий герой
dungeoneer-fate-ahead = найкращий результат на кінець ходів

## Kinds: exits, cards, durations, timings, forms, phases

dungeoneer-kind-open = відкритий
dungeoneer-kind-blocked = заблокований
dungeoneer-kind-trap = пастка
dungeoneer-kind-wall = стіна
dungeoneer-kind-map = локація
dungeoneer-kind-hero-card = герой
dungeoneer-kind-quest = завдання
dungeoneer-kind-boon = перевага
dungeoneer-kind-treasure = скарб
dungeoneer-kind-bane = прокляття
dungeoneer-kind-monster = монстр
dungeoneer-kind-encounter = сутичка
dungeoneer-kind-instant = миттєво
dungeoneer-kind-permanent = постійно
dungeoneer-kind-attachment = прикріплення
dungeoneer-kind-any = будь-коли
dungeoneer-kind-response = відповідь
dungeoneer-kind-melee = ближній бій
dungeoneer-kind-magic = магія
dungeoneer-kind-speed = швидкість
dungeoneer-kind-level = рівень
dungeoneer-kind-life = здоров’я
dungeoneer-kind-setup = підготовка
dungeoneer-kind-reset = відновлення
dungeoneer-kind-dungeonlord = фаза лиходійств
dungeoneer-kind-hero = фаза звитяг
dungeoneer-kind-close = скид і добір
dungeoneer-kind-room = приміщення
dungeoneer-kind-tunnel = тунель
dungeoneer-kind-grim-tunnel = похмурий тунель
dungeoneer-kind-place = місце
dungeoneer-kind-road = дорога
dungeoneer-kind-gloomy-road = похмура дорога
dungeoneer-kind-arctic = арктика
dungeoneer-kind-desert = пустеля
dungeoneer-kind-forest = ліс
dungeoneer-kind-mountains = гори
dungeoneer-kind-plains = рівнина
dungeoneer-kind-settlement = поселення
dungeoneer-kind-swamp = болото
dungeoneer-kind-water = вода
dungeoneer-kind-portal = портал
dungeoneer-kind-underground = підземний хід
dungeoneer-kind-to-dungeon = спуск у підземелля
dungeoneer-kind-letter-a = літера А
dungeoneer-kind-letter-b = літера Б
dungeoneer-kind-letter-c = літера В
dungeoneer-kind-letter-d = літера Г
dungeoneer-kind-ice = лід
dungeoneer-kind-winter = карта зими
dungeoneer-kind-entrance = вхід
dungeoneer-kind-danger = небезпека
dungeoneer-kind-spikes = шипи
dungeoneer-kind-pit = яма
dungeoneer-kind-attack = атака
dungeoneer-kind-counter = контратака
dungeoneer-kind-threat = загроза
dungeoneer-kind-luck = пошук або удача
dungeoneer-kind-sacrifice = жертва
dungeoneer-kind-hunt = полювання
dungeoneer-kind-search = пошук
dungeoneer-kind-escort = супровід
dungeoneer-kind-chance = удача
dungeoneer-kind-influence = вплив
dungeoneer-kind-type-armor = обладунок
dungeoneer-kind-type-blessing = благословення
dungeoneer-kind-type-boots = взуття
dungeoneer-kind-type-cloak = плащ
dungeoneer-kind-type-curse = прокльон
dungeoneer-kind-type-demon = демон
dungeoneer-kind-type-dragon = дракон
dungeoneer-kind-type-enhancer = посилення
dungeoneer-kind-type-fiend = поріддя
dungeoneer-kind-type-helmet = шолом
dungeoneer-kind-type-humanoid = гуманоїд
dungeoneer-kind-type-jewel = самоцвіт
dungeoneer-kind-type-magic = чари
dungeoneer-kind-type-maneuver = прийом
dungeoneer-kind-type-mechanism = механізм
dungeoneer-kind-type-monster = монстр
dungeoneer-kind-type-pack = наплічник
dungeoneer-kind-type-potion = зілля
dungeoneer-kind-type-ring = кільце
dungeoneer-kind-type-shield = щит
dungeoneer-kind-type-shift = зсув
dungeoneer-kind-type-spell = закляття
dungeoneer-kind-type-tool = знаряддя
dungeoneer-kind-type-trap = пастка
dungeoneer-kind-type-undead = нежить
dungeoneer-kind-type-vermin = паразит
dungeoneer-kind-type-warp = перенесення
dungeoneer-kind-type-weapon = зброя
dungeoneer-kind-type-beast = звір
dungeoneer-kind-type-charm = амулет
dungeoneer-kind-type-effort = зусилля
dungeoneer-kind-type-endurance = витривалість
dungeoneer-kind-type-fire = вогонь
dungeoneer-kind-type-focus = зосередженість
dungeoneer-kind-type-hazard = небезпека
dungeoneer-kind-type-intrigue = інтрига
dungeoneer-kind-type-lantern = ліхтар
dungeoneer-kind-type-mirror = дзеркало
dungeoneer-kind-type-nature = стихія
dungeoneer-kind-type-oil = олія
dungeoneer-kind-type-omen = прикмета
dungeoneer-kind-type-rune = руна
dungeoneer-kind-type-skill = навичка
dungeoneer-kind-type-weather = погода
dungeoneer-kind-type-witch = відьма
dungeoneer-kind-people-dwarf = дворф
dungeoneer-kind-people-human = людина
dungeoneer-kind-people-elf = ельфійка
dungeoneer-kind-people-half-celestial = напівнебожителька
dungeoneer-kind-people-wolfkin = вовколюд
dungeoneer-kind-people-necro = з роду некромантів
dungeoneer-kind-people-halfling = напіврослик
dungeoneer-kind-calling-avenger = месник
dungeoneer-kind-calling-paladin = паладин
dungeoneer-kind-calling-valkyrie = валькірія
dungeoneer-kind-calling-frostblade = клинок морозу
dungeoneer-kind-calling-boreal-scout = північний слідопит
dungeoneer-kind-calling-forge-warden = охоронець горна
dungeoneer-kind-calling-frost-seer = крижана провидиця
dungeoneer-kind-calling-skald = скальд
dungeoneer-kind-calling-sorceress = чародійка
dungeoneer-kind-calling-warrior = воїн
dungeoneer-kind-calling-necromancer = некромантка
dungeoneer-kind-calling-rogue = пройдисвіт

## Moments, each a stop of the standing passes

dungeoneer-moment-turn = Між двома діями ходу
dungeoneer-moment-enter = На вході в локацію
dungeoneer-moment-roll = Перед перевіркою загрози чи пошуку
dungeoneer-moment-rolls = Перед кидком у битві
dungeoneer-moment-response = Відповіді в битві
dungeoneer-moment-challenge = Виклик після атаки
dungeoneer-moment-last = Наприкінці ходу

## Words of every screen

dungeoneer-ui-peril = ризик
dungeoneer-ui-glory = слава
dungeoneer-ui-life = здоров’я
dungeoneer-ui-level = рівень
dungeoneer-ui-action-points = очки дії
dungeoneer-ui-ap = ОД
dungeoneer-ui-saved =
    1 ОД збережено { $uses ->
       [challenge] на виклик
      *[all] на виклик, атаку або щоб устати
    }
dungeoneer-ui-hand = рука
dungeoneer-ui-map-hand = карти локацій на руці
dungeoneer-ui-lair = лігво
dungeoneer-ui-inventory = у грі
dungeoneer-ui-escorts = з героєм іде
dungeoneer-ui-banes = прокляття
dungeoneer-ui-boons = переваги
dungeoneer-ui-treasures = скарби
dungeoneer-ui-quests = завдання
dungeoneer-ui-spot-needed = треба { $value }
dungeoneer-ui-spot-needed-danger = треба { $value }: { $own } + { $danger } небезпека
dungeoneer-ui-needs = { $needs }+
dungeoneer-ui-needs-danger =
    { $needs }+ = { $own }{ $x ->
       [0] {""}
      *[other] {" "}+ { $x } (X)
    }{ $danger ->
       [0] {""}
      *[other] {" "}+ { $danger } за небезпеку
    }
dungeoneer-ui-about-ability = { $you ->
    [true] Ваш герой.
   *[other] Герой ({ $name }).
  } { $text }
dungeoneer-ui-added-way = + { $plus } { dungeoneer-part-way }
dungeoneer-ui-card-reads = На карті: «{ $text }»
dungeoneer-ui-added-glory = + { $n } за славу
dungeoneer-ui-about-sprung = Вихід-пастка спрацьовує раз за хід: цього ходу він більше нікого не перевірить.
dungeoneer-ui-spot-threat =
    { $source ->
       [blocked] Заблокований вихід
       [exit] Вихід-пастка
       [spikes] Шипи
       [pit] Яма
       [monster] Властивість монстра
       [bane] Прокляття
       [place] Ефект локації
       [quest] Завдання
       [standup] Підвестися
      *[trap] Пастка
    }: { $form }
dungeoneer-ui-luck-least =
    { $value ->
       [5] 5 або 6
       [6] 6
      *[other] { $value } і більше
    }
dungeoneer-ui-luck-total = сума від { $value }
dungeoneer-ui-luck-double = дубль
dungeoneer-ui-luck-most =
    { $value ->
       [1] 1
      *[other] { $value } або менше
    }
dungeoneer-ui-luck-needed = Треба: { $each }
dungeoneer-ui-check-passed = успіх
dungeoneer-ui-check-failed = провал
dungeoneer-ui-check-later = відчиниться ще за 1 ОД
dungeoneer-ui-chip-life = здоров’я { $sign }{ $count }
dungeoneer-ui-chip-saved = порятунок
dungeoneer-ui-chip-glory = слава { $sign }{ $count }
dungeoneer-ui-chip-peril = ризик { $sign }{ $count }
dungeoneer-ui-chip-ap = ОД { $sign }{ $count }
dungeoneer-figure-quests = Завдання
dungeoneer-figure-level = Рівень
dungeoneer-figure-life = Здоров’я
dungeoneer-figure-glory = Слава
dungeoneer-ui-global-quest = спільне завдання
dungeoneer-ui-deck = колода
dungeoneer-ui-discards = скид
dungeoneer-ui-peril-deck = колода ризику
dungeoneer-ui-maps = карти локацій
dungeoneer-ui-fallen = Монстра переможено.
dungeoneer-ui-roaming = блукаючі прокляття
dungeoneer-ui-down = лежить
dungeoneer-ui-out = вибув
dungeoneer-ui-step-1 = Атака
dungeoneer-ui-step-2 = Відповідь
dungeoneer-ui-step-3 = Перевірка атаки
dungeoneer-ui-step-4 = Контратака
dungeoneer-ui-step-5 = Порівняння
dungeoneer-ui-step-6 = Виклик
dungeoneer-ui-step-7 = Лігво
dungeoneer-ui-step-8 = Нагорода
dungeoneer-ui-designed = карта Undercroft
dungeoneer-ui-designed-more = Числа або текст цієї карти вигадано в Undercroft, а не взято з друкованої гри.
dungeoneer-ui-map-left =
    { $count ->
       [one] лишилася { $count } карта локацій
       [few] лишилося { $count } карти локацій
      *[many] лишилося { $count } карт локацій
    }
dungeoneer-ui-ice-left =
    жетонів зледеніння в запасі: { $count }, { $value ->
       [0] зима скінчилася
      *[other] зима на { $value }+
    }
dungeoneer-ui-way-inert = поки нікуди не веде
dungeoneer-ui-ice-icons = символів арктики тут: { $count }
dungeoneer-ui-winter = Зима
dungeoneer-ui-winter-on = Діє
dungeoneer-ui-winter-off = Скінчилася
dungeoneer-ui-winter-over = Більше нічого не замерзає.
dungeoneer-ui-winter-least = На { $value }+ локація замерзає
dungeoneer-ui-winter-turn = Яка, вибирає той, чий хід.
dungeoneer-ui-winter-picks =
    Яка, { $you ->
       [true] вибираєте ви
      *[other] вибирає { $name }
    }.
dungeoneer-ui-winter-ice = Лід на карті
dungeoneer-ui-winter-of = { $count } з { $most }
dungeoneer-ui-winter-last =
    { $you ->
       [true] Ви
      *[other] { $name }
    }: { $die }. { dungeoneer-ui-winter-what }
dungeoneer-ui-winter-what =
    { $what ->
       [lies] Лід: «{ $space }».
       [freezes] Локація замерзає.
       [used-up] Жетонів більше немає.
       [nowhere] Замерзнути нічому.
      *[holds] Нічого не замерзає.
    }
dungeoneer-ui-winter-needs = треба { $value }+
dungeoneer-ui-ice-change = Символів арктики: { $before } → { $count }
dungeoneer-ui-ice-means =
    { $count ->
       [0] Крижані монстри атакують тут без надбавки.
      *[other] Крижані монстри атакують тут з +{ $count }.
    }
dungeoneer-ui-ice-still-before = до
dungeoneer-ui-ice-still-closes = підступає лід
dungeoneer-ui-ice-still-lies = лежить жетон
dungeoneer-ui-ice-still-gone = лід зник
dungeoneer-ui-winter-until =
    Скінчиться, коли хтось виконає завдання «{ $quest }». { $after ->
       [go] Лід зникне теж.
      *[stay] Лід залишиться.
    }
dungeoneer-ui-deck-left =
    { $count ->
       [one] { $count } карта в колоді
       [few] { $count } карти в колоді
      *[many] { $count } карт у колоді
    }
dungeoneer-ui-trap-in = Пастка: { $space }
dungeoneer-ui-battle-in = Битва: { $space }
dungeoneer-ui-turn-of = ходить { $name }
dungeoneer-ui-moment-others = Час для відповідей…

## Where a quest stands

dungeoneer-ui-goal-go =
    { $steps ->
       [one] іти { $steps } крок
       [few] іти { $steps } кроки
      *[many] іти { $steps } кроків
    }
dungeoneer-ui-goal-here = ви на місці
dungeoneer-ui-goal-deliver = ви тут: доставка — у вашу фазу звитяг
dungeoneer-ui-goal-search = ви на місці
dungeoneer-ui-goal-chance = пошук за 1 ОД: { $percent } % (кубик + { $plus }, треба { $value }; що далі від входу, то ймовірніше)
dungeoneer-ui-goal-found = ціль знайдено, виконуйте
dungeoneer-ui-goal-carry =
    { $steps ->
       [one] жетон із вами, іти { $steps } крок
       [few] жетон із вами, іти { $steps } кроки
      *[many] жетон із вами, іти { $steps } кроків
    }
dungeoneer-ui-goal-ready = можна виконувати
dungeoneer-ui-goal-home =
    { $steps ->
       [one] додому, до входу: { $steps } крок
       [few] додому, до входу: { $steps } кроки
      *[many] додому, до входу: { $steps } кроків
    }
dungeoneer-ui-goal-asks = потрібно: { $each }
dungeoneer-ui-goal-nowhere = локації ще немає на мапі
dungeoneer-ui-goal-too-near = усі його локації на мапі заблизько до входу

## Words of the screens that own them: each adds its section below

## Map

dungeoneer-ui-map-label = Мапа підземелля
dungeoneer-ui-map-mini = Уся мапа
dungeoneer-ui-map-fit = Показати всю мапу
dungeoneer-ui-map-near = Повернутися до місця подій
dungeoneer-ui-map-turns =
    Хід { $turn }{ $limit ->
       [0] {""}
      *[other] {" "}з { $limit }
    }
dungeoneer-ui-map-turns-brief =
    Хід { $turn }{ $limit ->
       [0] {""}
      *[other] /{ $limit }
    }
dungeoneer-ui-map-turn = хід: { $name }
dungeoneer-ui-map-turn-you = ваш хід
dungeoneer-ui-map-phase-map = дослідження
dungeoneer-ui-phase-hero = звитяги
dungeoneer-ui-phase-dungeonlord = лиходійства
dungeoneer-ui-phase-close = добір
dungeoneer-ui-quests-shared = Пунктирна рамка й глобус: спільне завдання, для всіх.
dungeoneer-ui-quests-pins = Позначки на карті — місця ваших завдань. Якщо місць багато, у найближчого позначка більша.
dungeoneer-ui-map-word-defends = захист
dungeoneer-ui-map-word-turn = ходить
dungeoneer-ui-map-word-out = переможено
dungeoneer-ui-defeat-head = Вашого героя переможено
dungeoneer-ui-defeat-where =
    { $hero } гине в локації «{ $space }».{ $blow ->
       [true] {" "}Остання рана:
      *[false] {""}
    }
dungeoneer-ui-defeat-fight = { $card }, { $form }, { $total } проти { $against }.
dungeoneer-ui-defeat-threat = { $card }, кидок { $total }, а треба { $value }.
dungeoneer-ui-defeat-no-life = Здоров’я не лишилося.
dungeoneer-ui-defeat-level = рівень { $level }
dungeoneer-ui-defeat-quests = Завдання
dungeoneer-ui-defeat-quests-of = { $count } з 3
dungeoneer-ui-defeat-reached = Рівень
dungeoneer-ui-defeat-turns = Хід
dungeoneer-ui-defeat-needs = треба
dungeoneer-ui-defeat-rises = Ви втрачаєте карти й повертаєтеся з новим героєм 1-го рівня. Виконані завдання лишаються вашими.
dungeoneer-ui-map-place = «{ $space }» сюди: { $where }. { $turned ->
    [yes] З поворотом.
   *[no] Без повороту.
  }{ $turns ->
    [1] { "" }
   *[other] { " " }Може лежати і так, і так.
  }
dungeoneer-ui-map-hero = { $name }, { $space }
dungeoneer-ui-map-hero-lying = { $name }, { $space }, лежить
dungeoneer-ui-map-foe = Напад: { $card }
dungeoneer-ui-map-foe-gone = { $card }: уже не в битві
dungeoneer-ui-map-or = або
dungeoneer-ui-map-threat = { $stat } { $value }+
dungeoneer-ui-map-north = північ
dungeoneer-ui-map-east = схід
dungeoneer-ui-map-south = південь
dungeoneer-ui-map-west = захід
dungeoneer-ui-map-held = герой на порозі тримає його відчиненим: без кидка
dungeoneer-ui-map-sprung = цього ходу вже спрацювала: без кидка
dungeoneer-ui-map-exits = Виходи: { $exits }
dungeoneer-ui-map-danger = Небезпека +{ $count }: пастки, наслані сюди, складніші на { $count }
dungeoneer-ui-map-spikes = Шипи: { $threat }
dungeoneer-ui-map-pit = Яма: { $threat }
dungeoneer-ui-map-middle = початок мапи
dungeoneer-ui-map-eastwards = { $count } на схід
dungeoneer-ui-map-westwards = { $count } на захід
dungeoneer-ui-map-southwards = { $count } на південь
dungeoneer-ui-map-northwards = { $count } на північ
dungeoneer-ui-map-from =
    { $where } від { $you ->
       [true] вас
      *[false] героя
    }
dungeoneer-ui-map-lying = { $name } (лежить)
dungeoneer-ui-map-gives =
    { $dice ->
       [true] Якщо зайти зараз: слава { $glory }; кубики ризику: { $peril }
      *[false] Якщо зайти зараз: слава { $glory } і ризик { $peril }
    }, раз за хід (знак — кільце)
dungeoneer-ui-map-here = Тут: { $names }
dungeoneer-ui-map-token = Тут лежить жетон: { $quest }
dungeoneer-ui-map-goal =
    Місце вашого завдання: { $quest }{ $role ->
       [fetch] {" "}(забрати тут)
       [deliver] {" "}(доставити сюди)
      *[other] {""}
    }
dungeoneer-ui-lay-far =
    { $steps ->
        [one] Від вашого героя { $steps } крок.
        [few] Від вашого героя { $steps } кроки.
        [many] Від вашого героя { $steps } кроків.
       *[other] Від вашого героя { $steps } кроку.
    }
dungeoneer-ui-lay-near = За крок звідти: { $names }.
dungeoneer-ui-lay-no-goal = Ваших завдань тут немає
dungeoneer-ui-lay-fits = Виходи до виходів, стіни до стін.
dungeoneer-ui-map-goal-other =
    { $name }: тут місце завдання «{ $quest }»{ $role ->
       [fetch] {" "}(забрати тут)
       [deliver] {" "}(доставити сюди)
      *[other] {""}
    }
dungeoneer-ui-map-home = Ваш шлях додому
dungeoneer-ui-map-lay = покласти карту «{ $space }», { $where } від входу
dungeoneer-ui-map-turn-card = Розвернути карту
dungeoneer-ui-tale-way =
    { $count ->
        [1] { $space } → { $beyond }, { $ap } ОД
        [one] { $space } → { $beyond }, { $count } локація, { $ap } ОД
        [few] { $space } → { $beyond }, { $count } локації, { $ap } ОД
        [many] { $space } → { $beyond }, { $count } локацій, { $ap } ОД
       *[other] { $space } → { $beyond }, { $count } локацій, { $ap } ОД
    }
dungeoneer-ui-map-step-form = обирає: { $form }
dungeoneer-ui-map-step-pass = пропускає
dungeoneer-ui-map-step-end = завершує фазу
dungeoneer-ui-map-step-declare = обирає, кого наслати
dungeoneer-ui-map-step-add = намічає, кого наслати
dungeoneer-ui-map-step-done = починає напад
dungeoneer-ui-map-step-no = відмовляється
dungeoneer-ui-map-step-nobody = не віддає нікому
dungeoneer-ui-map-step-other = робить вибір
dungeoneer-ui-map-hand-lay = Ваші карти локацій: оберіть, яку покласти
dungeoneer-ui-map-key-turn = розвернути карту локації
dungeoneer-ui-map-key-fit = показати всю мапу
dungeoneer-ui-map-key-centre = туди, де все відбувається
dungeoneer-ui-map-key-zoom = ближче, далі
dungeoneer-ui-map-key-arrows = від локації до локації

## Battle, responses, deeds: what the prompt, the panel and the odds say

dungeoneer-ui-bold-attacked =
    { $count ->
       [one] Вас атакує { $count } супротивник.
       [few] Вас атакують { $count } супротивники.
      *[many] Вас атакують { $count } супротивників.
    }
dungeoneer-ui-bold-trap = Зараз спрацює пастка: { $card }.
dungeoneer-ui-bold-attacked-other = Ціль атаки: { $name }.
dungeoneer-ui-bold-hero-attacks =
    { $you ->
       [yes] Ви атакуєте: { $card }.
      *[no] { $name } атакує: { $card }.
    }
dungeoneer-ui-bold-trap-all = «{ $card }»: це пастка для всіх героїв тут.
dungeoneer-ui-bold-challenge = На вас напали:
dungeoneer-ui-bold-hunted = Полювання триває:
dungeoneer-ui-bold-turn =
    { $you ->
        [true]
            { $at ->
                [declared] Перед нападом:
                [close] Вашу фазу звитяг завершено:
               *[other] Перед вашим наступним кроком:
            }
       *[false]
            { $at ->
                [dungeonlord] { $name }, фаза лиходійств:
                [declared] { $name }, перед нападом:
                [map] { $name }, фазу лиходійств завершено:
                [hero] { $name }, фаза звитяг:
                [close] { $name }, фазу звитяг завершено:
               *[other] Ходить { $name }:
            }
    }
dungeoneer-ui-bold-enter = На вході в локацію:
dungeoneer-ui-bold-roll =
    { $you ->
        [yes] Перед вашим кидком
       *[no] { $name } зараз кидає кубик
    }{ $of ->
        [quest] {" "}({ $quest }):
        [threat] {" "}({ $form } { $needs }+):
       *[other] :
    }
dungeoneer-ui-bold-rolls =
    { $of ->
        [counter] Перед кидком контратаки:
       *[attack] Перед кидком атаки:
    }
dungeoneer-ui-bold-last =
    { $you ->
        [true] Перед кінцем вашого ходу:
       *[false] { $name } завершує хід:
    }
dungeoneer-ui-bold-hero = Ваша фаза звитяг:
dungeoneer-ui-ap-offer = { $card }: { $after } ОД{ $glory ->
    [0] .
   *[other] {" "}за { $glory } слави.
}
dungeoneer-ui-ap-challenge = З цим ОД можна кинути виклик: ви влучите з шансом { $challenge } %.
dungeoneer-ui-say-hero = { $count ->
    [0] очок дії не лишилося.
    [one] { $count } очко дії.
    [few] { $count } очки дії.
    [many] { $count } очок дії.
   *[other] { $count } очок дії.
}
dungeoneer-ui-stays =
    { $note ->
       [keeps] {""}
      *[other] Якщо весь хід нікуди не йти: { $dice ->
           [0] слава +{ $glory }, ризик +{ $peril }
          *[other] слава +{ $glory }; кубики ризику: { $dice }
        }.
    }{ $note ->
       [both] {" "}
      *[other] {""}
    }{ $note ->
       [stays] {""}
      *[other] Якщо завершити зараз, 1 ОД можна зберегти: у чужий хід за нього можна { $uses ->
           [challenge] кинути виклик нападнику.
          *[all] атакувати, кинути виклик або підвестися.
        }
    }
dungeoneer-ui-bold-window = Ви можете діяти:
dungeoneer-ui-bold-choice = Вам вирішувати:
dungeoneer-ui-bold-discard = Кінець вашого ходу:
dungeoneer-ui-say-discard =
    { $may ->
       [true] можна скинути одну карту.
      *[false] скиньте одну карту.
    }
dungeoneer-ui-say-give-up =
    { $where ->
       [hand] скиньте карту з руки.
      *[card] скиньте одну свою карту зі столу.
    }
dungeoneer-ui-say-form =
    { $quest ->
       [true] монстрами чужих завдань керуєте ви. Чим атакувати? { $card }, ціль: { $name }.
      *[false] чим атакувати? { $card }, ціль: { $name }.
    }
dungeoneer-ui-form-odds =
    { $you ->
        [true] Влучите { $attack } %{ $dealt }, дістанете рану { $counter } %{ $back }.
       *[false] Монстр влучить { $attack } %{ $dealt }, сам дістане рану { $counter } %{ $back }.
    }
dungeoneer-ui-bold-wound =
    { $cause ->
       [last] { $by_card }, гинучи, ранить вас:
       [hero] { $by_name } влучає у вас:
       [strike] { $by_card } влучає у вас:
       [exit] Вихід-пастка, { $by_card }:
       [hazard] Шипи, { $by_card }:
      *[other] { $by_card }:
    }
dungeoneer-ui-say-wound =
    { $count ->
       [1] 1 рана. Відвернути її?
      *[other] рана { $number } з { $count }. Відвернути її?
    }
dungeoneer-ui-say-respond =
    { $hand ->
       [true] Натисніть на карту.
      *[false] Відповісти до кидка?
    }
dungeoneer-ui-say-help =
    { $hand ->
       [true] Щоб допомогти чи завадити, натисніть на карту. Або пропустіть.
      *[false] Допоможіть, завадьте або пропустіть.
    }
dungeoneer-ui-say-pay-quest = { $quest }: скиньте карти у грі, бракує ще { $left }.
dungeoneer-ui-say-reroll = не вийшло. Перекинути один кубик? Слава −{ $cost }.
dungeoneer-ui-free-trap = Ця пастка цього ходу вже спрацювала: кидка не буде.
dungeoneer-ui-free-blocked = Вихід тримають відчиненим: кидка не буде.
dungeoneer-ui-fails-move-blocked = { $last ->
    [true] У разі провалу останнє ОД відчинить вихід, і герой лишиться на порозі. Наступного ходу він пройде тут без кидка, за 1 ОД.
   *[false] У разі провалу — ще 1 ОД.
  }
dungeoneer-ui-fails-move-trap = У разі провалу: { $fells ->
    [true] 1 рана, здоров’я останнє — вашого героя переможено.
   *[false] 1 рана, але герой однаково проходить.
  }
dungeoneer-ui-roll-parts = Ваш кидок: кубик + { $parts }.
dungeoneer-ui-own-rule = Правило локації: { $text }
dungeoneer-ui-far-blocked = Зворотний шлях заблоковано: щоб вийти, знадобиться кидок.
dungeoneer-ui-far-trap = Пастка чекає на зворотному шляху, а не на вході.
dungeoneer-ui-misses =
    { $you ->
       [true] Атака тоді даремна: вас тут уже не буде.
      *[false] Атака тоді даремна: тут уже не буде її цілі ({ $name }).
    }
dungeoneer-ui-fells =
    { $you ->
       [true] Це може перемогти вашого героя, якщо не допоможе карта.
      *[false] Це може перемогти героя ({ $name }), якщо не допоможе карта{ $wins ->
           [true] , і завершити гру: ви переможете.
          *[other] .
        }
    }
dungeoneer-ui-fells-own = У разі провалу вашого героя переможено: стільки ран він не переживе.
dungeoneer-ui-prevents-rest = Відвертається лише рана. Лишиться: { $harm }.
dungeoneer-ui-prevents-wound = Відвертається лише рана, решта лишиться.
dungeoneer-ui-fells-unprevented = Якщо нічого не відвернути, вашого героя буде переможено.
dungeoneer-ui-hunt = { $several ->
    [false] Монстр завдання атакує першим: { $each }.
   *[true] Монстр завдання атакує першим, а чим, { $chooser_you ->
        [true] обираєте ви
       *[other] обирає { $chooser_name }
      }: { $each }.
  } { $hits ->
    [0] {""}
    [1] Вистачить одного вашого удару.
   *[other] Треба ваших ударів: { $hits }, вони зарахуються й у наступній спробі.
  } Якщо монстр виживе, { $down ->
   [true] кинути йому виклик герой зможе, лише підвівшись: по 1 ОД за те й інше
  *[false] можна один раз кинути йому виклик (1 ОД)
  }, потім спробу завершено.
dungeoneer-ui-hunt-form = { $form } (поранить вас { $attack } %{ $dealt }, ви його { $counter } %)
dungeoneer-ui-hunt-brief =
    { $cost ->
       [0] { $label }: безплатно, рана вам { $attack } %, ваш удар { $counter } %
      *[other] { $label }: { $cost } ОД, рана вам { $attack } %, ваш удар { $counter } %
    }
dungeoneer-ui-challenge-brief = { $label }: ваш удар влучить { $percent } %{ $dealt }
dungeoneer-ui-attack-brief = { $label }: ви влучите { $percent } %{ $dealt }
dungeoneer-ui-attempt-brief =
    { $cost ->
       [0] { $label }: безплатно, { $percent } %
      *[other] { $label }: { $cost } ОД, { $percent } %
    }
dungeoneer-ui-attempt-raised = зі славою ({ $glory }) до { $best } %
dungeoneer-ui-attempt-raise =
    { $raise ->
       [die] До кидка можна додати ще один кубик за славу ({ $glory }): { $best } %.
       [reroll] У разі провалу можна за славу ({ $glory }) перекинути один кубик: загалом { $best } %.
      *[bonus] До кидка можна витратити славу (до { $glory }), по +1 за кожну: до { $best } %.
    }
dungeoneer-ui-search-brief = { $label }: 1 ОД, { $percent } %
dungeoneer-ui-attempt-free = Безплатно: це перша спроба за хід.
dungeoneer-ui-take-along-more = Безплатно. { $text } Герой, що влучить у вас, може його забрати. Просто прийти недостатньо: там натисніть «Доставити», і фаза звитяг закінчиться.
dungeoneer-ui-attempt-costs = Ціна: { $each }.
dungeoneer-ui-attempt-cost = { $n } ОД
dungeoneer-ui-attempt-boon = ваші переваги: { $n }
dungeoneer-ui-attempt-cards = ваші постійні карти на столі: { $n }
dungeoneer-ui-attempt-gives = слава: { $n }
dungeoneer-ui-attempt-worth = карти на столі загальною вартістю { $n }
dungeoneer-ui-attempt-life = здоров’я: { $n }
dungeoneer-ui-say-drop = покладіть тут жетон завдання «{ $quest }» або пропустіть.
dungeoneer-ui-say-lord-declared = зіграйте прокляття або завершіть фазу.
dungeoneer-ui-say-challenge = { $heroes ->
    [true] киньте виклик нападникові чи іншому героєві тут
   *[false] киньте виклик нападникові
}{ $cards ->
    [true] , застосуйте карту
   *[false] {""}
} або пропустіть.
dungeoneer-ui-swap-turned =
    { $turned ->
       [1] { $other_turned ->
           [1] розвернути обидві
          *[0] розвернути { $other }
        }
      *[0] { $other_turned ->
           [1] розвернути { $space }
          *[0] як лежать
        }
    }
dungeoneer-ui-say-window =
    { $hand ->
       [true] натисніть на карту, щоб застосувати її, або пропустіть.
      *[false] застосуйте карту або пропустіть.
    }
dungeoneer-ui-say-window-act = вирішіть, що зробити, або пропустіть.
dungeoneer-ui-until-me =
    { $short ->
        [true] Пропускати чуже
       *[false] Пропускати, доки зі мною нічого не станеться
    }
dungeoneer-ui-until-more =
    «{ dungeoneer-ui-until-me }»: до { $last ->
       [true] кінця гри
      *[false] вашого наступного ходу
    } спитаємо, лише якщо на вас нападуть або на вас чекає кидок.
dungeoneer-ui-ask-me = Знову питати
dungeoneer-ui-passing =
    { $until ->
        [turn] До свого ходу ви все пропускаєте. Спитаємо, лише якщо на вас нападуть або на вас чекає кидок.
        [end] До наступного свого ходу ви все пропускаєте. Спитаємо, лише якщо на вас нападуть або на вас чекає кидок. Ваші фази йдуть своїм ладом.
       *[ever] У чужі ходи ви все пропускаєте. Спитаємо, лише якщо на вас нападуть або на вас чекає кидок.
    }
dungeoneer-ui-take-aim = оберіть ціль для «{ $card }».
dungeoneer-ui-take-x = оберіть X для «{ $card }».
dungeoneer-ui-take-way = оберіть, що робити з «{ $card }».
dungeoneer-ui-take-chances = На кнопках — шанс, що { $what }.
dungeoneer-ui-take-aim-map = Натисніть на підсвічене місце на мапі.
dungeoneer-ui-take-aim-more = Натисніть на ціль або на її кнопку.
dungeoneer-ui-keep-more =
    { $hurt ->
       [true] Пораненого ({ $card }) у руку не повертають: лігво або скид. Цього ходу він більше не нападе; потім — з лігва за повну ціну.
      *[false] Хто не поранений ({ $card }), іде в руку або в лігво. Цього ходу монстр більше не нападе ні з руки, ні з лігва; потім — з обох місць за повну ціну.
    } У лігві він не займає місця в руці; там уміщуються троє.
dungeoneer-ui-reward-more = Ран від ваших монстрів, у всіх героїв: { $count }. За кожну — 1 ризик.
dungeoneer-ui-reward-what = Цим ризиком суперники гравця платять за напади: що його більше, то більше можна наслати на його героя.
dungeoneer-ui-rise-more = Підвестися — 1 ОД і кидок: ближній бій { $value }+, { $percent } %. У разі провалу очко втрачено. Лежачи не можна кинути виклик.
dungeoneer-ui-rise-to-challenge =
    { $left ->
        [true] Підвівшись, герой зможе відповісти викликом: ще 1 ОД.
       *[false] Лежачи виклик не кинути, а коли герой підведеться, ОД на виклик не лишиться.
    }
dungeoneer-ui-hunt-pass = Пропуск завершить цю спробу.
dungeoneer-ui-has = { $card }, { $parts }
dungeoneer-ui-try =
    { $key ->
       [search] вести пошук за завданням «{ $quest }»
      *[attempt] узятися за завдання «{ $quest }»
    }
dungeoneer-ui-percent = { $n } %
dungeoneer-ui-perils = Ризик: { $each }
dungeoneer-ui-last-ap = Після останнього ОД фаза звитяг кінчається сама, якщо безплатних справ не лишилося.
dungeoneer-ui-declare-more = Нападають раз за хід, усім одразу. Платить ризик того, на кого нападають.
dungeoneer-ui-done-more = «В атаку» почне все, що в плані: більше нічого цього ходу не наслати.
dungeoneer-ui-planned = У плані: { $each }.
dungeoneer-ui-takes-token = Влучання може замість рани забрати жетон: { $quests }.
dungeoneer-ui-odds-percent =
    { $vain ->
        [true] Шанс 0 %: у { $target_name } немає скарбу, який ви можете забрати.
       *[false] Шанс { $percent } %.
    }
dungeoneer-ui-choose-how = Чим бити, ви оберете далі.
dungeoneer-ui-odds-fight = Ви влучите { $attack } %{ $dealt }, нічия { $tie } %, влучать у вас { $counter } %.
dungeoneer-ui-odds-between =
    Хто влучить: { $target_you ->
       [true] ви
      *[false] { $target_name }
    } — { $attack } %{ $dealt }, нічия — { $tie } %, { $other_you ->
       [true] ви
      *[false] { $other_name }
    } — { $counter } %.
dungeoneer-ui-no-change = Шанс від цього не зміниться.
dungeoneer-ui-guards =
    { $you ->
       [true] Якщо поранять вас, рану може відвернути { $each }.
      *[false] { $name }: рану може відвернути { $each }.
    }
dungeoneer-ui-may-strike = У відповідь може діяти { $name }: { $each }.
dungeoneer-ui-answer-with =
    { $of ->
        [glory] «{ $card }» (слава: { $n })
        [ap] «{ $card }» ({ $n } ОД)
        [challenge] виклик (1 ОД)
        [fall] виклик (ціною падіння)
       *[free] «{ $card }» (безплатно)
    }
dungeoneer-ui-hero-gives = За рану героя вам нічого не дають.
dungeoneer-ui-odds-last = Загинувши, монстр зачепить кожного героя у своїй локації: { $harm }.
dungeoneer-ui-counted = Уже враховано: { $each }.
dungeoneer-ui-stands-there =
    { $you ->
       [true] Там і ваш герой.
      *[false] Там і { $name }.
    }
dungeoneer-ui-chances = Шанси: { $each }
dungeoneer-ui-gains = Дасть славу ({ $glory }) і ризик ({ $peril }).{ $danger ->
    [0] {""}
   *[other] {" "}Небезпека +{ $danger }: пастки проти вас там складніші на { $danger }.
  }
dungeoneer-ui-gains-nothing = Цього ходу більше нічого не дасть{ $taken ->
    [began] : там він почався
    [came] : там уже все отримано
   *[other] {""}
  }.{ $danger ->
    [0] {""}
   *[other] {" "}Небезпека +{ $danger }: пастки проти вас там складніші на { $danger }.
  }
dungeoneer-ui-rest = Лишиться: { $each }.
dungeoneer-ui-rest-ap = { $count } ОД
dungeoneer-ui-rest-glory = слава { $count }
dungeoneer-ui-left-to-payer = { $name }: ризику лишиться { $count }.
dungeoneer-ui-level-of = рівень { $level }
dungeoneer-ui-also = і вас
dungeoneer-ui-do-use-it =
    { $doing ->
       [quest] Змінити завдання
       [card] Обміняти карту
       [deck] Глянути на колоду
      *[other] Застосувати: { $card }
    }{ $gives ->
       [heal] {" "}{ dungeoneer-part-gives }
       [ap] {" "}{ dungeoneer-part-gives }
      *[nothing] {""}
    }{ $glory ->
       [0] { $ap ->
           [0] {""}
          *[other] , { dungeoneer-part-cost }
        }
      *[other] , { dungeoneer-part-cost }
    }
dungeoneer-ui-do-play-it =
    Зіграти: { $card }{ $gives ->
       [heal] {" "}{ dungeoneer-part-gives }
       [ap] {" "}{ dungeoneer-part-gives }
      *[nothing] {""}
    }
dungeoneer-ui-step-short = { $name }, { $step } із 8
dungeoneer-ui-last-roll = Ваш останній кидок:
dungeoneer-ui-of-name = { $name }
dungeoneer-ui-of-you = ваш
dungeoneer-ui-part-quest =
    { $global ->
       [true] { $quest } (спільне завдання{ $why })
      *[false] { $quest } (завдання героя{ $why })
    }
dungeoneer-ui-sum-dice = Кубик
dungeoneer-ui-sum-counter = Контратака
dungeoneer-ui-sum-attack = Атака
dungeoneer-ui-life-name = { $name }: лишилося здоров’я { $life }.
dungeoneer-ui-life-you = У вас лишилося здоров’я: { $life }.
dungeoneer-ui-life-saved =
    { $you ->
       [true] { $card } рятує вас від загибелі: лишилося здоров’я 1.
      *[false] { $name } уникає загибелі ({ $card }): лишилося здоров’я 1.
    }
dungeoneer-ui-hits-tie = { $high } проти { $low }: нічия, ніхто не влучив.
dungeoneer-ui-hits = { $high } проти { $low }. { $who }: удар влучив у ціль ({ $whom }).
dungeoneer-ui-the = { $card }
dungeoneer-ui-you-hit = { $high } проти { $low }: ваш удар влучив у ціль ({ $whom }).
dungeoneer-ui-hit-prevented = { $high } проти { $low }: рану відвернуто.
dungeoneer-ui-hit-does = Удар ({ $form }): { $each }.
dungeoneer-ui-hits-you = { $high } проти { $low }. { $who }: удар влучив у вас.
dungeoneer-ui-next-foe = Далі: { $card }.
dungeoneer-ui-told-foe = { $card } ({ $owner })
dungeoneer-ui-told-foe-bare = { $card }
dungeoneer-ui-told-foe-you = ваш монстр { $card }
dungeoneer-ui-told-hits =
    { $you ->
       [true] { $who }: удар влучив у вас,
      *[false] { $who }: удар влучив у ціль ({ $whom }),
    }
dungeoneer-ui-told-you-hit = Ваш удар влучив: { $whom },
dungeoneer-ui-told-sums = { $high } проти { $low }.
dungeoneer-ui-told-third =
    { $you ->
       [true] Ви виконуєте
      *[other] { $name } виконує
    } третє завдання: { $quest }.
dungeoneer-ui-told-third-wins =
    { $you ->
       [true] Це перемога: ви виграєте
      *[other] Це перемога: { $name } виграє
    } партію.
dungeoneer-ui-told-third-gives = Рівень { $level }, слава +{ $glory }.
dungeoneer-ui-told-lose =
    { $you ->
       [true] Ви втрачаєте здоров’я: { $count }, лишається { $life }.
      *[false] { $name } втрачає здоров’я: { $count }, лишається { $life }.
    }
dungeoneer-ui-no-help = Карта від неї не допомагає.
dungeoneer-ui-trap-fails = Провал: { $harm }.
dungeoneer-ui-trap-you = Ваш успіх: { $percent } %.
dungeoneer-ui-trap-other = { $name }, успіх: { $percent } %.
dungeoneer-ui-trap-first = Спершу пастка: { $card }, { $threat } для всіх героїв тут.
dungeoneer-ui-trap-rolls = { $card }: { $threat } для всіх героїв тут.
dungeoneer-ui-say-enter = Застосувати карту?
dungeoneer-ui-bold-enter-name = { $name } входить: { $space }.
dungeoneer-ui-bold-enter-you = Ви входите: { $space }.
dungeoneer-ui-no-card = Без карти
dungeoneer-ui-no-challenge = Без виклику
dungeoneer-ui-no-response = Не відповідати
dungeoneer-ui-discard-more =
    { $places ->
       [lair] З руки або монстра з лігва
       [treasure] З руки або скарб зі столу
       [both] З руки, скарб зі столу або монстра з лігва
      *[hand] З руки
    }; потім доберете до п’яти.
dungeoneer-ui-save-more = За збережене очко до вашого наступного ходу можна кинути виклик тому, хто вас атакує, а якщо налаштування столу не забороняють — і атакувати героя в тій самій локації чи підвестися. Решта очок зникне.
dungeoneer-ui-discard-star = Зірочка: числа чи текст карти не з друкованої гри.
dungeoneer-ui-say-use =
    застосувати «{ $card }»{ $aim ->
       [no] {""}
      *[other] , ціль — { $aim }
    }?{ $later ->
       [true] {" "}Це можна зробити й пізніше у свій хід.
      *[false] {""}
    }
dungeoneer-ui-say-play =
    зіграти «{ $card }»{ $aim ->
       [no] {""}
      *[other] , ціль — { $aim }
    }?
dungeoneer-ui-foe-attacks-you = Напад на вас: { $card }.
dungeoneer-ui-attacks-you = Напад на вас: { $card } ({ $name }).
dungeoneer-ui-out-hits = ваш монстр влучить
dungeoneer-ui-out-overcome =
    { $you ->
       [true] вам вдасться
      *[false] { $name } впорається
    }
dungeoneer-ui-out-strike =
    { $you ->
       [true] ви влучите
      *[false] { $name } влучить
    }
dungeoneer-ui-out-unhurt =
    { $you ->
       [true] вас не поранять
      *[false] { $name } уникне рани
    }
dungeoneer-ui-without = Якщо ні, { $what }:
dungeoneer-ui-with = Якщо застосувати «{ $card }», { $what }:
dungeoneer-ui-change-overcome = Шанс успіху: { $after } % (зараз { $before } %).
dungeoneer-ui-change-strike =
    Шанс, що { $you ->
       [true] ви влучите
      *[other] { $name } влучить
    }: { $after } % (зараз { $before } %).
dungeoneer-ui-change-unhurt =
    Шанс, що { $you ->
       [true] вас не поранять
      *[other] { $name } уникне рани
    }: { $after } % (зараз { $before } %).
dungeoneer-ui-change-strike-each =
    Шанс, що { $you ->
       [true] ви влучите в ціль
      *[other] { $name } влучить у ціль
    }: { $each }.
dungeoneer-ui-change-hits = Шанс, що ваш монстр влучить: { $after } % (зараз { $before } %).
dungeoneer-ui-change-each = { $card } { $after } % (зараз { $before } %)
dungeoneer-ui-change-hits-each = Шанс, що влучить монстр: { $each }.
dungeoneer-ui-change-unhurt-each =
    Шанс, що { $you ->
       [true] вас не поранить
      *[other] { $name } уникне рани
    }: { $each }.
dungeoneer-ui-costs-glory = Ціна: слава −{ $cost } (у вас { $glory }).
dungeoneer-ui-costs-peril =
    { $you ->
       [true] Ціна: { $cost } з { $peril } вашого ризику, лишиться { $left }.
      *[false] Ціна: ризик −{ $cost }, платить { $name } (з { $peril }, лишиться { $left }).
    }
dungeoneer-ui-shifts =
    { $count ->
       [one] Поміняти можна { $count } карту локації, її обведено на мапі.
       [few] Поміняти можна { $count } карти локацій, їх обведено на мапі.
       [many] Поміняти можна { $count } карт локацій, їх обведено на мапі.
      *[other] Поміняти можна { $count } карт локацій, їх обведено на мапі.
    }
dungeoneer-ui-costs-peril-any = Ціна: ризик −{ $cost }. Платить один суперник, хто — виберете далі: { $each }.
dungeoneer-ui-costs-peril-either = Ризиком платить ціль: { $each }.
dungeoneer-ui-costs-peril-one = { $name } { $cost } (з { $peril }, лишиться { $left })
dungeoneer-ui-loses-ap = { $name }: лишиться { $left } ОД з { $ap }.
dungeoneer-ui-harm-to-entrance = герой біля найближчого входу
dungeoneer-ui-harm-discard-hand =
    { $n ->
       [one] скид { $n } карти з руки
       [few] скид { $n } карт з руки
      *[many] скид { $n } карт з руки
    }
dungeoneer-ui-harm-discard-readied =
    { $n ->
       [one] скид { $n } карти зі столу
       [few] скид { $n } карт зі столу
      *[many] скид { $n } карт зі столу
    }
dungeoneer-ui-harm-less-ap = −{ $n } ОД наступного ходу
dungeoneer-ui-harm-knockdown =
    { $n ->
       [0] герой падає й не ходить, поки не підведеться (1 ОД)
      *[other] герой падає, підвестися — 1 ОД і кидок ближнього бою { $n }+
    }
dungeoneer-ui-harm-falls = герой падає
dungeoneer-ui-harm-standup = підвестися можна буде лише з кидком ближнього бою { $n }+
dungeoneer-ui-harm-nothing = нічого: герой уже біля входу, лежить або без слави
dungeoneer-ui-harm-level = рівень −{ $n }
dungeoneer-ui-harm-ap = −{ $n } ОД
dungeoneer-ui-harm-glory = слава −{ $n }
dungeoneer-ui-harm-peril = ризик +{ $n }
dungeoneer-ui-harm-to-portal = герой біля іншого порталу
dungeoneer-ui-harm-stand-up = герой підводиться
dungeoneer-ui-harm-draw = добір карт: { $n }
dungeoneer-ui-harm-heal = +{ $n } здоров’я
dungeoneer-ui-harm-wound =
    { $n ->
       [one] { $n } рана
       [few] { $n } рани
      *[many] { $n } ран
    }
dungeoneer-ui-harm-defeat = героя переможено
dungeoneer-ui-counters-forms = Шанс, що поранять нападника: { $each }.
dungeoneer-ui-fails-name = { $name }, провал ({ $form } { $needs }, кубик + { $parts }): { $percent } %. Тоді: { $harm }.
dungeoneer-ui-hurts-forms =
    Шанс, що { $name } дістане рану: { $each }{ $count ->
       [1] {""}
      *[other] , обираєте ви
    }.
dungeoneer-ui-moved =
    { $you ->
       [true] Ви опинитеся
      *[false] { $name } опиниться
    } тут: { $space }.
dungeoneer-ui-fails = спрацює: { $percent } %
dungeoneer-ui-hurts = ранить { $percent } %
dungeoneer-ui-also-hit =
    { $you ->
       [true] Загрожує й вам
      *[false] Під загрозою і { $name }
    }: провал { $percent } %, тоді { $harm }.
dungeoneer-ui-risk =
    { $quest ->
       [true] Треба:
      *[false] { $what }:
    } { $form } { $needs }, успіх { $percent } % (кубик + { $parts }); провал: { $harm }.
dungeoneer-ui-risk-sure =
    { $quest ->
       [true] Треба:
      *[false] { $what }:
    } { $form } { $needs }, успіх напевно (кубик + { $parts }).
dungeoneer-ui-risk-all =
    { $quest ->
       [true] Треба:
      *[false] { $what }:
    } { $form } { $needs }, успіх { $percent } % (кубик + { $parts }); провал б’є по всіх героях тут: { $harm }.
dungeoneer-ui-risk-fells =
    У разі провалу { $you ->
       [true] вашого героя буде переможено
      *[false] героя буде переможено ({ $name })
    }.
dungeoneer-ui-gains-dice = Дасть славу ({ $glory }). Ризик: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
  }; карту відкриває кожен, на якому не більше { $most }.
dungeoneer-ui-attempt-more = Успіх завершить вашу фазу звитяг, навіть якщо лишилися ОД.{ $percent ->
    [100] {""}
   *[other] {" "}Після провалу завдання лишається, ще одна спроба цього ходу коштує 1 ОД{ $down ->
       [yes] , і спершу 1 ОД, щоб підвестися
      *[no] {""}
    }.
  }
dungeoneer-ui-search-more = Пошук коштує 1 ОД: кубик + { $plus } { dungeoneer-part-way }, треба { $value }, { $percent } %. { $done ->
    [true] Успіх виконає завдання й завершить вашу фазу звитяг.
   *[false] Після успіху тут можна виконувати завдання цього ходу.
  }
dungeoneer-ui-take-quest = Оберіть завдання для скиду: ціна { $glory } слави, натомість візьмете інше.
dungeoneer-ui-x = X = { $x }
dungeoneer-ui-x-range = Шанс, що { $what }: { $each }; зараз { $before } %. Кожен X коштує 1 славу.
dungeoneer-ui-cancel = Скасувати
dungeoneer-ui-back = Назад
dungeoneer-ui-back-last = Скасувати останнє
dungeoneer-ui-word-asked = ваша відповідь?
dungeoneer-ui-just-now = Що сталося
dungeoneer-just-completes = { $you ->
    [true] Ви виконуєте
   *[other] { $name } виконує
  } завдання «{ $quest }»: рівень { $level }, слава +{ $glory }.
dungeoneer-ui-just-all = Показати всі { $count }
dungeoneer-ui-just-less = менше
dungeoneer-just-hit =
    { $you ->
       [true] У вас
      *[other] { $name }:
    } −{ $count } здоров’я, лишилося { $life } ({ $card }{ $against ->
       [0] {""}
      *[other] {" "}— { $against } проти { $total }
    })
dungeoneer-ui-watch-battle =
    { $you ->
       [true] Ви в битві
      *[other] У битві { $name }
    }: { $space }.
dungeoneer-ui-watch-setup = Готуємо гру.
dungeoneer-ui-watch-reset =
    { $you ->
        [true] Ви починаєте хід.
       *[false] { $name } починає хід.
    }
dungeoneer-ui-watch-dungeonlord =
    { $you ->
        [true] Ваша фаза лиходійств.
       *[false] { $name }: фаза лиходійств.
    }
dungeoneer-ui-watch-map =
    { $you ->
        [true] Ви кладете карту локації.
       *[false] { $name } кладе карту локації.
    }
dungeoneer-ui-watch-hero =
    { $you ->
        [true] Ваша фаза звитяг.
       *[false] { $name }: фаза звитяг.
    }
dungeoneer-ui-watch-close =
    { $you ->
        [true] Ви завершуєте хід.
       *[false] { $name } завершує хід.
    }
dungeoneer-ui-ended-lost = Перемогло підземелля.
dungeoneer-ui-ended-nobody = Ніхто не переміг.
dungeoneer-ui-roll-mine = Ваш герой
dungeoneer-ui-roll-threat = { $who }: { $form } { $needs }, успіх { $percent } %
dungeoneer-ui-roll-threat-open = { $who }: { $form } { $needs }
dungeoneer-ui-roll-attack = { $who }: атака, { $form }; удар { $percent } %
dungeoneer-ui-roll-attack-open = { $who }: атака, { $form }
dungeoneer-ui-roll-counter = { $who }: контратака, { $form }; удар { $percent } %
dungeoneer-ui-roll-counter-open = { $who }: контратака, { $form }
dungeoneer-ui-rolls-more = і ще { $count }
dungeoneer-ui-step-of = Крок { $step } з 8: { $name }
dungeoneer-ui-fights-quest =
    { $you ->
        [true] Ви б’єтеся заради завдання: { $quest }
       *[false] { $name } б’ється заради завдання: { $quest }
    }
dungeoneer-ui-is-attacked =
    { $you ->
        [true] Ви під ударом
       *[false] { $name } під ударом
    }
dungeoneer-ui-strikes-back =
    { $you ->
        [true] Ваш виклик
       *[false] { $name } кидає виклик
    }
dungeoneer-ui-plus-die = + к6
dungeoneer-ui-plus-dice = + к6, більший із двох
dungeoneer-ui-sum-die = кубик { $die }
dungeoneer-ui-life-left = Лишилося здоров’я: { $count }
dungeoneer-ui-aim-at = Ціль: { $card }
dungeoneer-ui-look-at = Роздивитися: { $card }
dungeoneer-ui-res-gone = Уже не в битві.
dungeoneer-ui-key-you = рана вам
dungeoneer-ui-key-hero = рана герою
dungeoneer-ui-key-tie = нічия
dungeoneer-ui-key-monster = рана монстрові
dungeoneer-ui-key-name = рана: { $name }
dungeoneer-ui-helps = Ще зіграно:
dungeoneer-ui-die = На кубику { $pips }
dungeoneer-ui-odds-aloud =
    { $who }: удар атаки { $attack ->
       [one] { $attack } відсоток
       [few] { $attack } відсотки
      *[many] { $attack } відсотків
    }, нічия { $tie }, удар контратаки { $counter }
dungeoneer-ui-may-respond = Ви можете відповісти
dungeoneer-ui-may-challenge = Ви можете кинути виклик
dungeoneer-ui-may-act = Ви можете втрутитися
dungeoneer-ui-lord = Лиходійства
dungeoneer-ui-lord-you = Сплачується ризиком суперників: оберіть, хто кого атакує.
dungeoneer-ui-lord-done = Цього ходу монстрів і пастки вже насилали.
dungeoneer-ui-lord-other = { $name } може наслати монстрів і пастки.
dungeoneer-ui-declaration = План
dungeoneer-ui-in-plan = у плані
dungeoneer-ui-too-dear = ризику бракує
dungeoneer-ui-nothing-to-send = Монстрів і пасток у вас немає.
dungeoneer-ui-peril-left = Лишилося ризику: { $count }
dungeoneer-ui-calm = Тихо. Тут буде видно битви й відповіді.
dungeoneer-ui-calm-over = Гру завершено.
dungeoneer-ui-tab-moment = Відповідь
dungeoneer-ui-tab-lord = Лиходійства
dungeoneer-ui-tab-now = Зараз
dungeoneer-ui-odds-battle = Ця битва
dungeoneer-ui-odds-coming = Зараз кинуть
dungeoneer-ui-odds-mine = Що можна спробувати
dungeoneer-ui-odds-none = Кидати зараз немає за що.
dungeoneer-ui-piles = Стоси
dungeoneer-ui-known-top = Згори, як ви знаєте: { $cards }
dungeoneer-ui-known-bottom = Знизу, як ви знаєте: { $cards }
dungeoneer-ui-key-pass = пропустити, відмовитися
dungeoneer-ui-key-until-me = пропускати чуже або знову питати
dungeoneer-ui-key-end = завершити фазу
dungeoneer-ui-key-explore = досліджувати
dungeoneer-ui-key-declare = обрати, кого наслати; в атаку
dungeoneer-ui-sr-player = { $hero }, рівень { $level }. Здоров’я { $life } з { $most }, слава { $glory }, ризик { $peril }, очки дії { $ap }. Ближній бій { $melee }, магія { $magic }, швидкість { $speed }. Завдання: { $quests } з 3, рука: { $hand }.
dungeoneer-ui-sr-in = Локація: { $space }.
dungeoneer-ui-sr-list = { $what }: { $cards }.
dungeoneer-ui-sr-cost = { $card }, ціна { $cost }
dungeoneer-ui-sr-goal =
    { $quest }{ $shared ->
       [true] {" "}(спільне)
      *[false] {""}
    }: { $where }.
dungeoneer-ui-sr-nearest = { $where }, { $space }
dungeoneer-ui-sr-plan = { $card }, ціль { $name }, ризик { $cost }
dungeoneer-ui-sr-attack = { $card }, { $form }: { $attack } проти { $counter }. Здоров’я { $life }.
dungeoneer-ui-sr-trap = { $card }: { $form } { $needs }.
dungeoneer-ui-sr-defeated = Героя переможено.
dungeoneer-ui-sr-moment = Час для відповідей.

## Локації та карти словами: текстовий режим і термінал

dungeoneer-ui-told-of-spot = { $space } ({ $x }:{ $y })
dungeoneer-ui-told-apart = { $space } ({ $where } від входу)
dungeoneer-ui-told-of-space = { $spot }, { $type }
dungeoneer-ui-told-of-to = за ним { $space }
dungeoneer-ui-told-of-back = назад: { $exit }
dungeoneer-ui-told-of-unexplored = не досліджено ({ $x }:{ $y })
dungeoneer-ui-told-of-gives =
    { $dice ->
       [true] За вхід: слава { $glory }; кубики ризику: { $peril }
      *[false] За вхід: ризик { $peril }, слава { $glory }
    }{ $taken ->
       [stays] {" "}(за весь хід на місці; за повернення — ні)
       [began] {" "}(не цього ходу: там він почався)
       [true] {" "}(цього ходу вже взято)
      *[false] {""}
    }
dungeoneer-ui-told-of-foes = У битві тут: { $cards }
dungeoneer-ui-told-of-threshold = На порозі: { $sides }.
dungeoneer-ui-told-of-limits = Переваги: { $boons } з { $most_boons }, скарби: { $treasures } з { $most_treasures }.
dungeoneer-ui-told-of-hero = Здоров’я { $life }, переваг до { $boons }, скарбів до { $treasures }
dungeoneer-ui-told-of-level = Рівень { $level }: ближній бій { $melee }, магія { $magic }, швидкість { $speed }
dungeoneer-ui-told-of-reward = Нагорода
dungeoneer-ui-told-of-kill = За кожне відняте в нього здоров’я: 1 слава

## Карти

dungeoneer-ui-card-plus-level =
    { $count ->
       [one] +{ $count } рівень
       [few] +{ $count } рівні
      *[many] +{ $count } рівнів
    }
dungeoneer-ui-card-plus-life = +{ $count } здоров’я
dungeoneer-ui-card-plus-glory = +{ $count } { $count ->
       [one] слава
       [few] слави
      *[many] слави
    }
dungeoneer-ui-card-costs-glory = Слава за карту: { $cost }
dungeoneer-ui-card-costs-peril = Ризик за карту: { $cost }
dungeoneer-ui-card-body = Здоров’я { $life }, ближній бій { $melee }, магія { $magic }, швидкість { $speed }; атакує: { $forms }
dungeoneer-ui-card-attacks = атакує й контратакує
dungeoneer-ui-card-counters = лише контратакує
dungeoneer-ui-card-tokens =
    { $count ->
       [one] { $count } жетон
       [few] { $count } жетони
      *[many] { $count } жетонів
    }
dungeoneer-ui-card-spent = Використано.
dungeoneer-ui-card-life-of = здоров’я { $life } з { $most }
dungeoneer-ui-card-sr-can =
    { $how ->
       [discard] Можна скинути.
       [pick] Можна вибрати.
      *[play] Можна зіграти.
    }
dungeoneer-ui-card-sr-use = Можна застосувати або вибрати.
dungeoneer-ui-card-sr-taken = Карту обрано.
dungeoneer-ui-card-sr-cannot = Не можна зіграти: { $why }
dungeoneer-ui-card-sr-at = { $at } з { $count }.
dungeoneer-ui-card-sr-aim = Ціль: { $name }.
dungeoneer-ui-card-sr-seat = { $name }: ризик { $peril }, слава { $glory }, здоров’я { $life } з { $most }, рівень { $level }, завдання { $done } з 3, лігво { $lair }, рука { $hand }.{ $down ->
       [true] {" "}Герой лежить.
      *[false] {""}
    }{ $saved ->
       [true] {" "}Є збережене очко дії.
      *[false] {""}
    }
dungeoneer-ui-card-open-board = Показати все, що перед гравцем
dungeoneer-ui-card-hero-use = Мій герой
dungeoneer-ui-card-level-short = рів.
dungeoneer-ui-card-on-hero = на герої
dungeoneer-ui-card-quests-done = Завдання: виконано { $count } з 3
dungeoneer-ui-card-quest-complete = виконано
dungeoneer-ui-card-quest-unseen = ще не на мапі
dungeoneer-ui-card-quest-wounds =
    { $count ->
       [one] завдано { $count } рану
       [few] завдано { $count } рани
      *[many] завдано { $count } ран
    }
dungeoneer-ui-card-boards = Гравці та колоди
dungeoneer-ui-card-piles = Колоди
dungeoneer-ui-card-known-top = верх колоди, відомо вам
dungeoneer-ui-card-known-bottom = низ колоди, відомо вам
dungeoneer-ui-card-peril-discards = скид колоди ризику
dungeoneer-ui-card-maps-below = карти локацій під колодою
dungeoneer-ui-card-nothing-there = Тут ще нічого немає.
dungeoneer-ui-card-gallery = Усі карти
dungeoneer-ui-card-gallery-more = Зірочкою { $count ->
       [one] позначено { $count } карту
       [few] позначено { $count } карти
      *[many] позначено { $count } карт
    } з нашими числами чи текстом: друковані перевірити не вдалося.
dungeoneer-ui-card-key-board = усе, що перед гравцем
dungeoneer-ui-card-all-hero = Герої
dungeoneer-ui-card-all-quest = Завдання
dungeoneer-ui-card-all-boon = Переваги
dungeoneer-ui-card-all-treasure = Скарби
dungeoneer-ui-card-all-bane = Прокляття
dungeoneer-ui-card-all-monster = Монстри
dungeoneer-ui-card-all-trap = Пастки
dungeoneer-ui-card-all-map = Карти локацій

## In the terminal

dungeoneer-cli-unlaid = Цієї локації на мапі ще немає. Виходи, як надруковано: { $exits }.
dungeoneer-cli-hand = Ваша рука (★ карта Undercroft):
dungeoneer-cli-hand-of = Рука, { $name }: { $cards }.
dungeoneer-cli-quests = Ваші та спільні завдання:
dungeoneer-cli-piles = Стоси: { $piles }.
dungeoneer-cli-used = використано
dungeoneer-cli-attack = { $who } проти: { $whom }
dungeoneer-cli-dice = { $attack } + кубик проти { $counter } + кубик
dungeoneer-cli-total = підсумок { $total } проти { $counter } + кубик
dungeoneer-cli-odds =
    { $whose ->
       [mine] ваш удар { $attack } %{ $dealt }
       [me] удар по вас { $attack } %{ $dealt }
      *[other] удар { $attack } %{ $dealt }
    }{ $tie ->
       [0] {""}
      *[other] , нічия { $tie } %
    }{ $counter ->
       [0] {""}
      *[other] , { $whose ->
           [mine] удар по вас
           [me] ваш удар
          *[other] удар у відповідь
        } { $counter } %{ $back }
    }
dungeoneer-cli-ends = тоді гру закінчено, перемагає { $name }
dungeoneer-cli-sure = { $name }: { $form } { $needs }, успіх напевно
dungeoneer-cli-wounded =
    { $you ->
       [true] Ви втрачаєте
      *[other] { $name } втрачає
    } здоров’я: { $count }, лишається { $life }.
dungeoneer-cli-chance-there = { $where }, пошук за 1 ОД: { $percent } %
dungeoneer-cli-succeed = успіх: { $each }
dungeoneer-cli-pays-one = ризиком платить суперник: { $names }
dungeoneer-cli-pays = платить { $name }, ризику лишиться { $count }
dungeoneer-cli-hunt =
    { $count ->
       [one] треба { $count } рана
       [few] треба { $count } рани, вони лишаються
      *[many] треба { $count } ран, вони лишаються
    }
dungeoneer-cli-done = успіх завершить фазу звитяг
dungeoneer-cli-attempt =
    { $cost ->
       [0] безплатно
      *[other] { $cost } ОД
    }, успіх завершить фазу звитяг
dungeoneer-cli-fails = { $name }: { $form } { $needs }, провал { $percent } %: { $harm }
dungeoneer-cli-fails-all = { $name }: { $form } { $needs }, провал { $percent } %, кожному герою тут: { $harm }
dungeoneer-cli-hazard = { $what }, у разі провалу: { $harm }.
dungeoneer-cli-once-found = якщо знайдено, другий кидок: { $risk }
dungeoneer-cli-die = кубик + { $parts }
dungeoneer-cli-gives =
    { $you ->
       [true] дає ризик { $peril }, славу { $glory }
      *[false] { $name } отримає: ризик { $peril }, слава { $glory }
    }
dungeoneer-cli-gives-dice = дає славу { $glory }; кубики ризику: { $dice }
dungeoneer-cli-signs =
    На мапі: літери — герої гравців, _ герой лежить; розрив стіни — відкритий вихід, ### заблокований, !!! вихід-пастка; ^ шипи, o яма, * небезпека, $ жетон{ $ice ->
       [true] , = лід
      *[false] {""}
    }, + дасть ризик і славу, якщо увійти.
dungeoneer-cli-object-hero = герой ({ $id })
dungeoneer-cli-object-seat = гравець { $id }
dungeoneer-cli-object-place = місце { $id }
dungeoneer-cli-object-die = кубик { $id }
dungeoneer-cli-object-act = відповідь { $id }
dungeoneer-cli-why-you-are-here = Ваш герой уже тут. Щоб прочитати карту локації, введіть c і її назву.
dungeoneer-cli-why-wrong-space = { $quest }: не в цій локації. Введіть b: там ваші завдання та їхні місця.
dungeoneer-cli-words-peril = ризик
dungeoneer-cli-topic-peril =
    { $solo ->
       [true] Наодинці ризик не збирають, його кидають: де локація дає 2, кидають два кубики, і кожен, на якому 2 або менше, відкриває монстра, пастку чи прокляття.
      *[false] Ризик платить за те, що насилають на вас: суперники витрачають ваш на монстрів, пастки й прокляття, ви витрачаєте їхній.
    }
dungeoneer-cli-words-glory = слава
dungeoneer-cli-topic-glory = Слава платить за ваші переваги, скарби й здібності. Її дають локації, куди ви вперше за свій хід входите, і здоров’я, відняте в монстрів.
dungeoneer-cli-words-ap = од, очко дії, очки дії
dungeoneer-cli-topic-ap =
    ОД — очки дії: { $limited ->
       [true] 3 на хід
      *[false] на хід стільки, яка швидкість
    }. Крок, ще одне дослідження, пошук, атака й спроба підвестися коштують по 1{ $saves ->
       [true] ; одне можна зберегти на чужі ходи
      *[false] {""}
    }.
dungeoneer-cli-words-blocked = заблокований, заблокований вихід
dungeoneer-cli-topic-blocked = Заблокований вихід випробовує того, хто крізь нього виходить, але не того, хто входить: у разі провалу крок коштує на 1 ОД більше.
dungeoneer-cli-words-trap = пастка, вихід-пастка, пастки
dungeoneer-cli-topic-trap = Вихід-пастка випробовує того, хто крізь нього виходить: провал коштує 1 здоров’я, та герой проходить. Карти пасток насилають на героїв, і кидає кожен у локації.
dungeoneer-cli-words-danger = небезпека
dungeoneer-cli-topic-danger = Небезпека робить пастки, наслані на героя в цій локації, настільки ж важчими.
dungeoneer-cli-words-hazard = шипи, яма
dungeoneer-cli-topic-hazard = Шипи й яма випробовують героя, що увійшов у свій хід: провал на шипах коштує 1 здоров’я, у яму герой падає.
dungeoneer-cli-words-lair = лігво
dungeoneer-cli-topic-lair = { dungeoneer-note-keeps }
dungeoneer-cli-words-challenge = виклик
dungeoneer-cli-topic-challenge =
    Виклик — ваша атака на того, хто щойно атакував вас. Він коштує 1 ОД{ $saves ->
       [true] , яке можна зберегти у свій хід
      *[false] {""}
    }.
dungeoneer-cli-words-response = відповідь, відповіді
dungeoneer-cli-topic-response = Відповідь — карта, яку грають, коли вашого героя атакують, до кидка.
dungeoneer-cli-words-threshold = поріг
dungeoneer-cli-topic-threshold = Герой, чиє останнє ОД відчинило заблокований вихід, чекає на порозі: наступного ходу він проходить без кидка, а поки що вихід відкритий для всіх.
dungeoneer-cli-words-level = рівень
dungeoneer-cli-topic-level = Кожне виконане завдання підвищує рівень: змінюються ближній бій, магія та швидкість героя.
dungeoneer-cli-words-quest = завдання
dungeoneer-cli-topic-quest = Три завдання — перемога. Одна спроба за хід безплатна, ще одна коштує 1 ОД; успіх завершить фазу звитяг. Ваші завдання покаже b.

## What is wrong with a table

error-dungeoneer-both-falls = «Обмежений рух» і «Очко дії за падіння» не поєднуються: оберіть щось одне.
error-dungeoneer-nothing-drawn = За «Без білих плям» карт локацій не добирають, тож «Неупереджене розміщення» нічого не дасть: оберіть щось одне.

## What is wrong with a pack

error-dungeoneer-pack-card = Карта { $id } у файлі { $file }, рядок { $line }: { $problem }.
error-dungeoneer-pack-empty = У теці { $folder } немає файлів із картами.
error-dungeoneer-pack-file = Файлу { $file } у наборі бути не може; можуть бути { $files }.
error-dungeoneer-pack-toml = Файл { $file } не читається: { $problem }.
error-dungeoneer-pack-tables = У файлі { $file } можуть стояти лише таблиці [[{ $section }]].
error-dungeoneer-pack-about = { $file }, рядок { $line }: { $problem }.
error-dungeoneer-pack-untold = { $folder } — не набір карт: у ньому немає файлу { $file }.
error-dungeoneer-pack-name = Тека { $pack } — не набір карт: у її назві можуть бути малі латинські літери, цифри й дефіси.
error-dungeoneer-pack-unread = Файл { $file } не читається.
error-dungeoneer-pack-missing = Набір карт { $pack } тут не встановлено.
error-dungeoneer-pack-other = Набір карт { $pack } — для іншої гри.
error-dungeoneer-pack-changed = Набір карт { $pack } змінився: цю партію розпочато з його версією { $wanted }, а тут { $found }.
error-dungeoneer-pack-no-entrance = Із { $packs } серед карт локацій немає входу.
error-dungeoneer-pack-few-tunnels = Із { $packs } серед карт підземелля { $count ->
    [one] { $count } тунель
    [few] { $count } тунелі
   *[many] { $count } тунелів
  }; навколо входу потрібно щонайменше { $least }.
error-dungeoneer-pack-few-heroes = Із { $packs } замало героїв ({ $count }); на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
  } потрібно { $needed }.
error-dungeoneer-pack-few-quests = Із { $packs } замало завдань ({ $count }); на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
  } потрібно { $needed }.

## Карта руки трьома словами

dungeoneer-ui-gist-has = { $of } { $n }
dungeoneer-ui-gist-melee = { $n } у ближньому бою
dungeoneer-ui-gist-magic = { $n } до магії
dungeoneer-ui-gist-speed = { $n } до швидкості
dungeoneer-ui-gist-attack = { $n } до атаки
dungeoneer-ui-gist-counter = { $n } до контратаки
dungeoneer-ui-gist-threat = { $n } проти загрози
dungeoneer-ui-gist-roll = { $n } до перевірки
dungeoneer-ui-gist-against = { $of }: { $n }
dungeoneer-ui-gist-attackers = нападникам { $n }
dungeoneer-ui-gist-boons = межа переваг { $n }
dungeoneer-ui-gist-treasures = межа скарбів { $n }
dungeoneer-ui-gist-ap = { $n } ОД
dungeoneer-ui-gist-life = { $n } здоров’я
dungeoneer-ui-gist-glory = { $n } слава
dungeoneer-ui-gist-level = { $n } рівень
dungeoneer-ui-gist-wounds = { $n } рана
dungeoneer-ui-gist-commands = { $of }: { $n }
dungeoneer-ui-gist-safe = перешкоди не страшні

## The end

dungeoneer-ui-end-third =
    { $you ->
        [yes] Ви перемогли: третє завдання виконано
       *[no] Перемагає { $name }: третє завдання виконано
    }
dungeoneer-ui-end-last =
    { $you ->
        [yes] Ви перемогли: ваш герой лишився останнім
       *[no] Перемагає { $name }: лишився останній герой
    }
dungeoneer-ui-end-ahead =
    { $you ->
        [yes] Ви перемогли
       *[no] Перемагає { $name }
    }: { $by ->
        [glory] більше слави ({ $count } проти { $against }), решта рівна
        [life] більше здоров’я ({ $count } проти { $against }), завдання й рівень рівні
        [level] вищий рівень ({ $count } проти { $against }), завдань порівну
       *[quests] більше завдань ({ $count } проти { $against }), ходи закінчилися
    }
dungeoneer-ui-end-nobody = Переможця немає: ходи закінчилися, і ніхто не попереду
dungeoneer-ui-end-lost = Перемогло підземелля: героя переможено
dungeoneer-ui-end-lost-turns = Перемогло підземелля: ходи закінчилися
dungeoneer-ui-end-missing =
    { $you ->
        [yes]
            { $count ->
                [one] Вам забракло { $count } завдання.
                [few] Вам забракло { $count } завдань.
                [many] Вам забракло { $count } завдань.
               *[other] Вам забракло { $count } завдання.
            }
       *[no]
            { $count ->
                [one] { $name }: забракло { $count } завдання.
                [few] { $name }: забракло { $count } завдань.
                [many] { $name }: забракло { $count } завдань.
               *[other] { $name }: забракло { $count } завдання.
            }
    }
dungeoneer-ui-end-why-third = третє завдання, хід { $turn }
dungeoneer-ui-end-why-quests =
    { $count ->
        [0] жодного завдання
        [one] виконано { $count } завдання
        [few] виконано { $count } завдання
        [many] виконано { $count } завдань
       *[other] виконано { $count } завдання
    }
dungeoneer-ui-end-why-less =
    { $by ->
        [glory] менше слави
        [life] менше здоров’я
        [level] рівень нижчий
       *[quests] менше завдань
    }, ніж { $you ->
        [yes] у вас
       *[no] має { $name }
    } ({ $count } проти { $above })
dungeoneer-ui-end-why-even = усі показники рівні
dungeoneer-ui-end-why-defeated = героя переможено, хід { $turn }
dungeoneer-ui-end-falls =
    { $you ->
        [yes] Вашого героя переможено
       *[no] { $name }: героя переможено
    }
dungeoneer-ui-end-wound =
    { $you ->
        [yes] Важкий удар по вас
       *[no] { $name }: важкий удар
    }
dungeoneer-ui-end-turn = Хід { $turn }
dungeoneer-ui-end-where = Хід { $turn }, { $space }

## Витягнута карта локації

dungeoneer-ui-tab-map = Карта локації
dungeoneer-ui-mapcard-laid = Ви знайшли й поклали цю карту
dungeoneer-ui-mapcard-laid-other = Цю карту поклали цього ходу
dungeoneer-ui-mapcard-found = Цю карту щойно знайшли
dungeoneer-ui-mapcard-lay = Покладіть цю карту на стіл
dungeoneer-ui-mapcard-first = Хто ввійде вперше за хід
dungeoneer-ui-mapcard-gives =
    { $dice ->
       [true] слава { $glory }; кубики ризику: { $peril }
      *[false] ризик { $peril }, слава { $glory }
    }
dungeoneer-ui-map-quests = Завдання: { $done } з 3

## Notes: the rule behind what is told for the first time

dungeoneer-note-goal = Усі починають на вході: 1 слава (плата за свої карти) й 1 ризик (ним суперники платять за напади на вас). У свій хід спершу насилають монстрів і пастки, потім діє герой.
dungeoneer-note-turn = Хід починається з відновлення: карти знову готові, локації знову дають славу й ризик. За очки дії ходять, досліджують далі, знов беруться за завдання, атакують і підводяться.
dungeoneer-note-encounter = Монстри й пастки, наслані на героя, називаються сутичками. Платять за них ризиком того, на кого насилають, а не своїм.
dungeoneer-note-gains = У свій хід герой отримує славу й ризик кожної нової локації, а якщо лишився на місці — своєї. За славу беруть переваги й скарби, ризик накликає напади.
dungeoneer-note-draws-map = Знайдену карту локації кладуть до будь-якого краю підземелля, де вихід сходиться з виходом; герою бути поруч не треба. Якщо вона пасує лише перевернутою, її перевернуть за вас.
dungeoneer-note-attacks = Обидві сторони кидають кубик і додають ближній бій, магію чи швидкість — що обрав нападник. Хто набрав більше, ранить іншого на 1 здоров’я; за нічиєї ран немає.
dungeoneer-note-hero-attacks = У кожен хід герой може один раз напасти за 1 очко дії: на героя в тій самій локації або, кинувши виклик, на того, хто щойно його атакував.
dungeoneer-note-hero-attacks-hero = { dungeoneer-note-hero-attacks }
dungeoneer-note-lays = Число на виході перевіряє того, хто виходить, а не того, хто входить. Провал біля заблокованого виходу коштує ще 1 очко дії, біля виходу-пастки — 1 здоров’я.
dungeoneer-note-attempts = Завдання виконують у тій локації, яку воно називає. Хто виконав, отримує рівень, і фаза звитяг одразу закінчується.
dungeoneer-note-escorts = Щоб виконати завдання, мало дійти з жетоном до місця: там треба вибрати «Доставити». Після цього фаза звитяг закінчується.
dungeoneer-note-takes-token = Герой, який влучив в іншого героя, може замість рани забрати жетон, який той супроводжує; разом із ним переходить і завдання.
dungeoneer-note-completes = Новий рівень змінює ближній бій, магію та швидкість героя; швидкість — це і його очки дії за хід.
dungeoneer-note-falls = Збитий з ніг герой не ходить, не атакує й не досліджує за очко дії, поки не підведеться за 1 очко дії в будь-якій фазі свого ходу. Безплатну карту локації однаково кладуть.
dungeoneer-note-stands-up = Підвестися можна в будь-якій фазі свого ходу, а в чужий хід — за збережене очко дії, якщо це дозволяють налаштування столу.
dungeoneer-note-keeps = Лігво — місце для трьох ваших монстрів: їх не треба тримати в руці, і насилати їх можна знову за той самий ризик.
dungeoneer-note-saves = Одне очко дії можна зберегти до наступного ходу: щоб кинути виклик тому, хто атакує, а якщо дозволяють налаштування столу — атакувати чи підвестися.
dungeoneer-note-reward-glory = Після битви за кожне здоров’я, відібране в монстрів, герой отримує 1 славу, а за кожну рану від свого монстра можна дати суперникові 1 ризик. Монстри завдань не дають ні того, ні іншого.
dungeoneer-note-plays = За переваги й скарби платять своєю славою.
dungeoneer-note-plays-on = { dungeoneer-note-plays }
dungeoneer-note-plays-at = { dungeoneer-note-plays }
dungeoneer-note-plays-bane = За прокляття платять ризиком суперника, своїм — ніколи.
dungeoneer-note-plays-bane-on = { dungeoneer-note-plays-bane }
dungeoneer-note-plays-bane-at = { dungeoneer-note-plays-bane }
dungeoneer-ui-progress = Хід { $turn }

## Навчання

dungeoneer-lesson-welcome = Перемагає той, хто першим виконає три завдання або один лишиться живим. Одне ви вже виконали, і { $b } теж.
dungeoneer-lesson-hero = Ваш герой — Рака. Карти з лавром допомагають вам за вашу славу, карти з черепом шкодять суперникам за їхній ризик.
dungeoneer-lesson-quests = «Закрити чорну книгу боргів» у бібліотеці — ваше завдання. «Ловля чарівної рибки» дістанеться тому, хто встигне першим.
dungeoneer-lesson-zombie = Хід починається з фази лиходійств. Натисніть на зомбі: { $b } заплатить за нього 1 ризик.
dungeoneer-lesson-plan = Тепер додайте зомбі до плану нападу.
dungeoneer-lesson-attack = Усі, хто в плані, нападають разом і лише раз за хід. В атаку!
dungeoneer-lesson-lair = Кубик плюс ближній бій: 7 проти 5. Ранить той, у кого більше: Пім ({ $b }) втрачає 1 здоров’я. Відправте зомбі до лігва (знак печери): звідти він нападе знову.
dungeoneer-lesson-map = Щоходу з’являється нова карта локації. Покладіть міст тролів у рамку: там ловлять рибку.
dungeoneer-lesson-step = Тепер діє герой: швидкість 3 дає 3 очки дії (ОД), крок коштує 1. Увійшли в локацію з кільцем — отримуєте її славу й ризик, раз за хід. Натисніть на коридор.
dungeoneer-lesson-exit = Вихід до бібліотеки — пастка: якщо кубик і швидкість 3 дадуть менше 5, ви втратите 1 здоров’я, але все одно пройдете. Ідіть туди.
dungeoneer-lesson-attempt = Ви на місці свого завдання. Перша спроба за хід безплатна: спробуйте.
dungeoneer-lesson-pay = Треба 6, а у вас магія 1 і кубик. Кожна слава додасть іще 1: заплатіть 2, і вистачить трійки.
dungeoneer-lesson-discard = Завдання виконано: рівень 3, ближній бій і швидкість по 4, фаза звитяг закінчилася. Наприкінці ходу скидають карту. «Третє око» коштує 4 слави, а у вас 3: скиньте його.
dungeoneer-lesson-respond = Біс нападає магією ({ $b }). Дайте відповідь до кидка: «Сотворення темряви» дасть йому −2.
dungeoneer-lesson-end = Навчання закінчено. 5 на 5: нікого не поранено. За збережене ОД (пісковий годинник) можна кинути виклик: ви атакуєте біса, рана дасть 1 славу.
