type Load = (path: string) => Promise<void>;

/**
 * Metro's loader takes whatever a server sends for a script, and keeps that it came: where a host answers a missing file
 * with the page, it would never ask again. It is asked a second time only for code that did not come with the first
 * answer; then the name is another one, so that nobody on the way can repeat what he kept.
 */
export function mendChunkLoading(): void {
  const scope = globalThis as { __loadBundleAsync?: Load };
  const load = scope.__loadBundleAsync;
  if (load === undefined) return;
  const answers = new Map<string, number>();
  scope.__loadBundleAsync = async (path) => {
    const before = answers.get(path) ?? 0;
    await load(before === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}again=${before}`);
    answers.set(path, before + 1);
  };
}
