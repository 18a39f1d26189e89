import { Suspense, useState } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';

import type { ArtTheme } from '@/board/art/palette';
import { artThemeOf } from '@/board/artTheme';
import { lazyPainter } from '@/board/lazySkia';
import { spotOn } from '@/board/scene';
import type { FigureProps } from '@/features/contract/GameRow';
import type { SegmentRef } from '@/games/tiles';
import { Icon } from '@/ui/drawing/Icon';
import { Picture } from '@/ui/drawing/Picture';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { BORDER, CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { TileSketch } from '../tray/TileSketch';
import { figureLand, type FigureLand } from './figureLand';
import { LivingLand } from './LivingLand';

const LandPainter = lazyPainter(() => import('@/features/land/LandPainter'));

/** Table left free around the land, in cells. */
const RIM = 0.3;
/** No cell of a figure is larger than this, however few there are. */
const LARGEST = 96;
/** And no figure taller, so that its words are seen with it: in points, and as a share of the screen. */
const TALLEST = 300;
const TALLEST_SHARE = 0.75;

/** A small land of the rule book: a picture until it is played, then the board itself. */
export function LandFigure({ id, figure, lines, isPlaying, onPlayed }: FigureProps) {
  const theme = useTheme();
  const { colors } = theme;
  const [width, setWidth] = useState(0);
  const [address, setAddress] = useState<{ readonly of: string; readonly at: string } | null>(null);
  const still = figureLand(id, figure, lines);
  const { height } = useLayout();
  const frame = frameOf(still, width, Math.min(TALLEST, height * TALLEST_SHARE));
  const art = artThemeOf(theme);
  const of = `${id}/${art}/${frame.cell}`;
  return (
    <View
      onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
      style={{ borderRadius: CORNER.control, overflow: 'hidden', backgroundColor: colors.table, alignItems: 'center' }}
    >
      {width > 0 && (
        <View
          aria-hidden
          importantForAccessibility="no-hide-descendants"
          style={[styles.untouched, { width: '100%', height: frame.height, alignItems: 'center' }]}
        >
          {isPlaying ? (
            <LivingLand figure={figure} lines={lines} onPlayed={onPlayed} />
          ) : (
            <View style={{ width: frame.width, height: frame.height }}>
              {address === null ? (
                <Sketches still={still} frame={frame} art={art} />
              ) : (
                <Picture
                  source={{ uri: address.at }}
                  accessible={false}
                  style={StyleSheet.absoluteFill}
                  resizeMode="cover"
                />
              )}
              {address?.of !== of && (
                <Suspense fallback={null}>
                  <LandPainter
                    land={still.land}
                    theme={art}
                    pixels={Math.ceil(frame.cell * Math.min(2, PixelRatio.get()))}
                    window={frame.window}
                    onPainted={(at) => setAddress({ of, at })}
                  />
                </Suspense>
              )}
              <Marks still={still} frame={frame} />
            </View>
          )}
        </View>
      )}
    </View>
  );
}

interface Frame {
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function frameOf({ land }: FigureLand, room: number, tallest: number): Frame {
  const xs = land.tiles.map(({ x }) => x);
  const ys = land.tiles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM];
  const across = Math.max(...xs) + 1 + RIM - left;
  const down = Math.max(...ys) + 1 + RIM - top;
  const cell = Math.floor(Math.min(LARGEST, room / across, tallest / down));
  // The table goes on to both sides of a land that is narrower than its frame.
  const width = room / cell;
  return {
    cell,
    width: room,
    height: Math.round(down * cell),
    window: { x: left - (width - across) / 2, y: top, width, height: down },
  };
}

/** The tiles as their data have them, until the land is painted. */
function Sketches({ still: { land }, frame, art }: { still: FigureLand; frame: Frame; art: ArtTheme }) {
  return land.tiles.map(({ x, y, tile, rotation }) => (
    <View key={`${x},${y}`} testID="figure-sketch" style={{ position: 'absolute', ...placeIn(frame, { x, y }) }}>
      <TileSketch landscape={land.landscape} design={tile} turns={rotation} variant={0} theme={art} size={frame.cell} />
    </View>
  ));
}

const placeIn = ({ cell, window }: Frame, { x, y }: { readonly x: number; readonly y: number }) => ({
  left: (x - window.x) * cell,
  top: (y - window.y) * cell,
});

/** A frame round the tile that it is about, a cross on what is refused, and points where they were given. */
function Marks({ still, frame }: { still: FigureLand; frame: Frame }) {
  const { colors } = useTheme();
  const { cell } = frame;
  const { last, refused, points, land } = still;
  const placeOf = (at: { readonly x: number; readonly y: number }) => placeIn(frame, at);
  return (
    <>
      {last !== null && (
        <View
          style={{
            position: 'absolute',
            ...placeOf(last),
            width: cell,
            height: cell,
            borderRadius: 4,
            borderWidth: BORDER.contrast + 1,
            // A tile that may lie there is not what the rules refuse.
            borderColor: refused?.what === 'tile' ? colors.bad : colors.brass,
          }}
        />
      )}
      {refused !== null && (
        <View
          testID={`refused-${refused.what}`}
          style={{
            position: 'absolute',
            ...placeOf(crossAt(land, refused)),
            transform: [{ translateX: -12 }, { translateY: -12 }],
            flexDirection: 'row',
            borderRadius: 12,
            backgroundColor: colors.panel,
            borderWidth: 1.5,
            borderColor: colors.bad,
          }}
        >
          {refused.what === 'nobody' && <Icon name="person" size={21} color="bad" />}
          <Icon name="close" size={21} color="bad" />
        </View>
      )}
      {points.map(({ at, points: given, isPaid }, index) => {
        const spot = spotIn(land, at);
        return (
          <View
            key={index}
            style={{
              position: 'absolute',
              ...placeOf(spot),
              transform: [{ translateX: -16 }, { translateY: -30 }],
              minWidth: 32,
              alignItems: 'center',
              paddingHorizontal: 6,
              borderRadius: 11,
              backgroundColor: colors.panel,
              borderWidth: 1.5,
              borderColor: isPaid ? colors.brass : colors.ink3,
            }}
          >
            <Text variant="caption" face="extrabold" maxScale={1.2}>
              {isPaid && given > 0 ? `+${given}` : '0'}
            </Text>
          </View>
        );
      })}
    </>
  );
}

/** Where a piece on a segment stands; the middle of the cell where there is no tile. */
function spotIn({ landscape, tiles }: FigureLand['land'], at: SegmentRef): { x: number; y: number } {
  const tile = tiles.find(({ x, y }) => x === at.x && y === at.y);
  return tile === undefined ? { x: at.x + 0.5, y: at.y + 0.5 } : spotOn(landscape, { ...tile, variant: 0 }, at.segment);
}

/** On the piece, but not over it: whoever is refused must be seen. On a tile, its middle. */
function crossAt(land: FigureLand['land'], refused: NonNullable<FigureLand['refused']>): { x: number; y: number } {
  if (refused.what !== 'piece') return { x: refused.at.x + 0.5, y: refused.at.y + 0.5 };
  const { x, y } = spotIn(land, refused.at);
  return { x: x + 0.13, y: y - 0.13 };
}

const styles = StyleSheet.create({ untouched: { pointerEvents: 'none' } });
