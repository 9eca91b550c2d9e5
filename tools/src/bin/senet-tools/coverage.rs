//! `senet-tools coverage`: tests whether the laboratory's confidence intervals have the coverage
//! they claim.

use crate::arguments::pool;
use clap::Args;
use rayon::prelude::*;
use senet::lab::{
    Cast, Compared, Evaluators, GameRow, Judge, MEASURES, Player, Run, Table, Versions, compare,
    parse_variant, play_game,
};
use senet::players::endgames::Solver;
use senet::players::{BestEvaluator, TablebaseFirst};
use senet::{Ruleset, SenetError};
use senet_tools::perfect_play::PerfectGame;
use std::fmt::Write;

/// Rulesets, players and judges to compare with themselves, using different throws. Some judges differ
/// from the players, and none is perfect.
const SELF: [(&str, Player, Judge); 5] = [
    ("kendall-masters[pieces=3]", Player::NET, Judge::Net),
    (
        "kendall-masters[pieces=2]",
        Player::HUMAN_LIKE,
        Judge::HandMade,
    ),
    ("kendall-masters[pieces=2]", Player::NET, Judge::HandMade),
    ("simple[pieces=3]", Player::HAND_MADE, Judge::Net),
    ("bell[pieces=3]", Player::RANDOM, Judge::HandMade),
];

/// A control that hardly changes the game: White begins without the ceremony, in which the side that
/// begins also makes a move.
const CONTROL: [&str; 2] = ["jequier-masters", "jequier-masters[opening=white]"];

/// The solved games by which judges that are not perfect are examined.
const EXAMINED: [usize; 3] = [1, 3, 4];

/// Small games, with the number of their pieces.
const SOLVED: [(&str, u8); 5] = [
    ("kendall-masters[pieces=1]", 1),
    ("kendall-masters[pieces=2]", 2),
    ("kendall-masters[pieces=3]", 3),
    ("simple[pieces=1]", 1),
    ("simple[pieces=2]", 2),
];

/// The entries of [`SOLVED`] to compare.
const PAIRS: [[usize; 2]; 3] = [[0, 1], [1, 2], [3, 4]];

/// The maximum number of pieces per side for which the exact course of a game is computed.
const FOLLOWED: u8 = 2;

/// The number of steps into which the chance is divided for the exact drama, which is accurate to
/// half a step.
const DRAMA_STEPS: u32 = 64;

/// A layer counts as solved when a sweep changes no bound by more than this.
const PRECISION: f64 = 1e-6;
/// Bytes for the transitions of a layer.
const MEMORY: u64 = 2 << 30;

/// Two rulesets with a difference known from earlier sweeps: games without protecting pairs are
/// much longer.
const KNOWN: [&str; 2] = ["kendall-masters", "kendall-masters[pairs=off]"];

/// The number of games per sample: the smallest that the laboratory offers.
const GAMES: u64 = 500;

/// The distance from the estimate to either bound of an interval, in standard errors: the normal
/// quantile for 22 intervals that hold simultaneously with a probability of 95 %.
const BOUND: f64 = 3.052_065_2;

/// The numbers of comparisons.
#[derive(Args)]
pub struct Options {
    /// Comparisons of each ruleset with itself.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    repeats: u64,
    /// Comparisons of each pair of solved games.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    exact: u64,
    /// Comparisons with the known difference.
    #[arg(long, default_value_t = 5)]
    known: u64,
    /// The number of threads; 0 for one per core.
    #[arg(long, short, default_value_t = 0)]
    threads: usize,
}

/// Plays all comparisons and prints the page of documentation.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let pool = pool(options.threads)?;
    let text = pool.install(|| {
        let games = SOLVED.par_iter();
        let games = games.map(|&game| solved(game, options.exact));
        let games = games.collect::<Result<Vec<Solved>, SenetError>>()?;
        let parts = [
            introduction(options),
            with_itself(options.repeats)?,
            with_exact_values(&games, options.exact)?,
            with_imperfect_judges(&games)?,
            with_changed_evaluators()?,
            with_known_difference(options.known)?,
        ];
        Ok::<_, SenetError>(parts.join("\n"))
    })?;
    print!("{text}");
    Ok(())
}

/// A sample: [`GAMES`] games of one seed.
fn sample(ruleset: &Ruleset, cast: &Cast, seed: u64) -> Vec<GameRow> {
    let play = |game| play_game(ruleset, cast, seed, game);
    (0..GAMES).into_par_iter().map(play).collect()
}

