import type { Game, Intent, Table } from '@/core/game';
import { phrase } from '@/core/phrase';

import { PebblesPosition, SIDES, type Side, type Take, type Taken } from './position';

/** Which end somebody has in mind. */
export interface Aim extends Intent {
  readonly stage: 'looking' | 'aiming';
  readonly side?: Side;
}

/** A row of pebbles to look at. */
export class PebblesTable implements Table<Take> {
  constructor(private readonly position: PebblesPosition) {}

  static of(table: Table): PebblesTable {
    if (!(table instanceof PebblesTable)) throw new TypeError('not a row of pebbles');
    return table;
  }

  get seats() {
    return this.position.seats;
  }

  get decider() {
    return this.position.decider;
  }

  get isOver() {
    return this.position.isOver;
  }

  get ply() {
    return this.position.ply;
  }

  left = () => this.position.left();
  legalMoves = () => this.position.legalMoves();
  objectionTo = (move: Take) => this.position.objectionTo(move);
  scores = () => this.position.scores();
  outcome = () => this.position.outcome();
}

const LOOKING: Aim = { stage: 'looking' };

/** The trivial fifth game: all that a game's own folder in `games` would hold. */
export const pebbles: Game<object, Take, Taken, object, Aim, PebblesPosition> = {
  // The type names the games that are shipped; this one is plugged in by a test.
  id: 'pebbles' as never,
  seats: { min: 2, max: 2 },
  options: {},
  hidesHands: false,
  isTeamwork: false,
  start: (_, seed, seats) => PebblesPosition.start(seed, seats),
  encode: ({ side }) => side,
  decode: (text) => {
    const side = SIDES.find((known) => known === text);
    return side === undefined ? null : { type: 'take', side };
  },
  describe: ({ side }) => phrase(`pebbles.take.${side}`),
  tableFor: (position) => new PebblesTable(position),
  eventsFor: (_, events) => events,
  moveFor: (_, move) => move,
  imagine: (position) => position.clone(),
  tilesLeft: (position) => position.left().length,
  intent: {
    start: () => LOOKING,
    read: (_, input) => {
      const side = SIDES.find((known) => known === (input as Aim | null)?.side);
      return side === undefined ? LOOKING : { stage: 'aiming', side };
    },
    back: (_, { stage }) => (stage === 'aiming' ? LOOKING : null),
    after: () => LOOKING,
  },
  points: {
    kinds: ['pebble'],
    startKind: 'pebble',
    pointsIn: (events) =>
      events.map((event) => ({
        players: [event.seat],
        points: event.points,
        kind: 'pebble',
        because: event,
        isFinal: false,
      })),
    standing: () => null,
    endsTurn: () => true,
    pace: 'turn',
    resultOf: (points, seat) => points[seat] ?? 0,
  },
};
