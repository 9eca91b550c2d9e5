//! The fair rematch: a stream of throws for each player, then the same two streams exchanged.

use crate::playing::{PlayoutRng, play_on, ruleset, variants};
use senet::fair_play::commitment::Commitment;
use senet::fair_play::shared_sticks::SharedSticks;
use senet::fair_play::verification::Verification;
use senet::game::{Action, ThrowSource};
use senet::matches::net_check::best_for;
use senet::phase::Phase;
use senet::review::{BestJudge, Review, same_sticks};
use senet::sticks::{Randomizer, ThrowStream};
use senet::{Game, Side};

fn new(variant: &str, seed: [u8; 32], source: ThrowSource) -> Game {
    let mut game = Game::new(ruleset(variant), seed);
    let set = game.set_throw_source(source);
    set.expect("nothing has been thrown");
    game
}

/// The faces thrown by each player, in order.
fn throws(game: &Game) -> [Vec<u8>; 2] {
    let mut throws = [Vec::new(), Vec::new()];
    for (before, action) in game.history() {
        if let Action::Throw(throw) = action {
            let player = match before.phase() {
                // In a ceremony that assigns the sides, White stands for player 1.
                Phase::Opening(_) => before.side().index() as u8,
                _ => game.player_of(before.side()),
            };
            throws[usize::from(player)].push(throw.faces);
        }
    }
    throws
}

fn begin_alike(one: &[u8], other: &[u8]) -> bool {
    one.iter().zip(other).all(|(one, other)| one == other)
}

/// The faces match `openssl enc -chacha20` of the seed, as docs/fair-play.md describes.
#[test]
fn an_independent_program_computes_the_same_streams() {
    let sticks = Randomizer::sticks(5).expect("0, 4, 5 or 6");
    let [first, second] = ThrowStream::for_players([7; 32].into()).map(|mut stream| -> Vec<u8> {
        (0..10)
            .map(|number| stream.throw(sticks, number).faces)
            .collect()
    });
    assert_eq!(first, [0xd, 0x2, 0x8, 0x7, 0x9, 0xc, 0xf, 0x1, 0xd, 0xb]);
    assert_eq!(second, [0x5, 0x5, 0xc, 0xe, 0x5, 0x2, 0xe, 0x2, 0xd, 0x1]);
}

/// However the turns fall, and whichever side a player takes.
#[test]
fn a_rematch_swaps_the_players_streams() {
    for variant in variants() {
        for seed in 0..4 {
            let mut rng = PlayoutRng::new(seed);
            let play = |source, rng: &mut PlayoutRng| {
                let mut game = new(&variant, [seed as u8; 32], source);
                play_on(&mut game, rng, 400);
                throws(&game)
            };
            let first = play(ThrowSource::PerPlayer, &mut rng);
            let otherwise = play(ThrowSource::PerPlayer, &mut rng);
            let rematch = play(ThrowSource::Swapped, &mut rng);
            for player in [0, 1] {
                assert!(first[player].len() > 5, "{variant}");
                assert!(begin_alike(&first[player], &otherwise[player]), "{variant}");
                assert!(
                    begin_alike(&first[player], &rematch[1 - player]),
                    "{variant}"
                );
            }
            assert!(!begin_alike(&first[0], &first[1]), "{variant}");
            let plain = play(ThrowSource::Shared, &mut rng);
            assert!(!begin_alike(&first[0], &plain[0]), "{variant}");
        }
    }
}

#[test]
fn a_record_names_its_streams_and_old_records_stay_unchanged() {
    let mut rng = PlayoutRng::new(2);
    for variant in [
        "kendall-masters",
        "kendall-1979",
        "piccione",
        "jequier-masters",
    ] {
        for &source in ThrowSource::ALL {
            let mut game = new(variant, [9; 32], source);
            play_on(&mut game, &mut rng, 100);
            let record = game.record();
            let header = format!("\nThrows: {}\n", source.name());
            assert_eq!(record.contains(&header), source != ThrowSource::Shared);
            let mut again = Game::from_record(&record).expect("its own record");
            assert_eq!(
                (again.state(), again.throw_source()),
                (game.state(), source)
            );
            // The game continues with the same throws, also after an undo.
            let whole = throws(&again);
            while again.undo() {}
            play_on(&mut again, &mut rng, 100);
            if source != ThrowSource::Shared {
                for (whole, again) in whole.iter().zip(throws(&again)) {
                    assert!(begin_alike(whole, &again), "{variant} {source:?}");
                }
            }
            let before = again.record();
            let refused = again.set_throw_source(source).expect_err("too late");
            assert_eq!(refused.code(), "too_late");
            assert_eq!(again.record(), before, "the game is unchanged");
        }
    }
    let record = new("kendall-masters", [9; 32], ThrowSource::PerPlayer).record();
    let error = Game::from_record(&record.replace("per-player", "mine")).expect_err("no such");
    assert_eq!(error.code(), "bad_record");
    assert!(error.message().starts_with("line 4: "), "{error}");
}

