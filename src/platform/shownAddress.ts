/** On phones nobody sees an address. */
export function showAddress(_path: string): void {}
