doggies-title = Підземелля і песики
doggies-blurb = Будуйте підземелля разом, а тоді знайдіть свій вихід: більше золота й цілий хвіст.

## Table options

doggies-setting-helper = Підказка шляху
doggies-setting-helper-help = Показує найкращий вихід і скільки монет він принесе. Після раунду — найкращий шлях кожного песика; у суперників — без особистого квесту.
doggies-setting-hard_start = Складний старт
doggies-setting-hard_start-help = Утрьох і вчотирьох — стартова кімната для двох: менше виходів.
doggies-setting-no_potions = Без зілля
doggies-setting-no_potions-help = Зілля у грі немає, і кімнати зілля нічого не дають.
doggies-setting-dog_choice = Вибір песиків
doggies-setting-dog_choice-help = Як гравці отримують песиків.
doggies-setting-dog_choice-choose = По черзі
doggies-setting-dog_choice-random = Випадково
doggies-setting-first_player = Перший гравець
doggies-setting-first_player-help = За правилами — хто нещодавно гладив песика. Оберіть місце або покладіться на випадок.
doggies-setting-first_player-random = Випадково
doggies-setting-first_player-A = Місце A
doggies-setting-first_player-B = Місце B
doggies-setting-first_player-C = Місце C
doggies-setting-first_player-D = Місце D
doggies-setting-damage_check = Перевірка шкоди
doggies-setting-damage_check-help = Коли шкоду порівнюють із захистом. Чи допоможе щит, здобутий пізніше, проти колишньої шкоди?
doggies-setting-damage_check-running = У кожній кімнаті
doggies-setting-damage_check-whole_path = Лише на виході
doggies-setting-damage_profile = Голем і Котоочка
doggies-setting-damage_profile-help = Скільки шкоди завдають Шоколадний голем і Котоочка.
doggies-setting-damage_profile-cards = Шкода 2
doggies-setting-damage_profile-mild = Шкода 1
doggies-setting-countdown_trigger = Початок відліку
doggies-setting-countdown_trigger-help = Що запускає зворотний відлік: перший вихід чи також перший сон.
doggies-setting-countdown_trigger-leave = Лише вихід
doggies-setting-countdown_trigger-leave_or_sleep = Вихід або сон
doggies-setting-bonk_timing = Здібність Бонька
doggies-setting-bonk_timing-help = Коли Боньк може пробити стіну або двері.
doggies-setting-bonk_timing-leave = Дорогою до виходу
doggies-setting-bonk_timing-turn = І перед дією
doggies-setting-sharik_timing = Здібність Шарика
doggies-setting-sharik_timing-help = Коли Шарик може повертати кімнати поруч зі стартовою.
doggies-setting-sharik_timing-leave = Вирушаючи
doggies-setting-sharik_timing-turn = І перед дією
doggies-setting-joan_potions = Жанна і зілля
doggies-setting-joan_potions-help = Перемогти можна лише з зіллям: чи може Жанна вжити здібність, а зілля зберегти?
doggies-setting-joan_potions-count = Ні, зілля рахується
doggies-setting-joan_potions-ignore = Так
doggies-setting-robin_potions = Робін і зілля
doggies-setting-robin_potions-help = Чи може Робін знешкодити пастку зіллям, а не перестрибнути її?
doggies-setting-robin_potions-no = Ні, лише стрибок
doggies-setting-robin_potions-yes = Так
doggies-setting-quest_tiebreak = Нічия за квестами
doggies-setting-quest_tiebreak-help = За рівних монет важать квести. Чи рахувати полювання, вдале двічі, за два?
doggies-setting-quest_tiebreak-completions = Рахувати щоразу
doggies-setting-quest_tiebreak-quests = Квест — один раз

## Questions and buttons

doggies-ask-dog = Оберіть песика.
doggies-ask-quest = Один квест лишіть собі таємно, інший стане спільним.
doggies-ask-turn = Досліджувати, вийти чи лягти спати?
doggies-ask-place = Викладіть кімнату: вихід має збігтися з виходом.
doggies-ask-walk = Куди біжить ваш песик?
doggies-ask-room = Що робить песик у цій кімнаті?
doggies-do-dog = { $dog }
doggies-do-quest = { $quest }
doggies-option-quest = Лишити «{ $quest }»: { doggies-part-goal }
doggies-part-goal =
    { $goal ->
        [hunt] 2 монети за кожну карту: { doggies-part-prey }
       *[most] 5 монет, якщо { doggies-part-most } найбільше
    }
doggies-do-place = Викласти сюди
doggies-option-place =
    Викласти: { $space }, місце { $cell }, поворот { $turned ->
        [0] 0°
        [1] 90°
        [2] 180°
       *[3] 270°
    }
doggies-do-explore = Досліджувати
doggies-option-explore = Досліджувати: узяти кімнату й викласти її
doggies-do-leave = Вийти
doggies-option-leave = Вийти з підземелля: обрати шлях
doggies-do-sleep = Лягти спати
doggies-option-sleep =
    Лягти спати: раунд для вас скінчиться; { $paw ->
        [won] плюс лапка до кінця гри
        [none] лапок більше не додасться
       *[last] раунд останній, лапка не знадобиться
    }
doggies-do-go =
    Іти { $side ->
        [n] на північ ↑
        [e] на схід →
        [s] на південь ↓
       *[w] на захід ←
    }
doggies-option-go =
    Іти { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    }: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-out =
    Вихід { $side ->
        [n] на північ ↑
        [e] на схід →
        [s] на південь ↓
       *[w] на захід ←
    }
doggies-option-out =
    Вийти з підземелля { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    }: раунд для вас скінчиться
doggies-do-portal = Через портал
doggies-option-portal =
    Через портал до іншого: { doggies-ui-cell }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-break =
    Пробити { $side ->
        [n] на північ ↑
        [e] на схід →
        [s] на південь ↓
       *[w] на захід ←
    }
doggies-option-break =
    { $space }: пробити прохід { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    }, 1 лапка
doggies-do-break-through =
    Пробити { $side ->
        [n] на північ ↑
        [e] на схід →
        [s] на південь ↓
       *[w] на захід ←
    }
doggies-option-break-through =
    Пробити прохід { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    } за лапку: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-do-break-out =
    Назовні { $side ->
        [n] на північ ↑
        [e] на схід →
        [s] на південь ↓
       *[w] на захід ←
    }
doggies-option-break-out =
    Пробити вихід із підземелля { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    } за лапку: раунд для вас скінчиться
doggies-do-rotate = Повернути кімнату
doggies-option-rotate =
    { $space }: повернути за годинниковою стрілкою на { $by ->
        [1] 90°
        [2] 180°
       *[3] 270°
    }
doggies-do-fight =
    Бій{ $count ->
        [0] {""}
       *[other] {" "}(зілля: { $weapons })
    }
doggies-option-fight =
    Бій за лапку: { $room }{ $count ->
        [0] {""}
       *[other] , витративши зілля: { $weapons }
    }
doggies-do-force = Здібність Жанни
doggies-option-force = Перемогти здібністю Жанни, 2 лапки: { $room }
doggies-do-pass-monster = Пройти повз
doggies-option-pass-monster = Пройти повз: { $room }, шкода { $damage }
doggies-do-pass = Пройти далі
doggies-do-claim =
    { $empty ->
        [true] Даремно
       *[false] Забрати
    }
doggies-option-claim =
    { $empty ->
        [true] { $room }: покласти лапку даремно, зілля в запасі немає
       *[false] Забрати за лапку: { $room }
    }
doggies-do-claim-potion =
    Узяти { $weapon-id ->
        [sword] зілля меча
        [bow] зілля лука
       *[fireball] зілля кулі
    }
doggies-option-claim-potion =
    Покласти лапку й узяти { $weapon-id ->
        [sword] зілля меча
        [bow] зілля лука
       *[fireball] зілля вогняної кулі
    }
doggies-do-hire =
    Найняти: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] куля
        }{ $paw ->
            [true] {" "}і лапка
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] лук або куля
            [vagabond-bow] меч або куля
           *[vagabond-fireball] меч або лук
        }
    }
doggies-option-hire =
    Найняти волоцюгу: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] вогняна куля
        }{ $paw ->
            [true] {" "}і лапка
           *[false] {" "}(лапок більше немає)
        }
       *[other] { $room-id ->
            [vagabond-sword] лук або вогняна куля
            [vagabond-bow] меч або вогняна куля
           *[vagabond-fireball] меч або лук
        }
    }
doggies-do-take = Забрати пастку
doggies-option-take = Забрати пастку: лапка зараз, −1 монета наприкінці
doggies-do-disarm = Знешкодити картою
doggies-part-used =
    { $card-id ->
        [vagabond-sword-two] Волоцюга (лук або вогняна куля)
        [vagabond-bow-two] Волоцюга (меч або вогняна куля)
        [vagabond-fireball-two] Волоцюга (меч або лук)
       *[other] { $card }
    }
