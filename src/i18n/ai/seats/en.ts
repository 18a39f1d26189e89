/** Levels, styles and names of the computer's seats, as the setup of a match offers them. */
export const seats = {
  level: { beginner: 'Beginner', casual: 'Casual', strong: 'Strong', expert: 'Expert' },
  levelDetail: {
    beginner: 'Sees the points at hand and overlooks the rest.',
    casual: 'Plays sensibly and forgives mistakes.',
    strong: 'Counts what is left and rarely errs.',
    expert: 'Weighs many moves ahead and gives nothing away.',
  },
  style: {
    balanced: 'Balanced',
    builder: 'Builder',
    farmer: 'Farmer',
    hunter: 'Hunter',
    raider: 'Raider',
    miser: 'Saver',
  },
  styleDetail: {
    balanced: 'A little of everything, whatever the table offers.',
    builder: 'Finishes large works, and starts new ones.',
    farmer: 'Plays for the fields and waits for the end.',
    hunter: 'Plays for the meadows and waits for the end.',
    raider: 'Likes to join what others have begun.',
    miser: 'Keeps a reserve and spends it late.',
  },
  names: {
    n1: 'Leonor',
    n2: 'Tomás',
    n3: 'Clara',
    n4: 'Hugo',
    n5: 'Marta',
    n6: 'Bruno',
  },
} as const;
