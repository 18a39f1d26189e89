import type { Style } from '@/ai';
import type { GameId } from '@/core/game';
import { rowOf } from '@/features/rows';
import type { Words } from '@/i18n';

export function styleName(t: Words['t'], game: GameId, style: Style): string {
  return t(`ai.style.${rowOf(game).words.styleOf(style)}`);
}

export function styleDetail(t: Words['t'], game: GameId, style: Style): string {
  return t(`ai.styleDetail.${rowOf(game).words.styleOf(style)}`);
}
