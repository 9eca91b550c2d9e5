//! Games by link: two players finish whole games, and any tampering is detected.

use crate::playing::{PlayoutRng, ruleset};
use proptest::prelude::*;
use senet::Game;
use senet::fair_play::correspondence::witness::Witness;
use senet::fair_play::correspondence::{Correspondence, chain};
use senet::rules::CATALOGUE;

/// Plays a player's turn as the page does, and answers.
fn turn(player: &mut Correspondence, rng: &mut PlayoutRng) -> String {
    let mut game = player.game().clone();
    let opening = |game: &Game| game.state().turn.is_none();
    while game.position().outcome().is_none()
        && (opening(&game) || game.state().player == player.seat())
    {
        let moves = game.legal_moves();
        if moves.is_empty() || (game.position().awaits_throw() && rng.below(2) == 0) {
            game.throw().expect("a throw is awaited");
        } else {
            game.apply(&moves[rng.below(moves.len())].id)
                .expect("the move is legal");
        }
    }
    player.answer(&game).expect("the turn is at its end")
}

fn pair(variant: &str, seat: u8) -> (Correspondence, Correspondence) {
    let mut maker = Correspondence::make(&ruleset(variant), seat, [1; 32]).expect("a seat");
    let invitation = maker.to_send().expect("a new game is to be sent");
    let guest = Correspondence::join(&invitation, [2; 32]).expect("the link is the first");
    let joined = guest.to_send().expect("who joins answers at once");
    maker.receive(&joined).expect("the link is in order");
    (maker, guest)
}

/// Both players after this number of turns, with all links.
fn played(
    variant: &str,
    turns: usize,
    rng: &mut PlayoutRng,
) -> (Correspondence, Correspondence, Vec<String>) {
    let (mut maker, mut guest) = pair(variant, 0);
    let mut links = Vec::new();
    for number in 0..turns {
        let (from, to) = if number % 2 == 0 {
            (&mut maker, &mut guest)
        } else {
            (&mut guest, &mut maker)
        };
        if from.game().position().outcome().is_some() {
            break;
        }
        let link = turn(from, rng);
        to.receive(&link).expect("the link is in order");
        links.push(link);
    }
    (maker, guest, links)
}

#[test]
fn both_players_see_the_same_game() {
    for (number, variant) in CATALOGUE.iter().map(|entry| entry.id).enumerate() {
        let mut rng = PlayoutRng::new(number as u64);
        let (mut maker, mut guest) = pair(variant, (number % 2) as u8);
        assert_eq!(maker.seat() + guest.seat(), 1);
        assert_eq!(maker.id(), guest.id());
        let mut turns = 0;
        while maker.game().position().outcome().is_none() && turns < 24 {
            let (from, to) = if maker.is_mine_next() {
                (&mut maker, &mut guest)
            } else {
                (&mut guest, &mut maker)
            };
            let link = turn(from, &mut rng);
            assert_eq!(from.to_send().as_ref(), Some(&link));
            to.receive(&link).expect("the link is in order");
            assert_eq!(to.to_send(), None);
            assert!(from.game().history().eq(to.game().history()), "{variant}");
            if turns % 10 == 0 {
                assert_taken_up_again(to);
            }
            turns += 1;
        }
        assert!(turns > 10, "{variant}");
    }
}

/// A saved game restores everything, including future throws.
fn assert_taken_up_again(player: &Correspondence) {
    let kept = Correspondence::from_saved(&player.to_saved()).expect("what was kept can be read");
    let next = |player: &Correspondence| {
        let mut game = player.game().clone();
        game.throw().map(|events| format!("{events:?}"))
    };
    assert_eq!(next(&kept), next(player));
    assert_eq!(kept.to_saved(), player.to_saved());
}

#[test]
fn changing_either_secret_changes_the_throws() {
    let throws = |maker: u8, guest: u8| {
        let rules = ruleset("kendall-masters");
        let mut one = Correspondence::make(&rules, 1, [maker; 32]).expect("a seat");
        let other =
            Correspondence::join(&one.to_send().expect("sent"), [guest; 32]).expect("joins");
        one.receive(&other.to_send().expect("sent"))
            .expect("in order");
        let mut game = one.game().clone();
        while game.thrown().count() < 12 {
            match game.legal_moves().first() {
                Some(first) => game.apply(&first.id),
                None => game.throw(),
            }
            .expect("the action is legal");
        }
        game.thrown().collect::<Vec<_>>()
    };
    assert_eq!(throws(1, 2), throws(1, 2));
    assert_ne!(throws(1, 2), throws(3, 2));
    assert_ne!(throws(1, 2), throws(1, 3));
}

