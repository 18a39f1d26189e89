import type { Dictionary } from './dictionary';
import { en } from './en';
import { es } from './es';
import { pt } from './pt';

export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type LanguageChoice = 'system' | Language;

export const DICTIONARIES: Record<Language, Dictionary> = { en, es, pt };

/** The first of the device's languages that we speak; English when we speak none. */
export function bestLanguage(deviceLanguages: readonly (string | null)[]): Language {
  for (const code of deviceLanguages) {
    const base = code?.toLowerCase().split(/[-_]/)[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known !== undefined) return known;
  }
  return 'en';
}
