import { GAME_IDS, type GameId } from '@/core/game';
import { resolveOptions } from '@/core/options';
import {
  addSeat,
  changeSeat,
  draftOf,
  faultOf,
  moveSeat,
  newDraft,
  removeSeat,
  seatRange,
  setupOf,
  type Draft,
} from '@/features/newGame/draft';
import { gameOf } from '@/games';
import { ALL_AIDS } from '@/storage/aids';

const NAMES = ['Leonor', 'Tomás', 'Clara', 'Hugo', 'Marta', 'Bruno'];

function fresh(game: GameId): Draft {
  return newDraft(game, { person: 'Ana', names: NAMES, aids: ALL_AIDS, handOver: true, code: 'ROSA-417' });
}

/** Sits down as many as the game takes. */
function full(game: GameId): Draft {
  const [min, max] = seatRange(game);
  let draft = fresh(game);
  for (let seat = min; seat < max; seat++) draft = addSeat(draft, NAMES);
  return draft;
}

describe.each(GAME_IDS)('a table of %s', (game) => {
  const [min, max] = seatRange(game);

  it('begins with as many seats as the game needs, and can be played at once', () => {
    const draft = fresh(game);
    expect(draft.seats).toHaveLength(min);
    expect(faultOf(draft)).toBeNull();
  });

  it('takes as many seats as the game has, each with its own colour and name, and not one more', () => {
    const draft = full(game);
    expect(draft.seats).toHaveLength(max);
    expect(new Set(draft.seats.map(({ colour }) => colour)).size).toBe(max);
    expect(new Set(draft.seats.map(({ name }) => name)).size).toBe(max);
    expect(addSeat(draft, NAMES)).toBe(draft);
  });

  it('makes a match that the rules accept, whoever begins', () => {
    for (const draft of [fresh(game), full(game)]) {
      for (const starts of [null, ...draft.seats.map(({ key }) => key)]) {
        const setup = setupOf({ ...draft, starts }, () => 0.999);
        expect(resolveOptions(gameOf(game).options, setup.options, setup.seats.length).ok).toBe(true);
        const position = gameOf(game).start(setup.options, setup.seed, setup.seats.length);
        const chosen = draft.seats.find(({ key }) => key === starts);
        if (chosen !== undefined && game !== 'solo') {
          expect(setup.seats[position.decider]?.name).toBe(chosen.name);
        }
      }
    }
  });

  it('is the same again when it is set from what was remembered', () => {
    const draft = full(game);
    const { seats, options } = setupOf({ ...draft, starts: draft.seats[0]?.key ?? null }, () => 0);
    const again = draftOf(game, { seats, options }, { aids: ALL_AIDS, handOver: true, code: 'ROSA-417' });
    expect(again).toEqual(draft);
  });
});

describe('setting a table', () => {
  it('never leaves the game without a person', () => {
    const draft = fresh('classic');
    const person = draft.seats[0]?.key ?? '';
    expect(changeSeat(draft, person, { ai: { level: 'strong', style: 'miser' } })).toBe(draft);
    expect(removeSeat(addSeat(draft, NAMES), person).seats).toHaveLength(3);
  });

  it('never gives one colour to two', () => {
    const draft = fresh('classic');
    const other = draft.seats[1];
    expect(changeSeat(draft, 's0', { colour: other?.colour })).toBe(draft);
    expect(changeSeat(draft, 's0', { colour: 5 }).seats[0]?.colour).toBe(5);
  });

  it('keeps who begins with the seat when seats change places, and draws lots when that seat is gone', () => {
    const draft = { ...addSeat(fresh('classic'), NAMES), starts: 's1' };
    const moved = moveSeat(draft, 1, 0);
    expect(moved.seats.map(({ key }) => key)).toEqual(['s1', 's0', 's2']);
    expect(setupOf(moved, () => 0.9).options).toMatchObject({ startPlayer: 0 });
    expect(removeSeat(moved, 's1').starts).toBeNull();
  });

  it('takes back an option that the smaller table does not have', () => {
    let draft = fresh('settlers');
    while (draft.seats.length < 4) draft = addSeat(draft, NAMES);
    draft = { ...draft, options: { ...draft.options, events: 'elevenFour' } };
    expect(addSeat(draft, NAMES).options.events).toBe('elevenFour');
    expect(removeSeat(draft, 's3').options.events).toBe('tenFive');
  });

  it('says what is missing', () => {
    const draft = fresh('classic');
    expect(faultOf(changeSeat(draft, 's0', { name: '  ' }))).toEqual({ fault: 'noName', seat: 1 });
    expect(faultOf(changeSeat(draft, 's0', { name: ' leonor ' }))).toEqual({ fault: 'sameName', name: 'Leonor' });
    expect(faultOf({ ...draft, code: '' })).toEqual({ fault: 'noCode' });
  });

  it('needs no hand-over screen for one person', () => {
    const draft = fresh('classic');
    expect(setupOf(draft, () => 0).hasHandOver).toBe(false);
    expect(setupOf(changeSeat(draft, 's1', { ai: null, name: 'Rui' }), () => 0).hasHandOver).toBe(true);
  });
});