doggies-part-by =
    { $card-id ->
        [potion-sword] зіллям меча
        [potion-bow] зіллям лука
        [potion-fireball] зіллям вогняної кулі
       *[other] картою «{ doggies-part-used }»
    }
doggies-option-disarm =
    Знешкодити пастку { doggies-part-by }: карта вийде з гри{ $hole ->
        [true] , на її місці буде діра
       *[false] {""}
    }
doggies-do-disarm-potion = Знешкодити зіллям
doggies-option-disarm-potion =
    Знешкодити пастку { $weapon-id ->
        [sword] зіллям меча
        [bow] зіллям лука
       *[fireball] зіллям вогняної кулі
    }
doggies-do-leap = Перестрибнути
doggies-option-leap = Перестрибнути пастку безкоштовно
doggies-undo-walk = Крок назад
doggies-undo-room = Крок назад

doggies-warn-sleep =
    { $paw ->
        [won] Раунд для вас скінчиться без здобичі. Плюс лапка до кінця гри.
        [none] Раунд для вас скінчиться без здобичі, зайвих лапок немає.
       *[last] Раунд останній: здобичі не буде, зайва лапка не знадобиться.
    }{ $count ->
        [0] {""}
       *[other] {" "}Почнеться відлік: { $count } { $count ->
            [one] карта
            [few] карти
            [many] карт
           *[other] карти
        }.
    }
doggies-sure-sleep = Лягти спати?
doggies-sure-do-sleep = Спати
doggies-sure-not-sleep = Не спати

## Why not

doggies-why-dog-taken = Цього песика вже обрали. Гравець: { $name }.
doggies-why-dog-chosen = Ви вже обрали песика.
doggies-why-dog-not-yet = Зараз песика обирає { $name }.
doggies-why-quest-kept = Ви вже обрали особистий квест.
doggies-why-quest-not-dealt = Цього квесту вам не здавали.
doggies-why-sealed = Ви вже обрали. Щоб передумати, візьміть вибір назад.
doggies-why-nothing-to-draw =
    Карти кімнат скінчилися. { $leave ->
        [true] Виходьте або лягайте
       *[false] Лягайте
    } спати.
doggies-why-countdown-over =
    Відлік скінчено: { $leave ->
        [true] виходьте або лягайте
       *[false] лягайте
    } спати.
doggies-why-closed = Немає виходу до вільного місця: кімнату не викласти.
doggies-why-no-way-out =
    { $lacks ->
        [key] Щоб вийти, песикові потрібен ключ.
        [paw] Щоб вийти, песикові бракує лапок.
        [shield] На кожному шляху назовні забагато шкоди.
       *[none] Вашому песикові зараз не вийти.
    } { $explore ->
        [true] Досліджуйте або лягайте
       *[false] Лягайте
    } спати.
doggies-why-no-exit-meets = У такому положенні виходи тут не збігаються.
doggies-why-walked = Тут песик уже був. До кожної кімнати — один раз.
doggies-why-rivals-paw = Тут лапка суперника: до кінця раунду сюди не ввійти.
doggies-why-disarmed = Цю пастку знешкоджено. Пройти тут не можна.
doggies-why-hole = Тут діра до кінця раунду: до неї не ввійти й нічого на неї не викласти.
doggies-why-exit-covered = Карта на пастці закрила її виходи назовні.
doggies-why-wall = Тут стіна.
doggies-why-door = Двері без ключа не відчинити.
doggies-why-no-way-on = Звідти песикові вже не вийти.
doggies-why-monster-there =
    { $fight ->
        [too-weak] Треба ще: { doggies-part-symbols }.
        [no-paw] Для бою немає вільної лапки.
       *[either] Здолати його не вийде.
    } Пройти повз — шкода { $damage }, а песик витримає { $spare }.
doggies-why-trap-there = На цю пастку немає ні вільної лапки, ні карти чи зілля її зброї.
doggies-why-hurt-at-the-exit = Шкода на шляху: { $damage }, захист: { $shields }. Шкода має бути менша.
doggies-why-no-paw = Вільних лапок не лишилося.
doggies-why-break-no-paw = У Бонька немає вільної лапки, щоб пробити тут прохід.
doggies-why-passage-open = Прохід тут уже є.
doggies-why-turned-already = Цю кімнату ви вже повертали: один раз за хід.
doggies-why-too-weak = Бракує сил. Потрібно ще: { doggies-part-lacking }.
doggies-part-symbols =
    { $sword ->
        [0] {""}
       *[other] { $sword } { $sword ->
            [one] меч
            [few] мечі
            [many] мечів
           *[other] меча
        }
    }{ $bow ->
        [0] {""}
       *[other] { $sword ->
            [0] {""}
           *[other] {", "}
        }{ $bow } { $bow ->
            [one] лук
            [few] луки
            [many] луків
           *[other] лука
        }
    }{ $fireball ->
        [0] { $sword ->
            [0] { $bow ->
                [0] нічого
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] { $sword ->
            [0] { $bow ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $fireball } { $fireball ->
            [one] вогняна куля
            [few] вогняні кулі
            [many] вогняних куль
           *[other] вогняної кулі
        }
    }
doggies-part-lacking =
    { doggies-part-symbols }{ $either ->
        [true] ; волоцюга дає щось одне
       *[false] {""}
    }
doggies-part-not-done =
    { $why ->
        [too-weak] для перемоги потрібно ще { doggies-part-lacking }
        [no-paw] вільних лапок немає
        [no-trophy] знешкодити нічим
        [no-potion] немає зілля, щоб знешкодити
        [robin-leaps] Робін пастки лише перестрибує
        [too-much-damage] повз — шкода { $damage }, а песик витримає { $spare }
        [two-paws] для здібності Жанни потрібні 2 вільні лапки
        [not-the-dragon] здібність Жанни на нього не діє
       *[no-way-on] { $deed ->
            [fight] після бою песикові
            [force] зі здібністю Жанни песикові
            [claim] якщо забрати, песикові
            [hire] якщо найняти, песикові
            [disarm] якщо знешкодити, пастка закриється, і песикові
            [take] якщо взяти з собою, песикові
            [pass] якщо йти повз, песикові
           *[other] інакше песикові
        } вже не вийти
    }
doggies-part-must =
    { $does ->
        [fight] доведеться битися
        [force] знадобиться здібність Жанни, 2 лапки
        [claim] доведеться забрати
        [hire] доведеться найняти
        [take] доведеться взяти її з собою
        [disarm] доведеться знешкодити { doggies-part-by }
       *[pass] доведеться пройти повз
    }: { doggies-part-not-done }
doggies-why-not-the-dragon = Здібність Жанни не діє на дракона.
doggies-why-could-beat-it = Жанна переможе й без своєї здібності.
doggies-why-two-paws = Для здібності Жанни потрібні 2 вільні лапки.
doggies-why-too-much-damage = Шкода тут: { $damage }, а песик витримає ще { $spare }.
doggies-why-robin-leaps = Робін пастки лише перестрибує.
doggies-why-robin-takes-none = Робін не бере пастку з собою: вона її перестрибує.
doggies-why-no-trophy =
    Потрібен трофей або зілля: { $weapon-id ->
        [sword] меч
        [bow] лук
       *[fireball] вогняна куля
    }. Символи планшета не рахуються.
doggies-why-no-such-card = Такої карти зі зброєю пастки у вас немає.
doggies-why-no-such-potion = Такого зілля у вас немає.
doggies-why-not-in-supply = Такого зілля в запасі немає.
doggies-why-other-potions = Для цього бою таке зілля не потрібне, або його у вас немає.
doggies-why-no-potion =
    Робін може знешкодити її лише зіллям: { $weapon-id ->
        [sword] меч
        [bow] лук
       *[fireball] вогняна куля
    }.
doggies-why-game-over = Гру закінчено.
doggies-why-you-are-out = Ваш песик уже надворі й чекає на інших.
doggies-why-you-sleep = Ваш песик спить до кінця раунду.
doggies-why-not-your-turn = Зараз ходить { $name }.
doggies-why-one-action = Ви вже обрали дію: на хід — лише одна.
doggies-why-lay-first = Спершу викладіть узяту кімнату: { $room }.
doggies-why-leave-first = Щоб іти, спершу оберіть «Вийти».
doggies-why-explore-first = Щоб викласти кімнату, спершу оберіть «Досліджувати».
doggies-why-you-are-here = Ваш песик у цій кімнаті.
doggies-why-not-beside = За один крок песикові туди не дістатися.
doggies-why-decide-first = Спершу вирішіть, що песик робить у цій кімнаті.

## What happened

doggies-log-dog =
    { $you ->
        [true] Ваш песик
       *[other] { $name } бере песика
    }: { $dog }.
doggies-log-quests-dealt = Ваші два квести: { $cards }.
doggies-log-keeps = Ваш особистий квест: «{ $quest }».
doggies-log-shared = Спільні квести: { $cards }.
doggies-log-potion =
    { $you ->
        [true] Ви отримуєте
       *[other] { $name } отримує
    } { $weapon-id ->
        [sword] зілля меча
        [bow] зілля лука
       *[fireball] зілля вогняної кулі
    }.
doggies-log-first-player =
    { $lot ->
        [true] За жеребом
       *[false] За налаштуваннями столу
    } перший гравець — { $you ->
        [true] ви
       *[other] { $name }
    }.
doggies-log-round =
    Раунд { $round }{ $round ->
        [1] {""}
       *[other] : кімнати повернулися до стосу
    }. { $you ->
        [true] Починаєте ви
       *[other] Починає { $name }
    }.
doggies-log-draws =
    { $you ->
        [true] Ви берете карту
       *[other] { $name } бере карту
    }: { $room }. Лишилося карт: { $left }.
doggies-log-lays =
    { $you ->
        [true] Ви викладаєте кімнату
       *[other] { $name } викладає кімнату
    }: { $room }.
doggies-log-sets-out =
    { $you ->
        [true] Ви вирушаєте
       *[other] { $name } вирушає
    } до виходу.
doggies-log-goes-through =
    { $you ->
        [true] Ви проходите кімнату
       *[other] { $name } проходить кімнату
    }: { $room }{ $opened ->
        [true] {" "}(двері відчинено ключем)
       *[false] {""}
    }.
doggies-log-jumps =
    { $you ->
        [true] Ви стрибаєте
       *[other] { $name } стрибає
    } до іншого порталу: { doggies-ui-cell } від старту.
doggies-log-passes =
    { $you ->
        [true] Ви проходите
       *[other] { $name } проходить
    } повз: { $room }. Шкода на шляху: { $damage }.
doggies-log-beats =
    { $you ->
        [true] Ви перемагаєте
       *[other] { $name } перемагає
    }: { $room }{ $forced ->
        [true] , здібність Жанни
       *[false] { $count ->
            [0] {""}
           *[other] . Витрачено зілля: { $weapons }
        }
    }.{ $chest ->
        [0] {""}
       *[other] {" "}Ключ відчиняє скриню: +{ $chest }.
    }
doggies-log-claims =
    { $you ->
        [true] Ви кладете
       *[other] { $name } кладе
    } лапку: { $room }{ $weapon-id ->
        [sword] , зілля меча
        [bow] , зілля лука
        [fireball] , зілля вогняної кулі
       *[other] {""}
    }{ $lacks ->
        [key] . Ключа до неї поки немає
       *[other] {""}
    }.
doggies-log-hires =
    { $you ->
        [true] Ви наймаєте
       *[other] { $name } наймає
    } волоцюгу: { $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] вогняна куля
        }{ $paw ->
            [true] {" "}і ще одна лапка до кінця гри
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] лук або вогняна куля
            [vagabond-bow] меч або вогняна куля
           *[vagabond-fireball] меч або лук
        }
    }.
