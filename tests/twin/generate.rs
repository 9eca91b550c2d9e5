//! Random questions of a ruleset: valid positions at every stage of a turn.

use super::record::{Both, Next, Record, Side, Stage, Throw};
use super::variants::{self, Variant};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Values of the options that the twin of rules in use knows.
const OPTIONS: [(&str, &[&str]); 24] = [
    ("entry", &["any_throw", "any_throw", "none"]),
    ("entry_throws", &["4", "1.5", "1-3"]),
    ("entry_at", &["0"]),
    ("again", &["none", "2", "1.4.5.6"]),
    ("again_without_move", &["1.4.5", "2"]),
    ("again_on", &["15", "14.15.26"]),
    ("ends_turn", &["14.27", "26.27", "1-20", "28-30"]),
    ("stop", &["0", "25"]),
    ("trap", &["on"]),
    ("stop_over", &["halt", "bounce"]),
    ("blockade", &["2", "on", "off"]),
    ("pairs", &["3", "on", "off"]),
    ("corners", &["off"]),
    ("bear_off", &["bounce"]),
    ("safe", &["26-30", "15", "1-10"]),
    (
        "hit",
        &["none", "empty_behind", "lowest_empty", "to_hand", "to_hand"],
    ),
    ("hit_to_water", &["28-30", "20-26"]),
    ("backward", &["none", "to_empty", "may_hit"]),
    ("backward_from", &["0", "30", "15"]),
    ("water", &["prison", "to_lowest", "to_hand", "to_return"]),
    ("return_house", &["15", "25", "3"]),
    ("return_full", &["lowest", "hand", "closed", "below"]),
    ("fixed", &["none", "28.30"]),
    ("last_chance", &["28-30", "29.30", "28"]),
];

/// A ruleset with options of rules in use.
pub struct Sheet {
    pub ruleset: String,
    pub variant: Variant,
}

impl Sheet {
    fn new(ruleset: &senet::Ruleset) -> Sheet {
        let rules = ruleset.rules();
        let has_hand = rules.entry != senet::rules::Entry::None
            && (rules.hit == senet::rules::Hit::ToHand
                || rules.hit == senet::rules::Hit::EmptyBehind
                || matches!(
                    rules.water,
                    senet::rules::Water::ToHand | senet::rules::Water::ToReturn
                ));
        let holds = rules.water == senet::rules::Water::Prison;
        let modern = variants::all()
            .into_iter()
            .find(|variant| variant.ruleset == "kendall-modern");
        let modern = modern.expect("the modern rules");
        Sheet {
            // The written form names the options that differ, and brackets even if none does.
            ruleset: match ruleset.name() {
                "kendall-modern" => "kendall-modern[]".into(),
                name => name.into(),
            },
            variant: Variant {
                has_hand,
                never_occupied: if holds { &[] } else { modern.never_occupied },
                ..modern
            },
        }
    }
}

/// A source of questions; the same seed gives the same questions.
pub struct Generator {
    rng: ChaCha8Rng,
}

