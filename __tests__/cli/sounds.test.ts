import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '@/cli/root';
import { RATE, SOUNDS, synthesise, wavOf } from '@/cli/sounds/synthesis';

describe.each(Object.entries(SOUNDS))('the sound %s', (name, voices) => {
  const file = readFileSync(path.join(ROOT, 'assets', 'sounds', `${name}.wav`));
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + 2 * index));

  it('is the one that the script makes', () => {
    const made = wavOf(synthesise(voices));
    expect(made.length).toBe(file.length);
    expect(made.subarray(0, 44).equals(file.subarray(0, 44))).toBe(true);
    // Engines may round a sine in the last place.
    samples.forEach((sample, index) => {
      if (Math.abs(made.readInt16LE(44 + 2 * index) - sample) > 2) throw new Error(`sample ${index} differs`);
    });
  });

  it('lasts a second, begins and ends in silence, is heard and never clips', () => {
    const loudest = Math.max(...samples.map(Math.abs));
    expect(samples.length).toBeGreaterThanOrEqual(RATE);
    expect(samples[0]).toBe(0);
    expect(Math.max(...samples.slice(-RATE / 50).map(Math.abs))).toBeLessThan(loudest / 20);
    expect(loudest).toBeGreaterThan(8000);
    expect(loudest).toBeLessThan(32_767);
  });
});