doggies-log-takes-trap =
    { $you ->
        [true] Ви забираєте
       *[other] { $name } забирає
    } пастку: −1 монета наприкінці гри.
doggies-log-disarms =
    { $you ->
        [true] Ви знешкоджуєте
       *[other] { $name } знешкоджує
    } пастку { doggies-part-by }.{ $hole ->
        [true] {" "}На місці карти — діра.
       *[false] {""}
    }
doggies-log-leaps =
    { $you ->
        [true] Ви перестрибуєте
       *[other] { $name } перестрибує
    } пастку.
doggies-log-breaks =
    { $you ->
        [true] Ви пробиваєте
       *[other] { $name } пробиває
    } прохід { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    } за лапку.
doggies-log-rotates =
    { $you ->
        [true] Ви повертаєте кімнату
       *[other] { $name } повертає кімнату
    }: { $room }.
doggies-log-leaves =
    { $you ->
        [true] Ви виходите з підземелля
       *[other] { $name } виходить із підземелля
    }! { $count ->
        [0] Без здобичі. {""}
       *[other] {""}
    }Шкода: { $damage }, лишилося лапок: { $paws }.
doggies-log-sleeps =
    { $you ->
        [true] Ви лягаєте
       *[other] { $name } лягає
    } спати.{ $paw ->
        [true] {" "}Ще одна лапка до кінця гри, тепер їх { $count }.
       *[false] {" "}Додаткових лапок немає.
    }
doggies-log-countdown =
    Починається відлік: досліджувати можна ще { $count } { $count ->
        [one] раз
        [few] рази
        [many] разів
       *[other] разу
    }, у підземеллі { $dogs } { $dogs ->
        [one] песик
        [few] песики
        [many] песиків
       *[other] песика
    }.
doggies-log-best-way =
    { $how ->
        [shut] { $you ->
            [true] Ви спали
           *[other] { $name } спить
        }: виходу тоді не було.
        [slept] { $you ->
            [true] Ви спали
           *[other] { $name } спить
        }. Найкращий { $exact ->
            [true] шлях
           *[false] знайдений шлях
        } дав би монет: { $best }{ $secret ->
            [in] {" "}(особистий квест рахуємо)
            [out] {" "}(особистий квест не рахуємо, спільні на монстрів — рахуємо)
           *[none] {""}
        }.
        [stayed] { $you ->
            [true] Ви спали, і недарма
           *[other] { $name } спить, і недарма
        }: { $exact ->
            [true] будь-який шлях назовні коштував би монет
           *[false] усі знайдені шляхи коштували б монет
        }{ $secret ->
            [in] {" "}(особистий квест рахуємо)
            [out] {" "}(особистий квест не рахуємо, спільні на монстрів — рахуємо)
           *[none] {""}
        }.
       *[left] { $you ->
            [true] Ваш шлях
           *[other] { $name }: шлях
        } на { $coins } { $coins ->
            [one] монету
            [few] монети
            [many] монет
           *[other] монети
        }{ $secret ->
            [in] {" "}(особистий квест рахуємо)
            [out] {" "}(особистий квест не рахуємо, спільні на монстрів — рахуємо)
           *[none] {""}
        }. { $how ->
            [best] { $exact ->
                [true] Кращого шляху тоді не було.
               *[false] Кращого шляху тоді не знайшлося.
            }
           *[left] { $exact ->
                [true] Найкращий
               *[false] Найкращий зі знайдених
            } тоді приніс би { $best }.
        }
    }
doggies-log-round-ends =
    Раунд { $round } закінчено.{ $round ->
        [3] {""}
       *[other] {" "}За останній хід жетон першого гравця { $you ->
            [true] отримуєте ви
           *[other] отримує { $name }
        }.
    }
doggies-log-paw-goes =
    Лапка волоцюги йде. Лапок тепер: { $you ->
        [true] у вас
       *[other] { $name } —
    } { $count }.
doggies-log-collects =
    { $count ->
        [0] { $slept ->
            [true] { $you ->
                [true] Ви спали
               *[other] { $name } спить
            }: забирати нічого.
           *[false] { $you ->
                [true] Ви нічого не забираєте
               *[other] { $name } нічого не забирає
            }.
        }
       *[other] { $you ->
            [true] Ви забираєте
           *[other] { $name } забирає
        }: { $called }.
    }
doggies-log-hunted =
    { $own ->
        [true] Особистий квест{" "}
       *[false] {""}
    }«{ $quest }» ({ doggies-part-hunted }): { $you ->
        [true] у вас
       *[other] { $name } —
    } { $count } { $count ->
        [one] перемога
        [few] перемоги
        [many] перемог
       *[other] перемоги
    }, +{ $coins } { $coins ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    }.
doggies-log-most =
    { $own ->
        [true] Особистий квест{" "}
       *[false] {""}
    }«{ $quest }»: { $you ->
        [true] ви маєте
       *[other] { $name } має
    } найбільше { doggies-part-most } ({ $count }{ $seats-count ->
        [0] {""}
       *[other] ; стільки ж: { $names }, на планшеті менше
    }), +{ $coins } { $coins ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    }.
doggies-log-most-nobody =
    «{ $quest }»: { $count ->
        [0] { doggies-part-most } немає ні в кого, монет не отримає ніхто
       *[other] { doggies-part-most } порівну, по { $count } ({ $names }). Монет не отримає ніхто
    }.
doggies-log-hunted-nobody = «{ $quest }» ({ doggies-part-hunted }): перемог немає ні в кого.
doggies-log-own-quest-failed =
    { $you ->
        [true] Ваш особистий квест «{ $quest }»
       *[other] Особистий квест «{ $quest }» ({ $name })
    } не виконано: { $why ->
        [hunt] перемог немає ({ doggies-part-hunted })
        [none] { doggies-part-most } немає ні в кого
        [fewer] попереду { $names } (без планшета: { doggies-part-most } { $most } проти { $count })
        [board] { doggies-part-most } порівну, по { $most } (ще { $names }), на планшеті менше
       *[tied] { doggies-part-most } порівну, по { $most } (ще { $names })
    }.
