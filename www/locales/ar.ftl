### Language: العربية
### Direction: rtl
### All texts of the page in Modern Standard Arabic.
### White plays cones (مخاريط), Black plays spools (بكرات).

title = سينيت
join = { $before }، { $part }
number = { $value }

## Words used inside sentences

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
house-cross = عليه علامة ×

## What happened

said-new-game = لعبة جديدة، والقطع في أماكنها.
said-resumed = تتواصل لعبتك من حيث توقفت.
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
said-thrown-opening = { $who ->
    [you] رميتَ { $value } لتحديد من يبدأ.
    [computer] رمى الحاسوب { $value } لتحديد من يبدأ.
    [white] رمى الأبيض { $value } لتحديد من يبدأ.
    [black] رمى الأسود { $value } لتحديد من يبدأ.
    [first] رمى اللاعب الأول { $value } لتحديد من يبدأ.
   *[second] رمى اللاعب الثاني { $value } لتحديد من يبدأ.
  }
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
said-bumped-hand = { $side ->
    [white] ضربة! غادر { owner-piece } البيت { $from }، وعليه أن يبدأ من جديد.
   *[black] ضربة! غادرت { owner-piece } البيت { $from }، وعليها أن تبدأ من جديد.
  }
said-bumped-taken = { $side ->
    [white] ضربة! خرج { owner-piece } الذي على البيت { $from } من اللعبة.
   *[black] ضربة! خرجت { owner-piece } التي على البيت { $from } من اللعبة.
  }
said-drowned = { $side ->
    [white] وقع المخروط في الماء على البيت { $house }.
   *[black] وقعت البكرة في الماء على البيت { $house }.
  }
said-drowned-to = { $side ->
    [white] وقع المخروط في الماء على البيت { $house } فانتقل إلى البيت { $to }.
   *[black] وقعت البكرة في الماء على البيت { $house } فانتقلت إلى البيت { $to }.
  }
said-drowned-to-hand = { $side ->
    [white] وقع المخروط في الماء على البيت { $house }، فعاد إلى جانب الرقعة وعليه أن يبدأ من جديد.
   *[black] وقعت البكرة في الماء على البيت { $house }، فعادت إلى جانب الرقعة وعليها أن تبدأ من جديد.
  }
said-missed-chance = { $side ->
    [white] لم يغادر المخروط البيت { $from } في الوقت المناسب.
   *[black] لم تغادر البكرة البيت { $from } في الوقت المناسب.
  }
said-fell-back = { $side ->
    [white] هناك قطعة من لونه، فرجع المخروط إلى البيت { $to }.
   *[black] هناك قطعة من لونها، فرجعت البكرة إلى البيت { $to }.
  }
said-fell-back-hand = { $side ->
    [white] هناك قطعة من لونه، وعلى المخروط أن يبدأ من جديد.
   *[black] هناك قطعة من لونها، وعلى البكرة أن تبدأ من جديد.
  }
said-rescued = { $who ->
    [you] أنقذتَ { piece } من الماء
    [computer] أنقذ الحاسوب { piece } من الماء
    [white] أنقذ الأبيض { piece } من الماء
   *[black] أنقذ الأسود { piece } من الماء
  }، { $side ->
    [white] فصار
   *[black] فصارت
  } على البيت { $to }.
said-borne-off = { $who ->
    [you] أخرجتَ { a-piece } من البيت { $from } إلى خارج الرقعة.
    [computer] أخرج الحاسوب { a-piece } من البيت { $from } إلى خارج الرقعة.
    [white] أخرج الأبيض { a-piece } من البيت { $from } إلى خارج الرقعة.
   *[black] أخرج الأسود { a-piece } من البيت { $from } إلى خارج الرقعة.
  }
news-hit = { $owner ->
    [you] ضرب الحاسوب { owner-piece }
    [computer] ضربتَ { owner-piece }
    [white] ضرب الأسود المخروط الأبيض
   *[black] ضرب الأبيض البكرة السوداء
  }
news-water = { owner-piece }: في الماء
news-rescued = { owner-piece }: نجاة إلى البيت { $to }
news-off = { owner-piece }: خارج الرقعة
news-back = { owner-piece }: رجوع، البيت { $to }
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
said-passed-rescued = استُهلك الدور في الإنقاذ.
said-passed-declined = { $who ->
    [you] اخترتَ ألا تُخرج القطعة من الرقعة، فانتهى دورك.
    [computer] اختار الحاسوب ألا يُخرج القطعة من الرقعة، فانتهى دوره.
    [white] اختار الأبيض ألا يُخرج القطعة من الرقعة، فانتهى دوره.
   *[black] اختار الأسود ألا يُخرج القطعة من الرقعة، فانتهى دوره.
  }
said-passed-passed = { $who ->
    [you] مرّرتَ دورك.
    [computer] مرّر الحاسوب دوره.
    [white] مرّر الأبيض دوره.
   *[black] مرّر الأسود دوره.
  }
said-passed-not_started = لا تتحرك القطع قبل رمية 1، فانتهى الدور.
said-passed-returned_to_hand = على القطعة أن تبدأ من جديد، فانتهى الدور.
said-passed-throw_lost = هذه الرمية تُضيّع الدور.
said-passed-house_ends_turn = البيت الذي نزلت عليه القطعة ينهي الدور.
said-won = { $who ->
    [you] لقد فزت!
    [computer] فاز الحاسوب.
    [white] فاز الأبيض.
   *[black] فاز الأسود.
  }
said-score = { $points ->
    [one] النتيجة: نقطة واحدة.
    [two] النتيجة: نقطتان.
    [few] النتيجة: { $points } نقاط.
   *[other] النتيجة: { $points } نقطة.
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
said-put-down = أُلغي اختيار القطعة.

## Whose turn it is and what to do

prompt-loading = يجري ترتيب القطع…
tool = { $tool ->
    [die] النرد
   *[sticks] العصيّ
  }
prompt-throw = { $who ->
    [you] دورك: ارمِ { tool }.
    [white] الأبيض: ارمِ { tool }.
   *[black] الأسود: ارمِ { tool }.
  }
prompt-turn = { $who ->
    [you] دورك
    [computer] دور الحاسوب
    [white] دور الأبيض
    [black] دور الأسود
    [first] دور اللاعب الأول
   *[second] دور اللاعب الثاني
  }
prompt-throw-again = ارمِ { tool } مرة أخرى.
prompt-opening = { $who ->
    [you] ارمِ لمعرفة من يبدأ.
    [first] اللاعب الأول: ارمِ لمعرفة من يبدأ.
   *[other] اللاعب الثاني: ارمِ لمعرفة من يبدأ.
  }
prompt-rescue = { $who ->
    [you] قطعتك في الماء: أنقذها أو ارمِ.
    [white] الأبيض، لك قطعة في الماء: أنقذها أو ارمِ.
   *[black] الأسود، لك قطعة في الماء: أنقذها أو ارمِ.
  }
prompt-throwing = { $who ->
    [you] ترمي { tool }…
    [computer] يرمي الحاسوب { tool }…
    [white] يرمي الأبيض { tool }…
    [black] يرمي الأسود { tool }…
    [first] يرمي اللاعب الأول { tool }…
   *[second] يرمي اللاعب الثاني { tool }…
  }
prompt-moving = { $who ->
    [you] تتحرك قطعتك…
    [computer] يلعب الحاسوب…
    [white] يلعب الأبيض…
   *[black] يلعب الأسود…
  }
prompt-computer = دور الحاسوب…
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
hint-must-move = القطعة التي أُنقذت يجب أن تتحرك أولًا.
hint-only-move = اضغط على القطعة أو على البيت المميَّز لتلعب.
advice-thinking = جارٍ التفكير…
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
    [you] لا تتيح رمياتك إلا نقلة واحدة.
    [white] الأبيض: لا تتيح هذه الرميات إلا نقلة واحدة.
   *[black] الأسود: لا تتيح هذه الرميات إلا نقلة واحدة.
  }
prompt-which-throw = أي رمية تريد أن تستعمل؟
prompt-confirm = هل تلعب هذه النقلة؟
prompt-pause = انتهى دورك.
prompt-stopped = توقف الحاسوب.
prompt-won = { said-won }
prompt-drawn = انتهت اللعبة بالتعادل.

## Why a piece cannot move

why-legal = يمكن لهذه القطعة أن تتحرك.
why-empty = لا توجد قطعة على البيت { $from }.
why-not_yours = القطعة التي على البيت { $from } للخصم.
why-throw_first = ارمِ قبل تحريك أي قطعة.
why-game_over = انتهت اللعبة.
why-own_piece = برمية { $throw } تصل القطعة من البيت { $from } إلى قطعة من لونها على البيت { $target }.
why-protected = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، لكن القطعتين المتجاورتين على البيتين { $first } و{ $last } تحمي إحداهما الأخرى.
why-safe = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، والقطعة التي هناك في أمان.
why-no_capture = برمية { $throw } تصل القطعة من البيت { $from } إلى البيت { $target }، وهو مشغول.
why-blockade = برمية { $throw } يجب أن تتخطى القطعة التي على البيت { $from } الجدار الممتد من البيت { $first } إلى البيت { $last }، وهذا غير مسموح.
why-must_stop = برمية { $throw } تتخطى القطعة من البيت { $from } البيتَ { $first }، وعلى كل قطعة أن تقف عليه أولًا.
why-overshoot = رمية { $throw } أكثر مما تحتاج إليه القطعة على البيت { $from }.
why-waits_for = لا تغادر القطعة التي على البيت { $from } الرقعة إلا برمية { $throws }.
why-in_water = يجب أولًا تخليص قطعتك التي في الماء على البيت { $first }.
why-must_move_first = يجب أن تتحرك أولًا القطعة المُنقَذة على البيت { $first }.
why-start_locked = لا تبدأ القطعة على البيت { $from } قبل أن تتحرك التي أمامها.
why-home_not_clear = لا تغادر أي قطعة الرقعة ما دامت لك قطعة على البيت { $first }.
why-hand_not_empty = لا تغادر أي قطعة الرقعة ما دامت لك قطع لم تدخل بعد.
why-water_occupied = برمية { $throw } تسقط القطعة من البيت { $from } في الماء على البيت { $first }، وفيه قطعة من قبل.
why-return_occupied = برمية { $throw } تدخل القطعة من البيت { $from } الماء، لكن البيت { $first } الذي تخرج إليه منه مشغول.
why-must_vacate = يجب أن تتقدم القطعة على البيت { $first } أولًا.
why-entered_first = يجب أن تتحرك القطعة التي دخلت الآن إلى البيت { $first }.
why-back_blocked = لا تستطيع القطعة على البيت { $from } أن تتقدم برمية { $throw }، ولا أن ترجع.
why-never_moves_back = لا تستطيع القطعة على البيت { $from } أن تتقدم برمية { $throw }، ولا ترجع القطع في هذه القواعد.
why-changes_nothing = برمية { $throw } تبقى القطعة من البيت { $from } في مكانها.
why-throw_lost = بهذه الرمية لا تتحرك أي قطعة.

## The board as a screen reader describes it

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
cell-blockade = جزء من جدار
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
cell-taken = خارج اللعبة: { cones } و{ spools }
can-move = يمكن الانتقال إلى البيت { $to }
can-move-back = يجب الرجوع إلى البيت { $to }
can-hit = يمكن ضرب القطعة التي على البيت { $to } وإرسالها إلى البيت { $victim }
can-fall = يمكن الانتقال إلى البيت { $to }، والاستقرار على البيت { $rest }
can-fall-hand = يمكن الانتقال إلى البيت { $to }، ثم البدء من جديد
can-enter = يمكن الدخول إلى البيت { $to }
can-hit-hand = يمكن ضرب القطعة التي على البيت { $to }، فتبدأ تلك من جديد
can-hit-taken = يمكن ضرب القطعة التي على البيت { $to }، فتخرج تلك من اللعبة
can-bear-off = يمكن الخروج من الرقعة
can-drown = يمكن الانتقال إلى البيت { $to }، في الماء
target-move = يمكن أن تأتي قطعتك من { $from } إلى هنا
target-hit = يمكن أن تضرب قطعتك من { $from } هذه القطعة وترسلها إلى { $victim }
target-enter = يمكن أن تدخل قطعتك هنا
target-hit-hand = يمكن أن تضرب قطعتك من { $from } هذه القطعة لتبدأ من جديد
target-hit-taken = يمكن أن تضرب قطعتك من { $from } هذه القطعة وتُخرجها من اللعبة
target-off = يمكن لقطعتك التي على البيت { $from } أن تغادر الرقعة

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] نرد بأربعة أوجه
   *[sticks] أربع عصيّ للرمي
  }
sticks-value = { $tool ->
    [die] النرد: { $value }
   *[sticks] عصيّ الرمي: { $value }
  }
dock-label = الرميات والنقلات
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
button-throw = رمي
button-choose = اختيار قطعة
button-continue = متابعة
button-choose-throw = اختيار رمية
button-use-throw = استعمال الرمية { $throw }
button-confirm = لعب هذه النقلة
button-cancel-move = اختيار غيرها
button-rescue = إنقاذ القطعة (إلى البيت { $to })
button-risk = المجازفة: رمية { $throws } تُخرج القطعة
odds-of = { $ways } من { $of }
button-decline = إبقاء القطعة على الرقعة
button-pass = تمرير الدور
button-undo = تراجع
button-redo = إعادة
button-new-game = لعبة جديدة
button-rules = القواعد
button-advice = تلميح
button-settings = الإعدادات
button-help = مساعدة
button-menu = المزيد
button-close = إغلاق
button-cancel = إلغاء
button-done = تم
button-start = بدء
button-play-again = اللعب مرة أخرى
button-take-back = العودة إلى اللعبة السابقة
length-label = المدة
length-minutes = { $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
   *[other] { $minutes } دقيقة
  }
length-whole = اللعبة كاملة
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
player-taken = خارج اللعبة { $count }
log-title = النقلات
log-empty = لا نقلات بعد.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] من أفضل الخيارات:
   *[no] الأفضل:
  }

advice-do-forward = { advice-rank } نقل القطعة التي على البيت { $from } إلى البيت { $to }.
advice-do-backward = { advice-rank } إرجاع القطعة التي على البيت { $from } إلى البيت { $to }.
advice-do-fall_back = { advice-rank } إرجاع القطعة التي على البيت { $from } إلى الماء.
advice-do-bear_off = { advice-rank } إخراج القطعة التي على البيت { $from } من الرقعة.
advice-do-enter = { advice-rank } إدخال قطعة إلى البيت { $to }.
advice-do-rescue = { advice-rank } إنقاذ قطعتك من الماء.
advice-do-decline = { advice-rank } ترك قطعتك في مكانها.
advice-do-pass = { advice-rank } ألا تضرب شيئًا وأن تنهي دورك.
advice-do-throw = { advice-rank } الرمي بدلًا من إنقاذ القطعة.
advice-because-only_choice = لا يوجد خيار آخر.
advice-because-equal = هناك خيار آخر بالجودة نفسها.
advice-because-wins = بهذا تفوز باللعبة.
advice-because-bears_off = بهذا تخرج تلك القطعة من الرقعة نهائيًّا.
advice-because-rescues = بعد ذلك لا تكلّفك هذه القطعة أدوارًا أخرى.
advice-because-throws = الرمية التي تحرر قطعتك تستحق الانتظار.
advice-because-hits = بهذا تُضرب القطعة التي على البيت { $house } فترجع إلى الوراء بمقدار { $steps ->
    [one] بيت واحد
    [two] بيتين
    [few] { $steps } بيوت
   *[other] { $steps } بيتًا
  }.
