import type { StagedFigure } from '@/book';
import type { GameId } from '@/core/game';
import { SHAPES } from '@/core/seat';
import { rowOf } from '@/features/rows';
import type { Words } from '@/i18n';
import { scoreLines, type ScoreLine } from '@/match/scoreLines';

/** Whoever plays in a figure is called after their colour. */
export function linesFor(words: Words, game: GameId, { before }: StagedFigure): ScoreLine[] {
  const count = before.scores().length;
  const seats = SHAPES.slice(0, count).map((shape, colour) => ({ name: words.t(`board.colours.${shape}`), colour }));
  return scoreLines({ game, seats }, count, words);
}

/** What happens in it, in the sentences of the table; the numbers in them are the engine's. */
export function toldWords(
  words: Words,
  game: GameId,
  { before, steps, refused }: StagedFigure,
  lines: readonly ScoreLine[],
): string {
  const { moveWords, earlyEnd } = rowOf(game).words;
  const sentences = steps.flatMap((step) => {
    const { title, rest } = moveWords(words, lines, step.told);
    return [title, ...rest].filter((text) => text !== '');
  });
  const early = earlyEnd?.(words, lines, steps.at(-1)?.table ?? before) ?? null;
  if (early !== null && earlyEnd?.(words, lines, before) === null) sentences.push(early);
  if (refused !== null) sentences.push(words.t('book.refused', { why: words.say(refused.objection) }));
  return sentences.join(' ');
}
