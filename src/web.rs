//! The JavaScript API: a thin, typed layer without logic of its own.
//!
//! TypeScript types are generated from the Rust types. Errors are thrown as `SenetError`.

#[cfg(feature = "strong")]
mod advice;
#[cfg(feature = "strong")]
mod advisor;
mod arguments;
#[cfg(feature = "lab")]
mod benchmarks;
#[cfg(feature = "fair-play")]
mod fair_play;
// The first-load build omits this module to save bytes.
#[cfg(feature = "strong")]
mod faults;
#[cfg(not(feature = "first"))]
mod history;
#[cfg(feature = "house-rules")]
mod house_rules;
#[cfg(feature = "lab")]
mod laboratory;
#[cfg(feature = "strong")]
mod review;

use crate::base::board::{BOARDS, Board};
use crate::base::seed::Seed;
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
#[cfg(not(feature = "first"))]
use crate::game::ThrowSource;
use crate::game::{Event, Game as Engine, MoveView, State};
use crate::position::Position;
use crate::position::moves::Choice;
#[cfg(not(feature = "first"))]
use crate::position::reasons::WhyNot;
#[cfg(feature = "house-rules")]
use crate::rules::evidence::{MarkedSentence, marked_sentences};
use crate::rules::{CATALOGUE, CatalogueEntry, Opening, Ruleset};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A legal move. */
export type Move = MoveView;
/** A throw. */
export type Throw = ThrowView;
/** A board. */
export type BoardInfo = Board;
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
/** Thrown if a call is refused; nothing has changed then. */
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
    let value = js_sys::Error::new(error.message());
    value.set_name("SenetError");
    let field = error.field().map_or(JsValue::NULL, JsValue::from);
    // Setting a property on an error object cannot fail.
    let _ = js_sys::Reflect::set(&value, &"code".into(), &error.code().into());
    let _ = js_sys::Reflect::set(&value, &"field".into(), &field);
    value.into()
}

fn shown<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    value
        .into_ts()
        .map_err(|error| thrown(SenetError::new(ErrorKind::Internal, error.to_string())))
}

#[cfg(not(feature = "first"))]
fn all<T: Tsify + Serialize>(values: &[T]) -> Result<Vec<Ts<T>>, JsValue> {
    let mut all = Vec::with_capacity(values.len());
    for value in values {
        all.push(shown(value)?);
    }
    Ok(all)
}

/// A ruleset of the catalogue. The first load omits its author and source.
#[derive(Serialize, Tsify)]
pub struct RulesetInfo {
    /// The stable id.
    pub id: &'static str,
    /// The English name.
    #[cfg(not(feature = "first"))]
    pub name: &'static str,
    /// The author of the reconstruction.
    #[cfg(not(feature = "first"))]
    pub author: &'static str,
    /// The publication on which it is based.
    #[cfg(not(feature = "first"))]
    pub source: &'static str,
    /// The id of the board.
    pub board: &'static str,
    /// The options of this ruleset, in their fixed order.
    pub options: Vec<&'static str>,
    /// Pieces per side.
    pub pieces: u8,
    /// Number of houses.
    pub houses: u8,
    /// Whether the opening throws assign the sides.
    pub sides_are_drawn: bool,
}

