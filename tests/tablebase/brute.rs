//! A second solver, as plain as can be: every position that can follow from some others, in all
//! phases of a turn, in a hash map; White's chance of each computed again and again until nothing
//! changes. It shares the rules with the solver it is compared with, and nothing else.

use senet::Ruleset;
use senet::Side;
use senet::phase::{Outcome, Phase};
use senet::position::Position;
use std::collections::HashMap;

enum Node {
    Ends(f64),
    /// The sides' choices, and the throws instead if throwing is possible.
    Goes {
        side: Side,
        choices: Vec<usize>,
        throws: Vec<(f64, usize)>,
    },
}

pub struct Brute {
    numbers: HashMap<Position, usize>,
    nodes: Vec<Node>,
    chances: Vec<f64>,
}

impl Brute {
    /// Solves everything that can follow. A series of more than `longest` throws counts as won by
    /// `lucky`.
    pub fn solve(ruleset: &Ruleset, from: &[Position], longest: usize, lucky: Side) -> Brute {
        let mut brute = Brute {
            numbers: HashMap::new(),
            nodes: Vec::new(),
            chances: Vec::new(),
        };
        let mut open: Vec<Position> = from.to_vec();
        while let Some(position) = open.pop() {
            if brute.numbers.contains_key(&position) {
                continue;
            }
            let number = brute.numbers.len();
            brute.numbers.insert(position, number);
            open.extend(followers(ruleset, &position));
        }
        let mut nodes: Vec<(usize, Node)> = brute
            .numbers
            .iter()
            .map(|(position, &number)| (number, brute.node(ruleset, position, longest, lucky)))
            .collect();
        nodes.sort_by_key(|(number, _)| *number);
        brute.nodes = nodes.into_iter().map(|(_, node)| node).collect();
        brute.chances = vec![0.5; brute.nodes.len()];
        while brute.sweep() > 1e-13 {}
        brute
    }

    fn node(&self, ruleset: &Ruleset, position: &Position, longest: usize, lucky: Side) -> Node {
        let white = |side| f64::from(u8::from(side == Side::White));
        match position.phase() {
            Phase::Over(Outcome::Won(side)) => return Node::Ends(white(side)),
            Phase::Over(Outcome::Drawn) => return Node::Ends(0.5),
            Phase::Series(bag) if bag.iter().count() > longest => return Node::Ends(white(lucky)),
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

    /// The greatest change. Backwards, because ends are found late.
    fn sweep(&mut self) -> f64 {
        let mut change: f64 = 0.0;
        for number in (0..self.nodes.len()).rev() {
            let chance = match &self.nodes[number] {
                Node::Ends(chance) => *chance,
                Node::Goes {
                    side,
                    choices,
                    throws,
                } => {
                    let thrown: f64 = throws
                        .iter()
                        .map(|&(chance, after)| chance * self.chances[after])
                        .sum();
                    let chosen = choices.iter().map(|&after| self.chances[after]);
                    let all = chosen.chain((!throws.is_empty()).then_some(thrown));
                    match side {
                        Side::White => all.fold(f64::NEG_INFINITY, f64::max),
                        Side::Black => all.fold(f64::INFINITY, f64::min),
                    }
                }
            };
            change = change.max((chance - self.chances[number]).abs());
            self.chances[number] = chance;
        }
        change
    }

    /// All positions with White's chance.
    pub fn iter(&self) -> impl Iterator<Item = (&Position, f64)> {
        self.numbers
            .iter()
            .map(|(position, &number)| (position, self.chances[number]))
    }

    pub fn chance(&self, position: &Position) -> f64 {
        self.chances[self.numbers[position]]
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
    // Longer series than anybody asks for, but an end.
    if matches!(position.phase(), Phase::Series(bag) if bag.iter().count() > LONGEST) {
        return Vec::new();
    }
    ruleset
        .odds()
        .map(|(value, chance)| {
            let mut after = *position;
            after.throw(ruleset, value);
            (f64::from(chance), after)
        })
        .collect()
}

/// The longest series that is followed.
pub const LONGEST: usize = 5;

fn choices(ruleset: &Ruleset, position: &Position) -> Vec<Position> {
    let mut after: Vec<Position> = position
        .moves(ruleset)
        .iter()
        .map(|choice| {
            let mut after = *position;
            after.play_unchecked(ruleset, choice);
            after
        })
        .collect();
    if after.is_empty() && position.awaits_move() {
        let mut forfeited = *position;
        forfeited.forfeit(ruleset);
        after.push(forfeited);
    }
    after
}
