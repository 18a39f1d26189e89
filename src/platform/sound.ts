import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

/** Effects mix with somebody's music and obey the silent switch. */
const MODE = {
  playsInSilentMode: false,
  interruptionMode: 'mixWithOthers',
  allowsRecording: false,
  shouldPlayInBackground: false,
  shouldRouteThroughEarpiece: false,
} as const;

const FILES = {
  tick: require('../../assets/sounds/tick.wav') as number,
  drop: require('../../assets/sounds/drop.wav') as number,
  score: require('../../assets/sounds/score.wav') as number,
  turn: require('../../assets/sounds/turn.wav') as number,
  win: require('../../assets/sounds/win.wav') as number,
};
export type Sound = keyof typeof FILES;

const players = new Map<Sound, AudioPlayer>();

/** Players are made once: making one at the first note would be late. */
function playerOf(sound: Sound): AudioPlayer {
  const known = players.get(sound);
  if (known !== undefined) return known;
  if (players.size === 0) {
    setAudioModeAsync(MODE).catch(() => undefined);
  }
  const player = createAudioPlayer(FILES[sound]);
  players.set(sound, player);
  return player;
}

/** Loads every sound, so that the first one is not late. */
export function prepareSounds(): void {
  try {
    for (const sound of Object.keys(FILES) as Sound[]) playerOf(sound);
  } catch {
    // A device without sound plays on without it: sound never carries meaning.
  }
}

/** A page that nobody has touched yet may not make a sound, and would complain if it tried. Phones always may. */
function mayPlay(): boolean {
  return typeof navigator === 'undefined' || navigator.userActivation?.hasBeenActive !== false;
}

export function playSound(sound: Sound): void {
  if (!mayPlay()) return;
  try {
    const player = playerOf(sound);
    player
      .seekTo(0)
      .then(() => player.play())
      .catch(() => undefined);
  } catch {
    // See above.
  }
}
