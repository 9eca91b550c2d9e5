### Language: हिन्दी
### Direction: ltr

title = सेनेट
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

who = { $who ->
    [you] आप
    [computer] कंप्यूटर
    [white] सफ़ेद पक्ष
    [black] काला पक्ष
    [first] पहला खिलाड़ी
   *[second] दूसरा खिलाड़ी
  }
goes = { $who ->
    [you] आपने
    [computer] कंप्यूटर ने
    [white] सफ़ेद पक्ष ने
    [black] काले पक्ष ने
    [first] पहले खिलाड़ी ने
   *[second] दूसरे खिलाड़ी ने
  }
piece = { $side ->
    [white] शंकु गोटी
   *[black] रील गोटी
  }
house-rebirth = पुनर्जन्म का घर
house-beauty = सौंदर्य का घर
house-water = जल का घर
house-truths = तीन सत्यों का घर
house-re-atoum = रा-आतुम का घर
house-horus = होरस का घर
house-cross = क्रॉस (×) के निशान वाला घर

## What happened

said-new-game = नया खेल। गोटियाँ सज गई हैं।
said-resumed = आपका पिछला खेल जारी है।
said-started = { $side ->
    [white] { $who ->
        [you] शंकु गोटियाँ आपकी हैं, और शुरुआत आप करेंगे।
        [computer] शंकु गोटियाँ कंप्यूटर की हैं, और शुरुआत वही करेगा।
       *[other] शंकु गोटियाँ सफ़ेद पक्ष की हैं, और शुरुआत वही करेगा।
      }
   *[black] { $who ->
        [you] रील गोटियाँ आपकी हैं, और शुरुआत आप करेंगे।
        [computer] रील गोटियाँ कंप्यूटर की हैं, और शुरुआत वही करेगा।
       *[other] रील गोटियाँ काले पक्ष की हैं, और शुरुआत वही करेगा।
      }
  }
said-thrown = { $who ->
    [you] आपका
    [computer] कंप्यूटर का
    [white] सफ़ेद पक्ष का
    [black] काले पक्ष का
    [first] पहले खिलाड़ी का
   *[second] दूसरे खिलाड़ी का
  } { $value } आया।
said-thrown-opening = शुरुआत के लिए { $who ->
    [you] आपका
    [computer] कंप्यूटर का
    [white] सफ़ेद पक्ष का
    [black] काले पक्ष का
    [first] पहले खिलाड़ी का
   *[second] दूसरे खिलाड़ी का
  } { $value } आया।
said-moved = { goes } एक { piece } घर { $from } से घर { $to } पर चली।
said-moved-back = कोई गोटी आगे नहीं जा सकती थी, इसलिए { goes } एक { piece } घर { $from } से पीछे घर { $to } पर चली।
said-entered = { goes } एक { piece } घर { $to } पर उतारी।
owner-piece = { $owner ->
    [you] आपकी { piece }
    [computer] कंप्यूटर की { piece }
   *[other] { $side ->
        [white] सफ़ेद शंकु गोटी
       *[black] काली रील गोटी
      }
  }
said-bumped = गोटी पिटी! { owner-piece } घर { $from } से घर { $to } पर जाती है।
said-bumped-hand = गोटी पिटी! { owner-piece } घर { $from } से हटती है और उसे फिर से शुरू करना होगा।
said-bumped-taken = गोटी पिटी! घर { $from } पर खड़ी { owner-piece } खेल से बाहर हो गई।
said-drowned = { piece } घर { $house } पर पानी में गिर गई।
said-drowned-to = घर { $house } का पानी { piece } को घर { $to } पर पहुँचाता है।
said-drowned-to-hand = घर { $house } का पानी { piece } को वापस बिसात के पास भेज देता है; उसे फिर से शुरू करना होगा।
said-missed-chance = घर { $from } की { piece } समय पर नहीं निकली।
said-fell-back = वहाँ अपनी ही गोटी है, इसलिए { piece } घर { $to } पर जाती है।
said-fell-back-hand = वहाँ अपनी ही गोटी है, इसलिए { piece } को फिर से शुरू करना होगा।
said-rescued = { goes } { piece } पानी से बचाकर घर { $to } पर रखी।
said-borne-off = { goes } एक { piece } घर { $from } से बिसात के बाहर निकाली।
news-hit = { $owner ->
    [you] कंप्यूटर ने आपकी { piece } मारी
    [computer] आपने कंप्यूटर की { piece } मारी
    [white] काले पक्ष ने सफ़ेद शंकु गोटी मारी
   *[black] सफ़ेद पक्ष ने काली रील गोटी मारी
  }
news-water = { owner-piece }: पानी में
news-rescued = { owner-piece }: बची, घर { $to }
news-off = { owner-piece }: बिसात के बाहर
news-back = { owner-piece }: पीछे, घर { $to }
said-throw-again = { $who ->
    [you] फिर से फेंकें।
    [computer] कंप्यूटर फिर से फेंकता है।
    [white] सफ़ेद पक्ष फिर से फेंकता है।
    [black] काला पक्ष फिर से फेंकता है।
    [first] पहला खिलाड़ी फिर से फेंकता है।
   *[second] दूसरा खिलाड़ी फिर से फेंकता है।
  }
said-turn = { $who ->
    [you] आपकी बारी है।
    [computer] कंप्यूटर की बारी है।
    [white] सफ़ेद पक्ष की बारी है।
    [black] काले पक्ष की बारी है।
    [first] पहले खिलाड़ी की बारी है।
   *[second] दूसरे खिलाड़ी की बारी है।
  }
said-passed-no_move = { $who ->
    [you] इस अंक से आपकी कोई गोटी नहीं चल सकती, इसलिए आपकी बारी समाप्त होती है।
    [computer] इस अंक से कंप्यूटर की कोई गोटी नहीं चल सकती, इसलिए बारी समाप्त होती है।
    [white] इस अंक से सफ़ेद पक्ष की कोई गोटी नहीं चल सकती, इसलिए बारी समाप्त होती है।
   *[black] इस अंक से काले पक्ष की कोई गोटी नहीं चल सकती, इसलिए बारी समाप्त होती है।
  }
said-passed-drowned = पानी में गिरने से बारी समाप्त होती है।
said-passed-stayed_drowned = { $who ->
    [you] आपकी गोटी पानी में ही है, इसलिए आपकी बारी समाप्त होती है।
   *[other] गोटी पानी में ही है, इसलिए बारी समाप्त होती है।
  }
said-passed-rescued = गोटी बचाने में बारी लग गई।
said-passed-declined = { goes } गोटी बिसात से नहीं निकाली, इसलिए बारी समाप्त होती है।
said-passed-passed = { goes } बारी छोड़ दी।
said-passed-not_started = { $who ->
    [you] आपकी गोटियाँ 1 आने पर ही चलेंगी, इसलिए आपकी बारी समाप्त होती है।
    [computer] कंप्यूटर की गोटियाँ 1 आने पर ही चलेंगी, इसलिए बारी समाप्त होती है।
    [white] सफ़ेद पक्ष की गोटियाँ 1 आने पर ही चलेंगी, इसलिए बारी समाप्त होती है।
   *[black] काले पक्ष की गोटियाँ 1 आने पर ही चलेंगी, इसलिए बारी समाप्त होती है।
  }
said-passed-returned_to_hand = गोटी को फिर से शुरू करना होगा, इसलिए बारी समाप्त होती है।
said-passed-throw_lost = इस अंक पर बारी चली जाती है।
said-passed-house_ends_turn = जिस घर पर गोटी पहुँची, वह बारी समाप्त करता है।
said-won = { $who ->
    [you] जीत आपकी हुई!
    [computer] जीत कंप्यूटर की हुई।
    [white] जीत सफ़ेद पक्ष की हुई।
    [black] जीत काले पक्ष की हुई।
    [first] जीत पहले खिलाड़ी की हुई।
   *[second] जीत दूसरे खिलाड़ी की हुई।
  }
said-score = { $points ->
    [one] इससे { $points } पॉइंट मिला।
   *[other] इससे { $points } पॉइंट मिले।
  }
said-drawn = खेल बराबरी पर समाप्त हुआ।
said-choices = { $count ->
    [one] { $count } गोटी चल सकती है।
   *[other] { $count } गोटियाँ चल सकती हैं।
  }
said-only-move = { $to ->
    [off] एक ही चाल संभव है: घर { $from } से बिसात के बाहर।
   *[other] एक ही चाल संभव है: घर { $from } से घर { $to } पर।
  }
said-undone = आपकी पिछली चाल वापस ले ली गई।
said-redone = चाल फिर से चल दी गई।
said-nothing-to-undo = वापस लेने के लिए कुछ नहीं है।
said-nothing-to-redo = फिर से करने के लिए कुछ नहीं है।
said-new-game-undone = पहले वाला खेल लौट आया।
said-nothing-movable = अभी कोई गोटी नहीं चल सकती।
said-aim = { $to ->
    [off] घर { $from } की गोटी बिसात से निकल सकती है।
   *[other] घर { $from } की गोटी घर { $to } पर जा सकती है।
  }
said-put-down = गोटी अब चुनी हुई नहीं है।

## Whose turn it is and what to do

prompt-loading = बिसात सजाई जा रही है…
tool = { $tool ->
    [die] पासा
   *[sticks] डंडियाँ
  }
prompt-throw = { $who ->
    [you] आपकी बारी: { tool } फेंकें।
   *[other] { who }: { tool } फेंकें।
  }
prompt-turn = { $who ->
    [you] आपकी बारी
    [computer] कंप्यूटर की बारी
    [white] सफ़ेद पक्ष की बारी
    [black] काले पक्ष की बारी
    [first] पहले खिलाड़ी की बारी
   *[second] दूसरे खिलाड़ी की बारी
  }
prompt-throw-again = { tool } फिर से फेंकें।
prompt-opening = { $who ->
    [you] फेंककर देखें कि शुरुआत कौन करेगा।
   *[other] { who }: फेंककर देखें कि शुरुआत कौन करेगा।
  }
prompt-rescue = { $who ->
    [you] आपकी गोटी पानी में है: उसे बचाएँ, या फेंककर देखें।
   *[other] { who }: आपकी एक गोटी पानी में है। उसे बचाएँ, या फेंककर देखें।
  }
prompt-throwing = { $who ->
    [you] { $tool ->
        [die] पासा फेंका जा रहा है…
       *[sticks] डंडियाँ फेंकी जा रही हैं…
      }
    [computer] कंप्यूटर { tool } फेंक रहा है…
   *[other] { who } { tool } फेंक रहा है…
  }
prompt-moving = { $who ->
    [you] आपकी गोटी चल रही है…
   *[other] { who } गोटी चल रहा है…
  }
prompt-computer = कंप्यूटर की बारी…
prompt-choose = { $who ->
    [you] आपका
    [computer] कंप्यूटर का
    [white] सफ़ेद पक्ष का
    [black] काले पक्ष का
    [first] पहले खिलाड़ी का
   *[second] दूसरे खिलाड़ी का
  } { $value } आया: एक गोटी चुनें।
prompt-aim = { $who ->
    [you] आपका
    [computer] कंप्यूटर का
    [white] सफ़ेद पक्ष का
    [black] काले पक्ष का
    [first] पहले खिलाड़ी का
   *[second] दूसरे खिलाड़ी का
  } { $value } आया: एक घर चुनें।
prompt-only-move = { $who ->
    [you] आपका
    [computer] कंप्यूटर का
    [white] सफ़ेद पक्ष का
    [black] काले पक्ष का
    [first] पहले खिलाड़ी का
   *[second] दूसरे खिलाड़ी का
  } { $value } आया: एक ही चाल संभव है।
hint-must-move = बचाई गई गोटी को पहले चलना होगा।
hint-only-move = चलने के लिए गोटी या निशान वाला घर छुएँ।
advice-thinking = सोचा जा रहा है…
prompt-choose-of = { $who ->
    [you] आए हुए अंकों में से कोई एक खेलें: एक गोटी चुनें।
   *[other] { who }: आए हुए अंकों में से कोई एक खेलें। एक गोटी चुनें।
  }
prompt-aim-of = { $who ->
    [you] चुनें कि गोटी कहाँ जाए।
   *[other] { who }: चुनें कि गोटी कहाँ जाए।
  }
prompt-only-move-of = { $who ->
    [you] आपके आए अंकों से एक ही चाल संभव है।
   *[other] { who }: आए हुए अंकों से एक ही चाल संभव है।
  }
prompt-which-throw = किस अंक से चलना है?
prompt-confirm = क्या यह चाल चलें?
prompt-pause = आपकी बारी यहीं समाप्त होती है।
prompt-stopped = कंप्यूटर रुक गया है।
prompt-won = { said-won }
prompt-drawn = खेल बराबरी पर समाप्त हुआ।

## Why a piece cannot move

why-legal = यह गोटी चल सकती है।
why-empty = घर { $from } पर कोई गोटी नहीं है।
why-not_yours = घर { $from } की गोटी विरोधी की है।
why-throw_first = गोटी चलने से पहले फेंकें।
why-game_over = खेल समाप्त हो चुका है।
why-own_piece = { $throw } से घर { $from } की गोटी घर { $target } पर आपकी ही गोटी पर पहुँचेगी।
why-protected = { $throw } से घर { $from } की गोटी घर { $target } पर पहुँचेगी, पर घर { $first } और { $last } की पास-पास खड़ी गोटियाँ एक-दूसरे की रक्षा करती हैं।
why-safe = { $throw } से घर { $from } की गोटी घर { $target } पर पहुँचेगी, पर वहाँ की गोटी सुरक्षित है।
why-no_capture = { $throw } से घर { $from } की गोटी घर { $target } पर पहुँचेगी, पर वह घर भरा है।
why-blockade = { $throw } से घर { $from } की गोटी को घर { $first } से { $last } तक की दीवार लाँघनी पड़ेगी।
why-must_stop = { $throw } से घर { $from } की गोटी घर { $first } के पार चली जाएगी, पर हर गोटी को पहले वहाँ रुकना होता है।
why-overshoot = घर { $from } की गोटी के लिए { $throw } बहुत ज़्यादा है।
why-waits_for = घर { $from } की गोटी { $throws } आने पर ही बिसात से निकल सकती है।
why-in_water = पहले घर { $first } पर पानी में पड़ी अपनी गोटी को छुड़ाना होगा।
why-must_move_first = घर { $first } पर बचाई गई गोटी को पहले चलना होगा।
why-start_locked = घर { $from } की गोटी तब तक शुरू नहीं कर सकती जब तक उसके आगे वाली गोटी न चले।
why-home_not_clear = जब तक घर { $first } पर आपकी गोटी है, कोई गोटी बिसात से नहीं निकल सकती।
why-hand_not_empty = जब तक आपकी कोई गोटी उतरनी बाक़ी है, कोई गोटी बिसात से नहीं निकल सकती।
why-water_occupied = { $throw } से घर { $from } की गोटी घर { $first } के पानी में गिरेगी, पर वहाँ पहले से एक गोटी है।
why-return_occupied = { $throw } से घर { $from } की गोटी पानी में जाएगी, पर घर { $first }, जहाँ वह पानी से निकलती, भरा है।
why-must_vacate = घर { $first } की गोटी को पहले आगे बढ़ना होगा।
why-entered_first = जो गोटी अभी घर { $first } पर उतरी है, उसी को चलना होगा।
why-back_blocked = घर { $from } की गोटी { $throw } से आगे नहीं जा सकती, और पीछे भी नहीं जा सकती।
why-never_moves_back = घर { $from } की गोटी { $throw } से आगे नहीं जा सकती, और इन नियमों में गोटियाँ पीछे नहीं जातीं।
why-changes_nothing = { $throw } से घर { $from } की गोटी वहीं की वहीं रहेगी।
why-throw_lost = इस अंक से कोई गोटी नहीं चलती।

## The board as a screen reader describes it

board-label = सेनेट की बिसात
board-keys = दायाँ और बायाँ तीर: रास्ते पर आगे और पीछे। ऊपर और नीचे: अगली पंक्ति। Enter: चुनना। T: फेंकना। M: मेरी गोटियाँ जो चल सकती हैं। S: अभी क्या हो रहा है। प्रश्नचिह्न: सारी कुंजियाँ।
cell-house = घर { $house }
cell-empty = ख़ाली
cell-piece = { owner-piece }
cell-protected = पास की गोटी से सुरक्षित
cell-blockade = दीवार का हिस्सा
cell-last-move = पिछली चाल
cell-selected = चुनी हुई
cones = { $white ->
    [one] { $white } शंकु गोटी
   *[other] { $white } शंकु गोटियाँ
  }
spools = { $black ->
    [one] { $black } रील गोटी
   *[other] { $black } रील गोटियाँ
  }
cell-off = बिसात से निकलीं: { cones } और { spools }
cell-hand = अभी बिसात पर नहीं: { cones } और { spools }
cell-taken = खेल से बाहर: { cones } और { spools }
can-move = घर { $to } पर जा सकती है
can-move-back = पीछे घर { $to } पर जाना होगा
can-hit = घर { $to } की गोटी को मारकर घर { $victim } पर भेज सकती है
can-fall = घर { $to } पर जा सकती है और घर { $rest } पर रुकेगी
can-fall-hand = घर { $to } पर जा सकती है, फिर उसे नए सिरे से शुरू करना होगा
can-enter = घर { $to } पर उतर सकती है
can-hit-hand = घर { $to } की गोटी को मार सकती है; उसे फिर से शुरू करना होगा
can-hit-taken = घर { $to } की गोटी को मार सकती है; वह खेल से बाहर हो जाएगी
can-bear-off = बिसात से निकल सकती है
can-drown = घर { $to } पर, पानी में जा सकती है
target-move = घर { $from } की आपकी गोटी यहाँ आ सकती है
target-hit = घर { $from } की आपकी गोटी इस गोटी को मारकर घर { $victim } पर भेज सकती है
target-enter = आपकी गोटी यहाँ उतर सकती है
target-hit-hand = घर { $from } की आपकी गोटी इस गोटी को मार सकती है; इसे फिर से शुरू करना होगा
target-hit-taken = घर { $from } की आपकी गोटी इस गोटी को मार सकती है; यह खेल से बाहर हो जाएगी
target-off = घर { $from } की आपकी गोटी बिसात से निकल सकती है

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] चार पहलू वाला पासा
   *[sticks] फेंकने की चार डंडियाँ
  }
sticks-value = { $tool ->
    [die] पासा: { $value }
   *[sticks] डंडियाँ: { $value }
  }
dock-label = आए अंक और चालें
throws-in-hand = खेलने को बाक़ी अंक: { $list }
steps-left = { $count ->
    [one] { $count } क़दम बाक़ी
   *[other] { $count } क़दम बाक़ी
  }
throws-in-hand-label = आपके आए अंक
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = उसके बाद आप फिर फेंकेंगे।
button-throw = फेंकें
button-choose = गोटी चुनें
button-continue = जारी रखें
button-choose-throw = अंक चुनें
button-use-throw = { $throw } से चलें
button-confirm = यह चाल चलें
button-cancel-move = दूसरी चाल चुनें
button-rescue = गोटी को बचाकर घर { $to } पर रखें
button-risk = जोखिम लें: { $throws } आने पर गोटी बिसात से बाहर
odds-of = { $of } में { $ways }
button-decline = गोटी बिसात पर रहने दें
button-pass = बारी छोड़ें
button-undo = वापस लें
button-redo = फिर से करें
button-new-game = नया खेल
button-rules = नियम
button-advice = सुझाव
button-settings = सेटिंग
button-help = मदद
button-menu = और देखें
button-close = बंद करें
button-cancel = रद्द करें
button-done = ठीक है
button-start = शुरू करें
button-play-again = फिर खेलें
button-take-back = पिछला खेल वापस लाएँ
length-label = अवधि
length-minutes = { $minutes } मिनट
length-whole = पूरा खेल
toolbar-label = खेल

## Players and moves

players-label = खिलाड़ी
player-name = { $who ->
    [you] आप
    [computer] कंप्यूटर: { $level ->
        [beginner] नौसिखिया
        [runner] धावक
        [hitter] आक्रामक
        [casual] मनमौजी
        [builder] दीवार बनाने वाला
        [cautious] सतर्क
        [skilled] कुशल
        [expert] विशेषज्ञ
       *[master] उस्ताद
      }
   *[other] { who }
  }
player-off = बाहर: { $pieces } में से { $count }
player-hand = { $count } उतरनी बाक़ी
player-taken = { $count } खेल से बाहर
log-title = चालें
log-empty = अभी कोई चाल नहीं।

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] सबसे अच्छे विकल्पों में से एक:
   *[no] सबसे अच्छा:
  }

advice-do-forward = { advice-rank } घर { $from } की गोटी घर { $to } पर चलें।
advice-do-backward = { advice-rank } घर { $from } की गोटी पीछे घर { $to } पर चलें।
advice-do-fall_back = { advice-rank } घर { $from } की गोटी वापस पानी में ले जाएँ।
advice-do-bear_off = { advice-rank } घर { $from } की गोटी बिसात से निकालें।
advice-do-enter = { advice-rank } घर { $to } पर एक गोटी उतारें।
advice-do-rescue = { advice-rank } अपनी गोटी को पानी से बचाएँ।
advice-do-decline = { advice-rank } अपनी गोटी वहीं रहने दें।
advice-do-pass = { advice-rank } किसी को न मारें, और बारी समाप्त करें।
advice-do-throw = { advice-rank } गोटी बचाने के बदले फेंकें।
advice-because-only_choice = और कोई विकल्प नहीं है।
advice-because-equal = एक और विकल्प भी उतना ही अच्छा है।
advice-because-wins = इससे आप खेल जीत लेंगे।
advice-because-bears_off = इससे वह गोटी सही-सलामत बिसात से निकल जाती है।
advice-because-rescues = फिर इस गोटी के कारण आपकी बारियाँ नहीं जाएँगी।
advice-because-throws = आपकी गोटी को छुड़ाने वाले अंक का इंतज़ार करना ठीक है।
advice-because-hits = { $steps ->
    [one] इससे घर { $house } की गोटी पिटकर { $steps } घर पीछे जाती है।
   *[other] इससे घर { $house } की गोटी पिटकर { $steps } घर पीछे जाती है।
  }
advice-because-removes = इससे घर { $house } की गोटी पिटकर खेल से बाहर हो जाती है।
advice-because-removes-to_hand = इससे घर { $house } की गोटी पिटती है और उसे फिर से शुरू करना होगा।
advice-because-goes_on = इसके बाद भी आप खेलते रहेंगे; नहीं तो आपकी बारी समाप्त हो जाएगी।
advice-because-keeps_out_of_water = नहीं तो आपकी गोटी पानी में गिर जाएगी।
advice-because-keeps_ground = नहीं तो आपकी गोटियाँ { $steps } घर पीछे हो जाएँगी।
advice-because-keeps_enemy_back = नहीं तो विरोधी की एक गोटी { $steps } घर आगे पहुँच जाएगी।
advice-because-shelters = नहीं तो { $instead ->
    [100] कोई भी अंक आने पर
   *[other] 100 में से { $instead } बार
  } आपकी गोटी पिट सकती है, सबसे ज़्यादा घर { $house } पर; { $chance ->
    [0] इस चाल पर एक बार भी नहीं।
   *[other] इस चाल पर 100 में से केवल { $chance } बार।
  }
advice-because-blocks = तब 100 में से { $chance } बार विरोधी आगे नहीं चल सकेगा; { $instead ->
    [0] नहीं तो एक बार भी नहीं रुकेगा।
   *[other] नहीं तो केवल { $instead } बार।
  }
advice-because-stays_free = { $chance ->
    [0] तब आपका हर अगला अंक काम आएगा;
   *[other] तब आपका अगला अंक 100 में से केवल { $chance } बार बेकार जाएगा;
  } नहीं तो 100 में से { $instead } बार बेकार जाएगा।
advice-because-further_on = किसी एक बात से फ़ैसला नहीं होता; पर इससे आपकी गोटियाँ बेहतर जगह पर रहती हैं।
advice-chances = इस चाल से 100 में से { $best } खेल जीतेंगे, और अगले सबसे अच्छे विकल्प से { $other ->
    [0] एक भी नहीं
   *[other] { $other }
  }।
advice-exact = ये संभावनाएँ बिल्कुल सही हैं: यह अंतिम दौर आपके डिवाइस पर पूरा हल किया गया है।

## later: dialogs

dialog-loading = एक पल…
new-game-title = नया खेल
new-game-further = और विकल्प
new-game-opponent = किसके साथ खेलें
# Spoken for a row of five stars.
opponent-strength = ताक़त 5 में से { $stars }
opponent-beginner = नौसिखिया
habit-beginner = हमेशा सबसे पीछे वाली गोटी चलता है
opponent-runner = धावक
habit-runner = आगे दौड़ता है
opponent-hitter = आक्रामक
habit-hitter = जिसे मार सके, मारता है
opponent-casual = मनमौजी
habit-casual = केवल दौड़ की सोचता है
opponent-builder = दीवार बनाने वाला
habit-builder = जोड़े और दीवारें बनाता है
opponent-cautious = सतर्क
habit-cautious = पहुँच से दूर रहता है
opponent-skilled = कुशल
habit-skilled = हर संभावना परखता है
opponent-expert = विशेषज्ञ
habit-expert = खेल-खेलकर सीखा है
opponent-master = उस्ताद
habit-master = खेल-खेलकर सीखा है, और हर संभावना परखता है
opponent-person = कोई साथी
habit-person = इसी डिवाइस पर दो लोग
new-game-side = आपकी गोटियाँ
side-black = काली रील
side-white = सफ़ेद शंकु
side-random = कोई भी
new-game-rules = नियम
button-change-rules = नियम बदलें…
button-rules-in-use = डिब्बाबंद खेलों, स्कूलों और प्रोग्रामों के नियम
new-game-safe = अपने मौजूदा खेल पर आप बाद में लौट सकते हैं।
settings-title = सेटिंग
settings-language = भाषा
settings-language-auto = ब्राउज़र वाली
settings-theme = सामग्री
theme-faience = फ़ेयाँस
theme-ebony = आबनूस और हाथीदाँत
theme-papyrus = पेपिरस
theme-limestone = चूना पत्थर
theme-contrast = हाई कंट्रास्ट
settings-view = बिसात का रूप
view-auto = अपने-आप
view-object = मेज़ पर रखा डिब्बा
view-flat = सपाट चित्र
settings-speed = ऐनिमेशन
speed-slow = धीमा
speed-normal = सामान्य
speed-fast = तेज़
speed-instant = कुछ नहीं
settings-auto-throw = मेरे लिए अपने आप फेंका जाए
settings-confirm-move = हर चाल से पहले पूछें
settings-not-remembered = यहाँ कुछ सहेजा नहीं जाता, इसलिए पेज बंद होने पर आपकी सेटिंग और आपका खेल खो जाते हैं।

rules-title = नियम

## later: dialogs (the rulesets)

ruleset-shortened = { $name } (छोटा रूप)
games-more = बाक़ी सारे नियम ({ $count })
game-facts = { $pieces ->
    [one] हर पक्ष की { $pieces } गोटी
   *[other] हर पक्ष की { $pieces } गोटियाँ
  }, { $minutes ->
    [one] लगभग { $minutes } मिनट।
   *[other] लगभग { $minutes } मिनट।
  }
