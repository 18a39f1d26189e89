import type { Translated } from '../dictionary';
import type { match as source } from './en';
import { screens } from './screens/pt';

export const match = {
  ...screens,
} satisfies Translated<typeof source>;
