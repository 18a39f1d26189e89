import type { Style } from '@/ai';
import { DICTIONARIES } from '@/i18n/languages';

/** Who plays for the computer, in the order in which they sit down, and what each of them likes. */
export const TASTES = {
  leonor: 'farmer',
  tomas: 'builder',
  clara: 'balanced',
  hugo: 'raider',
  marta: 'miser',
  bruno: 'balanced',
  vera: 'raider',
  gaspar: 'miser',
  nina: 'builder',
  abel: 'farmer',
} as const satisfies Record<string, Style>;

export type CharacterId = keyof typeof TASTES;
export const CHARACTERS = Object.keys(TASTES) as readonly CharacterId[];

const known = new Map<string, CharacterId>();

/** The character of this name in any language; null for everybody else. A record keeps names, never characters. */
export function characterNamed(name: string): CharacterId | null {
  if (known.size === 0) {
    for (const { ai } of Object.values(DICTIONARIES)) {
      for (const id of CHARACTERS) known.set(ai.names[id].toLocaleLowerCase(), id);
    }
  }
  return known.get(name.trim().toLocaleLowerCase()) ?? null;
}

/** How somebody of this name likes to play, until the table says otherwise. */
export function tasteOf(name: string): Style {
  const character = characterNamed(name);
  return character === null ? 'balanced' : TASTES[character];
}

/** Whose face a seat of the computer shows: a name that no character bears belongs to a stranger. */
export type Somebody = CharacterId | 'stranger';

export function somebodyNamed(name: string): Somebody {
  return characterNamed(name) ?? 'stranger';
}