game-author = { $author }, { $year }
game-made = ऐसी बिसातें: लगभग { $from } से { $to } ईसा पूर्व
new-game-board = बिसात
new-game-sides-drawn = कौन किस पक्ष से खेलेगा, यह पहले आए अंकों से तय होता है।
option-pieces = हर पक्ष की गोटियाँ
option-starting_throw = चलने से पहले हर खिलाड़ी को 1 लाना होगा
option-trap = घर 26 के पार ले जाने वाला अंक पानी में पहुँचा सकता है
option-home_row = घर 1 से 10 पर अपनी गोटी हो तो कोई गोटी नहीं निकल सकती
board-auto = नियमों के अनुसार
board-name-modern = आधुनिक
board-name-simple = सादी, बिना निशान
board-name-simple-marked = सादी, निशान वाली
board-name-middle-kingdom = मध्य राज्य
board-name-early-nk = आरंभिक नव राज्य
board-name-late-nk = उत्तर नव राज्य
board-name-vertical = खड़ी
board-name-double = दोहरी
board-name-cypriot = साइप्रस का पत्थर
ruleset-kendall-masters = केंडल 1978
ruleset-kendall-modern = आधुनिक केंडल
ruleset-kendall-1979 = केंडल 1979
ruleset-kendall-wiki = केंडल, ख़ाली बिसात
ruleset-jequier-masters = जेकिये, बोटरमान्स के अनुसार
ruleset-jequier-ludii = जेकिये 1930
ruleset-piccione = तूतनख़ामुन का खेल
ruleset-bell = बेल 1979
ruleset-simple = सादी बिसात
ruleset-cypriot = साइप्रस का पत्थर
ruleset-simple-marked = निशान वाली सादी बिसात
ruleset-middle-kingdom = मध्य राज्य की बिसात
ruleset-early-nk = आरंभिक नव राज्य की बिसात
ruleset-late-nk = उत्तर नव राज्य की बिसात
ruleset-vertical = खड़ी बिसात
ruleset-double = दोहरी बिसात
in-use-boxed-set = डिब्बाबंद खेल
in-use-boxed-set-about = डिब्बाबंद खेलों के पर्चे से, जैक बोटरमान्स के अनुसार। छोड़े गए: बचे अंक दूसरी गोटी से चलना, भरे सुरक्षित घर से पीछे हटना, और सफ़ेद की तय पहली चाल। अंक हर पर्चे में अलग हैं।
in-use-school-sheet = स्कूल का पर्चा
in-use-school-sheet-about = स्कूलों और परिवारों के लिए छापने के पर्चे (startwithabook.org) से: सात गोटियाँ, कोई अतिरिक्त फेंक नहीं, और घर 28 से 30 छोड़ने के लिए एक ही फेंक। पर्चा नहीं बताता कि शुरुआत कौन करे।
in-use-playpalace = PlayPalace
in-use-playpalace-about = दृष्टिहीन खिलाड़ियों के ध्वनि-खेल सर्वर PlayPalace के नियमों से।
in-use-like-ludo = लूडो जैसा, छोटे बच्चों के लिए
in-use-like-ludo-about = जर्मन बाल-पृष्ठों से: पिटी हुई गोटी फिर से शुरू करती है, चार हल्के पहलू 5 गिने जाते हैं, और बिना हल्के पहलू की बारी बेकार जाती है। पृष्ठों का केवल एक हिस्सा पढ़ा जा सका; आख़िरी घर विकी के अनुसार केंडल के नियमों पर चलते हैं।
author-kendall = टिमोथी केंडल (Timothy Kendall)
author-kendall-modern = devinokeefe/senet, टिमोथी केंडल के अनुसार
author-jequier = गुस्ताव जेकिये (Gustave Jéquier)
author-piccione = पीटर ए. पिचोने (Peter A. Piccione)
author-bell = आर. सी. बेल (R. C. Bell)
author-ours = हमारे अपने नियम: इस बिसात के लिए किसी ने नियम नहीं सुझाए हैं
character-short = पूरे खेल का आख़िरी हिस्सा: कम गोटियाँ, जो रास्ते पर आगे से शुरू होती हैं। सारे नियम वही हैं।
character-kendall-masters = सबसे जाने-माने नियम: लंबी दौड़, जिसमें गोटियाँ बार-बार जगह बदलती हैं और पानी उन्हें पकड़े रखता है।
character-kendall-modern = केंडल की दौड़, पाँच गोटियों और हर स्थिति के साफ़ नियमों के साथ; खेलने का सबसे अच्छा तरीक़ा पूरी तरह निकाला जा चुका है।
character-kendall-1979 = पहले अपनी बारी के सारे अंक फेंक लें, फिर चुनें कि उन्हें कैसे खेलना है; सोचने को बहुत कुछ है।
character-kendall-wiki = बिसात शुरू में ख़ाली है: गोटियाँ एक-एक करके उतरती हैं, और एक कतार में तीन गोटियाँ दीवार बन जाती हैं।
character-jequier-masters = निकलने से पहले सब गोटियाँ आख़िरी पंक्ति में जुटनी चाहिए, और पानी उन्हें शुरू में लौटा देता है।
character-jequier-ludii = गोटियाँ एक के पीछे एक शुरू करती हैं, पिटी गोटी बहुत पीछे लौटती है, और जीतने वाला पॉइंट पाता है।
character-piccione = कोई गोटी नहीं पिटती: आए हुए अंक अपनी गोटियों में बाँटे जाते हैं, और 1 आने पर नई गोटी उतरती है।
character-bell = छोटा और ज़ोरदार: एक पासा, हर पक्ष की दस गोटियाँ, और पिटी हुई गोटी फिर नहीं लौटती।
character-simple = बिना निशान की बिसात पर तेज़ दौड़: दो साथ हों तो एक-दूसरे की रक्षा करती हैं, तीन हों तो दीवार बन जाती हैं।
character-cypriot = सादी बिसात के नियम, पत्थर के गड्ढों में कंकड़ों के साथ।
character-simple-marked = अंत के पास निशान वाले चार घर, और एक क्रॉस, जो गोटी को शुरू में लौटा देता है।
character-middle-kingdom = निशान वाली सादी बिसात का खेल, घुमाई हुई बिसात पर।
character-early-nk = अंत के पास निशान वाले चार घर, और पानी, जो गोटी को बीच में लौटा देता है।
character-late-nk = आरंभिक नव राज्य जैसा ही, पर आख़िरी घर पर होरस है, जो गोटी को केवल 1 पर जाने देता है।
character-vertical = बिसात खड़ी है; उसके “अच्छा” चिह्न वाले घर सुरक्षित हैं और एक बार और फेंकने देते हैं।
character-double = दो बिसातें, साठ घरों का एक रास्ता: सबसे लंबी दौड़।

## later: rules

rules-unknown = कोई नहीं जानता कि प्राचीन मिस्र के लोग सेनेट कैसे खेलते थे।
rules-aim = लक्ष्य
rules-throwing = फेंकना
rules-moving = चलना
rules-houses = ख़ास घर
rules-leaving = बिसात से निकलना
rules-winning = जीतना
rules-thrown = आया: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = संक्षेप में
rules-all = सभी नियम
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = घर से
rules-exit-throw = निकलने के लिए
rules-exit-any = कोई भी अंक
evidence-legend = हर नियम का आधार
evidence-text = पाठ में
evidence-text-note = जिस आधुनिक पाठ से ये नियम लिए गए हैं, वह ऐसा कहता है।
evidence-board = बिसात से
evidence-board-note = प्राचीन बिसातें, या उनके साथ मिली गोटियाँ, यह दिखाती हैं।
evidence-picture = चित्र से
evidence-picture-note = एक प्राचीन चित्र यह दिखाता है।
evidence-later_game = बाद के खेल से
evidence-later_game-note = यह बाद के किसी खेल से आया है, अक्सर “ताब” से, जो मिस्र में चार डंडियों से खेला जाता था।
evidence-modern_choice = आधुनिक विकल्प
evidence-modern_choice-note = कोई स्रोत इसे तय नहीं करता, इसलिए हमारे समय में किसी ने चुना। जो भी नियम आप बदलते हैं, वह ऐसा ही एक विकल्प है।
houses-run = { $first } से { $last }
rule-aim-first-off = विरोधी से पहले अपनी सारी गोटियाँ रास्ते से ले जाकर बिसात से निकालें।
rule-aim-board-empty = विरोधी से ज़्यादा गोटियाँ रास्ते से ले जाकर बिसात से निकालें।
rule-pieces = { $pieces ->
    [one] हर खिलाड़ी के पास { $pieces } गोटी है: सफ़ेद पक्ष शंकु गोटियों से खेलता है और काला पक्ष रील गोटियों से।
   *[other] हर खिलाड़ी के पास { $pieces } गोटियाँ हैं: सफ़ेद पक्ष शंकु गोटियों से खेलता है और काला पक्ष रील गोटियों से।
  }
rule-start-hand = शुरू में सारी गोटियाँ बिसात के पास रखी रहती हैं।
rule-start-white-odd = गोटियाँ घर { $first } से { $last } पर शुरू करती हैं: सफ़ेद गोटियाँ विषम घरों पर और काली सम घरों पर।
rule-start-black-odd = गोटियाँ घर { $first } से { $last } पर शुरू करती हैं: काली गोटियाँ विषम घरों पर और सफ़ेद सम घरों पर।
rule-start-house = यह खेल का छोटा रूप है: पूरा पुनर्निर्माण घर 1 से, ज़्यादा गोटियों के साथ शुरू होता है।
rule-opening-white = पहले सफ़ेद पक्ष फेंकता है।
rule-opening-black = पहले काला पक्ष फेंकता है।
rule-opening-one-is-white = खिलाड़ी बारी-बारी से फेंकते हैं; जिसे पहले 1 मिले, सफ़ेद पक्ष उसका होता है; वह सबसे आगे वाली गोटी को घर { $from } से घर { $to } पर चलता है, और फिर फेंकता है।
rule-opening-one-is-black = खिलाड़ी बारी-बारी से फेंकते हैं; जिसे पहले 1 मिले, काला पक्ष उसका होता है; वह सबसे आगे वाली गोटी को घर { $from } से घर { $to } पर चलता है, और फिर फेंकता है।
rule-opening-higher-throw = हर खिलाड़ी एक बार फेंकता है, और बड़े अंक वाला शुरू करता है; अंक बराबर हों तो दोनों फिर फेंकते हैं।
rule-houses-30 = रास्ते में 30 घर हैं, और वह साँप की तरह बल खाता है: दस घरों की पहली पंक्ति पर आगे, दूसरी पर वापस, और फिर तीसरी पर आगे।
rule-houses-60 = रास्ते में दो बिसातों पर 60 घर हैं: वह दस-दस की पंक्तियों में आता-जाता है, और पहली बिसात के घर 30 से दूसरी के घर 31 पर जाता है।
rule-sticks = चार डंडियाँ फेंकें और उजले पहलू गिनें।
rule-sticks-2 = दो डंडियाँ फेंकें और उजले पहलू गिनें।
rule-sticks-5 = पाँच डंडियाँ फेंकें और उजले पहलू गिनें।
rule-sticks-die6 = छह पहलू वाला एक पासा फेंकें: उस पर 1 से 6 तक आता है।
rule-values = { $light ->
    [0] एक भी उजला पहलू न हो तो { $value } गिना जाता है।
    [one] { $light } उजला पहलू हो तो { $value } गिना जाता है।
   *[other] { $light } उजले पहलू हों तो { $value } गिना जाता है।
  }
rule-zero-0 = एक भी उजला पहलू न हो तो 0 गिना जाता है।
rule-zero-4 = एक भी उजला पहलू न हो तो 4 गिना जाता है।
rule-zero-5 = एक भी उजला पहलू न हो तो 5 गिना जाता है।
rule-zero-6 = एक भी उजला पहलू न हो तो 6 गिना जाता है।
rule-zero-die = चार पहलू वाला एक पासा फेंकें: उस पर 1, 2, 3 या 4 आता है।
rule-rethrow = { $throws } नहीं गिना जाता: आप दोबारा फेंकते हैं।
rule-lost = { $throws } आने पर कोई गोटी नहीं चलती और आपकी बारी समाप्त हो जाती है।
rule-lost-zero = 0 आने पर कोई गोटी नहीं चलती और आपकी बारी समाप्त हो जाती है।
rule-turn-single = जितना अंक आया, एक गोटी उतने घर चलती है।
rule-turn-series = पहले अपनी बारी में सारे अंक फेंक लें, फिर उन्हें किसी भी क्रम में खेलें; हर अंक से एक गोटी उतने ही घर चलती है।
rule-turn-divided = आए हुए अंक को कई गोटियों में बाँटा जा सकता है, पर सबको एक ही दिशा में चलना होगा।
rule-starting-throw-on = 1 आने से पहले कुछ नहीं खेला जा सकता; उससे पहले आए अंक नहीं गिने जाते।
rule-again = { $throws } आने के बाद आप फिर फेंकते हैं।
rule-again-series = { $throws } आने पर फेंकना जारी रहता है; { $others } आने पर फेंकना समाप्त होता है।
rule-again-on = { $count ->
    [one] गोटी घर { $houses } पर पहुँचे तो उसका खिलाड़ी फिर फेंकता है।
   *[other] गोटी घर { $houses } में से किसी पर पहुँचे तो उसका खिलाड़ी फिर फेंकता है।
  }
rule-ends-turn = { $count ->
    [one] गोटी घर { $houses } पर पहुँचे तो उसके खिलाड़ी की बारी ख़त्म हो जाती है, अंक जो भी आया हो।
   *[other] गोटी घर { $houses } में से किसी पर पहुँचे तो उसके खिलाड़ी की बारी ख़त्म हो जाती है, अंक जो भी आया हो।
  }
rule-again-none = आप एक बार फेंकते हैं; फिर विरोधी की बारी आती है।
rule-turn-passes = नहीं तो विरोधी की बारी आती है।
rule-must-move = चलना संभव हो तो चलना ज़रूरी है।
rule-may-decline-hit-on = विरोधी की गोटी मारने के सिवा कुछ संभव न हो, तो बारी छोड़ी जा सकती है।
rule-may-decline-off-on = गोटी को बिसात से निकालने के सिवा कुछ संभव न हो, तो उसके बदले बारी समाप्त की जा सकती है।
rule-no-move = आपकी कोई गोटी न चल सके, तो कुछ भी आया हो, आपकी बारी समाप्त हो जाती है।
rule-again-without-move = आपकी कोई गोटी न चल सके, तो आपकी बारी समाप्त हो जाती है; पर { $throws } आया हो तो आप फिर फेंकते हैं।
rule-no-move-series = जो अंक आपकी किसी गोटी के काम के नहीं, वे बेकार जाते हैं और आपकी बारी समाप्त होती है।
rule-no-move-divided = जो क़दम आपकी किसी गोटी के काम के नहीं, वे बेकार जाते हैं।
rule-entry-any-throw = बिसात की गोटी चलने के बदले नई गोटी उतारी जा सकती है: उसे घर 1 पर रखकर तुरंत आए हुए अंक जितना आगे चलते हैं।
rule-entry-at-0 = बिसात की गोटी चलाने के बदले आप एक गोटी उतार सकते हैं: उस घर पर जिसका अंक आया है।
rule-entry-throws = गोटियाँ केवल { $throws } से उतरती हैं।
rule-entry-with-one = 1 आने पर घर 1 ख़ाली हो तो वहाँ एक गोटी उतारी जा सकती है, और फिर आप दोबारा फेंकते हैं।
rule-entry-with-one-first = दोबारा फेंकने पर पहले अभी उतारी गई गोटी चलनी होगी; वह न चल सके तो बिसात के पास लौट जाती है और आपकी बारी समाप्त होती है।
rule-start-lock-on = अगले घर की गोटी के चलने से पहले कोई गोटी अपना शुरुआती घर नहीं छोड़ सकती।
rule-blockade-off = गोटी किसी भी गोटी को लाँघ सकती है।
rule-blockade-on = गोटी दूसरी गोटियों को लाँघ सकती है, पर दीवार को नहीं, यानी विरोधी की एक कतार में खड़ी तीन या ज़्यादा गोटियों को।
rule-blockade-2 = गोटी दूसरी गोटियों को लाँघ सकती है, पर दीवार को नहीं, यानी विरोधी की एक कतार में खड़ी दो या ज़्यादा गोटियों को।
rule-fall-back-off = गोटी अपने रंग की गोटी पर नहीं रुक सकती।
rule-fall-back-on = जो गोटी अपने रंग की गोटी पर पहुँचे, वह उसके पीछे के पहले ख़ाली घर पर जाती है।
rule-fall-back-on-unchanged = जो चाल वहीं समाप्त हो जहाँ से शुरू हुई, वह तभी मान्य है जब और कोई चाल न हो।
rule-hit-none = कोई गोटी नहीं पिटती: गोटी केवल ख़ाली घर पर रुक सकती है।
rule-hit-swap = जो गोटी विरोधी की गोटी पर पहुँचे, वह उसे मारती है और दोनों जगह बदल लेती हैं।
rule-hit-empty-behind = जो गोटी विरोधी की गोटी पर पहुँचे, वह उसे मारती है: पिटी गोटी पीछे के पहले ख़ाली घर पर जाती है, और ऐसा घर न हो तो बिसात के पास।
rule-hit-lowest-empty = जो गोटी विरोधी की गोटी पर पहुँचे, वह उसे मारती है: पिटी गोटी शुरुआत के सबसे पास वाले ख़ाली घर पर लौटती है।
rule-hit-to-hand = जो गोटी विरोधी की गोटी पर पहुँचे, वह उसे मारती है: पिटी गोटी बिसात से हट जाती है और उसे फिर से शुरू करना होता है।
rule-hit-taken = जो गोटी विरोधी की गोटी पर पहुँचे, वह उसे मारती है: पिटी गोटी खेल से बाहर हो जाती है।
rule-pairs-on = रास्ते पर पास-पास खड़ी एक रंग की दो गोटियाँ एक-दूसरे की रक्षा करती हैं।
rule-pairs-3 = रास्ते पर एक कतार में खड़ी एक रंग की तीन या ज़्यादा गोटियाँ एक-दूसरे की रक्षा करती हैं।
rule-pairs-off = पास-पास के घरों की गोटियाँ एक-दूसरे की रक्षा नहीं करतीं।
rule-corners-off = कतारें कोनों पर ख़त्म होती हैं: कोने के दोनों ओर की गोटियाँ, जैसे घर 10 और 11 पर, एक कतार में नहीं हैं।
rule-backward-none = अपना अंक खेलते हुए आपकी गोटी कभी पीछे नहीं जाती।
rule-backward-to-empty = कोई गोटी आगे न जा सके, तो एक गोटी को आए हुए अंक जितना पीछे, किसी ख़ाली घर पर जाना होगा।
rule-backward-may-hit = कोई गोटी आगे न जा सके, तो एक गोटी को आए हुए अंक जितना पीछे जाना होगा, और वह मार भी सकती है।
rule-backward-may-hit-swap = पीछे जाती गोटी से पिटी गोटी आगे बढ़ जाती है।
rule-backward-from = केवल घर 1 से { $house } की गोटियाँ इस तरह पीछे जा सकती हैं।
rule-backward-from-everywhere = गोटी किसी भी घर से इस तरह पीछे जा सकती है।
rule-stop = हर गोटी को आगे जाने से पहले घर { $house } पर रुकना होता है।
rule-stop-over-halt = ज़रूरत से बड़ा अंक भी गोटी को घर { $house } तक ले जाता है, जहाँ वह रुकती है।
rule-stop-over-bounce = ज़रूरत से बड़े अंक पर गोटी घर { $house } तक जाती है और बचे अंक जितना लौटती है।
rule-trap-on = ऐसा अंक भी खेला जा सकता है जो गोटी को घर { $stop } के पार ले जाए: घर { $house } ख़ाली हो तो गोटी वहाँ पानी में गिरती है।
rule-water-none = कोई घर गोटी को पीछे नहीं भेजता।
rule-water-prison = आपकी गोटी घर { $house } के पानी में रुके तो आपकी बारी तुरंत समाप्त होती है।
rule-water-prison-alone = जब तक आपकी गोटी पानी में है, आपकी कोई और गोटी नहीं चल सकती।
rule-return-house = फेंकने के बदले पानी की गोटी बचाकर घर { $house } पर रखी जा सकती है, अगर वह ख़ाली हो; फिर आपकी बारी समाप्त होती है।
rule-rescued-moves-first-on = पानी से बचाई गई गोटी को आपकी बाक़ी गोटियों से पहले चलना होगा।
rule-water-prison-exit = { $throws } आने पर पानी की गोटी बिसात से निकल जाती है; न आए तो आपकी बारी समाप्त होती है।
rule-water-to-return = जो गोटी घर { $house } पर रुके, वह तुरंत घर { $return } पर जाती है, और वह भरा हो तो उससे पहले के सबसे पास वाले ख़ाली घर पर।
rule-return-full-lowest = जो गोटी घर { $house } पर रुके, वह तुरंत घर { $return } पर जाती है, और वह भरा हो तो शुरुआत के सबसे पास वाले ख़ाली घर पर।
rule-return-full-hand = जो गोटी घर { $house } पर रुके, वह तुरंत घर { $return } पर जाती है, और वह भरा हो तो बिसात से हट जाती है और उसे फिर से शुरू करना होता है।
rule-return-full-closed = जो गोटी घर { $house } पर रुके, वह तुरंत घर { $return } पर जाती है। जब तक वह भरा है, कोई गोटी घर { $house } पर नहीं जा सकती।
rule-water-to-lowest = जो गोटी घर { $house } पर रुके, वह तुरंत शुरुआत के सबसे पास वाले ख़ाली घर पर जाती है।
rule-water-to-hand = जो गोटी घर { $house } पर रुके, वह तुरंत बिसात से हट जाती है और उसे फिर से शुरू करना होता है।
rule-unprotected = { $count ->
    [one] घर { $houses } की गोटी की रक्षा उसके पास वाली गोटी कभी नहीं करती।
   *[other] घर { $houses } की गोटियों की रक्षा उनके पास वाली गोटी कभी नहीं करती।
  }
rule-water-suspends-pairs-on = जब तक आपकी गोटी पानी में है, आपकी गोटियाँ एक-दूसरे की रक्षा नहीं करतीं।
rule-water-suspends-pairs-on-rescued = पानी से बचाई गई गोटी जब तक न चले, तब तक भी आपकी गोटियाँ एक-दूसरे की रक्षा नहीं करतीं।
rule-safe = { $count ->
    [one] घर { $houses } की गोटी नहीं पिट सकती।
   *[other] घर { $houses } की गोटियाँ नहीं पिट सकतीं।
  }
rule-safe-while-water = { $count ->
    [one] जब तक कोई भी गोटी पानी में है, घर { $houses } की गोटी नहीं पिट सकती।
   *[other] जब तक कोई भी गोटी पानी में है, घर { $houses } की गोटियाँ नहीं पिट सकतीं।
  }
rule-hit-to-water = { $count ->
    [one] घर { $houses } पर पिटी गोटी पानी में गिरती है।
   *[other] घर { $houses } पर पिटी गोटी पानी में गिरती है।
  }
rule-hit-to-water-taken = पानी वाले घर पर पहले से कोई गोटी हो, तो इसके बदले दोनों गोटियाँ आपस में जगह बदल लेती हैं।
rule-vacate = { $count ->
    [one] घर { $houses } की गोटी को, जैसे ही कोई अंक साथ दे, आगे बढ़ना होगा।
   *[other] घर { $houses } में से किसी पर खड़ी गोटी को, जैसे ही कोई अंक साथ दे, आगे बढ़ना होगा।
  }
rule-fixed = { $count ->
    [one] घर { $houses } की गोटी केवल उस अंक का इंतज़ार कर सकती है जो उसे बिसात से निकाले।
   *[other] घर { $houses } की गोटियाँ केवल उस अंक का इंतज़ार कर सकती हैं जो उन्हें बिसात से निकाले।
  }
rule-stuck-to-water = { $count ->
    [one] और कुछ न चल सके, तो घर { $houses } की आपकी गोटी वापस पानी में जाती है।
   *[other] और कुछ न चल सके, तो घर { $houses } की आपकी कोई एक गोटी वापस पानी में जाती है।
  }
rule-last-chance = घर { $houses } { $count ->
    [one] की
   *[other] में से किसी पर खड़ी
  } गोटी के पास निकलने के लिए एक ही फेंक है: आपकी अगली फेंक उसे न चलाए, तो वह पानी में गिरती है।
rule-bear-off-exact = बिसात के बाहर जाना घर { $house } के बाद एक और घर गिना जाता है, और गोटी को वहाँ ठीक उतने ही अंक से पहुँचना होता है।
rule-bear-off-bounce = बिसात के बाहर जाना घर { $house } के बाद एक और घर गिना जाता है, और गोटी को वहाँ ठीक उतने ही अंक से पहुँचना होता है। बड़े अंक पर वह वहाँ तक जाती है और बचे अंक जितना लौटती है।
rule-bear-off-overshoot = जो अंक गोटी को घर { $house } के पार ले जाए, वह चाहे जितना बड़ा हो, गोटी को बिसात से निकाल देता है।
rule-bear-off-onto-last = जो गोटी ठीक घर { $house } पर पहुँचे, वह बिसात से निकल जाती है; कोई अंक गोटी को उसके पार नहीं ले जा सकता।
rule-exits = घर { $house } से गोटी केवल { $throws } आने पर बिसात से निकलती है।
rule-exits-any = घर { $house } से गोटी कोई भी अंक आने पर बिसात से निकलती है।
rule-exits-first-row-empty = घर { $house } से गोटी { $throws } आने पर बिसात से निकलती है, और घर 1 से 10 पर किसी की गोटी न हो तो कोई भी अंक आने पर।
rule-clear-first = जब तक घर { $houses } पर आपकी गोटी है, आपकी कोई गोटी बिसात से नहीं निकल सकती।
rule-clear-first-hand = जब तक बिसात के पास आपकी गोटी रखी है, तब तक भी कोई गोटी नहीं निकल सकती।
rule-end-first-off = { $pieces ->
    [1] जिसकी गोटी पहले बिसात से निकले, वह जीतता है।
   *[other] जिसकी सारी { $pieces } गोटियाँ पहले बिसात से निकलें, वह जीतता है।
  }
rule-end-board-empty = बिसात ख़ाली होने पर खेल समाप्त होता है: जिसने ज़्यादा गोटियाँ निकालीं, वह जीतता है; संख्या बराबर हो तो खेल बराबरी पर समाप्त होता है।
rule-score-on = जीतने वाले को विरोधी की हर बची गोटी के लिए पॉइंट मिलते हैं: घर 1 से 10 पर 3, घर 11 से 20 पर 2, और घर 21 से 30 पर 1।

## later: rules (about each ruleset)

rules-retold = यह पुनर्निर्माण हमने विद्वान की अपनी किताब में नहीं, केवल दूसरों के बताए रूप में पढ़ा है।
rules-house-title = अपने बनाए नियम
rules-house = इसी साइट पर बनाए गए नियम। आधार: “{ $base }”, कुछ बदलावों के साथ।
rules-ours = इस बिसात के लिए किसी विद्वान ने पुनर्निर्माण प्रकाशित नहीं किया, इसलिए ये नियम हमारे अपने हैं। इनमें केवल वही बातें हैं जो ज्ञात पुनर्निर्माणों में समान हैं।
rules-disputed = जो पक्का नहीं है
rules-disputed-lead = ये सवाल ग्रंथों में खुले छोड़े गए हैं, या दो तरह से समझे जा सकते हैं। यहाँ इनके ये उत्तर माने गए हैं।
rules-shortened = पूरे खेल का आख़िरी हिस्सा: कम गोटियाँ, जो रास्ते पर आगे से शुरू होती हैं; सारे नियम वही हैं। इसे छोटा हमने किया है; किसी विद्वान ने ऐसा नहीं सुझाया।
rules-throws = { $minutes ->
    [one] एक खेल में लगभग { $throws } बार फेंका जाता है और { $minutes } मिनट लगता है।
   *[other] एक खेल में लगभग { $throws } बार फेंका जाता है और { $minutes } मिनट लगते हैं।
  }
