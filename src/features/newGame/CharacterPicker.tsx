import { useState } from 'react';
import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { useArrowKeys } from '@/platform/arrowKeys';
import { spaceKey } from '@/platform/spaceKey';
import { Tappable } from '@/ui/controls/Tappable';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { CHARACTERS, TASTES, characterNamed } from '@/ui/portraits';
import { Portrait } from '@/ui/portraits/Portrait';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { styleName } from './styleName';

/** Who plays for the computer: a face and a name. Whoever already sits at the table fades but stays in sight. */
export function CharacterPicker({
  game,
  name,
  others,
  onChange,
}: {
  game: GameId;
  /** Of the seat, as the table knows it. */
  name: string;
  /** The names at the other seats. */
  others: readonly string[];
  onChange: (name: string) => void;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  const { isLargeText } = useLayout();
  const [refused, setRefused] = useState<string | null>(null);
  const chosen = characterNamed(name);
  const taken = new Set(others.map(characterNamed));
  const free = CHARACTERS.filter((id) => !taken.has(id));
  const choose = (id: (typeof CHARACTERS)[number]) => {
    const called = t(`ai.names.${id}`);
    setRefused(taken.has(id) ? t('ai.characterTaken', { name: called }) : null);
    if (!taken.has(id)) onChange(called);
  };
  const arrows = useArrowKeys((step) => {
    const at = chosen === null ? -1 : free.indexOf(chosen);
    const next = free[(at + step + free.length) % free.length];
    if (next !== undefined) choose(next);
  });
  return (
    <View style={{ gap: SPACE.inside }}>
      <Text variant="row">{t('ai.character')}</Text>
      <View
        role="radiogroup"
        aria-label={t('ai.character')}
        {...arrows}
        style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.half, marginHorizontal: -4 }}
      >
        {CHARACTERS.map((id) => {
          const called = t(`ai.names.${id}`);
          const isTaken = taken.has(id);
          const isChosen = id === chosen;
          return (
            <View key={id} {...spaceKey} style={{ width: isLargeText ? '33%' : '20%' }}>
              <Tappable
                role="radio"
                aria-checked={isChosen}
                aria-disabled={isTaken}
                aria-label={
                  isTaken
                    ? t('ai.characterTakenLabel', { name: called })
                    : t('ai.characterLabel', { name: called, style: styleName(t, game, TASTES[id]) })
                }
                onPress={() => choose(id)}
                testID={`character-${id}`}
                style={{
                  alignItems: 'center',
                  gap: 2,
                  paddingVertical: 5,
                  borderRadius: CORNER.control,
                  borderWidth: 2.5,
                  borderColor: isChosen ? colors.action : 'transparent',
                  backgroundColor: isChosen ? colors.actionSoft : undefined,
                }}
              >
                <View style={{ alignItems: 'center', gap: 2, opacity: isTaken ? 0.4 : 1 }}>
                  <Portrait somebody={id} size={54} />
                  <Text variant="caption" face={isChosen ? 'bold' : undefined} numberOfLines={1}>
                    {called}
                  </Text>
                </View>
              </Tappable>
            </View>
          );
        })}
      </View>
      {refused !== null && (
        <LiveText isNews variant="caption" color="ink2">
          {refused}
        </LiveText>
      )}
    </View>
  );
}
