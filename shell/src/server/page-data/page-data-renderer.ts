import type { Loaded } from '@shop/cache';
import type { Parts } from '../http/compressed-body.ts';
import { compressedBody } from '../http/compressed-body.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { reportFragments, type PageRequest, type StartJob } from '../page/fragment-jobs.ts';
import { loadedPage } from '../page/page-cache.ts';
import type { PageResponse } from '../page/page-response.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { SlotChoice } from './choose-slots.ts';
import { isComplete, loadPageData, otherReleaseLine } from './load-page-data.ts';

export interface PageDataRendererOptions {
  startJob: StartJob;
  metrics: Pick<Metrics, 'fragment'>;
  health: Pick<ReleaseHealth, 'fragment'>;
}

/** Loads the data of a page: streamed for one visitor, or as a whole for the shared cache. */
export interface PageDataRenderer {
  stream(request: PageRequest, releases: ReleaseSet, choice: SlotChoice): AsyncGenerator<Parts>;
  whole(request: PageRequest, releases: ReleaseSet, choice: SlotChoice): Promise<Loaded<PageResponse>>;
}

export function createPageDataRenderer({ startJob, metrics, health }: PageDataRendererOptions): PageDataRenderer {
  const lines = async function* (request: PageRequest, releases: ReleaseSet, { slots, others }: SlotChoice) {
    if (others.length > 0) yield { bytes: otherReleaseLine(others), isComplete: false };
    if (slots.length === 0) return;
    const { job, end } = await startJob({ ...request, isDataOnly: true }, releases);
    try {
      for await (const loaded of loadPageData(job, slots)) {
        reportFragments([loaded.fragment], { metrics, health, log: request.log });
        yield { bytes: loaded.bytes ?? [], isComplete: isComplete(loaded) };
      }
    } finally {
      end();
    }
  };
  return {
    async *stream(request, releases, choice) {
      for await (const { bytes } of lines(request, releases, choice)) if (bytes.length > 0) yield bytes;
    },
    async whole(request, releases, choice) {
      const parts: Uint8Array[] = [];
      let isCacheable = true;
      for await (const line of lines(request, releases, choice)) {
        parts.push(...line.bytes);
        isCacheable &&= line.isComplete;
      }
      const value = { route: request.route.name, status: 200, headers: {}, body: compressedBody(parts) };
      return loadedPage(value, isCacheable);
    },
  };
}
