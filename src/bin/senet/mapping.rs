//! Memory-mapped files.

use memmap2::Mmap;
use std::fs::File;
use std::io;

/// Maps the content of a layer's file; the system loads the pages that are read.
///
/// The only unsafe line of this module. The mapped file must not change, and it does not:
/// [`save`](super::layer_files::LayerFiles::save) writes a layer to a temporary file and renames it
/// when complete. A replaced file keeps its content for processes that have it open.
#[expect(
    unsafe_code,
    reason = "the files of layers are replaced, never changed"
)]
pub fn mapped(file: &File) -> io::Result<Mmap> {
    // SAFETY: see above.
    unsafe { Mmap::map(file) }
}
