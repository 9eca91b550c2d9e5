//! Files as memory.

use memmap2::Mmap;
use std::fs::File;
use std::io;

/// The content of a layer's file, of which the system reads what is looked at.
///
/// The one unsafe line of the program: nobody may change the file while it is mapped. Nobody does:
/// [`save`](super::layer_files::LayerFiles::save) writes a layer beside its file and renames it when
/// it is whole, so a file under a layer's name never changes, and one that is replaced stays what it
/// was to whoever has it open.
#[expect(
    unsafe_code,
    reason = "the files of layers are replaced, never changed"
)]
pub fn mapped(file: &File) -> io::Result<Mmap> {
    // SAFETY: see above.
    unsafe { Mmap::map(file) }
}
