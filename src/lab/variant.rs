//! Rulesets with options for simulations only: the odds of the sticks, protection by a piece in the
//! water, and other throws.

use crate::base::sticks::{Device, ThrowSet};
use crate::base::text::{excerpt, number};
use crate::error::{ErrorKind, SenetError};
use crate::rules::Ruleset;

/// The share of throws with the light side up, in percent: `light=40`.
const LIGHT: &str = "light";
/// Whether a piece in the water protects its neighbours (RULES A-KM-4): `drowned_guards=off`.
const DROWNED_GUARDS: &str = "drowned_guards";
/// Whether game *n* has the throws of another run: `throws=other`, a control with unchanged rules.
const THROWS: &str = "throws";
/// The value of [`THROWS`] that is written.
const OTHER: &str = "other";
/// The options that exist for simulations only.
pub(super) const OPTIONS: [&str; 3] = [LIGHT, DROWNED_GUARDS, THROWS];

/// Parses a written form with three options in addition to those of [`Ruleset::parse`]: `light`, the
/// probability in percent that a stick shows its light side (1 to 99, rounded to a 256th),
/// `drowned_guards`, `on` or `off`, and `throws`, `same` or `other`: the same rules with the throws of
/// other games, as a control. The result is for simulations only: games, records and links do not
/// support it.
///
/// # Errors
/// Same as [`Ruleset::parse`]. Also returns an error if one of these options has an invalid value.
pub fn parse_variant(text: &str) -> Result<Ruleset, SenetError> {
    let Some((id, options)) = text.trim().split_once('[') else {
        return Ruleset::parse(text.trim());
    };
    let options = options.strip_suffix(']').ok_or_else(|| {
        SenetError::new(
            ErrorKind::BadRuleset,
            format!("‘{}’ has no closing bracket", excerpt(text)),
        )
        .at("ruleset")
    })?;
    let (mut light, mut guards, mut other_throws) = (None, None, None);
    let mut others = Vec::new();
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, repeated) = match option.split_once('=').unwrap_or((option, "on")) {
            (LIGHT, value) => (LIGHT, light.replace(percent(value)?).is_some()),
            (DROWNED_GUARDS, value) => (DROWNED_GUARDS, guards.replace(flag(value)?).is_some()),
            (THROWS, value) => (THROWS, other_throws.replace(is_other(value)?).is_some()),
            _ => {
                others.push(option);
                continue;
            }
        };
        if repeated {
            let message = format!("the option {name} appears twice");
            return Err(SenetError::new(ErrorKind::BadOption, message).at(name));
        }
    }
    let (light, guards) = (light.unwrap_or(50), guards.unwrap_or(true));
    let ruleset = Ruleset::parse(&format!("{id}[{}]", others.join(",")))?;
    let sticks = ruleset.rules().sticks;
    let uneven = light != 50 && !sticks.device().is_die();
    if uneven && (sticks.device() != Device::FourSticks || sticks.rethrow() != ThrowSet::EMPTY) {
        let message = "only four sticks whose throws all count can be uneven";
        return Err(SenetError::new(ErrorKind::BadOption, message).at(LIGHT));
    }
    let unguarded = !guards && ruleset.rules().pairs.is_on() && !ruleset.tables.prison.is_empty();
    let mut extra = Vec::new();
    if uneven {
        extra.push(format!("{LIGHT}={light}"));
    }
    if unguarded {
        extra.push(format!("{DROWNED_GUARDS}=off"));
    }
    if other_throws == Some(true) {
        extra.push(format!("{THROWS}={OTHER}"));
    }
    if extra.is_empty() {
        return Ok(ruleset);
    }
    let name = match ruleset.name().strip_suffix(']') {
        Some(before) => format!("{before},{}]", extra.join(",")),
        None => format!("{}[{}]", ruleset.name(), extra.join(",")),
    };
    let mut varied = ruleset.renamed(name);
    if uneven {
        varied.set_light(in_256ths(light));
    }
    if unguarded {
        let guarding = &mut varied.tables.guarding;
        *guarding = guarding.without(varied.tables.prison);
    }
    Ok(varied)
}

