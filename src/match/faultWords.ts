import { phrase, type Phrase } from '@/core/phrase';
import type { RecordFailure } from '@/core/record';
import type { StorageFault } from '@/storage/device';

import type { OpenFault } from './open';
import type { CodeFault } from './shareCode';
import type { MatchTrouble } from './types';

/** What to tell the person whose match cannot be opened. */
export function openFaultPhrase(fault: OpenFault): Phrase {
  switch (fault.fault) {
    case 'missing':
    case 'damaged':
    case 'newer':
      return phrase(`match.trouble.open.${fault.fault}`);
    case 'unplayable':
      return failurePhrase('match.trouble.open', fault.failure);
    default:
      return phrase('match.trouble.open.refused');
  }
}

/** What to tell the person who pasted a code. */
export function codeFaultPhrase(fault: CodeFault): Phrase {
  if (fault.fault === 'unplayable') return failurePhrase('match.trouble.code', fault.failure);
  return phrase(`match.trouble.code.${fault.fault}`);
}

/** What to tell the person whose match could not even be put on the device. */
export function startFaultPhrase({ fault }: StorageFault): Phrase {
  return phrase(fault === 'full' ? 'newGame.noRoom' : 'newGame.notStored');
}

/** What to tell the table when the device does not take a move. */
export function troublePhrase({ kind }: MatchTrouble): Phrase {
  return phrase(`match.trouble.${kind}`);
}

function failurePhrase(under: string, { fault, move }: RecordFailure): Phrase {
  if (fault === 'newerVersion') return phrase(`${under}.newer`);
  return move === null ? phrase(`${under}.impossible`) : phrase(`${under}.unplayable`, { n: move + 1 });
}
