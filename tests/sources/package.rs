//! The crate's package contains its own sources and nothing else.

use crate::rust_files;
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// Files in the package besides the sources in `src`, `benches` and `examples`.
const BESIDE: [&str; 8] = [
    ".cargo_vcs_info.json",
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "src/README.md",
];

fn files_of(folder: &str, ending: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("readable").file_name());
    let names = names.map(|name| name.into_string().expect("a plain name"));
    let wanted = names.filter(|name| name.ends_with(ending));
    wanted.map(|name| format!("{folder}/{name}")).collect()
}

#[test]
fn the_package_holds_its_sources_and_nothing_else() {
    let listing = Command::new(env!("CARGO"))
        .args([
            "package",
            "--list",
            "--allow-dirty",
            "--locked",
            "--offline",
        ])
        .output()
        .expect("cargo runs");
    assert!(
        listing.status.success(),
        "{}",
        String::from_utf8_lossy(&listing.stderr)
    );
    let listing = String::from_utf8(listing.stdout).expect("plain names");
    let mut listed: BTreeSet<String> = listing
        .lines()
        .map(|line| line.replace('\\', "/"))
        .collect();
    // Present only if the sources come from git.
    listed.insert(".cargo_vcs_info.json".into());
    let sources = rust_files("src").into_iter();
    let expected: BTreeSet<String> = sources
        .map(|(path, _)| format!("src/{path}"))
        .chain(files_of("src/players/nets", ".net"))
        // Included in the code, which does not compile without them.
        .chain(files_of("src/rules", ".tsv"))
        .chain(files_of("src/lab", ".tsv"))
        .chain(files_of("benches", ".rs"))
        .chain(files_of("examples", ".rs"))
        .chain(BESIDE.map(str::to_owned))
        .collect();
    assert_eq!(
        listed.symmetric_difference(&expected).collect::<Vec<_>>(),
        Vec::<&String>::new()
    );
}
