### Language: 日本語
### Direction: ltr

title = セネト
join = { $before }、{ $part }
number = { $value }

## Words that sentences are built with

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
said-started = { who }が{ piece }を使い、先に始めます。
said-thrown = { who }は{ $value }を出しました。
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
said-bumped = 当たり！{ owner-piece }は{ $from }番のマスから{ $to }番のマスへ移ります。
said-bumped-hand = { owner-piece }は{ $from }番のマスを離れ、最初からやり直しです。
said-bumped-taken = { $from }番のマスにあった{ owner-piece }は失われました。
said-bumped-off = { owner-piece }は盤から上がります。
said-drowned = { piece }は{ $house }番のマスの水に落ちました。
said-drowned-to = { $house }番のマスの水が、{ piece }を{ $to }番のマスへ送ります。
said-drowned-to-hand = { $house }番のマスの水が、{ piece }を盤の外へ流しました。最初からやり直しです。
said-drowned-to-off = { piece }は盤から上がります。
said-drowned-to-taken = { piece }は失われました。
said-fell-back = そこには味方の駒があるため、{ piece }は{ $to }番のマスへ戻ります。
said-fell-back-hand = そこには味方の駒があるため、{ piece }は最初からやり直しです。
said-fell-back-off = { piece }は盤から上がります。
said-fell-back-taken = { piece }は失われました。
said-rescued = { who }は{ piece }を水から助け出し、{ $to }番のマスに置きました。
said-borne-off = { who }は{ $from }番のマスの{ piece }を盤から上げました。
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
said-passed-rescued = 助け出すことが投げる代わりになり、番が終わります。
said-passed-declined = { who }は盤から上がらないことを選び、番が終わります。
said-passed-passed = { who }はパスしました。
said-passed-not_started = { $who ->
    [you] 1を出すまで駒を動かせないので、あなたの番は終わりです。
   *[other] { who }は1を出すまで駒を動かせないので、番が終わります。
  }
said-passed-returned_to_hand = 駒が最初からやり直しになったので、番が終わります。
said-won = { $who ->
    [you] あなたの勝ちです！
   *[other] { who }の勝ちです。
  }
said-score = 得点は{ $points }点です。
said-drawn = 引き分けです。
said-choices = { $count }個の駒が動けます。
said-only-move = { $to ->
    [off] 打てる手は一つだけです。{ $from }番のマスから盤の外へ上がります。
   *[other] 打てる手は一つだけです。{ $from }番のマスから{ $to }番のマスへ進みます。
  }
said-undone = 最後の手を取り消しました。
said-redone = 取り消した手をもう一度打ちました。
said-nothing-to-undo = 取り消す手がありません。
said-nothing-to-redo = やり直す手がありません。
said-new-game-undone = 前の対局に戻りました。
said-nothing-movable = いま動ける駒はありません。
said-aim = { $to ->
    [off] { $from }番のマスの駒は盤から上がれます。
   *[other] { $from }番のマスの駒は{ $to }番のマスへ進めます。
  }
said-put-down = 駒を元の場所に置きました。

## Whose turn it is and what to do

prompt-loading = 盤を並べています。
tool = { $tool ->
    [die] サイコロ
   *[sticks] 棒
  }
prompt-throw = { $who ->
    [you] あなたの番です。{ tool }を投げてください。
   *[other] { who }の番です。{ tool }を投げてください。
  }
prompt-throw-again = もう一度{ tool }を投げてください。
prompt-opening = { $who ->
    [you] 投げて、どちらが先に始めるかを決めましょう。
   *[other] { who }：投げて、どちらが先に始めるかを決めましょう。
  }
prompt-rescue = { $who ->
    [you] あなたの駒が水の中です。助け出すか、投げてください。
   *[other] { who }：駒が水の中です。助け出すか、投げてください。
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
    [you] { $value }が出ました。打てる手は一つだけです。
   *[other] { who }は{ $value }を出しました。打てる手は一つだけです。
  }
hint-rescue = { $throws }を出せば水から盤の外へ上がれます。ほかの目なら、あなたの番は終わりです。
hint-choose = 輪のついた駒が動けます。
hint-choose-of = 駒を選ぶか、先に使う目を選んでください。
hint-must-move = 水から出た駒を先に動かさなければなりません。
hint-aim = { $count ->
    [1] 印のついたマスを押すと進みます。
   *[other] 印のついたマスのどれかを押すと進みます。
  }
hint-only-move = 駒か、印のついたマスを押すと進みます。
advice-thinking = すべての目を考えています…
prompt-choose-of = { $who ->
    [you] 出した目の一つを使います。駒を選んでください。
   *[other] { who }：出した目の一つを使います。駒を選んでください。
  }
prompt-aim-of = { $who ->
    [you] 駒の行き先を選んでください。
   *[other] { who }：駒の行き先を選んでください。
  }
prompt-only-move-of = { $who ->
    [you] 出した目で打てる手は一つだけです。
   *[other] { who }：出した目で打てる手は一つだけです。
  }
prompt-which-throw = どの目を使いますか？
prompt-confirm = この手を打ちますか？
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
why-blockade = { $throw }の目では、{ $from }番のマスの駒は{ $first }番から{ $last }番のマスに連なる駒を越えなければなりません。
why-must_stop = { $throw }の目では、{ $from }番のマスの駒は{ $first }番のマスを通り過ぎますが、どの駒もまずそこに止まらなければなりません。
why-overshoot = { $from }番のマスの駒には、{ $throw }の目は大きすぎます。
why-waits_for = { $from }番のマスの駒は、{ $throws }が出るまで盤から上がれません。
why-in_water = { $first }番のマスの水の中にある、あなたの駒が先です。
why-must_move_first = { $first }番のマスに助け出された駒を、先に動かさなければなりません。
why-start_locked = 前の駒が動くまで、{ $from }番のマスの駒は出発できません。
why-home_not_clear = { $first }番のマスに自分の駒があるうちは、どの駒も盤から上がれません。
why-must_vacate = { $first }番のマスの駒を、先に進めなければなりません。
why-entered_first = { $first }番のマスに入ったばかりの駒を動かさなければなりません。
why-forward_first = 駒を戻せるのは、前に進める駒がないときだけです。
why-back_blocked = { $from }番のマスの駒は、{ $throw }の目では前に進めず、戻ることもできません。
why-never_moves_back = { $from }番のマスの駒は、{ $throw }の目では前に進めません。また、戻ることはありません。
why-changes_nothing = { $throw }の目では、{ $from }番のマスの駒は元の場所に戻ってしまいます。

## The board, as a screen reader says it

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
cell-blockade = 越えられない列の一部
cell-last-move = 最後の手
cell-selected = 選択中
cones = 円錐の駒{ $white }個
spools = 糸巻きの駒{ $black }個
cell-off = 盤から上がった駒：{ cones }と{ spools }
cell-hand = まだ盤に入っていない駒：{ cones }と{ spools }
cell-taken = 失われた駒：{ cones }と{ spools }
can-move = { $to }番へ進める
can-move-back = { $to }番へ戻らなければならない
can-hit = { $to }番の駒に当てて、{ $victim }番へ送れる
can-fall = { $to }番へ進め、{ $rest }番に落ち着く
can-fall-hand = { $to }番へ進めるが、その後は最初からやり直し
can-enter = { $to }番のマスに入れる
can-hit-hand = { $to }番の駒に当てられる。その駒は最初からやり直し
can-hit-taken = { $to }番の駒に当てられる。その駒は失われる
can-bear-off = 盤から上がれる
can-drown = { $to }番へ進み、水に落ちる
target-move = { $from }番のあなたの駒がここへ進める
target-hit = { $from }番のあなたの駒がここへ進め、この駒を{ $victim }番へ送れる
target-enter = あなたの駒がここに入れる
target-hit-hand = { $from }番のあなたの駒がここへ進める。この駒は最初からやり直し
target-hit-taken = { $from }番のあなたの駒がここへ進める。この駒は失われる
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
dock-label = 棒と手
throws-in-hand = これから使う目：{ $list }
steps-left = 残り{ $count }歩
throws-in-hand-label = あなたの目
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = その後、もう一度投げます。
button-throw = 投げる
button-throw-again = もう一度投げる
button-wait = お待ちください…
button-choose = 駒を選んでください
button-only-move = 印のついたマスを押す
button-continue = 続ける
button-choose-throw = 目を選んでください
button-use-throw = { $throw }の目を使う
button-confirm = この手を打つ
button-cancel-move = ほかの手を選ぶ
button-rescue = 助け出して{ $to }番のマスへ
button-decline = 盤から上がらない
button-pass = パス
button-undo = 取り消す
button-redo = やり直す
button-new-game = 新しい対局
button-rules = ルール
button-advice = ヒント
button-settings = 設定
button-help = ヘルプ
button-more = その他
button-close = 閉じる
button-cancel = キャンセル
button-done = 完了
button-start = 始める
button-play-again = もう一度遊ぶ
button-look-at-board = 盤を見る
button-take-back = 元に戻す
toolbar-label = 対局

## Players and moves

players-label = プレイヤー
player-name = { $who ->
    [you] あなた
    [computer] コンピューター：{ $level ->
        [beginner] 初心者
        [runner] 走り屋
        [hitter] 攻め屋
        [casual] のんびり屋
        [builder] 壁作り
        [cautious] 慎重派
        [skilled] 上手
        [expert] 熟練者
       *[master] 名人
      }
   *[other] { who }
  }
player-off = 上がり { $count } / { $pieces }
player-hand = 待機 { $count }
player-taken = 失った駒 { $count }
log-title = 手の記録
log-empty = まだ手はありません。

## later: advice

advice-do-forward = 最善：{ $from }番のマスの駒を{ $to }番のマスへ進める。
advice-do-backward = 最善：{ $from }番のマスの駒を{ $to }番のマスへ戻す。
advice-do-fall_back = 最善：{ $from }番のマスの駒を水に戻す。
advice-do-bear_off = 最善：{ $from }番のマスの駒を盤から上げる。
advice-do-enter = 最善：駒を{ $to }番のマスに入れる。
advice-do-rescue = 最善：駒を水から助け出す。
advice-do-decline = 最善：駒をそのまま残す。
advice-do-pass = 最善：相手に当てず、番を終える。
advice-do-throw = 最善：棒を投げる。
advice-because-only_choice = ほかに選べる手はありません。
advice-because-equal = ただし違いはありません。ほかの手も同じくらい良い手です。
advice-because-wins = これで勝ちます。
advice-because-bears_off = その駒は無事に上がれます。
advice-because-rescues = そこなら、あなたの番を失う心配がありません。
advice-because-throws = 駒を自由にする目は、待つ価値があります。
advice-because-hits = { $house }番のマスの駒を{ $steps }マス後ろへ戻せます。
advice-because-removes = { $house }番のマスの駒を失わせます。
advice-because-removes-to_hand = { $house }番のマスの駒を盤の外へ出し、最初からやり直させます。
advice-because-goes_on = この後も続けられます。そうでなければ、あなたの番は終わりです。
advice-because-keeps_out_of_water = そうでなければ、あなたの駒は水に落ちてしまいます。
advice-because-keeps_ground = そうでなければ、{ $steps }マス損をします。
advice-because-keeps_enemy_back = そうでなければ、相手の駒を{ $steps }マス前へ進めてしまいます。
advice-because-shelters = そうでなければ、{ $instead ->
    [100] どの目が出ても
   *[other] 100回の投げのうち{ $instead }回で
  }あなたの駒が当てられるおそれがあります。いちばん多いのは{ $house }番のマスです。{ $chance ->
    [0] この手なら一度もありません。
   *[other] この手なら{ $chance }回だけです。
  }
advice-because-blocks = これで、100回の投げのうち{ $chance }回は相手が前に進めなくなります。{ $instead ->
    [0] そうでなければ一度もありません。
   *[other] そうでなければ{ $instead }回です。
  }
advice-because-stays_free = { $chance ->
    [0] これで、あなたの次の投げはどの目でも使えます。
   *[other] これで、あなたの次の投げがむだになるのは100回のうち{ $chance }回だけです。
  }そうでなければ100回のうち{ $instead }回がむだになります。
advice-because-further_on = 決め手は一つではありませんが、駒の配置が良くなります。
advice-chances = このような場面では、この手で100局のうち{ $best }局、次に良い手で{ $other }局勝ちます。
advice-exact = この確率は正確です。この終盤はお使いの端末ですべて計算しました。

## later: dialogs

