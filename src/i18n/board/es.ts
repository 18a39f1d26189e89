import type { Translated } from '../dictionary';
import type { board as source } from './en';

export const board = {
  board: 'Tablero',
} satisfies Translated<typeof source>;
