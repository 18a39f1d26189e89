import type { FocusEvent } from 'react-native';

/** On phones only a keyboard or a switch gives focus, so focus is always worth showing. */
export function isFocusVisible(_event: FocusEvent): boolean {
  return true;
}
