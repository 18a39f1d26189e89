import { act, render } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Dimensions, View } from 'react-native';

import type { CountStep } from '@/features/tiles/scene/showCount';
import { TableLayout } from '@/features/tiles/TableLayout';
import { CountTray } from '@/features/tiles/tray/CountTray';
import { FinalTray } from '@/features/tiles/tray/FinalTray';
import { HoldingTray, TILE_SIZE } from '@/features/tiles/tray/HoldingTray';
import { OrderTray } from '@/features/tiles/tray/OrderTray';
import { OverTray } from '@/features/tiles/tray/OverTray';
import { PlacedTray } from '@/features/tiles/tray/PlacedTray';
import { Tray } from '@/features/tiles/tray/Tray';
import type { Play } from '@/features/tiles/usePlay';
import type { Foresight } from '@/games/tiles/foresight';
import type { FeatureKind, Reason, Scored, TileEvent } from '@/games/tiles/types';
import { LANGUAGES, wordsIn, WordsProvider, type Language } from '@/i18n';
import { DICTIONARIES } from '@/i18n/languages';
import { flatten } from '@/i18n/words';
import { OpenMatchProvider } from '@/match/react';
import { scoreLines, type ScoreLine } from '@/match/scoreLines';
import type { Match } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';

import { everyView, SmallScreen } from '../../support/laid/lay';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));

/*
 * Everything that the tray can say is laid out as a small phone lays it out, in three languages, with the longest names
 * and large numbers: nothing may be cut, broken or out of reach, and the one main button stays on the screen.
 */

jest.setTimeout(300_000);

const SIZE = { width: 360, height: 740 };
/** Twenty letters in one word, as nobody can wrap them. */
const NAMES = [
  'Bartholomewalexander',
  'Guilherminaconstança',
  'Wilhelminamagdalenaw',
  'Maximiliano-Fernando',
  'Hermenegildoaugustom',
];
const MANY = 188;

let screen: SmallScreen;
const upright = Dimensions.get('window');
beforeAll(async () => {
  Dimensions.set({ window: { ...upright, ...SIZE, fontScale: 1 } });
  screen = await SmallScreen.open(SIZE);
});
afterAll(() => act(() => Dimensions.set({ window: upright })));

const reason = (feature: Reason['feature'], counts: Reason['counts'], isComplete = true): Reason => ({
  x: 0,
  y: 0,
  segment: 's',
  feature,
  isComplete,
  counts,
});
const scored = (players: readonly number[], because: Reason, isFinal = false, isPaid = true): Scored => ({
  type: 'scored',
  players,
  points: MANY,
  isPaid,
  isFinal,
  because,
});

/** Everything that can be closed, as large as it may ever be. */
const CLOSED: readonly Reason[] = [
  reason('city', { tiles: 38, pennants: 0 }),
  reason('city', { tiles: 38, pennants: 14 }),
  reason('road', { tiles: 38 }),
  reason('cloister', { neighbours: 8 }),
  reason('forest', { segments: 38, mushrooms: 0 }),
  reason('forest', { segments: 38, mushrooms: 14 }),
  reason('river', { segments: 38, fish: 0 }),
  reason('river', { segments: 38, fish: 14 }),
];
const CLAIMED: readonly (readonly [FeatureKind, Reason])[] = [
  ...CLOSED.map((one) => [one.feature as FeatureKind, one] as const),
  ['field', reason('field', { cities: 14 })],
  ['meadow', reason('meadow', { deer: 0 })],
  ['meadow', reason('meadow', { deer: 14, eaten: 3, mammoths: 12, aurochs: 11 })],
  ['system', reason('hut', { fish: 38 })],
];
const COUNTED: readonly Reason[] = [...CLAIMED.map(([, one]) => one), reason('follower', { followers: 1 })];

const NOTHING: Foresight = { missing: null, gains: [], unpaid: [], waiting: 0, hasGold: false, claim: null };
const gain = (player: number, because: readonly Reason[], returning: number): Foresight['gains'][number] => ({
  player,
  points: MANY,
  because: because.map((one) => scored([player], one)),
  returning,
});
const [pair, triple] = [CLOSED.slice(1, 3), [CLOSED[1]!, CLOSED[5]!, CLOSED[7]!]];

