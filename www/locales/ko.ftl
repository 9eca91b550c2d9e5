### Language: 한국어
### Direction: ltr

title = 세네트
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

who = { $who ->
    [you] 내가
    [computer] 컴퓨터가
    [white] 백이
    [black] 흑이
    [first] 첫 번째 플레이어가
   *[second] 두 번째 플레이어가
  }
piece = { $side ->
    [white] 원뿔 말
   *[black] 실감개 말
  }
# A throw as the object and as the subject: the particle follows the number as it is read.
thrown-object = { $value ->
    [2] 2를
    [4] 4를
    [5] 5를
    [9] 9를
   *[other] { $value }을
  }
thrown-subject = { $value ->
    [2] 2가
    [4] 4가
    [5] 5가
    [9] 9가
   *[other] { $value }이
  }
house-rebirth = 재생의 집
house-beauty = 아름다움의 집
house-water = 물의 집
house-truths = 세 진리의 집
house-re-atoum = 라아툼의 집
house-horus = 호루스의 집
house-cross = X 표시가 있는 칸

## What happened

said-new-game = 새 게임이에요. 말을 모두 놓았어요.
said-resumed = 지난 게임을 이어서 해요.
said-started = { who } { piece }을 맡아 먼저 시작해요.
said-thrown = { $who ->
    [you] { thrown-subject } 나왔어요.
   *[other] { who } 던져서 { thrown-subject } 나왔어요.
  }
said-thrown-opening = { who } 순서를 정하려고 던져서 { thrown-subject } 나왔어요.
said-moved = { who } { piece }을 { $from }번 칸에서 { $to }번 칸으로 옮겼어요.
said-moved-back = 앞으로 갈 수 있는 말이 없어서 { who } { piece }을 { $from }번 칸에서 { $to }번 칸으로 물러나게 했어요.
said-entered = { who } { piece }을 { $to }번 칸에 들여놓았어요.
owner-piece = { $owner ->
    [you] 내 { piece }
    [computer] 컴퓨터의 { piece }
   *[other] { $side ->
        [white] 백의 원뿔 말
       *[black] 흑의 실감개 말
      }
  }
said-bumped = { $owner ->
    [you] 잡혔어요!
   *[other] 잡았어요!
  } { owner-piece }이 { $from }번 칸에서 { $to }번 칸으로 가요.
said-bumped-hand = { $owner ->
    [you] 잡혔어요!
   *[other] 잡았어요!
  } { owner-piece }이 { $from }번 칸을 떠나 처음부터 다시 시작해야 해요.
said-bumped-taken = { $owner ->
    [you] 잡혔어요!
   *[other] 잡았어요!
  } { $from }번 칸에 있던 { owner-piece }이 게임에서 빠졌어요.
said-drowned = { piece }이 { $house }번 칸의 물에 빠졌어요.
said-drowned-to = { $house }번 칸의 물이 { piece }을 { $to }번 칸으로 보내요.
said-drowned-to-hand = { $house }번 칸의 물이 { piece }을 말판 옆으로 돌려보내서 처음부터 다시 시작해야 해요.
said-missed-chance = { $from }번 칸의 { piece }이 제때 떠나지 못했어요.
said-fell-back = 거기에는 같은 편 말이 있어서 { piece }이 { $to }번 칸으로 물러나요.
said-fell-back-hand = 거기에는 같은 편 말이 있어서 { piece }이 처음부터 다시 시작해야 해요.
said-rescued = { who } { piece }을 물에서 꺼내 { $to }번 칸에 놓았어요.
said-borne-off = { who } { $from }번 칸의 { piece }을 말판에서 내보냈어요.
news-hit = { $owner ->
    [you] 컴퓨터가 내 { piece }을 잡았어요
    [computer] 내가 컴퓨터의 { piece }을 잡았어요
    [white] 흑이 백의 원뿔 말을 잡았어요
   *[black] 백이 흑의 실감개 말을 잡았어요
  }
news-water = { owner-piece }: 물속
news-rescued = { owner-piece }: 구조, { $to }번 칸
news-off = { owner-piece }: 말판 밖으로
news-back = { owner-piece }: 뒤로, { $to }번 칸
said-throw-again = { $who ->
    [you] 한 번 더 던지세요.
   *[other] { who } 한 번 더 던져요.
  }
said-turn = { $who ->
    [you] 내 차례예요.
    [computer] 컴퓨터 차례예요.
    [white] 백의 차례예요.
    [black] 흑의 차례예요.
    [first] 첫 번째 플레이어 차례예요.
   *[second] 두 번째 플레이어 차례예요.
  }
said-passed-no_move = { $who ->
    [you] 이 수로는 움직일 수 있는 말이 없어서 내 차례가 끝나요.
    [computer] 컴퓨터는 이 수로 움직일 수 있는 말이 없어서 차례가 끝나요.
    [white] 백은 이 수로 움직일 수 있는 말이 없어서 차례가 끝나요.
   *[black] 흑은 이 수로 움직일 수 있는 말이 없어서 차례가 끝나요.
  }
said-passed-drowned = 물에 빠져서 차례가 끝나요.
said-passed-stayed_drowned = { $who ->
    [you] 내 말이 물속에 남아서 내 차례가 끝나요.
   *[other] 말이 물속에 남아서 차례가 끝나요.
  }
said-passed-rescued = 말을 구하는 데 차례를 썼어요.
said-passed-declined = { who } 말을 내보내지 않기로 해서 차례가 끝나요.
said-passed-passed = { who } 차례를 넘겼어요.
said-passed-not_started = { $who ->
    [you] 1이 나와야 말을 움직일 수 있어서 내 차례가 끝나요.
    [computer] 컴퓨터는 1이 나와야 말을 움직일 수 있어서 차례가 끝나요.
    [white] 백은 1이 나와야 말을 움직일 수 있어서 차례가 끝나요.
   *[black] 흑은 1이 나와야 말을 움직일 수 있어서 차례가 끝나요.
  }
said-passed-returned_to_hand = 말이 처음부터 다시 시작해야 해서 차례가 끝나요.
said-passed-throw_lost = 이 수가 나오면 차례를 잃어요.
said-passed-house_ends_turn = 말이 닿은 칸 때문에 차례가 끝나요.
said-won = { $who ->
    [you] 이겼어요!
   *[other] { who } 이겼어요.
  }
said-score = { $points }점을 얻어요.
said-drawn = 비겼어요.
said-choices = 말 { $count }개가 움직일 수 있어요.
said-only-move = { $to ->
    [off] 움직일 방법은 하나뿐이에요. { $from }번 칸에서 말판 밖으로 나가요.
   *[other] 움직일 방법은 하나뿐이에요. { $from }번 칸에서 { $to }번 칸으로 가요.
  }
said-undone = 방금 둔 것을 물렀어요.
said-redone = 물렀던 것을 다시 했어요.
said-nothing-to-undo = 무를 것이 없어요.
said-nothing-to-redo = 다시 할 것이 없어요.
said-new-game-undone = 이전 게임으로 돌아왔어요.
said-nothing-movable = 지금은 움직일 수 있는 말이 없어요.
said-aim = { $to ->
    [off] { $from }번 칸의 말이 말판에서 나갈 수 있어요.
   *[other] { $from }번 칸의 말이 { $to }번 칸으로 갈 수 있어요.
  }
said-put-down = 말 선택을 풀었어요.

## Whose turn it is and what to do

prompt-loading = 말을 놓고 있어요…
tool = { $tool ->
    [die] 주사위
   *[sticks] 막대
  }
prompt-throw = { $who ->
    [you] 내 차례: { tool }를 던지세요.
    [white] 백: { tool }를 던지세요.
    [black] 흑: { tool }를 던지세요.
    [first] 첫 번째 플레이어: { tool }를 던지세요.
   *[second] 두 번째 플레이어: { tool }를 던지세요.
  }
prompt-turn = { $who ->
    [you] 내 차례
    [computer] 컴퓨터 차례
    [white] 백의 차례
    [black] 흑의 차례
    [first] 첫 번째 플레이어 차례
   *[second] 두 번째 플레이어 차례
  }
prompt-throw-again = { tool }를 한 번 더 던지세요.
prompt-opening = { $who ->
    [you] 누가 먼저 할지 던져서 정하세요.
    [white] 백: 누가 먼저 할지 던져서 정하세요.
    [black] 흑: 누가 먼저 할지 던져서 정하세요.
    [first] 첫 번째 플레이어: 누가 먼저 할지 던져서 정하세요.
   *[second] 두 번째 플레이어: 누가 먼저 할지 던져서 정하세요.
  }
prompt-rescue = { $who ->
    [you] 내 말이 물속에 있어요. 말을 꺼낼지, 그냥 던질지 고르세요.
    [white] 백: 말이 물속에 있어요. 말을 꺼낼지, 그냥 던질지 고르세요.
   *[black] 흑: 말이 물속에 있어요. 말을 꺼낼지, 그냥 던질지 고르세요.
  }
prompt-throwing = { $who ->
    [you] { tool }를 던지고 있어요…
   *[other] { who } { tool }를 던지고 있어요…
  }
prompt-moving = { $who ->
    [you] 내 말이 움직이고 있어요…
   *[other] { who } 말을 움직이고 있어요…
  }
prompt-computer = 컴퓨터 차례예요…
prompt-choose = { $who ->
    [you] { thrown-subject } 나왔어요. 말을 고르세요.
   *[other] { who } 던져서 { thrown-subject } 나왔어요. 말을 고르세요.
  }
prompt-aim = { $who ->
    [you] { thrown-subject } 나왔어요. 칸을 고르세요.
   *[other] { who } 던져서 { thrown-subject } 나왔어요. 칸을 고르세요.
  }
prompt-only-move = { $who ->
    [you] { thrown-subject } 나왔어요. 움직일 방법은 하나뿐이에요.
   *[other] { who } 던져서 { thrown-subject } 나왔어요. 움직일 방법은 하나뿐이에요.
  }
hint-must-move = 구한 말이 먼저 움직여야 해요.
hint-only-move = 말이나 표시된 칸을 누르면 움직여요.
advice-thinking = 생각하고 있어요…
prompt-choose-of = { $who ->
    [you] 던진 수 하나를 쓰세요. 말을 고르세요.
    [white] 백: 던진 수 하나를 쓰세요. 말을 고르세요.
   *[black] 흑: 던진 수 하나를 쓰세요. 말을 고르세요.
  }
prompt-aim-of = { $who ->
    [you] 말이 갈 칸을 고르세요.
    [white] 백: 말이 갈 칸을 고르세요.
   *[black] 흑: 말이 갈 칸을 고르세요.
  }
prompt-only-move-of = { $who ->
    [you] 내가 던진 수로 움직일 방법은 하나뿐이에요.
    [white] 백: 이 수로 움직일 방법은 하나뿐이에요.
   *[black] 흑: 이 수로 움직일 방법은 하나뿐이에요.
  }
prompt-which-throw = 던진 수 가운데 어느 것을 쓸까요?
prompt-confirm = 이렇게 움직일까요?
prompt-pause = 내 차례는 여기까지예요.
prompt-stopped = 컴퓨터가 멈췄어요.
prompt-won = { $who ->
    [you] 이겼어요!
   *[other] { who } 이겼어요.
  }
prompt-drawn = 비겼어요.

## Why a piece cannot move

why-legal = 이 말은 움직일 수 있어요.
why-empty = { $from }번 칸에는 말이 없어요.
why-not_yours = { $from }번 칸의 말은 상대의 것이에요.
why-throw_first = 말을 움직이기 전에 먼저 던지세요.
why-game_over = 게임이 끝났어요.
why-own_piece = { $throw }만큼 가면 { $from }번 칸의 말이 { $target }번 칸에 있는 내 말 위에 놓여요.
why-protected = { $throw }만큼 가면 { $from }번 칸의 말이 { $target }번 칸에 놓이지만, { $first }번 칸과 { $last }번 칸에 나란히 있는 말들이 서로 지켜 줘요.
why-safe = { $throw }만큼 가면 { $from }번 칸의 말이 { $target }번 칸에 놓이지만, 그곳의 말은 안전해요.
why-no_capture = { $throw }만큼 가면 { $from }번 칸의 말이 { $target }번 칸에 놓이지만, 그 칸은 이미 차 있어요.
why-blockade = { $throw }만큼 가려면 { $from }번 칸의 말이 { $first }번 칸부터 { $last }번 칸까지 이어진 벽을 넘어야 해요.
why-must_stop = { $throw }만큼 가면 { $from }번 칸의 말이 { $first }번 칸을 지나치는데, 모든 말은 그곳에 먼저 멈춰야 해요.
why-overshoot = { $throw }만큼은 { $from }번 칸의 말에게 너무 멀어요.
why-waits_for = { $from }번 칸의 말은 던진 수가 { $throws }일 때만 말판에서 나갈 수 있어요.
why-in_water = 먼저 { $first }번 칸의 물에 빠진 내 말을 구해야 해요.
why-must_move_first = { $first }번 칸으로 구해 낸 말이 먼저 움직여야 해요.
why-start_locked = 앞에 있는 말이 움직이기 전에는 { $from }번 칸의 말이 출발할 수 없어요.
why-home_not_clear = { $first }번 칸에 내 말이 있는 동안에는 어떤 말도 말판에서 나갈 수 없어요.
why-hand_not_empty = 아직 들어오지 않은 내 말이 있는 동안에는 어떤 말도 말판에서 나갈 수 없어요.
why-water_occupied = { $throw }만큼 가면 { $from }번 칸의 말이 { $first }번 칸의 물에 빠지는데, 그곳에는 이미 말이 있어요.
why-return_occupied = { $throw }만큼 가면 { $from }번 칸의 말이 물에 들어가는데, 물에서 나올 { $first }번 칸이 차 있어요.
why-must_vacate = { $first }번 칸의 말이 먼저 앞으로 가야 해요.
why-entered_first = { $first }번 칸에 방금 들어온 말이 움직여야 해요.
why-back_blocked = { $from }번 칸의 말은 { $throw }만큼 앞으로 갈 수 없고, 뒤로도 갈 수 없어요.
why-never_moves_back = { $from }번 칸의 말은 { $throw }만큼 앞으로 갈 수 없고, 이 규칙에서는 말이 뒤로 가지 않아요.
why-changes_nothing = { $throw }만큼 가도 { $from }번 칸의 말은 제자리에 머물러요.
why-throw_lost = 이 수로는 어떤 말도 움직이지 않아요.

## The board as a screen reader describes it

board-label = 세네트 말판
board-keys = 오른쪽과 왼쪽 화살표: 길을 따라 앞으로, 뒤로. 위와 아래: 다음 줄. Enter: 고르기. T: 던지기. M: 움직일 수 있는 내 말. S: 지금 상황. 물음표: 모든 키.
cell-house = { $house }번 칸
cell-empty = 비어 있음
cell-piece = { $owner ->
    [you] 내 { piece }
    [computer] 컴퓨터의 { piece }
   *[other] { $side ->
        [white] 백의 원뿔 말
       *[black] 흑의 실감개 말
      }
  }
cell-protected = 옆의 말이 지켜 줌
cell-blockade = 벽의 일부
cell-last-move = 마지막 움직임
cell-selected = 고른 말
cones = 원뿔 말 { $white }개
spools = 실감개 말 { $black }개
cell-off = 말판에서 나간 말: { cones }, { spools }
cell-hand = 아직 들어오지 않은 말: { cones }, { spools }
cell-taken = 게임에서 빠진 말: { cones }, { spools }
can-move = { $to }번 칸으로 갈 수 있음
can-move-back = { $to }번 칸으로 물러나야 함
can-hit = { $to }번 칸의 말을 잡아 { $victim }번 칸으로 보낼 수 있음
can-fall = { $to }번 칸으로 가서 { $rest }번 칸에 놓일 수 있음
can-fall-hand = { $to }번 칸으로 갈 수 있지만 처음부터 다시 시작해야 함
can-enter = { $to }번 칸으로 들어올 수 있음
can-hit-hand = { $to }번 칸의 말을 잡아 처음부터 다시 시작하게 할 수 있음
can-hit-taken = { $to }번 칸의 말을 잡아 게임에서 뺄 수 있음
can-bear-off = 말판에서 나갈 수 있음
can-drown = { $to }번 칸으로 갈 수 있지만 물에 빠짐
target-move = { $from }번 칸의 내 말이 여기로 올 수 있음
target-hit = { $from }번 칸의 내 말이 이 말을 잡아 { $victim }번 칸으로 보낼 수 있음
target-enter = 내 말이 여기로 들어올 수 있음
target-hit-hand = { $from }번 칸의 내 말이 이 말을 잡아 처음부터 다시 시작하게 할 수 있음
target-hit-taken = { $from }번 칸의 내 말이 이 말을 잡아 게임에서 뺄 수 있음
target-off = { $from }번 칸의 내 말이 말판에서 나갈 수 있음

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] 면이 네 개인 주사위
   *[sticks] 던지는 막대 네 개
  }
sticks-value = { $tool ->
    [die] 주사위: { $value }
   *[sticks] 막대: { $value }
  }
dock-label = 던지기와 움직이기
throws-in-hand = 아직 쓰지 않은 수: { $list }
steps-left = { $count }칸 남음
throws-in-hand-label = 내가 던진 수
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = 그다음에 한 번 더 던져요.
button-throw = 던지기
button-choose = 말을 고르세요
button-continue = 계속하기
button-choose-throw = 던진 수를 고르세요
button-use-throw = { $throw } 쓰기
button-confirm = 이렇게 움직이기
button-cancel-move = 다르게 움직이기
button-rescue = 말을 꺼내서 { $to }번 칸에 놓기
button-risk = 모험: { $throws }이면 말이 나가요
odds-of = { $of }번 중 { $ways }번
button-decline = 말을 말판에 두기
button-pass = 차례 넘기기
button-undo = 무르기
button-redo = 다시 하기
button-new-game = 새 게임
button-rules = 규칙
button-advice = 힌트
button-settings = 설정
button-help = 도움말
button-menu = 더 보기
button-close = 닫기
button-cancel = 취소
button-done = 완료
button-start = 시작
button-play-again = 한 판 더
button-take-back = 이전 게임으로 돌아가기
length-label = 길이
length-minutes = { $minutes }분
length-whole = 전체 게임
toolbar-label = 게임

## Players and moves

players-label = 플레이어
player-name = { $who ->
    [you] 나
    [computer] 컴퓨터: { $level ->
        [beginner] 초보
        [runner] 돌진형
        [hitter] 공격형
        [casual] 여유형
        [builder] 수비형
        [cautious] 신중형
        [skilled] 실력자
        [expert] 고수
       *[master] 명인
      }
    [white] 백
    [black] 흑
    [first] 첫 번째 플레이어
   *[second] 두 번째 플레이어
  }
player-off = { $pieces }개 중 { $count }개 나감
player-hand = { $count }개 대기
player-taken = { $count }개 빠짐
log-title = 진행 기록
log-empty = 아직 움직인 말이 없어요.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] 가장 좋은 선택 가운데 하나:
   *[no] 가장 좋은 선택:
  }

advice-do-forward = { advice-rank } { $from }번 칸의 말을 { $to }번 칸으로 보내세요.
advice-do-backward = { advice-rank } { $from }번 칸의 말을 { $to }번 칸으로 물러나게 하세요.
advice-do-fall_back = { advice-rank } { $from }번 칸의 말을 다시 물로 보내세요.
advice-do-bear_off = { advice-rank } { $from }번 칸의 말을 말판에서 내보내세요.
advice-do-enter = { advice-rank } 말을 { $to }번 칸에 들여놓으세요.
advice-do-rescue = { advice-rank } 말을 물에서 꺼내세요.
advice-do-decline = { advice-rank } 말을 그대로 두세요.
advice-do-pass = { advice-rank } 아무것도 잡지 말고 차례를 끝내세요.
advice-do-throw = { advice-rank } 구하지 말고 던지세요.
advice-because-only_choice = 다른 선택이 없어요.
advice-because-equal = 똑같이 좋은 선택이 또 있어요.
advice-because-wins = 이것으로 게임을 이겨요.
advice-because-bears_off = 그 말이 무사히 말판에서 나가요.
advice-because-rescues = 그 뒤로는 이 말 때문에 차례를 잃을 걱정이 없어요.
advice-because-throws = 갇힌 말을 풀어 줄 수가 나올 때까지 기다릴 만해요.
advice-because-hits = { $house }번 칸의 말을 잡아 { $steps }칸 뒤로 보내요.
advice-because-removes = { $house }번 칸의 말을 잡아 게임에서 빼요.
advice-because-removes-to_hand = { $house }번 칸의 말을 잡아 처음부터 다시 시작하게 해요.
advice-because-goes_on = 그 뒤에도 계속할 수 있어요. 그러지 않으면 차례가 끝나요.
advice-because-keeps_out_of_water = 그러지 않으면 내 말이 물에 빠져요.
advice-because-keeps_ground = 그러지 않으면 내 말이 { $steps }칸 물러나요.
advice-because-keeps_enemy_back = 그러지 않으면 상대의 말을 { $steps }칸 앞으로 보내 주게 돼요.
advice-because-shelters = 그러지 않으면 { $instead ->
    [100] 어떤 수가 나와도
   *[other] 100번 중 { $instead }번은
  } 상대가 내 말을 잡을 수 있어요. { $house }번 칸이 가장 위험해요. { $chance ->
    [0] 이렇게 하면 한 번도 없어요.
   *[other] 이렇게 하면 100번 중 { $chance }번뿐이에요.
  }
advice-because-blocks = 그러면 100번 중 { $chance }번은 상대가 앞으로 갈 수 없어요. { $instead ->
    [0] 그러지 않으면 한 번도 없어요.
   *[other] 그러지 않으면 { $instead }번뿐이에요.
  }
advice-because-stays_free = { $chance ->
    [0] 그러면 내가 다음에 무엇을 던져도 쓸 수 있어요.
   *[other] 그러면 내가 다음에 던질 때 쓸모없는 수가 100번 중 { $chance }번뿐이에요.
  } 그러지 않으면 100번 중 { $instead }번은 쓸모가 없어요.
advice-because-further_on = 이유가 딱 하나는 아니지만, 내 말들의 자리가 더 좋아져요.
advice-chances = 이런 판을 100번 하면 이 선택으로는 { $best }번, 그다음으로 좋은 선택으로는 { $other }번 이겨요.
advice-exact = 이 확률은 정확해요. 이 끝내기는 이 기기에서 모두 계산했어요.

## later: dialogs

dialog-loading = 잠시만 기다려 주세요…
new-game-title = 새 게임
new-game-further = 더 고르기
new-game-opponent = 상대
# Spoken for a row of five stars.
opponent-strength = 실력 5단계 중 { $stars }
opponent-beginner = 초보
habit-beginner = 언제나 맨 뒤의 말을 움직여요
opponent-runner = 돌진형
habit-runner = 서둘러 앞으로 가요
opponent-hitter = 공격형
habit-hitter = 잡을 수 있으면 잡아요
opponent-casual = 여유형
habit-casual = 앞서가는 것만 생각해요
opponent-builder = 수비형
habit-builder = 짝과 벽을 만들어요
opponent-cautious = 신중형
habit-cautious = 상대가 닿지 않는 곳에 있어요
opponent-skilled = 실력자
habit-skilled = 나올 수 있는 수를 모두 따져요
opponent-expert = 고수
habit-expert = 두면서 배웠어요
opponent-master = 명인
habit-master = 두면서 배웠고, 나올 수 있는 수를 모두 따져요
opponent-person = 친구
habit-person = 이 기기에서 둘이
new-game-side = 내 말
side-black = 검은 실감개
side-white = 흰 원뿔
side-random = 무작위
new-game-rules = 규칙
button-change-rules = 규칙 바꾸기…
button-rules-in-use = 상자 게임, 학교, 프로그램의 규칙
new-game-safe = 지금 게임은 나중에 이어서 할 수 있어요.
settings-title = 설정
settings-language = 언어
settings-language-auto = 브라우저와 같게
settings-theme = 재질
theme-faience = 파이앙스
theme-ebony = 흑단과 상아
theme-papyrus = 파피루스
theme-limestone = 석회암
theme-contrast = 고대비
settings-view = 말판 모습
view-auto = 자동
view-object = 탁자 위의 상자
view-flat = 평면 그림
settings-speed = 애니메이션
speed-slow = 느리게
speed-normal = 보통
speed-fast = 빠르게
speed-instant = 없음
settings-auto-throw = 자동으로 던지기
settings-confirm-move = 말을 움직이기 전에 물어보기
settings-not-remembered = 여기서는 아무것도 저장되지 않아요. 페이지를 닫으면 설정과 게임이 사라져요.

rules-title = 규칙

## later: dialogs (the rulesets)

