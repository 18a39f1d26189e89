/** One city segment: ground, back walls, houses by their feet, front walls, towers, gate. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import { along, extend } from '../geometry/curve';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';
import type { Dice } from '../random';
import { paintChurch } from '../things/church';
import { paintHouse } from '../things/house';
import { GATE_TOWER, paintTower, type Tower, type TowerRoof, WALL_TOWER } from '../things/tower';
import { paintTree } from '../things/tree';
import { paintWall, paintWallShadow, stretches, type WallStretch } from '../things/wall';
import { type CityHouses, cityHouses } from './cityHouses';
import type { Wall } from './cityWalls';
import type { CityOutline } from './outlines';
import { WALL_HEIGHT, WALL_WIDTH } from './profile';

export interface CityScene {
  readonly city: CityOutline;
  readonly stretches: readonly WallStretch[];
  readonly towers: readonly (Tower & { readonly front: boolean })[];
  readonly houses: CityHouses;
  readonly gate: { readonly at: Point; readonly direction: Point } | null;
}

export function cityScene(city: CityOutline, gate: { wall: number; share: number } | null, dice: Dice): CityScene {
  const gateWall = gate ? city.walls[gate.wall] : undefined;
  const opening = gate && gateWall ? along(gateWall.line, gate.share) : null;
  return {
    city,
    stretches: city.walls.flatMap((wall) => stretches(extend(wall.line, 0.08), WALL_HEIGHT * 1.3)),
    towers: city.walls.flatMap((wall) => towersOf(wall, wall === gateWall)),
    houses: cityHouses(city, dice, opening?.point ?? null),
    gate: opening && { at: opening.point, direction: opening.direction },
  };
}

function towersOf(wall: Wall, hasGate: boolean): (Tower & { front: boolean })[] {
  const stand = (share: number, roof: TowerRoof): Tower & { front: boolean } => {
    const { point, direction } = along(wall.line, share);
    return { at: { x: point.x, y: point.y + 0.006 }, ...WALL_TOWER, roof, front: direction.x <= 0.15 };
  };
  switch (wall.kind) {
    case 'notch': {
      // A low turret, which never rises over the tile's border.
      const { point } = along(wall.line, 0.5);
      const height = Math.min(0.075, point.y - 0.022);
      return [{ at: { x: point.x, y: point.y + 0.012 }, radius: 0.027, height, roof: 'crenels', front: true }];
    }
    case 'side':
      return hasGate ? [] : [stand(0.3, 'slate'), stand(0.7, 'slate')];
    case 'diagonal':
      return [stand(0.25, 'slate'), stand(0.5, 'crenels'), stand(0.75, 'slate')];
    case 'cap': {
      const towers = [stand(0.5, 'crenels')];
      if (!wall.tightStart) towers.push(stand(0.2, 'slate'));
      if (!wall.tightEnd) towers.push(stand(0.8, 'slate'));
      return towers;
    }
  }
}

/** Ground, shade inside the walls, back walls, and everything that stands inside. Yields between handfuls of houses. */
export function* paintCityInside(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  scene: CityScene,
): Generator<void, void> {
  const { city, houses } = scene;
  const walls = city.walls.map((wall) => extend(wall.line, 0.08));
  const ground = brush.path(walls.flat());
  const lines = brush.path((pen) => walls.forEach((line) => pen.addPoly(line, false)));
  paintWallShadow(brush, palette, lines);
  yield;
  brush.fill(ground, palette.wall.ground);
  brush.clipped(ground, () => {
    brush.fill(
      (pen) => {
        for (const { at, width } of houses.inside) {
          pen.addOval({ x: at.x - width * 0.75, y: at.y - 0.02, width: width * 1.5, height: 0.05 });
        }
      },
      palette.wall.street,
      { alpha: 0.6, blur: 0.012 },
    );
  });
  yield;
  brush.clipped(ground, () => {
    brush.moved(0.016, 0.018, () => brush.stroke(lines, palette.shadow, 0.06, { alpha: 0.45, blur: 0.014 }));
  });
  ground.dispose();
  lines.dispose();
  yield;
  for (const stretch of scene.stretches)
    if (!stretch.front) paintWall(brush, palette, detail, stretch, wallWidth(detail), WALL_HEIGHT);
  for (const tower of scene.towers) if (!tower.front) paintTower(brush, palette, detail, tower);
  yield;
  const all = [...houses.north, ...houses.inside, ...houses.south];
  brush.fill(
    (pen) => {
      for (const { at, width } of all) pen.addPoly(castShadow(at, width), true);
    },
    palette.shadow,
    { alpha: 0.4 },
  );
  for (const house of houses.north) paintHouse(brush, palette, detail, house);
  const stands: { readonly y: number; readonly paint: () => void }[] = [
    ...houses.inside.map((house) => ({ y: house.at.y, paint: () => paintHouse(brush, palette, detail, house) })),
    ...houses.trees.map((p, i) => ({ y: p.y + 0.02, paint: () => paintTree(brush, palette, detail, p, 0.026, i) })),
  ];
  const { church } = houses;
  if (church) stands.push({ y: church.y, paint: () => paintChurch(brush, palette, detail, church) });
  stands.sort((a, b) => a.y - b.y);
  for (let i = 0; i < stands.length; i++) {
    stands[i]?.paint();
    if (i % 9 === 8) yield;
  }
  for (const house of houses.south) paintHouse(brush, palette, detail, house);
  yield;
}

