//! Variations of catalogue rulesets: each point with other values, plus the changes that these require.

use crate::playing::ruleset;
use senet::Ruleset;
use senet::rules::parameters::parameter;

/// For each dimension, values that differ from the catalogue, with the changes they require.
const OTHER_VALUES: [(&str, &[&str]); 51] = [
    ("houses", &["houses=60", "houses=30"]),
    ("pieces", &["pieces=4", "pieces=6"]),
    (
        "start",
        &[
            "start=white_odd",
            "start=black_odd",
            "start=hand,entry=any_throw",
            "start=white_odd,entry=none",
        ],
    ),
    (
        "opening",
        &[
            "opening=white",
            "opening=black",
            "opening=higher_throw",
            "opening=one_is_white",
            "opening=one_is_black",
        ],
    ),
    (
        "starting_throw",
        &["starting_throw=on", "starting_throw=off"],
    ),
    ("start_house", &["start_house=1", "start_house=3"]),
    ("start_lock", &["start_lock=on", "start_lock=off"]),
    (
        "entry",
        &["entry=none,start=white_odd", "entry=any_throw,start=hand"],
    ),
    (
        "entry_throws",
        &["entry_throws=1-6", "entry_throws=4", "entry_throws=1.2"],
    ),
    ("entry_at", &["entry_at=0", "entry_at=1"]),
    (
        "zero",
        &["zero=0", "zero=4", "zero=5", "zero=6", "zero=die"],
    ),
    (
        "sticks",
        &[
            "sticks=4",
            "sticks=2",
            "sticks=5",
            "sticks=die4",
            "sticks=die6",
        ],
    ),
    (
        "values",
        &["values=count", "values=4.3.2.1.5", "values=0.2.1.3.4"],
    ),
    ("rethrow", &["rethrow=none", "rethrow=2", "rethrow=3.4"]),
    ("lost", &["lost=none", "lost=2", "lost=3"]),
    ("again", &["again=none", "again=1.4.5", "again=2.3"]),
    (
        "again_without_move",
        &["again_without_move=none", "again_without_move=1.4.5"],
    ),
    ("again_on", &["again_on=none", "again_on=4.5.6.10.11"]),
    (
        "ends_turn",
        &["ends_turn=none", "ends_turn=3.4.7.8.12", "ends_turn=27"],
    ),
    (
        "turn",
        &["turn=single", "turn=series", "turn=single,entry=any_throw"],
    ),
    ("stop", &["stop=0", "stop=25", "stop=0,trap=off"]),
    ("trap", &["trap=on", "trap=off"]),
    (
        "stop_over",
        &["stop_over=lost", "stop_over=halt", "stop_over=bounce"],
    ),
    ("blockade", &["blockade=on", "blockade=off", "blockade=2"]),
    ("corners", &["corners=on", "corners=off"]),
    ("pairs", &["pairs=on", "pairs=off", "pairs=3"]),
    ("unprotected", &["unprotected=none", "unprotected=9-24"]),
    (
        "water_suspends_pairs",
        &["water_suspends_pairs=on", "water_suspends_pairs=off"],
    ),
    ("safe", &["safe=none", "safe=2-15", "safe=30"]),
    (
        "safe_while_water",
        &["safe_while_water=none", "safe_while_water=28.29"],
    ),
    (
        "hit",
        &[
            "hit=swap",
            "hit=lowest_empty",
            "hit=empty_behind",
            "hit=to_hand,entry=any_throw",
            "hit=none",
            "hit=swap,end=first_off",
        ],
    ),
    ("hit_to_water", &["hit_to_water=none", "hit_to_water=28"]),
    (
        "may_decline_hit",
        &["may_decline_hit=on", "may_decline_hit=off"],
    ),
    ("fall_back", &["fall_back=on", "fall_back=off"]),
    (
        "backward",
        &[
            "backward=none,backward_from=0",
            "backward=to_empty",
            "backward=may_hit",
            "backward=to_empty,backward_from=30",
        ],
    ),
    ("backward_from", &["backward_from=10", "backward_from=30"]),
    (
        "water_house",
        &["water_house=26", "water_house=26,stop=0", "water_house=28"],
    ),
    (
        "water",
        &[
            "water=none,water_house=0",
            "water=to_lowest",
            "water=to_return,return_house=15",
            "water=to_lowest,water_house=27",
            "water=none,water_house=0,trap=off",
        ],
    ),
    ("return_house", &["return_house=16", "return_house=10"]),
    (
        "return_full",
        &[
            "return_full=below",
            "return_full=lowest",
            "return_full=hand",
            "return_full=closed",
        ],
    ),
    (
        "rescued_moves_first",
        &["rescued_moves_first=on", "rescued_moves_first=off"],
    ),
    ("fixed", &["fixed=none", "fixed=28"]),
    (
        "stuck_to_water",
        &["stuck_to_water=none", "stuck_to_water=28"],
    ),
    (
        "last_chance",
        &["last_chance=none", "last_chance=28", "last_chance=29.30"],
    ),
    (
        "bear_off",
        &[
            "bear_off=exact",
            "bear_off=overshoot",
            "bear_off=onto_last",
            "bear_off=bounce",
        ],
    ),
    (
        "exits",
        &["exits=none", "exits=30:1", "exits=30:any", "exits=26:2"],
    ),
    (
        "clear_first",
        &["clear_first=none", "clear_first=1-10", "clear_first=1-20"],
    ),
    (
        "may_decline_off",
        &["may_decline_off=on", "may_decline_off=off"],
    ),
    ("vacate", &["vacate=none", "vacate=26-29", "vacate=3"]),
    (
        "end",
        &["end=board_empty,score=off", "end=first_off,hit=swap"],
    ),
    ("score", &["score=on", "score=off"]),
];

/// The written form of a ruleset with some dimensions changed.
pub fn changed(name: &str, change: &str) -> String {
    let names = |options: &str| -> Vec<String> {
        let options = options.split(',');
        let names = options.map(|option| option.split('=').next().unwrap_or(option).to_owned());
        names.collect()
    };
    let bracketed = name.strip_suffix(']').and_then(|open| open.split_once('['));
    let (id, options) = bracketed.unwrap_or((name, ""));
    let replaced = names(change);
    let others = options.split(',').filter(|option| !option.is_empty());
    let others = others.filter(|option| !replaced.contains(&names(option)[0]));
    let options: Vec<&str> = others.chain([change]).collect();
    format!("{id}[{}]", options.join(","))
}

/// The rulesets that differ from this one in a dimension, with the change that makes them.
pub fn others(name: &str, dimension_name: &str) -> Vec<(&'static str, Ruleset)> {
    let parameter = parameter(dimension_name).expect("a known parameter");
    let here = parameter.get(ruleset(name).rules());
    let (_, values) = OTHER_VALUES
        .iter()
        .find(|(name, _)| *name == dimension_name)
        .unwrap_or_else(|| panic!("other values for {dimension_name}"));
    values
        .iter()
        .filter_map(|change| Some((*change, Ruleset::parse(&changed(name, change)).ok()?)))
        .filter(|(_, other)| parameter.get(other.rules()) != here)
        .collect()
}
