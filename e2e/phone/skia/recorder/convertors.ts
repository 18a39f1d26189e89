/** How the C++ recorder reads a prop: the words it accepts, the classes it accepts, and what it says of the rest. */
import { blockFrom, each, flat, readHeader } from '../cpp';

export interface Convertor {
  /** For an enumeration: the words. */
  readonly words: ReadonlySet<string>;
  /** For a host object: its class. */
  readonly hostClass: string | null;
  readonly takesNull: boolean;
  readonly refusal: string;
}

/** By C++ type. */
export function readConvertors(): Map<string, Convertor> {
  const { text } = readHeader('api', 'recorder', 'Convertor.h');
  const convertors = new Map<string, Convertor>();
  for (const { index = 0, 1: declared = '' } of each(text, /template <>\s+([^(;{]+?)\s+getPropertyValue\(/g)) {
    const body = flat(blockFrom(text, index));
    const refusals = each(body, /runtime_error\(\s*"([^"]+)"/g).map((match) => match[1] ?? '');
    convertors.set(declared.replace(/\s+/g, ' '), {
      words: new Set(each(body, /value(?:Str)? == "(\w+)"/g).map((match) => match[1] ?? '')),
      hostClass: /(?:asHostObject|dynamic_pointer_cast)<(\w+)>/.exec(body)?.[1] ?? null,
      takesNull: body.includes('.isNull()'),
      refusal: refusals.at(-1) ?? 'Invalid prop value received',
    });
  }
  return convertors;
}
