//! Text files and pasted text as people have them: encodings, line ends, and characters that mail and word
//! processors put in the place of others.
//!
//! Whatever has one meaning is read; anything else is refused with its line. The page and the program both read
//! through this module, so that they give the same answers.

use crate::error::SenetError;

/// The text of a file: UTF-8 or UTF-16, with or without a byte order mark, made [plain].
///
/// # Errors
/// Bytes in another encoding; `field` names the line.
pub fn decode(bytes: &[u8]) -> Result<String, SenetError> {
    let sixteen = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks(2).map(|pair| match *pair {
            [first, second] => unit([first, second]),
            // Half a character, which is refused.
            _ => 0xd800,
        });
        let text: Result<String, _> = char::decode_utf16(units.clone()).collect();
        text.map_err(|_| {
            let read = char::decode_utf16(units).map_while(Result::ok);
            unreadable(&read.collect::<String>())
        })
    };
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => sixteen(rest, u16::from_le_bytes)?,
        [0xfe, 0xff, rest @ ..] => sixteen(rest, u16::from_be_bytes)?,
        // Without the mark: no text begins with a zero byte, and none in UTF-8 has one in second place.
        [first, 0, ..] if *first != 0 => sixteen(bytes, u16::from_le_bytes)?,
        [0, second, ..] if *second != 0 => sixteen(bytes, u16::from_be_bytes)?,
        bytes => match core::str::from_utf8(bytes) {
            Ok(text) => text.into(),
            Err(error) => {
                let read = &bytes[..error.valid_up_to()];
                return Err(unreadable(&String::from_utf8_lossy(read)));
            }
        },
    };
    Ok(plain(&text))
}

/// The error of the line that begins with the last line of what could be read.
fn unreadable(read: &str) -> SenetError {
    let line = format!("line {}", plain(read).split('\n').count());
    let message = format!("{line}: this is neither UTF-8 nor UTF-16 text");
    SenetError::new("unreadable", message).at(line)
}

/// The text with one kind of line end, space, dash and digit, without invisible characters, and without the zero bytes
/// and Ctrl-Z that some systems put at the end of a file. A line stays a line.
#[must_use]
pub fn plain(text: &str) -> String {
    let text = text.trim_end_matches(|c: char| c == '\0' || c == '\u{1a}' || c.is_whitespace());
    let mut plain = String::with_capacity(text.len() + 1);
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        plain.extend(match character {
            '\r' => {
                characters.next_if_eq(&'\n');
                Some('\n')
            }
            '\u{85}' | '\u{2028}' | '\u{2029}' => Some('\n'),
            '\n' => Some('\n'),
            // Soft hyphen, zero-width and directional characters, variation selectors, byte order marks.
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' => None,
            '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => None,
            '\u{fe00}'..='\u{fe0f}' | '\u{feff}' => None,
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => Some('-'),
            // What an input method for Chinese or Japanese writes for ASCII.
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - 0xfee0),
            other if other.is_whitespace() => Some(' '),
            other => Some(other),
        });
    }
    plain
}

/// The lines of the one record in a text, numbered from 1, trimmed, without empty lines and comments. Mail may quote it
/// with `>`, Markdown may fence it; what stands before its title, below a signature's dashes, or behind the fence or
/// the quotation, is not part of it.
pub(crate) fn record_lines<'a>(text: &'a str, title: &str) -> Vec<(usize, &'a str)> {
    let lines = || (1..).zip(text.lines());
    let titles = |(_, line): &(usize, &str)| unquoted(line).0 == title;
    let Some((first, line)) = lines().find(titles) else {
        return content(lines().map(|(number, line)| (number, unquoted(line).0)));
    };
    let quoted = unquoted(line).1;
    // A quotation ends with its last line: one in its middle that is not marked is a line that mail has broken.
    let last = lines().filter(|(_, line)| !quoted || unquoted(line).1);
    let last = last.map(|(number, _)| number).last().unwrap_or(first);
    let lines = lines()
        .skip(first - 1)
        .take_while(|(number, _)| *number <= last);
    let lines = lines.map(|(number, line)| (number, unquoted(line).0));
    content(lines.take_while(|(_, line)| !ends_record(line)))
}

fn content<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<(usize, &'a str)> {
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

/// A line without the marks of quotation before it, and whether there were any.
fn unquoted(line: &str) -> (&str, bool) {
    let rest = line.trim_start_matches(|c: char| c == '>' || c.is_whitespace());
    let marks = &line[..line.len() - rest.len()];
    (rest.trim_end(), marks.contains('>'))
}

/// Whether it is a fence, or the dashes above a signature.
fn ends_record(line: &str) -> bool {
    let marks = ["```", "~~~", "--", "__"];
    marks.iter().any(|mark| line.starts_with(mark)) || line == "-"
}
