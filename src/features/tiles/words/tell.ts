import type { Scored, TileEvent } from '@/games/tiles';
import { listOf, type Words } from '@/i18n';
import { nameOf, type ScoreLine } from '@/match/scoreLines';

import { featureWords, whatWords } from './reasonWords';

/** One line of the history: what was said of a move, who it is about, where to look, and what it brought. */
export interface MoveSentence {
  readonly text: string;
  /** The score line whose badge stands beside it. */
  readonly player: number;
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Points of the mover, or of the winners at the end. */
  readonly gain: number;
}

/** What a move did, in sentences: the tile or its piece first, then what it closed, then what the end counted. */
export function tell(words: Words, lines: readonly ScoreLine[], events: readonly TileEvent[]): MoveSentence[] {
  const told: MoveSentence[] = [];
  // In solo the judging of several features is a move of its own, and its events have no mover.
  const mover = events.find((event) => event.type === 'placed')?.player ?? null;
  for (const event of events) {
    const line = sentence(words, lines, event, mover, events);
    if (line !== null) told.push(line);
  }
  return told;
}

function sentence(
  words: Words,
  lines: readonly ScoreLine[],
  event: TileEvent,
  mover: number | null,
  events: readonly TileEvent[],
): MoveSentence | null {
  const { t } = words;
  switch (event.type) {
    case 'placed': {
      // Who put a piece on the tile has said that they laid it.
      if (events.some((other) => other.type === 'claimed')) return null;
      const text = t(event.isBonus ? 'board.told.placedBonus' : 'board.told.placed', {
        name: nameOf(lines, event.player),
      });
      return { text, player: event.player, at: event, gain: 0 };
    }
    case 'claimed': {
      const feature = event.piece.kind === 'hut' ? 'hut' : claimable(event.feature);
      const text = t(`board.told.claimed.${feature}`, { name: nameOf(lines, event.player) });
      return { text, player: event.player, at: event, gain: 0 };
    }
    case 'scored':
      return scoredLine(words, lines, event, mover);
    case 'drew':
      if (!event.isBonus) return null;
      return {
        text: t('board.told.bonus', { name: nameOf(lines, event.player) }),
        player: event.player,
        at: null,
        gain: 0,
      };
    case 'discarded':
      return {
        text: t('board.told.discarded', { name: nameOf(lines, event.player) }),
        player: event.player,
        at: null,
        gain: 0,
      };
    case 'ended':
      return {
        text: t(event.reason === 'tiles' ? 'board.told.ended' : 'board.told.endedFollowers'),
        player: mover ?? 0,
        at: null,
        gain: 0,
      };
    case 'returned':
      return null;
  }
}

function claimable(feature: string) {
  const known = ['city', 'road', 'field', 'cloister', 'forest', 'river', 'meadow'] as const;
  return known.find((name) => name === feature) ?? 'field';
}

function scoredLine(words: Words, lines: readonly ScoreLine[], event: Scored, mover: number | null): MoveSentence {
  const { because, players, isPaid } = event;
  const [first = 0] = players;
  const gain = isPaid ? event.points : 0;
  return { text: scoredWords(words, lines, event, mover ?? first), player: first, at: because, gain };
}

function scoredWords(words: Words, lines: readonly ScoreLine[], event: Scored, mover: number): string {
  const { t } = words;
  const { because, players, isPaid, isFinal } = event;
  const points = t('board.points', { n: event.points });
  const winners = listOf(
    players.map((player) => nameOf(lines, player)),
    words,
  );
  if (because.feature === 'follower') {
    return isPaid
      ? t('board.told.counted', { name: winners, points })
      : t('board.told.countedUnpaid', { name: winners });
  }
  const isShared = players.length > 1;
  if (isFinal) {
    const said = { feature: featureWords(words, because), points, winners };
    return isShared ? t('board.told.finalShared', said) : t('board.told.final', said);
  }
  const name = nameOf(lines, mover);
  const what = whatWords(words, because);
  if (!isPaid) return t('board.told.closedUnpaid', { name, what, winners });
  if (isShared) return t('board.told.closedShared', { name, what, points, winners });
  return players[0] === mover
    ? t('board.told.closed', { name, what, points })
    : t('board.told.closedFor', { name, what, points, winners });
}
