import { contains } from '@/board/art/geometry/polygon';
import { hitTest, isOnGhost } from '@/board/hitTest';
import { fieldMarks, ghostOf, landScene, litByGhost, litFeature, pieceMarks, spotOn } from '@/board/scene';
import { groundShapes, litShapes, segmentUnder } from '@/board/segments';
import type { BoardScene, PieceMark, SceneTile } from '@/board/types';
import { Rng } from '@/core/rng';
import { choicesAt } from '@/features/tiles/scene/choices';
import { PIECE_KINDS } from '@/games/tiles';
import { deadCells, featureAt, fitsAt, legalCells, misfitsAt, type Placement } from '@/games/tiles/insight';
import type { TilePosition } from '@/games/tiles/position';
import { ROTATIONS } from '@/games/tiles/set';
import type { TileMove } from '@/games/tiles/types';
import type { Colour } from '@/core/seat';

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
const COLOURS: readonly Colour[] = [5, 3, 0, 4, 2];
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
      for (const { choice } of marksAt(moment.game, position, at))
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
        const marks = marksAt(moment.game, position, { x, y, rotation });
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

/** The pieces of both kinds on offer. */
function marksAt(game: Parameters<typeof tileTable>[0], position: TilePosition, at: Placement): PieceMark[] {
  const table = tileTable(game, position);
  return PIECE_KINDS.flatMap((kind) => {
    const choices = choicesAt(table, { stage: 'placed', ...at, piece: null }, kind);
    return choices.kind === kind ? pieceMarks(table, at, null, choices.options, COLOURS, WORDS) : [];
  });
}

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
    const choices = marksAt('classic', position, at);
    const scene = { ...land, ghost: ghostOf(tileTable('classic', position), at, ''), choices };
    for (const { choice, at: spot } of choices) {
      expect(hitTest(scene, camera, toScreen(spot))).toEqual({ type: 'piece', choice });
    }
  });

  it('means the ghost on its tile and on the handle at its corner', () => {
    const scene = { ...land, ghost: { ...ghostOf(tileTable('classic', position), at, '')!, canTurn: true } };
    expect(hitTest(scene, camera, toScreen({ x: at.x + 0.5, y: at.y + 0.5 }))).toEqual({ type: 'ghost' });
    expect(hitTest(scene, camera, toScreen({ x: at.x + 1.05, y: at.y + 1.05 }))).toEqual({ type: 'ghost' });
  });

  it.each(['classic', 'hunters'] as const)(
    'finds a piece wherever it touches a tile of %s that offers some',
    (game) => {
      let touches = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const there = somewhere({ game, seats: 2 }, seed, 4 + 3 * seed);
        const table = tileTable(game, there);
        for (const { x, y, rotations } of legalCells(there).slice(0, 6)) {
          const place = { x, y, rotation: rotations[0]! };
          for (const kind of PIECE_KINDS) {
            const { options } = choicesAt(table, { stage: 'placed', ...place, piece: null }, kind);
            if (options.length === 0) continue;
            const choices = pieceMarks(table, place, null, options, COLOURS, WORDS);
            const ghost = { ...ghostOf(table, place, '')!, canTurn: false };
            const scene = { ...landScene(table, COLOURS), ghost, choices };
            for (let row = 0; row < 9; row++) {
              for (let column = 0; column < 9; column++) {
                const spot = { x: x + (column + 0.5) / 9, y: y + (row + 0.5) / 9 };
                const hit = hitTest(scene, { x: 0, y: 0, scale: 200 }, { x: spot.x * 200, y: spot.y * 200 });
                const isNear = choices.some(
                  ({ at: anchor }) => Math.hypot(anchor.x - spot.x, anchor.y - spot.y) < 0.125,
                );
                const under = segmentUnder(game, [ghost], spot)?.segment;
                const own = choices.find(({ choice }) => choice.segment === under)?.choice;
                touches++;
                if (isNear || own === undefined) expect(hit.type).toBe('piece');
                else expect(hit).toEqual({ type: 'piece', choice: own });
              }
            }
          }
        }
      }
      expect(touches).toBeGreaterThan(4000);
    },
  );

  it('among cells smaller than itself means the nearest legal one, and on the land still the land', () => {
    const scene = { ...land, legalCells: legal };
    const far = { x: 200, y: 300, scale: 22 };
    const point = (p: { x: number; y: number }) => ({ x: p.x * 22 + 200, y: p.y * 22 + 300 });
    for (const { x, y } of legal) {
      expect(hitTest(scene, far, point({ x: x + 0.5, y: y + 0.5 }))).toMatchObject({ type: 'cell', cell: { x, y } });
    }
    const lonely = { ...land, legalCells: [{ x: 40, y: 40, label: '' }] };
    expect(hitTest(lonely, far, point({ x: 41.9, y: 41.2 }))).toMatchObject({ type: 'cell', cell: { x: 40, y: 40 } });
    expect(hitTest(lonely, far, point({ x: 43, y: 43 }))).toEqual({ type: 'table' });
    const [tile] = land.tiles;
    const inland = { ...land, legalCells: [{ x: tile!.x + 1, y: tile!.y, label: '' }] };
    expect(hitTest(inland, far, point({ x: tile!.x + 0.2, y: tile!.y + 0.5 })).type).toBe('land');
    // Where cells are as large as a finger, nobody guesses.
    const gap = { x: 41.9 * 60, y: 41.2 * 60 };
    expect(hitTest(lonely, { x: 0, y: 0, scale: 60 }, gap)).toEqual({ type: 'table' });
  });

  it('on a ghost smaller than itself means that it wants to be seen, and beside it still another cell', () => {
    const choices = marksAt('classic', position, at);
    expect(choices.length).toBeGreaterThan(0);
    const ghost = { ...ghostOf(tileTable('classic', position), at, '')!, canTurn: true };
    const scene = { ...land, ghost, choices, legalCells: legal };
    for (const scale of [14, 23, 43]) {
      const far = { x: 200, y: 300, scale };
      const point = (p: { x: number; y: number }) => ({ x: p.x * scale + 200, y: p.y * scale + 300 });
      const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x: at.x + x, y: at.y + y })));
      for (const spot of [...spots, ...choices.map((choice) => choice.at)]) {
        expect(hitTest(scene, far, point(spot))).toEqual({ type: 'farGhost' });
        expect(isOnGhost(scene, far, point(spot))).toBe(false);
      }
      for (const { x, y } of legal.slice(1)) {
        expect(hitTest(scene, far, point({ x: x + 0.5, y: y + 0.5 }))).toMatchObject({ type: 'cell', cell: { x, y } });
      }
    }
    const near = { x: 0, y: 0, scale: 44 };
    for (const { choice, at: spot } of choices) {
      expect(hitTest(scene, near, { x: spot.x * 44, y: spot.y * 44 })).toEqual({ type: 'piece', choice });
    }
  });

  it('is on the ghost wherever it touches its cell or its handle, also under choices', () => {
    const choices = marksAt('classic', position, at);
    const ghost = { ...ghostOf(tileTable('classic', position), at, '')!, canTurn: true };
    const scene = { ...land, ghost, choices };
    for (const { at: spot } of choices) expect(isOnGhost(scene, camera, toScreen(spot))).toBe(true);
    expect(isOnGhost(scene, camera, toScreen({ x: at.x + 1.05, y: at.y + 1.05 }))).toBe(true);
    expect(isOnGhost(scene, camera, toScreen({ x: at.x - 0.1, y: at.y + 0.5 }))).toBe(false);
    expect(isOnGhost({ ...scene, ghost: null }, camera, toScreen({ x: at.x + 0.5, y: at.y + 0.5 }))).toBe(false);
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
