### Language: العربية
### Direction: rtl
### Everything the page says, in Arabic (Modern Standard).
### White plays cones (مخاريط), Black plays spools (بكرات).

title = سينيت
join = { $before }، { $part }
number = { $value }

## Words that sentences are built with

who = { $who ->
    [you] أنت
    [computer] الحاسوب
    [white] الأبيض
    [black] الأسود
    [first] اللاعب الأول
   *[second] اللاعب الثاني
  }
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
    [you] أنت من يبدأ، وتلعب { $side ->
        [white] بالمخاريط
       *[black] بالبكرات
      }.
    [computer] الحاسوب هو من يبدأ، ويلعب { $side ->
        [white] بالمخاريط
       *[black] بالبكرات
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
said-bumped = ضربة! { owner-piece } { goes } من البيت { $from } إلى البيت { $to }.
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
    [you] رميتَ { $value }: اختر بيتًا.
    [white] رمى الأبيض { $value }: اختر بيتًا.
   *[black] رمى الأسود { $value }: اختر بيتًا.
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
    [one] اضغط البيت المُعلَّم لتلعب.
   *[other] اضغط أحد البيوت المُعلَّمة لتلعب.
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
board-keys = السهمان الأيمن والأيسر: إلى الأمام وإلى الوراء على المسار. السهمان إلى أعلى وأسفل: الصف التالي. Enter: اختيار. T: رمي. M: قطعي التي يمكن أن تتحرك. S: ما يجري الآن. علامة الاستفهام: كل المفاتيح.
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
    [1] { $value }
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
button-more = المزيد
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
advice-because-hits = تُرجع القطعة التي على البيت { $house } إلى الوراء، بمقدار { $steps ->
    [one] بيت واحد
    [two] بيتين
    [few] { $steps } بيوت
   *[other] { $steps } بيتًا
  }.
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
advice-because-shelters = وإلا أمكن أن تصيبك { $instead ->
    [100] كل رمية
   *[other] { $instead } من كل 100 رمية
  }، وغالبًا على البيت { $house }؛ أما هكذا { $chance ->
    [0] فلا رمية تصيبك
    [one] فرمية واحدة فقط
    [two] فرميتان فقط
    [few] فتصيبك { $chance } رميات فقط
   *[other] فتصيبك { $chance } فقط
  }.
advice-because-blocks = عندها { $chance } من كل 100 رمية لا تترك للخصم ما يتقدم به؛ وإلا { $instead ->
    [0] فلا رمية تفعل ذلك
   *[other] فهي { $instead } فقط
  }.
advice-because-stays_free = عندها { $chance ->
    [0] تنفعك كل رمية من رمياتك القادمة
   *[other] { $chance } فقط من كل 100 من رمياتك القادمة لا تنفعك
  }؛ وإلا لم تنفعك { $instead } من كل 100.
advice-because-further_on = لا شيء واحد يحسم الأمر؛ لكنها تترك قطعك في وضع أفضل.
advice-chances = تفوز هكذا في { $best } من كل 100 لعبة، وفي { $other } بالخيار التالي.
advice-exact = هذه النسب دقيقة: حُلّت نهاية اللعبة هذه على جهازك.

## later: dialogs

dialog-loading = لحظة من فضلك …
new-game-title = لعبة جديدة
new-game-opponent = العب ضد
opponents-more = كل اللاعبين الآخرين ({ $count })
new-game-blind = لا يرى أي لاعب من لاعبي الحاسوب الرميات القادمة أبدًا.
opponent-beginner = مبتدئ: يحرك دائمًا القطعة الأكثر تأخرًا
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
help-learn = في «القواعد»، في الأعلى، قواعد هذه اللعبة. وتحت «المزيد» دروس قصيرة، وما يفعله كل بيت خاص.
help-marks = العلامات على الرقعة
help-mark-ring = إطار حول قطعة: يمكن أن تتحرك.
help-mark-target = إطار في بيت: يمكن أن تذهب إليه القطعة التي اخترتها.
help-mark-hit = إطار معه سهم منحنٍ: نقلة إلى هناك تضرب القطعة، فتذهب إلى حيث يشير السهم.
help-mark-row = خط تحت القطع: يحمي بعضها بعضًا، أو تسد الطريق.
help-mark-trail = خط من النقاط: آخر نقلة.
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
help-status = ماذا يجري الآن؟
help-key-advice = H
help-advice = ما الأفضل هنا، ولماذا؟
help-key-undo = U
help-undo = تراجع
help-key-redo = R
help-redo = إعادة
help-key-look = ‎, و‎ .
help-look = انظر إلى الوراء: نقلة إلى الخلف، نقلة إلى الأمام
help-key-card = I
help-card = ما هذا البيت، وماذا يفعل
help-key-odds = D
help-odds = آخر الرميات، والاحتمالات
help-key-help = ?
help-help = هذه المساعدة
help-accessibility = كيف يستطيع الجميع أن يلعبوا: بيان سهولة الوصول (بالإنجليزية)
help-questions = أسئلة إلى الرقعة بالمفاتيح
help-key-mine = P
help-mine = أين قطعي؟
help-key-others = O
help-others = أين قطع اللاعب الآخر؟
help-key-moves = G
help-moves = إلى أين أستطيع أن أنتقل؟
help-key-sticks = K
help-sticks = ماذا تُظهر العصي؟
help-key-score = C
help-score = كم قطعة أخرج كل لاعب من الرقعة؟
help-key-way = F
help-way = كم بقي من الطريق؟
help-key-house = X
help-house = ماذا على هذا البيت؟

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

## later: practice (the computer practises house rules)

practice-title = دع الحاسوب يتدرب
practice-judge-base = في هذه القواعد يعتمد اللاعبون الأقوياء والتلميحات على ما يعرفه الحاسوب عن { $base }، إذا تفوّق ذلك في تجربة قصيرة على القواعد التقريبية.
practice-judge-thumb = في هذه القواعد يعتمد اللاعبون الأقوياء والتلميحات على قواعد تقريبية.
practice-begin = درّب الحاسوب على هذه القواعد
practice-note = يستغرق هذا نحو دقيقة. ويمكنك أن تواصل اللعب في أثناء ذلك.
practice-goes-on = يلعب الحاسوب الآن ضد نفسه.
practice-left = { $seconds ->
    [one] بقي نحو ثانية واحدة.
    [two] بقي نحو ثانيتين.
    [few] بقي نحو { $seconds } ثوانٍ.
   *[other] بقي نحو { $seconds } ثانية.
  }
practice-enough = هذا يكفي
practice-compares = يلعب الآن ضد الحاسوب كما كان من قبل.
practice-games = الألعاب: { $done } من { $games }
practice-others = يتدرب الحاسوب الآن على قواعد أخرى. ولا يستطيع أن يتدرب إلا على لعبة واحدة في كل مرة.
practice-learned = تدرّب الحاسوب على هذه القواعد، ويستعمل اللاعبون الأقوياء والتلميحات ما تعلمه. لعب ضد الحاسوب كما كان من قبل { $games } لعبة، ونال { $share }% من النقاط (والأرجح بين { $low }% و{ $high }%).
practice-learned-unkept = تدرّب الحاسوب على هذه القواعد. لعب ضد الحاسوب كما كان من قبل { $games } لعبة، ونال { $share }% من النقاط (والأرجح بين { $low }% و{ $high }%). لا يستطيع هذا المتصفح أن يحفظ ما تعلمه، فيُنسى عندما تغادر الصفحة.
practice-in-vain = لم ينفع التدرب: لعب ضد الحاسوب كما كان من قبل { $games } لعبة، ولم ينل إلا { $share }% من النقاط (والأرجح بين { $low }% و{ $high }%). لذلك يبقى كما كان.
practice-failed = لم يستطع الحاسوب أن يتدرب ({ $reason }).
practice-forget = انسَ ما تعلمه
practice-no-worker = لا يسمح هذا المتصفح للحاسوب بأن يتدرب.

## Notices and failures

notice-replaced = بدأت لعبة جديدة.
notice-save-unreadable = تعذرت قراءة اللعبة المحفوظة، فتبدأ لعبة جديدة ({ $reason }).
notice-parameter = يطلب العنوان { $name }={ $value }، وهذا غير معروف. الممكن: { $allowed }.
notice-ruleset = يطلب العنوان القواعد { $value }، ولا يمكن اللعب بها ({ $reason }).
notice-seed = يطلب العنوان seed={ $value }، وهذا ليس عددًا من 64 رقمًا ست عشريًّا على الأكثر.
notice-computer-stopped = لم يستطع الحاسوب أن يختار نقلة ({ $reason }). اضغط «متابعة» لتسأله من جديد.
notice-language = تعذر تحميل النصوص بلغة { $language }.
notice-no-net = لا تحمل هذه النسخة من الصفحة ما تعلمه اللاعبون الأقوياء عن هذه القواعد، لذلك يحكمون بقواعد تقريبية.
notice-practice-damaged = ما تعلمه الحاسوب بالتدرب على هذه القواعد تالف، لذلك مُحي.
notice-fault = حدث خطأ ({ $reason })، واللعبة كما كانت.
notice-not-loaded = تعذّر تحميل هذا الجزء من الصفحة. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.
failure-title = لا يمكن بدء اللعبة
failure-wasm-missing = ليس في هذا المتصفح WebAssembly الذي تحتاج إليه اللعبة. يُرجى استعمال متصفح أحدث.
failure-wasm-blocked = لا يسمح هذا الموقع بـ WebAssembly الذي تحتاج إليه اللعبة. يجب أن تحتوي سياسته الأمنية على script-src 'wasm-unsafe-eval'. وقد يحتاج المتصفح القديم إلى تحديث.
failure-wasm-not-found = تعذر تحميل محرك اللعبة. يُرجى التحقق من الاتصال وإعادة تحميل الصفحة.
failure-engine-broken = محرك اللعبة لا يعمل في هذا المتصفح. يُرجى استعمال متصفح أحدث.

## later: more (the menu of more, and what the parts of the page share)

# ---- more: messages below ----
more-title = المزيد
more-play = العب
more-learn = تعلّم
more-share = شارك واحفظ
more-view = العرض
more-about = عن اللعبة
more-embedding = ضع هذه اللعبة في موقعك
more-print = اطبع رقعة وعصيًّا وقواعد وورقة عمل
more-frozen = أوقفت الصفحة المحيطة هذه اللعبة الآن.
more-one-file = هذا الملف يعمل بلا شبكة، ويتكلم هذه اللغات: { $languages }. أما الملف senet-languages.html فيتكلم كل اللغات المتاحة.

## later: sound (sounds)

# ---- sound: messages below ----

sound-title = الصوت
sound-on = شغّل الأصوات
sound-volume = شدة الصوت
sound-percent = { $share }%
sound-pitches = نغمة لكل بيت: كلما علت النغمة اقتربت النهاية
sound-unavailable = لا يستطيع هذا الجهاز أن يشغّل صوتًا الآن.

## later: learning (lessons, the cards of the houses, the history, the odds of the sticks)

# ---- learning: messages below ----

learn-offer-label = الدرس الأول
learn-offer = هل السينيت جديدة عليك؟ تعلّمها باللعب في دقيقة ونصف.
learn-offer-start = أرني
learn-offer-later = ليس الآن

learn-menu-lessons = الدروس
learn-menu-lessons-note = تعلّم اللعبة وأنت تلعبها
learn-menu-house = البيوت
learn-menu-house-note = ما هو كل بيت خاص، وماذا يفعل، وماذا كان يعني
learn-menu-odds = الرميات والاحتمالات
learn-menu-odds-note = آخر الرميات، وما يُتوقع، وما جاء حتى الآن
learn-menu-history = التاريخ
learn-menu-history-note = رقع حقيقية، وما لا يعرفه أحد
learn-why-house = المزيد عن البيت { $house }
learn-why-lesson = درس: { $name }

learn-known = معروف
learn-second = منقول
learn-unknown = غير معروف
learn-standings = «معروف»: يقول ذلك متحف أو منقّب أو عالم، وقرأناه هناك. «منقول»: يرويه آخرون، لكننا لم نرَ مصدرهم. «غير معروف»: لا يستطيع أحد أن يجزم.

learn-lessons = الدروس
learn-lessons-lead = دروس قصيرة على رقعة خاصة بها. لعبتك تنتظرك ولا تتغير.
learn-lessons-rows = الحماية والسدّ
learn-lessons-houses = البيوت الخاصة
learn-lessons-rules = كيف تختلف القواعد الأخرى
learn-not-kept = لا يسمح هذا المتصفح للصفحة بأن تتذكر الدروس التي أنهيتها.
learn-goes-on = واصل من الخطوة { $count } من { $last }
learn-done = أنهيته
learn-step = الخطوة { $count } من { $last }
learn-count = { $count } / { $last }
learn-progress = أين وصل الدرس
learn-dock = عصيّ الدرس ونقلاته
learn-back = السابق
learn-skip = تخطَّ
learn-next = التالي
learn-finish = إنهاء
learn-press-next = تمت هذه الخطوة. اضغط «التالي» لتواصل.
learn-not-asked = هذا مسموح في اللعبة. أما هنا فجرّب من فضلك ما تطلبه هذه الخطوة.

lesson-first = الدرس الأول
lesson-first-about = ارمِ، وانقل، واضرب، واحمِ، وغادر الرقعة: اللعبة كلها في دقيقة ونصف.
lesson-first-1 = هذه رقعة سينيت. بيوتها الثلاثون مسار واحد متعرج: يبدأ عند البيت 1 وينتهي عند البيت 30. أنت تلعب بالبكرات السوداء. أوصلها كلها عبر المسار وأخرجها من الرقعة قبل المخاريط البيضاء.
lesson-first-2 = ابدأ برمية. اضغط زر الرمي أو اضغط العصيّ.
lesson-first-2-done = لكل عصا وجه فاتح ووجه داكن. ظهر وجهان فاتحان: فقد رميتَ 2.
lesson-first-3 = تنتقل بكرة واحدة بيتين. البكرة ذات الإطار يمكن أن تتحرك: اضغطها.
lesson-first-3-done = بعد 2 أو 3 يأتي دور اللاعب الآخر.
lesson-first-4 = هناك مخروط أبيض وحده على البيت 17، أمام بكرتك التي على البيت 16 مباشرة. ارمِ ثم انزل عليه.
lesson-first-4-done = ضربتَ المخروط، فتبادلت القطعتان مكانيهما. وتمنحك 1 و4 و5 رمية أخرى. وإذا لم يظهر أي وجه فاتح فالرمية 5.
lesson-first-5 = ما زال الدور دورك إذن. ارمِ مرة أخرى، وانقل أي بكرة تريد.
lesson-first-5-done = إذا استطعت أن تلعب فعليك أن تلعب. وأنت تختار القطعة.
lesson-first-6 = الآن مخروطان متجاوران على البيتين 19 و20. ارمِ ثم اضغط بكرتك على البيت 17.
lesson-first-6-done = لا تستطيع أن تضرب هناك: القطعتان المتجاورتان تحمي إحداهما الأخرى.
lesson-first-7 = وأنت تستطيع ذلك أيضًا. انقل البكرة من البيت 10 إلى جوار بكرتك التي على البيت 13.
lesson-first-7-done = بكرتاك متجاورتان الآن، ولا يستطيع أحد أن يضربهما.
lesson-first-8 = قرب النهاية البيوت الخاصة. لا تقفز أي قطعة فوق البيت 26، بيت الجمال: على الكل أن يقف عليه. ارمِ وأوصل بكرة إليه.
lesson-first-8-done = من البيت 26 تقرر الرمية: 5 تُخرج القطعة من الرقعة فورًا، والأصغر منها تقود إلى البيوت الأخيرة.
lesson-first-9 = ارمِ. برمية 3 تتجاوز البكرتان كلتاهما البيت 26، فلا شيء يتقدم. عندها يجب أن ترجع قطعة. اختر واحدة.
lesson-first-9-done = الرجوع قد يضرّ. فمن الجيد أن تُبقي في الخلف قطعة تستطيع أن تتقدم.
lesson-first-10 = هنا الخطر: البيت 27 هو الماء. ارمِ، وانظر ماذا تفعل رمية 1 على البيت 26.
lesson-first-10-done = وقعت بكرتك في الماء، وانتهى دورك. وما دامت فيه لا تستطيع قطعك الأخرى أن تتحرك.
lesson-first-11 = الدور التالي. بدلًا من الرمي يمكنك أن تُخرجها: فترجع إلى البيت 15، بيت البعث. اضغط زر الإخراج.
lesson-first-11-done = خرجت. وكان يمكنك أيضًا أن تنتظر رمية 4، فهي تُخرج القطعة من الماء إلى خارج الرقعة مباشرة.
lesson-first-12 = تطلب البيوت الأخيرة رميات مضبوطة: 3 من البيت 28، و2 من البيت 29. ارمِ وأخرج بكرة.
lesson-first-12-done = لقد وصلت. ومن البيت 30 تكفي أي رمية.
lesson-first-13 = بكرتك الأخيرة على البيت 30. ارمِ واضغطها لتفوز.
lesson-first-13-done = وصلت بكراتك كلها: لقد فزت!
lesson-first-14 = هذه هي اللعبة كلها. لا أحد يعرف قواعد مصر القديمة. جمع هذه القواعد عام 1978 العالِم تيموثي كيندال من الرقع والصور والنصوص. وفكّر علماء آخرون في قواعد أخرى، ويمكنك أن تلعب بها أيضًا.

lesson-house-15 = البيت 15: البعث
lesson-house-15-about = طريق العودة من الماء
lesson-house-15-1 = بكرتك في الماء على البيت 27. البيت 15 فارغ: أخرج بكرتك.
lesson-house-15-1-done = يمنحها البيت 15 بداية جديدة، بعد رجوع اثني عشر بيتًا. والإخراج يستهلك دورك.
lesson-house-15-2 = الآن على البيت 15 مخروط، فلا طريق للعودة. لا تنفع إلا رمية 4. ارمِ وأخرج بكرتك من الرقعة.
lesson-house-15-2-done = كنت محظوظًا: لا تأتي 4 إلا مرة في كل ست عشرة رمية.
lesson-house-26 = البيت 26: الجمال
lesson-house-26-about = حيث يجب أن تقف كل قطعة
lesson-house-26-1 = ارمِ ثم اضغط البكرة التي على البيت 24 لترى لماذا لا تستطيع أن تتحرك.
lesson-house-26-1-done = رمية 4 تتجاوز بها البيت 26. وعلى كل قطعة أن تنزل عليه أولًا.
lesson-house-26-2 = فعلى قطعة أخرى أن تستعمل الرمية 4. انقل البكرة التي على البيت 8.
lesson-house-26-2-done = و4 تمنحك رمية أخرى.
lesson-house-26-3 = ارمِ مرة أخرى، وأوصل البكرة من البيت 24 إلى البيت 26.
lesson-house-26-3-done = وصلت. ولا تضرّها الآن إلا رمية 1.
lesson-house-26-4 = أفضل رمية من البيت 26 هي 5. ارمِ وأخرج البكرة من الرقعة.
lesson-house-26-4-done = إلى الخارج مباشرة، بعيدًا عن الماء والبيوت الأخيرة.
lesson-house-27 = البيت 27: الماء
lesson-house-27-about = الوقوع والانتظار والدفع
lesson-house-27-1 = ارمِ والعب النقلة الوحيدة الممكنة.
lesson-house-27-1-done = القطعة التي تقع في الماء تنهي دورك فورًا، حتى بعد رمية 1.
lesson-house-27-2 = يمكنك أن تُخرجها، أو أن تحاول رمية 4. جرّب: ارمِ.
lesson-house-27-2-done = لم تكن 4، فانتهى دورك وبقيت البكرة في الماء.
lesson-house-27-3 = هناك مخروط وحده على البيت 30. ارمِ واضربه من البيت 26.
lesson-house-27-3-done = القطعة التي تُضرب على البيوت الأخيرة تقع في الماء.
lesson-house-last = البيوت 28 و29 و30
lesson-house-last-about = الرميات التي تقود إلى الخارج
lesson-house-last-1 = من البيت 28 تغادر القطعة الرقعة برمية 3. ارمِ وأخرجها.
lesson-house-last-1-done = ويطلب البيت 29 رمية 2. ولا رمية أخرى تُخرج قطعة من هذين البيتين.
lesson-house-last-2 = لكن إذا لم تستطع أن تنقل غيرها، وجب أن ترجع. ارمِ وانظر.
lesson-house-last-2-done = عادت إلى الماء! أبقِ قطعة أخرى على الطريق لتستطيع أن تنتظر.
lesson-house-last-3 = البيت 30 هو البيت الكريم: أي رمية تُخرج القطعة. جرّب.
lesson-house-last-3-done = كفت رمية 2.

lesson-pairs = قطعتان متجاورتان
lesson-pairs-about = جنبًا إلى جنب، فلا يضربهما أحد
lesson-pairs-1 = مخروطان متجاوران على البيتين 19 و20. ارمِ ثم اضغط البكرة على البيت 17.
lesson-pairs-1-done = القطع من لون واحد على بيوت متجاورة يحمي بعضها بعضًا.
lesson-pairs-2 = احمِ قطعك: ارمِ وانقل البكرة من البيت 10 إلى جوار التي على البيت 13.
lesson-pairs-2-done = الآن لا يمكن أن تُضرب أي من الاثنتين.
lesson-walls = ثلاث متتالية
lesson-walls-about = جدار لا يتجاوزه أحد. في قواعد كيندال الحديثة وقواعد جيكييه وقواعدنا للرقع القديمة
lesson-walls-1 = ثلاثة مخاريط متتالية على البيوت 12 و13 و14. ارمِ ثم اضغط البكرة على البيت 11.
lesson-walls-1-done = يجوز القفز فوق قطعة أو اثنتين، لكن ليس فوق ثلاث متتالية.
lesson-walls-2 = ابنِ جدارًا بنفسك: ارمِ وانقل البكرة من البيت 8 إلى جوار البكرتين على البيتين 10 و11.
lesson-walls-2-done = على المخاريط خلفه أن تنتظر حتى تفتحه.
lesson-modern = قواعد كيندال بخمس قطع
lesson-modern-about = الصورة الحديثة: ماء سريع وبيوت أخيرة صارمة
lesson-modern-1 = الماء هنا يعمل بطريقة أخرى. ارمِ وانقل البكرة من البيت 26.
lesson-modern-1-done = لا تبقى في الماء بل تذهب فورًا إلى البيت 15. ولأنك رميت 1 ترمي مرة أخرى.
lesson-modern-2 = ارمِ ثم اضغط البكرة على البيت 30.
lesson-modern-2-done = في هذه القواعد يطلب البيت 30 رمية 1 بالضبط.
lesson-series = قواعد كيندال لعام 1979
lesson-series-about = كل الرميات أولًا، ثم كل النقلات
lesson-series-1 = رمية 1 أو 4 أو 5 تتيح لك أن تواصل الرمي فورًا. ارمِ حتى تأتي 2 أو 3.
lesson-series-1-done = عندك 1 و2 لتلعبهما بأي ترتيب.
lesson-series-2 = العب إحدى رميتيك. يمكنك أن تختار الرمية أولًا، بجوار العصيّ.
lesson-series-2-done = بقيت رمية واحدة.
lesson-series-3 = العب الرمية الأخرى، بالبكرة نفسها أو بغيرها.
lesson-series-3-done = حين تملك الرميات كلها معًا تستطيع أن تخطط: واحدة لتضرب، وواحدة لتصل إلى الأمان.
lesson-entering = قواعد كيندال نقلًا عن موسوعة مفتوحة
lesson-entering-about = الرقعة فارغة في البداية
lesson-entering-1 = تبدأ القطع كلها بجانب الرقعة. ارمِ وأدخل واحدة.
lesson-entering-1-done = توضع على البيت 1 وتتقدم منه فورًا بعدد رميتك.
lesson-entering-2 = هنا يجوز للقطعة أن تنزل على قطعة من لونها. ارمِ وأدخل بكرة أخرى إلى البيت 4.
lesson-entering-2-done = البيت 4 مشغول، فتذهب إلى أول بيت فارغ خلفه.
lesson-jequier = قواعد جيكييه
lesson-jequier-about = إذا لم يظهر وجه فاتح فالرمية 6، ويجب أن تجتمع القطع قبل الخروج
lesson-jequier-1 = أربعة وجوه داكنة تساوي هنا أكثر. ارمِ وانقل أي بكرة.
lesson-jequier-1-done = رمية 6! وتمنح 6 رمية أخرى، كما تفعل 1 و4.
lesson-jequier-2 = البيت 26 آمن، لكن الماء خلفه ليس آمنًا. ارمِ وانتقل من البيت 26 إلى البيت 27.
lesson-jequier-2-done = يرسل الماء القطعة إلى أول بيت فارغ في الرقعة كلها.
lesson-jequier-3 = حين تجتمع قطعك كلها في الصف الأخير يجوز لها أن تغادر: بالنزول بالضبط على البيت 30. ارمِ وأوصل البكرة إليه.
lesson-jequier-3-done = النزول على البيت 30 يعني مغادرة الرقعة.
lesson-piccione = قواعد بيتشوني
lesson-piccione-about = سباق هادئ: لا شيء يُضرب، ويجوز تقسيم الرميات
lesson-piccione-1 = تدخل القطع برمية 1. ارمِ وأدخل بكرة إلى البيت 1.
lesson-piccione-1-done = إدخال قطعة يمنحك رمية أخرى لتلك القطعة.
lesson-piccione-2 = يجوز أن تقسم رمية على قطعك. ارمِ وانقل أولًا خطوة واحدة فقط، من البيت 14 إلى البيت 15.
lesson-piccione-2-done = يمنحك البيت 15 رمية أخرى فيما بعد. بقيت من رميتك 4 ثلاث خطوات.
lesson-piccione-3 = استعمل بعض الخطوات الثلاث الباقية أو كلها، بأي بكرة.
lesson-piccione-3-done = لا شيء يُضرب في هذه القواعد: المهم أن تستفيد من كل رمية.
lesson-bell = قواعد بيل
lesson-bell-about = عشر قطع ونرد واحد، وقطع تضيع إلى الأبد
lesson-bell-1 = هنا يُرمى نرد. ارمِ وانزل على المخروط على البيت 13.
lesson-bell-1-done = خرج المخروط من اللعبة. ومن أخرج من الرقعة قطعًا أكثر فهو الفائز.
lesson-bell-2 = هناك مخروط على البيت 26. ارمِ ثم اضغط بكرتك على البيت 24.
lesson-bell-2-done = على البيوت من 26 إلى 29 تكون القطعة في أمان.
lesson-bell-3 = ارمِ ثم اضغط البكرة على البيت 5.
lesson-bell-3-done = البيوت المعلَّمة للعبور فقط: على القطعة التي هناك أن تواصل حالما تستطيع.
lesson-boards = رقع قديمة
lesson-boards-about = رقع بلا قواعد، والقواعد التي صنعناها لها
lesson-boards-1 = أبسط الرقع لا علامات عليها إطلاقًا. ارمِ وأخرج البكرة التي على البيت 28.
lesson-boards-1-done = على هذه الرقع تصلح أي رمية تتجاوز النهاية.
lesson-boards-2 = على الرقع الأقدم كان المسار ينتهي أعلى اليسار، وعلى البيت 27 علامة تقاطع. ارمِ وانتقل إليه.
lesson-boards-2-done = لا أحد يعرف ماذا كانت علامة التقاطع تفعل. نحن نرسل القطعة إلى أول بيت فارغ.
lesson-boards-3 = على الرقع المتأخرة تقف الآلهة في النهاية، وحورس على البيت 30. ارمِ ثم اضغط البكرة التي هناك.
lesson-boards-3-done = في قواعدنا لا تقود إلى خارج بيت حورس إلا رمية 1.
lesson-double = الرقعة المزدوجة
lesson-double-about = ستون بيتًا على رقعتين
lesson-double-1 = رقعتان متجاورتان تصنعان مسارًا واحدًا طويلًا. ارمِ واعبر من البيت 30.
lesson-double-1-done = بقي ثلاثون بيتًا.

card-no-name = بيت بلا اسم
card-rules = في هذه اللعبة
card-ordinary = لا شيء خاص يحدث هنا.
card-told = ما يُروى عنه
card-lesson = درس عن هذا البيت، بقواعد كيندال لعام 1978
card-others = بيوت أخرى
card-loading = لحظة من فضلك …
card-sign-none = لا علامة عليه على هذه الرقعة.
card-sign-ankh = علامته العنخ، أي «الحياة».
card-sign-nefer = علامته النفر، أي «الطيّب» أو «الجميل».
card-sign-circle = علامته دائرة.
card-sign-water = علامته ثلاثة خطوط من الماء.
card-sign-cross = عليه علامة تقاطع.
card-sign-three = عليه ثلاث شرطات.
card-sign-three_birds = عليه ثلاثة طيور.
card-sign-three_gods = يجلس عليه ثلاثة آلهة.
card-sign-two = عليه شرطتان.
card-sign-two_men = يجلس عليه رجلان.
card-sign-two_gods = يجلس عليه إلهان.
card-sign-one = عليه شرطة واحدة.
card-sign-horus = يحمل صقر الإله حورس.

fact-house-thoth = يُقال إن نصًّا دينيًّا عن اللعبة، «نص اللعبة الكبير»، يجعل هذا البيت الأول للإله تحوت.
fact-house-neith = يُقال إن «نص اللعبة الكبير» يجعل هذا البيت للإلهة نيت.
fact-house-maat = يُقال إن «نص اللعبة الكبير» يجعل هذا البيت لماعت، إلهة الحق والنظام.
fact-house-thirty = يُقال إن «نص اللعبة الكبير» يسمّي هذا البيت بيت الثلاثين.
fact-house-netting = تسمّي القوائم هذا البيت بيت الصيد بالشبكة.
fact-house-ankh = على الرقعة المرسومة لقواعد بيتشوني يقف العنخ هنا بين صولجانين.
fact-house-rebirth = «بيت البعث» و«الحياة الثانية» اسمان أطلقهما عليه لاعبون محدثون.
fact-house-nefer = تُظهر الرقع هنا علامة النفر، مرة أو ثلاث مرات.
fact-house-good = تسمّيه نصوص قديمة «الطيّب» أو «الجميل». أما «بيت الجمال» و«بيت السعادة» فاسمان حديثان.
fact-house-countdown = يقرأ متحف اللوفر البيوت الخمسة الأخيرة عدًّا تنازليًّا: طيّب، ماء، ثلاثة، اثنان، واحد.
fact-house-cross = على الرقع الأقدم هنا علامة تقاطع. وفي أوائل الأسرة الثامنة عشرة حل الماء محلها.
fact-house-mu = تسمّيه نصوص قديمة «مو»، أي «الماء».
fact-house-penalty = أكان الماء عقوبة أم تطهيرًا؟ يرى اللوفر أن الأمرين ممكنان.
fact-house-three = تُظهر الرقع هنا ثلاث شرطات أو ثلاثة طيور أو ثلاثة آلهة: العدد ثلاثة.
fact-house-souls = تذكر بعض الرقع هنا أرواح مدينة هليوبوليس.
fact-house-truths = «بيت الحقائق الثلاث» اسم حديث أطلقه تيموثي كيندال.
fact-house-two = تُظهر الرقع هنا شرطتين أو رجلين جالسين أو إلهين: العدد اثنان.
fact-house-re-atoum = «بيت رع-أتوم» اسم حديث أطلقه تيموثي كيندال.
fact-house-last = البيت الأخير فارغ في أكثر الرقع. وفي أواخر الدولة الحديثة يقف عليه صقر أو إله للشمس.
fact-house-sun = يُقال إن الإله هناك هو رع حوراختي.
fact-house-horus = «بيت حورس» اسم حديث.

odds-title = { $tool ->
    [die] النرد: الرميات والاحتمالات
   *[sticks] العصيّ: الرميات والاحتمالات
  }
odds-heading = الاحتمالات
odds-lead = { $tool ->
    [die] أربعة أوجه، وكلها متساوية الاحتمال.
   *[sticks] تسقط أربع عصيّ بست عشرة طريقة، وكلها متساوية الاحتمال.
  }
odds-so-far = { $count ->
    [0] لم يُرمَ شيء في هذه اللعبة بعد.
    [one] رمية واحدة في هذه اللعبة حتى الآن.
    [two] رميتان في هذه اللعبة حتى الآن، من اللاعبَين.
    [few] { $count } رميات في هذه اللعبة حتى الآن، من اللاعبَين.
    [many] { $count } رميةً في هذه اللعبة حتى الآن، من اللاعبَين.
   *[other] { $count } رمية في هذه اللعبة حتى الآن، من اللاعبَين.
  }
odds-throw = الرمية
odds-chance = الاحتمال
odds-expected = المتوقع
odds-thrown = ما رُمي
odds-again = ترمي مرة أخرى
odds-sixteenths = { $count } من 16
odds-number = { $value }
throws-title = { $count ->
    [one] الرمية الأخيرة
    [two] آخر رميتين، الأحدث أولًا
    [few] آخر { $count } رميات، الأحدث أولًا
   *[other] آخر { $count } رمية، الأحدث أولًا
  }
throws-told = { $lost ->
    [no] { said-thrown }
    [declined] { $who ->
        [you] رميتَ { $value } واخترتَ ألا تغادر الرقعة.
       *[other] رمى { who } { $value } واختار ألا يغادر الرقعة.
      }
    [passed] { $who ->
        [you] رميتَ { $value } وتركتَ دورك.
       *[other] رمى { who } { $value } وترك دوره.
      }
   *[other] { $who ->
        [you] رميتَ { $value } ولم تستطع أن تلعبها.
       *[other] رمى { who } { $value } ولم يستطع أن يلعبها.
      }
  }
throws-mark = { $lost ->
    [opening] البداية
    [declined] لم تُستعمل
    [passed] تُرك الدور
   *[other] لا نقلة
  }
odds-note = في لعبة قصيرة تبتعد الأعداد كثيرًا عن المتوقع. هذه صدفة، وليست خطأ.

history-title = تاريخ قصير للسينيت
history-chapters = الفصول
history-chapter = { $value }: { $name }
history-yours = قواعد لعبتك
history-nobody = لا أحد يعرف القواعد
history-nobody-lead = لعب أهل النيل السينيت نحو ثلاثة آلاف سنة، ويبدو أن أحدًا منهم لم يكتب كيف. عندنا رقعهم وقطعهم وصورهم، أما القواعد فقد ضاعت.
history-traces = الآثار الأولى
history-traces-lead = قد تكون السينيت قديمة قدم ملوك مصر الأوائل. لكن أقدم اللقى هي الأصعب قراءة.
history-amenhotep = رقع الملوك والكتبة
history-amenhotep-lead = في الدولة الحديثة تكون الرقعة غالبًا سطح صندوق، وعلى الوجه الآخر من الصندوق لعبة ثانية بعشرين مربعًا.
history-tutankhamun = ألعاب توت عنخ آمون
history-tutankhamun-lead = كانت في قبر الملك الشاب عدة صناديق ألعاب. وقد وصفها هوارد كارتر، الذي فتح القبر، بطاقة بعد بطاقة.
history-throwing = عصيّ وعظام وراقصون
history-throwing-lead = كانت العصيّ أولًا، بوجه فاتح ووجه داكن. ثم جاءت عظام الكعب.
history-last-houses = البيوت الخمسة الأخيرة
history-last-houses-lead = على كثير من الرقع لا تحمل علامات إلا البيوت الأخيرة. تغيّرت العلامات مع الزمن، وهي أفضل ما لدينا من دلائل.
history-journey = من لعبة إلى رحلة
history-journey-lead = ما بدأ تسلية صار طريقة لرواية رحلة الموتى في العالم السفلي.
history-beyond = خارج وادي النيل
history-beyond-lead = سافرت السينيت: إلى قبرص، وإلى بلاد الشام، وإلى كثير من الأساطير الحديثة.
history-again = كيف عادت القواعد
history-again-lead = منذ عام 1930 يقترح العلماء قواعد توافق الرقع والصور والنصوص. ولا يتفق اقتراحان. تتيح لك هذه الصفحة أن تلعبها وتقارن بينها.
drawing-pieces = مخاريط وبكرات، مرسومة على مثال قطع من الدولة الحديثة.
drawing-old-board = رقعة من ثلاثة صفوف في كل منها ستة مربعات، مثل رقعة المحاسنة. رسمنا نحن.
drawing-royal-board = رقعة مثل رقعة أمنحتب الثالث، من أعلى. رسمنا نحن، والألوان من عندنا.
drawing-royal-box = صندوق على زلّاجة، مثل صندوق توت عنخ آمون. رسمنا نحن.
drawing-sticks = زوجان من العصيّ مثل عصيّ توت عنخ آمون: أصابع، ورؤوس ثعالب. رسمنا نحن.
drawing-last-houses = البيوت الخمسة الأخيرة: في الأعلى رقع أقدم، ثم أوائل الدولة الحديثة وأواخرها. وكلها هنا من اليسار إلى اليمين، لتسهل المقارنة.
drawing-players = اللعبة من الجانب، كما تُظهرها الصور المصرية. رسمنا نحن.
drawing-stone = حجر فيه ثلاثة صفوف من عشر حُفر، مثل أحجار قبرص. رسمنا نحن.

fact-name = معنى اسمها «العبور». ويورد بيتشوني الاسم الكامل: «لعبة العبور».
fact-boards-known = عرف بيتشوني أكثر من 120 رقعة، من مصر وغرب آسيا.
fact-forgotten = تُركت في العصر الروماني.
fact-rules-lost = كم كان عدد القطع، وكيف كانت تتحرك، وهل كانت تُضرب أو يُسدّ طريقها، وماذا كانت البيوت المعلَّمة تفعل.
fact-one-game = هل ظلت قواعد واحدة سارية طوال ذلك الزمن.
fact-hesy-re = في قبور من نحو 3100 ق.م وُجدت أجزاء مما قد يكون رقعًا. وأول صورة لا شك فيها في مقبرة حسي رع، من الأسرة الثالثة.
fact-el-mahasna = رقعة من الطين من المحاسنة، فيها ثلاثة صفوف من ستة مربعات ومعها اثنتا عشرة قطعة، توصف بأنها أقدم الرقع (globalegyptianmuseum.org، الرقم 455).
fact-el-mahasna-doubt = هل تلك الرقعة رقعة سينيت أصلًا. يشك العلماء في الغرض منها.
fact-nikauhor = يلعب رجلان بجوار عازفين على جدار في مصلّى ني كاو حور في سقارة، من الأسرة الخامسة (متحف المتروبوليتان، ‎08.201.2a–g‎).
fact-pepi-ankh = يمازح اللاعبان أحدهما الآخر في مقبرة بيبي عنخ في مير، نحو 2300 ق.م: يقول أحدهما إن قطعته نزلت وإنه سيرى قطعة الآخر تُؤخذ، فيجيب الآخر بأن العبور له.
fact-amenhotep = رقعة من القاشاني تحمل اسم أمنحتب الثالث، من نحو 1390 إلى 1353 ق.م. طولها 21 سم، وعلى أربعة من مربعاتها أعداد أو علامة «الطيّب» (متحف بروكلين، ‎49.56a-b‎).
fact-merymaat = بقيت قطع مطعَّمة من القاشاني من صندوق ألعاب الكاتب مري ماعت، من أبيدوس، في زمن تحتمس الثالث. الخشب حديث، وعلى الوجه الآخر لعبة بعشرين مربعًا (متحف المتروبوليتان، ‎01.4.1a‎).
fact-zawiyet = صندوق مع قطعه ونرد يدور كالدوّامة، من زاوية العريان، أوائل الأسرة الثامنة عشرة (متحف الفنون الجميلة في بوسطن، ‎11.3095–11.3097‎).
fact-tut-large = طقمه الكبير من الأبنوس والعاج. طول الصندوق 44.4 سم، وهو قائم على زلّاجة (القاهرة، ‎JE 62058‎).
fact-tut-squares = خمسة من مربعاته عليها كتابة.
fact-tut-small = صندوق صغير من العاج طوله 13.4 سم، على جوانبه أسماء الملك (القاهرة، ‎JE 62061‎).
fact-tut-pieces = صندوق آخر من العاج لم يكن قد فُتح قط: كانت فيه خمس قطع حمراء وخمس بيضاء وعظمتا كعب (كارتر، ‎585r‎).
fact-tut-sticks = كان لتوت عنخ آمون زوجان من العصيّ طولها 17.5 سم، أعلاها أبنوس داكن وأسفلها عاج أبيض. زوج ينتهي بأصابع بشرية، والآخر برؤوس ثعالب.
fact-hesy-sticks = تُظهر صورة حسي رع أربع عصيّ بجوار الرقعة.
fact-bones = شاعت عظام الكعب منذ الأسرة السابعة عشرة. ولا تُظهر صور اللعب في الدولة الحديثة شيئًا آخر يُرمى (متحف المتروبوليتان، ‎16.10.505a–c‎).
fact-neferkhawet = في قبر نفرخاوت كانت خمسة مخاريط وخمس بكرات (متحف المتروبوليتان).
fact-dancers = كانت القطع تُسمّى «الراقصين».
fact-counting = كيف كانت العصيّ أو العظام تُحسب.
fact-tab = القيم المستعملة اليوم، وفي هذه الصفحة أيضًا، هي قيم «الطاب»، وهي لعبة عصيّ من مصر الحديثة: وصفها إدوارد لين، ونسخها كارتر على بطاقة صندوق ألعاب توت عنخ آمون.
fact-old-marks = حتى الأسرة السابعة عشرة كانت العلامات: الطيّب، وعلامة تقاطع، وثلاث شرطات، وشرطتان. وينتهي المسار أعلى اليسار.
fact-water-comes = في أوائل الأسرة الثامنة عشرة يحل الماء محل علامة التقاطع. وفي متحف الروزيكروشيان في سان خوسيه رقعة عليها الماء لكن مسارها ما زال على الطريقة القديمة: فهي حلقة وصل بين الاثنتين.
fact-imenmes = على صندوق ألعاب إيمن مس في اللوفر ثلاثة طيور على البيت 28 وشخصان جالسان على البيت 29.
fact-house-names = معظم أسماء البيوت التي يستعملها اللاعبون اليوم حديثة. ولم يعد يُقرأ من الأسماء القديمة إلا بعضها.
fact-dead-play = قبل نحو 4300 سنة كانت صور المقابر قد بدأت تُظهر الموتى يلعبون ضد الأحياء.
fact-spell = في الدولة الحديثة يتيح الفصل 17 من كتاب الموتى للميت أن يلعب، وتصير الرقعة طريقًا في العالم السفلي.
fact-nefertari = تلعب الملكة نفرتاري وحدها في مقبرتها، ضد من لا يراه أحد (وادي الملكات، المقبرة 66).
fact-ani = يجلس آني وتوتو إلى اللعبة في بردية آني، نحو 1250 ق.م (المتحف البريطاني، ‎EA 10470,7‎).
fact-lion = تسخر بردية من مثل هذه المشاهد: أسد وظبي يجلسان إلى الرقعة، نحو 1100 ق.م (المتحف البريطاني، ‎EA 10016‎).
fact-cyprus = في قبرص صُنعت رقع في أماكن كثيرة بين 2500 و1050 ق.م، مثل سوتيرا كامينوديا ومركي ألونيا.
fact-cyprus-more = يُقال إن الرقع المعروفة من قبرص أكثر من المعروفة من مصر.
fact-arad = في تل عراد، في إسرائيل، رقعة من ثلاثين حفرة مثقوبة، من العصر البرونزي المبكر.
fact-backgammon = هل أصل الطاولة (النرد) من السينيت، كما يُروى كثيرًا. يحذّر كريست، الذي يدرس الرقع، من مثل هذه الحكايات.
fact-jequier = 1930: غوستاف جيكييه، أقدم اقتراح يمكن لعبه هنا.
fact-kendall = 1978: تيموثي كيندال، «عبور العالم السفلي». يتبع الدرس الأول في هذه الصفحة قواعده.
fact-piccione = 1977 و1980: بيتر بيتشوني، الذي درس قبل كل شيء ماذا كانت اللعبة تعني.
fact-bell = 1979: آر. سي. بيل، بعشر قطع لكل لاعب.
fact-retold = لا نعرف هذه الاقتراحات إلا كما يرويها آخرون. وتذكر نافذة القواعد من يرويها، وما المشكوك فيه.
fact-fair-sticks = كيف كانت العصيّ الحقيقية تسقط. العصيّ نصف المستديرة ليست عادلة تمامًا، أما عصيّنا فعادلة: وجهاها متساويا الاحتمال.

## later: fairness (checking that the throws are fair)

# ---- fairness: messages below ----

fairness-menu = هل الرميات عادلة؟
fairness-menu-note = تحقق من كل رمية بنفسك
fairness-line = ثُبّتت رميات هذه اللعبة قبل الرمية الأولى. رمزها:
fairness-title = هل الرميات عادلة؟
fairness-lead = لا أحد يستطيع أن يغيّر رمية في أثناء اللعبة: لا أنت، ولا الحاسوب، ولا هذه الصفحة. يمكنك أن تتحقق من ذلك هنا.
fairness-wait = لحظة من فضلك …
fairness-fault = لا يمكن التحقق من الرميات الآن. ({ $reason })
fairness-no-code = لا يمكن إظهار رمز الرميات. ({ $reason })
fairness-close = إغلاق
fairness-bound-title = ثابتة قبل الرمية الأولى
fairness-bound = تأتي الرميات كلها من عدد سري واحد، هو البذرة. صُنع هذا الرمز من البذرة قبل الرمية الأولى. اكتب الرمز عندك: إن بقي كما هو في النهاية فلم يغيّر أحد البذرة.
fairness-code-full = الرمز كاملًا (SHA-256)
fairness-seed-title = البذرة
fairness-seed-later = تظهر البذرة عندما تنتهي اللعبة، فبها يمكنك أن تحسب كل الرميات القادمة.
fairness-seed-shown = انتهت اللعبة: هذه هي البذرة. ومنها صُنع الرمز الذي في الأعلى.
fairness-seed-label = البذرة
fairness-sum-label = اصنع الرمز بنفسك، في سطر الأوامر
fairness-copy = انسخ
fairness-copied = نُسخ.
fairness-marked = حُدّد النص. انسخه بلوحة المفاتيح.
fairness-check-title = كل الرميات
fairness-check-what = تُصنع كل الرميات حتى الآن من البذرة من جديد، وتُقارن برميات اللعبة.
fairness-check = تحقق من كل رمية
fairness-check-right = { $count ->
    [zero] تم التحقق: لا رميات في هذه اللعبة بعد.
    [one] تم التحقق: الرمية الوحيدة في هذه اللعبة تأتي من البذرة.
    [two] تم التحقق: رميتا هذه اللعبة تأتيان من البذرة.
    [few] تم التحقق: رميات هذه اللعبة الـ{ $count } كلها تأتي من البذرة.
   *[other] تم التحقق: كل الرميات في هذه اللعبة، وعددها { $count }، تأتي من البذرة.
  }
fairness-check-wrong = { $count ->
    [one] الرمية رقم { $number } لا تأتي من البذرة. لقد غيّر أحدهم هذه اللعبة.
    [two] رميتان لا تأتيان من البذرة، أولاهما الرمية رقم { $number }. لقد غيّر أحدهم هذه اللعبة.
    [few] { $count } رميات لا تأتي من البذرة، أولاها الرمية رقم { $number }. لقد غيّر أحدهم هذه اللعبة.
   *[other] { $count } رمية لا تأتي من البذرة، أولاها الرمية رقم { $number }. لقد غيّر أحدهم هذه اللعبة.
  }
fairness-throw-right = { $value } – صحيحة
fairness-throw-wrong = { $recorded } – كان يجب أن تكون { $expected }
fairness-odds-title = ما رُمي وما يُتوقع
fairness-odds-value = القيمة
fairness-odds-thrown = ما رُمي
fairness-odds-expected = المتوقع
fairness-odds-note = الشريط هو ما رُمي، والخط هو ما تعطيه الرميات العادلة في المتوسط.
fairness-expected = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fairness-figure = مربع كاي { NUMBER($figure, maximumFractionDigits: 2) }، والقيمة الاحتمالية { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] لم يُرمَ شيء بعد.
    [one] رمية واحدة أقل من أن تدل على شيء.
    [two] رميتان أقل من أن تدلّا على شيء.
    [few] { $throws } رميات أقل من أن تدل على شيء.
   *[other] { $throws } رمية أقل من أن تدل على شيء.
  }
