//! The program writes in one place, which knows what to do when a write fails.

use crate::rust_files;

#[test]
fn only_one_module_of_the_program_writes_to_its_streams() {
    let files = rust_files("src/bin/senet");
    let written_by = |way: &str| {
        let users = files.iter().filter(|(_, text)| text.contains(way));
        users.map(|(path, _)| path.as_str()).collect::<Vec<_>>()
    };
    for way in [
        "println!",
        "print!",
        "eprintln!",
        "eprint!",
        "dbg!",
        "File::create(",
        "fs::write",
    ] {
        assert_eq!(written_by(way), Vec::<&str>::new(), "{way}");
    }
    for name in ["stdout", "stderr", "create_new", "rename"] {
        let named = |text: &str| {
            let mut names = text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
            names.any(|word| word == name)
        };
        let users: Vec<&str> = files
            .iter()
            .filter(|(_, text)| named(text))
            .map(|(path, _)| path.as_str())
            .collect();
        assert_eq!(users, ["output.rs"], "{name}");
    }
}
