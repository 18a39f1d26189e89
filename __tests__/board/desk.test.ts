import { Desk } from '@/board/Desk';
import { landScene } from '@/board/scene';
import { playLand } from '@/board/playedLand';

const SCENE = landScene('classic', playLand('classic', 3, 2, 6), [0, 1]);
const TABLE = { x: 5000, y: 5000 };

function openDesk() {
  const fit = jest.fn();
  const asked = jest.fn();
  const desk = new Desk();
  desk.update(
    SCENE,
    { onTapLand: asked },
    { camera: () => ({ x: 0, y: 0, scale: 40 }), fit, onRest: () => undefined, skip: () => false },
  );
  return { desk, fit, asked };
}

describe('two taps on the table', () => {
  it('show all the land when the fingers were quick', () => {
    const { desk, fit } = openDesk();
    desk.onTap(TABLE, 1000);
    desk.onTap(TABLE, 1120);
    expect(fit).toHaveBeenCalledTimes(1);
  });

  it('are two questions when the fingers took their time, and a third quick one starts anew', () => {
    const { desk, fit, asked } = openDesk();
    desk.onTap(TABLE, 1000);
    desk.onTap(TABLE, 1400);
    expect(fit).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(2);
    desk.onTap(TABLE, 1500);
    expect(fit).toHaveBeenCalledTimes(1);
    desk.onTap(TABLE, 1600);
    expect(fit).toHaveBeenCalledTimes(1);
  });

  it('mean nothing together when they are far apart', () => {
    const { desk, fit } = openDesk();
    desk.onTap(TABLE, 1000);
    desk.onTap({ x: TABLE.x + 60, y: TABLE.y }, 1100);
    expect(fit).not.toHaveBeenCalled();
  });
});
