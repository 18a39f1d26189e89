type Props = Readonly<Record<string, unknown>>;

/** Props that native code has set over React's: those of worklets, and of `setNativeProps`. */
export class Overrides {
  private readonly set = new Map<number, Props>();
  /** How often something was set: while something moves it grows. */
  count = 0;

  constructor(private readonly onChange: (names: readonly string[]) => void) {}

  of = (tag: number): Props | undefined => this.set.get(tag);

  apply(tag: number, props: Props): void {
    this.count++;
    this.set.set(tag, { ...this.set.get(tag), ...props });
    this.onChange(Object.keys(props));
  }

  /** Forgets views that are gone. */
  forget(isMounted: (tag: number) => boolean): void {
    for (const tag of this.set.keys()) if (!isMounted(tag)) this.set.delete(tag);
  }
}