fairness-verdict-as_expected = عدد الرميات { $throws }، وهي كما يُتوقع: في { NUMBER($hundred, maximumFractionDigits: 0) } من كل 100 لعبة عادلة يكون التفاوت مثل هذا أو أكثر.
fairness-verdict-unusual = عدد الرميات { $throws }، وهي غير معتادة: لا يكون التفاوت مثل هذا إلا في { NUMBER($hundred, maximumFractionDigits: 1) } من كل 100 لعبة عادلة. وهذا يحدث أحيانًا.
fairness-verdict-very_unusual = عدد الرميات { $throws }، وهي غير معتادة أبدًا: لا يكون التفاوت مثل هذا إلا في أقل من لعبة واحدة من كل 1000 لعبة عادلة. تحقق من كل رمية في الأسفل.
fairness-afar = في اللعب بالروابط تأتي الرميات من سرَّي اللاعبَين معًا. ويُفحص كل رابط يصل.

## later: daily (the game of the day)

# ---- daily: messages below ----

daily-title = لعبة اليوم
daily-note = الرميات نفسها للجميع اليوم
daily-heading = لعبة اليوم، { $date }
daily-lead = كل من يلعب لعبة هذا اليوم ينال الرميات نفسها، في العالم كله. فمن يستفيد منها أكثر؟
daily-how = تلعب { $side ->
    [white] بالمخاريط البيضاء
   *[black] بالبكرات السوداء
  } ضد { $opponent ->
    [casual] اللاعب الهاوي
   *[other] الحاسوب
  }، بقواعد { $name }. والرميات تُحسب من التاريخ وحده.
