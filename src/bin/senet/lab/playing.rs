//! Who plays, who judges, and the games of a run.

use super::tables::distinct;
use crate::arena::load_nets;
use crate::arguments::{MAX_GAMES, Running, pool, within};
use clap::Args;
use rayon::prelude::*;
use senet::lab::{
    Evaluators, GameRow, Judge, Player, Run, Table, Trust, TrustVerdict, Versions, parse_variant,
};
use senet::{ErrorKind, SenetError};
use std::path::PathBuf;

/// The name that stands for all deliberate kinds of player.
const EVERYONE: &str = "all";
/// The players that it stands for.
const DELIBERATE: [Player; 3] = [Player::NET, Player::HAND_MADE, Player::HUMAN_LIKE];

/// The players, the judge and the number of games.
#[derive(Args)]
pub struct Playing {
    /// The players: net, hand-made, human-like or random, or net:0.2 for random choices in 20 %; `all`
    /// compares net, hand-made and human-like.
    #[arg(long, short, default_value = "net")]
    player: String,
    /// Who estimates the chances, in every ruleset: net, hand-made or none.
    #[arg(long, default_value = "net")]
    judge: String,
    /// Which measures to compute: `counts` needs no judge and is many times as fast.
    #[arg(long, default_value = "all", value_parser = ["all", "counts"])]
    measures: String,
    /// The number of games for each ruleset: choose 500, 2000 or 10000 before you look at results.
    #[arg(long, short, default_value_t = 2_000, value_parser = within(1..=MAX_GAMES))]
    pub games: u64,
    #[command(flatten)]
    pub running: Running,
    /// A folder with nets of more rulesets. Each is used for exactly the rules it was trained with.
    #[arg(long, value_name = "FOLDER")]
    pub nets: Option<PathBuf>,
}

/// What to do with rulesets whose net is not trusted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Untrusted {
    /// Replace the nets by the hand-made evaluation in the whole run.
    Replace,
    /// Leave the rulesets out, except the first.
    LeaveOut,
}

/// The rows of a range of games, for each ruleset of a run.
pub type Rows = Vec<Vec<GameRow>>;

impl Playing {
    /// The kinds of player that were asked for.
    pub fn players(&self) -> Result<Vec<Player>, SenetError> {
        if self.player == EVERYONE {
            return Ok(DELIBERATE.to_vec());
        }
        Ok(vec![self.player.parse()?])
    }

    fn judge(&self) -> Result<Judge, SenetError> {
        match &*self.measures {
            "counts" => Ok(Judge::None),
            _ => self.judge.parse(),
        }
    }

    /// Sets up the rulesets and settles who plays and who judges, before the first game.
    pub fn set_up(
        &self,
        rulesets: &[String],
        player: Player,
        untrusted: Untrusted,
    ) -> Result<SetUp, SenetError> {
        self.set_up_by(rulesets, player, self.judge()?, untrusted)
    }

    /// Like [`set_up`](Playing::set_up), with another judge than the option's.
    pub fn set_up_by(
        &self,
        rulesets: &[String],
        player: Player,
        judge: Judge,
        untrusted: Untrusted,
    ) -> Result<SetUp, SenetError> {
        let nets = self.nets.as_deref().map_or(Ok(Vec::new()), load_nets)?;
        self.running.pool()?.install(|| {
            let tables = rulesets.par_iter().map(|name| Table::new(name));
            let mut tables = tables.collect::<Result<Vec<Table>, SenetError>>()?;
            for table in &mut tables {
                table.choose_net(&nets);
            }
            let mut trust: Vec<Trust> = Vec::new();
            if Evaluators::need_nets(player, judge) {
                trust = tables.par_iter().map(Table::trust).collect();
            }
            let is_trusted = |trust: &Trust| trust.verdict == TrustVerdict::Trusted;
            if untrusted == Untrusted::LeaveOut && trust.first().is_some_and(is_trusted) {
                let kept: Vec<bool> = trust.iter().map(is_trusted).collect();
                let mut flags = kept.iter();
                tables.retain(|_| flags.next() == Some(&true));
                trust.retain(is_trusted);
            }
            let evaluators = Evaluators::settle(player, judge, distinct(trust));
            let judges = tables
                .iter()
                .map(|table| table.judge_name(evaluators.judge));
            let run = Run {
                rulesets: tables
                    .iter()
                    .map(|table| table.ruleset().name().to_owned())
                    .collect(),
                games: self.games,
                seed: self.running.seed,
                versions: Versions::with_judges(judges.collect()),
                evaluators,
            };
            Ok(SetUp { run, tables })
        })
    }