/// The written form of a ruleset's rules, without the option that gives its games other throws.
pub(super) fn rules_name(ruleset: &Ruleset) -> String {
    let other = format!("{THROWS}={OTHER}");
    let name = ruleset.name();
    let name = name.replace(&format!("[{other}]"), "");
    name.replace(&format!(",{other}]"), "]")
}

/// Whether the rules have options that exist for simulations only, which no net is trained with.
pub(super) fn is_for_simulations(ruleset: &Ruleset) -> bool {
    Ruleset::parse(&rules_name(ruleset)).is_err()
}

/// Whether the games of a ruleset have other throws than those of the rest of a run.
pub(super) fn has_other_throws(ruleset: &Ruleset) -> bool {
    let options = ruleset.name().rsplit(['[', ',', ']']);
    options
        .into_iter()
        .any(|option| option.split_once('=') == Some((THROWS, OTHER)))
}

fn percent(value: &str) -> Result<u8, SenetError> {
    let percent = number(value).filter(|percent| (1..=99).contains(percent));
    percent.ok_or_else(|| bad(LIGHT, value, "a percentage from 1 to 99"))
}

fn is_other(value: &str) -> Result<bool, SenetError> {
    match value {
        "same" => Ok(false),
        OTHER => Ok(true),
        _ => Err(bad(THROWS, value, "same or other")),
    }
}

fn flag(value: &str) -> Result<bool, SenetError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(bad(DROWNED_GUARDS, value, "on or off")),
    }
}

fn bad(name: &str, value: &str, allowed: &str) -> SenetError {
    let value = excerpt(value);
    let message = format!("‘{value}’ is not a value of {name}: use {allowed}");
    SenetError::new(ErrorKind::BadOption, message).at(name)
}

fn in_256ths(percent: u8) -> u8 {
    ((u32::from(percent) * 256 + 50) / 100) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_varied_stands_in_the_name() {
        let varied_name = |text: &str| parse_variant(text).expect("a variant").name().to_owned();
        for (text, name) in [
            ("kendall-masters", "kendall-masters"),
            ("kendall-masters[]", "kendall-masters"),
            (
                "kendall-masters[light=50,drowned_guards]",
                "kendall-masters",
            ),
            ("kendall-masters[light=40]", "kendall-masters[light=40]"),
            ("bell[throws=other,light=40]", "bell[throws=other]"),
            ("bell[throws=same]", "bell"),
            (
                "kendall-masters[drowned_guards=off,blockade]",
                "kendall-masters[blockade,drowned_guards=off]",
            ),
            // A die has no light side, and without a prison no piece stays in the water to protect
            // another.
            ("bell[light=40]", "bell"),
            ("simple[drowned_guards=off]", "simple"),
        ] {
            assert_eq!(varied_name(text), name);
            assert_eq!(varied_name(name), name);
        }
    }

    #[test]
    fn the_odds_are_those_of_uneven_sticks() {
        let ruleset = parse_variant("kendall-masters[light=25]").expect("a variant");
        let odds: Vec<(u8, f32)> = ruleset.odds().collect();
        let light: f32 = 0.25;
        let expected = [
            (1, 4.0 * light * 0.75_f32.powi(3)),
            (2, 6.0 * light.powi(2) * 0.75_f32.powi(2)),
            (3, 4.0 * light.powi(3) * 0.75),
            (4, light.powi(4)),
            (5, 0.75_f32.powi(4)),
        ];
        for (found, expected) in odds.iter().zip(expected) {
            assert_eq!(found.0, expected.0);
            assert!((found.1 - expected.1).abs() < 1e-6);
        }
        assert_eq!(ruleset.tables.light, 64);
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "kendall-masters[light=0]",
            "kendall-masters[light=100]",
            "kendall-masters[light=x]",
            "kendall-masters[drowned_guards=maybe]",
            "kendall-masters[throws=new]",
            "kendall-masters[light=40",
            "kendall-masters[nothing]",
        ] {
            assert!(parse_variant(text).is_err(), "{text}");
        }
    }
}