ruleset-shortened = { $name }(줄인 판)
games-more = 다른 모든 규칙({ $count })
game-facts = 말 { $pieces }개씩, 약 { $minutes }분.
game-author = { $author }, { $year }년
game-made = 이런 말판: 기원전 약 { $from }~{ $to }년
new-game-board = 말판
new-game-sides-drawn = 누가 어느 편인지는 처음에 던진 수로 정해요.
option-pieces = 한 편의 말 수
option-starting_throw = 1을 던져야 움직일 수 있음
option-trap = 26번 칸을 넘는 수는 물에 빠질 수 있음
option-home_row = 1~10번 칸에 같은 편 말이 있으면 어떤 말도 나갈 수 없음
board-auto = 규칙대로
board-name-modern = 현대
board-name-simple = 단순, 표시 없음
board-name-simple-marked = 단순, 표시 있음
board-name-middle-kingdom = 중왕국
board-name-early-nk = 신왕국 초기
board-name-late-nk = 신왕국 후기
board-name-vertical = 세로형
board-name-double = 두 판
board-name-cypriot = 키프로스 돌
ruleset-kendall-masters = 켄들 1978
ruleset-kendall-modern = 현대 켄들
ruleset-kendall-1979 = 켄들 1979
ruleset-kendall-wiki = 켄들(빈 말판)
ruleset-jequier-masters = 제키에(보터만스에 따름)
ruleset-jequier-ludii = 제키에 1930
ruleset-piccione = 투탕카멘 왕의 게임
ruleset-bell = 벨 1979
ruleset-simple = 단순한 말판
ruleset-cypriot = 키프로스 돌
ruleset-simple-marked = 표시가 있는 단순한 말판
ruleset-middle-kingdom = 중왕국 말판
ruleset-early-nk = 신왕국 초기 말판
ruleset-late-nk = 신왕국 후기 말판
ruleset-vertical = 세로 말판
ruleset-double = 이중 말판
in-use-boxed-set = 상자 게임
in-use-boxed-set-about = 야크 보터만스를 따른 상자 게임의 설명서에서 왔어요. 던진 수의 나머지를 다른 말로 쓰기, 차 있는 안전한 칸에서 물러나기, 백의 정해진 첫 수는 빠졌어요. 점수는 설명서마다 달라요.
in-use-school-sheet = 학교 인쇄물
in-use-school-sheet-about = 학교와 가정을 위한 인쇄물(startwithabook.org)에서 왔어요. 말은 일곱 개, 한 번 더 던지기는 없고, 28번에서 30번 칸은 다음 던지기에 떠나야 해요. 누가 먼저인지는 쓰여 있지 않아요.
in-use-playpalace = PlayPalace
in-use-playpalace-about = 앞을 보지 못하는 사람들을 위한 소리 게임 서버 PlayPalace의 규칙에서 왔어요.
in-use-like-ludo = 루도처럼, 어린아이용
in-use-like-ludo-about = 독일 어린이 사이트의 규칙이에요. 잡힌 말은 처음부터 다시 시작하고, 밝은 면 넷은 5로 세고, 밝은 면이 없으면 차례를 잃어요. 일부만 읽을 수 있었고, 마지막 칸들은 위키에 실린 켄들의 규칙을 따라요.
author-kendall = 티머시 켄들(Timothy Kendall)
author-kendall-modern = devinokeefe/senet, 티머시 켄들에 따름
author-jequier = 귀스타브 제키에(Gustave Jéquier)
author-piccione = 피터 A. 피초네(Peter A. Piccione)
author-bell = R. C. 벨(R. C. Bell)
author-ours = 이 사이트가 만든 규칙: 이 말판의 규칙은 아무도 내놓지 않았어요
character-short = 전체 게임의 마지막 부분이에요. 말이 적고 길의 더 앞쪽에서 시작해요. 규칙은 모두 그대로예요.
character-kendall-masters = 가장 잘 알려진 규칙이에요. 말들이 끊임없이 자리를 바꾸고 물이 말을 붙잡아 두는 긴 경주예요.
character-kendall-modern = 켄들의 경주를 말 다섯 개로 하고, 모든 경우의 규칙이 분명해요. 가장 좋은 방법이 모두 계산되어 있어요.
character-kendall-1979 = 먼저 다 던진 다음에 그 수들을 어떻게 쓸지 고르기 때문에 계획할 것이 많아요.
character-kendall-wiki = 처음에는 말판이 비어 있어요. 말이 하나씩 들어오고, 셋이 나란히 서면 벽이 돼요.
character-jequier-masters = 말이 모두 마지막 줄에 모여야 나갈 수 있고, 물은 말을 출발점으로 돌려보내요.
character-jequier-ludii = 말들이 줄지어 출발하고, 잡힌 말은 멀리 물러나며, 이긴 사람은 점수를 얻어요.
character-piccione = 아무것도 잡지 않아요. 던진 수를 말들에게 나누어 쓰고, 1이 나오면 새 말이 들어와요.
character-bell = 짧고 치열해요. 주사위 하나에 말이 열 개씩이고, 잡힌 말은 돌아오지 못해요.
character-simple = 표시 없는 말판에서 하는 빠른 경주예요. 둘이 나란히 서면 서로 지켜 주고, 셋이면 벽이 돼요.
character-cypriot = 단순한 말판의 규칙으로, 돌에 파인 홈에 조약돌을 놓고 해요.
character-simple-marked = 끝 가까이에 표시된 칸이 네 개 있고, X 표시는 말을 출발점으로 돌려보내요.
character-middle-kingdom = 표시가 있는 단순한 말판의 게임을 방향을 돌린 말판에서 해요.
character-early-nk = 끝 가까이에 표시된 칸이 네 개 있고, 물은 말을 가운데로 돌려보내요.
character-late-nk = 신왕국 초기와 같지만 마지막 칸에 호루스가 있어서 1이 나와야만 나갈 수 있어요.
character-vertical = 말판이 세로로 서 있고, ‘좋음’ 기호가 있는 칸은 안전하며 한 번 더 던지게 해 줘요.
character-double = 말판 두 개에 예순 칸짜리 길 하나. 가장 긴 경주예요.

## later: rules

rules-unknown = 고대 이집트 사람들이 세네트를 어떻게 두었는지는 아무도 몰라요.
rules-aim = 목표
rules-throwing = 던지기
rules-moving = 움직이기
rules-houses = 특별한 칸
rules-leaving = 말판에서 나가기
rules-winning = 이기기
rules-thrown = 나온 수: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = 간단히
rules-all = 모든 규칙
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = 칸
rules-exit-throw = 나가는 수
rules-exit-any = 어떤 수든
evidence-legend = 각 규칙의 근거
evidence-text = 문헌
evidence-text-note = 이 규칙을 가져온 현대의 문헌에 그렇게 적혀 있어요.
evidence-board = 말판
evidence-board-note = 고대의 말판이나 함께 발견된 말에서 볼 수 있어요.
evidence-picture = 그림
evidence-picture-note = 고대의 그림에서 볼 수 있어요.
evidence-later_game = 후대의 놀이
evidence-later_game-note = 후대의 놀이에서 왔어요. 대개 이집트에서 막대 네 개로 하던 타브예요.
evidence-modern_choice = 현대의 선택
evidence-modern_choice-note = 어떤 자료로도 정할 수 없어 우리 시대의 누군가가 골랐어요. 직접 바꾸는 규칙도 모두 그런 선택이에요.
houses-run = { $first }~{ $last }
rule-aim-first-off = 상대보다 먼저 내 말을 모두 길을 따라 보내 말판에서 내보내요.
rule-aim-board-empty = 상대보다 더 많은 말을 길을 따라 보내 말판에서 내보내요.
rule-pieces = 말은 { $pieces }개씩이에요. 백은 원뿔 말, 흑은 실감개 말을 써요.
rule-start-hand = 처음에 모든 말은 말판 옆에서 기다려요.
rule-start-white-odd = 말은 { $first }번부터 { $last }번 칸에서 시작해요. 백은 홀수 칸, 흑은 짝수 칸이에요.
rule-start-black-odd = 말은 { $first }번부터 { $last }번 칸에서 시작해요. 흑은 홀수 칸, 백은 짝수 칸이에요.
rule-start-house = 짧게 줄인 게임이에요. 복원된 규칙에서는 1번 칸에서, 더 많은 말로 시작해요.
rule-opening-white = 백이 먼저 던져요.
rule-opening-black = 흑이 먼저 던져요.
rule-opening-one-is-white = 번갈아 던져서 먼저 1을 던진 사람이 백이 돼요. 맨 앞의 말을 { $from }번 칸에서 { $to }번 칸으로 옮기고 한 번 더 던져요.
rule-opening-one-is-black = 번갈아 던져서 먼저 1을 던진 사람이 흑이 돼요. 맨 앞의 말을 { $from }번 칸에서 { $to }번 칸으로 옮기고 한 번 더 던져요.
rule-opening-higher-throw = 한 번씩 던져서 더 큰 수가 나온 사람이 시작해요. 수가 같으면 둘 다 다시 던져요.
rule-houses-30 = 길은 30칸이고 구불구불 이어져요. 열 칸짜리 첫째 줄을 따라가고, 둘째 줄로 되돌아온 다음, 셋째 줄을 따라가요.
rule-houses-60 = 길은 말판 두 개에 걸쳐 60칸이에요. 열 칸짜리 줄을 왔다 갔다 하고, 첫째 말판의 30번 칸에서 둘째 말판의 31번 칸으로 이어져요.
rule-sticks = 막대 네 개를 던져 밝은 면이 몇 개인지 세어요.
rule-sticks-2 = 막대 두 개를 던져 밝은 면이 몇 개인지 세어요.
rule-sticks-5 = 막대 다섯 개를 던져 밝은 면이 몇 개인지 세어요.
rule-sticks-die6 = 면이 여섯 개인 주사위 하나를 던져요. 1부터 6까지 나와요.
rule-values = { $light ->
    [0] 밝은 면이 하나도 없을 때 나온 수: { $value }.
   *[other] 밝은 면이 { $light }개일 때 나온 수: { $value }.
  }
rule-zero-0 = 밝은 면이 하나도 없으면 0이에요.
rule-zero-4 = 밝은 면이 하나도 없으면 4예요.
rule-zero-5 = 밝은 면이 하나도 없으면 5예요.
rule-zero-6 = 밝은 면이 하나도 없으면 6이에요.
rule-zero-die = 면이 네 개인 주사위 하나를 던져요. 나오는 수는 1, 2, 3, 4예요.
rule-rethrow = 던진 수가 { $throws }이면 세지 않고 다시 던져요.
rule-lost = 던진 수가 { $throws }이면 말이 움직이지 않고 차례가 끝나요.
rule-lost-zero = 0이 나오면 말이 움직이지 않고 차례가 끝나요.
rule-turn-single = 한 번 던질 때마다 말 하나를 나온 수만큼 옮겨요.
rule-turn-series = 먼저 내 차례의 수를 모두 던진 다음, 마음대로 순서를 정해 써요. 수 하나로 말 하나를 그만큼 옮겨요.
rule-turn-divided = 나온 수를 여러 말에 나누어 써도 되지만, 모두 같은 방향으로 가야 해요.
rule-starting-throw-on = 1이 나오기 전에는 말을 움직일 수 없어요. 그 전에 던진 수는 세지 않아요.
rule-again = 던진 수가 { $throws }이면 한 번 더 던져요.
rule-again-series = 던진 수가 { $throws }이면 계속 던지고, { $others }이면 던지기가 끝나요.
rule-again-on = 말이 { $houses }번 칸에 멈추면 그 주인이 한 번 더 던져요.
rule-ends-turn = 말이 { $houses }번 칸에 오면 무엇이 나왔든 그 주인의 차례가 끝나요.
rule-again-none = 한 번 던지고 나면 상대 차례예요.
rule-turn-passes = 그렇지 않으면 상대 차례예요.
rule-must-move = 움직일 수 있으면 반드시 움직여야 해요.
rule-may-decline-hit-on = 상대의 말을 잡는 것 말고는 할 수 있는 것이 없으면, 대신 차례를 넘겨도 돼요.
rule-may-decline-off-on = 말을 말판에서 내보내는 것 말고는 할 수 있는 것이 없으면, 대신 차례를 끝내도 돼요.
rule-no-move = 움직일 수 있는 말이 없으면 어떤 수가 나왔든 차례가 끝나요.
rule-again-without-move = 움직일 수 있는 말이 없으면 차례가 끝나요. 다만 던진 수가 { $throws }이면 한 번 더 던져요.
rule-no-move-series = 어떤 말도 쓸 수 없는 수는 사라지고 차례가 끝나요.
rule-no-move-divided = 어떤 말도 쓸 수 없는 칸 수는 사라져요.
rule-entry-any-throw = 말판의 말을 옮기는 대신 새 말을 들여놓아도 돼요. 1번 칸에 놓고 바로 나온 수만큼 앞으로 가요.
rule-entry-at-0 = 말판의 말을 옮기는 대신, 나온 수의 칸에 새 말을 들여놓아도 돼요.
rule-entry-throws = 말은 { $throws }로만 들어와요.
rule-entry-with-one = 1이 나왔을 때 1번 칸이 비어 있으면 거기에 말을 들여놓을 수 있고, 한 번 더 던져요.
rule-entry-with-one-first = 그때 던진 수로는 방금 들어온 말을 먼저 움직여야 해요. 움직일 수 없으면 그 말은 말판 옆으로 돌아가고 차례가 끝나요.
rule-start-lock-on = 다음 칸의 말이 움직이기 전에는 말이 출발 칸을 떠날 수 없어요.
rule-blockade-off = 말은 다른 어떤 말이든 뛰어넘을 수 있어요.
rule-blockade-on = 말은 다른 말을 뛰어넘을 수 있지만, 벽, 곧 나란히 선 상대 말 세 개 이상은 넘을 수 없어요.
rule-blockade-2 = 말은 다른 말을 뛰어넘을 수 있지만, 벽, 곧 나란히 선 상대 말 두 개 이상은 넘을 수 없어요.
rule-fall-back-off = 말은 같은 편 말 위에 멈출 수 없어요.
rule-fall-back-on = 같은 편 말 위에 멈춘 말은 그 뒤의 첫 빈칸으로 물러나요.
rule-fall-back-on-unchanged = 제자리로 돌아오는 움직임은 다른 방법이 없을 때만 할 수 있어요.
rule-hit-none = 아무것도 잡지 않아요. 말은 빈칸에만 멈출 수 있어요.
rule-hit-swap = 상대의 말 위에 멈추면 그 말을 잡아요. 두 말이 자리를 바꿔요.
rule-hit-empty-behind = 상대의 말 위에 멈추면 그 말을 잡아요. 잡힌 말은 뒤의 첫 빈칸으로 가고, 빈칸이 없으면 말판 옆으로 가요.
rule-hit-lowest-empty = 상대의 말 위에 멈추면 그 말을 잡아요. 잡힌 말은 출발점에서 가장 가까운 빈칸으로 돌아가요.
rule-hit-to-hand = 상대의 말 위에 멈추면 그 말을 잡아요. 잡힌 말은 말판을 떠나 처음부터 다시 시작해야 해요.
rule-hit-taken = 상대의 말 위에 멈추면 그 말을 잡아요. 잡힌 말은 게임에서 빠져요.
rule-pairs-on = 길에서 이웃한 같은 색 말 두 개는 서로 지켜 줘요.
rule-pairs-3 = 길에서 나란히 선 같은 색 말 세 개 이상은 서로 지켜 줘요.
rule-pairs-off = 이웃한 칸의 말들은 서로 지켜 주지 않아요.
rule-corners-off = 줄은 모퉁이에서 끝나요. 10번 칸과 11번 칸처럼 모퉁이 양쪽에 선 말은 나란히 선 것이 아니에요.
rule-backward-none = 내가 던진 수로 내 말이 뒤로 가는 일은 없어요.
rule-backward-to-empty = 앞으로 갈 수 있는 말이 없으면, 하나가 나온 수만큼 뒤로 가 빈칸에 멈춰야 해요.
rule-backward-may-hit = 앞으로 갈 수 있는 말이 없으면, 하나가 나온 수만큼 뒤로 가야 하고, 이때 잡아도 돼요.
rule-backward-may-hit-swap = 뒤로 가는 말에게 잡힌 말은 오히려 앞으로 가요.
rule-backward-from = 1번부터 { $house }번 칸의 말만 이렇게 뒤로 갈 수 있어요.
rule-backward-from-everywhere = 말은 어느 칸에서나 이렇게 뒤로 갈 수 있어요.
rule-stop = 모든 말은 { $house }번 칸에 멈춘 다음에야 더 갈 수 있어요.
rule-stop-over-halt = 수가 너무 커도 말은 { $house }번 칸까지 가서 멈춰요.
rule-stop-over-bounce = 수가 너무 크면 말은 { $house }번 칸까지 갔다가 남은 만큼 돌아와요.
rule-trap-on = 말이 { $stop }번 칸을 넘어가는 수도 쓸 수 있어요. { $house }번 칸이 비어 있으면 말은 그곳의 물에 빠져요.
rule-water-none = 말을 뒤로 보내는 칸은 없어요.
rule-water-prison = 내 말이 { $house }번 칸의 물에 멈추면 차례가 바로 끝나요.
rule-water-prison-alone = 내 말이 물속에 있는 동안에는 다른 내 말이 움직일 수 없어요.
rule-return-house = 던지는 대신 말을 물에서 꺼내 { $house }번 칸에 놓을 수 있어요. 그 칸이 비어 있어야 하고, 차례는 끝나요.
rule-rescued-moves-first-on = 물에서 꺼낸 말은 다른 내 말보다 먼저 움직여야 해요.
rule-water-prison-exit = 던진 수가 { $throws }이면 물속의 말이 말판에서 나가요. 그렇지 않으면 차례가 끝나요.
rule-water-to-return = { $house }번 칸에 멈춘 말은 바로 { $return }번 칸으로 가요. 그 칸이 차 있으면 그보다 번호가 작은 빈칸 가운데 가장 가까운 칸으로 가요.
rule-return-full-lowest = { $house }번 칸에 멈춘 말은 바로 { $return }번 칸으로 가요. 그 칸이 차 있으면 출발점에서 가장 가까운 빈칸으로 가요.
rule-return-full-hand = { $house }번 칸에 멈춘 말은 바로 { $return }번 칸으로 가요. 그 칸이 차 있으면 말판을 떠나 처음부터 다시 시작해야 해요.
rule-return-full-closed = { $house }번 칸에 멈춘 말은 바로 { $return }번 칸으로 가요. 그 칸이 차 있는 동안에는 어떤 말도 { $house }번 칸으로 갈 수 없어요.
rule-water-to-lowest = { $house }번 칸에 멈춘 말은 바로 출발점에서 가장 가까운 빈칸으로 가요.
rule-water-to-hand = { $house }번 칸에 멈춘 말은 바로 말판을 떠나 처음부터 다시 시작해야 해요.
rule-unprotected = { $houses }번 칸의 말은 옆의 말이 지켜 주지 못해요.
rule-water-suspends-pairs-on = 내 말이 물속에 있는 동안에는 내 말들이 서로 지켜 주지 못해요.
rule-water-suspends-pairs-on-rescued = 물에서 꺼낸 말이 아직 움직이지 않았을 때도 내 말들이 서로 지켜 주지 못해요.
rule-safe = { $houses }번 칸의 말은 잡히지 않아요.
rule-safe-while-water = 어느 편이든 말이 물속에 있는 동안에는 { $houses }번 칸의 말이 잡히지 않아요.
rule-hit-to-water = { $houses }번 칸에서 잡힌 말은 물에 빠져요.
rule-hit-to-water-taken = 물이 있는 칸에 이미 말이 있으면, 대신 두 말이 자리를 바꿔요.
rule-vacate = { $houses }번 칸의 말은 갈 수 있는 수가 나오면 바로 앞으로 가야 해요.
rule-fixed = { $houses }번 칸의 말은 말판에서 나갈 수 있는 수가 나오기를 기다리는 수밖에 없어요.
rule-stuck-to-water = 다른 말을 움직일 수 없으면, { $houses }번 칸의 내 말 하나가 물로 돌아가요.
rule-last-chance = { $houses }번 칸의 말은 한 번의 던지기 안에 떠나야 해요. 내가 다음에 던진 수로 그 말을 움직이지 않으면 물에 빠져요.
rule-bear-off-exact = 말판 밖은 { $house }번 칸 다음의 한 칸으로 세고, 말은 거기에 꼭 맞게 닿아야 해요.
rule-bear-off-bounce = 말판 밖은 { $house }번 칸 다음의 한 칸으로 세고, 말은 거기에 꼭 맞게 닿아야 해요. 수가 더 크면 거기까지 갔다가 남은 만큼 돌아와요.
rule-bear-off-overshoot = 말이 { $house }번 칸을 넘어가는 수이면 얼마나 크든 말판에서 나가요.
rule-bear-off-onto-last = { $house }번 칸에 꼭 맞게 닿은 말은 말판에서 나가요. 그 칸을 넘어가는 수는 쓸 수 없어요.
rule-exits = { $house }번 칸에서는 던진 수가 { $throws }일 때만 말판에서 나가요.
rule-exits-any = { $house }번 칸에서는 어떤 수로든 말판에서 나가요.
rule-exits-first-row-empty = { $house }번 칸에서는 던진 수가 { $throws }일 때 말판에서 나가요. 1~10번 칸에 아무 말도 없으면 어떤 수로든 나가요.
rule-clear-first = { $houses }번 칸에 내 말이 있는 동안에는 내 말이 말판에서 나갈 수 없어요.
rule-clear-first-hand = 말판 옆에 내 말이 있는 동안에도 나갈 수 없어요.
rule-end-first-off = { $pieces ->
    [1] 말을 먼저 말판에서 내보낸 사람이 이겨요.
   *[other] 말 { $pieces }개를 먼저 모두 말판에서 내보낸 사람이 이겨요.
  }
rule-end-board-empty = 말판이 비면 게임이 끝나요. 말을 더 많이 내보낸 사람이 이기고, 수가 같으면 비겨요.
rule-score-on = 이긴 사람은 남아 있는 상대 말 하나마다 1~10번 칸이면 3점, 11~20번 칸이면 2점, 21~30번 칸이면 1점을 얻어요.

## later: rules (about each ruleset)

