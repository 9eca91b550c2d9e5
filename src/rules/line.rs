//! Lines: pieces of a side on consecutive houses, which protect each other or bar the way.

/// The length from which lines have an effect, 2 or 3; 0 if they have none. `ON` is the length in the
/// reconstructions that have the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line<const ON: u8>(u8);

impl<const ON: u8> Line<ON> {
    /// Lines have no effect.
    pub const OFF: Self = Line(0);
    /// Lines of the usual length have the effect.
    pub const ON: Self = Line(ON);

    /// Lines of at least this many pieces have the effect. Returns `None` unless the number is 0, 2 or 3.
    #[must_use]
    pub const fn new(pieces: u8) -> Option<Self> {
        match pieces {
            0 | 2 | 3 => Some(Line(pieces)),
            _ => None,
        }
    }

    /// The length of the shortest line that has the effect; `None` if lines have none.
    #[must_use]
    pub const fn pieces(self) -> Option<u8> {
        match self.0 {
            0 => None,
            pieces => Some(pieces),
        }
    }

    /// Whether lines have the effect.
    #[must_use]
    pub const fn is_on(self) -> bool {
        self.0 != 0
    }
}
