/** The rules of Three Colours. Where nothing is said, tiles go by the rules of Walls & Fields. */
export const solo = {
  aim: {
    title: 'What it is about',
    text: 'You lead {colours} colours over one land, turn by turn. Only the colour in last place counts in the end, so all of them must come forward together.',
  },
  setup: {
    title: 'Before the first tile',
    text: 'Each colour has a pile of its own, of {piles} tiles, and {followers} followers. On the track the colours start at {starts} points, so that one of them is last from the beginning. The start tile lies on the table.',
  },
  turn: {
    title: 'A turn',
    text: 'The colour on turn draws from its own pile and lays the tile. It must put a follower on it where it can. Then what was finished is scored, and the next colour goes on.',
  },
  placing: {
    title: 'Laying a tile',
    text: 'As in Walls & Fields: every edge that touches must match, and a corner is not enough.',
  },
  'fits-nowhere': {
    title: 'A tile that fits nowhere',
    text: 'It leaves the game, and the colour draws the next tile of its own pile. A colour whose pile is empty is passed over.',
  },
  'must-claim': {
    title: 'A follower must go',
    text: 'If the new tile has a city, a road or a monastery that is free, a follower of the colour on turn has to go there. If several are free, you choose which.',
  },
  'nothing-free': {
    title: 'Nothing is free',
    text: 'If every city, road and monastery on the tile is already taken, no follower is placed. That costs nothing.',
  },
  'no-farmers': {
    title: 'No farmers',
    text: 'Followers never lie in the fields here, and fields bring nothing.',
  },
  'no-follower-left': {
    title: 'No follower left: the end',
    text: 'If a follower has to go on the tile and the colour has none at home, the game ends after this turn. Tiles may well be left in the piles. This is how most good lands are lost, so keep one follower of each colour free, or bring one home in time.',
  },
  'last-scores': {
    title: 'Only the last may score',
    text: 'A finished feature brings its points only if a colour with the most followers there is last at that moment, alone or tied: nobody has fewer points. Otherwise nobody gets anything for it.',
  },
  'tied-last': {
    title: 'Together in last place',
    text: 'Colours with equally few points are all last. If all have the same, every one of them may score.',
  },
  shared: {
    title: 'Shared features',
    text: 'If several colours have the most followers on a finished feature, one of them in last place is enough: then all of them get the points.',
  },
  unpaid: {
    title: 'Finished for nothing, but home',
    text: 'A feature that nobody may score still sends its followers home. That is often worth more than points, because a colour without followers ends the game.',
  },
  order: {
    title: 'Several at once: you choose the order',
    text: 'They are scored one after the other, each against the points as they stand by then. The first scoring can make another colour the last one, so a good order pays two or three times where a poor one pays once.',
  },
  worth: {
    title: 'What features are worth',
    text: 'As in Walls & Fields: a finished road 1 point a tile, a finished city 2 a tile and 2 a pennant, a surrounded monastery 9. Features without followers bring nothing, and neither does what is left open at the end.',
  },
  end: {
    title: 'Two ways to the end',
    text: 'The game ends after the turn in which the last tile was laid, or in which a follower had to be placed and none was left.',
  },
  'final-followers': {
    title: 'Followers on the land',
    text: 'At the end every follower still on the land is worth 2 points, but only if its colour is last when it is counted. You choose the order, one follower at a time, so that they help whoever lags behind.',
  },
  result: {
    title: 'Your result',
    text: 'The lowest of the colours is your result.',
  },
  together: {
    title: 'Several people, one land',
    text: 'A team may play this game too: the turns pass from person to person while the colours go round as ever. All win or lose together.',
  },
  tiles: {
    title: 'All the tiles',
    text: 'The {tiles} tiles of Walls & Fields.',
  },
  summary: {
    title: 'All on one screen',
    text: 'What scores what, during the game and at its end.',
  },
  followers: {
    title: 'Option: followers a colour',
    text: '{fewest} to {most} a colour; {usual} are usual. More make it easier, {fewest} make it hard.',
  },
  colours: {
    title: 'Option: a fourth colour',
    text: 'One colour more has its own followers and its own pile. There is more room to place, and one more to keep in balance.',
  },
  glossary: {
    title: 'Glossary',
    text: 'The words of this game, and what others call them.',
  },
} as const;