rules-retold = 이 사이트는 학자 본인의 글이 아니라 다른 사람들이 옮긴 것만 보았어요.
rules-house-title = 직접 만든 규칙
rules-house = 이 사이트에서 직접 만든 규칙이에요. ‘{ $base }’ 규칙에서 몇 가지를 바꾸었어요.
rules-ours = 이 말판의 복원안을 발표한 학자가 없어서 이 사이트가 규칙을 만들었어요. 알려진 복원안들에 공통된 것만 썼어요.
rules-disputed = 확실하지 않은 점
rules-disputed-lead = 글에 답이 없거나 두 가지로 읽을 수 있는 물음들이에요. 여기서는 이렇게 해요.
rules-shortened = 전체 게임의 마지막 부분이에요. 말이 적고 길의 더 앞쪽에서 시작하며, 규칙은 모두 그대로예요. 이 사이트가 줄인 것이고, 이렇게 제안한 학자는 없어요.
rules-throws = 한 판은 약 { $throws }번 던지고 { $minutes }분쯤 걸려요.
credit-kendall-masters = 티머시 켄들이 1978년 《저승을 지나서》(Passing Through the Netherworld)에서 내놓은 복원안이에요. 여기서는 Masters Traditional Games 이름의 규칙 소개 페이지가 옮긴 대로 실었어요.
credit-kendall-modern = 공개 프로젝트 devinokeefe/senet이 켄들의 복원안을 말 다섯 개로 하는 현대 형태로 적고, 가장 좋은 방법을 모두 계산했어요.
credit-kendall-1979 = 티머시 켄들의 1979년 복원안이에요. Ludii 사이트가 그의 규칙서를 요약한 대로이며, 새 게임에서 고를 수 있는 네 가지 규칙도 그 사이트의 것이에요.
credit-kendall-wiki = 티머시 켄들의 복원안으로, Niidae Wiki의 글이 옮긴 대로예요. 말이 들어오는 법, 골라서 잡는 법, 마지막 칸에서 나가는 법에는 출처가 없어요.
credit-jequier-masters = 귀스타브 제키에의 복원안이에요. 보터만스 등이 쓴 《게임의 세계》(The World of Games)를 따라 Masters Traditional Games 이름의 규칙 소개 페이지가 옮긴 대로예요.
credit-jequier-ludii = 귀스타브 제키에의 1930년 복원안이에요. Ludii가 요약한 대로예요.
credit-piccione = 피터 A. 피초네의 1977년 복원안 《투탕카멘 왕의 게임》(King Tut’s Game)이에요. Ludii가 요약한 대로예요.
credit-bell = R. C. 벨의 1979년 복원안이에요. Ludii가 요약한 대로예요.
credit-simple = 표시가 없는 말판은 알려져 있지만, 어떻게 두었는지는 알려져 있지 않아요.
credit-cypriot = 키프로스에는 홈이 열 개씩 세 줄 파인 거친 돌들이 알려져 있지만, 어떻게 두었는지는 알려져 있지 않아요.
credit-simple-marked = 끝 가까이에 표시 네 개가 있는 말판들이 알려져 있어요. ‘좋음’을 뜻하는 기호, X 표시, 세 줄, 두 줄이에요.
credit-middle-kingdom = 중왕국의 말판에도 같은 표시가 있지만, 길이 왼쪽 위에서 끝나요.
credit-early-nk = 신왕국 초기의 말판에는 X 표시 자리에 물이, 줄 자리에 새와 사람이 있어요.
credit-late-nk = 신왕국 후기의 말판에는 마지막 칸들에 신들이 있고, 맨 끝에 호루스가 있어요.
credit-vertical = 긴 쪽을 세로로 세운 말판이 하나 알려져 있어요. 마지막 칸들 가운데 세 칸에 ‘좋음’을 뜻하는 기호가 있어요.
credit-double = 서른 칸짜리 말판 두 개가 나란히 있는 것이 알려져 있어요.
disputed-km-1 = 28번이나 29번 칸의 말은 언제 물로 돌아가나요? 같은 편에 다른 말이 없을 때일 수도 있고, 다른 말이 그 수를 쓸 수 없을 때일 수도 있어요. 여기서는 뒤의 것으로 해요.
disputed-km-2 = 1, 4, 5가 나왔는데 움직일 말이 없으면 한 번 더 던지나요? 여기서는 던지지 않아요.
disputed-km-3 = 위아래로 있는 칸은 이웃한 칸인가요? 여기서는 아니라고 봐요. 길을 따라서만 이웃해요.
disputed-km-4 = 물속의 말이 옆의 말을 지켜 주나요? 여기서는 지켜 준다고 봐요. 다만 그 말은 보호받지 못해요.
disputed-km-5 = 상대의 말을 물에 빠뜨리면 내 차례가 끝나나요? 여기서는 끝나지 않아요.
disputed-km-6 = 앞으로 갈 다른 말이 없으면 말을 꼭 말판에서 내보내야 하나요? 여기서는 내보내야 해요.
disputed-km-7 = 30번 칸에서는 어떤 수로 나가나요? 글은 처음에 꼭 맞는 수라고 하고, 나중에 어떤 수든 된다고 해요. 여기서는 어떤 수로든 나가요.
disputed-km-8 = 4로 물속의 말을 말판에서 내보낸 뒤 한 번 더 던지나요? 여기서는 던져요.
disputed-km-9 = 말이 26번 칸에서 뒤로 갈 수 있나요? 여기서는 갈 수 있어요.
disputed-km-10 = 말이 물에 빠진 바로 그 차례에 꺼낼 수 있나요? 여기서는 꺼낼 수 없어요.
disputed-km-11 = 꺼낼 수 있으면 물속의 말을 꼭 꺼내야 하나요? 여기서는 아니에요. 4를 바라고 던져도 돼요.
disputed-km-12 = 15번 칸이 계속 차 있으면 물에서 나올 다른 방법이 있나요? 여기서는 없어요. 4를 기다려요.
disputed-km-13 = 나란히 선 말 셋이 벽이 되나요? 이 글에는 그런 말이 없어요. 여기서는 되지 않아요.
disputed-kw-1 = 4로 들어온 말은 5번 칸에 놓이나요, 4번 칸에 놓이나요? 여기서는 5번 칸이에요. 1번 칸에 놓은 다음 움직여요.
disputed-kw-2 = 1번 칸이 차 있을 때도 말이 들어올 수 있나요? 여기서는 들어올 수 있어요. 거기에 머물지 않으니까요.
disputed-kw-3 = 한 번 더 던지게 하는 수가 있나요? 이 글은 한 차례에 한 번 던지라고 해요. 여기서도 그렇게 해요.
disputed-kw-4 = 잡지 않기로 하면 어떻게 되나요? 여기서는 그렇게 움직이지 않아요.
disputed-kw-5 = 다르게 움직일 수 있을 때도 차례를 넘길 수 있나요? 여기서는 넘길 수 없어요.
disputed-kw-6 = 벽 안에 있는 상대 말 위에 멈출 수 있나요? 여기서는 멈출 수 있어요. 벽을 넘는 것만 안 돼요.
disputed-kw-7 = 26번 칸에서 5가 나오면 어떻게 되나요? 글에는 없어요. 여기서는 말이 말판에서 나가요.
disputed-kw-8 = 첫째 줄은 언제 비었다고 하나요? 여기서는 어느 편의 말도 거기에 없을 때라고 봐요. 말판 옆의 말은 세지 않아요.
disputed-kw-9 = 같은 편 말 위에 멈추었다가 제자리로 돌아올 수 있나요? 여기서는 다른 방법이 없을 때만 돼요. 그러지 않으면 공짜로 차례를 넘기는 셈이니까요.
disputed-kw-10 = 뒤로 보내진 말이 27번, 28번, 29번 칸에 놓일 수 있나요? 여기서는 놓일 수 있고, 그 칸의 규칙을 따라요.
disputed-kw-11 = 둘이 나란히 서면 서로 지켜 주나요? 글에는 셋만 나와요. 여기서는 지켜 주지 않아요.
disputed-kw-12 = 물이 말을 돌려보낼 때 1번부터 15번 칸이 모두 차 있으면요? 여기서는 말판 옆으로 가요.
disputed-kw-13 = 30번 칸에서 나가는 ‘흰 막대 하나’는 무엇인가요? 여기서는 1이라고 봐요.
disputed-kw-14 = 벽을 넘었다가 다시 그 전으로 물러나게 되는 수를 쓸 수 있나요? 여기서는 쓸 수 없어요.
disputed-k79-1 = 움직이기 전에 모두 던지나요? 이 글은 그렇다고 하고, Ludii의 프로그램은 하나씩 움직여요. 여기서는 글을 따라요.
disputed-k79-2 = 어느 색이 맨 앞에 서나요? 여기서는 백이에요. 먼저 1을 던진 사람이 백이 되어 맨 앞의 말을 움직이니까요.
disputed-k79-3 = 다른 수로 앞으로 갈 수 있을 때, 어떤 수로 뒤로 가도 되나요? 여기서는 안 돼요.
disputed-k79-4 = 말이 물에 빠지면 나머지 수는 어떻게 되나요? 여기서는 사라져요.
disputed-k79-5 = 말을 구할 때 쓰는 차례란 무엇인가요? 여기서는 던지는 대신 구하는 것 자체예요.
disputed-k79-6 = 물속의 말을 잡을 수 있나요? 여기서는 잡을 수 있고, 두 말이 자리를 바꿔요.
disputed-k79-7 = 말이 물속에 있으면 누구의 말들이 서로 지켜 주지 못하나요? 여기서는 그 말의 편만 그래요.
disputed-k79-8 = 누구의 말이 물속에 있어야 28~30번 칸이 안전한가요? 여기서는 누구의 말이든 돼요.
disputed-k79-9 = 먼저 움직여야 하는 말이 잡히면요? 여기서는 그 편이 다시 아무 말이나 움직일 수 있어요.
disputed-k79-10 = 첫 1 전에 던진 수도 세나요? 여기서는 세지 않아요.
disputed-k79-11 = 너무 큰 수가 나오면 반드시 물에 빠지나요? 여기서는 아니에요. 여러 선택 가운데 하나예요.
disputed-k79-12 = 누구의 말이 첫째 줄에 있으면 나갈 수 없나요? 여기서는 내 말이 있을 때만 그래요.
disputed-k79-13 = 말을 구할지는 던지기 전에 정하나요, 뒤에 정하나요? 여기서는 전에 정해요.
disputed-k79-14 = 시작할 때의 1은 꼭 맨 앞의 말을 움직여야 하나요? 여기서는 그래요.
disputed-k79-15 = 시작할 때 4나 5가 나오면 한 번 더 던지나요? 여기서는 던지지 않아요.
disputed-jm-1 = 말이 모두 마지막 줄에 오기 전에 30번 칸에 멈출 수 있나요? 여기서는 멈출 수 없어요. 거기에 닿으면 나가는 것이니까요.
disputed-jm-2 = 30번 칸을 넘는 수를 쓸 수 있나요? 여기서는 쓸 수 없어요.
disputed-jm-3 = 1, 4, 6이 나왔는데 움직일 말이 없으면 한 번 더 던지나요? 여기서는 던지지 않아요.
disputed-jm-4 = 벽이 뒤로 가는 말도 막나요? 여기서는 막아요.
disputed-jm-5 = 첫 빈칸이란 어느 칸인가요? 여기서는 번호가 가장 작은 칸이라고 봐요.
disputed-jm-6 = 말은 차례대로 출발 칸을 떠나야 하나요? 여기서는 글대로 어떤 말이든 움직여도 돼요.
disputed-jm-7 = 줄 끝에서 길이 꺾여도 벽이 이어지나요? 여기서는 이어져요.
disputed-jl-1 = 네 번째 안전한 칸은 어디인가요? 글에는 20번이라고 되어 있지만 거기에는 표시가 없어요. 여기서는 30번으로 해요.
disputed-jl-2 = 말은 언제 출발 칸을 떠날 수 있나요? 여기서는 다음 칸에 있던 말이 움직인 뒤라고 봐요.
disputed-jl-3 = 1, 4, 6이 나왔는데 움직일 말이 없으면 한 번 더 던지나요? 여기서는 던지지 않아요.
disputed-jl-4 = 뒤로 가는 말이 잡을 수 있나요? 여기서는 잡을 수 없어요.
disputed-jl-5 = 잡힌 말은 어디로 가나요? 여기서는 글대로 출발점에서 가장 가까운 빈칸으로 가요.
disputed-jl-6 = 나란히 선 말 셋은 어디에서 벽이 되나요? Ludii의 프로그램은 일부 칸에서만 살펴요. 여기서는 글대로 어디서나 벽이 돼요.
disputed-pi-1 = 5가 나오면 한 번 더 던지나요? 글은 그렇다고 해요. 여기서도 그렇게 해요.
disputed-pi-2 = 수의 일부로 말을 내보낼 수 있나요? 여기서는 그 일부가 꼭 맞으면 내보낼 수 있어요.
disputed-pi-3 = 한 차례의 모든 움직임이 같은 방향이어야 하나요, 한 번 던진 것만 그런가요? 여기서는 한 번 던진 것만 그래요.
disputed-pi-4 = 1이 나오면 꼭 말을 들여놓아야 하나요? 여기서는 앞으로 갈 다른 말이 없을 때만 그래요.
disputed-pi-5 = 말이 들어온 뒤에 던진 수는 어느 말이 먼저 쓰나요? 여기서는 방금 들어온 말이에요.
disputed-pi-6 = 뒤로 가다가 15번이나 26번 칸에 멈춰도 한 번 더 던지나요? 여기서는 던져요.
disputed-pi-7 = 5가 나왔는데 들어온 말을 움직일 수 없으면요? 여기서는 차례가 끝나요.
disputed-pi-8 = 나온 수를 되도록 다 써야 하나요? 여기서는 아니에요. 하지만 한 칸이라도 쓸 수 있으면 계속해요.
disputed-pi-9 = 새 말을 위해 던진 수로 또 다른 말을 들여놓을 수 있나요? 여기서는 안 돼요. 다른 추가 던지기로는 돼요.
disputed-be-1 = 주사위를 던지나요, 막대를 던지나요? 더 오래된 글은 막대라고 해요. 여기서는 주사위로 해요.
disputed-be-2 = 표시된 칸은 어디인가요? 여기서는 이 규칙을 위해 그린 말판대로 26~29번 칸으로 해요.
disputed-be-3 = 잡을 수 있으면 꼭 잡아야 하나요? 여기서는 그렇지 않아요.
disputed-be-4 = 게임은 언제 끝나나요? 여기서는 말판이 비면 끝나요.
disputed-be-5 = 시작할 때 던진 수가 같으면요? 여기서는 둘 다 다시 던져요.
disputed-be-6 = 켄들의 규칙처럼 나란히 선 말 셋이 벽이 되나요? 여기서는 되지 않아요.
disputed-kmo-1 = 잡힌 말은 어디로 가나요? 여기서는 두 말이 자리를 바꿔요.
disputed-kmo-2 = 28~30번 칸은 안전한가요? 여기서는 아니에요. 옆의 말만 지켜 줘요.
disputed-kmo-3 = 28~30번 칸에서 잡힌 말은 어디로 가나요? 여기서는 잡은 말이 있던 26번 칸으로 가요.
disputed-kmo-4 = 말이 28번 칸에서 29번이나 30번 칸으로 가거나 뒤로 갈 수 있나요? 여기서는 갈 수 없어요.
disputed-kmo-5 = 30번 칸에서는 어떤 수로 나가나요? 여기서는 1로만 나가요.
disputed-kmo-6 = 1, 4, 5가 나왔는데 움직일 말이 없으면요? 여기서는 차례가 넘어가요.
disputed-kmo-7 = 물에 빠지면 차례가 끝나나요? 여기서는 끝나지 않아요.
disputed-kmo-8 = 벽의 일부를 넘을 수 있나요? 여기서는 넘을 수 없어요.
disputed-kmo-9 = 벽이나 서로 지켜 주는 두 말이 물에서 돌아오는 길을 막나요? 여기서는 막지 않아요.
disputed-kmo-10 = 1, 4, 5로 뒤로 가도 한 번 더 던지나요? 여기서는 던져요.
disputed-kmo-11 = 말이 26번 칸에서 뒤로 갈 수 있나요? 여기서는 갈 수 있어요.
disputed-kmo-12 = 이 게임을 말의 수를 다르게 해서 둘 수 있나요? 여기서는 직접 만든 규칙으로는 돼요. 하지만 다 계산된 것은 말 다섯 개짜리 게임뿐이에요.
disputed-board-cross = X 표시는 말을 어디로 보내나요? 아무도 몰라요. 15번 칸과 이어 주는 것이 없어서, 여기서는 출발점에서 가장 가까운 빈칸으로 보내요.
disputed-board-rebirth = 15번 칸에 표시가 없는 말판에서도 그 칸이 특별한가요? 여기서는 아니라고 봐요.
disputed-board-last = 표시가 없는 30번 칸에서는 어떤 수로 나가나요? 여기서는 어떤 수로든 나가요.
disputed-board-upright = 세로 말판에서는 어느 쪽으로 가나요? 아무도 몰라요. 여기서는 보통의 순서대로 왼쪽 위에서 시작해 세로 세 줄로 가요.
disputed-board-two = 말판 두 개는 길이 하나인가요, 둘인가요? 아무도 몰라요. 여기서는 가장 간단한 긴 길 하나로 해요.
disputed-board-pebbles = 조약돌을 몇 개 썼나요? 아무도 몰라요. 여기서는 다섯 개씩 써요.

## later: dialogs (help)

help-title = 도움말
help-tap = 큰 버튼을 눌러 던진 다음, 움직일 말을 누르세요.
help-mistake = 잘못 눌러도 아무 일도 일어나지 않아요.
help-marks = 말판의 표시
help-mark-ring = 움직일 수 있는 말이에요.
help-mark-target = 내 말이 갈 수 있는 칸이에요.
help-mark-hit = 잡힌 말이 갈 곳이에요.
help-mark-row = 서로 지켜 주거나 벽이 되어 있어요.
help-mark-disc = 움직인 결과예요. ×는 잡기, 물결은 물, 괄호는 보호, 화살표는 나가기예요.
help-mark-trail = 방금 움직인 길이에요.
help-keyboard = 말판에서 쓰는 키
help-key-arrows = 화살표 키
help-arrows = 오른쪽과 왼쪽: 길을 따라, 위와 아래: 다음 줄
help-key-ends = Home, End
help-ends = 첫 칸, 길의 끝
help-key-enter = Enter, 스페이스
help-enter = 말이나 칸 고르기
help-key-escape = Esc
help-escape = 말을 제자리에 놓기
help-key-throw = T
help-throw = 던지기
help-key-pieces = M
help-pieces = 움직일 수 있는 다음 말. Shift와 함께 누르면 이전 말
help-key-last = L
help-last = 마지막 움직임
help-key-status = S
help-status = 지금 상황은?
help-key-advice = H
help-advice = 여기서 가장 좋은 선택은? 그 이유는?
help-key-undo = U
help-undo = 무르기
help-key-redo = R
help-redo = 다시 하기
help-key-look = , 와 .
help-look = 다시 보기: 한 번 뒤로, 한 번 앞으로
help-key-help = ?
help-help = 이 도움말
help-accessibility = 접근성(영어)
help-questions = 키로 물어보기
help-key-mine = P
help-mine = 내 말은 어디에?
help-key-others = O
help-others = 상대 말은 어디에?
help-key-moves = G
help-moves = 갈 수 있는 칸은?
help-key-sticks = K
help-sticks = 나온 수는?
help-key-score = C
help-score = 말판에서 나간 말은 각각 몇 개?
help-key-way = F
help-way = 남은 길은?
help-key-house = X
help-house = 이 칸에 있는 것은?
help-key-card = I
help-card = 이 칸의 이름과 하는 일
help-key-odds = D
help-odds = 최근에 나온 수와 확률
help-key-turn = B
help-turn = 상자를 손에 들기, 제자리에 놓기. 화살표로 돌려요

## later: house-rules (the editor of house rules)

house-title = 직접 만든 규칙
house-lead = 규칙을 어느 것이든 바꿔 보세요. 서로 맞지 않으면 바로 알려 줘요.
house-find = 낱말로 규칙 찾기
house-found = 규칙 { $count }개를 찾았어요.
house-from = 바탕으로 삼을 규칙
house-yours = 내 규칙
house-name = 내 규칙의 이름
house-name-default = { $base }(내 방식)
house-reset-all = 바꾼 것 모두 되돌리기
house-reset = ‘{ $base }’대로 되돌리기
house-changed = 바꾼 것 { $count }개
house-disagrees = 맞지 않음
house-ready = 이 규칙들은 서로 잘 맞아요.
house-endless = 하지만 이 규칙으로는 게임이 거의 끝나지 않아요.
house-clashes = { $count ->
    [1] 두 규칙이 서로 맞지 않아요.
   *[other] 서로 맞지 않는 규칙이 { $count }쌍 있어요.
  }
house-show = 어디인지 보기
house-play = 게임하기
house-opponent = 상대
house-save = 이 규칙 저장하기
house-saved = ‘{ $name }’ 이름으로 저장했어요.
house-save-full = 규칙은 { $count }개까지 저장할 수 있어요. 먼저 하나를 지우세요.
house-save-blocked = 규칙을 저장하지 못했어요. 남기려면 링크를 복사하세요.
house-save-unnamed = 먼저 규칙에 이름을 붙이세요.
house-mine = 내가 만든 규칙({ $count })
house-open = 열기
house-rename = 이름 바꾸기
house-delete = 지우기
house-deleted = ‘{ $name }’ 규칙을 지웠어요.
house-link = 링크 복사
house-link-label = 이 규칙의 링크
house-link-copied = 링크를 복사했어요.
house-link-by-hand = 선택된 링크를 복사하세요.
house-point-value = { $point }: { $value }
house-fix = ‘{ $point }’ 항목을 다음으로 바꾸기: { $value }
house-fix-off = ‘{ $point }’ 끄기
house-fix-on = ‘{ $point }’ 켜기
house-refused = ‘{ $points }’ 항목과 맞지 않아요
house-refused-houses = { $houses }: ‘{ $points }’ 항목과 맞지 않아요. { $reason }
house-idle = ‘{ $point }’ 항목 때문에 지금은 효과가 없어요.
house-range = { $first }~{ $last }
house-none = 없음
house-on = 예
house-off = 아니요
house-exit = { $house }번 칸: { $throws }
house-exit-any = 어떤 수로든
house-exit-star = 첫째 줄이 비어 있으면 어떤 수로든
house-exit-row = { $house }번 칸에서 말판 밖으로 나가는 수
house-light-row = { $light ->
    [0] 밝은 면 없음
   *[other] 밝은 면 { $light }개
  }
house-light-count = 밝은 면의 개수만큼
house-nothing-special = 특별한 것 없음
in-use-title = 오늘날 쓰이는 규칙
in-use-note = 상자 게임, 학교, 프로그램의 규칙이에요. 복원한 규칙은 아니에요.

house-group-game = 게임
house-group-throwing = 던지기
house-group-moving = 움직이기
house-group-meeting = 상대와 만나기
house-group-houses = 특별한 칸
house-group-leaving = 말판에서 나가기와 이기기

dim-houses = 말판의 칸 수
dim-pieces = 한 사람의 말 수
dim-start = 말이 시작하는 곳
dim-start-hand = 말이 말판 밖에서 시작해요
dim-start-white-odd = 말이 처음 칸들에 번갈아 서고, 흑이 맨 앞이에요
dim-start-black-odd = 말이 처음 칸들에 번갈아 서고, 백이 맨 앞이에요
dim-start-house = 말이 시작하는 첫 칸
dim-opening = 누가 시작하나
dim-opening-white = 백이 시작해요
dim-opening-black = 흑이 시작해요
dim-opening-one-is-white = 먼저 1을 던진 사람이 백이 되어 맨 앞의 말을 움직여요
dim-opening-one-is-black = 먼저 1을 던진 사람이 흑이 되어 맨 앞의 말을 움직여요
dim-opening-higher-throw = 더 큰 수를 던진 사람이 시작해요
dim-start-lock = 앞에 있는 말이 움직이기 전에는 출발할 수 없음
dim-entry = 말이 들어오는 법
dim-entry-none = 나중에 들어오는 말이 없어요
dim-entry-any-throw = 어떤 수로든 들어와요. 1이면 2번 칸, 2면 3번 칸, 이런 식이에요
dim-entry-with-one = 1이 나오면 1번 칸으로 들어와요
dim-entry-throws = 말이 들어오는 수
dim-entry-at = 들어오는 말이 세기 시작하는 칸: 0 또는 1
dim-starting-throw = 1을 던져야 움직일 수 있음
dim-sticks = 무엇을 던지나
dim-sticks-2 = 막대 두 개
dim-sticks-4 = 막대 네 개
dim-sticks-5 = 막대 다섯 개
dim-sticks-die4 = 면이 네 개인 주사위
dim-sticks-die6 = 면이 여섯 개인 주사위
dim-zero = 밝은 면이 없을 때
dim-zero-0 = 밝은 면이 없으면 0
dim-zero-4 = 밝은 면이 없으면 4
dim-zero-5 = 밝은 면이 없으면 5
dim-zero-6 = 밝은 면이 없으면 6
dim-zero-die = 면이 네 개인 주사위
dim-values = 밝은 면의 개수마다 나오는 수
dim-rethrow = 다시 던지는 수
dim-lost = 차례를 잃는 수
dim-again = 한 번 더 던지게 하는 수
dim-again-without-move = 움직일 말이 없어도 한 번 더 던지게 하는 수
dim-again-on = 한 번 더 던지게 하는 칸
dim-ends-turn = 차례를 끝내는 칸
dim-turn = 한 차례의 진행
dim-turn-single = 한 번 던지고 한 번 움직여요
dim-turn-series = 더 던질 수 있는 동안 계속 던지고, 마음대로 순서를 정해 써요
dim-turn-divided = 한 번 던지고, 나온 수를 여러 말에 나누어 쓸 수 있어요
dim-blockade = 벽이 되는 말
dim-blockade-on = 말 셋이 나란히 서면 벽이 됨
dim-blockade-2 = 말 둘이 나란히 서면 벽이 됨
dim-blockade-off = 나란히 서도 벽이 되지 않음
dim-corners = 말의 줄은 모퉁이에서도 이어짐
dim-fall-back = 같은 편 말 위에 멈추면 그 뒤의 첫 빈칸으로 물러남
dim-backward = 앞으로 갈 수 있는 말이 없을 때
dim-backward-none = 앞으로 갈 수 없으면 차례를 잃어요
dim-backward-to-empty = 앞으로 갈 수 없으면 말 하나가 뒤의 빈칸으로 가야 해요
dim-backward-may-hit = 앞으로 갈 수 없으면 말 하나가 뒤로 가야 하고, 잡아도 돼요
dim-backward-from = 말이 뒤로 갈 수 있는 마지막 칸
dim-vacate = 갈 수 있으면 떠나야 하는 칸
dim-pairs = 서로 지켜 주는 말
dim-pairs-on = 나란히 선 말 둘이 서로 지켜 줌
dim-pairs-3 = 나란히 선 말 셋이 서로 지켜 줌
dim-pairs-off = 말들은 서로 지켜 주지 않음
dim-unprotected = 옆의 말이 지켜 주지 못하는 칸
dim-water-suspends-pairs = 말이 물속에 있는 사람의 말들은 서로 지켜 주지 못함
dim-safe = 말이 안전한 칸
dim-safe-while-water = 물속에 말이 있는 동안 안전한 칸
dim-hit = 잡힌 말은 어떻게 되나
dim-hit-none = 말이 잡히지 않아요
dim-hit-swap = 잡힌 말과 잡은 말이 자리를 바꿔요
dim-hit-empty-behind = 잡힌 말이 뒤의 첫 빈칸으로 가요
dim-hit-lowest-empty = 잡힌 말이 말판의 첫 빈칸으로 가요
dim-hit-to-hand = 잡힌 말이 말판을 떠나고, 다시 들어와요
dim-hit-taken = 잡힌 말이 게임에서 빠져요
dim-hit-to-water = 잡힌 말이 물에 빠지는 칸
dim-may-decline-hit = 잡는 수밖에 없으면 차례를 넘겨도 됨
dim-stop = 모든 말이 멈춰야 하는 칸
dim-stop-over = 그 칸을 넘는 수
dim-stop-over-lost = 그 칸을 넘는 수는 쓸 수 없음
dim-stop-over-halt = 그 칸을 넘는 수는 거기서 멈춤
dim-stop-over-bounce = 그 칸을 넘는 수는 거기까지 갔다가 남은 만큼 돌아옴
dim-trap = 그 칸을 넘는 수는 물에 빠짐
dim-water-house = 물이 있는 칸
dim-water = 물이 하는 일
dim-water-none = 물이 없어요
dim-water-prison = 정해진 수가 나오거나 구해 줄 때까지 물이 말을 붙잡아요
dim-water-to-return = 물이 말을 되돌아갈 칸에 놓아요
dim-water-to-lowest = 물이 말을 말판의 첫 빈칸에 놓아요
dim-water-to-hand = 물이 말을 말판 옆으로 돌려보내고, 말은 다시 들어와요
dim-return-house = 되돌아갈 칸
dim-return-full = 되돌아갈 칸이 차 있을 때
dim-return-full-below = 말이 그 앞의 가장 가까운 빈칸으로 가요
dim-return-full-lowest = 말이 말판의 첫 빈칸으로 가요
dim-return-full-hand = 말이 말판을 떠나고, 다시 들어와요
dim-return-full-closed = 어떤 말도 물로 갈 수 없어요
dim-rescued-moves-first = 구해 낸 말이 다른 말보다 먼저 움직여야 함
dim-stuck-to-water = 갇힌 말이 물로 돌아가는 칸
dim-last-chance = 다음 던지기에 떠나지 못하면 물에 빠지는 칸
dim-fixed = 닿으면 말판에서 나가는 것만 할 수 있는 칸
dim-bear-off = 말이 말판에서 나가는 법
dim-bear-off-exact = 마지막 칸 바로 다음에 꼭 맞는 수로 나가요
dim-bear-off-bounce = 꼭 맞는 수로 나가고, 더 크면 남은 만큼 돌아와요
dim-bear-off-overshoot = 마지막 칸을 넘는 수이면 어떤 수로든 나가요
dim-bear-off-onto-last = 마지막 칸에 꼭 맞게 닿으면 나가요
dim-exits = 정해진 수로만 나갈 수 있는 칸
dim-clear-first = 말이 나가기 전에 내 말이 없어야 하는 칸
dim-may-decline-off = 말을 내보내지 않기로 해도 됨
dim-end = 누가 이기나
dim-end-first-off = 말을 먼저 모두 내보낸 사람이 이겨요
dim-end-board-empty = 말판이 빌 때까지 하고, 더 많이 내보낸 사람이 이겨요
dim-score = 남은 상대 말에 따라 이긴 사람이 점수를 얻음

