import type { Task, Thinking } from '@/ai';
import { phrase } from '@/core/phrase';
import { ok } from '@/core/result';
import { gameOf } from '@/games';
import { replyAt, type Reply } from '@/lessons';
import type { MatchTools } from '@/match/store';

/** What the others play: nobody thinks here, the lesson says it. */
export class Script {
  private readonly lines: Reply[] = [];

  add(replies: readonly Reply[]): void {
    this.lines.push(...replies);
  }

  readonly think = (task: Task): Thinking => this.tell(task);

  private *tell({ game, world }: Task): Thinking {
    const text = replyAt({ game }, world, this.lines.shift() ?? []);
    const move = text === null ? null : gameOf(game).decode(text);
    // The check of the lessons plays every script, so that this never happens; the match would play any legal move.
    if (move === null) throw new RangeError(`the script of ${game} has no move here`);
    return { move, reason: phrase('ai.reason.only'), alternatives: [], nodes: 0 };
  }
}

/** A lesson is no match of the device: what is kept of it is where the learner was. */
export const UNKEPT: MatchTools['matches'] = {
  load: () => Promise.resolve({ ok: false, error: { fault: 'missing' } }),
  save: () => Promise.resolve(ok({ isAnew: false })),
  savePending: () => Promise.resolve(ok(undefined)),
  look: () => Promise.resolve(ok('there')),
};
