### Everything the page says, in Arabic (Modern Standard).
### White plays cones (مخاريط), Black plays spools (بكرات).

title = سينيت
join = { $before }، { $part }
number = { $value }

## Words that sentences are built with

piece = { $side ->
    [white] المخروط
   *[black] البكرة
  }
a-piece = { $side ->
    [white] مخروطًا
   *[black] بكرةً
  }
house-rebirth = بيت البعث
house-beauty = بيت الجمال
house-water = بيت الماء
house-truths = بيت الحقائق الثلاث
house-re-atoum = بيت رع-أتوم
house-horus = بيت حورس

## What happened

said-new-game = لعبة جديدة، والقطع في أماكنها.
said-resumed = تُستأنف لعبتك.
said-started = { $who ->
    [you] أنت من يبدأ، وتلعب بـ{ $side ->
        [white] المخاريط
       *[black] البكرات
      }.
    [computer] الحاسوب هو من يبدأ، ويلعب بـ{ $side ->
        [white] المخاريط
       *[black] البكرات
      }.
   *[other] يبدأ { $side ->
        [white] الأبيض، ويلعب بالمخاريط
       *[black] الأسود، ويلعب بالبكرات
      }.
  }
said-thrown = { $who ->
    [you] رميتَ { $value }.
    [computer] رمى الحاسوب { $value }.
    [white] رمى الأبيض { $value }.
    [black] رمى الأسود { $value }.
    [first] رمى اللاعب الأول { $value }.
   *[second] رمى اللاعب الثاني { $value }.
  }
said-thrown-opening = { said-thrown }
said-moved = { $who ->
    [you] نقلتَ { a-piece } من البيت { $from } إلى البيت { $to }.
    [computer] نقل الحاسوب { a-piece } من البيت { $from } إلى البيت { $to }.
    [white] نقل الأبيض { a-piece } من البيت { $from } إلى البيت { $to }.
   *[black] نقل الأسود { a-piece } من البيت { $from } إلى البيت { $to }.
  }
said-moved-back = لم يكن التقدم ممكنًا، { $who ->
    [you] فأرجعتَ { a-piece } من البيت { $from } إلى البيت { $to }.
    [computer] فأرجع الحاسوب { a-piece } من البيت { $from } إلى البيت { $to }.
    [white] فأرجع الأبيض { a-piece } من البيت { $from } إلى البيت { $to }.
   *[black] فأرجع الأسود { a-piece } من البيت { $from } إلى البيت { $to }.
  }
said-entered = { $who ->
    [you] أدخلتَ { a-piece } إلى البيت { $to }.
    [computer] أدخل الحاسوب { a-piece } إلى البيت { $to }.
    [white] أدخل الأبيض { a-piece } إلى البيت { $to }.
   *[black] أدخل الأسود { a-piece } إلى البيت { $to }.
  }
owner-piece = { $owner ->
    [you] { $side ->
        [white] مخروطك
       *[black] بكرتك
      }
    [computer] { $side ->
        [white] مخروط الحاسوب
       *[black] بكرة الحاسوب
      }
   *[other] { $side ->
        [white] المخروط الأبيض
       *[black] البكرة السوداء
      }
  }
goes = { $side ->
    [white] ينتقل
   *[black] تنتقل
  }
said-bumped = { owner-piece } { goes } من البيت { $from } إلى البيت { $to }.
said-bumped-hand = { owner-piece } على البيت { $from }: العودة إلى البداية.
said-bumped-taken = { owner-piece } على البيت { $from }: الخروج من اللعبة.
said-bumped-off = { owner-piece }: الخروج من الرقعة.
said-drowned = { $side ->
    [white] وقع المخروط في الماء على البيت { $house }.
   *[black] وقعت البكرة في الماء على البيت { $house }.
  }
said-drowned-to = { $side ->
    [white] وقع المخروط في الماء على البيت { $house } فانتقل إلى البيت { $to }.
   *[black] وقعت البكرة في الماء على البيت { $house } فانتقلت إلى البيت { $to }.
  }
