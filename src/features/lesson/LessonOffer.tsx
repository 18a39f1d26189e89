import { useState } from 'react';
import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { openLesson } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { lessonOf } from '@/lessons';
import { matches } from '@/storage/matches';
import { declineLesson } from '@/storage/lessons';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/frame/Panel';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { useIsNewHere } from './useIsNewHere';

const MINUTES = 4;

/** Whoever opens a game for the first time is asked whether they want to be shown how; after a no never again. */
export function LessonOffer({ game }: { game: GameId }) {
  const { t } = useWords();
  const isNew = useIsNewHere(game, matches);
  const [isDeclined, setDeclined] = useState(false);
  if (lessonOf(game) === null || !isNew || isDeclined) return null;
  return (
    <Panel
      tone="actionSoft"
      corner={CORNER.panel}
      testID="lesson-offer"
      style={{ padding: SPACE.edge, gap: SPACE.between }}
    >
      <View style={{ gap: 2 }}>
        <Text variant="card" role="heading" aria-level={2}>
          {t('lessons.offer.title', { game: t(`games.${game}.name`) })}
        </Text>
        <Text variant="caption">{t('lessons.offer.text', { n: MINUTES })}</Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
        <Button
          label={t('lessons.offer.yes')}
          icon="play"
          isNarrow
          onPress={() => openLesson(game)}
          testID="lesson-yes"
          style={{ flexGrow: 1 }}
        />
        <Button
          kind="secondary"
          label={t('lessons.offer.no')}
          onPress={() => {
            setDeclined(true);
            void declineLesson(game);
          }}
          testID="lesson-no"
          style={{ flexGrow: 1 }}
        />
      </View>
    </Panel>
  );
}
