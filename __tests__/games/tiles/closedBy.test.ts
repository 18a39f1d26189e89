import { Rng } from '@/core/rng';
import { closedBy, legalCells } from '@/games/tiles/insight';
import { isFinished } from '../../support/oracle/medieval';
import type { Table } from '../../support/randomGames';
import { rebuild, segmentName } from '../../support/rebuild';
import { playOn, snapshot, startTable } from '../../support/tilePlay';

jest.setTimeout(300_000);

const TABLES: readonly Table[] = [
  { game: 'classic', seats: 3 },
  { game: 'solo', seats: 1 },
  { game: 'hunters', seats: 2 },
];

const JUDGED = ['city', 'road', 'cloister', 'forest', 'river'];

/** What an independent flood of the land finds finished, by the names of its parts. */
function finished(table: Table, position: Parameters<typeof rebuild>[0]): Set<string> {
  const board = rebuild(position, table.game);
  const names = board
    .features()
    .list.filter((feature) => JUDGED.includes(feature.kind) && isFinished(board, feature))
    .map(({ members }) =>
      members
        .map(({ tile, part }) => `${tile.x},${tile.y} ${segmentName(part.name)}`)
        .sort()
        .join(),
    );
  return new Set(names);
}

describe.each(TABLES)('what a tile would close in $game', (table) => {
  it('is what an independent count finds finished once it lies, and was not before', () => {
    let closed = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const position = startTable(table, seed);
      const rng = Rng.fromSeed(seed);
      for (let turn = 0; turn < 14 && !position.isOver; turn++) {
        const before = snapshot(position);
        for (const { x, y, rotations } of legalCells(position)) {
          const at = { x, y, rotation: rotations[0] ?? 0 };
          const told = closedBy(position, at).map(({ info }) =>
            info.members
              .map((ref) => `${ref.x},${ref.y} ${ref.segment}`)
              .sort()
              .join(),
          );
          const then = position.clone();
          then.lay(then.codeOf(x, y, at.rotation));
          const was = finished(table, position);
          const fresh = [...finished(table, then)].filter((name) => !was.has(name));
          expect(told.sort()).toEqual(fresh.sort());
          closed += told.length;
        }
        expect(snapshot(position)).toEqual(before);
        playOn(position, rng, 1);
      }
    }
    expect(closed).toBeGreaterThan(50);
  });
});
