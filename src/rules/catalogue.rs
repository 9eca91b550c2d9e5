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

macro_rules! catalogue {
    ($($id:literal $name:literal, $author:expr, $board:literal $rules:path [$($option:literal)*] [$($pieces:literal)*],
        $source:literal;)+) => {
        &[$(CatalogueEntry {
            id: $id,
            name: unless_first_load($name),
            author: unless_first_load($author),
            source: unless_first_load($source),
            board: $board,
            options: &[$($option),*],
            pieces: &[$($pieces),*],
            rules: $rules,
        }),+]
    };
}

/// The rulesets, in display order.
pub static CATALOGUE: &[CatalogueEntry] = catalogue! {
    "kendall-masters" "Kendall 1978", "Timothy Kendall", "modern" kendall::masters [] [],
        "Kendall, Passing Through the Netherworld (1978), as retold on a rules page";
    "kendall-modern" "Modern Kendall, five pieces", "devinokeefe/senet, after Timothy Kendall", "modern" kendall::modern [] [],
        "the rules document of the project that solved this game";
    "kendall-1979" "Kendall 1979", "Timothy Kendall", "modern" kendall::of_1979 ["pieces" "starting_throw" "trap" "home_row"] [7 5],
        "Kendall 1979, as summarised on the Ludii portal";
    "kendall-wiki" "Kendall, empty board", "Timothy Kendall", "modern" kendall::wiki ["pieces"] [5 6 7 8 9 10],
        "Kendall, as retold in a wiki article";
    "jequier-masters" "Jéquier, after Botermans", "Gustave Jéquier", "modern" jequier::masters [] [],
        "a rules page after Botermans and others, The World of Games";
    "jequier-ludii" "Jéquier 1930", "Gustave Jéquier", "modern" jequier::ludii [] [],
        "Jéquier 1930, as summarised in Ludii";
    "piccione" "King Tut's Game", "Peter A. Piccione", "modern" piccione::king_tut [] [],
        "Piccione 1977, as summarised in Ludii";
    "bell" "Bell 1979", "R. C. Bell", "modern" bell::bell_1979 [] [],
        "Bell 1979, as summarised in Ludii";
    "simple" "Simple board", OURS, "simple" own::simple [] [],
        "the unmarked boards; no rules are known";
    "cypriot" "Cypriot stone", OURS, "cypriot" own::simple [] [],
        "the limestone boards of Cyprus; no rules are known";
    "simple-marked" "Simple marked board", OURS, "simple-marked" own::marked [] [],
        "boards with four marks; no rules are known";
    "middle-kingdom" "Middle Kingdom board", OURS, "middle-kingdom" own::marked [] [],
        "boards of the Middle Kingdom; no rules are known";
    "early-nk" "Early New Kingdom board", OURS, "early-nk" own::early_new_kingdom [] [],
        "boards of the early New Kingdom; no rules are known";
    "late-nk" "Late New Kingdom board", OURS, "late-nk" own::late_new_kingdom [] [],
        "boards of the late New Kingdom; no rules are known";
    "vertical" "Vertical board", OURS, "vertical" own::vertical [] [],
        "a board with its long side upright; no rules are known";
    "double" "Double board", OURS, "double" own::double [] [],
        "two boards side by side; no rules are known";
};

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
