//! What is counted in games, and what many of them come to.

use serde::Serialize;

/// What happened in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Throws, those of the opening ceremony included.
    pub throws: u32,
    /// Turns.
    pub turns: u32,
    /// Throws or parts of throws that were to be played.
    pub decisions: u32,
    /// Legal choices in all of them together.
    pub choices: u32,
    /// Those with at least two legal choices.
    pub real_choices: u32,
    /// Those with none.
    pub without_move: u32,
    /// Pieces hit.
    pub hits: u32,
    /// Pieces that fell into the water.
    pub drownings: u32,
    /// The side that began won.
    pub first_won: bool,
    /// Nobody won.
    pub drawn: bool,
    /// The winner was behind in steps when half of the throws had been made.
    pub comeback: bool,
    /// Some position before a throw came twice.
    pub repeated: bool,
    /// The game was stopped.
    pub capped: bool,
}

impl Figures {
    pub(super) fn note_decision(&mut self, choices: usize) {
        self.decisions += 1;
        self.choices += choices as u32;
        self.real_choices += u32::from(choices > 1);
        self.without_move += u32::from(choices == 0);
    }
}

/// How a number spreads over many games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The median.
    pub median: f64,
    /// One game in twenty has less.
    pub low: f64,
    /// One game in twenty has more.
    pub high: f64,
    /// The greatest.
    pub max: f64,
}

/// What many games come to. Shares are between 0 and 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The ruleset.
    pub ruleset: String,
    /// How both sides played.
    pub policy: String,
    /// The seed.
    pub seed: u64,
    /// The number of games.
    pub games: usize,
    /// Throws a game.
    pub throws: Spread,
    /// Turns a game.
    pub turns: Spread,
    /// Share of games won by the side that began.
    pub first_wins: f64,
    /// Its 95 % interval (Wilson).
    pub first_wins_interval: [f64; 2],
    /// Share of games drawn.
    pub draws: f64,
    /// Legal choices a decision, where there are any.
    pub branching: f64,
    /// Share of decisions with at least two legal choices.
    pub real_choices: f64,
    /// Share of decisions without a legal choice.
    pub without_move: f64,
    /// Hits a game.
    pub hits: f64,
    /// Drownings a game.
    pub drownings: f64,
    /// Share of won games whose winner was behind at half-time.
    pub comebacks: f64,
    /// Share of games in which a position came twice.
    pub repeated: f64,
    /// Games stopped.
    pub capped: usize,
}

impl Summary {
    /// The summary of these games, which must be at least one.
    #[must_use]
    pub fn of(ruleset: &str, policy: &str, seed: u64, games: &[Figures]) -> Summary {
        let n = games.len() as f64;
        let sum =
            |of: fn(&Figures) -> u32| games.iter().map(|game| f64::from(of(game))).sum::<f64>();
        let share =
            |of: fn(&Figures) -> bool| games.iter().filter(|game| of(game)).count() as f64 / n;
        let decisions = sum(|game| game.decisions);
        let playable = decisions - sum(|game| game.without_move);
        let first_wins = share(|game| game.first_won);
        let won = share(|game| !game.drawn && !game.capped);
        let ratio = |part: f64, whole: f64| if whole > 0.0 { part / whole } else { 0.0 };
        Summary {
            ruleset: ruleset.into(),
            policy: policy.into(),
            seed,
            games: games.len(),
            throws: Spread::of(games, |game| game.throws),
            turns: Spread::of(games, |game| game.turns),
            first_wins,
            first_wins_interval: wilson(first_wins, n),
            draws: share(|game| game.drawn),
            branching: ratio(sum(|game| game.choices), playable),
            real_choices: ratio(sum(|game| game.real_choices), decisions),
            without_move: ratio(sum(|game| game.without_move), decisions),
            hits: sum(|game| game.hits) / n,
            drownings: sum(|game| game.drownings) / n,
            comebacks: ratio(share(|game| game.comeback), won),
            repeated: share(|game| game.repeated),
            capped: games.iter().filter(|game| game.capped).count(),
        }
    }
}

impl Spread {
    fn of(games: &[Figures], figure: fn(&Figures) -> u32) -> Spread {
        let mut values: Vec<u32> = games.iter().map(figure).collect();
        values.sort_unstable();
        let at =
            |share: f64| f64::from(values[((values.len() - 1) as f64 * share).round() as usize]);
        Spread {
            mean: values.iter().map(|&value| f64::from(value)).sum::<f64>() / values.len() as f64,
            median: at(0.5),
            low: at(0.05),
            high: at(0.95),
            max: at(1.0),
        }
    }
}

/// The 95 % interval of a share seen in `n` games. Wilson 1927.
#[must_use]
pub fn wilson(share: f64, n: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let centre = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [(centre - spread) / scale, (centre + spread) / scale]
}
