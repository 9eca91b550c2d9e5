//! Dependencies are acyclic, in the library and in the program: no two sibling modules depend on each
//! other, even indirectly. A module and its submodules count as one. The library's folders are layers.

use crate::{code, rust_files};
use std::collections::{BTreeMap, BTreeSet};

type Modules = BTreeMap<Vec<String>, String>;

/// The layers of the library. A module uses its own layer and those before it, and not its neighbours in
/// the same line.
const LAYERS: [&[&str]; 9] = [
    &["error"],
    &["base"],
    &["rules"],
    &["position"],
    &["game"],
    &["players"],
    &["matches"],
    &["review", "fair_play", "lab"],
    &["protocol", "web"],
];

/// Serialized forms of types of all layers.
const BESIDE_LAYERS: [&str; 1] = ["serde_forms"];

fn library() -> Modules {
    let files = rust_files("src").into_iter();
    modules(files.filter(|(path, _)| !path.starts_with("bin/")))
}

fn program() -> Modules {
    modules(rust_files("src/bin/senet").into_iter())
}

/// Modules with their code. The root, `lib` or `main`, is called `root`.
fn modules(files: impl Iterator<Item = (String, String)>) -> Modules {
    let named = files.map(|(path, text)| {
        let path = path
            .replace("lib.rs", "root.rs")
            .replace("main.rs", "root.rs");
        let path = path.trim_end_matches(".rs").split('/');
        (path.map(str::to_owned).collect(), code(&text))
    });
    named.collect()
}

/// A path, and the name under which it is used.
type Used = (Vec<String>, String);

/// Every path in the code that starts with `crate` or `super`.
fn paths(code: &str) -> Vec<Used> {
    let mut paths = Vec::new();
    for root in ["crate::", "super::"] {
        for (at, _) in code.match_indices(root) {
            // Otherwise it is part of a path that starts earlier.
            if !code[..at].ends_with("::") {
                add_paths(&code[at..], &mut Vec::new(), &mut paths);
            }
        }
    }
    paths
}

/// Parses one path, `a::b` or `a::{b, c::d}`, and returns the rest of the text.
fn add_paths<'a>(code: &'a str, before: &mut Vec<String>, paths: &mut Vec<Used>) -> &'a str {
    let code = code.trim_start();
    let depth = before.len();
    if let Some(mut rest) = code.strip_prefix('{') {
        while let Some(more) = rest.trim_start().strip_prefix([',']).or(Some(rest)) {
            if let Some(behind) = more.trim_start().strip_prefix('}') {
                return behind;
            }
            let behind = add_paths(more, before, paths);
            assert!(behind.len() < more.len(), "no path: {:.40}", more);
            rest = behind;
        }
    }
    let end = name_length(code);
    before.push(code[..end].to_owned());
    let rest = match code[end..].strip_prefix("::") {
        Some(further) => add_paths(further, before, paths),
        None => {
            let rest = &code[end..];
            let renamed = rest.trim_start().strip_prefix("as ").unwrap_or_default();
            let renamed = &renamed[..name_length(renamed)];
            let name = if renamed.is_empty() {
                &code[..end]
            } else {
                renamed
            };
            paths.push((before.clone(), name.to_owned()));
            rest.split_once(renamed).map_or(rest, |(_, behind)| behind)
        }
    };
    before.truncate(depth);
    rest
}

fn name_length(code: &str) -> usize {
    let ends = |c: char| !c.is_alphanumeric() && c != '_';
    code.find(ends).unwrap_or(code.len())
}

/// Resolves a path used in this module to a path from the crate root.
fn from_root(module: &[String], path: &[String]) -> Vec<String> {
    let up = path.iter().take_while(|part| *part == "super").count();
    let base = if path[0] == "crate" {
        &[]
    } else {
        &module[..module.len() - up]
    };
    let rest = &path[up.max(usize::from(path[0] == "crate"))..];
    [base, rest].concat()
}

