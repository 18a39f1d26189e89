const own = typeof location === 'undefined' ? null : location;

/** The address that this very app was opened at. */
export const WEB_ORIGIN: string | null = own?.origin ?? null;

/** Whether that address leads every device to itself, as `npm run play` serves it: a link to it opens nowhere else. */
export const IS_OWN_MACHINE: boolean =
  own !== null && /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(own.hostname);
