import { by, element, expect, waitFor } from 'detox';

import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord, type Seat } from '@/core/record';
import { tellAll, type Happening } from '@/core/told';
import { CardTable, settlers, type SettlersMove, type SettlersOptions, type SettlersPosition } from '@/games/settlers';
import { wordsIn } from '@/i18n/words';
import { encodeRecord } from '@/match/shareCode';
import { buildOffers, isPlain } from '@/table/model/builds';
import { offersAt } from '@/table/model/offers';
import { storyFor } from '@/table/words/story';

import { launchApp, type Start } from './launchApp';

/** A game written down beforehand. */
export interface WrittenGame {
  readonly seed: number;
  readonly options: Partial<SettlersOptions>;
  readonly names: readonly string[];
  readonly moves: readonly string[];
}

const OPENING = 30_000;
const SOON = 15_000;

export function recordOf(
  { seed, options, names }: WrittenGame,
  moves: readonly string[],
  seats?: readonly Seat[],
): GameRecord {
  const people = seats ?? names.map((name, colour) => ({ name, colour }));
  return { ...newRecord('settlers', { ...defaultOptions(settlers.options), ...options }, people, seed), moves };
}

/** Opens a match from a shared link, as anybody would who was sent it, with everything instant. */
export async function openTable(record: GameRecord, start: Start = {}): Promise<void> {
  // Letters stay small here, so that the choice of speed is on the screen.
  await launchApp({ isFresh: true, isStill: true, ...start, textScale: 1, url: 'terreno://settings' });
  await waitFor(element(by.id('speed-instant')))
    .toExist()
    .withTimeout(OPENING);
  await element(by.id('speed-instant')).tap();
  await launchApp({ isStill: true, ...start, isFresh: false, url: `terreno://m/${encodeRecord(record)}` });
  await waitFor(element(by.id('open-import')))
    .toBeVisible()
    .withTimeout(OPENING);
  await element(by.id('open-import')).tap();
}

export async function waitForId(id: string): Promise<void> {
  await waitFor(element(by.id(id)).atIndex(0))
    .toExist()
    .withTimeout(SOON);
}

export async function tap(id: string): Promise<void> {
  await waitForId(id);
  await element(by.id(id)).atIndex(0).tap();
}

async function drag(from: string, to: string): Promise<void> {
  await waitForId(from);
  await element(by.id(from))
    .atIndex(0)
    .longPressAndDrag(60, 0.5, 0.4, element(by.id(to)).atIndex(0), 0.5, 0.5, 'fast', 60);
}

/**
 * Plays a written game with the fingers. Beside it runs the same game in the rules alone, so that the player knows what
 * the screen must be asking; the screen is never asked what it would like.
 */
export class TablePlayer {
  /** How often each gesture was used, so that a test can insist on all of them. */
  readonly gestures = { builtByDrag: 0, builtByTap: 0, tradedByDrag: 0, tradedByTap: 0 };
  readonly position: SettlersPosition;
  readonly played: Happening[] = [];
  private readonly names: readonly string[];

  constructor(
    game: WrittenGame,
    private readonly moves: SettlersMove[],
    /** What was played before the player sits down. */
    past: readonly SettlersMove[] = [],
  ) {
    this.names = game.names;
    this.position = settlers.start(
      { ...defaultOptions(settlers.options), ...game.options },
      game.seed,
      game.names.length,
    );
    for (const move of past) this.note(move);
  }

  /** Moves that are to follow those written so far. */
  write(moves: readonly SettlersMove[]): void {
    this.moves.push(...moves);
  }

  /** Takes the phone, and leaves the story if there is one to tell. */
  async takePhone(): Promise<void> {
    await tap('take-phone');
    const { decider } = this.position;
    const story = storyFor(wordsIn('en'), tellAll(settlers, decider, this.played), decider, this.names);
    if (story.length > 0) await tap('skip-story');
  }

  async playAll(): Promise<void> {
    while (this.moves.length > 0) await this.playNext();
  }

  async playNext(): Promise<void> {
    const decider = this.position.decider;
    const move = this.moves[0];
    if (move === undefined) return;
    await this.perform(move);
    if (!this.position.isOver && this.position.decider !== decider) await this.takePhone();
  }

  private accept(): SettlersMove {
    const move = this.moves.shift();
    if (move === undefined) throw new Error('the game is written no further');
    this.note(move);
    return move;
  }

  private note(move: SettlersMove): void {
    const index = this.played.length;
    const seat = this.position.decider;
    const events = this.position.play(move);
    this.played.push({ index, seat, move, events, scores: this.position.scores(), reason: null });
  }

