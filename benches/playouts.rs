//! Random playouts of every ruleset, one core. `cargo bench --features lab`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use senet::Ruleset;
use senet::lab::playouts;
use senet::rules::CATALOGUE;
use std::hint::black_box;

const GAMES: u64 = 200;

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(GAMES));
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("the catalogue is valid");
        group.bench_function(entry.id, |bencher| {
            bencher.iter(|| playouts(black_box(&ruleset), GAMES, 1));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(std::time::Duration::from_secs(2));
    targets = random_games
}
criterion_main!(benches);
