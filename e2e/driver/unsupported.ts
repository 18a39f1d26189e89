/** What we do not do is said aloud: a step that silently did nothing would make a test pass for nothing. */
export class UnsupportedError extends Error {
  constructor(what: string) {
    super(`${what} is not supported by this driver`);
    this.name = 'UnsupportedError';
  }
}

/** Gives an object, under each name, a method that only says so. */
export function refuse(target: object, owner: string, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(target, name, {
      configurable: true,
      writable: true,
      value: () => {
        throw new UnsupportedError(`${owner}.${name}()`);
      },
    });
  }
}
