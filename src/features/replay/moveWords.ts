import type { ScoreLine } from '@/features/play/lines';
import { tell, tileEvents } from '@/features/play/told';
import { eventsFor, type SettlersEvent } from '@/games/settlers';
import type { Words } from '@/i18n';
import type { Review } from '@/match/review';
import type { Happening } from '@/match/types';
import { tellEvents } from '@/table/tell';

export interface MoveWords {
  /** The score line whose badge stands beside it. */
  readonly player: number;
  readonly title: string;
  /** What else the move did. */
  readonly rest: readonly string[];
}

/** Nobody's eyes: a replay may be watched by anyone, so it tells only what lay open to all. */
const NOBODY = -1;

/** A move in sentences; what it scored comes first. */
export function moveWords(
  words: Words,
  { record }: Review,
  lines: readonly ScoreLine[],
  happening: Happening,
): MoveWords {
  if (record.game === 'settlers') {
    const events = eventsFor(NOBODY, happening.events as readonly SettlersEvent[]);
    const told = tellEvents(
      words,
      events,
      happening.seat,
      lines.map(({ name }) => name),
    );
    const [first, ...others] = [...told].sort(
      (one, other) => Number(other.weight === 'news') - Number(one.weight === 'news'),
    );
    return { player: first?.seat ?? happening.seat, title: first?.text ?? '', rest: others.map(({ text }) => text) };
  }
  const told = tell(words, lines, tileEvents(happening));
  const [first, ...others] = [...told].sort((one, other) => other.gain - one.gain);
  return { player: first?.player ?? happening.seat, title: first?.text ?? '', rest: others.map(({ text }) => text) };
}
