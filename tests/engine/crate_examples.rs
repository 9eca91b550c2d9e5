//! The examples of the crate run.

#[path = "../../examples/analyse.rs"]
mod analyse;
#[path = "../../examples/first_game.rs"]
mod first_game;
#[path = "../../examples/own_rules.rs"]
mod own_rules;
#[path = "../../examples/random_game.rs"]
mod random_game;
#[path = "../../examples/solve.rs"]
mod solve;

use senet::Game;

#[test]
fn the_random_game_ends_and_replays() {
    random_game::main().expect("the example runs");
    for seed in 0..20 {
        let record = random_game::random_game("kendall-1979", seed).expect("a game");
        let game = Game::from_record(&record).expect("its own record");
        assert!(game.position().outcome().is_some(), "{record}");
    }
}

/// A newcomer copies it into an empty program.
#[test]
fn the_first_program_of_the_page_is_the_example_and_runs() {
    let example = include_str!("../../examples/first_game.rs");
    let (_, code) = example.split_once("\n\n").expect("code behind the comment");
    let page = include_str!("../../docs/developers.md");
    assert!(
        page.contains(&code.replace("/// Plays one game and prints it.\npub fn main", "fn main"))
    );
    first_game::main().expect("the example runs");
}

#[test]
fn the_other_examples_run() {
    analyse::main().expect("the example runs");
    own_rules::main().expect("the example runs");
    solve::main().expect("the example runs");
}