clash-hand-entry = 말판 밖에서 시작하는 말은 들어오는 방법이 있어야 해요.
clash-water-entry = 물이 말을 말판 밖으로 보내는데, 다시 들어올 방법이 없어요.
clash-behind-entry = 뒤로 가는 말에게 잡힌 말은 뒤에 빈칸이 없을 수 있는데, 다시 들어올 방법이 없어요.
clash-home-entry = 잡힌 말이 말판을 떠나는데, 다시 들어올 방법이 없어요.
clash-full-entry = 되돌아갈 칸이 차 있으면 말이 말판을 떠나는데, 다시 들어올 방법이 없어요.
clash-one-divided = 1로 들어오는 규칙은 수를 나누어 쓸 수 있을 때만 쓸 수 있어요.
clash-any-divided = 수를 나누어 쓸 때는 1로만 들어올 수 있어요.
clash-entry-stop = 들어오는 말은 바로 1번 칸을 지나가니, 1번 칸은 멈춰야 하는 칸이 될 수 없어요.
clash-entry-throws = 나올 수 있는 어떤 수로도 말이 들어올 수 없어요.
clash-opening-hand = 시작할 때의 1로 맨 앞의 말을 움직여야 하는데, 말판에 말이 없어요.
clash-opening-odd = 시작할 때의 1로 맨 앞의 말을 움직여야 하는데, 그 앞에 상대의 말이 있어요.
clash-start-house-hand = 말판 밖에서 시작하는 말에는 시작 칸이 없어요.
clash-start-house-lock = 말이 1번 칸부터 시작할 때만 앞의 말을 기다릴 수 있어요.
clash-start-beyond = 말은 말판에서 나갈 수 있는 칸들과 모두가 멈춰야 하는 칸보다 번호가 작은 칸에서 시작해야 해요.
clash-opening-fixed = 시작할 때의 1로 맨 앞의 말을 움직여야 하는데, 그 말은 말판에서 나가는 것만 할 수 있는 칸에 있어요.
clash-lock-hand = 말판 밖에서 시작하는 말에게는 기다릴 앞의 말이 없어요.
clash-lock-backward = 뒤로 가는 말이 아직 출발하지 않은 말을 잡을 수 있어요.
clash-lock-entry = 들어오는 말이 아직 출발하지 않은 말을 잡을 수 있어요.
clash-lock-fixed = 맨 앞의 말은 영영 갈 수 없어요. 그 칸에서는 말판에서 나가는 것만 할 수 있는데, 먼저 가야 할 말들이 뒤에서 기다려요.
clash-one-series = 1을 기다리는 규칙은 한 차례에 여러 번 던질 때만 쓸 수 있어요.
clash-divided-hit = 수를 나누어 쓸 때는 말을 잡을 수 없어요.
clash-divided-fall-back = 수를 나누어 쓸 때는 같은 편 말 때문에 물러나지 않아요.
clash-divided-prison = 수를 나누어 쓸 때는 물이 말을 붙잡을 수 없어요.
clash-divided-trap = 수를 나누어 쓸 때는 어떤 칸을 넘어서 물에 빠지는 일이 없어요.
clash-divided-blockade = 수를 나누어 쓸 때는 늘어선 말이 벽이 되지 않아요.
clash-divided-over = 수를 나누어 쓸 때는 너무 큰 수가 없어요.
clash-divided-vacate = 수를 나누어 쓸 때는 먼저 떠나야 하는 칸을 둘 수 없어요.
clash-divided-decline-hit = 수를 나누어 쓸 때는 차례를 넘길 수 없어요.
clash-divided-decline-off = 수를 나누어 쓸 때는 말을 내보내지 않기로 할 수 없어요.
clash-always-again = 어떤 수든 한 번 더 던지게 하니 차례가 끝나지 않아요.
clash-long-series = 이어 던지기에서는 많아야 두 번에 한 번만 다시 던질 수 있어요. 그러지 않으면 차례가 너무 길어져요.
clash-always-again-unmoved = 움직일 수 없는 사람이 끝없이 던지게 돼요.
clash-values-sticks = 막대가 보일 수 있는 밝은 면의 개수마다 수가 있어야 해요. 주사위에는 밝은 면이 없어요.
clash-rethrow-all = 모든 수를 다시 던지게 되어 세는 수가 없어요.
clash-no-one = 말에 1이 필요할 수 있으니 1로 치고 쓸 수 있는 수가 있어야 해요.
clash-one-value = 나오는 수가 모두 같아서 아무도 더 큰 수를 던질 수 없어요.
clash-lost-again = 차례를 잃는 수로는 한 번 더 던질 수 없어요.
clash-lost-rethrow = 다시 던지는 수로는 차례를 잃지 않아요.
clash-lost-series = 이어 던지기에서는 앞서 던진 수도 사라지는지 알 수 없어요.
clash-series-unmoved = 움직이기 전에 모두 던지면, 그 뒤에는 더 던질 수 없어요.
clash-series-again-on = 움직이기 전에 모두 던지면, 칸 때문에 더 던질 수 없어요.
clash-ends-again = 같은 칸이 차례를 끝내면서 한 번 더 던지게 할 수는 없어요.
clash-water-nowhere = 물이 있을 칸이 필요해요.
clash-water-idle = 물이 있는 칸은 정했지만 물이 없어요.
clash-water-pieces = 물은 말이 시작하는 칸들보다 두 칸 이상 더 지나서 있어야 해요.
clash-water-return = 이 물에는 말이 되돌아갈 칸이 필요해요.
clash-return-beyond = 되돌아갈 칸은 물이 있는 칸보다 번호가 작아야 해요.
clash-sent-closed = 어떤 말도 물로 갈 수 없을 때 말이 물로 보내질 수 있어요.
clash-return-fixed = 구해 낸 말이 자기편을 영영 멈추게 할 수 있어요. 먼저 가야 하는데, 다른 말들이 간 뒤에만 갈 수 있거든요.
clash-trap-stop = 멈춰야 하는 칸이 없으니, 그 칸을 넘는 수도 없어요.
clash-trap-over = 멈춰야 하는 칸을 넘는 수가 물에도 빠지고 다른 곳에도 갈 수는 없어요.
clash-trap-water = 물이 없으면 물에 빠질 수 없어요.
clash-trap-behind = 멈춰야 하는 칸을 넘으면 물에 빠지니, 물은 그 칸을 지나서 있어야 해요.
clash-stop-water = 모든 말이 물이 있는 칸에 멈춰야 하는데, 거기서 더 가게 하는 수가 없어요.
clash-water-fixed = 물이 있는 칸은 말판에서 나가는 것만 할 수 있는 칸이 될 수 없어요.
clash-stuck-water = 갇힌 말은 말을 붙잡는 물로만 돌아갈 수 있어요.
clash-stuck-forward = 갇힌 말은 물로 돌아가니, 물을 지나서 있어야 해요.
clash-hit-water = 잡힌 말은 물에만 빠질 수 있는데, 물이 없어요.
clash-chance-water = 제때 떠나지 못한 말은 물에 빠지는데, 물이 없어요.
clash-chance-forward = 제때 떠나지 못한 말은 물로 돌아가니, 물을 지나서 있어야 해요.
clash-chance-stuck = 같은 칸의 말은 한 번 던진 뒤 물에 빠지니, 갇힐 때까지 기다릴 수 없어요.
clash-chance-turn = 한 번 던질 때마다 한 번 움직이는 게임에서만 말에게 한 번의 던지기를 줄 수 있어요.
clash-safe-water = 물속에 머무는 말이 없으니, 그동안 안전한 칸도 있을 수 없어요.
clash-rescue-water = 말을 붙잡는 물에서만 말을 구할 수 있어요.
clash-fall-back-prison = 물러난 말이 말을 붙잡는 물을 막을 수 있어요.
clash-taken-end = 말이 게임에서 아주 빠질 수 있으면, 끝나야만 누가 이겼는지 알 수 있어요.
clash-water-end = 물에서 나오게 하는 수가 없어서 말이 물에 영영 남을 수 있고, 그러면 말판이 비지 않아요.
clash-clear-end = 내 편이 어떤 칸들을 더는 비울 수 없으면 말이 물에 영영 남을 수 있고, 그러면 말판이 비지 않아요.
clash-score-end = 점수는 말을 먼저 모두 내보낸 사람이 이기는 규칙에서만 셀 수 있어요.
clash-last-exit = 말이 마지막 칸에 머물지 않으니, 그 칸에는 정해진 수가 필요 없어요.
clash-last-fixed = 말이 마지막 칸에 머물지 않으니, 말판에서 나가는 것만 할 수 있는 칸이 될 수 없어요.
clash-last-water = 말이 마지막 칸에 머물지 않으니, 그 칸은 물이 될 수 없어요.
clash-backward-nowhere = 말이 뒤로 가야 하는데, 뒤로 갈 수 있는 칸이 없어요.
clash-backward-idle = 뒤로 갈 수 있는 마지막 칸은 있지만, 말이 뒤로 가지 않아요.
clash-clear-fixed = 이런 칸의 말은 영영 나갈 수 없어요. 나가려면 그 말이 먼저 없어져야 하니까요.
clash-clear-last = 마지막 칸의 말은 영영 나갈 수 없어요. 나가려면 그 말이 먼저 없어져야 하니까요.
clash-off-board = 정한 칸 가운데 하나가 말판에 없어요.
clash-fixed-for-good = 이 칸들 가운데 하나에서는 말이 영영 나갈 수 없어요. 말판에서 나가게 하는 수가 없어요.
clash-last-for-good = 마지막 칸의 말은 영영 나갈 수 없어요. 필요한 수가 나올 수 없어요.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = 보드 판
words-pieces = 기물 말 개수
words-start = 배치 시작
words-opening = 먼저 선공
words-entry = 들어오기
words-zero = 막대 주사위
words-lost = 한 번 쉬기
words-again = 한 번 더 추가
words-again-without-move = 한 번 더
words-again-on = 한 번 더
words-ends-turn = 차례 쉬기 그물
words-turn = 나누기
words-stop = 아름다움의 집 행복의 집 정확
words-stop-over = 남는 수 튕김 되돌아
words-trap = 익사
words-blockade = 막기 셋 뛰어넘기
words-corners = 모퉁이 꺾임 줄
words-pairs = 쌍 둘 보호
words-safe = 안전 보호
words-hit = 잡기 바꾸기 공격
words-hit-to-water = 익사
words-backward = 뒤로 후퇴
words-water = 물의 집 나일 익사
words-water-house = 익사 27
words-return-house = 부활의 집 15
words-return-full = 부활의 집 15
words-last-chance = 다음 차례 세 진리 28 29 30
words-stuck-to-water = 익사
words-fixed = 정확 세 진리
words-bear-off = 나가기 도착
words-exits = 나가기 도착 28 29 30
words-clear-first = 첫 줄
words-end = 승리 이기기
words-score = 점수

## Notices and failures

notice-replaced = 새 게임이 시작되었어요.
notice-aside = { $what ->
    [game] 저장된 게임을 읽을 수 없어서 새 게임을 시작해요.
    [correspondence] 링크로 하는 게임을 읽을 수 없어요.
    [puzzles] 내 게임에서 나온 문제를 읽을 수 없어요.
    [rematch] 같은 수로 하는 두 판 중 첫째 판을 읽을 수 없어요.
   *[house-rules] 직접 만든 규칙을 읽을 수 없어요.
  } 저장되어 있던 것은 따로 두었어요.
button-save-aside = 파일로 저장
notice-not-saved = 이 게임은 이제 저장할 수 없어요. 브라우저의 저장 공간이 가득 찼거나 막혀 있어요. 메뉴의 “공유·저장”에서 파일로 남길 수 있어요.
notice-parameter = { $name }={ $value }: 알 수 없는 값이에요. 쓸 수 있는 값: { $allowed }.
notice-ruleset = 지정된 ‘{ $value }’ 규칙은 게임에 쓸 수 없어요({ $options }{ $reason }).
notice-seed = seed={ $value } 값이 지정되었지만 64자리 이내의 16진수가 아니에요.
notice-computer-stopped = 컴퓨터가 어떻게 움직일지 고르지 못했어요({ $reason }). ‘계속하기’를 누르면 다시 골라요.
notice-language = { $language } 텍스트를 불러올 수 없어요.
notice-no-net = { $why ->
    [unreadable] 강한 상대들이 이 규칙에 대해 배운 것을 불러올 수 없거나 손상되어서, 간단한 기준으로 판단해요.
   *[absent] 이 페이지에는 강한 상대들이 이 규칙에 대해 배운 것이 들어 있지 않아서, 간단한 기준으로 판단해요.
  }
notice-fault = 문제가 생겼어요({ $reason }). 게임은 그대로예요.
notice-not-loaded = 페이지의 이 부분을 불러올 수 없어요. 연결을 확인하고 다시 해 보세요.
notice-new-version = 이 페이지의 새 버전이 있어서 예전 버전의 이 부분은 불러올 수 없어요. 페이지를 다시 불러와 주세요. 저장된 게임은 그대로 남아요.
failure-title = 게임을 시작할 수 없어요
failure-wasm-missing = 게임에는 WebAssembly가 필요한데, 이 브라우저에는 없거나 꺼져 있어요. 차단 모드(Safari)나 향상된 보안(Edge)을 켜면 꺼져요. 브라우저 설정에서 이 사이트에 허용한 다음 페이지를 다시 불러오세요. 아주 오래된 브라우저는 업데이트해야 해요.
failure-wasm-blocked = 이 사이트는 게임에 필요한 WebAssembly를 허용하지 않아요. 보안 정책에 script-src 'wasm-unsafe-eval'이 있어야 해요. 오래된 브라우저라면 업데이트가 필요할 수 있어요.
failure-wasm-not-found = 게임 엔진을 불러올 수 없어요. 연결을 확인하고 페이지를 다시 불러오세요.
failure-engine-damaged = 게임 엔진 파일이 온전하지 않아요. 페이지를 다시 불러오세요. 그래도 안 되면 이 사이트의 senet.wasm 파일이 손상되었거나 다른 파일로 바뀐 거예요.
failure-engine-broken = 이 브라우저에서는 게임 엔진이 돌아가지 않아요. 더 새로운 브라우저를 써 주세요.

## later: ending (the end of a game)

end-summary = 말판에서 나간 말은 원뿔 말 { $white }개와 실감개 말 { $black }개예요.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = 마침내 도착했고, 해가 떠올라요.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = 먼 옛날 달도 놀이판에서 져서 한 해가 닷새 길어졌대요.
# Figures of the game below the result, beside each other.
end-throws = 던지기 { $throws }번
end-hits = 잡기 { $hits }번
end-minutes = { $minutes }분
# A button after a win: another game, against the next stronger computer player.
end-stronger = 더 강한 상대

## later: menu (the menu, and texts that several parts of the page use)

this-game = 이 게임
menu-title = 더 보기
menu-licence = “Senet, the Senet contributors”라고 밝히면 자유롭게 복사하고 나눌 수 있어요. 프로그램: MIT 또는 Apache-2.0. 글: CC BY 4.0. 그림: CC0.
menu-edition = 버전 { $release }, 커밋 { $commit }, 규칙 { $rules }
menu-group-learn = 배우기
menu-group-puzzles = 묘수풀이와 오늘의 게임
menu-group-together = 다른 사람과 함께
menu-group-share = 공유와 저장
menu-embedding = 내 사이트에 이 게임 넣기
menu-lab = 실험실: 불확실한 규칙 하나의 영향
menu-print = 말판, 말, 규칙, 활동지 인쇄하기
notice-frozen = 이 게임을 보여 주는 사이트가 게임을 잠시 멈췄어요.
menu-one-file = 이 파일은 인터넷에 연결하지 않아도 쓸 수 있어요.

## later: sound (sounds)

