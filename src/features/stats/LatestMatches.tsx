import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { gameOf } from '@/games';
import { listOf, useWords, type Words } from '@/i18n';
import { resultOf } from '@/match/statistics';
import type { KeptResult } from '@/storage/results';
import { Button } from '@/ui/controls/Button';
import { LinkRow, RowContent } from '@/ui/controls/Row';
import { Divider, Panel } from '@/ui/frame/Panel';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

const FIRST = 6;
const MORE = 20;

/** What was played last, and the way back into it. */
export function LatestMatches({ lines, kept }: { lines: readonly KeptResult[]; kept: ReadonlySet<string> }) {
  const words = useWords();
  const { t } = words;
  const [count, setCount] = useState(FIRST);
  const latest = [...lines].reverse();
  return (
    <Panel>
      <View style={{ padding: 14, paddingBottom: SPACE.half }}>
        <Text variant="card" role="heading" aria-level={2}>
          {t('stats.latest')}
        </Text>
      </View>
      {latest.slice(0, count).map((line, index) => {
        const title = lineWords(words, line);
        const detail = words.dayMonth(new Date(line.finishedAt));
        return (
          <View key={line.id}>
            {index > 0 && <Divider />}
            {kept.has(line.id) ? (
              <LinkRow
                title={title}
                detail={detail}
                onPress={() => router.push({ pathname: '/result/[id]', params: { id: line.id } })}
                testID={`latest-${index}`}
              />
            ) : (
              <RowContent title={title} detail={detail} />
            )}
          </View>
        );
      })}
      {latest.length > count && (
        <View style={{ padding: 14 }}>
          <Button
            kind="secondary"
            label={t('stats.more')}
            onPress={() => setCount(count + MORE)}
            testID="more-latest"
          />
        </View>
      )}
    </Panel>
  );
}

function lineWords(words: Words, line: KeptResult): string {
  const { t } = words;
  const game = t(`games.${line.game}.name`);
  if (line.isCalledOff) return t('stats.lineCalledOff', { game });
  if (gameOf(line.game).isTeamwork) return t('stats.lineSolo', { game, n: resultOf(line, 0) });
  const names = line.winners.map((seat) => line.seats[seat]?.name ?? '');
  return t('stats.lineWon', { game, names: listOf(names, words) });
}
