import { DashPathEffect, Group, Path } from '@shopify/react-native-skia';
import { useState } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import { isPainted, type ArtTheme } from '../art/palette';
import type { SkPath } from '../art/skia';
import type { LiveCamera } from '../camera/liveCamera';
import type { ScenePainter } from '../canvas/ScenePainter';
import type { Effect } from '../types';
import { smooth, swell } from './curves';
import { useCameraTransform } from './useCameraTransform';
import { useFarewell } from './useFarewell';

/** One stroke of the light, widest first, in cells. Several pale ones look soft and cost less than a blur. */
interface Stroke {
  readonly width: number;
  readonly colour: string;
  readonly alpha: number;
}

const GOLD: readonly Stroke[] = [
  { width: 0.22, colour: '#FFD84A', alpha: 0.28 },
  { width: 0.14, colour: '#FFD84A', alpha: 0.5 },
  { width: 0.075, colour: '#E58A12', alpha: 1 },
  { width: 0.052, colour: '#FFF3C4', alpha: 1 },
];
const WATER: readonly Stroke[] = [
  { width: 0.24, colour: '#9BEBFF', alpha: 0.26 },
  { width: 0.15, colour: '#7FDDF7', alpha: 0.75 },
];
const PLAIN: readonly Stroke[] = [
  { width: 0.13, colour: '#000000', alpha: 1 },
  { width: 0.085, colour: '#FFC400', alpha: 1 },
];

/** Foam on running water: length and gap in cells, and how far it runs while it is seen. */
const FOAM = [0.12, 0.2];
const RUN = 2.4;
/** The share of the time after which the light has arrived, and from which on everything fades. */
const [ARRIVED, FADES] = [0.45, 0.78];
/** Fades under reduced motion. */
const SOON = 0.1;

/** A finished feature shows itself once: light goes round a city's walls or along a road, a river runs, woods brighten. */
export function Shine({
  effect,
  progress,
  isStill,
  painter,
  live,
}: {
  effect: Extract<Effect, { type: 'shine' }>;
  progress: SharedValue<number>;
  isStill: boolean;
  painter: ScenePainter;
  live: LiveCamera;
}) {
  const camera = useCameraTransform(live);
  const [{ area, line }] = useState(() => painter.pathsOf(effect.feature, effect.from));
  const art = painter.theme;
  useFarewell(area, line);
  const isWater = effect.feature.kind === 'river' || effect.feature.kind === 'system';
  const [areaColour, most] = isPainted(art) ? ['#FFF2B0', 0.34] : ['#FFC400', 0.45];
  const glow = useDerivedValue(() => {
    const share = progress.get();
    return most * (isStill ? swell(share, SOON, 1 - SOON) : swell(share, ARRIVED, FADES));
  });
  const light = useDerivedValue(() => {
    const share = progress.get();
    return swell(share, SOON, isStill ? 1 - SOON : FADES);
  });
  const head = useDerivedValue(() => (isStill ? 1 : smooth(Math.min(1, progress.get() / ARRIVED))));
  return (
    <Group transform={camera}>
      {area !== null && <Path path={area} color={areaColour} opacity={glow} />}
      {line !== null && (
        <Group opacity={light}>
          <Strokes path={line} end={head} strokes={strokesOf(art, isWater)} />
          {isWater && <Foam path={line} end={head} progress={progress} isStill={isStill} art={art} />}
        </Group>
      )}
    </Group>
  );
}

function strokesOf(art: ArtTheme, isWater: boolean): readonly Stroke[] {
  if (!isPainted(art)) return PLAIN;
  return isWater ? WATER : GOLD;
}

function Strokes({ path, end, strokes }: { path: SkPath; end: SharedValue<number>; strokes: readonly Stroke[] }) {
  return strokes.map(({ width, colour, alpha }) => (
    <Path
      key={width}
      path={path}
      style="stroke"
      strokeWidth={width}
      strokeCap="round"
      strokeJoin="round"
      color={colour}
      opacity={alpha}
      start={0}
      end={end}
    />
  ));
}

/** Foam that runs with the water. */
function Foam({
  path,
  end,
  progress,
  isStill,
  art,
}: {
  path: SkPath;
  end: SharedValue<number>;
  progress: SharedValue<number>;
  isStill: boolean;
  art: ArtTheme;
}) {
  const phase = useDerivedValue(() => (isStill ? 0 : -RUN * progress.get()));
  return (
    <Path
      path={path}
      style="stroke"
      strokeWidth={0.045}
      strokeCap="round"
      color={isPainted(art) ? '#FFFFFF' : '#000000'}
      start={0}
      end={end}
    >
      <DashPathEffect intervals={FOAM} phase={phase} />
    </Path>
  );
}
