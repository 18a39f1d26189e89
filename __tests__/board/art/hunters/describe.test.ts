import { describeHuntersTile } from '@/board/art/hunters/describe';
import { HUNTERS_TILES } from '@/games/hunters/tiles';

describe('descriptions of hunters tiles', () => {
  test('every design is told zone by zone, with all it holds', () => {
    for (const tile of HUNTERS_TILES) {
      const { zones, isBonus, volcano } = describeHuntersTile(tile.id);
      expect(zones.map((zone) => zone.id)).toEqual(Object.keys(tile.zones));
      expect(isBonus).toBe(tile.deck === 'bonus');
      expect(volcano).toBe(tile.special === 'volcano');
      for (const told of zones) {
        const facts = tile.zones[told.id]!;
        expect(told.kind).toBe(facts.kind);
        if (told.kind === 'meadow' && facts.kind === 'meadow') {
          const animals = Object.entries(told.animals).flatMap(([name, many]) =>
            Array.from({ length: many }, () => name),
          );
          expect(animals.sort()).toEqual([...(facts.animals ?? [])].sort());
          expect(told.special).toBe(facts.special ?? null);
        }
        if (told.kind === 'lake' && facts.kind === 'lake') expect(told.fish).toBe(facts.fish);
        expect(told.edges.length > 0).toBe(told.kind !== 'lake');
      }
    }
  });

  test('turning a tile turns the edges that a reader names', () => {
    const forest = (turns: 0 | 1 | 2 | 3) => describeHuntersTile('START', turns).zones.find((z) => z.kind === 'forest');
    expect(forest(0)).toMatchObject({ edges: ['E', 'S'], gold: true });
    expect(forest(1)).toMatchObject({ edges: ['S', 'W'] });
    expect(forest(3)).toMatchObject({ edges: ['N', 'E'] });
  });

  test('lakes know their rivers, rivers their ends', () => {
    const { zones } = describeHuntersTile('L59');
    expect(zones.find((z) => z.id === 'r1')).toMatchObject({ kind: 'river', ends: 'spring', lake: null, edges: ['N'] });
    expect(zones.find((z) => z.id === 'r2')).toMatchObject({ ends: 'lake', lake: 'l1' });
    expect(zones.find((z) => z.id === 'l1')).toMatchObject({ fish: 2, rivers: ['r2'] });
    expect(describeHuntersTile('L40').zones.find((z) => z.id === 'r1')).toMatchObject({ ends: null });
  });
});
