//! The same game with the names of the sides exchanged: nothing that anybody chooses or measures depends on
//! who is called White.

use crate::playing::{variants, wander};
use crate::samples::samples;
use senet::lab::{GameRow, Judge, Player, Table};
use senet::players::{BestEvaluator, Level};
use senet::position::Position;
use senet::rules::{CATALOGUE, Opening, Start};
use senet::{Ruleset, Side};

/// The rules of an entry with the names of the sides exchanged.
fn renamed(id: &str) -> Option<String> {
    let rules = Ruleset::parse(id).expect("a ruleset").rules().clone();
    let other = |side: Side| match side {
        Side::White => "black",
        Side::Black => "white",
    };
    let start = match rules.start {
        Start::Alternating { odd } => format!("start={}_odd,", other(odd)),
        Start::Hand => String::new(),
    };
    Some(match rules.opening {
        Opening::Begins(side) => format!("{id}[{start}opening={}]", other(side)),
        Opening::FirstOne(side) => format!("{id}[{start}opening=one_is_{}]", other(side)),
        // White throws first.
        Opening::HigherThrow => return None,
    })
}

/// A negative control for every entry, player and judge: exchanging the names of the sides changes no event
/// and no chance, also in games of thousands of throws.
#[test]
fn exchanged_names_change_no_row_of_the_laboratory() {
    let players = ["net", "hand-made", "human-like", "random", "net:0.2"];
    let (mut tried, mut longest) = (0, 0);
    for entry in CATALOGUE {
        let Some(other) = renamed(entry.id) else {
            continue;
        };
        let tables = [entry.id, &other].map(|name| Table::new(name).expect("a ruleset"));
        for player in players {
            let player: Player = player.parse().expect("a player");
            for judge in [Judge::Net, Judge::HandMade] {
                let play = |table: &Table| -> Vec<GameRow> {
                    (1..3)
                        .map(|game| table.play(player, judge, 5, game))
                        .collect()
                };
                let [rows, others] = tables.each_ref().map(play);
                assert_eq!(rows, others, "{other}, {player}, {judge}");
                longest = rows.iter().map(|row| row.throws).fold(longest, u64::max);
            }
            let [score, others] = tables.each_ref().map(|table| table.score(player, 5, 1));
            assert_eq!(score, others, "{other}, {player}");
        }
        tried += 1;
    }
    assert!(
        tried >= 10 && longest > 4_000,
        "{tried} entries, {longest} throws"
    );
}

/// Every level, in every ruleset with all its options, also where a ceremony decides who begins.
#[test]
fn every_level_chooses_the_same_on_either_side() {
    let mut chosen = 0;
    for name in variants() {
        let ruleset = Ruleset::parse(&name).expect("a ruleset");
        if ruleset.rules().start_lock {
            // Pieces that have not moved yet depend on their owner.
            continue;
        }
        let evaluator = BestEvaluator::built_in(&ruleset);
        let mut positions: Vec<Position> = Vec::new();
        wander(&ruleset, 11, samples(500), |position| {
            if position.moves(&ruleset).len() > 1 {
                positions.push(*position);
            }
        });
        for &level in Level::ALL {
            // The master looks thousands of positions ahead.
            let every = if level == Level::Master { 25 } else { 1 };
            for position in positions.iter().step_by(every) {
                let choice = level.choose(&ruleset, position, &evaluator);
                let mirrored = level.choose(&ruleset, &position.mirrored(), &evaluator);
                assert_eq!(choice, mirrored, "{name}, {level}, {position:?}");
                chosen += 1;
            }
        }
    }
    assert!(chosen > 5_000, "{chosen} choices");
}
