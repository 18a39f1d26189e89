/** A symbol at its place: each is drawn once as a stamp about its middle. */
import type { Brush } from '../../brush';
import type { Detail } from '../../detail';
import type { Pigments } from '../colours';
import { keptInside, type SymbolKind, type Thing } from '../placement';
import { drawFire } from './fire';
import { drawGold } from './gold';
import { drawMushrooms } from './mushrooms';
import { drawShrine } from './shrine';
import { drawVolcano } from './volcano';

const DRAW: Readonly<Record<SymbolKind, (brush: Brush, colours: Pigments, detail: Detail) => void>> = {
  gold: drawGold,
  mushrooms: drawMushrooms,
  fire: drawFire,
  shrine: drawShrine,
  volcano: drawVolcano,
};

/** How far below the middle of its box a drawing has its origin. */
export const DOWN: Readonly<Partial<Record<SymbolKind, number>>> = { volcano: 0.13, fire: 0.06 };

export const isSymbol = (kind: Thing['kind']): kind is SymbolKind => kind in DRAW;

export function paintSymbol(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  { kind, at: middle, size }: Thing & { readonly kind: SymbolKind },
  grow: number,
): void {
  const at = keptInside(middle, kind, size * grow);
  brush.stamp(
    `symbol/${colours.palette.theme}/${detail}/${kind}`,
    at.x,
    at.y + (DOWN[kind] ?? 0) * size * grow,
    size * grow,
    (stamp) => DRAW[kind](stamp, colours, detail),
  );
}
