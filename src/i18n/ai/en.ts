/** The characters, levels, styles and reasons of the AI seats. */
export const ai = {
  reason: {
    random: 'Drawn by lot.',
  },
};
