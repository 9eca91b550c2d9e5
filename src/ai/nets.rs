//! The nets that are built in.

use super::Net;
use crate::rules::Ruleset;

/// Ids of the catalogue, each with the file of its net. Entries with the same rules share one.
static FILES: &[(&str, &[u8])] = &[
    (
        "kendall-masters",
        include_bytes!("nets/kendall-masters.net"),
    ),
    ("kendall-modern", include_bytes!("nets/kendall-modern.net")),
];

/// The net of the entry this ruleset started from.
#[must_use]
pub fn of(ruleset: &Ruleset) -> Option<Net> {
    let id = ruleset.id();
    let (_, file) = FILES.iter().find(|(of, _)| *of == id)?;
    Net::from_bytes(file).ok()
}
