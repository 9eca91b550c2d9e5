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

/// Every figure of the page about the nets of single readings is stored beside the nets, whose files are
/// those that were measured.
#[test]
fn the_page_about_nets_is_made_of_the_stored_figures() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |name: &str| std::fs::read(root.join(name)).expect("the file is there");
    let folder = root.join("tools/nets");
    let folder = folder.to_str().expect("a path in UTF-8");
    let page = senet_tools(&["nets", "--folder", folder]);
    assert!(page.status.success());
    assert_eq!(
        String::from_utf8_lossy(&page.stdout),
        String::from_utf8_lossy(&read("docs/lab/nets.md"))
    );
    let figures: Value = serde_json::from_slice(&read("tools/nets/figures.json")).expect("JSON");
    let measured = figures["nets"].as_array().expect("nets").iter();
    let measured: Vec<(&str, &str)> = measured
        .map(|net| ["ruleset", "checksum"].map(|key| net[key].as_str().expect("a text")))
        .map(|[ruleset, checksum]| (ruleset, checksum))
        .collect();
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "net") {
            let net = senet::players::Net::from_bytes(&std::fs::read(&path).expect("a net"));
            let net = net.expect("a net");
            files.push((
                net.ruleset().name().to_owned(),
                format!("{:08x}", net.checksum()),
            ));
        }
    }
    files.sort();
    let mut measured: Vec<(String, String)> = measured
        .into_iter()
        .map(|(ruleset, checksum)| (ruleset.to_owned(), checksum.to_owned()))
        .collect();
    measured.sort();
    assert_eq!(files, measured);
}
