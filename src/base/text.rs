//! Reads text files and pasted text: handles encodings, line ends, and characters that mail programs
//! and word processors substitute.
//!
//! Unambiguous text is accepted; anything else is refused with its line number. The page and the
//! program share this module, so they give the same answers.

pub use crate::error::excerpt;
use crate::error::{ErrorKind, SenetError};
use core::str::FromStr;

/// Decodes a file in UTF-8 or UTF-16, with or without a byte order mark, and makes it [plain].
///
/// ```
/// let text = senet::text::decode(b"\xff\xfeS\0e\0n\0e\0t\0 \01\0")?;
/// assert_eq!(text, "Senet 1");
/// # Ok::<(), senet::SenetError>(())
/// ```
///
/// # Errors
/// Returns an error if the text has another encoding; its `field` names the line.
pub fn decode(bytes: &[u8]) -> Result<String, SenetError> {
    let sixteen = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks(2).map(|pair| match *pair {
            [first, second] => unit([first, second]),
            // An odd byte at the end becomes an unpaired surrogate, which is refused.
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
        // Without a byte order mark.
        [0, ..] if is_utf16(bytes) => sixteen(bytes, u16::from_be_bytes)?,
        bytes if is_utf16(bytes) => sixteen(bytes, u16::from_le_bytes)?,
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

/// Parses a number in decimal digits. Returns `None` for anything else, such as the plus sign that
/// [`u8::from_str`] accepts, and for a number that does not fit.
///
/// ```
/// use senet::text::number;
///
/// assert_eq!(number::<u8>("26"), Some(26));
/// assert_eq!(number::<u8>("+26"), None);
/// assert_eq!(number::<u8>("256"), None);
/// ```
#[must_use]
pub fn number<T: FromStr>(text: &str) -> Option<T> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// Whether [`decode`] takes a text that begins with these bytes for UTF-16.
#[must_use]
pub fn is_utf16(start: &[u8]) -> bool {
    match start {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        // UTF-8 text never has a zero among its first two bytes.
        [first, second, ..] => (*first == 0) != (*second == 0),
        _ => false,
    }
}

/// The error for the line at which decoding stopped.
fn unreadable(read: &str) -> SenetError {
    let line = format!("line {}", plain(read).split('\n').count());
    let message = format!("{line}: this is neither UTF-8 nor UTF-16 text");
    SenetError::new(ErrorKind::Unreadable, message).at(line)
}

/// Normalises line ends, spaces, dashes and digits, and removes invisible characters and the zero bytes
/// and Ctrl-Z that some systems append to files. The line structure is unchanged.
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
            // The full-width forms that Chinese and Japanese input methods produce for ASCII.
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - 0xfee0),
            other if other.is_whitespace() => Some(' '),
            other => Some(other),
        });
    }
    plain
}

/// The lines of the record in a text, numbered from 1 and trimmed, without empty lines and comments.
/// The record may be quoted with `>` or fenced as in Markdown; text before its title, below a signature
/// separator, or after the fence or quotation is ignored.
pub(crate) fn record_lines<'a>(text: &'a str, title: &str) -> Vec<(usize, &'a str)> {
    let lines = || (1..).zip(text.lines());
    let titles = |(_, line): &(usize, &str)| unquoted(line).0 == title;
    let Some((first, line)) = lines().find(titles) else {
        return content(lines().map(|(number, line)| (number, unquoted(line).0)));
    };
    let quoted = unquoted(line).1;
    // A quotation ends with its last marked line; an unmarked line inside it was wrapped by a mail
    // program.
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

/// A line without its quotation marks, and whether there were any.
fn unquoted(line: &str) -> (&str, bool) {
    let rest = line.trim_start_matches(|c: char| c == '>' || c.is_whitespace());
    let marks = &line[..line.len() - rest.len()];
    (rest.trim_end(), marks.contains('>'))
}

/// Whether the line is a fence or a signature separator.
fn ends_record(line: &str) -> bool {
    let marks = ["```", "~~~", "--", "__"];
    marks.iter().any(|mark| line.starts_with(mark)) || line == "-"
}