said-drowned-to-hand = { $side ->
    [white] وقع المخروط في الماء على البيت { $house } وعليه أن يبدأ من جديد.
   *[black] وقعت البكرة في الماء على البيت { $house } وعليها أن تبدأ من جديد.
  }
said-drowned-to-off = { $side ->
    [white] غادر المخروط الرقعة.
   *[black] غادرت البكرة الرقعة.
  }
said-drowned-to-taken = { $side ->
    [white] خرج المخروط من اللعبة.
   *[black] خرجت البكرة من اللعبة.
  }
said-fell-back = { $side ->
    [white] هناك قطعة من لونه، فرجع المخروط إلى البيت { $to }.
   *[black] هناك قطعة من لونها، فرجعت البكرة إلى البيت { $to }.
  }
said-fell-back-hand = { $side ->
    [white] هناك قطعة من لونه، وعلى المخروط أن يبدأ من جديد.
   *[black] هناك قطعة من لونها، وعلى البكرة أن تبدأ من جديد.
  }
said-fell-back-off = { said-drowned-to-off }
said-fell-back-taken = { said-drowned-to-taken }
said-rescued = { $who ->
    [you] أخرجتَ { piece } من الماء إلى البيت { $to }.
    [computer] أخرج الحاسوب { piece } من الماء إلى البيت { $to }.
    [white] أخرج الأبيض { piece } من الماء إلى البيت { $to }.
   *[black] أخرج الأسود { piece } من الماء إلى البيت { $to }.
  }
said-borne-off = { $who ->
    [you] أخرجتَ { a-piece } من الرقعة من البيت { $from }.
    [computer] أخرج الحاسوب { a-piece } من الرقعة من البيت { $from }.
    [white] أخرج الأبيض { a-piece } من الرقعة من البيت { $from }.
   *[black] أخرج الأسود { a-piece } من الرقعة من البيت { $from }.
  }
said-throw-again = { $who ->
    [you] ارمِ مرة أخرى.
    [computer] يرمي الحاسوب مرة أخرى.
    [white] يرمي الأبيض مرة أخرى.
   *[black] يرمي الأسود مرة أخرى.
  }
said-turn = { $who ->
    [you] حان دورك.
    [computer] حان دور الحاسوب.
    [white] حان دور الأبيض.
    [black] حان دور الأسود.
    [first] حان دور اللاعب الأول.
   *[second] حان دور اللاعب الثاني.
  }
said-passed-no_move = { $who ->
    [you] لا يمكن لأيٍّ من قطعك أن تتحرك بهذه الرمية، فانتهى دورك.
    [computer] لا يمكن لأيٍّ من قطع الحاسوب أن تتحرك بهذه الرمية، فانتهى دوره.
    [white] لا يمكن لأيٍّ من قطع الأبيض أن تتحرك بهذه الرمية، فانتهى دوره.
   *[black] لا يمكن لأيٍّ من قطع الأسود أن تتحرك بهذه الرمية، فانتهى دوره.
  }
said-passed-drowned = الوقوع في الماء ينهي الدور.
said-passed-stayed_drowned = { $who ->
    [you] لا تخرج قطعتك من الماء إلا برمية 4، فانتهى دورك.
   *[other] لا تخرج القطعة من الماء إلا برمية 4، فانتهى الدور.
  }
said-passed-rescued = الإنقاذ يحل محل الرمي، فانتهى الدور.
said-passed-declined = لم تغادر القطعة الرقعة اختيارًا، فانتهى الدور.
said-passed-passed = { $who ->
    [you] تركتَ دورك.
    [computer] ترك الحاسوب دوره.
    [white] ترك الأبيض دوره.
   *[black] ترك الأسود دوره.
  }
