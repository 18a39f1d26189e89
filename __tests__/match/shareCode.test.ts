import * as fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';

import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { defaultOptions } from '@/core/options';
import { gameOf } from '@/games';
import { codeFaultPhrase } from '@/match/faultWords';
import { lettersOf, MAX_CODE, MAX_TEXT, pack } from '@/match/packing';
import { appLink, decodeRecord, decodeShared, encodeRecord, webLink } from '@/match/shareCode';
import { wordsIn } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';

/** Everything that was unpacked, which is what a malicious code costs. */
const mockUnpacked = { bytes: 0 };
jest.mock('fflate', () => {
  const real = jest.requireActual<typeof import('fflate')>('fflate');
  return {
    ...real,
    Inflate: class extends real.Inflate {
      constructor(options: import('fflate').InflateStreamOptions, ondata: import('fflate').FlateStreamHandler) {
        super(options, (chunk, isFinal) => {
          mockUnpacked.bytes += chunk.length;
          ondata(chunk, isFinal);
        });
      }
    },
  };
});

/** A code around anything, as somebody might make one by hand. */
function codeAround(text: string): string {
  const { sum, bytes } = pack(text);
  return `T1-${lettersOf(sum, bytes)}`;
}

function randomRecord(id: GameId, seats: number, seed: number, plies = Infinity): GameRecord {
  const game = gameOf(id);
  const options = defaultOptions(game.options);
  const position = game.start(options, seed, seats);
  const rng = Rng.fromSeed(seed + 1);
  const moves: string[] = [];
  while (!position.isOver && moves.length < plies) {
    const move = chooseRandomMove(position, rng);
    moves.push(game.encode(move));
    position.play(move);
  }
  const names = ['Ana', 'Zoë 🐗', 'José', '"x"', 'a;b', '李'];
  const table = Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? '',
    ...(seat === 0 ? {} : { colour: seat }),
    ...(seat === 1 ? { ai: { level: 'expert', style: 'raider' } } : {}),
  }));
  return { ...newRecord(id, options, table, seed), moves };
}

const anyRecord = fc
  .record({
    game: fc.constantFrom<[GameId, number]>(
      ['classic', 2],
      ['classic', 5],
      ['solo', 1],
      ['hunters', 3],
      ['settlers', 4],
    ),
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    plies: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ game: [id, seats], seed, plies }) => randomRecord(id, seats, seed, plies));

