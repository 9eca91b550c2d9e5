//! The error type: a code for programs and a sentence for people.

use thiserror::Error;

/// The reason for a failed operation. The operation had no effect.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
#[non_exhaustive]
pub struct SenetError {
    /// One of [`CODES`](SenetError::CODES). Codes are stable.
    pub code: &'static str,
    /// An English sentence that says what is wrong and where.
    pub message: String,
    /// The field or option at fault, if known.
    pub field: Option<String>,
}

impl SenetError {
    /// All codes in alphabetical order, with their meanings.
    pub const CODES: &[(&str, &str)] = &[
        (
            "bad_commitment",
            "a commitment is not 16 to 64 hexadecimal digits",
        ),
        (
            "bad_date",
            "a date does not exist, or is not written as 2025-12-31",
        ),
        ("bad_field", "a field of a question is missing or invalid"),
        ("bad_file", "a file or folder cannot be read or written"),
        ("bad_house", "a number is not a house"),
        ("bad_input", "the input cannot be read"),
        ("bad_json", "a line is not a JSON object"),
        ("bad_kept_game", "a text is not a saved game by link"),
        (
            "bad_layer_file",
            "the file of a solved layer is damaged, or belongs to other rules or another layer",
        ),
        ("bad_line", "a line cannot be read"),
        (
            "bad_net",
            "the file of a net is damaged, or belongs to other rules or another version",
        ),
        ("bad_option", "an option has an invalid value"),
        (
            "bad_pieces",
            "the ruleset does not allow this number of pieces",
        ),
        (
            "bad_position",
            "a position id is damaged, or belongs to another ruleset",
        ),
        ("bad_record", "a record is damaged; `field` names the line"),
        (
            "bad_ruleset",
            "the written form of a ruleset has no closing bracket",
        ),
        ("bad_seat", "a seat is not 0 or 1"),
        ("bad_seed", "a seed is not 64 hexadecimal digits"),
        ("bad_side", "a text is not a side"),
        ("bad_step", "the history has no such step"),
        ("bad_throw", "the rules have no such throw"),
        ("contradicting_rules", "house rules contradict each other"),
        ("game_over", "the game is over"),
        ("game_too_long", "a game by link cannot have more turns"),
        ("history_changed", "a link contradicts turns already played"),
        (
            "house_rules_absent",
            "this build of the engine has no house rules",
        ),
        ("illegal_move", "a move is not legal here"),
        ("illegal_turn", "a link has a turn that is not legal"),
        ("internal", "a bug of the engine"),
        (
            "invalid_position",
            "the position is impossible under this ruleset; `field` says where",
        ),
        ("link_damaged", "a link is damaged"),
        (
            "link_form",
            "a link was made by another version of the game",
        ),
        (
            "move_first",
            "a throw must be played before the next one is made",
        ),
        ("no_commitment", "a game by link has no commitment"),
        ("no_link", "there is no link to check"),
        ("no_randomness", "the platform provides no randomness"),
        (
            "no_such_row",
            "the review has no such row, or has not reached it yet",
        ),
        ("no_threads", "the system provides no threads"),
        (
            "not_a_player",
            "the player who created the game cannot also join it",
        ),
        ("not_your_turn", "it is the other side's turn"),
        ("nothing_to_choose", "the position leaves nothing to choose"),
        ("old_link", "a link is older than the saved game"),
        ("other_game", "a link belongs to another game"),
        (
            "other_ruleset",
            "a record belongs to another ruleset than the player",
        ),
        (
            "other_seed",
            "the seed is not the one that was committed to",
        ),
        (
            "other_sticks",
            "two games are not a rematch with the same sticks",
        ),
        (
            "other_throw",
            "a throw does not follow from the seed; `field` is its number",
        ),
        (
            "own_link",
            "you opened your own link: it is meant for the other player",
        ),
        ("too_large", "the endgames have too many positions to index"),
        ("too_late", "this must be set before the first throw"),
        ("turn_unfinished", "a link ends in the middle of a turn"),
        ("unknown_level", "there is no such level"),
        ("unknown_option", "the rules have no such option"),
        ("unknown_request", "`do` is not a known request"),
        ("unknown_ruleset", "there is no such ruleset"),
        ("unknown_streams", "there is no such kind of throws"),
        ("unreadable", "a record cannot be read"),
        (
            "value_changed",
            "a value in a link does not match the previous ones",
        ),
    ];

    /// Creates an error with one of the [`CODES`](SenetError::CODES).
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> SenetError {
        debug_assert!(
            SenetError::CODES.iter().any(|(listed, _)| *listed == code),
            "‘{code}’ is not among the codes of errors"
        );
        SenetError {
            code,
            message: message.into(),
            field: None,
        }
    }

    /// Sets the field at fault.
    #[must_use]
    pub fn at(self, field: impl Into<String>) -> SenetError {
        SenetError {
            field: Some(field.into()),
            ..self
        }
    }
}
