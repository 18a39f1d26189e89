import type { Translated } from '../dictionary';
import type { ai as source } from './en';
import { seats } from './seats/es';

export const ai = {
  ...seats,
  reason: {
    random: 'Elegida al azar.',
  },
} satisfies Translated<typeof source>;