dialog-loading = 少々お待ちください…
new-game-title = 新しい対局
new-game-opponent = 対戦相手
new-game-blind = コンピューターがこの先の目を知ることはありません。
opponent-beginner = 初心者：いつもいちばん後ろの駒を動かす
opponent-runner = 走り屋：ひたすら先を急ぐ
opponent-hitter = 攻め屋：当てられるものには当てる
opponent-casual = のんびり屋：競走のことだけ考える
opponent-builder = 壁作り：駒を並べて壁を作る
opponent-cautious = 慎重派：相手の届かない所にいる
opponent-skilled = 上手：すべての目を考える
opponent-expert = 熟練者：対局から学んだ
opponent-master = 名人：対局から学び、すべての目を考える
opponents-more = ほかのすべての相手（{ $count }）
opponent-person = 友だちと（この端末で）
new-game-side = あなたの駒
side-black = 黒の糸巻き
side-white = 白の円錐
side-random = どちらか（運まかせ）
new-game-rules = ルール
button-change-rules = ルールを変える…
new-game-safe = いまの対局は、後で元に戻せます。
settings-title = 設定
settings-language = 言語
settings-language-auto = ブラウザーと同じ
settings-theme = 素材
theme-faience = ファイアンス
theme-ebony = 黒檀と象牙
theme-papyrus = パピルス
theme-limestone = 石灰岩
theme-contrast = 高コントラスト
settings-speed = 動き
speed-slow = ゆっくり
speed-normal = 標準
speed-fast = 速い
speed-instant = なし
settings-auto-throw = 棒を自動で投げる
settings-confirm-move = 手を打つ前に確認する
settings-not-remembered = このブラウザーでは、設定や対局を保存できません。
end-summary = 盤から上がった駒は、円錐の駒{ $white }個と糸巻きの駒{ $black }個。投げた回数は{ $throws }回です。

rules-title = ルール

## later: dialogs (the rulesets)

games-more = ほかのすべての遊び方（{ $count }）
game-recommended = おすすめ
game-short = 短い対局
game-facts = 駒は{ $pieces }個ずつ、約{ $minutes }分。
new-game-board = 盤
new-game-sides-drawn = どちらの駒を使うかは、最初の投げで決まります。
option-pieces = それぞれの駒の数
option-starting_throw = 1を出すまでだれも駒を動かせない
option-trap = 26番のマスを越える目は、水に落ちることがある
option-home_row = 1番から10番のマスに味方の駒があるうちは、どの駒も上がれない
board-auto = ルールのとおり
board-own = ルールのとおり：{ $name }
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
ruleset-kendall-wiki = ケンドール、駒は盤の外から
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
author-kendall = ティモシー・ケンドール（Timothy Kendall）
author-kendall-modern = devinokeefe/senet、ティモシー・ケンドールに基づく
author-jequier = ギュスターヴ・ジェキエ（Gustave Jéquier）
author-piccione = ピーター・A・ピッチョーネ（Peter A. Piccione）
author-bell = R・C・ベル（R. C. Bell）
author-ours = 私たちのルール：この盤のルールはまだだれも提案していません
character-kendall-masters = いちばん知られたルール。駒の位置がたえず入れかわり、水に落ちると動けなくなる長い競走です。
character-kendall-modern = 同じ競走を5個の駒で行い、どんな場合のルールもはっきりしています。最善の打ち方は正確にわかっています。
character-kendall-1979 = 先にすべての目を出してから使い方を選ぶので、よく計画する必要があります。
character-kendall-wiki = 盤は最初は空です。駒は一つずつ入り、3個の並びが道をふさぎます。
character-jequier-masters = すべての駒が最後の段に集まるまで上がれません。水は駒を出発点へ戻します。
character-jequier-ludii = 駒は一列に並んで出発します。当てられると遠くへ戻され、勝者は点を得ます。
character-piccione = 相手に当てることはありません。出た目を駒に分け、1が出ると新しい駒が入ります。
character-bell = 短くて激しい対局です。サイコロは1個、駒は10個ずつ。当てられた駒は二度と戻りません。
character-simple = 印のない盤での速い競走です。2個並べば守り合い、3個並べば道をふさぎます。
character-cypriot = 石のくぼみに小石を置いて遊ぶ、簡素な盤のゲームです。
character-simple-marked = 終わり近くに印のあるマスが四つ。バツ印は駒を出発点へ戻します。
character-middle-kingdom = 印のある簡素な盤のゲームを、向きを変えた盤で遊びます。
character-early-nk = 終わり近くに印のあるマスが四つ。水は駒を途中まで戻します。
character-late-nk = 同じゲームですが、最後のマスにホルスがいて、1の目でしか上がれません。
character-vertical = 盤は縦向きです。良いマスは安全で、もう一度投げられます。
character-double = 盤は二つ、道は一つで60マス。いちばん長い競走です。

## later: rules

rules-unknown = 古代エジプト人がセネトをどう遊んだかは、だれも知りません。ルールは一つも伝わっていません。
rules-aim = 目的
rules-throwing = 投げ方
rules-moving = 動かし方
rules-houses = 特別なマス
rules-leaving = 盤から上がる
rules-winning = 勝ち
houses-run = { $first }～{ $last }
rule-aim-first-off = 相手より先に、自分のすべての駒を道に沿って進め、盤から上げます。
rule-aim-board-empty = 道に沿って駒を進め、相手より多くの駒を盤から上げます。
rule-pieces = 駒は{ $pieces }個ずつです。白は円錐の駒、黒は糸巻きの駒を使います。
rule-start-hand = 最初、すべての駒は盤の横で待っています。
rule-start-white-odd = 最初、駒は1番から{ $last }番のマスに並びます。白は奇数のマス、黒は偶数のマスです。
rule-start-black-odd = 最初、駒は1番から{ $last }番のマスに並びます。黒は奇数のマス、白は偶数のマスです。
rule-opening-white = 白が先に投げます。
rule-opening-black = 黒が先に投げます。
rule-opening-one-is-white = かわるがわる投げ、先に1を出した人が白になります。先頭の駒を{ $from }番のマスから{ $to }番のマスへ進め、もう一度投げます。
rule-opening-one-is-black = かわるがわる投げ、先に1を出した人が黒になります。先頭の駒を{ $from }番のマスから{ $to }番のマスへ進め、もう一度投げます。
rule-opening-higher-throw = 一度ずつ投げ、大きい目を出した人が始めます。同じ目なら、二人とも投げ直します。
rule-houses-30 = 道は30マスで、Sの字のように曲がります。10マスの1段目を進み、2段目を折り返し、3段目を進みます。
rule-houses-60 = 道は二つの盤を通る60マスです。10マスの段を行き来し、一つ目の盤の30番のマスから二つ目の盤の31番のマスへ続きます。
rule-sticks = 4本の棒を投げ、明るい面の数を数えます。
rule-zero-4 = 明るい面が一つもなければ4です。
rule-zero-5 = 明るい面が一つもなければ5です。
rule-zero-6 = 明るい面が一つもなければ6です。
rule-zero-die = 4面のサイコロを1個投げます。目は1、2、3、4です。
rule-turn-single = 一つの目で、駒を1個、その数だけ動かします。
rule-turn-series = まず自分の番の目をすべて出し、それから好きな順に使います。一つの目で駒を1個、その数だけ動かします。
rule-turn-divided = 出た目をいくつかの駒に分けてもかまいません。ただし、すべて同じ向きに動かします。
rule-starting-throw-on = 1を出すまで何も動かせません。それまでに出た目は数えません。
rule-again = { $throws }の目を使ったら、もう一度投げます。
rule-again-series = { $throws }が出たら続けて投げます。{ $others }が出たら終わりです。
rule-again-on = 駒が{ $houses }番のマスに止まると、その持ち主はもう一度投げます。
rule-again-none = 一度投げたら、相手の番になります。
rule-turn-passes = そうでなければ、相手の番になります。
rule-must-move = 動かせるときは、必ず動かします。
rule-may-decline-hit-on = 相手の駒に当てる手しかないときは、代わりにパスできます。
rule-may-decline-off-on = 駒を盤から上げる手しかないときは、代わりに番を終えられます。
rule-no-move = 動ける駒がなければ、どの目が出ても番は終わりです。
rule-again-without-move = 動ける駒がなければ番は終わりです。ただし{ $throws }を出したときは、もう一度投げます。
rule-no-move-series = どの駒にも使えない目は失われ、番は終わりです。
rule-no-move-divided = どの駒にも使えない歩数は失われます。
rule-entry-any-throw = 盤の駒を動かす代わりに、新しい駒を入れてもかまいません。1番のマスに置き、すぐに出た目の数だけ進めます。
rule-entry-with-one = 1が出たとき、1番のマスが空いていれば、そこに駒を入れられます。その後もう一度投げます。
rule-entry-with-one-first = その目は、まず入れたばかりの駒に使います。動けなければ、駒は盤の横に戻り、番は終わりです。
rule-start-lock-on = 次のマスの駒が動くまで、駒は出発のマスを離れられません。
rule-blockade-off = 駒は、ほかのどの駒も飛び越えられます。
rule-blockade-on = 駒はほかの駒を飛び越えられますが、3個以上連なった相手の駒は飛び越えられません。
rule-fall-back-off = 駒は味方の駒の上には止まれません。
rule-fall-back-on = 味方の駒の上に来た駒は、後ろの最初の空きマスへ戻ります。
rule-fall-back-on-unchanged = 元の場所に戻る手は、ほかに手がないときだけ打てます。
rule-hit-none = 当てることはありません。駒は空いたマスにだけ止まれます。
rule-hit-swap = 相手の駒の上に来ると、当てたことになります。二つの駒は入れかわります。
rule-hit-empty-behind = 相手の駒の上に来ると、当てたことになります。相手の駒は後ろの最初の空きマスへ戻り、なければ盤の横へ出ます。
rule-hit-lowest-empty = 相手の駒の上に来ると、当てたことになります。相手の駒は出発点にいちばん近い空きマスへ戻ります。
rule-hit-taken = 相手の駒の上に来ると、当てたことになります。相手の駒は失われます。
rule-pairs-on = 道の上で隣り合う同じ色の駒は、互いに守り合い、どちらも当てられません。
rule-pairs-off = 隣り合うマスの駒は守り合いません。
rule-backward-none = 自分の目で自分の駒が戻ることはありません。
rule-backward-to-empty = 前に進める駒がなければ、どれか一つを出た目の数だけ空いたマスへ戻します。
rule-backward-may-hit = 前に進める駒がなければ、どれか一つを出た目の数だけ戻します。相手に当ててもかまいません。
rule-backward-may-hit-swap = こうして前から当てられた駒は、前に進むことになります。
rule-backward-from = このように戻れるのは、1番から{ $house }番のマスの駒だけです。
rule-backward-from-everywhere = 駒は、どのマスからでもこのように戻れます。
rule-stop = どの駒も、先へ進む前に{ $house }番のマスに止まらなければなりません。
rule-trap-on = 駒が{ $stop }番のマスを越えてしまう目も使えます。{ $house }番のマスが空いていれば、駒はそこの水に落ちます。
rule-water-none = 駒を後ろへ戻すマスはありません。
rule-water-prison = { $house }番のマスは水です。自分の駒がそこに止まると、番はすぐに終わります。
rule-water-prison-alone = 自分の駒が水の中にある間、ほかの自分の駒は動けません。
rule-return-house = 投げる代わりに、水の中の駒を助け出して{ $house }番のマスに置けます。そこが空いているときだけです。そして番は終わります。
rule-rescued-moves-first-on = 水から助け出した駒は、自分のほかの駒より先に動かします。
rule-water-prison-exit = { $throws }が出れば、水の中の駒は盤から上がります。出なければ番は終わりです。
rule-water-to-return = { $house }番のマスに止まった駒は、すぐに{ $return }番のマスへ移ります。そこがふさがっていれば、その手前のいちばん近い空きマスへ移ります。
rule-water-to-lowest = { $house }番のマスに止まった駒は、すぐに出発点にいちばん近い空きマスへ移ります。
rule-water-to-hand = { $house }番のマスに止まった駒は、すぐに盤の外へ出て、最初からやり直しです。
rule-unprotected = { $houses }番のマスの駒は、隣の駒に守られることはありません。
rule-water-suspends-pairs-on = 自分の駒が水の中にある間、自分の駒は守り合いません。
rule-water-suspends-pairs-on-rescued = 水から助け出した駒がまだ動いていない間も同じです。
rule-safe = { $houses }番のマスの駒は当てられません。
rule-safe-while-water = どちらかの駒が水の中にある間、{ $houses }番のマスの駒は当てられません。
rule-hit-to-water = { $houses }番のマスで当てられた駒は、水に落ちます。
rule-hit-to-water-taken = 水がふさがっていれば、代わりに当てた駒と入れかわります。
rule-vacate = { $houses }番のマスの駒は、動ける目が出たらすぐに先へ進まなければなりません。
rule-fixed = { $houses }番のマスの駒は、盤から上がれる目を待つしかありません。
rule-stuck-to-water = ほかに動かせる駒がなければ、{ $houses }番のマスにある自分の駒が一つ、水に戻ります。
rule-bear-off-exact = 盤の外は{ $house }番のマスの次のマスと数え、駒はちょうどの目でそこに着かなければなりません。
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
rule-end-board-empty = 盤が空になったら終わりです。より多くの駒を上げた人の勝ちで、同じ数なら勝者はいません。
rule-score-on = 勝者は、残った相手の駒1個につき、1番から10番のマスなら3点、11番から20番のマスなら2点、21番から30番のマスなら1点を得ます。

