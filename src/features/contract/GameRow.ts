import type { ComponentType } from 'react';

import type { Style } from '@/ai';
import type { Insets } from '@/board/types';
import type { StagedFigure, TableName } from '@/book';
import type { GameId, Table } from '@/core/game';
import type { GameRecord } from '@/core/record';
import type { Told } from '@/core/told';
import type { Words } from '@/i18n';
import type { GivenPoints, Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import type { MatchSetup } from '@/match/start';
import type { SavedMatch } from '@/storage/savedMatch';
import type { IconName } from '@/ui/drawing/Icon';

/** A move in sentences; what matters most comes first. */
export interface MoveWords {
  /** The score line whose badge stands beside it. */
  readonly player: number;
  readonly title: string;
  /** What else the move did. */
  readonly rest: readonly string[];
  /** All of it in the order in which it happened. */
  readonly inOrder: readonly string[];
}

/** Where a replay may show its table: the panels around it, and whether they stand beside it. */
export interface ReplayRoom {
  readonly insets: Insets;
  readonly isBeside: boolean;
  /** False while the panels still find their size. */
  readonly isKnown: boolean;
}

/** A figure of the rule book, as its game shows it. */
export interface FigureProps {
  /** Names it: what was painted once is found again. */
  readonly id: string;
  readonly figure: StagedFigure;
  readonly lines: readonly ScoreLine[];
  /** Whether it is being played now; a still picture otherwise. */
  readonly isPlaying: boolean;
  readonly onPlayed: () => void;
}

/** A table that is only words. */
export interface WordTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All that the screens around a game show of it. A new game is one folder in `games`, one of these, words and art. */
export interface GameRow {
  /** Where it is played. */
  readonly Table: ComponentType;
  /** Paints what the first look at a match will need while its table is still being set, and shows nothing of it. */
  readonly Preparation: ComponentType<{ setup: MatchSetup }> | null;
  /** The table after so many moves, as it lay open to all. */
  readonly Replay: ComponentType<{
    review: Review;
    lines: readonly ScoreLine[];
    at: number;
    room: ReplayRoom;
  }>;
  /** The whole table as a picture on the result; null where the points say it all. */
  readonly Final: ComponentType<{ match: SavedMatch; onPress: (() => void) | undefined }> | null;
  /** What gave points of one kind, opened from the table of points. */
  readonly Kind: ComponentType<{
    review: Review;
    lines: readonly ScoreLine[];
    kind: string;
    onClose: () => void;
  }>;
  /** Paints the table as a picture to give away; null answers that it cannot be. */
  readonly Picture: ComponentType<{ id: string; record: GameRecord; onPainted: (address: string | null) => void }>;
  /** A position of the rule book. */
  readonly Figure: ComponentType<FigureProps>;
  /** A table of the rule book: tiles, cards, prices, as they are in the box. */
  readonly BookTable: ComponentType<{ game: GameId; name: TableName; options?: object }>;
  /** Whether there are aids to choose: lights, previews, counts. */
  readonly hasAids: boolean;
  /** The most seats that are offered, where that is fewer than the rules allow. */
  readonly mostSeats?: number;
  /** About how long a table of so many takes. */
  minutes(seats: number): number;
  /** The small picture beside each kind of points. */
  readonly kindIcons: Readonly<Record<string, IconName>>;
  /** Where a narrow frame looks at the game's landscape, so that nobody is cut in two. */
  readonly gaze: number;
  readonly words: RowWords;
}

interface RowWords {
  readonly showKind: 'match.result.showCards' | 'match.result.showLand';
  readonly sameAgain: 'match.result.sameCards' | 'match.result.sameTiles';
  readonly sameSetup: 'newGame.sameCards' | 'newGame.sameTiles';
  readonly picture: 'match.share.table' | 'match.share.picture';
  /** What a taste is called among players of this game. */
  styleOf(style: Style): Style | 'hunter';
  moveWords(words: Words, lines: readonly ScoreLine[], told: Told): MoveWords;
  /** What lies on a figure of the rule book, for readers: the same that is painted. */
  figureWords(words: Words, lines: readonly ScoreLine[], figure: StagedFigure): string;
  /** A table of the rule book in words, where it cannot be painted. */
  tableWords(words: Words, game: GameId, name: TableName, options?: object): readonly WordTable[];
  /** What brought somebody most in one turn. */
  biggest(words: Words, name: string, points: readonly GivenPoints[]): string;
  /** Why a match ended before it had to; null where it did not, and absent where a game never does. */
  earlyEnd?(words: Words, lines: readonly ScoreLine[], table: Table): string | null;
  /** Why an option has nothing to choose at this table; null where it always has. */
  readonly fixedOption: 'newGame.eventsNeedFour' | null;
}
