import { useState } from 'react';
import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { LessonOffer } from '@/features/lesson/LessonOffer';
import { rowOf } from '@/features/rows';
import { openMatch } from '@/features/shell/navigation';
import { StorageNotice } from '@/features/shell/StorageNotice';
import { useWords } from '@/i18n';
import { startFaultPhrase } from '@/match/faultWords';
import { startMatch } from '@/match/start';
import type { StorageFault } from '@/storage/device';
import { Button } from '@/ui/controls/Button';
import { ReorderList } from '@/ui/controls/ReorderList';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { Divider, Panel } from '@/ui/frame/Panel';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { addSeat, faultOf, moveSeat, seatOf, seatRange, setupOf, type Draft, type DraftFault } from './draft';
import { keepLastTable } from './memory';
import { OptionRows } from './OptionRows';
import { SeatRow } from './SeatRow';
import { SeatSheet } from './SeatSheet';
import { SetupFrame } from './SetupFrame';
import { useDraft } from './useDraft';

/** Setting the table: who sits where, who begins, what is played with, and the one button. */
export function SetupScreen({ game }: { game: GameId }) {
  const { t, say } = useWords();
  const { draft, names, computerNames, change } = useDraft(game);
  const [isStarting, setStarting] = useState(false);
  const [refused, setRefused] = useState<StorageFault | null>(null);
  const start = async () => {
    if (draft === null || isStarting) return;
    setStarting(true);
    setRefused(null);
    const setup = setupOf(draft, Math.random);
    const begun = await startMatch(setup);
    setStarting(false);
    if (!begun.ok) {
      setRefused(begun.error);
      return;
    }
    // A table that could not be remembered only costs some typing next time.
    void keepLastTable(game, { seats: draft.seats.map(seatOf), options: draft.options });
    openMatch(begun.value);
  };
  const fault = draft === null ? null : faultOf(draft);
  const seats = draft?.seats.length ?? seatRange(game)[0];
  const { Preparation } = rowOf(game);
  return (
    <SetupFrame
      game={game}
      testID={`new-${game}`}
      button={
        <View style={{ gap: SPACE.inside }}>
          {refused !== null && (
            <LiveText variant="caption" color="bad" role="alert">
              {say(startFaultPhrase(refused))}
            </LiveText>
          )}
          <Button
            label={t('newGame.start')}
            whyDisabled={
              isStarting || draft === null ? t('newGame.starting') : fault === null ? undefined : faultWords(t, fault)
            }
            onPress={() => void start()}
            testID="start-match"
          />
        </View>
      }
    >
      <LessonOffer game={game} />
      <View style={{ gap: 4 }}>
        <Text variant="title" role="heading" aria-level={1}>
          {t(`games.${game}.name`)}
        </Text>
        <Text variant="caption" color="ink2">
          {t('newGame.tableLine', { n: seats, minutes: rowOf(game).minutes(seats) })}
        </Text>
      </View>
      {/* Whoever begins a match knows whether it is kept. */}
      <StorageNotice />
      {draft !== null && (
        <>
          <Seats draft={draft} names={names} computerNames={computerNames} onChange={change} />
          <OptionRows draft={draft} onChange={change} />
          {/* Who begins changes nothing that is painted. */}
          {Preparation !== null && fault === null && <Preparation setup={setupOf(draft, () => 0)} />}
        </>
      )}
    </SetupFrame>
  );
}

function faultWords(t: ReturnType<typeof useWords>['t'], fault: DraftFault): string {
  switch (fault.fault) {
    case 'noName':
      return t('newGame.noName', { n: fault.seat });
    case 'sameName':
      return t('newGame.sameName', { name: fault.name });
    case 'noCode':
      return t('newGame.codeMissing');
  }
}

function Seats({
  draft,
  names,
  computerNames,
  onChange,
}: {
  draft: Draft;
  names: readonly string[];
  computerNames: readonly string[];
  onChange: (draft: Draft) => void;
}) {
  const { t } = useWords();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [, max] = seatRange(draft.game);
  const open = draft.seats.find((seat) => seat.key === openKey);
  return (
    <Panel aria-label={t('newGame.seats')}>
      <ReorderList
        items={draft.seats}
        keyOf={(seat) => seat.key}
        gripLabel={(seat, index) => t('newGame.grip', { name: seat.name, n: index + 1, total: draft.seats.length })}
        upLabel={t('newGame.moveUp')}
        downLabel={t('newGame.moveDown')}
        divider={<Divider />}
        onMove={(from, to) => onChange(moveSeat(draft, from, to))}
        renderRow={(seat, index, { grip }) => (
          <SeatRow
            game={draft.game}
            seat={seat}
            grip={draft.seats.length > 1 ? grip : <View style={{ width: SPACE.inside }} />}
            isFirst={draft.starts === seat.key}
            onOpen={() => setOpenKey(seat.key)}
            onColour={() => setOpenKey(seat.key)}
            testID={`seat-${index}`}
          />
        )}
      />
      <Divider />
      <AddSeat draft={draft} max={max} onAdd={() => onChange(addSeat(draft, computerNames))} />
      {open !== undefined && (
        <SeatSheet
          draft={draft}
          seat={open}
          names={names}
          computerNames={computerNames}
          onChange={onChange}
          onClose={() => setOpenKey(null)}
        />
      )}
    </Panel>
  );
}

/** One more seat, or why there is none. */
function AddSeat({ draft, max, onAdd }: { draft: Draft; max: number; onAdd: () => void }) {
  const { t } = useWords();
  const n = draft.seats.length;
  if (n >= max) {
    return (
      <View style={{ minHeight: TARGET.button, justifyContent: 'center', paddingHorizontal: SPACE.edge }}>
        <Text variant="body" color="ink2">
          {max === 1 ? t('newGame.tableFixed') : t('newGame.tableFull', { max })}
        </Text>
      </View>
    );
  }
  return (
    <Tappable
      role="button"
      aria-label={t('newGame.addSeat')}
      onPress={onAdd}
      testID="add-seat"
      sinks={false}
      style={{
        minHeight: TARGET.button,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.edge,
        paddingHorizontal: SPACE.edge,
        paddingVertical: SPACE.inside,
        borderRadius: CORNER.seat,
      }}
    >
      <Icon name="plus" color="action" size={22} />
      <Text variant="row" face="bold" color="action" style={{ flex: 1, paddingLeft: SPACE.inside }}>
        {t('newGame.addSeat')}
      </Text>
      <Text variant="body" color="ink2">
        {t('newGame.seatCount', { n, max })}
      </Text>
    </Tappable>
  );
}
