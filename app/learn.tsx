import { LearnScreen } from '@/features/learn/LearnScreen';

export default function Learn() {
  return <LearnScreen />;
}
