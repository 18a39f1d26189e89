import { useState } from 'react';
import { View } from 'react-native';

import { OpeningScreen } from '@/features/door/doors';
import { NoReview } from '@/features/result/NoReview';
import { useReview, type Reviewed } from '@/features/result/useReview';
import { rowOf } from '@/features/rows';
import { ShareSheet } from '@/features/share/ShareSheet';
import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { scoreLines, type ScoreLine } from '@/match/scoreLines';
import { useSettings } from '@/storage/settingsStore';
import { IconButton } from '@/ui/controls/IconButton';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { Controls } from './Controls';

/** A match again, move by move. */
export function ReplayScreen({ id, move }: { id: string; move: number }) {
  const { t } = useWords();
  const reviewed = useReview(id);
  if (reviewed === null) return <OpeningScreen />;
  if (!reviewed.ok) return <NoReview id={id} fault={reviewed.error} openText={t('match.replay.stillOpenText')} />;
  return <Replay reviewed={reviewed.value} first={move} />;
}

const PANEL = 324;

function Replay({ reviewed: { ended, review }, first }: { reviewed: Reviewed; first: number }) {
  const words = useWords();
  const { t } = words;
  const { colors, depth, outline } = useTheme();
  const { edge, height, insets, isWide, kind } = useLayout();
  const isLeftHanded = useSettings((state) => state.settings.isLeftHanded);
  const [at, setAt] = useState(() => Math.max(0, Math.min(review.told.length, first)));
  const [isSharing, setSharing] = useState(false);
  const [tray, setTray] = useState(0);
  const scores = review.scores[at] ?? [];
  const lines = scoreLines(review.record, scores.length, words);
  const { Replay: Table } = rowOf(review.record.game);
  const left = Math.max(edge, insets.left);
  const right = Math.max(edge, insets.right);
  const top = insets.top + SPACE.between;
  // The panel stands where it stands while one plays; the board has the other side.
  const side = isLeftHanded ? 'left' : 'right';
  const free = isLeftHanded ? 'right' : 'left';
  const panel = (kind === 'tablet' ? 400 : PANEL) + insets[side];
  const around = { left, right, ...(isWide && { [side]: panel + SPACE.between }) };
  const bar = (
    <View
      style={[
        through,
        {
          position: 'absolute',
          top,
          ...around,
          flexDirection: 'row',
          gap: SPACE.inside,
        },
      ]}
    >
      <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
      <Scores lines={lines} scores={scores} />
      <IconButton icon="share" label={t('match.replay.share')} onPress={() => setSharing(true)} testID="share" />
    </View>
  );
  // A tall panel beside the board has room for the whole match in words.
  const hasList = isWide && height > 560;
  const controls = <Controls review={review} lines={lines} at={at} onChange={setAt} hasList={hasList} />;
  const room = {
    top: top + 60,
    bottom: isWide ? insets.bottom + SPACE.between : tray + SPACE.between,
    ...(isWide ? around : { left: SPACE.between, right: SPACE.between }),
  };
  return (
    <View testID="replay" role="main" style={{ flex: 1, backgroundColor: colors.table }}>
      <Table
        review={review}
        lines={lines}
        at={at}
        room={{ insets: room, isBeside: isWide, isKnown: isWide || tray > 0 }}
      />
      {bar}
      <View
        testID="replay-panel"
        onLayout={(event) => setTray(event.nativeEvent.layout.height)}
        style={[
          {
            position: 'absolute',
            backgroundColor: colors.panel,
            boxShadow: depth.tray,
            ...outline,
          },
          isWide
            ? {
                top: 0,
                bottom: 0,
                [side]: 0,
                width: panel,
                justifyContent: 'flex-end',
                paddingTop: top,
                [side === 'left' ? 'paddingLeft' : 'paddingRight']: insets[side] + SPACE.edge,
                [free === 'left' ? 'paddingLeft' : 'paddingRight']: SPACE.edge,
                paddingBottom: insets.bottom + SPACE.edge,
              }
            : {
                left: 0,
                right: 0,
                bottom: 0,
                borderTopLeftRadius: CORNER.sheet,
                borderTopRightRadius: CORNER.sheet,
                paddingTop: SPACE.edge,
                paddingLeft: left,
                paddingRight: right,
                paddingBottom: insets.bottom + SPACE.edge,
                alignItems: 'center',
              },
        ]}
      >
        <View style={{ width: '100%', maxWidth: 640, flex: hasList ? 1 : undefined }}>{controls}</View>
      </View>
      {isSharing && <ShareSheet ended={ended} onClose={() => setSharing(false)} />}
    </View>
  );
}

/** How it stood at this move. */
function Scores({ lines, scores }: { lines: readonly ScoreLine[]; scores: readonly number[] }) {
  const { t } = useWords();
  const { control } = useLayout();
  return (
    <Panel
      corner={CORNER.seat}
      style={{
        flex: 1,
        minHeight: control,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        justifyContent: 'space-evenly',
        paddingHorizontal: SPACE.inside,
        columnGap: SPACE.inside,
      }}
    >
      {lines.map(({ index, name, number }) => (
        <View
          key={index}
          accessible
          role="img"
          aria-label={t('match.replay.seat', { name, points: t('board.points', { n: scores[index] ?? 0 }) })}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}
        >
          <PlayerBadge player={number} name={name} size={lines.length > 4 ? 20 : 24} />
          <Text variant={lines.length > 4 ? 'row' : 'scoreRow'} face="extrabold" maxScale={1.3}>
            {String(scores[index] ?? 0)}
          </Text>
        </View>
      ))}
    </Panel>
  );
}
