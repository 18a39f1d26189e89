import { router } from 'expo-router';

import type { GameId } from '@/core/game';

/** One step back, or home for whoever opened an address directly. */
export function goBack(): void {
  if (router.canGoBack()) router.back();
  else router.replace('/');
}

export function goHome(): void {
  if (router.canDismiss()) router.dismissAll();
  router.replace('/');
}

export function openNewGame(game: GameId): void {
  router.push({ pathname: '/new', params: { game } });
}

/** Into a match, in the place of the screen that led there: the way back from a match is home. */
export function openMatch(id: string): void {
  router.replace({ pathname: '/match/[id]', params: { id } });
}

/** A match again from its start, or from one of its moves. */
export function openReplay(id: string, move?: number): void {
  router.push({ pathname: '/replay/[id]', params: { id, ...(move === undefined ? {} : { move: String(move) }) } });
}

export function openResult(id: string): void {
  router.replace({ pathname: '/result/[id]', params: { id } });
}

/** The lesson of a game, where it was left, or one of its chapters. */
export function openLesson(game: GameId, chapter?: string): void {
  if (chapter === undefined) router.push({ pathname: '/lesson/[game]', params: { game } });
  else router.push({ pathname: '/lesson/[game]/[chapter]', params: { game, chapter } });
}

/** A land to wander about on. */
export function openLand(game: GameId): void {
  router.push({ pathname: '/explore/[game]', params: { game } });
}
