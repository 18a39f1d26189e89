import { CLASSIC_TILE_IDS, type ClassicTileId } from '@/games/classic';

/** The design of this name. Another landscape's tile must not be drawn as some tile of this one. */
export function classicDesign(name: string): ClassicTileId {
  const design = CLASSIC_TILE_IDS.find((id) => id === name);
  if (design === undefined) throw new Error(`no classic tile ${name}`);
  return design;
}