credit-kendall-masters = टिमोथी केंडल ने यह पुनर्निर्माण 1978 में अपनी किताब “पाताल लोक से होकर” (Passing Through the Netherworld) में सुझाया; यहाँ वह वैसा ही है जैसा Masters Traditional Games के नाम वाला नियमों का एक पेज उसे बताता है।
credit-kendall-modern = एक सार्वजनिक परियोजना, devinokeefe/senet, ने केंडल के पुनर्निर्माण का पाँच गोटियों वाला यह आधुनिक रूप लिखा और खेलने का सबसे अच्छा तरीक़ा पूरी तरह निकाला।
credit-kendall-1979 = टिमोथी केंडल का 1979 का पुनर्निर्माण, जैसा Ludii साइट उनकी नियम-पुस्तिका का सार देती है; नए खेल के चारों विकल्प भी उसी साइट के हैं।
credit-kendall-wiki = टिमोथी केंडल का पुनर्निर्माण, जैसा Niidae Wiki का लेख बताता है; गोटियाँ उतारने, मारने या न मारने की छूट और आख़िरी घर से निकलने के तरीक़े के लिए लेख कोई स्रोत नहीं देता।
credit-jequier-masters = गुस्ताव जेकिये का पुनर्निर्माण, जैसा Masters Traditional Games के नाम वाला नियमों का एक पेज बोटरमान्स और साथियों की “खेलों की दुनिया” (The World of Games) के आधार पर बताता है।
credit-jequier-ludii = गुस्ताव जेकिये का 1930 का पुनर्निर्माण, जैसा Ludii उसका सार देता है।
credit-piccione = पीटर ए. पिचोने का 1977 का पुनर्निर्माण, “King Tut’s Game” (तूतनख़ामुन का खेल), जैसा Ludii उसका सार देता है।
credit-bell = आर. सी. बेल का 1979 का पुनर्निर्माण, जैसा Ludii उसका सार देता है।
credit-simple = बिना निशान वाली बिसातें मिली हैं, पर उन पर कैसे खेला जाता था, यह मालूम नहीं।
credit-cypriot = साइप्रस में दस-दस गड्ढों की तीन पंक्तियों वाले खुरदरे पत्थर मिले हैं, पर उन पर कैसे खेला जाता था, यह मालूम नहीं।
credit-simple-marked = अंत के पास चार निशानों वाली बिसातें मिली हैं: “अच्छा” का चिह्न, एक क्रॉस, तीन लकीरें और दो लकीरें।
credit-middle-kingdom = मध्य राज्य की बिसातों पर वही निशान हैं, पर खेल ऊपर बाईं ओर समाप्त होता है।
credit-early-nk = आरंभिक नव राज्य की बिसातों पर क्रॉस की जगह पानी है, और लकीरों की जगह पक्षी और आदमी हैं।
credit-late-nk = उत्तर नव राज्य की बिसातों पर आख़िरी घरों पर देवता हैं, और अंत में होरस।
credit-vertical = एक ऐसी बिसात मिली है जिसकी लंबी भुजा खड़ी है और जिसके आख़िरी घरों में से तीन पर “अच्छा” का चिह्न है।
credit-double = तीस-तीस घरों की दो बिसातें एक-दूसरे के बगल में मिली हैं।
disputed-km-1 = घर 28 या 29 की गोटी कब वापस पानी में जाती है? लेख का अर्थ हो सकता है कि जब उस पक्ष की और कोई गोटी न हो, या जब और कोई गोटी वह अंक न खेल सके; यहाँ दूसरा अर्थ चलता है।
disputed-km-2 = 1, 4 या 5 पर कुछ न चल सके, तो क्या फिर फेंकते हैं? यहाँ नहीं।
disputed-km-3 = क्या एक-दूसरे के ऊपर-नीचे के घर पास-पास माने जाते हैं? यहाँ नहीं: केवल रास्ते पर।
disputed-km-4 = क्या पानी की गोटी अपने पास वालों की रक्षा करती है? यहाँ हाँ; केवल उसकी अपनी रक्षा नहीं होती।
disputed-km-5 = विरोधी की गोटी को पानी में गिराने से क्या आपकी बारी समाप्त होती है? यहाँ नहीं।
disputed-km-6 = और कोई गोटी आगे न जा सके, तो क्या गोटी को बिसात से निकालना ज़रूरी है? यहाँ हाँ।
disputed-km-7 = घर 30 से कौन-सा अंक आने पर निकलते हैं? लेख पहले ठीक-ठीक अंक माँगता है और बाद में कोई भी चलने देता है; यहाँ कोई भी चलता है।
disputed-km-8 = 4 आने पर पानी की गोटी बिसात से निकल जाए, तो क्या फिर फेंकते हैं? यहाँ हाँ।
disputed-km-9 = क्या गोटी घर 26 से पीछे जा सकती है? यहाँ हाँ।
disputed-km-10 = जिस बारी में गोटी पानी में गिरी, क्या उसी में उसे बचाया जा सकता है? यहाँ नहीं।
disputed-km-11 = पानी की गोटी बचाई जा सके, तो क्या बचाना ज़रूरी है? यहाँ नहीं: 4 के लिए फेंका जा सकता है।
disputed-km-12 = घर 15 भरा ही रहे, तो क्या पानी से निकलने का और कोई उपाय है? यहाँ नहीं: 4 का इंतज़ार करना होता है।
disputed-km-13 = क्या एक कतार में तीन गोटियाँ दीवार बन जाती हैं? इस लेख में इसकी बात नहीं; यहाँ नहीं।
disputed-kw-1 = 4 पर उतरी गोटी घर 5 पर पहुँचती है या घर 4 पर? यहाँ घर 5 पर: उसे घर 1 पर रखकर चलते हैं।
disputed-kw-2 = घर 1 भरा हो, तब भी क्या गोटी उतर सकती है? यहाँ हाँ: वह वहाँ रुकती नहीं।
disputed-kw-3 = क्या कुछ अंक आने पर फिर फेंकते हैं? यह लेख एक बारी में एक ही बार फेंकने देता है; यहाँ भी एक ही बार।
disputed-kw-4 = न मारना चुनें तो क्या होता है? यहाँ वह चाल नहीं चली जाती।
disputed-kw-5 = और चालें हों, तब भी क्या बारी छोड़ी जा सकती है? यहाँ नहीं।
disputed-kw-6 = क्या गोटी दीवार के भीतर विरोधी की गोटी पर पहुँच सकती है? यहाँ हाँ: केवल दीवार को लाँघना मना है।
disputed-kw-7 = घर 26 पर 5 से क्या होता है? लेख में कुछ नहीं कहा गया; यहाँ गोटी बिसात से निकल जाती है।
disputed-kw-8 = पहली पंक्ति कब ख़ाली मानी जाती है? यहाँ: जब उस पर किसी पक्ष की गोटी न हो; बिसात के पास रखी गोटियाँ नहीं गिनी जातीं।
disputed-kw-9 = क्या गोटी अपने रंग पर पहुँचकर वहीं लौट सकती है जहाँ से चली? यहाँ तभी जब और कुछ न चल सके, नहीं तो यह मुफ़्त में बारी छोड़ना होगा।
disputed-kw-10 = पीछे भेजी गई गोटी क्या घर 27, 28 या 29 पर रुक सकती है? यहाँ हाँ, और तब उस घर का नियम लागू होता है।
disputed-kw-11 = क्या एक कतार में दो गोटियाँ एक-दूसरे की रक्षा करती हैं? लेख में केवल तीन की बात है; यहाँ नहीं।
disputed-kw-12 = पानी गोटी को पीछे भेजे और घर 1 से 15 सब भरे हों तो? यहाँ वह बिसात के पास चली जाती है।
disputed-kw-13 = घर 30 से निकालने वाली “एक सफ़ेद डंडी” क्या है? यहाँ 1 आना।
disputed-kw-14 = अगर गोटी बाद में वापस उससे पहले रखी जाए, तो क्या वह दीवार लाँघ सकती है? यहाँ नहीं।
disputed-k79-1 = क्या चलने से पहले बारी के सारे अंक फेंक लिए जाते हैं? यह लेख ऐसा ही कहता है; Ludii का प्रोग्राम उन्हें एक-एक करके खेलता है। यहाँ लेख माना गया है।
disputed-k79-2 = आगे कौन-सा रंग खड़ा होता है? यहाँ सफ़ेद, क्योंकि जिसे पहले 1 मिले, सफ़ेद पक्ष उसी का होता है और वही सबसे आगे की गोटी चलता है।
disputed-k79-3 = दूसरे अंक से आगे चल सकें, तब क्या एक अंक पीछे खेला जा सकता है? यहाँ नहीं।
disputed-k79-4 = गोटी पानी में गिरे तो बाक़ी अंकों का क्या होता है? यहाँ वे बेकार जाते हैं।
disputed-k79-5 = गोटी बचाने में कौन-सी बारी जाती है? यहाँ बचाना ही वह बारी है, फेंकने की जगह।
disputed-k79-6 = क्या पानी की गोटी पिट सकती है? यहाँ हाँ; दोनों जगह बदल लेती हैं।
disputed-k79-7 = गोटी पानी में हो तो किसके जोड़े रक्षा नहीं करते? यहाँ केवल उसी पक्ष के।
disputed-k79-8 = किसकी गोटी पानी में हो तो घर 28 से 30 सुरक्षित होते हैं? यहाँ किसी की भी।
disputed-k79-9 = जिस गोटी को पहले चलना है, वह पिट जाए तो? यहाँ वह पक्ष फिर कोई भी गोटी चल सकता है।
disputed-k79-10 = क्या पहले 1 से पहले आए अंक गिने जाते हैं? यहाँ नहीं।
disputed-k79-11 = क्या ज़रूरत से बड़ा हर अंक पानी में गिराता है? यहाँ नहीं, यह कई विकल्पों में से एक है।
disputed-k79-12 = पहली पंक्ति पर किसकी गोटियाँ निकलने से रोकती हैं? यहाँ केवल आपकी अपनी।
disputed-k79-13 = बचाने का फ़ैसला फेंकने से पहले होता है या बाद में? यहाँ पहले।
disputed-k79-14 = क्या शुरुआती 1 से सबसे आगे की गोटी चलना ज़रूरी है? यहाँ हाँ।
disputed-k79-15 = शुरुआत में 4 या 5 आने पर क्या फिर फेंकते हैं? यहाँ नहीं।
disputed-jm-1 = सबके आख़िरी पंक्ति पर आने से पहले क्या गोटी घर 30 पर रुक सकती है? यहाँ नहीं: वहाँ पहुँचना ही निकलना है।
disputed-jm-2 = क्या ऐसा अंक खेला जा सकता है जो गोटी को घर 30 के पार ले जाए? यहाँ नहीं।
disputed-jm-3 = 1, 4 या 6 पर कुछ न चल सके, तो क्या फिर फेंकते हैं? यहाँ नहीं।
disputed-jm-4 = क्या दीवार पीछे जाने वाली गोटियों को भी रोकती है? यहाँ हाँ।
disputed-jm-5 = पहला ख़ाली घर कौन-सा है? यहाँ सबसे छोटी संख्या वाला।
disputed-jm-6 = क्या गोटियों को शुरुआती घर क्रम से छोड़ने होते हैं? यहाँ नहीं: लेख किसी भी गोटी को चलने देता है।
disputed-jm-7 = क्या दीवार पंक्ति के मोड़ पर भी जारी रहती है? यहाँ हाँ।
disputed-jl-1 = चौथा सुरक्षित घर कौन-सा है? लेख में 20 छपा है, जिस पर कोई निशान नहीं; यहाँ 30।
disputed-jl-2 = गोटी अपना शुरुआती घर कब छोड़ सकती है? यहाँ, जब अगले घर पर खड़ी गोटी चल चुकी हो।
disputed-jl-3 = 1, 4 या 6 पर कुछ न चल सके, तो क्या फिर फेंकते हैं? यहाँ नहीं।
disputed-jl-4 = क्या पीछे जाने वाली गोटी मार सकती है? यहाँ नहीं।
disputed-jl-5 = पिटी गोटी कहाँ जाती है? यहाँ, जैसा लेख में है, शुरुआत के सबसे पास वाले ख़ाली घर पर।
disputed-jl-6 = एक कतार में तीन गोटियाँ कहाँ दीवार बनती हैं? Ludii का प्रोग्राम यह केवल कुछ जगहों पर देखता है; यहाँ, लेख की तरह, हर जगह।
disputed-pi-1 = क्या 5 आने पर फिर फेंकते हैं? यहाँ हाँ, जैसा लेख कहता है।
disputed-pi-2 = क्या आए हुए अंक का एक हिस्सा गोटी को बिसात से निकाल सकता है? यहाँ हाँ, अगर वह हिस्सा ठीक उतना ही हो।
disputed-pi-3 = क्या पूरी बारी की चालें एक ही दिशा में हों, या केवल एक अंक की? यहाँ एक अंक की।
disputed-pi-4 = क्या 1 आने पर गोटी उतारना ज़रूरी है? यहाँ केवल तब, जब और कोई गोटी आगे न जा सके।
disputed-pi-5 = गोटी उतारने के बाद दोबारा आया अंक पहले कौन-सी गोटी खेलती है? यहाँ जो अभी उतरी।
disputed-pi-6 = पीछे जाते हुए घर 15 या 26 पर पहुँचें, तो क्या फिर फेंकते हैं? यहाँ हाँ।
disputed-pi-7 = 5 से अभी उतरी गोटी न चल सके तो? यहाँ बारी समाप्त होती है।
disputed-pi-8 = क्या जितने हो सकें उतने क़दम चलना ज़रूरी है? यहाँ नहीं, पर जब तक कोई क़दम चल सके, तब तक चलते रहते हैं।
disputed-pi-9 = नई गोटी के लिए दोबारा फेंका गया अंक क्या एक और गोटी उतार सकता है? यहाँ नहीं; और कारणों से दोबारा फेंका गया अंक उतार सकता है।
disputed-be-1 = पासा फेंका जाता है या डंडियाँ? एक पुराना लेख डंडियाँ कहता है; यहाँ पासा।
disputed-be-2 = किन घरों पर निशान हैं? यहाँ 26 से 29, जैसा इन नियमों के लिए बनी बिसात दिखाती है।
disputed-be-3 = मार सकें तो क्या मारना ज़रूरी है? यहाँ नहीं।
disputed-be-4 = खेल कब समाप्त होता है? यहाँ, जब बिसात ख़ाली हो।
disputed-be-5 = शुरुआती अंक बराबर हों तो? यहाँ दोनों फिर फेंकते हैं।
disputed-be-6 = क्या एक कतार में तीन गोटियाँ, केंडल के नियमों की तरह, दीवार बनती हैं? यहाँ नहीं।
disputed-kmo-1 = पिटी गोटी कहाँ जाती है? यहाँ दोनों जगह बदल लेती हैं।
disputed-kmo-2 = क्या घर 28 से 30 सुरक्षित हैं? यहाँ नहीं: केवल पास की गोटी रक्षा करती है।
disputed-kmo-3 = घर 28 से 30 पर पिटी गोटी कहाँ जाती है? यहाँ घर 26 पर, जहाँ से मारने वाली आई।
disputed-kmo-4 = क्या गोटी घर 28 से 29 या 30 पर, या पीछे जा सकती है? यहाँ नहीं।
disputed-kmo-5 = घर 30 से कौन-सा अंक आने पर निकलते हैं? यहाँ केवल 1।
disputed-kmo-6 = 1, 4 या 5 पर कुछ न चल सके तो? यहाँ बारी दूसरे को जाती है।
disputed-kmo-7 = क्या पानी में गिरने से बारी समाप्त होती है? यहाँ नहीं।
disputed-kmo-8 = क्या दीवार का कोई हिस्सा लाँघा जा सकता है? यहाँ नहीं।
disputed-kmo-9 = क्या दीवारें या पास-पास खड़ी सुरक्षित गोटियाँ पानी से लौटने का रास्ता रोक सकती हैं? यहाँ नहीं।
disputed-kmo-10 = 1, 4 या 5 से पीछे चलने पर भी क्या फिर फेंकते हैं? यहाँ हाँ।
disputed-kmo-11 = क्या गोटी घर 26 से पीछे जा सकती है? यहाँ हाँ।
disputed-kmo-12 = क्या यह खेल दूसरी संख्या की गोटियों से खेला जा सकता है? यहाँ हाँ, अपने बनाए नियमों के रूप में, पर पूरी तरह हल केवल पाँच वाला खेल हुआ है।
disputed-board-cross = क्रॉस गोटी को कहाँ भेजता है? कोई नहीं जानता; यहाँ शुरुआत के सबसे पास वाले ख़ाली घर पर, क्योंकि उसे घर 15 से जोड़ने वाली कोई बात नहीं।
disputed-board-rebirth = जिन बिसातों पर घर 15 पर निशान नहीं, वहाँ क्या वह ख़ास है? यहाँ नहीं।
disputed-board-last = बिना निशान वाले घर 30 से किस अंक पर निकलते हैं? यहाँ किसी पर भी।
disputed-board-upright = खड़ी बिसात पर खेल किस ओर चलता है? कोई नहीं जानता; यहाँ सामान्य क्रम में, ऊपर बाईं ओर से तीन स्तंभों में।
disputed-board-two = दो बिसातें एक रास्ता हैं या दो? कोई नहीं जानता; यहाँ एक लंबा रास्ता, जो सबसे सरल है।
disputed-board-pebbles = कितने कंकड़ होते थे? कोई नहीं जानता; यहाँ हर पक्ष के पाँच।

## later: dialogs (help)

help-title = मदद
help-tap = फेंकने के लिए बड़ा बटन छुएँ, फिर वह गोटी जिसे चलाना है।
help-mistake = ग़लत जगह छूने से कुछ नहीं होता।
help-marks = बिसात पर निशान
help-mark-ring = यह गोटी चल सकती है।
help-mark-target = आपकी गोटी यहाँ जा सकती है।
help-mark-hit = मारी गई गोटी यहाँ जाएगी।
help-mark-row = ये एक-दूसरे की रक्षा करती हैं, या दीवार बनाती हैं।
help-mark-disc = चाल का नतीजा: मार (×), पानी (लहर), रक्षा (कोष्ठक), बाहर (तीर)।
help-mark-trail = पिछली चाल।
help-keyboard = बिसात की कुंजियाँ
help-key-arrows = तीर
help-arrows = दायाँ और बायाँ: रास्ते पर; ऊपर और नीचे: अगली पंक्ति
help-key-ends = Home, End
help-ends = पहला घर, रास्ते का अंत
help-key-enter = Enter, स्पेस
help-enter = गोटी या घर चुनना
help-key-escape = Esc
help-escape = गोटी वापस रखना
help-key-throw = T
help-throw = फेंकना
help-key-pieces = M
help-pieces = अगली गोटी जो चल सकती है; Shift के साथ पिछली
help-key-last = L
help-last = पिछली चाल
help-key-status = S
help-status = अभी क्या हो रहा है?
help-key-advice = H
help-advice = यहाँ सबसे अच्छा क्या है, और क्यों?
help-key-undo = U
help-undo = वापस लेना
help-key-redo = R
help-redo = फिर से करना
help-key-look = , और .
help-look = खेल दोबारा देखना: एक चाल पीछे, एक चाल आगे
help-key-help = ?
help-help = यह मदद
help-accessibility = सुगम्यता (अंग्रेज़ी में)
help-questions = कुंजियों से सवाल
help-key-mine = P
help-mine = मेरी गोटियाँ कहाँ हैं?
help-key-others = O
help-others = विरोधी की गोटियाँ कहाँ हैं?
help-key-moves = G
help-moves = मेरी गोटियाँ कहाँ जा सकती हैं?
help-key-sticks = K
help-sticks = क्या आया?
help-key-score = C
help-score = किसकी कितनी गोटियाँ बिसात से निकल चुकीं?
help-key-way = F
help-way = अभी कितना रास्ता बाक़ी है?
help-key-house = X
help-house = इस घर पर क्या है?
help-key-card = I
help-card = यह घर क्या है, और क्या करता है
help-key-odds = D
help-odds = पिछले आए अंक, और संभावनाएँ
help-key-turn = B
help-turn = डिब्बा हाथ में लेना और वापस रखना; तीर उसे घुमाते हैं

## later: house-rules (the editor of house rules)

house-title = अपने बनाए नियम
house-lead = जो नियम चाहें बदलें। जो नियम आपस में मेल नहीं खाते, वे तुरंत दिखाए जाते हैं।
house-find = शब्दों से नियम खोजें
house-found = { $count ->
    [one] { $count } नियम मिला।
   *[other] { $count } नियम मिले।
  }
house-from = किन नियमों से शुरू करें
house-yours = आपके नियम
house-name = आपके नियमों का नाम
house-name-default = { $base }, मेरे ढंग से
house-reset-all = सारे बदलाव वापस लें
house-reset = “{ $base }” जैसा करें
house-changed = { $count ->
    [one] { $count } बदलाव
   *[other] { $count } बदलाव
  }
house-disagrees = मेल नहीं खाता
house-ready = ये नियम आपस में मेल खाते हैं।
house-endless = लेकिन इन नियमों से खेल लगभग कभी समाप्त नहीं होता।
house-clashes = { $count ->
    [1] दो नियम आपस में मेल नहीं खाते।
   *[other] नियमों के { $count } जोड़े आपस में मेल नहीं खाते।
  }
house-show = कहाँ है, दिखाएँ
house-play = खेलें
house-opponent = किसके साथ
house-save = ये नियम सहेजें
house-saved = “{ $name }” नाम से सहेजा गया।
house-save-full = केवल { $count } नियम-सेट की जगह है। पहले कोई एक मिटाएँ।
house-save-blocked = आपके नियम सहेजे नहीं जा सके। उन्हें रखने के लिए लिंक कॉपी करें।
house-save-unnamed = पहले अपने नियमों को नाम दें।
house-mine = मेरे अपने नियम ({ $count })
house-open = खोलें
house-rename = नाम बदलें
house-delete = मिटाएँ
house-deleted = नियम “{ $name }” मिटा दिए गए।
house-link = लिंक कॉपी करें
house-link-label = इन नियमों का लिंक
house-link-copied = लिंक कॉपी हो गया।
house-link-by-hand = चुना हुआ लिंक कॉपी करें।
house-point-value = { $point }: { $value }
house-fix = “{ $point }” को ऐसे बदलें: { $value }
house-fix-off = “{ $point }” बंद करें
house-fix-on = “{ $point }” चालू करें
house-refused = “{ $points }” के साथ नहीं चल सकता
house-refused-houses = { $houses }: “{ $points }” के साथ नहीं चल सकता। { $reason }
house-idle = “{ $point }” के कारण अभी इसका कोई असर नहीं।
house-range = { $first }–{ $last }
house-none = कोई नहीं
house-on = हाँ
house-off = नहीं
house-exit = घर { $house }: { $throws }
house-exit-any = कोई भी अंक
house-exit-star = पहली पंक्ति ख़ाली हो तो कोई भी अंक
house-exit-row = घर { $house } से गोटी को बिसात से निकालने वाले अंक
house-light-row = { $light ->
    [0] कोई उजला पहलू नहीं
    [one] { $light } उजला पहलू
   *[other] { $light } उजले पहलू
  }
house-light-count = जितने उजले पहलू, उतना
house-nothing-special = कुछ ख़ास नहीं
in-use-title = आज खेले जाने वाले नियम
in-use-note = डिब्बाबंद खेलों, स्कूलों और प्रोग्रामों से। ये पुनर्निर्माण नहीं हैं।

house-group-game = खेल
house-group-throwing = फेंकना
house-group-moving = चलना
house-group-meeting = विरोधी से सामना
house-group-houses = ख़ास घर
house-group-leaving = बिसात से निकलना और जीतना

