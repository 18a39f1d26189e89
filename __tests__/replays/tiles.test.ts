import { judge } from '../support/oracle';
import { facts, loadReplays, sentence, startReplay, type ReplayFile } from '../support/replayFiles';
import { tileGame } from '../support/tilePlay';
import { TraceWriter } from '@/games/tiles/trace/write';
import { CLASSIC_DIALECT, HUNTERS_DIALECT, SOLO_DIALECT } from '@/games/tiles/trace/dialect';
import { verifyTrace } from '@/games/trace';
import type { TileEvent } from '@/games/tiles/types';

const DIALECTS = { classic: CLASSIC_DIALECT, solo: SOLO_DIALECT, hunters: HUNTERS_DIALECT };

/** Plays a file to its end and tells everything that was said. */
function play(file: ReplayFile): { said: string[]; known: string[]; trace: object } {
  const position = startReplay(file);
  const game = tileGame(file.game);
  const options = file.options ?? {};
  const writer = new TraceWriter(position, DIALECTS[file.game], options);
  const events: TileEvent[] = [];
  for (let ply = 0; ply <= file.moves.length; ply++) {
    for (const { move, because } of (file.refused ?? []).filter(({ after }) => after === ply)) {
      const refused = game.decode(move);
      const objection = refused === null ? null : position.objectionTo(refused);
      expect({ move, key: objection?.key.split('.') }).toEqual({ move, key: expect.arrayContaining([because]) as unknown });
    }
    const text = file.moves[ply];
    if (text === undefined) break;
    const move = game.decode(text);
    if (move === null) throw new Error(`${text} cannot be read`);
    const objection = position.objectionTo(move);
    if (objection !== null) throw new Error(`move ${ply} ${text}: ${objection.key} ${JSON.stringify(objection.values)}`);
    events.push(...writer.play(move));
  }
  const trace = {
    format: 'terreno-trace',
    version: 1,
    game: file.game,
    players: position.seats,
    options,
    moves: [...writer.entries],
    ...(writer.final === null ? {} : { final: writer.final }),
  };
  if (file.endsHere) events.push(...position.endNow());
  const said = events.flatMap((event) => sentence(event, file.players) ?? []);
  return { said, known: facts(position, file.players), trace };
}

const isScoring = (line: string): boolean => / scored /.test(line);

describe.each(['classic', 'solo', 'hunters'])('%s', (game) => {
  const files = loadReplays(game);

  test.each(files)('%s', (_, file) => {
    const { said, known } = play(file);
    const scored = said.filter(isScoring);
    const expected = file.expect.filter(isScoring);
    // The player chooses the order in solo; elsewhere it says nothing.
    if (game === 'solo') expect(scored).toEqual(expected);
    else expect([...scored].sort()).toEqual([...expected].sort());
    for (const line of file.expect.filter((other) => !isScoring(other))) expect([...said, ...known]).toContain(line);
  });

  test.each(files)('the oracle and the verifier agree: %s', (_, file) => {
    const trace: unknown = JSON.parse(JSON.stringify(play(file).trace));
    expect(() => judge(trace)).not.toThrow();
    expect(verifyTrace(trace)).toMatchObject({ ok: true });
  });
});
