import type { Cue } from './cue';

/** One line about something that happens for the first time, and the way to its rule. */
export interface TipEntry<Rule extends string = string> {
  readonly when: Cue;
  /** In the book of its game. */
  readonly rule: Rule;
}

/** The tips of a game by name, what matters most first. Each has its line below `tips` in the dictionaries. */
export type Tips<Name extends string, Rule extends string> = Readonly<Record<Name, TipEntry<Rule>>>;

export interface Tip extends TipEntry {
  /** What the device remembers it by. */
  readonly name: string;
}
