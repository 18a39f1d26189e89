/** Phones carry all of their code with them. */
export function mendChunkLoading(): void {}
