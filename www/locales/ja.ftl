### Language: 日本語
### Direction: ltr

title = セネト
join = { $before }、{ $part }
number = { $value }

## Words used inside sentences

who = { $who ->
    [you] あなた
    [computer] コンピューター
    [white] 白
    [black] 黒
    [first] 1人目のプレイヤー
   *[second] 2人目のプレイヤー
  }
piece = { $side ->
    [white] 円錐の駒
   *[black] 糸巻きの駒
  }
house-rebirth = 再生の家
house-beauty = 美の家
house-water = 水の家
house-truths = 三つの真理の家
house-re-atoum = ラー・アトゥムの家
house-horus = ホルスの家
house-cross = バツ印のマス

## What happened

said-new-game = 新しい対局です。駒を並べました。
said-resumed = 前の対局の続きです。
said-started = { who }は{ piece }で、先手です。
said-thrown = { $who ->
    [you] { $value }が出ました。
   *[other] { who }は{ $value }を出しました。
  }
said-thrown-opening = { who }は先手を決める投げで{ $value }を出しました。
said-moved = { who }は{ piece }を{ $from }番のマスから{ $to }番のマスへ進めました。
said-moved-back = 前に進める駒がないため、{ who }は{ piece }を{ $from }番のマスから{ $to }番のマスへ戻しました。
said-entered = { who }は{ piece }を{ $to }番のマスに入れました。
owner-piece = { $owner ->
    [you] あなたの{ piece }
    [computer] コンピューターの{ piece }
   *[other] { $side ->
        [white] 白の円錐の駒
       *[black] 黒の糸巻きの駒
      }
  }
said-bumped = ヒット！{ owner-piece }は{ $from }番のマスから{ $to }番のマスへ移りました。
said-bumped-hand = ヒット！{ owner-piece }は{ $from }番のマスを離れ、最初からやり直しです。
said-bumped-taken = ヒット！{ $from }番のマスにあった{ owner-piece }は取り除かれました。
said-drowned = { piece }は{ $house }番のマスの水に落ちました。
said-drowned-to = { $house }番のマスの水が、{ piece }を{ $to }番のマスへ送りました。
said-drowned-to-hand = { $house }番のマスの水が、{ piece }を盤の横へ押し戻しました。最初からやり直しです。
said-missed-chance = { $from }番のマスの{ piece }は、離れる機会を逃しました。
said-fell-back = そこには味方の駒があるため、{ piece }は{ $to }番のマスへ戻りました。
said-fell-back-hand = そこには味方の駒があるため、{ piece }は最初からやり直しです。
said-rescued = { who }は{ piece }を水から助け出し、{ $to }番のマスに置きました。
said-borne-off = { who }は{ $from }番のマスの{ piece }を盤から上げました。
news-hit = { $owner ->
    [you] コンピューターがあなたの{ piece }に当てました
    [computer] あなたがコンピューターの{ piece }に当てました
    [white] 黒が白の円錐の駒に当てました
   *[black] 白が黒の糸巻きの駒に当てました
  }
news-water = { owner-piece }：水の中
news-rescued = { owner-piece }：救出、{ $to }番
news-off = { owner-piece }：上がり
news-back = { owner-piece }：後退、{ $to }番
said-throw-again = { $who ->
    [you] もう一度投げてください。
   *[other] { who }がもう一度投げます。
  }
said-turn = { $who ->
    [you] あなたの番です。
   *[other] { who }の番です。
  }
said-passed-no_move = { $who ->
    [you] この目で動ける駒がないので、あなたの番は終わりです。
   *[other] { who }にはこの目で動ける駒がないので、番が終わります。
  }
said-passed-drowned = 水に落ちたので、番が終わります。
said-passed-stayed_drowned = { $who ->
    [you] あなたの駒は水の中に残り、番が終わります。
   *[other] 駒は水の中に残り、番が終わります。
  }
said-passed-rescued = 助け出すのに番を使いました。
said-passed-declined = { who }は駒を盤から上げずに、番を終えました。
said-passed-passed = { who }はパスしました。
said-passed-not_started = { $who ->
    [you] 1を出すまで駒を動かせないので、あなたの番は終わりです。
   *[other] { who }は1を出すまで駒を動かせないので、番が終わります。
  }
said-passed-returned_to_hand = 駒が最初からやり直しになったので、番が終わります。
said-passed-throw_lost = この目では番を失います。
said-passed-house_ends_turn = 着いたマスにより、番が終わります。
said-won = { $who ->
    [you] あなたの勝ちです！
   *[other] { who }の勝ちです。
  }
said-score = 得点は{ $points }点です。
said-drawn = 引き分けです。
said-choices = { $count }個の駒が動けます。
said-only-move = { $to ->
    [off] 指せる手は一つだけです。{ $from }番のマスから盤の外へ上がります。
   *[other] 指せる手は一つだけです。{ $from }番のマスから{ $to }番のマスへ動かします。
  }
said-undone = 直前の手を取り消しました。
said-redone = 取り消した手をやり直しました。
said-nothing-to-undo = 取り消す手がありません。
said-nothing-to-redo = やり直す手がありません。
said-new-game-undone = 前の対局に戻りました。
said-nothing-movable = いま動ける駒はありません。
said-aim = { $to ->
    [off] { $from }番のマスの駒は盤から上がれます。
   *[other] { $from }番のマスの駒は{ $to }番のマスへ行けます。
  }
said-put-down = 駒の選択を解除しました。

## Whose turn it is and what to do

prompt-loading = 駒を並べています…
tool = { $tool ->
    [die] サイコロ
   *[sticks] 棒
  }
prompt-throw = { $who ->
    [you] あなたの番です。{ tool }を投げてください。
   *[other] { who }の番です。{ tool }を投げてください。
  }
prompt-turn = { $who ->
    [you] あなたの番
   *[other] { who }の番
  }
prompt-throw-again = もう一度{ tool }を投げてください。
prompt-opening = { $who ->
    [you] 投げて、どちらが先に始めるかを決めましょう。
   *[other] { who }：投げて、どちらが先に始めるかを決めましょう。
  }
prompt-rescue = { $who ->
    [you] あなたの駒が水の中です。駒を助け出すか、そのまま投げるかを選んでください。
   *[other] { who }：駒が水の中です。駒を助け出すか、そのまま投げるかを選んでください。
  }
prompt-throwing = { who }が{ tool }を投げています…
prompt-moving = { $who ->
    [you] あなたの駒が動いています…
   *[other] { who }が駒を動かしています…
  }
prompt-computer = コンピューターの番です…
prompt-choose = { $who ->
    [you] { $value }が出ました。駒を選んでください。
   *[other] { who }は{ $value }を出しました。駒を選んでください。
  }
prompt-aim = { $who ->
    [you] { $value }が出ました。マスを選んでください。
   *[other] { who }は{ $value }を出しました。マスを選んでください。
  }
prompt-only-move = { $who ->
    [you] { $value }が出ました。指せる手は一つだけです。
   *[other] { who }は{ $value }を出しました。指せる手は一つだけです。
  }
hint-must-move = 助け出した駒を先に動かさなければなりません。
hint-only-move = 駒か、印のついたマスを押すと動かせます。
advice-thinking = 考えています…
prompt-choose-of = { $who ->
    [you] 出した目の一つを使います。駒を選んでください。
   *[other] { who }：出した目の一つを使います。駒を選んでください。
  }
prompt-aim-of = { $who ->
    [you] 駒の行き先を選んでください。
   *[other] { who }：駒の行き先を選んでください。
  }
prompt-only-move-of = { $who ->
    [you] 出した目で指せる手は一つだけです。
   *[other] { who }：出した目で指せる手は一つだけです。
  }
prompt-which-throw = どの目を使いますか？
prompt-confirm = この手でよいですか？
prompt-pause = あなたの番はここで終わりです。
prompt-stopped = コンピューターが止まりました。
prompt-won = { $who ->
    [you] あなたの勝ちです！
   *[other] { who }の勝ちです。
  }
prompt-drawn = 引き分けです。

## Why a piece cannot move

why-legal = この駒は動けます。
why-empty = { $from }番のマスに駒はありません。
why-not_yours = { $from }番のマスの駒は相手のものです。
why-throw_first = 駒を動かす前に、まず投げてください。
why-game_over = 対局は終わりました。
why-own_piece = { $throw }の目では、{ $from }番のマスの駒が{ $target }番のマスにある自分の駒の上に来てしまいます。
why-protected = { $throw }の目では、{ $from }番のマスの駒は{ $target }番のマスに来ますが、{ $first }番と{ $last }番のマスに並んだ駒は互いに守り合っています。
why-safe = { $throw }の目では、{ $from }番のマスの駒は{ $target }番のマスに来ますが、そこの駒は安全です。
why-no_capture = { $throw }の目では、{ $from }番のマスの駒は{ $target }番のマスに来ますが、そこはふさがっています。
why-blockade = { $throw }の目では、{ $from }番のマスの駒が{ $first }番から{ $last }番のマスの壁を越えることになってしまいます。
why-must_stop = { $throw }の目では、{ $from }番のマスの駒は{ $first }番のマスを通り過ぎますが、どの駒もまずそこに止まらなければなりません。
why-overshoot = { $from }番のマスの駒には、{ $throw }の目は大きすぎます。
why-waits_for = { $from }番のマスの駒は、{ $throws }でしか盤から上がれません。
why-in_water = まず、{ $first }番のマスの水の中にあるあなたの駒を助け出さなければなりません。
why-must_move_first = { $first }番のマスに助け出された駒を、先に動かさなければなりません。
why-start_locked = 前の駒が動くまで、{ $from }番のマスの駒は出発できません。
why-home_not_clear = { $first }番のマスに自分の駒があるうちは、どの駒も盤から上がれません。
why-hand_not_empty = まだ入っていない自分の駒があるうちは、どの駒も盤から上がれません。
why-water_occupied = { $throw }の目では、{ $from }番のマスの駒は{ $first }番のマスの水に落ちますが、そこにはもう駒があります。
why-return_occupied = { $throw }の目では、{ $from }番のマスの駒は水に入りますが、そこから戻る先の{ $first }番のマスがふさがっています。
why-must_vacate = { $first }番のマスの駒を、先に進めなければなりません。
why-entered_first = { $first }番のマスに入ったばかりの駒を動かさなければなりません。
why-back_blocked = { $from }番のマスの駒は、{ $throw }の目では前に進めず、戻ることもできません。
why-never_moves_back = { $from }番のマスの駒は、{ $throw }の目では前に進めません。また、このルールでは駒は後ろへ戻れません。
why-changes_nothing = { $throw }の目では、{ $from }番のマスの駒は元の場所に戻ってしまいます。
why-throw_lost = この目ではどの駒も動きません。

## The board as a screen reader describes it

board-label = セネトの盤
board-keys = 右と左の矢印：道に沿って進む、戻る。上下の矢印：次の段。Enter：選ぶ。T：投げる。M：動ける自分の駒。S：いまの状況。疑問符：すべてのキー。
cell-house = { $house }番のマス
cell-empty = 空き
cell-piece = { $owner ->
    [you] あなたの{ piece }
    [computer] コンピューターの{ piece }
   *[other] { $side ->
        [white] 白の円錐の駒
       *[black] 黒の糸巻きの駒
      }
  }
cell-protected = 隣の駒に守られている
cell-blockade = 壁の一部
cell-last-move = 直前の手
cell-selected = 選択中
cones = 円錐の駒{ $white }個
spools = 糸巻きの駒{ $black }個
cell-off = 盤から上がった駒：{ cones }と{ spools }
cell-hand = まだ盤に入っていない駒：{ cones }と{ spools }
cell-taken = 取り除かれた駒：{ cones }と{ spools }
can-move = { $to }番へ進める
can-move-back = { $to }番へ戻らなければならない
can-hit = { $to }番の駒に当てて、{ $victim }番へ送れる
can-fall = { $to }番へ進め、{ $rest }番に落ち着く
can-fall-hand = { $to }番へ進めるが、その後は最初からやり直し
can-enter = { $to }番のマスに入れる
can-hit-hand = { $to }番の駒に当てることができ、その駒は最初からやり直し
can-hit-taken = { $to }番の駒に当てることができ、その駒は取り除かれる
can-bear-off = 盤から上がれる
can-drown = { $to }番へ進み、水に落ちる
target-move = { $from }番のあなたの駒をここへ動かせる
target-hit = { $from }番のあなたの駒がこの駒に当て、{ $victim }番へ送れる
target-enter = あなたの駒がここに入れる
target-hit-hand = { $from }番のあなたの駒がこの駒に当てられる。この駒は最初からやり直し
target-hit-taken = { $from }番のあなたの駒がこの駒に当てられる。この駒は取り除かれる
target-off = { $from }番のあなたの駒が盤から上がれる

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] 4面のサイコロ
   *[sticks] 4本の投げ棒
  }
sticks-value = { $tool ->
    [die] サイコロ：{ $value }
   *[sticks] 投げ棒：{ $value }
  }
dock-label = 投げと駒の動き
throws-in-hand = これから使う目：{ $list }
steps-left = 残り{ $count }マス分
throws-in-hand-label = あなたの出目
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = その後、もう一度投げます。
button-throw = 投げる
button-choose = 駒を選んでください
button-continue = 続ける
button-choose-throw = 目を選んでください
button-use-throw = { $throw }の目を使う
button-confirm = この手で進める
button-cancel-move = ほかの手を選ぶ
button-rescue = 駒を助け出して{ $to }番のマスへ
button-risk = 賭ける：{ $throws }で駒が上がる
odds-of = { $of }分の{ $ways }
button-decline = 駒を盤に残す
button-pass = パス
button-undo = 取り消す
button-redo = やり直す
button-new-game = 新しい対局
button-rules = ルール
button-advice = ヒント
button-settings = 設定
button-help = ヘルプ
button-menu = その他
button-close = 閉じる
button-cancel = キャンセル
button-done = 完了
button-start = 始める
button-play-again = もう一度遊ぶ
button-take-back = 前の対局に戻る
length-label = 長さ
length-minutes = { $minutes }分
length-whole = 完全な対局
toolbar-label = 対局

## Players and moves

players-label = プレイヤー
player-name = { $who ->
    [you] あなた
    [computer] コンピューター：{ $level ->
        [beginner] 初心者
        [runner] せっかち
        [hitter] 攻撃型
        [casual] のんびり屋
        [builder] 守備型
        [cautious] 慎重派
        [skilled] 中級者
        [expert] 上級者
       *[master] 名人
      }
   *[other] { who }
  }
player-off = 上がり { $count } / { $pieces }
player-hand = 待機 { $count }
player-taken = 除外 { $count }
log-title = 棋譜
log-empty = まだ手はありません。

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] 最善の手の一つ：
   *[no] 最善：
  }

advice-do-forward = { advice-rank }{ $from }番のマスの駒を{ $to }番のマスへ進める。
advice-do-backward = { advice-rank }{ $from }番のマスの駒を{ $to }番のマスへ戻す。
advice-do-fall_back = { advice-rank }{ $from }番のマスの駒を水に戻す。
advice-do-bear_off = { advice-rank }{ $from }番のマスの駒を盤から上げる。
advice-do-enter = { advice-rank }駒を{ $to }番のマスに入れる。
advice-do-rescue = { advice-rank }駒を水から助け出す。
advice-do-decline = { advice-rank }駒をそのまま残す。
advice-do-pass = { advice-rank }相手に当てず、番を終える。
advice-do-throw = { advice-rank }助け出さずに投げる。
advice-because-only_choice = ほかに選べる手はありません。
advice-because-equal = ほかの手も同じくらい良い手です。
advice-because-wins = これで勝ちます。
advice-because-bears_off = その駒は無事に上がれます。
advice-because-rescues = これで、この駒のために番を失う心配がなくなります。
advice-because-throws = 駒を自由にする目は、待つ価値があります。
advice-because-hits = { $house }番のマスの駒に当て、{ $steps }マス後ろへ戻せます。
advice-because-removes = { $house }番のマスの駒に当て、取り除けます。
advice-because-removes-to_hand = { $house }番のマスの駒に当て、最初からやり直させます。
advice-because-goes_on = この後も続けられます。そうでなければ、あなたの番は終わりです。
advice-because-keeps_out_of_water = そうでなければ、あなたの駒は水に落ちてしまいます。
advice-because-keeps_ground = そうでなければ、あなたの駒は{ $steps }マス戻されます。
advice-because-keeps_enemy_back = そうでなければ、相手の駒を{ $steps }マス前へ進めてしまいます。
advice-because-shelters = そうでなければ、{ $instead ->
    [100] どの目が出ても
   *[other] 100回投げるうち{ $instead }回で
  }あなたの駒が当てられるおそれがあります。いちばん多いのは{ $house }番のマスです。{ $chance ->
    [0] この手なら一度もありません。
   *[other] この手なら100回のうち{ $chance }回だけです。
  }
advice-because-blocks = これで、100回投げるうち{ $chance }回は相手が前に進めなくなります。{ $instead ->
    [0] そうでなければ一度もありません。
   *[other] そうでなければ{ $instead }回だけです。
  }
advice-because-stays_free = { $chance ->
    [0] これで、次に投げて出る目は、どれも使えます。
   *[other] これで、次に投げて出る目がむだになるのは、100回のうち{ $chance }回だけです。
  }そうでなければ100回のうち{ $instead }回がむだになります。
advice-because-further_on = 理由は一つではありませんが、駒の配置が良くなります。
advice-chances = この手なら100局のうち{ $best }局、次に良い手なら{ $other }局勝てます。
advice-exact = この確率は正確です。この終盤はお使いの端末ですべて計算しました。

## later: dialogs

dialog-loading = 少々お待ちください…
new-game-title = 新しい対局
new-game-further = その他の設定
new-game-opponent = 対戦相手
# Spoken for a row of five stars.
opponent-strength = 強さ 5段階の{ $stars }
opponent-beginner = 初心者
habit-beginner = いつもいちばん後ろの駒を動かす
opponent-runner = せっかち
habit-runner = ひたすら先を急ぐ
opponent-hitter = 攻撃型
habit-hitter = 当てられるものには当てる
opponent-casual = のんびり屋
habit-casual = 先を急ぐことだけ考える
opponent-builder = 守備型
habit-builder = 駒を並べて壁を作る
opponent-cautious = 慎重派
habit-cautious = 相手の届かない所にいる
opponent-skilled = 中級者
habit-skilled = すべての目を考える
opponent-expert = 上級者
habit-expert = 対局から学んだ
opponent-master = 名人
habit-master = 対局から学び、すべての目を考える
opponent-person = 友だち
habit-person = この端末に二人で
new-game-side = あなたの駒
side-black = 黒の糸巻き
side-white = 白の円錐
side-random = おまかせ
new-game-rules = ルール
button-change-rules = ルールを変える…
button-rules-in-use = 市販品、学校、プログラムのルール
new-game-safe = いまの対局には、後で戻れます。
settings-title = 設定
settings-language = 言語
settings-language-auto = ブラウザーと同じ
settings-theme = 素材
theme-faience = ファイアンス
theme-ebony = 黒檀と象牙
theme-papyrus = パピルス
theme-limestone = 石灰岩
theme-contrast = 高コントラスト
settings-view = 盤の見え方
view-auto = 自動
view-object = 卓上の箱
view-flat = 平面の図
settings-speed = アニメーション
speed-slow = ゆっくり
speed-normal = 標準
speed-fast = 速い
speed-instant = なし
settings-auto-throw = 自動で投げる
settings-confirm-move = 駒を動かす前に確認する
settings-not-remembered = ここでは何も保存されません。ページを閉じると、設定も対局もなくなります。

rules-title = ルール

## later: dialogs (the rulesets)