daily-device = التاريخ هو تاريخ هذا الجهاز.
daily-another = هذه ليست لعبة اليوم، بل لعبة يوم آخر.
daily-play = العب
daily-play-again = العبها مرة أخرى
daily-best = أفضل نتيجة لك في هذا اليوم
daily-no-result = لم تنهِ هذه اللعبة بعد.
daily-replayed = يمكنك أن تلعبها كما تشاء. والمرة الأولى هي الأهم: فبعدها تعرف الرميات.
daily-won = فوز. عدد الرميات: { $throws }. { $left ->
    [one] بقيت للحاسوب قطعة واحدة على الطريق.
    [two] بقيت للحاسوب قطعتان على الطريق.
    [few] بقيت للحاسوب { $left } قطع على الطريق.
   *[other] بقيت للحاسوب { $left } قطعة على الطريق.
  }
daily-lost = خسارة. عدد الرميات: { $throws }. { $left ->
    [one] بقيت قطعة واحدة على الطريق.
    [two] بقيت قطعتان على الطريق.
    [few] بقيت { $left } قطع على الطريق.
   *[other] بقيت { $left } قطعة على الطريق.
  }
daily-drawn = تعادل. عدد الرميات: { $throws }.
daily-text = سينيت، لعبة اليوم، { $date }: { $result } { $link }
daily-copy = انسخ النتيجة
daily-copied = نُسخت.
daily-not-copied = لا يسمح هذا المتصفح للصفحة بالنسخ. هذا هو النص:
daily-show = النتيجة ونص للنسخ
daily-bad-date = «{ $value }» ليس تاريخًا. اكتبه هكذا: ‎2026-11-21‎.
daily-today-instead = هذه لعبة اليوم.
daily-unkept = لا يحفظ هذا المتصفح هنا شيئًا. تضيع النتيجة عندما تُغلق الصفحة.
daily-fault = لا يمكن بدء لعبة اليوم. ({ $reason })
daily-close = إغلاق