## later: rules (about each ruleset)

rules-retold = このルールは、学者本人の本ではなく、ほかの人による紹介でしか知られていません。
rules-house-title = 自作ルール
rules-house = このページでだれかが作ったルールです。「{ $base }」のルールを一部変えています。
rules-ours = この盤のルールを提案した学者はいないので、これは私たちのルールです。知られている提案に共通するものだけで作りました。
rules-disputed = はっきりしない点
rules-disputed-lead = 次の点は、文献に書かれていないか、二通りに読めます。ここではこのように遊びます。
rules-throws = 1局は、およそ{ $throws }回の投げ、{ $minutes }分です。
credit-kendall-masters = ティモシー・ケンドールが1978年に『冥界を通り抜ける』（Passing Through the Netherworld）で提案したルールです。ここでは、あるルール紹介ページの説明に従います。
credit-kendall-modern = 公開プロジェクト devinokeefe/senet が、駒5個によるケンドールのルールの現代版をまとめ、最善の打ち方を正確に計算しました。
credit-kendall-1979 = ティモシー・ケンドール、1979年。Ludiiのサイトによるルールブックの要約に従います。四つの選択ルールもLudiiのものです。
credit-kendall-wiki = ティモシー・ケンドール。あるウィキの記事による説明に従います。駒の入れ方、当てるかどうかの選択、最後のマスからの上がり方については、記事に出典がありません。
credit-jequier-masters = ギュスターヴ・ジェキエ。ボテルマンスほか『ゲームの世界』に基づく、あるルール紹介ページの説明に従います。
credit-jequier-ludii = ギュスターヴ・ジェキエ、1930年。Ludiiの要約に従います。
credit-piccione = ピーター・A・ピッチョーネ、1977年、『ツタンカーメン王のゲーム』。Ludiiの要約に従います。
credit-bell = R・C・ベル、1979年。Ludiiの要約に従います。
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
disputed-km-3 = 上下に並ぶマスは隣り合っていますか？ここではいいえ。道の上の前後だけです。
disputed-km-4 = 水の中の駒は隣の駒を守りますか？ここでは守ります。ただし、自分は守られません。
disputed-km-5 = 相手の駒を水に落とすと、自分の番は終わりますか？ここでは終わりません。
disputed-km-6 = ほかに前に進める駒がないとき、駒を盤から上げなければなりませんか？ここでは上げなければなりません。
disputed-km-7 = 30番のマスからはどの目で上がれますか？文献は先にちょうどの目を求め、後でどの目でもよいとしています。ここではどの目でも上がれます。
disputed-km-8 = 4で水の中の駒を上げたとき、もう一度投げますか？ここでは投げます。
disputed-km-9 = 駒は26番のマスから戻れますか？ここでは戻れます。
disputed-km-10 = 水に落ちたその番に、駒を助け出せますか？ここではできません。
disputed-km-11 = 助け出せるときは、水の中の駒を必ず助け出しますか？ここではいいえ。4をねらって投げてもかまいません。
disputed-km-12 = 15番のマスがふさがったままのとき、ほかに助ける方法はありますか？ここではありません。4を待ちます。
disputed-km-13 = 3個並んだ駒は道をふさぎますか？この文献には書かれていません。ここではふさぎません。
disputed-kw-1 = 4の目で入れた駒は5番のマスに止まりますか、4番のマスですか？ここでは5番です。1番のマスに置いてから進めます。
disputed-kw-2 = 1番のマスがふさがっていても駒を入れられますか？ここでは入れられます。駒はそこに止まりません。
disputed-kw-3 = もう一度投げられる目はありますか？この文献では一つの番に一度だけ投げます。ここでもそうします。
disputed-kw-4 = 当てないことを選ぶとどうなりますか？その手は打ちません。
disputed-kw-5 = ほかに手があるときもパスできますか？ここではできません。
disputed-kw-6 = 3個並びの中にある相手の駒の上に止まれますか？ここでは止まれます。並びを越えることだけが禁じられています。
disputed-kw-7 = 26番のマスで5が出たらどうなりますか？文献には書かれていません。ここでは駒が盤から上がります。
disputed-kw-8 = 1段目が空なのは、いつですか？ここでは、どちらの駒もそこにないときです。盤の横の駒は数えません。
disputed-kw-9 = 味方の駒の上に来て、元の場所に戻る手は打てますか？ここでは、ほかに動ける駒がないときだけです。そうでなければ、ただのパスになってしまいます。
disputed-kw-10 = 戻された駒が27番、28番、29番のマスに止まることはありますか？ここではあります。その後はそのマスのルールに従います。
disputed-kw-11 = 2個並びは守り合いますか？文献にあるのは3個並びだけです。ここでは守り合いません。
disputed-kw-12 = 水が駒を戻すときに1番から15番のマスがすべてふさがっていたら？駒は盤の横へ出ます。
disputed-kw-13 = 30番のマスから上がるための「白い棒1本」とは何ですか？ここでは1の目です。
disputed-kw-14 = 後で手前に戻されるなら、3個並びを越える目を使えますか？ここでは使えません。
disputed-k79-1 = 動かす前にすべての目を出しますか？文献はそう述べ、Ludiiのプログラムは一つずつ動かします。ここでは文献に従います。
disputed-k79-2 = 先頭に立つのはどちらの色ですか？ここでは白です。先に1を出した人が白になり、先頭の駒を動かすからです。
disputed-k79-3 = 別の目で前に進めるとき、ある目で戻ることはできますか？ここではできません。
disputed-k79-4 = 駒が水に落ちたとき、残りの目はどうなりますか？失われます。
disputed-k79-5 = 助け出すのに使う「一つの番」とは何ですか？投げる代わりに助け出すこと、そのものです。
disputed-k79-6 = 水の中の駒に当てられますか？ここでは当てられます。二つの駒は入れかわります。
disputed-k79-7 = 駒が水の中にある間、守り合えなくなるのはどちらの駒ですか？その駒の側だけです。
disputed-k79-8 = どちらの駒が水の中にあると、28番から30番のマスが安全になりますか？どちらの駒でもです。
disputed-k79-9 = 先に動かなければならない駒が当てられたら？その側はまた自由に動けます。
disputed-k79-10 = 最初の1より前に出た目は数えますか？ここでは数えません。
disputed-k79-11 = 行き過ぎる目は必ず落とし穴になりますか？ここでは、いくつかある選択の一つです。
disputed-k79-12 = 1段目にどちらの駒があると上がれませんか？自分の駒だけです。
disputed-k79-13 = 助け出すかどうかは、投げる前に決めますか、後ですか？前です。
disputed-k79-14 = 最初の1では、必ず先頭の駒を動かしますか？ここではそうです。
disputed-k79-15 = 先手を決めるときに4や5が出たら、もう一度投げますか？ここでは投げません。
disputed-k79-16 = 先に動くべき駒があるのに、別の駒が水に落ちたら？水の駒が先です。
disputed-jm-1 = すべての駒が最後の段にそろう前に、30番のマスに止まれますか？ここでは止まれません。そこに着くことは、上がることです。
disputed-jm-2 = 30番のマスを越える目は使えますか？ここでは使えません。
disputed-jm-3 = 1、4、6が出ても動ける駒がないとき、もう一度投げますか？ここでは投げません。
disputed-jm-4 = 3個並びは、戻る駒も止めますか？ここでは止めます。
disputed-jm-5 = 最初の空きマスとはどれですか？ここでは番号がいちばん小さいマスです。
disputed-jm-6 = 駒は順番に出発のマスを離れますか？この文献では、どの駒を動かしてもかまいません。
disputed-jm-7 = 並びは段の端を曲がっても続きますか？ここでは続きます。
disputed-jl-1 = 四つ目の安全なマスはどれですか？文献には20番とありますが、そこに印はありません。ここでは30番です。
disputed-jl-2 = 駒はいつ出発のマスを離れられますか？ここでは、次のマスにあった駒が動いた後です。
disputed-jl-3 = 1、4、6が出ても動ける駒がないとき、もう一度投げますか？ここでは投げません。
disputed-jl-4 = 戻る駒は当てられますか？ここでは当てられません。
disputed-jl-5 = 当てられた駒はどこへ行きますか？この文献では、出発点にいちばん近い空きマスです。
disputed-jl-6 = Ludiiのプログラムは、3個並びを一部の場所でしか調べません。ここでは文献に従います。
disputed-pi-1 = 5が出たらもう一度投げますか？文献は投げるとしています。ここでもそうします。
disputed-pi-2 = 目の一部で駒を盤から上げられますか？ここでは、その部分がちょうどなら上げられます。
disputed-pi-3 = 一つの番の手はすべて同じ向きですか、それとも一つの目の分だけですか？ここでは一つの目の分だけです。
disputed-pi-4 = 1が出たら必ず駒を入れますか？ほかに前に進める駒がないときだけです。
disputed-pi-5 = もう一度投げる理由が二つあれば、二度投げますか？ここでは一度だけです。
disputed-pi-6 = 駒を入れた後の目は、まずどの駒が使いますか？入れたばかりの駒です。
disputed-pi-7 = 戻るときに15番や26番のマスに止まっても、もう一度投げますか？ここでは投げます。
disputed-pi-8 = 5が出ても、入れたばかりの駒を動かせなかったら？番は終わりです。
disputed-pi-9 = できるだけ多くの歩数を使わなければなりませんか？いいえ。ただし、1歩でも使えるうちは続けます。
disputed-pi-10 = 新しい駒のための目で、さらに別の駒を入れられますか？ここではできません。ほかの追加の投げならできます。
disputed-be-1 = サイコロを投げますか、棒ですか？古い文献には棒とあります。ここではサイコロです。
disputed-be-2 = 印のあるマスはどれですか？ここでは、このルールのために描かれた盤のとおり、26番から29番です。
disputed-be-3 = 当てられるときは、必ず当てますか？ここではその必要はありません。
disputed-be-4 = もし必ず当てるのなら、印のあるマスを離れることのほうが先ですか？そのときは、離れるほうを先にします。
disputed-be-5 = いつ終わりますか？ここでは、盤が空になったときです。
disputed-be-6 = 先手を決める目が同じだったら？二人とも投げ直します。
disputed-be-7 = ケンドールのルールのように、3個並びは道をふさぎますか？ここではふさぎません。
disputed-kmo-1 = 当てられた駒はどこへ行きますか？二つの駒が入れかわります。
disputed-kmo-2 = 28番から30番のマスは安全ですか？いいえ。守れるのは隣の駒だけです。
disputed-kmo-3 = 28番から30番のマスで当てられた駒はどこへ行きますか？当てた駒がいた26番のマスです。
disputed-kmo-4 = 駒は28番のマスから29番や30番へ進んだり、戻ったりできますか？いいえ。
disputed-kmo-5 = 30番のマスからはどの目で上がれますか？1だけです。
disputed-kmo-6 = 1、4、5が出ても動ける駒がなければ？相手の番になります。
disputed-kmo-7 = 水に落ちると番は終わりますか？いいえ。
disputed-kmo-8 = 3個並びの一部を越えられますか？いいえ。
disputed-kmo-9 = 水から戻る道を、並びや隣り合う駒が止めることはありますか？いいえ。
disputed-kmo-10 = 1、4、5で戻ったときも、もう一度投げますか？はい。
disputed-kmo-11 = 駒は26番のマスから戻れますか？はい。
disputed-kmo-12 = ほかの駒の数でも遊べますか？自作ルールとしてなら、はい。ただし、すべて計算されているのは5個のゲームだけです。
disputed-board-cross = バツ印は駒をどこへ送りますか？だれも知りません。15番のマスと結びつくものがないので、ここでは出発点にいちばん近い空きマスへ送ります。
disputed-board-rebirth = 15番のマスに印がない盤でも、そのマスは特別ですか？ここではいいえ。
disputed-board-last = 印のない30番のマスからは、どの目で上がれますか？ここではどの目でも上がれます。
disputed-board-upright = 縦型の盤では、どの向きに進みますか？だれも知りません。ここではいつもの順のまま、左上から3列で進みます。
disputed-board-two = 二つの盤の道は一つですか、二つですか？だれも知りません。一つの長い道がいちばん簡単です。
disputed-board-pebbles = 小石をいくつ使いましたか？だれも知りません。ここでは5個です。

## later: dialogs (help)

