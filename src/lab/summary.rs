//! Summaries of many simulated games.

use super::estimate::wilson;
use super::simulate::SimulatedGame;
use serde::Serialize;

/// The z value of 95 %.
const Z: f64 = 1.96;

/// The distribution of a count over many games. A stopped game counts as longer than any finished one;
/// statistics that depend on its length are unknown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean; `None` if a game was stopped.
    pub mean: Option<f64>,
    /// The median.
    pub median: Option<f64>,
    /// The 5th percentile.
    pub low: Option<f64>,
    /// The 95th percentile.
    pub high: Option<f64>,
    /// The maximum; `None` if a game was stopped.
    pub max: Option<f64>,
}

/// Statistics of many games. Shares are between 0 and 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The ruleset.
    pub ruleset: String,
    /// The policy of both sides.
    pub policy: String,
    /// The seed.
    pub seed: u64,
    /// The number of games.
    pub games: usize,
    /// The share of games stopped at the throw limit.
    pub stopped: f64,
    /// Throws per game.
    pub throws: Spread,
    /// Turns per game.
    pub turns: Spread,
    /// The mean points of the side that began, over the finished games: a win is 1, a draw a half.
    /// `None` if no game was finished.
    pub first_score: Option<f64>,
    /// The 95 % confidence interval of `first_score` (Wilson; slightly wide if games are drawn).
    pub first_score_interval: Option<[f64; 2]>,
    /// The share of draws among the finished games.
    pub draws: Option<f64>,
    /// Mean number of legal choices per decision with any.
    pub branching: f64,
    /// The share of decisions with at least two legal choices.
    pub real_choices: f64,
    /// The share of decisions without a legal choice.
    pub without_move: f64,
    /// Hits per game; `None` if a game was stopped.
    pub hits: Option<f64>,
    /// Drownings per game; `None` if a game was stopped.
    pub drownings: Option<f64>,
    /// The share of won games whose winner was behind at half-time; `None` if no game was won.
    pub comebacks: Option<f64>,
    /// The share of games in which a position occurred twice.
    pub repeated: f64,
}

impl Summary {
    /// Summarises games.
    ///
    /// # Panics
    /// Panics if `games` is empty.
    #[must_use]
    pub fn new(ruleset: &str, policy: &str, seed: u64, games: &[SimulatedGame]) -> Summary {
        assert!(!games.is_empty(), "no games to summarise");
        let n = games.len() as f64;
        let sum = |of: fn(&SimulatedGame) -> u64| games.iter().map(of).sum::<u64>() as f64;
        let decisions = sum(|game| game.row.decisions);
        let playable = decisions - sum(|game| game.row.passes);
        let stopped = sum(|game| game.row.stopped);
        let finished = n - stopped;
        let won = sum(|game| game.row.won);
        let ratio = |part: f64, whole: f64| (whole > 0.0).then(|| part / whole);
        let first_score = ratio(sum(|game| game.row.first_points) / 2.0, finished);
        let a_game = |all: f64| (stopped == 0.0).then(|| all / n);
        Summary {
            ruleset: ruleset.into(),
            policy: policy.into(),
            seed,
            games: games.len(),
            stopped: stopped / n,
            throws: Spread::from_games(games, |game| game.row.throws),
            turns: Spread::from_games(games, |game| game.turns),
            first_score,
            first_score_interval: first_score.map(|score| wilson(score, finished, Z)),
            draws: ratio(finished - won, finished),
            branching: ratio(sum(|game| game.choices), playable).unwrap_or(0.0),
            real_choices: ratio(sum(|game| game.row.real_choices), decisions).unwrap_or(0.0),
            without_move: ratio(sum(|game| game.row.passes), decisions).unwrap_or(0.0),
            hits: a_game(sum(|game| game.row.hits)),
            drownings: a_game(sum(|game| game.row.drownings)),
            comebacks: ratio(sum(|game| game.comeback.into()), won),
            repeated: sum(|game| game.repeated.into()) / n,
        }
    }
}