doggies-log-scores =
    { $you ->
        [true] Ви
       *[other] { $name }
    }: монети { $coins }, монстри { $monsters }, скрині { $chests }, пастки й волоцюги { $costs }, квести { $quest_coins }. Разом { $total }.
doggies-log-wins =
    { $seats-you ->
        [true] Ви перемогли! Гав-гав!
       *[other] Переможець: { $names }! Гав-гав!
    }
doggies-log-share = Спільна перемога, усі махають хвостиками: { $names }.

## The result

doggies-fate-won = перемога
doggies-fate-shared = спільна перемога
doggies-fate-less = менше монет
doggies-fate-fewer-quests = стільки ж монет, виконань квестів менше
doggies-figure-paws = Лапки
doggies-figure-purse = Монети
doggies-figure-coins = Монети
doggies-figure-monsters = Монстри
doggies-figure-chests = Скрині
doggies-figure-costs = Пастки, волоцюги
doggies-figure-quest_coins = Квести
doggies-figure-total = Разом
doggies-ui-progress = Раунд { $round }

## Dogs

doggies-card-joan = Жанна Гавк
doggies-card-bonk = Боньк Могутній
doggies-card-pluto = Поганець Плуто
doggies-card-robin = Робін Гудгьорл
doggies-card-ruta = Рута Сніжна
doggies-card-sharik = Шарик Вогняний

## Quests

doggies-card-hunt-ifrit = Останнє бажання
doggies-card-hunt-tick = Причепився мов кліщ
doggies-card-hunt-squirrel = Міцний горішок
doggies-card-hunt-skeledog = Перемити кісточки
doggies-card-hunt-cat = Кіт наплакав
doggies-card-hunt-mimic = Зубаста скриня
doggies-card-hunt-cerberus = Три хороші хлопчики
doggies-card-hunt-golem = Песикам не можна
doggies-card-hunt-eyecat = Хто перший кліпне
doggies-card-most-sword = Сталева хватка
doggies-card-most-bow = У яблучко
doggies-card-most-fireball = Вогонь у серці

## Rooms

doggies-card-sword = меч
doggies-card-bow = лук
doggies-card-fireball = вогняна куля
doggies-card-potion-sword = Зілля меча
doggies-card-potion-bow = Зілля лука
doggies-card-potion-fireball = Зілля вогняної кулі
doggies-card-start = Стартова кімната
doggies-card-start-2 = { doggies-card-start }
doggies-card-ifrit = Іфрит
doggies-card-ifrit-sword = Іфрит (меч)
doggies-card-ifrit-bow = Іфрит (лук)
doggies-card-ifrit-fireball = Іфрит (куля)
doggies-card-tick = Гігакліщ
doggies-card-tick-sword = Гігакліщ (меч)
doggies-card-tick-bow = Гігакліщ (лук)
doggies-card-tick-fireball = Гігакліщ (куля)
doggies-card-squirrel = Зомбі-білка
doggies-card-squirrel-sword = Зомбі-білка (меч)
doggies-card-squirrel-bow = Зомбі-білка (лук)
doggies-card-squirrel-fireball = Зомбі-білка (куля)
doggies-card-skeledog = Скелепес
doggies-card-skeledog-sword = Скелепес (меч)
doggies-card-skeledog-bow = Скелепес (лук)
doggies-card-skeledog-fireball = Скелепес (куля)
doggies-card-cat = Желатиновий кіт
doggies-card-cat-sword = Желатиновий кіт (меч)
doggies-card-cat-bow = Желатиновий кіт (лук)
doggies-card-cat-fireball = Желатиновий кіт (куля)
doggies-card-mimic = Мімік
doggies-card-mimic-sword = Мімік (меч)
doggies-card-mimic-bow = Мімік (лук)
doggies-card-mimic-fireball = Мімік (куля)
doggies-card-cerberus = Цербер
doggies-card-cerberus-1 = { doggies-card-cerberus }
doggies-card-cerberus-2 = { doggies-card-cerberus }
doggies-card-cerberus-3 = { doggies-card-cerberus }
doggies-card-golem = Шоколадний голем
doggies-card-golem-1 = { doggies-card-golem }
doggies-card-golem-2 = { doggies-card-golem }
doggies-card-golem-3 = { doggies-card-golem }
doggies-card-eyecat = Котоочка
doggies-card-eyecat-1 = { doggies-card-eyecat }
doggies-card-eyecat-2 = { doggies-card-eyecat }
doggies-card-eyecat-3 = { doggies-card-eyecat }
doggies-card-dragon = Дракон
doggies-card-dragon-1 = { doggies-card-dragon }
doggies-card-dragon-2 = { doggies-card-dragon }
doggies-card-dragon-3 = { doggies-card-dragon }
doggies-card-dragon-4 = { doggies-card-dragon }
doggies-card-dragon-5 = { doggies-card-dragon }
doggies-card-keyfly = Ключобабка
doggies-card-keyfly-1 = { doggies-card-keyfly }
doggies-card-keyfly-2 = { doggies-card-keyfly }
doggies-card-keyfly-3 = { doggies-card-keyfly }
doggies-card-keyfly-4 = { doggies-card-keyfly }
doggies-card-coin = Монета
doggies-card-coin-1 = { doggies-card-coin }
doggies-card-coin-2 = { doggies-card-coin }
doggies-card-coin-3 = { doggies-card-coin }
doggies-card-coin-4 = { doggies-card-coin }
doggies-card-coin-5 = { doggies-card-coin }
doggies-card-coin-6 = { doggies-card-coin }
doggies-card-coin-7 = { doggies-card-coin }
doggies-card-coin-8 = { doggies-card-coin }
doggies-card-coin-9 = { doggies-card-coin }
doggies-card-coin-10 = { doggies-card-coin }
doggies-card-coin-11 = { doggies-card-coin }
doggies-card-coin-12 = { doggies-card-coin }
doggies-card-coin-13 = { doggies-card-coin }
doggies-card-coin-14 = { doggies-card-coin }
doggies-card-coin-15 = { doggies-card-coin }
doggies-card-coins = Дві монети
doggies-card-coins-1 = { doggies-card-coins }
doggies-card-coins-2 = { doggies-card-coins }
doggies-card-coins-3 = { doggies-card-coins }
doggies-card-coins-4 = { doggies-card-coins }
doggies-card-coins-5 = { doggies-card-coins }
doggies-card-coins-6 = { doggies-card-coins }
doggies-card-coins-7 = { doggies-card-coins }
doggies-card-coins-8 = { doggies-card-coins }
doggies-card-chest = Скриня
doggies-card-chest-1 = { doggies-card-chest }
doggies-card-chest-2 = { doggies-card-chest }
doggies-card-chest-3 = { doggies-card-chest }
doggies-card-chest-4 = { doggies-card-chest }
doggies-card-potions = Кімната зілля
doggies-card-potions-1 = { doggies-card-potions }
doggies-card-potions-2 = { doggies-card-potions }
doggies-card-potions-3 = { doggies-card-potions }
doggies-card-potions-4 = { doggies-card-potions }
doggies-card-door = Двері
doggies-card-door-1 = { doggies-card-door }
doggies-card-door-2 = { doggies-card-door }
doggies-card-door-3 = { doggies-card-door }
doggies-card-portal = Портал
doggies-card-portal-1 = { doggies-card-portal }
doggies-card-portal-2 = { doggies-card-portal }
doggies-card-portal-3 = { doggies-card-portal }
doggies-card-portal-4 = { doggies-card-portal }
doggies-card-bitecalibur = Куськалібур
doggies-card-frisbow = Фрисболук
doggies-card-collar = Чарошийник
doggies-card-trap-sword = Пастка (меч)
doggies-card-trap-sword-1 = { doggies-card-trap-sword }
doggies-card-trap-sword-2 = { doggies-card-trap-sword }
doggies-card-trap-sword-3 = { doggies-card-trap-sword }
doggies-card-trap-bow = Пастка (лук)
doggies-card-trap-bow-1 = { doggies-card-trap-bow }
doggies-card-trap-bow-2 = { doggies-card-trap-bow }
doggies-card-trap-bow-3 = { doggies-card-trap-bow }
doggies-card-trap-fireball = Пастка (куля)
doggies-card-trap-fireball-1 = { doggies-card-trap-fireball }
doggies-card-trap-fireball-2 = { doggies-card-trap-fireball }
doggies-card-trap-fireball-3 = { doggies-card-trap-fireball }
doggies-card-vagabond = Волоцюга
doggies-card-vagabond-sword = Волоцюга (меч)
doggies-card-vagabond-bow = Волоцюга (лук)
doggies-card-vagabond-fireball = Волоцюга (куля)
doggies-card-vagabond-sword-two = Волоцюга
doggies-card-vagabond-bow-two = Волоцюга
doggies-card-vagabond-fireball-two = Волоцюга
doggies-kind-start = Старт
doggies-kind-monster = Монстр
doggies-kind-coins = Монети
doggies-kind-artifact = Артефакт
doggies-kind-trap = Пастка
doggies-kind-vagabond = Волоцюга
doggies-kind-chest = Скриня
doggies-kind-potions = Зілля
doggies-kind-door = Двері
doggies-kind-portal = Портал

