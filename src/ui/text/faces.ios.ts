/** Our typefaces by the names that styles use. iOS names an embedded font as it names itself, by its PostScript name. */
export const FACES = {
  display: 'YoungSerif-Regular',
  regular: 'Figtree-Regular',
  medium: 'Figtree-Medium',
  semibold: 'Figtree-SemiBold',
  bold: 'Figtree-Bold',
  extrabold: 'Figtree-ExtraBold',
} as const;
