import { router } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { GameId } from '@/core/game';
import { rowOf } from '@/features/rows';
import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';
import { Painting } from '@/ui/drawing/Painting';
import { Fade } from '@/ui/frame/Fade';
import { useLayout } from '@/ui/frame/layout';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';

const FADE = 28;

/** The game's landscape, a sheet of linen over its foot (or beside it), and the one button floating over what scrolls. */
export function SetupFrame({
  game,
  testID,
  button,
  children,
}: {
  game: GameId;
  testID: string;
  button: ReactNode;
  children: ReactNode;
}) {
  const { t } = useWords();
  const { colors, isHighContrast } = useTheme();
  const { kind, isWide, isLargeText, edge, insets, width, height } = useLayout();
  const [floor, setFloor] = useState(0);
  const isTablet = kind === 'tablet';
  const corner = isTablet ? CORNER.sheetTablet : CORNER.sheet;
  const art = isWide
    ? { width: width * (isTablet ? 0.42 : 0.34) }
    : { height: Math.min(height * (isLargeText ? 0.16 : 0.21), isTablet ? 320 : 200) + insets.top };
  const left = isWide ? SPACE.edgeTablet : Math.max(edge, insets.left);
  const right = Math.max(edge, insets.right);
  const column = { paddingLeft: left, paddingRight: right, width: '100%', maxWidth: 760, alignSelf: 'center' } as const;
  return (
    <View
      testID={testID}
      role="main"
      style={{ flex: 1, flexDirection: isWide ? 'row' : 'column', backgroundColor: colors.bg }}
    >
      <View style={art}>
        <Painting
          game={game}
          isCropped={kind === 'phoneLandscape'}
          shift={kind === 'phoneLandscape' ? rowOf(game).gaze : 0}
          style={StyleSheet.absoluteFill}
        />
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            paddingTop: insets.top + SPACE.between,
            paddingLeft: Math.max(edge, insets.left),
            // The sheet beside the landscape overlaps it by its corner.
            paddingRight: isWide ? edge + corner : right,
          }}
        >
          <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
          <IconButton icon="book" label={t('home.learn')} onPress={() => router.push('/learn')} testID="open-learn" />
        </View>
      </View>
      <View
        style={{
          flex: 1,
          backgroundColor: colors.bg,
          marginTop: isWide ? 0 : -corner,
          marginLeft: isWide ? -corner : 0,
          borderTopLeftRadius: corner,
          borderTopRightRadius: isWide ? 0 : corner,
          borderBottomLeftRadius: isWide ? corner : 0,
          borderColor: colors.line,
          borderTopWidth: isHighContrast && !isWide ? 2 : 0,
          borderLeftWidth: isHighContrast && isWide ? 2 : 0,
          overflow: 'hidden',
        }}
      >
        <ScrollView
          testID="setup-scroll"
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={[
            column,
            {
              paddingTop: isWide ? insets.top + SPACE.edge : SPACE.edgeTablet,
              paddingBottom: floor + SPACE.inside,
              gap: SPACE.between,
            },
          ]}
        >
          {children}
        </ScrollView>
        <View
          onLayout={(event) => setFloor(event.nativeEvent.layout.height)}
          style={[through, { position: 'absolute', left: 0, right: 0, bottom: 0 }]}
        >
          <Fade color="bg" style={{ height: FADE }} />
          <View
            style={{
              backgroundColor: colors.bg,
              borderTopWidth: isHighContrast ? 2 : 0,
              borderColor: colors.line,
              paddingTop: isHighContrast ? SPACE.inside : 0,
            }}
          >
            <View style={[column, { paddingBottom: insets.bottom + SPACE.edge }]}>{button}</View>
          </View>
        </View>
      </View>
    </View>
  );
}
