#!/usr/bin/env bash
# The single entry point: installs tools, builds, serves, tests and measures. `./build.sh help` lists the commands.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

readonly wasm_target=wasm32-unknown-unknown
readonly program_target=x86_64-unknown-linux-musl
readonly cargo_out=${CARGO_TARGET_DIR:-target}
readonly tools=target/tools/release
readonly first_pkg=target/web/first
readonly full_pkg=target/web/full
readonly lab_pkg=target/web/lab
readonly bench_pkg=target/web/bench
# The commit that speed is compared with, the folder of its sources, and its module.
readonly reference=5f6ad56
readonly reference_source=target/reference
readonly reference_pkg=target/web/reference
readonly full_features=web,house-rules,strong,fair-play
readonly lab_features=web,house-rules,lab
readonly simd="-C target-feature=+simd128"
# A lower inlining limit, and no unrolled loops, for a smaller first load. Both smaller and larger limits increase its
# size. The other modules need unrolled loops: otherwise the sums of the nets are not held in registers.
readonly small="-C llvm-args=-inline-threshold=47 -C llvm-args=-unroll-threshold=0"
readonly npm_bin=node_modules/.bin
# The summary line of each test runner, repeated at the end.
readonly logs=target/logs

help() {
  cat <<'TEXT'
./build.sh               build the page into dist/ (with dist/senet.html, the page in one file)
./build.sh dist          build the page, and every package into target/packages/
./build.sh reproducible  build every package twice from the last commit, and compare all bytes
./build.sh serve [port] [base]   build, then serve dist/ on this machine (port 8080, base /)
./build.sh test          everything: formatting, lints, engine, wasm, page in three browsers, size budgets
./build.sh test --quick  a fast subset: formatting, lints, fast tests of engine and page, in Chromium
./build.sh nightly       the tests that take too long for every change: CONTRIBUTING lists them
./build.sh test-page     build, then only the page's own tests
./build.sh bench         benchmarks of the engine, native and in the browsers, and beside an earlier commit
./build.sh lab-bench     speed and memory of the laboratory's page, relative to the program
./build.sh coverage      do the laboratory's intervals hold? Into docs/lab/coverage.md
./build.sh sweeps        the finished sweeps of the laboratory, docs/lab/; can be interrupted and resumed
./build.sh reconstructions   how the reconstructions play, docs/lab/reconstructions.md and its pictures
./build.sh trust         which nets the laboratory trusts under which rules, src/lab/trust.tsv
./build.sh cluster       the laboratory's shards by Dask and Snakemake, with parts missing and broken; checks the Kubernetes example
./build.sh crate-oldest   check the crate with the oldest compiler it supports, if that is the one installed
./build.sh crate-features check every combination of the crate's additive features
./build.sh crate-minimal  check the crate with the oldest versions of its dependencies; changes Cargo.lock
./build.sh fuzz [seconds] [target]   fuzz the engine, 60 seconds for each target
./build.sh worst [minutes]   search random house rules for slow answers, 5 minutes; fails above 1 second
./build.sh tables        the table of all rulesets and the list of rule options, docs/rulesets.md and docs/house-rules.md
./build.sh audit         known vulnerabilities of all npm packages and crates; needs the internet
./build.sh sizes         what a browser downloads; fails above the budgets
./build.sh visit         taps, texts and minutes of a game on a phone, into docs/visit.md
./build.sh minutes       how long games take on the page, into docs/short-games.md
./build.sh frames        how smooth the animation is, also on a slow machine
./build.sh policies       where the game plays: policies and sandboxes, into docs/policies.md
./build.sh lighthouse    Lighthouse's scores of the page, on a desktop, on a phone and in Arabic
./build.sh soak [games]  10,000 games on the unattended screen; fails if memory or storage grows
./build.sh day [hours]   24 hours on the unattended screen, on a fast clock; fails if memory or storage grows
./build.sh monkey [minutes] [seed]   plays at random for 10 minutes; fails on an error, or if a game is stuck or lost
./build.sh lines         how large the core of the page, each add-on and each page beside it are
./build.sh addons [name]…   removes each add-on in turn, builds the page without it, and plays a game
./build.sh screens [word]…   pictures of every screen, in target/screens/
./build.sh pictures [word]…   the three-dimensional board in every material, in target/pictures/
TEXT
}