advice-because-removes = بهذا تُضرب القطعة التي على البيت { $house } فتخرج من اللعبة.
advice-because-removes-to_hand = بهذا تُضرب القطعة التي على البيت { $house } فتبدأ من جديد.
advice-because-goes_on = يمكنك أن تواصل بعدها، وإلا انتهى دورك.
advice-because-keeps_out_of_water = وإلا انتهت قطعتك في الماء.
advice-because-keeps_ground = وإلا رجعت قطعك { $steps ->
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
advice-because-shelters = وإلا أمكن أن يضربك خصمك في { $instead ->
    [100] كل رمية
   *[other] { $instead } من كل 100 رمية
  }، وغالبًا على البيت { $house }؛ أما هكذا { $chance ->
    [0] فلا يضربك في أي رمية
    [one] ففي رمية واحدة فقط من كل 100
    [two] ففي رميتين فقط من كل 100
    [few] ففي { $chance } رميات فقط من كل 100
   *[other] ففي { $chance } رمية فقط من كل 100
  }.
advice-because-blocks = عندها { $chance } من كل 100 رمية لا تترك للخصم ما يتقدم به؛ وإلا { $instead ->
    [0] فلا رمية تفعل ذلك
   *[other] فهي { $instead } فقط
  }.
advice-because-stays_free = عندها { $chance ->
    [0] تنفعك كل رمية من رمياتك القادمة
    [one] رمية واحدة فقط من كل 100 من رمياتك القادمة لا تنفعك
    [two] رميتان فقط من كل 100 من رمياتك القادمة لا تنفعانك
    [few] { $chance } رميات فقط من كل 100 من رمياتك القادمة لا تنفعك
   *[other] { $chance } رمية فقط من كل 100 من رمياتك القادمة لا تنفعك
  }؛ وإلا لم تنفعك { $instead } من كل 100.
advice-because-further_on = ليس هناك سبب واحد لذلك، لكن قطعك تصير في وضع أفضل.
advice-chances = بهذا تفوز في { $best } من كل 100 لعبة، وبأفضل خيار آخر { $other ->
    [0] لا تفوز في أي لعبة
   *[other] في { $other }
  }.
advice-exact = هذه النسب دقيقة: حُلّت هذه النهاية على جهازك حلًّا تامًّا.

## later: dialogs

dialog-loading = لحظة من فضلك…
new-game-title = لعبة جديدة
new-game-further = خيارات أخرى
new-game-opponent = اللعب ضد
# Spoken for a row of five stars.
opponent-strength = القوة { $stars } من 5
opponent-beginner = مبتدئ
habit-beginner = يحرك دائمًا القطعة الأكثر تأخرًا
opponent-runner = عدّاء
habit-runner = يسرع إلى الأمام
opponent-hitter = ضارب
habit-hitter = يضرب كل ما يستطيع
opponent-casual = هاوٍ
habit-casual = لا يفكر إلا في السباق
opponent-builder = بنّاء
habit-builder = يصنع أزواجًا وجدرانًا
opponent-cautious = حذِر
habit-cautious = يبقى بعيدًا عن المتناول
opponent-skilled = ماهر
habit-skilled = يحسب حساب كل رمية
opponent-expert = خبير
habit-expert = تعلّم باللعب
opponent-master = أستاذ
habit-master = تعلّم باللعب، ويحسب حساب كل رمية
opponent-person = صديق
habit-person = شخصان على هذا الجهاز
new-game-side = تلعب بـ
side-black = البكرات السوداء
side-white = المخاريط البيضاء
side-random = بالقرعة
new-game-rules = القواعد
button-change-rules = تغيير القواعد…
button-rules-in-use = قواعد ألعاب العلب والمدارس والبرامج
new-game-safe = يمكنك بعد ذلك العودة إلى لعبتك الحالية.
settings-title = الإعدادات
settings-language = اللغة
settings-language-auto = لغة المتصفح
settings-theme = المادة
theme-faience = قاشاني
theme-ebony = أبنوس وعاج
theme-papyrus = بردي
theme-limestone = حجر جيري
theme-contrast = تباين عالٍ
settings-view = هيئة الرقعة
view-auto = تلقائي
view-object = صندوق على طاولة
view-flat = رسم مسطّح
settings-speed = حركة القطع
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-instant = بلا حركة
settings-auto-throw = الرمي تلقائيًّا
settings-confirm-move = السؤال قبل كل نقلة
settings-not-remembered = لا يُحفظ هنا شيء، فتضيع إعداداتك ولعبتك عند إغلاق الصفحة.

rules-title = القواعد

## later: dialogs (the rulesets)

ruleset-shortened = { $name } (مختصرة)
games-more = كل القواعد الأخرى ({ $count })
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
game-author = { $author }، { $year }
game-made = رقع كهذه: نحو { $from } إلى { $to } ق.م
new-game-board = الرقعة
new-game-sides-drawn = الرميات الأولى تقرر من يلعب بأي لون.
option-pieces = القطع لكل لاعب
option-starting_throw = على كل لاعب أن يرمي 1 قبل أن يحرّك قطعة
option-trap = رمية تتجاوز البيت 26 قد تنتهي في الماء
option-home_row = لا تغادر قطعة ما دامت لصاحبها قطعة على البيوت من 1 إلى 10
board-auto = كما في القواعد
board-name-modern = حديثة
board-name-simple = بسيطة بلا علامات
board-name-simple-marked = بسيطة بعلامات
board-name-middle-kingdom = الدولة الوسطى
board-name-early-nk = أوائل الدولة الحديثة
board-name-late-nk = أواخر الدولة الحديثة
board-name-vertical = رأسية
board-name-double = مزدوجة
board-name-cypriot = حجر قبرصي
ruleset-kendall-masters = كيندال 1978
ruleset-kendall-modern = كيندال الحديثة
ruleset-kendall-1979 = كيندال 1979
ruleset-kendall-wiki = كيندال، رقعة فارغة
ruleset-jequier-masters = جيكييه، نقلًا عن بوترمانز
ruleset-jequier-ludii = جيكييه 1930
ruleset-piccione = لعبة توت عنخ آمون
ruleset-bell = بيل 1979
ruleset-simple = الرقعة البسيطة
ruleset-cypriot = الحجر القبرصي
ruleset-simple-marked = الرقعة البسيطة المعلَّمة
ruleset-middle-kingdom = رقعة الدولة الوسطى
ruleset-early-nk = رقعة أوائل الدولة الحديثة
ruleset-late-nk = رقعة أواخر الدولة الحديثة
ruleset-vertical = الرقعة الرأسية
ruleset-double = الرقعة المزدوجة
in-use-boxed-set = لعبة العلبة
in-use-boxed-set-about = من نشرة ألعاب العلب، نقلًا عن ياك بوترمانز. لا تشمل: لعب بقية الرمية بقطعة أخرى، والرجوع من بيت آمن مشغول، ونقلة الأبيض الأولى المحددة. وتختلف النقاط من نسخة إلى أخرى.
in-use-school-sheet = ورقة المدرسة
in-use-school-sheet-about = من ورقة مطبوعة للمدارس والعائلات (startwithabook.org): سبع قطع، ولا رميات إضافية، ورمية واحدة لمغادرة البيوت من 28 إلى 30. ولا تقول الورقة من يبدأ.
in-use-playpalace = PlayPalace
in-use-playpalace-about = من قواعد PlayPalace، وهو خادم ألعاب صوتية للمكفوفين.
in-use-like-ludo = كلعبة اللودو
in-use-like-ludo-about = من صفحات ألمانية للأطفال: القطعة المضروبة تبدأ من جديد، وأربعة جوانب فاتحة تساوي 5، والرمية بلا جانب فاتح تُضيع الدور. لم نقرأ من الصفحات إلا جزءًا، أما البيوت الأخيرة فتتبع قواعد كندال كما نقلتها موسوعة ويكي.
author-kendall = تيموثي كيندال
author-kendall-modern = devinokeefe/senet، عن تيموثي كيندال
author-jequier = غوستاف جيكييه
author-piccione = بيتر بيتشوني
author-bell = آر. سي. بيل
author-ours = قواعدنا نحن: لم يقترح أحد قواعد لهذه الرقعة
character-short = الجزء الأخير من اللعبة الكاملة: قطع أقل تبدأ من موضع أبعد على المسار، وتسري القواعد كلها.
character-kendall-masters = أشهر القواعد: سباق طويل تتبادل فيه القطع أماكنها طوال الوقت ويحبسها الماء.
character-kendall-modern = سباق كيندال بخمس قطع وبقواعد واضحة لكل حالة؛ وأفضل طريقة للعب فيه محسوبة بدقة.
character-kendall-1979 = ترمي رمياتك كلها أولًا ثم تختار كيف تستعملها، ففيها كثير من التخطيط.
character-kendall-wiki = الرقعة فارغة في البداية: تدخل القطع واحدة بعد أخرى، وثلاث متتالية تصنع جدارًا.
character-jequier-masters = يجب أن تجتمع القطع في الصف الأخير قبل أن تخرج أي منها، والماء يعيدها إلى البداية.
character-jequier-ludii = تبدأ القطع واحدة خلف أخرى، والضربة تُرجع القطعة بعيدًا، والفائز يجمع النقاط.
character-piccione = لا شيء يُضرب: توزّع كل رمية على قطعك، وبرمية 1 تدخل قطعة جديدة.
character-bell = قصيرة وحاسمة: نرد واحد وعشر قطع لكل لاعب، والقطعة التي تُضرب لا تعود.
character-simple = سباق سريع على رقعة بلا علامات: قطعتان متتاليتان تحمي إحداهما الأخرى، وثلاث تصنع جدارًا.
character-cypriot = قواعد الرقعة البسيطة، بحصى في حُفر حجر.
character-simple-marked = أربعة بيوت معلَّمة قرب النهاية، وعلامة × تُعيد القطعة إلى البداية.
character-middle-kingdom = لعبة الرقعة البسيطة المعلَّمة على رقعة مقلوبة الاتجاه.
character-early-nk = أربعة بيوت معلَّمة قرب النهاية، وماء يُعيد القطعة إلى الوسط.
character-late-nk = كما في أوائل الدولة الحديثة، لكن حورس على البيت الأخير، ولا يدع القطعة تخرج إلا برمية 1.
character-vertical = الرقعة منصوبة رأسيًّا، وبيوتها «الطيّبة» آمنة وتمنح رمية أخرى.
character-double = رقعتان ومسار واحد من ستين بيتًا: أطول سباق.

## later: rules

rules-unknown = لا أحد يعرف كيف لعب المصريون القدماء السينيت.
rules-aim = الهدف
rules-throwing = الرمي
rules-moving = التحريك
rules-houses = البيوت الخاصة
rules-leaving = مغادرة الرقعة
rules-winning = الفوز
rules-thrown = الرمية: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = باختصار
rules-all = كل القواعد
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = من البيت
rules-exit-throw = تغادر برمية
rules-exit-any = أي رمية
evidence-legend = ما تستند إليه كل قاعدة
evidence-text = في النص
evidence-text-note = يقوله النص الحديث الذي أُخذت منه هذه القواعد.
evidence-board = من رقعة
evidence-board-note = تُظهره رقع قديمة أو قطع عُثر عليها معها.
evidence-picture = من صورة
evidence-picture-note = تُظهره صورة قديمة.
evidence-later_game = من لعبة لاحقة
evidence-later_game-note = جاء من لعبة لاحقة، وهي في الغالب الطاب التي كانت تُلعب في مصر بأربع عصيّ.
evidence-modern_choice = اختيار حديث
evidence-modern_choice-note = لا يحسمه أي مصدر، فاختاره أحد في عصرنا. وكل قاعدة تغيّرها هي اختيار من هذا النوع.
houses-run = من { $first } إلى { $last }
rule-aim-first-off = أوصِل قطعك كلها عبر المسار وأخرجها من الرقعة قبل خصمك.
rule-aim-board-empty = أخرِج من الرقعة، بعد اجتياز المسار، عددًا من القطع أكبر مما يُخرجه خصمك.
rule-pieces = { $pieces ->
    [one] لكل لاعب قطعة واحدة
    [two] لكل لاعب قطعتان
    [few] لكل لاعب { $pieces } قطع
   *[other] لكل لاعب { $pieces } قطعة
  }: الأبيض يلعب بالمخاريط والأسود يلعب بالبَكَرات.
rule-start-hand = في البداية تنتظر القطع كلها بجانب الرقعة.
rule-start-white-odd = تبدأ القطع على البيوت من { $first } إلى { $last }: الأبيض على البيوت الفردية والأسود على البيوت الزوجية.
rule-start-black-odd = تبدأ القطع على البيوت من { $first } إلى { $last }: الأسود على البيوت الفردية والأبيض على البيوت الزوجية.
rule-start-house = هذه لعبة مختصرة: تبدأ الصيغة الكاملة من البيت 1 وبقطع أكثر.
rule-opening-white = الأبيض يرمي أولًا.
rule-opening-black = الأسود يرمي أولًا.
rule-opening-one-is-white = يرمي اللاعبان بالتناوب، ومن يرمِ 1 أولًا يلعب بالأبيض، وينقل القطعة الأمامية من البيت { $from } إلى البيت { $to }، ثم يرمي مرة أخرى.
rule-opening-one-is-black = يرمي اللاعبان بالتناوب، ومن يرمِ 1 أولًا يلعب بالأسود، وينقل القطعة الأمامية من البيت { $from } إلى البيت { $to }، ثم يرمي مرة أخرى.
rule-opening-higher-throw = يرمي كل لاعب مرة واحدة، ويبدأ صاحب الرمية الأعلى؛ وإذا تساوت الرميتان أعادا الرمي.
rule-houses-30 = في المسار 30 بيتًا، وهو يسير متعرجًا: عبر صف العشرة الأول، ثم رجوعًا عبر الثاني، ثم عبر الثالث.
rule-houses-60 = في المسار 60 بيتًا على رقعتين: يسير ذهابًا وإيابًا في صفوف من عشرة بيوت، وينتقل من البيت 30 في الرقعة الأولى إلى البيت 31 في الثانية.
rule-sticks = ارمِ أربع عصيّ واحسب عدد الوجوه الفاتحة.
rule-sticks-2 = ارمِ عصوين واحسب عدد الوجوه الفاتحة.
rule-sticks-5 = ارمِ خمس عصيّ واحسب عدد الوجوه الفاتحة.
rule-sticks-die6 = ارمِ نردًا واحدًا بستة أوجه: يُظهر عددًا من 1 إلى 6.
rule-values = { $light ->
    [0] إذا لم يظهر أي وجه فاتح فالرمية { $value }.
    [one] إذا ظهر وجه فاتح واحد فالرمية { $value }.
    [two] إذا ظهر وجهان فاتحان فالرمية { $value }.
    [few] إذا ظهرت { $light } أوجه فاتحة فالرمية { $value }.
   *[other] إذا ظهر { $light } وجهًا فاتحًا فالرمية { $value }.
  }
rule-zero-0 = إذا لم يظهر أي وجه فاتح فالرمية 0.
rule-zero-4 = إذا لم يظهر أي وجه فاتح فالرمية 4.
rule-zero-5 = إذا لم يظهر أي وجه فاتح فالرمية 5.
rule-zero-6 = إذا لم يظهر أي وجه فاتح فالرمية 6.
rule-zero-die = ارمِ نردًا واحدًا بأربعة أوجه: يُظهر 1 أو 2 أو 3 أو 4.
rule-rethrow = رمية { $throws } لا تُحسب، فتعيد الرمي.
rule-lost = برمية { $throws } لا تتحرك أي قطعة، وينتهي دورك.
rule-lost-zero = برمية 0 لا تتحرك أي قطعة، وينتهي دورك.
rule-turn-single = كل رمية تنقل قطعة واحدة بعدد الرمية.
rule-turn-series = ارمِ رميات دورك كلها أولًا، ثم العبها بأي ترتيب تشاء؛ وكل رمية تنقل قطعة واحدة بعددها.
rule-turn-divided = يمكنك توزيع عدد الرمية على عدة قطع، لكن يجب أن تسير كلها في الاتجاه نفسه.
rule-starting-throw-on = لا تلعب شيئًا قبل أن ترمي 1، وما ترميه قبله لا يُحسب.
rule-again = بعد رمية { $throws } ترمي مرة أخرى.
rule-again-series = بعد رمية { $throws } تواصل الرمي، وبرمية { $others } ينتهي رميك.
rule-again-on = { $count ->
    [one] عندما تنزل قطعة على البيت { $houses } يرمي صاحبها مرة أخرى.
    [two] عندما تنزل قطعة على أحد البيتين { $houses } يرمي صاحبها مرة أخرى.
   *[other] عندما تنزل قطعة على أحد البيوت { $houses } يرمي صاحبها مرة أخرى.
  }
rule-ends-turn = { $count ->
    [one] عندما تنزل قطعة على البيت { $houses } ينتهي دور صاحبها مهما كانت الرمية.
    [two] عندما تنزل قطعة على أحد البيتين { $houses } ينتهي دور صاحبها مهما كانت الرمية.
   *[other] عندما تنزل قطعة على أحد البيوت { $houses } ينتهي دور صاحبها مهما كانت الرمية.
  }
rule-again-none = ترمي مرة واحدة، ثم يأتي دور الخصم.
rule-turn-passes = وفي غير ذلك يأتي دور الخصم.
rule-must-move = إذا كان بإمكانك أن تلعب فعليك أن تلعب.
rule-may-decline-hit-on = إذا لم يكن بإمكانك إلا ضرب قطعة للخصم، فلك أن تمرّر دورك بدلًا من ذلك.
rule-may-decline-off-on = إذا لم يكن بإمكانك إلا إخراج قطعة من الرقعة، فلك أن تُنهي دورك بدلًا من ذلك.
rule-no-move = إذا لم تستطع أي من قطعك التحرك انتهى دورك، أيًّا كانت رميتك.
rule-again-without-move = إذا لم تستطع أي من قطعك التحرك انتهى دورك، إلا إذا رميت { $throws }: فترمي مرة أخرى.
rule-no-move-series = الرميات التي لا تستطيع أي من قطعك استعمالها تضيع، وينتهي دورك.
rule-no-move-divided = الخطوات التي لا تستطيع أي من قطعك استعمالها تضيع.
rule-entry-any-throw = بدلًا من نقل قطعة على الرقعة يمكنك إدخال قطعة: توضع على البيت 1 وتتقدم منه فورًا بعدد الرمية.
rule-entry-at-0 = بدلًا من نقل قطعة على الرقعة يمكنك إدخال قطعة على البيت الذي رقمه عدد الرمية.
rule-entry-throws = لا تدخل القطع إلا برمية { $throws }.
rule-entry-with-one = برمية 1 يمكنك إدخال قطعة إلى البيت 1 إذا كان فارغًا، ثم ترمي مرة أخرى.
rule-entry-with-one-first = يجب أن تنقل هذه الرمية أولًا القطعة التي دخلت للتو؛ وإذا لم تستطع التحرك عادت إلى جانب الرقعة وانتهى دورك.
rule-start-lock-on = لا تغادر قطعة بيت بدايتها قبل أن تتحرك القطعة التي على البيت التالي.
rule-blockade-off = يمكن للقطعة أن تقفز فوق أي قطع أخرى.
rule-blockade-on = يمكن للقطعة أن تقفز فوق غيرها، لكن ليس فوق جدار، أي ثلاث قطع للخصم أو أكثر متتالية.
rule-blockade-2 = يمكن للقطعة أن تقفز فوق غيرها، لكن ليس فوق جدار، أي قطعتين للخصم أو أكثر متتاليتين.
rule-fall-back-off = لا تنزل قطعة على قطعة من لونها.
rule-fall-back-on = القطعة التي تنزل على قطعة من لونها تذهب إلى أول بيت فارغ خلفها.
rule-fall-back-on-unchanged = النقلة التي تنتهي حيث بدأت لا تجوز إلا إذا لم توجد غيرها.
rule-hit-none = لا تُضرب أي قطعة أبدًا: لا تنزل القطعة إلا على بيت فارغ.
rule-hit-swap = القطعة التي تنزل على قطعة للخصم تضربها وتتبادل معها المكان.
rule-hit-empty-behind = القطعة التي تنزل على قطعة للخصم تضربها: فتذهب قطعة الخصم إلى أول بيت فارغ خلفها، أو إلى جانب الرقعة إن لم يوجد.
rule-hit-lowest-empty = القطعة التي تنزل على قطعة للخصم تضربها: فترجع قطعة الخصم إلى أقرب بيت فارغ إلى البداية.
rule-hit-to-hand = القطعة التي تنزل على قطعة للخصم تضربها: فتغادر قطعة الخصم الرقعة وعليها أن تبدأ من جديد.
rule-hit-taken = القطعة التي تنزل على قطعة للخصم تضربها: فتخرج قطعة الخصم من اللعبة.
rule-pairs-on = القطعتان من لون واحد، إذا تجاورتا في المسار، تحمي كل منهما الأخرى.
rule-pairs-3 = ثلاث قطع أو أكثر من لون واحد، إذا تتالت في المسار، تحمي كل منها الأخرى.
rule-pairs-off = القطع على بيوت متجاورة لا يحمي بعضها بعضًا.
rule-corners-off = تنتهي الصفوف عند الزوايا: القطع على جانبي الزاوية، كما على البيتين 10 و11، ليست متتالية.
rule-backward-none = رمياتك لا تُرجع قطعة إلى الوراء أبدًا.
rule-backward-to-empty = إذا لم تستطع أي قطعة أن تتقدم، وجب أن ترجع قطعة بعدد الرمية إلى بيت فارغ.
rule-backward-may-hit = إذا لم تستطع أي قطعة أن تتقدم، وجب أن ترجع قطعة بعدد الرمية، ولها أن تضرب.
rule-backward-may-hit-swap = القطعة التي تضربها قطعة راجعة تتقدم.
rule-backward-from = لا ترجع على هذا النحو إلا قطعة على البيوت من 1 إلى { $house }.
rule-backward-from-everywhere = يمكن للقطعة أن ترجع على هذا النحو من أي بيت.
rule-stop = على كل قطعة أن تتوقف على البيت { $house } قبل أن تواصل.
rule-stop-over-halt = الرمية الأكبر مما يلزم تحمل القطعة مع ذلك إلى البيت { $house } فتتوقف عليه.
rule-stop-over-bounce = بالرمية الأكبر مما يلزم تسير القطعة إلى البيت { $house } ثم ترجع بالباقي.
rule-trap-on = يمكنك أيضًا أن تلعب رمية تحمل القطعة إلى ما بعد البيت { $stop }: فتقع القطعة في الماء على البيت { $house } إذا كان فارغًا.
rule-water-none = لا بيت يُرجع قطعة إلى الوراء.
rule-water-prison = عندما تستقر قطعة لك في الماء على البيت { $house } ينتهي دورك فورًا.
rule-water-prison-alone = ما دامت لك قطعة في الماء فلا تتحرك أي قطعة أخرى لك.
rule-return-house = بدلًا من الرمي يمكنك إنقاذ قطعتك من الماء ووضعها على البيت { $house } إذا كان فارغًا، وينتهي دورك.
rule-rescued-moves-first-on = القطعة التي أُنقذت من الماء يجب أن تتحرك قبل أي قطعة أخرى لك.
rule-water-prison-exit = رمية { $throws } تُخرج القطعة من الماء ومن الرقعة؛ وبدونها ينتهي دورك.
rule-water-to-return = القطعة التي تستقر على البيت { $house } تذهب فورًا إلى البيت { $return }، أو إلى أقرب بيت فارغ قبله إذا كان مشغولًا.
rule-return-full-lowest = القطعة التي تستقر على البيت { $house } تذهب فورًا إلى البيت { $return }، أو إلى أقرب بيت فارغ إلى البداية إذا كان مشغولًا.
rule-return-full-hand = القطعة التي تستقر على البيت { $house } تذهب فورًا إلى البيت { $return }، فإذا كان مشغولًا غادرت الرقعة وعليها أن تبدأ من جديد.
rule-return-full-closed = القطعة التي تستقر على البيت { $house } تذهب فورًا إلى البيت { $return }. وما دام مشغولًا فلا تنتقل أي قطعة إلى البيت { $house }.
rule-water-to-lowest = القطعة التي تستقر على البيت { $house } تذهب فورًا إلى أقرب بيت فارغ إلى البداية.
rule-water-to-hand = القطعة التي تستقر على البيت { $house } تغادر الرقعة فورًا وعليها أن تبدأ من جديد.
rule-unprotected = { $count ->
    [one] القطعة على البيت { $houses } لا تحميها القطعة المجاورة لها أبدًا.
    [two] القطعة على أحد البيتين { $houses } لا تحميها القطعة المجاورة لها أبدًا.
   *[other] القطع على البيوت { $houses } لا تحميها القطع المجاورة لها أبدًا.
  }
rule-water-suspends-pairs-on = ما دامت لك قطعة في الماء فلا تحمي قطعك بعضها بعضًا.
rule-water-suspends-pairs-on-rescued = وما دامت القطعة التي أُنقذت من الماء لم تتحرك بعد، لا تحمي قطعك بعضها بعضًا أيضًا.
rule-safe = { $count ->
    [one] القطعة على البيت { $houses } لا تُضرب.
    [two] القطعة على أحد البيتين { $houses } لا تُضرب.
   *[other] القطع على البيوت { $houses } لا تُضرب.
  }
rule-safe-while-water = { $count ->
    [one] ما دامت في الماء أي قطعة فالقطعة على البيت { $houses } لا تُضرب.
    [two] ما دامت في الماء أي قطعة فالقطعة على أحد البيتين { $houses } لا تُضرب.
   *[other] ما دامت في الماء أي قطعة فالقطع على البيوت { $houses } لا تُضرب.
  }
rule-hit-to-water = { $count ->
    [one] القطعة التي تُضرب على البيت { $houses } تقع في الماء.
    [two] القطعة التي تُضرب على أحد البيتين { $houses } تقع في الماء.
   *[other] القطعة التي تُضرب على أحد البيوت { $houses } تقع في الماء.
  }
rule-hit-to-water-taken = إذا كان الماء مشغولًا تبادلت القطعتان مكانيهما بدلًا من ذلك.
rule-vacate = { $count ->
    [one] القطعة على البيت { $houses } يجب أن تغادره حالما تسمح بذلك رمية.
    [two] القطعة على أحد البيتين { $houses } يجب أن تغادره حالما تسمح بذلك رمية.
   *[other] القطعة على أحد البيوت { $houses } يجب أن تغادره حالما تسمح بذلك رمية.
  }
rule-fixed = { $count ->
    [one] القطعة على البيت { $houses } لا تملك إلا أن تنتظر رمية تُخرجها من الرقعة.
    [two] القطعة على أحد البيتين { $houses } لا تملك إلا أن تنتظر رمية تُخرجها من الرقعة.
   *[other] القطع على البيوت { $houses } لا تملك إلا أن تنتظر رمية تُخرجها من الرقعة.
  }
rule-stuck-to-water = { $count ->
    [one] إذا لم تستطع أن تنقل غيرها، رجعت قطعتك على البيت { $houses } إلى الماء.
    [two] إذا لم تستطع أن تنقل غيرها، رجعت قطعتك على أحد البيتين { $houses } إلى الماء.
   *[other] إذا لم تستطع أن تنقل غيرها، رجعت إحدى قطعك على البيوت { $houses } إلى الماء.
  }
rule-last-chance = { $count ->
    [one] القطعة على البيت { $houses } لها رمية واحدة لتغادره: فإن لم تنقلها رميتك التالية سقطت في الماء.
    [two] القطعة على أحد البيتين { $houses } لها رمية واحدة لتغادره: فإن لم تنقلها رميتك التالية سقطت في الماء.
   *[other] القطعة على أحد البيوت { $houses } لها رمية واحدة لتغادره: فإن لم تنقلها رميتك التالية سقطت في الماء.
  }
rule-bear-off-exact = الخروج من الرقعة يُحسب بيتًا إضافيًّا بعد البيت { $house }، وعلى القطعة أن تبلغه بالضبط.
rule-bear-off-bounce = الخروج من الرقعة يُحسب بيتًا إضافيًّا بعد البيت { $house }، وعلى القطعة أن تبلغه بالضبط. وبرمية أكبر تسير إليه ثم ترجع بالباقي.
rule-bear-off-overshoot = الرمية التي تحمل القطعة إلى ما بعد البيت { $house } تُخرجها من الرقعة، مهما كبرت.
rule-bear-off-onto-last = القطعة التي تنزل بالضبط على البيت { $house } تغادر الرقعة، ولا تُلعب رمية تحملها إلى ما بعده.
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
rule-end-board-empty = تنتهي اللعبة عندما تخلو الرقعة: من أخرج منها قطعًا أكثر يفوز، وإذا تساوى العددان انتهت اللعبة بالتعادل.
rule-score-on = ينال الفائز 3 نقاط عن كل قطعة للخصم بقيت على البيوت من 1 إلى 10، ونقطتين عن كل قطعة على البيوت من 11 إلى 20، ونقطة عن كل قطعة على البيوت من 21 إلى 30.

## later: rules (about each ruleset)

rules-retold = لم نقرأ هذه الصيغة المعاد بناؤها في كتاب صاحبها، بل كما يرويها آخرون.
rules-house-title = قواعد خاصة
rules-house = قواعد خاصة صُنعت في هذا الموقع، أساسها «{ $base }» مع بعض التغييرات.
rules-ours = لم ينشر أي عالم صيغة معادًا بناؤها لهذه الرقعة، فهذه قواعدنا نحن. وهي مؤلفة مما تشترك فيه الصيغ المعروفة فقط.
rules-disputed = ما ليس مؤكدًا
rules-disputed-lead = تترك النصوص هذه الأسئلة مفتوحة، أو يمكن فهمها على وجهين. وهذه هي الأجوبة المتّبعة هنا.
rules-shortened = الجزء الأخير من لعبة كاملة: قطع أقل تبدأ من موضع أبعد على المسار، وتسري القواعد كلها. الاختصار منا، ولم يقترحه أي عالِم.
rules-throws = تستغرق اللعبة نحو { $throws ->
    [one] رمية واحدة
    [two] رميتين
    [few] { $throws } رميات
   *[other] { $throws } رمية
  } و{ $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
   *[other] { $minutes } دقيقة
  }.
credit-kendall-masters = اقترح تيموثي كيندال هذه الصيغة عام 1978 في كتابه «عبور العالم السفلي» (‎Passing Through the Netherworld‎)، وهي هنا كما تصفها صفحة للقواعد منسوبة إلى Masters Traditional Games.
credit-kendall-modern = دوّن المشروع العام devinokeefe/senet هذه الصورة الحديثة من صيغة كيندال بخمس قطع، وحسب أفضل طريقة للعب فيها حسابًا دقيقًا.
credit-kendall-1979 = صيغة تيموثي كيندال لعام 1979 كما يلخّص موقع Ludii كتاب قواعده؛ والخيارات الأربعة عند بدء لعبة جديدة من الموقع نفسه.
credit-kendall-wiki = صيغة تيموثي كيندال كما ترويها مقالة في Niidae Wiki؛ ولا تذكر المقالة مصدرًا لدخول القطع ولا للضرب الاختياري ولا للخروج من البيت الأخير.
credit-jequier-masters = صيغة غوستاف جيكييه كما تصفها صفحة للقواعد منسوبة إلى Masters Traditional Games، نقلًا عن «عالم الألعاب» (‎The World of Games‎) لبوترمانز وآخرين.
credit-jequier-ludii = صيغة غوستاف جيكييه لعام 1930، كما يلخّصها Ludii.
credit-piccione = صيغة بيتر بيتشوني لعام 1977، «لعبة توت عنخ آمون» (‎King Tut’s Game‎)، كما يلخّصها Ludii.
credit-bell = صيغة آر. سي. بيل لعام 1979، كما يلخّصها Ludii.
credit-simple = نعرف رقعًا بلا علامات، لكننا لا نعرف كيف كان يُلعب عليها.
credit-cypriot = في قبرص أحجار خشنة فيها ثلاثة صفوف من عشر حُفر، لكننا لا نعرف كيف كان يُلعب عليها.
credit-simple-marked = نعرف رقعًا عليها أربع علامات قرب النهاية: علامة «الطيّب»، وعلامة ×، وثلاث شرطات، وشرطتان.
credit-middle-kingdom = على رقع الدولة الوسطى العلامات نفسها، لكن اللعب ينتهي أعلى اليسار.
credit-early-nk = على رقع أوائل الدولة الحديثة يقوم الماء مقام علامة ×، والطيور والرجال مقام الشرطات.
credit-late-nk = على رقع أواخر الدولة الحديثة تقف الآلهة على البيوت الأخيرة، وحورس في النهاية.
credit-vertical = نعرف رقعة ضلعها الطويل رأسي، وعليها علامة «الطيّب» على ثلاثة من بيوتها الأخيرة.
credit-double = نعرف رقعتين متجاورتين من ثلاثين بيتًا.
disputed-km-1 = متى ترجع القطعة التي على البيت 28 أو 29 إلى الماء؟ قد يعني النص: إذا لم تبقَ لصاحبها قطعة أخرى، أو: إذا لم تستطع قطعة أخرى استعمال الرمية؛ وهنا: المعنى الثاني.
disputed-km-2 = هل ترمي مرة أخرى بعد رمية 1 أو 4 أو 5 لم تتحرك بها قطعة؟ هنا: لا.
disputed-km-3 = هل يُعد بيتان أحدهما فوق الآخر متجاورين؟ هنا: لا، بل على المسار فقط.
disputed-km-4 = هل تحمي القطعة التي في الماء جاراتها؟ هنا: نعم؛ وهي نفسها بلا حماية.
disputed-km-5 = هل ينتهي دورك إذا أوقعت قطعة للخصم في الماء؟ هنا: لا.
disputed-km-6 = هل يجب إخراج قطعة من الرقعة إذا لم يتقدم غيرها؟ هنا: نعم.
disputed-km-7 = أي رمية تُخرج من البيت 30؟ يطلب النص أولًا الرمية المضبوطة ثم يسمح بأي رمية؛ وهنا: أي رمية.
disputed-km-8 = هل ترمي مرة أخرى بعد رمية 4 أخرجت قطعة من الماء إلى خارج الرقعة؟ هنا: نعم.
disputed-km-9 = هل يجوز أن ترجع قطعة من البيت 26؟ هنا: نعم.
disputed-km-10 = هل يجوز أن تُنقَذ القطعة من الماء في الدور الذي وقعت فيه؟ هنا: لا.
disputed-km-11 = هل يجب أن تُنقذ قطعتك من الماء إذا استطعت؟ هنا: لا، ولك أن ترمي طلبًا للرمية 4.
disputed-km-12 = هل من مخرج آخر من الماء ما دام البيت 15 مشغولًا؟ هنا: لا، تنتظر القطعة الرمية 4.
disputed-km-13 = هل تصنع ثلاث قطع متتالية جدارًا؟ لا يذكر النص شيئًا عن ذلك؛ وهنا: لا.
disputed-kw-1 = هل تنزل القطعة الداخلة برمية 4 على البيت 5 أم على البيت 4؟ هنا البيت 5: توضع على البيت 1 ثم تُنقل.
disputed-kw-2 = هل يجوز أن تدخل قطعة والبيت 1 مشغول؟ هنا: نعم، فهي لا تبقى عليه.
disputed-kw-3 = هل تمنح بعض الرميات رمية أخرى؟ في هذا النص رمية واحدة في الدور؛ وهنا: لا.
disputed-kw-4 = ماذا لو اخترت ألا تضرب؟ هنا: لا تُلعب تلك النقلة.
disputed-kw-5 = هل يجوز أن تمرّر دورك وعندك نقلات أخرى؟ هنا: لا.
disputed-kw-6 = هل يجوز أن تنزل قطعة على قطعة للخصم داخل جدار؟ هنا: نعم؛ فالممنوع القفز فوق الجدار فقط.
disputed-kw-7 = ماذا تفعل الرمية 5 على البيت 26؟ لا يذكر النص شيئًا؛ وهنا: تغادر القطعة الرقعة.
disputed-kw-8 = متى يكون الصف الأول فارغًا؟ هنا: إذا لم تكن عليه قطعة لأي لاعب؛ ولا تُحسب القطع التي بجانب الرقعة.
disputed-kw-9 = هل يجوز أن تنزل قطعة على قطعة من لونها فتنتهي حيث بدأت؟ هنا: فقط إذا لم يتحرك غيرها، وإلا كان ذلك تمريرًا للدور بلا ثمن.
disputed-kw-10 = هل يمكن أن تنتهي قطعة أُرجعت على البيت 27 أو 28 أو 29؟ هنا: نعم، وتسري عندئذ قاعدة ذلك البيت.
disputed-kw-11 = هل تحمي قطعتان متتاليتان إحداهما الأخرى؟ لا يذكر النص إلا ثلاثًا متتالية؛ وهنا: لا.
disputed-kw-12 = ماذا لو كانت البيوت من 1 إلى 15 كلها مشغولة حين يُرجع الماء قطعة؟ هنا: تذهب إلى جانب الرقعة.
disputed-kw-13 = ما «العصا البيضاء الواحدة» التي تُخرج من البيت 30؟ هنا: الرمية 1.
disputed-kw-14 = هل يجوز القفز فوق جدار إذا أُرجعت القطعة بعد ذلك إلى ما قبله؟ هنا: لا.
disputed-k79-1 = هل تُرمى الرميات كلها قبل التحريك؟ هكذا يقول النص، وبرنامج Ludii يلعبها واحدة واحدة. وهنا نتبع النص.
disputed-k79-2 = أي لون يقف في المقدمة؟ هنا: الأبيض، لأن أول من يرمي 1 يلعب بالأبيض وينقل القطعة الأمامية.
disputed-k79-3 = هل يجوز أن تُلعب رمية إلى الوراء وأخرى تستطيع التقدم؟ هنا: لا.
disputed-k79-4 = ما مصير الرميات الأخرى إذا وقعت قطعة في الماء؟ هنا: تضيع.
disputed-k79-5 = يكلف الإنقاذ دورًا، فأي دور هو؟ هنا: الإنقاذ نفسه هو الدور، بدلًا من الرمي.
disputed-k79-6 = هل يجوز أن تُضرب قطعة في الماء؟ هنا: نعم، وتتبادل القطعتان مكانيهما.
disputed-k79-7 = أزواج مَن تفقد حمايتها ما دامت قطعة في الماء؟ هنا: أزواج صاحبها فقط.
disputed-k79-8 = قطعة مَن في الماء تجعل البيوت من 28 إلى 30 آمنة؟ هنا: قطعة أي لاعب.
disputed-k79-9 = ماذا لو ضُربت القطعة التي يجب أن تتحرك أولًا؟ هنا: يعود صاحبها حرًّا في اختياره.
disputed-k79-10 = هل تُحسب الرميات قبل أول رمية 1؟ هنا: لا.
disputed-k79-11 = هل تُوقع كل رمية زائدة في الماء؟ هنا: لا، بل هو خيار بين غيره.
disputed-k79-12 = قطع مَن على الصف الأول تمنعك من المغادرة؟ هنا: قطعك وحدها.
disputed-k79-13 = هل تقرر الإنقاذ قبل الرمي أم بعده؟ هنا: قبله.
disputed-k79-14 = هل يجب أن تنقل الرمية 1 التي تبدأ اللعبة القطعةَ الأمامية؟ هنا: نعم.
disputed-k79-15 = هل تمنح الرمية 4 أو 5 في البداية رمية أخرى؟ هنا: لا.
disputed-jm-1 = هل يجوز أن تقف قطعة على البيت 30 قبل أن تجتمع القطع في الصف الأخير؟ هنا: لا، فالنزول عليه خروج.
disputed-jm-2 = هل يجوز أن تتجاوز رمية البيت 30؟ هنا: لا.
disputed-jm-3 = هل ترمي مرة أخرى بعد رمية 1 أو 4 أو 6 لم تتحرك بها قطعة؟ هنا: لا.
disputed-jm-4 = هل يمنع الجدار القطعَ الراجعة أيضًا؟ هنا: نعم.
disputed-jm-5 = ما أول بيت فارغ؟ هنا: صاحب الرقم الأصغر.
disputed-jm-6 = هل يجب أن تغادر القطع بيوت بدايتها بالترتيب؟ هنا: لا؛ فالنص يسمح لأي قطعة بالتحرك.
disputed-jm-7 = هل يستمر الجدار عند منعطف المسار؟ هنا: نعم.
disputed-jl-1 = ما البيت الآمن الرابع؟ يذكر النص المطبوع البيت 20، ولا علامة عليه؛ وهنا: البيت 30.
disputed-jl-2 = متى تغادر قطعة بيت بدايتها؟ هنا: إذا تحركت القطعة التي كانت على البيت التالي.
disputed-jl-3 = هل ترمي مرة أخرى بعد رمية 1 أو 4 أو 6 لم تتحرك بها قطعة؟ هنا: لا.
disputed-jl-4 = هل يجوز أن تضرب القطعة الراجعة؟ هنا: لا.
disputed-jl-5 = أين تذهب القطعة المضروبة؟ هنا، كما في النص، إلى أقرب بيت فارغ إلى البداية.
disputed-jl-6 = أين تصنع ثلاث قطع متتالية جدارًا؟ يفحص برنامج Ludii بعض المواضع فقط؛ وهنا: في كل مكان، كما في النص.
disputed-pi-1 = هل تمنح الرمية 5 رميةً أخرى؟ هنا: نعم، كما في النص.
disputed-pi-2 = هل يُخرج جزءٌ من الرمية قطعة من الرقعة؟ هنا: نعم، إذا كان مضبوطًا.
disputed-pi-3 = هل تسير نقلات الدور كلها في اتجاه واحد أم نقلات الرمية الواحدة؟ هنا: نقلات الرمية الواحدة.
disputed-pi-4 = هل يجب أن تُدخل الرميةُ 1 قطعةً؟ هنا: فقط إذا لم يتقدم غيرها.
disputed-pi-5 = أي قطعة تستعمل أولًا الرمية التي بعد الدخول؟ هنا: القطعة الداخلة.
disputed-pi-6 = هل يمنح النزول على البيت 15 أو 26 رجوعًا رمية؟ هنا: نعم.
disputed-pi-7 = ماذا لو لم تستطع الرمية 5 أن تنقل القطعة الداخلة؟ هنا: ينتهي الدور.
disputed-pi-8 = هل يجب استعمال أكثر ما يمكن من الخطوات؟ هنا: لا، لكنك تواصل ما دامت خطوة تُستعمل.
disputed-pi-9 = هل تُدخل الرميةُ الممنوحة لقطعة جديدة قطعةً أخرى؟ هنا: لا؛ أما الرميات الإضافية الأخرى فنعم.
disputed-be-1 = أيُرمى نرد أم عصيّ؟ يذكر نص أقدم العصيّ؛ وهنا: النرد.
disputed-be-2 = أي البيوت معلَّمة؟ هنا: البيوت من 26 إلى 29، كما تُظهر الرقعة المرسومة لهذه القواعد.
disputed-be-3 = هل يجب أن تضرب إذا استطعت؟ هنا: لا.
disputed-be-4 = متى تنتهي اللعبة؟ هنا: حين تخلو الرقعة.
disputed-be-5 = ماذا لو تساوت رميتا البداية؟ هنا: يرمي كلاهما مرة أخرى.
disputed-be-6 = هل تصنع ثلاث قطع متتالية جدارًا كما عند كيندال؟ هنا: لا.
disputed-kmo-1 = أين تذهب القطعة المضروبة؟ هنا: تتبادل القطعتان مكانيهما.
disputed-kmo-2 = هل البيوت من 28 إلى 30 آمنة؟ هنا: لا، لا يحمي إلا الجار.
disputed-kmo-3 = أين تذهب قطعة ضُربت على البيوت من 28 إلى 30؟ هنا: إلى البيت 26 الذي جاءت منه الضاربة.
disputed-kmo-4 = هل يجوز أن تنتقل قطعة من البيت 28 إلى البيت 29 أو 30، أو ترجع؟ هنا: لا.
disputed-kmo-5 = أي رمية تُخرج من البيت 30؟ هنا: الرمية 1 فقط.
disputed-kmo-6 = ماذا لو لم تستطع أي قطعة أن تتحرك برمية 1 أو 4 أو 5؟ هنا: ينتقل الدور.
disputed-kmo-7 = هل يُنهي الوقوع في الماء الدور؟ هنا: لا.
disputed-kmo-8 = هل يجوز القفز فوق جزء من جدار؟ هنا: لا.
disputed-kmo-9 = هل تسدّ الجدران أو الأزواج المحمية طريق العودة من الماء؟ هنا: لا.
disputed-kmo-10 = هل تمنح نقلة إلى الوراء بالرمية 1 أو 4 أو 5 رميةً أخرى؟ هنا: نعم.
disputed-kmo-11 = هل يجوز أن ترجع قطعة من البيت 26؟ هنا: نعم.
disputed-kmo-12 = هل يمكن لعب هذه اللعبة بأعداد أخرى من القطع؟ هنا: نعم بوصفها قواعد خاصة، لكن اللعبة بخمس قطع وحدها محسوبة بدقة.
disputed-board-cross = إلى أين تُرسل علامة × قطعة؟ لا أحد يعرف؛ هنا: إلى أقرب بيت فارغ من البداية، إذ لا شيء يربطها بالبيت 15.
disputed-board-rebirth = هل البيت 15 خاص على رقع لا علامة عليه فيها؟ هنا: لا.
disputed-board-last = بأي رمية تغادر القطعة بيتًا 30 بلا علامة؟ هنا: بأي رمية.
disputed-board-upright = في أي اتجاه يسير اللعب على الرقعة الرأسية؟ لا أحد يعرف؛ هنا: الترتيب المعتاد في ثلاثة أعمدة من أعلى اليسار.
disputed-board-two = هل الرقعتان مسار واحد أم مساران؟ لا أحد يعرف؛ وهنا: مسار طويل واحد، فهو الأبسط.
disputed-board-pebbles = كم حصاة كانت تُستعمل؟ لا أحد يعرف؛ هنا: خمس لكل لاعب.

## later: dialogs (help)

help-title = مساعدة
help-tap = اضغط على الزر الكبير لترمي، ثم على القطعة التي تريد تحريكها.
help-mistake = الضغط في غير المكان الصحيح لا يضر.
help-marks = العلامات على الرقعة
help-mark-ring = هذه القطعة يمكن أن تتحرك.
help-mark-target = يمكن أن تذهب قطعتك إلى هنا.
help-mark-hit = المكان الذي تذهب إليه القطعة المضروبة.
help-mark-row = يحمي بعضها بعضًا، أو تصنع جدارًا.
help-mark-disc = نتيجة النقلة: ضربة (×)، ماء (موجة)، حماية (قوس)، خروج (سهم).
help-mark-trail = آخر نقلة.
help-keyboard = مفاتيح الرقعة
help-key-arrows = الأسهم
help-arrows = اليمين واليسار: على طول المسار؛ أعلى وأسفل: الصف التالي
help-key-ends = Home, End
help-ends = البيت الأول، نهاية المسار
help-key-enter = Enter, Space
help-enter = اختيار قطعة أو بيت
help-key-escape = Escape
help-escape = إعادة القطعة إلى مكانها
help-key-throw = T
help-throw = الرمي
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
help-look = مراجعة النقلات: نقلة إلى الوراء، نقلة إلى الأمام
help-key-card = I
help-card = ما هذا البيت، وماذا يفعل
help-key-odds = D
help-odds = آخر الرميات، والاحتمالات
help-key-turn = B
help-turn = أخذ الصندوق باليد وإعادته إلى مكانه؛ الأسهم تديره
help-key-help = ?
help-help = هذه المساعدة
help-accessibility = إمكانية الوصول (بالإنجليزية)
help-questions = أسئلة بالمفاتيح
help-key-mine = P
help-mine = أين قطعي؟
help-key-others = O
help-others = أين قطع الخصم؟
help-key-moves = G
help-moves = إلى أين أستطيع أن أنتقل؟
help-key-sticks = K
help-sticks = ماذا رُمي؟
help-key-score = C
help-score = كم قطعة أخرج كل لاعب من الرقعة؟
help-key-way = F
help-way = كم بقي من الطريق؟
help-key-house = X
help-house = ماذا على هذا البيت؟

## later: house-rules (the editor of house rules)

house-title = قواعد خاصة
house-lead = يمكنك تغيير أي قاعدة. وما يتعارض من القواعد يظهر فورًا.
house-find = ابحث عن قاعدة بكلماتها
house-found = عدد القواعد التي وُجدت: { $count }.
house-from = البدء من
house-yours = قواعدك
house-name = اسم قواعدك
house-name-default = { $base } على طريقتي
house-reset-all = التراجع عن كل التغييرات
house-reset = كما في «{ $base }»
house-changed = { $count ->
    [zero] لا تغيير
    [one] تغيير واحد
    [two] تغييران
    [few] { $count } تغييرات
   *[other] { $count } تغييرًا
  }
house-disagrees = متعارضة
house-ready = هذه القواعد متوافقة.
house-endless = لكن اللعبة بهذه القواعد لا تكاد تنتهي أبدًا.
house-clashes = { $count ->
    [one] قاعدتان متعارضتان.
    [two] زوجان من القواعد المتعارضة.
    [few] { $count } أزواج من القواعد المتعارضة.
   *[other] { $count } زوجًا من القواعد المتعارضة.
  }
house-show = إظهار موضعها
house-play = لعب
house-opponent = ضد
house-save = حفظ هذه القواعد
house-saved = حُفظت باسم «{ $name }».
house-save-full = الحد الأقصى لمجموعات القواعد المحفوظة هو { $count }. احذف واحدة أولًا.
house-save-blocked = تعذّر حفظ قواعدك. انسخ الرابط لتحتفظ بها.
house-save-unnamed = سمِّ قواعدك أولًا.
house-mine = قواعدي الخاصة ({ $count })
house-open = فتح
house-rename = تغيير الاسم
house-delete = حذف
house-deleted = حُذفت القواعد «{ $name }».
house-link = نسخ الرابط
house-link-label = رابط هذه القواعد
house-link-copied = نُسخ الرابط.
house-link-by-hand = انسخ الرابط المحدَّد.
house-point-value = { $point }: { $value }
house-fix = تغيير «{ $point }» إلى: { $value }
house-fix-off = إلغاء «{ $point }»
house-fix-on = تفعيل «{ $point }»
house-refused = يتعارض مع «{ $points }»
house-refused-houses = { $houses }: يتعارض مع «{ $points }». { $reason }
house-idle = لا أثر لهذه النقطة الآن بسبب «{ $point }».
house-range = من { $first } إلى { $last }
house-none = لا يوجد
house-on = نعم
house-off = لا
house-exit = { $house } برمية { $throws }
house-exit-any = أي رمية
house-exit-star = وبأي رمية ما دام الصف الأول فارغًا
house-exit-row = تغادر القطعة الرقعة من البيت { $house } برمية
house-light-row = { $light ->
    [0] لا وجه فاتح
    [one] وجه فاتح واحد
    [two] وجهان فاتحان
    [few] { $light } أوجه فاتحة
   *[other] { $light } وجهًا فاتحًا
  }
house-light-count = بعدد الوجوه الفاتحة
house-nothing-special = لا شيء خاص
in-use-title = قواعد يُلعب بها اليوم
in-use-note = من ألعاب العلب والمدارس والبرامج. وهي ليست إعادة بناء للقواعد القديمة.

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
dim-start-house = أول بيت تبدأ عليه القطع
dim-opening = من يبدأ
dim-opening-white = يبدأ الأبيض
dim-opening-black = يبدأ الأسود
dim-opening-one-is-white = أول من يرمي 1 يلعب بالأبيض ويحرك قطعته الأمامية
dim-opening-one-is-black = أول من يرمي 1 يلعب بالأسود ويحرك قطعته الأمامية
dim-opening-higher-throw = يبدأ صاحب الرمية الأعلى
dim-start-lock = لا تبدأ قطعة قبل أن تتحرك التي أمامها
dim-entry = كيف تدخل القطع الرقعة
dim-entry-none = لا تدخل أي قطعة بعد البداية
dim-entry-any-throw = تدخل القطع بأي رمية: برمية 1 إلى البيت 2، وبرمية 2 إلى البيت 3، وهكذا
dim-entry-with-one = تدخل القطع برمية 1، إلى البيت 1
dim-entry-throws = الرميات التي تدخل بها القطع
dim-entry-at = البيت الذي تعد منه القطعة الداخلة: 0 أو 1
dim-starting-throw = على اللاعب أن يرمي 1 قبل أن يلعب
dim-sticks = بماذا يُرمى
dim-sticks-2 = عصوان
dim-sticks-4 = أربع عصيّ
dim-sticks-5 = خمس عصيّ
dim-sticks-die4 = نرد بأربعة أوجه
dim-sticks-die6 = نرد بستة أوجه
dim-zero = رمية بلا وجه فاتح
dim-zero-0 = إذا لم يظهر وجه فاتح فالرمية 0
dim-zero-4 = إذا لم يظهر وجه فاتح فالرمية 4
dim-zero-5 = إذا لم يظهر وجه فاتح فالرمية 5
dim-zero-6 = إذا لم يظهر وجه فاتح فالرمية 6
dim-zero-die = نرد بأربعة أوجه
dim-values = قيمة كل عدد من الوجوه الفاتحة
dim-rethrow = رميات تُعاد
dim-lost = رميات تُضيّع الدور
dim-again = رميات تمنح رمية أخرى
dim-again-without-move = رميات تمنح رمية أخرى حتى إن لم تتحرك قطعة
dim-again-on = بيوت تمنح رمية أخرى
dim-ends-turn = بيوت تنهي الدور
dim-turn = كيف يجري الدور
dim-turn-single = رمية واحدة ثم نقلة واحدة
dim-turn-series = ترمي ما دامت الرميات تمنح أخرى، ثم تلعبها بأي ترتيب
dim-turn-divided = رمية واحدة يجوز تقسيم خطواتها بين القطع
dim-blockade = القطع المتتالية التي تصنع جدارًا
dim-blockade-on = ثلاث قطع متتالية تصنع جدارًا
dim-blockade-2 = قطعتان متتاليتان تصنعان جدارًا
dim-blockade-off = لا يصنع أي صف جدارًا
dim-corners = تستمر صفوف القطع عند الزوايا
dim-fall-back = القطعة التي تنزل على قطعة من لونها ترجع إلى أول بيت فارغ خلفها
dim-backward = ماذا يحدث إذا لم تستطع أي قطعة أن تتقدم
dim-backward-none = إذا تعذّر التقدم ضاع الدور
dim-backward-to-empty = إذا تعذّر التقدم فعلى قطعة أن ترجع إلى بيت فارغ
dim-backward-may-hit = إذا تعذّر التقدم فعلى قطعة أن ترجع، ويجوز لها أن تضرب
dim-backward-from = آخر بيت ترجع منه القطع
dim-vacate = بيوت يجب إخلاؤها عند الإمكان
dim-pairs = القطع التي يحمي بعضها بعضًا
dim-pairs-on = القطعتان المتجاورتان تحمي إحداهما الأخرى
dim-pairs-3 = ثلاث قطع متتالية يحمي بعضها بعضًا
dim-pairs-off = لا تحمي القطع بعضها بعضًا
dim-unprotected = بيوت لا تحمي فيها القطعة المجاورة
dim-water-suspends-pairs = من كانت له قطعة في الماء لا تحمي قطعه بعضها بعضًا
dim-safe = بيوت تكون القطعة فيها في أمان
dim-safe-while-water = بيوت آمنة ما دامت قطعة في الماء
dim-hit = مصير القطعة التي تُضرب
dim-hit-none = لا تُضرب أي قطعة
dim-hit-swap = القطعة المضروبة تتبادل المكان مع التي ضربتها
dim-hit-empty-behind = القطعة المضروبة تذهب إلى أول بيت فارغ خلفها
dim-hit-lowest-empty = القطعة المضروبة تذهب إلى أول بيت فارغ في الرقعة
dim-hit-to-hand = القطعة المضروبة تغادر الرقعة لتدخل من جديد
dim-hit-taken = القطعة المضروبة تخرج من اللعبة
dim-hit-to-water = بيوت تذهب منها القطعة المضروبة إلى الماء
dim-may-decline-hit = يجوز لمن لا يستطيع إلا الضرب أن يمرّر دوره
dim-stop = البيت الذي يجب أن تقف عليه كل قطعة
dim-stop-over = الرمية التي تتخطى ذلك البيت
dim-stop-over-lost = الرمية التي تتخطى ذلك البيت لا تُلعب
dim-stop-over-halt = الرمية التي تتخطى ذلك البيت تتوقف عليه
dim-stop-over-bounce = الرمية التي تتخطى ذلك البيت تبلغه ثم ترجع بالباقي
dim-trap = الرمية التي تتخطى ذلك البيت تنتهي في الماء
dim-water-house = بيت الماء
dim-water = ماذا يفعل الماء
dim-water-none = لا ماء
dim-water-prison = يحبس الماء القطعة حتى تحررها رمية أو إنقاذ
dim-water-to-return = يضع الماء القطعة على بيت العودة
dim-water-to-lowest = يضع الماء القطعة على أول بيت فارغ في الرقعة
dim-water-to-hand = يعيد الماء القطعة إلى جانب الرقعة لتدخل من جديد
dim-return-house = بيت العودة
dim-return-full = إذا كان بيت العودة مشغولًا
dim-return-full-below = تذهب القطعة إلى أقرب بيت فارغ قبله
dim-return-full-lowest = تذهب القطعة إلى أول بيت فارغ في الرقعة
dim-return-full-hand = تغادر القطعة الرقعة لتدخل من جديد
dim-return-full-closed = لا تنتقل أي قطعة إلى الماء
dim-rescued-moves-first = القطعة المُنقَذة تتحرك قبل غيرها
dim-stuck-to-water = بيوت ترجع منها القطعة العالقة إلى الماء
dim-last-chance = بيوت تُغادَر بالرمية التالية، وإلا سقطت القطعة في الماء
dim-fixed = بيوت لا تستطيع القطعة عليها إلا أن تغادر الرقعة
dim-bear-off = كيف تغادر القطع الرقعة
dim-bear-off-exact = تغادر القطع برمية مضبوطة إلى ما بعد البيت الأخير
dim-bear-off-bounce = تغادر القطع برمية مضبوطة، وترجع بباقي الرمية الأكبر
dim-bear-off-overshoot = تغادر القطع بأي رمية تتجاوز البيت الأخير
dim-bear-off-onto-last = تغادر القطع بالوصول تمامًا إلى البيت الأخير
dim-exits = بيوت لا يُخرَج منها إلا برميات معيّنة
dim-clear-first = بيوت يجب أن تخلو من قطع اللاعب قبل أن تغادر أي قطعة
dim-may-decline-off = يجوز للاعب ألا يُخرج قطعته من الرقعة
dim-end = من يفوز
dim-end-first-off = يفوز أول من تخرج كل قطعه من الرقعة
dim-end-board-empty = يستمر اللعب حتى تخلو الرقعة، ويفوز صاحب القطع الأكثر خارجها
dim-score = يُحسب للفائز ما بقي من قطع الخصم

clash-hand-entry = القطع التي تبدأ خارج الرقعة تحتاج إلى طريقة للدخول.
clash-water-entry = يخرج الماء القطع من الرقعة، ولا طريقة لها لتدخل من جديد.
clash-behind-entry = قد لا تجد القطعة التي تضربها قطعة راجعة بيتًا فارغًا خلفها، ولا طريقة لها لتدخل من جديد.
clash-home-entry = القطعة المضروبة تغادر الرقعة، ولا طريقة لها لتدخل من جديد.
clash-full-entry = إذا كان بيت العودة مشغولًا غادرت القطعة الرقعة، ولا طريقة لها لتدخل من جديد.
clash-one-divided = لا يمكن الدخول برمية 1 إلا إذا كانت الرميات تُقسَّم.
clash-any-divided = مع الرميات المقسَّمة لا تدخل القطعة إلا برمية 1.
clash-entry-stop = القطعة الداخلة تتخطى البيت 1 فورًا، فلا يكون هو بيت الوقوف.
clash-entry-throws = لا توجد رمية ممكنة تدخل بها قطعة.
clash-opening-hand = رمية 1 التي تفتتح اللعبة تحرك القطعة الأمامية، لكن الرقعة خالية.
clash-opening-odd = رمية 1 التي تفتتح اللعبة تحرك القطعة الأمامية، لكن أمامها قطعة للخصم.
clash-start-house-hand = القطع التي تبدأ خارج الرقعة ليس لها بيت تبدأ منه.
clash-start-house-lock = لا تنتظر القطعة التي أمامها إلا إذا بدأت القطع من البيت 1.
clash-start-beyond = يجب أن تبدأ القطع قبل بيوت الخروج وقبل البيت الذي تتوقف عنده كلها.
clash-opening-fixed = رمية 1 التي تفتتح اللعبة تحرك القطعة الأمامية، لكنها على بيت لا تستطيع عليه إلا أن تغادر الرقعة.
clash-lock-hand = القطع التي تبدأ خارج الرقعة ليس أمامها ما تنتظره.
clash-lock-backward = قد تضرب القطعة الراجعة قطعة لم تبدأ بعد.
clash-lock-entry = قد تضرب القطعة الداخلة قطعة لم تبدأ بعد.
clash-lock-fixed = لا تستطيع القطعة الأمامية أن تذهب أبدًا. لا يسمح لها بيتها إلا بمغادرة الرقعة، وخلفها قطع تنتظرها ويجب أن تخرج قبلها.
clash-one-series = لا يمكن انتظار رمية 1 إلا إذا كان في الدور عدة رميات.
clash-divided-hit = مع الرميات المقسَّمة لا تُضرب أي قطعة.
clash-divided-fall-back = مع الرميات المقسَّمة لا ترجع قطعة نزلت على قطعة من لونها.
clash-divided-prison = مع الرميات المقسَّمة لا يحبس الماء قطعة.
clash-divided-trap = مع الرميات المقسَّمة لا تنتهي رمية في الماء بتخطي بيت.
clash-divided-blockade = مع الرميات المقسَّمة لا يصنع أي صف جدارًا.
clash-divided-over = مع الرميات المقسَّمة لا تكون أي رمية أكبر مما يلزم.
clash-divided-vacate = مع الرميات المقسَّمة لا يكون هناك بيت يجب إخلاؤه أولًا.
clash-divided-decline-hit = مع الرميات المقسَّمة لا يجوز تمرير الدور.
clash-divided-decline-off = مع الرميات المقسَّمة لا يجوز الامتناع عن إخراج قطعة.
clash-always-again = كل رمية تمنح رمية أخرى، فلا ينتهي الدور أبدًا.
clash-long-series = في سلسلة الرميات لا يجوز أن تمنح رميةً أخرى أكثرُ من نصف الرميات، وإلا طال الدور بلا حد.
clash-always-again-unmoved = من لا يستطيع أن يتحرك يرمي إلى الأبد.
clash-values-sticks = كل عدد من الوجوه الفاتحة يمكن أن تُظهره هذه العصيّ يحتاج إلى قيمة، والنرد ليس له وجوه فاتحة.
clash-rethrow-all = ستُعاد كل رمية، فلا تُحسب أي رمية.
clash-no-one = قد تحتاج قطعة إلى 1، فلا بد من رمية قيمتها 1 ويمكن لعبها.
clash-one-value = ستتساوى الرميات كلها، فلا يستطيع أحد أن يرمي رمية أعلى.
clash-lost-again = الرمية التي تُضيّع الدور لا تمنح رمية أخرى.
clash-lost-rethrow = الرمية التي تُعاد لا تُضيّع الدور.
clash-lost-series = في سلسلة الرميات لن يتضح هل تضيع الرميات السابقة أيضًا.
clash-series-unmoved = إذا جاءت كل الرميات قبل النقلات فلا تُمنح رمية بعدها.
clash-series-again-on = إذا جاءت كل الرميات قبل النقلات فلا يمنح بيت رمية.
clash-ends-again = لا يمكن لبيت واحد أن ينهي الدور وأن يمنح رمية أخرى.
clash-water-nowhere = يحتاج الماء إلى بيت.
clash-water-idle = هناك بيت ماء، لكن لا ماء.
clash-water-pieces = يجب أن يقع الماء بعد البيوت التي تبدأ عليها القطع ببيتين على الأقل.
clash-water-return = يحتاج هذا الماء إلى بيت تعود إليه القطع.
clash-return-beyond = يجب أن يقع بيت العودة قبل بيت الماء.
clash-sent-closed = قد تُرسَل قطعة إلى الماء حين لا يجوز لأي قطعة أن تنتقل إليه.
clash-return-fixed = قد توقف القطعة التي أُنقذت لاعبها إلى الأبد: عليها أن تذهب أولًا، ولا يُسمح لها إلا بعد غيرها.
clash-trap-stop = لا رمية تتخطى بيت الوقوف لأنه غير موجود.
clash-trap-over = الرمية التي تتخطى بيت الوقوف لا تنتهي في الماء وفي مكان آخر معًا.
clash-trap-water = لا تنتهي رمية في الماء حيث لا ماء.
clash-trap-behind = الرمية التي تتخطى بيت الوقوف تنتهي في الماء، فيجب أن يقع الماء بعده.
clash-stop-water = على كل قطعة أن تقف على بيت الماء، ولا رمية تتقدم بها من هناك.
clash-water-fixed = لا يكون بيت الماء من البيوت التي لا تستطيع القطعة عليها إلا أن تغادر الرقعة.
clash-stuck-water = لا ترجع القطع العالقة إلا إلى ماء يحبسها.
clash-stuck-forward = ترجع القطع العالقة إلى الماء، فيجب أن تكون بعده.
clash-hit-water = لا تسقط القطعة المضروبة إلا في ماء، ولا ماء هنا.
clash-chance-water = القطع التي لا تغادر في وقتها تسقط في الماء، ولا ماء هنا.
clash-chance-forward = القطع التي لا تغادر في وقتها ترجع إلى الماء، فيجب أن تكون بعده.
clash-chance-stuck = القطعة على البيت نفسه تسقط في الماء بعد رمية واحدة، فلا يمكنها أن تنتظر حتى تعلق.
clash-chance-turn = لا تكون للقطعة رمية واحدة لتغادر إلا حيث تكون كل رمية نقلة واحدة.
clash-safe-water = لا تبقى قطعة في الماء أبدًا، فلا يكون بيت آمنًا في أثناء ذلك.
clash-rescue-water = لا إنقاذ إلا من ماء يحبس القطع.
clash-fall-back-prison = قد تسد القطعة الراجعة الماء الذي يحبس القطع.
clash-taken-end = إذا كانت القطع تخرج من اللعبة نهائيًّا فلا يُعرف الفائز إلا في النهاية.
clash-water-end = قد تبقى قطعة في الماء إلى الأبد لأن لا رمية تخرجها، فلا تخلو الرقعة أبدًا.
clash-clear-end = قد تبقى قطعة في الماء إلى الأبد لأن لاعبها لم يعد قادرًا على إخلاء بعض البيوت، فلا تخلو الرقعة أبدًا.
clash-score-end = لا تُحسب النقاط إلا إذا كان الفائز أول من تخرج كل قطعه.
clash-last-exit = لا تستقر قطعة على البيت الأخير، فلا يحتاج إلى رميات معيّنة.
clash-last-fixed = لا تستقر قطعة على البيت الأخير، فلا يكون من البيوت التي لا تستطيع القطعة عليها إلا أن تغادر الرقعة.
clash-last-water = لا تستقر قطعة على البيت الأخير، فلا يكون هو الماء.
clash-backward-nowhere = على القطع أن ترجع، لكن ليس من أي بيت.
clash-backward-idle = هناك آخر بيت ترجع منه القطع، لكنها لا ترجع أبدًا.
clash-clear-fixed = لا تستطيع قطعة على بيت كهذا أن تغادره أبدًا. يجب أن تذهب قبل أن يُسمح لها بالذهاب.
clash-clear-last = لا تستطيع قطعة على البيت الأخير أن تغادره أبدًا. يجب أن تذهب قبل أن يُسمح لها بالذهاب.
clash-off-board = أحد البيوت المذكورة ليس على الرقعة.
clash-fixed-for-good = لا تستطيع قطعة على أحد هذه البيوت أن تغادره أبدًا. لا رمية تخرجها من الرقعة.
clash-last-for-good = لا تستطيع قطعة على البيت الأخير أن تغادره أبدًا. لا يمكن رمي ما تحتاج إليه.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = لوح مربعات خانات
words-pieces = أحجار بيادق
words-start = ترتيب بداية
words-opening = يبدأ أولا
words-entry = دخول
words-zero = عصي نرد زهر
words-lost = يخسر الدور
words-again = رمية إضافية دور إضافي
words-again-without-move = رمية إضافية
words-again-on = رمية إضافية
words-ends-turn = خسارة الدور شبكة
words-turn = تقسيم
words-stop = بيت الجمال السعادة بالضبط
words-stop-over = زيادة ارتداد رجوع
words-trap = غرق
words-blockade = سد حاجز ثلاث قفز
words-corners = زاوية منعطف صف
words-pairs = زوج اثنتان حماية
words-safe = آمن
words-hit = أكل أسر تبديل
words-hit-to-water = غرق
words-backward = رجوع خلف
words-water = بيت الماء النيل غرق
words-water-house = غرق 27
words-return-house = البعث 15
words-return-full = البعث مشغول 15
words-last-chance = الدور التالي الحقائق الثلاث 28 29 30
words-stuck-to-water = غرق
words-fixed = بالضبط الحقائق الثلاث
words-bear-off = خروج نهاية
words-exits = خروج نهاية 28 29 30
words-clear-first = الصف الأول
words-end = فوز
words-score = نقاط

## Notices and failures

notice-replaced = بدأت لعبة جديدة.
notice-aside = { $what ->
    [game] تعذّرت قراءة اللعبة المحفوظة، فتبدأ لعبة جديدة.
    [correspondence] تعذّرت قراءة لعبة عبر رابط.
    [puzzles] تعذّرت قراءة مسألة من ألعابك.
    [rematch] تعذّرت قراءة الأولى من لعبتين بالرميات نفسها.
   *[house-rules] تعذّرت قراءة قواعد صنعتها.
  } وحُفظت البيانات على حدة.
button-save-aside = حفظها في ملف
notice-not-saved = لم يعد حفظ هذه اللعبة ممكنًا. مساحة التخزين في هذا المتصفح ممتلئة أو محجوبة. يمكنك الاحتفاظ بها في ملف من «مشاركة أو حفظ» في القائمة.
notice-parameter = القيمة ‎{ $name }={ $value }‎ غير معروفة. القيم الممكنة: { $allowed }.
notice-ruleset = القواعد المطلوبة «{ $value }» لا يمكن اللعب بها ({ $options }{ $reason }).
notice-seed = القيمة ‎seed={ $value }‎ ليست عددًا من 64 رقمًا ست عشريًّا على الأكثر.
notice-computer-stopped = لم يستطع الحاسوب أن يختار نقلة ({ $reason }). اضغط «متابعة» لتسأله من جديد.
notice-language = تعذّر تحميل النصوص بلغة { $language }.
notice-no-net = { $why ->
    [unreadable] تعذّر تحميل ما تعلمه اللاعبون الأقوياء عن هذه القواعد أو أنه تالف، لذلك يقدّرون النقلات بقواعد تقريبية.
   *[absent] لا تحمل هذه النسخة من الصفحة ما تعلمه اللاعبون الأقوياء عن هذه القواعد، لذلك يقدّرون النقلات بقواعد تقريبية.
  }
notice-fault = حدث خطأ ({ $reason })، ولم تتغير اللعبة.
notice-not-loaded = تعذّر تحميل هذا الجزء من الصفحة. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.
notice-new-version = هناك إصدار جديد من هذه الصفحة، ولذلك لا يمكن تحميل هذا الجزء من الإصدار القديم. يُرجى تحميل الصفحة من جديد. الألعاب المحفوظة تبقى.
failure-title = لا يمكن بدء اللعبة
failure-wasm-missing = تحتاج اللعبة إلى WebAssembly، وهو غير موجود في هذا المتصفح أو موقوف. يوقفه نمط المنع (‎Lockdown Mode‎ في Safari) والأمان المحسّن (Edge): اسمح به لهذا الموقع في إعدادات المتصفح ثم أعد تحميل الصفحة. أما المتصفح القديم جدًّا فيحتاج إلى تحديث.
failure-wasm-blocked = لا يسمح هذا الموقع بـ WebAssembly الذي تحتاج إليه اللعبة. يجب أن تحتوي سياسته الأمنية على ‎script-src 'wasm-unsafe-eval'‎. وقد يحتاج المتصفح القديم إلى تحديث.
failure-wasm-not-found = تعذّر تحميل محرك اللعبة. يُرجى التحقق من الاتصال وإعادة تحميل الصفحة.
failure-engine-damaged = ملف محرك اللعبة غير مكتمل. يُرجى إعادة تحميل الصفحة. وإن لم يفد ذلك فالملف senet.wasm في هذا الموقع تالف أو حلّ محله ملف آخر.
failure-engine-broken = محرك اللعبة لا يعمل في هذا المتصفح. يُرجى استعمال متصفح أحدث.

## later: ending (the end of a game)

end-summary = خارج الرقعة: { cones } و{ spools }.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = أخيرًا وصلت، والشمس تشرق.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = حتى القمر خسر مرةً في لعبة على رقعة، فزادت السنة خمسة أيام.
# Figures of the game below the result, beside each other.
end-throws = { $throws ->
    [one] رمية واحدة
    [two] رميتان
    [few] { $throws } رميات
   *[other] { $throws } رمية
  }
end-hits = { $hits ->
    [0] بلا ضربات
    [one] ضربة واحدة
    [two] ضربتان
    [few] { $hits } ضربات
   *[other] { $hits } ضربة
  }
end-minutes = { $minutes ->
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
   *[other] { $minutes } دقيقة
  }
# A button after a win: another game, against the next stronger computer player.
end-stronger = خصم أقوى

## later: menu (the menu, and texts that several parts of the page use)

this-game = هذه اللعبة
menu-title = المزيد
menu-licence = يجوز النسخ والمشاركة مع ذكر المصدر: «‎Senet, the Senet contributors‎». البرنامج: ‎MIT‎ أو ‎Apache-2.0‎. النصوص: ‎CC BY 4.0‎. الرسوم: ‎CC0‎.
menu-edition = الإصدار { $release }، الإيداع { $commit }، القواعد { $rules }
menu-group-learn = التعلّم
menu-group-puzzles = مسائل ولعبة اليوم
menu-group-together = مع شخص آخر
menu-group-share = المشاركة والحفظ
menu-embedding = وضع هذه اللعبة في موقعك
menu-lab = المختبر: أثر قاعدة غير مؤكدة
menu-print = طباعة الرقعة والقطع والقواعد وورقة عمل
notice-frozen = الموقع الذي يعرض هذه اللعبة أوقف اللعب مؤقتًا.
menu-one-file = يعمل هذا الملف بلا إنترنت.

## later: sound (sounds)

sound-title = الصوت
sound-on = تشغيل الأصوات
sound-volume = شدة الصوت
sound-percent = { $share }%
sound-unavailable = لا يستطيع هذا الجهاز أن يشغّل صوتًا الآن.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = الدرس الأول
tutorial-offer = السينيت جديدة عليك؟
tutorial-offer-start = عرض الدرس
tutorial-offer-later = ليس الآن

tutorial-menu-lessons = الدروس
tutorial-menu-lessons-note = تعلّم اللعبة وأنت تلعبها
tutorial-menu-house = البيوت
tutorial-menu-house-note = ما هو كل بيت خاص، وماذا يفعل، وماذا كان يعني
tutorial-menu-odds = الرميات والاحتمالات
tutorial-menu-odds-note = آخر الرميات، وما يُتوقع، وما جاء حتى الآن
tutorial-menu-history = التاريخ
tutorial-menu-history-note = رقع حقيقية، وما لا يعرفه أحد
tutorial-why-house = المزيد عن البيت { $house }
tutorial-why-lesson = درس: { $name }

tutorial-known = معروف
tutorial-second = منقول
tutorial-unknown = غير معروف
tutorial-standings-title = ما مدى اليقين؟
tutorial-standings = «معروف»: قرأنا المصدر بأنفسنا. «منقول»: يرويه آخرون. «غير معروف»: لا يستطيع أحد أن يجزم.

tutorial-lessons = الدروس
tutorial-lessons-lead = لعبتك تنتظرك ولا تتغير.
tutorial-lessons-rows = الحماية والسدّ
tutorial-lessons-houses = البيوت الخاصة
tutorial-lessons-rules = كيف تختلف القواعد الأخرى
tutorial-not-kept = لا يُحفظ هنا شيء، فلا تظهر في المرة القادمة الدروس التي أنهيتها.
tutorial-goes-on = المتابعة من الخطوة { $count } من { $last }
tutorial-done = مكتمل
tutorial-step = الخطوة { $count } من { $last }
tutorial-count = { $count } من { $last }
tutorial-progress = التقدم في الدرس
tutorial-dock = رميات الدرس ونقلاته
tutorial-back = السابق
tutorial-skip = تخطي
tutorial-next = التالي
tutorial-finish = إنهاء
tutorial-press-next = تمت هذه الخطوة. اضغط «التالي» لتواصل.
tutorial-not-asked = هذا مسموح في اللعبة. أما هنا فجرّب من فضلك ما تطلبه هذه الخطوة.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = القطعة المطلوبة على البيت { $house }: عليها الحلقة.
tutorial-end-lead = رميات الدرس محددة مسبقًا، فلا دور للحظ فيه. أما هذه الاختيارات فهي اختياراتك أنت.
tutorial-end-judge = التقييم من أقوى لاعب هنا. وقد يخطئ.

lesson-first = الدرس الأول
lesson-first-about = اللعبة كلها في دقيقتين
lesson-first-1 = أخرِج بكراتك السوداء من الرقعة. ارمِ ثم اضغط على البكرة التي حولها حلقة.
lesson-first-1-done = وجهان فاتحان يساويان 2.
lesson-first-2 = ارمِ ثم انزل على المخروط الذي على البيت 17.
lesson-first-2-done = ضربتَ المخروط، فتبادلت القطعتان مكانيهما. بعد 1 أو 4 أو 5 ترمي مرة أخرى.
lesson-first-3 = ارمِ مرة أخرى، وانقل أي بكرة تريد.
lesson-first-3-done = إذا استطعت أن تتحرك فعليك أن تتحرك.
lesson-first-4 = ارمِ وانقل البكرة من البيت 10 إلى جوار التي على البيت 13.
lesson-first-4-done = لا يستطيع أحد أن يضربهما وهما متجاورتان.
lesson-first-5 = على كل قطعة أن تقف على البيت 26. ارمِ واذهب إليه.
lesson-first-5-done = من هنا تُخرج الرمية 5 القطعة من الرقعة.
lesson-first-6 = البيت 27 هو الماء. ارمِ وانظر.
lesson-first-6-done = انتهى دورك، وعلى قطعك الأخرى أن تنتظر.
lesson-first-7 = اضغط على الزر لتُنقذ بكرتك.
lesson-first-7-done = رجعت بكرتك إلى البيت 15.
lesson-first-8 = ارمِ وأخرج بكرتك الأخيرة من الرقعة.
lesson-first-8-done = لقد فزت! لا أحد يعرف القواعد القديمة. هذه من عام 1978.

lesson-house-15 = البيت 15: البعث
lesson-house-15-1 = بكرتك في الماء على البيت 27. البيت 15 فارغ: أنقذ بكرتك.
lesson-house-15-1-done = يمنحها البيت 15 بداية جديدة، بعد رجوع اثني عشر بيتًا. والإنقاذ يستهلك دورك.
lesson-house-15-2 = الآن على البيت 15 مخروط، فلا يمكنك أن تُنقذ بكرتك. لا يحررها إلا رمية 4. ارمِ وأخرجها من الرقعة.
lesson-house-15-2-done = إنه الحظ: لا تأتي الرمية 4 إلا مرة في كل ست عشرة رمية.
lesson-house-26 = البيت 26: الجمال
lesson-house-26-1 = ارمِ ثم اضغط على البكرة التي على البيت 24 لترى لماذا لا تستطيع أن تتحرك.
lesson-house-26-1-done = رمية 4 تتجاوز بها البيت 26. وعلى كل قطعة أن تنزل عليه أولًا.
lesson-house-26-2 = فعلى قطعة أخرى أن تستعمل الرمية 4. انقل البكرة التي على البيت 8.
lesson-house-26-2-done = والرمية 4 تمنحك رمية أخرى.
lesson-house-26-3 = ارمِ مرة أخرى، وأوصل البكرة من البيت 24 إلى البيت 26.
lesson-house-26-3-done = وصلت البكرة. ولا تضرّها الآن إلا رمية 1.
lesson-house-26-4 = أفضل رمية من البيت 26 هي الرمية 5. ارمِ وأخرج البكرة من الرقعة.
lesson-house-26-4-done = إلى خارج الرقعة مباشرة، متجاوزةً الماء والبيوت الأخيرة.
lesson-house-27 = البيت 27: الماء
lesson-house-27-1 = ارمِ والعب النقلة الوحيدة الممكنة.
lesson-house-27-1-done = القطعة التي تقع في الماء تنهي دورك فورًا، حتى بعد رمية 1.
lesson-house-27-2 = يمكنك أن تُنقذ بكرتك، أو أن تحاول رمية 4. جرّب: ارمِ.
lesson-house-27-2-done = لم تأتِ الرمية 4، فانتهى دورك وبقيت البكرة في الماء.
lesson-house-27-3 = هناك مخروط وحده على البيت 30. ارمِ واضربه من البيت 26.
lesson-house-27-3-done = القطعة التي تُضرب على البيوت الأخيرة تقع في الماء.
lesson-house-last = البيوت 28 و29 و30
lesson-house-last-1 = من البيت 28 تغادر القطعة الرقعة برمية 3. ارمِ وأخرجها.
lesson-house-last-1-done = ويطلب البيت 29 الرمية 2. ولا تُخرج قطعةً من هذين البيتين رميةٌ أخرى.
lesson-house-last-2 = لكن إذا لم تستطع أن تنقل غيرها، وجب أن ترجع. ارمِ وانظر.
lesson-house-last-2-done = عادت إلى الماء! أبقِ قطعة أخرى على الطريق لتستطيع أن تنتظر.
lesson-house-last-3 = البيت 30 هو البيت الكريم: أي رمية تُخرج القطعة. جرّب.
lesson-house-last-3-done = كفت الرمية 2.

lesson-pairs = قطعتان متجاورتان
lesson-pairs-1 = مخروطان متجاوران على البيتين 19 و20. ارمِ ثم اضغط على البكرة على البيت 17.
lesson-pairs-1-done = القطع من لون واحد على بيوت متجاورة يحمي بعضها بعضًا.
lesson-pairs-2 = احمِ قطعك: ارمِ وانقل البكرة من البيت 10 إلى جوار التي على البيت 13.
lesson-pairs-2-done = الآن لا يمكن أن تُضرب أي من الاثنتين.
lesson-walls = ثلاث متتالية
lesson-walls-1 = ثلاثة مخاريط متتالية على البيوت 12 و13 و14. ارمِ ثم اضغط على البكرة على البيت 11.
lesson-walls-1-done = يجوز القفز فوق قطعة أو اثنتين، لكن ليس فوق ثلاث متتالية: هذا هو الجدار.
lesson-walls-2 = ابنِ جدارًا بنفسك: ارمِ وانقل البكرة من البيت 8 إلى جوار البكرتين على البيتين 10 و11.
lesson-walls-2-done = على المخاريط خلف الجدار أن تنتظر حتى تفتحه.
lesson-modern = قواعد كيندال بخمس قطع
lesson-modern-about = الصورة الحديثة: الماء يعيد القطعة فورًا، والبيوت الأخيرة تطلب رميات مضبوطة
lesson-modern-1 = الماء هنا يعمل بطريقة أخرى. ارمِ وانقل البكرة من البيت 26.
lesson-modern-1-done = لا تبقى في الماء بل تذهب فورًا إلى البيت 15. ولأنك رميت 1 ترمي مرة أخرى.
lesson-modern-2 = ارمِ ثم اضغط على البكرة على البيت 30.
lesson-modern-2-done = في هذه القواعد لا تُخرج القطعةَ من البيت 30 إلا رمية 1.
lesson-series = قواعد كيندال لعام 1979
lesson-series-about = كل الرميات أولًا، ثم كل النقلات
lesson-series-1 = رمية 1 أو 4 أو 5 تتيح لك أن تواصل الرمي فورًا. ارمِ حتى تأتي رمية 2 أو 3.
lesson-series-1-done = عندك الرميتان 1 و2، تلعبهما بأي ترتيب.
lesson-series-2 = العب إحدى رميتيك. يمكنك أن تختار الرمية أولًا، بجوار العصيّ.
lesson-series-2-done = بقيت رمية واحدة.
lesson-series-3 = العب الرمية الأخرى، بالبكرة نفسها أو بغيرها.
lesson-series-3-done = حين تملك الرميات كلها معًا تستطيع أن تخطط: واحدة لتضرب، وواحدة لتصل إلى الأمان.
lesson-entering = قواعد كيندال نقلًا عن مقالة ويكي
lesson-entering-about = الرقعة فارغة في البداية
lesson-entering-1 = تبدأ القطع كلها بجانب الرقعة. ارمِ وأدخل واحدة.
lesson-entering-1-done = توضع على البيت 1 وتتقدم منه فورًا بعدد رميتك.
lesson-entering-2 = هنا يجوز للقطعة أن تنزل على قطعة من لونها. ارمِ وأدخل بكرة أخرى إلى البيت 4.
lesson-entering-2-done = البيت 4 مشغول، فتذهب البكرة إلى أول بيت فارغ خلفه.
lesson-jequier = قواعد جيكييه
lesson-jequier-about = إذا لم يظهر وجه فاتح فالرمية 6، ولا خروج قبل أن تجتمع القطع كلها في الصف الأخير
lesson-jequier-1 = في هذه القواعد تُحسب أربعة وجوه داكنة بأكثر. ارمِ وانقل أي بكرة.
lesson-jequier-1-done = رمية 6! والرمية 6 تمنحك رمية أخرى، كما تفعل الرميتان 1 و4.
lesson-jequier-2 = البيت 26 آمن، لكن الماء الذي يليه ليس آمنًا. ارمِ وانتقل من البيت 26 إلى البيت 27.
lesson-jequier-2-done = يرسل الماء القطعة إلى أول بيت فارغ في الرقعة كلها.
lesson-jequier-3 = حين تجتمع قطعك كلها في الصف الأخير يجوز لها أن تغادر: بالنزول بالضبط على البيت 30. ارمِ وأوصل البكرة إليه.
lesson-jequier-3-done = النزول على البيت 30 يعني مغادرة الرقعة.
lesson-piccione = قواعد بيتشوني
lesson-piccione-about = سباق هادئ: لا شيء يُضرب، ويجوز تقسيم الرميات
lesson-piccione-1 = تدخل القطع برمية 1. ارمِ وأدخل بكرة إلى البيت 1.
lesson-piccione-1-done = إدخال قطعة يمنحك رمية أخرى لتلك القطعة.
lesson-piccione-2 = يجوز أن تقسم رمية على قطعك. ارمِ وانقل أولًا خطوة واحدة فقط، من البيت 14 إلى البيت 15.
lesson-piccione-2-done = يمنحك البيت 15 رمية أخرى فيما بعد. وبقيت من رميتك ثلاث خطوات.
lesson-piccione-3 = استعمل بعض الخطوات الثلاث الباقية أو كلها، بأي بكرة.
lesson-piccione-3-done = في هذه القواعد لا تُضرب أي قطعة: المهم أن تستفيد من كل رمية.
lesson-bell = قواعد بيل
lesson-bell-about = عشر قطع ونرد واحد، والقطعة المضروبة تخرج من اللعبة نهائيًّا
lesson-bell-1 = هنا يُرمى نرد. ارمِ وانزل على المخروط على البيت 13.
lesson-bell-1-done = خرج المخروط من اللعبة. ومن أخرج من الرقعة قطعًا أكثر فهو الفائز.
lesson-bell-2 = هناك مخروط على البيت 26. ارمِ ثم اضغط على بكرتك على البيت 24.
lesson-bell-2-done = على البيوت من 26 إلى 29 تكون القطعة في أمان.
lesson-bell-3 = ارمِ ثم اضغط على البكرة على البيت 5.
lesson-bell-3-done = البيوت المعلَّمة للعبور فقط: على القطعة التي هناك أن تواصل حالما تستطيع.
lesson-boards = رقع قديمة
lesson-boards-about = رقع بلا قواعد، والقواعد التي صنعناها لها
lesson-boards-1 = أبسط الرقع لا علامات عليها إطلاقًا. ارمِ وأخرج البكرة التي على البيت 28.
lesson-boards-1-done = على هذه الرقع تُخرج القطعةَ أي رمية تتجاوز النهاية.
lesson-boards-2 = على الرقع الأقدم كان المسار ينتهي أعلى اليسار، وعلى البيت 27 علامة ×. ارمِ وانتقل إليه.
lesson-boards-2-done = لا أحد يعرف ماذا كانت علامة × تفعل. نحن نرسل القطعة إلى أول بيت فارغ.
lesson-boards-3 = على الرقع المتأخرة تقف الآلهة في النهاية، وحورس على البيت 30. ارمِ ثم اضغط على البكرة التي هناك.
lesson-boards-3-done = في قواعدنا لا تخرج قطعة من بيت حورس إلا برمية 1.
lesson-double = الرقعة المزدوجة
lesson-double-about = ستون بيتًا على رقعتين
lesson-double-1 = رقعتان متجاورتان تصنعان مسارًا واحدًا طويلًا. ارمِ واعبر من البيت 30.
lesson-double-1-done = بقي ثلاثون بيتًا.

card-no-name = بيت بلا اسم
card-rules = في هذه اللعبة
card-ordinary = لا شيء خاص يحدث هنا.
card-told = ما يُروى عنه
card-lesson = درس عن هذا البيت
card-others = بيوت أخرى
card-loading = لحظة من فضلك…
card-sign-none = لا علامة عليه على هذه الرقعة.
card-sign-ankh = علامته «عنخ»، أي «الحياة».
card-sign-nefer = علامته «نفر»، أي «الطيّب» أو «الجميل».
card-sign-circle = علامته دائرة.
card-sign-water = علامته ثلاثة خطوط من الماء.
card-sign-cross = عليه علامة ×.
card-sign-three = عليه ثلاث شرطات.
card-sign-three_birds = عليه ثلاثة طيور.
card-sign-three_gods = يجلس عليه ثلاثة آلهة.
card-sign-two = عليه شرطتان.
card-sign-two_men = يجلس عليه رجلان.
card-sign-two_gods = يجلس عليه إلهان.
card-sign-one = عليه شرطة واحدة.
card-sign-horus = عليه صقر الإله حورس.

fact-house-thoth = يُقال إن نصًّا دينيًّا عن اللعبة، «نص اللعبة الكبير»، يجعل هذا البيت الأول للإله تحوت.
fact-house-neith = يُقال إن «نص اللعبة الكبير» يجعل هذا البيت للإلهة نيت.
fact-house-maat = يُقال إن «نص اللعبة الكبير» يجعل هذا البيت لماعت، إلهة الحق والنظام.
fact-house-thirty = يُقال إن «نص اللعبة الكبير» يسمّي هذا البيت بيت الثلاثين.
fact-house-netting = تسمّي قوائم قديمة هذا البيت بيت الصيد بالشبكة.
fact-house-ankh = على الرقعة المرسومة لقواعد بيتشوني تقف علامة «عنخ» هنا بين صولجانين.
fact-house-rebirth = «بيت البعث» و«الحياة الثانية» اسمان أطلقهما عليه لاعبون محدثون.
fact-house-nefer = تُظهر الرقع هنا علامة «نفر»، مرة أو ثلاث مرات.
fact-house-good = تسمّيه نصوص قديمة «الطيّب» أو «الجميل». أما «بيت الجمال» و«بيت السعادة» فاسمان حديثان.
fact-house-countdown = يقرأ متحف اللوفر البيوت الخمسة الأخيرة عدًّا تنازليًّا: طيّب، ماء، ثلاثة، اثنان، واحد.
fact-house-cross = على الرقع الأقدم هنا علامة ×. وفي أوائل الأسرة الثامنة عشرة حل الماء محلها.
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
    [other] عدد طرق السقوط المحسوبة { $ways }، وكلها متساوية الاحتمال.
   *[sticks] تسقط أربع عصيّ بست عشرة طريقة، وكلها متساوية الاحتمال.
  }
