import type { Translated } from '../dictionary';
import type { ai as source } from './en';

export const ai = {
  reason: {
    random: 'Escolhida à sorte.',
  },
} satisfies Translated<typeof source>;
