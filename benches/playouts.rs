//! Random playouts of every ruleset, one core. `cargo bench --features lab`.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use senet::Ruleset;
use senet::lab::Playouts;
use senet::random::PlayoutRng;
use senet::rules::CATALOGUE;
use std::hint::black_box;

const GAMES: u64 = 200;

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(GAMES));
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("the catalogue is valid");
        let playouts = Playouts::new(&ruleset);
        group.bench_function(entry.id, |bencher| {
            bencher.iter_batched_ref(
                || PlayoutRng::new(1),
                |rng| {
                    (0..GAMES)
                        .map(|_| black_box(&playouts).play(rng).0)
                        .sum::<u32>()
                },
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(std::time::Duration::from_secs(2));
    targets = playouts
}
criterion_main!(benches);
