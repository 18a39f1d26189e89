import type { Words } from './words';

/** Names in a row, as the language strings them: Ana, Rui and Leonor. */
export function listOf(names: readonly string[], { t }: Words): string {
  return names.reduce((row, name, index) =>
    t(index === names.length - 1 ? 'board.list.last' : 'board.list.next', { names: row, name }),
  );
}
