/** What is said when a match cannot be kept, opened or read. */
export const storage = {
  recoveredTitle: 'This match was damaged',
  recovered:
    'The newest text of this match was damaged, so it goes on from the one before: the last move may have to be played again. The damaged text was set aside, and the settings can export it when the match is over.',
  recoveredGoOn: 'Go on playing',
  anewTitle: 'This match was stored anew',
  anew: 'The storage of this app was emptied while the match was open. The match itself was still here and has been stored again; other matches, results and settings may be lost.',
  erasedTitle: 'This match was erased',
  erased: 'It was erased while it was open here, so it cannot go on.',
  lost: {
    damaged: {
      one: 'A match could not be read. Its text was set aside, not deleted.',
      other: '{n} matches could not be read. Their texts were set aside, not deleted.',
    },
    newer: {
      one: 'A match comes from a newer version of the app. It was left as it is.',
      other: '{n} matches come from a newer version of the app. They were left as they are.',
    },
    unreadable: {
      one: 'This device did not let us read a match. It was left as it is.',
      other: 'This device did not let us read {n} matches. They were left as they are.',
    },
  },
  seeAside: 'See in the settings',
  unlisted: 'This device did not let us read the matches.',
  aside: { one: '{n} damaged text set aside', other: '{n} damaged texts set aside' },
} as const;

export const trouble = {
  unsaved: 'This device did not take the last move. The match waits, and nothing is lost.',
  full: 'The storage of this device is full. Free some room, then try again: the match waits.',
  elsewhere: 'Another window has played on in this match. Try again to see it as it is now.',
  open: {
    missing: 'There is no such match on this device.',
    damaged: 'This match could not be read. Its text was set aside, not deleted.',
    newer: 'This match comes from a newer version of the app. It was left as it is.',
    unplayable: 'This match breaks the rules at move {n}. It was left as it is.',
    impossible: 'This match cannot be by the rules. It was left as it is.',
    refused: 'This device did not let us read the match.',
  },
  code: {
    notACode: 'This is not a code of a match.',
    damaged: 'The code is not complete. Please copy all of it.',
    newer: 'The code comes from a newer version of the app.',
    tooLong: 'This is too long for a code of a match.',
    unplayable: 'The code holds a match that breaks the rules at move {n}.',
    impossible: 'The code holds a match that cannot be by the rules.',
  },
} as const;
