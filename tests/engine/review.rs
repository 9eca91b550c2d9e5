//! Game review: what adds up, and the values of each throw.

use crate::house_rules::playable;
use crate::playing::{PlayoutRng, play_on, ruleset, variants};
use senet::phase::{Outcome, Phase};
use senet::players::{BestEvaluator, rank, value};
use senet::position::Position;
use senet::review::{BestJudge, Judge, Review, ReviewRow};
use senet::rules::Turn;
use senet::{Game, Ruleset, Side};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A judge with arbitrary chances: the review adds up even then.
struct Whim(u64);

impl Judge for Whim {
    fn name(&self, _: &Ruleset, _: &Position) -> String {
        "whim".into()
    }

    fn white_chance(&self, _: &Ruleset, position: &Position) -> f64 {
        assert!(
            matches!(position.phase(), Phase::Throw | Phase::ThrowEntered),
            "{}",
            position.describe()
        );
        let mut hasher = DefaultHasher::new();
        (self.0, position).hash(&mut hasher);
        hasher.finish() as f64 / u64::MAX as f64
    }
}

fn best_judge(ruleset: &Ruleset) -> BestJudge {
    BestJudge::new(ruleset, BestEvaluator::built_in(ruleset), None)
}

/// A game of up to this many random actions.
fn random_game(ruleset: &Ruleset, rng: &mut PlayoutRng, actions: usize) -> Game {
    let mut game = Game::new(ruleset.clone(), [rng.below(256) as u8; 32]);
    play_on(&mut game, rng, actions);
    game
}

/// Checks every row, and returns the difference between the whole and its parts.
fn difference(game: &Game, judge: impl Judge + 'static) -> f64 {
    let mut review = Review::new(game, Box::new(judge));
    let (start, result) = (review.start(), review.result());
    let rows: Vec<ReviewRow> = review.rows().cloned().collect();
    let told = || game.record();
    if let Some(outcome) = game.position().outcome() {
        let points = match outcome {
            Outcome::Won(Side::White) => 1.0,
            Outcome::Won(Side::Black) => 0.0,
            Outcome::Drawn => 0.5,
        };
        assert_eq!(result, points);
    }
    let mut worst: f64 = 0.0;
    let mut before = start;
    let (mut luck, mut gap, mut loss) = (0.0, 0.0, 0.0);
    for row in &rows {
        assert_eq!(row.before, before, "row {} of {}", row.n, told());
        assert!(row.loss >= 0.0 && row.loss.is_sign_positive(), "{row:?}");
        assert!(row.stakes >= 0.0, "{row:?}");
        if row.loss == 0.0 {
            assert_eq!(row.moves, row.best_moves);
        }
        let lost = match row.side {
            Side::White => -row.loss,
            Side::Black => row.loss,
        };
        let parts = row.before + row.gap + row.luck + lost;
        worst = worst.max((parts - row.played).abs());
        luck += row.luck;
        gap += row.gap;
        loss += lost;
        before = row.played;
    }
    assert_eq!(result, before, "{}", told());
    let sum = review.sum();
    assert!((sum.luck - luck).abs() < 1e-9 && (sum.gap - gap).abs() < 1e-9);
    let lost = sum.loss.black - sum.loss.white;
    worst
        .max((result - start - luck - gap - loss).abs())
        .max((result - start - sum.luck - sum.gap - lost).abs())
}

/// *result − start = luck + gap − White's loss + Black's loss*, for every ruleset with all its options,
/// for house rules, for finished and unfinished games, from any position, and for any judge.
#[test]
fn luck_and_choice_add_up_to_the_result() {
    let mut rng = PlayoutRng::new(18);
    let mut rulesets = variants();
    for steps in 0..24 {
        rulesets.push(playable(&mut rng, 1 + steps % 12).ruleset);
    }
    let (mut worst, mut games, mut drawn, mut unfinished) = (0.0_f64, 0, 0, 0);
    for variant in &rulesets {
        let ruleset = ruleset(variant);
        // The outcomes of series take long to compute.
        let series = ruleset.rules().turn == Turn::Series;
        let (games_each, most) = if series { (2, 16) } else { (4, 120) };
        for number in 0..games_each {
            // The first game is played to its end, the others to any point, including the middle of a
            // turn.
            let to_the_end = number == 0 && (!series || variant == "kendall-1979");
            let actions = if to_the_end { 3_000 } else { rng.below(most) };
            let game = random_game(&ruleset, &mut rng, actions);
            games += 1;
            drawn += u32::from(game.position().outcome() == Some(Outcome::Drawn));
            unfinished += u32::from(game.position().outcome().is_none());
            worst = worst.max(difference(&game, Whim(number)));
            // A record that begins at the end of that game.
            let from = Game::from_position(ruleset.clone(), *game.position(), [number as u8; 32]);
            let mut from = from.expect("a position of a game");
            play_on(&mut from, &mut rng, if series { 8 } else { 30 });
            games += 1;
            worst = worst.max(difference(&from, Whim(number)));
        }
        let game = random_game(&ruleset, &mut rng, if series { 8 } else { 24 });
        worst = worst.max(difference(&game, best_judge(&ruleset)));
        games += 1;
    }
    assert!(drawn > 0 && unfinished > 100, "{drawn} {unfinished}");
    println!(
        "{games} games of {} rulesets: the largest difference is {worst:.1e}",
        rulesets.len()
    );
    assert!(worst < 1e-9, "{worst}");
}

