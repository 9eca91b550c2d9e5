//! Positions with rules: actions are checked, and results equal those of plain positions.

use crate::playing::{PlayoutRng, ruleset, variants};
use senet::board::House;
use senet::moves::{Choice, MoveKind};
use senet::phase::Phase;
use senet::position::Position;
use senet::{RuledPosition, Setup};

/// Plays whole games of every variant next to a plain position.
#[test]
fn ruled_positions_play_like_plain_ones() {
    for variant in variants() {
        let ruleset = ruleset(&variant);
        let mut rng = PlayoutRng::new(11);
        let mut plain = Position::start(&ruleset);
        let mut ruled = RuledPosition::start(&ruleset);
        for _ in 0..400 {
            assert_eq!(ruled.position(), plain);
            assert_eq!(
                ruled,
                RuledPosition::new(&ruleset, plain).expect("it can be")
            );
            let again = RuledPosition::from_id(&ruleset, &ruled.id());
            assert_eq!(again.expect("its own id"), ruled);
            let legal = ruled.legal_moves();
            assert_eq!(legal.len(), plain.moves(&ruleset).len());
            if ruled.outcome().is_some() {
                break;
            }
            let chosen = legal.get(rng.below(legal.len() + 1));
            ruled = match chosen.or(legal.first().filter(|_| plain.awaits_move())) {
                Some(chosen) => {
                    plain.play(&ruleset, chosen.choice).expect("it is legal");
                    ruled.play(chosen.choice)
                }
                None if plain.awaits_throw() => {
                    let sticks = ruleset.rules().sticks;
                    let value = sticks
                        .throws()
                        .nth(rng.below(sticks.ways().into()))
                        .expect("one of the outcomes")
                        .value;
                    plain.throw_legal(&ruleset, value);
                    ruled.throw(value)
                }
                None => {
                    plain.forfeit_legal(&ruleset);
                    ruled.forfeit()
                }
            }
            .unwrap_or_else(|error| panic!("{error}: {plain}"));
        }
    }
}

#[test]
fn impossible_actions_are_refused_with_a_code() {
    let ruleset = ruleset("kendall-masters");
    let start = RuledPosition::start(&ruleset);
    let code =
        |result: Result<RuledPosition, senet::SenetError>| result.expect_err("refused").code();
    let forward = |steps, from| Choice::new(MoveKind::Forward, steps, House::new(from));
    let any = forward(1, 1);
    assert_eq!(code(start.play(any)), "illegal_move");
    assert_eq!(code(start.forfeit()), "illegal_move");
    for value in [0, 6, 7, 9, 255] {
        assert_eq!(code(start.throw(value)), "bad_throw", "{value}");
    }
    let thrown = start.throw(1).expect("a throw is awaited");
    assert_eq!(code(thrown.throw(1)), "move_first");
    assert_eq!(code(thrown.forfeit()), "illegal_move");
    assert_eq!(code(thrown.play(forward(1, 60))), "illegal_move");
    let mut unchanged = thrown.position();
    assert!(unchanged.play(&ruleset, forward(5, 1)).is_err());
    assert_eq!(unchanged, thrown.position());
    let other = crate::playing::ruleset("double");
    assert!(RuledPosition::from_id(&other, &start.id()).is_err());
    let setup = Setup {
        phase: Phase::Play(9),
        ..Setup::new(&ruleset)
    };
    assert!(RuledPosition::from_setup(&ruleset, setup).is_err());
    assert_eq!(
        start.to_string(),
        format!("{ruleset}: {}", Position::start(&ruleset))
    );
}
