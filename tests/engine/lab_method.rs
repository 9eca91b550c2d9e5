//! The method of the laboratory: one player and one judge, controls, verdicts, and what holds for all
//! players.

use super::laboratory::{judged_rows, rows, run_by, tempfile, text};
use senet::lab::{
    AcrossVerdict, Compared, GameRow, Judge, Player, PointKind, Run, Table, TrustVerdict, Verdict,
    Versions, across, compare, measures_by, stored_trust, sweep, sweep_rulesets,
};
use serde_json::Value;
use std::fs;

/// A game whose chances are not computed, or are computed by another judge, is the same game.
#[test]
fn the_judge_never_changes_what_is_played() {
    let events = |row: &GameRow| row.to_array()[..9].to_vec();
    for ruleset in ["kendall-masters", "piccione", "kendall-1979", "bell"] {
        let table = Table::new(ruleset).expect("a ruleset");
        for player in ["net", "hand-made", "human-like", "net:0.3"] {
            let player: Player = player.parse().expect("a player");
            let [counted, own, other] = [Judge::None, Judge::Net, Judge::HandMade]
                .map(|judge| table.play_course(player, judge, 7, 3));
            assert_eq!(events(&counted), events(&own), "{ruleset}, {player}");
            assert_eq!(events(&counted), events(&other), "{ruleset}, {player}");
            assert_eq!((counted.weighed, counted.luck_squared), (0, 0));
        }
    }
}

/// What happened before: the net of one ruleset of a comparison was replaced, and those of the others
/// were not.
#[test]
fn one_player_and_one_judge_serve_all_rulesets_of_a_run() {
    let distrusted = "kendall-masters[pairs=off]";
    let verdict = Table::new(distrusted).expect("a ruleset").trust().verdict;
    assert_eq!(verdict, TrustVerdict::Rejected);
    let compare = ["lab", "compare", "-r", "kendall-masters", "-r", distrusted];
    let result = text(&[&compare[..], &["-g", "6", "--json"]].concat());
    let result: Value = serde_json::from_str(&result).expect("JSON");
    assert_eq!(
        (&result["player"], &result["judge"]),
        (&"hand-made".into(), &"hand-made".into())
    );
    assert_eq!(result["evaluators"]["asked_player"], "net");
    assert_eq!(
        result["versions"]["judges"],
        serde_json::json!(["hand-made", "hand-made"])
    );
    let table = text(&[&compare[..], &["-g", "6"]].concat());
    assert!(table.contains("The nets were replaced by the hand-made evaluation in the whole run"));
    // The same games as by the hand-made player in both.
    let by_hand = text(
        &[
            &compare[..],
            &[
                "-g",
                "6",
                "--json",
                "-p",
                "hand-made",
                "--judge",
                "hand-made",
            ],
        ]
        .concat(),
    );
    let by_hand: Value = serde_json::from_str(&by_hand).expect("JSON");
    assert_eq!(by_hand["measures"], result["measures"]);
    assert_eq!(by_hand["evaluators"]["asked_player"], Value::Null);
}

/// A control that changes only who begins: by one player and one judge nothing differs, although the
/// change of player that once went unseen makes the game three times as long.
#[test]
fn who_begins_does_not_pass_for_an_effect() {
    let rulesets = ["jequier-masters", "jequier-masters[opening=white]"];
    let result = |player, judge| {
        let rows = rulesets.map(|ruleset| judged_rows(ruleset, player, judge, 1, 60));
        let run = run_by(&rulesets, player, judge, 60);
        compare(&run, &rows).expect("two samples").remove(0)
    };
    for (player, judge) in [
        (Player::HAND_MADE, Judge::HandMade),
        (Player::HUMAN_LIKE, Judge::Net),
    ] {
        let clear = result(player, judge)
            .measures
            .into_iter()
            .filter(|measure| measure.clear);
        assert_eq!(
            clear.map(|measure| measure.id).collect::<Vec<_>>(),
            [""; 0],
            "{player}"
        );
    }
}

