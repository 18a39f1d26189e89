import { LANGUAGES, type Language } from '@/core/languages';

import type { Dictionary } from './dictionary';
import { en } from './en';
import { es } from './es';
import { pt } from './pt';

export { LANGUAGES, type Language };
export type LanguageChoice = 'system' | Language;

export const DICTIONARIES: Record<Language, Dictionary> = { en, es, pt };

const exactlyOne = (n: number): boolean => n === 1;

/** For which counts a language uses its word for one thing; written out because Hermes has no plural rules of its own. */
export const IS_ONE: Record<Language, (n: number) => boolean> = { en: exactlyOne, es: exactlyOne, pt: exactlyOne };

/** The first of the device's languages that we speak; English when we speak none. */
export function bestLanguage(deviceLanguages: readonly (string | null)[]): Language {
  for (const code of deviceLanguages) {
    const base = code?.toLowerCase().split(/[-_]/)[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known !== undefined) return known;
  }
  return 'en';
}
