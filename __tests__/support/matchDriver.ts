import { chooseRandomMove } from '@/ai/random';
import type { GameId, Intent } from '@/core/game';
import type { Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { SettlersPosition, RESOURCES } from '@/games/settlers';
import { legalCells, piecesAt } from '@/games/tiles/insight';
import { TilePosition } from '@/games/tiles/position';
import { openMatch } from '@/match/open';
import { startMatch } from '@/match/start';
import type { MatchTools } from '@/match/store';
import type { Match, MatchState } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';
import type { Matches } from '@/storage/matches';

import { positionOf } from './positionOf';

export const RANDOM_AI = { level: 'random', style: 'balanced' };

/** Microtasks instead of timers: thousands of AI turns in seconds. */
export const quickClock: MatchTools['clock'] = {
  now: () => 0,
  soon: (step) => {
    let isCancelled = false;
    queueMicrotask(() => {
      if (!isCancelled) step();
    });
    return () => {
      isCancelled = true;
    };
  },
};

export function tick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** A table of people and AIs, with at least one person. */
export function randomSeats(count: number, rng: Rng): Seat[] {
  const person = rng.below(count);
  return Array.from({ length: count }, (_, seat) => {
    const name = `seat ${seat}`;
    return seat === person || rng.below(2) === 0 ? { name, colour: seat } : { name, ai: RANDOM_AI };
  });
}

export async function start(
  matches: Matches,
  game: GameId,
  seats: readonly Seat[],
  seed: number,
  hasHandOver = false,
): Promise<string> {
  const id = await startMatch(
    { game, options: {}, seats, seed, aids: ALL_AIDS, origin: { kind: 'new' }, hasHandOver },
    matches,
  );
  if (!id.ok) throw new Error(id.error.detail);
  return id.value;
}

export async function open(matches: Matches, id: string, tools: Partial<MatchTools> = {}): Promise<Match> {
  const opened = await openMatch(id, { matches, clock: quickClock, today: () => 1, ...tools });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** Waits until nobody but a person can do something, or the match is over. */
export async function rest(match: Match): Promise<void> {
  for (let turn = 0; turn < 5000; turn++) {
    await tick();
    if (isAtRest(match.getState())) return;
  }
  throw new Error('the match never came to rest');
}

function isAtRest({ table, record, handOver, isSaving, isShowing, thinking, ...state }: MatchState): boolean {
  if (isSaving || isShowing || thinking !== null) return false;
  if (table.isOver || state.isCalledOff || handOver !== null || state.trouble !== null || state.agreement !== null)
    return true;
  return record.seats[table.decider]?.ai === undefined && state.viewer === table.decider;
}

/** Waits, and takes the phone where it goes round. */
export async function sitDown(match: Match): Promise<void> {
  await rest(match);
  while (match.getState().handOver !== null) {
    match.takePhone();
    await rest(match);
  }
}

/**
 * Takes back until a decision that somebody has seen is gone, with an answer from everybody who is asked; how many were.
 */
export async function takeBack(match: Match, isWilling = true): Promise<number> {
  for (let steps = 0; steps < 20; steps++) {
    const kind = match.getState().undo?.kind;
    if (kind === undefined) throw new Error('nothing can be taken back');
    await match.undo();
    await rest(match);
    if (kind !== 'takeBack') continue;
    const { waiting = [] } = match.getState().agreement ?? {};
    for (const seat of waiting) await match.agree(seat, isWilling);
    await sitDown(match);
    return waiting.length;
  }
  throw new Error('taking back came to no end');
}

/** So many chance moves more. */
export async function playOn(match: Match, moves: number, rng: Rng): Promise<void> {
  for (let played = 0; played < moves; played++) {
    await sitDown(match);
    await match.play(chooseRandomMove(positionOf(match), rng));
  }
  await sitDown(match);
}

/** Something that a person might have in mind now. */
export function randomPending(match: Match, rng: Rng): Intent {
  const position = positionOf(match);
  const { read } = gameOf(match.getState().record.game).intent;
  if (position instanceof TilePosition) {
    const cells = legalCells(position);
    const cell = cells[rng.below(cells.length)];
    const rotation = cell?.rotations[rng.below(cell.rotations.length)] ?? 0;
    if (cell === undefined || rng.below(3) === 0)
      return read(position, { stage: 'holding', rotation: rng.below(4), order: [] });
    const pieces = piecesAt(position, cell.x, cell.y, rotation).filter(({ objection }) => objection === null);
    const piece = pieces[rng.below(pieces.length + 1)]?.piece ?? null;
    return read(position, { stage: 'placed', x: cell.x, y: cell.y, rotation, piece });
  }
  if (position instanceof SettlersPosition) {
    const card = RESOURCES[rng.below(RESOURCES.length)];
    const wishes = [
      { stage: 'lifted', card },
      { stage: 'partner', seat: rng.below(position.seats), give: card, cards: rng.below(2) },
      { stage: 'browsing' },
      { stage: 'building', what: 'expansion', card: null, paid: {}, discount: null, turnDestiny: false },
      { stage: 'discarding', cards: { [card ?? 'ore']: 1 } },
    ];
    return read(position, wishes[rng.below(wishes.length)]);
  }
  throw new Error('no such game');
}

/** One thing that a person does, at random; `quiet` leaves out what ends or shortens the match. */
export async function actAtRandom(match: Match, rng: Rng, quiet = false): Promise<void> {
  const state = match.getState();
  if (state.handOver !== null) return match.takePhone();
  if (state.agreement !== null) return match.agree(state.agreement.waiting[0] ?? 0, rng.below(4) > 0);
  const chance = rng.below(100);
  if (chance < 35) return match.intend(randomPending(match, rng));
  if (chance < 45 && !quiet) return match.undo();
  if (chance < 46 && !quiet && rng.below(6) === 0) return match.callOff();
  await match.play(chooseRandomMove(positionOf(match), rng));
}
