//! The bytes of files, links and ids: reading them from the front, and their checksum.

/// FNV-1a of 32 bits.
pub(crate) fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u32 {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    bytes.into_iter().fold(0x811c_9dc5, step)
}

/// What is still to be read; everything gives none where too few bytes are left.
#[cfg(any(feature = "strong", feature = "fair-play"))]
pub struct Bytes<'a>(pub &'a [u8]);

#[cfg(any(feature = "strong", feature = "fair-play"))]
impl<'a> Bytes<'a> {
    /// The next `length` bytes.
    pub fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    /// The next `N` bytes.
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.first_chunk().copied()
    }

    /// The next byte.
    pub fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    /// So many numbers, low bytes first.
    #[cfg(feature = "strong")]
    pub fn floats(&mut self, count: usize) -> Option<impl Iterator<Item = f32> + use<'a>> {
        let (numbers, _) = self.take(4 * count)?.as_chunks();
        Some(numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)))
    }
}
