import type { ComponentType } from 'react';

import type { Style } from '@/ai';
import type { Insets } from '@/board/types';
import type { GameRecord } from '@/core/record';
import type { Told } from '@/core/told';
import type { Words } from '@/i18n';
import type { GivenPoints, Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import type { SavedMatch } from '@/storage/savedMatch';
import type { IconName } from '@/ui/drawing/Icon';

/** A move in sentences; what matters most comes first. */
export interface MoveWords {
  /** The score line whose badge stands beside it. */
  readonly player: number;
  readonly title: string;
  /** What else the move did. */
  readonly rest: readonly string[];
}

/** Where a replay may show its table: the panels around it, and whether they stand beside it. */
export interface ReplayRoom {
  readonly insets: Insets;
  readonly isBeside: boolean;
  /** False while the panels still find their size. */
  readonly isKnown: boolean;
}

/** All that the screens around a game show of it. A new game is one folder in `games`, one of these, words and art. */
export interface GameRow {
  /** Where it is played. */
  readonly Table: ComponentType;
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
  /** Whether there are aids to choose: lights, previews, counts. */
  readonly hasAids: boolean;
  /** The most seats that are offered, where that is fewer than the rules allow. */
  readonly mostSeats?: number;
  /** What a usual table takes. */
  readonly minutes: number;
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
  /** What brought somebody most in one turn. */
  biggest(words: Words, name: string, points: readonly GivenPoints[]): string;
  /** Why an option has nothing to choose at this table; null where it always has. */
  readonly fixedOption: 'newGame.eventsNeedFour' | null;
}
