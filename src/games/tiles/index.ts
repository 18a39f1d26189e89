/** What everybody but the rules and the search may know of a game of tiles: never a position. */
export { TILE_GAMES, isTileGame, type TileGameId } from './games';
export { CLOSABLE, COUNT_NAMES, EXTRAS, type Closable, type CountName } from './counts';
export { TileTable, type HeldTile, type Look, type TileStage } from './table';
export { tileEvents, tileIntent } from './told';
export { samePiece, sameRef, type Placed, type TileIntent } from './intent';
export { finalCount, gainsIn, withGain, type Counted, type CountedKind } from './finalCount';
export type { Foresight, Gain } from './foresight';
export type { Cell, Claim, Clash, FeatureInfo, Fit, LegalCell, PieceOption, Placement } from './insight';
export { scoreMoves, totalOf, type Judged } from './order';
export { reasonOf } from './points';
export { EDGE_COUNT, ROTATIONS, type Rotation, type TileShape } from './set';
export * from './types';
