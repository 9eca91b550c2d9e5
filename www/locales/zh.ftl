### Language: 简体中文
### Direction: ltr

title = 塞尼特棋
join = { $before }，{ $part }
number = { $value }

## Words used inside sentences

who = { $who ->
    [you] 你
    [computer] 电脑
    [white] 白方
    [black] 黑方
    [first] 第一位玩家
   *[second] 第二位玩家
  }
piece = { $side ->
    [white] 圆锥棋子
   *[black] 线轴棋子
  }
house-rebirth = 重生之屋
house-beauty = 美好之屋
house-water = 水之屋
house-truths = 三真理之屋
house-re-atoum = 拉-阿图姆之屋
house-horus = 荷鲁斯之屋
house-cross = 画有叉号

## What happened

said-new-game = 新的一局，棋子已经摆好。
said-resumed = 继续上次的棋局。
said-started = { who }执{ piece }，先走。
said-thrown = { who }掷出 { $value }。
said-thrown-opening = { who }为争先手，掷出 { $value }。
said-moved = { who }把一枚{ piece }从第 { $from } 格走到第 { $to } 格。
said-moved-back = 没有棋子能前进，{ who }只好把一枚{ piece }从第 { $from } 格退到第 { $to } 格。
said-entered = { who }让一枚{ piece }上盘，到第 { $to } 格。
owner-piece = { $owner ->
    [you] 你的{ piece }
    [computer] 电脑的{ piece }
   *[other] { $side ->
        [white] 白方的圆锥棋子
       *[black] 黑方的线轴棋子
      }
  }
said-bumped = 击中！{ owner-piece }从第 { $from } 格移到第 { $to } 格。
said-bumped-hand = 击中！{ owner-piece }离开第 { $from } 格，要重新开始。
said-bumped-taken = 击中！第 { $from } 格上{ owner-piece }出局了。
said-drowned = { piece }落入第 { $house } 格的水中。
said-drowned-to = 第 { $house } 格的水把{ piece }送到第 { $to } 格。
said-drowned-to-hand = 第 { $house } 格的水把{ piece }冲回棋盘旁，它要重新开始。
said-missed-chance = 第 { $from } 格的{ piece }没有及时离开。
said-fell-back = 那里已有己方棋子，{ piece }退到第 { $to } 格。
said-fell-back-hand = 那里已有己方棋子，{ piece }要重新开始。
said-rescued = { who }把{ piece }从水中救出，放到第 { $to } 格。
said-borne-off = { who }让一枚{ piece }从第 { $from } 格离开棋盘。
news-hit = { $owner ->
    [you] 电脑击中了你的{ piece }
    [computer] 你击中了电脑的{ piece }
    [white] 黑方击中了白方的圆锥棋子
   *[black] 白方击中了黑方的线轴棋子
  }
news-water = { owner-piece }：落水
news-rescued = { owner-piece }：获救，第 { $to } 格
news-off = { owner-piece }：离开棋盘
news-back = { owner-piece }：后退，第 { $to } 格
said-throw-again = { $who ->
    [you] 请再掷一次。
   *[other] { who }再掷一次。
  }
said-turn = 轮到{ who }了。
said-passed-no_move = { $who ->
    [you] 这次的点数让你无棋可走，你的回合结束。
   *[other] 这次的点数让{ who }无棋可走，回合结束。
  }
said-passed-drowned = 落入水中，回合结束。
said-passed-stayed_drowned = { $who ->
    [you] 你的棋子还在水里，你的回合结束。
   *[other] 棋子还在水里，回合结束。
  }
said-passed-rescued = 救棋用掉了这个回合。
said-passed-declined = { who }选择不让棋子离开棋盘，回合结束。
said-passed-passed = { who }跳过了这一步。
said-passed-not_started = { $who ->
    [you] 你要先掷出 1，棋子才能走。你的回合结束。
   *[other] { who }要先掷出 1，棋子才能走。回合结束。
  }
said-passed-returned_to_hand = 棋子要重新开始，回合结束。
said-passed-throw_lost = 这个点数使回合结束。
said-passed-house_ends_turn = 落到的这一格使回合结束。
said-won = { $who ->
    [you] 你赢了！
   *[other] { who }赢了。
  }
said-score = 得 { $points } 分。
said-drawn = 这一局是平局。
said-choices = 有 { $count } 枚棋子可以走。
said-only-move = { $to ->
    [off] 只有一步可走：从第 { $from } 格离开棋盘。
   *[other] 只有一步可走：从第 { $from } 格到第 { $to } 格。
  }
said-undone = 你的上一步已撤回。
said-redone = 已重走这一步。
said-nothing-to-undo = 没有可以撤回的走法。
said-nothing-to-redo = 没有可以重走的走法。
said-new-game-undone = 已回到之前的棋局。
said-nothing-movable = 现在没有棋子可以走。
said-aim = { $to ->
    [off] 第 { $from } 格的棋子可以离开棋盘。
   *[other] 第 { $from } 格的棋子可以走到第 { $to } 格。
  }
said-put-down = 棋子不再选中。

## Whose turn it is and what to do

prompt-loading = 正在摆放棋子……
tool = { $tool ->
    [die] 掷骰子
   *[sticks] 掷棒
  }
prompt-throw = { $who ->
    [you] 轮到你了：请{ tool }。
   *[other] { who }：请{ tool }。
  }
prompt-turn = { $who ->
    [you] 轮到你
   *[other] 轮到{ who }
  }
prompt-throw-again = { $tool ->
    [die] 请再掷一次骰子。
   *[sticks] 请再掷一次棒。
  }
prompt-opening = { $who ->
    [you] 请掷一次，看谁先走。
   *[other] { who }：请掷一次，看谁先走。
  }
prompt-rescue = { $who ->
    [you] 你有棋子在水里：把它救出来，或者继续掷。
   *[other] { who }，你有棋子在水里：把它救出来，或者继续掷。
  }
prompt-throwing = { who }正在{ tool }……
prompt-moving = { $who ->
    [you] 你的棋子正在走……
   *[other] { who }正在走棋……
  }
prompt-computer = 轮到电脑了……
prompt-choose = { who }掷出 { $value }：请选一枚棋子。
prompt-aim = { who }掷出 { $value }：请选一个格子。
prompt-only-move = { who }掷出 { $value }：只有一步可走。
hint-must-move = 刚从水中出来的棋子必须先走。
hint-only-move = 点一下棋子或有标记的格子，就走这一步。
advice-thinking = 正在思考……
prompt-choose-of = { $who ->
    [you] 请用掉一个掷出的点数：选一枚棋子。
   *[other] { who }：请用掉一个掷出的点数，选一枚棋子。
  }
prompt-aim-of = { $who ->
    [you] 请选棋子要去的格子。
   *[other] { who }：请选棋子要去的格子。
  }
prompt-only-move-of = { $who ->
    [you] 用你掷出的点数，只有一步可走。
   *[other] { who }：用这些点数，只有一步可走。
  }
prompt-which-throw = 你想用哪一个点数来走？
prompt-confirm = 走这一步吗？
prompt-pause = 你的回合到此结束。
prompt-stopped = 电脑停下来了。
prompt-won = { $who ->
    [you] 你赢了！
   *[other] { who }赢了。
  }
prompt-drawn = 这一局是平局。

## Why a piece cannot move

why-legal = 这枚棋子可以走。
why-empty = 第 { $from } 格没有棋子。
why-not_yours = 第 { $from } 格的棋子是对方的。
why-throw_first = 请先掷，再走棋。
why-game_over = 这一局已经结束。
why-own_piece = 点数为 { $throw }，第 { $from } 格的棋子会落在第 { $target } 格你自己的棋子上。
why-protected = 点数为 { $throw }，第 { $from } 格的棋子会落在第 { $target } 格，但第 { $first } 格和第 { $last } 格的棋子相邻，互相保护。
why-safe = 点数为 { $throw }，第 { $from } 格的棋子会落在第 { $target } 格，但那里的棋子是安全的。
why-no_capture = 点数为 { $throw }，第 { $from } 格的棋子会落在第 { $target } 格，但那里已经有棋子了。
why-blockade = 点数为 { $throw }，第 { $from } 格的棋子必须越过第 { $first } 格到第 { $last } 格的封锁，这是不允许的。
why-must_stop = 点数为 { $throw }，第 { $from } 格的棋子会越过第 { $first } 格，而每枚棋子都必须先停在那里。
why-overshoot = 点数 { $throw } 对第 { $from } 格的棋子来说太大。
why-waits_for = 第 { $from } 格的棋子只有掷出 { $throws } 才能离开棋盘。
why-in_water = 必须先让你在第 { $first } 格水中的棋子脱身。
why-must_move_first = 第 { $first } 格被救出的棋子必须先走。
why-start_locked = 前面的棋子没走，第 { $from } 格的棋子就不能出发。
why-home_not_clear = 你在第 { $first } 格还有棋子，所以任何棋子都不能离开棋盘。
why-hand_not_empty = 你还有棋子没有上盘，所以任何棋子都不能离开棋盘。
why-water_occupied = 点数为 { $throw }，第 { $from } 格的棋子会落入第 { $first } 格的水中，但那里已经有棋子了。
why-return_occupied = 点数为 { $throw }，第 { $from } 格的棋子会进入水中，但它要返回的第 { $first } 格已有棋子。
why-must_vacate = 第 { $first } 格的棋子必须先往前走。
why-entered_first = 刚在第 { $first } 格上盘的棋子必须走。
why-back_blocked = 点数为 { $throw }，第 { $from } 格的棋子不能前进，也不能后退。
why-never_moves_back = 点数为 { $throw }，第 { $from } 格的棋子不能前进，而按这套规则棋子不后退。
why-changes_nothing = 点数为 { $throw }，第 { $from } 格的棋子走完还是停在原处。
why-throw_lost = 这次的点数不走棋。

## The board as a screen reader describes it

board-label = 塞尼特棋盘
board-keys = 左右方向键：沿路线前进和后退。上下方向键：换到相邻的一排。回车键：选择。T：掷。M：我能走的棋子。S：当前情况。问号：全部按键。
cell-house = 第 { $house } 格
cell-empty = 空
cell-piece = { $owner ->
    [you] 你的{ piece }
    [computer] 电脑的{ piece }
   *[other] { $side ->
        [white] 白方的圆锥棋子
       *[black] 黑方的线轴棋子
      }
  }
cell-protected = 受相邻棋子保护
cell-blockade = 封锁的一部分
cell-last-move = 最近一步
cell-selected = 已选中
cones = { $white } 枚圆锥棋子
spools = { $black } 枚线轴棋子
cell-off = 已离开棋盘：{ cones }和 { spools }
cell-hand = 尚未上盘：{ cones }和 { spools }
cell-taken = 已出局：{ cones }和 { spools }
can-move = 可以走到第 { $to } 格
can-move-back = 必须退到第 { $to } 格
can-hit = 可以击中第 { $to } 格的棋子，把它送到第 { $victim } 格
can-fall = 可以走到第 { $to } 格，最后停在第 { $rest } 格
can-fall-hand = 可以走到第 { $to } 格，之后要重新开始
can-enter = 可以上盘到第 { $to } 格
can-hit-hand = 可以击中第 { $to } 格的棋子，让它重新开始
can-hit-taken = 可以击中第 { $to } 格的棋子，让它出局
can-bear-off = 可以离开棋盘
can-drown = 可以走到第 { $to } 格，落入水中
target-move = 你在第 { $from } 格的棋子可以走到这里
target-hit = 你在第 { $from } 格的棋子可以击中这枚棋子，把它送到第 { $victim } 格
target-enter = 你的棋子可以在这里上盘
target-hit-hand = 你在第 { $from } 格的棋子可以击中这枚棋子，让它重新开始
target-hit-taken = 你在第 { $from } 格的棋子可以击中这枚棋子，让它出局
target-off = 你在第 { $from } 格的棋子可以离开棋盘

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] 一枚四面骰子
   *[sticks] 四根掷棒
  }
sticks-value = { $tool ->
    [die] 骰子：{ $value }
   *[sticks] 掷棒：{ $value }
  }
dock-label = 投掷与走法
throws-in-hand = 待用的点数：{ $list }
steps-left = 还剩 { $count } 格可走
throws-in-hand-label = 你掷出的点数
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = 之后你再掷一次。
button-throw = 投掷
button-choose = 请选一枚棋子
button-continue = 继续
button-choose-throw = 请选一个点数
button-use-throw = 用点数 { $throw }
button-confirm = 走这一步
button-cancel-move = 另选一步
button-rescue = 把棋子救出来，放到第 { $to } 格
button-risk = 冒险：掷出 { $throws }，棋子即可离盘
odds-of = { $of } 次中 { $ways } 次
button-decline = 留在棋盘上
button-pass = 跳过
button-undo = 撤回
button-redo = 重走
button-new-game = 新的一局
button-rules = 规则
button-advice = 提示
button-settings = 设置
button-help = 帮助
button-menu = 更多
button-close = 关闭
button-cancel = 取消
button-done = 完成
button-start = 开始
button-play-again = 再来一局
button-take-back = 回到之前的棋局
length-label = 时长
length-minutes = { $minutes } 分钟
length-whole = 完整棋局
toolbar-label = 棋局

## Players and moves

players-label = 玩家
player-name = { $who ->
    [you] 你
    [computer] 电脑：{ $level ->
        [beginner] 新手
        [runner] 急先锋
        [hitter] 进攻者
        [casual] 休闲玩家
        [builder] 筑垒者
        [cautious] 稳健者
        [skilled] 熟手
        [expert] 高手
       *[master] 大师
      }
   *[other] { who }
  }
player-off = 已离盘 { $count } / { $pieces }
player-hand = 待上盘 { $count }
player-taken = 出局 { $count }
log-title = 走法记录
log-empty = 还没有走棋。

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] 最佳选择之一：
   *[no] 最佳：
  }

advice-do-forward = { advice-rank }第 { $from } 格的棋子走到第 { $to } 格。
advice-do-backward = { advice-rank }第 { $from } 格的棋子退到第 { $to } 格。
advice-do-fall_back = { advice-rank }第 { $from } 格的棋子退回水中。
advice-do-bear_off = { advice-rank }让第 { $from } 格的棋子离开棋盘。
advice-do-enter = { advice-rank }让一枚棋子上盘到第 { $to } 格。
advice-do-rescue = { advice-rank }把你的棋子从水中救出来。
advice-do-decline = { advice-rank }让棋子留在原处。
advice-do-pass = { advice-rank }不击中对方，结束你的回合。
advice-do-throw = { advice-rank }投掷，先不救棋。
advice-because-only_choice = 没有别的选择。
advice-because-equal = 另一个选择也同样好。
advice-because-wins = 这样就赢下这一局。
advice-because-bears_off = 这枚棋子就此安全离开棋盘。
advice-because-rescues = 这样，这枚棋子就不会再让你失去回合。
advice-because-throws = 能让你的棋子脱身的点数，值得等待。
advice-because-hits = 这样会击中第 { $house } 格的棋子，让它后退 { $steps } 格。
advice-because-removes = 这样会击中第 { $house } 格的棋子，让它出局。
advice-because-removes-to_hand = 这样会击中第 { $house } 格的棋子，让它重新开始。
advice-because-goes_on = 这样你之后还能继续；否则你的回合就结束了。
advice-because-keeps_out_of_water = 否则你的棋子会落入水中。
advice-because-keeps_ground = 否则你的棋子会后退 { $steps } 格。
advice-because-keeps_enemy_back = 否则你会让对方的一枚棋子前进 { $steps } 格。
advice-because-shelters = 否则对方{ $instead ->
    [100] 无论掷出什么都
   *[other] 每掷 100 次有 { $instead } 次
  }可能击中你，多半在第 { $house } 格；{ $chance ->
    [0] 这样走就一次也不会。
   *[other] 这样走每掷 100 次只有 { $chance } 次。
  }
advice-because-blocks = 这样，每掷 100 次有 { $chance } 次让对方无法前进；{ $instead ->
    [0] 否则一次也没有。
   *[other] 否则只有 { $instead } 次。
  }
advice-because-stays_free = { $chance ->
    [0] 这样，你接下来无论掷出什么都用得上；
   *[other] 这样，你接下来每掷 100 次只有 { $chance } 次用不上；
  }否则每 100 次有 { $instead } 次用不上。
advice-because-further_on = 没有哪一点起决定作用，只是这样走，你的棋子位置更好。
advice-chances = 这样走，每 100 局你能赢 { $best } 局；次好的选择能赢 { $other } 局。
advice-exact = 这些胜率是精确的：这个残局已在你的设备上算清。

## later: dialogs

dialog-loading = 请稍候……
new-game-title = 新的一局
new-game-further = 更多选项
new-game-opponent = 对手
# Spoken for a row of five stars.
opponent-strength = 棋力 { $stars } / 5
opponent-beginner = 新手
habit-beginner = 总是走最靠后的棋子
opponent-runner = 急先锋
habit-runner = 一味向前赶
opponent-hitter = 进攻者
habit-hitter = 能击中就击中
opponent-casual = 休闲玩家
habit-casual = 只想着抢先到终点
opponent-builder = 筑垒者
habit-builder = 爱摆成对的棋子和封锁
opponent-cautious = 稳健者
habit-cautious = 躲在对方够不着的地方
opponent-skilled = 熟手
habit-skilled = 权衡每一种点数
opponent-expert = 高手
habit-expert = 从对局中学成
opponent-master = 大师
habit-master = 既从对局中学成，又权衡每一种点数
opponent-person = 朋友
habit-person = 两人在同一台设备上
new-game-side = 你执
side-black = 黑色线轴
side-white = 白色圆锥
side-random = 随机决定
new-game-rules = 规则
button-change-rules = 修改规则……
button-rules-in-use = 盒装游戏、学校和程序的规则
new-game-safe = 之后还可以回到现在的棋局。
settings-title = 设置
settings-language = 语言
settings-language-auto = 与浏览器相同
settings-theme = 材质
theme-faience = 费昂斯
theme-ebony = 乌木与象牙
theme-papyrus = 纸莎草
theme-limestone = 石灰岩
theme-contrast = 高对比度
settings-view = 棋盘外观
view-auto = 自动
view-object = 桌上的盒子
view-flat = 平面图
settings-speed = 动画
speed-slow = 慢
speed-normal = 正常
speed-fast = 快
speed-instant = 无
settings-auto-throw = 自动替我投掷
settings-confirm-move = 走棋前询问
settings-not-remembered = 这里什么也不保存，页面一关，你的设置和棋局就没有了。

rules-title = 规则

## later: dialogs (the rulesets)

