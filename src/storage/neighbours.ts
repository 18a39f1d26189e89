import type { ErasingNews } from './erasings';

/** Tells the other windows of this app what is being erased. A phone has one window. */
export function tellNeighbours(_news: ErasingNews): void {}

export function listenToNeighbours(_heard: (news: ErasingNews) => void): void {}
