### Language: Türkçe
### Direction: ltr

title = Senet
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

who = { $who ->
    [you] Sen
    [computer] Bilgisayar
    [white] Beyaz
    [black] Siyah
    [first] Birinci oyuncu
   *[second] İkinci oyuncu
  }
piece = { $side ->
    [white] Koni
   *[black] Makara
  }
a-piece = { $side ->
    [white] bir koniyi
   *[black] bir makarayı
  }
house-rebirth = Yeniden Doğuş Hanesi
house-beauty = Güzellik Hanesi
house-water = Su Hanesi
house-truths = Üç Hakikat Hanesi
house-re-atoum = Ra-Atum Hanesi
house-horus = Horus Hanesi
house-cross = çarpı işaretli hane

## What happened

said-new-game = Yeni oyun. Taşlar dizildi.
said-resumed = Oyunun devam ediyor.
said-started = { $who ->
    [you] { $side ->
        [white] Konilerle oynuyorsun ve oyuna sen başlıyorsun.
       *[black] Makaralarla oynuyorsun ve oyuna sen başlıyorsun.
      }
   *[other] { $side ->
        [white] { who }, konilerle oynuyor ve oyuna başlıyor.
       *[black] { who }, makaralarla oynuyor ve oyuna başlıyor.
      }
  }
said-thrown = { $who ->
    [you] { $value } attın.
    [computer] Bilgisayar { $value } attı.
   *[other] { who }, { $value } attı.
  }
said-thrown-opening = { $who ->
    [you] Başlangıç için { $value } attın.
    [computer] Bilgisayar başlangıç için { $value } attı.
   *[other] { who }, başlangıç için { $value } attı.
  }
said-moved = { $who ->
    [you] { $side ->
        [white] Bir koniyi { $from }. haneden { $to }. haneye oynadın.
       *[black] Bir makarayı { $from }. haneden { $to }. haneye oynadın.
      }
   *[other] { who }, { a-piece } { $from }. haneden { $to }. haneye oynadı.
  }
said-moved-back = { $who ->
    [you] Hiçbir taşın ileri gidemedi, bu yüzden { a-piece } { $from }. haneden { $to }. haneye geri aldın.
   *[other] { who }, hiçbir taşı ileri gidemediği için { a-piece } { $from }. haneden { $to }. haneye geri aldı.
  }
said-entered = { $who ->
    [you] { $side ->
        [white] { $to }. haneye bir koni yerleştirdin.
       *[black] { $to }. haneye bir makara yerleştirdin.
      }
   *[other] { $side ->
        [white] { who }, { $to }. haneye bir koni yerleştirdi.
       *[black] { who }, { $to }. haneye bir makara yerleştirdi.
      }
  }
owner-piece = { $owner ->
    [you] { $side ->
        [white] Senin konin
       *[black] Senin makaran
      }
    [computer] { $side ->
        [white] Bilgisayarın konisi
       *[black] Bilgisayarın makarası
      }
   *[other] { $side ->
        [white] Beyaz koni
       *[black] Siyah makara
      }
  }
said-bumped = Taş vuruldu! { owner-piece } { $from }. haneden { $to }. haneye gidiyor.
said-bumped-hand = Taş vuruldu! { owner-piece } { $from }. haneden çıkıyor ve baştan başlayacak.
said-bumped-taken = Taş vuruldu! { owner-piece } { $from }. hanede oyun dışı kaldı.
said-drowned = { piece } { $house }. hanede suya düştü.
said-drowned-to = { $side ->
    [white] { $house }. hanenin suyu koniyi { $to }. haneye gönderiyor.
   *[black] { $house }. hanenin suyu makarayı { $to }. haneye gönderiyor.
  }
said-drowned-to-hand = { $side ->
    [white] { $house }. hanenin suyu koniyi tahtanın yanına geri gönderiyor; koni baştan başlayacak.
   *[black] { $house }. hanenin suyu makarayı tahtanın yanına geri gönderiyor; makara baştan başlayacak.
  }
said-missed-chance = { $side ->
    [white] { $from }. hanedeki koni zamanında ayrılmadı.
   *[black] { $from }. hanedeki makara zamanında ayrılmadı.
  }
said-fell-back = { $side ->
    [white] Orada kendi renginden bir taş var, bu yüzden koni { $to }. haneye gidiyor.
   *[black] Orada kendi renginden bir taş var, bu yüzden makara { $to }. haneye gidiyor.
  }
said-fell-back-hand = { $side ->
    [white] Orada kendi renginden bir taş var, bu yüzden koni baştan başlayacak.
   *[black] Orada kendi renginden bir taş var, bu yüzden makara baştan başlayacak.
  }
said-rescued = { $who ->
    [you] { $side ->
        [white] Koniyi sudan kurtarıp { $to }. haneye koydun.
       *[black] Makarayı sudan kurtarıp { $to }. haneye koydun.
      }
   *[other] { $side ->
        [white] { who }, koniyi sudan kurtarıp { $to }. haneye koydu.
       *[black] { who }, makarayı sudan kurtarıp { $to }. haneye koydu.
      }
  }
said-borne-off = { $who ->
    [you] { $side ->
        [white] Bir koniyi { $from }. haneden tahtanın dışına çıkardın.
       *[black] Bir makarayı { $from }. haneden tahtanın dışına çıkardın.
      }
   *[other] { who }, { a-piece } { $from }. haneden tahtanın dışına çıkardı.
  }
news-hit = { $owner ->
    [you] Bilgisayar senin { $side ->
        [white] konini
       *[black] makaranı
      } vurdu
    [computer] Bilgisayarın { $side ->
        [white] konisini
       *[black] makarasını
      } vurdun
    [white] Siyah, beyaz koniyi vurdu
   *[black] Beyaz, siyah makarayı vurdu
  }
news-water = { owner-piece }: suda
news-rescued = { owner-piece }: kurtuldu, { $to }. hane
news-off = { owner-piece }: tahtadan çıktı
news-back = { owner-piece }: geriye, { $to }. hane
said-throw-again = { $who ->
    [you] Bir daha at.
   *[other] { who } bir daha atıyor.
  }
said-turn = { $who ->
    [you] Sıra sende.
    [computer] Sıra bilgisayarda.
    [white] Sıra Beyaz’da.
    [black] Sıra Siyah’ta.
    [first] Sıra birinci oyuncuda.
   *[second] Sıra ikinci oyuncuda.
  }
said-passed-no_move = { $who ->
    [you] Bu atışla hiçbir taşını oynayamıyorsun, sıran bitti.
   *[other] { who }, bu atışla hiçbir taşını oynayamıyor; sırası bitti.
  }
said-passed-drowned = Suya düşmek sırayı bitirir.
said-passed-stayed_drowned = { $who ->
    [you] Taşın suda kaldı, sıran bitti.
   *[other] Taş suda kaldı, sıra bitti.
  }
said-passed-rescued = Kurtarmak bir sıraya mal oldu; sıra bitti.
said-passed-declined = { $who ->
    [you] Taşı tahtada bırakmayı seçtin, sıran bitti.
   *[other] { who }, taşı tahtada bırakmayı seçti; sırası bitti.
  }
said-passed-passed = { $who ->
    [you] Pas geçtin.
   *[other] { who } pas geçti.
  }
said-passed-not_started = { $who ->
    [you] Taşlarını oynatmak için önce 1 atmalısın, sıran bitti.
   *[other] { who }, taşlarını oynatmak için önce 1 atmalı; sırası bitti.
  }
said-passed-returned_to_hand = Taş baştan başlayacak, sıra bitti.
said-passed-throw_lost = Bu atış sırayı kaybettirir.
said-passed-house_ends_turn = Gelinen hane sırayı bitiriyor.
said-won = { $who ->
    [you] Kazandın!
   *[other] { who } kazandı.
  }
said-score = { $points ->
    [one] Sonuç: bir puan.
   *[other] Sonuç: { $points } puan.
  }
said-drawn = Oyun berabere bitti.
said-choices = { $count ->
    [one] Bir taş oynanabilir.
   *[other] { $count } taş oynanabilir.
  }
said-only-move = { $to ->
    [off] Tek hamle var: { $from }. haneden tahtanın dışına.
   *[other] Tek hamle var: { $from }. haneden { $to }. haneye.
  }
said-undone = Son hamlen geri alındı.
said-redone = Hamle yinelendi.
said-nothing-to-undo = Geri alınacak bir şey yok.
said-nothing-to-redo = Yinelenecek bir şey yok.
said-new-game-undone = Önceki oyun geri geldi.
said-nothing-movable = Şu anda hiçbir taş oynanamaz.
said-aim = { $to ->
    [off] { $from }. hanedeki taş tahtadan çıkabilir.
   *[other] { $from }. hanedeki taş { $to }. haneye gidebilir.
  }
said-put-down = Taş artık seçili değil.

## Whose turn it is and what to do

prompt-loading = Tahta hazırlanıyor…
tool = { $tool ->
    [die] zarı
   *[sticks] çubukları
  }
prompt-throw = { $who ->
    [you] Sıra sende: { tool } at.
   *[other] { who }: { tool } at.
  }
prompt-turn = { $who ->
    [you] Sıra sende
    [computer] Sıra bilgisayarda
    [white] Sıra Beyaz’da
    [black] Sıra Siyah’ta
    [first] Sıra birinci oyuncuda
   *[second] Sıra ikinci oyuncuda
  }
prompt-throw-again = { $tool ->
    [die] Zarı bir daha at.
   *[sticks] Çubukları bir daha at.
  }
prompt-opening = { $who ->
    [you] Kimin başlayacağını görmek için atış yap.
   *[other] { who }: kimin başlayacağını görmek için atış yap.
  }
prompt-rescue = { $who ->
    [you] Taşın suda: onu kurtar ya da atış yap.
   *[other] { who }, bir taşın suda: onu kurtar ya da atış yap.
  }
prompt-throwing = { $who ->
    [you] { $tool ->
        [die] Zarı atıyorsun…
       *[sticks] Çubukları atıyorsun…
      }
   *[other] { who }, { tool } atıyor…
  }
prompt-moving = { $who ->
    [you] Taşın oynanıyor…
   *[other] { who } oynuyor…
  }
prompt-computer = Sıra bilgisayarda…
prompt-choose = { $who ->
    [you] { $value } attın: bir taş seç.
   *[other] { who }, { $value } attı: bir taş seç.
  }
prompt-aim = { $who ->
    [you] { $value } attın: bir hane seç.
   *[other] { who }, { $value } attı: bir hane seç.
  }
prompt-only-move = { $who ->
    [you] { $value } attın: tek hamle var.
   *[other] { who }, { $value } attı: tek hamle var.
  }
hint-must-move = Kurtarılan taşı önce oynamalısın.
hint-only-move = Oynamak için taşa ya da işaretli haneye dokun.
advice-thinking = Bilgisayar düşünüyor…
prompt-choose-of = { $who ->
    [you] Atışlarından birini oyna: bir taş seç.
   *[other] { who }: atışlardan birini oyna. Bir taş seç.
  }
prompt-aim-of = { $who ->
    [you] Taşın nereye gideceğini seç.
   *[other] { who }: taşın nereye gideceğini seç.
  }
prompt-only-move-of = { $who ->
    [you] Atışlarınla tek hamle var.
   *[other] { who }: bu atışlarla tek hamle var.
  }
prompt-which-throw = Hangi atışı kullanmak istersin?
prompt-confirm = Bu hamle oynansın mı?
prompt-pause = Sıran bitti.
prompt-stopped = Bilgisayar durdu.
prompt-won = { $who ->
    [you] Kazandın!
   *[other] { who } kazandı.
  }
prompt-drawn = Oyun berabere bitti.

## Why a piece cannot move

why-legal = Bu taşı oynayabilirsin.
why-empty = { $from }. hanede taş yok.
why-not_yours = { $from }. hanedeki taş rakibin.
why-throw_first = Taş oynamadan önce atış yap.
why-game_over = Oyun bitti.
why-own_piece = { $throw } ile { $from }. hanedeki taş, { $target }. hanedeki kendi taşının üstüne gelir.
why-protected = { $throw } ile { $from }. hanedeki taş { $target }. haneye gelir, ama { $first }. ve { $last }. hanelerde yan yana duran taşlar birbirini korur.
why-safe = { $throw } ile { $from }. hanedeki taş { $target }. haneye gelir, ama oradaki taş güvende.
why-no_capture = { $throw } ile { $from }. hanedeki taş { $target }. haneye gelir, ama orası dolu.
why-blockade = { $throw } ile { $from }. hanedeki taşın, { $first }. haneden { $last }. haneye uzanan duvarın üzerinden atlaması gerekir.
why-must_stop = { $throw } ile { $from }. hanedeki taş { $first }. haneyi geçer, ama her taş önce orada durmalı.
why-overshoot = { $throw }, { $from }. hanedeki taş için fazla büyük bir atış.
why-waits_for = { $from }. hanedeki taş tahtadan yalnızca { $throws } ile çıkabilir.
why-in_water = Önce { $first }. hanede suda olan taşını kurtarmalısın.
why-must_move_first = Önce { $first }. hanedeki, sudan kurtarılan taş oynanmalı.
why-start_locked = { $from }. hanedeki taş, önündeki taş oynamadan yola çıkamaz.
why-home_not_clear = { $first }. hanede taşın varken hiçbir taş tahtadan çıkamaz.
why-hand_not_empty = Oyuna girecek taşın varken hiçbir taş tahtadan çıkamaz.
why-water_occupied = { $throw } ile { $from }. hanedeki taş { $first }. hanedeki suya düşer, ama orada zaten bir taş var.
why-return_occupied = { $throw } ile { $from }. hanedeki taş suya girer, ama sudan çıkacağı { $first }. hane dolu.
why-must_vacate = Önce { $first }. hanedeki taş ilerlemeli.
why-entered_first = { $first }. haneye yeni giren taş oynanmalı.
why-back_blocked = { $from }. hanedeki taş { $throw } ile ileri gidemiyor, geri de gidemiyor.
why-never_moves_back = { $from }. hanedeki taş { $throw } ile ileri gidemiyor ve bu kurallarda taşlar geri gitmez.
why-changes_nothing = { $throw } ile { $from }. hanedeki taş yine aynı yerde kalır.
why-throw_lost = Bu atışla hiçbir taş oynamaz.

## The board as a screen reader describes it

board-label = Senet tahtası
board-keys = Sağ ve sol ok: yol boyunca ileri ve geri. Yukarı ve aşağı: sonraki satır. Enter: seç. T: at. M: oynayabileceğim taşlar. S: şu anki durum. Soru işareti: bütün tuşlar.
cell-house = { $house }. hane
cell-empty = boş
cell-piece = { $owner ->
    [you] { $side ->
        [white] senin konin
       *[black] senin makaran
      }
    [computer] { $side ->
        [white] bilgisayarın konisi
       *[black] bilgisayarın makarası
      }
   *[other] { $side ->
        [white] beyaz koni
       *[black] siyah makara
      }
  }
cell-protected = komşusu koruyor
cell-blockade = bir duvarın parçası
cell-last-move = son hamle
cell-selected = seçili
cones = { $white } koni
spools = { $black } makara
cell-off = Tahtadan çıkan: { cones } ve { spools }
cell-hand = Henüz tahtada olmayan: { cones } ve { spools }
cell-taken = Oyun dışı kalan: { cones } ve { spools }
can-move = { $to }. haneye gidebilir
can-move-back = { $to }. haneye geri gitmeli
can-hit = { $to }. hanedeki taşa vurup onu { $victim }. haneye gönderebilir
can-fall = { $to }. haneye gidebilir ve { $rest }. hanede kalır
can-fall-hand = { $to }. haneye gidebilir, sonra baştan başlar
can-enter = { $to }. haneye girebilir
can-hit-hand = { $to }. hanedeki taşa vurabilir; o taş baştan başlar
can-hit-taken = { $to }. hanedeki taşa vurabilir; o taş oyun dışı kalır
can-bear-off = tahtadan çıkabilir
can-drown = { $to }. haneye gidip suya düşebilir
target-move = { $from }. hanedeki taşın buraya gelebilir
target-hit = { $from }. hanedeki taşın bu taşa vurup onu { $victim }. haneye gönderebilir
target-enter = taşın buraya girebilir
target-hit-hand = { $from }. hanedeki taşın bu taşa vurabilir; bu taş baştan başlar
target-hit-taken = { $from }. hanedeki taşın bu taşa vurabilir; bu taş oyun dışı kalır
target-off = { $from }. hanedeki taşın tahtadan çıkabilir

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] Dört yüzlü bir zar
   *[sticks] Dört atma çubuğu
  }
sticks-value = { $tool ->
    [die] Zar: { $value }
   *[sticks] Çubuklar: { $value }
  }
dock-label = Atışlar ve hamleler
throws-in-hand = Oynanacak atışlar: { $list }
steps-left = { $count ->
    [one] Bir adım kaldı
   *[other] { $count } adım kaldı
  }
throws-in-hand-label = Atışların
throw-chip = { $count ->
    [one] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Sonra bir daha atarsın.
button-throw = Atış yap
button-choose = Bir taş seç
button-continue = Devam et
button-choose-throw = Bir atış seç
button-use-throw = { $throw } atışını kullan
button-confirm = Bu hamleyi oyna
button-cancel-move = Başka hamle seç
button-rescue = Taşı kurtar ({ $to }. haneye)
button-risk = Riske gir: { $throws } gelirse taş çıkar
odds-of = { $of } atışta { $ways }
button-decline = Taşı tahtada bırak
button-pass = Pas geç
button-undo = Geri al
button-redo = Yinele
button-new-game = Yeni oyun
button-rules = Kurallar
button-advice = İpucu
button-settings = Ayarlar
button-help = Yardım
button-menu = Daha fazla
button-close = Kapat
button-cancel = Vazgeç
button-done = Tamam
button-start = Başla
button-play-again = Yeniden oyna
button-take-back = Önceki oyuna dön
length-label = Süre
length-minutes = { $minutes } dakika
length-whole = Oyunun tamamı
toolbar-label = Oyun

## Players and moves

players-label = Oyuncular
player-name = { $who ->
    [you] Sen
    [computer] Bilgisayar: { $level ->
        [beginner] yeni başlayan
        [runner] koşucu
        [hitter] vurucu
        [casual] rahat
        [builder] duvarcı
        [cautious] temkinli
        [skilled] becerikli
        [expert] uzman
       *[master] usta
      }
   *[other] { who }
  }
player-off = { $count }/{ $pieces } dışarıda
player-hand = { $count } girecek
player-taken = { $count } oyun dışı
log-title = Hamleler
log-empty = Henüz hamle yok.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] En iyilerden biri:
   *[no] En iyisi:
  }

advice-do-forward = { advice-rank } { $from }. hanedeki taşı { $to }. haneye oyna.
advice-do-backward = { advice-rank } { $from }. hanedeki taşı { $to }. haneye geri al.
advice-do-fall_back = { advice-rank } { $from }. hanedeki taşı suya geri al.
advice-do-bear_off = { advice-rank } { $from }. hanedeki taşı tahtadan çıkar.
advice-do-enter = { advice-rank } { $to }. haneye yeni bir taş yerleştir.
advice-do-rescue = { advice-rank } taşını sudan kurtar.
advice-do-decline = { advice-rank } taşını yerinde bırak.
advice-do-pass = { advice-rank } hiçbir taşa vurma ve sıranı bitir.
advice-do-throw = { advice-rank } taşı kurtarmak yerine atış yap.
advice-because-only_choice = Başka seçenek yok.
advice-because-equal = Başka bir seçenek de aynı derecede iyi.
advice-because-wins = Oyunu kazandırır.
advice-because-bears_off = O taş böylece tahtadan temelli çıkar.
advice-because-rescues = Taşın sudan çıkınca artık sana sıra kaybettirmez.
advice-because-throws = Taşını kurtaracak atışı beklemeye değer.
advice-because-hits = { $steps ->
    [one] { $house }. hanedeki taşa vurup onu bir hane geri gönderir.
   *[other] { $house }. hanedeki taşa vurup onu { $steps } hane geri gönderir.
  }
advice-because-removes = { $house }. hanedeki taşa vurup onu oyun dışı bırakır.
advice-because-removes-to_hand = { $house }. hanedeki taşa vurur; o taş baştan başlar.
advice-because-goes_on = Sonra devam edebilirsin; yoksa sıran biter.
advice-because-keeps_out_of_water = Yoksa taşın suya düşer.
advice-because-keeps_ground = { $steps ->
    [one] Yoksa taşların bir hane geriler.
   *[other] Yoksa taşların { $steps } hane geriler.
  }
advice-because-keeps_enemy_back = { $steps ->
    [one] Yoksa rakibin bir taşını bir hane ileri taşırsın.
   *[other] Yoksa rakibin bir taşını { $steps } hane ileri taşırsın.
  }
advice-because-shelters = Yoksa rakibin { $instead ->
    [100] her atışla
   *[other] 100 atıştan { $instead } tanesiyle
  } taşına vurabilir, en çok da { $house }. hanede; { $chance ->
    [0] böyle oynarsan hiçbiriyle vuramaz.
   *[other] böyle oynarsan 100 atıştan yalnızca { $chance } tanesiyle vurabilir.
  }
advice-because-blocks = Böylece rakip 100 atıştan { $chance } tanesinde ileri gidemez; { $instead ->
    [0] yoksa hiçbirinde bu olmaz.
   *[other] yoksa bu sayı { $instead } olur.
  }
advice-because-stays_free = { $chance ->
    [0] Böylece sonraki atışlarının hepsi işe yarar;
   *[other] Böylece sonraki 100 atışından yalnızca { $chance } tanesi boşa gider;
  } yoksa 100 atıştan { $instead } tanesi boşa giderdi.
advice-because-further_on = Belirleyici tek bir neden yok; ama taşların daha iyi yerlerde kalır.
advice-chances = Böyle oynarsan 100 oyundan { $best } tanesini kazanırsın; ikinci en iyi seçenekle { $other ->
    [0] hiçbirini
   *[other] { $other } tanesini
  }.
advice-exact = Bu olasılıklar kesin: bu oyun sonu senin cihazında çözüldü.

## later: dialogs

dialog-loading = Bir dakika…
new-game-title = Yeni oyun
new-game-further = Diğer seçenekler
new-game-opponent = Rakip
# Spoken for a row of five stars.
opponent-strength = Güç: 5 üzerinden { $stars }
opponent-beginner = Yeni başlayan
habit-beginner = Hep en arkadaki taşı oynar
opponent-runner = Koşucu
habit-runner = Hep ileri koşar
opponent-hitter = Vurucu
habit-hitter = Vurabildiğine vurur
opponent-casual = Rahat
habit-casual = Yalnızca yarışı düşünür
opponent-builder = Duvarcı
habit-builder = Çiftler ve duvarlar kurar
opponent-cautious = Temkinli
habit-cautious = Rakibin uzanamadığı yerde durur
opponent-skilled = Becerikli
habit-skilled = Her atışı tartar
opponent-expert = Uzman
habit-expert = Oynayarak öğrendi
opponent-master = Usta
habit-master = Oynayarak öğrendi, her atışı tartar
opponent-person = Bir arkadaş
habit-person = Bu cihazda iki kişi
new-game-side = Senin taşların
side-black = Siyah makaralar
side-white = Beyaz koniler
side-random = Kurayla
new-game-rules = Kurallar
button-change-rules = Kuralları değiştir…
button-rules-in-use = Kutu oyunlarının, okulların ve programların kuralları
new-game-safe = Şu anki oyununa sonra dönebilirsin.
settings-title = Ayarlar
settings-language = Dil
settings-language-auto = Tarayıcıdaki gibi
settings-theme = Malzeme
theme-faience = Mısır fayansı
theme-ebony = Abanoz ve fildişi
theme-papyrus = Papirüs
theme-limestone = Kireçtaşı
theme-contrast = Yüksek kontrast
settings-view = Tahtanın görünümü
view-auto = Otomatik
view-object = Masanın üzerinde bir kutu
view-flat = Düz çizim
settings-speed = Animasyon
speed-slow = Yavaş
speed-normal = Normal
speed-fast = Hızlı
speed-instant = Yok
settings-auto-throw = Benim yerime at
settings-confirm-move = Her hamleden önce sor
settings-not-remembered = Burada hiçbir şey kaydedilmiyor; sayfa kapanınca ayarların ve oyunun kaybolur.

