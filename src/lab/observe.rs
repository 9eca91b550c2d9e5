//! Plays a laboratory game and records its counts.

use super::game_row::{GameRow, MILLION};
use super::outlook::{Outlook, Throwing, Valuer};
use super::player::{Player, Seats};
use super::variant::has_other_throws;
use crate::base::random::{PlayoutRng, uneven_faces};
use crate::base::seed::Seed;
use crate::base::side::Side;
use crate::base::sticks::{Device, ThrowStream};
use crate::error::SenetError;
use crate::game::Game;
use crate::matches::arena::{Contestant, THROW_CAP};
use crate::players::search::Search;
use crate::players::{Chance, Evaluator, Level};
use crate::position::Position;
use crate::position::moves::{Choice, MoveSet};
use crate::position::phase::{Outcome, Phase};
use crate::rules::{FAIR, Ruleset};
use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// The number of final throws whose luck is also summed separately.
const LATE: usize = 10;
/// A side leads if its chance exceeds a half by this much.
const HYSTERESIS: f64 = 0.02;
/// A game is decided once the winner's chance stays at or above this.
const DECIDED: f64 = 0.9;

/// The seed of the throws of game `game`; `Game::new` makes the same throws from it.
#[must_use]
pub fn throw_seed(seed: u64, game: u64) -> Seed {
    PlayoutRng::for_game(seed, game).seed()
}

/// The throws of one game. If the sticks are fair, they equal those of a
/// [`ThrowStream`](crate::base::sticks::ThrowStream) with the same seed. Weighted sticks use the same random
/// numbers.
struct Throws {
    words: ChaCha20Rng,
    /// For devices whose throws need an unknown number of words.
    stream: ThrowStream,
    made: u32,
}

impl Throws {
    fn for_game(seed: u64, game: u64) -> Throws {
        let seed = throw_seed(seed, game);
        Throws {
            words: ChaCha20Rng::from_seed(seed.to_bytes()),
            stream: ThrowStream::new(seed),
            made: 0,
        }
    }

    fn next(&mut self, ruleset: &Ruleset) -> u8 {
        let sticks = ruleset.rules().sticks;
        if sticks.domain().is_some() {
            let number = self.made;
            self.made += 1;
            return self.stream.throw(sticks, number).value;
        }
        let word = self.words.next_u32();
        let faces = match (sticks.device(), ruleset.tables.light) {
            (Device::FourSidedDie, _) => (word >> 30) as u8,
            (_, FAIR) => (word >> 28) as u8,
            (_, light) => uneven_faces(word, light),
        };
        ruleset.tables.values[usize::from(faces)]
    }
}

/// Who plays and who judges the games of one ruleset.
#[derive(Clone, Copy)]
pub struct Cast<'a> {
    /// The kind of player on both sides.
    pub player: Player,
    /// The evaluator of players by the net or by the hand-made evaluation; others ignore it.
    pub evaluator: &'a dyn Evaluator,
    /// Who estimates the chances.
    pub chances: Chances<'a>,
}

/// Who estimates the chances of a game.
#[derive(Clone, Copy)]
pub enum Chances<'a> {
    /// The players' own evaluator.
    ByPlayers,
    /// Another evaluator.
    By(&'a dyn Evaluator),
    /// Nobody: only events are counted, which is many times as fast.
    Unknown,
}

impl<'a> Cast<'a> {
    /// Players and judge with the same evaluator.
    #[must_use]
    pub fn by_one(player: Player, evaluator: &'a dyn Evaluator) -> Cast<'a> {
        Cast {
            player,
            evaluator,
            chances: Chances::ByPlayers,
        }
    }

    /// The evaluator of the chances.
    #[must_use]
    pub fn judge(&self) -> Option<&'a dyn Evaluator> {
        match self.chances {
            Chances::ByPlayers => Some(self.evaluator),
            Chances::By(judge) => Some(judge),
            Chances::Unknown => None,
        }
    }
}

/// The number of the game whose throws and random choices game `game` of this ruleset has.
fn numbered(ruleset: &Ruleset, game: u64) -> u64 {
    if has_other_throws(ruleset) {
        !game
    } else {
        game
    }
}

