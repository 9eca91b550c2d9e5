/** Building blocks of all sounds: struck wood, plucked strings, rushing air and water. */

/** The output node and start time of a sound. */
export interface Note {
  context: BaseAudioContext;
  output: AudioNode;
  time: number;
}

const noiseBuffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, always the same. */
function noise(context: BaseAudioContext): AudioBuffer {
  const cached = noiseBuffers.get(context);
  if (cached) return cached;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2_147_483_648 - 1;
  }
  noiseBuffers.set(context, buffer);
  return buffer;
}

/** A gain with an instant attack and exponential decay. */
function decayingGain(
  { context, output, time }: Note,
  peak: number,
  seconds: number,
  attack = 0.002,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, time);
  gain.gain.linearRampToValueAtTime(peak, time + attack);
  gain.gain.exponentialRampToValueAtTime(peak / 1000, time + attack + seconds);
  gain.gain.linearRampToValueAtTime(0, time + attack + seconds + 0.01);
  gain.connect(output);
  return gain;
}

/** A tone with optional glide. */
export function tone(
  note: Note,
  from: number,
  to: number,
  peak: number,
  seconds: number,
  attack?: number,
): void {
  const { context, time } = note;
  const voice = context.createOscillator();
  voice.frequency.setValueAtTime(from, time);
  if (to !== from) voice.frequency.exponentialRampToValueAtTime(to, time + seconds);
  voice.connect(decayingGain(note, peak, seconds, attack));
  voice.start(time);
  voice.stop(time + seconds + 0.05);
}

/** Band-filtered noise with optional glide. */
export function filteredNoise(
  note: Note,
  from: number,
  to: number,
  peak: number,
  seconds: number,
  attack = 0.002,
  quality = 1,
): void {
  const { context, time } = note;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const window = context.createBiquadFilter();
  window.type = "bandpass";
  window.Q.value = quality;
  window.frequency.setValueAtTime(from, time);
  window.frequency.exponentialRampToValueAtTime(to, time + attack + seconds);
  source.connect(window).connect(decayingGain(note, peak, seconds, attack));
  // Starts at varying offsets.
  source.start(time, (time * 7.3) % 1);
  source.stop(time + attack + seconds + 0.05);
}

/** Wood on wood: a few short inharmonic tones and the click of contact. */
export function knock(note: Note, pitch: number, peak: number, seconds = 0.09): void {
  for (const [part, strength, length] of [
    [1, 0.6, 1],
    [2.76, 0.3, 0.6],
    [5.4, 0.12, 0.35],
  ] as const) {
    tone(note, pitch * part, pitch * part * 0.97, peak * strength, seconds * length, 0.001);
  }
  filteredNoise(note, pitch * 4, pitch * 2, peak * 0.5, 0.018, 0.001);
}

/** A plucked harp string. */
export function pluck(note: Note, pitch: number, peak: number, seconds = 0.7): void {
  for (let part = 1; part <= 5; part++) {
    tone(note, pitch * part, pitch * part, (peak * 0.6) / part ** 1.6, seconds / part ** 0.7, 0.003);
  }
}
