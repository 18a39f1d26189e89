import { type SettlersView, sizeOf } from '@/games/settlers';
import type { Words } from '@/i18n';

import type { BuildOffer } from '../model/builds';
import { substitutes } from '../model/builds';
import { bundleWords, withNames } from './cardWords';

interface BuildWords {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'ink2';
}

/** What a build would bring, or what stands against it. */
export function buildWords(words: Words, offer: BuildOffer, view: SettlersView, names: readonly string[]): BuildWords {
  const { t } = words;
  if (view.built.includes(offer.what)) return { text: t('table.build.isDone'), tone: 'ink2' };
  if (offer.objection !== null) {
    // A row is a line, not a sentence.
    return { text: words.say(withNames(words, offer.objection, names)).replace(/\.$/, ''), tone: 'ink2' };
  }
  const lacking = sizeOf(offer.lacking);
  const [payment] = offer.payments;
  if (payment === undefined) {
    return {
      text: t('table.build.isShort', { n: Math.max(1, lacking), cards: bundleWords(words, offer.lacking) }),
      tone: 'bad',
    };
  }
  if (lacking > 0 && payment.discount === null) {
    const swap = bundleWords(words, substitutes(payment));
    return {
      text: t('table.build.isShortSwap', { n: lacking, cards: bundleWords(words, offer.lacking), swap }),
      tone: 'bad',
    };
  }
  return gainWords(words, offer, view, names);
}

export function gainWords(words: Words, offer: BuildOffer, view: SettlersView, names: readonly string[]): BuildWords {
  const { t } = words;
  const { what, gain } = offer;
  const isPoint = (gain?.points ?? 0) > 0;
  const from = gain?.from ?? null;
  if ((what === 'road' || what === 'knight') && from !== null) {
    const name = names[from] ?? '';
    return { text: t(`table.build.gain.${what}Taken${isPoint ? 'B' : ''}`, { name }), tone: 'bad' };
  }
  const key =
    what === 'road' || what === 'knight'
      ? (`${what}${isPoint ? 'B' : 'A'}` as const)
      : what === 'settlement' && view.destiny !== null
        ? ('settlementDestiny' as const)
        : what;
  return { text: t(`table.build.gain.${key}`), tone: 'good' };
}
