//! What JavaScript sees: thin and typed, without logic of its own.
//!
//! TypeScript types are generated from the Rust ones. Whatever is refused throws a `SenetError`.

#[cfg(feature = "strong")]
mod advice;
#[cfg(feature = "strong")]
mod advisor;
#[cfg(feature = "lab")]
mod benchmarks;
#[cfg(feature = "fair-play")]
mod fair_play;
// Not in the first engine, whose bytes are counted.
#[cfg(feature = "strong")]
mod faults;
#[cfg(any(not(feature = "first"), feature = "script"))]
mod history;
#[cfg(feature = "house-rules")]
mod house_rules;
#[cfg(feature = "lab")]
mod laboratory;
#[cfg(feature = "strong")]
mod review;

#[cfg(any(not(feature = "first"), feature = "script"))]
use crate::board::House;
use crate::board::{BOARDS, Mark, Orientation};
use crate::error::SenetError;
#[cfg(any(not(feature = "first"), feature = "script"))]
use crate::game::Streams;
use crate::game::{Event, Game as Engine, MoveShown, State};
use crate::moves::Choice;
use crate::position::Position;
#[cfg(any(not(feature = "first"), feature = "script"))]
use crate::reasons::WhyNot;
use crate::record::seed_from_hex;
#[cfg(feature = "house-rules")]
use crate::rules::sentences::{Sentence, sentences};
use crate::rules::{CATALOGUE, CatalogueEntry, Opening, Ruleset};
use crate::sticks::ThrowStream;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A legal move. */
export type Move = MoveShown;
/** A throw. */
export type Throw = ThrowShown;
/** How a new game is to be. */
export interface NewGame {
    /** The ruleset in its written form, e.g. `kendall-masters` or `kendall-1979[trap]`. */
    ruleset: string;
    /** The seed of the throws, 64 hexadecimal digits; random when absent. */
    seed?: string;
    /** The id of the position it starts from; the rules' own start when absent. */
    position?: string;
    /** Whose throws of the seed are made: `one` stream for both players (when absent), a stream
     *  `per-player`, so that each keeps its luck however the turns fall, or the same two `exchanged`:
     *  a rematch with the same sticks. */
    throws?: "one" | "per-player" | "exchanged";
}
/** Thrown by whatever is refused; the refusal changed nothing. */
export interface SenetError extends Error {
    name: "SenetError";
    /** Stable, for programs. */
    code: string;
    /** The field or option at fault. */
    field: string | null;
}
"#;

#[cfg(feature = "first")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn thrown(error: SenetError) -> JsValue {
    let value = js_sys::Error::new(&error.message);
    value.set_name("SenetError");
    let field = error.field.map_or(JsValue::NULL, JsValue::from);
    // An error object can always be given properties.
    let _ = js_sys::Reflect::set(&value, &"code".into(), &error.code.into());
    let _ = js_sys::Reflect::set(&value, &"field".into(), &field);
    value.into()
}

fn shown<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    value
        .into_ts()
        .map_err(|error| thrown(SenetError::new("internal", error.to_string())))
}

#[cfg(any(not(feature = "first"), feature = "script"))]
fn all<T: Tsify + Serialize>(values: &[T]) -> Result<Vec<Ts<T>>, JsValue> {
    let mut all = Vec::with_capacity(values.len());
    for value in values {
        all.push(shown(value)?);
    }
    Ok(all)
}

/// A ruleset of the catalogue. The page's first load does without whose it is.
#[derive(Serialize, Tsify)]
pub struct RulesetInfo {
    /// Its id.
    pub id: &'static str,
    /// Its name in English.
    #[cfg(any(not(feature = "first"), feature = "script"))]
    pub name: &'static str,
    /// Whose reconstruction it is.
    #[cfg(any(not(feature = "first"), feature = "script"))]
    pub author: &'static str,
    /// What it rests on.
    #[cfg(any(not(feature = "first"), feature = "script"))]
    pub source: &'static str,
    /// The id of the board it is played on.
    pub board: &'static str,
    /// The options of its own.
    pub options: Vec<&'static str>,
    /// Pieces a side.
    pub pieces: u8,
    /// Houses of the track.
    pub houses: u8,
    /// The opening throws decide who plays which side.
    pub sides_are_drawn: bool,
}

