//! The page `strength.md`.

use super::goals::goals;
use super::report::{Judged, Match, Report, SolvedGame};
use super::text::{grouped, loss_a_decision, percent, scientific};
use std::fmt::Write;

/// Hand-written notes about the measurements.
const NOTES: &str = include_str!("notes.md");

/// The players in the tables of losses; `strength.json` has all of them.
const SHOWN: [&str; 5] = ["random", "beginner", "skilled", "expert", "master"];

/// The whole page.
pub fn page(report: &Report, seed: u64) -> String {
    let mut page = String::from(
        "# How strong the computer plays\n\nFor anyone who wants to know how good the computer \
         players are.\n\n",
    );
    page += &answer(report);
    page += &format!(
        "\n\nThe command `senet-tools strength` writes this page and [strength.json](strength.json), \
         which has all figures. Intervals are 95 %, estimated from pairs of games with the same throws \
         and the sides exchanged. Machine: {}. Seed {seed}. `senet`: \
         [how to get it](program.md#how-do-i-get-it).\n\n",
        report.machine
    );
    page += "## How do the levels compare?\n\nEach level's score against the level below it, by \
             the rules `kendall-masters`.\n\n| level | against | pairs | score |\n\
             | --- | --- | --: | --: |\n";
    add_matches(&mut page, &report.ladder, |one| one.a.clone());
    page += "\n## How strong is the strongest level in each ruleset?\n\nIts score against \
             `skilled`, the hand-made evaluation with one throw of lookahead. Rulesets in one row have \
             the same rules for different boards.\n\n\
             | ruleset | against | pairs | score |\n| --- | --- | --: | --: |\n";
    add_matches(&mut page, &report.rulesets, |one| one.ruleset.clone());
    page += "\n## How much do players lose by their choices?\n\nOnly decisions with at \
             least two options count, in games against perfect play, judged by the solved game. \
             `skilled` is the hand-made evaluation with one throw of lookahead, `expert` the net, \
             `master` the net with two throws, where a throw is one move. \
             Losses are in percent of a win.\n";
    for of_ruleset in report
        .judged
        .chunk_by(|one, next| one.ruleset == next.ruleset)
    {
        add_judged(&mut page, of_ruleset);
    }
    add_solved(&mut page, &report.solved);
    add_missed_goals(&mut page, report);
    page + "\n" + NOTES
}

/// The answer in two sentences.
fn answer(report: &Report) -> String {
    let scores = range(report.rulesets.iter().map(|one| one.score.mean));
    let strongest = report.judged.iter().filter(|one| one.player == "master");
    let losses = strongest.filter_map(|one| Some(one.quality.loss_a_decision?.mean));
    let losses = range(losses);
    format!(
        "**The strongest level, `master`, scores {:.0} to {:.0} % against the hand-made evaluation \
         with one throw of lookahead (`skilled`), depending on the ruleset.** Where the game is solved, it \
         loses {:.4} to {:.4} % of a win per decision.",
        100.0 * scores[0],
        100.0 * scores[1],
        100.0 * losses[0],
        100.0 * losses[1],
    )
}

/// The lowest and the highest number.
fn range(numbers: impl Iterator<Item = f64>) -> [f64; 2] {
    numbers.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], number| {
        [low.min(number), high.max(number)]
    })
}

// Writing to a string cannot fail.

/// Adds a row for each name and its figures; names with equal figures share one row.
fn add_rows(page: &mut String, rows: impl Iterator<Item = (String, String)>) {
    let mut merged: Vec<(Vec<String>, String)> = Vec::new();
    for (name, figures) in rows {
        match merged.iter_mut().find(|(_, known)| *known == figures) {
            Some((names, _)) => names.push(name),
            None => merged.push((vec![name], figures)),
        }
    }
    for (names, figures) in merged {
        let _ = writeln!(page, "| {} | {figures} |", names.join(", "));
    }
}

fn add_matches(page: &mut String, matches: &[Match], name: fn(&Match) -> String) {
    let figures = |one: &Match| format!("{} | {} | {}", one.b, one.pairs, percent(&one.score));
    add_rows(page, matches.iter().map(|one| (name(one), figures(one))));
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
    } in players.iter().filter(|one| SHOWN.contains(&&*one.player))
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
    add_rows(
        page,
        games
            .iter()
            .map(|game| (game.ruleset.clone(), solved_row(game))),
    );
}

fn solved_row(game: &SolvedGame) -> String {
    let SolvedGame {
        pieces,
        layers,
        first_side: [low, high],
        ..
    } = game;
    let positions = layers.iter().map(|layer| layer.positions).sum();
    let sweeps = layers.iter().map(|layer| layer.sweeps).max().unwrap_or(0);
    let residual = layers
        .iter()
        .map(|layer| layer.residual)
        .fold(0.0, f64::max);
    let widest = layers.iter().map(|layer| layer.width).fold(0.0, f64::max);
    format!(
        "{pieces} | {} | {sweeps} | {} | {:.6} % | {:.0e} | {widest:.0e}",
        grouped(positions),
        scientific(residual),
        50.0 * (low + high),
        high - low,
    )
}

fn add_missed_goals(page: &mut String, report: &Report) {
    let goals = goals(report);
    let missed: Vec<_> = goals.iter().filter(|goal| !goal.shown).collect();
    *page += &format!(
        "\n## Which aims are missed?\n\nAn aim counts as reached if the whole interval lies on the \
         right side of it. {} of {} are reached, and these are not:\n\n\
         | figure | aim | measured |\n| --- | --: | --: |\n",
        goals.len() - missed.len(),
        goals.len()
    );
    for goal in missed {
        let _ = writeln!(page, "| {} | {} | {} |", goal.what, goal.aim, goal.measured);
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
