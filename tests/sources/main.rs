//! Checks of the source code itself.

mod modules;
mod package;
mod printing;
mod rules_by_name;
mod specification;

use std::fs;
use std::path::Path;

/// The Rust files in a folder and its subfolders, with their relative paths.
fn rust_files(folder: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    gather(Path::new(folder), "", &mut files);
    files.sort_unstable();
    assert!(files.len() > 5, "{folder} has only {} files", files.len());
    files
}

fn gather(folder: &Path, before: &str, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let file = entry.expect("readable").path();
        let name = file.file_name().expect("a name").to_string_lossy();
        let path = format!("{before}{name}");
        if file.is_dir() {
            gather(&file, &format!("{path}/"), files);
        } else if path.ends_with(".rs") {
            files.push((path, fs::read_to_string(&file).expect("text")));
        }
    }
}

/// The code of a file on one line, without comments and trailing tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().map(|line| {
        let comment = line.find("//").filter(|&at| !line[..at].ends_with(':'));
        line[..comment.unwrap_or(line.len())].trim()
    });
    lines.collect::<Vec<_>>().join(" ")
}
