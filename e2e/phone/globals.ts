import { FRAME } from './clock';
import type { Host } from './modules/native';

type Callback = (...args: unknown[]) => unknown;

/** React's own levels of urgency, as its native scheduler names them. */
const SCHEDULER = {
  unstable_ImmediatePriority: 1,
  unstable_UserBlockingPriority: 2,
  unstable_NormalPriority: 3,
  unstable_LowPriority: 4,
  unstable_IdlePriority: 5,
} as const;

/** Levels of the native log: from here on somebody should look. */
const WARNING = 2;

/** Makes the realm's own Date tell the phone's time. */
const DATE = `(function (now) {
  const Real = Date;
  globalThis.Date = class Date extends Real {
    constructor(...args) { if (args.length === 0) super(now()); else super(...args); }
    static now() { return now(); }
  };
})`;

/** What native code puts onto the global object of the RN runtime before the bundle runs. */
export function installGlobals(host: Host): { callables: Map<string, () => unknown> } {
  const { realm, clock, problems } = host;
  const { global } = realm;
  const callables = new Map<string, () => unknown>();
  const guarded = (where: string, run: () => unknown) => () => {
    try {
      return run();
    } catch (error) {
      problems.add('rn', error, where);
      return undefined;
    }
  };
  const timer = (where: string, run: Callback, wait: number, args: readonly unknown[]) =>
    clock.after(wait, guarded(where, () => run(...args)));
  const intervals = new Map<number, number>();
  const repeat = (id: number, run: () => unknown, wait: number) => {
    const next = clock.after(wait, () => {
      run();
      if (intervals.has(id)) repeat(id, run, wait);
    });
    intervals.set(id, next);
  };
  (realm.evaluate(DATE) as Callback)(() => clock.date());
  Object.assign(global, {
    window: global,
    self: global,
    RN$Bridgeless: true,
    nativePerformanceNow: () => clock.now(),
    performance: Object.assign(realm.object(), { now: () => clock.now() }),
    TextEncoder,
    nativeLoggingHook: (message: string, level: number) => {
      if (level >= WARNING) problems.add('console', { message });
    },
    HermesInternal: Object.assign(realm.object(), {
      hasPromise: () => true,
      enablePromiseRejectionTracker: () => undefined,
      getRuntimeProperties: () => realm.plain({}),
    }),
    RN$registerCallableModule: (name: string, factory: () => unknown) => callables.set(name, factory),
    RN$handleException: (error: unknown, isFatal: boolean) => problems.add('rn', error, isFatal ? 'fatal' : 'soft'),
    RN$hasHandledFatalException: () => false,
    RN$notifyOfFatalException: () => undefined,
    __nativeComponentRegistry__hasComponent: () => true,
    RN$LegacyInterop_UIManager_getConstants: () => realm.object(),
    RN$LegacyInterop_UIManager_getConstantsForViewManager: () => undefined,
    RN$LegacyInterop_UIManager_getDefaultEventTypes: () => realm.array([]),
    setTimeout: (run: Callback, wait = 0, ...args: unknown[]) => timer('timeout', run, wait, args),
    clearTimeout: (id: number) => clock.cancel(id),
    setInterval: (run: Callback, wait = 0, ...args: unknown[]) => {
      const id = clock.after(0, () => undefined);
      repeat(id, guarded('interval', () => run(...args)), Math.max(1, wait));
      return id;
    },
    clearInterval: (id: number) => {
      const next = intervals.get(id);
      intervals.delete(id);
      if (next !== undefined) clock.cancel(next);
    },
    setImmediate: (run: Callback, ...args: unknown[]) => timer('immediate', run, 0, args),
    clearImmediate: (id: number) => clock.cancel(id),
    requestAnimationFrame: (run: Callback) => clock.after(FRAME, guarded('frame', () => run(clock.now()))),
    cancelAnimationFrame: (id: number) => clock.cancel(id),
    queueMicrotask: (run: Callback) => queueMicrotask(guarded('microtask', () => run())),
    nativeRuntimeScheduler: scheduler(host, guarded),
  });
  return { callables };
}

interface ReactTask {
  callback: Callback | null;
}

function scheduler(host: Host, guarded: (where: string, run: () => unknown) => () => unknown): object {
  const { clock, realm } = host;
  const run = (task: ReactTask) => {
    const { callback } = task;
    if (callback === null) return;
    const next = guarded('React', () => callback(false))();
    task.callback = typeof next === 'function' ? (next as Callback) : null;
    if (task.callback !== null) clock.after(0, () => run(task));
  };
  return Object.assign(realm.object(), SCHEDULER, {
    unstable_scheduleCallback: (_priority: number, callback: Callback) => {
      const task: ReactTask = { callback };
      clock.after(0, () => run(task));
      return task;
    },
    unstable_cancelCallback: (task: ReactTask) => {
      task.callback = null;
    },
    unstable_shouldYield: () => false,
    unstable_requestPaint: () => undefined,
    unstable_now: () => clock.now(),
    unstable_getCurrentPriorityLevel: () => SCHEDULER.unstable_NormalPriority,
  });
}