rules-title = Kurallar

## later: dialogs (the rulesets)

ruleset-shortened = { $name } (kısaltılmış)
games-more = Diğer bütün kurallar ({ $count })
game-facts = { $pieces ->
    [one] Her oyuncuda bir taş
   *[other] Her oyuncuda { $pieces } taş
  }, { $minutes ->
    [one] yaklaşık bir dakika.
   *[other] yaklaşık { $minutes } dakika.
  }
game-author = { $author }, { $year }
game-made = Bu tür tahtalar: MÖ yaklaşık { $from }–{ $to }
new-game-board = Tahta
new-game-sides-drawn = Kimin hangi renkle oynayacağını ilk atışlar belirler.
option-pieces = Oyuncu başına taş
option-starting_throw = Herkes oynamadan önce bir 1 atmalı
option-trap = 26. haneyi geçen bir atış suda bitebilir
option-home_row = 1–10. hanelerde kendi taşı olanın hiçbir taşı çıkamaz
board-auto = Kurallardaki gibi
board-name-modern = Modern
board-name-simple = Sade, işaretsiz
board-name-simple-marked = Sade, işaretli
board-name-middle-kingdom = Orta Krallık
board-name-early-nk = Erken Yeni Krallık
board-name-late-nk = Geç Yeni Krallık
board-name-vertical = Dik
board-name-double = Çift
board-name-cypriot = Kıbrıs kayası
ruleset-kendall-masters = Kendall 1978
ruleset-kendall-modern = Modern Kendall
ruleset-kendall-1979 = Kendall 1979
ruleset-kendall-wiki = Kendall, boş tahta
ruleset-jequier-masters = Jéquier, Botermans’a göre
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = Tutankhamun’un Oyunu
ruleset-bell = Bell 1979
ruleset-simple = Sade tahta
ruleset-cypriot = Kıbrıs kayası
ruleset-simple-marked = İşaretli sade tahta
ruleset-middle-kingdom = Orta Krallık tahtası
ruleset-early-nk = Erken Yeni Krallık tahtası
ruleset-late-nk = Geç Yeni Krallık tahtası
ruleset-vertical = Dik tahta
ruleset-double = Çift tahta
in-use-boxed-set = Kutu oyunu
in-use-boxed-set-about = Jack Botermans’a göre, kutu oyunlarının kâğıdından. Eksik olanlar: atışın kalanını başka taşla oynamak, dolu güvenli haneden geri düşmek ve Beyaz’ın belirli ilk hamlesi. Puanlar kopyadan kopyaya değişir.
in-use-school-sheet = Okul kâğıdı
in-use-school-sheet-about = Okullar ve aileler için bir çıktıdan (startwithabook.org): 7 taş, fazladan atış yok, 28–30. hanelerden ayrılmak için tek atış. Kimin başladığını kâğıt söylemiyor.
in-use-playpalace = PlayPalace
in-use-playpalace-about = Görme engelliler için sesli oyun sunucusu PlayPalace’ın kurallarından.
in-use-like-ludo = Kızma birader gibi
in-use-like-ludo-about = Alman çocuk sayfalarından: vurulan taş baştan başlar, dört açık yüz 5 sayılır, açık yüzü olmayan atış sırayı kaybettirir. Sayfaların yalnızca bir bölümü okunabildi; son haneler bir vikideki Kendall kurallarına uyar.
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, Timothy Kendall’a göre
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Kendi kurallarımız: bu tahta için kimse kural önermedi
character-short = Tam oyunun son bölümü: daha az taş, yolun daha ilerisinden başlar. Bütün kurallar geçerlidir.
character-kendall-masters = En bilinen kurallar: uzun bir yarış; taşlar durmadan yer değiştirir, su onları alıkoyar.
character-kendall-modern = Kendall’ın yarışı, beş taşla ve her durum için açık kurallarla; en iyi oynayış biçimi tam olarak hesaplandı.
character-kendall-1979 = Önce bütün atışlarını yapar, sonra nasıl kullanacağını seçersin; planlayacak çok şey var.
character-kendall-wiki = Tahta başta boştur: taşlar birer birer girer, yan yana üç taş duvar olur.
character-jequier-masters = Taşlar çıkmadan önce son satırda toplanmalı; su onları başa gönderir.
character-jequier-ludii = Taşlar art arda başlar, vurulan taş çok geriye gider ve kazanan puan toplar.
character-piccione = Hiçbir taşa vurulmaz: her atışı taşların arasında paylaştırırsın; 1 gelince yeni bir taş oyuna girer.
character-bell = Kısa ve sert: bir zar, her oyuncuda on taş; vurulan taş bir daha dönmez.
character-simple = İşaretsiz tahtada hızlı bir yarış: yan yana iki taş birbirini korur, üç taş duvar olur.
character-cypriot = Sade tahtanın kuralları, bir kaya parçasının oyuklarında çakıllarla.
character-simple-marked = Sona yakın dört işaretli hane; çarpı, taşı başa gönderir.
character-middle-kingdom = İşaretli sade tahtanın oyunu, yönü değişmiş bir tahtada.
character-early-nk = Sona yakın dört işaretli hane; su, taşı ortaya geri gönderir.
character-late-nk = Erken Yeni Krallık gibi, ama son hanede Horus var; bir taş oradan yalnızca 1 ile çıkar.
character-vertical = Tahta dik durur; “iyi” haneleri güvenlidir ve bir atış daha verir.
character-double = İki tahta, altmış haneli tek bir yol: en uzun yarış.

## later: rules

rules-unknown = Eski Mısırlıların Senet’i nasıl oynadığını kimse bilmiyor.
rules-aim = Amaç
rules-throwing = Atış
rules-moving = Hamleler
rules-houses = Özel haneler
rules-leaving = Tahtadan çıkmak
rules-winning = Kazanmak
rules-thrown = Atış: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = Kısaca
rules-all = Bütün kurallar
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = Hane
rules-exit-throw = Çıkaran atış
rules-exit-any = herhangi bir atış
evidence-legend = Her kuralın dayandığı şey
evidence-text = metinde var
evidence-text-note = Bu kuralların alındığı modern metin böyle diyor.
evidence-board = bir tahtadan
evidence-board-note = Eski tahtalar ya da onlarla birlikte bulunan taşlar bunu gösteriyor.
evidence-picture = bir resimden
evidence-picture-note = Eski bir resim bunu gösteriyor.
evidence-later_game = daha geç bir oyundan
evidence-later_game-note = Daha geç bir oyundan geliyor; çoğu zaman Mısır’da dört çubukla oynanan Tâb oyunundan.
evidence-modern_choice = modern seçim
evidence-modern_choice-note = Hiçbir kaynak bu noktayı belirlemiyor; günümüzde biri seçti. Değiştirdiğin her kural da böyle bir seçimdir.
houses-run = { $first }–{ $last }
rule-aim-first-off = Bütün taşlarını yol boyunca götür ve rakibinden önce tahtadan çıkar.
rule-aim-board-empty = Rakibinden daha çok taşı yol boyunca götürüp tahtadan çıkar.
rule-pieces = { $pieces ->
    [one] Her oyuncunun bir taşı vardır: Beyaz konilerle, Siyah makaralarla oynar.
   *[other] Her oyuncunun { $pieces } taşı vardır: Beyaz konilerle, Siyah makaralarla oynar.
  }
rule-start-hand = Başlangıçta bütün taşlar tahtanın yanında bekler.
rule-start-white-odd = Taşlar { $first }. haneden { $last }. haneye kadar dizilir: Beyaz tek sayılı hanelerde, Siyah çift sayılı hanelerde.
rule-start-black-odd = Taşlar { $first }. haneden { $last }. haneye kadar dizilir: Siyah tek sayılı hanelerde, Beyaz çift sayılı hanelerde.
rule-start-house = Bu, kısaltılmış bir oyun. Tam rekonstrüksiyon 1. haneden ve daha çok taşla başlar.
rule-opening-white = Önce Beyaz atar.
rule-opening-black = Önce Siyah atar.
rule-opening-one-is-white = Oyuncular sırayla atar; ilk 1 atan Beyaz olur, en öndeki taşı { $from }. haneden { $to }. haneye oynar ve bir daha atar.
rule-opening-one-is-black = Oyuncular sırayla atar; ilk 1 atan Siyah olur, en öndeki taşı { $from }. haneden { $to }. haneye oynar ve bir daha atar.
rule-opening-higher-throw = Her oyuncu bir kez atar, büyük atan başlar; atışlar eşitse ikisi de yeniden atar.
rule-houses-30 = Yol 30 hanedir ve kıvrılarak ilerler: on haneli ilk satırı geçer, ikinci satırda geri döner, sonra üçüncü satırı geçer.
rule-houses-60 = Yol iki tahtada 60 hanedir: onlu satırlar boyunca gidip gelir ve ilk tahtanın 30. hanesinden ikinci tahtanın 31. hanesine geçer.
rule-sticks = Dört çubuk at ve açık renkli yüzleri say.
rule-sticks-2 = İki çubuk at ve açık renkli yüzleri say.
rule-sticks-5 = Beş çubuk at ve açık renkli yüzleri say.
rule-sticks-die6 = Altı yüzlü bir zar at: 1 ile 6 arası gelir.
rule-values = { $light ->
    [0] Hiç açık renkli yüz yoksa atış { $value } sayılır.
    [one] Bir açık renkli yüz varsa atış { $value } sayılır.
   *[other] { $light } açık renkli yüz varsa atış { $value } sayılır.
  }
rule-zero-0 = Hiç açık renkli yüz yoksa atış 0 sayılır.
rule-zero-4 = Hiç açık renkli yüz yoksa atış 4 sayılır.
rule-zero-5 = Hiç açık renkli yüz yoksa atış 5 sayılır.
rule-zero-6 = Hiç açık renkli yüz yoksa atış 6 sayılır.
rule-zero-die = Dört yüzlü bir zar at: 1, 2, 3 ya da 4 gelir.
rule-rethrow = { $throws } sayılmaz: atışı yinelersin.
rule-lost = { $throws } atınca hiçbir taş oynamaz ve sıran biter.
rule-lost-zero = 0 atınca hiçbir taş oynamaz ve sıran biter.
rule-turn-single = Her atış bir taşı atılan sayı kadar ilerletir.
rule-turn-series = Önce bütün atışlarını yap, sonra onları istediğin sırayla oyna; her atış bir taşı atılan sayı kadar ilerletir.
rule-turn-divided = Attığın sayıyı birkaç taş arasında paylaştırabilirsin, ama hepsi aynı yöne gitmelidir.
rule-starting-throw-on = 1 atmadan hiçbir şey oynayamazsın; ondan önceki atışlar sayılmaz.
rule-again = { $throws } attıktan sonra bir daha atarsın.
rule-again-series = { $throws } atınca atmaya devam edersin; { $others } atınca atışların biter.
rule-again-on = { $count ->
    [one] Bir taş { $houses }. haneye gelince sahibi bir daha atar.
   *[other] Bir taş { $houses } numaralı hanelerden birine gelince sahibi bir daha atar.
  }
rule-ends-turn = { $count ->
    [one] Bir taş { $houses }. haneye gelince, ne atılmış olursa olsun sahibinin sırası biter.
   *[other] Bir taş { $houses } numaralı hanelerden birine gelince, ne atılmış olursa olsun sahibinin sırası biter.
  }
rule-again-none = Bir kez atarsın; sonra sıra rakibine geçer.
rule-turn-passes = Yoksa sıra rakibine geçer.
rule-must-move = Oynayabiliyorsan oynamak zorundasın.
rule-may-decline-hit-on = Bir rakip taşa vurmaktan başka bir şey yapamıyorsan, bunun yerine pas geçebilirsin.
rule-may-decline-off-on = Bir taşı tahtadan çıkarmaktan başka bir şey yapamıyorsan, bunun yerine sıranı bitirebilirsin.
rule-no-move = Hiçbir taşını oynayamıyorsan, ne atmış olursan ol sıran biter.
rule-again-without-move = Hiçbir taşını oynayamıyorsan sıran biter; ama { $throws } attıysan bir daha atarsın.
rule-no-move-series = Hiçbir taşının kullanamadığı atışlar yanar ve sıran biter.
rule-no-move-divided = Hiçbir taşının kullanamadığı adımlar yanar.
rule-entry-any-throw = Tahtadaki bir taşı oynamak yerine yeni bir taşı oyuna alabilirsin: taş 1. haneye konur ve hemen atılan sayı kadar ilerler.
rule-entry-at-0 = Tahtadaki bir taşı oynamak yerine, yeni bir taşı atılan sayının hanesine koyarak oyuna alabilirsin.
rule-entry-throws = Taşlar yalnızca { $throws } ile girer.
rule-entry-with-one = 1 atınca, 1. hane boşsa oraya yeni bir taş koyabilirsin; sonra bir daha atarsın.
rule-entry-with-one-first = Bu atışla önce yeni giren taş oynanmalıdır; oynanamazsa taş tahtanın yanına döner ve sıran biter.
rule-start-lock-on = Bir taş, sonraki hanedeki taş oynanmadan başlangıç hanesinden ayrılamaz.
rule-blockade-off = Bir taş her taşın üzerinden atlayabilir.
rule-blockade-on = Bir taş başka taşların üzerinden atlayabilir, ama bir duvarın, yani yan yana üç ya da daha çok rakip taşın üzerinden atlayamaz.
rule-blockade-2 = Bir taş başka taşların üzerinden atlayabilir, ama bir duvarın, yani yan yana iki ya da daha çok rakip taşın üzerinden atlayamaz.
rule-fall-back-off = Bir taş kendi renginden bir taşın üstüne gelemez.
rule-fall-back-on = Kendi renginden bir taşın üstüne gelen taş, arkasındaki ilk boş haneye gider.
rule-fall-back-on-unchanged = Başladığı yerde biten bir hamle ancak başka hamle yoksa oynanabilir.
rule-hit-none = Hiçbir taşa vurulmaz: bir taş yalnızca boş bir haneye gelebilir.
rule-hit-swap = Rakip taşın üstüne gelen taş ona vurur ve onunla yer değiştirir.
rule-hit-empty-behind = Rakip taşın üstüne gelen taş ona vurur: rakip taş arkadaki ilk boş haneye, boş hane yoksa tahtanın yanına gider.
rule-hit-lowest-empty = Rakip taşın üstüne gelen taş ona vurur: rakip taş başlangıca en yakın boş haneye döner.
rule-hit-to-hand = Rakip taşın üstüne gelen taş ona vurur: rakip taş tahtadan çıkar ve baştan başlar.
rule-hit-taken = Rakip taşın üstüne gelen taş ona vurur: rakip taş oyun dışı kalır.
rule-pairs-on = Yol üzerinde yan yana duran aynı renkten iki taş birbirini korur.
rule-pairs-3 = Yol üzerinde yan yana duran aynı renkten üç ya da daha çok taş birbirini korur.
rule-pairs-off = Komşu hanelerdeki taşlar birbirini korumaz.
rule-corners-off = Sıralar köşelerde biter: 10. ve 11. haneler gibi, bir köşenin iki yanındaki taşlar yan yana sayılmaz.
rule-backward-none = Kendi atışların hiçbir zaman bir taşı geri götürmez.
rule-backward-to-empty = Hiçbir taş ileri gidemiyorsa, bir taş atılan sayı kadar geriye, boş bir haneye gitmelidir.
rule-backward-may-hit = Hiçbir taş ileri gidemiyorsa, bir taş atılan sayı kadar geri gitmelidir; bu sırada vurabilir de.
rule-backward-may-hit-swap = Böyle vurulan bir taş ileri gitmiş olur.
rule-backward-from = Yalnızca 1. haneden { $house }. haneye kadar olan taşlar böyle geri gidebilir.
rule-backward-from-everywhere = Bir taş her haneden böyle geri gidebilir.
rule-stop = Her taş ilerlemeden önce { $house }. hanede durmalıdır.
rule-stop-over-halt = Fazla büyük bir atış taşı yine de { $house }. haneye götürür; taş orada durur.
rule-stop-over-bounce = Fazla büyük bir atışta taş { $house }. haneye kadar gider, artan kadar geri döner.
rule-trap-on = Bir taşı { $stop }. haneden öteye götürecek bir atışı da oynayabilirsin: { $house }. hane boşsa taş oradaki suya düşer.
rule-water-none = Hiçbir hane taşı geri göndermez.
rule-water-prison = Bir taşın { $house }. hanedeki suda kalınca sıran hemen biter.
rule-water-prison-alone = Suda taşın varken öteki taşlarını oynayamazsın.
rule-return-house = Atmak yerine taşını sudan kurtarıp, boşsa { $house }. haneye koyabilirsin; sıran biter.
rule-rescued-moves-first-on = Kurtarılan taş, öteki taşlarından önce oynanmalıdır.
rule-water-prison-exit = { $throws } atarsan sudaki taş doğrudan tahtadan çıkar; başka her atışta sıran biter.
rule-water-to-return = { $house }. hanede kalan taş hemen { $return }. haneye, orası doluysa ondan önceki en yakın boş haneye gider.
rule-return-full-lowest = { $house }. hanede kalan taş hemen { $return }. haneye, orası doluysa başlangıca en yakın boş haneye gider.
rule-return-full-hand = { $house }. hanede kalan taş hemen { $return }. haneye gider; orası doluysa tahtadan çıkar ve baştan başlar.
rule-return-full-closed = { $house }. hanede kalan taş hemen { $return }. haneye gider. Orası doluyken hiçbir taş { $house }. haneye gidemez.
rule-water-to-lowest = { $house }. hanede kalan taş hemen başlangıca en yakın boş haneye gider.
rule-water-to-hand = { $house }. hanede kalan taş hemen tahtadan çıkar ve baştan başlar.
rule-unprotected = { $count ->
    [one] { $houses }. hanedeki taşı yanındaki taş hiçbir zaman korumaz.
   *[other] { $houses } numaralı hanelerdeki taşları yanlarındaki taş hiçbir zaman korumaz.
  }
rule-water-suspends-pairs-on = Suda taşın varken taşların birbirini korumaz.
rule-water-suspends-pairs-on-rescued = Kurtarılan bir taş oynanmadan da taşların birbirini korumaz.
rule-safe = { $count ->
    [one] { $houses }. hanedeki taşa vurulamaz.
   *[other] { $houses } numaralı hanelerdeki taşlara vurulamaz.
  }
rule-safe-while-water = { $count ->
    [one] Suda herhangi bir taş varken { $houses }. hanedeki taşa vurulamaz.
   *[other] Suda herhangi bir taş varken { $houses } numaralı hanelerdeki taşlara vurulamaz.
  }
rule-hit-to-water = { $count ->
    [one] { $houses }. hanede vurulan taş suya düşer.
   *[other] { $houses } numaralı hanelerde vurulan taş suya düşer.
  }
rule-hit-to-water-taken = Su hanesi doluysa iki taş bunun yerine yer değiştirir.
rule-vacate = { $count ->
    [one] { $houses }. hanedeki taş, bir atış izin verir vermez ilerlemelidir.
   *[other] { $houses } numaralı hanelerdeki bir taş, bir atış izin verir vermez ilerlemelidir.
  }
rule-fixed = { $count ->
    [one] { $houses }. hanedeki taş yalnızca onu tahtadan çıkaracak atışı bekleyebilir.
   *[other] { $houses } numaralı hanelerdeki taşlar yalnızca onları tahtadan çıkaracak atışı bekleyebilir.
  }
rule-stuck-to-water = { $count ->
    [one] Başka hiçbir şey oynayamıyorsan, { $houses }. hanedeki taşın suya geri döner.
   *[other] Başka hiçbir şey oynayamıyorsan, { $houses } numaralı hanelerdeki taşlarından biri suya geri döner.
  }
rule-last-chance = { $count ->
    [one] { $houses }. hanedeki taşın ayrılmak için tek atışı vardır: bir sonraki atışın onu oynatmazsa suya düşer.
   *[other] { $houses } numaralı hanelerdeki bir taşın ayrılmak için tek atışı vardır: bir sonraki atışın onu oynatmazsa suya düşer.
  }
rule-bear-off-exact = Bir taş tahtadan tam atışla çıkar; { $house }. haneden sonra bir hane daha varmış gibi sayılır.
rule-bear-off-bounce = Bir taş tahtadan tam atışla çıkar; { $house }. haneden sonra bir hane daha varmış gibi sayılır. Daha büyük bir atışta taş oraya kadar gider, artan kadar geri döner.
rule-bear-off-overshoot = Bir taşı { $house }. haneden öteye götüren atış, ne kadar büyük olursa olsun onu tahtadan çıkarır.
rule-bear-off-onto-last = Tam { $house }. haneye gelen taş tahtadan çıkar; hiçbir atış taşı oradan öteye götüremez.
rule-exits = { $house }. hanedeki bir taş tahtadan yalnızca { $throws } ile çıkar.
rule-exits-any = { $house }. hanedeki bir taş tahtadan her atışla çıkar.
rule-exits-first-row-empty = { $house }. hanedeki bir taş tahtadan { $throws } ile çıkar; 1–10. hanelerde kimsenin taşı yoksa her atışla çıkar.
rule-clear-first = { $houses } numaralı hanelerde taşın varken hiçbir taşın tahtadan çıkamaz.
rule-clear-first-hand = Tahtanın yanında taşın varken de hiçbir taşın çıkamaz.
rule-end-first-off = { $pieces ->
    [one] Taşını tahtadan ilk çıkaran oyuncu kazanır.
   *[other] { $pieces } taşının hepsini tahtadan ilk çıkaran oyuncu kazanır.
  }
rule-end-board-empty = Tahta boşalınca oyun biter: tahtadan daha çok taş çıkaran kazanır; sayılar eşitse oyun berabere biter.
rule-score-on = Kazanan, kalan her rakip taş için puan alır: 1–10. hanelerdekiler için 3, 11–20. hanelerdekiler için 2, 21–30. hanelerdekiler için 1.

## later: rules (about each ruleset)

rules-retold = Bu rekonstrüksiyonu araştırmacının kendi yayınından değil, yalnızca başkalarının anlattığı biçimiyle biliyoruz.
rules-house-title = Özel kurallar
rules-house = Bu sitede hazırlanmış özel kurallar: “{ $base }” kuralları, birkaç değişiklikle.
rules-ours = Bu tahta için hiçbir araştırmacı bir rekonstrüksiyon yayımlamadı; bunlar bizim kurallarımız. Yalnızca bilinen rekonstrüksiyonların ortak yanlarından oluşurlar.
rules-disputed = Kesin olmayanlar
rules-disputed-lead = Metinler bu soruları açık bırakır ya da iki türlü okunabilir. Burada şu yanıtlar geçerli.
rules-shortened = Tam bir oyunun son bölümü: yolun daha ilerisinden başlayan daha az taş. O oyunun bütün kuralları geçerlidir. Kısaltmayı biz yaptık; hiçbir araştırmacı önermedi.
rules-throws = { $minutes ->
    [one] Bir oyun yaklaşık { $throws } atış ve bir dakika sürer.
   *[other] Bir oyun yaklaşık { $throws } atış ve { $minutes } dakika sürer.
  }
