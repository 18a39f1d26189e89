import { useEffect } from 'react';

import { lazyPainter } from '@/board/lazySkia';
import type { GameRecord } from '@/core/record';
import type { GameRow } from '@/features/contract/GameRow';
import { estatesOf } from '@/features/estates/estates';
import { cardEvents, expansionOf, type Build } from '@/games/settlers';
import { listOf, useWords, type Words } from '@/i18n';
import type { GivenPoints } from '@/match/review';
import { buildName, expansionName } from '@/table/words/cardWords';
import { tellEvents } from '@/table/words/tell';

import { CardBoxTable } from './figure/CardBoxTable';
import { CardFigure } from './figure/CardFigure';
import { figureWords } from './figure/figureWords';
import { tableWords } from './figure/tableWords';
import { CardsSheet } from './CardsSheet';
import { Estates } from './EstatesReplay';
import { TablePlayScreen } from './TablePlayScreen';

const EstatesPainter = lazyPainter(() => import('@/features/estates/EstatesPainter'));

function TableToGive({
  id,
  record,
  onPainted,
}: {
  id: string;
  record: GameRecord;
  onPainted: (address: string | null) => void;
}) {
  const words = useWords();
  const table = estatesOf(id, record, words);
  const isMissing = table === null;
  useEffect(() => {
    if (isMissing) onPainted(null);
  });
  if (table === null) return null;
  return <EstatesPainter table={table} onPainted={onPainted} onMissing={() => onPainted(null)} />;
}

/** What was built, by its name: only builds give points in the card game. */
function builtWords(words: Words, line: GivenPoints): string {
  const card = expansionOf(line);
  return card === null ? buildName(words, line.kind as Build).toLocaleLowerCase() : expansionName(words, card);
}

export const cardRow: Omit<GameRow, 'minutes' | 'gaze'> = {
  Table: TablePlayScreen,
  Preparation: null,
  Replay: Estates,
  Final: null,
  Kind: CardsSheet,
  Picture: TableToGive,
  Figure: CardFigure,
  BookTable: CardBoxTable,
  // The card table has nothing to light or to foretell.
  hasAids: false,
  kindIcons: {
    start: 'flag',
    settlement: 'home',
    city: 'city',
    road: 'road',
    knight: 'shield',
    expansion: 'crown',
  },
  words: {
    showKind: 'match.result.showCards',
    sameAgain: 'match.result.sameCards',
    sameSetup: 'newGame.sameCards',
    picture: 'match.share.table',
    fixedOption: 'newGame.eventsNeedFour',
    styleOf: (style) => style,
    moveWords: (words, lines, told) => {
      const said = tellEvents(
        words,
        cardEvents(told),
        told.seat,
        lines.map(({ name }) => name),
      );
      const [first, ...others] = [...said].sort(
        (one, other) => Number(other.weight === 'news') - Number(one.weight === 'news'),
      );
      return {
        player: first?.seat ?? told.seat,
        title: first?.text ?? '',
        rest: others.map(({ text }) => text),
        inOrder: said.map(({ text }) => text),
      };
    },
    tableWords,
    figureWords,
    biggest: (words, name, points) =>
      words.t('match.result.biggestTurn', {
        name,
        what: listOf(
          points.map((line) => builtWords(words, line)),
          words,
        ),
      }),
  },
};
