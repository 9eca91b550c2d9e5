//! The written form of a ruleset: an id of the catalogue followed, in square brackets, by the
//! differences from it.
//!
//! `kendall-1979[pieces=5,trap]` selects a variant with the options of that catalogue entry. With
//! feature `house-rules` the brackets accept every [parameter](super::parameters) of [`Rules`], as
//! in `kendall-masters[blockade,again=1.4.5.6]`. A flag is written as its bare name or with `=on`,
//! `=off`. The form is safe in a URL.

#[cfg(feature = "house-rules")]
use super::in_use::RULES_IN_USE;
use super::{CatalogueEntry, FIRST_ROW, Rules};
use crate::base::board::HouseSet;
#[cfg(feature = "house-rules")]
use crate::base::sticks::Device;
use crate::base::text::{excerpt, number};
use crate::error::{ErrorKind, SenetError};

/// More characters than any written form needs.
const MAX_WRITTEN: usize = 4_096;

/// The value of an option of the catalogue entry.
fn catalogue_option(rules: &Rules, name: &str) -> String {
    let flag = match name {
        "starting_throw" => rules.starting_throw,
        "trap" => rules.trap,
        "home_row" => rules.clear_first == FIRST_ROW,
        _ => return rules.pieces.to_string(),
    };
    if flag { "on" } else { "off" }.into()
}

/// Sets an option of the catalogue entry. Returns `None` if the value is not allowed for it.
fn set_catalogue_option(rules: &mut Rules, name: &str, value: &str) -> Option<()> {
    if name == "pieces" {
        rules.pieces = number(value).filter(|pieces| (1..=10).contains(pieces))?;
        return Some(());
    }
    let on = match value {
        "on" => true,
        "off" => false,
        _ => return None,
    };
    match name {
        "starting_throw" => rules.starting_throw = on,
        "trap" => rules.trap = on,
        _ => rules.clear_first = if on { FIRST_ROW } else { HouseSet::EMPTY },
    }
    Some(())
}

#[cfg(feature = "house-rules")]
fn set_house_rule(rules: &mut Rules, name: &str, value: &str) -> Result<(), SenetError> {
    let parameter = super::parameters::parameter(name).ok_or_else(|| {
        SenetError::new(
            ErrorKind::UnknownOption,
            format!("rules have no option ‘{}’", excerpt(name)),
        )
        .at(excerpt(name))
    })?;
    parameter.set(rules, value)
}

/// Sets an option when house rules are not compiled in: fewer pieces or a later starting house.
#[cfg(not(feature = "house-rules"))]
fn set_house_rule(rules: &mut Rules, name: &str, value: &str) -> Result<(), SenetError> {
    let absent = || {
        let [name, value] = [name, value].map(excerpt);
        let message = format!("‘{name}’ cannot be ‘{value}’ here: this build has no house rules");
        SenetError::new(ErrorKind::HouseRulesAbsent, message).at(name)
    };
    let number: u8 = number(value).ok_or_else(absent)?;
    match name {
        "pieces" if (1..=rules.pieces).contains(&number) => rules.pieces = number,
        "start_house" if number > 0 => rules.start_house = number,
        _ => return Err(absent()),
    }
    Ok(())
}

/// Checks the start of a shortened game. Builds with house rules run the full validation instead.
#[cfg(not(feature = "house-rules"))]
fn check_shortened(rules: &Rules) -> Result<(), SenetError> {
    let special = rules
        .fixed
        .first()
        .map_or(rules.houses, |house| house.number());
    let ends = [rules.stop, rules.water_house, special];
    let first_end = ends.into_iter().filter(|&house| house > 0).min();
    let sound = rules.start != super::Start::Hand
        && !rules.start_lock
        && rules.start_house % 2 == 1
        && first_end.is_some_and(|end| rules.last_start_house() + 1 < end);
    if rules.start_house == 1 || sound {
        return Ok(());
    }
    let message =
        "this build has no house rules, so it cannot check whether pieces can start there";
    Err(SenetError::new(ErrorKind::HouseRulesAbsent, message).at("start_house"))
}

/// The differences in parameters that are not options of the entry.
#[cfg(feature = "house-rules")]
fn other_options(entry: &CatalogueEntry, base: &Rules, rules: &Rules) -> Vec<String> {
    let home_row =
        entry.options.contains(&"home_row") && catalogue_option(rules, "home_row") == "on";
    super::parameters::PARAMETERS
        .iter()
        .filter(|parameter| !entry.options.contains(&parameter.name))
        .filter(|parameter| !(home_row && parameter.name == "clear_first"))
        // The option `zero` tells four sticks and the four-sided die apart.
        .filter(|parameter| !(parameter.name == "sticks" && is_told_by_zero(rules)))
        .filter(|parameter| parameter.get(rules) != parameter.get(base))
        .map(|parameter| written(parameter.name, &parameter.get(rules)))
        .collect()
}

