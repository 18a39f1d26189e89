import type { Point } from '@/board/art/geometry/point';
import { landScene, litFeature, spotOf } from '@/board/scene';
import { stanceOf } from '@/board/stance';
import type { Cell, Effect } from '@/board/types';
import type { Scored, TileEvent, TileTable } from '@/games/tiles';
import type { Words } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';

/** What it takes to show what a move caused. */
export interface EffectTools {
  readonly words: Words;
  readonly lines: readonly ScoreLine[];
  /** Where a score line stands on the screen, for followers to fly home to. */
  readonly homeOf: (player: number) => Promise<Point>;
}

/** Pieces that are set down. */
export function claims({ lines }: EffectTools, table: TileTable, events: readonly TileEvent[]): Effect[] {
  const land = landScene(
    table,
    lines.map(({ number }) => number),
  );
  return events.flatMap((event): Effect[] =>
    event.type === 'claimed' ? [{ type: 'claim', at: spotOf(land, { ...event, segment: event.piece.segment }) }] : [],
  );
}

/** The feature shines, its points rise, and its followers fly home, all together. */
export async function rewards(
  { words, lines, homeOf }: EffectTools,
  table: TileTable,
  scored: Scored,
  events: readonly TileEvent[],
  laid: Cell | undefined,
): Promise<Effect[]> {
  const { because, players, isPaid, points } = scored;
  const land = landScene(
    table,
    lines.map(({ number }) => number),
  );
  const at = spotOf(land, because);
  const feature = litFeature(table, because);
  const [first] = players;
  // Light starts from the tile that finished the feature.
  const from = laid === undefined ? at : { x: laid.x + 0.5, y: laid.y + 0.5 };
  const effects: Effect[] = feature === null ? [] : [{ type: 'shine', feature, from }];
  effects.push({
    type: 'points',
    at,
    text: words.t('board.history.gain', { n: isPaid ? points : 0 }),
    player: first === undefined || players.length > 1 ? null : (lines[first]?.number ?? null),
  });
  const members = feature?.members ?? [];
  for (const event of events) {
    if (event.type !== 'returned') continue;
    const { x, y, piece, player } = event;
    if (!members.some((member) => member.x === x && member.y === y && member.segment === piece.segment)) continue;
    effects.push({
      type: 'return',
      player: lines[player]?.number ?? 0,
      stance: stanceOf({ kind: piece.kind, feature: feature?.kind ?? 'road' }),
      from: spotOf(land, { x, y, segment: piece.segment }),
      to: await homeOf(player),
    });
  }
  return effects;
}
