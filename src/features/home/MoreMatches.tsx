import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { listOf } from '@/features/play/lines';
import { useWords } from '@/i18n';
import { matches as store } from '@/storage/matches';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Divider, Panel } from '@/ui/Panel';
import { LinkRow } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { Tappable } from '@/ui/Tappable';
import { Text } from '@/ui/Text';
import { CORNER, SPACE, TARGET } from '@/ui/tokens';

import type { OpenMatch } from './openMatches';

/** One line for the other matches under way; it opens into the list of them. */
export function MoreMatches({ matches, onRemoved }: { matches: readonly OpenMatch[]; onRemoved: () => void }) {
  const words = useWords();
  const { t } = words;
  const [isOpen, setOpen] = useState(false);
  const [leaving, setLeaving] = useState<OpenMatch | null>(null);
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
              <View style={{ flexDirection: 'row', alignItems: 'center' }}>
                <View style={{ flex: 1 }}>
                  <LinkRow
                    title={t(`games.${match.game}.name`)}
                    detail={listOf(
                      match.record.seats.map(({ name }) => name),
                      words,
                    )}
                    value={t('home.turn', { name: match.turnOf })}
                    onPress={() => router.push(match.href)}
                    testID={`match-${match.id}`}
                  />
                </View>
                <IconButton
                  icon="trash"
                  label={t('home.remove')}
                  bare
                  onPress={() => setLeaving(match)}
                  testID={`remove-${match.id}`}
                />
              </View>
            </View>
          ))}
        </Panel>
      )}
      {leaving !== null && (
        <RemoveSheet
          match={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null);
            onRemoved();
          }}
        />
      )}
    </View>
  );
}

/** Asks once before a match goes: nothing here comes back. */
function RemoveSheet({ match, onClose, onRemoved }: { match: OpenMatch; onClose: () => void; onRemoved: () => void }) {
  const { t } = useWords();
  const [isRefused, setRefused] = useState(false);
  const remove = async () => {
    const removed = await store.remove(match.id);
    if (removed.ok) onRemoved();
    else setRefused(true);
  };
  return (
    <Sheet
      testID="remove-sheet"
      title={t('home.removeTitle')}
      detail={t('home.removeText', { game: t(`games.${match.game}.name`) })}
      closeLabel={t('home.removeDo')}
      closeKind="destructive"
      onDone={() => void remove()}
      onClose={onClose}
    >
      {isRefused && (
        <Text variant="body" color="bad" role="alert">
          {t('home.removeFailed')}
        </Text>
      )}
    </Sheet>
  );
}
