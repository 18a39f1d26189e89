import { Suspense, useEffect } from 'react';

import { artThemeOf } from '@/board/artTheme';
import { lazySkia } from '@/board/lazySkia';
import type { GameRecord } from '@/core/record';
import { landOf } from '@/features/land/land';
import { AgreementSheet } from '@/features/match/Agreement';
import { Land } from '@/features/replay/Land';
import { LandCard } from '@/features/result/LandCard';
import { LandView } from '@/features/result/LandView';
import type { GameRow } from '@/features/rows/types';
import { reasonOf } from '@/games/tiles/points';
import { tileEvents } from '@/games/tiles/told';
import { useWords } from '@/i18n';
import { useTheme } from '@/ui/theme';

import { PlayScreen } from './PlayScreen';
import { whatWords } from './reasonWords';
import { tell } from './told';

const LandPainter = lazySkia(() => import('@/features/land/LandPainter'));

function TileTableScreen() {
  return (
    <>
      <PlayScreen />
      <AgreementSheet />
    </>
  );
}

function LandToGive({
  id,
  record,
  onPainted,
}: {
  id: string;
  record: GameRecord;
  onPainted: (address: string | null) => void;
}) {
  const words = useWords();
  const theme = useTheme();
  const land = landOf(id, record, words);
  const isMissing = land === null;
  useEffect(() => {
    if (isMissing) onPainted(null);
  });
  if (land === null) return null;
  return (
    <Suspense fallback={null}>
      <LandPainter land={land} theme={artThemeOf(theme)} onPainted={onPainted} />
    </Suspense>
  );
}

/** What the three games of tiles have in common. */
export const tileRow: Omit<GameRow, 'seats' | 'minutes' | 'gaze'> = {
  Table: TileTableScreen,
  Replay: Land,
  Final: LandCard,
  Kind: LandView,
  Picture: LandToGive,
  hasAids: true,
  words: {
    showKind: 'match.result.showLand',
    sameAgain: 'match.result.sameTiles',
    sameSetup: 'newGame.sameTiles',
    picture: 'match.share.picture',
    fixedOption: null,
    styleOf: (style) => style,
    moveWords: (words, lines, told) => {
      const said = tell(words, lines, tileEvents(told));
      const [first, ...others] = [...said].sort((one, other) => other.gain - one.gain);
      return { player: first?.player ?? told.seat, title: first?.text ?? '', rest: others.map(({ text }) => text) };
    },
    biggest: (words, name, points) => {
      const [only] = points;
      const reason = only === undefined ? null : reasonOf(only);
      // A move that closed several things at once is named by who made it.
      if (points.length !== 1 || reason === null) return words.t('match.result.biggestPlain', { name });
      return words.t('match.result.biggest', { name, what: whatWords(words, reason) });
    },
  },
};
