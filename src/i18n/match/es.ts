import type { Translated } from '../dictionary';
import type { match as source } from './en';
import { screens } from './screens/es';
import { storage, trouble } from './storage/es';

export const match = {
  ...screens,
  storage,
  trouble,
} satisfies Translated<typeof source>;
