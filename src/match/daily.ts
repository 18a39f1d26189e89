import { seedOfText } from '@/core/hash';

/** A day of the calendar where the device is: `2026-11-17`. */
export type Day = string;

export function dayOf(date: Date): Day {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day before, by the calendar and not by the clock: days have 23, 24 or 25 hours. */
export function dayBefore(day: Day): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}

/** The tiles of a day: the same for everybody, without asking anybody. */
export function dailySeed(day: Day): number {
  return seedOfText(`terreno daily ${day}`);
}
