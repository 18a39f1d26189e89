import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { handOut } from '@/platform/share';
import { isOfMatch, type AsideText } from '@/storage/aside';
import { matches } from '@/storage/matches';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/drawing/Icon';
import { Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

/**
 * Texts that could not be read: kept, to be handed out or deleted by whoever they belong to. Nothing when there are none.
 * The text of a match that goes on holds all that is hidden in it, so it is handed out when the match is over.
 */
export function AsidePanel() {
  const { t, say } = useWords();
  const [texts, setTexts] = useState<readonly AsideText[]>([]);
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [isFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const [shelf, found] = [await matches.list(), await matches.asides()];
      // Where it cannot be known which matches are under way, nothing is handed out.
      if (!isCurrent || !found.ok || !shelf.ok) return;
      setRunning(new Set(shelf.value.open.map(({ id }) => id)));
      setTexts(found.value);
    })();
    return () => {
      isCurrent = false;
    };
  }, []);
  if (texts.length === 0) return null;
  const free = texts.filter((text) => !isOfMatch(text, running));
  const giveOut = async () => {
    const content = { text: `${JSON.stringify(free, null, 2)}\n` };
    setFailed(!(await handOut({ name: 'terreno-aside.json', type: 'application/json', content })));
  };
  const remove = async () => {
    setAsking(false);
    for (const { key } of texts) {
      const removed = await matches.removeAside(key);
      if (!removed.ok) {
        setFailed(true);
        return;
      }
    }
    setTexts([]);
  };
  return (
    <Panel testID="aside" style={{ padding: SPACE.edge, gap: SPACE.between }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
        <Icon name="warning" color="bad" />
        <View style={{ flex: 1 }}>
          <Text variant="row">{say({ key: 'match.storage.aside', values: { n: texts.length } })}</Text>
          <Text variant="caption" color="ink2">
            {t('settings.asideText')}
          </Text>
          {free.length < texts.length && (
            <Text variant="caption" color="ink2" testID="aside-held">
              {t('settings.asideHeld')}
            </Text>
          )}
        </View>
      </View>
      {isFailed && (
        <LiveText variant="caption" color="bad" role="alert">
          {t('settings.asideFailed')}
        </LiveText>
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
        {free.length > 0 && (
          <Button
            kind="secondary"
            icon="share"
            label={t('settings.asideHandOut')}
            onPress={() => void giveOut()}
            testID="aside-out"
            style={{ flexGrow: 1 }}
          />
        )}
        <Button
          kind="destructive"
          label={t('settings.asideRemove')}
          onPress={() => setAsking(true)}
          testID="aside-remove"
          style={{ flexGrow: 1 }}
        />
      </View>
      {isAsking && (
        <Sheet
          testID="aside-sheet"
          title={t('settings.asideTitle')}
          detail={t('settings.asideWarning')}
          closeLabel={t('settings.asideRemove')}
          closeKind="destructive"
          onDone={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <Button
            kind="secondary"
            label={t('settings.asideKeep')}
            onPress={() => setAsking(false)}
            testID="aside-keep"
          />
        </Sheet>
      )}
    </Panel>
  );
}
