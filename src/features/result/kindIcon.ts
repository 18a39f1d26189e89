import type { PointKind } from '@/match/review';
import type { IconName } from '@/ui/Icon';

/** The small picture beside a kind of points. */
export const KIND_ICONS: Readonly<Record<PointKind, IconName>> = {
  city: 'city',
  road: 'road',
  cloister: 'monastery',
  field: 'fields',
  forest: 'tree',
  river: 'river',
  lake: 'river',
  system: 'river',
  meadow: 'fields',
  hut: 'hut',
  follower: 'person',
  start: 'flag',
  settlement: 'home',
  expansion: 'crown',
  knight: 'shield',
};
