//! Reading the bytes of files, links and ids, and their checksum.

/// The 32-bit FNV-1a hash.
pub(crate) fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u32 {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    bytes.into_iter().fold(0x811c_9dc5, step)
}

/// A reader over the remaining bytes. All methods return `None` if too few are left.
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

    /// The next `count` little-endian numbers.
    #[cfg(feature = "strong")]
    pub fn floats(&mut self, count: usize) -> Option<impl Iterator<Item = f32> + use<'a>> {
        let numbers = self.take(4 * count)?.chunks_exact(4);
        Some(numbers.map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])))
    }
}
