import type { GameId } from '@/core/game';
import type { Told } from '@/core/told';

import { CLASSIC_TIPS } from './classic';
import { isCued } from './cue';
import { HUNTERS_TIPS } from './hunters';
import { SETTLERS_TIPS } from './settlers';
import { SOLO_TIPS } from './solo';
import type { Tip, TipEntry } from './types';

export { isCued, type Cue } from './cue';
export type { Tip } from './types';

/** A line a game. */
const TIPS: Readonly<Record<GameId, Readonly<Record<string, TipEntry>>>> = {
  classic: CLASSIC_TIPS,
  solo: SOLO_TIPS,
  hunters: HUNTERS_TIPS,
  settlers: SETTLERS_TIPS,
};

/** The tips of a game, what matters most first. */
export function tipsOf(game: GameId): readonly Tip[] {
  return Object.entries(TIPS[game]).map(([name, entry]) => ({ name, ...entry }));
}

/** What there is to say about what somebody was just told, and has not been said before; null when there is nothing. */
export function tipFor(game: GameId, news: readonly Told[], said: ReadonlySet<string>): Tip | null {
  return tipsOf(game).find(({ name, when }) => !said.has(name) && news.some((told) => isCued(when, told))) ?? null;
}

/** Where the dictionaries have its line. */
export function tipKey(game: GameId, { name }: Pick<Tip, 'name'>): string {
  return `tips.${game}.${name}`;
}
