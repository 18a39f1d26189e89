import type { Somebody } from '../characters';
import { abel } from './abel';
import { bruno } from './bruno';
import { clara } from './clara';
import type { Face } from './face';
import { gaspar } from './gaspar';
import { hugo } from './hugo';
import { leonor } from './leonor';
import { marta } from './marta';
import { nina } from './nina';
import { stranger } from './stranger';
import { tomas } from './tomas';
import { vera } from './vera';

/** Everybody who sits at the computer's seats, and a traveller for names that nobody knows. */
export const FACES: Record<Somebody, () => Face> = {
  leonor,
  tomas,
  clara,
  hugo,
  marta,
  bruno,
  vera,
  gaspar,
  nina,
  abel,
  stranger,
};
