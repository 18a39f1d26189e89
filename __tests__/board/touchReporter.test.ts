import { playLand } from '@/board/playedLand';
import { landScene } from '@/board/scene';
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
