import type { Translated } from '../dictionary';
import type { table as source } from './en';

export const table = {
  table: 'Mesa',
} satisfies Translated<typeof source>;
