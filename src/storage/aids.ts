import { isPlainObject } from '@/core/guards';

export const AIDS = ['legalCells', 'preview', 'features', 'fields', 'fits'] as const;
export type Aid = (typeof AIDS)[number];
/** The help that the table allows: what may be lit, foretold and counted for the players. */
export type Aids = { readonly [Name in Aid]: boolean };

export const ALL_AIDS: Aids = { legalCells: true, preview: true, features: true, fields: true, fits: true };

/** Aids from outside: an aid that is missing is allowed, one that makes no sense is reported and allowed too. */
export function readAids(input: unknown, onDamage: () => void): Aids {
  const given = isPlainObject(input) ? input : {};
  if (input !== undefined && !isPlainObject(input)) onDamage();
  const aids: Record<Aid, boolean> = { ...ALL_AIDS };
  for (const aid of AIDS) {
    const value = given[aid];
    if (typeof value === 'boolean') aids[aid] = value;
    else if (value !== undefined) onDamage();
  }
  return aids;
}