ruleset-shortened = { $name }（缩短版）
games-more = 其他所有玩法（{ $count }）
game-facts = 每方 { $pieces } 枚棋子，大约 { $minutes } 分钟。
game-author = { $author }，{ $year } 年
game-made = 这类棋盘：约公元前 { $from } 至 { $to } 年
new-game-board = 棋盘
new-game-sides-drawn = 谁执哪一方，由开局时掷出的点数决定。
option-pieces = 每方棋子数
option-starting_throw = 双方都要先掷出 1 才能开始走棋
option-trap = 点数越过第 26 格时，棋子可能落入水中
option-home_row = 己方在第 1 至 10 格还有棋子时，任何棋子都不能离开棋盘
board-auto = 按规则
board-name-modern = 现代
board-name-simple = 简单，无标记
board-name-simple-marked = 简单，有标记
board-name-middle-kingdom = 中王国
board-name-early-nk = 新王国早期
board-name-late-nk = 新王国晚期
board-name-vertical = 竖式
board-name-double = 双盘
board-name-cypriot = 塞浦路斯石盘
ruleset-kendall-masters = 肯德尔 1978
ruleset-kendall-modern = 现代肯德尔
ruleset-kendall-1979 = 肯德尔 1979
ruleset-kendall-wiki = 肯德尔（空棋盘）
ruleset-jequier-masters = 热基耶（据博特曼斯）
ruleset-jequier-ludii = 热基耶 1930
ruleset-piccione = 图坦卡蒙王的游戏
ruleset-bell = 贝尔 1979
ruleset-simple = 简单棋盘
ruleset-cypriot = 塞浦路斯石盘
ruleset-simple-marked = 有标记的简单棋盘
ruleset-middle-kingdom = 中王国棋盘
ruleset-early-nk = 新王国早期棋盘
ruleset-late-nk = 新王国晚期棋盘
ruleset-vertical = 竖式棋盘
ruleset-double = 双棋盘
in-use-boxed-set = 盒装游戏
in-use-boxed-set-about = 来自盒装游戏的说明书，依据杰克·博特曼斯。未包括：用另一枚棋子走完剩余点数、从有棋子的安全格退回，以及白方固定的第一步。计分因说明书而异。
in-use-school-sheet = 学校讲义
in-use-school-sheet-about = 来自供学校和家庭打印的讲义（startwithabook.org）：七枚棋子，不再掷，第 28 至 30 格必须在下一掷离开。讲义没有说谁先走。
in-use-playpalace = PlayPalace
in-use-playpalace-about = 来自供盲人使用的有声游戏服务器 PlayPalace 的规则。
in-use-like-ludo = 像飞行棋一样（给小朋友）
in-use-like-ludo-about = 来自德国儿童网页：被击中的棋子重新开始，四个浅色面算 5，没有浅色面就失去这一轮。网页只读到一部分；最后几格依照维基所载的肯德尔规则。
author-kendall = 蒂莫西·肯德尔（Timothy Kendall）
author-kendall-modern = devinokeefe/senet，依据蒂莫西·肯德尔
author-jequier = 古斯塔夫·热基耶（Gustave Jéquier）
author-piccione = 彼得·A. 皮乔内（Peter A. Piccione）
author-bell = R. C. 贝尔（R. C. Bell）
author-ours = 我们自己的规则：还没有人为这种棋盘提出过规则
character-short = 完整棋局的最后一段：棋子较少，从路线上离终点更近的格子出发，所有规则照样有效。
character-kendall-masters = 最有名的规则：一场漫长的竞速，棋子不断互换位置，落水的棋子会被困住。
character-kendall-modern = 肯德尔的竞速棋，每方五枚棋子，每种情形都有明确的规则；最佳下法已经完全算清。
character-kendall-1979 = 先把所有点数掷完，再决定怎么用，所以要多多筹划。
character-kendall-wiki = 开局时棋盘是空的：棋子一枚一枚上盘，三枚连成一排就形成封锁。
character-jequier-masters = 所有棋子都到了最后一排，才能开始离盘；水会把棋子送回起点。
character-jequier-ludii = 棋子一枚接一枚出发，被击中会退得很远，胜者还能得分。
character-piccione = 谁也不会被击中：每次的点数可以分给几枚棋子，掷出 1 就能让新棋子上盘。
character-bell = 又短又激烈：一枚骰子，每方十枚棋子，被击中的棋子永远出局。
character-simple = 在没有标记的棋盘上快速竞逐：两枚相邻就互相保护，三枚连成一排就形成封锁。
character-cypriot = 与简单棋盘的规则相同，把小石子放在石头的凹坑里来下。
character-simple-marked = 靠近终点有四个带标记的格子，其中的叉号会把棋子送回起点。
character-middle-kingdom = 与有标记的简单棋盘玩法相同，只是棋盘转了方向。
character-early-nk = 靠近终点有四个带标记的格子，水会把棋子送回中途。
character-late-nk = 与新王国早期的规则相同，只是最后一格是荷鲁斯，只有掷出 1 才放行。
character-vertical = 棋盘竖着放，带“好”字符号的格子是安全的，还能让你再掷一次。
character-double = 两块棋盘，一条六十格的路线：最漫长的竞速。

## later: rules