odds-so-far = { $count ->
    [0] لم يُرمَ شيء في هذه اللعبة بعد.
    [one] رمية واحدة في هذه اللعبة حتى الآن.
    [two] رميتان في هذه اللعبة حتى الآن، من اللاعبَين.
    [few] { $count } رميات في هذه اللعبة حتى الآن، من اللاعبَين.
   *[other] { $count } رمية في هذه اللعبة حتى الآن، من اللاعبَين.
  }
odds-throw = الرمية
odds-chance = الاحتمال
odds-expected = المتوقع
odds-thrown = ما رُمي
odds-again = ترمي مرة أخرى
odds-ways = { $count } من { $of }
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
        [you] رميتَ { $value } واخترتَ ألا تُخرج القطعة من الرقعة.
       *[other] رمى { who } { $value } واختار ألا يُخرج القطعة من الرقعة.
      }
    [passed] { $who ->
        [you] رميتَ { $value } ومرّرتَ دورك.
       *[other] رمى { who } { $value } ومرّر دوره.
      }
   *[other] { $who ->
        [you] رميتَ { $value } ولم تكن هناك نقلة ممكنة.
       *[other] رمى { who } { $value } ولم تكن هناك نقلة ممكنة.
      }
  }
throws-mark = { $lost ->
    [opening] البداية
    [declined] لم تُستعمل
    [passed] تمرير
   *[other] لا نقلة
  }
