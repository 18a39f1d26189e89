/** The inks of each picture. A block print has few: one dark key, a sky, three grounds, a light and an accent. */
import type { CardTheme } from './palette';

/** The colours of one card's picture, from the sky down; what each means is up to the picture. */
export interface Plate {
  readonly key: string;
  readonly sky: string;
  /** Rays and cuts in the sky. */
  readonly glow: string;
  readonly far: string;
  readonly mid: string;
  readonly deep: string;
  readonly lit: string;
  readonly accent: string;
}

export const PLATE_NAMES = [
  'brick',
  'lumber',
  'ore',
  'wool',
  'grain',
  'road',
  'knight',
  'honour',
  'settlement',
  'city',
  'robberAttack',
  'marketDay',
  'library',
  'church',
  'citadel',
  'townHall',
  'university',
  'merchantGuild',
  'sun',
  'moon',
] as const;
export type PlateName = (typeof PLATE_NAMES)[number];

type Row = readonly [
  key: string,
  sky: string,
  glow: string,
  far: string,
  mid: string,
  deep: string,
  lit: string,
  accent: string,
];

const plate = ([key, sky, glow, far, mid, deep, lit, accent]: Row): Plate => ({
  key,
  sky,
  glow,
  far,
  mid,
  deep,
  lit,
  accent,
});

const DAY: Readonly<Record<PlateName, Row>> = {
  brick: ['#3A1810', '#D99B78', '#F0C7A4', '#C97E59', '#B65A39', '#8B3D26', '#F0B184', '#F8E2BF'],
  lumber: ['#172A20', '#93AE7C', '#C3D2A2', '#6F9160', '#4A7545', '#2C5236', '#A5BF7D', '#D9A56A'],
  ore: ['#1C2532', '#B4BFC9', '#DEE2E2', '#94A1B1', '#6E7D92', '#485670', '#F7F2E6', '#E0A528'],
  wool: ['#2F2A20', '#B9D293', '#DDE8BE', '#94B86C', '#78A04E', '#527A37', '#FFF9EC', '#4B3A33'],
  grain: ['#4A2F08', '#EBCB76', '#F8E5AC', '#DDB24B', '#CB962B', '#9C6B17', '#FCEBB4', '#B4552F'],
  road: ['#3A2A1C', '#B9CBA0', '#E0E6C4', '#9DB47C', '#86A160', '#5E7D42', '#F4E6C2', '#B4533A'],
  knight: ['#2A2430', '#C9BFA8', '#EADFC4', '#A9A58A', '#8C8F6C', '#656B4C', '#EDEBE4', '#A83A2C'],
  honour: ['#12201C', '#1E4A40', '#2F6355', '#2A5A4D', '#3A6E5E', '#153730', '#FFF1CE', '#D9A441'],
  settlement: ['#3A2418', '#A9CBC4', '#D8E6DA', '#A3BE86', '#88A95F', '#5F8042', '#F3E6C8', '#B4533A'],
  city: ['#33251E', '#F0D9A2', '#FBEFCB', '#BCC78F', '#9DB36A', '#6F8A48', '#E4D8BE', '#B4533A'],
  robberAttack: ['#2A1310', '#D98C66', '#F1BE94', '#B99A77', '#A07C58', '#6E5038', '#E4D0B0', '#7C2A1E'],
  marketDay: ['#33251E', '#A9CBC4', '#DCE9DC', '#BCC78F', '#9DB36A', '#6F8A48', '#E4D8BE', '#D9A441'],
  library: ['#2B2018', '#C9A777', '#E6CFA3', '#A67F53', '#8A5F3C', '#5E3E28', '#F6E9CB', '#2F6355'],
  church: ['#26303A', '#B7C7CE', '#E0E7E4', '#A9BE93', '#8AA768', '#5F8047', '#F6EEDA', '#B4533A'],
  citadel: ['#2D2620', '#D9C39A', '#F2E4C2', '#B3B184', '#97985F', '#6E6F44', '#DCD0B6', '#7A4A34'],
  townHall: ['#3A2418', '#E9B98C', '#F9DDB6', '#C9B27C', '#A7A266', '#75794A', '#F6E9CB', '#A34A35'],
  university: ['#22302C', '#A8C3B2', '#D9E6D2', '#93B08A', '#769A6C', '#4E7350', '#F8F0DC', '#66788A'],
  merchantGuild: ['#1E2C34', '#8FB8BC', '#CFE2DC', '#7FA6A8', '#5E8C96', '#3F6A78', '#F4E6C8', '#C2803C'],
  sun: ['#3A2A14', '#E7D3A0', '#F8ECC8', '#D9B768', '#C99A3C', '#8A5A0B', '#FFFDF6', '#D9A441'],
  moon: ['#0F1219', '#2A3444', '#45546A', '#5C6C82', '#8593A4', '#1A212D', '#E9E6DA', '#C9CFD6'],
};

