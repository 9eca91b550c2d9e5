//! The error type, with a kind for programs and a sentence for people.

use std::borrow::Cow;
use thiserror::Error;

/// The longest quotation in a message, in characters.
const MAX_QUOTED: usize = 80;

/// A text to be quoted in a message: its first 80 characters, with `…` if it is longer.
///
/// ```
/// use senet::text::excerpt;
///
/// assert_eq!(excerpt("draughts"), "draughts");
/// assert_eq!(excerpt(&"n".repeat(1000)), "n".repeat(80) + "…");
/// ```
#[must_use]
pub fn excerpt(text: &str) -> Cow<'_, str> {
    let end = text.char_indices().nth(MAX_QUOTED).map(|(end, _)| end);
    // Indexing could panic, whose message would add four kilobytes to the page's first module.
    match end.and_then(|end| text.get(..end)) {
        None => text.into(),
        Some(start) => format!("{start}…").into(),
    }
}

/// Declares the kinds of errors, each with its code and a sentence that is also its documentation.
macro_rules! kinds {
    ($(#[doc = $meaning:literal] $kind:ident = $code:literal,)+) => {
        /// The kind of an error. Later versions may add kinds.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ErrorKind {
            $(#[doc = $meaning] $kind,)+
        }

        impl ErrorKind {
            /// All kinds in the alphabetical order of their codes.
            pub const ALL: &[ErrorKind] = &[$(ErrorKind::$kind),+];

            /// The code of this kind, for example `bad_house`. Codes never change.
            #[must_use]
            #[inline(always)]
            pub const fn code(self) -> &'static str {
                match self {
                    $(ErrorKind::$kind => $code,)+
                }
            }

            /// The meaning of this kind of error, as a sentence.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self {
                    $(ErrorKind::$kind => $meaning.trim_ascii(),)+
                }
            }
        }
    };
}

