import { CARD_IDS, CARD_RATIO, cardBoxes, CARDS, detailFor } from '@/table/art';

const WIDTHS = [40, 56, 64, 90, 150, 260];

test('marks, seals and titles lie on the card and do not touch each other', () => {
  for (const id of CARD_IDS) {
    for (const width of WIDTHS) {
      const { mark, seal, panel, title, points } = cardBoxes(id, { theme: 'day', width });
      const height = width * CARD_RATIO;
      for (const disc of [mark, seal]) {
        expect(disc.x - disc.radius).toBeGreaterThan(panel.x);
        expect(disc.x + disc.radius).toBeLessThan(panel.x + panel.width);
        expect(disc.y - disc.radius).toBeGreaterThan(panel.y);
      }
      expect(seal.x - mark.x).toBeGreaterThan(mark.radius + seal.radius);
      if (points) expect(points.radius).toBeLessThan(seal.radius);
      if (title) {
        expect(title.y).toBeGreaterThan(panel.y + panel.height);
        expect(title.y + title.height).toBeLessThan(height);
      } else expect(panel.y + panel.height).toBeGreaterThan(height * 0.95);
    }
  }
});

test('only large cards keep room for a name, and the back never does', () => {
  expect(cardBoxes('wool', { theme: 'day', width: 90 }).title).toBeNull();
  expect(cardBoxes('wool', { theme: 'day', width: 260 }).title).not.toBeNull();
  expect(cardBoxes('wool', { theme: 'day', width: 260, hasTitle: false }).title).toBeNull();
  expect(cardBoxes('back', { theme: 'day', width: 260 }).title).toBeNull();
});

test('a number fits the seal only on large cards; small ones count in pips, of which there are at most four', () => {
  for (const id of CARD_IDS) {
    expect(CARDS[id].points).toBeLessThanOrEqual(4);
    expect(cardBoxes(id, { theme: 'day', width: 64 }).points).toBeNull();
    // The smallest text of the app is 12 points high.
    expect((cardBoxes(id, { theme: 'day', width: 140 }).points?.radius ?? 0) * 2).toBeGreaterThan(12);
  }
});

test('a dense screen gets finer cuts, but less so than its pixels', () => {
  expect([40, 64, 260].map((width) => detailFor(width))).toEqual([0, 1, 2]);
  expect(detailFor(64, 3)).toBe(1);
  expect(detailFor(90, 3)).toBe(2);
});
