import { think, type Task, type Thinking } from '@/ai';
import { chooseRandomMove } from '@/ai/random';
import type { GameId, Tagged } from '@/core/game';
import type { Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { legalCells } from '@/games/tiles/insight';
import type { TilePosition } from '@/games/tiles/position';
import { createMatch } from '@/match/store';
import type { Match } from '@/match/types';

import { actAtRandom, open, quickClock, RANDOM_AI, rest, start, tick } from '../support/matchDriver';
import { matchesOn, MemoryBackend } from '../support/memoryBackend';
import { positionOf } from '../support/positionOf';
import { randomSaved } from '../support/randomSaved';

const ANA = { name: 'Ana' };
const RUI = { name: 'Rui' };
const BOT = { name: 'Bot', ai: RANDOM_AI };

interface Table {
  readonly match: Match;
  readonly backend: MemoryBackend;
  readonly id: string;
}

async function sit(game: GameId, seats: readonly Seat[], seed = 5, tools = {}, hasHandOver = false): Promise<Table> {
  const backend = new MemoryBackend();
  const matches = matchesOn(backend);
  const id = await start(matches, game, seats, seed, hasHandOver);
  return { match: await open(matches, id, tools), backend, id };
}

const legal = (match: Match): Tagged => chooseRandomMove(positionOf(match), Rng.fromSeed(1));

describe('undo', () => {
  it('walks the intent back step by step, then has nothing left in an unseen turn', async () => {
    const { match } = await sit('classic', [ANA, RUI]);
    match.present(null);
    expect(match.getState().undo).toBeNull();
    const [cell] = legalCells(positionOf(match) as TilePosition);
    match.intend({ stage: 'placed', x: cell!.x, y: cell!.y, rotation: cell!.rotations[0]!, piece: null } as never);
    expect(match.getState().undo?.kind).toBe('pending');
    await match.undo();
    expect(match.getState().pending.stage).toBe('holding');
    expect(match.getState().undo).toBeNull();
  });

  it('pressed twice in one breath takes back the step that was meant, and no turn that nobody asked about', async () => {
    const { match } = await sit('classic', [ANA, BOT]);
    match.present(null);
    await match.play(legal(match));
    await rest(match);
    const played = match.getState().record.moves.length;
    const [cell] = legalCells(positionOf(match) as TilePosition);
    match.intend({ stage: 'placed', x: cell!.x, y: cell!.y, rotation: cell!.rotations[0]!, piece: null } as never);
    await Promise.all([match.undo(), match.undo()]);
    expect(match.getState().pending.stage).toBe('holding');
    expect(match.getState()).toMatchObject({ isPractice: false, undo: { kind: 'takeBack' } });
    expect(match.getState().record.moves).toHaveLength(played);
  });

  it('against the AI takes one’s last decision back, and from then on it is practice', async () => {
    const { match, backend, id } = await sit('classic', [ANA, BOT, BOT]);
    match.present(null);
    await match.play(legal(match));
    await rest(match);
    await match.play(legal(match));
    await rest(match);
    expect(match.getState().record.moves).toHaveLength(6);
    expect(match.getState()).toMatchObject({ undo: { kind: 'takeBack' }, isPractice: false });
    await match.undo();
    expect(match.getState().record.moves).toHaveLength(3);
    expect(match.getState()).toMatchObject({ isPractice: true, agreement: null });
    const again = await matchesOn(backend).load(id);
    expect(again.ok && again.value.match).toMatchObject({ isPractice: true });
    expect(again.ok && again.value.match.record.moves).toHaveLength(3);
  });

  it('stops an AI that is thinking about the answer', async () => {
    const { match } = await sit('classic', [ANA, BOT], 5, { clock: { now: () => 0, soon: () => () => undefined } });
    match.present(null);
    await match.play(legal(match));
    await tick();
    expect(match.getState().thinking).toBe(1);
    await match.undo();
    expect(match.getState()).toMatchObject({ thinking: null, record: { moves: [] } });
    expect(match.getState().table.decider).toBe(0);
  });

  it('between people asks all of them, and one no is enough', async () => {
    const { match } = await sit('classic', [ANA, RUI, { name: 'Eva' }]);
    match.present(null);
    await match.play(legal(match));
    await rest(match);
    await match.undo();
    expect(match.getState().agreement).toEqual({ by: 0, waiting: [1, 2] });
    // Nobody plays while they talk.
    expect(await match.play(legal(match))).toBe(false);
    await match.agree(0, true);
    expect(match.getState().agreement?.waiting).toEqual([1, 2]);
    await match.agree(1, true);
    await match.agree(2, false);
    expect(match.getState()).toMatchObject({ agreement: null, isPractice: false });
    expect(match.getState().record.moves).toHaveLength(1);
    await match.undo();
    await match.agree(2, true);
    await match.agree(1, true);
    expect(match.getState()).toMatchObject({ agreement: null, isPractice: true, record: { moves: [] } });
    expect(match.getState().viewer).toBe(0);
  });

  it('takes a move of the card game back while it showed nobody anything', async () => {
    const { match } = await sit('settlers', [ANA, BOT, BOT], 9);
    match.present(null);
    await rest(match);
    const lay = positionOf(match)
      .legalMoves()
      .find(({ type }) => type === 'lay');
    if (lay === undefined) throw new Error('no card to lay');
    await match.play(lay);
    await rest(match);
    expect(match.getState().undo?.kind).toBe('move');
    await match.undo();
    expect(match.getState()).toMatchObject({ isPractice: false, record: { moves: [] } });
  });

  it('is over when the match is over or called off', async () => {
    const { match } = await sit('classic', [ANA, BOT]);
    match.present(null);
    await match.play(legal(match));
    await rest(match);
    await match.callOff();
    expect(match.getState()).toMatchObject({ undo: null, isCalledOff: true, outcome: null });
    await match.undo();
    expect(match.getState().record.moves.length).toBeGreaterThan(0);
    expect(await match.play(legal(match))).toBe(false);
  });

  it.each(['classic', 'solo', 'hunters', 'settlers'] as const)(
    'in random matches of %s always leaves a match that replays to what is on the screen',
    async (game) => {
      const seats = game === 'solo' ? [ANA] : [ANA, BOT, RUI];
      for (const seed of [1, 2]) {
        const { match, backend, id } = await sit(game, seats, seed);
        const rng = Rng.fromSeed(seed);
        match.present(null);
        for (let act = 0; act < 60; act++) {
          await rest(match);
          const { outcome, isCalledOff, record, table, told, shown } = match.getState();
          expect(told).toHaveLength(record.moves.length);
          expect(shown).toBe(record.moves.length);
          expect(table.ply).toBe(record.moves.length);
          if (outcome !== null || isCalledOff) break;
          if (rng.below(4) === 0) await match.undo();
          else await actAtRandom(match, rng);
        }
        await rest(match);
        const again = await open(matchesOn(backend), id);
        expect(again.getState().table.scores()).toEqual(match.getState().table.scores());
        expect(positionOf(again).viewFor(0)).toEqual(positionOf(match).viewFor(0));
        expect(again.toldTo(0).map(({ events }) => events)).toEqual(match.toldTo(0).map(({ events }) => events));
      }
    },
  );
});

describe('the phone', () => {
  it('goes from hand to hand without a word in open games', async () => {
    const { match } = await sit('classic', [ANA, RUI]);
    match.present(null);
    expect(match.getState()).toMatchObject({ viewer: 0, handOver: null });
    await match.play(legal(match));
    await rest(match);
    expect(match.getState()).toMatchObject({ viewer: 1, handOver: null });
  });

  it('is handed over in open games too when the table wants it', async () => {
    const { match } = await sit('classic', [ANA, RUI], 5, {}, true);
    match.present(null);
    expect(match.getState()).toMatchObject({ viewer: 0, handOver: { to: 0 } });
    match.takePhone();
    await match.play(legal(match));
    await rest(match);
    expect(match.getState()).toMatchObject({ viewer: 0, handOver: { to: 1 } });
  });

  it('stays with the only person, whoever decides', async () => {
    const { match } = await sit('settlers', [BOT, ANA, BOT]);
    match.present(null);
    for (let move = 0; move < 30 && match.getState().outcome === null; move++) {
      await rest(match);
      expect(match.getState()).toMatchObject({ viewer: 1, handOver: null });
      if (match.getState().outcome === null) await match.play(legal(match));
    }
  });

  it('of the card game is covered whenever another person decides, and when the match is opened', async () => {
    const { match, backend, id } = await sit('settlers', [ANA, BOT, RUI]);
    let holder = -1;
    // Nobody sees a table that serves anyone but the person who took the phone.
    match.subscribe(({ viewer, handOver }) => {
      if (handOver === null && holder >= 0) expect(viewer).toBe(holder);
    });
    match.present(null);
    const rng = Rng.fromSeed(4);
    for (let act = 0; act < 80; act++) {
      await rest(match);
      const { handOver, table, outcome } = match.getState();
      if (outcome !== null) break;
      if (handOver !== null) {
        expect(await match.play(legal(match))).toBe(false);
        expect(table.decider).toBe(handOver.to);
        holder = handOver.to;
        match.takePhone();
      } else {
        expect(table.decider).toBe(holder);
        await match.play(chooseRandomMove(positionOf(match), rng));
      }
    }
    const again = await open(matchesOn(backend), id);
    if (again.getState().outcome === null) expect(again.getState().handOver).not.toBeNull();
    // And while it is covered nobody plays, not even an AI.
    const before = again.getState().record.moves.length;
    again.present(null);
    await tick();
    await tick();
    expect(again.getState().record.moves).toHaveLength(before);
  });
});

describe('a device that does not take a move', () => {
  const refusing = (table: Table, error: Error) => jest.spyOn(table.backend, 'setItem').mockRejectedValue(error);

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'unsaved'],
  ])('because of %s leaves the table as it was, says so, and goes on when it is tried again', async (message, kind) => {
    const table = await sit('classic', [ANA, BOT]);
    const { match, backend, id } = table;
    match.present(null);
    const before = match.getState().table;
    const write = refusing(table, new Error(message));
    expect(await match.play(legal(match))).toBe(false);
    expect(match.getState()).toMatchObject({ trouble: { kind, detail: message }, isSaving: false });
    expect(match.getState().table).toBe(before);
    // Nothing else can happen meanwhile.
    expect(await match.play(legal(match))).toBe(false);
    await match.undo();
    await match.callOff();
    expect(match.getState()).toMatchObject({ isCalledOff: false, record: { moves: [] } });
    await match.retry();
    expect(match.getState().trouble).not.toBeNull();
    write.mockRestore();
    await match.retry();
    await rest(match);
    expect(match.getState().trouble).toBeNull();
    expect(match.getState().record.moves).toHaveLength(2);
    const again = await matchesOn(backend).load(id);
    expect(again.ok && again.value.match.record).toEqual(match.getState().record);
  });

  it('is told when only the intent is refused, and the next change that is taken mends it', async () => {
    const table = await sit('classic', [ANA, RUI]);
    const { match } = table;
    match.present(null);
    const write = refusing(table, new Error('no'));
    match.intend({ stage: 'holding', rotation: 1 } as never);
    await tick();
    expect(match.getState().trouble?.kind).toBe('unsaved');
    write.mockRestore();
    await match.retry();
    await tick();
    expect(match.getState().trouble).toBeNull();
    const again = await open(matchesOn(table.backend), table.id);
    expect(again.getState().pending).toEqual({ stage: 'holding', rotation: 1 });
  });

  it('has room again when a finished match is removed', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    await matches.save(randomSaved({ id: 'old' }));
    const id = await start(matches, 'classic', [ANA, RUI], 5);
    await matches.list();
    const size = () => [...backend.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    const limit = size() + 600;
    const real = backend.setItem.bind(backend);
    jest.spyOn(backend, 'setItem').mockImplementation(async (key, text) => {
      const grown = size() - (backend.texts.get(key)?.length ?? 0) + text.length;
      if (grown > limit) throw new Error('QuotaExceededError');
      await real(key, text);
    });
    const match = await open(matches, id);
    match.present(null);
    for (let move = 0; move < 60 && match.getState().trouble === null; move++) {
      await match.play(legal(match));
      await rest(match);
    }
    expect(match.getState().trouble).toMatchObject({ kind: 'full' });
    const reached = match.getState().record.moves.length;
    backend.texts.delete('terreno/match/old/a');
    await match.retry();
    await rest(match);
    expect(match.getState().trouble).toBeNull();
    expect(match.getState().record.moves).toHaveLength(reached + 1);
  });
});