dim-houses = बिसात के घर
dim-pieces = हर खिलाड़ी की गोटियाँ
dim-start = गोटियाँ कहाँ से शुरू करती हैं
dim-start-hand = गोटियाँ बिसात के बाहर से शुरू करती हैं
dim-start-white-odd = गोटियाँ पहले घरों पर बारी-बारी से रखी जाती हैं, काली आगे
dim-start-black-odd = गोटियाँ पहले घरों पर बारी-बारी से रखी जाती हैं, सफ़ेद आगे
dim-start-house = पहला घर जहाँ से गोटियाँ शुरू होती हैं
dim-opening = शुरुआत कौन करता है
dim-opening-white = सफ़ेद पक्ष शुरू करता है
dim-opening-black = काला पक्ष शुरू करता है
dim-opening-one-is-white = जिसे पहले 1 मिले, वह सफ़ेद पक्ष लेकर अपनी सबसे आगे की गोटी चलता है
dim-opening-one-is-black = जिसे पहले 1 मिले, वह काला पक्ष लेकर अपनी सबसे आगे की गोटी चलता है
dim-opening-higher-throw = बड़े अंक वाला शुरू करता है
dim-start-lock = गोटी तब तक शुरू नहीं कर सकती जब तक उसके आगे वाली न चले
dim-entry = गोटियाँ बिसात पर कैसे उतरती हैं
dim-entry-none = बाद में कोई गोटी नहीं उतरती
dim-entry-any-throw = गोटियाँ कोई भी अंक आने पर उतरती हैं: 1 पर घर 2, 2 पर घर 3, और इसी तरह आगे
dim-entry-with-one = गोटियाँ 1 आने पर घर 1 पर उतरती हैं
dim-entry-throws = अंक जिनसे गोटियाँ उतरती हैं
dim-entry-at = उतरती गोटी जिस घर से गिनती है: 0 या 1
dim-starting-throw = खेलने से पहले 1 आना ज़रूरी है
dim-sticks = क्या फेंका जाता है
dim-sticks-2 = दो डंडियाँ
dim-sticks-4 = चार डंडियाँ
dim-sticks-5 = पाँच डंडियाँ
dim-sticks-die4 = चार पहलू वाला पासा
dim-sticks-die6 = छह पहलू वाला पासा
dim-zero = बिना उजले पहलू का अंक
dim-zero-0 = उजला पहलू न हो तो 0
dim-zero-4 = उजला पहलू न हो तो 4
dim-zero-5 = उजला पहलू न हो तो 5
dim-zero-6 = उजला पहलू न हो तो 6
dim-zero-die = चार पहलू वाला पासा
dim-values = उजले पहलुओं की हर गिनती का मान
dim-rethrow = अंक जो दोबारा फेंके जाते हैं
dim-lost = अंक जिनसे बारी चली जाती है
dim-again = अंक जिनके आने पर फिर फेंकते हैं
dim-again-without-move = अंक जिनके आने पर कुछ न चलने पर भी फिर फेंकते हैं
dim-again-on = घर जिन पर पहुँचकर फिर फेंकते हैं
dim-ends-turn = घर जिन पर पहुँचकर बारी ख़त्म होती है
dim-turn = बारी कैसे चलती है
dim-turn-single = एक बार फेंकना, एक चाल
dim-turn-series = जब तक फिर फेंकने को मिले तब तक फेंकना, फिर किसी भी क्रम में खेलना
dim-turn-divided = एक बार फेंकना, आए हुए क़दम गोटियों में बाँटे जा सकते हैं
dim-blockade = दीवार बनाने वाली गोटियाँ
dim-blockade-on = एक कतार की तीन गोटियाँ दीवार हैं
dim-blockade-2 = एक कतार की दो गोटियाँ दीवार हैं
dim-blockade-off = कोई कतार दीवार नहीं है
dim-corners = गोटियों की कतारें कोनों पर भी चलती हैं
dim-fall-back = गोटी अपने रंग पर पहुँचे तो उसके पीछे के पहले ख़ाली घर पर जाती है
dim-backward = कोई गोटी आगे न जा सके तो क्या होता है
dim-backward-none = कोई गोटी आगे न जा सके, तो बारी बेकार जाती है
dim-backward-to-empty = कोई गोटी आगे न जा सके, तो एक गोटी को पीछे ख़ाली घर पर जाना होगा
dim-backward-may-hit = कोई गोटी आगे न जा सके, तो एक गोटी को पीछे जाना होगा, और वह मार सकती है
dim-backward-from = आख़िरी घर जहाँ से गोटियाँ पीछे जाती हैं
dim-vacate = घर जिन्हें संभव होते ही छोड़ना होगा
dim-pairs = एक-दूसरे की रक्षा करने वाली गोटियाँ
dim-pairs-on = पास-पास की दो गोटियाँ एक-दूसरे की रक्षा करती हैं
dim-pairs-3 = एक कतार की तीन गोटियाँ एक-दूसरे की रक्षा करती हैं
dim-pairs-off = गोटियाँ एक-दूसरे की रक्षा नहीं करतीं
dim-unprotected = घर जहाँ पास की गोटी रक्षा नहीं करती
dim-water-suspends-pairs = जिसकी गोटी पानी में है, उसके जोड़े सुरक्षित नहीं
dim-safe = घर जहाँ गोटी सुरक्षित है
dim-safe-while-water = घर जो पानी में गोटी रहने तक सुरक्षित हैं
dim-hit = पिटी गोटी का क्या होता है
dim-hit-none = कोई गोटी नहीं पिट सकती
dim-hit-swap = पिटी गोटी मारने वाली से जगह बदलती है
dim-hit-empty-behind = पिटी गोटी पीछे के पहले ख़ाली घर पर जाती है
dim-hit-lowest-empty = पिटी गोटी बिसात के पहले ख़ाली घर पर जाती है
dim-hit-to-hand = पिटी गोटी बिसात से हट जाती है, उसे फिर उतरना होगा
dim-hit-taken = पिटी गोटी खेल से बाहर हो जाती है
dim-hit-to-water = घर जहाँ पिटी गोटी पानी में गिरती है
dim-may-decline-hit = केवल मारना ही संभव हो, तो बारी छोड़ी जा सकती है
dim-stop = घर जहाँ हर गोटी को रुकना होता है
dim-stop-over = उस घर के पार ले जाने वाला अंक
dim-stop-over-lost = उस घर के पार ले जाने वाला अंक नहीं चला जाता
dim-stop-over-halt = उस घर के पार ले जाने वाले अंक पर गोटी वहीं रुकती है
dim-stop-over-bounce = उस घर के पार ले जाने वाले अंक पर गोटी वहाँ जाकर बचे अंक जितना लौटती है
dim-trap = उस घर के पार ले जाने वाला अंक पानी में पहुँचाता है
dim-water-house = पानी वाला घर
dim-water = पानी क्या करता है
dim-water-none = पानी नहीं है
dim-water-prison = पानी गोटी को पकड़े रखता है, जब तक कोई अंक या बचाव उसे न छुड़ाए
dim-water-to-return = पानी गोटी को वापसी वाले घर पर रखता है
dim-water-to-lowest = पानी गोटी को बिसात के पहले ख़ाली घर पर रखता है
dim-water-to-hand = पानी गोटी को वापस बिसात के पास भेजता है, उसे फिर उतरना होगा
dim-return-house = वापसी वाला घर
dim-return-full = वापसी वाला घर भरा हो तो
dim-return-full-below = गोटी उससे पहले के सबसे पास वाले ख़ाली घर पर जाती है
dim-return-full-lowest = गोटी बिसात के पहले ख़ाली घर पर जाती है
dim-return-full-hand = गोटी बिसात से हट जाती है, उसे फिर उतरना होगा
dim-return-full-closed = कोई गोटी पानी में नहीं जा सकती
dim-rescued-moves-first = बचाई गई गोटी को सबसे पहले चलना होगा
dim-stuck-to-water = घर जहाँ से अटकी गोटी वापस पानी में जाती है
dim-last-chance = घर जिन्हें अगली फेंक में छोड़ना है, नहीं तो गोटी पानी में गिरती है
dim-fixed = घर जहाँ पहुँचकर गोटी और कुछ नहीं, केवल बिसात से निकल सकती है
dim-bear-off = गोटियाँ बिसात से कैसे निकलती हैं
dim-bear-off-exact = गोटियाँ आख़िरी घर के ठीक आगे पहुँचाने वाले अंक पर निकलती हैं
dim-bear-off-bounce = गोटियाँ ठीक अंक पर निकलती हैं और बड़े अंक पर बचे अंक जितना लौटती हैं
dim-bear-off-overshoot = गोटियाँ आख़िरी घर के पार ले जाने वाले किसी भी अंक पर निकलती हैं
dim-bear-off-onto-last = गोटियाँ ठीक आख़िरी घर पर पहुँचकर निकलती हैं
dim-exits = घर जिनसे केवल कुछ ख़ास अंकों पर निकल सकते हैं
dim-clear-first = घर जो निकलने से पहले अपनी गोटियों से ख़ाली होने चाहिए
dim-may-decline-off = खिलाड़ी गोटी को बिसात पर ही रहने दे सकता है
dim-end = कौन जीतता है
dim-end-first-off = जिसकी सारी गोटियाँ पहले निकलें, वह जीतता है
dim-end-board-empty = बिसात ख़ाली होने तक खेलते हैं; ज़्यादा गोटियाँ निकालने वाला जीतता है
dim-score = विरोधी की बची गोटियों पर जीतने वाले को पॉइंट मिलते हैं

clash-hand-entry = बिसात के बाहर से शुरू करने वाली गोटियों को उतरने का तरीक़ा चाहिए।
clash-water-entry = पानी गोटियों को बिसात से बाहर करता है, और उनके पास फिर उतरने का तरीक़ा नहीं है।
clash-behind-entry = पीछे जाती गोटी से पिटी गोटी को पीछे कोई ख़ाली घर न मिले, ऐसा हो सकता है, और उसके पास फिर उतरने का तरीक़ा नहीं है।
clash-home-entry = पिटी गोटी बिसात से हट जाती है, और उसके पास फिर उतरने का तरीक़ा नहीं है।
clash-full-entry = वापसी वाला घर भरा हो तो गोटी बिसात से हट जाती है, और उसके पास फिर उतरने का तरीक़ा नहीं है।
clash-one-divided = 1 पर उतरने का नियम तभी चलता है जब अंक बाँटे जा सकें।
clash-any-divided = अंक बाँटे जाएँ, तो गोटी केवल 1 पर उतर सकती है।
clash-entry-stop = उतरती गोटी तुरंत घर 1 के पार जाती है, इसलिए रुकने वाला घर 1 नहीं हो सकता।
clash-entry-throws = जो अंक आ सकते हैं, उनमें से किसी से गोटी नहीं उतर सकती।
clash-opening-hand = खेल शुरू करने वाला 1 सबसे आगे की गोटी चलाता है, पर बिसात पर कोई गोटी नहीं है।
clash-opening-odd = खेल शुरू करने वाला 1 सबसे आगे की गोटी चलाता है, पर उसके आगे विरोधी की गोटी खड़ी है।
clash-start-house-hand = जो गोटियाँ बिसात के बाहर से शुरू करती हैं, उनका कोई पहला घर नहीं होता।
clash-start-house-lock = कोई गोटी अपने आगे वाली की प्रतीक्षा तभी कर सकती है जब गोटियाँ घर 1 से शुरू हों।
clash-start-beyond = गोटियाँ बाहर ले जाने वाले घरों से और उस घर से पहले शुरू होनी चाहिए जहाँ सब रुकती हैं।
clash-opening-fixed = खेल शुरू करने वाला 1 सबसे आगे की गोटी चलाता है, पर वह ऐसे घर पर है जहाँ से केवल बिसात से निकला जाता है।
clash-lock-hand = बिसात के बाहर से शुरू करने वाली गोटियों के आगे कोई नहीं, जिसका वे इंतज़ार करें।
clash-lock-backward = पीछे जाती गोटी ऐसी गोटी को मार सकती है जो अभी शुरू नहीं हुई।
clash-lock-entry = उतरती गोटी ऐसी गोटी को मार सकती है जो अभी शुरू नहीं हुई।
clash-lock-fixed = सबसे आगे की गोटी कभी नहीं जा सकती। उसके घर से केवल बिसात से निकला जाता है, और उसके पीछे ऐसी गोटियाँ रुकी हैं जिन्हें पहले जाना चाहिए।
clash-one-series = 1 का इंतज़ार तभी हो सकता है जब एक बारी में कई बार फेंका जाए।
clash-divided-hit = अंक बाँटे जाएँ, तो कोई गोटी नहीं पिट सकती।
clash-divided-fall-back = अंक बाँटे जाएँ, तो कोई गोटी अपने रंग से पीछे नहीं हटती।
clash-divided-prison = अंक बाँटे जाएँ, तो पानी गोटी को पकड़ नहीं सकता।
clash-divided-trap = अंक बाँटे जाएँ, तो कोई अंक घर लाँघकर पानी में नहीं पहुँचाता।
clash-divided-blockade = अंक बाँटे जाएँ, तो कोई कतार दीवार नहीं बन सकती।
clash-divided-over = अंक बाँटे जाएँ, तो कोई अंक ज़रूरत से बड़ा नहीं होता।
clash-divided-vacate = अंक बाँटे जाएँ, तो ऐसा कोई घर नहीं हो सकता जिसे पहले छोड़ना ज़रूरी हो।
clash-divided-decline-hit = अंक बाँटे जाएँ, तो बारी नहीं छोड़ी जा सकती।
clash-divided-decline-off = अंक बाँटे जाएँ, तो गोटी निकालने से मना नहीं किया जा सकता।
clash-always-again = हर अंक पर फिर फेंकना होगा, तो बारी कभी समाप्त नहीं होगी।
clash-long-series = लगातार फेंकने के नियम में ज़्यादा से ज़्यादा हर दूसरी बार फिर फेंकने को मिल सकता है, नहीं तो बारी बहुत लंबी हो जाएगी।
clash-always-again-unmoved = जो खिलाड़ी चल न सके, वह फेंकता ही रहेगा।
clash-values-sticks = ये डंडियाँ उजले पहलुओं की जितनी गिनतियाँ दिखा सकती हैं, हर एक का मान चाहिए; पासे में उजले पहलू नहीं होते।
clash-rethrow-all = हर अंक दोबारा फेंकना होगा, तो कोई भी नहीं गिना जाएगा।
clash-no-one = किसी गोटी को 1 की ज़रूरत हो सकती है, इसलिए कोई अंक 1 गिना जाना और चला जाना चाहिए।
clash-one-value = सारे अंक बराबर होंगे, तो कोई बड़ा अंक नहीं फेंक सकेगा।
clash-lost-again = जिस अंक से बारी चली जाती है, उस पर फिर फेंकना नहीं मिल सकता।
clash-lost-rethrow = जो अंक दोबारा फेंका जाता है, उससे बारी नहीं जा सकती।
clash-lost-series = लगातार फेंकने के नियम में साफ़ नहीं होगा कि पहले आए अंक भी बेकार जाते हैं या नहीं।
clash-series-unmoved = सारे अंक चालों से पहले फेंके जाएँ, तो बाद में फिर फेंकने को नहीं मिल सकता।
clash-series-again-on = सारे अंक चालों से पहले फेंके जाएँ, तो किसी घर के कारण फिर फेंकने को नहीं मिल सकता।
clash-ends-again = एक ही घर बारी ख़त्म भी करे और फिर फेंकने भी दे, यह नहीं हो सकता।
clash-water-nowhere = पानी को एक घर चाहिए।
clash-water-idle = पानी वाला घर तो है, पर पानी नहीं।
clash-water-pieces = पानी उन घरों से कम से कम दो घर आगे होना चाहिए जिन पर गोटियाँ शुरू करती हैं।
clash-water-return = इस पानी के लिए एक घर चाहिए जहाँ गोटियाँ लौटें।
clash-return-beyond = वापसी वाला घर पानी वाले घर से पहले होना चाहिए।
clash-sent-closed = जब कोई गोटी पानी में नहीं जा सकती, तब भी कोई गोटी वहाँ भेजी जा सकती है।
clash-return-fixed = बचाई गई गोटी अपने पक्ष को हमेशा के लिए रोक सकती है: उसे पहले जाना है, पर वह दूसरों के बाद ही जा सकती है।
clash-trap-stop = कोई अंक रुकने वाले घर के पार नहीं ले जा सकता, क्योंकि वह है ही नहीं।
clash-trap-over = रुकने वाले घर के पार ले जाने वाला अंक पानी में और कहीं और, दोनों जगह ख़त्म नहीं हो सकता।
clash-trap-water = जहाँ पानी नहीं, वहाँ कोई अंक पानी में नहीं पहुँचा सकता।
clash-trap-behind = रुकने वाले घर के पार ले जाने वाला अंक पानी में पहुँचाता है, इसलिए पानी उस घर के आगे होना चाहिए।
clash-stop-water = हर गोटी को पानी वाले घर पर रुकना होता है, और वहाँ से कोई अंक उसे आगे नहीं ले जाता।
clash-water-fixed = पानी वाला घर ऐसा घर नहीं हो सकता जहाँ से केवल बिसात से निकला जाए।
clash-stuck-water = अटकी गोटियाँ केवल उसी पानी में लौट सकती हैं जो उन्हें पकड़े।
clash-stuck-forward = अटकी गोटियाँ वापस पानी में जाती हैं, इसलिए उन्हें पानी के आगे होना चाहिए।
clash-hit-water = पिटी गोटी केवल पानी में गिर सकती है, और पानी है ही नहीं।
clash-chance-water = समय पर न निकली गोटियाँ पानी में गिरती हैं, और पानी है ही नहीं।
clash-chance-forward = समय पर न निकली गोटियाँ वापस पानी में जाती हैं, इसलिए उन्हें पानी के आगे होना चाहिए।
clash-chance-stuck = उसी घर की गोटी एक फेंक के बाद पानी में गिर जाती है, इसलिए वह अटकने तक रुक नहीं सकती।
clash-chance-turn = गोटी को निकलने का एक ही मौक़ा तभी मिल सकता है जब हर बार फेंकने पर एक ही चाल हो।
clash-safe-water = पानी में कभी कोई गोटी रहती ही नहीं, तो उस दौरान कोई घर सुरक्षित नहीं हो सकता।
clash-rescue-water = गोटी केवल ऐसे पानी से बचाई जा सकती है जो उसे पकड़ता है।
clash-fall-back-prison = पीछे हटी गोटी उस पानी को रोक सकती है जो गोटियों को पकड़ता है।
clash-taken-end = गोटियाँ हमेशा के लिए जा सकती हों, तो जीतने वाला अंत में ही मालूम होगा।
clash-water-end = कोई गोटी हमेशा पानी में रह सकती है, क्योंकि कोई अंक उसे नहीं छुड़ाता, और तब बिसात कभी ख़ाली नहीं होगी।
clash-clear-end = कोई गोटी हमेशा पानी में रह सकती है, क्योंकि उसका पक्ष कुछ घर अब ख़ाली नहीं कर सकता, और तब बिसात कभी ख़ाली नहीं होगी।
clash-score-end = पॉइंट तभी गिने जा सकते हैं जब वह जीते जिसकी सारी गोटियाँ पहले निकलें।
clash-last-exit = गोटियाँ आख़िरी घर पर कभी नहीं ठहरतीं, तो उसके लिए ख़ास अंक नहीं चाहिए।
clash-last-fixed = गोटियाँ आख़िरी घर पर कभी नहीं ठहरतीं, इसलिए वह ऐसा घर नहीं हो सकता जिससे केवल बाहर निकला जाए।
clash-last-water = गोटियाँ आख़िरी घर पर कभी नहीं ठहरतीं, तो वह पानी नहीं हो सकता।
clash-backward-nowhere = गोटियों को पीछे जाना है, पर ऐसा कोई घर नहीं जहाँ से वे जा सकें।
clash-backward-idle = पीछे जाने का आख़िरी घर तो है, पर गोटियाँ कभी पीछे नहीं जातीं।
clash-clear-fixed = ऐसे घर की गोटी कभी वहाँ से नहीं जा सकती। जाने के लिए उसे पहले ही जा चुका होना चाहिए।
clash-clear-last = आख़िरी घर की गोटी कभी वहाँ से नहीं जा सकती। जाने के लिए उसे पहले ही जा चुका होना चाहिए।
clash-off-board = बताए गए घरों में से एक बिसात पर नहीं है।
clash-fixed-for-good = इनमें से एक घर की गोटी कभी वहाँ से नहीं जा सकती। कोई अंक उसे बिसात से नहीं निकालता।
clash-last-for-good = आख़िरी घर की गोटी कभी वहाँ से नहीं जा सकती। उसे जो अंक चाहिए, वे आ ही नहीं सकते।

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = बोर्ड ख़ाने
words-pieces = मोहरे प्यादे
words-start = सजावट शुरुआत
words-opening = पहले शुरू
words-entry = उतरना
words-zero = डंडियाँ पासा
words-lost = बारी छूटना
words-again = अतिरिक्त फेंक दोबारा
words-again-without-move = अतिरिक्त फेंक
words-again-on = अतिरिक्त फेंक
words-ends-turn = बारी जाल
words-turn = बाँटना
words-stop = सौंदर्य का घर सुख ठीक
words-stop-over = ज़्यादा बचा लौटना
words-trap = डूबना
words-blockade = रोक तीन फाँदना
words-corners = कोना मोड़ कतार
words-pairs = जोड़ी दो रक्षा
words-safe = सुरक्षित
words-hit = मारना पकड़ना बदलना
words-hit-to-water = डूबना
words-backward = पीछे
words-water = पानी का घर नील डूबना
words-water-house = डूबना 27
words-return-house = पुनर्जन्म 15
words-return-full = पुनर्जन्म भरा 15
words-last-chance = अगली बारी तीन सत्य 28 29 30
words-stuck-to-water = डूबना
words-fixed = ठीक तीन सत्य
words-bear-off = बाहर निकलना
words-exits = बाहर निकलना 28 29 30
words-clear-first = पहली पंक्ति
words-end = जीत
words-score = अंक

## Notices and failures

notice-replaced = नया खेल शुरू हो गया है।
notice-aside = { $what ->
    [game] सहेजा हुआ खेल पढ़ा नहीं जा सका, इसलिए नया खेल शुरू होता है।
    [correspondence] लिंक वाला एक खेल पढ़ा नहीं जा सका।
    [puzzles] आपके खेलों की एक पहेली पढ़ी नहीं जा सकी।
    [rematch] उन्हीं अंकों वाले दो खेलों में से पहला पढ़ा नहीं जा सका।
   *[house-rules] आपके बनाए नियम पढ़े नहीं जा सके।
  } जो सहेजा हुआ था, उसे अलग संभाल लिया गया है।
button-save-aside = फ़ाइल में सहेजें
notice-not-saved = यह खेल अब सहेजा नहीं जा सकता। इस ब्राउज़र का स्टोरेज भर गया है या बंद है। मेनू में “साझा करें या सहेजें” से इसे फ़ाइल में रखा जा सकता है।
notice-parameter = { $name }={ $value } मान्य नहीं है। ये मान हो सकते हैं: { $allowed }।
notice-ruleset = माँगे गए नियम “{ $value }” खेले नहीं जा सकते ({ $options }{ $reason })।
notice-seed = seed={ $value } सही मान नहीं है: 64 अंकों तक की हेक्साडेसिमल संख्या चाहिए।
notice-computer-stopped = कंप्यूटर चाल नहीं चुन सका ({ $reason })। उससे फिर पूछने के लिए “जारी रखें” दबाएँ।
notice-language = { $language } के टेक्स्ट लोड नहीं हो सके।
notice-no-net = { $why ->
    [unreadable] मज़बूत खिलाड़ियों ने इन नियमों के बारे में जो सीखा, वह लोड नहीं हो सका या ख़राब है, इसलिए वे मोटे अंदाज़े से खेलते हैं।
   *[absent] पेज की इस प्रति में वह नहीं है जो मज़बूत खिलाड़ियों ने इन नियमों के बारे में सीखा, इसलिए वे मोटे अंदाज़े से खेलते हैं।
  }
notice-fault = कुछ गड़बड़ हो गई ({ $reason })। खेल में कुछ नहीं बदला।
notice-not-loaded = पेज का यह हिस्सा लोड नहीं हो सका। कृपया कनेक्शन जाँचें और फिर कोशिश करें।
notice-new-version = इस पेज का नया संस्करण आया है, इसलिए पुराने का यह हिस्सा लोड नहीं हो सकता। कृपया पेज फिर से लोड करें। सहेजे हुए खेल बने रहेंगे।
failure-title = खेल शुरू नहीं हो सकता
failure-wasm-missing = खेल के लिए WebAssembly चाहिए, जो इस ब्राउज़र में नहीं है या बंद है। लॉकडाउन मोड (Safari) और एन्हांस्ड सुरक्षा (Edge) इसे बंद कर देते हैं: ब्राउज़र की सेटिंग में इस साइट के लिए इसकी अनुमति दें और पेज फिर से लोड करें। बहुत पुराने ब्राउज़र को अपडेट करना होगा।
failure-wasm-blocked = यह साइट WebAssembly की इजाज़त नहीं देती, जो खेल के लिए ज़रूरी है। इसकी सुरक्षा नीति में script-src 'wasm-unsafe-eval' होना चाहिए। पुराने ब्राउज़र को अपडेट करना पड़ सकता है।
failure-wasm-not-found = खेल का इंजन लोड नहीं हो सका। कृपया कनेक्शन जाँचें और पेज फिर से लोड करें।
failure-engine-damaged = खेल के इंजन की फ़ाइल पूरी नहीं है। कृपया पेज फिर से लोड करें। इससे बात न बने, तो इस साइट की फ़ाइल senet.wasm ख़राब है या उसकी जगह कोई और फ़ाइल है।
failure-engine-broken = खेल का इंजन इस ब्राउज़र में नहीं चलता। कृपया कोई नया ब्राउज़र इस्तेमाल करें।

## later: ending (the end of a game)

end-summary = बिसात से निकलीं: { $white ->
    [one] { $white } शंकु गोटी
   *[other] { $white } शंकु गोटियाँ
  } और { $black ->
    [one] { $black } रील गोटी
   *[other] { $black } रील गोटियाँ
  }।
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = मंज़िल मिल गई, और सूरज उग आया।
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = कभी चंद्रमा भी बिसात पर हारा था, और साल में पाँच दिन बढ़ गए।
# Figures of the game below the result, beside each other.
end-throws = { $throws } बार डंडियाँ फेंकीं
end-hits = { $hits ->
    [0] कोई गोटी नहीं पिटी
    [one] { $hits } गोटी पिटी
   *[other] { $hits } गोटियाँ पिटीं
  }
end-minutes = { $minutes } मिनट
# A button after a win: another game, against the next stronger computer player.
end-stronger = और मज़बूत प्रतिद्वंद्वी

## later: menu (the menu, and texts that several parts of the page use)

this-game = यह खेल
menu-title = और देखें
menu-licence = “Senet, the Senet contributors” का श्रेय देकर कॉपी और साझा किया जा सकता है। प्रोग्राम: MIT या Apache-2.0। टेक्स्ट: CC BY 4.0। चित्र: CC0।
menu-edition = संस्करण { $release }, कमिट { $commit }, नियम { $rules }
menu-group-learn = सीखें
menu-group-puzzles = पहेलियाँ और आज का खेल
menu-group-together = किसी और के साथ
menu-group-share = साझा करें और सहेजें
menu-embedding = यह खेल अपनी साइट पर लगाएँ
menu-lab = प्रयोगशाला: एक अनिश्चित नियम का असर
menu-print = बिसात, गोटियाँ, नियम और अभ्यास-पत्र छापें
notice-frozen = जिस साइट पर यह खेल दिख रहा है, उसने इसे रोक रखा है।
menu-one-file = यह फ़ाइल बिना इंटरनेट के चलती है।

## later: sound (sounds)

