// Plain Node, like bootstrap.mjs, which needs these answers before anything is installed.

/** True when `version` is at least `wanted`, both like 20.19.0. */
export function isAtLeast(version, wanted) {
  const have = version.split('.').map(Number);
  const want = wanted.split('.').map(Number);
  for (let i = 0; i < 3; i++) {
    if ((have[i] || 0) !== (want[i] || 0)) return (have[i] || 0) > (want[i] || 0);
  }
  return true;
}

/**
 * Why `npm ci` must run, or null when what is installed is what the lockfile says. npm leaves in node_modules
 * a lockfile of what it really installed, written last, so an interrupted install shows as well.
 * Optional packages may be absent: they belong to other systems.
 */
export function reasonToInstall(lock, installed) {
  if (installed === null) return 'no packages are installed yet';
  for (const [place, wanted] of Object.entries(lock.packages)) {
    if (place === '') continue;
    const present = installed.packages[place];
    if (present === undefined) {
      if (wanted.optional || wanted.devOptional) continue;
      return `${place.replace(/^.*node_modules\//, '')} is missing`;
    }
    if (present.version !== wanted.version || present.integrity !== wanted.integrity) {
      return `${place.replace(/^.*node_modules\//, '')} is not the version of the lockfile`;
    }
  }
  return null;
}
