//! Evaluations of the nets beside plain matrix products of the same layers, natively and in WebAssembly.
//!
//! A product multiplies the dense features by the first layer's weights and the units by the second's, one position
//! or sixteen at a time, with `matrixmultiply`. The net itself adds up only the weights of the features that are set.
//! `cargo bench --features lab,nets --bench products`; `./build.sh bench` also runs it in Node.

use ndarray::Array2;
use senet::Ruleset;
use senet::lab::sample_positions;
use senet::players::nearest_net;
use senet::players::nets::SECOND;
use senet::rules::CATALOGUE;
use std::fmt::Write;
use std::hint::black_box;

/// How often each speed is measured; the fastest run counts.
const TRIES: usize = 5;
/// The number of net evaluations in one measurement.
const EVALUATIONS: usize = 64_000;
/// The number of positions multiplied in one measurement.
const PRODUCTS: usize = 16_000;

/// The current time in seconds. Only differences are meaningful.
fn now() -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Date::now() / 1000.0;
    #[cfg(not(target_arch = "wasm32"))]
    std::time::UNIX_EPOCH
        .elapsed()
        .map_or(0.0, |time| time.as_secs_f64())
}

/// The number of evaluations per second. `work` performs `count` of them.
fn per_second(count: usize, mut work: impl FnMut()) -> f64 {
    let seconds = (0..TRIES).map(|_| {
        let started = now();
        work();
        now() - started
    });
    count as f64 / seconds.fold(f64::INFINITY, f64::min)
}

fn products_per_second(features: usize, units: usize, batch: usize) -> f64 {
    let positions = Array2::<f32>::ones((batch, features));
    let first = Array2::<f32>::ones((features, units));
    let second = Array2::<f32>::ones((units, SECOND));
    let rounds = PRODUCTS / batch;
    per_second(rounds * batch, || {
        for _ in 0..rounds {
            black_box(black_box(&positions).dot(&first).dot(&second));
        }
    })
}

fn table() -> String {
    let mut table = String::from(
        "evaluations a second  features units        net  product of 1  product of 16\n",
    );
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("the catalogue is valid");
        let net = nearest_net(&ruleset).expect("every ruleset has a net");
        let positions = sample_positions(&ruleset, 1_000);
        let rounds = EVALUATIONS / positions.len();
        let evaluations = per_second(rounds * positions.len(), || {
            for _ in 0..rounds {
                let chance = |position| net.chance(&ruleset, position);
                black_box(black_box(&positions).iter().map(chance).sum::<f32>());
            }
        });
        let weights = net.weights();
        let (features, units) = (weights.first.len(), weights.units());
        let [one, sixteen] = [1, 16].map(|batch| products_per_second(features, units, batch));
        writeln!(
            table,
            "{:<21} {features:>9} {units:>5} {evaluations:>10.0} {one:>13.0} {sixteen:>14.0}",
            entry.id
        )
        .expect("a string takes all");
    }
    table
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    print!("{}", table());
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test::wasm_bindgen_test]
fn products() {
    wasm_bindgen_test::console_log!("{}", table());
}
