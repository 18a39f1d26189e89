import type { KeyboardEvent } from 'react';

/** The space bar turns switches and picks choices, as in every form of the web; buttons know it already. */
export const spaceKey: object = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== ' ' || !(target instanceof HTMLElement)) return;
    const role = target.getAttribute('role');
    if (role !== 'switch' && role !== 'radio' && role !== 'checkbox') return;
    event.preventDefault();
    target.click();
  },
};
