import Constants from 'expo-constants';

/** The web app's address, where the build was told one: messengers make it tappable, as they do not make `terreno://`. */
export const WEB_ORIGIN: string | null = (Constants.expoConfig?.extra?.webOrigin as string | undefined) ?? null;

/** A phone's app comes from nowhere that others could not reach. */
export const IS_OWN_MACHINE: boolean = false;
