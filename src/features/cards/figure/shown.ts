import type { StagedFigure } from '@/book';
import { cardEvents, type SettlersView } from '@/games/settlers';

const OF_MARKET: readonly string[] = ['takeOpen'];

/** Whether a figure is about the market, so that it is worth its room. */
export function showsMarket({ steps, refused }: StagedFigure): boolean {
  return (
    (refused !== null && OF_MARKET.includes(refused.move.type)) ||
    steps.some(({ told }) =>
      cardEvents(told).some(
        (event) => event.type === 'cardsMoved' && (event.from === 'market' || event.to === 'market'),
      ),
    )
  );
}

/** Stacks of roads and knights that are used up, so that one takes from others. */
export function emptyStacks({ stacks }: SettlersView): ('road' | 'knight')[] {
  return (['road', 'knight'] as const).filter((what) => stacks[what] === 0);
}
