import { isPlainObject } from '@/core/guards';

import type { PieceChoice, Scored } from '../types';

export type Json = Record<string, unknown>;

/** How the trace of one tile game differs from that of another. */
export interface Dialect {
  /** Name of the one on turn. */
  readonly playerKey: 'player' | 'colour';
  readonly pieceKey: 'follower' | 'piece';
  readonly choicesKey: 'followers' | 'pieces';
  /** Whether entries say if the tile is a bonus tile. */
  readonly hasBonus: boolean;
  /** Whether entries list what each player has left. */
  readonly hasSupply: boolean;
  writePiece(choice: PieceChoice): Json;
  /** The piece of an entry; `undefined` when it cannot be read. */
  readPiece(value: unknown): PieceChoice | null | undefined;
  /** A completed feature, or one of the final scoring. */
  writeScored(event: Scored): Json;
  /** Whether `final` lists this event at all. */
  isListed(event: Scored): boolean;
  writeFinal(scores: readonly number[], winners: readonly number[], scored: readonly Json[], reason: string): Json;
}

const NUMBERED = /^(city|road|field)(\d+)$/;

function writeFollower(choice: PieceChoice): Json {
  const [, kind, number] = NUMBERED.exec(choice.segment) ?? [null, choice.segment, '0'];
  return { kind, segment: Number(number) };
}

function readFollower(value: unknown): PieceChoice | null | undefined {
  if (value === null || value === undefined) return null;
  if (!isPlainObject(value)) return undefined;
  const { kind, segment } = value;
  if (!Number.isInteger(segment) || typeof kind !== 'string') return undefined;
  if (kind === 'cloister') return segment === 0 ? { kind: 'member', segment: kind } : undefined;
  return { kind: 'member', segment: `${kind}${segment as number}` };
}

export const CLASSIC_DIALECT: Dialect = {
  playerKey: 'player',
  pieceKey: 'follower',
  choicesKey: 'followers',
  hasBonus: false,
  hasSupply: false,
  writePiece: writeFollower,
  readPiece: readFollower,
  writeScored: (event) => ({
    kind: event.because.feature,
    points: event.points,
    players: event.players,
    complete: event.because.isComplete,
  }),
  // A field without a finished city gives nobody anything.
  isListed: (event) => event.points > 0,
  writeFinal: (scores, winners, scored) => ({ scored, scores, winners }),
};

export const SOLO_DIALECT: Dialect = {
  ...CLASSIC_DIALECT,
  playerKey: 'colour',
  writeScored: (event) => ({
    kind: event.because.feature,
    points: event.points,
    colours: event.players,
    paid: event.isPaid,
  }),
  isListed: () => true,
  writeFinal: (scores, _winners, scored, reason) => ({ scored, scores, result: Math.min(...scores), reason }),
};

export const HUNTERS_DIALECT: Dialect = {
  playerKey: 'player',
  pieceKey: 'piece',
  choicesKey: 'pieces',
  hasBonus: true,
  hasSupply: true,
  writePiece: (choice) => ({ kind: choice.kind === 'hut' ? 'hut' : 'tribe', zone: choice.segment }),
  readPiece: (value) => {
    if (value === null || value === undefined) return null;
    if (!isPlainObject(value) || typeof value.zone !== 'string') return undefined;
    if (value.kind === 'hut') return { kind: 'hut', segment: value.zone };
    return value.kind === 'tribe' ? { kind: 'member', segment: value.zone } : undefined;
  },
  writeScored: (event) => ({ kind: event.because.feature, points: event.points, players: event.players }),
  isListed: () => true,
  writeFinal: CLASSIC_DIALECT.writeFinal,
};
