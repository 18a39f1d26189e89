import { File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';
import { Share } from 'react-native';

import type { OutgoingFile } from './outgoingFile';

/** Whether this device has a sheet of its own to send things with. */
export const canSend = true;

/** Opens the system's sheet. False when it could not be opened; closing it again is no failure. */
export async function sendText(text: string): Promise<boolean> {
  try {
    await Share.share({ message: text });
    return true;
  } catch {
    return false;
  }
}

/** Hands a file to the system, which asks where it shall go. */
export async function handOut({ name, type, content }: OutgoingFile): Promise<boolean> {
  try {
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    if ('text' in content) file.write(content.text);
    else if (content.address.startsWith('data:'))
      file.write(content.address.slice(content.address.indexOf(',') + 1), { encoding: 'base64' });
    else file.write(new File(content.address).bytesSync());
    await Sharing.shareAsync(file.uri, { mimeType: type });
    return true;
  } catch {
    return false;
  }
}
