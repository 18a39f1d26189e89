import { HomeScreen } from '@/features/home/HomeScreen';

export default function Home() {
  return <HomeScreen />;
}
