import { View } from 'react-native';

import { ruleOf } from '@/features/contract/topic';
import { RuleLink } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { historyFor } from '@/table/model/history';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';

/** The last so many lines; a whole game has a thousand. */
const SHOWN = 120;

/** What happened so far, newest first, as far as the viewer may know it. */
export function HistorySheet({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const record = useMatch((state) => state.record);
  const lines = historyFor(words, scene.told, scene.names).slice(-SHOWN).reverse();
  return (
    <Sheet
      title={t('table.history.title')}
      closeLabel={t('table.menu.close')}
      closeKind="secondary"
      onClose={onClose}
      testID="history-sheet"
    >
      {lines.length === 0 && <Text variant="body">{t('table.history.empty')}</Text>}
      <View style={{ gap: SPACE.inside }}>
        {lines.map(({ key, seat, text, phrase, weight }) => {
          const person = seat === null ? undefined : scene.people[seat];
          return (
            <View key={key} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
              <View style={{ width: 22 }}>
                {person !== undefined && <PlayerBadge player={person.player} name={person.name} size={22} />}
              </View>
              <Text
                variant="body"
                face={weight === 'news' ? 'semibold' : 'medium'}
                color={weight === 'news' ? 'ink' : 'ink2'}
                style={{ flex: 1 }}
              >
                {text}
              </Text>
              <RuleLink of={record} rule={ruleOf(record.game, { phrase })} about={text} />
            </View>
          );
        })}
      </View>
    </Sheet>
  );
}
