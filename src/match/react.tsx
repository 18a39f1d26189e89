import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { prepareSounds } from '@/platform/sound';
import { useSettings } from '@/storage/settingsStore';

import { openMatch, type OpenFault } from './open';
import type { Match, MatchState } from './types';

type MatchLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: OpenFault }
  | { readonly status: 'ready'; readonly match: Match };

const LOADING: MatchLoad = { status: 'loading' };
const MatchContext = createContext<MatchLoad>(LOADING);

/** Opens a match for everything inside, and leaves it when it goes. It shows nothing itself: see `useMatchLoad`. */
export function MatchProvider({ id, children }: { id: string; children: ReactNode }) {
  const [opened, setOpened] = useState<{ id: string; load: MatchLoad }>({ id, load: LOADING });
  useEffect(() => {
    let isGone = false;
    let match: Match | null = null;
    void openMatch(id).then((result) => {
      if (isGone) {
        if (result.ok) result.value.leave();
        return;
      }
      if (result.ok) match = result.value;
      setOpened({
        id,
        load: result.ok ? { status: 'ready', match: result.value } : { status: 'failed', fault: result.error },
      });
    });
    return () => {
      isGone = true;
      match?.leave();
    };
  }, [id]);
  const isLoud = useSettings(({ settings }) => settings.sound);
  useEffect(() => {
    if (isLoud) prepareSounds();
  }, [isLoud]);
  return <MatchContext value={opened.id === id ? opened.load : LOADING}>{children}</MatchContext>;
}

/** A match that is open already and belongs to somebody else: a lesson, a test. */
export function OpenMatchProvider({ match, children }: { match: Match; children: ReactNode }) {
  const [load] = useState<MatchLoad>(() => ({ status: 'ready', match }));
  return <MatchContext value={load}>{children}</MatchContext>;
}

export function useMatchLoad(): MatchLoad {
  return use(MatchContext);
}

/** The actions of the match around. Only inside what is shown when the match is ready. */
export function useMatchActions(): Match {
  const load = use(MatchContext);
  if (load.status !== 'ready') throw new Error('no match is open here');
  return load.match;
}

/** A part of the state; the component renders again when that part is another. */
export function useMatch<Part>(select: (state: MatchState) => Part): Part {
  const match = useMatchActions();
  const read = () => select(match.getState());
  return useSyncExternalStore(match.subscribe, read, read);
}
