import { act, fireEvent, screen } from '@testing-library/react-native';

import { bookOf } from '@/book';
import { closeRules, useOpenedBook } from '@/features/shell/bookOpening';
import type { SettlersPosition } from '@/games/settlers';
import type { Match } from '@/match/types';

import { findGame } from './findGame';
import { openTable, settle } from './openTable';

/*
 * From every card that lies on the table, from the history, destiny and a theft there is a way to the rule behind it, and
 * the match stays as it is.
 */

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));

// Games are played until one comes to what is looked at.
jest.setTimeout(60_000);

const AI = { level: 'random', style: 'balanced' };
const ALONE = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 1, ai: AI },
  { name: 'Leonor', colour: 2, ai: AI },
];

const press = async (testID: string) => {
  fireEvent.press(screen.getAllByTestId(testID)[0]!);
  await settle();
};

const opened = () => useOpenedBook.getState().opened;

/** Presses a way, and sees which rule it opens and that nothing of the match has changed. */
async function leads(match: Match, testID: string, rule: string): Promise<void> {
  const { record, pending } = match.getState();
  await press(testID);
  expect(opened()).toEqual({ game: 'settlers', rule, options: record.options });
  act(closeRules);
  expect(match.getState()).toMatchObject({ record, pending });
}

async function tableWhere(isWished: (position: SettlersPosition) => boolean): Promise<Match> {
  const { seed, moves } = findGame(3, isWished);
  return openTable({ seats: ALONE, seed, moves });
}

it('the cards before a player lead to their rules, those with a power too', async () => {
  const isWished = (position: SettlersPosition) => {
    const rui = position.viewFor(0).players[1];
    return position.stage === 'trade' && rui !== undefined && rui.expansions.length > 0 && rui.knights > 0;
  };
  const match = await tableWhere(isWished);
  await press('seat-1');
  const ways = screen.getAllByTestId(/^rule-of-/).map(({ props }) => String(props.testID));
  expect(ways).toEqual(expect.arrayContaining(['rule-of-road', 'rule-of-knight']));
  const powers = ways.filter((way) => !/-(road|knight|settlement|city|destiny)$/.test(way));
  expect(powers.length).toBeGreaterThan(0);
  for (const way of ways) await leads(match, way, way.slice('rule-of-'.length));
});

it('the book button leads to what is to be decided, and destiny to its rule, also where it is only drawn', async () => {
  const match = await tableWhere((position) => position.stage === 'trade');
  const { table, pending } = match.getState();
  await leads(match, 'rules', bookOf('settlers').moment(table, pending));
  expect(screen.queryByTestId('destiny')).toBeNull();
  await press('seat-1');
  await leads(match, 'rule-of-destiny', 'destiny');
});

it('lines of the history lead to their rules', async () => {
  const match = await tableWhere((position) => position.stage === 'trade' && position.ply > 12);
  await press('menu');
  await press('open-history');
  const ways = [...new Set(screen.getAllByTestId(/^rule-of-/).map(({ props }) => String(props.testID)))];
  expect(ways.length).toBeGreaterThan(3);
  for (const way of ways) await leads(match, way, way.slice('rule-of-'.length));
});

it('a build that is taken from somebody leads to the rule of whose card is taken', async () => {
  const match = await tableWhere(
    (position) =>
      position.stage !== 'attack' &&
      position.viewFor(0).stacks.road === 0 &&
      position.legalMoves().some((move) => move.type === 'build' && move.what === 'road'),
  );
  if (screen.queryByTestId('build-road') === null) await press('main');
  await press('build-road');
  expect(screen.getByTestId('theft')).toBeOnTheScreen();
  await leads(match, 'rule-of-theft-path', 'theft-path');
  expect(screen.getByTestId('build-sheet')).toBeOnTheScreen();
});
