//! One evaluation, and one choice of the strongest level, for every ruleset. Prints the time of a thousand
//! evaluations or a hundred choices, and how many there are per second.
//! `cargo bench --features lab --bench evaluation`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use senet::Ruleset;
use senet::lab::sample_positions;
use senet::players::{BestEvaluator, Evaluator, Level};
use senet::random::PlayoutRng;
use senet::rules::CATALOGUE;
use std::hint::black_box;

fn evaluation(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("evaluation");
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("the catalogue is valid");
        let judge = BestEvaluator::built_in(&ruleset);
        let positions = sample_positions(&ruleset, 1_000);
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(entry.id, |bencher| {
            bencher.iter(|| {
                let chance = |position| judge.white_chance(&ruleset, position);
                black_box(&positions).iter().map(chance).sum::<f32>()
            });
        });
    }
    group.finish();
}

fn choices(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("strongest choice");
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("the catalogue is valid");
        let judge = BestEvaluator::built_in(&ruleset);
        let mut rng = PlayoutRng::new(2);
        let mut positions = sample_positions(&ruleset, 100);
        for position in &mut positions {
            while position.awaits_throw() {
                position.throw_legal(&ruleset, rng.throw(&ruleset));
            }
        }
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(entry.id, |bencher| {
            bencher.iter(|| {
                let choose = |position| Level::Master.choose(&ruleset, black_box(position), &judge);
                positions.iter().filter_map(choose).count()
            });
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).measurement_time(std::time::Duration::from_secs(2));
    targets = evaluation, choices
}
criterion_main!(benches);
