import { LONG_PRESS } from '@/board/camera/touch';
import { playLand } from '@/board/playedLand';
import { ghostOf, landScene, pieceMarks } from '@/board/scene';
import { TouchReporter } from '@/board/TouchReporter';

const SCENE = landScene(playLand('classic', 3, 2, 6), [0, 1]);
const TABLE = { x: 5000, y: 5000 };

function openReporter() {
  const showAll = jest.fn();
  const asked = jest.fn();
  const reporter = new TouchReporter();
  reporter.update(
    SCENE,
    { onTapLand: asked },
    { camera: () => ({ x: 0, y: 0, scale: 40 }), showAll, onRest: () => undefined, skip: () => false },
  );
  return { reporter, showAll, asked };
}

/** A tile in mind with pieces on offer, looked at from this near. */
function openChoices(scale: number) {
  const table = playLand('classic', 3, 2, 6);
  const [cell] = table.legalCells();
  // non-null: a tile fits somewhere.
  const at = { x: cell!.x, y: cell!.y, rotation: cell!.rotations[0]! };
  const options = table.piecesAt(at).filter(({ objection }) => objection === null);
  const choices = pieceMarks(table, at, null, options, [0, 1], { label: () => '', gain: () => null });
  const told: string[] = [];
  const tell = (name: string) => () => void told.push(name);
  const reporter = new TouchReporter();
  reporter.update(
    { ...SCENE, ghost: ghostOf(table, at, ''), choices },
    {
      onTapPiece: tell('piece'),
      onTapGhost: tell('ghost'),
      onTapFarGhost: tell('far'),
      onLongPressGhost: tell('long'),
      onTapCell: tell('cell'),
      onTapLand: tell('land'),
    },
    { camera: () => ({ x: 0, y: 0, scale }), showAll: tell('all'), onRest: () => undefined, skip: () => false },
  );
  const press = (place: { x: number; y: number }, time: number) => {
    const point = { x: place.x * scale, y: place.y * scale };
    reporter.onPress(point);
    jest.advanceTimersByTime(time);
    reporter.onPressEnd();
    reporter.onTap(point, 1000);
  };
  return { told, press, spots: [...choices.map((choice) => choice.at), { x: at.x + 0.5, y: at.y + 0.5 }] };
}

describe('a tile with pieces on offer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is turned freely by a long press anywhere on it, which chooses nothing', () => {
    const { told, press, spots } = openChoices(160);
    expect(spots.length).toBeGreaterThan(2);
    for (const spot of spots) press(spot, LONG_PRESS + 10);
    expect(told).toEqual(spots.map(() => 'long'));
  });

  it('offers them to a short one', () => {
    const { told, press, spots } = openChoices(160);
    for (const spot of spots) press(spot, 60);
    expect(told).toEqual(spots.map(() => 'piece'));
  });

  it.each([60, LONG_PRESS + 10])('is only looked at where it is smaller than a finger, by a press of %d ms', (time) => {
    const { told, press, spots } = openChoices(23);
    for (const spot of spots) press(spot, time);
    expect(told).toEqual(spots.map(() => 'far'));
  });
});

describe('two taps on the table', () => {
  it('show all the land when the fingers were quick', () => {
    const { reporter, showAll } = openReporter();
    reporter.onTap(TABLE, 1000);
    reporter.onTap(TABLE, 1120);
    expect(showAll).toHaveBeenCalledTimes(1);
  });

  it('are two questions when the fingers took their time, and a third quick one starts anew', () => {
    const { reporter, showAll, asked } = openReporter();
    reporter.onTap(TABLE, 1000);
    reporter.onTap(TABLE, 1400);
    expect(showAll).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(2);
    reporter.onTap(TABLE, 1500);
    expect(showAll).toHaveBeenCalledTimes(1);
    reporter.onTap(TABLE, 1600);
    expect(showAll).toHaveBeenCalledTimes(1);
  });

  it('mean nothing together when they are far apart', () => {
    const { reporter, showAll } = openReporter();
    reporter.onTap(TABLE, 1000);
    reporter.onTap({ x: TABLE.x + 60, y: TABLE.y }, 1100);
    expect(showAll).not.toHaveBeenCalled();
  });
});
