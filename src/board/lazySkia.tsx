import { Component, createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

import { loadRenderer } from './renderer';

/** A part of the app did not arrive. It may do so when it is asked for again. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** How long a network may stumble, in milliseconds. */
const STUMBLE = 300;

/**
 * Loads a module that draws with Skia. Skia itself comes first: a module that imports it must not even be evaluated before.
 * What fails is tried once more before anybody hears of it.
 */
export async function withSkia<Module>(load: () => Promise<Module>): Promise<Module> {
  const all = async () => {
    await loadRenderer();
    return load();
  };
  try {
    return await all();
  } catch {
    await new Promise<void>((resolve) => setTimeout(resolve, STUMBLE));
  }
  try {
    return await all();
  } catch (error) {
    throw new LoadFailure(error);
  }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Loading<Props> {
  component(): ComponentType<Props>;
  /** Forgets a failure: React's `lazy` would keep it for ever. */
  renew(): void;
}

const loadings: Pick<Loading<never>, 'renew'>[] = [];

function loadingOf<Props>(load: Load<Props>): Loading<Props> {
  let hasFailed = false;
  const make = () =>
    lazy(() =>
      withSkia(load).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
  let made = make();
  const loading: Loading<Props> = {
    component: () => made as unknown as ComponentType<Props>,
    renew: () => {
      if (!hasFailed) return;
      hasFailed = false;
      made = make();
    },
  };
  loadings.push(loading);
  return loading;
}

/** What could not be loaded is loaded anew when it is next shown: for the button that says so. */
export function retryFailedLoads(): void {
  for (const loading of loadings) loading.renew();
}

/** A component that draws with Skia, loaded when it is first shown. Without it its screen is nothing: a failure goes up. */
export function lazySkia<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const loading = loadingOf(load);
  return function LazySkia(props: Props) {
    'use no memo';
    return createElement(loading.component(), props);
  };
}

/**
 * A component that shows nothing itself and paints for others, loaded when it is first mounted. Without it they go on
 * unpainted; the next that is mounted loads it anew.
 */
export function lazyPainter<Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { onMissing?: () => void }> {
  const loading = loadingOf(load);
  return function LazyPainter({ onMissing, ...props }: Props & { onMissing?: () => void }) {
    'use no memo';
    return (
      <Spared onMount={loading.renew} onMissing={onMissing}>
        <Suspense fallback={null}>
          <Painter loading={loading} given={props as unknown as Props} />
        </Suspense>
      </Spared>
    );
  };
}

/** Below the boundary, which has forgotten an earlier failure by then. */
function Painter<Props extends object>({ loading, given }: { loading: Loading<Props>; given: Props }) {
  'use no memo';
  return createElement(loading.component(), given);
}

/** Does without what could not be loaded. Any other fault goes up. */
class Spared extends Component<
  { onMount: () => void; onMissing: (() => void) | undefined; children: ReactNode },
  { fault: unknown }
> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault };
  }

  constructor(props: Spared['props']) {
    super(props);
    props.onMount();
  }

  override componentDidCatch(): void {
    this.props.onMissing?.();
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (fault instanceof LoadFailure) return null;
    throw fault;
  }
}
