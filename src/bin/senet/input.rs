//! Reads files and standard input.

use senet::{ErrorKind, SenetError, text};
use std::fs;
use std::io::{BufRead, Cursor, Read, Result, stdin};
use std::path::Path;

/// The text of a file, or of standard input if the path is missing or `-`. `field` is the option that
/// names the file.
pub fn text(path: Option<&Path>, field: &str) -> std::result::Result<String, SenetError> {
    let mut bytes = Vec::new();
    let (name, read) = match path {
        Some(path) if path.as_os_str() != "-" => {
            let read = fs::read(path).map(|read| bytes = read);
            (path.display().to_string(), read)
        }
        _ => {
            let read = stdin().read_to_end(&mut bytes).map(drop);
            ("standard input".into(), read)
        }
    };
    read.map_err(|error| {
        let message = format!("{name} cannot be read: {error}");
        SenetError::new(ErrorKind::Unreadable, message).at(field)
    })?;
    text::decode(&bytes)
}

/// The byte order marks of UTF-8 and of both forms of UTF-16.
const MARKS: [&[u8]; 3] = [&[0xef, 0xbb, 0xbf], &[0xff, 0xfe], &[0xfe, 0xff]];

/// The lines of an input as they arrive; UTF-16 input is read to its end first. Drops a byte order
/// mark.
pub fn lines(
    mut input: impl BufRead + 'static,
) -> Result<Box<dyn Iterator<Item = Result<Vec<u8>>>>> {
    // The mark may arrive in pieces. Waits for two bytes, which every line to be answered has, and then
    // only as long as this can be a mark: the next bytes may come after the first answer.
    let mut start = Vec::new();
    let is_part = |start: &[u8]| {
        let mut longer = MARKS.iter().filter(|mark| mark.len() > start.len());
        longer.any(|mark| mark.starts_with(start))
    };
    while start.len() < 2 || is_part(&start) {
        if input.by_ref().take(1).read_to_end(&mut start)? == 0 {
            break;
        }
    }
    if start == MARKS[0] {
        start.clear();
    }
    let sixteen = text::is_utf16(&start);
    let mut input = Cursor::new(start).chain(input);
    if !sixteen {
        return Ok(Box::new(input.split(b'\n')));
    }
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let lines = match text::decode(&bytes) {
        Ok(text) => text.lines().map(|line| Ok(line.into())).collect(),
        // Passes the bytes on as one line, which is then refused as invalid UTF-8.
        Err(_) => vec![Ok(bytes)],
    };
    Ok(Box::new(lines.into_iter()))
}
