import { contains } from '@/board/art/geometry/polygon';
import { hitTest } from '@/board/hitTest';
import { fieldMarks, ghostOf, landScene, litByGhost, litFeature, pieceMarks, spotOn } from '@/board/scene';
import { groundShapes, litShapes, segmentUnder } from '@/board/segments';
import type { BoardScene, SceneTile } from '@/board/types';
import { Rng } from '@/core/rng';
import { deadCells, featureAt, fitsAt, legalCells, misfitsAt } from '@/games/tiles/insight';
import { ROTATIONS } from '@/games/tiles/set';
import type { TileMove } from '@/games/tiles/types';
import type { PlayerNumber } from '@/ui/look/tokens';

import { tileTable } from '../support/positionOf';
import type { Table } from '../support/randomGames';
import { snapshot, somewhere, startTable, playOn } from '../support/tilePlay';

jest.setTimeout(300_000);

const MOMENTS: readonly (Table & { readonly seed: number; readonly plies: number })[] = [
  { game: 'classic', seats: 3, seed: 4, plies: 9 },
  { game: 'classic', seats: 5, seed: 17, plies: 34 },
  { game: 'classic', seats: 2, seed: 99, plies: 60 },
  { game: 'solo', seats: 1, seed: 8, plies: 14 },
  { game: 'hunters', seats: 2, seed: 5, plies: 12 },
  { game: 'hunters', seats: 4, seed: 31, plies: 55 },
];

/** A seat's colour is its choice: here nobody has the colour of their index. */
const COLOURS: readonly PlayerNumber[] = [5, 3, 0, 4, 2];
const WORDS = { label: () => '', gain: () => null };

