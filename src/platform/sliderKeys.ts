import type { SliderSteps } from './sliderSteps';

/** Phones step a slider through their readers; only browsers send keys. */
export function sliderKeys(_steps: SliderSteps): object {
  return {};
}
