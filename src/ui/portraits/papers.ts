/** A dyed paper: its own colour, the side away from the light, and the edge that the light catches. */
export interface Paper {
  readonly plain: string;
  readonly shade: string;
  readonly light: string;
}

/** A complexion: a paper, and how it blushes. */
export interface Skin extends Paper {
  readonly blush: string;
}

const paper = (plain: string, shade: string, light: string): Paper => ({ plain, shade, light });

/** The colours of the map and its table. None of them is a player's. */
export const PAPERS = {
  linen: paper('#EADFC6', '#D0C09C', '#F7F0DF'),
  straw: paper('#DDB765', '#BF9446', '#EDD08C'),
  brass: paper('#D9A441', '#B07F26', '#F0CB7C'),
  clay: paper('#B4694A', '#955038', '#CB8563'),
  rust: paper('#8E4A35', '#733826', '#A9634B'),
  earth: paper('#7B5A40', '#614531', '#977455'),
  bark: paper('#54402F', '#413023', '#6E563F'),
  moss: paper('#7F8751', '#656D3D', '#9DA56B'),
  pine: paper('#2F5A4E', '#22463C', '#44766A'),
  slate: paper('#64747A', '#4E5C62', '#83939A'),
  dusk: paper('#47505A', '#373F48', '#606B77'),
  plum: paper('#6B4A52', '#543840', '#866470'),
  wool: paper('#EFE6D3', '#D3C5A8', '#FBF5E8'),
} as const satisfies Record<string, Paper>;

const skin = (plain: string, shade: string, light: string, blush: string): Skin => ({ plain, shade, light, blush });

export const SKINS = {
  fair: skin('#F1CBA4', '#DDA97F', '#F8DEC2', '#E9A784'),
  rose: skin('#EBBE9A', '#D49A75', '#F4D3B6', '#E09C7C'),
  olive: skin('#DBA97B', '#BF8759', '#E8C29B', '#CD8560'),
  tan: skin('#C68E61', '#A8714A', '#D8A87F', '#B8734F'),
  brown: skin('#A16C49', '#835437', '#B98662', '#99553C'),
  deep: skin('#80533A', '#65402B', '#9B6C50', '#84452F'),
} as const satisfies Record<string, Skin>;

export const HAIRS = {
  copper: paper('#A9552D', '#8A421F', '#C57243'),
  chestnut: paper('#6E4428', '#55331D', '#8C5C3A'),
  raven: paper('#3A2C26', '#2A1F1A', '#564339'),
  grey: paper('#A9A296', '#8B8478', '#C3BDB1'),
  white: paper('#EDE6D8', '#D0C6B2', '#FBF8F0'),
} as const satisfies Record<string, Paper>;

/** The ink of eyes, brows and mouths. */
export const INK = '#30221A';
export const TEETH = '#FFF8EA';
