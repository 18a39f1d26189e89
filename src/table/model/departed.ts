import type { SettlersEvent, SettlersView } from '@/games/settlers';

import { plus } from './order';

/**
 * A view while cards are in the air: what left its place is gone from there, and nothing has landed yet. Give it the view
 * before the move and the events as the viewer may see them.
 */
export function withDepartures(before: SettlersView, events: readonly SettlersEvent[]): SettlersView {
  let view = before;
  for (const event of events) {
    if (event.type !== 'cardsMoved') continue;
    const { from, count, cards } = event;
    if (typeof from === 'number') {
      view = {
        ...view,
        hand: from === view.seat && cards !== null ? plus(view.hand, cards, -1) : view.hand,
        players: view.players.map((player, seat) =>
          seat === from ? { ...player, cards: Math.max(0, player.cards - count) } : player,
        ),
      };
    } else if (from === 'market' && cards !== null) {
      view = { ...view, market: plus(view.market, cards, -1) };
    } else if (from === 'pile') {
      view = { ...view, pile: Math.max(0, view.pile - count) };
    }
  }
  return view;
}
