//! Reads files and standard input.

use senet::{ErrorKind, SenetError, text};
use std::fs;
use std::io::{BufRead, Read, Result, stdin};
use std::path::Path;

/// The text of a file, or of standard input if the path is missing or `-`.
pub fn text(path: Option<&Path>) -> std::result::Result<String, SenetError> {
    let mut bytes = Vec::new();
    let read = match path {
        Some(path) if path.as_os_str() != "-" => fs::read(path).map(|read| bytes = read),
        _ => stdin().read_to_end(&mut bytes).map(drop),
    };
    read.map_err(|error| {
        SenetError::new(
            ErrorKind::Unreadable,
            format!("the record cannot be read: {error}"),
        )
        .at("record")
    })?;
    text::decode(&bytes)
}

/// The lines of an input as they arrive; UTF-16 input is read to its end first. Drops a byte order
/// mark.
pub fn lines(
    mut input: impl BufRead + 'static,
) -> Result<Box<dyn Iterator<Item = Result<Vec<u8>>>>> {
    let start = input.fill_buf()?;
    if start.starts_with(&[0xff, 0xfe]) || start.starts_with(&[0xfe, 0xff]) {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        let lines = match text::decode(&bytes) {
            Ok(text) => text.lines().map(|line| Ok(line.into())).collect(),
            // Passes the bytes on as one line, which is then refused as invalid UTF-8.
            Err(_) => vec![Ok(bytes)],
        };
        return Ok(Box::new(lines.into_iter()));
    }
    if start.starts_with(&[0xef, 0xbb, 0xbf]) {
        input.consume(3);
    }
    Ok(Box::new(input.split(b'\n')))
}
