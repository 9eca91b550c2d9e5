//! Every ruleset we play: its id, whose reconstruction it is, and from what it is known.

use super::{Rules, boards, jequier, kendall, others};

/// One ruleset of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Stable id, e.g. `kendall-masters`.
    pub id: &'static str,
    /// Its name in English.
    pub name: &'static str,
    /// Whose reconstruction it is; our own where nobody has proposed rules.
    pub author: &'static str,
    /// What our text of it rests on.
    pub source: &'static str,
    /// The board it is played on by default.
    pub board: &'static str,
    /// The options of its own, in their fixed order; every other dimension is a house rule.
    pub options: &'static [&'static str],
    /// The numbers of pieces a side that the option `pieces` is for, the default first.
    pub pieces: &'static [u8],
    /// The rules.
    pub rules: fn() -> Rules,
}

const OURS: &str = "this project";

/// The rulesets, in the order in which they are offered.
pub static CATALOGUE: [Entry; 16] = [
    Entry {
        id: "kendall-masters",
        name: "Kendall 1978",
        author: "Timothy Kendall",
        source: "Kendall, Passing Through the Netherworld (1978), as retold on a rules page",
        board: "modern",
        options: &[],
        pieces: &[],
        rules: kendall::masters,
    },
    Entry {
        id: "kendall-modern",
        name: "Modern Kendall, five pieces",
        author: "devinokeefe/senet, after Timothy Kendall",
        source: "the rules document of the project that solved this game",
        board: "modern",
        options: &[],
        pieces: &[],
        rules: kendall::modern,
    },
    Entry {
        id: "kendall-1979",
        name: "Kendall 1979",
        author: "Timothy Kendall",
        source: "Kendall 1979, as summarised on the Ludii portal",
        board: "modern",
        options: &["pieces", "starting_throw", "trap", "home_row"],
        pieces: &[7, 5],
        rules: kendall::of_1979,
    },
    Entry {
        id: "kendall-wiki",
        name: "Kendall, pieces in hand",
        author: "Timothy Kendall",
        source: "Kendall, as retold in a wiki article",
        board: "modern",
        options: &["pieces"],
        pieces: &[5, 6, 7, 8, 9, 10],
        rules: kendall::wiki,
    },
    Entry {
        id: "jequier-masters",
        name: "Jéquier, after Botermans",
        author: "Gustave Jéquier",
        source: "a rules page after Botermans and others, The World of Games",
        board: "modern",
        options: &[],
        pieces: &[],
        rules: jequier::masters,
    },
    Entry {
        id: "jequier-ludii",
        name: "Jéquier 1930",
        author: "Gustave Jéquier",
        source: "Jéquier 1930, as summarised in Ludii",
        board: "modern",
        options: &[],
        pieces: &[],
        rules: jequier::ludii,
    },
    Entry {
        id: "piccione",
        name: "King Tut's Game",
        author: "Peter A. Piccione",
        source: "Piccione 1977, as summarised in Ludii",
        board: "modern",
        options: &[],
        pieces: &[],
        rules: others::piccione,
    },
    Entry {
        id: "bell",
        name: "Bell 1979",
        author: "R. C. Bell",
        source: "Bell 1979, as summarised in Ludii",
        board: "modern",
        options: &[],
        pieces: &[],
        rules: others::bell,
    },
    Entry {
        id: "simple",
        name: "Simple board",
        author: OURS,
        source: "the unmarked boards; no rules are known",
        board: "simple",
        options: &[],
        pieces: &[],
        rules: boards::simple,
    },
    Entry {
        id: "cypriot",
        name: "Cypriot stone",
        author: OURS,
        source: "the limestone boards of Cyprus; no rules are known",
        board: "cypriot",
        options: &[],
        pieces: &[],
        rules: boards::simple,
    },
    Entry {
        id: "simple-marked",
        name: "Simple marked board",
        author: OURS,
        source: "boards with four marks; no rules are known",
        board: "simple-marked",
        options: &[],
        pieces: &[],
        rules: boards::marked,
    },
    Entry {
        id: "middle-kingdom",
        name: "Middle Kingdom board",
        author: OURS,
        source: "boards of the Middle Kingdom; no rules are known",
        board: "middle-kingdom",
        options: &[],
        pieces: &[],
        rules: boards::marked,
    },
    Entry {
        id: "early-nk",
        name: "Early New Kingdom board",
        author: OURS,
        source: "boards of the early New Kingdom; no rules are known",
        board: "early-nk",
        options: &[],
        pieces: &[],
        rules: boards::early_new_kingdom,
    },
    Entry {
        id: "late-nk",
        name: "Late New Kingdom board",
        author: OURS,
        source: "boards of the late New Kingdom; no rules are known",
        board: "late-nk",
        options: &[],
        pieces: &[],
        rules: boards::late_new_kingdom,
    },
    Entry {
        id: "vertical",
        name: "Vertical board",
        author: OURS,
        source: "a board with its long side upright; no rules are known",
        board: "vertical",
        options: &[],
        pieces: &[],
        rules: boards::vertical,
    },
    Entry {
        id: "double",
        name: "Double board",
        author: OURS,
        source: "two boards side by side; no rules are known",
        board: "double",
        options: &[],
        pieces: &[],
        rules: boards::double,
    },
];

impl Entry {
    /// The entry of this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Entry> {
        CATALOGUE.iter().find(|entry| entry.id == id)
    }

    /// The written forms of its variants: every combination of its options, the defaults first.
    /// RULES 0.5.
    #[must_use]
    pub fn variants(&self) -> Vec<String> {
        let counts = self.pieces.get(1..).unwrap_or_default().iter();
        let mut variants = vec![Vec::new()];
        variants.extend(counts.map(|count| vec![format!("pieces={count}")]));
        for flag in self.options.iter().filter(|&&name| name != "pieces") {
            let with = |options: &Vec<String>| [&options[..], &[(*flag).into()]].concat();
            variants.extend(variants.iter().map(with).collect::<Vec<_>>());
        }
        variants
            .iter()
            .map(|options| match &options[..] {
                [] => self.id.into(),
                options => format!("{}[{}]", self.id, options.join(",")),
            })
            .collect()
    }
}
