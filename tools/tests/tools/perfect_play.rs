//! The exact measures of a solved game are those of its games.

use senet::Ruleset;
use senet::lab::{Cast, GameRow, MILLION, Player, play_game};
use senet::players::endgames::Solver;
use senet::players::{Heuristic, TablebaseFirst};
use senet_tools::perfect_play::PerfectGame;

const GAMES: u64 = 2_000;

#[test]
fn games_between_perfect_players_have_the_exact_drama_and_comebacks() {
    for name in ["simple[pieces=1]", "kendall-masters[pieces=1]"] {
        let ruleset = Ruleset::parse(name).expect("a ruleset");
        let mut solver = Solver::new(&ruleset, 1).expect("small enough");
        while solver.step(1_000_000).expect("it fits").layers_left > 0 {}
        let table = solver.finish();
        let judge = TablebaseFirst::new(Some(&table), Heuristic::CAREFUL);
        let play = |game| play_game(&ruleset, &Cast::by_one(Player::NET, &judge), 1, game);
        let rows: Vec<GameRow> = (0..GAMES).map(play).collect();
        let lowest = |row: &GameRow| row.winner_lowest as f64 / MILLION;
        let mean =
            |value: &dyn Fn(&GameRow) -> f64| rows.iter().map(value).sum::<f64>() / GAMES as f64;
        let exact = PerfectGame::new(&ruleset, &judge);
        let drama = (exact.drama(200), mean(&|row| 1.0 - lowest(row)));
        let comebacks = (
            exact.comebacks(0.25),
            mean(&|row| f64::from(u8::from(lowest(row) < 0.25))),
        );
        for (measure, (exact, sampled)) in [("drama", drama), ("comebacks", comebacks)] {
            // Four standard errors of a share of one in four.
            let margin = 4.0 * (0.25 * 0.75 / GAMES as f64).sqrt();
            assert!(
                (exact - sampled).abs() < margin,
                "{name}, {measure}: exactly {exact}, {sampled} in {GAMES} games"
            );
        }
        // Whoever wins was once below certainty.
        assert!((exact.comebacks(1.0) - 1.0).abs() < 1e-4);
    }
}
