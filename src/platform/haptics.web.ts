export type HapticStrength = 'off' | 'light' | 'strong';
export type Touch = 'tick' | 'drop' | 'success' | 'refusal';

/** Browsers buzz a whole phone at best, which is worse than nothing. */
export function touch(_kind: Touch, _strength: HapticStrength): void {}
