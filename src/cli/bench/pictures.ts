import { bundleProgram, runOnHermes, runOnV8 } from '../engines';
import type { Figure } from './figures';

const PAINTING = 'src/cli/bench/painting.ts';
/** The same work in as many fresh engines: what one stretch takes longer in one of them is not its own doing. */
const RUNS = 3;

interface Painted {
  /** Milliseconds from begin to end; the clock is too coarse to add up the stretches. */
  readonly whole: number;
  /** Milliseconds between two pauses. */
  readonly stretches: readonly number[];
  readonly calls: number;
}

type Engine = (code: string) => string | null;

function readPainted(output: string): Painted[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Painted);
}

/** The quickest of each stretch; null where there is no such engine. */
function paintOften(engine: Engine, code: string): Painted[] | null {
  const outputs = Array.from({ length: RUNS }, () => engine(code));
  const runs = outputs.flatMap((output) => (output === null ? [] : [readPainted(output)]));
  const [first] = runs;
  if (first === undefined) return null;
  return first.map(({ stretches, calls }, picture) => ({
    calls,
    whole: Math.min(...runs.map((run) => run[picture]?.whole ?? Infinity)),
    stretches: stretches.map((_, at) => Math.min(...runs.map((run) => run[picture]?.stretches[at] ?? Infinity))),
  }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);
const timeOf = ({ whole }: Painted): number => whole;
const longest = (pictures: readonly Painted[]): number => Math.max(...pictures.flatMap(({ stretches }) => stretches));

/** The program paints every design once, and then all of them again. */
function figuresOf(what: string, pictures: readonly Painted[] | null): Figure[] | null {
  if (pictures === null) return null;
  const first = pictures.slice(0, pictures.length / 2);
  const again = pictures.slice(pictures.length / 2);
  const calls = first.map((picture) => picture.calls);
  return [
    { name: `${what}, the first time`, value: mean(first.map(timeOf)), unit: 'ms' },
    { name: `${what}, the slowest the first time`, value: Math.max(...first.map(timeOf)), unit: 'ms' },
    { name: `${what}, again`, value: mean(again.map(timeOf)), unit: 'ms' },
    { name: `${what}, the longest stretch the first time`, value: longest(first), unit: 'ms' },
    { name: `${what}, the longest stretch again`, value: longest(again), unit: 'ms' },
    { name: `${what}, calls into Skia`, value: mean(calls), unit: 'calls' },
    { name: `${what}, the most calls into Skia`, value: Math.max(...calls), unit: 'calls' },
  ];
}

/** How long our own code paints a picture of each kind, and for how long it does not pause. */
export async function measurePainting(): Promise<{ fast: Figure[]; phone: Figure[] | null }> {
  const fast: Figure[] = [];
  const phone: Figure[] = [];
  for (const what of ['classic tile', 'hunters tile', 'card']) {
    const program = await bundleProgram(PAINTING, { PAINTED: JSON.stringify(what) });
    fast.push(...(figuresOf(`a ${what}`, paintOften(runOnV8, program)) ?? []));
    phone.push(...(figuresOf(`a ${what}`, paintOften(runOnHermes, program)) ?? []));
  }
  return { fast, phone: phone.length === 0 ? null : phone };
}