ruleset-shortened = { $name }（短縮版）
games-more = ほかのすべてのルール（{ $count }）
game-facts = 駒は{ $pieces }個ずつ、約{ $minutes }分。
game-author = { $author }、{ $year }年
game-made = このような盤：紀元前およそ{ $from }～{ $to }年
new-game-board = 盤
new-game-sides-drawn = どちらの駒を使うかは、最初の投げで決まります。
option-pieces = それぞれの駒の数
option-starting_throw = どちらも1を出すまで駒を動かせない
option-trap = 26番のマスを越える目は、水に落ちることがある
option-home_row = 1番から10番のマスに味方の駒があるうちは、どの駒も上がれない
board-auto = ルールのとおり
board-name-modern = 現代
board-name-simple = 簡素、印なし
board-name-simple-marked = 簡素、印つき
board-name-middle-kingdom = 中王国時代
board-name-early-nk = 新王国時代前期
board-name-late-nk = 新王国時代後期
board-name-vertical = 縦型
board-name-double = 二つ組
board-name-cypriot = キプロスの石
ruleset-kendall-masters = ケンドール 1978
ruleset-kendall-modern = 現代版ケンドール
ruleset-kendall-1979 = ケンドール 1979
ruleset-kendall-wiki = ケンドール、空の盤
ruleset-jequier-masters = ジェキエ（ボテルマンスによる）
ruleset-jequier-ludii = ジェキエ 1930
ruleset-piccione = ツタンカーメン王のゲーム
ruleset-bell = ベル 1979
ruleset-simple = 簡素な盤
ruleset-cypriot = キプロスの石
ruleset-simple-marked = 印のある簡素な盤
ruleset-middle-kingdom = 中王国時代の盤
ruleset-early-nk = 新王国時代前期の盤
ruleset-late-nk = 新王国時代後期の盤
ruleset-vertical = 縦型の盤
ruleset-double = 二つ組の盤
in-use-boxed-set = 市販の箱入りセット
in-use-boxed-set-about = ジャック・ボテルマンスによる、箱入りセットの説明書から。目の残りを別の駒で使うこと、ふさがった安全なマスから後ろへ下がること、白の決まった最初の一手は含みません。点の数え方は説明書によって違います。
in-use-school-sheet = 学校のプリント
in-use-school-sheet-about = 学校と家庭向けのプリント（startwithabook.org）から。駒は7個、もう一度投げることはなく、28番から30番のマスは次の1投で離れます。どちらが先かは書かれていません。
in-use-playpalace = PlayPalace
in-use-playpalace-about = 目の見えない人のための音声ゲームサーバー、PlayPalaceのルールから。
in-use-like-ludo = すごろく風(小さな子ども向け)
in-use-like-ludo-about = ドイツの子ども向けページのルールです。取られた駒はやり直し、明るい面4つは5と数え、明るい面がなければ番を失います。ページは一部しか読めず、最後のマスはウィキにあるケンドールのルールに従います。
author-kendall = ティモシー・ケンドール（Timothy Kendall）
author-kendall-modern = devinokeefe/senet、ティモシー・ケンドールに基づく
author-jequier = ギュスターヴ・ジェキエ（Gustave Jéquier）
author-piccione = ピーター・A・ピッチョーネ（Peter A. Piccione）
author-bell = R・C・ベル（R. C. Bell）
author-ours = 当サイトのルール：この盤のルールはまだだれも提案していません
character-short = 完全な対局の最後の部分です。駒は少なく、道の先のほうから始まります。ルールはすべて同じです。
character-kendall-masters = いちばん知られたルール。駒の位置がたえず入れかわり、水に落ちると動けなくなる、先の長い勝負です。
character-kendall-modern = ケンドールの勝負を5個の駒で行い、どんな場合のルールもはっきりしています。最善の指し方は計算し尽くされています。
character-kendall-1979 = 先にすべての目を出してから使い方を選ぶので、よく計画する必要があります。
character-kendall-wiki = 盤は最初は空です。駒は1個ずつ入り、3個並ぶと壁になります。
character-jequier-masters = すべての駒が最後の段に集まるまで上がれません。水は駒を出発点へ戻します。
character-jequier-ludii = 駒は一列に並んで出発します。当てられると遠くへ戻され、勝者は点を得ます。
character-piccione = 相手に当てることはありません。出た目を駒に分け、1が出ると新しい駒が入ります。
character-bell = 短くて激しい対局です。サイコロは1個、駒は10個ずつ。当てられた駒は二度と戻りません。
character-simple = 印のない盤でのスピード勝負です。2個並べば守り合い、3個並べば壁になります。
character-cypriot = 簡素な盤と同じルールで、石のくぼみに小石を置いて遊びます。
character-simple-marked = 終わり近くに印のあるマスが四つ。バツ印は駒を出発点へ戻します。
character-middle-kingdom = 印のある簡素な盤のゲームを、向きを変えた盤で遊びます。
character-early-nk = 終わり近くに印のあるマスが四つ。水は駒を途中まで戻します。
character-late-nk = 新王国時代前期と同じですが、最後のマスにホルスがいて、1の目でしか上がれません。
character-vertical = 盤は縦向きです。「良い」の記号のあるマスは安全で、もう一度投げられます。
character-double = 盤は二つ、道は一つで60マス。いちばん長い勝負です。

## later: rules

