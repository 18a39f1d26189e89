import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';

import LessonRoute from '../../../app/lesson/[game]/index';
import ChapterRoute from '../../../app/lesson/[game]/[chapter]';
import MatchRoute from '../../../app/match/[id]';

import type { BoardProps } from '@/board/Board';
import { wordsIn } from '@/i18n';
import { lessonOf } from '@/lessons';
import { LESSONS_KEY, parseLessons } from '@/storage/lessons';
import { formatSettings, DEFAULT_SETTINGS } from '@/storage/settings';

import { openApp, ROUTES } from '../../support/openApp';

// The whole app, several times.
jest.setTimeout(60_000);

// The land is painted by Skia, which has its own tests; here it says what it was given and reports touches.
const mockBoard: { props: BoardProps | null } = { props: null };
jest.mock('@/board/BoardLoader', () => ({
  BoardLoader: (props: BoardProps) => {
    mockBoard.props = props;
    return null;
  },
}));
// Nothing has a place on this screen, so nobody could say where a follower flies to.
jest.mock('@/features/tiles/seats/useSeatSpots', () => ({
  useSeatSpots: () => ({ keep: () => undefined, spotOf: () => Promise.resolve({ x: 0, y: 0 }) }),
}));
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));

const routes = {
  ...ROUTES,
  'lesson/[game]/index': LessonRoute as never,
  'lesson/[game]/[chapter]': ChapterRoute as never,
  'match/[id]': MatchRoute as never,
};
const SETTINGS = formatSettings({ ...DEFAULT_SETTINGS, language: 'en', speed: 'instant' });
const { t } = wordsIn('en');

let running: { unmount(): void } | null = null;

async function launch(url: string): Promise<void> {
  running?.unmount();
  running = (await openApp(url, { stored: SETTINGS, routes })).app;
  await settle();
}

beforeEach(async () => {
  running = null;
  await AsyncStorage.clear();
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(400));

async function press(testID: string): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
  await settle();
}

async function tap(x: number, y: number): Promise<void> {
  await act(async () => mockBoard.props?.onTapCell?.({ x, y }));
  await settle();
}

const expectLine = (line: Parameters<typeof t>[0]) =>
  expect(screen.getByTestId('line')).toHaveTextContent(t(line as 'lessons.other'));

const kept = async () => parseLessons(await AsyncStorage.getItem(LESSONS_KEY)).classic;

describe('the lesson of classic', () => {
  it('asks, answers, goes on and keeps the place through a kill', async () => {
    await launch('/lesson/classic');
    expectLine('lessons.classic.edges.place');
    // What is pointed at is lit, and everything else is quiet; readers are told which cells it is.
    expect(mockBoard.props?.scene.pointed).toEqual([
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ]);
    const marked = mockBoard.props?.scene.legalCells.filter(({ label }) => label.includes('The lesson points here'));
    expect(marked?.map(({ x, y }) => [x, y])).toEqual([
      [-1, 0],
      [1, 0],
    ]);
    // A cell that fits and is not meant is answered, and nothing is lost.
    await tap(0, 1);
    expectLine('lessons.classic.edges.field');
    await press('confirm');
    expectLine('lessons.classic.edges.field');
    await tap(1, 0);
    await press('confirm');
    expectLine('lessons.classic.edges.end');
    expect((await kept())?.place).toEqual({ chapter: 'edges', step: 2, moves: ['1,0,1', '0,-1,2'], misses: 1 });

    await launch('/lesson/classic');
    expectLine('lessons.classic.edges.end');
    await press('go-on');
    expectLine('lessons.classic.road.claim');
    expect((await kept())?.stars).toEqual({ edges: 2 });
  });

  it('plays out what a wrong try leads to, and takes it back', async () => {
    await launch('/lesson/classic/city');
    expectLine('lessons.classic.city.claim');
    await tap(0, -1);
    await press('confirm');
    await settle();
    expectLine('lessons.classic.city.nobody');
    // The tile of the learner and Clara's are to be seen.
    expect(mockBoard.props?.scene.tiles).toHaveLength(3);
    expect(screen.queryByTestId('confirm')).toBeNull();
    await press('go-on');
    expectLine('lessons.classic.city.claim');
    expect(mockBoard.props?.scene.tiles).toHaveLength(1);
    await tap(0, -1);
    await press('chip-member-city0');
    await press('confirm');
    await settle();
    expectLine('lessons.classic.city.close');
  });

  it('opens any chapter, skips with one touch, and ends in a match against a beginner', async () => {
    await launch('/lesson/classic/end');
    await press('skip-chapter');
    expectLine('lessons.classic.play.end');
    await press('go-on');
    expect(screen.queryByTestId('speech')).toBeNull();
    expect(screen.getByTestId('table-classic')).toBeOnTheScreen();
    const start = lessonOf('classic')?.chapters.at(-1)?.start;
    const matches = (await AsyncStorage.getAllKeys()).filter((key) => key.startsWith('terreno/match/'));
    const texts = await AsyncStorage.multiGet(matches);
    expect(texts.map(([, text]) => text).join()).toContain((start?.before ?? []).join(';'));
    // Somebody else made its first moves: it counts in no statistics.
    expect(texts.map(([, text]) => text).join()).toContain('"origin":{"kind":"lesson"}');
    expect((await kept())?.place).toBeNull();
  });

  it('knows no lesson and no chapter that are not there', async () => {
    await launch('/lesson/chess');
    expect(screen.getByTestId('not-found')).toBeOnTheScreen();
    await launch('/lesson/classic/dragons');
    expect(screen.getByTestId('not-found')).toBeOnTheScreen();
  });
});

