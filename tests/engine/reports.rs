//! What is reported of a piece: every event, notation and count tells where each piece went, under every value of
//! every rule option.

use crate::other_rules::others;
use crate::playing::{PlayoutRng, ruleset, variants};
use senet::board::House;
use senet::game::{Event, PassReason};
use senet::lab::{Cast, Chances, Player, game_of, play_game};
use senet::moves::MoveKind;
use senet::phase::Phase;
use senet::players::Heuristic;
use senet::position::{Place, Position};
use senet::rules::Turn;
use senet::rules::in_use::RULES_IN_USE;
use senet::rules::parameters::PARAMETERS;
use senet::{Game, Ruleset, Side};
use std::collections::BTreeSet;

/// Rules that bring about what games by the catalogue hardly ever do.
const RARE: [&str; 8] = [
    "kendall-modern[safe=28-30,last_chance=28-30,exits=30:any]",
    "kendall-modern[water=to_lowest,return_house=0,last_chance=28-30,backward=none,backward_from=0]",
    "kendall-wiki[water=to_hand,return_house=0,rescued_moves_first=off,last_chance=28-30]",
    "kendall-modern[hit_to_water=28-30,pairs=off,blockade=off]",
    "kendall-modern[hit=empty_behind,backward=none,backward_from=0,pairs=off,blockade=off,stop=0]",
    "kendall-modern[fall_back,stop=0]",
    "kendall-modern[lost=4,ends_turn=14.27,again=1.5]",
    "kendall-wiki[values=0.1.2.3.5,hit=to_hand,start=white_odd,may_decline_hit=off,fall_back=off]",
];

/// Every variant of the catalogue, every other value of every option, the rules in use and the rare ones.
fn all_rules() -> BTreeSet<String> {
    let variants = variants();
    let named = RULES_IN_USE.iter().map(|rules| rules.ruleset);
    let mut all: BTreeSet<String> = named.chain(RARE).map(str::to_owned).collect();
    for variant in &variants {
        for parameter in PARAMETERS {
            let others = others(variant, parameter.name);
            all.extend(others.iter().map(|(_, other)| other.name().to_owned()));
        }
    }
    all.extend(variants);
    all
}

/// Where the pieces are, moved by events alone.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pieces {
    on: [BTreeSet<u8>; 2],
    /// In hand, off the board, and out of the game.
    beside: [[u8; 3]; 2],
}

impl Pieces {
    fn of(position: &Position) -> Pieces {
        Pieces {
            on: Side::BOTH.map(|side| {
                let houses = position.pieces(side).iter();
                houses.map(|house| house.number()).collect()
            }),
            beside: Side::BOTH.map(|side| {
                [
                    position.hand(side),
                    position.off(side),
                    position.taken(side),
                ]
            }),
        }
    }

    fn take(&mut self, side: Side, place: Place) {
        let number = side.index();
        match place {
            Place::House(house) => assert!(self.on[number].remove(&house.number()), "{place:?}"),
            place => self.beside[number][kind(place)] -= 1,
        }
    }

    fn put(&mut self, side: Side, place: Place) {
        let number = side.index();
        match place {
            Place::House(house) => assert!(self.on[number].insert(house.number()), "{place:?}"),
            place => self.beside[number][kind(place)] += 1,
        }
    }

