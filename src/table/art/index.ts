/** Card art: what the table, the gallery and the tools use. */
export {
  CARD_IDS,
  CARDS,
  cityCard,
  destinyCard,
  knightCard,
  roadCard,
  SIDES,
  type CardDesign,
  type CardId,
  type Side,
} from './cards';
export { CARD_PHRASE_KEYS, describeCard, type CardWords } from './describe';
export { detailFor, type Detail } from './detail';
export { GLYPH_GRID, GLYPHS, type GlyphName } from './glyphs';
export { CARD_RATIO, type CardLayout, type Disc } from './layout';
export { cardBoxes, paintCard, type CardLook } from './paint';
export { CARD_THEMES, type CardTheme } from './palette';
export { paintCardInSlices } from './slices';
