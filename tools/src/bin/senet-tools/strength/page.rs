//! The page `strength.md`.

use super::goals::goals;
use super::report::{Judged, Match, Report, SolvedGame};
use super::text::{grouped, loss_a_decision, percent, scientific};
use std::fmt::Write;

/// Hand-written notes about the measurements.
const NOTES: &str = include_str!("notes.md");

/// The whole page.
pub fn page(report: &Report, seed: u64) -> String {
    let mut page = String::from(
        "# How strong the computer plays\n\nFor anyone who wants to know how good the computer \
         players are. Written by `senet-tools strength`; do not edit. Intervals are 95 %, \
         estimated from pairs of games with the same throws and the sides exchanged.\n\n",
    );
    page += &format!("Machine: {}. Seed {seed}.\n\n", report.machine);
    page += "## How do the levels compare?\n\nEach level's score against the level below it, by \
             the rules `kendall-masters`.\n\n| level | against | pairs | score |\n\
             | --- | --- | --: | --: |\n";
    add_matches(&mut page, &report.ladder, |one| one.a.clone());
    page += "\n## How strong is the strongest level in each ruleset?\n\nIts score against \
             `skilled`, the hand-made evaluation with one throw of lookahead.\n\n\
             | ruleset | against | pairs | score |\n| --- | --- | --: | --: |\n";
    add_matches(&mut page, &report.rulesets, |one| one.ruleset.clone());
    page += "\n## How much do players lose by their choices?\n\nCounted are decisions with at \
             least two options, in games against perfect play, judged by the solved game. `hand` \
             is the hand-made evaluation without lookahead, `skilled` the same with one throw, \
             `expert` the net, `master` the net with two throws, where a throw is one move. \
             Losses are in percent of a win.\n";
    for of_ruleset in report
        .judged
        .chunk_by(|one, next| one.ruleset == next.ruleset)
    {
        add_judged(&mut page, of_ruleset);
    }
    add_solved(&mut page, &report.solved);
    add_goals(&mut page, report);
    page + "\n" + NOTES
}

// Writing to a string cannot fail.

fn add_matches(page: &mut String, matches: &[Match], name: fn(&Match) -> String) {
    for one in matches {
        let (name, score) = (name(one), percent(&one.score));
        let _ = writeln!(page, "| {name} | {} | {} | {score} |", one.b, one.pairs);
    }
}

fn add_judged(page: &mut String, players: &[Judged]) {
    let Judged {
        ruleset,
        judge_error,
        quality,
        ..
    } = &players[0];
    *page += &format!(
        "\n`{ruleset}`, {} games each, judge exact within {judge_error:.0e}:\n\n| player | \
         decisions \
         wrong | loss a decision | loss a game | worst one | score against perfect |\n\
         | --- | --: | --: | --: | --: | --: |\n",
        quality.games
    );
    for Judged {
        player, quality, ..
    } in players
    {
        let _ = writeln!(
            page,
            "| {player} | {} | {} | {} | {:.2} % | {} |",
            quality
                .wrong
                .map_or("-".into(), |wrong| format!("{:.2} %", 100.0 * wrong)),
            loss_a_decision(quality),
            percent(&quality.loss_a_game),
            100.0 * quality.worst,
            percent(&quality.score),
        );
    }
}

fn add_solved(page: &mut String, games: &[SolvedGame]) {
    *page += "\n## Which games are solved?\n\nThe chance that the side that begins wins under \
              perfect play, with the given number of pieces a side. It is proven to lie within \
              the interval; *widest interval* is the maximum over all positions. A *layer* is \
              the set of positions with the same numbers of pieces left. Its *residual* is the \
              largest change in the last sweep. Sweeps and residual are maxima over all \
              layers.\n\n\
              | ruleset | pieces | positions | sweeps | residual | first side wins | its interval | \
              widest interval |\n| --- | --: | --: | --: | --: | --: | --: | --: |\n";
    for SolvedGame {
        ruleset,
        pieces,
        layers,
        first_side: [low, high],
    } in games
    {
        let positions = layers.iter().map(|layer| layer.positions).sum();
        let sweeps = layers.iter().map(|layer| layer.sweeps).max().unwrap_or(0);
        let residual = layers
            .iter()
            .map(|layer| layer.residual)
            .fold(0.0, f64::max);
        let widest = layers.iter().map(|layer| layer.width).fold(0.0, f64::max);
        let _ = writeln!(
            page,
            "| {ruleset} | {pieces} | {} | {sweeps} | {} | {:.6} % | {:.0e} | {widest:.0e} |",
            grouped(positions),
            scientific(residual),
            50.0 * (low + high),
            high - low,
        );
    }
}

fn add_goals(page: &mut String, report: &Report) {
    *page += "\n## Which aims are reached?\n\nAn aim counts as reached if the whole interval \
              lies on the right side of it.\n\n| figure | aim | measured | reached |\n| --- | \
              --: | --: | --- |\n";
    for goal in goals(report) {
        let shown = if goal.shown { "yes" } else { "**no**" };
        let _ = writeln!(
            page,
            "| {} | {} | {} | {shown} |",
            goal.what, goal.aim, goal.measured
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn the_page_kept_here_says_what_the_data_says() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
        let report = Report::read(&docs.join("strength.json")).expect("the data is kept");
        let kept = std::fs::read_to_string(docs.join("strength.md")).expect("the page is kept");
        assert!(
            page(&report, 1) == kept,
            "make it anew: senet-tools strength --again page"
        );
    }
}
