import type { Translated } from '../dictionary';
import type { ai as source } from './en';
import { seats } from './seats/pt';

export const ai = {
  ...seats,
  reason: {
    random: 'Escolhida à sorte.',
  },
} satisfies Translated<typeof source>;