## Notes: the rule behind what is told for the first time

doggies-note-round = У свій хід — одна дія: досліджувати, вийти або лягти спати. Раунд триває, поки в підземеллі є песики.
doggies-note-countdown = Почався зворотний відлік: 4 карти на кожного, хто всередині. Скінчаться — досліджувати не можна.
doggies-note-sleeps = Сонний песик у цьому раунді нічого не забере, зате нова лапка лишиться до кінця гри.
doggies-note-passes = Пройти повз монстра — зазнати шкоди. Уся шкода на шляху має бути меншою за захист.
doggies-note-beats = Трофей переможеного монстра діє одразу й у всіх наступних боях.
doggies-note-disarms = Пастка й карта на ній виходять із гри. Зілля повернеться в запас.
doggies-note-takes-trap = Забрана пастка коштує 1 монету наприкінці гри.
doggies-note-leaves = До кінця раунду до кімнат із лапками іншим песикам не ввійти.
doggies-note-hires = Волоцюга коштує 1 монету наприкінці, якщо не витратити його на пастку.
doggies-note-collects = Кожен забирає карти під своїми лапками. Лапки повертаються.
doggies-note-most-nobody = Трофеїв порівну — вирішують символи на планшеті. І їх порівну — монет не отримає ніхто.

## The terminal

doggies-cli-letters = пн сх пд зх
doggies-cli-start = старт
doggies-cli-at =
    { $start ->
        [yes] { $room }
       *[no] { $room } { $cell }
    }
doggies-cli-symbol = { doggies-ui-symbol }
doggies-cli-a-shield = захист
doggies-cli-a-key = ключ
doggies-cli-coins =
    { $count } { $count ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    }
doggies-cli-paws =
    { $count } { $count ->
        [one] лапка
        [few] лапки
        [many] лапок
       *[other] лапки
    }
doggies-cli-shields =
    { $count } { $count ->
        [one] символ
        [few] символи
        [many] символів
       *[other] символу
    } захисту
doggies-cli-keys =
    { $count } { $count ->
        [one] ключ
        [few] ключі
        [many] ключів
       *[other] ключа
    }
doggies-cli-either = { doggies-ui-either }
doggies-cli-signs = Просвіт у стіні — вихід; = двері, ~ пролом. Літера — лапка цього гравця. { "#" } знешкоджена пастка, o діра, @ ваш песик.
doggies-cli-layout = Кімнату названо за шляхом від старту: пн2сх1 — це 2 кімнати на північ і 1 на схід. Названо лише виходи; решта сторін — стіни.
doggies-cli-room = { $cell }: { $room }.
doggies-cli-what =
    { $kind ->
        [monster] Треба: { $needs }. Пройти повз — шкода { $damage }. Дає: { $trophy }.
        [coins] За лапку — { $coins } { $coins ->
            [one] монета
            [few] монети
            [many] монет
           *[other] монети
        }.
        [artifact] За лапку: { $trophy }, до кінця гри.
        [trap] Знешкодить { $weapon ->
            [sword] меч
            [bow] лук
           *[fireball] вогняна куля
        } — трофей або зілля. Або забрати її за лапку: −1 монета наприкінці.
        [vagabond] За лапку — одне з двох: { $weapon ->
            [sword] меч і ще одна лапка; або в кожному бою лук чи куля
            [bow] лук і ще одна лапка; або в кожному бою меч чи куля
           *[fireball] куля і ще одна лапка; або в кожному бою меч чи лук
        }. −1 монета наприкінці.
        [chest] За лапку; 4 монети наприкінці, якщо є ключ.
        [potions] { $potions ->
            [none] Зілля в запасі немає: лапка тут нічого не дасть.
           *[other] За лапку — одне зілля на вибір: { $potions }.
        }
        [door] { $doors ->
            [one] На { $doors } виході двері
            [few] На { $doors } виходах двері
            [many] На { $doors } виходах двері
           *[other] На { $doors } виходах двері
        }: щоб там пройти, потрібен ключ.
        [portal] { $portals ->
            [none] Поки нікуди не веде: інших порталів немає.
           *[other] Звідси — до іншого порталу: { $portals }.
        }
       *[start] Звідси починається шлях.
    }
doggies-cli-exits = Виходи: { $ways }.
doggies-cli-way =
    { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    }{ $how ->
        [door-table] {" "}— двері назовні
        [door] {" "}— двері, за ними { $room }
        [broken] {" "}— пролом, за ним { $room }
        [wall] {" "}— глухий кут, стіна сусіда ({ $room })
        [hole] {" "}— глухий кут, діра
        [covered] {" "}— глухий кут, знешкоджена пастка
       *[room] {" "}— { $room }
    }
doggies-cli-out = { doggies-ui-aloud-free }
doggies-cli-to =
    { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    }
doggies-cli-covered = Знешкоджено картою: { $card }. Пройти не можна.
doggies-cli-paw-on =
    { $several ->
        [no] Тут { $you ->
            [true] ваша лапка
           *[other] лапка гравця { $name }
        }.
       *[yes] Тут { $you ->
            [true] ваші лапки
           *[other] лапки гравця { $name }
        }.
    }
doggies-cli-hole-name = діра
doggies-cli-hole-at = діра { $cell }
doggies-cli-hole =
    { $cell }: діра до кінця раунду, у ній { $you ->
        [true] ваша лапка
       *[other] лапка гравця { $name }
    }.
doggies-cli-free = { $cell }: вільне місце, сюди можна викласти кімнату.
doggies-cli-free-name = вільне місце
doggies-cli-dog-card = { $dog }: { $weapons }, { doggies-cli-part-shields }. { $ability }
doggies-cli-part-shields = захист { $shields }
doggies-cli-quest-card = { $quest }: { $goal }.
doggies-cli-round =
    Раунд { $round } з { $rounds }. { $countdown ->
        [yes] Зворотний відлік, лишилося карт: { $count }.
        [alone] Карт у стосі: { $count }. У підземеллі ви самі: досліджуйте, поки є карти.
       *[no] Карт у стосі: { $count }.
    }
doggies-cli-dog =
    { $name }{ $you ->
        [true] {" "}(ви)
       *[other] {""}
    }, { $dog }: { $weapons }; { doggies-cli-part-shields }{ $keys ->
        [0] {""}
       *[other] , ключів { $keys }
    }; { $figures }. Зілля: { $potions }.{ $where ->
        [out] {" "}Надворі.
        [asleep] {" "}Спить.
       *[in] {""}
    }
doggies-cli-cards = Карти: { $cards }.
doggies-cli-under = Під лапками: { $cards }.
doggies-cli-hired =
    волоцюга ({ $weapons }{ $side ->
        [paw] {" "}і лапка
       *[other] {""}
    })
doggies-cli-quest =
    Спільний квест «{ $quest }»: { $goal }. Поки: { $counts }.{ $kind ->
        [hunt] {""}
       *[most] { $holder ->
            [none] {" "}Ніхто не попереду{ $tie ->
                [yes] : порівну, і на планшетах теж
               *[no] {""}
            }.
           *[other] {" "}Попереду { $holder }{ $tie ->
                [yes] : на планшеті більше
               *[no] {""}
            }.
        }
    }
doggies-cli-own-quest = Ваш особистий квест «{ $quest }»: { $goal }. Поки у вас: { $count }.
doggies-cli-supply = Зілля в запасі: { $potions }.
doggies-cli-best =
    Найкращий шлях звідси: { $exact ->
        [yes] {""}
       *[no] щонайменше{" "}
    }{ $sign ->
        [none] {""}
       *[other] { $sign }
    }{ $coins } { $coins ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    } ({ $rooms }).{ $sign ->
        [none] {""}
       *[other] {" "}Він коштує більше, ніж приносить.
    }
doggies-cli-best-rooms = Шлях: { $rooms }.
doggies-cli-way-out =
    вихід { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    }
doggies-cli-did =
    { $what ->
        [fight] перемога
        [force] перемога за 2 лапки
        [pass] повз
        [claim] ваша лапка
        [hire] волоцюга з вами
        [take] пастка з вами
        [disarm] знешкоджено
       *[leap] стрибок
    }
