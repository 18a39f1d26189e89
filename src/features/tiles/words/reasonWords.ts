import type { CountName, Reason } from '@/games/tiles';
import { listOf, type Words } from '@/i18n';

/*
 * A feature in words: as a title, as a reason for points, and inside a sentence. Each has its own entry in the
 * dictionaries, because what agrees with what differs between languages.
 */

type Counts = Reason['counts'];
/** The features that are closed during the game. */
const CLOSABLE = ['city', 'road', 'cloister', 'forest', 'river'] as const;
type Closable = (typeof CLOSABLE)[number];

const ANIMALS = ['deer', 'mammoths', 'aurochs'] as const satisfies readonly CountName[];

/** "Road of 3 tiles". */
export function featureWords(words: Words, { feature, counts }: Pick<Reason, 'feature' | 'counts'>): string {
  const { t } = words;
  const said = counted(words, counts);
  switch (feature) {
    case 'field':
      return t('board.feature.field', said);
    case 'hut':
    case 'system':
    case 'lake':
      return t('board.feature.hut', said);
    case 'follower':
      return t('board.feature.follower');
    case 'meadow': {
      const animals = ANIMALS.filter((name) => (counts[name] ?? 0) > 0).map((name) => said[name]);
      if (animals.length === 0) return t('board.feature.meadow');
      return t('board.feature.meadowWithAnimals', { animals: listOf(animals, words) });
    }
    default:
      return t(`board.feature.${variantOf(feature, counts)}`, said);
  }
}

/** "Road of 3 tiles closed". */
export function closedWords(words: Words, { feature, counts }: Reason): string {
  return words.t(`board.closed.${variantOf(closable(feature), counts)}`, counted(words, counts));
}

/** "a road of 3 tiles", for the middle of a sentence. */
export function whatWords(words: Words, { feature, counts }: Reason): string {
  return words.t(`board.what.${variantOf(closable(feature), counts)}`, counted(words, counts));
}

function closable(feature: Reason['feature']): Closable {
  return CLOSABLE.find((known) => known === feature) ?? 'road';
}

function variantOf(feature: Closable, counts: Counts) {
  if (feature === 'city' && (counts.pennants ?? 0) > 0) return 'cityWithPennants';
  if (feature === 'forest' && (counts.mushrooms ?? 0) > 0) return 'forestWithMushrooms';
  if (feature === 'river' && (counts.fish ?? 0) > 0) return 'riverWithFish';
  return feature;
}

function counted({ t }: Words, counts: Counts): Record<CountName, string> {
  const say = (name: CountName) => t(`board.count.${name}`, { n: counts[name] ?? 0 });
  return {
    tiles: say('tiles'),
    pennants: say('pennants'),
    neighbours: say('neighbours'),
    cities: say('cities'),
    segments: say('segments'),
    mushrooms: say('mushrooms'),
    fish: say('fish'),
    deer: say('deer'),
    eaten: say('eaten'),
    mammoths: say('mammoths'),
    aurochs: say('aurochs'),
    followers: say('followers'),
  };
}
