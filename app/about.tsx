import { AboutScreen } from '@/features/about/AboutScreen';

export default function About() {
  return <AboutScreen />;
}
