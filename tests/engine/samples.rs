//! How many random samples a test takes.

/// Whether this is the nightly run, which takes all samples. `./build.sh nightly` sets the variable.
fn is_nightly() -> bool {
    std::env::var("SENET_TESTS").is_ok_and(|tests| tests == "nightly")
}

/// All samples in the nightly run, otherwise a quarter of them.
pub fn samples(all: usize) -> usize {
    all / spacing()
}

/// All cases in the nightly run, otherwise every fourth.
pub fn cases<T>(all: &[T]) -> impl Iterator<Item = &T> {
    all.iter().step_by(spacing())
}

fn spacing() -> usize {
    if is_nightly() { 1 } else { 4 }
}