rules-unknown = 古代エジプト人がセネトをどう遊んだかは、だれも知りません。
rules-aim = 目的
rules-throwing = 投げ方
rules-moving = 動かし方
rules-houses = 特別なマス
rules-leaving = 盤から上がる
rules-winning = 勝ち
rules-thrown = 出た目：{ $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = かんたんに言うと
rules-all = ルールのすべて
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = マス
rules-exit-throw = 上がる目
rules-exit-any = どの目でも
evidence-legend = それぞれのルールの根拠
evidence-text = 文献
evidence-text-note = このルールの出典である現代の文献に書かれています。
evidence-board = 盤
evidence-board-note = 古代の盤、または盤とともに見つかった駒からわかります。
evidence-picture = 絵
evidence-picture-note = 古代の絵に描かれています。
evidence-later_game = 後世のゲーム
evidence-later_game-note = 後世のゲームから取られています。多くは、エジプトで4本の棒を使って遊ばれたターブです。
evidence-modern_choice = 現代の選択
evidence-modern_choice-note = どの史料からも決められないため、現代のだれかが選びました。あなたが変えるルールもすべてそうです。
houses-run = { $first }～{ $last }
rule-aim-first-off = 相手より先に、自分のすべての駒を道に沿って進め、盤から上げます。
rule-aim-board-empty = 道に沿って駒を進め、相手より多くの駒を盤から上げます。
rule-pieces = 駒は{ $pieces }個ずつです。白は円錐の駒、黒は糸巻きの駒を使います。
rule-start-hand = 最初、すべての駒は盤の横で待っています。
rule-start-white-odd = 最初、駒は{ $first }番から{ $last }番のマスに並びます。白は奇数のマス、黒は偶数のマスです。
rule-start-black-odd = 最初、駒は{ $first }番から{ $last }番のマスに並びます。黒は奇数のマス、白は偶数のマスです。
rule-start-house = 短縮版です。復元されたルールでは、1番のマスから、より多くの駒で始まります。
rule-opening-white = 白が先に投げます。
rule-opening-black = 黒が先に投げます。
rule-opening-one-is-white = かわるがわる投げ、先に1を出した人が白になります。先頭の駒を{ $from }番のマスから{ $to }番のマスへ進め、もう一度投げます。
rule-opening-one-is-black = かわるがわる投げ、先に1を出した人が黒になります。先頭の駒を{ $from }番のマスから{ $to }番のマスへ進め、もう一度投げます。
rule-opening-higher-throw = 一度ずつ投げ、大きい目を出した人が始めます。同じ目なら、二人とも投げ直します。
rule-houses-30 = 道は30マスで、行ったり来たりします。10マスの1段目を進み、2段目を折り返し、3段目をまた進みます。
rule-houses-60 = 道は二つの盤を通る60マスです。10マスの段を行き来し、一つ目の盤の30番のマスから二つ目の盤の31番のマスへ続きます。
rule-sticks = 4本の棒を投げ、明るい面の数を数えます。
rule-sticks-2 = 2本の棒を投げ、明るい面の数を数えます。
rule-sticks-5 = 5本の棒を投げ、明るい面の数を数えます。
rule-sticks-die6 = 6面のサイコロを1個投げます。目は1から6です。
rule-values = { $light ->
    [0] 明るい面が一つもなければ{ $value }です。
   *[other] 明るい面が{ $light }つなら{ $value }です。
  }
rule-zero-0 = 明るい面が一つもなければ0です。
rule-zero-4 = 明るい面が一つもなければ4です。
rule-zero-5 = 明るい面が一つもなければ5です。
rule-zero-6 = 明るい面が一つもなければ6です。
rule-zero-die = 4面のサイコロを1個投げます。目は1、2、3、4です。
rule-rethrow = { $throws }の目は数えず、投げ直します。
rule-lost = { $throws }の目ではどの駒も動かず、番は終わりです。
rule-lost-zero = 0の目ではどの駒も動かず、番は終わりです。
rule-turn-single = 一つの目で、駒を1個、その数だけ動かします。
rule-turn-series = まず自分の番の目をすべて出し、それから好きな順に使います。一つの目で駒を1個、その数だけ動かします。
rule-turn-divided = 出た目をいくつかの駒に分けてもかまいません。ただし、すべて同じ向きに動かします。
rule-starting-throw-on = 1を出すまで何も動かせません。それまでに出た目は数えません。
rule-again = { $throws }の目のあとは、もう一度投げます。
rule-again-series = { $throws }が出たら続けて投げます。{ $others }が出たら終わりです。
rule-again-on = 駒が{ $houses }番のマスに止まると、その持ち主はもう一度投げます。
rule-ends-turn = 駒が{ $houses }番のマスに来ると、出た目にかかわらず、その持ち主の番は終わります。
rule-again-none = 一度投げたら、相手の番になります。
rule-turn-passes = そうでなければ、相手の番になります。
rule-must-move = 動かせるときは、必ず動かします。
rule-may-decline-hit-on = 相手の駒に当てる手しかないときは、代わりにパスできます。
rule-may-decline-off-on = 駒を盤から上げる手しかないときは、代わりに番を終えられます。
rule-no-move = 動ける駒がなければ、どの目が出ても番は終わりです。
rule-again-without-move = 動ける駒がなければ番は終わりです。ただし{ $throws }を出したときは、もう一度投げます。
rule-no-move-series = どの駒にも使えない目は無効になり、番は終わりです。
rule-no-move-divided = 使いきれない分は無効になります。
rule-entry-any-throw = 盤の駒を動かす代わりに、新しい駒を入れてもかまいません。1番のマスに置き、すぐに出た目の数だけ進めます。
rule-entry-at-0 = 盤の駒を動かす代わりに、出た目の番号のマスに新しい駒を入れてもかまいません。
rule-entry-throws = 駒を入れられるのは、{ $throws }の目だけです。
rule-entry-with-one = 1が出たとき、1番のマスが空いていれば、そこに駒を入れられます。その後もう一度投げます。
rule-entry-with-one-first = その目は、まず入れたばかりの駒に使います。動けなければ、駒は盤の横に戻り、番は終わりです。
rule-start-lock-on = 次のマスの駒が動くまで、駒は出発のマスを離れられません。
rule-blockade-off = 駒は、ほかのどの駒も飛び越えられます。
rule-blockade-on = 駒はほかの駒を飛び越えられますが、壁、つまり3個以上連なった相手の駒は飛び越えられません。
rule-blockade-2 = 駒はほかの駒を飛び越えられますが、壁、つまり2個以上連なった相手の駒は飛び越えられません。
rule-fall-back-off = 駒は味方の駒の上には止まれません。
rule-fall-back-on = 味方の駒の上に来た駒は、後ろの最初の空きマスへ戻ります。
rule-fall-back-on-unchanged = 元の場所に戻る手は、ほかに手がないときだけ選べます。
rule-hit-none = 駒に当てることはありません。駒は空いたマスにだけ止まれます。
rule-hit-swap = 相手の駒の上に来ると、当てたことになります。2個の駒は入れかわります。
rule-hit-empty-behind = 相手の駒の上に来ると、当てたことになります。相手の駒は後ろの最初の空きマスへ戻り、なければ盤の横へ出ます。
rule-hit-lowest-empty = 相手の駒の上に来ると、当てたことになります。相手の駒は出発点にいちばん近い空きマスへ戻ります。
rule-hit-to-hand = 相手の駒の上に来ると、当てたことになります。相手の駒は盤の外へ出て、最初からやり直しです。
rule-hit-taken = 相手の駒の上に来ると、当てたことになります。相手の駒は取り除かれます。
rule-pairs-on = 道の上で隣り合う同じ色の駒2個は、互いに守り合います。
rule-pairs-3 = 道の上で連なる同じ色の駒3個以上は、互いに守り合います。
rule-pairs-off = 隣り合うマスの駒は守り合いません。
rule-corners-off = 列は角で切れます。10番と11番のマスのように角をはさむ駒は、連なっているとみなしません。
rule-backward-none = 自分の目で自分の駒が戻ることはありません。
rule-backward-to-empty = 前に進める駒がなければ、どれか一つを出た目の数だけ空いたマスへ戻します。
rule-backward-may-hit = 前に進める駒がなければ、どれか一つを出た目の数だけ戻します。相手に当ててもかまいません。
rule-backward-may-hit-swap = 後ろへ戻る駒に当てられた駒は、前に進むことになります。
rule-backward-from = このように戻れるのは、1番から{ $house }番のマスの駒だけです。
rule-backward-from-everywhere = 駒は、どのマスからでもこのように戻れます。
rule-stop = どの駒も、先へ進む前に{ $house }番のマスに止まらなければなりません。
rule-stop-over-halt = 目が大きすぎても、駒は{ $house }番のマスまで進んで止まります。
rule-stop-over-bounce = 目が大きすぎるとき、駒は{ $house }番のマスまで進み、余りの分だけ戻ります。
rule-trap-on = 駒が{ $stop }番のマスを越えてしまう目も使えます。{ $house }番のマスが空いていれば、駒はそこの水に落ちます。
rule-water-none = 駒を後ろへ戻すマスはありません。
rule-water-prison = 自分の駒が{ $house }番のマスの水に止まると、番はすぐに終わります。
rule-water-prison-alone = 自分の駒が水の中にある間、ほかの自分の駒は動けません。
rule-return-house = 投げる代わりに、水の中の駒を助け出して{ $house }番のマスに置けます。そこが空いているときだけです。そして番は終わります。
rule-rescued-moves-first-on = 水から助け出した駒は、自分のほかの駒より先に動かします。
rule-water-prison-exit = { $throws }が出れば、水の中の駒は盤から上がります。出なければ番は終わりです。
rule-water-to-return = { $house }番のマスに止まった駒は、すぐに{ $return }番のマスへ移ります。そこがふさがっていれば、その手前のいちばん近い空きマスへ移ります。
rule-return-full-lowest = { $house }番のマスに止まった駒は、すぐに{ $return }番のマスへ移ります。そこがふさがっていれば、出発点にいちばん近い空きマスへ移ります。
rule-return-full-hand = { $house }番のマスに止まった駒は、すぐに{ $return }番のマスへ移ります。そこがふさがっていれば、盤の外へ出て、最初からやり直しです。
rule-return-full-closed = { $house }番のマスに止まった駒は、すぐに{ $return }番のマスへ移ります。そこがふさがっている間は、どの駒も{ $house }番のマスへ進めません。
rule-water-to-lowest = { $house }番のマスに止まった駒は、すぐに出発点にいちばん近い空きマスへ移ります。
rule-water-to-hand = { $house }番のマスに止まった駒は、すぐに盤の外へ出て、最初からやり直しです。
rule-unprotected = { $houses }番のマスの駒は、隣の駒に守られることはありません。
rule-water-suspends-pairs-on = 自分の駒が水の中にある間、自分の駒は守り合いません。
rule-water-suspends-pairs-on-rescued = 水から助け出した駒がまだ動いていない間も、駒は守り合いません。
rule-safe = { $houses }番のマスの駒は当てられません。
rule-safe-while-water = どちらかの駒が水の中にある間、{ $houses }番のマスの駒は当てられません。
rule-hit-to-water = { $houses }番のマスで当てられた駒は、水に落ちます。
rule-hit-to-water-taken = 水がふさがっていれば、代わりに2個の駒が入れかわります。
rule-vacate = { $houses }番のマスの駒は、動ける目が出たらすぐに先へ進まなければなりません。
rule-fixed = { $houses }番のマスの駒は、盤から上がれる目を待つしかありません。
rule-stuck-to-water = ほかに動かせる駒がなければ、{ $houses }番のマスにある自分の駒が1個、水に戻ります。
rule-last-chance = { $houses }番のマスの駒が離れる機会は1投だけです。次に投げた目で動かさなければ、水に落ちます。
rule-bear-off-exact = 盤の外は{ $house }番のマスの次のマスと数え、駒はちょうどの目でそこに着かなければなりません。
rule-bear-off-bounce = 盤の外は{ $house }番のマスの次のマスと数え、駒はちょうどの目でそこに着かなければなりません。目が大きすぎれば、そこまで進んで余りの分だけ戻ります。
rule-bear-off-overshoot = { $house }番のマスを越える目なら、いくつでも駒は盤から上がります。
rule-bear-off-onto-last = ちょうど{ $house }番のマスに着いた駒は盤から上がります。そこを越える目は使えません。
rule-exits = { $house }番のマスの駒は、{ $throws }の目でしか盤から上がれません。
rule-exits-any = { $house }番のマスの駒は、どの目でも盤から上がれます。
rule-exits-first-row-empty = { $house }番のマスの駒は、{ $throws }の目で盤から上がります。1番から10番のマスにどちらの駒もなければ、どの目でも上がれます。
rule-clear-first = { $houses }番のマスに自分の駒があるうちは、自分の駒は盤から上がれません。
rule-clear-first-hand = 盤の横に自分の駒があるうちも、上がれません。
rule-end-first-off = { $pieces ->
    [1] 先に駒を盤から上げた人の勝ちです。
   *[other] 先に{ $pieces }個の駒をすべて盤から上げた人の勝ちです。
  }
rule-end-board-empty = 盤が空になったら終わりです。より多くの駒を上げた人の勝ちで、同じ数なら引き分けです。
rule-score-on = 勝者は、残った相手の駒1個につき、1番から10番のマスなら3点、11番から20番のマスなら2点、21番から30番のマスなら1点を得ます。

## later: rules (about each ruleset)

rules-retold = 当サイトが見たのは学者本人の著作ではなく、ほかの人による紹介だけです。
rules-house-title = 自作ルール
rules-house = このサイトで作られた自作ルールです。「{ $base }」のルールを一部変えています。
rules-ours = この盤の復元案を発表した学者はいないので、これは当サイトのルールです。知られている復元案に共通するものだけで作りました。
rules-disputed = はっきりしない点
rules-disputed-lead = 次の点は、文献に書かれていないか、二通りに読めます。ここではこのように遊びます。
rules-shortened = 完全な対局の最後の部分です。駒は少なく、道の先のほうから始まります。ルールはすべて同じです。短くしたのは当サイトで、学者の提案ではありません。
rules-throws = 1局は、およそ{ $throws }回投げて、{ $minutes }分ほどかかります。
credit-kendall-masters = ティモシー・ケンドールが1978年に『冥界を通り抜ける』（Passing Through the Netherworld）で提案した復元案です。ここでは、Masters Traditional Gamesの名のあるルール紹介ページの説明に従います。
credit-kendall-modern = 公開プロジェクトdevinokeefe/senetが、駒5個によるケンドール復元案の現代版をまとめ、最善の指し方を計算し尽くしました。
credit-kendall-1979 = ティモシー・ケンドールの1979年の復元案です。Ludiiのサイトによるルールブックの要約に従います。新しい対局で選べる四つのルールも、同じサイトによるものです。
credit-kendall-wiki = ティモシー・ケンドールの復元案です。Niidae Wikiの記事による説明に従います。駒の入れ方、当てるかどうかの選択、最後のマスからの上がり方については、記事に出典がありません。
credit-jequier-masters = ギュスターヴ・ジェキエの復元案です。ボテルマンスほか『ゲームの世界』（The World of Games）に基づく、Masters Traditional Gamesの名のあるルール紹介ページの説明に従います。
credit-jequier-ludii = ギュスターヴ・ジェキエの1930年の復元案です。Ludiiの要約に従います。
credit-piccione = ピーター・A・ピッチョーネの1977年の復元案『ツタンカーメン王のゲーム』（King Tut’s Game）です。Ludiiの要約に従います。
credit-bell = R・C・ベルの1979年の復元案です。Ludiiの要約に従います。
credit-simple = 印のない盤は知られていますが、どう遊んだかはわかっていません。
credit-cypriot = キプロスでは、10個のくぼみが3列並んだ粗い石が知られていますが、どう遊んだかはわかっていません。
credit-simple-marked = 終わり近くに四つの印がある盤が知られています。「良い」を表す記号、バツ印、3本線、2本線です。
credit-middle-kingdom = 中王国時代の盤にも同じ印がありますが、終点は左上です。
credit-early-nk = 新王国時代前期の盤では、バツ印の代わりに水が、線の代わりに鳥と人が描かれています。
credit-late-nk = 新王国時代後期の盤では、最後のマスに神々が描かれ、終点にはホルスがいます。
credit-vertical = 長い辺を縦にした盤が一つ知られています。最後のマスのうち三つに「良い」を表す記号があります。
credit-double = 30マスの盤が二つ並んだものが知られています。
disputed-km-1 = 28番や29番のマスの駒は、いつ水に戻りますか？ほかに味方の駒がないとき、とも、ほかの駒がその目を使えないとき、とも読めます。ここでは後のほうで遊びます。
disputed-km-2 = 1、4、5が出ても動ける駒がないとき、もう一度投げますか？ここでは投げません。
disputed-km-3 = 上下に並ぶマスは隣り合っていますか？ここではそうは見なしません。道の上の前後だけです。
disputed-km-4 = 水の中の駒は隣の駒を守りますか？ここでは守ります。ただし、その駒自身は守られません。
disputed-km-5 = 相手の駒を水に落とすと、自分の番は終わりますか？ここでは終わりません。
disputed-km-6 = ほかに前に進める駒がないとき、駒を盤から上げなければなりませんか？ここでは上げなければなりません。
disputed-km-7 = 30番のマスからはどの目で上がれますか？文献は先にちょうどの目を求め、後でどの目でもよいとしています。ここではどの目でも上がれます。
disputed-km-8 = 4で水の中の駒を盤から上げたとき、もう一度投げますか？ここでは投げます。
disputed-km-9 = 駒は26番のマスから戻れますか？ここでは戻れます。
disputed-km-10 = 水に落ちたその番に、駒を助け出せますか？ここではできません。
disputed-km-11 = 助け出せるときは、水の中の駒を必ず助け出しますか？ここではその必要はありません。4をねらって投げてもかまいません。
disputed-km-12 = 15番のマスがふさがったままのとき、ほかに水から出る方法はありますか？ここではありません。4を待ちます。
disputed-km-13 = 3個並ぶと壁になりますか？文献には書かれていません。ここではなりません。
disputed-kw-1 = 4の目で入れた駒は5番のマスに止まりますか、4番のマスですか？ここでは5番です。1番のマスに置いてから進めます。
disputed-kw-2 = 1番のマスがふさがっていても駒を入れられますか？ここでは入れられます。駒はそこに止まりません。
disputed-kw-3 = もう一度投げられる目はありますか？この文献では一つの番に一度だけ投げます。ここでもそうです。
disputed-kw-4 = 当てないことを選ぶとどうなりますか？ここでは、その手は使えません。
disputed-kw-5 = ほかに手があるときもパスできますか？ここではできません。
disputed-kw-6 = 壁の中にある相手の駒の上に止まれますか？ここでは止まれます。壁を越えることだけが禁じられています。
disputed-kw-7 = 26番のマスで5が出たらどうなりますか？文献には書かれていません。ここでは駒が盤から上がります。
disputed-kw-8 = 1段目が空なのは、いつですか？ここでは、どちらの駒もそこにないときです。盤の横の駒は数えません。
disputed-kw-9 = 味方の駒の上に来て、元の場所に戻る手は使えますか？ここでは、ほかに動ける駒がないときだけです。そうでなければ、ただのパスになってしまいます。
disputed-kw-10 = 戻された駒が27番、28番、29番のマスに止まることはありますか？ここではあります。その後はそのマスのルールに従います。
disputed-kw-11 = 2個並ぶと守り合いますか？文献にあるのは3個並びだけです。ここでは守り合いません。
disputed-kw-12 = 水が駒を戻すときに1番から15番のマスがすべてふさがっていたら？ここでは、駒は盤の横へ出ます。
disputed-kw-13 = 30番のマスから上がるための「白い棒1本」とは何ですか？ここでは1の目です。
disputed-kw-14 = 後で手前に戻されるなら、壁を越える目を使えますか？ここでは使えません。
disputed-k79-1 = 動かす前にすべての目を出しますか？文献はそう述べ、Ludiiのプログラムは一つずつ動かします。ここでは文献に従います。
disputed-k79-2 = 先頭に立つのはどちらの色ですか？ここでは白です。先に1を出した人が白になり、先頭の駒を動かすからです。
disputed-k79-3 = 別の目で前に進めるとき、ある目で戻ることはできますか？ここではできません。
disputed-k79-4 = 駒が水に落ちたとき、残りの目はどうなりますか？ここでは無効になります。
disputed-k79-5 = 助け出すのに使う「一つの番」とは何ですか？ここでは、投げる代わりに助け出すこと、そのものです。
disputed-k79-6 = 水の中の駒に当てることはできますか？ここではできます。2個の駒は入れかわります。
disputed-k79-7 = 駒が水の中にある間、守り合えなくなるのはどちらの駒ですか？ここでは、その駒の側だけです。
disputed-k79-8 = どちらの駒が水の中にあると、28番から30番のマスが安全になりますか？ここでは、どちらの駒でもです。
disputed-k79-9 = 先に動かなければならない駒が当てられたら？ここでは、その側はまた自由に動けます。
disputed-k79-10 = 最初の1より前に出た目は数えますか？ここでは数えません。
disputed-k79-11 = 行き過ぎる目では、駒は必ず水に落ちますか？ここでは必ずではなく、いくつかある選択の一つです。
disputed-k79-12 = 1段目にどちらの駒があると上がれませんか？ここでは、自分の駒だけです。
disputed-k79-13 = 助け出すかどうかは、投げる前に決めますか、後ですか？ここでは、投げる前です。
disputed-k79-14 = 最初の1では、必ず先頭の駒を動かしますか？ここではそうです。
disputed-k79-15 = 先手を決めるときに4や5が出たら、もう一度投げますか？ここでは投げません。
disputed-jm-1 = すべての駒が最後の段にそろう前に、30番のマスに止まれますか？ここでは止まれません。そこに着くことは、上がることです。
disputed-jm-2 = 30番のマスを越える目は使えますか？ここでは使えません。
disputed-jm-3 = 1、4、6が出ても動ける駒がないとき、もう一度投げますか？ここでは投げません。
disputed-jm-4 = 壁は、戻る駒も止めますか？ここでは止めます。
disputed-jm-5 = 最初の空きマスとはどれですか？ここでは番号がいちばん小さいマスです。
disputed-jm-6 = 駒は順番に出発のマスを離れますか？ここでは、文献のとおり、どの駒を動かしてもかまいません。
disputed-jm-7 = 壁は段の端を曲がっても続きますか？ここでは続きます。
disputed-jl-1 = 四つ目の安全なマスはどれですか？文献には20番とありますが、そこに印はありません。ここでは30番です。
disputed-jl-2 = 駒はいつ出発のマスを離れられますか？ここでは、次のマスにあった駒が動いた後です。
disputed-jl-3 = 1、4、6が出ても動ける駒がないとき、もう一度投げますか？ここでは投げません。
disputed-jl-4 = 戻る駒が、相手の駒に当てることはできますか？ここではできません。
disputed-jl-5 = 当てられた駒はどこへ行きますか？ここでは、文献のとおり、出発点にいちばん近い空きマスです。
disputed-jl-6 = 3個並びはどこで壁になりますか？Ludiiのプログラムは一部の場所でしか調べません。ここでは文献のとおり、どこでも壁になります。
disputed-pi-1 = 5が出たらもう一度投げますか？文献は投げるとしています。ここでもそうします。
disputed-pi-2 = 目の一部で駒を盤から上げられますか？ここでは、その部分がちょうどなら上げられます。
disputed-pi-3 = 一つの番の手はすべて同じ向きですか、それとも一つの目の分だけですか？ここでは一つの目の分だけです。
disputed-pi-4 = 1が出たら必ず駒を入れますか？ここでは、ほかに前に進める駒がないときだけです。
disputed-pi-5 = 駒を入れた後の目は、まずどの駒が使いますか？ここでは、入れたばかりの駒です。
disputed-pi-6 = 戻るときに15番や26番のマスに止まっても、もう一度投げますか？ここでは投げます。
disputed-pi-7 = 5が出ても、入れたばかりの駒を動かせなかったら？ここでは、番は終わりです。
disputed-pi-8 = 出た目をできるだけ多く使わなければなりませんか？ここではその必要はありません。ただし、1マスでも動かせるうちは続けます。
disputed-pi-9 = 新しい駒のための目で、さらに別の駒を入れられますか？ここではできません。ほかの追加の投げならできます。
disputed-be-1 = サイコロを投げますか、棒ですか？古い文献には棒とあります。ここではサイコロです。
disputed-be-2 = 印のあるマスはどれですか？ここでは、このルールのために描かれた盤のとおり、26番から29番です。
disputed-be-3 = 当てることができるときは、必ず当てますか？ここではその必要はありません。
disputed-be-4 = いつ終わりますか？ここでは、盤が空になったときです。
disputed-be-5 = 先手を決める目が同じだったら？ここでは、二人とも投げ直します。
disputed-be-6 = ケンドールのルールのように、3個並ぶと壁になりますか？ここではなりません。
disputed-kmo-1 = 当てられた駒はどこへ行きますか？ここでは、2個の駒が入れかわります。
disputed-kmo-2 = 28番から30番のマスは安全ですか？ここでは安全ではありません。守れるのは隣の駒だけです。
disputed-kmo-3 = 28番から30番のマスで当てられた駒はどこへ行きますか？ここでは、当てた駒がいた26番のマスです。
disputed-kmo-4 = 駒は28番のマスから29番や30番へ進んだり、戻ったりできますか？ここではできません。
disputed-kmo-5 = 30番のマスからはどの目で上がれますか？ここでは1だけです。
disputed-kmo-6 = 1、4、5が出ても動ける駒がなければ？ここでは、相手の番になります。
disputed-kmo-7 = 水に落ちると番は終わりますか？ここでは終わりません。
disputed-kmo-8 = 壁の一部を越えられますか？ここでは越えられません。
disputed-kmo-9 = 水から戻る道を、壁や隣り合う駒が止めることはありますか？ここではありません。
disputed-kmo-10 = 1、4、5で戻ったときも、もう一度投げますか？ここでは投げます。
disputed-kmo-11 = 駒は26番のマスから戻れますか？ここでは戻れます。
disputed-kmo-12 = このゲームは、ほかの駒の数でも遊べますか？ここでは、自作ルールとしてなら遊べます。ただし、すべて計算されているのは5個のゲームだけです。
disputed-board-cross = バツ印は駒をどこへ送りますか？だれも知りません。15番のマスと結びつくものがないので、ここでは出発点にいちばん近い空きマスへ送ります。
disputed-board-rebirth = 15番のマスに印がない盤でも、そのマスは特別ですか？ここでは特別ではありません。
disputed-board-last = 印のない30番のマスからは、どの目で上がれますか？ここではどの目でも上がれます。
disputed-board-upright = 縦型の盤では、どの向きに進みますか？だれも知りません。ここではいつもの順のまま、左上から3列で進みます。
disputed-board-two = 二つの盤の道は一つですか、二つですか？だれも知りません。ここでは、いちばん簡単な一本の長い道です。
disputed-board-pebbles = 小石をいくつ使いましたか？だれも知りません。ここでは5個ずつです。

## later: dialogs (help)

help-title = ヘルプ
help-tap = 大きなボタンを押して投げ、次に動かす駒を押します。
help-mistake = 違う場所を押しても、何も起こりません。
help-marks = 盤の上の印
help-mark-ring = この駒は動けます。
help-mark-target = あなたの駒はここへ行けます。
help-mark-hit = 当たった駒の行き先です。
help-mark-row = 互いに守り合っているか、壁になっています。
help-mark-disc = 手の結果です。×は当てる、波は水に落ちる、かっこは守られる、矢印は上がる。
help-mark-trail = 直前の手。
help-keyboard = 盤の上で使うキー
help-key-arrows = 矢印キー
help-arrows = 右と左：道に沿って動く。上と下：次の段
help-key-ends = Home、End
help-ends = 最初のマス、道の終わり
help-key-enter = Enter、スペース
help-enter = 駒やマスを選ぶ
help-key-escape = Esc
help-escape = 駒を元の場所に置く
help-key-throw = T
help-throw = 投げる
help-key-pieces = M
help-pieces = 次の動ける駒。Shiftを押しながらだと前の駒
help-key-last = L
help-last = 直前の手
help-key-status = S
help-status = いまの状況は？
help-key-advice = H
help-advice = ここでの最善の手は？その理由は？
help-key-undo = U
help-undo = 取り消す
help-key-redo = R
help-redo = やり直す
help-key-look = , と .
help-look = 対局を見返す：一手戻る、一手進む
help-key-help = ?
help-help = このヘルプ
help-accessibility = アクセシビリティー（英語）
help-questions = キーでたずねる
help-key-mine = P
help-mine = 自分の駒はどこ？
help-key-others = O
help-others = 相手の駒はどこ？
help-key-moves = G
help-moves = どこへ行ける？
help-key-sticks = K
help-sticks = 何が出た？
help-key-score = C
help-score = 上がった駒はそれぞれ何個？
help-key-way = F
help-way = あとどれくらい？
help-key-house = X
help-house = このマスには何がある？
help-key-card = I
help-card = このマスの名前と働き
help-key-odds = D
help-odds = 最近の出目と、その確率
help-key-turn = B
help-turn = 箱を手に取る、元に戻す（矢印で回す）

## later: house-rules (the editor of house rules)

house-title = 自作ルール
house-lead = ルールはどの項目でも変えられます。矛盾があれば、すぐに表示されます。
house-find = 言葉でルールを探す
house-found = { $count }件のルールが見つかりました。
house-from = もとにするルール
house-yours = あなたのルール
house-name = ルールの名前
house-name-default = { $base }（自分流）
house-reset-all = 変更をすべて取り消す
house-reset = 「{ $base }」のとおりに戻す
house-changed = 変更 { $count }件
house-disagrees = 矛盾あり
house-ready = このルールには矛盾がありません。
house-endless = ただし、このルールでは対局がめったに終わりません。
house-clashes = { $count ->
    [1] 二つのルールが矛盾しています。
   *[other] { $count }組のルールが矛盾しています。
  }
house-show = 場所を見る
house-play = 遊ぶ
house-opponent = 対戦相手
house-save = このルールを保存
house-saved = 「{ $name }」として保存しました。
house-save-full = 保存できるルールは{ $count }個までです。先にどれかを削除してください。
house-save-blocked = ルールを保存できませんでした。残すには、リンクをコピーしてください。
house-save-unnamed = 先にルールの名前を付けてください。
house-mine = 自分のルール（{ $count }）
house-open = 開く
house-rename = 名前を変える
house-delete = 削除
house-deleted = ルール「{ $name }」を削除しました。
house-link = リンクをコピー
house-link-label = このルールへのリンク
house-link-copied = リンクをコピーしました。
house-link-by-hand = 選択されたリンクをコピーしてください。
house-point-value = { $point }：{ $value }
house-fix = 「{ $point }」を次に変える：{ $value }
house-fix-off = 「{ $point }」をオフにする
house-fix-on = 「{ $point }」をオンにする
house-refused = 「{ $points }」と矛盾します
house-refused-houses = { $houses }：「{ $points }」と矛盾します。{ $reason }
house-idle = 「{ $point }」のため、いまは効果がありません。
house-range = { $first }～{ $last }
house-none = なし
house-on = はい
house-off = いいえ
house-exit = { $house }番：{ $throws }
house-exit-any = どの目でも
house-exit-star = 1段目が空の間はどの目でも
house-exit-row = { $house }番のマスから盤の外へ上がれる目
house-light-row = { $light ->
    [0] 明るい面なし
   *[other] 明るい面{ $light }つ
  }
house-light-count = 明るい面の数と同じ
house-nothing-special = 特になし
in-use-title = 今使われているルール
in-use-note = 市販品、学校、プログラムのルールです。復元ではありません。

house-group-game = ゲーム
house-group-throwing = 投げ方
house-group-moving = 動かし方
house-group-meeting = 相手の駒と出会うとき
house-group-houses = 特別なマス
house-group-leaving = 盤から上がる、勝つ

dim-houses = 盤のマスの数
dim-pieces = プレイヤーごとの駒の数
dim-start = 駒の出発する場所
dim-start-hand = 駒は盤の外から始める
dim-start-white-odd = 駒は最初のマスに交互に並び、先頭は黒
dim-start-black-odd = 駒は最初のマスに交互に並び、先頭は白
dim-start-house = 駒が並び始めるマス
dim-opening = 先に始める人
dim-opening-white = 白が始める
dim-opening-black = 黒が始める
dim-opening-one-is-white = 先に1を出した人が白になり、先頭の駒を動かす
dim-opening-one-is-black = 先に1を出した人が黒になり、先頭の駒を動かす
dim-opening-higher-throw = 大きい目を出した人が始める
dim-start-lock = 前の駒が動くまで、後ろの駒は出発できない
dim-entry = 駒の入れ方
dim-entry-none = 後から入る駒はない
dim-entry-any-throw = どの目でも入れる。1なら2番、2なら3番のマスへ、というように
dim-entry-with-one = 1の目で1番のマスに入れる
dim-entry-throws = 駒を入れられる目
dim-entry-at = 入れる駒が数え始めるマス（0か1）
dim-starting-throw = 1を出すまで駒を動かせない
dim-sticks = 投げるもの
dim-sticks-2 = 2本の棒
dim-sticks-4 = 4本の棒
dim-sticks-5 = 5本の棒
dim-sticks-die4 = 4面のサイコロ
dim-sticks-die6 = 6面のサイコロ
dim-zero = 明るい面が出ないとき
dim-zero-0 = 明るい面がなければ0
dim-zero-4 = 明るい面がなければ4
dim-zero-5 = 明るい面がなければ5
dim-zero-6 = 明るい面がなければ6
dim-zero-die = 4面のサイコロ
dim-values = 明るい面の数ごとの目
dim-rethrow = 投げ直す目
dim-lost = 番を失う目
dim-again = もう一度投げられる目
dim-again-without-move = 動ける駒がなくても、もう一度投げられる目
dim-again-on = もう一度投げられるマス
dim-ends-turn = 番が終わるマス
dim-turn = 番の進め方
dim-turn-single = 一度投げて一手
dim-turn-series = もう一度投げられる間は投げ続け、それから好きな順に使う
dim-turn-divided = 一度投げ、出た目をいくつかの駒に分けてよい
dim-blockade = 壁になる駒の数
dim-blockade-on = 3個並ぶと壁になる
dim-blockade-2 = 2個並ぶと壁になる
dim-blockade-off = 並んでも壁にならない
dim-corners = 駒の列は角を曲がっても続く
dim-fall-back = 味方の駒の上に来た駒は、後ろの最初の空きマスへ戻る
dim-backward = 前に進める駒がないとき
dim-backward-none = 前に進める駒がなければ、番を失う
dim-backward-to-empty = 前に進める駒がなければ、空いたマスへ戻る
dim-backward-may-hit = 前に進める駒がなければ戻る。当ててもよい
dim-backward-from = 後ろへ戻れる最後のマス
dim-vacate = できるときは離れなければならないマス
dim-pairs = 守り合う駒
dim-pairs-on = 隣り合う2個の駒は守り合う
dim-pairs-3 = 連なる3個の駒は守り合う
dim-pairs-off = 駒は守り合わない
dim-unprotected = 隣の駒が守らないマス
dim-water-suspends-pairs = 駒が水の中にあるプレイヤーの駒は守り合わない
dim-safe = 駒が安全なマス
dim-safe-while-water = 水の中に駒がある間、安全なマス
dim-hit = 当てられた駒がどうなるか
dim-hit-none = 駒は当てられない
dim-hit-swap = 当てられた駒は、当てた駒と入れかわる
dim-hit-empty-behind = 当てられた駒は、後ろの最初の空きマスへ戻る
dim-hit-lowest-empty = 当てられた駒は、盤の最初の空きマスへ戻る
dim-hit-to-hand = 当てられた駒は盤の外へ出て、入り直す
dim-hit-taken = 当てられた駒は取り除かれる
dim-hit-to-water = 当てられた駒が水に落ちるマス
dim-may-decline-hit = 当てる手しかないときはパスできる
dim-stop = どの駒も止まらなければならないマス
dim-stop-over = そのマスを越える目
dim-stop-over-lost = そのマスを越える目は使えない
dim-stop-over-halt = そのマスを越える目はそこで止まる
dim-stop-over-bounce = そのマスを越える目はそこから余りの分だけ戻る
dim-trap = そのマスを越える目は水に落ちる
dim-water-house = 水のマス
dim-water = 水の働き
dim-water-none = 水はない
dim-water-prison = 駒は、決まった目が出るか助け出されるまで水から出られない
dim-water-to-return = 水は駒を戻り先のマスへ送る
dim-water-to-lowest = 水は駒を盤の最初の空きマスへ送る
dim-water-to-hand = 水は駒を盤の横へ戻し、駒は入り直す
dim-return-house = 戻り先のマス
dim-return-full = 戻り先のマスがふさがっているとき
dim-return-full-below = 駒はその手前のいちばん近い空きマスへ移る
dim-return-full-lowest = 駒は盤の最初の空きマスへ移る
dim-return-full-hand = 駒は盤の外へ出て、入り直す
dim-return-full-closed = どの駒も水へ進めない
dim-rescued-moves-first = 助け出した駒は、ほかの駒より先に動かす
dim-stuck-to-water = 動けない駒が水に戻るマス
dim-last-chance = 次の1投で離れなければ水に落ちるマス
dim-fixed = 着いたら盤から上がることしかできないマス
dim-bear-off = 盤からの上がり方
dim-bear-off-exact = 最後のマスの次にちょうど着く目で上がる
dim-bear-off-bounce = ちょうどの目で上がり、大きすぎれば余りの分だけ戻る
dim-bear-off-overshoot = 最後のマスを越えるどの目でも上がる
dim-bear-off-onto-last = ちょうど最後のマスに着くと上がる
dim-exits = 決まった目でしか上がれないマス
dim-clear-first = 上がる前に、自分の駒がなくなっていなければならないマス
dim-may-decline-off = 盤から上がらないことを選べる
dim-end = 勝つ人
dim-end-first-off = 先にすべての駒を上げた人の勝ち
dim-end-board-empty = 盤が空になるまで遊び、多く上げた人の勝ち
dim-score = 残った相手の駒が勝者の点になる

clash-hand-entry = 盤の外から始まる駒には、入る方法が必要です。
clash-water-entry = 水が駒を盤の外へ出しますが、その駒には入り直す方法がありません。
clash-behind-entry = 戻る駒に当てられた駒は、後ろに空きマスがないことがあり、入り直す方法もありません。
clash-home-entry = 当てられた駒は盤の外へ出ますが、入り直す方法がありません。
clash-full-entry = 戻り先のマスがふさがっていると駒は盤の外へ出ますが、入り直す方法がありません。
clash-one-divided = 1の目で入るルールは、目を分けられるときだけ使えます。
clash-any-divided = 目を分けるルールでは、駒は1の目でしか入れません。
clash-entry-stop = 入ってくる駒はすぐに1番のマスを越えるので、1番を止まるべきマスにはできません。
clash-entry-throws = 出る可能性のあるどの目でも、駒を入れられません。
clash-opening-hand = 最初の1で先頭の駒を動かしますが、盤に駒がありません。
clash-opening-odd = 最初の1で先頭の駒を動かしますが、その前に相手の駒があります。
clash-start-house-hand = 盤の外から始まる駒には、始まりのマスがありません。
clash-start-house-lock = 前の駒を待てるのは、駒が1番のマスから始まるときだけです。
clash-start-beyond = 駒は、盤から上がれるマスと、すべての駒が止まるマスより手前から始まらなければなりません。
clash-opening-fixed = 最初の1で先頭の駒を動かしますが、その駒は盤から上がることしかできないマスにあります。
clash-lock-hand = 盤の外から始まる駒には、待つべき前の駒がありません。
clash-lock-backward = 戻る駒が、まだ出発していない駒に当たることがあります。
clash-lock-entry = 入ってくる駒が、まだ出発していない駒に当たることがあります。
clash-lock-fixed = 先頭の駒は動けません。そのマスからは盤から上がることしかできず、先にいなくなるべき駒が後ろで待っています。
clash-one-series = 1を待つルールは、一つの番に何度も投げるときだけ使えます。
clash-divided-hit = 目を分けるルールでは、駒に当てられません。
clash-divided-fall-back = 目を分けるルールでは、味方の上から戻ることはありません。
clash-divided-prison = 目を分けるルールでは、水は駒をとらえられません。
clash-divided-trap = 目を分けるルールでは、マスを越えて水に落ちることはありません。
clash-divided-blockade = 目を分けるルールでは、どの並びも壁になりません。
clash-divided-over = 目を分けるルールでは、大きすぎる目はありません。
clash-divided-vacate = 目を分けるルールでは、先に離れるべきマスは決められません。
clash-divided-decline-hit = 目を分けるルールでは、パスできません。
clash-divided-decline-off = 目を分けるルールでは、上がらないことを選べません。
clash-always-again = どの目でももう一度投げられるので、番が終わりません。
clash-long-series = 続けて投げるルールでは、もう一度投げられる目は多くても2回に1回までです。それ以上だと番が長くなりすぎます。
clash-always-again-unmoved = 動けないプレイヤーが、いつまでも投げ続けることになります。
clash-values-sticks = 棒が見せるどの明るい面の数にも目が必要です。サイコロに明るい面はありません。
clash-rethrow-all = どの目も投げ直しになり、数える目がなくなります。
clash-no-one = 駒には1が必要になることがあるので、1と数えて使える目が必要です。
clash-one-value = どの目も同じで、大きい目を出すことができません。
clash-lost-again = 番を失う目では、もう一度投げられません。
clash-lost-rethrow = 投げ直す目で番を失うことはありません。
clash-lost-series = 続けて投げるルールでは、その前の目も無効になるのかどうかわかりません。
clash-series-unmoved = 動かす前にすべて投げるルールでは、後から投げ直すことはできません。
clash-series-again-on = 動かす前にすべて投げるルールでは、マスでもう一度投げることはできません。
clash-ends-again = 同じマスで番が終わり、しかももう一度投げることはできません。
clash-water-nowhere = 水にはマスが必要です。
clash-water-idle = 水のマスがありますが、水がありません。
clash-water-pieces = 水は、駒が出発するマスより2マス以上先になければなりません。
clash-water-return = この水には、駒が戻るマスが必要です。
clash-return-beyond = 戻り先のマスは、水のマスより手前になければなりません。
clash-sent-closed = どの駒も水へ進めない間に、駒が水へ送られることがあります。
clash-return-fixed = 助け出された駒が、その側をずっと止めてしまうことがあります。最初に動くべきなのに、ほかの駒の後でしか動けません。
clash-trap-stop = 止まるべきマスがないので、それを越える目もありません。
clash-trap-over = 止まるマスを越える目が、水に落ちながら別の所に着くことはできません。
clash-trap-water = 水がなければ、水に落ちることはありません。
clash-trap-behind = 止まるべきマスを越えると水に落ちるので、水はそのマスより先になければなりません。
clash-stop-water = どの駒も水のマスに止まらなければならず、そこから先へ進める目がありません。
clash-water-fixed = 水のマスは、盤から上がることしかできないマスにはできません。
clash-stuck-water = 動けない駒が戻れるのは、駒をとらえる水だけです。
clash-stuck-forward = 動けない駒は水に戻るので、水より先になければなりません。
clash-hit-water = 当てられた駒は水に落ちますが、水がありません。
clash-chance-water = 間に合わなかった駒は水に落ちますが、水がありません。
clash-chance-forward = 間に合わなかった駒は水に戻るので、水より先になければなりません。
clash-chance-stuck = 同じマスの駒は1投で水に落ちるので、動けなくなるまで待てません。
clash-chance-turn = 離れる機会を1投だけにできるのは、1投ごとに1回動かすルールだけです。
clash-safe-water = 駒が水の中に残ることはないので、その間だけ安全なマスはありえません。
clash-rescue-water = 助け出せるのは、駒をとらえる水からだけです。
clash-fall-back-prison = 戻ってきた駒が、駒をとらえる水をふさぐことがあります。
clash-taken-end = 駒が取り除かれるルールでは、勝者は最後までわかりません。
clash-water-end = 水から出られる目がないので駒がずっと水に残り、盤が空にならないことがあります。
clash-clear-end = 自分の側がもう空けられないマスがあると、駒がずっと水に残り、盤が空にならないことがあります。
clash-score-end = 点を数えられるのは、先にすべての駒を上げた側が勝つルールだけです。
clash-last-exit = 駒が最後のマスに残ることはないので、決まった目は必要ありません。
clash-last-fixed = 駒が最後のマスに残ることはないので、盤から上がることしかできないマスにはできません。
clash-last-water = 駒が最後のマスに残ることはないので、そこを水にはできません。
clash-backward-nowhere = 駒は戻らなければなりませんが、戻れるマスがありません。
clash-backward-idle = 駒が戻れる最後のマスがありますが、駒は戻りません。
clash-clear-fixed = このようなマスの駒は、そこを離れられません。動くことを許されるには、先に動いていなければならないからです。
clash-clear-last = 最後のマスの駒は、そこを離れられません。動くことを許されるには、先に動いていなければならないからです。
clash-off-board = 指定したマスの一つが、盤にありません。
clash-fixed-for-good = これらのマスの一つにある駒は、そこを離れられません。盤から上がれる目がありません。
clash-last-for-good = 最後のマスの駒は、そこを離れられません。必要な目が出ることはありません。

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = 盤 ます
words-pieces = コマ
words-start = 並べ方 初期配置
words-opening = 先手 先攻
words-entry = 入れる
words-zero = 棒 さいころ サイコロ
words-lost = 一回休み
words-again = もう一回 追加
words-again-without-move = もう一回
words-again-on = もう一回
words-ends-turn = 休み 網
words-turn = 分ける
words-stop = 美しい家 幸福の家 ちょうど
words-stop-over = 余り 跳ね返り 戻る
words-trap = 溺れる
words-blockade = ブロック 三つ 飛び越し
words-corners = 角 曲がり角 列
words-pairs = ペア 二つ 守り
words-safe = 安全
words-hit = 取る 交換 攻撃
words-hit-to-water = 溺れる
words-backward = 後退 戻る
words-water = 水の家 ナイル 溺れる
words-water-house = 溺れる 27
words-return-house = 再生の家 15
words-return-full = 再生の家 15
words-last-chance = 次の番 三つの真実 28 29 30
words-stuck-to-water = 溺れる
words-fixed = ちょうど 三つの真実
words-bear-off = ゴール あがり
words-exits = ゴール あがり 28 29 30
words-clear-first = 一列目
words-end = 勝ち
words-score = 得点

## Notices and failures

notice-replaced = 新しい対局が始まりました。
notice-aside = { $what ->
    [game] 保存された対局を読み込めなかったので、新しい対局を始めます。
    [correspondence] リンクで遊ぶ対局を読み込めませんでした。
    [puzzles] あなたの対局から作った問題を読み込めませんでした。
    [rematch] 同じ出目で遊ぶ2局のうち1局目を読み込めませんでした。
   *[house-rules] 作ったルールを読み込めませんでした。
  }保存されていた内容は別に取ってあります。
button-save-aside = ファイルに保存
notice-not-saved = この対局はもう保存できません。このブラウザーの保存領域がいっぱいか、使えなくなっています。メニューの「共有・保存」からファイルに残せます。
notice-parameter = { $name }={ $value }という値は使えません。使える値：{ $allowed }。
notice-ruleset = 指定されたルール「{ $value }」では遊べません（{ $options }{ $reason }）。
notice-seed = seed={ $value }が指定されていますが、64桁までの16進数ではありません。
notice-computer-stopped = コンピューターが手を選べませんでした（{ $reason }）。「続ける」を押すと、もう一度考えます。
notice-language = { $language }の表示テキストを読み込めませんでした。
notice-no-net = { $why ->
    [unreadable] 強い相手がこのルールで学んだ内容が読み込めないか、壊れています。そのため、経験則で判断します。
   *[absent] このページには、強い相手がこのルールで学んだ内容が入っていません。そのため、経験則で判断します。
  }
notice-fault = 問題が起きました（{ $reason }）。対局はそのままです。
notice-not-loaded = ページのこの部分を読み込めませんでした。接続を確かめて、もう一度お試しください。
notice-new-version = このページの新しいバージョンがあるため、古いバージョンのこの部分は読み込めません。ページを再読み込みしてください。保存した対局は残ります。
failure-title = ゲームを始められません
failure-wasm-missing = ゲームにはWebAssemblyが必要ですが、このブラウザーにはないか、無効になっています。ロックダウンモード（Safari）やセキュリティ強化（Edge）は、これを無効にします。ブラウザーの設定でこのサイトに許可してから、ページを読み込み直してください。とても古いブラウザーは更新が必要です。
failure-wasm-blocked = このサイトでは、ゲームに必要なWebAssemblyが許可されていません。セキュリティーポリシーにscript-src 'wasm-unsafe-eval'を含める必要があります。古いブラウザーでは更新が必要な場合もあります。
failure-wasm-not-found = ゲームのエンジンを読み込めませんでした。接続を確かめて、ページを読み込み直してください。
failure-engine-damaged = ゲームのエンジンのファイルが完全ではありません。ページを読み込み直してください。それでも直らないときは、このサイトのsenet.wasmが壊れているか、別のファイルに置き換わっています。
failure-engine-broken = ゲームのエンジンがこのブラウザーでは動きません。新しいブラウザーをお使いください。

## later: ending (the end of a game)

end-summary = 盤から上がった駒は、円錐の駒{ $white }個と糸巻きの駒{ $black }個です。
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = ようやくたどり着き、日が昇ります。
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = その昔、月も盤上の遊びに負け、一年が五日長くなりました。
# Figures of the game below the result, beside each other.
end-throws = 投げ{ $throws }回
end-hits = ヒット{ $hits }回
end-minutes = { $minutes }分
# A button after a win: another game, against the next stronger computer player.
end-stronger = もっと強い相手

## later: menu (the menu, and texts that several parts of the page use)

this-game = この対局
menu-title = その他
menu-licence = 「Senet, the Senet contributors」と記せば、自由に複製し、共有できます。プログラムはMITまたはApache-2.0、テキストはCC BY 4.0、絵はCC0です。
menu-edition = バージョン{ $release }、コミット{ $commit }、ルール{ $rules }
menu-group-learn = 学ぶ
menu-group-puzzles = 次の一手と今日の対局
menu-group-together = ほかの人と
menu-group-share = 共有と保存
menu-embedding = このゲームを自分のサイトに置く
menu-lab = 実験室：不確かなルールの影響
menu-print = 盤、駒、ルール、ワークシートを印刷する
notice-frozen = このゲームを表示しているサイトが、ゲームを一時停止しました。
menu-one-file = このファイルはオフラインでも使えます。

## later: sound (sounds)

sound-title = 音
sound-on = 音を鳴らす
sound-volume = 音量
sound-percent = { $share }%
sound-unavailable = この端末では、いま音を鳴らせません。

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = 最初のレッスン
tutorial-offer = セネトは初めてですか？
tutorial-offer-start = やってみる
tutorial-offer-later = 後で
tutorial-menu-lessons = レッスン
tutorial-menu-lessons-note = やってみながら覚える
tutorial-lessons = レッスン
tutorial-lessons-lead = あなたの対局はそのまま待っています。
tutorial-lessons-houses = 特別なマス
tutorial-lessons-rules = ほかのルールの違い
tutorial-not-kept = ここでは何も保存されないため、終えたレッスンを次回に表示できません。
tutorial-goes-on = ステップ{ $count }から続ける（全{ $last }ステップ）
tutorial-done = 修了
tutorial-step = ステップ{ $count }（全{ $last }ステップ）
tutorial-count = { $count } / { $last }
tutorial-progress = レッスンの進み具合
tutorial-dock = レッスンの投げと駒の動き
tutorial-back = 戻る
tutorial-skip = 飛ばす
tutorial-next = 次へ
tutorial-finish = 終える
tutorial-press-next = ここはできました。「次へ」を押して進みましょう。
tutorial-not-asked = 対局ではその手も使えます。ここでは、説明のとおりにやってみてください。
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = ここで動かすのは{ $house }番のマスの駒です。輪がついています。
tutorial-end-lead = レッスンで出る目は決まっているので、運は関係ありません。しかし、次の手を選んだのはあなたです。
tutorial-end-judge = ここでいちばん強いコンピューターの評価です。間違うこともあります。
lesson-first = 最初のレッスン
lesson-first-about = 二分でわかるセネト
lesson-first-1 = あなたは黒の糸巻きです。全部を盤から上げましょう。投げて、輪のついた糸巻きを押してください。
lesson-first-1-done = 明るい面が二つなら、2です。
lesson-first-2 = 投げて、17番の円錐の上に進みましょう。
lesson-first-2-done = 円錐に当てたので、2個の駒が入れかわりました。1、4、5が出たら、もう一度投げます。
lesson-first-3 = もう一度投げて、好きな糸巻きを動かしてください。
lesson-first-3-done = 動かせるときは、必ず動かします。
lesson-first-4 = 投げて、10番の糸巻きを13番の糸巻きの隣へ進めましょう。
lesson-first-4-done = 並んだ2個の糸巻きには、だれも当てられません。
lesson-first-5 = どの駒も26番で必ず止まります。投げて、そこへ進みましょう。
lesson-first-5-done = ここからは、5が出れば盤から上がります。
lesson-first-6 = 27番は水です。投げて、どうなるか見ましょう。
lesson-first-6-done = あなたの番は終わり、ほかの駒は待つしかありません。
lesson-first-7 = ボタンを押して、糸巻きを助け出しましょう。
lesson-first-7-done = 糸巻きは15番に戻りました。
lesson-first-8 = 投げて、最後の糸巻きを盤から上げましょう。
lesson-first-8-done = あなたの勝ちです！古代のルールはだれも知りません。これは1978年に復元されたものです。
lesson-house-15 = 15番のマス：再生
lesson-house-15-1 = あなたの糸巻きが27番の水の中にあります。15番は空いています。糸巻きを助け出しましょう。
lesson-house-15-1-done = 15番から出直しです。12マス戻りました。助け出すと、番は終わります。
lesson-house-15-2 = 今度は15番に円錐があるため、あなたの糸巻きを助け出せません。抜け出せるのは4だけです。投げて、糸巻きを盤から上げましょう。
lesson-house-15-2-done = 運がよかったですね。4が出るのは16回に1回だけです。
lesson-house-26 = 26番のマス：美
lesson-house-26-1 = 投げてから24番の糸巻きを押して、なぜ動けないかを見ましょう。
lesson-house-26-1-done = 4では26番を越えてしまいます。どの駒も、まずそこに止まらなければなりません。
lesson-house-26-2 = そのため、4は別の駒で使います。8番の糸巻きを動かしてください。
lesson-house-26-2-done = しかも、4が出るともう一度投げられます。
lesson-house-26-3 = もう一度投げて、24番の糸巻きを26番へ進めましょう。
lesson-house-26-3-done = 糸巻きが着きました。これで困るのは1だけです。
lesson-house-26-4 = 26番でいちばん良い目は5です。投げて、糸巻きを盤から上げましょう。
lesson-house-26-4-done = 水も最後のマスも越えて、まっすぐ上がりました。
lesson-house-27 = 27番のマス：水
lesson-house-27-1 = 投げて、指せるただ一つの手を選んでください。
lesson-house-27-1-done = 駒が水に落ちると、1が出た後でも、番はすぐに終わります。
lesson-house-27-2 = 助け出すことも、4をねらうこともできます。ねらってみましょう。投げてください。
lesson-house-27-2-done = 4ではなかったので、番は終わり、糸巻きは水の中に残ります。
lesson-house-27-3 = 30番に円錐が1個だけあります。投げて、26番から当てましょう。
lesson-house-27-3-done = 最後のマスで当てられた駒は、水に落ちます。
lesson-house-last = 28番、29番、30番のマス
lesson-house-last-1 = 28番からは3で上がれます。投げて、糸巻きを上げましょう。
lesson-house-last-1-done = 29番では2が必要です。この二つのマスからは、ほかの目では上がれません。
lesson-house-last-2 = ただし、ほかに動かせる駒がなければ、駒は戻らなければなりません。投げて、見てみましょう。
lesson-house-last-2-done = また水の中です！待てるように、道の途中に別の駒を残しておきましょう。
lesson-house-last-3 = 30番はやさしいマスです。どの目でも上がれます。試してください。
lesson-house-last-3-done = 2で上がれました。
lesson-walls = 3個並び
lesson-walls-1 = 12番、13番、14番に円錐が3個並んでいます。投げて、11番の糸巻きを押してください。
lesson-walls-1-done = 1個や2個は飛び越えられますが、3個並びは越えられません。これが壁です。
lesson-walls-2 = 自分でも壁を作りましょう。投げて、8番の糸巻きを10番と11番の2個の隣へ進めてください。
lesson-walls-2-done = 後ろの円錐は、あなたが開けるまで待つしかありません。
lesson-modern = ケンドールのルール、駒5個
lesson-modern-about = 現代の形：水は駒をすぐに送り返し、最後のマスではちょうどの目が必要
lesson-modern-1 = ここでは水の働きが違います。投げて、26番の糸巻きを動かしてください。
lesson-modern-1-done = 水には残らず、すぐに15番へ行きます。1が出たので、もう一度投げます。
lesson-modern-2 = 投げて、30番の糸巻きを押してください。
lesson-modern-2-done = このルールでは、30番の駒は1が出たときだけ上がれます。
lesson-series = 1979年のケンドールのルール
lesson-series-about = 先にすべて投げ、それから動かす
lesson-series-1 = 1、4、5が出たら、すぐに続けて投げます。2か3が出るまで投げてください。
lesson-series-1-done = 1と2を、好きな順に使えます。
lesson-series-2 = 二つの目のうち一つを使ってください。棒の横で、先に目を選ぶこともできます。
lesson-series-2-done = 残りの目は一つです。
lesson-series-3 = もう一つの目を使ってください。同じ糸巻きでも、別の糸巻きでもかまいません。
lesson-series-3-done = すべての目がそろっていると、計画できます。一つで当て、一つで安全な所へ、というように。
lesson-entering = ウィキによるケンドールのルール
lesson-entering-about = 盤は最初は空
lesson-entering-1 = すべての駒は盤の横から始まります。投げて、駒を1個入れてください。
lesson-entering-1-done = 1番のマスに置かれ、すぐに出た目の数だけ進みます。
lesson-entering-2 = ここでは味方の駒の上に来てもかまいません。投げて、別の糸巻きを4番のマスに入れてください。
lesson-entering-2-done = 4番はふさがっているので、糸巻きは後ろの最初の空きマスへ行きます。
lesson-jequier = ジェキエのルール
lesson-jequier-about = すべて暗い面なら6。すべての駒が最後の段に着くまで上がれない
lesson-jequier-1 = このルールでは、暗い面が四つそろうと、もっと大きな目になります。投げて、好きな糸巻きを動かしてください。
lesson-jequier-1-done = 6です！6でも、1や4と同じように、もう一度投げられます。
lesson-jequier-2 = 26番は安全ですが、その先の水は違います。投げて、26番から27番へ進めてください。
lesson-jequier-2-done = 水は、駒を盤全体の最初の空きマスへ送ります。
lesson-jequier-3 = 駒がすべて最後の段に来たら、上がれます。ちょうど30番に止まると上がりです。投げて、糸巻きをそこへ進めましょう。
lesson-jequier-3-done = 30番に着くと、盤から上がります。
lesson-piccione = ピッチョーネのルール
lesson-piccione-about = おだやかな勝負：当てることはなく、目を分けられる
lesson-piccione-1 = 駒は1の目で入ります。投げて、糸巻きを1番のマスに入れてください。
lesson-piccione-1-done = 駒を入れると、その駒のためにもう一度投げられます。
lesson-piccione-2 = 出た目は駒に分けられます。投げて、まず1マスだけ、14番から15番へ動かしてください。
lesson-piccione-2-done = 15番に止まると、後でもう一度投げられます。4のうち、あと3マス分残っています。
lesson-piccione-3 = 残りの3マス分を、全部でも一部でも、好きな糸巻きで使ってください。
lesson-piccione-3-done = このルールでは当てることがありません。出た目をどう生かすかが大切です。
lesson-bell = ベルのルール
lesson-bell-about = 駒は10個、サイコロは1個、当てられた駒は二度と戻らない
lesson-bell-1 = ここではサイコロを投げます。投げて、13番の円錐の上に進みましょう。
lesson-bell-1-done = 円錐は取り除かれました。より多くの駒を上げた人の勝ちです。
lesson-bell-2 = 26番に円錐があります。投げて、24番の糸巻きを押してください。
lesson-bell-2-done = 26番から29番のマスでは、駒は安全です。
lesson-bell-3 = 投げて、5番の糸巻きを押してください。
lesson-bell-3-done = 印のあるマスは通り過ぎるだけの所です。そこの駒は、動けるときはすぐに先へ進みます。
lesson-boards = 古い盤
lesson-boards-about = ルールの伝わらない盤と、そのための当サイトのルール
lesson-boards-1 = いちばん簡素な盤には印がありません。投げて、28番の糸巻きを上げましょう。
lesson-boards-1-done = このような盤では、終わりを越える目ならどれでも上がれます。
lesson-boards-2 = もっと古い盤では道が左上で終わり、27番にバツ印がありました。投げて、そこへ進めてください。
lesson-boards-2-done = バツ印の意味はだれも知りません。ここでは、駒を最初の空きマスへ送ります。
lesson-boards-3 = 後の時代の盤では、終わりに神々がいて、30番にホルスがいます。投げて、そこの糸巻きを押してください。
lesson-boards-3-done = 当サイトのルールでは、ホルスの家から出られるのは1だけです。
lesson-double = 二つ組の盤
lesson-double-about = 二つの盤に60マス
lesson-double-1 = 並んだ二つの盤が一本の長い道になります。投げて、30番から先へ渡りましょう。
lesson-double-1-done = あと30マスです。
tutorial-menu-house = マス
tutorial-menu-house-note = 特別なマスの名前、働き、昔の意味
tutorial-menu-odds = 出目と確率
tutorial-menu-odds-note = 最近の出目、確率、これまでに出た目
tutorial-menu-history = 歴史
tutorial-menu-history-note = 本物の盤と、だれも知らないこと
tutorial-why-house = { $house }番のマスについて
tutorial-why-lesson = レッスン：{ $name }
tutorial-known = 確認済み
tutorial-second = 伝聞
tutorial-unknown = 不明
tutorial-standings-title = どのくらい確かか
tutorial-standings = 「確認済み」：当サイトが元の資料を読みました。「伝聞」：ほかの人がそう伝えています。「不明」：だれにもわかりません。
tutorial-lessons-rows = 守りと壁
lesson-pairs = 2個並び
lesson-pairs-1 = 19番と20番に円錐が2個並んでいます。投げて、17番の糸巻きを押してください。
lesson-pairs-1-done = 隣り合うマスにある同じ色の駒は、互いに守り合います。
lesson-pairs-2 = 自分の駒も守りましょう。投げて、10番の糸巻きを13番の糸巻きの隣へ進めてください。
lesson-pairs-2-done = これで、どちらも当てられません。
card-no-name = 名前のないマス
card-rules = この対局では
card-ordinary = ここでは特別なことは起こりません。
card-told = このマスについて伝わること
card-lesson = このマスのレッスン
card-others = ほかのマス
card-loading = 少々お待ちください…
card-sign-none = この盤では、ここに記号はありません。
card-sign-ankh = 記号は「命」を表すアンクです。
card-sign-nefer = 記号は「良い」「美しい」を表すネフェルです。
card-sign-circle = 記号は円です。
card-sign-water = 記号は3本の水の線です。
card-sign-cross = バツ印がついています。
card-sign-three = 3本の線がついています。
card-sign-three_birds = 3羽の鳥がいます。
card-sign-three_gods = 3柱の神が座っています。
card-sign-two = 2本の線がついています。
card-sign-two_men = 2人の男が座っています。
card-sign-two_gods = 2柱の神が座っています。
card-sign-one = 1本の線がついています。
card-sign-horus = ホルス神のハヤブサがいます。
fact-house-thoth = このゲームについての宗教文書「大ゲーム文書」は、最初のこのマスをトト神のものとしているそうです。
fact-house-neith = 「大ゲーム文書」は、このマスを女神ネイトのものとしているそうです。
fact-house-maat = 「大ゲーム文書」は、このマスを真理と秩序の女神マアトのものとしているそうです。
fact-house-thirty = 「大ゲーム文書」は、このマスを「三十の家」と呼んでいるそうです。
fact-house-netting = 古代の一覧には、このマスを「網の家」と呼ぶものがあります。
fact-house-ankh = ピッチョーネのルールのために描かれた盤では、ここに笏にはさまれたアンクがあります。
fact-house-rebirth = 「再生の家」や「第二の命」は、現代の人がつけた名前です。
fact-house-nefer = 盤のこのマスには、ネフェルの記号が一つ、または三つあります。
fact-house-good = 古代の文書は「良い」「美しい」と呼びます。「美の家」「幸福の家」は現代の名前です。
fact-house-countdown = ルーヴル美術館は、最後の五つのマスをカウントダウンと見ます。良い、水、三、二、一です。
fact-house-cross = もっと古い盤では、ここにバツ印があります。第18王朝の初めに、水がそれに代わりました。
fact-house-mu = 古代の文書は「ムウ」、つまり「水」と呼びます。
fact-house-penalty = 水は罰だったのか、清めだったのか。ルーヴル美術館はどちらもありうるとしています。
fact-house-three = 盤のこのマスには、3本の線、3羽の鳥、または3柱の神があります。数の三です。
fact-house-souls = ここにヘリオポリスの町の魂を記した盤もあります。
fact-house-truths = 「三つの真理の家」は現代の名前で、ティモシー・ケンドールがつけました。
fact-house-two = 盤のこのマスには、2本の線、座った2人の男、または2柱の神があります。数の二です。
fact-house-re-atoum = 「ラー・アトゥムの家」は現代の名前で、ティモシー・ケンドールがつけました。
fact-house-last = 最後のマスには、たいてい何もありません。新王国時代後期には、ハヤブサか太陽神がいます。
fact-house-sun = そこの神は、ラー・ホルアクティだといわれます。
fact-house-horus = 「ホルスの家」は現代の名前です。
odds-title = { $tool ->
    [die] サイコロ：出目と確率
   *[sticks] 棒：出目と確率
  }
odds-heading = 出目の確率
odds-lead = { $tool ->
    [die] 四つの面は、どれも同じように出ます。
    [other] 数える落ち方は{ $ways }通りあり、どれも同じように出ます。
   *[sticks] 4本の棒の落ち方は16通りあり、どれも同じように出ます。
  }
odds-so-far = { $count ->
    [0] この対局では、まだ一度も投げていません。
   *[other] この対局では、これまでに二人で{ $count }回投げました。
  }
odds-throw = 出目
odds-chance = 確率
odds-expected = 期待値
odds-thrown = 出た回数
odds-again = もう一度投げる
odds-ways = { $of }回に{ $count }回
odds-number = { $value }
throws-title = { $count ->
    [1] 最後に出た目
   *[other] 最近の{ $count }回の出目、新しい順
  }
throws-told = { $lost ->
    [no] { who }は{ $value }を出しました。
    [declined] { who }は{ $value }を出しましたが、駒を盤から上げませんでした。
    [passed] { who }は{ $value }を出しましたが、パスしました。
   *[other] { who }は{ $value }を出しましたが、使えませんでした。
  }
throws-mark = { $lost ->
    [opening] 先手決め
    [declined] 使わず
    [passed] パス
   *[other] 手なし
  }
odds-note = 短い対局では、期待値と大きく違うことがよくあります。それは偶然で、間違いではありません。
history-title = セネト小史
history-chapters = 章
history-yours = あなたの対局のルール
history-nobody = だれもルールを知らない
history-nobody-lead = ナイル川のほとりの人々は、二千年以上もセネトを遊びました。盤も駒も絵も残っています。ルールだけが失われました。
history-traces = 最古の痕跡
history-traces-lead = セネトは、エジプト最初の王たちと同じくらい古いかもしれません。しかし、古い出土品ほど、読み解くのは難しいのです。
history-amenhotep = 王と書記の盤
history-amenhotep-lead = 新王国時代には、盤は箱の上面であることが多く、反対側の面には20マスの別のゲームがあります。
history-tutankhamun = ツタンカーメンのゲーム
history-tutankhamun-lead = 若い王の墓には、いくつものゲーム箱がありました。墓を開いたハワード・カーターは、それらを一つずつカードに書き留めました。
history-throwing = 棒と骨と踊り手
history-throwing-lead = 初めは、片面が明るく片面が暗い棒でした。後に、距骨（動物のくるぶしの骨）が使われました。
history-last-houses = 最後の五つのマス
history-last-houses-lead = 多くの盤では、最後のマスにだけ記号があります。記号は時とともに変わり、いちばんの手がかりになっています。
history-journey = 遊びから旅へ
history-journey-lead = 気晴らしとして始まったものが、死者の冥界の旅を表すようになりました。
history-beyond = ナイル川の外へ
history-beyond-lead = 30マスの盤は、キプロスやレヴァントでも知られています。このゲームがナイル川のほとりで始まったかどうかは、確かではありません。
history-again = ルールの復元
history-again-lead = 1930年から、学者たちは盤や絵や文書に合う復元案を提案してきました。同じ案は二つとありません。このページでは、それらを遊び比べることができます。
drawing-pieces = 円錐と糸巻き。新王国時代の駒をもとにした絵です。
drawing-old-board = エル・マハスナの盤のような、6マスが3列の盤。当サイト作成の図です。
drawing-royal-board = アメンホテプ3世の盤のような盤を上から見たところ。当サイト作成の図で、色も当サイトによるものです。
box-royal-board = 当サイト作成の模型。アメンホテプ3世の盤にならい、記号は同じ時代のほかの盤のものです。色、枠、側面、引き出しは当サイトによるものです。
drawing-royal-box = ツタンカーメンの箱のような、そりに載った箱。当サイト作成の図です。
box-royal-box = 当サイト作成の模型。そりに載ったツタンカーメンの箱にならい、記号は同じ時代のほかの盤のものです。枠、側面、引き出し、そりの形は当サイトによるものです。
drawing-sticks = ツタンカーメンの棒のような二組の棒。指の形とキツネの頭の形です。当サイト作成の図です。
drawing-last-houses = 最後の五つのマス。上は古い盤、次が新王国時代の前期と後期です。比べやすいように、すべて左から右へ並べました。
drawing-players = エジプトの絵のように、横から見た対局。当サイト作成の図です。
drawing-stone = キプロスの石のような、10個のくぼみが3列ある石。当サイト作成の図です。
box-stone = キプロスの石のような、10個のくぼみが3列ある石。当サイト作成の模型で、整った形とくぼみの間の線は当サイトによるものです。
fact-name = 「セネト」は「通り過ぎること」という意味です。
fact-boards-known = ピッチョーネは120を超える盤を知っていました。
fact-forgotten = このゲームは、ローマ時代に遊ばれなくなりました。
fact-rules-lost = 駒がどう動き、印のあるマスが何をしたのか。
fact-hesy-re = 紀元前3100年ごろの墓から、盤かもしれないもののかけらが見つかっています。最初の確かな絵は、第3王朝のヘシラーの墓にあります。
fact-el-mahasna = エル・マハスナで見つかった粘土の盤は、6マスが3列で、12個の駒があり、最古のものと呼ばれています（globalegyptianmuseum.org、455番）。
fact-el-mahasna-doubt = エル・マハスナの盤がセネトなのかどうか。何に使われたのかについては、意見が分かれています。
fact-nikauhor = サッカラにあるニカウホルの礼拝堂の壁で、二人の男が楽師のそばで遊んでいます。第5王朝です（メトロポリタン美術館、08.201.2a–g）。
fact-pepi-ankh = 紀元前2300年ごろ、メイルのペピアンクの墓で、遊ぶ人たちがからかい合っています。一人は、自分の駒が着いた、相手の駒が取り去られるのを見ようと言い、相手は、通り過ぎるのは自分だと答えます。
fact-amenhotep = ファイアンスの盤に、アメンホテプ3世の名があります。紀元前1390年から1353年ごろのものです。長さは21センチで、四つのマスに数字か「良い」の記号があります（ブルックリン美術館、49.56a-b）。
fact-merymaat = トトメス3世の時代の書記メリマアトのゲーム箱は、アビュドスのもので、ファイアンスの象眼が残っています。木は現代のものです（メトロポリタン美術館、01.4.1a）。
fact-zawiyet = ザウィイェト・エル・アリアンの箱には、駒と、こまのように回すサイコロがついています。第18王朝初期です（ボストン美術館、11.3095–11.3097）。
fact-tut-large = ツタンカーメンの大きなセットは黒檀と象牙でできています。箱の長さは44.4センチで、そりの上に載っています（カイロ、JE 62058）。
fact-tut-squares = ツタンカーメンの大きなセットの盤では、五つのマスに文字があります。
fact-tut-small = 長さ13.4センチの小さな象牙の箱の側面に、王の名があります（カイロ、JE 62061）。
fact-tut-pieces = もう一つの象牙の箱は、一度も開けられていませんでした。中には赤い駒5個、白い駒5個、距骨2個がありました（カーター 585r）。
fact-tut-sticks = ツタンカーメンの棒は二組あり、長さは17.5センチです。上は暗い黒檀、下は白い象牙です。一組の端は人の指、もう一組はキツネの頭です。
fact-hesy-sticks = ヘシラーの絵では、盤のそばに4本の棒があります。
fact-bones = 第17王朝から、距骨が多くなります。新王国時代の遊びの絵には、投げるものとして距骨しか描かれていません（メトロポリタン美術館、16.10.505a–c）。
fact-neferkhawet = ネフェルカウェトの墓には、円錐5個と糸巻き5個がありました（メトロポリタン美術館）。
fact-dancers = 駒は「踊り手」と呼ばれました。
fact-counting = 棒や骨の目をどう数えたのか。
fact-tab = いま使われている数え方は、このページのものも含めて、現代エジプトの棒のゲーム「ターブ」のものです。エドワード・レインが書き残し、カーターがツタンカーメンのゲーム箱のカードに書き写しました。
fact-old-marks = 第17王朝までの記号は、良い、バツ印、3本線、2本線です。道は左上で終わります。
fact-water-comes = 第18王朝の初めに、水がバツ印に代わります。カリフォルニア州サンノゼの薔薇十字エジプト博物館の盤には水がありますが、進む向きは昔のままです。おそらく二つの型をつなぐ盤です。
fact-imenmes = ルーヴル美術館にあるイメンメスのゲーム箱では、28番のマスに3羽の鳥、29番に座った2人がいます。
fact-house-names = いま使われるマスの名前は、ほとんどが現代のものです。古代の名前は、一部しか読めません。
fact-dead-play = およそ4300年前には、墓の絵で死者が生者と遊んでいます。
fact-spell = 新王国時代、『死者の書』第17章では、死者がセネトをします。盤は冥界を通る道になります。
fact-nefertari = 王妃ネフェルタリは、自分の墓で、だれにも見えない相手と一人で遊んでいます（王妃の谷、66号墓）。
fact-ani = 『アニのパピルス』では、アニとトゥトゥが盤の前に座っています。紀元前1250年ごろです（大英博物館、EA 10470,7）。
fact-lion = このような場面をからかった別のパピルスもあります。ライオンとレイヨウが盤の前に座っています。紀元前1100年ごろです（大英博物館、EA 10016）。
fact-cyprus = キプロスでは、紀元前2500年から1050年の間に、ソティラ・カミヌディアやマルキ・アロニアなど、多くの場所で、セネトの盤と、エジプトのもう一つのゲームであるメヘンの盤が作られました。
fact-cyprus-more = 青銅器時代のキプロスの遺跡からは、セネトとメヘンを合わせて、ほかのどの古代文化よりも多くのゲーム盤が見つかっています（クリスト、2016年）。
fact-levant = エジプトとレヴァントの間で、ゲームがどちらへ伝わったのか。エジプトから来たと考える学者も、まったく逆だと考える学者もいます。
fact-arad = イスラエルのテル・アラドには、30個のくぼみを開けた盤があります。青銅器時代前期のものです。
fact-backgammon = よくいわれるように、バックギャモンがセネトから生まれたのかどうか。盤を研究するクリストは、そのような話に注意を促しています。
fact-jequier = 1930年：ギュスターヴ・ジェキエ。ここで遊べるいちばん古い復元案です。
fact-kendall = 1978年：ティモシー・ケンドール『冥界を通り抜ける』。このページの最初のレッスンは、このルールに従います。
fact-piccione = 1977年と1980年：ピーター・ピッチョーネ。何よりもゲームの意味を研究しました。
fact-bell = 1979年：R・C・ベル。駒は10個ずつです。
fact-retold = この四つの復元案については、当サイトは原著を読んでいません。だれの紹介か、何が疑わしいかは、それぞれのルールの画面にあります。
fact-fair-sticks = 本物の棒がどう落ちたのか。半円の棒は完全に公平ではありません。ここの棒は公平で、どちらの面も同じように出ます。
history-chapter = { $value }：{ $name }

## later: fairness (checking that the throws are fair)

fairness-menu = 出目は公平ですか？
fairness-menu-note = すべての出目を自分で確かめる
fairness-line = この対局の出目は、最初に投げる前に決まっていました。確認コード：
fairness-title = 出目は公平ですか？
fairness-lead = 対局の間は、だれも出目を変えられません。あなたも、コンピューターも、このページもです。
fairness-toss = 投げる前にどれだけ長く押していても、どれだけ高く投げても、出目の確率は変わりません。
fairness-wait = 少々お待ちください…
fairness-fault = いまは出目を確かめられません。（{ $reason }）
fairness-no-code = 出目の確認コードを表示できません。（{ $reason }）
fairness-close = 閉じる
fairness-bound-title = 最初に投げる前に決まっている
fairness-blind = コンピューターがこの先の出目を知ることはありません。
fairness-bound = すべての出目は、「シード」という一つの秘密の数から生まれます。シードから作ったこの確認コードを、書き留めておいてください。最後まで同じなら、だれもシードを変えていません。
fairness-code-full = 確認コードの全体（SHA-256）
fairness-seed-later = シードは対局が終わると表示されます。
fairness-seed-shown = 対局が終わりました。これがシードです。
fairness-seed-label = シード
fairness-sum-label = ターミナルで確認コードを自分で作る
fairness-copy = コピー
fairness-copied = コピーしました。
fairness-marked = テキストを選択しました。コピーしてください。
fairness-check-title = すべての出目
fairness-check = すべての出目を確かめる
fairness-check-right = { $count ->
    [0] 確かめました。この対局では、まだ一度も投げていません。
    [1] 確かめました。この対局のただ1回の出目は、シードから生まれています。
   *[other] 確かめました。この対局の出目{ $count }回は、すべてシードから生まれています。
  }
fairness-check-wrong = { $count ->
    [1] { $number }回目の出目はシードから生まれていません。この対局は書き換えられています。
   *[other] { $count }回の出目がシードから生まれていません。最初は{ $number }回目です。この対局は書き換えられています。
  }
fairness-throw-right = { $value }：正しい
fairness-throw-wrong = { $recorded }：正しくは{ $expected }
fairness-odds-title = 出た目と期待値
fairness-figure = カイ二乗 { NUMBER($figure, maximumFractionDigits: 2) }、p = { NUMBER($chance, maximumFractionDigits: 3) }。
fairness-verdict-too_few = { $throws ->
    [0] まだ投げていません。
   *[other] { $throws }回投げただけでは、まだ何もいえません。
  }
fairness-verdict-as_expected = この{ $throws }回の出目は期待どおりです。公平な対局100局のうち{ NUMBER($hundred, maximumFractionDigits: 0) }局は、これと同じかそれ以上に偏ります。
fairness-verdict-unusual = この{ $throws }回の出目は珍しいものです。これほど偏るのは、公平な対局100局のうち{ NUMBER($hundred, maximumFractionDigits: 1) }局だけです。時にはあることです。
fairness-verdict-very_unusual = この{ $throws }回の出目はとても珍しいものです。これほど偏るのは、公平な対局1000局のうち1局にも満たないほどです。下ですべての出目を確かめてください。
fairness-afar = リンクでの対局では、出目は二人がそれぞれ持つ秘密の数から計算します。届いたリンクは、一つずつ確かめます。

## later: shared-throws (the game of the day)

daily-title = 今日の対局
daily-note = 今日は全員に同じ目が出ます
daily-heading = { $date }の対局
daily-lead = 今日の対局では、世界中の全員に同じ目が出ます。いちばんうまく使うのはだれでしょう？
daily-how = あなたは{ $side ->
    [white] 白
   *[black] 黒
  }、相手は{ $opponent ->
    [casual] のんびり屋
   *[other] コンピューター
  }です。ルールは「{ $name }」。目は日付だけで決まります。
daily-device = 日付はこの端末のものです。
daily-another = これは今日の対局ではなく、別の日の対局です。
daily-play = 遊ぶ
daily-play-today = 今日の対局で遊ぶ
daily-play-again = もう一度遊ぶ
daily-best = この日のいちばん良い結果
daily-replayed = 何度でも遊べます。いちばん大切なのは最初の一回です。その後は、目を知っているからです。
daily-won = { $throws }回投げて勝ち。コンピューターの駒は{ $left }個残っていました。
daily-lost = { $throws }回投げて負け。自分の駒は{ $left }個残っていました。
daily-drawn = { $throws }回投げて引き分け。
daily-text = セネト、{ $date }の対局：{ $result } { $link }
daily-copy = 結果をコピー
daily-copied = コピーしました。
daily-not-copied = このブラウザーではコピーできません。テキストはこちらです：
daily-show = 結果とコピー用のテキスト
daily-bad-date = 「{ $value }」は日付ではありません。2026-11-21のように書いてください。
daily-today-instead = これは今日の対局です。
daily-unkept = ここでは何も保存されません。ページを閉じると、結果は消えます。
daily-fault = 今日の対局を始められません。（{ $reason }）
daily-close = 閉じる

## later: correspondence (play by link)

correspondence-title = リンクで遊ぶ
correspondence-note = 遠くの人と、手番ごとに
correspondence-lead = 二人と二つの端末で、時間は好きなだけ。手番ごとにリンクができます。それをメッセージやメールで相手に送ります。
correspondence-rules = ルール：いまの盤と同じ「{ $name }」。ほかのルールで遊ぶには、先にそのルールで新しい対局を始めてください。
correspondence-sides-drawn = このルールでは、どちらの駒を使うかは最初の投げで決まります。
correspondence-side = あなたの側
correspondence-white = { $begins ->
    [yes] 白（先手）
   *[no] 白
  }
correspondence-black = { $begins ->
    [yes] 黒（先手）
   *[no] 黒
  }
correspondence-fair = 出目は、二人がそれぞれ持つ秘密の数から計算します。どちらも出目を操作できません。
correspondence-make = リンクを作る
correspondence-kept = 始めた対局
correspondence-kept-game = 「{ $name }」、最終手番 { $date }
correspondence-kept-over = 「{ $name }」、終了、最終手番 { $date }
correspondence-resume = 続ける
correspondence-resume-named = 続ける：{ $game }
correspondence-forget = 削除
correspondence-forget-named = 削除：{ $game }
correspondence-your-turn = { $side ->
    [white] リンクでの対局：あなたの番です。あなたは白です。
    [black] リンクでの対局：あなたの番です。あなたは黒です。
   *[none] リンクでの対局：あなたの番です。どちらの駒を使うかは最初の投げで決まります。
  }
correspondence-over = このリンクでの対局は終わりました。
correspondence-send-invitation = このリンクを相手に送ってください。
correspondence-send-answer = 対局に加わりました。このリンクを送り返すと、相手が続けられます。
correspondence-send = このリンクを相手に送り、返事を待ってください。
correspondence-send-begins = 相手が先に始めます。このリンクを送り、返事を待ってください。
correspondence-send-last = 対局が終わりました。結果が相手にも見えるように、この最後のリンクを送ってください。
correspondence-link = 送るリンク
correspondence-copy = コピー
correspondence-copied = コピーしました。相手に送ってください。
correspondence-marked = リンクを選択しました。コピーしてください。
correspondence-share = 共有…
correspondence-share-text = セネトはあなたの番です
correspondence-shared = 共有しました。
correspondence-not-shared = リンクを共有できませんでした。コピーしてください。
correspondence-qr = QRコード
correspondence-qr-label = リンクのQRコード
correspondence-paste = リンクが届きましたか？ここに貼り付けてください
correspondence-open = 開く
correspondence-no-link = このテキストに対局のリンクはありません。
correspondence-unkept = ここでは何も保存されません。相手が答えるまでこのタブを開いたままにし、届いたリンクをここに貼り付けてください。
correspondence-copy-note = この対局を続けられるのはこのブラウザーだけで、一週間開かないとデータを消すブラウザーもあります。控えをファイルに残しておくと安心です。あなたの秘密の数が入っているので、相手には送らないでください。
correspondence-copy-save = 控えをファイルに残す
correspondence-copy-open = 控えのファイルを開く
correspondence-copy-wrong = このファイルはリンクでの対局の控えではないか、壊れています。
correspondence-gone = このリンクでの対局は、もうこのブラウザーにありません。あなたかブラウザーがデータを消したか、別の場所で始めた対局です。見ることはできます。控えのファイルがあれば、「リンクで遊ぶ」で開くと続けられます。
correspondence-refused = リンクを開けません。（{ $reason }）
correspondence-refused-link_damaged = このリンクは壊れています。一部が欠けているか、書き換えられています。もう一度送ってもらってください。
correspondence-refused-link_form = このリンクは、ゲームの別のバージョンのものです。二人とも同じバージョンが必要です。
correspondence-refused-other_game = このリンクは別の対局のものです。
correspondence-refused-own_link = このリンクはあなたが作ったものです。相手に送ってください。
correspondence-refused-old_link = これは古いリンクです。対局はもう先へ進んでいます。
correspondence-refused-history_changed = このリンクの手は、実際の手と違います。書き換えられています。
correspondence-refused-value_changed = このリンクの目は、対局の前に決めたものと合いません。書き換えられています。
correspondence-refused-illegal_turn = このリンクには、ルールにない手があります。書き換えられています。
correspondence-refused-turn_unfinished = このリンクの番はまだ終わっていません。もう一度送ってもらってください。
correspondence-refused-not_a_player = このブラウザーはこの対局を知りません。別の端末かブラウザーで始めたか、このブラウザーがデータを消しました。一週間開かないと消すブラウザーもあります。始めたところで続けるか、控えのファイルを「リンクで遊ぶ」で開いてください。

## later: sharing (sharing, saving, looking back)

prompt-looking = 対局を見返しています。
button-back-in-game = 対局に戻る
said-back-in-game = 対局に戻りました。
said-at-start = 対局の始まりです。
said-playing-on = ここから対局を続けます。
look-back = 対局を見返す
look-back-note = 一手ずつ見直すか、途中の手から遊び直す
look-back-here = この場面を盤に出す
look-first = 最初へ
look-back-one = 一手戻る
look-on = 一手進む
look-last = 最新の手へ
look-moment = { $at } / { $last }
look-play-on = ここから続ける
menu-share = この対局を共有・保存
menu-share-note = リンク、画像、テキスト、ファイルで
menu-open = 対局を開く
menu-open-note = ファイルやテキストから
share-title = 共有・保存
share-link-title = リンク
share-subject-game = 対局全体（見返したり、途中から遊び直したりできます）
share-subject-position = いまの盤だけ
share-copy = コピー
share-copied = コピーしました。
share-copy-by-hand = このブラウザーではコピーできません。テキストは選択してあります。手動でコピーしてください。
share-send = 送る…
share-invites-game = セネトの対局
share-invites-position = セネトの局面。あなたならどう動かしますか？
share-no-address = このページはファイルか、ほかのページの一部なので、共有できるリンクがありません。ファイル、テキスト、画像なら共有できます。
share-picture-title = 画像
share-save-picture = 画像を保存
share-picture-noise = サイトにあなたを特定させないため、このブラウザーは、ページが描いた絵をページに読み取らせません。このサイトにキャンバスデータの使用を許可するか、スクリーンショットを撮ってください。
share-file-title = ファイルかテキスト
share-save-game = 対局をファイルに保存
share-text = テキスト形式の対局
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = 結果を送る
send-line = { $outcome ->
    [won] セネトに{ $score }で勝ちました
    [lost] セネトに{ $score }で負けました
   *[other] セネトの対局は{ $score }でした
  }（投げ{ $throws }回）。
send-invites = 同じ出目で遊んでみませんか？
send-picture = この対局の結果と終わりの盤
open-title = 対局を開く
open-safe = いま盤にある対局は失われません。後で元に戻せます。
open-file = 保存した対局
open-paste = または、対局のテキストかリンクをここに貼り付けてください
open-now = 開く
open-empty = まだ開くものがありません。ファイルを選ぶか、テキストを貼り付けてください。
open-too-long = セネトの対局にしては長すぎます。
open-no-game = これはセネトの対局ではないか、壊れています。
open-bad-line = このテキストの{ $line }行目を再現できないので、対局を開きませんでした。
open-encoding = このファイルは{ $line }行目からUTF-8でもUTF-16でもありません。エディターで、文字コードをUTF-8にして保存し直してください。
open-bad-link = このリンクはセネトの対局のものではないか、一部が欠けています。
said-opened = 対局を開きました。

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = 箱を手に取る
turn-how = 箱を手に取りました。矢印で回す、スペースで次の面、Escで元に戻す。
turn-next = 次の面
turn-back = 元に戻す
turn-board = 回せる盤。矢印で回す、スペースで次の面、Escで元に戻す。
turn-flat = ここでは盤は平面の図なので、回せません。

query-plain = { $text }。
query-pieces = { $who ->
    [you] あなたの駒：{ $houses }。
    [computer] コンピューターの駒：{ $houses }。
   *[other] { $side ->
        [white] 白の円錐の駒：{ $houses }。
       *[black] 黒の糸巻きの駒：{ $houses }。
      }
  }
query-pieces-none = { $who ->
    [you] あなたの駒は盤にありません。
    [computer] コンピューターの駒は盤にありません。
   *[other] { $side ->
        [white] 白の駒は盤にありません。
       *[black] 黒の駒は盤にありません。
      }
  }
query-move = { $from }から{ $to }へ。
query-move-hit = { $from }から{ $to }へ、ヒット。
query-move-off = { $from }から上がり。
query-move-enter = 新しい駒を{ $to }へ。
query-move-enter-hit = 新しい駒を{ $to }へ、ヒット。
query-sticks = 棒の目は{ $value }。明るい面{ $light }、暗い面{ $dark }。
query-sticks-none = まだ投げていません。
query-die = サイコロの目は{ $value }。
query-steps = 残り{ $count }マス分。
query-in-hand = これから使う目：{ $list }。
query-off = { $pieces ->
    [1] { $who ->
        [you] あなた
        [computer] コンピューター
       *[other] { $side ->
            [white] 白
           *[black] 黒
          }
      }のただ一つの駒は{ $count ->
        [0] まだ上がっていません。
       *[other] 上がりました。
      }
   *[other] { $who ->
        [you] あなた
        [computer] コンピューター
       *[other] { $side ->
            [white] 白
           *[black] 黒
          }
      }の駒は{ $pieces }個のうち{ $count ->
        [0] 、まだ一つも上がっていません。
       *[other] { $count }個が上がりました。
      }
  }
query-hand = まだ入っていない駒は{ $count }個。
query-taken = 取り除かれた駒は{ $count }個。
query-way = { $who ->
    [you] あなたの駒は、すべて合わせてあと{ $count }マスです。
    [computer] コンピューターの駒は、すべて合わせてあと{ $count }マスです。
   *[other] { $side ->
        [white] 白の駒は、すべて合わせてあと{ $count }マスです。
       *[black] 黒の駒は、すべて合わせてあと{ $count }マスです。
      }
  }
query-to-end = { $count ->
    [1] ここの駒は、あと{ $count }マスで上がりです。
   *[other] ここの駒は、上がりまであと{ $count }マスです。
  }
brief-said-thrown = { who }：{ $value }。
brief-said-moved = { who }、{ $from }から{ $to }。
brief-said-bumped = ヒット：{ $from }から{ $to }。
brief-said-borne-off = { who }、{ $from }上がり。
brief-said-throw-again = もう一度。
brief-said-only-move = { $to ->
    [off] 手は一つ：{ $from }上がり。
   *[other] 手は一つ：{ $from }から{ $to }。
  }
brief-said-passed-no_move = 動けません。
brief-said-aim = { $to ->
    [off] { $from }上がり。
   *[other] { $from }から{ $to }。
  }
accessibility-auto-move = 手が一つしかないときと、もう一度投げるときは自動で進める
accessibility-brief = 読み上げを短くする
accessibility-facing = 向かい合う二人のために盤を回す
accessibility-facing-note = テーブルをはさんで遊ぶときに
accessibility-flip = 盤を逆向きにする
accessibility-flip-note = 最初のマスが反対側に来ます
accessibility-full-screen = 全画面
accessibility-no-full-screen = ここではブラウザーが全画面を許可していません。
accessibility-afresh = 最初からやり直す
accessibility-reset = すべての設定を初期状態に戻す
accessibility-forget-note = このページが保存するものは、すべてこの端末の中だけにあります。一週間開かないと、それを削除するブラウザーもあります。
accessibility-forget = この端末の記録をすべて消す…
accessibility-forget-title = すべて消しますか？
accessibility-forget-what = このページが保存したものは、すべてこの端末から消えます。設定、対局（リンクでの対局も）、成績、レッスン、問題、ルールです。元には戻せません。
accessibility-forget-yes = すべて消す
accessibility-forget-no = すべて残す
accessibility-not-forgotten = 消せなかったものがあります。サイトが保存したものは、ブラウザーの設定で消せます。

## later: kiosk (the unattended screen)

kiosk-attract-label = セネトのデモ
kiosk-invitation = 画面に触れて遊ぼう
kiosk-caption-race = セネトは、二人で先を争うすごろく型の盤上ゲームです。先にすべての駒を盤から上げた人が勝ちます。
kiosk-caption-age = ナイル川のほとりの人々は、二千年以上もセネトを遊びました。
kiosk-caption-throw = まず投げて、それから動かします。出た目の数だけ、駒が進みます。
kiosk-caption-signs = 昔の盤の多くでは、最後の五つのマスだけに印があります。その一つは水です。
kiosk-caption-rules = 古代のルールはだれも知りません。このルールは現代の学者が復元したものです。
kiosk-caption-computer = いまはコンピューターどうしで遊んでいます。あなたならもっと上手に遊べますか？
kiosk-news-hit = ヒット！駒が相手の駒のあるマスに進み、2個の駒が入れかわりました。
kiosk-news-water = 駒が水に落ちました。水から出るまで、その側はほかの駒を動かせません。
kiosk-news-home = 駒が1個盤から上がりました。先にすべての駒を上げたほうの勝ちです。
kiosk-news-comeback = リードされていた側が逆転勝ち！セネトは最後の一投までわかりません。
kiosk-take-home = 続きはスマートフォンで。カメラをここに向けてください。

kiosk-bar-label = この画面の設定
kiosk-languages = 言語
kiosk-larger = 大きく
kiosk-contrast = 高コントラスト
kiosk-sound = 音
kiosk-finish = 終わる

kiosk-still-title = まだいらっしゃいますか？
kiosk-still-what = 続けるには画面に触れてください。触れないと、次の方のためにゲームを最初に戻します。
kiosk-still-left = あと{ $seconds }秒
kiosk-still-go-on = まだ遊びます
kiosk-visit-over = ご利用は終わりました。すべて最初の状態に戻しました。

kiosk-curator-title = 博物館の担当の方へ
kiosk-curator-day = 日
kiosk-curator-begun = 始まった対局
kiosk-curator-ended = 最後まで遊んだ対局
kiosk-curator-resets = 時間切れで終わった利用
kiosk-curator-none = まだだれも遊んでいません。
kiosk-curator-note = この数は、この端末にだけ60日間保存します。ほかのどこにも保存しません。
kiosk-curator-not-kept = このブラウザーは何も保存しません。ページを閉じると、この数は消えます。
kiosk-curator-file = 展示設定ファイル
kiosk-file-none = 展示設定ファイルは使っていません。
kiosk-file-good = { $file }の内容をすべて反映しています。このバージョンは{ $date }から使っています。
kiosk-file-unreachable = いま{ $file }に接続できません。最後の正しいバージョンを使っています。{ $date }から使っているバージョンです。
kiosk-file-faulty = { $file }に誤りがあります。最後の正しいバージョンを使っています。{ $date }から使っているバージョンです。
kiosk-file-copy = { $file }は、いまのままでは使えません。この端末にあるコピーを使っています。{ $date }から使っているコピーです。
kiosk-file-copied = オフラインでも始められるように、この端末にコピーを保存しています。
kiosk-file-unkept = このブラウザーは、ファイルのコピーを保存しません。オフラインで起動したときは、このファイルを使えません。（{ $reason }）
kiosk-file-read-again = もう一度読み込む
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = 画面は消えないようにしてあります。
kiosk-screen-resting = 閉館中です。画面は消えてもかまいません。
kiosk-screen-refused = このブラウザーでは画面が消えます。端末の電源の設定を変えてください。（{ $reason }）
kiosk-screen-insecure = このページはhttpで開かれたため、画面が消えることがあります。httpsか、このコンピューター自身から開くか、端末の電源の設定を変えてください。
# $list is a list of names of languages.
kiosk-not-drawn = この端末にフォントがないため、次の言語は選べません：{ $list }
kiosk-corner = { $count ->
    [1] 展示設定ファイル：{ $fault }
   *[other] 展示設定ファイルに誤りが{ $count }か所あります。最初：{ $fault }
  }
kiosk-fault-long = { $field }：テキストが長すぎます（{ $found }文字）。{ $most }文字まで入ります。短くしてください。
kiosk-fault-count = { $field }：項目が多すぎます（{ $found }個）。{ $most }個まで入ります。減らしてください。
kiosk-fault-empty = { $field }：何も入っていません。何か書くか、項目を取り除いてください。
kiosk-fault-range = { $field }：{ $found }は使えません。{ $least }秒から{ $most }秒までで指定してください。
kiosk-fault-inches = { $field }：{ $found }は使えません。{ $least }インチから{ $most }インチまでで指定してください。
kiosk-fault-time = { $field }：{ $found }は時刻ではありません。09:30のように書いてください。
kiosk-fault-choice = { $field }：{ $found }は使えません。使える値：{ $allowed }。
kiosk-fault-kind = { $field }：ここに書くものは、{ $kind ->
    [text] 引用符で囲んだ文字列です。
    [number] 引用符のない数です。
    [flag] 引用符のないtrueかfalseです。
    [list] 角括弧で囲んだリストです。
   *[group] 波括弧で囲んだまとまりです。
}
kiosk-fault-missing = { $field }がありません。
kiosk-fault-rules = { $field }：{ $reason }
kiosk-fault-twice = { $field }：{ $found }が二つあります。一つ取り除いてください。
kiosk-fault-picture-name = { $field }：{ $found }はこの画面で使える画像ではありません。同じフォルダーにある、.png、.jpg、.webp、.gif、.svgで終わるファイルの名前を書いてください。
kiosk-fault-address = { $field }：{ $found }は、訪れた人が開けるアドレスではありません。アドレスはhttps://で始まります。
kiosk-fault-no-group = ファイル全体を、波括弧で囲んだ一つのまとまりにしてください。
kiosk-fault-encoding = ファイルがUTF-8で書かれていません。エディターで、文字コードをUTF-8にして保存し直してください。
kiosk-fault-picture = { $field }：この画像は表示できません：{ $found }
kiosk-fault-field = { $field }：このような項目はありません。
kiosk-fault-json = { $line ->
    [0] どこかで
   *[other] { $line }行目で
}コンマ、引用符、括弧のどれかが足りないか、場所が違います。（{ $reason }）
kiosk-fault-unreadable = ファイルを読み込めません：{ $reason }
kiosk-fault-elsewhere = { $file }は、このページのサイトにあるアドレスではありません。

## later: review (the review of a game: luck and choices)

review-menu = ここまでの運と選択
review-menu-note = 出目に恵まれたか、選択でどれだけ損をしたか。見ると、助けを借りたことになります。
review-title = ふり返り
review-title-open = ここまでの運と選択
review-help = 見ると、助けを借りたことになります。ここには、相手の知らないことも出ています。
review-working = 対局を評価しています：投げ{ $all }回のうち{ $done }回…
review-solving = まず対局を正確に解いています。数秒かかります…
review-failed = 対局を評価できませんでした。
review-retry = もう一度試す
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] 運はあなたに味方しました。
    [computer] 運はコンピューターに味方しました。
    [white] 運は白に味方しました。
    [black] 運は黒に味方しました。
   *[none] 運はどちらの味方でもありませんでした。
  }
