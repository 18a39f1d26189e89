import { by, device, element, waitFor } from 'detox';
import { expect } from '@jest/globals';

import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord, type Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { roundTheLand } from '@/features/tiles/scene/walk';
import { gameOf } from '@/games';
import { legalCells } from '@/games/tiles/insight';
import { PHASE_SCORE, type TilePosition } from '@/games/tiles/position';
import type { PieceChoice, TileEvent, TileMove } from '@/games/tiles/types';
import { decodeRecord, encodeRecord } from '@/match/shareCode';

import type { App } from './chromium/app';
import { launchApp, type Start } from './launchApp';

export type TileGame = 'classic' | 'solo' | 'hunters';
export type Place = Extract<TileMove, { type: 'place' }>;

/** The smallest phone we lay out for. */
export const SMALL_PHONE: Start = { viewport: '360x740' };

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

async function expectText(id: string, text: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toHaveText(text)
    .withTimeout(SOON);
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

/** Where something is once it stays there: panels that find their size move the land under them. */
async function frameAtRest(id: string | RegExp): Promise<Attributes['frame']> {
  const look = async () => ((await element(by.id(id)).atIndex(0).getAttributes()) as unknown as Attributes).frame;
  for (let frame = await look(), looks = 0; ; looks++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await look();
    if (JSON.stringify(next) === JSON.stringify(frame) || looks > 50) return next;
    frame = next;
  }
}

/** Touches the board where something is: the labels of neighbours may overlap there, as their targets are larger. */
export async function touch(id: string | RegExp): Promise<void> {
  const { frame: board } = await attributesOf('board');
  const frame = await frameAtRest(id);
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

/** The cells for the tile in hand, in the order in which they are leafed through. */
const placesOf = (position: TilePosition) => roundTheLand(legalCells(position), position.laidTiles());

/** A tile is turned no further than its place asks, from how it lay before. */
function turnedFor(fitting: readonly number[], rotation: number): number {
  for (let turns = 0; turns < 4; turns++) if (fitting.includes((rotation + turns) % 4)) return (rotation + turns) % 4;
  throw new Error('it fits no way');
}

/** Leafs to a place by the shorter way, sees the count tell each step, and says how the tile must lie in the end. */
async function leafTo({ x, y }: Place, position: TilePosition): Promise<number> {
  const places = placesOf(position);
  let rotation = 0;
  const at = places.findIndex((cell) => cell.x === x && cell.y === y);
  const back = places.length - at;
  const isForth = at + 1 <= back;
  for (let step = 1; step <= (isForth ? at + 1 : back); step++) {
    await tap(isForth ? 'leaf-next' : 'leaf-previous');
    const number = isForth ? step : places.length - step + 1;
    await expectText('leaf-count', `${number} of ${places.length}`);
    rotation = turnedFor(places[number - 1]?.rotations ?? [], rotation);
  }
  return rotation;
}

/** More steps than this are not worth leafing for. */
const MOST_LEAVES = 6;

/** Fingers: taps, drags and leafing in turn. Nothing is ever pinched, and no button zooms. */
export function fingers(): Hands {
  let moves = 0;
  return {
    put: async (move, position) => {
      const { x, y } = move;
      const cell = `cell-${x}-${y}`;
      const places = placesOf(position);
      await expectText('leaf-count', places.length === 1 ? '1 place' : `${places.length} places`);
      const at = places.findIndex((place) => place.x === x && place.y === y);
      const way = moves++ % 3;
      let rotation = turnedFor(places[at]?.rotations ?? [], 0);
      if (way === 1) {
        const { frame } = await attributesOf(cell);
        const above = 0.5 + LIFT / frame.height;
        const drag = () =>
          element(by.id('held-tile')).longPressAndDrag(20, 0.5, 0.5, element(by.id(cell)), 0.5, above, 'slow', 120);
        await once(drag, () => exists('ghost'));
      } else if (way === 2 && Math.min(at + 1, places.length - at) <= MOST_LEAVES)
        rotation = await leafTo(move, position);
      else
        await once(
          () => touch(cell),
          () => exists('ghost'),
        );
      expect([x, y, await rotationNow()]).toEqual([x, y, rotation]);
    },
    turn: () => tap('turn'),
    choose: async (piece) => {
      const choice = `choice-${piece.kind}-${piece.segment}`;
      if (!(await exists(choice))) await tap(`kind-${piece.kind}`);
      await waitForId(choice);
      await once(
        () => touch(choice),
        () => isChosen(piece),
      );
    },
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
      await expectText(`points-${line}`, String(points));
    }
  }
}

/** In the result the record holds what was played by hand: every cell, every rotation, every piece. */
export async function seesItsRecord({ played }: TilePlayer, { game, moves }: GameRecord): Promise<void> {
  await waitForId('see-result');
  await tap('see-result');
  await waitForId('result');
  await tap('share');
  await waitForId('share-code');
  const { text = '' } = (await element(by.id('share-code')).getAttributes()) as { text?: string };
  const shared = decodeRecord(text);
  expect(shared.ok && shared.value.moves).toEqual([...moves, ...played.map(({ move }) => gameOf(game).encode(move))]);
}

async function rotationNow(): Promise<number> {
  const { label = '' } = await attributesOf('ghost');
  return Number(/(\d+)°/.exec(label)?.[1] ?? -90) / 90;
}

export async function isChosen({ kind, segment }: PieceChoice): Promise<boolean> {
  const choice = `choice-${kind}-${segment}`;
  // Members and huts are never on offer at the same time.
  if (!(await exists(choice))) return false;
  const { label = '' } = await attributesOf(choice);
  return label.endsWith(', chosen');
}
