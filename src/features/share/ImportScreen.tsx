import { useState } from 'react';
import { View } from 'react-native';

import type { GameRecord } from '@/core/record';
import { listOf } from '@/features/play/lines';
import { goBack, openMatch, openResult } from '@/features/shell/navigation';
import { replay } from '@/games';
import { useWords } from '@/i18n';
import { codeFaultPhrase } from '@/match/faultWords';
import { decodeRecord } from '@/match/shareCode';
import { importMatch } from '@/match/start';
import { pasteText } from '@/platform/share';
import { useSettings } from '@/storage/settingsStore';
import { Button } from '@/ui/Button';
import { Header } from '@/ui/Header';
import { Painting } from '@/ui/Painting';
import { Panel } from '@/ui/Panel';
import { PlayerBadge } from '@/ui/PlayerBadge';
import { Screen } from '@/ui/Screen';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { CORNER, SPACE, type PlayerNumber } from '@/ui/tokens';

/** A match that somebody sent: what it is, or what is wrong with it, before anything is kept. */
export function ImportScreen({ code = '' }: { code?: string }) {
  const words = useWords();
  const { t, say } = words;
  const { aids, handOver } = useSettings((state) => state.settings);
  const [text, setText] = useState(code);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const decoded = text.trim() === '' ? null : decodeRecord(text.trim());
  const open = async () => {
    if (decoded === null || !decoded.ok || isBusy) return;
    setBusy(true);
    setRefused(false);
    const kept = await importMatch(decoded.value, { aids, hasHandOver: handOver });
    setBusy(false);
    if (!kept.ok) {
      setRefused(true);
      return;
    }
    const played = replay(decoded.value);
    if (played.ok && played.value.position.isOver) openResult(kept.value);
    else openMatch(kept.value);
  };
  return (
    <Screen
      testID="import"
      header={<Header title={t('match.import.title')} backLabel={t('common.back')} onBack={goBack} />}
      footer={
        <Button
          label={t('match.import.open')}
          insteadOfLabel={
            isBusy ? t('match.import.opening') : decoded === null || !decoded.ok ? t('match.import.empty') : undefined
          }
          onPress={() => void open()}
          testID="open-import"
        />
      }
    >
      <Text variant="body" color="ink2">
        {t('match.import.text')}
      </Text>
      <TextField
        label={t('match.import.field')}
        value={text}
        onChangeText={setText}
        fault={
          isRefused
            ? t('match.import.notStored')
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
      {decoded?.ok === true && (
        <Panel testID="import-found" style={{ flexDirection: 'row', alignItems: 'stretch' }}>
          <Painting
            game={decoded.value.game}
            isCropped
            style={{ width: 96, borderTopLeftRadius: CORNER.panel, borderBottomLeftRadius: CORNER.panel }}
          />
          <View style={{ flex: 1, padding: SPACE.edge, gap: SPACE.inside }}>
            <Text variant="card" role="heading" aria-level={2}>
              {t(`games.${decoded.value.game}.name`)}
            </Text>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 }}>
              {decoded.value.seats.map(({ name, colour }, index) => (
                <PlayerBadge key={index} player={(colour ?? index) as PlayerNumber} name={name} size={24} />
              ))}
              <Text variant="body" style={{ flexShrink: 1 }}>
                {listOf(
                  decoded.value.seats.map(({ name }) => name),
                  words,
                )}
              </Text>
            </View>
            <Text variant="caption" color="ink2">
              {stateWords(t, decoded.value)}
            </Text>
          </View>
        </Panel>
      )}
    </Screen>
  );
}

function stateWords(t: ReturnType<typeof useWords>['t'], record: GameRecord) {
  const played = replay(record);
  const n = record.moves.length;
  return played.ok && played.value.position.isOver
    ? t('match.import.foundFinished', { n })
    : t('match.import.foundOpen', { n });
}
