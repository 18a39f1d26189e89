export interface IconPaths {
  /** The area filled at 16 %. */
  readonly body?: string;
  readonly stroke?: string;
  /** Areas filled wholly: glyphs that must read at 13 pt, dots, arrow heads. */
  readonly solid?: string;
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const LAYER = 'M12 3L21 8L12 13L3 8Z';
const BULB = 'M9 17C9 14.5 6 13.5 6 9.5A6 6 0 0 1 18 9.5C18 13.5 15 14.5 15 17Z';
const BOOK = 'M12 6C9.5 4.3 6.5 4 3 4.3V18.3C6.5 18 9.5 18.3 12 20C14.5 18.3 17.5 18 21 18.3V4.3C17.5 4 14.5 4.3 12 6Z';
const FIELD = 'M2.5 20V13.5C8 9.5 16 9.5 21.5 13.5V20Z';
const CARD = 'M5.5 7H12.5A2 2 0 0 1 14.5 9V19A2 2 0 0 1 12.5 21H5.5A2 2 0 0 1 3.5 19V9A2 2 0 0 1 5.5 7Z';
const TOWER = 'M5 21V11L4 9.5V3.5H7V6H10.3V3.5H13.7V6H17V3.5H20V9.5L19 11V21H14.5V17A2.5 2.5 0 0 0 9.5 17V21Z';
const ROAD = 'M7 3.5C9 9 4.5 14 7.5 20.5H17.5C14.5 14 19 9 17 3.5Z';
const CHURCH = 'M4 20.5V13.5L12 7.5L20 13.5V20.5H14.5V17.5A2.5 2.5 0 0 0 9.5 17.5V20.5Z';
const CROWN = 'M4.5 18.5L3 8L8.2 11.5L12 5L15.8 11.5L21 8L19.5 18.5Z';
const FLAG = 'M5 4.5C9 2.5 12 6.5 19 4.5V13C12 15 9 11 5 13Z';
const FLAME =
  'M12 2.8C12.5 6.5 18.3 9 18.3 14.6A6.3 6.3 0 0 1 5.7 14.6C5.7 11.8 7.2 10.3 8.3 8.8C9 10.3 9.6 11.1 10.6 11.6C10.4 8.3 10.8 5 12 2.8Z';
const PAGE =
  'M5.5 5H18.5A2.5 2.5 0 0 1 21 7.5V18A2.5 2.5 0 0 1 18.5 20.5H5.5A2.5 2.5 0 0 1 3 18V7.5A2.5 2.5 0 0 1 5.5 5Z';
const BARS = 'M3 11.5H8V20.5H3ZM9.5 4.5H14.5V20.5H9.5ZM16 8.5H21V20.5H16Z';
const HEAD = 'M12 3.5A4.2 4.2 0 1 0 12 11.9A4.2 4.2 0 1 0 12 3.5Z';
const ROBOT = 'M8 9H16A3.5 3.5 0 0 1 19.5 12.5V16A3.5 3.5 0 0 1 16 19.5H8A3.5 3.5 0 0 1 4.5 16V12.5A3.5 3.5 0 0 1 8 9Z';
const EYE = 'M2 12C4.5 7.5 8 5.5 12 5.5S19.5 7.5 22 12C19.5 16.5 16 18.5 12 18.5S4.5 16.5 2 12Z';
const SPEAKER = 'M3.5 9.5H7L12 5.5V18.5L7 14.5H3.5Z';
const GAUGE = 'M4.5 18A9 9 0 1 1 19.5 18';
const PHONE = 'M8 2.5H16A2.5 2.5 0 0 1 18.5 5V19A2.5 2.5 0 0 1 16 21.5H8A2.5 2.5 0 0 1 5.5 19V5A2.5 2.5 0 0 1 8 2.5Z';
const BUZZ = 'M9.5 4H14.5A2 2 0 0 1 16.5 6V18A2 2 0 0 1 14.5 20H9.5A2 2 0 0 1 7.5 18V6A2 2 0 0 1 9.5 4Z';
const RING = 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z';
const HAND =
  'M7 13.5V6.5A1.5 1.5 0 0 1 10 6.5V4.5A1.5 1.5 0 0 1 13 4.5V6A1.5 1.5 0 0 1 16 6V8.5A1.5 1.5 0 0 1 19 8.5V15A6.5 6.5 0 0 1 12.5 21.5C9.5 21.5 8 20 6.5 17.5L4 13.3C3.4 12.2 4.8 11 5.8 12Z';
const DEER = 'M8 10.5L12 9.3L16 10.5L14.3 18.3C13.7 20.8 10.3 20.8 9.7 18.3Z';
const BIN = 'M6 7H18L17 20.5H7Z';
const TRIANGLE = 'M7 5L19 12L7 19Z';
const MOON = 'M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z';
const SUN = 'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z';
const GEAR = 'M12 5.5A6.5 6.5 0 1 0 12 18.5A6.5 6.5 0 1 0 12 5.5Z';
const SHIELD = 'M12 3L19.5 5.5V11.5C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.5V5.5Z';
const HOUSE = 'M4.5 11L12 4.5L19.5 11V20H14.5V15.5A2.5 2.5 0 0 0 9.5 15.5V20H4.5Z';
const TREE = 'M12 2.8L18 11H15.5L20 17.5H4L8.5 11H6Z';
const TENT = 'M12 4.5L21 20H3Z';
const WARNING = 'M12 3.5L22 20.5H2Z';

const STAR = 'M12 3L14.7 8.8L21 9.6L16.4 14L17.6 20.3L12 17.2L6.4 20.3L7.6 14L3 9.6L9.3 8.8Z';

/** Every icon of the style sheet, drawn by us. */
export const ICONS = {
  menu: { stroke: 'M3.5 6H20.5M3.5 12H20.5M3.5 18H14' },
  back: { stroke: 'M15 4.5L8 12L15 19.5' },
  forward: { stroke: 'M9 4.5L16 12L9 19.5' },
  layers: { body: LAYER, stroke: `${LAYER}M3 12.5L12 17.5L21 12.5M3 16.5L12 21.5L21 16.5` },
  hint: { body: BULB, stroke: `${BULB}M9.5 21H14.5` },
  book: { body: BOOK, stroke: `${BOOK}M12 6V20` },
  fields: {
    body: FIELD,
    stroke: `${FIELD}M8.5 11L7 20M15.5 11L17 20M12 10.5V20M18.5 3A2 2 0 1 0 18.5 7A2 2 0 1 0 18.5 3Z`,
  },
  plus: { stroke: 'M12 4.5V19.5M4.5 12H19.5' },
  minus: { stroke: 'M4.5 12H19.5' },
  close: { stroke: 'M6 6L18 18M18 6L6 18' },
  star: { stroke: STAR },
  starFull: { stroke: STAR, solid: STAR },
  check: { stroke: 'M4.5 12.5L10 18L20 6.5' },
  sideways: {
    stroke: 'M3.5 12.5H15.5V20.5H3.5ZM8.5 4.5H13.5A6 6 0 0 1 19.5 10.5V15M16.6 12.4L19.5 15.3L22.4 12.4',
  },
  fit: {
    body: 'M9 9H15V15H9Z',
    stroke:
      'M3.5 8V5.5A2 2 0 0 1 5.5 3.5H8M16 3.5H18.5A2 2 0 0 1 20.5 5.5V8M20.5 16V18.5A2 2 0 0 1 18.5 20.5H16M8 20.5H5.5A2 2 0 0 1 3.5 18.5V16M9 9H15V15H9Z',
  },
  undo: { stroke: 'M8.5 4L4 8.5L8.5 13M4 8.5H14.5A5.75 5.75 0 0 1 14.5 20H9' },
  turn: { stroke: 'M20 4.5V9.5H15M19.7 9.5A8.5 8.5 0 1 0 20.5 13.5' },
  swap: { stroke: 'M7.5 4L3.5 8L7.5 12M3.5 8H16M16.5 12L20.5 16L16.5 20M20.5 16H8' },
  hammer: {
    body: 'M12.5 5L16 3.5L20.5 8L19 9.5L21 11.5L18.5 14L12 7.5Z',
    stroke:
      'M10.5 4.5L15.5 3L20.8 8.2L19.2 9.8L21.5 12L19 14.5L16.8 12.3L14.5 12.5L12 10L12.2 7.8ZM13 11.5L4.5 20A1.4 1.4 0 0 1 2.7 18.2L11.5 9.8',
  },
  cards: { body: CARD, stroke: `${CARD}M9 3H18.5A2 2 0 0 1 20.5 5V16.5` },
  city: { body: TOWER, stroke: TOWER },
  road: { body: ROAD, stroke: `${ROAD}M11.8 6V8M11.3 11.5V13.5M12.2 17V18` },
  monastery: { body: CHURCH, stroke: `${CHURCH}M12 7.5V2.5M10 4.5H14` },
  crown: { body: CROWN, stroke: CROWN },
  flag: { body: FLAG, stroke: `${FLAG}M5 3.5V21` },
  flame: { body: FLAME, stroke: FLAME },
  calendar: {
    body: 'M5.5 5H18.5A2.5 2.5 0 0 1 21 7.5V10H3V7.5A2.5 2.5 0 0 1 5.5 5Z',
    stroke: `${PAGE}M3 10H21M8 2.8V6M16 2.8V6M8.5 15L11 17.5L15.5 13`,
  },
  stats: { body: BARS, stroke: BARS },
  settings: {
    body: GEAR,
    stroke: `${GEAR}M12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2ZM12 5.5V2.5M12 21.5V18.5M5.5 12H2.5M21.5 12H18.5M7.4 7.4L5.3 5.3M18.7 18.7L16.6 16.6M7.4 16.6L5.3 18.7M18.7 5.3L16.6 7.4`,
  },
  person: { body: HEAD, stroke: `${HEAD}M4.5 20.5C5.2 16.8 8 15 12 15S18.8 16.8 19.5 20.5` },
  robot: {
    body: ROBOT,
    stroke: `${ROBOT}M12 9V5M2.5 13V15.5M21.5 13V15.5`,
    solid: dot(9, 14, 1.4) + dot(15, 14, 1.4) + dot(12, 4, 1.6),
  },
  eye: { body: EYE, stroke: `${EYE}M12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2Z` },
  share: {
    stroke:
      'M8 10H6A1.5 1.5 0 0 0 4.5 11.5V19A1.5 1.5 0 0 0 6 20.5H18A1.5 1.5 0 0 0 19.5 19V11.5A1.5 1.5 0 0 0 18 10H16M12 15V3M8 6.5L12 2.8L16 6.5',
  },
  replay: { stroke: 'M4 4.5V9.5H9M4.3 9.5A8.5 8.5 0 1 1 3.5 13.5', solid: 'M10.2 9.2L16 13L10.2 16.8Z' },
  play: { body: TRIANGLE, stroke: TRIANGLE },
  pause: { stroke: 'M8.5 5V19M15.5 5V19' },
  first: { body: 'M19 5L9 12L19 19Z', stroke: 'M19 5L9 12L19 19ZM5 5V19' },
  last: { body: 'M5 5L15 12L5 19Z', stroke: 'M5 5L15 12L5 19ZM19 5V19' },
  speed: { body: `${GAUGE}Z`, stroke: `${GAUGE}M12 14.5L16.5 9.5`, solid: dot(12, 14.5, 1.5) },
  sound: { body: SPEAKER, stroke: `${SPEAKER}M15.5 9A4.3 4.3 0 0 1 15.5 15M18.3 6.3A8.5 8.5 0 0 1 18.3 17.7` },
  vibrate: { body: BUZZ, stroke: `${BUZZ}M3.5 9V15M20.5 9V15` },
  contrast: { stroke: RING, solid: 'M12 3A9 9 0 0 1 12 21Z' },
  globe: { body: RING, stroke: `${RING}M3.5 9.5H20.5M3.5 14.5H20.5M12 3C7.5 8 7.5 16 12 21C16.5 16 16.5 8 12 3Z` },
  hand: { body: HAND, stroke: `${HAND}M10 6.5V11.5M13 6V11.5M16 8.5V12` },
  phone: { body: PHONE, stroke: `${PHONE}M10.8 18.3H13.2` },
  trash: { body: BIN, stroke: `${BIN}M3.5 7H20.5M9 7V4H15V7` },
  info: { body: RING, stroke: `${RING}M12 11.5V16.5`, solid: dot(12, 8, 1.3) },
  sun: {
    body: SUN,
    stroke: `${SUN}M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3`,
  },
  moon: { body: MOON, stroke: MOON },
  motion: {
    body: 'M15 6A6 6 0 1 0 15 18A6 6 0 1 0 15 6Z',
    stroke: 'M15 6A6 6 0 1 0 15 18A6 6 0 1 0 15 6ZM2.5 9H6M1.8 12.5H5M3.5 16H7',
  },
  shield: { body: SHIELD, stroke: `${SHIELD}M8.8 11.8L11.2 14.2L15.5 9.5` },
  home: { body: HOUSE, stroke: HOUSE },
  tree: { body: TREE, stroke: `${TREE}M12 17.5V21.5` },
  river: {
    stroke: 'M3 7C6 4 9 4 12 7S18 10 21 7M3 12.5C6 9.5 9 9.5 12 12.5S18 15.5 21 12.5M3 18C6 15 9 15 12 18S18 21 21 18',
  },
  deer: {
    body: DEER,
    stroke: `${DEER}M8 10.5C5.2 9.6 4 6.8 4.6 3.5M5 7.6L2.6 6.6M16 10.5C18.8 9.6 20 6.8 19.4 3.5M19 7.6L21.4 6.6`,
  },
  hut: { body: TENT, stroke: `${TENT}M12 4.5L10.5 2.5M12 4.5L13.5 2.5M9.5 20L12 14L14.5 20` },
  warning: { body: WARNING, stroke: `${WARNING}M12 10V14.5`, solid: dot(12, 17.5, 1.2) },
} as const satisfies Record<string, IconPaths>;

export type IconName = keyof typeof ICONS;
