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
house-cross = بيت علامة التقاطع

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
    [you] بقيت قطعتك في الماء، فانتهى دورك.
   *[other] بقيت القطعة في الماء، فانتهى الدور.
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
said-score = { $points ->
    [one] وهذه نقطة واحدة.
    [two] وهاتان نقطتان.
    [few] وهذه { $points } نقاط.
   *[other] وهذه { $points } نقطة.
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
tool = { $tool ->
    [die] النرد
   *[sticks] العصيّ
  }
prompt-throw = { $who ->
    [you] دورك: ارمِ { tool }.
    [white] الأبيض: ارمِ { tool }.
   *[black] الأسود: ارمِ { tool }.
  }
prompt-throw-again = ارمِ { tool } مرة أخرى.
prompt-opening = { $who ->
    [you] ارمِ لمعرفة من يبدأ.
    [first] اللاعب الأول: ارمِ لمعرفة من يبدأ.
   *[other] اللاعب الثاني: ارمِ لمعرفة من يبدأ.
  }
prompt-rescue = { $who ->
    [you] قطعتك في الماء: أخرجها أو ارمِ.
    [white] الأبيض، لك قطعة في الماء: أخرجها أو ارمِ.
   *[black] الأسود، لك قطعة في الماء: أخرجها أو ارمِ.
  }
prompt-throwing = { $who ->
    [you] ترمي { tool } …
    [computer] يرمي الحاسوب { tool } …
    [white] يرمي الأبيض { tool } …
    [black] يرمي الأسود { tool } …
   *[other] تُرمى …
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
hint-rescue = رمية { $throws } تُخرجها من الرقعة، وأي رمية غيرها تنهي دورك.
hint-choose = القطع ذات الإطار يمكن أن تتحرك.
hint-choose-of = اختر قطعة، أو اختر أولًا إحدى رمياتك.
hint-must-move = القطعة التي خرجت من الماء يجب أن تتحرك أولًا.
hint-aim = { $count ->
    [one] البيت المُعلَّم هو وجهتها؛ اضغط عليه لتلعب.
   *[other] البيوت المُعلَّمة هي ما يمكنها بلوغه؛ اضغط أحدها لتلعب.
  }
hint-only-move = اضغط القطعة أو البيت المُعلَّم لتلعبها.
advice-thinking = تُوزن كل الرميات …
prompt-choose-of = { $who ->
    [you] العب إحدى رمياتك: اختر قطعة.
    [white] الأبيض: العب إحدى الرميات واختر قطعة.
   *[black] الأسود: العب إحدى الرميات واختر قطعة.
  }
prompt-aim-of = { $who ->
    [you] اختر أين تذهب القطعة.
    [white] الأبيض: اختر أين تذهب القطعة.
   *[black] الأسود: اختر أين تذهب القطعة.
  }
prompt-only-move-of = { $who ->
    [you] لا تمكن برمياتك إلا نقلة واحدة.
    [white] الأبيض: لا تمكن بهذه الرميات إلا نقلة واحدة.
   *[black] الأسود: لا تمكن بهذه الرميات إلا نقلة واحدة.
  }
prompt-which-throw = أي رمية تريد أن تستعمل لها؟
prompt-confirm = هل تلعب هذه النقلة؟
prompt-pause = انتهى دورك.
prompt-stopped = توقف الحاسوب.
prompt-won = { said-won }
prompt-drawn = انتهت اللعبة بالتعادل.

## Why a piece cannot move

why-legal = يمكن لهذه القطعة أن تتحرك.
why-empty = لا توجد قطعة على البيت { $from }.
why-not_yours = القطعة على البيت { $from } للاعب الآخر.
why-throw_first = ارمِ قبل تحريك أي قطعة.
why-game_over = انتهت اللعبة.
why-own_piece = برمية { $throw } تصل القطعة من البيت { $from } إلى قطعة من لونها على البيت { $target }.
why-protected = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، لكن القطعتين المتجاورتين على البيتين { $first } و{ $last } تحمي إحداهما الأخرى.
why-safe = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، والقطعة التي هناك في أمان.
why-no_capture = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، وهو مشغول.
why-blockade = برمية { $throw } على القطعة من البيت { $from } أن تتخطى صف القطع من البيت { $first } إلى البيت { $last }.
why-must_stop = برمية { $throw } تتخطى القطعة من البيت { $from } البيتَ { $first }، وعلى كل قطعة أن تقف عليه أولًا.
why-overshoot = رمية { $throw } أكثر مما تحتاج إليه القطعة على البيت { $from }.
why-waits_for = القطعة على البيت { $from } تنتظر رمية { $throws } لتغادر الرقعة.
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
cell-taken = خارج اللعب: { cones } و{ spools }
can-move = يمكن نقلها إلى { $to }
can-move-back = يجب إرجاعها إلى { $to }
can-hit = يمكن نقلها إلى { $to } وإرسال القطعة التي هناك إلى { $victim }
can-fall = يمكن نقلها إلى { $to } وتنتهي على { $rest }
can-fall-hand = يمكن نقلها إلى { $to }، وعليها بعدها أن تبدأ من جديد
can-enter = يمكن إدخالها إلى البيت { $to }
can-hit-hand = يمكنها ضرب { $to }، فتبدأ القطعة التي هناك من جديد
can-hit-taken = يمكنها ضرب { $to }، فتخرج القطعة التي هناك من اللعب
can-bear-off = يمكن إخراجها من الرقعة
can-drown = يمكن نقلها إلى { $to }، في الماء
target-move = يمكن أن تأتي قطعتك من { $from } إلى هنا
target-hit = يمكن أن تأتي قطعتك من { $from } إلى هنا وترسل هذه القطعة إلى { $victim }
target-enter = يمكن أن تدخل قطعتك هنا
target-hit-hand = يمكن أن تأتي قطعتك من { $from } إلى هنا، فتبدأ هذه من جديد
target-hit-taken = يمكن أن تأتي قطعتك من { $from } إلى هنا، فتخرج هذه من اللعب
target-off = يمكن أن تغادر قطعتك من { $from } الرقعة

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] نرد بأربعة أوجه
   *[sticks] أربع عصيّ للرمي
  }
sticks-value = { $tool ->
    [die] النرد: { $value }
   *[sticks] عصيّ الرمي: { $value }
  }
dock-label = العصيّ والنقلات
throws-in-hand = رميات لم تُلعب بعد: { $list }
steps-left = { $count ->
    [one] بقيت خطوة واحدة
    [two] بقيت خطوتان
    [few] بقيت { $count } خطوات
   *[other] بقيت { $count } خطوة
  }
