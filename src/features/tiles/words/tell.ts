import type { Scored, TileEvent } from '@/games/tiles';
import type { Topic } from '@/features/contract/topic';
import { listOf, said, type Said, type Words } from '@/i18n';
import { nameOf, type ScoreLine } from '@/match/scoreLines';

import { featureWords, whatWords } from './reasonWords';

/** One line of the history: what was said of a move, who it is about, where to look, and what it brought. */
export interface MoveSentence {
  readonly text: string;
  /** The score line whose badge stands beside it; null when it is about nobody. */
  readonly player: number | null;
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Points of the mover, or of the winners at the end. */
  readonly gain: number;
  readonly topic: Topic;
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
  const quiet = ({ text, phrase }: Said, player: number | null, at: MoveSentence['at'] = null): MoveSentence => ({
    text,
    player,
    at,
    gain: 0,
    topic: { phrase },
  });
  switch (event.type) {
    case 'placed': {
      // Who put a piece on the tile has said that they laid it.
      if (events.some((other) => other.type === 'claimed')) return null;
      const name = nameOf(lines, event.player);
      const line = said(words, event.isBonus ? 'board.told.placedBonus' : 'board.told.placed', { name });
      return quiet(line, event.player, event);
    }
    case 'claimed': {
      const feature = event.piece.kind === 'hut' ? 'hut' : claimable(event.feature);
      const line = said(words, `board.told.claimed.${feature}`, { name: nameOf(lines, event.player) });
      return quiet(line, event.player, event);
    }
    case 'scored':
      return scoredLine(words, lines, event, mover);
    case 'drew':
      if (!event.isBonus) return null;
      return quiet(said(words, 'board.told.bonus', { name: nameOf(lines, event.player) }), event.player);
    case 'discarded':
      return quiet(said(words, 'board.told.discarded', { name: nameOf(lines, event.player) }), event.player);
    case 'ended':
      return quiet(said(words, event.reason === 'tiles' ? 'board.told.ended' : 'board.told.endedFollowers'), mover);
    case 'returned':
      return null;
  }
}

function claimable(feature: string) {
  const known = ['city', 'road', 'field', 'cloister', 'forest', 'river', 'meadow'] as const;
  return known.find((name) => name === feature) ?? 'field';
}

function scoredLine(words: Words, lines: readonly ScoreLine[], event: Scored, mover: number | null): MoveSentence {
  const { because, players, isPaid, isFinal } = event;
  const [first = 0] = players;
  const gain = isPaid ? event.points : 0;
  const { text, phrase } = scoredWords(words, lines, event, mover ?? first);
  const { feature } = because;
  // What a follower on the land counts for at the end of a solo game is no points of a kind.
  const topic = feature === 'follower' || !isPaid ? { phrase } : { points: feature, isFinal };
  return { text, player: first, at: because, gain, topic };
}

function scoredWords(words: Words, lines: readonly ScoreLine[], event: Scored, mover: number): Said {
  const { t } = words;
  const { because, players, isPaid, isFinal } = event;
  const points = t('board.points', { n: event.points });
  const winners = listOf(
    players.map((player) => nameOf(lines, player)),
    words,
  );
  if (because.feature === 'follower') {
    return isPaid
      ? said(words, 'board.told.counted', { name: winners, points })
      : said(words, 'board.told.countedUnpaid', { name: winners });
  }
  const isShared = players.length > 1;
  if (isFinal) {
    const values = { feature: featureWords(words, because), points, winners };
    return isShared ? said(words, 'board.told.finalShared', values) : said(words, 'board.told.final', values);
  }
  const name = nameOf(lines, mover);
  const what = whatWords(words, because);
  if (!isPaid) return said(words, 'board.told.closedUnpaid', { name, what, winners });
  if (isShared) return said(words, 'board.told.closedShared', { name, what, points, winners });
  return players[0] === mover
    ? said(words, 'board.told.closed', { name, what, points })
    : said(words, 'board.told.closedFor', { name, what, points, winners });
}
