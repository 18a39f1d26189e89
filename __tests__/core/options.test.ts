import * as fc from 'fast-check';

import { defaultOptions, resolveOptions } from '@/core/options';
import { classic } from '@/games/classic';
import { hunters } from '@/games/hunters';
import { solo } from '@/games/solo';

test('the usual options are those of the books', () => {
  expect(defaultOptions(classic.options)).toEqual({ followers: 7, fields: true, startPlayer: 0 });
  expect(defaultOptions(solo.options)).toEqual({ colours: 3, followers: 4 });
  expect(defaultOptions(hunters.options)).toEqual({ startPlayer: 0 });
});

test('what is missing is filled in', () => {
  expect(resolveOptions(classic.options, {}, 2)).toEqual({ ok: true, value: defaultOptions(classic.options) });
  expect(resolveOptions(classic.options, undefined, 2)).toEqual({ ok: true, value: defaultOptions(classic.options) });
  expect(resolveOptions(solo.options, { colours: 4, followers: undefined }, 1)).toEqual({
    ok: true,
    value: { colours: 4, followers: 4 },
  });
});

test('only the people at the table can begin', () => {
  expect(resolveOptions(classic.options, { startPlayer: 4 }, 5).ok).toBe(true);
  expect(resolveOptions(classic.options, { startPlayer: 2 }, 2)).toEqual({
    ok: false,
    error: { option: 'startPlayer', fault: 'impossible' },
  });
  expect(resolveOptions(hunters.options, { startPlayer: -1 }, 3).ok).toBe(false);
});

test.each([
  [{ followers: 2 }, 'followers', 'impossible'],
  [{ followers: 8 }, 'followers', 'impossible'],
  [{ followers: '7' }, 'followers', 'impossible'],
  [{ followers: null }, 'followers', 'impossible'],
  [{ fields: 1 }, 'fields', 'impossible'],
  [{ river: true }, 'river', 'unknown'],
  [{ toString: 7 }, 'toString', 'unknown'],
])('%j is refused by name', (input, option, fault) => {
  expect(resolveOptions(classic.options, input, 2)).toEqual({ ok: false, error: { option, fault } });
});

test('whatever is given, options come out whole or not at all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(classic, solo, hunters),
      fc.anything(),
      fc.integer({ min: 1, max: 6 }),
      (game, input, seats) => {
        const resolved = resolveOptions<object>(game.options, input, seats);
        if (resolved.ok) expect(Object.keys(resolved.value)).toEqual(Object.keys(game.options));
        else expect(['unknown', 'impossible']).toContain(resolved.error.fault);
      },
    ),
    { numRuns: 1000 },
  );
});
