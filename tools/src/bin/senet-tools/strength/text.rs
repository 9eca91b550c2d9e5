//! Number formats of the page.

use senet::matches::arena::Estimate;
use senet::matches::quality::Quality;

/// A mean and its margin.
pub fn percent(estimate: &Estimate) -> String {
    let Estimate { mean, margin } = estimate;
    format!("{:.2} ± {:.2} %", 100.0 * mean, 100.0 * margin)
}

/// Formats a share without trailing zeros.
pub fn share(share: f64) -> String {
    format!("{} %", (1e6 * share).round() / 1e4)
}

/// A whole number in groups of three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> = groups
        .filter_map(|group| std::str::from_utf8(group).ok())
        .collect();
    groups.join(",")
}

/// Formats a small number in scientific notation.
pub fn scientific(number: f64) -> String {
    if number == 0.0 {
        "0".into()
    } else {
        format!("{number:.0e}")
    }
}

/// The mean loss per decision; a dash without decisions.
pub fn loss_a_decision(quality: &Quality) -> String {
    quality.loss_a_decision.map_or("-".into(), |loss| {
        format!("{:.4} ± {:.4} %", 100.0 * loss.mean, 100.0 * loss.margin)
    })
}
