//! How many random samples a test takes.

/// Whether this is the nightly run, which takes all samples. `./build.sh nightly` sets the variable.
pub fn is_nightly() -> bool {
    std::env::var("SENET_TESTS").is_ok_and(|tests| tests == "nightly")
}

/// All samples in the nightly run, otherwise a quarter of them.
pub fn samples(all: usize) -> usize {
    if is_nightly() { all } else { all / 4 }
}