## later: distance (play by link)

# ---- distance: messages below ----

distance-title = اللعب بالروابط
distance-note = مع شخص بعيد، دورًا بعد دور
distance-lead = شخصان، وجهازان، ووقت كما تشاءان. كل دور يصنع رابطًا. ترسله إلى اللاعب الآخر بأي تطبيق للرسائل أو بالبريد.
distance-rules = القواعد: { $name }، كما على الرقعة الآن. إن أردت غيرها فابدأ بها أولًا لعبة جديدة.
distance-sides-drawn = في هذه القواعد تقرر الرميات الأولى من يلعب بأي لون.
distance-side = لونك
distance-white = { $begins ->
    [yes] الأبيض، وأنت من يبدأ
   *[no] الأبيض
  }
distance-black = { $begins ->
    [yes] الأسود، وأنت من يبدأ
   *[no] الأسود
  }
distance-fair = تأتي الرميات من سرَّي اللاعبَين معًا. ولا يستطيع أي منكما أن يختارها.
distance-make = اصنع الرابط
distance-kept = ألعاب بدأتها
distance-kept-game = { $name }، آخر دور { $date }
distance-kept-over = { $name }، انتهت، آخر دور { $date }
distance-resume = واصل
distance-resume-named = واصل: { $game }
distance-forget = احذف
distance-forget-named = احذف: { $game }
distance-your-turn = { $side ->
    [white] لعبة بالروابط: حان دورك. تلعب بالأبيض.
    [black] لعبة بالروابط: حان دورك. تلعب بالأسود.
   *[none] لعبة بالروابط: حان دورك. تقرر الرميات الأولى من يلعب بأي لون.
  }
