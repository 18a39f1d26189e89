import { DO_LAYERS_TAKE_TIME } from '@/platform/layers';

/** Whoever wants to show the native layer. */
type Wisher = symbol;

/** What a wisher's layer does: nothing, be there, or go. */
type LayerState = 'hidden' | 'shown' | 'leaving';

type Phase = 'none' | 'coming' | 'there' | 'going';

/** A layer that never says that it has come or gone is taken to have, after so many milliseconds. */
const SILENCE_LIMIT = 800;

/**
 * There is one native layer over the app at a time: it is asked to go only when it has come, and the next one is asked to
 * come only when it has gone.
 */
export class LayerTurn {
  private readonly wishers = new Set<Wisher>();
  private readonly listeners = new Set<() => void>();
  private holder: Wisher | null = null;
  private phase: Phase = 'none';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly takesTime: boolean) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  stateOf(wisher: Wisher): LayerState {
    if (this.holder !== wisher) return 'hidden';
    return this.phase === 'going' ? 'leaving' : 'shown';
  }

  /** Whether there is no layer, nor one on its way. */
  get isIdle(): boolean {
    return this.phase === 'none';
  }

  wish(wisher: Wisher): void {
    this.wishers.add(wisher);
    this.goOn();
  }

  letGo(wisher: Wisher): void {
    if (!this.wishers.delete(wisher)) return;
    this.goOn();
  }

  /** The native layer says that it is there. */
  readonly hasCome = (): void => {
    if (this.phase === 'coming') this.enter('there');
  };

  /** The native layer says that it is gone. */
  readonly hasGone = (): void => {
    if (this.phase === 'going') this.enter('none');
  };

  /** Nothing is shown and nobody waits: for tests, which share the device. */
  reset(): void {
    clearTimeout(this.timer);
    this.wishers.clear();
    this.holder = null;
    this.phase = 'none';
  }

  private goOn(): void {
    if (this.phase === 'none') {
      const [next] = this.wishers;
      if (next === undefined) return;
      this.holder = next;
      this.enter('coming');
    } else if (this.phase === 'there' && this.holder !== null && !this.wishers.has(this.holder)) {
      this.enter('going');
    }
  }

  private enter(phase: Phase): void {
    clearTimeout(this.timer);
    this.phase = phase;
    if (phase === 'none') this.holder = null;
    const after = phase === 'coming' ? this.hasCome : phase === 'going' ? this.hasGone : null;
    if (after !== null && !this.takesTime) return after();
    if (after !== null) this.timer = setTimeout(after, SILENCE_LIMIT);
    this.listeners.forEach((listener) => listener());
    this.goOn();
  }
}

/** The turn of this device. */
export const layerTurn = new LayerTurn(DO_LAYERS_TAKE_TIME);