/// Plays game number `game` of a seed and returns its row, which is the same on every machine.
#[must_use]
pub fn play_game(ruleset: &Ruleset, cast: &Cast, seed: u64, game: u64) -> GameRow {
    let mut row = play_course(ruleset, cast, seed, game);
    if let Some(judge) = cast.judge() {
        add_skill(&mut row, ruleset, judge, seed, game);
    }
    row
}

/// Like [`play_game`], without the games that measure skill.
#[must_use]
pub fn play_course(ruleset: &Ruleset, cast: &Cast, seed: u64, game: u64) -> GameRow {
    let mut watching = Watching::new(ruleset, cast, seed, game);
    while !watching.is_over() {
        watching.step();
    }
    watching.row()
}

/// Plays the games that measure skill, in which the judge plays two weaker players. They do not depend
/// on the players of the row.
pub fn add_skill(
    row: &mut GameRow,
    ruleset: &Ruleset,
    judge: &dyn Evaluator,
    seed: u64,
    game: u64,
) {
    let mut strongest = Search::new(ruleset, judge);
    let beginner = Contestant::Level(Level::Beginner, Box::new(judge));
    for (weaker, points, ended) in [
        (
            Contestant::Random,
            &mut row.random_points,
            &mut row.random_ended,
        ),
        (beginner, &mut row.beginner_points, &mut row.beginner_ended),
    ] {
        let mut choose = |position: &Position| strongest.best(position, 0);
        let pair =
            Side::BOTH.map(|side| points_on(ruleset, &mut choose, &weaker, side, [seed, game]));
        if let [Some(white), Some(black)] = pair {
            (*points, *ended) = (white + black, 1);
        }
    }
}

/// The player's share of the points in two games against random play, with the throws of game `game` and
/// the sides exchanged; `None` if either is stopped.
pub(super) fn score(
    ruleset: &Ruleset,
    player: Player,
    evaluator: &dyn Evaluator,
    seed: u64,
    game: u64,
) -> Option<f64> {
    let points = |side| {
        // Neither game of the pair depends on which is played first.
        let rng = PlayoutRng::for_game(!seed, !game);
        let mut seats = Seats::new(player, ruleset, evaluator, rng);
        let mut moves = MoveSet::default();
        let mut choose = |position: &Position| {
            position.moves_into(ruleset, &mut moves);
            seats.choose(position, &moves)
        };
        let random = Contestant::Random;
        points_on(ruleset, &mut choose, &random, side, [seed, game])
    };
    let (white, black) = (points(Side::White)?, points(Side::Black)?);
    Some((white + black) as f64 / 4.0)
}

/// Replays game number `game` of a seed as a full game, for display or for its record.
///
/// # Errors
/// Returns an error if the ruleset is for simulations only: see
/// [`parse_variant`](super::parse_variant).
pub fn game_of(ruleset: &Ruleset, cast: &Cast, seed: u64, number: u64) -> Result<Game, SenetError> {
    let known = Ruleset::parse(ruleset.name())?;
    let without_chances = Cast {
        chances: Chances::Unknown,
        ..*cast
    };
    let mut watching = Watching::new(ruleset, &without_chances, seed, number);
    while !watching.is_over() {
        watching.step();
    }
    let mut choices = watching.choices.into_iter();
    let mut game = Game::new(known, throw_seed(seed, number));
    while game.position() != &watching.position {
        let may_throw = game.position().awaits_throw();
        let chosen = if may_throw && !game.position().may_be_rescued(ruleset) {
            None
        } else {
            choices.next().flatten()
        };
        match chosen {
            Some(choice) => game.play(choice)?,
            None => game.throw()?,
        };
    }
    Ok(game)
}

struct Watching<'a> {
    ruleset: &'a Ruleset,
    /// Estimates the chances; `None` if only events are counted.
    valuer: Option<Valuer<'a>>,
    /// Whether the best choice by the judge is what the players choose.
    shares_evaluator: bool,
    seats: Seats<'a>,
    throws: Throws,
    position: Position,
    moves: MoveSet,
    row: GameRow,
    /// The choices in order; `None` for a throw instead of a rescue.
    choices: Vec<Option<Choice>>,
    first: Option<Side>,
    /// White's chance before the opening ceremony, until it is over.
    before_opening: Option<f64>,
    /// The possible outcomes of the current series of throws.
    throwing: Option<Throwing>,
    /// The squared luck of each throw.
    luck: Vec<f64>,
    suspense: f64,
    stakes: f64,
    /// White's chance before each throw, with the number of throws made so far.
    path: Vec<(u64, f64)>,
}

