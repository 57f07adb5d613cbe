twister-title = Пригоди в підземеллі
twister-blurb = Два загони, вісім обертових кімнат: виберіться першими або не випустіть суперника.

## Table options

twister-setting-setup = Розстановка
twister-setting-setup-help = Вільна, за правилами: обоє таємно обирають стартових персонажів і ховають жетони. Готова: однакова для обох, добра для першої гри. Готова розстановка — домашнє правило.
twister-setting-setup-free = Вільна
twister-setting-setup-fixed = Готова
twister-setting-dungeon = Кімнати
twister-setting-dungeon-help = Закриті, за правилами, доки хтось їх не відкриє. Відкриті: кімнати й жетони видно з першого ходу — домашнє правило для новачків.
twister-setting-dungeon-dark = Закриті
twister-setting-dungeon-open = Відкриті
twister-setting-first_cycle = Перші карти дій
twister-setting-first_cycle-help = За правилами: ваша перша карта — 2, далі будь-яка. Рухома межа, за застосунком і переказом правил: спільна для обох межа починається з 2 і росте на 1, коли зіграно рівну їй карту.
twister-setting-first_cycle-rulebook = Спершу 2
twister-setting-first_cycle-rising = Рухома межа
twister-setting-reveal_placement = Жетони нової кімнати
twister-setting-reveal_placement-help = Хто відкрив кімнату, розміщує все, крім своїх предметів, а їх — суперник: так у всіх офіційних джерелах, крім одного. Як надруковано: за реченням наших правил, вочевидь зіпсованим, — спершу свої предмети, решту — суперник.
twister-setting-reveal_placement-others = Усе, крім своїх предметів
twister-setting-reveal_placement-printed = Як надруковано
twister-setting-line_reveals = Відкриття з лінії
twister-setting-line_reveals-help = За правилами: з початкової лінії доступні обидві кімнати вздовж неї. За глосарієм і застосунком: лише кімната просто перед персонажем.
twister-setting-line_reveals-both = Обидві кімнати
twister-setting-line_reveals-adjacent = Лише ближча
twister-setting-attack_just_wounded = Добивати того ж ходу
twister-setting-attack_just_wounded-help = Пораненого цього ходу можна атакувати ще раз того ж ходу. Правила мовчать; глосарій і застосунок — проти.
twister-setting-target_unwounded = Ціль — здоровий
twister-setting-target_unwounded-help = Якщо на клітинці і здоровий, і поранений ворог, атакувати можна лише здорового, як у застосунку. За правилами: будь-якого ворога на клітинці.
twister-setting-sweep_wounded = Переможений губить поранених
twister-setting-sweep_wounded-help = Свій поранений на клітинці переможеного гине, навіть якщо його ніхто не несе, як у застосунку. За правилами: лише той, кого несуть.
twister-setting-troll_acts = Троль діє, відновившись
twister-setting-troll_acts-help = За правилами: того ходу, коли Троль відновився, він може діяти. За глосарієм і застосунком: не може, та й у поєдинок не втягується.
twister-setting-treasure_to = Очко за Скарб
twister-setting-treasure_to-help = За правилами: тому, чий персонаж виніс Скарб. За застосунком: гравцеві, чийого кольору Скарб.
twister-setting-treasure_to-carrier = Хто виніс
twister-setting-treasure_to-owner = Чий колір
twister-setting-fireball_own = Вогняна Куля вбиває всіх
twister-setting-fireball_own-help = За правилами й глосарієм: вона вбиває першого на шляху, і свого теж. Вимкнено, як у застосунку: обрати можна лише ворога.
twister-setting-rope_needs = Кріплення Мотузки
twister-setting-rope_needs-help = За правилами: біля ями потрібні дві вільні клітинки, де можна стати. За глосарієм: годиться і яма, яку тримає своя Злодійка. За застосунком: не треба нічого.
twister-setting-rope_needs-free = Дві вільні клітинки
twister-setting-rope_needs-thief = Своя Злодійка годиться
twister-setting-rope_needs-nothing = Нічого
twister-setting-stand_by_rope = Стояти при Мотузці
twister-setting-stand_by_rope-help = З порожніми руками можна зупинитися на ямі, де лежить Мотузка, не беручи її, як у застосунку. За правилами: на ямі стоять лише Злодійка і той, хто тримає Мотузку.
twister-setting-loose_on_roped_pit = Предмети на ямі з Мотузкою
twister-setting-loose_on_roped_pit-help = На яму з Мотузкою можна покласти будь-який предмет, як у застосунку. За правилами: на яму кладуть лише Мотузку.
twister-setting-take_in_place = Брати на місці безплатно
twister-setting-take_in_place-help = Раз на хід персонаж бере й кладе речі на своїй клітинці безплатно, як у застосунку. Вимкнено: це частина переміщення, а воно коштує очко.
twister-setting-handle_while_jumping = Брати й класти при стрибку
twister-setting-handle_while_jumping-help = Брати й класти можна й там, де починається і кінчається стрибок або прохід крізь стіну. За правилами: лише під час переміщення.
twister-setting-wizard_on_wounded = Чарівник біля своїх поранених
twister-setting-wizard_on_wounded-help = Чарівник зупиняється на клітинці свого пораненого, як усі: такі загальні межі правил. Вимкнено, за реченням правил про Чарівника: лише з тим, кого несе.
twister-setting-jump_out_over_wounded = Вихід стрибком через пораненого
twister-setting-jump_out_over_wounded-help = Стрибком можна вийти з підземелля через клітинку з пораненим ворогом, як у застосунку. Глосарій забороняє, правила мовчать.
twister-setting-break_raised = Воїн ламає відчинені ґрати
twister-setting-break_raised-help = Можна зламати й відчинені ґрати, щоб їх більше не зачинили, як у застосунку. За правилами: лише зачинені.
twister-setting-skip_helpless = Пропускати безпорадних
twister-setting-skip_helpless-help = Якщо жоден персонаж гравця не може діяти, його хід пропускають, як у застосунку. Вимкнено: він грає карту й завершує хід. Правила мовчать.
twister-setting-draws = Нічия за згодою
twister-setting-draws-help = Перед картою дії можна запропонувати нічию, а суперник може погодитися. Домашнє правило: у правилах немає кінця для гри, якої ніхто не може виграти.
twister-setting-turn_limit = Межа ходів
twister-setting-turn_limit-help = Межа ходів на обох гравців: перемагає той, у кого більше очок, за рівності — нічия. 0: без межі. Домашнє правило.

## Parts of sentences

twister-part-whose =
    { $you ->
        [true] { $character-id ->
            [wall-walker] Ваша
            [thief] Ваша
           *[other] Ваш
        }
       *[other] { $name }:
    }
twister-part-who-plays-out =
    { $you ->
        [true] ви перемогли, з цим ходом гра закінчиться
       *[other] перемога за { $name }, з цим ходом гра закінчиться
    }
twister-part-who-wins =
    { $you ->
        [true] ви перемагаєте
       *[other] перемагає { $name }
    }
twister-part-item-whose =
    { $item_you ->
        [true] { twister-part-item } (ваш жетон)
       *[other] { twister-part-item } ({ $item_name })
    }
twister-part-item-theirs =
    { $item_you ->
        [true] { $item-id ->
            [wall-walker] вашу
            [thief] вашу
            [rope] вашу
            [fireball-wand] вашу
            [armor] ваші
            [sword] ваш
            [speed-potion] ваше
            [treasure] ваш
           *[other] вашого
        } { twister-part-item }
       *[other] { twister-part-item } ({ $item_name })
    }
twister-part-item-own =
    { $item-id ->
        [wall-walker] свою
        [thief] свою
        [armor] свої
        [sword] свій
        [rope] свою
        [speed-potion] своє
        [fireball-wand] свою
        [treasure] свій
       *[other] свого
    }
twister-part-item-placed =
    { $seat ->
        [A] { $item_seat ->
            [A] { twister-part-item-own } { twister-part-item }
           *[other] { twister-part-item-theirs }
        }
       *[other] { $item_seat ->
            [A] { twister-part-item-theirs }
           *[other] { twister-part-item-own } { twister-part-item }
        }
    }
twister-part-puts =
    { $you ->
        [true] { $item-id ->
            [armor] Ви кладете
            [sword] Ви кладете
            [rope] Ви кладете
            [speed-potion] Ви кладете
            [fireball-wand] Ви кладете
            [treasure] Ви кладете
           *[other] Ви ставите
        }
       *[other] { $item-id ->
            [armor] { $name } кладе
            [sword] { $name } кладе
            [rope] { $name } кладе
            [speed-potion] { $name } кладе
            [fireball-wand] { $name } кладе
            [treasure] { $name } кладе
           *[other] { $name } ставить
        }
    }
twister-part-lies =
    { $out ->
        [object] {""}
        [no] До виходу ({ $item_you ->
            [true] лінія суперника
           *[other] ваша лінія
        }) звідти пішки не дійти: заважають стіни, ґрати чи ями.{" "}
        [held] Вихід ({ $item_you ->
            [true] лінія суперника
           *[other] ваша лінія
        }) поки закритий: на { $held_at } стоїть { $item_you ->
            [true] ворог, { $held }
           *[other] ваш персонаж, { $held }
        }.{" "}
        [crowd] Вихід ({ $item_you ->
            [true] лінія суперника) поки закритий: заважають вороги
           *[other] ваша лінія) поки закритий: заважають ваші персонажі
        }.{" "}
        [dark] До виходу ({ $item_you ->
            [true] лінія суперника
           *[other] ваша лінія
        }) шлях є лише через невідкриті кімнати.{" "}
       *[yes] До виходу{ $item_you ->
            [true] {""}
           *[other] {" "}(ваша лінія)
        }: { $exit ->
            [one] { $exit } клітинка
            [few] { $exit } клітинки
           *[many] { $exit } клітинок
        }{ $acts ->
            [1] , 1 дія
           *[other] , від { $acts } дій
        }{ $walls ->
            [0] .
            [1] , крізь стіну.
           *[other] , крізь стіни ({ $walls }).
        }{" "}
    }{ $count ->
        [0] {""}
        [1] Звідти може відкрити кімнату { $opens }.{" "}
       *[other] Звідти може відкрити кімнати { $opens }.{" "}
    }{ $walks ->
        [0] {""}
        [1] За один рух дійде, щоб відкрити кімнату { $later }.{" "}
       *[other] За один рух дійде, щоб відкрити кімнати { $later }.{" "}
    }{ $near_steps ->
        [0] { $foe_steps ->
            [0] Пішки туди не дійде жоден персонаж.
           *[other] Найближчий ворог — { $foe } ({ $foe_steps ->
                [one] { $foe_steps } клітинка
                [few] { $foe_steps } клітинки
               *[many] { $foe_steps } клітинок
            }){ $out ->
                [object] ; ваші персонажі сюди не дійдуть.
               *[other] { $item_you ->
                    [true] .
                   *[other] ; ваші персонажі сюди не дійдуть.
                }
            }
        }
       *[other] Найближче: у вас { $near } ({ $near_steps ->
            [one] { $near_steps } клітинка
            [few] { $near_steps } клітинки
           *[many] { $near_steps } клітинок
        }){ $foe_steps ->
            [0] ; вороги не дійдуть.
           *[other] , у суперника { $foe } ({ $foe_steps ->
                [one] { $foe_steps } клітинка
                [few] { $foe_steps } клітинки
               *[many] { $foe_steps } клітинок
            }).
        }
    }
twister-part-over =
    { $by ->
        [flies] , { twister-part-pits }: Чарівник літає
        [over-enemies] , над { $count ->
            [1] ворогом
           *[other] ворогами
        } ({ $over }): Чарівник літає
        [wounded] , повз { $count ->
            [1] пораненого ворога ({ $over }): він шляху не перекриває
           *[other] поранених ворогів ({ $over }): вони шляху не перекривають
        }
        [over-both] , над ямами й ворогами ({ $over }): Чарівник літає
        [thief] , { twister-part-pits }: Злодійка це вміє
        [rope] , { twister-part-pits }: з Мотузкою
        [rope-there] , { twister-part-pits }: там Мотузка
        [ropes] , { twister-part-pits }: з Мотузками
        [thief-there] , { twister-part-pits }: там своя Злодійка
       *[helped] , { twister-part-pits }: Мотузка й своя Злодійка
    }
