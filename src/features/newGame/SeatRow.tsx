import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { Tag } from '@/ui/frame/Tag';
import { useTheme } from '@/ui/look/theme';
import { CORNER, PLAYERS, SPACE, TARGET } from '@/ui/look/tokens';
import { somebodyNamed } from '@/ui/portraits';
import { Portrait } from '@/ui/portraits/Portrait';
import { Text } from '@/ui/text/Text';

import type { DraftSeat } from './draft';
import { styleName } from './styleName';

const FACE = 46;

/** One seat of the table: grip, badge, who plays and how. The whole row opens the seat; the badge its colours. */
export function SeatRow({
  game,
  seat,
  grip,
  isFirst,
  onOpen,
  onColour,
  testID,
}: {
  game: GameId;
  seat: DraftSeat;
  grip: ReactNode;
  /** Chosen to begin. */
  isFirst: boolean;
  onOpen: () => void;
  onColour: () => void;
  testID: string;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  const { isLargeText } = useLayout();
  const { ai, name } = seat;
  const colour = t(`players.${PLAYERS[seat.colour].shape}`);
  const label =
    ai === null
      ? t('newGame.seatOfPerson', { name, colour })
      : t('newGame.seatOfComputer', {
          name,
          colour,
          level: t(`ai.level.${ai.level}`),
          style: styleName(t, game, ai.style),
        });
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', minHeight: 68, paddingLeft: 2 }}>
      {grip}
      <Tappable
        role="button"
        aria-label={t('newGame.badge', { name, colour })}
        onPress={onColour}
        testID={`${testID}-colour`}
        style={{
          width: TARGET.control,
          height: TARGET.control,
          borderRadius: CORNER.control,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <PlayerBadge player={seat.colour} name={name} size={36} />
      </Tappable>
      <Tappable
        role="button"
        aria-label={label}
        onPress={onOpen}
        testID={testID}
        sinks={false}
        style={({ isPressed }) => ({
          flex: 1,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.inside,
          paddingVertical: 10,
          paddingLeft: SPACE.inside,
          paddingRight: 14,
          borderRadius: CORNER.seat,
          backgroundColor: isPressed ? colors.sunk : undefined,
        })}
      >
        <View style={{ flex: 1, gap: SPACE.half }}>
          <Text variant="row">{name}</Text>
          {ai === null ? (
            <Text variant="caption" color="ink2">
              {isFirst ? t('newGame.personStarts') : t('newGame.person')}
            </Text>
          ) : (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
              <Tag icon="speed" label={t(`ai.level.${ai.level}`)} />
              <Tag label={styleName(t, game, ai.style)} />
              {isFirst && <Tag icon="flag" label={t('newGame.starts')} />}
            </View>
          )}
        </View>
        {!isLargeText &&
          (ai === null ? (
            <View style={{ width: FACE, alignItems: 'center' }}>
              <Icon name="person" size={22} />
            </View>
          ) : (
            <Portrait somebody={somebodyNamed(name)} size={FACE} />
          ))}
        <Icon name="forward" color="ink3" size={18} />
      </Tappable>
    </View>
  );
}
