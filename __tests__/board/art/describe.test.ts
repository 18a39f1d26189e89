import { describeClassicTile } from '@/board/art/classic/describe';
import { CLASSIC_TILE_IDS, CLASSIC_TILES, type ClassicTile } from '@/games/classic/tiles';

describe('descriptions of classic tiles', () => {
  test('every segment of the data is told, and nothing else', () => {
    for (const id of CLASSIC_TILE_IDS) {
      const tile: ClassicTile = CLASSIC_TILES[id];
      const { features } = describeClassicTile(id);
      const count = (kind: string) => features.filter((f) => f.kind === kind).length;
      expect(count('city')).toBe(tile.cities?.length ?? 0);
      expect(count('road')).toBe(tile.roads?.length ?? 0);
      expect(count('field')).toBe(tile.fields?.length ?? 0);
      expect(count('cloister')).toBe(tile.cloister ? 1 : 0);
    }
  });

  test('turning a tile turns the edges that a reader names', () => {
    const city = (turns: 0 | 1 | 2 | 3) => describeClassicTile('O', turns).features.find((f) => f.kind === 'city');
    expect(city(0)).toMatchObject({ edges: ['N', 'W'], pennant: true });
    expect(city(1)).toMatchObject({ edges: ['N', 'E'] });
    expect(city(2)).toMatchObject({ edges: ['E', 'S'] });
  });

  test('crossings, pennants and gates are confirmed in words', () => {
    expect(describeClassicTile('X').crossing).toBe(true);
    expect(describeClassicTile('U').crossing).toBe(false);
    expect(describeClassicTile('C').pennants).toBe(1);
    expect(describeClassicTile('S').features.find((f) => f.kind === 'city')).toMatchObject({ gate: true });
    expect(describeClassicTile('D').features.filter((f) => f.kind === 'field')).toMatchObject([
      { cities: [0] },
      { cities: [] },
    ]);
  });
});
