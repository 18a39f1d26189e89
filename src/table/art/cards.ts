/** Every card the game can name, and how it is printed. The lists come from the rules, so none can be forgotten. */
import {
  CITY_EVENTS,
  DESTINIES,
  EXPANSION_CARDS,
  EXPANSIONS,
  RESOURCES,
  type CityEvent,
  type Destiny,
  type Expansion,
  type Resource,
} from '@/games/settlers';

import { back } from './back';
import { city, marketCity, robbedCity } from './buildings/city';
import { knightAtWork, knightOfHonour } from './buildings/knight';
import { roadAtWork, roadOfHonour } from './buildings/road';
import { settlement } from './buildings/settlement';
import { destinyMoon, destinySun } from './destiny';
import { church } from './expansions/church';
import { citadel } from './expansions/citadel';
import { library } from './expansions/library';
import { merchantGuild } from './expansions/merchantGuild';
import { townHall } from './expansions/townHall';
import { university } from './expansions/university';
import type { GlyphName } from './glyphs';
import type { CardTheme } from './palette';
import type { PlateName } from './plates';
import { prices } from './prices';
import { brick } from './resources/brick';
import { grain } from './resources/grain';
import { lumber } from './resources/lumber';
import { ore } from './resources/ore';
import { wool } from './resources/wool';
import type { Scene } from './sky';

/** Side A works (trade, draw), side B is a point. */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

export const roadCard = (side: Side) => `road${side}` as const;
export const knightCard = (side: Side) => `knight${side}` as const;
/** Null while the event is not known: a city that somebody built before this seat looked. */
export const cityCard = (event: CityEvent | null) =>
  event === null
    ? ('city' as const)
    : event === 'robberAttack'
      ? ('cityRobberAttack' as const)
      : ('cityMarketDay' as const);
export const destinyCard = (side: Destiny) =>
  side === 'white' ? ('destinyWhite' as const) : ('destinyBlack' as const);

export type CardId =
  | Resource
  | ReturnType<typeof roadCard>
  | ReturnType<typeof knightCard>
  | 'settlement'
  | ReturnType<typeof cityCard>
  | Expansion
  | ReturnType<typeof destinyCard>
  | 'back'
  | 'prices';

export const CARD_IDS: readonly CardId[] = [
  ...RESOURCES,
  ...SIDES.map(roadCard),
  ...SIDES.map(knightCard),
  'settlement',
  cityCard(null),
  ...CITY_EVENTS.map(cityCard),
  ...EXPANSIONS,
  ...DESTINIES.map(destinyCard),
  'back',
  'prices',
];

export interface CardDesign {
  readonly plate: PlateName;
  /** The glyph in the upper left, seen in a fan. */
  readonly mark: GlyphName | null;
  /** Upper right: points as a seal, or the work this side does. */
  readonly points: number;
  readonly work: GlyphName | null;
  /** Whether a large card keeps room for its name. */
  readonly isNamed: boolean;
  readonly picture: (scene: Scene, theme: CardTheme) => void;
}

const design = (
  plate: PlateName,
  mark: GlyphName | null,
  picture: CardDesign['picture'],
  rest: Partial<Pick<CardDesign, 'points' | 'work' | 'isNamed'>> = {},
): CardDesign => ({ plate, mark, picture, points: 0, work: null, isNamed: true, ...rest });

const expansion = (id: Expansion, picture: CardDesign['picture']): CardDesign =>
  design(id, id, picture, { points: EXPANSION_CARDS[id].points });

export const CARDS: Readonly<Record<CardId, CardDesign>> = {
  brick: design('brick', 'brick', brick),
  lumber: design('lumber', 'lumber', lumber),
  ore: design('ore', 'ore', ore),
  wool: design('wool', 'wool', wool),
  grain: design('grain', 'grain', grain),
  roadA: design('road', 'road', roadAtWork, { work: 'trade' }),
  roadB: design('honour', 'road', roadOfHonour, { points: 1 }),
  knightA: design('knight', 'knight', knightAtWork, { work: 'draw' }),
  knightB: design('honour', 'knight', knightOfHonour, { points: 1 }),
  settlement: design('settlement', 'settlement', settlement, { points: 1 }),
  city: design('city', 'city', city, { points: 2 }),
  cityRobberAttack: design('robberAttack', 'city', robbedCity, { points: 2 }),
  cityMarketDay: design('marketDay', 'city', marketCity, { points: 2 }),
  library: expansion('library', library),
  church: expansion('church', church),
  citadel: expansion('citadel', citadel),
  townHall: expansion('townHall', townHall),
  university: expansion('university', university),
  merchantGuild: expansion('merchantGuild', merchantGuild),
  destinyWhite: design('sun', null, destinySun),
  destinyBlack: design('moon', null, destinyMoon),
  back: design('honour', null, back, { isNamed: false }),
  prices: design('city', null, (scene, theme) => prices(theme)(scene), { isNamed: false }),
};
