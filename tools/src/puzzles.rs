//! Puzzles: positions of solved endgames from actual games in which one choice is clearly best and a
//! rule of thumb suggests another.
//!
//! Candidates are the decisions in games between the levels. A candidate becomes a puzzle if it has
//! two to four choices, the best is better by at least [`CLEAR`] with disjoint intervals, the game
//! is still open, and at least one rule of thumb chooses wrongly. Puzzles have the same idea if
//! they have the same theme and throw, the same two candidate choices, and the same occupied houses
//! at the end of the track; the positions of other pieces do not matter. Of these only the puzzle
//! with the fewest pieces is kept.

use senet::Side;
use senet::moves::{Choice, Move};
use senet::phase::Phase;
use senet::players::endgames::{Interval, Tablebase};
use senet::players::{Chance, Evaluator, Heuristic, Level};
use senet::position::{Place, Position};
use senet::random::PlayoutRng;
use senet::rules::Ruleset;
use std::collections::BTreeMap;

/// The minimum margin of the best choice.
pub const CLEAR: f64 = 0.10;
/// The chance of the side to choose: neither won nor lost.
const OPEN: core::ops::RangeInclusive<f64> = 0.15..=0.85;
/// The number of choices.
const CHOICES: core::ops::RangeInclusive<usize> = 2..=4;
/// The maximum number of throws in a game.
const MOST_THROWS: u32 = 2_000;
/// From this house on, the positions of pieces are part of the idea.
const LAST_HOUSES: u8 = 26;
/// Other houses whose moves are part of the idea: the return house, and the one before the last houses.
const SIGNIFICANT_HOUSES: [u8; 2] = [15, 25];
/// The length of the common prefix of ideas of the same kind.
const KIND: usize = 10;

/// The rule of thumb that fails, in teaching order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Always move the front piece.
    Front,
    /// Make the choice with the best hand-made evaluation. Here a hit is better.
    Hit,
    /// Always bear off.
    Home,
    /// Always hit.
    Spare,
    /// Rescue at once, or never.
    Water,
}

impl Theme {
    /// All themes, in order.
    pub const ALL: [Theme; 5] = [
        Theme::Front,
        Theme::Hit,
        Theme::Home,
        Theme::Spare,
        Theme::Water,
    ];

    /// The theme's letter in the page's data.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Theme::Front => 'f',
            Theme::Hit => 'h',
            Theme::Home => 'o',
            Theme::Spare => 's',
            Theme::Water => 'w',
        }
    }
}

/// One choice of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleOption {
    /// The id of the move, or `throw`.
    pub id: String,
    /// The winning chance, after this choice, of the side that makes it.
    pub chance: f64,
    /// The strongest punishment: the other side's throw and its reply. `None` if the turn continues or
    /// no throw is worse than the others.
    pub punished: Option<(u8, String)>,
}

/// A position with a best choice to find.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The position, with the throw in hand.
    pub position: Position,
    /// The options, best first.
    pub options: Vec<PuzzleOption>,
    /// The theme.
    pub theme: Theme,
    /// The difficulty, one to five: more stars if more players and rules of thumb fail.
    pub stars: u8,
}

/// Finds and selects puzzles.
pub struct PuzzleMaker<'a> {
    ruleset: &'a Ruleset,
    table: &'a Tablebase,
    net: &'a dyn Evaluator,
    /// The best puzzle for each idea.
    found: BTreeMap<Vec<u8>, Puzzle>,
}

