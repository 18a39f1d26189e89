/**
 * Followers, huts and score markers in the players' colours, each with its player's shape.
 *
 * The traveller is the app's own (`ui/traveller`); here it gets the edges that let every colour be seen on every
 * ground (fill, cream rim, dark hairline) at widths that hold at phone size.
 */
import { type Mark } from '@/ui/drawing/marks';
import { shapePath } from '@/ui/drawing/shapes';
import { follower, FOLLOWER } from '@/ui/drawing/traveller';
import type { Colour } from '@/core/seat';
import { PLAYERS } from '@/ui/look/tokens';

import type { Brush } from './brush';
import { mix } from './colour';
import type { Point } from './geometry/point';
import { type ArtTheme, isPainted } from './palette';

export const PIECES = ['standing', 'lying', 'hut', 'marker'] as const;
export type PieceKind = (typeof PIECES)[number];

export interface Piece {
  readonly kind: PieceKind;
  readonly player: Colour;
  /** The middle of the piece, in tile units. */
  readonly at: Point;
}

const RIM = '#FFF8EA';
const HAIR = '#3A2814';
export const PIECE_HEIGHT = 0.29;

/** A piece is never lower than this, in points: from afar it is larger than the land's scale would have it. */
const LOWEST = 17;

/** Relative to the tile, pieces grow when tiles get small. */
export function pieceHeight(pixels: number): number {
  'worklet';
  return Math.max(PIECE_HEIGHT * Math.min(1.45, Math.max(1, 75 / pixels)), LOWEST / pixels);
}

interface Look {
  readonly fill: string;
  readonly mark: string;
  readonly rim: string;
  readonly hair: string;
  /** Widths in the piece's own units, where its height is 1. */
  readonly rimWidth: number;
  readonly hairWidth: number;
  readonly flat: boolean;
}

function lookOf(player: Colour, theme: ArtTheme, devicePixels: number): Look {
  const colours = PLAYERS[player];
  const flat = !isPainted(theme);
  return {
    fill: flat ? colours.contrast : colours.fill,
    // A pale mark on every colour but yellow, where ink reads better; the rim's cream ties it to the edge.
    mark: colours.onFill === '#FFFFFF' ? RIM : colours.onFill,
    rim: flat ? '#FFFFFF' : RIM,
    hair: flat ? '#000000' : HAIR,
    rimWidth: Math.max(0.04, 1.7 / devicePixels),
    hairWidth: Math.max(flat ? 0.035 : 0.018, (flat ? 1.4 : 0.9) / devicePixels),
    flat,
  };
}

export function paintPiece(brush: Brush, piece: Piece, theme: ArtTheme, pixels: number): void {
  const height = pieceHeight(pixels);
  const look = lookOf(piece.player, theme, height * pixels);
  brush.canvas.save();
  brush.canvas.translate(piece.at.x, piece.at.y);
  brush.canvas.scale(height, height);
  if (!look.flat) paintShadow(brush, piece.kind);
  switch (piece.kind) {
    case 'standing':
      paintTraveller(brush, piece.player, look, 0);
      break;
    case 'lying':
      paintTraveller(brush, piece.player, look, -78);
      break;
    case 'hut':
      paintHut(brush, piece.player, look);
      break;
    case 'marker':
      paintMarker(brush, piece.player, look);
  }
  brush.canvas.restore();
}

function paintShadow(brush: Brush, kind: PieceKind): void {
  const flatOnGround = kind === 'lying' || kind === 'marker';
  brush.oval(0.1, flatOnGround ? 0.26 : 0.46, flatOnGround ? 0.5 : 0.42, flatOnGround ? 0.2 : 0.09, '#1E140A', {
    alpha: 0.34,
    blur: 0.04,
  });
}

/** One outline, from outside in: hairline, rim; the caller fills. */
function paintEdges(brush: Brush, outline: ReturnType<Brush['path']>, look: Look, unit: number): void {
  const { rimWidth, hairWidth } = look;
  brush.stroke(outline, look.hair, ((rimWidth + hairWidth) * 2) / unit, { closed: true, alpha: look.flat ? 1 : 0.85 });
  brush.stroke(outline, look.rim, (rimWidth * 2) / unit, { closed: true });
}

function svg(brush: Brush, d: string): ReturnType<Brush['path']> {
  const path = brush.box.skia.Path.MakeFromSVGString(d);
  if (!path) throw new Error('a mark with an unreadable path');
  return path;
}

function paintMark(brush: Brush, mark: Mark): void {
  const path = svg(brush, mark.d);
  const alpha = mark.opacity ?? 1;
  if (typeof mark.fill === 'string') brush.fill(path, mark.fill, { alpha });
  path.dispose();
}