sound-title = आवाज़
sound-on = आवाज़ें सुनाएँ
sound-volume = आवाज़ का स्तर
sound-percent = { $share }%
sound-unavailable = यह डिवाइस अभी आवाज़ नहीं सुना सकता।

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = पहला पाठ
tutorial-offer = सेनेट में नए हैं?
tutorial-offer-start = दिखाएँ
tutorial-offer-later = अभी नहीं
tutorial-menu-lessons = पाठ
tutorial-menu-lessons-note = करके सीखें
tutorial-lessons = पाठ
tutorial-lessons-lead = आपका खेल आपका इंतज़ार करता है और बदलता नहीं।
tutorial-lessons-houses = ख़ास घर
tutorial-lessons-rules = दूसरे नियम कैसे अलग हैं
tutorial-not-kept = यहाँ कुछ सहेजा नहीं जाता, इसलिए अगली बार यह नहीं दिखेगा कि कौन-से पाठ पूरे हुए।
tutorial-goes-on = चरण { $count } से आगे बढ़ें (कुल { $last })
tutorial-done = पूरा हुआ
tutorial-step = चरण { $count } (कुल { $last })
tutorial-count = { $count } / { $last }
tutorial-progress = पाठ कहाँ तक पहुँचा
tutorial-dock = पाठ के अंक और चालें
tutorial-back = पीछे
tutorial-skip = छोड़ें
tutorial-next = आगे
tutorial-finish = समाप्त करें
tutorial-press-next = यह चरण पूरा हुआ। बढ़ने के लिए “आगे” दबाएँ।
tutorial-not-asked = खेल में यह ठीक है। पर यहाँ वही करें जो यह चरण कहता है।
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = यहाँ घर { $house } की गोटी चाहिए: छल्ला उसी पर है।
tutorial-end-lead = पाठ में आने वाले अंक पहले से तय हैं, इसलिए इसमें क़िस्मत का कोई हाथ नहीं। ये फ़ैसले आपके अपने थे।
tutorial-end-judge = परख यहाँ के सबसे मज़बूत खिलाड़ी की है, जो ग़लत भी हो सकती है।
lesson-first = पहला पाठ
lesson-first-about = दो मिनट में पूरा खेल
lesson-first-1 = अपनी काली रीलों को बिसात से निकालें। फेंकें, फिर छल्ले वाली रील छुएँ।
lesson-first-1-done = दो उजले पहलू यानी 2।
lesson-first-2 = फेंकें, फिर घर 17 के शंकु पर पहुँचें।
lesson-first-2-done = आपने शंकु को मारा, और दोनों ने जगह बदल ली। 1, 4 या 5 आने पर आप फिर फेंकते हैं।
lesson-first-3 = फिर फेंकें, और कोई भी रील चलें।
lesson-first-3-done = चाल संभव हो तो चलना ज़रूरी है।
lesson-first-4 = फेंकें, और घर 10 की रील को घर 13 वाली के पास ले जाएँ।
lesson-first-4-done = पास-पास खड़ी दोनों रीलों को कोई नहीं मार सकता।
lesson-first-5 = हर गोटी को घर 26 पर रुकना होता है। फेंकें, और वहाँ पहुँचें।
lesson-first-5-done = यहाँ से 5 आने पर गोटी बिसात से निकल जाती है।
lesson-first-6 = घर 27 पानी है। फेंकें, और देखें।
lesson-first-6-done = आपकी बारी समाप्त हुई, और बाक़ी गोटियों को रुकना होगा।
lesson-first-7 = रील को बचाने के लिए बटन दबाएँ।
lesson-first-7-done = आपकी रील घर 15 पर लौट आई।
lesson-first-8 = फेंकें, और अपनी आख़िरी रील बिसात से निकालें।
lesson-first-8-done = जीत आपकी हुई! प्राचीन नियम कोई नहीं जानता। ये 1978 के हैं।
lesson-house-15 = घर 15: पुनर्जन्म
lesson-house-15-1 = आपकी रील घर 27 के पानी में है। घर 15 ख़ाली है: अपनी रील बचाएँ।
lesson-house-15-1-done = घर 15 उसे नई शुरुआत देता है, बारह घर पीछे। बचाने में आपकी बारी लग जाती है।
lesson-house-15-2 = अब घर 15 पर एक शंकु है, इसलिए आप अपनी रील को नहीं बचा सकते। उसे केवल 4 छुड़ा सकता है। फेंकें, और रील को बिसात से निकालें।
lesson-house-15-2-done = क़िस्मत अच्छी थी: 4 औसतन सोलह में एक ही बार आता है।
lesson-house-26 = घर 26: सौंदर्य
lesson-house-26-1 = फेंकें, फिर घर 24 की रील छूकर देखें कि वह क्यों नहीं चल सकती।
lesson-house-26-1-done = 4 उसे घर 26 के पार ले जाता। हर गोटी को पहले वहाँ पहुँचना होता है।
lesson-house-26-2 = तो 4 से किसी और गोटी को चलना होगा। घर 8 की रील चलें।
lesson-house-26-2-done = और 4 आने पर एक बार और फेंकने को मिलता है।
lesson-house-26-3 = फिर फेंकें, और घर 24 की रील को घर 26 पर पहुँचाएँ।
lesson-house-26-3-done = रील पहुँच गई। अब उसके लिए केवल 1 बुरा है।
lesson-house-26-4 = घर 26 से सबसे अच्छा अंक 5 है। फेंकें, और रील को बिसात से निकालें।
lesson-house-26-4-done = पानी और आख़िरी घरों के पार, सीधे बिसात से बाहर।
lesson-house-27 = घर 27: पानी
lesson-house-27-1 = फेंकें, और जो एक ही चाल है उसे चलें।
lesson-house-27-1-done = गोटी के पानी में गिरते ही बारी समाप्त होती है, 1 के बाद भी।
lesson-house-27-2 = रील को बचाया जा सकता है, या 4 की कोशिश की जा सकती है। कोशिश करें: फेंकें।
lesson-house-27-2-done = 4 नहीं आया, इसलिए आपकी बारी समाप्त हुई और रील पानी में ही रही।
lesson-house-27-3 = घर 30 पर एक शंकु अकेला खड़ा है। फेंकें, और उसे घर 26 से मारें।
lesson-house-27-3-done = आख़िरी घरों पर पिटी गोटी पानी में गिरती है।
lesson-house-last = घर 28, 29 और 30
lesson-house-last-1 = घर 28 से गोटी 3 पर बिसात से निकलती है। फेंकें, और उसे बिसात से निकालें।
lesson-house-last-1-done = घर 29 को 2 चाहिए। इन दोनों से और कोई अंक गोटी को बिसात से नहीं निकालता।
lesson-house-last-2 = पर और कुछ न चल सके, तो गोटी को पीछे जाना पड़ता है। फेंकें, और देखें।
lesson-house-last-2-done = फिर पानी में! रास्ते में एक और गोटी रखें, ताकि इंतज़ार किया जा सके।
lesson-house-last-3 = घर 30 सबसे उदार है: कोई भी अंक गोटी को बिसात से निकाल देता है। करके देखें।
lesson-house-last-3-done = 2 ही काफ़ी था।
lesson-walls = एक कतार में तीन
lesson-walls-1 = घर 12, 13 और 14 पर तीन शंकु एक कतार में खड़े हैं। फेंकें, फिर घर 11 की रील छुएँ।
lesson-walls-1-done = गोटी एक या दो को लाँघ सकती है, पर एक कतार में तीन को नहीं: यही दीवार है।
lesson-walls-2 = अपनी दीवार बनाएँ: फेंकें, और घर 8 की रील को घर 10 और 11 की दोनों रीलों के पास ले जाएँ।
lesson-walls-2-done = पीछे के शंकुओं को तब तक रुकना होगा जब तक आप दीवार न खोलें।
lesson-modern = केंडल के नियम, पाँच गोटियाँ
lesson-modern-about = आधुनिक रूप: पानी तुरंत पीछे भेजता है, आख़िरी घर ठीक-ठीक अंक माँगते हैं
lesson-modern-1 = यहाँ पानी अलग ढंग से काम करता है। फेंकें, और घर 26 की रील चलें।
lesson-modern-1-done = रील पानी में नहीं रुकती, तुरंत घर 15 पर जाती है। और आपका 1 आया था, इसलिए आप एक बार और फेंकेंगे।
lesson-modern-2 = फेंकें, फिर घर 30 की रील छुएँ।
lesson-modern-2-done = इन नियमों में घर 30 से गोटी केवल 1 आने पर निकलती है।
lesson-series = केंडल के 1979 के नियम
lesson-series-about = पहले सब फेंकना, फिर सब चलना
lesson-series-1 = 1, 4 या 5 आने पर तुरंत और फेंकते हैं। 2 या 3 आने तक फेंकें।
lesson-series-1-done = आपके पास खेलने को एक 1 और एक 2 है, किसी भी क्रम में।
lesson-series-2 = अपने दो अंकों में से एक खेलें। डंडियों के पास अंक पहले चुना भी जा सकता है।
lesson-series-2-done = एक अंक बाक़ी है।
lesson-series-3 = दूसरा अंक खेलें, उसी रील से या किसी और से।
lesson-series-3-done = सारे अंक हाथ में हों तो योजना बनती है: एक से मारना, एक से सुरक्षित पहुँचना।
lesson-entering = केंडल के नियम, एक विकी से
lesson-entering-about = बिसात शुरू में ख़ाली है
lesson-entering-1 = सारी गोटियाँ बिसात के पास से शुरू करती हैं। फेंकें, और एक उतारें।
lesson-entering-1-done = नई गोटी को घर 1 पर रखा जाता है और वह तुरंत आए हुए अंक जितना चलती है।
lesson-entering-2 = यहाँ गोटी अपने रंग पर पहुँच सकती है। फेंकें, और एक और रील घर 4 पर उतारें।
lesson-entering-2-done = घर 4 भरा है, इसलिए रील पीछे के पहले ख़ाली घर पर जाती है।
lesson-jequier = जेकिये के नियम
lesson-jequier-about = सभी गहरे पहलू हों तो 6, और निकलने से पहले सब गोटियों को आख़िरी पंक्ति पर पहुँचना है
lesson-jequier-1 = इन नियमों में चार गहरे पहलू ज़्यादा गिने जाते हैं। फेंकें, और कोई भी रील चलें।
lesson-jequier-1-done = 6 आया! और 6 आने पर भी, 1 और 4 की तरह, एक बार और फेंकने को मिलता है।
lesson-jequier-2 = घर 26 सुरक्षित है, पर उसके आगे का पानी नहीं। फेंकें, और घर 26 से घर 27 पर चलें।
lesson-jequier-2-done = पानी गोटी को पूरी बिसात के पहले ख़ाली घर पर भेजता है।
lesson-jequier-3 = सब गोटियाँ आख़िरी पंक्ति पर हों, तो वे निकल सकती हैं: ठीक घर 30 पर पहुँचकर। फेंकें, और रील को वहाँ पहुँचाएँ।
lesson-jequier-3-done = घर 30 पर पहुँचना बिसात से निकलना है।
lesson-piccione = पिचोने के नियम
lesson-piccione-about = शांत दौड़: कोई नहीं पिटती, और आए हुए अंक बाँटे जा सकते हैं
lesson-piccione-1 = गोटियाँ 1 पर उतरती हैं। फेंकें, और एक रील घर 1 पर उतारें।
lesson-piccione-1-done = गोटी उतारने पर उसी गोटी के लिए एक बार और फेंकने को मिलता है।
lesson-piccione-2 = आया हुआ अंक गोटियों में बाँटा जा सकता है। फेंकें, और पहले केवल एक क़दम चलें, घर 14 से घर 15 पर।
lesson-piccione-2-done = घर 15 के कारण बाद में एक बार और फेंकने को मिलेगा। आपके 4 में से तीन क़दम बाक़ी हैं।
lesson-piccione-3 = बाक़ी तीन क़दम, कुछ या सब, किसी भी रील से चलें।
lesson-piccione-3-done = इन नियमों में कोई गोटी नहीं पिट सकती: हर अंक का सबसे अच्छा इस्तेमाल ही मायने रखता है।
lesson-bell = बेल के नियम
lesson-bell-about = दस गोटियाँ, एक पासा, और जो गोटी पिटी वह हमेशा के लिए खेल से बाहर
lesson-bell-1 = यहाँ पासा फेंका जाता है। फेंकें, और घर 13 के शंकु पर पहुँचें।
lesson-bell-1-done = शंकु खेल से बाहर हो गया। जो ज़्यादा गोटियाँ बिसात से निकाले, वह जीतता है।
lesson-bell-2 = घर 26 पर एक शंकु है। फेंकें, फिर घर 24 की अपनी रील छुएँ।
lesson-bell-2-done = घर 26 से 29 पर गोटी सुरक्षित है।
lesson-bell-3 = फेंकें, फिर घर 5 की रील छुएँ।
lesson-bell-3-done = निशान वाले घर केवल गुज़रने के लिए हैं: वहाँ की गोटी को मौक़ा मिलते ही आगे बढ़ना होता है।
lesson-boards = पुरानी बिसातें
lesson-boards-about = बिना नियमों की बिसातें, और उनके लिए हमारे बनाए नियम
lesson-boards-1 = सबसे सादी बिसातों पर कोई निशान नहीं। फेंकें, और घर 28 की रील बिसात से निकालें।
lesson-boards-1-done = इन बिसातों पर अंत के पार ले जाने वाला कोई भी अंक गोटी को बिसात से निकालता है।
lesson-boards-2 = इससे भी पुरानी बिसातों पर रास्ता ऊपर बाईं ओर समाप्त होता था, और घर 27 पर क्रॉस था। फेंकें, और उस पर चलें।
lesson-boards-2-done = क्रॉस क्या करता था, कोई नहीं जानता। हम गोटी को पहले ख़ाली घर पर भेजते हैं।
lesson-boards-3 = बाद की बिसातों पर अंत में देवता हैं, और घर 30 पर होरस। फेंकें, फिर वहाँ की रील छुएँ।
lesson-boards-3-done = हमारे नियमों में होरस के घर से गोटी केवल 1 पर निकल सकती है।
lesson-double = दोहरी बिसात
lesson-double-about = दो बिसातों पर साठ घर
lesson-double-1 = पास-पास रखी दो बिसातें एक लंबा रास्ता बनाती हैं। फेंकें, और घर 30 से उस पार जाएँ।
lesson-double-1-done = अभी तीस घर और बाक़ी हैं।
tutorial-menu-house = घर
tutorial-menu-house-note = हर ख़ास घर क्या है, क्या करता है, और कभी उसका क्या अर्थ था
tutorial-menu-odds = आए अंक और संभावनाएँ
tutorial-menu-odds-note = पिछले आए अंक, संभावनाएँ, और अब तक क्या आया
tutorial-menu-history = इतिहास
tutorial-menu-history-note = असली बिसातें, और जो कोई नहीं जानता
tutorial-why-house = घर { $house } के बारे में और
tutorial-why-lesson = पाठ: { $name }
tutorial-known = ज्ञात
tutorial-second = अन्य स्रोत से
tutorial-unknown = अज्ञात
tutorial-standings-title = यह कितना पक्का है?
tutorial-standings = “ज्ञात”: हमने मूल स्रोत पढ़ा है। “अन्य स्रोत से”: दूसरे ऐसा बताते हैं। “अज्ञात”: कोई नहीं बता सकता।
tutorial-lessons-rows = रक्षा करना और रोकना
lesson-pairs = एक कतार में दो
lesson-pairs-1 = घर 19 और 20 पर दो शंकु पास-पास खड़े हैं। फेंकें, फिर घर 17 की रील छुएँ।
lesson-pairs-1-done = पास-पास के घरों में एक रंग की गोटियाँ एक-दूसरे की रक्षा करती हैं।
lesson-pairs-2 = अपनी गोटियाँ बचाएँ: फेंकें, और घर 10 की रील को घर 13 वाली के पास ले जाएँ।
lesson-pairs-2-done = अब दोनों में से कोई नहीं पिट सकती।
card-no-name = बिना नाम का घर
card-rules = इस खेल में
card-ordinary = यहाँ कुछ ख़ास नहीं होता।
card-told = इसके बारे में क्या कहा जाता है
card-lesson = इस घर का पाठ
card-others = दूसरे घर
card-loading = एक पल…
card-sign-none = इस बिसात पर इस घर पर कोई चिह्न नहीं है।
card-sign-ankh = इसका चिह्न अंख है, यानी “जीवन”।
card-sign-nefer = इसका चिह्न नेफ़र है, यानी “अच्छा” या “सुंदर”।
card-sign-circle = इसका चिह्न एक गोला है।
card-sign-water = इसका चिह्न पानी की तीन लकीरें हैं।
card-sign-cross = इस पर क्रॉस (×) का निशान है।
card-sign-three = इस पर तीन लकीरें हैं।
card-sign-three_birds = इस पर तीन पक्षी खड़े हैं।
card-sign-three_gods = इस पर तीन देवता बैठे हैं।
card-sign-two = इस पर दो लकीरें हैं।
card-sign-two_men = इस पर दो आदमी बैठे हैं।
card-sign-two_gods = इस पर दो देवता बैठे हैं।
card-sign-one = इस पर एक लकीर है।
card-sign-horus = इस पर देवता होरस का बाज़ है।
fact-house-thoth = कहा जाता है कि इस खेल का एक धार्मिक ग्रंथ, “महान खेल ग्रंथ”, यह पहला घर देवता थोथ को देता है।
fact-house-neith = कहा जाता है कि “महान खेल ग्रंथ” यह घर देवी नीथ को देता है।
fact-house-maat = कहा जाता है कि “महान खेल ग्रंथ” यह घर सत्य और व्यवस्था की देवी माआत को देता है।
fact-house-thirty = कहा जाता है कि “महान खेल ग्रंथ” इस घर को “तीस का घर” कहता है।
fact-house-netting = कुछ प्राचीन सूचियाँ इस घर को “जाल का घर” कहती हैं।
fact-house-ankh = पिचोने के नियमों के लिए बनी बिसात पर अंख यहाँ राजदंडों के बीच खड़ा है।
fact-house-rebirth = “पुनर्जन्म का घर” और “दूसरा जीवन” नाम आज के खिलाड़ियों के दिए हुए हैं।
fact-house-nefer = बिसातों पर यहाँ नेफ़र का चिह्न एक या तीन बार मिलता है।
fact-house-good = प्राचीन लेख इसे “अच्छा” या “सुंदर” कहते हैं। “सौंदर्य का घर” और “ख़ुशी का घर” आज के नाम हैं।
fact-house-countdown = लूव्र आख़िरी पाँच घरों को उल्टी गिनती मानता है: अच्छा, पानी, तीन, दो, एक।
fact-house-cross = और पुरानी बिसातों पर यहाँ क्रॉस (×) का निशान है। 18वें राजवंश के शुरू में पानी ने उसकी जगह ली।
fact-house-mu = प्राचीन लेख इसे “मू” कहते हैं, यानी “पानी”।
fact-house-penalty = पानी सज़ा था या धुलकर पवित्र होना? लूव्र दोनों को संभव मानता है।
fact-house-three = बिसातों पर यहाँ तीन लकीरें, तीन पक्षी या तीन देवता हैं: तीन का अंक।
fact-house-souls = कुछ बिसातें यहाँ हेलियोपोलिस नगर की आत्माओं का नाम लेती हैं।
fact-house-truths = “तीन सत्यों का घर” आज का नाम है, जो टिमोथी केंडल ने दिया।
fact-house-two = बिसातों पर यहाँ दो लकीरें, दो बैठे आदमी या दो देवता हैं: दो का अंक।
fact-house-re-atoum = “रा-आतुम का घर” आज का नाम है, जो टिमोथी केंडल ने दिया।
fact-house-last = आख़िरी घर ज़्यादातर ख़ाली होता है। उत्तर नव राज्य में उस पर बाज़ या सूर्य देवता होता है।
fact-house-sun = कहा जाता है कि वहाँ का देवता रा-होराख्ती है।
fact-house-horus = “होरस का घर” आज का नाम है।
odds-title = { $tool ->
    [die] पासा: अंक और संभावनाएँ
   *[sticks] डंडियाँ: अंक और संभावनाएँ
  }
odds-heading = संभावनाएँ
odds-lead = { $tool ->
    [die] चार पहलू, और हर एक के आने की संभावना बराबर।
    [other] गिरने के { $ways } तरीक़े गिने जाते हैं, और हर एक की संभावना बराबर।
   *[sticks] चार डंडियाँ सोलह तरह से गिर सकती हैं, और हर एक की संभावना बराबर।
  }
odds-so-far = { $count ->
    [0] इस खेल में अभी कुछ नहीं फेंका गया है।
    [one] इस खेल में अब तक { $count } बार फेंका गया है।
   *[other] इस खेल में अब तक दोनों खिलाड़ियों ने { $count } बार फेंका है।
  }
odds-throw = अंक
odds-chance = संभावना
odds-expected = अपेक्षित
odds-thrown = वास्तविक
odds-again = एक बार और फेंकना
odds-ways = { $of } में { $count }
odds-number = { $value }
throws-title = { $count ->
    [1] पिछला अंक
   *[other] पिछले { $count } अंक, सबसे नया पहले
  }
throws-told = { $lost ->
    [no] { said-thrown }
    [declined] { said-thrown } गोटी बिसात से नहीं निकाली गई।
    [passed] { said-thrown } बारी छोड़ दी गई।
   *[other] { said-thrown } वह काम नहीं आया।
  }
throws-mark = { $lost ->
    [opening] शुरुआत
    [declined] इस्तेमाल नहीं हुआ
    [passed] बारी छोड़ी
   *[other] कोई चाल नहीं
  }
odds-note = छोटे खेल में संख्याएँ अक्सर अनुमान से बहुत अलग होती हैं। यह संयोग है, ग़लती नहीं।
history-title = सेनेट का संक्षिप्त इतिहास
history-chapters = अध्याय
history-chapter = { $value }: { $name }
history-yours = आपके खेल के नियम
history-nobody = नियम कोई नहीं जानता
history-nobody-lead = नील के किनारे के लोग दो हज़ार साल से ज़्यादा समय तक सेनेट खेलते रहे। उनकी बिसातें, गोटियाँ और चित्र हमारे पास हैं। नियम खो गए हैं।
history-traces = पहले निशान
history-traces-lead = सेनेट शायद मिस्र के पहले राजाओं जितना पुराना है। पर सबसे पुरानी चीज़ें ही समझने में सबसे कठिन हैं।
history-amenhotep = राजाओं और लिपिकों की बिसातें
history-amenhotep-lead = नव राज्य में बिसात अक्सर एक डिब्बे का ऊपरी भाग होती है, और डिब्बे के दूसरी ओर बीस घरों वाला एक और खेल होता है।
history-tutankhamun = तूतनख़ामुन के खेल
history-tutankhamun-lead = युवा राजा के मक़बरे में खेलों के कई डिब्बे थे। मक़बरा खोलने वाले हॉवर्ड कार्टर ने एक-एक कार्ड पर उनका ब्योरा लिखा।
history-throwing = डंडियाँ, हड्डियाँ और नर्तक
history-throwing-lead = पहले डंडियाँ थीं, एक ओर उजली और दूसरी ओर गहरी। बाद में टखने की हड्डियाँ आईं।
history-last-houses = आख़िरी पाँच घर
history-last-houses-lead = कई बिसातों पर केवल आख़िरी घरों पर चिह्न हैं। चिह्न समय के साथ बदले, और वही हमारे सबसे अच्छे सुराग हैं।
history-journey = खेल से यात्रा तक
history-journey-lead = जो मन बहलाने को शुरू हुआ, वह मृतकों की पाताल यात्रा का प्रतीक बन गया।
history-beyond = नील घाटी से बाहर
history-beyond-lead = तीस घरों की बिसातें साइप्रस और लेवांत से भी मालूम हैं। खेल नील के किनारे ही शुरू हुआ, यह पक्का नहीं है।
history-again = नियमों के पुनर्निर्माण
history-again-lead = 1930 से विद्वान ऐसे पुनर्निर्माण सुझाते आए हैं जो बिसातों, चित्रों और लेखों से मेल खाएँ। कोई दो एक जैसे नहीं हैं। इस पेज पर उन्हें खेलकर आपस में मिलाया जा सकता है।
drawing-pieces = शंकु और रील, नव राज्य की गोटियों को देखकर बनाए गए।
drawing-old-board = छह-छह घरों की तीन पंक्तियों वाली बिसात, एल-महास्ना वाली जैसी। हमारा चित्र।
drawing-royal-board = आमेनहोतेप तृतीय की बिसात जैसी बिसात, ऊपर से। हमारा चित्र; रंग भी हमारे।
box-royal-board = हमारा मॉडल, आमेनहोतेप तृतीय की बिसात जैसा, उस समय की दूसरी बिसातों के चिह्नों के साथ। रंग, चौखट, बाजू और दराज़ हमारे हैं।
drawing-royal-box = तूतनख़ामुन के डिब्बे जैसा, स्लेज पर रखा डिब्बा। हमारा चित्र।
box-royal-box = हमारा मॉडल, स्लेज पर रखे तूतनख़ामुन के डिब्बे जैसा, उस समय की दूसरी बिसातों के चिह्नों के साथ। चौखट, बाजू, दराज़ और स्लेज का आकार हमारे हैं।
drawing-sticks = तूतनख़ामुन की डंडियों जैसे दो जोड़े: उँगलियाँ, और लोमड़ियों के सिर। हमारा चित्र।
drawing-last-houses = आख़िरी पाँच घर: ऊपर और पुरानी बिसातें; फिर आरंभिक और उत्तर नव राज्य। मिलाने के लिए सब बाएँ से दाएँ रखे हैं।
drawing-players = खेल बग़ल से, जैसा मिस्र के चित्र दिखाते हैं। हमारा चित्र।
drawing-stone = दस-दस गड्ढों की तीन पंक्तियों वाला पत्थर, साइप्रस वालों जैसा। हमारा चित्र।
box-stone = दस-दस गड्ढों की तीन पंक्तियों वाला पत्थर, साइप्रस वालों जैसा। हमारा मॉडल; उसका सधा हुआ आकार और गड्ढों के बीच की रेखाएँ हमारी हैं।
fact-name = “सेनेट” का अर्थ है “गुज़रना”।
fact-boards-known = पिचोने को 120 से ज़्यादा बिसातें मालूम थीं।
fact-forgotten = रोमन काल में इस खेल का चलन बंद हो गया।
fact-rules-lost = गोटियाँ कैसे चलती थीं, और निशान वाले घर क्या करते थे?
fact-hesy-re = लगभग 3100 ईसा पूर्व की क़ब्रों में ऐसे टुकड़े मिले जो शायद बिसातों के हैं। पहला पक्का चित्र तीसरे राजवंश के हेसी-रे के मक़बरे में है।
fact-el-mahasna = एल-महास्ना की मिट्टी की बिसात, जिसमें छह-छह घरों की तीन पंक्तियाँ और बारह गोटियाँ हैं, सबसे पुरानी कही गई है (globalegyptianmuseum.org, संख्या 455)।
fact-el-mahasna-doubt = क्या एल-महास्ना की बिसात सेनेट की है भी? वह किस काम की थी, इस पर विद्वान एकमत नहीं हैं।
fact-nikauhor = सक़्क़ारा में निकौहोर के पूजाघर की दीवार पर दो आदमी संगीतकारों के पास खेल रहे हैं, पाँचवाँ राजवंश (मेट्रोपॉलिटन कला संग्रहालय, 08.201.2a–g)।
fact-pepi-ankh = मीर में पेपी-अंख के मक़बरे में, लगभग 2300 ईसा पूर्व, खिलाड़ी एक-दूसरे को छेड़ते हैं: एक कहता है कि उसकी गोटी आ पहुँची और वह दूसरे की गोटी उठती देखेगा; दूसरा जवाब देता है कि गुज़रना तो उसका है।
fact-amenhotep = फ़ेयाँस की एक बिसात पर आमेनहोतेप तृतीय का नाम है, लगभग 1390 से 1353 ईसा पूर्व। वह 21 सेमी लंबी है; उसके चार घरों पर अंक या “अच्छा” का चिह्न है (ब्रुकलिन संग्रहालय, 49.56a-b)।
fact-merymaat = थुतमोस तृतीय के समय के लिपिक मेरीमात के, अबीदोस से मिले, खेल के डिब्बे की फ़ेयाँस की जड़ाई बची है। लकड़ी आज की है (मेट्रोपॉलिटन कला संग्रहालय, 01.4.1a)।
fact-zawiyet = ज़ावियत अल-आर्यान से गोटियों और लट्टू जैसे घूमने वाले पासे के साथ एक डिब्बा मिला, 18वें राजवंश का शुरुआती समय (ललित कला संग्रहालय, बोस्टन, 11.3095–11.3097)।
fact-tut-large = तूतनख़ामुन का बड़ा सेट आबनूस और हाथीदाँत का है। डिब्बा 44.4 सेमी लंबा है और स्लेज पर खड़ा है (काहिरा, JE 62058)।
fact-tut-squares = तूतनख़ामुन के बड़े सेट की बिसात के पाँच घरों पर लिखा हुआ है।
fact-tut-small = 13.4 सेमी लंबे हाथीदाँत के छोटे डिब्बे के बाजुओं पर राजा के नाम हैं (काहिरा, JE 62061)।
fact-tut-pieces = हाथीदाँत का एक और डिब्बा कभी खोला नहीं गया था। उसमें पाँच लाल और पाँच सफ़ेद गोटियाँ और टखने की दो हड्डियाँ थीं (कार्टर 585r)।
fact-tut-sticks = तूतनख़ामुन के पास 17.5 सेमी लंबी डंडियों के दो जोड़े थे, ऊपर गहरा आबनूस और नीचे सफ़ेद हाथीदाँत। एक जोड़े के सिरे पर आदमी की उँगलियाँ हैं, दूसरे पर लोमड़ियों के सिर।
fact-hesy-sticks = हेसी-रे का चित्र बिसात के पास चार डंडियाँ दिखाता है।
fact-bones = टखने की हड्डियाँ 17वें राजवंश से आम हो जाती हैं। नव राज्य के खेल के चित्रों में फेंकने को और कुछ नहीं दिखता (मेट्रोपॉलिटन कला संग्रहालय, 16.10.505a–c)।
fact-neferkhawet = नेफ़ेरख़ावेत के मक़बरे में पाँच शंकु और पाँच रील थीं (मेट्रोपॉलिटन कला संग्रहालय)।
fact-dancers = गोटियों को “नर्तक” कहा जाता था।
fact-counting = डंडियों या हड्डियों के अंक कैसे गिने जाते थे?
fact-tab = आज के अंक, इस पेज के भी, आधुनिक मिस्र के डंडियों के खेल “ताब” के हैं: एडवर्ड लेन ने उसका वर्णन किया, और कार्टर ने उसे तूतनख़ामुन के खेल के डिब्बे के कार्ड पर उतारा।
fact-old-marks = 17वें राजवंश तक चिह्न ये हैं: अच्छा, क्रॉस, तीन लकीरें, दो लकीरें। रास्ता ऊपर बाईं ओर समाप्त होता है।
fact-water-comes = 18वें राजवंश के शुरू में पानी क्रॉस (×) की जगह लेता है। सैन होज़े (कैलिफ़ोर्निया) के रोज़िक्रूशियन इजिप्शियन म्यूज़ियम की एक बिसात पर पानी है, पर रास्ता अब भी पुरानी दिशा का है: वह शायद दोनों के बीच की कड़ी है।
fact-imenmes = लूव्र में इमेनमेस के खेल के डिब्बे पर घर 28 पर तीन पक्षी और घर 29 पर दो बैठी आकृतियाँ हैं।
fact-house-names = घरों के जो नाम आज चलते हैं, उनमें से ज़्यादातर नए हैं। प्राचीन नामों में से कुछ ही अब पढ़े जा सकते हैं।
fact-dead-play = लगभग 4,300 साल पहले मक़बरों के चित्रों में मृतक जीवितों के साथ खेलते दिखते हैं।
fact-spell = नव राज्य में “मृतकों की पुस्तक” के 17वें मंत्र में मृतक सेनेट खेलता है; बिसात पाताल से होकर जाने का रास्ता बन जाती है।
fact-nefertari = रानी नेफ़र्तारी अपने मक़बरे में अकेली खेलती हैं, किसी ऐसे के साथ जो किसी को नहीं दिखता (रानियों की घाटी, मक़बरा 66)।
fact-ani = “अनी के पेपिरस” में अनी और तूतू खेल के सामने बैठे हैं, लगभग 1250 ईसा पूर्व (ब्रिटिश संग्रहालय, EA 10470,7)।
fact-lion = एक और पेपिरस ऐसे दृश्यों का मज़ाक उड़ाता है। शेर और हिरन बिसात के आमने-सामने बैठे हैं, लगभग 1100 ईसा पूर्व (ब्रिटिश संग्रहालय, EA 10016)।
fact-cyprus = साइप्रस में 2500 और 1050 ईसा पूर्व के बीच कई स्थलों पर सेनेट की और मिस्र के एक और खेल, मेहेन, की बिसातें बनीं, जैसे सोतिरा कामिनूदिया और मार्की अलोनिया।
fact-cyprus-more = सेनेट और मेहेन को मिलाकर, साइप्रस के कांस्य युग के स्थलों से किसी भी दूसरी प्राचीन संस्कृति से ज़्यादा बिसातें मिली हैं (क्रिस्ट 2016)।
fact-levant = खेल मिस्र और लेवांत के बीच किस ओर गया? कुछ विद्वान मानते हैं कि वह मिस्र से आया, कुछ ठीक इसका उल्टा मानते हैं।
fact-arad = इस्राइल के तेल अराद में तीस खोदे हुए गड्ढों की एक बिसात है, आरंभिक कांस्य युग की।
fact-backgammon = क्या बैकगैमन सेनेट से निकला, जैसा अक्सर बताया जाता है? बिसातों का अध्ययन करने वाले क्रिस्ट ऐसी कहानियों से सावधान करते हैं।
fact-jequier = 1930: गुस्ताव जेकिये, यहाँ खेला जा सकने वाला सबसे पुराना पुनर्निर्माण।
fact-kendall = 1978: टिमोथी केंडल, “पाताल लोक से होकर”। इस पेज का पहला पाठ उन्हीं के नियमों पर है।
fact-piccione = 1977 और 1980: पीटर पिचोने, जिन्होंने सबसे बढ़कर खेल के अर्थ का अध्ययन किया।
fact-bell = 1979: आर. सी. बेल, हर पक्ष की दस गोटियों के साथ।
fact-retold = इन चारों पुनर्निर्माणों में से किसी का मूल लेख हमने नहीं पढ़ा। किसने बताया और क्या संदिग्ध है, यह हर खेल के नियमों में लिखा है।
fact-fair-sticks = असली डंडियाँ कैसे गिरती थीं? आधी गोल डंडियाँ पूरी तरह निष्पक्ष नहीं होतीं; हमारी हैं, दोनों ओर की संभावना बराबर।