impl<'a> PuzzleMaker<'a> {
    /// Prepares the search for puzzles under these rules. The table should cover two pieces per side. The strong levels,
    /// which play the games and rate the difficulty, use `net`.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, table: &'a Tablebase, net: &'a dyn Evaluator) -> Self {
        PuzzleMaker {
            ruleset,
            table,
            net,
            found: BTreeMap::new(),
        }
    }

    /// Searches game number `number` of a seed.
    pub fn scan_game(&mut self, seed: u64, number: u64) {
        let mut rng = PlayoutRng::for_game(seed, number);
        // Excludes the master, which is slow and plays much like the expert.
        let players = [(); 2].map(|()| Level::ALL[rng.below(8) as usize]);
        let mut position = Position::start(self.ruleset);
        for _ in 0..MOST_THROWS {
            if position.outcome().is_some() {
                return;
            }
            self.consider(&position);
            let level = players[position.side().index()];
            let choice = level.choose(self.ruleset, &position, self.net);
            position.act_legal(self.ruleset, choice, || rng.throw(self.ruleset));
        }
    }

    /// Keeps the position if it is a puzzle and no puzzle with fewer pieces has the same idea.
    fn consider(&mut self, position: &Position) {
        // A cheap test that rejects most positions.
        if self.table.white_chance(self.ruleset, position).is_none() {
            return;
        }
        let Some((puzzle, idea)) = puzzle(self.ruleset, self.table, self.net, position) else {
            return;
        };
        let rank = |puzzle: &Puzzle| {
            let gap = puzzle.options[0].chance - puzzle.options[1].chance;
            (
                pieces(&puzzle.position),
                -(gap * 1e6) as i64,
                puzzle.position.id(self.ruleset),
            )
        };
        match self.found.get(&idea) {
            Some(kept) if rank(kept) <= rank(&puzzle) => {}
            _ => drop(self.found.insert(idea, puzzle)),
        }
    }

    /// Selects at most `most` puzzles, spread evenly over the themes where possible and as diverse as
    /// possible, in solving order.
    #[must_use]
    pub fn chosen(self, most: usize) -> Vec<Puzzle> {
        let mut themes: Vec<Vec<(Vec<u8>, Puzzle)>> = Theme::ALL.map(|_| Vec::new()).into();
        for (idea, puzzle) in self.found {
            themes[puzzle.theme as usize].push((idea, puzzle));
        }
        let mut themes: Vec<Vec<Puzzle>> = themes.into_iter().map(round_robin).collect();
        let mut chosen = Vec::new();
        while chosen.len() < most && themes.iter().any(|of_theme| !of_theme.is_empty()) {
            for of_theme in &mut themes {
                if chosen.len() < most {
                    chosen.extend(of_theme.pop());
                }
            }
        }
        chosen.sort_by_key(|puzzle| (puzzle.theme, puzzle.stars));
        chosen
    }
}

/// Orders puzzles round-robin by kind, the clearest first; the first to take is last.
fn round_robin(mut of_theme: Vec<(Vec<u8>, Puzzle)>) -> Vec<Puzzle> {
    let gap = |puzzle: &Puzzle| puzzle.options[0].chance - puzzle.options[1].chance;
    of_theme.sort_by(|(_, one), (_, other)| gap(other).total_cmp(&gap(one)));
    let mut seen: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
    let mut turns: Vec<(usize, Puzzle)> = of_theme
        .into_iter()
        .map(|(idea, puzzle)| {
            let turn = seen.entry(idea[..KIND].to_vec()).or_default();
            *turn += 1;
            (*turn, puzzle)
        })
        .collect();
    turns.sort_by_key(|(turn, puzzle)| (*turn, puzzle.stars));
    turns.into_iter().map(|(_, puzzle)| puzzle).rev().collect()
}

