import type { Href } from 'expo-router';

import type { GameId } from '@/core/game';
import type { GameRecord } from '@/core/record';
import type { Words } from '@/i18n';
import { scoreLines } from '@/match/scoreLines';
import type { SavedMatch } from '@/storage/savedMatch';
import type { Colour } from '@/core/seat';

/** What home shows of a match that waits to be continued. */
export interface OpenMatch {
  readonly id: string;
  /** Where it is played. */
  readonly href: Href;
  readonly game: GameId;
  readonly turnOf: string;
  /** Null for the card game, which has no tiles to count. */
  readonly tilesLeft: number | null;
  readonly seats: readonly { readonly player: Colour; readonly name: string; readonly points: number }[];
  readonly record: GameRecord;
}

/** A saved match, in the words and colours of home. */
export function openMatchOf({ id, record, summary }: SavedMatch, words: Words): OpenMatch {
  const lines = scoreLines(record, summary.scores.length, words);
  return {
    id,
    href: { pathname: '/match/[id]', params: { id } },
    game: record.game,
    turnOf: record.seats[summary.turnOf]?.name ?? '',
    tilesLeft: summary.tilesLeft,
    seats: lines.map(({ index, name, number }) => ({ player: number, name, points: summary.scores[index] ?? 0 })),
    record,
  };
}
