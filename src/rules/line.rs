//! Rows of pieces that protect each other or bar the way.

/// How many pieces in a row have an effect, 2 or 3, or 0 if a row has none. `ON` is the number in the
/// reconstructions that have the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line<const ON: u8>(u8);

impl<const ON: u8> Line<ON> {
    /// Rows have no effect.
    pub const OFF: Self = Line(0);
    /// Rows of the usual number of pieces have the effect.
    pub const ON: Self = Line(ON);

    /// Rows of this many pieces have the effect. Returns `None` unless the number is 0, 2 or 3.
    #[must_use]
    pub const fn new(pieces: u8) -> Option<Self> {
        match pieces {
            0 | 2 | 3 => Some(Line(pieces)),
            _ => None,
        }
    }

    /// The least number of pieces with the effect; `None` if rows have none.
    #[must_use]
    pub const fn pieces(self) -> Option<u8> {
        match self.0 {
            0 => None,
            pieces => Some(pieces),
        }
    }

    /// Whether rows have the effect.
    #[must_use]
    pub const fn is_on(self) -> bool {
        self.0 != 0
    }
}
