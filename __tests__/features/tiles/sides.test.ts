import { defaultOptions } from '@/core/options';
import { sidesOf, sideWords } from '@/features/tiles/words/sides';
import { classic } from '@/games/classic';
import { hunters } from '@/games/hunters';
import { ROTATIONS } from '@/games/tiles/set';
import { wordsIn } from '@/i18n';

const { set: classicSet } = classic.start(defaultOptions(classic.options), 1, 2);
const { set: huntersSet } = hunters.start(defaultOptions(hunters.options), 1, 2);

describe('the sides of a segment', () => {
  it.each([
    ['classic', classicSet],
    ['hunters', huntersSet],
  ])('tell apart all that a reader can choose on a tile of %s', (_, set) => {
    for (const shape of set.shapes) {
      for (const rotation of ROTATIONS) {
        const known = new Map<string, string>();
        for (const { name, kind } of shape.segments) {
          // A whole river system is claimed through one of its waters.
          if (/^s\d/.test(name)) continue;
          if (shape.segments.filter((other) => other.kind === kind).length < 2) continue;
          const key = `${kind}: ${sidesOf(shape, rotation, name).join()}`;
          expect([shape.id, rotation, name, known.get(key)]).toEqual([shape.id, rotation, name, undefined]);
          known.set(key, name);
        }
      }
    }
  });

  it('turn with the tile', () => {
    // D: a road from north to south, or from west to east, beside a city.
    const shape = classicSet.shapes.find(({ id }) => id === 'D');
    if (shape === undefined) throw new Error('no such tile');
    const road = sidesOf(shape, 0, 'road0');
    expect(road).toHaveLength(2);
    const turned = sidesOf(shape, 1, 'road0');
    expect(turned).not.toEqual(road);
    expect(sidesOf(shape, 2, 'road0')).toEqual(road);
    const city = sidesOf(shape, 0, 'city0');
    expect(city).toHaveLength(1);
    expect(sidesOf(shape, 2, 'city0')).not.toEqual(city);
  });

  it('are said as the language strings words', () => {
    expect(sideWords(wordsIn('en'), ['N', 'E'])).toBe('north and east');
    expect(sideWords(wordsIn('pt'), ['N', 'E'])).toBe('norte e leste');
    expect(sideWords(wordsIn('es'), ['E', 'SW'])).toBe('este y suroeste');
    expect(sideWords(wordsIn('en'), [])).toBeNull();
  });
});