/// Tests whether a position is a puzzle and returns it with the signature of its idea, or `None` if it
/// is not.
#[must_use]
pub fn puzzle(
    ruleset: &Ruleset,
    table: &Tablebase,
    net: &dyn Evaluator,
    position: &Position,
) -> Option<(Puzzle, Vec<u8>)> {
    let choices = choices(ruleset, position)?;
    let side = position.side();
    let mut weighed: Vec<(Option<Choice>, Interval)> = choices
        .into_iter()
        .map(|choice| Some((choice, worth(ruleset, table, position, choice)?)))
        .collect::<Option<_>>()?;
    weighed.sort_by(|(_, one), (_, other)| other.middle().total_cmp(&one.middle()));
    let (best, second) = (&weighed[0], &weighed[1]);
    if best.1.middle() - second.1.middle() < CLEAR
        || best.1.low <= second.1.high
        || !OPEN.contains(&best.1.middle())
    {
        return None;
    }
    let moves: Vec<(Option<Move>, f64)> = weighed
        .iter()
        .map(|(choice, interval)| {
            (
                choice.map(|choice| position.legal_effect(ruleset, choice)),
                interval.middle(),
            )
        })
        .collect();
    let wrong = failing_rules_of_thumb(ruleset, position, &moves, best.0);
    let theme = theme_of(position, &moves, &wrong)?;
    let failing = Level::ALL[..8]
        .iter()
        .filter(|level| level.choose(ruleset, position, net) != best.0)
        .count();
    let stars = 1 + ((failing + wrong.len() - 1) / 2).min(4) as u8;
    let options = weighed
        .iter()
        .map(|&(choice, interval)| PuzzleOption {
            id: id_of(ruleset, position, choice),
            chance: interval.middle(),
            punished: punished(ruleset, table, position, choice),
        })
        .collect();
    let puzzle = Puzzle {
        position: *position,
        options,
        theme,
        stars,
    };
    let mut idea = vec![theme as u8, in_hand(position)];
    for (effect, _) in &moves[..2] {
        idea.extend(signature(effect.as_ref()));
    }
    for owner in [side, side.opponent()] {
        idea.push(0);
        let houses = position.pieces(owner).iter();
        idea.extend(
            houses
                .map(|house| house.number())
                .filter(|&number| number >= LAST_HOUSES),
        );
    }
    Some((puzzle, idea))
}

/// The signature of a choice, regardless of which piece makes it: its kind, whether it hits, and its
/// origin and target as far as they matter.
fn signature(effect: Option<&Move>) -> [u8; 4] {
    let Some(effect) = effect else {
        return [u8::MAX; 4];
    };
    let telling = |place: Option<Place>| match place {
        Some(Place::House(house)) => {
            let number = house.number();
            let tells = number >= LAST_HOUSES || SIGNIFICANT_HOUSES.contains(&number);
            if tells { number } else { 1 }
        }
        _ => 0,
    };
    [
        effect.choice.kind as u8,
        u8::from(effect.victim.is_some()),
        telling(effect.from),
        telling(effect.rest),
    ]
}

/// The choices; `None` if there are too many or too few, or no throw is in hand.
fn choices(ruleset: &Ruleset, position: &Position) -> Option<Vec<Option<Choice>>> {
    let throws = match position.phase() {
        Phase::Play(_) => false,
        Phase::Throw if position.may_be_rescued(ruleset) => true,
        _ => return None,
    };
    let moves = position.moves(ruleset);
    let mut choices: Vec<Option<Choice>> = moves.iter().map(Some).collect();
    if throws {
        choices.push(None);
    }
    CHOICES.contains(&choices.len()).then_some(choices)
}

/// The value of a choice to the side that makes it.
fn worth(
    ruleset: &Ruleset,
    table: &Tablebase,
    position: &Position,
    choice: Option<Choice>,
) -> Option<Interval> {
    let side = position.side();
    let Some(choice) = choice else {
        let odds = ruleset.rules().sticks;
        let mut sum = Interval {
            low: 0.0,
            high: 0.0,
        };
        for value in odds.values().iter() {
            let mut after = *position;
            after.throw_legal(ruleset, value);
            let of_throw = table.white_chance(ruleset, &after)?.for_side(side);
            sum.low += odds.chance(value) * of_throw.low;
            sum.high += odds.chance(value) * of_throw.high;
        }
        return Some(sum);
    };
    let mut after = *position;
    after.play_legal(ruleset, choice);
    Some(table.white_chance(ruleset, &after)?.for_side(side))
}

