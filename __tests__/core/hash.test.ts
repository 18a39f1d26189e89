import { checksum, digitsOf, hash, mixSeed, scramble, seedOfLetters, seedOfText, stirForDoubt } from '@/core/hash';
import { chanceAt, Dice } from '@/table/art/chance';
import { dailySeed } from '@/match/daily';

/*
 * Values of the code as it was before it had one room. Saves, codes, daily seeds and pictures of the world hang on them:
 * a test that fails here is right, whatever the reason for the change.
 */
const TEXTS = ['', 'a', 'ROSA-417', 'ação 😀 {}', 'x'.repeat(300)];

describe('a hash never changes', () => {
  it('that guards saves and shared codes', () => {
    const sums = TEXTS.map((text, index) => checksum(index * 977, text));
    expect(sums).toEqual([2166136261, 858439677, 657175791, 1089967601, 2798651009]);
    // The sequence number of a save may outgrow 32 bits.
    expect(checksum(2 ** 36 + 5, '{"a":1}')).toBe(2707435828);
  });

  it('that makes seeds of numbers', () => {
    expect([mixSeed(), mixSeed(0), mixSeed(1, 2, 3), mixSeed(-1, 0xffffffff), mixSeed(2 ** 33 + 1)]).toEqual([
      2654435769, 493009611, 2901138804, 1808025793, 1059954845,
    ]);
  });

  it('that makes seeds of texts', () => {
    expect(TEXTS.map(seedOfText)).toEqual([2654435769, 3873225454, 2412411281, 1420767155, 527875159]);
    expect(dailySeed('2026-11-17')).toBe(194338401);
  });

  it('that makes seeds of codes', () => {
    expect(['ROSA-417', 'LUNA-100', 'LUNA-101', '4294967296', 'A'].map(seedOfLetters)).toEqual([
      3876840777, 3835860611, 3743832615, 1338794561, 1294499476,
    ]);
  });

  it('that names files', () => {
    expect(TEXTS.map(digitsOf)).toEqual([
      '811c9dc59e3779b9',
      'e40c292cf898acf3',
      '5059080b53df0ac4',
      '63ac9a8065503887',
      '970138f54ffbd084',
    ]);
  });

  it('that paints', () => {
    expect(TEXTS.map((text) => hash(text))).toEqual([2654435769, 947319339, 4115879702, 2845539746, 1023865192]);
    expect([hash(), hash(1, 2, 3), hash('D', -4, 90), hash(5, 'mar')]).toEqual([
      2654435769, 596717763, 902143148, 2234827586,
    ]);
    const chances = [chanceAt(0, 0), chanceAt(417, 3, 9), chanceAt(-5, 2.7), chanceAt(0xffffffff, 1, -1)];
    expect(chances.map((chance) => chance * 2 ** 32)).toEqual([1641512162, 1629582792, 713727883, 852181969]);
    const dice = new Dice(7);
    expect([dice.next(), dice.next(), dice.range(-1, 1)]).toEqual([
      0.03761592786759138, 0.9126602839678526, -0.19878883194178343,
    ]);
    expect(scramble(7 + 0x6d2b79f5) / 2 ** 32).toBe(0.03456702083349228);
  });

  it('that makes the AI err', () => {
    expect([stirForDoubt(0, 0), stirForDoubt(1, 2), stirForDoubt(-7, 300), stirForDoubt(0x9e3779b9, 12)]).toEqual([
      0, -2047827948, -1614416075, 747874813,
    ]);
  });
});