help-title = ヘルプ
help-tap = 大きなボタンを押して投げます。次に駒を押し、行き先のマスを押します。
help-drag = 駒を行き先のマスまで引っぱることもできます。
help-mistake = 違う場所を押しても何も起こりません。どの手も取り消せます。
help-learn = 上の「ルール」に、この対局のルールがあります。「その他」には短いレッスンと、特別なマスの働きがあります。
help-marks = 盤の上の印
help-mark-ring = 駒のまわりの輪：その駒は動けます。
help-mark-target = マスの中の輪：選んだ駒がそこへ行けます。
help-mark-hit = 曲がった矢印のついた輪：そこへ進むと駒に当たり、当たった駒は矢印の先へ行きます。
help-mark-row = 駒の下の線：互いに守り合っているか、道をふさいでいます。
help-mark-trail = 点の列：最後の手。
help-keyboard = 盤を選んでいるときのキー
help-key-arrows = 矢印キー
help-arrows = 右と左：道に沿って動く。上と下：次の段
help-key-ends = Home、End
help-ends = 最初のマス、道の終わり
help-key-enter = Enter、スペース
help-enter = 駒やマスを選ぶ
help-key-escape = Esc
help-escape = 駒を元の場所に置く
help-key-throw = T
help-throw = 棒を投げる
help-key-pieces = M
help-pieces = 次の動ける駒。Shiftを押しながらだと前の駒
help-key-last = L
help-last = 最後の手
help-key-status = S
help-status = いまの状況は？
help-key-advice = H
help-advice = ここでの最善の手は？その理由は？
help-key-undo = U
help-undo = 取り消す
help-key-redo = R
help-redo = やり直す
help-key-look = , と .
help-look = 振り返る：一手戻る、一手進む
help-key-help = ?
help-help = このヘルプ
help-accessibility = だれでも遊べるように：アクセシビリティーの声明（英語）
help-questions = キーで盤にたずねる
help-key-mine = P
help-mine = 自分の駒はどこ？
help-key-others = O
help-others = 相手の駒はどこ？
help-key-moves = G
help-moves = どこへ行ける？
help-key-sticks = K
help-sticks = 棒の目は？
help-key-score = C
help-score = 上がった駒はそれぞれ何個？
help-key-way = F
help-way = あとどれくらい？
help-key-house = X
help-house = このマスには何がある？
help-key-card = I
help-card = このマスの名前と働き
help-key-odds = D
help-odds = 最近の目と、目の出やすさ

## later: house (the editor of house rules)

house-title = 自作ルール
house-lead = ルールはどの点でも変えられます。合わないところは、すぐに表示されます。
house-from = もとにするルール
house-yours = あなたのゲーム
house-name = ゲームの名前
house-name-default = { $base }（自分流）
house-reset-all = 変更をすべて取り消す
house-reset = { $base }のとおりに戻す
house-changed = 変更 { $count }件
house-disagrees = 合わない
house-ready = このルールには矛盾がありません。
house-clashes = { $count ->
    [1] 二つの点が合いません。
   *[other] { $count }組の点が合いません。
  }
house-show = 場所を見る
house-play = 遊ぶ
house-opponent = 対戦相手
house-save = このゲームを保存
house-saved = 「{ $name }」として保存しました。
house-save-full = 保存できるゲームは{ $count }個までです。先にどれかを削除してください。
house-save-blocked = このブラウザーでは、ページが何も保存できません。
house-save-unnamed = 先にゲームの名前を付けてください。
house-mine = 自分のゲーム（{ $count }）
house-open = 開く
house-rename = 名前を変える
house-delete = 削除
house-deleted = 「{ $name }」を削除しました。
house-link = リンクをコピー
house-link-label = このゲームへのリンク
house-link-copied = リンクをコピーしました。
house-link-by-hand = 選択されたリンクをコピーしてください。
house-point-value = { $point }：{ $value }
house-fix = 「{ $point }」を次に変える：{ $value }
house-fix-off = 「{ $point }」をオフにする
house-fix-on = 「{ $point }」をオンにする
house-refused = 「{ $points }」とは合いません
house-refused-houses = { $houses }：「{ $points }」とは合いません。{ $reason }
house-idle = 「{ $point }」のため、いまは効果がありません。
house-range = { $first }～{ $last }
house-none = なし
house-on = はい
house-off = いいえ
house-exit = { $house }番：{ $throws }
house-exit-any = どの目でも
house-exit-star = 1段目が空の間はどの目でも
house-exit-row = { $house }番のマスから盤の外へ上がれる目
house-nothing-special = 特になし

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
dim-starting-throw = 1を出すまで駒を動かせない
dim-zero = 投げるもの
dim-zero-4 = 4本の棒。明るい面がなければ4
dim-zero-5 = 4本の棒。明るい面がなければ5
dim-zero-6 = 4本の棒。明るい面がなければ6
dim-zero-die = 4面のサイコロ
dim-again = もう一度投げられる目
dim-again-without-move = 動ける駒がなくても、もう一度投げられる目
dim-again-on = もう一度投げられるマス
dim-turn = 番の進め方
dim-turn-single = 一度投げて一手
dim-turn-series = もう一度投げられる間は投げ続け、それから好きな順に使う
dim-turn-divided = 一度投げ、その歩数を駒に分けてよい
dim-blockade = 相手は3個並びを越えられない
dim-fall-back = 味方の駒の上に来てもよく、後ろの最初の空きマスへ戻る
dim-backward = 前に進める駒がないとき
dim-backward-none = 前に進める駒がなければ、番を失う
dim-backward-to-empty = 前に進める駒がなければ、空いたマスへ戻る
dim-backward-may-hit = 前に進める駒がなければ戻る。当ててもよい
dim-backward-from = 駒が戻れる最後のマス
dim-vacate = できるときは離れなければならないマス
dim-pairs = 隣り合う2個の駒は守り合う
dim-unprotected = 隣の駒が守らないマス
dim-water-suspends-pairs = 駒が水の中にあるプレイヤーの駒は守り合わない
dim-safe = 駒が安全なマス
dim-safe-while-water = 水の中に駒がある間、安全なマス
dim-hit = 当てられた駒がどうなるか
dim-hit-none = 駒は当てられない
dim-hit-swap = 当てられた駒は、当てた駒と入れかわる
dim-hit-empty-behind = 当てられた駒は、後ろの最初の空きマスへ戻る
dim-hit-lowest-empty = 当てられた駒は、盤の最初の空きマスへ戻る
dim-hit-taken = 当てられた駒は失われる
dim-hit-to-water = 当てられた駒が水に落ちるマス
dim-may-decline-hit = 当てる手しかないときはパスできる
dim-stop = どの駒も止まらなければならないマス
dim-trap = そのマスを越える目は水に落ちる
dim-water-house = 水のマス
dim-water = 水の働き
dim-water-none = 水はない
dim-water-prison = 駒は、決まった目が出るか助け出されるまで水から出られない
dim-water-to-return = 水は駒を戻り先のマスへ送る
dim-water-to-lowest = 水は駒を盤の最初の空きマスへ送る
dim-water-to-hand = 水は駒を盤の外へ出し、駒は入り直す
dim-return-house = 戻り先のマス
dim-rescued-moves-first = 助け出した駒は、ほかの駒より先に動かす
dim-stuck-to-water = 動けない駒が水に戻るマス
dim-fixed = 盤から上がることしかできないマス
dim-bear-off = 盤からの上がり方
dim-bear-off-exact = 最後のマスの次にちょうど着く目で上がる
dim-bear-off-overshoot = 最後のマスを越えるどの目でも上がる
dim-bear-off-onto-last = ちょうど最後のマスに着くと上がる
dim-exits = 決まった目で上がるマス
dim-clear-first = 上がる前に、自分の駒がなくなっていなければならないマス
dim-may-decline-off = 盤から上がらないことを選べる
dim-end = 勝つ人
dim-end-first-off = 先にすべての駒を上げた人の勝ち
dim-end-board-empty = 盤が空になるまで遊び、多く上げた人の勝ち
dim-score = 残った相手の駒が勝者の点になる

clash-hand-entry = 盤の外から始まる駒には、入る方法が必要です。
clash-water-entry = 水が駒を盤の外へ出しますが、その駒には入り直す方法がありません。
clash-behind-entry = 戻る駒に当てられた駒は、後ろに空きマスがないことがあり、入り直す方法もありません。
clash-one-divided = 1の目で入るルールは、目を分けられるルールと組み合わせます。
clash-any-divided = 目を分けるルールでは、駒は1の目でしか入れません。
clash-opening-hand = 最初の1で先頭の駒を動かしますが、盤に駒がありません。
clash-opening-odd = 最初の1で先頭の駒を動かしますが、その前に相手の駒があります。
clash-lock-hand = 盤の外から始まる駒には、待つべき前の駒がありません。
clash-lock-backward = 戻る駒が、まだ出発していない駒に当たることがあります。
clash-one-series = 1を待つルールは、一つの番に何度も投げるルールと組み合わせます。
clash-divided-hit = 目を分けるルールでは、駒に当てられません。
clash-divided-fall-back = 目を分けるルールでは、味方の上から戻ることはありません。
clash-divided-prison = 目を分けるルールでは、水は駒をとらえられません。
clash-divided-trap = 目を分けるルールでは、マスを越えて水に落ちることはありません。
clash-divided-blockade = 目を分けるルールでは、どの並びも越えられます。
clash-divided-vacate = 目を分けるルールでは、先に離れるべきマスはありません。
clash-divided-decline-hit = 分けた目はパスできません。
clash-divided-decline-off = 分けた目は断れません。
clash-always-again = どの目でももう一度投げられるので、番が終わりません。
clash-always-again-unmoved = 動けないプレイヤーが、いつまでも投げ続けることになります。
clash-series-unmoved = 動かす前にすべて投げるルールでは、後から投げ直すことはできません。
clash-series-again-on = 動かす前にすべて投げるルールでは、マスでもう一度投げることはできません。
clash-water-nowhere = 水にはマスが必要です。
clash-water-idle = 水のマスがありますが、水がありません。
clash-water-pieces = 水は、駒が出発するマスより1マス以上先になければなりません。
clash-water-return = この水には、駒が戻るマスが必要です。
clash-return-beyond = 戻り先のマスは、水のマスより手前になければなりません。
clash-trap-stop = 止まるべきマスがないので、それを越える目もありません。
clash-trap-water = 水がなければ、水に落ちることはありません。
clash-trap-behind = 止まるべきマスを越えると水に落ちるので、水はそのマスより先になければなりません。
clash-water-fixed = 水のマスは、盤から上がることしかできないマスにはできません。
clash-stuck-water = 動けない駒が戻れるのは、駒をとらえる水だけです。
clash-stuck-forward = 動けない駒は水に戻るので、水より先になければなりません。
clash-hit-water = 当てられた駒が落ちるのは、駒をとらえる水だけです。
clash-safe-water = 駒が水の中に残ることはないので、その間だけ安全なマスはありえません。
clash-rescue-water = 助け出せるのは、駒をとらえる水からだけです。
clash-fall-back-prison = 戻ってきた駒が、駒をとらえる水をふさぐことがあります。
clash-taken-end = 駒が失われるルールでは、勝者は最後までわかりません。
clash-score-end = 点は、先にすべての駒を上げた人が得るものです。
clash-last-exit = 駒が最後のマスに残ることはないので、決まった目は必要ありません。
clash-last-fixed = 駒が最後のマスに残ることはないので、そこから上がることはありません。
clash-backward-nowhere = 駒は戻らなければなりませんが、戻れるマスがありません。
clash-backward-idle = 駒が戻れる最後のマスがありますが、駒は戻りません。
clash-clear-fixed = このようなマスの駒は、そこを離れられません。動くことを許されるには、先に動いていなければならないからです。
clash-clear-last = 最後のマスの駒は、そこを離れられません。動くことを許されるには、先に動いていなければならないからです。
clash-off-board = 指定したマスの一つが、盤にありません。
clash-fixed-for-good = これらのマスの一つにある駒は、そこを離れられません。盤から上がれる目がありません。
clash-last-for-good = 最後のマスの駒は、そこを離れられません。必要な目が出ることはありません。

## later: practice (the computer practises house rules)

practice-title = コンピューターに練習させる
practice-judge-base = このルールでは、強い相手とヒントは、コンピューターが{ $base }について知っていることを使います。ただし、短い試しで経験則に勝ったときだけです。
practice-judge-thumb = このルールでは、強い相手とヒントは、経験則を使います。
practice-begin = このルールを練習させる
practice-note = 1分ほどかかります。その間も遊び続けられます。
practice-goes-on = コンピューターが自分自身と対局しています。
practice-left = あと{ $seconds }秒ほどです。
practice-enough = もう十分
practice-compares = いまは、練習する前のコンピューターと対局しています。
practice-games = { $games }局のうち{ $done }局
practice-others = コンピューターは別のルールを練習しています。一度に練習できるゲームは一つだけです。
practice-learned = コンピューターはこのルールを練習しました。強い相手とヒントは、学んだことを使います。練習する前のコンピューターと{ $games }局対局し、点の{ $share }%を取りました（本当の割合は、おそらく{ $low }%から{ $high }%の間です）。
practice-learned-unkept = コンピューターはこのルールを練習しました。練習する前のコンピューターと{ $games }局対局し、点の{ $share }%を取りました（本当の割合は、おそらく{ $low }%から{ $high }%の間です）。このブラウザーは学んだことを保存できないので、ページを離れると忘れます。
practice-in-vain = 練習の効果はありませんでした。練習する前のコンピューターと{ $games }局対局し、取ったのは点の{ $share }%だけでした（本当の割合は、おそらく{ $low }%から{ $high }%の間です）。そのため、前と同じままにします。
practice-failed = コンピューターは練習できませんでした（{ $reason }）。
practice-forget = 学んだことを忘れさせる
practice-no-worker = このブラウザーでは、コンピューターは練習できません。

