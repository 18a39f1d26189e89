/** The rules of Villages & Knights. */
export const settlers = {
  aim: {
    title: 'What it is about',
    text: 'With cards of five kinds you build roads, knights, settlements, cities and expansions before you. Roads and knights may change hands, the rest is yours for good. Whoever reaches {target} points on their own turn wins at once.',
  },
  setup: {
    title: 'Before the first turn',
    text: '{from} to {to} can play. Everybody begins with a settlement, a road on its side A and three cards in hand: one point. Five cards lie open as the market. Destiny lies beside them with its white arrows, except with two players, who do without it.',
  },
  stacks: {
    title: 'How many cards there are',
    text: 'The stacks depend on the number of players. With five and six all resource cards of a second box are shuffled in, but only some of its building cards.',
  },
  turn: {
    title: 'A turn',
    text: 'Three steps, always in this order: trade, build, draw. Trading and building may be left out, drawing may not. Whoever sits first begins, and the turns go clockwise.',
  },
  hidden: {
    title: 'What is hidden',
    text: 'Nobody sees the hands of others, the order of the pile, or the city side of a settlement. Everything else lies open.',
  },
  allowance: {
    title: 'How much you may trade',
    text: 'Each of your roads on side A lets you trade one card a turn. It is counted once, when your turn begins. Roads on side B count points instead: of three roads in a row, two trade.',
  },
  'without-road': {
    title: 'Without a road',
    text: 'Whoever has no road on side A may still trade one card, but only with the pile.',
  },
  'trade-market': {
    title: 'Trading with the market',
    text: 'Take one or more of the open cards, as many as you may still trade, then give the same number back. A card that you have just taken may go back too.',
  },
  'trade-pile': {
    title: 'Trading with the pile',
    text: 'Discard one or more cards first, as many as you may still trade, then draw as many from the pile, unseen.',
  },
  'trade-player': {
    title: 'Trading with a player',
    text: 'Draw one or more cards blind from the hand of another player, look at them, then give as many back. What came may go back too. Nobody can refuse.',
  },
  'trade-partners': {
    title: 'Card by card',
    text: 'Each card that you may trade can go to somebody else: one with the market, one with a neighbour, one with the pile.',
  },
  costs: {
    title: 'What things cost',
    text: 'The price goes from your hand to the discards, and the build lies before you.',
  },
  'once-a-turn': {
    title: 'Each kind once a turn',
    text: 'In one turn you may build one road, one knight, one settlement, one city and one expansion, in any order. A settlement built just now may become the city.',
  },
  'three-for-one': {
    title: 'Three for one',
    text: 'Three equal cards stand in for one card of the price that you do not have, as often as you like. But a card of the price that you hold must be paid itself.',
  },
  road: {
    title: 'Roads',
    text: 'Your first road lies on side A, the second on side B, and so on in turn. Side A lets you trade; each side B is a point. So every second road is a point.',
  },
  knight: {
    title: 'Knights',
    text: 'Knights alternate in the same way. Each on side A draws one more card at the end of your turn; each on side B is a point.',
  },
  settlement: {
    title: 'Settlements',
    text: 'A settlement is 1 point. When you build one you may turn destiny to its other side, if you like. When the stack is empty no more can be built.',
  },
  city: {
    title: 'Cities',
    text: 'A city is one of your settlements turned over: 2 points instead of 1. On its back waits an event that happens at once. Nobody knows before which it will be.',
  },
  expansion: {
    title: 'Expansions',
    text: 'An expansion covers one of your cities, whose own 2 points count no more. It is worth 3 points, or 4 as the town hall, and has a power that works from then on. You may own one of each name.',
  },
  'empty-stack': {
    title: 'When the stack is empty',
    text: 'Roads and knights can still be built: you pay, and take the top card of another player instead. It turns to the side that fits your row. If nobody has one that may be taken, you cannot build it.',
  },
  destiny: {
    title: 'Destiny',
    text: 'Its arrows say in which direction one looks for a road or knight to take: white is clockwise, black the other way. The order of the turns never changes. With two players there is no destiny.',
  },
  'theft-path': {
    title: 'Whose card is taken',
    text: 'Look from yourself in the direction of destiny. The first player who has such a card that is not protected loses the top one; all others are passed over.',
  },
  'aimed-theft': {
    title: 'Turning destiny first',
    text: 'A settlement built first may turn destiny, and the road or knight built afterwards in the same turn comes from the other side.',
  },
  protection: {
    title: 'What is safe',
    text: 'A church keeps the first knight of its owner safe, a citadel the first three roads. What lies above them may be taken.',
  },
  'robber-attack': {
    title: 'Robber attack',
    text: 'Whoever holds more than {safe} cards discards down to {safe} and chooses which. The builder, who has already paid for the city, is first, and it goes on clockwise. Then destiny must turn; with two players there is none to turn.',
  },
  'market-day': {
    title: 'Market day',
    text: 'The five cards of the market are discarded, and five new ones take their place.',
  },
  library: {
    title: 'Library',
    text: 'Once a turn, when you trade with a player, you may look at their hand and choose the card instead of drawing blind. Further cards from that hand are drawn blind.',
  },
  church: {
    title: 'Church',
    text: 'Your first knight cannot be taken.',
  },
  citadel: {
    title: 'Citadel',
    text: 'Your first three roads cannot be taken.',
  },
  'town-hall': {
    title: 'Town Hall',
    text: 'It is worth 4 points and costs two ore more than other expansions. It has no power.',
  },
  university: {
    title: 'University',
    text: 'Once a turn you may leave out one card of a price. It goes off the price before three for one is counted, and it does not help to build the university itself.',
  },
  'merchant-guild': {
    title: 'Merchant Guild',
    text: 'Once a turn, while trading or building, you may take one card unseen from a player who has at least as many points as you.',
  },
  drawing: {
    title: 'Drawing',
    text: 'At the end of your turn you draw {draw} cards, and one more for each knight on side A. There is no limit to a hand.',
  },
  'empty-pile': {
    title: 'An empty pile',
    text: 'The discards are shuffled and become the new pile. If there are none either, drawing stops.',
  },
  points: {
    title: 'Points',
    text: 'A settlement 1, a city 2, an expansion 3, the town hall 4; every second road and every second knight 1.',
  },
  winning: {
    title: 'Winning',
    text: 'Whoever has {target} points on their own turn, after a build, wins at that moment. A city that wins reveals its event, but it no longer happens.',
  },
  summary: {
    title: 'All on one screen',
    text: 'What things cost, and what they bring.',
  },
  events: {
    title: 'Option: the city events',
    text: 'From four players on a match may have ten robber attacks and five market days, or eleven and four: printings of the game differ. With fewer players there is nothing to choose.',
  },
  'city-build': {
    title: 'Option: settlement and city',
    text: 'Usually a turn has room for a settlement and a city. With “one of the two” they count as the same kind, so that only one of them fits.',
  },
  target: {
    title: 'Option: points to win',
    text: 'Eight for a short match, ten as usual, twelve for a long one.',
  },
  glossary: {
    title: 'Glossary',
    text: 'The words of this game, and what others call them.',
  },
} as const;
