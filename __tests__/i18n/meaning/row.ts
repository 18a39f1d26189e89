import type { Language } from '@/i18n';

/** What must be said in each language, written by hand and read for sense: who did what, to whom, and who has it now. */
export type Sentences = Readonly<Record<Language, readonly string[]>>;
