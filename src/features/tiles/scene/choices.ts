import { PIECE_KINDS, samePiece, type PieceKind, type PieceOption, type Placed, type TileTable } from '@/games/tiles';

/** The pieces that can be thought of for a tile that lies, one kind at a time: a hut and a fisher may want one river. */
export interface Choices {
  /** The kinds there is anything to choose of. */
  readonly kinds: readonly PieceKind[];
  readonly kind: PieceKind;
  /** Those of that kind. Where somebody else is already, it is shown as refused, and says why. */
  readonly options: readonly PieceOption[];
  /** Why there is nothing to choose where all that could go on the tile is on the land already; null otherwise. */
  readonly noneLeft: PieceOption['objection'];
}

/** Refusals that a player may wonder about; what the rules never allow (a hut on dry land) is not offered at all. */
const WONDERED: readonly string[] = ['taken', 'systemHasHut'];

export function choicesAt(table: TileTable, placed: Placed, wanted: PieceKind | null): Choices {
  const known = table.piecesAt(placed);
  const all = known.filter(({ objection }) => objection === null || WONDERED.includes(objection.code));
  const kinds = PIECE_KINDS.filter((kind) => all.some(({ piece }) => piece.kind === kind));
  const free = all.find(({ objection }) => objection === null)?.piece.kind;
  const spent = known.find(({ objection }) => objection?.code === 'noneLeft')?.objection ?? null;
  const asked = wanted !== null && kinds.includes(wanted) ? wanted : null;
  const kind = placed.piece?.kind ?? asked ?? free ?? kinds[0] ?? 'member';
  const options = all.filter(({ piece }) => piece.kind === kind);
  return { kinds, kind, options, noneLeft: free === undefined ? spent : null };
}

export function isChosen({ piece }: PieceOption, placed: Placed): boolean {
  return samePiece(piece, placed.piece);
}
