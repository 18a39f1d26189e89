/** The address that this very app was opened at. */
export const WEB_ORIGIN: string | null = typeof location === 'undefined' ? null : location.origin;