rules-unknown = 没有人知道古埃及人怎样下塞尼特棋。
rules-aim = 目标
rules-throwing = 投掷
rules-moving = 走棋
rules-houses = 特殊的格子
rules-leaving = 离开棋盘
rules-winning = 获胜
rules-thrown = 掷出：{ $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = 简单来说
rules-all = 全部规则
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = 格子
rules-exit-throw = 离开所需点数
rules-exit-any = 任何点数
evidence-legend = 每条规则的依据
evidence-text = 文本
evidence-text-note = 这些规则所依据的现代文本写明了这一点。
evidence-board = 棋盘
evidence-board-note = 古代棋盘或随棋盘出土的棋子显示了这一点。
evidence-picture = 图画
evidence-picture-note = 一幅古代图画显示了这一点。
evidence-later_game = 后世游戏
evidence-later_game-note = 取自后世的游戏，多为“塔布”，即现代埃及用四根棒玩的游戏。
evidence-modern_choice = 现代选择
evidence-modern_choice-note = 没有资料能够确定，因此由当代人选定。你改动的每条规则也是这样的选择。
houses-run = { $first } 至 { $last }
rule-aim-first-off = 抢在对手之前，让你的所有棋子走完路线并离开棋盘。
rule-aim-board-empty = 让比对手更多的棋子走完路线并离开棋盘。
rule-pieces = 每位玩家有 { $pieces } 枚棋子：白方执圆锥棋子，黑方执线轴棋子。
rule-start-hand = 开局时，所有棋子都在棋盘旁等候。
rule-start-white-odd = 开局时，棋子摆在第 { $first } 至 { $last } 格：白方在单数格，黑方在双数格。
rule-start-black-odd = 开局时，棋子摆在第 { $first } 至 { $last } 格：黑方在单数格，白方在双数格。
rule-start-house = 这是我们缩短的对局：复原规则从第 1 格开始，棋子也更多。
rule-opening-white = 白方先掷。
rule-opening-black = 黑方先掷。
rule-opening-one-is-white = 双方轮流掷；先掷出 1 的人执白，把最前面的棋子从第 { $from } 格走到第 { $to } 格，然后再掷一次。
rule-opening-one-is-black = 双方轮流掷；先掷出 1 的人执黑，把最前面的棋子从第 { $from } 格走到第 { $to } 格，然后再掷一次。
rule-opening-higher-throw = 双方各掷一次，点数大的先走；点数相同就都重掷。
rule-houses-30 = 路线共 30 格，来回折行：沿第一排的十格前进，再沿第二排折回，然后沿第三排前进。
rule-houses-60 = 路线共 60 格，分在两块棋盘上：每排十格，来回折行，并从第一块棋盘的第 30 格进入第二块棋盘的第 31 格。
rule-sticks = 掷四根棒，数一数浅色面朝上的有几根。
rule-sticks-2 = 掷两根棒，数一数浅色面朝上的有几根。
rule-sticks-5 = 掷五根棒，数一数浅色面朝上的有几根。
rule-sticks-die6 = 掷一枚六面骰子，点数是 1 到 6。
rule-values = { $light ->
    [0] 一个浅色面也没有，算 { $value }。
   *[other] 有 { $light } 个浅色面，算 { $value }。
  }
rule-zero-0 = 一个浅色面也没有，算 0。
rule-zero-4 = 一个浅色面也没有，算 4。
rule-zero-5 = 一个浅色面也没有，算 5。
rule-zero-6 = 一个浅色面也没有，算 6。
rule-zero-die = 掷一枚四面骰子，点数是 1、2、3 或 4。
rule-rethrow = 掷出 { $throws } 不算，重掷一次。
rule-lost = 掷出 { $throws } 时不走棋，你的回合结束。
rule-lost-zero = 掷出 0 时不走棋，你的回合结束。
rule-turn-single = 每次掷出的点数走一枚棋子，走的格数等于点数。
rule-turn-series = 先把这一回合的所有点数掷完，再按任意顺序使用；每个点数走一枚棋子。
rule-turn-divided = 你可以把掷出的点数分给几枚棋子，但它们必须朝同一方向走。
rule-starting-throw-on = 掷出 1 之前什么也不能走；在此之前掷的都不算。
rule-again = 掷出 { $throws } 之后，你再掷一次。
rule-again-series = 掷出 { $throws } 就继续掷；掷出 { $others } 就停止。
rule-again-on = 棋子落在第 { $houses } 格时，它的主人再掷一次。
rule-ends-turn = 棋子落在第 { $houses } 格时，不论掷出几点，它的主人这一轮都结束。
rule-again-none = 每回合掷一次，然后轮到对方。
rule-turn-passes = 否则就轮到对方。
rule-must-move = 能走就必须走。
rule-may-decline-hit-on = 如果你只能击中对方的棋子，别无他法，也可以跳过这一步。
rule-may-decline-off-on = 如果你只能让棋子离开棋盘，别无他法，也可以改为结束回合。
rule-no-move = 如果没有棋子能走，无论掷出什么，你的回合都结束。
rule-again-without-move = 如果没有棋子能走，你的回合就结束；但掷出的是 { $throws } 时，你再掷一次。
rule-no-move-series = 没有棋子能用的点数作废，你的回合结束。
rule-no-move-divided = 没有棋子能用的格数作废。
rule-entry-any-throw = 你也可以不走盘上的棋子，而让一枚新棋子上盘：先放在第 1 格，随即按点数前进。
rule-entry-at-0 = 你也可以不走盘上的棋子，而让一枚新棋子上盘，放在与点数相同的格子。
rule-entry-throws = 棋子只有掷出 { $throws } 才能上盘。
rule-entry-with-one = 掷出 1 时，如果第 1 格是空的，你可以让一枚棋子上盘到那里，然后再掷一次。
rule-entry-with-one-first = 这次的点数必须先用来走刚上盘的棋子；如果它走不了，就退回棋盘旁，你的回合结束。
rule-start-lock-on = 下一格的棋子没有走之前，棋子不能离开自己的起始格。
rule-blockade-off = 棋子可以越过任何棋子。
rule-blockade-on = 棋子可以越过其他棋子，但不能越过封锁，也就是连成一排的三枚或更多的对方棋子。
rule-blockade-2 = 棋子可以越过其他棋子，但不能越过封锁，也就是连成一排的两枚或更多的对方棋子。
rule-fall-back-off = 棋子不能落在己方棋子上。
rule-fall-back-on = 落在己方棋子上的棋子，退到后面第一个空格。
rule-fall-back-on-unchanged = 走完又回到原处的一步，只有在别无他法时才允许。
rule-hit-none = 棋子不会被击中：只能走到空格上。
rule-hit-swap = 落在对方棋子上就是击中，两枚棋子互换位置。
rule-hit-empty-behind = 落在对方棋子上就是击中：对方棋子退到后面第一个空格；如果没有空格，就退到棋盘旁。
rule-hit-lowest-empty = 落在对方棋子上就是击中：对方棋子退到最靠近起点的空格。
rule-hit-to-hand = 落在对方棋子上就是击中：对方棋子离开棋盘，要重新开始。
rule-hit-taken = 落在对方棋子上就是击中：对方棋子出局。
rule-pairs-on = 两枚同色棋子在路线上相邻，就互相保护。
rule-pairs-3 = 三枚或更多同色棋子在路线上连成一排，就互相保护。
rule-pairs-off = 相邻的棋子不会互相保护。
rule-corners-off = 一排棋子到拐角为止：拐角两边的棋子，例如第 10 格和第 11 格上的，不算连成一排。
rule-backward-none = 你掷出的点数不会让自己的棋子后退。
rule-backward-to-empty = 如果没有棋子能前进，就必须有一枚按点数后退到空格上。
rule-backward-may-hit = 如果没有棋子能前进，就必须有一枚按点数后退，后退时也可以击中对方。
rule-backward-may-hit-swap = 被后退的棋子击中的棋子反而前进。
rule-backward-from = 只有第 1 至 { $house } 格的棋子可以这样后退。
rule-backward-from-everywhere = 任何格子上的棋子都可以这样后退。
rule-stop = 每枚棋子都必须先停在第 { $house } 格，才能继续前进。
rule-stop-over-halt = 点数过大时，棋子仍走到第 { $house } 格并停在那里。
rule-stop-over-bounce = 点数过大时，棋子走到第 { $house } 格，再按余数退回。
rule-trap-on = 你也可以使用会让棋子越过第 { $stop } 格的点数：如果第 { $house } 格是空的，棋子就落入那里的水中。
rule-water-none = 没有哪个格子会让棋子后退。
rule-water-prison = 你的棋子停在第 { $house } 格的水里，你的回合就立刻结束。
rule-water-prison-alone = 你有棋子在水里时，其他棋子都不能走。
rule-return-house = 你可以不投掷，而把水中的棋子救出来，放到第 { $house } 格（那里必须是空的），然后你的回合结束。
rule-rescued-moves-first-on = 从水中救出的棋子必须比你的其他棋子先走。
rule-water-prison-exit = 掷出 { $throws } 就能让水中的棋子离开棋盘；否则你的回合结束。
rule-water-to-return = 停在第 { $house } 格的棋子立刻移到第 { $return } 格；如果那里有棋子，就移到比第 { $return } 格号码小、离它最近的空格。
rule-return-full-lowest = 停在第 { $house } 格的棋子立刻移到第 { $return } 格；如果那里有棋子，就移到最靠近起点的空格。
rule-return-full-hand = 停在第 { $house } 格的棋子立刻移到第 { $return } 格；如果那里有棋子，就离开棋盘，要重新开始。
rule-return-full-closed = 停在第 { $house } 格的棋子立刻移到第 { $return } 格；那里有棋子时，任何棋子都不能走到第 { $house } 格。
rule-water-to-lowest = 停在第 { $house } 格的棋子立刻移到最靠近起点的空格。
rule-water-to-hand = 停在第 { $house } 格的棋子立刻离开棋盘，要重新开始。
rule-unprotected = 第 { $houses } 格的棋子得不到相邻棋子的保护。
rule-water-suspends-pairs-on = 你有棋子在水里时，你的棋子不会互相保护。
rule-water-suspends-pairs-on-rescued = 从水中救出的棋子还没有走之前，己方棋子也不互相保护。
rule-safe = 第 { $houses } 格的棋子不能被击中。
rule-safe-while-water = 只要有棋子在水里，第 { $houses } 格的棋子就不能被击中。
rule-hit-to-water = 在第 { $houses } 格被击中的棋子会落入水中。
rule-hit-to-water-taken = 如果水里已有棋子，两枚棋子就改为互换位置。
rule-vacate = 第 { $houses } 格的棋子，只要点数允许，就必须往前走。
rule-fixed = 第 { $houses } 格的棋子只能等待让它离开棋盘的点数。
rule-stuck-to-water = 如果你没有别的棋可走，你在第 { $houses } 格的一枚棋子就退回水中。
rule-last-chance = 第 { $houses } 格的棋子只有一掷的机会离开：你的下一掷如果没有走它，它就落入水中。
rule-bear-off-exact = 离开棋盘算作第 { $house } 格之后再走一格，棋子必须以恰好的点数到达。
rule-bear-off-bounce = 离开棋盘算作第 { $house } 格之后再走一格，棋子必须以恰好的点数到达。点数更大时，棋子走到那里，再按余数退回。
rule-bear-off-overshoot = 让棋子越过第 { $house } 格的点数，无论多大，都让它离开棋盘。
rule-bear-off-onto-last = 恰好落在第 { $house } 格的棋子离开棋盘；点数不能让棋子越过这一格。
rule-exits = 棋子只有掷出 { $throws } 才能从第 { $house } 格离开棋盘。
rule-exits-any = 棋子掷出任何点数都能从第 { $house } 格离开棋盘。
rule-exits-first-row-empty = 棋子掷出 { $throws } 能从第 { $house } 格离开棋盘；双方在第 1 至 10 格都没有棋子时，任何点数都可以。
rule-clear-first = 你在第 { $houses } 格还有棋子时，你的棋子都不能离开棋盘。
rule-clear-first-hand = 你在棋盘旁还有棋子时，也不能离开棋盘。
rule-end-first-off = { $pieces ->
    [1] 先让棋子离开棋盘的玩家获胜。
   *[other] 先让全部 { $pieces } 枚棋子离开棋盘的玩家获胜。
  }
rule-end-board-empty = 棋盘空了，这一局就结束：离开棋盘的棋子多的一方获胜；数目相同则为平局。
rule-score-on = 对方每枚留在第 1 至 10 格的棋子让胜者得 3 分，第 11 至 20 格的得 2 分，第 21 至 30 格的得 1 分。

## later: rules (about each ruleset)

rules-retold = 这套复原规则我们只见过别人的转述，没有见过那位学者本人的著作。
rules-house-title = 自定规则
rules-house = 自定规则，在本页面上制定：以“{ $base }”为基础，改动了几处。
rules-ours = 没有学者为这种棋盘发表过复原方案，所以这些是我们自己的规则，只取各家复原方案的共同之处。
rules-disputed = 不确定之处
rules-disputed-lead = 下面这些问题，文本没有说清，或者可以有两种理解。这里采用以下答案。
rules-shortened = 完整棋局的最后一段：棋子较少，从路线上离终点更近的格子出发，所有规则照样有效。这种缩短由本站所为，没有学者提出过。
rules-throws = 一局大约掷 { $throws } 次，用时 { $minutes } 分钟。
credit-kendall-masters = 蒂莫西·肯德尔 1978 年在《穿越冥界》（Passing Through the Netherworld）一书中提出这套复原规则；这里依据一个署名 Masters Traditional Games 的规则网页的转述。
credit-kendall-modern = 公开项目 devinokeefe/senet 写下了肯德尔复原规则的这种现代形式，每方五枚棋子，并算出了最佳下法。
credit-kendall-1979 = 蒂莫西·肯德尔 1979 年的复原规则，依据 Ludii 网站对其规则手册的概述；开新局时的四个选项也出自该网站。
credit-kendall-wiki = 蒂莫西·肯德尔的复原规则，依据 Niidae Wiki 一篇条目的转述；关于棋子如何上盘、可选的击中以及从最后一格离开的方式，条目没有注明出处。
credit-jequier-masters = 古斯塔夫·热基耶的复原规则，依据一个署名 Masters Traditional Games 的规则网页的转述，该网页引自博特曼斯等人所著《游戏的世界》（The World of Games）。
credit-jequier-ludii = 古斯塔夫·热基耶 1930 年的复原规则，依据 Ludii 的概述。
credit-piccione = 彼得·A. 皮乔内 1977 年的复原规则《图坦卡蒙王的游戏》（King Tut’s Game），依据 Ludii 的概述。
credit-bell = R. C. 贝尔 1979 年的复原规则，依据 Ludii 的概述。
credit-simple = 没有标记的棋盘有实物留存，但怎样在上面下棋无人知晓。
credit-cypriot = 在塞浦路斯发现过粗糙的石头，上面有三排凹坑，每排十个，但怎样在上面下棋无人知晓。
credit-simple-marked = 有些棋盘在靠近终点处有四个标记：一个表示“好”的符号、一个叉号、三道竖线和两道竖线。
credit-middle-kingdom = 中王国的棋盘有同样的标记，但终点在左上角。
credit-early-nk = 新王国早期的棋盘上，水代替了叉号，鸟和人代替了竖线。
credit-late-nk = 新王国晚期的棋盘上，最后几格画着神，荷鲁斯在最后一格。
credit-vertical = 已知有一块竖式棋盘，长边是竖的，最后几格中有三格带着表示“好”的符号。
credit-double = 已知有两块三十格的棋盘并排在一起。
disputed-km-1 = 第 28 或 29 格的棋子何时退回水中？文本可以理解为己方没有其他棋子时，也可以理解为没有其他棋子能用这个点数时；这里：按后一种下。
disputed-km-2 = 掷出 1、4 或 5 却无棋可走，还能再掷吗？这里：不能。
disputed-km-3 = 上下相对的格子算相邻吗？这里：不算，只看路线上的前后。
disputed-km-4 = 水中的棋子能保护相邻的棋子吗？这里：能；只是它自己得不到保护。
disputed-km-5 = 把对方棋子打进水里，你的回合就结束吗？这里：不结束。
disputed-km-6 = 没有别的棋子能前进时，必须让棋子离开棋盘吗？这里：必须。
disputed-km-7 = 什么点数能从第 30 格离开？文本先要求恰好的点数，后来又说任何点数都行；这里：任何点数都行。
disputed-km-8 = 用 4 让水中的棋子离开棋盘后，还能再掷吗？这里：能。
disputed-km-9 = 棋子可以从第 26 格后退吗？这里：可以。
disputed-km-10 = 棋子落水的那个回合就能救它吗？这里：不能。
disputed-km-11 = 能救出水中的棋子时，必须救吗？这里：不必，你可以掷，等 4 出现。
disputed-km-12 = 第 15 格一直有棋子时，水里的棋子还有别的办法出来吗？这里：没有，只能等 4。
disputed-km-13 = 三枚棋子连成一排算封锁吗？这份文本没有提到；这里：不算。
disputed-kw-1 = 掷出 4 上盘的棋子落在第 5 格还是第 4 格？这里：第 5 格，先放在第 1 格再前进。
disputed-kw-2 = 第 1 格有棋子时还能上盘吗？这里：能，因为新棋子并不停在那里。
disputed-kw-3 = 有些点数能再掷一次吗？这份文本说每回合掷一次；这里：也只掷一次。
disputed-kw-4 = 如果你选择不击中，会怎样？这里：那一步就不走。
disputed-kw-5 = 有别的棋可走时，可以跳过吗？这里：不可以。
disputed-kw-6 = 棋子可以落在封锁中的对方棋子上吗？这里：可以，只是不能越过封锁。
disputed-kw-7 = 在第 26 格掷出 5 会怎样？文本没有说；这里：棋子离开棋盘。
disputed-kw-8 = 什么时候算第一排空了？这里：双方在那里都没有棋子时；棋盘旁的棋子不算。
disputed-kw-9 = 棋子可以落在己方棋子上，又回到原处吗？这里：只有别无他法时才可以，否则等于白白跳过一步。
disputed-kw-10 = 被送回的棋子可以停在第 27、28 或 29 格吗？这里：可以，然后按那一格的规则处理。
disputed-kw-11 = 相邻的两枚互相保护吗？文本只提到三枚连成一排；这里：不保护。
disputed-kw-12 = 水要把棋子送回，而第 1 至 15 格都有棋子，怎么办？这里：它退到棋盘旁。
disputed-kw-13 = 从第 30 格离开所需的“一根白棒”是什么？这里：掷出 1。
disputed-kw-14 = 如果棋子越过封锁之后又会被送回到封锁的起点一侧，这样的点数可以用吗？这里：不可以。
disputed-k79-1 = 是先掷完所有点数再走棋吗？文本这样说，Ludii 的程序则掷一次走一次；这里：依照文本。
disputed-k79-2 = 哪一方的棋子在最前面？这里：白方，因为先掷出 1 的人执白，并走最前面的棋子。
disputed-k79-3 = 另一个点数还能前进时，可以用一个点数后退吗？这里：不可以。
disputed-k79-4 = 棋子落水后，其余的点数怎么办？这里：全部作废。
disputed-k79-5 = 救棋要付出的一个回合指什么？这里：就是用救棋代替投掷。
disputed-k79-6 = 水中的棋子可以被击中吗？这里：可以，两枚棋子互换位置。
disputed-k79-7 = 有棋子在水里时，谁的成对棋子失去保护？这里：只有落水一方的。
disputed-k79-8 = 谁的棋子在水里，第 28 至 30 格才安全？这里：无论谁的都算。
disputed-k79-9 = 必须先走的棋子被击中了，怎么办？这里：那一方就不再受限制。
disputed-k79-10 = 掷出第一个 1 之前的点数算吗？这里：不算。
disputed-k79-11 = 走过头的点数一定会让棋子落水吗？这里：不一定，那只是几种选择中的一种。
disputed-k79-12 = 谁的棋子在第一排会让你不能离盘？这里：只有你自己的。
disputed-k79-13 = 要不要救棋，是掷之前还是掷之后决定？这里：掷之前。
disputed-k79-14 = 开局的 1 必须走最前面的棋子吗？这里：必须。
disputed-k79-15 = 开局时掷出 4 或 5 能再掷一次吗？这里：不能。
disputed-jm-1 = 棋子没有全部到最后一排之前，可以停在第 30 格吗？这里：不可以，落在那里就是离盘。
disputed-jm-2 = 点数可以越过第 30 格吗？这里：不可以。
disputed-jm-3 = 掷出 1、4 或 6 却无棋可走，还能再掷吗？这里：不能。
disputed-jm-4 = 封锁也会挡住后退的棋子吗？这里：会。
disputed-jm-5 = 哪一格算第一个空格？这里：号码最小的空格。
disputed-jm-6 = 棋子必须按顺序离开起始格吗？这里：不必，文本允许走任何棋子。
disputed-jm-7 = 封锁在一排的末端拐弯后还算相连吗？这里：算。
disputed-jl-1 = 第四个安全格是哪一格？文本写的是第 20 格，可那里没有标记；这里：第 30 格。
disputed-jl-2 = 棋子什么时候可以离开起始格？这里：下一格原有的棋子走了之后。
disputed-jl-3 = 掷出 1、4 或 6 却无棋可走，还能再掷吗？这里：不能。
disputed-jl-4 = 后退的棋子可以击中对方吗？这里：不可以。
disputed-jl-5 = 被击中的棋子去哪里？这里：按文本，去最靠近起点的空格。
disputed-jl-6 = 哪里可以形成封锁？Ludii 的程序只在某些地方检查；这里：依照文本，到处都可以。
disputed-pi-1 = 掷出 5 能再掷一次吗？这里：能，文本也这样说。
disputed-pi-2 = 可以用一部分点数让棋子离开棋盘吗？这里：可以，只要那一部分恰好够。
disputed-pi-3 = 是整个回合的棋都要朝同一方向走，还是只限同一次掷出的点数？这里：只限同一次的点数。
disputed-pi-4 = 掷出 1 就必须让棋子上盘吗？这里：只有没有别的棋能前进时才必须。
disputed-pi-5 = 上盘之后的那次点数先用在哪枚棋子上？这里：刚上盘的那一枚。
disputed-pi-6 = 后退时落在第 15 或 26 格，能再掷一次吗？这里：能。
disputed-pi-7 = 掷出 5 却走不了刚上盘的棋子，怎么办？这里：回合结束。
disputed-pi-8 = 必须把点数尽量用完吗？这里：不必；但只要还有一格能走，就要继续。
disputed-pi-9 = 属于新棋子的那次点数，可以再让另一枚棋子上盘吗？这里：不可以；其他额外的点数可以。
disputed-be-1 = 掷骰子还是掷棒？较早的文本说是棒；这里：骰子。
disputed-be-2 = 哪些格子有标记？这里：第 26 至 29 格，与为这套规则画的棋盘一致。
disputed-be-3 = 能击中就必须击中吗？这里：不必。
disputed-be-4 = 一局什么时候结束？这里：棋盘空了的时候。
disputed-be-5 = 开局双方点数相同怎么办？这里：双方重掷。
disputed-be-6 = 三枚连成一排会像肯德尔的规则那样形成封锁吗？这里：不会。
disputed-kmo-1 = 被击中的棋子去哪里？这里：两枚棋子互换位置。
disputed-kmo-2 = 第 28 至 30 格安全吗？这里：不安全，只有相邻的棋子能保护。
disputed-kmo-3 = 在第 28 至 30 格被击中的棋子去哪里？这里：去第 26 格，也就是击中它的棋子原来所在的格。
disputed-kmo-4 = 棋子可以从第 28 格走到第 29 或 30 格，或者后退吗？这里：不可以。
disputed-kmo-5 = 什么点数能从第 30 格离开？这里：只有 1。
disputed-kmo-6 = 掷出 1、4 或 5 却无棋可走，怎么办？这里：轮到对方。
disputed-kmo-7 = 落水就结束回合吗？这里：不结束。
disputed-kmo-8 = 可以越过封锁的一部分吗？这里：不可以。
disputed-kmo-9 = 封锁或互相保护的一对棋子会挡住从水中返回的路吗？这里：不会。
disputed-kmo-10 = 用 1、4 或 5 后退，也能再掷一次吗？这里：能。
disputed-kmo-11 = 棋子可以从第 26 格后退吗？这里：可以。
disputed-kmo-12 = 这种棋可以用其他数目的棋子来下吗？这里：可以，作为自定规则；但只有五枚棋子的玩法被完全算清。
disputed-board-cross = 叉号把棋子送到哪里？没有人知道；这里：送到最靠近起点的空格，因为没有什么把叉号与第 15 格联系起来。
disputed-board-rebirth = 在第 15 格没有标记的棋盘上，那一格特殊吗？这里：不特殊。
disputed-board-last = 没有标记的第 30 格需要什么点数？这里：任何点数。
disputed-board-upright = 在竖式棋盘上朝哪个方向走？没有人知道；这里：保持通常的顺序，从左上角开始，分三列。
disputed-board-two = 两块棋盘是一条路线还是两条？没有人知道；这里：一条长路线，这样最简单。
disputed-board-pebbles = 用几颗小石子？没有人知道；这里：每方五颗。

## later: dialogs (help)

help-title = 帮助
help-tap = 点大按钮来掷，再点要走的棋子。
help-mistake = 点错地方没有关系。
help-marks = 棋盘上的标记
help-mark-ring = 这枚棋子可以走。
help-mark-target = 你的棋子可以走到这里。
help-mark-hit = 被击中的棋子去那里。
help-mark-row = 这些棋子互相保护，或者形成封锁。
help-mark-disc = 这一步的结果：击中（叉）、落水（波浪）、受保护（括号）、离盘（箭头）。
help-mark-trail = 最近一步。
help-keyboard = 棋盘上的按键
help-key-arrows = 方向键
help-arrows = 右和左：沿路线移动；上和下：换到相邻的一排
help-key-ends = Home、End
help-ends = 第一格、路线终点
help-key-enter = 回车、空格
help-enter = 选择棋子或格子
help-key-escape = Esc
help-escape = 放回棋子
help-key-throw = T
help-throw = 投掷
help-key-pieces = M
help-pieces = 下一枚能走的棋子；按住 Shift 则为上一枚
help-key-last = L
help-last = 最近一步
help-key-status = S
help-status = 现在是什么情况？
help-key-advice = H
help-advice = 这里怎样走最好，为什么？
help-key-undo = U
help-undo = 撤回
help-key-redo = R
help-redo = 重走
help-key-look = , 和 .
help-look = 回看：后退一步、前进一步
help-key-help = ?
help-help = 这个帮助
help-accessibility = 无障碍（英文）
help-questions = 用按键提问
help-key-mine = P
help-mine = 我的棋子在哪里？
help-key-others = O
help-others = 对方的棋子在哪里？
help-key-moves = G
help-moves = 我可以走到哪里？
help-key-sticks = K
help-sticks = 掷出了什么？
help-key-score = C
help-score = 双方各有几枚棋子离开了棋盘？
help-key-way = F
help-way = 还要走多远？
help-key-house = X
help-house = 这一格上有什么？
help-key-card = I
help-card = 这一格是什么，有什么作用
help-key-odds = D
help-odds = 最近掷出的点数，以及各种点数的概率
help-key-turn = B
help-turn = 把盒子拿在手里，再放回；方向键转动

## later: house-rules (the editor of house rules)

house-title = 自定规则
house-lead = 规则的任何一点都可以改。互相矛盾的地方会立刻显示出来。
house-find = 按词语查找规则
house-found = 找到 { $count } 条规则。
house-from = 以此规则为基础
house-yours = 你的玩法
house-name = 玩法的名称
house-name-default = { $base }，我的版本
house-reset-all = 撤销全部改动
house-reset = 恢复为“{ $base }”
house-changed = { $count } 处改动
house-disagrees = 有矛盾
house-ready = 这些规则没有矛盾。
house-endless = 不过，按这些规则，棋局几乎下不完。
house-clashes = { $count ->
    [1] 有两条规则互相矛盾。
   *[other] 有 { $count } 对规则互相矛盾。
  }
house-show = 显示位置
house-play = 开始下棋
house-opponent = 对手
house-save = 保存这个玩法
house-saved = 已保存为“{ $name }”。
house-save-full = 最多能保存 { $count } 个玩法。请先删除一个。
house-save-blocked = 无法保存你的规则。请复制链接，以便保留。
house-save-unnamed = 请先给你的玩法起个名称。
house-mine = 我的玩法（{ $count }）
house-open = 打开
house-rename = 改名
house-delete = 删除
house-deleted = 已删除规则“{ $name }”。
house-link = 复制链接
house-link-label = 这个玩法的链接
house-link-copied = 链接已复制。
house-link-by-hand = 请复制选中的链接。
house-point-value = { $point }：{ $value }
house-fix = 把“{ $point }”改为：{ $value }
house-fix-off = 关闭“{ $point }”
house-fix-on = 开启“{ $point }”
house-refused = 与“{ $points }”不相容
house-refused-houses = { $houses }：与“{ $points }”不相容。{ $reason }
house-idle = 因为“{ $point }”，这一点目前不起作用。
house-range = { $first } 至 { $last }
house-none = 无
house-on = 是
house-off = 否
house-exit = 第 { $house } 格：{ $throws }
house-exit-any = 任何点数
house-exit-star = 任何点数，只要第一排是空的
house-exit-row = 棋子从第 { $house } 格离开棋盘所需的点数
house-light-row = { $light ->
    [0] 没有浅色面
   *[other] { $light } 个浅色面
  }
house-light-count = 与浅色面数相同
house-nothing-special = 没有特别规定
in-use-title = 如今使用的规则
in-use-note = 来自盒装游戏、学校和程序，并不是复原的规则。

house-group-game = 棋局
house-group-throwing = 投掷
house-group-moving = 走棋
house-group-meeting = 遇到对方
house-group-houses = 特殊的格子
house-group-leaving = 离开棋盘与获胜

dim-houses = 棋盘的格数
dim-pieces = 每位玩家的棋子数
dim-start = 棋子从哪里开始
dim-start-hand = 棋子从棋盘外开始
dim-start-white-odd = 棋子交替摆在最前面的几格，黑方在前
dim-start-black-odd = 棋子交替摆在最前面的几格，白方在前
dim-start-house = 棋子起始的第一格
dim-opening = 谁先开始
dim-opening-white = 白方先开始
dim-opening-black = 黑方先开始
dim-opening-one-is-white = 先掷出 1 的人执白，走最前面的白子
dim-opening-one-is-black = 先掷出 1 的人执黑，走最前面的黑子
dim-opening-higher-throw = 点数大的先开始
dim-start-lock = 前面的棋子没走，后面的棋子不能出发
dim-entry = 棋子怎样上盘
dim-entry-none = 之后没有棋子上盘
dim-entry-any-throw = 任何点数都可上盘：掷出 1 到第 2 格，掷出 2 到第 3 格，依此类推
dim-entry-with-one = 掷出 1 时上盘，到第 1 格
dim-entry-throws = 棋子上盘所需的点数
dim-entry-at = 上盘棋子从哪一格数起：0 或 1
dim-starting-throw = 玩家要先掷出 1 才能走棋
dim-sticks = 掷什么
dim-sticks-2 = 两根棒
dim-sticks-4 = 四根棒
dim-sticks-5 = 五根棒
dim-sticks-die4 = 一枚四面骰子
dim-sticks-die6 = 一枚六面骰子
dim-zero = 没有浅色面时
dim-zero-0 = 没有浅色面算 0
dim-zero-4 = 没有浅色面算 4
dim-zero-5 = 没有浅色面算 5
dim-zero-6 = 没有浅色面算 6
dim-zero-die = 一枚四面骰子
dim-values = 每种浅色面数算几点
dim-rethrow = 要重掷的点数
dim-lost = 失去回合的点数
dim-again = 能再掷一次的点数
dim-again-without-move = 即使无棋可走也能再掷一次的点数
dim-again-on = 能再掷一次的格子
dim-ends-turn = 使这一轮结束的格子
dim-turn = 一个回合怎样进行
dim-turn-single = 掷一次，走一步
dim-turn-series = 只要能再掷就继续掷，然后按任意顺序使用
dim-turn-divided = 掷一次，点数可以分给几枚棋子
dim-blockade = 连成封锁的棋子
dim-blockade-on = 三枚棋子连成一排就是封锁
dim-blockade-2 = 两枚棋子连成一排就是封锁
dim-blockade-off = 棋子连成一排也不是封锁
dim-corners = 一排棋子过了拐角仍相连
dim-fall-back = 落在己方棋子上的棋子，退到后面第一个空格
dim-backward = 没有棋子能前进时怎么办
dim-backward-none = 没有棋子能前进时，失去这个回合
dim-backward-to-empty = 没有棋子能前进时，必须有一枚退到空格上
dim-backward-may-hit = 没有棋子能前进时，必须有一枚后退，也可以击中对方
dim-backward-from = 允许棋子后退的最后一格
dim-vacate = 能走时必须离开的格子
dim-pairs = 互相保护的棋子
dim-pairs-on = 两枚相邻的棋子互相保护
dim-pairs-3 = 三枚连成一排的棋子互相保护
dim-pairs-off = 棋子不互相保护
dim-unprotected = 相邻棋子不提供保护的格子
dim-water-suspends-pairs = 有棋子在水里的玩家，成对的棋子失去保护
dim-safe = 棋子安全的格子
dim-safe-while-water = 有棋子在水里时安全的格子
dim-hit = 被击中的棋子会怎样
dim-hit-none = 棋子不能被击中
dim-hit-swap = 被击中的棋子与击中它的棋子互换位置
dim-hit-empty-behind = 被击中的棋子退到后面第一个空格
dim-hit-lowest-empty = 被击中的棋子退到棋盘上第一个空格
dim-hit-to-hand = 被击中的棋子离开棋盘，之后重新上盘
dim-hit-taken = 被击中的棋子出局
dim-hit-to-water = 被击中的棋子会从这些格子落入水中
dim-may-decline-hit = 只能击中对方的玩家可以跳过这一步
dim-stop = 每枚棋子必须停留的格子
dim-stop-over = 越过那一格的点数
dim-stop-over-lost = 越过那一格的点数不能走
dim-stop-over-halt = 越过那一格的点数停在那里
dim-stop-over-bounce = 越过那一格的点数走到那里，再按余数退回
dim-trap = 点数越过那一格就落入水中
dim-water-house = 水所在的格子
dim-water = 水的作用
dim-water-none = 没有水
dim-water-prison = 水困住棋子，直到掷出特定点数或被救出
dim-water-to-return = 水把棋子送到返回格
dim-water-to-lowest = 水把棋子送到棋盘上第一个空格
dim-water-to-hand = 水把棋子冲回棋盘旁，之后重新上盘
dim-return-house = 返回格
dim-return-full = 返回格已有棋子时
dim-return-full-below = 棋子移到比它号码小、离它最近的空格
dim-return-full-lowest = 棋子移到棋盘上第一个空格
dim-return-full-hand = 棋子离开棋盘，之后重新上盘
dim-return-full-closed = 任何棋子都不能走进水中
dim-rescued-moves-first = 被救出的棋子必须比其他棋子先走
dim-stuck-to-water = 走不动的棋子会从这些格子退回水中
dim-last-chance = 下一掷不离开就落入水中的格子
dim-fixed = 棋子只能从此离盘的格子
dim-bear-off = 棋子怎样离开棋盘
dim-bear-off-exact = 以恰好越过最后一格的点数离开
dim-bear-off-bounce = 以恰好的点数离开，点数更大时按余数退回
dim-bear-off-overshoot = 以任何越过最后一格的点数离开
dim-bear-off-onto-last = 恰好落在最后一格就离开
dim-exits = 只有特定点数才能由此离开棋盘的格子
dim-clear-first = 己方棋子全部离开这些格子后，才能开始离盘
dim-may-decline-off = 玩家可以选择不离开棋盘
dim-end = 谁获胜
dim-end-first-off = 先让全部棋子离开棋盘的一方获胜
dim-end-board-empty = 下到棋盘空了为止；离盘棋子多的一方获胜
dim-score = 对方留在盘上的棋子让胜者得分

clash-hand-entry = 从棋盘外开始的棋子，需要有上盘的方法。
clash-water-entry = 水把棋子冲出棋盘，它们却没有办法再上盘。
clash-behind-entry = 被后退的棋子击中时，后面可能没有空格，棋子又没有办法再上盘。
clash-home-entry = 被击中的棋子离开棋盘，却没有办法再上盘。
clash-full-entry = 返回格已有棋子时，棋子离开棋盘，却没有办法再上盘。
clash-one-divided = 只有点数可以分用时，才能规定掷出 1 上盘。
clash-any-divided = 点数可以分用时，棋子只能在掷出 1 时上盘。
clash-entry-stop = 上盘的棋子随即越过第 1 格，所以第 1 格不能是必须停留的格子。
clash-entry-throws = 可能掷出的点数都不能让棋子上盘。
clash-opening-hand = 开局的 1 要走最前面的棋子，但棋盘上没有棋子。
clash-opening-odd = 开局的 1 要走最前面的棋子，但它前面就是对方的棋子。
clash-start-house-hand = 在盘外开局的棋子没有起始格。
clash-start-house-lock = 只有棋子从第 1 格开局时，才能等前面的棋子先走。
clash-start-beyond = 棋子起始格的格号，必须小于所有能离开棋盘的格子，也小于所有棋子必停的那一格。
clash-opening-fixed = 开局的 1 要走最前面的棋子，但它停在只能从此离盘的格子上。
clash-lock-hand = 从棋盘外开始的棋子，前面没有什么要等。
clash-lock-backward = 后退的棋子可能击中还没有出发的棋子。
clash-lock-entry = 上盘的棋子可能击中还没有出发的棋子。
clash-lock-fixed = 最前面的棋子永远无法离开。它所在的格子只能离盘，而必须先走的棋子却在它后面等着它。
clash-one-series = 只有一回合掷多次时，才能规定先等掷出 1。
clash-divided-hit = 点数可以分用时，棋子不能被击中。
clash-divided-fall-back = 点数可以分用时，棋子不会因落在己方棋子上而后退。
clash-divided-prison = 点数可以分用时，水不能困住棋子。
clash-divided-trap = 点数可以分用时，不会因越过某一格而落入水中。
clash-divided-blockade = 点数可以分用时，任何一排棋子都不构成封锁。
clash-divided-over = 点数可以分用时，没有过大的点数。
clash-divided-vacate = 点数可以分用时，没有必须先离开的格子。
clash-divided-decline-hit = 点数可以分用时，不能跳过这一步。
clash-divided-decline-off = 点数可以分用时，不能选择不离开棋盘。
clash-always-again = 每次掷完都能再掷，回合就永远不会结束。
clash-long-series = 连掷时，最多只能有一半的掷法可以再掷，否则回合会长得没有尽头。
clash-always-again-unmoved = 走不了棋的玩家会永远掷下去。
clash-values-sticks = 这些棒能出现的每种浅色面数都要有点数，而骰子没有浅色面。
clash-rethrow-all = 每次都要重掷，就没有算数的点数了。
clash-no-one = 棋子可能需要 1，所以必须有一种掷法算 1，而且能走。
clash-one-value = 每次的点数都一样，谁也掷不出更大的。
clash-lost-again = 失去回合的点数不能再掷一次。
clash-lost-rethrow = 要重掷的点数不会失去回合。
clash-lost-series = 连掷时，说不清前面的点数是否也作废。
clash-series-unmoved = 先掷完再走棋时，之后就不能再得到掷的机会。
clash-series-again-on = 先掷完再走棋时，格子不能带来再掷的机会。
clash-ends-again = 同一格不能既结束这一轮，又带来再掷的机会。
clash-water-nowhere = 水需要一个格子。
clash-water-idle = 有水的格子，却没有水。
clash-water-pieces = 水所在的格号，必须比棋子起始的最后一格至少大 2。
clash-water-return = 这种水需要一个让棋子返回的格子。
clash-return-beyond = 返回格的格号必须小于水所在的格子。
clash-sent-closed = 在任何棋子都不能走进水中的时候，棋子仍可能被送进水里。
clash-return-fixed = 救出的棋子可能让己方永远走不动：它必须先走，却只能在其他棋子之后才允许走。
clash-trap-stop = 没有必须停留的格子，也就没有点数能越过它。
clash-trap-over = 越过必须停留的格子的点数，不能既落入水中又走到别处。
clash-trap-water = 没有水，就不会落入水中。
clash-trap-behind = 越过停留格的点数会落入水中，所以水的格号必须大于停留格。
clash-stop-water = 每枚棋子都必须停在水所在的格子，却没有点数能让它从那里继续前进。
clash-water-fixed = 水所在的格子，不能同时是只能从此离盘的格子。
clash-stuck-water = 走不动的棋子只能退回会困住棋子的水中。
clash-stuck-forward = 走不动的棋子要退回水中，所以它们的格号必须大于水所在的格子。
clash-hit-water = 被击中的棋子只能落入水中，可是没有水。
clash-chance-water = 没有及时离开的棋子会落入水中，可是没有水。
clash-chance-forward = 没有及时离开的棋子要退回水中，所以它们的格号必须大于水所在的格子。
clash-chance-stuck = 同一格的棋子一掷之后就落入水中，所以不可能等到走不动。
clash-chance-turn = 只有每掷一次走一步棋时，才能规定棋子只有一掷的机会离开。
clash-safe-water = 从来没有棋子停在水里，所以没有格子会因此变得安全。
clash-rescue-water = 只有会困住棋子的水，才谈得上救棋。
clash-fall-back-prison = 退回的棋子可能堵住会困住棋子的水。
clash-taken-end = 如果棋子会永远出局，就只能到最后才知道谁获胜。
clash-water-end = 没有点数能让棋子从水中脱身，它可能永远留在水里，棋盘也就永远不会清空。
clash-clear-end = 己方再也清不空某些格子时，棋子可能永远留在水里，棋盘也就永远不会清空。
clash-score-end = 得分规则要与“先让全部棋子离盘者获胜”配合。
clash-last-exit = 棋子不会停在最后一格，所以那里不需要特定的点数。
clash-last-fixed = 棋子不会停在最后一格，所以它不能是只能从此离盘的格子。
clash-last-water = 棋子不会停在最后一格，所以那里不能是水。
clash-backward-nowhere = 棋子必须后退，却没有格子可以后退。
clash-backward-idle = 规定了可以后退的最大格号，但棋子从不后退。
clash-clear-fixed = 这种格子上的棋子永远无法离开。它要先走开，才被允许走。
clash-clear-last = 最后一格上的棋子永远无法离开。它要先走开，才被允许走。
clash-off-board = 所指定的格子中，有一格不在棋盘上。
clash-fixed-for-good = 这些格子中有一格，棋子永远无法离开。没有点数能让它离开棋盘。
clash-last-for-good = 最后一格的棋子永远无法离开。它需要的点数掷不出来。

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = 棋盘 方格
words-pieces = 棋 数量
words-start = 摆放 开局
words-opening = 先手 先走
words-entry = 上盘 进入
words-zero = 掷棒 骰子
words-lost = 停一次
words-again = 再掷 额外
words-again-without-move = 再掷
words-again-on = 再掷 幸运格
words-ends-turn = 停 网
words-turn = 分开 拆分
words-stop = 美丽之屋 幸福之屋 正好
words-stop-over = 多余 弹回 退回
words-trap = 淹没
words-blockade = 阻挡 三枚 跳过
words-corners = 拐角 转弯 一排
words-pairs = 一对 两枚 保护
words-safe = 安全
words-hit = 吃 交换 攻击 打 吃
words-hit-to-water = 淹没
words-backward = 后退
words-water = 水之屋 尼罗河 淹没
words-water-house = 淹没 27
words-return-house = 重生之屋 15
words-return-full = 重生之屋 15
words-last-chance = 下一轮 三真理 28 29 30
words-stuck-to-water = 淹没
words-fixed = 正好 三真理
words-bear-off = 终点 离开
words-exits = 终点 离开 28 29 30
words-clear-first = 第一排
words-end = 胜 赢
words-score = 分数 得分

## Notices and failures

notice-replaced = 新的一局已经开始。
notice-aside = { $what ->
    [game] 无法读取保存的棋局，所以开始新的一局。
    [correspondence] 无法读取一盘用链接下的棋。
    [puzzles] 无法读取一道来自你的对局的残局题。
    [rematch] 无法读取用同样的点数下的两局中的第一局。
   *[house-rules] 无法读取你制定的规则。
  }原来保存的内容已另外留存。
button-save-aside = 存为文件
notice-not-saved = 这一局无法再保存。这个浏览器的存储空间已满或被禁用。可以用菜单里的“分享或保存”把它存为文件。
notice-parameter = 无法识别 { $name }={ $value } 这个值。可用的值：{ $allowed }。
notice-ruleset = 规则“{ $value }”无法用来下棋（{ $options }{ $reason }）。
notice-seed = seed={ $value } 无效：应为不超过 64 位的十六进制数。
notice-computer-stopped = 电脑无法选出一步棋（{ $reason }）。请按“继续”让它再试。
notice-language = 无法加载{ $language }的文本。
notice-no-net = { $why ->
    [unreadable] 较强的电脑对手对这套规则学到的知识无法加载或已经损坏，所以它们只凭经验判断。
   *[absent] 这一份页面没有带上较强的电脑对手对这套规则学到的知识，所以它们只凭经验判断。
  }
notice-fault = 出了问题（{ $reason }）。棋局保持原样。
notice-not-loaded = 页面的这一部分无法加载。请检查网络连接，然后再试一次。
notice-new-version = 这个页面有新版本了，所以旧版本的这一部分无法加载。请重新加载页面。已保存的棋局会保留。
failure-title = 无法开始游戏
failure-wasm-missing = 游戏需要 WebAssembly，而这个浏览器没有它，或者已把它关闭。锁定模式（Safari）和增强的安全性（Edge）会关闭它：请在浏览器设置中允许本网站使用它，然后重新加载页面。很旧的浏览器需要更新。
failure-wasm-blocked = 这个网站不允许运行游戏所需的 WebAssembly。它的安全策略必须包含 script-src 'wasm-unsafe-eval'。较旧的浏览器可能需要更新。
failure-wasm-not-found = 无法加载游戏引擎。请检查网络连接，然后重新加载页面。
failure-engine-damaged = 游戏引擎的文件不完整。请重新加载页面。如果仍然不行，说明本网站上的 senet.wasm 文件已损坏，或被换成了别的文件。
failure-engine-broken = 游戏引擎无法在这个浏览器中运行。请使用较新的浏览器。

## later: ending (the end of a game)

end-summary = 已离开棋盘：{ $white } 枚圆锥棋子和 { $black } 枚线轴棋子。
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = 终于走完全程，太阳升起来了。
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = 传说月亮也曾下棋输过一局，一年因此多了五天。
# Figures of the game below the result, beside each other.
end-throws = 掷了 { $throws } 次
end-hits = 击中 { $hits } 次
end-minutes = { $minutes } 分钟
# A button after a win: another game, against the next stronger computer player.
end-stronger = 更强的对手

## later: menu (the menu, and texts that several parts of the page use)

this-game = 本局
menu-title = 更多
menu-licence = 注明“Senet, the Senet contributors”即可自由复制和分享。程序：MIT 或 Apache-2.0。文字：CC BY 4.0。图画：CC0。
menu-edition = 版本 { $release }，提交 { $commit }，规则 { $rules }
menu-group-learn = 学习
menu-group-puzzles = 残局题与今日棋局
menu-group-together = 与别人一起
menu-group-share = 分享与保存
menu-embedding = 把这个游戏放到你的网站上
menu-lab = 实验室：一条不确定的规则有什么影响
menu-print = 打印棋盘、棋子、规则和练习纸
notice-frozen = 展示这个游戏的网站把它暂停了。
menu-one-file = 这个文件没有网络也能用。

## later: sound (sounds)

sound-title = 声音
sound-on = 播放声音
sound-volume = 音量
sound-percent = { $share }%
sound-unavailable = 这台设备目前无法播放声音。

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = 第一课
tutorial-offer = 第一次下塞尼特棋？
tutorial-offer-start = 教我
tutorial-offer-later = 以后再说
tutorial-menu-lessons = 课程
tutorial-menu-lessons-note = 边做边学
tutorial-lessons = 课程
tutorial-lessons-lead = 你的棋局会等着你，不会改变。
tutorial-lessons-houses = 特殊的格子
tutorial-lessons-rules = 其他规则有什么不同
tutorial-not-kept = 这里什么也不保存，下次无法显示你学过哪些课。
tutorial-goes-on = 从第 { $count } 步继续，共 { $last } 步
tutorial-done = 已完成
tutorial-step = 第 { $count } 步，共 { $last } 步
tutorial-count = { $count } / { $last }
tutorial-progress = 课程进度
tutorial-dock = 课程的投掷与走法
tutorial-back = 返回
tutorial-skip = 跳过
tutorial-next = 下一步
tutorial-finish = 完成
tutorial-press-next = 这一步完成了。请按“下一步”继续。
tutorial-not-asked = 在对局中可以这样做。但现在请按这一步的要求试一试。
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = 这里要走的是第 { $house } 格的棋子：它带着圆环。
tutorial-end-lead = 课程里的点数是定好的，与运气无关。这些选择都是你自己做的。
tutorial-end-judge = 由这里最强的电脑对手评判，它也可能出错。
lesson-first = 第一课
lesson-first-about = 两分钟学完整个游戏
lesson-first-1 = 你执黑色线轴，要让它们离开棋盘。掷一次，然后点带圆环的线轴。
lesson-first-1-done = 两个浅色面就是 2。
lesson-first-2 = 掷一次，然后落在第 17 格的圆锥上。
lesson-first-2-done = 你击中了圆锥，两枚棋子互换了位置。掷出 1、4 或 5 就再掷一次。
lesson-first-3 = 再掷一次，走哪枚线轴都可以。
lesson-first-3-done = 能走就必须走。
lesson-first-4 = 掷一次，把第 10 格的线轴走到第 13 格那枚旁边。
lesson-first-4-done = 两枚线轴相邻，谁也击不中。
lesson-first-5 = 每枚棋子都必须停在第 26 格。请掷一次，走到那里。
lesson-first-5-done = 从这里掷出 5 就能离开棋盘。
lesson-first-6 = 第 27 格是水。掷一次看看。
lesson-first-6-done = 你的回合结束，其他棋子只能等着。
lesson-first-7 = 请按按钮，救出你的线轴。
lesson-first-7-done = 你的线轴回到了第 15 格。
lesson-first-8 = 掷一次，让最后一枚线轴离开棋盘。
lesson-first-8-done = 你赢了！没有人知道古代的规则，这套规则是 1978 年复原的。
lesson-house-15 = 第 15 格：重生
lesson-house-15-1 = 你的线轴在第 27 格的水里。第 15 格是空的：把线轴救出来。
lesson-house-15-1-done = 第 15 格给了它新的开始，只是退了十二格。救棋会用掉你的回合。
lesson-house-15-2 = 现在第 15 格上有一枚圆锥，你的线轴救不了。只有 4 能让它脱身。请掷一次，让它离开棋盘。
lesson-house-15-2-done = 你运气真好：平均十六次才会掷出一次 4。
lesson-house-26 = 第 26 格：美好
lesson-house-26-1 = 请掷一次，然后点一下第 24 格的线轴，看看它为什么不能走。
lesson-house-26-1-done = 4 会让它越过第 26 格。每枚棋子都必须先停在那里。
lesson-house-26-2 = 所以要让另一枚棋子用这个 4。请走第 8 格的线轴。
lesson-house-26-2-done = 而且掷出 4 可以再掷一次。
lesson-house-26-3 = 再掷一次，把第 24 格的线轴走到第 26 格。
lesson-house-26-3-done = 线轴到了。现在只有 1 对它不利。
lesson-house-26-4 = 在第 26 格，最好的点数是 5。请掷一次，让线轴离开棋盘。
lesson-house-26-4-done = 越过水和最后几格，直接离开棋盘。
lesson-house-27 = 第 27 格：水
lesson-house-27-1 = 请掷一次，走唯一的一步。
lesson-house-27-1-done = 落入水中，回合立刻结束，即使掷出的是 1。
lesson-house-27-2 = 你可以把线轴救出来，也可以碰碰运气等 4。试试看：掷一次。
lesson-house-27-2-done = 不是 4，所以你的回合结束，线轴还留在水里。
lesson-house-27-3 = 第 30 格上有一枚单独的圆锥。请掷一次，从第 26 格击中它。
lesson-house-27-3-done = 在最后几格被击中的棋子会落入水中。
lesson-house-last = 第 28、29 和 30 格
lesson-house-last-1 = 棋子掷出 3 就能从第 28 格离开棋盘。请掷一次，让它离盘。
lesson-house-last-1-done = 第 29 格要 2。在这两格，别的点数都不能让棋子离盘。
lesson-house-last-2 = 但是如果你没有别的棋可走，这枚棋子就必须退回去。请掷一次看看。
lesson-house-last-2-done = 又回到水里了！路上要留一枚别的棋子，这样才等得起。
lesson-house-last-3 = 第 30 格最宽容：任何点数都能让棋子离盘。试试看。
lesson-house-last-3-done = 一个 2 就够了。
lesson-walls = 三枚连成一排
lesson-walls-1 = 第 12、13 和 14 格上有三枚圆锥连成一排。请掷一次，然后点一下第 11 格的线轴。
lesson-walls-1-done = 棋子可以越过一枚或两枚，但不能越过连成一排的三枚：这就是封锁。
lesson-walls-2 = 你自己也摆一道封锁：掷一次，把第 8 格的线轴走到第 10 和 11 格那两枚旁边。
lesson-walls-2-done = 封锁后面的圆锥只能等你让开。
lesson-modern = 肯德尔规则，五枚棋子
lesson-modern-about = 现代形式：水把棋子直接送回，最后几格要求恰好的点数
lesson-modern-1 = 这里的水不一样。请掷一次，走第 26 格的线轴。
lesson-modern-1-done = 线轴不停在水里，而是立刻到第 15 格。因为你掷出的是 1，所以再掷一次。
lesson-modern-2 = 请掷一次，然后点一下第 30 格的线轴。
lesson-modern-2-done = 按这套规则，只有掷出 1 才能让棋子从第 30 格离盘。
lesson-series = 肯德尔 1979 年的规则
lesson-series-about = 先掷完，再走棋
lesson-series-1 = 掷出 1、4 或 5，就马上继续掷。一直掷到出现 2 或 3。
lesson-series-1-done = 你有一个 1 和一个 2 可用，顺序随意。
lesson-series-2 = 用掉两个点数中的一个。你可以先在掷棒旁边选点数。
lesson-series-2-done = 还剩一个点数。
lesson-series-3 = 用掉另一个点数，走同一枚线轴或另一枚都行。
lesson-series-3-done = 所有点数都在手里，就可以筹划：一个用来击中，一个用来走到安全的地方。
lesson-entering = 肯德尔规则，依据维基
lesson-entering-about = 开局时棋盘是空的
lesson-entering-1 = 所有棋子都从棋盘旁开始。请掷一次，让一枚棋子上盘。
lesson-entering-1-done = 新棋子先放在第 1 格，随即按点数前进。
lesson-entering-2 = 在这里，棋子可以落在己方棋子上。请掷一次，让另一枚线轴上盘到第 4 格。
lesson-entering-2-done = 第 4 格有棋子，所以线轴退到后面第一个空格。
lesson-jequier = 热基耶规则
lesson-jequier-about = 全部深色面朝上算 6；所有棋子到了最后一排，才能开始离盘
lesson-jequier-1 = 按这套规则，四个深色面算的点数更大。请掷一次，走哪枚线轴都可以。
lesson-jequier-1-done = 是 6！掷出 6 可以再掷一次，和 1、4 一样。
lesson-jequier-2 = 第 26 格是安全的，但再往前一格就是水。请掷一次，从第 26 格走到第 27 格。
lesson-jequier-2-done = 水把棋子送到整块棋盘的第一个空格。
lesson-jequier-3 = 你的棋子全部到了最后一排，就可以离盘了：要恰好落在第 30 格。请掷一次，把线轴走到那里。
lesson-jequier-3-done = 落在第 30 格就是离开棋盘。
lesson-piccione = 皮乔内规则
lesson-piccione-about = 和平的竞速：谁也不会被击中，点数可以分用
lesson-piccione-1 = 掷出 1，棋子才能上盘。请掷一次，让一枚线轴上盘到第 1 格。
lesson-piccione-1-done = 让棋子上盘后，你可以为它再掷一次。
lesson-piccione-2 = 你可以把点数分给几枚棋子。请掷一次，先只走 1 格，从第 14 格到第 15 格。
lesson-piccione-2-done = 第 15 格让你稍后再掷一次。你的 4 还剩三格。
lesson-piccione-3 = 剩下的三格用一部分或全部用掉，走哪枚线轴都可以。
lesson-piccione-3-done = 在这套规则里，棋子不会被击中：关键是把每个点数用到最好。
lesson-bell = 贝尔规则
lesson-bell-about = 十枚棋子，一枚骰子，被击中的棋子永远出局
lesson-bell-1 = 这里掷骰子。请掷一次，落在第 13 格的圆锥上。
lesson-bell-1-done = 圆锥出局了。谁离盘的棋子多，谁就获胜。
lesson-bell-2 = 第 26 格上有一枚圆锥。请掷一次，然后点一下你在第 24 格的线轴。
lesson-bell-2-done = 在第 26 至 29 格，棋子是安全的。
lesson-bell-3 = 请掷一次，然后点一下第 5 格的线轴。
lesson-bell-3-done = 带标记的格子只能路过：那里的棋子一能走就必须往前走。
lesson-boards = 古老的棋盘
lesson-boards-about = 没有规则留下的棋盘，和我们为它们定的规则
lesson-boards-1 = 最简单的棋盘上什么标记也没有。请掷一次，让第 28 格的线轴离盘。
lesson-boards-1-done = 在这种棋盘上，只要点数能越过终点就行。
lesson-boards-2 = 在更早的棋盘上，路线的终点在左上角，第 27 格有一个叉号。请掷一次，走到那里。
lesson-boards-2-done = 没有人知道叉号有什么作用。我们把棋子送到第一个空格。
lesson-boards-3 = 在较晚的棋盘上，终点处画着神，荷鲁斯在第 30 格。请掷一次，然后点一下那里的线轴。
lesson-boards-3-done = 按我们的规则，棋子只有掷出 1 才能离开荷鲁斯之屋。
lesson-double = 双棋盘
lesson-double-about = 两块棋盘，六十个格子
lesson-double-1 = 两块并排的棋盘连成一条长路。请掷一次，从第 30 格走过去。
lesson-double-1-done = 还有三十格要走。
tutorial-menu-house = 格子
tutorial-menu-house-note = 每个特殊格子是什么、有什么作用、从前意味着什么
tutorial-menu-odds = 点数和概率
tutorial-menu-odds-note = 最近掷出的点数、各种概率，以及到目前为止的结果
tutorial-menu-history = 历史
tutorial-menu-history-note = 真实的棋盘，以及无人知道的事
tutorial-why-house = 再看看第 { $house } 格
tutorial-why-lesson = 课程：{ $name }
tutorial-known = 已知
tutorial-second = 转述
tutorial-unknown = 不明
tutorial-standings-title = 有多可靠？
tutorial-standings = “已知”：我们读过原文。“转述”：别人这样讲。“不明”：谁也说不清。
tutorial-lessons-rows = 保护与封锁
lesson-pairs = 两枚相邻
lesson-pairs-1 = 第 19 和 20 格上有两枚相邻的圆锥。请掷一次，然后点一下第 17 格的线轴。
lesson-pairs-1-done = 相邻格子上的同色棋子互相保护。
lesson-pairs-2 = 保护你自己的棋子：掷一次，把第 10 格的线轴走到第 13 格那枚旁边。
lesson-pairs-2-done = 现在这两枚都不会被击中。
card-no-name = 没有名称的格子
card-rules = 在这一局中
card-ordinary = 这一格没有特殊作用。
card-told = 关于它的说法
card-lesson = 关于这一格的课程
card-others = 其他格子
card-loading = 请稍候……
card-sign-none = 在这块棋盘上，它没有符号。
card-sign-ankh = 它的符号是安卡，意思是“生命”。
card-sign-nefer = 它的符号是奈菲尔，意思是“好”或“美”。
card-sign-circle = 它的符号是一个圆圈。
card-sign-water = 它的符号是三道水纹。
card-sign-cross = 它画有叉号。
card-sign-three = 它画有三道竖线。
card-sign-three_birds = 上面站着三只鸟。
card-sign-three_gods = 上面坐着三位神。
card-sign-two = 它画有两道竖线。
card-sign-two_men = 上面坐着两个人。
card-sign-two_gods = 上面坐着两位神。
card-sign-one = 它画有一道竖线。
card-sign-horus = 上面是荷鲁斯神的隼。
fact-house-thoth = 据说，一部关于这种棋的宗教文献《大棋戏文》把这第一格归给托特神。
fact-house-neith = 据说《大棋戏文》把这一格归给女神奈特。
fact-house-maat = 据说《大棋戏文》把这一格归给掌管真理与秩序的女神玛阿特。
fact-house-thirty = 据说《大棋戏文》称这一格为“三十之屋”。
fact-house-netting = 一些古代名录称这一格为“网之屋”。
fact-house-ankh = 在为皮乔内规则画的棋盘上，安卡立在这里，两旁是权杖。
fact-house-rebirth = “重生之屋”和“第二生命”是现代玩家起的名称。
fact-house-nefer = 棋盘上，这里有一个或三个奈菲尔符号。
fact-house-good = 古代文本称它为“好”或“美”。“美好之屋”和“幸福之屋”是现代名称。
fact-house-countdown = 卢浮宫把最后五格看作倒数：好、水、三、二、一。
fact-house-cross = 在更早的棋盘上，这里有一个叉号。第 18 王朝初期，水取代了它。
fact-house-mu = 古代文本称它为“穆”，意思是“水”。
fact-house-penalty = 水是惩罚，还是净化？卢浮宫认为两者都有可能。
fact-house-three = 棋盘上，这里有三道竖线、三只鸟或三位神，代表数字三。
fact-house-souls = 有些棋盘在这里写着赫利奥波利斯城的灵魂。
fact-house-truths = “三真理之屋”是现代名称，由蒂莫西·肯德尔所起。
fact-house-two = 棋盘上，这里有两道竖线、两个坐着的人或两位神，代表数字二。
fact-house-re-atoum = “拉-阿图姆之屋”是现代名称，由蒂莫西·肯德尔所起。
fact-house-last = 最后一格多半是空的。新王国晚期，上面有隼或太阳神。
fact-house-sun = 据说那里的神是拉-霍拉赫提。
fact-house-horus = “荷鲁斯之屋”是现代名称。
odds-title = { $tool ->
    [die] 骰子：点数和概率
   *[sticks] 掷棒：点数和概率
  }
odds-heading = 概率
odds-lead = { $tool ->
    [die] 四个面，概率相同。
    [other] 算数的落法有 { $ways } 种，概率相同。
   *[sticks] 四根棒有十六种落法，概率相同。
  }
odds-so-far = { $count ->
    [0] 这一局还没有掷过。
   *[other] 这一局双方到现在共掷了 { $count } 次。
  }
odds-throw = 点数
odds-chance = 概率
odds-expected = 预期
odds-thrown = 掷出
odds-again = 再掷一次
odds-ways = { $of } 次中 { $count } 次
odds-number = { $value }
throws-title = { $count ->
    [1] 最近一次掷出的点数
   *[other] 最近 { $count } 次掷出的点数，最新的在前
  }
throws-told = { $lost ->
    [no] { who }掷出 { $value }。
    [declined] { who }掷出 { $value }，选择不让棋子离开棋盘。
    [passed] { who }掷出 { $value }，跳过了这一步。
   *[other] { who }掷出 { $value }，但用不上。
  }
throws-mark = { $lost ->
    [opening] 定先后
    [declined] 没有用
    [passed] 跳过
   *[other] 走不了
  }
odds-note = 在一局短棋里，实际次数常常与预期相差很远。那是运气，不是差错。
history-title = 塞尼特棋简史
history-chapters = 章节
history-yours = 你这一局的规则
history-nobody = 没有人知道规则
history-nobody-lead = 两千多年间，尼罗河畔的人一直在下塞尼特棋。我们有他们的棋盘、棋子和图画，规则却失传了。
history-traces = 最早的踪迹
history-traces-lead = 塞尼特棋也许与埃及最早的国王一样古老。但最早的发现最难解读。
history-amenhotep = 国王与书吏的棋盘
history-amenhotep-lead = 在新王国，棋盘往往是盒子的顶面，盒子的另一面还有第二种棋，有二十个格子。
history-tutankhamun = 图坦卡蒙的棋
history-tutankhamun-lead = 这位年轻国王的墓中有好几个棋盒。打开陵墓的霍华德·卡特用卡片一张张记录了它们。
history-throwing = 掷棒、骨头与舞者
history-throwing-lead = 起初是一面浅、一面深的掷棒，后来有了羊拐骨。
history-last-houses = 最后五格
history-last-houses-lead = 许多棋盘上，只有最后几格有符号。这些符号随时代改变，是我们最好的线索。
history-journey = 从游戏到旅程
history-journey-lead = 起初只是消遣，后来象征亡者穿越冥界的旅程。
history-beyond = 尼罗河之外
history-beyond-lead = 三十格的棋盘在塞浦路斯和黎凡特也有发现。这种棋是否起源于尼罗河畔，并不确定。
history-again = 复原的规则
history-again-lead = 自 1930 年以来，学者们提出了与棋盘、图画和文本相符的复原规则，但没有两套完全一致。你可以在这里都玩一玩，做个比较。
drawing-pieces = 圆锥和线轴，照新王国的棋子绘制。
drawing-old-board = 三排各六格的棋盘，与马哈斯纳出土的那块相似。示意图由本站绘制。
drawing-royal-board = 与阿蒙霍特普三世那块相似的棋盘，从上方看。示意图由本站绘制，颜色由我们选定。
box-royal-board = 模型由本站制作，参照阿蒙霍特普三世的棋盘，符号取自同时代的其他棋盘。颜色、边框、侧面和抽屉由我们设计。
drawing-royal-box = 雪橇上的盒子，与图坦卡蒙的那个相似。示意图由本站绘制。
box-royal-box = 模型由本站制作，参照图坦卡蒙放在雪橇上的盒子，符号取自同时代的其他棋盘。边框、侧面、抽屉和雪橇的形状由我们设计。
drawing-sticks = 两对掷棒，样式与图坦卡蒙的相同：一对末端是手指，一对是狐狸头。示意图由本站绘制。
drawing-last-houses = 最后五格：上面是较早的棋盘，然后是新王国早期和晚期。为便于比较，都从左到右排列。
drawing-players = 从侧面看下棋，就像埃及图画那样。示意图由本站绘制。
drawing-stone = 有三排、每排十个凹坑的石头，与塞浦路斯的那些相似。示意图由本站绘制。
box-stone = 有三排、每排十个凹坑的石头，与塞浦路斯的那些相似。模型由本站制作，规整的形状和凹坑之间的线由我们设计。
fact-name = “塞尼特”的意思是“通过”。
fact-boards-known = 皮乔内知道 120 多块棋盘。
fact-forgotten = 罗马时代，这种棋渐渐无人再下。
fact-rules-lost = 棋子怎样走，有标记的格子有什么作用。
fact-hesy-re = 约公元前 3100 年的墓葬里有一些残片，可能属于棋盘。最早的确凿图像见于第 3 王朝的赫西拉墓。
fact-el-mahasna = 马哈斯纳出土的一块泥制棋盘有三排、每排六格，并有十二枚棋子，曾被称为最古老的一块（globalegyptianmuseum.org，编号 455）。
fact-el-mahasna-doubt = 马哈斯纳的棋盘到底是不是塞尼特棋。学者对它的用途有疑问。
fact-nikauhor = 在萨卡拉的尼考霍尔祭室墙上，两个男人在乐师旁边下棋，第 5 王朝（大都会艺术博物馆，08.201.2a–g）。
fact-pepi-ankh = 约公元前 2300 年，梅尔的佩皮安赫墓中，下棋的人互相打趣：一个说他的棋子已经落下，要看着对方的被拿走；另一个回答说，通过的是他。
fact-amenhotep = 一块费昂斯棋盘上有阿蒙霍特普三世的名字，约公元前 1390 至 1353 年。它长 21 厘米，四个格子上有数字或表示“好”的符号（布鲁克林博物馆，49.56a-b）。
fact-merymaat = 图特摩斯三世时代，阿拜多斯书吏梅里马特的棋盒留下了费昂斯镶片。木料是现代的（大都会艺术博物馆，01.4.1a）。
fact-zawiyet = 扎维耶特·阿里安出土了一个棋盒，带有棋子和一个用来转的陀螺骰，第 18 王朝早期（波士顿美术博物馆，11.3095–11.3097）。
fact-tut-large = 图坦卡蒙的大棋盒用乌木和象牙制成，长 44.4 厘米，放在雪橇上（开罗，JE 62058）。
fact-tut-squares = 图坦卡蒙大棋盒的棋盘上有五个格子带铭文。
fact-tut-small = 一个小象牙盒长 13.4 厘米，侧面有国王的名号（开罗，JE 62061）。
fact-tut-pieces = 另一个象牙盒从未打开过。里面有五枚红棋、五枚白棋和两块羊拐骨（卡特 585r）。
fact-tut-sticks = 图坦卡蒙有两对掷棒，长 17.5 厘米，上面是深色乌木，下面是白色象牙。一对的末端是人的手指，另一对是狐狸头。
fact-hesy-sticks = 赫西拉墓的图画上，棋盘旁有四根掷棒。
fact-bones = 从第 17 王朝起，羊拐骨多了起来。在新王国的下棋图画中，看不到别的掷具（大都会艺术博物馆，16.10.505a–c）。
fact-neferkhawet = 内弗尔哈维特墓中有五枚圆锥和五枚线轴（大都会艺术博物馆）。
fact-dancers = 棋子被称为“舞者”。
fact-counting = 掷棒或羊拐骨怎样计数。
fact-tab = 今天（包括本页面）采用的计数法，都来自现代埃及的掷棒游戏“塔布”：爱德华·莱恩描述过它，卡特把它抄在图坦卡蒙棋盒的索引卡上。
fact-old-marks = 直到第 17 王朝，符号是：好、叉号、三道竖线、两道竖线。路线的终点在左上角。
fact-water-comes = 第 18 王朝初期，水取代了叉号。美国加利福尼亚州圣何塞的玫瑰十字埃及博物馆有一块棋盘，上面已经有水，但行棋方向仍是旧式的：它很可能连接了两种棋盘。
fact-imenmes = 在卢浮宫的伊门梅斯棋盒上，第 28 格站着三只鸟，第 29 格坐着两个人物。
fact-house-names = 今天玩家使用的格子名称大多是现代的。古代的名称只有一部分还能读出。
fact-dead-play = 大约 4300 年前，墓中的图画已经画着亡者与生者对弈。
fact-spell = 在新王国，《亡灵书》第 17 篇写到亡者下棋；棋盘成了穿过冥界的路。
fact-nefertari = 王后奈菲尔塔利在自己的墓中独自下棋，对手没有人看得见（王后谷，66 号墓）。
fact-ani = 在《阿尼纸草》中，阿尼和图图坐着下棋，约公元前 1250 年（大英博物馆，EA 10470,7）。
fact-lion = 另有一卷纸草拿这种场面开玩笑。狮子和羚羊坐在棋盘旁，约公元前 1100 年（大英博物馆，EA 10016）。
fact-cyprus = 公元前 2500 至 1050 年间，塞浦路斯许多地方都制作塞尼特棋以及另一种埃及游戏梅亨棋的棋盘，例如索蒂拉·卡米努迪亚和马尔基·阿洛尼亚。
fact-cyprus-more = 塞浦路斯青铜时代的遗址出土的棋盘，塞尼特棋和梅亨棋合计，比任何其他古代文化都多（克里斯特，2016）。
fact-levant = 这种棋在埃及与黎凡特之间朝哪个方向传播。有的学者认为它来自埃及，有的则认为恰恰相反。
fact-arad = 以色列的阿拉德遗址有一块棋盘，上面钻了三十个凹坑，属于青铜时代早期。
fact-backgammon = 双陆棋是否像常说的那样来自塞尼特棋。研究棋盘的克里斯特提醒人们不要轻信这类说法。
fact-jequier = 1930 年：古斯塔夫·热基耶，这里能玩到的最早的复原规则。
fact-kendall = 1978 年：蒂莫西·肯德尔，《穿越冥界》。这个页面的第一课依照他的规则。
fact-piccione = 1977 年和 1980 年：彼得·皮乔内，他主要研究这种棋的意义。
fact-bell = 1979 年：R. C. 贝尔，每方十枚棋子。
fact-retold = 这四种复原规则，我们都没有读过原著。每套规则里写明了转述者和存疑之处。
fact-fair-sticks = 真正的掷棒怎样落下。半圆的棒不太公平；我们的是公平的，两面概率相同。
history-chapter = { $value }：{ $name }

## later: fairness (checking that the throws are fair)

fairness-menu = 掷出的点数公平吗？
fairness-menu-note = 每一次都可以自己核对
fairness-line = 这一局的点数在第一次掷之前就已定好。它们的校验码：
fairness-title = 掷出的点数公平吗？
fairness-lead = 对局中谁也不能改变点数：你不能，电脑不能，这个页面也不能。
fairness-toss = 掷之前按住多久、掷得多高都没有影响：各点数的概率始终不变。
fairness-wait = 请稍候……
fairness-fault = 现在无法核对点数。（{ $reason }）
fairness-no-code = 无法显示点数的校验码。（{ $reason }）
fairness-close = 关闭
fairness-bound-title = 在第一次掷之前定好
fairness-blind = 任何电脑对手都看不到之后会掷出什么。
fairness-bound = 所有点数都出自一个秘密的数，叫作种子。请记下由它算出的这个校验码：如果到最后它没有变，就没有人改过种子。
fairness-code-full = 完整校验码（SHA-256）
fairness-seed-later = 这一局结束后才显示种子。
fairness-seed-shown = 这一局结束了，种子在这里。
fairness-seed-label = 种子
fairness-sum-label = 在终端里自己算出校验码
fairness-copy = 复制
fairness-copied = 已复制。
fairness-marked = 文字已选中，请复制。
fairness-check-title = 每一次点数
fairness-check = 核对每一次点数
fairness-check-right = { $count ->
    [0] 已核对：这一局还没有掷过。
    [1] 已核对：这一局唯一一次的点数出自种子。
   *[other] 已核对：这一局的全部 { $count } 次点数都出自种子。
  }
fairness-check-wrong = { $count ->
    [1] 第 { $number } 次点数不是出自种子。有人改动过这一局。
   *[other] 有 { $count } 次点数不是出自种子，最先是第 { $number } 次。有人改动过这一局。
  }
fairness-throw-right = { $value }：正确
fairness-throw-wrong = { $recorded }：应为 { $expected }
fairness-odds-title = 掷出与预期
fairness-figure = 卡方 { NUMBER($figure, maximumFractionDigits: 2) }，p = { NUMBER($chance, maximumFractionDigits: 3) }。
fairness-verdict-too_few = { $throws ->
    [0] 还没有掷过。
   *[other] 只掷了 { $throws } 次，还说明不了什么。
  }
fairness-verdict-as_expected = 这 { $throws } 次点数符合预期：100 局公平的棋里，有 { NUMBER($hundred, maximumFractionDigits: 0) } 局会这样不均匀，或者更不均匀。
fairness-verdict-unusual = 这 { $throws } 次点数不太寻常。100 局公平的棋里，只有 { NUMBER($hundred, maximumFractionDigits: 1) } 局会这样不均匀。这种情况偶尔会有。
fairness-verdict-very_unusual = 这 { $throws } 次点数很不寻常。1000 局公平的棋里，不到一局会这样不均匀。请在下面核对每一次点数。
fairness-afar = 用链接下棋时，点数由双方各自的秘密数共同算出。每个收到的链接都会核对。

## later: shared-throws (the game of the day)

daily-title = 今日棋局
daily-note = 今天人人点数相同
daily-heading = { $date }的棋局
daily-lead = 下今日棋局的人，无论在世界哪里，掷出的点数都一样。谁能用得最好？
daily-how = 你执{ $side ->
    [white] 白
   *[black] 黑
  }，对手是{ $opponent ->
    [casual] 休闲玩家
   *[other] 电脑
  }，规则是“{ $name }”。点数只由日期决定。
daily-device = 日期以这台设备为准。
daily-another = 这不是今天的棋局，而是另一天的。
daily-play = 开始下棋
daily-play-today = 下今天的棋
daily-play-again = 再下一次
daily-best = 你当天的最好成绩
daily-replayed = 想下几次都可以。第一次最要紧：之后你就知道点数了。
daily-won = 掷了 { $throws } 次后获胜，电脑还有 { $left } 枚棋子没有离盘。
daily-lost = 掷了 { $throws } 次后落败，还有 { $left } 枚棋子没有离盘。
daily-drawn = 掷了 { $throws } 次后打平。
daily-text = 塞尼特棋，{ $date }的棋局：{ $result } { $link }
daily-copy = 复制成绩
daily-copied = 已复制。
daily-not-copied = 这个浏览器不允许页面复制。文字在这里：
daily-show = 成绩和可复制的文字
daily-bad-date = “{ $value }”不是日期。请写成 2026-11-21 这样。
daily-today-instead = 这是今天的棋局。
daily-unkept = 这里什么也不保存。页面一关，成绩就没有了。
daily-fault = 无法开始今日棋局。（{ $reason }）
daily-close = 关闭

## later: correspondence (play by link)

correspondence-title = 用链接下棋
correspondence-note = 与远方的人一回合一回合地下
correspondence-lead = 两个人，两台设备，时间随意。每个回合生成一个链接，你用任何聊天工具或邮件发给对方。
correspondence-rules = 规则：“{ $name }”，与现在棋盘上的相同。要用别的规则，请先用那套规则开一局新棋。
correspondence-sides-drawn = 按这套规则，谁执哪一方由开局时掷出的点数决定。
correspondence-side = 你执哪一方
correspondence-white = { $begins ->
    [yes] 白方，先走
   *[no] 白方
  }
correspondence-black = { $begins ->
    [yes] 黑方，先走
   *[no] 黑方
  }
correspondence-fair = 点数由双方设备各自选定的秘密数共同算出。你们谁也不能左右点数。
correspondence-make = 生成链接
correspondence-kept = 你开始过的棋局
correspondence-kept-game = “{ $name }”，最近一个回合 { $date }
correspondence-kept-over = “{ $name }”，已结束，最近一个回合 { $date }
correspondence-resume = 继续
correspondence-resume-named = 继续：{ $game }
correspondence-forget = 删除
correspondence-forget-named = 删除：{ $game }
correspondence-your-turn = { $side ->
    [white] 用链接下的棋：轮到你了。你执白。
    [black] 用链接下的棋：轮到你了。你执黑。
   *[none] 用链接下的棋：轮到你了。谁执哪一方由开局时掷出的点数决定。
  }
correspondence-over = 这局用链接下的棋已经结束。
correspondence-send-invitation = 请把这个链接发给对方。
correspondence-send-answer = 你已加入棋局。请把这个链接发回去：对方要用它才能继续。
correspondence-send = 请把这个链接发给对方，等对方的链接。
correspondence-send-begins = 由对方先走。请把这个链接发给对方，等对方的链接。
correspondence-send-last = 棋局结束了。请发出这最后一个链接，让对方也看到结局。
correspondence-link = 要发送的链接
correspondence-copy = 复制
correspondence-copied = 已复制。现在发给对方吧。
correspondence-marked = 链接已选中，请复制。
correspondence-share = 分享……
correspondence-share-text = 我们的塞尼特棋轮到你了
correspondence-shared = 已分享。
correspondence-not-shared = 无法分享链接，请复制后发送。
correspondence-qr = 二维码
correspondence-qr-label = 链接的二维码
correspondence-paste = 收到链接了？粘贴在这里
correspondence-open = 打开
correspondence-no-link = 这段文字里没有棋局的链接。
correspondence-unkept = 这里什么也不保存。请让这个标签页一直开着，等对方回复后把链接粘贴在这里。
correspondence-copy-note = 只有这个浏览器能继续这一局，而有些浏览器一周没有访问就会删除数据。把副本存成文件可以防止丢失。里面有你的秘密数字，不要发给对方。
correspondence-copy-save = 把副本存成文件
correspondence-copy-open = 打开存成文件的副本
correspondence-copy-wrong = 这个文件不是用链接下棋的副本，或者已经损坏。
correspondence-gone = 这局用链接下的棋已不在这个浏览器里：数据被你或浏览器删除了，或者它是在别处开始的。你可以看。如果你把副本存成了文件，请在“用链接下棋”里打开它，就能继续。
correspondence-refused = 无法打开这个链接。（{ $reason }）
correspondence-refused-link_damaged = 这个链接已损坏，缺了一部分，或者有人改动过。请让对方再发一次。
correspondence-refused-link_form = 这个链接来自游戏的另一个版本。双方需要相同的版本。
correspondence-refused-other_game = 这个链接属于另一局棋。
correspondence-refused-own_link = 这个链接是你自己生成的。请发给对方。
correspondence-refused-old_link = 这是旧链接：棋局已经往前走了。
correspondence-refused-history_changed = 这个链接里的回合与你下过的不同。有人改动过它。
correspondence-refused-value_changed = 这个链接里的点数与开局前定好的内容不符。有人改动过它。
correspondence-refused-illegal_turn = 这个链接里有一个规则不允许的回合。有人改动过它。
correspondence-refused-turn_unfinished = 这个链接里的回合还没有结束。请让对方再发一次。
correspondence-refused-not_a_player = 这个浏览器不认识这一局。它是在另一台设备或另一个浏览器上开始的，或者这个浏览器删除了数据：有些浏览器一周没有访问就会这样做。请在开始的地方继续，或在“用链接下棋”里打开你存成文件的副本。

## later: sharing (sharing, saving, looking back)

prompt-looking = 你正在回看之前的走法。
button-back-in-game = 回到棋局
said-back-in-game = 已回到棋局。
said-at-start = 这是棋局的开头。
said-playing-on = 你从这里继续下。
look-back = 回看
look-back-note = 一步一步回看，或从之前的一步继续下
look-back-here = 在棋盘上显示
look-first = 回到开头
look-back-one = 后退一步
look-on = 前进一步
look-last = 跳到最后一步
look-moment = { $at } / { $last }
look-play-on = 从这里继续下
menu-share = 分享或保存这一局
menu-share-note = 链接、图片、文字或文件
menu-open = 打开棋局
menu-open-note = 从文件或文字打开
share-title = 分享或保存
share-link-title = 链接
share-subject-game = 整局，可以回看并继续下
share-subject-position = 只有棋盘现在的样子
share-copy = 复制
share-copied = 已复制。
share-copy-by-hand = 浏览器不允许复制。文字已选中，请手动复制。
share-send = 发送……
share-invites-game = 一局塞尼特棋
share-invites-position = 塞尼特棋的一个局面：你会怎么走？
share-no-address = 这份页面是一个文件，或是另一个页面的一部分，所以没有可以分享的链接。你可以分享文件、文字或图片。
share-picture-title = 图片
share-save-picture = 保存图片
share-picture-noise = 为防止网站识别你，这个浏览器不让网页读取自己画出的内容。请允许本网站使用画布数据，或者截屏。
share-file-title = 文件或文字
share-save-game = 把这一局保存为文件
share-text = 文字形式的棋局
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = 发送结果
send-line = { $outcome ->
    [won] 我下塞尼特棋以 { $score } 获胜
    [lost] 我下塞尼特棋以 { $score } 落败
   *[other] 一局塞尼特棋，比分 { $score }
  }，共掷了 { $throws } 次。
send-invites = 你也用同样的点数试试？
send-picture = 这一局的结果和终局的棋盘
open-title = 打开棋局
open-safe = 棋盘上现在的这一局不会丢失：之后可以恢复。
open-file = 保存的棋局
open-paste = 或者在这里粘贴棋局的文字或链接
open-now = 打开
open-empty = 还没有可以打开的内容。请选择文件或粘贴文字。
open-too-long = 这段内容太长了，不可能是一局塞尼特棋。
open-no-game = 这不是一局塞尼特棋，或者内容已损坏。
open-bad-line = 文字的第 { $line } 行无法照着走，所以没有打开这一局。
open-encoding = 这个文件从第 { $line } 行起既不是 UTF-8，也不是 UTF-16。请在编辑器中以 UTF-8 编码重新保存。
open-bad-link = 这不是塞尼特棋局的链接，或者缺了一部分。
said-opened = 棋局已打开。

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = 把盒子拿在手里
turn-how = 盒子在你手里。方向键转动，空格键看下一面，Esc 放回。
turn-next = 下一面
turn-back = 放回去
turn-board = 可以转动的棋盘。方向键转动，空格键看下一面，Esc 放回。
turn-flat = 这里的棋盘是平面图，不能转动。

query-plain = { $text }。
query-pieces = { $who ->
    [you] 你的棋子：{ $houses }。
    [computer] 电脑的棋子：{ $houses }。
   *[other] { $side ->
        [white] 白方的圆锥棋子：{ $houses }。
       *[black] 黑方的线轴棋子：{ $houses }。
      }
  }
query-pieces-none = { $who ->
    [you] 你在棋盘上没有棋子。
    [computer] 电脑在棋盘上没有棋子。
   *[other] { $side ->
        [white] 白方在棋盘上没有棋子。
       *[black] 黑方在棋盘上没有棋子。
      }
  }
query-move = { $from } 到 { $to }。
query-move-hit = { $from } 到 { $to }，击中。
query-move-off = { $from }，离开棋盘。
query-move-enter = 新棋子上盘到 { $to }。
query-move-enter-hit = 新棋子上盘到 { $to }，击中。
query-sticks = 掷出 { $value }：浅色面 { $light }，深色面 { $dark }。
query-sticks-none = 还没有掷过。
query-die = 骰子掷出 { $value }。
query-steps = 还剩 { $count } 格可走。
query-in-hand = 待用：{ $list }。
query-off = { $pieces ->
    [1] { $who ->
        [you] 你
        [computer] 电脑
       *[other] { $side ->
            [white] 白方
           *[black] 黑方
          }
      }唯一的棋子{ $count ->
        [0] 还没有离盘。
       *[other] 已经离盘。
      }
   *[other] { $who ->
        [you] 你
        [computer] 电脑
       *[other] { $side ->
            [white] 白方
           *[black] 黑方
          }
      }的 { $pieces } 枚棋子{ $count ->
        [0] 都还没有离盘。
       *[other] 中，{ $count } 枚已离盘。
      }
  }
query-hand = 还有 { $count } 枚棋子没有上盘。
query-taken = { $count } 枚棋子已出局。
query-way = { $who ->
    [you] 你的所有棋子合计还要走 { $count } 格。
    [computer] 电脑的所有棋子合计还要走 { $count } 格。
   *[other] { $side ->
        [white] 白方的所有棋子合计还要走 { $count } 格。
       *[black] 黑方的所有棋子合计还要走 { $count } 格。
      }
  }
query-to-end = { $count ->
    [1] 再走 { $count } 格，这里的棋子就离开棋盘。
   *[other] 棋子从这里还要走 { $count } 格。
  }
brief-said-thrown = { who }：{ $value }。
brief-said-moved = { who }，{ $from } 到 { $to }。
brief-said-bumped = 击中：{ $from } 到 { $to }。
brief-said-borne-off = { who }，{ $from } 离盘。
brief-said-throw-again = 再掷一次。
brief-said-only-move = { $to ->
    [off] 只有一步：{ $from } 离盘。
   *[other] 只有一步：{ $from } 到 { $to }。
  }
brief-said-passed-no_move = 无棋可走。
brief-said-aim = { $to ->
    [off] { $from } 离盘。
   *[other] { $from } 到 { $to }。
  }
accessibility-auto-move = 只有一步可走或要再掷时替我进行
accessibility-brief = 给屏幕阅读器的简短播报
accessibility-facing = 为面对面的两人转动棋盘
accessibility-facing-note = 适合桌子摆在你们中间时
accessibility-flip = 把棋盘掉个头
accessibility-flip-note = 第一格换到另一端
accessibility-full-screen = 全屏
accessibility-no-full-screen = 浏览器不允许在这里使用全屏。
accessibility-afresh = 重新来过
accessibility-reset = 所有设置恢复原样
accessibility-forget-note = 页面把一切都只保存在这台设备上。如果一周没有打开，有些浏览器会把它删除。
accessibility-forget = 清除本游戏在此设备上的全部数据……
accessibility-forget-title = 要全部清除吗？
accessibility-forget-what = 这个页面保存的所有内容都会从这台设备上清除：你的设置、棋局（包括链接对局）、成绩、课程、题目和规则。此操作无法撤销。
accessibility-forget-yes = 全部清除
accessibility-forget-no = 全部保留
accessibility-not-forgotten = 有些内容没能清除。你可以在浏览器的设置里清除网站保存的内容。

## later: kiosk (the unattended screen)

kiosk-attract-label = 塞尼特棋演示
kiosk-invitation = 触摸屏幕，开始下棋
kiosk-caption-race = 塞尼特棋是一种双人竞速棋。谁先让自己的棋子全部离开棋盘，谁就赢。
kiosk-caption-age = 尼罗河畔的人们下塞尼特棋，下了两千多年。
kiosk-caption-throw = 先掷，再走：掷出几点，一枚棋子就走几格。
kiosk-caption-signs = 许多古老的棋盘上，只有最后五格画有标记，其中一格是水。
kiosk-caption-rules = 没有人知道古代的规则。这套规则由现代学者复原。
kiosk-caption-computer = 现在是电脑在跟自己下。你能下得比它好吗？
kiosk-news-hit = 击中！一枚棋子走到对方棋子所在的格，两枚棋子互换位置。
kiosk-news-water = 一枚棋子落入水中。它出来之前，这一方不能走别的棋子。
kiosk-news-home = 一枚棋子离开了棋盘。先让自己的棋子全部离开棋盘的一方获胜。
kiosk-news-comeback = 落后的一方反败为胜！塞尼特棋不到最后一掷，胜负难料。
kiosk-take-home = 想接着玩？请用手机摄像头对准这里。

kiosk-bar-label = 屏幕设置
kiosk-languages = 语言
kiosk-larger = 放大
kiosk-contrast = 高对比度
kiosk-sound = 声音
kiosk-finish = 结束

kiosk-still-title = 你还在吗？
kiosk-still-what = 要继续，请触摸屏幕。否则游戏会自动重置，留给下一位参观者。
kiosk-still-left = 还剩 { $seconds } 秒
kiosk-still-go-on = 我还在
kiosk-visit-over = 这次参观结束了，游戏已经重置。

kiosk-curator-title = 给博物馆工作人员
kiosk-curator-day = 日期
kiosk-curator-begun = 开始的棋局
kiosk-curator-ended = 下完的棋局
kiosk-curator-resets = 因无人操作而结束的参观
kiosk-curator-none = 还没有人下过。
kiosk-curator-note = 这些数字只在这台设备上保存 60 天，别处都不保存。
kiosk-curator-not-kept = 这个浏览器什么也不保存：页面一关，数字就没有了。
kiosk-curator-file = 展览配置文件
kiosk-file-none = 没有使用展览配置文件。
kiosk-file-good = { $file } 的内容全部采用。这个版本从 { $date } 起使用。
kiosk-file-unreachable = 现在无法读到 { $file }。正在使用最后一个正确的版本，它从 { $date } 起使用。
kiosk-file-faulty = { $file } 有错误。正在使用最后一个正确的版本，它从 { $date } 起使用。
kiosk-file-copy = { $file } 现在的样子无法使用。正在使用这台设备上的副本，它从 { $date } 起使用。
kiosk-file-copied = 这台设备上保存了一份副本，没有网络时也能启动。
kiosk-file-unkept = 这个浏览器不保存文件的副本。如果在没有网络时启动，就没有这个文件。（{ $reason }）
kiosk-file-read-again = 重新读取
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = 屏幕保持常亮。
kiosk-screen-resting = 闭馆时间：屏幕可以熄灭。
kiosk-screen-refused = 这个浏览器会让屏幕熄灭。请更改设备的电源设置。（{ $reason }）
kiosk-screen-insecure = 屏幕可能会熄灭，因为这个页面是通过 http 打开的。请通过 https 打开，或在这台电脑上直接打开，或更改设备的电源设置。
# $list is a list of names of languages.
kiosk-not-drawn = 这台设备没有相应字体，因此不提供：{ $list }
kiosk-corner = { $count ->
    [1] 展览配置文件：{ $fault }
   *[other] 展览配置文件有 { $count } 处错误。第一处：{ $fault }
  }
kiosk-fault-long = { $field }：文字太长，有 { $found } 个字符，最多容纳 { $most } 个。请缩短。
kiosk-fault-count = { $field }：条目太多，有 { $found } 条，最多容纳 { $most } 条。请去掉一些。
kiosk-fault-empty = { $field }：这里是空的。请写点内容，或去掉这个字段。
kiosk-fault-range = { $field }：不能是 { $found }。可以是 { $least } 至 { $most } 秒。
kiosk-fault-inches = { $field }：不能是 { $found }。可以是 { $least } 至 { $most } 英寸。
kiosk-fault-time = { $field }：{ $found } 不是时间。请写成 09:30 这样。
kiosk-fault-choice = { $field }：无法识别 { $found }。可用的值：{ $allowed }。
kiosk-fault-kind = { $field }：这里应该是{ $kind ->
    [text] 引号中的文字。
    [number] 不带引号的数字。
    [flag] 不带引号的 true 或 false。
    [list] 方括号中的列表。
   *[group] 花括号中的一组。
}
kiosk-fault-missing = 缺少 { $field }。
kiosk-fault-rules = { $field }：{ $reason }
kiosk-fault-twice = { $field }：{ $found } 出现了两次。请去掉一个。
kiosk-fault-picture-name = { $field }：{ $found } 不是这个屏幕能用的图片。请写出与本文件放在一起、以 .png、.jpg、.webp、.gif 或 .svg 结尾的文件名。
kiosk-fault-address = { $field }：{ $found } 不是参观者能打开的网址。网址以 https:// 开头。
kiosk-fault-no-group = 整个文件应该是花括号中的一组。
kiosk-fault-encoding = 文件不是用 UTF-8 写的。请在编辑器中以 UTF-8 编码重新保存。
kiosk-fault-picture = { $field }：无法显示这张图片：{ $found }
kiosk-fault-field = { $field }：没有这个字段。
kiosk-fault-json = { $line ->
    [0] 某处
   *[other] 第 { $line } 行
}缺少逗号、引号或括号，或位置不对。（{ $reason }）
kiosk-fault-unreadable = 无法读取文件：{ $reason }
kiosk-fault-elsewhere = { $file } 不是本页面所在网站的地址。

## later: review (the review of a game: luck and choices)

review-menu = 到目前为止的运气与选择
review-menu-note = 点数帮了谁，选择又付出了什么代价。看了就算用了提示。
review-title = 回顾这一局
review-title-open = 到目前为止的运气与选择
review-help = 看了就算用了提示：这里有些内容，对手可能并不知道。
review-working = 正在评判这一局：{ $done } / { $all }……
review-solving = 先把这一局精确解出，需要几秒钟……
review-failed = 无法评判这一局。
review-retry = 再试一次
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] 运气在你这边。
    [computer] 运气在电脑那边。
    [white] 运气在白方那边。
    [black] 运气在黑方那边。
   *[none] 运气没有偏向任何一方。
  }
