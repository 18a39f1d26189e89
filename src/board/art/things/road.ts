/** Pale roads with a rough edge, two ruts and pebbles, and the plaza where roads cross. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import { along, offset } from '../geometry/curve';
import type { Point } from '../geometry/point';
import { lit, type Palette } from '../palette';
import { Dice } from '../random';
import { blob } from './tree';

interface RoadStyle {
  readonly width: number;
  readonly edge: number;
}

/** All roads of a tile together, edge under all, so that no line crosses a junction. */
export function paintRoads(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  lines: readonly (readonly Point[])[],
  plaza: { readonly at: Point; readonly radius: number } | null,
  { width, edge }: RoadStyle,
  seed: number,
): void {
  const { road } = palette;
  const hub =
    plaza && blob(seed % 97, plaza.radius, 9, 0.05).map((p) => ({ x: p.x + plaza.at.x, y: p.y * 0.9 + plaza.at.y }));
  const roads = brush.path((pen) => {
    for (const line of lines) pen.addPoly([...line], false);
  });
  brush.moved(0.008, 0.012, () => {
    brush.stroke(roads, palette.shadow, width + edge * 2, { alpha: 0.2, blur: 0.008, butt: true });
  });
  brush.stroke(roads, road.edge, width + edge * 2, { butt: true });
  if (detail > 0) brush.stroke(roads, road.edge, width + edge * 1.2, { butt: true, rough: [0.03, 0.006], alpha: 0.7 });
  if (hub) brush.stroke(hub, road.edge, edge * 3, { closed: true });
  brush.stroke(roads, road.mid, width, { butt: true });
  brush.moved(-0.003, -0.004, () => brush.stroke(roads, road.light, width * 0.86, { butt: true }));
  if (hub) {
    brush.fill(hub, road.mid);
    brush.moved(-0.003, -0.005, () =>
      brush.fill(
        hub.map((p) => ({ x: p.x, y: p.y })),
        road.light,
        { alpha: 0.9 },
      ),
    );
  }
  roads.dispose();
  if (detail === 0) return;
  for (const line of lines) {
    for (const side of [-0.021, 0.021]) {
      brush.stroke(offset(line, side), road.rut, 0.008, {
        dash: [0.06, 0.018, 0.035, 0.022],
        dashStart: side > 0 ? 0.03 : 0,
        alpha: 0.75,
        butt: true,
      });
    }
  }
  if (detail === 2) paintPebbles(brush, palette, lines, width, seed);
}

function paintPebbles(
  brush: Brush,
  palette: Palette,
  lines: readonly (readonly Point[])[],
  width: number,
  seed: number,
): void {
  const dice = new Dice(seed);
  const stones = (colour: string, dx: number, radius: number, salt: number): void => {
    const own = new Dice(seed + salt);
    brush.fill((pen) => {
      for (const line of lines) {
        for (let i = 0; i < 12; i++) {
          const { point, direction } = along(line, own.next());
          const side = own.range(-0.46, 0.46) * width;
          pen.addCircle(point.x - direction.y * side + dx, point.y + direction.x * side + dx, radius);
        }
      }
    }, colour);
  };
  const salt = dice.int(1000);
  stones(palette.road.rut, 0, 0.0042, salt);
  stones(lit(palette, palette.road.light, 0.5), -0.0016, 0.0026, salt);
}