    /// The player's scores against random play, for each ruleset and game.
    pub fn scores(&self, set_up: &SetUp) -> Result<Vec<Vec<Option<f64>>>, SenetError> {
        let player = set_up.run.evaluators.player;
        let scores = |table: &Table| {
            let games = (0..self.games).into_par_iter();
            games
                .map(|game| table.score(player, self.running.seed, game))
                .collect()
        };
        self.running
            .pool()?
            .install(|| Ok(set_up.tables.iter().map(scores).collect()))
    }

    /// Plays all games by each kind of player that was asked for, each of them once.
    pub fn play_all(
        &self,
        rulesets: &[String],
        untrusted: Untrusted,
    ) -> Result<Vec<(Run, Rows)>, SenetError> {
        let mut runs: Vec<(Run, Rows)> = Vec::new();
        for player in self.players()? {
            let set_up = self.set_up(rulesets, player, untrusted)?;
            let settled = set_up.run.evaluators.player;
            let repeated = |(run, _): &(Run, Rows)| run.evaluators.player == settled;
            if runs.iter().any(repeated) {
                continue;
            }
            let same_judge = runs.iter().find(|(run, _)| {
                run.evaluators.judge == set_up.run.evaluators.judge
                    && run.rulesets == set_up.run.rulesets
            });
            let games: Vec<u64> = (0..self.games).collect();
            let rows = set_up.play(
                self.running.threads,
                &games,
                same_judge.map(|(_, rows)| rows),
            )?;
            runs.push((set_up.run, rows));
        }
        Ok(runs)
    }
}

/// A run before its games.
pub struct SetUp {
    pub run: Run,
    tables: Vec<Table>,
}

impl SetUp {
    /// Sets up a run that was planned before, if this program plays the same games.
    pub fn of_run(run: &Run) -> Result<SetUp, SenetError> {
        let tables = run.rulesets.iter().map(|name| Table::new(name));
        let tables = tables.collect::<Result<Vec<Table>, SenetError>>()?;
        let judges = tables
            .iter()
            .map(|table| table.judge_name(run.evaluators.judge));
        let here = Versions::with_judges(judges.collect());
        if here != run.versions {
            let told = |versions: &Versions| serde_json::to_string(versions).expect("texts");
            let message = format!(
                "the run was begun by another version of this program, {}; this one is {}",
                told(&run.versions),
                told(&here)
            );
            return Err(SenetError::new(ErrorKind::BadInput, message).at("versions"));
        }
        let run = run.clone();
        Ok(SetUp { run, tables })
    }

    /// Plays these games for every ruleset. `skill` contains rows of the same games by the same judge, if
    /// another player has already played them.
    pub fn play(
        &self,
        threads: usize,
        games: &[u64],
        skill: Option<&Rows>,
    ) -> Result<Rows, SenetError> {
        let Evaluators { player, judge, .. } = self.run.evaluators;
        let seed = self.run.seed;
        let one = |number: usize, table: &Table, place: usize, game: u64| {
            let Some(skill) = skill else {
                return table.play(player, judge, seed, game);
            };
            let mut row = table.play_course(player, judge, seed, game);
            row.copy_skill(&skill[number][place]);
            row
        };
        pool(threads)?.install(|| {
            let tables = self.tables.iter().enumerate();
            Ok(tables
                .map(|(number, table)| {
                    let games = games.par_iter().enumerate();
                    games
                        .map(|(place, &game)| one(number, table, place, game))
                        .collect()
                })
                .collect())
        })
    }
}

/// The written forms of rulesets, perhaps with options of the laboratory.
pub fn names_of(rulesets: &[String]) -> Result<Vec<String>, SenetError> {
    let names = rulesets.iter();
    names
        .map(|text| Ok(parse_variant(text)?.name().to_owned()))
        .collect()
}

/// An error about the option `player`.
pub fn bad_player(message: &str) -> SenetError {
    SenetError::new(ErrorKind::BadOption, message).at("player")
}
