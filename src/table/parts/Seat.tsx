import { View } from 'react-native';

import type { PlayerView } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { ThinkingDots } from '@/ui/drawing/ThinkingDots';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import type { Colour } from '@/core/seat';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { estateWords } from '../words/cardWords';
import { CardFace } from './CardFace';
import { Glyph } from './Glyph';
import { Count, Pips } from './Pips';
import { usePointedWords } from './pointing';
import { Ring } from './Ring';

export interface Person {
  readonly name: string;
  readonly player: Colour;
  readonly isAi: boolean;
}

/** `full` has three lines, `large` too where there is room, `flat` says the same in two with numbers instead of rings. */
export type SeatDensity = 'full' | 'large' | 'flat';

const PIP = 8;
const LARGE_PIP = 11;
/** Less than this leaves room for a piece of the name only; the badge has its initial. */
const NAME_ROOM = 125;
/** Both glyphs, the gaps beside them and the one between. */
const BESIDE_PIPS = 42;

/** How many rings of each kind fit in a line this wide; the longer row becomes a number first. */
function pipsIn(room: number, size: number, roads: number, knights: number): { roads: number; knights: number } {
  const fit = Math.floor((room - BESIDE_PIPS) / (size + 2));
  if (roads + knights <= fit) return { roads: 5, knights: 4 };
  const isRoadLonger = roads >= knights;
  const other = isRoadLonger ? knights : roads;
  // A number takes the room of a ring and a half.
  const rest = other <= fit - 2 ? other : 0;
  return isRoadLonger ? { roads: 0, knights: rest } : { roads: rest, knights: 0 };
}

/** Another player at a glance: points, roads and knights with their sides, what they built, how many cards they hold. */
export function Seat({
  seat,
  person,
  view,
  width,
  density,
  isOnTurn,
  isThinking,
  offer,
  onPress,
}: {
  seat: number;
  person: Person;
  view: PlayerView;
  width: number;
  density: SeatDensity;
  isOnTurn: boolean;
  isThinking: boolean;
  /** What a tap would do besides looking closer. */
  offer: 'trade' | 'guild' | null;
  onPress: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const { isLargeText } = useLayout();
  const isFlat = density === 'flat' || isLargeText;
  const isLarge = density === 'large' && !isFlat;
  const side = isFlat ? 7 : 10;
  const pip = isLarge ? LARGE_PIP : PIP;
  const pips = pipsIn(width - 2 * side - 5, pip, view.roads, view.knights);
  // Large letters leave no room for a name at all.
  const hasName = !isLargeText && (!isFlat || width >= NAME_ROOM);
  const said = {
    name: person.name,
    points: t('table.points', { n: view.points }),
    cards: t('table.cards.any', { n: view.cards }),
    estate: estateWords(words, view),
  };
  const about = isOnTurn ? t('table.seat.turn', said) : t('table.seat.label', said);
  const label =
    offer === 'trade'
      ? t('table.seat.tradeWith', { name: person.name, about })
      : offer === 'guild'
        ? t('table.seat.guild', { name: person.name, about })
        : about;
  const spoken = usePointedWords()(`seat/${seat}`, label);
  const glyph = isLargeText ? 15 : isFlat ? 10 : isLarge ? 18 : 13;
  const buildings = (
    <>
      {view.settlements > 0 && <Count name="settlement" count={view.settlements} size={glyph} />}
      {view.cities > 0 && <Count name="city" count={view.cities} size={glyph} />}
      {view.expansions.length > 0 && <Count name="expansion" count={view.expansions.length} size={glyph} />}
    </>
  );
  const cards = (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
      <CardFace id="back" width={isLarge ? 15 : 11} />
      <Text variant={isLarge ? 'row' : 'caption'} face="bold" color="ink2">
        {String(view.cards)}
      </Text>
    </View>
  );
  const line = { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 4 } as const;
  return (
    <Ring isLit={offer !== null} corner={CORNER.seat} anchor={`seat/${seat}`} style={{ flex: 1 }}>
      <Tappable
        role="button"
        aria-label={spoken}
        onPress={onPress}
        testID={`seat-${seat}`}
        style={({ isPressed }) => ({
          flex: 1,
          justifyContent: 'center',
          gap: isFlat ? 3 : isLarge ? 8 : 5,
          paddingHorizontal: isLarge ? 14 : side,
          paddingVertical: isFlat ? 5 : 8,
          borderRadius: CORNER.seat,
          backgroundColor: isOnTurn && isHighContrast ? colors.actionSoft : isPressed ? colors.sunk : colors.panel,
          boxShadow: theme.depth.resting,
          borderWidth: isOnTurn ? (isHighContrast ? 4 : 2.5) : theme.outline.borderWidth,
          borderColor: isOnTurn ? colors.action : theme.outline.borderColor,
        })}
      >
        <View style={line}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6, flexShrink: 1 }}>
            <PlayerBadge player={person.player} name={person.name} size={isLarge ? 30 : 22} />
            {hasName && (
              <Text variant={isLarge ? 'row' : 'caption'} face="semibold" numberOfLines={1} style={{ flexShrink: 1 }}>
                {person.name}
              </Text>
            )}
            {isThinking && <ThinkingDots />}
          </View>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
            {isFlat && cards}
            <Text variant={isLarge ? 'score' : 'scoreRow'} maxScale={1.3}>
              {String(view.points)}
            </Text>
          </View>
        </View>
        {isFlat ? (
          <View style={[line, { flexWrap: isLargeText ? 'wrap' : 'nowrap' }]}>
            <Count name="road" count={view.roads} size={glyph} />
            <Count name="knight" count={view.knights} size={glyph} />
            {buildings}
          </View>
        ) : (
          <>
            <View style={line}>
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
                <Glyph name="road" size={glyph} color={colors.ink2} />
                <Pips count={view.roads} size={pip} most={pips.roads} />
              </View>
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
                <Glyph name="knight" size={glyph} color={colors.ink2} />
                <Pips count={view.knights} size={pip} most={pips.knights} />
              </View>
            </View>
            <View style={line}>
              <View style={{ flexDirection: 'row', gap: isLarge ? 12 : 6 }}>{buildings}</View>
              {cards}
            </View>
          </>
        )}
      </Tappable>
    </Ring>
  );
}
