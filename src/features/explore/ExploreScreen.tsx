import { useRef, useState } from 'react';
import { View } from 'react-native';

import { BoardLoader } from '@/board/BoardLoader';
import { PLAYED_LANDS, playLand } from '@/board/playedLand';
import { fieldMarks, landScene, litFeature, type Colours } from '@/board/scene';
import type { BoardHandle, BoardScene } from '@/board/types';
import { goBack } from '@/features/shell/navigation';
import { MapControls } from '@/features/tiles/MapControls';
import { type SegmentRef, type TileGameId } from '@/games/tiles';
import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';
import { useLayout } from '@/ui/frame/layout';
import { through } from '@/ui/frame/through';
import { SPACE } from '@/ui/look/tokens';

const COLOURS: Colours = [0, 1, 2, 3, 4];
const NO_WORDS = { label: () => '' };

/** A land that was played by the app's own rules, to wander about on: whoever taps a feature sees how far it goes. */
export function ExploreScreen({ game, tiles }: { game: TileGameId; tiles?: number }) {
  const { t } = useWords();
  const { insets, edge, isWide, width, height } = useLayout();
  const board = useRef<BoardHandle>(null);
  const [table] = useState(() => {
    const { seats, seed } = PLAYED_LANDS[game];
    return playLand(game, seats, seed, tiles);
  });
  const [land] = useState(() => landScene(table, COLOURS));
  const [fields] = useState(() => fieldMarks(table, COLOURS, NO_WORDS));
  const { ground } = table.look;
  const [controls, setControls] = useState({ width: 0, height: 0 });
  const [lit, setLit] = useState<SegmentRef | null>(null);
  const [hasFields, setFields] = useState(false);
  const scene: BoardScene = {
    ...land,
    hand: null,
    lit: lit === null ? null : litFeature(table, lit),
    fields: hasFields ? fields : null,
  };
  const right = Math.max(edge, insets.right);
  const bottom = insets.bottom + edge;
  return (
    <View testID="explore" role="main" style={{ flex: 1 }}>
      <BoardLoader
        ref={board}
        scene={scene}
        insets={{ ...insets, top: insets.top + (isWide ? 0 : 64) }}
        islands={[
          {
            x: width - right - controls.width - SPACE.between,
            y: height - bottom - controls.height - SPACE.between,
            width: right + controls.width + SPACE.between,
            height: bottom + controls.height + SPACE.between,
          },
        ]}
        onTapLand={setLit}
        onTapCell={() => setLit(null)}
      />
      <View style={{ position: 'absolute', top: insets.top + SPACE.inside, left: Math.max(edge, insets.left) }}>
        <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
      </View>
      <View
        onLayout={({ nativeEvent: { layout } }) => setControls({ width: layout.width, height: layout.height })}
        style={[through, { position: 'absolute', right, bottom }]}
      >
        <MapControls
          overlay={ground === null ? null : { kind: ground, isOn: hasFields, onToggle: () => setFields(!hasFields) }}
          onCloser={() => board.current?.zoomBy(1.4)}
          onFarther={() => board.current?.zoomBy(1 / 1.4)}
          onFit={() => void board.current?.show('all')}
        />
      </View>
    </View>
  );
}