throws-in-hand-label = رمياتك
throw-chip = { $count ->
    [one] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = ثم ترمي مرة أخرى.
button-throw = ارمِ
button-throw-again = ارمِ مرة أخرى
button-wait = يُرجى الانتظار …
button-choose = اختر قطعة
button-only-move = اضغط البيت المُعلَّم
button-continue = متابعة
button-choose-throw = اختر رمية
button-use-throw = استعمل الرمية { $throw }
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
advice-exact = هذه النسب دقيقة: حُلّت نهاية اللعبة هذه على جهازك.

## later: dialogs

dialog-loading = لحظة من فضلك …
new-game-title = لعبة جديدة
new-game-opponent = العب ضد
new-game-blind = من اللطيف إلى القوي. لا يرى أي لاعب من لاعبي الحاسوب الرميات القادمة أبدًا.
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
side-black = البكرات السوداء
side-white = المخاريط البيضاء
side-random = أي منهما، بالقرعة
new-game-rules = القواعد
button-change-rules = غيّر القواعد …
new-game-safe = يمكنك بعد ذلك إعادة اللعبة الحالية.
settings-title = الإعدادات
settings-language = اللغة
settings-language-auto = لغة المتصفح
settings-theme = المادة
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

rules-title = القواعد

## later: dialogs (the rulesets)

games-more = كل الألعاب الأخرى ({ $count })
game-recommended = ننصح بها
game-short = لعبة قصيرة
game-facts = لكل لاعب { $pieces ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
   *[other] { $pieces } قطعة
  }، ونحو { $minutes ->
    [one] دقيقة واحدة.
    [two] دقيقتين.
    [few] { $minutes } دقائق.
   *[other] { $minutes } دقيقة.
  }
new-game-board = الرقعة
new-game-sides-drawn = الرميات الأولى تقرر من يلعب بأي لون.
option-pieces = القطع لكل لاعب
option-starting_throw = لا يلعب أحد قبل أن يرمي 1
option-trap = رمية تتجاوز البيت 26 قد تنتهي في الماء
option-home_row = لا تغادر قطعة ما دامت لصاحبها قطعة على البيوت من 1 إلى 10
board-auto = كما في القواعد
board-own = كما في القواعد: { $name }
board-name-modern = حديثة
board-name-simple = بسيطة بلا علامات
board-name-simple-marked = بسيطة بعلامات
board-name-middle-kingdom = الدولة الوسطى
board-name-early-nk = أوائل الدولة الحديثة
board-name-late-nk = أواخر الدولة الحديثة
board-name-vertical = قائمة
board-name-double = مزدوجة
board-name-cypriot = حجر قبرصي
ruleset-kendall-masters = كيندال 1978
ruleset-kendall-modern = كيندال الحديثة
ruleset-kendall-1979 = كيندال 1979
ruleset-kendall-wiki = كيندال، والقطع خارج الرقعة
ruleset-jequier-masters = جيكييه، نقلًا عن بوترمانز
ruleset-jequier-ludii = جيكييه 1930
ruleset-piccione = لعبة الملك توت
ruleset-bell = بيل 1979
ruleset-simple = الرقعة البسيطة
ruleset-cypriot = الحجر القبرصي
ruleset-simple-marked = الرقعة البسيطة المعلَّمة
ruleset-middle-kingdom = رقعة الدولة الوسطى
ruleset-early-nk = رقعة أوائل الدولة الحديثة
ruleset-late-nk = رقعة أواخر الدولة الحديثة
ruleset-vertical = الرقعة القائمة
ruleset-double = الرقعة المزدوجة
author-kendall = تيموثي كيندال
author-kendall-modern = مشروع على غرار تيموثي كيندال
author-jequier = غوستاف جيكييه
author-piccione = بيتر بيتشوني
author-bell = آر. سي. بيل
author-ours = قواعدنا نحن: لم يقترح أحد قواعد لهذه الرقعة
character-kendall-masters = أشهر القواعد: سباق طويل تتبادل فيه القطع أماكنها طوال الوقت ويحبسها الماء.
character-kendall-modern = السباق نفسه بخمس قطع وبقواعد واضحة لكل حالة؛ وأفضل لعب فيه معروف تمامًا.
character-kendall-1979 = ترمي رمياتك كلها أولًا ثم تختار كيف تستعملها، ففيها كثير من التخطيط.
character-kendall-wiki = الرقعة فارغة في البداية: تدخل القطع واحدة بعد أخرى، وتسدّ الصفوفُ الثلاثية الطريق.
character-jequier-masters = يجب أن تجتمع القطع في الصف الأخير قبل أن تخرج أي منها، والماء يعيدها إلى البداية.
character-jequier-ludii = تبدأ القطع واحدة خلف أخرى، والضربة تُرجع بعيدًا، والفائز يجمع النقاط.
character-piccione = لا شيء يُضرب: توزّع كل رمية على قطعك، وبرمية 1 تدخل قطعة جديدة.
character-bell = قصيرة وحادة: نرد واحد وعشر قطع لكل لاعب، والقطعة التي تُضرب لا تعود.
character-simple = سباق سريع على رقعة بلا علامات: الأزواج تحمي والصفوف الثلاثية تسدّ.
character-cypriot = اللعبة البسيطة، بحصى في حُفر حجر.
character-simple-marked = أربعة بيوت معلَّمة قرب النهاية، وعلامة تقاطع تُعيد القطعة إلى البداية.
character-middle-kingdom = لعبة الرقعة البسيطة المعلَّمة على رقعة مقلوبة الاتجاه.
character-early-nk = أربعة بيوت معلَّمة قرب النهاية، وماء يُعيد القطعة إلى الوسط.
character-late-nk = مثلها مع حورس على البيت الأخير، ولا يدع القطعة تخرج إلا برمية 1.
character-vertical = الرقعة قائمة، وبيوتها الطيبة آمنة وتمنح رمية أخرى.
character-double = رقعتان ومسار واحد من ستين بيتًا: أطول سباق.

## later: rules

rules-unknown = لا أحد يعرف كيف لعب المصريون القدماء السينيت، فلم تصل إلينا أي قواعد.
rules-aim = الهدف
rules-throwing = الرمي
rules-moving = التحريك
rules-houses = بيوت خاصة
rules-leaving = مغادرة الرقعة
rules-winning = الفوز
houses-run = { $first } إلى { $last }
rule-aim-first-off = أوصِل قطعك كلها عبر المسار وأخرجها من الرقعة قبل اللاعب الآخر.
rule-aim-board-empty = أخرِج من الرقعة، بعد قطع المسار، قطعًا أكثر مما يُخرجه اللاعب الآخر.
rule-pieces = { $pieces ->
    [one] لكل لاعب قطعة واحدة
    [two] لكل لاعب قطعتان
    [few] لكل لاعب { $pieces } قطع
   *[other] لكل لاعب { $pieces } قطعة
  }: الأبيض يلعب بالمخاريط والأسود يلعب بالبَكَرات.
rule-start-hand = في البداية تنتظر القطع كلها بجانب الرقعة.
rule-start-white-odd = تبدأ القطع على البيوت من 1 إلى { $last }: الأبيض على البيوت الفردية والأسود على البيوت الزوجية.
rule-start-black-odd = تبدأ القطع على البيوت من 1 إلى { $last }: الأسود على البيوت الفردية والأبيض على البيوت الزوجية.
rule-opening-white = الأبيض يرمي أولًا.
rule-opening-black = الأسود يرمي أولًا.
rule-opening-one-is-white = يرمي اللاعبان بالتناوب، ومن يرمِ 1 أولًا يلعب بالأبيض، وينقل القطعة الأمامية من البيت { $from } إلى البيت { $to }، ثم يرمي مرة أخرى.
rule-opening-one-is-black = يرمي اللاعبان بالتناوب، ومن يرمِ 1 أولًا يلعب بالأسود، وينقل القطعة الأمامية من البيت { $from } إلى البيت { $to }، ثم يرمي مرة أخرى.
rule-opening-higher-throw = يرمي كل لاعب مرة واحدة، ويبدأ صاحب الرمية الأعلى؛ وإذا تساوت الرميتان أعادا الرمي.
rule-houses-30 = في المسار 30 بيتًا، وهو يسير متعرجًا: عبر صف العشرة الأول، ثم رجوعًا عبر الثاني، ثم عبر الثالث.
rule-houses-60 = في المسار 60 بيتًا على رقعتين: يسير ذهابًا وإيابًا في صفوف من عشرة بيوت، وينتقل من البيت 30 في الرقعة الأولى إلى البيت 31 في الثانية.
rule-sticks = ارمِ أربع عصيّ واحسب عدد الوجوه الفاتحة.
rule-zero-4 = إذا لم يظهر أي وجه فاتح فالرمية 4.
rule-zero-5 = إذا لم يظهر أي وجه فاتح فالرمية 5.
rule-zero-6 = إذا لم يظهر أي وجه فاتح فالرمية 6.
rule-zero-die = ارمِ نردًا واحدًا بأربعة أوجه: يُظهر 1 أو 2 أو 3 أو 4.
rule-turn-single = كل رمية تنقل قطعة واحدة بعدد الرمية.
rule-turn-series = ارمِ رميات دورك كلها أولًا، ثم العبها بأي ترتيب تشاء؛ وكل رمية تنقل قطعة واحدة بعددها.
rule-turn-divided = يمكنك توزيع عدد الرمية على عدة قطع، لكن يجب أن تسير كلها في الاتجاه نفسه.
rule-starting-throw-on = لا تلعب شيئًا قبل أن ترمي 1، وما ترميه قبله لا يُحسب.
rule-again = بعد أن تلعب رمية { $throws } ترمي مرة أخرى.
rule-again-series = بعد رمية { $throws } تواصل الرمي، وبرمية { $others } ينتهي رميك.
rule-again-on = { $count ->
    [one] عندما تنزل قطعة على البيت { $houses } يرمي صاحبها مرة أخرى.
   *[other] عندما تنزل قطعة على أحد البيوت { $houses } يرمي صاحبها مرة أخرى.
  }
rule-again-none = ترمي مرة واحدة، ثم يأتي دور اللاعب الآخر.
rule-turn-passes = وفي غير ذلك يأتي دور اللاعب الآخر.
rule-must-move = إذا كان بإمكانك أن تلعب فعليك أن تلعب.
rule-may-decline-hit-on = إذا لم يكن بإمكانك إلا ضرب قطعة للخصم، فلك أن تترك دورك بدلًا من ذلك.
rule-may-decline-off-on = إذا لم يكن بإمكانك إلا إخراج قطعة من الرقعة، فلك أن تُنهي دورك بدلًا من ذلك.
rule-no-move = إذا لم تستطع أي من قطعك التحرك انتهى دورك، أيًّا كانت رميتك.
rule-again-without-move = إذا لم تستطع أي من قطعك التحرك انتهى دورك، إلا إذا رميت { $throws }: فترمي مرة أخرى.
rule-no-move-series = الرميات التي لا تستطيع أي من قطعك استعمالها تضيع، وينتهي دورك.
rule-no-move-divided = الخطوات التي لا تستطيع أي من قطعك استعمالها تضيع.
rule-entry-any-throw = بدلًا من نقل قطعة على الرقعة يمكنك إدخال قطعة: توضع على البيت 1 وتتقدم منه فورًا بعدد الرمية.
rule-entry-with-one = برمية 1 يمكنك إدخال قطعة إلى البيت 1 إذا كان فارغًا، ثم ترمي مرة أخرى.
rule-entry-with-one-first = يجب أن تنقل هذه الرمية أولًا القطعة التي دخلت للتو؛ وإذا لم تستطع التحرك عادت إلى جانب الرقعة وانتهى دورك.
rule-start-lock-on = لا تغادر قطعة بيت بدايتها قبل أن تتحرك القطعة التي على البيت التالي.
rule-blockade-off = يمكن للقطعة أن تقفز فوق أي قطع أخرى.
rule-blockade-on = يمكن للقطعة أن تقفز فوق غيرها، لكن ليس فوق ثلاث قطع للخصم أو أكثر متتالية.
rule-fall-back-off = لا تنزل قطعة على قطعة من لونها.
rule-fall-back-on = القطعة التي تنزل على قطعة من لونها تذهب إلى أول بيت فارغ خلفها.
rule-fall-back-on-unchanged = النقلة التي تنتهي حيث بدأت لا تجوز إلا إذا لم توجد غيرها.
rule-hit-none = لا تُضرب أي قطعة أبدًا: لا تنزل القطعة إلا على بيت فارغ.
rule-hit-swap = القطعة التي تنزل على قطعة للخصم تضربها: فتتبادل القطعتان مكانيهما.
rule-hit-empty-behind = القطعة التي تنزل على قطعة للخصم تضربها: فتذهب قطعة الخصم إلى أول بيت فارغ خلفها، أو إلى جانب الرقعة إن لم يوجد.
rule-hit-lowest-empty = القطعة التي تنزل على قطعة للخصم تضربها: فترجع قطعة الخصم إلى أقرب بيت فارغ من البداية.
rule-hit-taken = القطعة التي تنزل على قطعة للخصم تضربها: فتخرج قطعة الخصم من اللعب.
rule-pairs-on = القطعتان من لون واحد على بيتين متجاورين في المسار تحمي كل منهما الأخرى: فلا تُضرب أي منهما.
rule-pairs-off = القطع على بيوت متجاورة لا يحمي بعضها بعضًا.
rule-backward-none = رمياتك لا تُرجع قطعة إلى الوراء أبدًا.
rule-backward-to-empty = إذا لم تستطع أي قطعة أن تتقدم، وجب أن ترجع قطعة بعدد الرمية إلى بيت فارغ.
rule-backward-may-hit = إذا لم تستطع أي قطعة أن تتقدم، وجب أن ترجع قطعة بعدد الرمية، ولها أن تضرب.
rule-backward-may-hit-swap = القطعة التي تُضرب من الأمام تتقدم بذلك.
rule-backward-from = لا ترجع على هذا النحو إلا قطعة على البيوت من 1 إلى { $house }.
rule-backward-from-everywhere = يمكن للقطعة أن ترجع على هذا النحو من أي بيت.
rule-stop = على كل قطعة أن تتوقف على البيت { $house } قبل أن تواصل.
rule-trap-on = يمكنك أيضًا أن تلعب رمية تتجاوز بقطعة البيت { $stop }: فتقع القطعة في الماء على البيت { $house } إذا كان فارغًا.
rule-water-none = لا بيت يُرجع قطعة إلى الوراء.
rule-water-prison = البيت { $house } هو الماء: عندما تستقر عليه قطعة لك ينتهي دورك فورًا.
rule-water-prison-alone = ما دامت لك قطعة في الماء فلا تتحرك أي قطعة أخرى لك.
rule-return-house = بدلًا من الرمي يمكنك إخراج قطعتك من الماء ووضعها على البيت { $house } إذا كان فارغًا، وينتهي دورك.
rule-rescued-moves-first-on = القطعة التي أُخرجت من الماء يجب أن تتحرك قبل أي قطعة أخرى لك.
rule-water-prison-exit = رمية { $throws } تُخرج القطعة من الماء ومن الرقعة؛ وبدونها ينتهي دورك.
rule-water-to-return = القطعة التي تستقر على البيت { $house } تذهب فورًا إلى البيت { $return }، أو إلى أقرب بيت فارغ قبله إذا كان مشغولًا.
rule-water-to-lowest = القطعة التي تستقر على البيت { $house } تذهب فورًا إلى أقرب بيت فارغ من البداية.
rule-water-to-hand = القطعة التي تستقر على البيت { $house } تغادر الرقعة فورًا وعليها أن تبدأ من جديد.
rule-unprotected = { $count ->
    [one] القطعة على البيت { $houses } لا تحميها القطعة المجاورة لها أبدًا.
   *[other] القطع على البيوت { $houses } لا تحميها القطع المجاورة لها أبدًا.
  }
rule-water-suspends-pairs-on = ما دامت لك قطعة في الماء فلا تحمي قطعك بعضها بعضًا.
rule-water-suspends-pairs-on-rescued = وكذلك ما دامت قطعة أُخرجت من الماء لم تتحرك بعد.
rule-safe = { $count ->
    [one] القطعة على البيت { $houses } لا تُضرب.
   *[other] القطع على البيوت { $houses } لا تُضرب.
  }
rule-safe-while-water = { $count ->
    [one] ما دامت في الماء أي قطعة فالقطعة على البيت { $houses } لا تُضرب.
   *[other] ما دامت في الماء أي قطعة فالقطع على البيوت { $houses } لا تُضرب.
  }
rule-hit-to-water = { $count ->
    [one] القطعة التي تُضرب على البيت { $houses } تقع في الماء.
   *[other] القطعة التي تُضرب على أحد البيوت { $houses } تقع في الماء.
  }
rule-hit-to-water-taken = إذا كان الماء مشغولًا تبادلت مكانها مع القطعة التي ضربتها.
rule-vacate = { $count ->
    [one] القطعة على البيت { $houses } يجب أن تغادره حالما تسمح بذلك رمية.
   *[other] القطعة على أحد البيوت { $houses } يجب أن تغادره حالما تسمح بذلك رمية.
  }
rule-fixed = { $count ->
    [one] القطعة على البيت { $houses } لا تملك إلا أن تنتظر رمية تُخرجها من الرقعة.
   *[other] القطع على البيوت { $houses } لا تملك إلا أن تنتظر رمية تُخرجها من الرقعة.
  }
rule-stuck-to-water = { $count ->
    [one] إذا لم تستطع أن تنقل غيرها، رجعت قطعتك على البيت { $houses } إلى الماء.
   *[other] إذا لم تستطع أن تنقل غيرها، رجعت إحدى قطعك على البيوت { $houses } إلى الماء.
  }
rule-bear-off-exact = الخروج من الرقعة يُحسب بيتًا إضافيًّا بعد البيت { $house }، وعلى القطعة أن تبلغه بالضبط.
rule-bear-off-overshoot = الرمية التي تتجاوز بقطعة البيت { $house } تُخرجها من الرقعة، مهما تجاوزته.
rule-bear-off-onto-last = القطعة التي تنزل بالضبط على البيت { $house } تغادر الرقعة، ولا رمية تتجاوز بقطعة هذا البيت.
rule-exits = لا تغادر القطعة الرقعة من البيت { $house } إلا برمية { $throws }.
rule-exits-any = تغادر القطعة الرقعة من البيت { $house } بأي رمية.
rule-exits-first-row-empty = تغادر القطعة الرقعة من البيت { $house } برمية { $throws }، أو بأي رمية ما دامت البيوت من 1 إلى 10 فارغة.
rule-clear-first = لا تغادر أي قطعة لك الرقعة ما دامت لك قطعة على البيوت { $houses }.
rule-clear-first-hand = ولا تغادر أي قطعة لك الرقعة ما دامت لك قطعة بجانبها.
rule-end-first-off = { $pieces ->
    [one] أول لاعب تخرج قطعته من الرقعة يفوز.
    [two] أول لاعب تخرج قطعتاه من الرقعة يفوز.
    [few] أول لاعب تخرج قطعه الـ{ $pieces } كلها من الرقعة يفوز.
   *[other] أول لاعب تخرج قطعه الـ{ $pieces } كلها من الرقعة يفوز.
  }
rule-end-board-empty = تنتهي اللعبة عندما تخلو الرقعة: من أخرج منها قطعًا أكثر يفوز، وإذا تساوى العددان فلا فائز.
rule-score-on = ينال الفائز 3 نقاط عن كل قطعة للخصم بقيت على البيوت من 1 إلى 10، ونقطتين عن كل قطعة على البيوت من 11 إلى 20، ونقطة عن كل قطعة على البيوت من 21 إلى 30.

## later: rules (about each ruleset)

rules-retold = لا نعرف هذه القواعد إلا كما يرويها آخرون، لا من كتاب صاحبها نفسه.
rules-house-title = قواعد خاصة
rules-house = صنع أحدهم هذه القواعد في هذه الصفحة: هي قواعد { $base } مع تغيير بعض نقاطها.
rules-ours = لم يقترح أي عالم قواعد لهذه الرقعة، فهذه قواعدنا نحن. وهي مؤلفة مما تشترك فيه الاقتراحات المعروفة فقط.
rules-disputed = ما ليس مؤكدًا
rules-disputed-lead = تترك النصوص هذه الأسئلة مفتوحة، أو يمكن فهمها على وجهين. وهكذا نلعبها نحن.
rules-throws = تستغرق اللعبة نحو { $throws } رمية و{ $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
   *[other] { $minutes } دقيقة
  }.
credit-kendall-masters = اقترح تيموثي كيندال هذه القواعد عام 1978 في كتابه «عبور العالم السفلي»، وهي هنا كما ترويها صفحة قواعد.
credit-kendall-modern = دوّن مشروع عام هذه الصورة الحديثة من قواعد كيندال بخمس قطع، وحسب أفضل لعب فيها حسابًا تامًّا.
credit-kendall-1979 = تيموثي كيندال، 1979، كما يلخّص موقع «لودي» كتاب قواعده؛ والخيارات الأربعة من «لودي» أيضًا.
credit-kendall-wiki = تيموثي كيندال، كما ترويه مقالة في موسوعة مفتوحة؛ ولا تذكر المقالة مصدرًا لدخول القطع ولا للضرب الاختياري ولا للخروج من البيت الأخير.
credit-jequier-masters = غوستاف جيكييه، كما ترويه صفحة قواعد نقلًا عن «عالم الألعاب» لبوترمانز وآخرين.
credit-jequier-ludii = غوستاف جيكييه، 1930، كما يلخّصه «لودي».
credit-piccione = بيتر بيتشوني، 1977، «لعبة الملك توت»، كما يلخّصها «لودي».
credit-bell = آر. سي. بيل، 1979، كما يلخّصه «لودي».
credit-simple = نعرف رقعًا بلا علامات، لكننا لا نعرف كيف كان يُلعب عليها.
credit-cypriot = في قبرص أحجار خشنة فيها ثلاثة صفوف من عشر حُفر، لكننا لا نعرف كيف كان يُلعب عليها.
credit-simple-marked = نعرف رقعًا عليها أربع علامات قرب النهاية: علامة «الطيّب»، وعلامة تقاطع، وثلاث شرطات، وشرطتان.
credit-middle-kingdom = على رقع الدولة الوسطى العلامات نفسها، لكن اللعب ينتهي أعلى اليسار.
credit-early-nk = على رقع أوائل الدولة الحديثة يقوم الماء مقام علامة التقاطع، والطيور والرجال مقام الشرطات.
credit-late-nk = على رقع أواخر الدولة الحديثة تقف الآلهة على البيوت الأخيرة، وحورس في النهاية.
credit-vertical = نعرف رقعة ضلعها الطويل قائم، وعليها علامة «الطيّب» على ثلاثة من بيوتها الأخيرة.
credit-double = نعرف رقعتين متجاورتين من ثلاثين بيتًا.
disputed-km-1 = متى ترجع القطعة التي على البيت 28 أو 29 إلى الماء؟ قد يعني النص: إذا لم تبقَ لصاحبها قطعة أخرى، أو: إذا لم تستطع قطعة أخرى استعمال الرمية؛ ونحن نلعب الثاني.
disputed-km-2 = هل ترمي مرة أخرى بعد 1 أو 4 أو 5 لم يتحرك بها شيء؟ نلعب: لا.
disputed-km-3 = هل يُعد بيتان أحدهما فوق الآخر متجاورين؟ نلعب: لا، بل على المسار فقط.
disputed-km-4 = هل تحمي القطعة التي في الماء جاراتها؟ نلعب: نعم؛ وهي نفسها بلا حماية.
disputed-km-5 = هل ينتهي دورك إذا أوقعت قطعة للخصم في الماء؟ نلعب: لا.
disputed-km-6 = هل يجب إخراج قطعة من الرقعة إذا لم يتقدم غيرها؟ نلعب: نعم.
disputed-km-7 = أي رمية تُخرج من البيت 30؟ يطلب النص أولًا الرمية المضبوطة ثم يسمح بأي رمية؛ ونلعب بأي رمية.
disputed-km-8 = هل ترمي مرة أخرى بعد 4 أخرجت قطعة من الماء؟ نلعب: نعم.
disputed-km-9 = هل ترجع قطعة من البيت 26؟ نلعب: نعم.
disputed-km-10 = هل تُخرج القطعة من الماء في الدور الذي وقعت فيه؟ نلعب: لا.
disputed-km-11 = هل يجب أن تُخرج قطعتك من الماء إذا استطعت؟ نلعب: لا، ولك أن ترمي طلبًا للرمية 4.
disputed-km-12 = هل من عون آخر إذا ظل البيت 15 مشغولًا؟ نلعب: لا، تنتظر الرمية 4.
disputed-km-13 = هل تسدّ ثلاث قطع متتالية الطريق؟ لا يذكر هذا النص شيئًا عنها؛ ونلعب: لا.
disputed-kw-1 = هل تنزل القطعة الداخلة برمية 4 على البيت 5 أم على البيت 4؟ نلعب البيت 5: توضع على البيت 1 ثم تُنقل.
disputed-kw-2 = هل تدخل قطعة والبيت 1 مشغول؟ نلعب: نعم، فهي لا تبقى عليه.
disputed-kw-3 = هل تمنح بعض الرميات رمية أخرى؟ في هذا النص رمية واحدة في الدور، وكذلك نلعب.
disputed-kw-4 = ماذا لو اخترت ألا تضرب؟ لا تُلعب تلك النقلة.
disputed-kw-5 = هل تترك دورك وعندك نقلات أخرى؟ نلعب: لا.
disputed-kw-6 = هل تنزل قطعة على قطعة للخصم داخل صف من ثلاث؟ نلعب: نعم؛ فالممنوع تجاوز الصف فقط.
disputed-kw-7 = ماذا تفعل الرمية 5 على البيت 26؟ النص صامت؛ ونلعب أن القطعة تغادر الرقعة.
disputed-kw-8 = متى يكون الصف الأول فارغًا؟ نلعب: إذا لم تكن عليه قطعة لأي لاعب؛ ولا تُحسب القطع التي بجانب الرقعة.
disputed-kw-9 = هل تنزل قطعة على لونها فتنتهي حيث بدأت؟ نلعب: فقط إذا لم يتحرك غيرها، وإلا كان تركًا للدور بلا ثمن.
disputed-kw-10 = هل تنتهي قطعة أُرجعت على البيت 27 أو 28 أو 29؟ نلعب: نعم، وتسري عندئذ قاعدة ذلك البيت.
disputed-kw-11 = هل تحمي الأزواج بعضها بعضًا؟ لا يعرف النص إلا الصف من ثلاث؛ ونلعب: لا.
disputed-kw-12 = ماذا لو كانت البيوت من 1 إلى 15 كلها مشغولة حين يُرجع الماء قطعة؟ تذهب إلى جانب الرقعة.
disputed-kw-13 = ما «العصا البيضاء الواحدة» التي تُخرج من البيت 30؟ نلعب: الرمية 1.
disputed-kw-14 = هل تتجاوز رمية صفًّا من ثلاث إذا أُرجعت القطعة بعدها إلى ما قبله؟ نلعب: لا.
disputed-k79-1 = هل تُرمى الرميات كلها قبل التحريك؟ هكذا يقول النص، وبرنامج «لودي» يلعبها واحدة واحدة. ونحن نتبع النص.
disputed-k79-2 = أي لون يقف في المقدمة؟ نلعب: الأبيض، لأن رامي أول 1 يصير الأبيض وينقل القطعة الأمامية.
disputed-k79-3 = هل تُلعب رمية إلى الوراء وأخرى تستطيع التقدم؟ نلعب: لا.
disputed-k79-4 = ما مصير الرميات الأخرى إذا وقعت قطعة في الماء؟ تضيع.
disputed-k79-5 = ما الدور الذي يكلفه الإخراج من الماء؟ الإخراج نفسه، بدلًا من الرمي.
disputed-k79-6 = هل تُضرب قطعة في الماء؟ نلعب: نعم، وتتبادل القطعتان مكانيهما.
disputed-k79-7 = أزواج مَن تفقد حمايتها ما دامت قطعة في الماء؟ أزواج صاحبها فقط.
disputed-k79-8 = قطعة مَن في الماء تجعل البيوت من 28 إلى 30 آمنة؟ قطعة أي لاعب.
disputed-k79-9 = ماذا لو ضُربت القطعة التي يجب أن تتحرك أولًا؟ يعود صاحبها حرًّا.
disputed-k79-10 = هل تُحسب الرميات قبل أول 1؟ نلعب: لا.
disputed-k79-11 = هل تقع في الفخ كل رمية تتجاوز؟ نلعب أنها خيار بين غيره.
disputed-k79-12 = قطع مَن على الصف الأول تمنعك من المغادرة؟ قطعك وحدها.
disputed-k79-13 = هل تقرر الإخراج من الماء قبل الرمي أم بعده؟ قبله.
disputed-k79-14 = هل يجب أن تنقل رمية البداية 1 القطعة الأمامية؟ نلعب: نعم.
disputed-k79-15 = هل تمنح 4 أو 5 في البداية رمية أخرى؟ نلعب: لا.
disputed-k79-16 = ماذا لو وجب أن تتحرك قطعة أولًا ووقعت أخرى في الماء؟ الماء أولًا.
disputed-jm-1 = هل تقف قطعة على البيت 30 قبل أن تجتمع القطع في الصف الأخير؟ نلعب: لا، فالنزول عليه خروج.
disputed-jm-2 = هل تتجاوز رمية البيت 30؟ نلعب: لا.
disputed-jm-3 = هل ترمي مرة أخرى بعد 1 أو 4 أو 6 لم يتحرك بها شيء؟ نلعب: لا.
disputed-jm-4 = هل يمنع الصف من ثلاث القطعَ الراجعة أيضًا؟ نلعب: نعم.
disputed-jm-5 = ما أول بيت فارغ؟ نلعب: ذو العدد الأصغر.
disputed-jm-6 = هل تغادر القطع بيوت بدايتها بالترتيب؟ هذا النص يسمح لأي قطعة بالتحرك.
disputed-jm-7 = هل يستمر الصف من ثلاث عند منعطف المسار؟ نلعب: نعم.
disputed-jl-1 = ما البيت الآمن الرابع؟ يطبع النص 20، ولا علامة عليه؛ ونلعب 30.
disputed-jl-2 = متى تغادر قطعة بيت بدايتها؟ نلعب: إذا تحركت القطعة التي كانت على البيت التالي.
disputed-jl-3 = هل ترمي مرة أخرى بعد 1 أو 4 أو 6 لم يتحرك بها شيء؟ نلعب: لا.
disputed-jl-4 = هل تضرب القطعة الراجعة؟ نلعب: لا.
disputed-jl-5 = أين تذهب القطعة المضروبة؟ في هذا النص إلى أقرب بيت فارغ من البداية.
disputed-jl-6 = يبحث برنامج «لودي» عن الصفوف من ثلاث في بعض المواضع فقط؛ ونحن نتبع النص.
disputed-pi-1 = هل تمنح 5 رمية أخرى؟ يقول النص نعم، وكذلك نلعب.
disputed-pi-2 = هل يُخرج جزءٌ من الرمية قطعة من الرقعة؟ نلعب: نعم، إذا كان مضبوطًا.
disputed-pi-3 = هل تسير نقلات الدور كلها في اتجاه واحد أم نقلات الرمية الواحدة؟ نلعب: نقلات الرمية الواحدة.
disputed-pi-4 = هل يجب أن تُدخل 1 قطعة؟ فقط إذا لم يتقدم غيرها.
disputed-pi-5 = هل يمنح سببان رميتين؟ نلعب: رمية واحدة.
disputed-pi-6 = أي قطعة تستعمل أولًا الرمية التي بعد الدخول؟ القطعة الداخلة.
disputed-pi-7 = هل يمنح النزول على البيت 15 أو 26 رجوعًا رمية؟ نلعب: نعم.
disputed-pi-8 = ماذا لو لم تستطع 5 نقل القطعة الداخلة؟ ينتهي الدور.
disputed-pi-9 = هل يجب استعمال أكثر ما يمكن من الخطوات؟ لا، لكنك تواصل ما دامت خطوة تُستعمل.
disputed-pi-10 = هل تُدخل الرمية الخاصة بقطعة جديدة قطعة أخرى؟ نلعب: لا؛ أما الرميات الإضافية الأخرى فنعم.
disputed-be-1 = أيُرمى نرد أم عصيّ؟ يذكر نص أقدم العصيّ؛ ونلعب بالنرد.
disputed-be-2 = أي البيوت معلَّمة؟ نلعب من 26 إلى 29، كما تُظهر الرقعة المرسومة لهذه القواعد.
disputed-be-3 = هل يجب أن تضرب إذا استطعت؟ نلعب: لا.
disputed-be-4 = لو وجب الضرب، أتسبقه مغادرة البيت المعلَّم؟ كنا سنلعب: نعم.
disputed-be-5 = متى تنتهي اللعبة؟ نلعب: حين تخلو الرقعة.
disputed-be-6 = ماذا لو تساوت رميتا البداية؟ يرمي كلاهما مرة أخرى.
disputed-be-7 = هل تسدّ الصفوف من ثلاث الطريق كما عند كيندال؟ نلعب: لا.
disputed-kmo-1 = أين تذهب القطعة المضروبة؟ تتبادل القطعتان مكانيهما.
disputed-kmo-2 = هل البيوت من 28 إلى 30 آمنة؟ لا: لا يحمي إلا الجار.
disputed-kmo-3 = أين تذهب قطعة ضُربت على البيوت من 28 إلى 30؟ إلى البيت 26 الذي جاءت منه الضاربة.
disputed-kmo-4 = هل تنتقل قطعة من البيت 28 إلى 29 أو 30، أو ترجع؟ لا.
disputed-kmo-5 = أي رمية تُخرج من البيت 30؟ الرمية 1 فقط.
disputed-kmo-6 = ماذا لو لم يتحرك شيء برمية 1 أو 4 أو 5؟ ينتقل الدور.
disputed-kmo-7 = هل يُنهي الوقوع في الماء الدور؟ لا.
disputed-kmo-8 = هل يجوز تجاوز جزء من صف من ثلاث؟ لا.
disputed-kmo-9 = هل تمنع الصفوف أو الجيران طريق العودة من الماء؟ لا.
disputed-kmo-10 = هل تمنح نقلة راجعة برمية 1 أو 4 أو 5 رمية؟ نعم.
disputed-kmo-11 = هل ترجع قطعة من البيت 26؟ نعم.
disputed-kmo-12 = هل تُلعب بأعداد أخرى من القطع؟ نعم بوصفها قواعد خاصة، لكن اللعبة بخمس قطع وحدها حُسبت.
disputed-board-cross = إلى أين تُرسل علامة التقاطع قطعة؟ لا أحد يعرف؛ نرسلها إلى أقرب بيت فارغ من البداية، إذ لا شيء يربطها بالبيت 15.
disputed-board-rebirth = هل البيت 15 خاص على رقع لا علامة عليه فيها؟ نلعب: لا.
disputed-board-last = ماذا يطلب البيت 30 بلا علامة؟ نلعب: أي رمية.
disputed-board-upright = في أي اتجاه يسير اللعب على الرقعة القائمة؟ لا أحد يعرف؛ نبقي الترتيب المعتاد في ثلاثة أعمدة من أعلى اليسار.
disputed-board-two = هل الرقعتان مسار واحد أم مساران؟ لا أحد يعرف؛ والمسار الطويل الواحد أبسط.
disputed-board-pebbles = كم حصاة كانت تُستعمل؟ لا أحد يعرف؛ نستعمل خمسًا.

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

## later: house (the editor of house rules)

house-title = قواعد خاصة
house-lead = غيّر أي نقطة من القواعد. وما لا يتفق بعضه مع بعض يظهر لك فورًا.
house-from = ابدأ من
house-yours = لعبتك
house-name = اسم لعبتك
house-name-default = { $base } على طريقتي
house-reset-all = تراجع عن كل التغييرات
house-reset = كما في { $base }
house-changed = { $count ->
    [zero] لا تغيير
    [one] تغيير واحد
    [two] تغييران
    [few] { $count } تغييرات
   *[other] { $count } تغييرًا
  }
house-disagrees = لا تتفق
house-ready = هذه القواعد متفقة.
house-clashes = { $count ->
    [one] نقطتان لا تتفقان.
    [two] زوجان من النقاط لا يتفقان.
    [few] { $count } أزواج من النقاط لا تتفق.
   *[other] { $count } زوجًا من النقاط لا تتفق.
  }
house-show = أرني أين
house-play = العب
house-opponent = ضد
house-save = احفظ هذه اللعبة
house-saved = حُفظت باسم «{ $name }».
house-save-full = لا مكان إلا لـ { $count } لعبة. احذف واحدة أولًا.
house-save-blocked = لا يسمح هذا المتصفح للصفحة بحفظ شيء.
house-save-unnamed = سمِّ لعبتك أولًا.
house-mine = ألعابي الخاصة ({ $count })
house-open = افتح
house-rename = غيّر الاسم
house-delete = احذف
house-deleted = حُذفت «{ $name }».
house-link = انسخ الرابط
house-link-label = رابط هذه اللعبة
house-link-copied = نُسخ الرابط.
house-link-by-hand = انسخ الرابط المحدَّد.
house-point-value = { $point }: { $value }
house-fix = غيّر «{ $point }» إلى: { $value }
house-fix-off = ألغِ «{ $point }»
house-fix-on = فعّل «{ $point }»
house-refused = لا يتفق مع «{ $points }»
house-refused-houses = { $houses }: لا يتفق مع «{ $points }». { $reason }
house-idle = لا أثر لهذه النقطة الآن بسبب «{ $point }».
house-range = { $first } إلى { $last }
house-none = لا شيء
house-on = نعم
house-off = لا
house-exit = { $house } برمية { $throws }
house-exit-any = أي رمية
house-exit-star = وبأي رمية ما دام الصف الأول فارغًا
house-exit-row = تغادر القطعة الرقعة من البيت { $house } برمية
house-nothing-special = لا شيء خاص

house-group-game = اللعبة
house-group-throwing = الرمي
house-group-moving = الحركة
house-group-meeting = لقاء الخصم
house-group-houses = البيوت الخاصة
house-group-leaving = مغادرة الرقعة والفوز

dim-houses = عدد بيوت الرقعة
dim-pieces = عدد قطع كل لاعب
dim-start = أين تبدأ القطع
dim-start-hand = تبدأ القطع خارج الرقعة
dim-start-white-odd = تبدأ القطع على البيوت الأولى بالتناوب، والأسود في المقدمة
dim-start-black-odd = تبدأ القطع على البيوت الأولى بالتناوب، والأبيض في المقدمة
dim-opening = من يبدأ
dim-opening-white = يبدأ الأبيض
dim-opening-black = يبدأ الأسود
dim-opening-one-is-white = أول من يرمي 1 يلعب بالأبيض ويحرك قطعته الأمامية
dim-opening-one-is-black = أول من يرمي 1 يلعب بالأسود ويحرك قطعته الأمامية
dim-opening-higher-throw = يبدأ صاحب الرمية الأعلى
dim-start-lock = لا تبدأ قطعة قبل التي أمامها
dim-entry = كيف تدخل القطع الرقعة
dim-entry-none = لا تدخل أي قطعة بعد البداية
dim-entry-any-throw = تدخل القطع بأي رمية: برمية 1 إلى البيت 2، وبرمية 2 إلى البيت 3، وهكذا
dim-entry-with-one = تدخل القطع برمية 1، إلى البيت 1
dim-starting-throw = على اللاعب أن يرمي 1 قبل أن يلعب
dim-zero = بماذا يُرمى
dim-zero-4 = أربع عصيّ، وإذا لم يظهر وجه فاتح فالرمية 4
dim-zero-5 = أربع عصيّ، وإذا لم يظهر وجه فاتح فالرمية 5
dim-zero-6 = أربع عصيّ، وإذا لم يظهر وجه فاتح فالرمية 6
dim-zero-die = نرد بأربعة أوجه
dim-again = رميات تمنح رمية أخرى
dim-again-without-move = رميات تمنح رمية أخرى حتى إن لم تتحرك قطعة
dim-again-on = بيوت تمنح رمية أخرى
dim-turn = كيف يجري الدور
dim-turn-single = رمية واحدة ثم نقلة واحدة
dim-turn-series = ترمي ما دامت الرميات تمنح أخرى، ثم تلعبها بأي ترتيب
dim-turn-divided = رمية واحدة يجوز تقسيم خطواتها بين القطع
dim-blockade = لا يتخطى الخصم ثلاث قطع متتالية
dim-fall-back = يجوز للقطعة أن تنزل على قطعة من لونها فترجع إلى أول بيت فارغ خلفها
dim-backward = ماذا يحدث إذا لم تستطع أي قطعة أن تتقدم
dim-backward-none = إذا تعذّر التقدم ضاع الدور
dim-backward-to-empty = إذا تعذّر التقدم فعلى قطعة أن ترجع إلى بيت فارغ
dim-backward-may-hit = إذا تعذّر التقدم فعلى قطعة أن ترجع، ويجوز لها أن تضرب
dim-backward-from = آخر بيت ترجع منه القطع
dim-vacate = بيوت يجب إخلاؤها عند الإمكان
dim-pairs = القطعتان المتجاورتان تحمي إحداهما الأخرى
dim-unprotected = بيوت لا تحمي فيها القطعة المجاورة
dim-water-suspends-pairs = من كانت له قطعة في الماء لا تحمي قطعه بعضها بعضًا
dim-safe = بيوت تكون القطعة فيها في أمان
dim-safe-while-water = بيوت آمنة ما دامت قطعة في الماء
dim-hit = مصير القطعة التي تُضرب
dim-hit-none = لا تُضرب أي قطعة
dim-hit-swap = القطعة المضروبة تتبادل المكان مع التي ضربتها
dim-hit-empty-behind = القطعة المضروبة تذهب إلى أول بيت فارغ خلفها
dim-hit-lowest-empty = القطعة المضروبة تذهب إلى أول بيت فارغ في الرقعة
dim-hit-taken = القطعة المضروبة تخرج من اللعبة
dim-hit-to-water = بيوت تذهب منها القطعة المضروبة إلى الماء
dim-may-decline-hit = يجوز لمن لا يستطيع إلا الضرب أن يترك دوره
dim-stop = البيت الذي يجب أن تقف عليه كل قطعة
dim-trap = الرمية التي تتخطى ذلك البيت تنتهي في الماء
dim-water-house = بيت الماء
dim-water = ماذا يفعل الماء
dim-water-none = لا ماء
dim-water-prison = يحبس الماء القطعة حتى تحررها رمية أو إنقاذ
dim-water-to-return = يضع الماء القطعة على بيت العودة
dim-water-to-lowest = يضع الماء القطعة على أول بيت فارغ في الرقعة
dim-water-to-hand = يُخرج الماء القطعة من الرقعة لتدخل من جديد
dim-return-house = بيت العودة
dim-rescued-moves-first = القطعة المُنقَذة تتحرك قبل غيرها
dim-stuck-to-water = بيوت ترجع منها القطعة العالقة إلى الماء
dim-fixed = بيوت لا تغادرها القطعة إلا إلى خارج الرقعة
dim-bear-off = كيف تغادر القطع الرقعة
dim-bear-off-exact = تغادر القطع برمية مضبوطة إلى ما بعد البيت الأخير
dim-bear-off-overshoot = تغادر القطع بأي رمية تتجاوز البيت الأخير
dim-bear-off-onto-last = تغادر القطع بالوصول تمامًا إلى البيت الأخير
dim-exits = بيوت تُغادَر برميات خاصة بها
dim-clear-first = بيوت يجب أن تخلو من قطع اللاعب قبل أن تغادر أي قطعة
dim-may-decline-off = يجوز للاعب ألا يغادر الرقعة
dim-end = من يفوز
dim-end-first-off = يفوز أول من تخرج كل قطعه من الرقعة
dim-end-board-empty = يستمر اللعب حتى تخلو الرقعة، ويفوز صاحب القطع الأكثر خارجها
dim-score = يُحسب للفائز ما بقي من قطع الخصم

clash-hand-entry = القطع التي تبدأ خارج الرقعة تحتاج إلى طريقة للدخول.
clash-water-entry = يخرج الماء القطع من الرقعة، ولا طريقة لها لتدخل من جديد.
clash-behind-entry = قد لا تجد القطعة التي تضربها قطعة راجعة بيتًا فارغًا خلفها، ولا طريقة لها لتدخل من جديد.
clash-one-divided = الدخول برمية 1 خاص بالرميات التي تُقسَّم.
clash-any-divided = مع الرميات المقسَّمة لا تدخل القطعة إلا برمية 1.
clash-opening-hand = رمية 1 التي تفتتح اللعبة تحرك القطعة الأمامية، لكن الرقعة خالية.
clash-opening-odd = رمية 1 التي تفتتح اللعبة تحرك القطعة الأمامية، لكن أمامها قطعة للخصم.
clash-lock-hand = القطع التي تبدأ خارج الرقعة ليس أمامها ما تنتظره.
clash-lock-backward = قد تضرب القطعة الراجعة قطعة لم تبدأ بعد.
clash-one-series = انتظار رمية 1 خاص بالأدوار المتعددة الرميات.
clash-divided-hit = مع الرميات المقسَّمة لا تُضرب أي قطعة.
clash-divided-fall-back = مع الرميات المقسَّمة لا ترجع قطعة نزلت على قطعة من لونها.
clash-divided-prison = مع الرميات المقسَّمة لا يحبس الماء قطعة.
clash-divided-trap = مع الرميات المقسَّمة لا تنتهي رمية في الماء بتخطي بيت.
clash-divided-blockade = مع الرميات المقسَّمة يمكن تخطي كل صف.
clash-divided-vacate = مع الرميات المقسَّمة لا يجب إخلاء أي بيت أولًا.
clash-divided-decline-hit = لا يجوز ترك الدور مع رمية مقسَّمة.
clash-divided-decline-off = لا يجوز رفض رمية مقسَّمة.
clash-always-again = كل رمية تمنح رمية أخرى، فلا ينتهي الدور أبدًا.
clash-always-again-unmoved = من لا يستطيع أن يتحرك يرمي إلى الأبد.
clash-series-unmoved = إذا جاءت كل الرميات قبل النقلات فلا تُمنح رمية بعدها.
clash-series-again-on = إذا جاءت كل الرميات قبل النقلات فلا يمنح بيت رمية.
clash-water-nowhere = يحتاج الماء إلى بيت.
clash-water-idle = هناك بيت ماء، لكن لا ماء.
clash-water-pieces = يجب أن يقع الماء بعد البيوت التي تبدأ عليها القطع وبيت آخر.
clash-water-return = يحتاج هذا الماء إلى بيت تعود إليه القطع.
clash-return-beyond = يجب أن يقع بيت العودة قبل بيت الماء.
clash-trap-stop = لا رمية تتخطى بيت الوقوف لأنه غير موجود.
clash-trap-water = لا تنتهي رمية في الماء حيث لا ماء.
clash-trap-behind = الرمية التي تتخطى بيت الوقوف تنتهي في الماء، فيجب أن يقع الماء بعده.
clash-water-fixed = لا يكون بيت الماء من البيوت التي لا تُغادَر إلا إلى خارج الرقعة.
clash-stuck-water = لا ترجع القطع العالقة إلا إلى ماء يحبسها.
clash-stuck-forward = ترجع القطع العالقة إلى الماء، فيجب أن تكون بعده.
clash-hit-water = لا تقع القطعة المضروبة إلا في ماء يحبسها.
clash-safe-water = لا تبقى قطعة في الماء أبدًا، فلا يكون بيت آمنًا في أثناء ذلك.
clash-rescue-water = لا إنقاذ إلا من ماء يحبس القطع.
clash-fall-back-prison = قد تسد القطعة الراجعة الماء الذي يحبس القطع.
clash-taken-end = إذا كانت القطع تُفقد نهائيًا فلا يُعرف الفائز إلا في النهاية.
clash-score-end = تُحسب النقاط لأول من تخرج كل قطعه.
clash-last-exit = لا تستقر قطعة على البيت الأخير، فلا يحتاج إلى رميات خاصة به.
clash-last-fixed = لا تستقر قطعة على البيت الأخير، فلا تغادر منه.
clash-backward-nowhere = على القطع أن ترجع، لكن ليس من أي بيت.
clash-backward-idle = هناك آخر بيت ترجع منه القطع، لكنها لا ترجع أبدًا.
clash-clear-fixed = لا تستطيع قطعة على بيت كهذا أن تغادره أبدًا: يجب أن تذهب قبل أن يُسمح لها بالذهاب.
clash-clear-last = لا تستطيع قطعة على البيت الأخير أن تغادره أبدًا: يجب أن تذهب قبل أن يُسمح لها بالذهاب.
clash-off-board = أحد البيوت المذكورة ليس على الرقعة.
clash-fixed-for-good = لا تستطيع قطعة على أحد هذه البيوت أن تغادره أبدًا: لا رمية تخرجها من الرقعة.
clash-last-for-good = لا تستطيع قطعة على البيت الأخير أن تغادره أبدًا: لا يمكن رمي ما تحتاج إليه.

## Notices and failures

notice-replaced = بدأت لعبة جديدة.
notice-save-unreadable = تعذرت قراءة اللعبة المحفوظة، فتبدأ لعبة جديدة ({ $reason }).
notice-parameter = يطلب العنوان { $name }={ $value }، وهذا غير معروف. الممكن: { $allowed }.
notice-ruleset = يطلب العنوان القواعد { $value }، ولا يمكن اللعب بها ({ $reason }).
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