/// A sample with the evaluators of a table.
fn sample_at(table: &Table, player: Player, judge: Judge, seed: u64) -> Vec<GameRow> {
    let play = |game| table.play(player, judge, seed, game);
    (0..GAMES).into_par_iter().map(play).collect()
}

fn measured(player: Player, seed: u64, rows: [&[GameRow]; 2]) -> Result<Vec<Compared>, SenetError> {
    let run = Run {
        rulesets: vec!["A".into(), "B".into()],
        evaluators: Evaluators::settle(player, Judge::HandMade, Vec::new()),
        games: GAMES,
        seed,
        versions: Versions::with_judges(Vec::new()),
    };
    let comparisons = compare(&run, &rows.map(<[GameRow]>::to_vec))?;
    Ok(comparisons
        .into_iter()
        .flat_map(|one| one.measures)
        .collect())
}

fn introduction(
    Options {
        repeats,
        exact,
        known,
        ..
    }: &Options,
) -> String {
    format!(
        "# Do the intervals hold?\n\n\
         Generated by `senet-tools coverage --repeats {repeats} --exact {exact} --known {known}` (`./build.sh coverage`), with {GAMES} \
         games for each ruleset of a comparison. Definitions and statistics: [the laboratory](../lab.md).\n"
    )
}

fn with_itself(repeats: u64) -> Result<String, SenetError> {
    let mut text = format!(
        "## Does a ruleset differ from itself?\n\n\
         Comparison *k* plays one ruleset twice, with the throws of seeds 2*k* and 2*k* + 1. The 95 % intervals of its {} measures hold \
         simultaneously, so at most one comparison in twenty should show a clear difference anywhere.\n\n\
         | ruleset | player | judge | comparisons | with a clear difference | clear measures | which |\n\
         | --- | --- | --- | ---: | ---: | ---: | --- |\n",
        MEASURES.len()
    );
    let (mut all, mut false_alarms, mut clear_measures) = (0, 0, 0);
    for (name, player, judge) in SELF {
        let table = Table::new(name)?;
        let mut clear: Vec<Vec<&str>> = Vec::new();
        for number in 0..repeats {
            let rows =
                [2 * number, 2 * number + 1].map(|seed| sample_at(&table, player, judge, seed));
            let found = measured(player, number, [&rows[0], &rows[1]])?;
            let found = found.iter().filter(|measure| measure.clear);
            clear.push(found.map(|measure| measure.id).collect());
        }
        let alarms = clear.iter().filter(|ids| !ids.is_empty()).count();
        let which = clear.concat();
        writeln!(
            text,
            "| `{name}` | {player} | {judge} | {repeats} | {alarms} | {} of {} | {} |",
            which.len(),
            repeats * MEASURES.len() as u64,
            which.join(", ")
        )
        .expect("a text");
        all += repeats;
        false_alarms += alarms;
        clear_measures += which.len();
    }
    writeln!(
        text,
        "\n**{false_alarms} of {all} comparisons show a difference that is not there ({:.1} %; expected: at most 5 %), in \
         {clear_measures} of {} measures.**",
        100.0 * false_alarms as f64 / all as f64,
        all * MEASURES.len() as u64
    )
    .expect("a text");
    Ok(text)
}