/// Resolves a path to the item's definition, through `pub use`.
fn target(modules: &Modules, path: &[String]) -> Vec<String> {
    let known = (1..=path.len())
        .rev()
        .find(|&length| modules.contains_key(&path[..length]));
    let (module, code, item) = match known {
        Some(length) if length == path.len() => return path.to_vec(),
        Some(length) => (&path[..length], &modules[&path[..length]], &path[length]),
        None => (&path[..0], &modules[&["root".to_owned()][..]], &path[0]),
    };
    for statement in code.split(';') {
        let Some((before, used)) = statement.rsplit_once(" use ") else {
            continue;
        };
        let visibility = before.rsplit(' ').next().unwrap_or_default();
        if visibility != "pub" && !visibility.starts_with("pub(") {
            continue;
        }
        let mut handed_on = Vec::new();
        add_paths(used, &mut Vec::new(), &mut handed_on);
        let from = handed_on.iter().find(|(_, name)| name == item);
        if let Some((from, _)) = from {
            let inside = [module, from].concat();
            if (1..=inside.len())
                .any(|length| length > module.len() && modules.contains_key(&inside[..length]))
            {
                return target(modules, &inside);
            }
        }
    }
    module.to_vec()
}

/// The dependencies between siblings: `(parent, one, other)`.
fn uses(modules: &Modules) -> Uses {
    let mut uses = BTreeSet::new();
    for (module, code) in modules.iter().filter(|(module, _)| module[..] != ["root"]) {
        for (path, _) in paths(code) {
            let used = target(modules, &from_root(module, &path));
            let common = module
                .iter()
                .zip(&used)
                .take_while(|(one, other)| one == other)
                .count();
            if common < module.len() && common < used.len() {
                uses.insert((
                    module[..common].to_vec(),
                    module[common].clone(),
                    used[common].clone(),
                ));
            }
        }
    }
    uses
}

#[test]
fn no_module_uses_one_that_uses_it() {
    let (library, program) = (uses(&library()), uses(&program()));
    assert!(library.len() > 150, "only {} uses", library.len());
    assert!(program.len() > 20, "only {} uses", program.len());
    has_no_circle(&library);
    has_no_circle(&program);
}

#[test]
fn every_layer_uses_only_those_below_it() {
    let library = library();
    let layer = |name: &str| LAYERS.iter().position(|layer| layer.contains(&name));
    for top in library.keys().map(|module| module[0].as_str()) {
        let known = layer(top).is_some() || BESIDE_LAYERS.contains(&top) || top == "root";
        assert!(known, "{top} is in no layer");
    }
    for (_, user, used) in uses(&library).iter().filter(|(of, ..)| of.is_empty()) {
        if let (Some(above), Some(below)) = (layer(user), layer(used)) {
            assert!(above > below, "{user} uses {used}");
        }
    }
}

type Uses = BTreeSet<(Vec<String>, String, String)>;

fn has_no_circle(uses: &Uses) {
    let parents: BTreeSet<&Vec<String>> = uses.iter().map(|(parent, ..)| parent).collect();
    for parent in parents {
        let mut left: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (_, one, other) in uses.iter().filter(|(of, ..)| of == parent) {
            left.entry(one).or_default().insert(other);
        }
        // Repeatedly removes modules without remaining dependencies.
        while !left.is_empty() {
            let before = left.len();
            let names: BTreeSet<&str> = left.keys().copied().collect();
            left.retain(|_, used| used.iter().any(|name| names.contains(name)));
            assert!(
                left.len() < before,
                "modules of {:?} go round in a circle: {left:#?}",
                parent.join("::")
            );
        }
    }
}

#[test]
fn a_circle_is_found() {
    let module = |name: &str| vec!["a".to_owned(), name.to_owned()];
    let modules: Modules = [
        (vec!["root".to_owned()], "pub use a::Thing;".to_owned()),
        (vec!["a".to_owned()], "pub use one::Thing;".to_owned()),
        (
            module("one"),
            "use super::{two::Other as O, three};".to_owned(),
        ),
        (module("two"), "fn f(_: crate::a::Thing) {}".to_owned()),
    ]
    .into();
    let found = uses(&modules);
    let one_uses = (vec!["a".to_owned()], "one".to_owned(), "two".to_owned());
    let two_uses = (vec!["a".to_owned()], "two".to_owned(), "one".to_owned());
    assert_eq!(found, [one_uses, two_uses].into());
}