say() { printf '\n== %s\n' "$*"; }

# ---- Missing tools on a fresh machine with rustup and Node ------------------------------------

need_target() {
  [ -d "$(rustc --print sysroot)/lib/rustlib/$1" ] || rustup target add "$1"
}

need_lints() {
  cargo clippy --version >/dev/null 2>&1 || rustup component add clippy
  cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
}

# The version must match the library's. Arguments are for cargo.
need_tools() {
  [ -x "$tools/wasm-bindgen-module" ] || say "wasm-bindgen's tools (once, up to a minute)"
  cargo build --quiet --release --locked --target-dir target/tools --manifest-path www/tools/wasm-bindgen/Cargo.toml "$@"
}

need_packages() {
  [ node_modules/.package-lock.json -nt package-lock.json ] && return
  say "npm packages"
  npm ci --ignore-scripts --no-audit --no-fund
  touch node_modules/.package-lock.json
}

need_browsers() {
  type chromium chromium-headless-shell chromedriver firefox-esr WebKitWebDriver Xvfb >/dev/null 2>&1 && return
  say "browsers, from Debian's packages"
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
    chromium chromium-headless-shell chromium-driver firefox-esr webkit2gtk-driver xvfb fonts-noto-core
}

# Fonts for Chinese, Japanese and Korean, so that pictures show no boxes.
need_fonts() {
  fc-list 2>/dev/null | grep -qi "noto.*cjk" && return
  say "fonts for Chinese, Japanese and Korean, from Debian's packages"
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends fontconfig fonts-noto-cjk
}

need_fuzzer() {
  if ! cargo +nightly --version >/dev/null 2>&1; then
    say "The fuzzers need a nightly compiler"
    rustup toolchain install nightly --profile minimal
  fi
  cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz@0.13.2
}

# ---- Building ----------------------------------------------------------------------------------