twister-part-pits =
    { $ends ->
        [onto] це яма
        [both] по ямах { $over }
       *[over] { $count ->
            [one] через яму { $over }
            [few] через ями { $over }
            [many] через ями { $over }
           *[other] через ями { $over }
        }
    }
twister-part-of-walk =
    { $part ->
        [on] (клітинок: { $steps } із { $speed }, та сама дія)
       *[first] (клітинок: { $steps } із { $speed })
    }
twister-part-for-what =
    { $cause ->
        [goblin] : за Гобліна дають 2
        [goblin-treasure] : 2 за Гобліна й 1 за Скарб
        [exit-treasure] : 1 за вихід і 1 за Скарб, хоч би чий він був
        [treasure] {" "}за винесений Скарб, хоч би чий він був
        [exit] {" "}за вихід
       *[other] { $count ->
            [1] {" "}за загибель ворога
           *[other] {" "}за загибель ворогів
        }
    }
twister-part-who-scores =
    { $you ->
        [true] Ви здобуваєте
       *[other] { $name } здобуває
    }
twister-part-target-whose =
    { $target_you ->
        [true] { $target-id ->
            [wall-walker] вашу
            [thief] вашу
           *[other] вашого
        } { twister-part-target }
       *[other] { twister-part-target } ({ $target_name })
    }
twister-part-target-from =
    { $target_you ->
        [true] { $target-id ->
            [wall-walker] вашої Верхолазки
            [thief] вашої Злодійки
           *[other] вашого { twister-part-target }
        }
       *[other] { $target-id ->
            [wall-walker] Верхолазки
            [thief] Злодійки
           *[other] { twister-part-target }
        } ({ $target_name })
    }

twister-part-character =
    { $character-id ->
        [warrior] Воїна
        [wall-walker] Верхолазку
        [cleric] Жерця
        [mekanork] Механорка
        [thief] Злодійку
        [wizard] Чарівника
        [troll] Троля
        [goblin] Гобліна
        [armor] Обладунки
        [sword] Меч
        [rope] Мотузку
        [speed-potion] Зілля Швидкості
        [fireball-wand] Вогняну Кулю
        [treasure] Скарб
       *[other] { $character }
    }
twister-part-target =
    { $target-id ->
        [warrior] Воїна
        [wall-walker] Верхолазку
        [cleric] Жерця
        [mekanork] Механорка
        [thief] Злодійку
        [wizard] Чарівника
        [troll] Троля
        [goblin] Гобліна
       *[other] { $target }
    }
twister-part-target-short =
    { $target-id ->
       *[other] { $target }
    }
twister-part-target-to =
    { $target-id ->
        [warrior] Воїнові
        [wall-walker] Верхолазці
        [cleric] Жерцеві
        [mekanork] Механоркові
        [thief] Злодійці
        [wizard] Чарівникові
        [troll] Тролеві
        [goblin] Гоблінові
       *[other] { $target }
    }
twister-part-target-with =
    { $target-id ->
        [warrior] Воїном
        [wall-walker] Верхолазкою
        [cleric] Жерцем
        [mekanork] Механорком
        [thief] Злодійкою
        [wizard] Чарівником
        [troll] Тролем
        [goblin] Гобліном
       *[other] { $target }
    }
twister-part-item =
    { $item-id ->
        [warrior] Воїна
        [wall-walker] Верхолазку
        [cleric] Жерця
        [mekanork] Механорка
        [thief] Злодійку
        [wizard] Чарівника
        [troll] Троля
        [goblin] Гобліна
        [armor] Обладунки
        [sword] Меч
        [rope] Мотузку
        [speed-potion] Зілля Швидкості
        [fireball-wand] Вогняну Кулю
        [treasure] Скарб
       *[other] { $item }
    }
twister-part-item-short =
    { $item-id ->
       *[other] { $item }
    }
twister-part-way =
    { $way ->
        [left] ліворуч
       *[right] праворуч
    }

## Questions and buttons

twister-ask-starter = Оберіть чотирьох стартових персонажів і точку на лінії для кожного.
twister-ask-hide = Сховайте свій жетон в одній із кімнат.
twister-ask-card = Зіграйте карту дії.
twister-ask-act = Оберіть персонажа й дію або завершіть хід.
twister-ask-step = Ідіть далі, беріть і кладіть дорогою або зупиніться.
twister-ask-place = Розмістіть жетон на вільній клітинці нової кімнати.
twister-ask-combat = Оберіть карту поєдинку.
twister-ask-draw = Можна погодитися на нічию.

twister-do-card = Зіграти карту { $card }
twister-do-combat = Зіграти +{ $card }
twister-do-draw-offer = Запропонувати нічию
twister-do-draw-accept = Прийняти нічию
twister-do-end = Завершити хід
twister-do-stop = Зупинитися
twister-do-drop = Покласти
twister-do-move = Іти
twister-do-attack = Атака: { twister-part-target-short }
twister-do-turn = Обернути { $place } { twister-part-way }
twister-do-jump = Стрибнути на { $square }
twister-do-reveal = Відкрити { $place }
twister-do-break = Зламати ґрати
twister-do-open = Відчинити ґрати
twister-do-close = Зачинити ґрати
twister-do-through = Крізь стіну: { $square }
twister-do-heal = Зцілити { twister-part-target }
twister-do-fire = Куля в { twister-part-target }
twister-do-recover = Відновитися
twister-do-drink = Випити Зілля
twister-do-go = На { $square }
twister-do-take = Взяти { twister-part-item }
twister-do-give = Дати { twister-part-target-to }
twister-do-swap = Обмін: { twister-part-target-short }
twister-do-stand = { twister-part-item-short } → { $square }
twister-do-hide = { twister-part-item-short } → { $place }
twister-do-place = { twister-part-item-short } → { $square }

## Options in full, for lists and text mode

twister-option-card = Зіграти карту дії { $card }
twister-option-combat = Зіграти карту поєдинку +{ $card }
twister-option-move = { $character }: іти
twister-option-attack = { $character }: атакувати { twister-part-target }, { $attack } проти { $defence }{ $down ->
        [true] ; ціль поранена, сила 0
       *[false] {""}
    }
twister-option-turn = { $character }: обернути кімнату { $place } { twister-part-way }
twister-option-jump = { $character }: перестрибнути яму { $pit } на { $square } за 1 ОД і карту стрибка
twister-option-reveal = { $character }: відкрити кімнату { $place }
twister-option-break = { $character }: зламати ґрати в бік { $square }
twister-option-open = { $character }: відчинити ґрати в бік { $square }
twister-option-close = { $character }: зачинити ґрати в бік { $square }
twister-option-through = { $character }: пройти крізь стіну на { $square }
twister-option-heal = { $character }: зцілити { twister-part-target }
twister-option-fire = { $character }: пустити Вогняну Кулю в { twister-part-target-whose }
twister-option-recover = { $character }: відновитися
twister-option-drink = { $character }: випити Зілля Швидкості
twister-option-take = Взяти { twister-part-item } ({ $item_name })
twister-option-drop = Покласти { twister-part-item }
twister-option-give = Дати { twister-part-target-to } { twister-part-item }
twister-option-swap = Обмінятися з { twister-part-target-with } і отримати { twister-part-item }
twister-option-stand = { $item }: поставити на { $square }
twister-option-hide = { $item }: сховати в кімнаті { $place }
twister-option-place =
    { $item } ({ $item_name }): { $square }{ $out ->
        [object] {""}
        [no] ; до виходу пішки не дійти
        [held] ; вихід закриває { $held } ({ $held_at })
        [crowd] ; вихід закривають персонажі
        [dark] ; вихід за невідкритими кімнатами
       *[yes] ; до виходу { $exit ->
            [one] { $exit } клітинка
            [few] { $exit } клітинки
           *[many] { $exit } клітинок
        }{ $walls ->
            [0] {""}
           *[other] , стін { $walls }
        }
    }{ $near_steps ->
        [0] {""}
       *[other] ; зі своїх найближче { $near } ({ $near_steps ->
            [one] { $near_steps } клітинка
            [few] { $near_steps } клітинки
           *[many] { $near_steps } клітинок
        })
    }{ $foe_steps ->
        [0] {""}
       *[other] ; з ворогів { $foe } ({ $foe_steps ->
            [one] { $foe_steps } клітинка
            [few] { $foe_steps } клітинки
           *[many] { $foe_steps } клітинок
        })
    }

twister-undo-starter = Забрати жетон
twister-undo-hide = Забрати жетон
twister-undo-card = Забрати карту назад
twister-undo-act = Скасувати дію
twister-undo-step = Скасувати крок
twister-undo-place = Забрати жетон
twister-undo-combat = Забрати карту назад
twister-undo-draw = Відкликати нічию

twister-warn-last-starter = Ваша четвірка: { $tokens }. Коли обере й суперник, змінити її не вийде.
twister-sure-last-starter = Почати з цими чотирма?
twister-sure-do-last-starter = Почати з ними
twister-warn-last-hidden = Тоді сховано все: стартові персонажі відкриються, і скасувати вже нічого не можна.
twister-sure-last-hidden = Сховати останній жетон тут?
twister-sure-do-last-hidden = Сховати
twister-warn-takes-rope =
    { $count ->
        [1] { $tokens } без цієї Мотузки падає в яму й гине. Очко вам.
       *[other] { $tokens } без цієї Мотузки падають у яму й гинуть. Ваші очки: { $count }.
    }
twister-sure-takes-rope = Узяти Мотузку?
twister-sure-do-takes-rope = Узяти Мотузку
twister-warn-points-left =
    { $left ->
        [one] Пропаде { $left } очко дії.
        [few] Пропадуть { $left } очки дії.
        [many] Пропадуть { $left } очок дії.
       *[other] Пропаде { $left } очка дії.
    }{ $last ->
        [true] {" "}Це ваш останній хід у грі.
       *[false] {""}
    }
twister-sure-points-left = Завершити хід?
twister-sure-do-points-left = Завершити хід
twister-warn-fires-at-own =
    { $count ->
        [1] Це ваш персонаж: він загине, а очко дістане суперник.
       *[other] Це ваш персонаж: він загине разом із тим, кого несе. Очки суперника: { $count }.
    }

## Why not

twister-why-enemy-in-the-way = { $target } ({ $target_name }) на { $square } перекриває шлях; над ворогами пролітає лише Чарівник.
twister-why-pit = { $square } — яма. Через неї допоможуть Злодійка, політ Чарівника, Мотузка чи карта стрибка.
twister-why-rope-serves-one-pit = Однієї Мотузки не вистачає на дві ями поспіль: спершу станьте на тверде.
twister-why-ends-on-pit = { $square } — яма: на ній зупиняються лише Злодійка і той, хто має Мотузку.
twister-why-somebody-stands-there =
    { $target_you ->
        [true] На { $square } стоїть ваш персонаж ({ $target }); іншим там не зупинитися.
       *[other] На { $square } стоїть { $target } ({ $target_name }); іншим там не зупинитися.
    }
twister-why-enemy-lies-there = На { $square } лежить поранений ворог ({ $target }): пройти можна, зупинитися — ні.
twister-why-two-tokens-at-most = Наприкінці дії на { $square } було б більше двох жетонів.
twister-why-wizard-beside-wounded = За цим столом Чарівник зупиняється лише з пораненим, якого несе.
twister-why-wall = Між { $start } і { $square } стіна.
twister-why-bars-closed = Ґрати між { $start } і { $square } опущено. Злодійка їх відчинить, Воїн зламає.
twister-why-room-is-dark = Кімната { $place } ще закрита; спершу її треба відкрити.
twister-why-dead-end = Тоді хід персонажа не можна було б завершити за правилами.
twister-why-card-used = Карту { $card } зіграно; карти повернуться, коли зіграно всі чотири.
twister-why-one-card-a-turn = Карту на цей хід уже зіграно: одна карта за хід.
twister-why-card-above-cap = Карта { $card } вища за межу; та росте, коли зіграно рівну їй карту.
twister-why-first-card-is-2 = Ваша перша карта у грі — 2; карта { $card } — пізніше.
twister-why-wounded = З раною нічого не можна зробити, поки не зцілять.
twister-why-just-healed = Цей персонаж щойно підвівся і до кінця ходу нічого не може.
twister-why-no-points-left = Очок дії для цього персонажа не лишилося.
twister-why-nothing-to-do = Зараз цьому персонажеві нема чого робити: іти нікуди, і поруч нічого немає.
twister-why-enemy-piece = Це жетон суперника; його можна лише атакувати із сусідньої клітинки.
twister-why-not-a-character = Діють лише персонажі; предмети вони беруть під час переміщення.
twister-why-not-your-turn = Зараз ходить { $name }.
twister-why-no-points-yet = У нього ще немає очок дії: спершу зіграйте карту дії.
twister-why-play-a-card-first = Спершу зіграйте карту дії: вона дає очки на цей хід.
twister-why-already-out = Цей персонаж уже вийшов із підземелля.
twister-why-already-dead = Цей персонаж загинув.
twister-why-lies-hidden = Жетон лежить лицем донизу на ще не відкритій кімнаті.
twister-why-no-enemy-beside = На клітинках, куди є прохід із { $square }, ворогів немає.
twister-why-wounded-this-turn =
    { $target_you ->
        [true] Рани завдано цього ж ходу ({ $target }): звестися можна лише вашого наступного ходу.
       *[other] Рани завдано цього ж ходу ({ $target }, { $target_name }): знову атакувати можна лише вашого наступного ходу.
    }
