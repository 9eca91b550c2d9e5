//! The rulesets of the game: id, author of the reconstruction, and source.

use super::{Rules, bell, jequier, kendall, own, piccione};

/// One ruleset of the catalogue.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CatalogueEntry {
    /// Stable id, e.g. `kendall-masters`.
    pub id: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The author of the reconstruction, or this project if nobody has published rules for the board.
    pub author: &'static str,
    /// The publication on which our text of it is based.
    pub source: &'static str,
    /// The board it is played on by default.
    pub board: &'static str,
    /// The options of this ruleset, in their fixed order; every other option is a house rule.
    pub options: &'static [&'static str],
    /// The values that the option `pieces` accepts, the default first.
    pub pieces: &'static [u8],
    /// The rules.
    pub rules: fn() -> Rules,
}

/// The author of rulesets that nobody has published.
pub(crate) const OURS: &str = "this project";

/// Text that the page needs only after its first load. The first-load build leaves it empty.
const fn unless_first_load(text: &'static str) -> &'static str {
    if cfg!(feature = "first") { "" } else { text }
}

/// The rulesets, in display order.
pub static CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry {
        id: "kendall-masters",
        name: unless_first_load("Kendall 1978"),
        author: unless_first_load("Timothy Kendall"),
        source: unless_first_load(
            "Kendall, Passing Through the Netherworld (1978), as retold on a rules page",
        ),
        board: "modern",
        options: &[],
        pieces: &[],
        rules: kendall::masters,
    },
    CatalogueEntry {
        id: "kendall-modern",
        name: unless_first_load("Modern Kendall, five pieces"),
        author: unless_first_load("devinokeefe/senet, after Timothy Kendall"),
        source: unless_first_load("the rules document of the project that solved this game"),
        board: "modern",
        options: &[],
        pieces: &[],
        rules: kendall::modern,
    },
    CatalogueEntry {
        id: "kendall-1979",
        name: unless_first_load("Kendall 1979"),
        author: unless_first_load("Timothy Kendall"),
        source: unless_first_load("Kendall 1979, as summarised on the Ludii portal"),
        board: "modern",
        options: &["pieces", "starting_throw", "trap", "home_row"],
        pieces: &[7, 5],
        rules: kendall::of_1979,
    },
    CatalogueEntry {
        id: "kendall-wiki",
        name: unless_first_load("Kendall, empty board"),
        author: unless_first_load("Timothy Kendall"),
        source: unless_first_load("Kendall, as retold in a wiki article"),
        board: "modern",
        options: &["pieces"],
        pieces: &[5, 6, 7, 8, 9, 10],
        rules: kendall::wiki,
    },
    CatalogueEntry {
        id: "jequier-masters",
        name: unless_first_load("Jéquier, after Botermans"),
        author: unless_first_load("Gustave Jéquier"),
        source: unless_first_load("a rules page after Botermans and others, The World of Games"),
        board: "modern",
        options: &[],
        pieces: &[],
        rules: jequier::masters,
    },
    CatalogueEntry {
        id: "jequier-ludii",
        name: unless_first_load("Jéquier 1930"),
        author: unless_first_load("Gustave Jéquier"),
        source: unless_first_load("Jéquier 1930, as summarised in Ludii"),
        board: "modern",
        options: &[],
        pieces: &[],
        rules: jequier::ludii,
    },
    CatalogueEntry {
        id: "piccione",
        name: unless_first_load("King Tut's Game"),
        author: unless_first_load("Peter A. Piccione"),
        source: unless_first_load("Piccione 1977, as summarised in Ludii"),
        board: "modern",
        options: &[],
        pieces: &[],
        rules: piccione::king_tut,
    },
    CatalogueEntry {
        id: "bell",
        name: unless_first_load("Bell 1979"),
        author: unless_first_load("R. C. Bell"),
        source: unless_first_load("Bell 1979, as summarised in Ludii"),
        board: "modern",
        options: &[],
        pieces: &[],
        rules: bell::bell_1979,
    },
    CatalogueEntry {
        id: "simple",
        name: unless_first_load("Simple board"),
        author: unless_first_load(OURS),
        source: unless_first_load("the unmarked boards; no rules are known"),
        board: "simple",
        options: &[],
        pieces: &[],
        rules: own::simple,
    },
    CatalogueEntry {
        id: "cypriot",
        name: unless_first_load("Cypriot stone"),
        author: unless_first_load(OURS),
        source: unless_first_load("the limestone boards of Cyprus; no rules are known"),
        board: "cypriot",
        options: &[],
        pieces: &[],
        rules: own::simple,
    },
    CatalogueEntry {
        id: "simple-marked",
        name: unless_first_load("Simple marked board"),
        author: unless_first_load(OURS),
        source: unless_first_load("boards with four marks; no rules are known"),
        board: "simple-marked",
        options: &[],
        pieces: &[],
        rules: own::marked,
    },
    CatalogueEntry {
        id: "middle-kingdom",
        name: unless_first_load("Middle Kingdom board"),
        author: unless_first_load(OURS),
        source: unless_first_load("boards of the Middle Kingdom; no rules are known"),
        board: "middle-kingdom",
        options: &[],
        pieces: &[],
        rules: own::marked,
    },
    CatalogueEntry {
        id: "early-nk",
        name: unless_first_load("Early New Kingdom board"),
        author: unless_first_load(OURS),
        source: unless_first_load("boards of the early New Kingdom; no rules are known"),
        board: "early-nk",
        options: &[],
        pieces: &[],
        rules: own::early_new_kingdom,
    },
    CatalogueEntry {
        id: "late-nk",
        name: unless_first_load("Late New Kingdom board"),
        author: unless_first_load(OURS),
        source: unless_first_load("boards of the late New Kingdom; no rules are known"),
        board: "late-nk",
        options: &[],
        pieces: &[],
        rules: own::late_new_kingdom,
    },
    CatalogueEntry {
        id: "vertical",
        name: unless_first_load("Vertical board"),
        author: unless_first_load(OURS),
        source: unless_first_load("a board with its long side upright; no rules are known"),
        board: "vertical",
        options: &[],
        pieces: &[],
        rules: own::vertical,
    },
    CatalogueEntry {
        id: "double",
        name: unless_first_load("Double board"),
        author: unless_first_load(OURS),
        source: unless_first_load("two boards side by side; no rules are known"),
        board: "double",
        options: &[],
        pieces: &[],
        rules: own::double,
    },
];

impl CatalogueEntry {
    /// The entry with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static CatalogueEntry> {
        CATALOGUE.iter().find(|entry| entry.id == id)
    }

    /// The written forms of its variants: every combination of its options, the defaults first. RULES
    /// 0.5.
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
