// non-null: every index here is below the length of its list.
import type { SettlersMove, SettlersPosition } from '@/games/settlers';
import {
  BUILD,
  END_TURN,
  LAY,
  MAX_CODES,
  OPEN_HAND,
  TAKE_BLIND,
  TURN_BIT,
  USE_GUILD,
  kindOf,
  secondOf,
} from '@/games/settlers/codes';
import { ATTACK, ATTACKED, OVER, STAGE, TURN_OF, WINNER } from '@/games/settlers/layout';
import { applyCode, legalCodes } from '@/games/settlers/rules';
import type { State } from '@/games/settlers/state';

import { trainedJudge, withReach } from './judges';
import type { Judge } from './turn';

/*
 * A player who sees every hand and what chance will bring in its turn, to show how much of a result is luck. It cheats on
 * purpose, so that it is a measuring stick and never a seat: the expert's judge at the end of turns that are played with
 * the cards that will really come.
 */

/** Draws that a plan looks through, and states to look at; whatever comes later is left out. */
const DRAWS = 2;
const ENOUGH = 20_000;
const PAYMENTS = 3;
const EFFORT = 1e-6;
const BUILD_MASK = 0x3ff | TURN_BIT;

export function chooseSettlersOracleMove(position: SettlersPosition): SettlersMove {
  const world = position.clone();
  return position.moveOf(
    new Foresight(world.state, position.decider, withReach(trainedJudge(position.seats))).choose(),
  );
}

class Foresight {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly state: State,
    private readonly seat: number,
    private readonly judge: Judge,
  ) {}

  choose(): number {
    let best = -1;
    let most = -Infinity;
    for (const code of this.codes(0)) {
      const value = this.after(code, 0);
      if (value <= most) continue;
      most = value;
      best = code;
    }
    return best;
  }

  private best(draws: number): number {
    const { state } = this;
    const stage = state.at(STAGE);
    if (stage === OVER) return state.at(WINNER) === this.seat ? 1 : 0;
    // What another seat discards is not known before it decides; any card will do.
    if (stage === ATTACK && state.at(ATTACKED) !== this.seat) return this.after(this.codes(draws)[0] as number, draws);
    const key = `${draws}:${state.v.join()}:${state.chance.mark().join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let best = -1;
    for (const code of this.codes(this.known.size < ENOUGH ? draws : DRAWS)) {
      const value = this.after(code, draws);
      if (value > best) best = value;
    }
    this.known.set(key, best);
    return best;
  }

  private after(code: number, draws: number): number {
    const { state } = this;
    if (kindOf(code) === END_TURN) return this.judge(state, this.seat);
    const isOwnTurn = state.at(TURN_OF) === this.seat;
    applyCode(state, code);
    // A discard in another seat's turn is judged as if one's own turn had ended.
    const isMore = state.at(STAGE) === ATTACK && state.at(ATTACKED) === this.seat;
    const value = isOwnTurn || isMore ? this.best(draws + drawsOf(code)) : this.judge(state, this.seat);
    state.undoMove();
    return value - EFFORT;
  }

  private codes(draws: number): number[] {
    const into = new Int32Array(MAX_CODES);
    const count = legalCodes(this.state, into);
    const codes: number[] = [];
    let lastBuild = -1;
    let payments = 0;
    for (let index = 0; index < count; index++) {
      const code = into[index] as number;
      if (draws + drawsOf(code) > DRAWS) continue;
      if (kindOf(code) === BUILD) {
        payments = (code & BUILD_MASK) === lastBuild ? payments + 1 : 1;
        lastBuild = code & BUILD_MASK;
        if (payments > PAYMENTS) continue;
      }
      codes.push(code);
    }
    return codes;
  }
}

function drawsOf(code: number): number {
  const kind = kindOf(code);
  if (kind === LAY || kind === USE_GUILD) return 1;
  return kind === TAKE_BLIND || kind === OPEN_HAND ? secondOf(code) : 0;
}
