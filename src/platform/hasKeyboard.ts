/** Telephones and tablets have none that this app listens to. */
export const hasKeyboard = (): boolean => false;