/// The best chance for the side to move, by exhaustive search.
fn by_trying_all(ruleset: &Ruleset, position: &Position, judge: &dyn Judge) -> f64 {
    match position.phase() {
        Phase::Over(Outcome::Won(side)) => f64::from(u8::from(side == Side::White)),
        Phase::Over(Outcome::Drawn) => 0.5,
        _ if position.awaits_throw() => judge.white_chance(ruleset, position),
        _ => {
            let moves = position.moves(ruleset);
            if moves.is_empty() {
                let mut after = *position;
                after.forfeit_legal(ruleset);
                return by_trying_all(ruleset, &after, judge);
            }
            let chances = moves.iter().map(|choice| {
                let mut after = *position;
                after.play_legal(ruleset, choice);
                by_trying_all(ruleset, &after, judge)
            });
            let best = |one: f64, other: f64| match position.side() {
                Side::White => one.max(other),
                Side::Black => one.min(other),
            };
            chances.reduce(best).expect("there are moves")
        }
    }
}

/// Luck is the chance after the throw minus the mean over all sixteen (or four) throws; the loss is the
/// chance after the best of all lines minus the chance after the line played.
#[test]
fn each_row_matches_an_exhaustive_search() {
    let mut rng = PlayoutRng::new(180);
    let judge = Whim(7);
    let (mut throws, mut rescues) = (0, 0);
    for variant in variants() {
        let ruleset = ruleset(&variant);
        if ruleset.rules().turn == Turn::Series {
            continue;
        }
        let mut game = random_game(&ruleset, &mut rng, 500);
        let rows: Vec<ReviewRow> = Review::new(&game, Box::new(Whim(7)))
            .rows()
            .cloned()
            .collect();
        for row in &rows {
            game.seek(row.step).expect("a place of the history");
            let before = *game.position();
            if matches!(before.phase(), Phase::Opening(_)) {
                continue;
            }
            let sticks = ruleset.rules().sticks;
            let ways = f64::from(sticks.ways());
            let after = |value| {
                let mut thrown = before;
                thrown.throw_legal(&ruleset, value);
                by_trying_all(&ruleset, &thrown, &judge)
            };
            let mean = sticks.throws().map(|throw| after(throw.value)).sum::<f64>() / ways;
            if row.sticks.is_none() {
                rescues += 1;
                let mut rescued = before;
                let rescue = before.moves(&ruleset).nth(0).expect("a rescue");
                rescued.play_legal(&ruleset, rescue);
                let rescued = by_trying_all(&ruleset, &rescued, &judge);
                let lost = match (row.moves.as_deref(), row.side) {
                    (Some("throw"), Side::White) => rescued - mean,
                    (Some("throw"), Side::Black) => mean - rescued,
                    (_, Side::White) => mean - rescued,
                    (_, Side::Black) => rescued - mean,
                };
                assert!(
                    (row.loss - lost.max(0.0)).abs() < 1e-12,
                    "{variant} {row:?}"
                );
                assert_eq!((row.luck, row.stakes), (0.0, 0.0));
                assert_eq!(row.before, judge.white_chance(&ruleset, &before));
                continue;
            }
            throws += 1;
            let value = row.value.expect("a throw counts something") as u8;
            assert!((row.expected - mean).abs() < 1e-12, "{variant} {row:?}");
            assert!((row.best - after(value)).abs() < 1e-12, "{variant} {row:?}");
            assert!((row.luck - (row.best - mean)).abs() < 1e-12);
            let square = |value| (after(value) - mean).powi(2);
            let squares = ruleset
                .rules()
                .sticks
                .throws()
                .map(|throw| square(throw.value));
            assert!((row.stakes - (squares.sum::<f64>() / ways).sqrt()).abs() < 1e-12);
        }
    }
    assert!(throws > 2_000 && rescues > 10, "{throws} {rescues}");
}

