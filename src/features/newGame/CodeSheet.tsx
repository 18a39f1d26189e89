import { useState } from 'react';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/controls/Button';
import { TextField } from '@/ui/controls/TextField';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';

import type { Draft } from './draft';
import { drawCode, seedOfCode, tidyCode } from './seedCode';

/** The code of the tiles or cards: to type a friend's, or to send this one. */
export function CodeSheet({
  draft,
  onChange,
  onClose,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  const change = (code: string) => {
    setCopied(false);
    onChange({ ...draft, code });
  };
  const isEmpty = seedOfCode(draft.code) === null;
  return (
    <Sheet
      testID="code-sheet"
      title={t('newGame.codeTitle')}
      detail={t('newGame.codeText')}
      closeLabel={t('match.done')}
      closeMissing={isEmpty ? t('newGame.codeMissing') : undefined}
      onClose={() => {
        // Whoever leaves with nothing written gets a code after all: a match without one cannot be.
        if (isEmpty) change(drawCode(Math.random));
        onClose();
      }}
    >
      <TextField
        label={t('newGame.codeField')}
        value={draft.code}
        onChangeText={change}
        onBlur={() => !isEmpty && onChange({ ...draft, code: tidyCode(draft.code) })}
        autoCapitalize="characters"
        autoCorrect={false}
        autoComplete="off"
        maxLength={40}
        returnKeyType="done"
        testID="code-field"
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
        <Button
          kind="secondary"
          icon="turn"
          label={t('newGame.codeNew')}
          onPress={() => change(drawCode(Math.random))}
          testID="code-new"
          style={{ flexGrow: 1 }}
        />
        <Button
          kind="secondary"
          icon={isCopied ? 'check' : 'share'}
          label={isCopied ? t('newGame.codeCopied') : t('newGame.codeCopy')}
          onPress={() => void copyText(tidyCode(draft.code)).then(setCopied)}
          testID="code-copy"
          style={{ flexGrow: 1 }}
        />
      </View>
    </Sheet>
  );
}
