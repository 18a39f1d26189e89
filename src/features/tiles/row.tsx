import { useEffect } from 'react';

import { artThemeOf } from '@/board/artTheme';
import { lazyPainter } from '@/board/lazySkia';
import type { GameRecord } from '@/core/record';
import { AgreementSheet } from '@/features/agreement/Agreement';
import type { GameRow } from '@/features/contract/GameRow';
import { landOf } from '@/features/land/land';
import { reasonOf, tileEvents, TileTable } from '@/games/tiles';
import { useWords } from '@/i18n';
import { useTheme } from '@/ui/look/theme';

import { figureLand } from './figure/figureLand';
import { figureWords } from './figure/figureWords';
import { LandFigure } from './figure/LandFigure';
import { tableWords } from './figure/tableWords';
import { TileBoxTable } from './figure/TileBoxTable';
import { LandCard } from './LandCard';
import { Land } from './LandReplay';
import { LandView } from './LandView';
import { PlayScreen } from './PlayScreen';
import { Preparation } from './Preparation';
import { earlyWords } from './words/finalWords';
import { whatWords } from './words/reasonWords';
import { tell } from './words/tell';

const LandPainter = lazyPainter(() => import('@/features/land/LandPainter'));

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
  return <LandPainter land={land} theme={artThemeOf(theme)} onPainted={onPainted} onMissing={() => onPainted(null)} />;
}

/** What the three games of tiles have in common. */
export const tileRow: Omit<GameRow, 'minutes' | 'gaze'> = {
  Table: TileTableScreen,
  Preparation,
  Replay: Land,
  Final: LandCard,
  Kind: LandView,
  Picture: LandToGive,
  Figure: LandFigure,
  BookTable: TileBoxTable,
  hasAids: true,
  kindIcons: {
    city: 'city',
    road: 'road',
    cloister: 'monastery',
    field: 'fields',
    forest: 'tree',
    river: 'river',
    meadow: 'fields',
    hut: 'hut',
    follower: 'person',
  },
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
      return {
        player: first?.player ?? told.seat,
        title: first?.text ?? '',
        rest: others.map(({ text }) => text),
        inOrder: said.map(({ text }) => text),
      };
    },
    tableWords,
    figureWords: (words, lines, figure) => figureWords(words, lines, figureLand('', figure, lines)),
    earlyEnd: (words, lines, table) => earlyWords(words, lines, TileTable.of(table)),
    biggest: (words, name, points) => {
      const [only] = points;
      const reason = only === undefined ? null : reasonOf(only);
      // A move that closed several things at once is named by who made it.
      if (points.length !== 1 || reason === null) return words.t('match.result.biggestPlain', { name });
      return words.t('match.result.biggest', { name, what: whatWords(words, reason) });
    },
  },
};
