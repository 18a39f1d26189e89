import type { GameRecord } from '@/core/record';
import { colourOf, isPerson, SHAPES, type Colour } from '@/core/seat';
import { gameOf } from '@/games';
import type { Words } from '@/i18n';

/** One line of the score: a seat, or in solo one of the colours. */
export interface ScoreLine {
  readonly index: number;
  readonly name: string;
  /** Its colour and shape. */
  readonly number: Colour;
  readonly isAi: boolean;
}

/** The colours of the solo game, as far apart as six colours allow. */
const SOLO_COLOURS: readonly Colour[] = [0, 2, 3, 1];

/** Who stands on the score board. Seats have the colours they chose; the colours of solo are named after themselves. */
export function scoreLines(
  { game, seats }: Pick<GameRecord, 'game' | 'seats'>,
  count: number,
  { t }: Words,
): ScoreLine[] {
  if (gameOf(game).isTeamwork) {
    return SOLO_COLOURS.slice(0, count).map((number, index) => ({
      index,
      name: t(`board.colours.${SHAPES[number]}`),
      number,
      isAi: false,
    }));
  }
  return seats.map((seat, index) => ({
    index,
    name: seat.name,
    number: colourOf(seat, index),
    isAi: !isPerson(seat),
  }));
}

export function nameOf(lines: readonly ScoreLine[], player: number): string {
  return lines[player]?.name ?? '';
}
