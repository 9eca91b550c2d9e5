//! The chances of a solved endgame.

use super::chance::Sum;
use super::known::Known;
use super::layer::{Found, Layer};
use super::numbering::{Numbering, left};
use super::span::{ONE, Span};
use super::turn::{Odds, Throw, Turns};
use crate::ai::Evaluator;
use crate::position::{Bag, Outcome, Phase, Position};
use crate::rules::{Opening, Rules, Ruleset, Start};
use crate::side::Side;
use core::cmp::Ordering;

/// What is proven of a chance to win: it lies between these two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bracket {
    /// It is not less than this.
    pub low: f64,
    /// It is not more than this.
    pub high: f64,
}

impl Bracket {
    fn new(span: Span) -> Bracket {
        Bracket {
            low: f64::from(span.low) / f64::from(ONE),
            high: f64::from(span.high) / f64::from(ONE),
        }
    }

    /// The middle.
    #[must_use]
    pub fn middle(self) -> f64 {
        0.5 * (self.low + self.high)
    }

    /// How far apart the bounds are.
    #[must_use]
    pub fn width(self) -> f64 {
        self.high - self.low
    }
}

/// The win chances, with perfect play of both sides, of a ruleset's endgames.
#[derive(Debug)]
pub struct ExactTable {
    ruleset: Ruleset,
    odds: Odds,
    numbering: Numbering,
    known: Known,
}

/// What a table holds of the positions with so many pieces left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LayerSummary {
    /// The pieces left, the greater number first.
    pub pieces: [u8; 2],
    /// The positions that wait for a throw, normalised to the side that throws.
    pub positions: u64,
    /// Sweeps it took.
    pub sweeps: u32,
    /// The greatest change of a bound in the last sweep.
    pub residual: f64,
    /// The width of the widest bracket: what "exact" means in this layer.
    pub width: f64,
}

impl ExactTable {
    pub(super) fn new(
        ruleset: Ruleset,
        odds: Odds,
        numbering: Numbering,
        known: Known,
    ) -> ExactTable {
        ExactTable {
            ruleset,
            odds,
            numbering,
            known,
        }
    }

    /// Its layers.
    #[must_use]
    pub fn layers(&self) -> Vec<LayerSummary> {
        let layers = self.numbering.iter();
        layers
            .map(|placed| LayerSummary {
                pieces: placed.layer.pieces,
                positions: placed.layer.len,
                sweeps: placed.sweeps,
                residual: f64::from(placed.residual) / f64::from(ONE),
                width: f64::from(self.known.widest(placed)) / f64::from(ONE),
            })
            .collect()
    }

    /// What is proven of White's chance to win, a draw counted as a half; none where the table does
    /// not reach. Positions in the middle of a turn are played to the end of it.
    #[must_use]
    pub fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> Option<Bracket> {
        if !same_play(self.ruleset.rules(), ruleset.rules()) {
            return None;
        }
        self.span(ruleset, position).map(Bracket::new)
    }

    /// The position of this number among those with so many pieces left that wait for a throw; none
    /// behind the last. All are seen by the side that throws, which is White unless the rules tell
    /// the sides apart. To take samples from.
    #[must_use]
    pub fn position_at(&self, [one, other]: [u8; 2], number: u64) -> Option<Position> {
        let layer = &self.numbering.get(one, other)?.layer;
        let block = layer.first.partition_point(|&first| first <= number) - 1;
        let in_block = number - layer.first[block];
        (number < layer.len).then(|| layer.blocks[block].position_at(&self.ruleset, in_block))
    }

    /// The number of a position that waits for a throw, among those with as many pieces left; none
    /// where the table does not reach, or the end is certain before the board is empty.
    #[must_use]
    pub fn number_of(&self, position: &Position) -> Option<u64> {
        let layer = self.layer_of(position)?;
        match layer.find(position, left(position, position.side()))? {
            Found::At(number) => layer.holds(position).then_some(number),
            Found::Won | Found::Lost => None,
        }
    }

    /// White's chance.
    fn span(&self, ruleset: &Ruleset, position: &Position) -> Option<Span> {
        let side = position.side();
        let mine = match position.phase() {
            Phase::Over(Outcome::Drawn) => Span::DRAWN,
            Phase::Over(Outcome::Won(winner)) if winner == side => Span::LOST.flipped(),
            Phase::Over(Outcome::Won(_)) => Span::LOST,
            Phase::Opening(before) => return self.opening(ruleset, position, before),
            Phase::Throw | Phase::ThrowEntered => self.waiting(position)?,
            Phase::Series(in_hand) => self.series(ruleset, position, in_hand)?,
            Phase::Play(_) | Phase::Pool(_) | Phase::Entered(_) | Phase::Divided(_) => {
                self.layer_of(position)?;
                let mut best = Span::LOST;
                self.turns(ruleset).go_on(position, side, &mut |end| {
                    best = best.or_better(self.known.span(end));
                });
                best
            }
        };
        Some(if side == Side::White {
            mine
        } else {
            mine.flipped()
        })
    }

    fn turns<'a>(&'a self, ruleset: &'a Ruleset) -> Turns<'a> {
        Turns {
            ruleset,
            odds: &self.odds,
            numbering: &self.numbering,
        }
    }

