/** The card of prices: five builds and what each costs, in glyphs only. */
import { BUILDS, priceOf, RESOURCES } from '@/games/settlers';

import { GLYPH_GRID, GLYPHS, type GlyphName } from './glyphs';
import { CARD_HEIGHT } from './layout';
import { type CardTheme, isContrast } from './palette';
import { plateFor } from './plates';
import type { Press } from './press';
import { flatSky, type Scene } from './sky';

function mark(press: Press, name: GlyphName, x: number, y: number, size: number, ink: string): void {
  press.at(x - size / 2, y - size / 2, size / GLYPH_GRID, () => press.fill(GLYPHS[name], ink));
}

export const prices =
  (theme: CardTheme) =>
  (scene: Scene): void => {
    const { press, top } = scene;
    const { studio, plate } = press;
    flatSky(scene, studio.paper);
    const bottom = CARD_HEIGHT - 4.4;
    const high = (bottom - top) / BUILDS.length;
    BUILDS.forEach((build, row) => {
      const y = top + (row + 0.5) * high;
      if (row > 0)
        press.line(`M8 ${y - high / 2}H92`, 0.5, studio.paperShade === studio.paper ? plate.key : studio.paperShade);
      mark(press, build, 17, y, 17, plate.key);
      const cards = RESOURCES.flatMap((resource) =>
        Array.from({ length: priceOf(build, null)[resource] ?? 0 }, () => resource),
      );
      const size = 11.6;
      cards.forEach((resource, i) => {
        const x = 90 - (cards.length - i - 0.5) * (size + 1);
        const tint = plateFor(theme, resource);
        press.fill(
          (pen) =>
            pen.addRRect({ rect: { x: x - size / 2, y: y - size / 2, width: size, height: size }, rx: 2.6, ry: 2.6 }),
          tint.mid,
        );
        if (isContrast(theme))
          press.line((pen) => pen.addRect({ x: x - size / 2, y: y - size / 2, width: size, height: size }), 0.5);
        mark(press, resource, x, y, 9, isContrast(theme) ? plate.key : studio.paper);
      });
    });
  };