credit-kendall-masters = Timothy Kendall bu rekonstrüksiyonu 1978’de, “Passing Through the Netherworld” (Öte Dünyadan Geçiş) adlı kitabında önerdi; burada Masters Traditional Games’e ait olduğu belirtilen bir kural sayfasının anlattığı gibi yer alıyor.
credit-kendall-modern = Herkese açık devinokeefe/senet projesi, Kendall’ın rekonstrüksiyonunun beş taşlı bu modern biçimini yazdı ve en iyi oynayış biçimini tam olarak hesapladı.
credit-kendall-1979 = Timothy Kendall’ın 1979 rekonstrüksiyonu, Ludii sitesinin kural kitabından özetlediği gibi; yeni oyundaki dört seçenek de oradan.
credit-kendall-wiki = Timothy Kendall’ın rekonstrüksiyonu, Niidae Wiki’deki bir maddenin anlattığı gibi; madde, taşların oyuna girişi, isteğe bağlı vuruş ve son haneden çıkış için kaynak göstermiyor.
credit-jequier-masters = Gustave Jéquier’nin rekonstrüksiyonu; Botermans ve başkalarının “The World of Games” (Oyunların Dünyası) kitabına dayanan Masters Traditional Games’e ait olduğu belirtilen bir kural sayfasının anlattığı gibi.
credit-jequier-ludii = Gustave Jéquier’nin 1930 rekonstrüksiyonu, Ludii’nin özetlediği gibi.
credit-piccione = Peter A. Piccione’nin 1977 rekonstrüksiyonu, “King Tut’s Game” (Tutankhamun’un Oyunu), Ludii’nin özetlediği gibi.
credit-bell = R. C. Bell’in 1979 rekonstrüksiyonu, Ludii’nin özetlediği gibi.
credit-simple = İşaretsiz tahtalar biliniyor, ama üzerlerinde nasıl oynandığı bilinmiyor.
credit-cypriot = Kıbrıs’ta onar oyuklu üç sırası olan kaba kaya parçaları biliniyor, ama üzerlerinde nasıl oynandığı bilinmiyor.
credit-simple-marked = Sona yakın dört işareti olan tahtalar biliniyor: “iyi” anlamına gelen bir işaret, bir çarpı, üç çizgi ve iki çizgi.
credit-middle-kingdom = Orta Krallık tahtalarında aynı işaretler vardır, ama yol sol üstte biter.
credit-early-nk = Erken Yeni Krallık tahtalarında çarpının yerinde su, çizgilerin yerinde kuşlar ve insanlar vardır.
credit-late-nk = Geç Yeni Krallık tahtalarında son hanelerde tanrılar durur; en sonda Horus vardır.
credit-vertical = Uzun kenarı dik duran ve son hanelerinden üçünde “iyi” işareti bulunan bir tahta biliniyor.
credit-double = Otuzar haneli, yan yana iki tahta biliniyor.
disputed-km-1 = 28. ya da 29. hanedeki bir taş ne zaman suya geri döner? Metin, aynı renkten başka taş kalmayınca ya da atışı başka taş kullanamayınca diye anlaşılabilir. Burada ikincisi geçerli.
disputed-km-2 = 1, 4 ya da 5 atıp hiçbir taş oynayamazsan bir daha atar mısın? Burada hayır.
disputed-km-3 = Alt alta duran haneler komşu mudur? Burada hayır: yalnızca yol boyunca.
disputed-km-4 = Sudaki taş komşularını korur mu? Burada evet; yalnızca kendisi korunmaz.
disputed-km-5 = Bir rakip taşı suya atınca sıran biter mi? Burada hayır.
disputed-km-6 = Başka hiçbir taş ileri gidemiyorsa bir taşı tahtadan çıkarmak zorunda mısın? Burada evet.
disputed-km-7 = 30. haneden hangi atışla çıkılır? Metin önce tam atışı ister, sonra her atışa izin verir. Burada her atışla çıkılır.
disputed-km-8 = Sudaki bir taşı tahtadan çıkaran 4’ten sonra bir daha atar mısın? Burada evet.
disputed-km-9 = Bir taş 26. haneden geri gidebilir mi? Burada evet.
disputed-km-10 = Suya düşen taşını aynı sıra içinde kurtarabilir misin? Burada hayır.
disputed-km-11 = Taşını sudan kurtarabiliyorsan kurtarmak zorunda mısın? Burada hayır: 4 için atabilirsin.
disputed-km-12 = 15. hane doluyken sudan başka çıkış yolu var mı? Burada hayır: 4 beklersin.
disputed-km-13 = Yan yana üç taş duvar olur mu? Metin bundan söz etmiyor. Burada hayır.
disputed-kw-1 = 4 ile giren taş 5. haneye mi gelir, 4. haneye mi? Burada 5. haneye: taş 1. haneye konur, sonra ilerler.
disputed-kw-2 = 1. hane doluyken taş girebilir mi? Burada evet: taş orada kalmaz.
disputed-kw-3 = Bazı atışlar bir atış daha verir mi? Metin sıra başına tek atış verir. Burada hayır.
disputed-kw-4 = Vurmamayı seçersen ne olur? Burada o hamle yapılmaz.
disputed-kw-5 = Başka hamlen varken pas geçebilir misin? Burada hayır.
disputed-kw-6 = Bir taş, duvarın içindeki rakip taşın üstüne gelebilir mi? Burada evet: yalnızca duvarın üzerinden atlamak yasak.
disputed-kw-7 = 26. hanede 5 ne yapar? Metin bunu söylemiyor. Burada taş tahtadan çıkar.
disputed-kw-8 = İlk satır ne zaman boştur? Burada, iki tarafın da orada taşı yokken; tahtanın yanındaki taşlar sayılmaz.
disputed-kw-9 = Bir taş, kendi renginden bir taşın üstüne gelip başladığı yerde kalabilir mi? Burada ancak başka taş oynanamıyorsa; yoksa bedava pas olurdu.
disputed-kw-10 = Geri gönderilen taş 27., 28. ya da 29. hanede kalabilir mi? Burada evet; o hanenin kuralı geçerli olur.
disputed-kw-11 = Yan yana iki taş birbirini korur mu? Metinde yalnızca üç taş geçer. Burada hayır.
disputed-kw-12 = Su bir taşı geri gönderirken 1–15. hanelerin hepsi doluysa ne olur? Burada taş tahtanın yanına gider.
disputed-kw-13 = 30. haneden çıkaran “tek beyaz çubuk” nedir? Burada: 1 atışı.
disputed-kw-14 = Taş sonunda duvarın gerisine konacaksa, duvarın üzerinden atlayabilir mi? Burada hayır.
disputed-k79-1 = Bütün atışlar oynamadan önce mi yapılır? Metin öyle diyor; Ludii’nin programı onları tek tek oynuyor. Burada metne uyulur.
disputed-k79-2 = Hangi renk önde durur? Burada Beyaz, çünkü ilk 1 atan Beyaz olur ve en öndeki taşı oynar.
disputed-k79-3 = Başka bir atış ileri gidebilecekken bir atış geriye oynanabilir mi? Burada hayır.
disputed-k79-4 = Bir taş suya düşünce öteki atışlara ne olur? Burada yanarlar.
disputed-k79-5 = Kurtarmak bir sıraya mal olur, ama hangi sıraya? Burada kurtarmanın kendisi sıradır, atışın yerine geçer.
disputed-k79-6 = Sudaki bir taşa vurulabilir mi? Burada evet; ikisi yer değiştirir.
disputed-k79-7 = Suda bir taş varken hangi tarafın çiftleri korunmaz? Burada yalnızca o taşın tarafınınkiler.
disputed-k79-8 = 28–30. haneler hangi tarafın taşı sudayken güvenlidir? Burada hangi tarafın olursa olsun.
disputed-k79-9 = Önce oynanması gereken bir taş vurulursa ne olur? Burada o taraf artık istediği taşı oynayabilir.
disputed-k79-10 = İlk 1’den önceki atışlar sayılır mı? Burada hayır.
disputed-k79-11 = Fazla büyük her atış taşı suya mı düşürür? Burada hayır: bu, seçeneklerden yalnızca biri.
disputed-k79-12 = İlk satırda kimin taşları çıkmanı engeller? Burada yalnızca seninkiler.
disputed-k79-13 = Kurtarmaya atıştan önce mi karar verirsin, sonra mı? Burada önce.
disputed-k79-14 = Açılıştaki 1 ile en öndeki taşı oynamak zorunlu mu? Burada evet.
disputed-k79-15 = Açılışta 4 ya da 5 bir atış daha verir mi? Burada hayır.
disputed-jm-1 = Bir taş, hepsi son satıra gelmeden 30. hanede durabilir mi? Burada hayır: oraya gelmek çıkmak demektir.
disputed-jm-2 = Bir atış 30. haneyi aşabilir mi? Burada hayır.
disputed-jm-3 = 1, 4 ya da 6 atıp hiçbir taş oynayamazsan bir daha atar mısın? Burada hayır.
disputed-jm-4 = Duvar geri giden taşları da durdurur mu? Burada evet.
disputed-jm-5 = İlk boş hane hangisidir? Burada en küçük numaralı hane.
disputed-jm-6 = Taşlar başlangıç hanelerinden sırayla mı çıkmalı? Burada hayır: metin her taşın oynanmasına izin verir.
disputed-jm-7 = Bir duvar, satırın ucunda dönerek devam eder mi? Burada evet.
disputed-jl-1 = Dördüncü güvenli hane hangisidir? Metinde 20 yazıyor, ama orada hiçbir işaret yok. Burada 30.
disputed-jl-2 = Bir taş başlangıç hanesinden ne zaman çıkabilir? Burada, sonraki hanede duran taş oynandıktan sonra.
disputed-jl-3 = 1, 4 ya da 6 atıp hiçbir taş oynayamazsan bir daha atar mısın? Burada hayır.
disputed-jl-4 = Geri giden bir taş vurabilir mi? Burada hayır.
disputed-jl-5 = Vurulan taş nereye gider? Burada, metindeki gibi, başlangıca en yakın boş haneye.
disputed-jl-6 = Yan yana üç taş nerede duvar olur? Ludii’nin programı buna yalnızca bazı yerlerde bakıyor. Burada, metindeki gibi, her yerde.
disputed-pi-1 = 5 bir atış daha verir mi? Burada evet, metinde olduğu gibi.
disputed-pi-2 = Atışın bir parçası taşı tahtadan çıkarabilir mi? Burada, o parça tam geliyorsa evet.
disputed-pi-3 = Bir sıranın bütün hamleleri mi aynı yöne gitmeli, yoksa yalnızca bir atışınkiler mi? Burada bir atışınkiler.
disputed-pi-4 = 1 atınca oyuna yeni taş almak zorunlu mu? Burada ancak başka hiçbir taş ileri gidemiyorsa.
disputed-pi-5 = Taş girdikten sonraki atışı önce hangi taş kullanır? Burada yeni giren taş.
disputed-pi-6 = Geri giderken 15. ya da 26. haneye gelmek bir atış verir mi? Burada evet.
disputed-pi-7 = Yeni giren taş 5 ile oynanamazsa ne olur? Burada sıra biter.
disputed-pi-8 = Olabildiğince çok adım kullanmak zorunda mısın? Burada hayır, ama kullanılabilecek bir adım oldukça devam edersin.
disputed-pi-9 = Yeni taşa ait atışla oyuna bir taş daha alınabilir mi? Burada hayır; öteki ek atışlarla alınabilir.
disputed-be-1 = Zar mı atılır, çubuk mu? Daha eski bir metin çubuk diyor. Burada zar.
disputed-be-2 = Hangi haneler işaretlidir? Burada 26–29. haneler, bu kurallar için çizilen tahtadaki gibi.
disputed-be-3 = Vurabiliyorsan vurmak zorunda mısın? Burada hayır.
disputed-be-4 = Oyun ne zaman biter? Burada, tahta boşalınca.
disputed-be-5 = Açılış atışları eşitse ne olur? Burada ikisi de yeniden atar.
disputed-be-6 = Yan yana üç taş, Kendall’ın kurallarındaki gibi duvar olur mu? Burada hayır.
disputed-kmo-1 = Vurulan taş nereye gider? Burada ikisi yer değiştirir.
disputed-kmo-2 = 28–30. haneler güvenli mi? Burada hayır: yalnızca bir komşu korur.
disputed-kmo-3 = 28–30. hanelerde vurulan taş nereye gider? Burada vuran taşın geldiği 26. haneye.
disputed-kmo-4 = Bir taş 28. haneden 29. ya da 30. haneye veya geriye gidebilir mi? Burada hayır.
disputed-kmo-5 = 30. haneden hangi atışla çıkılır? Burada yalnızca 1 ile.
disputed-kmo-6 = 1, 4 ya da 5 ile hiçbir taş oynanamazsa? Burada sıra rakibe geçer.
disputed-kmo-7 = Suya düşmek sırayı bitirir mi? Burada hayır.
disputed-kmo-8 = Duvarın bir bölümünün üzerinden atlayabilir misin? Burada hayır.
disputed-kmo-9 = Duvarlar ya da korunan çiftler sudan dönüş yolunu kesebilir mi? Burada hayır.
disputed-kmo-10 = 1, 4 ya da 5 ile geri gitmek bir atış daha verir mi? Burada evet.
disputed-kmo-11 = Bir taş 26. haneden geri gidebilir mi? Burada evet.
disputed-kmo-12 = Başka taş sayılarıyla oynanabilir mi? Burada, özel kural olarak evet, ama yalnızca beş taşlı oyun hesaplandı.
disputed-board-cross = Çarpı taşı nereye gönderir? Kimse bilmiyor. Burada başlangıca en yakın boş haneye, çünkü onu 15. haneye bağlayan bir şey yok.
disputed-board-rebirth = 15. hanede işaret olmayan tahtalarda bu hane özel midir? Burada hayır.
disputed-board-last = İşaretsiz 30. haneden hangi atışla çıkılır? Burada her atışla.
disputed-board-upright = Dik tahtada oyun hangi yöne ilerler? Kimse bilmiyor. Burada alışılmış sırayla: sol üstten başlayıp üç sütunda.
disputed-board-two = İki tahta tek yol mu, iki yol mu? Kimse bilmiyor. Burada tek uzun yol; en basiti bu.
disputed-board-pebbles = Kaç çakıl kullanılırdı? Kimse bilmiyor. Burada her oyuncuda beş.

## later: dialogs (help)

help-title = Yardım
help-tap = Atmak için büyük düğmeye, sonra oynatacağın taşa dokun.
help-mistake = Yanlış yere dokunmak bir şeyi bozmaz.
help-marks = Tahtadaki işaretler
help-mark-ring = Bu taş oynanabilir.
help-mark-target = Taşın buraya gidebilir.
help-mark-hit = Vurulan taş buraya gider.
help-mark-row = Birbirlerini korurlar ya da duvar olurlar.
help-mark-disc = Hamlenin sonucu: vuruş (×), su (dalga), koruma (köşeli ayraç), çıkış (ok).
help-mark-trail = Son hamle.
help-keyboard = Tahtadaki tuşlar
help-key-arrows = oklar
help-arrows = sağ ve sol: yol boyunca; yukarı ve aşağı: sonraki satır
help-key-ends = Home, End
help-ends = ilk hane, yolun sonu
help-key-enter = Enter, Boşluk
help-enter = taş ya da hane seç
help-key-escape = Esc
help-escape = taşı yerine bırak
help-key-throw = T
help-throw = at
help-key-pieces = M
help-pieces = oynanabilen sonraki taş; Shift ile önceki
help-key-last = L
help-last = son hamle
help-key-status = S
help-status = şu anda ne oluyor?
help-key-advice = H
help-advice = burada en iyisi ne ve neden?
help-key-undo = U
help-undo = geri al
help-key-redo = R
help-redo = yinele
help-key-look = , ve .
help-look = hamleleri gözden geçir: bir hamle geri, bir hamle ileri
help-key-help = ?
help-help = bu yardım
help-accessibility = Erişilebilirlik (İngilizce)
help-questions = Tuşlarla sorular
help-key-mine = P
help-mine = taşlarım nerede?
help-key-others = O
help-others = rakibin taşları nerede?
help-key-moves = G
help-moves = nereye gidebilirim?
help-key-sticks = K
help-sticks = hangi atış geldi?
help-key-score = C
help-score = kimin kaç taşı tahtadan çıktı?
help-key-way = F
help-way = daha ne kadar yol var?
help-key-house = X
help-house = bu hanede ne var?
help-key-card = I
help-card = bu hane nedir ve ne yapar
help-key-odds = D
help-odds = son atışlar ve olasılıklar
help-key-turn = B
help-turn = kutuyu eline al, sonra yerine koy; oklar çevirir

## later: house-rules (the editor of house rules)

house-title = Özel kurallar
house-lead = İstediğin kuralı değiştir. Çelişkiler hemen gösterilir.
house-find = Bir kuralı sözcükleriyle bul
house-found = { $count ->
    [one] { $count } kural bulundu.
   *[other] { $count } kural bulundu.
  }
house-from = Temel alınan kurallar
house-yours = Senin kuralların
house-name = Kurallarının adı
house-name-default = { $base }, benim yorumum
house-reset-all = Bütün değişiklikleri geri al
house-reset = “{ $base }” kurallarındaki gibi yap
house-changed = { $count ->
    [one] 1 değişiklik
   *[other] { $count } değişiklik
  }
house-disagrees = çelişiyor
house-ready = Bu kurallar birbiriyle uyumlu.
house-endless = Ama bu kurallarla oyunlar neredeyse hiç bitmiyor.
house-clashes = { $count ->
    [one] İki kural birbiriyle çelişiyor.
   *[other] { $count } kural çifti birbiriyle çelişiyor.
  }
house-show = Yerini göster
house-play = Oyna
house-opponent = Rakip
house-save = Bu kuralları kaydet
house-saved = “{ $name }” adıyla kaydedildi.
house-save-full = En çok { $count } kural seti kaydedilebilir. Önce birini sil.
house-save-blocked = Kuralların kaydedilemedi. Kaybetmemek için bağlantıyı kopyala.
house-save-unnamed = Önce kurallarına bir ad ver.
house-mine = Kendi kurallarım ({ $count })
house-open = Aç
house-rename = Adını değiştir
house-delete = Sil
house-deleted = “{ $name }” silindi.
house-link = Bağlantıyı kopyala
house-link-label = Bu kuralların bağlantısı
house-link-copied = Bağlantı kopyalandı.
house-link-by-hand = Seçili bağlantıyı kopyala.
house-point-value = { $point }: { $value }
house-fix = “{ $point }” için şunu seç: { $value }
house-fix-off = “{ $point }” seçeneğini kapat
house-fix-on = “{ $point }” seçeneğini aç
house-refused = “{ $points }” ile uymuyor
house-refused-houses = { $houses }: “{ $points }” ile uymuyor. { $reason }
house-idle = “{ $point }” yüzünden şu anda etkisi yok.
house-range = { $first }–{ $last }
house-none = yok
house-on = evet
house-off = hayır
house-exit = { $house }. hane: { $throws }
house-exit-any = her atışla
house-exit-star = ilk satır boşken her atışla
house-exit-row = { $house }. hanedeki taşı tahtadan çıkaran atışlar
house-light-row = { $light ->
    [0] Açık renkli yüz yok
    [one] { $light } açık renkli yüz
   *[other] { $light } açık renkli yüz
  }
house-light-count = açık renkli yüz sayısı kadar
house-nothing-special = özel bir şey yok
in-use-title = Bugün oynanan kurallar
in-use-note = Kutu oyunlarından, okullardan ve programlardan. Rekonstrüksiyon değildirler.

house-group-game = Oyun
house-group-throwing = Atış
house-group-moving = Hamleler
house-group-meeting = Rakiple karşılaşma
house-group-houses = Özel haneler
house-group-leaving = Tahtadan çıkmak ve kazanmak

dim-houses = Tahtadaki hane sayısı
dim-pieces = Her oyuncunun taş sayısı
dim-start = Taşların başladığı yer
dim-start-hand = taşlar tahtanın dışında başlar
dim-start-white-odd = taşlar ilk hanelerde birer birer dizilir, Siyah öndedir
dim-start-black-odd = taşlar ilk hanelerde birer birer dizilir, Beyaz öndedir
dim-start-house = Taşların dizildiği ilk hane
dim-opening = Kim başlar
dim-opening-white = Beyaz başlar
dim-opening-black = Siyah başlar
dim-opening-one-is-white = ilk 1 atan Beyaz olur ve en öndeki taşını oynar
dim-opening-one-is-black = ilk 1 atan Siyah olur ve en öndeki taşını oynar
dim-opening-higher-throw = büyük atan başlar
dim-start-lock = Bir taş, önündeki taş oynamadan yola çıkamaz
dim-entry = Taşların oyuna girişi
dim-entry-none = sonradan taş girmez
dim-entry-any-throw = taşlar her atışla girer: 1 ile 2. haneye, 2 ile 3. haneye, böyle devam eder
dim-entry-with-one = taşlar 1 atınca 1. haneye girer
dim-entry-throws = Taşların girdiği atışlar
dim-entry-at = Giren taşın saymaya başladığı hane: 0 ya da 1
dim-starting-throw = Bir oyuncu oynamadan önce 1 atmalıdır
dim-sticks = Ne atılır
dim-sticks-2 = iki çubuk
dim-sticks-4 = dört çubuk
dim-sticks-5 = beş çubuk
dim-sticks-die4 = dört yüzlü bir zar
dim-sticks-die6 = altı yüzlü bir zar
dim-zero = Açık renkli yüz gelmeyen atış
dim-zero-0 = açık renkli yüz yoksa 0
dim-zero-4 = açık renkli yüz yoksa 4
dim-zero-5 = açık renkli yüz yoksa 5
dim-zero-6 = açık renkli yüz yoksa 6
dim-zero-die = dört yüzlü bir zar
dim-values = Açık renkli yüz sayısının değeri
dim-rethrow = Yinelenen atışlar
dim-lost = Sırayı kaybettiren atışlar
dim-again = Bir atış daha veren atışlar
dim-again-without-move = Hiçbir taş oynanamasa bile bir atış daha veren atışlar
dim-again-on = Bir atış daha veren haneler
dim-ends-turn = Sırayı bitiren haneler
dim-turn = Bir sıranın akışı
dim-turn-single = bir atış, bir hamle
dim-turn-series = yeni atış kazandıkça at, sonra hepsini istediğin düzende oyna
dim-turn-divided = bir atış; adımları taşlar arasında paylaştırılabilir
dim-blockade = Duvar olan yan yana taşlar
dim-blockade-on = yan yana üç taş duvar olur
dim-blockade-2 = yan yana iki taş duvar olur
dim-blockade-off = yan yana taşlar duvar olmaz
dim-corners = Taş sıraları köşelerden sonra da sürer
dim-fall-back = Kendi renginden bir taşın üstüne gelen taş, arkadaki ilk boş haneye döner
dim-backward = Hiçbir taş ileri gidemeyince
dim-backward-none = hiçbir taş ileri gidemezse sıra yanar
dim-backward-to-empty = hiçbir taş ileri gidemezse bir taş geriye, boş bir haneye gitmelidir
dim-backward-may-hit = hiçbir taş ileri gidemezse bir taş geri gitmelidir ve vurabilir
dim-backward-from = Taşların geri gidebildiği son hane
dim-vacate = Olabildiğinde ayrılmak gereken haneler
dim-pairs = Birbirini koruyan taşlar
dim-pairs-on = yan yana iki taş birbirini korur
dim-pairs-3 = yan yana üç taş birbirini korur
dim-pairs-off = taşlar birbirini korumaz
dim-unprotected = Komşunun korumadığı haneler
dim-water-suspends-pairs = Suda taşı olan oyuncunun çiftleri korunmaz
dim-safe = Taşın güvende olduğu haneler
dim-safe-while-water = Suda taş varken güvenli olan haneler
dim-hit = Vurulan taşa ne olur
dim-hit-none = hiçbir taşa vurulamaz
dim-hit-swap = vurulan taş, vuran taşla yer değiştirir
dim-hit-empty-behind = vurulan taş arkadaki ilk boş haneye gider
dim-hit-lowest-empty = vurulan taş tahtanın ilk boş hanesine gider
dim-hit-to-hand = vurulan taş tahtadan çıkar ve yeniden girer
dim-hit-taken = vurulan taş oyun dışı kalır
dim-hit-to-water = Vurulan taşın suya düştüğü haneler
dim-may-decline-hit = Yalnızca vurabilen oyuncu pas geçebilir
dim-stop = Her taşın durması gereken hane
dim-stop-over = O haneyi geçen atış
dim-stop-over-lost = o haneyi geçen atış oynanmaz
dim-stop-over-halt = o haneyi geçen atışta taş orada durur
dim-stop-over-bounce = o haneyi geçen atışta taş oraya gider, artan kadar geri döner
dim-trap = O haneyi geçen atış suda biter
dim-water-house = Su hanesi
dim-water = Suyun yaptığı
dim-water-none = su yok
dim-water-prison = su, taşı bir atış serbest bırakana ya da kurtarılana kadar tutar
dim-water-to-return = su, taşı dönüş hanesine koyar
dim-water-to-lowest = su, taşı tahtanın ilk boş hanesine koyar
dim-water-to-hand = su, taşı tahtanın yanına geri gönderir; taş yeniden girer
dim-return-house = Dönüş hanesi
dim-return-full = Dönüş hanesi doluysa
dim-return-full-below = taş ondan önceki en yakın boş haneye gider
dim-return-full-lowest = taş tahtanın ilk boş hanesine gider
dim-return-full-hand = taş tahtadan çıkar ve yeniden girer
dim-return-full-closed = hiçbir taş suya gidemez
dim-rescued-moves-first = Kurtarılan taş ötekilerden önce oynanmalıdır
dim-stuck-to-water = Sıkışan taşın suya döndüğü haneler
dim-last-chance = Bir sonraki atışla ayrılmak gereken, yoksa suya düşülen haneler
dim-fixed = Taşın yalnızca tahtadan çıkabildiği haneler
dim-bear-off = Taşların tahtadan çıkışı
dim-bear-off-exact = taşlar son haneyi tam geçen atışla çıkar
dim-bear-off-bounce = taşlar tam atışla çıkar, daha büyüğünde artan kadar geri döner
dim-bear-off-overshoot = taşlar son haneyi geçen her atışla çıkar
dim-bear-off-onto-last = taşlar tam son haneye gelince çıkar
dim-exits = Yalnızca belirli atışlarla çıkılan haneler
dim-clear-first = Taş çıkmadan önce kendi taşlarından boşalması gereken haneler
dim-may-decline-off = Oyuncu taş çıkarmamayı seçebilir
dim-end = Kim kazanır
dim-end-first-off = bütün taşlarını tahtadan ilk çıkaran kazanır
dim-end-board-empty = tahta boşalana kadar oynanır; daha çok taş çıkaran kazanır
dim-score = Kazanan, geride kalan rakip taşlar için puan alır

