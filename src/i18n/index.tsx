import { useLocales } from 'expo-localization';
import { createContext, use, type ReactNode } from 'react';

import { bestLanguage, type LanguageChoice } from './languages';
import { wordsIn, type Words } from './words';

export type { WordKey } from './dictionary';
export { LANGUAGES, type Language, type LanguageChoice } from './languages';
export { listOf } from './list';
export { said, type Said } from './said';
export { wordsIn, type Words } from './words';

// English serves what stands outside the providers: the error screen of last resort.
const WordsContext = createContext<Words>(wordsIn('en'));

/** Speaks the chosen language, or the device's, to everything inside. */
export function WordsProvider({ choice, children }: { choice: LanguageChoice; children: ReactNode }) {
  const locales = useLocales();
  const language = choice === 'system' ? bestLanguage(locales.map((locale) => locale.languageCode)) : choice;
  return <WordsContext value={wordsIn(language)}>{children}</WordsContext>;
}

export function useWords(): Words {
  return use(WordsContext);
}
