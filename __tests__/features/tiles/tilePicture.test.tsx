import { render, screen } from '@testing-library/react-native';

import { LANDSCAPES } from '@/board/art/landscapes';
import { TilePicture } from '@/features/tiles/tray/TilePicture';
import { pictureQueue } from '@/ui/drawing/PictureQueue';

// Skia is still on its way.
jest.mock('@/board/lazySkia', () => ({ lazyPainter: () => () => null }));

/** Colours of all paths on the screen, in painting order. */
function colours(): string[] {
  return JSON.stringify(screen.toJSON())
    .split('RNSVGPath')
    .slice(1)
    .map((text) => /"fill":\{[^}]*"payload":(\d+)/.exec(text)?.[1] ?? 'none');
}

const payload = (hex: string): string => String((0xff000000 | parseInt(hex.slice(1), 16)) >>> 0);

describe('the picture of a tile', () => {
  it.each([
    ['classic', 'D'],
    ['hunters', 'START'],
  ] as const)('that nobody has painted yet shows what lies on it, from its data: %s', async (landscape, design) => {
    await render(<TilePicture landscape={landscape} design={design} turns={1} size={112} />);
    const { ground, land, figures } = LANDSCAPES[landscape].sketch({ tile: design, rotation: 1, variant: 0 }, 'day');
    const fills = [ground, ...[...land, ...figures].map(({ fill }) => fill)];
    expect(colours()).toEqual(fills.map((fill) => (fill === undefined ? 'none' : payload(fill))));
  });

  it('is the finished one as soon as there is one, though the renderer is still on its way', async () => {
    jest
      .spyOn(pictureQueue, 'find')
      .mockImplementation((key) => (key.startsWith('tile/classic/D/2/3/day/') ? 'x:1' : null));
    await render(<TilePicture landscape="classic" design="D" turns={2} variant={3} size={112} />);
    expect(colours()).toEqual([]);
    expect(JSON.stringify(screen.toJSON())).toContain('"uri":"x:1"');
    // In another turn it is another picture: better a sketch than the wrong way round.
    await screen.rerender(<TilePicture landscape="classic" design="D" turns={1} variant={3} size={112} />);
    expect(colours().length).toBeGreaterThan(2);
    expect(JSON.stringify(screen.toJSON())).not.toContain('"uri":"x:1"');
  });
});