clash-hand-entry = Tahtanın dışında başlayan taşların girecek bir yolu olmalı.
clash-water-entry = Su taşları tahtadan çıkarıyor, ama yeniden girecek yolları yok.
clash-behind-entry = Geri giden bir taşın vurduğu taş, arkasında boş hane bulamayabilir ve yeniden girecek yolu yok.
clash-home-entry = Vurulan taş tahtadan çıkıyor, ama yeniden girecek yolu yok.
clash-full-entry = Dönüş hanesi doluysa taş tahtadan çıkıyor, ama yeniden girecek yolu yok.
clash-one-divided = 1 ile girmek ancak atışlar paylaştırılabiliyorsa olur.
clash-any-divided = Paylaştırılan atışlarda taş yalnızca 1 ile girebilir.
clash-entry-stop = Giren taş hemen 1. haneyi geçer, bu yüzden durma hanesi 1. hane olamaz.
clash-entry-throws = Atılabilecek hiçbir atışla taş giremez.
clash-opening-hand = Oyunu açan 1 en öndeki taşı oynatır, ama tahtada taş yok.
clash-opening-odd = Oyunu açan 1 en öndeki taşı oynatır, ama önünde bir rakip taş duruyor.
clash-start-house-hand = Tahtanın dışında başlayan taşların başlangıç hanesi olmaz.
clash-start-house-lock = Bir taş önündekini ancak taşlar 1. haneden başlıyorsa bekleyebilir.
clash-start-beyond = Taşlar, çıkış hanelerinden ve herkesin durduğu haneden önce başlamalıdır.
clash-opening-fixed = Oyunu açan 1 en öndeki taşı oynatır, ama o taş yalnızca tahtadan çıkılan bir hanede duruyor.
clash-lock-hand = Tahtanın dışında başlayan taşların önünde bekleyecekleri bir taş yok.
clash-lock-backward = Geri giden bir taş, henüz yola çıkmamış bir taşa vurabilir.
clash-lock-entry = Giren bir taş, henüz yola çıkmamış bir taşa vurabilir.
clash-lock-fixed = En öndeki taş hiç gidemezdi. Hanesinden yalnızca tahtadan çıkılır, önce gitmesi gereken taşlar ise arkasında onu bekler.
clash-one-series = 1 beklemek ancak bir sırada birden çok atış yapılıyorsa olur.
clash-divided-hit = Paylaştırılan atışlarda hiçbir taşa vurulamaz.
clash-divided-fall-back = Paylaştırılan atışlarda hiçbir taş, kendi renginden bir taşa denk geldi diye geri gitmez.
clash-divided-prison = Paylaştırılan atışlarda su taş tutamaz.
clash-divided-trap = Atışlar paylaştırılınca fazla büyük bir atış suda bitemez.
clash-divided-blockade = Paylaştırılan atışlarda yan yana taşlar duvar olamaz.
clash-divided-over = Paylaştırılan atışlarda hiçbir atış fazla büyük değildir.
clash-divided-vacate = Paylaştırılan atışlarda önce ayrılmak gereken hane olamaz.
clash-divided-decline-hit = Paylaştırılan atışlarda pas geçilemez.
clash-divided-decline-off = Paylaştırılan atışlarda taş çıkarmamak seçilemez.
clash-always-again = Her atış bir atış daha verirdi, sıra hiç bitmezdi.
clash-long-series = Bir atış dizisinde en çok iki atıştan biri yeni bir atış kazandırabilir, yoksa sıra çok uzardı.
clash-always-again-unmoved = Oynayamayan oyuncu sonsuza kadar atardı.
clash-values-sticks = Çubukların gösterebileceği her açık renkli yüz sayısına bir değer gerekir; zarın ise açık renkli yüzü yoktur.
clash-rethrow-all = Her atış yinelenirdi, hiçbiri sayılmazdı.
clash-no-one = Bir taşa 1 gerekebilir; bu yüzden bir atış 1 sayılmalı ve oynanabilmeli.
clash-one-value = Bütün atışlar eşit olurdu, kimse daha büyük atamazdı.
clash-lost-again = Sırayı kaybettiren bir atış yeni bir atış kazandıramaz.
clash-lost-rethrow = Yinelenen bir atış sırayı kaybettiremez.
clash-lost-series = Bir atış dizisinde önceki atışların da yanıp yanmadığı belli olmazdı.
clash-series-unmoved = Bütün atışlar hamlelerden önceyse, sonradan atış kazanılamaz.
clash-series-again-on = Bütün atışlar hamlelerden önceyse, hiçbir hane atış veremez.
clash-ends-again = Aynı hane hem sırayı bitirip hem bir atış daha veremez.
clash-water-nowhere = Suya bir hane gerekir.
clash-water-idle = Su hanesi var, ama su yok.
clash-water-pieces = Su, taşların başladığı hanelerin en az iki hane ötesinde olmalı.
clash-water-return = Bu suya, taşların döneceği bir hane gerekir.
clash-return-beyond = Dönüş hanesi su hanesinden önce olmalı.
clash-sent-closed = Hiçbir taşın suya gidemediği sırada bir taş oraya gönderilebilir.
clash-return-fixed = Kurtarılan taş kendi tarafını sonsuza dek bekletebilir: önce o gitmeli, ama ancak başkalarından sonra gidebilir.
clash-trap-stop = Durma hanesi olmadığı için hiçbir atış onu geçemez.
clash-trap-over = Durma hanesini geçen atış hem suda hem başka yerde bitemez.
clash-trap-water = Su yoksa hiçbir atış suda bitemez.
clash-trap-behind = Durma hanesini geçen atış suda biter, bu yüzden su o haneden sonra olmalı.
clash-stop-water = Her taş su hanesinde durmalı, ama hiçbir atış onu oradan ileri götürmüyor.
clash-water-fixed = Su hanesi, yalnızca tahtadan çıkılan hanelerden biri olamaz.
clash-stuck-water = Sıkışan taşlar ancak taş tutan suya dönebilir.
clash-stuck-forward = Sıkışan taşlar suya geri döner, bu yüzden sudan sonra durmalılar.
clash-hit-water = Vurulan taş ancak suya düşebilir, ama su yok.
clash-chance-water = Zamanında ayrılmayan taşlar suya düşer, ama su yok.
clash-chance-forward = Zamanında ayrılmayan taşlar suya geri döner, bu yüzden sudan sonra durmalılar.
clash-chance-stuck = Aynı hanedeki taş tek atıştan sonra suya düşer, bu yüzden sıkışana kadar bekleyemez.
clash-chance-turn = Bir taşın ayrılmak için tek atışı ancak her atışın bir hamle olduğu oyunda olabilir.
clash-safe-water = Suda hiçbir zaman taş kalmıyor, bu yüzden o sırada güvenli olan hane de olamaz.
clash-rescue-water = Kurtarma yalnızca taş tutan suda olur.
clash-fall-back-prison = Geri dönen bir taş, taş tutan suyu kapatabilir.
clash-taken-end = Taşlar oyun dışı kalabiliyorsa, kazanan ancak sonda belli olur.
clash-water-end = Hiçbir atış kurtarmadığı için bir taş sonsuza dek suda kalabilir, o zaman tahta hiç boşalmaz.
clash-clear-end = Tarafı bazı haneleri artık boşaltamadığı için bir taş sonsuza dek suda kalabilir, o zaman tahta hiç boşalmaz.
clash-score-end = Puan ancak bütün taşlarını ilk çıkaran kazanıyorsa sayılabilir.
clash-last-exit = Taşlar son hanede hiç kalmaz, bu yüzden oradan çıkmak için özel atış gerekmez.
clash-last-fixed = Taşlar son hanede hiç kalmaz; bu yüzden o, yalnızca tahtadan çıkılan bir hane olamaz.
clash-last-water = Taşlar son hanede hiç kalmaz, bu yüzden orası su olamaz.
clash-backward-nowhere = Taşlar geri gitmeli, ama gidebilecekleri hane yok.
clash-backward-idle = Geri gidilebilen son hane seçili, ama taşlar hiç geri gitmiyor.
clash-clear-fixed = Böyle bir hanedeki taş oradan hiç çıkamazdı. Çıkmadan önce gitmiş olması gerekirdi.
clash-clear-last = Son hanedeki taş oradan hiç çıkamazdı. Çıkmadan önce gitmiş olması gerekirdi.
clash-off-board = Seçilen hanelerden biri tahtada yok.
clash-fixed-for-good = Bu hanelerden birindeki taş oradan hiç çıkamazdı. Hiçbir atış onu tahtadan çıkarmıyor.
clash-last-for-good = Son hanedeki taş oradan hiç çıkamazdı. Gereken atışlar gelemez.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = tahta kareler
words-pieces = piyon pul
words-start = diziliş başlangıç
words-opening = başlar ilk
words-entry = girmek
words-zero = çubuk zar
words-lost = sıra kaybı
words-again = yeniden atma ek atış
words-again-without-move = ek atış
words-again-on = şanslı hane
words-ends-turn = sıra kaybetmek ağ
words-turn = bölmek
words-stop = güzellik mutluluk evi tam
words-stop-over = fazla artan geri sekme
words-trap = geçmek boğulmak
words-blockade = engel üç atlamak
words-corners = köşe dönüş sıra
words-pairs = çift iki koruma
words-safe = güvenli korunan
words-hit = yemek almak değiştirmek
words-hit-to-water = boğulmak
words-backward = geri gitmek
words-water = boğulmak su evi Nil
words-water-house = boğulmak 27
words-return-house = yeniden doğuş 15
words-return-full = yeniden doğuş dolu 15
words-last-chance = sonraki sıra üç gerçek 28 29 30
words-stuck-to-water = boğulmak
words-fixed = tam üç gerçek
words-bear-off = çıkmak bitiş
words-exits = çıkmak bitiş üç gerçek 28 29 30
words-clear-first = ilk sıra
words-end = kazanmak
words-score = puan

## Notices and failures

notice-replaced = Yeni bir oyun başladı.
notice-aside = { $what ->
    [game] Kayıtlı oyun okunamadı, bu yüzden yenisi başlıyor.
    [correspondence] Bağlantıyla oynanan bir oyun okunamadı.
    [puzzles] Oyunlarından bir bulmaca okunamadı.
    [rematch] Aynı atışlarla oynanan iki oyunun ilki okunamadı.
   *[house-rules] Hazırladığın kurallar okunamadı.
  } Kayıtlı veriler ayrı bir yerde duruyor.
button-save-aside = Dosya olarak kaydet
notice-not-saved = Bu oyun artık kaydedilemiyor. Tarayıcının belleği dolu ya da engelli. Menüdeki “Paylaş ya da kaydet” ile onu dosya olarak kaydedebilirsin.
notice-parameter = “{ $name }={ $value }” tanınmayan bir değer. Olası değerler: { $allowed }.
notice-ruleset = İstenen “{ $value }” kuralları oynanamıyor. ({ $options }{ $reason })
notice-seed = İstenen “seed={ $value }”, en çok 64 basamaklı bir onaltılık sayı değil.
notice-computer-stopped = Bilgisayar bir hamle seçemedi ({ $reason }). Yeniden sormak için “Devam et” düğmesine bas.
notice-language = { $language } metinleri yüklenemedi.
notice-no-net = { $why ->
    [unreadable] Güçlü oyuncuların bu kurallar için öğrendikleri yüklenemedi ya da bozulmuş; bu yüzden basit ölçütlerle karar veriyorlar.
   *[absent] Sayfanın bu kopyasında, güçlü oyuncuların bu kurallar için öğrendikleri yok; bu yüzden basit ölçütlerle karar veriyorlar.
  }
notice-fault = Bir şeyler ters gitti ({ $reason }). Oyun olduğu gibi duruyor.
notice-not-loaded = Sayfanın bu bölümü yüklenemedi. Lütfen bağlantını kontrol et ve yeniden dene.
notice-new-version = Bu sayfanın yeni bir sürümü var, bu yüzden eskisinin bu bölümü yüklenemiyor. Lütfen sayfayı yeniden yükle. Kayıtlı oyunlar kalır.
failure-title = Oyun başlatılamıyor
failure-wasm-missing = Oyun WebAssembly gerektirir; bu tarayıcıda yok ya da kapalı. Kilitleme Modu (Safari) ve gelişmiş güvenlik (Edge) onu kapatır: tarayıcının ayarlarında bu site için izin ver ve sayfayı yeniden yükle. Çok eski bir tarayıcının güncellenmesi gerekir.
failure-wasm-blocked = Bu site, oyunun ihtiyaç duyduğu WebAssembly’ye izin vermiyor. Güvenlik politikası script-src 'wasm-unsafe-eval' içermelidir. Eski bir tarayıcıyı güncellemek gerekebilir.
failure-wasm-not-found = Oyunun motoru yüklenemedi. Lütfen bağlantını kontrol et ve sayfayı yeniden yükle.
failure-engine-damaged = Oyun motorunun dosyası eksik. Lütfen sayfayı yeniden yükle. Bu işe yaramazsa, bu sitedeki senet.wasm dosyası bozuktur ya da doğru dosya değildir.
failure-engine-broken = Oyunun motoru bu tarayıcıda çalışmıyor. Lütfen daha yeni bir tarayıcı kullan.

## later: ending (the end of a game)

end-summary = Tahtadan çıkan: { $white } koni ve { $black } makara.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = Yolun sonuna gelindi, güneş doğuyor.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = Ay bile bir kez bir oyunu kaybetti, yıl da beş gün kazandı.
# Figures of the game below the result, beside each other.
end-throws = { $throws } atış
end-hits = { $hits ->
    [0] vurulan taş yok
   *[other] { $hits } taş vuruldu
  }
end-minutes = { $minutes } dk
# A button after a win: another game, against the next stronger computer player.
end-stronger = Daha güçlü bir rakip

## later: menu (the menu, and texts that several parts of the page use)

this-game = Bu oyun
menu-title = Daha fazla
menu-licence = “Senet, the Senet contributors” adı belirtilerek kopyalanıp paylaşılabilir. Program: MIT ya da Apache-2.0. Metinler: CC BY 4.0. Çizimler: CC0.
menu-edition = Sürüm { $release }, commit { $commit }, kurallar { $rules }
menu-group-learn = Öğren
menu-group-puzzles = Bulmacalar ve günün oyunu
menu-group-together = Başka biriyle
menu-group-share = Paylaş ve kaydet
menu-embedding = Bu oyunu kendi sitene koy
menu-lab = Laboratuvar: tartışmalı bir kural neyi değiştirir
menu-print = Tahtayı, taşları, kuralları ve çalışma kâğıdını yazdır
notice-frozen = Bu oyunu gösteren site onu duraklattı.
menu-one-file = Bu dosya internet olmadan çalışır.

## later: sound (sounds)