odds-note = في لعبة قصيرة تبتعد الأعداد كثيرًا عن المتوقع. هذه صدفة، وليست خطأ.

history-title = تاريخ قصير للسينيت
history-chapters = الفصول
history-chapter = { $value }: { $name }
history-yours = قواعد لعبتك
history-nobody = لا أحد يعرف القواعد
history-nobody-lead = لعب أهل النيل السينيت أكثر من ألفي سنة. عندنا رقعهم وقطعهم وصورهم، أما القواعد فقد ضاعت.
history-traces = الآثار الأولى
history-traces-lead = قد تكون السينيت قديمة قِدَم ملوك مصر الأوائل. لكن أقدم اللقى هي الأصعب قراءة.
history-amenhotep = رقع الملوك والكتبة
history-amenhotep-lead = في الدولة الحديثة تكون الرقعة غالبًا سطح صندوق، وعلى الوجه الآخر من الصندوق لعبة ثانية بعشرين مربعًا.
history-tutankhamun = ألعاب توت عنخ آمون
history-tutankhamun-lead = كان في مقبرة الملك الشاب عدد من صناديق الألعاب. وقد دوّنها هوارد كارتر، الذي فتح المقبرة، في بطاقات.
history-throwing = عصيّ وعظام وراقصون
history-throwing-lead = كانت العصيّ أولًا، بوجه فاتح ووجه داكن. ثم جاءت عظام الكعب.
history-last-houses = البيوت الخمسة الأخيرة
history-last-houses-lead = على كثير من الرقع لا تحمل علامات إلا البيوت الأخيرة. تغيّرت العلامات مع الزمن، وهي أفضل ما لدينا من دلائل.
history-journey = من لعبة إلى رحلة
history-journey-lead = ما بدأ تسلية صار رمزًا لرحلة الموتى في العالم السفلي.
history-beyond = خارج وادي النيل
history-beyond-lead = وُجدت رقع من ثلاثين مربعًا في قبرص وبلاد الشام أيضًا. وليس مؤكدًا أن اللعبة بدأت على النيل.
history-again = إعادة بناء القواعد
history-again-lead = منذ عام 1930 يقترح العلماء صيغًا معادًا بناؤها للقواعد توافق الرقع والصور والنصوص. ولا تتفق صيغتان. تتيح لك هذه الصفحة أن تلعبها وتقارن بينها.
drawing-pieces = مخاريط وبكرات، مرسومة على مثال قطع من الدولة الحديثة.
drawing-old-board = رقعة من ثلاثة صفوف في كل منها ستة مربعات، مثل رقعة المحاسنة. رسم من إعداد الموقع.
drawing-royal-board = رقعة مثل رقعة أمنحتب الثالث، من أعلى. رسم من إعداد الموقع، والألوان من اختيارنا.
box-royal-board = مجسّم من إعداد الموقع على مثال رقعة أمنحتب الثالث، بعلامات كالتي على رقع أخرى من زمنها. والألوان والإطار والجوانب والدرج من تصميمنا.
drawing-royal-box = صندوق على زلّاجة، مثل صندوق توت عنخ آمون. رسم من إعداد الموقع.
box-royal-box = مجسّم من إعداد الموقع على مثال صندوق توت عنخ آمون على زلّاجته، بعلامات كالتي على رقع أخرى من زمنه. والإطار والجوانب والدرج وشكل الزلّاجة من تصميمنا.
drawing-sticks = زوجان من العصيّ مثل عصيّ توت عنخ آمون: زوج ينتهي بأصابع، وزوج برؤوس ثعالب. رسم من إعداد الموقع.
drawing-last-houses = البيوت الخمسة الأخيرة: في الأعلى رقع أقدم، ثم أوائل الدولة الحديثة وأواخرها. وكلها هنا من اليسار إلى اليمين، لتسهل المقارنة.
drawing-players = اللعبة من الجانب، كما تُظهرها الصور المصرية. رسم من إعداد الموقع.
drawing-stone = حجر فيه ثلاثة صفوف من عشر حُفر، مثل أحجار قبرص. رسم من إعداد الموقع.
box-stone = حجر فيه ثلاثة صفوف من عشر حُفر، مثل أحجار قبرص. مجسّم من إعداد الموقع؛ وشكله المنتظم والخطوط بين الحُفر من تصميمنا.