distance-over = انتهت هذه اللعبة بالروابط.
distance-send-invitation = { $side ->
    [white] أرسل هذا الرابط إلى اللاعب الآخر. تلعب بالأبيض.
    [black] أرسل هذا الرابط إلى اللاعب الآخر. تلعب بالأسود.
   *[none] أرسل هذا الرابط إلى اللاعب الآخر.
  }
distance-send-answer = { $side ->
    [white] انضممت إلى اللعبة، وتلعب بالأبيض. أعد إرسال هذا الرابط: به يواصل اللاعب الآخر.
    [black] انضممت إلى اللعبة، وتلعب بالأسود. أعد إرسال هذا الرابط: به يواصل اللاعب الآخر.
   *[none] انضممت إلى اللعبة. أعد إرسال هذا الرابط: به يواصل اللاعب الآخر.
  }
distance-send = { $side ->
    [white] انتهى دورك. أرسل هذا الرابط إلى اللاعب الآخر، وانتظر رابطه. تلعب بالأبيض.
    [black] انتهى دورك. أرسل هذا الرابط إلى اللاعب الآخر، وانتظر رابطه. تلعب بالأسود.
   *[none] أرسل هذا الرابط إلى اللاعب الآخر، وانتظر رابطه.
  }
distance-send-begins = { $side ->
    [white] اللاعب الآخر هو من يبدأ. أرسل هذا الرابط، وانتظر رابطه. تلعب بالأبيض.
    [black] اللاعب الآخر هو من يبدأ. أرسل هذا الرابط، وانتظر رابطه. تلعب بالأسود.
   *[none] اللاعب الآخر هو من يبدأ. أرسل هذا الرابط، وانتظر رابطه.
  }
