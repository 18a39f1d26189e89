import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Painting } from '@/ui/drawing/Painting';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { seatsAndTime } from './facts';

/** A game: its landscape above, its name and one line below. The whole card is the target. */
export function GameCard({ game, artHeight, onPress }: { game: GameId; artHeight: number; onPress: () => void }) {
  const words = useWords();
  const theme = useTheme();
  const { kind, width } = useLayout();
  const isTablet = kind === 'tablet';
  const name = words.t(`games.${game}.name`);
  const details = seatsAndTime(words, game);
  const inner = CORNER.card - theme.outline.borderWidth;
  return (
    <Tappable
      role="button"
      aria-label={words.t('home.openGame', { game: name, details })}
      onPress={onPress}
      testID={`game-${game}`}
      style={({ isPressed }) => ({
        flex: 1,
        backgroundColor: theme.colors.panel,
        borderRadius: CORNER.card,
        boxShadow: isPressed ? undefined : theme.depth.resting,
        ...theme.outline,
      })}
    >
      <Painting
        game={game}
        style={{
          flexGrow: 1,
          flexBasis: artHeight,
          minHeight: artHeight,
          borderTopLeftRadius: inner,
          borderTopRightRadius: inner,
        }}
      />
      {theme.isHighContrast && <View style={{ height: 2, backgroundColor: theme.colors.line }} />}
      <View
        style={{
          // On the smallest phones one line stays one line.
          paddingHorizontal: isTablet ? SPACE.edgeTablet : width < 380 ? 10 : 14,
          paddingTop: isTablet ? 14 : kind === 'phoneLandscape' ? 6 : 10,
          paddingBottom: isTablet ? 20 : kind === 'phoneLandscape' ? 10 : 14,
          gap: 2,
        }}
      >
        <Text variant={isTablet ? 'cardLarge' : 'card'}>{name}</Text>
        <Text variant={isTablet ? 'body' : 'caption'} color="ink2">
          {details}
        </Text>
      </View>
    </Tappable>
  );
}
