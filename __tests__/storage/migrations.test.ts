import { readFileSync } from 'node:fs';
import path from 'node:path';

import { replay } from '@/games';
import { unseal } from '@/storage/envelope';
import { lift, LIFTS, MATCH_VERSION, type Lift } from '@/storage/migrations';
import { parseMatch } from '@/storage/savedMatch';

const stored = (name: string) => readFileSync(path.join(__dirname, 'records', name), 'utf8').trimEnd();

describe('old records', () => {
  // One file for every version that ever reached a device, as its app wrote it. They are never edited.
  it.each([
    ['v1-classic.txt', 12],
    ['v1-settlers.txt', 40],
  ])('such as %s still open, and can be played on', (name, moves) => {
    const sealed = unseal(stored(name));
    if (sealed === null) throw new Error('damaged');
    const match = parseMatch(sealed.body, name.replace('.txt', ''));
    if (!match.ok) throw new Error(match.error);
    expect(match.value.record.moves).toHaveLength(moves);
    const played = replay(match.value.record);
    expect(played.ok && played.value.position.scores()).toEqual(match.value.summary.scores);
  });

  it('have a step for every version before ours', () => {
    expect(Object.keys(LIFTS).map(Number)).toEqual(Array.from({ length: MATCH_VERSION - 1 }, (_, at) => at + 1));
  });
});

describe('lifting', () => {
  const steps: Record<number, Lift> = {
    1: ({ name, ...rest }) => ({ ...rest, names: [name] }),
    2: ({ names, ...rest }) => ({ ...rest, seats: (names as string[]).map((name) => ({ name })) }),
  };

  it('goes step by step to our version', () => {
    expect(lift({ v: 1, name: 'Ana' }, 3, steps)).toEqual({ ok: true, value: { v: 3, seats: [{ name: 'Ana' }] } });
    expect(lift({ v: 2, names: ['Ana'] }, 3, steps)).toEqual({ ok: true, value: { v: 3, seats: [{ name: 'Ana' }] } });
    expect(lift({ v: 3, seats: [] }, 3, steps)).toEqual({ ok: true, value: { v: 3, seats: [] } });
  });

  it('refuses what is newer, what has no step and what no step can make sense of', () => {
    expect(lift({ v: 4 }, 3, steps)).toEqual({ ok: false, error: 'newer' });
    expect(lift({ v: 0 }, 3, steps)).toEqual({ ok: false, error: 'damaged' });
    expect(lift({ v: 2, names: null }, 3, steps)).toEqual({ ok: false, error: 'damaged' });
    for (const nonsense of [null, [], 'x', {}, { v: '1' }, { v: 1.5 }])
      expect(lift(nonsense, 3, steps)).toEqual({ ok: false, error: 'damaged' });
  });
});