sound-title = 소리
sound-on = 소리 내기
sound-volume = 음량
sound-percent = { $share }%
sound-unavailable = 지금은 이 기기에서 소리를 낼 수 없어요.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = 첫 수업
tutorial-offer = 세네트가 처음인가요?
tutorial-offer-start = 해 볼래요
tutorial-offer-later = 나중에
tutorial-menu-lessons = 수업
tutorial-menu-lessons-note = 해 보면서 배우기
tutorial-lessons = 수업
tutorial-lessons-lead = 내 게임은 바뀌지 않고 그대로 기다려요.
tutorial-lessons-houses = 특별한 칸
tutorial-lessons-rules = 다른 규칙은 무엇이 다른가
tutorial-not-kept = 여기서는 아무것도 저장되지 않아서, 마친 수업을 다음번에 보여 줄 수 없어요.
tutorial-goes-on = { $last }단계 중 { $count }단계부터 이어서 하기
tutorial-done = 완료
tutorial-step = { $last }단계 중 { $count }단계
tutorial-count = { $count } / { $last }
tutorial-progress = 수업의 진도
tutorial-dock = 수업의 던지기와 움직이기
tutorial-back = 뒤로
tutorial-skip = 건너뛰기
tutorial-next = 다음
tutorial-finish = 마치기
tutorial-press-next = 이 단계를 마쳤어요. ‘다음’을 눌러 계속하세요.
tutorial-not-asked = 게임에서는 그렇게 해도 돼요. 여기서는 이 단계에서 말한 대로 해 보세요.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = 여기서 움직일 말은 { $house }번 칸에 있어요. 고리가 달려 있어요.
tutorial-end-lead = 수업에서 나오는 수는 정해져 있어서 운은 상관없어요. 아래 선택은 직접 한 거예요.
tutorial-end-judge = 여기서 가장 강한 컴퓨터의 평가예요. 틀릴 수도 있어요.
lesson-first = 첫 수업
lesson-first-about = 2분이면 게임을 다 배워요
lesson-first-1 = 검은 실감개를 모두 말판에서 내보내세요. 던진 다음 고리가 달린 실감개를 누르세요.
lesson-first-1-done = 밝은 면이 두 개면 2예요.
lesson-first-2 = 던진 다음 17번 칸의 원뿔 위로 가세요.
lesson-first-2-done = 원뿔을 잡아서 두 말이 자리를 바꾸었어요. 1, 4, 5가 나오면 한 번 더 던져요.
lesson-first-3 = 다시 던지고 아무 실감개나 움직이세요.
lesson-first-3-done = 움직일 수 있으면 반드시 움직여야 해요.
lesson-first-4 = 던진 다음 10번 칸의 실감개를 13번 칸의 실감개 옆으로 옮기세요.
lesson-first-4-done = 나란히 있는 두 실감개는 아무도 잡을 수 없어요.
lesson-first-5 = 모든 말은 26번 칸에서 멈춰야 해요. 던져서 그곳으로 가세요.
lesson-first-5-done = 여기서는 5가 나오면 말판에서 나가요.
lesson-first-6 = 27번 칸은 물이에요. 던져서 어떻게 되는지 보세요.
lesson-first-6-done = 차례가 끝났고, 다른 말은 기다려야 해요.
lesson-first-7 = 버튼을 눌러 실감개를 구하세요.
lesson-first-7-done = 실감개가 15번 칸으로 돌아갔어요.
lesson-first-8 = 던져서 마지막 실감개를 내보내세요.
lesson-first-8-done = 이겼어요! 고대의 규칙은 아무도 몰라요. 이 규칙은 1978년에 복원했어요.
lesson-house-15 = 15번 칸: 재생
lesson-house-15-1 = 실감개가 27번 칸의 물속에 있어요. 15번 칸이 비어 있으니 실감개를 꺼내세요.
lesson-house-15-1-done = 15번 칸에서 새로 출발해요. 열두 칸 뒤예요. 말을 꺼내면 차례가 끝나요.
lesson-house-15-2 = 이제 15번 칸에 원뿔이 있어서 내 실감개를 구할 수 없어요. 4가 나와야만 벗어나요. 던져서 실감개를 말판에서 내보내세요.
lesson-house-15-2-done = 운이 좋았어요. 4는 열여섯 번에 한 번만 나와요.
lesson-house-26 = 26번 칸: 아름다움
lesson-house-26-1 = 던진 다음 24번 칸의 실감개를 눌러 왜 움직일 수 없는지 보세요.
lesson-house-26-1-done = 4면 26번 칸을 넘게 돼요. 모든 말은 먼저 그곳에 멈춰야 해요.
lesson-house-26-2 = 그래서 다른 말이 4를 써야 해요. 8번 칸의 실감개를 움직이세요.
lesson-house-26-2-done = 그리고 4가 나오면 한 번 더 던져요.
lesson-house-26-3 = 다시 던져서 24번 칸의 실감개를 26번 칸으로 보내세요.
lesson-house-26-3-done = 실감개가 도착했어요. 이제 나쁜 수는 1뿐이에요.
lesson-house-26-4 = 26번 칸에서 가장 좋은 수는 5예요. 던져서 실감개를 말판에서 내보내세요.
lesson-house-26-4-done = 물과 마지막 칸들을 지나 곧바로 말판에서 나갔어요.
lesson-house-27 = 27번 칸: 물
lesson-house-27-1 = 던진 다음, 하나뿐인 방법대로 움직이세요.
lesson-house-27-1-done = 말이 물에 빠지면, 1이 나왔더라도 차례가 바로 끝나요.
lesson-house-27-2 = 말을 꺼낼 수도 있고 4를 노릴 수도 있어요. 한번 노려 보세요. 던지세요.
lesson-house-27-2-done = 4가 아니어서 차례가 끝나고 실감개는 물속에 남아요.
lesson-house-27-3 = 30번 칸에 원뿔이 혼자 있어요. 던져서 26번 칸의 말로 잡으세요.
lesson-house-27-3-done = 마지막 칸들에서 잡힌 말은 물에 빠져요.
lesson-house-last = 28번, 29번, 30번 칸
lesson-house-last-1 = 28번 칸에서는 3으로 말판에서 나가요. 던져서 내보내세요.
lesson-house-last-1-done = 29번 칸에서는 2가 필요해요. 이 두 칸에서는 다른 수로 나갈 수 없어요.
lesson-house-last-2 = 하지만 다른 말을 움직일 수 없으면 이 말이 뒤로 가야 해요. 던져서 확인하세요.
lesson-house-last-2-done = 다시 물속이에요! 기다릴 수 있도록 다른 말을 길에 남겨 두세요.
lesson-house-last-3 = 30번 칸은 너그러워요. 어떤 수로든 나가요. 해 보세요.
lesson-house-last-3-done = 2로도 충분했어요.
lesson-walls = 나란히 선 말 셋
lesson-walls-1 = 12번, 13번, 14번 칸에 원뿔 셋이 나란히 있어요. 던진 다음 11번 칸의 실감개를 누르세요.
lesson-walls-1-done = 말 하나나 둘은 뛰어넘을 수 있지만, 나란히 선 셋은 넘을 수 없어요. 이것이 벽이에요.
lesson-walls-2 = 직접 벽을 쌓아 보세요. 던져서 8번 칸의 실감개를 10번과 11번 칸의 둘 옆으로 옮기세요.
lesson-walls-2-done = 뒤에 있는 원뿔들은 벽이 열릴 때까지 기다려야 해요.
lesson-modern = 켄들의 규칙, 말 다섯 개
lesson-modern-about = 현대 형태: 물은 말을 바로 돌려보내고, 마지막 칸들에서는 꼭 맞는 수가 필요해요
lesson-modern-1 = 여기서는 물이 다르게 작용해요. 던져서 26번 칸의 실감개를 움직이세요.
lesson-modern-1-done = 물에 머물지 않고 바로 15번 칸으로 가요. 그리고 1이 나왔으니 한 번 더 던져요.
lesson-modern-2 = 던진 다음 30번 칸의 실감개를 누르세요.
lesson-modern-2-done = 이 규칙에서는 1이 나와야만 30번 칸의 말이 나가요.
lesson-series = 1979년 켄들의 규칙
lesson-series-about = 먼저 다 던지고, 그다음에 움직이기
lesson-series-1 = 1, 4, 5가 나오면 바로 이어서 던져요. 2나 3이 나올 때까지 던지세요.
lesson-series-1-done = 1과 2를 마음대로 순서를 정해 쓸 수 있어요.
lesson-series-2 = 두 수 가운데 하나를 쓰세요. 막대 옆에서 수를 먼저 고를 수도 있어요.
lesson-series-2-done = 수가 하나 남았어요.
lesson-series-3 = 다른 수도 쓰세요. 같은 실감개도 되고 다른 실감개도 돼요.
lesson-series-3-done = 수가 모두 손에 있으면 계획할 수 있어요. 하나로 잡고, 하나로 안전한 곳에 가는 거예요.
lesson-entering = 위키에 실린 켄들의 규칙
lesson-entering-about = 처음에는 말판이 비어 있어요
lesson-entering-1 = 모든 말이 말판 옆에서 시작해요. 던져서 말 하나를 들여놓으세요.
lesson-entering-1-done = 1번 칸에 놓이고 바로 나온 수만큼 앞으로 가요.
lesson-entering-2 = 여기서는 같은 편 말 위에 멈춰도 돼요. 던져서 다른 실감개를 4번 칸으로 들여놓으세요.
lesson-entering-2-done = 4번 칸이 차 있어서 실감개는 뒤의 첫 빈칸으로 가요.
lesson-jequier = 제키에의 규칙
lesson-jequier-about = 모두 어두운 면이면 6이고, 모든 말이 마지막 줄에 와야 나갈 수 있어요
lesson-jequier-1 = 이 규칙에서는 어두운 면 네 개가 더 큰 수예요. 던져서 아무 실감개나 움직이세요.
lesson-jequier-1-done = 6이에요! 6이 나와도 1이나 4처럼 한 번 더 던져요.
lesson-jequier-2 = 26번 칸은 안전하지만 바로 다음 칸의 물은 그렇지 않아요. 던져서 26번 칸에서 27번 칸으로 가세요.
lesson-jequier-2-done = 물은 말을 말판 전체의 첫 빈칸으로 보내요.
lesson-jequier-3 = 말이 모두 마지막 줄에 오면 나갈 수 있어요. 30번 칸에 꼭 맞게 닿으면 돼요. 던져서 실감개를 그곳으로 보내세요.
lesson-jequier-3-done = 30번 칸에 닿으면 말판에서 나가요.
lesson-piccione = 피초네의 규칙
lesson-piccione-about = 평화로운 경주: 잡지 않고, 수를 나누어 써요
lesson-piccione-1 = 말은 1이 나오면 들어와요. 던져서 실감개를 1번 칸에 들여놓으세요.
lesson-piccione-1-done = 말을 들여놓으면 그 말을 위해 한 번 더 던져요.
lesson-piccione-2 = 나온 수를 말들에 나누어 써도 돼요. 던져서 먼저 한 칸만, 14번 칸에서 15번 칸으로 가세요.
lesson-piccione-2-done = 15번 칸에 멈추면 나중에 한 번 더 던져요. 4 가운데 세 칸이 남았어요.
lesson-piccione-3 = 남은 세 칸을 아무 실감개로나 모두 또는 일부만 쓰세요.
lesson-piccione-3-done = 이 규칙에서는 어떤 말도 잡히지 않아요. 나온 수를 잘 쓰는 것이 중요해요.
lesson-bell = 벨의 규칙
lesson-bell-about = 말 열 개, 주사위 하나, 그리고 잡히면 다시 돌아오지 못하는 말
lesson-bell-1 = 여기서는 주사위를 던져요. 던져서 13번 칸의 원뿔 위로 가세요.
lesson-bell-1-done = 원뿔이 게임에서 빠졌어요. 말을 더 많이 내보낸 사람이 이겨요.
lesson-bell-2 = 26번 칸에 원뿔이 있어요. 던진 다음 24번 칸의 실감개를 누르세요.
lesson-bell-2-done = 26~29번 칸에서는 말이 안전해요.
lesson-bell-3 = 던진 다음 5번 칸의 실감개를 누르세요.
lesson-bell-3-done = 표시된 칸은 지나가는 곳일 뿐이에요. 거기 있는 말은 갈 수 있으면 바로 가야 해요.
lesson-boards = 옛 말판
lesson-boards-about = 규칙이 전해지지 않는 말판과, 이 사이트가 만든 규칙
lesson-boards-1 = 가장 단순한 말판에는 표시가 전혀 없어요. 던져서 28번 칸의 실감개를 내보내세요.
lesson-boards-1-done = 이런 말판에서는 끝을 넘는 수이면 어떤 수로든 말판에서 나가요.
lesson-boards-2 = 더 오래된 말판에서는 길이 왼쪽 위에서 끝났고, 27번 칸에 X 표시가 있었어요. 던져서 그 칸으로 가세요.
lesson-boards-2-done = X 표시가 무슨 일을 했는지는 아무도 몰라요. 여기서는 말을 첫 빈칸으로 보내요.
lesson-boards-3 = 후기의 말판에는 끝에 신들이 있고, 30번 칸에 호루스가 있어요. 던진 다음 그곳의 실감개를 누르세요.
lesson-boards-3-done = 이 사이트의 규칙에서는 1로만 호루스의 집에서 나갈 수 있어요.
lesson-double = 이중 말판
lesson-double-about = 말판 두 개에 예순 칸
lesson-double-1 = 나란한 말판 두 개가 긴 길 하나를 이뤄요. 던져서 30번 칸에서 건너가세요.
lesson-double-1-done = 서른 칸이 더 남았어요.
tutorial-menu-house = 칸
tutorial-menu-house-note = 특별한 칸의 이름, 하는 일, 옛 뜻
tutorial-menu-odds = 나온 수와 확률
tutorial-menu-odds-note = 최근에 나온 수, 확률, 지금까지의 결과
tutorial-menu-history = 역사
tutorial-menu-history-note = 진짜 말판들과 아무도 모르는 것들
tutorial-why-house = { $house }번 칸에 대해 더 보기
tutorial-why-lesson = 수업: { $name }
tutorial-known = 확인됨
tutorial-second = 간접 정보
tutorial-unknown = 알 수 없음
tutorial-standings-title = 얼마나 확실한가?
tutorial-standings = ‘확인됨’: 이 사이트가 그 글을 직접 읽었습니다. ‘간접 정보’: 다른 사람들이 그렇게 전합니다. ‘알 수 없음’: 아무도 말할 수 없습니다.
tutorial-lessons-rows = 지키기와 막기
lesson-pairs = 나란히 선 둘
lesson-pairs-1 = 19번과 20번 칸에 원뿔 두 개가 나란히 있어요. 던진 다음 17번 칸의 실감개를 누르세요.
lesson-pairs-1-done = 이웃한 칸에 있는 같은 색 말들은 서로 지켜 줘요.
lesson-pairs-2 = 내 말도 지켜 보세요. 던져서 10번 칸의 실감개를 13번 칸의 실감개 옆으로 옮기세요.
lesson-pairs-2-done = 이제 둘 다 잡히지 않아요.
card-no-name = 이름 없는 칸
card-rules = 이 게임에서는
card-ordinary = 여기서는 특별한 일이 일어나지 않아요.
card-told = 이 칸에 대해 전해지는 것
card-lesson = 이 칸의 수업
card-others = 다른 칸
card-loading = 잠시만 기다려 주세요…
card-sign-none = 이 말판에는 이 칸에 기호가 없습니다.
card-sign-ankh = 기호는 ‘생명’을 뜻하는 앙크입니다.
card-sign-nefer = 기호는 ‘좋음’이나 ‘아름다움’을 뜻하는 네페르입니다.
card-sign-circle = 기호는 동그라미입니다.
card-sign-water = 기호는 물결 세 줄입니다.
card-sign-cross = X 표시가 있습니다.
card-sign-three = 줄 세 개가 있습니다.
card-sign-three_birds = 새 세 마리가 서 있습니다.
card-sign-three_gods = 신 셋이 앉아 있습니다.
card-sign-two = 줄 두 개가 있습니다.
card-sign-two_men = 남자 둘이 앉아 있습니다.
card-sign-two_gods = 신 둘이 앉아 있습니다.
card-sign-one = 줄 한 개가 있습니다.
card-sign-horus = 호루스 신의 매가 있습니다.
fact-house-thoth = 이 게임에 관한 종교 문헌 ‘위대한 게임 문서’는 이 첫 칸을 토트 신의 칸으로 본다고 합니다.
fact-house-neith = ‘위대한 게임 문서’는 이 칸을 네이트 여신의 칸으로 본다고 합니다.
fact-house-maat = ‘위대한 게임 문서’는 이 칸을 진리와 질서의 여신 마아트의 칸으로 본다고 합니다.
fact-house-thirty = ‘위대한 게임 문서’는 이 칸을 ‘서른의 집’이라고 부른다고 합니다.
fact-house-netting = 이 칸을 ‘그물의 집’이라고 부르는 고대의 목록들이 있습니다.
fact-house-ankh = 피초네의 규칙을 위해 그린 말판에서는 여기에 홀 사이로 앙크가 서 있습니다.
fact-house-rebirth = ‘재생의 집’과 ‘두 번째 삶’은 오늘날 사람들이 붙인 이름입니다.
fact-house-nefer = 말판의 이 칸에는 네페르 기호가 하나 또는 셋 있습니다.
fact-house-good = 옛 글은 이 칸을 ‘좋음’이나 ‘아름다움’이라고 부릅니다. ‘아름다움의 집’과 ‘행복의 집’은 오늘날의 이름입니다.
fact-house-countdown = 루브르는 마지막 다섯 칸을 거꾸로 세기로 봅니다. 좋음, 물, 셋, 둘, 하나입니다.
fact-house-cross = 더 오래된 말판에는 여기에 X 표시가 있습니다. 제18왕조 초기에 물이 그 자리를 차지했습니다.
fact-house-mu = 옛 글은 이 칸을 ‘무’, 곧 ‘물’이라고 부릅니다.
fact-house-penalty = 물은 벌이었을까요, 정화였을까요? 루브르는 둘 다 가능하다고 봅니다.
fact-house-three = 말판의 이 칸에는 줄 셋, 새 셋, 또는 신 셋이 있습니다. 숫자 3입니다.
fact-house-souls = 여기에 헬리오폴리스 도시의 영혼들을 적은 말판도 있습니다.
fact-house-truths = ‘세 진리의 집’은 티머시 켄들이 붙인 오늘날의 이름입니다.
fact-house-two = 말판의 이 칸에는 줄 둘, 앉은 남자 둘, 또는 신 둘이 있습니다. 숫자 2입니다.
fact-house-re-atoum = ‘라아툼의 집’은 티머시 켄들이 붙인 오늘날의 이름입니다.
fact-house-last = 마지막 칸은 대개 비어 있습니다. 신왕국 후기에는 매나 태양신이 서 있습니다.
fact-house-sun = 그곳의 신은 라호라크티라고 합니다.
fact-house-horus = ‘호루스의 집’은 오늘날의 이름입니다.
odds-title = { $tool ->
    [die] 주사위: 나온 수와 확률
   *[sticks] 막대: 나온 수와 확률
  }
odds-heading = 확률
odds-lead = { $tool ->
    [die] 네 면이 모두 똑같이 나와요.
    [other] 세는 모양은 { $ways }가지이고, 모두 똑같이 나와요.
   *[sticks] 막대 네 개가 떨어지는 모양은 열여섯 가지이고, 모두 똑같이 나와요.
  }
odds-so-far = { $count ->
    [0] 이 게임에서는 아직 던지지 않았어요.
   *[other] 이 게임에서 지금까지 두 사람이 모두 { $count }번 던졌어요.
  }
odds-throw = 수
odds-chance = 확률
odds-expected = 예상
odds-thrown = 나온 횟수
odds-again = 한 번 더 던짐
odds-ways = { $of }번 중 { $count }번
odds-number = { $value }
throws-title = { $count ->
    [1] 마지막으로 던진 수
   *[other] 최근에 던진 수 { $count }개(최신순)
  }
throws-told = { $lost ->
    [no] { said-thrown }
    [declined] { who } { thrown-object } 쓰지 않고 말을 말판에 두었어요.
    [passed] { who } { thrown-object } 쓰지 않고 차례를 넘겼어요.
   *[other] { who } 던져서 { thrown-subject } 나왔지만 쓸 수 없었어요.
  }
throws-mark = { $lost ->
    [opening] 순서 정하기
    [declined] 쓰지 않음
    [passed] 넘김
   *[other] 못 움직임
  }
odds-note = 짧은 게임에서는 예상과 크게 다를 때가 많아요. 그것은 우연이지 잘못이 아니에요.
history-title = 세네트의 짧은 역사
history-chapters = 장
history-yours = 내 게임의 규칙
history-nobody = 아무도 모르는 규칙
history-nobody-lead = 나일강 유역의 사람들은 이천 년이 넘게 세네트를 두었습니다. 말판과 말과 그림은 남았는데 규칙은 사라졌습니다.
history-traces = 첫 자취
history-traces-lead = 세네트는 이집트의 첫 왕들만큼 오래되었을지 모릅니다. 하지만 오래된 유물일수록 읽어 내기가 어렵습니다.
history-amenhotep = 왕과 서기의 말판
history-amenhotep-lead = 신왕국에서는 말판이 상자의 윗면일 때가 많고, 상자의 반대쪽에는 스무 칸짜리 다른 게임이 있습니다.
history-tutankhamun = 투탕카멘의 게임
history-tutankhamun-lead = 젊은 왕의 무덤에는 게임 상자가 여러 개 있었습니다. 무덤을 연 하워드 카터가 카드에 하나하나 적었습니다.
history-throwing = 막대와 뼈와 춤꾼
history-throwing-lead = 처음에는 한 면은 밝고 한 면은 어두운 막대가 있었습니다. 나중에는 동물의 복사뼈를 썼습니다.
history-last-houses = 마지막 다섯 칸
history-last-houses-lead = 많은 말판에서 마지막 칸들에만 기호가 있습니다. 기호는 시대에 따라 바뀌었고, 우리에게 가장 좋은 단서입니다.
history-journey = 놀이에서 여행으로
history-journey-lead = 심심풀이로 시작한 것이 죽은 이가 저승을 지나는 여행을 나타내게 되었습니다.
history-beyond = 나일강 너머
history-beyond-lead = 서른 칸짜리 말판은 키프로스와 레반트에서도 알려져 있습니다. 놀이가 나일강 유역에서 시작되었는지는 확실하지 않습니다.
history-again = 규칙의 복원
history-again-lead = 1930년부터 학자들은 말판과 그림과 글에 맞는 복원안을 내놓았습니다. 서로 같은 것은 하나도 없습니다. 이 페이지에서 해 보고 비교할 수 있습니다.
drawing-pieces = 원뿔과 실감개. 신왕국의 말을 보고 그렸습니다.
drawing-old-board = 엘마하스나의 것과 같은, 여섯 칸씩 세 줄인 말판. 이 페이지를 위해 그린 그림입니다.
drawing-royal-board = 아멘호테프 3세의 것과 같은 말판을 위에서 본 모습. 이 페이지를 위해 그린 그림이고, 색도 새로 골랐습니다.
box-royal-board = 아멘호테프 3세의 말판을 본떠 이 페이지를 위해 만든 모형. 기호는 같은 시대의 다른 말판을 따랐고, 색, 틀, 옆면, 서랍은 새로 정했습니다.
drawing-royal-box = 투탕카멘의 것과 같은, 썰매 위의 상자. 이 페이지를 위해 그린 그림입니다.
box-royal-box = 썰매에 얹힌 투탕카멘의 상자를 본떠 이 페이지를 위해 만든 모형. 기호는 같은 시대의 다른 말판을 따랐고, 틀, 옆면, 서랍, 썰매의 모양은 새로 정했습니다.
drawing-sticks = 투탕카멘의 것과 같은 막대 두 쌍. 한 쌍은 끝이 손가락, 한 쌍은 여우 머리입니다. 이 페이지를 위해 그린 그림입니다.
drawing-last-houses = 마지막 다섯 칸. 위는 더 오래된 말판이고, 그다음은 신왕국 초기와 후기입니다. 비교하기 쉽게 모두 왼쪽에서 오른쪽으로 놓았습니다.
drawing-players = 이집트 그림처럼 옆에서 본 게임. 이 페이지를 위해 그린 그림입니다.
drawing-stone = 키프로스의 것과 같은, 홈이 열 개씩 세 줄 있는 돌. 이 페이지를 위해 그린 그림입니다.
box-stone = 키프로스의 것과 같은, 홈이 열 개씩 세 줄 있는 돌. 이 페이지를 위해 만든 모형으로, 고른 모양과 홈 사이의 선은 새로 정했습니다.
fact-name = ‘세네트’는 ‘지나가기’라는 뜻입니다.
fact-boards-known = 피초네는 말판을 120개 넘게 알고 있었습니다.
fact-forgotten = 이 놀이는 로마 시대에 더는 두지 않게 되었습니다.
fact-rules-lost = 말이 어떻게 움직였고, 표시된 칸이 무슨 일을 했는지.
fact-hesy-re = 기원전 3100년쯤의 무덤들에서 말판일지 모르는 조각들이 나왔습니다. 의심할 여지가 없는 첫 그림은 제3왕조 헤시레의 무덤에 있습니다.
fact-el-mahasna = 엘마하스나에서 나온 흙 말판은 여섯 칸씩 세 줄이고 말이 열두 개입니다. 가장 오래된 것이라고 불립니다(globalegyptianmuseum.org, 455번).
fact-el-mahasna-doubt = 엘마하스나의 말판이 정말 세네트인지. 무엇에 썼는지를 두고 학자들의 의견이 갈립니다.
fact-nikauhor = 사카라에 있는 니카우호르 예배당의 벽에서 두 남자가 악사들 옆에서 게임을 합니다. 제5왕조입니다(메트로폴리탄 미술관, 08.201.2a–g).
fact-pepi-ankh = 기원전 2300년쯤 메이르의 페피앙크 무덤에서 두는 사람들이 서로 놀립니다. 한 사람은 자기 말이 내려앉았으니 상대의 말이 치워지는 것을 보겠다고 하고, 상대는 지나가는 것은 자기라고 대답합니다.
fact-amenhotep = 파이앙스 말판에 아멘호테프 3세의 이름이 있습니다. 기원전 1390~1353년쯤입니다. 길이는 21센티미터이고, 네 칸에 숫자나 ‘좋음’ 기호가 있습니다(브루클린 박물관, 49.56a-b).
fact-merymaat = 투트모세 3세 시대의 서기 메리마아트의 게임 상자는 아비도스에서 나왔고, 파이앙스 상감이 남아 있습니다. 나무는 오늘날의 것입니다(메트로폴리탄 미술관, 01.4.1a).
fact-zawiyet = 자위예트 엘아리안에서 나온 상자에는 말들과, 돌리는 팽이 주사위가 있습니다. 제18왕조 초기입니다(보스턴 미술관, 11.3095–11.3097).
fact-tut-large = 투탕카멘의 큰 세트는 흑단과 상아로 만들었습니다. 상자는 길이가 44.4센티미터이고 썰매 위에 있습니다(카이로, JE 62058).
fact-tut-squares = 투탕카멘의 큰 세트에서 말판의 다섯 칸에 글이 새겨져 있습니다.
fact-tut-small = 길이 13.4센티미터의 작은 상아 상자 옆면에 왕의 이름들이 있습니다(카이로, JE 62061).
fact-tut-pieces = 또 다른 상아 상자는 한 번도 열린 적이 없었습니다. 그 안에 빨간 말 다섯 개, 흰 말 다섯 개, 복사뼈 두 개가 있었습니다(카터 585r).
fact-tut-sticks = 투탕카멘에게는 길이 17.5센티미터의 막대가 두 쌍 있었습니다. 위는 어두운 흑단이고 아래는 흰 상아입니다. 한 쌍은 끝이 사람 손가락이고, 다른 쌍은 여우 머리입니다.
fact-hesy-sticks = 헤시레의 그림에는 말판 옆에 막대 네 개가 있습니다.
fact-bones = 제17왕조부터 복사뼈가 흔해집니다. 신왕국의 놀이 그림에는 던지는 것으로 복사뼈만 나옵니다(메트로폴리탄 미술관, 16.10.505a–c).
fact-neferkhawet = 네페르카웨트의 무덤에는 원뿔 다섯 개와 실감개 다섯 개가 있었습니다(메트로폴리탄 미술관).
fact-dancers = 말은 ‘춤꾼’이라고 불렸습니다.
fact-counting = 막대나 뼈의 수를 어떻게 세었는지.
fact-tab = 오늘날 막대를 세는 법은 이 페이지의 것까지 모두 현대 이집트의 막대 놀이 ‘타브’에서 왔습니다. 에드워드 레인이 기록했고, 카터가 투탕카멘 게임 상자의 카드에 옮겨 적었습니다.
fact-old-marks = 제17왕조까지 기호는 좋음, X 표시, 세 줄, 두 줄입니다. 길은 왼쪽 위에서 끝납니다.
fact-water-comes = 제18왕조 초기에 물이 X 표시의 자리를 차지합니다. 미국 캘리포니아주 새너제이의 장미십자회 이집트 박물관에 있는 말판에는 물이 있지만 길은 옛 방향입니다. 아마 두 형태를 이어 주는 말판일 것입니다.
fact-imenmes = 루브르에 있는 이멘메스의 게임 상자에는 28번 칸에 새 세 마리, 29번 칸에 앉은 두 사람이 있습니다.
fact-house-names = 오늘날 쓰는 칸 이름은 대부분 요즘 붙인 것입니다. 옛 이름은 일부만 읽을 수 있습니다.
fact-dead-play = 약 4,300년 전에는 무덤 그림에서 죽은 이가 산 사람과 게임을 합니다.
fact-spell = 신왕국에서는 《사자(死者)의 서》 제17장에서 죽은 이가 세네트를 하고, 말판은 저승을 지나는 길이 됩니다.
fact-nefertari = 네페르타리 왕비는 자기 무덤에서 아무에게도 보이지 않는 상대와 홀로 게임을 합니다(왕비의 계곡, 66호 무덤).
fact-ani = 《아니의 파피루스》에서 아니와 투투가 말판 앞에 앉아 있습니다. 기원전 1250년쯤입니다(영국 박물관, EA 10470,7).
fact-lion = 이런 장면을 놀리는 다른 파피루스도 있습니다. 사자와 영양이 말판 앞에 앉아 있습니다. 기원전 1100년쯤입니다(영국 박물관, EA 10016).
fact-cyprus = 키프로스에서는 기원전 2500~1050년에 소티라 카미누디아와 마르키 알로니아 등 여러 곳에서 세네트의 말판과, 이집트의 또 다른 놀이인 메헨의 말판을 만들었습니다.
fact-cyprus-more = 청동기 시대 키프로스의 유적에서는 세네트와 메헨을 합쳐 다른 어느 고대 문화보다 많은 말판이 나왔습니다(크리스트 2016).
fact-levant = 놀이가 이집트와 레반트 사이에서 어느 쪽으로 전해졌는지. 이집트에서 왔다고 보는 학자도 있고, 정반대로 보는 학자도 있습니다.
fact-arad = 이스라엘의 텔 아라드에는 홈 서른 개를 뚫은 말판이 있습니다. 초기 청동기 시대의 것입니다.
fact-backgammon = 흔히 말하듯 백개먼이 세네트에서 왔는지. 말판을 연구하는 크리스트는 그런 이야기를 조심하라고 합니다.
fact-jequier = 1930년: 귀스타브 제키에. 여기서 할 수 있는 가장 오래된 복원안입니다.
fact-kendall = 1978년: 티머시 켄들, 《저승을 지나서》. 이 페이지의 첫 수업은 그의 규칙을 따릅니다.
fact-piccione = 1977년과 1980년: 피터 피초네. 무엇보다 이 게임의 뜻을 연구했습니다.
fact-bell = 1979년: R. C. 벨. 말이 열 개씩입니다.
fact-retold = 이 네 가지 복원안의 원문을 이 사이트는 읽지 못했습니다. 누가 옮겼고 무엇이 의심스러운지는 각 게임의 규칙에 있습니다.
fact-fair-sticks = 진짜 막대가 어떻게 떨어졌는지. 반원 모양 막대는 아주 공평하지는 않습니다. 여기의 막대는 공평해서 두 면이 똑같이 나옵니다.
history-chapter = { $value }: { $name }