twister-why-attack-the-carrier = Цього пораненого несуть; атакуйте того, хто несе.
twister-why-attack-the-standing = За цим столом ціллю має бути здоровий ворог на тій клітинці.
twister-why-no-jump-cards = Карт стрибка у вас не лишилося.
twister-why-no-pit-beside = На клітинках, куди є прохід із { $square }, немає ями, яку можна перестрибнути.
twister-why-pit-is-held = На ямі { $square } хтось є; перестрибнути можна лише яму без персонажів.
twister-why-nowhere-to-land = За ямою { $square } немає сполученої з нею клітинки.
twister-why-not-on-a-gear = Кімнати обертає лише персонаж на обертовому механізмі.
twister-why-no-dark-room-beside = Просто перед { $square }, за відкритим краєм клітинки, закритої кімнати немає.
twister-why-all-rooms-open = Усі кімнати вже відкриті.
twister-why-no-bars-beside = Біля { $square } немає ґрат, із якими це можна зробити.
twister-why-no-wall-beside = Біля { $square } немає стіни, крізь яку вона пройшла б.
twister-why-nobody-to-heal = На клітинках, куди є прохід із { $square }, поранених немає.
twister-why-patient-is-carried = Цього пораненого несуть; спершу його треба покласти.
twister-why-patient-not-alone = { $character }: підвестися на { $square } не можна, там же { $target } ({ $target_name }).
twister-why-nobody-in-line = На прямій лінії пострілу нікого немає.
twister-why-only-own-in-line = На лінії лише свої, а за цим столом Вогняна Куля тільки для ворогів.
twister-why-wizard-only = Вогняну Кулю можуть носити й інші, але пускає її лише Чарівник.
twister-why-closed-in = Ані ступити, ані взяти, ані покласти нічого не можна.
twister-why-hands-full = Руки вже зайняті: спершу покладіть або обміняйте ношу.
twister-why-hands-are-empty = Цей персонаж нічого не несе.
twister-why-nothing-to-take = На цій клітинці нема чого взяти.
twister-why-nobody-here = На цій клітинці немає вашого непораненого персонажа.
twister-why-hands-full-there = У того персонажа руки зайняті; ношами можна обмінятися.
twister-why-nothing-to-swap = Той персонаж нічого не несе; ношу можна віддати.
twister-why-as-it-was = Так на цій клітинці щойно й було; краще скасуйте останню відповідь.
twister-why-not-to-be-carried = Носять лише поранених, а цей персонаж на ногах.
twister-why-enemy-wounded-not-carried = Пораненого ворога не носять, лише своїх поранених.
twister-why-enemy-stands-over-it = На { $square } стоїть { $target } ({ $target_name }): звідти нічого не взяти.
twister-why-rope-holds-your-own = Без цієї Мотузки ваш персонаж упав би в яму.
twister-why-only-rope-on-pit = Над ямою можна покласти лише Мотузку.
twister-why-only-on-roped-pit = Над ямою інші речі можна покласти, лише якщо там лежить Мотузка.
twister-why-rope-needs-two-sides = Мотузці потрібні дві клітинки біля ями, на яких зараз можна стати.
twister-why-left-untidy = На { $square } лишилося те, чому там лежати не можна; завершувати зарано.
twister-why-move-not-begun = Ще нічого не зроблено: ступіть крок або скасуйте хід персонажа.
twister-why-choose-your-own = Спершу обидва гравці обирають чотирьох стартових персонажів.
twister-why-stand-on-a-dot = Стартові персонажі стають на вільні точки своєї лінії.
twister-why-hide-in-turn = Зараз жетон ховає { $name }; ви ховаєте по черзі.
twister-why-hide-where-space = Ховають у кімнаті, де є місце: біля ліній два жетони, в інших три.
twister-why-place-first = Спершу треба розмістити жетони кімнати { $place }.
twister-why-place-on-free = Місце жетона — вільна клітинка кімнати { $place }, підлога чи механізм, не яма.
twister-why-finish-the-move = { $character } ще в дорозі: спершу завершіть цей хід або скасуйте його.
twister-why-game-over = Гру завершено.
twister-why-not-through-bars = Верхолазка проходить крізь стіни, але не крізь ґрати.
twister-why-double-pit = На { $square } теж яма: приземлитися там не можна, якщо на ній немає Мотузки.
twister-why-too-far =
    { $steps ->
        [0] Далі цей персонаж уже не пройде.
        [one] Задалеко, або туди немає шляху: лишилася { $steps } клітинка.
        [few] Задалеко, або туди немає шляху: лишилося { $steps } клітинки.
       *[many] Задалеко, або туди немає шляху: лишилося { $steps } клітинок.
    }
twister-why-already-there = Персонаж уже стоїть на { $square }.
twister-why-walk-there-first = Це на { $square }: спершу дійдіть туди.
twister-why-on-the-spot = Під час стрибка чи проходу крізь стіну беруть і кладуть лише на своїй клітинці.
twister-why-empty-square = Спершу оберіть свого персонажа, і буде видно, куди він дійде.
twister-why-cannot-do-that = Цей персонаж так не може.
twister-why-nobody-can =
    Зараз ніхто з ваших не може { $deed ->
        [move] іти
        [attack] атакувати
        [jump] стрибнути
        [turn] обернути кімнату
        [reveal] відкрити кімнату
        [break] зламати ґрати
        [open] відчинити ґрати
        [close] зачинити ґрати
        [through] пройти крізь стіну
        [heal] зцілити
        [fire] пустити Вогняну Кулю
        [recover] відновитися
       *[drink] випити зілля
    }.
twister-why-handle-in-move = Речі беруть, кладуть і передають під час переміщення: спершу почніть його.
twister-why-nobody-before-it = Перед цією кімнатою, біля відкритого краю, немає вашого персонажа, готового діяти.
twister-why-rooms-between-moves = Кімнати відкривають і обертають між ходами персонажів: спершу завершіть цей.
twister-why-nobody-on-its-gear = На механізмах кімнат цього номера немає вашого персонажа, готового діяти.
twister-why-combat-card-used = Карт +{ $card } у вас не лишилося; повертається лише +0.
twister-why-combat-first = Спершу поєдинок: обоє обирають карту поєдинку.
twister-why-it-fights = Цей персонаж б’ється; тепер обоє обирають карту поєдинку.
twister-why-not-in-the-combat = У цьому поєдинку участі не бере.
twister-why-stop-first = Спершу завершіть цей хід; потім це можна зробити.
twister-why-dot-taken = На { $square } вже стоїть ваш персонаж.
twister-why-already-placed = Цей персонаж уже стоїть на { $square }.
twister-why-objects-later = Предмети ховають у кімнатах, коли обоє оберуть стартових персонажів.
twister-why-room-full = У кімнаті { $place } місця немає: у ній ховають { $count } жетони.
twister-why-hidden-already = Цей жетон уже сховано в кімнаті { $place }.
twister-why-square-taken = Клітинка { $square } зайнята: на клітинку кладуть по одному жетону.
twister-why-none-on-a-pit = { $square } — яма: туди жетонів не кладуть.
twister-why-not-of-this-room = Зараз розміщують жетони кімнати { $place }; цей не з них.
twister-why-opponent-places = Цей жетон розмістить суперник.
twister-why-sealed = Ви вже обрали карту; заберіть її назад, щоб обрати іншу.

## What happened

twister-log-stands =
    { $you ->
        [true] Ви ставите { twister-part-character } на { $square }.
       *[other] { $name } ставить { twister-part-character } на { $square }.
    }
twister-log-first-to-hide =
    { $you ->
        [true] За жеребом перший жетон ховаєте ви.
       *[other] За жеребом перший жетон ховає { $name }.
    }
twister-log-hides =
    { $you ->
        [true] Ви ховаєте жетон у кімнаті { $place }.
       *[other] { $name } ховає жетон у кімнаті { $place }.
    }
twister-log-hides-what = У кімнаті { $place } ви сховали { twister-part-character }.
twister-log-starters =
    { $you ->
        [true] Ви починаєте з такими персонажами: { $tokens }.
       *[other] { $name } починає з такими персонажами: { $tokens }.
    }
twister-log-first-player =
    { $you ->
        [true] За жеребом перший хід ваш.
       *[other] За жеребом перший хід: { $name }.
    }
twister-log-opens-room =
    { $you ->
        [true] Жетони кімнати { $place } першим розміщуєте ви.
       *[other] Жетони кімнати { $place } першим розміщує гравець { $name }.
    }
twister-log-plays-card =
    { $you ->
        [true] Хід { $turn }: ви граєте карту { $card } (очок дії: { $card }).
       *[other] Хід { $turn }: { $name } грає карту { $card } (очок дії: { $card }).
    }{ $rule ->
        [first] {" "}З неї починають усі.
        [cap] {" "}Карт, більших за { $most }, поки грати не можна.
       *[free] {""}
    }{ $last ->
        [true] {" "}Це останній хід: потім вирішують переможні очки.
       *[false] {""}
    }
twister-log-takes-cards-back =
    { $you ->
        [true] Ви забираєте всі чотири карти дій.
       *[other] { $name } забирає всі чотири карти дій.
    }
twister-log-leaves-unused =
    { $you ->
        [true] У вас
       *[other] { $name }:
    } { $count ->
        [one] пропадає { $count } очко дії.
        [few] пропадають { $count } очки дії.
        [many] пропадають { $count } очок дії.
       *[other] пропадає { $count } очка дії.
    }
twister-log-reveals = { twister-part-whose } { $character } відкриває кімнату { $place } { $by ->
        [line] (з лінії доступні обидві її кімнати)
       *[usual] (стоїть просто перед нею)
    }: її номер { $number }, вона обертається { twister-part-way }.
twister-log-shut =
    { $by ->
        [bars-closed] Опущені ґрати з краю нової кімнати перекривають
       *[wall] Стіна з краю нової кімнати перекриває
    } шлях з { $start } на { $square }.
twister-log-to-place =
    Жетони кімнати { $place } { $you ->
        [true] розміщуєте ви
       *[other] розміщує { $name }
    }: { $tokens }{ $what ->
        [objects] {" "}(предмети того, хто відкрив, розміщує інша сторона)
        [own] {" "}(хто відкрив, спершу розміщує свої предмети)
       *[rest] {""}
    }.
twister-log-places = { twister-part-puts } { twister-part-item-placed } на { $square }.
twister-log-turns = { twister-part-whose } { $character } обертає { twister-part-way } кімнату { $place }{ $by ->
        [twin] , стоячи на механізмі кімнати з тим самим номером.
        [either] , стоячи на її механізмі: він може в обидва боки.
        [twin-either] {" "}з механізму кімнати з тим самим номером: він може в обидва боки.
       *[usual] , стоячи на її механізмі, як показує стрілка.
    }
twister-log-goes-along =
    { $count ->
        [1] { $you ->
            [true] У вас із кімнатою обертається { $tokens }
           *[other] Із кімнатою обертається { $tokens } ({ $name })
        }, тепер на { $squares }.
       *[other] { $you ->
            [true] У вас із кімнатою обертаються { $tokens }
           *[other] Із кімнатою обертаються { $tokens } ({ $name })
        }, тепер на { $squares }.
    }
