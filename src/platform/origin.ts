/** The web app's own address; a phone has none, and shares links that open the app instead. */
export const WEB_ORIGIN: string | null = null;
