import type { Page } from '@playwright/test';

/** Times in milliseconds from the start of navigation; sizes in kB as they came over the wire. */
export interface PageMetrics {
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** Sum of what long tasks took beyond 50 ms each. */
  tbt: number;
  jsKb: number;
  cssKb: number;
  htmlKb: number;
  requests: number;
}

/** Runs in the page before anything else: entries of these kinds cannot all be read afterwards. */
export const OBSERVE = `
  window.__bench = { lcp: 0, cls: 0, tbt: 0 };
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => { window.__bench.lcp = entry.startTime; });
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) window.__bench.cls += entry.value; });
  on('longtask', (entry) => { window.__bench.tbt += Math.max(0, entry.duration - 50); });
`;

/** Reads what `OBSERVE` saw, together with the browser's own timings. */
export const readMetrics = (page: Page): Promise<PageMetrics> =>
  page.evaluate(() => {
    const seen = (window as unknown as { __bench: { lcp: number; cls: number; tbt: number } }).__bench;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const kbOf = (pattern: RegExp): number =>
      resources
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    return {
      ttfb: navigation?.responseStart ?? Number.NaN,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: seen.tbt,
      jsKb: kbOf(/\.m?js$/),
      cssKb: kbOf(/\.css$/),
      htmlKb: (navigation?.transferSize ?? 0) / 1000,
      requests: resources.length + 1,
    };
  });
