import type { Translated } from '../dictionary';
import type { ai as source } from './en';

export const ai = {
  reason: {
    random: 'Elegida al azar.',
  },
} satisfies Translated<typeof source>;
