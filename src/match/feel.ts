import { touch, type Touch } from '@/platform/haptics';
import { playSound, type Sound } from '@/platform/sound';
import { useSettings } from '@/storage/settingsStore';

/** What happens at the table can be heard and felt, as far as the person wants it. It never says anything by itself. */
const FEELINGS = {
  tick: { sound: 'tick', touch: 'tick' },
  drop: { sound: 'drop', touch: 'drop' },
  score: { sound: 'score', touch: 'tick' },
  turn: { sound: 'turn', touch: 'tick' },
  win: { sound: 'win', touch: 'success' },
  refusal: { sound: null, touch: 'refusal' },
} as const satisfies Record<string, { sound: Sound | null; touch: Touch }>;
export type Feeling = keyof typeof FEELINGS;

export function feel(feeling: Feeling): void {
  const { sound: isLoud, haptics } = useSettings.getState().settings;
  const { sound, touch: felt } = FEELINGS[feeling];
  if (isLoud && sound !== null) playSound(sound);
  touch(felt, haptics);
}