impl Generator {
    pub fn new(seed: u64) -> Generator {
        Generator {
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// The next question.
    pub fn question(&mut self, variant: &Variant) -> Record {
        let mut question = self.position(variant);
        match variant.ruleset {
            "kendall-1979" => self.stage_1979(variant, &mut question),
            "piccione" => self.stage_piccione(variant, &mut question),
            "kendall-masters" if on_27(&question) && self.one_in(3) => {
                question.stage = Stage::BeforeThrow;
            }
            _ => question.throw = Some(self.value(variant)),
        }
        question
    }

    /// A question of 2.10 with random values of the options of rules in use, or `None` if they contradict
    /// each other.
    pub fn sheet(&mut self) -> Option<Sheet> {
        let mut options = Vec::new();
        for (name, values) in OPTIONS {
            if self.one_in(3) {
                let value = values[self.below(values.len())];
                options.push(format!("{name}={value}"));
            }
        }
        let ruleset: senet::Ruleset = format!("kendall-modern[{}]", options.join(","))
            .parse()
            .ok()?;
        Some(Sheet::new(&ruleset))
    }

    /// The next question of the sheet.
    pub fn question_of_sheet(&mut self, sheet: &Sheet) -> Record {
        let mut question = self.position(&sheet.variant);
        question.throw = Some(self.value(&sheet.variant));
        question.ruleset.clone_from(&sheet.ruleset);
        question
    }

    fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a small bound");
        usize::try_from((u64::from(self.rng.next_u32()) * bound) >> 32).expect("below the bound")
    }

    fn between(&mut self, low: u8, high: u8) -> u8 {
        low + u8::try_from(self.below(usize::from(high - low) + 1)).expect("a small number")
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn value(&mut self, variant: &Variant) -> Throw {
        Throw::One(variant.values[self.below(variant.values.len())])
    }

    fn side(&mut self) -> Side {
        if self.one_in(2) {
            Side::White
        } else {
            Side::Black
        }
    }

    /// A position with a side to move at stage `play`, with nothing thrown.
    fn position(&mut self, variant: &Variant) -> Record {
        let mut question = blank(variant);
        question.to_move = self.side();
        if variant.ruleset == "jequier-ludii" {
            let prefix = if self.one_in(2) {
                0
            } else {
                self.between(1, 9)
            };
            question.unmoved_prefix = Some(prefix);
        }
        let prefix = question.unmoved_prefix.unwrap_or(0);
        if variant.starting_throw() && self.one_in(3) {
            question.started = Some(Both {
                white: true,
                black: false,
            });
        }
        let black_waits = question.started.is_some_and(|started| !started.black);
        // A side with unmoved pieces, or that has not started, has all its pieces on the board.
        let white_full = prefix >= 1;
        let black_full = prefix >= 2 || black_waits;
        let mut on_board = Both {
            white: self.count(variant, white_full),
            black: self.count(variant, black_full),
        };
        if variant.ruleset == "bell" && on_board.white + on_board.black == 0 {
            on_board.white = 1;
        }
        self.place(variant, &mut question, on_board, prefix, black_waits);
        for side in [Side::White, Side::Black] {
            self.share_out(variant, &mut question, side, on_board.of(side));
        }
        question
    }

    /// The number of a side's pieces on the board.
    fn count(&mut self, variant: &Variant, full: bool) -> u8 {
        let most = variant.pieces;
        let least = u8::from(!variant.has_hand && variant.ruleset != "bell");
        if full {
            return most;
        }
        match self.below(4) {
            0 => most,
            1 => self.between(least, 3),
            _ => self.between(least, most),
        }
    }

    /// Places the pieces: spread over the board, crowded, or near the end.
    fn place(
        &mut self,
        variant: &Variant,
        question: &mut Record,
        on_board: Both<u8>,
        prefix: u8,
        black_waits: bool,
    ) {
        // 2.5 r2: houses 1-k hold the pieces that have not moved.
        for house in 1..=prefix {
            if house % 2 == 1 {
                question.white.push(house);
            } else {
                question.black.push(house);
            }
        }
        let mut white_left = usize::from(on_board.white) - question.white.len();
        let mut black_left = usize::from(on_board.black) - question.black.len();
        let houses = self.houses(variant, prefix, white_left + black_left);
        // Crowds of one colour make pairs and lines; mixed colours make hits.
        let in_blocks = self.one_in(2);
        let mut current = self.side();
        for &house in &houses {
            if !in_blocks || self.one_in(4) {
                current = self.side();
            }
            // Black pieces that have not started are never past 26: only White's moves displace them.
            let black_cannot = black_left == 0 || (black_waits && house > 26);
            let white_cannot = white_left == 0;
            let side = match current {
                Side::White if white_cannot => Side::Black,
                Side::Black if black_cannot => Side::White,
                other => other,
            };
            match side {
                Side::White if white_left > 0 => {
                    question.white.push(house);
                    white_left -= 1;
                }
                Side::Black if black_left > 0 && !(black_waits && house > 26) => {
                    question.black.push(house);
                    black_left -= 1;
                }
                _ => {}
            }
        }
        // Houses beyond 26 may be unused: the remaining pieces go to the lowest free houses.
        for house in prefix + 1..=26 {
            if question.white.contains(&house) || question.black.contains(&house) {
                continue;
            }
            if black_left > 0 {
                question.black.push(house);
                black_left -= 1;
            } else if white_left > 0 {
                question.white.push(house);
                white_left -= 1;
            }
        }
        question.white.sort_unstable();
        question.black.sort_unstable();
    }

    /// `wanted` different houses in ascending order.
    fn houses(&mut self, variant: &Variant, prefix: u8, wanted: usize) -> Vec<u8> {
        let last = variant.houses;
        let (low, high) = match self.below(4) {
            0 => (1, last),
            1 => (last - 11, last),
            2 => {
                let low = self.between(1, last - 8);
                (low, (low + 13).min(last))
            }
            _ => (last - 9, last),
        };
        let free = |house: u8| house > prefix && variant.may_rest_on(house);
        let mut inside: Vec<u8> = (low..=high).filter(|&house| free(house)).collect();
        let mut outside: Vec<u8> = (1..=last)
            .filter(|&house| free(house) && !(low..=high).contains(&house))
            .collect();
        let mut chosen = Vec::new();
        // Adds the special houses, which would otherwise be rare.
        for special in [15, 26, 27] {
            if chosen.len() < wanted && free(special) && self.one_in(4) {
                chosen.push(special);
                inside.retain(|&house| house != special);
                outside.retain(|&house| house != special);
            }
        }
        while chosen.len() < wanted {
            let stray = inside.is_empty() || (!outside.is_empty() && self.one_in(6));
            let pool = if stray { &mut outside } else { &mut inside };
            let index = self.below(pool.len());
            chosen.push(pool.swap_remove(index));
        }
        chosen.sort_unstable();
        chosen
    }

    /// Distributes the pieces off the board: in hand, borne off or taken, with the game not over.
    fn share_out(&mut self, variant: &Variant, question: &mut Record, side: Side, on_board: u8) {
        let rest = variant.pieces - on_board;
        if variant.ruleset == "bell" {
            let taken = self.between(0, rest);
            question.taken.set(side, taken);
            question.off.set(side, rest - taken);
        } else if variant.has_hand {
            let least = u8::from(on_board == 0);
            let hand = self.between(least, rest.max(least));
            question.hand.set(side, hand);
            question.off.set(side, rest - hand);
        } else {
            question.off.set(side, rest);
        }
    }

    fn stage_1979(&mut self, variant: &Variant, question: &mut Record) {
        let started = question.started.expect("a kendall-1979 question");
        let mut flag = Both {
            white: false,
            black: false,
        };
        for side in [Side::White, Side::Black] {
            if pieces(question, side).contains(&15) && started.of(side) && self.one_in(2) {
                flag.set(side, true);
            }
        }
        question.must_move_flag = Some(flag);
        if !started.of(question.to_move) || (variant.starting_throw() && self.one_in(4)) {
            question.stage = Stage::Series;
            question.throw = Some(Throw::Series(self.series()));
        } else if on_27(question) && self.one_in(3) {
            question.stage = Stage::BeforeThrow;
        } else {
            question.in_hand = Some(self.series());
        }
        let follows = self.below(3);
        self.follow_up(question, follows);
    }

    /// 2.3 r3: any number of 1, 4 and 5, then one 2 or 3.
    fn series(&mut self) -> Vec<u8> {
        let mut series = Vec::new();
        while series.len() < 5 && self.one_in(2) {
            series.push([1, 4, 5][self.below(3)]);
        }
        series.push(self.between(2, 3));
        series
    }

    fn stage_piccione(&mut self, variant: &Variant, question: &mut Record) {
        question.throw = Some(self.value(variant));
        if pieces(question, question.to_move).contains(&1) && self.one_in(2) {
            question.stage = Stage::Entered;
        }
        let follows = self.below(4);
        self.follow_up(question, follows);
    }

    /// Plays up to `moves` random moves within the throw or series.
    fn follow_up(&mut self, question: &mut Record, moves: usize) {
        for _ in 0..moves {
            let mut same = super::answer(question).legal;
            same.retain(|choice| choice.outcome.next == Some(Next::Same));
            if same.is_empty() {
                return;
            }
            let chosen = self.below(same.len());
            *question = question.follow(&same[chosen].outcome);
        }
    }
}

/// A question of the variant with an empty board.
pub fn blank(variant: &Variant) -> Record {
    let nothing = Both { white: 0, black: 0 };
    let no = Both {
        white: false,
        black: false,
    };
    let yes = Both {
        white: true,
        black: true,
    };
    let is_1979 = variant.ruleset == "kendall-1979";
    Record {
        id: String::new(),
        ruleset: variant.ruleset.to_owned(),
        options: variant.options.clone(),
        white: Vec::new(),
        black: Vec::new(),
        hand: nothing,
        off: nothing,
        taken: nothing,
        to_move: Side::White,
        must_move_flag: is_1979.then_some(no),
        started: is_1979.then_some(yes),
        unmoved_prefix: (variant.ruleset == "jequier-ludii").then_some(0),
        stage: Stage::Play,
        throw: None,
        in_hand: None,
        steps_left: None,
        direction: None,
        extra_owed: None,
        legal: None,
        if_none: None,
    }
}

/// The houses of a side.
pub fn pieces(question: &Record, side: Side) -> &[u8] {
    match side {
        Side::White => &question.white,
        Side::Black => &question.black,
    }
}

/// Whether the side to move has a piece in the water.
pub fn on_27(question: &Record) -> bool {
    pieces(question, question.to_move).contains(&27)
}
