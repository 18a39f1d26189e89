import type { Brush } from '@/board/art/brush';
import type { ArtTheme } from '@/board/art/palette';
import type { Words } from '@/i18n';
import type { Mark } from '@/ui/drawing/marks';
import { CHARACTERS, FRAME, portraitOf } from '@/ui/portraits';
import type { PortraitLight } from '@/ui/portraits/light';

import type { GalleryItem } from './items';

const LIGHTS: Record<ArtTheme, PortraitLight> = {
  day: 'day',
  dusk: 'night',
  contrastLight: 'contrast',
  contrastDark: 'contrast',
};

/** Everybody who plays for the computer. */
export function faceItems(theme: ArtTheme, { t }: Words): GalleryItem[] {
  return CHARACTERS.map((id) => ({
    id: `face/${id}/${theme}`,
    label: t('ai.introduction', { name: t(`ai.names.${id}`), about: t(`ai.about.${id}`) }),
    caption: t(`ai.names.${id}`),
    ratio: 1,
    paint: (maker, width) =>
      maker.picture(width, width, function* (brush, canvas) {
        canvas.scale(width / FRAME.side, width / FRAME.side);
        canvas.translate(-FRAME.x, -FRAME.y);
        brush.rect(FRAME.x, FRAME.y, FRAME.side, FRAME.side, '#FFFFFF');
        for (const mark of portraitOf(id, LIGHTS[theme], true)) paintMark(brush, mark);
        yield;
      }),
  }));
}

function paintMark(brush: Brush, { d, fill, stroke, width = 1, opacity: alpha }: Mark): void {
  const path = brush.box.skia.Path.MakeFromSVGString(d);
  if (path === null) return;
  if (typeof fill === 'string') brush.fill(path, fill, { alpha });
  if (stroke !== undefined) brush.stroke(path, stroke, width);
  path.dispose();
}
