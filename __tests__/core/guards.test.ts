import { isNumbers, isPlainObject, isTime, oneOf, parseJson } from '@/core/guards';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['{}', false],
])('%p is a plain object: %p', (value, is) => {
  expect(isPlainObject(value)).toBe(is);
});

test('numbers are a list of nothing but numbers', () => {
  expect(isNumbers([1, 2.5])).toBe(true);
  expect(isNumbers([1, '2'])).toBe(false);
  expect(isNumbers({ 0: 1 })).toBe(false);
});

test('a time is a number that is one, and not before 1970', () => {
  expect([0, 1_700_000_000_000, -1, Infinity, NaN, '1'].map(isTime)).toEqual([true, true, false, false, false, false]);
});

test('what is allowed is given back, and nothing else', () => {
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect(oneOf(['a', 'b'], 'c')).toBeUndefined();
});

test('a text that is no JSON is nothing', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson('{')).toBeUndefined();
  expect(parseJson('null')).toBeNull();
});
