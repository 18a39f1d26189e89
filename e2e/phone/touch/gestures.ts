import type { Clock } from '../clock';
import type { Placed } from '../fabric/geometry';
import { apply, invert } from '../fabric/transform';
import { SLOP, type Pointer } from './pointer';

/** Gesture Handler's own numbers. */
const STATE = { undetermined: 0, failed: 1, began: 2, cancelled: 3, active: 4, end: 5 } as const;
type State = (typeof STATE)[keyof typeof STATE];
const TOUCH = { down: 1, move: 2, up: 3, cancelled: 4 } as const;
const WORKLET = 1;
const KINDS = ['ManualGestureHandler', 'PanGestureHandler', 'TapGestureHandler', 'LongPressGestureHandler'];

type Config = Readonly<Record<string, unknown>>;

interface Handler {
  readonly tag: number;
  readonly kind: string;
  config: Config;
  viewTag: number | null;
  actionType: number;
}

/** One handler during one touch, from the first finger down to the last one up. */
interface Attempt {
  readonly handler: Handler;
  readonly placed: Placed;
  state: State;
  readonly pointers: Map<number, Pointer>;
  start: Pointer;
  /** Where the leading finger is, or was when it left. */
  last: Pointer;
  startTime: number;
  timer: number | null;
}

const isOver = ({ state }: Attempt) => state === STATE.end || state === STATE.failed || state === STATE.cancelled;

/** Where events of gestures go: into worklets, or to JavaScript. */
export interface GestureEvents {
  toWorklet(viewTag: number, name: string, payload: object): void;
  toJavaScript(name: string, payload: object): void;
}

/**
 * Gesture Handler's native half: which handlers a touch wakes, when they begin, activate, end and fail, and who has to
 * give way when one of them activates. It knows the kinds that we use and refuses the others.
 */
export class Gestures {
  private readonly handlers = new Map<number, Handler>();
  private attempts: Attempt[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly events: GestureEvents,
    /** A gesture has become active: buttons under the same fingers must let go. */
    private readonly onActive: () => void,
  ) {}

  /** `RNGestureHandlerModule`. */
  readonly module = {
    install: () => true,
    flushOperations: () => undefined,
    handleSetJSResponder: () => undefined,
    handleClearJSResponder: () => undefined,
    createGestureHandler: (kind: string, tag: number, config: Config) => {
      if (!KINDS.includes(kind)) throw new Error(`This phone does not know the gesture ${kind}: teach it.`);
      this.handlers.set(tag, { tag, kind, config: { ...config }, viewTag: null, actionType: 0 });
    },
    attachGestureHandler: (tag: number, viewTag: number, actionType: number) => {
      const handler = this.handlers.get(tag);
      if (handler === undefined) throw new Error(`There is no gesture handler ${tag}.`);
      handler.viewTag = viewTag;
      handler.actionType = actionType;
    },
    updateGestureHandler: (tag: number, config: Config) => {
      const handler = this.handlers.get(tag);
      if (handler !== undefined) handler.config = { ...config };
    },
    dropGestureHandler: (tag: number) => {
      this.attempts = this.attempts.filter(({ handler }) => handler.tag !== tag);
      this.handlers.delete(tag);
    },
  };

  get isActive(): boolean {
    return this.attempts.some(({ state }) => state === STATE.active);
  }

  down(pointer: Pointer, target: Placed): void {
    for (let at: Placed | null = target; at !== null; at = at.parent) {
      for (const handler of this.handlers.values()) {
        if (handler.viewTag !== at.view.node.tag || handler.config.enabled === false) continue;
        const known = this.attempts.find((attempt) => attempt.handler === handler);
        if (known === undefined) this.begin(handler, at, pointer);
        else if (!isOver(known)) this.join(known, pointer);
      }
    }
  }

  move(pointers: readonly Pointer[]): void {
    for (const attempt of [...this.attempts]) {
      const own = pointers.filter(({ id }) => attempt.pointers.has(id));
      if (own.length === 0 || isOver(attempt)) continue;
      for (const pointer of own) attempt.pointers.set(pointer.id, pointer);
      this.touch(attempt, TOUCH.move, own);
      if (!isOver(attempt)) this.follow(attempt);
    }
  }

  up(pointer: Pointer): void {
    for (const attempt of [...this.attempts]) {
      if (!attempt.pointers.has(pointer.id) || isOver(attempt)) continue;
      attempt.pointers.set(pointer.id, pointer);
      this.leading(attempt);
      const all = [...attempt.pointers.values()];
      attempt.pointers.delete(pointer.id);
      this.touch(attempt, TOUCH.up, [pointer], all);
      if (!isOver(attempt) && attempt.pointers.size === 0) this.lift(attempt, pointer);
    }
  }

