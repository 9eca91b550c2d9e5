//! The laboratory API: simulates games in any number of workers and computes statistics in one of them.
//! Results are the same as those of `senet lab`.
//!
//! 1. `lab_points(ruleset)` lists the disputed points of a ruleset, `lab_measures()` the measures.
//! 2. In each worker: `new LabTable(ruleset)`; if `net_wanted()` names a net, fetch that file and call
//!    `load_net(bytes)`.
//! 3. Before the first game, if `lab_needs_nets(player, judge)`: `trust()` of one table for each ruleset,
//!    then `lab_settle(player, judge, trust)`. Without nets, settle with an empty list. The result names
//!    the player and the judge of the whole run, and what was asked for if a net is not trusted.
//! 4. `play(player, judge, seed, first, count)` for any chunk of games, with the settled player and judge.
//!    A chunk is a `Float64Array` of whole numbers with one row of `lab_columns()` per game: append the
//!    chunks of a ruleset in the order of their games.
//! 5. `lab_compare`, `lab_sweep` and `lab_grid` compute statistics from the rows, and `lab_across` those of
//!    several players. Call them as often as you like while games arrive, with the same number of games
//!    for each ruleset. Merge rows, not statistics.
//! 6. `record(player, seed, game)` returns the record of one of these games for replay.
//!
//! Players are `net`, `hand-made`, `human-like` and `random`, or for example `net:0.2`, which chooses at
//! random in 20 % of its choices; `near-perfect` is the former name of `net`. Judges are `net`,
//! `hand-made` and `none`. Seeds are whole numbers up to
//! 999,999,999,999,999. Rulesets accept three additional options:
//! `light=40`, `drowned_guards=off` and `throws=other`.

use super::arguments::{MAX_SAFE, bytes, tables, text, texts, whole};
use super::{all, shown, thrown};
use crate::error::{ErrorKind, SenetError};
use crate::lab::{
    Across, Comparison, Dispute, Evaluators, GameRow, Grid, Judge, MAX_SEED, MEASURES, Measure,
    Player, Run, SECONDS_PER_THROW, Sweep, Table, Trust, Versions, across, compare, disputes, grid,
    grid_rulesets, parse_variant, sweep, sweep_rulesets,
};
use crate::players::Net;
use core::cell::RefCell;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "/** A measure. */ export type LabMeasure = Measure;";

/// A column of the game rows.
#[derive(Serialize, Tsify)]
pub struct LabColumn {
    /// The name.
    pub name: &'static str,
    /// The meaning in one English sentence.
    pub description: &'static str,
}

/// The greatest number of games in one call, so that their rows fit into memory.
const MOST_GAMES: u64 = 100_000;

/// A run whose games have been played.
#[derive(Deserialize, Tsify)]
pub struct LabRun {
    /// The written forms of the rulesets.
    pub rulesets: Vec<String>,
    /// The names of their judges, from [`LabTable::judge_name`].
    pub judges: Vec<String>,
    /// Who plays and who judges, from `lab_settle`.
    pub evaluators: Evaluators,
    /// The seed.
    pub seed: f64,
}

/// One ruleset in the laboratory.
#[wasm_bindgen]
pub struct LabTable {
    table: Table,
    /// The games that measure skill, by judge, seed and game: they are the same for every player.
    skill: RefCell<HashMap<(Judge, u64, u64), GameRow>>,
}

