import { codeOfSeed, drawCode, seedOfCode, tidyCode } from '@/features/newGame/seedCode';

describe('the code of a match', () => {
  it('is the same however a friend types it', () => {
    const seed = seedOfCode('ROSA-417');
    expect(seedOfCode(' rosa 417 ')).toBe(seed);
    expect(seedOfCode('Rosa417')).not.toBe(seed);
    expect(tidyCode('río  417')).toBe('RIO-417');
  });

  it('differs for codes that differ in one digit', () => {
    const seeds = new Set(Array.from({ length: 900 }, (_, n) => seedOfCode(`ROSA-${n + 100}`)));
    expect(seeds.size).toBe(900);
  });

  it('is found again from the seed', () => {
    let at = 0;
    const chances = [0.999, 0.999, 0, 0, 0.5, 0.25];
    for (let index = 0; index < 3; index++) {
      const code = drawCode(() => chances[at++] ?? 0);
      expect(codeOfSeed(seedOfCode(code) ?? -1)).toBe(code);
    }
  });

  it('of a plain number is that number', () => {
    expect(seedOfCode('4294967295')).toBe(4294967295);
    expect(seedOfCode('0')).toBe(0);
    expect(codeOfSeed(12)).toBe('12');
  });

  it('of nothing is nothing', () => {
    expect(seedOfCode(' - ')).toBeNull();
  });

  it('no two codes that are drawn share a seed', () => {
    const codes = new Set<string>();
    for (let word = 0; word < 64; word++) {
      for (let number = 0; number < 900; number += 7) {
        let turn = 0;
        const code = drawCode(() => (turn++ === 0 ? word / 64 : number / 900 + 1e-9));
        codes.add(code);
        expect(codeOfSeed(seedOfCode(code) ?? -1)).toBe(code);
      }
    }
    expect(codes.size).toBe(64 * 129);
  });
});
