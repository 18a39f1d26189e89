import { useState } from 'react';
import { View } from 'react-native';

import { type Colour, COLOURS } from '@/core/seat';
import { useWords } from '@/i18n';
import { useArrowKeys } from '@/platform/arrowKeys';
import { spaceKey } from '@/platform/spaceKey';
import { Tappable } from '@/ui/controls/Tappable';
import { Drawing } from '@/ui/drawing/Drawing';
import { shapePath } from '@/ui/drawing/shapes';
import { playerColours, useTheme } from '@/ui/look/theme';
import { CORNER, PLAYERS, SPACE, TARGET } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { ownerOfColour, type Draft, type DraftSeat } from './draft';

/** Six colours with their shapes. Taken ones fade but stay in sight, and say whose they are. */
export function ColourPicker({
  draft,
  seat,
  onChange,
}: {
  draft: Draft;
  seat: DraftSeat;
  onChange: (colour: Colour) => void;
}) {
  const { t } = useWords();
  const theme = useTheme();
  const { colors } = theme;
  const [refused, setRefused] = useState<string | null>(null);
  const free = COLOURS.filter((colour) => ownerOfColour(draft, colour, seat.key) === null);
  const arrows = useArrowKeys((step) => {
    const next = free[(free.indexOf(seat.colour) + step + free.length) % free.length];
    if (next !== undefined) onChange(next);
  });
  return (
    <View style={{ gap: SPACE.inside }}>
      <Text variant="row">{t('newGame.colour')}</Text>
      <View
        role="radiogroup"
        aria-label={t('newGame.colour')}
        {...arrows}
        style={{ flexDirection: 'row', justifyContent: 'space-between', maxWidth: 420 }}
      >
        {COLOURS.map((colour) => {
          const owner = ownerOfColour(draft, colour, seat.key);
          const isChosen = colour === seat.colour;
          const { shape, fill, edge } = playerColours(theme, colour);
          const name = t(`players.${PLAYERS[colour].shape}`);
          const taken = owner === null ? null : t('newGame.colourTaken', { name: owner.name });
          return (
            <View key={colour} {...spaceKey}>
              <Tappable
                role="radio"
                aria-checked={isChosen}
                aria-disabled={owner !== null}
                aria-label={owner === null ? name : t('newGame.colourTakenLabel', { colour: name, name: owner.name })}
                onPress={() => {
                  setRefused(taken);
                  if (owner === null) onChange(colour);
                }}
                testID={`colour-${colour}`}
                style={{
                  width: TARGET.control,
                  height: TARGET.control,
                  borderRadius: CORNER.control,
                  borderWidth: isChosen ? 2.5 : 0,
                  borderColor: colors.action,
                  alignItems: 'center',
                  justifyContent: 'center',
                }}
              >
                <View style={{ opacity: owner === null ? 1 : 0.3 }}>
                  <Drawing
                    viewBox="0 0 32 32"
                    width={34}
                    height={34}
                    marks={[{ d: shapePath(shape, 16, 16, 12), fill, stroke: edge, width: 1.8 }]}
                  />
                </View>
              </Tappable>
            </View>
          );
        })}
      </View>
      <LiveText variant="caption" color="ink2">
        {refused ?? t(`players.${PLAYERS[seat.colour].shape}`)}
      </LiveText>
    </View>
  );
}
