import { phrase, type Phrase } from '@/core/phrase';

import { readBundle } from './bundle';
import { CARD_MOVE_TYPES, readMove, type CardMoveType } from './moves';
import type { CardObjection, Description, Objection } from './phrases';
import { EXPANSIONS, RESOURCES, type Bundle, type Expansion, type Resource, type SettlersMove } from './types';

/**
 * Moves as text: a word, then what it is about. `lay b`, `draw`, `take 2x1`, `road b1l1`, `church o1w3/w`.
 * Resources are their first letters; `/w` names the card that the University spares; `!` turns destiny.
 */
const LETTERS: Readonly<Record<Resource, string>> = { brick: 'b', lumber: 'l', ore: 'o', wool: 'w', grain: 'g' };

const CARD_WORDS: Readonly<Record<CardMoveType, string>> = {
  lay: 'lay',
  takeOpen: 'market',
  choose: 'choose',
  giveBack: 'give',
  discard: 'discard',
};

export function encode(move: SettlersMove): string {
  switch (move.type) {
    case 'draw':
      return 'draw';
    case 'endTurn':
      return 'end';
    case 'takeBlind':
      return `take ${move.from}x${move.cards}`;
    case 'openHand':
      return `open ${move.from}x${move.cards}`;
    case 'guild':
      return `guild ${move.from}`;
    case 'build': {
      const word = move.what === 'expansion' ? move.card : move.what;
      const spared = move.discount === null ? '' : `/${LETTERS[move.discount]}`;
      const turned = move.what === 'settlement' && move.turnDestiny ? '!' : '';
      return `${word} ${lettersOf(move.paid)}${spared}${turned}`;
    }
    default:
      return `${CARD_WORDS[move.type]} ${LETTERS[move.card]}`;
  }
}

const MOVE = /^([a-zA-Z]{3,13})(?: ([0-9blowgx]{1,30}))?(?:\/([blowg]))?(!)?$/;

/** Reads exactly what `encode` writes: another spelling of the same move is no move. */
export function decode(text: string): SettlersMove | null {
  const match = typeof text === 'string' ? MOVE.exec(text) : null;
  if (match === null) return null;
  const [, word = '', about = '', spared, turned] = match;
  const move = readMove(fieldsOf(word, about, spared === undefined ? null : resourceOf(spared), turned !== undefined));
  return move !== null && encode(move) === text ? move : null;
}

function fieldsOf(word: string, about: string, discount: Resource | null, turnDestiny: boolean): object | null {
  const cardMove = CARD_MOVE_TYPES.find((type) => CARD_WORDS[type] === word);
  if (cardMove !== undefined) return { type: cardMove, card: resourceOf(about) };
  const [from, cards] = about.split('x').map(Number);
  switch (word) {
    case 'draw':
      return { type: 'draw' };
    case 'end':
      return { type: 'endTurn' };
    case 'take':
      return { type: 'takeBlind', from, cards };
    case 'open':
      return { type: 'openHand', from, cards };
    case 'guild':
      return { type: 'guild', from };
    default: {
      const isExpansion = EXPANSIONS.includes(word as Expansion);
      const what = isExpansion ? { what: 'expansion', card: word } : { what: word };
      return { type: 'build', ...what, paid: bundleOf(about), discount, turnDestiny };
    }
  }
}

function resourceOf(letter: string): Resource | null {
  return RESOURCES.find((resource) => LETTERS[resource] === letter) ?? null;
}

function lettersOf(bundle: Bundle): string {
  return RESOURCES.map((resource) =>
    bundle[resource] === undefined ? '' : `${LETTERS[resource]}${bundle[resource]}`,
  ).join('');
}

function bundleOf(text: string): Bundle | null {
  const counts: Record<string, number> = {};
  for (const [, letter = '', count] of text.matchAll(/([blowg])([0-9]{1,3})/g)) {
    counts[resourceOf(letter) ?? ''] = Number(count);
  }
  return readBundle(counts);
}

/**
 * What a move would do. Names of cards and buildings are given as their ids: dictionaries have a word for each.
 * Seats are given as numbers from 0, for the table to put names in their place.
 */
export function describe(move: SettlersMove): Phrase {
  switch (move.type) {
    case 'draw':
    case 'endTurn':
      return say(move.type);
    case 'takeBlind':
    case 'openHand':
      return say(move.type, { seat: move.from, cards: move.cards });
    case 'guild':
      return say('guild', { seat: move.from });
    case 'build': {
      const values = { ...fullCounts(move.paid), discount: move.discount ?? '' };
      if (move.what === 'expansion') return say('expansion', { ...values, card: move.card });
      return say(move.what === 'settlement' && move.turnDestiny ? 'settlementTurning' : move.what, values);
    }
    default:
      return say(move.type, { card: move.card });
  }
}

function say(description: Description, values: Readonly<Record<string, string | number>> = {}): Phrase {
  return phrase(`settlers.move.${description}`, values);
}

function fullCounts(bundle: Bundle): Record<Resource, number> {
  const counts = { brick: 0, lumber: 0, ore: 0, wool: 0, grain: 0 };
  return { ...counts, ...bundle };
}

/** The objection with what the sentence needs: the card, the seat or the building it is about. */
export function objectionPhrase(
  objection: Objection,
  value: unknown,
  facts: { decider: number; allowance: number },
): CardObjection {
  const move = readMove(value);
  const values: Record<string, string | number> = { decider: facts.decider, allowance: facts.allowance };
  if (move !== null) {
    if ('card' in move) values.card = move.card;
    if ('from' in move) values.seat = move.from;
    if ('cards' in move) values.cards = move.cards;
    if ('what' in move) values.what = move.what;
    if ('discount' in move) values.discount = move.discount ?? '';
  }
  return { code: objection, ...phrase(`settlers.objection.${objection}`, values) };
}
