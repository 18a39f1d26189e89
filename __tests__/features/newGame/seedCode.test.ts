import { drawCode, seedOfCode, tidyCode } from '@/features/newGame/seedCode';

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

  it('of a plain number is that number', () => {
    expect(seedOfCode('4294967295')).toBe(4294967295);
    expect(seedOfCode('0')).toBe(0);
  });

  it('of nothing is nothing', () => {
    expect(seedOfCode(' - ')).toBeNull();
  });

  it('no two codes that are drawn share a seed', () => {
    const codes = new Set<string>();
    const seeds = new Set<number | null>();
    for (let word = 0; word < 64; word++) {
      for (let number = 0; number < 900; number += 7) {
        let turn = 0;
        const code = drawCode(() => (turn++ === 0 ? word / 64 : number / 900 + 1e-9));
        codes.add(code);
        seeds.add(seedOfCode(code));
      }
    }
    expect(codes.size).toBe(64 * 129);
    expect(seeds.size).toBe(codes.size);
  });
});