fact-name = معنى «سينيت» هو «العبور».
fact-boards-known = عرف بيتشوني أكثر من 120 رقعة.
fact-forgotten = تُركت اللعبة في العصر الروماني.
fact-rules-lost = كيف كانت القطع تتحرك، وماذا كانت تفعل البيوت المعلَّمة؟
fact-hesy-re = في قبور من نحو 3100 ق.م وُجدت كِسَر مما قد يكون رقعًا. وأول صورة لا شك فيها في مقبرة حسي رع، من الأسرة الثالثة.
fact-el-mahasna = رقعة من الطين من المحاسنة، فيها ثلاثة صفوف من ستة مربعات ومعها اثنتا عشرة قطعة، وُصفت بأنها أقدم الرقع كلها (globalegyptianmuseum.org، الرقم 455).
fact-el-mahasna-doubt = هل رقعة المحاسنة رقعة سينيت أصلًا؟ لا يتفق العلماء على الغرض منها.
fact-nikauhor = يلعب رجلان بجوار عازفين على جدار في مصلّى ني كاو حور في سقارة، من الأسرة الخامسة (متحف المتروبوليتان، ‎08.201.2a–g‎).
fact-pepi-ankh = يمازح اللاعبان أحدهما الآخر في مقبرة بيبي عنخ في مير، نحو 2300 ق.م: يقول أحدهما إن قطعته نزلت وإنه سيرى قطعة الآخر تُؤخذ، فيجيب الآخر بأن العبور له.
fact-amenhotep = رقعة من القاشاني تحمل اسم أمنحتب الثالث، من نحو 1390 إلى 1353 ق.م. طولها 21 سم، وعلى أربعة من مربعاتها أعداد أو علامة «الطيّب» (متحف بروكلين، ‎49.56a-b‎).
fact-merymaat = بقيت قطع مطعَّمة من القاشاني من صندوق ألعاب الكاتب مري ماعت، من أبيدوس، في زمن تحتمس الثالث. الخشب حديث (متحف المتروبوليتان، ‎01.4.1a‎).
fact-zawiyet = صندوق مع قطعه ونرد يدور كالدوّامة، من زاوية العريان، أوائل الأسرة الثامنة عشرة (متحف الفنون الجميلة في بوسطن، ‎11.3095–11.3097‎).
fact-tut-large = طقم توت عنخ آمون الكبير من الأبنوس والعاج. طول الصندوق 44.4 سم، وهو قائم على زلّاجة (القاهرة، ‎JE 62058‎).
fact-tut-squares = على رقعة طقم توت عنخ آمون الكبير خمسة مربعات عليها كتابة.
fact-tut-small = صندوق صغير من العاج طوله 13.4 سم، على جوانبه أسماء الملك (القاهرة، ‎JE 62061‎).
fact-tut-pieces = صندوق آخر من العاج لم يكن قد فُتح قط. كانت فيه خمس قطع حمراء وخمس بيضاء وعظمتا كعب (كارتر، ‎585r‎).
fact-tut-sticks = كان لتوت عنخ آمون زوجان من العصيّ طولها 17.5 سم، أعلاها أبنوس داكن وأسفلها عاج أبيض. زوج ينتهي بأصابع بشرية، والآخر برؤوس ثعالب.
fact-hesy-sticks = تُظهر صورة حسي رع أربع عصيّ بجوار الرقعة.
fact-bones = شاعت عظام الكعب منذ الأسرة السابعة عشرة. ولا تُظهر صور اللعب في الدولة الحديثة شيئًا آخر يُرمى (متحف المتروبوليتان، ‎16.10.505a–c‎).
fact-neferkhawet = في مقبرة نفرخاوت كانت خمسة مخاريط وخمس بكرات (متحف المتروبوليتان).
fact-dancers = كانت القطع تُسمّى «الراقصين».
fact-counting = كيف كانت تُحسب رميات العصيّ أو العظام؟
fact-tab = القيم المستعملة اليوم، وفي هذه الصفحة أيضًا، هي قيم «الطاب»، وهي لعبة عصيّ من مصر الحديثة: وصفها إدوارد لين، ونسخها كارتر على بطاقة صندوق ألعاب توت عنخ آمون.
fact-old-marks = حتى الأسرة السابعة عشرة كانت العلامات: الطيّب، وعلامة ×، وثلاث شرطات، وشرطتان. وينتهي المسار أعلى اليسار.
fact-water-comes = في أوائل الأسرة الثامنة عشرة يحل الماء محل علامة ×. وفي متحف الصليب الوردي المصري في سان خوسيه بكاليفورنيا رقعة عليها الماء لكن مسارها ما زال في الاتجاه القديم: فهي على الأرجح حلقة وصل بين النوعين.
fact-imenmes = على صندوق ألعاب إيمن مس في اللوفر ثلاثة طيور على البيت 28 وشخصان جالسان على البيت 29.
fact-house-names = معظم أسماء البيوت التي يستعملها اللاعبون اليوم حديثة. ولم يعد يُقرأ من الأسماء القديمة إلا بعضها.
fact-dead-play = قبل نحو 4300 سنة كانت صور المقابر قد بدأت تُظهر الموتى يلعبون ضد الأحياء.
fact-spell = في الدولة الحديثة يصوّر الفصل 17 من كتاب الموتى الميتَ يلعب السينيت، وتصير الرقعة طريقًا في العالم السفلي.
fact-nefertari = تلعب الملكة نفرتاري وحدها في مقبرتها، ضد من لا يراه أحد (وادي الملكات، المقبرة 66).
fact-ani = يجلس آني وتوتو إلى اللعبة في بردية آني، نحو 1250 ق.م (المتحف البريطاني، ‎EA 10470,7‎).
fact-lion = تسخر بردية أخرى من مثل هذه المشاهد. أسد وظبي يجلسان إلى الرقعة، نحو 1100 ق.م (المتحف البريطاني، ‎EA 10016‎).
fact-cyprus = في قبرص صُنعت رقع للسينيت وللمِحِن، وهي لعبة أخرى من مصر، في أماكن كثيرة بين 2500 و1050 ق.م، مثل سوتيرا كامينوديا ومركي ألونيا.
fact-cyprus-more = أعطت مواقع العصر البرونزي في قبرص من رقع اللعب أكثر مما أعطت أي حضارة قديمة أخرى، بعدّ السينيت والمِحِن معًا (كريست 2016).
fact-levant = في أي اتجاه انتقلت اللعبة بين مصر وبلاد الشام؟ يرى بعض الباحثين أنها جاءت من مصر، ويرى آخرون العكس.
fact-arad = في تل عراد، في إسرائيل، رقعة من ثلاثين حفرة مثقوبة، من العصر البرونزي المبكر.
fact-backgammon = هل أصل الطاولة (النرد) من السينيت، كما يُروى كثيرًا؟ يحذّر كريست، الذي يدرس الرقع، من مثل هذه الحكايات.
fact-jequier = 1930: غوستاف جيكييه، أقدم صيغة معاد بناؤها يمكن لعبها هنا.
fact-kendall = 1978: تيموثي كيندال، «عبور العالم السفلي». يتبع الدرس الأول في هذه الصفحة قواعده.
fact-piccione = 1977 و1980: بيتر بيتشوني، الذي درس قبل كل شيء ماذا كانت اللعبة تعني.
fact-bell = 1979: آر. سي. بيل، بعشر قطع لكل لاعب.
fact-retold = لم نقرأ أيًّا من هذه الصيغ الأربع في أصلها. وتذكر قواعد كل لعبة من يرويها، وما المشكوك فيه.
fact-fair-sticks = كيف كانت العصيّ الحقيقية تسقط؟ العصيّ نصف المستديرة ليست عادلة تمامًا، أما عصيّنا فعادلة: وجهاها متساويا الاحتمال.