describe('an AI', () => {
  const thinking = (wrong: (task: Task) => Thinking) => async (): Promise<Match> =>
    (await sit('classic', [ANA, BOT], 5, { think: wrong })).match;

  it('does not begin before somebody can show what it does', async () => {
    const { match } = await sit('classic', [BOT, ANA]);
    await tick();
    await tick();
    expect(match.getState().record.moves).toEqual([]);
    match.present(null);
    await rest(match);
    expect(match.getState().record.moves).toHaveLength(1);
  });

  it.each([
    [
      'throws',
      function* (): Thinking {
        throw new Error('lost my head');
      },
    ],
    [
      'throws after a good idea',
      function* (task: Task): Thinking {
        yield* [think(task).next().value];
        throw new Error('lost my head');
      },
    ],
    [
      'wants an illegal move',
      function* (task: Task): Thinking {
        return {
          ...think(task).next().value,
          move: { type: 'place', x: 60, y: 60, rotation: 0, piece: null } as Tagged,
        };
      },
    ],
    [
      'wants something that is no move',
      function* (task: Task): Thinking {
        return { ...think(task).next().value, move: null as unknown as Tagged };
      },
    ],
  ] as [string, (task: Task) => Thinking][])('that %s never stops the match, and it is noted', async (_, wrong) => {
    const match = await thinking(wrong)();
    match.present(null);
    await match.play(legal(match));
    await rest(match);
    expect(match.getState().record.moves).toHaveLength(2);
    expect(match.getState().faults).toHaveLength(1);
  });

  it('plays the same moves in the same match', async () => {
    const seats = [ANA, { name: 'Bot', ai: { level: 'beginner', style: 'raider' } }];
    const games = [];
    for (let time = 0; time < 2; time++) {
      const { match } = await sit('hunters', seats, 31);
      match.present(null);
      for (let turn = 0; turn < 3; turn++) {
        await match.play(legal(match));
        await rest(match);
      }
      games.push(match.getState().record.moves);
      match.leave();
    }
    expect(games[0]).toEqual(games[1]);
  });

  it('stops when the person leaves', async () => {
    const steps: (() => void)[] = [];
    const clock = { now: () => 0, soon: (step: () => void) => (steps.push(step), () => steps.splice(0)) };
    const { match } = await sit('classic', [BOT, ANA], 5, { clock });
    match.present(null);
    await tick();
    expect(match.getState().thinking).toBe(0);
    match.leave();
    expect(steps).toEqual([]);
    await tick();
    expect(match.getState()).toMatchObject({ thinking: null, record: { moves: [] } });
  });

  it('is told of the card game only what its seat was told', async () => {
    const seen: Task[] = [];
    const spy = (task: Task): Thinking => {
      seen.push(task);
      return think({ ...task, level: 'random' });
    };
    const { match } = await sit('settlers', [ANA, BOT, BOT], 9, { think: spy });
    match.present(null);
    for (let move = 0; move < 25; move++) {
      await rest(match);
      if (match.getState().outcome !== null) break;
      await match.play(legal(match));
    }
    expect(seen.length).toBeGreaterThan(3);
    for (const { seen: told, world } of seen) {
      for (const event of told as { type: string; from?: unknown; to?: unknown; cards?: unknown }[]) {
        const ends = [event.from, event.to];
        const isPrivate = event.type === 'cardsMoved' && !ends.includes('market') && !ends.includes('discards');
        if (isPrivate && !ends.includes(world.decider)) expect(event.cards).toBeNull();
      }
    }
    // And all of that: a player who forgets is a weaker one.
    const last = seen.at(-1);
    if (last === undefined) throw new Error('nobody thought');
    const told = match.toldTo(last.world.decider).flatMap(({ events }) => events);
    expect(last.seen.length).toBeGreaterThan(20);
    expect(last.seen).toEqual(told.slice(0, last.seen.length));
  });

  it('is given a world in which others may hold other cards', async () => {
    const worlds: Task['world'][] = [];
    const spy = (task: Task): Thinking => {
      worlds.push(task.world.clone());
      return think({ ...task, level: 'random' });
    };
    const { match } = await sit('settlers', [ANA, BOT, BOT], 9, { think: spy });
    match.present(null);
    let differing = 0;
    for (let move = 0; move < 25 && match.getState().outcome === null; move++) {
      await rest(match);
      const truth = positionOf(match);
      const world = match.task('casual', 'balanced').world;
      expect(world.viewFor(truth.decider)).toEqual(truth.viewFor(truth.decider));
      const stranger = (truth.decider + 1) % 3;
      if (JSON.stringify(world.viewFor(stranger)) !== JSON.stringify(truth.viewFor(stranger))) differing++;
      await match.play(legal(match));
    }
    expect(worlds.length).toBeGreaterThan(3);
    expect(differing).toBeGreaterThan(5);
  });
});