distance-send-last = انتهت اللعبة. أرسل هذا الرابط الأخير ليراها اللاعب الآخر أيضًا.
distance-link = الرابط الذي ترسله
distance-copy = انسخ
distance-copied = نُسخ. أرسله الآن إلى اللاعب الآخر.
distance-marked = حُدّد الرابط. انسخه بلوحة المفاتيح.
distance-share = شارك …
distance-share-text = دورك في لعبتنا، السينيت
distance-shared = تم إرساله.
distance-not-shared = تعذّر إرسال الرابط. انسخه من فضلك.
distance-qr = رمز QR
distance-qr-label = رمز QR للرابط
distance-paste = وصلك رابط؟ الصقه هنا
distance-open = افتح
distance-no-link = لا يوجد في هذا النص رابط لعبة.
distance-unkept = هذا المتصفح لا يحفظ شيئًا. اترك علامة التبويب هذه مفتوحة حتى يجيب اللاعب الآخر، والصق رابطه هنا: إن أُغلقت فلن تستطيع أن تواصل هذه اللعبة.
distance-gone = لم تعد هذه اللعبة بالروابط محفوظة على هذا الجهاز. يمكنك أن تنظر إليها، لكن لا أن تواصلها.
distance-refused = لا يمكن فتح الرابط. ({ $reason })
distance-refused-link_damaged = هذا الرابط تالف: ينقصه جزء، أو غيّره أحدهم. اطلبه من فضلك مرة أخرى. لعبتك لم تتغير.
distance-refused-link_form = يأتي هذا الرابط من إصدار آخر من اللعبة. يحتاج اللاعبان إلى الإصدار نفسه.
distance-refused-other_game = هذا الرابط من لعبة أخرى.
distance-refused-own_link = أنت من صنع هذا الرابط. أرسله إلى اللاعب الآخر.
distance-refused-old_link = هذا رابط قديم: تقدّمت اللعبة بعده.
distance-refused-history_changed = يروي هذا الرابط أدوارًا غير التي لعبتها. لقد غيّره أحدهم. لعبتك لم تتغير.
distance-refused-value_changed = رميات هذا الرابط لا تأتي مما ثُبّت قبل اللعبة. لقد غيّره أحدهم. لعبتك لم تتغير.
distance-refused-illegal_turn = في هذا الرابط دور لا تسمح به القواعد. لقد غيّره أحدهم. لعبتك لم تتغير.
distance-refused-turn_unfinished = الدور الذي في هذا الرابط لم ينتهِ. اطلب الرابط من فضلك مرة أخرى.
distance-refused-not_a_player = بدأت هذه اللعبة على جهاز آخر أو في متصفح آخر. ولا تُواصَل إلا هناك.

## later: sharing (sharing, saving, looking back)

# ---- sharing: messages below ----

prompt-looking = أنت تنظر إلى الوراء.
button-back-in-game = العودة إلى اللعبة
said-back-in-game = عدتَ إلى اللعبة.
said-at-start = بداية اللعبة.
said-playing-on = تواصل اللعب من هنا.
look-back = انظر إلى الوراء
look-back-note = تنقّل في اللعبة خطوة خطوة، أو واصل من نقلة سابقة
look-back-here = أظهر هذا على الرقعة
look-first = إلى البداية
look-back-one = نقلة إلى الوراء
look-on = نقلة إلى الأمام
look-last = إلى آخر نقلة
look-moment = { $at } من { $last }
look-play-on = واصل اللعب من هنا

menu-share = شارك هذه اللعبة أو احفظها
menu-share-note = رابطًا أو صورة أو نصًّا أو ملفًّا
menu-open = افتح لعبة
menu-open-note = من ملف أو نص
share-title = شارك أو احفظ
share-link-title = رابط
share-subject-game = اللعبة كلها، للنظر إلى الوراء ومواصلة اللعب
share-subject-position = الرقعة كما هي الآن فقط
share-copy = انسخ
share-copied = تم النسخ.
share-copy-by-hand = لا يسمح المتصفح بالنسخ. النص محدَّد: انسخه بلوحة المفاتيح أو من القائمة.
share-send = أرسل …
share-invites-game = لعبة سينيت
share-invites-position = وضع في السينيت: ماذا كنت ستلعب؟
share-no-address = هذه النسخة من الصفحة ملف أو جزء من صفحة أخرى، فلا رابط لها. يمكنك أن تشارك ملفًّا أو نصًّا أو صورة.
share-picture-title = صورة
share-save-picture = احفظ الصورة
share-file-title = ملف أو نص
share-save-game = احفظ اللعبة في ملف
share-text = اللعبة نصًّا
open-title = افتح لعبة
open-safe = اللعبة التي على الرقعة الآن لا تضيع: يمكنك إعادتها بعد ذلك.
open-file = لعبة محفوظة
open-paste = أو الصق هنا نص لعبة، أو رابطًا إليها
open-now = افتح
open-empty = لا شيء لفتحه بعد: اختر ملفًّا أو الصق نصًّا.
open-too-long = هذا أطول من أن يكون لعبة سينيت.
open-no-game = هذه ليست لعبة سينيت، أو هي تالفة. اللعبة على الرقعة كما كانت.
open-bad-line = السطر { $line } من هذا النص لا يمكن لعبه، فلم تُفتح اللعبة. اللعبة على الرقعة كما كانت.
open-bad-link = هذا الرابط لا يقود إلى لعبة سينيت، أو ينقصه جزء. اللعبة على الرقعة كما كانت.
said-opened = فُتحت اللعبة.