## later: fairness (checking that the throws are fair)

fairness-menu = क्या आने वाले अंक निष्पक्ष हैं?
fairness-menu-note = हर अंक ख़ुद जाँचें
fairness-line = इस खेल के सारे अंक पहली बार फेंकने से पहले तय हो चुके थे। उनका कोड:
fairness-title = क्या आने वाले अंक निष्पक्ष हैं?
fairness-lead = खेल के दौरान आने वाला अंक कोई नहीं बदल सकता: न आप, न कंप्यूटर, न यह पेज।
fairness-toss = फेंकने से पहले कितनी देर दबाए रखा और कितना ऊँचा फेंका, इससे कोई फ़र्क़ नहीं पड़ता: संभावनाएँ हमेशा वही रहती हैं।
fairness-wait = एक पल…
fairness-fault = आए हुए अंक अभी नहीं जाँचे जा सकते। ({ $reason })
fairness-no-code = अंकों का कोड नहीं दिखाया जा सकता। ({ $reason })
fairness-close = बंद करें
fairness-bound-title = पहली बार फेंकने से पहले तय
fairness-blind = कोई भी कंप्यूटर खिलाड़ी पहले से नहीं जानता कि आगे क्या आएगा।
fairness-bound = सारे अंक एक गुप्त संख्या से आते हैं, जिसे बीज कहते हैं। उससे बना यह कोड लिख लें। अंत में भी कोड वही हो, तो बीज किसी ने नहीं बदला।
fairness-code-full = पूरा कोड (SHA-256)
fairness-seed-later = बीज खेल समाप्त होने पर दिखाया जाता है।
fairness-seed-shown = खेल समाप्त हुआ: बीज यह रहा।
fairness-seed-label = बीज
fairness-sum-label = टर्मिनल में कोड ख़ुद बनाएँ
fairness-copy = कॉपी करें
fairness-copied = कॉपी हो गया।
fairness-marked = टेक्स्ट चुना हुआ है। उसे कॉपी करें।
fairness-check-title = हर अंक
fairness-check = हर अंक जाँचें
fairness-check-right = { $count ->
    [0] जाँच ली: इस खेल में अभी कुछ नहीं फेंका गया।
    [1] जाँच ली: इस खेल का अकेला अंक बीज से आया है।
   *[other] जाँच ली: इस खेल के सभी { $count } अंक बीज से आए हैं।
  }
fairness-check-wrong = { $count ->
    [1] दाँव { $number } का अंक बीज से नहीं आया। किसी ने इस खेल को बदला है।
   *[other] { $count } अंक बीज से नहीं आए; पहला दाँव { $number } का है। किसी ने इस खेल को बदला है।
  }
fairness-throw-right = { $value }: सही
fairness-throw-wrong = { $recorded }: होना चाहिए था { $expected }
fairness-odds-title = वास्तविक और अपेक्षित
fairness-figure = काई-वर्ग { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }।
fairness-verdict-too_few = { $throws ->
    [0] अभी कुछ नहीं फेंका गया।
   *[other] { $throws } बार फेंकने से कुछ नहीं कहा जा सकता।
  }
fairness-verdict-as_expected = { $throws } बार फेंकने का नतीजा अनुमान जैसा है: 100 में से { NUMBER($hundred, maximumFractionDigits: 0) } निष्पक्ष खेलों में अंक इतने या इससे ज़्यादा असमान आते हैं।
fairness-verdict-unusual = { $throws } बार फेंकने का नतीजा असामान्य है। 100 में से केवल { NUMBER($hundred, maximumFractionDigits: 1) } निष्पक्ष खेलों में अंक इतने असमान आते हैं। ऐसा कभी-कभी होता है।
fairness-verdict-very_unusual = { $throws } बार फेंकने का नतीजा बहुत असामान्य है। 1000 में से एक निष्पक्ष खेल में भी अंक इतने असमान नहीं आते। नीचे हर अंक जाँचें।
fairness-afar = लिंक वाले खेल में अंक दोनों खिलाड़ियों की गुप्त संख्याओं से निकाले जाते हैं। हर आने वाला लिंक जाँचा जाता है।

## later: shared-throws (the game of the day)

daily-title = आज का खेल
daily-note = आज सबको एक जैसे अंक मिलेंगे
daily-heading = { $date } का खेल
daily-lead = जो भी आज का खेल खेलता है, उसे दुनिया में हर जगह एक जैसे अंक मिलते हैं। उनका सबसे अच्छा इस्तेमाल कौन करेगा?
daily-how = { $side ->
    [white] आप सफ़ेद गोटियों से
   *[black] आप काली गोटियों से
  } खेलते हैं, { $opponent ->
    [casual] मनमौजी खिलाड़ी के साथ।
   *[other] कंप्यूटर के साथ।
  } नियम: “{ $name }”। आने वाले अंक केवल तारीख़ से तय होते हैं।
daily-device = तारीख़ इस डिवाइस की है।
daily-another = यह आज का नहीं, किसी और दिन का खेल है।
daily-play = खेलें
daily-play-today = आज का खेल खेलें
daily-play-again = फिर खेलें
daily-best = इस दिन का आपका सबसे अच्छा नतीजा
daily-replayed = जितनी बार चाहें, खेलें। पहली बार सबसे ज़्यादा मायने रखती है: उसके बाद आने वाले अंक मालूम हो जाते हैं।
daily-won = { $throws } बार फेंकने के बाद जीत, { $left ->
    [one] कंप्यूटर की { $left } गोटी तब तक नहीं निकली थी।
   *[other] कंप्यूटर की { $left } गोटियाँ तब तक नहीं निकली थीं।
  }
daily-lost = { $throws } बार फेंकने के बाद हार, { $left ->
    [one] { $left } गोटी तब तक नहीं निकली थी।
   *[other] { $left } गोटियाँ तब तक नहीं निकली थीं।
  }
daily-drawn = { $throws } बार फेंकने के बाद बराबरी।
daily-text = सेनेट, { $date } का खेल: { $result } { $link }
daily-copy = नतीजा कॉपी करें
daily-copied = कॉपी हो गया।
daily-not-copied = यह ब्राउज़र पेज को कॉपी नहीं करने देता। टेक्स्ट यह रहा:
daily-show = नतीजा और कॉपी करने का टेक्स्ट
daily-bad-date = “{ $value }” तारीख़ नहीं है। 2026-11-21 की तरह लिखें।
daily-today-instead = यह आज का खेल है।
daily-unkept = यहाँ कुछ सहेजा नहीं जाता। पेज बंद होते ही नतीजा मिट जाएगा।
daily-fault = आज का खेल शुरू नहीं हो सकता। ({ $reason })
daily-close = बंद करें

## later: correspondence (play by link)

correspondence-title = लिंक से खेलें
correspondence-note = दूर बैठे किसी साथी के साथ, बारी-बारी से
correspondence-lead = दो लोग, दो डिवाइस, और जितना चाहें उतना समय। हर बारी के बाद एक लिंक बनता है, जिसे आप संदेश या ईमेल से दूसरे खिलाड़ी को भेजते हैं।
correspondence-rules = नियम: “{ $name }”, जैसे अभी बिसात पर हैं। दूसरे नियमों के लिए पहले उनसे नया खेल शुरू करें।
correspondence-sides-drawn = इन नियमों में पहले आए अंक तय करते हैं कि कौन किस पक्ष से खेलेगा।
correspondence-side = आपका पक्ष
correspondence-white = { $begins ->
    [yes] सफ़ेद, और शुरुआत आप करेंगे
   *[no] सफ़ेद
  }
correspondence-black = { $begins ->
    [yes] काला, और शुरुआत आप करेंगे
   *[no] काला
  }
correspondence-fair = अंक दोनों खिलाड़ियों की गुप्त संख्याओं से निकाले जाते हैं। उन्हें आप दोनों में से कोई नियंत्रित नहीं कर सकता।
correspondence-make = लिंक बनाएँ
correspondence-kept = आपके शुरू किए खेल
correspondence-kept-game = “{ $name }”, पिछली बारी { $date }
correspondence-kept-over = “{ $name }”, समाप्त, पिछली बारी { $date }
correspondence-resume = आगे खेलें
correspondence-resume-named = आगे खेलें: { $game }
correspondence-forget = मिटाएँ
correspondence-forget-named = मिटाएँ: { $game }
correspondence-your-turn = { $side ->
    [white] लिंक वाला खेल: आपकी बारी है। आप सफ़ेद गोटियों से खेलते हैं।
    [black] लिंक वाला खेल: आपकी बारी है। आप काली गोटियों से खेलते हैं।
   *[none] लिंक वाला खेल: आपकी बारी है। पहले आए अंक तय करते हैं कि कौन किस पक्ष से खेलेगा।
  }
correspondence-over = लिंक वाला यह खेल समाप्त हो चुका है।
correspondence-send-invitation = यह लिंक दूसरे खिलाड़ी को भेजें।
correspondence-send-answer = आप खेल में जुड़ गए। यह लिंक वापस भेजें: दूसरा खिलाड़ी इसी से आगे खेलेगा।
correspondence-send = यह लिंक दूसरे खिलाड़ी को भेजें, और उनके लिंक का इंतज़ार करें।
correspondence-send-begins = शुरुआत दूसरा खिलाड़ी करेगा। यह लिंक भेजें, और उनके लिंक का इंतज़ार करें।
correspondence-send-last = खेल समाप्त हुआ। यह आख़िरी लिंक भेजें, ताकि दूसरा खिलाड़ी भी देख ले कि खेल कैसे समाप्त हुआ।
correspondence-link = भेजने का लिंक
correspondence-copy = कॉपी करें
correspondence-copied = कॉपी हो गया। अब दूसरे खिलाड़ी को भेजें।
correspondence-marked = लिंक चुना हुआ है। उसे कॉपी करें।
correspondence-share = साझा करें…
correspondence-share-text = हमारे सेनेट के खेल में आपकी बारी है
correspondence-shared = साझा किया गया।
correspondence-not-shared = लिंक साझा नहीं हो सका। कृपया उसे कॉपी करें।
correspondence-qr = QR कोड
correspondence-qr-label = लिंक का QR कोड
correspondence-paste = लिंक मिला है? यहाँ चिपकाएँ
correspondence-open = खोलें
correspondence-no-link = इस टेक्स्ट में किसी खेल का लिंक नहीं है।
correspondence-unkept = यहाँ कुछ सहेजा नहीं जाता। दूसरे खिलाड़ी के जवाब तक इस टैब को खुला रखें, और उनका लिंक यहाँ चिपकाएँ।
correspondence-copy-note = यह खेल केवल इसी ब्राउज़र में आगे खेला जा सकता है, और कुछ ब्राउज़र एक हफ़्ते तक न आने पर अपना डेटा मिटा देते हैं। फ़ाइल में रखी प्रति इससे बचाती है। उसमें आपकी गुप्त संख्या है। उसे दूसरे खिलाड़ी को न भेजें।
correspondence-copy-save = प्रति फ़ाइल में रखें
correspondence-copy-open = फ़ाइल में रखी प्रति खोलें
correspondence-copy-wrong = यह फ़ाइल लिंक वाले किसी खेल की प्रति नहीं है, या ख़राब है।
correspondence-gone = लिंक वाला यह खेल अब इस ब्राउज़र में सहेजा हुआ नहीं है: इसका डेटा आपने या ब्राउज़र ने मिटा दिया है, या यह कहीं और शुरू हुआ था। इसे देखा जा सकता है। अगर इसकी प्रति फ़ाइल में रखी है, तो आगे खेलने के लिए उसे “लिंक से खेलें” में खोलें।
correspondence-refused = लिंक नहीं खुल सकता। ({ $reason })
correspondence-refused-link_damaged = यह लिंक ख़राब है। उसका कोई हिस्सा ग़ायब है, या किसी ने उसे बदला है। कृपया फिर से माँगें।
correspondence-refused-link_form = यह लिंक खेल के किसी और संस्करण का है। दोनों खिलाड़ियों के पास एक ही संस्करण होना चाहिए।
correspondence-refused-other_game = यह लिंक किसी और खेल का है।
correspondence-refused-own_link = यह लिंक आपने ही बनाया है। इसे दूसरे खिलाड़ी को भेजें।
correspondence-refused-old_link = यह पुराना लिंक है: खेल तब से आगे बढ़ चुका है।
correspondence-refused-history_changed = इस लिंक की चालें खेली गई चालों से अलग हैं। किसी ने उसे बदला है।
correspondence-refused-value_changed = इस लिंक के अंक उससे मेल नहीं खाते जो खेल से पहले तय हुआ था। किसी ने उन्हें बदला है।
correspondence-refused-illegal_turn = इस लिंक में एक बारी ऐसी है जिसकी नियम इजाज़त नहीं देते। किसी ने उसे बदला है।
correspondence-refused-turn_unfinished = इस लिंक की बारी पूरी नहीं हुई है। कृपया लिंक फिर से माँगें।
correspondence-refused-not_a_player = यह ब्राउज़र इस खेल को नहीं जानता। यह किसी और डिवाइस या ब्राउज़र में शुरू हुआ था, या इस ब्राउज़र ने अपना डेटा मिटा दिया है: कुछ ब्राउज़र एक हफ़्ते तक न आने पर ऐसा करते हैं। जहाँ शुरू हुआ था वहीं आगे खेलें, या फ़ाइल में रखी प्रति “लिंक से खेलें” में खोलें।

## later: sharing (sharing, saving, looking back)

prompt-looking = पिछली चालें देखी जा रही हैं।
button-back-in-game = खेल पर लौटें
said-back-in-game = खेल पर लौट आए।
said-at-start = खेल की शुरुआत।
said-playing-on = खेल यहाँ से आगे बढ़ता है।
look-back = खेल दोबारा देखें
look-back-note = खेल को चाल-दर-चाल देखें, या किसी पिछली चाल से आगे खेलें
look-back-here = इसे बिसात पर दिखाएँ
look-first = शुरुआत पर
look-back-one = एक चाल पीछे
look-on = एक चाल आगे
look-last = आख़िरी चाल पर
look-moment = { $last } में से { $at }
look-play-on = यहाँ से खेलें
menu-share = यह खेल साझा करें या सहेजें
menu-share-note = लिंक, चित्र, टेक्स्ट या फ़ाइल के रूप में
menu-open = कोई खेल खोलें
menu-open-note = फ़ाइल या टेक्स्ट से
share-title = साझा करें या सहेजें
share-link-title = लिंक
share-subject-game = पूरा खेल, दोबारा देखने और आगे खेलने के लिए
share-subject-position = केवल बिसात, जैसी वह अभी है
share-copy = कॉपी करें
share-copied = कॉपी हो गया।
share-copy-by-hand = ब्राउज़र कॉपी नहीं करने देता। टेक्स्ट चुना हुआ है। उसे ख़ुद कॉपी करें।
share-send = भेजें…
share-invites-game = सेनेट का एक खेल
share-invites-position = सेनेट की एक स्थिति: आप क्या चलते?
share-no-address = पेज की यह प्रति एक फ़ाइल है या किसी और पेज का हिस्सा, इसलिए साझा करने को कोई लिंक नहीं है। फ़ाइल, टेक्स्ट या चित्र साझा किया जा सकता है।
share-picture-title = चित्र
share-save-picture = चित्र सहेजें
share-picture-noise = साइटें आपको पहचान न सकें, इसलिए यह ब्राउज़र पेज को अपना बनाया चित्र पढ़ने नहीं देता। इस साइट को कैनवस डेटा इस्तेमाल करने की इजाज़त दें, या स्क्रीनशॉट लें।
share-file-title = फ़ाइल या टेक्स्ट
share-save-game = खेल को फ़ाइल में सहेजें
share-text = खेल का टेक्स्ट
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = यह भेजें
send-line = { $outcome ->
    [won] सेनेट में मेरी { $score } से जीत
    [lost] सेनेट में मेरी { $score } से हार
   *[other] सेनेट की एक बाज़ी: { $score }
  }, कुल { $throws } बार डंडियाँ फेंकी गईं।
send-invites = वही अंक आपके लिए?
send-picture = इस बाज़ी का नतीजा और अंत में बिसात
open-title = कोई खेल खोलें
open-safe = बिसात का अभी वाला खेल खोएगा नहीं: उसे बाद में वापस लाया जा सकता है।
open-file = सहेजा हुआ खेल
open-paste = या खेल का टेक्स्ट, या उसका लिंक, यहाँ चिपकाएँ
open-now = खोलें
open-empty = अभी खोलने के लिए कुछ नहीं है। फ़ाइल चुनें या टेक्स्ट चिपकाएँ।
open-too-long = सेनेट के खेल के लिए यह बहुत लंबा है।
open-no-game = यह सेनेट का खेल नहीं है, या ख़राब हो गया है।
open-bad-line = इस टेक्स्ट की पंक्ति { $line } खेली नहीं जा सकती, इसलिए खेल नहीं खोला गया।
open-encoding = पंक्ति { $line } से यह फ़ाइल न UTF-8 में है, न UTF-16 में। अपने संपादक में इसे UTF-8 एन्कोडिंग के साथ फिर से सहेजें।
open-bad-link = यह सेनेट के किसी खेल का लिंक नहीं है, या उसका कोई हिस्सा ग़ायब है।
said-opened = खेल खुल गया।

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = डिब्बा हाथ में लें
turn-how = डिब्बा आपके हाथ में है। तीर उसे घुमाते हैं, स्पेस अगली तरफ़ दिखाता है, Esc वापस रखता है।
turn-next = अगली तरफ़
turn-back = वापस रखें
turn-board = बिसात, जिसे घुमाया जा सकता है। तीर उसे घुमाते हैं, स्पेस अगली तरफ़ दिखाता है, Esc वापस रखता है।
turn-flat = यहाँ बिसात एक सपाट चित्र है, जिसे घुमाया नहीं जा सकता।

query-plain = { $text }।
query-pieces = { $who ->
    [you] आपकी गोटियाँ: { $houses }।
    [computer] कंप्यूटर की गोटियाँ: { $houses }।
   *[other] { $side ->
        [white] सफ़ेद पक्ष की शंकु गोटियाँ: { $houses }।
       *[black] काले पक्ष की रील गोटियाँ: { $houses }।
      }
  }
query-pieces-none = बिसात पर { $who ->
    [you] आपकी
    [computer] कंप्यूटर की
   *[other] { $side ->
        [white] सफ़ेद पक्ष की
       *[black] काले पक्ष की
      }
  } कोई गोटी नहीं।
query-move = { $from } से { $to } पर।
query-move-hit = { $from } से { $to } पर, गोटी पिटेगी।
query-move-off = { $from } से बिसात के बाहर।
query-move-enter = नई गोटी { $to } पर।
query-move-enter-hit = नई गोटी { $to } पर, गोटी पिटेगी।
query-sticks = { $value } आया। उजला पहलू: { $light }, गहरा पहलू: { $dark }।
query-sticks-none = अभी कुछ नहीं फेंका गया।
query-die = पासे पर { $value } आया।
query-steps = { $count ->
    [one] { $count } क़दम बाक़ी है।
   *[other] { $count } क़दम बाक़ी हैं।
  }
query-in-hand = खेलने को बाक़ी: { $list }।
query-off = { $who ->
    [you] आपकी
    [computer] कंप्यूटर की
   *[other] { $side ->
        [white] सफ़ेद पक्ष की
       *[black] काले पक्ष की
      }
  } { $pieces ->
    [1] एकमात्र गोटी { $count ->
        [0] अभी बिसात से नहीं निकली।
       *[other] बिसात से निकल चुकी है।
      }
   *[other] { $pieces } गोटियों में से { $count ->
        [0] कोई अभी बिसात से नहीं निकली।
        [1] { $count } बिसात से निकल चुकी है।
       *[other] { $count } बिसात से निकल चुकी हैं।
      }
  }
query-hand = { $count ->
    [one] { $count } गोटी उतरनी बाक़ी है।
   *[other] { $count } गोटियाँ उतरनी बाक़ी हैं।
  }
query-taken = { $count ->
    [one] { $count } गोटी खेल से बाहर है।
   *[other] { $count } गोटियाँ खेल से बाहर हैं।
  }
query-way = { $who ->
    [you] आपकी
    [computer] कंप्यूटर की
   *[other] { $side ->
        [white] सफ़ेद पक्ष की
       *[black] काले पक्ष की
      }
  } सब गोटियों को मिलाकर { $count } घर चलना बाक़ी है।
query-to-end = { $count ->
    [1] यहाँ की गोटी { $count } घर और चलकर बिसात से निकल जाती है।
   *[other] यहाँ की गोटी को { $count } घर चलना बाक़ी है।
  }
brief-said-thrown = { who }: { $value }।
brief-said-moved = { who }, { $from } से { $to }।
brief-said-bumped = पिटी: { $from } से { $to }।
brief-said-borne-off = { who }, { $from } से बाहर।
brief-said-throw-again = एक बार और।
brief-said-only-move = { $to ->
    [off] एक ही चाल: { $from } से बाहर।
   *[other] एक ही चाल: { $from } से { $to }।
  }
brief-said-passed-no_move = कोई चाल नहीं।
brief-said-aim = { $to ->
    [off] { $from } से बाहर।
   *[other] { $from } से { $to }।
  }
accessibility-auto-move = एकमात्र संभव चाल चलें और दोबारा मेरे लिए फेंकें
accessibility-brief = स्क्रीन रीडर के लिए छोटी सूचनाएँ
accessibility-facing = आमने-सामने बैठे दो खिलाड़ियों के लिए बिसात घुमाएँ
accessibility-facing-note = जब मेज़ आपके बीच हो
accessibility-flip = बिसात उल्टी ओर से
accessibility-flip-note = पहला घर दूसरे सिरे पर
accessibility-full-screen = पूरी स्क्रीन
accessibility-no-full-screen = ब्राउज़र यहाँ पूरी स्क्रीन की इजाज़त नहीं देता।
accessibility-afresh = नए सिरे से शुरू करें
accessibility-reset = सारी सेटिंग रीसेट करें
accessibility-forget-note = पेज सब कुछ केवल इसी डिवाइस पर सहेजता है, और कहीं नहीं। कुछ ब्राउज़र एक हफ़्ते तक पेज न खोलने पर इसे मिटा देते हैं।
accessibility-forget = इस डिवाइस से सब कुछ मिटाएँ…
accessibility-forget-title = सब कुछ मिटाएँ?
accessibility-forget-what = इस पेज ने जो कुछ सहेजा है, वह सब इस डिवाइस से मिट जाएगा: आपकी सेटिंग, खेल (लिंक वाले भी), नतीजे, पाठ, पहेलियाँ और नियम। इसे वापस नहीं लाया जा सकता।
accessibility-forget-yes = सब कुछ मिटाएँ
accessibility-forget-no = सब कुछ रहने दें
accessibility-not-forgotten = कुछ चीज़ें नहीं मिट सकीं। साइट की सहेजी हुई चीज़ें ब्राउज़र की सेटिंग से हटाई जा सकती हैं।

## later: kiosk (the unattended screen)

kiosk-attract-label = सेनेट का प्रदर्शन
kiosk-invitation = खेलने के लिए स्क्रीन छुएँ
kiosk-caption-race = सेनेट दो लोगों का खेल है, जिसमें गोटियाँ दौड़ लगाती हैं। जो अपनी सारी गोटियाँ पहले बिसात से निकाल ले, वही जीतता है।
kiosk-caption-age = नील नदी के किनारे लोग दो हज़ार साल से ज़्यादा समय तक सेनेट खेलते रहे।
kiosk-caption-throw = पहले फेंका जाता है, फिर गोटी चलती है: जितना अंक आया, उतने घर।
kiosk-caption-signs = कई पुरानी बिसातों पर केवल आख़िरी पाँच घरों में निशान होते हैं। उनमें से एक पानी है।
kiosk-caption-rules = प्राचीन नियम कोई नहीं जानता। ये नियम हमारे समय के विद्वानों ने फिर से बनाए हैं।
kiosk-caption-computer = यहाँ कंप्यूटर अपने आप से खेल रहा है। क्या आप इससे बेहतर खेल सकते हैं?
kiosk-news-hit = गोटी पिटी! एक गोटी दूसरी के घर पर आई, और दोनों ने जगह बदल ली।
kiosk-news-water = एक गोटी पानी में गिर गई। जब तक वह बाहर न आए, उसका पक्ष आगे नहीं खेल सकता।
kiosk-news-home = एक गोटी बिसात से निकल गई। जो अपनी सारी गोटियाँ पहले निकाले, वही जीतता है।
kiosk-news-comeback = जो पक्ष पीछे था, वही जीत गया! सेनेट में आख़िरी बार फेंकने तक कुछ तय नहीं होता।
kiosk-take-home = इसे साथ ले जाएँ: अपने फ़ोन का कैमरा यहाँ दिखाएँ।

kiosk-bar-label = इस स्क्रीन की सेटिंग
kiosk-languages = भाषा
kiosk-larger = बड़ा
kiosk-contrast = हाई कंट्रास्ट
kiosk-sound = आवाज़
kiosk-finish = समाप्त करें

