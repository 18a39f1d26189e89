import { AI_PHRASE_KEYS } from '@/ai';
import { bookOf } from '@/book';
import { GAME_IDS } from '@/core/game';
import { gameOf } from '@/games';
import { CLASSIC_TILE_IDS } from '@/games/classic';
import { HUNTERS_TILES } from '@/games/hunters';
import { BUILDS, CITY_EVENTS, EXPANSIONS, PHRASE_KEYS } from '@/games/settlers';
import { isTileGame } from '@/games/tiles';
import { TILE_OBJECTIONS } from '@/games/tiles/objections';
import { TILE_PHRASE_KEYS } from '@/games/tiles/phrases';
import { DICTIONARIES } from '@/i18n/languages';
import { flatten } from '@/i18n/words';
import { CARD_IDS } from '@/table/art';

/** All sentences of the history, as the dictionaries have them. */
const TOLD = [...flatten(DICTIONARIES.en).keys()].filter((key) => key.startsWith('board.told.'));
const TELL = [...flatten(DICTIONARIES.en).keys()].filter((key) => key.startsWith('table.tell.'));
const WORK = [...flatten(DICTIONARIES.en).keys()].filter((key) => key.startsWith('settlers.card.work.'));
const REASONS = AI_PHRASE_KEYS.filter((key) => !key.startsWith('ai.reason.settlers.'));

/** Hints that are taste, and no rule. */
const TASTE = ['random', 'only', 'extend', 'wait', 'block'].map((name) => `ai.reason.${name}`);
/** What only other games of tiles say. */
const FOREIGN = {
  classic: /^ai\.reason\.(solo|bonus|claim\.(forest|river|meadow|hut))/,
  solo: /^ai\.reason\.(bonus|claim\.(forest|river|meadow|hut))/,
  hunters: /^ai\.reason\.(solo|claim\.(city|road|field|cloister))/,
} as const;

describe.each(GAME_IDS)('what players of %s may ask about', (game) => {
  const book = bookOf(game);
  const { points, options } = gameOf(game);
  const isHere = (rule: string | null) => rule !== null && book.names.includes(rule);

  it('has a rule for every refusal', () => {
    const codes = isTileGame(game)
      ? TILE_OBJECTIONS
      : PHRASE_KEYS.flatMap((key) => (key.startsWith('settlers.objection.') ? [key.split('.')[2] ?? ''] : []));
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !isHere(book.ofObjection(code)))).toEqual([]);
  });

  it('has a rule for every kind of points, now and at the end, and for no other', () => {
    expect(points.kinds.filter((kind) => !isHere(book.ofPoints(kind, false)))).toEqual([]);
    expect(points.kinds.filter((kind) => !isHere(book.ofPoints(kind, true)))).toEqual([]);
    expect(book.ofPoints('constructor', false)).toBeNull();
  });

  it('has a rule for every option', () => {
    expect(Object.keys(options).filter((option) => !isHere(book.ofOption(option)))).toEqual([]);
  });

  it('has a rule for every card, and for every tile', () => {
    const cards = {
      classic: CLASSIC_TILE_IDS,
      solo: CLASSIC_TILE_IDS,
      hunters: HUNTERS_TILES.map(({ id }) => id),
      settlers: [...CARD_IDS, ...BUILDS, ...EXPANSIONS, ...CITY_EVENTS, 'destiny'],
    }[game];
    expect(cards.filter((card) => !isHere(book.ofCard(card)))).toEqual([]);
  });

  it('has a rule for every sentence of moves, history and hints that is no mere taste', () => {
    const said = isTileGame(game)
      ? [...TILE_PHRASE_KEYS, ...TOLD, 'board.final.early', ...REASONS.filter((key) => !FOREIGN[game].test(key))]
      : [...PHRASE_KEYS, ...TELL, ...WORK, ...AI_PHRASE_KEYS.filter((key) => key.startsWith('ai.reason.settlers.'))];
    expect(said.length).toBeGreaterThan(40);
    const without = said.filter((key) => !isHere(book.ofPhrase(key)));
    expect(without.filter((key) => !TASTE.includes(key))).toEqual([]);
    expect(book.ofPhrase('home.continue')).toBeNull();
  });
});

it.each([
  ['classic', 'tiles.objection.taken.city', 'occupied'],
  ['classic', 'tiles.objection.noneLeft.member', 'supply'],
  ['solo', 'board.final.early', 'no-follower-left'],
  ['solo', 'board.told.endedFollowers', 'no-follower-left'],
  ['hunters', 'tiles.move.placeWithHut', 'huts'],
  ['hunters', 'tiles.objection.systemHasHut', 'huts'],
  ['settlers', 'table.tell.roadTaken', 'empty-stack'],
  ['settlers', 'settlers.move.settlementTurning', 'destiny'],
  ['settlers', 'settlers.objection.ownCardsFirst', 'three-for-one'],
] as const)('in %s "%s" leads to %s', (game, key, rule) => {
  expect(bookOf(game).ofPhrase(key)).toBe(rule);
});

it.each([
  ['hunters', 'B01', 'shrine'],
  ['hunters', 'B02', 'fire'],
  ['hunters', 'B03', 'mushrooms'],
  ['hunters', 'START', 'setup'],
  ['classic', 'B', 'monastery'],
  ['classic', 'F', 'pennant'],
  ['classic', 'U', 'tiles'],
] as const)('in %s the tile %s leads to %s', (game, tile, rule) => {
  expect(bookOf(game).ofCard(tile)).toBe(rule);
});
