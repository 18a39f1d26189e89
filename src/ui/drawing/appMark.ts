import { PLAYERS } from '../look/tokens';
import { box, curve, ridge, type Mark } from './marks';
import { follower, placed } from './traveller';

/** The app's mark: our traveller on a tile, between the wall of a town and a road. Drawn on a 100 grid, to its edges. */
export const MARK_SIZE = 100;

const WALL = [
  [-20, 20],
  [0, 23],
  [16, 30],
  [30, 43],
  [50, 54],
  [72, 53],
  [88, 44],
  [120, 26],
] as const;

export function markGround(): Mark[] {
  return [
    { d: box(-20, -20, 140, 140), fill: '#A8BA6A' },
    { d: `${curve(...WALL)}L120 -20L-20 -20Z`, fill: '#CB7F58' },
    { d: curve(...WALL), stroke: '#4A3829', width: 10 },
    { d: curve(...WALL), stroke: '#E9DFC9', width: 6.4 },
    { d: notches(), stroke: '#4A3829', width: 2.4 },
    { d: ridge(130, [-20, 92], [20, 88], [60, 94], [120, 86]), fill: '#93AA58' },
    { d: band(11.5), fill: '#C2A267' },
    { d: band(8.6), fill: '#EBDDB8' },
  ];
}

/** The stones of the wall, as short cuts across it. */
function notches(): string {
  const cuts = [
    [2, 23.5, 0.18],
    [11, 27.2, 0.42],
    [19.5, 32.6, 0.72],
    [27, 40, 0.78],
    [35.5, 46.8, 0.58],
    [45, 52, 0.38],
    [56, 54.4, 0.02],
    [66, 54.2, -0.12],
    [76, 51.6, -0.42],
    [85, 46.3, -0.6],
    [93.5, 40.8, -0.56],
  ] as const;
  return cuts
    .map(([x, y, slope]) => {
      const length = Math.hypot(1, slope);
      const dx = (-slope / length) * 3.4;
      const dy = (1 / length) * 3.4;
      return `M${(x - dx).toFixed(2)} ${(y - dy).toFixed(2)}L${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
    })
    .join('');
}

function band(half: number): string {
  const centre = [
    [-20, 76],
    [10, 78],
    [40, 84],
    [70, 82],
    [120, 68],
  ] as const;
  const top = centre.map(([x, y]) => [x, y - half] as const);
  const bottom = centre.map(([x, y]) => [x, y + half] as const).reverse();
  return `${curve(...top)}L${bottom[0]?.join(' ') ?? ''}${curve(...bottom).replace(/^M[^C]*/, '')}Z`;
}

/** The traveller of the mark, red as the first player, in the middle of the tile. */
export function markTraveller(scale = 0.56): Mark[] {
  return placed(follower(PLAYERS[0], { shadow: false }), 50 - 50 * scale, 50 - 58 * scale + 2, scale);
}

export function appMark(): Mark[] {
  return [...markGround(), ...markTraveller()];
}
