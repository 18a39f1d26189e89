/** What a slider can do, for both twins of `sliderKeys`. */
export interface SliderSteps {
  readonly step: (by: number) => void;
  readonly first: () => void;
  readonly last: () => void;
}