#[wasm_bindgen]
impl LabTable {
    /// Creates a table for this ruleset.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
    ) -> Result<LabTable, JsValue> {
        Ok(LabTable {
            table: Table::new(&text("ruleset", ruleset)?).map_err(thrown)?,
            skill: RefCell::default(),
        })
    }

    /// The canonical written form.
    #[wasm_bindgen(getter)]
    pub fn ruleset(&self) -> String {
        self.table.ruleset().name().into()
    }

    /// The file name of the net for players and judges; `undefined` once it is loaded.
    pub fn net_wanted(&self) -> Option<String> {
        self.table.net_wanted().map(String::from)
    }

    /// Adds the net of this file.
    pub fn load_net(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] file: &JsValue,
    ) -> Result<(), JsValue> {
        let net = Net::from_bytes(&bytes("file", file)?).map_err(thrown)?;
        self.table.load_net(net);
        Ok(())
    }

    /// Whether the net is trusted under these rules. Takes seconds if the verdict is not stored.
    pub fn trust(&self) -> Result<Ts<Trust>, JsValue> {
        shown(&self.table.trust())
    }

    /// The name of the evaluator of the chances, for a [`LabRun`].
    pub fn judge_name(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] judge: &JsValue,
    ) -> Result<String, JsValue> {
        Ok(self.table.judge_name(judge_of(judge)?))
    }

    /// The rows of `count` games, at most 100,000, starting with game number `first`, in one array.
    pub fn play(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] judge: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] first: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
    ) -> Result<Vec<f64>, JsValue> {
        let (player, judge) = (player_of(player)?, judge_of(judge)?);
        let seed = whole("seed", seed, MAX_SEED)?;
        let first = whole("first", first, MAX_SAFE)?;
        let count = whole("count", count, MOST_GAMES)?;
        let mut fields = Vec::with_capacity(count as usize * GameRow::COLUMNS.len());
        let mut skill = self.skill.borrow_mut();
        for game in first..first + count {
            let row = match skill.get(&(judge, seed, game)) {
                Some(known) => {
                    let mut row = self.table.play_course(player, judge, seed, game);
                    row.copy_skill(known);
                    row
                }
                None => self.table.play(player, judge, seed, game),
            };
            skill.insert((judge, seed, game), row);
            fields.extend(row.to_array().map(|field| field as f64));
        }
        Ok(fields)
    }

    /// The record of game number `game`, counted from 0. Fails for rulesets with `light`,
    /// `drowned_guards` or `throws`, which the board cannot show.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] game: &JsValue,
    ) -> Result<String, JsValue> {
        let (player, seed) = (player_of(player)?, whole("seed", seed, MAX_SEED)?);
        let game = self
            .table
            .game(player, seed, whole("game", game, MAX_SAFE)?);
        Ok(game.map_err(thrown)?.record())
    }
}

/// Whether these players or this judge need the nets.
#[wasm_bindgen]
pub fn lab_needs_nets(
    #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] judge: &JsValue,
) -> Result<bool, JsValue> {
    Ok(Evaluators::need_nets(player_of(player)?, judge_of(judge)?))
}