/** The traveller lies turned as a whole, but the shape on the cloak stays upright, or a square would turn diamond. */
function paintTraveller(brush: Brush, player: Colour, look: Look, angle: number): void {
  const unit = 1 / FOLLOWER.height;
  const { shape } = PLAYERS[player];
  const marks = follower({ shape, fill: look.fill, onFill: look.mark }, { onLand: false, shadow: false });
  const [cloak, ...details] = marks.slice(0, -1);
  const { canvas } = brush;
  canvas.save();
  canvas.rotate(angle, 0, 0);
  canvas.scale(unit, unit);
  canvas.translate(-FOLLOWER.width / 2, -FOLLOWER.height / 2);
  if (cloak) {
    const outline = svg(brush, cloak.d);
    paintEdges(brush, outline, look, unit);
    if (look.flat) brush.fill(outline, look.fill);
    else {
      const light = mix(look.fill, '#FFFFFF', 0.16);
      const dark = mix(look.fill, '#1A0A10', 0.3);
      const across =
        angle === 0
          ? ([
              { x: 0, y: 0 },
              { x: 100, y: 0 },
            ] as const)
          : ([
              { x: 100, y: 20 },
              { x: 0, y: 90 },
            ] as const);
      brush.gradient(outline, across[0], across[1], [light, look.fill, dark]);
    }
    brush.stroke(outline, mix(look.fill, '#200A04', 0.6), 2.6, { closed: true });
    outline.dispose();
  }
  details.forEach((mark, i) => {
    // Flat pieces keep the face and the fringe, and lose the play of light.
    if (look.flat && i < 2) return;
    paintMark(brush, mark);
  });
  canvas.restore();
  const turn = (angle * Math.PI) / 180;
  const chest = { x: 0, y: (83 - FOLLOWER.height / 2) * unit };
  paintShape(
    brush,
    player,
    { x: chest.x * Math.cos(turn) - chest.y * Math.sin(turn), y: chest.x * Math.sin(turn) + chest.y * Math.cos(turn) },
    0.135,
    look,
  );
}

function paintShape(brush: Brush, player: Colour, at: Point, radius: number, look: Look): void {
  const path = svg(brush, shapePath(PLAYERS[player].shape, at.x * 100, at.y * 100, radius * 100));
  brush.canvas.save();
  brush.canvas.scale(0.01, 0.01);
  brush.stroke(path, mix(look.fill, '#100804', 0.55), 4.5, { closed: true, alpha: 0.7 });
  brush.fill(path, look.mark);
  brush.canvas.restore();
  path.dispose();
}

function paintHut(brush: Brush, player: Colour, look: Look): void {
  const tent = brush.path((pen) =>
    pen
      .moveTo(0, -0.4)
      .cubicTo(0.2, -0.2, 0.38, 0.12, 0.5, 0.38)
      .cubicTo(0.3, 0.47, -0.3, 0.47, -0.5, 0.38)
      .cubicTo(-0.38, 0.12, -0.2, -0.2, 0, -0.4)
      .close(),
  );
  const poles = (pen: import('./brush').Pen): void => {
    pen.moveTo(-0.12, -0.5).lineTo(0.06, -0.28).moveTo(0.12, -0.5).lineTo(-0.06, -0.28);
  };
  const { rimWidth, hairWidth } = look;
  brush.stroke(poles, look.hair, 0.06 + (rimWidth + hairWidth) * 2);
  brush.stroke(tent, look.hair, (rimWidth + hairWidth) * 2, { closed: true });
  brush.stroke(poles, look.rim, 0.06 + rimWidth * 2);
  brush.stroke(tent, look.rim, rimWidth * 2, { closed: true });
  brush.stroke(poles, '#4A3020', 0.055);
  if (look.flat) brush.fill(tent, look.fill);
  else
    brush.gradient(tent, { x: -0.45, y: 0 }, { x: 0.45, y: 0 }, [
      mix(look.fill, '#FFFFFF', 0.2),
      look.fill,
      mix(look.fill, '#1A0A10', 0.35),
    ]);
  if (!look.flat) {
    brush.stroke(
      (pen) => pen.moveTo(0, -0.38).quadTo(-0.16, 0, -0.24, 0.42).moveTo(0, -0.38).quadTo(0.16, 0, 0.24, 0.42),
      mix(look.fill, '#200A04', 0.5),
      0.022,
      { alpha: 0.7 },
    );
  }
  brush.fill(
    (pen) =>
      pen
        .moveTo(-0.1, 0.425)
        .cubicTo(-0.1, 0.2, -0.04, 0.14, 0, 0.12)
        .cubicTo(0.04, 0.14, 0.1, 0.2, 0.1, 0.425)
        .close(),
    '#2A1810',
  );
  brush.stroke(tent, mix(look.fill, '#200A04', 0.6), 0.024, { closed: true });
  tent.dispose();
  paintShape(brush, player, { x: 0, y: -0.06 }, 0.115, look);
}

/** The score marker: a thick round token, its face towards the viewer. */
function paintMarker(brush: Brush, player: Colour, look: Look): void {
  const side = brush.path((pen) => pen.addOval({ x: -0.38, y: -0.26, width: 0.76, height: 0.62 }));
  const face = brush.path((pen) => pen.addOval({ x: -0.38, y: -0.36, width: 0.76, height: 0.62 }));
  paintEdges(brush, side, look, 1);
  paintEdges(brush, face, look, 1);
  brush.fill(side, mix(look.fill, '#1A0A10', 0.45));
  brush.rect(-0.38, -0.05, 0.76, 0.1, mix(look.fill, '#1A0A10', 0.45));
  if (look.flat) brush.fill(face, look.fill);
  else
    brush.gradient(face, { x: -0.38, y: -0.3 }, { x: 0.38, y: 0.2 }, [
      mix(look.fill, '#FFFFFF', 0.25),
      look.fill,
      mix(look.fill, '#1A0A10', 0.2),
    ]);
  brush.stroke((pen) => pen.addOval({ x: -0.31, y: -0.3, width: 0.62, height: 0.5 }), look.mark, 0.025, {
    alpha: 0.55,
  });
  side.dispose();
  face.dispose();
  paintShape(brush, player, { x: 0, y: -0.055 }, 0.16, look);
}
