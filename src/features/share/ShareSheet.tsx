import { useState } from 'react';
import { View } from 'react-native';

import type { GameRecord } from '@/core/record';
import { rowOf } from '@/features/rows';
import { traceOf } from '@/games/trace';
import { useWords } from '@/i18n';
import { appLink, encodeRecord, webLink } from '@/match/shareCode';
import { copyText } from '@/platform/clipboard';
import { WEB_ORIGIN } from '@/platform/origin';
import { canSend, handOut, sendText } from '@/platform/share';
import { Button } from '@/ui/controls/Button';
import { LinkRow } from '@/ui/controls/Row';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

type Note = 'copied' | 'notCopied' | 'failed' | null;

/** Everything that can leave the device, and only because somebody asked for it: code, link, picture, trace. */
export function ShareSheet({ id, record, onClose }: { id: string; record: GameRecord; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const [note, setNote] = useState<Note>(null);
  const [isPainting, setPainting] = useState(false);
  const code = encodeRecord(record);
  const link = WEB_ORIGIN === null ? appLink(code) : webLink(code, WEB_ORIGIN);
  const { Picture, words: own } = rowOf(record.game);
  const name = `terreno-${record.game}-${record.seed}`;
  const copy = async (text: string) => setNote((await copyText(text)) ? 'copied' : 'notCopied');
  const give = async (file: Parameters<typeof handOut>[0]) => setNote((await handOut(file)) ? null : 'failed');
  const givePicture = (address: string | null) => {
    setPainting(false);
    if (address === null) {
      setNote('failed');
      return;
    }
    void give({ name: `${name}.png`, type: 'image/png', content: { address } });
  };
  const giveTrace = () => {
    const trace = traceOf(record);
    if (!trace.ok) {
      setNote('failed');
      return;
    }
    void give({
      name: `${name}.json`,
      type: 'application/json',
      content: { text: `${JSON.stringify(trace.value, null, 2)}\n` },
    });
  };
  return (
    <Sheet
      testID="share-sheet"
      title={t('match.share.title')}
      detail={t('match.share.text')}
      closeLabel={t('match.done')}
      onClose={onClose}
    >
      <Panel tone="sunk" depth="flat" style={{ padding: SPACE.between, gap: SPACE.between }}>
        <Text
          variant="caption"
          color="ink2"
          selectable
          numberOfLines={3}
          testID="share-code"
          aria-label={t('match.share.code')}
        >
          {code}
        </Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
          <Button
            kind="secondary"
            label={t('match.share.copyCode')}
            onPress={() => void copy(code)}
            testID="copy-code"
            style={{ flexGrow: 1 }}
          />
          <Button
            kind="secondary"
            label={t('match.share.copyLink')}
            onPress={() => void copy(link)}
            testID="copy-link"
            style={{ flexGrow: 1 }}
          />
          {canSend && (
            <Button
              kind="secondary"
              icon="share"
              label={t('match.share.send')}
              onPress={() =>
                void sendText(t('match.share.message', { game: t(`games.${record.game}.name`), link, code }))
              }
              testID="send-link"
              style={{ flexGrow: 1 }}
            />
          )}
        </View>
        {note !== null && (
          <LiveText variant="caption" color={note === 'copied' ? 'good' : 'bad'} role="alert">
            {t(`match.share.${note}`)}
          </LiveText>
        )}
      </Panel>
      <Panel tone="sunk" depth="flat">
        <LinkRow
          icon="fit"
          title={t(isPainting ? 'match.share.painting' : own.picture)}
          detail={t('match.share.pictureDetail')}
          onPress={() => setPainting(true)}
          testID="share-picture"
        />
        <Divider />
        <LinkRow
          icon="book"
          title={t('match.share.trace')}
          detail={t('match.share.traceDetail')}
          onPress={giveTrace}
          testID="share-trace"
        />
      </Panel>
      {isPainting && <Picture id={id} record={record} onPainted={givePicture} />}
    </Sheet>
  );
}
