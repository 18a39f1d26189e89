import { TILE_OBJECTIONS, type TileObjectionCode } from './objections';

const FEATURES = ['city', 'road', 'field', 'cloister', 'forest', 'river', 'meadow'];

/** Codes that have more than one sentence. */
const SENTENCES: { readonly [Code in TileObjectionCode]?: readonly string[] } = {
  noneLeft: ['noneLeft.member', 'noneLeft.hut'],
  taken: FEATURES.map((feature) => `taken.${feature}`),
};

/** Everything that the rules of the tile games can say, so that the dictionaries can be checked against it. */
export const TILE_PHRASE_KEYS: readonly string[] = [
  ...TILE_OBJECTIONS.flatMap((code) => SENTENCES[code] ?? [code]).map((name) => `tiles.objection.${name}`),
  ...['place', 'placeWithMember', 'placeWithHut', 'scoreNext', 'countNext'].map((name) => `tiles.move.${name}`),
];