twister-log-ways-open = На краях кімнати { $place } тепер відкрито: { $ways }.
twister-log-ways-close = На краях кімнати { $place } тепер закрито стіною: { $ways }.
twister-log-moves = { twister-part-whose } { $character } { $character-id ->
        [thief] йде
        [wall-walker] йде
       *[other] іде
    }{ $part ->
        [on] {" "}далі
       *[whole] {""}
    } з { $start } на { $square }{ $part ->
        [whole] {""}
       *[other] {" "}{ twister-part-of-walk }
    }{ $by ->
        [usual] {""}
       *[other] { twister-part-over }
    }.
twister-log-returns = { twister-part-whose } { $character } робить коло й повертається на { $square }{ $part ->
        [whole] {""}
       *[other] {" "}{ twister-part-of-walk }
    }{ $by ->
        [usual] {""}
       *[other] { twister-part-over }
    }.
twister-log-takes = { twister-part-whose } { $character } бере { twister-part-item-whose }{ $by ->
        [carrier] {" "}у { twister-part-target-from }.
       *[free] .
    }
twister-log-drops = { twister-part-whose } { $character } кладе { twister-part-item-whose }.
twister-log-gives = { twister-part-whose } { $character } дає { twister-part-target-to } { twister-part-item }.
twister-log-swaps = { twister-part-whose } { $character } дає { twister-part-target-to } { twister-part-item } і забирає іншу ношу.
twister-log-jumps = { twister-part-whose } { $character } перестрибує з { $start } яму { $pit } на { $square } за карту стрибка (лишилося: { $left }).
twister-log-passes-wall = { twister-part-whose } { $character } проходить крізь стіну на { $square }: це вміє лише Верхолазка.
twister-log-breaks = { twister-part-whose } { $character } ламає ґрати між { $start } і { $square } назавжди: це вміє лише Воїн.
twister-log-opens = { twister-part-whose } { $character } відчиняє ґрати між { $start } і { $square }: це вміє лише Злодійка.
twister-log-closes = { twister-part-whose } { $character } зачиняє ґрати між { $start } і { $square }: це вміє лише Злодійка.
twister-log-heals = { twister-part-whose } { $character } зцілює { twister-part-target }: до кінця ходу діяти ще не можна.
twister-log-recovers = { twister-part-whose } { $character } відновлюється сам і встає.
twister-log-drinks = { twister-part-whose } { $character } випиває Зілля Швидкості, його витрачено: 4 власні ОД на цей хід.
twister-log-fires = { twister-part-whose } { $character } пускає Вогняну Кулю в { twister-part-target-whose }. Її витрачено.
twister-log-attacks = { twister-part-whose } { $character } атакує { twister-part-target-whose }{ $down ->
        [true] ; ціль поранена, сила 0
       *[false] {""}
    }{ $count ->
        [2] {""}
       *[other] . Атака: { $attackers }; оборона: { $defenders }
    }{ $sword ->
       *[0] {""}
        [1] ; меч в атаці: +1
        [2] ; два мечі в атаці: +2
    }{ $armor ->
       *[0] .
        [1] ; обладунок в обороні: +1.
        [2] ; два обладунки в обороні: +2.
    }
twister-log-combat =
    { $you ->
        [true] Ваша атака:
       *[other] Атака ({ $name }):
    } { $attack } + карта { $attack_card } = { $attack_total }; оборона: { $defence } + карта { $defence_card } = { $defence_total }.
twister-log-tie = Поєдинок унічию: нічого не відбувається.
twister-log-combat-won =
    { $you ->
        [true] У поєдинку перемагаєте ви.
       *[other] У поєдинку перемагає { $name }.
    }
twister-log-wounded = { twister-part-whose } { $character } дістає поранення й поки не діє, сила в поєдинку — 0.
twister-log-killed = { $cause ->
        [combat] { twister-part-whose } { $character } дістає другу рану й гине.
        [carried] { twister-part-whose } { $character } гине на руках у переможеного.
        [pit] { twister-part-whose } { $character } з раною над ямою падає й гине.
        [rope] { twister-part-whose } { $character } без Мотузки падає в яму й гине.
        [swept] { twister-part-whose } { $character } з раною на клітинці переможеного теж гине.
       *[fireball] { twister-part-whose } { $character } гине.
    }
twister-log-leaves =
    { twister-part-whose } { $character } виходить із підземелля{ $points ->
       *[0] {""}
        [one] , { $points } очко Зілля зникає
        [few] , { $points } очки Зілля зникають
        [many] , { $points } очок Зілля зникають
    }.
twister-log-saved =
    Пораненого винесли з підземелля, його врятовано: { $character } ({ $you ->
        [true] ваш
       *[other] { $name }
    }).
twister-log-carries-out = { twister-part-whose } { $character } виносить { twister-part-item }.
twister-log-loses =
    { $fate ->
        [out] { twister-part-whose } { $character } виносить { twister-part-item }: очок це не дає, предмет поза грою.
        [pit] { twister-part-whose } { $character } впускає { twister-part-item } в яму: предмет втрачено.
       *[stays] { twister-part-whose } { $character } впускає { twister-part-item }: предмет лишається на { $square }.
    }
twister-log-scores =
    { $count ->
        [one] { twister-part-who-scores } { $count } переможне очко{ twister-part-for-what }.
        [few] { twister-part-who-scores } { $count } переможні очки{ twister-part-for-what }.
        [many] { twister-part-who-scores } { $count } переможних очок{ twister-part-for-what }.
       *[other] { twister-part-who-scores } { $count } переможного очка{ twister-part-for-what }.
    }
twister-log-reaches =
    { $count ->
        [one] { $count } переможне очко: { twister-part-who-plays-out }.
        [few] { $count } переможні очки: { twister-part-who-plays-out }.
        [many] { $count } переможних очок: { twister-part-who-plays-out }.
       *[other] { $count } переможного очка: { twister-part-who-plays-out }.
    }
twister-log-reaches-at-once =
    { $count ->
        [one] { $count } переможне очко: { twister-part-who-wins }, на цій дії гра закінчується.
        [few] { $count } переможні очки: { twister-part-who-wins }, на цій дії гра закінчується.
        [many] { $count } переможних очок: { twister-part-who-wins }, на цій дії гра закінчується.
       *[other] { $count } переможного очка: { twister-part-who-wins }, на цій дії гра закінчується.
    }
twister-log-skips =
    { $you ->
        [true] Ваші персонажі нічого не можуть зробити, хід пропускається.
       *[other] { $name }: персонажі нічого не можуть зробити, хід пропускається.
    }
twister-log-limit =
    { $count ->
        [one] Межу в { $count } хід досягнуто: вирішують переможні очки.
        [few] Межу в { $count } ходи досягнуто: вирішують переможні очки.
        [many] Межу в { $count } ходів досягнуто: вирішують переможні очки.
       *[other] Межу в { $count } ходу досягнуто: вирішують переможні очки.
    }
twister-log-draw-offered =
    { $you ->
        [true] Ви пропонуєте нічию.
       *[other] { $name } пропонує нічию.
    }
twister-log-draw-agreed =
    { $you ->
        [true] Ви погоджуєтеся: нічия.
       *[other] { $name } погоджується: нічия.
    }
twister-log-draw-declined =
    { $you ->
        [true] Ви відмовляєтеся від нічиєї.
       *[other] { $name } відмовляється від нічиєї.
    }
twister-log-limit-draw = Межі ходів ({ $count }) досягнуто за рівних очок: нічия.
twister-log-wins =
    { $count ->
        [one] { $count } переможне очко: { twister-part-who-wins }!
        [few] { $count } переможні очки: { twister-part-who-wins }!
        [many] { $count } переможних очок: { twister-part-who-wins }!
       *[other] { $count } переможного очка: { twister-part-who-wins }!
    }

twister-fate-won = перемога
twister-fate-beaten = поразка
twister-fate-drawn = нічия

## Pieces, rooms, squares

twister-card-warrior = Воїн
twister-card-wall-walker = Верхолазка
twister-card-cleric = Жрець
twister-card-mekanork = Механорк
twister-card-thief = Злодійка
twister-card-wizard = Чарівник
twister-card-troll = Троль
twister-card-goblin = Гоблін
twister-card-armor = Обладунки
twister-card-sword = Меч
twister-card-rope = Мотузка
twister-card-speed-potion = Зілля Швидкості
twister-card-fireball-wand = Вогняна Куля
twister-card-treasure = Скарб
twister-card-1R = 1 ↻
twister-card-1L = 1 ↺
twister-card-2R = 2 ↻
twister-card-2L = 2 ↺
twister-card-3R = 3 ↻
twister-card-3L = 3 ↺
twister-card-4R = 4 ↻
twister-card-4L = 4 ↺

## What the pieces do

twister-text-warrior = Швидкість 3, сила 3. За 1 ОД назавжди ламає ґрати поруч.
twister-text-wall-walker = Швидкість 4, сила 1. За 1 ОД проходить крізь стіну, звичайну чи подвійну, на сусідню клітинку.
twister-text-cleric = Швидкість 4, сила 2. За 1 ОД зцілює пораненого на сусідній клітинці, куди є прохід; зцілений відпочиває до кінця ходу.
twister-text-mekanork = Швидкість 3, сила 2. З механізму обертає свою кімнату або кімнату з тим самим номером у будь-який бік.
twister-text-thief = Швидкість 5, сила 2. Ходить по ямах і стоїть на них; поранена на ямі, гине. Поки вона стоїть на ямі, через неї проходять і свої. За 1 ОД відчиняє або зачиняє ґрати.
twister-text-wizard = Швидкість 4, сила 1. Перелітає ями й будь-кого, але зупиняється лише там, де можуть і інші. Лише він пускає Вогняну Кулю.
twister-text-troll = Швидкість 2, сила 4. Якщо поранений, сам відновлюється за 1 ОД, але не того ходу, коли його поранили. Вогняна Куля його вбиває.
twister-text-goblin = Швидкість 4, сила 1. Умінь не має, але його вихід дає 2 переможні очки.
twister-text-armor = Будь-який персонаж, свій чи чужий, що їх несе, обороняється на 1 сильніше, навіть поранений.
twister-text-sword = Будь-який персонаж, свій чи чужий, що його несе, атакує на 1 сильніше.
twister-text-rope = Із нею проходять по ямах і зупиняються на них. На ямі, де її вдалося закріпити, вона пропускає всіх.
twister-text-speed-potion = Випити: 1 ОД. Той, хто випив, дістає на цей хід 4 власні ОД. Одноразове.
twister-text-fireball-wand = У Чарівника, за 1 ОД: убиває першого персонажа на прямій. Одноразова.
twister-text-treasure = Якщо винести його з підземелля, дасть 1 переможне очко тому, хто виніс, хоч би чий він був.
twister-text-treasure-owner = Якщо винести його з підземелля, дасть 1 переможне очко тому, чийого він кольору, хоч би хто його виніс.

## Hints in the first game

twister-hint-goal = Переможе той, хто першим набере 5 очок: по 1 за кожного свого, хто вийде через лінію суперника (за Гобліна 2, зі Скарбом на 1 більше), і за кожного вбитого ворога.
twister-hint-starter = Четверо з восьми персонажів починають на точках вашої лінії, решту ви сховаєте в кімнатах. Для початку добрі швидкі й ті, хто відкриває шлях.
twister-hint-hide = У кімнатах біля ліній по два жетони, в інших по три, обидві сторони разом. Далекі кімнати теж ваші: звідти до виходу недалеко.
twister-hint-card = Карта дає очки дії на цей хід. Зіграна повернеться аж тоді, коли зіграно всі чотири.
twister-hint-act = Натисніть на персонажа — побачите все, що він може. Кожна дія коштує 1 очко дії. Повз своїх він пройде, повз ворогів ні.
twister-hint-step = Натисніть на підсвічену клітинку або йдіть по одній: брати, класти й міняти речі дорогою можна безплатно.
twister-hint-place = Оберіть клітинку — прочитаєте, чи далеко до виходу: ворогів краще ставити далі від вашої лінії. Ваші персонажі зможуть діяти одразу.
twister-hint-place-object = Предмет служить тому, хто його візьме. Оберіть клітинку — прочитаєте, хто до неї ближче: предмети суперника краще класти далі від його персонажів.
twister-hint-place-printed = За цим столом той, хто відкрив кімнату, спершу розміщує свої предмети, а решту — суперник. Оберіть клітинку — прочитаєте, хто до неї ближче.
twister-hint-combat = Кожна сторона таємно додає одну карту. Усі карти, крім +0, після поєдинку виходять із гри: бережіть високі.
twister-hint-end = Невикористані очки пропадуть. Гляньте ще раз: чи немає ворога поруч із вашими, чи не відкритий комусь шлях до виходу?
twister-hint-turn = Персонаж на механізмі обертає на чверть свою кімнату або другу з тим самим номером, разом з усіма, хто всередині.
twister-hint-wounded = Поранені лежать. Винесіть їх, хай Жрець зцілить, бо за нової атаки суперник дістане за них очко.

