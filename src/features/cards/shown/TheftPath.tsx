import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useWords } from '@/i18n';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';

/** Seat after seat along destiny, from whoever builds to whoever loses the card. The last is the one who loses it. */
export function theftPath({ view, viewer, people }: Pick<Scene, 'view' | 'viewer' | 'people'>, from: number): number[] {
  const step = view.destiny === 'black' ? people.length - 1 : 1;
  const path: number[] = [];
  for (let seat = (viewer + step) % people.length; seat !== viewer; seat = (seat + step) % people.length) {
    path.push(seat);
    if (seat === from) break;
  }
  return path;
}

/** Why the card comes from this one: destiny's arrow from seat to seat, past those who have none to lose. */
export function TheftPath({ scene, from, what }: { scene: Scene; from: number; what: 'road' | 'knight' }) {
  const { t } = useWords();
  const { colors } = useTheme();
  const me = scene.people[scene.viewer];
  if (me === undefined || scene.view.destiny === null) return null;
  const pile = what === 'road' ? 'roads' : 'knights';
  return (
    <View
      aria-hidden
      testID="theft-path"
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.inside }}
    >
      <PlayerBadge player={me.player} name={me.name} size={30} />
      {theftPath(scene, from).map((seat) => {
        const person = scene.people[seat];
        if (person === undefined) return null;
        const isLast = seat === from;
        const has = scene.view.players[seat]?.[pile] ?? 0;
        return (
          <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
            <Svg width={26} height={14} viewBox="0 0 26 14">
              <Path
                d="M2 7H14"
                stroke={colors.brass}
                strokeWidth={3.5}
                strokeLinecap="round"
                strokeDasharray="0.1 6"
                fill="none"
              />
              <Path d="M16 1L25 7L16 13Z" fill={colors.brass} />
            </Svg>
            <View
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: 6,
                paddingHorizontal: 8,
                paddingVertical: 4,
                borderRadius: CORNER.control,
                borderWidth: isLast ? 2.5 : 0,
                borderColor: colors.bad,
              }}
            >
              <PlayerBadge player={person.player} name={person.name} size={isLast ? 30 : 24} />
              <Text variant="caption" face={isLast ? 'bold' : 'medium'} color={isLast ? 'bad' : 'ink2'}>
                {isLast
                  ? t(`table.build.path.loses.${what}`, { name: person.name })
                  : t(`table.build.path.${has === 0 ? 'none' : 'safe'}`)}
              </Text>
            </View>
          </View>
        );
      })}
    </View>
  );
}
