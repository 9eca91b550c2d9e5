//! Rule sentences are true: every sentence has a proof, and every rule has a sentence.
//!
//! A proof is a claim about the engine's answer that holds for the ruleset and fails when the dimension
//! of the sentence has another value; otherwise it would not prove the sentence.

use crate::examples::answer as answer_of;
use crate::other_rules::{changed, others};
use crate::playing::{PlayoutRng, ruleset, variants};
use crate::samples::cases;
use senet::phase::Phase;
use senet::position::Position;
use senet::protocol;
use senet::rules::CATALOGUE;
use senet::rules::parameters::PARAMETERS;
use senet::rules::sentences::{SILENT_VALUES, Sentence, ids, sentences};
use senet::sticks::Randomizer;
use senet::{Ruleset, Side};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Changes without effect because another sentence covers the same rule.
const SAID_TWICE: [(&str, &str); 1] = [
    // A piece in the water is unprotected because its whole side is.
    ("kendall-1979", "unprotected=none"),
];

fn read(sentence: &Sentence) -> String {
    let gaps: Vec<_> = sentence.args.iter().collect();
    format!("{} {gaps:?}", sentence.id)
}

fn said_of(ruleset: &Ruleset) -> Vec<String> {
    sentences(ruleset.rules()).iter().map(read).collect()
}

fn vectors() -> Vec<Value> {
    serde_json::from_str(include_str!("../data/vectors.json")).expect("the data file is JSON")
}

/// The written form of an example's ruleset.
fn name_of(example: &Value) -> String {
    let mut name = example["ruleset"].as_str().expect("a ruleset").to_owned();
    for (option, value) in example["options"].as_object().into_iter().flatten() {
        let value = match value {
            Value::Bool(flag) => if *flag { "on" } else { "off" }.to_owned(),
            value => value.to_string(),
        };
        name = changed(&name, &format!("{option}={value}"));
    }
    name
}

fn with_ruleset(question: &Value, name: &str) -> Value {
    let mut question = question.clone();
    let fields = question.as_object_mut().expect("a question is an object");
    fields.remove("options");
    fields.insert("ruleset".into(), name.into());
    question
}

/// A claim about a question, a start or a throw, and the changes that make it false.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Proof {
    /// A worked example of the specification …
    example: Option<String>,
    /// … or a question of our own in the same form, …
    question: Option<Value>,
    /// … or a ruleset whose start, after these throws, the claim describes, …
    start: Option<String>,
    #[serde(default)]
    throws: Vec<u8>,
    /// … or a ruleset whose odds the claim describes.
    odds: Option<String>,
    /// Legal moves, illegal moves, and the exact list.
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    not: Vec<String>,
    only: Option<Vec<String>>,
    /// No move is legal.
    #[serde(default)]
    none: bool,
    /// Who acts next after every move (or without one), and after some moves.
    next: Option<String>,
    #[serde(default)]
    then: BTreeMap<String, String>,
    /// Where the mover's pieces stand after some moves.
    #[serde(default)]
    stand: BTreeMap<String, Vec<u8>>,
    /// The winner's points after the only move.
    score: Option<u8>,
    /// The pieces, the side to act, the phase, and the throws in hand.
    white: Option<Vec<u8>>,
    black: Option<Vec<u8>>,
    hand: Option<u8>,
    turn: Option<String>,
    awaits: Option<String>,
    in_hand: Option<Vec<u8>>,
    /// The number of equally likely throws with each value.
    ways: Option<BTreeMap<u8, usize>>,
    /// Changes of the ruleset that make the claims false.
    #[serde(default)]
    unless: Vec<String>,
    /// Changes that make the question invalid.
    #[serde(default)]
    refused: Vec<String>,
}

impl Proof {
    fn ruleset(&self) -> String {
        match (&self.start, &self.odds) {
            (Some(name), _) | (_, Some(name)) => name.clone(),
            _ => name_of(&self.question()),
        }
    }

    fn question(&self) -> Value {
        let example = |id: &String| {
            let mut vectors = vectors().into_iter();
            let found = vectors.find(|vector| vector["id"] == **id);
            found.unwrap_or_else(|| panic!("there is no example {id}"))
        };
        let own = self.question.clone();
        self.example
            .as_ref()
            .map(example)
            .or(own)
            .expect("something is claimed of something")
    }

    /// Whether the claims hold under a ruleset.
    fn holds(&self, name: &str) -> Result<bool, String> {
        let rules = Ruleset::parse(name).map_err(|error| error.to_string())?;
        if self.odds.is_some() {
            return Ok(self.hold_of_odds(&rules));
        }
        if self.start.is_some() {
            return Ok(self.hold_of_start(&rules, &self.throws));
        }
        let question = with_ruleset(&self.question(), name);
        let answer = answer_of(&question).map_err(|error| error.to_string())?;
        Ok(self.hold_of_answer(&answer)
            && self.hold_of_pieces(&question, &answer)
            && self.hold_of_score(&question))
    }
}

