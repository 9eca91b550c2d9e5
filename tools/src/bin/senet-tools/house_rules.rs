//! `senet-tools house-rules`: the reference of all rule options, from the engine's list and the page's English texts.

use clap::Args;
use senet::rules::kendall;
use senet::rules::parameters::{Group, Kind, PARAMETERS, Parameter};
use senet::{ErrorKind, SenetError};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// The English texts of the page, which describe every option and value.
const TEXTS: &str = include_str!("../../../../www/locales/en.ftl");

/// The groups in the order of the page's editor, with the ids of their names.
const GROUPS: [(Group, &str); 6] = [
    (Group::Game, "game"),
    (Group::Throwing, "throwing"),
    (Group::Moving, "moving"),
    (Group::Meeting, "meeting"),
    (Group::Houses, "houses"),
    (Group::Leaving, "leaving"),
];

const INTRODUCTION: &str = "\
# House rules: every rule option

For scholars and programmers who change rules, on the command line, in an address or in a program. The command
`cargo run --release -p senet-tools -- house-rules` writes this page.

A ruleset is written as an id, with house rules in brackets: `kendall-masters[blockade,again=1.4,safe=26.28-30]`. Everything else stays as
in that ruleset. The order is free, and an option may appear only once. [The rulesets](rulesets.md) have a few options of their own, such
as `trap` of `kendall-1979`, which are written in the same way.

| kind of value | how to write it |
| --- | --- |
| on or off | `blockade` or `blockade=on`; `pairs=off` |
| a number or a word | `pieces=5`, `hit=swap` |
| a house | `stop=26`; `stop=0` for none |
| houses, throws | `safe=26.28-30`: single numbers and ranges, separated by full stops; `safe=none` |
| exits | `exits=26:5/28:3/30:any`: the house, then the throws that lead off the board from it. With `*` after the throws, any throw will do while houses 1 to 10 are empty |

Options that contradict each other are refused with an error that names both. In an address, write `%5B` and `%5D` for the brackets. On the
page, *New game*, *Change the rules* edits the same options. [Rules in use](rules-in-use.md) shows how to set up the rules of a sheet.
";

/// Where to write the page.
#[derive(Args)]
pub struct Options {
    /// The file for the page.
    #[arg(long, default_value = "docs/house-rules.md")]
    out: PathBuf,
}

/// Writes the page.
pub fn run(options: &Options) -> Result<(), SenetError> {
    fs::write(&options.out, page()).map_err(|error| {
        let message = format!("{} cannot be written: {error}", options.out.display());
        SenetError::new(ErrorKind::BadFile, message)
    })
}

/// The text with this id. Ids have `-` where written forms have `_`.
fn text(id: &str) -> &'static str {
    let id = id.replace('_', "-");
    let lines = TEXTS.lines().filter_map(|line| line.split_once(" = "));
    let mut texts = lines.filter(|(name, _)| *name == id);
    texts.next().unwrap_or_else(|| panic!("no text {id}")).1
}

fn page() -> String {
    let mut page = String::from(INTRODUCTION);
    for (group, id) in GROUPS {
        let title = text(&format!("house-group-{id}"));
        let _ = write!(
            page,
            "\n## {title}\n\n| option | meaning | values | in `kendall-masters` |\n| --- | --- | --- | --- |\n"
        );
        for parameter in PARAMETERS
            .iter()
            .filter(|parameter| parameter.group == group)
        {
            let Parameter { name, .. } = parameter;
            let meaning = text(&format!("dim-{name}"));
            let rules = kendall::masters();
            let value = parameter.get(&rules);
            let values = values(parameter);
            let _ = writeln!(
                page,
                "| `{name}` | {meaning} | {values} | `{name}={value}` |"
            );
        }
    }
    page
}

/// The values of an option: words with their meanings, otherwise the description in the engine's errors.
fn values(parameter: &Parameter) -> String {
    if parameter.kind != Kind::Words {
        return parameter.allowed.into();
    }
    let words = parameter.words(&kendall::masters()).into_iter();
    let words = words.map(|word| {
        let meaning = text(&format!("dim-{}-{word}", parameter.name));
        format!("`{word}`: {meaning}")
    });
    words.collect::<Vec<_>>().join("<br>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_house_rules_is_up_to_date() {
        let written = include_str!("../../../../docs/house-rules.md");
        assert_eq!(
            written,
            page(),
            "`senet-tools house-rules` writes the page again"
        );
        let rows = written.lines().filter(|line| line.starts_with("| `"));
        assert_eq!(rows.count(), PARAMETERS.len());
    }
}
