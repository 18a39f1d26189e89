import type { MedievalOptions } from '../classic/types';

/** What points are given for. */
export const SOLO_POINTS = ['start', 'city', 'road', 'cloister', 'follower'] as const;
export type SoloPoint = (typeof SOLO_POINTS)[number];

export interface SoloOptions extends MedievalOptions {
  /** Three colours as printed, or a fourth one. */
  readonly colours: number;
}
