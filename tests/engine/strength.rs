//! Matches and judged decisions are reproducible with any number of threads, and correct for perfect
//! play.

use crate::playing::{ruleset, solved};
use senet::matches::arena::{Contestant, Estimate};
use senet::matches::quality::{PairLoss, Quality, scored_pair};
use senet::players::endgames::Tablebase;
use senet::players::{Heuristic, TablebaseFirst};

fn quality(variant: &str, table: &Tablebase, player: &Contestant, pairs: u64) -> Quality {
    let ruleset = ruleset(variant);
    let given: Vec<PairLoss> = (0..pairs)
        .map(|pair| scored_pair(&ruleset, player, table, 4, pair))
        .collect();
    Quality::from_pairs(&given)
}

/// With the rescue of `kendall-masters`, and with throws in series.
#[test]
fn perfect_play_loses_nothing_and_random_play_does() {
    for variant in ["kendall-masters[pieces=1]", "kendall-1979[pieces=1]"] {
        let table = solved(&ruleset(variant), 1);
        let judge = TablebaseFirst::new(Some(&table), Heuristic::CAREFUL);
        let perfect = Contestant::Search(Box::new(judge), 0);
        let perfect = quality(variant, &table, &perfect, 60);
        assert!(
            perfect.decisions > 20 && perfect.worst < 1e-6,
            "{perfect:?}"
        );
        assert_eq!(perfect.score.mean, 0.5);
        let random = quality(variant, &table, &Contestant::Random, 60);
        assert!(
            random.wrong > Some(0.05) && random.loss_a_game.mean > 0.001,
            "{random:?}"
        );
        assert!(random.worst < 1.0);
    }
}

#[test]
fn a_margin_shrinks_with_the_square_root_of_the_sample() {
    let values = |n: usize| -> Vec<f64> { (0..n).map(|i| (i % 2) as f64).collect() };
    let [few, many] = [100, 10_000].map(|n| Estimate::from_samples(&values(n)));
    assert_eq!(many.mean, 0.5);
    assert!((many.margin - 1.96 * 0.5 / 100.0).abs() < 1e-5);
    assert!((few.margin / many.margin - 10.0).abs() < 0.1);
}
