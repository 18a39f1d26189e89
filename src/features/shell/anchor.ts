import { Platform } from 'react-native';

/**
 * Home lies under whatever address a phone is opened at, so that the back button leads there and not out of the app. A
 * browser has a history of its own, and would only render a home that nobody sees at every reload of a match.
 */
export const anchor = Platform.OS === 'web' ? {} : { anchor: 'index' };
