//! Derives decisions from bytes, so that a fuzzer can steer them.

use senet::Ruleset;
use senet::rules::{CATALOGUE, CatalogueEntry};

/// A reader over the remaining bytes; returns zeros after the end.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    pub fn next(&mut self) -> u8 {
        let (&first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        first
    }

    /// A number below `bound`; `bound` is 1 to 256.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::from(self.next()) % bound
    }

    pub fn flag(&mut self) -> bool {
        self.next() & 1 != 0
    }

    pub fn pick<'b, T>(&mut self, list: &'b [T]) -> &'b T {
        &list[self.below(list.len())]
    }

    /// A ruleset of the catalogue, with some of its options.
    pub fn ruleset(&mut self) -> Ruleset {
        let entry: &CatalogueEntry = self.pick(CATALOGUE);
        let options: Vec<String> = entry
            .options
            .iter()
            .map(|&option| match option {
                "pieces" => format!("pieces={}", 1 + self.below(10)),
                flag => format!("{flag}={}", if self.flag() { "on" } else { "off" }),
            })
            .collect();
        let text = format!("{}[{}]", entry.id, options.join(","));
        Ruleset::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }
}