### Screen

twister-ui-grid = Підземелля, 10 на 20 клітинок, з обома початковими лініями
twister-ui-pieces = Фігури
twister-ui-minimap = Усе підземелля; натисніть, щоб перейти
twister-ui-actions = Дії
twister-ui-close = Закрити
twister-ui-piece-of = { $piece } ({ $seat })
twister-ui-turn =
    Хід { $turn }{ $limit ->
       [0] {""}
      *[other] {" "}з { $limit }
    }
twister-ui-card-actions =
    { $count ->
        [one] { $count } очко дії
        [few] { $count } очки дії
       *[many] { $count } очок дії
    }
twister-ui-turn-you = ваш хід
twister-ui-plays = карта { $card }, лишилося { $left }
twister-ui-plays-potion = Зілля: { $count }
twister-ui-plays-none = обирає карту дії
twister-ui-plays-you = ваш хід: карта { $card }, лишилося { $left }
twister-ui-plays-none-you = ваш хід: оберіть карту дії
twister-ui-to-hide =
    { $count ->
        [one] сховати: { $count }
        [few] сховати: { $count }
       *[many] сховати: { $count }
    }
twister-ui-phase-starters = Вибір стартової четвірки
twister-ui-phase-hide = Гравці ховають жетони
twister-ui-phase-opening = Відкриття кімнат
twister-ui-phase-turns = Перший хід
twister-ui-of-five = з 5 для перемоги
twister-ui-lb-action = Дії
twister-ui-lb-combat = Бій
twister-ui-chip-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очки
       *[many] +{ $count } очок
    }
twister-figure-jumps = Стрибки
twister-figure-points = Переможні очки
twister-ui-in-play = на полі { $count }
twister-ui-dark = приховані { $count }
twister-ui-to-place = розмістити { $count }
twister-ui-out = вийшли { $count }
twister-ui-lost = загинули { $count }
twister-ui-speed = Кроки
twister-ui-strength = Сила
twister-ui-carries = Несе
twister-ui-beneath = Тут на підлозі, не в руках: { $names }.
twister-ui-chosen = обрано
twister-ui-of-seat = місце { $seat }
twister-ui-at-square = клітинка { $square }
twister-ui-points-left = Лишилося очок дії: { $left } з { $of }
twister-ui-deed = дія { $number } з { $of }
twister-ui-deed-free = безплатно, у складі дії { $number } з { $of }
twister-ui-deed-potion = дія Зілля { $number } з { $of }
twister-ui-deed-potion-free = безплатно, у складі дії Зілля { $number } з { $of }
twister-ui-deed-none = дії не коштує
twister-ui-boost =
    { $count ->
        [one] { $count } очко від Зілля Швидкості
        [few] { $count } очки від Зілля Швидкості
       *[many] { $count } очок від Зілля Швидкості
    }
twister-ui-costs-one = коштує 1 ОД
twister-ui-action-cards = Карти дій
twister-ui-combat-cards = Карти поєдинку
twister-ui-sr-action-card = Карта дії { $card }
twister-ui-sr-combat-card = Карта поєдинку +{ $card }
twister-ui-returns = у руку
twister-ui-spent = Зіграно
twister-ui-tray-starter = Ваші персонажі
twister-ui-tray-hide = Сховати
twister-ui-tray-place = Розмістити
twister-ui-do-move = Іти
twister-ui-do-attack = Атака
twister-ui-do-jump = Стрибок
twister-ui-do-turn = Оберт
twister-ui-do-reveal = Відкрити кімнату
twister-ui-do-break = Зламати ґрати
twister-ui-do-open = Відчинити ґрати
twister-ui-do-close = Зачинити ґрати
twister-ui-do-through = Крізь стіну
twister-ui-do-heal = Зцілити
twister-ui-do-fire = Вогняна Куля
twister-ui-do-recover = Відновитися
twister-ui-do-drink = Випити
twister-ui-do-take = Узяти
twister-ui-do-drop = Покласти
twister-ui-do-give = Віддати
twister-ui-do-swap = Обмін
twister-ui-do-stop = Зупинитися
twister-ui-do-end = Кінець ходу
twister-ui-bar-hint = Сірі дії теж відповідають: натисніть, щоб дізнатися, чому ні
twister-ui-choose-piece = оберіть персонажа.
twister-ui-no-points = очок дії немає, лишилося завершити хід.
twister-ui-end-more = До того останню дію ще можна повернути.
twister-ui-end-more-token = До того можна повернути останній розміщений жетон; кімната лишиться відкритою.
twister-ui-choose-square = { $piece } пройде до { $steps } клітинок. Оберіть клітинку.
twister-ui-power =
    { $character ->
        [warrior] Сила { $strength }. Уміє ламати ґрати.
        [wall-walker] Сила { $strength }. Уміє проходити крізь стіни.
        [cleric] Сила { $strength }. Уміє зцілювати поранених поруч.
        [mekanork] Сила { $strength }. З механізму обертає кімнати в обидва боки.
        [thief] Сила { $strength }. Уміє ходити по ямах, відчиняти й зачиняти ґрати.
        [wizard] Сила { $strength }. Уміє літати над ямами й ворогами.
        [troll] Сила { $strength }, найсильніший; якщо поранений, відновлюється сам.
       *[goblin] Сила { $strength }. Нічого не вміє, але вихід дає 2 очки.
    }
twister-ui-walk-more = Перехід коштує 1 ОД. Підсвічених ворогів можна атакувати.
twister-ui-choose-deed = { $piece }: оберіть дію.
twister-ui-choose-target =
    { $verb ->
        [turn] { $piece }: оберіть, яку кімнату обернути.
        [reveal] { $piece }: оберіть, яку кімнату відкрити.
        [jump] { $piece }: оберіть, куди стрибнути: прямо чи за ріг.
        [attack] { $piece }: оберіть, кого атакувати.
        [heal] { $piece }: оберіть, кого зцілити.
        [fire] { $piece }: оберіть, у кого пустити Кулю.
        [through] { $piece }: оберіть клітинку за стіною.
       *[bars] { $piece }: оберіть ґрати.
    }
twister-ui-line-reveals = З початкової лінії можна відкрити будь-яку з двох її кімнат, по одній.
twister-ui-choose-first = Спершу оберіть свого персонажа.
twister-ui-aim = { $piece } { $deed }.
twister-ui-aim-attack = атакує { twister-part-target } суперника
twister-ui-aim-turn =
    { $way ->
        [left] обертає кімнату { $place } ліворуч
       *[right] обертає кімнату { $place } праворуч
    }
twister-ui-aim-jump = стрибає на { $square }
twister-ui-aim-reveal = відкриває кімнату { $place }
twister-ui-aim-break = ламає ґрати в бік { $square }
twister-ui-aim-open = відчиняє ґрати в бік { $square }
twister-ui-aim-close = зачиняє ґрати в бік { $square }
twister-ui-aim-through = проходить крізь стіну на { $square }
twister-ui-aim-heal = зцілює { twister-part-target }
twister-ui-aim-fire = пускає Вогняну Кулю в { twister-part-target-whose }
twister-ui-aim-recover = відновлюється
twister-ui-aim-drink = випиває Зілля Швидкості
twister-ui-cost =
    { $left ->
        [one] Коштує 1 ОД, лишиться { $left }.
        [few] Коштує 1 ОД, лишиться { $left }.
       *[many] Коштує 1 ОД, лишиться { $left }.
    }
twister-ui-cost-final = Коштує 1 ОД, лишиться { $left }. Скасувати буде не можна: відкриється закрита кімната.
twister-ui-fire-more =
    Загибель одразу, без поєдинку: { $names }. { $own ->
        [yes] Переможні очки суперникові: { $points }.
       *[no] Переможні очки вам: { $points }.
    } Вогняну Кулю буде витрачено.
twister-ui-exit-loses = Ноша очок не дасть і вийде з гри ({ $item }).
twister-ui-then-heal = Ціль устане з повною силою, але до кінця ходу відпочиватиме.
twister-ui-then-recover =
    { $acts ->
        [true] Устане й одразу зможе діяти.
       *[false] Устане, але до кінця ходу відпочиватиме.
    }
twister-ui-then-drink = Дасть 4 власні ОД на цей хід. Зілля буде витрачено.
twister-ui-then-break = Прохід лишиться відкритим назавжди, для обох загонів.
twister-ui-then-open = Ходити крізь них зможуть обидва загони, доки котрась Злодійка їх не зачинить.
twister-ui-then-close = Не пройде ніхто, доки Злодійка не відчинить ґрат або Воїн їх не зламає.
twister-ui-then-turn = Обернуться разом із кімнатою: { $names }.
twister-ui-turn-brings =
    { "." }{ $opened ->
        [none] {""}
       *[other] {" "}Відкриється { $opened }.
    }{ $closed ->
        [none] {""}
       *[other] {" "}Закриється стіною { $closed }.
    }{ $along ->
        [none] {""}
       *[other] {" "}Куди переїдуть: { $along }.
    }
twister-ui-then-reveal =
    { $by ->
        [printed] Свої предмети там розмістите ви, решту — { $name }.
       *[others] Усе, що там лежить, крім ваших предметів, розмістите ви. Ваші предмети розмістить { $name }.
    }
twister-ui-danger = Наступного ходу там можуть атакувати вороги: { $names }.
twister-ui-strong = { $piece } (сила { $count })
twister-ui-prey =
    { $where ->
        [walk] Дійде й ще за 1 ОД зможе атакувати: { $names }.
       *[there] Звідти можна атакувати: { $names }.
    }
twister-ui-flies = Ворожий Чарівник може перелетіти.
twister-ui-burns = Наступного ходу ворожий Чарівник може пустити туди Вогняну Кулю.
twister-ui-walk-onto = Це перехід на клітинку ({ $piece }), а не атака.
twister-ui-walk-to =
    { $count ->
        [one] { $piece } іде на { $square }: { $count } клітинка.
        [few] { $piece } іде на { $square }: { $count } клітинки.
       *[many] { $piece } іде на { $square }: { $count } клітинок.
    }
twister-ui-walking = { $piece } у дорозі …
twister-ui-backing = переміщення скасовується …
twister-ui-stepping =
    { $steps ->
        [0] { $piece } далі не пройде.
        [one] { $piece } пройде ще { $steps } клітинку.
        [few] { $piece } пройде ще { $steps } клітинки.
       *[many] { $piece } пройде ще { $steps } клітинок.
    }
twister-ui-say-walk-title = { $piece }: іти, не далі { $steps }
twister-ui-say-walk = На { $square }: { $how }
twister-ui-say-idle = { $piece } зараз нічого не може. { $why }
twister-ui-begun-more = Перехід почато, очко витрачено: візьміть чи покладіть щось тут або оберіть клітинку.
twister-ui-stepping-more = Ідіть далі або зупиніться тут.
twister-ui-handling-more = Тут можна безплатно взяти, покласти або передати.
twister-ui-press-walk =
    { $count ->
        [one] Пройти { $count } клітинку
        [few] Пройти { $count } клітинки
       *[many] Пройти { $count } клітинок
    }
twister-ui-press-begin = По одній клітинці
twister-ui-press-go = Іти на { $square }
twister-ui-press-stop = Зупинитися
twister-ui-stop-then = зупиняється, потім { $deed }
twister-ui-after-more = Переміщення закінчиться тут; дія коштує ще 1 ОД.
twister-ui-press-then-attack = Стати, потім атака
twister-ui-press-then-heal = Стати, потім зцілення
twister-ui-press-then-fire = Стати, потім Куля
twister-ui-press-attack = Атакувати
twister-ui-press-turn =
    Обернути { $place } { $way ->
        [left] ліворуч
       *[right] праворуч
    }
