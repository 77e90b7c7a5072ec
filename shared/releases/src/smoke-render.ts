import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { PageContext, RenderResult, ServerBundle } from '@shop/contracts/rendering';
import { ROUTES, type RouteDefinition, type RouteSnapshot, type RouteTable } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { matchUrl } from '@shop/contracts/routing/match';
import { createBundleFetch } from './bundle-fetch.ts';
import { openInWorker } from './worker-bundle.ts';

/** Render function of a server bundle. */
export type Render = ServerBundle['render'];

/** Environment of a smoke render. */
export interface SmokeOptions {
  /** URL of the api, with a slash at the end; null without one: then only slots that need none are checked. */
  apiBase: string | null;
  /** Milliseconds since 1970. */
  now: number;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
  /** What the release adds to the route table. */
  routes?: RouteTable;
}

const TIMEOUT_MS = 10_000;

/** The first shape of a URL with a sample value for each parameter. */
const sampleUrlOf = ({ paths }: RouteDefinition): string =>
  `/se/${(paths[0] ?? '').replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1')}`.replace(/\/$/, '');

/** A page that shows the slot: its own for a page slot, the start page for all others. */
function routeFor(slot: SlotName, added: RouteTable): RouteSnapshot {
  const definitions: readonly RouteDefinition[] = [...Object.values(ROUTES), ...Object.values(added)];
  const own = definitions.find(({ page }) => page === slot);
  const route = (own && matchUrl(sampleUrlOf(own), added).route) ?? matchUrl('/se').route;
  if (route === null) throw new Error('The route table has no start page');
  return route;
}

const pageFor = (slot: SlotName, now: number, added: RouteTable): PageContext => ({
  route: routeFor(slot, added),
  user: null,
  starredStores: [],
  settings: VISITOR_SETTINGS,
  flag: null,
  kiosk: false,
  consent: null,
  zipCode: null,
  isCrawler: false,
  now,
  languagePack: {},
});

/** A response other than a success does not fail the release: the api may be down, or have no product 1. */
function watched(fetch: typeof globalThis.fetch, apiBase: string | null) {
  let isConclusive = true;
  const request: typeof globalThis.fetch = async (input, init) => {
    try {
      if (apiBase === null) throw new TypeError('There is no api');
      const response = await fetch(input, init);
      isConclusive &&= response.ok;
      return response;
    } catch (error) {
      isConclusive = false;
      throw error;
    }
  };
  return { fetch: request, isConclusive: () => isConclusive };
}

async function renderOne(render: Render, slot: SlotName, options: SmokeOptions): Promise<string | null> {
  const { apiBase, now, fetch, timeoutMs = TIMEOUT_MS, routes = {} } = options;
  const { fetch: watchedFetch, isConclusive } = watched(fetch, apiBase);
  const signal = AbortSignal.timeout(timeoutMs);
  const call = { apiBase: apiBase ?? 'http://api.invalid/api/', cookie: null, requestId: `smoke-render-${slot}` };
  const request = { slot, page: pageFor(slot, now, routes), ...call };
  const io = { signal, fetch: createBundleFetch({ ...call, fetch: watchedFetch }) };
  const result: Pick<RenderResult, 'error'> = await render(request, io).catch((thrown: unknown) => ({
    error: { message: thrown instanceof Error ? thrown.message : String(thrown), stack: '' },
  }));
  return result.error === null || !isConclusive() ? null : `${slot} cannot be drawn: ${result.error.message}`;
}

/**
 * Renders every slot of a release once, as for a visitor. Returns those that throw although the api has responded
 * successfully.
 */
export async function smokeRender(
  render: Render,
  slots: readonly SlotName[],
  options: SmokeOptions,
): Promise<string[]> {
  const problems: string[] = [];
  // One after the other: the first render of a bundle is the slowest, and servers do this beside their visitors.
  for (const slot of slots) {
    const problem = await renderOne(render, slot, options);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/**
 * The same in a thread of its own, so that a release which never returns blocks nothing. Rejects when it cannot be
 * loaded.
 */
export async function smokeInThread(
  file: string,
  slots: readonly SlotName[],
  options: SmokeOptions,
): Promise<string[]> {
  const bundle = await openInWorker(file);
  try {
    return await smokeRender(bundle.render, slots, options);
  } finally {
    await bundle.close();
  }
}
