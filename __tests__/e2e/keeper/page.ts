import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { Rng } from '@/core/rng';
import { replay } from '@/games';
import { openMatch } from '@/match/open';
import { startMatch } from '@/match/start';
import type { Match } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';
import { matches } from '@/storage/matches';
import { changeSettings, hydrateSettings, useSettings } from '@/storage/settingsStore';

/*
 * The app without its screens, in a real browser: the real matches on the real store. People confirm moves here, and
 * `true` means what it means on the screen: the move was accepted.
 */

const live = new Map<string, Match>();

async function liveMatch(id: string): Promise<Match> {
  const known = live.get(id);
  if (known !== undefined) return known;
  const opened = await openMatch(id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  opened.value.present(null);
  live.set(id, opened.value);
  return opened.value;
}

async function settled(match: Match): Promise<void> {
  for (;;) {
    const { handOver, isShowing, isSaving } = match.getState();
    if (handOver !== null) match.takePhone();
    else if (!isShowing && !isSaving) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function positionOf(match: Match) {
  const played = replay(match.getState().record);
  if (!played.ok) throw new Error(played.error.detail);
  return played.value.position;
}

export const keeper = {
  begin: async (game: GameId, seed: number): Promise<string> => {
    const seats = [{ name: 'Ana' }, { name: 'Rui' }].slice(0, game === 'solo' ? 1 : 2);
    const origin = { kind: 'new' } as const;
    const id = await startMatch({ game, options: {}, seats, seed, aids: ALL_AIDS, origin, hasHandOver: false });
    if (!id.ok) throw new Error(id.error.detail);
    return id.value;
  },
  /** The moves of a match, as it lies on the device or as it is on the table. */
  moves: async (id: string): Promise<readonly string[]> => (await liveMatch(id)).getState().record.moves,
  isOver: async (id: string): Promise<boolean> => (await liveMatch(id)).getState().outcome !== null,
  /** Confirms a move; whether it was accepted, and what the match is then. */
  confirm: async (id: string, seed: number): Promise<{ isAccepted: boolean; moves: readonly string[] }> => {
    const match = await liveMatch(id);
    await settled(match);
    const isAccepted = await match.play(chooseRandomMove(positionOf(match), Rng.fromSeed(seed)));
    return { isAccepted, moves: match.getState().record.moves };
  },
  trouble: async (id: string): Promise<string | null> => (await liveMatch(id)).getState().trouble?.kind ?? null,
  retry: async (id: string): Promise<void> => (await liveMatch(id)).retry(),
  choose: (isLeftHanded: boolean): Promise<void> => changeSettings({ isLeftHanded }),
  isLeftHanded: (): boolean => useSettings.getState().settings.isLeftHanded,
  ready: hydrateSettings,
  count: async (): Promise<number> => {
    const shelf = await matches.list();
    return shelf.ok ? shelf.value.open.length + shelf.value.finished.length : -1;
  },
};

declare global {
  interface Window {
    keeper: typeof keeper;
  }
}

window.keeper = keeper;