said-passed-not_started = لا تتحرك القطع قبل رمية 1، فانتهى الدور.
said-passed-returned_to_hand = على القطعة أن تبدأ من جديد، فانتهى الدور.
said-won = { $who ->
    [you] لقد فزت!
    [computer] فاز الحاسوب.
    [white] فاز الأبيض.
   *[black] فاز الأسود.
  }
said-drawn = انتهت اللعبة بالتعادل.
said-choices = { $count ->
    [one] يمكن لقطعة واحدة أن تتحرك.
    [two] يمكن لقطعتين أن تتحركا.
    [few] يمكن لـ{ $count } قطع أن تتحرك.
   *[other] يمكن لـ{ $count } قطعة أن تتحرك.
  }
said-only-move = هناك نقلة واحدة ممكنة: { $to ->
    [off] من البيت { $from } إلى خارج الرقعة.
   *[other] من البيت { $from } إلى البيت { $to }.
  }
said-undone = تم التراجع.
said-redone = تمت الإعادة.
said-nothing-to-undo = ليس هناك ما يمكن التراجع عنه.
said-nothing-to-redo = ليس هناك ما يمكن إعادته.
said-new-game-undone = عادت اللعبة السابقة.
said-nothing-movable = لا يمكن لأي قطعة أن تتحرك الآن.
said-aim = { $to ->
    [off] يمكن للقطعة على البيت { $from } أن تغادر الرقعة.
   *[other] يمكن للقطعة على البيت { $from } أن تذهب إلى البيت { $to }.
  }
said-put-down = أُعيدت القطعة إلى مكانها.

## Whose turn it is and what to do

prompt-loading = يجري تجهيز الرقعة.
prompt-throw = { $who ->
    [you] دورك: ارمِ العصيّ.
    [white] الأبيض: ارمِ العصيّ.
   *[black] الأسود: ارمِ العصيّ.
  }
prompt-throw-again = ارمِ العصيّ مرة أخرى.
prompt-opening = { $who ->
    [you] ارمِ لمعرفة من يبدأ.
    [first] اللاعب الأول: ارمِ لمعرفة من يبدأ.
   *[other] اللاعب الثاني: ارمِ لمعرفة من يبدأ.
  }
prompt-rescue = { $who ->
    [you] قطعتك في الماء: أخرجها أو ارمِ العصيّ.
    [white] الأبيض، لك قطعة في الماء: أخرجها أو ارمِ العصيّ.
   *[black] الأسود، لك قطعة في الماء: أخرجها أو ارمِ العصيّ.
  }
prompt-throwing = { $who ->
    [you] ترمي العصيّ …
    [computer] يرمي الحاسوب العصيّ …
    [white] يرمي الأبيض العصيّ …
    [black] يرمي الأسود العصيّ …
   *[other] تُرمى العصيّ …
  }
prompt-moving = { $who ->
    [you] تتحرك قطعتك …
    [computer] يلعب الحاسوب …
    [white] يلعب الأبيض …
   *[black] يلعب الأسود …
  }
prompt-computer = دور الحاسوب …
prompt-choose = { $who ->
    [you] رميتَ { $value }: اختر قطعة.
    [white] رمى الأبيض { $value }: اختر قطعة.
   *[black] رمى الأسود { $value }: اختر قطعة.
  }
prompt-aim = { $who ->
    [you] رميتَ { $value }: اختر إلى أين تذهب القطعة.
    [white] رمى الأبيض { $value }: اختر إلى أين تذهب القطعة.
   *[black] رمى الأسود { $value }: اختر إلى أين تذهب القطعة.
  }
prompt-only-move = { $who ->
    [you] رميتَ { $value }: هناك نقلة واحدة ممكنة.
    [white] رمى الأبيض { $value }: هناك نقلة واحدة ممكنة.
   *[black] رمى الأسود { $value }: هناك نقلة واحدة ممكنة.
  }