review-missed = { $who ->
    [you] 逃した機会はあなたのほうが多めでした。
    [computer] 逃した機会はコンピューターのほうが多めでした。
    [white] 逃した機会は白のほうが多めでした。
    [black] 逃した機会は黒のほうが多めでした。
    [neither] 逃した機会はどちらもわずかでした。
   *[both] 逃した機会はどちらも同じくらいでした。
  }
review-verdict-drawn = 引き分けでした。
review-bar-label = { $who ->
    [you] あなたの結果の内訳（100局あたり）
    [computer] コンピューターの結果の内訳（100局あたり）
    [white] 白の結果の内訳（100局あたり）
   *[black] 黒の結果の内訳（100局あたり）
  }
review-part-start = 開始時
review-part-start-note = どちらも常に最善の手を選ぶとき、開始から100局のうちこれだけ勝ちます。
review-part-sticks = 運
review-part-unsure = 不確か
review-part-unsure-note = もう1投進めてから評価し直すと、これだけの差が出ます。
review-part-choices = { $who ->
    [you] あなたの選択
    [computer] コンピューターの選択
    [white] 白の選択
   *[black] 黒の選択
  }
review-part-end = 結果
review-part-now = 現在
review-none = どの投げも選択も、100局あたり1局分の影響はありませんでした。
review-throw = { $made ->
    [made] { $n }投目：{ $value }。
   *[none] { $n }投目。
  }
