import { act, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { motionFor, MotionProvider, useMotion, type MotionChoice } from '@/ui/look/motion';
import { Text } from '@/ui/text/Text';

function Probe() {
  const motion = useMotion();
  return <Text>{`${motion.isReduced ? 'reduced' : 'full'} ${motion.move(200)} ${motion.fade(200)}`}</Text>;
}

async function show(choice: MotionChoice, doesSystemReduce: boolean) {
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(doesSystemReduce);
  render(
    <MotionProvider choice={choice} speed="normal">
      <Probe />
    </MotionProvider>,
  );
  await act(async () => undefined);
}

describe('motion', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['slow', 320],
    ['normal', 200],
    ['fast', 100],
    ['instant', 0],
  ] as const)('at %s speed a 200 ms flight takes %i ms', (speed, expected) => {
    expect(motionFor(false, speed).move(200)).toBe(expected);
  });

  it('cuts flights and keeps only short fades when motion is reduced', () => {
    const motion = motionFor(true, 'slow');
    expect(motion.move(420)).toBe(0);
    expect(motion.fade(420)).toBe(120);
  });

  it('follows the system until the person decides', async () => {
    await show('system', true);
    expect(screen.getByText('reduced 0 120')).toBeOnTheScreen();
  });

  it('lets the person have full motion on a system that reduces it', async () => {
    await show('full', true);
    expect(screen.getByText('full 200 200')).toBeOnTheScreen();
  });

  it('lets the person reduce motion on a system that does not', async () => {
    await show('reduced', false);
    expect(screen.getByText('reduced 0 120')).toBeOnTheScreen();
  });
});