impl RulesetInfo {
    fn new(entry: &CatalogueEntry) -> RulesetInfo {
        let rules = (entry.rules)();
        RulesetInfo {
            id: entry.id,
            #[cfg(any(not(feature = "first"), feature = "script"))]
            name: entry.name,
            #[cfg(any(not(feature = "first"), feature = "script"))]
            author: entry.author,
            #[cfg(any(not(feature = "first"), feature = "script"))]
            source: entry.source,
            board: entry.board,
            options: entry.options.to_vec(),
            pieces: rules.pieces,
            houses: rules.houses,
            sides_are_drawn: matches!(rules.opening, Opening::FirstOne(_)),
        }
    }
}

/// Every ruleset of the catalogue.
#[wasm_bindgen]
pub fn rulesets() -> Result<Vec<Ts<RulesetInfo>>, JsValue> {
    CATALOGUE
        .iter()
        .map(|entry| shown(&RulesetInfo::new(entry)))
        .collect()
}

/// A board as an object.
#[derive(Serialize, Tsify)]
pub struct BoardInfo {
    /// Its id.
    pub id: &'static str,
    /// The houses of its track.
    pub houses: u8,
    /// How the track lies.
    pub orientation: Orientation,
    /// Hollows in stone instead of squares.
    pub hollows: bool,
    /// The signs, by house.
    pub marks: &'static [(u8, Mark)],
}

/// Every board.
#[wasm_bindgen]
pub fn boards() -> Result<Vec<Ts<BoardInfo>>, JsValue> {
    let boards = BOARDS.iter().map(|board| BoardInfo {
        id: board.id,
        houses: board.houses,
        orientation: board.orientation,
        hollows: board.hollows,
        marks: board.marks,
    });
    boards.map(|board| shown(&board)).collect()
}

fn seed(text: Option<&str>) -> Result<[u8; 32], SenetError> {
    match text {
        Some(text) => seed_from_hex(text),
        None => ThrowStream::random_seed()
            .map_err(|error| SenetError::new("no_randomness", error.to_string())),
    }
}

/// The text an option holds; none when it is absent.
fn option(options: &JsValue, name: &str) -> Result<Option<String>, SenetError> {
    let value = js_sys::Reflect::get(options, &name.into()).map_err(|_| {
        SenetError::new("bad_option", "the options of a new game are an object").at(name)
    })?;
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let text = value.as_string();
    text.map(Some)
        .ok_or_else(|| SenetError::new("bad_option", "this option is a text").at(name))
}

/// What a new game can be told. The first engine begins games; what is written down, a position or a record, only the
/// whole one reads.
const OPTIONS: &[&str] = if cfg!(all(feature = "first", not(feature = "script"))) {
    &["ruleset", "seed"]
} else {
    &["ruleset", "seed", "position", "throws"]
};

/// Refuses options that are none, so that a mistyped one is noticed.
fn only_known_options(options: &JsValue) -> Result<(), SenetError> {
    for name in js_sys::Object::keys(&js_sys::Object::from(options.clone())) {
        let name = name.as_string().unwrap_or_default();
        if !OPTIONS.contains(&name.as_str()) {
            let message = format!(
                "a new game has no option ‘{name}’: use {}",
                OPTIONS.join(", ")
            );
            return Err(SenetError::new("bad_option", message).at(name));
        }
    }
    Ok(())
}

