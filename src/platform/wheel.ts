import type { RefObject } from 'react';
import type { View } from 'react-native';

import type { WheelTurn } from './wheelTurn';

/** Phones have no wheel. */
export function useWheel(_view: RefObject<View | null>, _onTurn: (turn: WheelTurn) => void): void {}