// Dusk: what the last light touches turns peach, what it leaves turns indigo; the hue of each card stays its own.
const DUSK: Readonly<Record<PlateName, Row>> = {
  brick: ['#1C0F1C', '#7E4A50', '#D98A66', '#6E3C48', '#8E4238', '#532634', '#E59A70', '#F3C99A'],
  lumber: ['#0C1620', '#3F6468', '#8FA58A', '#335556', '#274A44', '#163230', '#8FA878', '#E0A070'],
  ore: ['#0E1222', '#66718E', '#BFA4A4', '#586383', '#48547A', '#2A3352', '#F6D2B4', '#F2B840'],
  wool: ['#14161C', '#788A60', '#CDBE86', '#607850', '#506A42', '#304A34', '#F6DDC0', '#2B2632'],
  grain: ['#241420', '#A87448', '#EDB86C', '#8E5E40', '#A9702F', '#5E3A2C', '#FFDB94', '#8E3A30'],
  road: ['#17141E', '#56737A', '#C9A582', '#46645E', '#3D5A4C', '#263E3C', '#E6BE94', '#8A4440'],
  knight: ['#14121E', '#6A6478', '#C7A38C', '#54566A', '#454A58', '#2C3040', '#E8D6C8', '#8E3234'],
  honour: ['#070F12', '#12322F', '#24524A', '#1B443E', '#2A5B50', '#0C2422', '#FFE2AC', '#E6BC6A'],
  settlement: ['#17121C', '#4E6B80', '#DDA583', '#48665E', '#3E5C4A', '#263F3C', '#E0BC98', '#7A3A40'],
  city: ['#17121C', '#7A5F76', '#E6A878', '#56625E', '#485A4C', '#2E403E', '#C9AE9C', '#7A3A40'],
  robberAttack: ['#14090E', '#63303C', '#CF6E4C', '#4E3A44', '#43323C', '#291F2A', '#B99A8C', '#5E2028'],
  marketDay: ['#17121C', '#4E6B80', '#E0AE80', '#56625E', '#485A4C', '#2E403E', '#C9AE9C', '#E0A848'],
  library: ['#150F16', '#6E4E4A', '#C98F62', '#5A3E44', '#4C323A', '#30202A', '#E9C9A0', '#2C5C52'],
  church: ['#10141E', '#50627C', '#D6A48C', '#46605C', '#3C584A', '#253C3A', '#E0C4A6', '#7A3A40'],
  citadel: ['#15121A', '#7C6668', '#E0AC7E', '#5C5E5C', '#4E524A', '#33373A', '#BFA998', '#5A3640'],
  townHall: ['#1A111A', '#8C5660', '#EDA878', '#5E5450', '#505044', '#343636', '#E0BC96', '#6E3440'],
  university: ['#0D1518', '#446A6C', '#B7AE8C', '#3C5E5A', '#33544A', '#1F3A38', '#E6D0B0', '#46566A'],
  merchantGuild: ['#0C141C', '#3A6274', '#C9A286', '#355A68', '#2C4E60', '#1C3648', '#E2C09A', '#A8683C'],
  sun: ['#1E1420', '#A97C62', '#EDBE84', '#8E5F52', '#B27A3C', '#6A4030', '#FFF0D2', '#E6BC6A'],
  moon: ['#05070C', '#141B28', '#2C3A50', '#3C4B62', '#62718A', '#0B1018', '#DCD8CC', '#A9B3C0'],
};