review-missed = { $who ->
    [you] 你错过的机会比电脑多。
    [computer] 电脑错过的机会比你多。
    [white] 白方错过的机会比黑方多。
    [black] 黑方错过的机会比白方多。
    [neither] 双方都没有错过多少机会。
   *[both] 双方错过的机会差不多。
  }
review-verdict-drawn = 这一局是平局。
review-bar-label = { $who ->
    [you] 你的结果从何而来（每 100 局）
    [computer] 电脑的结果从何而来（每 100 局）
    [white] 白方的结果从何而来（每 100 局）
   *[black] 黑方的结果从何而来（每 100 局）
  }
review-part-start = 开局时
review-part-start-note = 如果双方总是选最好的走法，从开局起每 100 局能赢多少局。
review-part-sticks = 运气
review-part-unsure = 不确定
review-part-unsure-note = 多看一次投掷之后再评判，结果会相差这么多。
review-part-choices = { $who ->
    [you] 你的选择
    [computer] 电脑的选择
    [white] 白方的选择
   *[black] 黑方的选择
  }
review-part-end = 结果
review-part-now = 现在
review-none = 没有哪次投掷或选择让每 100 局的结果改变哪怕 1 局。
review-throw = { $made ->
    [made] 第 { $n } 次投掷：{ $value }。
   *[none] 第 { $n } 次投掷。
  }
