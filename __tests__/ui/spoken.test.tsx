import { render, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';

import { Slider } from '@/ui/controls/Slider';
import { TextField } from '@/ui/controls/TextField';
import { Announcer } from '@/ui/text/Announcer';
import { LiveText } from '@/ui/text/LiveText';

const spoken: string[] = [];
beforeEach(() => {
  spoken.length = 0;
  jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockImplementation((text) => {
    spoken.push(text);
  });
});
afterEach(() => jest.restoreAllMocks());

/** Whether a reader hears by itself that this text has changed. */
const isLive = (text: string) =>
  screen
    .UNSAFE_getAllByProps({ 'aria-live': 'polite' })
    .some((region) => within(region).queryByText(text) !== null || region.props.children === text);

describe('on iOS, where live regions are silent', () => {
  it('says news once, and the same words again when they are of another moment', () => {
    render(<Announcer testID="news" text="Ana builds a road." moment={1} />);
    screen.rerender(<Announcer testID="news" text="Ana builds a road." moment={1} />);
    expect(spoken).toEqual(['Ana builds a road.']);
    screen.rerender(<Announcer testID="news" text="Ana builds a road." moment={2} />);
    screen.rerender(<Announcer testID="news" text="" moment={3} />);
    expect(spoken).toEqual(['Ana builds a road.', 'Ana builds a road.']);
  });

  it('says what is wrong with a name as soon as it is', () => {
    render(<TextField label="Name" value="Ana" />);
    expect(spoken).toEqual([]);
    screen.rerender(<TextField label="Name" value="" fault="A seat needs a name." />);
    expect(spoken).toEqual(['A seat needs a name.']);
  });

  it('says what changes, and not what was there from the beginning', () => {
    render(<LiveText>Thinks one move ahead.</LiveText>);
    expect(spoken).toEqual([]);
    screen.rerender(<LiveText>Thinks two moves ahead.</LiveText>);
    expect(spoken).toEqual(['Thinks two moves ahead.']);
  });

  it('offers no action of the system a second time under its English name', () => {
    render(<Slider testID="slider" label="Move" valueText="1" value={1} max={3} onChange={() => undefined} />);
    expect(screen.getByRole('slider').props.accessibilityActions).toEqual([]);
  });
});

describe('on Android, where live regions speak', () => {
  beforeEach(() => void jest.replaceProperty(Platform, 'OS', 'android'));

  it('leaves the saying to the live region, so that nothing is heard twice', () => {
    render(<Announcer testID="news" text="Ana builds a road." />);
    expect(isLive('Ana builds a road.')).toBe(true);
    render(<TextField label="Name" value="" fault="A seat needs a name." />);
    expect(isLive('A seat needs a name.')).toBe(true);
    expect(spoken).toEqual([]);
  });

  it('tells the system what a view does', () => {
    render(<Slider testID="slider" label="Move" valueText="1" value={1} max={3} onChange={() => undefined} />);
    expect(screen.getByRole('slider').props.accessibilityActions).toEqual([
      { name: 'increment' },
      { name: 'decrement' },
    ]);
  });
});