const CONTRAST_LIGHT: Readonly<Record<PlateName, Row>> = {
  brick: ['#000000', '#FFE3D6', '#E08A66', '#C8411F', '#C8411F', '#8A2408', '#FFFFFF', '#FFFFFF'],
  lumber: ['#000000', '#E0F2DC', '#5E9E5A', '#0C6B33', '#0C6B33', '#064A22', '#FFFFFF', '#D98A3A'],
  ore: ['#000000', '#E6EBF2', '#7F92AE', '#5E7391', '#5E7391', '#33445E', '#FFFFFF', '#FFC400'],
  wool: ['#000000', '#DDF0B8', '#7FB048', '#8CC152', '#8CC152', '#5E9428', '#FFFFFF', '#000000'],
  grain: ['#000000', '#FFF3C4', '#D9A000', '#FFC400', '#FFC400', '#B07800', '#FFC400', '#B07800'],
  road: ['#000000', '#FFFFFF', '#9FC16C', '#CBE59A', '#CBE59A', '#8CC152', '#FFFFFF', '#C8411F'],
  knight: ['#000000', '#FFFFFF', '#C2B89A', '#E8E0C8', '#D8CFAF', '#B5AA84', '#FFFFFF', '#C40000'],
  honour: ['#000000', '#003A2E', '#1F6B58', '#003A2E', '#003A2E', '#003A2E', '#FFFFFF', '#FFC400'],
  settlement: ['#000000', '#FFFFFF', '#8FC7E0', '#CBE59A', '#CBE59A', '#8CC152', '#FFFFFF', '#C8411F'],
  city: ['#000000', '#FFFFFF', '#E0B860', '#CBE59A', '#CBE59A', '#8CC152', '#E6E6E6', '#C8411F'],
  robberAttack: ['#000000', '#FFE3D6', '#E08A66', '#CBE59A', '#CBE59A', '#8CC152', '#E6E6E6', '#7A0000'],
  marketDay: ['#000000', '#FFFFFF', '#8FC7E0', '#CBE59A', '#CBE59A', '#8CC152', '#E6E6E6', '#FFC400'],
  library: ['#000000', '#FFF0DC', '#D9A86A', '#B07840', '#9A5E2A', '#6B3A10', '#FFFFFF', '#00604A'],
  church: ['#000000', '#E6F0FF', '#8FB0D9', '#CBE59A', '#CBE59A', '#8CC152', '#FFFFFF', '#C8411F'],
  citadel: ['#000000', '#FFF6DC', '#D9BE7A', '#CBE59A', '#CBE59A', '#8CC152', '#D9D9D9', '#7A3E00'],
  townHall: ['#000000', '#FFE9D6', '#E0A070', '#CBE59A', '#CBE59A', '#8CC152', '#FFFFFF', '#C8411F'],
  university: ['#000000', '#E2F5EC', '#7FBFA0', '#CBE59A', '#CBE59A', '#8CC152', '#FFFFFF', '#2C5FA8'],
  merchantGuild: ['#000000', '#DDF3F7', '#6FB4C4', '#4FA3B8', '#4FA3B8', '#1F7A92', '#FFFFFF', '#D97A1F'],
  sun: ['#000000', '#FFFFFF', '#E0B030', '#FFC400', '#FFC400', '#8A5A00', '#FFFFFF', '#FFC400'],
  moon: ['#000000', '#4A4A4A', '#7A7A7A', '#B5B5B5', '#C9C9C9', '#2A2A2A', '#FFFFFF', '#E6E6E6'],
};

