import type { TableName } from '@/book';
import type { GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import type { WordTable } from '@/features/contract/GameRow';
import { summaryRows } from '@/features/contract/summaryRows';
import {
  BUILDS,
  CITY_EVENTS,
  EVENT_COPIES,
  EXPANSION_CARDS,
  EXPANSIONS,
  inPlay,
  MAX_SEATS,
  MIN_SEATS,
  priceOf,
  RESOURCES,
  resourcesInPlay,
  settlers,
  STACK_COPIES,
  type EventProfile,
} from '@/games/settlers';
import type { Words } from '@/i18n';
import { buildName, bundleWords, expansionName } from '@/table/words/cardWords';

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);

/** What is in the box, and what it costs: counted and priced by the rules. */
export function tableWords(words: Words, game: GameId, name: TableName, options?: object): readonly WordTable[] {
  const { t } = words;
  const { events } = { ...defaultOptions(settlers.options), ...options };
  switch (name) {
    case 'summary':
      return [
        gridOf(words, 'prices', events),
        {
          head: [t('book.summary.what'), t('book.summary.work'), t('book.summary.points')],
          rows: summaryRows(words, game, options),
        },
      ];
    case 'expansions':
      return [
        {
          head: [t('book.table.card'), t('book.summary.work'), t('book.summary.points')],
          rows: EXPANSIONS.map((card) => [
            expansionName(words, card),
            t(`settlers.card.work.${card}`),
            String(EXPANSION_CARDS[card].points),
          ]),
        },
      ];
    default:
      return [gridOf(words, name, events)];
  }
}

const prices = (words: Words): string[][] => [
  ...BUILDS.map((what) => [buildName(words, what), bundleWords(words, priceOf(what, null))]),
  [expansionName(words, 'townHall'), bundleWords(words, priceOf('expansion', 'townHall'))],
];

/** `events`: which printing of the box this match is played with. */
function gridOf(words: Words, name: TableName, events: EventProfile): WordTable {
  const { t } = words;
  const bySeats = (first: string, count: (seats: number) => number) => [
    first,
    ...SEATS.map((seats) => String(count(seats))),
  ];
  const head = [t('book.table.players'), ...SEATS.map(String)];
  switch (name) {
    case 'prices':
      return { head: [t('book.table.card'), t('book.summary.price')], rows: prices(words) };
    case 'cityEvents':
      return {
        head,
        rows: CITY_EVENTS.map((event) =>
          bySeats(t(event === 'robberAttack' ? 'table.attack.title' : 'book.table.marketDay'), (seats) =>
            inPlay(EVENT_COPIES[events][event], seats),
          ),
        ),
      };
    default:
      return {
        head,
        rows: [
          bySeats(buildName(words, 'road'), (seats) => inPlay(STACK_COPIES.road, seats)),
          bySeats(buildName(words, 'knight'), (seats) => inPlay(STACK_COPIES.knight, seats)),
          bySeats(t('book.table.houses'), (seats) => inPlay(STACK_COPIES.settlement, seats)),
          bySeats(t('book.table.expansions'), (seats) =>
            EXPANSIONS.reduce((sum, card) => sum + inPlay(EXPANSION_CARDS[card].copies, seats), 0),
          ),
          ...RESOURCES.map((card) => bySeats(t(`settlers.card.name.${card}`), (seats) => resourcesInPlay(card, seats))),
        ],
      };
  }
}
