export interface SliderSteps {
  readonly step: (by: number) => void;
  readonly first: () => void;
  readonly last: () => void;
}

/** Phones step a slider through their readers; only browsers send keys. */
export function sliderKeys(_steps: SliderSteps): object {
  return {};
}
