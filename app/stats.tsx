import { StatsScreen } from '@/features/stats/StatsScreen';

export default function Stats() {
  return <StatsScreen />;
}
