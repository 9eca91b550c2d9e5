//! The disputed points of a ruleset: readings that its sources leave open, points that another
//! reconstruction reads differently, and points that no text mentions.

use super::variant::parse_variant;
use crate::error::SenetError;
use crate::rules::catalogue::OURS;
use crate::rules::draft::Draft;
use crate::rules::evidence::{Evidence, MarkedSentence, evidence_of, marked_sentences};
use crate::rules::parameters::PARAMETERS;
use crate::rules::{CATALOGUE, CatalogueEntry};
use serde::Serialize;

/// The open readings numbered in the specification.
const NUMBERED: &str = include_str!("disputed.tsv");
/// Percentages of light sides to try for uneven sticks: half-round sticks are not fair, but their odds
/// are unknown.
const UNEVEN: [u8; 6] = [35, 40, 45, 55, 60, 65];
/// The source of points that no text mentions.
const UNKNOWN: &str = "unknown";
/// The number of the question whether a piece in the water protects its neighbours.
const WATER: &str = "A-KM-4";

/// A reading of a disputed point that differs from the ruleset's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Dispute {
    /// The point: the name of the changed option, or names joined with `+`.
    pub point: String,
    /// The other reading in the syntax of options, e.g. `pairs=off`.
    pub option: String,
    /// The ruleset with this reading, in its written form.
    pub ruleset: String,
    /// The sources of this reading: numbers of open points of the specification, ids of other
    /// reconstructions, or `unknown` if no text mentions it.
    pub sources: Vec<String>,
    /// What the ruleset's own reading of this point rests on; `None` if its rules do not mention the
    /// point.
    pub evidence: Option<Evidence>,
}

/// All readings of disputed points that can be tried in this ruleset, one at a time. Omits readings
/// that contradict the other rules or have no effect.
///
/// # Errors
/// Same as [`parse_variant`].
pub fn disputes(ruleset: &str) -> Result<Vec<Dispute>, SenetError> {
    let base = parse_variant(ruleset)?;
    let entry = CatalogueEntry::by_id(base.id()).expect("every ruleset has an entry");
    let mut found = Found {
        base: base.name().to_owned(),
        marked: marked_sentences(entry, base.rules()),
        disputes: Vec::new(),
    };
    for line in NUMBERED.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        if fields.next() != Some(base.id()) {
            continue;
        }
        if let (Some(point), Some(option)) = (fields.next(), fields.next()) {
            found.add(option, point);
        }
    }
    found.add("drowned_guards=off", WATER);
    let proposed = |entry: &&CatalogueEntry| entry.author != OURS;
    // The option `zero` tells the four sticks and the die of the reconstructions apart.
    for parameter in PARAMETERS
        .iter()
        .filter(|parameter| parameter.name != "sticks")
    {
        let own = parameter.get(base.rules());
        for entry in CATALOGUE.iter().filter(proposed) {
            let value = parameter.get(&(entry.rules)());
            if value != own {
                found.add(&format!("{}={value}", parameter.name), entry.id);
            }
        }
    }
    for light in UNEVEN {
        found.add(&format!("light={light}"), UNKNOWN);
    }
    Ok(found.disputes)
}

/// Sets an option of a ruleset.
pub(super) fn with_option(ruleset: &str, option: &str) -> String {
    let name = |option: &str| option.split('=').next().map(str::to_owned);
    let bracketed = ruleset.strip_suffix(']');
    let (id, options) = bracketed
        .and_then(|open| open.split_once('['))
        .unwrap_or((ruleset, ""));
    let others = options.split(',').filter(|other| !other.is_empty());
    let others = others.filter(|other| name(other) != name(option));
    let options: Vec<&str> = others.chain([option]).collect();
    format!("{id}[{}]", options.join(","))
}

struct Found {
    base: String,
    /// The ruleset's own rules.
    marked: Vec<MarkedSentence>,
    disputes: Vec<Dispute>,
}

impl Found {
    /// Adds a reading, or another source for it.
    fn add(&mut self, option: &str, source: &str) {
        let text = with_option(&self.base, option);
        let Ok(ruleset) = parse_variant(&text) else {
            return;
        };
        let ruleset = ruleset.name().to_owned();
        if let Some(known) = self
            .disputes
            .iter_mut()
            .find(|known| known.ruleset == ruleset)
        {
            if known.sources.iter().all(|known| known != source) {
                known.sources.push(source.into());
            }
            return;
        }
        let names = option
            .split(',')
            .filter_map(|option| option.split('=').next());
        let names: Vec<&str> = names.collect();
        if ruleset == self.base || names.iter().all(|name| has_no_effect(&text, name)) {
            return;
        }
        self.disputes.push(Dispute {
            point: names.join("+"),
            option: option.into(),
            ruleset,
            sources: vec![source.into()],
            evidence: self.evidence(names[0]),
        });
    }
}

impl Found {
    /// What the ruleset's own reading of a point rests on.
    fn evidence(&self, point: &str) -> Option<Evidence> {
        if super::variant::OPTIONS.contains(&point) {
            return Some(Evidence::ModernChoice);
        }
        evidence_of(&self.marked, point)
    }
}

/// Whether a point has no effect in these rules, whatever its value.
fn has_no_effect(ruleset: &str, point: &str) -> bool {
    let draft = Draft::new(ruleset);
    let points = draft.map(|draft| draft.points).unwrap_or_default();
    points
        .iter()
        .any(|known| known.name == point && known.idle.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_numbered_reading_can_be_tried() {
        for line in NUMBERED.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [id, point, option] = fields[..] else {
                panic!("{line}");
            };
            let disputes = disputes(id).expect("a ruleset");
            let found = disputes.iter().find(|dispute| dispute.option == option);
            let found = found.unwrap_or_else(|| panic!("{line}: not among the disputes"));
            assert!(found.sources.contains(&point.to_owned()), "{line}");
        }
    }

    #[test]
    fn every_dispute_differs_from_its_ruleset_in_its_own_way() {
        for entry in CATALOGUE {
            let mut names: Vec<String> = disputes(entry.id)
                .expect("a ruleset")
                .into_iter()
                .map(|dispute| dispute.ruleset)
                .collect();
            assert!(names.len() > 5, "{}", entry.id);
            names.push(entry.id.into());
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{}", entry.id);
        }
    }
}
