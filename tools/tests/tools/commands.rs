//! The program, run as a developer runs it.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

pub fn senet_tools(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_senet-tools"))
        .args(arguments)
        .output()
        .expect("the program starts")
}

pub fn lines(output: &Output) -> Vec<String> {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_training_run_writes_a_net_its_provenance_and_its_curve() {
    let out = concat!(env!("CARGO_TARGET_TMPDIR"), "/training");
    // Files of an earlier run would be resumed.
    let _ = std::fs::remove_dir_all(out);
    let arguments = ["train", "-r", "simple", "--rounds", "1", "-o", out];
    assert!(lines(&senet_tools(&arguments))[0].contains("error"));
    let read = |name: &str| std::fs::read(Path::new(out).join(name)).expect("the file is there");
    assert!(senet::players::Net::from_bytes(&read("simple.net")).is_ok());
    let provenance: Value = serde_json::from_slice(&read("simple.json")).expect("JSON");
    assert_eq!(provenance["rounds"], 1);
    assert_eq!(
        read("simple.curve.csv")
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count(),
        2
    );
    let other = ["train", "-r", "simple", "--rounds", "2", "-o", out];
    assert_eq!(
        senet_tools(&other).status.code(),
        Some(2),
        "another training is kept"
    );
}