## later: fairness (checking that the throws are fair)

fairness-menu = 던진 수는 공평한가요?
fairness-menu-note = 던진 수를 하나하나 직접 확인하기
fairness-line = 이 게임의 수는 처음 던지기 전에 정해졌어요. 확인 코드:
fairness-title = 던진 수는 공평한가요?
fairness-lead = 게임 중에는 아무도 수를 바꿀 수 없어요. 두는 사람도, 컴퓨터도, 이 페이지도요.
fairness-toss = 던지기 전에 얼마나 오래 누르고 있든, 얼마나 높이 던지든 확률은 늘 같아요.
fairness-wait = 잠시만 기다려 주세요…
fairness-fault = 지금은 수를 확인할 수 없어요. ({ $reason })
fairness-no-code = 확인 코드를 보여 줄 수 없어요. ({ $reason })
fairness-close = 닫기
fairness-bound-title = 처음 던지기 전에 정해짐
fairness-blind = 어떤 컴퓨터도 앞으로 나올 수를 미리 보지 않아요.
fairness-bound = 모든 수는 ‘시드’라는 비밀 숫자 하나에서 나와요. 시드로 만든 이 확인 코드를 적어 두세요. 끝까지 그대로이면 아무도 시드를 바꾸지 않은 거예요.
fairness-code-full = 전체 확인 코드(SHA-256)
fairness-seed-later = 시드는 게임이 끝나면 보여 줘요.
fairness-seed-shown = 게임이 끝났어요. 시드는 이것이에요.
fairness-seed-label = 시드
fairness-sum-label = 터미널에서 확인 코드를 직접 만들기
fairness-copy = 복사
fairness-copied = 복사했어요.
fairness-marked = 텍스트를 선택해 두었으니 복사하세요.
fairness-check-title = 모든 수
fairness-check = 모든 수 확인하기
fairness-check-right = { $count ->
    [0] 확인했어요. 이 게임에서는 아직 던지지 않았어요.
    [1] 확인했어요. 이 게임에서 단 한 번 던진 수가 시드에서 나왔어요.
   *[other] 확인했어요. 이 게임에서 던진 수 { $count }개가 모두 시드에서 나왔어요.
  }
fairness-check-wrong = { $count ->
    [1] { $number }번째 수는 시드에서 나오지 않았어요. 누군가 이 게임을 바꾸었어요.
   *[other] { $count }개의 수가 시드에서 나오지 않았어요. 처음은 { $number }번째예요. 누군가 이 게임을 바꾸었어요.
  }
fairness-throw-right = { $value }: 맞음
fairness-throw-wrong = { $recorded }: 맞는 수는 { $expected }
fairness-odds-title = 나온 횟수와 예상
fairness-figure = 카이제곱 { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] 아직 던지지 않았어요.
   *[other] { $throws }번 던진 것만으로는 아무 말도 할 수 없어요.
  }
fairness-verdict-as_expected = 던진 수 { $throws }개는 예상대로예요. 공평한 게임 100판 중 { NUMBER($hundred, maximumFractionDigits: 0) }판은 이만큼, 또는 더 치우쳐요.
fairness-verdict-unusual = 던진 수 { $throws }개는 드문 경우예요. 공평한 게임 100판 중 { NUMBER($hundred, maximumFractionDigits: 1) }판만 이만큼 치우쳐요. 가끔은 있는 일이에요.
fairness-verdict-very_unusual = 던진 수 { $throws }개는 아주 드문 경우예요. 이만큼 치우치는 것은 공평한 게임 1000판 중 한 판도 되지 않아요. 아래에서 모든 수를 확인하세요.
fairness-afar = 링크로 하는 게임에서는 두 사람이 저마다 가진 비밀 숫자로 수를 계산해요. 받은 링크는 하나하나 확인해요.

## later: shared-throws (the game of the day)

daily-title = 오늘의 게임
daily-note = 오늘은 누구에게나 같은 수가 나와요
daily-heading = { $date }의 게임
daily-lead = 오늘의 게임에서는 온 세계 누구에게나 같은 수가 나와요. 누가 가장 잘 쓸까요?
daily-how = { $side ->
    [white] 내 편은 백이고,
   *[black] 내 편은 흑이고,
  } 상대는 { $opponent ->
    [casual] 여유형 컴퓨터예요.
   *[other] 컴퓨터예요.
  } ‘{ $name }’ 규칙을 써요. 나오는 수는 날짜로만 정해져요.
daily-device = 날짜는 이 기기의 날짜예요.
daily-another = 이것은 오늘의 게임이 아니라 다른 날의 게임이에요.
daily-play = 게임하기
daily-play-today = 오늘의 게임 하기
daily-play-again = 다시 하기
daily-best = 이날 가장 좋은 결과
daily-replayed = 몇 번이든 할 수 있어요. 첫 번째가 가장 중요해요. 그다음부터는 나올 수를 아니까요.
daily-won = { $throws }번 던져서 이겼어요. 컴퓨터의 말 { $left }개가 아직 나가지 못했어요.
daily-lost = { $throws }번 던지고 졌어요. 내 말 { $left }개가 아직 나가지 못했어요.
daily-drawn = { $throws }번 던지고 비겼어요.
daily-text = 세네트, { $date }의 게임: { $result } { $link }
daily-copy = 결과 복사하기
daily-copied = 복사했어요.
daily-not-copied = 이 브라우저에서는 복사할 수 없어요. 텍스트는 여기 있어요:
daily-show = 결과와 복사할 텍스트
daily-bad-date = ‘{ $value }’ 값은 날짜가 아니에요. 2026-11-21처럼 적으세요.
daily-today-instead = 이것은 오늘의 게임이에요.
daily-unkept = 여기서는 아무것도 저장되지 않아요. 페이지를 닫으면 결과가 사라져요.
daily-fault = 오늘의 게임을 시작할 수 없어요. ({ $reason })
daily-close = 닫기

## later: correspondence (play by link)

correspondence-title = 링크로 하기
correspondence-note = 멀리 있는 사람과 한 차례씩
correspondence-lead = 두 사람, 두 기기, 시간은 마음대로예요. 차례마다 링크가 하나 생겨요. 메신저나 메일로 상대에게 보내세요.
correspondence-rules = 규칙: 지금 말판과 같은 ‘{ $name }’. 다른 규칙으로 하려면 먼저 그 규칙으로 새 게임을 시작하세요.
correspondence-sides-drawn = 이 규칙에서는 누가 어느 편인지 처음에 던진 수로 정해요.
correspondence-side = 내 편
correspondence-white = { $begins ->
    [yes] 백, 먼저 시작
   *[no] 백
  }
correspondence-black = { $begins ->
    [yes] 흑, 먼저 시작
   *[no] 흑
  }
correspondence-fair = 나오는 수는 두 사람이 저마다 가진 비밀 숫자로 계산해요. 어느 쪽도 수를 마음대로 정할 수 없어요.
correspondence-make = 링크 만들기
correspondence-kept = 시작한 게임
correspondence-kept-game = ‘{ $name }’, 마지막 차례 { $date }
correspondence-kept-over = ‘{ $name }’, 끝남, 마지막 차례 { $date }
correspondence-resume = 이어서 하기
correspondence-resume-named = 이어서 하기: { $game }
correspondence-forget = 지우기
correspondence-forget-named = 지우기: { $game }
correspondence-your-turn = { $side ->
    [white] 링크로 하는 게임: 내 차례예요. 내 편은 백이에요.
    [black] 링크로 하는 게임: 내 차례예요. 내 편은 흑이에요.
   *[none] 링크로 하는 게임: 내 차례예요. 누가 어느 편인지는 처음에 던진 수로 정해요.
  }
correspondence-over = 링크로 하던 이 게임이 끝났어요.
correspondence-send-invitation = 이 링크를 상대에게 보내세요.
correspondence-send-answer = 게임에 참가했어요. 이 링크를 돌려보내면 상대가 이어서 해요.
correspondence-send = 이 링크를 상대에게 보내고 상대의 링크를 기다리세요.
correspondence-send-begins = 상대가 먼저 시작해요. 이 링크를 보내고 상대의 링크를 기다리세요.
correspondence-send-last = 게임이 끝났어요. 상대도 결과를 볼 수 있게 이 마지막 링크를 보내세요.
correspondence-link = 보낼 링크
correspondence-copy = 복사
correspondence-copied = 복사했어요. 이제 상대에게 보내세요.
correspondence-marked = 링크를 선택해 두었으니 복사하세요.
correspondence-share = 공유하기…
correspondence-share-text = 세네트 게임, 이제 네 차례예요
correspondence-shared = 공유했어요.
correspondence-not-shared = 링크를 공유하지 못했어요. 복사해 주세요.
correspondence-qr = QR 코드
correspondence-qr-label = 링크의 QR 코드
correspondence-paste = 링크를 받았나요? 여기에 붙여 넣으세요
correspondence-open = 열기
correspondence-no-link = 이 텍스트에는 게임의 링크가 없어요.
correspondence-unkept = 여기서는 아무것도 저장되지 않아요. 상대가 답할 때까지 이 탭을 열어 두고, 받은 링크를 여기에 붙여 넣으세요.
correspondence-copy-note = 이 게임은 이 브라우저에서만 이어서 할 수 있고, 일주일 동안 열지 않으면 데이터를 지우는 브라우저도 있어요. 사본을 파일로 남기면 안전해요. 비밀 숫자가 들어 있으니 상대에게 보내지 마세요.
correspondence-copy-save = 사본을 파일로 남기기
correspondence-copy-open = 파일로 남긴 사본 열기
correspondence-copy-wrong = 이 파일은 링크로 하는 게임의 사본이 아니거나 손상됐어요.
correspondence-gone = 링크로 하던 이 게임은 이제 이 브라우저에 없어요. 직접 지웠거나 브라우저가 데이터를 지웠거나, 다른 곳에서 시작한 게임이에요. 볼 수는 있어요. 파일로 남긴 사본이 있으면 “링크로 하기”에서 열어 이어서 하세요.
correspondence-refused = 링크를 열 수 없어요. ({ $reason })
correspondence-refused-link_damaged = 이 링크는 손상되었어요. 일부가 빠졌거나 누군가 고쳤어요. 다시 보내 달라고 하세요.
correspondence-refused-link_form = 이 링크는 게임의 다른 버전에서 왔어요. 두 사람 모두 같은 버전이 필요해요.
correspondence-refused-other_game = 이 링크는 다른 게임의 것이에요.
correspondence-refused-own_link = 내가 만든 링크예요. 상대에게 보내세요.
correspondence-refused-old_link = 오래된 링크예요. 게임이 그 뒤로 더 나아갔어요.
correspondence-refused-history_changed = 이 링크에는 실제로 둔 것과 다른 차례가 들어 있어요. 누군가 고쳤어요.
correspondence-refused-value_changed = 이 링크의 수는 게임 전에 정한 것과 맞지 않아요. 누군가 고쳤어요.
correspondence-refused-illegal_turn = 이 링크에는 규칙에 어긋나는 차례가 있어요. 누군가 고쳤어요.
correspondence-refused-turn_unfinished = 이 링크의 차례가 아직 끝나지 않았어요. 다시 보내 달라고 하세요.
correspondence-refused-not_a_player = 이 브라우저는 이 게임을 몰라요. 다른 기기나 다른 브라우저에서 시작했거나, 이 브라우저가 데이터를 지웠어요. 일주일 동안 열지 않으면 지우는 브라우저도 있어요. 시작한 곳에서 이어서 하거나, 파일로 남긴 사본을 ‘링크로 하기’에서 여세요.

## later: sharing (sharing, saving, looking back)

prompt-looking = 지난 장면을 보고 있어요.
button-back-in-game = 게임으로 돌아가기
said-back-in-game = 게임으로 돌아왔어요.
said-at-start = 게임의 시작이에요.
said-playing-on = 여기서부터 이어서 해요.
look-back = 다시 보기
look-back-note = 게임을 하나씩 되짚어 보거나 앞선 장면부터 다시 하기
look-back-here = 이 장면을 말판에 보이기
look-first = 처음으로
look-back-one = 한 번 뒤로
look-on = 한 번 앞으로
look-last = 마지막으로
look-moment = { $at } / { $last }
look-play-on = 여기서부터 하기
menu-share = 이 게임 공유·저장
menu-share-note = 링크, 그림, 텍스트, 파일로
menu-open = 게임 열기
menu-open-note = 파일이나 텍스트에서
share-title = 공유·저장
share-link-title = 링크
share-subject-game = 게임 전체(다시 보고 이어서 할 수 있어요)
share-subject-position = 지금 말판의 모습만
share-copy = 복사
share-copied = 복사했어요.
share-copy-by-hand = 브라우저가 복사를 허용하지 않아요. 텍스트가 선택되어 있으니 직접 복사하세요.
share-send = 보내기…
share-invites-game = 세네트 한 판
share-invites-position = 세네트의 한 장면이에요. 어떻게 둘까요?
share-no-address = 이 페이지는 파일이거나 다른 페이지의 일부라서 공유할 링크가 없어요. 파일, 텍스트, 그림은 공유할 수 있어요.
share-picture-title = 그림
share-save-picture = 그림 저장하기
share-picture-noise = 사이트가 사용자를 알아보지 못하도록, 이 브라우저는 페이지가 그린 그림을 페이지가 읽지 못하게 해요. 이 사이트에 캔버스 데이터 사용을 허용하거나 화면을 캡처하세요.
share-file-title = 파일이나 텍스트
share-save-game = 게임을 파일로 저장하기
share-text = 게임 텍스트
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = 결과 보내기
send-line = { $outcome ->
    [won] 세네트에서 { $score }로 이겼어요
    [lost] 세네트에서 { $score }로 졌어요
   *[other] 세네트 한 판, { $score }
  }. 모두 { $throws }번 던졌어요.
send-invites = 같은 수로 해 볼래요?
send-picture = 이 판의 결과와 끝났을 때의 말판
open-title = 게임 열기
open-safe = 지금 말판의 게임은 사라지지 않아요. 나중에 되돌릴 수 있어요.
open-file = 저장된 게임
open-paste = 또는 게임 텍스트나 링크를 여기에 붙여 넣으세요
open-now = 열기
open-empty = 아직 열 것이 없어요. 파일을 고르거나 텍스트를 붙여 넣으세요.
open-too-long = 세네트 게임이라기에는 너무 길어요.
open-no-game = 세네트 게임이 아니거나 손상되었어요.
open-bad-line = 이 텍스트의 { $line }번째 줄대로 둘 수 없어서 게임을 열지 않았어요.
open-encoding = 이 파일은 { $line }번째 줄부터 UTF-8도 UTF-16도 아니에요. 편집기에서 UTF-8 인코딩으로 다시 저장해 주세요.
open-bad-link = 세네트 게임의 링크가 아니거나 일부가 빠졌어요.
said-opened = 게임을 열었어요.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = 상자를 손에 들기
turn-how = 상자를 손에 들었어요. 화살표로 돌리고, 스페이스로 다음 면을 보고, Esc로 제자리에 놓아요.
turn-next = 다음 면
turn-back = 제자리에 놓기
turn-board = 돌려 볼 수 있는 말판. 화살표로 돌리고, 스페이스로 다음 면을 보고, Esc로 제자리에 놓아요.
turn-flat = 여기서는 말판이 평면 그림이라 돌릴 수 없어요.

query-plain = { $text }.
query-pieces = { $who ->
    [you] 내 말: { $houses }.
    [computer] 컴퓨터의 말: { $houses }.
   *[other] { $side ->
        [white] 백의 원뿔 말: { $houses }.
       *[black] 흑의 실감개 말: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] 말판에 내 말이 없어요.
    [computer] 말판에 컴퓨터의 말이 없어요.
   *[other] { $side ->
        [white] 말판에 백의 말이 없어요.
       *[black] 말판에 흑의 말이 없어요.
      }
  }
query-move = { $from }에서 { $to }번 칸으로.
query-move-hit = { $from }에서 { $to }번 칸으로, 잡기.
query-move-off = { $from }, 말판 밖으로.
query-move-enter = 새 말이 { $to }번 칸으로.
query-move-enter-hit = 새 말이 { $to }번 칸으로, 잡기.
query-sticks = 막대에서 나온 수는 { $value }. 밝은 면 { $light }, 어두운 면 { $dark }.
query-sticks-none = 아직 던지지 않았어요.
query-die = 주사위에서 나온 수는 { $value }.
query-steps = { $count }칸 남았어요.
query-in-hand = 아직 쓰지 않은 수: { $list }.
query-off = { $pieces ->
    [1] { $who ->
        [you] 내
        [computer] 컴퓨터의
       *[other] { $side ->
            [white] 백의
           *[black] 흑의
          }
      } 하나뿐인 말이 { $count ->
        [0] 아직 나가지 못했어요.
       *[other] 나갔어요.
      }
   *[other] { $who ->
        [you] 내
        [computer] 컴퓨터의
       *[other] { $side ->
            [white] 백의
           *[black] 흑의
          }
      } 말 { $pieces }개 중 { $count ->
        [0] 나간 말이 아직 없어요.
       *[other] { $count }개가 나갔어요.
      }
  }
query-hand = 말 { $count }개가 아직 들어오지 않았어요.
query-taken = 말 { $count }개가 게임에서 빠졌어요.
query-way = { $who ->
    [you] 내 말은 모두 합쳐 { $count }칸 더 가야 해요.
    [computer] 컴퓨터의 말은 모두 합쳐 { $count }칸 더 가야 해요.
   *[other] { $side ->
        [white] 백의 말은 모두 합쳐 { $count }칸 더 가야 해요.
       *[black] 흑의 말은 모두 합쳐 { $count }칸 더 가야 해요.
      }
  }
query-to-end = { $count ->
    [1] 여기 있는 말은 { $count }칸만 더 가면 말판에서 나가요.
   *[other] 여기 있는 말은 { $count }칸 더 가야 해요.
  }
brief-said-thrown = { $who ->
    [you] 나: { $value }.
    [computer] 컴퓨터: { $value }.
    [white] 백: { $value }.
    [black] 흑: { $value }.
    [first] 첫 번째 플레이어: { $value }.
   *[second] 두 번째 플레이어: { $value }.
  }
brief-said-moved = { $who ->
    [you] 나, { $from }에서 { $to }번 칸.
    [computer] 컴퓨터, { $from }에서 { $to }번 칸.
    [white] 백, { $from }에서 { $to }번 칸.
   *[black] 흑, { $from }에서 { $to }번 칸.
  }
brief-said-bumped = 잡힘: { $from }에서 { $to }번 칸.
brief-said-borne-off = { $who ->
    [you] 나, { $from }에서 나감.
    [computer] 컴퓨터, { $from }에서 나감.
    [white] 백, { $from }에서 나감.
   *[black] 흑, { $from }에서 나감.
  }
brief-said-throw-again = 한 번 더.
brief-said-only-move = { $to ->
    [off] 방법은 하나: { $from }에서 나감.
   *[other] 방법은 하나: { $from }에서 { $to }번 칸.
  }
brief-said-passed-no_move = 움직일 말 없음.
brief-said-aim = { $to ->
    [off] { $from }에서 나감.
   *[other] { $from }에서 { $to }번 칸.
  }
accessibility-auto-move = 움직일 방법이 하나뿐이거나 다시 던질 때 자동으로 하기
accessibility-brief = 화면 낭독기 알림을 짧게
accessibility-facing = 마주 앉은 두 사람을 위해 말판 돌리기
accessibility-facing-note = 탁자를 사이에 두고 할 때
accessibility-flip = 말판을 거꾸로 놓기
accessibility-flip-note = 첫 칸이 반대쪽 끝에 와요
accessibility-full-screen = 전체 화면
accessibility-no-full-screen = 여기서는 브라우저가 전체 화면을 허용하지 않아요.
accessibility-afresh = 새로 시작하기
accessibility-reset = 모든 설정 초기화
accessibility-forget-note = 이 페이지는 모든 것을 이 기기에만 저장해요. 일주일 동안 열지 않으면 지우는 브라우저도 있어요.
accessibility-forget = 이 기기의 기록 모두 지우기…
accessibility-forget-title = 모두 지울까요?
accessibility-forget-what = 이 페이지가 저장한 모든 것이 이 기기에서 지워져요. 설정, 게임(링크로 하는 게임도), 결과, 수업, 문제, 규칙이에요. 되돌릴 수 없어요.
accessibility-forget-yes = 모두 지우기
accessibility-forget-no = 모두 그대로 두기
accessibility-not-forgotten = 지우지 못한 것이 있어요. 사이트가 저장한 것은 브라우저 설정에서 지울 수 있어요.

## later: kiosk (the unattended screen)

kiosk-attract-label = 세네트 시연
kiosk-invitation = 화면을 누르면 게임을 할 수 있어요
kiosk-caption-race = 세네트는 두 사람이 말을 먼저 내보내려고 겨루는 놀이예요. 말을 먼저 모두 말판에서 내보내는 사람이 이겨요.
kiosk-caption-age = 나일강 유역의 사람들은 이천 년이 넘게 세네트를 했어요.
kiosk-caption-throw = 먼저 던지고, 그다음에 움직여요. 던진 수만큼 말이 칸을 나아가요.
kiosk-caption-signs = 옛 말판에는 마지막 다섯 칸에만 기호가 있는 것이 많아요. 그중 하나는 물이에요.
kiosk-caption-rules = 옛 규칙은 아무도 몰라요. 이 규칙은 오늘날의 학자들이 복원했어요.
kiosk-caption-computer = 지금은 컴퓨터가 혼자서 양쪽을 두고 있어요. 더 잘할 수 있나요?
kiosk-news-hit = 잡았어요! 말 하나가 상대 말이 있는 칸에 들어가 서로 자리를 바꿨어요.
kiosk-news-water = 말 하나가 물에 빠졌어요. 그 말이 나올 때까지 그 편은 다른 말을 움직일 수 없어요.
kiosk-news-home = 말 하나가 말판에서 나갔어요. 말을 먼저 모두 내보내는 쪽이 이겨요.
kiosk-news-comeback = 뒤지던 쪽이 역전했어요! 세네트는 마지막에 던질 때까지 알 수 없어요.
kiosk-take-home = 가지고 가세요. 휴대전화 카메라로 여기를 비추면 돼요.

kiosk-bar-label = 화면 설정
kiosk-languages = 언어
kiosk-larger = 크게
kiosk-contrast = 고대비
kiosk-sound = 소리
kiosk-finish = 끝내기