review-slip = 小さなミス
review-mistake = ミス
review-big = 大きなミス
review-found = { $choices ->
    [1] { who }が実際に選べたのは1回だけで、最善手を{ $best ->
        [0] 逃しました。
       *[other] 見つけました。
      }
   *[other] { who }は{ $choices }回の選択のうち{ $best ->
        [0] 、一度も最善手を見つけませんでした。
       *[other] { $best }回、最善手を見つけました。
      }
  }
review-judge-exact = 正確な評価です。この対局のすべての局面が解かれています。
review-judge-net = いちばん強いコンピューターが、次の一投まで読んで評価しました。間違うこともあります。
review-judge-thumb = このルールにはもっと確かな評価がないため、経験則で評価しました。間違うこともあります。
review-judge-gap = { $points ->
    [0] この対局では、前後の評価にほとんどずれがありません。
   *[other] この対局では、前後の評価に合わせて100局あたり{ $points }局分のずれがあります。
  }
review-judge-loss = 最善手がわかっている局面では、このような評価者が失うのは、選択1回につき平均で100局あたり{ $loss }局分だけです。
review-judge-endgames = 終盤の手は正確に評価されています。
review-judge-unsure = 前後の評価のずれが大きいので、内訳は目安と考えてください。
review-curve = { $who ->
    [you] あなたの勝つ確率（1投ごと）
    [computer] コンピューターの勝つ確率（1投ごと）
    [white] 白の勝つ確率（1投ごと）
   *[black] 黒の勝つ確率（1投ごと）
  }
