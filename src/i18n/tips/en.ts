/** One line each, said once, when something happens for the first time in somebody's first matches. */
export const tips = {
  title: 'A tip',
  about: 'About this tip',
  close: 'Close the tip',
  classic: {
    misfit: 'A tile that fits nowhere leaves the game. The next is drawn.',
    shared: 'Equally many followers: each gets the full points.',
    field: 'Farmers stay to the end: 3 points a finished city.',
    gift: 'Whoever finishes it, most followers there take the points.',
    home: 'Finished: its followers come home and can go out again.',
  },
  solo: {
    misfit: 'A tile that fits nowhere leaves the game. The next is drawn.',
    order: 'The order decides: each scoring may make another one last.',
    count: 'Each is worth 2 points, but only if its colour is last.',
    shared: 'One of those who share it is last, so all get the points.',
    unpaid: 'Nobody there is last: followers come home without points.',
    free: 'All of it was taken, so nobody had to go. That is free.',
  },
  hunters: {
    misfit: 'A tile that fits nowhere leaves the game. The next is drawn.',
    shared: 'Equal numbers: each gets the full points.',
    bonus: 'Gold: whoever finishes the forest lays a bonus tile too.',
    hut: 'Huts count at the end: a point a fish in all joined waters.',
    hunter: 'Hunters stay to the end: deer, mammoths, aurochs pay 2 each.',
    gift: 'Whoever finishes it, the most people there take the points.',
  },
  settlers: {
    theft: 'The stack is empty: the card is taken from a player.',
    robbed: 'A church keeps one knight safe, a citadel three roads.',
    attack: 'New cities may bring robbers: large hands lose cards.',
    marketDay: 'New cities may bring a market day: all its cards change.',
    alike: 'Three equal cards stand in for one that is missing.',
    second: 'Every second road is a point. The others let you trade.',
  },
};