impl Spread {
    fn from_games(games: &[SimulatedGame], figure: fn(&SimulatedGame) -> u64) -> Spread {
        let finished = games.iter().filter(|game| game.row.stopped == 0);
        let mut values: Vec<u64> = finished.map(figure).collect();
        values.sort_unstable();
        // Stopped games are sorted last.
        let last = games.len() - 1;
        let at = |share: f64| values.get((last as f64 * share).round() as usize);
        let at = |share: f64| at(share).map(|&value| value as f64);
        let sum: f64 = values.iter().map(|&value| value as f64).sum();
        Spread {
            mean: (values.len() == games.len()).then(|| sum / games.len() as f64),
            median: at(0.5),
            low: at(0.05),
            high: at(0.95),
            max: at(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::game_row::GameRow;
    use super::*;

    /// Games of 10, 20, 30 … throws; the side that began wins every other one.
    fn games(count: u64) -> Vec<SimulatedGame> {
        let game = |number| SimulatedGame {
            row: GameRow {
                throws: 10 * number,
                hits: 3,
                won: 1,
                first_points: if number % 2 == 0 { 2 } else { 0 },
                ..GameRow::default()
            },
            turns: 5 * number,
            comeback: number % 4 == 0,
            ..SimulatedGame::default()
        };
        (1..=count).map(game).collect()
    }

    fn stopped() -> SimulatedGame {
        let row = GameRow {
            throws: 5_000,
            stopped: 1,
            ..GameRow::default()
        };
        SimulatedGame {
            row,
            ..SimulatedGame::default()
        }
    }

    fn summary(games: &[SimulatedGame]) -> Summary {
        Summary::new("simple", "casual", 1, games)
    }

    #[test]
    fn without_stops_everything_is_known() {
        let summary = summary(&games(20));
        assert_eq!(summary.stopped, 0.0);
        assert_eq!(summary.first_score, Some(0.5));
        assert_eq!(summary.draws, Some(0.0));
        assert_eq!(summary.hits, Some(3.0));
        assert_eq!(summary.comebacks, Some(0.25));
        let throws = summary.throws;
        assert_eq!(throws.mean, Some(105.0));
        assert_eq!(
            [throws.low, throws.median, throws.high, throws.max],
            [20.0, 110.0, 190.0, 200.0].map(Some)
        );
        let [low, high] = summary.first_score_interval.expect("finished games");
        assert!(low < 0.5 && 0.5 < high);
    }

    #[test]
    fn a_stopped_game_is_nobodys_and_longer_than_all_others() {
        let mut games = games(20);
        for game in &mut games[9..] {
            *game = stopped();
        }
        let summary = summary(&games);
        assert_eq!(summary.stopped, 0.55);
        // The side that began won four of the nine finished games.
        assert_eq!(summary.first_score, Some(4.0 / 9.0));
        assert_eq!(summary.comebacks, Some(2.0 / 9.0));
        assert_eq!((summary.hits, summary.drownings), (None, None));
        assert_eq!(summary.throws.low, Some(20.0));
        for unknown in [
            summary.throws.mean,
            summary.throws.median,
            summary.throws.high,
            summary.throws.max,
            summary.turns.median,
        ] {
            assert_eq!(unknown, None);
        }
        let all_nine = wilson(4.0 / 9.0, 9.0, Z);
        assert_eq!(summary.first_score_interval, Some(all_nine));
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let mut games = games(4);
        for game in &mut games {
            if game.row.first_points == 0 {
                (game.row.first_points, game.row.won) = (1, 0);
            }
        }
        let summary = summary(&games);
        assert_eq!(summary.draws, Some(0.5));
        assert_eq!(summary.first_score, Some(0.75));
        // One of the two won games was a comeback.
        assert_eq!(summary.comebacks, Some(0.5));
    }

    #[test]
    fn where_all_are_stopped_nothing_is_said_of_who_wins() {
        let summary = summary(&[stopped(); 3]);
        assert_eq!(summary.stopped, 1.0);
        assert_eq!(summary.first_score, None);
        assert_eq!(summary.first_score_interval, None);
        assert_eq!((summary.draws, summary.comebacks), (None, None));
        assert_eq!(summary.throws.low, None);
    }
}
