import { useState } from 'react';

import { rowOf } from '@/features/rows';
import { CodePanel } from '@/features/sending/CodePanel';
import { traceOf } from '@/games/trace';
import { useWords } from '@/i18n';
import type { EndedMatch } from '@/match/endedMatch';
import { encodeRecord } from '@/match/shareCode';
import { handOut } from '@/platform/share';
import { LinkRow } from '@/ui/controls/Row';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { LiveText } from '@/ui/text/LiveText';

/** Everything that can leave the device of a match that is over, and only because somebody asked for it. */
export function ShareSheet({ ended: { match }, onClose }: { ended: EndedMatch; onClose: () => void }) {
  const { t } = useWords();
  const { id, record } = match;
  const [isRefused, setRefused] = useState(false);
  const [isPainting, setPainting] = useState(false);
  const code = encodeRecord(record, match.isCalledOff);
  const { Picture, words: own } = rowOf(record.game);
  const name = `terreno-${record.game}-${record.seed}`;
  const give = async (file: Parameters<typeof handOut>[0]) => setRefused(!(await handOut(file)));
  const givePicture = (address: string | null) => {
    setPainting(false);
    if (address === null) {
      setRefused(true);
      return;
    }
    void give({ name: `${name}.png`, type: 'image/png', content: { address } });
  };
  const giveTrace = () => {
    const trace = traceOf(record);
    if (!trace.ok) {
      setRefused(true);
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
      <CodePanel code={code} game={record.game} kind="share" />
      {isRefused && (
        <LiveText variant="caption" color="bad" role="alert">
          {t('match.share.failed')}
        </LiveText>
      )}
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
