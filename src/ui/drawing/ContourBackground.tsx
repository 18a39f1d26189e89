import { StyleSheet, View } from 'react-native';

import { useTheme } from '../look/theme';
import { Drawing } from './Drawing';
import { blob, scatter, type Mark, type Point } from './marks';

/** Two hills of contour lines, as on a survey map: each ring keeps the wobble of its hill and grows outward. */
function contours(): string {
  const hills: readonly Point[] = [
    [118, 92],
    [330, 268],
    [-60, 330],
  ];
  let d = '';
  hills.forEach(([x, y], hill) => {
    for (let ring = 1; ring <= 9; ring++) {
      const points: Point[] = [];
      for (let step = 0; step < 14; step++) {
        const angle = (step / 14) * Math.PI * 2;
        const wobble = 0.78 + 0.44 * scatter(hill * 31 + step) * (0.6 + ring / 22) + 0.05 * scatter(ring * 7 + step);
        points.push([x + Math.cos(angle) * ring * 19 * wobble, y + Math.sin(angle) * ring * 15 * wobble]);
      }
      d += blob(...points);
    }
  });
  return d;
}

const CONTOURS = contours();

/** The linen ground of the table with its faint contour lines; in high contrast there are none. */
export function ContourBackground({ stroke, opacity }: { stroke?: string; opacity?: number }) {
  const { colors, isHighContrast } = useTheme();
  if (isHighContrast) return null;
  const marks: Mark[] = [{ d: CONTOURS, stroke: stroke ?? colors.contour, width: 1.6, opacity }];
  return (
    <View style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none' }]}>
      <Drawing marks={marks} viewBox="40 20 260 260" />
    </View>
  );
}