/// The rules of thumb that fail here. If one allows several choices, it gets the best of them.
fn failing_rules_of_thumb(
    ruleset: &Ruleset,
    position: &Position,
    moves: &[(Option<Move>, f64)],
    best: Option<Choice>,
) -> Vec<Theme> {
    let hits = |effect: &Move| effect.victim.is_some();
    let goes_off = |effect: &Move| effect.rest == Some(Place::Off);
    let front = moves
        .iter()
        .filter_map(|(effect, _)| origin(effect.as_ref()?))
        .max();
    let is_front = |effect: &Move| origin(effect) == front;
    let is_best = |of: &dyn Fn(&Move) -> bool| moves[0].0.as_ref().is_some_and(of);
    let some = |of: &dyn Fn(&Move) -> bool| {
        let mut known = moves.iter().filter_map(|(effect, _)| effect.as_ref());
        known.any(of)
    };
    let rescue = position.awaits_throw();
    let mut wrong = Vec::new();
    if !rescue && !is_best(&is_front) {
        wrong.push(Theme::Front);
    }
    if is_best(&hits) && Level::Skilled.choose(ruleset, position, &Heuristic::CAREFUL) != best {
        wrong.push(Theme::Hit);
    }
    if some(&goes_off) && !is_best(&goes_off) {
        wrong.push(Theme::Home);
    }
    if some(&hits) && !is_best(&hits) {
        wrong.push(Theme::Spare);
    }
    if rescue {
        wrong.push(Theme::Water);
    }
    wrong
}

fn origin(effect: &Move) -> Option<u8> {
    match effect.from {
        Some(Place::House(house)) => Some(house.number()),
        _ => None,
    }
}

/// The most instructive of the failing rules of thumb. Rescuing at once fails only if throwing is best;
/// a best rescue is not a puzzle.
fn theme_of(position: &Position, moves: &[(Option<Move>, f64)], wrong: &[Theme]) -> Option<Theme> {
    if position.awaits_throw() && moves[0].0.is_some() {
        return None;
    }
    wrong.iter().copied().max()
}

/// The throw in hand; 0 before one.
fn in_hand(position: &Position) -> u8 {
    match position.phase() {
        Phase::Play(throw) => throw,
        _ => 0,
    }
}

fn pieces(position: &Position) -> u32 {
    [Side::White, Side::Black]
        .map(|side| position.pieces(side).iter().count() as u32)
        .iter()
        .sum()
}

fn id_of(ruleset: &Ruleset, position: &Position, choice: Option<Choice>) -> String {
    choice.map_or("throw".into(), |choice| {
        position.legal_effect(ruleset, choice).id(ruleset)
    })
}

/// The throw of the other side that costs the most, weighted by its probability, with the best reply.
fn punished(
    ruleset: &Ruleset,
    table: &Tablebase,
    position: &Position,
    choice: Option<Choice>,
) -> Option<(u8, String)> {
    let mut after = *position;
    after.play_legal(ruleset, choice?);
    if after.phase() != Phase::Throw || after.side() == position.side() {
        return None;
    }
    let side = position.side();
    let expected = table.white_chance(ruleset, &after)?.for_side(side).middle();
    let odds = ruleset.rules().sticks;
    let mut worst: Option<(f64, u8, String)> = None;
    for value in odds.values().iter() {
        let mut thrown = after;
        thrown.throw_legal(ruleset, value);
        if !thrown.awaits_move() || thrown.side() == side {
            continue;
        }
        let replies = thrown.moves(ruleset);
        let weighed = replies.iter().filter_map(|reply| {
            let mut then = thrown;
            then.play_legal(ruleset, reply);
            Some((
                table.white_chance(ruleset, &then)?.for_side(side).middle(),
                reply,
            ))
        });
        let worst_reply = weighed.min_by(|(one, _), (other, _)| one.total_cmp(other));
        let Some((chance, reply)) = worst_reply else {
            continue;
        };
        let cost = odds.chance(value) * (expected - chance);
        if cost > worst.as_ref().map_or(0.0, |(most, ..)| *most) {
            worst = Some((cost, value, thrown.legal_effect(ruleset, reply).id(ruleset)));
        }
    }
    worst.map(|(_, value, reply)| (value, reply))
}