/// The exact values of a solved game, by measure.
struct Solved {
    values: Vec<(&'static str, f64)>,
    /// The samples, by seed.
    samples: Vec<Vec<GameRow>>,
}

fn solved((name, pieces): (&str, u8), seeds: u64) -> Result<Solved, SenetError> {
    let ruleset = parse_variant(name)?;
    let solver = Solver::new(&ruleset, pieces)?.with_tolerance(PRECISION);
    let mut solver = solver.with_memory(MEMORY);
    while solver.step(1 << 20)?.layers_left > 0 {}
    let table = solver.finish();
    let chance = table
        .first_side_chance(&ruleset)
        .expect("solved from its start")
        .middle();
    let judge = TablebaseFirst::new(Some(&table), BestEvaluator::heuristic());
    let mut values = vec![
        ("first_score", chance),
        // The variance of the result.
        ("luck", (chance * (1.0 - chance)).sqrt()),
    ];
    if pieces <= FOLLOWED {
        let game = PerfectGame::new(&ruleset, &judge);
        eprintln!("{name}: {} positions before a throw", game.positions());
        values.push(("drama", game.drama(DRAMA_STEPS)));
        values.push(("comebacks", game.comebacks(0.25)));
    }
    let cast = Cast::by_one(Player::NET, &judge);
    let play = |seed| sample(&ruleset, &cast, seed);
    let samples = (0..seeds).map(play).collect();
    Ok(Solved { values, samples })
}

fn with_exact_values(solved: &[Solved], seeds: u64) -> Result<String, SenetError> {
    let mut text = String::from(
        "## Do the intervals contain exact values?\n\n\
         Both players are perfect: they use the tables of [solved games](../strength.md). The side that begins has an exact chance \
         *p*; the luck is √(*p*(1 − *p*)); the exact drama and comebacks follow from all positions that the players can reach. The \
         last column is the root mean square error, in the standard errors that the intervals imply. It is about 1 if the intervals \
         are neither too wide nor too narrow.\n\n\
         | comparison | measure | exact values | exact difference | contained | RMS error |\n\
         | --- | --- | ---: | ---: | ---: | ---: |\n",
    );
    let (mut contained, mut all) = (0, 0);
    for [before, after] in PAIRS {
        let [one, other] = [&solved[before], &solved[after]];
        let mut comparisons = Vec::new();
        for (seed, rows) in one.samples.iter().zip(&other.samples).enumerate() {
            comparisons.push(measured(Player::NET, seed as u64, [rows.0, rows.1])?);
        }
        for (&(id, value), &(_, next)) in one.values.iter().zip(&other.values) {
            let difference = next - value;
            let found = comparisons
                .iter()
                .flatten()
                .filter(|measure| measure.id == id);
            let found: Vec<&Compared> = found.collect();
            let inside = found.iter().filter(|measure| {
                measure.low.is_some_and(|low| low <= difference)
                    && measure.high.is_some_and(|high| difference <= high)
            });
            let inside = inside.count();
            let squares = found
                .iter()
                .filter_map(|measure| error(measure, difference));
            let squares: f64 = squares.map(|error| error * error).sum();
            writeln!(
                text,
                "| `{}` → `{}` | {id} | {:.2} %, {:.2} % | {:+.2} % | {inside} of {} | {:.2} |",
                SOLVED[before].0,
                SOLVED[after].0,
                100.0 * value,
                100.0 * next,
                100.0 * difference,
                found.len(),
                (squares / found.len() as f64).sqrt()
            )
            .expect("a text");
            contained += inside;
            all += found.len();
        }
    }
    writeln!(
        text,
        "\n**The exact difference lies in {contained} of {all} intervals** (seeds 0 to {}).",
        seeds - 1
    )
    .expect("a text");
    Ok(text)
}

/// The error of a measured difference, in the standard errors that its interval implies.
fn error(measure: &Compared, exact: f64) -> Option<f64> {
    let error = measure.difference? - exact;
    let margin = if error > 0.0 {
        measure.difference? - measure.low?
    } else {
        measure.high? - measure.difference?
    };
    Some(error / margin * BOUND)
}

/// The measures that an imperfect judge shows where the exact values are known.
fn with_imperfect_judges(solved: &[Solved]) -> Result<String, SenetError> {
    let mut text = String::from(
        "## How wrong are imperfect judges?\n\n\
         The net and the hand-made evaluation play and judge the same solved games, 2,000 in each row. The score of the side that begins \
         needs no judge; the other measures do. The table shows values, not differences, and their errors are those of judge and players \
         together.\n\n\
         | ruleset | player and judge | measure | exact | measured |\n\
         | --- | --- | --- | ---: | ---: |\n",
    );
    for number in EXAMINED {
        let exact = &solved[number];
        let (name, _) = SOLVED[number];
        let table = Table::new(name)?;
        for (player, judge) in [
            (Player::NET, Judge::Net),
            (Player::HAND_MADE, Judge::HandMade),
        ] {
            let rows: Vec<GameRow> = (0..4)
                .flat_map(|seed| sample_at(&table, player, judge, 100 + seed))
                .collect();
            let run = Run {
                rulesets: vec!["A".into(), "A".into()],
                evaluators: Evaluators::settle(player, judge, Vec::new()),
                games: rows.len() as u64,
                seed: 100,
                versions: Versions::with_judges(Vec::new()),
            };
            let found = compare(&run, &[rows.clone(), rows])?.remove(0).measures;
            for (id, value) in &exact.values {
                let found = found.iter().find(|measure| measure.id == *id);
                let found = found.and_then(|measure| measure.values[0]);
                writeln!(
                    text,
                    "| `{name}` | {judge} | {id} | {:.1} % | {} |",
                    100.0 * value,
                    found.map_or("-".into(), |found| format!("{:.1} %", 100.0 * found))
                )
                .expect("a text");
            }
        }
    }
    Ok(text)
}

/// What a change of judge or player between two samples would pass for, under rules that hardly differ.
fn with_changed_evaluators() -> Result<String, SenetError> {
    let mut text = format!(
        "## Can a change of judge or player look like the effect of a rule?\n\n\
         `{}` changes who begins `{}`, and its first move. By one player and one judge nothing is called clear. An interval can exclude zero all \
         the same: by the hand-made judge, whose chances contradict theory here (comebacks and luck), so that no measure of chances gets a \
         verdict. By the net as judge of the very same games nothing differs. The last two rows show what an earlier version of the \
         laboratory did by mistake, and why the program uses one player and one judge for a whole run.\n\n\
         | first ruleset | second ruleset | median throws | intervals without zero | called clear |\n\
         | --- | --- | ---: | --- | --- |\n",
        CONTROL[1], CONTROL[0]
    );
    let tables = [Table::new(CONTROL[0])?, Table::new(CONTROL[1])?];
    let hand_made = (Player::HAND_MADE, Judge::HandMade);
    for [first, second] in [
        [hand_made, hand_made],
        [
            (Player::HAND_MADE, Judge::Net),
            (Player::HAND_MADE, Judge::Net),
        ],
        [(Player::NET, Judge::Net), (Player::NET, Judge::Net)],
        [
            (Player::HUMAN_LIKE, Judge::Net),
            (Player::HUMAN_LIKE, Judge::Net),
        ],
        [(Player::HAND_MADE, Judge::Net), hand_made],
        [(Player::NET, Judge::Net), hand_made],
    ] {
        let rows = [
            sample_at(&tables[0], first.0, first.1, 1),
            sample_at(&tables[1], second.0, second.1, 1),
        ];
        let found = measured(first.0, 1, [&rows[0], &rows[1]])?;
        let names = |of: &dyn Fn(&Compared) -> bool| {
            let names = found.iter().filter(|one| of(one)).map(|one| one.id);
            names.collect::<Vec<&str>>().join(", ")
        };
        let without_zero = names(&|one| {
            one.low.is_some_and(|low| low > 0.0) || one.high.is_some_and(|high| high < 0.0)
        });
        let clear = names(&|one| one.clear);
        let shown = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:.0}"));
        writeln!(
            text,
            "| {}, judge {} | {}, judge {} | {}, {} | {without_zero} | {clear} |",
            first.0,
            first.1,
            second.0,
            second.1,
            shown(found[0].values[0]),
            shown(found[0].values[1])
        )
        .expect("a text");
    }
    Ok(text)
}

