import type { Translated } from '../dictionary';
import type { match as source } from './en';

export const match = {
  match: 'Partida',
} satisfies Translated<typeof source>;