const FORESIGHTS: readonly Foresight[] = [
  NOTHING,
  ...CLOSED.flatMap((one) => [0, 1, 7].map((returning) => ({ ...NOTHING, gains: [gain(0, [one], returning)] }))),
  { ...NOTHING, gains: [gain(0, triple, 7)] },
  { ...NOTHING, gains: [gain(0, pair, 1), gain(1, [CLOSED[5]!], 2)], hasGold: true },
  ...[3, 4, 5].map((count) => ({
    ...NOTHING,
    gains: NAMES.slice(0, count).map((_, player) => gain(player, pair, player + 1)),
    hasGold: true,
  })),
  ...CLOSED.slice(0, 4).map((one) => ({ ...NOTHING, unpaid: [scored([1], one, false, false)] })),
  ...[1, 2, 9].map((waiting) => ({ ...NOTHING, waiting })),
  { ...NOTHING, hasGold: true },
  ...CLAIMED.map(([kind, one]) => ({
    ...NOTHING,
    claim: { info: { kind, openEnds: 14 }, reason: one, visible: [] } as unknown as Foresight['claim'],
  })),
  ...(['turn', 'piece', 'cell'] as const).map((missing) => ({ ...NOTHING, missing })),
];

/** What a button may be asked to say. */
const PIECES: readonly (readonly ['member' | 'hut', FeatureKind])[] = [
  ...(['city', 'road', 'field', 'cloister', 'forest', 'river', 'meadow'] as const).map(
    (kind) => ['member', kind] as const,
  ),
  ['hut', 'lake'],
  ['hut', 'river'],
];

/** Every piece that may be offered in words. */
const CHOICES = {
  kinds: ['member', 'hut'],
  kind: 'member',
  noneLeft: null,
  options: PIECES.map(([kind, feature]) => ({
    piece: { kind, segment: `${kind}-${feature}` },
    feature,
    objection: null,
  })),
};

const SEATS = NAMES.map((name, colour) => ({ name, colour }));

/** As much of the play screen as a tray asks for. */
function playOf(language: Language, table: object, change: object = {}): Play {
  const words = wordsIn(language);
  const lines: readonly ScoreLine[] = NAMES.map((name, index) => ({
    index,
    name,
    number: index as ScoreLine['number'],
    isAi: false,
  }));
  const play = {
    words,
    lines,
    aids: ALL_AIDS,
    actions: {},
    takeBack: { press: () => undefined },
    landscape: 'classic',
    game: 'classic',
    record: { game: 'classic', seats: SEATS },
    isTeamwork: false,
    isCalledOff: false,
    isHanded: false,
    mode: 'deciding',
    thinking: 0,
    pending: { stage: 'holding', rotation: 0 },
    shownPending: { stage: 'holding', rotation: 0 },
    match: {},
    places: { all: 45, now: 17 },
    choices: CHOICES,
    quarter: 0,
    seenAs: (rotation: number) => rotation,
    table: {
      player: 0,
      decider: 0,
      tilesLeft: 34,
      endReason: null,
      stage: 'placing',
      hand: { tile: 'D', isBonus: false },
      look: { landscape: 'classic', ground: 'field' },
      hasHuts: false,
      outcome: () => null,
      legalMoves: () => [],
      laidPieces: () => new Array<number>(MANY).fill(0),
      piecesAt: () => [],
      gainWith: () => MANY,
      ...table,
    },
    ...change,
  };
  return play as unknown as Play;
}

/** A match that is as the trays want to read it. */
function matchOf(events: readonly TileEvent[]): Match {
  const state = {
    told: [{ seat: 0, index: 0, events }],
    viewer: 0,
    record: { seats: SEATS },
    undo: { kind: 'takeBack', keep: 0, by: 1, ask: [] },
  };
  return { getState: () => state, subscribe: () => () => undefined } as unknown as Match;
}

