import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

/** Today by the device's clock, looked up again when the person comes back to the app. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') setToday(new Date());
    });
    return () => subscription.remove();
  }, []);
  return today;
}