## later: comfort (facing, full screen, keys that answer questions)

# ---- comfort: messages below ----

query-plain = { $text }.
query-pieces = { $who ->
    [you] قطعك: { $houses }.
    [computer] قطع الحاسوب: { $houses }.
   *[other] { $side ->
        [white] مخاريط الأبيض: { $houses }.
       *[black] بكرات الأسود: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] ليست لك أي قطعة على الرقعة.
    [computer] ليست للحاسوب أي قطعة على الرقعة.
   *[other] { $side ->
        [white] ليس للأبيض أي مخروط على الرقعة.
       *[black] ليست للأسود أي بكرة على الرقعة.
      }
  }
query-move = من { $from } إلى { $to }.
query-move-hit = من { $from } إلى { $to }، مع ضربة.
query-move-off = من { $from } إلى خارج الرقعة.
query-move-enter = قطعة جديدة إلى { $to }.
query-move-enter-hit = قطعة جديدة إلى { $to }، مع ضربة.
query-sticks = تُظهر العصيّ { $value }: الفاتح { $light }، والداكن { $dark }.
query-sticks-none = لم يُرمَ شيء بعد.
query-die = يُظهر النرد { $value }.
query-steps = { $count ->
    [one] بقيت خطوة واحدة.
    [two] بقيت خطوتان.
    [few] بقيت { $count } خطوات.
   *[other] بقيت { $count } خطوة.
  }
query-in-hand = لم يُلعب بعد: { $list }.
query-off = { $who ->
    [you] خرج من قطعك { $count } من { $pieces }.
    [computer] خرج من قطع الحاسوب { $count } من { $pieces }.
   *[other] { $side ->
        [white] خرج من مخاريط الأبيض { $count } من { $pieces }.
       *[black] خرج من بكرات الأسود { $count } من { $pieces }.
      }
  }
query-hand = { $count ->
    [one] بقيت قطعة واحدة لم تدخل بعد.
    [two] بقيت قطعتان لم تدخلا بعد.
    [few] بقيت { $count } قطع لم تدخل بعد.
   *[other] بقيت { $count } قطعة لم تدخل بعد.
  }
query-taken = { $count ->
    [one] فُقدت قطعة واحدة.
    [two] فُقدت قطعتان.
    [few] فُقدت { $count } قطع.
   *[other] فُقدت { $count } قطعة.
  }
query-way = { $who ->
    [you] بقي لقطعك كلها { $count ->
        [one] بيت واحد.
        [two] بيتان.
        [few] { $count } بيوت.
        [many] { $count } بيتًا.
       *[other] { $count } بيت.
      }
    [computer] بقي لقطع الحاسوب كلها { $count ->
        [one] بيت واحد.
        [two] بيتان.
        [few] { $count } بيوت.
        [many] { $count } بيتًا.
       *[other] { $count } بيت.
      }
   *[other] { $side ->
        [white] بقي لمخاريط الأبيض كلها { $count ->
            [one] بيت واحد.
            [two] بيتان.
            [few] { $count } بيوت.
            [many] { $count } بيتًا.
           *[other] { $count } بيت.
          }
       *[black] بقي لبكرات الأسود كلها { $count ->
            [one] بيت واحد.
            [two] بيتان.
            [few] { $count } بيوت.
            [many] { $count } بيتًا.
           *[other] { $count } بيت.
          }
      }
  }
query-to-end = { $count ->
    [one] بيت واحد بعد، فتخرج القطعة التي هنا من الرقعة.
    [two] يبقى من هنا بيتان حتى الخروج.
    [few] تبقى من هنا { $count } بيوت حتى الخروج.
   *[other] يبقى من هنا { $count } بيتًا حتى الخروج.
  }

brief-said-thrown = { $who ->
    [you] أنت: { $value }.
    [computer] الحاسوب: { $value }.
   *[other] { who }: { $value }.
  }
brief-said-moved = { $who ->
    [you] أنت، من { $from } إلى { $to }.
    [computer] الحاسوب، من { $from } إلى { $to }.
   *[other] { who }، من { $from } إلى { $to }.
  }
brief-said-bumped = ضربة: من { $from } إلى { $to }.
brief-said-borne-off = { $who ->
    [you] أنت، من { $from } إلى الخارج.
    [computer] الحاسوب، من { $from } إلى الخارج.
   *[other] { who }، من { $from } إلى الخارج.
  }
brief-said-throw-again = رمية أخرى.
brief-said-only-move = { $to ->
    [off] نقلة واحدة: من { $from } إلى الخارج.
   *[other] نقلة واحدة: من { $from } إلى { $to }.
  }
brief-said-passed-no_move = لا نقلة.
brief-said-aim = { $to ->
    [off] من { $from } إلى الخارج.
   *[other] من { $from } إلى { $to }.
  }

comfort-auto-move = العب عني عندما لا تمكن إلا نقلة واحدة
comfort-brief = عبارات قصيرة لقارئ الشاشة
comfort-facing = أدر الرقعة للاعبَين متقابلَين
comfort-facing-note = لطاولة بينكما
comfort-flip = الرقعة في الاتجاه الآخر
comfort-flip-note = البيت الأول في الطرف الآخر
comfort-full-screen = ملء الشاشة
comfort-no-full-screen = لا يسمح المتصفح هنا بملء الشاشة.
comfort-afresh = البدء من جديد
comfort-reset = كل الإعدادات كما كانت في الأصل
comfort-forget-note = تحفظ الصفحة إعداداتك ولعبتك والقواعد التي صنعتها على هذا الجهاز فقط.
comfort-forget = انسَ كل شيء على هذا الجهاز …
comfort-forget-title = هل يُنسى كل شيء؟
comfort-forget-what = ستُمحى إعداداتك ولعبتك والقواعد التي صنعتها من هذا الجهاز. ولا يمكن التراجع عن ذلك.
comfort-forget-yes = انسَ كل شيء
comfort-forget-no = احتفظ بها
comfort-not-forgotten = لم يمكن محو كل شيء. يمكنك أن تمحو ما حفظه الموقع من إعدادات المتصفح نفسه.

## later: kiosk (the unattended screen)

# ---- kiosk: messages below ----

kiosk-attract-label = السينيت تلعب وحدها
kiosk-invitation = المس الشاشة لتلعب
kiosk-invitation-key = أو اضغط أي مفتاح.
kiosk-caption-race = السينيت سباق للاعبَين. ومن يُخرج قطعه كلها من الرقعة أولًا يفوز.
kiosk-caption-age = لعب أهل النيل السينيت نحو ثلاثة آلاف سنة.
kiosk-caption-throw = رمية أولًا ثم نقلة: الرمية تقول كم بيتًا تتقدم القطعة.
kiosk-caption-signs = على كثير من الرقع القديمة لا تحمل علامات إلا البيوت الخمسة الأخيرة. وأحدها الماء.
kiosk-caption-rules = لا أحد يعرف القواعد القديمة. وهذه القواعد وضعها علماء من عصرنا.
kiosk-caption-computer = هنا يلعب الحاسوب ضد نفسه. أنت تستطيع أن تلعب أفضل منه.

kiosk-bar-label = لهذه الزيارة
kiosk-languages = اللغة
kiosk-larger = أكبر
kiosk-contrast = تباين قوي
kiosk-sound = الصوت
kiosk-finish = إنهاء

kiosk-still-title = هل ما زلت هنا؟
kiosk-still-what = المس الشاشة لتواصل. وإلا بدأ كل شيء من جديد للزائر التالي.
kiosk-still-left = { $seconds ->
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $seconds } ثوانٍ
   *[other] بقيت { $seconds } ثانية
  }
kiosk-still-go-on = ما زلت هنا
kiosk-visit-over = انتهت الزيارة. عاد كل شيء كما كان في البداية.

kiosk-curator-title = للمشرفين على الشاشة
kiosk-curator-day = اليوم
kiosk-curator-begun = ألعاب بدأت
kiosk-curator-ended = ألعاب لُعبت إلى النهاية
kiosk-curator-resets = زيارات انتهت من تلقاء نفسها
kiosk-curator-none = لم يلعب أحد بعد.
kiosk-curator-note = تُحفظ هذه الأعداد على هذا الجهاز ستين يومًا، ولا تُحفظ في أي مكان آخر.
kiosk-curator-not-kept = هذا المتصفح لا يحفظ شيئًا: تضيع الأعداد عندما تُغلق الصفحة.
kiosk-curator-file = ملف الإعداد
kiosk-file-none = لا يُستعمل أي ملف إعداد.
kiosk-file-good = يُستعمل ‎{ $file }‎ كله. هذا الإصدار مستعمل منذ { $date }.
kiosk-file-unreachable = لا يمكن الوصول الآن إلى ‎{ $file }‎. يُستعمل آخر إصدار سليم منه، وهو مستعمل منذ { $date }.
kiosk-file-faulty = في ‎{ $file }‎ أخطاء. يُستعمل آخر إصدار سليم منه، وهو مستعمل منذ { $date }.
kiosk-file-copy = لا يمكن استعمال ‎{ $file }‎ كما هو الآن. تُستعمل النسخة المحفوظة على هذا الجهاز، وهي مستعملة منذ { $date }.
kiosk-file-copied = على هذا الجهاز نسخة محفوظة، للبدء بلا شبكة.
kiosk-file-unkept = لا يحفظ هذا المتصفح نسخة من الملف. فإذا بدأت اللعبة بلا شبكة لم يكن الملف موجودًا. ({ $reason })
kiosk-file-read-again = اقرأه من جديد
kiosk-corner = { $count ->
    [one] ملف الإعداد: { $fault }
    [two] ملف الإعداد، خطآن. الأول: { $fault }
    [few] ملف الإعداد، { $count } أخطاء. الأول: { $fault }
   *[other] ملف الإعداد، { $count } خطأ. الأول: { $fault }
  }
kiosk-fault-value = ‎{ $field }‎: المسموح ‎{ $allowed }‎. والموجود: ‎{ $found }‎.
kiosk-fault-picture = ‎{ $field }‎: لا يمكن عرض هذه الصورة: ‎{ $found }‎
kiosk-fault-field = ‎{ $field }‎: لا يوجد حقل بهذا الاسم.
kiosk-fault-json = هذا ليس JSON: ‎{ $reason }
kiosk-fault-unreadable = لا يمكن قراءة الملف: { $reason }
kiosk-fault-elsewhere = ‎{ $file }‎ ليس عنوانًا في موقع هذه الصفحة.

