/** Brings Skia. On devices it is there from the start. */
export async function loadRenderer(): Promise<void> {}