twister-ui-other-turn =
    { $place } { $way ->
        [left] ліворуч
       *[right] праворуч
    }
twister-ui-press-jump = Стрибнути на { $square }
twister-ui-press-reveal = Відкрити кімнату { $place }
twister-ui-press-break = Зламати ґрати
twister-ui-press-open = Відчинити ґрати
twister-ui-press-close = Зачинити ґрати
twister-ui-press-through = Пройти на { $square }
twister-ui-press-heal = Зцілити
twister-ui-press-fire = Пустити Кулю
twister-ui-press-recover = Відновитися
twister-ui-press-drink = Випити
twister-ui-press-take = Узяти
twister-ui-press-drop = Покласти
twister-ui-press-give = Віддати
twister-ui-press-swap = Обмінятися
twister-ui-press-stand = Поставити сюди
twister-ui-press-hide = Сховати тут
twister-ui-press-place = Поставити сюди
twister-ui-other-jump = Через { $square }
twister-ui-cancel = Скасувати
twister-ui-undo-walk =
    { $steps ->
        [one] Скасувати шлях: { $piece }, { $steps } клітинка
        [few] Скасувати шлях: { $piece }, { $steps } клітинки
        [many] Скасувати шлях: { $piece }, { $steps } клітинок
       *[other] Скасувати шлях: { $piece }, { $steps } клітинки
    }
twister-ui-take-back = Скасувати переміщення
twister-ui-draw-offer = Запропонувати нічию
twister-ui-draw-accept = Прийняти нічию
twister-ui-draw-offered = { $name } пропонує нічию: погодьтеся або зіграйте карту, і гра триватиме.
twister-ui-draw-waits = { $name } відповість на пропозицію нічиєї у свій хід: погодиться або зіграє карту.
twister-ui-no-drag = Персонажів не перетягують: натисніть на персонажа, потім на клітинку.
twister-ui-card-first = Перша карта в усіх — 2: натисніть її. Вона дає 2 очки дії на цей хід і повернеться, коли зіграно всі чотири.
twister-ui-card-more = Натисніть одну зі своїх карт: її число — ваші очки дії на цей хід. Карта повернеться, коли буде зіграно всі чотири.
twister-ui-card-chosen =
    Вона дає { $card ->
        [5] 5 очок
       *[other] { $card } очки
    } дії на цей хід. { $count ->
        [0] Це остання з чотирьох: наприкінці ходу всі повернуться.
        [1] До повернення всіх чотирьох лишиться { $rest }.
       *[other] До повернення всіх чотирьох лишаться { $rest }.
    }
twister-ui-last-turn = Ваш останній хід: після ходу { $limit } гра закінчиться, переможе той, у кого більше очок.
twister-ui-combat-more = Обирайте таємно: обидві карти відкриються разом. Будь-яка карта, крім +0, вийде з гри.
twister-ui-sealed-more = Ваша карта лежить лицем донизу: +{ $card }.
twister-ui-watch-fight = Обидва таємно обирають карту поєдинку.
twister-ui-watch-place = Лишилося розмістити в кімнаті { $place }: { $names }.
twister-ui-place-then = Решту розміщує { $name }: { $names }.
twister-ui-place-then-you = Решту потім розмістите ви: { $names }.
twister-ui-place-what =
    { $what ->
        [others] Кімнату відкрили ви: розмістіть усе, крім своїх предметів.
        [objects] Хто відкрив кімнату, своїх предметів не розміщує: це робите ви.
        [own] Кімнату відкрили ви: спершу розмістіть свої предмети.
       *[rest] Свої предмети суперник уже розмістив: решту розміщуєте ви.
    }
twister-ui-aim-stand = { $piece } почне на { $square }? Підтвердьте кнопкою або другим натисканням.
twister-ui-aim-hide = { $piece } — у кімнату { $place }? Підтвердьте кнопкою або другим натисканням.
twister-ui-aim-place = { $piece } — на { $square }? Підтвердьте кнопкою або другим натисканням.
twister-ui-put-dropped = { $piece } ще не на полі: місце підтверджує кнопка або друге натискання.
twister-ui-put-starter = { $piece }: оберіть точку на своїй лінії.
twister-ui-put-hide = { $piece }: оберіть кімнату, де є місце.
twister-ui-put-place = { $piece }: оберіть клітинку кімнати { $place }.
twister-ui-place-in = оберіть жетон кімнати { $place } і клітинку для нього.
twister-ui-put-first-starter = Спершу оберіть персонажа, потім точку, на якій він почне.
twister-ui-put-first-hide = Спершу оберіть жетон, потім кімнату, де його сховати.
twister-ui-put-first-place = Спершу оберіть жетон, потім клітинку для нього.
twister-ui-starter-more =
    { $count ->
        [4] Переможе той, хто першим набере 5 очок: по 1 за кожного свого, хто вийде через лінію суперника (за Гобліна 2, зі Скарбом на 1 більше), і за кожного вбитого ворога.
        [one] Вільна { $count } точка. Суперник поки нічого не бачить.
        [few] Вільні { $count } точки. Суперник поки нічого не бачить.
       *[many] Вільно { $count } точок. Суперник поки нічого не бачить.
    }
twister-ui-hide-room =
    { $where ->
        [near] Біля вашої лінії: вам близько, щоб її відкрити, але до виходу далеко.
        [far] Біля лінії суперника: до виходу близько, але й суперникові до неї недалеко.
       *[middle] У середині: першим сюди може дійти і суперник, і ви.
    }
twister-ui-room-left = вільно: { $left } з { $limit }
twister-ui-hide-more =
    { $count ->
        [1] Це ваш останній жетон; коли сховано всі, відкриваються стартові персонажі. Суперник бачить лише, що там лежить жетон.
       *[other] Суперник бачить лише, що там лежить жетон. { $by ->
            [printed] Хто відкриє кімнату, розмістить свої предмети, решту — інша сторона.
           *[other] Хто відкриє кімнату, розмістить у ній усе, крім своїх предметів.
        }
    }
twister-ui-place-last = Це останній жетон, який тут розміщуєте ви.
twister-ui-place-more = По одному жетону на клітинку, але не на ями.
twister-ui-ended-won =
    { $you ->
        [yes] Ви перемогли, рахунок { $a } : { $b }.
       *[no] Перемога: { $name }, рахунок { $a } : { $b }.
    }
twister-ui-ended-draw = Нічия, рахунок { $a } : { $b }.
twister-ui-won-play-on = перемога вже ваша: дограйте хід або завершіть.
twister-ui-won-end = перемога вже ваша: завершіть гру.
twister-ui-won-you =
    { $count ->
        [one] У вас { $count } очко: це перемога. Хід можна дограти.
        [few] У вас { $count } очки: це перемога. Хід можна дограти.
        [many] У вас { $count } очок: це перемога. Хід можна дограти.
       *[other] У вас { $count } очка: це перемога. Хід можна дограти.
    }
twister-ui-won-you-end =
    { $count ->
        [one] У вас { $count } очко: це перемога. Очок дії більше немає.
        [few] У вас { $count } очки: це перемога. Очок дії більше немає.
        [many] У вас { $count } очок: це перемога. Очок дії більше немає.
       *[other] У вас { $count } очка: це перемога. Очок дії більше немає.
    }
twister-ui-won-other =
    { $count ->
        [one] { $name }: { $count } очко і перемога; догравається останній хід.
        [few] { $name }: { $count } очки і перемога; догравається останній хід.
        [many] { $name }: { $count } очок і перемога; догравається останній хід.
       *[other] { $name }: { $count } очка і перемога; догравається останній хід.
    }
twister-ui-press-finish = Завершити гру
twister-ui-end-won =
    { $you ->
        [yes] Ви перемогли { $a }:{ $b }
       *[no] Перемагає { $name }, { $a }:{ $b }
    }
twister-ui-end-draw = Нічия, { $a }:{ $b }
twister-ui-end-why-first =
    { $count ->
        [one] першим здобуває { $count } очко
        [few] першим здобуває { $count } очки
        [many] першим здобуває { $count } очок
       *[other] першим здобуває { $count } очка
    }
twister-ui-end-why-more = більше очок, коли закінчилися ходи
twister-ui-end-why-less =
    { $count ->
        [one] на { $count } очко менше
        [few] на { $count } очки менше
        [many] на { $count } очок менше
       *[other] на { $count } очка менше
    }
twister-ui-end-why-even = очок порівну
twister-ui-end-points = Очки

twister-ui-result-table = За що отримано переможні очки
twister-ui-result-none = Очок немає
twister-ui-source-before = До початку цієї партії
twister-ui-source-exit = Вихід із підземелля
twister-ui-source-treasure = Винесений Скарб
twister-ui-source-combat = Вороги, вбиті в поєдинку
twister-ui-source-carried = Поранені, що загинули з носієм
twister-ui-source-pit = Вороги, що загинули в ямі
twister-ui-source-fireball = Вороги, вбиті Вогняною Кулею
twister-ui-source-own-fireball = Убиті Вогняною Кулею своїх
twister-ui-source-swept = Поранені, що загинули поряд із переможеним
twister-ui-not-now = Зараз не можна: зачекайте, доки спитають вас.
twister-ui-you-watch = Ви дивитеся цю гру.
twister-ui-fight-fold = Згорнути поєдинок або показати весь
twister-ui-fight-plan = Таким буде поєдинок
twister-ui-fight-now = Поєдинок
twister-ui-fight-attacks = атака
twister-ui-fight-defends = оборона
twister-ui-fight-beside = поруч: { $piece }
twister-ui-wounded-panel =
    { $character ->
        [troll] Рана: у поєдинку сила 0, не діє. З наступного ходу відновиться сам за 1 ОД, або зцілить Жрець поруч.
       *[other] Рана: у поєдинку сила 0, не діє, доки не зцілить Жрець поруч (1 ОД).
    }
twister-ui-wounded-none = рана: сила 0
twister-ui-fight-holds = Лишилися карти поєдинку: { $cards }
twister-ui-fight-plan-more = До поєдинку втягнуто всіх, хто стоїть поруч із ворогом, який б’ється. Потім кожен таємно додасть одну карту.
twister-fight-title = { twister-part-whose } { $character } атакує { twister-part-target-whose }
twister-told-wounded =
    { $several ->
        [true] Поранені { $names }{ $you ->
            [true] {" "}(ваші)
           *[other] {" "}({ $name })
        }: до зцілення не діють, сила в поєдинку 0.
       *[other] Поранення дістає { $names }{ $you ->
            [true] {" "}(ваш жетон)
           *[other] {" "}({ $name })
        }: до зцілення не діє, сила в поєдинку 0.
    }
twister-told-leaves-with = { twister-part-whose } { $character } виходить із підземелля й виносить { twister-part-item }.
twister-ui-told-sums = { $attack } проти { $defence }.
twister-told-lost = { twister-part-whose } { $character } { $cause ->
        [pit] на ямі, у разі поразки падає й гине
        [combat] з раною (сила 0), у разі поразки гине
        [carried] на руках, гине, якщо програє той, хто несе
       *[swept] з раною поруч із бійцем, гине, якщо той програє
    } (1 очко: { $target_you ->
        [true] вам
       *[other] { $target_name }
    }).
twister-ui-told-stakes = Хто програв, дістає поранення.
twister-ui-told-tie = Нічия нічого не змінює.
twister-ui-fight-risk =
    { $cause ->
        [pit] на ямі: поразка — загибель
        [combat] рана (сила 0): поразка — загибель
        [carried] на руках: гине, якщо програє той, хто несе
       *[swept] рана, поруч боєць: гине, якщо той програє
    }
twister-ui-fight-fate =
    { $cause ->
        [wounded] { twister-ui-wounded-none }
        [pit] загибель: падіння в яму
        [combat] загибель: рана вже була
        [carried] загибель із тим, хто несе
        [swept] загибель: рана, поруч переможений
       *[killed] загибель
    }
twister-ui-place-theirs = Розміщуєте ви ({ $name } відкриває кімнату { $place }):
twister-ui-walk-cost = Перехід коштує 1 ОД. «{ twister-ui-press-begin }» — щоб брати й класти речі дорогою.
twister-ui-exit = вихід: +{ $points }
twister-ui-exit-more =
    { $points ->
        [one] Там вихід із підземелля: +{ $points } переможне очко.
        [few] Там вихід із підземелля: +{ $points } переможні очки.
       *[many] Там вихід із підземелля: +{ $points } переможних очок.
    }