kiosk-still-title = क्या आप अब भी यहाँ हैं?
kiosk-still-what = आगे खेलने के लिए स्क्रीन छुएँ। नहीं तो अगले दर्शक के लिए खेल नए सिरे से शुरू होगा।
kiosk-still-left = { $seconds } सेकंड बाक़ी
kiosk-still-go-on = मैं अब भी यहाँ हूँ
kiosk-visit-over = यह सत्र पूरा हुआ। सब कुछ रीसेट हो गया है।

kiosk-curator-title = संग्रहालय के कर्मचारियों के लिए
kiosk-curator-day = दिन
kiosk-curator-begun = शुरू हुए खेल
kiosk-curator-ended = अंत तक खेले गए खेल
kiosk-curator-resets = समय पूरा होने पर समाप्त हुए सत्र
kiosk-curator-none = अभी तक किसी ने नहीं खेला है।
kiosk-curator-note = ये संख्याएँ 60 दिन तक केवल इसी डिवाइस पर रहती हैं, और कहीं नहीं।
kiosk-curator-not-kept = यह ब्राउज़र कुछ नहीं सहेजता: पेज बंद होते ही ये संख्याएँ मिट जाएँगी।
kiosk-curator-file = प्रभारी की फ़ाइल
kiosk-file-none = प्रभारी की कोई फ़ाइल इस्तेमाल में नहीं है।
kiosk-file-good = { $file } पूरी इस्तेमाल में है। यह संस्करण { $date } से इस्तेमाल में है।
kiosk-file-unreachable = { $file } तक अभी पहुँचा नहीं जा सकता। पिछला सही संस्करण इस्तेमाल में है। वह { $date } से इस्तेमाल में है।
kiosk-file-faulty = { $file } में ग़लतियाँ हैं। पिछला सही संस्करण इस्तेमाल में है। वह { $date } से इस्तेमाल में है।
kiosk-file-copy = { $file } जैसी अभी है, वैसी इस्तेमाल नहीं हो सकती। इस डिवाइस पर रखी प्रति इस्तेमाल में है। वह { $date } से इस्तेमाल में है।
kiosk-file-copied = इस डिवाइस पर एक प्रति रखी है, ताकि बिना इंटरनेट के भी शुरू किया जा सके।
kiosk-file-unkept = यह ब्राउज़र फ़ाइल की कोई प्रति नहीं सहेजता। बिना इंटरनेट के शुरू करने पर यह फ़ाइल नहीं होगी। ({ $reason })
kiosk-file-read-again = फिर से पढ़ें
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = स्क्रीन चालू रखी जाती है।
kiosk-screen-resting = संग्रहालय बंद है: स्क्रीन बंद हो सकती है।
kiosk-screen-refused = यह ब्राउज़र स्क्रीन को बंद होने देता है। डिवाइस की पावर सेटिंग बदलें। ({ $reason })
kiosk-screen-insecure = स्क्रीन बंद हो सकती है, क्योंकि यह पेज http से खोला गया है। इसे https से या इसी कंप्यूटर से खोलें, या डिवाइस की पावर सेटिंग बदलें।
# $list is a list of names of languages.
kiosk-not-drawn = ये भाषाएँ नहीं दी जातीं, क्योंकि इस डिवाइस में इनका फ़ॉन्ट नहीं है: { $list }
kiosk-corner = { $count ->
    [one] प्रभारी की फ़ाइल में { $count } ग़लती: { $fault }
   *[other] प्रभारी की फ़ाइल में { $count } ग़लतियाँ। पहली: { $fault }
  }
kiosk-fault-long = { $field }: टेक्स्ट बहुत लंबा है: { $found } अक्षर; जगह { $most } की है। इसे छोटा करें।
kiosk-fault-count = { $field }: बहुत ज़्यादा प्रविष्टियाँ: { $found }; जगह { $most } की है। कुछ हटाएँ।
kiosk-fault-empty = { $field }: यह ख़ाली है। कुछ लिखें, या फ़ील्ड हटाएँ।
kiosk-fault-range = { $field }: { $found } नहीं हो सकता। यह { $least } से { $most } सेकंड तक हो सकता है।
kiosk-fault-inches = { $field }: { $found } नहीं हो सकता। यह { $least } से { $most } इंच तक हो सकता है।
kiosk-fault-time = { $field }: { $found } सही समय नहीं है। इसे 09:30 की तरह लिखें।
kiosk-fault-choice = { $field }: { $found } मान्य नहीं है। ये मान हो सकते हैं: { $allowed }।
kiosk-fault-kind = { $field }: यहाँ चाहिए { $kind ->
    [text] उद्धरण चिह्नों में टेक्स्ट।
    [number] बिना उद्धरण चिह्नों की एक संख्या।
    [flag] बिना उद्धरण चिह्नों के true या false।
    [list] वर्गाकार कोष्ठकों में एक सूची।
   *[group] धनु कोष्ठकों में एक समूह।
}
kiosk-fault-missing = { $field } नहीं है।
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } दो बार है। एक हटाएँ।
kiosk-fault-picture-name = { $field }: { $found } इस स्क्रीन के लिए चित्र नहीं है। इसी फ़ोल्डर की कोई फ़ाइल बताएँ जो .png, .jpg, .webp, .gif या .svg पर समाप्त हो।
kiosk-fault-address = { $field }: { $found } ऐसा पता नहीं है जिसे लोग खोल सकें। पता https:// से शुरू होता है।
kiosk-fault-no-group = पूरी फ़ाइल धनु कोष्ठकों में एक समूह होनी चाहिए।
kiosk-fault-encoding = फ़ाइल UTF-8 में नहीं लिखी है। अपने संपादक में इसे UTF-8 एन्कोडिंग के साथ फिर से सहेजें।
kiosk-fault-picture = { $field }: यह चित्र नहीं दिखाया जा सकता: { $found }
kiosk-fault-field = { $field }: ऐसा कोई फ़ील्ड नहीं है।
kiosk-fault-json = { $line ->
    [0] कहीं
   *[other] पंक्ति { $line } में
} कोई अल्पविराम, उद्धरण चिह्न या कोष्ठक छूट गया है या ग़लत जगह है। ({ $reason })
kiosk-fault-unreadable = फ़ाइल पढ़ी नहीं जा सकती: { $reason }
kiosk-fault-elsewhere = { $file } इस पेज की साइट का पता नहीं है।

## later: review (the review of a game: luck and choices)

review-menu = क़िस्मत और फ़ैसले, अब तक
review-menu-note = आए हुए अंकों ने क्या दिया, और फ़ैसलों से क्या गया। देखना मदद लेना माना जाता है।
review-title = खेल कैसा रहा
review-title-open = क़िस्मत और फ़ैसले, अब तक
review-help = देखना मदद लेना माना जाता है: यहाँ वह भी है जो शायद विरोधी न जानता हो।
review-working = खेल परखा जा रहा है: { $all } में से { $done } अंक…
review-solving = पहले खेल को पूरी तरह हल किया जा रहा है। इसमें कुछ सेकंड लगेंगे…
review-failed = खेल परखा नहीं जा सका।
review-retry = फिर कोशिश करें
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] क़िस्मत ने आपका साथ दिया।
    [computer] क़िस्मत ने कंप्यूटर का साथ दिया।
    [white] क़िस्मत ने सफ़ेद पक्ष का साथ दिया।
    [black] क़िस्मत ने काले पक्ष का साथ दिया।
   *[none] क़िस्मत ने किसी का पक्ष नहीं लिया।
  }
review-missed = { $who ->
    [you] आपने कंप्यूटर से ज़्यादा मौक़े गँवाए।
    [computer] कंप्यूटर ने आपसे ज़्यादा मौक़े गँवाए।
    [white] सफ़ेद पक्ष ने काले पक्ष से ज़्यादा मौक़े गँवाए।
    [black] काले पक्ष ने सफ़ेद पक्ष से ज़्यादा मौक़े गँवाए।
    [neither] किसी ने ज़्यादा मौक़े नहीं गँवाए।
   *[both] दोनों ने लगभग बराबर मौक़े गँवाए।
  }
review-verdict-drawn = खेल बराबरी पर समाप्त हुआ।
review-bar-label = { $who ->
    [you] आपका नतीजा कैसे बना, 100 खेलों में
    [computer] कंप्यूटर का नतीजा कैसे बना, 100 खेलों में
    [white] सफ़ेद पक्ष का नतीजा कैसे बना, 100 खेलों में
   *[black] काले पक्ष का नतीजा कैसे बना, 100 खेलों में
  }
review-part-start = शुरुआत में
review-part-start-note = दोनों पक्ष हमेशा सबसे अच्छी चाल चुनें तो शुरुआत से 100 में से इतने खेल जीते जाते हैं।
review-part-sticks = क़िस्मत
review-part-unsure = अनिश्चित
review-part-unsure-note = एक बार और फेंकने के बाद परख में इतना फ़र्क़ आता है।
review-part-choices = { $who ->
    [you] आपके फ़ैसले
    [computer] कंप्यूटर के फ़ैसले
    [white] सफ़ेद पक्ष के फ़ैसले
   *[black] काले पक्ष के फ़ैसले
  }
review-part-end = नतीजा
review-part-now = अभी
review-none = किसी अंक या फ़ैसले से 100 में से एक खेल जितना भी फ़र्क़ नहीं पड़ा।
review-throw = { $made ->
    [made] दाँव { $n }: { $value } आया।
   *[none] दाँव { $n }।
  }
review-slip = छोटी चूक
review-mistake = ग़लती
review-big = बड़ी ग़लती
review-found = { $choices ->
    [1] { "" }
   *[other] { $choices } में से { $best ->
        [0] किसी फ़ैसले में
        [1] { $best } फ़ैसले में
       *[other] { $best } फ़ैसलों में
      }{ " " }
  }{ $who ->
    [you] आपने
    [computer] कंप्यूटर ने
    [white] सफ़ेद पक्ष ने
   *[black] काले पक्ष ने
  } { $choices ->
    [1] असल में एक ही फ़ैसला लिया, और सबसे
   *[other] सबसे
  } अच्छी चाल { $best ->
    [0] नहीं ढूँढी।
   *[other] ढूँढी।
  }
review-judge-exact = सटीक परख: इस खेल की हर स्थिति पूरी तरह हल है।
review-judge-net = परख सबसे मज़बूत खिलाड़ी की है, जो अगली बार के अंक तक सोचता है। वह ग़लत भी हो सकती है।
review-judge-thumb = परख मोटे नियमों से है, क्योंकि इन नियमों के लिए यहाँ इससे बेहतर परख नहीं। वह ग़लत भी हो सकती है।
review-judge-gap = { $points ->
    [0] इस खेल में परख लगभग नहीं बदली।
    [1] इस खेल में परख कुल मिलाकर 100 में से 1 खेल जितनी बदली।
   *[other] इस खेल में परख कुल मिलाकर 100 में से { $points } खेलों जितनी बदली।
  }
review-judge-loss = जहाँ सबसे अच्छी चाल मालूम है, वहाँ ऐसा परखने वाला हर फ़ैसले में औसतन 100 में से केवल { $loss } खेल गँवाता है।
review-judge-endgames = आख़िरी चालों की परख सटीक है।
review-judge-unsure = परख बहुत बदली, इसलिए हिस्सों को मोटा अंदाज़ा समझें।
review-curve = { $who ->
    [you] आपके जीतने की संभावना, हर अंक के साथ
    [computer] कंप्यूटर के जीतने की संभावना, हर अंक के साथ
    [white] सफ़ेद पक्ष के जीतने की संभावना, हर अंक के साथ
   *[black] काले पक्ष के जीतने की संभावना, हर अंक के साथ
  }
review-curve-hint = स्लाइडर से कोई भी पल बिसात पर देखें।
review-curve-key = N कुंजी अगले महत्वपूर्ण पल पर ले जाती है।
review-scrub = खेल का एक पल
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] आप आगे
    [computer] कंप्यूटर आगे
    [white] सफ़ेद पक्ष आगे
   *[black] काला पक्ष आगे
  }
review-at = दाँव { $n }: यहाँ से 100 में से { $chance } खेल { $who ->
    [you] आपके
    [computer] कंप्यूटर के
    [white] सफ़ेद पक्ष के
   *[black] काले पक्ष के
  } नाम।
review-legend = { $side ->
    [white] सफ़ेद पक्ष के अंक
   *[black] काले पक्ष के अंक
  }
review-mistakes = ग़लतियाँ
review-next = अगला पल
review-table = तालिका में
review-col-throw = दाँव
review-col-player = खिलाड़ी
review-col-value = अंक
review-col-move = चाल
review-col-chance = संभावना
review-col-luck = क़िस्मत
review-col-loss = गँवाया
review-player = { who }
review-moments = महत्वपूर्ण पल
review-numbers = आँकड़ों में
review-no-mistake = किसी फ़ैसले से 100 में से 5 या अधिक खेल नहीं गए।
review-picture = दाँव { $n } की बिसात
review-moment-slip = { $who ->
    [you] आपका सबसे महँगा फ़ैसला
   *[black] एक महँगा फ़ैसला
  }
review-moment-throw = बहुत कुछ बदल देने वाला अंक
review-moment-turn = यहाँ बढ़त आख़िरी बार बदली
review-chance = { $who ->
    [you] आपके
    [computer] कंप्यूटर के
    [white] सफ़ेद पक्ष के
   *[black] काले पक्ष के
  } जीतने की संभावना: 100 में { $before } से { $after }।
review-gave-away = { $points ->
    [1] इस फ़ैसले से 100 में से 1 खेल गया।
   *[other] इस फ़ैसले से 100 में से { $points } खेल गए।
  }
review-try = फिर चुनें
review-try-prompt = यहाँ आप क्या चलेंगे? बिसात पर आज़माएँ।
review-try-right = सही: इससे बेहतर कुछ नहीं।
review-try-wrong = { $points ->
    [1] इससे 100 में से 1 खेल जाता है। कुछ और आज़माएँ।
   *[other] इससे 100 में से { $points } खेल जाते हैं। कुछ और आज़माएँ।
  }
review-better = बेहतर
review-show = सबसे अच्छी चाल दिखाएँ
review-back = खेल के अंत पर लौटें
review-hundred = यहाँ से 100 खेल
review-hundred-result = { $games } में से { $wins ->
    [0] कोई
   *[other] { $wins }
  } खेल { $who ->
    [you] आपके
    [computer] कंप्यूटर के
    [white] सफ़ेद पक्ष के
   *[black] काले पक्ष के
  } नाम{ $wins ->
    [0] { " " }नहीं।
   *[other] ।
  }
review-hundred-note = दोनों पक्षों से कंप्यूटर ही खेला।

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = आगे कोई नहीं जा सकती, एक पीछे जाती है
first-water = पानी गोटी को पकड़ लेता है
first-block = कोई गोटी नहीं चल सकती: बारी बदलती है
first-dark = एक भी हल्का पहलू नहीं: गिनती { $value }
first-again = { $value } पर फिर से फेंकें

## later: race (a bar below the names that shows the chance to win)

race-title = जीतने की संभावना
race-chance = { $who ->
    [you] आपके
    [computer] कंप्यूटर के
    [white] सफ़ेद पक्ष के
   *[black] काले पक्ष के
  } जीतने की संभावना: 100 में { $chance }।
race-setting = दिखाएँ कि कौन आगे है

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = कंप्यूटर की बारी फिर से दिखाएँ
turn-none = कंप्यूटर ने अभी तक नहीं खेला है।

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = क्या वजह क़िस्मत थी? वही अंक लेकर दो खेल खेलें: दूसरे खेल में दोनों के अंक आपस में बदल जाते हैं।
rematch-offer-start = दो खेल, वही अंक
rematch-first = वही अंक, दो में से पहला खेल।
rematch-next = अब वही अंक उलटकर: हर खिलाड़ी को वे अंक मिलते हैं जो विरोधी के आए थे।
rematch-next-start = दूसरा खेल खेलें
rematch-second = वही अंक, दो में से दूसरा खेल: दोनों के अंक आपस में बदल गए हैं।
rematch-working = दोनों खेलों की तुलना हो रही है…
rematch-points = { $who ->
    [you] वही अंक लेकर: आप { $own }, कंप्यूटर { $other }।
   *[pair] वही अंक लेकर: पहला खिलाड़ी { $own }, दूसरा { $other }।
  }
rematch-better = { $who ->
    [you] आपने
    [computer] कंप्यूटर ने
    [first] पहले खिलाड़ी ने
   *[second] दूसरे खिलाड़ी ने
  } उनका बेहतर इस्तेमाल किया। अंतर: 100 में से { $points } खेल।
rematch-equal = दोनों ने उनका बराबर अच्छा इस्तेमाल किया।
rematch-lost = इस जोड़ी का पहला खेल यहाँ मालूम नहीं, इसलिए तुलना नहीं हो सकती।
said-rematch-first = वही अंक लेकर दो खेलों में से पहला।
said-rematch-second = दूसरा खेल: दोनों के अंक आपस में बदल गए हैं।

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = किसी दोस्त को चुनौती दें
everyone-note = एक लिंक: दोस्त या पूरी कक्षा वही खेल उन्हीं अंकों से खेलती है
everyone-lead = जो यह लिंक खोलता है वह उन्हीं नियमों, उसी पक्ष और उन्हीं अंकों से खेलता है। हर पक्ष के अपने अंक हैं, जिन्हें कोई चाल नहीं बदल सकती।
everyone-after = खेल के बाद हर कोई देखता है कि उसके फ़ैसलों से कितना गया। जिसका सबसे कम गया, उसने अंकों का सबसे अच्छा इस्तेमाल किया।
everyone-own = आपका नतीजा
everyone-text = सेनेट, वही अंक: { $result } { $link }
everyone-play = अभी खेलें
everyone-qr = QR कोड
everyone-line = जिनके पास यह लिंक है, उन सबके लिए वही अंक।
everyone-result = { $outcome ->
    [won] इन अंकों से जीत हुई।
    [drawn] इन अंकों से खेल बराबरी पर रहा।
   *[lost] इन अंकों से हार हुई।
  }
everyone-lost = { $points ->
    [0] आपके फ़ैसलों से कुछ नहीं गया।
    [1] आपके फ़ैसलों से 100 में से 1 खेल गया।
   *[other] आपके फ़ैसलों से 100 में से { $points } खेल गए।
  }
everyone-damaged = इस लिंक का कोई हिस्सा छूट गया है या बदल गया है, इसलिए साझा अंकों से नहीं खेला जा सकता। पूरा लिंक खोलें या उसे फिर से माँगें।

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = पहेलियाँ
puzzle-menu-note = असली खेलों के अंत से सबसे अच्छी चाल खोजें; हर दिन एक नई पहेली
puzzle-about = हर पहेली किसी असली खेल का अंत है और पूरी तरह हल की हुई है। ग़लत कोशिश से कुछ नहीं जाता।
puzzle-count = हल हुईं: { $all } में से { $count }, पहली कोशिश में { $first ->
    [0] एक भी नहीं
   *[other] { $first }
  }।
puzzle-day = आज की पहेली
puzzle-next = अगली पहेली
puzzle-all = सभी पहेलियाँ
puzzle-leave = पहेलियों से बाहर जाएँ
puzzle-show = सबसे अच्छी चाल दिखाएँ
puzzle-title = पहेली { $number } / { $count }
puzzle-ask = सबसे अच्छी चाल कौन-सी है? बिसात पर आज़माएँ।
puzzle-stars = कठिनाई: 5 में से { $stars }
puzzle-is-open = अभी हल नहीं हुई
puzzle-is-first = पहली कोशिश में हल
puzzle-is-later = हल हो चुकी
puzzle-wrong = इससे 100 में से { $points ->
    [0] एक भी खेल नहीं जीता जाता
    [1] 1 खेल जीता जाता है
   *[other] { $points } खेल जीते जाते हैं
  }: सबसे अच्छी चाल से { $lost } कम। लौटकर कुछ और आज़माएँ।
puzzle-then = देखें कि { $value } आने पर क्या होता है।
puzzle-right = { $points ->
    [1] सही: इससे 100 में से 1 खेल जीता जाता है।
   *[other] सही: इससे 100 में से { $points } खेल जीते जाते हैं।
  }
puzzle-best = { $points ->
    [1] सबसे अच्छी चाल से 100 में से 1 खेल जीता जाता है: { $move }
   *[other] सबसे अच्छी चाल से 100 में से { $points } खेल जीते जाते हैं: { $move }
  }
puzzle-theme-front = पीछे की गोटी
puzzle-theme-hit = मारना
puzzle-theme-home = अभी निकलना नहीं
puzzle-theme-spare = न मारना
puzzle-theme-water = पानी में
puzzle-lesson-front = हमेशा आगे की गोटी ही नहीं चलनी होती।
puzzle-lesson-hit = मारना सुरक्षित जगह से अधिक क़ीमती हो सकता है।
puzzle-lesson-home = गोटी को बिसात से निकालना बाद के लिए छोड़ा जा सकता है।
puzzle-lesson-spare = मारने से जो ख़तरा खुलता है, वह हर बार उठाने लायक़ नहीं होता।
puzzle-lesson-water = पानी से तुरंत निकलना हमेशा सबसे अच्छा नहीं होता।
puzzle-hundred = सबसे अच्छी चाल के बाद 100 खेल
puzzle-own = आपके खेलों से
puzzle-own-about = आपके वे फ़ैसले जिनसे 100 में से 5 या अधिक खेल गए। ये केवल इसी डिवाइस पर सहेजे जाते हैं।
puzzle-own-none = कंप्यूटर से खेल पूरा होने पर आपके सबसे महँगे फ़ैसले यहाँ आते हैं। ये केवल इसी डिवाइस पर सहेजे जाते हैं।
puzzle-own-title = आपके खेलों से: { $number } / { $count }
puzzle-own-new = { $count ->
    [1] इस खेल का आपका एक फ़ैसला अब पहेली है।
   *[other] इस खेल के आपके { $count } फ़ैसले अब पहेलियाँ हैं।
  }
puzzle-own-try = सबसे अच्छी चाल खोजें
puzzle-own-delete = ये पहेलियाँ मिटाएँ
puzzle-own-gone = यह पहेली अब अपने नियमों से मेल नहीं खाती और मिटा दी गई है।

## later: offline (use without the internet)

offline-kept = इस डिवाइस पर सहेजा हुआ है। खेल बिना इंटरनेट के भी चलता है।
offline-keeping = खेल इस डिवाइस पर सहेजा जा रहा है। उसके बाद यह बिना इंटरनेट के भी चलेगा।
offline-failed = { $why ->
    [changed] खेल इस डिवाइस पर सहेजा नहीं जा सका, क्योंकि फ़ाइल { $file } यहाँ पहुँचने से पहले बदल दी गई: सर्वर ने या रास्ते में किसी और ने उसे बदला। खेल के लिए इंटरनेट चाहिए।
    [missing] खेल इस डिवाइस पर सहेजा नहीं जा सका, क्योंकि फ़ाइल { $file } लोड नहीं हो सकी। खेल के लिए इंटरनेट चाहिए।
    [space] खेल इस डिवाइस पर सहेजा नहीं जा सका, क्योंकि जगह काफ़ी नहीं है। खेल के लिए इंटरनेट चाहिए।
   *[unknown] खेल इस डिवाइस पर सहेजा नहीं जा सका। अगली बार लोड होने तक इसके लिए इंटरनेट चाहिए।
  }
offline-refused = { $why ->
    [policy] इस साइट की सुरक्षा नीति खेल को इस डिवाइस पर सहेजने नहीं देती: उसमें { $file } होना चाहिए। खेल के लिए इंटरनेट चाहिए।
   *[browser] यह ब्राउज़र खेल को इस डिवाइस पर सहेजने नहीं देता, जैसे कि निजी विंडो होने पर या साइटों को डेटा सहेजने की अनुमति न होने पर। खेल के लिए इंटरनेट चाहिए।
  }
offline-impossible = यहाँ खेल डिवाइस पर सहेजा नहीं जाता। इसके लिए इंटरनेट चाहिए।
offline-insecure = यह पेज http से खोला गया है, इसलिए ब्राउज़र खेल को डिवाइस पर सहेजने नहीं देता। https से सहेजने देता। इसके लिए इंटरनेट चाहिए।
offline-saver = डेटा सेवर चालू है, इसलिए खेल इस डिवाइस पर सहेजा नहीं गया। इसके लिए इंटरनेट चाहिए।
offline-new-version = इस खेल का नया संस्करण आया है। आपका खेल जैसा है वैसा ही रहेगा।
offline-renew = नया संस्करण लोड करें

## later: embedding (the page for site builders)

embedding-title = सेनेट आपकी साइट पर
embedding-lead = खेल की सेटिंग चुनें, उसे आज़माएँ, और अपने पेज के लिए कोड कॉपी करें। खेल किसी और सर्वर से संपर्क नहीं करता, कुकी नहीं रखता, और आपके विज़िटर के बारे में कोई जानकारी नहीं लेता।
embedding-to-game = खेल पर जाएँ
embedding-options = खेल
embedding-preview = प्रीव्यू
embedding-lines = आपके पेज के लिए कोड
embedding-language = खेल की भाषा
embedding-theme-any = जैसा विज़िटर चाहे
embedding-keep = विज़िटर का खेल उसी के डिवाइस पर सहेजें
embedding-kiosk = ऐसी स्क्रीन के लिए जिसकी कोई निगरानी नहीं करता
embedding-way = तरीक़ा
embedding-way-frame = फ़्रेम
embedding-way-fitting = अपने आप आकार बदलने वाला फ़्रेम
embedding-way-element = एलिमेंट
embedding-way-own = आपकी अपनी प्रति
embedding-way-oembed = oEmbed
embedding-about-frame = सबसे सरल तरीक़ा। जहाँ खेल चाहिए, वहाँ चिपकाएँ। आपके पेज पर किसी स्क्रिप्ट की ज़रूरत नहीं।
embedding-about-fitting = एक छोटी स्क्रिप्ट फ़्रेम को उतना ऊँचा करती है जितना खेल को चाहिए। वह आपके पेज को यह भी बता सकती है कि खेल में क्या हो रहा है।
embedding-about-element = खेल आपके अपने पेज का हिस्सा, बिना फ़्रेम के। वह आपके रंग और फ़ॉन्ट ले सकता है।
embedding-about-own = खेल आपके अपने सर्वर पर, फ़ाइलों के एक फ़ोल्डर के रूप में। सर्वर पर कुछ नहीं चलता।
embedding-about-oembed = उन साइटों के लिए जो लिंक से प्रीव्यू बनाती हैं। इस कोड को खेल के फ़ोल्डर में oembed.json नाम से सहेजें।
embedding-height = ऊँचाई, पिक्सेल में
embedding-site = आपके पेज का पता (ख़ाली छोड़ सकते हैं)
embedding-same = आपका पेज उसी साइट पर है जहाँ खेल है: और कुछ नहीं चाहिए।
embedding-elsewhere = आपका पेज खेल से अलग साइट पर है। खेल के सर्वर को अपनी फ़ाइलों के साथ यह हेडर भेजना होगा, नहीं तो कुछ नहीं दिखेगा: { $value }
embedding-elsewhere-maybe = अगर आपका पेज खेल से अलग साइट पर है, तो खेल के सर्वर को अपनी फ़ाइलों के साथ यह हेडर भेजना होगा, नहीं तो कुछ नहीं दिखेगा: { $value }
embedding-header-sent = सर्वर इसे भेजता है।
embedding-header-missing = सर्वर इसे अभी नहीं भेजता।
embedding-preview-blocked = यहाँ प्रीव्यू की इजाज़त नहीं है। इस साइट की कंटेंट सुरक्षा नीति में { $value } होना चाहिए।
embedding-own-copy = खेल का फ़ोल्डर अपने सर्वर पर कॉपी करें, जैसे यहाँ: { $value }
embedding-own-policy = आपकी साइट की कंटेंट सुरक्षा नीति हो, तो उसमें { $value } होना चाहिए।
embedding-own-lines = यह कोड अपने पेज में चिपकाएँ:
embedding-copy = कॉपी करें
embedding-copied = कॉपी हो गया।
embedding-select = ब्राउज़र कॉपी नहीं करने देता। कोड चुना हुआ है। उसे कॉपी करें।

