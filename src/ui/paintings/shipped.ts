/**
 * The landscapes as pictures that are shipped: `npx tsx src/cli/paintings.ts` makes them from the same marks. A phone shows
 * one view for each instead of a hundred; whatever they do not reach is drawn from the marks.
 */
import type { ImageSourcePropType } from 'react-native';

import type { GameId } from '@/core/game';

import type { Light } from './sky';

interface ShippedPainting {
  readonly source: ImageSourcePropType;
  /** The colour of the sky above the picture. */
  readonly sky: string;
}

export const PAINTINGS: Readonly<Record<GameId, Readonly<Record<Light, ShippedPainting>>>> = {
  classic: {
    day: { source: require('../../../assets/paintings/classic-day.jpg'), sky: '#F3D594' },
    night: { source: require('../../../assets/paintings/classic-night.jpg'), sky: '#232F4E' },
  },
  solo: {
    day: { source: require('../../../assets/paintings/solo-day.jpg'), sky: '#F1C3A2' },
    night: { source: require('../../../assets/paintings/solo-night.jpg'), sky: '#2A2148' },
  },
  hunters: {
    day: { source: require('../../../assets/paintings/hunters-day.jpg'), sky: '#F0C384' },
    night: { source: require('../../../assets/paintings/hunters-night.jpg'), sky: '#26233F' },
  },
  settlers: {
    day: { source: require('../../../assets/paintings/settlers-day.jpg'), sky: '#B9D5CF' },
    night: { source: require('../../../assets/paintings/settlers-night.jpg'), sky: '#1C3345' },
  },
};
