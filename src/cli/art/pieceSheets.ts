/** All pieces in six colours, on every ground, large and at phone size. */
import { ART_THEMES } from '@/board/art/palette';
import { paintPiece, PIECES } from '@/board/art/pieces';
import type { GroundKind } from '@/board/PictureMaker';
import { COLOURS } from '@/core/seat';

import type { Sheet } from './sheet';

export const PIECE_SHEETS: readonly Sheet[] = [
  {
    name: 'pieces',
    paint: (studio) => {
      const pixels = 300;
      const small = 40;
      const rows = ART_THEMES.flatMap((theme) =>
        (['meadow', 'steppe'] as const).map((ground: GroundKind) => ({ theme, ground })),
      );
      const height = 150;
      return studio.image(2200, rows.length * height, 'day', (brush, canvas) => {
        rows.forEach(({ theme, ground }, row) => {
          canvas.save();
          canvas.translate(0, row * height);
          canvas.clipRect(studio.skia.XYWHRect(0, 0, 2200, height), 1, false);
          canvas.save();
          canvas.scale(pixels, pixels);
          studio.ground(canvas, ground, theme, 0, 0, 8, height / pixels);
          for (const player of COLOURS) {
            PIECES.forEach((kind, i) => {
              paintPiece(
                brush,
                {
                  kind,
                  player,
                  at: { x: 0.14 + player * 1.2 + i * 0.28, y: 0.25 },
                },
                theme,
                pixels,
              );
            });
          }
          canvas.restore();
          canvas.save();
          canvas.scale(small, small);
          for (const player of COLOURS) {
            PIECES.forEach((kind, i) =>
              paintPiece(
                brush,
                { kind, player, at: { x: 0.6 + player * 9 + 7.75 + (i % 2) * 0.6, y: 0.6 + Math.floor(i / 2) * 0.75 } },
                theme,
                small,
              ),
            );
          }
          canvas.restore();
          canvas.restore();
        });
      });
    },
  },
];
