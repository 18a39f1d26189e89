/** What can be tried out on a copy. */
interface Tried {
  clone(): this;
  play(move: never): unknown[];
}

/**
 * Asks what would be after some moves. The position is left alone whatever the question does or breaks: everything is
 * played on a copy, which is the asker's own.
 */
export function asIf<P extends Tried, Answer>(
  position: P,
  moves: readonly Parameters<P['play']>[0][],
  read: (then: P, events: ReturnType<P['play']>) => Answer,
): Answer {
  const then = position.clone();
  const events = moves.flatMap((move) => then.play(move));
  return read(then, events as ReturnType<P['play']>);
}
