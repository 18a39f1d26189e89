import { litFeature } from '@/board/scene';
import type { StagedFigure } from '@/book';
import type { PaintedLand } from '@/features/land/LandPainter';
import {
  isScored,
  samePiece,
  tileEvents,
  TileTable,
  type Cell,
  type LaidPiece,
  type LaidTile,
  type Scored,
  type SegmentRef,
  type TileEvent,
  type TileMove,
} from '@/games/tiles';
import type { ScoreLine } from '@/match/scoreLines';

/** What stands on a still figure: all that lies there in the end, and the pieces as they were before anything came home. */
export interface FigureLand {
  readonly land: PaintedLand;
  /** The tile that the figure is about. */
  readonly last: Cell | null;
  /** What the rules refuse: the tile where it lies, the piece on it, or that nobody was put there. */
  readonly refused: { readonly what: 'tile' | 'nobody'; readonly at: Cell } | RefusedPiece | null;
  /** Points that were given, where they were given. */
  readonly points: readonly {
    readonly at: SegmentRef;
    readonly points: number;
    readonly isPaid: boolean;
  }[];
}

interface RefusedPiece {
  readonly what: 'piece';
  readonly at: SegmentRef;
}

/** Solo leaves the land as it is while several features are judged, and while followers are counted. */
export function figureLand(id: string, figure: StagedFigure, lines: readonly ScoreLine[]): FigureLand {
  const before = TileTable.of(figure.before);
  const after = TileTable.of(figure.steps.at(-1)?.table ?? figure.before);
  const events = figure.steps.flatMap(({ told }) => tileEvents(told));
  const refused = figure.refused === null ? null : refusedMove(after, figure.refused.move as TileMove);
  const colourOf = (player: number) => lines[player]?.number ?? 0;
  const stood = [...before.laidPieces(), ...claimed(events)];
  return {
    land: {
      id,
      landscape: before.look.landscape,
      tiles: [...after.laidTiles(), ...(refused === null ? [] : [refused.tile])],
      pieces: [...stood, ...(refused?.pieces ?? [])].map((piece) => ({
        ...piece,
        player: colourOf(piece.player),
      })),
    },
    last: refused?.tile ?? events.find((event) => event.type === 'placed') ?? null,
    refused: refused?.mark ?? null,
    points: events.flatMap((event) =>
      isScored(event)
        ? earnersOf(after, stood, event).map((at) => ({ at, points: event.points, isPaid: event.isPaid }))
        : [],
    ),
  };
}

/** Where somebody of each winner stood on what was scored: their points are shown there, and nobody asks whose they are. */
function earnersOf(table: TileTable, stood: readonly LaidPiece[], { because, players }: Scored): readonly SegmentRef[] {
  // One follower that is counted stands where it is counted.
  if (because.feature === 'follower') return [because];
  const members = litFeature(table, because)?.members ?? [];
  const isOn = (piece: LaidPiece) =>
    (piece.kind === 'hut') === (because.feature === 'hut') &&
    members.some(({ x, y, segment }) => piece.x === x && piece.y === y && piece.segment === segment);
  const found = players.flatMap((player) => stood.find((piece) => piece.player === player && isOn(piece)) ?? []);
  return found.length === players.length ? found : [because];
}

/** A tile where it may not lie; or where it may, with a piece that may not stand there, or without one that must. */
function refusedMove(
  table: TileTable,
  move: TileMove,
): { tile: LaidTile; pieces: readonly LaidPiece[]; mark: FigureLand['refused'] } | null {
  if (move.type !== 'place' || table.hand === null) return null;
  const { x, y, rotation, piece } = move;
  const tile = { tile: table.hand.tile, x, y, rotation, player: table.player };
  const options = table.piecesAt(move);
  if (options.length === 0) return { tile, pieces: [], mark: { what: 'tile', at: { x, y } } };
  if (piece === null) return { tile, pieces: [], mark: { what: 'nobody', at: { x, y } } };
  const at = { x, y, segment: piece.segment };
  return {
    tile,
    pieces: options
      .filter((option) => samePiece(option.piece, piece))
      .map(({ feature }) => ({ ...at, kind: piece.kind, feature, player: table.player })),
    mark: { what: 'piece', at },
  };
}

function claimed(events: readonly TileEvent[]): LaidPiece[] {
  return events.flatMap((event) =>
    event.type === 'claimed'
      ? [
          {
            x: event.x,
            y: event.y,
            segment: event.piece.segment,
            kind: event.piece.kind,
            player: event.player,
            feature: event.feature,
          },
        ]
      : [],
  );
}