sound-title = Ses
sound-on = Sesleri çal
sound-volume = Ses düzeyi
sound-percent = %{ $share }
sound-unavailable = Bu cihaz şu anda ses çalamıyor.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = İlk ders
tutorial-offer = Senet’i ilk kez mi oynuyorsun?
tutorial-offer-start = Göster
tutorial-offer-later = Şimdi değil
tutorial-menu-lessons = Dersler
tutorial-menu-lessons-note = Oyunu yaparak öğren
tutorial-lessons = Dersler
tutorial-lessons-lead = Oyunun seni bekler ve değişmez.
tutorial-lessons-houses = Özel haneler
tutorial-lessons-rules = Başka kuralların farkı
tutorial-not-kept = Burada hiçbir şey kaydedilmiyor; bitirdiğin dersler bir dahaki sefere görünmez.
tutorial-goes-on = { $count }. adımdan devam et (toplam { $last })
tutorial-done = Bitti
tutorial-step = Adım { $count } / { $last }
tutorial-count = { $count } / { $last }
tutorial-progress = Dersin ilerleyişi
tutorial-dock = Dersin atışları ve hamleleri
tutorial-back = Geri
tutorial-skip = Atla
tutorial-next = İleri
tutorial-finish = Bitir
tutorial-press-next = Bu adım tamam. Devam etmek için “İleri” düğmesine bas.
tutorial-not-asked = Oyunda buna izin var. Burada ise bu adımın istediğini dene.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = Burada istenen, { $house }. hanedeki taş: halka onda.
tutorial-end-lead = Bir dersin atışları önceden bellidir, yani şansın payı yoktur. Bu seçimler senindi.
tutorial-end-judge = Değerlendiren, buradaki en güçlü oyuncu; o da yanılabilir.
lesson-first = İlk ders
lesson-first-about = İki dakikada oyunun tamamı
lesson-first-1 = Siyah makaralarını tahtadan çıkar. At, sonra halkalı makaraya dokun.
lesson-first-1-done = İki açık yüz 2 sayılır.
lesson-first-2 = At, sonra 17. hanedeki koninin üstüne git.
lesson-first-2-done = Koniye vurdun, ikisi yer değiştirdi. 1, 4 ya da 5 attıktan sonra bir daha atarsın.
lesson-first-3 = Bir daha at ve istediğin makarayı oyna.
lesson-first-3-done = Oynayabiliyorsan oynamak zorundasın.
lesson-first-4 = At ve 10. hanedeki makarayı 13. hanedekinin yanına götür.
lesson-first-4-done = Yan yanayken ikisine de vurulamaz.
lesson-first-5 = Her taş 26. hanede durmalı. At ve oraya git.
lesson-first-5-done = Buradan 5 ile tahtadan çıkılır.
lesson-first-6 = 27. hane sudur. At ve gör.
lesson-first-6-done = Sıran bitti, öteki taşların da beklemek zorunda.
lesson-first-7 = Makaranı kurtarmak için düğmeye bas.
lesson-first-7-done = Makaran 15. haneye döndü.
lesson-first-8 = At ve son makaranı tahtadan çıkar.
lesson-first-8-done = Kazandın! Eski kuralları kimse bilmiyor. Bunlar 1978’den.
lesson-house-15 = 15. hane: Yeniden Doğuş
lesson-house-15-1 = Makaran 27. hanede, suda. 15. hane boş: makaranı kurtar.
lesson-house-15-1-done = 15. hane ona yeni bir başlangıç verir, on iki hane geride. Kurtarmak sıranı harcar.
lesson-house-15-2 = Şimdi 15. hanede bir koni var; makaranı kurtaramazsın. Onu yalnızca 4 kurtarır. At ve makaranı tahtadan çıkar.
lesson-house-15-2-done = Şanslıydın: 4, on altı atışta yalnızca bir kez gelir.
lesson-house-26 = 26. hane: Güzellik
lesson-house-26-1 = Çubukları at, sonra neden oynanamadığını görmek için 24. hanedeki makaraya dokun.
lesson-house-26-1-done = 4 onu 26. haneden öteye götürürdü. Her taş önce oraya gelmeli.
lesson-house-26-2 = Öyleyse 4’ü başka bir taş kullanmalı. 8. hanedeki makarayı oyna.
lesson-house-26-2-done = Üstelik 4 sana bir atış daha verir.
lesson-house-26-3 = Bir daha at ve 24. hanedeki makarayı 26. haneye götür.
lesson-house-26-3-done = İşte orada. Buradan sonra ona yalnızca 1 zarar verebilir.
lesson-house-26-4 = 26. hanede en iyi atış 5’tir. At ve makarayı tahtadan çıkar.
lesson-house-26-4-done = Suyu ve son haneleri geçip doğruca tahtadan çıktı.
lesson-house-27 = 27. hane: su
lesson-house-27-1 = Çubukları at ve tek hamleyi oyna.
lesson-house-27-1-done = Sudaki taş sıranı hemen bitirir, 1 atmış olsan bile.
lesson-house-27-2 = Makarayı kurtarabilir ya da şansını 4 için deneyebilirsin. Dene: çubukları at.
lesson-house-27-2-done = 4 gelmedi; sıran bitti ve makara suda kaldı.
lesson-house-27-3 = 30. hanede tek başına bir koni duruyor. At ve ona 26. haneden vur.
lesson-house-27-3-done = Son hanelerde vurulan taş suya düşer.
lesson-house-last = 28., 29. ve 30. haneler
lesson-house-last-1 = 28. hanedeki bir taş tahtadan 3 ile çıkar. Çubukları at ve onu tahtadan çıkar.
lesson-house-last-1-done = 29. hane 2 ister. Bu iki haneden tahtadan başka atışla çıkılmaz.
lesson-house-last-2 = Ama başka hiçbir şey oynayamıyorsan taş geri dönmek zorundadır. At ve gör.
lesson-house-last-2-done = Yine suda! Yolda başka bir taş bırak ki bekleyebilesin.
lesson-house-last-3 = 30. hane en cömert hanedir: her atış taşı tahtadan çıkarır. Dene.
lesson-house-last-3-done = 2 yetti.
lesson-walls = Yan yana üç taş
lesson-walls-1 = 12., 13. ve 14. hanelerde yan yana üç koni duruyor. At, sonra 11. hanedeki makaraya dokun.
lesson-walls-1-done = Taşlar bir ya da iki taşın üzerinden atlayabilir, ama yan yana üç taşın üzerinden atlayamaz: bu bir duvardır.
lesson-walls-2 = Sen de bir duvar kur: at ve 8. hanedeki makarayı 10. ve 11. hanelerdeki ikisinin yanına götür.
lesson-walls-2-done = Arkasındaki koniler, sen açana kadar beklemek zorunda.
lesson-modern = Kendall’ın kuralları, beş taş
lesson-modern-about = Modern biçim: su taşı hemen geri gönderir, son haneler tam atış ister
lesson-modern-1 = Su burada başka türlü işler. At ve 26. hanedeki makarayı oyna.
lesson-modern-1-done = Suda kalmaz, hemen 15. haneye gider. 1 attığın için de bir daha atarsın.
lesson-modern-2 = At, sonra 30. hanedeki makaraya dokun.
lesson-modern-2-done = Bu kurallarda 30. haneden yalnızca 1 ile çıkılır.
lesson-series = Kendall’ın 1979 kuralları
lesson-series-about = Önce bütün atışlar, sonra bütün hamleler
lesson-series-1 = 1, 4 ya da 5 gelince hemen atmaya devam edersin. 2 ya da 3 gelene kadar at.
lesson-series-1-done = Elinde 1 ve 2 var; istediğin sırayla oyna.
lesson-series-2 = İki atışından birini oyna. Atışı önce çubukların yanından seçebilirsin.
lesson-series-2-done = Bir atış kaldı.
lesson-series-3 = Öbür atışı aynı makarayla ya da başka biriyle oyna.
lesson-series-3-done = Bütün atışların elinde olunca plan yapabilirsin: biri vurmak, biri güvenli yere ulaşmak için.
lesson-entering = Kendall’ın kuralları, bir vikiden
lesson-entering-about = Tahta başta boştur
lesson-entering-1 = Bütün taşlar tahtanın yanında başlar. Çubukları at ve bir taşı oyuna al.
lesson-entering-1-done = Taş 1. haneye konur ve hemen attığın kadar ilerler.
lesson-entering-2 = Burada bir taş, kendi renginden bir taşın üstüne gelebilir. Çubukları at ve 4. haneye bir makara daha yerleştir.
lesson-entering-2-done = 4. hane dolu, bu yüzden makara arkadaki ilk boş haneye gider.
lesson-jequier = Jéquier’nin kuralları
lesson-jequier-about = Hiç açık yüz yoksa 6 sayılır; taşlar ancak hepsi son satıra varınca çıkabilir
lesson-jequier-1 = Bu kurallarda dört koyu yüz daha değerlidir. At ve istediğin makarayı oyna.
lesson-jequier-1-done = 6 geldi! 6 da 1 ve 4 gibi bir atış daha verir.
lesson-jequier-2 = 26. hane güvenlidir, ama hemen ilerisindeki su değil. Çubukları at ve 26. haneden 27. haneye oyna.
lesson-jequier-2-done = Su, taşı bütün tahtanın ilk boş hanesine gönderir.
lesson-jequier-3 = Bütün taşların son satırdayken çıkabilirler: tam 30. haneye gelerek. At ve makarayı oraya götür.
lesson-jequier-3-done = 30. haneye gelmek tahtadan çıkmak demektir.
lesson-piccione = Piccione’nin kuralları
lesson-piccione-about = Barışçı bir yarış: hiçbir taşa vurulmaz, atışlar paylaştırılabilir
lesson-piccione-1 = Taşlar 1 ile girer. Çubukları at ve 1. haneye bir makara yerleştir.
lesson-piccione-1-done = Oyuna yeni taş alınca o taş için bir atış daha yaparsın.
lesson-piccione-2 = Bir atışı taşların arasında paylaştırabilirsin. At ve önce yalnızca bir adım git, 14. haneden 15. haneye.
lesson-piccione-2-done = 15. hane sana sonra bir atış daha verir. 4’ünden üç adım kaldı.
lesson-piccione-3 = Kalan üç adımın bir bölümünü ya da hepsini istediğin makarayla kullan.
lesson-piccione-3-done = Bu kurallarda hiçbir taşa vurulmaz. Önemli olan her atışı en iyi kullanmaktır.
lesson-bell = Bell’in kuralları
lesson-bell-about = On taş, bir zar; vurulan taş temelli oyun dışı kalır
lesson-bell-1 = Burada zar atılır. At ve 13. hanedeki koninin hanesine git.
lesson-bell-1-done = Koni oyun dışı kaldı. Tahtadan daha çok taş çıkaran kazanır.
lesson-bell-2 = 26. hanede bir koni duruyor. At, sonra 24. hanedeki makarana dokun.
lesson-bell-2-done = 26–29. hanelerde taş güvendedir.
lesson-bell-3 = At, sonra 5. hanedeki makaraya dokun.
lesson-bell-3-done = İşaretli hanelerden yalnızca geçilir: oradaki taş, gidebildiği anda gitmelidir.
lesson-boards = Eski tahtalar
lesson-boards-about = Kuralı kalmamış tahtalar ve onlar için yaptığımız kurallar
lesson-boards-1 = En sade tahtalarda hiç işaret yoktur. At ve 28. hanedeki makarayı tahtadan çıkar.
lesson-boards-1-done = Bu tahtalarda sonu geçen her atış taşı tahtadan çıkarır.
lesson-boards-2 = Daha eski tahtalarda yol sol üstte biterdi ve 27. hanede çarpı vardı. At ve oraya oyna.
lesson-boards-2-done = Çarpının ne yaptığını kimse bilmiyor. Biz taşı ilk boş haneye gönderiyoruz.
lesson-boards-3 = Geç dönem tahtalarda sonda tanrılar durur; Horus 30. hanededir. At, sonra oradaki makaraya dokun.
lesson-boards-3-done = Bizim kurallarımızda Horus Hanesi’nden yalnızca 1 ile çıkılır.
lesson-double = Çift tahta
lesson-double-about = İki tahtada altmış hane
lesson-double-1 = Yan yana iki tahta tek bir uzun yol oluşturur. At ve 30. haneden karşıya geç.
lesson-double-1-done = Daha otuz hane var.
tutorial-menu-house = Haneler
tutorial-menu-house-note = Her özel hane nedir, ne yapar ve eskiden ne anlama gelirdi
tutorial-menu-odds = Atışlar ve olasılıklar
tutorial-menu-odds-note = Son atışlar, olasılıklar ve şimdiye kadar gelenler
tutorial-menu-history = Tarih
tutorial-menu-history-note = Gerçek tahtalar ve kimsenin bilmedikleri
tutorial-why-house = { $house }. hane üzerine daha fazlası
tutorial-why-lesson = Ders: { $name }
tutorial-known = biliniyor
tutorial-second = ikinci elden
tutorial-unknown = bilinmiyor
tutorial-standings-title = Bu ne kadar kesin?
tutorial-standings = “Biliniyor”: kaynağında okuduk. “İkinci elden”: başkaları anlatıyor. “Bilinmiyor”: kimse söyleyemez.
tutorial-lessons-rows = Korumak ve kapatmak
lesson-pairs = Yan yana iki taş
lesson-pairs-1 = 19. ve 20. hanelerde yan yana iki koni duruyor. At, sonra 17. hanedeki makaraya dokun.
lesson-pairs-1-done = Komşu hanelerdeki aynı renkten taşlar birbirini korur.
lesson-pairs-2 = Kendi taşlarını koru: at ve 10. hanedeki makarayı 13. hanedekinin yanına götür.
lesson-pairs-2-done = Artık ikisine de vurulamaz.
card-no-name = Adı olmayan bir hane
card-rules = Bu oyunda
card-ordinary = Burada özel bir şey olmaz.
card-told = Onun için anlatılanlar
card-lesson = Bu hane için ders
card-others = Öbür haneler
card-loading = Bir dakika…
card-sign-none = Bu tahtada üzerinde işaret yok.
card-sign-ankh = İşareti ankhtır: “yaşam”.
card-sign-nefer = İşareti neferdir: “iyi” ya da “güzel”.
card-sign-circle = İşareti bir dairedir.
card-sign-water = İşareti üç su çizgisidir.
card-sign-cross = Üzerinde bir çarpı var.
card-sign-three = Üzerinde üç çizgi var.
card-sign-three_birds = Üzerinde üç kuş duruyor.
card-sign-three_gods = Üzerinde üç tanrı oturuyor.
card-sign-two = Üzerinde iki çizgi var.
card-sign-two_men = Üzerinde iki adam oturuyor.
card-sign-two_gods = Üzerinde iki tanrı oturuyor.
card-sign-one = Üzerinde bir çizgi var.
card-sign-horus = Üzerinde tanrı Horus’un şahini var.
fact-house-thoth = Oyun üzerine dinî bir metin olan Büyük Oyun Metni’nin bu ilk haneyi tanrı Thoth’a verdiği söylenir.
fact-house-neith = Büyük Oyun Metni’nin bu haneyi tanrıça Neith’e verdiği söylenir.
fact-house-maat = Büyük Oyun Metni’nin bu haneyi hakikat ve düzen tanrıçası Maat’a verdiği söylenir.
fact-house-thirty = Büyük Oyun Metni’nin bu haneye Otuz Hanesi dediği söylenir.
fact-house-netting = Bazı eski listeler bu haneye Ağ Hanesi der.
fact-house-ankh = Piccione’nin kuralları için çizilen tahtada ankh burada, asaların arasında durur.
fact-house-rebirth = “Yeniden Doğuş Hanesi” ve “İkinci Yaşam” adlarını bugünün oyuncuları koydu.
fact-house-nefer = Tahtalarda burada bir ya da üç nefer işareti vardır.
fact-house-good = Eski metinler ona “iyi” ya da “güzel” der. “Güzellik Hanesi” ve “Mutluluk Hanesi” modern adlardır.
fact-house-countdown = Louvre son beş haneyi bir geri sayım olarak okur: iyi, su, üç, iki, bir.
fact-house-cross = Daha eski tahtalarda burada bir çarpı vardır. 18. Hanedan’ın başında yerini su aldı.
fact-house-mu = Eski metinler ona mu, yani “su” der.
fact-house-penalty = Su bir ceza mıydı, yoksa arınma mı? Louvre ikisini de olası görür.
fact-house-three = Tahtalarda burada üç çizgi, üç kuş ya da üç tanrı vardır: üç sayısı.
fact-house-souls = Bazı tahtalar burada Heliopolis kentinin ruhlarını anar.
fact-house-truths = “Üç Hakikat Hanesi” modern bir addır; Timothy Kendall koymuştur.
fact-house-two = Tahtalarda burada iki çizgi, oturan iki adam ya da iki tanrı vardır: iki sayısı.
fact-house-re-atoum = “Ra-Atum Hanesi” modern bir addır; Timothy Kendall koymuştur.
fact-house-last = Son hane çoğu zaman boştur. Yeni Krallık’ın sonlarında üzerinde bir şahin ya da güneş tanrısı durur.
fact-house-sun = Oradaki tanrının Ra-Horakhty olduğu söylenir.
fact-house-horus = “Horus Hanesi” modern bir addır.
odds-title = { $tool ->
    [die] Zar: atışlar ve olasılıklar
   *[sticks] Çubuklar: atışlar ve olasılıklar
  }
odds-heading = Olasılıklar
odds-lead = { $tool ->
    [die] Dört yüz, her biri aynı olasılıkla gelir.
    [other] Sayılan { $ways } düşüş türü var, her biri aynı olasılıkla.
   *[sticks] Dört çubuk on altı türlü düşebilir, her biri aynı olasılıkla.
  }
odds-so-far = { $count ->
    [0] Bu oyunda henüz atış yapılmadı.
    [one] Bu oyunda şimdiye kadar { $count } atış.
   *[other] Bu oyunda şimdiye kadar iki oyuncudan { $count } atış.
  }
odds-throw = Atış
odds-chance = Olasılık
odds-expected = Beklenen
odds-thrown = Gelen
odds-again = bir atış daha
odds-ways = { $of }’da { $count }
odds-number = { $value }
throws-title = { $count ->
    [one] Son atış
   *[other] Son { $count } atış, en yenisi önce
  }
throws-told = { $lost ->
    [no] { said-thrown }
    [declined] { $who ->
        [you] { $value } attın ve taşı tahtada bıraktın.
       *[other] { who }, { $value } attı ve taşı tahtada bıraktı.
      }
    [passed] { $who ->
        [you] { $value } attın ve pas geçtin.
       *[other] { who }, { $value } attı ve pas geçti.
      }
   *[other] { $who ->
        [you] { $value } attın, ama kullanamadın.
       *[other] { who }, { $value } attı, ama kullanamadı.
      }
  }
throws-mark = { $lost ->
    [opening] başlangıç
    [declined] kullanılmadı
    [passed] pas
   *[other] hamle yok
  }
odds-note = Kısa bir oyunda sayılar çoğu zaman beklenenden uzak olur. Bu bir hata değil, şanstır.
history-title = Senet’in kısa tarihi
history-chapters = Bölümler
history-chapter = { $value }: { $name }
history-yours = Oyununun kuralları
history-nobody = Kuralları kimse bilmiyor
history-nobody-lead = Nil kıyısındaki insanlar iki bin yıldan uzun bir süre Senet oynadı. Tahtaları, taşları, resimleri elimizde. Kurallar ise kayıp.
history-traces = İlk izler
history-traces-lead = Senet, Mısır’ın ilk kralları kadar eski olabilir. Ama anlaşılması en zor olanlar en eski buluntulardır.
history-amenhotep = Kralların ve kâtiplerin tahtaları
history-amenhotep-lead = Yeni Krallık’ta tahta çoğu zaman bir kutunun üst yüzüdür; kutunun karşı yüzünde yirmi haneli ikinci bir oyun vardır.
history-tutankhamun = Tutankhamun’un oyunları
history-tutankhamun-lead = Genç kralın mezarında birkaç oyun kutusu vardı. Mezarı açan Howard Carter onları kartlara işledi.
history-throwing = Çubuklar, kemikler ve dansçılar
history-throwing-lead = Önce bir yüzü açık, öbür yüzü koyu çubuklar vardı. Sonra aşık kemikleri geldi.
history-last-houses = Son beş hane
history-last-houses-lead = Birçok tahtada yalnızca son hanelerde işaret vardır. İşaretler zamanla değişti; elimizdeki en iyi ipuçları onlardır.
history-journey = Oyundan yolculuğa
history-journey-lead = Eğlence olarak başlayan şey, ölülerin öte dünyadaki yolculuğunun simgesi oldu.
history-beyond = Nil’in ötesi
history-beyond-lead = Otuz haneli tahtalar Kıbrıs’tan ve Levant’tan da bilinir. Oyunun Nil kıyısında başladığı kesin değildir.
history-again = Rekonstrüksiyonlar
history-again-lead = 1930’dan beri araştırmacılar tahtalara, resimlere ve metinlere uyan rekonstrüksiyonlar öneriyor. Hiçbiri bir diğeriyle aynı değil. Bu sayfada onları oynayıp karşılaştırabilirsin.
drawing-pieces = Koniler ve makaralar, Yeni Krallık taşlarına bakılarak çizildi.
drawing-old-board = El-Mahasna’daki gibi altışarlı üç sıralı bir tahta. Çizim bizim.
drawing-royal-board = III. Amenhotep’inki gibi bir tahta, üstten. Çizim bizim; renkleri de biz seçtik.
box-royal-board = III. Amenhotep’inki gibi bir tahta. Model bizim; işaretler o çağın başka tahtalarındaki gibi, renkleri, çerçeveyi, yanları ve çekmeceyi biz tasarladık.
drawing-royal-box = Tutankhamun’unki gibi, kızak üzerinde bir kutu. Çizim bizim.
box-royal-box = Tutankhamun’unki gibi, kızak üzerinde bir kutu. Model bizim; işaretler o çağın başka tahtalarındaki gibi, çerçeveyi, yanları, çekmeceyi ve kızağın biçimini biz tasarladık.
drawing-sticks = Tutankhamun’unkiler gibi iki çift çubuk: parmaklar ve tilki başları. Çizim bizim.
drawing-last-houses = Son beş hane: üstte daha eski tahtalar; sonra Yeni Krallık’ın başı ve sonu. Karşılaştırmak için hepsi soldan sağa dizildi.
drawing-players = Oyun, Mısır resimlerindeki gibi yandan. Çizim bizim.
drawing-stone = Kıbrıs’takiler gibi, onar oyuklu üç sıralı bir kaya parçası. Çizim bizim.
box-stone = Kıbrıs’takiler gibi, onar oyuklu üç sıralı bir kaya parçası. Model bizim; düzgün biçimini ve oyuklar arasındaki çizgileri biz tasarladık.
fact-name = “Senet”, “geçiş” demektir.
fact-boards-known = Piccione 120’den çok tahta biliyordu.
fact-forgotten = Oyun, Roma döneminde artık oynanmaz oldu.
fact-rules-lost = Taşların nasıl oynandığı ve işaretli hanelerin ne yaptığı.
fact-hesy-re = MÖ 3100 dolaylarından mezarlarda tahta olabilecek parçalar bulundu. Kesin olarak Senet’i gösteren ilk resim, 3. Hanedan’dan Hesy-Re’nin mezarındadır.
fact-el-mahasna = El-Mahasna’dan, altışarlı üç sıralı ve on iki taşlı bir kil tahtaya en eskisi denmiştir (globalegyptianmuseum.org, no. 455).
fact-el-mahasna-doubt = O tahtanın Senet olup olmadığı. Ne işe yaradığı tartışmalı.
fact-nikauhor = Sakkara’daki Nikauhor şapelinin duvarında iki adam müzisyenlerin yanında oynuyor, 5. Hanedan (Metropolitan Sanat Müzesi, 08.201.2a–g).
fact-pepi-ankh = MÖ 2300 dolaylarında, Meir’deki Pepi-ankh mezarında oyuncular birbirine takılıyor: biri taşının indiğini, ötekinin taşının alındığını göreceğini söylüyor; öteki, geçişin kendisinin olduğunu söylüyor.
fact-amenhotep = Mısır fayansından bir tahtada III. Amenhotep’in adı var, MÖ 1390–1353 dolayları. 21 cm uzunlukta; dört hanesinde sayılar ya da “iyi” işareti var (Brooklyn Müzesi, 49.56a-b).
fact-merymaat = III. Thutmose dönemi kâtibi Merymaat’ın Abydos’tan oyun kutusundan Mısır fayansı kakmalar kaldı. Ahşap yenidir (Metropolitan Sanat Müzesi, 01.4.1a).
fact-zawiyet = Zawiyet el-Aryan’da taşlarıyla ve topaç gibi dönen bir zarla bir kutu bulunmuştur, 18. Hanedan’ın başı (Boston Güzel Sanatlar Müzesi, 11.3095–11.3097).
fact-tut-large = Büyük oyun takımı abanoz ve fildişindendir. Kutu 44,4 cm uzunluktadır ve bir kızağın üzerinde durur (Kahire, JE 62058).
fact-tut-squares = Hanelerinden beşinde yazı vardır.
fact-tut-small = 13,4 cm uzunlukta küçük bir fildişi kutunun yanlarında kralın adları vardır (Kahire, JE 62061).
fact-tut-pieces = Başka bir fildişi kutu hiç açılmamıştı. İçinde beş kırmızı, beş beyaz taş ve iki aşık kemiği vardı (Carter 585r).
fact-tut-sticks = Tutankhamun’un 17,5 cm uzunlukta iki çift çubuğu vardı; üstü koyu abanoz, altı beyaz fildişi. Bir çift insan parmağıyla, öbürü tilki başıyla biter.
fact-hesy-sticks = Hesy-Re’nin resminde tahtanın yanında dört çubuk vardır.
fact-bones = Aşık kemikleri 17. Hanedan’dan sonra yaygınlaşır. Yeni Krallık’ın oyun resimlerinde atılan başka bir şey görülmez (Metropolitan Sanat Müzesi, 16.10.505a–c).
fact-neferkhawet = Neferkhawet’in mezarında beş koni ve beş makara vardı (Metropolitan Sanat Müzesi).
fact-dancers = Taşlara “dansçılar” denirdi.
fact-counting = Çubukların ya da kemiklerin nasıl sayıldığı.
fact-tab = Bugün kullanılan değerler, bu sayfadakiler de, modern Mısır’ın bir çubuk oyunu olan Tâb’ın değerleridir: Edward Lane onu anlattı, Carter da Tutankhamun’un oyun kutusunun kartına yazdı.
fact-old-marks = 17. Hanedan’a kadar işaretler şöyledir: iyi, çarpı, üç çizgi, iki çizgi. Yol sol üstte biter.
fact-water-comes = 18. Hanedan’ın başında çarpının yerini su alır. Kaliforniya’nın San Jose kentindeki Gül-Haç Mısır Müzesi’ndeki bir tahtada su vardır, ama yol hâlâ eski yöndedir. Büyük olasılıkla iki tür arasında bir geçiş örneğidir.
fact-imenmes = Louvre’daki Imenmes oyun kutusunda 28. hanede üç kuş, 29. hanede oturan iki figür vardır.
fact-house-names = Oyuncuların bugün kullandığı hane adlarının çoğu yenidir. Eski adların yalnızca bazıları hâlâ okunabiliyor.
fact-dead-play = Yaklaşık 4.300 yıl önce mezar resimlerinde ölüler yaşayanlara karşı oynar.
fact-spell = Yeni Krallık’ta Ölüler Kitabı’nın 17. bölümünde ölü bu oyunu oynar; tahta, öte dünyadan geçen yol olur.
fact-nefertari = Kraliçe Nefertari mezarında, kimsenin görmediği birine karşı tek başına oynar (Kraliçeler Vadisi, 66 numaralı mezar).
fact-ani = Ani Papirüsü’nde Ani ile Tutu oyunun başında oturur, MÖ 1250 dolayları (British Museum, EA 10470,7).
fact-lion = Bir başka papirüs böyle sahnelerle alay eder. Bir aslan ve bir antilop tahtanın başında oturur, MÖ 1100 dolayları (British Museum, EA 10016).
fact-cyprus = Kıbrıs’ta MÖ 2500 ile 1050 arasında Sotira Kaminoudhia ve Marki Alonia gibi birçok yerde Senet tahtaları ve Mısır’ın bir başka oyunu olan Mehen’in tahtaları yapıldı.
fact-cyprus-more = Kıbrıs’ın Tunç Çağı yerleşimleri, Senet ve Mehen birlikte sayıldığında, başka her eski kültürden daha çok oyun tahtası vermiştir (Crist 2016).
fact-levant = Oyunun Mısır ile Levant arasında hangi yöne gittiği. Kimi araştırmacılar Mısır’dan geldiğini, kimileri tersi yönde gittiğini düşünür.
fact-arad = İsrail’deki Tel Arad’da, Erken Tunç Çağı’ndan, delinmiş otuz oyuklu bir tahta vardır.
fact-backgammon = Sık sık anlatıldığı gibi tavlanın Senet’ten gelip gelmediği. Tahtaları inceleyen Crist böyle iddialara karşı uyarır.
fact-jequier = 1930: Gustave Jéquier, burada oynanabilen en eski rekonstrüksiyon.
fact-kendall = 1978: Timothy Kendall, “Passing Through the Netherworld” (Öte Dünyadan Geçiş). Bu sayfanın ilk dersi onun kurallarına uyar.
fact-piccione = 1977 ve 1980: Peter Piccione; en çok oyunun ne anlama geldiğini inceledi.
fact-bell = 1979: R. C. Bell, her oyuncuda on taşla.
fact-retold = Bu dört rekonstrüksiyonun hiçbirini aslından okumadık. Her oyunun kuralları, kimin aktardığını ve neyin şüpheli olduğunu söyler.
fact-fair-sticks = Gerçek çubukların nasıl düştüğü. Yarım yuvarlak çubuklar tam adil değildir. Bizimkiler adildir: iki yüz de aynı olasılıkla gelir.

## later: fairness (checking that the throws are fair)

