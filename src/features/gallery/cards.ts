import type { ArtTheme } from '@/board/art/palette';
import type { PictureMaker } from '@/board/PictureMaker';
import {
  CITY_EVENTS,
  DESTINIES,
  EXPANSION_CARDS,
  EXPANSIONS,
  RESOURCE_CARDS,
  RESOURCES,
  STACK_COPIES,
  type Copies,
} from '@/games/settlers';
import type { Words } from '@/i18n';
import {
  CARD_IDS,
  CARD_RATIO,
  cityCard,
  describeCard,
  destinyCard,
  knightCard,
  paintCardInSlices,
  roadCard,
  SIDES,
  type CardId,
} from '@/table/art';

import type { Exhibition, GalleryItem } from './exhibits';

const all = ({ base, sym3, sym4 }: Copies): number => base + sym3 + sym4;

/** How many of a card lie in the box; a road and a knight are one card with two sides. */
const COPIES: ReadonlyMap<CardId, number> = new Map<CardId, number>([
  ...RESOURCES.map((id) => [id, RESOURCE_CARDS[id]] as const),
  ...SIDES.map((side) => [roadCard(side), all(STACK_COPIES.road)] as const),
  ...SIDES.map((side) => [knightCard(side), all(STACK_COPIES.knight)] as const),
  ['settlement', all(STACK_COPIES.settlement)],
  ...EXPANSIONS.map((id) => [id, all(EXPANSION_CARDS[id].copies)] as const),
]);

const WALLS = [
  ['resources', RESOURCES],
  [
    'buildings',
    [...SIDES.map(roadCard), ...SIDES.map(knightCard), 'settlement', cityCard(null), ...CITY_EVENTS.map(cityCard)],
  ],
  ['expansions', EXPANSIONS],
  ['others', [...DESTINIES.map(destinyCard), 'back', 'prices']],
] as const satisfies readonly (readonly [string, readonly CardId[]])[];

/** What is laid out at the entrance, left to right; where it is narrow, only every other card. */
const HAND: readonly CardId[] = ['brick', 'lumber', 'settlement', 'wool', 'grain', 'ore', 'knightA'];

function cardItem(id: CardId, theme: ArtTheme, words: Words): GalleryItem {
  const { name, facts } = describeCard(id);
  const copies = COPIES.get(id);
  return {
    id: `card/${id}/${theme}`,
    title: words.say(name),
    note: copies === undefined ? null : words.t('gallery.inTheBox', { n: copies }),
    story: facts.map((fact) => words.say(fact)).join('. '),
    ratio: CARD_RATIO,
    isLoose: true,
    paint: (maker, width) =>
      maker.picture(width, width * CARD_RATIO, (_, canvas) =>
        paintCardInSlices(maker.skia, canvas, id, { theme, width, hasTitle: false }),
      ),
  };
}

/** A hand of cards on the table, each a little further round than the one before. */
function heroHand(theme: ArtTheme, words: Words, ratio: number): GalleryItem {
  return {
    id: `hero/cards/${theme}/${ratio}`,
    title: words.t('games.settlers.name'),
    note: null,
    story: words.t('gallery.hand'),
    ratio,
    paint: (maker, width) => paintHand(maker, width, ratio, theme),
  };
}

const paintHand = (maker: PictureMaker, width: number, ratio: number, theme: ArtTheme) =>
  maker.picture(width, width * ratio, function* (brush, canvas) {
    const height = width * ratio;
    // The table is painted for tiles; here it is seen from as near as a hand of cards.
    canvas.save();
    canvas.scale(width / 3, width / 3);
    yield* maker.ground(canvas, 'table', theme, { x: 0, y: 0, width: 3, height: 3 * ratio });
    canvas.restore();
    const hand = ratio > 0.6 ? HAND.filter((_, i) => i % 2 === 0) : HAND;
    const card = Math.min(width * 0.4, (height * 0.68) / CARD_RATIO);
    const reach = Math.min(width * 0.5 - card * 0.72, card * 2.2);
    const middle = (hand.length - 1) / 2;
    for (const [i, id] of hand.entries()) {
      const side = (i - middle) / middle;
      canvas.save();
      canvas.translate(width / 2 + side * reach, height * 0.47 + side * side * card * 0.2);
      canvas.rotate(side * 14, 0, 0);
      brush.rect(-card / 2 + card * 0.03, -(card * CARD_RATIO) / 2 + card * 0.05, card, card * CARD_RATIO, '#1A100A', {
        alpha: 0.35,
        blur: card * 0.05,
      });
      canvas.translate(-card / 2, -(card * CARD_RATIO) / 2);
      yield* paintCardInSlices(maker.skia, canvas, id, { theme, width: card, hasTitle: false });
      canvas.restore();
      yield;
    }
  });

export function cardExhibition(theme: ArtTheme, words: Words, heroRatio: number): Exhibition {
  return {
    title: words.t('games.settlers.name'),
    about: words.t('games.settlers.about'),
    count: words.t('gallery.cardsInDesigns', { n: CARD_IDS.length }),
    hero: heroHand(theme, words, heroRatio),
    walls: WALLS.map(([wall, ids]) => ({
      title: words.t(`gallery.chapters.${wall}`),
      items: ids.map((id) => cardItem(id, theme, words)),
    })),
  };
}
