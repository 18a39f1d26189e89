import type { OutgoingFile } from './outgoingFile';

/** Whether this browser has a sheet of its own to send things with. */
export const canSend = typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** Opens the browser's sheet. False when there is none; closing it again is no failure. */
export async function sendText(text: string): Promise<boolean> {
  if (!canSend) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

/** Downloads the file, as browsers hand things out. */
export async function handOut({ name, type, content }: OutgoingFile): Promise<boolean> {
  const parts = 'text' in content ? content.text : await (await fetch(content.address)).blob();
  const address = URL.createObjectURL(new Blob([parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file by the next turn of its loop; keeping it would keep its memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return true;
}
