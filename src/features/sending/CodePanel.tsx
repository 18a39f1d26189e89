import { useState } from 'react';
import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { appLink, webLink } from '@/match/shareCode';
import { copyText } from '@/platform/clipboard';
import { IS_OWN_MACHINE, WEB_ORIGIN } from '@/platform/origin';
import { canSend, sendText } from '@/platform/share';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/frame/Panel';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

/** A code of a match, to be copied or sent. */
export function CodePanel({
  code,
  game,
  kind,
}: {
  code: string;
  game: GameId;
  /** What it is, for the words that are sent with it. */
  kind: 'share' | 'handAway';
}) {
  const { t } = useWords();
  const [note, setNote] = useState<'copied' | 'notCopied' | null>(null);
  const link = WEB_ORIGIN === null ? appLink(code) : webLink(code, WEB_ORIGIN);
  const names = { game: t(`games.${game}.name`), code };
  const message = IS_OWN_MACHINE
    ? t(`match.${kind}.messageCode`, names)
    : t(`match.${kind}.message`, { ...names, link });
  const copy = async (text: string) => setNote((await copyText(text)) ? 'copied' : 'notCopied');
  return (
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
        {!IS_OWN_MACHINE && (
          <Button
            kind="secondary"
            label={t('match.share.copyLink')}
            onPress={() => void copy(link)}
            testID="copy-link"
            style={{ flexGrow: 1 }}
          />
        )}
        {canSend && (
          <Button
            kind="secondary"
            icon="share"
            label={t('match.share.send')}
            onPress={() => void sendText(message)}
            testID="send-link"
            style={{ flexGrow: 1 }}
          />
        )}
      </View>
      {IS_OWN_MACHINE && (
        <Text variant="caption" color="ink2" testID="own-machine">
          {t('match.share.ownMachine')}
        </Text>
      )}
      {note !== null && (
        <LiveText variant="caption" color={note === 'copied' ? 'good' : 'bad'} role="alert">
          {t(`match.share.${note}`)}
        </LiveText>
      )}
    </Panel>
  );
}
