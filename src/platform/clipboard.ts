import * as Clipboard from 'expo-clipboard';

/** True when the text is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    return await Clipboard.setStringAsync(text);
  } catch {
    return false;
  }
}

/** What lies on the clipboard, or nothing when there is nothing or we may not look. */
export async function pasteText(): Promise<string> {
  try {
    return await Clipboard.getStringAsync();
  } catch {
    return '';
  }
}
