import { readFileSync } from 'node:fs';
import { Skia } from '@shopify/react-native-skia';

import { PictureMaker } from '@/board/PictureMaker';
import { drawable } from '@/features/estates/drawable';
import { estatesOf } from '@/features/estates/estates';
import { paintEstates } from '@/features/estates/paintEstates';
import { CARD, PAGE, spreadCards } from '@/features/estates/spread';
import { wordsIn } from '@/i18n';
import { reviewRecord } from '@/match/review';
import { themeFor } from '@/ui/look/theme';

import { chanceRecord } from '../support/keptMatches';

const RECORD = chanceRecord('settlers', { seed: 4, seats: 4 });

function estates() {
  const table = estatesOf('m', RECORD, wordsIn('pt'));
  if (table === null) throw new Error('no table');
  return table;
}

function face(name: string) {
  const bytes = new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${name}`)));
  const made = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(bytes));
  if (made === null) throw new Error(name);
  return made;
}
const title = () => face('young-serif/400Regular/YoungSerif_400Regular.ttf');
const text = () => face('figtree/800ExtraBold/Figtree_800ExtraBold.ttf');

describe('the final table of the card game', () => {
  it('has everybody with their points, the winner first', () => {
    const review = reviewRecord(RECORD);
    const scores = review.ok ? review.value.table.scores() : [];
    const winners = review.ok ? (review.value.outcome?.winners ?? []) : [];
    const table = estates();
    expect(table.title).toBe('Aldeias e Cavaleiros');
    expect(table.estates.map(({ points }) => points)).toEqual([...scores].sort((one, other) => other - one));
    for (const { name, points, hasWon } of table.estates) {
      const seat = RECORD.seats.findIndex((person) => person.name === name);
      expect(points).toBe(scores[seat]);
      expect(hasWon).toBe(winners.includes(seat));
    }
  });

  it('has no picture of a game with a land', () => {
    expect(estatesOf('m', chanceRecord('classic', { moves: 5 }), wordsIn('en'))).toBeNull();
  });

  it.each([
    ['Conceição', 'Conceição'],
    ['Ana 🌻', 'Ana'],
    ['Ana 🌻 Sol', 'Ana Sol'],
    ['明美', 'Vermelho'],
    ['👩‍🌾', 'Vermelho'],
  ])('writes of the name %s what its letters can draw: %s', (name, written) => {
    for (const letters of [title(), text()]) expect(drawable(Skia, letters, name, 'Vermelho')).toBe(written);
  });

  it('is painted whole, one panel a player', () => {
    const slices = paintEstates(new PictureMaker(Skia), estates(), {
      theme: themeFor('light', false),
      cards: 'day',
      faces: { title: title(), text: text() },
    });
    let step = slices.next();
    while (!step.done) step = slices.next();
    expect(step.value.width()).toBe(PAGE.width);
    expect(step.value.height()).toBeGreaterThan(4 * CARD);
  });
});

describe('cards of an estate', () => {
  const room = PAGE.width - 2 * PAGE.edge - 2 * PAGE.inside;
  it.each([[[1]], [[3, 1]], [[5, 4, 4, 5, 5]], [[5, 5, 6, 9, 9]]])(
    '%j stand in order, within the page, each with its corner to be seen',
    (counts) => {
      const places = spreadCards(
        counts.map((count) => Array.from({ length: count })),
        room,
      ).flat();
      places.slice(1).forEach((left, index) => expect(left - (places[index] ?? 0)).toBeGreaterThan(CARD * 0.1));
      expect((places[places.length - 1] ?? 0) + CARD).toBeLessThanOrEqual(room + 0.001);
    },
  );
});
