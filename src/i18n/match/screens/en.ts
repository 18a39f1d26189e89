/** The screens around a game: hand-over, result, replay, sharing, statistics. */
export const screens = {
  done: 'Done',
  close: 'Close',
  cancel: 'Cancel',
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