review-slip = 小失误
review-mistake = 失误
review-big = 大失误
review-found = { $choices ->
    [1] { who }只有过一次真正的选择，{ $best ->
        [0] 错过了最好的一步。
       *[other] 找到了最好的一步。
      }
   *[other] { $best ->
        [0] { who }在 { $choices } 次选择中一次也没有找到最好的一步。
       *[other] { who }在 { $choices } 次选择中有 { $best } 次找到了最好的一步。
      }
  }
review-judge-exact = 精确评判：这一局的每个局面都已解出。
review-judge-net = 由这里最强的电脑对手评判，它往后多看一次投掷，也可能出错。
review-judge-thumb = 按经验规则评判，因为这套规则在这里没有更强的评判。经验规则也可能出错。
review-judge-gap = { $points ->
    [0] 在这一局里，它前后的判断几乎没有出入。
   *[other] 在这一局里，它前后判断的出入合计为每 100 局 { $points } 局。
  }
review-judge-loss = 在最佳走法已知的局面里，这样的评判者每选择一次，平均只让每 100 局少赢 { $loss } 局。
review-judge-endgames = 最后几步的评判是精确的。
review-judge-unsure = 评判前后出入较大：各部分只能当作大概。
review-curve = { $who ->
    [you] 你的胜率，逐次投掷
    [computer] 电脑的胜率，逐次投掷
    [white] 白方的胜率，逐次投掷
   *[black] 黑方的胜率，逐次投掷
  }
