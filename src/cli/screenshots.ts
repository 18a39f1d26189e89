import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { GameId } from '@/core/game';
import type { GameRecord, Seat } from '@/core/record';
import { gameOf } from '@/games';
import { encodeRecord } from '@/match/shareCode';

import { App } from '../../e2e/chromium/app';
import { readLaunch } from '../../e2e/driver/launch';
import { playGame } from './arena/game';
import { startProgress } from './progress';
import { onInterrupt } from './process';
import { inRoot } from './root';
import { buildWeb, SITE } from './web/build';

interface Shot {
  readonly name: string;
  readonly viewport: string;
  readonly colorScheme: 'light' | 'dark';
  readonly locale?: string;
  /** A screen by its address, or a match at a moment of it. */
  readonly show: string | Moment;
}

/** A match that our own players play until it is the first person's turn after so many moves, or to its end. */
interface Moment {
  readonly game: GameId;
  readonly seed: number;
  readonly seats: readonly Seat[];
  readonly moves: number;
}

const computer = (name: string, colour: number): Seat => ({ name, colour, ai: { level: 'casual', style: 'balanced' } });
const TABLE = [{ name: 'Ana', colour: 0 }, computer('Leonor', 1), computer('Tomás', 2)];

/** The pictures of the README, each a screen of the real app. */
const SHOTS: readonly Shot[] = [
  { name: 'home-phone-light', show: '/', viewport: '390x844', colorScheme: 'light' },
  { name: 'home-phone-dark', show: '/', viewport: '390x844', colorScheme: 'dark', locale: 'pt-BR' },
  { name: 'home-landscape-light', show: '/', viewport: '844x390', colorScheme: 'light' },
  { name: 'home-landscape-dark', show: '/', viewport: '844x390', colorScheme: 'dark' },
  { name: 'home-tablet-light', show: '/', viewport: '1024x768', colorScheme: 'light', locale: 'es-ES' },
  { name: 'home-tablet-dark', show: '/', viewport: '1024x768', colorScheme: 'dark' },
  { name: 'settings-phone-light', show: '/settings', viewport: '390x844', colorScheme: 'light' },
  {
    name: 'classic-play',
    show: { game: 'classic', seed: 7, seats: TABLE, moves: 36 },
    viewport: '390x844',
    colorScheme: 'light',
  },
  {
    name: 'hunters-play',
    show: { game: 'hunters', seed: 5, seats: TABLE, moves: 40 },
    viewport: '390x844',
    colorScheme: 'light',
    locale: 'es-ES',
  },
  {
    name: 'settlers-play',
    show: { game: 'settlers', seed: 21, seats: [...TABLE, computer('Clara', 3)], moves: 90 },
    viewport: '390x844',
    colorScheme: 'light',
  },
  {
    name: 'result',
    show: { game: 'classic', seed: 7, seats: TABLE, moves: Infinity },
    viewport: '390x844',
    colorScheme: 'light',
    locale: 'pt-BR',
  },
  {
    name: 'classic-tablet',
    show: { game: 'classic', seed: 7, seats: TABLE, moves: 60 },
    viewport: '1180x820',
    colorScheme: 'dark',
  },
];

/** Lands and cards are painted bit by bit, and nothing in the page says which bit was the last: it is when no more come. */
const STILL_FOR = 25_000;
const STILL_WITHIN = 300_000;
const LOOK_EVERY = 5000;

async function takeAll(): Promise<void> {
  const app = new App(SITE);
  onInterrupt(130, () => app.dispose());
  const build = await buildWeb(() => startProgress('Building the web app'));
  if (!build.ok) throw new Error(build.output);
  const folder = inRoot('assets', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const shot of SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await take(app, shot, folder);
  }
  await app.dispose();
}

async function take(app: App, { name, viewport, colorScheme, show, locale = 'en-GB' }: Shot, folder: string) {
  await app.erase();
  const isScreen = typeof show === 'string';
  const address = isScreen ? show : `/m/${encodeRecord(recordAt(show))}`;
  const args = { detoxURLOverride: address, viewport, colorScheme, reducedMotion: true };
  await app.launch(readLaunch(args, { locale }));
  await app.settle();
  if (!isScreen) {
    await app.page.getByTestId('open-import').click();
    await painted(app);
    await app.settle();
  }
  app.failOnProblems();
  // A land has too many colours for a small PNG.
  const file = `${name}.${isScreen ? 'png' : 'jpg'}`;
  const look = isScreen ? ({ type: 'png' } as const) : ({ type: 'jpeg', quality: 82 } as const);
  await app.page.screenshot({ path: path.join(folder, file), ...look });
  console.log(`assets/screenshots/${file}`);
}

/** Looks until the screen has not changed for a while. */
async function painted({ page }: App): Promise<void> {
  let last = '';
  let still = 0;
  for (let waited = 0; still < STILL_FOR && waited < STILL_WITHIN; waited += LOOK_EVERY) {
    await page.waitForTimeout(LOOK_EVERY);
    const look = (await page.screenshot()).toString('base64');
    still = look === last ? still + LOOK_EVERY : 0;
    last = look;
  }
}

function recordAt({ game, seed, seats, moves }: Moment): GameRecord {
  const rules = gameOf(game);
  const { record } = playGame({ game: rules, bots: seats.map(() => 'casual') }, seed);
  const position = rules.start(record.options, seed, seats.length);
  let played = 0;
  while (!position.isOver && (played < moves || position.decider !== 0)) {
    const move = rules.decode(record.moves[played++] ?? '');
    if (move === null) break;
    position.play(move);
  }
  return { ...record, seats, moves: record.moves.slice(0, played) };
}

takeAll().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
