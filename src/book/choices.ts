import type { OptionSpec } from '@/core/options';

/** The range of an option that is a number, and what is usual. */
export function choices(
  { values, usual }: OptionSpec<number>,
  seats: number,
): Record<'fewest' | 'most' | 'usual', number> {
  const all = values(seats);
  return { fewest: Math.min(...all), most: Math.max(...all), usual };
}

/** How many may play. */
export function players({ min, max }: { readonly min: number; readonly max: number }): Record<'from' | 'to', number> {
  return { from: min, to: max };
}
