/** The screens around a game: hand-over, result, replay, sharing, statistics. */
export const screens = {
  done: 'Done',
  close: 'Close',
  cancel: 'Cancel',
  open: {
    failed: 'This match does not open',
    home: 'Back to the start',
    missing: 'There is no such match on this device. It may have been erased.',
    damaged:
      'Its text was damaged. It was set aside, not deleted; settings can hand it out. All other matches are safe.',
    newer: 'It was saved by a newer version of the app, and was left untouched.',
    unplayable: 'Its moves do not follow the rules, so it cannot be played. It was left as it is.',
    refused: 'This device did not let us read it. Closing other apps or starting again may help.',
  },
  handOver: {
    pass: 'Pass the phone to',
    passTo: 'Pass the phone to {name}',
    hidden: 'The cards stay hidden until {name} taps the button.',
    open: 'It is {name}’s turn.',
    news: {
      one: '{n} thing happened since their last turn',
      other: '{n} things happened since their last turn',
    },
    show: 'I am {name}, show my cards',
    take: 'I am {name}, my turn',
    curtain: 'The cards are hidden while you are away.',
  },
  story: {
    hello: 'Hello, {name}',
    since: 'Since your last turn',
    skip: 'Skip',
    next: 'Next',
    play: 'Play my turn',
    onlyYou: 'only {name} sees this',
    sincePage: 'Since your last turn · {page} of {pages}',
  },
} as const;
