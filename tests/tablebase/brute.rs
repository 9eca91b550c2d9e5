//! A second solver, as simple as possible: a hash map of every reachable position in all phases of a
//! turn; White's chances are recomputed until nothing changes. It shares only the rules with the solver
//! it is compared with.

use senet::Ruleset;
use senet::Side;
use senet::phase::{Outcome, Phase};
use senet::position::Position;
use std::collections::HashMap;

enum Node {
    Ends(f64),
    /// A series too long to follow.
    Unknown,
    /// The side's choices, and the throws if throwing is possible.
    Goes {
        side: Side,
        choices: Vec<usize>,
        throws: Vec<(f64, usize)>,
    },
}

pub struct Brute {
    positions: Vec<Position>,
    numbers: HashMap<Position, usize>,
    nodes: Vec<Node>,
    /// White's chances if Black wins every unknown position, and if White does.
    bounds: [Vec<f64>; 2],
}

impl Brute {
    /// Solves all reachable positions; series of more than `LONGEST` throws are not followed.
    pub fn solve(ruleset: &Ruleset, from: &[Position]) -> Brute {
        let mut brute = Brute {
            positions: Vec::new(),
            numbers: HashMap::new(),
            nodes: Vec::new(),
            bounds: [Vec::new(), Vec::new()],
        };
        let mut open: Vec<Position> = from.to_vec();
        while let Some(position) = open.pop() {
            if brute.numbers.contains_key(&position) {
                continue;
            }
            brute.numbers.insert(position, brute.positions.len());
            brute.positions.push(position);
            open.extend(followers(ruleset, &position));
        }
        let node = |position| brute.node(ruleset, position);
        brute.nodes = brute.positions.iter().map(node).collect();
        let low = brute.chances(0.0);
        let decided = !brute.nodes.iter().any(|node| matches!(node, Node::Unknown));
        let high = if decided {
            low.clone()
        } else {
            brute.chances(1.0)
        };
        brute.bounds = [low, high];
        brute
    }

    fn node(&self, ruleset: &Ruleset, position: &Position) -> Node {
        let white = |side| f64::from(u8::from(side == Side::White));
        match position.phase() {
            Phase::Over(Outcome::Won(side)) => return Node::Ends(white(side)),
            Phase::Over(Outcome::Drawn) => return Node::Ends(0.5),
            Phase::Series(bag) if bag.iter().count() > LONGEST => return Node::Unknown,
            _ => {}
        }
        let number = |position: &Position| self.numbers[position];
        Node::Goes {
            side: position.side(),
            choices: choices(ruleset, position).iter().map(number).collect(),
            throws: throws(ruleset, position)
                .iter()
                .map(|(chance, after)| (*chance, number(after)))
                .collect(),
        }
    }

    /// White's chances, with `unknown` for positions that are not followed.
    fn chances(&self, unknown: f64) -> Vec<f64> {
        let mut chances = vec![0.5; self.nodes.len()];
        while self.sweep(&mut chances, unknown) > 1e-13 {}
        chances
    }

    /// Returns the greatest change. Runs backward, because endings are found last.
    fn sweep(&self, chances: &mut [f64], unknown: f64) -> f64 {
        let mut change: f64 = 0.0;
        for (number, node) in self.nodes.iter().enumerate().rev() {
            let chance = match node {
                Node::Ends(chance) => *chance,
                Node::Unknown => unknown,
                Node::Goes {
                    side,
                    choices,
                    throws,
                } => {
                    let thrown: f64 = throws
                        .iter()
                        .map(|&(chance, after)| chance * chances[after])
                        .sum();
                    let chosen = choices.iter().map(|&after| chances[after]);
                    let all = chosen.chain((!throws.is_empty()).then_some(thrown));
                    match side {
                        Side::White => all.fold(f64::NEG_INFINITY, f64::max),
                        Side::Black => all.fold(f64::INFINITY, f64::min),
                    }
                }
            };
            change = change.max((chance - chances[number]).abs());
            chances[number] = chance;
        }
        change
    }

    /// All positions with lower and upper bounds of White's chance, in order of discovery.
    pub fn iter(&self) -> impl Iterator<Item = (&Position, f64, f64)> {
        let chances = self.bounds[0].iter().zip(&self.bounds[1]);
        let found = self.positions.iter().zip(chances);
        found.map(|(position, (&low, &high))| (position, low, high))
    }
}

fn followers(ruleset: &Ruleset, position: &Position) -> Vec<Position> {
    let thrown = throws(ruleset, position)
        .into_iter()
        .map(|(_, after)| after);
    choices(ruleset, position)
        .into_iter()
        .chain(thrown)
        .collect()
}

fn throws(ruleset: &Ruleset, position: &Position) -> Vec<(f64, Position)> {
    if !position.awaits_throw() {
        return Vec::new();
    }
    // Bounds the search: longer series are irrelevant to the tests.
    if matches!(position.phase(), Phase::Series(bag) if bag.iter().count() > LONGEST) {
        return Vec::new();
    }
    ruleset
        .odds()
        .map(|(value, chance)| {
            let mut after = *position;
            after.throw_legal(ruleset, value);
            (f64::from(chance), after)
        })
        .collect()
}

/// The longest series followed, in throws.
const LONGEST: usize = 5;

fn choices(ruleset: &Ruleset, position: &Position) -> Vec<Position> {
    let mut after: Vec<Position> = position
        .moves(ruleset)
        .iter()
        .map(|choice| {
            let mut after = *position;
            after.play_legal(ruleset, choice);
            after
        })
        .collect();
    if after.is_empty() && position.awaits_move() {
        let mut forfeited = *position;
        forfeited.forfeit_legal(ruleset);
        after.push(forfeited);
    }
    after
}