#[test]
fn a_witness_without_a_secret_follows_the_game_and_detects_changes() {
    let (maker, _, links) = played("kendall-masters", 6, &mut PlayoutRng::new(5));
    let read = |links: &[&String]| Witness::of_links(links.iter().map(|link| link.as_str()));
    let told = read(&[&links[5], &links[0], &links[3]]).expect("they go on from each other");
    assert_eq!((told.id(), told.number()), (maker.id(), maker.number()));
    assert!(told.game().history().eq(maker.game().history()));
    assert_eq!(told.throws().count(), maker.game().thrown().count());

    let refused = |links: &[&String]| read(links).expect_err("something was changed").code();
    let (_, _, otherwise) = played("kendall-masters", 6, &mut PlayoutRng::new(6));
    assert_ne!(links[5], otherwise[5]);
    assert_eq!(refused(&[&links[5], &otherwise[5]]), "history_changed");
    assert_eq!(refused(&[&links[4], &otherwise[5]]), "history_changed");
    let made = Correspondence::make(&ruleset("kendall-masters"), 0, [1; 32]).expect("a seat");
    let first = made.to_send().expect("sent");
    let joins = |secret| {
        let guest = Correspondence::join(&first, [secret; 32]).expect("joins");
        guest.to_send().expect("sent")
    };
    assert_eq!(refused(&[&joins(3), &links[5]]), "value_changed");
    assert_eq!(refused(&[&joins(3), &joins(2)]), "value_changed");
    assert!(read(&[&first, &joins(2), &links[5]]).is_ok());
    let (_, _, elsewhere) = played("simple", 2, &mut PlayoutRng::new(5));
    assert_eq!(refused(&[&links[0], &elsewhere[1]]), "other_game");
    assert_eq!(refused(&[]), "no_link");
    assert_eq!(refused(&[&links[0][1..].to_string()]), "link_damaged");
}

#[test]
fn letters_out_of_order_are_refused_with_a_reason_and_change_nothing() {
    let mut rng = PlayoutRng::new(5);
    let (mut maker, mut guest, links) = played("kendall-masters", 6, &mut rng);
    let (stranger, other_guest, _) = {
        let mut made =
            Correspondence::make(&ruleset("kendall-masters"), 1, [7; 32]).expect("a seat");
        let other = Correspondence::join(&made.to_send().expect("sent"), [8; 32]).expect("joins");
        made.receive(&other.to_send().expect("sent"))
            .expect("in order");
        (made, other, ())
    };
    let code = |player: &mut Correspondence, link: &str| {
        let before = player.to_saved();
        let code = player.receive(link).expect_err("it is out of order").code();
        assert_eq!(player.to_saved(), before);
        code
    };
    assert_eq!(code(&mut maker, &links[4]), "own_link");
    assert_eq!(code(&mut maker, &links[3]), "old_link");
    assert_eq!(code(&mut guest, &links[0]), "old_link");
    assert_eq!(
        code(&mut guest, &other_guest.to_send().expect("sent")),
        "other_game"
    );
    assert_eq!(stranger.to_send(), None);
    let late = Correspondence::join(&links[0], [9; 32]).expect_err("the game has begun");
    assert_eq!(late.code(), "not_a_player");
    // Opening the last link again has no effect.
    let before = maker.to_saved();
    maker.receive(&links[5]).expect("the last link once more");
    assert_eq!(maker.to_saved(), before);
    let early = guest
        .answer(&maker.game().clone())
        .expect_err("it is the maker's turn");
    assert_eq!(early.code(), "not_your_turn");
    let unfinished = maker
        .answer(&maker.game().clone())
        .expect_err("nothing is played");
    assert_eq!(unfinished.code(), "turn_unfinished");
    let elsewhere = Game::new(ruleset("kendall-masters"), [3; 32]);
    assert!(maker.answer(&elsewhere).is_err());
    assert_eq!(maker.to_saved(), before);
}

/// A third party changes the guest's move in a link; the answer to it reveals the change.
#[test]
fn a_different_history_is_detected() {
    let (mut maker, mut guest) = pair("kendall-masters", 0);
    let mut rng = PlayoutRng::new(1);
    for _ in 0..20 {
        let first = turn(&mut maker, &mut rng);
        guest.receive(&first).expect("in order");
        let otherwise: Vec<String> = (0..8)
            .map(|seed| turn(&mut guest.clone(), &mut PlayoutRng::new(seed)))
            .collect();
        let sent = turn(&mut guest, &mut rng);
        if let Some(forged) = otherwise.iter().find(|link| **link != sent) {
            let mut deceived = maker.clone();
            deceived.receive(forged).expect("in order by itself");
            let answer = turn(&mut deceived, &mut rng);
            let error = guest
                .receive(&answer)
                .expect_err("it is not what was played");
            assert_eq!(error.code(), "history_changed");
            return;
        }
        maker.receive(&sent).expect("in order");
    }
    panic!("in 20 turns there was nothing to choose");
}