describe.each(MOMENTS)('the scene of $game with $seats players after $plies moves', (moment) => {
  const position = somewhere(moment, moment.seed, moment.plies);
  const scene = landScene(tileTable(moment.game, position), COLOURS);

  it('shows every tile and piece of the position, in the colours of the seats', () => {
    expect(scene.tiles.map(({ x, y, tile, rotation }) => ({ x, y, tile, rotation }))).toEqual(
      position.laidTiles().map(({ x, y, tile, rotation }) => ({ x, y, tile, rotation })),
    );
    expect(scene.pieces.map(({ x, y, segment, player }) => ({ x, y, segment, player }))).toEqual(
      position.laidPieces().map(({ x, y, segment, player }) => ({ x, y, segment, player: COLOURS[player] })),
    );
  });

  it('leaves the position as it was, whatever was asked', () => {
    const before = snapshot(position);
    fieldMarks(tileTable(moment.game, position), COLOURS, { label: () => '' });
    for (const { x, y, rotations } of legalCells(position)) {
      const at = { x, y, rotation: rotations[0] ?? 0 };
      ghostOf(tileTable(moment.game, position), at, '');
      for (const { choice } of pieceMarks(tileTable(moment.game, position), at, null, COLOURS, WORDS))
        litByGhost(tileTable(moment.game, position), at, choice);
    }
    expect(snapshot(position)).toEqual(before);
  });

  it('offers exactly the pieces that the rules allow', () => {
    const allowed = new Set(
      position.legalMoves().flatMap((move) => (move.type === 'place' && move.piece !== null ? [key(move)] : [])),
    );
    const offered = new Set<string>();
    for (const { x, y, rotations } of legalCells(position)) {
      for (const rotation of rotations) {
        const marks = pieceMarks(tileTable(moment.game, position), { x, y, rotation }, null, COLOURS, WORDS);
        for (const { choice, state, player } of marks) {
          expect(player).toBe(COLOURS[position.player]);
          if (state === 'possible') offered.add(key({ type: 'place', x, y, rotation, piece: choice }));
        }
      }
    }
    expect(offered).toEqual(allowed);
  });

  it('marks as misfits exactly the turns that the rules refuse', () => {
    for (const { x, y, rotations } of legalCells(position)) {
      for (const rotation of ROTATIONS) {
        expect(misfitsAt(position, { x, y, rotation }).length === 0).toBe(rotations.includes(rotation));
        const ghost = ghostOf(tileTable(moment.game, position), { x, y, rotation }, '');
        expect(ghost?.canTurn).toBe(rotations.some((other) => other !== rotation));
      }
    }
  });

  it('finds every segment again under the spot where its piece stands', () => {
    for (const tile of scene.tiles) {
      for (const { name } of segmentsOf(tile)) {
        const at = spotOn(scene.landscape, tile, name);
        const ref = { x: tile.x, y: tile.y, segment: name };
        const piece = { ...ref, player: 0 as const, stance: 'standing' as const, at };
        const camera = { x: 0, y: 0, scale: 100 };
        const finger = { x: at.x * 100, y: at.y * 100 };
        expect(hitTest({ ...scene, pieces: [piece] }, camera, finger)).toEqual({ type: 'land', ref });
        // A hut at a lake stands on the shore, where it hides no fish: without it, the ground there is meadow.
        if (/^l\d/.test(name)) continue;
        expect(segmentUnder(scene.landscape, scene.tiles, at)).toEqual(ref);
      }
    }
  });

  it('lights the whole feature under a finger, with a shape on every tile of it', () => {
    for (const tile of scene.tiles.slice(0, 12)) {
      for (const { name } of segmentsOf(tile)) {
        const ref = { x: tile.x, y: tile.y, segment: name };
        const lit = litFeature(tileTable(moment.game, position), ref);
        const info = featureAt(position, ref);
        expect(lit?.members).toEqual(info?.members);
        if (lit === null) continue;
        const { areas, lines } = litShapes(scene.landscape, scene.tiles, lit);
        expect(areas.polygons.length + lines.length).toBeGreaterThanOrEqual(new Set(cells(lit.members)).size);
      }
    }
  });

  it('paints each field where its own followers lie, and says what the engine would pay for it', () => {
    const fields = fieldMarks(tileTable(moment.game, position), COLOURS, { label: (_, count) => String(count) });
    const paid = position.endNow().flatMap((event) => (event.type === 'scored' ? [event] : []));
    position.undo();
    for (const field of fields) {
      const { polygons, holes } = groundShapes(scene.landscape, scene.tiles, field.members);
      for (const member of field.members) {
        const at = spotOn(scene.landscape, tileAt(scene, member.x, member.y), member.segment);
        expect(polygons.some((polygon) => contains(polygon, at))).toBe(true);
        expect(holes.some((hole) => contains(hole, at))).toBe(false);
      }
      const event = paid.find(({ because }) => field.members.some((member) => isSame(member, because)));
      if (field.owners.length === 0) {
        expect(event).toBeUndefined();
        continue;
      }
      // In solo nobody owns a field, and a classic table may play without them.
      expect(field.worth).toBe(event?.points);
      expect(field.owners).toEqual(event?.players.map((player) => COLOURS[player]));
      const counts = event?.because.counts ?? {};
      const { cities = 0, deer = 0, mammoths = 0, aurochs = 0 } = counts;
      expect(field.count).toBe(cities + deer + mammoths + aurochs);
      expect(field.label).toBe(String(field.count));
    }
  });

  it('says what fits a cell as the rules do: the tile in hand fits where it may be laid', () => {
    // Somebody may be asked for an order of scoring instead: then there is no tile in hand, and no legal cell.
    const hand = position.set.shapes[position.hand]?.id;
    expect(hand === undefined).toBe(legalCells(position).length === 0);
    for (const { x, y, rotations } of legalCells(position)) {
      const fit = fitsAt(position, x, y).find(({ tile }) => tile === hand);
      expect(fit?.rotations).toEqual(rotations);
    }
    for (const { x, y } of deadCells(position)) expect(fitsAt(position, x, y)).toEqual([]);
  });
});