hint-rescue = رمية 4 تُخرجها من الرقعة، وأي رمية غيرها تنهي دورك.
hint-choose = القطع ذات الإطار يمكن أن تتحرك.
hint-aim = البيت المُعلَّم هو وجهتها؛ اضغط عليه لتلعب.
hint-only-move = اضغط القطعة أو البيت المُعلَّم لتلعبها.
advice-thinking = تُوزن كل الرميات …
prompt-confirm = هل تلعب هذه النقلة؟
prompt-pause = انتهى دورك.
prompt-stopped = توقف الحاسوب.
prompt-won = { said-won }
prompt-drawn = انتهت اللعبة بالتعادل.

## Why a piece cannot move

why-legal = يمكن لهذه القطعة أن تتحرك.
why-empty = لا توجد قطعة على البيت { $from }.
why-not_yours = القطعة على البيت { $from } للاعب الآخر.
why-throw_first = ارمِ العصيّ قبل تحريك أي قطعة.
why-game_over = انتهت اللعبة.
why-own_piece = برمية { $throw } تصل القطعة من البيت { $from } إلى قطعة من لونها على البيت { $target }.
why-protected = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، لكن القطعتين المتجاورتين على البيتين { $first } و{ $last } تحمي إحداهما الأخرى.
why-safe = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، والقطعة التي هناك في أمان.
why-no_capture = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، وهو مشغول.
why-blockade = برمية { $throw } على القطعة من البيت { $from } أن تتخطى صف القطع من البيت { $first } إلى البيت { $last }.
why-must_stop = برمية { $throw } تتخطى القطعة من البيت { $from } البيتَ { $first }، وعلى كل قطعة أن تقف عليه أولًا.
why-overshoot = رمية { $throw } أكثر مما تحتاج إليه القطعة على البيت { $from }.
why-waits_for = تنتظر القطعة على البيت { $from } { $from ->
    [27] رمية 4
    [28] رمية 3
    [29] رمية 2
    [30] رمية 1
   *[other] رمية أخرى
  } لتغادر الرقعة.
why-in_water = قطعتك في الماء على البيت { $first } تأتي أولًا.
why-must_move_first = يجب أن تتحرك القطعة المُنقَذة على البيت { $first } أولًا.
why-start_locked = لا تبدأ القطعة على البيت { $from } قبل التي أمامها.
why-home_not_clear = لا تغادر أي قطعة الرقعة ما دامت لك قطعة على البيت { $first }.
why-must_vacate = يجب أن تتقدم القطعة على البيت { $first } أولًا.
why-entered_first = يجب أن تتحرك القطعة التي دخلت الآن إلى البيت { $first }.
why-forward_first = لا ترجع قطعة إلى الوراء إلا إذا لم تستطع أي قطعة أن تتقدم.
why-back_blocked = لا تستطيع القطعة على البيت { $from } أن تتقدم برمية { $throw }، ولا أن ترجع.
why-never_moves_back = لا تستطيع القطعة على البيت { $from } أن تتقدم برمية { $throw }، وهي لا ترجع أبدًا.
why-changes_nothing = برمية { $throw } تبقى القطعة من البيت { $from } في مكانها.

## The board, as a screen reader says it

board-label = رقعة سينيت
board-keys = السهم الأيمن: بيت واحد إلى الأمام على المسار. السهم الأيسر: بيت واحد إلى الوراء. السهمان إلى أعلى وأسفل: الصف التالي. Enter: اختيار. T: رمي. M: قطعي التي يمكن أن تتحرك. L: آخر نقلة. S: ما يجري الآن. U: تراجع. علامة الاستفهام: مساعدة.
cell-house = البيت { $house }
cell-empty = فارغ
cell-piece = { $owner ->
    [you] { $side ->
        [white] مخروطك
       *[black] بكرتك
      }
    [computer] { $side ->
        [white] مخروط الحاسوب
       *[black] بكرة الحاسوب
      }
   *[other] { $side ->
        [white] مخروط أبيض
       *[black] بكرة سوداء
      }
  }