/** What is lost of a tray on the small screen, each with what it says. */
function losses(language: Language, tray: ReactNode, events: readonly TileEvent[] = []): string[] {
  const shown = render(
    <WordsProvider choice={language}>
      <OpenMatchProvider match={matchOf(events)}>
        <View style={SIZE}>
          <TableLayout
            onMeasure={() => undefined}
            parts={{
              tray,
              // What a tray must leave room for: bar and seats, and the buttons of the map.
              bar: <View style={{ height: 48 }} />,
              seats: <View style={{ height: 80 }} />,
              notices: null,
              controls: <View style={{ width: 48, height: 202 }} />,
              card: null,
              isCardFar: false,
              head: null,
              story: null,
            }}
          />
        </View>
      </OpenMatchProvider>
    </WordsProvider>,
  );
  const found: string[] = [];
  let texts = 0;
  for (const { view, around } of everyView(screen.lay(shown.toJSON()))) {
    if (view.name !== 'Paragraph' || view.text === '') continue;
    texts++;
    if (view.isCut) found.push(`cut: ${view.text}`);
    // Only a name may be longer than a line, and then goes on in the next; our own words find their room.
    const broken = view.broken.filter((word) => !NAMES.some((name) => word.includes(name)));
    if (broken.length > 0) found.push(`broken, ${broken.join(', ')}: ${view.text}`);
    const { x, y, width, height } = view.frame;
    // The chips scroll sideways; everything else must be in sight.
    const isChip = around.some(({ testID }) => testID === 'chips');
    if (!isChip && (x < 0 || x + width > SIZE.width + 0.5)) found.push(`off the screen: ${view.text}`);
    // What scrolls can be reached; everything else must lie within what is around it.
    const within = around.slice(around.findLastIndex(({ name }) => name === 'ScrollView') + 1);
    const isOut = within.some(({ frame }) => y < frame.y - 0.5 || y + height > frame.y + frame.height + 0.5);
    if (isOut) found.push(`outside its place: ${view.text}`);
    if (y + height > SIZE.height && within.length === around.length) found.push(`below the screen: ${view.text}`);
  }
  shown.unmount();
  if (texts === 0) found.push('nothing was said');
  return found;
}

const placed = (piece: 'member' | 'hut' | null) =>
  ({ stage: 'placed', x: 0, y: 0, rotation: 0, piece: piece === null ? null : { kind: piece, segment: 's' } }) as const;

