import type { Layout } from '@/ui/frame/layout';

/** From here on contents and a chapter have room side by side. */
const BROAD = 720;

/** Whether the contents stand beside what is read: on tablets, unless letters are so large that one column is needed. */
export function isBroadBook({ kind, width, isLargeText }: Layout): boolean {
  return kind === 'tablet' && width >= BROAD && !isLargeText;
}
