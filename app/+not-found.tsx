import { NotFoundScreen } from '@/features/notFound/NotFoundScreen';

export default function NotFound() {
  return <NotFoundScreen />;
}
