//! A packed encoding of transitions with 16 bits per successor. The turns of neighbouring positions end
//! in few segments of values, so a segment number and an offset suffice.

use super::index::Successor;
use core::slice::Iter;

/// The bits of a [`Successor`] that hold the offset in a segment; excludes the point-of-view bit.
const PLACE_BITS: u32 = 7;
const PLACE: u32 = (1 << PLACE_BITS) - 1;
/// The number of segments that the other bits can address, minus the one that would produce [`MORE`].
const WINDOW: usize = (1 << (u16::BITS - PLACE_BITS)) - 1;
/// Starts a new window, whose segments are numbered from the end of the previous one. Not a valid
/// successor.
const MORE: u16 = u16::MAX;
/// The size, in bits, of the writer's table of recent segments.
const RECENT_BITS: u32 = 10;

/// Words, and the segments of their successors.
#[derive(Clone, Debug)]
pub(super) struct Packed<W = Box<[u16]>, S = Box<[u32]>> {
    words: W,
    segments: S,
}

impl Packed {
    /// The length in words.
    pub fn len(&self) -> usize {
        self.words.len() + 2 * self.segments.len()
    }

    pub fn reader(&self) -> Reader<'_> {
        Packed {
            words: self.words.iter(),
            segments: &self.segments,
        }
    }
}

/// Writes words.
pub(super) struct Writer {
    written: Packed<Vec<u16>, Vec<u32>>,
    /// The start of the current window.
    window: usize,
    /// Recently written segments with their numbers. A collision only writes a segment twice.
    recent: [(u32, usize); 1 << RECENT_BITS],
}

impl Writer {
    pub fn new() -> Writer {
        // Never a segment's start, because its offset bits are not 0.
        let none = (u32::MAX, 0);
        Writer {
            written: Packed {
                words: Vec::new(),
                segments: Vec::new(),
            },
            window: 0,
            recent: [none; 1 << RECENT_BITS],
        }
    }

    pub fn word(&mut self, word: u16) {
        self.written.words.push(word);
    }

    /// Writes a number as two words.
    pub fn number(&mut self, number: u32) {
        let halves = [(number >> 16) as u16, number as u16];
        self.written.words.extend(halves);
    }

    pub fn successor(&mut self, successor: Successor) {
        let Packed { words, segments } = &mut self.written;
        let segment = successor.0 & !(PLACE << 1);
        let recent = &mut self.recent[hash(segment)];
        if recent.0 != segment || recent.1 < self.window {
            if segments.len() - self.window == WINDOW {
                words.push(MORE);
                self.window = segments.len();
            }
            *recent = (segment, segments.len());
            segments.push(segment);
        }
        let number = (recent.1 - self.window) as u16;
        words.push(number << PLACE_BITS | (successor.0 >> 1 & PLACE) as u16);
    }

    pub fn finish(self) -> Packed {
        Packed {
            words: self.written.words.into_boxed_slice(),
            segments: self.written.segments.into_boxed_slice(),
        }
    }
}

/// Neighbouring segments have different hashes.
fn hash(segment: u32) -> usize {
    const GOLDEN: u32 = 0x9E37_79B9;
    ((segment >> PLACE_BITS).wrapping_mul(GOLDEN) >> (u32::BITS - RECENT_BITS)) as usize
}

/// Reads what a writer wrote, in the same order.
pub(super) type Reader<'a> = Packed<Iter<'a, u16>, &'a [u32]>;

impl Reader<'_> {
    /// The next word. Returns `None` at the end.
    #[inline]
    pub fn word(&mut self) -> Option<u16> {
        self.words.next().copied()
    }

    /// # Panics
    /// Panics if no words are left, like [`successor`](Reader::successor).
    #[inline]
    pub fn number(&mut self) -> u32 {
        let [high, low] = [(); 2].map(|()| self.word().expect("a number is two words"));
        u32::from(high) << 16 | u32::from(low)
    }

    #[inline(always)]
    pub fn successor(&mut self) -> Successor {
        let mut word = self.word().expect("a successor is one word");
        if word == MORE {
            self.segments = &self.segments[WINDOW..];
            word = self.word().expect("a successor follows");
        }
        let segment = self.segments[usize::from(word >> PLACE_BITS)];
        Successor(segment | (u32::from(word) & PLACE) << 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_through_many_windows() {
        let mut successors = vec![
            Successor::LOST,
            Successor::WON,
            Successor::DRAWN,
            Successor(u32::MAX),
        ];
        let mut number = 1_u32;
        for step in 0..20_000_u32 {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            successors.push(Successor(if step % 7 == 0 { number } else { number >> 22 }));
        }
        let mut writer = Writer::new();
        for (number, &successor) in (0..).zip(&successors) {
            writer.word(u16::MAX);
            writer.number(number << 8);
            writer.successor(successor);
        }
        let words = writer.finish();
        assert!(words.segments.len() > 3 * WINDOW);
        let mut reader = words.reader();
        for (number, &successor) in (0..).zip(&successors) {
            assert_eq!(reader.word(), Some(u16::MAX));
            assert_eq!(reader.number(), number << 8);
            assert_eq!(reader.successor(), successor);
        }
        assert_eq!(reader.word(), None);
    }
}
