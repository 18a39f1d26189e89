import type { MedievalOptions } from '../classic/types';

export interface SoloOptions extends MedievalOptions {
  /** Three colours as printed, or a fourth one. */
  readonly colours: number;
}