doggies-cli-unasked = { $did } — { $reasons }
doggies-cli-walk = Ваш шлях: { $steps }. { doggies-cli-burden }
doggies-cli-burden = { doggies-ui-burden }
doggies-cli-outside =
    Монети на цьому шляху: { $coins }{ $quests ->
        [0] {""}
       *[other] {" "}(квести { $bonus })
    }, невикористаних лапок: { $paws }.
doggies-cli-drawn = Ви взяли карту: { $room }.
doggies-cli-portal =
    Через портал: { $space }{ $why ->
        [none] {""}
       *[other] ; { doggies-part-must }
    }
doggies-cli-here = Песик тут: { $room }.
doggies-cli-barred = Не пройти: { $room }. { $why }
doggies-cli-changes = { $said }: { $changes }.
doggies-cli-do-fight =
    Перемогти{ $count ->
        [0] {""}
       *[other] {" "}із зіллям ({ $weapons })
    }
doggies-cli-do-force = Перемогти здібністю Жанни
doggies-cli-do-pass = Пройти далі
doggies-cli-do-pass-monster = Пройти повз
doggies-cli-do-claim =
    { $empty ->
        [true] Покласти лапку даремно
       *[false] Забрати
    }
doggies-cli-do-claim-potion = Узяти зілля
doggies-cli-do-hire =
    Найняти ({ $side ->
        [paw] { $room-id ->
            [vagabond-sword] меч
            [vagabond-bow] лук
           *[vagabond-fireball] куля
        }{ $paw ->
            [true] {" "}і лапка
           *[false] {""}
        }
       *[other] { $room-id ->
            [vagabond-sword] лук або куля
            [vagabond-bow] меч або куля
           *[vagabond-fireball] меч або лук
        }
    })
doggies-cli-do-disarm =
    Знешкодити й віддати карту { $card }{ $hole ->
        [true] , на її місці буде діра
       *[false] {""}
    }
doggies-cli-do-disarm-potion = Знешкодити зіллям
doggies-cli-deed-fight = бій
doggies-cli-deed-force = здібність Жанни
doggies-cli-deed-pass = пройти повз
doggies-cli-deed-claim = забрати
doggies-cli-deed-hire = найняти
doggies-cli-deed-take = забрати пастку
doggies-cli-deed-disarm = знешкодити
doggies-cli-deed-leap = перестрибнути
doggies-cli-turned = Виходи: { $ways }
doggies-cli-turns = Повернути: { $room }. Виходи: { $ways }
doggies-cli-spot = { $cell }, поруч { $rooms }.
doggies-cli-joined =
    { $room } ({ $side ->
        [n] на півночі
        [e] на сході
        [s] на півдні
       *[w] на заході
    })
doggies-cli-only = { $cell }, лише так. Виходи: { $ways }.
doggies-cli-how = Місце { $cell }. Як повернути карту?
doggies-cli-elsewhere = 0. Інше місце
doggies-cli-lays =
    { $you ->
        [true] Ви викладаєте
       *[other] { $name } викладає
    } кімнату: { $room }, місце { $cell }.
doggies-cli-jumps =
    { $you ->
        [true] Ви стрибаєте
       *[other] { $name } стрибає
    } до порталу { $cell }.
doggies-cli-paws-left = Лишилося лапок: { $count }.
doggies-cli-column = { $column }: { $counts }.
doggies-cli-about = Три раунди: будуйте підземелля, потім виходьте з усім, на що вистачить лапок. Більше монет — перемога. За хід одна дія: досліджувати, вийти чи лягти спати.
doggies-cli-topics = Що означає слово — спитайте: ? і { $words }.
doggies-cli-words-explore = досліджувати, викласти, повернути, поворот
doggies-cli-about-explore = Досліджувати: узяти кімнату й викласти поруч з іншою, повернувши як завгодно, щоб вихід збігся з виходом. Решта сторін може не збігатися.
doggies-cli-words-leave = вийти, вихід, шлях, виходи
doggies-cli-about-leave = Вийти: один шлях від старту назовні, кожна кімната один раз. Обирайте його по кімнаті; u — крок назад. Після цього в раунді ви більше не ходите.
doggies-cli-words-sleep = спати, сон, лягти спати
doggies-cli-about-sleep = Лягти спати: у цьому раунді ви нічого не заберете, зате здобудете лапку до кінця гри. Усього їх буває 7.
doggies-cli-words-countdown = відлік, зворотний відлік
doggies-cli-about-countdown = Його запускає перший, хто вийшов (за опцією — і хто ліг спати): 4 карти на кожного, хто ще всередині. Скінчаться — досліджувати не можна.
doggies-cli-words-paw = лапка, лапки, лапа
doggies-cli-about-paw = Лапка забирає карту кімнати, по одній на карту. Іншим туди вже не ввійти. Наприкінці раунду карти ваші, а лапки повертаються.
doggies-cli-words-monster = монстр, монстри, бій
doggies-cli-about-monster = Щоб перемогти монстра, потрібні його символи й вільна лапка. Символи не витрачаються. А можна пройти повз і дістати шкоду.
doggies-cli-words-trophy = трофей, трофеї, символ, символи, меч, лук, куля
doggies-cli-about-trophy = Трофей — символ на карті, яку ви забрали. Він допомагає одразу й до кінця гри.
doggies-cli-words-shield = захист, щит, шкода
doggies-cli-about-shield = Уся шкода на шляху має бути меншою за захист. Після виходу її забуто.
doggies-cli-words-potion = зілля
doggies-cli-about-potion = Зілля — один символ на один бій або на одну пастку. Потім воно повернеться до запасу.
doggies-cli-words-trap = пастка, пастки, знешкодити
doggies-cli-about-trap = Щоб пройти пастку, знешкодьте її трофеєм або зіллям з її зброєю: карти більше немає. Або заберіть пастку за лапку: −1 монета.
doggies-cli-words-vagabond = волоцюга, волоцюги
doggies-cli-about-vagabond = Волоцюга допомагає однією стороною карти, її обирають раз і назавжди. Наприкінці за нього віднімуть 1 монету, якщо не витратити його на пастку.
doggies-cli-words-key = ключ, ключі, скриня, двері
doggies-cli-about-key = Ключ відчиняє будь-які двері, а наприкінці одну скриню: 4 монети. Ключі приносить { doggies-card-keyfly }. Вони не витрачаються.
doggies-cli-words-portal = портал, портали
doggies-cli-about-portal = З порталу можна потрапити до будь-якого іншого. До кожного — один раз за шлях.
doggies-cli-words-hole = діра, діри
doggies-cli-about-hole = Якщо карту забрали в цьому раунді й витратили на пастку, на її місці діра. До кінця раунду туди не можна ні ввійти, ні викласти кімнату.
doggies-cli-words-quest = квест, квести, полювання
doggies-cli-about-quest = Полювання: 2 монети за кожного такого монстра. Найбільше трофеїв однієї зброї: 5 монет одному гравцеві. Спільні квести — для всіх.
doggies-cli-words-coin = монета, монети, рахунок, очки
doggies-cli-about-coin = Наприкінці рахують: монети на картах, 4 за скриню з ключем, квести, −1 за кожну пастку й кожного волоцюгу. Порівну — вирішують квести.

## The lesson

