/** A browser does not say whether there are keys. Where there is a mouse or a trackpad there are some. */
export const hasKeyboard = (): boolean => matchMedia('(any-pointer: fine)').matches;
