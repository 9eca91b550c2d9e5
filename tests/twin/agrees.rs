//! The engine and the simple second implementation agree on small positions and on random ones.

use crate::generate::Generator;
use crate::record::{Answer, Both, Choice, Direction as Way, Next, Outcome, Record, Stage};
use crate::small;
use crate::variants::{self, Variant};
use rayon::prelude::*;
use senet::board::{House, HouseSet};
use senet::phase::{Bag, Direction, Divided, Phase};
use senet::position::Position;
use senet::rules::{CATALOGUE, CatalogueEntry, End, Turn};
use senet::{Ruleset, Setup, Side, protocol};
use serde_json::Value;

/// The questions of a variant on which the two differ, with both answers; only the first few are
/// stored.
#[derive(Default)]
struct Differences {
    count: u64,
    shown: Vec<String>,
}

impl Differences {
    fn compare(&mut self, variant: &Variant, question: &Record) {
        let twin = crate::answer(question);
        let engine = engine_answer(question);
        if engine
            .as_ref()
            .is_ok_and(|answer| crate::normalise(answer) == crate::normalise(&twin))
        {
            return;
        }
        self.count += 1;
        if self.shown.len() < 3 {
            let question = serde_json::to_string(question).expect("a question is JSON");
            let engine = engine.map_or_else(|refusal| refusal, |answer| describe(&answer));
            self.shown.push(format!(
                "{}: {question}\n  twin   {}\n  engine {engine}",
                variant.name(),
                describe(&twin)
            ));
        }
    }

    fn check(&self) {
        assert_eq!(self.count, 0, "{}", self.shown.join("\n"));
    }
}

pub fn engine_answer(question: &Record) -> Result<Answer, String> {
    let question = serde_json::to_value(question).expect("a question is JSON");
    let asked = protocol::read(&question).map_err(|error| format!("refused, {error}"))?;
    let mut answer = asked.legal();
    let legal: Vec<Choice> = answer
        .remove("legal")
        .map(|legal| serde_json::from_value(legal).expect("the schema of a choice"))
        .ok_or("no list of choices")?;
    let if_none = answer
        .remove("if_none")
        .filter(|outcome| *outcome != Value::Null)
        .map(|outcome| serde_json::from_value(outcome).expect("the schema of an outcome"));
    Ok(Answer { legal, if_none })
}

fn describe(answer: &Answer) -> String {
    let mut text = String::new();
    for choice in &answer.legal {
        let outcome = serde_json::to_string(&choice.outcome).expect("an outcome is JSON");
        text += &format!("\n    {} {outcome}", choice.notation);
    }
    if let Some(outcome) = &answer.if_none {
        let outcome = serde_json::to_string(outcome).expect("an outcome is JSON");
        text += &format!("\n    if none {outcome}");
    }
    text
}

/// The engine's answers to the questions of one position, without JSON.
struct Direct {
    ruleset: Ruleset,
    before: Position,
}

impl Direct {
    /// The position before any throw.
    fn new(question: &Record) -> Direct {
        let mut question = question.clone();
        question.stage = Stage::BeforeThrow;
        let question = serde_json::to_value(question).expect("a question is JSON");
        let asked = protocol::read(&question).expect("a valid position");
        Direct {
            ruleset: asked.ruleset,
            before: asked.position,
        }
    }

    fn asked(&self, question: &Record) -> Position {
        let phase = match question.stage {
            Stage::BeforeThrow => Phase::Throw,
            Stage::Entered => Phase::Entered(question.value()),
            Stage::Portion => Phase::Divided(Divided {
                throw: question.value(),
                left: question.steps_left.expect("a portion"),
                direction: question.direction.map(|direction| match direction {
                    Way::Forward => Direction::Forward,
                    Way::Backward => Direction::Backward,
                }),
                owes_throw: question.extra_owed.expect("a portion"),
            }),
            Stage::Play | Stage::Series => match self.ruleset.rules().turn {
                Turn::Single => Phase::Play(question.value()),
                Turn::Divided => Phase::Divided(Divided::unused(question.value())),
                Turn::Series => {
                    let in_hand = question.in_hand.as_deref().expect("a pool");
                    Phase::Pool(Bag::from_values(in_hand).expect("throws"))
                }
            },
        };
        let setup = Setup {
            phase,
            ..Setup::from(self.before)
        };
        setup.position(&self.ruleset).expect("a valid position")
    }

    fn agrees(&self, question: &Record, answer: &Answer) -> bool {
        let position = self.asked(question);
        let moves = position.moves(&self.ruleset);
        let after = |choice| {
            let mut after = position;
            let effect = position.legal_effect(&self.ruleset, choice);
            after.apply_legal(&self.ruleset, &effect);
            after
        };
        let played = || {
            answer
                .legal
                .iter()
                .filter(|choice| choice.notation != "throw")
        };
        let same = |outcome: &Outcome, after: &Position| self.same(outcome, &position, after);
        let if_none = answer.if_none.as_ref().is_none_or(|outcome| {
            let mut after = position;
            after.forfeit_legal(&self.ruleset);
            same(outcome, &after)
        });
        if_none
            && answer.legal.is_empty() == (moves.is_empty() && !position.awaits_throw())
            && played().all(|choice| {
                moves
                    .iter()
                    .any(|played| same(&choice.outcome, &after(played)))
            })
            && moves.iter().all(|move_| {
                let after = after(move_);
                played().any(|choice| same(&choice.outcome, &after))
            })
    }