## later: fairness (checking that the throws are fair)

fairness-menu = هل الرميات عادلة؟
fairness-menu-note = التحقق من كل رمية بنفسك
fairness-line = ثُبّتت رميات هذه اللعبة قبل الرمية الأولى. رمزها:
fairness-title = هل الرميات عادلة؟
fairness-lead = لا أحد يستطيع أن يغيّر رمية في أثناء اللعبة: لا أنت، ولا الحاسوب، ولا هذه الصفحة.
fairness-toss = لا فرق بين أن تطيل الضغط قبل الرمية أو تقصّره، ولا بين رمية عالية وأخرى منخفضة: الاحتمالات هي نفسها دائمًا.
fairness-wait = لحظة من فضلك…
fairness-fault = لا يمكن التحقق من الرميات الآن. ({ $reason })
fairness-no-code = لا يمكن إظهار رمز الرميات. ({ $reason })
fairness-close = إغلاق
fairness-bound-title = ثابتة قبل الرمية الأولى
fairness-blind = لا يرى أي لاعب من لاعبي الحاسوب الرميات القادمة أبدًا.
fairness-bound = تأتي الرميات كلها من عدد سري واحد، هو البذرة. اكتب عندك هذا الرمز المحسوب منها. إن بقي كما هو في النهاية فلم يغيّر أحد البذرة.
fairness-code-full = الرمز كاملًا (SHA-256)
fairness-seed-later = تظهر البذرة عندما تنتهي اللعبة.
fairness-seed-shown = انتهت اللعبة: هذه هي البذرة.
fairness-seed-label = البذرة
fairness-sum-label = حساب الرمز بنفسك، في سطر الأوامر
fairness-copy = نسخ
fairness-copied = نُسخ.
fairness-marked = حُدّد النص، فانسخه.
fairness-check-title = كل الرميات
fairness-check = التحقق من كل رمية
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
fairness-throw-right = { $value }: صحيحة
fairness-throw-wrong = { $recorded }: كان يجب أن تكون { $expected }
fairness-odds-title = ما رُمي وما يُتوقع
fairness-figure = مربع كاي { NUMBER($figure, maximumFractionDigits: 2) }، والقيمة الاحتمالية { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] لم يُرمَ شيء بعد.
    [one] رمية واحدة أقل من أن تدل على شيء.
    [two] رميتان أقل من أن تدلّا على شيء.
    [few] { $throws } رميات أقل من أن تدل على شيء.
   *[other] { $throws } رمية أقل من أن تدل على شيء.
  }
fairness-verdict-as_expected = عدد الرميات { $throws }، وهي كما يُتوقع: في { NUMBER($hundred, maximumFractionDigits: 0) } من كل 100 لعبة عادلة يكون التفاوت مثل هذا أو أكثر.
fairness-verdict-unusual = عدد الرميات { $throws }، وهي غير معتادة. لا يكون التفاوت مثل هذا إلا في { NUMBER($hundred, maximumFractionDigits: 1) } من كل 100 لعبة عادلة. وهذا يحدث أحيانًا.
fairness-verdict-very_unusual = عدد الرميات { $throws }، وهي غير معتادة أبدًا. لا يكون التفاوت مثل هذا إلا في أقل من لعبة واحدة من كل 1000 لعبة عادلة. تحقق من كل رمية في الأسفل.
fairness-afar = في اللعب عبر رابط تُحسب الرميات من العددين السريَّين للاعبَين معًا. ويُفحص كل رابط يصل.

## later: shared-throws (the game of the day)

daily-title = لعبة اليوم
daily-note = الرميات نفسها للجميع اليوم
daily-heading = لعبة اليوم، { $date }
daily-lead = كل من يلعب لعبة اليوم ينال الرميات نفسها، في العالم كله. فمن يستفيد منها أكثر؟
daily-how = تلعب { $side ->
    [white] بالمخاريط البيضاء
   *[black] بالبكرات السوداء
  } ضد { $opponent ->
    [casual] اللاعب الهاوي
   *[other] الحاسوب
  }، بقواعد «{ $name }». والرميات تُحسب من التاريخ وحده.
daily-device = التاريخ هو تاريخ هذا الجهاز.
daily-another = هذه ليست لعبة اليوم، بل لعبة يوم آخر.
daily-play = لعب
daily-play-today = لعب لعبة اليوم
daily-play-again = لعبها مرة أخرى
daily-best = أفضل نتيجة لك في هذا اليوم
daily-replayed = يمكنك أن تلعبها كم مرة تشاء. والمرة الأولى هي الأهم: فبعدها تعرف الرميات.
daily-won = فوز. عدد الرميات: { $throws }. { $left ->
    [one] بقيت للحاسوب قطعة واحدة لم تخرج.
    [two] بقيت للحاسوب قطعتان لم تخرجا.
    [few] بقيت للحاسوب { $left } قطع لم تخرج.
   *[other] بقيت للحاسوب { $left } قطعة لم تخرج.
  }
daily-lost = خسارة. عدد الرميات: { $throws }. { $left ->
    [one] بقيت قطعة واحدة لم تخرج.
    [two] بقيت قطعتان لم تخرجا.
    [few] بقيت { $left } قطع لم تخرج.
   *[other] بقيت { $left } قطعة لم تخرج.
  }
daily-drawn = تعادل. عدد الرميات: { $throws }.
daily-text = سينيت، لعبة اليوم، { $date }: { $result } { $link }
daily-copy = نسخ النتيجة
daily-copied = نُسخت.
daily-not-copied = لا يسمح هذا المتصفح للصفحة بالنسخ. هذا هو النص:
daily-show = النتيجة ونص للنسخ
daily-bad-date = «{ $value }» ليس تاريخًا. اكتبه هكذا: ‎2026-11-21‎.
daily-today-instead = هذه لعبة اليوم.
daily-unkept = لا يُحفظ هنا شيء. تضيع النتيجة عندما تُغلق الصفحة.
daily-fault = لا يمكن بدء لعبة اليوم. ({ $reason })
daily-close = إغلاق

## later: correspondence (play by link)

correspondence-title = اللعب عبر رابط
correspondence-note = مع شخص بعيد، دورًا بعد دور
correspondence-lead = شخصان، وجهازان، ووقت كما تشاءان. في نهاية كل دور يتكوّن رابط ترسله إلى خصمك بأي تطبيق للرسائل أو بالبريد الإلكتروني.
correspondence-rules = القواعد: «{ $name }»، كما على الرقعة الآن. إن أردت غيرها فابدأ بها أولًا لعبة جديدة.
correspondence-sides-drawn = في هذه القواعد تقرر الرميات الأولى من يلعب بأي لون.
correspondence-side = لونك
correspondence-white = { $begins ->
    [yes] الأبيض، وأنت من يبدأ
   *[no] الأبيض
  }
correspondence-black = { $begins ->
    [yes] الأسود، وأنت من يبدأ
   *[no] الأسود
  }
correspondence-fair = تُحسب الرميات من العددين السريَّين للاعبَين معًا. ولا يستطيع أي منكما أن يتحكم فيها.
correspondence-make = إنشاء الرابط
correspondence-kept = ألعاب بدأتها
correspondence-kept-game = «{ $name }»، آخر دور { $date }
correspondence-kept-over = «{ $name }»، انتهت، آخر دور { $date }
correspondence-resume = متابعة
correspondence-resume-named = متابعة: { $game }
correspondence-forget = حذف
correspondence-forget-named = حذف: { $game }
correspondence-your-turn = { $side ->
    [white] لعبة عبر رابط: حان دورك. تلعب بالأبيض.
    [black] لعبة عبر رابط: حان دورك. تلعب بالأسود.
   *[none] لعبة عبر رابط: حان دورك. تقرر الرميات الأولى من يلعب بأي لون.
  }
correspondence-over = انتهت هذه اللعبة عبر الرابط.
correspondence-send-invitation = أرسل هذا الرابط إلى خصمك.
correspondence-send-answer = انضممت إلى اللعبة. أرسل هذا الرابط إلى خصمك ليواصل به.
correspondence-send = أرسل هذا الرابط إلى خصمك، وانتظر رابطه.
correspondence-send-begins = خصمك هو من يبدأ. أرسل هذا الرابط، وانتظر رابطه.
correspondence-send-last = انتهت اللعبة. أرسل هذا الرابط الأخير ليرى خصمك كيف انتهت.
correspondence-link = الرابط الذي ترسله
correspondence-copy = نسخ
correspondence-copied = نُسخ. أرسله الآن إلى خصمك.
correspondence-marked = حُدّد الرابط، فانسخه.
correspondence-share = مشاركة…
correspondence-share-text = دورك في لعبتنا، السينيت
correspondence-shared = تمت المشاركة.
correspondence-not-shared = تعذّرت مشاركة الرابط. انسخه من فضلك.
correspondence-qr = رمز QR
correspondence-qr-label = رمز QR للرابط
correspondence-paste = وصلك رابط؟ الصقه هنا
correspondence-open = فتح
correspondence-no-link = لا يوجد في هذا النص رابط لعبة.
correspondence-unkept = لا يُحفظ هنا شيء. اترك علامة التبويب هذه مفتوحة حتى يجيب خصمك، والصق رابطه هنا.
correspondence-copy-note = لا يستطيع مواصلة هذه اللعبة إلا هذا المتصفح، وبعض المتصفحات تحذف بياناتها بعد أسبوع بلا زيارة. نسخة في ملف تحميك من ذلك. وهي تحتوي على رقمك السري، فلا ترسلها إلى خصمك.
correspondence-copy-save = الاحتفاظ بنسخة في ملف
correspondence-copy-open = فتح نسخة محفوظة في ملف
correspondence-copy-wrong = هذا الملف ليس نسخة من لعبة عبر رابط، أو أنه تالف.
correspondence-gone = لم تعد هذه اللعبة عبر الرابط محفوظة في هذا المتصفح: حُذفت بياناتها، منك أو من المتصفح، أو بدأت في مكان آخر. يمكنك أن تنظر إليها. إن كنت قد احتفظت بنسخة منها في ملف، فافتحها من «اللعب عبر رابط» لتواصل.
correspondence-refused = لا يمكن فتح الرابط. ({ $reason })
correspondence-refused-link_damaged = هذا الرابط تالف، فقد ينقصه جزء، أو غيّره أحدهم. اطلبه من فضلك مرة أخرى.
correspondence-refused-link_form = يأتي هذا الرابط من إصدار آخر من اللعبة. يحتاج اللاعبان إلى الإصدار نفسه.
correspondence-refused-other_game = هذا الرابط من لعبة أخرى.
correspondence-refused-own_link = أنت من صنع هذا الرابط. أرسله إلى خصمك.
correspondence-refused-old_link = هذا رابط قديم: تقدّمت اللعبة بعده.
correspondence-refused-history_changed = في هذا الرابط أدوار غير التي لُعبت. لقد غيّره أحدهم.
correspondence-refused-value_changed = رميات هذا الرابط لا توافق ما ثُبّت قبل اللعبة. لقد غيّره أحدهم.
correspondence-refused-illegal_turn = في هذا الرابط دور لا تسمح به القواعد. لقد غيّره أحدهم.
correspondence-refused-turn_unfinished = الدور الذي في هذا الرابط لم ينتهِ. اطلب الرابط من فضلك مرة أخرى.
correspondence-refused-not_a_player = هذا المتصفح لا يعرف هذه اللعبة. إما أنها بدأت على جهاز آخر أو في متصفح آخر، وإما أن هذا المتصفح حذف بياناته: بعض المتصفحات تفعل ذلك بعد أسبوع بلا زيارة. واصلها حيث بدأت، أو افتح من «اللعب عبر رابط» النسخة التي احتفظت بها في ملف.

## later: sharing (sharing, saving, looking back)

prompt-looking = أنت تراجع نقلات سابقة.
button-back-in-game = العودة إلى اللعبة
said-back-in-game = عدتَ إلى اللعبة.
said-at-start = بداية اللعبة.
said-playing-on = تواصل اللعب من هنا.
look-back = مراجعة النقلات
look-back-note = مراجعة اللعبة نقلة نقلة، أو المتابعة من نقلة سابقة
look-back-here = إظهار هذا على الرقعة
look-first = إلى البداية
look-back-one = نقلة إلى الوراء
look-on = نقلة إلى الأمام
look-last = إلى آخر نقلة
look-moment = { $at } من { $last }
look-play-on = متابعة اللعب من هنا

menu-share = مشاركة هذه اللعبة أو حفظها
menu-share-note = رابطًا أو صورة أو نصًّا أو ملفًّا
menu-open = فتح لعبة
menu-open-note = من ملف أو نص
share-title = مشاركة أو حفظ
share-link-title = رابط
share-subject-game = اللعبة كلها، لمراجعتها أو لمواصلة اللعب
share-subject-position = الرقعة كما هي الآن فقط
share-copy = نسخ
share-copied = تم النسخ.
share-copy-by-hand = لا يسمح المتصفح بالنسخ. النص محدَّد، فانسخه بنفسك.
share-send = إرسال…
share-invites-game = لعبة سينيت
share-invites-position = وضع في السينيت: ماذا كنت ستلعب؟
share-no-address = هذه النسخة من الصفحة ملف أو جزء من صفحة أخرى، فلا رابط لها. يمكنك أن تشارك ملفًّا أو نصًّا أو صورة.
share-picture-title = صورة
share-save-picture = حفظ الصورة
share-picture-noise = حتى لا تتعرّف المواقع عليك، لا يسمح هذا المتصفح للصفحة بأن تقرأ ما رسمته. اسمح لهذا الموقع باستعمال بيانات لوحة الرسم، أو التقط صورة للشاشة.
share-file-title = ملف أو نص
share-save-game = حفظ اللعبة في ملف
share-text = اللعبة نصًّا
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = إرسال النتيجة
send-line = { $outcome ->
    [won] فزتُ في السينيت { $score }
    [lost] خسرتُ في السينيت { $score }
   *[other] لعبة سينيت: { $score }
  } بعد { $throws ->
    [one] رمية واحدة
    [two] رميتين
    [few] { $throws } رميات
   *[other] { $throws } رمية
  }.
send-invites = هل تجرّب الرميات نفسها؟
send-picture = نتيجة هذه اللعبة والرقعة في نهايتها
open-title = فتح لعبة
open-safe = اللعبة التي على الرقعة الآن لا تضيع: يمكنك استعادتها بعد ذلك.
open-file = لعبة محفوظة
open-paste = أو الصق هنا نص لعبة، أو رابطًا إليها
open-now = فتح
open-empty = لا شيء لفتحه بعد. اختر ملفًّا أو الصق نصًّا.
open-too-long = هذا أطول من أن يكون لعبة سينيت.
open-no-game = هذه ليست لعبة سينيت، أو هي تالفة.
open-bad-line = السطر { $line } من هذا النص لا يمكن لعبه، فلم تُفتح اللعبة.
open-encoding = ابتداءً من السطر { $line } ليس هذا الملف بترميز UTF-8 ولا UTF-16. احفظه من جديد في محررك بترميز UTF-8.
open-bad-link = هذا الرابط ليس للعبة سينيت، أو ينقصه جزء.
said-opened = فُتحت اللعبة.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = أخذ الصندوق باليد
turn-how = الصندوق في يدك. الأسهم تديره، والمسافة تُظهر جانبه التالي، ومفتاح Escape يعيده إلى مكانه.
turn-next = الجانب التالي
turn-back = إعادته إلى مكانه
turn-board = رقعة يمكن أن تدار. الأسهم تديرها، والمسافة تُظهر جانبها التالي، ومفتاح Escape يعيدها إلى مكانها.
turn-flat = الرقعة هنا رسم مسطّح لا يمكن أن يدار.

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
query-sticks = رمية العصيّ { $value }: الفاتح { $light }، والداكن { $dark }.
query-sticks-none = لم يُرمَ شيء بعد.
query-die = رمية النرد { $value }.
query-steps = { $count ->
    [one] بقيت خطوة واحدة.
    [two] بقيت خطوتان.
    [few] بقيت { $count } خطوات.
   *[other] بقيت { $count } خطوة.
  }
query-in-hand = لم يُلعب بعد: { $list }.
query-off = { $pieces ->
    [1] { $who ->
        [you] { $count ->
            [0] قطعتك الوحيدة لم تخرج بعد.
           *[other] خرجت قطعتك الوحيدة.
          }
        [computer] { $count ->
            [0] قطعة الحاسوب الوحيدة لم تخرج بعد.
           *[other] خرجت قطعة الحاسوب الوحيدة.
          }
       *[other] { $side ->
            [white] { $count ->
                [0] مخروط الأبيض الوحيد لم يخرج بعد.
               *[other] خرج مخروط الأبيض الوحيد.
              }
           *[black] { $count ->
                [0] بكرة الأسود الوحيدة لم تخرج بعد.
               *[other] خرجت بكرة الأسود الوحيدة.
              }
          }
      }
   *[other] { $count ->
        [0] { $who ->
            [you] لم تخرج أي من قطعك
            [computer] لم تخرج أي من قطع الحاسوب
           *[other] { $side ->
                [white] لم يخرج أي من مخاريط الأبيض
               *[black] لم تخرج أي من بكرات الأسود
              }
          }، وعددها { $pieces }.
       *[other] { $who ->
            [you] خرج من قطعك
            [computer] خرج من قطع الحاسوب
           *[other] { $side ->
                [white] خرج من مخاريط الأبيض
               *[black] خرج من بكرات الأسود
              }
          } { $count } من { $pieces }.
      }
  }
query-hand = { $count ->
    [one] بقيت قطعة واحدة لم تدخل بعد.
    [two] بقيت قطعتان لم تدخلا بعد.
    [few] بقيت { $count } قطع لم تدخل بعد.
   *[other] بقيت { $count } قطعة لم تدخل بعد.
  }
query-taken = { $count ->
    [one] خرجت من اللعبة قطعة واحدة.
    [two] خرجت من اللعبة قطعتان.
    [few] خرجت من اللعبة { $count } قطع.
   *[other] خرجت من اللعبة { $count } قطعة.
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
    [one] يبقى من هنا بيت واحد حتى الخروج.
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

accessibility-auto-move = لعب النقلة الوحيدة الممكنة والرمية الإضافية عني
accessibility-brief = عبارات قصيرة لقارئ الشاشة
accessibility-facing = إدارة الرقعة للاعبَين متقابلَين
accessibility-facing-note = لطاولة بينكما
accessibility-flip = الرقعة في الاتجاه الآخر
accessibility-flip-note = البيت الأول في الطرف الآخر
accessibility-full-screen = ملء الشاشة
accessibility-no-full-screen = لا يسمح المتصفح هنا بملء الشاشة.
accessibility-afresh = البدء من جديد
accessibility-reset = إعادة ضبط كل الإعدادات
accessibility-forget-note = تحفظ الصفحة كل شيء على هذا الجهاز، لا في أي مكان آخر. وتحذفه بعض المتصفحات إذا مر أسبوع بلا زيارة.
accessibility-forget = محو كل شيء على هذا الجهاز…
accessibility-forget-title = هل يُمحى كل شيء؟
accessibility-forget-what = سيُمحى من هذا الجهاز كل ما حفظته هذه الصفحة: إعداداتك وألعابك (ومنها الألعاب عبر رابط) ونتائجك ودروسك ومسائلك وقواعدك. ولا يمكن التراجع عن ذلك.
accessibility-forget-yes = محو كل شيء
accessibility-forget-no = الاحتفاظ بكل شيء
accessibility-not-forgotten = تعذّر محو بعض الأشياء. يمكنك أن تمحو ما حفظه الموقع من إعدادات المتصفح نفسه.

## later: kiosk (the unattended screen)

kiosk-attract-label = عرض لعبة سينيت
kiosk-invitation = المس الشاشة لتلعب
kiosk-caption-race = السينيت لعبة سباق للاعبَين. ومن يُخرج قطعه كلها من الرقعة أولًا يفوز.
kiosk-caption-age = لعب الناس على ضفاف النيل السينيت أكثر من ألفي سنة.
kiosk-caption-throw = رمية أولًا ثم نقلة: والرمية تحدد كم بيتًا تتقدم القطعة.
kiosk-caption-signs = على كثير من الرقع القديمة لا تحمل علامات إلا البيوت الخمسة الأخيرة. وأحدها الماء.
kiosk-caption-rules = لا أحد يعرف القواعد القديمة. أما هذه القواعد فأعاد بناءها علماء من عصرنا.
kiosk-caption-computer = هنا يلعب الحاسوب ضد نفسه. هل تستطيع أن تلعب أفضل منه؟
kiosk-news-hit = ضربة! نزلت قطعة على قطعة للخصم، فتبادلتا مكانيهما.
kiosk-news-water = وقعت قطعة في الماء، وعليها أن تخرج قبل أن يواصل صاحبها اللعب.
kiosk-news-home = خرجت قطعة من الرقعة. يفوز من يُخرج قطعه كلها أولًا.
kiosk-news-comeback = فاز من كان متأخرًا! في السينيت لا يُحسم شيء قبل الرمية الأخيرة.
kiosk-take-home = خذها معك: وجّه كاميرا هاتفك إلى هنا.

kiosk-bar-label = لهذه الزيارة
kiosk-languages = اللغة
kiosk-larger = أكبر
kiosk-contrast = تباين عالٍ
kiosk-sound = الصوت
kiosk-finish = إنهاء

kiosk-still-title = هل ما زلت هنا؟
kiosk-still-what = المس الشاشة لتواصل. وإلا بدأت اللعبة من جديد للزائر التالي.
kiosk-still-left = { $seconds ->
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $seconds } ثوانٍ
   *[other] بقيت { $seconds } ثانية
  }
kiosk-still-go-on = ما زلت هنا
kiosk-visit-over = انتهت الزيارة، وأُعيد كل شيء إلى البداية.

kiosk-curator-title = لفريق المتحف
kiosk-curator-day = اليوم
kiosk-curator-begun = ألعاب بدأت
kiosk-curator-ended = ألعاب لُعبت إلى النهاية
kiosk-curator-resets = زيارات انتهى وقتها
kiosk-curator-none = لم يلعب أحد بعد.
kiosk-curator-note = تُحفظ هذه الأرقام على هذا الجهاز ستين يومًا، ولا تُحفظ في أي مكان آخر.
kiosk-curator-not-kept = هذا المتصفح لا يحفظ شيئًا: تضيع الأرقام عندما تُغلق الصفحة.
kiosk-curator-file = ملف الإعداد
kiosk-file-none = لا يُستعمل أي ملف إعداد.
kiosk-file-good = يُستعمل ‎{ $file }‎ كله. هذا الإصدار مستعمل منذ { $date }.
kiosk-file-unreachable = لا يمكن الوصول الآن إلى ‎{ $file }‎. يُستعمل آخر إصدار سليم منه، وهو مستعمل منذ { $date }.
kiosk-file-faulty = في ‎{ $file }‎ أخطاء. يُستعمل آخر إصدار سليم منه، وهو مستعمل منذ { $date }.
kiosk-file-copy = لا يمكن استعمال ‎{ $file }‎ كما هو الآن. تُستعمل النسخة المحفوظة على هذا الجهاز، وهي مستعملة منذ { $date }.
kiosk-file-copied = على هذا الجهاز نسخة محفوظة، للبدء بلا إنترنت.
kiosk-file-unkept = لا يحفظ هذا المتصفح نسخة من الملف. فإذا بدأت اللعبة بلا إنترنت لم يكن الملف موجودًا. ({ $reason })
kiosk-file-read-again = قراءته من جديد
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = تبقى الشاشة مضاءة.
kiosk-screen-resting = المتحف مغلق: يمكن أن تنطفئ الشاشة.
kiosk-screen-refused = هذا المتصفح يترك الشاشة تنطفئ. غيّر إعدادات الطاقة في الجهاز. ({ $reason })
kiosk-screen-insecure = قد تنطفئ الشاشة، لأن هذه الصفحة فُتحت عبر http. افتحها عبر https أو من هذا الحاسوب نفسه، أو غيّر إعدادات الطاقة في الجهاز.
# $list is a list of names of languages.
kiosk-not-drawn = لا تُعرض لأن هذا الجهاز ليس فيه خط لها: { $list }
kiosk-corner = { $count ->
    [one] ملف الإعداد: { $fault }
    [two] ملف الإعداد، خطآن. الأول: { $fault }
    [few] ملف الإعداد، { $count } أخطاء. الأول: { $fault }
   *[other] ملف الإعداد، { $count } خطأ. الأول: { $fault }
  }
