import { chooseRandomMove } from '@/ai/random';
import { bookOf } from '@/book';
import { GAME_IDS, type GameId, type Tagged } from '@/core/game';
import { LANGUAGES } from '@/core/languages';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { NOBODY, Told, type Happening } from '@/core/told';
import { gameOf } from '@/games';
import { cardEvents, RESOURCES } from '@/games/settlers';
import { priceOf } from '@/games/settlers/cards';
import { wordsIn } from '@/i18n/words';
import { isCued, tipFor, tipKey, tipsOf, type Cue, type Tip } from '@/lessons/tips';

import { watchGame } from '../support/settlersPlay';
import { Letters } from './letters';

/**
 * On the smallest phone, 360 points wide: what the screen's edges and three buttons leave of the strip
 * (features/tips/TipStrip.tsx).
 */
const ROOM = 360 - 2 * 12 - 3 * 48;
const LINES = 2;
const MEDIUM = new Letters(require.resolve('@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf'));
const SIZE = 13;

const VIEWER = 1;
const SEATS: Readonly<Record<GameId, number>> = { classic: 3, solo: 1, hunters: 3, settlers: 4 };

/** With fewer followers chance ends a game for one person long before its last tiles. */
const OPTIONS: Readonly<Partial<Record<GameId, object>>> = { solo: { followers: 7 } };
const GAMES: Readonly<Record<GameId, number>> = { classic: 24, solo: 100, hunters: 36, settlers: 24 };

/** Whoever stays near the middle fills holes and joins what lies apart: a land of pure chance sprawls, and there all tiles fit. */
const TRIES = 8;
const farAway = (move: Tagged) => ('x' in move && 'y' in move ? Number(move.x) ** 2 + Number(move.y) ** 2 : 0);
const nearest = (moves: readonly Tagged[]): Tagged =>
  moves.reduce((best, move) => (farAway(move) < farAway(best) ? move : best));

/** Whole games of chance. Builders build whenever they can: of cards that only chance moves nothing ever comes. */
function happeningsOf(game: GameId, seed: number): readonly Happening[] {
  const rules = gameOf(game);
  if (rules.hidesHands) {
    let all: readonly Happening[] = [];
    watchGame({ seats: SEATS[game], seed }, (_, played) => (all = [...played]));
    return all;
  }
  const position = rules.start({ ...defaultOptions(rules.options), ...OPTIONS[game] }, seed, SEATS[game]);
  const rng = Rng.fromSeed(seed);
  const all: Happening[] = [];
  while (!position.isOver) {
    const seat = position.decider;
    const move = nearest(Array.from({ length: TRIES }, () => chooseRandomMove(position, rng)));
    const events = position.play(move as never);
    all.push({ index: all.length, seat, move, events, scores: position.scores(), reason: null });
  }
  return all;
}

const played = new Map<GameId, readonly (readonly Happening[])[]>();

/** The games, played once. */
function gamesOf(game: GameId): readonly (readonly Happening[])[] {
  const known = played.get(game) ?? Array.from({ length: GAMES[game] }, (_, seed) => happeningsOf(game, seed + 1));
  played.set(game, known);
  return known;
}

const toldTo = (game: GameId, to: number): readonly Told[] =>
  gamesOf(game).flatMap((each) => each.map((happening) => Told.by(gameOf(game), to, happening)));

const viewerOf = (game: GameId) => Math.min(VIEWER, SEATS[game] - 1);

function asksForViewer(cue: Cue): boolean {
  if ('and' in cue) return cue.and.some(asksForViewer);
  if ('or' in cue) return cue.or.some(asksForViewer);
  if ('not' in cue) return asksForViewer(cue.not);
  if ('decider' in cue) return true;
  return 'event' in cue && cue.names !== undefined && cue.names.who !== 'several';
}

describe.each(GAME_IDS)('the tips of %s', (game) => {
  const tips = tipsOf(game);
  const told = toldTo(game, viewerOf(game));

  it('are four to six', () => {
    expect(tips.length).toBeGreaterThanOrEqual(4);
    expect(tips.length).toBeLessThanOrEqual(6);
  });

  it.each(tips.map((tip): [string, Tip] => [tip.name, tip]))('say %s in some game, and not at every move', (_, tip) => {
    const times = told.filter((each) => isCued(tip.when, each)).length;
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThan(told.length / 2);
  });

  it('lead to rules that are in the book', () => {
    const { names } = bookOf(game);
    expect(tips.filter(({ rule }) => !names.includes(rule))).toEqual([]);
  });

  it('know nothing but what lies open to all, besides who the viewer is', () => {
    const open = toldTo(game, NOBODY);
    for (const { name, when } of tips) {
      if (asksForViewer(when)) continue;
      const differing = told.filter((each, at) => {
        const same = open[at];
        return same === undefined || isCued(when, each) !== isCued(when, same);
      });
      expect([name, differing]).toEqual([name, []]);
    }
  });

  it.each(LANGUAGES)('fit two lines of a small phone in %s', (language) => {
    const { say } = wordsIn(language);
    const long = tips.flatMap((tip) => {
      const key = tipKey(game, tip);
      const line = say({ key, values: {} });
      expect(line).not.toBe(key);
      return MEDIUM.linesOf(line, SIZE, ROOM) > LINES ? [line] : [];
    });
    expect(long).toEqual([]);
  });

  it('are said one at a time, what matters most first, and none twice', () => {
    const said = new Set<string>();
    for (let next = tipFor(game, told, said); next !== null; next = tipFor(game, told, said)) said.add(next.name);
    expect([...said]).toEqual(tips.map(({ name }) => name));
  });
});

describe('a tip speaks the truth', () => {
  const cued = (game: GameId, name: string) => {
    const tip = tipsOf(game).find((each) => each.name === name);
    if (tip === undefined) throw new Error(`no tip ${name}`);
    return (told: Told) => isCued(tip.when, told);
  };

  it('about three for one wherever a road, a knight or a settlement was paid so', () => {
    const isCuedHere = cued('settlers', 'alike');
    for (const told of toldTo('settlers', 0)) {
      const isPaidSo = cardEvents(told).some(
        (event) =>
          event.type === 'built' &&
          (event.what === 'road' || event.what === 'knight' || event.what === 'settlement') &&
          RESOURCES.some((card) => (event.paid[card] ?? 0) > (priceOf(event.what, event.card)[card] ?? 0)),
      );
      expect([told.index, isCuedHere(told)]).toEqual([told.index, isPaidSo]);
    }
  });

  it('about a card of one’s own only to whom it was taken from', () => {
    const isCuedHere = cued('settlers', 'robbed');
    for (const seat of [0, 1, 2, 3])
      for (const told of toldTo('settlers', seat)) {
        const victims = cardEvents(told).flatMap((event) => (event.type === 'built' ? [event.takenFrom] : []));
        expect(isCuedHere(told)).toBe(victims.includes(seat));
      }
  });

  it('about points for others only after the viewer’s own move', () => {
    const given = toldTo('classic', 2).filter(cued('classic', 'gift'));
    expect(given.length).toBeGreaterThan(0);
    expect(given.every(({ seat }) => seat === 2)).toBe(true);
  });

  it('about nobody who has to go only while the game goes on', () => {
    for (const all of gamesOf('solo'))
      for (const happening of all) {
        const told = Told.by(gameOf('solo'), 0, happening);
        if (cued('solo', 'free')(told)) expect(all.length).toBeGreaterThan(told.index + 1);
      }
  });
});
