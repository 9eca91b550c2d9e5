//! Who computed a part: kept beside its figures, which are the same on every machine.

use crate::output::write_text;
use crate::version::Build;
use senet::SenetError;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::env;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// A machine and a program at work.
#[derive(Clone, Serialize, Deserialize)]
pub struct Provenance {
    /// The name of the machine; empty if unknown.
    pub host: String,
    /// The processor; empty if unknown.
    pub cpu: String,
    pub build: Build,
    /// The checksum (SHA-256) of the program; empty if it cannot be read.
    pub program: String,
    /// Seconds since 1970.
    pub started: u64,
}

impl Provenance {
    /// This machine and program, now.
    pub fn now() -> Provenance {
        let line = |file: &str| fs::read_to_string(file).unwrap_or_default();
        let cpuinfo = line("/proc/cpuinfo");
        let cpu = cpuinfo.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            (name.trim() == "model name").then(|| value.trim().to_owned())
        });
        let program = env::current_exe().and_then(fs::read);
        Provenance {
            host: line("/proc/sys/kernel/hostname").trim().into(),
            cpu: cpu.unwrap_or_default(),
            build: Build::this(),
            program: program.map_or(String::new(), |bytes| hex(&Sha256::digest(bytes))),
            started: seconds(),
        }
    }

    /// Adds a line about these games to the file beside the part.
    pub fn write(&self, folder: &Path, number: u64, games: Range<u64>) -> Result<(), SenetError> {
        let file = folder.join(format!("part-{number}.by.jsonl"));
        let stretch = Stretch {
            games: [games.start, games.end],
            ended: seconds(),
            by: self.clone(),
        };
        let before = fs::read_to_string(&file).unwrap_or_default();
        let line = serde_json::to_string(&stretch).expect("numbers and texts");
        write_text(&file, "folder", &format!("{before}{line}\n"))
    }
}

/// The work of one machine on a part.
#[derive(Serialize, Deserialize)]
pub struct Stretch {
    /// The games of the part that were finished when it ended.
    pub games: [u64; 2],
    /// Seconds since 1970.
    pub ended: u64,
    #[serde(flatten)]
    pub by: Provenance,
}

fn seconds() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