#[test]
fn an_invalid_saved_game_is_refused() {
    let (maker, _) = pair("kendall-masters", 0);
    let kept = maker.to_saved();
    for wrong in [
        String::new(),
        kept.replace("maker", "guest"),
        kept.replace("maker", "both"),
        kept.replace(&"01".repeat(32), &"02".repeat(32)),
        format!("{kept} more"),
        kept[..kept.len() - 1].to_owned(),
    ] {
        assert!(Correspondence::from_saved(&wrong).is_err(), "{wrong}");
    }
    // A first link never comes from a guest.
    let fresh = Correspondence::make(&ruleset("kendall-masters"), 0, [1; 32]).expect("a seat");
    assert!(Correspondence::from_saved(&fresh.to_saved().replace("maker", "guest")).is_err());
}

/// `printf 'senet-chain-1:%064d' 0 | sha256sum`
#[test]
fn an_independent_program_computes_the_same_chains() {
    let hex: String = chain::previous(&[0; 32])
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(
        hex,
        "58bf1d14055cc7ec1f151451126d87cd4b9a2b83cbdd22f928ca7caec32d2152"
    );
    let end = [4; 32];
    let at = |number| chain::value(&end, number).expect("the chain is long enough");
    assert_eq!(at(chain::LENGTH), end);
    assert_eq!(chain::previous(&at(7)), at(6));
    assert_eq!(chain::nth_previous(&at(9), 9), at(0));
    assert_eq!(chain::value(&end, chain::LENGTH + 1), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// Changing, removing or inserting any character makes the link invalid.
    #[test]
    fn any_change_to_a_letter_is_detected(turns in 1_usize..14, at in any::<prop::sample::Index>(), to in 0_usize..64, way in 0_u8..3) {
        const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let (maker, guest, mut links) = played("kendall-1979", turns, &mut PlayoutRng::new(turns as u64));
        let link = links.pop().expect("a turn was played");
        let mut bytes = link.clone().into_bytes();
        let at = at.index(bytes.len());
        match way {
            0 => bytes[at] = DIGITS[to],
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, DIGITS[to]),
        }
        let changed = String::from_utf8(bytes).expect("digits are ASCII");
        prop_assume!(changed != link);
        for player in [maker, guest] {
            let mut player = player;
            let before = player.to_saved();
            let error = player.receive(&changed).expect_err("the link was changed");
            prop_assert_eq!(error.code(), "link_damaged");
            prop_assert_eq!(player.to_saved(), before);
        }
    }

    /// A forged link with a valid checksum still cannot change values, rules or moves unnoticed.
    #[test]
    fn a_forged_letter_is_detected(turns in 2_usize..14, at in any::<prop::sample::Index>(), flip in 1_u8..=255) {
        let mut rng = PlayoutRng::new(turns as u64);
        let (mut maker, mut guest, links) = played("kendall-1979", turns, &mut rng);
        let from_maker = links.len() % 2 == 1;
        // One turn back: the receiver as before the last link.
        let receiver = if from_maker { &mut guest } else { &mut maker };
        let (maker_before, guest_before, _) = played("kendall-1979", links.len() - 1, &mut PlayoutRng::new(turns as u64));
        let mut before = if from_maker { guest_before } else { maker_before };
        let last = links.last().expect("a turn was played");
        let forged = forge(last, at, flip);
        match before.receive(&forged) {
            Err(error) => prop_assert!(
                ["link_damaged", "link_form", "other_game", "own_link", "old_link", "history_changed", "value_changed",
                 "illegal_turn", "turn_unfinished", "unknown_ruleset", "bad_option", "game_too_long"].contains(&error.code()),
                "{}", error.code()
            ),
            // Only the last turn can differ, and the next link reveals that.
            Ok(()) => {
                let known = receiver.game().history().count();
                prop_assert!(known > 0);
                let shared = before.game().history().zip(receiver.game().history()).take_while(|(a, b)| a == b).count();
                let (_, earlier, _) = played("kendall-1979", links.len() - 1, &mut PlayoutRng::new(turns as u64));
                prop_assert!(shared >= earlier.game().history().count());
            }
        }
    }
}

/// Flips a byte of a link and corrects its checksum.
fn forge(link: &str, at: prop::sample::Index, flip: u8) -> String {
    use base64ct::{Base64UrlUnpadded, Encoding};
    use sha2::{Digest, Sha256};
    let mut bytes = Base64UrlUnpadded::decode_vec(link).expect("a link");
    bytes.truncate(bytes.len() - 16);
    let at = at.index(bytes.len());
    bytes[at] ^= flip;
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let sum = Sha256::digest(format!("senet-link-1:{hex}"));
    bytes.extend(&sum[..16]);
    Base64UrlUnpadded::encode_string(&bytes)
}
