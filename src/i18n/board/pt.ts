import type { Translated } from '../dictionary';
import type { board as source } from './en';

export const board = {
  board: 'Tabuleiro',
} satisfies Translated<typeof source>;