#[test]
fn the_throws_of_a_rematch_are_verified_like_others() {
    let mut rng = PlayoutRng::new(4);
    for variant in ["kendall-masters", "kendall-1979", "piccione"] {
        for source in [ThrowSource::PerPlayer, ThrowSource::Swapped] {
            let mut game = new(variant, [5; 32], source);
            play_on(&mut game, &mut rng, 300);
            let record = game.record();
            let committed = Some(Commitment::to([5; 32]));
            let checked = Verification::from_record(&record).expect("a whole record");
            assert_eq!(checked.confirm(committed.map(Into::into)), Ok(()));
            assert_eq!(checked.throws.len(), game.thrown().count());
            // The record of the other kind of game has other throws.
            let other = match source {
                ThrowSource::PerPlayer => record.replace("per-player", "exchanged"),
                _ => record.replace("exchanged", "per-player"),
            };
            let other = Verification::from_record(&other).expect("a whole record");
            let error = other
                .confirm(committed.map(Into::into))
                .expect_err("other throws");
            assert_eq!(error.code(), "other_throw");
            let one = record.replace(&format!("Throws: {}\n", source.name()), "");
            let one = Verification::from_record(&one).expect("a whole record");
            assert!(one.first_difference().is_some());
        }
    }
}

#[test]
fn a_pair_of_games_shows_who_used_the_same_sticks_better() {
    let variant = "simple";
    let rules = ruleset(variant);
    let judge = || Box::new(BestJudge::new(&rules, best_for(&rules), None));
    // Player 1 plays well, player 2 at random.
    let play = |source, seed| {
        let mut rng = PlayoutRng::new(seed);
        let mut game = new(variant, [6; 32], source);
        while game.position().outcome().is_none() {
            let position = *game.position();
            if position.side() == Side::White && !position.awaits_throw() {
                let best = senet::players::best(&rules, &position, &best_for(&rules), 1);
                game.play(best.expect("a move")).expect("it is legal");
            } else {
                play_on(&mut game, &mut rng, 1);
            }
        }
        game
    };
    let (first, second) = (
        play(ThrowSource::PerPlayer, 1),
        play(ThrowSource::Swapped, 2),
    );
    let review = |game: &Game| Review::new(game, judge());
    let compared = same_sticks(&mut review(&first), &mut review(&second)).expect("a rematch");
    let turned = same_sticks(&mut review(&second), &mut review(&first)).expect("a rematch");
    assert_eq!(compared, turned);
    assert_eq!(compared.points.iter().sum::<f64>(), 2.0);
    assert!(compared.loss[0] < compared.loss[1], "{compared:?}");
    assert_eq!(compared.better, Some(1));
    let told = [&first, &second].map(|game| review(game).report().sum.loss);
    assert!((compared.loss[0] - told[0].white - told[1].white).abs() < 1e-12);

    let mut unfinished = new(variant, [6; 32], ThrowSource::Swapped);
    play_on(&mut unfinished, &mut PlayoutRng::new(3), 20);
    let others = [
        play(ThrowSource::Shared, 3),
        play(ThrowSource::PerPlayer, 3),
        unfinished,
        new(variant, [7; 32], ThrowSource::Swapped),
        new("cypriot", [6; 32], ThrowSource::Swapped),
    ];
    for other in others {
        let refused = same_sticks(&mut review(&first), &mut review(&other));
        assert_eq!(refused.expect_err("no rematch").code(), "other_sticks");
    }
}

#[test]
fn a_link_to_the_same_sticks_is_compared_with_the_game_played() {
    let seed = [0x5a; 32];
    let written = "kendall-masters[pieces=2]";
    let link = |rest: &str| {
        let seed = "5a".repeat(32);
        format!(
            "https://example.org/senet/?ruleset=kendall-masters%5Bpieces%3D2%5D&opponent=expert&side=white&sticks={seed}{rest}"
        )
    };
    let sticks =
        |link: &str| SharedSticks::in_link(link).map(|sticks| sticks.expect("it names sticks"));
    let mut rng = PlayoutRng::new(5);
    for (rest, source) in [
        ("", ThrowSource::PerPlayer),
        ("&throws=per-player#top", ThrowSource::PerPlayer),
        ("&throws=exchanged", ThrowSource::Swapped),
    ] {
        let sticks = sticks(&link(rest)).expect("a whole link");
        assert_eq!((sticks.seed.to_bytes(), sticks.source), (seed, source));
        assert_eq!(sticks.ruleset.name(), written);
        let mut game = new(written, seed, source);
        play_on(&mut game, &mut rng, 30);
        sticks.confirm(&game).expect("the same sticks");
        let other = if source == ThrowSource::Swapped {
            ThrowSource::PerPlayer
        } else {
            ThrowSource::Swapped
        };
        let later = *game.position();
        let mut from = Game::from_position(ruleset(written), later, seed).expect("a position");
        from.set_throw_source(source)
            .expect("nothing has been thrown");
        for wrong in [
            new(written, seed, other),
            new(written, seed, ThrowSource::Shared),
            new(written, [0x5b; 32], source),
            new("kendall-masters", seed, source),
            from,
        ] {
            let refused = sticks.confirm(&wrong).expect_err("other sticks");
            assert_eq!(refused.code(), "other_sticks");
        }
    }
    assert!(
        SharedSticks::in_link("record.txt")
            .expect("no link")
            .is_none()
    );
    assert!(
        SharedSticks::in_link("https://example.org/?seed=5a")
            .expect("no sticks")
            .is_none()
    );
    let whole = link("");
    for damaged in [
        whole[..whole.len() - 1].to_owned(),
        link("&throws=one"),
        link("&throws=mine"),
        whole.replace("kendall-masters", "kendall-maste"),
        whole.replace("%5D", "%5"),
        whole.replace("%5D", "%ff"),
        whole.replace("ruleset=", "rules="),
    ] {
        let refused = sticks(&damaged).expect_err("a damaged link");
        assert_eq!(refused.code(), "link_damaged", "{damaged}");
        assert!(
            refused.message().contains("ask for it again"),
            "{}",
            refused.message()
        );
    }
}
