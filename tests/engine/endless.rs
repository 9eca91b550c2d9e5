//! Rules by which games hardly ever end are recognised, in a bounded time.

use crate::command_line::senet;
use crate::playing::ruleset;
use senet::matches::endless::hardly_ever_ends;
use senet::rules::CATALOGUE;

const ENDLESS: [&str; 3] = [
    "jequier-masters[pieces=9]",
    "kendall-masters[clear_first=2-25]",
    "kendall-wiki[trap,clear_first=10-26]",
];

#[test]
fn rules_by_which_games_hardly_ever_end_are_recognised() {
    for written in ENDLESS {
        assert!(hardly_ever_ends(&ruleset(written)), "{written}");
    }
}

#[test]
fn games_by_the_rules_of_the_catalogue_end() {
    for entry in CATALOGUE {
        assert!(!hardly_ever_ends(&ruleset(entry.id)), "{}", entry.id);
    }
    for written in [
        "kendall-masters[pieces=2,start_house=17]",
        "kendall-masters[blockade]",
    ] {
        assert!(!hardly_ever_ends(&ruleset(written)), "{written}");
    }
}

#[test]
fn the_simulation_reports_endless_games_too() {
    let told = |ruleset| {
        let done = senet(&["simulate", "-g", "4", "-r", ruleset], "");
        String::from_utf8(done.stdout).expect("text")
    };
    let sentence = "Games under these rules hardly ever end.";
    assert!(told(ENDLESS[0]).contains(sentence));
    assert!(!told("simple").contains(sentence));
}
