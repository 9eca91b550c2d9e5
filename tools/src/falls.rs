//! Rigid-body simulation of the four throwing sticks, precomputed as animation data for the page.
//!
//! `senet-tools falls --seed 1 > www/src/board/falls-data.ts` regenerates the data. A throw is decided
//! before its animation: the page picks an animation with the same number of flat sides up and assigns
//! the sticks accordingly.

pub mod keyframes;
pub mod physics;
pub mod space;
pub mod stick;
pub mod throwing;

/// The number of animations for zero, one … four flat sides up.
pub const WANTED: [usize; 5] = [2, 3, 3, 3, 2];

/// The page's data as a TypeScript module.
#[must_use]
pub fn module(seed: u64) -> String {
    let lines: String = throwing::search(seed, WANTED)
        .iter()
        .map(|fall| format!("  \"{}\",\n", keyframes::Keyframes::of(fall).text()))
        .collect();
    format!(
        "/**\n * Falls of the four sticks, simulated as rigid bodies: one text a fall, read by falls.ts. Written by\n \
         * `senet-tools falls --seed {seed} > www/src/board/falls-data.ts`: change them there.\n */\n\
         export const FALLS = [\n{lines}];\n"
    )
}