fn with_known_difference(seeds: u64) -> Result<String, SenetError> {
    let mut text = format!(
        "## Is a large difference found with {GAMES} games?\n\n\
         The median length of `{}` and `{}`, hand-made players and judge.\n\n\
         | seed | median throws | difference | interval | clear | clear measures |\n\
         | ---: | ---: | ---: | ---: | --- | ---: |\n",
        KNOWN[0], KNOWN[1]
    );
    let tables = [Table::new(KNOWN[0])?, Table::new(KNOWN[1])?];
    for seed in 1..=seeds {
        let rows = tables
            .each_ref()
            .map(|table| sample_at(table, Player::HAND_MADE, Judge::HandMade, seed));
        let found = measured(Player::HAND_MADE, seed, [&rows[0], &rows[1]])?;
        let [length, ..] = &found[..] else {
            unreachable!("every measure is there");
        };
        let shown = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:.0}"));
        writeln!(
            text,
            "| {seed} | {}, {} | {} | {} to {} | {} | {} |",
            shown(length.values[0]),
            shown(length.values[1]),
            shown(length.difference),
            shown(length.low),
            shown(length.high),
            if length.clear { "yes" } else { "**no**" },
            found.iter().filter(|measure| measure.clear).count()
        )
        .expect("a text");
    }
    Ok(text)
}
