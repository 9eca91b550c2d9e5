//! Rules in use: named sets that leaflets, school sheets and programs play by. They are written forms of
//! house rules, not reconstructions, so they have no entry in the [catalogue](super::CATALOGUE). Their sources, and
//! what is uncertain about them, are in `docs/rules-in-use.md`.

/// A named set of rules in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct RulesInUse {
    /// Stable id, e.g. `boxed-set`.
    pub id: &'static str,
    /// The rules, which [`Ruleset::parse`](super::Ruleset::parse) reads.
    pub ruleset: &'static str,
}

/// All named sets, in display order.
///
/// ```
/// use senet::Ruleset;
/// use senet::rules::in_use::RULES_IN_USE;
///
/// for rules in RULES_IN_USE {
///     assert_eq!(Ruleset::parse(rules.ruleset)?.name(), rules.ruleset);
/// }
/// # Ok::<(), senet::SenetError>(())
/// ```
pub static RULES_IN_USE: &[RulesInUse] = &[
    // The leaflet of boxed sets, after Jack Botermans.
    RulesInUse {
        id: "boxed-set",
        ruleset: "jequier-masters[safe=26.28.29,backward=may_hit,water=to_return,return_house=15,\
                  return_full=lowest,bear_off=overshoot,clear_first=1-10,score]",
    },
    // A printable sheet for schools and families (Start with a Book). It does not say which side begins.
    RulesInUse {
        id: "school-sheet",
        ruleset: "kendall-modern[pieces=7,opening=black,again=none,blockade=off,pairs=off,safe=28-30,backward=none,\
                  backward_from=0,last_chance=28-30,exits=30:any]",
    },
    // The document of an audio game server for blind players.
    RulesInUse {
        id: "playpalace",
        ruleset: "kendall-modern[again_without_move=1.4.5,safe=28.29,backward=none,backward_from=0,exits=26:none]",
    },
    // German pages for children (blinde-kuh.de). Where a piece enters again and how the last houses work follow
    // Kendall's rules as a wiki reports them.
    RulesInUse {
        id: "like-ludo",
        ruleset: "kendall-wiki[start=white_odd,values=0.1.2.3.5,blockade=off,hit=to_hand,may_decline_hit=off,fall_back=off]",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CatalogueEntry, Ruleset};

    #[test]
    fn every_set_is_in_canonical_form_and_is_no_ruleset_of_the_catalogue() {
        for rules in RULES_IN_USE {
            let ruleset = Ruleset::parse(rules.ruleset)
                .unwrap_or_else(|error| panic!("{}: {error}", rules.id));
            assert_eq!(ruleset.name(), rules.ruleset, "{}", rules.id);
            assert!(ruleset.has_house_rules(), "{}", rules.id);
            assert!(CatalogueEntry::by_id(rules.id).is_none(), "{}", rules.id);
        }
    }
}
