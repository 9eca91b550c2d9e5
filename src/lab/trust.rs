//! Whether a net can be trusted under rules that it may not have been trained with.
//!
//! A run uses the nets only if those of all its rulesets are trusted. Otherwise one ruleset would be
//! played and judged by another evaluator than the next, and their difference would be taken for the
//! effect of a rule.

use super::judge::Judge;
use super::player::{Player, Style};
use super::variant::{is_for_simulations, rules_name};
use crate::matches::arena::{Contestant, pair_with_observer};
use crate::matches::net_check::Counted;
use crate::players::BestEvaluator;
use crate::rules::Ruleset;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use serde::{Deserialize, Serialize};

/// The verdicts for the catalogue and for the readings of the published sweeps, which
/// `senet-tools trust` generates.
const STORED: &str = include_str!("trust.tsv");
/// The score against the hand-made evaluation from which a net is trusted: no worse.
const TRUSTED: f64 = 0.5;
/// The score at which it is rejected: clearly worse.
const REJECTED: f64 = 0.45;
/// The probability of either error at these scores.
const ERROR: f64 = 0.05;
/// The maximum number of pairs of games. A net that is not decided by then is not trusted.
const MOST_PAIRS: u64 = 600;
/// The number of pairs before the first decision.
const FEWEST_PAIRS: u64 = 16;
/// The maximum number of positions evaluated, which bounds the time under rules with very long games.
const MOST_POSITIONS: u64 = 30_000_000;
/// The smallest variance of a pair's score that the test assumes.
const LEAST_VARIANCE: f64 = 1.0 / 64.0;
/// The seed of the throws.
const SEED: u64 = 1;

/// The outcome of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum TrustVerdict {
    /// The net does no worse than the hand-made evaluation.
    Trusted,
    /// It does worse.
    Rejected,
    /// The maximum number of games did not decide. The net is not trusted.
    Undecided,
    /// No net fits these rules.
    NoNet,
}

names! {
    TrustVerdict {
        Trusted = "trusted",
        Rejected = "rejected",
        Undecided = "undecided",
        NoNet = "no-net",
    }
}

/// Whether the net of a ruleset is trusted under its rules, decided by a sequential probability ratio
/// test (Wald 1945) on pairs of games against the hand-made evaluation, neither with lookahead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Trust {
    /// The written form of the rules.
    pub ruleset: String,
    /// The checksum of the net in hexadecimal digits; empty without a net.
    pub net: String,
    /// The outcome.
    pub verdict: TrustVerdict,
    /// The pairs of games played.
    pub pairs: u64,
    /// The net's mean score, 0 to 1.
    pub score: f64,
    /// Half the width of its 95 % confidence interval, which does not allow for the sequential
    /// stopping.
    pub margin: f64,
    /// Whether the net was trained for exactly these rules. Only then may it be called near-perfect.
    pub trained: bool,
}

impl Trust {
    /// Looks up the stored verdict on this ruleset's net, or plays the test if there is none.
    #[must_use]
    pub fn of(ruleset: &Ruleset, net: &BestEvaluator) -> Trust {
        stored(ruleset, net).unwrap_or_else(|| Trust::decide(ruleset, net))
    }

    /// Plays the test. The result is the same on every machine.
    #[must_use]
    pub fn decide(ruleset: &Ruleset, net: &BestEvaluator) -> Trust {
        let mut trust = Trust {
            ruleset: rules_name(ruleset),
            net: checksum(net),
            verdict: TrustVerdict::NoNet,
            pairs: 0,
            score: 0.0,
            margin: 0.0,
            trained: net.net_checksum().is_some()
                && net.knows(ruleset)
                && !is_for_simulations(ruleset),
        };
        if net.net_checksum().is_none() {
            return trust;
        }
        let judged = AtomicU64::new(0);
        let player = |evaluator: BestEvaluator| {
            let counted = Counted {
                evaluator,
                judged: &judged,
            };
            Contestant::Search(Box::new(counted), 0)
        };
        let players = [player(net.clone()), player(BestEvaluator::heuristic())];
        let mut continues = |_: &_, _| judged.load(Relaxed) < MOST_POSITIONS;
        let bound = libm::log((1.0 - ERROR) / ERROR);
        trust.verdict = TrustVerdict::Undecided;
        let (mut sum, mut squares) = (0.0, 0.0);
        for pair in 0..MOST_PAIRS {
            let players = [&players[0], &players[1]];
            let Some(points) = pair_with_observer(ruleset, players, SEED, pair, &mut continues)
            else {
                break;
            };
            sum += points;
            squares += points * points;
            let n = (pair + 1) as f64;
            let mean = sum / n;
            let variance = (squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
            (trust.pairs, trust.score) = (pair + 1, rounded(mean));
            trust.margin = rounded(1.96 * (variance / n).sqrt());
            let ratio = n * (TRUSTED - REJECTED) * (mean - (TRUSTED + REJECTED) / 2.0)
                / variance.max(LEAST_VARIANCE);
            if pair + 1 >= FEWEST_PAIRS && ratio.abs() >= bound {
                trust.verdict = if ratio > 0.0 {
                    TrustVerdict::Trusted
                } else {
                    TrustVerdict::Rejected
                };
                break;
            }
        }
        trust
    }

    /// The line of this verdict in the stored table.
    #[must_use]
    pub fn to_line(&self) -> String {
        format!(
            "{}\t{}\t{}\t{}\t{:.4}\t{:.4}\t{}",
            self.ruleset,
            self.net,
            self.verdict.name(),
            self.pairs,
            self.score,
            self.margin,
            self.trained
        )
    }

    fn from_line(line: &str) -> Option<Trust> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [ruleset, net, verdict, pairs, score, margin, trained] = fields[..] else {
            return None;
        };
        Some(Trust {
            ruleset: ruleset.into(),
            net: net.into(),
            verdict: TrustVerdict::named(verdict)?,
            pairs: pairs.parse().ok()?,
            score: score.parse().ok()?,
            margin: margin.parse().ok()?,
            trained: trained.parse().ok()?,
        })
    }
}

