import { useEffect } from 'react';

import { tileKey, type WishedTile } from './tileKey';
import { wishTile, type TileOrder } from './wishTile';

/** Has a tile painted for as long as it is there. It shows nothing itself. */
export default function TileWisher({ tile, order }: { tile: WishedTile; order: TileOrder }) {
  const key = tileKey(tile);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what is to be painted
  useEffect(() => wishTile(tile, order), [key, order.isHeld, order.rank]);
  return null;
}