/// The stored verdicts belong to the nets and the rules of this program; recomputing some of them
/// gives the same figures.
#[test]
fn stored_trust_is_what_the_test_of_the_nets_finds() {
    let stored = stored_trust();
    let table = fs::read_to_string("src/lab/trust.tsv").expect("the table");
    let rules = format!("# Rules {}.", Versions::with_judges(Vec::new()).rules);
    assert!(
        table.contains(&rules),
        "the rules have changed: run ./build.sh trust"
    );
    for ruleset in senet::rules::CATALOGUE.iter().map(|entry| entry.id) {
        let trust = stored.iter().find(|trust| trust.ruleset == ruleset);
        let trust = trust.unwrap_or_else(|| panic!("{ruleset} has no stored verdict"));
        assert_eq!(
            &Table::new(ruleset).expect("a ruleset").trust(),
            trust,
            "another net"
        );
    }
    for ruleset in [
        "kendall-masters[pairs=off]",
        "bell",
        "simple",
        "bell[pieces=5]",
    ] {
        let trust = stored.iter().find(|trust| trust.ruleset == ruleset);
        let decided = Table::new(ruleset).expect("a ruleset").decide_trust();
        assert_eq!(Some(&decided), trust, "{ruleset}");
    }
}

/// A row of a game with this length and winner.
fn played(throws: u64, won: bool) -> GameRow {
    GameRow {
        throws,
        won: u64::from(won),
        first_points: if won { 2 } else { 1 },
        decisions: throws,
        winner_lowest: 500_000,
        ..GameRow::default()
    }
}

fn lengths_by(player: Player, before: u64, after: u64) -> (Run, Vec<Vec<GameRow>>) {
    let games = |length: u64| {
        (0..60)
            .map(|game| played(length + game % 7, game % 2 == 0))
            .collect()
    };
    let run = run_by(&["simple", "bell"], player, Judge::None, 60);
    (run, vec![games(before), games(after)])
}

#[test]
fn a_finding_must_hold_for_every_deliberate_player() {
    let verdict = |runs: &[(Run, Vec<Vec<GameRow>>)]| {
        let together = across(runs).expect("runs");
        let length = &together.rulesets[0].measures[0];
        assert_eq!(length.id, "length");
        (
            length.verdict,
            length.least,
            length.most,
            length.sizes_differ,
        )
    };
    let net = lengths_by(Player::NET, 200, 300);
    let same = lengths_by(Player::HAND_MADE, 100, 110);
    let opposite = lengths_by(Player::HUMAN_LIKE, 100, 60);
    let unchanged = lengths_by(Player::HUMAN_LIKE, 100, 100);
    let random = lengths_by(Player::RANDOM, 500, 100);
    assert_eq!(
        verdict(&[net.clone(), same.clone(), random.clone()]),
        (AcrossVerdict::Holds, Some(10.0), Some(100.0), true)
    );
    for other in [opposite, unchanged.clone()] {
        let (found, least, ..) = verdict(&[net.clone(), other]);
        assert_eq!((found, least), (AcrossVerdict::DependsOnPlayer, None));
    }
    // A difference that is too small to be clear for one player does not contradict the others.
    let mut small = lengths_by(Player::HUMAN_LIKE, 100, 102);
    small.1[1].rotate_left(3);
    let clear = lengths_by(Player::HAND_MADE, 100, 104);
    let (found, least, ..) = verdict(&[small, clear]);
    assert_eq!((found, least), (AcrossVerdict::SeenForSome, None));
    // One deliberate player is not enough.
    assert_eq!(verdict(&[net.clone(), random]).0, AcrossVerdict::Unknown);
    assert!(across(&[net.clone(), net]).is_err());
}

/// The measure of a comparison of these games.
fn measure_of(id: &str, judge: Judge, rows: &[Vec<GameRow>]) -> Compared {
    let run = run_by(
        &["simple", "bell"],
        Player::HAND_MADE,
        judge,
        rows[0].len() as u64,
    );
    let comparison = compare(&run, rows).expect("two samples").remove(0);
    let mut measures = comparison.measures.into_iter();
    measures
        .find(|measure| measure.id == id)
        .expect("a measure")
}