kiosk-still-title = 아직 계신가요?
kiosk-still-what = 계속하려면 화면을 누르세요. 누르지 않으면 다음 관람객을 위해 게임이 처음으로 돌아가요.
kiosk-still-left = { $seconds }초 남음
kiosk-still-go-on = 아직 있어요
kiosk-visit-over = 이번 관람이 끝났어요. 모두 처음으로 돌아갔어요.

kiosk-curator-title = 박물관 담당자에게
kiosk-curator-day = 날짜
kiosk-curator-begun = 시작한 게임
kiosk-curator-ended = 끝까지 한 게임
kiosk-curator-resets = 시간이 지나 끝난 관람
kiosk-curator-none = 아직 아무도 하지 않았습니다.
kiosk-curator-note = 이 숫자는 이 기기에만 60일 동안 저장합니다. 다른 곳에는 저장하지 않습니다.
kiosk-curator-not-kept = 이 브라우저는 아무것도 저장하지 않습니다. 페이지를 닫으면 이 숫자는 사라집니다.
kiosk-curator-file = 전시 설정 파일
kiosk-file-none = 전시 설정 파일을 쓰지 않습니다.
kiosk-file-good = { $file } 파일의 내용을 모두 쓰고 있습니다. 이 버전은 { $date }부터 쓰고 있습니다.
kiosk-file-unreachable = 지금은 { $file } 파일에 접근할 수 없습니다. 마지막으로 문제가 없던 버전을 쓰고 있습니다. { $date }부터 쓴 버전입니다.
kiosk-file-faulty = { $file } 파일에 오류가 있습니다. 마지막으로 문제가 없던 버전을 쓰고 있습니다. { $date }부터 쓴 버전입니다.
kiosk-file-copy = { $file } 파일은 지금 그대로는 쓸 수 없습니다. 이 기기에 있는 사본을 쓰고 있습니다. { $date }부터 쓴 사본입니다.
kiosk-file-copied = 인터넷 연결 없이 시작할 때를 위해 이 기기에 사본을 저장해 두었습니다.
kiosk-file-unkept = 이 브라우저는 파일의 사본을 저장하지 않습니다. 인터넷 연결 없이 시작하면 이 파일이 없습니다. ({ $reason })
kiosk-file-read-again = 다시 읽기
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = 화면이 꺼지지 않게 하고 있습니다.
kiosk-screen-resting = 문을 닫은 시간입니다. 화면이 꺼져도 됩니다.
kiosk-screen-refused = 이 브라우저에서는 화면이 꺼집니다. 기기의 전원 설정을 바꾸십시오. ({ $reason })
kiosk-screen-insecure = 이 페이지는 http로 열렸으므로 화면이 꺼질 수 있습니다. https로 열거나 이 컴퓨터에서 직접 열거나 기기의 전원 설정을 바꾸십시오.
# $list is a list of names of languages.
kiosk-not-drawn = 이 기기에 글꼴이 없어 고를 수 없는 언어: { $list }
kiosk-corner = { $count ->
    [1] 전시 설정 파일: { $fault }
   *[other] 전시 설정 파일에 오류가 { $count }개 있습니다. 첫 번째: { $fault }
  }
kiosk-fault-long = { $field }: 텍스트가 너무 깁니다. 글자 수 { $found }, 들어갈 수 있는 글자 수 { $most }. 줄이십시오.
kiosk-fault-count = { $field }: 항목이 너무 많습니다. 항목 수 { $found }, 들어갈 수 있는 항목 수 { $most }. 몇 개를 빼십시오.
kiosk-fault-empty = { $field }: 아무것도 없습니다. 무언가를 쓰거나 이 항목을 빼십시오.
kiosk-fault-range = { $field }: { $found } 값은 쓸 수 없습니다. { $least }초에서 { $most }초까지 쓸 수 있습니다.
kiosk-fault-inches = { $field }: { $found } 값은 쓸 수 없습니다. { $least }인치에서 { $most }인치까지 쓸 수 있습니다.
kiosk-fault-time = { $field }: { $found } 값은 시각이 아닙니다. 09:30처럼 쓰십시오.
kiosk-fault-choice = { $field }: { $found } 값은 알 수 없습니다. 쓸 수 있는 값: { $allowed }.
kiosk-fault-kind = { $field }: 여기에 올 것은 { $kind ->
    [text] 따옴표 안의 글입니다.
    [number] 따옴표 없는 수입니다.
    [flag] 따옴표 없는 true 또는 false입니다.
    [list] 대괄호 안의 목록입니다.
   *[group] 중괄호 안의 묶음입니다.
}
kiosk-fault-missing = { $field } 항목이 없습니다.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } 값이 두 번 있습니다. 하나를 빼십시오.
kiosk-fault-picture-name = { $field }: { $found } 파일은 이 화면에 쓸 수 있는 그림이 아닙니다. 같은 폴더에 있고 .png, .jpg, .webp, .gif, .svg로 끝나는 파일 이름을 쓰십시오.
kiosk-fault-address = { $field }: 방문객이 열 수 있는 주소가 아닙니다: { $found }. 주소는 https://로 시작해야 합니다.
kiosk-fault-no-group = 파일 전체가 중괄호 안의 묶음 하나여야 합니다.
kiosk-fault-encoding = 파일이 UTF-8로 쓰이지 않았습니다. 편집기에서 UTF-8 인코딩으로 다시 저장하십시오.
kiosk-fault-picture = { $field }: 이 그림을 보여 줄 수 없습니다: { $found }
kiosk-fault-field = { $field }: 이런 항목은 없습니다.
kiosk-fault-json = { $line ->
    [0] 어딘가에
   *[other] { $line }번째 줄에
} 쉼표, 따옴표, 괄호 가운데 하나가 빠졌거나 잘못된 자리에 있습니다. ({ $reason })
kiosk-fault-unreadable = 파일을 읽을 수 없습니다: { $reason }
kiosk-fault-elsewhere = { $file } 주소는 이 페이지의 사이트에 있는 주소가 아닙니다.

## later: review (the review of a game: luck and choices)

review-menu = 지금까지의 운과 선택
review-menu-note = 나온 수가 무엇을 주었고 선택으로 무엇을 잃었는지. 보면 도움을 받은 것으로 쳐요.
review-title = 돌아보기
review-title-open = 지금까지의 운과 선택
review-help = 보면 도움을 받은 것으로 쳐요. 여기에는 상대가 모를 수도 있는 것까지 나와요.
review-working = 게임을 평가하고 있어요: { $all }번 중 { $done }번…
review-solving = 먼저 게임을 정확하게 풀고 있어요. 몇 초 걸려요…
review-failed = 게임을 평가하지 못했어요.
review-retry = 다시 해 보기
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] 운이 내 편이었어요.
    [computer] 운이 컴퓨터 편이었어요.
    [white] 운이 백의 편이었어요.
    [black] 운이 흑의 편이었어요.
   *[none] 운은 누구의 편도 아니었어요.
  }
review-missed = { $who ->
    [you] 놓친 기회는 내가 더 많았어요.
    [computer] 놓친 기회는 컴퓨터가 더 많았어요.
    [white] 놓친 기회는 백이 더 많았어요.
    [black] 놓친 기회는 흑이 더 많았어요.
    [neither] 둘 다 놓친 기회가 거의 없었어요.
   *[both] 놓친 기회는 둘이 비슷했어요.
  }
review-verdict-drawn = 비긴 게임이에요.
review-bar-label = { $who ->
    [you] 내 결과가 나온 과정(100판 기준)
    [computer] 컴퓨터의 결과가 나온 과정(100판 기준)
    [white] 백의 결과가 나온 과정(100판 기준)
   *[black] 흑의 결과가 나온 과정(100판 기준)
  }
review-part-start = 시작할 때
review-part-start-note = 양쪽이 늘 가장 좋은 선택을 하면 시작부터 100판 중 이만큼 이겨요.
review-part-sticks = 운
review-part-unsure = 불확실
review-part-unsure-note = 한 번 더 던진 뒤에 다시 평가하면 이만큼 달라져요.
review-part-choices = { $who ->
    [you] 내 선택
    [computer] 컴퓨터의 선택
    [white] 백의 선택
   *[black] 흑의 선택
  }
review-part-end = 결과
review-part-now = 지금
review-none = 어떤 던지기나 선택도 100판 중 한 판만큼의 영향을 주지 않았어요.
review-throw = { $made ->
    [made] { $n }번째 던지기: { $value }.
   *[none] { $n }번째 던지기.
  }
review-slip = 작은 실수
review-mistake = 실수
review-big = 큰 실수
review-found = { $choices ->
    [1] { $who ->
        [you] 내가
        [computer] 컴퓨터가
        [white] 백이
       *[black] 흑이
      } 실제로 고를 수 있던 것은 한 번뿐인데, 가장 좋은 선택을 { $best ->
        [0] 놓쳤어요.
       *[other] 찾았어요.
      }
   *[other] { $who ->
        [you] 내
        [computer] 컴퓨터의
        [white] 백의
       *[black] 흑의
      } 선택 { $choices }번 가운데 { $best ->
        [0] 가장 좋은 선택은 한 번도 없었어요.
       *[other] { $best }번이 가장 좋은 선택이었어요.
      }
  }
review-judge-exact = 정확한 평가예요. 이 게임의 모든 상황이 풀려 있어요.
review-judge-net = 한 번 앞의 던지기까지 내다보는 가장 강한 컴퓨터의 평가예요. 틀릴 수도 있어요.
review-judge-thumb = 이 규칙에는 더 나은 평가가 없어서 간단한 기준으로 평가했어요. 틀릴 수도 있어요.
review-judge-gap = { $points ->
    [0] 이 게임에서 앞뒤의 평가는 거의 어긋나지 않았어요.
   *[other] 이 게임에서 앞뒤의 평가가 어긋난 것은 모두 합쳐 100판 중 { $points }판이에요.
  }
review-judge-loss = 가장 좋은 선택이 알려진 상황에서, 이런 평가자는 한 번 선택할 때마다 평균 100판 중 { $loss }판만 잃어요.
review-judge-endgames = 마지막 선택들은 정확하게 평가했어요.
review-judge-unsure = 앞뒤의 평가가 크게 어긋났으니 내역은 대략으로만 보세요.
review-curve = { $who ->
    [you] 던질 때마다 내가 이길 확률
    [computer] 던질 때마다 컴퓨터가 이길 확률
    [white] 던질 때마다 백이 이길 확률
   *[black] 던질 때마다 흑이 이길 확률
  }
review-curve-hint = 슬라이더를 움직이면 어느 순간이든 말판에서 볼 수 있어요.
review-curve-key = N 키를 누르면 다음 중요한 순간으로 가요.
review-scrub = 게임의 한 순간
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] 내가 앞섬
    [computer] 컴퓨터가 앞섬
    [white] 백이 앞섬
   *[black] 흑이 앞섬
  }
review-at = { $who ->
    [you] { $n }번째 던지기: 여기서부터 100판 중 { $chance }판을 내가 이겨요.
    [computer] { $n }번째 던지기: 여기서부터 100판 중 { $chance }판을 컴퓨터가 이겨요.
    [white] { $n }번째 던지기: 여기서부터 100판 중 { $chance }판을 백이 이겨요.
   *[black] { $n }번째 던지기: 여기서부터 100판 중 { $chance }판을 흑이 이겨요.
  }
review-legend = { $side ->
    [white] 백의 던지기
   *[black] 흑의 던지기
  }
review-mistakes = 실수
review-next = 다음 순간
review-table = 표로 보기
review-col-throw = 던지기
review-col-player = 플레이어
review-col-value = 나온 수
review-col-move = 움직임
review-col-chance = 확률
review-col-luck = 운
review-col-loss = 잃은 판
review-player = { $who ->
    [you] 나
    [computer] 컴퓨터
    [white] 백
   *[black] 흑
  }
review-moments = 중요했던 순간
review-numbers = 숫자로 보기
review-no-mistake = 100판 중 5판 이상을 잃은 선택은 없어요.
review-picture = { $n }번째 던진 때의 말판
review-moment-slip = { $who ->
    [you] 가장 많이 잃은 선택
   *[black] 많이 잃은 선택
  }
review-moment-throw = 흐름을 크게 바꾼 던지기
review-moment-turn = 여기서 마지막으로 우세가 바뀌었어요
review-chance = { $who ->
    [you] 내가 이길 가능성: 100판 중 { $before }판에서 { $after }판으로.
    [computer] 컴퓨터가 이길 가능성: 100판 중 { $before }판에서 { $after }판으로.
    [white] 백이 이길 가능성: 100판 중 { $before }판에서 { $after }판으로.
   *[black] 흑이 이길 가능성: 100판 중 { $before }판에서 { $after }판으로.
  }
review-gave-away = 이 선택으로 100판 중 { $points }판을 잃었어요.
review-try = 다시 고르기
review-try-prompt = 여기서 어떻게 둘까요? 말판에서 해 보세요.
review-try-right = 맞아요. 더 좋은 선택은 없어요.
review-try-wrong = 그러면 100판 중 { $points }판을 잃어요. 다르게 해 보세요.
review-better = 더 나은 수
review-show = 가장 좋은 선택 보기
review-back = 게임의 끝으로 돌아가기
review-hundred = 여기서부터 100판
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] { $games }판 중 한 판도 내가 이기지 못해요.
       *[other] { $games }판 중 { $wins }판을 내가 이겨요.
      }
    [computer] { $wins ->
        [0] { $games }판 중 한 판도 컴퓨터가 이기지 못해요.
       *[other] { $games }판 중 { $wins }판을 컴퓨터가 이겨요.
      }
    [white] { $wins ->
        [0] { $games }판 중 한 판도 백이 이기지 못해요.
       *[other] { $games }판 중 { $wins }판을 백이 이겨요.
      }
   *[black] { $wins ->
        [0] { $games }판 중 한 판도 흑이 이기지 못해요.
       *[other] { $games }판 중 { $wins }판을 흑이 이겨요.
      }
  }
review-hundred-note = 양쪽 다 컴퓨터가 두었어요.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = 앞으로 갈 수 없어서 말이 뒤로 가요
first-water = 말이 물에 빠졌어요
first-block = 움직일 말이 없어서 차례가 넘어가요
first-dark = 밝은 면이 없으면 { $value }예요
first-again = { $value }: 한 번 더 던져요

## later: race (a bar below the names that shows the chance to win)

race-title = 이길 가능성
race-chance = { $who ->
    [you] 내가 이길 가능성: 100판 중 { $chance }판.
    [computer] 컴퓨터가 이길 가능성: 100판 중 { $chance }판.
    [white] 백이 이길 가능성: 100판 중 { $chance }판.
   *[black] 흑이 이길 가능성: 100판 중 { $chance }판.
  }
race-setting = 누가 앞서는지 보여 주기

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = 컴퓨터 차례 다시 보기
turn-none = 컴퓨터가 아직 두지 않았어요.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = 운 탓이었을까요? 같은 수로 두 판을 해 보세요. 둘째 판에서는 서로의 수를 바꾸어 받아요.
rematch-offer-start = 같은 수로 두 판
rematch-first = 같은 수, 두 판 중 첫째 판.
rematch-next = 이제 같은 수를 서로 바꿔서 한 번 더 해요. 저마다 상대에게 나왔던 수를 받아요.
rematch-next-start = 둘째 판 하기
rematch-second = 같은 수, 두 판 중 둘째 판: 수를 서로 바꾸었어요.
rematch-working = 두 판을 비교하고 있어요…
rematch-points = { $who ->
    [you] 같은 수로: 나 { $own }, 컴퓨터 { $other }.
   *[pair] 같은 수로: 첫 번째 플레이어 { $own }, 두 번째 플레이어 { $other }.
  }
rematch-better = { $who ->
    [you] 내가 더 잘 썼어요. 100판에 { $points }판 차이예요.
    [computer] 컴퓨터가 더 잘 썼어요. 100판에 { $points }판 차이예요.
    [first] 첫 번째 플레이어가 더 잘 썼어요. 100판에 { $points }판 차이예요.
   *[second] 두 번째 플레이어가 더 잘 썼어요. 100판에 { $points }판 차이예요.
  }
rematch-equal = 양쪽이 똑같이 잘 썼어요.
rematch-lost = 두 판 중 첫째 판이 여기에 없어서 비교할 수 없어요.
said-rematch-first = 같은 수로 하는 두 판 중 첫째 판이에요.
said-rematch-second = 둘째 판이에요. 수를 서로 바꾸었어요.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = 친구에게 도전하기
everyone-note = 링크: 친구들이나 한 반이 같은 수가 나오는 같은 게임을 해요
everyone-lead = 이 링크를 여는 사람은 같은 규칙, 같은 편, 같은 수로 게임을 해요. 수는 편마다 정해져 있고, 어떻게 움직여도 바뀌지 않아요.
everyone-after = 게임이 끝나면 저마다 자기 선택으로 몇 판을 잃었는지 봐요. 가장 적게 잃은 사람이 수를 가장 잘 쓴 거예요.
everyone-own = 내 결과
everyone-text = 세네트, 같은 수로: { $result } { $link }
everyone-play = 지금 하기
everyone-qr = QR 코드
everyone-line = 이 링크를 가진 모두에게 같은 수가 나와요.
everyone-result = { $outcome ->
    [won] 이 수로 이겼어요.
    [drawn] 이 수로 비겼어요.
   *[lost] 이 수로 졌어요.
  }
everyone-lost = { $points ->
    [0] 내 선택으로 잃은 것이 없어요.
   *[other] 내 선택으로 100판 중 { $points }판을 잃었어요.
  }
everyone-damaged = 이 링크의 일부가 빠졌거나 바뀌어서 같은 수로 할 수 없어요. 링크 전체를 열거나 다시 달라고 하세요.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = 묘수풀이
puzzle-menu-note = 실제 끝내기에서 가장 좋은 선택을 찾아요. 날마다 새 문제가 있어요
puzzle-about = 어느 문제나 실제 게임의 끝이고 정확하게 풀려 있어요. 틀려도 잃는 것은 없어요.
puzzle-count = 푼 문제: { $all }개 중 { $count }개, 한 번에 푼 문제: { $first ->
    [0] 아직 없음.
   *[other] { $first }개.
  }
puzzle-day = 오늘의 문제
puzzle-next = 다음 문제
puzzle-all = 모든 문제
puzzle-leave = 묘수풀이 나가기
puzzle-show = 가장 좋은 선택 보기
puzzle-title = 문제 { $number } / { $count }
puzzle-ask = 가장 좋은 선택은 무엇일까요? 말판에서 해 보세요.
puzzle-stars = 난이도 5단계 중 { $stars }
puzzle-is-open = 아직 풀지 않음
puzzle-is-first = 한 번에 풂
puzzle-is-later = 푼 문제
puzzle-wrong = { $points ->
    [0] 그러면 100판 중 한 판도 못 이겨요.
   *[other] 그러면 100판 중 { $points }판을 이겨요.
  } 가장 좋은 선택보다 { $lost }판 적어요. 돌아가서 다르게 해 보세요.
puzzle-then = { thrown-subject } 나오면 어떻게 되는지 보세요.
puzzle-right = 맞아요. 100판 중 { $points }판을 이겨요.
puzzle-best = 가장 좋은 선택은 100판 중 { $points }판을 이겨요: { $move }
puzzle-theme-front = 뒤에 있는 말
puzzle-theme-hit = 잡기
puzzle-theme-home = 아직 내보내지 않기
puzzle-theme-spare = 잡지 않기
puzzle-theme-water = 물속에서
puzzle-lesson-front = 늘 앞에 있는 말을 움직여야 하는 것은 아니에요.
puzzle-lesson-hit = 잡는 것이 안전한 자리보다 나을 때가 있어요.
puzzle-lesson-home = 말을 내보내는 것은 나중으로 미뤄도 돼요.
puzzle-lesson-spare = 잡는다고 늘 이득은 아니에요. 빈틈이 생길 수 있어요.
puzzle-lesson-water = 물에서 바로 나오는 것이 늘 가장 좋은 것은 아니에요.
puzzle-hundred = 가장 좋은 선택 다음의 100판
puzzle-own = 내 게임에서
puzzle-own-about = 100판 중 5판 이상을 잃은 내 선택이에요. 이 기기에만 저장돼요.
puzzle-own-none = 컴퓨터와 한 게임이 끝나면 가장 많이 잃은 선택이 여기에 와요. 이 기기에만 저장돼요.
puzzle-own-title = 내 게임에서: { $number } / { $count }
puzzle-own-new = 이 게임에서 내가 한 선택으로 새 문제 { $count }개를 만들었어요.
puzzle-own-try = 가장 좋은 선택 찾기
puzzle-own-delete = 이 문제들 지우기
puzzle-own-gone = 이 문제는 이제 규칙에 맞지 않아서 지웠어요.

## later: offline (use without the internet)

offline-kept = 이 기기에 저장했어요. 인터넷에 연결하지 않아도 할 수 있어요.
offline-keeping = 게임을 이 기기에 저장하고 있어요. 끝나면 인터넷에 연결하지 않아도 할 수 있어요.
offline-failed = { $why ->
    [changed] { $file } 파일이 서버나 전송 중간에서 바뀌어서 게임을 이 기기에 저장하지 못했어요. 인터넷 연결이 필요해요.
    [missing] { $file } 파일을 불러오지 못해서 게임을 이 기기에 저장하지 못했어요. 인터넷 연결이 필요해요.
    [space] 저장 공간이 부족해서 게임을 이 기기에 저장하지 못했어요. 인터넷 연결이 필요해요.
   *[unknown] 게임을 이 기기에 저장하지 못했어요. 다음에 불러올 때까지 인터넷 연결이 필요해요.
  }
offline-refused = { $why ->
    [policy] 이 사이트의 보안 정책 때문에 게임을 이 기기에 저장할 수 없어요. 정책에 { $file }가 있어야 해요. 인터넷 연결이 필요해요.
   *[browser] 이 브라우저에서는 게임을 이 기기에 저장할 수 없어요. 시크릿 창이거나 사이트의 데이터 저장이 막혀 있을 수 있어요. 인터넷 연결이 필요해요.
  }
offline-impossible = 여기서는 게임을 기기에 저장하지 않아요. 인터넷 연결이 필요해요.
offline-insecure = 이 페이지는 http로 열려서 브라우저가 게임을 기기에 저장하지 못하게 해요. https로 열면 저장할 수 있어요. 인터넷 연결이 필요해요.
offline-saver = 데이터 절약이 켜져 있어서 게임을 이 기기에 저장하지 않아요. 인터넷 연결이 필요해요.
offline-new-version = 이 게임의 새 버전이 있어요. 지금 게임은 그대로 남아요.
offline-renew = 새 버전 불러오기

## later: embedding (the page for site builders)

embedding-title = 내 사이트에 세네트 넣기
embedding-lead = 게임의 설정을 고르고, 살펴본 뒤, 페이지에 넣을 코드를 복사하십시오. 게임은 다른 서버에 접속하지 않고, 쿠키를 남기지 않으며, 방문자의 정보를 모으지 않습니다.
embedding-to-game = 게임으로
embedding-options = 게임
embedding-preview = 미리 보기
embedding-lines = 내 페이지에 넣을 코드
embedding-language = 게임의 언어
embedding-theme-any = 방문자 마음대로
embedding-keep = 방문자의 게임을 방문자의 기기에 저장하기
embedding-kiosk = 무인 화면용
embedding-way = 방법
embedding-way-frame = 프레임
embedding-way-fitting = 높이가 저절로 맞는 프레임
embedding-way-element = 요소
embedding-way-own = 직접 설치
embedding-way-oembed = oEmbed
embedding-about-frame = 가장 간단한 방법입니다. 게임을 넣을 자리에 붙여 넣으십시오. 페이지에 스크립트가 필요 없습니다.
embedding-about-fitting = 짧은 스크립트가 프레임의 높이를 게임에 맞춥니다. 게임에서 일어나는 일을 페이지에 알려 줄 수도 있습니다.
embedding-about-element = 프레임 없이 게임이 페이지의 일부가 됩니다. 페이지의 색과 글꼴을 쓸 수 있습니다.
embedding-about-own = 게임을 파일 폴더로 내 서버에 둡니다. 서버에서 실행되는 것은 없습니다.
embedding-about-oembed = 링크로 미리 보기를 만드는 사이트용입니다. 이 코드를 게임 폴더에 oembed.json 파일로 저장하십시오.
embedding-height = 높이(픽셀)
embedding-site = 내 페이지 주소(비워 두어도 됩니다)
embedding-same = 페이지가 게임과 같은 사이트에 있습니다. 더 필요한 것이 없습니다.
embedding-elsewhere = 페이지가 게임과 다른 사이트에 있습니다. 게임 서버가 파일과 함께 이 헤더를 보내지 않으면 아무것도 보이지 않습니다: { $value }
embedding-elsewhere-maybe = 페이지가 게임과 다른 사이트에 있으면, 게임 서버가 파일과 함께 이 헤더를 보내야 합니다. 그러지 않으면 아무것도 보이지 않습니다: { $value }
embedding-header-sent = 서버가 이 헤더를 보냅니다.
embedding-header-missing = 서버가 아직 이 헤더를 보내지 않습니다.
embedding-preview-blocked = 여기서는 미리 보기가 허용되지 않습니다. 이 사이트의 콘텐츠 보안 정책에 { $value } 항목이 있어야 합니다.
embedding-own-copy = 게임 폴더를 서버에 복사하십시오. 예: { $value }
embedding-own-policy = 사이트에 콘텐츠 보안 정책이 있다면 다음이 들어 있어야 합니다: { $value }
embedding-own-lines = 이 코드를 페이지에 붙여 넣으십시오:
embedding-copy = 복사
embedding-copied = 복사했습니다.
embedding-select = 브라우저가 복사를 허용하지 않습니다. 코드가 선택되어 있으니 직접 복사하십시오.

