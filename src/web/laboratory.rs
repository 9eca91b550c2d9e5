//! The laboratory API: simulates games in any number of workers and computes statistics in one of them.
//! Results are the same as those of `senet lab`.
//!
//! 1. `lab_points(ruleset)` lists the disputed points of a ruleset, `lab_measures()` the measures.
//! 2. In each worker: `new LabTable(ruleset)`; if `net_wanted()` names a net, fetch that file and call
//!    `load_net(bytes)`, which also checks the net under the rules; then call `play(player, seed, first,
//!    count)` for any chunk of games. A chunk is a `Float64Array` of whole numbers with one row of
//!    `lab_columns()` per game: append the chunks of a ruleset in the order of their games.
//! 3. `lab_compare` and `lab_sweep` compute statistics from the rows. Call them as often as you
//!    like while games arrive, with the same number of games for each ruleset. Merge rows, not
//!    statistics.
//! 4. `record(player, seed, game)` returns the record of one of these games for replay.
//!
//! Players are `near-perfect`, `hand-made`, `human-like` and `random`; seeds are whole numbers up to
//! 999,999,999,999,999. Rulesets accept two additional options: `light=40` and `drowned_guards=off`.

use super::arguments::{MAX_SAFE, bytes, tables, text, texts, whole};
use super::{all, shown, thrown};
use crate::ai::{BestEvaluator, Net};
use crate::net_check::{best_for, vet};
use crate::rules::Ruleset;
use crate::sim::{
    Comparison, Dispute, GameRow, Grid, MAX_SEED, MEASURES, Player, Run, Sweep, Versions, compare,
    disputes, game_of, grid, grid_rulesets, judge_name, parse_variant, play_game, sweep,
    sweep_rulesets,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A measure, as `senet lab measures` lists it.
#[derive(Serialize, Tsify)]
pub struct LabMeasure {
    /// The name.
    pub id: &'static str,
    /// The unit of its values: `throws`, `share`, `per_100_throws`, `chance` or `per_game`.
    pub unit: &'static str,
    /// The definition in one English sentence.
    pub definition: &'static str,
    /// The source of the definition.
    pub source: &'static str,
}

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

/// One ruleset in the laboratory.
#[wasm_bindgen]
pub struct LabTable {
    ruleset: Ruleset,
    judge: BestEvaluator,
}

#[wasm_bindgen]
impl LabTable {
    /// Creates a table for this ruleset.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
    ) -> Result<LabTable, JsValue> {
        let ruleset = variant_of(ruleset)?;
        let judge = best_for(&ruleset);
        Ok(LabTable { ruleset, judge })
    }

    /// The canonical written form.
    #[wasm_bindgen(getter)]
    pub fn ruleset(&self) -> String {
        self.ruleset.name().into()
    }

    /// The file name of the net for near-perfect players and for all chances; `undefined` once it is
    /// loaded.
    pub fn net_wanted(&self) -> Option<String> {
        self.judge.net_wanted(&self.ruleset).map(String::from)
    }

    /// Uses the net of this file unless it does worse under these rules than the hand-made evaluation.
    pub fn load_net(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] file: &JsValue,
    ) -> Result<(), JsValue> {
        let net = Net::from_bytes(&bytes("file", file)?).map_err(thrown)?;
        let judge = BestEvaluator::heuristic().with_net(&self.ruleset, net);
        self.judge = vet(&self.ruleset, judge);
        Ok(())
    }

    /// The name of the evaluator, an argument of `lab_compare` and `lab_sweep`.
    #[wasm_bindgen(getter)]
    pub fn judge(&self) -> String {
        judge_name(&self.judge)
    }

    /// The rows of `count` games, at most 100,000, starting with game number `first`, in one array.
    pub fn play(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] first: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
    ) -> Result<Vec<f64>, JsValue> {
        let (player, seed) = (player_of(player)?, whole("seed", seed, MAX_SEED)?);
        let first = whole("first", first, MAX_SAFE)?;
        let count = whole("count", count, MOST_GAMES)?;
        let mut fields = Vec::with_capacity(count as usize * GameRow::COLUMNS.len());
        for game in first..first + count {
            let row = play_game(&self.ruleset, &self.judge, player, seed, game);
            fields.extend(row.to_array().map(|field| field as f64));
        }
        Ok(fields)
    }

    /// The record of game number `game`, counted from 0. Fails for rulesets with `light` or
    /// `drowned_guards`, which the board cannot show.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] game: &JsValue,
    ) -> Result<String, JsValue> {
        let (player, seed) = (player_of(player)?, whole("seed", seed, MAX_SEED)?);
        let game = game_of(
            &self.ruleset,
            &self.judge,
            player,
            seed,
            whole("game", game, MAX_SAFE)?,
        );
        Ok(game.map_err(thrown)?.record())
    }
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
pub fn lab_measures() -> Result<Vec<Ts<LabMeasure>>, JsValue> {
    let measures = MEASURES.iter().map(|measure| LabMeasure {
        id: measure.id,
        unit: measure.unit.name(),
        definition: measure.definition,
        source: measure.source,
    });
    all(&measures.collect::<Vec<_>>())
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

/// Compares the first ruleset with each of the others. `judges` and `rows` are in the order of
/// `rulesets`; all rulesets must have the same number of games.
#[wasm_bindgen]
pub fn lab_compare(
    #[wasm_bindgen(unchecked_param_type = "string[]")] rulesets: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] judges: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array[]")] rows: &JsValue,
) -> Result<Vec<Ts<Comparison>>, JsValue> {
    let (run, rows) = run_of(rulesets, judges, player, seed, rows)?;
    all(&compare(&run, &rows).map_err(thrown)?)
}

/// Ranks the disputed points of the first ruleset of `lab_sweep_rulesets`.
#[wasm_bindgen]
pub fn lab_sweep(
    #[wasm_bindgen(unchecked_param_type = "string[]")] rulesets: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] judges: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array[]")] rows: &JsValue,
) -> Result<Ts<Sweep>, JsValue> {
    let (run, rows) = run_of(rulesets, judges, player, seed, rows)?;
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
    #[wasm_bindgen(unchecked_param_type = "string[]")] rulesets: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] judges: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] player: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array[]")] rows: &JsValue,
) -> Result<Ts<Grid>, JsValue> {
    let (run, rows) = run_of(rulesets, judges, player, seed, rows)?;
    shown(&grid(&run, &rows).map_err(thrown)?)
}

/// The canonical written form of a ruleset, including the options that only the laboratory has. Fails if
/// the text is not a ruleset.
#[wasm_bindgen]
pub fn lab_ruleset(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<String, JsValue> {
    Ok(variant_of(ruleset)?.name().into())
}

fn run_of(
    rulesets: &JsValue,
    judges: &JsValue,
    player: &JsValue,
    seed: &JsValue,
    rows: &JsValue,
) -> Result<(Run, Vec<Vec<GameRow>>), JsValue> {
    let rows = tables("rows", rows, GameRow::COLUMNS.len())?;
    let rows: Vec<Vec<GameRow>> = rows.iter().map(|table| rows_of(table)).collect();
    let run = Run {
        rulesets: texts("rulesets", rulesets)?,
        player: player_of(player)?,
        games: rows.first().map_or(0, Vec::len) as u64,
        seed: whole("seed", seed, MAX_SEED)?,
        versions: Versions::with_judges(texts("judges", judges)?),
    };
    Ok((run, rows))
}

fn rows_of(fields: &[u64]) -> Vec<GameRow> {
    let (rows, _) = fields.as_chunks();
    rows.iter().map(|&row| GameRow::from_array(row)).collect()
}

/// The kind of player passed as the argument `player`.
fn player_of(name: &JsValue) -> Result<Player, JsValue> {
    text("player", name)?.parse().map_err(thrown)
}

/// The ruleset of the laboratory passed as the argument `ruleset`.
fn variant_of(ruleset: &JsValue) -> Result<Ruleset, JsValue> {
    parse_variant(&text("ruleset", ruleset)?).map_err(thrown)
}
