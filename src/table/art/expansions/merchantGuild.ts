/** Merchant guild: a stepped gable on the quay, a hoist with its bale, and a cog coming in. */
import { arch, courses } from '../buildings/masonry';
import { type Press, slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';

function ship(press: Press): void {
  const { plate, studio } = press;
  press.line('M76 116V58', 1.5, studio.wood);
  const sail = press.path('M63 66Q76 62 90 66Q94 82 90 98Q76 92 62 98Q66 82 63 66Z');
  press.form(sail, studio.paper, 1.1);
  press.inside(sail, () => {
    press.block('M69.6 62Q73.6 82 69 100H77V60ZM83 60V100H91Q93 82 89 62Z', plate.accent);
    press.hatch(sail, plate.key, { angle: 82, pitch: 2.5, tone: slope(74, 64, 96, 88, 0.75), step: 4 });
  });
  press.line(sail, 1.1);
  press.form('M76 58Q84 53.6 90 57.4Q84 58.6 82 62Q78 59.6 76 60.6Z', studio.roof, 0.8);
  const hull = press.path('M54 106L60 107H90L99 102C98 114 94 121 86 123H66C58 121 55 114 54 106Z');
  press.form(hull, studio.wood, 1.2);
  press.hatch(hull, plate.key, { angle: 4, pitch: 3, tone: slope(56, 106, 92, 122, 0.8) });
  press.cuts(studio.facadeShade, (pen) => leaf(pen, 57, 110, 86, 111, 1.1, 1.4));
}

export function merchantGuild(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  flatSky(scene);
  rays(scene);
  const sea = press.path('M-2 104H104V166H-2Z');
  press.form(sea, plate.mid, 0.9);
  press.hatch(sea, plate.glow, {
    angle: 0,
    pitch: 3.6,
    sway: 0.9,
    step: 5,
    tone: (x, y) => 0.24 + 0.4 * Math.sin(x * 0.3 + y * 1.7),
  });
  press.hatch(sea, plate.deep, {
    angle: 0,
    pitch: 3.4,
    sway: 0.8,
    step: 5,
    tone: (x, y) => slope(50, 108, 50, 140, 0.5)(x, y) + 0.3 * Math.sin(x * 0.26 - y),
  });
  ship(press);
  // Steps of the gable, narrowing to the top.
  const front = press.path('M8 130V72H13V64H18.4V56.6H24V50H29.6V44H38.4V50H44V56.6H49.6V64H55V72H60V130Z');
  press.form(front, plate.accent, 1.2);
  courses(press, front, 12, 60, 30, 66);
  press.hatch(front, plate.key, { angle: 90, pitch: 2.5, tone: slope(38, 60, 64, 70, 0.85), step: 5 });
  press.cuts(studio.facade, (pen) => {
    for (const [x, y] of [
      [8, 72],
      [13, 64],
      [18.4, 56.6],
      [24, 50],
      [29.6, 44],
    ] as const)
      leaf(pen, x + 0.4, y + 1.4, x + 7.4, y + 1.2, 1.7);
  });
  for (const [x, y] of [
    [22, 78],
    [46, 78],
    [22, 97],
    [46, 97],
  ] as const) {
    press.form(arch(x, y + 9, 8, 12), studio.window, 0.9);
    if (press.detail > 0 && !press.isContrast)
      press.line(`M${x} ${y - 1}V${y + 9}M${x - 4} ${y + 3.4}H${x + 4}`, 0.6, studio.facade);
  }
  press.form((pen) => pen.addCircle(34, 63, 4.6), studio.window, 0.9);
  press.form(arch(34, 107, 13, 26), press.isContrast ? studio.window : plate.key, 1);
  press.form(arch(34, 130, 14, 17), studio.wood, 1);
  press.hatch(arch(34, 130, 14, 17), plate.key, { angle: 90, pitch: 2.2, tone: 0.5 });
  // Hoist and bale, before the open loft.
  press.form('M32 72H36V77H32Z', studio.wood, 0.9);
  press.line('M34 77V88', 0.9, studio.facade);
  press.form('M28.4 89Q34 86 39.6 89V99.6Q34 102 28.4 99.6Z', studio.paper, 1);
  press.line('M34 87.6V100.8M28.4 94H39.6', 0.8, press.isContrast ? '#000000' : plate.key);
  const quay = press.path('M-2 128H68L64 150H-2Z');
  press.form(quay, studio.stone, 1.1);
  press.hatch(quay, plate.key, { angle: 2, pitch: 3.2, tone: slope(20, 126, 62, 144, 0.75) });
  for (const [x, y] of [
    [51, 131],
    [60, 132],
  ] as const) {
    press.form(
      `M${x - 4} ${y}Q${x - 5.4} ${y - 5.4} ${x - 4} ${y - 11}H${x + 4}Q${x + 5.4} ${y - 5.4} ${x + 4} ${y}Z`,
      studio.wood,
      1,
    );
    press.line(`M${x - 4.6} ${y - 3}H${x + 4.6}M${x - 4.6} ${y - 8}H${x + 4.6}`, 0.8, studio.gold);
  }
}
