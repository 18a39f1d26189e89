import type { Resource } from '@/games/settlers';
import type { Words } from '@/i18n';
import { tradeSoFar } from '@/table/model/history';
import { cardsOf } from '@/table/model/order';
import type { Step } from '@/table/parts/Ribbon';
import type { SlotCard } from '@/table/parts/TradeSlot';
import { bundleWords, cardWords } from '@/table/words/cardWords';

import type { Scene } from './useScene';
import { liftedOf, type TableActions } from './useTableActions';

/** What the one main button does. */
type MainDoes = 'toBuild' | 'end' | 'draw' | 'give' | 'none';

export interface Tray {
  readonly title: string;
  readonly text: string;
  readonly main: { readonly does: MainDoes; readonly label: string; readonly missing?: string } | null;
}

/** What the main button does; nothing while something is missing. */
export function pressMain({ main }: Tray, actions: TableActions): void {
  if (main === null || main.missing !== undefined) return;
  if (main.does === 'toBuild') actions.intend({ stage: 'browsing' });
  if (main.does === 'end') actions.endTurn();
  if (main.does === 'draw') actions.draw();
  if (main.does === 'give' && actions.lifted !== null) actions.giveBack(actions.lifted);
}

/**
 * The two pages of a turn: the table with its market, or the builds with their prices. Whoever watches others keeps the
 * table, so that nothing moves but the cards.
 */
export function pageOf({ view, pending, isMine }: Scene): 'trade' | 'build' {
  if (!isMine) return 'trade';
  if (view.stage === 'build' || view.stage === 'attack') return 'build';
  return pending.stage === 'browsing' || pending.stage === 'building' ? 'build' : 'trade';
}

export function stepOf(scene: Scene): { step: Step | null; done: readonly Step[] } {
  if (scene.view.stage === 'over') return { step: null, done: [] };
  const isBuilding = scene.view.stage === 'build' || scene.view.stage === 'attack';
  const step = scene.isMine ? pageOf(scene) : isBuilding ? 'build' : 'trade';
  return { step, done: isBuilding ? ['trade'] : [] };
}

/** What the tray asks and what its button does. One question at a time. */
export function trayOf(words: Words, scene: Scene): Tray {
  const { t } = words;
  const { view, offers, names, isMine } = scene;
  if (!isMine) {
    const name = names[view.decider] ?? '';
    return { title: t('table.tray.waiting', { name }), text: t('table.tray.waitingText'), main: null };
  }
  switch (view.stage) {
    case 'laying':
      return {
        title: t('table.tray.laying', { cards: bundleWords(words, tradeSoFar(scene.told, scene.viewer).gave) }),
        text: offers.lay.length > 0 ? t('table.tray.layingText') : t('table.tray.layingLast'),
        main: { does: 'draw', label: t('table.action.draw', { n: view.trade?.laid ?? 0 }) },
      };
    case 'taking':
    case 'giving':
      return owedTray(words, scene);
    case 'choosing':
      return {
        title: t('table.tray.choosing', { name: partnerName(scene) ?? '' }),
        text: t('table.tray.choosingText'),
        main: { does: 'none', label: t('table.action.chooseOpen'), missing: t('table.action.chooseOpen') },
      };
    default:
      return pageOf(scene) === 'build' ? buildTray(words, scene) : tradeTray(words, scene);
  }
}

function owedTray(words: Words, scene: Scene): Tray {
  const { t } = words;
  const { view, offers } = scene;
  const partner = partnerName(scene);
  const owed = view.trade?.owed ?? 0;
  const card = liftedOf(scene.pending);
  const missing = t('table.action.chooseGive', { n: owed });
  return {
    title: partner === null ? t('table.tray.owedToMarket', { n: owed }) : t('table.tray.owed', { n: owed, partner }),
    text: offers.market.length > 0 ? t('table.tray.owedMarket') : t('table.tray.owedText'),
    main:
      card === null
        ? { does: 'none', label: missing, missing }
        : { does: 'give', label: giveLabel(words, card, partner) },
  };
}

