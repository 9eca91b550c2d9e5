//! What each rule rests on: the text of a reconstruction, ancient finds, later games, or a modern choice.
//!
//! The marks are data (`evidence.tsv`), by sentence and ruleset. A rule that differs from the ruleset's
//! own is always a modern choice.

use super::catalogue::{CatalogueEntry, OURS};
use super::parameters::parameter;
use super::sentences::{Arg, Args, Section, Sentence, sentences};
use super::{FIRST_ROW, Rules};

const MARKS: &str = include_str!("evidence.tsv");

/// What a rule rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Evidence {
    /// The text of the reconstruction states it.
    Text,
    /// Ancient boards, or the pieces found with them, show it.
    Board,
    /// An ancient picture shows it.
    Picture,
    /// It is taken from a later game, such as tâb.
    LaterGame,
    /// No source decides it; it is a modern choice.
    ModernChoice,
}

names! {
    Evidence {
        Text = "text",
        Board = "board",
        Picture = "picture",
        LaterGame = "later_game",
        ModernChoice = "modern_choice",
    }
}

/// The evidence for a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct EvidenceMark {
    /// What the rule rests on.
    pub evidence: Evidence,
    /// The place in the specification that gives the reason: a section, a rule of one (`2.1 r5`),
    /// or an open point (`A-KM-13`). Empty for a rule that differs from the ruleset's own.
    pub source: &'static str,
}

impl EvidenceMark {
    const CHANGED: EvidenceMark = EvidenceMark {
        evidence: Evidence::ModernChoice,
        source: "",
    };
}

/// One rule with its evidence, ready to be translated.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(hashmap_as_object))]
pub struct MarkedSentence {
    /// The heading that the rule belongs under.
    pub section: Section,
    /// The id of the sentence, e.g. `rule-hit-swap`.
    pub id: &'static str,
    /// The arguments of the sentence.
    pub args: Args,
    /// The parameters of the rules that the sentence covers.
    pub about: &'static [&'static str],
    /// What the rule rests on, and where that is explained.
    pub mark: EvidenceMark,
}

/// The rules as sentences with their evidence, in reading order. `entry` is the ruleset of the catalogue
/// that the rules are based on.
#[must_use]
pub fn marked_sentences(entry: &CatalogueEntry, rules: &Rules) -> Vec<MarkedSentence> {
    let base = (entry.rules)();
    let lines: Vec<Line> = lines().filter(|line| line.is_about(entry)).collect();
    let mark = |sentence: &Sentence| {
        let mut about = sentence.about.iter();
        if about.any(|name| is_changed(entry, &base, rules, name)) {
            return EvidenceMark::CHANGED;
        }
        let line = lines.iter().find(|line| line.names(sentence));
        // A test ensures that every sentence of the catalogue has a line. Changed rules can have
        // other sentences.
        line.map_or(EvidenceMark::CHANGED, |line| line.mark)
    };
    let marked = sentences(rules).into_iter().map(|sentence| MarkedSentence {
        mark: mark(&sentence),
        section: sentence.section,
        id: sentence.id,
        args: sentence.args,
        about: sentence.about,
    });
    marked.collect()
}

/// The evidence for the value of one parameter: that of the sentence that states it, or `None` if
/// the rules have no such sentence.
#[must_use]
pub fn evidence_of(marked: &[MarkedSentence], parameter: &str) -> Option<Evidence> {
    let id = format!("rule-{}", parameter.replace('_', "-"));
    let by_name = marked.iter().find(|sentence| {
        sentence
            .id
            .strip_prefix(&id)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            && sentence.about.contains(&parameter)
    });
    let about = || {
        marked
            .iter()
            .find(|sentence| sentence.about.first() == Some(&parameter))
    };
    by_name
        .or_else(about)
        .map(|sentence| sentence.mark.evidence)
}

/// Whether a parameter has a value that the ruleset does not offer.
fn is_changed(entry: &CatalogueEntry, base: &Rules, rules: &Rules, name: &str) -> bool {
    let same = parameter(name).is_none_or(|parameter| parameter.get(base) == parameter.get(rules));
    let is_offered = match name {
        "pieces" => entry.pieces.contains(&rules.pieces),
        "clear_first" => entry.options.contains(&"home_row") && rules.clear_first == FIRST_ROW,
        name => entry.options.contains(&name),
    };
    !same && !is_offered
}

/// A line of the data.
struct Line {
    /// The sentences, separated by spaces.
    sentences: &'static str,
    rulesets: &'static str,
    mark: EvidenceMark,
}