## Notices and failures

notice-replaced = 新しい対局が始まりました。
notice-save-unreadable = 保存された対局を読み込めなかったので、新しい対局を始めます（{ $reason }）。
notice-parameter = アドレスに{ $name }={ $value }とありますが、この値は使えません。使える値：{ $allowed }。
notice-ruleset = アドレスにあるルール{ $value }では遊べません（{ $reason }）。
notice-seed = アドレスにseed={ $value }とありますが、64桁までの16進数ではありません。
notice-computer-stopped = コンピューターが手を選べませんでした（{ $reason }）。「続ける」を押すと、もう一度考えます。
notice-language = { $language }の文章を読み込めませんでした。
notice-no-net = このページには、強い相手がこのルールで学んだ内容が入っていません。そのため、経験則で判断します。
notice-practice-damaged = コンピューターがこのルールを練習して学んだことが壊れていたので、消しました。
notice-fault = 問題が起きました（{ $reason }）。対局はそのままです。
notice-not-loaded = ページのこの部分を読み込めませんでした。接続を確かめて、もう一度お試しください。
failure-title = ゲームを始められません
failure-wasm-missing = このブラウザーには、ゲームに必要なWebAssemblyがありません。新しいブラウザーをお使いください。
failure-wasm-blocked = このサイトでは、ゲームに必要なWebAssemblyが許可されていません。セキュリティーポリシーにscript-src 'wasm-unsafe-eval'を含める必要があります。古いブラウザーでは更新が必要な場合もあります。
failure-wasm-not-found = ゲームのエンジンを読み込めませんでした。接続を確かめて、ページを読み込み直してください。
failure-engine-broken = ゲームのエンジンがこのブラウザーでは動きません。新しいブラウザーをお使いください。

## later: more (the menu of more, and what the parts of the page share)

# ---- more: messages below ----

more-title = その他
more-play = 遊ぶ
more-learn = 学ぶ
more-share = 共有と保存
more-view = 表示
more-about = このゲームについて
more-embedding = このゲームを自分のサイトに置く
more-print = 盤、棒、ルール、ワークシートを印刷する
more-frozen = このゲームを載せているページが、ゲームを一時停止しました。
more-one-file = このファイルはネットワークがなくても使えます。使える言語：{ $languages }。すべての言語はファイル senet-languages.html にあります。

## later: sound (sounds)

# ---- sound: messages below ----

sound-title = 音
sound-on = 音を鳴らす
sound-volume = 音量
sound-percent = { $share }%
sound-pitches = マスごとに違う音を鳴らす（高いほど終わりに近い）
sound-unavailable = この端末では、いま音を鳴らせません。

## later: learning (lessons, the cards of the houses, the history, the odds of the sticks)

# ---- learning: messages below ----

learn-offer-label = 最初のレッスン
learn-offer = セネトは初めてですか？1分半で、遊びながら覚えられます。
learn-offer-start = やってみる
learn-offer-later = 後で
learn-menu-lessons = レッスン
learn-menu-lessons-note = やってみながら覚える
learn-lessons = レッスン
learn-lessons-lead = 専用の盤で行う短いレッスンです。あなたの対局はそのまま待っています。
learn-lessons-houses = 特別なマス
learn-lessons-rules = ほかのルールの違い
learn-not-kept = このブラウザーでは、終えたレッスンを記録できません。
learn-goes-on = { $count }番目から続ける（全{ $last }）
learn-done = 修了
learn-step = { $count }番目（全{ $last }）
learn-count = { $count } / { $last }
learn-progress = レッスンの進み具合
learn-dock = レッスンの棒と手
learn-back = 戻る
learn-skip = 飛ばす
learn-next = 次へ
learn-finish = 終える
learn-press-next = ここはできました。「次へ」を押して進みましょう。
learn-not-asked = 対局ではその手も打てます。ここでは、言われたことをやってみてください。
lesson-first = 最初のレッスン
lesson-first-about = 投げる、動かす、当てる、守る、上がる。1分半ですべてがわかります。
lesson-first-1 = これがセネトの盤です。30のマスが、大きなSの字の一本道になっています。1番のマスから始まり、30番のマスで終わります。あなたは黒の糸巻きです。白の円錐より先に、すべての駒を進めて盤から上げましょう。
lesson-first-2 = まず投げます。「投げる」ボタンか、棒を押してください。
lesson-first-2-done = 棒には明るい面と暗い面があります。明るい面が二つ上を向きました。2が出ました。
lesson-first-3 = 糸巻きを一つ、2マス動かします。輪のついた駒が動けます。押してください。
lesson-first-3-done = 2か3の後は、相手の番です。
lesson-first-4 = 16番のあなたの糸巻きのすぐ前、17番のマスに、白の円錐が一つだけあります。投げて、その上に進みましょう。
lesson-first-4-done = 円錐に当てたので、二つの駒が入れかわりました。1、4、5が出ると、もう一度投げられます。明るい面が一つもなければ5です。
lesson-first-5 = だから、まだあなたの番です。もう一度投げて、好きな糸巻きを動かしてください。
lesson-first-5-done = 動けるときは、必ず動かします。どの駒にするかは、あなたが選びます。
lesson-first-6 = 今度は19番と20番に円錐が二つ並んでいます。投げて、17番の糸巻きを押してください。
lesson-first-6-done = そこには当てられません。隣り合う二つの駒は、互いに守り合います。
lesson-first-7 = あなたにも同じことができます。10番の糸巻きを、13番の糸巻きの隣へ進めましょう。
lesson-first-7-done = 二つの糸巻きが並びました。もうだれも当てられません。
lesson-first-8 = 終わり近くに特別なマスがあります。26番の「美の家」は、どの駒も飛び越えられません。必ず止まります。投げて、糸巻きをそこへ進めましょう。
lesson-first-8-done = 26番からは、出た目しだいです。5ならすぐに盤から上がり、小さい目なら最後のマスへ進みます。
lesson-first-9 = 投げてください。3では、どちらの糸巻きも26番を越えてしまうので、前に進めません。そのときは、どれかが戻ります。一つ選んでください。
lesson-first-9-done = 戻るのは損です。前に進める駒を後ろに残しておくとよいでしょう。
lesson-first-10 = 危ないのはここ、27番の水です。投げて、26番で1が出るとどうなるかを見ましょう。
lesson-first-10-done = 糸巻きが水に落ち、あなたの番は終わりました。水の中にある間、ほかの駒は動けません。
lesson-first-11 = 次の番です。投げる代わりに助け出せます。駒は15番の「再生の家」に戻ります。助け出すボタンを押してください。
lesson-first-11-done = 出られました。4を待つこともできます。4なら、水の中の駒がそのまま盤から上がります。
lesson-first-12 = 最後のマスでは、ちょうどの目が必要です。28番では3、29番では2です。投げて、糸巻きを上げましょう。
lesson-first-12-done = 上がりました。30番からは、どの目でも上がれます。
lesson-first-13 = 最後の糸巻きが30番にあります。投げて、駒を押せば勝ちです。
lesson-first-13-done = すべての糸巻きが上がりました。あなたの勝ちです！
lesson-first-14 = これで全部です。古代エジプトのルールはだれも知りません。このルールは、1978年に学者のティモシー・ケンドールが、盤や絵や文章をもとにまとめたものです。ほかの学者は別のルールを考えました。それも遊べます。
lesson-house-15 = 15番のマス：再生
lesson-house-15-about = 水から戻る道
lesson-house-15-1 = あなたの糸巻きが27番の水の中にあります。15番は空いています。糸巻きを助け出しましょう。
lesson-house-15-1-done = 15番から出直しです。12マス戻りました。助け出すと、番は終わります。
lesson-house-15-2 = 今度は15番に円錐があり、戻れません。助けになるのは4だけです。投げて、糸巻きを上げましょう。
lesson-house-15-2-done = 運がよかったですね。4が出るのは16回に1回だけです。
lesson-house-26 = 26番のマス：美
lesson-house-26-about = どの駒も止まらなければならないマス
lesson-house-26-1 = 投げてから24番の糸巻きを押して、なぜ動けないかを見ましょう。
lesson-house-26-1-done = 4では26番を越えてしまいます。どの駒も、まずそこに止まらなければなりません。
lesson-house-26-2 = だから、4は別の駒で使います。8番の糸巻きを動かしてください。
lesson-house-26-2-done = しかも、4が出るともう一度投げられます。
lesson-house-26-3 = もう一度投げて、24番の糸巻きを26番へ進めましょう。
lesson-house-26-3-done = 着きました。これで困るのは1だけです。
lesson-house-26-4 = 26番でいちばん良い目は5です。投げて、糸巻きを盤から上げましょう。
lesson-house-26-4-done = 水も最後のマスも越えて、まっすぐ上がりました。
lesson-house-27 = 27番のマス：水
lesson-house-27-about = 落ちる、待つ、落とす
lesson-house-27-1 = 投げて、一つだけの手を打ってください。
lesson-house-27-1-done = 駒が水に落ちると、1が出た後でも、番はすぐに終わります。
lesson-house-27-2 = 助け出すことも、4をねらうこともできます。ねらってみましょう。投げてください。
lesson-house-27-2-done = 4ではなかったので、番は終わり、糸巻きは水の中に残ります。
lesson-house-27-3 = 30番に円錐が一つだけあります。投げて、26番から当てましょう。
lesson-house-27-3-done = 最後のマスで当てられた駒は、水に落ちます。
lesson-house-last = 28番、29番、30番のマス
lesson-house-last-about = 上がるための目
lesson-house-last-1 = 28番からは3で上がれます。投げて、糸巻きを上げましょう。
lesson-house-last-1-done = 29番では2が必要です。この二つのマスからは、ほかの目では上がれません。
lesson-house-last-2 = でも、ほかに動かせる駒がなければ、駒は戻らなければなりません。投げて、見てみましょう。
lesson-house-last-2-done = また水の中です！待てるように、道の途中に別の駒を残しておきましょう。
lesson-house-last-3 = 30番はやさしいマスです。どの目でも上がれます。試してください。
lesson-house-last-3-done = 2で上がれました。
lesson-walls = 3個並び
lesson-walls-about = だれも越えられない壁。現代版ケンドール、ジェキエ、古い盤のための私たちのルール
lesson-walls-1 = 12番、13番、14番に円錐が三つ並んでいます。投げて、11番の糸巻きを押してください。
lesson-walls-1-done = 一つや二つは飛び越えられますが、3個並びは越えられません。
lesson-walls-2 = 自分でも壁を作りましょう。投げて、8番の糸巻きを10番と11番の二つの隣へ進めてください。
lesson-walls-2-done = 後ろの円錐は、あなたが開けるまで待つしかありません。
lesson-modern = ケンドールのルール、駒5個
lesson-modern-about = 現代の形：流れる水、厳しい最後のマス
lesson-modern-1 = ここでは水の働きが違います。投げて、26番の糸巻きを動かしてください。
lesson-modern-1-done = 水には残らず、すぐに15番へ行きます。1が出たので、もう一度投げます。
lesson-modern-2 = 投げて、30番の糸巻きを押してください。
lesson-modern-2-done = このルールでは、30番でちょうど1が必要です。
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
lesson-entering-1 = すべての駒は盤の横から始まります。投げて、駒を一つ入れてください。
lesson-entering-1-done = 1番のマスに置かれ、すぐに出た目の数だけ進みます。
lesson-entering-2 = ここでは味方の駒の上に来てもかまいません。投げて、別の糸巻きを4番のマスに入れてください。
lesson-entering-2-done = 4番はふさがっているので、後ろの最初の空きマスへ行きます。
lesson-jequier = ジェキエのルール
lesson-jequier-about = 明るい面がなければ6。すべての駒がそろってから上がる
lesson-jequier-1 = ここでは、暗い面四つがもっと大きい目です。投げて、好きな糸巻きを動かしてください。
lesson-jequier-1-done = 6です！6でも、1や4と同じように、もう一度投げられます。
lesson-jequier-2 = 26番は安全ですが、その先の水は違います。投げて、26番から27番へ進めてください。
lesson-jequier-2-done = 水は、駒を盤全体の最初の空きマスへ送ります。
lesson-jequier-3 = 駒がすべて最後の段に来たら、上がれます。ちょうど30番に止まると上がりです。投げて、糸巻きをそこへ進めましょう。
lesson-jequier-3-done = 30番に着くと、盤から上がります。
lesson-piccione = ピッチョーネのルール
lesson-piccione-about = おだやかな競走：当てることはなく、目を分けられる
lesson-piccione-1 = 駒は1の目で入ります。投げて、糸巻きを1番のマスに入れてください。
lesson-piccione-1-done = 駒を入れると、その駒のためにもう一度投げられます。
lesson-piccione-2 = 出た目は駒に分けられます。投げて、まず1歩だけ、14番から15番へ動かしてください。
lesson-piccione-2-done = 15番に止まると、後でもう一度投げられます。4のうち、あと3歩残っています。
lesson-piccione-3 = 残りの3歩を、全部でも一部でも、好きな糸巻きで使ってください。
lesson-piccione-3-done = このルールでは当てることがありません。出た目をどう生かすかが大切です。
lesson-bell = ベルのルール
lesson-bell-about = 駒は10個、サイコロは1個、失った駒は戻らない
lesson-bell-1 = ここではサイコロを投げます。投げて、13番の円錐の上に進みましょう。
lesson-bell-1-done = 円錐は失われました。より多くの駒を上げた人の勝ちです。
lesson-bell-2 = 26番に円錐があります。投げて、24番の糸巻きを押してください。
lesson-bell-2-done = 26番から29番のマスでは、駒は安全です。
lesson-bell-3 = 投げて、5番の糸巻きを押してください。
lesson-bell-3-done = 印のあるマスは通り過ぎるだけの所です。そこの駒は、動けるときはすぐに先へ進みます。
lesson-boards = 古い盤
lesson-boards-about = ルールの伝わらない盤と、そのための私たちのルール
lesson-boards-1 = いちばん簡素な盤には印がありません。投げて、28番の糸巻きを上げましょう。
lesson-boards-1-done = このような盤では、終わりを越える目ならどれでも上がれます。
lesson-boards-2 = もっと古い盤では道が左上で終わり、27番にバツ印がありました。投げて、そこへ進めてください。
lesson-boards-2-done = バツ印の意味はだれも知りません。ここでは、駒を最初の空きマスへ送ります。
lesson-boards-3 = 後の時代の盤では、終わりに神々がいて、30番にホルスがいます。投げて、そこの糸巻きを押してください。
lesson-boards-3-done = 私たちのルールでは、ホルスの家から出られるのは1だけです。
lesson-double = 二つ組の盤
lesson-double-about = 二つの盤に60マス
lesson-double-1 = 並んだ二つの盤が一本の長い道になります。投げて、30番から先へ渡りましょう。
lesson-double-1-done = あと30マスです。
learn-menu-house = マス
learn-menu-house-note = 特別なマスの名前、働き、昔の意味
learn-menu-odds = 目と出やすさ
learn-menu-odds-note = 最近の目、確率、これまでに出た目
learn-menu-history = 歴史
learn-menu-history-note = 本物の盤と、だれも知らないこと
learn-why-house = { $house }番のマスについて
learn-why-lesson = レッスン：{ $name }
learn-known = 確か
learn-second = また聞き
learn-unknown = 不明
learn-standings = 「確か」：博物館、発掘者、学者がそう述べ、私たちがそれを読みました。「また聞き」：ほかの人がそう伝えますが、元の資料は見ていません。「不明」：だれにもわかりません。
learn-lessons-rows = 守ることとふさぐこと
lesson-pairs = 2個並び
lesson-pairs-about = 隣り合えば、だれも当てられない
lesson-pairs-1 = 19番と20番に円錐が二つ並んでいます。投げて、17番の糸巻きを押してください。
lesson-pairs-1-done = 隣り合うマスにある同じ色の駒は、互いに守り合います。
lesson-pairs-2 = 自分の駒も守りましょう。投げて、10番の糸巻きを13番の糸巻きの隣へ進めてください。
lesson-pairs-2-done = これで、どちらも当てられません。
card-no-name = 名前のないマス
card-rules = この対局では
card-ordinary = ここでは特別なことは起こりません。
card-told = このマスについて伝わること
card-lesson = このマスのレッスン（ケンドール1978年のルール）
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
fact-house-netting = このマスを「網の家」と呼ぶ一覧があります。
fact-house-ankh = ピッチョーネのルールのために描かれた盤では、ここに笏にはさまれたアンクがあります。
fact-house-rebirth = 「再生の家」や「第二の命」は、現代の人がつけた名前です。
fact-house-nefer = 盤のこのマスには、ネフェルの記号が一つ、または三つあります。
fact-house-good = 古代の文書は「良い」「美しい」と呼びます。「美の家」「幸福の家」は現代の名前です。
fact-house-countdown = ルーヴル美術館は、最後の五つのマスを秒読みと見ます。良い、水、三、二、一です。
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
    [die] サイコロ：目と出やすさ
   *[sticks] 棒：目と出やすさ
  }
