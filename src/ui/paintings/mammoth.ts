import { circle, curve, ellipse, line, type Mark } from '../drawing/marks';
import type { Hour } from './sky';

const BODY =
  'M96 118C94 98 104 84 124 79.5C136 77 142 74.5 150 67.5C158 58.5 170 53.5 182 55.5C197 58 205 70 206 86C206.6 97 207 108 209 120C211 134 216 141 222 140.6C226.6 140 227.6 135.6 226 132' +
  'C229 128.6 234.6 130.4 235.2 136C236 145 230 152 221 152C207 152 199.4 140 197 122C194 124 190.6 124.6 188 125L188.4 158H172L170.6 131C165 136 158 133.4 153 137C148 133.8 142 138.4 136 134.6C131 138 126 134 121 135L120.6 158H103.6L102.4 136C98 131 96.6 125 96 118Z';
const MANE =
  'M150 67.5C158 58.5 170 53.5 182 55.5C194 57.4 201.6 65.4 204.6 76.4C198 67.6 188 64.4 178 67C168 69.4 162 77.6 152 81.4C142 85.2 127 83.4 117 91.4C110 97 107.6 105 106.6 113C101 100 107 84.6 124 79.5C136 77 142 74.5 150 67.5Z';
const SKIRT =
  'M97 124C108 129 122 127 136 129C150 131 164 127.6 176 121L188 124L188.2 134C184 131.6 180 136 176.6 133.4L171 132C165 136 158 133.4 153 137C148 133.8 142 138.4 136 134.6C131 138 126 134 121 135L120.8 139C116 136.6 110 140 103 137L102.4 136C99.4 132.6 97.8 128.6 97 124Z';
const FAR_LEGS = 'M124 128H139V156H125ZM156 128H171V156H157Z';
const TUSK =
  'M198.4 109.6C200 123.6 211 132.6 224 131.2C235.6 129.8 244 121 244.4 108.6C240 117.2 232 122.8 224.6 122.4C215.6 121.8 209.4 115.6 208.4 107Z';
const EAR =
  'M168.4 83C163.4 91 164.4 103.4 172.6 110.4C176.8 107.6 179.6 99.6 178.8 91.4C178.2 85.4 173.6 80.4 168.4 83Z';

/** A woolly mammoth on its own ground, feet at y 158, looking right. */
export function mammoth(hour: Hour): Mark[] {
  const coat = hour('#6B4229', '#5A3F39');
  const light = hour('#8D5C3A', '#7B594A');
  const dark = hour('#4F2F1D', '#3D2B29');
  const ivory = hour('#FFF3DA', '#F2E6CC');
  let hair = '';
  for (let i = 0; i < 9; i++)
    hair += curve(
      [108 + i * 8.4, 104 + (i % 3) * 5],
      [106.6 + i * 8.4, 110 + (i % 3) * 5],
      [107.6 + i * 8.4, 116 + (i % 3) * 5],
    );
  return [
    { d: ellipse(168, 158.5, 84, 7.5), fill: hour('#5E4420', '#0E0B10'), opacity: 0.38 },
    { d: FAR_LEGS, fill: hour('#452818', '#2B1E1F') },
    { d: curve([97, 104], [91, 110], [90.6, 119], [88, 125]), stroke: dark, width: 3 },
    { d: BODY, fill: coat },
    { d: MANE, fill: light },
    { d: SKIRT, fill: dark },
    { d: hair, stroke: dark, width: 1.5, opacity: 0.55 },
    { d: EAR, fill: dark },
    { d: curve([170.4, 86], [167.6, 94], [171.6, 104]), stroke: light, width: 1.6, opacity: 0.8 },
    {
      d: curve([213, 136.6], [210, 138.6], [206.6, 138.4]) + curve([218.6, 142.4], [216, 145.4], [212.6, 146.4]),
      stroke: dark,
      width: 1.3,
      opacity: 0.7,
    },
    { d: TUSK, fill: ivory, stroke: hour('#3B2312', '#241816'), width: 1.5 },
    { d: curve([203.6, 113], [210, 123], [222, 127], [233, 123.4]), stroke: hour('#D9BF93', '#B3A283'), width: 1.3 },
    { d: circle(192.6, 83.6, 3), fill: '#17100B' },
    { d: circle(193.6, 82.6, 0.95), fill: '#FFF8EA' },
    { d: curve([187.6, 78], [192.6, 76], [197, 78.6]), stroke: dark, width: 1.7 },
    {
      d:
        line([106, 157], [106.4, 157]) +
        line([111, 157], [111.4, 157]) +
        line([116, 157], [116.4, 157]) +
        line([175, 157], [175.4, 157]) +
        line([180, 157], [180.4, 157]) +
        line([185, 157], [185.4, 157]),
      stroke: hour('#D9BF93', '#9C8C74'),
      width: 2.2,
    },
  ];
}

/** The same beast far away, as one colour in the haze. */
export function mammothShadow(): string {
  return BODY + FAR_LEGS;
}
