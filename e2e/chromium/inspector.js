// Runs inside the page under test and answers the driver's questions about it. Plain JavaScript, because it is
// sent to the browser as it stands.
(() => {
  const PAINTED = new Set(['IMG', 'CANVAS', 'VIDEO', 'svg', 'INPUT', 'TEXTAREA', 'IFRAME']);

  const isRendered = (element) => element.getClientRects().length > 0;

  const labelOf = (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';

  function textOf(element) {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    // innerText would follow text-transform and layout; a test names the words as they were written.
    return element.textContent ?? '';
  }

  const valueOf = (element) =>
    element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? element.value;

  function matchesText(expected, actual) {
    if (typeof expected === 'string') return actual === expected;
    return new RegExp(expected.source, expected.flags).test(actual);
  }

  const TESTS = {
    id: (element, value) => {
      const id = element.getAttribute('data-testid');
      return id !== null && matchesText(value, id);
    },
    label: (element, value) => labelOf(element) !== '' && matchesText(value, labelOf(element)),
    // The innermost element that says exactly this: a panel around a text is not that text.
    text: (element, value) =>
      matchesText(value, textOf(element)) &&
      textOf(element) !== '' &&
      ![...element.children].some((child) => matchesText(value, textOf(child)) && textOf(child) !== ''),
    value: (element, value) => valueOf(element) != null && matchesText(value, String(valueOf(element))),
  };

  function matches(element, matcher) {
    return matcher.every(({ kind, value, matcher: inner }) => {
      if (kind === 'ancestor') {
        for (let up = element.parentElement; up !== null; up = up.parentElement) if (matches(up, inner)) return true;
        return false;
      }
      if (kind === 'descendant') return [...element.querySelectorAll('*')].some((child) => matches(child, inner));
      return TESTS[kind](element, value);
    });
  }

  /**
   * All elements that match. A screen under the top one stays in the page, unrendered, where a phone takes it
   * out of the window: it counts only when nothing on the screen matches.
   */
  function find(matcher) {
    const all = [...document.body.querySelectorAll('*')].filter((element) => matches(element, matcher));
    const rendered = all.filter(isRendered);
    return rendered.length > 0 ? rendered : all;
  }

  const related = (a, b) => a === b || a.contains(b) || b.contains(a);

  function hides(element) {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.1 || style.visibility === 'hidden') return false;
    if (PAINTED.has(element.tagName) || style.backgroundImage !== 'none') return true;
    const alpha = /rgba\(.*, ([\d.]+)\)$/.exec(style.backgroundColor);
    return alpha === null ? style.backgroundColor !== 'transparent' : Number(alpha[1]) > 0.5;
  }

  function isTransparent(element) {
    for (let up = element; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (Number(style.opacity) < 0.01 || style.visibility === 'hidden' || style.visibility === 'collapse') return true;
    }
    return false;
  }

  /** The part of an element that can be seen, from 0 to 1, judged at a grid of points. */
  function visibleShare(element) {
    if (!isRendered(element) || isTransparent(element)) return 0;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 0;
    // What lets touches through may still be seen, and may still cover.
    const style = document.createElement('style');
    style.textContent = '* { pointer-events: auto !important; }';
    document.head.append(style);
    const steps = 8;
    let seen = 0;
    for (let row = 0; row < steps; row++) {
      for (let column = 0; column < steps; column++) {
        const x = box.left + (box.width * (column + 0.5)) / steps;
        const y = box.top + (box.height * (row + 0.5)) / steps;
        for (const top of document.elementsFromPoint(x, y)) {
          if (top === element || element.contains(top)) {
            seen++;
            break;
          }
          // An ancestor on top means that the element is clipped here.
          if (top.contains(element) || hides(top)) break;
        }
      }
    }
    style.remove();
    return seen / (steps * steps);
  }

  /** Whether a touch at this point of the window would reach the element. */
  function reaches(element, x, y) {
    const top = document.elementFromPoint(x, y);
    return top !== null && related(element, top);
  }

  function describe(element, isMeasured) {
    const box = element.getBoundingClientRect();
    const checked =
      element.getAttribute('aria-checked') ?? (element.type === 'checkbox' ? String(element.checked) : null);
    return {
      identifier: element.getAttribute('data-testid') ?? undefined,
      text: textOf(element),
      label: labelOf(element) || undefined,
      value: valueOf(element) ?? undefined,
      placeholder: element.getAttribute('placeholder') ?? undefined,
      share: isMeasured ? visibleShare(element) : undefined,
      enabled: element.getAttribute('aria-disabled') !== 'true' && !element.disabled,
      focused: document.activeElement === element,
      toggle: checked === null ? undefined : checked === 'true',
      frame: { x: box.left, y: box.top, width: box.width, height: box.height },
    };
  }

  function scrollerOf(element, axis) {
    const [client, scroll, overflow] =
      axis === 'x' ? ['clientWidth', 'scrollWidth', 'overflowX'] : ['clientHeight', 'scrollHeight', 'overflowY'];
    const candidates = [element, ...element.querySelectorAll('*')];
    for (let up = element.parentElement; up !== null; up = up.parentElement) candidates.push(up);
    return candidates.find(
      (one) => one[scroll] > one[client] + 1 && /auto|scroll/.test(getComputedStyle(one)[overflow]),
    );
  }

  /**
   * What is asked of the disk, changes and the looks that come before them: whoever kills the app after a step means after
   * what the step stored.
   */
  let storing = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...how) {
    const made = transaction.apply(this, how);
    storing++;
    for (const end of ['complete', 'abort']) made.addEventListener(end, () => storing--);
    return made;
  };

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The page broke its policy: ${violatedDirective} ${blockedURI}`),
  );

  const api = {
    /** Describes every match, in the order of the page. */
    query: (matcher, isMeasured) => find(matcher).map((element) => describe(element, isMeasured)),

    reaches: (matcher, index, x, y) => reaches(find(matcher)[index], x, y),

    focus: (matcher, index) => find(matcher)[index].focus(),

    /** Scrolls by so many pixels; answers how far it came, or null when there is nothing to scroll. */
    scroll(matcher, index, axis, amount) {
      const scroller = scrollerOf(find(matcher)[index], axis);
      if (scroller === undefined) return null;
      const property = axis === 'x' ? 'scrollLeft' : 'scrollTop';
      const before = scroller[property];
      // A scroll view lays a `scrollTo` of its own over the browser's, and that one knows neither `top` nor `left`.
      const to = { [axis === 'x' ? 'left' : 'top']: before + amount, behavior: 'instant' };
      Element.prototype.scrollTo.call(scroller, to);
      return scroller[property] - before;
    },

    /** Waits until nothing moves: fonts are there, animations are over, all is stored, two frames have passed. */
    async settle() {
      await document.fonts.ready;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const deadline = performance.now() + 5000;
      const isMoving = () =>
        document.getAnimations().some((animation) => {
          const timing = animation.effect?.getComputedTiming();
          return animation.playState === 'running' && Number.isFinite(timing?.endTime ?? Infinity);
        });
      let wasStoring = false;
      do {
        wasStoring = storing > 0;
        await frame();
        await frame();
      } while ((wasStoring || storing > 0 || isMoving()) && performance.now() < deadline);
    },

    /**
     * Whether the service worker has stored the app. It need not control this page: a page that opened in the
     * very moment the worker became active is not taken over, but the next one is.
     */
    async isStored() {
      const registration = await navigator.serviceWorker?.getRegistration();
      return registration?.active?.state === 'activated';
    },
  };
  Object.defineProperty(window, '__inspector', { value: api });
})();
