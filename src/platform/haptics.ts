import * as Haptics from 'expo-haptics';

export type HapticStrength = 'off' | 'light' | 'strong';
export type Touch = 'tick' | 'drop' | 'success' | 'refusal';

const STYLES = {
  light: { tick: Haptics.ImpactFeedbackStyle.Soft, drop: Haptics.ImpactFeedbackStyle.Light },
  strong: { tick: Haptics.ImpactFeedbackStyle.Medium, drop: Haptics.ImpactFeedbackStyle.Heavy },
} as const;

/** Lets the hand feel something. A device that cannot stays silent. */
export function touch(kind: Touch, strength: HapticStrength): void {
  if (strength === 'off') return;
  const felt =
    kind === 'success'
      ? Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success)
      : kind === 'refusal'
        ? Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning)
        : Haptics.impactAsync(STYLES[strength][kind]);
  felt.catch(() => undefined);
}