/** Only houses that straddle the border may throw shade over it: the neighbour paints theirs too. */
function castShadow(at: Point, width: number): Point[] {
  const straddles = at.x + width * 0.5 > 0.995;
  const most = straddles ? 2 : 0.99;
  return [
    { x: Math.min(most, at.x + width * 0.5), y: at.y - width * 0.85 },
    { x: Math.min(most, at.x + width * 0.82), y: at.y - width * 0.4 },
    { x: Math.min(most, at.x + width * 0.76), y: at.y + width * 0.1 },
    { x: at.x - width * 0.35, y: at.y + width * 0.1 },
  ];
}

export function paintFrontWall(brush: Brush, palette: Palette, detail: Detail, stretch: WallStretch): void {
  paintWall(brush, palette, detail, stretch, wallWidth(detail), WALL_HEIGHT);
}

/** Small tiles need a bolder line to show where the city ends. */
const wallWidth = (detail: Detail): number => (detail === 0 ? WALL_WIDTH * 1.25 : WALL_WIDTH);

/** Two towers where the road enters, and an arch where the wall faces the viewer or turns away from him. */
export function paintGate(brush: Brush, palette: Palette, detail: Detail, at: Point, direction: Point): void {
  if (Math.abs(direction.x) < 0.7) return paintSideGate(brush, palette, detail, at);
  const half = 0.042;
  const body = { x: at.x - half, y: at.y - 0.1, width: half * 2, height: 0.112 };
  brush.rect(
    body.x,
    body.y,
    body.width,
    body.height,
    direction.x < 0 ? palette.wall.mid : shaded(palette, palette.wall.mid, 0.2),
  );
  brush.rect(body.x, body.y, body.width, 0.018, lit(palette, palette.wall.top, 0.1));
  if (detail > 0) brush.stroke((pen) => pen.addRect(body), palette.ink, 0.006, { alpha: 0.85 });
  brush.fill((pen) => {
    const arch = half * 0.66;
    pen.addRect({ x: at.x - arch, y: at.y - 0.03, width: arch * 2, height: 0.042 });
    pen.addCircle(at.x, at.y - 0.03, arch);
  }, openingColour(palette));
  for (const side of [-1, 1]) {
    paintTower(brush, palette, detail, { at: { x: at.x + side * 0.066, y: at.y + 0.01 }, ...GATE_TOWER, roof: 'red' });
  }
}

const openingColour = (palette: Palette): string =>
  palette.theme === 'dusk' ? palette.facade.window : shaded(palette, palette.facade.door, 0.55);

/** Seen from the side the passage is a dark slit; the nearer tower stays low, so as not to hide the road. */
function paintSideGate(brush: Brush, palette: Palette, detail: Detail, at: Point): void {
  paintTower(brush, palette, detail, { at: { x: at.x, y: at.y - 0.068 }, ...GATE_TOWER, height: 0.09, roof: 'red' });
  const slit = { x: at.x - 0.024, y: at.y - 0.078, width: 0.048, height: 0.125 };
  brush.rect(slit.x, slit.y, slit.width, slit.height, palette.road.light);
  brush.rect(slit.x, slit.y, slit.width, slit.height * 0.62, openingColour(palette), { alpha: 0.92 });
  brush.rect(slit.x - 0.004, slit.y - 0.022, slit.width + 0.008, 0.034, lit(palette, palette.wall.top, 0.1));
  if (detail > 0)
    brush.stroke(
      (pen) => pen.addRect({ x: slit.x - 0.004, y: slit.y - 0.022, width: slit.width + 0.008, height: 0.034 }),
      palette.ink,
      0.006,
      { alpha: 0.85 },
    );
  paintTower(brush, palette, detail, {
    at: { x: at.x, y: at.y + 0.105 },
    ...GATE_TOWER,
    height: 0.052,
    roof: 'crenels',
  });
}
