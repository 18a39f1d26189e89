import type { Translated } from '../dictionary';
import type { match as source } from './en';
import { screens } from './screens/pt';
import { storage, trouble } from './storage/pt';

export const match = {
  ...screens,
  storage,
  trouble,
} satisfies Translated<typeof source>;
