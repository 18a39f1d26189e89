import { useState } from 'react';

import { peopleOf } from '@/core/seat';
import type { Told } from '@/core/told';
import { cardEvents, CardTable, type CityEvent, type SettlersEvent, type SettlersView } from '@/games/settlers';
import { useWords } from '@/i18n';
import { feel, type Feeling } from '@/match/feel';
import { usePresenter, type Showing } from '@/match/presenting';
import { useMatchActions } from '@/match/react';
import { withDepartures } from '@/table/model/departed';
import type { Anchors } from '@/table/parts/anchors';
import { flightsOf, flightTime, type Flight } from '@/table/parts/flights';
import { tellEvents, type Sentence } from '@/table/words/tell';
import { useMotion } from '@/ui/look/motion';

/** How long a sentence about somebody else's move stays before the next one, beyond its flights. */
const READING = 700;
const READING_NEWS = 1300;
/** How long the back of a new city is held up. */
const LOOKING = 1800;

interface Presenting {
  /** The view while cards are in the air; null when nothing moves. */
  readonly shown: SettlersView | null;
  readonly flights: readonly Flight[];
  /** What is happening, in words; it stays until something else happens. Trifles beside news are only spoken: eyes see them. */
  readonly caption: {
    readonly seat: number | null;
    readonly text: string;
    readonly spoken: string;
    readonly isNews: boolean;
  } | null;
  /** The back of a new city, held up for all to see. */
  readonly reveal: CityEvent | null;
  /** Finishes at once what is being shown. */
  readonly skip: () => void;
}

const NOTHING = { shown: null, flights: [], caption: null, reveal: null } as const;

/** Shows every move as the viewer may see it: cards fly, then they are where they went, and it is said aloud. */
export function usePresenting(anchors: Anchors): Presenting {
  const match = useMatchActions();
  const words = useWords();
  const motion = useMotion();
  const [state, setState] = useState<Omit<Presenting, 'skip'>>(NOTHING);

  async function show(told: Told, { advance, pause }: Showing): Promise<void> {
    const { viewer, handOver, record } = match.getState();
    // Nothing is shown while the phone is on its way; the story tells it later.
    if (handOver !== null) return;
    const names = record.seats.map((seat) => seat.name);
    const events = cardEvents(told);
    const lines = tellEvents(words, events, told.seat, names);
    const isMine = told.seat === viewer;
    const news = lines.filter((line) => line.weight === 'news');
    const isNews = news.length > 0;
    const spoken = inOne(lines);
    const caption =
      spoken === '' ? null : { seat: lines[0]?.seat ?? null, text: isNews ? inOne(news) : spoken, spoken, isNews };
    const before = CardTable.of(match.tableAt(told.index)).view;
    const flights = motion.move(1) > 0 ? await flightsOf(anchors, events, before, String(told.index)) : [];
    const flying = motion.move(flightTime(flights));
    const people = peopleOf(record.seats).length;
    // Whoever passes the phone on first sees what they drew.
    const isPassing = people > 1 && events.some((event) => event.type === 'turnEnded');
    const slowly = motion.isReduced ? 5 : 1;
    const reading = isMine && !isPassing ? 0 : motion.fade(isNews ? READING_NEWS : READING) * slowly;
    const city = events.find((event) => event.type === 'cityRevealed');
    const looking = motion.fade(LOOKING) * slowly;
    // The market changes because of what the back shows, so the back is shown first; robbers come after it.
    const isCause = city?.event === 'marketDay' && city.carriedOut;
    if (isCause && looking > 0) {
      setState({ shown: before, flights: [], caption, reveal: city.event });
      await pause(looking);
    }
    if (flying > 0) {
      setState({ shown: withDepartures(before, events), flights, caption, reveal: null });
      await pause(flying);
    }
    advance();
    if (city !== undefined && !isCause && looking > 0) {
      setState({ shown: null, flights: [], caption, reveal: city.event });
      await pause(looking);
    }
    setState({ shown: null, flights: [], caption, reveal: null });
    const feeling = feelingOf(events, viewer);
    if (feeling !== null) feel(feeling);
    if (caption !== null) await pause(reading);
  }

  const skip = usePresenter(show);
  return { ...state, skip };
}

function inOne(lines: readonly Sentence[]): string {
  return lines.map((line) => line.text).join(' ');
}

/** What is heard and felt of a move: the weightiest of all that it caused. */
function feelingOf(events: readonly SettlersEvent[], viewer: number): Feeling | null {
  if (events.some((event) => event.type === 'gameWon')) return 'win';
  if (events.some((event) => event.type === 'turnEnded' && event.next === viewer)) return 'turn';
  if (events.some((event) => event.type === 'scored')) return 'score';
  if (events.some((event) => event.type === 'built')) return 'drop';
  return events.some((event) => event.type === 'cardsMoved') ? 'tick' : null;
}