/// The id of a choice, or `throw`; refused where there is nothing to do: the game is over, or nothing is legal.
fn chosen(
    ruleset: &Ruleset,
    position: &Position,
    choice: Option<Choice>,
) -> Result<String, JsValue> {
    match choice {
        Some(choice) => Ok(position.effect(ruleset, choice).id(ruleset)),
        None if position.awaits_throw() => Ok("throw".into()),
        None => Err(thrown(SenetError::new(
            "nothing_to_choose",
            "nothing can be played or thrown in this position",
        ))),
    }
}

/// A new game.
#[wasm_bindgen]
pub fn new_game(
    #[wasm_bindgen(unchecked_param_type = "NewGame")] options: &JsValue,
) -> Result<Game, JsValue> {
    let game = || {
        let missing = || SenetError::new("bad_option", "name a ruleset").at("ruleset");
        if options.is_object() {
            only_known_options(options)?;
        }
        let ruleset = Ruleset::parse(&option(options, "ruleset")?.ok_or_else(missing)?)?;
        let seed = seed(option(options, "seed")?.as_deref())?;
        #[cfg(all(feature = "first", not(feature = "script")))]
        let engine = Engine::new(ruleset, seed);
        #[cfg(any(not(feature = "first"), feature = "script"))]
        let engine = written_start(options, ruleset, seed)?;
        Ok(Game { engine })
    };
    game().map_err(thrown)
}

/// A game from a position, or with streams of throws, that the options name.
#[cfg(any(not(feature = "first"), feature = "script"))]
fn written_start(
    options: &JsValue,
    ruleset: Ruleset,
    seed: [u8; 32],
) -> Result<Engine, SenetError> {
    let engine = match option(options, "position")? {
        None => Engine::new(ruleset, seed),
        Some(id) => {
            let position = Position::from_id(&ruleset, &id)?;
            Engine::from_position(ruleset, position, seed)?
        }
    };
    let streams = option(options, "throws")?.map(|name| Streams::by_name(&name));
    engine.throwing(streams.transpose()?.unwrap_or_default())
}

/// The game of a record: all of it, or its first so many actions (throws and moves).
#[cfg(any(not(feature = "first"), feature = "script"))]
#[wasm_bindgen]
pub fn game_from_record(text: &str, actions: Option<u32>) -> Result<Game, JsValue> {
    let game = || {
        let engine = Engine::from_record(text)?;
        Ok(match actions {
            None => engine,
            Some(actions) => engine.cut(actions as usize)?,
        })
    };
    let engine = game().map_err(thrown)?;
    Ok(Game { engine })
}

/// A file's bytes or a pasted text as plain text, whatever its encoding, line ends, spaces and dashes: what
/// `game_from_record` and every other reader is given. Throws what names the line that cannot be read.
#[cfg(any(not(feature = "first"), feature = "script"))]
#[wasm_bindgen]
pub fn read_text(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] input: &JsValue,
) -> Result<String, JsValue> {
    match input.as_string() {
        Some(text) => Ok(crate::text::plain(&text)),
        None => crate::text::decode(&js_sys::Uint8Array::new(input).to_vec()).map_err(thrown),
    }
}

/// Whether this engine knows the rules of a ruleset in its written form. Only the whole one knows all house rules.
#[wasm_bindgen]
pub fn knows_rules(ruleset: &str) -> bool {
    !Ruleset::parse(ruleset).is_err_and(|error| error.code == "house_rules_absent")
}

/// What has just happened, and all that can be seen and done now.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Seen {
    /// What has happened.
    pub events: Vec<Event>,
    /// What can be seen now.
    pub state: State,
    /// The legal moves; while a throw is awaited at most a rescue.
    pub moves: Vec<MoveShown>,
}

/// A game under way, or over.
#[wasm_bindgen]
pub struct Game {
    engine: Engine,
}

impl Game {
    fn after(&self, events: Vec<Event>) -> Result<Ts<Seen>, JsValue> {
        shown(&Seen {
            events,
            state: self.engine.state(),
            moves: self.engine.legal_moves(),
        })
    }