# Rust -> wasm -> JavaScript module -> optimised wasm, then a smoke test that plays on it.
wasm_module() {
  local features=$1 out=$2 extra_flags=${3:-} passes=${4---converge} source=${5:-.}
  # Unstripped, because the tools read the target features from the module and strip it themselves. Level 2 is as fast
  # here as level 3, and smaller. Local paths are removed from the module.
  local flags="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src= $extra_flags"
  # One target folder per module. With other flags or features in the same folder, cargo would recompile everything.
  local compiler_out=$cargo_out/wasm/${out##*/} before
  # Shared dependencies are compiled for the first module.
  for before in "$cargo_out"/wasm/*; do
    [ -d "$compiler_out" ] || [ ! -d "$before" ] || cp -a "$before" "$compiler_out"
  done
  CARGO_PROFILE_RELEASE_STRIP=none CARGO_PROFILE_RELEASE_OPT_LEVEL=2 \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
    cargo build --release --locked --manifest-path "$source/Cargo.toml" --target-dir "$compiler_out" \
    --target "$wasm_target" --no-default-features --features "$features" --lib
  local compiled=$compiler_out/$wasm_target/release/senet.wasm
  [ "$out/senet_bg.wasm" -nt "$compiled" ] && [ "$out/senet_bg.wasm" -nt build.sh ] && return
  say "JavaScript module"
  rm -rf "$out" "$out.new"
  "$tools/wasm-bindgen-module" "$compiled" "$out.new"
  # The npm package's own wasm-opt, by path, because Debian's version breaks the module and reports success. The
  # compiler has already inlined; more inlining would only add bytes.
  # Nothing is stored below the stack's end at address 1024, so constant offsets can be merged into loads.
  # shellcheck disable=SC2086
  "$npm_bin/wasm-opt" -O3 $passes --low-memory-unused --always-inline-max-function-size 0 --one-caller-inline-max-function-size 0 \
    --strip-producers --strip-target-features "$out.new/senet_bg.wasm" -o "$out.new/senet_bg.wasm"
  node www/build/short-imports.mjs "$out.new"
  node "$source/www/build/smoke.mjs" "$out.new"
  mv "$out.new" "$out"
}

engine() {
  need_target "$wasm_target"
  need_tools
  need_packages
  # Saves 1.8 kB of the first load. Its numbers stay far below 32 bits; only the full engine's endgame tables exceed
  # them, and that engine has overflow checks, like every test.
  CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS=false wasm_module first "$first_pkg" "$small"
  # The last steps of the compiler and of wasm-opt use one core each.
  local full lab failed=0
  wasm_module "$full_features" "$full_pkg" "$simd -C llvm-args=-inline-threshold=70" &
  full=$!
  # Only the laboratory's page loads this one. A single pass takes half the time and makes it 0.4 % larger.
  wasm_module "$lab_features" "$lab_pkg" "$simd" "" &
  lab=$!
  wait "$full" || failed=1
  wait "$lab" || failed=1
  return $failed
}

# The commit that the page and the program name. A copy of the sources without their history can set it itself.
commit_name() {
  echo "${SENET_COMMIT:-$(git describe --always --dirty --abbrev=12 --exclude='*' 2>/dev/null)}"
}

page() {
  engine
  SENET_COMMIT=$(commit_name) node www/build/build.mjs
  node www/build/single-file.mjs
}

# The program without any library of the system, for every Linux on x86-64. Local paths are removed from it, and it names
# the commit.
program() {
  need_target "$program_target"
  CARGO_TARGET_X86_64_UNKNOWN_LINUX_MUSL_RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=" \
    cargo build --release --locked --target "$program_target" --features cli --bin senet
}

# Compiles the crate from its package alone, as its users will.
packages() {
  SENET_COMMIT=$(commit_name)
  [ -n "$SENET_COMMIT" ] || {
    echo "Packages name their commit, and git does not tell it here: set SENET_COMMIT." >&2
    return 1
  }
  export SENET_COMMIT
  need_browsers
  need_fonts
  page
  say "Program"
  program
  say "Crate"
  cargo package --locked --allow-dirty
  traces
  say "Packages"
  node www/build/packages.mjs
}

# Games of every ruleset, with which authors of other engines compare theirs.
traces() {
  say "Traces"
  cargo build --quiet --release --locked --features cli --bin senet
  local senet=$cargo_out/release/senet out=target/traces id
  rm -rf "$out"
  mkdir -p "$out"
  for id in $("$senet" rulesets | sed -n 's/^\([a-z][a-z0-9-]*\) .*/\1/p' | grep -vx id); do
    "$senet" traces --ruleset "$id" >"$out/$id.jsonl"
  done
}

# Builds two clones of the last commit and compares the checksums of all packages.
reproducible() {
  local folder copy
  folder=$(mktemp -d)
  for copy in 1 2; do
    git clone --quiet . "$folder/$copy"
    (cd "$folder/$copy" && ./build.sh dist >/dev/null)
  done
  diff "$folder"/{1,2}/target/packages/SHA256SUMS
  cat "$folder/1/target/packages/SHA256SUMS"
  rm -rf "$folder"
  echo "Two builds of $(git rev-parse --short HEAD) are equal byte for byte."
}

serve() {
  page
  node www/build/serve.mjs "$@"
}

# ---- Testing -----------------------------------------------------------------------------------

# Runs a test runner and keeps its output.
runner() {
  local name=$1
  mkdir -p "$logs"
  "${@:2}" 2>&1 | tee "$logs/$name.txt"
}

# Prints the summary lines of all runners together, and the page tests that failed with their errors.
closing_lines() {
  say "In short"
  local name
  for name in "$@"; do
    grep -E '^ *Summary \[|^test result:|^(ℹ|#) (tests|pass|fail|skipped) ' "$logs/$name.txt" | sed "s/^ */$name: /"
    sed -n "/^✖ failing tests:/,\$ { /^✖ failing/d; s/^✖/$name failed:/; p }" "$logs/$name.txt"
  done
}

# The page is built in parallel with other work, because linking its modules uses one core each.
begin_page() {
  need_target "$wasm_target"
  need_tools
  need_packages
  mkdir -p "$logs"
  page >"$logs/build.txt" 2>&1 &
  page_job=$!
  trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
}

built_page() {
  local failed=0
  wait "$page_job" || failed=1
  cat "$logs/build.txt"
  return $failed
}

lint_rust() {
  need_lints
  say "Rust: format and lints"
  cargo fmt --all --check
  cargo clippy --locked --workspace --all-targets --features cli -- -D warnings
}

# Runs after the module has been built, in the same folder, so that macros and build scripts are not compiled again.
lint_module() {
  cargo clippy --release --locked --target-dir "$cargo_out/wasm/$1" --target "$wasm_target" \
    --no-default-features --features "$2" --lib -- -D warnings
}

check_rust() {
  lint_rust
  RUSTDOCFLAGS="-D warnings" cargo doc --quiet --locked --no-deps --lib --features lab
}

check_page() {
  say "Page: types, lints, HTML"
  "$npm_bin/tsc"
  "$npm_bin/tsc" -p www/build
  "$npm_bin/tsc" -p www/service-worker
  "$npm_bin/biome" check --error-on-warnings
  "$npm_bin/html-validate" --config www/build/htmlvalidate.json 'www/*.html'
}

# .config/nextest.toml lists the slow tests, which the quick run skips.
test_engine() {
  say "Engine, native"
  if command -v cargo-nextest >/dev/null; then
    runner engine cargo nextest run --no-fail-fast --locked --workspace --features cli "$@"
  else
    runner engine cargo test --locked --workspace --features cli --all-targets
  fi
}

test_examples() { runner examples cargo test --locked --features cli --doc; }

test_javascript() {
  say "Engine as wasm, and what of the page needs no browser"
  runner javascript node --test --test-reporter=spec --test-concurrency="$(nproc)" tests/javascript/*.test.mjs
}

# Tests whose results must match the native ones. Node has the engine of Chromium.
test_wasm() {
  say "Engine as wasm, in Chromium"
  need_tools --features test-runner
  # Compiling takes longer than running, so a low optimisation level is enough for a short run.
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=$PWD/$tools/wasm-bindgen-test-runner \
    WASM_BINDGEN_USE_BROWSER=1 CHROMEDRIVER=$(command -v chromedriver) \
    CARGO_PROFILE_TEST_OPT_LEVEL=1 runner wasm-chromium \
    cargo test --locked --target "$wasm_target" --no-default-features --features web,nets --test portable
}

# All tests of one browser, in one process with a shared browser.
page_tests() { SENET_BROWSER=$1 node --test-reporter=spec tests/browser/all.mjs; }

# Most tests are for Chromium only. Files from this one on run after the others, so that both groups take equally long.
readonly chromium_rest=reach

# Browsers mostly wait, so two run in parallel. The output of the first Chromium group appears immediately, the rest
# when it finishes.
test_page() {
  say "Page, in Chromium (and in Firefox, WebKit and Chromium beside it)"
  local failed=0 beside
  mkdir -p "$logs"
  {
    page_tests firefox >"$logs/firefox.txt" 2>&1 || failed=1
    page_tests webkit >"$logs/webkit.txt" 2>&1 || failed=1
    SENET_FROM=$chromium_rest page_tests chromium >"$logs/chromium-rest.txt" 2>&1 || failed=1
    exit $failed
  } &
  beside=$!
  SENET_BEFORE=$chromium_rest runner chromium page_tests chromium || failed=1
  wait "$beside" || failed=1
  say "Page, in Firefox, in WebKit, and the rest in Chromium"
  cat "$logs/firefox.txt" "$logs/webkit.txt" "$logs/chromium-rest.txt"
  return $failed
}

# What takes too long for every change.
nightly() {
  local failed=0
  need_browsers
  need_target "$wasm_target"
  need_lints
  page
  lint_module first first
  lint_module lab "$lab_features"
  test_wasm
  export SENET_TESTS=nightly
  cargo test --locked --features cli --test engine -- \
    exchanged_names house_rules invariants reachable rule_proofs || failed=1
  cargo test --locked -p senet-tools --test tools -- --ignored || failed=1
  node --test --test-reporter=spec tests/javascript/any-ruleset.test.mjs || failed=1
  page_tests chromium || failed=1
  page_tests firefox || failed=1
  node tests/browser/monkey.mjs || failed=1
  return $failed
}

test_all() {
  local failed=0
  need_browsers
  begin_page
  check_rust
  test_engine
  test_examples
  built_page
  lint_module full "$full_features"
  check_page
  test_javascript
  test_page || failed=1
  say "Sizes"
  sizes
  closing_lines engine examples javascript chromium chromium-rest firefox webkit
  return $failed
}

test_quick() {
  need_browsers
  begin_page
  lint_rust
  test_engine --profile quick
  built_page
  check_page
  test_javascript
  say "Page, in Chromium"
  SENET_TESTS=quick runner chromium page_tests chromium
  closing_lines engine javascript chromium
}

# Checks all lock files for known vulnerabilities. Not part of the tests, which run offline. Both halves always run; a
# database that cannot be reached counts as a failure, because then nothing was checked.
audit() {
  local failed=0
  say "npm packages"
  npm audit || failed=1
  say "Crates"
  audit_crates || failed=1
  return "$failed"
}

audit_crates() {
  local database=https://github.com/RustSec/advisory-db lock
  if ! git ls-remote --quiet --exit-code "$database" HEAD >/dev/null; then
    echo "The crates were not checked: the database of known vulnerabilities, $database, cannot be reached." >&2
    return 1
  fi
  cargo audit --version >/dev/null 2>&1 || cargo install --locked cargo-audit || return 1
  for lock in Cargo.lock fuzz/Cargo.lock www/tools/wasm-bindgen/Cargo.lock; do
    cargo audit --file "$lock" || return 1
  done
}

lighthouse() {
  need_browsers
  page
  node www/build/lighthouse.mjs
}

sizes() { node www/build/sizes.mjs; }

# Builds the program and module of an earlier commit and compares their speed. Only the necessary files are extracted,
# because linters would read settings among the others.
bench_reference() {
  local senet=$1 before=$cargo_out/reference-program/release/senet
  say "Beside commit $reference, natively and in Node"
  if ! git cat-file -e "$reference^{commit}" 2>/dev/null; then
    echo "Not measured: this clone does not have the commit. git fetch --unshallow gets it."
    return
  fi
  rm -rf "$reference_source"
  mkdir -p "$reference_source"
  git archive "$reference" Cargo.toml Cargo.lock src tools benches examples www/build/smoke.mjs |
    tar -x -C "$reference_source"
  cargo build --quiet --release --locked --manifest-path "$reference_source/Cargo.toml" \
    --target-dir "$cargo_out/reference-program" --features cli --bin senet
  wasm_module "$full_features,lab" "$reference_pkg" "$simd" --converge "$reference_source"
  node tests/browser/reference-bench.mjs "$senet" "$before"
}

bench() {
  need_browsers
  engine
  cargo build --quiet --release --locked --features cli --bin senet
  local senet=$cargo_out/release/senet
  say "Random games on one core, native"
  "$senet" playouts --ruleset all
  say "Engine as wasm, beside the native program"
  wasm_module "$full_features,lab" "$bench_pkg" "$simd"
  node tests/browser/bench.mjs "$senet"
  bench_reference "$senet"
  say "Evaluations beside plain matrix products, native and in Node"
  cargo bench --locked --features lab,nets --bench products
  need_tools --features test-runner
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=$PWD/$tools/wasm-bindgen-test-runner \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$simd \
    cargo test --release --locked --target-dir "$cargo_out/wasm-products" --target "$wasm_target" \
    --no-default-features --features web,lab,nets --bench products -- --nocapture
  say "Simulation, by threads"
  local threads cores
  cores=$(nproc)
  for ((threads = 1; threads <= cores; threads *= 2)); do
    local started=$EPOCHREALTIME
    "$senet" simulate --ruleset kendall-masters --games 20000 --policy random --threads "$threads" >/dev/null
    awk -v threads="$threads" -v started="$started" -v ended="$EPOCHREALTIME" \
      'BEGIN { printf "%2d threads: %.0f games a second\n", threads, 20000 / (ended - started) }'
  done
  say "Random games, with their spread"
  cargo bench --locked --features lab --bench playouts "$@"
}

minutes() {
  cargo build --quiet --release --locked --features cli --bin senet
  node tests/browser/durations.mjs "$cargo_out/release/senet"
}

# A wall-clock limit. Under the fuzzer the strongest player uses about four seconds of CPU time on the slowest
# positions, and a busy machine takes several times as long.
readonly fuzz_limit=60

# Failures go to fuzz/artifacts/, inputs with new coverage to fuzz/corpus/.
fuzz() {
  local seconds=${1:-60}
  need_fuzzer
  local targets=("${@:2}")
  [ $# -gt 1 ] || mapfile -t targets < <(cargo +nightly fuzz list)
  local target
  for target in "${targets[@]}"; do
    say "Fuzzing $target, $seconds seconds"
    mkdir -p "fuzz/corpus/$target"
    cargo +nightly fuzz run "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
      -max_total_time="$seconds" -dict=fuzz/dictionary.txt -timeout="$fuzz_limit"
  done
}

# Excluded are the features for a single target and those of the command-line program.
crate_features() {
  cargo hack --version >/dev/null 2>&1 || cargo install --locked cargo-hack
  cargo hack check --lib --feature-powerset --exclude-features web,first,cli
}

crate_minimal() {
  cargo +nightly --version >/dev/null 2>&1 || rustup toolchain install nightly --profile minimal
  cargo +nightly update -Z direct-minimal-versions
  cargo check --lib
}

tables() {
  cargo run --quiet --release --locked -p senet-tools -- \
    catalogue --lengths www/addons/shared/lengths.json "$@"
  cargo run --quiet --release --locked -p senet-tools -- house-rules
}

worst() { cargo run --quiet --release --locked -p senet-tools -- worst --minutes "${1:-5}"; }

# The rulesets whose disputed points are swept, and the players and judges of their runs.
readonly swept=(kendall-masters jequier-masters bell)
readonly sweep_runs=("hand-made hand-made" "net net" "human-like none" "random none")
# Nets of single readings, which the page does not load.
readonly own_nets=tools/nets

# Which nets the laboratory trusts under which rules.
trust() {
  cargo build --quiet --release --locked -p senet-tools
  nice "$cargo_out/release/senet-tools" trust --nets "$own_nets" $(printf -- '--sweep %s ' "${swept[@]}") >target/trust.tsv
  mv target/trust.tsv src/lab/trust.tsv
}

# The page, the figures and their description, of the report docs/lab/NAME.json.
lab_documents() {
  local senet=$1 report=docs/lab/$2
  "$senet" lab page "$report.json" >"$report.md"
  "$senet" lab page "$report.json" --csv >"$report.csv"
  "$senet" lab page "$report.json" --metadata >"$report.metadata.json"
}

# The sweeps in docs/lab/. Runs that are already in target/lab/ are not played again.
sweeps() {
  cargo build --quiet --release --locked --features cli --bin senet
  local senet=$cargo_out/release/senet name run player judge parts
  mkdir -p target/lab
  # The boxed set is a rule in use.
  for name in "${swept[@]}" boxed-set; do
    parts=()
    for run in "${sweep_runs[@]}"; do
      read -r player judge <<<"$run"
      say "$name: player $player, judge $judge"
      parts+=("target/lab/$name.$player.$judge.json")
      nice "$senet" lab sweep -r "$name" -p "$player" --judge "$judge" --nets "$own_nets" --leave-out -g 2000 -s 1 --resume -o "${parts[-1]}"
    done
    "$senet" lab across --report "${parts[@]}" >"target/lab/$name.report"
    mv "target/lab/$name.report" "docs/lab/$name.json"
    lab_documents "$senet" "$name"
  done
  "$senet" lab evidence $(printf 'docs/lab/%s.json ' "${swept[@]}") >docs/lab/evidence.md
  node www/build/lab-evidence.mjs
}

# The reconstructions by several players and judges, and the axis from random play to the net.
reconstructions() {
  cargo build --quiet --release --locked --features cli --bin senet
  local senet=$cargo_out/release/senet by report=docs/lab/reconstructions
  by=(net/net net/hand-made hand-made/hand-made hand-made/net human-like/net human-like/hand-made
    random/none net:0.7/none net:0.4/none net:0.2/none net:0.1/none)
  mkdir -p target/lab
  # shellcheck disable=SC2046
  nice "$senet" lab values $(printf -- '-r %s ' kendall-masters kendall-modern kendall-1979 kendall-wiki jequier-masters jequier-ludii piccione bell) \
    $(printf -- '--by %s ' "${by[@]}") -g 2000 -s 1 >target/lab/reconstructions.report
  mv target/lab/reconstructions.report "$report.json"
  lab_documents "$senet" reconstructions
  "$senet" lab page "$report.json" --picture players >"$report-players.svg"
  "$senet" lab page "$report.json" --picture strength >"$report-strength.svg"
}

# Also checks that shards merge to the same bytes, however many there are.
coverage() {
  cargo build --quiet --release --locked --features cli --bin senet
  cargo build --quiet --release --locked -p senet-tools
  local senet=$cargo_out/release/senet run=(lab compare -r 'kendall-masters[pieces=3]' -r 'bell[pieces=3]' -g 500 -s 1)
  local parts shards shard
  parts=$(mktemp -d)
  for shards in 3 8; do
    for ((shard = 1; shard <= shards; shard++)); do
      "$senet" "${run[@]}" --shard "$shard/$shards" -o "$parts/$shards-$shard.json"
    done
    cmp <("$senet" "${run[@]}" --json) <("$senet" lab merge "$parts/$shards"-*.json --json)
    echo "$shards shards merge to what one run prints, byte for byte."
  done
  rm -r "$parts"
  nice "$cargo_out/release/senet-tools" coverage "$@" >target/coverage.md
  mv target/coverage.md docs/lab/coverage.md
}

lab_bench() {
  cargo build --quiet --release --locked --features cli --bin senet
  node tests/browser/lab-bench.mjs "$cargo_out/release/senet"
}

# Needs Python and, the first time, its package registry.
cluster() {
  cargo build --quiet --release --locked --features cli --bin senet
  local venv=target/python senet=$PWD/$cargo_out/release/senet run
  [ -x "$venv/bin/snakemake" ] || {
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet distributed==2026.8.0 kubernetes-validate==1.37.0 snakemake==9.27.1
  }
  "$venv/bin/kubernetes-validate" --strict examples/lab/kubernetes.yaml
  run=$("$venv/bin/python" -c 'import sys; sys.path.insert(0, "examples/lab"); import dask_shards; print(*dask_shards.RUN)')
  # shellcheck disable=SC2086
  cmp <("$senet" $run --json) <("$venv/bin/python" examples/lab/dask_shards.py "$senet")
  echo "Dask: the parts merge to what one run prints, byte for byte."
  workflow "$venv/bin/snakemake" "$senet" "${run#lab compare }"
}

# Runs the Snakemake example, loses one part, cuts another, replaces a third by a part of another run, and runs it again.
workflow() {
  local snakemake=$1 senet=$2 run=$3 folder
  folder=$(mktemp -d)
  local command=("$PWD/$snakemake" -s "$PWD/examples/lab/Snakefile" --directory "$folder" --cores 2 --quiet all
    --config "senet=$senet" "run=$run" shards=8)
  "${command[@]}"
  # shellcheck disable=SC2086
  "$senet" lab compare $run --json | cmp - "$folder/result.json"
  rm "$folder/run/part-2.json" "$folder/result.json"
  truncate --size=1000 "$folder/run/part-5.json"
  cp "$folder/run/part-7.json" "$folder/run/part-6.json"
  [ "$("$senet" lab missing "$folder/run" 2>/dev/null)" = 2,5-6 ]
  "${command[@]}"
  # shellcheck disable=SC2086
  "$senet" lab compare $run --json | cmp - "$folder/result.json"
  "$senet" lab check "$folder/run" --share 10
  rm -r "$folder"
  echo "Snakemake: missing, cut and foreign parts were played again, and the result is that of one run, byte for byte."
}

# ---- Commands ---------------------------------------------------------------------------------

case ${1:-build} in
  build) page ;;
  dist) packages ;;
  reproducible) reproducible ;;
  serve) shift; serve "$@" ;;
  test)
    case ${2:-} in
      '') test_all ;;
      --quick) test_quick ;;
      *) help >&2 && exit 2 ;;
    esac
    ;;
  nightly) nightly ;;
  test-page) need_browsers; page; test_page ;;
  bench) shift; bench "$@" ;;
  fuzz) shift; fuzz "$@" ;;
  crate-oldest) cargo check --locked --workspace --features cli ;;
  crate-features) crate_features ;;
  crate-minimal) crate_minimal ;;
  worst) shift; worst "$@" ;;
  tables) shift; tables "$@" ;;
  sweeps) sweeps ;;
  reconstructions) reconstructions ;;
  trust) trust ;;
  coverage) shift; coverage "$@" ;;
  lab-bench) need_browsers; page; lab_bench ;;
  cluster) cluster ;;
  audit) audit ;;
  sizes) page; sizes ;;
  lighthouse) lighthouse ;;
  visit) need_browsers; page; node tests/browser/visit.mjs ;;
  minutes) need_browsers; page; minutes ;;
  lines) node www/build/lines.mjs ;;
  addons) shift; need_browsers; page; node tests/browser/addons.mjs "$@" ;;
  frames) need_browsers; page; node tests/browser/frames.mjs ;;
  policies) need_browsers; page; node tests/browser/policies.mjs ;;
  soak) shift; need_browsers; page; node tests/browser/soak.mjs "$@" ;;
  day) shift; need_browsers; page; node tests/browser/day.mjs "$@" ;;
  monkey) shift; need_browsers; page; node tests/browser/monkey.mjs "$@" ;;
  screens) shift; need_browsers; need_fonts; page; node tests/browser/screens.mjs "$@" ;;
  pictures) shift; need_browsers; engine; node tests/browser/object-pictures.mjs "$@" ;;
  help | --help | -h) help ;;
  *) help >&2 && exit 2 ;;
esac
