import type { Style } from '@/ai';
import type { GameId } from '@/core/game';
import type { Words } from '@/i18n';

/** The same taste has another name among hunters. */
function keyOf(game: GameId, style: Style) {
  return game === 'hunters' && style === 'farmer' ? 'hunter' : style;
}

export function styleName(t: Words['t'], game: GameId, style: Style): string {
  return t(`ai.style.${keyOf(game, style)}`);
}

export function styleDetail(t: Words['t'], game: GameId, style: Style): string {
  return t(`ai.styleDetail.${keyOf(game, style)}`);
}
