/** Destiny: who is robbed next. White side: the sun, arrows run with the clock. Black side: the moon, against it. */
import { chanceAt } from './chance';
import { CARD_HEIGHT } from './layout';
import { type Press, slope } from './press';
import { flatSky, type Scene } from './sky';
import { leaf, wedge } from './woodcut';

const RADIUS = 36;

/** A band with four arrows; `turn` +1 runs clockwise on the screen. */
function wheel(press: Press, x: number, y: number, turn: 1 | -1, band: string, shade: string, arrow: string): void {
  const ring = press.path((pen) => {
    pen.addCircle(x, y, RADIUS + 7);
    pen.addCircle(x, y, RADIUS - 7, true);
  });
  press.form(ring, band, 1.1);
  press.inside(ring, () =>
    press.flow(shade, {
      lines: 90,
      steps: 2,
      at: (i, s) => {
        const angle = i * Math.PI * 2;
        const r = RADIUS - 7 + s * 14;
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      },
      // Shade gathers on the lower right of the ring.
      width: (i) => Math.max(0, Math.cos(i * Math.PI * 2 - 0.8)) * 0.9,
    }),
  );
  for (let i = 0; i < 4; i++) {
    const from = i * 90 - 90 + turn * 12;
    const at = (degrees: number, r: number): string => {
      const a = (degrees * Math.PI) / 180;
      return `${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
    };
    const sweep = turn === 1 ? 1 : 0;
    const neck = from + turn * 42;
    const tip = from + turn * 68;
    const body =
      `M${at(from, RADIUS + 2.6)}A${RADIUS + 2.6} ${RADIUS + 2.6} 0 0 ${sweep} ${at(neck, RADIUS + 2.6)}` +
      `L${at(neck - turn * 2, RADIUS + 9.4)}L${at(tip, RADIUS)}L${at(neck - turn * 2, RADIUS - 9.4)}` +
      `L${at(neck, RADIUS - 2.6)}A${RADIUS - 2.6} ${RADIUS - 2.6} 0 0 ${1 - sweep} ${at(from, RADIUS - 2.6)}` +
      `L${at(from + turn * 6, RADIUS)}Z`;
    press.form(body, arrow, 1);
  }
}

const middle = (scene: Scene): number => (scene.top + CARD_HEIGHT - 4.4) / 2;

export function destinySun(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  const y = middle(scene);
  flatSky(scene);
  press.cuts(plate.glow, (pen) => {
    for (let i = 0; i < 40; i++) {
      const turn = ((i + 0.3 * chanceAt(press.seed, i)) / 40) * Math.PI * 2;
      wedge(
        pen,
        50 + Math.cos(turn) * 44,
        y + Math.sin(turn) * 44,
        1,
        50 + Math.cos(turn) * 100,
        y + Math.sin(turn) * 100,
        8,
      );
    }
  });
  wheel(press, 50, y, 1, plate.deep, plate.key, press.isContrast ? '#FFFFFF' : plate.lit);
  const points = press.path((pen) => {
    for (let i = 0; i < 24; i++) {
      const turn = (i / 24) * Math.PI * 2;
      const r = i % 2 === 0 ? (i % 4 === 0 ? 26 : 22) : 15.6;
      if (i === 0) pen.moveTo(50 + Math.cos(turn) * r, y + Math.sin(turn) * r);
      else pen.lineTo(50 + Math.cos(turn) * r, y + Math.sin(turn) * r);
    }
    pen.close();
  });
  press.form(points, plate.accent, 1);
  face(press, 50, y, 14.4, plate.accent, studio.goldLit);
}

/** A calm woodcut face, lit from the left. */
function face(press: Press, x: number, y: number, r: number, ink: string, lit: string): void {
  const { plate } = press;
  const key = press.isContrast ? '#000000' : plate.key;
  const round = press.path((pen) => pen.addCircle(x, y, r));
  press.form(round, ink, 1.1);
  press.inside(round, () => {
    press.cuts(lit, (pen) => {
      for (let i = 0; i < 6; i++)
        leaf(pen, x - r * 0.95 + i * 2, y - r * 0.5 - i, x - r * 0.95 + i * 2.1, y + r * 0.5 + i * 0.6, 1.3, 0.5);
    });
    press.hatch(round, key, {
      angle: 74,
      pitch: 2,
      tone: slope(x + r * 0.2, y - r * 0.3, x + r, y + r * 0.6, 0.8),
      step: 3,
    });
  });
  const thick = press.detail === 0 ? 1.2 : 0.9;
  const s = r / 14;
  press.line(
    `M${x - 8 * s} ${y - 4.6 * s}q${3 * s} ${-2.6 * s} ${6 * s} 0M${x + 2 * s} ${y - 4.6 * s}q${3 * s} ${-2.6 * s} ${6 * s} 0` +
      `M${x - 0.6 * s} ${y - 3.4 * s}L${x - 1.8 * s} ${y + 2.6 * s}H${x + 1.2 * s}M${x - 4.6 * s} ${y + 6 * s}q${4.6 * s} ${3.2 * s} ${9.2 * s} 0`,
    thick,
    key,
  );
  press.fill((pen) => {
    pen.addCircle(x - 4.8 * s, y - 2 * s, 1.3 * s);
    pen.addCircle(x + 4.8 * s, y - 2 * s, 1.3 * s);
  }, key);
}

export function destinyMoon(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  const y = middle(scene);
  flatSky(scene);
  press.flow(plate.glow, {
    lines: 9,
    steps: 30,
    at: (i, s) => {
      const turn = s * Math.PI * 2;
      const r = 46 + i * 40;
      return [50 + Math.cos(turn) * r, y + Math.sin(turn) * r];
    },
    width: (i, s) => (1.9 - i * 0.8) * (0.6 + 0.5 * Math.sin(s * 25 + i * 40)),
  });
  stars(press, y);
  wheel(press, 50, y, -1, plate.accent, plate.mid, '#000000');
  const night = press.path((pen) => pen.addCircle(50, y, 25));
  press.form(night, plate.deep, 1);
  const crescent = press.path(`M58 ${y - 20}A21 21 0 1 0 58 ${y + 20}A16.4 20 0 0 1 58 ${y - 20}Z`);
  press.form(crescent, plate.lit, 1.1, plate.key);
  press.hatch(crescent, plate.mid, { angle: 70, pitch: 2, tone: slope(38, y - 10, 52, y + 16, 0.8), step: 3 });
  star(press, 60, y - 3, 6.4);
  if (press.detail > 0) star(press, 64, y + 9, 3);
}

function star(press: Press, x: number, y: number, r: number): void {
  press.fill((pen) => {
    for (const turn of [0, 90]) {
      const a = (turn * Math.PI) / 180;
      leaf(pen, x - Math.cos(a) * r, y - Math.sin(a) * r, x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.34);
    }
  }, press.plate.lit);
}

function stars(press: Press, y: number): void {
  const places = [
    [14, -56, 4],
    [84, -54, 5],
    [50, -60, 3],
    [16, 56, 5],
    [85, 57, 4],
    [30, -50, 2.4],
    [68, 52, 2.6],
  ] as const;
  for (const [x, dy, r] of places) star(press, x, y + dy, r);
}