fairness-menu = Atışlar adil mi?
fairness-menu-note = Her atışı kendin kontrol et
fairness-line = Bu oyunun atışları ilkinden önce belirlendi. Kodları:
fairness-title = Atışlar adil mi?
fairness-lead = Oyun sırasında kimse bir atışı değiştiremez: ne sen, ne bilgisayar, ne de bu sayfa.
fairness-toss = Atmadan önce ne kadar basılı tuttuğun ve ne kadar yükseğe attığın fark etmez: olasılıklar hep aynıdır.
fairness-wait = Bir dakika…
fairness-fault = Atışlar şu anda kontrol edilemiyor. ({ $reason })
fairness-no-code = Atışların kodu gösterilemiyor. ({ $reason })
fairness-close = Kapat
fairness-bound-title = İlk atıştan önce belirlendi
fairness-blind = Hiçbir bilgisayar oyuncusu gelecek atışları görmez.
fairness-bound = Bütün atışlar gizli tek bir sayıdan, tohumdan gelir. Tohumdan hesaplanan bu kodu bir yere yaz. Sonunda hâlâ aynıysa tohumu kimse değiştirmemiştir.
fairness-code-full = Kodun tamamı (SHA-256)
fairness-seed-later = Tohum, oyun bitince gösterilir.
fairness-seed-shown = Oyun bitti: tohum burada.
fairness-seed-label = Tohum
fairness-sum-label = Kodu bir terminalde kendin hesapla
fairness-copy = Kopyala
fairness-copied = Kopyalandı.
fairness-marked = Seçildi. Şimdi kopyala.
fairness-check-title = Her atış
fairness-check = Her atışı kontrol et
fairness-check-right = { $count ->
    [0] Kontrol edildi: bu oyunda henüz atış yok.
    [one] Kontrol edildi: bu oyunun { $count } atışı tohumdan geliyor.
   *[other] Kontrol edildi: bu oyunun { $count } atışının hepsi tohumdan geliyor.
  }
fairness-check-wrong = { $count ->
    [1] { $number }. atış tohumdan gelmiyor. Biri bu oyunu değiştirmiş.
   *[other] { $count } atış tohumdan gelmiyor, ilki { $number }. atış. Biri bu oyunu değiştirmiş.
  }
fairness-throw-right = { $value } – doğru
fairness-throw-wrong = { $recorded } – doğrusu { $expected }
fairness-odds-title = Gelen ve beklenen
fairness-figure = Ki-kare { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Henüz atış yapılmadı.
    [one] { $throws } atış bir şey söylemek için çok az.
   *[other] { $throws } atış bir şey söylemek için çok az.
  }
fairness-verdict-as_expected = Bu { $throws } atış beklendiği gibi: 100 adil oyundan { NUMBER($hundred, maximumFractionDigits: 0) } tanesi bu kadar ya da daha dengesiz olur.
fairness-verdict-unusual = Bu { $throws } atış alışılmadık. 100 adil oyundan yalnızca { NUMBER($hundred, maximumFractionDigits: 1) } tanesi bu kadar dengesiz olur. Bu ara sıra görülür.
fairness-verdict-very_unusual = Bu { $throws } atış çok alışılmadık. 1000 adil oyundan birinden azı bu kadar dengesiz olurdu. Aşağıda her atışı kontrol et.
fairness-afar = Bağlantıyla oynanan oyunda atışlar, iki oyuncunun gizli sayılarından hesaplanır. Gelen her bağlantı kontrol edilir.

## later: shared-throws (the game of the day)

daily-title = Günün oyunu
daily-note = Bugün herkese aynı atışlar
daily-heading = Günün oyunu, { $date }
daily-lead = Günün oyununu oynayan herkese, dünyanın her yerinde aynı atışlar gelir. Onları en iyi kim kullanacak?
daily-how = { $side ->
    [white] Beyaz’la
   *[black] Siyah’la
  } { $opponent ->
    [casual] rahat oyuncuya
   *[other] bilgisayara
  } karşı, “{ $name }” kurallarıyla oynuyorsun. Atışları yalnızca tarih belirler.
daily-device = Tarih, bu cihazın tarihidir.
daily-another = Bu, bugünün oyunu değil, başka bir günün oyunu.
daily-play = Oyna
daily-play-today = Bugünün oyununu oyna
daily-play-again = Yeniden oyna
daily-best = Bugünkü en iyi sonucun
daily-replayed = İstediğin kadar oynayabilirsin. En önemlisi ilkidir: sonrasında atışları bilirsin.
daily-won = { $throws } atışta galibiyet; { $left ->
    [one] bilgisayarın bir taşı henüz çıkmamıştı.
   *[other] bilgisayarın { $left } taşı henüz çıkmamıştı.
  }
daily-lost = { $throws } atışta yenilgi; { $left ->
    [one] bir taşın henüz çıkmamıştı.
   *[other] { $left } taşın henüz çıkmamıştı.
  }
daily-drawn = { $throws } atışta beraberlik.
daily-text = Senet, günün oyunu, { $date }: { $result } { $link }
daily-copy = Sonucu kopyala
daily-copied = Kopyalandı.
daily-not-copied = Bu tarayıcı, sayfanın kopyalamasına izin vermiyor. Metin burada:
daily-show = Sonuç ve kopyalanacak metin
daily-bad-date = “{ $value }” bir tarih değil. 2026-11-21 gibi yaz.
daily-today-instead = Bu, bugünün oyunu.
daily-unkept = Burada hiçbir şey kaydedilmiyor. Sayfa kapanınca sonuç silinir.
daily-fault = Günün oyunu başlatılamıyor. ({ $reason })
daily-close = Kapat

## later: correspondence (play by link)

correspondence-title = Bağlantıyla oyna
correspondence-note = Uzaktaki biriyle, sırayla
correspondence-lead = İki kişi, iki cihaz, istediğiniz kadar zaman. Her sıranın sonunda bir bağlantı oluşur. Onu rakibine mesajla ya da e-postayla gönderirsin.
correspondence-rules = Kurallar: “{ $name }”, şu anda tahtadaki gibi. Başka kurallar için önce onlarla yeni bir oyun başlat.
correspondence-sides-drawn = Bu kurallarda kimin hangi renkle oynayacağını ilk atışlar belirler.
correspondence-side = Senin rengin
correspondence-white = { $begins ->
    [yes] Beyaz (oyuna sen başlarsın)
   *[no] Beyaz
  }
correspondence-black = { $begins ->
    [yes] Siyah (oyuna sen başlarsın)
   *[no] Siyah
  }
correspondence-fair = Atışlar, iki oyuncunun gizli sayılarından hesaplanır. İkinizden hiçbiri onları etkileyemez.
correspondence-make = Bağlantıyı oluştur
correspondence-kept = Başladığın oyunlar
correspondence-kept-game = “{ $name }”, son hamle { $date }
correspondence-kept-over = “{ $name }”, bitti, son hamle { $date }
correspondence-resume = Devam et
correspondence-resume-named = Devam et: { $game }
correspondence-forget = Sil
correspondence-forget-named = Sil: { $game }
correspondence-your-turn = { $side ->
    [white] Bağlantıyla oyun: sıra sende. Rengin beyaz.
    [black] Bağlantıyla oyun: sıra sende. Rengin siyah.
   *[none] Bağlantıyla oyun: sıra sende. Kimin hangi renkle oynayacağını ilk atışlar belirler.
  }
correspondence-over = Bağlantıyla oynanan bu oyun bitti.
correspondence-send-invitation = Bu bağlantıyı rakibine gönder.
correspondence-send-answer = Oyuna katıldın. Bu bağlantıyı geri gönder: rakibin onunla devam eder.
correspondence-send = Bu bağlantıyı rakibine gönder ve onunkini bekle.
correspondence-send-begins = Oyuna rakibin başlıyor. Bu bağlantıyı gönder ve onunkini bekle.
correspondence-send-last = Oyun bitti. Rakibin de görsün diye bu son bağlantıyı gönder.
correspondence-link = Gönderilecek bağlantı
correspondence-copy = Kopyala
correspondence-copied = Kopyalandı. Şimdi rakibine gönder.
correspondence-marked = Bağlantı seçildi. Şimdi kopyala.
correspondence-share = Paylaş…
correspondence-share-text = Senet oyunumuzda sıra sende
correspondence-shared = Paylaşıldı.
correspondence-not-shared = Bağlantı paylaşılamadı. Lütfen kopyala.
correspondence-qr = QR kodu
correspondence-qr-label = Bağlantının QR kodu
correspondence-paste = Bağlantı mı geldi? Buraya yapıştır
correspondence-open = Aç
correspondence-no-link = Bu metinde bir oyunun bağlantısı yok.
correspondence-unkept = Burada hiçbir şey kaydedilmiyor. Rakibin yanıt verene kadar bu sekmeyi açık bırak ve bağlantısını buraya yapıştır.
correspondence-copy-note = Bu oyuna yalnızca bu tarayıcı devam edebilir ve bazı tarayıcılar bir hafta ziyaret olmayınca verilerini siler. Dosya olarak bir kopya buna karşı korur. İçinde gizli sayın var. Onu rakibine gönderme.
correspondence-copy-save = Dosya olarak bir kopya kaydet
correspondence-copy-open = Dosya olarak kaydedilmiş kopyayı aç
correspondence-copy-wrong = Bu dosya bağlantıyla oynanan bir oyunun kopyası değil ya da bozuk.
correspondence-gone = Bağlantıyla oynanan bu oyun artık bu tarayıcıda kayıtlı değil: verileri sen ya da tarayıcı silmiş, ya da oyun başka yerde başlamış. Ona bakabilirsin. Dosya olarak kaydettiğin bir kopyası varsa, devam etmek için onu “Bağlantıyla oyna” altında aç.
correspondence-refused = Bağlantı açılamıyor. ({ $reason })
correspondence-refused-link_damaged = Bu bağlantı bozuk. Bir parçası eksik ya da biri onu değiştirmiş. Lütfen yeniden iste.
correspondence-refused-link_form = Bu bağlantı oyunun başka bir sürümünden geliyor. İki oyuncuya da aynı sürüm gerekir.
correspondence-refused-other_game = Bu bağlantı başka bir oyunun.
correspondence-refused-own_link = Bu bağlantıyı sen oluşturdun. Onu rakibine gönder.
correspondence-refused-old_link = Bu eski bir bağlantı: oyun o zamandan beri ilerledi.
correspondence-refused-history_changed = Bu bağlantıdaki hamleler, oynananlardan farklı. Biri onu değiştirmiş.
correspondence-refused-value_changed = Bu bağlantıdaki atışlar, oyundan önce belirlenenle uyuşmuyor. Biri onu değiştirmiş.
correspondence-refused-illegal_turn = Bu bağlantıda kuralların izin vermediği bir hamle var. Biri onu değiştirmiş.
correspondence-refused-turn_unfinished = Bu bağlantıdaki sıra tamamlanmamış. Lütfen bağlantıyı yeniden iste.
correspondence-refused-not_a_player = Bu tarayıcı bu oyunu tanımıyor. Oyun başka bir cihazda ya da tarayıcıda başladı, ya da bu tarayıcı verilerini sildi: bazıları bir hafta ziyaret olmayınca bunu yapar. Başladığı yerde devam et, ya da dosya olarak kaydettiğin kopyayı “Bağlantıyla oyna” altında aç.

## later: sharing (sharing, saving, looking back)

prompt-looking = Önceki hamlelere bakıyorsun.
button-back-in-game = Oyuna dön
said-back-in-game = Oyuna dönüldü.
said-at-start = Oyunun başı.
said-playing-on = Buradan oynamaya devam ediyorsun.
look-back = Hamleleri gözden geçir
look-back-note = Oyunu adım adım izle ya da önceki bir hamleden oyna
look-back-here = Bunu tahtada göster
look-first = Başa
look-back-one = Bir hamle geri
look-on = Bir hamle ileri
look-last = Son hamleye
look-moment = { $at } / { $last }
look-play-on = Buradan oyna
menu-share = Bu oyunu paylaş ya da kaydet
menu-share-note = Bağlantı, resim, metin ya da dosya olarak
menu-open = Bir oyun aç
menu-open-note = Dosyadan ya da metinden
share-title = Paylaş ya da kaydet
share-link-title = Bağlantı
share-subject-game = Bütün oyun: gözden geçirmek ve devam etmek için
share-subject-position = Yalnızca tahtanın şu anki hâli
share-copy = Kopyala
share-copied = Kopyalandı.
share-copy-by-hand = Tarayıcı, sayfanın kopyalamasına izin vermiyor. Metin seçili. Şimdi kopyala.
share-send = Gönder…
share-invites-game = Bir Senet oyunu
share-invites-position = Senet’te bir pozisyon: sen ne oynardın?
share-no-address = Sayfanın bu kopyası bir dosya ya da başka bir sayfanın parçası, bu yüzden paylaşılacak bağlantı yok. Dosya, metin ya da resim paylaşabilirsin.
share-picture-title = Resim
share-save-picture = Resmi kaydet
share-picture-noise = Sitelerin seni tanımaması için bu tarayıcı, bir sayfanın çizdiğini geri okumasına izin vermiyor. Bu sitenin tuval verilerini kullanmasına izin ver ya da ekran görüntüsü al.
share-file-title = Dosya ya da metin
share-save-game = Oyunu dosya olarak kaydet
share-text = Oyunun metni
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = Bunu gönder
send-line = { $outcome ->
    [won] Senette { $score } kazandım
    [lost] Senette { $score } kaybettim
   *[other] Bir senet oyunu: { $score }
  }, toplam { $throws } atış.
send-invites = Aynı atışlar sana da gelsin mi?
send-picture = Bu oyunun sonucu ve sondaki tahta
open-title = Bir oyun aç
open-safe = Tahtadaki oyun kaybolmaz: sonra geri getirebilirsin.
open-file = Kaydedilmiş bir oyun
open-paste = Ya da bir oyunun metnini veya bağlantısını buraya yapıştır
open-now = Aç
open-empty = Henüz açılacak bir şey yok. Bir dosya seç ya da metin yapıştır.
open-too-long = Bu, bir Senet oyunu için fazla uzun.
open-no-game = Bu bir Senet oyunu değil ya da bozulmuş.
open-bad-line = Bu metnin { $line }. satırı oynanamıyor, bu yüzden oyun açılmadı.
open-encoding = { $line }. satırdan sonra bu dosya ne UTF-8 ne de UTF-16. Düzenleyicinde UTF-8 kodlamasıyla yeniden kaydet.
open-bad-link = Bu bağlantı bir Senet oyununa gitmiyor ya da bir parçası eksik.
said-opened = Oyun açıldı.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = Kutuyu eline al
turn-how = Kutu elinde. Oklar kutuyu çevirir, Boşluk sonraki yüzünü gösterir, Esc yerine koyar.
turn-next = Sonraki yüz
turn-back = Yerine koy
turn-board = Tahta: onu çevirebilirsin. Oklar tahtayı çevirir, Boşluk sonraki yüzünü gösterir, Esc yerine koyar.
turn-flat = Burada tahta düz bir çizim, çevrilemez.

query-plain = { $text }.
query-pieces = { $who ->
    [you] Senin taşların: { $houses }.
    [computer] Bilgisayarın taşları: { $houses }.
   *[other] { $side ->
        [white] Beyaz’ın konileri: { $houses }.
       *[black] Siyah’ın makaraları: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] Tahtada taşın yok.
    [computer] Bilgisayarın tahtada taşı yok.
   *[other] { $side ->
        [white] Beyaz’ın tahtada konisi yok.
       *[black] Siyah’ın tahtada makarası yok.
      }
  }
query-move = { $from }. haneden { $to }. haneye.
query-move-hit = { $from }. haneden { $to }. haneye, vuruş.
query-move-off = { $from }. haneden tahtanın dışına.
query-move-enter = Yeni taş { $to }. haneye.
query-move-enter-hit = Yeni taş { $to }. haneye, vuruş.
query-sticks = { $value } geldi: { $light } açık, { $dark } koyu.
query-sticks-none = Henüz atılmadı.
query-die = Zarda { $value } geldi.
query-steps = { $count ->
    [one] { $count } adım kaldı.
   *[other] { $count } adım kaldı.
  }
query-in-hand = Oynanacak: { $list }.
query-off = { $pieces ->
    [1] { $who ->
        [you] Senin tek taşın { $count ->
            [0] henüz çıkmadı.
           *[other] çıktı.
          }
        [computer] Bilgisayarın tek taşı { $count ->
            [0] henüz çıkmadı.
           *[other] çıktı.
          }
       *[other] { $side ->
            [white] Beyaz’ın tek konisi { $count ->
                [0] henüz çıkmadı.
               *[other] çıktı.
              }
           *[black] Siyah’ın tek makarası { $count ->
                [0] henüz çıkmadı.
               *[other] çıktı.
              }
          }
      }
   *[other] { $who ->
        [you] Senin { $pieces } taşından
        [computer] Bilgisayarın { $pieces } taşından
       *[other] { $side ->
            [white] Beyaz’ın { $pieces } konisinden
           *[black] Siyah’ın { $pieces } makarasından
          }
      } { $count ->
        [0] hiçbiri henüz çıkmadı.
       *[other] { $count } tanesi çıktı.
      }
  }
query-hand = { $count ->
    [one] { $count } taş daha girecek.
   *[other] { $count } taş daha girecek.
  }
query-taken = { $count ->
    [one] { $count } taş oyun dışı.
   *[other] { $count } taş oyun dışı.
  }
query-way = { $who ->
    [you] Taşlarının toplam { $count } hane yolu kaldı.
    [computer] Bilgisayarın taşlarının toplam { $count } hane yolu kaldı.
   *[other] { $side ->
        [white] Beyaz’ın taşlarının toplam { $count } hane yolu kaldı.
       *[black] Siyah’ın taşlarının toplam { $count } hane yolu kaldı.
      }
  }
query-to-end = { $count ->
    [one] Bir hane sonra buradaki taş tahtadan çıkar.
   *[other] Buradaki taşın { $count } hane yolu var.
  }
brief-said-thrown = { who }: { $value }.
brief-said-moved = { who }, { $from }. haneden { $to }. haneye.
brief-said-bumped = Vuruldu: { $from }. haneden { $to }. haneye.
brief-said-borne-off = { who }, { $from }. haneden dışarı.
brief-said-throw-again = Bir atış daha.
brief-said-only-move = { $to ->
    [off] Tek hamle: { $from }. haneden dışarı.
   *[other] Tek hamle: { $from }. haneden { $to }. haneye.
  }
brief-said-passed-no_move = Hamle yok.
brief-said-aim = { $to ->
    [off] { $from }. haneden dışarı.
   *[other] { $from }. haneden { $to }. haneye.
  }
accessibility-auto-move = Tek hamleyi ve turdaki diğer atışları benim yerime yap
accessibility-brief = Ekran okuyucular için kısa duyurular
accessibility-facing = Tahtayı karşılıklı iki oyuncu için döndür
accessibility-facing-note = Masa aranızdayken
accessibility-flip = Tahtayı ters çevir
accessibility-flip-note = İlk hane öbür uçta
accessibility-full-screen = Tam ekran
accessibility-no-full-screen = Tarayıcı burada tam ekrana izin vermiyor.
accessibility-afresh = Sıfırdan başla
accessibility-reset = Bütün ayarları sıfırla
accessibility-forget-note = Sayfa her şeyi yalnızca bu cihaza kaydeder. Bazı tarayıcılar, bir hafta uğranmazsa bunları siler.
accessibility-forget = Bu cihazdaki her şeyi sil…
accessibility-forget-title = Her şey silinsin mi?
accessibility-forget-what = Bu sayfanın kaydettiği her şey bu cihazdan silinecek: ayarların, oyunların (bağlantıyla oynananlar da), sonuçların, derslerin, bulmacaların ve kuralların. Bu geri alınamaz.
accessibility-forget-yes = Her şeyi sil
accessibility-forget-no = Hepsi kalsın
accessibility-not-forgotten = Bazı veriler silinemedi. Bir sitenin kaydettiklerini tarayıcının ayarlarından silebilirsin.

## later: kiosk (the unattended screen)

kiosk-attract-label = Senet tanıtım oyunu
kiosk-invitation = Oynamak için ekrana dokun
kiosk-caption-race = Senet iki kişilik bir yarıştır. Bütün taşlarını tahtadan ilk çıkaran kazanır.
kiosk-caption-age = Nil kıyısındaki insanlar iki bin yıldan uzun bir süre Senet oynadı.
kiosk-caption-throw = Önce atış, sonra hamle: atış, bir taşın kaç hane gidebileceğini söyler.
kiosk-caption-signs = Eski tahtaların çoğunda yalnızca son beş hanede işaret vardır. Bunlardan biri sudur.
kiosk-caption-rules = Eski kuralları kimse bilmiyor. Bu rekonstrüksiyonu günümüzün araştırmacıları yaptı.
kiosk-caption-computer = Burada bilgisayar kendine karşı oynuyor. Sen daha iyisini yapabilir misin?
kiosk-news-hit = Taş vuruldu: bir taş ötekinin üstüne geldi, ikisi yer değiştirdi.
kiosk-news-water = Bir taş suya düştü. Tarafının devam edebilmesi için önce sudan çıkması gerekir.
kiosk-news-home = Bir taş tahtadan çıktı. Bütün taşlarını ilk çıkaran kazanır.
kiosk-news-comeback = Bu taraf gerideydi, yine de kazandı. Senet’te son atıştan önce hiçbir şey belli değildir.
kiosk-take-home = Yanında götürmek için telefonunun kamerasını buraya tut.

kiosk-bar-label = Bu ziyaret için
kiosk-languages = Dil
kiosk-larger = Daha büyük
kiosk-contrast = Yüksek kontrast
kiosk-sound = Ses
kiosk-finish = Bitir

kiosk-still-title = Hâlâ orada mısın?
kiosk-still-what = Devam etmek için ekrana dokun. Dokunmazsan oyun bir sonraki ziyaretçi için sıfırlanır.
kiosk-still-left = { $seconds } saniye kaldı
kiosk-still-go-on = Hâlâ buradayım
kiosk-visit-over = Ziyaret bitti. Her şey sıfırlandı.

kiosk-curator-title = Müze ekibi için
kiosk-curator-day = Gün
kiosk-curator-begun = Başlanan oyunlar
kiosk-curator-ended = Sonuna kadar oynanan oyunlar
kiosk-curator-resets = Süresi dolan ziyaretler
kiosk-curator-none = Henüz kimse oynamadı.
kiosk-curator-note = Bu sayılar altmış gün boyunca yalnızca bu cihazda kayıtlı kalır, başka hiçbir yerde değil.
kiosk-curator-not-kept = Burada hiçbir şey kaydedilmiyor: sayfa kapanınca sayılar silinir.
kiosk-curator-file = Küratör dosyası
kiosk-file-none = Küratör dosyası kullanılmıyor.
kiosk-file-good = { $file } tümüyle kullanılıyor. Bu sürüm { $date } tarihinden beri kullanılıyor.
kiosk-file-unreachable = { $file } dosyasına şu anda ulaşılamıyor. Son doğru sürüm kullanılıyor. Bu sürüm { $date } tarihinden beri kullanılıyor.
kiosk-file-faulty = { $file } hatalı. Son doğru sürüm kullanılıyor. Bu sürüm { $date } tarihinden beri kullanılıyor.
kiosk-file-copy = { $file } şu anki hâliyle kullanılamıyor. Bu cihazdaki kopya kullanılıyor. Bu kopya { $date } tarihinden beri kullanılıyor.
kiosk-file-copied = İnternet olmadan başlayabilmek için bu cihaza bir kopya kaydedildi.
kiosk-file-unkept = Bu tarayıcı dosyanın kopyasını kaydetmiyor. İnternet olmadan başlarsa dosya bulunmaz. ({ $reason })
kiosk-file-read-again = Yeniden oku
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = Ekran açık tutuluyor.
kiosk-screen-resting = Müze kapalı: ekran uykuya geçebilir.
kiosk-screen-refused = Bu tarayıcı ekranın uykuya geçmesine izin veriyor. Cihazın güç ayarlarını değiştir. ({ $reason })
kiosk-screen-insecure = Bu sayfa http ile açıldığı için ekran uykuya geçebilir. Onu https ile ya da bu bilgisayarın kendisinden aç, ya da cihazın güç ayarlarını değiştir.
# $list is a list of names of languages.
kiosk-not-drawn = Bu cihazda yazı tipi olmadığı için sunulmayanlar: { $list }
kiosk-corner = { $count ->
    [one] Küratör dosyası: { $fault }
   *[other] Küratör dosyasında { $count } hata var. İlki: { $fault }
  }
