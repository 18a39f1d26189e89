import { phrase } from '@/core/phrase';
import type { Words } from '@/i18n';
import type { IconName } from '@/ui/Icon';

/** The small picture beside a kind of points. */
const KIND_ICONS: Readonly<Record<string, IconName>> = {
  city: 'city',
  road: 'road',
  cloister: 'monastery',
  field: 'fields',
  forest: 'tree',
  river: 'river',
  meadow: 'fields',
  hut: 'hut',
  follower: 'person',
  start: 'flag',
  settlement: 'home',
  expansion: 'crown',
  knight: 'shield',
};

export function kindIcon(kind: string): IconName {
  return KIND_ICONS[kind] ?? 'flag';
}

/** What points were given for, by its name. */
export function kindWords(words: Words, kind: string): string {
  return words.say(phrase(`match.result.kind.${kind}`));
}
