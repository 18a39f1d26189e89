import type { Turns } from '@/board/art/geometry/point';
import type { SkImage } from '@/board/art/skia';
import type { PictureMaker, Slices } from '@/board/PictureMaker';
import type { TileGameId } from '@/games/tiles';

/** One picture of the gallery: painted at whatever size it is shown. */
export interface GalleryItem {
  readonly id: string;
  /** What it is, below the picture. */
  readonly title: string;
  /** How many there are, or what it counts; below the title. */
  readonly note: string | null;
  /** All that can be told of it, beside the large picture and to whoever does not see: nothing is told by art alone. */
  readonly story: string;
  /** Height over width. */
  readonly ratio: number;
  /** A card has a border of its own and wants no mount. */
  readonly isLoose?: true;
  /** A whole land can be wandered about on. */
  readonly land?: TileGameId;
  /** The same tile turned: data is turned and never a picture, which is worth a look. */
  readonly turned?: (turns: Turns) => GalleryItem;
  paint(maker: PictureMaker, width: number): Slices<SkImage>;
}

/** Pictures that belong together, under one heading. */
export interface Wall {
  readonly title: string | null;
  readonly items: readonly GalleryItem[];
}

/** All that hangs in one room. */
export interface Exhibition {
  readonly title: string;
  readonly about: string;
  /** How much there is to see, in words. */
  readonly count: string | null;
  readonly hero: GalleryItem | null;
  readonly walls: readonly Wall[];
}

/** A picture for whoever does not see it. */
export const spoken = ({ title, note, story }: GalleryItem): string =>
  [title, note, story].filter((part) => part !== null && part !== '').join('. ');