kinds! {
    /// An argument of a call from JavaScript has the wrong type or is out of range; `field` names it.
    BadArgument = "bad_argument",
    /// A commitment is not 16 to 64 hexadecimal digits.
    BadCommitment = "bad_commitment",
    /// A date does not exist, or is not written as 2025-12-31.
    BadDate = "bad_date",
    /// A field of a question is missing or invalid.
    BadField = "bad_field",
    /// A file or folder cannot be read or written.
    BadFile = "bad_file",
    /// A number is not a house.
    BadHouse = "bad_house",
    /// The input cannot be read.
    BadInput = "bad_input",
    /// A line is not a JSON object.
    BadJson = "bad_json",
    /// A text is not a saved game by link.
    BadSavedGame = "bad_kept_game",
    /// The file of a solved layer is damaged, or belongs to other rules or another layer.
    BadLayerFile = "bad_layer_file",
    /// A line cannot be read.
    BadLine = "bad_line",
    /// The file of a net is damaged, or belongs to other rules or another version.
    BadNet = "bad_net",
    /// An option has an invalid value.
    BadOption = "bad_option",
    /// The ruleset does not allow this number of pieces.
    BadPieces = "bad_pieces",
    /// A position id is damaged, or belongs to another ruleset.
    BadPosition = "bad_position",
    /// A record is damaged; `field` names the line.
    BadRecord = "bad_record",
    /// The written form of a ruleset has no closing bracket.
    BadRuleset = "bad_ruleset",
    /// A seat is not 0 or 1.
    BadSeat = "bad_seat",
    /// A seed is not 64 hexadecimal digits.
    BadSeed = "bad_seed",
    /// A text is not a side.
    BadSide = "bad_side",
    /// The history has no such step.
    BadStep = "bad_step",
    /// The rules have no such throw.
    BadThrow = "bad_throw",
    /// House rules contradict each other.
    ContradictingRules = "contradicting_rules",
    /// The game is over.
    GameOver = "game_over",
    /// A game by link cannot have more turns.
    GameTooLong = "game_too_long",
    /// A link contradicts turns already played.
    HistoryChanged = "history_changed",
    /// This build of the engine has no house rules.
    HouseRulesAbsent = "house_rules_absent",
    /// A move is not legal here.
    IllegalMove = "illegal_move",
    /// A link has a turn that is not legal.
    IllegalTurn = "illegal_turn",
    /// A bug of the engine.
    Internal = "internal",
    /// The position is impossible under this ruleset; `field` says where.
    InvalidPosition = "invalid_position",
    /// A link is damaged.
    LinkDamaged = "link_damaged",
    /// A link was made by another version of the game.
    LinkForm = "link_form",
    /// A throw must be played before the next one is made.
    MoveFirst = "move_first",
    /// A game by link has no commitment.
    NoCommitment = "no_commitment",
    /// There is no link to check.
    NoLink = "no_link",
    /// The platform provides no randomness.
    NoRandomness = "no_randomness",
    /// The review has no such row, or has not reached it yet.
    NoSuchRow = "no_such_row",
    /// The system provides no threads.
    NoThreads = "no_threads",
    /// The player who created the game cannot also join it.
    NotAPlayer = "not_a_player",
    /// It is the other side's turn.
    NotYourTurn = "not_your_turn",
    /// The position leaves nothing to choose.
    NothingToChoose = "nothing_to_choose",
    /// A link is older than the saved game.
    OldLink = "old_link",
    /// A link belongs to another game.
    OtherGame = "other_game",
    /// A record belongs to another ruleset than the player.
    OtherRuleset = "other_ruleset",
    /// The seed is not the one that was committed to.
    OtherSeed = "other_seed",
    /// Two games are not a rematch with the same sticks.
    OtherSticks = "other_sticks",
    /// A throw does not follow from the seed; `field` is its number.
    OtherThrow = "other_throw",
    /// You opened your own link, which is meant for the other player.
    OwnLink = "own_link",
    /// The endgames have too many positions to index.
    TooLarge = "too_large",
    /// This must be set before the first throw.
    TooLate = "too_late",
    /// A link ends in the middle of a turn.
    TurnUnfinished = "turn_unfinished",
    /// There is no such level.
    UnknownLevel = "unknown_level",
    /// The rules have no such option.
    UnknownOption = "unknown_option",
    /// `do` is not a known request.
    UnknownRequest = "unknown_request",
    /// There is no such ruleset.
    UnknownRuleset = "unknown_ruleset",
    /// There is no such throw source.
    UnknownThrowSource = "unknown_streams",
    /// A record cannot be read.
    Unreadable = "unreadable",
    /// A value in a link does not match the previous ones.
    ValueChanged = "value_changed",
}

/// The reason for a failed operation. The operation had no effect.
///
/// ```
/// use senet::{ErrorKind, Ruleset};
///
/// let error = Ruleset::parse("kendall-1979[pieces=many]").unwrap_err();
/// assert_eq!(error.kind(), ErrorKind::BadOption);
/// assert_eq!(error.field(), Some("pieces"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct SenetError {
    kind: ErrorKind,
    // Stored so that a build contains only the codes that it uses.
    code: &'static str,
    message: String,
    field: Option<String>,
}

impl SenetError {
    /// Creates an error. `message` is an English sentence that says what is wrong and where.
    #[must_use]
    #[inline(always)]
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> SenetError {
        SenetError {
            kind,
            code: kind.code(),
            message: message.into(),
            field: None,
        }
    }

    /// Sets the field at fault. Of a name that comes from outside, pass an [`excerpt`](crate::base::text::excerpt).
    #[must_use]
    pub fn at(self, field: impl Into<String>) -> SenetError {
        SenetError {
            field: Some(field.into()),
            ..self
        }
    }

    /// Replaces the message with a more detailed one.
    #[must_use]
    pub fn with_message(self, message: impl Into<String>) -> SenetError {
        SenetError {
            message: message.into(),
            ..self
        }
    }

    /// The kind of this error.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// The [code](ErrorKind::code) of this error's kind.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// An English sentence that says what is wrong and where.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The field or option at fault, if known.
    #[must_use]
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }
}