  /** All fingers have left the glass. */
  rest(): void {
    for (const attempt of this.attempts) this.stopTimer(attempt);
    this.attempts = [];
  }

  /** Something native, a scroll or the system, has taken the fingers. */
  cancel(): void {
    for (const attempt of [...this.attempts]) {
      if (!isOver(attempt)) this.to(attempt, attempt.state === STATE.active ? STATE.cancelled : STATE.failed);
    }
  }

  /** A worklet has decided over its gesture. */
  setState(tag: number, state: number): void {
    const attempt = this.attempts.find(({ handler }) => handler.tag === tag);
    if (attempt === undefined || isOver(attempt)) return;
    if (state === STATE.active) this.activate(attempt);
    else this.to(attempt, state as State);
  }

  private begin(handler: Handler, placed: Placed, pointer: Pointer): void {
    const attempt: Attempt = {
      handler,
      placed,
      state: STATE.undetermined,
      pointers: new Map([[pointer.id, pointer]]),
      start: pointer,
      last: pointer,
      startTime: this.clock.now(),
      timer: null,
    };
    this.attempts.push(attempt);
    this.touch(attempt, TOUCH.down, [pointer]);
    if (isOver(attempt) || attempt.state !== STATE.undetermined) return;
    this.to(attempt, STATE.began);
    const wait = this.waitOf(handler);
    if (wait !== null) attempt.timer = this.clock.after(wait, () => this.onHeld(attempt));
  }

  private join(attempt: Attempt, pointer: Pointer): void {
    attempt.pointers.set(pointer.id, pointer);
    this.touch(attempt, TOUCH.down, [pointer]);
    const most = Number(attempt.handler.config.maxPointers ?? Infinity);
    if (!isOver(attempt) && attempt.pointers.size > most) this.giveUp(attempt);
  }

  /** After how long a handler looks at the clock: to activate when held, or to fail when it took too long. */
  private waitOf({ kind, config }: Handler): number | null {
    if (kind === 'LongPressGestureHandler') return Number(config.minDurationMs ?? 500);
    if (kind === 'TapGestureHandler') return Number(config.maxDurationMs ?? 500);
    const wait = Number(config.activateAfterLongPress ?? 0);
    return kind === 'PanGestureHandler' && wait > 0 ? wait : null;
  }

  private onHeld(attempt: Attempt): void {
    attempt.timer = null;
    if (attempt.state !== STATE.began) return;
    if (attempt.handler.kind === 'TapGestureHandler') this.to(attempt, STATE.failed);
    else this.activate(attempt);
  }

  private follow(attempt: Attempt): void {
    const { handler, state } = attempt;
    if (handler.kind === 'ManualGestureHandler') return;
    if (state === STATE.active) {
      if (handler.kind === 'PanGestureHandler') this.say(attempt, 'onGestureHandlerEvent', this.payload(attempt));
      return;
    }
    if (state !== STATE.began) return;
    const { dx, dy } = this.travelled(attempt);
    const distance = Math.hypot(dx, dy);
    if (handler.kind !== 'PanGestureHandler') {
      if (distance > Number(handler.config.maxDist ?? 2 * SLOP)) this.to(attempt, STATE.failed);
    } else if (attempt.timer !== null) {
      // Whoever moves before the time is over wants something else.
      if (distance > SLOP) this.to(attempt, STATE.failed);
    } else if (isBeyond(handler.config, 'failOffset', dx, dy)) {
      this.to(attempt, STATE.failed);
    } else if (
      this.mayPan(handler.config, dx, dy) &&
      attempt.pointers.size >= Number(handler.config.minPointers ?? 1)
    ) {
      this.activate(attempt);
    }
  }

  private mayPan(config: Config, dx: number, dy: number): boolean {
    const hasOffset = Object.keys(config).some((name) => name.startsWith('activeOffset'));
    if (isBeyond(config, 'activeOffset', dx, dy)) return true;
    if (hasOffset && config.minDist === undefined) return false;
    return Math.hypot(dx, dy) >= Number(config.minDist ?? SLOP);
  }

  private lift(attempt: Attempt, pointer: Pointer): void {
    const { handler, state } = attempt;
    if (handler.kind === 'TapGestureHandler' && state === STATE.began) {
      attempt.pointers.set(pointer.id, pointer);
      this.activate(attempt);
      this.to(attempt, STATE.end);
    } else if (state === STATE.active) this.to(attempt, STATE.end);
    else this.to(attempt, STATE.failed);
  }

