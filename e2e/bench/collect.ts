import type { CDPSession, Page } from '@playwright/test';

export interface Vitals {
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** Sum of the parts above 50 ms of every long task from first paint until hydration. */
  tbt: number;
  hydrated: number;
}

/** Counted until the page has been at rest for seconds, so late parts are in it. Bytes are with their headers. */
export interface Traffic {
  requests: number;
  allBytes: number;
  htmlBytes: number;
  cssBytes: number;
  jsBytes: number;
  imageBytes: number;
}

/** Put into the page before anything else runs: collects what only the page itself can see. */
export const observe = (): void => {
  const seen = { lcp: 0, cls: 0, longTasks: [] as [start: number, duration: number][], hydrated: 0 };
  Object.assign(globalThis, { shopVitals: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longTasks.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hydrated !== 'true') return;
    seen.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
};

/** Reads the collected figures, in milliseconds since navigation. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => {
    const seen = (
      globalThis as unknown as {
        shopVitals: { lcp: number; cls: number; longTasks: [number, number][]; hydrated: number };
      }
    ).shopVitals;
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tbt = seen.longTasks
      .filter(([start]) => start >= fcp && start <= (seen.hydrated || Infinity))
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return { ttfb: navigation.responseStart, fcp, lcp: seen.lcp, cls: seen.cls, tbt, hydrated: seen.hydrated };
  });

const KINDS: Record<string, keyof Traffic> = {
  Document: 'htmlBytes',
  Stylesheet: 'cssBytes',
  Script: 'jsBytes',
  Image: 'imageBytes',
};

/** Counts requests and their transferred bytes, by kind. */
export const countTraffic = (session: CDPSession): Traffic => {
  const traffic: Traffic = { requests: 0, allBytes: 0, htmlBytes: 0, cssBytes: 0, jsBytes: 0, imageBytes: 0 };
  const kinds = new Map<string, keyof Traffic>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    traffic.requests += 1;
    const kind = KINDS[type];
    if (kind) kinds.set(requestId, kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.allBytes += encodedDataLength;
    const kind = kinds.get(requestId);
    if (kind) traffic[kind] += encodedDataLength;
  });
  return traffic;
};
