import { useEffect, useRef } from 'react';

import type { Way } from './way';

const byId = (id: string) => `[data-testid="${id}"]`;

function reachable(inside: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`${byId(inside)} [tabindex="0"]`));
}

/** The first of these controls that can take the focus; an id may be the beginning of one. */
function firstOf(inside: string, ids: readonly string[]): HTMLElement | null {
  const controls = reachable(inside);
  for (const id of ids) {
    const found = controls.find((control) => control.dataset.testid?.startsWith(id) === true);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Moves the focus to the nearest control on that side, as the eye would: along the way first, and hardly ever aside.
 * Without a focus it begins at the first of `start` that is there.
 */
export function walkFocus(inside: string, way: Way, start: readonly string[]): boolean {
  const from = document.activeElement;
  const controls = reachable(inside);
  const next =
    from instanceof HTMLElement && controls.includes(from) ? nearest(from, controls, way) : firstOf(inside, start);
  next?.focus();
  return next !== null;
}

/** A step aside counts as three steps ahead. */
const ASIDE = 3;

function nearest(from: HTMLElement, controls: readonly HTMLElement[], way: Way): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const isAcross = way === 'left' || way === 'right';
  const sign = way === 'right' || way === 'down' ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const control of controls) {
    const there = control.getBoundingClientRect();
    const dx = there.x + there.width / 2 - (here.x + here.width / 2);
    const dy = there.y + there.height / 2 - (here.y + here.height / 2);
    const ahead = sign * (isAcross ? dx : dy);
    // What overlaps on the other axis lies straight ahead.
    const aside = isAcross
      ? Math.max(0, there.top - here.bottom, here.top - there.bottom)
      : Math.max(0, there.left - here.right, here.left - there.right);
    const distance = ahead + ASIDE * aside + Math.abs(isAcross ? dy : dx) / 10;
    if (control !== from && ahead > 4 && distance < least) {
      least = distance;
      best = control;
    }
  }
  return best;
}

/**
 * When the control that had the keyboard's focus is gone or has nothing to do any more, its namesake gets it (the main button in another layout), or the
 * first of `instead`. Only for whoever uses the keyboard: a finger leaves no focus behind.
 */
export function useKeptFocus(inside: string, instead: readonly string[]): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
    };
    const forget = (): void => {
      last.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  useEffect(() => {
    const lost = last.current;
    if (lost === null || document.activeElement !== document.body) return;
    const id = lost.dataset.testid;
    firstOf(inside, [...(id === undefined ? [] : [id]), ...instead])?.focus();
  });
}
