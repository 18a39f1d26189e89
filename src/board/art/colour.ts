/** Colour arithmetic on '#RRGGBB' strings, so that palettes stay readable data. */
export type Hex = string;

const channels = (hex: Hex): [number, number, number] => {
  const value = parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (r: number, g: number, b: number): Hex => {
  const value = (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
};

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const [r, g, b] = channels(from);
  const [r2, g2, b2] = channels(to);
  return toHex(r + (r2 - r) * amount, g + (g2 - g) * amount, b + (b2 - b) * amount);
}

/** Channels as 0…1, for colour matrices. */
export function unit(hex: Hex): [number, number, number] {
  const [r, g, b] = channels(hex);
  return [r / 255, g / 255, b / 255];
}
