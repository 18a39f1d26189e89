interface Lockfile {
  packages: Record<string, { version?: string; integrity?: string; optional?: boolean; devOptional?: boolean }>;
}
export function isAtLeast(version: string, wanted: string): boolean;
export function reasonToInstall(lock: Lockfile, installed: Lockfile | null): string | null;
