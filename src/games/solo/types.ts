export interface SoloOptions {
  /** Three colours as printed, or a fourth one. */
  readonly colours: number;
  /** Followers of each colour. */
  readonly followers: number;
}
