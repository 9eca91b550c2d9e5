//! Random play with the low-level API, and solved endgames, for other tests.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use senet::phase::Phase;
use senet::players::endgames::{Solver, Tablebase};
use senet::position::Position;
use senet::rules::{CATALOGUE, CatalogueEntry};
use senet::{Game, PositionError, Ruleset, Setup};

/// A seeded random number generator.
pub struct PlayoutRng(Xoshiro256PlusPlus);

impl PlayoutRng {
    pub fn new(seed: u64) -> PlayoutRng {
        PlayoutRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }
}

/// The result of one step of a game.
pub enum Step {
    Threw,
    Played,
    Forfeited,
}

/// Takes one random step: a throw, a choice (if possible, a rescue half the time), or a forfeit.
pub fn step(ruleset: &Ruleset, position: &mut Position, rng: &mut PlayoutRng) -> Step {
    let moves = position.moves(ruleset);
    let throws = position.awaits_throw() && (moves.is_empty() || rng.below(2) == 0);
    if throws {
        let sticks = ruleset.rules().sticks;
        let throw = sticks.throws().nth(rng.below(sticks.ways().into()));
        let throw = throw.expect("one of the outcomes");
        position.throw_legal(ruleset, throw.value);
        Step::Threw
    } else if moves.is_empty() {
        position.forfeit_legal(ruleset);
        Step::Forfeited
    } else {
        let choice = moves
            .nth(rng.below(moves.len()))
            .expect("the index is below the number of moves");
        position.play_legal(ruleset, choice);
        Step::Played
    }
}

/// Takes random steps through successive games and passes each position to `see`.
pub fn wander(ruleset: &Ruleset, seed: u64, steps: usize, mut see: impl FnMut(&Position)) {
    let mut rng = PlayoutRng::new(seed);
    let mut position = Position::start(ruleset);
    for _ in 0..steps {
        if position.outcome().is_some() {
            position = Position::start(ruleset);
        }
        step(ruleset, &mut position, &mut rng);
        see(&position);
    }
}

/// Takes up to `actions` random actions, a rescue half the time if possible.
pub fn play_on(game: &mut Game, rng: &mut PlayoutRng, actions: usize) {
    for _ in 0..actions {
        if game.position().outcome().is_some() {
            break;
        }
        let moves = game.position().moves(game.ruleset());
        if game.position().awaits_throw() && (moves.is_empty() || rng.below(2) == 0) {
            game.throw().expect("a throw is awaited");
        } else {
            let choice = moves.nth(rng.below(moves.len())).expect("one of them");
            game.play(choice).expect("it is legal");
        }
    }
}

/// The same pieces in another phase, if that is a valid position.
pub fn in_phase(
    ruleset: &Ruleset,
    position: &Position,
    phase: Phase,
) -> Result<Position, PositionError> {
    let setup = Setup {
        phase,
        ..Setup::from(*position)
    };
    setup.position(ruleset)
}

/// The solved endgames with at most `pieces` pieces per side.
pub fn solved(ruleset: &Ruleset, pieces: u8) -> Tablebase {
    let mut solver = Solver::new(ruleset, pieces).expect("small enough");
    while solver.step(1 << 20).expect("small enough").layers_left > 0 {}
    solver.finish()
}

/// The written forms of all variants of the catalogue.
pub fn variants() -> Vec<String> {
    CATALOGUE
        .iter()
        .flat_map(CatalogueEntry::variants)
        .collect()
}

/// The ruleset of a written form.
pub fn ruleset(text: &str) -> Ruleset {
    Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