describe('showing what happens', () => {
  it('shows the table as it was until the move has been shown so far', async () => {
    const { match } = await sit('classic', [ANA, RUI]);
    const before = match.getState().table;
    let go: () => void = () => undefined;
    let end: () => void = () => undefined;
    match.present((_, advance) => {
      go = advance;
      return new Promise<void>((resolve) => (end = resolve));
    });
    await match.play(legal(match));
    // On disk and accepted, but nobody has seen it.
    expect(match.getState()).toMatchObject({
      shown: 0,
      told: [],
      isShowing: true,
      record: { moves: [expect.any(String)] },
    });
    expect(match.getState().table).toBe(before);
    expect(match.tableAt(1).ply).toBe(1);
    go();
    expect(match.getState()).toMatchObject({ shown: 1, isShowing: true });
    expect(match.getState().told).toHaveLength(1);
    expect(match.getState().table.ply).toBe(1);
    end();
    await rest(match);
    expect(match.getState()).toMatchObject({ shown: 1, isShowing: false });
  });

  it('has shown a move whose presenter ends, fails or goes without a word', async () => {
    const { match } = await sit('classic', [ANA, RUI, { name: 'Leonor' }]);
    match.present(() => Promise.resolve());
    await match.play(legal(match));
    await rest(match);
    expect(match.getState()).toMatchObject({ shown: 1, isShowing: false });
    match.present(() => Promise.reject(new Error('no board')));
    await match.play(legal(match));
    await rest(match);
    expect(match.getState()).toMatchObject({ shown: 2, isShowing: false });
    match.present(() => new Promise(() => undefined));
    await match.play(legal(match));
    await tick();
    expect(match.getState()).toMatchObject({ shown: 2, isShowing: true });
    match.present(null);
    await rest(match);
    expect(match.getState()).toMatchObject({ shown: 3, isShowing: false });
  });

  it('holds the next one back until it is done', async () => {
    const { match } = await sit('classic', [ANA, BOT, BOT]);
    const shown: number[] = [];
    const done: (() => void)[] = [];
    match.present((happening) => {
      shown.push(happening.index);
      return new Promise<void>((resolve) => done.push(resolve));
    });
    await match.play(legal(match));
    await tick();
    expect(shown).toEqual([0]);
    expect(match.getState()).toMatchObject({ isShowing: true, thinking: null });
    done.shift()?.();
    await tick();
    expect(shown).toEqual([0, 1]);
    expect(match.getState().record.moves).toHaveLength(2);
    done.shift()?.();
    await tick();
    done.shift()?.();
    await rest(match);
    expect(shown).toEqual([0, 1, 2]);
  });

  it('lets a person who plays on wait for it, and refuses what was meant for another moment', async () => {
    const { match } = await sit('classic', [ANA, RUI]);
    let finish: () => void = () => undefined;
    match.present(() => new Promise<void>((resolve) => (finish = resolve)));
    await match.play(legal(match));
    const next = match.play(legal(match));
    finish();
    // Ana’s second tap was not Rui’s move.
    expect(await next).toBe(false);
    await rest(match);
    const again = match.play(legal(match));
    await tick();
    finish();
    expect(await again).toBe(true);
  });

  it('goes on when the one who shows fails or goes away', async () => {
    const { match } = await sit('classic', [ANA, BOT]);
    match.present(() => {
      throw new Error('no canvas');
    });
    await match.play(legal(match));
    await rest(match);
    expect(match.getState().record.moves).toHaveLength(2);
    match.present(() => new Promise(() => undefined));
    await match.play(legal(match));
    await tick();
    expect(match.getState().isShowing).toBe(true);
    match.present(null);
    await rest(match);
    expect(match.getState().record.moves).toHaveLength(4);
  });
});

