#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| senet_fuzz::house_rules(input));