cell-protected = في حماية القطعة المجاورة
cell-blockade = جزء من صف لا يمكن تخطيه
cell-last-move = آخر نقلة
cell-selected = القطعة المختارة
cell-off = خارج الرقعة: { cones } و{ spools }
cones = { $white ->
    [zero] لا مخاريط
    [one] مخروط واحد
    [two] مخروطان
    [few] { $white } مخاريط
   *[other] { $white } مخروطًا
  }
spools = { $black ->
    [zero] لا بكرات
    [one] بكرة واحدة
    [two] بكرتان
    [few] { $black } بكرات
   *[other] { $black } بكرة
  }
cell-hand = لم تدخل الرقعة بعد: { cones } و{ spools }
can-move = يمكن نقلها إلى { $to }
can-move-back = يجب إرجاعها إلى { $to }
can-hit = يمكن نقلها إلى { $to } وإرسال القطعة التي هناك إلى { $victim }
can-fall = يمكن نقلها إلى { $to } وتنتهي على { $rest }
can-bear-off = يمكن إخراجها من الرقعة
can-drown = يمكن نقلها إلى { $to }، في الماء
target-move = يمكن أن تأتي قطعتك من { $from } إلى هنا
target-hit = يمكن أن تأتي قطعتك من { $from } إلى هنا وترسل هذه القطعة إلى { $victim }
target-off = يمكن أن تغادر قطعتك من { $from } الرقعة

## Sticks and buttons

sticks-waiting = أربع عصيّ للرمي
sticks-value = عصيّ الرمي: { $value }
dock-label = العصيّ والنقلات
throws-in-hand = رميات لم تُلعب بعد: { $list }
steps-left = { $count ->
    [one] بقيت خطوة واحدة
    [two] بقيت خطوتان
    [few] بقيت { $count } خطوات
   *[other] بقيت { $count } خطوة
  }
button-throw = ارمِ
button-throw-again = ارمِ مرة أخرى
button-wait = يُرجى الانتظار …
button-choose = اختر قطعة
button-only-move = اضغط البيت المُعلَّم
button-continue = متابعة
button-confirm = العب هذه النقلة
button-cancel-move = اختر غيرها
button-rescue = أخرجها إلى البيت { $to }
button-decline = لا تغادر الرقعة
button-pass = اترك دورك
button-undo = تراجع
button-redo = إعادة
button-new-game = لعبة جديدة
button-rules = القواعد
button-advice = تلميح
button-settings = الإعدادات
button-help = مساعدة
button-close = إغلاق
button-cancel = إلغاء
button-done = تم
button-start = ابدأ
button-play-again = العب مرة أخرى
button-look-at-board = انظر إلى الرقعة
button-take-back = أعِد السابقة
toolbar-label = اللعبة

## Players and moves

players-label = اللاعبان
player-name = { $who ->
    [you] أنت
    [computer] الحاسوب: { $level ->
        [beginner] مبتدئ
        [runner] عدّاء
        [hitter] ضارب
        [casual] هاوٍ
        [builder] بنّاء
        [cautious] حذِر
        [skilled] ماهر
        [expert] خبير
       *[master] أستاذ
      }
    [white] الأبيض
    [black] الأسود
    [first] اللاعب الأول
   *[second] اللاعب الثاني
  }
player-off = خرج { $count } من { $pieces }
player-hand = لم يدخل بعد { $count }
player-taken = فُقد { $count }
log-title = النقلات
log-empty = لا نقلات بعد.

## later: advice