review-curve-hint = スライダーを動かすと、どの場面も盤の上で見られます。
review-curve-key = Nキーで次の大事な場面へ進みます。
review-scrub = 対局の場面
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] あなたが優勢
    [computer] コンピューターが優勢
    [white] 白が優勢
   *[black] 黒が優勢
  }
review-at = { $who ->
    [you] { $n }投目：ここから100局のうち{ $chance }局はあなたが勝ちます。
    [computer] { $n }投目：ここから100局のうち{ $chance }局はコンピューターが勝ちます。
    [white] { $n }投目：ここから100局のうち{ $chance }局は白が勝ちます。
   *[black] { $n }投目：ここから100局のうち{ $chance }局は黒が勝ちます。
  }
review-legend = { $side ->
    [white] 白の投げ
   *[black] 黒の投げ
  }
review-mistakes = ミス
review-next = 次の場面
review-table = 表で見る
review-col-throw = 投
review-col-player = プレイヤー
review-col-value = 出目
review-col-move = 手
review-col-chance = 確率
review-col-luck = 運
review-col-loss = 損
review-player = { who }
review-moments = 大事だった場面
review-numbers = 数字で見る
review-no-mistake = 100局あたり5局分以上の損をした選択はありません。
review-picture = { $n }投目の盤
review-moment-slip = { $who ->
    [you] いちばん損をした選択
   *[black] 損の大きい選択
  }
