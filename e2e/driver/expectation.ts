import { Element } from './element';
import type { Matcher } from './matcher';
import type { Description } from './testedApp';
import { refuse } from './unsupported';

const DEFAULT_PERCENT = 75;

/** How long an expectation is given, and how it is worded when it fails. */
interface Claim {
  readonly words: string;
  /** Whether it is about what an eye sees, and not only about what is there. */
  readonly isOfSight: boolean;
  holds(found: readonly Description[]): boolean;
}

/** Everything one can claim about an element; what becomes of a claim is left to `check`. */
export abstract class Claims<Result> {
  private isNegated = false;

  constructor(protected readonly element: Element) {}

  protected abstract check(claim: Claim): Result;

  get not(): this {
    this.isNegated = !this.isNegated;
    return this;
  }

  toBeVisible(percent = DEFAULT_PERCENT): Result {
    if (!Number.isSafeInteger(percent) || percent < 1 || percent > 100) {
      throw new Error(`percent must be an integer between 1 and 100, but is ${percent}`);
    }
    return this.ofOne(`to be visible (${percent} %)`, ({ share = 0 }) => share * 100 >= percent, true);
  }

  toExist(): Result {
    return this.claim('to exist', (found) => found.length > (this.element.index ?? 0));
  }

  toBeFocused(): Result {
    return this.ofOne('to be focused', (one) => one.focused);
  }

  toHaveText(text: string | RegExp): Result {
    return this.ofOne(`to have the text ${String(text)}`, (one) =>
      typeof text === 'string' ? one.text === text : text.test(one.text),
    );
  }

  toHaveLabel(label: string): Result {
    return this.ofOne(`to have the label ${label}`, (one) => one.label === label);
  }

  toHaveId(id: string): Result {
    return this.ofOne(`to have the id ${id}`, (one) => one.identifier === id);
  }

  toHaveValue(value: string): Result {
    return this.ofOne(`to have the value ${value}`, (one) => String(one.value) === value);
  }

  toHaveToggleValue(value: boolean): Result {
    return this.ofOne(`to be ${value ? 'on' : 'off'}`, (one) => one.toggle === Boolean(value));
  }

  toBeNotVisible = (): Result => this.not.toBeVisible();
  toNotExist = (): Result => this.not.toExist();
  toBeNotFocused = (): Result => this.not.toBeFocused();
  toNotHaveText = (text: string): Result => this.not.toHaveText(text);
  toNotHaveLabel = (label: string): Result => this.not.toHaveLabel(label);
  toNotHaveId = (id: string): Result => this.not.toHaveId(id);
  toNotHaveValue = (value: string): Result => this.not.toHaveValue(value);

  private ofOne(words: string, holds: (one: Description) => boolean, isOfSight = false): Result {
    const ofPicked: Claim['holds'] = (found) => {
      const one = this.element.pick(found);
      return one !== null && holds(one);
    };
    return this.claim(words, ofPicked, isOfSight);
  }

  private claim(words: string, holds: Claim['holds'], isOfSight = false): Result {
    const isNegated = this.isNegated;
    this.isNegated = false;
    return this.check({
      words: `Expected ${this.element.toString()} ${isNegated ? 'not ' : ''}${words}`,
      isOfSight,
      holds: (found) => holds(found) !== isNegated,
    });
  }
}

refuse(Claims.prototype, 'expect', ['toHaveSliderPosition']);

async function verify(element: Element, claim: Claim, timeout?: number): Promise<void> {
  await element.app.staySettled();
  const found = await element.patiently(claim.holds, { timeout, isMeasured: claim.isOfSight });
  element.app.failOnProblems();
  if (claim.holds(found)) return;
  const seen = found.map(({ share, ...rest }) =>
    JSON.stringify({ ...rest, ...(share === undefined ? {} : { visible: `${Math.round(share * 100)} %` }) }),
  );
  throw new Error(`${claim.words}\n${seen.length === 0 ? 'No element matches.' : `Found:\n${seen.join('\n')}`}`);
}

/** `expect(element(…))` */
export class Expectation extends Claims<Promise<void>> {
  protected check(claim: Claim): Promise<void> {
    return verify(this.element, claim);
  }
}

/** `waitFor(element(…)).toBeVisible()`, which waits only when told for how long. */
export class Wait extends Claims<Wait> {
  private awaited: Claim | null = null;

  protected check(claim: Claim): Wait {
    this.awaited = claim;
    return this;
  }

  async withTimeout(milliseconds: number): Promise<void> {
    await verify(this.element, this.claimed(), milliseconds);
  }

  /** Repeats an action on another element, such as scrolling a list, until the claim holds. */
  whileElement(matcher: Matcher): { scroll: Element['scroll'] } {
    const claim = this.claimed();
    const { element } = this;
    const list = new Element(element.app, matcher);
    return {
      async scroll(pixels, direction) {
        // Ends by itself: a list at its end refuses to scroll further.
        while (!claim.holds(await element.look(claim.isOfSight))) await list.scroll(pixels, direction);
      },
    };
  }

  private claimed(): Claim {
    if (this.awaited === null) throw new Error('waitFor() needs an expectation, such as toBeVisible()');
    return this.awaited;
  }
}
