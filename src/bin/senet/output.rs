//! Everything that the program writes: standard output, files, and messages.

use senet::{ErrorKind, SenetError};
use std::fmt::{Arguments, Display};
use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write, stderr, stdout};
use std::path::{Path, PathBuf};
use std::process;

/// Standard output, for `write!` and `writeln!`.
///
/// A failed write is an error of the command, with one exception: when the reader has closed its end of
/// the pipe, as in `senet rulesets | head -1`, the program ends quietly and successfully.
pub struct Output(StdoutLock<'static>);

impl Output {
    pub fn new() -> Output {
        Output(stdout().lock())
    }

    /// Writes what `write!` and `writeln!` format.
    pub fn write_fmt(&mut self, text: Arguments) -> Result<(), SenetError> {
        checked(self.0.write_fmt(text))
    }

    /// Writes everything that is still buffered.
    pub fn flush(&mut self) -> Result<(), SenetError> {
        checked(self.0.flush())
    }
}

/// The result of a write to standard output; does not return if the reader has closed the pipe.
pub fn checked(written: io::Result<()>) -> Result<(), SenetError> {
    written.map_err(|error| {
        if error.kind() == io::ErrorKind::BrokenPipe {
            process::exit(0);
        }
        let message = format!("the output cannot be written: {error}");
        SenetError::new(ErrorKind::BadFile, message)
    })
}

/// Writes a message for people to standard error. If that fails, there is no place left to say so.
pub fn message(text: impl Display) {
    let _ = writeln!(stderr(), "senet: {text}");
}

/// Ends the program before its work is done, with the status that means "try again later" (`EX_TEMPFAIL`).
pub fn stopped(text: impl Display) -> ! {
    message(text);
    process::exit(75)
}

/// Replaces the progress on the terminal, if there is one; an empty text removes it.
pub fn progress(text: impl Display) {
    if stderr().is_terminal() {
        let _ = write!(stderr(), "\r\x1b[K{text}");
    }
}

/// Writes a text to a file, like [`write_file`].
pub fn write_text(path: &Path, field: &str, text: &str) -> Result<(), SenetError> {
    write_file(path, field, |file| {
        let written = file.write_all(text.as_bytes());
        written.map_err(|error| failed(path, field, error))
    })
}

fn failed(path: &Path, field: &str, error: io::Error) -> SenetError {
    let message = format!("{} cannot be written: {error}", path.display());
    SenetError::new(ErrorKind::BadFile, message).at(field)
}

/// Writes a file, named by the option `field`. A file that is already there keeps its content until the
/// new one is complete and stored; devices and pipes are written directly.
pub fn write_file(
    path: &Path,
    field: &str,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), SenetError>,
) -> Result<(), SenetError> {
    let failed = |error| failed(path, field, error);
    let fill = |file: File| {
        let mut file = BufWriter::new(file);
        write(&mut file)?;
        file.into_inner()
            .map_err(|error| failed(error.into_error()))
    };
    // A link is followed, so that the file behind it is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let before = fs::metadata(&path).ok();
    if before.as_ref().is_some_and(|before| !before.is_file()) {
        return fill(File::options().write(true).open(&path).map_err(failed)?).map(drop);
    }
    let (file, beside) = create_beside(&path).map_err(failed)?;
    let replaced = fill(file).and_then(|file| {
        let permissions =
            before.map_or(Ok(()), |before| file.set_permissions(before.permissions()));
        permissions
            .and_then(|()| file.sync_all())
            .and_then(|()| fs::rename(&beside, &path))
            .map_err(failed)
    });
    if replaced.is_err() {
        // The error is reported; what is left of the file is of no use.
        let _ = fs::remove_file(&beside);
    }
    replaced
}

/// Creates a file beside another one, under a name that no other job uses, even on another machine that
/// shares the folder. The name does not match patterns such as `*.json`.
fn create_beside(path: &Path) -> io::Result<(File, PathBuf)> {
    for number in 0.. {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{}-{number}.new", process::id()));
        match File::create_new(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            created => return Ok((created?, name.into())),
        }
    }
    unreachable!("the numbers do not end")
}