odds-heading = 目の出やすさ
odds-lead = { $tool ->
    [die] 四つの面は、どれも同じように出ます。
   *[sticks] 4本の棒の落ち方は16通りあり、どれも同じように出ます。
  }
odds-so-far = { $count ->
    [0] この対局では、まだ一度も投げていません。
   *[other] この対局では、これまでに二人で{ $count }回投げました。
  }
odds-throw = 目
odds-chance = 確率
odds-expected = 見込み
odds-thrown = 出た回数
odds-again = もう一度投げる
odds-sixteenths = 16回に{ $count }回
odds-number = { $value }
throws-title = { $count ->
    [1] 最後に出た目
   *[other] 最近の{ $count }回の目、新しい順
  }
throws-told = { $lost ->
    [no] { who }は{ $value }を出しました。
    [declined] { who }は{ $value }を出し、盤から上がらないことを選びました。
    [passed] { who }は{ $value }を出し、パスしました。
   *[other] { who }は{ $value }を出しましたが、使えませんでした。
  }
throws-mark = { $lost ->
    [opening] 先手決め
    [declined] 使わず
    [passed] パス
   *[other] 手なし
  }
odds-note = 短い対局では、見込みと大きく違うことがよくあります。それは偶然で、間違いではありません。
history-title = セネトの短い歴史
history-chapters = 章
history-yours = あなたの対局のルール
history-nobody = だれもルールを知らない
history-nobody-lead = およそ三千年の間、ナイル川のほとりの人々はセネトを遊びました。しかし、遊び方を書き残した人は一人もいないようです。盤も駒も絵もあります。ルールだけが失われました。
history-traces = 最初の跡
history-traces-lead = セネトは、エジプト最初の王たちと同じくらい古いかもしれません。しかし、いちばん古い品ほど読み解くのが難しいのです。
history-amenhotep = 王と書記の盤
history-amenhotep-lead = 新王国時代には、盤は箱の上面であることが多く、反対側の面には20マスの別のゲームがあります。
history-tutankhamun = ツタンカーメンのゲーム
history-tutankhamun-lead = 若い王の墓には、いくつものゲーム箱がありました。墓を開いたハワード・カーターは、それらを一つずつカードに書き留めました。
history-throwing = 棒と骨と踊り手
history-throwing-lead = 初めは、片面が明るく片面が暗い棒でした。後に、距骨（動物のくるぶしの骨）が使われました。
history-last-houses = 最後の五つのマス
history-last-houses-lead = 多くの盤では、最後のマスにだけ記号があります。記号は時とともに変わり、いちばんの手がかりになっています。
history-journey = 遊びから旅へ
history-journey-lead = 気晴らしとして始まったものが、死者の冥界の旅を語る方法になりました。
history-beyond = ナイル川の外へ
history-beyond-lead = セネトはキプロスやレヴァントへ、そして多くの現代の伝説の中へも旅をしました。
history-again = ルールはどう戻ったか
history-again-lead = 1930年から、学者たちは盤や絵や文書に合うルールを提案してきました。同じ案は二つとありません。このページでは、それらを遊び比べることができます。
drawing-pieces = 円錐と糸巻き。新王国時代の駒をもとにした絵です。
drawing-old-board = エル・マハスナの盤のような、6マスが3列の盤。私たちの絵です。
drawing-royal-board = アメンホテプ3世の盤のような盤を上から見たところ。私たちの絵で、色も私たちがつけました。
drawing-royal-box = ツタンカーメンの箱のような、そりに載った箱。私たちの絵です。
drawing-sticks = ツタンカーメンの棒のような二組の棒。指の形とキツネの頭の形です。私たちの絵です。
drawing-last-houses = 最後の五つのマス。上は古い盤、次が新王国時代の前期と後期です。比べやすいように、すべて左から右へ並べました。
drawing-players = エジプトの絵のように、横から見た対局。私たちの絵です。
drawing-stone = キプロスの石のような、10個のくぼみが3列ある石。私たちの絵です。
fact-name = 名前の意味は「通り過ぎること」です。ピッチョーネによれば、正式には「通り過ぎるゲーム」です。
fact-boards-known = ピッチョーネは、エジプトと西アジアの120を超える盤を知っていました。
fact-forgotten = ローマ時代に遊ばれなくなりました。
fact-rules-lost = 駒はいくつで、どう動いたのか。当てたり、ふさいだりできたのか。印のあるマスは何をしたのか。
fact-one-game = その長い間、一つのルールがずっと守られていたのかどうか。
fact-hesy-re = 紀元前3100年ごろの墓に、盤かもしれないもののかけらがありました。最初の確かな絵は、第3王朝のヘシラーの墓にあります。
fact-el-mahasna = エル・マハスナで見つかった粘土の盤は、6マスが3列で、12個の駒があり、最古のものと呼ばれています（globalegyptianmuseum.org、455番）。
fact-el-mahasna-doubt = その盤がセネトなのかどうか。何に使われたのか、学者は疑っています。
fact-nikauhor = サッカラにあるニカウホルの礼拝堂の壁で、二人の男が楽師のそばで遊んでいます。第5王朝です（メトロポリタン美術館、08.201.2a–g）。
fact-pepi-ankh = 紀元前2300年ごろ、メイルのペピアンクの墓で、遊ぶ人たちがからかい合っています。一人は、自分の駒が着いた、相手の駒が取り去られるのを見ようと言い、相手は、通り過ぎるのは自分だと答えます。
fact-amenhotep = ファイアンスの盤に、アメンホテプ3世の名があります。紀元前1390年から1353年ごろのものです。長さは21センチで、四つのマスに数字か「良い」の記号があります（ブルックリン美術館、49.56a-b）。
fact-merymaat = トトメス3世の時代の書記メリマアトのゲーム箱は、アビュドスのもので、ファイアンスの象眼が残っています。木は現代のもので、反対側は20マスのゲームです（メトロポリタン美術館、01.4.1a）。
fact-zawiyet = ザウィイェト・エル・アリアンの箱には、駒と、こまのように回すサイコロがついています。第18王朝初期です（ボストン美術館、11.3095–11.3097）。
fact-tut-large = 大きなセットは黒檀と象牙でできています。箱の長さは44.4センチで、そりの上に載っています（カイロ、JE 62058）。
fact-tut-squares = そのうち五つのマスには文字があります。
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
fact-water-comes = 第18王朝の初めに、水がバツ印に代わります。サンノゼの薔薇十字博物館の盤には水がありますが、道は昔のままです。二つをつなぐ盤です。
fact-imenmes = ルーヴル美術館にあるイメンメスのゲーム箱では、28番のマスに3羽の鳥、29番に座った2人がいます。
fact-house-names = いま使われるマスの名前は、ほとんどが現代のものです。古代の名前は、一部しか読めません。
fact-dead-play = およそ4300年前には、墓の絵で死者が生者と遊んでいます。
fact-spell = 新王国時代、「死者の書」第17章では死者がゲームをします。盤は冥界を通る道になります。
fact-nefertari = 王妃ネフェルタリは、自分の墓で、だれにも見えない相手と一人で遊んでいます（王妃の谷、66号墓）。
fact-ani = 「アニのパピルス」では、アニとトゥトゥがゲームの前に座っています。紀元前1250年ごろです（大英博物館、EA 10470,7）。
fact-lion = このような場面をからかったパピルスもあります。ライオンとレイヨウが盤の前に座っています。紀元前1100年ごろです（大英博物館、EA 10016）。
fact-cyprus = キプロスでは、紀元前2500年から1050年の間に、ソティラ・カミヌディアやマルキ・アロニアなど、多くの場所で盤が作られました。
fact-cyprus-more = エジプトよりキプロスの盤のほうが多く知られている、ともいわれます。
fact-arad = イスラエルのテル・アラドには、30個のくぼみを開けた盤があります。青銅器時代前期のものです。
fact-backgammon = よくいわれるように、バックギャモンがセネトから生まれたのかどうか。盤を研究するクリストは、そのような話に注意を促しています。
fact-jequier = 1930年：ギュスターヴ・ジェキエ。ここで遊べるいちばん古い案です。
fact-kendall = 1978年：ティモシー・ケンドール『冥界を通り抜ける』。このページの最初のレッスンは、このルールに従います。
fact-piccione = 1977年と1980年：ピーター・ピッチョーネ。何よりもゲームの意味を研究しました。
fact-bell = 1979年：R・C・ベル。駒は10個ずつです。
fact-retold = これらの案は、ほかの人による紹介でしか知られていません。だれの紹介か、何が疑わしいかは、ルールの画面にあります。
fact-fair-sticks = 本物の棒がどう落ちたのか。半円の棒は完全に公平ではありません。ここの棒は公平で、どちらの面も同じように出ます。
history-chapter = { $value }：{ $name }