impl RulesetInfo {
    fn new(entry: &CatalogueEntry) -> RulesetInfo {
        let rules = (entry.rules)();
        RulesetInfo {
            id: entry.id,
            #[cfg(not(feature = "first"))]
            name: entry.name,
            #[cfg(not(feature = "first"))]
            author: entry.author,
            #[cfg(not(feature = "first"))]
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

/// Every board.
#[wasm_bindgen]
pub fn boards() -> Result<Vec<Ts<Board>>, JsValue> {
    BOARDS.iter().map(shown).collect()
}

/// The ruleset passed as the argument `ruleset`.
#[cfg(any(feature = "house-rules", feature = "strong"))]
fn ruleset_of(ruleset: &JsValue) -> Result<Ruleset, JsValue> {
    Ruleset::parse(&arguments::text("ruleset", ruleset)?).map_err(thrown)
}

fn seed(text: Option<&str>) -> Result<Seed, SenetError> {
    match text {
        Some(text) => text.parse(),
        None => Seed::random(),
    }
}

/// The text of an option, or `None` if it is absent.
fn option(options: &JsValue, name: &str) -> Result<Option<String>, SenetError> {
    let value = js_sys::Reflect::get(options, &name.into()).map_err(|_| {
        SenetError::new(ErrorKind::BadOption, "new game options must be an object").at(name)
    })?;
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let text = value.as_string();
    text.map(Some)
        .ok_or_else(|| SenetError::new(ErrorKind::BadOption, "this must be a string").at(name))
}

/// The options of a new game. The first-load engine only starts games; positions and records need the
/// full engine.
const OPTIONS: &[&str] = if cfg!(feature = "first") {
    &["ruleset", "seed"]
} else {
    &["ruleset", "seed", "position", "throws"]
};

/// Rejects unknown options, so that typos are noticed.
fn only_known_options(options: &JsValue) -> Result<(), SenetError> {
    for name in js_sys::Object::keys(&js_sys::Object::from(options.clone())) {
        let name = name.as_string().unwrap_or_default();
        if !OPTIONS.contains(&name.as_str()) {
            let name = excerpt(&name);
            let message = format!(
                "a new game has no option ‘{name}’: use {}",
                OPTIONS.join(", ")
            );
            return Err(SenetError::new(ErrorKind::BadOption, message).at(name));
        }
    }
    Ok(())
}

/// The id of a choice, or `throw`. Fails if the game is over or no move is legal.
fn chosen(
    ruleset: &Ruleset,
    position: &Position,
    choice: Option<Choice>,
) -> Result<String, JsValue> {
    match choice {
        Some(choice) => Ok(position.legal_effect(ruleset, choice).id(ruleset)),
        None if position.awaits_throw() => Ok("throw".into()),
        None => Err(thrown(SenetError::new(
            ErrorKind::NothingToChoose,
            "nothing can be played or thrown in this position",
        ))),
    }
}

/// Starts a game.
#[wasm_bindgen]
pub fn new_game(
    #[wasm_bindgen(unchecked_param_type = "NewGame")] options: &JsValue,
) -> Result<Game, JsValue> {
    let game = || {
        let missing = || SenetError::new(ErrorKind::BadOption, "name a ruleset").at("ruleset");
        if options.is_object() {
            only_known_options(options)?;
        }
        let ruleset = Ruleset::parse(&option(options, "ruleset")?.ok_or_else(missing)?)?;
        let seed = seed(option(options, "seed")?.as_deref())?;
        #[cfg(feature = "first")]
        let engine = Engine::new(ruleset, seed);
        #[cfg(not(feature = "first"))]
        let engine = written_start(options, ruleset, seed)?;
        Ok(Game { engine })
    };
    game().map_err(thrown)
}

/// Starts a game from the position, or with the throw streams, given in the options.
#[cfg(not(feature = "first"))]
fn written_start(options: &JsValue, ruleset: Ruleset, seed: Seed) -> Result<Engine, SenetError> {
    let mut engine = match option(options, "position")? {
        None => Engine::new(ruleset, seed),
        Some(id) => {
            let position = Position::from_id(&ruleset, &id)?;
            Engine::from_position(ruleset, position, seed)?
        }
    };
    let source = option(options, "throws")?.map(|name| name.parse::<ThrowSource>());
    engine.set_throw_source(source.transpose()?.unwrap_or_default())?;
    Ok(engine)
}

/// Replays a record: the whole game, or its first `actions` actions (throws and moves).
#[cfg(not(feature = "first"))]
#[wasm_bindgen]
pub fn game_from_record(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number | null")] actions: &JsValue,
) -> Result<Game, JsValue> {
    let text = arguments::text("text", text)?;
    let mut engine = Engine::from_record(&text).map_err(thrown)?;
    if !actions.is_undefined() && !actions.is_null() {
        let actions = arguments::count("actions", actions)?;
        engine.truncate(actions).map_err(thrown)?;
    }
    Ok(Game { engine })
}

/// Converts a file's bytes or a pasted text of any encoding to the plain text that `game_from_record`
/// and the other readers expect. The error names the line that cannot be read.
#[cfg(not(feature = "first"))]
#[wasm_bindgen]
pub fn read_text(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] input: &JsValue,
) -> Result<String, JsValue> {
    match input.as_string() {
        Some(text) => Ok(crate::base::text::plain(&text)),
        None => crate::base::text::decode(&arguments::bytes("input", input)?).map_err(thrown),
    }
}

/// Whether this engine knows all rules of a written form. Only the full engine knows all house rules.
#[wasm_bindgen]
pub fn knows_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<bool, JsValue> {
    let ruleset = Ruleset::parse(&arguments::text("ruleset", ruleset)?);
    Ok(!ruleset.is_err_and(|error| error.kind() == ErrorKind::HouseRulesAbsent))
}

/// The result of an action: its events, the new state and the legal moves.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Snapshot {
    /// The events of the action.
    pub events: Vec<Event>,
    /// The current state.
    pub state: State,
    /// The legal moves; at most a rescue while a throw is awaited.
    pub moves: Vec<MoveView>,
}

/// A game in progress or over.
#[wasm_bindgen]
pub struct Game {
    engine: Engine,
}

impl Game {
    fn after(&self, events: Vec<Event>) -> Result<Ts<Snapshot>, JsValue> {
        shown(&Snapshot {
            events,
            state: self.engine.state(),
            moves: self.engine.legal_moves(),
        })
    }

