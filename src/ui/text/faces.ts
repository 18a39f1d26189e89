/** Our typefaces by the names that styles use. Android names an embedded font after its file, and the web as we like. */
export const FACES = {
  display: 'YoungSerif_400Regular',
  regular: 'Figtree_400Regular',
  medium: 'Figtree_500Medium',
  semibold: 'Figtree_600SemiBold',
  bold: 'Figtree_700Bold',
  extrabold: 'Figtree_800ExtraBold',
} as const;
