import { ScrollView, View } from 'react-native';

import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { RuleLinks, type RuleLink } from './RuleLinks';
import type { Place } from './useTrail';

/** What a search has found in the books, the open one first. */
export interface FoundIn {
  readonly game: GameId;
  readonly links: readonly RuleLink[];
}

export function Found({
  found,
  current,
  onOpen,
}: {
  found: readonly FoundIn[];
  current: Place | null;
  onOpen: (place: Place) => void;
}) {
  const { t } = useWords();
  const n = found.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{ gap: SPACE.between, paddingBottom: SPACE.edge }}
    >
      <LiveText isNews variant="caption" color="ink2" testID="book-found">
        {n === 0 ? t('book.nothing') : t('book.found', { n })}
      </LiveText>
      {found.map(({ game, links }) => (
        <View key={game} style={{ gap: SPACE.inside }}>
          <Text variant="row" face="bold" role="heading" aria-level={3}>
            {t(`games.${game}.name`)}
          </Text>
          <RuleLinks links={links} current={current} onOpen={onOpen} />
        </View>
      ))}
    </ScrollView>
  );
}
