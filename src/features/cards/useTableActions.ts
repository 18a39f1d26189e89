import {
  buildMoveOf,
  type Build,
  type Building,
  type BuildMove,
  type CardIntent,
  type Expansion,
  type Resource,
  type SettlersMove,
} from '@/games/settlers';
import { useMatchActions } from '@/match/react';
import { isPlain } from '@/table/model/builds';
import { cardsOf, withCard } from '@/table/model/order';
import type { AnchorName } from '@/table/parts/anchors';

import type { Scene } from './useScene';

export type TableActions = ReturnType<typeof useTableActions>;

/** Everything a person can do at the table; touch, drag, keyboard and reader all end here. */
export function useTableActions(scene: Scene) {
  const match = useMatchActions();
  const { offers, pending, view } = scene;
  const intend = (next: CardIntent) => match.intend(next);
  const play = (move: SettlersMove) => match.play(move);
  const lifted = liftedOf(pending);

  /** Plays one after the other, and stops at the first that is refused. */
  const playAll = async (moves: readonly SettlersMove[]) => {
    for (const move of moves) if (!(await play(move))) return false;
    return true;
  };

  const giveBack = (card: Resource) => playAll([{ type: 'giveBack', card }]);

  /** A card lifted before is given for what is taken; without one, what is given is asked afterwards. */
  const takeOpen = (card: Resource, give: Resource | null) =>
    playAll([{ type: 'takeOpen', card }, ...(give === null ? [] : [{ type: 'giveBack', card: give } as const])]);

  const faceSeat = (seat: number, give: Resource | null) => intend({ stage: 'partner', seat, give, cards: 0 });

  const buildWith = (move: BuildMove) =>
    intend({
      stage: 'building',
      what: move.what,
      card: move.what === 'expansion' ? move.card : null,
      turnDestiny: move.what === 'settlement' && move.turnDestiny,
      paid: move.paid,
      discount: move.discount,
    });

  /** The hammer of a row: plays what needs no question, and asks what does. */
  const build = (what: Build) => {
    const offer = scene.builds.find((each) => each.what === what);
    const [first] = offer?.payments ?? [];
    if (offer === undefined || first === undefined) return;
    if (what === 'expansion') {
      intend({ stage: 'building', what, card: null, turnDestiny: false, paid: {}, discount: null });
    } else if (isPlain(offer)) void play(first);
    else buildWith(first);
  };

  return {
    lifted,
    intend,
    play,
    /** A tap on a card of the own hand. */
    tapHand: (card: Resource) => {
      if (view.stage === 'laying') return void play({ type: 'lay', card });
      if (view.stage === 'taking' || view.stage === 'giving') return void giveBack(card);
      intend(lifted === card ? { stage: 'idle' } : { stage: 'lifted', card });
    },
    lift: (card: Resource) => {
      if (view.stage === 'trade') intend({ stage: 'lifted', card });
    },
    takeOpen: (card: Resource) => void takeOpen(card, view.stage === 'trade' ? lifted : null),
    /** A tap on the pile: the lifted card is laid, or what was laid is drawn. */
    tapPile: () => {
      if (lifted !== null && offers.lay.includes(lifted)) void play({ type: 'lay', card: lifted });
      else if (offers.canDraw) void play({ type: 'draw' });
    },
    draw: () => void play({ type: 'draw' }),
    faceSeat: (seat: number) => faceSeat(seat, lifted),
    /** What it means to let a card go over a place of the table; null when it means nothing there. */
    dropOf: (card: Resource, on: AnchorName | null): (() => void) | null => {
      const partner = partnerAt(on);
      const wanted = offers.market.find((each) => on === `market/${each}`);
      if (offers.giveBack.includes(card) && partner !== null && view.trade?.with === partner) {
        return () => void giveBack(card);
      }
      if (partner === 'pile' && offers.lay.includes(card)) return () => void play({ type: 'lay', card });
      if (wanted !== undefined) return () => void takeOpen(wanted, card);
      if (typeof partner === 'number' && (offers.blind[partner] ?? 0) > 0) return () => faceSeat(partner, card);
      return null;
    },
    /** A card of a stack is built by dragging it to what is one's own: the display, or the hand below it. */
    buildDropOf: (what: Build, on: AnchorName | null): (() => void) | null =>
      on === `seat/${scene.viewer}` || on === 'hand' ? () => build(what) : null,
    /** What was meant to go back for it stays lifted. */
    takeBlind: (seat: number, cards: number) => void play({ type: 'takeBlind', from: seat, cards }),
    openHand: async (seat: number, cards: number) => void (await play({ type: 'openHand', from: seat, cards })),
    choose: (card: Resource) => void play({ type: 'choose', card }),
    giveBack: (card: Resource) => void giveBack(card),
    guild: (seat: number) => void play({ type: 'guild', from: seat }),
    build,
    buildWith,
    chooseExpansion: (card: Expansion) => {
      const first = offers.builds.find((move) => move.what === 'expansion' && move.card === card);
      if (first !== undefined) buildWith(first);
    },
    confirmBuild: (building: Building) => {
      const move = buildMoveOf(building);
      if (move !== null) void play(move);
    },
    discardMore: (card: Resource, by: 1 | -1) => {
      if (pending.stage === 'discarding') intend({ stage: 'discarding', cards: withCard(pending.cards, card, by) });
    },
    discardAll: () => {
      if (pending.stage !== 'discarding') return;
      void playAll(cardsOf(pending.cards).map((card) => ({ type: 'discard', card }) as const));
    },
    endTurn: () => void play({ type: 'endTurn' }),
    /** Only steps that showed nobody anything: what was seen is taken back in the menu. */
    undo: () => {
      const kind = match.getState().undo?.kind;
      if (kind === 'pending' || kind === 'move') void match.undo();
    },
  };
}

/** The card that is off the hand in somebody's mind. */
export function liftedOf(pending: CardIntent): Resource | null {
  if (pending.stage === 'lifted') return pending.card;
  return pending.stage === 'partner' ? pending.give : null;
}

/** Whom one trades with at a place of the table. */
function partnerAt(on: AnchorName | null): 'pile' | 'market' | number | null {
  if (on === null) return null;
  if (on === 'pile') return 'pile';
  if (on.startsWith('market')) return 'market';
  return on.startsWith('seat/') ? Number(on.slice('seat/'.length)) : null;
}
