/** A classic tile by day or dusk: the order of the layers, and nothing else. */
import type { ClassicTileId } from '@/games/classic';

import type { Brush } from '../brush';
import { detailFor, symbolScale } from '../detail';
import { extend } from '../geometry/curve';
import type { Turns } from '../geometry/point';
import { type PaintedTheme, type Palette, PALETTES } from '../palette';
import { Dice, hash } from '../random';
import { BLEND_SCREEN } from '../skia';
import { paintWell } from '../things/landmarks';
import { paintMonastery } from '../things/monastery';
import { paintRoads } from '../things/road';
import { paintShield, SHIELD_HEIGHT } from '../things/shield';
import { paintTower } from '../things/tower';
import type { ClassicOutlines } from './outlines';
import { type CityScene, cityScene, paintCityInside, paintFrontWall, paintGate } from './paintCity';
import { paintFlat, paintShadows, type Standing, standingScenery } from './paintScenery';
import { HUB_RADIUS, ROAD_EDGE, ROAD_WIDTH } from './profile';
import { scenerySlices } from './scenery';

/** Standing things painted between two yields. */
const SLICE = 5;

export interface PaintedTile {
  readonly design: ClassicTileId;
  readonly turns: Turns;
  readonly variant: number;
  readonly theme: PaintedTheme;
  readonly pixels: number;
  readonly outlines: ClassicOutlines;
}

export function* paintPaintedTile(brush: Brush, tile: PaintedTile): Generator<void, void> {
  const { design, turns, variant, outlines, pixels } = tile;
  const palette = PALETTES[tile.theme];
  const detail = detailFor(pixels);
  const seed = hash('tile', design, variant);
  const scenery = yield* scenerySlices(design, turns, variant);
  yield;
  const scenes: CityScene[] = [];
  for (const [i, city] of outlines.cities.entries()) {
    const gate = outlines.gate?.city === i ? outlines.gate : null;
    scenes.push(cityScene(city, gate, new Dice(hash('city', design, variant, turns, i))));
    yield;
  }
  paintFlat(brush, palette, detail, scenery);
  yield;
  if (outlines.roads.length > 0) {
    // Past the border too, so that the edge's rough line is cut and not rounded there.
    const lines = outlines.roads.map((road) => extend(road.line, 0.04));
    const plaza = outlines.hub && { at: outlines.hub, radius: HUB_RADIUS };
    paintRoads(brush, palette, detail, lines, plaza, { width: ROAD_WIDTH, edge: ROAD_EDGE }, seed);
  }
  yield;
  for (const scene of scenes) yield* paintCityInside(brush, palette, detail, scene);
  paintShadows(brush, palette, scenery);
  yield;
  const standing: Standing[] = [
    ...standingScenery(brush, palette, detail, scenery),
    ...scenes.flatMap((scene) => standingWalls(brush, palette, detail, scene)),
  ];
  const { hub, cloister } = outlines;
  if (hub) standing.push({ foot: hub.y + 0.03, paint: () => paintWell(brush, palette, detail, hub) });
  if (cloister) {
    const road = outlines.roads[0]?.edges[0] ?? null;
    standing.push({ foot: 0.7, paint: () => paintMonastery(brush, palette, detail, cloister.yard, road, seed) });
  }
  standing.sort((a, b) => a.foot - b.foot);
  let sinceYield = 0;
  for (const { paint } of standing) {
    const stamps = brush.box.stampCount;
    const slices = paint();
    if (slices) yield* slices;
    // The first thing of its kind is also recorded, which costs as much as painting five.
    sinceYield += brush.box.stampCount === stamps ? 1 : SLICE;
    if (sinceYield < SLICE) continue;
    sinceYield = 0;
    yield;
  }
  yield;
  paintGlow(brush, palette, outlines);
  for (const { shield } of outlines.cities) {
    if (shield)
      paintShield(brush, shield, SHIELD_HEIGHT * symbolScale(pixels), hash('charge', design) + variant, pixels);
  }
}

function standingWalls(brush: Brush, palette: Palette, detail: 0 | 1 | 2, scene: CityScene): Standing[] {
  const fronts = scene.stretches.filter((s) => s.front);
  const lowest = Math.max(...fronts.map((s) => s.foot), -1);
  const list: Standing[] = fronts.map((stretch) => ({
    foot: stretch.foot,
    paint: () => paintFrontWall(brush, palette, detail, stretch),
  }));
  // A tower stands in its wall, so just after it and never before.
  for (const tower of scene.towers) {
    if (tower.front)
      list.push({
        foot: Math.max(tower.at.y, lowest) + 0.001 + tower.at.y * 1e-4,
        paint: () => paintTower(brush, palette, detail, tower),
      });
  }
  const { gate } = scene;
  if (gate)
    list.push({
      foot: Math.max(gate.at.y, lowest) + 0.002,
      paint: () => paintGate(brush, palette, detail, gate.at, gate.direction),
    });
  return list;
}

/** At dusk a warm light breathes over towns, villages and the monastery; symbols are painted above it, unchanged. */
function paintGlow(brush: Brush, palette: Palette, outlines: ClassicOutlines): void {
  const { colour, alpha } = palette.glow;
  if (alpha === 0) return;
  const look = { alpha, blend: BLEND_SCREEN };
  for (const city of outlines.cities) brush.fill(city.polygon, colour, { ...look, alpha: alpha, blur: 0.05 });
  if (outlines.hub)
    brush.circle(outlines.hub.x, outlines.hub.y, 0.19, colour, { ...look, alpha: alpha * 2.2, blur: 0.09 });
  if (outlines.cloister) brush.circle(0.5, 0.52, 0.24, colour, { ...look, alpha: alpha * 2.2, blur: 0.1 });
}