impl<'a> Watching<'a> {
    fn new(ruleset: &'a Ruleset, cast: &Cast<'a>, seed: u64, game: u64) -> Watching<'a> {
        let game = numbered(ruleset, game);
        let rng = PlayoutRng::for_game(!seed, game);
        let seats = Seats::new(cast.player, ruleset, cast.evaluator, rng);
        let by_players = matches!(cast.chances, Chances::ByPlayers);
        Watching {
            ruleset,
            valuer: cast.judge().map(|judge| Valuer::new(ruleset, judge)),
            shares_evaluator: by_players && seats.takes_the_best(),
            seats,
            throws: Throws::for_game(seed, game),
            position: Position::start(ruleset),
            moves: MoveSet::default(),
            row: GameRow::default(),
            choices: Vec::new(),
            first: None,
            before_opening: None,
            throwing: None,
            luck: Vec::new(),
            suspense: 0.0,
            stakes: 0.0,
            path: Vec::new(),
        }
    }

    fn is_over(&self) -> bool {
        self.position.outcome().is_some() || self.row.throws >= u64::from(THROW_CAP)
    }

    fn step(&mut self) {
        match self.position.phase() {
            Phase::Opening(_) => self.open(),
            Phase::Throw | Phase::ThrowEntered => self.begin_throw(),
            Phase::Series(_) => self.throw(),
            _ => self.decide(),
        }
    }

    fn open(&mut self) {
        if let (None, Some(valuer)) = (self.before_opening, &mut self.valuer) {
            self.before_opening = Some(valuer.throwing(&self.position).expected);
        }
        self.throw();
    }

    fn begin_throw(&mut self) {
        let ruleset = self.ruleset;
        let position = self.position;
        self.first.get_or_insert(position.side());
        let throwing = self
            .valuer
            .as_mut()
            .map(|valuer| valuer.throwing(&position));
        let mut chance = throwing.as_ref().map(|throwing| throwing.expected);
        let may_be_rescued = position.may_be_rescued(ruleset);
        let mut rescue = None;
        if may_be_rescued {
            position.moves_into(ruleset, &mut self.moves);
            self.row.decisions += 1;
            self.row.real_choices += 1;
            let outlook = self.outlook(chance.unwrap_or(0.0));
            if let Some(outlook) = &outlook {
                chance = Some(outlook.best().for_side(position.side()));
            }
            rescue = self.choice(outlook);
        }
        if let Some((before, chance)) = self.before_opening.take().zip(chance) {
            self.luck.push((chance - before) * (chance - before));
        }
        if let Some(chance) = chance {
            self.path.push((self.row.throws, chance));
        }
        match rescue {
            Some(rescue) => return self.play(rescue),
            None if may_be_rescued => self.choices.push(None),
            None => {}
        }
        if let Some(throwing) = throwing {
            self.suspense += throwing.deviation;
            self.row.weighed += 1;
            self.throwing = Some(throwing);
        }
        self.throw();
    }

    fn throw(&mut self) {
        let ruleset = self.ruleset;
        self.position
            .throw_legal(ruleset, self.throws.next(ruleset));
        self.row.throws += 1;
        if matches!(self.position.phase(), Phase::Series(_)) {
            return;
        }
        if let (Some(throwing), Some(valuer)) = (self.throwing.take(), &mut self.valuer) {
            let known = throwing.after(&self.position);
            let thrown = known.unwrap_or_else(|| valuer.turn(&self.position));
            let luck = thrown - throwing.expected;
            self.luck.push(luck * luck);
        }
    }

    fn decide(&mut self) {
        let ruleset = self.ruleset;
        self.position.moves_into(ruleset, &mut self.moves);
        if self.moves.is_empty() {
            return self.row.pass(ruleset, &mut self.position);
        }
        self.row.decisions += 1;
        match self.moves.len() {
            1 => self.play(self.moves.nth(0).expect("one")),
            _ => {
                self.row.real_choices += 1;
                let outlook = self.outlook(0.0);
                let choice = self.choice(outlook);
                self.play(choice.expect("a move is awaited"));
            }
        }
    }

    /// The judge's chances of the legal choices, whose stakes are counted. White's chance of throwing
    /// instead of a rescue is `throwing`.
    fn outlook(&mut self, throwing: f64) -> Option<Outlook> {
        let valuer = self.valuer.as_mut()?;
        let outlook = valuer.choices(&self.position, &self.moves, throwing);
        self.stakes += outlook.stakes();
        Some(outlook)
    }

    /// What the side to act chooses; `None` if it throws.
    fn choice(&mut self, outlook: Option<Outlook>) -> Option<Choice> {
        match outlook {
            Some(outlook) if self.shares_evaluator => outlook.best_choice(&self.position),
            _ => self.seats.choose(&self.position, &self.moves),
        }
    }

    fn play(&mut self, choice: Choice) {
        self.row.play(self.ruleset, &mut self.position, choice);
        self.choices.push(Some(choice));
    }

    fn row(&self) -> GameRow {
        let outcome = self.position.outcome();
        let mut row = GameRow {
            luck_squared: millionths(self.luck.iter().sum()),
            late_luck_squared: millionths(self.luck.iter().rev().take(LATE).sum()),
            suspense: millionths(self.suspense),
            stakes: millionths(self.stakes),
            winner_lowest: millionths(1.0),
            lead_changes: lead_changes(&self.path),
            ..self.row
        };
        row.end(self.first, outcome);
        let ends = outcome.map(|outcome| (row.throws, outcome.white_points()));
        let steps = self.path.iter().copied().chain(ends);
        let next = steps.clone().skip(1);
        row.surprise = millionths(steps.zip(next).map(|((_, a), (_, b))| (b - a).abs()).sum());
        if let Some(Outcome::Won(winner)) = outcome {
            let chances = self.path.iter().map(|&(_, white)| white.for_side(winner));
            row.winner_lowest = millionths(chances.fold(1.0, f64::min));
            let undecided = |&&(_, white): &&(u64, f64)| white.for_side(winner) < DECIDED;
            let after = self
                .path
                .iter()
                .rev()
                .take_while(|point| !undecided(point))
                .last();
            row.decided = after.map_or(row.throws, |&(throws, _)| throws);
        }
        row
    }
}

