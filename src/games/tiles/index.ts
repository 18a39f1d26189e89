/** What everybody but the rules and the search may know of a game of tiles: never a position. */
export { TILE_GAMES, isTileGame, type TileGameId } from './games';
export { TileTable, type HeldTile, type Look, type TileStage } from './table';
export { tileEvents, tileIntent } from './told';
export { samePiece, sameRef, type Placed, type TileIntent } from './intent';
export type { Foresight, Gain } from './foresight';
export type { Cell, Claim, FeatureInfo, Fit, LegalCell, PieceOption, Placement } from './insight';
export { scoreMoves, totalOf, type Judged } from './order';
export { reasonOf } from './points';
export { EDGE_COUNT, ROTATIONS, type Rotation, type TileShape } from './set';
export type * from './types';