    fn same(&self, outcome: &Outcome, before: &Position, after: &Position) -> bool {
        let houses = |list: &Option<Vec<u8>>, set: HouseSet| {
            list.as_ref().is_some_and(|list| {
                list.len() == usize::from(set.len())
                    && list
                        .iter()
                        .all(|&house| House::new(house).is_some_and(|h| set.contains(h)))
            })
        };
        fn both<T: Copy + PartialEq>(told: Option<Both<T>>, seen: [T; 2]) -> bool {
            told.is_none_or(|told| [told.white, told.black] == seen)
        }
        let by_side = |of: fn(&Position, Side) -> u8| Side::BOTH.map(|side| of(after, side));
        let flags = |of: fn(&Position, Side) -> bool| Side::BOTH.map(|side| of(after, side));
        let mut left: Vec<u8> = outcome.in_hand.clone().unwrap_or_default();
        left.sort_unstable();
        let rest = match after.phase() {
            Phase::Pool(bag) => bag.iter().eq(left),
            Phase::Divided(divided) => {
                left.is_empty()
                    && outcome.steps_left == Some(divided.left)
                    && outcome.extra_owed == Some(divided.owes_throw)
                    && divided.direction.map(|way| way == Direction::Forward)
                        == outcome.direction.map(|way| way == Way::Forward)
            }
            _ => left.is_empty() && outcome.steps_left.is_none(),
        };
        houses(&outcome.white, after.pieces(Side::White))
            && houses(&outcome.black, after.pieces(Side::Black))
            && both(outcome.hand, by_side(Position::hand))
            && both(outcome.off, by_side(Position::off))
            && both(outcome.taken, by_side(Position::taken))
            && both(outcome.must_move_flag, flags(Position::must_move))
            && both(outcome.started, flags(Position::started))
            && outcome
                .unmoved_prefix
                .is_none_or(|prefix| prefix == after.unmoved())
            && outcome.next == Some(self.next(before, after))
            && rest
    }

    fn next(&self, before: &Position, after: &Position) -> Next {
        match after.phase() {
            Phase::Over(_) if self.ruleset.rules().end == End::BoardEmpty => Next::Over,
            Phase::Over(_) => Next::Win,
            Phase::ThrowEntered => Next::Entered,
            Phase::Pool(_) | Phase::Divided(_) => Next::Same,
            _ if after.side() == before.side() => Next::Again,
            _ => Next::Other,
        }
    }
}

fn random_questions(each: u32) {
    let mut differences = Differences::default();
    for (seed, variant) in (0x5e4e7..).zip(variants::all()) {
        let mut generator = Generator::new(seed);
        for _ in 0..each {
            differences.compare(&variant, &generator.question(&variant));
        }
    }
    differences.check();
}

fn small_positions(stride: u64) {
    let mut differences = Differences::default();
    for variant in variants::all() {
        small::for_each(&variant, stride, 0, |question| {
            differences.compare(&variant, question);
        });
    }
    differences.check();
}

#[test]
fn the_engine_has_the_same_variants() {
    let mut twin: Vec<String> = variants::all().iter().map(Variant::name).collect();
    let mut engine: Vec<String> = CATALOGUE
        .iter()
        .flat_map(CatalogueEntry::variants)
        .collect();
    twin.sort_unstable();
    engine.sort_unstable();
    assert_eq!(twin, engine);
}

#[test]
fn on_random_positions() {
    random_questions(5_000);
}

#[test]
fn on_a_sample_of_the_small_positions() {
    small_positions(1_999);
}

#[test]
fn on_every_small_position_of_a_few_placings_of_white() {
    for (first, variant) in variants::all().iter().enumerate() {
        let groups = small::groups(variant);
        let some = groups.iter().skip(first).step_by(499);
        some.for_each(|white| compare_all(variant, white).1.check());
    }
}

/// Compares questions of random rules in use, some of each.
fn questions_in_use(rulesets: u32) {
    let mut generator = Generator::new(0x5ee7);
    let (mut differences, mut met) = (Differences::default(), 0);
    while met < rulesets {
        let Some(sheet) = generator.sheet() else {
            continue;
        };
        met += 1;
        for _ in 0..50 {
            differences.compare(&sheet.variant, &generator.question_of_sheet(&sheet));
        }
        if differences.count > 0 {
            break;
        }
    }
    differences.check();
}

#[test]
fn on_random_positions_of_rules_in_use() {
    questions_in_use(600);
}

#[test]
#[ignore = "a million questions take minutes"]
fn on_a_million_random_positions_of_rules_in_use() {
    questions_in_use(20_000);
}

#[test]
#[ignore = "a million questions take minutes"]
fn on_a_million_random_positions() {
    random_questions(28_000);
}

/// Compares the questions of a variant with White on these houses. Returns their number and the
/// differences.
fn compare_all(variant: &Variant, white: &[u8]) -> (u64, Differences) {
    let mut differences = Differences::default();
    let mut questions = 0;
    small::for_each_position(variant, white, |position| {
        let engine = Direct::new(position);
        small::for_each_question(variant, position, |question| {
            questions += 1;
            if !engine.agrees(question, &crate::answer(question)) {
                differences.compare(variant, question);
                assert!(
                    differences.count > 0,
                    "only one way of asking differs: {question:?}"
                );
            }
        });
    });
    (questions, differences)
}

#[test]
#[ignore = "hundreds of millions of questions take most of an hour"]
fn on_every_small_position() {
    let only = std::env::var("TWIN_VARIANT").ok();
    for variant in variants::all() {
        if only.as_ref().is_some_and(|only| *only != variant.name()) {
            continue;
        }
        let questions: u64 = small::groups(&variant)
            .par_iter()
            .map(|white| {
                let (questions, differences) = compare_all(&variant, white);
                differences.check();
                questions
            })
            .sum();
        println!(
            "{}: {questions} questions, all answered alike",
            variant.name()
        );
    }
}
