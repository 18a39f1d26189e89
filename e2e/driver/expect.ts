import { Element } from './element';
import { Expectation, Wait } from './expectation';
import { by, Matcher } from './matcher';
import type { TestedApp } from './testedApp';
import { UnsupportedError } from './unsupported';

/** What Detox puts into the hands of a test: `by`, `element`, `expect`, `waitFor`. */
export class Expect {
  readonly by = by;

  constructor(private readonly deps: { runtimeDevice: { deviceDriver: { app: TestedApp } } }) {
    // Tests take these apart, so they must not depend on `this`.
    this.element = this.element.bind(this);
    this.expect = this.expect.bind(this);
    this.waitFor = this.waitFor.bind(this);
  }

  element(matcher: Matcher): Element {
    if (!(matcher instanceof Matcher)) throw new Error('element() needs a matcher, such as by.id()');
    return new Element(this.deps.runtimeDevice.deviceDriver.app, matcher);
  }

  expect(element: Element): Expectation {
    if (!(element instanceof Element)) throw new Error('expect() needs an element(): for values import it from Jest');
    return new Expectation(element);
  }

  waitFor(element: Element): Wait {
    if (!(element instanceof Element)) throw new Error('waitFor() needs an element()');
    return new Wait(element);
  }

  web = (): never => {
    throw new UnsupportedError('web()');
  };

  system = (): never => {
    throw new UnsupportedError('system()');
  };
}