    /// The snapshot after moving through the history; `None` if `moved` is `false`.
    fn gone(&self, moved: bool) -> Result<Option<Ts<Snapshot>>, JsValue> {
        moved.then(|| self.snapshot()).transpose()
    }
}

#[wasm_bindgen]
impl Game {
    /// The current state and legal moves, without events.
    pub fn snapshot(&self) -> Result<Ts<Snapshot>, JsValue> {
        self.after(Vec::new())
    }

    /// Throws, or plays the legal move with this id or notation.
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] choice: &JsValue,
    ) -> Result<Ts<Snapshot>, JsValue> {
        let choice = arguments::text("choice", choice)?;
        let events = if choice == "throw" {
            self.engine.throw()
        } else {
            self.engine.apply(&choice)
        };
        self.after(events.map_err(thrown)?)
    }

    /// Returns to the previous decision, with the same throw. Returns `undefined` if there is none.
    pub fn undo(&mut self) -> Result<Option<Ts<Snapshot>>, JsValue> {
        let undone = self.engine.undo();
        self.gone(undone)
    }

    /// Advances to the next undone decision. Returns `undefined` if nothing was undone.
    pub fn redo(&mut self) -> Result<Option<Ts<Snapshot>>, JsValue> {
        let redone = self.engine.redo();
        self.gone(redone)
    }

    /// The game as text for `game_from_record`.
    pub fn record(&self) -> String {
        self.engine.record()
    }

    /// The id of the beginner's move, or `throw`. The other levels need an `Advisor`, which the
    /// first-load engine does not have. All levels receive only the position and cannot see future
    /// throws.
    pub fn beginners_choice(&self) -> Result<String, JsValue> {
        let (ruleset, position) = (self.engine.ruleset(), self.engine.position());
        chosen(
            ruleset,
            position,
            crate::position::beginner::choose(ruleset, position),
        )
    }

    /// The position as short, URL-safe text.
    pub fn position_id(&self) -> String {
        self.engine.position().id(self.engine.ruleset())
    }
}

/// Individual queries and actions. The page itself uses [`act`](Game::act) and [`seen`](Game::seen).
#[cfg(not(feature = "first"))]
#[wasm_bindgen]
impl Game {
    /// Throws the sticks once.
    #[wasm_bindgen(js_name = throw)]
    pub fn throw_sticks(&mut self) -> Result<Vec<Ts<Event>>, JsValue> {
        all(&self.engine.throw().map_err(thrown)?)
    }

    /// The legal moves; at most a rescue while a throw is awaited.
    pub fn legal_moves(&self) -> Result<Vec<Ts<MoveView>>, JsValue> {
        all(&self.engine.legal_moves())
    }

    /// Plays the legal move with this id or notation.
    pub fn apply(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
    ) -> Result<Vec<Ts<Event>>, JsValue> {
        let id = arguments::text("id", id)?;
        all(&self.engine.apply(&id).map_err(thrown)?)
    }

    /// The current state.
    pub fn state(&self) -> Result<Ts<State>, JsValue> {
        shown(&self.engine.state())
    }

    /// Why the piece on this house cannot move, for each available throw.
    pub fn why_not(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] from: &JsValue,
    ) -> Result<Vec<Ts<WhyNot>>, JsValue> {
        let from = arguments::number("from", from)?;
        let mut board = self.engine.ruleset().board().iter();
        let house = board.find(|house| f64::from(house.number()) == from);
        let house = house.ok_or_else(|| {
            let last = self.engine.ruleset().rules().houses;
            let from = arguments::written(from);
            let message = format!("{from} is not a house of this board: name one from 1 to {last}");
            thrown(SenetError::new(ErrorKind::BadHouse, message).at("from"))
        })?;
        all(&self.engine.position().why_not(self.engine.ruleset(), house))
    }
}

/// The rules of a ruleset as sentences with their evidence, ready to be translated.
#[cfg(feature = "house-rules")]
#[wasm_bindgen]
pub fn rule_sentences(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<Vec<Ts<MarkedSentence>>, JsValue> {
    let ruleset = ruleset_of(ruleset)?;
    let entry = CatalogueEntry::by_id(ruleset.id()).expect("every ruleset has an entry");
    all(&marked_sentences(entry, ruleset.rules()))
}