kiosk-fault-long = { $field }: metin çok uzun: { $found } karakter; en çok { $most } sığar. Kısalt.
kiosk-fault-count = { $field }: çok fazla öge var: { $found }; en çok { $most } sığar. Birkaçını çıkar.
kiosk-fault-empty = { $field }: boş. Bir şey yaz ya da alanı çıkar.
kiosk-fault-range = { $field }: { $found } olamaz. { $least } ile { $most } saniye arasında olabilir.
kiosk-fault-inches = { $field }: { $found } olamaz. { $least } ile { $most } inç arasında olabilir.
kiosk-fault-time = { $field }: { $found } bir saat değil. 09:30 gibi yaz.
kiosk-fault-choice = { $field }: { $found } tanınmıyor. Olası değerler: { $allowed }.
kiosk-fault-kind = { $field }: buraya gelmesi gereken, { $kind ->
    [text] tırnak içinde bir metindir.
    [number] tırnaksız bir sayıdır.
    [flag] tırnaksız true ya da false sözcüğüdür.
    [list] köşeli ayraç içinde bir listedir.
   *[group] süslü ayraç içinde bir gruptur.
}
kiosk-fault-missing = { $field } eksik.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } iki kez var. Birini çıkar.
kiosk-fault-picture-name = { $field }: { $found } bu ekran için bir resim değil. Aynı klasördeki, .png, .jpg, .webp, .gif ya da .svg ile biten bir dosyayı yaz.
kiosk-fault-address = { $field }: { $found } ziyaretçilerin açabileceği bir adres değil. Adres https:// ile başlar.
kiosk-fault-no-group = Dosyanın tamamı süslü ayraç içinde bir grup olmalı.
kiosk-fault-encoding = Dosya UTF-8 ile yazılmamış. Düzenleyicinde UTF-8 kodlamasıyla yeniden kaydet.
kiosk-fault-picture = { $field }: bu resim gösterilemiyor: { $found }
kiosk-fault-field = { $field }: böyle bir alan yok.
kiosk-fault-json = { $line ->
    [0] Bir yerde
   *[other] { $line }. satırda
} bir virgül, tırnak ya da ayraç eksik veya yanlış yerde. ({ $reason })
kiosk-fault-unreadable = Dosya okunamıyor: { $reason }
kiosk-fault-elsewhere = { $file }, bu sayfanın sitesinde bir adres değil.

## later: review (the review of a game: luck and choices)

review-menu = Buraya kadar şans ve seçim
review-menu-note = Atışlar ne getirdi, seçimler neye mal oldu. Bakmak yardım sayılır.
review-title = Nasıl geçti
review-title-open = Buraya kadar şans ve seçim
review-help = Bakmak yardım sayılır: burada rakibin bildiğinden fazlası olabilir.
review-working = Oyun değerlendiriliyor: { $all } atışın { $done } tanesi…
review-solving = Oyun önce tam olarak çözülüyor. Birkaç saniye sürer…
review-failed = Oyun değerlendirilemedi.
review-retry = Yeniden dene
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] Şans senden yanaydı.
    [computer] Şans bilgisayardan yanaydı.
    [white] Şans Beyaz’dan yanaydı.
    [black] Şans Siyah’tan yanaydı.
   *[none] Şans kimseyi kayırmadı.
  }
review-missed = { $who ->
    [you] Sen bilgisayardan daha çok fırsat kaçırdın.
    [computer] Bilgisayar senden daha çok fırsat kaçırdı.
    [white] Beyaz, Siyah’tan daha çok fırsat kaçırdı.
    [black] Siyah, Beyaz’dan daha çok fırsat kaçırdı.
    [neither] Kimse pek fırsat kaçırmadı.
   *[both] İki taraf da aşağı yukarı aynı sayıda fırsat kaçırdı.
  }
review-verdict-drawn = Oyun berabere bitti.
review-bar-label = { $who ->
    [you] Sonucun nereden geldi, 100 oyun üzerinden
    [computer] Bilgisayarın sonucu nereden geldi, 100 oyun üzerinden
    [white] Beyaz’ın sonucu nereden geldi, 100 oyun üzerinden
   *[black] Siyah’ın sonucu nereden geldi, 100 oyun üzerinden
  }
review-part-start = Başlangıçta
review-part-start-note = İki taraf da hep en iyi hamleyi seçerse baştan oynanan 100 oyundan kazanılanlar.
review-part-sticks = Şans
review-part-unsure = Belirsiz
review-part-unsure-note = Değerlendirmenin bir atış sonra ne kadar değiştiği.
review-part-choices = { $who ->
    [you] Senin seçimlerin
    [computer] Bilgisayarın seçimleri
    [white] Beyaz’ın seçimleri
   *[black] Siyah’ın seçimleri
  }
review-part-end = Sonuç
review-part-now = Şimdi
review-none = Hiçbir atış ve hiçbir seçim 100 oyundan birini bile değiştirmedi.
review-throw = { $made ->
    [made] { $n }. atış: { $value }.
   *[none] { $n }. atış.
  }
review-slip = küçük hata
review-mistake = hata
review-big = büyük hata
review-found = { $choices ->
    [1] { $who ->
        [you] Tek bir gerçek seçimin vardı; { $best ->
            [0] en iyi hamleyi bulamadın.
           *[other] en iyi hamleyi buldun.
          }
        [computer] Bilgisayarın tek bir gerçek seçimi vardı; { $best ->
            [0] en iyi hamleyi bulamadı.
           *[other] en iyi hamleyi buldu.
          }
        [white] Beyaz’ın tek bir gerçek seçimi vardı; { $best ->
            [0] en iyi hamleyi bulamadı.
           *[other] en iyi hamleyi buldu.
          }
       *[black] Siyah’ın tek bir gerçek seçimi vardı; { $best ->
            [0] en iyi hamleyi bulamadı.
           *[other] en iyi hamleyi buldu.
          }
      }
   *[other] { $who ->
        [you] { $best ->
            [0] { $choices } seçimin hiçbirinde en iyi hamleyi bulamadın.
           *[other] { $choices } seçimin { $best } tanesinde en iyi hamleyi buldun.
          }
        [computer] { $best ->
            [0] Bilgisayar { $choices } seçimin hiçbirinde en iyi hamleyi bulamadı.
           *[other] Bilgisayar { $choices } seçimin { $best } tanesinde en iyi hamleyi buldu.
          }
        [white] { $best ->
            [0] Beyaz, { $choices } seçimin hiçbirinde en iyi hamleyi bulamadı.
           *[other] Beyaz, { $choices } seçimin { $best } tanesinde en iyi hamleyi buldu.
          }
       *[black] { $best ->
            [0] Siyah, { $choices } seçimin hiçbirinde en iyi hamleyi bulamadı.
           *[other] Siyah, { $choices } seçimin { $best } tanesinde en iyi hamleyi buldu.
          }
      }
  }
review-judge-exact = Kesin değerlendirme: bu oyunun bütün konumları çözülmüş.
review-judge-net = Değerlendiren, bir atış ileriye bakan en güçlü oyuncu; o da yanılabilir.
review-judge-thumb = Basit ölçütlerle değerlendirildi, çünkü bu kurallar için burada daha güçlü bir oyuncu yok. Ölçütler yanılabilir.
review-judge-gap = { $points ->
    [0] Bu oyunda değerlendirme atıştan atışa hiç değişmedi.
   *[other] Bu oyunda değerlendirme atıştan atışa 100 oyunda { $points } oyun kadar değişti.
  }
review-judge-loss = Kusursuz oyunun bilindiği yerde bu oyuncunun her seçimi, kendi kazanma şansını ortalama yalnızca { $loss } yüzde puan düşürüyor.
review-judge-endgames = Son hamleler kesin değerlendirildi.
review-judge-unsure = Değerlendirme çok değişti: parçaları yalnızca kabaca değerlendir.
review-curve = { $who ->
    [you] Kazanma şansın, atış atış
    [computer] Bilgisayarın kazanma şansı, atış atış
    [white] Beyaz’ın kazanma şansı, atış atış
   *[black] Siyah’ın kazanma şansı, atış atış
  }
review-curve-hint = Sürgüyü oynat, istediğin anı tahtada gör.
review-curve-key = N tuşu sıradaki önemli ana götürür.
review-scrub = Oyundan bir an
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] sen öndesin
    [computer] bilgisayar önde
    [white] Beyaz önde
   *[black] Siyah önde
  }
review-at = { $who ->
    [you] { $chance ->
        [0] { $n }. atış: buradan 100 oyunun hiçbirini kazanamazsın.
       *[other] { $n }. atış: buradan 100 oyunun { $chance } tanesini kazanırsın.
      }
    [computer] { $chance ->
        [0] { $n }. atış: buradan 100 oyunun hiçbirini bilgisayar kazanamaz.
       *[other] { $n }. atış: buradan 100 oyunun { $chance } tanesini bilgisayar kazanır.
      }
    [white] { $chance ->
        [0] { $n }. atış: buradan 100 oyunun hiçbirini Beyaz kazanamaz.
       *[other] { $n }. atış: buradan 100 oyunun { $chance } tanesini Beyaz kazanır.
      }
   *[black] { $chance ->
        [0] { $n }. atış: buradan 100 oyunun hiçbirini Siyah kazanamaz.
       *[other] { $n }. atış: buradan 100 oyunun { $chance } tanesini Siyah kazanır.
      }
  }
review-legend = { $side ->
    [white] Beyaz’ın atışları
   *[black] Siyah’ın atışları
  }
review-mistakes = Hatalar
review-next = Sıradaki an
review-table = Tablo olarak
review-col-throw = Atış
review-col-player = Oyuncu
review-col-value = Değer
review-col-move = Hamle
review-col-chance = Olasılık
review-col-luck = Şans
review-col-loss = Kayıp
review-player = { who }
review-moments = Önemli anlar
review-numbers = Sayılarla
review-no-mistake = Hiçbir seçim 100 oyundan 5’ine ya da daha fazlasına mal olmadı.
review-picture = { $n }. atışta tahta
review-moment-slip = { $who ->
    [you] Sana en pahalıya mal olan seçim
   *[black] Pahalıya mal olan bir seçim
  }
review-moment-throw = Çok şey değiştiren bir atış
review-moment-turn = Üstünlük burada son kez el değiştirdi
review-chance = { $who ->
    [you] Kazanma şansın: 100 üzerinden önce { $before }, sonra { $after }.
    [computer] Bilgisayarın kazanma şansı: 100 üzerinden önce { $before }, sonra { $after }.
    [white] Beyaz’ın kazanma şansı: 100 üzerinden önce { $before }, sonra { $after }.
   *[black] Siyah’ın kazanma şansı: 100 üzerinden önce { $before }, sonra { $after }.
  }
review-gave-away = { $points ->
    [0] Bu seçim neredeyse hiçbir şeye mal olmadı.
   *[other] Bu seçim 100 oyunda { $points } oyuna mal oldu.
  }
review-try = Yeniden seç
review-try-prompt = Burada ne oynardın? Tahtada dene.
review-try-right = Doğru: daha iyisi yok.
review-try-wrong = Bu, 100 oyundan { $points } tanesine mal olur. Başka bir şey dene.
review-better = Daha iyisi
review-show = En iyisini göster
review-back = Oyunun sonuna dön
review-hundred = Buradan 100 oyun
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] { $games } oyunun hiçbirini kazanamıyorsun.
       *[other] { $games } oyunun { $wins } tanesini kazanıyorsun.
      }
    [computer] { $wins ->
        [0] { $games } oyunun hiçbirini bilgisayar kazanamıyor.
       *[other] { $games } oyunun { $wins } tanesini bilgisayar kazanıyor.
      }
    [white] { $wins ->
        [0] { $games } oyunun hiçbirini Beyaz kazanamıyor.
       *[other] { $games } oyunun { $wins } tanesini Beyaz kazanıyor.
      }
   *[black] { $wins ->
        [0] { $games } oyunun hiçbirini Siyah kazanamıyor.
       *[other] { $games } oyunun { $wins } tanesini Siyah kazanıyor.
      }
  }
review-hundred-note = İki tarafı da bilgisayar oynadı.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = İleri gidilemiyor, bir taş geri gidiyor
first-water = Su taşı yakaladı
first-block = Hiçbir taş oynayamıyor: sıra geçer
first-dark = Açık yüz yoksa { $value } sayılır
first-again = { $value } gelince bir daha atılır

## later: race (a bar below the names that shows the chance to win)

race-title = Kazanma şansı
race-chance = { $who ->
    [you] Kazanma şansın: 100 üzerinden { $chance }.
    [computer] Bilgisayarın kazanma şansı: 100 üzerinden { $chance }.
    [white] Beyaz’ın kazanma şansı: 100 üzerinden { $chance }.
   *[black] Siyah’ın kazanma şansı: 100 üzerinden { $chance }.
  }
race-setting = Kimin önde olduğunu göster

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = Bilgisayarın turunu yeniden göster
turn-none = Bilgisayar henüz oynamadı.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = Yalnızca şans mıydı? Aynı atışlarla iki oyun oyna: ikincisinde her oyuncu ötekinin atışlarını alır.
rematch-offer-start = İki oyun, aynı atışlar
rematch-first = Aynı atışlarla oynanan iki oyunun ilki.
rematch-next = Şimdi aynı atışlar bir kez daha, tersine: her oyuncu ötekinin atışlarını alır.
rematch-next-start = İkinci oyunu oyna
rematch-second = Aynı atışlarla oynanan iki oyunun ikincisi: atışlar değiş tokuş edildi.
rematch-working = İki oyun karşılaştırılıyor…
rematch-points = { $who ->
    [you] Aynı atışlarla: sen { $own }, bilgisayar { $other }.
   *[pair] Aynı atışlarla: birinci oyuncu { $own }, ikinci oyuncu { $other }.
  }
rematch-better = { $who ->
    [you] Onları sen daha iyi kullandın: 100 oyunda { $points } fark.
    [computer] Onları bilgisayar daha iyi kullandı: 100 oyunda { $points } fark.
    [first] Onları birinci oyuncu daha iyi kullandı: 100 oyunda { $points } fark.
   *[second] Onları ikinci oyuncu daha iyi kullandı: 100 oyunda { $points } fark.
  }
rematch-equal = İki taraf da onları aynı ölçüde iyi kullandı.
rematch-lost = Bu çiftin ilk oyunu burada bilinmiyor, bu yüzden ikisi karşılaştırılamıyor.
said-rematch-first = Aynı atışlarla oynanan iki oyunun ilki.
said-rematch-second = İkinci oyun: atışlar değiş tokuş edildi.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = Bir arkadaşına meydan oku
everyone-note = Bir bağlantı: arkadaşlar ya da bir sınıf aynı oyunu aynı atışlarla oynar
everyone-lead = Bu bağlantıyı açan herkes aynı kurallarla, aynı renkle ve aynı atışlarla oynar. Her tarafın kendi atışları vardır ve hiçbir hamle onları değiştiremez.
everyone-after = Oyundan sonra herkes kendi seçimlerinin neye mal olduğunu görür. En az kaybeden, atışları en iyi kullanmıştır.
everyone-own = Sonucun
everyone-text = Senet, aynı atışlar: { $result } { $link }
everyone-play = Şimdi oyna
everyone-qr = QR kodu
everyone-line = Bu bağlantıya sahip herkes için aynı atışlar.
everyone-result = { $outcome ->
    [won] Bu atışlarla kazandın.
    [drawn] Bu atışlarla berabere bitti.
   *[lost] Bu atışlarla kaybettin.
  }
everyone-lost = { $points ->
    [0] Seçimlerin hiçbir şeye mal olmadı.
   *[other] Seçimlerin 100 oyunda { $points } oyuna mal oldu.
  }
everyone-damaged = Bu bağlantının bir parçası eksik ya da değişmiş, bu yüzden ortak atışlarla oynanamıyor. Bağlantının tamamını aç ya da yeniden iste.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = Bulmacalar
puzzle-menu-note = Gerçek oyun sonlarında en iyi seçimi bul; her gün yeni bir bulmaca
puzzle-about = Her bulmaca gerçek bir oyunun sonu ve tam olarak çözülmüş. Yanlış denemek bir şey kaybettirmez.
puzzle-count = Çözülen: { $all } bulmacadan { $count } tanesi, ilk denemede { $first ->
    [0] hiçbiri
   *[other] { $first } tanesi
  }.
puzzle-day = Günün bulmacası
puzzle-next = Sıradaki bulmaca
puzzle-all = Bütün bulmacalar
puzzle-leave = Bulmacalardan çık
puzzle-show = En iyi hamleyi göster
puzzle-title = Bulmaca { $number } / { $count }
puzzle-ask = En iyi seçim hangisi? Tahtada dene.
puzzle-stars = Zorluk: 5 üzerinden { $stars }
puzzle-is-open = henüz çözülmedi
puzzle-is-first = ilk denemede çözüldü
puzzle-is-later = çözüldü
puzzle-wrong = { $points ->
    [0] Böyle 100 oyunun hiçbirini kazanamazsın
   *[other] Böyle 100 oyunun { $points } tanesini kazanırsın
  }: en iyi hamleden { $lost } eksik. Geri dön, başka bir şey dene.
puzzle-then = { $value } atılırsa ne olduğuna bak.
puzzle-right = Doğru: böyle 100 oyunun { $points } tanesini kazanırsın.
puzzle-best = En iyi hamleyle 100 oyunun { $points } tanesini kazanırsın: { $move }
puzzle-theme-front = Arkadaki taş
puzzle-theme-hit = Vurmak
puzzle-theme-home = Henüz tahtada
puzzle-theme-spare = Vurmamak
puzzle-theme-water = Suda
puzzle-lesson-front = Oynanacak taş her zaman öndeki değildir.
puzzle-lesson-hit = Vurmak güvenli bir yerden daha değerli olabilir.
puzzle-lesson-home = Taşı tahtadan çıkarmak bekleyebilir.
puzzle-lesson-spare = Vurmak her zaman riske değmez.
puzzle-lesson-water = Sudan hemen çıkmak her zaman en iyisi değildir.
puzzle-hundred = En iyi hamleden sonra 100 oyun
puzzle-own = Senin oyunlarından
puzzle-own-about = 100 oyundan 5’ine ya da daha fazlasına mal olan seçimlerin. Yalnızca bu cihaza kaydedilirler.
puzzle-own-none = Bilgisayara karşı bir oyun bitince sana en pahalıya mal olan seçimler buraya gelir. Yalnızca bu cihaza kaydedilirler.
puzzle-own-title = Senin oyunlarından: { $number } / { $count }
puzzle-own-new = { $count ->
    [one] Bu oyundaki seçimlerinden biri artık bir bulmaca.
   *[other] Bu oyundaki seçimlerinden { $count } tanesi artık bulmaca.
  }
puzzle-own-try = En iyi hamleyi bul
puzzle-own-delete = Bu bulmacaları sil
puzzle-own-gone = Bu bulmaca, ait olduğu kurallara artık uymuyor; silindi.

## later: offline (use without the internet)

offline-kept = Bu cihaza kaydedildi. Oyun internet olmadan da çalışır.
offline-keeping = Oyun bu cihaza kaydediliyor. Sonra internet olmadan da çalışır.
offline-failed = { $why ->
    [changed] Oyun bu cihaza kaydedilemedi, çünkü { $file } dosyası yolda değiştirildi: sunucu ya da arada bir şey onu değiştiriyor. Oyunun internete ihtiyacı var.
    [missing] Oyun bu cihaza kaydedilemedi, çünkü { $file } dosyası yüklenemedi. Oyunun internete ihtiyacı var.
    [space] Oyun bu cihaza kaydedilemedi, çünkü yeterli yer yok. Oyunun internete ihtiyacı var.
   *[unknown] Oyun bu cihaza kaydedilemedi. Bir sonraki yüklemeye kadar internete ihtiyacı var.
  }
offline-refused = { $why ->
    [policy] Bu sitenin güvenlik ilkesi oyunun bu cihaza kaydedilmesine izin vermiyor: ilkede { $file } bulunmalı. Oyunun internete ihtiyacı var.
   *[browser] Bu tarayıcı oyunun bu cihaza kaydedilmesine izin vermiyor; örneğin bu gizli bir pencere olduğu ya da sitelerin veri kaydetmesine izin verilmediği için. Oyunun internete ihtiyacı var.
  }
offline-impossible = Oyun burada cihaza kaydedilmiyor. İnternete ihtiyacı var.
offline-insecure = Bu sayfa http ile açıldı, bu yüzden tarayıcı oyunun cihaza kaydedilmesine izin vermiyor. https ile verirdi. İnternete ihtiyacı var.
offline-saver = Veri tasarrufu açık, bu yüzden oyun bu cihaza kaydedilmedi. İnternete ihtiyacı var.
offline-new-version = Bu oyunun yeni bir sürümü var. Oyunun olduğu gibi kalır.
offline-renew = Yeni sürümü yükle

## later: embedding (the page for site builders)

embedding-title = Senet senin sitende
embedding-lead = Oyunu ayarla, bir bak, sonra sayfan için kodu kopyala. Oyun başka hiçbir sunucuya bağlanmaz, çerez bırakmaz ve ziyaretçilerin hakkında hiçbir şey bilmez.
embedding-to-game = Oyuna git
embedding-options = Oyun
embedding-preview = Önizleme
embedding-lines = Sayfan için kod
embedding-language = Oyunun dili
embedding-theme-any = Ziyaretçi seçsin
embedding-keep = Ziyaretçinin oyununu kendi cihazına kaydet
embedding-kiosk = Başında kimsenin durmadığı ekranlar için
embedding-way = Yöntem
embedding-way-frame = Çerçeve
embedding-way-fitting = Kendini ayarlayan çerçeve
embedding-way-element = Öge
embedding-way-own = Kendi kopyan
embedding-way-oembed = oEmbed
embedding-about-frame = En basit yöntem. Kodu oyunun duracağı yere yapıştır. Sayfanda betik gerekmez.
embedding-about-fitting = Kısa bir betik, çerçeveyi oyuna gereken yüksekliğe getirir. Oyunda olanları sayfana da bildirebilir.
embedding-about-element = Oyun çerçeve olmadan sayfanın bir parçası olur. Renklerini ve yazı tiplerini kullanabilir.
embedding-about-own = Oyun, bir dosya klasörü olarak kendi sunucunda. Sunucuda hiçbir şey çalışmaz.
embedding-about-oembed = Bağlantıdan önizleme yapan siteler için. Bu kodu oyunun klasörüne oembed.json olarak kaydet.
embedding-height = Piksel olarak yükseklik
embedding-site = Sayfanın adresi (isteğe bağlı)
embedding-same = Sayfan oyunla aynı sitede: başka bir şey gerekmiyor.
embedding-elsewhere = Sayfan oyundan başka bir sitede. Oyunun sunucusu dosyalarıyla birlikte şu başlığı göndermeli, yoksa hiçbir şey görünmez: { $value }
embedding-elsewhere-maybe = Sayfan oyundan başka bir sitedeyse, oyunun sunucusu dosyalarıyla birlikte şu başlığı göndermeli, yoksa hiçbir şey görünmez: { $value }
embedding-header-sent = Sunucu bu başlığı gönderiyor.
embedding-header-missing = Sunucu bu başlığı henüz göndermiyor.
embedding-preview-blocked = Önizlemeye burada izin yok. Bu sitenin içerik güvenliği politikası şunu içermelidir: { $value }
embedding-own-copy = Oyunun klasörünü sunucuna kopyala, örneğin şuraya: { $value }
embedding-own-policy = Sitenin bir içerik güvenliği politikası varsa şunu içermelidir: { $value }
embedding-own-lines = Bu kodu sayfana yapıştır:
embedding-copy = Kopyala
embedding-copied = Kopyalandı.
embedding-select = Tarayıcın, sayfanın kopyalamasına izin vermiyor. Kod seçili. Şimdi kopyala.

