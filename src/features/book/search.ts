import type { RuleText } from '@/i18n/book';

/** Letters without their accents, small, so that "Mágico" is found by "magico". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** A word without the ending that makes many of one, in the three languages: enough to find one by the other. */
export function stem(word: string): string {
  const once = withoutEnding(word);
  // "camponeses" has two endings, of which "camponês" has one.
  return withoutEnding(once);
}

function withoutEnding(word: string): string {
  if (word.length > 5 && word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('es')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s')) return word.slice(0, -1);
  return word;
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Other words that players use, each with the words that the book uses instead. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** How well a rule answers: the title weighs more than the text, a whole word more than its beginning. */
function rank({ title, text }: RuleText, wanted: readonly string[]): number {
  const best = (words: readonly string[], whole: number, begun: number): number =>
    Math.max(
      0,
      ...words.map((word) => {
        const root = stem(word);
        return Math.max(
          0,
          ...wanted.map((want) => (root === want ? whole : want.length > 2 && word.startsWith(want) ? begun : 0)),
        );
      }),
    );
  return best(wordsOf(title), 8, 5) + best(wordsOf(text), 3, 2);
}

/** Rules that answer all words of a question, the best first. */
export function search(
  rules: Readonly<Record<string, RuleText>>,
  names: readonly string[],
  question: string,
  synonyms: Synonyms = {},
): string[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return [];
  const meant = new Map<string, string[]>();
  for (const [word, others] of Object.entries(synonyms)) {
    // Written with its accents or without, it is the same word.
    const root = stem(plain(word));
    meant.set(root, [...(meant.get(root) ?? []), ...others.flatMap(wordsOf).map(stem)]);
  }
  const wanted = asked.map((word) => [...new Set([stem(word), word, ...(meant.get(stem(word)) ?? [])])]);
  const ranked = names.flatMap((name) => {
    const rule = rules[name];
    if (rule === undefined) return [];
    const ranks = wanted.map((words) => rank(rule, words));
    return ranks.every((value) => value > 0) ? [{ name, value: ranks.reduce((sum, value) => sum + value, 0) }] : [];
  });
  return ranked.sort((one, other) => other.value - one.value).map(({ name }) => name);
}
