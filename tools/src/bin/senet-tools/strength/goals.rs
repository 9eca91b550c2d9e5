//! The target values, and whether the measurements confirm them.

use super::report::{Judged, Match, Report};
use super::text::{loss_a_decision, percent, share};

/// A target value.
pub struct Goal {
    pub what: String,
    pub aim: String,
    pub measured: String,
    /// Whether the whole confidence interval meets the target.
    pub shown: bool,
}

/// The players with a target, and their maximum loss per decision.
const LOSSES: [(&str, f64); 2] = [("expert", 0.0003), ("master", 0.0001)];
const WORST: f64 = 0.02;
const AGAINST_SKILLED: f64 = 0.55;
/// The seven-piece Kendall ruleset and its target score.
const KENDALL: (&str, f64) = ("kendall-masters", 0.58);

/// All targets with their results.
pub fn goals(report: &Report) -> Vec<Goal> {
    let steps = report.ladder.iter().map(|step| score(step, 0.5));
    let matches = report.rulesets.iter().map(|one| {
        let (id, aim) = KENDALL;
        score(
            one,
            if one.ruleset == id {
                aim
            } else {
                AGAINST_SKILLED
            },
        )
    });
    let judged = report.judged.iter().filter(|one| is_aimed_at(one));
    let judged = judged.flat_map(|one| {
        let player = LOSSES.iter().find(|(player, _)| one.player == *player);
        player.map(|&(_, aim)| [loss(one, aim), worst(one)])
    });
    steps.chain(matches).chain(judged.flatten()).collect()
}

/// The targets apply to games with at least three pieces per side.
fn is_aimed_at(judged: &Judged) -> bool {
    let sizes = ["[pieces=3]", "[pieces=4]"];
    sizes.iter().any(|size| judged.ruleset.ends_with(size))
}

fn score(played: &Match, aim: f64) -> Goal {
    let Match {
        a,
        b,
        ruleset,
        score,
        ..
    } = played;
    Goal {
        what: format!("`{ruleset}`: {a} against {b}"),
        aim: format!("more than {}", share(aim)),
        measured: percent(score),
        shown: score.mean - score.margin > aim,
    }
}

fn loss(judged: &Judged, aim: f64) -> Goal {
    let loss = judged.quality.loss_a_decision;
    Goal {
        what: format!("`{}`: {}, loss a decision", judged.ruleset, judged.player),
        aim: format!("at most {}", share(aim)),
        measured: loss_a_decision(&judged.quality),
        shown: loss.is_some_and(|loss| loss.mean + loss.margin <= aim),
    }
}

fn worst(judged: &Judged) -> Goal {
    let worst = judged.quality.worst;
    Goal {
        what: format!("`{}`: {}, worst decision", judged.ruleset, judged.player),
        aim: format!("at most {}", share(WORST)),
        measured: format!("{:.2} %", 100.0 * worst),
        shown: worst <= WORST,
    }
}
