//! Neural nets that estimate win chances, and the list of available nets: one per entry of the catalogue. Entries with the same rules share a net.

pub mod features;
mod file;
mod layers;
mod net;
mod weights;

pub use net::{Net, sigmoid};
pub use weights::{FIRST, LARGEST_WEIGHT, SECOND, Weights, screlu};

use crate::rules::Ruleset;

/// Lists ids of the catalogue with the files of their nets.
macro_rules! nets {
    ($($id:literal: $file:literal,)+) => {
        static NAMES: &[(&str, &str)] = &[$(($id, $file)),+];
        #[cfg(feature = "nets")]
        static FILES: &[(&str, &[u8])] = &[$(($id, include_bytes!(concat!("nets/", $file)))),+];
    };
}

nets! {
    "kendall-masters": "kendall-masters.net",
    "kendall-modern": "kendall-modern.net",
    "kendall-1979": "kendall-1979.net",
    "kendall-wiki": "kendall-wiki.net",
    "jequier-masters": "jequier-masters.net",
    "jequier-ludii": "jequier-ludii.net",
    "piccione": "piccione.net",
    "bell": "bell.net",
    "simple": "simple.net",
    "cypriot": "simple.net",
    "simple-marked": "simple-marked.net",
    "middle-kingdom": "simple-marked.net",
    "early-nk": "early-nk.net",
    "late-nk": "late-nk.net",
    "vertical": "vertical.net",
    "double": "double.net",
}

/// The file name of the net of this ruleset's base.
#[must_use]
pub fn name(ruleset: &Ruleset) -> Option<&'static str> {
    let of = |&(id, name): &(&str, &'static str)| (id == ruleset.id()).then_some(name);
    NAMES.iter().find_map(of)
}

/// The net of this ruleset's base.
#[cfg(feature = "nets")]
#[must_use]
pub fn nearest_net(ruleset: &Ruleset) -> Option<Net> {
    let (_, file) = FILES.iter().find(|(id, _)| *id == ruleset.id())?;
    Net::from_bytes(file).ok()
}
