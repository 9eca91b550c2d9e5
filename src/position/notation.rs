//! Moves as text: the scholars' notation, and an ASCII form for records and ids.
//!
//! | scholars | ASCII | |
//! | --- | --- | --- |
//! | `14→15` | `14-15` | a move |
//! | `2×3[2]` | `2x3` | a hit; the victim goes to 2 |
//! | `26→27→15` | `26-27-15` | landed on 27, put on 15 |
//! | `24→21←` | `24-21<` | backward |
//! | `hand→5`, `enter→1` | `in-5`, `enter` | entry |
//! | `28→off` | `28-off` | borne off |
//! | `14→15 (1)` | `14-15(1)` | where several throws or portions can be played |
//! | `14→15, 28→27→15←` | `14-15` | the throw did not move a piece off 28, where it had only this throw to leave |
//! | `rescue`, `decline`, `pass` | the same | |

use crate::position::moves::{Choice, Fall, Move, MoveKind};
use crate::position::phase::Phase;
use crate::position::{Place, Position};
use crate::rules::{Ruleset, Turn};
use std::fmt::{self, Write};

/// The symbols of a notation.
struct Style {
    hand: &'static str,
    enter: &'static str,
    to: &'static str,
    hit: &'static str,
    back: &'static str,
    before_throw: &'static str,
    victim: bool,
}

const SCHOLARS: Style = Style {
    hand: "hand",
    enter: "enter→1",
    to: "→",
    hit: "×",
    back: "←",
    before_throw: " ",
    victim: true,
};

const ASCII: Style = Style {
    hand: "in",
    enter: "enter",
    to: "-",
    hit: "x",
    back: "<",
    before_throw: "",
    victim: false,
};

impl Move {
    /// The move in ASCII: unique among the legal moves of a position, stable, suitable for records.
    #[must_use]
    pub fn id(&self, ruleset: &Ruleset) -> String {
        self.text(ruleset, &ASCII)
    }

    fn text(&self, ruleset: &Ruleset, style: &Style) -> String {
        let name_throw = ruleset.rules().turn != Turn::Single;
        let mut text = match self.choice.kind {
            MoveKind::Rescue => return "rescue".into(),
            MoveKind::Decline => return "decline".into(),
            MoveKind::Pass => return "pass".into(),
            MoveKind::Enter => return style.enter.into(),
            _ => place(self.from, style),
        };
        text.push_str(if self.victim.is_some() {
            style.hit
        } else {
            style.to
        });
        text.push_str(&place(self.to, style));
        if let Some(victim) = self.victim.filter(|_| style.victim) {
            let to = match victim.to {
                Place::Taken => "out".into(),
                to => place(Some(to), style),
            };
            let _ = write!(text, "[{to}]");
        }
        if self.rest != self.to {
            text.push_str(style.to);
            text.push_str(&place(self.rest, style));
        }
        if matches!(self.choice.kind, MoveKind::Backward | MoveKind::FallBack) {
            text.push_str(style.back);
        }
        if name_throw {
            let _ = write!(text, "{}({})", style.before_throw, self.choice.steps);
        }
        text
    }
}

fn place(place: Option<Place>, style: &Style) -> String {
    match place {
        Some(Place::House(house)) => house.number().to_string(),
        Some(Place::Hand) => style.hand.into(),
        Some(Place::Off) => "off".into(),
        Some(Place::Taken) => "taken".into(),
        None => String::new(),
    }
}

impl Position {
    /// A move of this position in the scholars' notation, with the pieces that [fall](Position::falls).
    /// `ruleset` determines whether the throw is written.
    #[must_use]
    pub fn notation(&self, ruleset: &Ruleset, effect: &Move) -> String {
        let mut text = effect.text(ruleset, &SCHOLARS);
        for Fall { from, water, to } in self.falls(ruleset, Some(effect)) {
            let _ = write!(text, ", {}→{}", from.number(), water.number());
            if to != Place::House(water) {
                let _ = write!(text, "→{}", place(Some(to), &SCHOLARS));
            }
            text.push_str(SCHOLARS.back);
        }
        text
    }

    /// Finds the legal choice with this ASCII or scholars' notation.
    #[must_use]
    pub fn find_move(&self, ruleset: &Ruleset, text: &str) -> Option<Choice> {
        let text = text.trim();
        self.moves(ruleset).iter().find(|&choice| {
            let effect = self.legal_effect(ruleset, choice);
            effect.id(ruleset) == text || self.notation(ruleset, &effect) == text
        })
    }

    /// The position in readable form: `W 3 · B 10 27 · off 6/5 · B to play 4`.
    #[must_use]
    pub fn describe(&self) -> String {
        let houses = |i: usize| {
            let houses: Vec<String> = self.on[i]
                .iter()
                .map(|house| house.number().to_string())
                .collect();
            if houses.is_empty() {
                "–".into()
            } else {
                houses.join(" ")
            }
        };
        let mut text = format!("W {} · B {}", houses(0), houses(1));
        for (name, counts) in [
            ("hand", self.hand),
            ("off", self.off),
            ("taken", self.taken),
        ] {
            if counts != [0, 0] || name == "off" {
                let _ = write!(text, " · {name} {}/{}", counts[0], counts[1]);
            }
        }
        let side = self.side.letter();
        let _ = match self.phase {
            Phase::Opening(_) => write!(text, " · opening"),
            Phase::Throw | Phase::ThrowEntered | Phase::Series(_) => {
                write!(text, " · {side} to throw")
            }
            Phase::Play(throw) | Phase::Entered(throw) => write!(text, " · {side} to play {throw}"),
            Phase::Pool(bag) => {
                let throws: Vec<String> = bag.iter().map(|throw| throw.to_string()).collect();
                write!(text, " · {side} to play {}", throws.join("+"))
            }
            Phase::Divided(divided) => write!(
                text,
                " · {side} to play {} of {}",
                divided.left, divided.throw
            ),
            Phase::Over(_) => write!(text, " · over"),
        };
        text
    }
}

impl fmt::Display for Position {
    /// Writes the [description](Position::describe).
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.describe())
    }
}
