/** Measuring and drawing of text: `Fonts` holds the faces, `Typesetter` sets paragraphs and fields in them. */
export { Fonts } from './fonts';
export { type TextSettings, type TextSize, Typesetter } from './typesetter';
