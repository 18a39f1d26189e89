import type { Brush } from '@/board/art/brush';
import type { ArtTheme } from '@/board/art/palette';
import type { Words } from '@/i18n';
import type { Mark } from '@/ui/drawing/marks';
import { CHARACTERS, FRAME, portraitOf, type CharacterId } from '@/ui/portraits';
import type { PortraitLight } from '@/ui/portraits/light';

import type { GalleryItem, Wall } from './exhibits';

const LIGHTS: Record<ArtTheme, PortraitLight> = {
  day: 'day',
  dusk: 'night',
  contrastLight: 'contrast',
  contrastDark: 'contrast',
};

function faceItem(id: CharacterId, theme: ArtTheme, { t }: Words): GalleryItem {
  return {
    id: `face/${id}/${theme}`,
    title: t(`ai.names.${id}`),
    note: null,
    story: t(`ai.about.${id}`),
    ratio: 1,
    paint: (maker, width) =>
      maker.picture(width, width, function* (brush, canvas) {
        canvas.scale(width / FRAME.side, width / FRAME.side);
        canvas.translate(-FRAME.x, -FRAME.y);
        brush.rect(FRAME.x, FRAME.y, FRAME.side, FRAME.side, '#FFFFFF');
        for (const mark of portraitOf(id, LIGHTS[theme], true)) paintMark(brush, mark);
        yield;
      }),
  };
}

/** Everybody who plays for the computer. */
export const faceWall = (theme: ArtTheme, words: Words): Wall => ({
  title: words.t('gallery.chapters.faces'),
  items: CHARACTERS.map((id) => faceItem(id, theme, words)),
});

function paintMark(brush: Brush, { d, fill, stroke, width = 1, opacity: alpha }: Mark): void {
  const path = brush.box.skia.Path.MakeFromSVGString(d);
  if (path === null) return;
  if (typeof fill === 'string') brush.fill(path, fill, { alpha });
  if (stroke !== undefined) brush.stroke(path, stroke, width);
  path.dispose();
}
