import { useState } from 'react';
import { View } from 'react-native';

import type { OptionSpec, OptionValue } from '@/core/options';
import { bookOf } from '@/book';
import { optionWords } from '@/features/contract/optionWords';
import { rowOf } from '@/features/rows';
import { RuleLink } from '@/features/shell/RuleLink';
import { gameOf } from '@/games';
import { useWords } from '@/i18n';
import type { Aids } from '@/match/types';
import { LinkRow, RowContent, SwitchRow } from '@/ui/controls/Row';
import { Divider, Panel } from '@/ui/frame/Panel';

import { AidsSheet, aidsValue } from './AidsSheet';
import { CodeSheet } from './CodeSheet';
import { optionSpecs, peopleIn, type Draft } from './draft';
import { OptionSheet } from './OptionSheet';
import { tidyCode } from './seedCode';
import { StartSheet } from './StartSheet';

type OpenSheet = 'starts' | 'aids' | 'code' | { readonly option: string };

/** Everything but the seats, a line each, with its value in sight and one sentence of what it does. */
export function OptionRows({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { t } = useWords();
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const { game, seats } = draft;
  const first = seats.find((seat) => seat.key === draft.starts);
  const close = () => setOpen(null);
  const specs = optionSpecs(game);
  const opened = typeof open === 'object' && open !== null ? specs.find(([name]) => name === open.option) : undefined;
  return (
    <>
      <Panel>
        {seats.length > 1 && (
          <>
            <LinkRow
              title={t('newGame.whoStarts')}
              value={first?.name ?? t('newGame.byLot')}
              onPress={() => setOpen('starts')}
              testID="who-starts"
            />
            <Divider />
          </>
        )}
        {specs.map(([name, spec]) => (
          <OptionRow
            key={name}
            name={name}
            spec={spec}
            draft={draft}
            onChange={onChange}
            onOpen={() => setOpen({ option: name })}
          />
        ))}
        {rowOf(game).hasAids && (
          <>
            <LinkRow
              title={t('newGame.aids')}
              detail={t('newGame.aidsDetail')}
              value={aidsValue(t, draft.aids)}
              onPress={() => setOpen('aids')}
              testID="aids"
            />
            <Divider />
          </>
        )}
        <LinkRow
          title={t(rowOf(game).words.sameSetup)}
          detail={t('newGame.sameDetail')}
          value={tidyCode(draft.code)}
          isTag
          onPress={() => setOpen('code')}
          testID="code"
        />
        {peopleIn(draft) > 1 && (
          <>
            <Divider />
            {gameOf(game).hidesHands ? (
              <RowContent title={t('newGame.handOver')} detail={t('newGame.handOverAlways')} />
            ) : (
              <SwitchRow
                title={t('newGame.handOver')}
                detail={t('newGame.handOverDetail')}
                isOn={draft.handOver}
                onChange={(handOver) => onChange({ ...draft, handOver })}
                testID="hand-over-switch"
              />
            )}
          </>
        )}
      </Panel>
      {open === 'starts' && <StartSheet draft={draft} onChange={onChange} onClose={close} />}
      {open === 'aids' && (
        <AidsSheet aids={draft.aids} onChange={(aids: Aids) => onChange({ ...draft, aids })} onClose={close} />
      )}
      {open === 'code' && <CodeSheet draft={draft} onChange={onChange} onClose={close} />}
      {opened !== undefined && (
        <OptionSheet name={opened[0]} spec={opened[1]} draft={draft} onChange={onChange} onClose={close} />
      )}
    </>
  );
}

function OptionRow({
  name,
  spec,
  draft,
  onChange,
  onOpen,
}: {
  name: string;
  spec: OptionSpec<OptionValue>;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onOpen: () => void;
}) {
  const words = useWords();
  const { title, detail, valueText } = optionWords(words, name);
  const value = draft.options[name] ?? spec.usual;
  const choices = spec.values(draft.seats.length);
  const fixed = rowOf(draft.game).words.fixedOption;
  const row =
    typeof value === 'boolean' ? (
      <SwitchRow
        title={title}
        detail={detail}
        isOn={value}
        onChange={(isOn) => onChange({ ...draft, options: { ...draft.options, [name]: isOn } })}
        testID={`option-${name}`}
      />
    ) : choices.length > 1 ? (
      <LinkRow title={title} detail={detail} value={valueText(value)} onPress={onOpen} testID={`option-${name}`} />
    ) : (
      <RowContent title={title} detail={fixed === null ? detail : words.t(fixed)} />
    );
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ flex: 1 }}>{row}</View>
        <RuleLink of={draft} rule={bookOf(draft.game).ofOption(name)} about={title} />
      </View>
      <Divider />
    </>
  );
}
