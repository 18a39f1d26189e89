import { Figtree_400Regular } from '@expo-google-fonts/figtree/400Regular';
import { Figtree_500Medium } from '@expo-google-fonts/figtree/500Medium';
import { Figtree_600SemiBold } from '@expo-google-fonts/figtree/600SemiBold';
import { Figtree_700Bold } from '@expo-google-fonts/figtree/700Bold';
import { Figtree_800ExtraBold } from '@expo-google-fonts/figtree/800ExtraBold';
import { YoungSerif_400Regular } from '@expo-google-fonts/young-serif/400Regular';
import { useFonts } from 'expo-font';

import { FACES } from '@/ui/text/type';

/**
 * Each weight is imported by itself: the index of the package would bundle all fourteen. A phone's own build has the faces
 * embedded (`app.json`) under these very names, so nothing is loaded there and the first frame has them; Expo Go and the web load them.
 */
export function useAppFonts(): boolean {
  const [areLoaded, error] = useFonts({
    [FACES.display]: YoungSerif_400Regular,
    [FACES.regular]: Figtree_400Regular,
    [FACES.medium]: Figtree_500Medium,
    [FACES.semibold]: Figtree_600SemiBold,
    [FACES.bold]: Figtree_700Bold,
    [FACES.extrabold]: Figtree_800ExtraBold,
  });
  // Without our faces the system's are used: a plain app is better than none.
  return areLoaded || error !== null;
}