## later: print (board, sticks and rules to print)

print-title = काग़ज़ पर सेनेट
print-lead = बिना स्क्रीन के खेलने के लिए जो चाहिए, सब छापें: बिसात, गोटियाँ, डंडियाँ या पासा, नियम और अभ्यास-पत्र। काली स्याही काफ़ी है।
print-paper = काग़ज़
print-paper-a4 = A4
print-paper-letter = लेटर
print-button = छापें
print-real-size = असली नाप (100%) पर छापें, पेज के नाप पर नहीं।
print-sheet-board = बिसात: “{ $game }”
print-sheet-sticks = { $tool ->
    [die] पासा और गोटियाँ
   *[sticks] डंडियाँ और गोटियाँ
  }
print-sheet-rules = नियम: “{ $game }”
print-sheet-worksheet = अभ्यास-पत्र: संभावना
print-sheet-answers = अभ्यास-पत्र: उत्तर
print-board-how = हिस्सों को काटें। उन्हें ऐसे जोड़कर चिपकाएँ कि संख्याएँ क्रम से चलें, फिर बिसात को गत्ते पर चिपकाएँ। संख्याएँ गोटियों का रास्ता दिखाती हैं।
print-board-part = हिस्सा { $letter }
print-sticks-how = डंडियाँ काटें। हर एक को बीच की रेखा पर मोड़कर चिपकाएँ। अब एक पहलू उजला है और दूसरा गहरा। असली डंडियाँ भी उतनी ही अच्छी हैं: पतली टहनियाँ बीच से चीरें और गोल पहलू रंग दें।
print-die-how = बड़ा त्रिकोण काटें। रेखाओं पर मोड़कर तिकोना पिरामिड बनाएँ और चिपकाएँ। उसे फेंकें: नीचे वाले पहलू का अंक गिना जाता है।
print-pieces-how = गोटियाँ काटें। दो तरह के सिक्के या बटन भी उतने ही अच्छे हैं।
print-pieces = { $side ->
    [white] शंकु गोटियाँ, सफ़ेद पक्ष के लिए
   *[black] रील गोटियाँ, काले पक्ष के लिए
  }
print-stick = { $face ->
    [light] उजला पहलू
   *[dark] गहरा पहलू
  }
print-name = नाम
print-date = तारीख़

print-task-ways = { $tool ->
    [die] पासे के { $sides } पहलू होते हैं। वह कितने तरीक़ों से गिर सकता है?
   *[sticks] हर डंडी का उजला या गहरा पहलू ऊपर आता है। { $sticks } डंडियाँ कितने तरीक़ों से गिर सकती हैं?
  }
print-task-table = { $tool ->
    [die] तालिका भरें। कुल { $ways } तरीक़ों में से हर अंक कितनों में आता है?
   *[sticks] तालिका भरें। कुल { $ways } तरीक़ों में से हर अंक कितनों में आता है? सारे तरीक़े लिख लेने से आसानी होती है, जैसे: { $sticks ->
        [2] उजला, गहरा
        [5] उजला, उजला, गहरा, उजला, गहरा
       *[other] उजला, उजला, गहरा, उजला
      }।
  }
print-task-most = कौन-सा अंक सबसे ज़्यादा आता है?
print-task-throw = पहले लिखें कि आपका अनुमान क्या है। फिर { $count } बार फेंकें, और हर बार तालिका में एक निशान लगाएँ।
print-task-compare = अपने अनुमान को आए हुए अंकों से मिलाएँ। क्या दोनों एक जैसे हैं? फिर पूरी कक्षा के निशान जोड़ें। क्या बदलता है?
print-task-again = कुछ अंक आने पर आप फिर फेंकते हैं: { $throws }। इनमें से किसी एक के आने की संभावना कितनी है?
print-task-twice = लगातार दो बार ऐसा अंक आने की संभावना कितनी है?
print-task-mean = सारे अंकों का औसत कितना है?
print-column-throw = अंक
print-column-ways = तरीक़े
print-column-expected = { $count } बार में अपेक्षित
print-column-thrown = वास्तविक
print-column-total = कुल

print-answer-ways = { $tool ->
    [die] { $ways } तरीक़ों से।
   *[sticks] { $ways } तरीक़ों से: { $product } = { $ways }।
  }
print-answer-count = इनमें से केवल { $ways } गिने जाते हैं; बाक़ी में फिर से फेंका जाता है।
print-answer-table = नीचे की तालिका देखें।
print-answer-most = { $count ->
    [one] सबसे ज़्यादा { $throws } आता है: { $ways } में से { $part } तरीक़ों में।
   *[other] कोई एक नहीं: { $throws } बराबर आते हैं, हर एक { $ways } में से { $part ->
        [1] 1 तरीक़े
       *[other] { $part } तरीक़ों
      } में।
  }
print-answer-compare = जो अनुमान हो और जो आए, वे बिल्कुल एक जैसे कम ही होते हैं। जितनी ज़्यादा बार फेंकेंगे, हर अंक का हिस्सा अनुमान के उतना ही पास आएगा।
print-answer-again = { $ways } में से { $part } तरीक़े, यानी { NUMBER($percent, maximumFractionDigits: 1) }%।
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, यानी { NUMBER($percent, maximumFractionDigits: 1) }%।
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }। हर अंक को उसके तरीक़ों की संख्या से गुणा करें, सबको जोड़ें, और { $ways } से भाग दें।
print-to-game = खेल पर जाएँ
print-task-open = प्राचीन मिस्र के लोग डंडियों के अंक कैसे गिनते थे, यह कोई नहीं जानता। गिनने का अपना तरीक़ा बनाएँ और उसकी संभावनाएँ निकालें।
print-answer-open = कई उत्तर सही हैं। { $ways } तरीक़े वही रहते हैं; बदलता केवल यह है कि वे कितने गिने जाते हैं।

## later: school (for schools)

school-recorded = आपका खेल और आपका सबसे अच्छा नतीजा आपके लर्निंग प्लेटफ़ॉर्म पर सहेजा जाता है।
school-resumed = आपका खेल वहीं से जारी है जहाँ आपने छोड़ा था।
school-finished = खेल समाप्त। आपका नतीजा: 100 में से { $score } पॉइंट। यह आपके लर्निंग प्लेटफ़ॉर्म को भेज दिया गया है।
school-learned = आपने पहला पाठ पूरा कर लिया है। आपका लर्निंग प्लेटफ़ॉर्म अब इस गतिविधि को पूरी हुई मानता है।
school-not-launched = यह पेज किसी लर्निंग प्लेटफ़ॉर्म से नहीं खुला है। आप खेल सकते हैं, पर वहाँ कोई नतीजा सहेजा नहीं जाएगा।
school-not-started = लर्निंग प्लेटफ़ॉर्म ने संपर्क स्वीकार नहीं किया। आप खेल सकते हैं, पर वहाँ कोई नतीजा सहेजा नहीं जाएगा। कृपया अपने शिक्षक को बताएँ। ({ $reason })
school-not-kept = लर्निंग प्लेटफ़ॉर्म ने आपका नतीजा नहीं सहेजा। आप आगे खेल सकते हैं। कृपया अपने शिक्षक को बताएँ। ({ $reason })
school-damaged = लर्निंग प्लेटफ़ॉर्म पर सहेजा हुआ खेल नहीं खुल सकता। नया खेल शुरू हुआ है। आपका पहले का नतीजा बना रहेगा।
school-too-long = यह खेल लर्निंग प्लेटफ़ॉर्म के लिए बहुत लंबा है। वहाँ बिसात जैसी अभी है वैसी सहेजी जाती है, पर पहले की चालें नहीं।

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = प्रयोगशाला
lab-lead = सेनेट के नियम खो गए हैं, और पुनर्निर्माण आपस में मेल नहीं खाते। दो की तुलना करें, या एक नियम बदलें, और हज़ारों बाज़ियों में देखें कि क्या फ़र्क़ पड़ता है।
lab-class-lead = दो तरह के नियम, एक सवाल: पहले अनुमान लगाएँ, फिर कंप्यूटर हर एक की 500 बाज़ियाँ खेलेगा।
lab-to-class = कक्षा के लिए
lab-to-full = पूरी प्रयोगशाला
lab-question = आपका सवाल
lab-kind = आप क्या जानना चाहते हैं?
lab-kind-compare = तुलना करें
lab-kind-compare-note = दो या ज़्यादा तरह के नियम, या एक ही, जिसमें एक नियम बदला हो
lab-kind-sweep = हर अनिश्चित नियम आज़माएँ
lab-kind-sweep-note = एक तरह के नियम, हर खुले सवाल का बारी-बारी से दूसरा जवाब
lab-kind-grid = दो नियम एक साथ बदलें
lab-kind-grid-note = क्या एक नियम का असर दूसरे पर निर्भर है?
lab-pick = ज़्यादा से ज़्यादा { $most } चुनें
lab-pick-one = एक चुनें
lab-pick-two = कम से कम दो चुनें, या एक की प्रति बनाकर बदलें।
lab-duplicate = बदलने के लिए प्रति बनाएँ
lab-remove = हटाएँ
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, बदलाव: { $changes }
lab-player = कौन खेलता है
lab-player-net = न्यूरल नेट वाले खिलाड़ी
lab-player-hand-made = सीधी-सादी योजना वाले खिलाड़ी
lab-player-human-like = इंसानी आदतों वाले खिलाड़ी
lab-player-random = बिना सोचे चलने वाले खिलाड़ी
lab-player-all = तीनों तरह के खिलाड़ी
lab-judge = जीत की संभावना कौन आँकता है
lab-judge-net = न्यूरल नेट
lab-judge-hand-made = सीधी-सादी योजना
lab-judge-none = कोई नहीं: बस गिनना कि क्या हुआ (तेज़)
lab-evaluators = खेलने वाले: { $player }। संभावना आँकने वाला: { $judge }। सभी नियमों में दोनों वही रहते हैं।
lab-replaced = इन नियमों में न्यूरल नेट बहुत ख़राब खेलता है: { $rules }। इसलिए जिन नियमों की तुलना हो रही है, उन सबमें उसकी जगह सीधी-सादी योजना ले लेती है।
lab-doubt-comebacks = सावधान: “{ $name }” में { $value } विजेताओं की संभावना कभी एक-चौथाई से कम थी। आँकी गई संभावनाएँ सही होतीं तो ज़्यादा से ज़्यादा { $expected } होते। यहाँ संभावनाओं पर टिके मापों पर भरोसा न करें।
lab-doubt-luck = सावधान: “{ $name }” में क़िस्मत का जोड़ { $expected } की जगह { $value } है। आँकी गई संभावनाएँ ग़लत हैं। यहाँ उन पर टिके मापों पर भरोसा न करें।
lab-games = बाज़ियाँ
lab-games-count = हर एक की { $count }
lab-seed = बीज
lab-seed-wrong = 0 से 999999999999999 तक की पूर्ण संख्या लिखें।
lab-opening = शुरुआत के लिए एक जवाब
lab-opening-answer = “{ $name }” में बाज़ी की पूरी क़िस्मत का { $late } हिस्सा आख़िरी दस बार फेंकने में होता है। “{ $second }” में { $other }।
lab-opening-length = आम बाज़ी: { $throws } बार फेंकना, { $time }
lab-opening-throws = सब में से आख़िरी दस बार फेंकना
lab-opening-luck = आख़िरी दस बार फेंकने की क़िस्मत
lab-opening-note = क़िस्मत यानी एक बार फेंकने से जीतने की संभावना कितनी बदलती है, उसका वर्ग। तीन तरह के खिलाड़ियों ने हर खेल { $games } बार खेला, और संभावनाएँ दो तरीक़ों से आँकी गईं। सिद्धांत के विपरीत जाने वाले अनुमान नहीं गिने जाते। गहरा: सबसे छोटा नतीजा। हल्का: सबसे बड़े तक।
lab-opening-again = ये बाज़ियाँ फिर से खेलें
lab-evidence = बेहतर प्रमाण सबसे ज़्यादा कहाँ बताते
lab-evidence-answer = खेल को बदलने वाले { $all } पाठों में से { $weak } ऐसी बातों के हैं जिन्हें कोई प्राचीन स्रोत तय नहीं करता। सबसे बड़ा: “{ $name }” में “{ $point }”।
lab-evidence-note = हर बिंदु एक नियम है जिसे दूसरी तरह पढ़ा गया; वह जितना आगे है, खेल को उतना ज़्यादा बदलता है, उस तरह के खिलाड़ियों के लिए जिन पर उसका असर सबसे कम है। 1 दो खेलों के बीच का सामान्य अंतर है। पंक्ति बताती है कि बदलने से पहले नियम किस पर टिका है।
lab-evidence-effect = असर
lab-evidence-unmentioned = उल्लेख नहीं
lab-start = बाज़ियाँ खेलें
lab-stop = रोकें
lab-progress = { $games } में से { $played } बाज़ियाँ हो गईं
lab-finished = सभी { $games } बाज़ियाँ हो गईं।
lab-stopped = { $games } में से { $played } बाज़ियों के बाद रोका गया। अब तक के नतीजे दिखाए गए हैं।
lab-failed = बाज़ियाँ अंत तक नहीं खेली जा सकीं।
lab-fault = कुछ गड़बड़ हो गई: { $reason }
lab-refused = इस लिंक का एक हिस्सा पढ़ा नहीं जा सका ({ $names })। उसकी जगह सामान्य विकल्प लिया गया।
lab-found = बाज़ियों से क्या पता चला
lab-moving = बाज़ियाँ अभी चल रही हैं और आँकड़े बदल रहे हैं। फ़ैसला अंत में आएगा।
lab-unfinished = सारी बाज़ियाँ नहीं खेली गईं, इसलिए कोई फ़ैसला नहीं है। ये अब तक के आँकड़े हैं।
lab-found-nothing = इन बाज़ियों से यह माप तय नहीं होता।
lab-table = सभी माप
lab-table-note = { $count ->
    [1] अंतराल 100 में से 95 बार सही है।
   *[other] सभी { $count } अंतराल एक साथ 100 में से 95 बार सही हैं।
  } साफ़ अंतर मोटे अक्षरों में हैं।
lab-measure = माप
lab-difference = अंतर
lab-interval = { $value } ({ $low } से { $high })
lab-unknown = पता नहीं
lab-beyond-cap = { $value } से ज़्यादा
lab-time = { $value } ({ $time })
lab-verdict-equivalent = लगभग बराबर (5% के भीतर)
lab-verdict-doubtful = पता नहीं: यहाँ आँकी गई संभावनाएँ ग़लत हैं
lab-verdict-not_typical = पता नहीं: बहुत-सी बाज़ियाँ ख़त्म नहीं होतीं
lab-percent = { $value }%
lab-unit-throws = एक बाज़ी में कितनी बार फेंका गया
lab-finding-longer = “{ $second }” में बाज़ी “{ $first }” से ज़्यादा देर चलती है: { $by } बार ज़्यादा फेंकना ({ $low } और { $high } के बीच), खेल का लगभग { $time }।
lab-finding-shorter = “{ $second }” में बाज़ी “{ $first }” से छोटी होती है: { $by } बार कम फेंकना ({ $low } और { $high } के बीच), खेल का लगभग { $time }।
lab-finding-values = “{ $measure }”: “{ $second }” में { $value }, “{ $first }” में { $before }।
lab-unit-per_game = हर बाज़ी में
lab-unit-per_100_throws = सौ बार फेंकने में
lab-lengths = बाज़ियाँ कितनी लंबी होती हैं
lab-lengths-note = हर आकृति दिखाती है कि बाज़ियों में कितनी बार फेंका गया; मोटी रेखा मध्यिका है। सबसे लंबी एक प्रतिशत बाज़ियाँ नहीं दिखाई गईं।
lab-finding-more = “{ $measure }”: “{ $first }” की तुलना में “{ $second }” में ज़्यादा, अंतर { $by } ({ $low } और { $high } के बीच)।
lab-finding-less = “{ $measure }”: “{ $first }” की तुलना में “{ $second }” में कम, अंतर { $by } ({ $low } और { $high } के बीच)।
lab-finding-none = “{ $measure }”: “{ $first }” और “{ $second }” में कोई अंतर नहीं दिखा। हो भी तो { $most } से ज़्यादा नहीं।
lab-finding-holds = “{ $measure }” हर तरह के खिलाड़ियों में एक ही दिशा में बदलता है: “{ $first }” की तुलना में “{ $second }”, { $least } से { $most } तक।
lab-finding-depends = “{ $measure }” इस पर निर्भर है कि कौन खेलता है: “{ $second }” और “{ $first }” का अंतर हर तरह के खिलाड़ियों में एक जैसा नहीं।
lab-finding-agrees = ऐसा कोई माप नहीं दिखा जो एक तरह के खिलाड़ियों में साफ़ ज़्यादा और दूसरी तरह में साफ़ कम हो।
lab-grid-point = बदलने का नियम { $number }
lab-grid-choose = एक नियम चुनें
lab-grid-incomplete = एक तरह के नियम और बदलने के दो नियम चुनें, या दो तरह के नियम और एक नियम जो दोनों में हो।
lab-grid-usual = जैसा है
lab-grid-rows = “{ $changed }” से “{ $measure }” में बदलाव: { $by } (“{ $row }”) और { $otherwise } (“{ $second }”)।
lab-grid-depends = यानी असर बाक़ी नियमों पर निर्भर है: दोनों का अंतर { $by } है ({ $low } और { $high } के बीच)।
lab-grid-alone = दोनों असर बराबर हो सकते हैं; अंतर ज़्यादा से ज़्यादा { $most } है।
lab-grid-dependence = दोनों असरों का अंतर
lab-grid-lines = हर रेखा नियमों के मौजूदा रूप (बाएँ) से बदले हुए रूप (दाएँ) तक जाती है। समांतर रेखाएँ: बदलाव का असर दोनों में एक-सा है।
lab-sweep = “{ $name }” के सभी अनिश्चित नियम
lab-sweep-note = हर पंक्ति एक नियम बदलती है और बाक़ी वैसे ही रखती है। किसी नियम का असर आसपास के नियमों पर निर्भर है।
lab-sweep-marks = नियम के बाद का चिह्न बताता है कि बदले जाने से पहले उसका आधार क्या है।
lab-controls = जाँच
lab-controls-note = पहली पंक्ति में सिर्फ़ संयोग दिख सकता है: उसमें वही नियम दूसरे अंकों से खेले जाते हैं। दूसरी में यह बदलता है कि पहले कौन चलेगा; जहाँ दोनों पक्ष एक जैसे शुरू नहीं करते, वहाँ इससे फ़र्क़ पड़ता है।
lab-apart = अलग से
lab-apart-nobody_wins = किसी भी बाज़ी में कोई नहीं जीतता।
lab-apart-never_ends = कोई भी बाज़ी ख़त्म नहीं होती।
lab-apart-never_in_play = इन बाज़ियों में इस नियम का कभी असर नहीं पड़ा।
lab-apart-same_as_another = वही बाज़ियाँ जो “{ $other }” में हुईं।
lab-rank = क्रम: किस पर असर के अनुसार
lab-point = बदला हुआ नियम
lab-point-light = डंडियों पर 100 में से { $value } बार उजला पहलू आता है
lab-point-drowned-guards = पानी में पड़ी गोटी पास वाली गोटियों की रक्षा करती है: { $value }
lab-point-throws = वही नियम, दूसरे अंक
lab-option-light = डंडी कितनी बार उजला पहलू दिखाती है
lab-option-drowned-guards = पानी में पड़ी गोटी पास वाली गोटियों की रक्षा करती है
lab-replay = एक बाज़ी देखें
lab-replay-title = “{ $name }”, बाज़ी { $game }
lab-replay-at = क़दम { $step }, कुल { $steps }
lab-take = आँकड़े साथ ले जाएँ
lab-take-note = लिंक वही सवाल फिर पूछता है और वही आँकड़े देता है। senet प्रोग्राम का यह आदेश भी यही करता है:
lab-copy-link = लिंक कॉपी करें
lab-copy-citation = संदर्भ कॉपी करें
lab-copy-bibtex = BibTeX कॉपी करें
lab-copied = कॉपी हो गया।
lab-not-copied = यह ब्राउज़र पेज को कॉपी नहीं करने देता।
lab-save-csv = CSV में सहेजें

lab-guess = पहले अनुमान लगाएँ
lab-guess-yours = आपका अनुमान
lab-class-each = हर जोड़ी के अनुमान के लिए एक बार दबाएँ।
lab-class-back = आख़िरी वाला हटाएँ
lab-named = { $label }: { $value }
lab-class-right = सही अनुमान: { $all } में से { $right }
lab-class-more = बाज़ी ज़्यादा देर चलती: { $usual } की जगह लगभग { $changed } ({ $usualThrows } की जगह { $changedThrows } बार फेंकना)।
lab-class-same = बाज़ी लगभग उतनी ही देर चलती: { $changed } और { $usual } ({ $changedThrows } और { $usualThrows } बार फेंकना)।
lab-class-less = बाज़ी छोटी होती: { $usual } की जगह लगभग { $changed } ({ $usualThrows } की जगह { $changedThrows } बार फेंकना)।
lab-class-unclear = इन बाज़ियों से तय नहीं होता। और बाज़ियाँ चाहिए।
lab-guess-length-more = ज़्यादा लंबी
lab-guess-length-same = लगभग उतनी ही
lab-guess-length-less = और छोटी
lab-ask-pairs = अगर पास-पास की गोटियाँ एक-दूसरे की रक्षा न करतीं
lab-ask-pairs-text = केंडल के नियमों में पास-पास की दो गोटियाँ एक-दूसरे की रक्षा करती हैं। यह नियम न हो, तो बाज़ियाँ लंबी होंगी या छोटी?
lab-ask-zero = अगर चार गहरे पहलू 4 गिने जाते
lab-ask-zero-text = चारों डंडियाँ गहरे पहलू पर गिरें तो केंडल 5 गिनते हैं। 4 गिने जाएँ, तो बाज़ियाँ लंबी होंगी या छोटी?
lab-ask-hits = अगर कोई गोटी न पिट सकती
lab-ask-hits-text = अगर कोई गोटी न पिट सके, तो बाज़ियाँ लंबी होंगी या छोटी?
lab-ask-bell = अगर बेल के नियमों से खेलें
lab-ask-bell-text = केंडल और बेल ने उसी खोए हुए खेल का पुनर्निर्माण किया। बेल के नियमों से बाज़ी लंबी होगी या छोटी?

lab-throws = कक्षा में क्या-क्या आया
lab-throws-lead = हर जोड़ी गिनती है कि क्या आया, और अपना कोड दिखाती है। एक डिवाइस सारे कोड जोड़ता है। कहीं कुछ नहीं भेजा जाता।
lab-pair = हमारी गिनती
lab-light-sides = उजले पहलू: { $count }
lab-one-less = एक कम
lab-one-more = एक ज़्यादा
lab-pair-code = हमारा कोड:
lab-class = पूरी कक्षा
lab-class-code = किसी जोड़ी का कोड
lab-class-add = जोड़ें
lab-class-wrong = यह कोड नहीं है। हर अक्षर और अंक जाँच लें।
lab-class-sum = जोड़ियाँ: { $pairs }। कितनी बार फेंका गया: { $throws }।
lab-class-clear = फिर से शुरू करें
lab-light = उजले पहलू
lab-expected = अपेक्षित
lab-seen = जो आए

lab-measure-length = लंबाई
lab-define-length = आम बाज़ी में कितनी बार फेंका जाता है: आधी बाज़ियों में इससे कम बार, आधी में इससे ज़्यादा बार।
lab-measure-length_5 = छोटी बाज़ियाँ
lab-define-length_5 = बीस में से एक बाज़ी में ज़्यादा से ज़्यादा इतनी बार फेंका जाता है।
lab-measure-length_95 = लंबी बाज़ियाँ
lab-define-length_95 = बीस में से एक बाज़ी में इससे ज़्यादा बार फेंका जाता है।
lab-measure-stopped = न समाप्त होने वाली बाज़ियाँ
lab-define-stopped = 5000 बार फेंकने, यानी लगभग पाँच घंटे के खेल के बाद रोकी गई बाज़ियों का हिस्सा। इन्हें कोई नहीं जीतता।
lab-measure-over_1_hour = एक घंटे से लंबी बाज़ियाँ
lab-define-over_1_hour = हर बार फेंकने पर 3.5 सेकंड मानें, तो 1,028 बार से ज़्यादा फेंकने वाली बाज़ियों का हिस्सा।
lab-measure-over_2_hours = दो घंटे से लंबी बाज़ियाँ
lab-define-over_2_hours = हर बार फेंकने पर 3.5 सेकंड मानें, तो 2,057 बार से ज़्यादा फेंकने वाली बाज़ियों का हिस्सा।
lab-measure-first_score = पहले चलने का फ़ायदा
lab-define-first_score = पहले चलने वाले की जीती बाज़ियों का हिस्सा; बराबरी आधी गिनी जाती है।
lab-measure-skill_random = बिना सोचे चलने वाले के सामने कौशल
lab-define-skill_random = दोनों के वही अंक आएँ, तो संभावना आँकने वाला बिना सोचे चलने वाले से कितनी बार जीतेगा।
lab-measure-skill_beginner = नौसिखिए के सामने कौशल
lab-define-skill_beginner = दोनों के वही अंक आएँ, तो संभावना आँकने वाला नौसिखिए से कितनी बार जीतेगा।
lab-measure-luck = क़िस्मत
lab-define-luck = पूरी बाज़ी में आए अंक जीत की संभावना को कितना बदलते हैं।
lab-measure-late_luck = अंत की क़िस्मत
lab-define-late_luck = सारी क़िस्मत का वह हिस्सा जो आख़िरी दस बार फेंकने में आता है।
lab-measure-suspense = उत्सुकता
lab-define-suspense = अगली बार फेंकने पर औसतन कितना टिका है।
lab-measure-surprise = अचरज
lab-define-surprise = जीत की संभावना एक बार फेंकने से अगली बार तक औसतन कितनी बदलती है।
lab-measure-drama = उतार-चढ़ाव
lab-define-drama = हारने वाले को मिली जीत की सबसे अच्छी संभावना का औसत।
lab-measure-comebacks = पलटी हुई बाज़ियाँ
lab-define-comebacks = उन बाज़ियों का हिस्सा जिनमें जीतने वाले की संभावना कभी चौथाई से कम थी।
lab-measure-lead_changes = बढ़त का बदलना
lab-define-lead_changes = एक बाज़ी में बढ़त कितनी बार एक से दूसरे के पास जाती है।
lab-measure-decided = फ़ैसला कब होता है
lab-define-decided = बाज़ी का वह हिस्सा जिसके बाद जीतने वाले की संभावना दस में नौ से ऊपर रहती है।
lab-measure-choices = असली विकल्प
lab-define-choices = उन चालों का हिस्सा जिनमें कम से कम दो विकल्प हों।
lab-measure-stakes = विकल्प का वज़न
lab-define-stakes = अच्छा चुनने के बजाय बिना सोचे चुनने का औसत नुक़सान।
lab-measure-passes = बेकार गए अंक
lab-define-passes = उन अंकों का हिस्सा जिनसे कोई गोटी नहीं चल सकती।
lab-measure-hits = पिटी गोटियाँ
lab-define-hits = सौ बार फेंकने पर पिटी गोटियाँ।
lab-measure-drownings = पानी में गिरना
lab-define-drownings = सौ बार फेंकने पर अपने ही पक्ष की चाल से पानी में गिरी गोटियाँ।
