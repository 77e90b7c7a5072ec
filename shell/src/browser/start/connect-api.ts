import { SHOP } from '@shop/contracts/config';
import type { ApiClient, EventBus, Toasts } from '@shop/contracts/platform';
import { href } from '@shop/contracts/routing';
import type { SiteDescription } from '@shop/contracts/site-description';
import { isAborted, pageRedirectTarget } from '@shop/platform';
import { createApiClient, type ApiClientOptions } from '@shop/platform/api-client';
import type { Connectivity } from '../connectivity/create-connectivity.ts';
import { createErrorReporter, watchErrors } from '../errors/report-error.ts';
import { withAfterCalls } from '../platform/after-calls.ts';
import { responseSchema } from '../platform/load-schemas.ts';
import type { Wiring } from './wiring.ts';

/** `fetch` that records whether the shop responds. */
export const watchedFetch =
  (connectivity: Pick<Connectivity, 'note'>): typeof fetch =>
  async (input, init) => {
    try {
      const response = await fetch(input, init);
      connectivity.note(true);
      return response;
    } catch (error) {
      if (!isAborted(error)) connectivity.note(false);
      throw error;
    }
  };

export interface ApiConnectionOptions {
  fetch: typeof globalThis.fetch;
  wiring: Wiring;
  bus: EventBus;
  toasts: Toasts;
  afterCalls: NonNullable<SiteDescription['afterCalls']>;
  takePack: (languagePack: Record<string, string>) => void;
  reportToken: string | undefined;
}

export interface ApiConnection {
  api: ApiClient;
  /** For further clients, such as the one of a page load. */
  clientOptions: ApiClientOptions;
}

/** Creates the Platform's api client, and the error reporter that uses it. */
export function connectApi(options: ApiConnectionOptions): ApiConnection {
  const { fetch, wiring, bus, toasts, afterCalls, takePack, reportToken } = options;
  const clientOptions: ApiClientOptions = {
    base: '/api/',
    fetch,
    region: () => SHOP.region,
    onVersion: (seen) => wiring.version?.note(seen),
    responseSchema,
    onMismatch: ({ call, problems }) =>
      wiring.report(new Error(`${call} broke its contract: ${problems.join('; ')}`), 'api'),
  };
  const plainApi = createApiClient({
    ...clientOptions,
    onPageRedirect(header) {
      const to = pageRedirectTarget(header, href);
      if (to) void wiring.navigate(to, { replace: true });
    },
  });
  const api = withAfterCalls(plainApi, { toasts, bus, afterCalls, takePack });
  wiring.report = createErrorReporter(api, window.navigator.userAgent, reportToken);
  watchErrors(wiring.report);
  return { api, clientOptions };
}