function buildTray(words: Words, scene: Scene): Tray {
  const { t } = words;
  if (scene.pending.stage === 'robbing') return robbingTray(words);
  const n = scene.table.cardsAtEnd;
  return {
    title: t('table.tray.build'),
    text: t('table.tray.buildText'),
    main: { does: 'end', label: n === 0 ? t('table.action.endNothing') : t('table.action.end', { n }) },
  };
}

function tradeTray(words: Words, scene: Scene): Tray {
  const { t } = words;
  const { view, offers, pending } = scene;
  const main = { does: 'toBuild', label: t('table.action.toBuild') } as const;
  if (pending.stage === 'robbing') return robbingTray(words);
  const hasPartners = offers.market.length > 0 || offers.blind.some((most) => most > 0);
  if (pending.stage === 'lifted') {
    return {
      title: t('table.tray.lifted', { card: cardWords(words, pending.card) }),
      text: hasPartners ? t('table.tray.liftedText') : t('table.tray.liftedPile'),
      main,
    };
  }
  if (view.allowance === 0) return { title: t('table.tray.noTrades'), text: t('table.tray.noTradesText'), main };
  if (offers.lay.length === 0 && !hasPartners) {
    return { title: t('table.tray.noCards'), text: t('table.tray.noCardsText'), main };
  }
  return {
    title: t('table.tray.trade'),
    text: hasPartners ? t('table.tray.tradeText') : t('table.tray.pileOnly'),
    main,
  };
}

function robbingTray({ t }: Words): Tray {
  return {
    title: t('table.tray.robbing'),
    text: t('table.tray.robbingText'),
    main: { does: 'none', label: t('table.action.pickGuild'), missing: t('table.action.pickGuild') },
  };
}

function giveLabel(words: Words, card: Resource, partner: string | null): string {
  const said = { card: cardWords(words, card) };
  return partner === null
    ? words.t('table.action.giveMarket', said)
    : words.t('table.action.give', { ...said, partner });
}

/** The person one trades with; null for the market. */
function partnerName({ view, names }: Scene): string | null {
  const partner = view.trade?.with;
  return typeof partner === 'number' ? (names[partner] ?? '') : null;
}

/** What is given and what comes, while a trade is meant or under way; null otherwise. */
export function slotOf(scene: Scene): { gives: SlotCard[]; gets: SlotCard[] } | null {
  const { view, pending, isMine, viewer, told } = scene;
  if (!isMine) return null;
  const open = (count: number): SlotCard[] => Array.from({ length: count }, () => 'open');
  if (view.trade === null) {
    if (pending.stage === 'lifted') return { gives: [pending.card], gets: ['open'] };
    if (pending.stage !== 'partner') return null;
    const cards = Math.max(1, pending.cards);
    const gives = pending.give === null ? open(cards) : [pending.give, ...open(cards - 1)];
    return { gives, gets: Array.from({ length: cards }, () => 'back') };
  }
  const { came, gave } = tradeSoFar(told, viewer);
  const { laid, owed } = view.trade;
  if (view.stage === 'laying') return { gives: cardsOf(gave), gets: Array.from({ length: laid }, () => 'back') };
  if (view.stage === 'choosing') return { gives: open(owed), gets: Array.from({ length: owed }, () => 'back') };
  const lifted = liftedOf(pending);
  const meant: SlotCard[] = lifted === null ? open(owed) : [lifted, ...open(owed - 1)];
  return { gives: [...cardsOf(gave), ...meant], gets: cardsOf(came) };
}

/** The cards that a tap on the hand can use, and for what. */
export function handUse({ view, offers, isMine }: Scene): {
  use: 'lift' | 'lay' | 'give' | 'look';
  usable: readonly Resource[];
} {
  if (!isMine) return { use: 'look', usable: [] };
  if (view.stage === 'laying') return { use: 'lay', usable: offers.lay };
  if (view.stage === 'taking' || view.stage === 'giving') return { use: 'give', usable: offers.giveBack };
  return { use: 'lift', usable: offers.lay };
}