## later: print (board, sticks and rules to print)

print-title = Kâğıt üzerinde Senet
print-lead = Ekransız oynamak için gereken her şeyi yazdır: tahtayı, taşları, çubukları ya da bir zarı, kuralları ve çalışma kâğıdını. Siyah mürekkep yeter.
print-paper = Kâğıt
print-paper-a4 = A4
print-paper-letter = Letter
print-button = Yazdır
print-real-size = Sayfaya sığdırmadan, gerçek boyutta (%100) yazdır.
print-sheet-board = Tahta: { $game }
print-sheet-sticks = { $tool ->
    [die] Zar ve taşlar
   *[sticks] Çubuklar ve taşlar
  }
print-sheet-rules = Kurallar: { $game }
print-sheet-worksheet = Çalışma kâğıdı: olasılık
print-sheet-answers = Çalışma kâğıdı: yanıtlar
print-board-how = Parçaları kes. Sayılar sırayla gidecek biçimde birbirine yapıştır, sonra tahtayı kartona yapıştır. Sayılar taşların yolunu gösterir.
print-board-part = Parça { $letter }
print-sticks-how = Çubukları kes. Her birini orta çizgiden katla ve yapıştır. Artık bir yüzü açık, öbür yüzü koyu. Gerçek çubuklar da olur: ince dalları ortadan yar ve yuvarlak yüzünü boya.
print-die-how = Büyük üçgeni kes. Çizgilerden katlayıp piramit yap ve yapıştır. Zarı at: alttaki yüzün sayısı geçerlidir.
print-pieces-how = Taşları kes. İki çeşit madeni para ya da düğme de olur.
print-pieces = { $side ->
    [white] Koniler, Beyaz için
   *[black] Makaralar, Siyah için
  }
print-stick = { $face ->
    [light] açık yüz
   *[dark] koyu yüz
  }
print-name = Ad
print-date = Tarih

print-task-ways = { $tool ->
    [die] Zarın { $sides } yüzü var. Kaç farklı biçimde düşebilir?
   *[sticks] Her çubuk açık ya da koyu yüzü yukarıda düşer. { $sticks } çubuk kaç farklı biçimde düşebilir?
  }
print-task-table = { $tool ->
    [die] Tabloyu doldur. Toplam { $ways } biçim var: her atış bunların kaçında gelir?
   *[sticks] Tabloyu doldur. Toplam { $ways } biçim var: her atış bunların kaçında gelir? Bütün biçimleri yazmak yardımcı olur, örneğin: { $sticks ->
        [2] açık, koyu
        [5] açık, açık, koyu, açık, koyu
       *[other] açık, açık, koyu, açık
      }.
  }
print-task-most = En sık hangi atış gelir?
print-task-throw = Önce ne beklediğini yaz. Sonra { $count } kez at ve her atış için tabloya bir çizgi koy.
print-task-compare = Beklediğini attıklarınla karşılaştır. Aynı mı? Sonra bütün sınıfın çizgilerini toplayın. Ne değişiyor?
print-task-again = Bazı atışlardan sonra bir daha atarsın: { $throws }. Bunlardan birinin gelme olasılığı nedir?
print-task-twice = Art arda iki kez böyle bir atış gelme olasılığı nedir?
print-task-mean = Bütün atışların ortalaması kaçtır?
print-column-throw = Atış
print-column-ways = Biçim sayısı
print-column-expected = { $count } atışta beklenen
print-column-thrown = Gelen
print-column-total = Toplam

print-answer-ways = { $tool ->
    [die] { $ways } biçimde.
   *[sticks] { $ways } biçimde: { $product } = { $ways }.
  }
print-answer-count = Bunların yalnızca { $ways } tanesi sayılır; ötekilerde yeniden atılır.
print-answer-table = Aşağıdaki tabloya bak.
print-answer-most = { $count ->
    [one] En sık gelen atış: { $throws }. Toplam { $ways } biçimden { $part } tanesinde gelir.
   *[other] Tek bir atış değil: { $throws } eşit sıklıkta, her biri { $ways } biçimden { $part } tanesinde gelir.
  }
print-answer-compare = Beklenenle gelen atışların tam olarak aynı olması ender görülür. Ne kadar çok atılırsa oranlar beklenene o kadar yaklaşır.
print-answer-again = Toplam { $ways } biçimden { $part } tanesi, yani %{ NUMBER($percent, maximumFractionDigits: 1) }.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, yani %{ NUMBER($percent, maximumFractionDigits: 1) }.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Her atışı biçim sayısıyla çarp, hepsini topla ve toplam biçim sayısına, yani { $ways } sayısına böl.
print-to-game = Oyuna git
print-task-open = Eski Mısırlıların her atışı nasıl saydığını kimse bilmiyor. Kendi sayma biçimini bul ve olasılıklarını hesapla.
print-answer-open = Birçok doğru yanıt var. Toplam { $ways } biçim aynı kalır; yalnızca kaç sayıldıkları değişir.

## later: school (for schools)

school-recorded = Öğrenme platformun oyununu ve en iyi sonucunu kaydediyor.
school-resumed = Oyunun kaldığın yerden devam ediyor.
school-finished = Oyun bitti. Sonucun 100 üzerinden { $score } puan. Öğrenme platformuna iletildi.
school-learned = İlk dersi bitirdin. Öğrenme platformun artık bu etkinliği tamamlanmış sayıyor.
school-not-launched = Bu sayfayı bir öğrenme platformu açmadı. Oynayabilirsin, ama sonucun oraya kaydedilmez.
school-not-started = Öğrenme platformu bağlantıyı kabul etmedi. Oynayabilirsin, ama sonucun oraya kaydedilmez. Lütfen öğretmenine söyle. ({ $reason })
school-not-kept = Öğrenme platformu sonucunu kaydetmedi. Oynamaya devam edebilirsin. Lütfen öğretmenine söyle. ({ $reason })
school-damaged = Öğrenme platformunun kaydettiği oyun açılamıyor. Yeni bir oyun başladı. Önceki sonucun duruyor.
school-too-long = Bu oyun öğrenme platformu için fazla uzun. Tahtanın şu anki hâli kaydediliyor, ama önceki hamleler kaydedilmiyor.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = Laboratuvar
lab-lead = Senet’in kuralları kayıp, rekonstrüksiyonlar da birbirini tutmuyor. İkisini karşılaştır ya da bir kuralı değiştir; binlerce oyunda ne fark ettiğini gör.
lab-class-lead = İki kural seti, bir soru: önce tahmin et, sonra bilgisayar her biriyle 500 oyun oynasın.
lab-to-class = Sınıf için
lab-to-full = Laboratuvarın tamamı
lab-question = Soru
lab-kind = Neyi öğrenmek istiyorsun?
lab-kind-compare = Karşılaştır
lab-kind-compare-note = iki ya da daha çok kural seti ya da bir kuralı değişmiş tek bir set
lab-kind-sweep = Tartışmalı her kuralı dene
lab-kind-sweep-note = tek bir kural seti; her açık soru sırayla başka türlü yanıtlanır
lab-kind-grid = İki kuralı birden değiştir
lab-kind-grid-note = birinin etkisi ötekine bağlı mı?
lab-pick = En çok { $most } tane seç
lab-pick-one = Birini seç
lab-pick-two = En az iki tane seç ya da birini kopyalayıp değiştir.
lab-duplicate = Değiştirmek için kopyala
lab-remove = Çıkar
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, değişen: { $changes }
lab-player = Kim oynuyor
lab-player-net = Yapay sinir ağı kullanan oyuncular
lab-player-hand-made = Basit planı olan oyuncular
lab-player-human-like = İnsan gibi alışkanlıkları olan oyuncular
lab-player-random = Rastgele oynayan oyuncular
lab-player-all = Üç oyuncu türünün hepsi
lab-judge = Şansı kim tahmin ediyor
lab-judge-net = Yapay sinir ağı
lab-judge-hand-made = Basit plan
lab-judge-none = Hiç kimse: yalnızca olanlar sayılır (daha hızlı)
lab-evaluators = Oynayan: { $player }. Şansı tahmin eden: { $judge }. İkisi de bütün kurallarda aynı.
lab-replaced = Yapay sinir ağı şu kurallarda fazla kötü oynuyor: { $rules }. Karşılaştırılan bütün kurallarda yerini basit plan alıyor.
lab-doubt-comebacks = Dikkat: “{ $name }” kurallarında kazananlardan { $value } kadarının şansı bir ara dörtte birin altındaydı. Tahmin edilen şanslar doğru olsaydı bu en çok { $expected } olurdu. Burada şansa dayanan ölçülere güvenme.
lab-doubt-luck = Dikkat: “{ $name }” kurallarında şansın toplam etkisi { $expected } yerine { $value }. Tahmin edilen şanslar yanlış. Burada onlara dayanan ölçülere güvenme.
lab-games = Oyun sayısı
lab-games-count = her birinden { $count }
lab-seed = Tohum
lab-seed-wrong = 0 ile 999999999999999 arasında bir tam sayı yaz.
lab-opening = Başlangıç için bir cevap
lab-opening-answer = “{ $name }” oyununda bütün şansın { $late } kadarı son on atışta toplanır. “{ $second }” oyununda bu pay { $other } kadardır.
lab-opening-length = Tipik oyun: { $throws } atış, { $time }
lab-opening-throws = Bütün atışların son onu
lab-opening-luck = Son on atışın şansı
lab-opening-note = Şans, bir atışın kazanma olasılığını ne kadar değiştirdiğinin karesidir. Üç tür oyuncunun her biri her oyunu { $games } kez oynadı; olasılıklar iki yolla tahmin edildi. Kuramla çelişen tahminler sayılmaz. Koyu: en küçük sonuç. Açık: en büyük sonuca kadar.
lab-opening-again = Bu oyunları yeniden oynat
lab-evidence = Daha iyi kanıtın en çok nerede işe yarayacağı
lab-evidence-answer = Oyunu değiştiren { $all } okumadan { $weak } tanesi, hiçbir eski kaynağın karara bağlamadığı noktalarla ilgili. En büyüğü: “{ $name }” kurallarında “{ $point }”.
lab-evidence-note = Her nokta başka türlü okunan bir kuraldır; ne kadar ilerideyse, en az etkilediği oyuncu türü için bile oyunu o kadar çok değiştirir. 1, iki oyun arasındaki olağan farktır. Satır, kuralın değiştirilmeden önce neye dayandığını söyler.
lab-evidence-effect = Etki
lab-evidence-unmentioned = sözü geçmiyor
lab-start = Oyunları oynat
lab-stop = Durdur
lab-progress = { $games } oyundan { $played } tanesi oynandı
lab-finished = { $games } oyunun hepsi oynandı.
lab-stopped = { $games } oyundan { $played } tanesi oynanınca durduruldu. Buraya kadarki sonuçlar gösteriliyor.
lab-failed = Oyunlar sonuna kadar oynanamadı.
lab-fault = Bir şeyler ters gitti: { $reason }
lab-refused = Bu bağlantının bir bölümü okunamadı ({ $names }). Yerine alışılmış seçenek kullanıldı.
lab-found = Sonuç
lab-moving = Oyunlar hâlâ oynanıyor, sayılar hâlâ değişiyor. Sonuç en sonda gelir.
lab-unfinished = Oyunların hepsi oynanmadı, bu yüzden bir sonuç yok. Bunlar şimdiye kadarki sayılar.
lab-found-nothing = Bu oyunlar bu ölçüyü belirlemeye yetmiyor.
lab-table = Bütün ölçüler
lab-table-note = { $count ->
    [1] Aralık, 100’de 95 kez doğrudur.
   *[other] { $count } aralık, birlikte 100’de 95 kez doğrudur.
  } Açık farklar kalın yazılmıştır.
lab-measure = Ölçü
lab-difference = Fark
lab-interval = { $value } ({ $low } ile { $high } arası)
lab-unknown = bilinmiyor
lab-beyond-cap = { $value } üzeri
lab-time = { $value } ({ $time })
lab-verdict-equivalent = Aşağı yukarı aynı (%5 içinde)
lab-verdict-doubtful = Bilinmiyor: burada tahmin edilen şanslar yanlış
lab-verdict-not_typical = Bilinmiyor: çok fazla oyun bitmiyor
lab-percent = %{ $value }
lab-unit-throws = bir oyundaki atış
lab-finding-longer = Bir oyun “{ $second }” kurallarında “{ $first }” kurallarına göre daha uzun sürer: { $by } atış fazla ({ $low } ile { $high } arasında), yaklaşık { $time } oyun süresi.
lab-finding-shorter = Bir oyun “{ $second }” kurallarında “{ $first }” kurallarına göre daha kısa sürer: { $by } atış az ({ $low } ile { $high } arasında), yaklaşık { $time } oyun süresi.
lab-finding-values = “{ $measure }”: “{ $second }” kurallarında { $value }, “{ $first }” kurallarında { $before }.
lab-unit-per_game = oyun başına
lab-unit-per_100_throws = yüz atışta
lab-lengths = Oyunlar ne kadar sürüyor
lab-lengths-note = Her şekil oyunların kaç atış sürdüğünü gösterir; kalın çizgi medyandır. En uzun yüzde bir gösterilmez.
lab-finding-more = “{ $measure }”: “{ $second }” kurallarında, “{ $first }” kurallarına göre daha yüksek; fark { $by } ({ $low } ile { $high } arasında).
lab-finding-less = “{ $measure }”: “{ $second }” kurallarında, “{ $first }” kurallarına göre daha düşük; fark { $by } ({ $low } ile { $high } arasında).
lab-finding-none = “{ $measure }”: “{ $first }” ile “{ $second }” arasında fark görülmedi. Yine de en çok { $most } kadar bir fark olabilir.
lab-finding-holds = “{ $measure }” her oyuncu türünde aynı yönde değişiyor: “{ $first }” yerine “{ $second }” ile { $least } ile { $most } arasında.
lab-finding-depends = “{ $measure }” kimin oynadığına bağlı: “{ $second }” ile “{ $first }” her oyuncu türünde aynı biçimde ayrışmıyor.
lab-finding-agrees = Bir oyuncu türünde açıkça yüksek, bir başkasında açıkça düşük olan ölçü görülmedi.
lab-grid-point = Değişecek kural: { $number }
lab-grid-choose = Bir kural seç
lab-grid-incomplete = Bir kural seti ile değişecek iki kural ya da iki kural seti ile ikisinde de bulunan bir kural seç.
lab-grid-usual = Olduğu gibi
lab-grid-rows = “{ $changed }” değişikliğinin “{ $measure }” üzerindeki etkisi: { $by } (“{ $row }”) ve { $otherwise } (“{ $second }”).
lab-grid-depends = Demek ki etki öteki kurallara bağlı: ikisi arasındaki fark { $by } ({ $low } ile { $high } arasında).
lab-grid-alone = İki etki aynı olabilir; aralarındaki fark en çok { $most }.
lab-grid-dependence = İki etki arasındaki fark
lab-grid-lines = Her çizgi olduğu gibi duran kurallardan (solda) değiştirilmiş kurallara (sağda) gider. Paralel çizgiler: değişiklik ikisinde de aynı etkiyi yapar.
lab-sweep = “{ $name }”: tartışmalı her kural
lab-sweep-note = Her satır bir kuralı değiştirir, ötekileri olduğu gibi bırakır. Bir kuralın etkisi çevresindeki kurallara bağlıdır.
lab-sweep-marks = Bir kuraldan sonraki işaret, kuralın değiştirilmeden önce neye dayandığını gösterir.
lab-controls = Kontroller
lab-controls-note = İlk satırda yalnızca rastlantı görünebilir: aynı kuralları başka atışlarla oynar. Öteki kimin başladığını değiştirir; bu, tarafların eşit dizilmediği yerde önemlidir.
lab-apart = Ayrıca
lab-apart-nobody_wins = Hiçbir oyunu kimse kazanmıyor.
lab-apart-never_ends = Hiçbir oyun sona ermiyor.
lab-apart-never_in_play = Bu oyunlarda kuralın hiç etkisi olmadı.
lab-apart-same_as_another = “{ $other }” ile aynı oyunlar.
lab-rank = Şuna etkisine göre sırala
lab-point = Değişen kural
lab-point-light = Çubuklar 100’de { $value } kez açık yüzünü gösterir
lab-point-drowned-guards = Sudaki taş komşularını korur: { $value }
lab-point-throws = Aynı kurallar, başka atışlar
lab-option-light = Bir çubuğun açık yüzünü ne sıklıkta gösterdiği
lab-option-drowned-guards = Sudaki taş komşularını korur
lab-replay = Bir oyun izle
lab-replay-title = “{ $name }”, oyun { $game }
lab-replay-at = Adım { $step } / { $steps }
lab-take = Sayıları yanına al
lab-take-note = Bağlantı aynı soruyu yeniden sorar ve aynı sayıları verir. senet programının şu komutu da öyle:
lab-copy-link = Bağlantıyı kopyala
lab-copy-citation = Kaynakçayı kopyala
lab-copy-bibtex = BibTeX olarak kopyala
lab-copied = Kopyalandı.
lab-not-copied = Bu tarayıcı sayfanın kopyalamasına izin vermiyor.
lab-save-csv = CSV olarak kaydet

lab-guess = Önce tahmin et
lab-guess-yours = Tahminin
lab-class-each = Her ikilinin tahmini için bir kez dokunun.
lab-class-back = Sonuncuyu geri al
lab-named = { $label }: { $value }
lab-class-right = Doğru tahminler: { $right }/{ $all }
lab-class-more = Bir oyun daha uzun sürerdi: { $usual } yerine yaklaşık { $changed } ({ $usualThrows } yerine { $changedThrows } atış).
lab-class-same = Bir oyun aşağı yukarı aynı sürerdi: { $changed } ve { $usual } ({ $changedThrows } ve { $usualThrows } atış).
lab-class-less = Bir oyun daha kısa sürerdi: { $usual } yerine yaklaşık { $changed } ({ $usualThrows } yerine { $changedThrows } atış).
lab-class-unclear = Bu oyunlar bunu belirlemeye yetmiyor. Daha çok oyun gerekir.
lab-guess-length-more = Daha uzun
lab-guess-length-same = Aşağı yukarı aynı
lab-guess-length-less = Daha kısa
lab-ask-pairs = Yan yana taşlar birbirini korumasaydı
lab-ask-pairs-text = Kendall’ın oyununda yan yana iki taş birbirini korur. Bu kural olmasaydı oyunlar daha mı uzun, daha mı kısa olurdu?
lab-ask-zero = Dört koyu yüz 4 sayılsaydı
lab-ask-zero-text = Dört çubuğun da koyu yüzü gelince Kendall 5 sayar. 4 sayılsaydı oyunlar daha mı uzun, daha mı kısa olurdu?
lab-ask-hits = Hiçbir taşa vurulamasaydı
lab-ask-hits-text = Hiçbir taşa vurulamasaydı oyunlar daha mı uzun, daha mı kısa olurdu?
lab-ask-bell = Bell’in kurallarıyla oynasaydık
lab-ask-bell-text = Kendall da Bell de aynı kayıp oyunun rekonstrüksiyonunu yaptı. Bell’in kurallarıyla bir oyun daha mı uzun, daha mı kısa olurdu?

lab-throws = Sınıfın atışları
lab-throws-lead = Her ikili kendi atışlarını sayar ve kodunu gösterir. Bir cihaz kodları toplar. Hiçbir şey gönderilmez.
lab-pair = Bizim atışlarımız
lab-light-sides = Açık yüz: { $count }
lab-one-less = Bir atış eksilt
lab-one-more = Bir atış ekle
lab-pair-code = Kodumuz:
lab-class = Bütün sınıf
lab-class-code = Bir ikilinin kodu
lab-class-add = Ekle
lab-class-wrong = Bu bir kod değil. Her harfi ve rakamı gözden geçir.
lab-class-sum = İkili: { $pairs }. Atış: { $throws }.
lab-class-clear = Yeniden başla
lab-light = Açık yüz
lab-expected = Beklenen
lab-seen = Gelen

lab-measure-length = Uzunluk
lab-define-length = Tipik bir oyunun atış sayısı: oyunların yarısı daha kısa, yarısı daha uzundur.
lab-measure-length_5 = Kısa oyunlar
lab-define-length_5 = Yirmi oyundan birinde en çok bu kadar atış vardır.
lab-measure-length_95 = Uzun oyunlar
lab-define-length_95 = Yirmi oyundan birinde bundan çok atış vardır.
lab-measure-stopped = Bitmeyen oyunlar
lab-define-stopped = 5000 atıştan, yani yaklaşık beş saatlik oyundan sonra durdurulan oyunların payı. Kimsenin galibiyeti sayılmaz.
lab-measure-over_1_hour = Bir saatten uzun oyunlar
lab-define-over_1_hour = Atış başına 3,5 saniyeyle, 1028 atıştan uzun süren oyunların payı.
lab-measure-over_2_hours = İki saatten uzun oyunlar
lab-define-over_2_hours = Atış başına 3,5 saniyeyle, 2057 atıştan uzun süren oyunların payı.
lab-measure-first_score = Başlamanın üstünlüğü
lab-define-first_score = Başlayan tarafın kazandığı oyunların payı; beraberlik yarım sayılır.
lab-measure-skill_random = Rastgeleye karşı beceri
lab-define-skill_random = Şansı tahmin edenin, rastgele oynayan birini aynı atışlarla ne sıklıkta yeneceği.
lab-measure-skill_beginner = Yeni başlayana karşı beceri
lab-define-skill_beginner = Şansı tahmin edenin, yeni başlayan birini aynı atışlarla ne sıklıkta yeneceği.
lab-measure-luck = Şans
lab-define-luck = Atışların bir oyun boyunca kazanma olasılığını ne kadar değiştirdiği.
lab-measure-late_luck = Sondaki şans
lab-define-late_luck = Şansın ne kadarının son on atışa düştüğü.
lab-measure-suspense = Gerilim
lab-define-suspense = Sıradaki atışa ortalama ne kadar şey bağlı olduğu.
lab-measure-surprise = Sürpriz
lab-define-surprise = Kazanma olasılığının bir atıştan ötekine ortalama ne kadar değiştiği.
lab-measure-drama = Heyecan
lab-define-drama = Kaybedenin eline geçen en iyi kazanma olasılığı, ortalama.
lab-measure-comebacks = Geri dönüşler
lab-define-comebacks = Kazananın bir ara olasılığı dörtte birin altına düşmüş oyunların payı.
lab-measure-lead_changes = Üstünlük değişimi
lab-define-lead_changes = Bir oyunda üstünlüğün kaç kez el değiştirdiği.
lab-measure-decided = Ne zaman belli oluyor
lab-define-decided = Oyunun, kazananın olasılığı son kez onda dokuzun üstüne çıkana kadar geçen bölümü.
lab-measure-choices = Gerçek seçimler
lab-define-choices = En az iki seçenek sunan hamlelerin payı.
lab-measure-stakes = Bir seçimin ağırlığı
lab-define-stakes = İyi yerine rastgele seçmenin ortalama bedeli.
lab-measure-passes = Boşa giden atışlar
lab-define-passes = Hiçbir taşın oynatılamadığı atışların payı.
lab-measure-hits = Vurulan taşlar
lab-define-hits = Yüz atışta vurulan taşlar.
lab-measure-drownings = Suya düşmeler
lab-define-drownings = Yüz atışta, kendi oyuncusunun atışıyla suya düşen taşlar.
