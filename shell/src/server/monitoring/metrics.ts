import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { Fragment } from '../page/fragments.ts';
import type { BrowserAlert } from '../releases/release-health.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  contentType: string;
  text(): Promise<string>;
  page(labels: { route: string; status: number; cache: string }, milliseconds: number): void;
  fragment(fragment: Fragment): void;
  /**
   * Counts a lost render thread of a release: terminated because it hung, or ended by an uncaught error or memory
   * limit.
   */
  threadLost(release: Pick<ReleaseManifest, 'name' | 'version'>): void;
  /** Counts an alert: many browsers reported errors of a release within a minute. */
  releaseAlert(alert: Pick<BrowserAlert, 'name' | 'version'>): void;
}

/** Creates the Prometheus metrics of one server, in a registry of its own, so that tests can have many. */
export function createMetrics({ withProcess = true } = {}): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const pages = new Histogram({
    name: 'shell_page_seconds',
    help: 'Time to answer a page',
    labelNames: ['route', 'status', 'cache'],
    buckets: SECONDS,
    registers: [registry],
  });
  const fragments = new Histogram({
    name: 'shell_fragment_seconds',
    help: 'Time to render a fragment',
    labelNames: ['slot'],
    buckets: SECONDS,
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'shell_fragments_total',
    help: 'Fragments by outcome',
    labelNames: ['slot', 'outcome'],
    registers: [registry],
  });
  const threads = new Counter({
    name: 'shell_threads_lost_total',
    help: 'Threads of releases that were lost',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const alerts = new Counter({
    name: 'shell_release_alerts_total',
    help: 'Minutes in which many browsers reported errors of a release',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    page: ({ route, status, cache }, milliseconds) =>
      pages.observe({ route, status: String(status), cache }, milliseconds / 1000),
    fragment: ({ slot, outcome, milliseconds }) => {
      if (milliseconds !== null) fragments.observe({ slot }, milliseconds / 1000);
      outcomes.inc({ slot, outcome });
    },
    threadLost: ({ name, version }) => threads.inc({ remote: name, version }),
    releaseAlert: ({ name, version }) => alerts.inc({ remote: name, version }),
  };
}
