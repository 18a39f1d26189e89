import path from 'node:path';

/** The folder of the project, wherever a tool is started from. */
export const ROOT = path.resolve(__dirname, '..', '..');

export const inRoot = (...segments: string[]): string => path.join(ROOT, ...segments);
