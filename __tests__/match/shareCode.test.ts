import * as fc from 'fast-check';
import { deflateSync } from 'fflate';

import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { defaultOptions } from '@/core/options';
import { gameOf } from '@/games';
import { codeFaultPhrase } from '@/match/faultWords';
import { appLink, decodeRecord, encodeRecord, webLink } from '@/match/shareCode';
import { wordsIn } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';

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

  it('that would unpack into more than any game is refused without being unpacked', () => {
    const bomb = deflateSync(new Uint8Array(5_000_000));
    const text = Buffer.concat([Buffer.alloc(4), bomb]).toString('base64url');
    expect(text.length).toBeLessThan(64 * 1024);
    expect(decodeRecord(`T1-${text}`)).toEqual({ ok: false, error: { fault: 'damaged' } });
    expect(decodeRecord(`T1-${'A'.repeat(70_000)}`)).toEqual({ ok: false, error: { fault: 'tooLong' } });
  });

  it('of a match that breaks the rules names the move', () => {
    const record = randomRecord('classic', 2, 4, 6);
    const read = decodeRecord(encodeRecord({ ...record, moves: [...record.moves.slice(0, 3), '40,40,0'] }));
    expect(read).toMatchObject({ ok: false, error: { fault: 'unplayable', failure: { move: 3 } } });
  });
});