describe('opening', () => {
  it('reads what a match that was left a moment ago is still writing', async () => {
    const { match, backend, id } = await sit('classic', [ANA, RUI]);
    const matches = matchesOn(backend);
    const first = await open(matches, id);
    first.present(null);
    match.leave();
    const real = backend.setItem.bind(backend);
    jest.spyOn(backend, 'setItem').mockImplementationOnce(async (key, text) => {
      await tick();
      await real(key, text);
    });
    void first.play(legal(first));
    while (!first.getState().isSaving) await Promise.resolve();
    first.leave();
    const second = await open(matches, id);
    expect(second.getState().record.moves).toHaveLength(1);
  });

  it('in two windows lets neither write over the other', async () => {
    const { match: left, backend, id } = await sit('classic', [ANA, RUI]);
    const right = await open(matchesOn(backend), id);
    left.present(null);
    right.present(null);
    await left.play(legal(left));
    await rest(left);
    const other = right.getState().table.legalMoves()[0];
    if (other === undefined) throw new Error('no move');
    expect(await right.play(other)).toBe(false);
    expect(right.getState()).toMatchObject({ trouble: { kind: 'elsewhere' }, record: { moves: [] } });
    await right.retry();
    await rest(right);
    expect(right.getState()).toMatchObject({ trouble: null, viewer: 1 });
    expect(right.getState().record).toEqual(left.getState().record);
    await right.play(legal(right));
    await rest(right);
    expect(right.getState().record.moves).toHaveLength(2);
    await left.play(legal(left));
    await left.retry();
    await rest(left);
    expect(left.getState().record).toEqual(right.getState().record);
  });

  it('knows a write again that was given up on and landed after all', async () => {
    const { match, backend } = await sit('classic', [ANA, RUI]);
    match.present(null);
    const real = backend.setItem.bind(backend);
    jest.spyOn(backend, 'setItem').mockImplementationOnce(async (key, text) => {
      await real(key, text);
      throw new Error('no answer');
    });
    expect(await match.play(legal(match))).toBe(false);
    expect(match.getState().trouble?.kind).toBe('unsaved');
    await match.retry();
    await rest(match);
    expect(match.getState().trouble).toBeNull();
    expect(match.getState().record.moves).toHaveLength(1);
  });

  it('tells when the newest text was damaged and the one before it counts', async () => {
    const { match, backend, id } = await sit('classic', [ANA, RUI]);
    match.present(null);
    expect(match.getState().isRecovered).toBe(false);
    await match.play(legal(match));
    backend.texts.set(`terreno/match/${id}/b`, 'torn');
    const again = await open(matchesOn(backend), id);
    expect(again.getState()).toMatchObject({ isRecovered: true, record: { moves: [] } });
  });

  it('refuses a record that breaks the rules, and keeps it', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    const saved = randomSaved({ id: 'm', plies: 4 });
    const wrong = { ...saved, record: { ...saved.record, moves: ['0,0,0'] } };
    await matches.save(wrong);
    expect(createMatch(wrong)).toMatchObject({ ok: false, error: { fault: 'illegalMove', move: 0 } });
    expect((await matches.load('m')).ok).toBe(true);
  });

  it('gives an intent that cannot be meant any more its beginning', () => {
    const saved = randomSaved({ id: 'm', plies: 4 });
    for (const pending of [null, 7, 'x', [], {}, { stage: 'placed', x: 99, y: 99, rotation: 0 }, { stage: 'idle' }]) {
      const match = createMatch(saved, pending, { matches: matchesOn(new MemoryBackend()), clock: quickClock });
      expect(match.ok && match.value.getState().pending.stage).toBe('holding');
    }
  });
});
