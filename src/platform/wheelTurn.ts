/** What a wheel or a trackpad did, for both twins of `wheel`. */
export interface WheelTurn {
  /** In points from the corner of the view. */
  readonly at: { readonly x: number; readonly y: number };
  /** What a wheel, or two fingers on a trackpad that part, multiply the size by. */
  readonly zoom: number;
  readonly pan: { readonly x: number; readonly y: number };
}