review-curve-hint = 拖动滑块，可在棋盘上看到任何时刻。
review-curve-key = 按 N 键到下一个重要时刻。
review-scrub = 这一局的某一时刻
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] 你领先
    [computer] 电脑领先
    [white] 白方领先
   *[black] 黑方领先
  }
review-at = { $who ->
    [you] 第 { $n } 次投掷：从这里起，100 局中你赢 { $chance } 局。
    [computer] 第 { $n } 次投掷：从这里起，100 局中电脑赢 { $chance } 局。
    [white] 第 { $n } 次投掷：从这里起，100 局中白方赢 { $chance } 局。
   *[black] 第 { $n } 次投掷：从这里起，100 局中黑方赢 { $chance } 局。
  }
review-legend = { $side ->
    [white] 白方的投掷
   *[black] 黑方的投掷
  }
review-mistakes = 失误
review-next = 下一个时刻
review-table = 表格
review-col-throw = 投掷
review-col-player = 玩家
review-col-value = 点数
review-col-move = 走法
review-col-chance = 胜率
review-col-luck = 运气
review-col-loss = 损失
review-player = { who }
review-moments = 重要的时刻
review-numbers = 用数字来看
review-no-mistake = 没有一次选择让每 100 局少赢 5 局或更多。
review-picture = 第 { $n } 次投掷时的棋盘
review-moment-slip = { $who ->
    [you] 你代价最大的选择
   *[black] 代价很大的选择
  }