impl Line {
    /// Reads a line; `None` if it is malformed.
    fn read(line: &'static str) -> Option<Line> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [sentences, rulesets, evidence, source] = fields[..] else {
            return None;
        };
        let evidence = Evidence::named(evidence)?;
        Some(Line {
            sentences,
            rulesets,
            mark: EvidenceMark { evidence, source },
        })
    }

    fn is_about(&self, entry: &CatalogueEntry) -> bool {
        match self.rulesets {
            "*" => true,
            "own" => entry.author == OURS,
            id => entry.id == id,
        }
    }

    fn names(&self, sentence: &Sentence) -> bool {
        let number = sentence.args.iter().find_map(|(_, gap)| match gap {
            Arg::Number(number) => Some(*number),
            Arg::List(_) => None,
        });
        let id = sentence.id.strip_prefix("rule-");
        self.sentences.split(' ').any(|name| {
            let (name, wanted) = name.split_once(':').unwrap_or((name, ""));
            Some(name) == id
                && (wanted.is_empty() || number.is_some_and(|number| number.to_string() == wanted))
        })
    }
}

fn rows() -> impl Iterator<Item = &'static str> {
    MARKS.lines().filter(|line| !line.starts_with('#'))
}

fn lines() -> impl Iterator<Item = Line> {
    rows().filter_map(Line::read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CATALOGUE, Ruleset};
    use std::collections::BTreeSet;

    fn marked(ruleset: &str) -> Vec<MarkedSentence> {
        let ruleset = Ruleset::parse(ruleset).expect("a ruleset");
        let entry = CatalogueEntry::by_id(ruleset.id()).expect("an entry");
        marked_sentences(entry, ruleset.rules())
    }

    #[test]
    fn every_sentence_of_every_variant_has_one_mark() {
        let mut unmarked = BTreeSet::new();
        for entry in CATALOGUE {
            for variant in entry.variants() {
                for sentence in marked(&variant) {
                    if sentence.mark == EvidenceMark::CHANGED {
                        unmarked.insert(format!("{} {}", entry.id, sentence.id));
                    }
                }
            }
        }
        assert!(unmarked.is_empty(), "{unmarked:#?}");
    }

    #[test]
    fn every_line_is_used_and_well_formed() {
        let mut used = BTreeSet::new();
        let known: BTreeSet<&str> = CATALOGUE.iter().map(|entry| entry.id).collect();
        let ids: BTreeSet<&str> = super::super::sentences::ids().map(|(id, _)| id).collect();
        for entry in CATALOGUE {
            for variant in entry.variants() {
                for sentence in marked(&variant) {
                    used.insert((sentence.id, entry.id, sentence.mark.source));
                }
            }
        }
        assert_eq!(lines().count(), rows().count(), "a malformed line");
        for line in lines() {
            assert!(
                ["*", "own"].contains(&line.rulesets) || known.contains(line.rulesets),
                "{}",
                line.rulesets
            );
            for name in line.sentences.split(' ') {
                let id = format!("rule-{}", name.split(':').next().unwrap_or(name));
                assert!(ids.contains(id.as_str()), "{id} is no sentence");
                let is_used = used.iter().any(|(used, entry, source)| {
                    *used == id
                        && *source == line.mark.source
                        && CatalogueEntry::by_id(entry).is_some_and(|entry| line.is_about(entry))
                });
                assert!(is_used, "{name} of {}: no variant needs it", line.rulesets);
            }
        }
    }

    #[test]
    fn a_changed_rule_is_a_modern_choice_and_the_others_keep_their_marks() {
        let own = marked("kendall-masters");
        let changed = marked("kendall-masters[pairs=off]");
        for sentence in &changed {
            if sentence.about.contains(&"pairs") {
                assert_eq!(sentence.mark, EvidenceMark::CHANGED, "{}", sentence.id);
            } else {
                let before = own.iter().find(|other| other.id == sentence.id);
                assert_eq!(before.map(|other| other.mark), Some(sentence.mark));
            }
        }
        // An option that the text offers is not a house rule.
        let offered = marked("kendall-1979[home_row]");
        let home_row = offered.iter().find(|one| one.id == "rule-clear-first");
        assert_eq!(home_row.map(|one| one.mark.evidence), Some(Evidence::Text));
        let house = marked("kendall-1979[clear_first=1-9]");
        let house = house.iter().find(|one| one.id == "rule-clear-first");
        assert_eq!(house.map(|one| one.mark), Some(EvidenceMark::CHANGED));
    }

    #[test]
    fn a_point_has_the_mark_of_its_sentence() {
        let marks = marked("kendall-masters");
        for (point, evidence) in [
            ("zero", Some(Evidence::Text)),
            ("pieces", Some(Evidence::Picture)),
            ("again", Some(Evidence::LaterGame)),
            ("blockade", Some(Evidence::ModernChoice)),
            ("houses", Some(Evidence::Board)),
            ("return_house", Some(Evidence::Text)),
            ("end", Some(Evidence::Text)),
            ("again_on", None),
        ] {
            assert_eq!(evidence_of(&marks, point), evidence, "{point}");
        }
    }
}
