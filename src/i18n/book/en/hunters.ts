/** The rules of Hunters & Gatherers. */
export const hunters = {
  aim: {
    title: 'What it is about',
    text: 'Tile by tile a wild land grows: forests, rivers and meadows full of game. Your tribe gathers, fishes and hunts there, and its huts look over the waters. Forests and rivers pay during the game, huts and meadows at its end. Most points win.',
  },
  setup: {
    title: 'Before the first tile',
    text: '{from} to {to} can play. The tile with the volcano lies open and does nothing more. The other {others} land tiles are shuffled, and so are the {bonus} bonus tiles, apart. Everybody has {members} members of the tribe and {huts} huts. In the printed game one member more marks the points and is never placed; here the table counts them.',
  },
  turn: {
    title: 'A turn',
    text: 'Draw a land tile and lay it. You may put a member of the tribe or a hut on it. Then the forests and rivers it finished are scored, and with gold in a forest you lay a bonus tile at once. The turn passes clockwise.',
  },
  placing: {
    title: 'Edges must match',
    text: 'The new tile touches the land with at least one edge, never only with a corner. Forest goes on as forest, river as river, meadow as meadow, on every edge that touches.',
  },
  'fits-nowhere': {
    title: 'A tile that fits nowhere',
    text: 'It leaves the game, and you draw another. That goes for bonus tiles as well.',
  },
  claiming: {
    title: 'Placing a piece',
    text: 'On the tile you have just laid you may put one piece: a gatherer in a forest, a fisher on a river, a hunter lying in a meadow, or a hut by the water. It comes from your own supply.',
  },
  'one-piece': {
    title: 'One piece a tile',
    text: 'A member of the tribe or a hut, never both. A bonus tile is a tile of its own and may have a piece of its own.',
  },
  occupied: {
    title: 'Taken is taken',
    text: 'Where anybody already has a member of the tribe in a forest, a river or a meadow, no second one may be placed, however far away the first one is. All that counts is whether the parts are connected now.',
  },
  supply: {
    title: 'No piece left',
    text: 'Whoever has no piece at home lays the tile and nothing else, and still scores what is finished. Gatherers and fishers come home; hunters and huts never do.',
  },
  huts: {
    title: 'Huts and their waters',
    text: 'A hut stands on a river or a lake and looks over the whole system: all rivers and lakes that are connected. A lake does not end a system; a spring does, and so does the edge of the land. A system with a hut takes no second one, and huts count only at the end.',
  },
  'huts-and-fishers': {
    title: 'Huts and fishers do not mind each other',
    text: 'A hut may go where fishers are, and a fisher where a hut is. A fisher stands on a river; a lake takes a hut only.',
  },
  parts: {
    title: 'Parts are counted, not tiles',
    text: 'Forests and rivers are counted by their parts. A tile with two parts of the same forest counts twice.',
  },
  forest: {
    title: 'A finished forest',
    text: 'A forest is finished when meadows or rivers bound it all around and nothing of it is open. It is worth 2 points a part to whoever has the most gatherers there.',
  },
  mushrooms: {
    title: 'Mushrooms',
    text: 'Each mushroom patch in a finished forest adds 2 points. Patches grow on bonus tiles.',
  },
  river: {
    title: 'A finished river',
    text: 'A river is finished when each end is a lake or a spring, or when it runs in a ring. It is worth 1 point a part, and 1 for every fish in the lakes at its ends.',
  },
  lakes: {
    title: 'A lake ends a river',
    text: 'Rivers that meet in a lake, be it two or three, are different rivers, each with its own fishers; for huts they are one system. The fish of that lake count for each of the rivers, but only once for a river that begins and ends in it.',
  },
  returning: {
    title: 'Coming home',
    text: 'When a forest or a river has been scored, its gatherers or fishers go back to their owners, also those that brought nothing. They can be placed again from the next tile on.',
  },
  'claim-and-score': {
    title: 'Placed and home again in one turn',
    text: 'The piece is placed before anything is scored. So a gatherer may go into the forest you have just finished, score and come home at once. With a bonus tile that can happen twice in a turn.',
  },
  majority: {
    title: 'Most pieces take it all',
    text: 'Whoever has the most gatherers in a forest, fishers on a river or hunters in a meadow gets all its points. Equal numbers all get them in full. Where nobody stands, nobody gets anything.',
  },
  joining: {
    title: 'How several meet',
    text: 'Nobody may step into an occupied forest. But two forests with a gatherer each may grow until one tile joins them. Rivers and meadows grow together the same way.',
  },
  gold: {
    title: 'Gold brings a bonus tile',
    text: 'Whoever lays the land tile that finishes a forest with gold draws a bonus tile, after scoring. It does not matter who owned the forest, or whether anybody did. However much gold and however many forests, it is one tile.',
  },
  'bonus-tile': {
    title: 'Laying a bonus tile',
    text: 'It is laid at once by the usual rules, may have a piece of its own, and what it finishes is scored. From then on it is a tile like any other.',
  },
  'bonus-chain': {
    title: 'No gold from a bonus tile',
    text: 'A bonus tile that finishes a forest with gold scores it, but earns no further bonus tile. When the bonus pile is empty, gold brings nothing more.',
  },
  'bonus-kinds': {
    title: 'The bonus tiles',
    text: 'They carry what the land tiles lack: mushrooms, aurochs, a fire and a shrine, and some richer forests, rivers and meadows.',
  },
  hunters: {
    title: 'Hunters stay',
    text: 'A hunter lies in the meadow until the game is over. Meadows bring nothing before.',
  },
  'meadow-borders': {
    title: 'Where a meadow ends',
    text: 'A meadow is all the open ground that is connected. Forests, rivers and the edge of the land bound it.',
  },
  end: {
    title: 'The end',
    text: 'The game is over after the turn that lays the last land tile, with the bonus tile that it may have earned. Forests and rivers left open bring nothing.',
  },
  'hut-scoring': {
    title: 'What huts are worth',
    text: 'Each system of waters, finished or not, pays 1 point a fish to whoever has the most huts in it. Equal numbers all get them in full.',
  },
  'meadow-scoring': {
    title: 'What a meadow is worth',
    text: 'Each meadow, finished or not, pays 2 points for every deer, mammoth and aurochs in it to whoever has the most hunters there. Equal numbers all get them in full.',
  },
  tigers: {
    title: 'Tigers and deer',
    text: 'Each sabre-tooth tiger in a meadow chases one deer off, which then counts for nobody. Mammoths and aurochs do not mind it. More tigers than deer cost nothing.',
  },
  fire: {
    title: 'Fire',
    text: 'A fire drives all tigers out of its meadow, so that every deer in it counts.',
  },
  shrine: {
    title: 'The shrine',
    text: 'Whoever has a hunter on the meadow of the shrine, on that tile, scores the whole meadow alone, however many hunters others have in it.',
  },
  winner: {
    title: 'Who wins',
    text: 'Whoever has the most points wins. Equal points share the win.',
  },
  tiles: {
    title: 'All the land tiles',
    text: 'There are {tiles} land tiles, the volcano among them, and hardly two are alike.',
  },
  summary: {
    title: 'All on one screen',
    text: 'What scores what, during the game and at its end.',
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