    /// After a way through the decisions, if there was one.
    fn gone(&self, moved: bool) -> Result<Option<Ts<Seen>>, JsValue> {
        moved.then(|| self.seen()).transpose()
    }
}

#[wasm_bindgen]
impl Game {
    /// All that can be seen and done now; nothing has happened.
    pub fn seen(&self) -> Result<Ts<Seen>, JsValue> {
        self.after(Vec::new())
    }

    /// Throws, or plays the legal move of this id or notation.
    pub fn act(&mut self, choice: &str) -> Result<Ts<Seen>, JsValue> {
        let events = if choice == "throw" {
            self.engine.throw()
        } else {
            self.engine.apply(choice)
        };
        self.after(events.map_err(thrown)?)
    }

    /// Back to the previous decision, with the same throw: what is seen there; nothing when there is none.
    pub fn undo(&mut self) -> Result<Option<Ts<Seen>>, JsValue> {
        let undone = self.engine.undo();
        self.gone(undone)
    }

    /// Forward again to the next decision undone: what is seen there; nothing when nothing was undone.
    pub fn redo(&mut self) -> Result<Option<Ts<Seen>>, JsValue> {
        let redone = self.engine.redo();
        self.gone(redone)
    }

    /// The game as text, which `game_from_record` reads.
    pub fn record(&self) -> String {
        self.engine.record()
    }

    /// The id of the move that the beginner makes here, or `throw`. The other levels are asked
    /// of an `Advisor`, which the first engine does not have. Like them it is given the position alone, and can never
    /// see the throws to come.
    pub fn beginners_choice(&self) -> Result<String, JsValue> {
        let (ruleset, position) = (self.engine.ruleset(), self.engine.position());
        chosen(
            ruleset,
            position,
            crate::beginner::choose(ruleset, position),
        )
    }

    /// The position as short text that fits in a URL.
    pub fn position_id(&self) -> String {
        self.engine.position().id(self.engine.ruleset())
    }
}

/// One thing at a time. The page goes by [`act`](Game::act) and [`seen`](Game::seen), and its first load by them alone.
#[cfg(any(not(feature = "first"), feature = "script"))]
#[wasm_bindgen]
impl Game {
    /// Throws the sticks: once, or once more in a series or an opening ceremony.
    #[wasm_bindgen(js_name = throw)]
    pub fn throw_sticks(&mut self) -> Result<Vec<Ts<Event>>, JsValue> {
        all(&self.engine.throw().map_err(thrown)?)
    }

    /// The legal moves; while a throw is awaited at most a rescue.
    pub fn legal_moves(&self) -> Result<Vec<Ts<MoveShown>>, JsValue> {
        all(&self.engine.legal_moves())
    }

    /// Plays the legal move of this id or notation.
    pub fn apply(&mut self, id: &str) -> Result<Vec<Ts<Event>>, JsValue> {
        all(&self.engine.apply(id).map_err(thrown)?)
    }

    /// All that can be seen now.
    pub fn state(&self) -> Result<Ts<State>, JsValue> {
        shown(&self.engine.state())
    }

    /// Why the piece on this house cannot move, for each throw that could be played.
    pub fn why_not(&self, from: u8) -> Result<Vec<Ts<WhyNot>>, JsValue> {
        let house = House::new(from).filter(|house| self.engine.ruleset().board().has(*house));
        let house = house.ok_or_else(|| {
            let message = format!("{from} is not a house of this board");
            thrown(SenetError::new("bad_house", message).at("from"))
        })?;
        all(&self.engine.position().why_not(self.engine.ruleset(), house))
    }
}

/// The rules of the ruleset of this written form, in sentences that a language puts into words.
#[cfg(feature = "house-rules")]
#[wasm_bindgen]
pub fn rule_sentences(ruleset: &str) -> Result<Vec<Ts<Sentence>>, JsValue> {
    let ruleset = Ruleset::parse(ruleset).map_err(thrown)?;
    all(&sentences(ruleset.rules()))
}
