//! The rulesets with all their options.

use super::record::Options;

/// A ruleset with its options, and the facts that questions need.
#[derive(Clone, Debug)]
pub struct Variant {
    pub ruleset: &'static str,
    pub options: Option<Options>,
    pub pieces: u8,
    pub houses: u8,
    /// The values of the sticks or the die.
    pub values: &'static [u8],
    /// Houses on which no piece ever rests (RULES 3 r2).
    pub never_occupied: &'static [u8],
    pub has_hand: bool,
}

impl Variant {
    /// The written form: `kendall-1979[pieces=5,trap]`, or the bare id with default options.
    pub fn name(&self) -> String {
        let Some(options) = &self.options else {
            return self.ruleset.to_owned();
        };
        let mut parts = Vec::new();
        let default_pieces = if self.ruleset == "kendall-1979" { 7 } else { 5 };
        if self.pieces != default_pieces {
            parts.push(format!("pieces={}", self.pieces));
        }
        for (flag, name) in [
            (options.starting_throw, "starting_throw"),
            (options.trap, "trap"),
            (options.home_row, "home_row"),
        ] {
            if flag == Some(true) {
                parts.push(name.to_owned());
            }
        }
        if parts.is_empty() {
            self.ruleset.to_owned()
        } else {
            format!("{}[{}]", self.ruleset, parts.join(","))
        }
    }

    pub fn may_rest_on(&self, house: u8) -> bool {
        (1..=self.houses).contains(&house) && !self.never_occupied.contains(&house)
    }

    pub fn starting_throw(&self) -> bool {
        self.options
            .as_ref()
            .is_some_and(|options| options.starting_throw == Some(true))
    }

    /// Whether a side with a piece on 27 has a choice before it throws.
    pub fn has_prison(&self) -> bool {
        matches!(self.ruleset, "kendall-masters" | "kendall-1979")
    }
}

const FIVE: &[u8] = &[1, 2, 3, 4, 5];
const SIX: &[u8] = &[1, 2, 3, 4, 6];
const DIE: &[u8] = &[1, 2, 3, 4];

fn plain(ruleset: &'static str, never_occupied: &'static [u8]) -> Variant {
    Variant {
        ruleset,
        options: None,
        pieces: 5,
        houses: 30,
        values: FIVE,
        never_occupied,
        has_hand: false,
    }
}

/// All 36 variants, in the order of table 0.5.
pub fn all() -> Vec<Variant> {
    let mut variants = vec![Variant {
        pieces: 7,
        ..plain("kendall-masters", &[])
    }];
    for pieces in 5..=10 {
        variants.push(Variant {
            pieces,
            has_hand: true,
            options: Some(Options {
                pieces: Some(pieces),
                ..Options::default()
            }),
            ..plain("kendall-wiki", &[27])
        });
    }
    for pieces in [7, 5] {
        for bits in 0..8 {
            variants.push(Variant {
                pieces,
                options: Some(Options {
                    pieces: Some(pieces),
                    starting_throw: Some(bits & 1 != 0),
                    trap: Some(bits & 2 != 0),
                    home_row: Some(bits & 4 != 0),
                }),
                ..plain("kendall-1979", &[])
            });
        }
    }
    variants.push(plain("kendall-modern", &[27]));
    variants.push(Variant {
        values: SIX,
        ..plain("jequier-masters", &[27, 30])
    });
    variants.push(Variant {
        values: SIX,
        ..plain("jequier-ludii", &[27])
    });
    variants.push(Variant {
        has_hand: true,
        ..plain("piccione", &[27])
    });
    variants.push(Variant {
        pieces: 10,
        values: DIE,
        ..plain("bell", &[])
    });
    variants.push(plain("simple", &[]));
    variants.push(plain("cypriot", &[]));
    variants.push(plain("simple-marked", &[27]));
    variants.push(plain("middle-kingdom", &[27]));
    variants.push(plain("early-nk", &[27]));
    variants.push(plain("late-nk", &[27]));
    variants.push(plain("vertical", &[]));
    variants.push(Variant {
        pieces: 7,
        houses: 60,
        ..plain("double", &[])
    });
    variants
}
