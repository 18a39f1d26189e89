import type { TilePosition } from '@/games/tiles/position';
import { Board } from './oracle/board';
import { CLASSIC_BOX, HUNTERS_BOX } from './oracle/facts';
import type { Table } from './randomGames';

/** The land of a position, laid out again on the table of the oracle. */
export function rebuild(position: TilePosition, game: Table['game']): Board {
  const board = new Board(game === 'hunters' ? HUNTERS_BOX : CLASSIC_BOX);
  for (const { tile, x, y, rotation } of position.laidTiles()) {
    const facts = board.box.get(tile);
    if (facts === undefined) throw new Error(`no tile ${tile}`);
    board.lay(facts, x, y, rotation);
  }
  board.pieces = position.laidPieces().map(({ player, kind, x, y, segment }) => {
    const tile = board.at(x, y);
    if (tile === null) throw new Error('a piece stands on nothing');
    const part = tile.facts.parts.findIndex(({ name }) => segmentName(name) === segment);
    return { player, isHut: kind === 'hut', tile, part };
  });
  return board;
}

/** The oracle calls the first road of a tile `road 0`, the engine `road0`. */
export function segmentName(name: string): string {
  return name === 'cloister 0' ? 'cloister' : name.replace(' ', '');
}
