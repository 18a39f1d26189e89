import Constants from 'expo-constants';

/** The version of the app as its configuration names it. */
export const APP_VERSION: string = Constants.expoConfig?.version ?? '0';
