import { render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { SwitchRow } from '@/ui/controls/Row';
import { Segmented } from '@/ui/controls/Segmented';
import { initialOf, PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { PLAYERS, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';
import { FACES } from '@/ui/text/type';

const user = userEvent.setup();

describe('a button', () => {
  it('does what it says when pressed', async () => {
    const onPress = jest.fn();
    render(<Button label="Place and claim the road" onPress={onPress} />);
    await user.press(screen.getByRole('button', { name: 'Place and claim the road' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('says what is missing instead of its label when it cannot be pressed', async () => {
    const onPress = jest.fn();
    render(<Button label="Build" whyDisabled="One card is missing" onPress={onPress} />);
    const button = screen.getByRole('button', { name: 'One card is missing' });
    expect(button).toBeDisabled();
    expect(screen.queryByText('Build')).toBeNull();
    await user.press(button);
    expect(onPress).not.toHaveBeenCalled();
  });

  it.each(['main', 'secondary', 'destructive'] as const)('of the %s kind is large enough for a thumb', (kind) => {
    render(<Button label="Go" kind={kind} onPress={() => undefined} />);
    const style = StyleSheet.flatten(screen.getByRole('button').props.style);
    expect(style.minHeight).toBeGreaterThanOrEqual(TARGET.least);
  });
});

describe('an icon button', () => {
  it('is labelled for readers and at least 44 points on each side', () => {
    render(<IconButton icon="settings" label="Settings" onPress={() => undefined} />);
    const style = StyleSheet.flatten(screen.getByRole('button', { name: 'Settings' }).props.style);
    expect(style.width).toBeGreaterThanOrEqual(TARGET.least);
    expect(style.height).toBeGreaterThanOrEqual(TARGET.least);
  });
});

describe('a segmented choice', () => {
  function Fruit() {
    const [value, setValue] = useState<'apple' | 'pear'>('apple');
    const options = [
      { value: 'apple', label: 'Apple' },
      { value: 'pear', label: 'Pear' },
    ] as const;
    return <Segmented label="Fruit" options={options} value={value} onChange={setValue} />;
  }

  it('marks one of its values and moves the mark to the one that is tapped', async () => {
    render(<Fruit />);
    expect(screen.getByRole('radio', { name: 'Apple' })).toBeChecked();
    await user.press(screen.getByRole('radio', { name: 'Pear' }));
    expect(screen.getByRole('radio', { name: 'Pear' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Apple' })).not.toBeChecked();
  });
});

describe('a switch row', () => {
  it('reports the other value when the row is tapped anywhere', async () => {
    const onChange = jest.fn();
    render(<SwitchRow title="High contrast" detail="Strong borders" isOn={false} onChange={onChange} />);
    expect(screen.getByRole('switch', { name: 'High contrast' })).not.toBeChecked();
    await user.press(screen.getByText('Strong borders'));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe('text', () => {
  it('sets numbers inside the display face in the face with even figures', () => {
    render(<Text variant="heading">12 tiles</Text>);
    expect(StyleSheet.flatten(screen.getByText('12').props.style).fontFamily).toBe(FACES.bold);
    expect(StyleSheet.flatten(screen.getByText('12 tiles').props.style).fontFamily).toBe(FACES.display);
  });

  it('grows with the system up to 200 %', () => {
    render(<Text>Hello</Text>);
    expect(screen.getByText('Hello').props).toMatchObject({ maxFontSizeMultiplier: 2 });
    expect(screen.getByText('Hello').props.allowFontScaling).not.toBe(false);
  });
});

describe('players', () => {
  it('differ from one another in colour and in shape', () => {
    expect(new Set(PLAYERS.map((player) => player.fill)).size).toBe(6);
    expect(new Set(PLAYERS.map((player) => player.shape)).size).toBe(6);
  });

  it('wear the first letter of their name, whatever the name is', () => {
    expect(initialOf('  ágata')).toBe('Á');
    expect(initialOf('🦊 fox')).toBe('🦊');
    expect(initialOf('   ')).toBe('?');
  });

  it('are named to readers only where no name stands beside the badge', () => {
    render(<PlayerBadge player={2} name="Leonor" label="Leonor, yellow, triangle" />);
    expect(screen.getByLabelText('Leonor, yellow, triangle')).toBeOnTheScreen();
    screen.rerender(<PlayerBadge player={2} name="Leonor" />);
    expect(screen.queryByLabelText(/Leonor/)).toBeNull();
  });
});
