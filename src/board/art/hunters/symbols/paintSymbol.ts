/** A symbol at its place: each is drawn once as a stamp about its middle. */
import type { Brush } from '../../brush';
import type { Detail } from '../../detail';
import type { Pigments } from '../colours';
import type { SymbolKind, Thing } from '../placement';
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

export const isSymbol = (kind: Thing['kind']): kind is SymbolKind => kind in DRAW;

export function paintSymbol(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  { kind, at, size }: Thing & { readonly kind: SymbolKind },
  grow: number,
): void {
  brush.stamp(`symbol/${colours.palette.theme}/${detail}/${kind}`, at.x, at.y, size * grow, (stamp) =>
    DRAW[kind](stamp, colours, detail),
  );
}
