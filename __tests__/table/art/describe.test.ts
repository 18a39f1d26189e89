import { CARD_IDS, CARD_PHRASE_KEYS, CARDS, describeCard } from '@/table/art';

test('every card has a name and tells its points and its side in words', () => {
  for (const id of CARD_IDS) {
    const { name, facts } = describeCard(id);
    for (const said of [name, ...facts]) expect(CARD_PHRASE_KEYS).toContain(said.key);
    const points = facts.find(({ key }) => key === 'settlers.card.points');
    expect(points?.values.n ?? 0).toBe(CARDS[id].points);
  }
  expect(describeCard('roadA').facts[0]?.values.side).toBe('A');
  expect(describeCard('knightB').facts[0]?.values.side).toBe('B');
});

test('two cards that a seer tells apart are told apart for a listener', () => {
  const said = CARD_IDS.map((id) => JSON.stringify(describeCard(id)));
  expect(new Set(said).size).toBe(CARD_IDS.length);
});

test('every listed key is used', () => {
  const used = new Set(
    CARD_IDS.flatMap((id) => [describeCard(id).name, ...describeCard(id).facts].map(({ key }) => key)),
  );
  expect([...CARD_PHRASE_KEYS].filter((key) => !used.has(key))).toEqual([]);
});