## later: fairness (checking that the throws are fair)

# ---- fairness: messages below ----

fairness-menu = 目は公平ですか？
fairness-menu-note = すべての目を自分で確かめる
fairness-line = この対局の目は、最初に投げる前に決まっていました。その符号：
fairness-title = 目は公平ですか？
fairness-lead = 対局の間は、だれも目を変えられません。あなたも、コンピューターも、このページもです。ここで確かめられます。
fairness-wait = 少々お待ちください…
fairness-fault = いまは目を確かめられません。（{ $reason }）
fairness-no-code = 目の符号を表示できません。（{ $reason }）
fairness-close = 閉じる
fairness-bound-title = 最初に投げる前に決まっている
fairness-bound = すべての目は、「種」という一つの秘密の数から生まれます。この符号は、最初に投げる前に種から作りました。書き留めておいてください。最後まで同じなら、だれも種を変えていません。
fairness-code-full = 符号の全体（SHA-256）
fairness-seed-title = 種
fairness-seed-later = 種は対局が終わると表示されます。種があれば、この先の目をすべて計算できるからです。
fairness-seed-shown = 対局が終わりました。これが種です。上の符号はこれから作りました。
fairness-seed-label = 種
fairness-sum-label = ターミナルで符号を自分で作る
fairness-copy = コピー
fairness-copied = コピーしました。
fairness-marked = 選択しました。キーボードでコピーしてください。
fairness-check-title = すべての目
fairness-check-what = これまでの目を種からもう一度作り、対局の目と比べます。
fairness-check = すべての目を確かめる
fairness-check-right = { $count ->
    [1] 確かめました。この対局の目{ $count }回は種から生まれています。
   *[other] 確かめました。この対局の目{ $count }回は、すべて種から生まれています。
  }
fairness-check-wrong = { $count ->
    [1] { $number }回目の目は種から生まれていません。だれかがこの対局を変えました。
   *[other] { $count }回の目が種から生まれていません。最初は{ $number }回目です。だれかがこの対局を変えました。
  }
fairness-throw-right = { $value } – 正しい
fairness-throw-wrong = { $recorded } – 正しくは { $expected }
fairness-odds-title = 出た目と見込み
fairness-odds-value = 目
fairness-odds-thrown = 出た回数
fairness-odds-expected = 見込み
fairness-odds-note = 棒グラフは出た回数、線は公平な投げで平均して出る回数です。
fairness-expected = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fairness-figure = カイ二乗 { NUMBER($figure, maximumFractionDigits: 2) }、P = { NUMBER($chance, maximumFractionDigits: 3) }。
fairness-verdict-too_few = { $throws ->
    [0] まだ投げていません。
   *[other] { $throws }回の投げだけでは、まだ何もいえません。
  }
fairness-verdict-as_expected = この{ $throws }回の目は見込みどおりです。公平な対局100回のうち{ NUMBER($hundred, maximumFractionDigits: 0) }回は、これと同じかそれ以上に偏ります。
fairness-verdict-unusual = この{ $throws }回の目は珍しいものです。これほど偏るのは、公平な対局100回のうち{ NUMBER($hundred, maximumFractionDigits: 1) }回だけです。時にはあることです。
fairness-verdict-very_unusual = この{ $throws }回の目はとても珍しいものです。これほど偏るのは、公平な対局1000回のうち1回より少ないでしょう。下ですべての目を確かめてください。
fairness-afar = リンクでの対局では、目は二人の秘密から生まれます。届いたリンクは、一つずつ確かめます。

## later: daily (the game of the day)

# ---- daily: messages below ----

daily-title = 今日の対局
daily-note = 今日はだれにも同じ目が出ます
daily-heading = { $date }の対局
daily-lead = この日の対局では、世界中のだれにも同じ目が出ます。いちばんうまく使うのはだれでしょう？
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
daily-play-again = もう一度遊ぶ
daily-best = この日のいちばん良い結果
daily-no-result = この対局はまだ終わっていません。
daily-replayed = 何度でも遊べます。いちばん大切なのは最初の一回です。その後は、目を知っているからです。
daily-won = { $throws }回の投げで勝ち。コンピューターの駒は{ $left }個残っていました。
daily-lost = { $throws }回の投げで負け。自分の駒は{ $left }個残っていました。
daily-drawn = { $throws }回の投げで引き分け。
daily-text = セネト、{ $date }の対局：{ $result } { $link }
daily-copy = 結果をコピー
daily-copied = コピーしました。
daily-not-copied = このブラウザーではコピーできません。文章はこちらです：
daily-show = 結果とコピー用の文章
daily-bad-date = 「{ $value }」は日付ではありません。2026-11-21のように書いてください。
daily-today-instead = これは今日の対局です。
daily-unkept = このブラウザーは、ここでは何も保存しません。ページを閉じると、結果は消えます。
daily-fault = 今日の対局を始められません。（{ $reason }）
daily-close = 閉じる

## later: distance (play by link)

# ---- distance: messages below ----

distance-title = リンクで遊ぶ
distance-note = 遠くの人と、手番ごとに
distance-lead = 二人と二つの端末で、時間は好きなだけ。手番ごとにリンクができます。それをメッセージやメールで相手に送ります。
distance-rules = ルール：いまの盤と同じ「{ $name }」。ほかのルールで遊ぶには、先にそのルールで新しい対局を始めてください。
distance-sides-drawn = このルールでは、どちらの駒を使うかは最初の投げで決まります。
distance-side = あなたの側
distance-white = { $begins ->
    [yes] 白、先に始める
   *[no] 白
  }
distance-black = { $begins ->
    [yes] 黒、先に始める
   *[no] 黒
  }
distance-fair = 目は二人の秘密から生まれます。どちらも目を選べません。
distance-make = リンクを作る
distance-kept = 始めた対局
distance-kept-game = { $name }、最後の番 { $date }
distance-kept-over = { $name }、終了、最後の番 { $date }
distance-resume = 続ける
distance-resume-named = 続ける：{ $game }
distance-forget = 削除
distance-forget-named = 削除：{ $game }
distance-your-turn = { $side ->
    [white] リンクでの対局：あなたの番です。あなたは白です。
    [black] リンクでの対局：あなたの番です。あなたは黒です。
   *[none] リンクでの対局：あなたの番です。どちらの駒を使うかは最初の投げで決まります。
  }
distance-over = このリンクでの対局は終わりました。
distance-send-invitation = { $side ->
    [white] このリンクを相手に送ってください。あなたは白です。
    [black] このリンクを相手に送ってください。あなたは黒です。
   *[none] このリンクを相手に送ってください。
  }
distance-send-answer = { $side ->
    [white] 対局に加わりました。あなたは白です。このリンクを送り返すと、相手が続けられます。
    [black] 対局に加わりました。あなたは黒です。このリンクを送り返すと、相手が続けられます。
   *[none] 対局に加わりました。このリンクを送り返すと、相手が続けられます。
  }
distance-send = { $side ->
    [white] あなたの番は終わりました。このリンクを相手に送り、返事を待ってください。あなたは白です。
    [black] あなたの番は終わりました。このリンクを相手に送り、返事を待ってください。あなたは黒です。
   *[none] このリンクを相手に送り、返事を待ってください。
  }
distance-send-begins = { $side ->
    [white] 相手が先に始めます。このリンクを送り、返事を待ってください。あなたは白です。
    [black] 相手が先に始めます。このリンクを送り、返事を待ってください。あなたは黒です。
   *[none] 相手が先に始めます。このリンクを送り、返事を待ってください。
  }
distance-send-last = 対局が終わりました。相手にも見えるように、この最後のリンクを送ってください。
distance-link = 送るリンク
distance-copy = コピー
distance-copied = コピーしました。相手に送ってください。
distance-marked = リンクを選択しました。キーボードでコピーしてください。
distance-share = 共有…
distance-share-text = セネトはあなたの番です
distance-shared = 渡しました。
distance-not-shared = リンクを渡せませんでした。コピーしてください。
distance-qr = QRコード
distance-qr-label = リンクのQRコード
distance-paste = リンクが届きましたか？ここに貼り付けてください
distance-open = 開く
distance-no-link = この文章に対局のリンクはありません。
distance-unkept = このブラウザーは何も保存しません。相手が答えるまでこのタブを開いたままにし、届いたリンクをここに貼り付けてください。閉じると、この対局は続けられません。
distance-gone = このリンクでの対局は、もうこの端末にありません。見ることはできますが、続けられません。
distance-refused = リンクを開けません。（{ $reason }）
distance-refused-link_damaged = このリンクは壊れています。一部が欠けているか、だれかが変えました。もう一度送ってもらってください。あなたの対局は変わっていません。
distance-refused-link_form = このリンクは、ゲームの別の版のものです。二人とも同じ版が必要です。
distance-refused-other_game = このリンクは別の対局のものです。
distance-refused-own_link = このリンクはあなたが作ったものです。相手に送ってください。
distance-refused-old_link = これは古いリンクです。対局はもう先へ進んでいます。
distance-refused-history_changed = このリンクの手は、実際の手と違います。だれかが変えました。あなたの対局は変わっていません。
distance-refused-value_changed = このリンクの目は、対局の前に決めたものから生まれていません。だれかが変えました。あなたの対局は変わっていません。
distance-refused-illegal_turn = このリンクには、ルールにない手があります。だれかが変えました。あなたの対局は変わっていません。
distance-refused-turn_unfinished = このリンクの番はまだ終わっていません。もう一度送ってもらってください。
distance-refused-not_a_player = この対局は、別の端末かブラウザーで始めたものです。続けられるのはそこだけです。

## later: sharing (sharing, saving, looking back)

# ---- sharing: messages below ----

prompt-looking = 振り返っています。
button-back-in-game = 対局に戻る
said-back-in-game = 対局に戻りました。
said-at-start = 対局の始まりです。
said-playing-on = ここから続けて打ちます。
look-back = 振り返る
look-back-note = 一手ずつ見直すか、前の手から打ち直す
look-back-here = この場面を盤に出す
look-first = 最初へ
look-back-one = 一手戻る
look-on = 一手進む
look-last = 最後の手へ
look-moment = { $at } / { $last }
look-play-on = ここから打つ
menu-share = この対局を共有・保存
menu-share-note = リンク、画像、文章、ファイルで
menu-open = 対局を開く
menu-open-note = ファイルや文章から
share-title = 共有・保存
share-link-title = リンク
share-subject-game = 対局全体（見直しや打ち直しができます）
share-subject-position = いまの盤だけ
share-copy = コピー
share-copied = コピーしました。
share-copy-by-hand = このブラウザーではコピーできません。文章は選択されています。キーボードかメニューでコピーしてください。
share-send = 送る…
share-invites-game = セネトの対局
share-invites-position = セネトの局面。あなたならどう打ちますか？
share-no-address = このページはファイルか、ほかのページの一部なので、共有できるリンクがありません。ファイル、文章、画像なら共有できます。
share-picture-title = 画像
share-save-picture = 画像を保存
share-file-title = ファイルか文章
share-save-game = 対局をファイルに保存
share-text = 対局の文章
open-title = 対局を開く
open-safe = いま盤にある対局は失われません。後で元に戻せます。
open-file = 保存した対局
open-paste = または、対局の文章かリンクをここに貼り付けてください
open-now = 開く
open-empty = まだ開くものがありません。ファイルを選ぶか、文章を貼り付けてください。
open-too-long = セネトの対局にしては長すぎます。
open-no-game = これはセネトの対局ではないか、壊れています。盤の対局はそのままです。
open-bad-line = この文章の{ $line }行目は打てないので、対局を開きませんでした。盤の対局はそのままです。
open-bad-link = このリンクの先にセネトの対局はないか、一部が欠けています。盤の対局はそのままです。
said-opened = 対局を開きました。

## later: comfort (facing, full screen, keys that answer questions)

# ---- comfort: messages below ----

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
query-move-hit = { $from }から{ $to }へ、当てます。
query-move-off = { $from }から上がり。
query-move-enter = 新しい駒を{ $to }へ。
query-move-enter-hit = 新しい駒を{ $to }へ、当てます。
query-sticks = 棒の目は{ $value }。明るい面{ $light }、暗い面{ $dark }。
query-sticks-none = まだ投げていません。
query-die = サイコロの目は{ $value }。
query-steps = 残り{ $count }歩。
query-in-hand = これから使う目：{ $list }。
query-off = { $who ->
    [you] あなたは{ $pieces }個のうち{ $count }個が上がりました。
    [computer] コンピューターは{ $pieces }個のうち{ $count }個が上がりました。
   *[other] { $side ->
        [white] 白は{ $pieces }個のうち{ $count }個が上がりました。
       *[black] 黒は{ $pieces }個のうち{ $count }個が上がりました。
      }
  }