/// Settles who plays and who judges in a whole run. If the net of any ruleset is not trusted, the
/// hand-made evaluation replaces the nets in all of them.
#[wasm_bindgen]
pub fn lab_settle(
    #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] judge: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Trust[]")] trust: &JsValue,
) -> Result<Ts<Evaluators>, JsValue> {
    let mut distinct: Vec<Trust> = Vec::new();
    for one in object::<Vec<Trust>>("trust", trust)? {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    let settled = Evaluators::settle(player_of(player)?, judge_of(judge)?, distinct);
    shown(&settled)
}

/// The seconds that people need for a throw and its move.
#[wasm_bindgen]
#[must_use]
pub fn lab_seconds_per_throw() -> f64 {
    SECONDS_PER_THROW
}

/// The columns of a row, in order.
#[wasm_bindgen]
pub fn lab_columns() -> Result<Vec<Ts<LabColumn>>, JsValue> {
    let described = GameRow::COLUMNS.iter().zip(GameRow::DESCRIPTIONS);
    let columns = described.map(|(name, description)| LabColumn {
        name,
        description: description.trim(),
    });
    all(&columns.collect::<Vec<_>>())
}

/// All measures, in display order.
#[wasm_bindgen]
pub fn lab_measures() -> Result<Vec<Ts<Measure>>, JsValue> {
    all(MEASURES)
}

/// The disputed points of a ruleset, one entry per reading.
#[wasm_bindgen]
pub fn lab_points(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<Vec<Ts<Dispute>>, JsValue> {
    all(&disputes(&text("ruleset", ruleset)?).map_err(thrown)?)
}

/// The rulesets of a sweep, in the order that `lab_sweep` expects: the ruleset itself, then one for
/// each of `lab_points`.
#[wasm_bindgen]
pub fn lab_sweep_rulesets(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<Vec<String>, JsValue> {
    sweep_rulesets(&text("ruleset", ruleset)?).map_err(thrown)
}

/// Compares the first ruleset with each of the others. `rows` are in the order of the rulesets, which
/// must have the same number of games.
#[wasm_bindgen]
pub fn lab_compare(
    #[wasm_bindgen(unchecked_param_type = "LabRun")] run: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array[]")] rows: &JsValue,
) -> Result<Vec<Ts<Comparison>>, JsValue> {
    let (run, rows) = run_of(run, rows)?;
    all(&compare(&run, &rows).map_err(thrown)?)
}

/// Ranks the disputed points of the first ruleset of `lab_sweep_rulesets`.
#[wasm_bindgen]
pub fn lab_sweep(
    #[wasm_bindgen(unchecked_param_type = "LabRun")] run: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array[]")] rows: &JsValue,
) -> Result<Ts<Sweep>, JsValue> {
    let (run, rows) = run_of(run, rows)?;
    shown(&sweep(&run, &rows).map_err(thrown)?)
}

/// The four rulesets of a grid, row by row: of one ruleset and two points, or of two rulesets and one
/// point, such as `pairs=off`.
#[wasm_bindgen]
pub fn lab_grid_rulesets(
    #[wasm_bindgen(unchecked_param_type = "string[]")] rulesets: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] points: &JsValue,
) -> Result<Vec<String>, JsValue> {
    let (rulesets, points) = (texts("rulesets", rulesets)?, texts("points", points)?);
    grid_rulesets(&rulesets, &points).map_err(thrown)
}

/// Compares the four rulesets of `lab_grid_rulesets`.
#[wasm_bindgen]
pub fn lab_grid(
    #[wasm_bindgen(unchecked_param_type = "LabRun")] run: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array[]")] rows: &JsValue,
) -> Result<Ts<Grid>, JsValue> {
    let (run, rows) = run_of(run, rows)?;
    shown(&grid(&run, &rows).map_err(thrown)?)
}

/// The canonical written form of a ruleset, including the options that only the laboratory has. Fails if
/// the text is not a ruleset.
#[wasm_bindgen]
pub fn lab_ruleset(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<String, JsValue> {
    let ruleset = parse_variant(&text("ruleset", ruleset)?).map_err(thrown)?;
    Ok(ruleset.name().into())
}

/// What holds for all players, from runs of the same games by different players or judges. `rows` are
/// those of all runs, one after another.
#[wasm_bindgen]
pub fn lab_across(
    #[wasm_bindgen(unchecked_param_type = "LabRun[]")] runs: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array[]")] rows: &JsValue,
) -> Result<Ts<Across>, JsValue> {
    let mut rows = tables("rows", rows, GameRow::COLUMNS.len())?.into_iter();
    let mut played = Vec::new();
    for run in object::<Vec<LabRun>>("runs", runs)? {
        let own: Vec<Vec<u64>> = rows.by_ref().take(run.rulesets.len()).collect();
        played.push(with_rows(run, &own)?);
    }
    shown(&across(&played).map_err(thrown)?)
}

fn run_of(run: &JsValue, rows: &JsValue) -> Result<(Run, Vec<Vec<GameRow>>), JsValue> {
    let rows = tables("rows", rows, GameRow::COLUMNS.len())?;
    with_rows(object("run", run)?, &rows)
}

fn with_rows(run: LabRun, rows: &[Vec<u64>]) -> Result<(Run, Vec<Vec<GameRow>>), JsValue> {
    let rows: Vec<Vec<GameRow>> = rows.iter().map(|table| rows_of(table)).collect();
    let run = Run {
        rulesets: run.rulesets,
        games: rows.first().map_or(0, Vec::len) as u64,
        seed: whole("seed", &run.seed.into(), MAX_SEED)?,
        versions: Versions::with_judges(run.judges),
        evaluators: run.evaluators,
    };
    Ok((run, rows))
}

fn rows_of(fields: &[u64]) -> Vec<GameRow> {
    let rows = fields.chunks_exact(GameRow::COLUMNS.len());
    let rows = rows.map(|row| row.try_into().expect("a chunk has that length"));
    rows.map(GameRow::from_array).collect()
}

/// The kind of player passed as the argument `player`.
fn player_of(name: &JsValue) -> Result<Player, JsValue> {
    text("player", name)?.parse().map_err(thrown)
}

/// The kind of judge passed as the argument `judge`.
fn judge_of(name: &JsValue) -> Result<Judge, JsValue> {
    text("judge", name)?.parse().map_err(thrown)
}

/// The object of this type passed as the argument `name`.
fn object<T: DeserializeOwned>(name: &str, value: &JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value.clone()).map_err(|error| {
        let message = format!("{name} must be what the laboratory returned: {error}");
        thrown(SenetError::new(ErrorKind::BadArgument, message).at(name))
    })
}
