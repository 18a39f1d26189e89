/** The forests of a tile: shadow on the steppe, dark floor, then every crown from back to front. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Edge, Point } from '../geometry/point';
import type { Pigments } from './colours';
import { paintBerries, paintCrown } from './crownStamp';
import type { Crown } from './crowns';
import type { HuntersOutlines } from './outlines';
import { EDGE_CROWNS } from './profile';

/** The trees that straddle an edge, in board axes: both neighbours paint the same ones. */
export function edgeCrowns(edge: Edge): Crown[] {
  const isFlat = edge % 2 === 0;
  return EDGE_CROWNS[isFlat ? 'horizontal' : 'vertical'].map(({ along, radius, template }, i) => {
    const across = edge === 1 || edge === 2 ? 1 : 0;
    const at: Point = isFlat ? { x: along, y: across } : { x: across, y: along };
    return { at, radius, template, hasBerries: i === (isFlat ? 5 : 2) };
  });
}

export function allCrowns(outlines: HuntersOutlines): Crown[] {
  return outlines.forests
    .flatMap((forest) => [...forest.crowns, ...forest.edges.flatMap(edgeCrowns)])
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** Shadow and floor; the floor keeps gaps between crowns dark and the outline of the zone true. */
export function paintForestFloor(brush: Brush, colours: Pigments, outlines: HuntersOutlines): void {
  const { palette } = colours;
  for (const { shapes } of outlines.forests) {
    const path = brush.path((pen) => shapes.forEach((shape) => pen.addPoly([...shape], true)));
    brush.moved(0.026, 0.032, () =>
      brush.fill(path, palette.shadow, { alpha: palette.shadowAlpha * 1.15, blur: 0.012 }),
    );
    brush.fill(path, colours.floor);
    path.dispose();
  }
}

export function* paintCrowns(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  outlines: HuntersOutlines,
): Generator<void, void> {
  const crowns = allCrowns(outlines);
  for (let i = 0; i < crowns.length; i++) {
    const crown = crowns[i];
    if (!crown) continue;
    paintCrown(brush, colours, detail, crown.at, crown.radius, crown.template);
    if (crown.hasBerries && detail > 0) paintBerries(brush, colours, detail, crown.at, crown.radius);
    if (i % 14 === 13) yield;
  }
}