## later: offline (working without a network)

# ---- offline: messages below ----
offline-kept = اللعبة كلها محفوظة على هذا الجهاز، وتعمل أيضًا بلا شبكة.
offline-keeping = تُحفظ اللعبة الآن على هذا الجهاز. بعد ذلك تعمل أيضًا بلا شبكة.
offline-failed = تعذّر حفظ اللعبة على هذا الجهاز. تحتاج إلى الشبكة إلى أن تُفتح مرة أخرى.
offline-refused = هذا المتصفح أو هذا الموقع لا يسمح بحفظ اللعبة على هذا الجهاز. اللعبة تحتاج إلى الشبكة.
offline-impossible = لا تُحفظ اللعبة هنا على هذا الجهاز. اللعبة تحتاج إلى الشبكة.
offline-new-version = هناك إصدار جديد من هذه اللعبة. لعبتك تبقى كما هي.
offline-renew = حمّل الإصدار الجديد

## later: embedding (the page for site builders)

# ---- embedding: messages below ----
embedding-title = سينيت في موقعك
embedding-lead = اختر كيف تكون اللعبة، وانظر إليها، ثم انسخ الأسطر إلى صفحتك. لا تطلب اللعبة شيئًا من أي خادم آخر، ولا تضع ملفات تعريف، ولا تعرف شيئًا عن زوارك.
embedding-to-game = إلى اللعبة
embedding-options = اللعبة
embedding-preview = معاينة
embedding-lines = أسطر لصفحتك
embedding-language = لغة اللعبة
embedding-theme-any = كما يريد الزائر
embedding-keep = احفظ لعبة الزائر على جهازه
embedding-kiosk = لشاشة لا يراقبها أحد
embedding-way = الطريقة
embedding-way-frame = إطار
embedding-way-fitting = إطار يضبط ارتفاعه بنفسه
embedding-way-element = عنصر
embedding-way-own = نسختك الخاصة
embedding-way-oembed = oEmbed
embedding-about-frame = أبسط طريقة. الصق الأسطر حيث تكون اللعبة. لا تحتاج صفحتك إلى أي برنامج.
embedding-about-fitting = برنامج قصير يجعل الإطار بالارتفاع الذي تحتاجه اللعبة، ويمكنه أن يخبر صفحتك بما يحدث فيها.
embedding-about-element = اللعبة جزء من صفحتك نفسها، بلا إطار. ويمكنها أن تأخذ ألوانك وخطوطك.
embedding-about-own = اللعبة على خادمك أنت: مجلد من الملفات. لا يعمل شيء على الخادم.
embedding-about-oembed = للمواقع التي تصنع معاينة من رابط. احفظ هذه الأسطر باسم oembed.json في مجلد اللعبة.
embedding-height = الارتفاع بالبكسل
embedding-own-copy = انسخ مجلد اللعبة إلى خادمك، مثلًا إلى ‎{ $value }‎.
embedding-own-type = يجب أن تُرسل الملفات التي تنتهي بـ ‎.wasm‎ على أنها ‎{ $value }‎.
embedding-own-policy = إن كانت لموقعك سياسة لأمان المحتوى، فيجب أن تحتوي على ‎{ $value }‎.
embedding-own-lines = الصق هذه الأسطر في صفحتك:
embedding-copy = انسخ
embedding-copied = نُسخ.
embedding-select = لم يسمح متصفحك بالنسخ. الأسطر محددة: انسخها بيدك.

## later: print (board, sticks and rules to print)

# ---- print: messages below ----
print-title = السينيت على الورق
print-lead = اطبع رقعة وعصيًّا وقطعًا وقواعد وورقة عمل. قصّها والعب بلا شاشة. ويمكن طباعة كل شيء بالأسود.
print-paper = الورق
print-paper-a4 = A4
print-paper-letter = ليتر
print-button = اطبع
print-real-size = اطبع بالحجم الحقيقي (100%)، لا على قدر الصفحة.
print-sheet-board = رقعة { $game }
print-sheet-sticks = { $tool ->
    [die] النرد والقطع
   *[sticks] العصيّ والقطع
  }
print-sheet-rules = القواعد: { $game }
print-sheet-worksheet = ورقة عمل: الاحتمالات
print-sheet-answers = ورقة العمل: الإجابات
print-board-how = قصّ الأجزاء. الصق بعضها ببعض حتى تتسلسل الأعداد، ثم الصق الرقعة على ورق مقوّى. تبيّن الأعداد طريق القطع.
print-board-part = الجزء { $letter }
print-sticks-how = قصّ العصيّ الأربع. اطوِ كل عصا عند خط الوسط والصقها. الآن لها وجه فاتح ووجه داكن. والعصيّ الحقيقية جيدة أيضًا: شقّ أربعة أغصان رفيعة وادهن الوجه المستدير.
print-die-how = قصّ المثلث الكبير. اطوِه عند الخطوط ليصير هرمًا والصقه. ارمِه: العدد الذي على الوجه السفلي هو الذي يُحسب.
print-pieces-how = قصّ القطع. ويصلح بدلًا منها نوعان من النقود المعدنية أو الأزرار.
print-pieces = { $side ->
    [white] مخاريط، للأبيض
   *[black] بكرات، للأسود
  }
print-stick = { $face ->
    [light] الوجه الفاتح
   *[dark] الوجه الداكن
  }
print-name = الاسم
print-date = التاريخ

print-task-ways = { $tool ->
    [die] للنرد أربعة أوجه. بكم طريقة يمكن أن يسقط؟
   *[sticks] تسقط كل عصا ووجهها الفاتح أو الداكن إلى أعلى. بكم طريقة يمكن أن تسقط أربع عصيّ؟
  }
print-task-table = { $tool ->
    [die] املأ الجدول. عدد الطرق كلها { $ways }: كم منها يعطي كل رمية؟
   *[sticks] املأ الجدول. عدد الطرق كلها { $ways }: كم منها يعطي كل رمية؟ يساعدك أن تكتب الطرق كلها، مثل: فاتح، فاتح، داكن، فاتح.
  }
print-task-most = أي رمية تأتي أكثر من غيرها؟
print-task-throw = ارمِ { $count ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $count } مرات
   *[other] { $count } مرة
  }. ضع علامة في الجدول لكل رمية. وقبل أن تبدأ اكتب ما تتوقعه.
print-task-compare = قارن ما توقعته بما رميته. هل هما سواء؟ ثم اجمعوا علامات الصف كله. ماذا يتغير؟
print-task-again = بعض الرميات تتيح لك أن ترمي مرة أخرى: { $throws }. ما احتمال أن تأتي واحدة منها؟
print-task-twice = ما احتمال أن تأتي رمية كهذه مرتين متتاليتين؟
print-task-mean = ما متوسط الرميات كلها؟
print-column-throw = الرمية
print-column-ways = الطرق
print-column-expected = { $count ->
    [one] المتوقع في رمية واحدة
    [two] المتوقع في رميتين
    [few] المتوقع في { $count } رميات
   *[other] المتوقع في { $count } رمية
  }
print-column-thrown = ما رُمي
print-column-total = المجموع

print-answer-ways = { $tool ->
    [die] عدد الطرق { $ways }.
   *[sticks] عدد الطرق { $ways }: ‎2 × 2 × 2 × 2 = { $ways }‎.
  }
print-answer-table = انظر الجدول في الأسفل.
print-answer-most = { $count ->
    [one] الرمية { $throws }: تأتي في { $part } من { $ways } طريقة.
   *[other] لا رمية وحدها: الرميات { $throws } تأتي بالتساوي، كل منها في { $part } من { $ways } طريقة.
  }
print-answer-compare = قلّما تتساوى تمامًا. وكلما زاد عدد الرميات اقتربت نسبها من المتوقع.
print-answer-again = { $part } من { $ways } طريقة، أي { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-twice = ‎{ $part }/{ $ways } × { $part }/{ $ways }‎، أي { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-mean = ‎{ $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }‎. اضرب كل رمية في عدد طرقها، واجمع النواتج كلها، واقسم على { $ways }.
print-to-game = إلى اللعبة
print-task-open = لا أحد يعرف كم كان المصريون القدماء يحسبون لكل رمية. اخترع حسابًا من عندك واحسب احتمالاته.
print-answer-open = الإجابات الصحيحة كثيرة. عدد الطرق { $ways } يبقى كما هو، ولا يتغير إلا ما تُحسب به.

## later: school (for schools)

# ---- school: messages below ----
school-recorded = تحفظ منصة التعليم لعبتك وأفضل نتيجة لك.
school-resumed = تُستأنف لعبتك من حيث تركتها.
school-finished = انتهت اللعبة. نتيجتك { $score } من 100 نقطة. وقد سُلّمت إلى منصة التعليم.
school-learned = أنهيتَ الدرس الأول. والآن تعدّ منصة التعليم هذا النشاط منجزًا.
school-not-launched = لم تفتح هذه الصفحةَ منصةُ تعليم. يمكنك أن تلعب، لكن لا تُحفظ هناك نتيجة.
school-not-started = لم تقبل منصة التعليم الاتصال. يمكنك أن تلعب، لكن لا تُحفظ هناك نتيجة. أخبر معلمك من فضلك. ({ $reason })
school-not-kept = لم تحفظ منصة التعليم نتيجتك. يمكنك أن تواصل اللعب. أخبر معلمك من فضلك. ({ $reason })
school-damaged = لا يمكن فتح اللعبة التي حفظتها منصة التعليم. بدأت لعبة جديدة. ونتيجتك السابقة باقية.
school-too-long = هذه اللعبة أطول مما تتسع له منصة التعليم. فهي تحفظ الرقعة كما هي، لا النقلات السابقة.
school-sent-to = تُرسل نتائجك إلى ‎{ $site }‎، لأن منصة تعليم فتحت هذه الصفحة بهذه الطريقة.
school-bad-launch = يذكر عنوان هذه الصفحة منصة تعليم، لكنه ناقص أو غير صحيح. يمكنك أن تلعب، لكن لا تُرسل نتيجة. أخبر معلمك من فضلك.
