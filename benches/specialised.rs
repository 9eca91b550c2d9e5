//! Random playouts of Kendall's game of 1978, hand-written for these rules alone: a baseline for
//! the engine, whose rules are data. `cargo bench --features lab --bench specialised`.
//!
//! Both programs draw the same random numbers, so they play identical games. Each line gives the
//! best of several rounds, measured alternately.

use senet::Ruleset;
use senet::lab::Playouts;
use senet::random::PlayoutRng;
use std::hint::black_box;
use std::time::Instant;

const GAMES: u64 = 20_000;
const ROUNDS: usize = 9;

const WATER: u64 = 1 << 27;
const RETURN: u64 = 1 << 15;
const BOARD: u64 = 0x7fff_fffe;
const STUCK: u64 = 1 << 28 | 1 << 29;
const TO_WATER: u64 = 1 << 28 | 1 << 29 | 1 << 30;
const VALUES: [u8; 16] = [5, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
const STEP_FROM: [u64; 6] = by_throw(false);
const OFF_FROM: [u64; 6] = by_throw(true);

const fn by_throw(off: bool) -> [u64; 6] {
    let mut masks = [0; 6];
    let mut throw = 1;
    while throw <= 5 {
        let mut house = 1;
        while house <= 30 {
            let steps = house <= 25 && house + throw <= 26 || house == 26 && throw <= 4;
            let leaves = house >= 26 && house + throw == 31 || house == 30;
            if if off { leaves } else { steps } {
                masks[throw] |= 1 << house;
            }
            house += 1;
        }
        throw += 1;
    }
    masks
}

#[inline(always)]
fn nth(mut bits: u64, mut index: u32) -> u32 {
    loop {
        for step in 0..3 {
            bits &= bits.wrapping_sub(u64::from(step < index));
        }
        if index <= 3 {
            return bits.trailing_zeros();
        }
        index -= 3;
    }
}

/// Plays a game; returns its number of throws.
fn game(rng: &mut PlayoutRng) -> u32 {
    // Black begins.
    let (mut me, mut enemy) = (0x5554_u64, 0x2aaa_u64);
    let (mut my_off, mut enemy_off) = (0_u8, 0_u8);
    let mut throws = 0;
    loop {
        let drowned = me & WATER;
        let mut passes = true;
        'turn: {
            if drowned != 0 && (me | enemy) & RETURN == 0 && rng.below(2) == 0 {
                rng.below(1);
                me = me & !WATER | RETURN;
                break 'turn;
            }
            throws += 1;
            let throw = u32::from(VALUES[rng.below(16) as usize & 15]);
            let steps = throw as usize;
            let earns = !(2..=3).contains(&throw);
            let empty = BOARD & !(me | enemy);
            let exposed = enemy & !((enemy << 1 | enemy >> 1) & !WATER);
            let landing = empty | exposed;
            let movable = if drowned != 0 { drowned } else { me };
            let from = movable & STEP_FROM[steps] & (landing >> throw);
            let leaving = movable & OFF_FROM[steps];
            let stepping = from.count_ones();
            let choices = stepping + leaving.count_ones();
            if choices > 0 {
                let chosen = rng.below(choices);
                passes = !earns;
                if chosen >= stepping {
                    me ^= 1 << nth(leaving, chosen - stepping);
                    my_off += 1;
                    if my_off == 7 {
                        return throws;
                    }
                    break 'turn;
                }
                let origin = nth(from, chosen);
                let target = 1_u64 << (origin + throw);
                let hit = enemy & target;
                me ^= 1 << origin | target;
                if hit != 0 {
                    let to_water = target & TO_WATER != 0 && (me | enemy) & WATER == 0;
                    enemy ^= hit | if to_water { WATER } else { 1 << origin };
                }
                passes |= target == WATER;
                break 'turn;
            }
            let back = movable & 0x7ff_fffe & (landing << throw);
            if back != 0 {
                let origin = nth(back, rng.below(back.count_ones()));
                let target = 1_u64 << (origin - throw);
                let hit = enemy & target;
                me ^= 1 << origin | target;
                enemy ^= hit | if hit != 0 { 1 << origin } else { 0 };
                passes = !earns;
                break 'turn;
            }
            let stuck = movable & STUCK;
            if stuck == 0 || landing & WATER == 0 {
                rng.below(0);
                break 'turn;
            }
            let origin = nth(stuck, rng.below(stuck.count_ones()));
            let hit = enemy & WATER;
            me ^= 1 << origin | WATER;
            enemy ^= hit | if hit != 0 { 1 << origin } else { 0 };
        }
        if passes {
            core::mem::swap(&mut me, &mut enemy);
            core::mem::swap(&mut my_off, &mut enemy_off);
        }
    }
}

fn specialised(games: u64, seed: u64) -> u64 {
    let mut rng = PlayoutRng::new(seed);
    (0..games).map(|_| u64::from(game(&mut rng))).sum()
}

/// Games per second.
fn speed(play: &dyn Fn() -> u64) -> f64 {
    let started = Instant::now();
    black_box(play());
    GAMES as f64 / started.elapsed().as_secs_f64()
}

fn main() {
    let ruleset = Ruleset::parse("kendall-masters").expect("in the catalogue");
    let playouts = Playouts::new(&ruleset);
    for seed in 1..=3 {
        assert_eq!(
            specialised(GAMES, seed),
            playouts.throws(GAMES, seed),
            "they play other games"
        );
    }
    let (mut by_hand, mut by_rules) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        by_hand = by_hand.max(speed(&|| specialised(GAMES, 1)));
        by_rules = by_rules.max(speed(&|| playouts.throws(GAMES, 1)));
    }
    println!("written by hand: {by_hand:.0} games a second");
    println!("rules as data:   {by_rules:.0} games a second");
    println!("ratio:           {:.2}", by_rules / by_hand);
}