review-moment-throw = 流れを大きく変えた投げ
review-moment-turn = ここで最後に形勢が入れかわりました
review-chance = { $who ->
    [you] あなたの勝つ見込み：100局のうち{ $before }局から{ $after }局へ。
    [computer] コンピューターの勝つ見込み：100局のうち{ $before }局から{ $after }局へ。
    [white] 白の勝つ見込み：100局のうち{ $before }局から{ $after }局へ。
   *[black] 黒の勝つ見込み：100局のうち{ $before }局から{ $after }局へ。
  }
review-gave-away = この選択は、100局あたり{ $points }局分の損でした。
review-try = 選び直す
review-try-prompt = ここではどう指しますか？盤の上で試してください。
review-try-right = 正解です。これより良い手はありません。
review-try-wrong = それでは100局あたり{ $points }局分の損です。ほかの手を試してください。
review-better = より良い手
review-show = 最善手を見る
review-back = 対局の終わりに戻る
review-hundred = ここから100局
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] { $games }局のうち、あなたの勝ちは一つもありません。
       *[other] { $games }局のうち{ $wins }局はあなたの勝ちです。
      }
    [computer] { $wins ->
        [0] { $games }局のうち、コンピューターの勝ちは一つもありません。
       *[other] { $games }局のうち{ $wins }局はコンピューターの勝ちです。
      }
    [white] { $wins ->
        [0] { $games }局のうち、白の勝ちは一つもありません。
       *[other] { $games }局のうち{ $wins }局は白の勝ちです。
      }
   *[black] { $wins ->
        [0] { $games }局のうち、黒の勝ちは一つもありません。
       *[other] { $games }局のうち{ $wins }局は黒の勝ちです。
      }
  }
review-hundred-note = どちらの側もコンピューターが指しました。

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = 前に進めないので、駒が後ろへ下がります
first-water = 水が駒をとらえました
first-block = 動ける駒がないので、手番が移ります
first-dark = 明るい面なしは{ $value }と数えます
first-again = { $value }が出ると、もう一度投げます

## later: race (a bar below the names that shows the chance to win)

race-title = 勝つ見込み
race-chance = { $who ->
    [you] あなたの勝つ見込み：100局のうち{ $chance }局。
    [computer] コンピューターの勝つ見込み：100局のうち{ $chance }局。
    [white] 白の勝つ見込み：100局のうち{ $chance }局。
   *[black] 黒の勝つ見込み：100局のうち{ $chance }局。
  }
race-setting = どちらが優勢かを表示する

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = コンピューターの手番をもう一度見る
turn-none = コンピューターはまだ指していません。

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = 運のせいだったのでしょうか。同じ出目で2局遊んでみましょう。2局目では、互いの出目を入れかえます。
rematch-offer-start = 同じ出目で2局
rematch-first = 同じ出目、2局のうち1局目。
rematch-next = 今度は同じ出目を入れかえて使います。前の対局で相手に出た目が、それぞれに出ます。
rematch-next-start = 2局目を始める
rematch-second = 同じ出目、2局のうち2局目：互いの出目が入れかわっています。
rematch-working = 2局を比べています…
rematch-points = { $who ->
    [you] 同じ出目で：あなた{ $own }、コンピューター{ $other }。
   *[pair] 同じ出目で：1人目{ $own }、2人目{ $other }。
  }
rematch-better = { $who ->
    [you] あなたのほうが上手に使いました。100局あたり{ $points }局の差です。
    [computer] コンピューターのほうが上手に使いました。100局あたり{ $points }局の差です。
    [first] 1人目のほうが上手に使いました。100局あたり{ $points }局の差です。
   *[second] 2人目のほうが上手に使いました。100局あたり{ $points }局の差です。
  }
rematch-equal = どちらも同じくらい上手に使いました。
rematch-lost = この組の1局目がここにないため、比べられません。
said-rematch-first = 同じ出目で遊ぶ2局のうちの1局目です。
said-rematch-second = 2局目です。互いの出目が入れかわっています。

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = 友だちに挑戦する
everyone-note = リンク：友だちやクラスが同じ出目で同じ対局をします
everyone-lead = このリンクを開いた人は、同じルール、同じ側、同じ出目で遊びます。出目は側ごとに決まっていて、どう指しても変わりません。
everyone-after = 対局の後、自分の選択でどれだけ損をしたかがわかります。損がいちばん少ない人が、出目をいちばん上手に使った人です。
everyone-own = あなたの結果
everyone-text = セネト、同じ出目で：{ $result } { $link }
everyone-play = いますぐ遊ぶ
everyone-qr = QRコード
everyone-line = このリンクを持つ人は、みんな同じ出目です。
everyone-result = { $outcome ->
    [won] この出目で勝ちました。
    [drawn] この出目では引き分けでした。
   *[lost] この出目で負けました。
  }
everyone-lost = { $points ->
    [0] あなたの選択には、損がありませんでした。
   *[other] あなたの選択は、100局あたり{ $points }局分の損でした。
  }
everyone-damaged = このリンクは一部が欠けているか変わっているため、共有の出目で遊べません。リンク全体を開くか、もう一度もらってください。

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = 次の一手
puzzle-menu-note = 実戦の終盤から、最善の一手を見つけます。毎日、新しい問題があります
puzzle-about = どの問題も実際の対局の終盤で、正確に解かれています。間違えても失うものはありません。
puzzle-count = 正解：{ $all }問のうち{ $count }問。一度で正解：{ $first ->
    [0] まだありません。
   *[other] { $first }問。
  }
puzzle-day = 今日の問題
puzzle-next = 次の問題
puzzle-all = すべての問題
puzzle-leave = 問題を終える
puzzle-show = 最善手を見る
puzzle-title = 問題{ $number }（全{ $count }問）
puzzle-ask = いちばん良い手はどれでしょう？盤の上で試してください。
puzzle-stars = 難しさ：5段階の{ $stars }
puzzle-is-open = まだ解いていません
puzzle-is-first = 一度で正解
puzzle-is-later = 正解
puzzle-wrong = { $points ->
    [0] それでは100局のうち1局も勝てず
   *[other] それでは100局のうち{ $points }局の勝ちで
  }、最善より{ $lost }局少なくなります。戻って別の手を試してください。
puzzle-then = { $value }が出るとどうなるか見てください。
puzzle-right = 正解です。100局のうち{ $points }局勝ちます。
puzzle-best = 最善手では100局のうち{ $points }局勝ちます：{ $move }
puzzle-theme-front = 後ろの駒
puzzle-theme-hit = 相手に当てる
puzzle-theme-home = まだ上がらない
puzzle-theme-spare = 当てずにおく
puzzle-theme-water = 水の中
puzzle-lesson-front = 動かすのはいつも先頭の駒とは限りません。
puzzle-lesson-hit = 当てるほうが、安全な場所より価値があることがあります。
puzzle-lesson-home = 駒を盤から上げるのは、後でもよいことがあります。
puzzle-lesson-spare = 当てて得をしても、そのためにできる隙に見合わないことがあります。
puzzle-lesson-water = すぐに水から出るのが最善とは限りません。
puzzle-hundred = 最善手の後の100局
puzzle-own = あなたの対局から
puzzle-own-about = 100局あたり5局分以上の損をした、あなたの選択です。この端末だけに保存されます。
puzzle-own-none = コンピューターとの対局が終わると、いちばん損をした選択がここに入ります。この端末だけに保存されます。
puzzle-own-title = あなたの対局から：{ $number }（全{ $count }問）
puzzle-own-new = この対局から、あなた用の問題が{ $count }問できました。
puzzle-own-try = 最善手を探す
puzzle-own-delete = これらの問題を削除
puzzle-own-gone = この問題はいまのルールに合わなくなったため、削除しました。

## later: offline (use without the internet)

offline-kept = この端末に保存しました。オフラインでも遊べます。
offline-keeping = ゲームをこの端末に保存しています。終われば、オフラインでも遊べます。
offline-failed = { $why ->
    [changed] ファイル{ $file }が元の内容のまま届かなかったため、ゲームをこの端末に保存できませんでした。サーバーか通信の途中で書き換えられています。インターネット接続が必要です。
    [missing] ファイル{ $file }を読み込めなかったため、ゲームをこの端末に保存できませんでした。インターネット接続が必要です。
    [space] 空き容量が足りないため、ゲームをこの端末に保存できませんでした。インターネット接続が必要です。
   *[unknown] ゲームをこの端末に保存できませんでした。次に読み込むまで、インターネット接続が必要です。
  }
offline-refused = { $why ->
    [policy] このサイトのセキュリティーポリシーでは、ゲームをこの端末に保存できません。ポリシーに{ $file }が必要です。インターネット接続が必要です。
   *[browser] このブラウザーでは、ゲームをこの端末に保存できません。プライベートウィンドウで開いているか、サイトによるデータの保存が許可されていない可能性があります。インターネット接続が必要です。
  }
offline-impossible = ここでは、ゲームは端末に保存されません。インターネット接続が必要です。
offline-insecure = このページはhttpで開かれたため、ブラウザーがゲームを端末に保存させません。httpsなら保存できます。インターネット接続が必要です。
offline-saver = データ節約がオンのため、ゲームはこの端末に保存されません。インターネット接続が必要です。
offline-new-version = このゲームの新しいバージョンがあります。対局はそのまま残ります。
offline-renew = 新しいバージョンを読み込む

## later: embedding (the page for site builders)

embedding-title = セネトをあなたのサイトに
embedding-lead = ゲームの設定を選び、確かめてから、ページに入れるコードをコピーしてください。ゲームはほかのサーバーに接続せず、クッキーを使わず、訪れる人の情報を集めません。
embedding-to-game = ゲームへ
embedding-options = ゲーム
embedding-preview = プレビュー
embedding-lines = ページに入れるコード
embedding-language = ゲームの言語
embedding-theme-any = 訪れる人が選ぶ
embedding-keep = 訪れる人の対局をその端末に保存する
embedding-kiosk = 無人の画面用
embedding-way = 方法
embedding-way-frame = フレーム
embedding-way-fitting = 高さが自動で合うフレーム
embedding-way-element = 要素
embedding-way-own = 自分で設置
embedding-way-oembed = oEmbed
embedding-about-frame = いちばん簡単な方法です。ゲームを置きたい場所に貼り付けます。ページにスクリプトは要りません。
embedding-about-fitting = 短いスクリプトが、フレームの高さをゲームに合わせます。ゲームで何が起きたかをページに伝えることもできます。
embedding-about-element = フレームを使わず、ゲームをページの一部にします。ページの色やフォントを使えます。
embedding-about-own = ゲームをファイルのフォルダーとして自分のサーバーに置きます。サーバーでは何も動きません。
embedding-about-oembed = リンクからプレビューを作るサイト用です。このコードを、ゲームのフォルダーにoembed.jsonとして保存してください。
embedding-height = 高さ（ピクセル）
embedding-site = あなたのページのアドレス（空のままでもかまいません）
embedding-same = あなたのページはゲームと同じサイトにあります。ほかに必要なものはありません。
embedding-elsewhere = あなたのページはゲームとは別のサイトにあります。ゲームのサーバーがファイルと一緒に次のヘッダーを送らないと、何も表示されません：{ $value }
embedding-elsewhere-maybe = あなたのページがゲームとは別のサイトにある場合、ゲームのサーバーがファイルと一緒に次のヘッダーを送らないと、何も表示されません：{ $value }
embedding-header-sent = サーバーはこのヘッダーを送っています。
embedding-header-missing = サーバーはまだこのヘッダーを送っていません。
embedding-preview-blocked = ここではプレビューが許可されていません。このサイトのコンテンツセキュリティーポリシーに{ $value }が必要です。
embedding-own-copy = ゲームのフォルダーをサーバーにコピーします。例：{ $value }
embedding-own-policy = サイトにコンテンツセキュリティーポリシーがあれば、{ $value }を含める必要があります。
embedding-own-lines = 次のコードをページに貼り付けてください：
embedding-copy = コピー
embedding-copied = コピーしました。
embedding-select = ブラウザーがコピーを許可していません。コードは選択されています。手動でコピーしてください。