impl Proof {
    fn hold_of_answer(&self, answer: &Value) -> bool {
        let legal = answer["legal"].as_array().expect("legal is a list");
        let next_of = |name: &String| {
            legal
                .iter()
                .find(|choice| choice["move"] == **name)
                .map(|choice| &choice["next"])
        };
        let is_legal = |name: &String| next_of(name).is_some();
        let all_go_on = |next: &String| {
            let after_none = answer.get("if_none").map(|none| &none["next"]);
            legal
                .iter()
                .map(|choice| &choice["next"])
                .chain(after_none)
                .all(|found| found == next)
        };
        self.legal.iter().all(is_legal)
            && !self.not.iter().any(is_legal)
            && self
                .only
                .as_ref()
                .is_none_or(|only| only.len() == legal.len() && only.iter().all(is_legal))
            && (!self.none || legal.is_empty())
            && self.next.as_ref().is_none_or(all_go_on)
            && self
                .then
                .iter()
                .all(|(name, next)| next_of(name).is_some_and(|found| found == next))
    }

    fn hold_of_pieces(&self, question: &Value, answer: &Value) -> bool {
        let mover = question["to_move"].as_str().expect("a side to move");
        let legal = answer["legal"].as_array().expect("legal is a list");
        self.stand.iter().all(|(name, houses)| {
            let mut after = legal.iter().filter(|choice| choice["move"] == **name);
            after.any(|choice| choice[mover] == Value::from(houses.as_slice()))
        })
    }

    fn hold_of_score(&self, question: &Value) -> bool {
        let Some(score) = self.score else { return true };
        let asked = protocol::read(question).expect("the question was answered");
        let only = asked
            .position
            .moves(&asked.ruleset)
            .nth(0)
            .expect("a legal move");
        let mut after = asked.position;
        after.play_legal(&asked.ruleset, only);
        after.score(&asked.ruleset) == Some(score)
    }

    fn hold_of_start(&self, rules: &Ruleset, throws: &[u8]) -> bool {
        let mut position = Position::start(rules);
        for &throw in throws {
            if !position.awaits_throw() {
                return false;
            }
            position.throw_legal(rules, throw);
        }
        let stand = |claim: &Option<Vec<u8>>, side: Side| {
            let pieces = position.pieces(side).iter().map(|house| house.number());
            claim
                .as_ref()
                .is_none_or(|claim| *claim == pieces.collect::<Vec<u8>>())
        };
        let (awaits, in_hand) = match position.phase() {
            Phase::Opening(_) => ("opening", Vec::new()),
            Phase::Pool(bag) => ("move", bag.iter().collect()),
            Phase::Throw => ("throw", Vec::new()),
            Phase::Series(bag) => ("throw", bag.iter().collect()),
            Phase::Play(throw) => ("move", vec![throw]),
            phase => panic!("no claim is made of {phase:?}"),
        };
        let turn = if position.side() == Side::White {
            "white"
        } else {
            "black"
        };
        stand(&self.white, Side::White)
            && stand(&self.black, Side::Black)
            && self
                .hand
                .is_none_or(|hand| Side::BOTH.iter().all(|&side| position.hand(side) == hand))
            && self.turn.as_ref().is_none_or(|claim| claim == turn)
            && self.awaits.as_ref().is_none_or(|claim| claim == awaits)
            && self.in_hand.as_ref().is_none_or(|claim| *claim == in_hand)
    }

    fn hold_of_odds(&self, rules: &Ruleset) -> bool {
        let mut ways = BTreeMap::new();
        for throw in rules.rules().sticks.throws() {
            *ways.entry(throw.value).or_insert(0) += 1;
        }
        self.ways.as_ref().expect("the ways to fall are claimed") == &ways
    }
}

fn proofs() -> BTreeMap<String, Vec<Proof>> {
    serde_json::from_str(include_str!("../data/rule-proofs.json")).expect("the data file is JSON")
}

