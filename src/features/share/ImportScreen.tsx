import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { colourOf, isPerson } from '@/core/seat';
import { landOf } from '@/features/land/land';
import { LandPicture } from '@/features/land/LandPicture';
import { goBack, openMatch, openResult } from '@/features/shell/navigation';
import { StorageNotice } from '@/features/shell/StorageNotice';
import { replay } from '@/games';
import { listOf, useWords } from '@/i18n';
import { codeFaultPhrase, startFaultPhrase } from '@/match/faultWords';
import { readCode, type Sent } from '@/match/readCode';
import { importMatch, takeOver } from '@/match/start';
import { pasteText } from '@/platform/clipboard';
import type { StorageFault } from '@/storage/device';
import { useSettings } from '@/storage/settingsStore';
import { Button } from '@/ui/controls/Button';
import { TextField } from '@/ui/controls/TextField';
import { Painting } from '@/ui/drawing/Painting';
import { Header } from '@/ui/frame/Header';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { Screen } from '@/ui/frame/Screen';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

/** A match that somebody sent: what it is, or what is wrong with it, before anything is kept. */
export function ImportScreen({ code = '' }: { code?: string }) {
  const words = useWords();
  const { t, say } = words;
  const { aids, handOver } = useSettings((state) => state.settings);
  const [text, setText] = useState(code);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<StorageFault | null>(null);
  const decoded = text.trim() === '' ? null : readCode(text.trim());
  const open = async () => {
    if (decoded === null || !decoded.ok || isBusy) return;
    setBusy(true);
    setRefused(null);
    const sent = decoded.value;
    const kept =
      sent.kind === 'match' ? await takeOver(sent.match) : await importMatch(sent, { aids, hasHandOver: handOver });
    setBusy(false);
    if (!kept.ok) {
      setRefused(kept.error);
      return;
    }
    if (isOver(sent)) openResult(kept.value);
    else openMatch(kept.value);
  };
  return (
    <Screen
      testID="import"
      header={<Header title={t('match.import.title')} backLabel={t('common.back')} onBack={goBack} />}
      footer={
        <Button
          label={t('match.import.open')}
          whyDisabled={
            isBusy
              ? t('match.import.opening')
              : decoded === null
                ? t('match.import.empty')
                : decoded.ok
                  ? undefined
                  : t('match.import.bad')
          }
          onPress={() => void open()}
          testID="open-import"
        />
      }
    >
      <StorageNotice />
      {decoded?.ok === true ? (
        <Found sent={decoded.value} code={text.trim()} />
      ) : (
        <Text variant="body" color="ink2">
          {t('match.import.text')}
        </Text>
      )}
      <TextField
        label={t('match.import.field')}
        value={text}
        onChangeText={setText}
        fault={
          refused !== null
            ? say(startFaultPhrase(refused))
            : decoded !== null && !decoded.ok
              ? say(codeFaultPhrase(decoded.error))
              : undefined
        }
        isTall
        autoCapitalize="none"
        autoCorrect={false}
        autoComplete="off"
        spellCheck={false}
        testID="import-field"
      />
      <Button
        kind="secondary"
        label={t('match.import.paste')}
        onPress={() => void pasteText().then((pasted) => pasted !== '' && setText(pasted))}
        testID="paste"
      />
    </Screen>
  );
}

/** Points across a face: six of them stand in two rows beside the land of a narrow phone. */
const FACE = 44;

/** What was sent, before anything is kept: the game, the people and the land as it stands, open to all. */
function Found({ sent, code }: { sent: Sent; code: string }) {
  const { record } = sent;
  const words = useWords();
  const { t } = words;
  const { outline } = useTheme();
  const { isLargeText } = useLayout();
  const land = landOf(`code/${code}`, record, words);
  const inner = CORNER.panel - outline.borderWidth;
  return (
    <Panel testID="import-found" style={{ flexDirection: isLargeText ? 'column' : 'row', alignItems: 'stretch' }}>
      <View
        style={{
          width: isLargeText ? undefined : 132,
          minHeight: 132,
          overflow: 'hidden',
          borderTopLeftRadius: inner,
          borderTopRightRadius: isLargeText ? inner : 0,
          borderBottomLeftRadius: isLargeText ? 0 : inner,
        }}
      >
        <Painting game={record.game} isCropped style={StyleSheet.absoluteFill} />
        {land !== null && <LandPicture land={land} />}
      </View>
      <View
        style={{ flex: isLargeText ? undefined : 1, padding: SPACE.edge, gap: SPACE.inside, justifyContent: 'center' }}
      >
        <Text variant="card" role="heading" aria-level={2}>
          {t(`games.${record.game}.name`)}
        </Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 }}>
          {record.seats.map((seat, index) => (
            <SeatFace key={index} player={colourOf(seat, index)} name={seat.name} isAi={!isPerson(seat)} size={FACE} />
          ))}
        </View>
        <Text variant="body">
          {listOf(
            record.seats.map(({ name }) => name),
            words,
          )}
        </Text>
        <Text variant="caption" color="ink2">
          {stateWords(t, sent)}
        </Text>
        {sent.kind === 'match' && (
          <Text variant="caption" color="ink2" testID="sealed">
            {t('match.import.sealed')}
          </Text>
        )}
      </View>
    </Panel>
  );
}

function isOver(sent: Sent): boolean {
  const played = replay(sent.record);
  return (sent.kind === 'record' && sent.isCalledOff) || (played.ok && played.value.position.isOver);
}

function stateWords(t: ReturnType<typeof useWords>['t'], sent: Sent) {
  if (sent.kind === 'record' && sent.isCalledOff) return t('match.result.calledOff');
  return t(isOver(sent) ? 'match.import.foundFinished' : 'match.import.foundOpen', { n: sent.record.moves.length });
}