describe('the lesson of settlers', () => {
  it('points at what is wanted, answers what is not, and takes two moves of one touch', async () => {
    await launch('/lesson/settlers');
    expectLine('lessons.settlers.trade.take');
    expect(screen.getByTestId('market-brick')).toHaveAccessibleName(/The lesson points here/);
    expect(screen.getByTestId('market-ore')).not.toHaveAccessibleName(/The lesson points here/);
    await press('market-ore');
    expectLine('lessons.settlers.trade.else');
    // A card that is lifted goes for what is taken: that is what is taken and what is given in one touch.
    await press('hand-wool');
    await press('market-brick');
    await settle();
    expectLine('lessons.settlers.trade.build');
    await press('main');
    await press('build-road');
    expectLine('lessons.settlers.trade.end');
    // While a line is read there is nothing to do but to go on.
    expect(screen.queryByTestId('main')).toBeNull();
    await press('go-on');
    expectLine('lessons.settlers.knight.build');
  });

  it('lets the others play, and goes on where it was left', async () => {
    await launch('/lesson/settlers/robbers');
    expectLine('lessons.settlers.robbers.discard');
    await press('more-wool');
    await press('discard');
    await settle();
    expectLine('lessons.settlers.robbers.end');
    await launch('/lesson/settlers');
    expectLine('lessons.settlers.robbers.end');
  });

  it('is won without a result, and ends in a match against two beginners', async () => {
    await launch('/lesson/settlers/end');
    await press('main');
    await press('build-road');
    expectLine('lessons.settlers.end.road');
    await press('build-knight');
    expectLine('lessons.settlers.end.end');
    await press('go-on');
    expectLine('lessons.settlers.play.end');
    await press('go-on');
    expect(screen.queryByTestId('speech')).toBeNull();
    expect(screen.getByTestId('table')).toBeOnTheScreen();
  });
});

describe('around the lesson', () => {
  it('is offered before the first match of its game, and never again after a no', async () => {
    await launch('/new?game=classic');
    expect(screen.getByTestId('lesson-offer')).toBeOnTheScreen();
    await press('lesson-no');
    expect(screen.queryByTestId('lesson-offer')).toBeNull();
    await launch('/new?game=classic');
    expect(screen.queryByTestId('lesson-offer')).toBeNull();
    // Every game asks for itself.
    await launch('/new?game=settlers');
    expect(screen.getByTestId('lesson-offer')).toBeOnTheScreen();
  });

  it('is found again on home and among the games, with what was done', async () => {
    await launch('/lesson/classic');
    await press('skip-chapter');
    await press('leave-lesson');
    expect(screen.getByTestId('lesson-under-way')).toBeOnTheScreen();
    await press('lesson-under-way');
    expectLine('lessons.classic.road.claim');
    await launch('/learn');
    expect(screen.getByTestId('lesson-classic')).toBeOnTheScreen();
    expect(screen.getByText('You are here')).toBeOnTheScreen();
    await press('chapter-monastery');
    expectLine('lessons.classic.monastery.claim');
  });
});