    /// Carries out the events of one action. A hit is reported after the move that makes it, and a piece that
    /// falls back after it has landed on one of its own side, so pieces are put down at the end.
    fn follow(&mut self, rules: &str, events: &[Event]) {
        let mut lifted: Vec<(Side, Place)> = Vec::new();
        for event in events {
            let (side, from, to) = match *event {
                Event::Moved { side, from, to, .. } => (side, from, to),
                Event::Hit { side, from, to } | Event::FellBack { side, from, to } => {
                    (side, Place::House(from), to)
                }
                Event::Drowned { side, house, to } => (side, Place::House(house), to),
                Event::MissedChance { side, from, to } | Event::Rescued { side, from, to } => {
                    (side, Place::House(from), Place::House(to))
                }
                Event::BorneOff { side, from } => (side, Place::House(from), Place::Off),
                // The reason alone says that the piece on house 1 starts anew.
                Event::TurnPassed {
                    side,
                    reason: PassReason::ReturnedToHand,
                    ..
                } => (
                    side,
                    Place::House(House::try_from(1).expect("a house")),
                    Place::Hand,
                ),
                _ => continue,
            };
            match lifted.iter().rposition(|&lifted| lifted == (side, from)) {
                Some(index) => lifted[index].1 = to,
                None => {
                    let stands = from
                        .house()
                        .is_none_or(|house| self.on[side.index()].contains(&house.number()));
                    assert!(stands, "{rules}: no piece on {from:?} in {events:#?}");
                    self.take(side, from);
                    lifted.push((side, to));
                }
            }
        }
        for (side, place) in lifted {
            self.put(side, place);
        }
    }
}

fn kind(place: Place) -> usize {
    match place {
        Place::Hand => 0,
        Place::Off => 1,
        Place::Taken => 2,
        Place::House(_) => unreachable!("not beside the board"),
    }
}

/// Plays random games and passes each action's position before it, its events and the game after it.
fn play(rules: &str, actions: usize, mut see: impl FnMut(&Position, &[Event], &Game)) {
    let ruleset = ruleset(rules);
    let mut rng = PlayoutRng::new(28);
    let mut game = Game::new(ruleset.clone(), [28; 32]);
    for action in 0..actions {
        if game.position().outcome().is_some() {
            game = Game::new(ruleset.clone(), [action as u8; 32]);
        }
        let before = *game.position();
        let moves = before.moves(&ruleset);
        let events = if before.awaits_throw() && (moves.is_empty() || rng.below(2) == 0) {
            game.throw()
        } else {
            game.play(moves.nth(rng.below(moves.len())).expect("one of them"))
        };
        see(&before, &events.expect("it is legal"), &game);
    }
}

#[test]
fn the_events_of_an_action_lead_to_the_position_after_it() {
    let mut reported = BTreeSet::new();
    for rules in all_rules() {
        let rare = RARE.contains(&rules.as_str());
        play(
            &rules,
            if rare { 20_000 } else { 250 },
            |before, events, game| {
                let mut pieces = Pieces::of(before);
                pieces.follow(&rules, events);
                let after = Pieces::of(game.position());
                assert_eq!(pieces, after, "{rules}: {before}\n{events:#?}");
                for event in events {
                    // The page has no words for other places.
                    let is_possible = match *event {
                        Event::Hit { to, .. } => to != Place::Off,
                        Event::Drowned { to, .. } | Event::FellBack { to, .. } => {
                            matches!(to, Place::House(_) | Place::Hand)
                        }
                        _ => true,
                    };
                    assert!(is_possible, "{rules}: {event:?}");
                    let text = format!("{event:?}");
                    reported.extend(text.split([' ', '{']).next().map(str::to_owned));
                    if let Event::TurnPassed { reason, .. } = event {
                        reported.insert(format!("{reason:?}"));
                    }
                }
            },
        );
    }
    for name in [
        "Moved",
        "Hit",
        "Drowned",
        "MissedChance",
        "FellBack",
        "Rescued",
        "BorneOff",
        "NoMove",
        "StayedDrowned",
        "NotStarted",
        "ThrowLost",
        "HouseEndsTurn",
    ] {
        assert!(
            reported.contains(name),
            "{name} never happened: {reported:?}"
        );
    }
}

/// The numbers and places in a notation.
fn named(notation: &str) -> BTreeSet<&str> {
    let words = notation.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).collect()
}

