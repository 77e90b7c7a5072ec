import type { Loaded } from '@shop/cache';
import { renderFallback } from '../../layout/render-layout.tsx';
import { correctedUrl } from '../../routing/resolve-url.ts';
import type { ApiReads } from '../api/api-reads.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import { compose } from './compose.ts';
import { reportFragments, type PageRequest, type StartJob } from './fragment-jobs.ts';
import { loadedPage } from './page-cache.ts';
import { redirectResponse, type PageResponse } from './page-response.ts';
import { renderDocument, type DocumentOptions } from './render-document.ts';

export interface PageRendererOptions extends DocumentOptions {
  api: Pick<ApiReads, 'takeovers'>;
  startJob: StartJob;
  metrics: Pick<Metrics, 'fragment'>;
  health: Pick<ReleaseHealth, 'fragment'>;
}

export type PageRenderer = (request: PageRequest, releases: ReleaseSet) => Promise<Loaded<PageResponse>>;

/** Creates the renderer of pages from fragments to a finished response. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { api, startJob, metrics, health } = options;
  return async (request, releases) => {
    const { route, log } = request;
    const [takeovers, { job, end }] = await Promise.all([api.takeovers(), startJob(request, releases)]);
    const { page } = job;
    const site = siteOf(releases);
    const composition = await compose(job, (slot) => renderFallback(slot, site.slots));
    end();
    reportFragments(composition.fragments, { metrics, health, log });

    if (composition.kind === 'redirect') {
      const { to, permanent } = composition;
      return loadedPage(redirectResponse(route.name, to, permanent), permanent);
    }
    const { head, isComplete } = composition;
    const status = request.status ?? composition.status;
    const corrected = status === 200 ? correctedUrl(route, head, site.routes) : null;
    if (corrected !== null) return loadedPage(redirectResponse(route.name, corrected, true), isComplete);
    const response = renderDocument(options, { request, releases, page, takeovers, composition, status });
    return loadedPage(response, isComplete && status < 500);
  };
}
