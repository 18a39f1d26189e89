import { seats } from './seats/en';

/** The characters, levels, styles and reasons of the AI seats. */
export const ai = {
  ...seats,
  reason: {
    random: 'Drawn by lot.',
    only: 'There was no other choice.',
    score: { one: 'Scores {n} point at once.', other: 'Scores {n} points at once.' },
    bonus: 'Earns a bonus tile.',
    join: 'Takes a share of what somebody else has begun.',
    block: 'Makes things harder for somebody else.',
    extend: 'Makes something of its own more valuable.',
    wait: 'Keeps its followers for something better.',
    claim: {
      city: 'A follower in the city: it should be finished in time.',
      road: 'A follower on the road: it will soon be free again.',
      field: 'A farmer for the cities around this field.',
      cloister: 'A monk who counts every tile around.',
      forest: 'A gatherer in the forest: it should be finished in time.',
      river: 'A fisher on the river: it will soon be free again.',
      meadow: 'A hunter for the animals of this meadow.',
      hut: 'A hut for all the fish of these waters.',
    },
    solo: {
      score: {
        one: 'The colour in last place scores {n} point.',
        other: 'The colour in last place scores {n} points.',
      },
      order: 'In this order the most of it is paid.',
      count: 'Counts for the colour in last place.',
      place: 'Here the follower should come home soonest.',
      free: 'No follower has to be spent here.',
    },
  },
} as const;