query-hand = まだ入っていない駒は{ $count }個。
query-taken = 失った駒は{ $count }個。
query-way = { $who ->
    [you] あなたの駒は、すべて合わせてあと{ $count }マスです。
    [computer] コンピューターは、あと{ $count }マスです。
   *[other] { $side ->
        [white] 白は、あと{ $count }マスです。
       *[black] 黒は、あと{ $count }マスです。
      }
  }
query-to-end = { $count ->
    [1] ここの駒は、あと{ $count }マスで上がりです。
   *[other] ここの駒は、上がりまであと{ $count }マスです。
  }
brief-said-thrown = { who }：{ $value }。
brief-said-moved = { who }、{ $from }から{ $to }。
brief-said-bumped = 当たり：{ $from }から{ $to }。
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
comfort-auto-move = 手が一つしかないときは自動で打つ
comfort-brief = 読み上げを短くする
comfort-facing = 向かい合う二人のために盤を回す
comfort-facing-note = 間にテーブルを置くとき
comfort-flip = 盤を逆向きにする
comfort-flip-note = 最初のマスが反対側に来ます
comfort-full-screen = 全画面
comfort-no-full-screen = ここではブラウザーが全画面を許可していません。
comfort-afresh = 最初からやり直す
comfort-reset = すべての設定を最初に戻す
comfort-forget-note = このページは、設定、対局、作ったルールをこの端末にだけ保存します。ほかのどこにも保存しません。
comfort-forget = この端末の記録をすべて消す…
comfort-forget-title = すべて消しますか？
comfort-forget-what = 設定、対局、作ったルールがこの端末から消えます。元には戻せません。
comfort-forget-yes = すべて消す
comfort-forget-no = 残す
comfort-not-forgotten = 消せなかったものがあります。サイトが保存したものは、ブラウザーの設定で消せます。

## later: kiosk (the unattended screen)

# ---- kiosk: messages below ----

kiosk-attract-label = コンピューターがセネトを遊んでいます
kiosk-invitation = 画面に触れて遊ぼう
kiosk-invitation-key = どのキーを押しても始まります。
kiosk-caption-race = セネトは二人の競走です。先にすべての駒を盤から上げた人が勝ちます。
kiosk-caption-age = ナイル川のほとりの人々は、およそ三千年のあいだセネトを遊びました。
kiosk-caption-throw = まず投げて、それから動かします。出た目の数だけ、駒が進みます。
kiosk-caption-signs = 昔の盤の多くでは、最後の五つのマスだけに印があります。その一つは水です。
kiosk-caption-rules = 古代のルールはだれも知りません。このルールは現代の学者が考えたものです。
kiosk-caption-computer = いまはコンピューターどうしで遊んでいます。あなたならもっと上手に打てますよ。

kiosk-bar-label = この利用のあいだ
kiosk-languages = 言語
kiosk-larger = 大きく
kiosk-contrast = 高コントラスト
kiosk-sound = 音
kiosk-finish = 終わる

kiosk-still-title = まだいらっしゃいますか？
kiosk-still-what = 続けるには画面に触れてください。触れないと、次の方のためにすべてが最初に戻ります。
kiosk-still-left = あと{ $seconds }秒
kiosk-still-go-on = まだ遊びます
kiosk-visit-over = 終わりました。すべてが最初に戻りました。

kiosk-curator-title = 展示担当の方へ
kiosk-curator-day = 日
kiosk-curator-begun = 始まった対局
kiosk-curator-ended = 最後まで遊んだ対局
kiosk-curator-resets = 自動で終わった利用
kiosk-curator-none = まだだれも遊んでいません。
kiosk-curator-note = この数は、この端末にだけ六十日間保存します。ほかのどこにも保存しません。
kiosk-curator-not-kept = このブラウザーは何も保存しません。ページを閉じると、この数は消えます。
kiosk-curator-file = 展示設定ファイル
kiosk-file-none = 展示設定ファイルは使っていません。
kiosk-file-good = { $file }をすべて使っています。この版は{ $date }から使っています。
kiosk-file-unreachable = いま{ $file }に接続できません。最後の正しい版を使っています。{ $date }から使っている版です。
kiosk-file-faulty = { $file }に誤りがあります。最後の正しい版を使っています。{ $date }から使っている版です。
kiosk-file-copy = { $file }は、いまのままでは使えません。この端末にある写しを使っています。{ $date }から使っている写しです。
kiosk-file-copied = ネットワークがなくても始められるように、この端末に写しを保存しています。
kiosk-file-unkept = このブラウザーは、ファイルの写しを保存しません。ネットワークなしで始めると、このファイルはありません。（{ $reason }）
kiosk-file-read-again = もう一度読み込む
kiosk-corner = { $count ->
    [1] 展示設定ファイル：{ $fault }
   *[other] 展示設定ファイルに誤りが{ $count }か所あります。最初：{ $fault }
  }
kiosk-fault-value = { $field }：使える値は { $allowed } ですが、{ $found } になっています。
kiosk-fault-picture = { $field }：この画像は表示できません：{ $found }
kiosk-fault-field = { $field }：このような項目はありません。
kiosk-fault-json = これはJSONではありません：{ $reason }
kiosk-fault-unreadable = ファイルを読み込めません：{ $reason }
kiosk-fault-elsewhere = { $file }は、このページのサイトにあるアドレスではありません。

## later: offline (working without a network)

# ---- offline: messages below ----

offline-kept = ゲーム全体をこの端末に保存しました。ネットワークがなくても遊べます。
offline-keeping = ゲームをこの端末に保存しています。終われば、ネットワークがなくても遊べます。
offline-failed = ゲームをこの端末に保存できませんでした。次に読み込むまで、ネットワークが必要です。
offline-refused = このブラウザーまたはサイトでは、ゲームを端末に保存できません。ネットワークが必要です。
offline-impossible = ここでは、ゲームは端末に保存されません。ネットワークが必要です。
offline-new-version = このゲームの新しい版があります。対局はそのまま残ります。
offline-renew = 新しい版を読み込む

## later: embedding (the page for site builders)

# ---- embedding: messages below ----

embedding-title = セネトをあなたのサイトに
embedding-lead = ゲームの形を選び、確かめてから、ページに入れる行をコピーしてください。ゲームはほかのサーバーに何も求めず、クッキーを置かず、訪れる人のことを何も知りません。
embedding-to-game = ゲームへ
embedding-options = ゲーム
embedding-preview = プレビュー
embedding-lines = あなたのページに入れる行
embedding-language = ゲームの言語
embedding-theme-any = 訪れる人が選ぶ
embedding-keep = 訪れる人の対局をその端末に保存する
embedding-kiosk = 係のいない画面のため
embedding-way = 方法
embedding-way-frame = フレーム
embedding-way-fitting = 大きさの合うフレーム
embedding-way-element = 要素
embedding-way-own = 自分のコピー
embedding-way-oembed = oEmbed
embedding-about-frame = いちばん簡単な方法です。ゲームを置きたい場所に貼り付けます。ページにスクリプトは要りません。
embedding-about-fitting = 短いスクリプトが、フレームの高さをゲームに合わせます。ゲームで何が起きたかをページに伝えることもできます。
embedding-about-element = フレームを使わず、ゲームをページの一部にします。ページの色や文字の形を使えます。
embedding-about-own = ゲームをファイルのフォルダーとして自分のサーバーに置きます。サーバーでは何も動きません。
embedding-about-oembed = リンクからプレビューを作るサイトのためです。これらの行を、ゲームのフォルダーにoembed.jsonとして保存してください。
embedding-height = 高さ（ピクセル）
embedding-own-copy = ゲームのフォルダーをサーバーにコピーします。例：{ $value }
embedding-own-type = .wasmで終わるファイルは、{ $value }として送る必要があります。
embedding-own-policy = サイトにコンテンツセキュリティーポリシーがあれば、{ $value }を含める必要があります。
embedding-own-lines = 次の行をページに貼り付けてください：
embedding-copy = コピー
embedding-copied = コピーしました。
embedding-select = ブラウザーでコピーできませんでした。行は選択されています。手でコピーしてください。

## later: print (board, sticks and rules to print)

# ---- print: messages below ----

print-title = 紙のセネト
print-lead = 盤、棒、駒、ルール、ワークシートを印刷できます。切り抜けば、画面がなくても遊べます。どれも黒一色で印刷できます。
print-paper = 用紙
print-paper-a4 = A4
print-paper-letter = レター
print-button = 印刷する
print-real-size = 用紙に合わせず、実際の大きさ（100%）で印刷してください。
print-sheet-board = 盤：{ $game }
print-sheet-sticks = { $tool ->
    [die] サイコロと駒
   *[sticks] 棒と駒
  }
print-sheet-rules = ルール：{ $game }
print-sheet-worksheet = ワークシート：確率
print-sheet-answers = ワークシート：答え
print-board-how = それぞれの部分を切り抜きます。番号が続くように貼り合わせ、盤を厚紙に貼ります。番号は駒の進む道です。
print-board-part = 部分{ $letter }
print-sticks-how = 4本の棒を切り抜きます。まん中の線で折って貼り合わせると、片面が明るく、片面が暗くなります。本物の棒でもかまいません。細い枝4本を縦に割り、丸い面に色を塗ってください。
print-die-how = 大きな三角形を切り抜きます。線で折って角すいの形にし、貼り合わせます。投げて、下になった面の数が目です。
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
    [die] サイコロには面が四つあります。落ち方は何通りありますか？
   *[sticks] どの棒も、明るい面か暗い面のどちらかが上になって落ちます。4本の棒の落ち方は何通りありますか？
  }
print-task-table = { $tool ->
    [die] 表を埋めましょう。{ $ways }通りのうち、それぞれの目が出るのは何通りですか？
   *[sticks] 表を埋めましょう。{ $ways }通りのうち、それぞれの目が出るのは何通りですか？「明・明・暗・明」のように、すべての落ち方を書き出すと考えやすくなります。
  }
print-task-most = いちばん出やすい目はどれですか？
print-task-throw = { $count }回投げましょう。投げるたびに、表に印をつけます。始める前に、どうなると思うかを書いておきましょう。
print-task-compare = 予想と実際の結果を比べましょう。同じですか？次に、クラス全員の印を合わせましょう。何が変わりますか？
print-task-again = もう一度投げられる目があります：{ $throws }。そのどれかが出る確率は？
print-task-twice = そのような目が2回続けて出る確率は？
print-task-mean = すべての目の平均はいくつですか？
print-column-throw = 目
print-column-ways = 何通り
print-column-expected = { $count }回での見込み
print-column-thrown = 出た回数
print-column-total = 合計

print-answer-ways = { $tool ->
    [die] { $ways }通り。
   *[sticks] { $ways }通り：2 × 2 × 2 × 2 = { $ways }。
  }
print-answer-table = 下の表を見てください。
print-answer-most = { $count ->
    [1] { $throws }です。{ $ways }通りのうち{ $part }通りで出ます。
   *[other] 一つだけではありません。{ $throws }は同じくらい出やすく、どれも{ $ways }通りのうち{ $part }通りで出ます。
  }
print-answer-compare = ぴったり同じになることは、めったにありません。投げる回数が多いほど、割合は見込みに近づきます。
print-answer-again = { $ways }通りのうち{ $part }通りなので、{ NUMBER($percent, maximumFractionDigits: 1) }%です。
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways } なので、{ NUMBER($percent, maximumFractionDigits: 1) }%です。
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }。それぞれの目に何通りかを掛け、すべて足して、{ $ways }で割ります。
print-to-game = ゲームへ
print-task-open = 古代エジプト人が棒の目をどう数えたかは、だれも知りません。自分の数え方を考えて、その確率を計算しましょう。
print-answer-open = 正しい答えはたくさんあります。{ $ways }通りあることは同じで、いくつと数えるかだけが変わります。

## later: school (for schools)

# ---- school: messages below ----

school-recorded = 学習プラットフォームが、対局といちばん良い成績を保存します。
school-resumed = 前に終えたところから対局を続けます。
school-finished = 対局は終わりました。成績は100点満点で{ $score }点です。学習プラットフォームに渡しました。
school-learned = 最初のレッスンが終わりました。学習プラットフォームでは、この活動は完了になりました。
school-not-launched = このページは学習プラットフォームから開かれていません。遊べますが、成績は保存されません。
school-not-started = 学習プラットフォームが接続を受け付けませんでした。遊べますが、成績は保存されません。先生に伝えてください。（{ $reason }）
school-not-kept = 学習プラットフォームが成績を保存しませんでした。続けて遊べます。先生に伝えてください。（{ $reason }）
school-damaged = 学習プラットフォームに保存された対局を開けません。新しい対局を始めました。前の成績はそのまま残ります。
school-too-long = この対局は、学習プラットフォームには長すぎます。いまの盤は保存されますが、それまでの手は保存されません。
school-sent-to = 成績は{ $site }に送られます。学習プラットフォームが、そのようにこのページを開いたためです。
school-bad-launch = このページのアドレスには学習プラットフォームが書かれていますが、足りない部分か誤りがあります。遊べますが、成績は送られません。先生に伝えてください。
