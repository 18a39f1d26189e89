import { Platform } from 'react-native';

/**
 * Whether a native layer comes and goes over time and says when it has: only iOS does. There a layer that is asked to
 * come while another is still going can stay behind unseen and swallow every touch (React Native #50152).
 */
export const DO_LAYERS_TAKE_TIME = Platform.OS === 'ios';

/** What takes the keyboard's focus on the web needs no help here. */
export function takeFocus(): void {}
