//! Reviews a game between two levels: who was lucky, and who chose well. `cargo run --release --example
//! analyse`

use senet::players::{BestEvaluator, Level};
use senet::review::{BestJudge, Review};
use senet::{Game, Ruleset, Side};
use std::error::Error;

/// Plays a game between the expert (White) and a casual player, and prints its review.
pub fn review(ruleset: &str, seed: u8) -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(Ruleset::parse(ruleset)?, [seed; 32]);
    let evaluator = BestEvaluator::built_in(game.ruleset());
    while game.position().outcome().is_none() {
        let level = match game.position().side() {
            Side::White => Level::Expert,
            Side::Black => Level::Casual,
        };
        match level.choose(game.ruleset(), game.position(), &evaluator) {
            Some(choice) => game.play(choice)?,
            None => game.throw()?,
        };
    }
    let judge = BestJudge::new(game.ruleset(), evaluator, None);
    let mut review = Review::new(&game, Box::new(judge));
    let report = review.report();
    let loss = report.sum.loss;
    println!("judge: {}", report.judge);
    println!(
        "White: {:.2} at the start, {:.2} at the end",
        report.start, report.result
    );
    println!("luck of the throws, for White: {:+.2}", report.sum.luck);
    println!(
        "lost by choices: White {:.2}, Black {:.2}",
        loss.white, loss.black
    );
    if let Some(row) = review.turning_points().black_blunder {
        let best = &review.row(row)?.best_moves;
        println!("Black's biggest loss is in row {row}; best was {best:?}");
    }
    Ok(())
}

/// Prints the sums of a review.
pub fn main() -> Result<(), Box<dyn Error>> {
    review("kendall-modern", 1)
}
