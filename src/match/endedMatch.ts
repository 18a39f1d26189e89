import { fail, ok, type Result } from '@/core/result';
import { isFinished, type SavedMatch } from '@/storage/savedMatch';

/**
 * A match that may be looked at with every hand, and sent with its seed. It is made in one place only, so that nothing which
 * asks for one can be given a match under way.
 */
export class EndedMatch {
  private constructor(
    readonly match: SavedMatch,
    // Makes the class unlike any plain object of the same shape.
    private readonly isEnded = true,
  ) {}

  /** `closed`: called off here, but it was handed to another device, and may go on there with the same hands. */
  static of(match: SavedMatch): Result<EndedMatch, 'running' | 'closed'> {
    if (!isFinished(match)) return fail('running');
    return match.outcome === null && match.isHanded ? fail('closed') : ok(new EndedMatch(match));
  }
}
