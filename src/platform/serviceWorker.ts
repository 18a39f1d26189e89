/** Phones carry the app with them: only the web needs a worker to open without a network. */
export function registerServiceWorker(): void {}

/** Null: there is nothing to store. */
export async function isStoredWhole(): Promise<boolean | null> {
  return null;
}