#[test]
fn a_median_beyond_the_cap_is_more_than_the_cap() {
    let short: Vec<GameRow> = (0..100).map(|game| played(100 + game, true)).collect();
    let stopped = |count: usize| {
        let mut rows = short.clone();
        for row in &mut rows[..count] {
            *row = GameRow {
                throws: 5_000,
                stopped: 1,
                ..GameRow::default()
            };
        }
        rows
    };
    let length = measure_of("length", Judge::None, &[short.clone(), stopped(90)]);
    assert_eq!(length.values, [Some(149.0), Some(5_000.0)]);
    assert_eq!(length.beyond_cap, [false, true]);
    assert_eq!((length.clear, length.high), (true, None));
    assert!(length.low.is_some_and(|low| low > 4_000.0));
    // The games that ended are not typical of all, so nothing about them is clear.
    let first = measure_of("first_score", Judge::None, &[short.clone(), stopped(90)]);
    assert_eq!(first.verdict, Verdict::NotTypical);
    let both = measure_of("length", Judge::None, &[stopped(90), stopped(80)]);
    assert_eq!((both.difference, both.verdict), (None, Verdict::Unknown));
}

#[test]
fn equivalence_is_a_verdict_of_its_own() {
    let games = |by: u64| {
        (0..200)
            .map(|game| played(1_000 + game % 20 + by, true))
            .collect()
    };
    let length = |by| measure_of("length", Judge::None, &[games(0), games(by)]);
    assert_eq!(length(0).verdict, Verdict::Equivalent);
    assert_eq!(length(500).verdict, Verdict::Differs);
    let wide = |from: u64| {
        (from..from + 100)
            .map(|game| played(100 + 37 * game % 900, true))
            .collect()
    };
    let unclear = measure_of("length", Judge::None, &[wide(0), wide(3)]);
    assert_eq!(unclear.verdict, Verdict::NotSeen);
}

#[test]
fn chances_that_contradict_theory_raise_a_doubt() {
    let game = |game: u64, lowest: u64| GameRow {
        luck_squared: 250_000,
        winner_lowest: lowest,
        first_points: game % 2 * 2,
        ..played(100, true)
    };
    let sound: Vec<GameRow> = (0..200).map(|number| game(number, 400_000)).collect();
    let wrong: Vec<GameRow> = (0..200)
        .map(|number| game(number, 1_000 * (number % 5)))
        .collect();
    let run = run_by(&["simple", "bell"], Player::HAND_MADE, Judge::HandMade, 200);
    let doubts = |rows: [&Vec<GameRow>; 2]| {
        let comparison = compare(&run, &rows.map(Clone::clone))
            .expect("two samples")
            .remove(0);
        let verdicts = comparison
            .measures
            .iter()
            .filter(|measure| measure.id == "drama");
        let verdicts: Vec<Verdict> = verdicts.map(|measure| measure.verdict).collect();
        let doubts = comparison
            .doubts
            .iter()
            .map(|doubt| (doubt.ruleset.clone(), doubt.measure));
        (doubts.collect::<Vec<_>>(), verdicts)
    };
    assert_eq!(doubts([&sound, &sound]).0, []);
    let (found, verdicts) = doubts([&sound, &wrong]);
    assert_eq!(found, [("bell".to_owned(), "comebacks")]);
    assert_eq!(verdicts, [Verdict::Doubtful]);
}

#[test]
fn a_run_without_a_judge_has_only_measures_that_need_none() {
    let counted: Vec<&str> = measures_by(Judge::None).map(|measure| measure.id).collect();
    assert!(
        counted.contains(&"hits")
            && !counted.contains(&"luck")
            && !counted.contains(&"skill_random")
    );
    let counts = "lab compare -r simple -r bell -g 20 --measures counts -p hand-made --json";
    let result: Value =
        serde_json::from_str(&text(&counts.split(' ').collect::<Vec<_>>())).expect("JSON");
    let ids = result["measures"].as_array().expect("measures").iter();
    let ids: Vec<&str> = ids.filter_map(|measure| measure["id"].as_str()).collect();
    assert_eq!(ids, counted);
    assert_eq!(result["judge"], "none");
}

