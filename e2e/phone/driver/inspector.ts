import type { Clause } from '../../driver/matcher';
import type { Description, Frame } from '../../driver/testedApp';
import type { RunningApp } from '../app';
import { frameInWindow, isModal, isWithin, shownShare, touchedAt, type Placed } from '../fabric/geometry';
import type { ShadowNode } from '../fabric/view';
import { isField } from '../fields';

const TEXT = /^(Paragraph|Text)$/;

/** The words in a node and below it, as they stand on the screen. */
function textOf(node: ShadowNode): string {
  if (node.viewName === 'RawText') return String(node.props.text ?? '');
  return node.children.map(textOf).join('');
}

function matchesText(expected: Extract<Clause, { value: unknown }>['value'], actual: string): boolean {
  return typeof expected === 'string' ? actual === expected : new RegExp(expected.source, expected.flags).test(actual);
}

const stringOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Looks at the screen of a phone as Detox's matchers ask. */
export class Inspector {
  constructor(private readonly app: RunningApp) {}

  find(clauses: readonly Clause[]): Placed[] {
    const all = this.app.places();
    const top = topOf(all);
    return all.filter((placed) => this.matches(placed, clauses, all) && (top === null || isWithin(placed, top)));
  }

  describe(placed: Placed): Description {
    const { node, props } = placed.view;
    const state = (props.accessibilityState ?? {}) as { disabled?: boolean; checked?: boolean; selected?: boolean };
    const share = shownShare(placed, this.app.settings());
    const value = props.accessibilityValue as { text?: string; now?: number } | undefined;
    const label = stringOf(props.accessibilityLabel) ?? stringOf(props['aria-label']);
    const identifier = stringOf(props.testID);
    const spoken = isField(node) ? this.app.fields.textOf(node) : (value?.text ?? value?.now?.toString());
    const placeholder = stringOf(props.placeholder);
    return {
      text: isField(node) ? this.app.fields.textOf(node) : textOf(node),
      share,
      enabled: state.disabled !== true && props.disabled !== true,
      focused: this.app.fields.focused === node.tag,
      frame: frameInWindow(placed) satisfies Frame,
      ...(identifier === undefined ? {} : { identifier }),
      ...(label === undefined ? {} : { label }),
      ...(spoken === undefined ? {} : { value: spoken }),
      ...(placeholder === undefined ? {} : { placeholder }),
      ...(typeof state.checked === 'boolean' ? { toggle: state.checked } : {}),
    };
  }

  /** Whether a finger there would touch the element, something in it, or what holds it. */
  reaches(placed: Placed, x: number, y: number): boolean {
    const touched = touchedAt(this.app.places(), x, y);
    return touched !== null && (isWithin(touched, placed) || isWithin(placed, touched));
  }

  private matches(placed: Placed, clauses: readonly Clause[], all: readonly Placed[]): boolean {
    return clauses.every((clause) => {
      switch (clause.kind) {
        case 'id':
          return matchesOptional(clause.value, stringOf(placed.view.props.testID));
        case 'label':
          return matchesOptional(clause.value, this.describe(placed).label);
        case 'text':
          return TEXT.test(placed.view.node.viewName) && matchesText(clause.value, textOf(placed.view.node));
        case 'value':
          return matchesOptional(clause.value, this.describe(placed).value);
        case 'ancestor':
          return all.some(
            (other) => other !== placed && isWithin(placed, other) && this.matches(other, clause.matcher, all),
          );
        case 'descendant':
          return all.some(
            (other) => other !== placed && isWithin(other, placed) && this.matches(other, clause.matcher, all),
          );
      }
    });
  }
}

function matchesOptional(expected: Extract<Clause, { value: unknown }>['value'], actual: string | undefined): boolean {
  return actual !== undefined && matchesText(expected, actual);
}

/** What stands over everything else: a modal, or the topmost screen. What lies below is there but not to be seen. */
function topOf(all: readonly Placed[]): Placed | null {
  return (
    all.findLast(({ view }) => isModal(view)) ?? all.findLast(({ view }) => view.node.viewName === 'RNSScreen') ?? null
  );
}
