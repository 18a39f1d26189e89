import { useState } from 'react';
import { View } from 'react-native';

import { useTheme } from '../look/theme';
import { CORNER, SPACE } from '../look/tokens';
import { Text } from '../text/Text';
import { useLayout } from './layout';

/** So wide is a letter of ordinary size, in points. */
const LETTER = 6.7;
/** A column of words needs room for so many: one long word. */
const LONGEST_WORD = 12;
/** Columns of numbers are narrow, and the names before them are not. */
const NAME_SHARE = 1.6;

/**
 * A small table of words. Readers hear each row with the names of its columns; where letters are too large for columns,
 * everybody reads it so, and numbers stand below their name.
 */
export function Grid({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const { colors } = useTheme();
  const { textScale } = useLayout();
  const [width, setWidth] = useState(Infinity);
  const isOfWords = rows.some((row) => row.slice(1).some((text) => text.length > LONGEST_WORD));
  const share = isOfWords ? 1 : NAME_SHARE;
  const roomOf = (room: number) => (share / (share + head.length - 1)) * (room / textScale);
  const widest = Math.max(...[head, ...rows].flatMap(([name = '']) => name.split(' ').map(widthOf)));
  const isStacked = isOfWords && roomOf(width) < LONGEST_WORD * LETTER;
  // Where every column is narrow, the air around them counts.
  const isSplit = !isOfWords && roomOf(width - SPACE.inside * (head.length + 1)) < widest;
  return (
    <View
      role="table"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ borderRadius: CORNER.control, borderWidth: 1.5, borderColor: colors.line, overflow: 'hidden' }}
    >
      {!isStacked && (
        <View aria-hidden importantForAccessibility="no-hide-descendants" style={{ backgroundColor: colors.sunk }}>
          <Cells texts={head} share={share} isSplit={isSplit} isHead />
        </View>
      )}
      {rows.map((row, index) => (
        <View
          key={index}
          accessible
          role="row"
          aria-label={row.map((text, column) => (column === 0 ? text : `${head[column] ?? ''}: ${text}`)).join('. ')}
          style={{ borderTopWidth: 1, borderColor: colors.line }}
        >
          {isStacked ? <Stack texts={row} head={head} /> : <Cells texts={row} share={share} isSplit={isSplit} />}
        </View>
      ))}
    </View>
  );
}

/** About how wide a bold word is: one that is cut between its letters is worse than a line more. */
function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (/[fijlrt]/.test(letter) ? 4.6 : /[mw]/i.test(letter) ? 11 : 7.4), 0);
}

function Cells({
  texts,
  share,
  isSplit,
  isHead = false,
}: {
  texts: readonly string[];
  /** How much wider the first column is than the others. */
  share: number;
  /** Whether the first column stands above the others. */
  isSplit: boolean;
  isHead?: boolean;
}) {
  const cell = (text: string, column: number) => (
    <Text
      key={column}
      variant="caption"
      face={isHead || column === 0 ? 'bold' : 'medium'}
      color={isHead ? 'ink2' : 'ink'}
      style={isSplit && column === 0 ? undefined : { flex: column === 0 ? share : 1, minWidth: 0 }}
    >
      {text}
    </Text>
  );
  const [name, ...others] = texts.map(cell);
  const row = { flexDirection: 'row', gap: SPACE.inside } as const;
  return isSplit ? (
    <View style={{ padding: SPACE.inside }}>
      {name}
      <View style={row}>{others}</View>
    </View>
  ) : (
    <View style={[row, { padding: SPACE.inside }]}>
      {name}
      {others}
    </View>
  );
}

/** A row as lines below its name; what is empty is left out. */
function Stack({ texts: [name = '', ...texts], head }: { texts: readonly string[]; head: readonly string[] }) {
  return (
    <View style={{ padding: SPACE.inside, gap: SPACE.half }}>
      <Text variant="caption" face="bold">
        {name}
      </Text>
      {texts.map(
        (text, index) =>
          text !== '–' && (
            <View key={index}>
              <Text variant="caption" color="ink2">
                {head[index + 1] ?? ''}
              </Text>
              <Text variant="caption" face="medium">
                {text}
              </Text>
            </View>
          ),
      )}
    </View>
  );
}
