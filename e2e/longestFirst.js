const Sequencer = require('@jest/test-sequencer').default;

/** Whole games take the longest: begun last, they would leave one of two workers without work. */
const FIRST = [
  'play.e2e.ts',
  'playOthers.e2e.ts',
  'gallery.e2e.ts',
  'table.e2e.ts',
  'board.e2e.ts',
  'lesson.e2e.ts',
  'memory.e2e.ts',
  'journey.e2e.ts',
  'faults.e2e.ts',
];

const rankOf = ({ path }) => {
  const rank = FIRST.findIndex((name) => path.endsWith(`/${name}`));
  return rank < 0 ? FIRST.length : rank;
};

/** Where a clean checkout knows no times of earlier runs. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
