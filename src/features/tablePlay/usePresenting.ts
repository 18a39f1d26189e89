import { useEffect, useRef, useState } from 'react';

import {
  eventsFor,
  type CityEvent,
  type SettlersEvent,
  type SettlersPosition,
  type SettlersView,
} from '@/games/settlers';
import { useWords } from '@/i18n';
import { feel, type Feeling } from '@/match/feel';
import { useMatch, useMatchActions } from '@/match/react';
import type { Happening } from '@/match/types';
import type { Anchors } from '@/table/anchors';
import { withDepartures } from '@/table/departed';
import { flightsOf, flightTime, type Flight } from '@/table/flights';
import { tellEvents, type Line } from '@/table/tell';
import { useMotion } from '@/ui/motion';

/** How long a sentence about somebody else's move stays before the next one, beyond its flights. */
const READING = 700;
const READING_NEWS = 1300;
/** How long the back of a new city is held up. */
const LOOKING = 1800;

export interface Presenting {
  /** The view while cards are in the air, or until what was just played is shown; null when nothing moves. */
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
/** A move that nobody presents in this time (another window played it) is simply there. */
export const PATIENCE = 250;

/** Shows every happening as the viewer may see it: cards fly, then they are where they went, and it is said aloud. */
export function usePresenting(anchors: Anchors): Presenting {
  const match = useMatchActions();
  const words = useWords();
  const motion = useMotion();
  const [state, setState] = useState<Omit<Presenting, 'skip'>>(NOTHING);
  const finish = useRef<() => void>(() => undefined);
  const count = useMatch((live) => live.happenings.length);
  const isShowing = useMatch((live) => live.isShowing);
  // A move is on the table before it is presented. Until then the table shows what was before it, or it would blink.
  const [told, setTold] = useState(count);
  if (told > count) setTold(count);
  const isBehind = told < count && state.shown === null && motion.move(1) > 0;
  useEffect(() => {
    if (!isBehind || isShowing) return undefined;
    const timer = setTimeout(() => setTold(count), PATIENCE);
    return () => clearTimeout(timer);
  }, [isBehind, isShowing, count]);

  useEffect(() => {
    const present = async (happening: Happening) => {
      const { viewer, handOver, position, record } = match.getState();
      const done = () => setTold(happening.index + 1);
      // Nothing is shown while the phone is on its way; the story tells it later.
      if (handOver !== null) return done();
      const names = record.seats.map((seat) => seat.name);
      const events = eventsFor(viewer, happening.events as readonly SettlersEvent[]);
      const lines = tellEvents(words, events, happening.seat, names);
      const isMine = happening.seat === viewer;
      const news = lines.filter((line) => line.weight === 'news');
      const isNews = news.length > 0;
      const spoken = inOne(lines);
      const caption =
        spoken === '' ? null : { seat: lines[0]?.seat ?? null, text: isNews ? inOne(news) : spoken, spoken, isNews };
      const before = viewAt(position as unknown as SettlersPosition, happening.index, viewer);
      const shown = withDepartures(before, events);
      const flights = motion.move(1) > 0 ? await flightsOf(anchors, events, before, String(happening.index)) : [];
      const flying = motion.move(flightTime(flights));
      const people = record.seats.filter((seat) => seat.ai === undefined).length;
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
        await pause(looking, finish);
      }
      if (flying > 0) {
        setState({ shown, flights, caption, reveal: null });
        await pause(flying, finish);
      }
      if (city !== undefined && !isCause && looking > 0) {
        done();
        setState({ shown: null, flights: [], caption, reveal: city.event });
        await pause(looking, finish);
      }
      done();
      setState({ shown: null, flights: [], caption, reveal: null });
      const feeling = feelingOf(events, viewer);
      if (feeling !== null) feel(feeling);
      if (reading > 0 && caption !== null) await pause(reading, finish);
    };
    match.present(present);
    return () => match.present(null);
  }, [match, words, motion, anchors]);

  const { position, viewer } = match.getState();
  const shown = isBehind ? viewAt(position as unknown as SettlersPosition, told, viewer) : state.shown;
  return { ...state, shown, skip: () => finish.current() };
}

function inOne(lines: readonly Line[]): string {
  return lines.map((line) => line.text).join(' ');
}

/** What is heard and felt of a move: the weightiest of all that it caused. */
function feelingOf(events: readonly SettlersEvent[], viewer: number): Feeling | null {
  if (events.some((event) => event.type === 'gameWon')) return 'win';
  if (events.some((event) => event.type === 'turnEnded' && event.next === viewer)) return 'turn';
  if (events.some((event) => event.type === 'scored')) return 'score';
  if (events.some((event) => event.type === 'built')) return 'land';
  return events.some((event) => event.type === 'cardsMoved') ? 'tick' : null;
}

/** What the viewer saw before this move. */
function viewAt(position: SettlersPosition, index: number, viewer: number): SettlersView {
  const earlier = position.clone();
  while (earlier.ply > index) earlier.undo();
  return earlier.viewFor(viewer);
}

async function pause(milliseconds: number, finish: { current: () => void }): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    finish.current = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
