import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Icon } from '@/ui/Icon';
import { Divider, Panel } from '@/ui/Panel';
import { LinkRow } from '@/ui/Row';
import { Tappable } from '@/ui/Tappable';
import { Text } from '@/ui/Text';
import { CORNER, SPACE, TARGET } from '@/ui/tokens';

import type { OpenMatch } from './openMatches';

/** One line for the other matches under way; it opens into the list of them. */
export function MoreMatches({ matches }: { matches: readonly OpenMatch[] }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const label = t('home.moreMatches', { n: matches.length });
  return (
    <View>
      <Tappable
        role="button"
        aria-label={label}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        testID="more-matches"
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          alignSelf: 'flex-end',
          gap: SPACE.half,
          minHeight: TARGET.least,
          paddingHorizontal: SPACE.inside,
          borderRadius: CORNER.control,
          marginBottom: isOpen ? 0 : -SPACE.between,
        }}
      >
        <Text variant="body" face="semibold" color="ink2">
          {label}
        </Text>
        <View style={{ transform: [{ rotate: isOpen ? '90deg' : '0deg' }] }}>
          <Icon name="forward" size={18} />
        </View>
      </Tappable>
      {isOpen && (
        <Panel>
          {matches.map((match, index) => (
            <View key={match.id}>
              {index > 0 && <Divider />}
              <LinkRow
                title={t(`games.${match.game}.name`)}
                value={t('home.turn', { name: match.turnOf })}
                onPress={() => router.push(match.href)}
                testID={`match-${match.id}`}
              />
            </View>
          ))}
        </Panel>
      )}
    </View>
  );
}
