import type { RefObject } from 'react';
import type { View } from 'react-native';

export interface WheelTurn {
  /** In points from the corner of the view. */
  readonly at: { readonly x: number; readonly y: number };
  /** What a wheel, or two fingers on a trackpad that part, multiply the size by. */
  readonly zoom: number;
  readonly pan: { readonly x: number; readonly y: number };
}

/** Phones have no wheel. */
export function useWheel(_view: RefObject<View | null>, _onTurn: (turn: WheelTurn) => void): void {}
