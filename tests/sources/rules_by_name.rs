//! Rules are data: no code asks for the ruleset's name. Only the catalogue, the list of nets and the
//! boards use these names.

use crate::{code, rust_files};
use senet::rules::CATALOGUE;

const NAMED_HERE: [&str; 3] = ["rules/catalogue.rs", "players/nets.rs", "base/board.rs"];

#[test]
fn no_code_asks_for_a_ruleset_by_its_name() {
    let files = rust_files("src");
    let library = files.iter().filter(|(path, _)| !path.starts_with("bin/"));
    let mut named = 0;
    for (path, text) in library {
        let code = code(text);
        let found = CATALOGUE.iter().find(|entry| {
            let quoted = format!("\"{}\"", entry.id);
            code.contains(&quoted)
        });
        if NAMED_HERE.contains(&path.as_str()) {
            named += usize::from(found.is_some());
        } else {
            assert!(found.is_none(), "{path} names {}", found.expect("one").id);
        }
    }
    assert_eq!(named, NAMED_HERE.len());
}
