/** Knight. Side A works: the man himself, plumed, behind his shield. Side B is a point: the shield in a laurel. */
import { type Press, slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';
import { CENTRE, honourGround, laurel } from './laurel';

/** A shield of half-width `r` about (x, y), with a cross. */
function shield(press: Press, x: number, y: number, r: number, field: string, cross: string): void {
  const { plate } = press;
  const outline = press.path(
    `M${x - r} ${y - r}Q${x} ${y - r * 1.24} ${x + r} ${y - r}V${y + r * 0.1}C${x + r} ${y + r * 0.8} ${x + r * 0.5} ${y + r * 1.2} ${x} ${y + r * 1.5}C${x - r * 0.5} ${y + r * 1.2} ${x - r} ${y + r * 0.8} ${x - r} ${y + r * 0.1}Z`,
  );
  press.form(outline, field, 1.4);
  const w = r * 0.22;
  press.inside(outline, () => {
    press.form(
      `M${x - w} ${y - r * 1.4}H${x + w}V${y - w * 1.3}H${x + r * 1.2}V${y + w * 0.7}H${x + w}V${y + r * 1.7}H${x - w}V${y + w * 0.7}H${x - r * 1.2}V${y - w * 1.3}H${x - w}Z`,
      cross,
      0.8,
    );
    press.hatch(outline, plate.key, {
      angle: 58,
      pitch: 2.4,
      tone: slope(x + r * 0.1, y - r * 0.4, x + r, y + r * 0.9, 0.8),
      step: 4,
    });
  });
  press.line(outline, 1.4);
}

function plume(press: Press): void {
  const { plate, studio } = press;
  const feather = press.path(
    'M50 43C56 33 70 33 79 40C90 48 95 62 91 80C88 72 86 68 82 65C83 72 82 76 79 80C78 70 74 62 68 57C62 52 55 49 50 43Z',
  );
  press.form(feather, plate.accent, 1);
  press.inside(feather, () => {
    press.cuts(studio.roofLit, (pen) => {
      leaf(pen, 54, 42, 78, 44, 1.8, -3);
      leaf(pen, 66, 42, 88, 64, 1.6, -3);
      leaf(pen, 64, 48, 80, 64, 1.3, -1.6);
    });
    press.hatch(feather, plate.key, { angle: 110, pitch: 2.2, tone: slope(72, 46, 92, 70, 0.75), step: 3 });
  });
}

function helm(press: Press): void {
  const { plate, studio } = press;
  const shell = press.path('M32 66C32 48 42 41 52 41C63 41 72 49 72 66V82C66 88 58 90 52 91C46 90 38 88 32 82Z');
  press.form(shell, plate.lit, 1.3);
  press.hatch(shell, studio.slate, { angle: 88, pitch: 2.1, tone: slope(42, 50, 76, 62, 1), step: 4 });
  press.hatch(shell, plate.key, { angle: 88, pitch: 2.4, tone: slope(58, 50, 76, 60, 0.8), step: 4 });
  // The brow band and nose guard make the cross that says knight at any size.
  press.form('M31 62H48V56H55V62H73V68H55V90L52 91L48 90V68H31Z', studio.gold, 1);
  press.fill('M35 63.4H46V67H35ZM57.4 63.4H69V67H57.4Z', press.isContrast ? '#000000' : plate.key);
  press.fill(
    (pen) => {
      for (const [x, y] of [
        [38, 75],
        [43, 77],
        [38, 81],
        [43, 83],
        [60, 77],
        [65, 75],
        [60, 83],
        [65, 81],
      ] as const)
        pen.addCircle(x, y, 0.95);
    },
    press.isContrast ? '#000000' : plate.key,
  );
  press.cuts(studio.paper, (pen) => leaf(pen, 36, 60, 44, 45.6, 1.5, -1.4));
}

export function knightAtWork(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  flatSky(scene);
  rays(scene);
  press.form('M-2 104C18 90 44 92 60 98S90 96 104 88V166H-2Z', plate.far, 0);
  press.hatch('M-2 104C18 90 44 92 60 98S90 96 104 88V166H-2Z', plate.deep, {
    angle: 14,
    pitch: 2.8,
    tone: slope(50, 92, 50, 130, 0.95),
    sway: 1,
  });
  press.at(4, 12, 0.92, () => man(press));
}

function man(press: Press): void {
  const { plate, studio } = press;
  plume(press);
  const chest = press.path('M8 152C8 118 20 100 38 92H66C84 100 94 118 95 152Z');
  press.form(chest, studio.slate, 1.2);
  press.inside(chest, () => {
    // Mail: rows of small bows, fading where the light leaves the shoulder.
    if (press.detail > 0) {
      press.cuts(studio.slateLit, function* (pen) {
        for (let row = 0; row < 13; row++) {
          for (let column = 0; column < 21; column++) {
            const x = 6 + column * 4.4 + (row % 2) * 2.2;
            const width = x < 40 ? 1 : x < 64 ? 0.75 : 0.5;
            leaf(pen, x, 94 + row * 4.4, x + 4, 94 + row * 4.4, width, 1.3);
          }
          yield;
        }
      });
    }
    press.hatch(chest, plate.key, { angle: 76, pitch: 2.6, tone: slope(64, 96, 98, 120, 0.9), step: 5 });
  });
  press.form('M34 80C40 90 64 90 70 80L76 97C64 106 40 106 28 97Z', plate.lit, 1);
  helm(press);
  shield(press, 40, 119, 19, press.isContrast ? '#FFFFFF' : studio.paper, plate.accent);
}

export function knightOfHonour(scene: Scene): void {
  const { press } = scene;
  honourGround(scene);
  laurel(press, CENTRE.x, CENTRE.y, 34);
  // Two swords behind the shield.
  for (const side of [-1, 1]) {
    press.at(
      CENTRE.x,
      CENTRE.y + 2,
      1,
      () => {
        press.form('M-2.1 -35L0 -40L2.1 -35V22H-2.1Z', press.plate.lit, 0.8);
        press.form('M-8 21H8V24.4H-8Z', press.plate.accent, 0.8);
        press.form('M-1.5 24H1.5V33H-1.5Z', press.studio.wood, 0.8);
      },
      side * 40,
    );
  }
  shield(press, CENTRE.x, CENTRE.y - 3, 18, press.plate.lit, press.isContrast ? '#C40000' : press.studio.roof);
}