review-moment-throw = 影响很大的一次投掷
review-moment-turn = 优势在这里最后一次易手
review-chance = { $who ->
    [you] 你的胜率：每 100 局从 { $before } 局变为 { $after } 局。
    [computer] 电脑的胜率：每 100 局从 { $before } 局变为 { $after } 局。
    [white] 白方的胜率：每 100 局从 { $before } 局变为 { $after } 局。
   *[black] 黑方的胜率：每 100 局从 { $before } 局变为 { $after } 局。
  }
review-gave-away = 这个选择让每 100 局少赢 { $points } 局。
review-try = 重新选择
review-try-prompt = 在这里你会怎么走？在棋盘上试试。
review-try-right = 对：没有更好的走法了。
review-try-wrong = 这样每 100 局会少赢 { $points } 局。试试别的。
review-better = 更好的走法
review-show = 显示最好的走法
review-back = 回到这一局的结尾
review-hundred = 从这里下 100 局
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] { $games } 局中你一局也没赢。
       *[other] { $games } 局中你赢 { $wins } 局。
      }
    [computer] { $wins ->
        [0] { $games } 局中电脑一局也没赢。
       *[other] { $games } 局中电脑赢 { $wins } 局。
      }
    [white] { $wins ->
        [0] { $games } 局中白方一局也没赢。
       *[other] { $games } 局中白方赢 { $wins } 局。
      }
   *[black] { $wins ->
        [0] { $games } 局中黑方一局也没赢。
       *[other] { $games } 局中黑方赢 { $wins } 局。
      }
  }
review-hundred-note = 双方都由电脑来下。

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = 无法前进，一枚棋子后退
first-water = 水困住了棋子
first-block = 没有棋子能走，轮到对方
first-dark = 没有浅色面朝上，算 { $value }
first-again = 掷出 { $value }，再掷一次

## later: race (a bar below the names that shows the chance to win)

race-title = 胜率
race-chance = { $who ->
    [you] 你的胜率：每 100 局赢 { $chance } 局。
    [computer] 电脑的胜率：每 100 局赢 { $chance } 局。
    [white] 白方的胜率：每 100 局赢 { $chance } 局。
   *[black] 黑方的胜率：每 100 局赢 { $chance } 局。
  }
race-setting = 显示谁领先

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = 再看一遍电脑的回合
turn-none = 电脑还没有走棋。

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = 是运气的缘故吗？用同样的点数下两局：第二局双方互换点数。
rematch-offer-start = 同样的点数下两局
rematch-first = 同样的点数，两局中的第一局。
rematch-next = 现在再用一次同样的点数，但反过来：每一方得到对方上一局的点数。
rematch-next-start = 下第二局
rematch-second = 同样的点数，两局中的第二局：双方已互换点数。
rematch-working = 正在比较这两局……
rematch-points = { $who ->
    [you] 用同样的点数：你 { $own }，电脑 { $other }。
   *[pair] 用同样的点数：第一位玩家 { $own }，第二位玩家 { $other }。
  }
rematch-better = { $who ->
    [you] 你用得更好，每 100 局相差 { $points } 局。
    [computer] 电脑用得更好，每 100 局相差 { $points } 局。
    [first] 第一位玩家用得更好，每 100 局相差 { $points } 局。
   *[second] 第二位玩家用得更好，每 100 局相差 { $points } 局。
  }
rematch-equal = 双方用得一样好。
rematch-lost = 这里没有这两局中的第一局，所以无法比较。
said-rematch-first = 用同样的点数下的两局中的第一局。
said-rematch-second = 第二局：双方已互换点数。

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = 向朋友挑战
everyone-note = 一个链接：朋友或全班用同样的点数下同一局
everyone-lead = 打开这个链接的人用同样的规则、同一方、同样的点数来下。双方各有自己的点数，无论怎么走都不会改变。
everyone-after = 对局之后，每个人都能看到自己的选择损失了多少。损失最少的人把点数用得最好。
everyone-own = 你的结果
everyone-text = 塞尼特棋，同样的点数：{ $result } { $link }
everyone-play = 现在就下
everyone-qr = 二维码
everyone-line = 有这个链接的人，点数都一样。
everyone-result = { $outcome ->
    [won] 你用这些点数赢了。
    [drawn] 用这些点数下成了平局。
   *[lost] 你用这些点数输了。
  }
everyone-lost = { $points ->
    [0] 你的选择没有任何损失。
   *[other] 你的选择合计每 100 局少赢 { $points } 局。
  }
everyone-damaged = 这个链接缺了一部分或被改动过，所以无法使用共享的点数。请打开完整的链接，或请对方再发一次。

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = 残局题
puzzle-menu-note = 从真实残局中找出最好的一步；每天一道新题
puzzle-about = 每一题都是真实对局的结尾，已精确解出。走错了也没有损失。
puzzle-count = 已解出：{ $all } 题中的 { $count } 题，{ $first ->
    [0] 还没有一次就对的。
   *[other] 其中一次就对的有 { $first } 题。
  }
puzzle-day = 每日一题
puzzle-next = 下一题
puzzle-all = 全部题目
puzzle-leave = 离开残局题
puzzle-show = 显示最好的走法
puzzle-title = 第 { $number } 题，共 { $count } 题
puzzle-ask = 怎样走最好？在棋盘上试试。
puzzle-stars = 难度 { $stars } / 5
puzzle-is-open = 尚未解出
puzzle-is-first = 一次就解出
puzzle-is-later = 已解出
puzzle-wrong = { $points ->
    [0] 这样每 100 局一局也赢不了
   *[other] 这样每 100 局赢 { $points } 局
  }，比最好的走法少 { $lost } 局。回去再试别的。
puzzle-then = 看看掷出 { $value } 时会怎样。
puzzle-right = 对：这样每 100 局赢 { $points } 局。
puzzle-best = 最好的走法每 100 局赢 { $points } 局：{ $move }
puzzle-theme-front = 后面的棋子
puzzle-theme-hit = 击中
puzzle-theme-home = 还不到离开的时候
puzzle-theme-spare = 不要击中
puzzle-theme-water = 在水里
puzzle-lesson-front = 要走的不一定是最前面的棋子。
puzzle-lesson-hit = 击中有时比安全的位置更有价值。
puzzle-lesson-home = 让棋子离开棋盘可以等一等。
puzzle-lesson-spare = 击中不一定抵得上随之露出的破绽。
puzzle-lesson-water = 马上从水里出来不一定最好。
puzzle-hundred = 最好的走法之后下 100 局
puzzle-own = 来自你的对局
puzzle-own-about = 你的这些选择让每 100 局少赢 5 局或更多。只保存在这台设备上。
puzzle-own-none = 与电脑的对局结束后，你代价最大的选择会出现在这里。只保存在这台设备上。
puzzle-own-title = 来自你的对局：第 { $number } 题，共 { $count } 题
puzzle-own-new = 你在这一局中的 { $count } 个选择现在成了题目。
puzzle-own-try = 找出最好的走法
puzzle-own-delete = 清除这些题目
puzzle-own-gone = 规则有变，这道题已不适用，故已清除。

## later: offline (use without the internet)

offline-kept = 已保存在这台设备上，没有网络也能玩。
offline-keeping = 正在把游戏保存到这台设备上。完成后，没有网络也能玩。
offline-failed = { $why ->
    [changed] 游戏没能保存到这台设备上，因为文件 { $file } 收到时已与原来不同：服务器或传输途中的某个环节改动了它。游戏需要联网。
    [missing] 游戏没能保存到这台设备上，因为文件 { $file } 无法加载。游戏需要联网。
    [space] 这台设备的存储空间不够，游戏没能保存下来。游戏需要联网。
   *[unknown] 游戏没能保存到这台设备上。在下次加载之前需要联网。
  }
offline-refused = { $why ->
    [policy] 这个网站的安全策略不允许把游戏保存在这台设备上，策略中必须包含 { $file }。游戏需要联网。
   *[browser] 这个浏览器不允许把游戏保存在这台设备上，可能因为这是无痕窗口，或者网站不得存储数据。游戏需要联网。
  }
offline-impossible = 在这里，游戏不保存在设备上，所以需要联网。
offline-insecure = 这个页面是通过 http 打开的，所以浏览器不允许把游戏保存在设备上；通过 https 就可以。游戏需要联网。
offline-saver = 省流量模式已开启，所以游戏没有保存到这台设备上，需要联网。
offline-new-version = 游戏有新版本了。你的棋局保持不变。
offline-renew = 加载新版本

## later: embedding (the page for site builders)

embedding-title = 把塞尼特棋放到你的网站上
embedding-lead = 设置好游戏，试一试，再复制用于你网页的代码。游戏不连接任何其他服务器，不设置 cookie，也不收集访客的任何信息。
embedding-to-game = 去玩游戏
embedding-options = 游戏
embedding-preview = 预览
embedding-lines = 用于你网页的代码
embedding-language = 游戏的语言
embedding-theme-any = 由访客选择
embedding-keep = 在访客的设备上保存棋局
embedding-kiosk = 用于无人看管的屏幕
embedding-way = 方式
embedding-way-frame = 框架
embedding-way-fitting = 高度自动调整的框架
embedding-way-element = 元素
embedding-way-own = 你自己的副本
embedding-way-oembed = oEmbed
embedding-about-frame = 最简单的方式。粘贴到游戏要出现的地方。你的网页不需要脚本。
embedding-about-fitting = 一小段脚本让框架的高度正好合适。它还能告诉你的网页游戏里发生了什么。
embedding-about-element = 游戏成为你网页的一部分，不用框架。它可以采用你的颜色和字体。
embedding-about-own = 把游戏作为一个文件夹放在你自己的服务器上。服务器上不运行任何程序。
embedding-about-oembed = 用于会根据链接生成预览的网站。把这段代码保存为游戏文件夹里的 oembed.json。
embedding-height = 高度（像素）
embedding-site = 你的网页的地址（可以留空）
embedding-same = 你的网页与游戏在同一网站：不需要别的。
embedding-elsewhere = 你的网页与游戏不在同一网站。游戏的服务器必须随文件发送这个标头，否则什么也不显示：{ $value }
embedding-elsewhere-maybe = 如果你的网页与游戏不在同一网站，游戏的服务器必须随文件发送这个标头，否则什么也不显示：{ $value }
embedding-header-sent = 服务器已发送这个标头。
embedding-header-missing = 服务器还没有发送这个标头。
embedding-preview-blocked = 这里不允许预览。本网站的内容安全策略必须包含 { $value }。
embedding-own-copy = 把游戏的文件夹复制到你的服务器，例如 { $value }。
embedding-own-policy = 如果你的网站有内容安全策略，它必须包含 { $value }。
embedding-own-lines = 把这段代码粘贴到你的网页中：
embedding-copy = 复制
embedding-copied = 已复制。
embedding-select = 浏览器不允许复制。代码已选中，请手动复制。

