import { View } from 'react-native';

import type { PlayerView } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { GlyphName } from '../art/glyphs';
import { estateWords } from '../words/cardWords';
import { useAnchors } from './anchors';
import { DropHere } from './DropHere';
import { Glyph } from './Glyph';
import { Pips } from './Pips';
import type { Person } from './Seat';

/** What lies before the viewer: points of how many, roads and knights with their sides, buildings. */
export function OwnDisplay({
  seat,
  person,
  view,
  target,
  isOnTurn,
  height,
  invites,
  onPress,
}: {
  seat: number;
  person: Person;
  view: PlayerView;
  target: number;
  isOnTurn: boolean;
  height: number;
  /** What would be built here, while it is under the finger. */
  invites: string | null;
  onPress: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const { isLargeText, width } = useLayout();
  const anchors = useAnchors();
  const isSmall = width < 380;
  const isLarge = height > 70;
  const glyph = isLarge ? 24 : 18;
  const item = (name: GlyphName, count: number, hasPips: boolean) => (
    <View key={name} style={{ alignItems: 'center', gap: 4, minWidth: 24 }}>
      <Glyph name={name} size={glyph} color={colors.ink} />
      {hasPips && !isLargeText ? (
        <Pips count={count} size={isLarge ? 12 : 9} most={5} />
      ) : (
        <Text variant="micro" face="bold" maxScale={1.3}>
          {String(count)}
        </Text>
      )}
    </View>
  );
  return (
    <View ref={anchors.ref(`seat/${seat}`)}>
      <Tappable
        role="button"
        aria-label={t('table.seat.you', {
          name: person.name,
          points: t('table.points', { n: view.points }),
          target,
          estate: estateWords(words, view),
        })}
        onPress={onPress}
        testID="own-display"
        style={({ isPressed }) => ({
          minHeight: height,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 10,
          paddingHorizontal: 14,
          borderRadius: CORNER.seat,
          backgroundColor: isOnTurn && isHighContrast ? colors.actionSoft : isPressed ? colors.sunk : colors.panel,
          boxShadow: theme.depth.resting,
          borderWidth: isOnTurn ? (isHighContrast ? 4 : 2.5) : theme.outline.borderWidth,
          borderColor: isOnTurn ? colors.action : theme.outline.borderColor,
        })}
      >
        <PlayerBadge player={person.player} name={person.name} size={isLarge ? 40 : 30} />
        <View>
          <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 4 }}>
            <Text variant="score" maxScale={1.3}>
              {String(view.points)}
            </Text>
            <Text variant="caption" color="ink2" maxScale={1.3}>
              {t('table.seat.of', { n: target })}
            </Text>
          </View>
          {!isSmall && (
            <Text variant="micro" color="ink2" numberOfLines={1} maxScale={1.2} style={{ maxWidth: 90 }}>
              {person.name}
            </Text>
          )}
        </View>
        <View style={{ flex: 1, flexDirection: 'row', justifyContent: 'space-evenly' }}>
          {item('road', view.roads, true)}
          {item('knight', view.knights, true)}
          {item('settlement', view.settlements, false)}
          {view.cities > 0 && item('city', view.cities, false)}
          {view.expansions.map((card) => (
            <View key={card} style={{ alignItems: 'center', gap: 4 }}>
              <Glyph name={card} size={glyph} color={colors.ink} />
              <Glyph name="point" size={9} color={colors.ink2} />
            </View>
          ))}
        </View>
      </Tappable>
      {invites !== null && <DropHere anchor={`seat/${seat}`} label={invites} />}
    </View>
  );
}