const CONTRAST_DARK: Readonly<Record<PlateName, Row>> = {
  brick: ['#FFFFFF', '#2E0D00', '#8A3A1A', '#A33413', '#A33413', '#6B1C00', '#E0643A', '#FFFFFF'],
  lumber: ['#FFFFFF', '#00200C', '#1F6B38', '#0A6A30', '#0A6A30', '#064A22', '#1FA354', '#D98A3A'],
  ore: ['#FFFFFF', '#0C1626', '#3A5078', '#3A5078', '#3A5078', '#22324E', '#FFFFFF', '#FFD84D'],
  wool: ['#FFFFFF', '#14260A', '#3E7A1A', '#3E7A1A', '#3E7A1A', '#275410', '#E6E6E6', '#000000'],
  grain: ['#FFFFFF', '#2A1E00', '#8A6600', '#8A6600', '#A37A00', '#5E4400', '#FFD84D', '#8A6600'],
  road: ['#FFFFFF', '#000000', '#3E5E1A', '#22400C', '#22400C', '#163006', '#8A8A8A', '#A33413'],
  knight: ['#FFFFFF', '#000000', '#5A5440', '#2E2A1E', '#2E2A1E', '#1E1C12', '#6E6E6E', '#C40000'],
  honour: ['#FFFFFF', '#00241C', '#1F6B58', '#00241C', '#00241C', '#00241C', '#FFFFFF', '#FFD84D'],
  settlement: ['#FFFFFF', '#000000', '#2A5E78', '#22400C', '#22400C', '#163006', '#4A4A4A', '#A33413'],
  city: ['#FFFFFF', '#000000', '#6B521A', '#22400C', '#22400C', '#163006', '#4A4A4A', '#A33413'],
  robberAttack: ['#FFFFFF', '#2E0A00', '#8A2E1A', '#22400C', '#22400C', '#163006', '#4A4A4A', '#8A0000'],
  marketDay: ['#FFFFFF', '#00182A', '#2A5E78', '#22400C', '#22400C', '#163006', '#4A4A4A', '#FFD84D'],
  library: ['#FFFFFF', '#1E1200', '#6B4A1A', '#4E300C', '#4E300C', '#301C06', '#E6E6E6', '#007A5E'],
  church: ['#FFFFFF', '#00102A', '#2A4A78', '#22400C', '#22400C', '#163006', '#4A4A4A', '#A33413'],
  citadel: ['#FFFFFF', '#1E1600', '#6B551A', '#22400C', '#22400C', '#163006', '#5A5A5A', '#6B3A00'],
  townHall: ['#FFFFFF', '#260E00', '#783A1A', '#22400C', '#22400C', '#163006', '#4A4A4A', '#A33413'],
  university: ['#FFFFFF', '#001E12', '#1F6B4A', '#22400C', '#22400C', '#163006', '#5A5A5A', '#1B4C92'],
  merchantGuild: ['#FFFFFF', '#00202A', '#1F6B80', '#0C5468', '#0C5468', '#063C4A', '#5A5A5A', '#A35A10'],
  sun: ['#FFFFFF', '#3A2C00', '#8A6A00', '#8A6A00', '#8A6A00', '#5E4800', '#FFFFFF', '#FFD84D'],
  moon: ['#FFFFFF', '#000000', '#3A3A3A', '#4A4A4A', '#6E6E6E', '#1A1A1A', '#E6E6E6', '#9A9A9A'],
};

const PLATES = { day: DAY, dusk: DUSK, contrastLight: CONTRAST_LIGHT, contrastDark: CONTRAST_DARK } as const;

export const plateFor = (theme: CardTheme, name: PlateName): Plate => plate(PLATES[theme][name]);
