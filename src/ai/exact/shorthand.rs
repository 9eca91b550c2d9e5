//! Ends written in 16 bits: the turns of neighbouring positions end in few stretches of cells, so the
//! number of a stretch and the place in it say enough.

use super::numbering::End;
use core::slice::Iter;

/// The bits of an [`End`] that tell the place in a stretch: all but the side that sees it.
const PLACE_BITS: u32 = 7;
const PLACE: u32 = (1 << PLACE_BITS) - 1;
/// How many stretches the other bits can tell, less the one that would make [`MORE`].
const WINDOW: usize = (1 << (u16::BITS - PLACE_BITS)) - 1;
/// No end is written as this: stretches are counted from the end of the last window on.
const MORE: u16 = u16::MAX;
/// The bits of the places where the writer looks for a stretch it knows.
const KNOWN_BITS: u32 = 10;

/// Words, and the stretches their ends lie in.
#[derive(Clone, Debug)]
pub(crate) struct Words<W = Box<[u16]>, S = Box<[u32]>> {
    words: W,
    stretches: S,
}

impl Words {
    /// How much they take, in words.
    pub fn len(&self) -> usize {
        self.words.len() + 2 * self.stretches.len()
    }

    pub fn reader(&self) -> Reader<'_> {
        Words {
            words: self.words.iter(),
            stretches: &self.stretches,
        }
    }
}

/// Writes words.
pub(crate) struct Writer {
    written: Words<Vec<u16>, Vec<u32>>,
    /// Where the present window begins.
    window: usize,
    /// Stretches and their numbers. What falls on the same place is written twice.
    known: [(u32, usize); 1 << KNOWN_BITS],
}

impl Writer {
    pub fn new() -> Writer {
        // No stretch begins here: the bits of the place are not 0.
        let none = (u32::MAX, 0);
        Writer {
            written: Words {
                words: Vec::new(),
                stretches: Vec::new(),
            },
            window: 0,
            known: [none; 1 << KNOWN_BITS],
        }
    }

    pub fn word(&mut self, word: u16) {
        self.written.words.push(word);
    }

    /// Adds a number as two words.
    pub fn number(&mut self, number: u32) {
        let halves = [(number >> 16) as u16, number as u16];
        self.written.words.extend(halves);
    }

    pub fn end(&mut self, end: End) {
        let Words { words, stretches } = &mut self.written;
        let stretch = end.0 & !(PLACE << 1);
        let known = &mut self.known[hash(stretch)];
        if known.0 != stretch || known.1 < self.window {
            if stretches.len() - self.window == WINDOW {
                words.push(MORE);
                self.window = stretches.len();
            }
            *known = (stretch, stretches.len());
            stretches.push(stretch);
        }
        let number = (known.1 - self.window) as u16;
        words.push(number << PLACE_BITS | (end.0 >> 1 & PLACE) as u16);
    }

    pub fn finish(self) -> Words {
        Words {
            words: self.written.words.into_boxed_slice(),
            stretches: self.written.stretches.into_boxed_slice(),
        }
    }
}

/// Neighbouring stretches have different places.
fn hash(stretch: u32) -> usize {
    const GOLDEN: u32 = 0x9E37_79B9;
    ((stretch >> PLACE_BITS).wrapping_mul(GOLDEN) >> (u32::BITS - KNOWN_BITS)) as usize
}

/// Reads what was written, in the same order.
pub(crate) type Reader<'a> = Words<Iter<'a, u16>, &'a [u32]>;

impl Reader<'_> {
    /// The next word; none at the end.
    #[inline]
    pub fn word(&mut self) -> Option<u16> {
        self.words.next().copied()
    }

    /// # Panics
    /// Like [`end`](Reader::end), where there are no more words.
    #[inline]
    pub fn number(&mut self) -> u32 {
        let [high, low] = [(); 2].map(|()| self.word().expect("a number is two words"));
        u32::from(high) << 16 | u32::from(low)
    }

    #[inline]
    pub fn end(&mut self) -> End {
        let mut word = self.word().expect("an end is one word");
        if word == MORE {
            self.stretches = &self.stretches[WINDOW..];
            word = self.word().expect("an end follows");
        }
        let stretch = self.stretches[usize::from(word >> PLACE_BITS)];
        End(stretch | (u32::from(word) & PLACE) << 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_through_many_windows() {
        let mut ends = vec![End::LOST, End::WON, End::DRAWN, End(u32::MAX)];
        let mut number = 1_u32;
        for step in 0..20_000_u32 {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ends.push(End(if step % 7 == 0 { number } else { number >> 22 }));
        }
        let mut writer = Writer::new();
        for (number, &end) in (0..).zip(&ends) {
            writer.word(u16::MAX);
            writer.number(number << 8);
            writer.end(end);
        }
        let words = writer.finish();
        assert!(words.stretches.len() > 3 * WINDOW);
        let mut reader = words.reader();
        for (number, &end) in (0..).zip(&ends) {
            assert_eq!(reader.word(), Some(u16::MAX));
            assert_eq!(reader.number(), number << 8);
            assert_eq!(reader.end(), end);
        }
        assert_eq!(reader.word(), None);
    }
}
