import type { ReactNode } from 'react';

import type { BoardLink } from '@/board/link';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import type { ScoreLine } from '@/match/scoreLines';
import { Button } from '@/ui/controls/Button';
import { ThinkingDots } from '@/ui/drawing/ThinkingDots';
import { SeatFace } from '@/ui/portraits/SeatFace';

import type { Presenting } from '../scene/usePresenting';
import type { useHint } from '../useHint';
import type { Play } from '../usePlay';
import { CountTray } from './CountTray';
import { FinalTray } from './FinalTray';
import { HoldingTray } from './HoldingTray';
import { MessageTray } from './MessageTray';
import { OrderTray } from './OrderTray';
import { OverTray } from './OverTray';
import { PlacedTray } from './PlacedTray';
import { TilePicture } from './TilePicture';
import { useTileSize } from './tileSize';
import { NextTile, TrayTile } from './TrayTile';

/** Under the thumb: one question at a time, and one main button. */
export function Tray({
  play,
  link,
  hint,
  stage,
  onResult,
}: {
  play: Play;
  link: BoardLink;
  hint: ReturnType<typeof useHint>;
  stage: Pick<Presenting, 'count' | 'skipsAll' | 'skip'>;
  onResult: () => void;
}) {
  const { t } = useWords();
  const { mode, table, lines, shownPending: pending, thinking, record } = play;
  const tileSize = useTileSize();
  const mover = useMatch((state) => state.told.at(-1)?.seat ?? 0);
  switch (mode) {
    case 'over':
      return <OverTray play={play} onResult={onResult} />;
    case 'thinking': {
      const name = record.seats[thinking ?? 0]?.name ?? '';
      return (
        <MessageTray testID="thinking" title={t('board.tray.thinking', { name })} mark={badgeOf(lines[thinking ?? 0])}>
          <Button kind="secondary" label={t('board.tray.hurry')} onPress={play.match.hurry} testID="hurry" />
        </MessageTray>
      );
    }
    case 'showing': {
      if (stage.count !== null)
        return <FinalTray play={play} count={stage.count} skipsAll={stage.skipsAll} onSkip={stage.skip} />;
      const name = record.seats[mover]?.name ?? '';
      return (
        <MessageTray testID="showing" title={t('board.tray.shows', { name })} mark={badgeOf(lines[mover])}>
          <Button kind="secondary" label={t('board.tray.skip')} onPress={stage.skip} testID="skip" />
          <NextTile play={play} size={tileSize} />
        </MessageTray>
      );
    }
    case 'waiting':
      return <MessageTray testID="waiting" title={t('board.tray.waiting')} />;
    case 'deciding':
      break;
  }
  if (pending.stage === 'ordering') return <OrderTray play={play} order={pending.order} />;
  if (table.stage === 'counting') return <CountTray play={play} />;
  if (pending.stage === 'placed') return <PlacedTray play={play} placed={pending} hint={hint.text} />;
  if (hint.isLooking)
    return <MessageTray testID="hint-looking" title={t('board.tray.thinkingHint')} mark={<ThinkingDots />} />;
  if (play.hasFields) return <FieldsTray play={play} />;
  return <HoldingTray play={play} held={<TrayTile play={play} link={link} size={tileSize} />} />;
}

/** What the overlay counts, said once. */
function FieldsTray({ play }: { play: Play }) {
  const { t } = useWords();
  const { table, pending, landscape } = play;
  const ground = table.look.ground ?? 'field';
  return (
    <MessageTray
      testID="fields-text"
      title={t(`board.map.${ground}`)}
      text={t(ground === 'meadow' ? 'board.tray.groundMeadow' : 'board.tray.groundField')}
      mark={
        table.hand !== null && pending.stage !== 'ordering' ? (
          <TilePicture landscape={landscape} design={table.hand.tile} turns={play.seenAs(pending.rotation)} size={72} />
        ) : undefined
      }
    />
  );
}

function badgeOf(line: ScoreLine | undefined): ReactNode {
  return line === undefined ? null : <SeatFace player={line.number} name={line.name} isAi={line.isAi} size={48} />;
}
