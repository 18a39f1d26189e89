import type { CDPSession, Page } from 'playwright-core';

/** What a page holds once nothing forgotten is left. */
export interface PageCensus {
  /** Elements and texts, those outside the document included. */
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of the page's own objects. */
  readonly heap: number;
  /** WebGL contexts that somebody still holds, and all that were ever made. */
  readonly contexts: number;
  readonly contextsMade: number;
  readonly canvases: number;
  /** Bytes of CanvasKit's memory, which only ever grows. */
  readonly renderer: number;
  /** Objects of CanvasKit that hold something, by class. */
  readonly skia: Readonly<Record<string, number>>;
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function takeCensus(page: Page, session: CDPSession): Promise<PageCensus> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times++) {
    await session.send('HeapProfiler.collectGarbage');
    // Who waits for what is collected is told a little later.
    await rest(150);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const counted = await page.evaluate(() => {
    const { __counter } = window as unknown as {
      __counter: { take(): Omit<PageCensus, 'nodes' | 'listeners' | 'heap'> };
    };
    return __counter.take();
  });
  await session.send('HeapProfiler.disable');
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    ...counted,
  };
}