## later: print (board, sticks and rules to print)

print-title = 종이로 하는 세네트
print-lead = 화면 없이 두는 데 필요한 것을 모두 인쇄하세요. 말판, 말, 막대나 주사위, 규칙, 활동지예요. 검은색만으로 충분해요.
print-paper = 종이
print-paper-a4 = A4
print-paper-letter = 레터
print-button = 인쇄하기
print-real-size = 종이에 맞추지 말고 실제 크기(100%)로 인쇄하세요.
print-sheet-board = 말판: ‘{ $game }’
print-sheet-sticks = { $tool ->
    [die] 주사위와 말
   *[sticks] 막대와 말
  }
print-sheet-rules = 규칙: ‘{ $game }’
print-sheet-worksheet = 활동지: 확률
print-sheet-answers = 활동지: 답
print-board-how = 조각들을 오려 내세요. 번호가 이어지도록 맞붙이고, 말판을 두꺼운 종이에 붙이세요. 번호는 말이 가는 길이에요.
print-board-part = 조각 { $letter }
print-sticks-how = 막대를 오려 내세요. 가운데 선을 따라 접어서 붙이면 한쪽은 밝은 면, 다른 쪽은 어두운 면이 돼요. 진짜 막대도 좋아요. 가는 나뭇가지를 길게 쪼개고 둥근 면을 색칠하세요.
print-die-how = 큰 삼각형을 오려 내세요. 선을 따라 접어 삼각뿔 모양으로 붙이세요. 던져서 바닥에 닿은 면의 수가 나온 수예요.
print-pieces-how = 말을 오려 내세요. 두 종류의 동전이나 단추도 좋아요.
print-pieces = { $side ->
    [white] 원뿔 말, 백의 말
   *[black] 실감개 말, 흑의 말
  }
print-stick = { $face ->
    [light] 밝은 면
   *[dark] 어두운 면
  }
print-name = 이름
print-date = 날짜

print-task-ways = { $tool ->
    [die] 주사위에는 면이 { $sides }개 있어요. 떨어지는 방법은 몇 가지일까요?
   *[sticks] 막대는 밝은 면이나 어두운 면이 위로 오게 떨어져요. 막대 { $sticks }개가 떨어지는 방법은 몇 가지일까요?
  }
print-task-table = { $tool ->
    [die] 표를 채우세요. { $ways }가지 가운데 각 수가 나오는 것은 몇 가지일까요?
   *[sticks] 표를 채우세요. { $ways }가지 가운데 각 수가 나오는 것은 몇 가지일까요? ‘{ $sticks ->
        [2] 밝음, 어두움
        [5] 밝음, 밝음, 어두움, 밝음, 어두움
       *[other] 밝음, 밝음, 어두움, 밝음
      }’처럼 모든 방법을 적어 보면 도움이 돼요.
  }
print-task-most = 어떤 수가 가장 자주 나올까요?
print-task-throw = 먼저 어떻게 될지 예상해서 적으세요. 그런 다음 { $count }번 던지고, 던질 때마다 표에 표시하세요.
print-task-compare = 예상한 것과 실제로 던진 것을 비교해 보세요. 같은가요? 그다음 반 전체의 표시를 모으세요. 무엇이 달라지나요?
print-task-again = 한 번 더 던질 수 있는 수가 있어요: { $throws }. 그중 하나가 나올 확률은 얼마일까요?
print-task-twice = 그런 수가 두 번 이어서 나올 확률은 얼마일까요?
print-task-mean = 모든 수의 평균은 얼마일까요?
print-column-throw = 수
print-column-ways = 가짓수
print-column-expected = { $count }번 던질 때 예상
print-column-thrown = 나온 횟수
print-column-total = 합계

print-answer-ways = { $tool ->
    [die] { $ways }가지.
   *[sticks] { $ways }가지: { $product } = { $ways }.
  }
print-answer-count = 그중 { $ways }가지만 세고, 나머지는 다시 던져요.
print-answer-table = 아래 표를 보세요.
print-answer-most = { $count ->
    [1] 수 { $throws }: { $ways }가지 가운데 { $part }가지에서 나와요.
   *[other] 하나만이 아니에요. { $throws }: 모두 똑같이 자주, { $ways }가지 가운데 { $part }가지에서 나와요.
  }
print-answer-compare = 예상과 나온 수가 딱 같은 일은 드물어요. 많이 던질수록 각 수의 비율이 예상에 가까워져요.
print-answer-again = { $ways }가지 가운데 { $part }가지, 곧 { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, 곧 { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. 각 수에 그 가짓수를 곱해서 모두 더한 다음, 전체 가짓수({ $ways })로 나누어요.
print-to-game = 게임으로
print-task-open = 고대 이집트 사람들이 던진 막대를 어떻게 세었는지는 아무도 몰라요. 나만의 세는 법을 만들고 확률을 구해 보세요.
print-answer-open = 맞는 답은 많아요. 전체 { $ways }가지는 그대로이고, 그것을 얼마로 세는지만 달라져요.

## later: school (for schools)

school-recorded = 학습 플랫폼이 내 게임과 가장 좋은 성적을 저장해요.
school-resumed = 지난번에 멈춘 곳에서 게임을 이어서 해요.
school-finished = 게임이 끝났어요. 성적은 100점 만점에 { $score }점이에요. 성적을 학습 플랫폼으로 보냈어요.
school-learned = 첫 수업을 마쳤어요. 이제 학습 플랫폼이 이 활동을 끝낸 것으로 쳐요.
school-not-launched = 이 페이지는 학습 플랫폼에서 열지 않았어요. 게임은 할 수 있지만 성적은 저장되지 않아요.
school-not-started = 학습 플랫폼이 연결을 받아들이지 않았어요. 게임은 할 수 있지만 성적은 저장되지 않아요. 선생님께 말씀드리세요. ({ $reason })
school-not-kept = 학습 플랫폼이 성적을 저장하지 않았어요. 게임은 계속할 수 있어요. 선생님께 말씀드리세요. ({ $reason })
school-damaged = 학습 플랫폼에 저장된 게임을 열 수 없어요. 새 게임을 시작했어요. 이전 성적은 그대로예요.
school-too-long = 이 게임은 학습 플랫폼에 저장하기에는 너무 길어요. 지금의 말판은 저장하지만 그 전의 움직임은 저장하지 않아요.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = 실험실
lab-lead = 세네트의 규칙은 사라졌고, 복원한 규칙들은 서로 달라요. 두 규칙을 비교하거나 규칙 하나를 바꾸고, 수천 판에서 무엇이 달라지는지 보세요.
lab-class-lead = 규칙 두 가지와 질문 하나. 먼저 예상하면 컴퓨터가 500판씩 두어 봐요.
lab-to-class = 수업용
lab-to-full = 실험실 전체
lab-question = 질문
lab-kind = 무엇을 알고 싶나요?
lab-kind-compare = 비교하기
lab-kind-compare-note = 두 가지 이상의 규칙, 또는 하나만 바꾼 규칙
lab-kind-sweep = 불확실한 규칙 모두 시험하기
lab-kind-sweep-note = 규칙 한 가지에서 풀리지 않은 물음에 하나씩 다르게 답해 보기
lab-kind-grid = 규칙 두 가지를 함께 바꾸기
lab-kind-grid-note = 한 규칙의 영향이 다른 규칙에 따라 달라질까요?
lab-pick = 최대 { $most }가지 고르기
lab-pick-one = 하나 고르기
lab-pick-two = 두 가지 이상 고르거나, 사본을 만들어 바꾸세요.
lab-duplicate = 사본을 만들어 바꾸기
lab-remove = 빼기
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }(바꾼 점: { $changes })
lab-player = 두는 사람
lab-player-net = 신경망을 쓰는 플레이어
lab-player-hand-made = 단순한 계획으로 두는 플레이어
lab-player-human-like = 사람다운 버릇이 있는 플레이어
lab-player-random = 아무렇게나 두는 플레이어
lab-player-all = 세 가지 플레이어 모두
lab-judge = 승률을 어림하는 쪽
lab-judge-net = 신경망
lab-judge-hand-made = 단순한 계획
lab-judge-none = 없음: 일어난 일만 세기(더 빨라요)
lab-evaluators = 두는 쪽: { $player }. 승률을 어림하는 쪽: { $judge }. 모든 규칙에서 같아요.
lab-replaced = 신경망이 다음 규칙에서는 너무 못 둬요: { $rules }. 그래서 비교하는 모든 규칙에서 단순한 계획을 대신 써요.
lab-doubt-comebacks = 주의: ‘{ $name }’에서 이긴 쪽의 { $value }는 한때 승률이 4분의 1보다 낮았어요. 어림한 승률이 맞다면 많아야 { $expected }일 거예요. 여기서는 승률이 필요한 지표를 믿지 마세요.
lab-doubt-luck = 주의: ‘{ $name }’에서 운의 합이 { $expected } 대신 { $value }예요. 어림한 승률이 틀렸어요. 여기서는 승률이 필요한 지표를 믿지 마세요.
lab-games = 판 수
lab-games-count = { $count }판씩
lab-seed = 시드
lab-seed-wrong = 0부터 999999999999999까지의 정수를 쓰세요.
lab-opening = 먼저 답 하나
lab-opening-answer = ‘{ $name }’에서는 한 판에 걸린 운의 { $late }가 마지막 열 번의 던지기에 몰려 있어요. ‘{ $second }’에서는 { $other }예요.
lab-opening-length = 보통 한 판: { $throws }번 던지기, { $time }
lab-opening-throws = 모든 던지기 가운데 마지막 열 번
lab-opening-luck = 마지막 열 번의 운
lab-opening-note = 운은 던지기 한 번이 승률을 바꾸는 폭의 제곱이에요. 세 종류의 플레이어가 게임마다 { $games }판씩 두었고, 승률은 두 가지 방법으로 어림했어요. 이론에 어긋나는 추정은 뺐어요. 진한 부분: 가장 작은 결과. 연한 부분: 가장 큰 결과까지.
lab-opening-again = 이 판들을 다시 두기
lab-evidence = 더 나은 증거가 가장 많이 알려 줄 곳
lab-evidence-answer = 게임을 바꾸는 해석 { $all }가지 중 { $weak }가지는 고대 자료가 정해 주지 않는 점에 관한 것입니다. 가장 큰 것은 “{ $name }”의 “{ $point }”입니다.
lab-evidence-note = 점 하나하나는 다르게 해석한 규칙입니다. 멀리 있을수록, 영향을 가장 적게 받는 종류의 플레이어에게도 게임이 더 많이 달라집니다. 1은 두 게임 사이의 보통 차이입니다. 줄은 바꾸기 전의 규칙이 무엇에 근거하는지 말해 줍니다.
lab-evidence-effect = 영향
lab-evidence-unmentioned = 언급 없음
lab-start = 대국 시작
lab-stop = 멈추기
lab-progress = { $games }판 가운데 { $played }판을 두었어요
lab-finished = { $games }판을 모두 두었어요.
lab-stopped = { $games }판 가운데 { $played }판에서 멈췄어요. 그때까지의 결과예요.
lab-failed = 판을 끝까지 두지 못했어요.
lab-fault = 문제가 생겼어요: { $reason }
lab-refused = 이 링크의 일부({ $names })를 읽지 못해서 기본값을 썼어요.
lab-found = 게임에서 알아낸 것
lab-moving = 아직 판을 두고 있어서 숫자가 바뀌어요. 결론은 마지막에 나와요.
lab-unfinished = 판을 모두 두지 않아서 결론이 없어요. 지금까지의 숫자예요.
lab-found-nothing = 이 판들로는 이 지표를 정할 수 없어요.
lab-table = 모든 지표
lab-table-note = { $count ->
    [1] 구간은 100번 중 95번 맞아요.
   *[other] 구간 { $count }개는 100번 중 95번 모두 함께 맞아요.
  } 뚜렷한 차이는 굵은 글씨예요.
lab-measure = 지표
lab-difference = 차이
lab-interval = { $value }({ $low }~{ $high })
lab-unknown = 알 수 없음
lab-beyond-cap = { $value } 초과
lab-time = { $value }({ $time })
lab-verdict-equivalent = 거의 같음(5% 이내)
lab-verdict-doubtful = 알 수 없음: 여기서는 어림한 승률이 틀렸어요
lab-verdict-not_typical = 알 수 없음: 끝나지 않는 판이 너무 많아요
lab-percent = { $value }%
lab-unit-throws = 한 판에 던진 횟수
lab-finding-longer = ‘{ $second }’ 쪽이 ‘{ $first }’ 쪽보다 한 판이 길어요. 차이: { $by }번 던지기({ $low }~{ $high }), 약 { $time }.
lab-finding-shorter = ‘{ $second }’ 쪽이 ‘{ $first }’ 쪽보다 한 판이 짧아요. 차이: { $by }번 던지기({ $low }~{ $high }), 약 { $time }.
lab-finding-values = ‘{ $measure }’: ‘{ $second }’ 쪽은 { $value }, ‘{ $first }’ 쪽은 { $before }.
lab-unit-per_game = 한 판에
lab-unit-per_100_throws = 백 번 던질 때
lab-lengths = 판의 길이
lab-lengths-note = 각 모양은 판마다 몇 번 던졌는지 보여 줘요. 굵은 선은 중앙값이에요. 가장 긴 1%는 나타내지 않았어요.
lab-finding-more = ‘{ $measure }’: ‘{ $second }’ 쪽이 ‘{ $first }’ 쪽보다 높아요. 차이: { $by }({ $low }~{ $high }).
lab-finding-less = ‘{ $measure }’: ‘{ $second }’ 쪽이 ‘{ $first }’ 쪽보다 낮아요. 차이: { $by }({ $low }~{ $high }).
lab-finding-none = ‘{ $measure }’: ‘{ $first }’ 쪽과 ‘{ $second }’ 쪽의 차이가 보이지 않아요. 있더라도 { $most }까지예요.
lab-finding-holds = ‘{ $measure }’: 모든 종류의 플레이어에게서 같은 방향으로 달라져요. ‘{ $first }’에 견준 ‘{ $second }’의 차이는 { $least }~{ $most }예요.
lab-finding-depends = ‘{ $measure }’: 누가 두는지에 따라 달라져요. ‘{ $second }’ 쪽과 ‘{ $first }’ 쪽의 차이가 플레이어의 종류마다 달라요.
lab-finding-agrees = 어떤 플레이어에게는 뚜렷이 높고 다른 플레이어에게는 뚜렷이 낮은 지표는 보이지 않아요.
lab-grid-point = 바꿀 규칙 { $number }
lab-grid-choose = 규칙 고르기
lab-grid-incomplete = 규칙 한 가지와 바꿀 규칙 두 개를 고르거나, 규칙 두 가지와 양쪽에 다 있는 규칙 하나를 고르세요.
lab-grid-usual = 그대로
lab-grid-rows = ‘{ $changed }’: ‘{ $measure }’의 변화는 ‘{ $row }’ 쪽이 { $by }, ‘{ $second }’ 쪽이 { $otherwise }예요.
lab-grid-depends = 그러니까 영향은 다른 규칙에 따라 달라요. 둘의 차이: { $by }({ $low }~{ $high }).
lab-grid-alone = 두 영향은 같을 수 있어요. 차이는 최대 { $most }예요.
lab-grid-dependence = 두 영향의 차이
lab-grid-lines = 선은 그대로인 규칙(왼쪽)에서 바꾼 규칙(오른쪽)으로 이어져요. 선이 나란하면 변경의 영향이 양쪽에서 같아요.
lab-sweep = ‘{ $name }’의 불확실한 규칙
lab-sweep-note = 줄마다 규칙 하나만 바꾸고 나머지는 그대로 두었어요. 규칙의 영향은 다른 규칙에 따라 달라져요.
lab-sweep-marks = 규칙 뒤의 표시는 바꾸기 전 규칙의 근거예요.
lab-controls = 대조
lab-controls-note = 첫 줄에는 우연만 나타날 수 있어요. 같은 규칙을 다른 던지기로 둔 것이에요. 다른 줄은 누가 먼저 두는지를 바꾼 것으로, 두 편의 시작 배치가 같지 않으면 차이가 생겨요.
lab-apart = 따로 적은 것
lab-apart-nobody_wins = 어느 판에서도 아무도 이기지 못해요.
lab-apart-never_ends = 끝나는 판이 없어요.
lab-apart-never_in_play = 이 판들에서는 규칙이 한 번도 영향을 주지 않았어요.
lab-apart-same_as_another = ‘{ $other }’ 쪽과 같은 판이에요.
lab-rank = 영향이 큰 순서로 볼 지표
lab-point = 바꾼 규칙
lab-point-light = 막대의 밝은 면이 100번에 { $value }번 나옴
lab-point-drowned-guards = 물에 빠진 말이 옆의 말을 지켜 줌: { $value }
lab-point-throws = 같은 규칙, 다른 던지기
lab-option-light = 막대의 밝은 면이 나오는 비율
lab-option-drowned-guards = 물에 빠진 말이 옆의 말을 지켜 줌
lab-replay = 한 판 보기
lab-replay-title = ‘{ $name }’, { $game }번째 판
lab-replay-at = { $steps }단계 가운데 { $step }단계
lab-take = 수치 가져가기
lab-take-note = 링크를 열면 같은 질문에서 같은 수치가 나와요. senet 프로그램에서 이 명령을 써도 마찬가지예요:
lab-copy-link = 링크 복사하기
lab-copy-citation = 인용 정보 복사하기
lab-copy-bibtex = BibTeX 복사하기
lab-copied = 복사했어요.
lab-not-copied = 이 브라우저에서는 페이지가 복사할 수 없어요.
lab-save-csv = CSV로 저장하기

lab-guess = 먼저 예상하기
lab-guess-yours = 내 예상
lab-class-each = 짝마다 예상을 한 번씩 눌러요.
lab-class-back = 마지막 것 빼기
lab-named = { $label }: { $value }
lab-class-right = 맞힌 예상: { $all } 중 { $right }
lab-class-more = 한 판이 길어져요. { $usual } 대신 약 { $changed } 걸려요({ $usualThrows }번 대신 { $changedThrows }번 던지기).
lab-class-same = 한 판의 길이가 거의 같아요. { $changed }, { $usual }({ $changedThrows }번, { $usualThrows }번 던지기).
lab-class-less = 한 판이 짧아져요. { $usual } 대신 약 { $changed } 걸려요({ $usualThrows }번 대신 { $changedThrows }번 던지기).
lab-class-unclear = 이 판들로는 알 수 없어요. 판을 더 두어야 해요.
lab-guess-length-more = 길어져요
lab-guess-length-same = 거의 같아요
lab-guess-length-less = 짧아져요
lab-ask-pairs = 나란히 선 말이 서로 지켜 주지 않는다면
lab-ask-pairs-text = 켄들의 규칙에서는 나란히 선 말 둘이 서로 지켜 줘요. 이 규칙이 없으면 판이 길어질까요, 짧아질까요?
lab-ask-zero = 어두운 면 넷이 4라면
lab-ask-zero-text = 막대 네 개가 모두 어두운 면이면 켄들은 5로 세요. 4라면 판이 길어질까요, 짧아질까요?
lab-ask-hits = 말을 잡을 수 없다면
lab-ask-hits-text = 어떤 말도 잡을 수 없다면 판이 길어질까요, 짧아질까요?
lab-ask-bell = 벨의 규칙으로 둔다면
lab-ask-bell-text = 켄들과 벨은 같은 잃어버린 놀이를 복원했어요. 벨의 규칙으로는 판이 길어질까요, 짧아질까요?

lab-throws = 우리 반이 던진 결과
lab-throws-lead = 짝마다 던진 결과를 세고 코드를 보여 줘요. 기기 한 대에서 코드를 더해요. 아무것도 보내지 않아요.
lab-pair = 우리가 던진 결과
lab-light-sides = 밝은 면: { $count }
lab-one-less = 하나 빼기
lab-one-more = 하나 더하기
lab-pair-code = 우리 코드:
lab-class = 우리 반 전체
lab-class-code = 짝의 코드
lab-class-add = 더하기
lab-class-wrong = 코드가 아니에요. 글자와 숫자를 하나씩 확인하세요.
lab-class-sum = 짝: { $pairs }. 던지기: { $throws }.
lab-class-clear = 처음부터
lab-light = 밝은 면
lab-expected = 예상
lab-seen = 실제

lab-measure-length = 길이
lab-define-length = 보통 한 판에 던지는 횟수. 전체 판의 절반은 이보다 적게, 절반은 이보다 많이 던져요.
lab-measure-length_5 = 짧은 판
lab-define-length_5 = 스무 판 가운데 한 판은 던진 횟수가 이 수를 넘지 않아요.
lab-measure-length_95 = 긴 판
lab-define-length_95 = 스무 판 가운데 한 판은 던진 횟수가 이 수를 넘어요.
lab-measure-stopped = 끝나지 않는 판
lab-define-stopped = 5000번 던진 뒤(거의 다섯 시간) 멈춘 판의 비율. 아무도 이기지 못한 것으로 쳐요.
lab-measure-over_1_hour = 한 시간이 넘는 판
lab-define-over_1_hour = 한 번 던질 때 3.5초로 쳐서, 1,028번 넘게 던지는 판의 비율.
lab-measure-over_2_hours = 두 시간이 넘는 판
lab-define-over_2_hours = 한 번 던질 때 3.5초로 쳐서, 2,057번 넘게 던지는 판의 비율.
lab-measure-first_score = 먼저 두는 이점
lab-define-first_score = 먼저 두는 쪽이 이기는 판의 비율. 비긴 판은 반으로 쳐요.
lab-measure-skill_random = 아무렇게나 두는 상대와의 실력 차
lab-define-skill_random = 같은 수가 나올 때, 승률을 어림하는 쪽이 아무렇게나 두는 상대를 이기는 비율.
lab-measure-skill_beginner = 초보와의 실력 차
lab-define-skill_beginner = 같은 수가 나올 때, 승률을 어림하는 쪽이 초보를 이기는 비율.
lab-measure-luck = 운
lab-define-luck = 한 판 동안 나온 수가 이길 확률을 얼마나 움직이는지.
lab-measure-late_luck = 막판의 운
lab-define-late_luck = 운 가운데 마지막 열 번의 던지기에 달린 부분.
lab-measure-suspense = 긴장감
lab-define-suspense = 다음 던지기에 평균 얼마나 걸려 있는지.
lab-measure-surprise = 뜻밖의 전개
lab-define-surprise = 한 번 던질 때 이길 확률이 평균 얼마나 움직이는지.
lab-measure-drama = 파란만장함
lab-define-drama = 진 쪽이 한때 가졌던 가장 높은 이길 확률의 평균.
lab-measure-comebacks = 역전
lab-define-comebacks = 이긴 쪽의 확률이 한때 4분의 1보다 낮았던 판의 비율.
lab-measure-lead_changes = 우세의 바뀜
lab-define-lead_changes = 한 판에서 앞선 쪽이 바뀌는 횟수.
lab-measure-decided = 승부가 갈리는 때
lab-define-decided = 이긴 쪽의 확률이 9할을 넘어 그대로 끝까지 갈 때, 판이 얼마나 진행되었는지.
lab-measure-choices = 진짜 선택
lab-define-choices = 고를 수 있는 것이 둘 이상인 차례의 비율.
lab-measure-stakes = 선택의 무게
lab-define-stakes = 잘 고르지 않고 아무렇게나 고를 때 평균 얼마나 손해인지.
lab-measure-passes = 쓰지 못한 수
lab-define-passes = 어떤 말도 움직일 수 없는 수의 비율.
lab-measure-hits = 잡힌 말
lab-define-hits = 백 번 던질 때 잡히는 말의 수.
lab-measure-drownings = 물에 빠짐
lab-define-drownings = 백 번 던질 때 자기 편의 던지기로 물에 빠지는 말의 수.
