export const AIDS = ['legalCells', 'preview', 'features', 'fields', 'fits'] as const;
export type Aid = (typeof AIDS)[number];
/** The help that the table allows: what may be lit, foretold and counted for the players. */
export type Aids = { readonly [Name in Aid]: boolean };

export const ALL_AIDS: Aids = { legalCells: true, preview: true, features: true, fields: true, fits: true };
