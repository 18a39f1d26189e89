/** The rules of Walls & Fields. The names of the entries are addresses: links and tests know them. */
export const classic = {
  aim: {
    title: 'What it is about',
    text: 'Tile by tile a land grows on the table: cities, roads, monasteries and the fields between them. Followers placed on it bring points, some during the game and some only at its end. Whoever has the most points after the final count wins.',
  },
  setup: {
    title: 'Before the first tile',
    text: '{from} to {to} can play. The start tile lies open on the table; the other {others} are shuffled and wait face down. Everybody chooses a colour, takes {followers} followers and begins with no points. In the printed game one follower more of each colour marks the points and is never placed; here the table counts them.',
  },
  turn: {
    title: 'A turn',
    text: 'Draw a tile and lay it. Then you may put one follower on it. Then everything the tile finished is scored, and its followers come home. The turn passes clockwise.',
  },
  placing: {
    title: 'Edges must match',
    text: 'The new tile touches the land with at least one edge, and every edge that touches must go on: city to city, road to road, field to field. Monasteries need nothing beside them.',
  },
  corners: {
    title: 'A corner is not enough',
    text: 'A tile that meets the land only at a corner touches nothing. It needs a whole edge in common with a tile that lies already.',
  },
  'fits-nowhere': {
    title: 'A tile that fits nowhere',
    text: 'It leaves the game, and you draw another. Should the pile run out that way, the game is at its end.',
  },
  claiming: {
    title: 'Placing a follower',
    text: 'You may put one follower from your own supply on the tile you have just laid, never on an older one. You choose where: as a knight in a city, as a traveller on a road, as a monk in a monastery, or lying as a farmer in a field.',
  },
  occupied: {
    title: 'Taken is taken',
    text: 'Where anybody already has a follower, no second one may be placed, not even by its owner, however many tiles away it stands. All that counts is whether the parts are connected at this moment.',
  },
  supply: {
    title: 'No follower left',
    text: 'Whoever has no follower at home lays the tile and nothing else. Followers come home when what they stand on is finished; farmers never do. A match begins with {followers} followers each.',
  },
  'claim-and-score': {
    title: 'Placed and home again in one turn',
    text: 'The follower is placed before anything is scored. So you may finish a road, a city or a monastery with your tile, put a follower on it, take the points and have the follower back at once.',
  },
  road: {
    title: 'A finished road',
    text: 'A road is finished when both its ends are closed, by a crossing, a city or a monastery, or when it runs back into itself. It is worth 1 point a tile.',
  },
  'road-tiles': {
    title: 'Tiles are counted, not pieces of road',
    text: 'A road that crosses the same tile twice counts that tile once. The same goes for the tiles of a city.',
  },
  city: {
    title: 'A finished city',
    text: 'A city is finished when walls close it all around and no hole is left inside. It is worth 2 points a tile, even a small one of two tiles.',
  },
  pennant: {
    title: 'Pennants',
    text: 'Each pennant in a finished city adds 2 points. In a city left open at the end it adds only 1.',
  },
  monastery: {
    title: 'A surrounded monastery',
    text: 'A monastery is finished when all eight cells around it have a tile. It is worth 9 points, one for each of the nine tiles. Whoever closes the last gap need not be its owner.',
  },
  returning: {
    title: 'Coming home',
    text: 'When a road, a city or a monastery has been scored, every follower on it goes back to its owner, also those that brought nothing. They can be placed again from the next turn on.',
  },
  several: {
    title: 'Two at once',
    text: 'A tile that finishes several features scores each of them on its own. Two different cities closed by the same tile are two scorings, with two majorities.',
  },
  joining: {
    title: 'How several followers meet',
    text: 'Nobody may step into an occupied city. But two cities with a follower each may grow until one tile joins them, and then both stand in the same city. The same happens on roads and in fields.',
  },
  majority: {
    title: 'Most followers take it all',
    text: 'Whoever has the most followers on a feature gets all its points. The others there get nothing, however close they were, and a feature without followers gives nothing to anybody.',
  },
  ties: {
    title: 'Equal numbers',
    text: 'If several players have equally many followers there, and nobody has more, each of them gets the full points.',
  },
  farmers: {
    title: 'Farmers stay',
    text: 'A farmer lies in the field until the game is over. Fields bring nothing before, so each farmer is one follower fewer for the rest of the game.',
  },
  'field-borders': {
    title: 'Where a field ends',
    text: 'A field is all the green that is connected. Roads, cities and the edge of the land bound it, and two fields that meet only at a corner stay apart.',
  },
  end: {
    title: 'The end',
    text: 'The game is over after the turn that lays the last tile. What that tile finished is scored as usual; then comes the final count.',
  },
  unfinished: {
    title: 'What was left open',
    text: 'An unfinished road brings 1 point a tile, an unfinished city 1 a tile and 1 a pennant, a monastery 1 for itself and 1 for each tile around it. Whoever has the most followers there takes it all, as ever.',
  },
  'field-scoring': {
    title: 'What a field is worth',
    text: 'At the end each field pays 3 points for every finished city that borders on it, large or small. Whoever has the most farmers in the field takes them; equal numbers all take them in full. Open cities pay nothing.',
  },
  'field-shared-city': {
    title: 'One city, many fields',
    text: 'A finished city that borders on several fields pays for each of them. So the same city may feed the owner of the large field and the owner of the small one beside it.',
  },
  winner: {
    title: 'Who wins',
    text: 'Whoever has the most points wins. Equal points share the win.',
  },
  tiles: {
    title: 'All the tiles',
    text: 'There are {tiles} tiles of {designs} kinds. One of the four with a city edge and a straight road starts the land.',
  },
  summary: {
    title: 'All on one screen',
    text: 'What scores what, during the game and at its end.',
  },
  followers: {
    title: 'Option: fewer followers',
    text: 'A match may be played with {fewest} to {most} followers each; {usual} are usual. The fewer there are, the more every choice weighs.',
  },
  fields: {
    title: 'Option: without fields',
    text: 'A match may be played without farmers: nobody may lie in the fields, and fields bring nothing at the end. That is a good way to begin.',
  },
  'start-player': {
    title: 'Who begins',
    text: 'When the table is set you choose a seat to begin, or leave it to chance. After that the turns go clockwise.',
  },
  glossary: {
    title: 'Glossary',
    text: 'The words of this game, and what others call them.',
  },
} as const;
