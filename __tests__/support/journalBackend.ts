import { MemoryBackend } from './memoryBackend';

export type Change = { readonly set: string; readonly text: string } | { readonly remove: readonly string[] };

/** A store that remembers every change, and tells somebody before it makes one. */
export class JournalBackend extends MemoryBackend {
  readonly changes: Change[] = [];
  onChange: (change: Change) => void = () => undefined;

  override async setItem(key: string, text: string): Promise<void> {
    this.note({ set: key, text });
    await super.setItem(key, text);
  }

  override async multiRemove(keys: readonly string[]): Promise<void> {
    this.note({ remove: [...keys] });
    await super.multiRemove(keys);
  }

  private note(change: Change): void {
    this.onChange(change);
    this.changes.push(change);
  }
}

/** What is on the device when power fails in the middle of a change: `share` of it is done, from 0 to 1. */
export function applyPart(texts: Map<string, string>, change: Change, share: number): void {
  if ('set' in change) {
    if (share > 0) texts.set(change.set, change.text.slice(0, Math.ceil(share * change.text.length)));
    return;
  }
  for (const key of change.remove.slice(0, Math.floor(share * change.remove.length))) texts.delete(key);
}
