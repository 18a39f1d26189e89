/** Any figure in any theme: what tiles, sheets and the gallery share. */
import type { Animal } from '@/games/hunters';

import type { Brush } from '../brush';
import { detailFor } from '../detail';
import { type ArtTheme, isPainted } from '../palette';
import { paintAnimal } from './animals/paintAnimal';
import { pigments } from './colours';
import { paintFlatThing } from './flatFigures';
import type { SymbolKind, Thing } from './placement';
import { isSymbol, paintSymbol } from './symbols/paintSymbol';

/** `pixels` is the size of the tile the figure stands on; `grow` enlarges it about its middle. */
export function paintFigure(brush: Brush, thing: Thing, theme: ArtTheme, pixels: number, grow = 1): void {
  if (!isPainted(theme)) return paintFlatThing(brush, thing, grow);
  const colours = pigments(theme);
  const detail = detailFor(pixels);
  // The kind was just looked at, but a union inside an intersection does not narrow.
  if (isSymbol(thing.kind)) paintSymbol(brush, colours, detail, thing as Thing & { kind: SymbolKind }, grow);
  else paintAnimal(brush, colours, detail, thing as Thing & { kind: Animal }, grow);
}
