import * as fc from 'fast-check';
import { inflateSync, strFromU8 } from 'fflate';

import { chooseRandomMove } from '@/ai/random';
import { GAME_IDS, type GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { wordsIn } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { EndedMatch } from '@/match/endedMatch';
import { codeFaultPhrase } from '@/match/faultWords';
import { COMMON } from '@/match/packing';
import { readCode } from '@/match/readCode';
import { sealMatch, unsealMatch } from '@/match/sealedMatch';
import { appLink, decodeRecord, encodeRecord, webLink } from '@/match/shareCode';
import { takeOver } from '@/match/start';
import type { Match } from '@/match/types';
import type { SavedMatch } from '@/storage/savedMatch';

import { open, playOn, rest, start, takeBack } from '../support/matchDriver';
import { matchesOn, MemoryBackend } from '../support/memoryBackend';
import { randomSaved } from '../support/randomSaved';

const SEED = 3_141_592_653;
const under = (game: SavedMatch['record']['game'], plies = 12): SavedMatch =>
  randomSaved({ id: 'mi0c2z-8k3', game, seed: SEED, plies });

/** Everything that somebody with the usual tools gets out of a code. */
function* glimpses(code: string): Generator<string> {
  yield code;
  const bytes = Buffer.from(code.slice(code.indexOf('-') + 1), 'base64url');
  for (let from = 0; from < 8; from++) {
    const rest = bytes.subarray(from);
    yield strFromU8(rest, true);
    for (const dictionary of [undefined, COMMON]) {
      try {
        yield strFromU8(inflateSync(rest, { dictionary }), true);
      } catch {
        // Not packed, as far as this tool can tell.
      }
    }
  }
}

/** The seed stands in every record; its words, "moves" for one, are in the packer's dictionary and may come out of anything. */
const tells = (code: string) => [...glimpses(code)].some((text) => text.includes(String(SEED)));

describe('a match under seal', () => {
  it.each(GAME_IDS)('of %s is whole when it is opened', (game) => {
    for (const plies of [0, 1, 15]) {
      const match = under(game, plies);
      expect(unsealMatch(sealMatch(match))).toEqual({ ok: true, value: match });
    }
  });

  it.each(GAME_IDS)('of %s is no record to any reader of records', (game) => {
    for (const plies of [1, 15]) {
      const match = under(game, plies);
      const code = sealMatch(match);
      expect(decodeRecord(code)).toEqual({ ok: false, error: { fault: 'notACode' } });
      expect(decodeRecord(code.replace(/^S/, 'T')).ok).toBe(false);
      expect(tells(code)).toBe(false);
      // Whoever looks like this does see what lies open.
      expect(tells(encodeRecord(match.record))).toBe(true);
      expect(readCode(code)).toMatchObject({ ok: true, value: { kind: 'match' } });
    }
  });

  it('is found in the whole message that is sent, in every language', () => {
    const match = under('settlers');
    const code = sealMatch(match);
    for (const language of LANGUAGES) {
      const { t } = wordsIn(language);
      for (const link of [appLink(code), webLink(code, 'https://play.example.org')]) {
        const message = t('match.handAway.message', { game: t('games.settlers.name'), link, code });
        expect(unsealMatch(message)).toEqual({ ok: true, value: match });
      }
      const alone = t('match.handAway.messageCode', { game: t('games.settlers.name'), code });
      expect(unsealMatch(alone)).toEqual({ ok: true, value: match });
    }
  });

  it('with one letter changed is refused', () => {
    const match = under('hunters');
    const code = sealMatch(match);
    fc.assert(
      fc.property(fc.integer({ min: 3, max: code.length - 4 }), (at) => {
        const wrong = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
        expect(unsealMatch(wrong).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('made of anything at all never throws, and says what is wrong', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.base64String({ maxLength: 400 }).map((text) => `S1-${text.replace(/[+/=]/g, '_')}`),
      fc.integer({ min: 0, max: 99999 }).map((version) => `S${version}-AAAA`),
      fc
        .record({
          v: fc.constantFrom<unknown>(0, 1, 2, '1'),
          id: fc.constantFrom<unknown>('m', 7),
          record: fc.object(),
        })
        .map(({ record, ...rest }) =>
          sealMatch({ ...rest, record: { ...record, moves: [] } } as unknown as SavedMatch),
        ),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = readCode(text);
        if (read.ok) throw new Error('a lucky guess');
        expect(wordsIn('pt').say(codeFaultPhrase(read.error))).not.toMatch(/^match\.|\{/);
      }),
      { numRuns: 400 },
    );
  });

  it('is not taken for one when it is over, or when its id is none', () => {
    expect(unsealMatch(sealMatch(randomSaved({ id: 'm' })))).toEqual({ ok: false, error: { fault: 'damaged' } });
    expect(unsealMatch(sealMatch({ ...under('classic'), isCalledOff: true })).ok).toBe(false);
    for (const id of ['', 'm/pending', 'x'.repeat(41)])
      expect(unsealMatch(sealMatch({ ...under('classic'), id }))).toEqual({ ok: false, error: { fault: 'damaged' } });
  });

  it('of a newer version says so', () => {
    expect(unsealMatch('S2-AAAA')).toEqual({ ok: false, error: { fault: 'newer' } });
  });
});

describe('a match under way, however it came to where it stands', () => {
  const SEATS = (game: GameId) => (game === 'solo' ? [{ name: 'Ana' }] : [{ name: 'Ana' }, { name: 'Rui' }]);
  const rng = () => Rng.fromSeed(4);
  const movesOf = (match: Match) => match.getState().record.moves.length;

  /** What happened to it besides moves; each way sees that it did happen. */
  const WAYS: Record<string, (match: Match, others: number) => Promise<void>> = {
    'as it was played': async () => undefined,
    'while somebody is asked': async (match, others) => {
      while (match.getState().undo?.kind === 'move') await match.undo();
      await match.undo();
      await rest(match);
      expect(match.getState().agreement?.waiting ?? []).toHaveLength(others);
    },
    'after an agreement, and played on': async (match, others) => {
      const before = movesOf(match);
      expect(await takeBack(match)).toBe(others);
      expect(match.getState().isPractice).toBe(true);
      expect(movesOf(match)).toBeLessThan(before);
      await playOn(match, 1, rng());
    },
    'after an agreement that was refused': async (match, others) => {
      expect(await takeBack(match, false)).toBe(others);
      expect(match.getState().isPractice).toBe(others === 0);
    },
  };
  const TABLES = GAME_IDS.flatMap((game) =>
    Object.keys(WAYS).flatMap((way) => (['early', 'late'] as const).map((when) => [game, way, when] as const)),
  );

  /** How many chance moves the same match has from its begin to its end. */
  function lengthOf(game: GameId): number {
    const rules = gameOf(game);
    const position = rules.start(defaultOptions(rules.options), SEED, SEATS(game).length);
    const chance = rng();
    for (let moves = 0; ; moves++) {
      if (position.isOver) return moves;
      position.play(chooseRandomMove(position, chance));
    }
  }

  it.each(TABLES)('of %s, %s, %s in it, can only be handed away', async (game, way, when) => {
    const matches = matchesOn(new MemoryBackend());
    const id = await start(matches, game, SEATS(game), SEED);
    const match = await open(matches, id);
    match.present(null);
    await playOn(match, when === 'early' ? 3 : lengthOf(game) - 6, rng());
    await WAYS[way]?.(match, SEATS(game).length - 1);
    await rest(match);
    expect(match.getState().outcome).toBeNull();
    const kept = async () => {
      const loaded = await matches.load(id);
      if (!loaded.ok) throw new Error(loaded.error.fault);
      return loaded.value.match;
    };
    expect(EndedMatch.of(await kept())).toEqual({ ok: false, error: 'running' });
    const code = await match.handAway();
    if (code === null) throw new Error('no code');
    expect(tells(code)).toBe(false);
    expect(decodeRecord(code).ok).toBe(false);
    expect(unsealMatch(code)).toMatchObject({ ok: true, value: { id, record: match.getState().record } });
    expect(EndedMatch.of(await kept())).toEqual({ ok: false, error: 'running' });
    await match.callOff();
    // It may go on elsewhere, with the same hands and the same tiles.
    expect(EndedMatch.of(await kept())).toEqual({ ok: false, error: 'closed' });
    expect(await match.handAway()).toBeNull();
  });

  it('opens to all who were there once it is over, handed over or not', () => {
    expect(EndedMatch.of({ ...randomSaved({ id: 'm' }), isHanded: true }).ok).toBe(true);
    expect(EndedMatch.of({ ...under('classic'), isCalledOff: true }).ok).toBe(true);
  });
});

describe('a match that is taken over', () => {
  async function movesOf(matches: ReturnType<typeof matchesOn>, id: string): Promise<number> {
    const loaded = await matches.load(id);
    return loaded.ok ? loaded.value.match.record.moves.length : -1;
  }

  it('is the same match on another device, with all it counts for', async () => {
    const matches = matchesOn(new MemoryBackend());
    const handed = { ...under('settlers'), isPractice: true, origin: { kind: 'daily' as const, date: '2026-11-18' } };
    expect(await takeOver(handed, matches)).toEqual({ ok: true, value: handed.id });
    const loaded = await matches.load(handed.id);
    expect(loaded.ok && loaded.value.match).toMatchObject({
      record: handed.record,
      isPractice: true,
      isHanded: true,
      origin: handed.origin,
      summary: handed.summary,
    });
  });

  it('goes on where it got further, whichever way it came', async () => {
    const matches = matchesOn(new MemoryBackend());
    await matches.save(under('classic', 9));
    expect(await takeOver(under('classic', 5), matches)).toEqual({ ok: true, value: 'mi0c2z-8k3' });
    expect(await movesOf(matches, 'mi0c2z-8k3')).toBe(9);
    expect(await takeOver(under('classic', 12), matches)).toEqual({ ok: true, value: 'mi0c2z-8k3' });
    expect(await movesOf(matches, 'mi0c2z-8k3')).toBe(12);
    const shelf = await matches.list();
    expect(shelf.ok && shelf.value.open).toHaveLength(1);
  });

  it('that went another way is kept beside the one that is here', async () => {
    const matches = matchesOn(new MemoryBackend());
    const here = under('classic', 9);
    await matches.save(here);
    const moves = [...here.record.moves];
    const elsewhere = { ...here, record: { ...here.record, moves: moves.slice(0, 1) } };
    await takeOver({ ...randomSaved({ id: here.id, seed: 6, plies: 4 }) }, matches);
    await takeOver(elsewhere, matches);
    const shelf = await matches.list();
    expect(shelf.ok && shelf.value.open.map(({ record }) => record.moves.length).sort()).toEqual([4, 9]);
  });

  it('does not come to life again where it is over', async () => {
    const matches = matchesOn(new MemoryBackend());
    await matches.save({ ...under('settlers', 9), isCalledOff: true });
    expect(await takeOver(under('settlers', 12), matches)).toEqual({ ok: true, value: 'mi0c2z-8k3' });
    const shelf = await matches.list();
    expect(shelf.ok && [shelf.value.open.length, shelf.value.finished.length]).toEqual([0, 1]);
  });
});
