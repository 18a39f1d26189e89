import type { GameRecord } from '@/core/record';
import { CardTable, type Build } from '@/games/settlers';
import type { Words } from '@/i18n';
import { lastTable } from '@/match/history';
import { scoreLines } from '@/match/scoreLines';
import type { CardId } from '@/table/art';
import { buildCards } from '@/table/model/buildCards';
import type { Colour } from '@/core/seat';
import { PLAYERS } from '@/ui/look/tokens';

/** What lay before one player, kind by kind. */
export interface Estate {
  readonly name: string;
  /** What else the player may be called. */
  readonly colour: string;
  readonly number: Colour;
  readonly points: number;
  readonly hasWon: boolean;
  readonly kinds: readonly (readonly CardId[])[];
}

export interface PaintedEstates {
  /** Names this state of this table: painted once, found again. */
  readonly id: string;
  readonly title: string;
  /** Most points first. */
  readonly estates: readonly Estate[];
}

const KINDS: readonly Build[] = ['settlement', 'city', 'expansion', 'road', 'knight'];

/** The card table of a record as it stands after its moves; null where it cannot be played. No hand is in it. */
export function estatesOf(id: string, record: GameRecord, words: Words): PaintedEstates | null {
  const table = lastTable(record);
  if (table === null || !CardTable.is(table)) return null;
  const { players } = table.view;
  const winners = table.outcome()?.winners ?? [];
  const estates = scoreLines(record, players.length, words).flatMap(({ index, name, number }): Estate[] => {
    const estate = players[index];
    if (estate === undefined) return [];
    const kinds = KINDS.map((what) => buildCards(estate, what)).filter((cards) => cards.length > 0);
    const colour = words.t(`board.colours.${PLAYERS[number].shape}`);
    return [{ name, colour, number, points: estate.points, hasWon: winners.includes(index), kinds }];
  });
  return {
    id: `${id}/${record.moves.length}/${words.language}`,
    title: words.t('games.settlers.name'),
    estates: estates.sort((one, other) => other.points - one.points),
  };
}
