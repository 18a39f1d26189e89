import type { Clause } from './matcher';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** One element as an eye sees it. */
export interface Description {
  readonly identifier?: string;
  readonly text: string;
  readonly label?: string;
  readonly value?: string;
  readonly placeholder?: string;
  /** How much of it is to be seen, from 0 to 1; left out where nobody asked, because looking costs the most. */
  readonly share?: number;
  readonly enabled: boolean;
  readonly focused: boolean;
  readonly toggle?: boolean;
  readonly frame: Frame;
}

/** Real touches, below everything that the app could notice. */
export interface Fingers {
  tap(at: Point): Promise<void>;
  multiTap(at: Point, times: number): Promise<void>;
  hold(at: Point, duration: number): Promise<void>;
  /** Moves any number of fingers along straight lines. `before` and `after` are rests with the fingers down. */
  drag(lines: readonly (readonly [Point, Point])[], duration: number, before?: number, after?: number): Promise<void>;
}

/** The keyboard under the field that has the focus. */
export interface Keyboard {
  /** Adds at the end of what is there, letter by letter. */
  type(text: string): Promise<void>;
  /** Adds all at once, as pasting does. */
  insert(text: string): Promise<void>;
  clear(): Promise<void>;
  backspace(): Promise<void>;
  enter(): Promise<void>;
}

/** The app on whatever plays the phone. Elements, expectations and waits are built on this alone. */
export interface TestedApp {
  readonly isRunning: boolean;
  readonly fingers: Fingers;
  readonly keyboard: Keyboard;
  /** How long a claim may take to come true: Detox waits for timers of up to this many milliseconds. */
  readonly grace: number;
  /** Waits until the app rests. */
  settle(): Promise<void>;
  /** The same, unless it rested a moment ago and nobody has touched it since. */
  staySettled(): Promise<void>;
  /** Throws what the app has complained about since the last call. */
  failOnProblems(): void;
  /** The time as the app feels it: a phone without a phone need not wait for it. */
  now(): number;
  rest(milliseconds: number): Promise<void>;
  query(matcher: readonly Clause[], isMeasured: boolean): Promise<Description[]>;
  /** Whether a finger at this point of the window touches the element. */
  reaches(matcher: readonly Clause[], index: number, at: Point): Promise<boolean>;
  focus(matcher: readonly Clause[], index: number): Promise<void>;
  /** Scrolls the element, or what holds it, and answers how far it went; null when there is nothing to scroll. */
  scroll(matcher: readonly Clause[], index: number, axis: 'x' | 'y', amount: number): Promise<number | null>;
  size(): { readonly width: number; readonly height: number };
  screenshot(file: string, clip?: Frame): Promise<void>;
}
