/** The card table. */
export const table = {
  table: 'Table',
};
