//! `senet play`.

use crate::arena::Players;
use clap::Args;
use senet::arena::THROW_CAP;
use senet::game::ThrowSource;
use senet::playout_rng::PlayoutRng;
use senet::position::Position;
use senet::sticks::ThrowStream;
use senet::{ErrorKind, Game, SenetError, Side, seed_from_hex};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

/// The players, the throws and the output of a game.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    players: Players,
    /// The seed of the throws: a number, or 64 hexadecimal digits; random if absent.
    #[arg(long, short)]
    seed: Option<String>,
    /// How the throws of the seed are used: `one` stream for both players, `per-player` streams, or
    /// these streams `exchanged` for a rematch with the same sticks.
    #[arg(long, default_value = "one")]
    throws: String,
    /// The id of the position to start from; the usual start if absent.
    #[arg(long, short)]
    position: Option<String>,
    /// The file for the record; standard output if absent.
    #[arg(long, short)]
    out: Option<PathBuf>,
}

/// Plays a game and writes its record.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let (ruleset, players) = options.players.called()?;
    let seed = seed(options.seed.as_deref())?;
    let source: ThrowSource = options.throws.parse()?;
    let game = match &options.position {
        None => Game::new(ruleset, seed),
        Some(id) => {
            let position = Position::from_id(&ruleset, id)?;
            Game::from_position(ruleset, position, seed)?
        }
    };
    let mut game = game.with_throw_source(source)?;
    // Random players use other random numbers than the throws.
    let mut policy_rng = PlayoutRng::for_game(
        !u64::from_le_bytes(seed[24..].try_into().expect("8 bytes")),
        0,
    );
    let mut throws = 0;
    while game.position().outcome().is_none() && throws < THROW_CAP {
        let position = *game.position();
        let player = match position.side() {
            Side::White => &players[0],
            Side::Black => &players[1],
        };
        let moves = position.moves(game.ruleset());
        match player.choose(game.ruleset(), &position, &moves, &mut policy_rng) {
            Some(choice) => game.play(choice)?,
            None => {
                throws += 1;
                game.throw()?
            }
        };
    }
    if game.position().outcome().is_none() {
        eprintln!("senet: stopped after {THROW_CAP} throws: the record ends there");
    }
    write(options.out.as_deref(), &game.record())
}

/// Parses a seed on the command line.
fn seed(text: Option<&str>) -> Result<[u8; 32], SenetError> {
    let Some(text) = text else {
        return ThrowStream::random_seed().map_err(|error| error.at("seed"));
    };
    if let Ok(number) = text.parse::<u64>() {
        let mut seed = [0; 32];
        seed[24..].copy_from_slice(&number.to_be_bytes());
        return Ok(seed);
    }
    seed_from_hex(text).map_err(|_| {
        SenetError::new(
            ErrorKind::BadSeed,
            "a seed must be a number or 64 hexadecimal digits",
        )
        .at("seed")
    })
}

fn write(path: Option<&Path>, record: &str) -> Result<(), SenetError> {
    match path {
        Some(path) if path.as_os_str() != "-" => std::fs::write(path, record).map_err(|error| {
            SenetError::new(ErrorKind::BadFile, format!("{}: {error}", path.display())).at("out")
        }),
        _ => {
            // A closed pipe is not an error.
            let _ = stdout().write_all(record.as_bytes());
            Ok(())
        }
    }
}