describe.each(LANGUAGES)('on a phone of 360 by 740, in %s, nothing is cut', (language) => {
  it('of what a preview says', () => {
    for (const foresight of FORESIGHTS) {
      const play = playOf(language, { foresee: () => foresight });
      expect(losses(language, <PlacedTray play={play} placed={placed(null)} hint={null} />)).toEqual([]);
    }
  });

  it('of what the button says', () => {
    const foresight = { ...NOTHING, gains: [gain(0, pair, 1)] };
    for (const hasHuts of [true, false]) {
      const play = playOf(language, { foresee: () => foresight, hasHuts });
      expect(losses(language, <PlacedTray play={play} placed={placed(null)} hint={null} />)).toEqual([]);
    }
    for (const [kind, feature] of PIECES) {
      const piecesAt = () => [{ piece: { kind, segment: 's' }, feature, objection: null }];
      const play = playOf(language, { foresee: () => foresight, piecesAt });
      expect(losses(language, <PlacedTray play={play} placed={placed(kind)} hint={null} />)).toEqual([]);
    }
  });

  it('of why there is nobody to choose', () => {
    const taken = { piece: { kind: 'member', segment: 'city' }, feature: 'city', objection: null };
    for (const code of ['noneLeft.member', 'noneLeft.hut'] as const) {
      const noneLeft = { code: 'noneLeft', key: `tiles.objection.${code}`, values: {} };
      for (const options of [[], [taken]]) {
        const choices = { kinds: ['member'], kind: 'member', options, noneLeft };
        const play = playOf(language, { foresee: () => NOTHING }, { choices });
        expect(losses(language, <PlacedTray play={play} placed={placed(null)} hint={null} />)).toEqual([]);
      }
    }
  });

  it('of a hint', () => {
    const reasons = [...flatten(DICTIONARIES[language]).keys()].filter((key) => key.startsWith('ai.reason.'));
    expect(reasons.length).toBeGreaterThan(20);
    const words = wordsIn(language);
    for (const key of reasons) {
      const hint = words.t('board.tray.hintText', { reason: words.say({ key, values: { n: MANY } }) });
      const play = playOf(language, { foresee: () => NOTHING });
      expect(losses(language, <PlacedTray play={play} placed={placed(null)} hint={hint} />)).toEqual([]);
    }
  });

  it('of whose turn it is and what to do', () => {
    const held = <View style={{ width: TILE_SIZE, height: TILE_SIZE }} />;
    for (const aids of [ALL_AIDS, { ...ALL_AIDS, legalCells: false }]) {
      for (const isBonus of [true, false]) {
        const seated = [
          { isTeamwork: false },
          { isTeamwork: true },
          { isTeamwork: true, record: { seats: SEATS.slice(0, 1) } },
        ];
        for (const change of seated) {
          const play = playOf(language, { hand: { tile: 'D', isBonus } }, { aids, ...change });
          expect(losses(language, <HoldingTray play={play} held={held} />)).toEqual([]);
        }
      }
    }
  });

  it('of what is said while nobody decides', () => {
    const stage = { count: null, skipsAll: true, skip: () => undefined };
    const tray = (change: object, isLooking = false, table: object = {}) => (
      <Tray
        play={playOf(language, { hand: null, ...table }, change)}
        link={null as never}
        hint={{ isLooking, text: null, ask: () => undefined }}
        stage={stage}
        onResult={() => undefined}
      />
    );
    for (const mode of ['thinking', 'showing', 'waiting']) expect(losses(language, tray({ mode }))).toEqual([]);
    expect(losses(language, tray({}, true))).toEqual([]);
    for (const ground of ['field', 'meadow'])
      expect(losses(language, tray({ hasFields: true }, false, { look: { landscape: 'classic', ground } }))).toEqual(
        [],
      );
  });

  it('of an order to choose, and of followers to count', () => {
    const order = [0, 1, 2].map((x) => ({ x, y: 0, segment: 's' }));
    const judgeInOrder = () =>
      order.map((ref, index) => ({
        ref,
        colours: [0, 1, 2].slice(0, index + 1),
        reason: CLOSED[index + 1] ?? null,
        points: MANY,
        isPaid: index > 0,
      }));
    // Only solo asks for these, where colours stand for players.
    const record = { game: 'solo', seats: SEATS.slice(0, 1) } as never;
    const solo = { lines: scoreLines(record, 4, wordsIn(language)), isTeamwork: true };
    expect(losses(language, <OrderTray play={playOf(language, { judgeInOrder }, solo)} order={order} />)).toEqual([]);
    const counting = {
      stage: 'counting',
      endReason: 'followers',
      legalMoves: () => [0, 1, 2, 3].map((colour) => ({ type: 'count', colour })),
      preview: ({ colour }: { colour: number }) => [scored([colour], COUNTED.at(-1)!, true, colour > 0)],
    };
    expect(losses(language, <CountTray play={playOf(language, counting, solo)} />)).toEqual([]);
  });

  it('of the final count and of the end', () => {
    const all = COUNTED.flatMap((because) => [
      ...NAMES.map((_, player) => scored([player], because, true)),
      scored([0, 1, 2, 3, 4], because, true),
    ]);
    for (const event of all) {
      const kind: CountStep['kind'] = {
        kind: event.because.feature,
        items: all
          .filter(({ because }) => because.feature === event.because.feature)
          .map((one) => ({ scored: one, gain: MANY, scores: [] })),
      };
      const counted = kind.items.findIndex((item) => item.scored === event) + 1;
      for (const [skipsAll, together] of [
        [true, 1],
        [false, 1],
        [false, counted],
      ] as const) {
        const count = { kind, counted, together, isWhole: false };
        const tray = (
          <FinalTray play={playOf(language, {})} count={count} skipsAll={skipsAll} onSkip={() => undefined} />
        );
        expect(losses(language, tray)).toEqual([]);
      }
    }
    const outcomes = [[0], [0, 1, 2, 3, 4]].map((winners) => ({ scores: [MANY, MANY, MANY, MANY, MANY], winners }));
    for (const outcome of outcomes) {
      const table = { hand: null, isOver: true, endReason: 'followers', outcome: () => outcome };
      const play = playOf(language, table, { mode: 'over' });
      expect(losses(language, <OverTray play={play} onResult={() => undefined} />, all)).toEqual([]);
    }
    const off = playOf(language, { isOver: false }, { mode: 'over', isCalledOff: true });
    expect(losses(language, <OverTray play={off} onResult={() => undefined} />)).toEqual([]);
  });
});
