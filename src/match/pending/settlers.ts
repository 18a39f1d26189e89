import type { Build, Bundle, Expansion, Resource } from '@/games/settlers';

/** What a player of the card game has in mind. Public and private steps of a trade are moves; this is what comes before them. */
export type TablePending =
  | { readonly stage: 'idle' }
  /** A card lifted from the hand, and where it is to go. */
  | { readonly stage: 'trading'; readonly give: Resource; readonly partner: 'pile' | 'market' | number | null }
  | {
      readonly stage: 'building';
      readonly what: Build;
      readonly card: Expansion | null;
      readonly turnDestiny: boolean;
      readonly paid: Bundle;
      readonly discount: Resource | null;
    }
  | { readonly stage: 'discarding'; readonly cards: Bundle };
