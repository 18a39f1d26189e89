import { CLOSABLE, COUNT_NAMES, EXTRAS, type Closable, type CountName, type Reason } from '@/games/tiles';
import { listOf, type Words } from '@/i18n';

/*
 * A feature in words: as a title, as a reason for points, and inside a sentence. Each has its own entry in the
 * dictionaries, because what agrees with what differs between languages.
 */

type Counts = Reason['counts'];

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

type Extras = typeof EXTRAS;
type Extra = keyof Extras & Closable;
type Variant = Closable | { [Feature in Extra]: `${Feature}With${Capitalize<Extras[Feature]>}` }[Extra];

/** The entry of the dictionaries: a city with pennants is another sentence than one without. */
function variantOf(feature: Closable, counts: Counts): Variant {
  const extra = feature in EXTRAS ? EXTRAS[feature as Extra] : null;
  if (extra === null || (counts[extra] ?? 0) === 0) return feature;
  return `${feature}With${extra.charAt(0).toUpperCase()}${extra.slice(1)}` as Variant;
}

function counted({ t }: Words, counts: Counts): Record<CountName, string> {
  const said = COUNT_NAMES.map((name) => [name, t(`board.count.${name}`, { n: counts[name] ?? 0 })]);
  return Object.fromEntries(said) as Record<CountName, string>;
}
