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
  // A history begins with what a move brought; whoever learns wants to hear what came first.
  const sentences = countRepeated(
    words,
    steps.flatMap(({ told }) => moveWords(words, lines, told).inOrder),
  );
  const early = earlyEnd?.(words, lines, steps.at(-1)?.table ?? before) ?? null;
  if (early !== null && earlyEnd?.(words, lines, before) === null) sentences.push(early);
  if (refused !== null) sentences.push(words.t('book.refused', { why: words.say(refused.objection) }));
  return sentences.join(' ');
}

/** The same sentence several times in a row is said once, with how often. */
function countRepeated({ t }: Words, sentences: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < sentences.length;) {
    const text = sentences[at] ?? '';
    let next = at + 1;
    while (sentences[next] === text) next++;
    said.push(next === at + 1 ? text : t('book.times', { said: text.replace(/\.$/, ''), n: next - at }));
    at = next;
  }
  return said;
}