doggies-lesson-welcome = Песики в підземеллі! { $b } і ви будуєте його кімната за кімнатою, а потім тікаєте назовні зі здобиччю. Більше монет за три раунди — перемога.
doggies-lesson-dog = Ваш песик — Жанна: 2 мечі й 1 лук. 3 символи захисту рятують від шкоди, а 5 лапок забирають карти.
doggies-lesson-explore = За хід — одна дія: досліджувати, вийти чи лягти спати. Спершу добудуйте підземелля: натисніть «{ doggies-do-explore }».
doggies-lesson-lay = Дві монети! Покладіть кімнату праворуч від скрині, на схід. Вихід має збігтися з виходом: натисніть на місце ще раз, і карта повернеться. Потім викладіть її.
doggies-lesson-leave = { $b } теж будує. А вам час тікати: шлях веде на північ, угору. Натисніть «{ doggies-do-leave }».
doggies-lesson-north = Шлях іде з кімнати в кімнату, до кожної — один раз. Якщо крок щось коштує, це видно одразу, і його можна взяти назад. Ідіть на північ, угору.
doggies-lesson-fight = Іфрита здолають 2 мечі, і Жанна їх має: до бою! Його карта — під вашою лапкою, і куля з неї вже ваша. А пройти повз — шкода 1: не страшно, поки вся шкода шляху менша за захист.
doggies-lesson-trap = Далі пастка. Її знешкодить вогняна куля, а вона у вас тепер є. Ідіть на північ.
doggies-lesson-disarm = Витратьте карту Іфрита: символи планшета на пастки не діють. Карта вийде з гри, на її місці буде діра, а пастка закриється. Забрати пастку — лапка й монета.
doggies-lesson-keyfly = Зілля ще ціле, воно для Ключобабки. Ідіть на схід, праворуч.
doggies-lesson-potion = Проти неї треба меч, лук і куля. Кулю дасть зілля — на один бій. До бою!
doggies-lesson-door = На карті Ключобабки — ключ. Він відчиняє будь-які двері, а наприкінці гри — одну скриню. Ідіть на південь, униз, крізь двері.
doggies-lesson-behind = Двері відчинено! За ними, далі на південь, скриня.
doggies-lesson-chest = Скриня! З ключем вона принесе 4 монети. Покладіть на неї лапку: тепер туди не зайде ніхто інший.
doggies-lesson-east = Лишилося 2 лапки. Праворуч, на схід, ваші дві монети, а за ними вихід.
doggies-lesson-coins = І ще дві монети. Забирайте!
doggies-lesson-out = Лишилася одна лапка, а ось і вихід. Тікайте! Перший, хто вийшов, запускає відлік: досліджувати можна ще по 4 рази на кожного, хто всередині.
doggies-lesson-collected = Раунд закінчено: { $b } спить, без здобичі, зате плюс лапка. Ваші карти тепер із вами: ключ, скриня, дві монети. Лапки повернулися.
doggies-lesson-scoring = Після третього раунду рахують монети: на картах, 4 за скриню з ключем, за квести. Забрана пастка коштує 1, найнятий волоцюга — теж. Ваш особистий квест — мімики, по 2 монети.
doggies-lesson-end = Головне ви знаєте. Іде раунд 2: грайте далі тут або зберіть свій стіл.

## The screen

doggies-ui-map = Підземелля
doggies-ui-map-mini = Усе підземелля
doggies-ui-map-fit = Показати цілком
doggies-ui-map-near = До песика
doggies-ui-map-turns =
    { $turns ->
        [1] Підходить лише так.
       *[other] Підходить положень: { $turns }.
    }
doggies-ui-map-dog = { $name }: песик { $dog }, кімната: { $room }
doggies-ui-map-turn = Повернути: { $room }
doggies-ui-map-out = Вихід із підземелля: { doggies-ui-side }
doggies-ui-side =
    { $side ->
        [n] північ
        [e] схід
        [s] південь
       *[w] захід
    }
doggies-ui-symbol =
    { $weapon ->
        [sword] { $count } { $count ->
            [one] меч
            [few] мечі
            [many] мечів
           *[other] меча
        }
        [bow] { $count } { $count ->
            [one] лук
            [few] луки
            [many] луків
           *[other] лука
        }
       *[fireball] { $count } { $count ->
            [one] куля
            [few] кулі
            [many] куль
           *[other] кулі
        }
    }
doggies-ui-either = { $one } або { $other }
doggies-ui-gains =
    { $what ->
        [shield] захист { $count }
        [key] { $count } { $count ->
            [one] ключ
            [few] ключі
            [many] ключів
           *[other] ключа
        }
       *[coins] { $count } { $count ->
            [one] монета
            [few] монети
            [many] монет
           *[other] монети
        }
    }
doggies-ui-cell =
    { $across ->
        [e] { $x } на схід
        [w] { $x } на захід
       *[none] { $down ->
            [none] старт
           *[other] {""}
        }
    }{ $down ->
        [none] {""}
       *[other] { $across ->
            [none] {""}
           *[other] {", "}
        }{ $y } { $down ->
            [n] на північ
           *[s] на південь
        }
    }
doggies-ui-aloud-needs = Потрібно: { $needs }, інакше шкода { $damage }.
doggies-ui-aloud-brings = Дає: { $trophy }.
doggies-ui-aloud-hired = Найняти — лапка зараз і монета наприкінці гри. Натомість { $one } і нова лапка до кінця гри або { $other } (щось одне в кожному бою).
doggies-ui-aloud-exit =
    { doggies-ui-side }{ $kind ->
        [door] {" "}(двері)
        [broken] {" "}(пролом)
       *[open] {""}
    }
doggies-ui-aloud-lay = Викласти: { $room }, місце: { doggies-ui-cell }
doggies-ui-aloud-way =
    { doggies-ui-side }{ $how ->
        [hole] {" "}(глухий кут: діра)
        [covered] {" "}(глухий кут: знешкоджена пастка)
        [wall] {" "}(глухий кут: стіна сусіда, { $room })
        [door] {" "}— двері, за ними { $room }
        [broken] {" "}— пролом, за ним { $room }
       *[open] {" "}— { $room }
    }
doggies-ui-aloud-free = { $sides } (кімнати там немає)
doggies-ui-shape =
    Виходів: { $shape ->
        [straight] 2, один навпроти одного
        [corner] 2, кутом
        [all] 4, на всі боки
       *[other] { $shape }
    }.
doggies-ui-aloud-placed =
    { $once ->
        [true] Сюди вона підходить лише так.
       *[false] R — повернути.
    }
doggies-ui-aloud-shuts = Закриється прохід: { $rooms }.
doggies-ui-aloud-here = Песик тут: { $room }{ $did }.
doggies-ui-aloud-potions = Зілля: { $potions }.
doggies-ui-hole = Діра. { doggies-ui-aloud-paw }
doggies-ui-supply = Зілля в запасі
doggies-ui-aloud-exits = Виходи: { $sides }.
doggies-ui-aloud-covered = Її закриває карта.
doggies-ui-aloud-paw =
    { $count ->
        [1] Забрано лапкою: { $name }.
       *[other] Забрано лапками ({ $count }): { $name }.
    }
doggies-ui-aloud-dogs = Тут стоїть: { $names }.
doggies-ui-aloud-dog =
    { $name }, { $dog }: { $weapons }; захист { $shields }, ключів { $keys }, лапок { $paws } з { $board }. { $where ->
        [in] У підземеллі.
        [out] Надворі.
       *[asleep] Спить.
    }
doggies-ui-ability-joan = Лицарка. Зайва лапка — і переможено монстра, що їй не до снаги. Крім дракона.
doggies-ui-ability-bonk = Варвар. За лапку пробиває стіну або двері.
doggies-ui-ability-pluto = Пройдисвіт. Ключ має від самого початку.
doggies-ui-ability-robin = Слідопитка. Перестрибує пастки безкоштовно.
doggies-ui-ability-ruta = Жриця. Має п’ять символів захисту.
doggies-ui-ability-sharik = Чарівник. Безкоштовно обертає кімнати довкола стартової, кожну один раз.
doggies-ui-quest-hunt = 2 монети за кожну карту: { doggies-part-prey }
doggies-part-prey =
    { doggies-part-hunted } (щоб перемогти: { $what ->
        [ifrit] 2 мечі
        [tick] 2 луки
        [squirrel] 2 кулі
        [skeledog] 1 меч і 1 куля
        [cat] 1 меч і 1 лук
        [mimic] 1 лук і 1 куля
        [cerberus] 3 мечі
        [golem] 3 кулі
       *[eyecat] 3 луки
    }; таких карт 3)
doggies-part-hunted =
    { $what ->
        [ifrit] { doggies-card-ifrit }
        [tick] { doggies-card-tick }
        [squirrel] { doggies-card-squirrel }
        [skeledog] { doggies-card-skeledog }
        [cat] { doggies-card-cat }
        [mimic] { doggies-card-mimic }
        [cerberus] { doggies-card-cerberus }
        [golem] { doggies-card-golem }
       *[eyecat] { doggies-card-eyecat }
    }
doggies-ui-quest-most = 5 монет, якщо { doggies-part-most } на трофеях і зіллях найбільше
doggies-part-most =
    { $what ->
        [sword] мечів
        [bow] луків
       *[fireball] вогняних куль
    }
doggies-ui-secret = Особистий квест:
doggies-ui-boards = Оберіть песика
doggies-ui-my-dog = Мій песик
doggies-ui-paws = Лапки
doggies-ui-paws-aloud = Вільних лапок: { $free } з { $board }, поруч із планшетом: { $extras }
doggies-ui-potions = Зілля
doggies-ui-quests = Квести
doggies-ui-none = немає
doggies-ui-coins = Монети
doggies-ui-shields-left = Ще шкоди
doggies-ui-shields-why = Шкоди має бути менше, ніж щитів.
doggies-ui-damage = шкода
doggies-ui-cards-of = Карти:
doggies-ui-north = Пн
doggies-ui-base = На планшеті
doggies-ui-trophies = Трофеї
doggies-ui-plan = Шлях до виходу
doggies-ui-tab-plan = Шлях
doggies-ui-best =
    { $worth ->
        [none] { $exact ->
            [true] Жоден шлях зараз не принесе монет
           *[false] Шляху, який приніс би монети, поки не знайшлося
        }
       *[some] { $exact ->
            [true] Найкращий шлях
           *[false] Найкращий знайдений шлях
        } принесе загалом { $sign } { $count ->
            [one] монету
            [few] монети
           *[many] монет
        }
    }{ $quests ->
        [most] {" "}(без квестів «найбільше»)
       *[none] {""}
    }.
