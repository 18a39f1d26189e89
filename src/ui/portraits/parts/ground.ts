import { box, circle, curve, line, ridge } from '../../drawing/marks';
import { crease, fine, fold, ink, type Cut } from '../cut';

type ByDayAndNight = readonly [day: string, night: string];

/** What a portrait hangs against: a quiet colour, a pale sun or moon behind the head, a hill. */
export interface Ground {
  readonly wall: ByDayAndNight;
  readonly sun: ByDayAndNight;
  readonly hill: ByDayAndNight;
}

export const GROUNDS = {
  wheat: { wall: ['#E7CF98', '#5B4E34'], sun: ['#F4E3B9', '#7C6B48'], hill: ['#CDB777', '#453B27'] },
  stone: { wall: ['#CFC3AE', '#4B4741'], sun: ['#E2D9C7', '#6A645B'], hill: ['#B8A98F', '#3A3631'] },
  linen: { wall: ['#E6D3BC', '#574A40'], sun: ['#F3E7D6', '#77685A'], hill: ['#CBB79A', '#423830'] },
  mist: { wall: ['#A9B5B0', '#3A4446'], sun: ['#C3CCC6', '#566264'], hill: ['#8B9A95', '#2B3436'] },
  clay: { wall: ['#DDB295', '#5C4337'], sun: ['#EDCDB5', '#7E5F4F'], hill: ['#C4957A', '#46332A'] },
  sage: { wall: ['#BFC79D', '#434A35'], sun: ['#D7DDBC', '#626B4E'], hill: ['#A2AC7C', '#343A28'] },
} as const satisfies Record<string, Ground>;

export function ground({ wall, sun, hill }: Ground): Cut[] {
  return [
    fold(box(-10, -10, 120, 130), ...wall),
    fold(circle(50, 46, 39), ...sun),
    fold(ridge(130, [-10, 82], [14, 76], [34, 80], [60, 84], [84, 75], [110, 79]), ...hill),
  ];
}

/** Rows of ripe corn on the hill. */
export function cornfield(): Cut[] {
  const rows = [6, 14, 22, 78, 86, 94].map((x) => curve([x, 112], [x + 0.6, 92], [x + (x < 50 ? 2 : -2), 78]));
  return fine(crease(rows.join(''), '#B79A52', 1.8, '#75633A'));
}

/** Courses of a wall under work. */
export function courses({ hill }: Ground): Cut[] {
  const beds = [50, 62, 74].map((y) => line([-4, y], [20, y]) + line([80, y], [104, y]));
  const joints = line([10, 62], [10, 74]) + line([90, 62], [90, 74]) + line([88, 50], [88, 62]);
  return fine(crease(beds.join('') + joints, hill[0], 1.8, hill[1]));
}

/** A shepherd's crook that leans on the shoulder. */
export function crook(wood: string): Cut[] {
  return [ink('M84 112L82 40C81 28 93 26 93 35C93 40 88 40 87.6 37', wood, 3.4)];
}
