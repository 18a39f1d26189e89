/** Our own sounds, made of a few fading sines: nothing recorded, nothing borrowed. */

export const RATE = 22_050;
/** Android swallows the start of shorter clips, so every sound is padded with silence. */
const SECONDS = 1.1;
const PEAK = 0.7;

interface Voice {
  /** When it starts and how fast it fades, in seconds. */
  readonly at: number;
  readonly fade: number;
  readonly hertz: number;
  readonly loudness: number;
  /** Hertz it has lost by the time it has faded. */
  readonly fall?: number;
}

const wood = (at: number, hertz: number, loudness = 1): Voice[] => [
  { at, fade: 0.03, hertz, loudness, fall: hertz * 0.3 },
  { at, fade: 0.012, hertz: hertz * 2.7, loudness: loudness * 0.5 },
];

const bell = (at: number, hertz: number, loudness = 1): Voice[] => [
  { at, fade: 0.22, hertz, loudness },
  { at, fade: 0.12, hertz: hertz * 2, loudness: loudness * 0.35 },
  { at, fade: 0.06, hertz: hertz * 3.01, loudness: loudness * 0.15 },
];

export const SOUNDS = {
  /** A tile turns, a card is picked. */
  tick: wood(0, 1250, 0.5),
  /** A tile or a piece lands on the table. */
  drop: [...wood(0, 210), ...wood(0.004, 640, 0.4)],
  /** Points. */
  score: [...bell(0, 784, 0.7), ...bell(0.09, 1047, 0.8)],
  /** The turn comes to a person. */
  turn: [...wood(0, 520, 0.7), ...wood(0.12, 700, 0.7)],
  win: [...bell(0, 523, 0.7), ...bell(0.13, 659, 0.7), ...bell(0.26, 784, 0.7), ...bell(0.39, 1047, 0.9)],
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof SOUNDS;

/** The samples of a sound, from −1 to 1. */
export function synthesise(voices: readonly Voice[]): Float64Array {
  const samples = new Float64Array(Math.ceil(RATE * SECONDS));
  for (const { at, fade, hertz, loudness, fall = 0 } of voices) {
    let phase = 0;
    for (let index = Math.round(at * RATE); index < samples.length; index++) {
      const time = index / RATE - at;
      const faded = Math.exp(-time / fade);
      // Two milliseconds of rise, so that no sound begins with a click.
      const risen = Math.min(1, time / 0.002);
      phase += (2 * Math.PI * (hertz - fall * (1 - faded))) / RATE;
      samples[index] = (samples[index] ?? 0) + loudness * faded * risen * Math.sin(phase);
    }
  }
  const highest = samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
  const loudest = voices.reduce((loud, { loudness }) => Math.max(loud, loudness), 0);
  return samples.map((sample) => (sample / highest) * PEAK * loudest);
}

/** A WAV file, 16 bits, one channel. */
export function wavOf(samples: Float64Array): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * index));
  return file;
}