#[test]
fn a_sweep_has_controls_and_lists_barren_readings_apart() {
    const GAMES: u64 = 30;
    let rulesets = sweep_rulesets("bell").expect("a ruleset");
    let names: Vec<&str> = rulesets.iter().map(String::as_str).collect();
    let run = run_by(&names, Player::HAND_MADE, Judge::None, GAMES);
    let play = |ruleset: &&str| judged_rows(ruleset, Player::HAND_MADE, Judge::None, 1, GAMES);
    let rows: Vec<Vec<GameRow>> = names.iter().map(play).collect();
    let swept = sweep(&run, &rows).expect("a sweep");
    let kinds: Vec<PointKind> = swept.controls.iter().map(|control| control.kind).collect();
    assert!(kinds.contains(&PointKind::SameRules) && kinds.contains(&PointKind::WhoBegins));
    let kind = |option: &str| {
        let apart = swept.apart.iter().find(|point| point.option == option);
        apart.map(|point| (point.kind, point.same_as.as_deref()))
    };
    // Most pieces borne off win, and without hits no piece is ever lost.
    assert_eq!(kind("hit=none"), Some((PointKind::NobodyWins, None)));
    assert_eq!(kind("again=5"), Some((PointKind::NeverInPlay, None)));
    assert_eq!(
        kind("again=1.4.6"),
        Some((PointKind::SameAsAnother, Some("again=1.4.5")))
    );
    // What chance adds is subtracted: the interval of unchanged rules begins at 0.
    let same = swept
        .controls
        .iter()
        .find(|control| control.kind == PointKind::SameRules);
    let same = same.expect("a control").effect;
    assert!(same.low == 0.0 && same.noise > 0.05, "{same:?}");
    assert!(
        swept.points[0].effect.low > same.high,
        "{:?}",
        swept.points[0].effect
    );
    // A sweep without some readings names them; one in another order is refused.
    let short = run_by(
        &names[..names.len() - 1],
        Player::HAND_MADE,
        Judge::None,
        GAMES,
    );
    let swept = sweep(&short, &rows[..names.len() - 1]).expect("a sweep");
    assert_eq!(swept.left_out, rulesets[names.len() - 1..]);
    let mut turned = names.clone();
    turned.swap(1, 2);
    let turned = run_by(&turned, Player::HAND_MADE, Judge::None, GAMES);
    assert!(sweep(&turned, &rows).is_err());
}

/// The skill of the judge is measured in games of its own, which are not played again for each player.
#[test]
fn skill_is_the_same_for_every_player() {
    let skill = |row: &GameRow| row.to_array()[18..].to_vec();
    let [one, other] =
        [Player::HAND_MADE, Player::RANDOM].map(|player| rows("simple", player, 3, 8));
    assert!(one.iter().map(skill).eq(other.iter().map(skill)));
    let all = "lab compare -r simple -r bell -g 8 -s 3 -p all --judge hand-made --json";
    let all: Value =
        serde_json::from_str(&text(&all.split(' ').collect::<Vec<_>>())).expect("JSON");
    let alone = "lab compare -r simple -r bell -g 8 -s 3 -p human-like --judge hand-made --json";
    let alone: Value =
        serde_json::from_str(&text(&alone.split(' ').collect::<Vec<_>>())).expect("JSON");
    let results = all["results"].as_array().expect("results");
    let found = results
        .iter()
        .find(|result| result["player"] == "human-like");
    assert_eq!(found, Some(&alone));
    assert!(all["across"]["rulesets"][0]["measures"].is_array());
}

#[test]
fn a_finished_part_is_not_played_again() {
    let file = tempfile("lab-resume").join("part.json");
    let path = file.display().to_string();
    let part = [
        "lab", "compare", "-r", "simple", "-r", "bell", "-g", "5", "-p", "random", "-o", &path,
        "--resume",
    ];
    text(&part);
    let written = fs::metadata(&file)
        .and_then(|file| file.modified())
        .expect("a file");
    text(&part);
    assert_eq!(
        fs::metadata(&file)
            .and_then(|file| file.modified())
            .expect("a file"),
        written
    );
    let mut another = part;
    another[7] = "6";
    text(&another);
    assert!(text(&["lab", "merge", &path, "--json"]).contains("\"games\": 6"));
}

/// The control with other throws has the same rules as the ruleset itself, so one test of the net serves
/// both; a stored sweep by nets is read all the same.
#[test]
fn a_stored_sweep_by_nets_can_be_read() {
    let file = tempfile("lab-net-sweep").join("part.json");
    let file = file.to_string_lossy();
    let sweep = "lab sweep -r bell --leave-out -g 2 -o";
    let sweep: Vec<&str> = sweep.split(' ').chain([&*file]).collect();
    text(&sweep);
    assert!(text(&["lab", "merge", &file]).contains("throws=other"));
}