#[cfg(feature = "house-rules")]
fn is_told_by_zero(rules: &Rules) -> bool {
    matches!(
        rules.sticks.device,
        Device::FourSticks | Device::FourSidedDie
    )
}

#[cfg(not(feature = "house-rules"))]
fn other_options(entry: &CatalogueEntry, base: &Rules, rules: &Rules) -> Vec<String> {
    let own = entry.options.contains(&"pieces");
    let pieces = (!own && rules.pieces != base.pieces).then_some(("pieces", rules.pieces));
    let start =
        (rules.start_house != base.start_house).then_some(("start_house", rules.start_house));
    let options = [pieces, start].into_iter().flatten();
    options
        .map(|(name, value)| written(name, &value.to_string()))
        .collect()
}

fn written(name: &str, value: &str) -> String {
    if value == "on" {
        name.into()
    } else {
        format!("{name}={value}")
    }
}

/// Sets an option of the catalogue entry or, with feature `house-rules`, any parameter.
pub(super) fn set_option(
    entry: &CatalogueEntry,
    rules: &mut Rules,
    name: &str,
    value: &str,
) -> Result<(), SenetError> {
    if !entry.options.contains(&name) {
        return set_house_rule(rules, name, value);
    }
    set_catalogue_option(rules, name, value).ok_or_else(|| {
        let message = format!("‘{}’ is not a value of {name}", excerpt(value));
        SenetError::new(ErrorKind::BadOption, message).at(name)
    })
}

/// Parses a written form into its entry and its rules, without looking for contradictions.
pub(super) fn parse(text: &str) -> Result<(&'static CatalogueEntry, Rules), SenetError> {
    if text.len() > MAX_WRITTEN {
        let message = format!("a written ruleset has at most {MAX_WRITTEN} characters");
        return Err(SenetError::new(ErrorKind::BadRuleset, message).at("ruleset"));
    }
    let (id, options) = match text.split_once('[') {
        None => (text, ""),
        Some((id, rest)) => {
            let options = rest.strip_suffix(']').ok_or_else(|| {
                SenetError::new(
                    ErrorKind::BadRuleset,
                    format!("‘{}’ has no closing bracket ]", excerpt(text)),
                )
                .at("ruleset")
            })?;
            (id, options)
        }
    };
    let (entry, mut rules) = named(id)?;
    let mut names = Vec::new();
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=').unwrap_or((option, "on"));
        set_option(entry, &mut rules, name, value)?;
        if names.contains(&name) {
            let message = format!("the option {name} appears twice");
            return Err(SenetError::new(ErrorKind::BadOption, message).at(name));
        }
        names.push(name);
    }
    #[cfg(not(feature = "house-rules"))]
    check_shortened(&rules)?;
    #[cfg(feature = "house-rules")]
    check_agreement(entry, &rules, options)?;
    Ok((entry, rules))
}

/// The rules of an entry of the catalogue or, with house rules, of a named set in use.
fn named(id: &str) -> Result<(&'static CatalogueEntry, Rules), SenetError> {
    #[cfg(feature = "house-rules")]
    if let Some(rules) = RULES_IN_USE.iter().find(|rules| rules.id == id) {
        return parse(rules.ruleset);
    }
    let entry = CatalogueEntry::by_id(id).ok_or_else(|| {
        let message = format!("there is no ruleset ‘{}’", excerpt(id));
        SenetError::new(ErrorKind::UnknownRuleset, message).at("ruleset")
    })?;
    Ok((entry, (entry.rules)()))
}

/// Checks that no option has undone another one: two options can name what is thrown.
#[cfg(feature = "house-rules")]
fn check_agreement(entry: &CatalogueEntry, rules: &Rules, options: &str) -> Result<(), SenetError> {
    for option in options.split(',') {
        let (name, value) = option.split_once('=').unwrap_or((option, "on"));
        if !["zero", "sticks"].contains(&name) {
            continue;
        }
        let mut again = rules.clone();
        set_option(entry, &mut again, name, value)?;
        if again != *rules {
            let message = format!("another option contradicts {name}={}", excerpt(value));
            return Err(SenetError::new(ErrorKind::BadOption, message).at(name));
        }
    }
    Ok(())
}

/// The canonical written form of rules based on this entry.
#[must_use]
pub fn write(entry: &CatalogueEntry, rules: &Rules) -> String {
    let base = (entry.rules)();
    let own = entry
        .options
        .iter()
        .filter(|name| catalogue_option(rules, name) != catalogue_option(&base, name));
    let mut options: Vec<String> = own
        .map(|name| written(name, &catalogue_option(rules, name)))
        .collect();
    options.extend(other_options(entry, &base, rules));
    if options.is_empty() {
        entry.id.into()
    } else {
        format!("{}[{}]", entry.id, options.join(","))
    }
}
