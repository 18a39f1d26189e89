import { bookOf } from '@/book';
import type { GameId } from '@/core/game';
import { listOf, type Words } from '@/i18n';
import { rulesIn, type RuleText } from '@/i18n/book';

type Texts = Readonly<Record<string, RuleText>>;

/** Filled once for a language and what was agreed on: every rule on a page asks for its own. */
const filled = new Map<string, Texts>();

/** The rules of a game as they are read, with the numbers of the rules and of what was agreed on in a match. */
export function ruleTexts(words: Words, game: GameId, options?: object): Texts {
  const key = `${words.language}/${game}/${JSON.stringify(options ?? null)}`;
  const known = filled.get(key) ?? fillAll(words, game, options);
  filled.set(key, known);
  return known;
}

function fillAll(words: Words, game: GameId, options?: object): Texts {
  const facts = bookOf(game).facts(options);
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const fact = facts[name];
      if (fact === undefined) return hole;
      return typeof fact === 'number' ? String(fact) : listOf(fact.map(String), words);
    });
  return Object.fromEntries(
    Object.entries(rulesIn(words.language, game)).map(([name, { title, text }]) => [
      name,
      { title: fill(title), text: fill(text) },
    ]),
  );
}
