//! The `senet` program.

fn main() {}
