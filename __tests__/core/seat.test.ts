import { colourOf, haveOwnColours, isPerson, isPossible, isSeat, peopleOf, type Seat } from '@/core/seat';

const ana: Seat = { name: 'Ana', colour: 4 };
const rui: Seat = { name: 'Rui' };
const robot: Seat = { name: 'Vale', ai: { level: 'strong', style: 'farmer' } };

describe('a seat', () => {
  it.each([
    ['a name alone', rui, true],
    ['a colour', ana, true],
    ['a player of the computer', robot, true],
    ['a colour that there is not', { name: 'Ana', colour: 9 }, true],
    ['something more, of a newer version', { name: 'Ana', hat: 'red' }, true],
    ['nothing', null, false],
    ['a list', ['Ana'], false],
    ['no name', { colour: 1 }, false],
    ['a colour between two', { name: 'Ana', colour: 1.5 }, false],
    ['a colour in words', { name: 'Ana', colour: 'red' }, false],
    ['a colour of null', { name: 'Ana', colour: null }, false],
    ['an ai without a style', { name: 'Vale', ai: { level: 'strong' } }, false],
    ['an ai of null', { name: 'Vale', ai: null }, false],
  ])('with %s', (_, value, isOne) => {
    expect(isSeat(value)).toBe(isOne);
  });

  it('is taken by somebody with a short name and one of six colours', () => {
    expect([ana, rui, robot, { name: 'x'.repeat(80), colour: 0 }, { name: '', colour: 5 }].every(isPossible)).toBe(
      true,
    );
    expect([{ name: 'x'.repeat(81) }, { name: 'Ana', colour: 6 }, { name: 'Ana', colour: -1 }].some(isPossible)).toBe(
      false,
    );
  });

  it('is not taken by a player whose strength or taste has a name without end', () => {
    const long = 'x'.repeat(25);
    expect(isPossible({ name: 'Vale', ai: { level: long, style: 'farmer' } })).toBe(false);
    expect(isPossible({ name: 'Vale', ai: { level: 'strong', style: long } })).toBe(false);
    expect(isPossible({ name: 'Vale', ai: { level: 'grandmaster', style: 'of a newer version' } })).toBe(true);
  });

  it('can be told from the others at its table by its colour', () => {
    expect(haveOwnColours([ana, rui, robot])).toBe(true);
    expect(haveOwnColours([ana, { name: 'Eva', colour: 4 }])).toBe(false);
    // The second seat has the second colour unless it chose another.
    expect(haveOwnColours([{ name: 'Eva', colour: 1 }, rui])).toBe(false);
  });

  it('belongs to a person unless the computer plays it', () => {
    expect(isPerson(undefined)).toBe(false);
    expect(peopleOf([robot, ana, robot, rui])).toEqual([1, 3]);
  });

  it('has the colour it chose, or that of its place', () => {
    expect([
      colourOf(ana, 0),
      colourOf(rui, 3),
      colourOf({ name: 'Eva', colour: 0 }, 2),
      colourOf(undefined, 1),
    ]).toEqual([4, 3, 0, 1]);
  });
});