  private async perform(move: SettlersMove): Promise<void> {
    switch (move.type) {
      case 'lay':
        // The first card is dragged to the pile, the next ones follow by a tap.
        if (this.position.stage === 'laying') await tap(`hand-${move.card}`);
        else await this.trade(move.card, 'pile');
        break;
      case 'draw':
        await tap('main');
        break;
      case 'takeOpen': {
        const next = this.moves[1];
        const hand = this.position.viewFor(this.position.decider).hand;
        if (next?.type === 'giveBack' && (hand[next.card] ?? 0) > 0 && next.card !== move.card) {
          // One drag onto the market card is both halves of the trade, and so are two taps.
          await this.trade(next.card, `market-${move.card}`);
          this.accept();
        } else {
          await tap(`market-${move.card}`);
        }
        break;
      }
      case 'takeBlind': {
        const [card] = Object.keys(this.position.viewFor(this.position.decider).hand);
        if (card === undefined) {
          await tap(`seat-${move.from}`);
          await tap('trade-with');
        } else {
          await this.trade(card, `seat-${move.from}`);
        }
        await this.pickBacks(move.from, move.cards);
        await tap('partner-close');
        break;
      }
      case 'openHand':
        await tap(`seat-${move.from}`);
        await tap('trade-with');
        await this.pickBacks(move.from, move.cards);
        await tap('open-hand');
        await waitForId('opened-hand');
        break;
      case 'choose':
        await tap(`choose-${move.card}`);
        break;
      case 'giveBack':
        await tap(`hand-${move.card}`);
        break;
      case 'guild':
        await tap('use-guild');
        await tap(`seat-${move.from}`);
        break;
      case 'build':
        await this.build(move);
        break;
      case 'discard':
        return this.discard();
      case 'endTurn':
        if (this.position.stage === 'trade') await tap('main');
        await waitForId('build-rows');
        await tap('main');
        break;
    }
    this.accept();
  }

  /** A card of the hand to a partner: by a drag and by two taps in turn. */
  private async trade(card: string, partner: string): Promise<void> {
    if (this.gestures.tradedByDrag <= this.gestures.tradedByTap) {
      await drag(`hand-${card}`, partner);
      this.gestures.tradedByDrag++;
    } else {
      await tap(`hand-${card}`);
      await tap(partner);
      this.gestures.tradedByTap++;
    }
  }

  /** From the right: there no other card lies on top. */
  private async pickBacks(seat: number, cards: number): Promise<void> {
    const held = this.position.viewFor(this.position.decider).players[seat]?.cards ?? 0;
    for (let back = 1; back <= cards; back++) await tap(`back-${held - back}`);
  }

  private async build(move: Extract<SettlersMove, { type: 'build' }>): Promise<void> {
    const seat = this.position.decider;
    if (this.position.stage === 'trade') await tap('main');
    const table = new CardTable(this.position, seat);
    const offer = buildOffers(table, offersAt(table)).find(({ what }) => what === move.what);
    if (offer === undefined) throw new Error(`no row for ${move.what}`);
    // Every second build is dragged from its row to the own display.
    if (this.gestures.builtByDrag <= this.gestures.builtByTap) {
      await drag(`row-${move.what}`, 'own-display');
      this.gestures.builtByDrag++;
    } else {
      await tap(`build-${move.what}`);
      this.gestures.builtByTap++;
    }
    if (isPlain(offer)) return;
    if (move.what === 'expansion') await tap(`expansion-${move.card}`);
    await waitForId('build-sheet');
    if (offer.gain?.from !== null && offer.gain !== null) await expect(element(by.id('theft'))).toExist();
    await tap('build-sheet-close');
  }

  /** All that one person must discard, with plus, minus and the cards themselves. */
  private async discard(): Promise<void> {
    const seat = this.position.decider;
    await waitForId('attack');
    let isFirst = true;
    const cards: SettlersMove[] = [];
    while (this.position.stage === 'attack' && this.position.decider === seat) {
      const move = this.accept();
      cards.push(move);
      if (move.type !== 'discard') throw new Error('a discard was expected');
      const button = isFirst ? `discard-${move.card}` : `more-${move.card}`;
      // On a phone with a notch the last cards lie below the fold.
      await waitFor(element(by.id(button)).atIndex(0))
        .toBeVisible()
        .whileElement(by.id('discards'))
        .scroll(60, 'down');
      await tap(button);
      isFirst = false;
    }
    await tap('discard');
  }
}

async function discardAny(): Promise<void> {
  for (const card of ['lumber', 'brick', 'grain', 'wool', 'ore']) {
    for (let more = 0; more < 12 && (await isThere(`more-${card}`)); more++) {
      try {
        await element(by.id('discard')).tap();
        return;
      } catch {
        try {
          await element(by.id(`more-${card}`)).tap();
        } catch {
          break;
        }
      }
    }
  }
  await element(by.id('discard')).tap();
}

export async function isThere(id: string): Promise<boolean> {
  try {
    await expect(element(by.id(id))).toExist();
    return true;
  } catch {
    return false;
  }
}

/** What somebody does who only wants the game to go on: passes, discards what must go, or waits for the others. */
export async function passTurn(): Promise<void> {
  if (await isThere('discard')) await discardAny();
  else if (await isThere('main'))
    await element(by.id('main'))
      .tap()
      .catch(() => undefined);
  else await new Promise((resolve) => setTimeout(resolve, 200));
}
