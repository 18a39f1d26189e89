import { by, device, element, waitFor } from 'detox';
import { expect } from '@jest/globals';

import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord, type Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { PHASE_SCORE, type TilePosition } from '@/games/tiles/position';
import type { PieceChoice, TileEvent, TileMove } from '@/games/tiles/types';
import { encodeRecord } from '@/match/shareCode';

import type { App } from './chromium/app';
import { launchApp, type Start } from './launchApp';

export type TileGame = 'classic' | 'solo' | 'hunters';
export type Place = Extract<TileMove, { type: 'place' }>;

const OPENING = 60_000;
const SOON = 30_000;

export const PEOPLE: readonly Seat[] = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 1 },
];

export function recordFor(game: TileGame, seed: number, seats = PEOPLE, moves: readonly string[] = []): GameRecord {
  return { ...newRecord(game, defaultOptions(gameOf(game).options), seats, seed), moves };
}

export function positionOf(record: GameRecord): TilePosition {
  const rules = gameOf(record.game);
  const position = rules.start(record.options, record.seed, record.seats.length) as TilePosition;
  for (const text of record.moves) position.play(rules.decode(text) as TileMove);
  return position;
}

/** Takes what scores at once, now and then puts a piece, else anything: a game in which things get finished. */
export function chooseMove(position: TilePosition, rng: Rng): TileMove {
  const moves = position.legalMoves();
  const chance = moves[rng.below(moves.length)];
  if (chance === undefined) throw new Error('no move');
  let best = chance;
  let most = 0;
  for (const move of moves) {
    const points = gainOf(position.preview(move), position.player);
    if (points > most) [best, most] = [move, points];
  }
  return best;
}

/** Points that events give a player for what was closed. */
export function gainOf(events: readonly TileEvent[], player: number): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'scored' && event.isPaid && !event.isFinal && event.players.includes(player)
        ? sum + event.points
        : sum,
    0,
  );
}

export const isWeb = () => (device.getPlatform() as string) === 'web';
export const browser = (): App => (device as unknown as { deviceDriver: { app: App } }).deviceDriver.app;

/** Opens a match from a shared link, as anybody would who was sent it, with everything instant. */
export async function openMatch(record: GameRecord, start: Start = {}): Promise<void> {
  await launchApp({ isFresh: true, isStill: true, ...start, url: 'terreno://settings' });
  await waitFor(element(by.id('speed-instant')))
    .toExist()
    .withTimeout(OPENING);
  await element(by.id('speed-instant')).tap();
  await launchApp({ isStill: true, ...start, isFresh: false, url: `terreno://m/${encodeRecord(record)}` });
  await waitForId('open-import');
  await element(by.id('open-import')).tap();
  await waitFor(element(by.id('land')))
    .toExist()
    .withTimeout(OPENING);
}

export async function waitForId(id: string | RegExp): Promise<void> {
  await waitFor(element(by.id(id)).atIndex(0))
    .toExist()
    .withTimeout(SOON);
}

export async function exists(id: string | RegExp): Promise<boolean> {
  return waitFor(element(by.id(id)).atIndex(0))
    .toExist()
    .withTimeout(50)
    .then(
      () => true,
      () => false,
    );
}

