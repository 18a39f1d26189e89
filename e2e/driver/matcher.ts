import { UnsupportedError } from './unsupported';

/** Text to match, in a form that can be sent to a page. */
type Pattern = string | { source: string; flags: string };

export type Clause =
  | { kind: 'id' | 'label' | 'text' | 'value'; value: Pattern }
  | { kind: 'ancestor' | 'descendant'; matcher: readonly Clause[] };

function toPattern(value: string | RegExp): Pattern {
  return typeof value === 'string' ? value : { source: value.source, flags: value.flags.replace(/[gy]/g, '') };
}

/** A description of elements: all its clauses must hold. */
export class Matcher {
  constructor(readonly clauses: readonly Clause[]) {}

  and(other: Matcher): Matcher {
    return new Matcher([...this.clauses, ...other.clauses]);
  }

  withAncestor(other: Matcher): Matcher {
    return new Matcher([...this.clauses, { kind: 'ancestor', matcher: other.clauses }]);
  }

  withDescendant(other: Matcher): Matcher {
    return new Matcher([...this.clauses, { kind: 'descendant', matcher: other.clauses }]);
  }

  toString(): string {
    return this.clauses
      .map((clause) => {
        if ('matcher' in clause) return `with ${clause.kind} (${new Matcher(clause.matcher).toString()})`;
        const { value } = clause;
        return `by.${clause.kind}(${typeof value === 'string' ? `'${value}'` : `/${value.source}/${value.flags}`})`;
      })
      .join(' and ');
  }
}

const unsupported = (what: string) => (): never => {
  throw new UnsupportedError(what);
};

/** Detox's `by`, as far as whatever plays the phone can look. */
export const by = {
  id: (value: string | RegExp) => new Matcher([{ kind: 'id', value: toPattern(value) }]),
  text: (value: string | RegExp) => new Matcher([{ kind: 'text', value: toPattern(value) }]),
  label: (value: string | RegExp) => new Matcher([{ kind: 'label', value: toPattern(value) }]),
  accessibilityLabel: (value: string | RegExp) => new Matcher([{ kind: 'label', value: toPattern(value) }]),
  value: (value: string) => new Matcher([{ kind: 'value', value }]),
  type: unsupported('by.type()'),
  traits: unsupported('by.traits()'),
  get web(): never {
    throw new UnsupportedError('by.web');
  },
  get system(): never {
    throw new UnsupportedError('by.system');
  },
};
