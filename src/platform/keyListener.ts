/** A key that was pressed, by its name in the browser; answers whether it meant something. */
export type KeyListener = (key: string) => boolean;
