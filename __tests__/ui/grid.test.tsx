import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import * as textScale from '@/platform/textScale';
import { Grid } from '@/ui/frame/Grid';
import { MotionProvider } from '@/ui/look/motion';
import { ThemeProvider } from '@/ui/look/theme';

afterEach(() => jest.restoreAllMocks());

const WORDS = {
  head: ['What', 'During the game', 'At the end'],
  rows: [
    ['Forests', '2 a part and 2 a mushroom patch', '–'],
    ['Meadows', '–', '2 a deer'],
  ],
};
const NUMBERS = { head: ['Stack', '2', '3', '4', '5', '6'], rows: [['Settlements', '7', '11', '15', '19', '23']] };

/** The table on a phone of ordinary width, with letters so many times as large. */
function show(table: typeof WORDS, scale: number, width = 364): void {
  jest.spyOn(textScale, 'useTextScale').mockReturnValue(scale);
  render(
    <ThemeProvider choice="light" isHighContrast={false}>
      <MotionProvider choice="reduced" speed="instant">
        <Grid {...table} />
      </MotionProvider>
    </ThemeProvider>,
  );
  const [name = ''] = table.rows[0] ?? [];
  fireEvent(screen.getByText(name), 'layout', { nativeEvent: { layout: { width, height: 400 } } });
}

const seen = (text: string) => screen.queryAllByText(text, { includeHiddenElements: true });

it('has columns of words where letters are of ordinary size, and lines with their names where they are not', () => {
  show(WORDS, 1);
  expect(seen('During the game')).toHaveLength(1);
  expect(seen('–')).toHaveLength(2);
  screen.unmount();
  show(WORDS, 2);
  expect([seen('During the game').length, seen('At the end').length, seen('–').length]).toEqual([1, 1, 0]);
  expect(screen.getByRole('row', { name: /^Forests/ })).toHaveTextContent(
    'ForestsDuring the game2 a part and 2 a mushroom patch',
  );
});

it('puts a name above its numbers where it would be broken beside them', () => {
  const flexOf = () => StyleSheet.flatten(screen.getByText('Settlements').props.style as object) as { flex?: number };
  show(NUMBERS, 1);
  expect(flexOf().flex).toBeGreaterThan(1);
  screen.unmount();
  // Longer than the rest of the row leaves room for, the air between the columns counted.
  show({ ...NUMBERS, rows: [['Ampliaciones', '7', '11', '15', '19', '23']] }, 1);
  expect(StyleSheet.flatten(screen.getByText('Ampliaciones').props.style as object)).not.toHaveProperty('flex');
  screen.unmount();
  // How wide a word is depends on its letters; and the name above the names may be the widest.
  show({ ...NUMBERS, rows: [['Expansões', '7', '11', '15', '19', '23']] }, 1, 312);
  expect(StyleSheet.flatten(screen.getByText('Expansões').props.style as object)).not.toHaveProperty('flex');
  screen.unmount();
  show({ head: ['Jogadores', '2', '3', '4', '5', '6'], rows: [['Aldeias', '7', '11', '15', '19', '23']] }, 1, 312);
  expect(StyleSheet.flatten(screen.getByText('Aldeias').props.style as object)).not.toHaveProperty('flex');
  screen.unmount();
  show(NUMBERS, 2);
  expect(flexOf().flex).toBeUndefined();
  expect(screen.getByRole('row', { name: 'Settlements. 2: 7. 3: 11. 4: 15. 5: 19. 6: 23' })).toBeOnTheScreen();
});