  private giveUp(attempt: Attempt): void {
    this.to(attempt, attempt.state === STATE.active ? STATE.cancelled : STATE.failed);
  }

  private activate(attempt: Attempt): void {
    if (attempt.state === STATE.active) return;
    if (attempt.state === STATE.undetermined) this.to(attempt, STATE.began);
    for (const other of [...this.attempts]) {
      if (other === attempt || isOver(other) || this.areTogether(attempt, other)) continue;
      this.to(other, other.state === STATE.active ? STATE.cancelled : STATE.failed);
    }
    this.to(attempt, STATE.active);
    this.onActive();
  }

  private areTogether(one: Attempt, other: Attempt): boolean {
    const lists = (a: Attempt, b: Attempt) => {
      const tags = a.handler.config.simultaneousHandlers;
      return Array.isArray(tags) && tags.includes(b.handler.tag);
    };
    return lists(one, other) || lists(other, one);
  }

  private to(attempt: Attempt, state: State): void {
    const oldState = attempt.state;
    if (oldState === state) return;
    if ((state === STATE.end || state === STATE.failed || state === STATE.cancelled) && attempt.pointers.size > 0) {
      this.leading(attempt);
      const held = [...attempt.pointers.values()];
      // No finger is followed any more when the gesture hears of it, and so it cannot be told twice.
      attempt.pointers.clear();
      this.touch(attempt, TOUCH.cancelled, held, held);
      // The callback may have ended the gesture itself.
      if (attempt.state !== oldState) return;
    }
    attempt.state = state;
    if (isOver(attempt)) this.stopTimer(attempt);
    this.say(attempt, 'onGestureHandlerStateChange', { ...this.payload(attempt), oldState });
  }

  private stopTimer(attempt: Attempt): void {
    if (attempt.timer !== null) this.clock.cancel(attempt.timer);
    attempt.timer = null;
  }

  private touch(attempt: Attempt, eventType: number, changed: readonly Pointer[], all?: readonly Pointer[]): void {
    if (attempt.handler.config.needsPointerData !== true) return;
    const describe = (pointer: Pointer) => ({
      ...this.local(attempt, pointer),
      id: pointer.id,
      absoluteX: pointer.x,
      absoluteY: pointer.y,
    });
    this.say(attempt, 'onGestureHandlerEvent', {
      handlerTag: attempt.handler.tag,
      state: attempt.state,
      eventType,
      changedTouches: changed.map(describe),
      allTouches: (all ?? [...attempt.pointers.values()]).map(describe),
      numberOfTouches: attempt.pointers.size,
      pointerType: 0,
    });
  }

  private payload(attempt: Attempt): object {
    const pointer = this.leading(attempt);
    const { dx, dy } = this.travelled(attempt);
    const seconds = Math.max(0.001, (this.clock.now() - attempt.startTime) / 1000);
    return {
      handlerTag: attempt.handler.tag,
      state: attempt.state,
      numberOfPointers: attempt.pointers.size,
      pointerType: 0,
      ...this.local(attempt, pointer),
      absoluteX: pointer.x,
      absoluteY: pointer.y,
      translationX: dx,
      translationY: dy,
      velocityX: dx / seconds,
      velocityY: dy / seconds,
      duration: seconds * 1000,
    };
  }

  private leading(attempt: Attempt): Pointer {
    return (attempt.last = attempt.pointers.values().next().value ?? attempt.last);
  }

  private travelled(attempt: Attempt): { dx: number; dy: number } {
    const pointer = this.leading(attempt);
    return { dx: pointer.x - attempt.start.x, dy: pointer.y - attempt.start.y };
  }

  private local({ placed }: Attempt, { x, y }: Pointer): { x: number; y: number } {
    const inverse = invert(placed.matrix);
    return inverse === null ? { x: 0, y: 0 } : apply(inverse, x, y);
  }

  private say({ handler }: Attempt, name: string, payload: object): void {
    if (handler.viewTag === null) return;
    if (handler.actionType === WORKLET) this.events.toWorklet(handler.viewTag, name, payload);
    else this.events.toJavaScript(name, payload);
  }
}

/** Whether a finger has left the range that a config gives for an offset, on either axis. */
function isBeyond(config: Config, name: string, dx: number, dy: number): boolean {
  const has = (key: string) => typeof config[key] === 'number';
  const value = (key: string) => config[key] as number;
  return (
    (has(`${name}XStart`) && dx < value(`${name}XStart`)) ||
    (has(`${name}XEnd`) && dx > value(`${name}XEnd`)) ||
    (has(`${name}YStart`) && dy < value(`${name}YStart`)) ||
    (has(`${name}YEnd`) && dy > value(`${name}YEnd`))
  );
}
