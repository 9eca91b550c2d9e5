//! Sends questions to the program `senet engine`, one JSON object per line: `cargo run --example
//! protocol_client -- target/release/senet`. `docs/protocol.md` lists the fields.

use serde_json::{Value, json};
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn main() -> Result<(), Box<dyn Error>> {
    let program = std::env::args().nth(1).unwrap_or("senet".into());
    let mut engine = Command::new(program)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut questions = engine.stdin.take().ok_or("the engine has no input")?;
    let mut answers =
        BufReader::new(engine.stdout.take().ok_or("the engine has no output")?).lines();
    for request in ["legal", "rank"] {
        let question = json!({
            "ruleset": "kendall-modern", "to_move": "W", "throw": 2, "do": request,
            "W": [5, 14, 26], "B": [3, 16, 17], "off": { "W": 2, "B": 2 },
        });
        writeln!(questions, "{question}")?;
        let answer: Value = serde_json::from_str(&answers.next().ok_or("no answer")??)?;
        println!("{request}: {}", answer.get("legal").unwrap_or(&answer));
    }
    drop(questions);
    engine.wait()?;
    Ok(())
}
