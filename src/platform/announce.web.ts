/** In a browser live regions speak by themselves. */
export function announce(_text: string): void {}
