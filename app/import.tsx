import { ImportScreen } from '@/features/share/ImportScreen';

export default function Import() {
  return <ImportScreen />;
}