doggies-ui-best-show = Показати шлях
doggies-ui-best-hide = Сховати шлях
doggies-ui-step-way = обирає шлях назовні.
doggies-ui-turns = Кімнати зі знаком повороту можна повернути безкоштовно, кожну один раз.
doggies-ui-step-on-way = на шляху: { $room }, { $did }.
doggies-ui-way-walked = Пройдений шлях
doggies-ui-way-walked-best = Пройдений шлях — найкращий
doggies-ui-way-best = Найкращий шлях
doggies-ui-past = Найкращі шляхи минулих раундів
doggies-ui-past-way =
    Раунд { $round }. { $name } { $how ->
        [best] йде найкращим шляхом
        [slept] спить, а можна було пройти так
       *[left] йде інакше, а краще було так
    }: { $way }
doggies-ui-told-round = Хто що виніс
doggies-ui-told-quests = Квести
doggies-ui-told-scores = Рахуємо монети
doggies-ui-plan-quests = З них за квести: { $quests }. До монет гравця вони додадуться лише наприкінці гри.
doggies-ui-by-key = відчинено ключем
doggies-ui-opens = ключ відчиняє скриню
doggies-ui-no-key =
    { $keys ->
        [0] +0 монет без ключа
       *[other] +0 монет без ще одного ключа
    }
doggies-ui-change-won = лапку кладете, нова ваша до кінця гри
doggies-ui-not-done = { doggies-part-not-done }
doggies-ui-must = { doggies-part-must }
doggies-ui-did =
    { $what ->
        [fight] переможено
        [force] переможено здібністю Жанни
        [pass] обійдено
        [claim] забрано
        [hire] найнято
        [take] пастку забрано
        [disarm] знешкоджено
        [leap] перестрибнуто
        [jump] стрибок до іншого порталу
        [used] витрачено на пастку, тут діра
        [turned] кімнату повернуто
        [broken] крізь пролом
        [broken-out] вихід крізь пролом
       *[walk] пройдено
    }
doggies-ui-burden =
    Песик витримає ще шкоди: { $left }. Лишилося лапок: { $paws }. Монети на цьому шляху: { $coins }{ $quests ->
        [0] {""}
       *[other] {" "}(квести { $bonus })
    }.
doggies-ui-used-up =
    карта { doggies-part-used } зникне{ $hole ->
        [true] , буде діра
       *[false] {""}
    }
doggies-ui-trap-shut = Знешкоджена пастка закрита до кінця раунду: назовні з неї не вийти, іншим до неї не зайти.
doggies-ui-change-paws =
    { $sign } { $count ->
        [one] лапка
        [few] лапки
        [many] лапок
       *[other] лапки
    }
doggies-ui-change-coins =
    { $sign } { $count ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    }
doggies-ui-change-damage =
    шкода { $count }{ $left ->
        [told] {""}
       *[other] {" "}(можна ще { $left })
    }
doggies-ui-change-shields = захист +{ $count }
doggies-ui-say-dog = оберіть песика.
doggies-ui-more-dog = Кожен песик має свою зброю і свій трюк.
doggies-ui-say-quest = лишіть собі один квест.
doggies-ui-more-quest = Він лишиться таємницею. Другий стане спільним.
doggies-ui-say-turn = досліджувати, вийти чи лягти спати?
doggies-ui-more-turn =
    Досліджувати — додати кімнату. Вийти — пройти шлях зі здобиччю. Лягти спати — без здобичі{ $paw ->
        [won] , зате +1 лапка до кінця гри
       *[other] {""}
    }.{ $lock ->
        [true] {" "}Замок на кнопці: назад не повернути.
       *[false] {""}
    }
doggies-ui-more-countdown = Триває відлік. Карт лишилося: { $count }, потім ніхто не досліджує.
doggies-ui-say-place = викладіть кімнату: { $room }.
doggies-ui-more-place = Натисніть на місце. Ще раз — повернути карту.
doggies-ui-more-place-only = Натисніть на місце. Карта підходить лише так.
doggies-ui-more-placed = Натисніть ще раз — повернути. Enter — викласти.
doggies-ui-more-placed-only = Сюди вона підходить лише так. Enter — викласти.
doggies-ui-more-placed-touch = Натисніть на карту ще раз, і вона повернеться.
doggies-ui-no-place = Сюди не веде жоден вихід.
doggies-ui-trap-ahead = Там пастка: знешкодьте її, або −1 лапка і −1 монета.
doggies-ui-room =
    { $kind ->
        [monster] Перемога коштує лапки й приносить карту.
        [trap] Знешкодити — трофеєм або зіллям з тією самою зброєю. Інакше −1 лапка і −1 монета наприкінці.
        [vagabond] Витратите його на пастку — монету не платите.
        [portal] Звідси можна стрибнути в будь-який інший портал.
        [door] Двері відчиняє ключ, він не витрачається.
        [chest] Забирають за лапку. Наприкінці один ключ відмикає одну скриню: 4 монети.
        [potions] За лапку — одне зілля із запасу, якщо воно там є.
       *[other] Забирають за лапку.
    }
doggies-ui-say-walk = куди біжить песик?
doggies-ui-say-room = { $room } — що робити?
doggies-ui-back = Крок назад
doggies-ui-key-explore = досліджувати
doggies-ui-key-leave = вийти
doggies-ui-key-sleep = лягти спати
doggies-ui-key-turn = повернути карту
doggies-ui-key-room = кнопки в кімнаті
doggies-ui-round = Раунд { $round }
doggies-ui-of = з { $count }
doggies-ui-deck = Карт у стосі: { $count }
doggies-ui-countdown = відлік: { $count }
doggies-ui-where-out = надворі
doggies-ui-where-asleep = спить
doggies-ui-chip-paw = лапка
doggies-ui-chip-trap = пастка: −1
doggies-ui-chip-damage = шкода: { $damage }
doggies-ui-chip-slept = +1 лапка
doggies-ui-end-wins =
    { $you ->
        [yes] Ви перемогли: { $count } { $count ->
            [one] монета
            [few] монети
            [many] монет
           *[other] монети
        }
       *[no] Переможець — { $name }: { $count } { $count ->
            [one] монета
            [few] монети
            [many] монет
           *[other] монети
        }
    }
doggies-ui-end-shared =
    Спільна перемога: { $names }, у кожного { $count } { $count ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    }
doggies-ui-end-second =
    { $you ->
        [yes] Ви другі: { $count }.
       *[no] Друге місце — { $name }: { $count }.
    }
doggies-ui-end-brought =
    { $what ->
        [way] Увесь шлях приніс
       *[quest] Квест приніс
    } { $coins } { $coins ->
        [one] монету
        [few] монети
        [many] монет
       *[other] монети
    }{ $hunted ->
        [0] {""}
       *[other] , з них { $hunted } — квести ({ $quests })
    }{ $lead ->
        [0] .
       *[other] , а відрив — { $lead }: це й вирішило гру.
    }
doggies-ui-end-quest =
    { $you ->
        [yes] Ваш квест
       *[no] Квест ({ $name })
    }
doggies-ui-end-by-quests =
    { $you ->
        [yes] У вас стільки ж монет, але виконань квестів менше.
       *[no] { $name }: стільки ж монет, але виконань квестів менше.
    }
doggies-ui-end-why =
    { $fate ->
        [won] найбільше монет
        [shared] монет і квестів порівну
        [fewer-quests] монет стільки ж, виконань квестів менше
        [more-quests] монет стільки ж, виконань квестів більше
       *[less] на { $count } менше
    }
doggies-ui-end-way =
    { $you ->
        [yes] Ваш шлях
       *[no] Шлях: { $name }
    }
doggies-ui-speech-round =
    Раунд { $round } з { $rounds }. { $countdown ->
        [yes] Зворотний відлік: лишилося карт { $count }.
       *[no] Карт у стосі: { $count }.
    }
doggies-ui-speech-boards = Вільні песики
doggies-ui-speech-dealt = Ваші два квести
doggies-ui-speech-places = Вільні місця
doggies-ui-token = Жетон першого гравця: починає раунд. Хто зробить останній хід, забере жетон.
doggies-ui-speech-first = Жетон першого гравця: { $name }.
doggies-ui-speech-ahead = Попереду { $name }.
doggies-ui-tied =
    { $by ->
        [mine] Порівну, але на вашому планшеті більше.
        [board] Порівну, але на планшеті більше: { $name }.
       *[nobody] Порівну, і на планшеті теж: нічия.
    }
