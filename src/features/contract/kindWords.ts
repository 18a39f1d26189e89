import { phrase } from '@/core/phrase';
import type { Words } from '@/i18n';

/** What points were given for, by its name. */
export function kindWords(words: Words, kind: string): string {
  return words.say(phrase(`match.result.kind.${kind}`));
}