#[test]
fn the_notation_of_a_move_names_every_house_that_changes() {
    for rules in all_rules() {
        let ruleset = ruleset(&rules);
        let rare = RARE.contains(&rules.as_str());
        play(&rules, if rare { 5_000 } else { 100 }, |before, _, _| {
            for choice in before.moves(&ruleset).iter() {
                let effect = before.legal_effect(&ruleset, choice);
                let notation = before.notation(&ruleset, &effect);
                if matches!(choice.kind, MoveKind::Rescue | MoveKind::Enter) {
                    continue;
                }
                let mut after = *before;
                after.play_legal(&ruleset, choice);
                let words = named(&notation);
                for side in Side::BOTH {
                    let [old, new] = [before, &after].map(|position| position.pieces(side));
                    let changed = old.without(new) | new.without(old);
                    for house in changed.iter() {
                        let house = house.number().to_string();
                        assert!(
                            words.contains(house.as_str()),
                            "{rules}: {notation} in {before}"
                        );
                    }
                    if after.hand(side) > before.hand(side) {
                        assert!(words.contains("hand"), "{rules}: {notation} in {before}");
                    }
                }
                assert_eq!(
                    before.find_move(&ruleset, &notation),
                    Some(choice),
                    "{notation}"
                );
            }
        });
    }
}

#[test]
fn a_lost_throw_and_a_house_that_ends_the_turn_are_named_as_reasons() {
    let mut seen = [0; 3];
    for rules in all_rules() {
        let ruleset = ruleset(&rules);
        play(&rules, 250, |before, events, _| {
            let passed = events.iter().find_map(|event| match event {
                Event::TurnPassed { reason, lost, .. } => Some((*reason, *lost)),
                _ => None,
            });
            let Some((reason, lost)) = passed else { return };
            let thrown = events.iter().find_map(|event| match event {
                Event::Thrown { thrown, .. } => Some(thrown.value),
                _ => None,
            });
            let value = match (thrown, before.phase()) {
                // In a series the throws are played together.
                _ if ruleset.rules().turn == Turn::Series => return,
                (Some(value), _) | (None, Phase::Play(value)) => value,
                _ => return,
            };
            let rules_lose = value == 0 || ruleset.rules().lost.contains(value);
            if before.phase() == Phase::Throw {
                assert_eq!(
                    reason == PassReason::ThrowLost,
                    rules_lose,
                    "{rules}: {events:?}"
                );
                assert!(lost, "{rules}: {events:?}");
                seen[usize::from(rules_lose)] += 1;
            } else if reason == PassReason::HouseEndsTurn {
                assert!(
                    !lost && !ruleset.rules().ends_turn.is_empty(),
                    "{rules}: {events:?}"
                );
                seen[2] += 1;
            } else if ruleset.rules().again.contains(value) {
                assert_ne!(reason, PassReason::Played, "{rules}: {events:?}");
            }
        });
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// The pieces that fell into the water with their own side's throw, by the events of a game.
fn drowned(game: &mut Game) -> u64 {
    game.seek(0).expect("the start");
    let mut count = 0;
    loop {
        let side = game.position().side();
        let Some(events) = game.redo_one() else {
            return count;
        };
        let own =
            |event: &&Event| matches!(event, Event::Drowned { side: fell, .. } if *fell == side);
        count += events.iter().filter(own).count() as u64;
    }
}

#[test]
fn the_laboratory_counts_every_piece_that_falls_into_the_water() {
    let cast = Cast {
        player: Player::RANDOM,
        evaluator: &Heuristic::CAREFUL,
        chances: Chances::Unknown,
    };
    let more = [
        "kendall-masters",
        "kendall-wiki",
        "kendall-1979",
        "jequier-ludii",
    ];
    let named = RULES_IN_USE.iter().map(|rules| rules.ruleset);
    for rules in RARE.into_iter().chain(more).chain(named) {
        let ruleset = Ruleset::parse(rules).expect("a ruleset");
        let mut all = 0;
        for number in 0..10 {
            let row = play_game(&ruleset, &cast, 7, number);
            let mut game = game_of(&ruleset, &cast, 7, number).expect("a game");
            assert_eq!(row.drownings, drowned(&mut game), "{rules}, game {number}");
            all += row.drownings;
        }
        let has_water = ruleset.water().is_some();
        assert!(!has_water || all > 0, "{rules}");
    }
}