#[test]
fn every_sentence_has_a_proof_that_fails_under_other_rules() {
    let proofs = proofs();
    let known: BTreeMap<&str, &[&str]> = ids().collect();
    let proven: BTreeSet<&str> = proofs.keys().map(String::as_str).collect();
    assert_eq!(
        proven,
        known.keys().copied().collect(),
        "sentences and proofs"
    );
    let mut wrong = Vec::new();
    for (id, proofs) in &proofs {
        let mut unproven: BTreeSet<&str> = known[id.as_str()].iter().copied().collect();
        for (number, proof) in proofs.iter().enumerate() {
            let name = proof.ruleset();
            let said = sentences(ruleset(&name).rules())
                .iter()
                .any(|sentence| sentence.id == id);
            if !said {
                wrong.push(format!("{id}, proof {number}: {name} does not say it"));
            }
            match proof.holds(&name) {
                Ok(true) => {}
                other => wrong.push(format!("{id}, proof {number} under {name}: {other:?}")),
            }
            for change in &proof.unless {
                match proof.holds(&changed(&name, change)) {
                    Ok(false) => {}
                    other => wrong.push(format!(
                        "{id}, proof {number} in spite of {change}: {other:?}"
                    )),
                }
            }
            for change in &proof.refused {
                if proof.holds(&changed(&name, change)).is_ok() {
                    wrong.push(format!("{id}, proof {number} can be asked with {change}"));
                }
            }
            let changes = proof
                .unless
                .iter()
                .chain(&proof.refused)
                .flat_map(|change| change.split(','));
            let touched: BTreeSet<&str> = changes
                .map(|change| change.split_once('=').expect("name=value").0)
                .collect();
            unproven.retain(|parameter| {
                !touched.contains(parameter) && !others(&name, parameter).is_empty()
            });
        }
        if !unproven.is_empty() {
            wrong.push(format!("{id} proves nothing of {unproven:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_rule_of_every_variant_has_a_sentence() {
    for name in variants() {
        let rules = ruleset(&name);
        let said = sentences(rules.rules());
        let about: BTreeSet<&str> = said
            .iter()
            .flat_map(|sentence| sentence.about)
            .copied()
            .collect();
        for parameter in PARAMETERS {
            let value = parameter.get(rules.rules());
            let is_said = about.contains(parameter.name)
                || SILENT_VALUES.contains(&(parameter.name, value.as_str()));
            let matters = || {
                others(&name, parameter.name)
                    .iter()
                    .any(|(_, other)| part(&rules, other))
            };
            assert!(
                is_said || !matters(),
                "no sentence of {name} says {}={value}",
                parameter.name
            );
        }
    }
}

/// Plays two rulesets with the same throws and choices. Returns whether they diverge.
fn part(one: &Ruleset, other: &Ruleset) -> bool {
    let mut rng = PlayoutRng::new(7);
    for _ in 0..600 {
        let (mut here, mut there) = (Position::start(one), Position::start(other));
        while here.outcome().is_none() {
            let moves = here.moves(one);
            let same = here == there && moves.iter().eq(there.moves(other).iter());
            if !same {
                return true;
            }
            if here.awaits_throw() && (moves.is_empty() || rng.below(2) == 0) {
                let (ours, theirs) = (one.rules().sticks, other.rules().sticks);
                if ours.ways() != theirs.ways() {
                    return true;
                }
                let number = rng.below(ours.ways().into());
                let throw = |sticks: Randomizer| sticks.throws().nth(number).expect("an outcome");
                here.throw_legal(one, throw(ours).value);
                there.throw_legal(other, throw(theirs).value);
            } else if moves.is_empty() {
                here.forfeit_legal(one);
                there.forfeit_legal(other);
            } else {
                let choice = moves
                    .nth(rng.below(moves.len()))
                    .expect("below the number of moves");
                here.play_legal(one, choice);
                there.play_legal(other, choice);
            }
        }
        if here != there || here.score(one) != there.score(other) {
            return true;
        }
    }
    false
}

#[test]
fn rules_have_different_sentences_exactly_when_they_play_differently() {
    let mut wrong = Vec::new();
    for entry in cases(CATALOGUE) {
        let rules = ruleset(entry.id);
        let here = said_of(&rules);
        for parameter in PARAMETERS {
            for (change, other) in others(entry.id, parameter.name) {
                match (said_of(&other) != here, part(&rules, &other)) {
                    (true, false) if !SAID_TWICE.contains(&(entry.id, change)) => {
                        wrong.push(format!("{} only reads differently with {change}", entry.id))
                    }
                    (false, true) => {
                        wrong.push(format!("{} reads the same with {change}", entry.id))
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_has_exactly_these_sentences() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/www/locales");
    let entries = fs::read_dir(folder).expect("there are texts");
    let paths: Vec<_> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    assert!(paths.len() >= 12, "twelve languages");
    for path in paths {
        let text = fs::read_to_string(&path).expect("a text is UTF-8");
        let messages = text.lines().filter_map(|line| line.split_once(" ="));
        let rules: BTreeSet<&str> = messages
            .map(|(id, _)| id)
            .filter(|id| id.starts_with("rule-"))
            .collect();
        assert_eq!(rules, ids().map(|(id, _)| id).collect(), "{path:?}");
    }
}