/// A series is one row: its throws together, and one mean over whole series.
#[test]
fn a_series_is_one_row_and_the_first_turn_counts_as_luck() {
    let record = "Senet 1\nRuleset: kendall-1979\nSeed: ".to_owned() + &"07".repeat(32);
    let game = Game::from_record(&record).expect("a record");
    let mut rng = PlayoutRng::new(5);
    let mut game = Game::new(game.ruleset().clone(), game.seed());
    play_on(&mut game, &mut rng, 40);
    let mut review = Review::new(&game, Box::new(best_judge(game.ruleset())));
    let rows: Vec<ReviewRow> = review.rows().cloned().collect();
    let thrown: usize = rows
        .iter()
        .filter_map(|row| row.sticks.as_ref())
        .map(|sticks| sticks.split(' ').count())
        .sum();
    assert_eq!(thrown, game.thrown().count());
    assert!(rows.iter().skip(1).any(|row| {
        row.sticks
            .as_ref()
            .is_some_and(|sticks| sticks.contains(' '))
    }));
    // The first player to throw a 1 takes White and begins, so the ceremony favours neither.
    assert_eq!(
        (rows[0].luck, rows[0].side, rows[0].stakes),
        (0.0, Side::White, 0.0)
    );

    let ruleset = ruleset("piccione");
    assert!(matches!(
        Position::start(&ruleset).phase(),
        Phase::Opening(_)
    ));
    let mut game = Game::new(ruleset.clone(), [4; 32]);
    while matches!(game.position().phase(), Phase::Opening(_)) {
        game.throw().expect("who begins is thrown for");
    }
    let mut review = Review::new(&game, Box::new(best_judge(&ruleset)));
    let (start, result) = (review.start(), review.result());
    let rows: Vec<ReviewRow> = review.rows().cloned().collect();
    assert_eq!(rows.len(), 1);
    let begun = &rows[0];
    assert_eq!((begun.loss, begun.gap), (0.0, 0.0));
    assert!((start - 0.5).abs() < 0.02 && (result - start).abs() > 1e-4);
    assert_eq!(begun.luck, result - start);
    assert_eq!(begun.luck > 0.0, game.position().side() == Side::White);
}

/// Rows are computed from the end, and do not depend on the batch size.
#[test]
fn a_review_can_be_computed_in_slices_from_the_end() {
    let ruleset = ruleset("kendall-masters");
    let mut rng = PlayoutRng::new(3);
    let game = random_game(&ruleset, &mut rng, 200);
    let whole = Review::new(&game, Box::new(best_judge(&ruleset))).report();
    let mut review = Review::new(&game, Box::new(best_judge(&ruleset)));
    let mut backwards = Vec::new();
    for rows in [1, 0, 7, 1_000] {
        backwards.extend(review.step(rows).iter().cloned());
    }
    assert!(review.step(1).is_empty());
    backwards.reverse();
    assert_eq!(backwards, whole.rows);
    assert_eq!(review.sum(), whole.sum);
}

/// The judge's numbers equal those of `rank` and `value` with the same lookahead.
#[test]
fn a_thousand_throws_are_reviewed_with_the_values_of_rank_and_value() {
    let mut throws = 0;
    for (seed, variant) in (0..).zip([
        "kendall-masters",
        "kendall-modern",
        "jequier-masters",
        "bell",
    ]) {
        let ruleset = ruleset(variant);
        let judge = BestEvaluator::built_in(&ruleset);
        let ahead = best_judge(&ruleset).throws_ahead();
        let mut rng = PlayoutRng::new(seed);
        let mut told = 0;
        while told < 250 {
            let mut game = random_game(&ruleset, &mut rng, 400);
            let mut review = Review::new(&game, Box::new(best_judge(&ruleset)));
            let rows: Vec<ReviewRow> = review.rows().cloned().collect();
            for row in rows.iter().filter(|row| row.sticks.is_some()) {
                game.seek(row.step).expect("a place of the history");
                if matches!(game.position().phase(), Phase::Opening(_)) {
                    continue;
                }
                told += 1;
                let before = *game.position();
                if !before.may_be_rescued(&ruleset) {
                    let chance = value(&ruleset, &before, Side::White, &judge, ahead);
                    assert_eq!(row.before, f64::from(chance), "{variant} {row:?}");
                }
                let mut thrown = before;
                thrown.throw_legal(&ruleset, row.value.expect("a value") as u8);
                let ranked = rank(&ruleset, &thrown, &judge, ahead);
                let Some(first) = ranked.first() else {
                    assert!(row.moves.is_none());
                    continue;
                };
                let white = |chance: f32| match row.side {
                    Side::White => f64::from(chance),
                    Side::Black => 1.0 - f64::from(chance),
                };
                assert!(
                    (row.best - white(first.chance)).abs() < 1e-6,
                    "{variant} {row:?}"
                );
                let Some(moves) = &row.moves else { continue };
                let played = ranked.iter().find(|ranked| {
                    let choice = ranked.choice.expect("no rescue is possible");
                    thrown.legal_effect(&ruleset, choice).id(&ruleset) == *moves
                });
                let played = played.expect("what was played is ranked");
                assert!(
                    (row.played - white(played.chance)).abs() < 1e-6,
                    "{variant} {row:?}"
                );
                let options = review.options(row.n).expect("a row");
                assert!(options.len() <= ranked.len());
                assert!((options[0].chance - f64::from(first.chance)).abs() < 1e-6);
            }
        }
        throws += told;
    }
    assert!(throws >= 1_000);
}