describe('a river system', () => {
  it('is lit as its rivers and lakes', () => {
    const position = startTable({ game: 'hunters', seats: 2 }, 3);
    playOn(position, Rng.fromSeed(3), 30);
    const scene = landScene(tileTable('hunters', position), COLOURS);
    let found = 0;
    for (const tile of scene.tiles) {
      const lit = litFeature(tileTable('hunters', position), { x: tile.x, y: tile.y, segment: 's1' });
      if (lit === null) continue;
      found++;
      expect(lit.members.length).toBeGreaterThan(0);
      for (const { segment } of lit.members) expect(segment).toMatch(/^[rl]\d/);
      const { areas, lines } = litShapes('hunters', scene.tiles, lit);
      expect(areas.polygons.length + lines.length).toBeGreaterThan(0);
    }
    expect(found).toBeGreaterThan(3);
  });
});

describe('a finger on the board', () => {
  const position = somewhere({ game: 'classic', seats: 3 }, 4, 20);
  const land = landScene(tileTable('classic', position), COLOURS);
  const camera = { x: 200, y: 300, scale: 120 };
  const legal = legalCells(position).map(({ x, y }) => ({ x, y, label: '' }));
  const [first] = legalCells(position);
  const at = { x: first!.x, y: first!.y, rotation: first!.rotations[0]! };
  const toScreen = (p: { x: number; y: number }) => ({ x: p.x * 120 + 200, y: p.y * 120 + 300 });

  it('means the piece it is nearest to before anything else', () => {
    const choices = pieceMarks(tileTable('classic', position), at, null, COLOURS, WORDS);
    const scene = { ...land, ghost: ghostOf(tileTable('classic', position), at, ''), choices };
    for (const { choice, at: spot } of choices) {
      expect(hitTest(scene, camera, toScreen(spot))).toEqual({ type: 'piece', choice });
    }
  });

  it('means the ghost on its tile and on the handle at its corner', () => {
    const scene = { ...land, ghost: ghostOf(tileTable('classic', position), at, '') };
    expect(hitTest(scene, camera, toScreen({ x: at.x + 0.5, y: at.y + 0.5 }))).toEqual({ type: 'ghost' });
    expect(hitTest(scene, camera, toScreen({ x: at.x + 1.05, y: at.y + 1.05 }))).toEqual({ type: 'ghost' });
  });

  it('means a legal cell, a cell beside the land, or the table', () => {
    const scene = { ...land, legalCells: legal };
    const middle = toScreen({ x: at.x + 0.5, y: at.y + 0.5 });
    const cell = { x: at.x, y: at.y };
    expect(hitTest(scene, camera, middle)).toEqual({ type: 'cell', cell, isLegal: true });
    expect(hitTest(land, camera, middle)).toEqual({ type: 'cell', cell, isLegal: false });
    expect(hitTest(land, camera, toScreen({ x: 60.5, y: 60.5 }))).toEqual({ type: 'table' });
  });

  it('means the feature that a follower stands on', () => {
    for (const { x, y, segment, at: spot } of land.pieces) {
      expect(hitTest(land, camera, toScreen(spot))).toEqual({ type: 'land', ref: { x, y, segment } });
    }
  });
});

function segmentsOf(tile: SceneTile): readonly { readonly name: string }[] {
  for (const game of ['classic', 'hunters'] as const) {
    const { set } = startTable({ game, seats: 2 }, 1);
    const shape = set.shapes.find(({ id }) => id === tile.tile);
    // River systems are no places: nothing stands on them.
    if (shape !== undefined) return shape.segments.filter(({ name }) => !/^s\d+$/.test(name));
  }
  throw new Error(`no tile ${tile.tile}`);
}

function tileAt({ tiles }: BoardScene, x: number, y: number): SceneTile {
  const tile = tiles.find((other) => other.x === x && other.y === y);
  if (tile === undefined) throw new Error(`no tile at ${x}, ${y}`);
  return tile;
}

const cells = (members: readonly { x: number; y: number }[]) => members.map(({ x, y }) => `${x},${y}`);
const isSame = (
  one: { x: number; y: number; segment: string },
  other: { x: number; y: number; segment: string },
): boolean => one.x === other.x && one.y === other.y && one.segment === other.segment;
const key = (move: TileMove): string => JSON.stringify(move);