    fn layer_of(&self, position: &Position) -> Option<&Layer> {
        let [white, black] = Side::BOTH.map(|side| left(position, side));
        Some(&self.numbering.get(white, black)?.layer)
    }

    /// The chance of the side that throws.
    fn waiting(&self, position: &Position) -> Option<Span> {
        let layer = self.layer_of(position)?;
        let certain = !matches!(
            layer.find(position, left(position, position.side()))?,
            Found::At(_)
        );
        let found = certain || layer.holds(position);
        found.then(|| {
            self.numbering
                .find(position)
                .map(|end| self.known.span(end))
        })?
    }

    /// The chance of a side that has throws in hand and throws on.
    fn series(&self, ruleset: &Ruleset, position: &Position, in_hand: Bag) -> Option<Span> {
        self.layer_of(position)?;
        let turns = self.turns(ruleset);
        let mut passed = *position;
        passed.pass_turn();
        let passed = self.waiting(&passed)?;
        let mut sum = Sum::new(self.odds.ways);
        for &lot in self.odds.lots(self.odds.list_of(position)) {
            let mut best = Span::LOST;
            let throw = turns.play_on(position, in_hand, lot, &mut |end| {
                best = best.or_better(self.known.span(end));
            });
            match throw {
                Throw::Leads => sum.add(best, lot.weight),
                Throw::Passes => sum.add_pass(lot.weight),
                Throw::Repeats => sum.add_again(lot.weight),
            }
        }
        Some(sum.with_passed(passed))
    }
}

impl ExactTable {
    /// The chance of the side that makes the first move of a game of this ruleset; none where the
    /// table does not reach.
    #[must_use]
    pub fn first_side_chance(&self, ruleset: &Ruleset) -> Option<Bracket> {
        if !same_play(self.ruleset.rules(), ruleset.rules()) {
            return None;
        }
        let start = Position::start(ruleset);
        let begins = |side| self.begins(ruleset, &start, side);
        let span = match ruleset.rules().opening {
            Opening::Begins(_) => self.begins(ruleset, &start, start.side()),
            Opening::FirstOne(_) => {
                let mut begun = start;
                begun.throw(ruleset, 1);
                self.begins(ruleset, &begun, begun.side())
            }
            Opening::HigherThrow => Some(mean(begins(Side::White)?, begins(Side::Black)?)),
        };
        span.map(Bracket::new)
    }

    /// The chance of a side that throws first from here.
    fn begins(&self, ruleset: &Ruleset, start: &Position, side: Side) -> Option<Span> {
        let begun = Position {
            side,
            phase: Phase::Throw,
            ..*start
        };
        let white = self.span(ruleset, &begun)?;
        Some(if side == Side::White {
            white
        } else {
            white.flipped()
        })
    }

    /// White's chance in the opening ceremony.
    fn opening(&self, ruleset: &Ruleset, position: &Position, before: Option<u8>) -> Option<Span> {
        if let Opening::FirstOne(_) = ruleset.rules().opening {
            let mut begun = *position;
            begun.throw(ruleset, 1);
            return self.span(ruleset, &begun);
        }
        let white = self.begins(ruleset, position, Side::White)?;
        let black = self.begins(ruleset, position, Side::Black)?.flipped();
        let again = mean(white, black);
        let Some(first) = before else {
            return Some(again);
        };
        let (mut low, mut high) = (0, 0);
        let falls = ruleset.rules().sticks.throws();
        let ways = falls.len() as u64;
        for second in falls {
            let span = match second.value.cmp(&first) {
                Ordering::Less => white,
                Ordering::Greater => black,
                Ordering::Equal => again,
            };
            low += u64::from(span.low);
            high += u64::from(span.high);
        }
        Some(Span {
            low: (low / ways) as u32,
            high: high.div_ceil(ways) as u32,
        })
    }
}

fn mean(one: Span, other: Span) -> Span {
    let sum = |one: u32, other: u32| u64::from(one) + u64::from(other);
    Span {
        low: (sum(one.low, other.low) / 2) as u32,
        high: sum(one.high, other.high).div_ceil(2) as u32,
    }
}

/// Whether endgames are played alike: how many pieces there were and how they started is over.
fn same_play(one: &Rules, other: &Rules) -> bool {
    let play = |rules: &Rules| {
        let start = if rules.start_lock {
            rules.start
        } else {
            Start::Hand
        };
        Rules {
            pieces: 0,
            start,
            opening: Opening::HigherThrow,
            score: false,
            ..rules.clone()
        }
    };
    one == other || play(one) == play(other)
}

/// The exact chance where a table reaches, and what an evaluator makes of it elsewhere.
pub struct ExactFirst<'a> {
    /// The table.
    pub table: &'a ExactTable,
    /// Who is asked elsewhere.
    pub otherwise: &'a dyn Evaluator,
}

impl Evaluator for ExactFirst<'_> {
    fn name(&self) -> &str {
        self.otherwise.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        match self.table.white_chance(ruleset, position) {
            Some(bracket) => bracket.middle() as f32,
            None => self.otherwise.white_chance(ruleset, position),
        }
    }
}