advice-do-forward = الأفضل: القطعة من البيت { $from } إلى البيت { $to }.
advice-do-backward = الأفضل: القطعة من البيت { $from } رجوعًا إلى البيت { $to }.
advice-do-fall_back = الأفضل: القطعة من البيت { $from } رجوعًا إلى الماء.
advice-do-bear_off = الأفضل: أخرج القطعة التي على البيت { $from } من الرقعة.
advice-do-enter = الأفضل: أدخل قطعة إلى البيت { $to }.
advice-do-rescue = الأفضل: أخرج قطعتك من الماء.
advice-do-decline = الأفضل: اترك قطعتك في مكانها.
advice-do-pass = الأفضل: لا تضرب شيئًا وأنهِ دورك.
advice-do-throw = الأفضل: ارمِ العصي.
advice-because-only_choice = لا يوجد خيار آخر.
advice-because-equal = لكن لا فرق: هناك خيار آخر بالجودة نفسها.
advice-because-wins = بهذه النقلة تفوز باللعبة.
advice-because-bears_off = تصل بها تلك القطعة إلى نهايتها سالمة.
advice-because-rescues = هناك لا تخسر القطعة أدوارك.
advice-because-throws = الرمية التي تحرر قطعتك تستحق الانتظار.
advice-because-hits = تُرجع القطعة التي على البيت { $house } { $steps ->
    [one] بيتًا واحدًا
    [two] بيتين
    [few] { $steps } بيوت
   *[other] { $steps } بيتًا
  } إلى الوراء.
advice-because-removes = تُخرج القطعة التي على البيت { $house } من اللعبة.
advice-because-removes-to_hand = تُخرج القطعة التي على البيت { $house } من الرقعة لتبدأ من جديد.
advice-because-goes_on = يمكنك أن تواصل بعدها، وإلا انتهى دورك.
advice-because-keeps_out_of_water = وإلا انتهت قطعتك في الماء.
advice-because-keeps_ground = وإلا خسرت { $steps ->
    [one] بيتًا واحدًا
    [two] بيتين
    [few] { $steps } بيوت
   *[other] { $steps } بيتًا
  }.
advice-because-keeps_enemy_back = وإلا دفعت قطعة للخصم { $steps ->
    [one] بيتًا واحدًا
    [two] بيتين
    [few] { $steps } بيوت
   *[other] { $steps } بيتًا
  } إلى الأمام.
advice-because-shelters = وإلا أمكن أن تصيبك { $instead } من كل 100 رمية، وغالبًا على البيت { $house }؛ أما هكذا { $chance ->
    [0] فلا رمية تصيبك
    [one] فرمية واحدة فقط
    [two] فرميتان فقط
   *[other] فتصيبك { $chance } فقط
  }.
advice-because-blocks = عندها { $chance } من كل 100 رمية لا تترك للخصم ما يتقدم به، بدلًا من { $instead }.
advice-because-stays_free = عندها { $chance } فقط من كل 100 من رمياتك القادمة لا تنفعك، بدلًا من { $instead }.
advice-because-further_on = لا شيء واحد يحسم الأمر؛ لكنها تترك قطعك في وضع أفضل.
advice-chances = تفوز هكذا في { $best } من كل 100 لعبة، وفي { $other } بالخيار التالي.

## later: dialogs

new-game-title = لعبة جديدة
new-game-opponent = العب ضد
opponent-beginner = مبتدئ: يحرك آخر قطعه
opponent-runner = عدّاء: يسرع إلى الأمام
opponent-hitter = ضارب: يضرب كل ما يستطيع
opponent-casual = هاوٍ: لا يفكر إلا في السباق
opponent-builder = بنّاء: يصنع أزواجًا وجدرانًا
opponent-cautious = حذِر: يبقى بعيدًا عن المتناول
opponent-skilled = ماهر: يزن كل رمية
opponent-expert = خبير: تعلّم باللعب
opponent-master = أستاذ: تعلّم، ويزن كل رمية
opponent-person = صديق على هذا الجهاز
new-game-side = تلعب بـ
side-black = البكرات السوداء، وتبدأ أولًا
side-white = المخاريط البيضاء
side-random = أي منهما، بالقرعة
new-game-rules = القواعد
new-game-safe = يمكنك بعد ذلك إعادة اللعبة الحالية.
settings-title = الإعدادات
settings-language = اللغة
settings-language-auto = لغة المتصفح
settings-theme = الرقعة
theme-faience = قاشاني
theme-ebony = أبنوس وعاج
theme-papyrus = بردي
theme-limestone = حجر جيري
theme-contrast = تباين عالٍ
settings-speed = الحركة
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-instant = بلا حركة
settings-auto-throw = ارمِ العصيّ عني
settings-confirm-move = اسألني قبل لعب كل نقلة
settings-not-remembered = لا يسمح هذا المتصفح للصفحة بحفظ إعداداتك ولا لعبتك.
end-summary = خارج الرقعة: { cones } و{ spools }، بعد { $throws ->
    [one] رمية واحدة
    [two] رميتين
    [few] { $throws } رميات
    [many] { $throws } رميةً
   *[other] { $throws } رمية
  }.