fn millionths(sum: f64) -> u64 {
    (sum * MILLION + 0.5) as u64
}

fn lead_changes(path: &[(u64, f64)]) -> u64 {
    let leads = path.iter().filter_map(|&(_, white)| {
        if white - 0.5 >= HYSTERESIS {
            Some(Side::White)
        } else {
            (0.5 - white >= HYSTERESIS).then_some(Side::Black)
        }
    });
    let mut leader = None;
    let mut changes = 0;
    for lead in leads {
        changes += u64::from(leader.is_some_and(|leader| leader != lead));
        leader = Some(lead);
    }
    changes
}

/// The points on this side of the player who chooses by `choose` against a weaker one, in halves; `None`
/// if the game was stopped.
fn points_on(
    ruleset: &Ruleset,
    choose: &mut dyn FnMut(&Position) -> Option<Choice>,
    weaker: &Contestant,
    side: Side,
    [seed, game]: [u64; 2],
) -> Option<u64> {
    let game = numbered(ruleset, game);
    let mut throws = Throws::for_game(seed, game);
    let mut rng = PlayoutRng::for_game(!seed, game);
    let mut position = Position::start(ruleset);
    let mut count = 0;
    let mut moves = MoveSet::default();
    while position.outcome().is_none() && count < THROW_CAP {
        let choice = if position.awaits_throw() && !position.may_be_rescued(ruleset) {
            None
        } else if position.side() == side {
            choose(&position)
        } else {
            position.moves_into(ruleset, &mut moves);
            weaker.choose(ruleset, &position, &moves, &mut rng)
        };
        let threw = position.act_legal(ruleset, choice, || throws.next(ruleset));
        count += u32::from(threw);
    }
    position.outcome().map(|outcome| match outcome {
        Outcome::Won(winner) => 2 * u64::from(winner == side),
        Outcome::Drawn => 1,
    })
}
