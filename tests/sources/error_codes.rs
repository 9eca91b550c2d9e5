//! Every error has a listed code, and every listed code is used.

use crate::{code, rust_files};
use senet::SenetError;
use std::collections::BTreeSet;

/// Ways to create an error in the source, up to the code.
const MADE: [&str; 5] = [
    "SenetError::new(",
    "refuse(",
    "refused(",
    "error_of(",
    "code: ",
];

fn is_code(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == '_')
}

#[test]
fn every_code_in_the_sources_is_listed_and_every_listed_one_is_given() {
    let listed: BTreeSet<&str> = SenetError::CODES.iter().map(|&(code, _)| code).collect();
    assert_eq!(
        listed.len(),
        SenetError::CODES.len(),
        "a code is listed twice"
    );
    assert!(SenetError::CODES.is_sorted());
    let mut given = BTreeSet::new();
    for (path, text) in rust_files("src") {
        if path == "error.rs" {
            continue;
        }
        let code = code(&text);
        for made in MADE {
            let found = code.split(made).skip(1).filter_map(|behind| {
                let (name, _) = behind.trim_start().strip_prefix('"')?.split_once('"')?;
                is_code(name).then(|| name.to_owned())
            });
            for name in found {
                assert!(listed.contains(name.as_str()), "{path} gives ‘{name}’");
                given.insert(name);
            }
        }
        // Codes passed on by name.
        given.extend(
            listed
                .iter()
                .filter(|name| code.contains(&format!("\"{name}\"")))
                .map(|&name| name.to_owned()),
        );
    }
    for name in listed {
        assert!(given.contains(name), "nobody gives ‘{name}’");
    }
}
