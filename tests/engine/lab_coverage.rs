//! The laboratory compared with solved games: its intervals cover the exact values.

use senet::lab::{
    Compared, Evaluators, GameRow, Judge, Player, Run, Table, Versions, compare, parse_variant,
};
use senet::players::endgames::Solver;

const RULESETS: [&str; 2] = ["kendall-masters[pieces=1]", "kendall-masters[pieces=2]"];
const GAMES: u64 = 400;

/// The exact winning chance of the side that begins.
fn first_side_chance(ruleset: &str, pieces: u8) -> f64 {
    let ruleset = parse_variant(ruleset).expect("a ruleset");
    let mut solver = Solver::new(&ruleset, pieces).expect("small enough");
    while solver.step(1_000_000).expect("it fits").layers_left > 0 {}
    let chance = solver.finish().first_side_chance(&ruleset);
    chance.expect("solved from its start").middle()
}

fn measured(seed: u64) -> Vec<Compared> {
    let rows = RULESETS.map(|name| {
        let table = Table::new(name).expect("a ruleset");
        let play = |game| table.play(Player::NET, Judge::Net, seed, game);
        (0..GAMES).map(play).collect::<Vec<GameRow>>()
    });
    let run = Run {
        rulesets: RULESETS.map(String::from).to_vec(),
        evaluators: Evaluators::settle(Player::NET, Judge::Net, Vec::new()),
        games: GAMES,
        seed,
        versions: Versions::with_judges(Vec::new()),
    };
    let comparison = compare(&run, &rows).expect("two samples").remove(0);
    comparison.measures
}

#[test]
fn intervals_cover_the_exact_chance_and_the_exact_luck() {
    let exact = [
        first_side_chance(RULESETS[0], 1),
        first_side_chance(RULESETS[1], 2),
    ];
    // The sum of the squared luck is the variance of the result.
    let luck = exact.map(|chance| (chance * (1.0 - chance)).sqrt());
    for seed in 0..4 {
        let measures = measured(seed);
        for (id, [before, after]) in [("first_score", exact), ("luck", luck)] {
            let found = measures.iter().find(|measure| measure.id == id);
            let found = found.expect("a measure");
            let difference = after - before;
            let (low, high) = (found.low.expect("a bound"), found.high.expect("a bound"));
            assert!(
                low < difference && difference < high,
                "{id}, seed {seed}: {found:?}, exact {difference}"
            );
            // The intervals are also narrow enough to be informative.
            assert!(high - low < 0.25, "{id}: {found:?}");
        }
    }
}