/// All stored verdicts.
#[must_use]
pub fn stored_trust() -> Vec<Trust> {
    let lines = STORED.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(Trust::from_line).collect()
}

/// The stored verdict on this very net under these rules. Other throws change nothing in the rules.
fn stored(ruleset: &Ruleset, net: &BestEvaluator) -> Option<Trust> {
    let (name, checksum) = (rules_name(ruleset), checksum(net));
    let found = stored_trust().into_iter();
    let mut found = found.filter(|trust| trust.net == checksum);
    found.find(|trust| trust.ruleset == name)
}

fn checksum(net: &BestEvaluator) -> String {
    let sum = net.net_checksum();
    sum.map_or(String::new(), |sum| format!("{sum:08x}"))
}

/// Rounds to four decimals, like the stored table.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

/// The player and the judge of a whole run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Evaluators {
    /// The kind of player, the same for every ruleset.
    #[cfg_attr(feature = "web", tsify(type = "string"))]
    pub player: Player,
    /// The kind of judge, the same for every ruleset.
    pub judge: Judge,
    /// The kind of player that was asked for, if a net was not trusted.
    #[cfg_attr(feature = "web", tsify(type = "string | null"))]
    pub asked_player: Option<Player>,
    /// The kind of judge that was asked for, if a net was not trusted.
    pub asked_judge: Option<Judge>,
    /// The tests of the nets, if any player or judge needs them: one for each ruleset.
    pub trust: Vec<Trust>,
}

impl Evaluators {
    /// Whether these players or this judge need the nets.
    #[must_use]
    pub fn need_nets(player: Player, judge: Judge) -> bool {
        player.style() == Style::Net || judge == Judge::Net
    }

    /// Settles who plays and who judges, before the first game. If the net of any ruleset is not
    /// trusted, the hand-made evaluation replaces the nets in all of them.
    #[must_use]
    pub fn settle(player: Player, judge: Judge, trust: Vec<Trust>) -> Evaluators {
        let is_trusted = |trust: &Trust| trust.verdict == TrustVerdict::Trusted;
        let replaced = Evaluators::need_nets(player, judge) && !trust.iter().all(is_trusted);
        let mut settled = Evaluators {
            player,
            judge,
            asked_player: None,
            asked_judge: None,
            trust,
        };
        if replaced && player.style() == Style::Net {
            settled.asked_player = Some(player);
            settled.player = player.with_style(Style::HandMade);
        }
        if replaced && judge == Judge::Net {
            settled.asked_judge = Some(judge);
            settled.judge = Judge::HandMade;
        }
        settled
    }

    /// The rulesets whose nets are not trusted.
    pub fn distrusted(&self) -> impl Iterator<Item = &Trust> {
        let trust = self.trust.iter();
        trust.filter(|trust| trust.verdict != TrustVerdict::Trusted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trust(ruleset: &str, verdict: TrustVerdict) -> Trust {
        Trust {
            ruleset: ruleset.into(),
            net: "00000000".into(),
            verdict,
            pairs: 100,
            score: 0.5,
            margin: 0.05,
            trained: false,
        }
    }

    #[test]
    fn one_net_that_is_not_trusted_replaces_all() {
        let good = trust("bell", TrustVerdict::Trusted);
        let settle = |player, judge, other| {
            Evaluators::settle(player, judge, vec![good.clone(), trust("simple", other)])
        };
        let kept = settle(Player::NET, Judge::Net, TrustVerdict::Trusted);
        assert_eq!((kept.player, kept.judge), (Player::NET, Judge::Net));
        assert_eq!((kept.asked_player, kept.asked_judge), (None, None));
        for verdict in [
            TrustVerdict::Rejected,
            TrustVerdict::Undecided,
            TrustVerdict::NoNet,
        ] {
            let replaced = settle(Player::NET, Judge::Net, verdict);
            assert_eq!(
                (replaced.player, replaced.judge),
                (Player::HAND_MADE, Judge::HandMade)
            );
            assert_eq!(
                (replaced.asked_player, replaced.asked_judge),
                (Some(Player::NET), Some(Judge::Net))
            );
            assert_eq!(replaced.distrusted().count(), 1);
            let others = settle(Player::HUMAN_LIKE, Judge::HandMade, verdict);
            assert_eq!((others.asked_player, others.asked_judge), (None, None));
        }
        let weaker = settle(
            "net:0.2".parse().expect("a player"),
            Judge::None,
            TrustVerdict::Rejected,
        );
        assert_eq!(weaker.player.to_string(), "hand-made:0.2");
    }

    #[test]
    fn a_verdict_is_read_as_it_was_written() {
        let one = trust("bell[pieces=3]", TrustVerdict::Rejected);
        assert_eq!(Trust::from_line(&one.to_line()), Some(one));
        let lines = STORED.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.count(), stored_trust().len());
    }
}