kiosk-fault-long = { $field }: النص أطول من اللازم: عدد حروفه { $found }، والمكان يتسع لـ { $most }. اختصره.
kiosk-fault-count = { $field }: العناصر أكثر من اللازم: عددها { $found }، والمكان يتسع لـ { $most }. احذف بعضها.
kiosk-fault-empty = { $field }: الحقل فارغ. اكتب شيئًا أو احذفه.
kiosk-fault-range = { $field }: القيمة { $found } غير ممكنة. القيم الممكنة بالثواني: من { $least } إلى { $most }.
kiosk-fault-inches = { $field }: القيمة { $found } غير ممكنة. القيم الممكنة بالبوصة: من { $least } إلى { $most }.
kiosk-fault-time = { $field }: ‏{ $found } ليس وقتًا. اكتبه هكذا: ‎09:30‎.
kiosk-fault-choice = { $field }: القيمة { $found } غير معروفة. القيم الممكنة: { $allowed }.
kiosk-fault-kind = { $field }: المطلوب هنا { $kind ->
    [text] نص بين علامتي اقتباس.
    [number] عدد بلا علامات اقتباس.
    [flag] true أو false بلا علامات اقتباس.
    [list] قائمة بين قوسين مربعين.
   *[group] مجموعة بين حاصرتين.
}
kiosk-fault-missing = الحقل { $field } ناقص.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: القيمة { $found } مكررة. احذف إحداهما.
kiosk-fault-picture-name = { $field }: ‏{ $found } ليست صورة يمكن لهذه الشاشة عرضها. اذكر ملفًّا في المجلد نفسه ينتهي بـ ‎.png‎ أو ‎.jpg‎ أو ‎.webp‎ أو ‎.gif‎ أو ‎.svg‎.
kiosk-fault-address = { $field }: ‏{ $found } ليس عنوانًا يمكن للزوار فتحه. يبدأ العنوان بـ ‎https://‎.
kiosk-fault-no-group = يجب أن يكون الملف كله مجموعة واحدة بين حاصرتين.
kiosk-fault-encoding = الملف غير مكتوب بترميز UTF-8. احفظه من جديد في محررك بترميز UTF-8.
kiosk-fault-picture = ‎{ $field }‎: لا يمكن عرض هذه الصورة: ‎{ $found }‎
kiosk-fault-field = ‎{ $field }‎: لا يوجد حقل بهذا الاسم.
kiosk-fault-json = { $line ->
    [0] في موضع ما
   *[other] في السطر { $line }
} فاصلة أو علامة اقتباس أو قوس ناقص أو في غير مكانه. ({ $reason })
kiosk-fault-unreadable = لا يمكن قراءة الملف: { $reason }
kiosk-fault-elsewhere = ‎{ $file }‎ ليس عنوانًا في موقع هذه الصفحة.

## later: review (the review of a game: luck and choices)

review-menu = الحظ والاختيار حتى الآن
review-menu-note = ما أعطته الرميات وما كلّفته الاختيارات. والاطلاع عليه يُعدّ مساعدة.
review-title = كيف سارت اللعبة
review-title-open = الحظ والاختيار حتى الآن
review-help = الاطلاع عليه يُعدّ مساعدة: فيه أكثر مما قد يعرفه الخصم.
review-working = يجري تقييم اللعبة: { $done } من { $all }…
review-solving = تُحلّ اللعبة أولًا حلًّا تامًّا. يستغرق ذلك بضع ثوانٍ…
review-failed = تعذّر تقييم اللعبة.
review-retry = إعادة المحاولة
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] كان الحظ إلى جانبك.
    [computer] كان الحظ إلى جانب الحاسوب.
    [white] كان الحظ إلى جانب الأبيض.
    [black] كان الحظ إلى جانب الأسود.
   *[none] لم ينحز الحظ إلى أحد.
  }
review-missed = { $who ->
    [you] أضعتَ من الفرص أكثر من الحاسوب.
    [computer] أضاع الحاسوب من الفرص أكثر منك.
    [white] أضاع الأبيض من الفرص أكثر من الأسود.
    [black] أضاع الأسود من الفرص أكثر من الأبيض.
    [neither] لم يُضِع أحد فرصًا تُذكر.
   *[both] أضاع اللاعبان من الفرص القدر نفسه تقريبًا.
  }
review-verdict-drawn = انتهت اللعبة بالتعادل.
review-bar-label = { $who ->
    [you] من أين جاءت نتيجتك، بعدد الألعاب من كل 100
    [computer] من أين جاءت نتيجة الحاسوب، بعدد الألعاب من كل 100
    [white] من أين جاءت نتيجة الأبيض، بعدد الألعاب من كل 100
   *[black] من أين جاءت نتيجة الأسود، بعدد الألعاب من كل 100
  }
review-part-start = في البداية
review-part-start-note = كم لعبة من كل 100 تُكسب من البداية إذا اختار اللاعبان الأفضل دائمًا.
review-part-sticks = الحظ
review-part-unsure = غير مؤكد
review-part-unsure-note = هذا هو الفرق بين التقييم قبل الرمية والتقييم بعدها.
review-part-choices = { $who ->
    [you] اختياراتك
    [computer] اختيارات الحاسوب
    [white] اختيارات الأبيض
   *[black] اختيارات الأسود
  }
review-part-end = النتيجة
review-part-now = الآن
review-none = لم تغيّر أي رمية ولا أي اختيار ما يساوي لعبة واحدة من كل 100.
review-throw = { $made ->
    [made] الرمية { $n }: { $value }.
   *[none] الرمية { $n }.
  }
review-slip = هفوة
review-mistake = خطأ
review-big = خطأ كبير
review-found = { $choices ->
    [1] { $best ->
        [0] { $who ->
            [you] كان لك اختيار حقيقي واحد، ولم تجد فيه أفضل نقلة.
            [computer] كان للحاسوب اختيار حقيقي واحد، ولم يجد فيه أفضل نقلة.
            [white] كان للأبيض اختيار حقيقي واحد، ولم يجد فيه أفضل نقلة.
           *[black] كان للأسود اختيار حقيقي واحد، ولم يجد فيه أفضل نقلة.
          }
       *[other] { $who ->
            [you] كان لك اختيار حقيقي واحد، ووجدتَ فيه أفضل نقلة.
            [computer] كان للحاسوب اختيار حقيقي واحد، ووجد فيه أفضل نقلة.
            [white] كان للأبيض اختيار حقيقي واحد، ووجد فيه أفضل نقلة.
           *[black] كان للأسود اختيار حقيقي واحد، ووجد فيه أفضل نقلة.
          }
      }
   *[other] { $best ->
        [0] { $who ->
            [you] لم تجد أفضل نقلة في أي من اختياراتك
            [computer] لم يجد الحاسوب أفضل نقلة في أي من اختياراته
            [white] لم يجد الأبيض أفضل نقلة في أي من اختياراته
           *[black] لم يجد الأسود أفضل نقلة في أي من اختياراته
          }، وعددها { $choices }.
       *[other] { $who ->
            [you] وجدتَ
            [computer] وجد الحاسوب
            [white] وجد الأبيض
           *[black] وجد الأسود
          } أفضل نقلة في { $best } من { $who ->
            [you] اختياراتك
            [computer] اختياراته
            [white] اختياراته
           *[black] اختياراته
          }، وعددها { $choices }.
      }
  }
review-judge-exact = تقييم دقيق: كل أوضاع هذه اللعبة محلولة.
review-judge-net = التقييم من أقوى لاعب هنا، وهو ينظر إلى رمية واحدة إلى الأمام. وقد يخطئ.
review-judge-thumb = التقييم بقواعد بسيطة، إذ لا يوجد هنا ما هو أقوى لهذه القواعد. وقد تخطئ.
review-judge-gap = { $points ->
    [0] لم يكد التقييم يتغيّر في هذه اللعبة.
   *[other] في هذه اللعبة عُدّل التقييم بما مجموعه { $points } من كل 100 لعبة.
  }
review-judge-loss = حيث يُعرف اللعب الأمثل، يكلّف كل اختيار يختاره مثل هذا اللاعب في المتوسط { $loss } من كل 100 لعبة.
review-judge-endgames = النقلات الأخيرة مقيّمة بدقة.
review-judge-unsure = تغيّر التقييم كثيرًا: خذ الأجزاء على وجه التقريب.
review-curve = { $who ->
    [you] فرصتك في الفوز، رمية بعد رمية
    [computer] فرصة الحاسوب في الفوز، رمية بعد رمية
    [white] فرصة الأبيض في الفوز، رمية بعد رمية
   *[black] فرصة الأسود في الفوز، رمية بعد رمية
  }
review-curve-hint = حرّك المؤشر لترى أي لحظة على الرقعة.
review-curve-key = المفتاح N ينقلك إلى اللحظة المهمة التالية.
review-scrub = لحظة من اللعبة
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] أنت متقدّم
    [computer] الحاسوب متقدّم
    [white] الأبيض متقدّم
   *[black] الأسود متقدّم
  }
review-at = الرمية { $n }: من هنا { $who ->
    [you] { $chance ->
        [0] لا تفوز في أي لعبة من كل 100
       *[other] تفوز في { $chance } من كل 100 لعبة
      }
    [computer] { $chance ->
        [0] لا يفوز الحاسوب في أي لعبة من كل 100
       *[other] يفوز الحاسوب في { $chance } من كل 100 لعبة
      }
    [white] { $chance ->
        [0] لا يفوز الأبيض في أي لعبة من كل 100
       *[other] يفوز الأبيض في { $chance } من كل 100 لعبة
      }
   *[black] { $chance ->
        [0] لا يفوز الأسود في أي لعبة من كل 100
       *[other] يفوز الأسود في { $chance } من كل 100 لعبة
      }
  }.
review-legend = { $side ->
    [white] رميات الأبيض
   *[black] رميات الأسود
  }
review-mistakes = أخطاء
review-next = اللحظة التالية
review-table = على شكل جدول
review-col-throw = الرمية
review-col-player = اللاعب
review-col-value = القيمة
review-col-move = النقلة
review-col-chance = الفرصة
review-col-luck = الحظ
review-col-loss = المفقود
review-player = { who }
review-moments = اللحظات المهمة
review-numbers = بالأرقام
review-no-mistake = لم يكلّف أي اختيار 5 ألعاب أو أكثر من كل 100.
review-picture = الرقعة عند الرمية { $n }
review-moment-slip = { $who ->
    [you] أكثر اختياراتك كلفةً
   *[black] اختيار مكلف
  }
review-moment-throw = رمية غيّرت الكثير
review-moment-turn = هنا انتقل التقدّم للمرة الأخيرة
review-chance = { $who ->
    [you] فرصتك في الفوز: من { $before } إلى { $after } من كل 100 لعبة.
    [computer] فرصة الحاسوب في الفوز: من { $before } إلى { $after } من كل 100 لعبة.
    [white] فرصة الأبيض في الفوز: من { $before } إلى { $after } من كل 100 لعبة.
   *[black] فرصة الأسود في الفوز: من { $before } إلى { $after } من كل 100 لعبة.
  }
review-gave-away = { $points ->
    [0] لم يكلّف هذا الاختيار شيئًا يُذكر.
   *[other] كلّف هذا الاختيار { $points } من كل 100 لعبة.
  }
review-try = الاختيار من جديد
review-try-prompt = ماذا تلعب هنا؟ جرّبه على الرقعة.
review-try-right = صحيح: لا شيء أفضل.
review-try-wrong = هذا يكلّف { $points } من كل 100 لعبة. جرّب غيره.
review-better = الأفضل
review-show = إظهار أفضل اختيار
review-back = العودة إلى نهاية اللعبة
review-hundred = 100 لعبة من هنا
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] لا تفوز في أي واحدة من { $games }.
       *[other] تفوز في { $wins } من { $games }.
      }
    [computer] { $wins ->
        [0] لا يفوز الحاسوب في أي واحدة من { $games }.
       *[other] يفوز الحاسوب في { $wins } من { $games }.
      }
    [white] { $wins ->
        [0] لا يفوز الأبيض في أي واحدة من { $games }.
       *[other] يفوز الأبيض في { $wins } من { $games }.
      }
   *[black] { $wins ->
        [0] لا يفوز الأسود في أي واحدة من { $games }.
       *[other] يفوز الأسود في { $wins } من { $games }.
      }
  }
review-hundred-note = لعب الحاسوب باللونين.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = لا تقدُّم ممكن، فتعود قطعة إلى الوراء
first-water = الماء يمسك القطعة
first-block = لا قطعة تتحرك: ينتقل الدور
first-dark = لا وجه فاتح: تُحسب { $value }
first-again = الرقم { $value } يمنح رمية أخرى

## later: race (a bar below the names that shows the chance to win)

race-title = فرصة الفوز
race-chance = { $who ->
    [you] فرصتك في الفوز: { $chance } من كل 100 لعبة.
    [computer] فرصة الحاسوب في الفوز: { $chance } من كل 100 لعبة.
    [white] فرصة الأبيض في الفوز: { $chance } من كل 100 لعبة.
   *[black] فرصة الأسود في الفوز: { $chance } من كل 100 لعبة.
  }
race-setting = إظهار المتقدّم

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = عرض دور الحاسوب من جديد
turn-none = لم يلعب الحاسوب بعد.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = هل كان ذلك حظًّا فقط؟ العب لعبتين بالرميات نفسها: في الثانية يأخذ كل لاعب رميات خصمه.
rematch-offer-start = لعبتان بالرميات نفسها
rematch-first = الأولى من لعبتين بالرميات نفسها.
rematch-next = والآن الرميات نفسها بالعكس: يأخذ كل لاعب الرميات التي كانت لخصمه.
rematch-next-start = لعب اللعبة الثانية
rematch-second = الثانية من لعبتين بالرميات نفسها: وقد تبادل اللاعبان رمياتهما.
rematch-working = تجري مقارنة اللعبتين…
rematch-points = { $who ->
    [you] بالرميات نفسها: أنت { $own }، الحاسوب { $other }.
   *[pair] بالرميات نفسها: اللاعب الأول { $own }، اللاعب الثاني { $other }.
  }
rematch-better = { $who ->
    [you] كان استعمالك لها أفضل، بفارق { $points } من كل 100 لعبة.
    [computer] كان استعمال الحاسوب لها أفضل، بفارق { $points } من كل 100 لعبة.
    [first] كان استعمال اللاعب الأول لها أفضل، بفارق { $points } من كل 100 لعبة.
   *[second] كان استعمال اللاعب الثاني لها أفضل، بفارق { $points } من كل 100 لعبة.
  }
rematch-equal = استعملها اللاعبان بالجودة نفسها.
rematch-lost = اللعبة الأولى من هاتين اللعبتين غير معروفة هنا، فلا يمكن المقارنة بينهما.
said-rematch-first = الأولى من لعبتين بالرميات نفسها.
said-rematch-second = اللعبة الثانية: تبادل اللاعبان رمياتهما.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = تحدّي صديق
everyone-note = رابط: يلعب الأصدقاء أو الصف اللعبة نفسها بالرميات نفسها
everyone-lead = من يفتح هذا الرابط يلعب بالقواعد نفسها وباللون نفسه وبالرميات نفسها. ولكل لون رمياته التي لا تغيّرها أي نقلة.
everyone-after = بعد اللعبة يرى كل واحد ما كلّفته اختياراته. ومن كلّفته أقل فهو الأفضل استعمالًا للرميات.
everyone-own = نتيجتك
everyone-text = سينيت، الرميات نفسها: { $result } { $link }
everyone-play = اللعب الآن
everyone-qr = رمز QR
everyone-line = الرميات نفسها لكل من لديه هذا الرابط.
everyone-result = { $outcome ->
    [won] فزتَ بهذه الرميات.
    [drawn] انتهت اللعبة بهذه الرميات بالتعادل.
   *[lost] خسرتَ بهذه الرميات.
  }
everyone-lost = { $points ->
    [0] لم تكلّفك اختياراتك شيئًا.
   *[other] كلّفت اختياراتك { $points } من كل 100 لعبة.
  }
everyone-damaged = جزء من هذا الرابط ناقص أو تغيّر، فلا يمكن اللعب بالرميات المشتركة. افتح الرابط كاملًا أو اطلبه من جديد.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = مسائل
puzzle-menu-note = ابحث عن أفضل اختيار في نهايات ألعاب حقيقية، ومسألة جديدة كل يوم
puzzle-about = كل مسألة نهاية لعبة حقيقية محلولة حلًّا تامًّا. المحاولة الخاطئة لا تكلّف شيئًا.
puzzle-count = المحلول: { $count } من { $all }، من أول محاولة: { $first ->
    [0] لا شيء
   *[other] { $first }
  }.
puzzle-day = مسألة اليوم
puzzle-next = المسألة التالية
puzzle-all = كل المسائل
puzzle-leave = الخروج من المسائل
puzzle-show = إظهار أفضل اختيار
puzzle-title = المسألة { $number } من { $count }
puzzle-ask = ما أفضل اختيار؟ جرّبه على الرقعة.
puzzle-stars = الصعوبة { $stars } من 5
puzzle-is-open = لم تُحلّ بعد
puzzle-is-first = حُلّت من أول محاولة
puzzle-is-later = حُلّت
puzzle-wrong = { $points ->
    [0] بهذا لا تفوز في أي لعبة من كل 100
   *[other] بهذا تفوز في { $points } من كل 100 لعبة
  }: أقل من الأفضل بمقدار { $lost }. عُد وجرّب غيره.
puzzle-then = انظر ما يحدث إذا جاءت الرمية { $value }.
puzzle-right = صحيح: بهذا تفوز في { $points } من كل 100 لعبة.
puzzle-best = بالاختيار الأفضل تفوز في { $points } من كل 100 لعبة: { $move }
puzzle-theme-front = القطعة الخلفية
puzzle-theme-hit = الضرب
puzzle-theme-home = ليس وقت الخروج
puzzle-theme-spare = الامتناع عن الضرب
puzzle-theme-water = في الماء
puzzle-lesson-front = ليست القطعة الأمامية دائمًا هي التي ينبغي تحريكها.
puzzle-lesson-hit = قد تكون الضربة أثمن من مكان آمن.
puzzle-lesson-home = إخراج قطعة من الرقعة يمكن أن ينتظر.
puzzle-lesson-spare = الضربة لا تستحق دائمًا ما تعرّضك له.
puzzle-lesson-water = الخروج من الماء فورًا ليس الأفضل دائمًا.
puzzle-hundred = 100 لعبة بعد أفضل نقلة
puzzle-own = من ألعابك
puzzle-own-about = اختيارات لك كلّفت 5 ألعاب أو أكثر من كل 100. تُحفظ على هذا الجهاز وحده.
puzzle-own-none = عندما تنتهي لعبة ضد الحاسوب تأتي إلى هنا أكثر اختياراتك كلفةً. تُحفظ على هذا الجهاز وحده.
puzzle-own-title = من ألعابك: { $number } من { $count }
puzzle-own-new = { $count ->
    [one] صار أحد اختياراتك في هذه اللعبة مسألة جديدة.
    [two] صار اثنان من اختياراتك في هذه اللعبة مسألتين جديدتين.
    [few] صارت { $count } من اختياراتك في هذه اللعبة مسائل جديدة.
   *[other] صار { $count } من اختياراتك في هذه اللعبة مسائل جديدة.
  }
puzzle-own-try = البحث عن أفضل نقلة
puzzle-own-delete = حذف هذه المسائل
puzzle-own-gone = تغيّرت القواعد فلم تعد هذه المسألة صالحة، فحُذفت.

## later: offline (use without the internet)

offline-kept = اللعبة محفوظة على هذا الجهاز، وتعمل أيضًا بلا إنترنت.
offline-keeping = تُحفظ اللعبة الآن على هذا الجهاز. بعد ذلك تعمل أيضًا بلا إنترنت.
offline-failed = { $why ->
    [changed] تعذّر حفظ اللعبة على هذا الجهاز لأن الملف { $file } لم يصل كما أُنشئ، فقد غيّره الخادم أو شيء آخر في الطريق. تحتاج اللعبة إلى اتصال بالإنترنت.
    [missing] تعذّر حفظ اللعبة على هذا الجهاز لأن الملف { $file } تعذّر تحميله. تحتاج اللعبة إلى اتصال بالإنترنت.
    [space] تعذّر حفظ اللعبة على هذا الجهاز لأن المساحة لا تكفي. تحتاج اللعبة إلى اتصال بالإنترنت.
   *[unknown] تعذّر حفظ اللعبة على هذا الجهاز. تحتاج إلى الإنترنت إلى أن تُفتح مرة أخرى.
  }
offline-refused = { $why ->
    [policy] سياسة أمان هذا الموقع لا تسمح بحفظ اللعبة على هذا الجهاز، إذ يجب أن تتضمن { $file }. تحتاج اللعبة إلى اتصال بالإنترنت.
   *[browser] هذا المتصفح لا يسمح بحفظ اللعبة على هذا الجهاز، مثلًا لأن هذه نافذة خاصة أو لأن المواقع لا يُسمح لها بحفظ البيانات. تحتاج اللعبة إلى اتصال بالإنترنت.
  }
offline-impossible = لا تُحفظ اللعبة هنا على هذا الجهاز. اللعبة تحتاج إلى الإنترنت.
offline-insecure = فُتحت هذه الصفحة عبر http، ولذلك لا يسمح المتصفح بحفظ اللعبة على هذا الجهاز. عبر https كان سيسمح. اللعبة تحتاج إلى الإنترنت.
offline-saver = توفير البيانات مشغَّل، لذلك لم تُحفظ اللعبة على هذا الجهاز. تحتاج اللعبة إلى اتصال بالإنترنت.
offline-new-version = هناك إصدار جديد من هذه اللعبة. لعبتك تبقى كما هي.
offline-renew = تحميل الإصدار الجديد

## later: embedding (the page for site builders)

embedding-title = سينيت في موقعك
embedding-lead = اختر إعدادات اللعبة، وجرّبها، ثم انسخ الشفرة إلى صفحتك. لا تتصل اللعبة بأي خادم آخر، ولا تضع ملفات تعريف الارتباط، ولا تجمع شيئًا عن زوارك.
embedding-to-game = إلى اللعبة
embedding-options = اللعبة
embedding-preview = معاينة
embedding-lines = شفرة لصفحتك
embedding-language = لغة اللعبة
embedding-theme-any = حسب اختيار الزائر
embedding-keep = حفظ لعبة الزائر على جهازه
embedding-kiosk = لشاشة لا يراقبها أحد
embedding-way = الطريقة
embedding-way-frame = إطار
embedding-way-fitting = إطار يضبط ارتفاعه بنفسه
embedding-way-element = عنصر
embedding-way-own = نسختك الخاصة
embedding-way-oembed = oEmbed
embedding-about-frame = أبسط طريقة. الصق الشفرة حيث تكون اللعبة. لا تحتاج صفحتك إلى أي نص برمجي.
embedding-about-fitting = نص برمجي قصير يجعل الإطار بالارتفاع الذي تحتاج إليه اللعبة، ويمكنه أن يخبر صفحتك بما يحدث فيها.
embedding-about-element = اللعبة جزء من صفحتك نفسها، بلا إطار. ويمكنها أن تأخذ ألوانك وخطوطك.
embedding-about-own = اللعبة على خادمك أنت: مجلد من الملفات. لا يعمل شيء على الخادم.
embedding-about-oembed = للمواقع التي تصنع معاينة من رابط. احفظ هذه الشفرة باسم oembed.json في مجلد اللعبة.
embedding-height = الارتفاع بالبكسل
embedding-site = عنوان صفحتك (يمكن تركه فارغًا)
embedding-same = صفحتك على موقع اللعبة نفسه: لا يلزم شيء آخر.
embedding-elsewhere = صفحتك على موقع غير موقع اللعبة. يجب أن يرسل خادم اللعبة هذه الترويسة مع ملفاته، وإلا لم يظهر شيء: { $value }
embedding-elsewhere-maybe = إن كانت صفحتك على موقع غير موقع اللعبة، فيجب أن يرسل خادم اللعبة هذه الترويسة مع ملفاته، وإلا لم يظهر شيء: { $value }
embedding-header-sent = يرسلها الخادم.
embedding-header-missing = لا يرسلها الخادم بعد.
embedding-preview-blocked = المعاينة غير مسموح بها هنا. يجب أن تتضمن سياسة أمان المحتوى لهذا الموقع ‎{ $value }‎.
embedding-own-copy = انسخ مجلد اللعبة إلى خادمك، مثلًا إلى ‎{ $value }‎.
embedding-own-policy = إن كانت لموقعك سياسة لأمان المحتوى، فيجب أن تحتوي على ‎{ $value }‎.
embedding-own-lines = الصق هذه الشفرة في صفحتك:
embedding-copy = نسخ
embedding-copied = نُسخ.
embedding-select = لا يسمح متصفحك بالنسخ. الشفرة محددة، فانسخها.