twister-ui-cost-jump =
    { $count ->
        [1] Піде остання карта стрибка.
       *[other] Піде карта стрибка (у вас їх { $count }).
    }
twister-ui-fight-who = хто б’ється
twister-ui-fight-cards = карти закриті
twister-ui-fight-turned = карти відкриті
twister-ui-fight-result = підсумок
twister-ui-fight-wins = перемога
twister-ui-fight-left = лишилися
twister-ui-stamp-tie = Нічия
twister-ui-stamp-wounded =
    { $count ->
        [one] { $count } поранений
        [few] Поранені: { $count }
        [many] Поранені: { $count }
       *[other] Поранені: { $count }
    }
twister-ui-stamp-killed =
    { $count ->
        [one] { $count } загинув
        [few] Загинули: { $count }
        [many] Загинули: { $count }
       *[other] Загинули: { $count }
    }
twister-ui-stamp-both = Поранено: { $wounded }, вбито: { $killed }
twister-ui-combat-say = ваша сила { $sum }, у суперника { $other }; додайте карту.
twister-ui-combat-makes = +{ $card } дає { $total }.
twister-ui-combat-wins = Перемога проти { $cards }.
twister-ui-combat-ties = Нічия проти { $cards }.
twister-ui-combat-loses = Поразка проти { $cards }.
twister-ui-sr-yours = належить вам
twister-ui-sr-of = власник: { $name }
twister-ui-sr-carries = несе: { $item }
twister-ui-sr-wounded = рана
twister-ui-sr-idle = відпочиває до кінця ходу
twister-ui-sr-line = початкова лінія { $seat }
twister-ui-sr-dot = початкова лінія { $seat }, точка
twister-ui-sr-dark =
    кімната { $place } лежить лицем донизу, жетонів: { $me ->
        [A] ваших { $a }, { $b_name } { $b }
        [B] ваших { $b }, { $a_name } { $a }
       *[none] { $a_name } { $a }, { $b_name } { $b }
    }
twister-ui-sr-yours-here = ваші: { $names }
twister-ui-sr-your-hidden = Ваші: { $names }.
twister-ui-never-revealed = так і не відкрита
twister-ui-sr-were-hidden = Так і не відкриті: { $names }.
twister-ui-sr-pit = яма
twister-ui-sr-gear = обертовий механізм
twister-ui-sr-wall = стіна { $side ->
        [north] згори
        [east] праворуч
        [south] знизу
       *[west] ліворуч
    }
twister-ui-sr-bars-closed = зачинені ґрати { $side ->
        [north] згори
        [east] праворуч
        [south] знизу
       *[west] ліворуч
    }
twister-ui-sr-bars-open = відчинені ґрати { $side ->
        [north] згори
        [east] праворуч
        [south] знизу
       *[west] ліворуч
    }
twister-ui-sr-bars-broken = зламані ґрати { $side ->
        [north] згори
        [east] праворуч
        [south] знизу
       *[west] ліворуч
    }
twister-ui-sr-empty = { $square }: порожньо
twister-ui-sr-steps =
    { $count ->
        [one] { $count } клітинка шляху
        [few] { $count } клітинки шляху
       *[many] { $count } клітинок шляху
    }
twister-ui-sr-over =
    { $count ->
        [one] { $count } клітинка шляху; зупинитися там не можна
        [few] { $count } клітинки шляху; зупинитися там не можна
       *[many] { $count } клітинок шляху; зупинитися там не можна
    }
twister-ui-sr-target = Можна вибрати
twister-ui-sr-player =
    Місце { $seat }, { $name }. Переможні очки: { $points } з 5. Карти дій: { $actions ->
        [none] немає
       *[other] { $actions }
    }. Карти поєдинку: { $combat }. Персонажів на полі: { $open }{ $placed ->
        [0] {""}
       *[other] , треба розмістити: { $placed }
    }, ще не відкриті: { $dark }, вийшли: { $out }, загинули: { $lost }.
twister-ui-sr-turn =
    { $you ->
        [true] Ваш хід
       *[false] { $name }
    }: карта { $card }, лишилося очок дії: { $left }.
twister-ui-say-room =
    Кімната { $place }: номер { $number }, стрілка { $way ->
        [left] ліворуч
       *[right] праворуч
    } (туди її обертає механізм). { $twin ->
        [none] Другу з цим номером ще не відкрито.
       *[other] Друга з цим номером: { $twin }.
    }
twister-ui-say-in = Кімната { $place }
twister-ui-say-line = Початкова лінія { $seat }
twister-ui-say-ground = Механізм: { $gear }. Ями: { $pits }.
twister-ui-say-walls-rows = Стіни між рядами: { $walls }.
twister-ui-say-walls-columns = Стіни між стовпцями: { $walls }.
twister-ui-say-wall = { $start } і { $end } — { $at }
twister-ui-say-between = між { $start } і { $end }
twister-ui-say-bars =
    { $state ->
        [open] Ґрати відчинені: { $where }.
        [broken] Ґрати зламані: { $where }.
       *[closed] Ґрати зачинені: { $where }.
    }
twister-ui-say-ways = Виходи: { $ways }.
twister-ui-say-no-way = Виходів немає.
twister-ui-say-way = до кімнати { $place } з { $squares }
twister-ui-say-way-dark = до невідкритої кімнати { $place } з { $squares }
twister-ui-say-way-line = на початкову лінію { $seat } з { $squares }
twister-ui-say-dark =
    Кімната { $place } лежить лицем донизу. Жетони на ній: { $me ->
        [A] ваші — { $a }, { $b_name } — { $b }
        [B] ваші — { $b }, { $a_name } — { $a }
       *[none] { $a_name } — { $a }, { $b_name } — { $b }
    }.
twister-ui-say-yours = Ваші тут: { $pieces }.
twister-ui-say-theirs = Тут фігури, { $name }: { $pieces }.
twister-ui-say-nobody = Тут нікого немає.
twister-ui-say-at = { $piece } { $square }
twister-ui-say-on-pit = над ямою
twister-ui-say-on-gear = на механізмі
twister-ui-say-potion = очки зілля: { $count }
twister-ui-say-layout = Між початковими лініями A і B лежать вісім кімнат, по дві: { $p1 } і { $p2 }, { $p3 } і { $p4 }, { $p5 } і { $p6 }, { $p7 } і { $p8 }. Стовпці — літери, від a біля лінії A до t біля лінії B; ряди — числа, від 1 до 10. Стовпці a–e: кімнати { $p1 } і { $p2 }, f–j: { $p3 } і { $p4 }, k–o: { $p5 } і { $p6 }, p–t: { $p7 } і { $p8 }; ряди 1–5 — перша кімната пари, ряди 6–10 — друга. Перед A-4 лежить a4, перед B-4 — t4.
twister-ui-say-square =
    { $ground ->
        [line] { $square }: початкова лінія.
        [pit] { $square }: яма.
        [gear] { $square }: механізм.
       *[floor] { $square }: підлога.
    }
twister-ui-say-side-open = Відкрито до { $squares }.
twister-ui-say-side-dark = До { $squares } кімната ще не відкрита.
twister-ui-say-side-wall = Стіна до { $squares }.
twister-ui-say-side-closed = Опущені ґрати до { $squares }.
twister-ui-say-side-broken = Зламані ґрати до { $squares }.
twister-ui-say-walled = Нова кімната закрила стіною: { $ways }.
twister-ui-say-shut = Тепер пішки не дійти до виходу (стіни, ґрати чи ями): { $pieces }.
twister-ui-say-freed = Шлях до виходу знову є: { $pieces }.
twister-ui-say-unshown = Тут стоять стартові персонажі, { $name }; їх ще не показано.
twister-ui-say-exits = Кому скільки до виходу
twister-ui-say-exit =
    { $way ->
        [no] До виходу пішки не дійти: заважають стіни, ґрати чи ями.
        [held] Вихід поки закриває { $by }.
        [crowd] Вихід поки закривають вороги.
        [dark] Вихід за невідкритими кімнатами.
       *[yes] До виходу: { $squares ->
            [one] { $squares } клітинка
            [few] { $squares } клітинки
           *[many] { $squares } клітинок
        }{ $walls ->
            [0] {""}
           *[other] {" "}(крізь стіни: { $walls })
        }, { $acts ->
            [1] 1 дія.
           *[other] від { $acts } дій.
        }
    }
twister-ui-key-fit = Показати все підземелля
twister-ui-key-centre = Показати місце дії
twister-ui-key-zoom = Масштаб
twister-ui-key-next = Обрати наступного свого персонажа
twister-ui-key-far = До наступної клітинки, де щось є
twister-ui-word-draw = нічия
twister-ui-tale-walk =
    { $count ->
        [one] { $character } { $start } → { $square }, { $count } клітинка
        [few] { $character } { $start } → { $square }, { $count } клітинки
        [many] { $character } { $start } → { $square }, { $count } клітинок
       *[other] { $character } { $start } → { $square }, { $count } клітинок
    }
twister-ui-tale-turns =
    { $way ->
        [left] { $character } обертає кімнату { $place } ліворуч
       *[right] { $character } обертає кімнату { $place } праворуч
    }
twister-ui-tale-goes-along =
    { $tokens } ({ $you ->
        [true] ваші
       *[other] { $name }
    }) → { $squares }
twister-ui-tale-end = Хід завершено.
twister-ui-tale-held = Ще не розміщено
twister-ui-tale-takes = бере: { $item }
twister-ui-tale-drops = кладе: { $item }
twister-ui-tale-gives = віддає: { $item }
twister-ui-tale-swaps = обмінює: { $item }
twister-ui-tale-combat = { $character } → { $target }: атака { $attack_total } проти { $defence_total }
twister-ui-tale-wounded = поранення: { $character }
twister-ui-tale-killed = загибель: { $character }
twister-ui-tale-starter =
    { $count ->
        [one] обрано { $count } стартового персонажа
        [few] обрано { $count } стартові персонажі
        [many] обрано { $count } стартових персонажів
       *[other] обрано { $count } стартових персонажів
    }
twister-ui-tale-hide =
    { $count ->
        [one] сховано { $count } жетон
        [few] сховано { $count } жетони
        [many] сховано { $count } жетонів
       *[other] сховано { $count } жетонів
    }
twister-ui-step-move = { $piece } починає рух.
twister-ui-step-go = крок на { $square }.
twister-ui-step-starter = обрано стартового персонажа.
twister-ui-step-hide = сховано жетон.

## Notes: the rule behind what is told for the first time

twister-note-plays-card = Число на карті — скільки очок дії у цьому ході. Зіграні карти повернуться, коли зіграно всі чотири.
twister-note-moves = За одну дію персонаж іде не далі за свою швидкість: повз своїх, але не повз ворогів. Брати й класти речі дорогою можна безплатно.
twister-note-reveals =
    Закриту кімнату відкриває за 1 ОД той, хто стоїть перед нею{ $line_reveals ->
        [adjacent] {""}
       *[both] , а з лінії — будь-яку з двох
    }. Він розміщує в ній { $reveal_placement ->
        [printed] свої предмети, решту — суперник
       *[others] усе, крім своїх предметів: їх — суперник
    }. Нові одразу можуть діяти.
twister-note-turns = На механізмі персонаж обертає на чверть свою кімнату або другу з тим самим номером, з усіма, хто всередині, — туди, куди показує її стрілка.
twister-note-attacks = У поєдинок вступають усі, хто стоїть поруч із ворогом, що б’ється. Кожна сторона таємно додає карту; перемагає більша сума. Хто програв, той поранений, а хто був поранений — убитий.
twister-note-breaks = Ламати ґрати вміє лише Воїн; зламані відчинені для всіх.
twister-note-opens = Відчиняти й зачиняти ґрати вміє лише Злодійка; відчинені служать усім.
twister-note-jumps = Стрибок через одну яму, прямо чи за ріг, коштує дії й однієї з трьох карт стрибка.
twister-note-passes-wall = Крізь стіну проходить лише Верхолазка, на одну клітинку за дію.
twister-note-leaves = Ступивши на лінію суперника, персонаж вийшов. За кожного 1 очко, за Гобліна 2, за винесений Скарб ще 1.
twister-note-wounded =
    Поранені лежать, поки їх не зцілить Жрець (Троль відновлюється сам). { $attack_just_wounded ->
        [true] Їх одразу можна знову атакувати
       *[false] З наступного ходу їх знову можна атакувати
    }; хто програє ще раз, убитий: 1 очко суперникові.

