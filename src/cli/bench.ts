import { readArguments } from './arguments';
import { measureHermes, measureThinking, measureV8, type Figure } from './bench/figures';
import { measureFirstSeconds } from './bench/firstSeconds';
import { measureFrames } from './bench/frames';
import { measureHome } from './bench/home';
import { measurePainting } from './bench/pictures';
import { measureStart } from './bench/starts';
import { buildWeb, SITE } from './web/build';

function show(value: number | undefined): string {
  if (value === undefined) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1);
}

/** Prints what was measured on V8, and beside it on the engine of the phones. */
async function bench(): Promise<void> {
  readArguments({});
  process.stderr.write('measuring on V8 …\n');
  const fast = await measureV8();
  process.stderr.write('measuring on Hermes …\n');
  const phone = await measureHermes();
  if (phone === null) process.stderr.write('no Hermes VM for this system: its column stays empty\n');
  print('random play, one thread', fast, phone);
  process.stderr.write('measuring how long the players think …\n');
  const thinking = await measureThinking();
  process.stdout.write('\n');
  print('thinking in the middle of a game', thinking.fast, thinking.phone);
  process.stderr.write('measuring how pictures are painted …\n');
  const painting = await measurePainting();
  process.stdout.write('\n');
  print('painting, our own code only (Skia answers at once)', painting.fast, painting.phone);
  process.stderr.write('measuring how the app starts …\n');
  const start = await measureStart();
  process.stdout.write('\n');
  print("start on the phone host, processor time of V8's interpreter", start, null);
  await benchSite();
}

/** What the built web app costs, in Chromium: frames of the board, and home with years of matches. */
async function benchSite(): Promise<void> {
  process.stderr.write('building the web app …\n');
  const build = await buildWeb();
  if (!build.ok) throw new Error(build.output);
  process.stderr.write('measuring frames of the board …\n');
  const frames = await measureFrames(SITE);
  process.stdout.write('\n');
  print('frames of the board, in Chromium', frames, null);
  process.stderr.write('measuring the first seconds of a match …\n');
  const first = await measureFirstSeconds(SITE);
  process.stdout.write('\n');
  print('the first seconds of a match, in Chromium', first, null);
  process.stderr.write('measuring home …\n');
  const home = await measureHome(SITE);
  process.stdout.write('\n');
  print('home, in Chromium', home, null);
}

function print(title: string, fast: readonly Figure[], phone: readonly Figure[] | null): void {
  const rows = fast.map((figure) => {
    const other: Figure | undefined = phone?.find(({ name }) => name === figure.name);
    return [figure.name, show(figure.value), show(other?.value), figure.unit];
  });
  const table = [[title, 'V8', 'Hermes', 'unit'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, column) =>
      column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}

void bench();
