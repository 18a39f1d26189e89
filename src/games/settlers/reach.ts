// non-null: every index here is below the length of its list.
import { CHURCH_KNIGHTS, CITADEL_ROADS, EXPANSION_POINTS } from './cards';
import {
  CHURCH,
  CITADEL,
  CITIES,
  EXPANSION_COUNT,
  EXPANSION_STACK,
  KNIGHTS,
  KNIGHT_STACK,
  OWNS,
  ROADS,
  ROAD_STACK,
  SETTLEMENTS,
  SETTLEMENT_STACK,
  playerAt,
} from './layout';
import { sideB } from './score';
import type { State } from './state';

/** Points of a city that no expansion covers. */
const CITY_POINTS = 2;

/**
 * The points that a seat could still come to, were all that is left its own: every settlement of the stack, an expansion
 * on every house as long as there are some that it lacks, and every road and knight that nobody may protect. Houses are
 * never lost and protection never ends, so this can only fall; a seat whose reach is below the target cannot win any more.
 */
export function reachOf(state: State, seat: number): number {
  const { v } = state;
  const player = playerAt(seat);
  const owns = v[player + OWNS] as number;
  let houses = (v[player + SETTLEMENTS] as number) + (v[player + CITIES] as number) + (v[SETTLEMENT_STACK] as number);
  let points = 0;
  // Cards of more points than the others come first by being taken at once: only one of them is worth more than three.
  let spare = 0;
  let best = 0;
  for (let card = 0; card < EXPANSION_COUNT; card++) {
    const worth = EXPANSION_POINTS[card] as number;
    if ((owns & (1 << card)) !== 0) points += worth;
    else if ((v[EXPANSION_STACK + card] as number) > 0) {
      spare++;
      if (worth > best) best = worth;
    }
  }
  if (spare > 0 && houses > 0) {
    points += best;
    spare--;
    houses--;
    const covered = spare < houses ? spare : houses;
    points += covered * (CITY_POINTS + 1);
    houses -= covered;
  }
  points += houses * CITY_POINTS;
  return points + sideB(withinReach(state, seat, ROADS)) + sideB(withinReach(state, seat, KNIGHTS));
}

/** All roads or knights of the game but those that others may keep. */
function withinReach(state: State, seat: number, owned: number): number {
  const { v } = state;
  const guard = owned === ROADS ? CITADEL : CHURCH;
  const guarded = owned === ROADS ? CITADEL_ROADS : CHURCH_KNIGHTS;
  let count = v[owned === ROADS ? ROAD_STACK : KNIGHT_STACK] as number;
  for (let other = 0; other < state.seats; other++) {
    const player = playerAt(other);
    const held = v[player + owned] as number;
    if (other === seat || ((v[player + OWNS] as number) & (1 << guard)) === 0) count += held;
    else if (held > guarded) count += held - guarded;
  }
  return count;
}
