import { useLocalSearchParams } from 'expo-router';

import { ImportScreen } from '@/features/share/ImportScreen';

export default function SharedMatch() {
  const { code } = useLocalSearchParams<{ code: string }>();
  return <ImportScreen key={code} code={code} />;
}
