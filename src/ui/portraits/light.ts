import type { Mark } from '../drawing/marks';
import { placed } from '../drawing/traveller';
import type { Cut } from './cut';

export const LIGHTS = ['day', 'night', 'contrast'] as const;
/** In which light a portrait hangs. */
export type PortraitLight = (typeof LIGHTS)[number];

const SHADOW = '#2B1E10';
const EDGE = '#000000';
/** What dusk leaves of red, green and blue. */
const DUSK = [0.94, 0.89, 0.88] as const;

/**
 * The pieces as they are painted: with soft shadows by day and night, flat with black edges in high contrast. Where
 * the portrait is small a shadow would be thinner than a pixel, and only cost.
 */
export function lit(cuts: readonly Cut[], light: PortraitLight, hasShadows: boolean): Mark[] {
  return cuts.flatMap((cut) => (light === 'contrast' ? outlined(cut) : glued(cut, light, hasShadows)));
}

function glued({ role, d, color, night, width }: Cut, light: 'day' | 'night', hasShadows: boolean): Mark[] {
  const paint = light === 'night' ? (night ?? atDusk(color)) : color;
  const mark: Mark = width === undefined ? { d, fill: paint } : { d, stroke: paint, width };
  if (role !== 'sheet' || !hasShadows) return [mark];
  return [...placed([{ d, fill: SHADOW, opacity: light === 'night' ? 0.24 : 0.16 }], 0.9, 1.7, 1), mark];
}

function outlined({ role, d, color, width }: Cut): Mark[] {
  if (role === 'fold') return [];
  if (role === 'ink') return [width === undefined ? { d, fill: EDGE } : { d, stroke: EDGE, width: width * 1.15 }];
  // The edge lies under the fill, so that a sheet of many curls has one outline round all of them.
  return [
    { d, stroke: EDGE, width: 4.2 },
    { d, fill: color },
  ];
}

function atDusk(color: string): string {
  const channels = DUSK.map((keeps, index) => {
    const value = Math.round(parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) * keeps);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`.toUpperCase();
}
