import { ROOT } from './root';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it belongs to somebody else, or is closed to writing',
  EDQUOT: 'there is no room left for you on this disk',
  ENOSPC: 'the disk is full',
  EPERM: 'it is closed to writing',
  EROFS: 'its disk can only be read',
};

/** In plain words why the disk refused; null for any other error. */
export function explainDisk(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path: place = ROOT } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason === undefined) return null;
  return `Terreno cannot write to ${place}: ${reason}.\nMake room or take a copy of the project in a folder of your own, and start again there.`;
}