## In the terminal

twister-cli-prices = Число на карті дії — очки дії (ОД) на хід, кожна дія коштує 1. За 1 ОД персонаж проходить стільки клітинок, яка його швидкість, або менше. Стрибок потребує ще й карти стрибка. Щоб іти, введіть персонажа й клітинку: Злодійка c4.
twister-cli-hide-more = Коли кімнату відкриють, жетони з неї стануть на її клітинки: персонажі можуть одразу діяти за своїх, предмет служить тому, хто його візьме. { $by ->
    [printed] Хто відкриє, розміщує свої предмети, решту — суперник.
   *[others] Хто відкриє, розміщує все, крім своїх предметів; їх розміщує суперник.
}
twister-cli-before-turn =
    { $you ->
        [true] Зіграйте карту дії.
       *[false] { $name } обирає карту дії.
    }{ $last ->
        [you] {" "}Це ваш останній хід.
        [other] {" "}Це останній хід суперника.
       *[no] {""}
    }
twister-cli-turn =
    Хід { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}з { $limit }
    }: { $you ->
        [true] ви граєте
       *[false] { $name } грає
    } карту { $card }. Лишилося очок дії: { $left }{ $potion ->
        [0] .
       *[other] , і { $potion } від Зілля.
    }{" "}Кожна дія коштує 1.{ $last ->
        [you] {" "}Це ваш останній хід.
        [other] {" "}Це останній хід суперника.
       *[no] {""}
    }
twister-cli-player =
    { $you ->
        [true] Ви
       *[false] { $name }
    }: переможні очки { $points } з 5; карти дій { $actions }; карти поєдинку { $combat }; { $figures }; вийшли { $out }, загинули { $lost }.
twister-cli-characters =
    { $you ->
        [true] Ваші персонажі
       *[false] Персонажі, { $name }
    }: { $pieces }.
twister-cli-objects = Предмети на підлозі: { $pieces }.
twister-cli-wounded = поранення
twister-cli-lies = рана: не діє, поки не зцілять
twister-cli-idle = зцілення, відпочиває до кінця ходу
twister-cli-boost = очки Зілля: { $count }
twister-cli-dark = Невідкриті кімнати й сховані в них жетони: { $rooms }.
twister-cli-dark-room =
    { $me ->
        [A] { $place }{"\u00A0"}(ваших{"\u00A0"}{ $a },{"\u00A0"}чужих{"\u00A0"}{ $b })
        [B] { $place }{"\u00A0"}(ваших{"\u00A0"}{ $b },{"\u00A0"}чужих{"\u00A0"}{ $a })
       *[none] { $place }{"\u00A0"}(A{"\u00A0"}{ $a },{"\u00A0"}B{"\u00A0"}{ $b })
    }
twister-cli-hidden =
    { $you ->
        [true] Ваші сховані жетони
       *[false] Сховані жетони, { $name }
    }: { $pieces }.
twister-cli-hand = Ще не розміщені: { $pieces }.
twister-cli-hand-of = Ще не розміщені, { $name }: { $pieces }.
twister-cli-moving =
    { $character } на { $square }, лишилося клітинок: { $steps }. Пройдений шлях: { $path }.{ $reach ->
        [none] {""}
       *[other] {" "}Досяжно: { $reach }. Введіть клітинку, щоб дійти до неї.
    }
twister-cli-battle = Поєдинок. Атака { $attack }: { $attackers }. Оборона { $defence }: { $defenders }.
twister-cli-covered = Не видно на мапі: { $pieces }.
twister-cli-signs = На мапі: { $signs }; великі літери — A, малі — B; + несе щось, ! поранення; з двох персонажів на клітинці другий поранений; · підлога, O яма, @ механізм (і поруч із фігурою на них), H (сторч) і == (впоперек) зачинені ґрати, : відчинені, x зламані, # невідкрита кімната; над і під кімнатами — номер і стрілка.
twister-cli-object-square = { $id }
twister-cli-object-pieces = будь-яка інша фігура
twister-cli-object-squares = будь-яка інша клітинка
twister-cli-object-dos = будь-яка інша дія
twister-cli-object-places = будь-яка інша кімната
twister-cli-object-actions = будь-яка інша карта
twister-cli-object-place = кімната { $id }
twister-cli-object-combat = карта поєдинку { $id }
twister-cli-object-action = карта { $id }
twister-ui-progress = Хід { $turn }
twister-cli-card-action = Карта { $card }: стільки очок дій на хід. Повертається, коли зіграно всі чотири. { $where }
twister-cli-card-combat =
    Карта поєдинку +{ $card }: стільки додає в поєдинку. { $card ->
        [0] Завжди повертається.
       *[other] Використовується один раз.
    } { $where }
twister-cli-card-held = Є у гравців: { $names }.
twister-cli-card-spent = Зараз її ні в кого немає.
twister-cli-card-at = { $name }: { $where }.
twister-cli-fate-killed = вбито
twister-cli-fate-escaped = поза підземеллям
twister-cli-fate-gone = поза грою
twister-cli-card-hidden = лицем донизу на кімнаті { $place }
twister-cli-card-in-hand = ще в руці
twister-cli-card-unknown = ще не відкрито
twister-cli-which-token = Кого чи що? Введіть номер або назву й місце, наприклад: { $example }.
twister-cli-token-figures = { $piece } (швидкість { $speed }, сила { $strength })
twister-cli-hold-stand = { $piece }: на яку точку?
twister-cli-hold-hide = { $piece }: до якої кімнати?
twister-cli-hold-place = { $piece }: на яку клітинку? Введіть її або номер.
twister-cli-hold-other = 0. Інший жетон
twister-cli-room-free = { $place } (вільно: { $count })
twister-cli-spot-every = Усюди: { $what }.
twister-cli-spot-exit =
    { $way ->
        [no] до свого виходу пішки не дійти
        [held] вихід закриває { $held } ({ $at })
        [crowd] вихід закривають персонажі
        [dark] вихід за невідкритими кімнатами
       *[yes] до свого виходу { $acts ->
            [one] { $acts } дія
            [few] { $acts } дії
           *[many] { $acts } дій
        }
    }
twister-cli-spot-near =
    { $count ->
        [0] з ваших ніхто не дійде
        [one] ваш персонаж ({ $piece }) дійде за { $count } дію
        [few] ваш персонаж ({ $piece }) дійде за { $count } дії
       *[many] ваш персонаж ({ $piece }) дійде за { $count } дій
    }
twister-cli-spot-foe =
    { $count ->
        [0] вороги не дійдуть
        [one] ворог ({ $piece }) дійде за { $count } дію
        [few] ворог ({ $piece }) дійде за { $count } дії
       *[many] ворог ({ $piece }) дійде за { $count } дій
    }
twister-cli-spot-nobody = ніхто не дійде
twister-cli-fight-sum = { $attackers } проти { $defenders }
twister-cli-lost-carried =
    Якщо програє { $carrier }, загине й { $character } на руках (1 очко: { $target_you ->
        [true] вам
       *[other] { $target_name }
    }).
twister-cli-passing = Лише пройти, не спиняючись: { $squares }.
twister-cli-danger = Наступного ходу вас може атакувати { $piece } (сила { $count }) на клітинках: { $squares }.
twister-cli-burns = Наступного ходу ворожий Чарівник може пустити Вогняну Кулю на клітинки: { $squares }.
twister-cli-along =
    { $you ->
        [true] Разом із кімнатою переїхали ваші: { $pieces }.
       *[other] Разом із кімнатою переїхали фігури ({ $name }): { $pieces }.
    }
twister-cli-no-way-round = { $why } І в обхід за цю дію не дійти.
twister-cli-numbers = Номер закріплено за дією до кінця ходу, тож номери можуть іти не підряд.
twister-cli-combat-card =
    Зіграти +{ $card }: усього { $total }{ $wins ->
        [all] , перемога, хоч що зіграє суперник
        [never] , поразка, хоч що зіграє суперник
        [none] {""}
        [least] , перемога лише над +0
       *[other] , перемога над картами до +{ $wins }
    }{ $ties ->
        [none] {""}
       *[other] , нічия проти +{ $ties }
    }
twister-cli-about-carry = Персонаж несе одну річ: будь-який предмет або пораненого своєї сторони. Узяти, покласти й передати своєму можна безплатно, посеред руху персонажа. Якщо той, хто несе, програє поєдинок, поранений гине. Винесений Скарб дає 1 очко; винесений поранений урятований, але очок не дає.
twister-cli-words-carry = нести, носити, узяти, брати, підняти, покласти, віддати, передати, обміняти
twister-cli-words-leaves = вихід, вийти, піти, покинути, очки, перемога
twister-cli-words-turns = обертання, обернути, поворот, механізм
twister-cli-words-attacks = атака, атакувати, поєдинок, бій, сила
twister-cli-words-jumps = стрибок, стрибнути, стрибати
twister-cli-words-reveals = відкрити, відкрити кімнату
twister-cli-words-wounded = рана, поранення, поранений, зцілити, лікувати
twister-cli-words-moves = іти, ходити, рух

## Навчання

twister-lesson-welcome = У підземеллі вісім кімнат, і вони обертаються. Ним наввипередки йдуть два загони: круглі сині фігури — ваші, квадратні червоні — суперника ({ $b }).
twister-lesson-goal = Перемагає той, хто першим набере 5 переможних очок. Очко дає кожен ваш персонаж, що вийшов через дальню лінію, і кожен убитий ворог. Поки що в обох по 1.
twister-lesson-card = Хід починається з карти дій. Карта 3 дає 3 очки дії (ОД), по одному на дію. Карти повернуться, коли зіграєте всі чотири. Зіграйте 3.
twister-lesson-gate = Зачинені ґрати нікого не пускають, але Злодійка відчинить їх за 1 дію. Натисніть на Злодійку, потім «{ twister-ui-do-open }» і підтвердьте.
twister-lesson-walk = Швидкість у неї 5: за 1 дію вона проходить до 5 клітинок. Свої їй не заважають, а вороги не пускають. Натисніть на Скарб.
twister-lesson-take = Брати речі дорогою можна безплатно: натисніть «{ twister-ui-do-take }». Винесений Скарб принесе 1 очко.
twister-lesson-dark = Перед Злодійкою закрита кімната. Натисніть «{ twister-ui-do-reveal }».
twister-lesson-goblin = Хто відкрив кімнату, розставляє все, що в ній було; лише його предмети ставить суперник. Ваш Гоблін за вихід приносить 2 очки: поставте його перед дальньою лінією.
twister-lesson-over = Усі 3 дії зроблено. Завершіть хід.
twister-lesson-used = До Злодійки підійшов ворожий Жрець. Нападіть першими: зіграйте 4.
twister-lesson-attack = Атакуйте: натисніть на Злодійку, потім на Жерця.
twister-lesson-combat = До сили 2 кожен таємно додає карту поєдинку: у кого сума менша, той поранений. Зіграна виходить із гри, крім +0. У суперника 0, 2, 3 і 5: +6 виграє напевно, +4 — якщо в нього не +5.
twister-lesson-won = Ви перемогли. Якщо поранений Жрець програє ще раз, він загине. Тепер до виходу: шлях закрив ворожий Воїн.
twister-lesson-gear = На кімнатах V і VIII одне число — 2: з механізму однієї можна обернути і її, і другу. Ваш Воїн стоїть на механізмі: натисніть на нього, потім «{ twister-ui-do-turn }».
twister-lesson-rode = Разом із кімнатою обернулися всі, хто всередині. Злодійка тепер перед самою лінією: натисніть на неї, потім на вихід.
twister-lesson-more = Чорні клітинки — ями. Злодійка по них ходить, решта стрибає за дію й карту стрибка. У поєдинку беруть участь усі, хто стоїть поруч із ворогом, що б’ється.
twister-lesson-end = Навчання закінчено, далі ви самі: 3 очки, 1 дія, Гоблін біля виходу. Натисніть на персонажа — побачите його силу й уміння.