## later: dialogs (the rules)

rules-title = القواعد
rules-unknown = لا أحد يعرف كيف لعب المصريون القدماء السينيت، فلم تصل إلينا أي قواعد.
rules-credit-kendall-masters = اقترح تيموثي كيندال هذه القواعد عام 1978 في كتابه «عبور العالم السفلي»، وهي هنا كما ترويها صفحة قواعد.
rules-aim = الهدف
rules-throwing = الرمي
rules-moving = النقل
rules-last-houses = البيوت الأخيرة
rules-winning = الفوز
rule-km-aim = سِر بكل قطعك على المسار وأخرجها من الرقعة قبل اللاعب الآخر.
rule-km-pieces = لكل لاعب سبع قطع: للأبيض مخاريط وللأسود بكرات.
rule-km-start = تبدأ القطع على البيوت من 1 إلى 14، الأبيض على البيوت الفردية والأسود على الزوجية، والأسود يرمي أولًا.
rule-km-way = يسير المسار على شكل حرف S: على الصف الأول، ثم يعود على الثاني، ثم على الثالث.
rule-km-sticks = ارمِ أربع عصيّ وعُدَّ الوجوه الفاتحة: بعددها تتحرك قطعة واحدة.
rule-km-none = إذا لم يظهر أي وجه فاتح فالرمية 5.
rule-km-again = بعد نقلة برمية 1 أو 4 أو 5 ترمي مرة أخرى، وبعد نقلة برمية 2 أو 3 ينتهي الدور.
rule-km-must-move = إذا أمكنك أن تتحرك فعليك أن تتحرك.
rule-km-no-move = إذا لم تستطع أي قطعة أن تتحرك ينتهي دورك مهما كانت رميتك.
rule-km-one-piece = كل رمية تحرك قطعة واحدة، ويجوز أن تقفز فوق أي قطع أخرى.
rule-km-own = لا تنزل القطعة على قطعة من لونها.
rule-km-swap = القطعة التي تنزل على قطعة منفردة للخصم تتبادل المكان معها.
rule-km-pair = القطعتان من لون واحد على بيتين متتاليين على المسار تحمي إحداهما الأخرى.
rule-km-back = إذا لم تستطع أي قطعة أن تتقدم فعلى قطعة أن ترجع بعدد الرمية إن أمكنها ذلك.
rule-km-back-swap = والقطعة الراجعة تتبادل المكان مع قطعة منفردة للخصم، فتتقدم هذه إلى الأمام.
rule-km-beauty = على كل قطعة أن تقف تمامًا على البيت 26، بيت الجمال، قبل أن تتابع.
rule-km-leave-beauty = من البيت 26 تُخرج الرمية 5 القطعة من الرقعة، وتنقلها الرميات من 1 إلى 4 إلى البيوت من 27 إلى 30.
rule-km-water = القطعة التي تستقر على البيت 27، بيت الماء، تنهي الدور فورًا.
rule-km-rescue = بدلًا من الرمي يجوز لك أن تُخرج قطعتك من الماء إلى البيت 15 إن كان فارغًا، وينتهي دورك.
rule-km-four = رمية 4 تُخرج القطعة من الماء ومن الرقعة وترمي مرة أخرى، وأي رمية غيرها تنهي الدور.
rule-km-only-water = ما دامت لك قطعة في الماء فلا تتحرك قطعك الأخرى.
rule-km-water-hit = القطعة في الماء لا يحميها شيء، فالقطعة التي تنزل عليها من الخصم تتبادل المكان معها.
rule-km-exits = لا تغادر القطعة البيت 28 إلا برمية 3، ولا البيت 29 إلا برمية 2.
rule-km-horus = تغادر القطعة البيت 30 بأي رمية.
rule-km-fall-back = إذا لم يمكن تحريك غيرها ترجع القطعة من البيت 28 أو 29 إلى الماء.
rule-km-bump-last = القطعة التي تُضرب على البيوت من 28 إلى 30 تقع في الماء، أو تذهب إلى البيت 26 إن كان الماء مشغولًا.
rule-km-win = يفوز أول لاعب تخرج قطعه السبع كلها من الرقعة.