## later: print (board, sticks and rules to print)

print-title = 纸上的塞尼特棋
print-lead = 打印不用屏幕也能下棋所需的一切：棋盘、棋子、掷棒或骰子、规则和练习纸。只用黑色就够了。
print-paper = 纸张
print-paper-a4 = A4
print-paper-letter = Letter（信纸）
print-button = 打印
print-real-size = 请按实际大小（100%）打印，不要缩放到页面大小。
print-sheet-board = 棋盘：“{ $game }”
print-sheet-sticks = { $tool ->
    [die] 骰子和棋子
   *[sticks] 掷棒和棋子
  }
print-sheet-rules = 规则：“{ $game }”
print-sheet-worksheet = 练习纸：概率
print-sheet-answers = 练习纸：答案
print-board-how = 剪下各个部分，按数字顺序粘在一起，再把棋盘粘在硬纸板上。数字就是棋子走的路线。
print-board-part = { $letter } 部分
print-sticks-how = 剪下掷棒，沿中线对折并粘好，这样一面浅、一面深。用真的掷棒也一样好：把细树枝劈开，给圆的一面涂上颜色。
print-die-how = 剪下大三角形，沿线折成三棱锥并粘好。掷出后，压在底下那一面的数字就是点数。
print-pieces-how = 剪下棋子。用两种硬币或纽扣也一样好。
print-pieces = { $side ->
    [white] 圆锥棋子，白方用
   *[black] 线轴棋子，黑方用
  }
print-stick = { $face ->
    [light] 浅色面
   *[dark] 深色面
  }
print-name = 姓名
print-date = 日期

print-task-ways = { $tool ->
    [die] 骰子有{ $sides } 个面。它落下时有多少种可能？
   *[sticks] 每根掷棒落下时，不是浅色面朝上，就是深色面朝上。{ $sticks } 根掷棒落下时有多少种可能？
  }
print-task-table = { $tool ->
    [die] 填写表格。在 { $ways } 种可能中，每个点数各占几种？
   *[sticks] 填写表格。在 { $ways } 种可能中，每个点数各占几种？可以把所有可能都写出来，例如：{ $sticks ->
        [2] 浅、深
        [5] 浅、浅、深、浅、深
       *[other] 浅、浅、深、浅
      }。
  }
print-task-most = 哪个点数最常出现？
print-task-throw = 先写下你的预期，再掷 { $count } 次，每掷一次就在表格里做一个记号。
print-task-compare = 把预期和实际掷出的结果比一比，一样吗？再把全班的记号加在一起，有什么变化？
print-task-again = 掷出有些点数可以再掷一次：{ $throws }。掷出其中一个的概率有多大？
print-task-twice = 连续两次都掷出这样的点数，概率有多大？
print-task-mean = 所有点数的平均值是多少？
print-column-throw = 点数
print-column-ways = 种数
print-column-expected = 掷 { $count } 次的预期
print-column-thrown = 实际掷出
print-column-total = 合计

print-answer-ways = { $tool ->
    [die] 有 { $ways } 种可能。
   *[sticks] 有 { $ways } 种可能：{ $product } = { $ways }。
  }
print-answer-count = 其中只有 { $ways } 种算数，其余的要重掷。
print-answer-table = 见下面的表格。
print-answer-most = { $count ->
    [1] 是 { $throws }：{ $ways } 种可能中占 { $part } 种。
   *[other] 没有单独最多的：{ $throws } 一样常见，在 { $ways } 种可能中各占 { $part } 种。
  }
print-answer-compare = 预期和实际掷出的很少会完全一样。掷的次数越多，各点数所占的份额就越接近预期。
print-answer-again = { $ways } 种可能中占 { $part } 种，也就是 { NUMBER($percent, maximumFractionDigits: 1) }%。
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }，也就是 { NUMBER($percent, maximumFractionDigits: 1) }%。
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }。把每个点数乘以它的种数，全部相加，再除以 { $ways }。
print-to-game = 去玩游戏
print-task-open = 没有人知道古埃及人怎样计算每次掷出的结果。请发明你自己的算法，并算出各种结果的概率。
print-answer-open = 正确答案有很多。{ $ways } 种可能不变，变的只是它们各算几点。

## later: school (for schools)

school-recorded = 学习平台会保存你的棋局和最好成绩。
school-resumed = 你的棋局从上次停下的地方继续。
school-finished = 棋局结束。满分 100 分，你得 { $score } 分。成绩已经交给学习平台。
school-learned = 你学完了第一课。学习平台现在把这项活动算作已完成。
school-not-launched = 这个页面不是由学习平台打开的。你可以下棋，但平台不会保存成绩。
school-not-started = 学习平台没有接受连接。你可以下棋，但平台不会保存成绩。请告诉老师。（{ $reason }）
school-not-kept = 学习平台没有保存你的成绩。你可以继续下。请告诉老师。（{ $reason }）
school-damaged = 学习平台保存的棋局无法打开，已经开始新的一局。你之前的成绩不变。
school-too-long = 这一局太长，学习平台存不下。它会保存棋盘现在的样子，但不保存之前的走法。

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = 实验室
lab-lead = 塞尼特棋的规则已经失传，各种复原规则互不相同。比较其中两套，或者改动一条规则，看看几千局棋会有什么变化。
lab-class-lead = 两套规则，一个问题：先猜一猜，再让电脑各下 500 局。
lab-to-class = 课堂版
lab-to-full = 完整的实验室
lab-question = 你的问题
lab-kind = 想弄清什么？
lab-kind-compare = 比较
lab-kind-compare-note = 两套或更多规则，或一套规则与它的改动版
lab-kind-sweep = 逐条试验不确定的规则
lab-kind-sweep-note = 一套规则，每次只对一个没有定论的问题换一种回答
lab-kind-grid = 同时改动两条规则
lab-kind-grid-note = 一条规则的作用是否取决于另一条？
lab-pick = 最多选 { $most } 套
lab-pick-one = 选一套
lab-pick-two = 至少选两套，或复制一套再改动。
lab-duplicate = 复制一份来改动
lab-remove = 移除
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }（改动：{ $changes }）
lab-player = 由谁来下
lab-player-net = 用神经网络的棋手
lab-player-hand-made = 只有简单计划的棋手
lab-player-human-like = 有人类习惯的棋手
lab-player-random = 随意走棋的棋手
lab-player-all = 三类棋手全部
lab-judge = 由谁估算胜率
lab-judge-net = 神经网络
lab-judge-hand-made = 简单计划
lab-judge-none = 谁也不估算：只计数（更快）
lab-evaluators = 对局者：{ $player }。胜率估算：{ $judge }。对所有规则都相同。
lab-replaced = 神经网络在这些规则下走得太差：{ $rules }。因此在所比较的全部规则中都改用简单计划。
lab-doubt-comebacks = 注意：按“{ $name }”，有 { $value } 的获胜者胜率曾低于四分之一。如果估算的胜率正确，最多只会有 { $expected }。这里请不要相信依赖胜率的指标。
lab-doubt-luck = 注意：按“{ $name }”，运气合计为 { $value }，而不是 { $expected }。估算的胜率有误。这里请不要相信依赖胜率的指标。
lab-games = 局数
lab-games-count = 各 { $count } 局
lab-seed = 种子
lab-seed-wrong = 请填 0 到 999999999999999 之间的整数。
lab-opening = 先看一个答案
lab-opening-answer = 在“{ $name }”里，一局棋的全部运气有 { $late } 集中在最后十次投掷。在“{ $second }”里是 { $other }。
lab-opening-length = 一般一局：{ $throws } 次投掷，{ $time }
lab-opening-throws = 全部投掷中的最后十次
lab-opening-luck = 最后十次投掷的运气
lab-opening-note = 运气指一次投掷使胜率变动的幅度的平方。三类棋手各把每种游戏下了 { $games } 局，胜率用两种方法估算。与理论矛盾的估计不计入。深色：最小的结果。浅色：直到最大的结果。
lab-opening-again = 再下一遍这些棋局
lab-evidence = 更好的证据在哪里最有用
lab-evidence-answer = 在会改变游戏的 { $all } 种解读中，有 { $weak } 种涉及没有任何古代资料能决定的地方。影响最大的是“{ $name }”中的“{ $point }”。
lab-evidence-note = 每个点是一条换了读法的规则；越靠外，对游戏的改变越大，以受影响最小的那类玩家为准。1 是两局游戏之间通常的差别。每一行说明规则在改变之前以什么为依据。
lab-evidence-effect = 影响
lab-evidence-unmentioned = 未提及
lab-start = 开始对局
lab-stop = 停止
lab-progress = 已下 { $played } / { $games } 局
lab-finished = { $games } 局全部下完。
lab-stopped = 下了 { $played } / { $games } 局后停止。显示的是已下棋局的结果。
lab-failed = 棋局没能下完。
lab-fault = 出了问题：{ $reason }
lab-refused = 这个链接有一部分读不出来（{ $names }），已换成默认选项。
lab-found = 对局得出的结果
lab-moving = 棋局还在进行，数字还会变动。结论在最后给出。
lab-unfinished = 棋局没有全部下完，所以没有结论。这是到目前为止的数字。
lab-found-nothing = 这些棋局不足以确定这一指标。
lab-table = 所有指标
lab-table-note = { $count ->
    [1] 区间在 100 次中有 95 次成立。
   *[other] 全部 { $count } 个区间在 100 次中有 95 次同时成立。
  }粗体表示明确的差别。
lab-measure = 指标
lab-difference = 差别
lab-interval = { $value }（{ $low } 到 { $high }）
lab-unknown = 未知
lab-beyond-cap = 超过 { $value }
lab-time = { $value }（{ $time }）
lab-verdict-equivalent = 大致相同（相差不超过 5%）
lab-verdict-doubtful = 未知：这里估算的胜率有误
lab-verdict-not_typical = 未知：没有结束的棋局太多
lab-percent = { $value }%
lab-unit-throws = 一局的投掷次数
lab-finding-longer = “{ $second }”的一局比“{ $first }”长：多 { $by } 次投掷（在 { $low } 与 { $high } 之间），约 { $time }。
lab-finding-shorter = “{ $second }”的一局比“{ $first }”短：少 { $by } 次投掷（在 { $low } 与 { $high } 之间），约 { $time }。
lab-finding-values = “{ $measure }”：“{ $second }”为 { $value }，“{ $first }”为 { $before }。
lab-unit-per_game = 每局
lab-unit-per_100_throws = 每一百次投掷
lab-lengths = 一局有多长
lab-lengths-note = 每个图形显示各局掷了多少次；粗线标出中位数。最长的百分之一没有画出。
lab-finding-more = “{ $measure }”：“{ $second }”高于“{ $first }”，相差 { $by }（在 { $low } 与 { $high } 之间）。
lab-finding-less = “{ $measure }”：“{ $second }”低于“{ $first }”，相差 { $by }（在 { $low } 与 { $high } 之间）。
lab-finding-none = “{ $measure }”：看不出“{ $first }”与“{ $second }”有差别；即使有，也不超过 { $most }。
lab-finding-holds = “{ $measure }”对每一类棋手都朝同一方向变化：“{ $second }”与“{ $first }”相比，{ $least } 至 { $most }。
lab-finding-depends = “{ $measure }”取决于由谁来下：“{ $second }”与“{ $first }”的差别并非对每一类棋手都一样。
lab-finding-agrees = 没有哪项指标对某类棋手明显更高、对另一类明显更低。
lab-grid-point = 要改动的规则 { $number }
lab-grid-choose = 选一条规则
lab-grid-incomplete = 选一套规则和两条要改动的规则，或选两套规则和一条两套都有的规则。
lab-grid-usual = 原样
lab-grid-rows = “{ $changed }”使“{ $measure }”变化：“{ $row }”{ $by }，“{ $second }”{ $otherwise }。
lab-grid-depends = 可见作用取决于其他规则：两者相差 { $by }（在 { $low } 与 { $high } 之间）。
lab-grid-alone = 两种作用可能相同；最多相差 { $most }。
lab-grid-dependence = 两种作用之差
lab-grid-lines = 每条线从原样的规则（左）连到更改后的规则（右）。两线平行：更改在两种情况下作用相同。
lab-sweep = “{ $name }”中不确定的规则
lab-sweep-note = 每行只改动一条规则，其余不变。一条规则的作用取决于它周围的规则。
lab-sweep-marks = 规则后面的标记表示改动之前这条规则的依据。
lab-controls = 对照
lab-controls-note = 第一行只可能看到偶然的差别：规则相同，点数不同。另一行改变谁先走；双方开局位置不同时，这会有影响。
lab-apart = 单独列出
lab-apart-nobody_wins = 没有一局有人获胜。
lab-apart-never_ends = 没有一局能下完。
lab-apart-never_in_play = 这条规则在这些棋局中从未起作用。
lab-apart-same_as_another = 与“{ $other }”的棋局相同。
lab-rank = 按哪项指标的影响排序
lab-point = 改动的规则
lab-point-light = 每掷 100 次，掷棒有 { $value } 次浅色面朝上
lab-point-drowned-guards = 水中的棋子保护相邻的棋子：{ $value }
lab-point-throws = 规则相同，掷出的点数不同
lab-option-light = 掷棒浅色面朝上的频率
lab-option-drowned-guards = 水中的棋子保护相邻的棋子
lab-replay = 看一局棋
lab-replay-title = “{ $name }”第 { $game } 局
lab-replay-at = 第 { $step } 步，共 { $steps } 步
lab-take = 带走数据
lab-take-note = 打开链接会再问同一个问题，得到同样的数据。senet 程序的这条命令也一样：
lab-copy-link = 复制链接
lab-copy-citation = 复制引用信息
lab-copy-bibtex = 复制 BibTeX
lab-copied = 已复制。
lab-not-copied = 这个浏览器不让网页复制内容。
lab-save-csv = 保存为 CSV

lab-guess = 先猜一猜
lab-guess-yours = 你的猜测
lab-class-each = 每个小组的预测点一次。
lab-class-back = 撤回最后一个
lab-named = { $label }：{ $value }
lab-class-right = 猜对的预测：{ $all } 个中有 { $right } 个
lab-class-more = 一局会更长：约 { $changed }，而不是 { $usual }（{ $changedThrows } 次投掷，而不是 { $usualThrows } 次）。
lab-class-same = 一局的长短差不多：{ $changed } 和 { $usual }（{ $changedThrows } 次和 { $usualThrows } 次投掷）。
lab-class-less = 一局会更短：约 { $changed }，而不是 { $usual }（{ $changedThrows } 次投掷，而不是 { $usualThrows } 次）。
lab-class-unclear = 这些棋局还不能决定，需要下更多局。
lab-guess-length-more = 更长
lab-guess-length-same = 差不多
lab-guess-length-less = 更短
lab-ask-pairs = 如果相邻的棋子不互相保护
lab-ask-pairs-text = 在肯德尔的规则里，两枚相邻的棋子互相保护。没有这条规则，一局棋会更长还是更短？
lab-ask-zero = 如果四个深色面算 4
lab-ask-zero-text = 四根棒都是深色面朝上时，肯德尔算 5。如果算 4，一局棋会更长还是更短？
lab-ask-hits = 如果棋子不能被击中
lab-ask-hits-text = 如果任何棋子都不能被击中，一局棋会更长还是更短？
lab-ask-bell = 如果用贝尔的规则
lab-ask-bell-text = 肯德尔和贝尔复原的是同一个失传的游戏。用贝尔的规则，一局棋会更长还是更短？

lab-throws = 全班掷出的结果
lab-throws-lead = 每个小组数自己掷出的结果，并出示代码。用一台设备把代码加起来。不会发送任何内容。
lab-pair = 我们掷出的结果
lab-light-sides = 浅色面：{ $count }
lab-one-less = 减一
lab-one-more = 加一
lab-pair-code = 我们的代码：
lab-class = 全班
lab-class-code = 一个小组的代码
lab-class-add = 加入
lab-class-wrong = 这不是代码。请检查每个字母和数字。
lab-class-sum = 小组：{ $pairs }。投掷次数：{ $throws }。
lab-class-clear = 重新开始
lab-light = 浅色面
lab-expected = 预期
lab-seen = 实际

lab-measure-length = 长度
lab-define-length = 典型一局的投掷次数：一半的棋局比它少，一半比它多。
lab-measure-length_5 = 短局
lab-define-length_5 = 二十局中有一局的投掷次数不超过这个数。
lab-measure-length_95 = 长局
lab-define-length_95 = 二十局中有一局的投掷次数超过这个数。
lab-measure-stopped = 下不完的棋局
lab-define-stopped = 掷 5000 次（将近五个小时）后被停止的棋局所占的比例。这些局不算任何一方获胜。
lab-measure-over_1_hour = 超过一小时的棋局
lab-define-over_1_hour = 掷数超过 1028 次的棋局所占比例，按每掷 3.5 秒计算。
lab-measure-over_2_hours = 超过两小时的棋局
lab-define-over_2_hours = 掷数超过 2057 次的棋局所占比例，按每掷 3.5 秒计算。
lab-measure-first_score = 先走的优势
lab-define-first_score = 先走一方获胜的棋局所占的比例；平局算一半。
lab-measure-skill_random = 对随意走棋者的棋力
lab-define-skill_random = 掷出同样点数时，估算胜率的一方战胜随意走棋者的比例。
lab-measure-skill_beginner = 对新手的棋力
lab-define-skill_beginner = 掷出同样点数时，估算胜率的一方战胜新手的比例。
lab-measure-luck = 运气
lab-define-luck = 整局掷出的点数让胜率变动多少。
lab-measure-late_luck = 最后的运气
lab-define-late_luck = 全部运气中来自最后十次投掷的部分。
lab-measure-suspense = 悬念
lab-define-suspense = 平均有多少取决于下一次投掷。
lab-measure-surprise = 意外
lab-define-surprise = 胜率从一次投掷到下一次平均变动多少。
lab-measure-drama = 戏剧性
lab-define-drama = 输家曾有过的最高胜率，取平均。
lab-measure-comebacks = 反败为胜
lab-define-comebacks = 赢家的胜率曾低于四分之一的棋局所占的比例。
lab-measure-lead_changes = 优势易手
lab-define-lead_changes = 一局中优势易手的次数。
lab-measure-decided = 何时分出胜负
lab-define-decided = 赢家的胜率保持在九成以上之前，棋局已进行的部分。
lab-measure-choices = 真正的选择
lab-define-choices = 至少有两种走法的步数所占的比例。
lab-measure-stakes = 选择的分量
lab-define-stakes = 不好好选而随意选择，平均要付出的代价。
lab-measure-passes = 作废的点数
lab-define-passes = 没有棋子能走的投掷所占的比例。
lab-measure-hits = 击中
lab-define-hits = 每一百次投掷中被击中的棋子数。
lab-measure-drownings = 落水
lab-define-drownings = 每一百次投掷中，因己方的投掷而落水的棋子数。
