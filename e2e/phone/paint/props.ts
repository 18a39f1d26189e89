/** Reading of a view's props, which come from JavaScript and may be anything. */
export type Props = Readonly<Record<string, unknown>>;

export function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** The first of these props that is there. */
export function first(props: Props, ...names: string[]): unknown {
  return names.map((name) => props[name]).find((value) => value !== undefined && value !== null);
}

/** A length in points, or a share of a whole: `12`, `"12"`, `"50%"`. */
export function length(value: unknown, whole: number, otherwise = 0): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return otherwise;
  const amount = Number.parseFloat(value);
  if (Number.isNaN(amount)) return otherwise;
  return value.trim().endsWith('%') ? (amount / 100) * whole : amount;
}

/** An array of Node's realm: CanvasKit knows no other, and props come from the app's. */
export function ownList<T = unknown>(value: unknown): T[] {
  return Array.isArray(value) ? Array.from(value as readonly T[]) : [];
}

export function objects(value: unknown): Props[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.filter((entry): entry is Props => typeof entry === 'object' && entry !== null);
}

/** A prop that changes what is seen and that we do not draw must not go unseen. */
export function refuse(props: Props, viewName: string, names: readonly string[]): void {
  for (const name of names) {
    const value = props[name];
    const isSet = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
    if (isSet) throw new Error(`not on this phone: ${name} of a ${viewName} is not painted`);
  }
}
