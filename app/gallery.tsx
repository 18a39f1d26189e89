import { GalleryScreen } from '@/features/gallery/GalleryScreen';

export default function Gallery() {
  return <GalleryScreen />;
}