describe('a share code', () => {
  it('gives back the record it was made of', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(decodeRecord(encodeRecord(record))).toEqual({ ok: true, value: record });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['classic', 2, 500],
    ['solo', 1, 500],
    ['hunters', 4, 600],
  ] as [GameId, number, number][])('of a whole game of %s with %i seats fits in a message', (game, seats, letters) => {
    expect(encodeRecord(randomRecord(game, seats, 5)).length).toBeLessThan(letters);
  });

  it('is found in links, with line breaks and with what messengers add', () => {
    const record = randomRecord('classic', 2, 9);
    const code = encodeRecord(record);
    const broken = code.replace(/(.{40})/g, '$1\n');
    for (const text of [code, appLink(code), webLink(code, 'https://terreno.example/'), ` ${code}\n`, broken])
      expect(decodeRecord(text)).toEqual({ ok: true, value: record });
    expect(decodeRecord(`${webLink(code, 'https://terreno.example')}?from=chat#x`).ok).toBe(true);
  });

  it('is found in the whole message that is sent, in every language', () => {
    const record = randomRecord('classic', 2, 9);
    const code = encodeRecord(record);
    for (const language of LANGUAGES) {
      const { t } = wordsIn(language);
      for (const link of [appLink(code), webLink(code, 'https://play.example.org')]) {
        const message = t('match.share.message', { game: t('games.classic.name'), link, code });
        expect(message).toContain(`\n${code}`);
        expect(decodeRecord(message)).toEqual({ ok: true, value: record });
      }
      // From one's own machine there is no link that leads anywhere.
      expect(decodeRecord(t('match.share.messageCode', { game: t('games.classic.name'), code }))).toEqual({
        ok: true,
        value: record,
      });
    }
  });

  it('with one letter changed, cut or added is refused, or makes no difference', () => {
    const record = randomRecord('hunters', 2, 3);
    const code = encodeRecord(record);
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom('change', 'cut', 'add'), (at, how) => {
        const letter = code[at] === 'A' ? 'B' : 'A';
        const wrong =
          how === 'change'
            ? code.slice(0, at) + letter + code.slice(at + 1)
            : how === 'cut'
              ? code.slice(0, at)
              : `${code.slice(0, at)}Q${code.slice(at)}`;
        const read = decodeRecord(wrong);
        // The last letters may carry bits that mean nothing; then the record is still the same.
        if (read.ok) expect(read.value).toEqual(record);
        if (read.ok) expect(at).toBeGreaterThan(code.length - 4);
      }),
      { numRuns: 300 },
    );
  });

  it('made of anything at all never throws, and says what is wrong in three languages', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.base64String({ maxLength: 400 }).map((text) => `T1-${text.replace(/[+/=]/g, '_')}`),
      fc.integer({ min: 0, max: 99999 }).map((version) => `T${version}-AAAA`),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = decodeRecord(text);
        if (read.ok) throw new Error('a lucky guess');
        for (const language of ['en', 'es', 'pt'] as const) {
          expect(wordsIn(language).say(codeFaultPhrase(read.error))).not.toMatch(/^match\.|\{/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('of a newer version says so', () => {
    expect(decodeRecord('T2-AAAA')).toEqual({ ok: false, error: { fault: 'newer' } });
  });

  it('that would unpack into more than any game is given up on the way', () => {
    const bomb = deflateSync(new Uint8Array(5_000_000));
    // Its first block says that it is the last: it holds most of it.
    bomb[0]! |= 1; // non-null: a stream has a first byte
    const text = Buffer.concat([Buffer.alloc(4), bomb]).toString('base64url');
    expect(text.length).toBeLessThan(MAX_CODE);
    mockUnpacked.bytes = 0;
    expect(decodeRecord(`T1-${text}`)).toEqual({ ok: false, error: { fault: 'damaged' } });
    expect(mockUnpacked.bytes).toBeGreaterThan(MAX_TEXT);
    // What one gulp can hold, and what was allowed before it.
    expect(mockUnpacked.bytes).toBeLessThan(MAX_TEXT + 64 * 1100);
    expect(decodeRecord(`T1-${'A'.repeat(MAX_CODE)}`)).toEqual({ ok: false, error: { fault: 'tooLong' } });
  });

  it('of many empty blocks, each with tables to be made, is not unpacked at all', () => {
    // An empty block of fixed codes is ten bits: not the last, fixed, end.
    const blocks = new Uint8Array(4000);
    for (let bit = 0; bit + 10 <= blocks.length * 8; bit += 10) blocks[(bit + 1) >> 3]! |= 1 << ((bit + 1) & 7); // non-null: inside
    mockUnpacked.bytes = 0;
    const push = jest.spyOn(jest.requireActual<typeof import('fflate')>('fflate').Inflate.prototype, 'push');
    expect(decodeRecord(`T1-${lettersOf(0, blocks)}`)).toEqual({ ok: false, error: { fault: 'damaged' } });
    expect(push).not.toHaveBeenCalled();
    push.mockRestore();
  });

  it('of the longest game leaves room to spare', () => {
    const long = randomRecord('settlers', 4, 11);
    const code = encodeRecord({ ...long, seats: long.seats.map((seat) => ({ ...seat, name: '李'.repeat(80) })) });
    expect(3 * code.length).toBeLessThan(MAX_CODE);
    expect(2 * strToU8(JSON.stringify(long)).length).toBeLessThan(MAX_TEXT);
  });

  it.each([
    ['slashes', '/'],
    ['lines', '\n '],
    ['links', '/m/'],
    ['numbers', 'T1-'],
  ])('of nothing but %s is refused', (_, piece) => {
    const text = `${piece.repeat(Math.floor((MAX_CODE - 1) / piece.length))}x`;
    expect(decodeRecord(text)).toMatchObject({ ok: false });
  });

  it('with many seats or moves is refused before any of them is played', () => {
    const start = jest.spyOn(gameOf('classic'), 'start');
    for (const text of [
      `["classic",{},[${'[],'.repeat(4000)}[]],1,""]`,
      `["classic",{},[${'["a"],'.repeat(2000)}["b"]],1,""]`,
      '['.repeat(15_000),
    ]) {
      expect(decodeRecord(codeAround(text)).ok).toBe(false);
    }
    expect(start).not.toHaveBeenCalled();
    start.mockRestore();
  });

  it('whose players cannot be told apart, or have names without end, is refused in words', () => {
    const record = randomRecord('classic', 2, 4, 6);
    const [ana = { name: 'Ana' }, rui = { name: 'Rui' }] = record.seats;
    for (const seats of [
      [
        { ...ana, colour: 3 },
        { ...rui, colour: 3 },
      ],
      [{ name: 'Ana' }, { name: 'Rui', colour: 0 }],
      [ana, { name: 'Rui', ai: { level: 'x'.repeat(300), style: 'raider' } }],
      [ana, { name: 'Rui', ai: { level: 'expert', style: 'y'.repeat(3000) } }],
    ]) {
      const read = decodeRecord(encodeRecord({ ...record, seats }));
      expect(read).toMatchObject({ ok: false, error: { fault: 'unplayable', failure: { fault: 'badSeats' } } });
      if (!read.ok) expect(wordsIn('en').say(codeFaultPhrase(read.error))).toMatch(/cannot be by the rules/);
    }
  });

  it('of a match that was called off says so, and older apps still read it', () => {
    const record = randomRecord('settlers', 3, 8, 20);
    expect(decodeShared(encodeRecord(record, true))).toEqual({ ok: true, value: { record, isCalledOff: true } });
    expect(decodeShared(encodeRecord(record))).toEqual({ ok: true, value: { record, isCalledOff: false } });
    expect(decodeRecord(encodeRecord(record, true))).toEqual({ ok: true, value: record });
  });

  it('of a match that breaks the rules names the move', () => {
    const record = randomRecord('classic', 2, 4, 6);
    const read = decodeRecord(encodeRecord({ ...record, moves: [...record.moves.slice(0, 3), '40,40,0'] }));
    expect(read).toMatchObject({ ok: false, error: { fault: 'unplayable', failure: { move: 3 } } });
  });
});
