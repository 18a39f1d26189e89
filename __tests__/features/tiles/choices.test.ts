import { choicesAt } from '@/features/tiles/scene/choices';
import { PIECE_KINDS, type PieceKind, type PieceOption, type Placed, type TileTable } from '@/games/tiles';

import { tileTable } from '../../support/positionOf';
import { somewhere } from '../../support/tilePlay';

const HERE: Placed = { stage: 'placed', x: 0, y: 0, rotation: 0, piece: null };

/** A table on which the tile has these places: free, or refused by a rule. */
function tableWith(places: readonly (readonly [kind: PieceKind, segment: string, code: string | null])[]): TileTable {
  const piecesAt = () =>
    places.map(([kind, segment, code]) => ({
      piece: { kind, segment },
      feature: 'river',
      objection: code === null ? null : { code },
    }));
  return { piecesAt } as unknown as TileTable;
}

const idsOf = (options: readonly PieceOption[]) => options.map(({ piece }) => `${piece.kind}-${piece.segment}`);

describe('the pieces on offer', () => {
  const river = tableWith([
    ['member', 'river0', 'taken'],
    ['member', 'meadow0', 'taken'],
    ['hut', 'river0', null],
    ['hut', 'meadow0', 'hutNeedsWater'],
    ['hut', 'lake0', 'systemHasHut'],
  ]);

  it('are of one kind at a time: the one that was asked for, else one that may go somewhere', () => {
    expect(choicesAt(river, HERE, null)).toMatchObject({ kinds: ['member', 'hut'], kind: 'hut' });
    expect(choicesAt(river, HERE, 'member').kind).toBe('member');
    expect(choicesAt(river, HERE, 'hut').kind).toBe('hut');
    // The kind of a piece that lies on the tile is shown, whatever was asked for before.
    const piece = { kind: 'hut', segment: 'river0' } as const;
    expect(choicesAt(river, { ...HERE, piece }, 'member').kind).toBe('hut');
    const dry = tableWith([['member', 'meadow0', null]]);
    expect(choicesAt(dry, HERE, 'hut')).toMatchObject({ kinds: ['member'], kind: 'member' });
    expect(choicesAt(tableWith([]), HERE, 'hut')).toEqual({ kinds: [], kind: 'member', options: [], noneLeft: null });
  });

  it('leave out what the rules never allow, and keep what somebody may wonder about', () => {
    expect(idsOf(choicesAt(river, HERE, 'member').options)).toEqual(['member-river0', 'member-meadow0']);
    expect(idsOf(choicesAt(river, HERE, 'hut').options)).toEqual(['hut-river0', 'hut-lake0']);
    const spent = tableWith([['member', 'river0', 'noneLeft']]);
    expect(choicesAt(spent, HERE, null).options).toEqual([]);
  });

  it('say that nobody is left where this is why nothing can be chosen, and only there', () => {
    const why = (...places: Parameters<typeof tableWith>[0]) => choicesAt(tableWith(places), HERE, null).noneLeft?.code;
    expect(why(['member', 'river0', 'noneLeft'])).toBe('noneLeft');
    expect(why(['member', 'river0', 'taken'], ['member', 'meadow0', 'noneLeft'])).toBe('noneLeft');
    expect(why(['member', 'river0', 'taken'])).toBeUndefined();
    expect(why(['member', 'river0', 'noneLeft'], ['hut', 'river0', null])).toBeUndefined();
  });

  it('are, among the hunters, every piece that may be played and no other, over both kinds', () => {
    let switched = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const position = somewhere({ game: 'hunters', seats: 2 }, seed, 4 * seed);
      const table = tileTable('hunters', position);
      const moves = position.legalMoves().flatMap((move) => (move.type === 'place' ? [move] : []));
      for (const { x, y, rotation, piece } of moves) {
        if (piece !== null) continue;
        const placed: Placed = { ...HERE, x, y, rotation };
        const { kinds } = choicesAt(table, placed, null);
        if (kinds.length === PIECE_KINDS.length) switched++;
        const free = kinds
          .flatMap((kind) => choicesAt(table, placed, kind).options)
          .flatMap((option) => (option.objection === null ? [option.piece] : []));
        const legal = moves.flatMap((move) =>
          move.x === x && move.y === y && move.rotation === rotation && move.piece !== null ? [move.piece] : [],
        );
        expect(free).toHaveLength(legal.length);
        expect(free).toEqual(expect.arrayContaining(legal));
      }
    }
    expect(switched).toBeGreaterThan(5);
  });
});
