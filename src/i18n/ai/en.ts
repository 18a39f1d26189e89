import { seats } from './seats/en';

/** The characters, levels, styles and reasons of the AI seats. */
export const ai = {
  ...seats,
  reason: {
    random: 'Drawn by lot.',
  },
} as const;
