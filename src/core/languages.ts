/** The languages that the app speaks. With one more, the compiler leads to the words that it needs. */
export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
