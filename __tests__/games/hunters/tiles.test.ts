import { defaultOptions } from '@/core/options';
import { hunters } from '@/games/hunters';
import { pileOf, setFor } from '@/games/hunters/set';
import { HUNTERS_TILES, type HuntersTile, type HuntersZone } from '@/games/hunters/tiles';

function inDeck(deck: string): readonly HuntersTile[] {
  return HUNTERS_TILES.filter((tile) => tile.deck === deck);
}

function copies(tiles: readonly HuntersTile[], count: (tile: HuntersTile) => number = () => 1): number {
  return tiles.reduce((sum, tile) => sum + tile.count * count(tile), 0);
}

function zonesOf(tile: HuntersTile): HuntersZone[] {
  return Object.values(tile.zones);
}

/** How often an animal is drawn in a deck. */
function animals(deck: string, animal: string): number {
  return copies(inDeck(deck), (tile) =>
    zonesOf(tile).reduce(
      (sum, zone) => sum + (zone.kind === 'meadow' ? (zone.animals ?? []).filter((a) => a === animal).length : 0),
      0,
    ),
  );
}

test('the box holds 79 land tiles with the start tile, and twelve bonus tiles', () => {
  expect(copies(inDeck('start'))).toBe(1);
  expect(copies(inDeck('land'))).toBe(78);
  expect(copies(inDeck('bonus'))).toBe(12);
  const set = setFor(defaultOptions(hunters.options));
  expect([pileOf(set, 'land').length, pileOf(set, 'bonus').length]).toEqual([78, 12]);
  expect(new Set(HUNTERS_TILES.map(({ id }) => id)).size).toBe(78);
});

test('every design says how sure we are of it', () => {
  for (const { provenance, copiesPictured, count, deck } of HUNTERS_TILES) {
    expect(['pictured', 'carried-over', 'reconstructed']).toContain(provenance);
    expect(copiesPictured).toBeLessThanOrEqual(count);
    expect(copiesPictured > 0).toBe(provenance === 'pictured');
    if (provenance === 'reconstructed') expect(deck).toBe('bonus');
  }
  expect(HUNTERS_TILES.filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => id)).toEqual([
    'B07',
    'B08',
    'B09',
    'B10',
    'B11',
    'B12',
  ]);
});

test('aurochs, mushrooms, fire and shrine are on bonus tiles only, the volcano on the start tile', () => {
  expect(animals('start', 'aurochs') + animals('land', 'aurochs')).toBe(0);
  expect(animals('bonus', 'aurochs')).toBe(4);
  const special = (name: string) =>
    HUNTERS_TILES.filter((tile) => zonesOf(tile).some((zone) => zone.kind === 'meadow' && zone.special === name));
  expect(special('fire').map(({ id }) => id)).toEqual(['B02']);
  expect(special('shrine').map(({ id }) => id)).toEqual(['B01']);
  const mushrooms = HUNTERS_TILES.filter((tile) =>
    zonesOf(tile).some((zone) => zone.kind === 'forest' && zone.mushrooms !== undefined),
  );
  expect(mushrooms.map(({ id }) => id)).toEqual(['B03', 'B07', 'B10']);
  expect(HUNTERS_TILES.filter(({ special: mark }) => mark === 'volcano').map(({ id }) => id)).toEqual(['START']);
});

test('the animals of the land are as many as the list has', () => {
  expect([
    animals('start', 'mammoth'),
    animals('land', 'mammoth'),
    animals('land', 'deer'),
    animals('land', 'tiger'),
  ]).toEqual([1, 14, 30, 11]);
});

test('a forest with gold has at least two sides, so a forest of two ends has none', () => {
  for (const tile of inDeck('land')) {
    for (const [name, zone] of Object.entries(tile.zones)) {
      if (zone.kind !== 'forest') continue;
      const sides = tile.edges.filter((edge) => (edge as readonly string[]).includes(name)).length;
      expect({ tile: tile.id, name, gold: zone.gold === true }).toEqual({ tile: tile.id, name, gold: sides > 1 });
    }
  }
});

describe.each(HUNTERS_TILES.map((tile) => [tile.id, tile] as const))('tile %s', (_, tile) => {
  test('has edges of one zone, or of meadow, river and meadow', () => {
    for (const edge of tile.edges) {
      const kinds = edge.map((name) => tile.zones[name]?.kind);
      if (kinds.length === 1) expect(['meadow', 'forest']).toContain(kinds[0]);
      else expect(kinds).toEqual(['meadow', 'river', 'meadow']);
    }
  });

  test('has no zone that nothing leads to', () => {
    const reached = new Set<string>(tile.edges.flat());
    for (const zone of zonesOf(tile)) if (zone.kind === 'river' && zone.end === 'lake') reached.add(zone.lake);
    expect([...reached].sort()).toEqual(Object.keys(tile.zones).sort());
  });

  test('has rivers that pass from edge to edge, or end at a spring or in a lake with fish', () => {
    for (const [name, zone] of Object.entries(tile.zones)) {
      const ends = tile.edges.filter((edge) => edge.length === 3 && edge[1] === name).length;
      if (zone.kind === 'river') expect(ends).toBe(zone.end === undefined ? 2 : 1);
      if (zone.kind === 'river' && zone.end === 'lake') expect(tile.zones[zone.lake]?.kind).toBe('lake');
      if (zone.kind === 'lake') expect(zone.fish).toBeGreaterThanOrEqual(1);
    }
  });

  test('has meadows that run on round a corner where no forest lies between', () => {
    tile.edges.forEach((edge, index) => {
      const next = tile.edges[(index + 1) % 4];
      if (next === undefined) throw new Error('four edges');
      const [last, first] = [edge[edge.length - 1] ?? '', next[0]];
      const isMeadow = [last, first].every((name) => tile.zones[name]?.kind === 'meadow');
      // Around a corner only a river can part two meadows, and a river ends a meadow in the middle of an edge; L30 and L36 and L55 have forest tips.
      if (isMeadow && !['L30', 'L36', 'L55'].includes(tile.id)) expect(first).toBe(last);
    });
  });

  test('has zones that do not cross: walking round the border none interleave', () => {
    const walk = tile.edges.flat() as string[];
    const names = [...new Set(walk)];
    for (const a of names) {
      for (const b of names.filter((other) => other > a)) {
        const seen = walk.filter((name) => name === a || name === b);
        const changes = seen.filter((name, index) => name !== seen[(index + 1) % seen.length]).length;
        expect(changes).toBeLessThanOrEqual(2);
      }
    }
  });
});
