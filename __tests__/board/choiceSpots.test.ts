import { DISC, discScale, PILL, spreadChoices, type ChoiceSpot } from '@/board/choiceSpots';
import { handTile, pieceMarks, spotOn } from '@/board/scene';
import type { Cell, PieceMark } from '@/board/types';
import { choicesAt } from '@/features/tiles/scene/choices';
import { closeUp } from '@/features/tiles/scene/useFraming';
import { PIECE_KINDS } from '@/games/tiles';
import type { TilePosition } from '@/games/tiles/position';

import { somewhere } from '../support/tilePlay';
import { tileTable } from '../support/positionOf';

const large = (x: number, y: number): ChoiceSpot => ({ at: { x, y }, isSmall: false });
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the discs on a tile', () => {
  it('stay where they are when they have room', () => {
    const choices = [large(0.2, 0.2), large(0.8, 0.5)];
    expect(spreadChoices(choices)).toEqual(choices.map(({ at }) => at));
  });

  it('part when they would cover each other, even on one spot', () => {
    const [one, other] = spreadChoices([large(0.5, 0.5), large(0.5, 0.5)]);
    expect(apart(one!, other!)).toBeGreaterThan(0.15);
  });

  it('keep to the tile', () => {
    for (const { x, y } of spreadChoices([large(0.1, 0.1), large(0.12, 0.1), large(0.1, 0.14)])) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.09);
      expect(Math.max(x, y)).toBeLessThanOrEqual(0.91);
    }
  });

  it.each(['classic', 'hunters'] as const)(
    'can be told apart on every tile of %s that comes up, each on its segment, and hide less than a third of it',
    (game) => {
      let pairs = 0;
      let most = 0;
      for (let seed = 1; seed <= 40; seed += 2) {
        const position: TilePosition = somewhere({ game, seats: 3 }, seed, 2 + seed);
        const table = tileTable(game, position);
        for (const move of position.legalMoves()) {
          if (move.type !== 'place' || move.piece !== null) continue;
          const tile = handTile(table, move)!;
          const placed = { ...move, stage: 'placed', piece: null } as const;
          for (const kind of PIECE_KINDS) {
            const { options } = choicesAt(table, placed, kind);
            const marks = pieceMarks(table, move, null, options, [0, 1, 2], { label: () => '', gain: () => GAIN });
            // Few hide little.
            if (marks.length > 3) most = Math.max(most, hiddenBy(marks, move));
            marks.forEach((mark, index) => {
              expect(apart(mark.at, spotOn(game, tile, mark.choice.segment))).toBeLessThan(0.13);
              for (const other of marks.slice(index + 1)) {
                pairs++;
                expect(apart(mark.at, other.at)).toBeGreaterThan(0.1);
              }
            });
          }
        }
      }
      expect(pairs).toBeGreaterThan(500);
      expect(most).toBeLessThan(ENOUGH);
    },
  );
});

/** The tile as a phone of 360 points shows it while a piece is chosen. */
const SIDE = closeUp({ width: 360, height: 740 }).largest;
const GRAIN = 36;
/** A third is what was promised. The worst tile loses 26 %, so whatever grows is noticed before it breaks the promise. */
const ENOUGH = 0.28;
/** The most that may be written at an anchor. */
const GAIN = '+18';

/** The share of a tile that anchors with their points and the turn handle cover, counted point by point. */
function hiddenBy(marks: readonly PieceMark[], tile: Cell): number {
  const size = discScale(SIDE);
  const discs = marks.map(({ at, state }) => ({
    x: (at.x - tile.x) * SIDE,
    y: (at.y - tile.y) * SIDE,
    radius: (state === 'refused' ? DISC.refused : DISC.radius + DISC.ring / 2) * size,
  }));
  const handle = { x: SIDE, y: SIDE, radius: DISC.handle * size };
  const width = GAIN.length * PILL.digit + 2 * (PILL.padding + PILL.border);
  const pills = discs.flatMap(({ x, y }, index) =>
    marks[index]!.gain === null ? [] : [{ x: x - width / 2, y: y - PILL.rise - PILL.height / 2 }],
  );
  let hidden = 0;
  for (let i = 0; i < GRAIN * GRAIN; i++) {
    const x = (((i % GRAIN) + 0.5) / GRAIN) * SIDE;
    const y = ((Math.floor(i / GRAIN) + 0.5) / GRAIN) * SIDE;
    const isHidden =
      [...discs, handle].some((disc) => Math.hypot(disc.x - x, disc.y - y) < disc.radius) ||
      pills.some((pill) => x > pill.x && x < pill.x + width && y > pill.y && y < pill.y + PILL.height);
    if (isHidden) hidden++;
  }
  return hidden / GRAIN ** 2;
}
