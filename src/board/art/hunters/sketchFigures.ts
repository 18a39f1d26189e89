/** Animals and symbols as one or two flat marks, known by their outline. */
import type { Animal } from '@/games/hunters';

import type { Hex } from '../colour';
import { placedMark, type SketchMark } from '../sketch';
import { ANIMALS, HORNS, MIDDLES, TUSK } from './animals/shapes';
import type { Wish } from './placement';
import type { SketchFigure } from './sketchPlaces';

export interface FigureColours {
  readonly ink: Hex;
  readonly pale: Hex;
  readonly stone: Hex;
}

type Outline = readonly (readonly [x: number, y: number, ...rest: unknown[]])[];
type Symbol = Exclude<Wish['kind'], Animal> | 'fish';

/** About the origin, about one unit high. */
const SYMBOLS: Readonly<
  Record<Symbol, readonly { readonly outline: Outline; readonly fill: Hex | keyof FigureColours }[]>
> = {
  fish: [
    {
      outline: [
        [-0.5, 0],
        [-0.2, -0.2],
        [0.2, -0.08],
        [0.48, -0.22],
        [0.48, 0.22],
        [0.2, 0.08],
        [-0.2, 0.2],
      ],
      fill: 'pale',
    },
  ],
  gold: [
    {
      outline: [
        [-0.5, 0.4],
        [-0.5, 0.05],
        [-0.2, -0.1],
        [-0.15, -0.45],
        [0.2, -0.45],
        [0.25, -0.1],
        [0.5, 0.05],
        [0.5, 0.4],
      ],
      fill: '#E3AE2E',
    },
  ],
  mushrooms: [
    {
      outline: [
        [-0.14, 0],
        [0.14, 0],
        [0.18, 0.45],
        [-0.18, 0.45],
      ],
      fill: 'pale',
    },
    {
      outline: [
        [-0.46, 0.06],
        [-0.36, -0.28],
        [0, -0.46],
        [0.36, -0.28],
        [0.46, 0.06],
      ],
      fill: '#C8322B',
    },
  ],
  volcano: [
    {
      outline: [
        [-0.18, -0.4],
        [0.18, -0.4],
        [0.6, 0.5],
        [-0.6, 0.5],
      ],
      fill: 'stone',
    },
    {
      outline: [
        [-0.18, -0.4],
        [0.18, -0.4],
        [0.28, -0.18],
        [0, 0.05],
        [-0.28, -0.18],
      ],
      fill: '#D8451E',
    },
  ],
  shrine: [
    {
      outline: [
        [-0.55, -0.42],
        [0.55, -0.42],
        [0.55, -0.18],
        [0.42, -0.18],
        [0.42, 0.45],
        [0.2, 0.45],
        [0.2, -0.18],
        [-0.2, -0.18],
        [-0.2, 0.45],
        [-0.42, 0.45],
        [-0.42, -0.18],
        [-0.55, -0.18],
      ],
      fill: 'stone',
    },
  ],
  fire: [
    {
      outline: [
        [0, -0.5],
        [0.16, -0.2],
        [0.26, -0.3],
        [0.34, 0.1],
        [0.2, 0.4],
        [-0.2, 0.4],
        [-0.34, 0.1],
        [-0.22, -0.12],
        [-0.1, -0.05],
      ],
      fill: '#E8641B',
    },
  ],
};

/** One colour by day and by night: kinds are told apart at a glance. */
const COATS: Readonly<Record<Animal, Hex>> = {
  deer: '#B05A2C',
  mammoth: '#54392A',
  aurochs: '#B9AB98',
  tiger: '#E0922F',
};

const isAnimal = (kind: SketchFigure['kind']): kind is Animal => kind in ANIMALS;
const LINE = 0.016;

export function figureMarks({ kind, at, unit }: SketchFigure, colours: FigureColours): SketchMark[] {
  const { ink, pale } = colours;
  if (!isAnimal(kind)) {
    return SYMBOLS[kind].map(({ outline, fill }) => ({
      points: placedMark(outline, at, unit),
      fill: fill in colours ? colours[fill as keyof FigureColours] : fill,
      stroke: ink,
      width: LINE,
    }));
  }
  // The shapes have their feet at 0 and their middle beside it.
  const middle = { x: at.x - MIDDLES[kind] * unit, y: at.y + unit / 2 };
  const coat = COATS[kind];
  const { body, farLegs, limbs } = ANIMALS[kind];
  const teeth = kind === 'mammoth' ? [TUSK] : kind === 'aurochs' ? HORNS : [];
  const mark = (outline: Outline, fill: Hex): SketchMark => ({
    points: placedMark(outline, middle, unit),
    fill,
    stroke: ink,
    width: LINE,
  });
  return [
    ...limbs.flatMap(({ lines, width }) =>
      lines.map((line): SketchMark => ({
        points: placedMark(line, middle, unit),
        stroke: ink,
        width: width * unit + LINE / 2,
        isOpen: true,
      })),
    ),
    ...farLegs.map((leg) => mark(leg, coat)),
    mark(body, coat),
    ...teeth.map((tooth) => mark(tooth, pale)),
  ];
}
