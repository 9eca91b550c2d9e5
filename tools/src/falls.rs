//! How the four throwing sticks fall: rigid bodies, simulated once, and kept as data for the page.
//!
//! `senet-tools falls --seed 1 > www/src/board/falls-data.ts` writes the file again. A throw's faces are
//! decided before it is seen: the page takes a fall that shows as many flat sides, and gives the
//! sticks their places in it accordingly.

pub mod keyframes;
pub mod physics;
pub mod space;
pub mod stick;
pub mod throwing;

/// Falls for none, one … four flat sides up.
pub const WANTED: [usize; 5] = [2, 3, 3, 3, 2];

/// The page's data: falls of a seed in a module of TypeScript.
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
