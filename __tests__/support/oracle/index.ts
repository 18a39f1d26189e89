import { isObject, Objection, type Json } from './check';
import { judgeClassic, type Seen } from './classic';
import { judgeHunters } from './hunters';
import { judgeSolo } from './solo';

/**
 * An independent referee: written from the rulebooks and the trace format, slow and obvious on purpose. It shares no
 * code with the engine, only the printed facts of the tiles.
 */
export function judge(trace: unknown, seen: Seen = {}): void {
  if (!isObject(trace)) throw new Objection(0, 'no trace at all');
  const { format, version, game } = trace;
  if (format !== 'terreno-trace' || version !== 1) throw new Objection(0, 'another format');
  const judges: Record<string, (trace: Json, seen: Seen) => void> = {
    classic: judgeClassic,
    solo: judgeSolo,
    hunters: judgeHunters,
  };
  const referee = judges[String(game)];
  if (referee === undefined) throw new Objection(0, `nobody here judges ${String(game)}`);
  referee(trace, seen);
}