## later: print (board, sticks and rules to print)

print-title = 紙のセネト
print-lead = 画面なしで遊ぶのに必要なもの、盤、駒、棒またはサイコロ、ルール、ワークシートを印刷できます。黒一色で足ります。
print-paper = 用紙
print-paper-a4 = A4
print-paper-letter = レター
print-button = 印刷する
print-real-size = 用紙に合わせず、実際の大きさ（100%）で印刷してください。
print-sheet-board = 盤：「{ $game }」
print-sheet-sticks = { $tool ->
    [die] サイコロと駒
   *[sticks] 棒と駒
  }
print-sheet-rules = ルール：「{ $game }」
print-sheet-worksheet = ワークシート：確率
print-sheet-answers = ワークシート：答え
print-board-how = 各パーツを切り抜きます。番号が続くように貼り合わせ、盤を厚紙に貼ります。番号は駒の進む道です。
print-board-part = パーツ{ $letter }
print-sticks-how = 棒を切り抜きます。まん中の線で折って貼り合わせると、片面が明るく、片面が暗くなります。本物の棒でもかまいません。細い枝を縦に割り、丸い面に色を塗ってください。
print-die-how = 大きな三角形を切り抜きます。線で折って三角すいの形にし、貼り合わせます。投げて、下になった面の数が目です。
print-pieces-how = 駒を切り抜きます。2種類の硬貨やボタンでもかまいません。
print-pieces = { $side ->
    [white] 円錐の駒（白）
   *[black] 糸巻きの駒（黒）
  }
print-stick = { $face ->
    [light] 明るい面
   *[dark] 暗い面
  }
print-name = 名前
print-date = 日付

print-task-ways = { $tool ->
    [die] サイコロには面が{ $sides }つあります。落ち方は何通りありますか？
   *[sticks] どの棒も、明るい面か暗い面のどちらかが上になって落ちます。{ $sticks }本の棒の落ち方は何通りありますか？
  }
print-task-table = { $tool ->
    [die] 表を埋めましょう。{ $ways }通りのうち、それぞれの目が出るのは何通りですか？
   *[sticks] 表を埋めましょう。{ $ways }通りのうち、それぞれの目が出るのは何通りですか？「{ $sticks ->
        [2] 明・暗
        [5] 明・明・暗・明・暗
       *[other] 明・明・暗・明
      }」のように、すべての落ち方を書き出すと考えやすくなります。
  }
print-task-most = いちばん出やすい目はどれですか？
print-task-throw = まず、どうなると思うかを書きましょう。それから{ $count }回投げ、投げるたびに表に印をつけます。
print-task-compare = 予想と実際の結果を比べましょう。同じですか？次に、クラス全員の印を合わせましょう。何が変わりますか？
print-task-again = もう一度投げられる目があります：{ $throws }。そのどれかが出る確率は？
print-task-twice = そのような目が2回続けて出る確率は？
print-task-mean = すべての目の平均はいくつですか？
print-column-throw = 出目
print-column-ways = 何通り
print-column-expected = { $count }回での期待値
print-column-thrown = 出た回数
print-column-total = 合計

print-answer-ways = { $tool ->
    [die] { $ways }通り。
   *[sticks] { $ways }通り：{ $product } = { $ways }。
  }
print-answer-count = そのうち数えるのは{ $ways }通りだけで、ほかは投げ直します。
print-answer-table = 下の表を見てください。
print-answer-most = { $count ->
    [1] { $throws }です。{ $ways }通りのうち{ $part }通りで出ます。
   *[other] 一つだけではありません。{ $throws }は同じくらい出やすく、どれも{ $ways }通りのうち{ $part }通りで出ます。
  }
print-answer-compare = 予想と実際の目がぴったり同じになることは、めったにありません。投げる回数が多いほど、割合は期待値に近づきます。
print-answer-again = { $ways }通りのうち{ $part }通りなので、{ NUMBER($percent, maximumFractionDigits: 1) }%です。
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways } なので、{ NUMBER($percent, maximumFractionDigits: 1) }%です。
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }。それぞれの目に何通りかを掛け、すべて足して、{ $ways }で割ります。
print-to-game = ゲームへ
print-task-open = 古代エジプト人が棒の目をどう数えたかは、だれも知りません。自分の数え方を考えて、その確率を計算しましょう。
print-answer-open = 正しい答えはたくさんあります。{ $ways }通りあることは同じで、いくつと数えるかだけが変わります。

## later: school (for schools)

school-recorded = 学習プラットフォームが、対局といちばん良い成績を保存します。
school-resumed = 前回の続きから対局を再開します。
school-finished = 対局は終わりました。成績は100点満点で{ $score }点です。学習プラットフォームに送りました。
school-learned = 最初のレッスンが終わりました。学習プラットフォームでは、この活動は完了になりました。
school-not-launched = このページは学習プラットフォームから開かれていません。遊べますが、成績は保存されません。
school-not-started = 学習プラットフォームが接続を受け付けませんでした。遊べますが、成績は保存されません。先生に伝えてください。（{ $reason }）
school-not-kept = 学習プラットフォームが成績を保存しませんでした。続けて遊べます。先生に伝えてください。（{ $reason }）
school-damaged = 学習プラットフォームに保存された対局を開けません。新しい対局を始めました。前の成績はそのまま残ります。
school-too-long = この対局は、学習プラットフォームには長すぎます。いまの盤は保存されますが、それまでの手は保存されません。

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = 実験室
lab-lead = セネトのルールは失われ、復元案は互いに食い違います。二つを比べるか、ルールを一つ変えて、何千回もの対局で何が変わるかを見てください。
lab-class-lead = 二組のルールと一つの問い。まず予想し、それからコンピューターが500局ずつ対局します。
lab-to-class = 授業用
lab-to-full = 実験室の全体
lab-question = 問い
lab-kind = 何を調べますか？
lab-kind-compare = 比べる
lab-kind-compare-note = 二組以上のルール、または一か所を変えたルール
lab-kind-sweep = 不確かなルールをすべて試す
lab-kind-sweep-note = 一組のルールで、未解決の問いを一つずつ別の答えにする
lab-kind-grid = 二つのルールを同時に変える
lab-kind-grid-note = 一方のルールの影響は、もう一方によって変わるか
lab-pick = { $most }組まで選べます
lab-pick-one = 一組選んでください
lab-pick-two = 二組以上選ぶか、コピーを作って変えてください。
lab-duplicate = コピーを作って変える
lab-remove = 外す
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }（変更：{ $changes }）
lab-player = 対局者
lab-player-net = ニューラルネットを使う対局者
lab-player-hand-made = 単純な方針の対局者
lab-player-human-like = 人間らしい癖のある対局者
lab-player-random = でたらめに動かす対局者
lab-player-all = 3種類の対局者すべて
lab-judge = 勝率を見積もるもの
lab-judge-net = ニューラルネット
lab-judge-hand-made = 単純な方針
lab-judge-none = なし：起きたことだけを数える（速い）
lab-evaluators = 対局者：{ $player }。勝率の見積もり：{ $judge }。どちらもすべてのルールで同じです。
lab-replaced = 次のルールではニューラルネットが弱すぎます：{ $rules }。そのため、比べるすべてのルールで代わりに単純な方針を使います。
lab-doubt-comebacks = 注意：「{ $name }」では、勝者の { $value } が一度は勝率4分の1を下回っていました。見積もった勝率が正しければ、多くても { $expected } のはずです。ここでは勝率を使う指標を信用しないでください。
lab-doubt-luck = 注意：「{ $name }」では、運の合計が { $expected } ではなく { $value } です。見積もった勝率が誤っています。ここでは勝率を使う指標を信用しないでください。
lab-games = 対局数
lab-games-count = 各{ $count }局
lab-seed = シード
lab-seed-wrong = 0から999999999999999までの整数を入れてください。
lab-opening = まずは一つの答えから
lab-opening-answer = 「{ $name }」では、1局の運の{ $late }が最後の10投に集まります。「{ $second }」では{ $other }です。
lab-opening-length = ふつうの1局：{ $throws }投、{ $time }
lab-opening-throws = 全投数のうち最後の10投
lab-opening-luck = 最後の10投の運
lab-opening-note = 運とは、1回の投げで勝率が動く幅の2乗です。3種類のプレーヤーがそれぞれ{ $games }局ずつ対局し、勝率は二通りに見積もりました。理論に反する推定は含みません。濃い部分は最小の結果、淡い部分は最大の結果までです。
lab-opening-again = この対局をもう一度行う
lab-evidence = よりよい証拠がもっとも役立つところ
lab-evidence-answer = ゲームを変える読み方は{ $all }通りです。そのうち{ $weak }通りは、古代の資料が決めていない点についてのものです。もっとも大きいのは「{ $name }」の「{ $point }」です。
lab-evidence-note = 点の一つ一つが、別の読み方をしたルールです。右にあるほど、影響がもっとも小さい種類のプレーヤーでも、ゲームが大きく変わります。1は、二つの対局の間にふつう見られる差です。行は、変える前のルールが何に基づくかを表します。
lab-evidence-effect = 影響
lab-evidence-unmentioned = 記述なし
lab-start = 対局を始める
lab-stop = 止める
lab-progress = { $games }局のうち{ $played }局が終了
lab-finished = { $games }局すべてが終わりました。
lab-stopped = { $games }局のうち{ $played }局で止めました。それまでの結果を示します。
lab-failed = 対局を最後まで進められませんでした。
lab-fault = 問題が起きました：{ $reason }
lab-refused = このリンクの一部（{ $names }）を読めませんでした。代わりに標準の選択を使います。
lab-found = 対局からわかったこと
lab-moving = 対局はまだ続いていて、数値はまだ動きます。結論は最後に出ます。
lab-unfinished = すべての対局が終わっていないので、結論はありません。ここまでの数値です。
lab-found-nothing = この対局だけでは、この指標は決まりません。
lab-table = すべての指標
lab-table-note = { $count ->
    [1] 区間は、100回のうち95回は正しいものです。
   *[other] { $count }個の区間は、100回のうち95回はすべて同時に正しいものです。
  }明らかな差は太字です。
lab-measure = 指標
lab-difference = 差
lab-interval = { $value }（{ $low }～{ $high }）
lab-unknown = 不明
lab-beyond-cap = { $value } 超
lab-time = { $value }（{ $time }）
lab-verdict-equivalent = ほぼ同じ（5％以内）
lab-verdict-doubtful = 不明：ここでは見積もった勝率が誤っています
lab-verdict-not_typical = 不明：終わらない対局が多すぎます
lab-percent = { $value }%
lab-unit-throws = 1局で投げる回数
lab-finding-longer = 「{ $second }」の1局は「{ $first }」より長く、差は{ $by }投（{ $low }～{ $high }）、約{ $time }です。
lab-finding-shorter = 「{ $second }」の1局は「{ $first }」より短く、差は{ $by }投（{ $low }～{ $high }）、約{ $time }です。
lab-finding-values = 「{ $measure }」は「{ $second }」では{ $value }、「{ $first }」では{ $before }です。
lab-unit-per_game = 1局あたり
lab-unit-per_100_throws = 100投あたり
lab-lengths = 対局の長さ
lab-lengths-note = 図形は、対局で何回投げたかを示します。太い線は中央値です。いちばん長い1%は示していません。
lab-finding-more = 「{ $measure }」は「{ $second }」のほうが「{ $first }」より高く、差は{ $by }です（{ $low }～{ $high }）。
lab-finding-less = 「{ $measure }」は「{ $second }」のほうが「{ $first }」より低く、差は{ $by }です（{ $low }～{ $high }）。
lab-finding-none = 「{ $measure }」では「{ $first }」と「{ $second }」の差は見られません。あるとしても{ $most }までです。
lab-finding-holds = 「{ $measure }」はどの種類の対局者でも同じ向きに変わります。「{ $first }」に対する「{ $second }」の差は { $least } から { $most } です。
lab-finding-depends = 「{ $measure }」はだれが対局するかによって変わります。「{ $second }」と「{ $first }」の差は、対局者の種類によって異なります。
lab-finding-agrees = ある種類の対局者では明らかに高く、別の種類では明らかに低い、という指標は見られません。
lab-grid-point = 変えるルール{ $number }
lab-grid-choose = ルールを選んでください
lab-grid-incomplete = 一組のルールと変えるルールを二つ、または二組のルールとその両方にあるルールを一つ選んでください。
lab-grid-usual = もとのまま
lab-grid-rows = 「{ $changed }」による「{ $measure }」の変化は、「{ $row }」で{ $by }、「{ $second }」で{ $otherwise }です。
lab-grid-depends = つまり影響はほかのルールによって変わり、二つの差は{ $by }です（{ $low }～{ $high }）。
lab-grid-alone = 二つの影響は同じかもしれません。差は最大で{ $most }です。
lab-grid-dependence = 二つの影響の差
lab-grid-lines = 線は、もとのルール（左）から変えたルール（右）へ引かれています。平行なら、変更の影響はどちらも同じです。
lab-sweep = 「{ $name }」の不確かなルール
lab-sweep-note = 各行はルールを一つだけ変えたものです。ルールの影響は、ほかのルールによって変わります。
lab-sweep-marks = ルールのあとの印は、変える前のルールの根拠を示します。
lab-controls = 対照
lab-controls-note = 最初の行に表れうるのは偶然だけです。同じルールで出目だけが違います。もう一方の行は先手を変えたもので、両者の初期配置が同じでない場合は影響があります。
lab-apart = 別に挙げるもの
lab-apart-nobody_wins = どの対局でもだれも勝ちません。
lab-apart-never_ends = どの対局も終わりません。
lab-apart-never_in_play = このルールは、これらの対局では一度も働きませんでした。
lab-apart-same_as_another = 「{ $other }」と同じ対局です。
lab-rank = 影響の大きい順に並べる指標
lab-point = 変えたルール
lab-point-light = 棒の明るい面が100回に{ $value }回出る
lab-point-drowned-guards = 水の中の駒が隣を守る：{ $value }
lab-point-throws = 同じルールで、出目だけが違う
lab-option-light = 棒の明るい面が出る割合
lab-option-drowned-guards = 水の中の駒が隣を守る
lab-replay = 対局を見る
lab-replay-title = 「{ $name }」の第{ $game }局
lab-replay-at = { $step } / { $steps }
lab-take = 数値を持ち帰る
lab-take-note = リンクを開くと、同じ問いから同じ数値が出ます。senetプログラムで次の命令を打っても同じです：
lab-copy-link = リンクをコピー
lab-copy-citation = 出典の書き方をコピー
lab-copy-bibtex = BibTeXをコピー
lab-copied = コピーしました。
lab-not-copied = このブラウザーでは、ページからコピーできません。
lab-save-csv = CSVで保存

lab-guess = まず予想
lab-guess-yours = 予想
lab-class-each = 二人組の予想ごとに1回押してください。
lab-class-back = 最後の一つを取り消す
lab-named = { $label }：{ $value }
lab-class-right = 当たった予想：{ $all }のうち{ $right }
lab-class-more = 1局は長くなります。{ $usual }ではなく約{ $changed }です（{ $usualThrows }投ではなく{ $changedThrows }投）。
lab-class-same = 1局の長さはほぼ同じです。{ $changed }と{ $usual }です（{ $changedThrows }投と{ $usualThrows }投）。
lab-class-less = 1局は短くなります。{ $usual }ではなく約{ $changed }です（{ $usualThrows }投ではなく{ $changedThrows }投）。
lab-class-unclear = この対局では決まりません。もっと多くの対局が必要です。
lab-guess-length-more = 長くなる
lab-guess-length-same = ほぼ同じ
lab-guess-length-less = 短くなる
lab-ask-pairs = 隣り合う駒が守り合わなければ
lab-ask-pairs-text = ケンドールの案では、隣り合う2個の駒は守り合います。このルールがなければ、対局は長くなりますか、短くなりますか？
lab-ask-zero = 暗い面が四つで4なら
lab-ask-zero-text = 4本とも暗い面が出たとき、ケンドールは5と数えます。4なら、対局は長くなりますか、短くなりますか？
lab-ask-hits = 駒に当てられなければ
lab-ask-hits-text = どの駒にも当てられないとしたら、対局は長くなりますか、短くなりますか？
lab-ask-bell = ベルのルールなら
lab-ask-bell-text = ケンドールとベルは、同じ失われたゲームを復元しました。ベルのルールなら、対局は長くなりますか、短くなりますか？

lab-throws = クラスの出目
lab-throws-lead = 二人組ごとに出目を数え、コードを見せます。1台の端末でコードを合計します。何も送信されません。
lab-pair = 私たちの出目
lab-light-sides = 明るい面：{ $count }
lab-one-less = 1減らす
lab-one-more = 1増やす
lab-pair-code = 私たちのコード：
lab-class = クラス全体
lab-class-code = 二人組のコード
lab-class-add = 加える
lab-class-wrong = コードではありません。文字と数字を一つずつ確かめてください。
lab-class-sum = 二人組：{ $pairs }。投げ：{ $throws }。
lab-class-clear = 最初から
lab-light = 明るい面
lab-expected = 予想される回数
lab-seen = 実際の回数

lab-measure-length = 長さ
lab-define-length = 典型的な対局で投げる回数。対局の半分はこれより少なく、半分はこれより多くなります。
lab-measure-length_5 = 短い対局
lab-define-length_5 = 20局に1局は、投げる回数がこれ以下です。
lab-measure-length_95 = 長い対局
lab-define-length_95 = 20局に1局は、投げる回数がこれを超えます。
lab-measure-stopped = 終わらない対局
lab-define-stopped = 5000回投げて（約5時間で）打ち切った対局の割合。だれの勝ちにもなりません。
lab-measure-over_1_hour = 1時間を超える対局
lab-define-over_1_hour = 1投を3.5秒として、1,028投を超える対局の割合。
lab-measure-over_2_hours = 2時間を超える対局
lab-define-over_2_hours = 1投を3.5秒として、2,057投を超える対局の割合。
lab-measure-first_score = 先手の有利
lab-define-first_score = 先手が勝つ対局の割合。引き分けは半分と数えます。
lab-measure-skill_random = でたらめな相手への強さ
lab-define-skill_random = 勝率を見積もる側が対局した場合に、同じ出目ででたらめな相手に勝つ割合。
lab-measure-skill_beginner = 初心者への強さ
lab-define-skill_beginner = 勝率を見積もる側が対局した場合に、同じ出目で初心者に勝つ割合。
lab-measure-luck = 運
lab-define-luck = 1局を通じて、出目が勝つ見込みをどれだけ動かすか。
lab-measure-late_luck = 終盤の運
lab-define-late_luck = 運のうち、最後に投げた10回による部分。
lab-measure-suspense = 緊張感
lab-define-suspense = 次に投げる目にどれだけかかっているかの平均。
lab-measure-surprise = 意外さ
lab-define-surprise = 1回投げるごとに勝つ見込みが動く幅の平均。
lab-measure-drama = 波乱
lab-define-drama = 負けた側が一度は得た、いちばん良い勝つ見込みの平均。
lab-measure-comebacks = 逆転
lab-define-comebacks = 勝者の見込みが一度は4分の1を下回った対局の割合。
lab-measure-lead_changes = 形勢の入れかわり
lab-define-lead_changes = 1局で優勢な側が入れかわる回数。
lab-measure-decided = 勝負が決まる時
lab-define-decided = 勝者の見込みが9割を超えたままになるまでに進む、対局の割合。
lab-measure-choices = 本当の選択
lab-define-choices = 二つ以上の選び方がある手の割合。
lab-measure-stakes = 選択の重み
lab-define-stakes = 良い手でなく、でたらめに選んだときの平均の損。
lab-measure-passes = 使えない投げ
lab-define-passes = どの駒も動かせない目の割合。
lab-measure-hits = 当てた駒
lab-define-hits = 100回投げるうちに当てられた駒の数。
lab-measure-drownings = 水への落下
lab-define-drownings = 投げ100回あたりの、自分の側の投げで水に落ちた駒の数。