## later: print (board, sticks and rules to print)

print-title = السينيت على الورق
print-lead = اطبع كل ما تحتاج إليه للعب بلا شاشة: الرقعة والقطع، والعصيّ أو النرد، والقواعد وورقة عمل. ويكفي الحبر الأسود.
print-paper = الورق
print-paper-a4 = A4
print-paper-letter = Letter
print-button = طباعة
print-real-size = اطبع بالحجم الحقيقي (100%)، لا على قدر الصفحة.
print-sheet-board = الرقعة: «{ $game }»
print-sheet-sticks = { $tool ->
    [die] النرد والقطع
   *[sticks] العصيّ والقطع
  }
print-sheet-rules = القواعد: «{ $game }»
print-sheet-worksheet = ورقة عمل: الاحتمالات
print-sheet-answers = ورقة العمل: الإجابات
print-board-how = قصّ الأجزاء. الصق بعضها ببعض حتى تتسلسل الأرقام، ثم الصق الرقعة على ورق مقوّى. تبيّن الأرقام طريق القطع.
print-board-part = الجزء { $letter }
print-sticks-how = قصّ العصيّ. اطوِ كل عصا عند خط الوسط والصقها. الآن لها وجه فاتح ووجه داكن. والعصيّ الحقيقية جيدة أيضًا: شقّ أغصانًا رفيعة وادهن الوجه المستدير.
print-die-how = قصّ المثلث الكبير. اطوِه عند الخطوط ليصير هرمًا ثلاثيًّا والصقه. ارمِه: العدد الذي على الوجه السفلي هو الذي يُحسب.
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
    [die] للنرد { $sides } أوجه. بكم طريقة يمكن أن يسقط؟
   *[sticks] تسقط كل عصا ووجهها الفاتح أو الداكن إلى أعلى. بكم طريقة يمكن أن تسقط { $sticks ->
        [2] عصوان
       *[other] { $sticks } عصيّ
      }؟
  }
print-task-table = { $tool ->
    [die] املأ الجدول. عدد الطرق كلها { $ways }: كم منها يعطي كل رمية؟
   *[sticks] املأ الجدول. عدد الطرق كلها { $ways }: كم منها يعطي كل رمية؟ يساعدك أن تكتب الطرق كلها، مثل: { $sticks ->
        [2] فاتح، داكن
        [5] فاتح، فاتح، داكن، فاتح، داكن
       *[other] فاتح، فاتح، داكن، فاتح
      }.
  }
print-task-most = أي رمية تأتي أكثر من غيرها؟
print-task-throw = اكتب أولًا ما تتوقعه، ثم ارمِ { $count ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $count } مرات
   *[other] { $count } مرة
  }، وضع علامة في الجدول لكل رمية.
print-task-compare = قارن ما توقعته بما رميته. هل هما سواء؟ ثم اجمعوا نتائج الصف كله. ماذا يتغير؟
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
   *[sticks] عدد الطرق { $ways }: ‎{ $product } = { $ways }‎.
  }
print-answer-count = يُحتسب منها { $ways } فقط، وفي الباقي تُعاد الرمية.
print-answer-table = انظر الجدول في الأسفل.
print-answer-most = { $count ->
    [one] الرمية { $throws }: تأتي في { $part } من { $ways ->
        [4] { $ways } طرق
       *[other] { $ways } طريقة
      }.
   *[other] ليست رمية واحدة: الرميات { $throws } متساوية، تأتي كل منها في { $part } من { $ways ->
        [4] { $ways } طرق
       *[other] { $ways } طريقة
      }.
  }
print-answer-compare = قلّما يتساوى ما تتوقعه وما ترميه تمامًا. وكلما زاد عدد الرميات اقتربت نسبها من المتوقع.
print-answer-again = { $part } من { $ways ->
    [4] { $ways } طرق
   *[other] { $ways } طريقة
  }، أي { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-twice = ‎{ $part }/{ $ways } × { $part }/{ $ways }‎، أي { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-mean = ‎{ $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }‎. اضرب كل رمية في عدد طرقها، واجمع النواتج كلها، واقسم على { $ways }.
print-to-game = إلى اللعبة
print-task-open = لا أحد يعرف كم كان المصريون القدماء يحسبون لكل رمية. اخترع حسابًا من عندك واحسب احتمالاته.
print-answer-open = الإجابات الصحيحة كثيرة. عدد الطرق { $ways } يبقى كما هو، ولا يتغير إلا ما تُحسب به.

## later: school (for schools)

school-recorded = تحفظ منصة التعليم لعبتك وأفضل نتيجة لك.
school-resumed = تتواصل لعبتك من حيث تركتها.
school-finished = انتهت اللعبة. نتيجتك { $score } من 100 نقطة. وقد أُرسلت إلى منصة التعليم.
school-learned = أنهيتَ الدرس الأول. والآن تعدّ منصة التعليم هذا النشاط منجزًا.
school-not-launched = لم تفتح هذه الصفحةَ منصةُ تعليم. يمكنك أن تلعب، لكن لا تُحفظ هناك نتيجة.
school-not-started = لم تقبل منصة التعليم الاتصال. يمكنك أن تلعب، لكن لا تُحفظ هناك نتيجة. أخبر معلمك من فضلك. ({ $reason })
school-not-kept = لم تحفظ منصة التعليم نتيجتك. يمكنك أن تواصل اللعب. أخبر معلمك من فضلك. ({ $reason })
school-damaged = لا يمكن فتح اللعبة التي حفظتها منصة التعليم. بدأت لعبة جديدة. ونتيجتك السابقة باقية.
school-too-long = هذه اللعبة أطول مما تتسع له منصة التعليم. فهي تحفظ الرقعة كما هي، لا النقلات السابقة.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = المختبر
lab-lead = ضاعت قواعد السينيت، والصيغ المعاد بناؤها لا تتفق. قارن بين اثنتين منها، أو غيّر قاعدة واحدة، وانظر في آلاف الألعاب ماذا يتغيّر.
lab-class-lead = مجموعتان من القواعد وسؤال واحد: خمّن أولًا، ثم يلعب الحاسوب 500 لعبة بكل منهما.
lab-to-class = للصف المدرسي
lab-to-full = المختبر كاملًا
lab-question = سؤالك
lab-kind = ماذا تريد أن تعرف؟
lab-kind-compare = مقارنة
lab-kind-compare-note = مجموعتان من القواعد أو أكثر، أو مجموعة واحدة بقاعدة مغيّرة
lab-kind-sweep = تجربة كل قاعدة غير مؤكدة
lab-kind-sweep-note = مجموعة واحدة من القواعد، وفي كل مرة جواب آخر عن سؤال واحد مفتوح
lab-kind-grid = تغيير قاعدتين معًا
lab-kind-grid-note = هل يتوقف أثر إحداهما على الأخرى؟
lab-pick = اختر { $most } على الأكثر
lab-pick-one = اختر واحدة
lab-pick-two = اختر اثنتين على الأقل، أو اصنع نسخة من واحدة وغيّرها.
lab-duplicate = نسخة للتغيير
lab-remove = إزالة
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }، مع تغيير: { $changes }
lab-player = من يلعب
lab-player-net = لاعبون بشبكة عصبية
lab-player-hand-made = لاعبون بخطة بسيطة
lab-player-human-like = لاعبون بعادات بشرية
lab-player-random = لاعبون ينقلون عشوائيًّا
lab-player-all = أنواع اللاعبين الثلاثة كلها
lab-judge = من يقدّر الاحتمالات
lab-judge-net = الشبكة العصبية
lab-judge-hand-made = الخطة البسيطة
lab-judge-none = لا أحد: عدّ ما يحدث فقط (أسرع)
lab-evaluators = من يلعب: { $player }. من يقدّر الاحتمالات: { $judge }. وكلاهما واحد لكل القواعد.
lab-replaced = تلعب الشبكة العصبية لعبًا سيئًا جدًّا بهذه القواعد: { $rules }. ولذلك تحل الخطة البسيطة محلها في كل القواعد المقارَنة.
lab-doubt-comebacks = تنبيه: في «{ $name }» كانت فرصة { $value } من الفائزين يومًا دون الربع. ولو صحّت الاحتمالات المقدَّرة لما زادوا على { $expected }. لا تثق هنا بالمقاييس التي تحتاج إلى الاحتمالات.
lab-doubt-luck = تنبيه: في «{ $name }» بلغ مجموع الحظ { $value } بدل { $expected }. الاحتمالات المقدَّرة خاطئة. لا تثق هنا بالمقاييس التي تحتاج إليها.
lab-games = الألعاب
lab-games-count = { $count } لكل منها
lab-seed = البذرة
lab-seed-wrong = اكتب عددًا صحيحًا من 0 إلى 999999999999999.
lab-opening = إجابة للبداية
lab-opening-answer = في «{ $name }» تحمل الرميات العشر الأخيرة { $late } من حظ اللعبة كله. وفي «{ $second }» { $other }.
lab-opening-length = لعبة معتادة، عدد الرميات: { $throws }، { $time }
lab-opening-throws = الرميات العشر الأخيرة من كل الرميات
lab-opening-luck = حظ الرميات العشر الأخيرة
lab-opening-note = الحظ هو مربع ما تغيّره الرمية في فرصة الفوز. لعبت ثلاثة أنواع من اللاعبين كل لعبة، وعدد المرات لكل نوع { $games }، وقُدّرت الفرص بطريقتين. ولا تُحسب التقديرات التي تخالف النظرية. الغامق: أصغر نتيجة. الفاتح: حتى أكبرها.
lab-opening-again = العب هذه الألعاب من جديد
lab-evidence = أين تفيد الأدلة الأفضل أكثر من غيرها
lab-evidence-answer = القراءات التي تغيّر اللعبة: { $all }. ومنها في نقاط لا يحسمها أي مصدر قديم: { $weak }. أكبرها: «{ $point }» في «{ $name }».
lab-evidence-note = كل نقطة قاعدة قُرئت على وجه آخر؛ وكلما ابتعدت زاد تغييرها للعبة، عند نوع اللاعبين الأقل تأثرًا بها. 1 هو الفرق المعتاد بين لعبتين. ويبيّن السطر ما تستند إليه القاعدة قبل تغييرها.
lab-evidence-effect = التأثير
lab-evidence-unmentioned = غير مذكورة
lab-start = لعب الألعاب كلها
lab-stop = إيقاف
lab-progress = لُعب { $played } من أصل { $games } لعبة
lab-finished = لُعبت الألعاب كلها: { $games }.
lab-stopped = توقف اللعب بعد { $played } من أصل { $games } لعبة. وتُعرض النتائج حتى الآن.
lab-failed = تعذّر لعب الألعاب إلى نهايتها.
lab-fault = حدث خطأ: { $reason }
lab-refused = تعذّرت قراءة جزء من هذا الرابط ({ $names })، فاستُعمل الاختيار المعتاد بدلًا منه.
lab-found = ما تُظهره الألعاب
lab-moving = ما زالت الألعاب جارية والأرقام تتغير. تأتي النتيجة في النهاية.
lab-unfinished = لم تُلعب كل الألعاب، فلا نتيجة. هذه هي الأرقام حتى الآن.
lab-found-nothing = لا تكفي هذه الألعاب لتحديد هذا المقياس.
lab-table = كل المقاييس
lab-table-note = { $count ->
    [1] يصحّ المجال في 95 مرة من كل 100.
   *[other] تصحّ المجالات كلها معًا، وعددها { $count }، في 95 مرة من كل 100.
  } والفروق الواضحة مكتوبة بخط عريض.
lab-measure = المقياس
lab-difference = الفرق
lab-interval = { $value } (من { $low } إلى { $high })
lab-unknown = غير معروف
lab-beyond-cap = أكثر من { $value }
lab-time = { $value } ({ $time })
lab-verdict-equivalent = متساويان تقريبًا (في حدود 5%)
lab-verdict-doubtful = غير معروف: الاحتمالات المقدَّرة خاطئة هنا
lab-verdict-not_typical = غير معروف: ألعاب كثيرة جدًّا لا تنتهي
lab-percent = { $value }%
lab-unit-throws = عدد الرميات في اللعبة
lab-finding-longer = تطول اللعبة مع «{ $second }» أكثر منها مع «{ $first }»، والفرق في عدد الرميات { $by } (بين { $low } و{ $high })، أي نحو { $time } من اللعب.
lab-finding-shorter = تقصر اللعبة مع «{ $second }» عنها مع «{ $first }»، والفرق في عدد الرميات { $by } (بين { $low } و{ $high })، أي نحو { $time } من اللعب.
lab-finding-values = «{ $measure }»: { $value } مع «{ $second }»، و{ $before } مع «{ $first }».
lab-unit-per_game = في اللعبة
lab-unit-per_100_throws = في كل مئة رمية
lab-lengths = كم تطول الألعاب
lab-lengths-note = يبيّن كل شكل كم رمية احتاجت الألعاب، والخط السميك هو الوسيط. ولا يظهر أطول واحد في المئة منها.
lab-finding-more = «{ $measure }»: أعلى مع «{ $second }» منه مع «{ $first }»، والفرق { $by } (بين { $low } و{ $high }).
lab-finding-less = «{ $measure }»: أدنى مع «{ $second }» منه مع «{ $first }»، والفرق { $by } (بين { $low } و{ $high }).
lab-finding-none = «{ $measure }»: لم يظهر فرق بين «{ $first }» و«{ $second }». وقد يوجد مع ذلك فرق لا يزيد على { $most }.
lab-finding-holds = «{ $measure }» يتغيّر في الاتجاه نفسه عند كل أنواع اللاعبين: «{ $second }» مقابل «{ $first }»، من { $least } إلى { $most }.
lab-finding-depends = «{ $measure }» يتوقف على من يلعب: لا يختلف «{ $second }» عن «{ $first }» بالطريقة نفسها عند كل أنواع اللاعبين.
lab-finding-agrees = لم يُرَ مقياس أعلى بوضوح عند نوع من اللاعبين وأدنى بوضوح عند نوع آخر.
lab-grid-point = القاعدة { $number } التي تُغيَّر
lab-grid-choose = اختر قاعدة
lab-grid-incomplete = اختر مجموعة قواعد واحدة وقاعدتين لتغييرهما، أو مجموعتين وقاعدة واحدة موجودة في كلتيهما.
lab-grid-usual = كما هي
lab-grid-rows = «{ $changed }» تغيّر «{ $measure }» بمقدار { $by } («{ $row }») وبمقدار { $otherwise } («{ $second }»).
lab-grid-depends = إذن يتوقف الأثر على القواعد الأخرى: الفرق بين الأثرين { $by } (بين { $low } و{ $high }).
lab-grid-alone = قد يكون الأثران متساويين، والفرق بينهما { $most } على الأكثر.
lab-grid-dependence = الفرق بين الأثرين
lab-grid-lines = يمتد كل خط من القواعد كما هي (يسارًا) إلى القواعد بعد التغيير (يمينًا). الخطان المتوازيان: للتغيير الأثر نفسه في الحالتين.
lab-sweep = كل قاعدة غير مؤكدة في «{ $name }»
lab-sweep-note = كل سطر يغيّر قاعدة واحدة ويترك الأخرى كما هي. أثر القاعدة يتوقف على القواعد من حولها.
lab-sweep-marks = العلامة بعد القاعدة تبيّن ما تستند إليه قبل تغييرها.
lab-controls = ضوابط
lab-controls-note = لا يمكن أن يظهر في السطر الأول إلا أثر المصادفة: فهو يلعب القواعد نفسها برميات أخرى. أما الآخر فيغيّر من يبدأ، ولهذا أثر حيث لا يبدأ الطرفان من وضعين متماثلين.
lab-apart = على حدة
lab-apart-nobody_wins = لا يفوز أحد في أي لعبة.
lab-apart-never_ends = لا تنتهي أي لعبة.
lab-apart-never_in_play = لم يكن لهذه القاعدة أثر قط في هذه الألعاب.
lab-apart-same_as_another = الألعاب نفسها كما في «{ $other }».
lab-rank = الترتيب بحسب الأثر في
lab-point = القاعدة المغيّرة
lab-point-light = تُظهر العصيّ وجهها الفاتح { $value } مرة من 100
lab-point-drowned-guards = القطعة في الماء تحمي جارتيها: { $value }
lab-point-throws = القواعد نفسها برميات أخرى
lab-option-light = كم مرة تُظهر العصا وجهها الفاتح
lab-option-drowned-guards = القطعة في الماء تحمي جارتيها
lab-replay = مشاهدة لعبة
lab-replay-title = اللعبة { $game } بقواعد «{ $name }»
lab-replay-at = الخطوة { $step } من { $steps }
lab-take = أخذ الأرقام معك
lab-take-note = يطرح الرابط السؤال نفسه ويعطي الأرقام نفسها، وكذلك هذا الأمر في برنامج senet:
lab-copy-link = نسخ الرابط
lab-copy-citation = نسخ المرجع
lab-copy-bibtex = نسخ بصيغة BibTeX
lab-copied = تم النسخ.
lab-not-copied = لا يسمح هذا المتصفح للصفحة بالنسخ.
lab-save-csv = حفظ بصيغة CSV

lab-guess = خمّن أولًا
lab-guess-yours = تخمينك
lab-class-each = انقر مرة لتوقّع كل اثنين.
lab-class-back = تراجع عن الأخير
lab-named = { $label }: { $value }
lab-class-right = التوقعات الصحيحة: { $right } من { $all }
lab-class-more = تطول اللعبة: نحو { $changed } بدل { $usual } (عدد الرميات { $changedThrows } بدل { $usualThrows }).
lab-class-same = تبقى مدة اللعبة متقاربة: { $changed } و{ $usual } (عدد الرميات { $changedThrows } و{ $usualThrows }).
lab-class-less = تقصر اللعبة: نحو { $changed } بدل { $usual } (عدد الرميات { $changedThrows } بدل { $usualThrows }).
lab-class-unclear = لا تحسم هذه الألعاب الأمر، ويلزم المزيد منها.
lab-guess-length-more = أطول
lab-guess-length-same = متقاربة
lab-guess-length-less = أقصر
lab-ask-pairs = لو لم تحمِ القطعتان المتجاورتان إحداهما الأخرى
lab-ask-pairs-text = عند كيندال تحمي القطعتان المتجاورتان إحداهما الأخرى. من دون هذه القاعدة، هل تكون الألعاب أطول أم أقصر؟
lab-ask-zero = لو حُسبت الوجوه الداكنة الأربعة 4
lab-ask-zero-text = حين تُظهر العصيّ الأربع وجهها الداكن يحسبها كيندال 5. لو حُسبت 4، هل تكون الألعاب أطول أم أقصر؟
lab-ask-hits = لو لم تُضرب أي قطعة
lab-ask-hits-text = لو لم يكن ضرب القطع ممكنًا، هل تكون الألعاب أطول أم أقصر؟
lab-ask-bell = لو لعبنا بقواعد بيل
lab-ask-bell-text = أعاد كيندال وبيل بناء اللعبة المفقودة نفسها. هل تكون اللعبة بقواعد بيل أطول أم أقصر؟

lab-throws = رميات الصف
lab-throws-lead = يعدّ كل اثنين رمياتهما ويعرضان رمزهما. يجمع جهاز واحد الرموز. لا يُرسل أي شيء.
lab-pair = رمياتنا
lab-light-sides = الوجوه الفاتحة: { $count }
lab-one-less = أقل بواحدة
lab-one-more = أكثر بواحدة
lab-pair-code = رمزنا:
lab-class = الصف كله
lab-class-code = رمز ثنائي من الصف
lab-class-add = إضافة
lab-class-wrong = ليس هذا رمزًا. راجع كل حرف وكل رقم.
lab-class-sum = الثنائيات: { $pairs }. الرميات: { $throws }.
lab-class-clear = البدء من جديد
lab-light = الوجوه الفاتحة
lab-expected = المتوقع
lab-seen = ما ظهر

lab-measure-length = الطول
lab-define-length = عدد رميات لعبة معتادة: نصف الألعاب أقصر منها ونصفها أطول.
lab-measure-length_5 = الألعاب القصيرة
lab-define-length_5 = لعبة من كل عشرين لا تزيد رمياتها على هذا العدد.
lab-measure-length_95 = الألعاب الطويلة
lab-define-length_95 = لعبة من كل عشرين تزيد رمياتها على هذا العدد.
lab-measure-stopped = ألعاب بلا نهاية
lab-define-stopped = نسبة الألعاب التي أُوقفت بعد 5000 رمية، أي نحو خمس ساعات من اللعب. لا يفوز بها أحد.
lab-measure-over_1_hour = ألعاب أطول من ساعة
lab-define-over_1_hour = نسبة الألعاب التي تزيد على 1028 رمية، بواقع 3.5 ثانية للرمية.
lab-measure-over_2_hours = ألعاب أطول من ساعتين
lab-define-over_2_hours = نسبة الألعاب التي تزيد على 2057 رمية، بواقع 3.5 ثانية للرمية.
lab-measure-first_score = أفضلية البدء
lab-define-first_score = نسبة الألعاب التي يفوز بها من يبدأ، والتعادل يُحسب نصفًا.
lab-measure-skill_random = المهارة أمام العشوائي
lab-define-skill_random = كم مرة كان مقدّر الاحتمالات سيفوز على من ينقل عشوائيًّا، بالرميات نفسها.
lab-measure-skill_beginner = المهارة أمام المبتدئ
lab-define-skill_beginner = كم مرة كان مقدّر الاحتمالات سيفوز على مبتدئ، بالرميات نفسها.
lab-measure-luck = الحظ
lab-define-luck = كم تغيّر رميات اللعبة كلها من احتمال الفوز.
lab-measure-late_luck = الحظ في النهاية
lab-define-late_luck = نصيب آخر عشر رميات من الحظ كله.
lab-measure-suspense = الترقب
lab-define-suspense = كم يتوقف على الرمية التالية في المتوسط.
lab-measure-surprise = المفاجأة
lab-define-surprise = كم يتغيّر احتمال الفوز من رمية إلى أخرى في المتوسط.
lab-measure-drama = الإثارة
lab-define-drama = أفضل احتمال للفوز بلغه الخاسر، في المتوسط.
lab-measure-comebacks = العودة من الخلف
lab-define-comebacks = نسبة الألعاب التي هبط فيها احتمال فوز الفائز مرة إلى ما دون الربع.
lab-measure-lead_changes = تبدّل التقدّم
lab-define-lead_changes = كم مرة ينتقل التقدّم من لاعب إلى آخر في اللعبة.
lab-measure-decided = متى تُحسم اللعبة
lab-define-decided = ما يمضي من اللعبة قبل أن يبقى احتمال فوز الفائز فوق تسعة أعشار.
lab-measure-choices = اختيارات حقيقية
lab-define-choices = نسبة النقلات التي فيها خياران على الأقل.
lab-measure-stakes = وزن الاختيار
lab-define-stakes = ما يكلّفه الاختيار العشوائي بدل الاختيار الجيد، في المتوسط.
lab-measure-passes = رميات ضائعة
lab-define-passes = نسبة الرميات التي لا تتحرك بها أي قطعة.
lab-measure-hits = القطع المضروبة
lab-define-hits = القطع المضروبة في مئة رمية.
lab-measure-drownings = الوقوع في الماء
lab-define-drownings = القطع التي تقع في الماء برمية من صاحبها، في مئة رمية.
