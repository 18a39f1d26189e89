/** Everything that the rules of the tile games can say, so that the dictionaries can be checked against it. */
const TAKEN = ['city', 'road', 'field', 'cloister', 'forest', 'river', 'meadow'];

export const TILE_PHRASE_KEYS: readonly string[] = [
  ...[
    'over',
    'wrongStage',
    'outside',
    'badRotation',
    'occupied',
    'touchesNothing',
    'edgesDiffer',
    'mustClaim',
    'noSuchPiece',
    'noSuchSegment',
    'noFields',
    'hutNeedsWater',
    'systemHasHut',
    'lakeHasNoFisher',
    'notWaiting',
    'noFollowerLeft',
    'noneLeft.member',
    'noneLeft.hut',
    ...TAKEN.map((feature) => `taken.${feature}`),
  ].map((name) => `tiles.objection.${name}`),
  ...['place', 'placeWithMember', 'placeWithHut', 'scoreNext', 'countNext'].map((name) => `tiles.move.${name}`),
];