## later: dialogs (help)

help-title = مساعدة
help-tap = اضغط الزر الكبير لترمي، ثم قطعة، ثم البيت الذي تذهب إليه.
help-drag = يمكنك أيضًا سحب القطعة إلى بيتها.
help-mistake = الضغط في غير المكان الصحيح لا يضر، ويمكن التراجع عن كل نقلة.
help-keyboard = المفاتيح، عندما يكون التركيز على الرقعة
help-key-arrows = الأسهم
help-arrows = اليمين واليسار: على طول المسار؛ أعلى وأسفل: الصف التالي
help-key-ends = Home, End
help-ends = البيت الأول، نهاية المسار
help-key-enter = Enter, Space
help-enter = اختيار قطعة أو بيت
help-key-escape = Escape
help-escape = إعادة القطعة إلى مكانها
help-key-throw = T
help-throw = رمي العصيّ
help-key-pieces = M
help-pieces = القطعة التالية التي يمكن أن تتحرك؛ ومع Shift السابقة
help-key-last = L
help-last = آخر نقلة
help-key-status = S
help-status = قل ما يجري الآن
help-key-advice = H
help-advice = ما الأفضل هنا، ولماذا
help-key-undo = U
help-undo = تراجع
help-key-redo = R
help-redo = إعادة
help-key-help = ?
help-help = هذه المساعدة

## Notices and failures

notice-replaced = بدأت لعبة جديدة.
notice-save-unreadable = تعذرت قراءة اللعبة المحفوظة، فتبدأ لعبة جديدة ({ $reason }).
notice-parameter = يطلب العنوان { $name }={ $value }، وهذا غير معروف. الممكن: { $allowed }.
notice-seed = يطلب العنوان seed={ $value }، وهذا ليس عددًا من 64 رقمًا ست عشريًّا على الأكثر.
notice-computer-stopped = لم يستطع الحاسوب أن يختار نقلة ({ $reason }). اضغط «متابعة» لتسأله من جديد.
notice-language = تعذر تحميل النصوص بلغة { $language }.
notice-no-net = لا تحمل هذه النسخة من الصفحة ما تعلمه اللاعبون الأقوياء عن هذه القواعد، لذلك يحكمون بقواعد تقريبية.
notice-fault = حدث خطأ ({ $reason })، واللعبة كما كانت.
notice-not-loaded = تعذّر تحميل هذا الجزء من الصفحة. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.
failure-title = لا يمكن بدء اللعبة
failure-wasm-missing = ليس في هذا المتصفح WebAssembly الذي تحتاج إليه اللعبة. يُرجى استعمال متصفح أحدث.
failure-wasm-blocked = لا يسمح هذا الموقع بـ WebAssembly الذي تحتاج إليه اللعبة. يجب أن تحتوي سياسته الأمنية على script-src 'wasm-unsafe-eval'. وقد يحتاج المتصفح القديم إلى تحديث.
failure-wasm-not-found = تعذر تحميل محرك اللعبة (senet.wasm). يُرجى التحقق من الاتصال وإعادة تحميل الصفحة.
failure-engine-broken = محرك اللعبة لا يعمل في هذا المتصفح. يُرجى استعمال متصفح أحدث.
