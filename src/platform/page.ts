import * as SystemUI from 'expo-system-ui';

/** What lies behind the app (keyboard, rotation, over-scroll) has the colour of the screen. */
export function dressPage(page: { background: string; language: string }): void {
  // A device that refuses keeps its own colour behind the app, which is seen only while it rotates.
  SystemUI.setBackgroundColorAsync(page.background).catch(() => undefined);
}

/** After a fault outside all screens: on phones mounting the app again already starts at home. */
export function reopenAtHome(): void {}