interface Attributes {
  readonly label?: string;
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export async function attributesOf(id: string): Promise<Attributes> {
  return (await element(by.id(id)).getAttributes()) as unknown as Attributes;
}

/** A dragged tile is held this far above the finger. */
const LIFT = 56;

/** The ways to do one thing at the table; each kind of player has its own. */
export interface Hands {
  /** Puts the tile in hand on a cell. */
  put(move: Place, position: TilePosition): Promise<void>;
  /** Turns the tile that lies by one fitting quarter. */
  turn(): Promise<void>;
  choose(piece: PieceChoice): Promise<void>;
  confirm(): Promise<void>;
  /** Solo: counts a follower of this colour. */
  count(colour: number): Promise<void>;
}

const tap = (id: string) => element(by.id(id)).tap();

/** Touches the board where something is: the labels of neighbours may overlap there, as their targets are larger. */
export async function touch(id: string | RegExp): Promise<void> {
  const { frame: board } = await attributesOf('board');
  const { frame } = (await element(by.id(id)).atIndex(0).getAttributes()) as unknown as Attributes;
  const at = { x: frame.x + frame.width / 2 - board.x, y: frame.y + frame.height / 2 - board.y };
  await element(by.id('board')).tap(at);
}

/** Does something on the board once and waits until it shows: a touch that is lost is a fault. */
async function once(act: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  await act();
  const end = Date.now() + SOON;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('a touch was lost');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Fingers: taps, and a drag now and then. */
export function fingers(): Hands {
  let moves = 0;
  return {
    put: async ({ x, y }) => {
      const cell = `cell-${x}-${y}`;
      const isDragged = moves++ % 4 === 1;
      const act = async () => {
        if (!isDragged) return touch(cell);
        const { frame } = await attributesOf(cell);
        const above = 0.5 + LIFT / frame.height;
        await element(by.id('held-tile')).longPressAndDrag(20, 0.5, 0.5, element(by.id(cell)), 0.5, above, 'slow', 120);
      };
      await once(act, () => exists('ghost'));
    },
    turn: () => tap('turn'),
    choose: (piece) =>
      once(
        () => touch(`choice-${piece.kind}-${piece.segment}`),
        () => isChosen(piece),
      ),
    confirm: () => tap('confirm'),
    count: (colour) => tap(`count-${colour}`),
  };
}

/**
 * Plays a match on the screen. Beside it runs the same game in the rules alone, which says what the screen must show;
 * the screen is never asked what it would like.
 */
export class TilePlayer {
  readonly position: TilePosition;
  readonly played: { readonly move: TileMove; readonly events: readonly TileEvent[] }[] = [];
  private readonly rng: Rng;

  constructor(
    record: GameRecord,
    private readonly hands: Hands,
    seed = 7,
  ) {
    this.position = positionOf(record);
    this.rng = Rng.fromSeed(seed);
  }

  /** Plays until the end, or until as many moves as wished. */
  async play(most = Infinity): Promise<void> {
    for (let index = 0; index < most && !this.position.isOver; index++) await this.playOne();
  }

  async playOne(move = chooseMove(this.position, this.rng)): Promise<void> {
    switch (move.type) {
      case 'place':
        await this.place(move);
        break;
      case 'score':
        return this.order();
      case 'count':
        await waitForId('counting');
        await this.hands.count(move.colour);
        break;
    }
    this.take(move);
    await this.agree();
  }

  private async place(move: Place): Promise<void> {
    const { x, y, rotation, piece } = move;
    await waitForId('held-tile');
    await this.hands.put(move, this.position);
    await waitForId('ghost');
    for (let turns = 0; turns < 4 && (await rotationNow()) !== rotation; turns++) await this.hands.turn();
    expect(await rotationNow()).toBe(rotation);
    if (piece !== null && !(await isChosen(piece))) await this.hands.choose(piece);
    const { label = '' } = await attributesOf('confirm');
    const named = Number(/\(\+(\d+)\)$/.exec(label)?.[1] ?? 0);
    const gained = gainOf(this.position.preview(move), this.position.player);
    expect([x, y, label, named]).toEqual([x, y, label, gained]);
    await this.hands.confirm();
  }

  /** The list stands in some order; the screen says what it brings, and the rules must agree. */
  private async order(): Promise<void> {
    await waitForId('order');
    const { label = '' } = await attributesOf('confirm');
    const named = Number(/\(\+(\d+)\)$/.exec(label)?.[1] ?? 0);
    const before = this.position.scores();
    await this.hands.confirm();
    while (this.position.phase === PHASE_SCORE) {
      const [next] = this.position.legalMoves();
      if (next === undefined) break;
      this.take(next);
    }
    const gained = this.position.scores().reduce((sum, points, colour) => sum + points - (before[colour] ?? 0), 0);
    if (!this.played.at(-1)?.events.some((event) => event.type === 'scored' && event.isFinal))
      expect(named).toBe(gained);
    await this.agree();
  }

  private take(move: TileMove): void {
    this.played.push({ move, events: this.position.play(move) });
  }

  /** The score board shows what the rules say. */
  private async agree(): Promise<void> {
    for (const [line, points] of this.position.scores().entries()) {
      await waitFor(element(by.id(`points-${line}`)))
        .toHaveText(String(points))
        .withTimeout(SOON);
    }
  }
}

async function rotationNow(): Promise<number> {
  const { label = '' } = await attributesOf('ghost');
  return Number(/(\d+)°/.exec(label)?.[1] ?? -90) / 90;
}

export async function isChosen({ kind, segment }: PieceChoice): Promise<boolean> {
  const { label = '' } = await attributesOf(`choice-${kind}-${segment}`);
  return label.endsWith(', chosen');
}
